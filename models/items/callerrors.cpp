// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "callerrors.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::items {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array titles{
    QT_TRANSLATE_NOOP("CallErrors", "What happened"),
    QT_TRANSLATE_NOOP("CallErrors", "Operation"),
    QT_TRANSLATE_NOOP("CallErrors", "Times"),
    QT_TRANSLATE_NOOP("CallErrors", "First"),
    QT_TRANSLATE_NOOP("CallErrors", "Last"),
};
// clang-format on

CallErrors::CallErrors(api::CallLog &log, QObject *parent)
    : QAbstractTableModel(parent)
    , m_log(log)
{
    static_assert(titles.size() == ColumnCount);
    connect(&log, &api::CallLog::added, this, &CallErrors::take);
    connect(&log, &api::CallLog::dropped, this, &CallErrors::rebuild);
    connect(&log, &api::CallLog::cleared, this, &CallErrors::rebuild);
    rebuild();
}

void CallErrors::add(std::vector<Group> &groups, const api::CallRecord &record)
{
    const auto same = [&record](const Group &group) {
        return group.kind == *record.kind && group.operation == record.request.operation;
    };
    auto group = std::ranges::find_if(groups, same);
    if (group == groups.end())
        group = groups.insert(group,
                              {.kind = *record.kind,
                               .operation = record.request.operation,
                               .what = {},
                               .first = record.at});
    group->what = record.message;
    ++group->times;
    group->last = record.at;
    group->latest = record.number;
}

void CallErrors::take(const api::CallRecord &record)
{
    if (!record.kind)
        return;
    auto groups = m_groups;
    add(groups, record);
    if (groups.size() > m_groups.size()) {
        beginInsertRows({}, rowCount(), rowCount());
        m_groups = std::move(groups);
        endInsertRows();
        return;
    }
    m_groups = std::move(groups);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void CallErrors::rebuild()
{
    beginResetModel();
    m_groups.clear();
    for (const auto &record : m_log.records()) {
        if (record.kind)
            add(m_groups, record);
    }
    endResetModel();
}

int CallErrors::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_groups.size());
}

int CallErrors::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString CallErrors::textOf(const Group &group, int column) const
{
    const auto time = [](const QDateTime &moment) {
        return moment.toLocalTime().toString(u"HH:mm:ss"_s);
    };
    switch (column) {
    case What:
        return group.what;
    case Operation:
        return catalogue::titleOf(catalogue::operation(group.operation));
    case Times:
        return QLocale().toString(group.times);
    case First:
        return time(group.first);
    default:
        return time(group.last);
    }
}

QVariant CallErrors::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &group = m_groups[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(group, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (index.column() == Times ? Qt::AlignRight : Qt::AlignLeft));
    case LatestRole:
        return group.latest;
    case SortRole:
        return index.column() == Times ? QVariant(group.times)
                                       : QVariant(textOf(group, index.column()));
    default:
        return {};
    }
}

QVariant CallErrors::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return QCoreApplication::translate("CallErrors", titles[static_cast<std::size_t>(section)]);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (section == Times ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

} // namespace storedesk::items

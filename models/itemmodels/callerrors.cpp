// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "callerrors.h"

#include "itemmodels/columnorder.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;

static QString timeText(const QDateTime &moment)
{
    return moment.toLocalTime().toString(u"HH:mm:ss"_s);
}

namespace {

using Group = CallErrorGroup;

struct ErrorColumn
{
    CallErrors::Column column;
    const char *title;
    Qt::AlignmentFlag side;
    QString (*text)(const Group &group);
    // The text is used if null.
    QVariant (*sortValue)(const Group &group) = nullptr;
};

// clang-format off
constexpr std::array errorColumns{
    ErrorColumn{CallErrors::What, QT_TRANSLATE_NOOP("CallErrors", "Problem"), Qt::AlignLeft,
                [](const Group &group) { return group.what; }},
    ErrorColumn{CallErrors::Operation, QT_TRANSLATE_NOOP("CallErrors", "Operation"), Qt::AlignLeft,
                [](const Group &group) { return catalogue::titleOf(catalogue::operation(group.operation)); }},
    ErrorColumn{CallErrors::Times, QT_TRANSLATE_NOOP("CallErrors", "Count"), Qt::AlignRight,
                [](const Group &group) { return QLocale().toString(group.times); },
                [](const Group &group) { return QVariant(group.times); }},
    ErrorColumn{CallErrors::First, QT_TRANSLATE_NOOP("CallErrors", "First"), Qt::AlignLeft,
                [](const Group &group) { return timeText(group.first); }},
    ErrorColumn{CallErrors::Last, QT_TRANSLATE_NOOP("CallErrors", "Last"), Qt::AlignLeft,
                [](const Group &group) { return timeText(group.last); }},
};
// clang-format on
static_assert(columnsInOrder(errorColumns, CallErrors::ColumnCount));

} // namespace

CallErrors::CallErrors(api::CallLog &log, QObject *parent)
    : QAbstractTableModel(parent)
    , m_log(log)
{
    connect(&log, &api::CallLog::added, this, &CallErrors::addCall);
    connect(&log, &api::CallLog::dropped, this, &CallErrors::rebuild);
    connect(&log, &api::CallLog::cleared, this, &CallErrors::rebuild);
    connect(&log, &api::CallLog::renumbered, this, &CallErrors::rebuild);
    rebuild();
}

void CallErrors::add(std::vector<CallErrorGroup> &groups, const api::CallRecord &record)
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

void CallErrors::addCall(const api::CallRecord &record)
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

QVariant CallErrors::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &group = m_groups[static_cast<std::size_t>(index.row())];
    const auto &column = errorColumns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return column.text(group);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | column.side);
    case LatestRole:
        return group.latest;
    case SortRole:
        return column.sortValue ? column.sortValue(group) : QVariant(column.text(group));
    default:
        return {};
    }
}

QVariant CallErrors::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto &column = errorColumns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return QCoreApplication::translate("CallErrors", column.title);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | column.side);
    return {};
}

} // namespace storedesk::itemmodels

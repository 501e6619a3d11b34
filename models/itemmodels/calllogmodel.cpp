// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "calllogmodel.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;
using api::CallRecord;
using http::ErrorKind;

namespace {

struct ColumnRow
{
    // Source text.
    const char *title;
    Qt::Alignment alignment;
    QString (*text)(const CallRecord &record);
    QVariant (*sortValue)(const CallRecord &record);
};

} // namespace

static QString answerText(const CallRecord &record)
{
    if (record.confirmed)
        return QCoreApplication::translate("CallLog", "confirmed later");
    if (record.status == 0)
        return QCoreApplication::translate("CallLog", "no response");
    const auto status = QString::number(record.status);
    return record.code.isEmpty() ? status : u"%1 %2"_s.arg(status, record.code);
}

QString causeOf(const CallRecord &record)
{
    const auto &cause = record.request.cause;
    return cause.isEmpty() ? catalogue::titleOf(operationOf(record.request)) : cause;
}

// Calls of earlier runs may be of any day.
static QString timeOf(const CallRecord &record)
{
    const auto at = record.at.toLocalTime();
    return record.earlier ? QLocale().toString(at, u"d MMM HH:mm"_s) : at.toString(u"HH:mm:ss"_s);
}

static QString verbOf(const CallRecord &record)
{
    return QString::fromLatin1(catalogue::verbName(operationOf(record.request).verb));
}

static constexpr auto left = Qt::AlignLeft | Qt::AlignVCenter;
static constexpr auto right = Qt::AlignRight | Qt::AlignVCenter;

// clang-format off
static const std::array columns{
    ColumnRow{QT_TRANSLATE_NOOP("CallLog", "Time"), left,
              timeOf,
              [](const CallRecord &record) { return QVariant(record.number); }},
    ColumnRow{QT_TRANSLATE_NOOP("CallLog", "Method"), left, verbOf,
              [](const CallRecord &record) { return QVariant(verbOf(record)); }},
    ColumnRow{QT_TRANSLATE_NOOP("CallLog", "Path"), left,
              [](const CallRecord &record) { return record.target; },
              [](const CallRecord &record) { return QVariant(record.target); }},
    ColumnRow{QT_TRANSLATE_NOOP("CallLog", "Response"), left, answerText,
              [](const CallRecord &record) { return QVariant(record.status); }},
    ColumnRow{QT_TRANSLATE_NOOP("CallLog", "Duration"), right,
              [](const CallRecord &record) { return QCoreApplication::translate("CallLog", "%1 ms").arg(QLocale().toString(qint64(record.duration.count()))); },
              [](const CallRecord &record) { return QVariant(qint64(record.duration.count())); }},
    ColumnRow{QT_TRANSLATE_NOOP("CallLog", "Attempts"), right,
              [](const CallRecord &record) { return QString::number(record.attempts); },
              [](const CallRecord &record) { return QVariant(record.attempts); }},
    ColumnRow{QT_TRANSLATE_NOOP("CallLog", "Received"), right,
              [](const CallRecord &record) { return QLocale().formattedDataSize(record.bytesReceived); },
              [](const CallRecord &record) { return QVariant(record.bytesReceived); }},
    ColumnRow{QT_TRANSLATE_NOOP("CallLog", "Caused by"), left, causeOf,
              [](const CallRecord &record) { return QVariant(causeOf(record)); }},
};
// clang-format on

CallLogModel::End endOf(const CallRecord &record)
{
    using End = CallLogModel::End;
    if (!record.kind)
        return record.confirmed ? End::Confirmed : End::Worked;
    switch (*record.kind) {
    case ErrorKind::RateLimited:
    case ErrorKind::QueueFull:
        return End::Slowed;
    case ErrorKind::Unauthorised:
    case ErrorKind::Forbidden:
        return End::Locked;
    case ErrorKind::Unknown:
        return End::Unknown;
    default:
        return End::Failed;
    }
}

CallLogModel::CallLogModel(api::CallLog &log, QObject *parent)
    : QAbstractTableModel(parent)
    , m_log(log)
    , m_records(log.records())
{
    static_assert(columns.size() == ColumnCount);
    connect(&log, &api::CallLog::added, this, &CallLogModel::addCall);
    connect(&log, &api::CallLog::dropped, this, &CallLogModel::drop);
    connect(&log, &api::CallLog::cleared, this, &CallLogModel::reset);
    connect(&log, &api::CallLog::renumbered, this, &CallLogModel::reset);
}

const CallRecord &CallLogModel::recordAt(int row) const
{
    return m_records[static_cast<std::size_t>(row)];
}

int CallLogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int CallLogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CallLogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &record = recordAt(index.row());
    const auto &column = columns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return column.text(record);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(column.alignment);
    case Qt::ToolTipRole:
        return record.message.isEmpty() ? column.text(record) : record.message;
    case SortRole:
        return column.sortValue(record);
    case EndRole:
        return QVariant::fromValue(endOf(record));
    case NumberRole:
        return record.number;
    default:
        return {};
    }
}

QVariant CallLogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto &column = columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return QCoreApplication::translate("CallLog", column.title);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(column.alignment);
    return {};
}

void CallLogModel::addCall(const CallRecord &record)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_records.push_back(record);
    endInsertRows();
}

void CallLogModel::drop(qsizetype count)
{
    beginRemoveRows({}, 0, static_cast<int>(count) - 1);
    m_records.erase(m_records.begin(), m_records.begin() + count);
    endRemoveRows();
}

void CallLogModel::reset()
{
    beginResetModel();
    m_records = m_log.records();
    endResetModel();
}

} // namespace storedesk::itemmodels

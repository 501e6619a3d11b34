// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "calllogmodel.h"

#include "itemmodels/timetip.h"

#include <QLocale>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;
using api::CallRecord;
using http::ErrorKind;

static QString answerText(const CallRecord &record)
{
    if (record.confirmed)
        return CallLogModel::tr("confirmed later");
    if (record.status == 0)
        return CallLogModel::tr("no response");
    const auto status = QString::number(record.status);
    return record.code.isEmpty() ? status : u"%1 %2"_s.arg(status, record.code);
}

QString causeOf(const CallRecord &record)
{
    const auto &cause = record.request.cause;
    return cause.isEmpty() ? catalogue::titleOf(operationOf(record.request)) : cause;
}

// Shows the date as well, because calls from earlier runs may be from any day.
static QString timeOf(const CallRecord &record)
{
    const auto at = record.at.toLocalTime();
    return record.earlier ? QLocale().toString(at, u"d MMM HH:mm"_s) : at.toString(u"HH:mm:ss"_s);
}

static QString verbOf(const CallRecord &record)
{
    return QString::fromLatin1(catalogue::verbName(operationOf(record.request).verb));
}

static qint64 millisecondsOf(const CallRecord &record)
{
    return record.duration.count();
}

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

static constexpr auto right = Qt::AlignRight | Qt::AlignVCenter;

CallLogModel::CallLogModel(api::CallLog &log, QObject *parent)
    : ColumnModel(parent)
    , m_log(log)
{
    // clang-format off
    setColumns({
        {.column = Time, .title = [] { return tr("Time"); }, .text = timeOf, .sortValue = &CallRecord::number,
         .roles = {{Qt::ToolTipRole, [](const CallRecord &record) { return timeTip(record.at); }}}},
        {.column = Verb, .title = [] { return tr("Method"); }, .text = verbOf},
        {.column = Path, .title = [] { return tr("Path"); }, .text = &CallRecord::target},
        {.column = AnswerColumn, .title = [] { return tr("Response"); }, .text = answerText, .sortValue = &CallRecord::status},
        {.column = Took, .title = [] { return tr("Duration"); }, .alignment = right,
         .text = [](const CallRecord &record) { return tr("%1 ms").arg(QLocale().toString(millisecondsOf(record))); },
         .sortValue = millisecondsOf},
        {.column = Attempts, .title = [] { return tr("Attempts"); }, .alignment = right,
         .text = [](const CallRecord &record) { return QString::number(record.attempts); }, .sortValue = &CallRecord::attempts},
        {.column = Received, .title = [] { return tr("Received"); }, .alignment = right,
         .text = [](const CallRecord &record) { return QLocale().formattedDataSize(record.bytesReceived); },
         .sortValue = &CallRecord::bytesReceived},
        {.column = Cause, .title = [] { return tr("Caused by"); }, .text = causeOf},
    }, {
        {Qt::ToolTipRole, [](const CallRecord &record, const Definition &column) { return record.message.isEmpty() ? column.text(record) : record.message; }},
        {EndRole, [](const CallRecord &record, const Definition &) { return QVariant::fromValue(endOf(record)); }},
        {NumberRole, [](const CallRecord &record, const Definition &) { return record.number; }},
    });
    // clang-format on
    connect(&log, &api::CallLog::added, this, &CallLogModel::appendRow);
    connect(&log, &api::CallLog::dropped, this,
            [this](qsizetype count) { removeRowsAt(0, static_cast<int>(count)); });
    connect(&log, &api::CallLog::cleared, this, &CallLogModel::reset);
    connect(&log, &api::CallLog::renumbered, this, &CallLogModel::reset);
    reset();
}

void CallLogModel::reset()
{
    setRows({m_log.records().begin(), m_log.records().end()});
}

} // namespace storedesk::itemmodels

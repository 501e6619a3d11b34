// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "calllog.h"

#include "base/loglevel.h"
#include "base/redaction.h"

#include <iterator>

namespace storedesk::api {

using namespace Qt::StringLiterals;

CallLog::CallLog(QObject *parent)
    : QObject(parent)
{ }

void CallLog::setCapacity(qsizetype capacity)
{
    m_capacity = std::max<qsizetype>(1, capacity);
    const auto extra = static_cast<qsizetype>(m_records.size()) - m_capacity;
    if (extra <= 0)
        return;
    m_records.erase(m_records.begin(), m_records.begin() + extra);
    Q_EMIT dropped(extra);
}

void CallLog::clear()
{
    m_records.clear();
    Q_EMIT cleared();
}

void CallLog::addEarlier(std::vector<CallRecord> records)
{
    if (records.empty())
        return;
    m_capacity += static_cast<qsizetype>(records.size());
    m_records.insert(m_records.begin(), std::make_move_iterator(records.begin()),
                     std::make_move_iterator(records.end()));
    m_next = 1;
    for (auto &record : m_records)
        record.number = m_next++;
    Q_EMIT renumbered();
}

static QByteArray verbOf(const CallRecord &record)
{
    return record.file ? "GET"_ba : catalogue::verbName(http::operationOf(record.request).verb);
}

static void writeToLog(const CallRecord &record)
{
    const auto milliseconds =
        std::chrono::duration_cast<std::chrono::milliseconds>(record.duration).count();
    qCInfo(base::requestLog).noquote()
        << verbOf(record) << record.target << record.status << milliseconds << "ms"
        << record.attempts << (record.attempts == 1 ? "attempt" : "attempts");
    qCDebug(base::requestLog).noquote()
        << "sent" << record.bytesSent << "bytes, received" << record.bytesReceived
        << "bytes, queued for"
        << std::chrono::duration_cast<std::chrono::milliseconds>(record.waited).count() << "ms"
        << record.code << record.message << record.why;
}

void CallLog::add(CallRecord record)
{
    static const base::Redactor redactor;
    record.number = m_next++;
    record.target = redactor.text(record.target);
    record.message = redactor.text(record.message);
    record.why = redactor.text(record.why);
    record.next = redactor.text(record.next);
    writeToLog(record);
    m_records.push_back(std::move(record));
    if (static_cast<qsizetype>(m_records.size()) > m_capacity) {
        m_records.pop_front();
        Q_EMIT dropped(1);
    }
    const auto kept = m_records.back();
    Q_EMIT added(kept);
}

} // namespace storedesk::api

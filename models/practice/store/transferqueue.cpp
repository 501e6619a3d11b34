// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/transferqueue.h"
#include "base/utc.h"

#include "practice/store/store.h"

#include <QJsonDocument>

namespace storedesk::practice {

static constexpr const char *tables = R"(
CREATE TABLE IF NOT EXISTS transfer (
    number INTEGER PRIMARY KEY,
    kind INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    state TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS transfer_end ON transfer (kind, ended, number);
)";

static QByteArray stateBytes(const QJsonObject &state)
{
    return QJsonDocument(state).toJson(QJsonDocument::Compact);
}

TransferQueue::TransferQueue(Store &store, IdKind kind)
    : m_store(store)
    , m_kind(kind)
{
    m_store.database().script(tables);
}

void TransferQueue::add(qint64 number, const QJsonObject &state)
{
    m_store.run("INSERT INTO transfer (number, kind, state) VALUES (?, ?, ?)",
                {number, static_cast<int>(m_kind), stateBytes(state)});
}

void TransferQueue::start(qint64 number, Moment at)
{
    m_store.run("UPDATE transfer SET started = ? WHERE number = ?", {at, number});
}

void TransferQueue::keep(qint64 number, const QJsonObject &state)
{
    m_store.run("UPDATE transfer SET state = ? WHERE number = ?", {stateBytes(state), number});
}

void TransferQueue::end(qint64 number, Moment at)
{
    m_store.run("UPDATE transfer SET ended = ?, state = '{}' WHERE number = ?", {at, number});
}

void TransferQueue::remove(qint64 number)
{
    m_store.run("DELETE FROM transfer WHERE number = ?", {number});
}

std::optional<TransferQueue::Entry> TransferQueue::head()
{
    auto query = m_store.database().query(
        "SELECT number, started, state FROM transfer WHERE kind = ? AND ended IS NULL"
        " ORDER BY number LIMIT 1",
        {static_cast<int>(m_kind)});
    if (!query.next())
        return std::nullopt;
    return Entry{
        .number = query.number(0),
        .started = query.isNull(1) ? std::nullopt : std::optional(query.number(1)),
        .state = QJsonDocument::fromJson(query.bytes(2)).object(),
    };
}

qint64 TransferQueue::waiting()
{
    auto query = m_store.database().query(
        "SELECT count(*) FROM transfer WHERE kind = ? AND ended IS NULL AND started IS NULL",
        {static_cast<int>(m_kind)});
    return query.next() ? query.number(0) : 0;
}

static QDateTime dateOf(Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment, base::utc);
}

QDateTime TransferQueue::lastEnd()
{
    auto query = m_store.database().query("SELECT max(ended) FROM transfer WHERE kind = ?",
                                          {static_cast<int>(m_kind)});
    return query.next() && !query.isNull(0) ? dateOf(query.number(0)) : QDateTime();
}

Timing TransferQueue::timingOf(const Entry &head, Moment created, qint64 total, const Tempo &tempo)
{
    auto timing = practice::timingOf(dateOf(created), lastEnd(), total, tempo);
    if (head.started) {
        const auto length = timing.startsAt.msecsTo(timing.endsAt);
        timing.startsAt = dateOf(*head.started);
        timing.endsAt = timing.startsAt.addMSecs(length);
    }
    return timing;
}

} // namespace storedesk::practice

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journalwriter.h"

#include "journal/audit.h"
#include "journal/columns.h"
#include "journal/digests.h"

#include <QCoreApplication>

namespace storedesk::journal {

using namespace Qt::StringLiterals;

// Limits the list of reasons, in case the service returns a different message for every row.
static constexpr qint64 mostReasons = 200;

static int columnOf(RowState state)
{
    return static_cast<int>(state);
}

JournalWriter::JournalWriter(base::Database &database, const RowCounts &counts, qint64 now)
    : m_database(database)
    , m_counts(counts)
    , m_now(now)
{ }

void JournalWriter::run(QByteArrayView sql, std::initializer_list<base::Argument> arguments)
{
    if (m_problem)
        return;
    if (auto done = m_database.run(sql, arguments); !done)
        m_problem = done.error();
}

void JournalWriter::add(qint64 number, const NewRow &row)
{
    run("INSERT INTO row (number, cells, key, digest) VALUES (?1, ?2, ?3, checksum(?1, ?2, ?3))",
        {number, columnOf(row.cells),
         row.key.isEmpty() ? base::Argument() : base::Argument(row.key)});
    m_counts.set(RowState::Waiting, m_counts[RowState::Waiting] + 1);
    if (!row.refusal.isEmpty())
        refuse(number, row.code, row.refusal);
}

void JournalWriter::refuse(qint64 number, const QString &code, const QString &text)
{
    end({.number = number, .state = RowState::NotSent, .code = code, .text = text});
}

void JournalWriter::fail(const base::Problem &problem)
{
    if (!m_problem)
        m_problem = problem;
}

void JournalWriter::failDamaged(qint64 number)
{
    fail(damage(QCoreApplication::translate("Journal", "Row %1 was changed after it was stored.")
                    .arg(number)));
}

// Rows without an outcome are waiting.
RowState JournalWriter::stateOf(qint64 number)
{
    auto rows = m_database.query("SELECT state, digest = " JOURNAL_OUTCOME_DIGEST
                                 " FROM outcome WHERE number = ?",
                                 {number});
    if (rows.next()) {
        const auto state = rowStateFrom(rows.number(0));
        if (state && rows.number(1) == 1)
            return *state;
        failDamaged(number);
    }
    if (rows.problem())
        fail(*rows.problem());
    return RowState::Waiting;
}

std::optional<qint64> JournalWriter::reasonFor(RowState state, const QString &code,
                                               const QString &text)
{
    if (code.isEmpty() && text.isEmpty())
        return std::nullopt;
    const auto find = [&](const QString &byCode, const QString &byText) -> std::optional<qint64> {
        auto rows =
            m_database.query("SELECT id FROM reason WHERE state = ? AND code = ? AND text = ?",
                             {columnOf(state), byCode, byText});
        return rows.next() ? std::optional(rows.number(0)) : std::nullopt;
    };
    if (const auto id = find(code, text))
        return id;
    auto rows = m_database.query("SELECT count(*) FROM reason");
    const bool full = rows.next() && rows.number(0) >= mostReasons;
    if (full) {
        if (const auto id = find({}, {}))
            return id;
    }
    run("INSERT INTO reason (state, code, text) VALUES (?, ?, ?)",
        {columnOf(state), full ? u""_s : code, full ? u""_s : text});
    const auto id = m_database.lastId();
    run("UPDATE reason SET digest = " JOURNAL_REASON_DIGEST " WHERE id = ?", {id});
    return id;
}

void JournalWriter::end(const RowEnd &end)
{
    m_counts.move(stateOf(end.number), end.state);
    const auto reason = reasonFor(end.state, end.code, end.text);
    run("INSERT INTO outcome (number, state, reason, at, status, detail, record, digest)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7,"
        " checksum(?1, ?2, ?3, ?4, NULL, ?5, ?6, NULL, NULL, ?7))"
        " ON CONFLICT (number) DO UPDATE SET state = excluded.state,"
        " reason = excluded.reason, at = excluded.at, status = excluded.status,"
        " detail = excluded.detail, record = excluded.record,"
        " digest = checksum(?1, ?2, ?3, ?4, sent, ?5, ?6, request, before, ?7)",
        {end.number, columnOf(end.state), reason, m_now, end.status,
         end.detail.isEmpty() ? base::Argument() : base::Argument(end.detail),
         end.record.isEmpty() ? base::Argument() : base::Argument(base::Blob{end.record})});
}

void JournalWriter::begin(qint64 number, RowState state, const QByteArray &request)
{
    m_counts.move(RowState::Waiting, state);
    const auto sent = state == RowState::Leaving ? base::Argument(m_now) : base::Argument();
    run("INSERT INTO outcome (number, state, at, sent, request, digest)"
        " VALUES (?1, ?2, ?3, ?4, ?5,"
        " checksum(?1, ?2, NULL, ?3, ?4, 0, NULL, ?5, NULL, NULL))"
        " ON CONFLICT (number) DO UPDATE SET state = excluded.state, reason = NULL,"
        " at = excluded.at, sent = excluded.sent, status = 0, detail = NULL,"
        " request = excluded.request, record = NULL,"
        " digest = checksum(?1, ?2, NULL, ?3, ?4, 0, NULL, ?5, before, NULL)",
        {number, columnOf(state), m_now, sent,
         request.isEmpty() ? base::Argument() : base::Argument(base::Blob{request})});
}

void JournalWriter::start(const RowStart &start)
{
    m_counts.move(stateOf(start.number), RowState::Leaving);
    run("UPDATE outcome SET state = ?2, at = ?3, sent = ?3, request = ?4, before = ?5, digest ="
        " checksum(number, ?2, reason, ?3, ?3, status, detail, ?4, ?5, record) WHERE number = ?1",
        {start.number, columnOf(RowState::Leaving), m_now, base::Blob{start.request},
         start.before.isEmpty() ? base::Argument() : base::Argument(base::Blob{start.before})});
}

void JournalWriter::hold(qint64 number)
{
    m_counts.move(stateOf(number), RowState::Reading);
    run("UPDATE outcome SET state = ?2, at = ?3, sent = NULL, digest = checksum(number, ?2, reason,"
        " ?3, NULL, status, detail, request, before, record) WHERE number = ?1",
        {number, columnOf(RowState::Reading), m_now});
}

void JournalWriter::answer(qint64 number, const QByteArray &record)
{
    run("UPDATE outcome SET at = ?2, record = ?3, digest = checksum(number, state, reason, ?2,"
        " sent, status, detail, request, before, ?3) WHERE number = ?1",
        {number, m_now, base::Blob{record}});
}

void JournalWriter::restoreRecord(qint64 number)
{
    m_counts.move(stateOf(number), RowState::Waiting);
    run("UPDATE outcome SET state = ?2, reason = NULL, at = ?3, sent = NULL, digest ="
        " checksum(number, ?2, NULL, ?3, NULL, status, detail, request, before, record)"
        " WHERE number = ?1",
        {number, columnOf(RowState::Waiting), m_now});
}

// Keeps the outcome, so that the counts still add up.
void JournalWriter::erase(const JobRow &row, const QString &reason)
{
    if (row.state == RowState::Waiting)
        refuse(row.number, {}, reason);
    const auto mark = QString::fromLatin1(columnOf(QJsonObject{{erasedMember, m_now}}));
    run("UPDATE row SET cells = ?1, key = NULL, digest = checksum(number, ?1, NULL)"
        " WHERE number = ?2",
        {mark, row.number});
    run("UPDATE outcome SET detail = NULL, request = NULL, before = NULL, record = NULL, digest ="
        " checksum(number, state, reason, at, sent, status, NULL, NULL, NULL, NULL)"
        " WHERE number = ?",
        {row.number});
    // Other rows may share the reason, so only its text is replaced.
    run("UPDATE OR IGNORE reason SET text = ?1, digest = checksum(id, state, code, ?1)"
        " WHERE text <> ?1 AND id = (SELECT reason FROM outcome WHERE number = ?2)"
        " AND instr(text, '@') > 0",
        {reason, row.number});
}

void JournalWriter::again(const RowFilter &filter)
{
    for (const auto state : {RowState::Refused, RowState::NotSent, RowState::Unknown}) {
        if (filter.state.value_or(state) != state)
            continue;
        if (!filter.reason) {
            again(state);
            continue;
        }
        run("UPDATE outcome SET state = ?1, reason = NULL, at = ?2, sent = NULL, digest ="
            " checksum(number, ?1, NULL, ?2, NULL, status, detail, request, before, record)"
            " WHERE reason = ?3 AND state = ?4",
            {columnOf(RowState::Waiting), m_now, *filter.reason, columnOf(state)});
        const auto moved = m_problem ? 0 : m_database.changes();
        m_counts.set(state, m_counts[state] - moved);
        m_counts.set(RowState::Waiting, m_counts[RowState::Waiting] + moved);
    }
}

void JournalWriter::again(RowState state)
{
    run("UPDATE outcome SET state = ?1, reason = NULL, at = ?2, sent = NULL, digest ="
        " checksum(number, ?1, NULL, ?2, NULL, status, detail, request, before, record)"
        " WHERE state = ?3",
        {columnOf(RowState::Waiting), m_now, columnOf(state)});
    m_counts.set(RowState::Waiting, m_counts[RowState::Waiting] + m_counts[state]);
    m_counts.set(state, 0);
}

// Stops at a damaged row, because it must not be sent.
void JournalWriter::collect(base::Query rows, std::vector<JobRow> &into)
{
    while (rows.next()) {
        if (rows.number(3) != 1)
            return failDamaged(rows.number(0));
        into.push_back(
            {.number = rows.number(0), .cells = textsFrom(rows.bytes(1)), .key = rows.text(2)});
    }
    if (rows.problem())
        fail(*rows.problem());
}

// Returns started rows that are waiting again, followed by rows that were never started.
std::vector<JobRow> JournalWriter::waiting(qint64 cursor, int most)
{
    std::vector<JobRow> found;
    if (m_problem || most <= 0)
        return found;
    // The state is compared again, because the index may be damaged too.
    collect(m_database.query("SELECT row.number, row.cells, row.key,"
                             " row.digest = " JOURNAL_ROW_DIGEST
                             " AND outcome.digest = " JOURNAL_OUTCOME_DIGEST
                             " AND +outcome.state = 0"
                             " FROM outcome JOIN row ON row.number = outcome.number"
                             " WHERE outcome.state = 0 ORDER BY outcome.number LIMIT ?",
                             {most}),
            found);
    if (const auto left = most - static_cast<int>(found.size()); left > 0 && isWell())
        collect(m_database.query("SELECT number, cells, key, digest = " JOURNAL_ROW_DIGEST
                                 " FROM row WHERE number >= ? AND NOT"
                                 " EXISTS (SELECT 1 FROM outcome WHERE outcome.number = row.number)"
                                 " ORDER BY number LIMIT ?",
                                 {cursor, left}),
                found);
    return found;
}

std::optional<qint64> JournalWriter::firstUntouched()
{
    auto rows = m_database.query(
        "SELECT coalesce(min(number), (SELECT coalesce(max(number), 0) + 1 FROM row)) FROM row"
        " WHERE NOT EXISTS (SELECT 1 FROM outcome WHERE outcome.number = row.number)");
    if (rows.next())
        return rows.number(0);
    if (rows.problem())
        fail(*rows.problem());
    return std::nullopt;
}

std::optional<qint64> JournalWriter::rowOf(const QString &key)
{
    auto rows =
        m_database.query("SELECT number FROM row WHERE key = ? ORDER BY number LIMIT 1", {key});
    return rows.next() ? std::optional(rows.number(0)) : std::nullopt;
}

base::Result<void> JournalWriter::finish()
{
    run("UPDATE job SET moved = ?", {m_now});
    if (m_problem)
        return tl::unexpected(*m_problem);
    return {};
}

} // namespace storedesk::journal

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journalwriter.h"

#include "journal/columns.h"

namespace storedesk::journal {

using namespace Qt::StringLiterals;

// A service that puts its own words into every refusal must not fill the list of reasons.
static constexpr qint64 mostReasons = 200;

static int columnOf(RowState state)
{
    return static_cast<int>(state);
}

JournalWriter::JournalWriter(base::Database &database, const RowCounts &counts, qint64 now)
    : m_database(database)
    , m_before(counts)
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
    run("INSERT INTO row (number, cells, key) VALUES (?, ?, ?)",
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

// Of a row that has no outcome: it waits.
RowState JournalWriter::leaveState(qint64 number)
{
    std::optional<qint64> reason;
    auto state = RowState::Waiting;
    {
        auto rows =
            m_database.query("SELECT state, reason FROM outcome WHERE number = ?", {number});
        if (rows.next()) {
            state = static_cast<RowState>(rows.number(0));
            if (!rows.isNull(1))
                reason = rows.number(1);
        }
        if (rows.problem() && !m_problem)
            m_problem = rows.problem();
    }
    if (reason)
        run("UPDATE reason SET rows = rows - 1 WHERE id = ?", {*reason});
    return state;
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
    run("INSERT INTO reason (state, code, text, rows) VALUES (?, ?, ?, 0)",
        {columnOf(state), full ? u""_s : code, full ? u""_s : text});
    return m_database.lastId();
}

void JournalWriter::end(const RowEnd &end)
{
    m_counts.move(leaveState(end.number), end.state);
    const auto reason = reasonFor(end.state, end.code, end.text);
    run("INSERT INTO outcome (number, state, reason, at, status, detail, record)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (number) DO UPDATE SET state = excluded.state,"
        " reason = excluded.reason, at = excluded.at, status = excluded.status,"
        " detail = excluded.detail, record = excluded.record",
        {end.number, columnOf(end.state), reason, m_now, end.status,
         end.detail.isEmpty() ? base::Argument() : base::Argument(end.detail),
         end.record.isEmpty() ? base::Argument() : base::Argument(base::Blob{end.record})});
    if (reason)
        run("UPDATE reason SET rows = rows + 1 WHERE id = ?", {*reason});
}

void JournalWriter::begin(qint64 number, RowState state, const QByteArray &request)
{
    m_counts.move(RowState::Waiting, state);
    const auto sent = state == RowState::Leaving ? base::Argument(m_now) : base::Argument();
    run("INSERT INTO outcome (number, state, at, sent, request) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (number) DO UPDATE SET state = excluded.state, reason = NULL,"
        " at = excluded.at, sent = excluded.sent, status = 0, detail = NULL,"
        " request = excluded.request, record = NULL",
        {number, columnOf(state), m_now, sent,
         request.isEmpty() ? base::Argument() : base::Argument(base::Blob{request})});
}

void JournalWriter::start(const RowStart &start)
{
    m_counts.move(leaveState(start.number), RowState::Leaving);
    run("UPDATE outcome SET state = ?, at = ?, sent = ?, request = ?, before = ? WHERE number = ?",
        {columnOf(RowState::Leaving), m_now, m_now, base::Blob{start.request},
         start.before.isEmpty() ? base::Argument() : base::Argument(base::Blob{start.before}),
         start.number});
}

void JournalWriter::hold(qint64 number)
{
    m_counts.move(leaveState(number), RowState::Reading);
    run("UPDATE outcome SET state = ?, at = ?, sent = NULL WHERE number = ?",
        {columnOf(RowState::Reading), m_now, number});
}

void JournalWriter::answer(qint64 number, const QByteArray &record)
{
    run("UPDATE outcome SET at = ?, record = ? WHERE number = ?",
        {m_now, base::Blob{record}, number});
}

void JournalWriter::putBack(qint64 number)
{
    m_counts.move(leaveState(number), RowState::Waiting);
    run("UPDATE outcome SET state = ?, reason = NULL, at = ?, sent = NULL WHERE number = ?",
        {columnOf(RowState::Waiting), m_now, number});
}

// What became of it stays, so that the figures add up.
void JournalWriter::erase(const JobRow &row, const QString &reason)
{
    if (row.state == RowState::Waiting)
        refuse(row.number, {}, reason);
    run("UPDATE row SET cells = '[]', key = NULL WHERE number = ?", {row.number});
    run("UPDATE outcome SET detail = NULL, request = NULL, before = NULL, record = NULL"
        " WHERE number = ?",
        {row.number});
    // Other rows may have the reason too: it stays without its words.
    run("UPDATE OR IGNORE reason SET text = ? WHERE text <> ? AND id ="
        " (SELECT reason FROM outcome WHERE number = ?) AND instr(text, '@') > 0",
        {reason, reason, row.number});
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
        run("UPDATE outcome SET state = ?, reason = NULL, at = ?, sent = NULL"
            " WHERE reason = ? AND state = ?",
            {columnOf(RowState::Waiting), m_now, *filter.reason, columnOf(state)});
        const auto moved = m_problem ? 0 : m_database.changes();
        m_counts.set(state, m_counts[state] - moved);
        m_counts.set(RowState::Waiting, m_counts[RowState::Waiting] + moved);
        run("UPDATE reason SET rows = rows - ? WHERE id = ?", {moved, *filter.reason});
    }
}

void JournalWriter::again(RowState state)
{
    run("UPDATE outcome SET state = ?, reason = NULL, at = ?, sent = NULL WHERE state = ?",
        {columnOf(RowState::Waiting), m_now, columnOf(state)});
    m_counts.set(RowState::Waiting, m_counts[RowState::Waiting] + m_counts[state]);
    m_counts.set(state, 0);
    run("UPDATE reason SET rows = 0 WHERE state = ?", {columnOf(state)});
}

void JournalWriter::setCursor(qint64 cursor)
{
    run("UPDATE job SET cursor = ?", {cursor});
}

void JournalWriter::collect(base::Query rows, std::vector<JobRow> &into)
{
    while (rows.next())
        into.push_back(
            {.number = rows.number(0), .cells = textsFrom(rows.bytes(1)), .key = rows.text(2)});
    if (rows.problem() && !m_problem)
        m_problem = rows.problem();
}

// Those that wait again come first.
std::vector<JobRow> JournalWriter::waiting(qint64 cursor, int most)
{
    std::vector<JobRow> found;
    if (m_problem || most <= 0)
        return found;
    collect(m_database.query("SELECT number, cells, key FROM outcome JOIN row USING (number)"
                             " WHERE outcome.state = 0 ORDER BY number LIMIT ?",
                             {most}),
            found);
    if (const auto left = most - static_cast<int>(found.size()); left > 0)
        collect(m_database.query("SELECT number, cells, key FROM row WHERE number >= ? AND NOT"
                                 " EXISTS (SELECT 1 FROM outcome WHERE outcome.number = row.number)"
                                 " ORDER BY number LIMIT ?",
                                 {cursor, left}),
                found);
    return found;
}

std::optional<qint64> JournalWriter::rowOf(const QString &key)
{
    auto rows =
        m_database.query("SELECT number FROM row WHERE key = ? ORDER BY number LIMIT 1", {key});
    return rows.next() ? std::optional(rows.number(0)) : std::nullopt;
}

base::Result<void> JournalWriter::finish()
{
    for (int state = 0; state < static_cast<int>(RowState::Count); ++state) {
        const auto rows = m_counts[static_cast<RowState>(state)];
        if (rows != m_before[static_cast<RowState>(state)])
            run("INSERT INTO tally (state, rows) VALUES (?, ?)"
                " ON CONFLICT (state) DO UPDATE SET rows = excluded.rows",
                {state, rows});
    }
    run("UPDATE job SET moved = ?", {m_now});
    if (m_problem)
        return tl::unexpected(*m_problem);
    return {};
}

} // namespace storedesk::journal

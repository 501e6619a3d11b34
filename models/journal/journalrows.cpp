// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journalrows.h"

#include "base/database.h"
#include "journal/audit.h"
#include "journal/columns.h"
#include "journal/digests.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace storedesk::journal {

using namespace Qt::StringLiterals;

static constexpr QByteArrayView rowColumns =
    "SELECT row.number, row.cells, row.key, outcome.state, outcome.at, outcome.sent, "
    "outcome.status,"
    " outcome.detail, outcome.request, outcome.before, outcome.record, reason.code, reason.text,"
    " row.digest = " JOURNAL_ROW_DIGEST
    " AND (outcome.number IS NULL OR outcome.digest = " JOURNAL_OUTCOME_DIGEST
    ") AND (outcome.reason IS NULL OR coalesce(reason.digest = " JOURNAL_REASON_DIGEST ", 0))";

// The cells of an erased row are replaced by the time of the privacy request.
static QDateTime erasedFrom(const QByteArray &cells)
{
    const auto stored = QJsonDocument::fromJson(cells).object().value(erasedMember);
    return stored.isDouble() ? QDateTime::fromMSecsSinceEpoch(stored.toInteger(), base::utc)
                             : QDateTime();
}

static JobRow rowFrom(const base::Query &row)
{
    return {.number = row.number(0),
            .cells = textsFrom(row.bytes(1)),
            .key = row.text(2),
            .state = row.isNull(3) ? RowState::Waiting : static_cast<RowState>(row.number(3)),
            .at = momentFrom(row, 4),
            .sent = momentFrom(row, 5),
            .status = static_cast<int>(row.number(6)),
            .code = row.text(11),
            .text = row.text(12),
            .detail = row.text(7),
            .request = row.bytes(8),
            .before = row.bytes(9),
            .record = row.bytes(10),
            .erased = row.bytes(1).startsWith('{') ? erasedFrom(row.bytes(1)) : QDateTime()};
}

static base::Result<std::vector<JobRow>> readAll(base::Query rows)
{
    std::vector<JobRow> found;
    while (rows.next()) {
        if (rows.number(13) != 1 || (!rows.isNull(3) && !rowStateFrom(rows.number(3))))
            return tl::unexpected(damage(
                QCoreApplication::translate("Journal", "Row %1 was changed after it was stored.")
                    .arg(rows.number(0))));
        found.push_back(rowFrom(rows));
    }
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return found;
}

JournalRows::JournalRows(base::Database &database)
    : m_database(database)
{ }

base::Result<std::vector<JobRow>> JournalRows::leaving()
{
    return readAll(m_database.query(
        QByteArray(rowColumns.toByteArray()
                   + " FROM outcome JOIN row USING (number) LEFT JOIN reason ON reason.id ="
                     " outcome.reason WHERE outcome.state = ? ORDER BY row.number"),
        {static_cast<int>(RowState::Leaving)}));
}

base::Result<std::vector<JobRow>> JournalRows::find(const RowFilter &filter, qint64 skip, int most)
{
    // Without a filter, the row number equals the position.
    return filter == RowFilter() ? select(filter, skip, 0, most) : select(filter, 0, skip, most);
}

base::Result<std::vector<JobRow>> JournalRows::findBehind(const RowFilter &filter, qint64 number,
                                                          int most)
{
    return select(filter, number, 0, most);
}

// Cells are stored as JSON, so the text is encoded like them. % and _ have no special meaning.
static QString patternOf(const QString &text)
{
    auto part = QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact));
    part = part.sliced(2, part.size() - 4);
    for (const auto sign : {u'\\', u'%', u'_'})
        part.replace(sign, u'\\' + QString(sign));
    return u'%' + part + u'%';
}

// Returns the terms of an ORDER BY clause, each followed by the direction.
static QByteArray termsOf(const RowOrder &order)
{
    const QByteArray direction = order.descending ? " DESC" : " ASC";
    const auto cell = "json_extract(row.cells, '$[" + QByteArray::number(order.cell) + "]')";
    const QByteArray isNumber = cell + " GLOB '*[0-9]*' AND NOT " + cell + " GLOB '*[^0-9.+-]*'";
    QByteArrayList terms;
    switch (order.by) {
    case RowOrder::By::Number:
        break;
    case RowOrder::By::State:
        terms = {"coalesce(outcome.state, 0)", "outcome.status"};
        break;
    case RowOrder::By::Reason:
        terms = {"reason.text COLLATE NOCASE", "outcome.detail COLLATE NOCASE", "outcome.at"};
        break;
    case RowOrder::By::Cell:
        terms = {"CASE WHEN " + isNumber + " THEN 0 ELSE 1 END",
                 "CASE WHEN " + isNumber + " THEN CAST(" + cell + " AS REAL) END",
                 cell + " COLLATE NOCASE"};
        break;
    }
    terms.append("row.number");
    return terms.join(direction + ", ") + direction;
}

static const QByteArray &conditionOnText()
{
    static const QByteArray condition =
        " FROM row LEFT JOIN outcome USING (number) LEFT JOIN reason ON reason.id = outcome.reason"
        " WHERE row.number > ?1 AND (?2 < 0 OR coalesce(outcome.state, 0) = ?2)"
        " AND (?3 < 0 OR outcome.reason = ?3)"
        " AND (row.cells LIKE ?4 ESCAPE '\\' OR reason.text LIKE ?4 ESCAPE '\\')";
    return condition;
}

base::Result<qint64> JournalRows::count(const RowFilter &filter)
{
    auto rows = m_database.query("SELECT count(*)" + conditionOnText(),
                                 {0, filter.state ? static_cast<int>(*filter.state) : -1,
                                  filter.reason.value_or(-1), patternOf(filter.text)});
    const auto count = rows.next() ? rows.number(0) : 0;
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return count;
}

base::Result<std::vector<JobRow>> JournalRows::select(const RowFilter &filter, qint64 behind,
                                                      qint64 skip, int most)
{
    static const QByteArray reason = " LEFT JOIN reason ON reason.id = outcome.reason";
    static const QByteArray ended =
        rowColumns.toByteArray() + " FROM outcome JOIN row USING (number)" + reason;
    static const QByteArray all =
        rowColumns.toByteArray() + " FROM row LEFT JOIN outcome USING (number)" + reason;
    static const QByteArray rest = " ORDER BY outcome.number LIMIT ? OFFSET ?";
    static const QByteArray ofReason =
        ended + " WHERE outcome.reason = ? AND outcome.number > ?" + rest;
    static const QByteArray ofState =
        ended + " WHERE outcome.state = ? AND outcome.number > ?" + rest;
    static const QByteArray waiting = all
        + " WHERE coalesce(outcome.state, 0) = 0 AND row.number > ? ORDER BY row.number"
          " LIMIT ? OFFSET ?";
    static const QByteArray any =
        all + " WHERE row.number > ? ORDER BY row.number LIMIT ? OFFSET ?";
    static const QByteArray withText =
        rowColumns.toByteArray() + conditionOnText() + " ORDER BY row.number LIMIT ?5 OFFSET ?6";
    if (!filter.text.isEmpty())
        return readAll(
            m_database.query(withText,
                             {behind, filter.state ? static_cast<int>(*filter.state) : -1,
                              filter.reason.value_or(-1), patternOf(filter.text), most, skip}));
    if (filter.reason)
        return readAll(m_database.query(ofReason, {*filter.reason, behind, most, skip}));
    if (filter.state && *filter.state != RowState::Waiting)
        return readAll(
            m_database.query(ofState, {static_cast<int>(*filter.state), behind, most, skip}));
    return readAll(m_database.query(filter.state ? waiting : any, {behind, most, skip}));
}

base::Result<std::vector<qint64>> JournalRows::numbers(const RowFilter &filter,
                                                       const RowOrder &order)
{
    // Without a text, every row matches.
    auto rows = m_database.query(
        "SELECT row.number" + conditionOnText() + " ORDER BY " + termsOf(order),
        {0, filter.state ? static_cast<int>(*filter.state) : -1, filter.reason.value_or(-1),
         filter.text.isEmpty() ? u"%"_s : patternOf(filter.text)});
    std::vector<qint64> found;
    while (rows.next())
        found.push_back(rows.number(0));
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return found;
}

base::Result<std::vector<JobRow>> JournalRows::withNumbers(const std::vector<qint64> &numbers)
{
    static const QByteArray from = rowColumns.toByteArray()
        + " FROM json_each(?) AS wanted JOIN row ON row.number = wanted.value"
          " LEFT JOIN outcome USING (number) LEFT JOIN reason ON reason.id = outcome.reason"
          " ORDER BY wanted.key";
    QJsonArray list;
    for (const auto number : numbers)
        list.append(number);
    return readAll(m_database.query(
        from, {QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact))}));
}

// A case-insensitive search scans the index of keys, which is still far smaller than the rows.
base::Result<std::vector<JobRow>> JournalRows::withKey(const QString &key,
                                                       Qt::CaseSensitivity sensitivity)
{
    static const QByteArray from = rowColumns.toByteArray()
        + " FROM row LEFT JOIN outcome USING (number) LEFT JOIN reason ON reason.id ="
          " outcome.reason WHERE row.number IN (SELECT number FROM row WHERE key IS NOT NULL AND ";
    static const QByteArray exactly = from + "key = ?) ORDER BY row.number";
    static const QByteArray inAnyCase = from + "key = ? COLLATE NOCASE) ORDER BY row.number";
    return readAll(m_database.query(sensitivity == Qt::CaseSensitive ? exactly : inAnyCase, {key}));
}

base::Result<qint64> JournalRows::countRestorable(RowState state)
{
    auto rows =
        m_database.query("SELECT count(*) FROM outcome WHERE state = ? AND length(before) > 0",
                         {static_cast<int>(state)});
    const auto count = rows.next() ? rows.number(0) : 0;
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return count;
}

// The request of a row that a privacy request removed is empty.
base::Result<qint64> JournalRows::countCreated()
{
    auto rows = m_database.query("SELECT count(*) FROM outcome WHERE state = ? AND sent IS NOT NULL"
                                 " AND length(request) > 0 AND coalesce(length(before), 0) = 0",
                                 {static_cast<int>(RowState::Done)});
    const auto count = rows.next() ? rows.number(0) : 0;
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return count;
}

base::Result<qint64> JournalRows::countErased(std::optional<RowState> state)
{
    static constexpr auto erased = "SELECT count(*) FROM row LEFT JOIN outcome USING (number)"
                                   " WHERE substr(cells, 1, 1) = '{'"
                                   " AND (?1 < 0 OR coalesce(outcome.state, 0) = ?1)";
    auto rows = m_database.query(erased, {state ? static_cast<int>(*state) : -1});
    const auto count = rows.next() ? rows.number(0) : 0;
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return count;
}

base::Result<std::vector<RowReason>> JournalRows::reasons()
{
    auto rows = m_database.query(
        "SELECT reason.id, reason.state, reason.code, reason.text, counted.rows,"
        " reason.digest = " JOURNAL_REASON_DIGEST
        " FROM (SELECT reason AS id, count(*) AS rows FROM outcome WHERE reason IS NOT NULL"
        " GROUP BY reason) AS counted JOIN reason ON reason.id = counted.id"
        " ORDER BY counted.rows DESC, reason.id");
    std::vector<RowReason> found;
    while (rows.next()) {
        const auto state = rowStateFrom(rows.number(1));
        if (!state || rows.number(5) != 1)
            return tl::unexpected(damage(
                QCoreApplication::translate("Journal", "Reason %1 was changed after it was stored.")
                    .arg(rows.number(0))));
        found.push_back({.id = rows.number(0),
                         .state = *state,
                         .code = rows.text(2),
                         .text = rows.text(3),
                         .rows = rows.number(4)});
    }
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return found;
}

} // namespace storedesk::journal

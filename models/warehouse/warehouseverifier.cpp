// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/warehouseverifier.h"

#include "catalogue/key.h"
#include "warehouse/tablecolumn.h"

#include <algorithm>
#include <array>

namespace storedesk::warehouse {

using insights::InputTable;

// The rows of a table that should be equal. Both statements return contact, id, time and a digest
// of all values.
struct WarehouseVerifier::Comparison
{
    const char *table;
    const char *expected;
    const char *stored;
    // Whether rows without a readable time come from the days being compared.
    bool ofDays = false;
};

void Verification::add(const Verification &other)
{
    rows += other.rows;
    missing += other.missing;
    extra += other.extra;
    changed += other.changed;
    examples.insert(examples.end(), other.examples.begin(), other.examples.end());
}

// Without the values that the service recalculates regularly.
static std::vector<TableColumn> comparedContactColumns()
{
    namespace contact = catalogue::key::contact;
    static constexpr std::array recalculated{
        contact::clv,     contact::churnRate, contact::pAlive,   contact::expectedPurchases,
        contact::recency, contact::frequency, contact::monetary, contact::rfm};
    auto columns = columnsOf(InputTable::Contacts);
    std::erase_if(columns, [](const TableColumn &column) {
        return std::ranges::any_of(recalculated, [&column](QLatin1StringView key) {
            return column.headings.split(u'|').contains(key);
        });
    });
    return columns;
}

// %1 stands for the columns of activities, %2 for those of lines, %3 for those of contacts, and %4
// for a condition on the days.
static QByteArray completedText(const char *sql)
{
    return QByteArray(sql)
        .replace("%1", namesOf(columnsOf(InputTable::Activities), "r"))
        .replace("%2", namesOf(columnsOf(InputTable::Lines), "r"))
        .replace("%3", namesOf(comparedContactColumns(), "r"))
        .replace("%4",
                 " JOIN pg_temp.wanted_day w ON w.day = r.happened_at::date"
                 " JOIN synced_day s ON s.day = w.day AND r.happened_at < s.asked_at"
                 " WHERE r.happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
                 " AND r.happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)");
}

Outcome<Verification> WarehouseVerifier::run(const Comparison &comparison)
{
    auto &connection = m_warehouse.connection();
    const auto expected = completedText(comparison.expected);
    const auto stored = completedText(comparison.stored);
    const auto found = connection.script(
        "DROP TABLE IF EXISTS pg_temp.difference; CREATE TEMP TABLE difference AS"
        " SELECT CASE WHEN s.id IS NULL THEN 0 WHEN e.id IS NULL THEN 1 ELSE 2 END AS kind,"
        " coalesce(e.contact, s.contact) AS contact, coalesce(e.id, s.id) AS id,"
        " coalesce(e.at, s.at) AS at FROM ("
        + expected + ") e FULL JOIN (" + stored
        + ") s ON e.contact = s.contact AND e.id = s.id AND e.at = s.at"
          " WHERE s.id IS NULL OR e.id IS NULL OR e.digest <> s.digest");
    if (!found)
        return tl::unexpected(found.error());
    const auto counts =
        connection.run("SELECT count(*) FILTER (WHERE kind = 0), count(*) FILTER (WHERE kind = 1),"
                       " count(*) FILTER (WHERE kind = 2), (SELECT count(*) FROM ("
                       + expected + ") e) FROM pg_temp.difference");
    if (!counts)
        return tl::unexpected(counts.error());
    const auto examples =
        connection.run("SELECT kind, contact, id, CASE WHEN at > '-infinity' THEN to_char(at,"
                       " 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"') END FROM pg_temp.difference"
                       " ORDER BY at, id, contact LIMIT 20");
    if (!examples)
        return tl::unexpected(examples.error());
    const auto marked = connection.script(
        QByteArray("UPDATE synced_day SET stale = true WHERE day IN"
                   " (SELECT at::date FROM pg_temp.difference WHERE at > '-infinity')")
        + (comparison.ofDays
               ? " OR (day IN (SELECT day FROM pg_temp.wanted_day)"
                 " AND EXISTS (SELECT FROM pg_temp.difference WHERE at = '-infinity'))"
               : ""));
    if (!marked)
        return tl::unexpected(marked.error());
    Verification verification{.rows = counts->number(0, 3),
                              .missing = counts->number(0, 0),
                              .extra = counts->number(0, 1),
                              .changed = counts->number(0, 2)};
    for (int row = 0; row < examples->count(); ++row)
        verification.examples.push_back(
            {.kind = static_cast<Difference::Kind>(examples->number(row, 0)),
             .table = QString::fromLatin1(comparison.table),
             .contact = examples->text(row, 1),
             .id = examples->text(row, 2),
             .time = examples->text(row, 3)});
    return verification;
}

// clang-format off
static constexpr auto activityRows =
    "SELECT r.contact_id AS contact, r.activity_id AS id, r.happened_at AS at,"
    " md5(ROW(%1, r.other)::text) AS digest FROM ";
static constexpr auto lineRows =
    "SELECT r.contact_id AS contact, r.activity_id || ' ' || r.line AS id, r.happened_at AS at,"
    " md5(ROW(%2, r.other)::text) AS digest FROM ";
// Rows without a readable time belong to no day.
static constexpr auto ofUndated =
    " r WHERE r.happened_at = '-infinity' AND EXISTS (SELECT FROM pg_temp.fresh_activity f"
    " WHERE f.happened_at = r.happened_at AND f.contact_id = r.contact_id AND f.activity_id = r.activity_id)";
static constexpr auto noRows =
    "SELECT ''::text AS contact, ''::text AS id, now() AS at, ''::text AS digest WHERE false";
static constexpr auto noteSeen =
    "CREATE TEMP TABLE IF NOT EXISTS seen_day (day date);"
    "CREATE TEMP TABLE IF NOT EXISTS seen_undated (activity_id text)";
static constexpr auto noteFresh =
    "INSERT INTO pg_temp.seen_day SELECT day FROM pg_temp.wanted_day;"
    "INSERT INTO pg_temp.seen_undated SELECT activity_id FROM pg_temp.fresh_activity WHERE happened_at = '-infinity'";
// Rows that are in no export can only be found after all days were compared.
static constexpr auto goneUndated =
    "SELECT contact_id AS contact, activity_id AS id, happened_at AS at, ''::text AS digest FROM activity"
    " WHERE happened_at = '-infinity' AND activity_id NOT IN (SELECT activity_id FROM pg_temp.seen_undated)"
    " AND NOT EXISTS (SELECT FROM synced_day s WHERE s.day NOT IN (SELECT day FROM pg_temp.seen_day))";
static constexpr auto noteGone =
    "DELETE FROM meta WHERE name = 'gone_undated'; INSERT INTO meta SELECT 'gone_undated', array_agg(id)::text"
    " FROM pg_temp.difference HAVING count(*) > 0";
// clang-format on

Outcome<Verification> WarehouseVerifier::compareContacts()
{
    if (const auto prepared = m_warehouse.connection().script(noteSeen); !prepared)
        return tl::unexpected(prepared.error());
    auto undated = run({.table = "activity", .expected = noRows, .stored = goneUndated});
    if (!undated)
        return undated;
    if (const auto noted = m_warehouse.connection().script(noteGone); !noted)
        return tl::unexpected(noted.error());
    const auto contacts =
        run({.table = "contact",
             .expected = "SELECT r.contact_id AS contact, r.contact_id AS id,"
                         " '-infinity'::timestamptz AS at, md5(ROW(%3, r.rest)::text) AS digest"
                         " FROM pg_temp.staging_contact r",
             .stored = "SELECT r.contact_id AS contact, r.contact_id AS id,"
                       " '-infinity'::timestamptz AS at, md5(ROW(%3, r.fields)::text) AS digest"
                       " FROM contact r"});
    if (!contacts)
        return contacts;
    // Otherwise, the next sync would skip contacts whose exported row did not change.
    if (const auto forgotten = m_warehouse.connection().script(
            "UPDATE contact c SET fingerprint = NULL FROM pg_temp.difference d"
            " WHERE d.contact = c.contact_id");
        !forgotten)
        return tl::unexpected(forgotten.error());
    undated->add(*contacts);
    return undated;
}

Outcome<Verification> WarehouseVerifier::compare(const SyncStep &step, base::Progress &progress)
{
    const auto staged = m_warehouse.stage(step.stored, progress);
    if (!staged)
        return tl::unexpected(staged.error());
    if (step.kind == SyncStep::Kind::LoadContacts)
        return compareContacts();
    auto &connection = m_warehouse.connection();
    if (const auto prepared = ActivityMerge(connection).prepare(step.days, staged->distinctIds);
        !prepared)
        return tl::unexpected(prepared.error());
    for (const auto *note : {noteSeen, noteFresh}) {
        if (const auto noted = connection.script(note); !noted)
            return tl::unexpected(noted.error());
    }
    struct Pair
    {
        const char *table;
        const char *rows;
        const char *fresh;
    };
    static constexpr std::array pairs{Pair{"activity", activityRows, "pg_temp.fresh_activity"},
                                      Pair{"purchase_line", lineRows, "pg_temp.fresh_line"}};
    Verification sum;
    for (const auto &pair : pairs) {
        const auto rowsOf = [&pair](const char *table) {
            return QByteArray(pair.rows) + table + " r%4 UNION ALL " + pair.rows + table
                + ofUndated;
        };
        const auto expected = rowsOf(pair.fresh);
        const auto stored = rowsOf(pair.table);
        const auto compared =
            run({.table = pair.table, .expected = expected, .stored = stored, .ofDays = true});
        if (!compared)
            return compared;
        sum.add(*compared);
    }
    return sum;
}

Outcome<Verification> WarehouseVerifier::compareDerived()
{
    // clang-format off
    static constexpr std::array comparisons{
        Comparison{"purchase",
            "SELECT DISTINCT ON (purchase_id) contact_id AS contact, purchase_id AS id, happened_at AS at,"
            " md5(ROW(activity_id, amount, currency)::text) AS digest FROM activity"
            " WHERE type = 'purchase' AND happened_at > '-infinity' ORDER BY purchase_id, happened_at, position",
            "SELECT contact_id AS contact, purchase_id AS id, happened_at AS at,"
            " md5(ROW(activity_id, amount, currency)::text) AS digest FROM purchase"},
        Comparison{"product",
            "SELECT DISTINCT ON (product_id) '' AS contact, product_id AS id, happened_at AS at,"
            " md5(ROW(name)::text) AS digest FROM purchase_line ORDER BY product_id, happened_at DESC, name",
            "SELECT '' AS contact, product_id AS id, last_sold_at AS at, md5(ROW(name)::text) AS digest"
            " FROM product"},
        // Days that no sync has read.
        Comparison{"activity", noRows,
            "SELECT contact_id AS contact, activity_id AS id, happened_at AS at, ''::text AS digest FROM activity"
            " WHERE happened_at > '-infinity' AND happened_at::date NOT IN (SELECT day FROM synced_day)"},
        Comparison{"purchase_line", noRows,
            "SELECT contact_id AS contact, activity_id || ' ' || line AS id, happened_at AS at, ''::text AS digest"
            " FROM purchase_line WHERE happened_at > '-infinity' AND happened_at::date NOT IN (SELECT day FROM synced_day)"},
    };
    // clang-format on
    Verification sum;
    for (const auto &comparison : comparisons) {
        const auto compared = run(comparison);
        if (!compared)
            return compared;
        sum.add(*compared);
    }
    return sum;
}

} // namespace storedesk::warehouse

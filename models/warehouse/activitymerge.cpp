// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/activitymerge.h"

#include "warehouse/tablecolumn.h"

#include <algorithm>
#include <array>

namespace storedesk::warehouse {

using insights::InputTable;

// %1 stands for the columns of activities, %2 for those of lines, %3 for the columns of activities
// that are not part of the key, %4 for the same columns of the conflicting row.
// clang-format off
static constexpr std::array prepareSteps{
    "ANALYZE pg_temp.staging_activity",
    // Rows without an ID are told apart by their content and the number of equal rows before them.
    "UPDATE pg_temp.staging_activity s SET activity_id = n.made FROM ("
    "SELECT position, 'row-' || md5(ROW(%1)::text) || '-' || row_number() OVER ("
    "PARTITION BY md5(ROW(%1)::text) ORDER BY position) AS made"
    " FROM pg_temp.staging_activity WHERE activity_id = '') n WHERE s.position = n.position",
    "DROP TABLE IF EXISTS pg_temp.fresh_activity, pg_temp.fresh_line",
    "CREATE TEMP TABLE fresh_activity AS SELECT DISTINCT ON (activity_id) %1, position,"
    " (count(*) OVER (PARTITION BY activity_id))::integer AS copies, rest AS other"
    " FROM pg_temp.staging_activity"
    " WHERE happened_at IS NULL OR happened_at::date IN (SELECT day FROM pg_temp.wanted_day)"
    " ORDER BY activity_id, happened_at IS NULL, position",
    "UPDATE pg_temp.fresh_activity SET happened_at = '-infinity' WHERE happened_at IS NULL",
    "UPDATE pg_temp.fresh_activity SET purchase_id = activity_id"
    " WHERE type = 'purchase' AND purchase_id IS NULL",
    // The file may repeat an activity together with its lines.
    "CREATE TEMP TABLE fresh_line AS SELECT a.contact_id, a.happened_at,"
    " (row_number() OVER (PARTITION BY g.activity_id ORDER BY g.position, n))::integer AS line,"
    " g.activity_id, g.product_id, g.name, g.units, g.unit_price, g.price, g.rest AS other"
    " FROM (SELECT %2, rest, min(position) AS position, count(*) AS number"
    " FROM pg_temp.staging_line GROUP BY %2, rest) g"
    " JOIN pg_temp.fresh_activity a USING (activity_id)"
    " CROSS JOIN generate_series(1, (g.number + a.copies - 1) / a.copies) n",
    "ANALYZE pg_temp.fresh_activity",
    "ANALYZE pg_temp.fresh_line",
};

static constexpr auto touchedPurchases =
    "CREATE TEMP TABLE touched_purchase ON COMMIT DROP AS"
    " SELECT purchase_id FROM pg_temp.fresh_activity WHERE type = 'purchase'"
    " UNION SELECT purchase_id FROM activity WHERE type = 'purchase'"
    " AND happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)"
    " UNION SELECT purchase_id FROM purchase"
    " WHERE happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)";

static constexpr auto touchedProducts =
    "CREATE TEMP TABLE touched_product ON COMMIT DROP AS"
    " SELECT product_id FROM pg_temp.fresh_line UNION SELECT product_id FROM purchase_line"
    " WHERE happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)";

static constexpr auto countActivities =
    "SELECT count(*), EXISTS (SELECT FROM pg_temp.fresh_activity WHERE happened_at = '-infinity')"
    " FROM activity WHERE happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)"
    " AND happened_at::date IN (SELECT day FROM pg_temp.wanted_day)";

// Without the record of a merge, older activities of the merged contact would never be deleted.
static constexpr auto markMerged =
    "UPDATE synced_day SET stale = true WHERE day IN (SELECT o.happened_at::date FROM activity a"
    " JOIN activity o ON o.contact_id = a.previous_contact_id WHERE a.previous_contact_id IS NOT NULL"
    " AND a.happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND a.happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)"
    " AND a.happened_at::date IN (SELECT day FROM pg_temp.wanted_day)"
    " AND NOT EXISTS (SELECT FROM pg_temp.fresh_activity f WHERE f.contact_id = a.contact_id"
    " AND f.activity_id = a.activity_id AND f.happened_at = a.happened_at))";

static constexpr auto removeActivities =
    "DELETE FROM activity a WHERE a.happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND a.happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)"
    " AND a.happened_at::date IN (SELECT day FROM pg_temp.wanted_day)"
    " AND NOT EXISTS (SELECT FROM pg_temp.fresh_activity f WHERE f.contact_id = a.contact_id"
    " AND f.activity_id = a.activity_id AND f.happened_at = a.happened_at)";

static constexpr auto addActivities =
    "INSERT INTO activity AS a (%1, position, copies, other)"
    " SELECT %1, position, copies, other FROM pg_temp.fresh_activity ORDER BY happened_at, position";

// Not needed for days without stored activities, where it would cost a third of the time.
static constexpr auto changeActivities =
    " ON CONFLICT (contact_id, activity_id, happened_at) DO UPDATE SET"
    " (%3, position, copies, other) = ROW(%4, EXCLUDED.position, EXCLUDED.copies, EXCLUDED.other)"
    " WHERE (%5, a.copies, a.other) IS DISTINCT FROM (%4, EXCLUDED.copies, EXCLUDED.other)";

static constexpr auto removeLines =
    "DELETE FROM purchase_line l WHERE l.happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND l.happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)"
    " AND l.happened_at::date IN (SELECT day FROM pg_temp.wanted_day)"
    " AND NOT EXISTS (SELECT FROM pg_temp.fresh_line f WHERE (f.contact_id, f.activity_id, f.line) ="
    " (l.contact_id, l.activity_id, l.line))";

static constexpr auto addLines =
    "INSERT INTO purchase_line AS l (contact_id, happened_at, line, %2, other)"
    " SELECT contact_id, happened_at, line, %2, other FROM pg_temp.fresh_line"
    " ON CONFLICT (contact_id, activity_id, line) DO UPDATE SET"
    " (happened_at, product_id, name, units, unit_price, price, other) ="
    " ROW(EXCLUDED.happened_at, EXCLUDED.product_id, EXCLUDED.name, EXCLUDED.units,"
    " EXCLUDED.unit_price, EXCLUDED.price, EXCLUDED.other)"
    " WHERE (l.happened_at, l.product_id, l.name, l.units, l.unit_price, l.price, l.other)"
    " IS DISTINCT FROM (EXCLUDED.happened_at, EXCLUDED.product_id, EXCLUDED.name, EXCLUDED.units,"
    " EXCLUDED.unit_price, EXCLUDED.price, EXCLUDED.other)";

static constexpr auto noteDays =
    "INSERT INTO synced_day AS s (day, asked_at, rows, doubled)"
    " SELECT w.day, $1, count(f.activity_id), coalesce(sum(f.copies - 1), 0)"
    " FROM pg_temp.wanted_day w LEFT JOIN pg_temp.fresh_activity f ON f.happened_at > '-infinity'"
    " AND f.happened_at::date = w.day GROUP BY w.day"
    " ON CONFLICT (day) DO UPDATE SET asked_at = EXCLUDED.asked_at, loaded_at = now(),"
    " rows = EXCLUDED.rows, doubled = EXCLUDED.doubled, stale = false";

// %6 stands for the condition on the time.
static constexpr auto outsideTime =
    "happened_at > '-infinity' AND (happened_at < (SELECT min(day) FROM synced_day)"
    " OR happened_at >= (SELECT max(day) + 1 FROM synced_day))";
static constexpr std::array outsideSteps{
    "CREATE TEMP TABLE touched_purchase ON COMMIT DROP AS"
    " SELECT purchase_id FROM activity WHERE type = 'purchase' AND %6",
    "CREATE TEMP TABLE touched_product ON COMMIT DROP AS"
    " SELECT DISTINCT product_id FROM purchase_line WHERE (%6) OR (happened_at = '-infinity' AND activity_id = ANY ("
    "(SELECT value FROM meta WHERE name = 'gone_undated')::text[]))",
    "DELETE FROM activity WHERE %6",
    "DELETE FROM purchase_line WHERE %6",
    "DELETE FROM activity WHERE happened_at = '-infinity' AND activity_id = ANY ("
    "(SELECT value FROM meta WHERE name = 'gone_undated')::text[])",
    "DELETE FROM purchase_line WHERE happened_at = '-infinity' AND activity_id = ANY ("
    "(SELECT value FROM meta WHERE name = 'gone_undated')::text[])",
    "DELETE FROM meta WHERE name = 'gone_undated'",
};

// Before all contacts were compared once, none has to be noted. %7 stands for the contacts.
static constexpr auto noteUncompared =
    "INSERT INTO uncompared_contact SELECT DISTINCT contact_id FROM %7 AS k"
    " WHERE EXISTS (SELECT FROM meta WHERE name = 'amounts_fit') ON CONFLICT (contact_id) DO NOTHING";

// A merged contact is not compared.
static constexpr auto mergedContacts =
    "(SELECT contact_id FROM pg_temp.fresh_activity WHERE previous_contact_id IS NOT NULL"
    " UNION SELECT contact_id FROM activity WHERE previous_contact_id IS NOT NULL"
    " AND happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day))";

static constexpr std::array derivedSteps{
    "ANALYZE pg_temp.touched_purchase, pg_temp.touched_product",
    "CREATE TEMP TABLE fresh_purchase ON COMMIT DROP AS SELECT DISTINCT ON (purchase_id)"
    " contact_id, purchase_id, activity_id, happened_at, amount, currency"
    " FROM activity WHERE type = 'purchase' AND happened_at > '-infinity'"
    " AND purchase_id IN (SELECT purchase_id FROM pg_temp.touched_purchase)"
    " ORDER BY purchase_id, happened_at, position",
    "WITH removed AS (DELETE FROM purchase p WHERE purchase_id IN (SELECT purchase_id FROM pg_temp.touched_purchase)"
    " AND NOT EXISTS (SELECT FROM pg_temp.fresh_purchase f WHERE f.contact_id = p.contact_id"
    " AND f.purchase_id = p.purchase_id AND f.activity_id = p.activity_id AND f.happened_at = p.happened_at"
    " AND (f.amount, f.currency) IS NOT DISTINCT FROM (p.amount, p.currency)) RETURNING contact_id) %8",
    "WITH added AS (INSERT INTO purchase (contact_id, purchase_id, activity_id, happened_at, amount, currency)"
    " SELECT f.* FROM pg_temp.fresh_purchase f WHERE NOT EXISTS (SELECT FROM purchase p"
    " WHERE p.contact_id = f.contact_id AND p.purchase_id = f.purchase_id) RETURNING contact_id) %9",
    "DELETE FROM product p WHERE p.product_id IN (SELECT product_id FROM pg_temp.touched_product)"
    " AND NOT EXISTS (SELECT FROM purchase_line l WHERE l.product_id = p.product_id)",
    "INSERT INTO product AS p (product_id, name, last_sold_at)"
    " SELECT t.product_id, newest.name, newest.happened_at FROM pg_temp.touched_product t"
    " CROSS JOIN LATERAL (SELECT l.name, l.happened_at FROM purchase_line l"
    " WHERE l.product_id = t.product_id ORDER BY l.happened_at DESC, l.name LIMIT 1) newest"
    " ON CONFLICT (product_id) DO UPDATE SET name = EXCLUDED.name, last_sold_at = EXCLUDED.last_sold_at",
};
// clang-format on

// Columns of activities that are not part of the key.
static QByteArray changeableNames(const QByteArray &prefix)
{
    QByteArrayList names;
    for (const auto &column : columnsOf(InputTable::Activities)) {
        if (column.name != "contact_id" && column.name != "activity_id"
            && column.name != "happened_at")
            names.append(prefix + column.name);
    }
    return names.join(", ");
}

static QByteArray filledIn(const char *sql)
{
    return QByteArray(sql)
        .replace("%1", namesOf(columnsOf(InputTable::Activities)))
        .replace("%2", namesOf(columnsOf(InputTable::Lines)))
        .replace("%3", changeableNames({}))
        .replace("%4", changeableNames("EXCLUDED."))
        .replace("%5", changeableNames("a."))
        .replace("%6", outsideTime)
        .replace("%8", QByteArray(noteUncompared).replace("%7", "removed"))
        .replace("%9", QByteArray(noteUncompared).replace("%7", "added"));
}

Outcome<qint64> ActivityMerge::change(const QByteArray &sql)
{
    return m_connection.run(sql).map([](const SqlRows &rows) { return rows.changed(); });
}

Outcome<qint64> ActivityMerge::prepare(const std::vector<QDate> &days)
{
    QByteArrayList list;
    for (const auto &day : days)
        list.append(day.toString(Qt::ISODate).toLatin1());
    const auto created =
        m_connection.script("DROP TABLE IF EXISTS pg_temp.wanted_day;"
                            "CREATE TEMP TABLE wanted_day AS SELECT unnest('{"
                            + list.join(',') + "}'::date[]) AS day; ANALYZE pg_temp.wanted_day");
    if (!created)
        return tl::unexpected(created.error());
    for (const auto *step : prepareSteps) {
        if (const auto done = m_connection.script(filledIn(step)); !done)
            return tl::unexpected(done.error());
    }
    return m_connection.run("SELECT coalesce(sum(copies - 1), 0) FROM pg_temp.fresh_activity")
        .map([](const SqlRows &rows) { return rows.number(0, 0); });
}

// Counts without asking which rows were inserted, because partitioned tables do not tell.
Outcome<MergeCounts> ActivityMerge::mergeActivities()
{
    const auto before = m_connection.run(countActivities);
    if (!before)
        return tl::unexpected(before.error());
    const auto removed = change(removeActivities);
    if (!removed)
        return tl::unexpected(removed.error());
    // Activities without a readable time belong to no day.
    const bool isNew = before->number(0, 0) == 0 && before->bytes(0, 1) != "t";
    const auto merged = change(filledIn(addActivities) + (isNew ? "" : filledIn(changeActivities)));
    if (!merged)
        return tl::unexpected(merged.error());
    const auto sums = m_connection.run(
        "SELECT count(*) FILTER (WHERE happened_at > '-infinity'), coalesce(sum(copies - 1), 0)"
        " FROM pg_temp.fresh_activity");
    if (!sums)
        return tl::unexpected(sums.error());
    MergeCounts counts{
        .rows = sums->number(0, 0), .removed = *removed, .doubled = sums->number(0, 1)};
    counts.added = counts.rows - (before->number(0, 0) - counts.removed);
    counts.changed = std::max<qint64>(*merged - counts.added, 0);
    return counts;
}

Outcome<MergeCounts> ActivityMerge::merge(const QDateTime &asked)
{
    for (const auto *step : {touchedPurchases, touchedProducts, markMerged}) {
        if (const auto done = m_connection.script(step); !done)
            return tl::unexpected(done.error());
    }
    const auto noted =
        m_connection.script(QByteArray(noteUncompared).replace("%7", mergedContacts));
    if (!noted)
        return tl::unexpected(noted.error());
    const auto counts = mergeActivities();
    if (!counts)
        return counts;
    for (const auto *step : {removeLines, addLines}) {
        if (const auto done = change(filledIn(step)); !done)
            return tl::unexpected(done.error());
    }
    if (const auto derived = refreshDerived(); !derived)
        return tl::unexpected(derived.error());
    const auto dated =
        m_connection.run(noteDays, {asked.toUTC().toString(Qt::ISODateWithMs).toLatin1()});
    if (!dated)
        return tl::unexpected(dated.error());
    return counts;
}

Outcome<void> ActivityMerge::removeOutside()
{
    for (const auto *step : outsideSteps) {
        if (const auto done = m_connection.script(filledIn(step)); !done)
            return done;
    }
    return refreshDerived();
}

Outcome<void> ActivityMerge::refreshDerived()
{
    for (const auto *step : derivedSteps) {
        if (const auto done = m_connection.script(filledIn(step)); !done)
            return done;
    }
    return {};
}

} // namespace storedesk::warehouse

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/activitymerge.h"

#include "warehouse/monthpartitions.h"
#include "warehouse/tablecolumn.h"

#include <algorithm>
#include <array>

namespace storedesk::warehouse {

using insights::InputTable;

// %1 stands for the columns of activities, %2 for those of lines, %3 for the columns of activities
// that are not part of the key, %4 for the same columns of the conflicting row.
// clang-format off
// Sorts in memory, unless the server already uses more for them. A small sample of temporary tables
// tells enough.
static constexpr auto startSteps =
    "SELECT set_config('work_mem', '64MB', false) WHERE pg_size_bytes(current_setting('work_mem')) < 64 << 20;"
    "SET default_statistics_target TO 20;"
    "DROP TABLE IF EXISTS pg_temp.fresh_activity, pg_temp.fresh_line, pg_temp.fresh_day";

// Used if some rows have no ID, or an ID that another row has.
static constexpr std::array repeatedSteps{
    // Rows without an ID are told apart by their content and the number of equal rows before them.
    "UPDATE pg_temp.staging_activity s SET activity_id = n.made FROM ("
    "SELECT position, 'row-' || md5(ROW(%1)::text) || '-' || row_number() OVER ("
    "PARTITION BY md5(ROW(%1)::text) ORDER BY position) AS made"
    " FROM pg_temp.staging_activity WHERE activity_id = '') n WHERE s.position = n.position",
    "CREATE TEMP TABLE fresh_activity AS SELECT %1, position, copies, other FROM ("
    "SELECT DISTINCT ON (activity_id) %1, position,"
    " (count(*) OVER (PARTITION BY activity_id))::integer AS copies, rest AS other"
    " FROM pg_temp.staging_activity"
    " WHERE happened_at IS NULL OR happened_at::date IN (SELECT day FROM pg_temp.wanted_day)"
    " ORDER BY activity_id, happened_at IS NULL, position) one ORDER BY position",
    // The file may repeat an activity together with its lines.
    "DELETE FROM pg_temp.staging_line l USING (SELECT position, copies, row_number() OVER ("
    "PARTITION BY %2, rest ORDER BY position) AS nth, count(*) OVER (PARTITION BY %2, rest) AS number"
    " FROM pg_temp.staging_line JOIN (SELECT activity_id, copies FROM pg_temp.fresh_activity WHERE copies > 1) a"
    " USING (activity_id)) n WHERE n.position = l.position AND n.nth > (n.number + n.copies - 1) / n.copies",
};

// The staging table itself is used, because writing all rows again would take a third of the time.
static constexpr std::array distinctSteps{
    "ALTER TABLE pg_temp.staging_activity RENAME TO fresh_activity",
    "ALTER TABLE pg_temp.fresh_activity RENAME COLUMN rest TO other",
    "ALTER TABLE pg_temp.fresh_activity ADD COLUMN copies integer NOT NULL DEFAULT 1",
};

static constexpr std::array prepareSteps{
    // The number of activities on each day, which is faster than a cast of each time to a date. Most files need
    // none of the changes that follow.
    "CREATE TEMP TABLE fresh_day AS SELECT start::date AS day, rows, stated - rows AS doubled, unnumbered FROM ("
    "SELECT date_bin('1 day', happened_at, '2000-01-01') AS start, count(*) AS rows, sum(copies) AS stated,"
    " count(*) FILTER (WHERE purchase_id IS NULL AND type = 'purchase') AS unnumbered"
    " FROM pg_temp.fresh_activity GROUP BY 1) f",
    "DELETE FROM pg_temp.fresh_activity WHERE EXISTS (SELECT FROM pg_temp.fresh_day"
    " WHERE day NOT IN (SELECT day FROM pg_temp.wanted_day))"
    " AND happened_at::date NOT IN (SELECT day FROM pg_temp.wanted_day)",
    "DELETE FROM pg_temp.fresh_day WHERE day NOT IN (SELECT day FROM pg_temp.wanted_day)",
    "UPDATE pg_temp.fresh_activity SET happened_at = coalesce(happened_at, '-infinity'),"
    " purchase_id = CASE WHEN type = 'purchase' THEN coalesce(purchase_id, activity_id) ELSE purchase_id END"
    " WHERE EXISTS (SELECT FROM pg_temp.fresh_day WHERE day IS NULL OR unnumbered > 0)"
    " AND (happened_at IS NULL OR (purchase_id IS NULL AND type = 'purchase'))",
    "ANALYZE pg_temp.fresh_activity (activity_id, contact_id, happened_at, type, purchase_id, previous_contact_id)",
    "ANALYZE pg_temp.staging_line (activity_id)",
    "CREATE TEMP TABLE fresh_line AS SELECT a.contact_id, a.happened_at,"
    " (row_number() OVER (PARTITION BY l.activity_id ORDER BY l.position))::integer AS line,"
    " l.activity_id, l.product_id, l.name, l.units, l.unit_price, l.price, l.rest AS other"
    " FROM pg_temp.staging_line l JOIN pg_temp.fresh_activity a USING (activity_id)",
    "ANALYZE pg_temp.fresh_line (contact_id, happened_at, line, activity_id, product_id)",
};

// Days whose activities may be in the warehouse already. The partitions of all other days are new.
static constexpr auto noteStored =
    "CREATE TEMP TABLE stored_day ON COMMIT DROP AS SELECT day FROM pg_temp.wanted_day"
    " WHERE date_trunc('month', day)::date <> ALL ('{%1}'::date[])";

static constexpr auto touchedPurchases =
    "CREATE TEMP TABLE touched_purchase ON COMMIT DROP AS"
    " SELECT purchase_id FROM pg_temp.fresh_activity WHERE type = 'purchase'"
    " UNION SELECT purchase_id FROM activity WHERE type = 'purchase'"
    " AND happened_at >= (SELECT min(day) FROM pg_temp.stored_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.stored_day)"
    " UNION SELECT purchase_id FROM purchase"
    " WHERE happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)";

static constexpr auto touchedProducts =
    "CREATE TEMP TABLE touched_product ON COMMIT DROP AS"
    " SELECT product_id FROM pg_temp.fresh_line UNION SELECT product_id FROM purchase_line"
    " WHERE happened_at >= (SELECT min(day) FROM pg_temp.wanted_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.wanted_day)";

static constexpr auto countFresh =
    "SELECT coalesce(sum(rows), 0), coalesce(sum(rows) FILTER (WHERE day IS NOT NULL), 0), coalesce(sum(doubled), 0)"
    " FROM pg_temp.fresh_day";

static constexpr auto countStored =
    "SELECT count(*) FROM activity WHERE happened_at >= (SELECT min(day) FROM pg_temp.stored_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.stored_day)"
    " AND happened_at::date IN (SELECT day FROM pg_temp.stored_day)";

// Without the record of a merge, older activities of the merged contact would never be deleted.
static constexpr auto markMerged =
    "UPDATE synced_day SET stale = true WHERE day IN (SELECT o.happened_at::date FROM activity a"
    " JOIN activity o ON o.contact_id = a.previous_contact_id WHERE a.previous_contact_id IS NOT NULL"
    " AND a.happened_at >= (SELECT min(day) FROM pg_temp.stored_day)"
    " AND a.happened_at < (SELECT max(day) + 1 FROM pg_temp.stored_day)"
    " AND a.happened_at::date IN (SELECT day FROM pg_temp.stored_day)"
    " AND NOT EXISTS (SELECT FROM pg_temp.fresh_activity f WHERE f.contact_id = a.contact_id"
    " AND f.activity_id = a.activity_id AND f.happened_at = a.happened_at))";

static constexpr auto removeActivities =
    "DELETE FROM activity a WHERE a.happened_at >= (SELECT min(day) FROM pg_temp.stored_day)"
    " AND a.happened_at < (SELECT max(day) + 1 FROM pg_temp.stored_day)"
    " AND a.happened_at::date IN (SELECT day FROM pg_temp.stored_day)"
    " AND NOT EXISTS (SELECT FROM pg_temp.fresh_activity f WHERE f.contact_id = a.contact_id"
    " AND f.activity_id = a.activity_id AND f.happened_at = a.happened_at)";

static constexpr auto addActivities =
    "INSERT INTO activity AS a (%1, position, copies, other)"
    " SELECT %1, position, copies, other FROM pg_temp.fresh_activity WHERE happened_at = '-infinity'"
    " OR happened_at::date IN (SELECT day FROM pg_temp.stored_day) ORDER BY happened_at, position";

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
    " SELECT contact_id, happened_at, line, %2, other FROM pg_temp.fresh_line";

// Lines of activities that had another time before. %1 stands for a condition on the time.
static constexpr auto removeMovedLines =
    "WITH removed AS (DELETE FROM purchase_line l USING pg_temp.fresh_line f"
    " WHERE (f.contact_id, f.activity_id, f.line) = (l.contact_id, l.activity_id, l.line)%1 RETURNING l.product_id)"
    " INSERT INTO pg_temp.touched_product SELECT product_id FROM removed"
    " EXCEPT SELECT product_id FROM pg_temp.touched_product";

static constexpr auto changeLines =
    " ON CONFLICT (contact_id, activity_id, line) DO UPDATE SET"
    " (happened_at, product_id, name, units, unit_price, price, other) ="
    " ROW(EXCLUDED.happened_at, EXCLUDED.product_id, EXCLUDED.name, EXCLUDED.units,"
    " EXCLUDED.unit_price, EXCLUDED.price, EXCLUDED.other)"
    " WHERE (l.happened_at, l.product_id, l.name, l.units, l.unit_price, l.price, l.other)"
    " IS DISTINCT FROM (EXCLUDED.happened_at, EXCLUDED.product_id, EXCLUDED.name, EXCLUDED.units,"
    " EXCLUDED.unit_price, EXCLUDED.price, EXCLUDED.other)";

static constexpr auto noteDays =
    "INSERT INTO synced_day AS s (day, asked_at, rows, doubled)"
    " SELECT w.day, $1, coalesce(f.rows, 0), coalesce(f.doubled, 0)"
    " FROM pg_temp.wanted_day w LEFT JOIN pg_temp.fresh_day f USING (day)"
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
    " AND happened_at >= (SELECT min(day) FROM pg_temp.stored_day)"
    " AND happened_at < (SELECT max(day) + 1 FROM pg_temp.stored_day))";

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

Outcome<void> ActivityMerge::runAll(std::span<const char *const> steps)
{
    for (const auto *step : steps) {
        if (const auto done = m_connection.script(filledIn(step)); !done)
            return done;
    }
    return {};
}

Outcome<void> ActivityMerge::prepare(const std::vector<QDate> &days, bool distinctIds)
{
    QByteArrayList list;
    for (const auto &day : days)
        list.append(day.toString(Qt::ISODate).toLatin1());
    const auto created = m_connection.script(
        "DROP TABLE IF EXISTS pg_temp.wanted_day;"
        "CREATE TEMP TABLE wanted_day AS SELECT unnest('{"
        + list.join(',') + "}'::date[]) AS day; ANALYZE pg_temp.wanted_day;" + startSteps);
    if (!created)
        return created;
    using Steps = std::span<const char *const>;
    if (auto done = runAll(distinctIds ? Steps(distinctSteps) : Steps(repeatedSteps)); !done)
        return done;
    return runAll(prepareSteps);
}

Outcome<qint64> ActivityMerge::addMonths(const std::vector<QDate> &days)
{
    MonthPartitions partitions(m_connection);
    const auto months = partitions.missing(days.front(), days.back());
    if (!months)
        return tl::unexpected(months.error());
    const auto added = partitions.add(*months);
    if (!added)
        return added;
    QByteArrayList list;
    for (const auto &month : *months)
        list.append(month.toString(Qt::ISODate).toLatin1());
    const auto noted = m_connection.script(QByteArray(noteStored).replace("%1", list.join(',')));
    return noted ? added : tl::unexpected(noted.error());
}

// Counts without asking which rows were inserted, because partitioned tables do not tell.
Outcome<MergeCounts> ActivityMerge::mergeActivities(qint64 added)
{
    const auto before = m_connection.run(countStored);
    const auto fresh = m_connection.run(countFresh);
    if (!before || !fresh)
        return tl::unexpected(before ? fresh.error() : before.error());
    const auto removed = change(removeActivities);
    if (!removed)
        return tl::unexpected(removed.error());
    MergeCounts counts{
        .rows = fresh->number(0, 1), .removed = *removed, .doubled = fresh->number(0, 2)};
    counts.added = counts.rows - (before->number(0, 0) - counts.removed);
    const auto all = fresh->number(0, 0);
    // Activities without a readable time belong to no day.
    const bool isNew = before->number(0, 0) == 0 && all == counts.rows;
    if (added < all) {
        const auto merged =
            change(filledIn(addActivities) + (isNew ? "" : filledIn(changeActivities)));
        if (!merged)
            return tl::unexpected(merged.error());
        counts.changed = std::max<qint64>(added + *merged - counts.added, 0);
    }
    if (const auto lines = mergeLines(isNew); !lines)
        return tl::unexpected(lines.error());
    return counts;
}

Outcome<void> ActivityMerge::mergeLines(bool isNew)
{
    // Without conflicts, rows are added in less time.
    const auto *condition = isNew ? "" : " AND f.happened_at <> l.happened_at";
    const std::array steps{QByteArray(removeLines),
                           QByteArray(removeMovedLines).replace("%1", condition),
                           filledIn(addLines) + (isNew ? "" : filledIn(changeLines))};
    for (const auto &step : steps) {
        if (const auto done = m_connection.script(step); !done)
            return done;
    }
    return {};
}

Outcome<MergeCounts> ActivityMerge::merge(const std::vector<QDate> &days, const QDateTime &asked)
{
    const auto added = addMonths(days);
    if (!added)
        return tl::unexpected(added.error());
    static constexpr std::array steps{touchedPurchases, touchedProducts, markMerged};
    if (const auto done = runAll(steps); !done)
        return tl::unexpected(done.error());
    const auto noted =
        m_connection.script(QByteArray(noteUncompared).replace("%7", mergedContacts));
    if (!noted)
        return tl::unexpected(noted.error());
    const auto counts = mergeActivities(*added);
    if (!counts)
        return counts;
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
    if (auto done = runAll(outsideSteps); !done)
        return done;
    return refreshDerived();
}

Outcome<void> ActivityMerge::refreshDerived()
{
    return runAll(derivedSteps);
}

} // namespace storedesk::warehouse

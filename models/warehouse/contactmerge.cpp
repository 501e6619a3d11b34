// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/contactmerge.h"

#include "warehouse/tablecolumn.h"

#include <array>

namespace storedesk::warehouse {

using insights::InputTable;

// %1 stands for the columns of contacts, %2 for those except the key, %3 for the same columns of
// the conflicting row, %4 for those of the stored row, %5 for the start of the sync.
// clang-format off
static constexpr std::array beforeSteps{
    "ANALYZE pg_temp.staging_contact",
    // A file that was joined from several could repeat a contact.
    "DELETE FROM pg_temp.staging_contact s USING pg_temp.staging_contact t"
    " WHERE s.contact_id = t.contact_id AND s.position > t.position",
    // Deleted contacts, and all contacts that were ever merged into them.
    "CREATE TEMP TABLE gone_contact ON COMMIT DROP AS WITH RECURSIVE gone (contact_id) AS ("
    "SELECT k.contact_id FROM (SELECT contact_id FROM contact UNION SELECT contact_id FROM activity"
    " WHERE previous_contact_id IS NOT NULL AND contact_id <> '') k"
    " WHERE NOT EXISTS (SELECT FROM pg_temp.staging_contact s WHERE s.contact_id = k.contact_id)"
    " AND NOT EXISTS (SELECT FROM activity a WHERE a.previous_contact_id = k.contact_id)"
    " UNION SELECT a.previous_contact_id FROM gone g JOIN activity a USING (contact_id)"
    " WHERE a.previous_contact_id IS NOT NULL) SELECT contact_id FROM gone g"
    " WHERE NOT EXISTS (SELECT FROM pg_temp.staging_contact s WHERE s.contact_id = g.contact_id)",
    "CREATE TEMP TABLE gone_email ON COMMIT DROP AS SELECT DISTINCT lower(btrim(email)) AS email"
    " FROM contact JOIN pg_temp.gone_contact USING (contact_id) WHERE btrim(email) <> ''",
    "CREATE TEMP TABLE touched_purchase ON COMMIT DROP AS SELECT purchase_id FROM purchase"
    " WHERE contact_id IN (SELECT contact_id FROM gone_contact)",
    "CREATE TEMP TABLE touched_product ON COMMIT DROP AS SELECT DISTINCT product_id FROM purchase_line"
    " WHERE contact_id IN (SELECT contact_id FROM gone_contact)",
    "CREATE TEMP TABLE previous_total ON COMMIT DROP AS SELECT contact_id, total_purchases AS total FROM contact",
    // Activities are exported with the email of their contact.
    "UPDATE synced_day SET stale = true WHERE day IN (SELECT a.happened_at::date FROM contact c"
    " JOIN pg_temp.staging_contact s USING (contact_id) JOIN activity a USING (contact_id)"
    " WHERE s.email IS DISTINCT FROM c.email)",
};

static constexpr std::array removeSteps{
    // Mark these days for another export, because only the service knows whether it keeps the purchases of a deleted
    // contact.
    "UPDATE synced_day SET stale = true WHERE day IN (SELECT happened_at::date FROM purchase"
    " WHERE contact_id IN (SELECT contact_id FROM gone_contact))",
    // The same applies to activities that have only the email of a deleted contact.
    "UPDATE synced_day SET stale = true WHERE day IN (SELECT happened_at::date FROM activity"
    " WHERE contact_id = '' AND lower(btrim(email)) IN (SELECT email FROM pg_temp.gone_email))",
    "DELETE FROM activity WHERE contact_id = '' AND happened_at = '-infinity'"
    " AND lower(btrim(email)) IN (SELECT email FROM pg_temp.gone_email)",
    "DELETE FROM activity WHERE contact_id IN (SELECT contact_id FROM gone_contact)",
    "DELETE FROM purchase_line WHERE contact_id IN (SELECT contact_id FROM gone_contact)",
};

static constexpr auto addContacts =
    "WITH merged AS (INSERT INTO contact AS c (%1, fields) SELECT %1, rest FROM pg_temp.staging_contact"
    " ON CONFLICT (contact_id) DO UPDATE SET (%2, fields) = ROW(%3, EXCLUDED.fields)"
    " WHERE (%4, c.fields) IS DISTINCT FROM (%3, EXCLUDED.fields) RETURNING (xmax = 0) AS added)"
    " SELECT count(*) FILTER (WHERE added), count(*) FILTER (WHERE NOT added) FROM merged";

// The service counts the purchases of a contact. If the difference to those in the warehouse has
// changed, purchases were deleted, or sent with an earlier time, and their days are read again: those
// of the contact's purchases, and with a missing purchase all days from its first to its last one. A
// purchase after the last export of its day changes nothing. A difference that remains, although the
// service counts no other purchases, is accepted. The first difference of a contact that bought before
// the first day is accepted if it bought nothing since the contacts before.
static constexpr std::array countSteps{
    "CREATE TEMP TABLE counted ON COMMIT DROP AS SELECT c.contact_id, c.total_purchases AS total,"
    " c.last_purchase_date AS last, least(c.first_purchase_date, min(p.happened_at))::date AS first_day,"
    " greatest(c.last_purchase_date, max(p.happened_at))::date AS last_day,"
    " c.first_purchase_date >= (SELECT value::date FROM meta WHERE name = 'first_day') AS whole,"
    " c.total_purchases - count(p.purchase_id) AS purchases"
    " FROM contact c LEFT JOIN purchase p USING (contact_id) WHERE c.total_purchases IS NOT NULL"
    " AND NOT EXISTS (SELECT FROM activity m WHERE m.contact_id = c.contact_id"
    " AND m.previous_contact_id IS NOT NULL) GROUP BY c.contact_id",
    "DELETE FROM pg_temp.counted n USING synced_day s WHERE s.day = n.last::date AND n.last >= s.asked_at",
    "CREATE TEMP TABLE recounted ON COMMIT DROP AS SELECT n.*,"
    " coalesce(k.pending_total = n.total, false) AS settled,"
    " n.purchases - coalesce(k.purchases, CASE WHEN n.whole THEN 0 WHEN t.total = n.total THEN n.purchases"
    " ELSE n.purchases - 1 END) AS change FROM pg_temp.counted n"
    " LEFT JOIN uncounted_purchase k USING (contact_id) LEFT JOIN pg_temp.previous_total t USING (contact_id)",
    "UPDATE synced_day s SET stale = true WHERE EXISTS (SELECT FROM pg_temp.recounted r"
    " WHERE r.change > 0 AND NOT r.settled AND s.day BETWEEN r.first_day AND r.last_day)",
    "UPDATE synced_day s SET stale = true WHERE s.day IN (SELECT p.happened_at::date FROM purchase p"
    " JOIN pg_temp.recounted r USING (contact_id) WHERE r.change < 0 AND NOT r.settled)",
    "DELETE FROM uncounted_purchase k WHERE NOT EXISTS"
    " (SELECT FROM contact c WHERE c.contact_id = k.contact_id)",
    "INSERT INTO uncounted_purchase AS k (contact_id, purchases, pending_total) SELECT contact_id,"
    " CASE WHEN settled THEN purchases ELSE purchases - change END,"
    " CASE WHEN change <> 0 AND NOT settled THEN total END FROM pg_temp.recounted"
    " ON CONFLICT (contact_id) DO UPDATE SET (purchases, pending_total) ="
    " ROW(EXCLUDED.purchases, EXCLUDED.pending_total)"
    " WHERE (k.purchases, k.pending_total) IS DISTINCT FROM (EXCLUDED.purchases, EXCLUDED.pending_total)",
};

// Contacts that were deleted after an old export of activities, but before the first contacts were
// read, are in none of both lists. Days that were read in the first sync are known to be newer.
static constexpr auto markUnknown =
    "UPDATE synced_day SET stale = true WHERE asked_at < '%5' AND day IN ("
    "SELECT a.happened_at::date FROM activity a WHERE a.contact_id <> '' AND a.happened_at > '-infinity'"
    " AND NOT EXISTS (SELECT FROM contact c WHERE c.contact_id = a.contact_id)"
    " AND NOT EXISTS (SELECT FROM activity m WHERE m.previous_contact_id = a.contact_id))";
// clang-format on

static QByteArray changeable(const QByteArray &prefix)
{
    QByteArrayList names;
    for (const auto &column : columnsOf(InputTable::Contacts)) {
        if (column.name != "contact_id")
            names.append(prefix + column.name);
    }
    return names.join(", ");
}

static QByteArray completeSql(const char *sql, const QDateTime &began)
{
    return QByteArray(sql)
        .replace("%1", namesOf(columnsOf(InputTable::Contacts)))
        .replace("%2", changeable({}))
        .replace("%3", changeable("EXCLUDED."))
        .replace("%4", changeable("c."))
        .replace("%5", began.toUTC().toString(Qt::ISODateWithMs).toLatin1());
}

Outcome<void> ContactMerge::runAll(std::span<const char *const> steps, const QDateTime &began)
{
    for (const auto *step : steps) {
        if (const auto done = m_connection.script(completeSql(step, began)); !done)
            return done;
    }
    return {};
}

Outcome<MergeCounts> ContactMerge::merge(Occasion occasion, const QDateTime &began)
{
    for (const auto steps :
         {std::span<const char *const>(beforeSteps), std::span<const char *const>(removeSteps)}) {
        if (const auto done = runAll(steps, began); !done)
            return tl::unexpected(done.error());
    }
    if (const auto done = ActivityMerge(m_connection).refreshDerived(); !done)
        return tl::unexpected(done.error());
    const auto removed =
        m_connection.run("DELETE FROM contact c WHERE NOT EXISTS (SELECT FROM"
                         " pg_temp.staging_contact s WHERE s.contact_id = c.contact_id)");
    if (!removed)
        return tl::unexpected(removed.error());
    const auto merged = m_connection.run(completeSql(addContacts, began));
    if (!merged)
        return tl::unexpected(merged.error());
    // Without activities there is nothing to compare with.
    if (occasion != Occasion::First) {
        if (const auto done = runAll(countSteps, began); !done)
            return tl::unexpected(done.error());
    }
    const auto total = m_connection.run("SELECT count(*) FROM pg_temp.staging_contact");
    if (!total)
        return tl::unexpected(total.error());
    const MergeCounts counts{.rows = total->number(0, 0),
                             .added = merged->number(0, 0),
                             .changed = merged->number(0, 1),
                             .removed = removed->changed()};
    if (occasion == Occasion::FirstSync) {
        if (const auto marked = m_connection.script(completeSql(markUnknown, began)); !marked)
            return tl::unexpected(marked.error());
    }
    return counts;
}

} // namespace storedesk::warehouse

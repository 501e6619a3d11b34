// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/contactmerge.h"

#include "warehouse/tablecolumn.h"

#include <array>

namespace storedesk::warehouse {

using insights::InputTable;

// %1 stands for the columns of contacts, %2 for those except the key, %3 for the same columns of
// the conflicting row, %4 for those of the stored row, %5 for the start of the sync, %6 for the
// figures of a contact, %7 for details without a difference, %8 for the condition that contact k is
// in the file.
// clang-format off
static constexpr std::array beforeSteps{
    "ANALYZE pg_temp.staging_contact, pg_temp.absent_contact",
    // A file that was joined from several could repeat a contact.
    "DELETE FROM pg_temp.staging_contact s USING pg_temp.staging_contact t"
    " WHERE s.contact_id = t.contact_id AND s.position > t.position",
    // Deleted contacts, and all contacts that were ever merged into them.
    "CREATE TEMP TABLE gone_contact ON COMMIT DROP AS WITH RECURSIVE gone (contact_id) AS ("
    "SELECT k.contact_id FROM (SELECT contact_id FROM pg_temp.absent_contact UNION SELECT contact_id FROM activity"
    " WHERE previous_contact_id IS NOT NULL AND contact_id <> '') k"
    " WHERE NOT EXISTS (SELECT FROM activity a WHERE a.previous_contact_id = k.contact_id) AND NOT (%8)"
    " UNION SELECT a.previous_contact_id FROM gone g JOIN activity a USING (contact_id)"
    " WHERE a.previous_contact_id IS NOT NULL) SELECT contact_id FROM gone k WHERE NOT (%8)",
    "ANALYZE pg_temp.gone_contact",
    "CREATE TEMP TABLE gone_email ON COMMIT DROP AS SELECT DISTINCT lower(btrim(email)) AS email"
    " FROM contact JOIN pg_temp.gone_contact USING (contact_id) WHERE btrim(email) <> ''",
    "CREATE TEMP TABLE touched_purchase ON COMMIT DROP AS SELECT purchase_id FROM purchase"
    " WHERE contact_id IN (SELECT contact_id FROM gone_contact)",
    "CREATE TEMP TABLE touched_product ON COMMIT DROP AS SELECT DISTINCT product_id FROM purchase_line"
    " WHERE contact_id IN (SELECT contact_id FROM gone_contact)",
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

// The contacts whose figures or purchases may have changed since they were last compared, and what
// their figures were. After the first comparison and one with another result for the amounts of all
// contacts, all are compared.
static constexpr std::array figureSteps{
    "CREATE TEMP TABLE affected_contact ON COMMIT DROP AS SELECT contact_id FROM pg_temp.staging_contact"
    " UNION SELECT contact_id FROM uncompared_contact UNION SELECT contact_id FROM uncounted_purchase"
    " WHERE pending IS NOT NULL OR purchases IS NULL UNION SELECT contact_id FROM contact"
    " WHERE NOT EXISTS (SELECT FROM meta WHERE name = 'amounts_fit')",
    "ANALYZE pg_temp.affected_contact",
    "CREATE TEMP TABLE previous_figures ON COMMIT DROP AS SELECT contact_id, %6 AS figures FROM contact c"
    " JOIN pg_temp.affected_contact USING (contact_id)",
};

static constexpr auto removeContacts =
    "DELETE FROM contact c USING pg_temp.absent_contact a WHERE a.contact_id = c.contact_id";

static constexpr auto addContacts =
    "WITH merged AS (INSERT INTO contact AS c (%1, fields, fingerprint) SELECT %1, rest, fingerprint"
    " FROM pg_temp.staging_contact ON CONFLICT (contact_id) DO UPDATE"
    " SET (%2, fields, fingerprint) = ROW(%3, EXCLUDED.fields, EXCLUDED.fingerprint)"
    " WHERE (%4, c.fields) IS DISTINCT FROM (%3, EXCLUDED.fields) RETURNING (xmax = 0) AS added)"
    " SELECT count(*) FILTER (WHERE added), count(*) FILTER (WHERE NOT added) FROM merged";

// Rows with the same values in another form.
static constexpr auto noteFingerprints =
    "UPDATE contact c SET fingerprint = s.fingerprint FROM pg_temp.staging_contact s"
    " WHERE s.contact_id = c.contact_id AND c.fingerprint IS DISTINCT FROM s.fingerprint";

// The service states the number and the amount of a contact's purchases, and the first and the last
// date. If they differ from the purchases in the warehouse in another way than before, purchases were
// deleted, or sent with an earlier time, and their days are read again: with fewer purchases those of
// the contact's purchases at first, otherwise all days from the first to the last one. A difference
// that remains after that is accepted, and if only amounts or dates differ, they are never compared
// again. A purchase after the last export of its day says nothing until that day was read again. Without an accepted difference,
// that of a contact that bought before the first day is accepted if it bought nothing since the
// contacts before. Amounts and dates do not count if the service computes them in another way.
static constexpr std::array countSteps{
    "CREATE TEMP TABLE counted ON COMMIT DROP AS SELECT c.contact_id, c.last_purchase_date AS last, %6 AS figures,"
    " least(c.first_purchase_date, min(p.happened_at))::date AS first_day,"
    " greatest(c.last_purchase_date, max(p.happened_at))::date AS last_day,"
    " coalesce(c.first_purchase_date >= f.day, c.total_purchases = 0) AS whole,"
    " c.total_purchases - count(p.purchase_id) AS purchases,"
    " concat_ws(' ', (c.total_purchases_amount - coalesce(sum(p.amount), 0))::numeric(17, 2),"
    " coalesce(c.last_purchase_date < f.day OR c.last_purchase_date = max(p.happened_at), count(p.purchase_id) = 0),"
    " coalesce(c.first_purchase_date < f.day OR c.first_purchase_date = min(p.happened_at),"
    " count(p.purchase_id) = 0)) AS details"
    " FROM contact c JOIN pg_temp.affected_contact USING (contact_id)"
    " CROSS JOIN (SELECT value::date AS day FROM meta WHERE name = 'first_day') f"
    " LEFT JOIN purchase p USING (contact_id) WHERE c.total_purchases IS NOT NULL"
    " AND NOT EXISTS (SELECT FROM activity m WHERE m.contact_id = c.contact_id"
    " AND m.previous_contact_id IS NOT NULL) GROUP BY c.contact_id, f.day",
    "CREATE TEMP TABLE too_new ON COMMIT DROP AS SELECT contact_id, figures FROM pg_temp.counted n"
    " WHERE n.last >= (SELECT s.asked_at FROM synced_day s WHERE s.day = n.last::date)"
    " OR n.last::date = (SELECT max(s.day) + 1 FROM synced_day s)",
    "INSERT INTO uncounted_purchase (contact_id) SELECT n.contact_id FROM pg_temp.too_new n"
    " LEFT JOIN pg_temp.previous_figures t USING (contact_id) WHERE t.figures IS DISTINCT FROM n.figures"
    " ON CONFLICT (contact_id) DO NOTHING",
    "DELETE FROM pg_temp.counted n USING pg_temp.too_new t WHERE t.contact_id = n.contact_id",
    "DELETE FROM uncompared_contact",
    "INSERT INTO uncompared_contact SELECT contact_id FROM pg_temp.too_new",
    // Whether most amounts and dates are those that the service states. Contacts that are not
    // compared now count as they did before.
    "CREATE TEMP TABLE comparison ON COMMIT DROP AS SELECT count(*) FILTER (WHERE NOT fit)"
    " <= greatest(5, count(*) / 20) AS fits FROM (SELECT details = '%7' AS fit FROM pg_temp.counted"
    " WHERE whole AND purchases = 0 AND last IS NOT NULL UNION ALL SELECT k.fit FROM uncounted_purchase k"
    " WHERE k.fit IS NOT NULL AND NOT EXISTS (SELECT FROM pg_temp.counted n WHERE n.contact_id = k.contact_id)) known",
    "CREATE TEMP TABLE recounted ON COMMIT DROP AS SELECT n.*, k.pending, k.details AS accepted,"
    " n.purchases - CASE WHEN k.purchases IS NOT NULL THEN k.purchases WHEN n.whole THEN 0"
    " WHEN k.contact_id IS NULL AND t.figures = n.figures THEN n.purchases ELSE n.purchases - 1 END AS change,"
    " CASE WHEN NOT w.fits OR k.details = '' THEN false WHEN k.details IS NOT NULL THEN n.details <> k.details"
    " ELSE n.whole AND n.details <> '%7' AND k.purchases IS NULL"
    " AND (k.contact_id IS NOT NULL OR coalesce(t.figures <> n.figures, false)) END AS unlike, w.fits"
    " FROM pg_temp.counted n LEFT JOIN uncounted_purchase k USING (contact_id)"
    " LEFT JOIN pg_temp.previous_figures t USING (contact_id) CROSS JOIN pg_temp.comparison w",
    "CREATE TEMP TABLE judged ON COMMIT DROP AS SELECT r.*, CASE WHEN (change = 0 AND NOT unlike)"
    " OR pending = 'all ' || figures THEN NULL WHEN change < 0 AND pending IS NULL THEN 'some'"
    " ELSE 'all ' || figures END AS next FROM pg_temp.recounted r",
    "UPDATE synced_day s SET stale = true WHERE EXISTS (SELECT FROM pg_temp.judged j"
    " WHERE j.next LIKE 'all %' AND s.day BETWEEN j.first_day AND j.last_day)",
    "UPDATE synced_day s SET stale = true WHERE s.day IN (SELECT p.happened_at::date FROM purchase p"
    " JOIN pg_temp.judged j USING (contact_id) WHERE j.next = 'some')",
    "DELETE FROM uncounted_purchase k USING pg_temp.absent_contact a WHERE a.contact_id = k.contact_id",
    "INSERT INTO uncounted_purchase AS k (contact_id, purchases, details, pending, fit) SELECT contact_id,"
    " CASE WHEN next IS NULL THEN purchases ELSE purchases - change END,"
    " CASE WHEN accepted = '' OR (next IS NULL AND unlike AND change = 0) THEN '' WHEN NOT fits THEN NULL"
    " WHEN next IS NULL THEN details ELSE accepted END, next,"
    " CASE WHEN whole AND purchases = 0 AND last IS NOT NULL THEN judged.details = '%7' END FROM pg_temp.judged"
    " ON CONFLICT (contact_id) DO UPDATE SET (purchases, details, pending, fit) ="
    " ROW(EXCLUDED.purchases, EXCLUDED.details, EXCLUDED.pending, EXCLUDED.fit)"
    " WHERE (k.purchases, k.details, k.pending, k.fit) IS DISTINCT FROM"
    " (EXCLUDED.purchases, EXCLUDED.details, EXCLUDED.pending, EXCLUDED.fit)",
    // The next sync compares all contacts if the result is another one.
    "WITH previous AS (DELETE FROM meta USING pg_temp.comparison WHERE name = 'amounts_fit'"
    " AND value <> fits::text RETURNING value) INSERT INTO meta SELECT 'amounts_fit', fits::text"
    " FROM pg_temp.comparison WHERE NOT EXISTS (SELECT FROM previous) ON CONFLICT (name) DO NOTHING",
};

// What the service states about the purchases of a contact.
static constexpr auto figures =
    "concat_ws('|', c.total_purchases, c.total_purchases_amount, c.first_purchase_date, c.last_purchase_date)";
// The details of a contact whose purchases are all in the warehouse.
static constexpr auto noDifference = "0.00 t t";

// Contacts that were deleted after an old export of activities, but before the first contacts were
// read, are in none of both lists. Days that were read in the first sync are known to be newer.
static constexpr auto markUnknown =
    "UPDATE synced_day SET stale = true WHERE asked_at < '%5' AND day IN ("
    "SELECT a.happened_at::date FROM activity a WHERE a.contact_id <> '' AND a.happened_at > '-infinity'"
    " AND NOT EXISTS (SELECT FROM contact c WHERE c.contact_id = a.contact_id)"
    " AND NOT EXISTS (SELECT FROM activity m WHERE m.previous_contact_id = a.contact_id))";
// clang-format on

// That of contact k. Only changed contacts are in the staging table.
static constexpr auto isInFile =
    "EXISTS (SELECT FROM pg_temp.staging_contact s WHERE s.contact_id = k.contact_id)"
    " OR EXISTS (SELECT FROM contact c WHERE c.contact_id = k.contact_id"
    " AND NOT EXISTS (SELECT FROM pg_temp.absent_contact n WHERE n.contact_id = k.contact_id))";

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
        .replace("%6", figures)
        .replace("%7", noDifference)
        .replace("%8", isInFile)
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
    using Steps = std::span<const char *const>;
    for (const auto steps : {Steps(beforeSteps), Steps(removeSteps)}) {
        if (const auto done = runAll(steps, began); !done)
            return tl::unexpected(done.error());
    }
    if (const auto done = ActivityMerge(m_connection).refreshDerived(); !done)
        return tl::unexpected(done.error());
    if (const auto done = runAll(figureSteps, began); !done)
        return tl::unexpected(done.error());
    const auto removed = m_connection.run(removeContacts);
    if (!removed)
        return tl::unexpected(removed.error());
    const auto merged = m_connection.run(completeSql(addContacts, began));
    if (!merged)
        return tl::unexpected(merged.error());
    if (const auto noted = m_connection.script(noteFingerprints); !noted)
        return tl::unexpected(noted.error());
    // Without activities there is nothing to compare with.
    if (occasion != Occasion::First) {
        if (const auto done = runAll(countSteps, began); !done)
            return tl::unexpected(done.error());
    }
    if (occasion == Occasion::FirstSync) {
        if (const auto marked = m_connection.script(completeSql(markUnknown, began)); !marked)
            return tl::unexpected(marked.error());
    }
    return MergeCounts{.added = merged->number(0, 0),
                       .changed = merged->number(0, 1),
                       .removed = removed->changed()};
}

} // namespace storedesk::warehouse

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/sqlquestion.h"

namespace storedesk::warehouseinsights {

using namespace Qt::StringLiterals;

const SqlQuestion couponsSql{
    .name = "coupons"_L1,
    .types = "type IN ('coupon-assigned', 'purchase')",
    .period = "type = 'purchase' OR (ms >= {rangeFrom} AND ms < {rangeTo})",
    .tables = R"sql(
  -- The last code of each set and person.
  code AS (
    SELECT coupon_set_id AS set, person, max(ms) AS ms, {asOf} - max(ms) >= {days} * 86400000 AS given
    FROM used WHERE type = 'coupon-assigned' AND person IS NOT NULL GROUP BY 1, 2),
  follow AS (
    SELECT DISTINCT ON (c.set, c.person) c.set, c.person, u.cents, u.ms, u.ms - c.ms AS span
    FROM code c JOIN used u ON u.person = c.person AND u.type = 'purchase' AND u.ms > c.ms
    WHERE c.given ORDER BY c.set, c.person, u.n),
  sale AS (
    SELECT f.* FROM follow f
    WHERE f.span <= {days} * 86400000 AND NOT EXISTS (SELECT FROM used n
      WHERE n.person = f.person AND n.type = 'coupon-assigned' AND n.ms > f.ms - f.span AND n.ms < f.ms)),
  median AS (
    SELECT set, percentile_disc(0.5) WITHIN GROUP (ORDER BY ms) AS ms FROM code WHERE given GROUP BY set),
  other AS (
    SELECT m.set, p.person, EXISTS (SELECT FROM bought b WHERE b.person = p.person AND b.ms > m.ms
      AND b.ms - m.ms <= {days} * 86400000) AS bought
    FROM median m JOIN pg_temp.insight_person p ON p.created_ms <= m.ms
    WHERE NOT EXISTS (SELECT FROM pg_temp.insight_row r WHERE r.state = 0
      AND r.type = 'coupon-assigned' AND r.person = p.person)),
  summed AS (
    SELECT c.set, count(*) FILTER (WHERE c.given) AS given, count(*) FILTER (WHERE NOT c.given) AS pending,
      count(s.ms) AS bought, coalesce(sum(s.cents), 0) AS cents,
      pg_temp.median(array_agg(s.span ORDER BY s.span) FILTER (WHERE s.span IS NOT NULL)) AS span
    FROM code c LEFT JOIN sale s USING (set, person) GROUP BY c.set)
)sql",
    .result = R"sql(
  jsonb_build_object('sets', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('set', s.set, 'given', s.given, 'pending', s.pending,
      'bought', s.bought, 'cents', s.cents, 'medianDays', pg_temp.days(s.span),
      'others', CASE WHEN s.given > 0 AND {hasContacts} THEN (
        SELECT jsonb_build_object('part', count(*) FILTER (WHERE o.bought), 'of', count(*))
        FROM other o WHERE o.set = s.set) END)
      ORDER BY s.given + s.pending DESC, s.set COLLATE "C"), '[]')
    FROM summed s))
)sql",
    .people = R"sql(
  SELECT set || CASE WHEN given THEN ':given' ELSE ':pending' END AS key, person FROM code
  UNION ALL
  SELECT set || ':bought', person FROM sale
  UNION ALL
  SELECT set || ':others', person FROM other WHERE {hasContacts}
)sql",
};

const SqlQuestion listHealthSql{
    .name = "list-health"_L1,
    .types = R"sql(type IN ('contact-created', 'newsletter-subscribe', 'email-unsubscribed',
      'email-bounce', 'email-spam-report'))sql",
    .period = inPeriod,
    .listsPeriods = true,
    .tables = R"sql(
  flow_type AS (
    SELECT * FROM (VALUES ('contact-created', 'created'), ('newsletter-subscribe', 'subscribed'),
      ('email-unsubscribed', 'unsubscribed'), ('email-bounce', 'bounced'),
      ('email-spam-report', 'spam')) t (type, name)),
  counted AS (
    SELECT date_trunc({period}, u.local)::date AS start, t.name, count(DISTINCT u.person) AS people
    FROM used u JOIN flow_type t USING (type) GROUP BY 1, 2),
  flow AS (
    SELECT p.start, p.complete, jsonb_object_agg(t.name, coalesce(c.people, 0)) AS people
    FROM period p CROSS JOIN flow_type t
    LEFT JOIN counted c ON c.start = p.start AND c.name = t.name GROUP BY 1, 2),
  reached AS (
    SELECT p.person, c.name
    FROM pg_temp.insight_person p CROSS JOIN LATERAL (VALUES ('newsletter', p.newsletter),
      ('transactional', p.transactional), ('sms', p.sms), ('push', p.push),
      ('unreachable', NOT (p.transactional OR p.sms OR p.push))) c (name, holds)
    WHERE p.known AND c.holds),
  warning AS (
    SELECT 'twoSoftBounces' AS name, person FROM pg_temp.insight_person
    WHERE known AND transactional AND round(email_soft_bounces, 2) = 2
    UNION
    SELECT 'spamReports', person FROM used
    WHERE type = 'email-spam-report' AND person IS NOT NULL AND {asOf} - ms <= 2592000000)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'known', (SELECT count(*) FROM pg_temp.insight_person WHERE known),
    'anonymous', (SELECT count(*) FROM pg_temp.insight_person WHERE anonymous),
    'reach', (SELECT jsonb_object_agg(c.name, (SELECT count(*) FROM reached r WHERE r.name = c.name))
      FROM (VALUES ('newsletter'), ('transactional'), ('sms'), ('push'), ('unreachable')) c (name)),
    'flow', CASE WHEN {hasActivities} THEN (
      SELECT coalesce(jsonb_agg(people || jsonb_build_object('start', start, 'complete', complete,
        'net', (people ->> 'subscribed')::bigint - (people ->> 'unsubscribed')::bigint) ORDER BY start), '[]')
      FROM flow) ELSE '[]'::jsonb END,
    'warnings', (SELECT jsonb_object_agg(c.name, (SELECT count(*) FROM warning w WHERE w.name = c.name))
      FROM (VALUES ('twoSoftBounces'), ('spamReports')) c (name)))
)sql",
    .people = R"sql(
  SELECT name AS key, person FROM reached
  UNION ALL
  SELECT name, person FROM warning
  UNION ALL
  SELECT t.name || ':' || date_trunc({period}, u.local)::date, u.person
  FROM used u JOIN flow_type t USING (type)
)sql",
};

const SqlQuestion quietSql{
    .name = "quiet"_L1,
    .types = "type = 'email-sent' OR type IN ({signTypes})",
    .period = anyTime,
    .tables = R"sql(
  reachable AS (
    SELECT person, created_ms, last_ms FROM pg_temp.insight_person
    WHERE known AND CASE {reach} WHEN 'newsletter' THEN newsletter WHEN 'transactional' THEN transactional
      WHEN 'sms' THEN sms WHEN 'push' THEN push ELSE transactional OR sms OR push END),
  seen AS (
    SELECT person, bool_or(type = 'email-sent') AS emailed,
      max(ms) FILTER (WHERE type IN ({signTypes})) AS ms
    FROM used WHERE person IS NOT NULL GROUP BY person),
  life AS (
    SELECT r.person, r.created_ms, coalesce(s.emailed, false) AS emailed,
      greatest(s.ms, CASE WHEN 'purchase' IN ({signTypes}) AND r.last_ms < {asOf} THEN r.last_ms END) AS ms
    FROM reachable r LEFT JOIN seen s USING (person)),
  classed AS (
    SELECT person, ms, CASE
      WHEN {asOf} - created_ms <= {created-days} * 86400000 THEN 'tooNew'
      WHEN NOT emailed THEN 'neverEmailed'
      WHEN {asOf} - ms <= {days} * 86400000 THEN 'recent'
      WHEN ms IS NOT NULL OR {asOf} - {coverage} >= {days} * 86400000 THEN 'quiet'
      ELSE 'unknown' END AS class
    FROM life),
  curve AS (
    SELECT ({asOf} - ms) / 2592000000 AS step, count(*) AS people
    FROM classed WHERE class IN ('recent', 'quiet', 'unknown') AND ms IS NOT NULL GROUP BY 1)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'reachable', (SELECT count(*) FROM reachable),
    'cents', (SELECT coalesce(sum(b.cents), 0) FROM classed c JOIN bought b USING (person)
      WHERE c.class = 'quiet'),
    'never', (SELECT count(*) FROM classed WHERE class IN ('recent', 'quiet', 'unknown') AND ms IS NULL),
    'curve', (SELECT coalesce(jsonb_agg(jsonb_build_object('fromDays', 30 * step,
      'people', coalesce(c.people, 0)) ORDER BY step), '[]')
      FROM generate_series(0, (SELECT max(step) FROM curve)) AS step LEFT JOIN curve c USING (step)))
  || (SELECT jsonb_object_agg(k.name, (SELECT count(*) FROM classed c WHERE c.class = k.name))
      FROM (VALUES ('tooNew'), ('neverEmailed'), ('recent'), ('quiet'), ('unknown')) k (name))
)sql",
    .people = "SELECT class AS key, person FROM classed",
};

} // namespace storedesk::warehouseinsights

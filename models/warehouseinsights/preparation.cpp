// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/preparation.h"

#include <array>

namespace storedesk::warehouseinsights {

static constexpr std::array steps{
    R"sql(
  DROP TABLE IF EXISTS pg_temp.insight_base, pg_temp.insight_merge, pg_temp.insight_alias,
    pg_temp.insight_person, pg_temp.insight_row, pg_temp.insight_line;

  CREATE OR REPLACE FUNCTION pg_temp.trimmed(t text) RETURNS text IMMUTABLE LANGUAGE sql AS
    $$ SELECT btrim(t, E' \t\n\r\f\x0b') $$;
  -- Without case and accents.
  CREATE OR REPLACE FUNCTION pg_temp.folded(t text) RETURNS text IMMUTABLE LANGUAGE sql AS
    $$ SELECT lower(translate(pg_temp.trimmed(t), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')) $$;
  CREATE OR REPLACE FUNCTION pg_temp.ms_of(moment timestamptz) RETURNS bigint IMMUTABLE LANGUAGE sql AS
    $$ SELECT CASE WHEN moment > '-infinity' THEN (extract(epoch FROM moment) * 1000)::bigint END $$;
  CREATE OR REPLACE FUNCTION pg_temp.local_of(moment timestamptz) RETURNS timestamp STABLE LANGUAGE sql AS
    $$ SELECT moment AT TIME ZONE {zone} $$;
  CREATE OR REPLACE FUNCTION pg_temp.day_of(ms bigint) RETURNS date STABLE LANGUAGE sql AS
    $$ SELECT pg_temp.local_of(timestamptz 'epoch' + ms * interval '1 millisecond')::date $$;
  -- The first moment of a day. Of two moments at midnight, PostgreSQL returns the second one.
  CREATE OR REPLACE FUNCTION pg_temp.start_of(day date) RETURNS bigint STABLE LANGUAGE sql AS $$
    SELECT min(pg_temp.ms_of(moment))
    FROM (SELECT (day::timestamp AT TIME ZONE {zone}) - earlier AS moment
          FROM unnest(ARRAY[interval '0', interval '30 minutes', interval '1 hour', interval '2 hours'])
            AS earlier) moments
    WHERE pg_temp.local_of(moment) >= day::timestamp $$;
  CREATE OR REPLACE FUNCTION pg_temp.time_text(ms bigint) RETURNS text IMMUTABLE LANGUAGE sql AS
    $$ SELECT to_char(timestamp 'epoch' + ms * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
  CREATE OR REPLACE FUNCTION pg_temp.days(ms bigint) RETURNS numeric IMMUTABLE LANGUAGE sql AS
    $$ SELECT ((ms * 100 + 43200000) / 86400000) / 100.0 $$;
  CREATE OR REPLACE FUNCTION pg_temp.mean(sum numeric, count bigint) RETURNS numeric IMMUTABLE LANGUAGE sql AS
    $$ SELECT round(sum / nullif(count, 0)) $$;
  -- The median of a sorted list, rounded down.
  CREATE OR REPLACE FUNCTION pg_temp.median(list bigint[]) RETURNS bigint IMMUTABLE LANGUAGE sql AS
    $$ SELECT (list[(cardinality(list) + 1) / 2] + list[cardinality(list) / 2 + 1]) / 2 $$;
  -- The first number in a text, in hundredths.
  CREATE OR REPLACE FUNCTION pg_temp.first_number(t text) RETURNS numeric IMMUTABLE LANGUAGE sql AS $$
    SELECT CASE WHEN number ~ '^[0-9]+([.][0-9]*)?$' THEN round(number::numeric * 100) ELSE 0 END
    FROM (SELECT replace(substring(t FROM '[0-9][0-9.,]*'), ',', '.') AS number) n $$;
)sql",
    // Names of people are ids with the prefix "i", or addresses with the prefix "e".
    R"sql(
  CREATE TEMP TABLE insight_base AS
  SELECT row_number() OVER (ORDER BY happened_at, position, activity_id) AS n,
    CASE WHEN ms IS NULL THEN 1 WHEN ms >= {asOf} THEN 2
      WHEN row_number() OVER (PARTITION BY activity_id, ms IS NOT NULL AND ms < {asOf}
        ORDER BY happened_at, position) > 1 THEN 3 ELSE 0 END AS state,
    ms, pg_temp.local_of(CASE WHEN ms IS NOT NULL THEN happened_at END) AS local,
    CASE pg_temp.trimmed(type) WHEN 'entity-created' THEN 'contact-created'
      WHEN 'entity-merged' THEN 'contact-merged' ELSE pg_temp.trimmed(type) END AS type,
    CASE WHEN pg_temp.trimmed(contact_id) <> '' THEN 'i' || pg_temp.trimmed(contact_id)
      WHEN lower(btrim(email)) <> '' THEN 'e' || lower(btrim(email)) END AS name,
    coalesce(round(amount * 100)::bigint, 0) AS cents, amount IS NOT NULL AS has_amount, copies,
    {texts}
  FROM (SELECT *, pg_temp.ms_of(happened_at) AS ms FROM activity) a;
  ANALYZE pg_temp.insight_base;
)sql",
    // Rows without an id belong to the contact with their address, or else to the latest one.
    R"sql(
  WITH address AS (
    SELECT DISTINCT name, substr(name, 2) AS email FROM pg_temp.insight_base WHERE name LIKE 'e%'),
  contact_owner AS (
    SELECT a.name, min('i' || pg_temp.trimmed(c.contact_id)) AS owner
    FROM address a JOIN contact c ON lower(btrim(c.email)) = a.email
    WHERE pg_temp.trimmed(c.contact_id) <> '' GROUP BY a.name),
  latest_owner AS (
    SELECT DISTINCT ON (a.name) a.name, b.name AS owner
    FROM address a JOIN pg_temp.insight_base b ON lower(btrim(b.email)) = a.email
    WHERE b.state = 0 AND b.name LIKE 'i%' ORDER BY a.name, b.n DESC)
  UPDATE pg_temp.insight_base b SET name = coalesce(c.owner, l.owner)
  FROM address a LEFT JOIN contact_owner c USING (name) LEFT JOIN latest_owner l USING (name)
  WHERE b.name = a.name AND coalesce(c.owner, l.owner) IS NOT NULL;
)sql",
    R"sql(
  CREATE TEMP TABLE insight_merge AS
  SELECT n, name AS into_name, 'i' || pg_temp.trimmed(previous_contact_id) AS lost_name
  FROM pg_temp.insight_base
  WHERE type = 'contact-merged' AND state = 0 AND name IS NOT NULL
    AND pg_temp.trimmed(previous_contact_id) <> '';
  CREATE TEMP TABLE insight_alias AS
  SELECT DISTINCT name, name AS survivor
  FROM (SELECT into_name AS name FROM pg_temp.insight_merge
        UNION ALL SELECT lost_name FROM pg_temp.insight_merge) names;
  CREATE UNIQUE INDEX ON pg_temp.insight_alias (name);
  CREATE INDEX ON pg_temp.insight_alias (survivor);
  ANALYZE pg_temp.insight_alias;
  -- Merges apply in the order of time, so the last survivor depends on all earlier ones.
  DO $$
  DECLARE
    merge record;
    winner text;
    loser text;
  BEGIN
    FOR merge IN SELECT into_name, lost_name FROM pg_temp.insight_merge ORDER BY n LOOP
      SELECT survivor INTO winner FROM pg_temp.insight_alias WHERE name = merge.into_name;
      SELECT survivor INTO loser FROM pg_temp.insight_alias WHERE name = merge.lost_name;
      UPDATE pg_temp.insight_alias SET survivor = winner WHERE survivor = loser;
    END LOOP;
  END $$;
)sql",
    // The record of a person is that of the surviving contact, or else the one with the smallest
    // id.
    R"sql(
  CREATE TEMP TABLE insight_person AS
  WITH record AS (
    SELECT DISTINCT ON (coalesce(a.survivor, c.name)) coalesce(a.survivor, c.name) AS name, c.contact_id
    FROM (SELECT contact_id, 'i' || pg_temp.trimmed(contact_id) AS name FROM contact
          WHERE pg_temp.trimmed(contact_id) <> '') c
    LEFT JOIN pg_temp.insight_alias a ON a.name = c.name
    ORDER BY coalesce(a.survivor, c.name), c.name = coalesce(a.survivor, c.name) DESC, c.name COLLATE "C"),
  named AS (
    SELECT name FROM record
    UNION
    SELECT coalesce(a.survivor, b.name)
    FROM (SELECT DISTINCT name FROM pg_temp.insight_base WHERE name IS NOT NULL) b
    LEFT JOIN pg_temp.insight_alias a ON a.name = b.name)
  SELECT row_number() OVER (ORDER BY substr(n.name, 2) COLLATE "C", n.name) - 1 AS person, n.name,
    substr(n.name, 2) AS id, c.contact_id, c.email, r.name IS NOT NULL AS has_record,
    coalesce(c.is_anonymous, false) AS anonymous,
    r.name IS NOT NULL AND NOT coalesce(c.is_anonymous, false) AS known,
    k.transactional, k.transactional
      AND coalesce(lower(btrim(c.newsletter_subscription_status)) = 'subscribed', false) AS newsletter,
    coalesce(btrim(c.mobile_phone) <> '' AND lower(btrim(c.mobile_phone_status)) = 'active'
      AND lower(btrim(c.sms_subscription_status)) = 'subscribed', false) AS sms,
    coalesce(c.has_push_subscriptions, false) AS push,
    pg_temp.ms_of(c.created_at) AS created_ms, pg_temp.ms_of(c.first_purchase_date) AS first_ms,
    pg_temp.ms_of(c.last_purchase_date) AS last_ms, c.total_purchases, c.total_purchases_amount,
    c.email_soft_bounces, c.rfm, btrim(concat_ws(' ', c.name, c.surname)) AS shown_name
  FROM named n LEFT JOIN record r USING (name) LEFT JOIN contact c USING (contact_id)
  CROSS JOIN LATERAL (SELECT coalesce(btrim(c.email) <> ''
    AND lower(btrim(c.email_status)) = 'active', false) AS transactional) k;
  CREATE UNIQUE INDEX ON pg_temp.insight_person (person);
  CREATE UNIQUE INDEX ON pg_temp.insight_person (name);
  ANALYZE pg_temp.insight_person;
)sql",
    // The same state as that of the activities, even if a sync changes the warehouse later.
    R"sql(
  CREATE TEMP TABLE insight_line AS
  SELECT activity_id, product_id, name, line, units, unit_price, price FROM purchase_line;
  ANALYZE pg_temp.insight_line;
)sql",
    R"sql(
  CREATE TEMP TABLE insight_row AS
  SELECT b.*, p.person
  FROM pg_temp.insight_base b LEFT JOIN pg_temp.insight_alias a USING (name)
  LEFT JOIN pg_temp.insight_person p ON p.name = coalesce(a.survivor, b.name);
  DROP TABLE pg_temp.insight_base;
  -- Of purchases with the same number, the earliest one counts.
  UPDATE pg_temp.insight_row r SET state = 3
  FROM (SELECT n, row_number() OVER (PARTITION BY purchase_id ORDER BY n) AS place
        FROM pg_temp.insight_row WHERE state = 0 AND type = 'purchase' AND purchase_id <> '') d
  WHERE d.n = r.n AND d.place > 1;
  CREATE INDEX ON pg_temp.insight_row (type);
  ANALYZE pg_temp.insight_row;
)sql"};

std::span<const char *const> preparationSteps()
{
    return steps;
}

const char *const factsSql = R"sql(
  SELECT (SELECT min(ms) FROM pg_temp.insight_row WHERE ms < {asOf}),
    (SELECT coalesce(bool_or(currency <> ''), false) FROM pg_temp.insight_row),
    (SELECT currency FROM (SELECT currency, count(*) AS number FROM pg_temp.insight_row
       WHERE state = 0 AND type = 'purchase' GROUP BY currency UNION ALL SELECT '', 0) c
     ORDER BY number DESC, currency COLLATE "C" LIMIT 1),
    (SELECT count(*) - count(DISTINCT survivor) FROM pg_temp.insight_alias),
    (SELECT coalesce(sum(d.copies), 0) FROM pg_temp.insight_row d
     JOIN pg_temp.insight_row f USING (purchase_id)
     WHERE d.type = 'purchase' AND f.type = 'purchase' AND d.state = 3 AND f.state = 0
       AND d.purchase_id <> '' AND (d.cents <> f.cents OR d.person IS DISTINCT FROM f.person)),
    (SELECT count(*) FROM pg_temp.insight_row WHERE ms IS NOT NULL) > 0
      AND NOT EXISTS (SELECT FROM pg_temp.insight_row WHERE local <> local::date::timestamp),
    EXISTS (SELECT FROM synced_day),
    EXISTS (SELECT FROM contact) OR EXISTS (SELECT FROM meta WHERE name = 'contacts_asked' AND value <> ''),
    (SELECT coalesce(sum(copies), 0) FROM pg_temp.insight_row),
    (SELECT count(*) FROM contact), (SELECT count(*) FROM pg_temp.insight_line)
)sql";

const char *const sharedTables = R"sql(
  used AS (
    SELECT * FROM pg_temp.insight_row
    WHERE state = 0 AND ({types}) AND NOT (type = 'purchase' AND currency <> {currency}) AND ({inPeriod})),
  bought AS (
    SELECT * FROM pg_temp.insight_row WHERE state = 0 AND type = 'purchase' AND currency = {currency}),
  firsts AS (
    SELECT DISTINCT ON (b.person) b.person, b.n, b.ms, b.local,
      coalesce(p.first_ms < {coverage}, false) AS earlier
    FROM bought b JOIN pg_temp.insight_person p USING (person) ORDER BY b.person, b.n)
)sql";

const char *const periodTable = R"sql(,
  period AS (
    SELECT start, ends, begins >= lowest AND ends <= highest AS complete
    FROM (SELECT day::date AS start, pg_temp.start_of(day::date) AS begins,
            pg_temp.start_of((day + length)::date) AS ends, lowest, highest
          FROM (SELECT greatest({coverage}, {rangeFrom}) AS lowest, least({asOf}, {rangeTo}) AS highest,
                  CASE {period} WHEN 'quarter' THEN interval '3 months'
                    ELSE ('1 ' || {period})::interval END AS length) bounds,
            generate_series(date_trunc({period}, pg_temp.day_of(lowest)::timestamp),
              pg_temp.day_of(highest - 1)::timestamp, length) AS day
          WHERE lowest < highest) days)
)sql";

const char *const attributionTables = R"sql(,
  interaction AS (
    SELECT *, CASE WHEN type IN ('email-opened', 'push-notification-opened') THEN 'opening'
        WHEN type IN ('email-link-clicked', 'push-notification-link-clicked') THEN 'click'
        WHEN type = 'web-link-clicked' THEN 'web click' ELSE 'message' END AS kind
    FROM used WHERE NOT {stated} AND workflow_id <> '' AND person IS NOT NULL
      AND type IN ({interactions})),
  candidate AS (
    SELECT p.n, i.n AS source, i.ms, s.scenario
    FROM used p JOIN interaction i ON i.person = p.person
      AND i.ms <= p.ms AND p.ms - i.ms <= 172800000
    CROSS JOIN LATERAL (VALUES
      (2, i.kind = 'click' AND i.content_id <> '' AND EXISTS (
        SELECT FROM interaction o WHERE o.kind = 'opening' AND o.person = i.person
          AND o.content_id = i.content_id AND o.ms <= i.ms AND p.ms - o.ms <= 86400000)),
      (3, i.kind IN ('click', 'web click')),
      (4, i.kind = 'opening'),
      (5, i.kind = 'message' AND p.ms - i.ms <= 86400000)) s (scenario, fits)
    WHERE p.type = 'purchase' AND s.fits),
  best AS (
    SELECT DISTINCT ON (n) n, source, scenario FROM candidate
    ORDER BY n, scenario, ms DESC, source DESC),
  attributed AS (
    SELECT p.n, p.person, p.cents, coalesce(b.source, p.n) AS source,
      CASE WHEN NOT {stated} THEN coalesce(b.scenario, 0)
        WHEN pg_temp.first_number(p.attribution_confidence) < 100 * {min-confidence} THEN 0
        ELSE coalesce(substring(p.attribution_scenario FROM '[0-9]')::integer, 0) END AS scenario
    FROM used p LEFT JOIN best b USING (n) WHERE p.type = 'purchase')
)sql";

const char *const balanceSql = R"sql(
  SELECT coalesce(sum(copies), 0),
    count(*) FILTER (WHERE class = 'used'),
    coalesce(sum(CASE WHEN state = 3 THEN copies WHEN state = 0 THEN copies - 1 END), 0),
    coalesce(sum(copies) FILTER (WHERE state = 2), 0),
    coalesce(sum(copies) FILTER (WHERE state = 1), 0),
    count(*) FILTER (WHERE class = 'period'),
    count(*) FILTER (WHERE class = 'type'),
    count(*) FILTER (WHERE class = 'currency'),
    count(*) FILTER (WHERE class = 'used' AND person IS NULL),
    coalesce(sum(cents) FILTER (WHERE class = 'used' AND person IS NULL AND type = 'purchase'), 0),
    count(*) FILTER (WHERE class = 'used' AND type = 'purchase' AND NOT has_amount),
    count(*) FILTER (WHERE class = 'used' AND type = 'purchase' AND cents < 0),
    count(DISTINCT person) FILTER (WHERE class = 'used' AND NOT has_record)
  FROM (SELECT r.*, p.has_record, CASE WHEN state > 0 THEN 'unusable'
          WHEN NOT ({types}) THEN 'type'
          WHEN type = 'purchase' AND currency <> {currency} THEN 'currency'
          WHEN NOT ({inPeriod}) THEN 'period' ELSE 'used' END AS class
        FROM pg_temp.insight_row r LEFT JOIN pg_temp.insight_person p USING (person)) classed
)sql";

} // namespace storedesk::warehouseinsights

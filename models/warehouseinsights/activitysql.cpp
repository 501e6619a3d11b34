// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/sqlquestion.h"

namespace storedesk::warehouseinsights {

using namespace Qt::StringLiterals;

const SqlQuestion quotaSql{
    .name = "quota"_L1,
    .types = anyTime,
    .period = anyTime,
    .tables = R"sql(
  today AS (SELECT pg_temp.day_of({asOf}) AS day),
  -- The billing day is limited to the length of the month.
  start AS (
    SELECT (m + least({billing-day}, extract(day FROM m + interval '1 month' - interval '1 day')::integer)
      * interval '1 day' - interval '1 day')::date AS day
    FROM today, generate_series(-1, 1) AS shift,
      LATERAL (SELECT date_trunc('month', day::timestamp) + shift * interval '1 month' AS m) months),
  month AS (
    SELECT max(s.day) FILTER (WHERE s.day <= t.day) AS first,
      min(s.day) FILTER (WHERE s.day > t.day) - 1 AS last, t.day AS today
    FROM start s, today t GROUP BY t.day),
  covered_days AS (
    SELECT count(*) AS number FROM generate_series(1, 14) AS back, today
    WHERE pg_temp.start_of(day - back::integer) >= {coverage}),
  priced AS (
    SELECT local::date AS day, ms, type, type IN ('email-sent', 'email-sent-alert') AS mail
    FROM used WHERE NOT type = ANY(string_to_array({free}, ','))),
  per_day AS (
    SELECT day, count(*) FILTER (WHERE NOT mail) AS general, count(*) FILTER (WHERE mail) AS mail
    FROM priced GROUP BY day),
  figures AS (
    SELECT k.name, coalesce(sum(k.number) FILTER (WHERE d.day BETWEEN m.first AND m.last), 0) AS used,
      coalesce(sum(k.number) FILTER (WHERE d.day >= m.first AND d.day < m.today), 0) AS past,
      CASE WHEN c.number = 0 THEN 0 ELSE div(200 * coalesce(sum(k.number) FILTER (
        WHERE d.day < m.today AND d.day >= m.today - c.number::integer), 0) + c.number, 2 * c.number)
        END AS per_day, m.last - m.today + 1 AS days_left
    FROM month m CROSS JOIN covered_days c LEFT JOIN per_day d ON true
    CROSS JOIN LATERAL (VALUES ('general', coalesce(d.general, 0)), ('mail', coalesce(d.mail, 0))) k (name, number)
    GROUP BY k.name, c.number, m.today, m.last),
  expected AS (
    SELECT g::date AS day, sum(CASE WHEN g::date < m.today THEN 100 * coalesce(d.general, 0)
        ELSE f.per_day END) OVER (ORDER BY g) AS hundredths
    FROM month m CROSS JOIN figures f CROSS JOIN generate_series(m.first::timestamp, m.last, '1 day') AS g
    LEFT JOIN per_day d ON d.day = g::date WHERE f.name = 'general')
)sql",
    .result = R"sql(
  jsonb_build_object(
    'month', (SELECT jsonb_build_object('from', first, 'to', last) FROM month),
    'covered', (SELECT {coverage} <= pg_temp.start_of(first) FROM month),
    'daysInMean', (SELECT number FROM covered_days),
    'endsOn', (SELECT min(day) FROM expected
      WHERE hundredths >= 100 * nullif({quota}, 'none')::bigint),
    'days', (SELECT coalesce(jsonb_agg(jsonb_build_object('day', g::date,
      'general', coalesce(d.general, 0), 'mail', coalesce(d.mail, 0)) ORDER BY g), '[]')
      FROM month m CROSS JOIN generate_series(m.first::timestamp,
        least(pg_temp.day_of({asOf} - 1), m.last), '1 day') AS g
      LEFT JOIN per_day d ON d.day = g::date),
    'types', (SELECT coalesce(jsonb_agg(jsonb_build_object('type', type, 'rows', number)
      ORDER BY number DESC, type COLLATE "C"), '[]')
      FROM (SELECT p.type, count(*) AS number FROM priced p, month m
            WHERE p.ms >= pg_temp.start_of(m.first) GROUP BY p.type) t))
  || (SELECT jsonb_object_agg(name, jsonb_build_object('used', used, 'perDay', per_day / 100.0,
        'forecast', past + div(per_day * days_left + 50, 100))) FROM figures)
)sql",
};

const SqlQuestion hoursSql{
    .name = "hours"_L1,
    .types = "type IN ('email-sent', 'email-opened', 'email-link-clicked', 'purchase')",
    .period = inPeriod,
    .tables = R"sql(
  timed AS (
    SELECT *, extract(isodow FROM local)::integer - 1 AS weekday, extract(hour FROM local)::integer AS hour,
      CASE type WHEN 'email-sent' THEN 'sent' WHEN 'email-opened' THEN 'opened'
        WHEN 'email-link-clicked' THEN 'clicked' ELSE 'bought' END AS kind
    FROM used),
  -- An opening belongs to the last email with the same content.
  opened AS (
    SELECT DISTINCT ON (o.n) s.n
    FROM used o JOIN used s ON s.person = o.person AND s.content_id = o.content_id
      AND s.ms <= o.ms AND o.ms - s.ms <= 86400000
    WHERE o.type = 'email-opened' AND s.type = 'email-sent' ORDER BY o.n, s.n DESC),
  cell AS (
    SELECT kind AS name, weekday, hour, count(*) AS number FROM timed GROUP BY 1, 2, 3
    UNION ALL
    SELECT k.name, t.weekday, t.hour, count(*)
    FROM timed t CROSS JOIN LATERAL (VALUES ('ratedSends', true),
      ('openedWithinDay', t.n IN (SELECT n FROM opened))) k (name, holds)
    WHERE t.kind = 'sent' AND t.person IS NOT NULL AND {asOf} - t.ms >= 86400000 AND k.holds
    GROUP BY 1, 2, 3),
  week AS (
    SELECT k.name, d.weekday, jsonb_agg(coalesce(c.number, 0) ORDER BY h.hour) AS hours
    FROM (VALUES ('sent'), ('opened'), ('clicked'), ('bought'), ('ratedSends'), ('openedWithinDay')) k (name)
    CROSS JOIN generate_series(0, 6) AS d (weekday) CROSS JOIN generate_series(0, 23) AS h (hour)
    LEFT JOIN cell c ON c.name = k.name AND c.weekday = d.weekday AND c.hour = h.hour
    GROUP BY 1, 2)
)sql",
    .result = R"sql(
  (SELECT jsonb_object_agg(name, days)
   FROM (SELECT name, jsonb_agg(hours ORDER BY weekday) AS days FROM week GROUP BY name) w)
)sql",
    .people = "SELECT kind || ':' || weekday || ':' || hour AS key, person FROM timed",
};

} // namespace storedesk::warehouseinsights

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/sqlquestion.h"

namespace storedesk::warehouseinsights {

using namespace Qt::StringLiterals;

const SqlQuestion cohortsSql{
    .name = "cohorts"_L1,
    .types = purchasesOnly,
    .period = anyTime,
    .tables = R"sql(
  step AS (
    SELECT CASE {period} WHEN 'quarter' THEN interval '3 months'
      ELSE ('1 ' || {period})::interval END AS length),
  grid AS (
    SELECT start::date AS start, row_number() OVER (ORDER BY start) AS number,
      pg_temp.start_of((start + length)::date) <= {asOf} AS complete
    FROM step, generate_series(date_trunc({period}, (SELECT min(local) FROM used)),
      pg_temp.day_of({asOf} - 1)::timestamp, length) AS start),
  placed AS (
    SELECT u.person, u.cents, g.number, f.start AS first_start, f.number AS first
    FROM used u JOIN firsts b USING (person)
    JOIN grid g ON g.start = date_trunc({period}, u.local)::date
    JOIN grid f ON f.start = date_trunc({period}, b.local)::date
    WHERE NOT b.earlier),
  cohort AS (
    SELECT first_start AS start, first, count(DISTINCT person) AS size FROM placed GROUP BY 1, 2),
  summed AS (
    SELECT first, number, count(DISTINCT person) AS people, count(*) AS orders, sum(cents) AS cents
    FROM placed GROUP BY 1, 2),
  cell AS (
    SELECT c.start, c.first, c.size, g.number - c.first AS offset_, g.complete,
      coalesce(s.people, 0) AS people, coalesce(s.orders, 0) AS orders, coalesce(s.cents, 0) AS cents
    FROM cohort c JOIN grid g ON g.number >= c.first
    LEFT JOIN summed s ON s.first = c.first AND s.number = g.number),
  mean AS (
    SELECT offset_, sum(people) AS part, sum(size) AS of FROM cell WHERE complete GROUP BY offset_)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'cohorts', (SELECT coalesce(jsonb_agg(jsonb_build_object('start', start, 'size', size,
      'cells', cells) ORDER BY start), '[]')
      FROM (SELECT start, size, jsonb_agg(jsonb_build_object('people', people, 'orders', orders,
              'cents', cents, 'complete', complete) ORDER BY offset_) AS cells
            FROM cell GROUP BY start, size) c),
    'mean', (SELECT coalesce(jsonb_agg(jsonb_build_object('part', part, 'of', of) ORDER BY offset_), '[]')
      FROM (SELECT *, row_number() OVER (ORDER BY offset_) - 1 AS place FROM mean) m
      WHERE place = offset_),
    'earlierBuyers', (SELECT count(*) FROM firsts WHERE earlier))
)sql",
    .people = R"sql(
  SELECT 'cohort:' || first_start AS key, person FROM placed
  UNION ALL
  SELECT 'cell:' || first_start || ':' || number - first, person FROM placed
  UNION ALL
  SELECT 'earlier', person FROM firsts WHERE earlier
)sql",
};

const SqlQuestion secondPurchaseSql{
    .name = "second-purchase"_L1,
    .types = purchasesOnly,
    .period = anyTime,
    .tables = R"sql(
  wait AS (
    SELECT f.person, {asOf} - f.ms AS age, min(u.ms) - f.ms AS second
    FROM firsts f LEFT JOIN used u ON u.person = f.person AND u.n > f.n
      AND ({one-visit-per-day} = 'no' OR u.local::date <> f.local::date)
    WHERE NOT f.earlier GROUP BY f.person, f.ms),
  -- The Kaplan-Meier estimate of those who have not returned yet.
  length AS (
    SELECT coalesce(second, age) AS ms, count(second) AS returned,
      sum(count(*)) OVER (ORDER BY coalesce(second, age) DESC) AS at_risk
    FROM wait GROUP BY 1),
  staying AS (
    SELECT ms, returned, CASE WHEN bool_or(returned = at_risk) OVER (ORDER BY ms) THEN 0
      ELSE exp(sum(ln(1 - least(returned / at_risk, 0.999999)::float8)) OVER (ORDER BY ms)) END AS share
    FROM length),
  mark AS (
    SELECT days, place, days * 86400000 AS ms
    FROM unnest(string_to_array({marks}, ',')::bigint[]) WITH ORDINALITY AS m (days, place)),
  within AS (
    SELECT m.place, m.days, w.person, w.second <= m.ms AS returned
    FROM mark m JOIN wait w ON w.age >= m.ms)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'buyers', (SELECT count(*) FROM wait),
    'returned', (SELECT count(second) FROM wait),
    'earlierBuyers', (SELECT count(*) FROM firsts WHERE earlier),
    'within', (SELECT coalesce(jsonb_agg(jsonb_build_object('days', m.days,
      'part', (SELECT count(*) FROM within w WHERE w.place = m.place AND w.returned),
      'of', (SELECT count(*) FROM within w WHERE w.place = m.place)) ORDER BY m.place), '[]')
      FROM mark m),
    'medianDays', (SELECT pg_temp.days(min(ms)) FROM staying
      WHERE returned > 0 AND share <= 0.5 + 1e-9),
    'returnedMedianDays', (SELECT pg_temp.days(pg_temp.median(array_agg(second ORDER BY second)))
      FROM wait WHERE second IS NOT NULL))
)sql",
    .people = R"sql(
  SELECT 'of:' || days AS key, person FROM within
  UNION ALL
  SELECT 'within:' || days, person FROM within WHERE returned
  UNION ALL
  SELECT 'returned', person FROM wait WHERE second IS NOT NULL
  UNION ALL
  SELECT 'once', person FROM wait WHERE second IS NULL
  UNION ALL
  SELECT 'earlier', person FROM firsts WHERE earlier
)sql",
};

const SqlQuestion rfmSql{
    .name = "rfm"_L1,
    .types = purchasesOnly,
    .period = "ms >= {asOf} - {days} * 86400000",
    .tables = R"sql(
  buyer AS (
    SELECT person, max(ms) AS last, count(*) AS orders, sum(cents) AS cents
    FROM used WHERE person IS NOT NULL GROUP BY person
    UNION ALL
    SELECT person, last_ms, floor(total_purchases), coalesce(round(total_purchases_amount * 100), 0)
    FROM pg_temp.insight_person
    WHERE NOT {hasActivities} AND total_purchases >= 1
      AND last_ms >= {asOf} - {days} * 86400000 AND last_ms < {asOf}),
  -- The number of strictly worse buyers. Means are compared with thirty decimals, which tell any two
  -- different means apart.
  worse AS (
    SELECT *, rank() OVER (ORDER BY last) - 1 AS older, rank() OVER (ORDER BY orders) - 1 AS fewer,
      rank() OVER (ORDER BY CASE {money} WHEN 'sum' THEN cents
        ELSE div(cents * 1e30, orders::numeric) END) - 1 AS smaller,
      count(*) OVER () AS total
    FROM buyer),
  scored AS (
    SELECT *, least(5, 1 + 5 * older / total)::text || least(5, 1 + 5 * fewer / total)
      || least(5, 1 + 5 * smaller / total) AS code
    FROM worse),
  rfm_group AS (
    SELECT place, id, string_to_array(codes, ' ') AS codes, ARRAY[id, english, spanish] AS names
    FROM (VALUES {rfmGroups}) g (place, id, english, spanish, codes)),
  grouped AS (
    SELECT s.*, g.id AS name, g.place FROM scored s JOIN rfm_group g ON s.code = ANY(g.codes)),
  stated AS (
    SELECT p.person, s.id AS name, o.name AS ours
    FROM pg_temp.insight_person p
    LEFT JOIN rfm_group s ON pg_temp.folded(p.rfm) = ANY(s.names)
    LEFT JOIN grouped o ON o.person = p.person
    WHERE pg_temp.trimmed(p.rfm) <> '')
)sql",
    .result = R"sql(
  jsonb_build_object(
    'input', CASE WHEN {hasActivities} THEN 'activities' ELSE 'contacts' END,
    'buyers', (SELECT count(*) FROM buyer),
    'groupsShown', (SELECT count(*) FROM buyer) >= {min-buyers},
    'codes', (SELECT coalesce(jsonb_object_agg(code, people), '{}')
      FROM (SELECT code, count(*) AS people FROM scored GROUP BY code) c),
    'groups', CASE WHEN (SELECT count(*) FROM buyer) < {min-buyers} THEN '[]'::jsonb ELSE (
      SELECT jsonb_agg(jsonb_build_object('group', id, 'people', people, 'cents', cents,
        'orders', orders, 'meanDays', pg_temp.days(waited / nullif(people, 0))) ORDER BY place)
      FROM (SELECT g.id, g.place, count(s.person) AS people, coalesce(sum(s.cents), 0) AS cents,
              coalesce(sum(s.orders), 0) AS orders, sum({asOf} - s.last)::bigint AS waited
            FROM rfm_group g LEFT JOIN grouped s ON s.place = g.place GROUP BY 1, 2) g) END,
    'service', CASE WHEN {hasContacts} THEN (
      SELECT jsonb_build_object('people', count(*), 'unrecognised', count(*) - count(name),
        'compared', count(*) FILTER (WHERE name IS NOT NULL AND ours IS NOT NULL),
        'differ', count(*) FILTER (WHERE name <> ours),
        'groups', (SELECT jsonb_object_agg(g.id, (SELECT count(*) FROM stated c WHERE c.name = g.id))
          FROM rfm_group g))
      FROM stated) END)
)sql",
    .people = R"sql(
  SELECT 'code:' || code AS key, person FROM scored
  UNION ALL
  SELECT 'group:' || name, person FROM grouped WHERE (SELECT count(*) FROM buyer) >= {min-buyers}
  UNION ALL
  SELECT 'differ', person FROM stated WHERE name <> ours
)sql",
};

const SqlQuestion productsSql{
    .name = "products"_L1,
    .types = purchasesOnly,
    .period = inPeriod,
    .tables = R"sql(
  line AS (
    SELECT activity_id, coalesce(product_id, '') AS product, coalesce(name, '') AS name, line,
      coalesce(units, 0) AS units,
      round(coalesce(price, coalesce(units, 0) * coalesce(unit_price, 0)) * 100) AS cents
    FROM pg_temp.insight_line),
  sold AS (
    SELECT l.*, u.n, u.person FROM used u JOIN line l USING (activity_id)),
  newest AS (
    SELECT DISTINCT ON (product) product, name FROM sold WHERE name <> ''
    ORDER BY product, n DESC, line DESC),
  summed AS (
    SELECT product, sum(units) AS units, sum(cents) AS cents, count(DISTINCT n) AS purchases,
      count(DISTINCT person) AS buyers
    FROM sold GROUP BY product),
  unlisted AS (
    SELECT u.cents - coalesce(l.cents, 0) AS cents
    FROM used u LEFT JOIN (SELECT n, sum(cents) AS cents FROM sold GROUP BY n) l USING (n)
    WHERE u.cents <> coalesce(l.cents, 0)),
  start AS (
    SELECT f.person, b.activity_id, (SELECT min(s.ms) FROM bought s WHERE s.person = f.person
        AND s.n > f.n) - f.ms <= {again-days} * 86400000 AS again
    FROM firsts f JOIN bought b ON b.n = f.n
    WHERE NOT f.earlier AND {asOf} - f.ms >= {again-days} * 86400000),
  returned AS (
    SELECT DISTINCT l.product, s.person, coalesce(s.again, false) AS again
    FROM start s JOIN line l USING (activity_id) JOIN summed USING (product)),
  ranked AS (
    SELECT s.*, row_number() OVER (ORDER BY s.cents DESC, s.units DESC, s.product COLLATE "C") AS rank
    FROM summed s)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'products', (SELECT coalesce(jsonb_agg(jsonb_build_object('product', r.product,
      'name', coalesce(n.name, ''), 'units', r.units, 'cents', r.cents, 'purchases', r.purchases,
      'buyers', r.buyers, 'again', jsonb_build_object('part', coalesce(a.part, 0),
        'of', coalesce(a.of, 0))) ORDER BY r.rank), '[]')
      FROM ranked r LEFT JOIN newest n USING (product)
      LEFT JOIN (SELECT product, count(*) FILTER (WHERE again) AS part, count(*) AS of
                 FROM returned GROUP BY product) a USING (product)
      WHERE r.rank <= {top}),
    'productCount', (SELECT count(*) FROM summed),
    'cents', (SELECT coalesce(sum(cents), 0) FROM used),
    'notInLines', (SELECT jsonb_build_object('purchases', count(*), 'cents', coalesce(sum(cents), 0))
      FROM unlisted))
)sql",
    .people = R"sql(
  SELECT 'product:' || product AS key, person FROM sold
  UNION ALL
  SELECT 'again:' || product, person FROM returned WHERE again
)sql",
};

} // namespace storedesk::warehouseinsights

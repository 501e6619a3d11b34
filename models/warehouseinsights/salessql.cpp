// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/sqlquestion.h"

namespace storedesk::warehouseinsights {

using namespace Qt::StringLiterals;

const SqlQuestion salesSql{
    .name = "sales"_L1,
    .types = purchasesOnly,
    .period = inPeriod,
    .listsPeriods = true,
    .tables = R"sql(
  summed AS (
    SELECT date_trunc({period}, local)::date AS start, count(*) AS purchases, sum(cents) AS cents
    FROM used GROUP BY 1),
  -- Days that are complete in the data.
  full_days AS (
    SELECT pg_temp.day_of({coverage})
        + (pg_temp.start_of(pg_temp.day_of({coverage})) < {coverage})::integer AS first,
      pg_temp.day_of({asOf}) - 1 AS last),
  current_days AS (
    SELECT start AS first, pg_temp.day_of(ends - 1) AS last FROM period
    WHERE {fromDay} IS NULL AND {toDay} IS NULL AND complete
      AND start = (SELECT max(start) FROM period WHERE complete)
    UNION ALL
    SELECT greatest({fromDay}, first), least({toDay}, last) FROM full_days
    WHERE ({fromDay} IS NOT NULL OR {toDay} IS NOT NULL)
      AND greatest({fromDay}, first) <= least({toDay}, last)),
  -- Whole months are also compared with as many whole months before, other days with as many days.
  months AS (
    SELECT *, CASE WHEN extract(day FROM first) = 1 AND extract(day FROM last + 1) = 1
      THEN age((last + 1)::timestamp, first::timestamp) END AS length
    FROM current_days),
  before AS (
    SELECT 'days' AS kind, first - (last - first + 1) AS start FROM months
    UNION ALL
    SELECT 'period', coalesce((first - length)::date, first - (last - first + 1)) FROM months),
  compared_days AS (
    SELECT b.kind, 'current' AS name, c.first, c.last
    FROM before b, current_days c WHERE pg_temp.start_of(b.start) >= {coverage}
    UNION ALL
    SELECT b.kind, 'previous', b.start, c.first - 1
    FROM before b, current_days c WHERE pg_temp.start_of(b.start) >= {coverage}),
  compared AS (
    SELECT d.kind, d.name, jsonb_build_object('from', d.first, 'to', d.last,
      'purchases', count(b.n), 'cents', coalesce(sum(b.cents), 0)) AS sums,
      count(DISTINCT b.person) AS buyers
    FROM compared_days d LEFT JOIN bought b ON b.local::date BETWEEN d.first AND d.last
    GROUP BY d.kind, d.name, d.first, d.last)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'total', (SELECT jsonb_build_object('purchases', count(*), 'cents', coalesce(sum(cents), 0),
      'meanCents', pg_temp.mean(sum(cents), count(*))) FROM used),
    'periods', (SELECT coalesce(jsonb_agg(jsonb_build_object('start', p.start, 'complete', p.complete,
      'purchases', coalesce(s.purchases, 0), 'cents', coalesce(s.cents, 0),
      'meanCents', pg_temp.mean(s.cents, s.purchases)) ORDER BY p.start), '[]')
      FROM period p LEFT JOIN summed s USING (start)),
    'change', (SELECT jsonb_object_agg(name, sums) FROM compared WHERE kind = 'days'),
    '_comparison', (SELECT jsonb_object_agg(name, sums || jsonb_build_object('buyers', buyers))
      FROM compared WHERE kind = 'period'))
)sql",
    .people = R"sql(
  SELECT 'all' AS key, person FROM used
  UNION ALL
  SELECT 'period:' || date_trunc({period}, local)::date, person FROM used
)sql",
};

const SqlQuestion newReturningSql{
    .name = "new-returning"_L1,
    .types = purchasesOnly,
    .period = inPeriod,
    .listsPeriods = true,
    .tables = R"sql(
  kinds AS (
    SELECT date_trunc({period}, u.local)::date AS start, u.person, u.cents,
      CASE WHEN u.person IS NULL THEN 'unknown' WHEN f.n = u.n AND NOT f.earlier THEN 'new'
        ELSE 'returning' END AS kind
    FROM used u LEFT JOIN firsts f USING (person)),
  summed AS (
    SELECT start, kind, count(*) AS purchases, sum(cents) AS cents FROM kinds GROUP BY 1, 2)
)sql",
    .result = R"sql(
  jsonb_build_object('periods', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('start', p.start, 'complete', p.complete)
      || (SELECT jsonb_object_agg(k.kind, jsonb_build_object('purchases', coalesce(s.purchases, 0),
            'cents', coalesce(s.cents, 0)))
          FROM (VALUES ('new'), ('returning'), ('unknown')) k (kind)
          LEFT JOIN summed s ON s.kind = k.kind AND s.start = p.start) ORDER BY p.start), '[]')
    FROM period p))
)sql",
    .people = "SELECT kind || ':' || start AS key, person FROM kinds",
};

const SqlQuestion bestCustomersSql{
    .name = "best-customers"_L1,
    .types = purchasesOnly,
    .period = inPeriod,
    .tables = R"sql(
  buyer AS (
    SELECT person, sum(cents) AS cents, count(*) AS purchases, max(ms) AS last
    FROM used WHERE person IS NOT NULL GROUP BY person),
  ranked AS (
    SELECT *, row_number() OVER best AS rank, sum(cents) OVER best AS cumulative,
      sum(cents) OVER () AS total
    FROM buyer WINDOW best AS (ORDER BY cents DESC, purchases DESC, last DESC, person)),
  -- The fewest buyers with this share, in tenths.
  fewest AS (
    SELECT s.tenths, s.key, min(r.rank) FILTER (WHERE 10 * r.cumulative >= s.tenths * r.total) AS ranks
    FROM ranked r, (VALUES (5, 'half'), (8, 'eighty')) s (tenths, key)
    WHERE r.total > 0 GROUP BY 1, 2)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'buyers', (SELECT count(*) FROM buyer),
    'cents', (SELECT coalesce(sum(cents), 0) FROM buyer),
    'half', (SELECT ranks FROM fewest WHERE key = 'half'),
    'eighty', (SELECT ranks FROM fewest WHERE key = 'eighty'),
    'withoutContact', (SELECT jsonb_build_object('purchases', count(*),
      'cents', coalesce(sum(cents), 0)) FROM used WHERE person IS NULL),
    'people', (SELECT coalesce(jsonb_agg(jsonb_build_object('contact', p.id, 'cents', r.cents,
      'purchases', r.purchases, 'last', pg_temp.time_text(r.last), 'cumulativeCents', r.cumulative)
      ORDER BY r.rank), '[]')
      FROM ranked r JOIN pg_temp.insight_person p USING (person) WHERE r.rank <= {top}))
)sql",
    .people = R"sql(
  SELECT 'all' AS key, person FROM buyer
  UNION ALL
  SELECT f.key, r.person FROM ranked r JOIN fewest f ON r.rank <= f.ranks
)sql",
};

const SqlQuestion sourcesSql{
    .name = "sources"_L1,
    .types = purchasesOnly,
    .period = inPeriod,
    .tables = R"sql(
  sourced AS (
    SELECT u.*, f.n IS NOT DISTINCT FROM u.n AND NOT f.earlier AS is_first,
      CASE {by} WHEN 'sourceType' THEN source_type WHEN 'sourceName' THEN source_name
        WHEN 'origin' THEN origin ELSE device END AS source
    FROM used u LEFT JOIN firsts f USING (person))
)sql",
    .result = R"sql(
  jsonb_build_object('rows', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('key', source, 'purchases', purchases,
      'cents', cents, 'buyers', buyers, 'meanCents', pg_temp.mean(cents, purchases),
      'newPurchases', new_purchases) ORDER BY cents DESC, source COLLATE "C"), '[]')
    FROM (SELECT source, count(*) AS purchases, sum(cents) AS cents,
            count(DISTINCT person) AS buyers, count(*) FILTER (WHERE is_first) AS new_purchases
          FROM sourced GROUP BY source) s))
)sql",
    .people = "SELECT 'key:' || source AS key, person FROM sourced",
};

} // namespace storedesk::warehouseinsights

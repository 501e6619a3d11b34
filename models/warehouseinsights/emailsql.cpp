// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/sqlquestion.h"

namespace storedesk::warehouseinsights {

using namespace Qt::StringLiterals;

const SqlQuestion workflowsSql{
    .name = "workflows"_L1,
    .types = "type = 'purchase' OR (NOT {stated} AND type IN ({interactions}))",
    .period = inPeriod,
    .attributesPurchases = true,
    .tables = R"sql(
  entry AS (
    SELECT a.person, a.cents, a.scenario, s.workflow_id AS workflow,
      a.scenario > 0 AND s.workflow_id <> '' AS counts
    FROM attributed a JOIN used s ON s.n = a.source),
  newest AS (
    SELECT DISTINCT ON (workflow_id) workflow_id AS workflow, workflow_name AS name
    FROM used WHERE workflow_name <> '' ORDER BY workflow_id, n DESC),
  summed AS (
    SELECT workflow, sum(purchases) AS purchases, sum(cents) AS cents,
      jsonb_object_agg(scenario, jsonb_build_object('purchases', purchases, 'cents', cents)) AS scenarios
    FROM (SELECT workflow, scenario, count(*) AS purchases, sum(cents) AS cents
          FROM entry WHERE counts GROUP BY 1, 2) s
    GROUP BY workflow)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'attribution', CASE WHEN {stated} THEN 'service' ELSE 'recomputed' END,
    'purchases', (SELECT count(*) FROM entry),
    'cents', (SELECT coalesce(sum(cents), 0) FROM entry),
    'attributed', (SELECT jsonb_build_object('purchases', count(*), 'cents', coalesce(sum(cents), 0))
      FROM entry WHERE counts),
    'unattributed', (SELECT jsonb_build_object('purchases', count(*), 'cents', coalesce(sum(cents), 0))
      FROM entry WHERE NOT counts),
    'rows', (SELECT coalesce(jsonb_agg(jsonb_build_object('workflow', s.workflow,
      'name', coalesce(n.name, ''), 'purchases', s.purchases, 'cents', s.cents,
      'scenarios', s.scenarios) ORDER BY s.cents DESC, s.purchases DESC, s.workflow COLLATE "C"), '[]')
      FROM summed s LEFT JOIN newest n USING (workflow)))
)sql",
    .people = R"sql(
  SELECT CASE WHEN counts THEN 'workflow:' || workflow ELSE 'unattributed' END AS key, person
  FROM entry
)sql",
};

const SqlQuestion emailsSql{
    .name = "emails"_L1,
    .types = R"sql(type IN ('purchase', 'email-sent', 'email-opened', 'email-link-clicked',
      'email-bounce', 'email-unsubscribed', 'email-spam-report')
      OR (NOT {stated} AND type IN ({interactions})))sql",
    .period = "type NOT IN ('purchase', 'email-sent') OR (ms >= {rangeFrom} AND ms < {rangeTo})",
    .attributesPurchases = true,
    .tables = R"sql(
  keyed AS (
    SELECT u.n, u.ms, u.person, u.type, k.key,
      CASE {by} WHEN 'content' THEN u.content_name WHEN 'workflow' THEN u.workflow_name END AS name
    FROM used u CROSS JOIN LATERAL (
      SELECT DISTINCT pg_temp.trimmed(part) AS key
      FROM unnest(CASE {by} WHEN 'content' THEN ARRAY[u.content_id]
        WHEN 'workflow' THEN ARRAY[u.workflow_id]
        ELSE regexp_split_to_array(u.content_tags, '[,|]') END) AS part) k
    WHERE k.key <> ''),
  sent AS (
    SELECT key, person, min(ms) AS first_ms, count(*) AS sends
    FROM keyed WHERE type = 'email-sent' AND person IS NOT NULL GROUP BY 1, 2),
  response AS (
    SELECT k.n, k.key, k.person, k.type
    FROM keyed k JOIN sent s ON s.key = k.key AND s.person = k.person AND k.ms >= s.first_ms
    WHERE k.type IN ('email-opened', 'email-link-clicked', 'email-bounce', 'email-unsubscribed',
      'email-spam-report')),
  deeds AS (
    SELECT s.key, s.person, s.sends, coalesce(bool_or(r.type = 'email-bounce'), false) AS bounced,
      coalesce(bool_or(r.type = 'email-opened'), false) AS opened,
      coalesce(bool_or(r.type = 'email-link-clicked'), false) AS clicked,
      coalesce(bool_or(r.type = 'email-unsubscribed'), false) AS unsubscribed,
      coalesce(bool_or(r.type = 'email-spam-report'), false) AS reported
    FROM sent s LEFT JOIN response r USING (key, person) GROUP BY s.key, s.person, s.sends),
  member AS (
    SELECT d.key, d.person, m.name, m.holds
    FROM deeds d CROSS JOIN LATERAL (VALUES
      ('sent', true), ('delivered', NOT bounced), ('bounced', bounced),
      ('openers', NOT bounced AND opened), ('clickers', NOT bounced AND clicked),
      ('openersWhoClicked', NOT bounced AND opened AND clicked),
      ('unsubscribed', NOT bounced AND unsubscribed), ('spam', NOT bounced AND reported))
      m (name, holds)),
  sale AS (
    SELECT a.n, a.person, a.cents, k.key
    FROM attributed a LEFT JOIN (SELECT k.n, k.key FROM keyed k
      WHERE EXISTS (SELECT FROM sent s WHERE s.key = k.key)) k ON k.n = a.source
    WHERE a.scenario > 0),
  newest AS (
    SELECT DISTINCT ON (key) key, name FROM keyed WHERE name <> '' ORDER BY key, n DESC),
  summed AS (
    SELECT key, counts, (counts ->> 'clickers')::bigint AS clickers,
      (counts ->> 'delivered')::bigint AS delivered
    FROM (SELECT key, jsonb_object_agg(name, people) AS counts
          FROM (SELECT key, name, count(*) FILTER (WHERE holds) AS people
                FROM member GROUP BY 1, 2) m GROUP BY key) c)
)sql",
    .result = R"sql(
  jsonb_build_object(
    'attribution', CASE WHEN {stated} THEN 'service' ELSE 'recomputed' END,
    'rows', (SELECT coalesce(jsonb_agg(s.counts || jsonb_build_object('key', s.key,
      'name', CASE {by} WHEN 'tag' THEN s.key ELSE coalesce(n.name, '') END,
      'sends', (SELECT sum(sends) FROM sent d WHERE d.key = s.key),
      'purchases', coalesce(b.purchases, 0), 'cents', coalesce(b.cents, 0))
      ORDER BY s.clickers DESC, s.delivered DESC, s.key COLLATE "C"), '[]')
      FROM summed s LEFT JOIN newest n USING (key)
      LEFT JOIN (SELECT key, count(*) AS purchases, sum(cents) AS cents FROM sale GROUP BY key) b
        USING (key)),
    'unmatchedResponses', (SELECT count(*) FROM used u
      WHERE u.type IN ('email-opened', 'email-link-clicked', 'email-bounce', 'email-unsubscribed',
        'email-spam-report') AND NOT EXISTS (SELECT FROM response r WHERE r.n = u.n)),
    'attributedElsewhere', (SELECT jsonb_build_object('purchases', count(*),
      'cents', coalesce(sum(cents), 0)) FROM sale WHERE key IS NULL),
    -- Only for the sentence.
    '_attributed', (SELECT jsonb_build_object('purchases', count(*), 'cents', coalesce(sum(cents), 0))
      FROM attributed WHERE scenario > 0))
)sql",
    .people = R"sql(
  SELECT key || ':' || name AS key, person FROM member WHERE holds
  UNION ALL
  SELECT key || ':buyers', person FROM sale WHERE key IS NOT NULL
)sql",
};

#undef ATTRIBUTED_PURCHASES

// Each chain begins with a row of the first step, and continues with the earliest row of the next
// one.
const SqlQuestion funnelSql{
    .name = "funnel"_L1,
    .types = "{stepTypes}",
    .period = anyTime,
    .preparation = R"sql(
  DROP TABLE IF EXISTS pg_temp.insight_step;
  CREATE TEMP TABLE insight_step AS
    SELECT s.step, u.person, u.ms, u.n
    FROM pg_temp.insight_row u CROSS JOIN LATERAL (VALUES {stepMatches}) s (step, matches)
    WHERE u.state = 0 AND u.person IS NOT NULL AND s.matches
      AND NOT (u.type = 'purchase' AND u.currency <> {currency});
  CREATE INDEX ON pg_temp.insight_step (step, person, ms, n);
  ANALYZE pg_temp.insight_step;
)sql",
    .tables = R"sql(
  named AS (SELECT step, label FROM (VALUES {stepNames}) s (step, label)),
  chain AS (
    SELECT person, n AS start, ms AS start_ms, 1 AS step, ms, ARRAY[n] AS chosen
    FROM pg_temp.insight_step WHERE step = 1 AND ms >= {rangeFrom} AND ms < {rangeTo}
    UNION ALL
    SELECT c.person, c.start, c.start_ms, c.step + 1, next.ms, c.chosen || next.n
    FROM chain c CROSS JOIN LATERAL (
      SELECT s.ms, s.n FROM pg_temp.insight_step s
      WHERE s.step = c.step + 1 AND s.person = c.person AND s.ms >= c.ms
        AND NOT EXISTS (SELECT FROM named same JOIN named own ON own.label = same.label
          WHERE own.step = s.step AND same.step < s.step AND c.chosen[same.step] = s.n)
      ORDER BY s.ms, s.n LIMIT 1) next
    WHERE next.ms - c.start_ms <= {window} * 86400000),
  longest AS (
    SELECT DISTINCT ON (person) person, start, step AS steps FROM chain
    ORDER BY person, step DESC, start_ms, start),
  taken AS (
    SELECT c.person, c.step, c.ms - c.start_ms AS span
    FROM longest l JOIN chain c ON c.person = l.person AND c.start = l.start),
  ended AS (
    SELECT l.person, l.steps AS step,
      (SELECT max(s.ms) FROM pg_temp.insight_step s WHERE s.step = 1 AND s.person = l.person
         AND s.ms >= {rangeFrom} AND s.ms < {rangeTo}) + {window} * 86400000 >= {asOf} AS open
    FROM longest l WHERE l.steps < (SELECT max(step) FROM named))
)sql",
    .result = R"sql(
  jsonb_build_object('steps', (
    SELECT jsonb_agg(jsonb_build_object('step', s.label,
      'people', (SELECT count(*) FROM taken t WHERE t.step = s.step),
      'open', (SELECT count(*) FROM ended e WHERE e.step = s.step AND e.open),
      'lost', (SELECT count(*) FROM ended e WHERE e.step = s.step AND NOT e.open),
      'medianDays', (SELECT pg_temp.days(pg_temp.median(array_agg(t.span ORDER BY t.span)))
        FROM taken t WHERE t.step = s.step AND s.step > 1)) ORDER BY s.step)
    FROM named s))
)sql",
    .people = R"sql(
  SELECT 'step:' || step AS key, person FROM taken
  UNION ALL
  SELECT CASE WHEN open THEN 'open:' ELSE 'lost:' END || step, person FROM ended
)sql",
};

} // namespace storedesk::warehouseinsights

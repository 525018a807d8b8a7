-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What holds once all work is done, whatever died meanwhile: a row for each promise, and what was found.
--   $1  documents that clients were told are accepted      $2  ids of the events that arrived
-- `docextract doctor --chaos` and test/chaos ask it, as the schema's owner and of a database that is theirs alone.

WITH promised AS (
    SELECT p.uuid FROM unnest($1::uuid[]) AS p(uuid)
), done AS (
    SELECT d.uuid, d.pages_total FROM docextract.document d WHERE d.status IN ('completed', 'needs_review')
), owed AS (
    SELECT o.event_id FROM docextract.outbox o
    WHERE EXISTS (SELECT FROM docextract.webhook_endpoint e WHERE e.team = o.team AND e.kind = 'webhook' AND o.type = ANY (e.events))
), found(n, promise, broken, said) AS (
    SELECT 1, 'every accepted document is there', count(*), 'lost'
    FROM promised p WHERE NOT EXISTS (SELECT FROM docextract.document d WHERE d.uuid = p.uuid)
    UNION ALL
    SELECT 2, 'no upload became two documents', abs((SELECT count(*) FROM docextract.document) - count(DISTINCT p.uuid)) + count(*) - count(DISTINCT p.uuid), 'more or fewer'
    FROM promised p
    UNION ALL
    SELECT 3, 'each document is in one final state', count(*), 'are not'
    FROM docextract.document d WHERE d.status NOT IN ('completed', 'needs_review', 'failed', 'password_required', 'cancelled')
    UNION ALL
    SELECT 4, 'one result for each document that is done, none for others', count(*), 'are not so'
    FROM (SELECT d.uuid FROM done d) d FULL JOIN (SELECT r.document, count(*) AS n FROM docextract.result r GROUP BY 1) r ON r.document = d.uuid
    WHERE d.uuid IS NULL OR r.n IS DISTINCT FROM 1
    UNION ALL
    SELECT 5, 'usage counts each document and page once', abs(u.documents - d.documents) + abs(u.pages - d.pages), 'off'
    FROM (SELECT coalesce(sum(u.documents), 0) AS documents, coalesce(sum(u.pages), 0) AS pages FROM docextract.usage_month u) u,
         (SELECT count(*) AS documents, coalesce(sum(d.pages_total), 0) AS pages FROM done d) d
    UNION ALL
    SELECT 6, 'one event for each document', count(*), 'are not so'
    FROM docextract.document d
    FULL JOIN (SELECT o.document, count(*) AS n, count(DISTINCT o.event_id) AS ids FROM docextract.outbox o WHERE o.type LIKE 'document.%' GROUP BY 1) o
        ON o.document = d.uuid
    WHERE d.uuid IS NULL OR o.n IS DISTINCT FROM 1 OR o.ids IS DISTINCT FROM 1
    UNION ALL
    SELECT 7, 'every event arrived at its endpoint, and no other', count(*), 'did not'
    FROM owed o FULL JOIN (SELECT DISTINCT a.id FROM unnest($2::text[]) AS a(id)) a ON a.id = o.event_id
    WHERE o.event_id IS NULL OR a.id IS NULL
    UNION ALL
    SELECT 8, 'no job, event or delivery is left over',
           (SELECT count(*) FROM docextract.job) + (SELECT count(*) FROM docextract.outbox o WHERE NOT o.fanned)
           + (SELECT count(*) FROM docextract.delivery d WHERE d.state NOT IN ('delivered', 'failed')), 'are left'
    UNION ALL
    SELECT 9, 'no bytes without a document', count(DISTINCT c.document), 'are left'
    FROM docextract.content c WHERE NOT EXISTS (SELECT FROM docextract.document d WHERE d.uuid = c.document)
    UNION ALL
    SELECT 10, 'no worker that died is still listed', count(*), 'are'
    FROM docextract.worker w
    WHERE NOT EXISTS (SELECT FROM pg_catalog.pg_locks l
                      WHERE l.locktype = 'advisory' AND l.classid = 4711 AND l.objid = w.id::oid AND l.objsubid = 2 AND l.granted
                            AND l.database = (SELECT b.oid FROM pg_catalog.pg_database b WHERE b.datname = pg_catalog.current_database()))
    UNION ALL
    SELECT 11, 'no lock and no transaction is left open',
           (SELECT count(*) FROM pg_catalog.pg_locks l
            WHERE l.locktype = 'advisory' AND NOT EXISTS (SELECT FROM pg_catalog.pg_stat_activity a WHERE a.pid = l.pid))
           + (SELECT count(*) FROM pg_catalog.pg_prepared_xacts x WHERE x.database = pg_catalog.current_database())
           + (SELECT count(*) FROM pg_catalog.pg_stat_activity a
              WHERE a.datname = pg_catalog.current_database() AND a.state LIKE 'idle in transaction%'
                    AND a.state_change < pg_catalog.clock_timestamp() - interval '1 second'), 'are left'
)
SELECT f.promise, f.broken = 0 AS kept, CASE WHEN f.broken > 0 THEN f.broken || ' ' || f.said ELSE '' END AS found
FROM found f ORDER BY f.n;

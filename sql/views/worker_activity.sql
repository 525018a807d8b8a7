-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.worker_activity AS
SELECT w.id AS worker, w.host, w.pid, w.role, w.started, now() - w.beat AS last_beat_ago,
       EXISTS (SELECT FROM pg_catalog.pg_locks l
               WHERE l.locktype = 'advisory' AND l.classid = 4711 AND l.objid = w.id::oid AND l.objsubid = 2 AND l.granted
                 AND l.database = (SELECT b.oid FROM pg_catalog.pg_database b WHERE b.datname = current_database())) AS connected,
       j.document, CASE j.kind WHEN 1 THEN 'open' WHEN 2 THEN 'ocr_page' WHEN 3 THEN 'extract' WHEN 4 THEN 'reanalyze' END AS kind,
       nullif(j.page, 0) AS page, j.attempt, now() - j.started_at AS busy_for, j.deadline - now() AS lease_left
FROM docextract.worker w
LEFT JOIN docextract.job j ON j.state = 'w' AND j.worker_id = w.id
ORDER BY w.id;
COMMENT ON VIEW docextract.worker_activity IS 'Live workers and what each is doing';

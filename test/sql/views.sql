-- SPDX-License-Identifier: AGPL-3.0-or-later
SELECT max(version) AS schema FROM docextract.schema_migration \gset
SELECT docextract.worker_start('h', 7) AS w \gset
SELECT t.complete(1); SELECT t.complete(2, 2);
SELECT t.add(3), t.add(4, 2, 0), t.add(5, 1, 20), t.add(6);
SELECT t.claim('a', :w); SELECT t.release('a', false, true);
SELECT t.claim('b', :w);
SELECT kind, priority, ready, working, delayed, teams, documents, oldest_ready < interval '1 minute' AS fresh FROM docextract.queue_overview;
SELECT host, pid, role, connected, right(document::text, 4)::int AS n, kind, page, attempt, busy_for < interval '1 minute' AS busy, lease_left > interval '30 s' AS lease FROM docextract.worker_activity;
SELECT count(*) AS stuck FROM docextract.stuck_jobs;
UPDATE docextract.job SET deadline = now() - interval '1 minute' WHERE state = 'w';
UPDATE docextract.job SET ready_at = now() - interval '1 minute' WHERE state = 'd';
UPDATE docextract.job SET ready_at = now() - interval '11 minutes' WHERE document = t.id(5);
SELECT right(document::text, 4)::int AS n, kind, why FROM docextract.stuck_jobs ORDER BY 1;
SELECT right(document::text, 4)::int AS n, team, kind, page, attempt, host, took < interval '1 minute' AS took, outcome, error FROM docextract.job_history ORDER BY started;
SELECT docextract.add_webhook('acme', 'https://a.example/', 'sealed', NULL) AS endpoint;
SELECT endpoint, team, kind, state, failures, waiting, sending, delivered_24h FROM docextract.webhook_health;
SELECT team, plan, pages, pages_limit, documents, documents_limit FROM docextract.usage_by_team;
SET ROLE docextract_daemon;
SELECT kind, prio, ready, working, delayed, oldest_ready_s BETWEEN 0 AND 700 AS age FROM docextract.queue_gauges();
SELECT docextract.db_ready(:schema) AS same, docextract.db_ready(1) AS older_program, docextract.db_ready(:schema + 1) AS newer_program;
SELECT docextract.keeper_lock();

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Workers here live in this session: to lose one, its lock is given up.
SELECT docextract.worker_start('h1', 1) AS w \gset
SELECT docextract.worker_start('h2', 2) AS v \gset
SELECT t.add(1), t.add(2), t.add(3);
SELECT t.claim('a', :w); SELECT t.claim('b', :v);
SELECT docextract.sweep(30000) AS all_alive;
-- Lost: the attempt is given back, the job is ready at once.
SELECT pg_advisory_unlock(4711, :w);
SELECT docextract.sweep(30000);
SELECT * FROM t.jobs;
SELECT docextract.worker_beat(:w), docextract.worker_beat(:v);
SELECT t.claim('c', :w) AS claim_of_a_dead_one;
SELECT * FROM t.attempts;
-- An old beat is a death too, though the connection stands.
UPDATE docextract.worker SET beat = now() - interval '40 seconds';
SELECT docextract.sweep(30000);
SELECT * FROM t.jobs;
SELECT count(*) AS workers FROM docextract.worker;
SELECT docextract.worker_start('h3', 3) AS w \gset
-- Leases: an overrun counts as a crash and waits; the second one is the end.
SELECT t.claim('a', :w, false, 50);
SELECT docextract.extend_job(job, token, 60000) FROM t.held WHERE name = 'a';
SELECT pg_sleep(0.1);
SELECT docextract.sweep(30000) AS extended;
UPDATE docextract.job SET deadline = now() - interval '1 ms' WHERE state = 'w';
SELECT docextract.sweep(30000);
SELECT * FROM t.jobs WHERE n = 1;
UPDATE docextract.job SET ready_at = now() WHERE state = 'd';
SELECT docextract.sweep(30000) AS woken;
UPDATE docextract.job SET prio = 0 WHERE document = t.id(1);
SELECT t.claim('a', :w);
UPDATE docextract.job SET deadline = now() - interval '1 ms' WHERE state = 'w';
LISTEN docextract_done;
SELECT docextract.sweep(30000);
UNLISTEN docextract_done;
SELECT n, status FROM t.documents;
SELECT * FROM t.events;
SELECT document::json -> 'error' ->> 'code' AS code FROM docextract.get_document(1, t.id(1), '{}', '');
-- A page that takes the reader down twice is given up, the document is not.
SELECT t.claim('b', :w);
SELECT t.open_done('b', ARRAY['{}', NULL]);
UPDATE docextract.job SET prio = 0 WHERE kind = 2;
SELECT t.claim('p', :w);
UPDATE docextract.job SET deadline = now() - interval '1 ms' WHERE state = 'w';
SELECT docextract.sweep(30000);
UPDATE docextract.job SET ready_at = now() WHERE state = 'd';
SELECT docextract.sweep(30000);
SELECT t.claim('p', :w);
UPDATE docextract.job SET deadline = now() - interval '1 ms' WHERE state = 'w';
SELECT docextract.sweep(30000);
SELECT * FROM t.documents WHERE n = 2;
SELECT * FROM t.jobs WHERE n = 2;
SELECT t.claim('b', :w);
SELECT t.finish('b');
SELECT * FROM t.documents WHERE n = 2;
-- Losing workers over and over delays, and ends after twenty.
SELECT t.claim('c', :w);
UPDATE docextract.job SET losses = 3;
SELECT pg_advisory_unlock(4711, :w);
SELECT docextract.sweep(30000);
SELECT n, state, attempt, losses FROM t.jobs;
SELECT docextract.worker_start('h4', 4) AS w \gset
UPDATE docextract.job SET losses = 19, ready_at = now();
SELECT t.claim('c', :w);
SELECT pg_advisory_unlock(4711, :w);
SELECT docextract.sweep(30000);
SELECT * FROM t.documents WHERE n = 3;
SELECT * FROM t.attempts;
-- A worker that stops in order hands back what it holds.
SELECT docextract.worker_start('h5', 5) AS w \gset
SELECT t.add(4), t.add(5);
SELECT t.claim('a', :w); SELECT t.claim('b', :w);
SELECT docextract.worker_stop(:w);
SELECT n, state, attempt, crashes, losses FROM t.jobs;
SELECT count(*) AS workers FROM docextract.worker;
SELECT count(*) AS locks FROM pg_locks WHERE locktype = 'advisory' AND classid = 4711 AND objid = :w;
SELECT outcome, count(*) FROM t.attempts WHERE n > 3 GROUP BY 1;
SELECT docextract.worker_beat(:w);
SELECT docextract.worker_stop(:w);
-- Guesses for waiting times follow what was measured.
UPDATE docextract.queue_state SET refreshed_at = '-infinity';
SELECT docextract.sweep(30000);
SELECT workers, job_seconds < 1 AS measured, refreshed_at > now() - interval '1 minute' AS fresh FROM docextract.queue_state;

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- One team floods, others come later with one document each: they take turns.
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT docextract.create_team('t' || i, 'unlimited') FROM generate_series(3, 7) i;
CREATE FUNCTION t.enqueue(n int, team bigint, prio int DEFAULT 10, cost int DEFAULT 1) RETURNS int LANGUAGE sql AS $$
    INSERT INTO docextract.document(uuid, team, account, key, industry, template, template_version, file_name, media_type, size_bytes, sha256, priority, languages, options, request_id, base, expires_at)
    VALUES (t.id(n), team, 1, 1, 'finance', 'bank_statement', 1, 'x', 'image/png', 3, sha256('x'), prio, 'eng', '{}', '', '', now());
    SELECT docextract.enqueue_open(t.id(n), team, prio, cost);
    SELECT n
$$;
CREATE FUNCTION t.teams(n int, w bigint, async_first bool DEFAULT false) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r text := ''; c record;
BEGIN
    FOR i IN 1..n LOOP
        SELECT * INTO c FROM docextract.claim_job(w, 60000, async_first);
        r := concat_ws(' ', r, CASE WHEN c.kind = 2 THEN c.team_id || 'p' ELSE c.team_id::text END);
    END LOOP;
    RETURN r;
END $$;
SELECT count(t.enqueue(i, 1)) FROM generate_series(1, 300) i;
SELECT t.teams(50, :w) = repeat(' 1', 50) AS alone;
SELECT count(t.enqueue(1000 + i, i)) FROM generate_series(2, 6) i;
SELECT count(t.enqueue(2000 + i, 7)) FROM generate_series(1, 100) i;
SELECT t.teams(16, :w);
SELECT (SELECT count(*) FROM regexp_matches(x, ' 1', 'g')) AS team_1, (SELECT count(*) FROM regexp_matches(x, ' 7', 'g')) AS team_7 FROM t.teams(40, :w) x;
-- Sync goes first; the worker that is kept for async takes those first.
SELECT t.enqueue(3001, 2, 0); SELECT t.enqueue(3002, 3, 20); SELECT t.enqueue(3003, 4, 0);
SELECT t.teams(1, :w) AS sync;
SELECT t.teams(1, :w, true) IN (' 1', ' 7') AS async_first;
SELECT t.teams(1, :w) AS sync;
DELETE FROM docextract.job WHERE prio = 10;
SELECT t.teams(1, :w, true) AS bulk;
SELECT t.enqueue(3004, 4, 0);
SELECT t.teams(1, :w, true) AS sync_when_there_is_nothing_else;
-- A document of many pages: others get every second turn.
DELETE FROM docextract.job;
SELECT t.enqueue(4000, 1);
SELECT t.claim('long', :w);
SELECT t.open_done('long', array_fill(NULL::text, ARRAY[1000]));
SELECT t.teams(5, :w);
SELECT count(t.enqueue(5000 + i, 2)) FROM generate_series(1, 20) i;
SELECT t.teams(10, :w);
-- Two long documents of two teams share page by page.
DELETE FROM docextract.job;
SELECT t.enqueue(6000, 1); SELECT t.enqueue(6001, 2);
SELECT t.claim('a', :w); SELECT t.claim('b', :w);
SELECT t.open_done('a', array_fill(NULL::text, ARRAY[100])); SELECT t.open_done('b', array_fill(NULL::text, ARRAY[100]));
SELECT t.teams(12, :w);
-- A big document pushes its own team's next one back, nobody else's.
DELETE FROM docextract.job;
SELECT t.enqueue(7000, 1, 10, 1); SELECT t.enqueue(7001, 1, 10, 50); SELECT t.enqueue(7002, 1, 10, 1); SELECT t.enqueue(7003, 2, 10, 1);
SELECT n, fair FROM t.jobs;
-- The tag goes on from where the queue was, also when nothing is ready.
SELECT t.teams(4, :w);
SELECT t.enqueue(7004, 3);
SELECT n, fair FROM t.jobs WHERE n = 7004;
-- Page jobs start where the queue is now, not where their document was long ago.
DELETE FROM docextract.job;
SELECT t.enqueue(8000, 1);
SELECT t.claim('slow', :w);
SELECT count(t.enqueue(8000 + i, 2)) FROM generate_series(1, 50) i;
SELECT t.teams(40, :w) = repeat(' 2', 40) AS meanwhile;
SELECT t.open_done('slow', array_fill(NULL::text, ARRAY[10]));
SELECT t.teams(6, :w);
-- Estimates.
SELECT docextract.estimate_pages('image/jpeg', 5000000), docextract.estimate_pages('application/pdf', 5000), docextract.estimate_pages('application/pdf', 5000000), docextract.estimate_pages('application/pdf', 5000000000);

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Endpoints, fan-out, claims, the fence, the schedule, and what an endpoint's answers do to it.
\set VERBOSITY terse
CREATE TABLE t.d (n serial, id bigint, token bigint, attempt int, endpoint bigint, event_id text, type text, body text, previous bool);
CREATE FUNCTION t.take(lim int DEFAULT 10, after bigint DEFAULT 0) RETURNS TABLE (n int, endpoint bigint, attempt int, type text)
LANGUAGE sql AS $$
    WITH new AS (INSERT INTO t.d(id, token, attempt, endpoint, event_id, type, body, previous)
        SELECT c.id, c.token, c.attempt, c.endpoint, c.event_id, c.type, c.body, c.previous_secret IS NOT NULL
        FROM docextract.claim_deliveries('h[1]', lim, 60000, after) c ORDER BY c.endpoint, c.id RETURNING *)
    SELECT n, endpoint, attempt, type FROM new ORDER BY n
$$;
CREATE FUNCTION t.settle(p_n int, p_status int, p_outcome text DEFAULT 'answered', p_retry int DEFAULT NULL) RETURNS text LANGUAGE sql AS $$
    SELECT docextract.settle_delivery(d.id, d.token, p_outcome, p_status, CASE WHEN p_status = 200 THEN NULL ELSE 'no' END, '127.0.0.1', 'ok', 12, p_retry)
    FROM t.d d WHERE d.n = p_n
$$;
-- Deliveries, seconds until they are due.
CREATE VIEW t.deliveries AS SELECT d.id, d.endpoint, d.state, d.attempt, d.step,
    CASE WHEN d.state = 'waiting' THEN round(extract(epoch FROM d.due - clock_timestamp())) END AS due_s
    FROM docextract.delivery d ORDER BY d.id;
CREATE FUNCTION t.due_now() RETURNS void LANGUAGE sql AS
$$ UPDATE docextract.delivery SET due = clock_timestamp() - interval '1 s' WHERE state = 'waiting';
   UPDATE docextract.webhook_endpoint SET throttle_until = NULL $$;

SELECT docextract.add_webhook('acme', 'https://a.example/hook', 'sealed', NULL) AS a \gset
SELECT docextract.add_webhook('acme', 'https://b.example/hook', 'sealed', '{document.cancelled,document.completed,document.completed}', 'second') AS b \gset
SELECT docextract.add_webhook('zeta', 'https://z.example/hook', 'sealed', NULL) AS z \gset
SELECT id, team, events, state, slots FROM docextract.webhook_endpoint ORDER BY id;
SELECT docextract.add_webhook('acme', 'https://a.example/', 's', '{document.deleted}');
SELECT docextract.add_webhook('acme', 'https://a.example/', 's', '{}');
SELECT docextract.add_webhook('nobody', 'https://a.example/', 's', NULL);
SELECT docextract.add_webhook('acme', 'ftp://a.example/', 's', NULL);

-- Each team's events go to its own endpoints, by type.
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.complete(1);
SELECT t.add(2); SELECT verdict FROM docextract.cancel_document(1, t.id(2), '');
SELECT * FROM t.take();
SELECT event_id, body::json ->> 'id' = event_id AS same_id, body::json ->> 'team' AS team, body::json -> 'data' -> 'document' ->> 'uuid' AS document FROM t.d ORDER BY n;
-- Claimed once.
SELECT * FROM t.take();
SELECT t.settle(1, 200), t.settle(1, 200) AS again;
SELECT state, attempt, ended_at IS NOT NULL AS ended FROM docextract.delivery WHERE id = (SELECT id FROM t.d WHERE n = 1);
SELECT attempt, outcome, status, ms, remote, answer FROM docextract.delivery_attempt;
-- The schedule of failures, each step within a tenth.
CREATE TABLE t.delays (step int, s numeric);
DO $$ BEGIN
    FOR i IN 1..10 LOOP
        PERFORM t.settle(n, 500) FROM t.d WHERE n = (SELECT max(n) FROM t.d WHERE endpoint = 2 AND type = 'document.completed');
        INSERT INTO t.delays SELECT i, extract(epoch FROM d.due - clock_timestamp()) FROM docextract.delivery d
            WHERE d.endpoint = 2 AND d.state = 'waiting';
        PERFORM t.due_now();
        PERFORM t.take();
    END LOOP;
END $$;
SELECT d.step, s BETWEEN w * 0.89 AND w * 1.11 AS in_time FROM t.delays d
JOIN unnest(ARRAY[5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400]) WITH ORDINALITY AS u(w, step) ON u.step = d.step ORDER BY 1;
SELECT state, attempt, step FROM t.deliveries WHERE endpoint = 2;
SELECT failures, failing_since IS NOT NULL AS failing, slots, state, last_error FROM docextract.webhook_endpoint WHERE id = 2;
SELECT count(*), count(DISTINCT a.attempt) FROM docextract.delivery_attempt a JOIN docextract.delivery d ON d.id = a.delivery WHERE d.endpoint = 2;
-- One success makes it whole again.
SELECT t.settle((SELECT max(n) FROM t.d WHERE endpoint = 2 AND type = 'document.cancelled'), 204);
SELECT failures, failing_since, throttle_until, slots, last_success_at IS NOT NULL AS seen FROM docextract.webhook_endpoint WHERE id = 2;

-- Not more than its slots at a time; one after a timeout; the others do not wait for it.
DO $$ BEGIN FOR i IN 11..17 LOOP PERFORM t.complete(i); END LOOP; END $$;
TRUNCATE t.d RESTART IDENTITY;
UPDATE docextract.delivery SET state = 'failed', token = NULL, lease_until = NULL WHERE state IN ('waiting', 'sending');
SELECT * FROM t.take(100);
SELECT * FROM t.take(100);
SELECT t.settle(1, NULL, 'timeout'), t.settle(5, 200);
SELECT * FROM t.take(100);
SELECT id, slots FROM docextract.webhook_endpoint ORDER BY 1;
SELECT t.settle(2, 200), t.settle(3, 200), t.settle(4, 200);
SELECT endpoint FROM t.take(100);
SELECT id, slots FROM docextract.webhook_endpoint ORDER BY 1;
-- Turns: a claim begins behind the endpoint where the last one ended.
UPDATE docextract.delivery SET state = 'waiting', token = NULL, lease_until = NULL, due = clock_timestamp() WHERE state = 'sending';
UPDATE docextract.webhook_endpoint SET slots = 4, failures = 0, failing_since = NULL;
TRUNCATE t.d RESTART IDENTITY;
SELECT n, endpoint FROM t.take(3, 1);
SELECT n, endpoint FROM t.take(3, 2);
-- Handed back: no attempt.
SELECT docextract.release_deliveries(ARRAY(SELECT id FROM t.d ORDER BY n), ARRAY(SELECT token FROM t.d ORDER BY n), 0);
SELECT docextract.release_deliveries(ARRAY(SELECT id FROM t.d ORDER BY n), ARRAY(SELECT token FROM t.d ORDER BY n), 0) AS lost;
SELECT count(*) AS sending FROM docextract.delivery WHERE state = 'sending';
SELECT t.settle(1, 200) AS lost;
-- A sender that died: its leases run out, the same event goes out again.
TRUNCATE t.d RESTART IDENTITY;
SELECT * FROM t.take(1);
SELECT docextract.reclaim_deliveries(10) AS too_early;
UPDATE docextract.delivery SET lease_until = clock_timestamp() - interval '1 s' WHERE state = 'sending';
SELECT docextract.reclaim_deliveries(10);
SELECT t.settle(1, 200) AS lost;
SELECT * FROM t.take(1);
SELECT count(DISTINCT event_id) AS events FROM t.d;
SELECT outcome, attempt FROM docextract.delivery_attempt WHERE outcome = 'sender_lost';
SELECT t.settle(2, 200);

-- Retry-After: no sooner, for the whole endpoint when it is busy; at most a day.
UPDATE docextract.delivery SET state = 'failed', token = NULL, lease_until = NULL WHERE state IN ('waiting', 'sending');
TRUNCATE t.d RESTART IDENTITY;
SELECT t.complete(21); SELECT t.complete(22);
SELECT n FROM t.take(2);
SELECT t.settle(1, 429, 'answered', 120);
SELECT state, due_s FROM t.deliveries WHERE state = 'waiting' AND step = 1;
SELECT round(extract(epoch FROM throttle_until - clock_timestamp())) AS throttled_s FROM docextract.webhook_endpoint WHERE id = 1;
SELECT t.settle(2, 503, 'answered', 99999999);
SELECT max(due_s) FROM t.deliveries;
SELECT docextract.resume_webhook(1);

-- 410: gone, at once; events are collected no more.
TRUNCATE t.d RESTART IDENTITY;
SELECT n FROM t.take(1, 1);
SELECT t.settle(1, 410);
SELECT id, state, disabled_reason FROM docextract.webhook_endpoint ORDER BY id;
SELECT t.complete(23);
SELECT t.due_now();
SELECT n, endpoint FROM t.take(10);
SELECT count(*) AS for_the_disabled FROM docextract.delivery d JOIN docextract.outbox o ON o.id = d.event WHERE o.document = t.id(23) AND d.endpoint = 2;
-- Five days of nothing but failures.
UPDATE docextract.webhook_endpoint SET failing_since = clock_timestamp() - interval '5 days 1 minute', failures = 8 WHERE id = 1;
SELECT t.settle(2, 500);
SELECT state FROM docextract.webhook_endpoint WHERE id = 1;
SELECT t.settle(3, 500);
SELECT state, disabled_reason, failures FROM docextract.webhook_endpoint WHERE id = 1;
-- What waits is kept for the day it is resumed, but no longer than 30 days; what is owed is kept as long as it takes.
SELECT docextract.resume_webhook(1);
UPDATE docextract.outbox SET created_at = now() - interval '31 days' WHERE document IN (t.id(22), t.id(23));
SELECT docextract.retire_events(100) >= 0;
SELECT o.document = t.id(23) AS is_23, d.endpoint, d.state FROM docextract.outbox o JOIN docextract.delivery d ON d.event = o.id WHERE o.document IN (t.id(22), t.id(23)) ORDER BY 1, 2;
SELECT docextract.pause_webhook(1);
SELECT docextract.retire_events(100) >= 0;
SELECT count(*) FROM docextract.outbox WHERE document IN (t.id(22), t.id(23)) AND id NOT IN (SELECT event FROM docextract.delivery WHERE state = 'sending');
SELECT docextract.resume_webhook(1);

-- A page of events once more, and what is only wrong.
SELECT docextract.redeliver(1, now() - interval '1 day', now() + interval '1 day') > 5 AS many;
SELECT docextract.redeliver(1, now() - interval '1 day', now() + interval '1 day', true) AS failed_ones;
SELECT docextract.redeliver(999999);
SELECT docextract.redeliver(999999, now(), now());
-- An endpoint made later can have them too.
SELECT docextract.add_webhook('acme', 'https://c.example/hook', 'sealed', NULL) AS c \gset
SELECT docextract.redeliver(:c, now() - interval '1 day', now() + interval '1 day') = (SELECT count(*) FROM docextract.outbox WHERE team = 1 AND type = 'document.completed' AND created_at > now() - interval '1 day') AS all_of_them;

-- Secrets: two for 24 hours, not three.
SELECT docextract.rotate_webhook_secret(1, 'new') > now() + interval '23 hours 59 minutes' AS overlap;
SELECT docextract.rotate_webhook_secret(1, 'newer');
SELECT docextract.rotate_webhook_secret(1, 'newer', true) IS NOT NULL AS forced;
SELECT secret, previous_secret FROM docextract.webhook_endpoint WHERE id = 1;
TRUNCATE t.d RESTART IDENTITY;
UPDATE docextract.delivery SET state = 'failed', token = NULL, lease_until = NULL WHERE state IN ('waiting', 'sending');
SELECT docextract.test_webhook(1) ~ '^evt_test_[0-9a-f]{32}$' AS test;
SELECT n, endpoint, type FROM t.take(10);
SELECT previous, body::json -> 'data' AS data FROM t.d;
UPDATE docextract.webhook_endpoint SET previous_expires_at = clock_timestamp() - interval '1 s' WHERE id = 1;
SELECT docextract.test_webhook(1) IS NOT NULL AS test;
SELECT n FROM t.take(10);
SELECT previous FROM t.d WHERE n = 2;
-- Documents that are deleted take their events, deliveries and answers along.
SELECT docextract.delete_document(1, t.id(1));
SELECT count(*) FROM docextract.outbox WHERE document = t.id(1);
SELECT docextract.remove_webhook(1) >= 1 AS removed;
SELECT count(*) FROM docextract.delivery WHERE endpoint = 1;
SELECT endpoint, team, state, waiting, delivered_24h FROM docextract.webhook_health;
-- Providers: one per team, replaced in place.
SELECT docextract.set_provider('zeta', 'https://p.example/', 'cred', 'gstr1_b2b_json') AS p \gset
SELECT docextract.set_provider('zeta', 'https://q.example/', 'cred2', 'gstr1_b2b_json') = :p AS same;
SELECT kind, url, secret, format FROM docextract.webhook_endpoint WHERE kind = 'provider';
SELECT docextract.rotate_webhook_secret(:p, 'x');
SELECT docextract.test_webhook(:p);
SELECT docextract.remove_provider('zeta');
SELECT docextract.remove_provider('zeta');

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Idempotency keys, passwords, the feed of changes, rotation, the audit log.
CREATE FUNCTION t.take(n int, key text, what text, team bigint DEFAULT 1, sec text DEFAULT NULL) RETURNS text LANGUAGE plpgsql AS $$
DECLARE a record;
BEGIN
    PERFORM docextract.put_content(t.id(n), 0, 'x');
    a := docextract.accept_document(t.id(n), team, team, team, 'finance', 'bank_statement', NULL, NULL, 'x.pdf', 'application/pdf', 3,
        sha256(what::bytea), 10, 'eng', NULL, '{}', 'req-' || n, '/api/v1', key, sha256(what::bytea), 202, sec, '00-aa-bb-01');
    RETURN concat_ws(' ', a.verdict, right(a.uuid::text, 2)::int, a.status, a.replay_status, a.document IS NOT NULL);
END $$;
SET ROLE docextract_daemon;
-- The same request again, another one, another team, and without a key.
SELECT t.take(1, 'k1', 'a'), t.take(2, 'k1', 'a'), t.take(3, 'k1', 'b'), t.take(4, 'k1', 'a', 2), t.take(5, NULL, 'a'), t.take(1, 'k1', 'a');
RESET ROLE;
SELECT right(document::text, 2)::int AS content_of FROM docextract.content ORDER BY 1;
-- The key is as long-lived as its document: used up by a quota or not, gone when it is deleted.
SELECT docextract.set_team_quota('acme', 0);
SELECT t.take(6, 'k1', 'a'), t.take(6, 'k2', 'a');
SELECT docextract.set_team_quota('acme', NULL);
SELECT docextract.delete_document(1, t.id(1), 1, 'req-9', '192.0.2.7');
SELECT t.take(7, 'k1', 'b');
SELECT docextract.delete_document(1, t.id(7)), docextract.delete_document(1, t.id(5)), docextract.delete_document(2, t.id(4));

-- A request that waited: what it was told at last stands for its replays, once.
SELECT verdict FROM docextract.accept_document(t.id(8), 1, 1, 1, 'finance', 'bank_statement', NULL, NULL, 'x', 'application/pdf', 3, sha256('x'), 0, 'eng', NULL, '{}', 'r', '', 'k8', sha256('x'));
SELECT docextract.set_replay_status(2, t.id(8), 202), docextract.set_replay_status(1, t.id(8), 202), docextract.set_replay_status(1, t.id(8), 200);
SELECT replay_status FROM docextract.document WHERE uuid = t.id(8);
SELECT docextract.delete_document(1, t.id(8));

-- A password: asked for by the claim that needs it, given up after five wrong ones.
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.take(10, NULL, 'p', 1, 's1');
SELECT t.claim('a', :w);
SELECT secret, traceparent FROM docextract.document WHERE uuid = t.id(10);
SELECT * FROM docextract.secret_asks(t.id(10), 's1');
SELECT docextract.want_secret(job, token + 1, 'pk') AS lost, docextract.want_secret(job, token, 'pk') AS asked FROM t.held WHERE name = 'a';
SELECT a.job = h.job AND a.token = h.token AS mine, a.public_key FROM docextract.secret_asks(t.id(10), 's1') a, t.held h WHERE h.name = 'a';
SELECT * FROM docextract.secret_asks(t.id(10), 's2');
CREATE FUNCTION t.fail_meta(p_name text, code text) RETURNS bool LANGUAGE sql AS $$
    SELECT docextract.fail_document(h.job, h.token, format('{"code":"%s","detail":"no","meta":{},"errors":[]}', code), '/api/v1') FROM t.held h WHERE h.name = p_name
$$;
SELECT t.fail_meta('a', 'wrong_password');
SELECT status, secret, error FROM docextract.document WHERE uuid = t.id(10);
SELECT * FROM docextract.secret_asks(t.id(10), 's1');
SELECT verdict, status, document::json ->> 'error' AS error FROM docextract.unlock_document(1, t.id(10), 's2', '');
SELECT * FROM docextract.unlock_document(1, t.id(10), 's3', '');
SELECT * FROM docextract.unlock_document(2, t.id(10), 's3', '');
SELECT t.claim('a', :w);
-- It reads the first page, then nobody has the password any more: no attempt is lost, and it starts over.
SELECT t.open_done('a', ARRAY[NULL, NULL]); SELECT t.claim('a', :w); SELECT t.page_done('a'); SELECT t.claim('a', :w);
SELECT t.fail_meta('a', 'password_required');
SELECT status, error FROM docextract.document WHERE uuid = t.id(10);
SELECT verdict FROM docextract.unlock_document(1, t.id(10), 's4', '');
SELECT n, total, done, pending FROM t.documents; SELECT count(*) FROM docextract.page;
SELECT t.claim('a', :w); SELECT t.fail_meta('a', 'wrong_password'); SELECT verdict FROM docextract.unlock_document(1, t.id(10), 's5', '');
SELECT t.claim('a', :w); SELECT t.fail_meta('a', 'wrong_password'); SELECT verdict FROM docextract.unlock_document(1, t.id(10), 's6', '');
SELECT t.claim('a', :w); SELECT t.fail_meta('a', 'wrong_password'); SELECT verdict FROM docextract.unlock_document(1, t.id(10), 's7', '');
SELECT error FROM docextract.document WHERE uuid = t.id(10);
SELECT t.claim('a', :w); SELECT t.fail_meta('a', 'wrong_password');
SELECT status, error, secret, password_attempts FROM docextract.document WHERE uuid = t.id(10);
SELECT verdict, status FROM docextract.unlock_document(1, t.id(10), 's8', '');
SELECT type, revision FROM t.events;

-- The feed: oldest change first, pages join, what comes later is found from where an answer ended.
CREATE FUNCTION t.feed(p_cursor text, p_since timestamptz DEFAULT NULL, lim int DEFAULT 50, p_status text[] DEFAULT NULL) RETURNS text LANGUAGE sql AS $$
    SELECT concat((SELECT string_agg(right(e ->> 'uuid', 2)::int::text || ' ' || (e ->> 'status'), ', ') FROM json_array_elements(f.documents::json) e),
        CASE WHEN f.next_cursor IS NOT NULL THEN ' more' END)
    FROM docextract.feed_documents(1, p_since, p_cursor, p_status, NULL, NULL, NULL, NULL, NULL, NULL, lim, '') f
$$;
SELECT t.take(11, NULL, 'f11'); SELECT t.take(12, NULL, 'f12'); SELECT t.take(13, NULL, 'f13');
SELECT t.feed(NULL, '-infinity'), t.feed(NULL, now() + interval '1 hour');
SELECT next_cursor AS next FROM docextract.feed_documents(1, '-infinity', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, '') \gset
SELECT t.feed(NULL, '-infinity', 2), t.feed(:'next');
SELECT next_since AS next FROM docextract.feed_documents(1, '-infinity', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 50, '') \gset
SELECT t.feed(:'next');
SELECT verdict FROM docextract.cancel_document(1, t.id(11), '');
SELECT t.feed(:'next'), t.feed(:'next', p_status => '{queued}');
SELECT docextract.delete_document(1, t.id(13));
-- Pages that are read are no change of the document's state.
SELECT t.claim('a', :w); SELECT next_since AS next FROM docextract.feed_documents(1, NULL, :'next', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 50, '') \gset
SELECT t.open_done('a', ARRAY[NULL, NULL]); SELECT t.claim('a', :w); SELECT t.page_done('a');
SELECT t.feed(:'next');
-- The keeper's marks say where a time lies; a database restored elsewhere starts anew.
SELECT docextract.feed_keep(); SELECT docextract.feed_keep();
SELECT count(*), bool_and(horizon <= pg_current_xact_id()) AS past FROM docextract.feed_mark;
SELECT t.feed(NULL, now() - interval '1 minute');
UPDATE docextract.feed_mark SET horizon = '99999999999';
UPDATE docextract.document SET changed = '99999999999';
SELECT t.feed(NULL, '-infinity') AS hidden;
SELECT docextract.feed_keep();
SELECT t.feed('x99999999999_01900000-0000-7000-8000-000000000006') AS all_again;
\set VERBOSITY sqlstate
SELECT t.feed('x');
SELECT t.feed('1767484800000000_01900000-0000-7000-8000-000000000006');
\set VERBOSITY default

-- Which of those who wait may go.
SELECT right(ended_of::text, 2)::int AS n FROM docextract.ended_of(ARRAY[t.id(10), t.id(11), t.id(12), t.id(99)]) ORDER BY 1;

-- A key and its successor.
SELECT docextract.rotate_key('dx_live_aaaa', 'dx_live_bbbb', decode(repeat('ab', 32), 'hex'), 1, '1 hour') AS id;
SELECT id, prefix, scopes, name, state, date_trunc('minute', expires_at - now() + interval '1 s') AS expires_in FROM docextract.key_overview ORDER BY id;
SELECT docextract.rotate_key('dx_live_aaaa', 'dx_live_cccc', decode(repeat('ac', 32), 'hex'), 1, '1 hour');
SELECT docextract.rotate_key('dx_live_bbbb', 'dx_live_cccc', decode(repeat('ac', 32), 'hex'), 1, '0');
SELECT verdict FROM docextract.authorize(ARRAY[decode(repeat('aa', 32), 'hex')]);
SELECT verdict FROM docextract.authorize(ARRAY[decode(repeat('ab', 32), 'hex')]);
SELECT verdict FROM docextract.authorize(ARRAY[decode(repeat('ac', 32), 'hex')]);
SELECT docextract.revoke_key('dx_live_cccc'), docextract.revoke_key('dx_live_cccc');

-- Who did all that.
SELECT team, actor LIKE 'operator %' AS operator, CASE WHEN key IS NOT NULL THEN actor END AS account, key, action, object, detail, request_id, address
FROM docextract.audit_overview ORDER BY id;

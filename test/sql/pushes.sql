-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Tax exports on their way to a provider. (The tables are the exports' own; made here where they do not exist yet.)
\set VERBOSITY terse
\set QUIET on
SET client_min_messages = warning;
SET ROLE docextract_owner;
CREATE TABLE IF NOT EXISTS docextract.tax_export (uuid uuid PRIMARY KEY, team bigint, account bigint, key bigint, status text, from_date date,
    to_date date, direction text, formats text[], include_unverified bool, settings text, request_id text, base text, push_state text,
    push_detail text, updated_at timestamptz, expires_at timestamptz);
CREATE TABLE IF NOT EXISTS docextract.tax_export_file (export uuid, name text, position int, format text, media_type text);
CREATE TABLE IF NOT EXISTS docextract.tax_export_part (export uuid, name text, seq int, bytes bytea);
RESET ROLE;
CREATE FUNCTION t.export(n int, p_direction text DEFAULT 'sales', p_team bigint DEFAULT 1) RETURNS uuid LANGUAGE sql AS $$
    INSERT INTO docextract.tax_export(uuid, team, account, key, status, from_date, to_date, direction, formats, include_unverified, settings,
                                      request_id, base, expires_at)
    VALUES (t.id(n), p_team, p_team, p_team, 'completed', '2026-05-01', '2026-05-31', p_direction, '{gstr1_b2b_json}', false, '{}', 'r', '', now() + interval '30 days')
    RETURNING uuid
$$;
CREATE FUNCTION t.file(n int, p_name text, p_position int, p_format text) RETURNS void LANGUAGE sql AS $$
    INSERT INTO docextract.tax_export_file(export, name, position, format, media_type) VALUES (t.id(n), p_name, p_position, p_format, 'application/json');
    INSERT INTO docextract.tax_export_part(export, name, seq, bytes) VALUES (t.id(n), p_name, 0, convert_to('{"part":', 'UTF8')), (t.id(n), p_name, 1, '1}')
$$;
CREATE VIEW t.push AS SELECT right(x.uuid::text, 2)::int AS n, x.push_state, x.push_detail::json AS detail FROM docextract.tax_export x ORDER BY 1;
CREATE TABLE t.d (n serial, id bigint, token bigint);
CREATE FUNCTION t.take() RETURNS TABLE (kind text, event_id text, type text, media_type text, file_name text, body text) LANGUAGE sql AS $$
    WITH c AS (SELECT * FROM docextract.claim_deliveries('h', 10, 60000, 0)),
         k AS (INSERT INTO t.d(id, token) SELECT c.id, c.token FROM c ORDER BY c.id)
    SELECT kind, event_id, type, media_type, file_name, body FROM c ORDER BY c.id
$$;
CREATE FUNCTION t.settle(p_n int, p_status int, p_answer text DEFAULT 'ok') RETURNS text LANGUAGE sql AS $$
    SELECT docextract.settle_delivery(d.id, d.token, 'answered', p_status, CASE WHEN p_status <> 200 THEN 'no' END, '127.0.0.1', p_answer::bytea, 1, NULL) FROM t.d d WHERE d.n = p_n
$$;

-- Without a provider, without a file of its format.
SELECT t.export(1) IS NOT NULL AS made;
SELECT docextract.push_provider(1), docextract.queue_push(t.id(1));
SELECT docextract.set_provider('acme', 'https://p.example/', 'sealed', 'gstr1_b2b_json') IS NOT NULL AS set;
SELECT docextract.push_provider(1), docextract.push_provider(2);
SELECT t.export(2) IS NOT NULL AS made, t.file(2, 'register.csv', 1, NULL);
SELECT docextract.queue_push(t.id(2));
SELECT n, push_state, detail ->> 'error' AS error FROM t.push;
-- One file: the key is the export's uuid. Asked for twice, pushed once.
SELECT t.export(3) IS NOT NULL AS made, t.file(3, 'gstr1.json', 1, 'gstr1_b2b_json'), t.file(3, 'other.json', 2, 'itr_prep_json');
SELECT docextract.queue_push(t.id(3)), docextract.queue_push(t.id(3)) AS again;
SELECT * FROM t.take();
SELECT t.settle(1, 503, 'try later');
SELECT n, push_state, detail -> 'files' -> 0 ->> 'state' AS file, detail -> 'files' -> 0 ->> 'answer' AS answer, detail -> 'files' -> 0 ->> 'status' AS status,
       detail -> 'files' -> 0 ->> 'next_attempt_at' IS NOT NULL AS again FROM t.push WHERE n = 3;
UPDATE docextract.delivery SET due = now() WHERE state = 'waiting';
UPDATE docextract.webhook_endpoint SET throttle_until = NULL;
SELECT event_id FROM t.take();
SELECT t.settle(2, 200, '{"accepted":true}'), t.settle(2, 200) AS twice;
SELECT n, push_state, detail -> 'files' -> 0 ->> 'attempts' AS attempts, detail -> 'files' -> 0 ->> 'answer' AS answer FROM t.push WHERE n = 3;
SELECT docextract.queue_push(t.id(3)) AS done, (SELECT count(*) FROM docextract.delivery) AS deliveries;
-- Several files: all of them have to be taken. Purchases go as JSON of ours.
SELECT t.export(4) IS NOT NULL AS made, t.file(4, 'may.json', 2, 'gstr1_b2b_json'), t.file(4, 'april.json', 1, 'gstr1_b2b_json');
SELECT t.export(5, 'purchase') IS NOT NULL AS made, t.file(5, 'purchases.json', 1, 'purchases_json'), t.file(5, 'x.json', 1, 'gstr1_b2b_json');
SELECT docextract.queue_push(t.id(4)), docextract.queue_push(t.id(5));
SELECT event_id, file_name FROM t.take();
SELECT t.settle(3, 200), (SELECT push_state FROM t.push WHERE n = 4);
SELECT t.settle(4, 200), t.settle(5, 410);
SELECT n, push_state FROM t.push WHERE n IN (4, 5);
-- Nobody's webhook hears of a push, and a provider of no event.
SELECT docextract.add_webhook('acme', 'https://a.example/', 'sealed', NULL) IS NOT NULL AS added;
SELECT docextract.set_provider('acme', 'https://p.example/', 'sealed', 'gstr1_b2b_json') IS NOT NULL AS started_again;
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.complete(31);
SELECT kind, type FROM t.take();

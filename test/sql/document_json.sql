-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The object in each state, with the clock stopped.
\pset format unaligned
\pset tuples_only on
CREATE FUNCTION t.stop_clock() RETURNS void LANGUAGE sql AS $$
    UPDATE docextract.document SET created_at = '2026-01-02 03:04:05.678+00', updated_at = '2026-01-02 03:04:06+00',
        started_at = started_at - (started_at - '2026-01-02 03:04:05.7+00'), completed_at = completed_at - (completed_at - '2026-01-02 03:04:06.9999+00'),
        expires_at = '2026-02-01 03:04:05.678+00'
$$;
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.add(1), t.add(2);
SELECT t.stop_clock();
\echo -- queued, second in line
SELECT document FROM docextract.get_document(1, t.id(2), '{evidence,engine}', 'https://x.example/api/v1');
SELECT t.claim('a', :w);
SELECT t.stop_clock();
\echo -- processing: open
SELECT document FROM docextract.get_document(1, t.id(1), '{}', '');
SELECT t.open_done('a', ARRAY['{}', NULL, NULL]);
SELECT t.stop_clock();
\echo -- processing: read
SELECT document FROM docextract.get_document(1, t.id(1), '{}', '/api/v1');
SELECT t.claim('b', :w); SELECT t.claim('p', :w); SELECT t.claim('q', :w);
SELECT t.page_done('p'); SELECT t.page_failed('q');
SELECT t.claim('a', :w);
SELECT t.stop_clock();
\echo -- processing: extract
SELECT document::json -> 'progress', document::json -> 'queue', document::json -> 'warnings' FROM docextract.get_document(1, t.id(1), '{}', '');
SELECT t.finish('a');
SELECT t.stop_clock();
\echo -- needs_review and, with an unreadable page, never verified; plain and with everything; status, terminal and version beside it
SELECT * FROM docextract.get_document(1, t.id(1), '{}', '/api/v1');
SELECT document FROM docextract.get_document(1, t.id(1), '{engine,evidence}', '/api/v1');
\echo -- in a list: no data
SELECT docextract.document_json(t.id(1), '{}', '/api/v1', false);
\echo -- failed and password_required
SELECT t.fail('b', 'wrong_password');
SELECT t.stop_clock();
SELECT document FROM docextract.get_document(1, t.id(2), '{}', '/api/v1');
SELECT t.add(3); SELECT t.claim('c', :w); SELECT t.fail('c');
SELECT t.stop_clock();
SELECT document FROM docextract.get_document(1, t.id(3), '{}', '/api/v1');
\echo -- all of it is JSON, and its members come in one order
SELECT string_agg(k, ' ') FROM json_object_keys((SELECT document::json FROM docextract.get_document(1, t.id(1), '{engine,evidence}', ''))) k;
SELECT count(DISTINCT m) FROM (SELECT (SELECT string_agg(k, ' ') FROM json_object_keys(docextract.document_json(d.uuid, '{}', '')::json) k) m FROM docextract.document d) x;
\echo -- no such document, or of another team
SELECT * FROM docextract.get_document(1, t.id(99), '{}', '');
SELECT * FROM docextract.get_document(2, t.id(1), '{}', '');
SELECT docextract.document_json(t.id(99), '{}', '') IS NULL;
\echo -- get_result
SELECT * FROM docextract.get_result(1, t.id(1));
SELECT * FROM docextract.get_result(1, t.id(3));
SELECT * FROM docextract.get_result(2, t.id(1));

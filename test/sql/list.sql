-- SPDX-License-Identifier: AGPL-3.0-or-later
SELECT count(t.add(i)) FROM generate_series(1, 7) i;
SELECT t.add(8, 2);
UPDATE docextract.document SET created_at = '2026-01-01 00:00:00+00'::timestamptz + right(uuid::text, 4)::int / 2 * interval '1 day';
SELECT t.complete(9);
UPDATE docextract.document SET created_at = '2026-02-01 00:00:00+00', external_id = 'own name' WHERE uuid = t.id(9);
CREATE FUNCTION t.list(team bigint, status text[] DEFAULT NULL, industry text DEFAULT NULL, template text DEFAULT NULL, external_id text DEFAULT NULL, since timestamptz DEFAULT NULL,
    until timestamptz DEFAULT NULL, sha bytea DEFAULT NULL, cursor text DEFAULT NULL, lim int DEFAULT 50) RETURNS text LANGUAGE sql AS $$
    SELECT concat((SELECT string_agg(right(e ->> 'uuid', 2)::int::text, ' ') FROM json_array_elements(l.documents::json) e), ' → ' || l.next_cursor)
    FROM docextract.list_documents(team, status, industry, template, external_id, since, until, sha, cursor, lim, '/api/v1') l
$$;
SET ROLE docextract_daemon;
SELECT t.list(1), t.list(2), t.list(3);
-- Pages, also through documents of the same moment.
SELECT t.list(1, lim => 3);
SELECT t.list(1, lim => 3, cursor => '1767484800000000_01900000-0000-7000-8000-000000000006');
SELECT t.list(1, lim => 3, cursor => '1767312000000000_01900000-0000-7000-8000-000000000003');
SELECT t.list(1, lim => 8), t.list(1, lim => 7);
-- Filters.
SELECT t.list(1, status => '{completed,needs_review}'), t.list(1, status => '{queued}'), t.list(1, status => '{}');
SELECT t.list(1, industry => 'tax'), t.list(1, industry => 'finance', template => 'bank_statement', lim => 1);
SELECT t.list(1, external_id => 'own name'), t.list(2, external_id => 'own name');
SELECT t.list(1, since => '2026-01-03', until => '2026-01-04');
SELECT t.list(1, sha => sha256('5')), t.list(2, sha => sha256('5'));
-- Limits stay in bounds, cursors are checked.
SELECT t.list(1, lim => 0) = t.list(1, lim => 1) AS at_least_1, t.list(1, lim => 1000) = t.list(1) AS at_most_200, t.list(1, lim => NULL) = t.list(1) AS fifty;
\set VERBOSITY sqlstate
SELECT t.list(1, cursor => 'x');
SELECT t.list(1, cursor => '');
SELECT t.list(1, cursor => 'x1_01900000-0000-7000-8000-000000000006');
SELECT t.list(1, cursor => '99999999999999999999_01900000-0000-7000-8000-000000000006');
SELECT t.list(1, cursor => '999999999999999999_01900000-0000-7000-8000-000000000006') = t.list(1) AS far_future;
-- Without data, and nothing else is missing.
SELECT string_agg(k, ' ') FROM json_object_keys((SELECT documents::json -> 0 FROM docextract.list_documents(1, '{completed}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 50, ''))) k;
RESET ROLE;
-- The plan uses the filter's own index once there are many.
INSERT INTO docextract.document(uuid, team, account, key, industry, template, template_version, file_name, media_type, size_bytes, sha256, priority, languages, options, request_id, base, expires_at, external_id)
SELECT t.id(1000 + i), 1, 1, 1, 'finance', 'bank_statement', 1, 'x', 'image/png', 3, sha256(i::text::bytea), 10, 'eng', '{}', '', '', now(), 'x' || i FROM generate_series(1, 5000) i;
ANALYZE docextract.document;
SELECT pg_stat_force_next_flush();
SELECT idx_scan AS before FROM pg_stat_user_indexes WHERE indexrelname = 'document_external_id' \gset
SELECT t.list(1, external_id => 'x77');
SELECT pg_stat_force_next_flush();
SELECT idx_scan - :before AS uses FROM pg_stat_user_indexes WHERE indexrelname = 'document_external_id';

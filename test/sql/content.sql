-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Objects outside of the database: never a document that points to nothing, never an object that nobody knows.
CREATE FUNCTION t.key(n int) RETURNS text LANGUAGE sql AS $$ SELECT format('ab/cd/%s.0000000%s', t.id(n), n) $$;
CREATE FUNCTION t.accept(n int, industry text DEFAULT 'finance') RETURNS text LANGUAGE sql AS $$
    SELECT a.verdict FROM docextract.accept_document(t.id(n), 1, 1, 1, industry, 'bank_statement', NULL, NULL, 'x', 'application/pdf', 3,
        sha256(n::text::bytea), 10, 'eng', NULL, '{}', 'r', '') a $$;
CREATE VIEW t.unowned AS SELECT driver, right(key, 1) AS key, right(document::text, 1) AS n, due_at <= now() AS due, taken, tries, error FROM docextract.content_unowned ORDER BY key;
SET ROLE docextract_daemon;
SELECT docextract.content_reserve('file', t.key(1), t.id(1), 86400000), docextract.content_reserve('s3', t.key(2), t.id(2), 86400000);
RESET ROLE;
SELECT * FROM t.unowned;
-- Owned with the document, or not at all.
BEGIN; SELECT docextract.content_own(t.id(1), 'file', t.key(1)); SELECT t.accept(1); COMMIT;
BEGIN; SELECT docextract.content_own(t.id(2), 's3', t.key(2)); SELECT t.accept(2); ROLLBACK;
BEGIN; SELECT docextract.content_own(t.id(2), 's3', t.key(2)); COMMIT;
SELECT driver, right(key, 1) AS key FROM docextract.content_place;
SELECT * FROM t.unowned;
-- A refusal gives it up.
BEGIN; SELECT docextract.content_own(t.id(2), 's3', t.key(2)); SELECT t.accept(2, 'nowhere'); COMMIT;
SELECT * FROM t.unowned;
-- What was reserved for too long is deleted, and cannot be owned any more.
SELECT driver, right(key, 1) AS key FROM docextract.content_take_unowned('{file}', 10);
SELECT driver, right(key, 1) AS key FROM docextract.content_take_unowned('{file,s3}', 10);
SELECT docextract.content_gone('s3', t.key(2), 'no route');
SELECT * FROM t.unowned;
SELECT docextract.content_own(t.id(2), 's3', t.key(2));
SELECT docextract.content_own(t.id(3), 's3', t.key(3));
SELECT docextract.content_gone('s3', t.key(2), NULL);
-- The same upload once more brings nothing to a document that is there.
SELECT docextract.content_reserve('file', t.key(4), t.id(1), 86400000);
SELECT docextract.content_own(t.id(1), 'file', t.key(4));
SELECT * FROM t.unowned;
SELECT docextract.content_release('file', t.key(4));
-- Readers are told where it is.
SELECT bytes, driver, right(key, 1) AS key FROM docextract.get_content(t.id(1), 0);
SELECT bytes, driver, right(key, 1) AS key FROM docextract.get_original(1, t.id(1), 0);
SELECT count(*) AS other_team FROM docextract.get_original(2, t.id(1), 0);
-- Moved: the old one stays for a while, but not when its document goes.
SELECT docextract.content_move(t.id(1), 's3', t.key(1), 'postgres', '');
BEGIN; SELECT docextract.content_move(t.id(1), 'file', t.key(1), 'postgres', ''); SELECT docextract.content_bring(t.id(1), 0, '1'); SELECT docextract.content_is_whole(t.id(1)); COMMIT;
SELECT convert_from(bytes, 'UTF8') AS bytes, driver FROM docextract.get_content(t.id(1), 0);
SELECT key, n, due FROM t.unowned;
SELECT right(document::text, 1) AS n, driver, size_bytes FROM docextract.content_to_move('s3', t.id(0), 10);
SELECT docextract.content_move(t.id(1), 'postgres', '', 's3', t.key(5));
SELECT docextract.content_reserve('s3', t.key(5), t.id(1), 86400000);
SELECT docextract.content_move(t.id(1), 'postgres', '', 's3', t.key(5));
SELECT count(*) AS pieces FROM docextract.content;
SELECT key FROM docextract.content_unknown('s3', ARRAY[t.key(5), 'other']);
SELECT driver, documents, bytes, unowned, overdue FROM docextract.content_overview;
SELECT docextract.delete_document(1, t.id(1));
SELECT key, n, due FROM t.unowned;
-- Two documents of the same bytes have an object each; retention takes its own.
SELECT docextract.content_reserve('file', t.key(n), t.id(n), 1000) FROM generate_series(6, 7) AS n;
BEGIN; SELECT docextract.content_own(t.id(6), 'file', t.key(6)), docextract.content_own(t.id(7), 'file', t.key(7)); SELECT t.accept(6), t.accept(7); COMMIT;
SELECT docextract.cancel_document(t.id(6));
UPDATE docextract.document SET expires_at = now(), retire_at = now() WHERE uuid = t.id(6);
SELECT docextract.retire() >= 1 AS retired;
SELECT right(document::text, 1) AS n FROM docextract.content_place;
SELECT key, due FROM t.unowned WHERE n = '6';
SELECT count(*) AS missing FROM docextract.content_missing(t.id(0), 10);
INSERT INTO docextract.content_place VALUES (t.id(7), 'file', '../../../etc/passwd');

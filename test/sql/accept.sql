-- SPDX-License-Identifier: AGPL-3.0-or-later
SET ROLE docextract_daemon;
SELECT t.add(1);
SELECT * FROM t.documents;
SELECT * FROM t.jobs;
SELECT convert_from(bytes, 'UTF8'), driver, key FROM docextract.get_content(t.id(1), 0);
-- The same uuid again: what an unknown outcome looks like from the second try.
SELECT verdict, document::json ->> 'status' FROM docextract.accept_document(t.id(1), 1, 1, 1, 'finance', 'bank_statement', NULL, NULL, 'x', 'application/pdf', 3, sha256('x'), 10, 'eng', NULL, '{}', 'r', '');
SELECT docextract.put_content(t.id(1), 1, 'more');
SELECT count(bytes) FROM docextract.get_content(t.id(1), 1);
-- Another team's uuid says nothing.
SELECT * FROM docextract.accept_document(t.id(1), 2, 2, 2, 'finance', 'bank_statement', NULL, NULL, 'x', 'application/pdf', 3, sha256('x'), 10, 'eng', NULL, '{}', 'r', '');
-- Refusals leave nothing behind, and the transaction commits.
BEGIN;
SELECT docextract.put_content(t.id(2), 0, 'x');
SELECT * FROM docextract.accept_document(t.id(2), 1, 1, 1, 'nowhere', 'bank_statement', NULL, NULL, 'x', 'application/pdf', 3, sha256('x'), 10, 'eng', NULL, '{}', 'r', '');
COMMIT;
BEGIN;
SELECT docextract.put_content(t.id(2), 0, 'x');
SELECT * FROM docextract.accept_document(t.id(2), 1, 1, 1, 'finance', 'bank_statement', 9, NULL, 'x', 'application/pdf', 3, sha256('x'), 10, 'eng', NULL, '{}', 'r', '');
COMMIT;
SELECT count(bytes) FROM docextract.get_content(t.id(2), 0);
-- Content without a document does not commit.
SELECT docextract.put_content(t.id(3), 0, 'x');
-- Duplicate bytes are declared; a pinned version, an own name, odd characters.
SELECT verdict, document::json ->> 'warnings' AS warnings, document::json ->> 'template_version' AS version, document::json ->> 'external_id' AS external_id, document::json -> 'file' ->> 'name' AS name
FROM docextract.accept_document(t.id(4), 1, 1, 1, 'finance', 'bank_statement', 1, E'ext "1"\\\n', E'a\tb "ü€".pdf', 'application/pdf', 3, sha256('1'), 0, 'eng+hin', '1-3', '{"dpi":300}', 'r', 'https://x.example/api/v1');
-- Not another team's bytes.
SELECT document::json ->> 'warnings' FROM docextract.accept_document(t.id(5), 2, 2, 2, 'finance', 'bank_statement', NULL, NULL, 'x', 'application/pdf', 3, sha256('1'), 10, 'eng', NULL, NULL, 'r', '');
RESET ROLE;
-- Quota: by what is completed.
SELECT docextract.set_team_quota('acme', 10);
SELECT docextract.usage_add(1, 'finance', 'bank_statement', 9);
SELECT t.add(6);
SELECT docextract.usage_add(1, 'finance', 'bank_statement', 1);
BEGIN; SELECT t.add(7); COMMIT;
SELECT verdict FROM docextract.accept_document(t.id(6), 1, 1, 1, 'finance', 'bank_statement', NULL, NULL, 'x', 'application/pdf', 3, sha256('x'), 10, 'eng', NULL, '{}', 'r', '');
SELECT docextract.usage_json(1)::json -> 'pages' AS pages;
SELECT docextract.set_team_quota('acme', 0);
SELECT docextract.usage_json(1)::json -> 'pages' AS pages;
SELECT t.add(8, 2);
SELECT docextract.set_team_quota('acme', NULL);
SELECT docextract.define_plan('standard', 10000, 2, 60);
SELECT t.add(9);
SELECT docextract.usage_json(99);
SELECT n, status FROM t.documents;

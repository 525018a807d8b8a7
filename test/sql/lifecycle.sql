-- SPDX-License-Identifier: AGPL-3.0-or-later
SET ROLE docextract_daemon;
SELECT docextract.worker_start('host1', 11) AS w \gset
-- A document with a usable text layer: open and extract in one claim.
SELECT t.add(1);
SELECT t.claim('a', :w);
SELECT * FROM t.documents;
SELECT t.open_done('a', ARRAY['{"p":1}', '{"p":2}']);
SELECT kind, state, attempt FROM t.jobs;
SELECT * FROM docextract.get_words(t.id(1));
SELECT t.open_done('a', ARRAY['{"p":1}', '{"p":2}']) AS said_twice;
SELECT t.finish('a');
SELECT * FROM t.documents;
SELECT * FROM t.jobs;
SELECT * FROM t.attempts;
SELECT * FROM t.events;
SELECT t.finish('a') AS once_only;
-- Scanned: page jobs, the last one releases extraction.
SELECT t.add(2);
SELECT t.claim('a', :w);
SELECT t.open_done('a', ARRAY['{"p":1}', NULL, NULL, NULL]);
SELECT * FROM t.jobs;
SELECT t.claim('p', :w); SELECT t.claim('q', :w); SELECT t.claim('r', :w); SELECT t.claim('s', :w);
SELECT t.page_done('q');
SELECT * FROM docextract.get_words(t.id(2));
SELECT t.page_done('r');
SELECT * FROM t.documents WHERE n = 2;
SELECT t.page_done('p');
SELECT * FROM t.jobs;
SELECT * FROM docextract.get_words(t.id(2));
SELECT t.claim('a', :w);
SELECT t.finish('a', 'needs_review');
SELECT * FROM t.documents;
-- Usage: pages of both, once.
SELECT docextract.usage_json(1)::json -> 'pages' AS pages, docextract.usage_json(1)::json -> 'documents' AS documents, docextract.usage_json(1)::json -> 'by_template' AS by_template;
SELECT docextract.usage_json(1)::json ->> 'month' = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS this_month,
       (docextract.usage_json(1)::json ->> 'resets_at')::timestamptz = date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '1 month' AS next_month;
-- Failed pages: the rest is read, the document needs review, they are not paid for.
SELECT t.add(3);
SELECT t.claim('a', :w);
SELECT t.open_done('a', ARRAY[NULL, NULL]);
SELECT t.claim('p', :w); SELECT t.claim('q', :w);
SELECT t.page_failed('p');
SELECT t.page_done('q');
SELECT t.claim('a', :w);
SELECT t.finish('a', 'completed');
SELECT * FROM t.documents WHERE n = 3;
SELECT document::json ->> 'warnings' AS warnings FROM docextract.get_document(1, t.id(3), '{}', '');
SELECT docextract.usage_json(1)::json -> 'pages' AS pages;
-- All pages failed: so has the document.
SELECT t.add(4);
SELECT t.claim('a', :w);
SELECT t.open_done('a', ARRAY[NULL, NULL]);
SELECT t.claim('p', :w); SELECT t.claim('q', :w);
SELECT t.page_failed('p'); SELECT t.page_failed('q');
SELECT * FROM t.documents WHERE n = 4;
SELECT document::json -> 'error' AS error FROM docextract.get_document(1, t.id(4), '{}', '/api/v1');
-- fail_document, and a password that is missing.
SELECT t.add(5); SELECT t.claim('a', :w); SELECT t.fail('a');
SELECT t.add(6); SELECT t.claim('a', :w); SELECT t.fail('a', 'password_required');
SELECT * FROM t.documents WHERE n > 4;
SELECT * FROM t.events;
SELECT * FROM t.attempts WHERE n > 2;
SELECT count(*) AS jobs_left FROM t.jobs;
-- The event's body.
RESET ROLE;
\pset format unaligned
SELECT regexp_replace(convert_from(body, 'UTF8'), '\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z', '(time)', 'g') FROM docextract.outbox ORDER BY id LIMIT 1;
-- A long result is left out of the event and stays in the document.
SELECT t.add(7); SELECT t.claim('a', :w); SELECT t.open_done('a', ARRAY['{}']);
SELECT docextract.finish_document(h.job, h.token, 'completed', NULL, format('{"x":"%s"}', repeat('y', 262144)), '{}', '[]', '{}', '[]', '[]', '{}', '') FROM t.held h WHERE name = 'a';
SELECT length(convert_from(body, 'UTF8')) < 2000 AS short, convert_from(body, 'UTF8')::json #> '{data,result_omitted}' AS omitted,
       convert_from(body, 'UTF8')::json #> '{data,document,data}' AS data FROM docextract.outbox ORDER BY id DESC LIMIT 1;
SELECT length(data) FROM docextract.get_result(1, t.id(7));
SELECT document::json -> 'rows_total' AS rows_total, document::json -> 'links' AS links FROM docextract.get_document(1, t.id(7), '{}', '');

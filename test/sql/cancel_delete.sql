-- SPDX-License-Identifier: AGPL-3.0-or-later
SET ROLE docextract_daemon;
SELECT docextract.worker_start('h', 1) AS w \gset
LISTEN docextract_done;
-- Waiting: gone at once.
SELECT t.add(1);
SELECT verdict, was_working, document::json ->> 'status' AS status FROM docextract.cancel_document(1, t.id(1), '');
SELECT * FROM t.jobs;
SELECT t.claim('a', :w);
SELECT verdict, document::json ->> 'status' AS status FROM docextract.cancel_document(1, t.id(1), '');
-- Being worked on, with pages in several states: gone as well, the workers lose their fence.
SELECT t.add(2); SELECT t.claim('a', :w);
SELECT t.open_done('a', ARRAY['{}', NULL, NULL, NULL]);
SELECT t.claim('p', :w);
SELECT t.release('p', false, true);
SELECT t.claim('q', :w);
SELECT verdict, was_working, document::json ->> 'status' AS status, document::json -> 'progress' AS progress FROM docextract.cancel_document(1, t.id(2), '');
SELECT t.page_done('q');
SELECT * FROM t.jobs;
SELECT * FROM t.attempts;
SELECT * FROM t.events;
-- Not another team's; not what has ended; a missing password may be cancelled.
SELECT t.add(3);
SELECT * FROM docextract.cancel_document(2, t.id(3), '');
SELECT * FROM docextract.cancel_document(1, t.id(99), '');
SELECT t.claim('a', :w); SELECT t.open_done('a', ARRAY['{}']); SELECT t.finish('a');
SELECT verdict, document::json ->> 'status' AS status FROM docextract.cancel_document(1, t.id(3), '');
SELECT t.add(4); SELECT t.claim('a', :w); SELECT t.fail('a', 'password_required');
SELECT verdict, was_working FROM docextract.cancel_document(1, t.id(4), '');
SELECT n, status FROM t.documents;
-- Delete: finished, waiting, being worked on.
SELECT docextract.delete_document(2, t.id(3)), docextract.delete_document(1, t.id(99));
SELECT docextract.delete_document(1, t.id(3));
SELECT docextract.delete_document(1, t.id(3));
SELECT * FROM docextract.get_document(1, t.id(3), '{}', '');
SELECT t.add(5); SELECT docextract.delete_document(1, t.id(5));
SELECT t.add(6); SELECT t.claim('a', :w); SELECT t.open_done('a', ARRAY['{}', NULL]); SELECT t.claim('p', :w);
SELECT docextract.delete_document(1, t.id(6));
SELECT t.page_done('p');
SELECT docextract.job_cancelled(job, token, '') FROM t.held WHERE name = 'p';
UNLISTEN docextract_done;
RESET ROLE;
SELECT n, status FROM t.documents;
-- Nothing of them is left but usage and history.
SELECT (SELECT count(*) FROM docextract.content WHERE document IN (t.id(3), t.id(5), t.id(6))) AS content,
       (SELECT count(*) FROM docextract.page WHERE document IN (t.id(3), t.id(5), t.id(6))) AS pages,
       (SELECT count(*) FROM docextract.result WHERE document = t.id(3)) AS results,
       (SELECT count(*) FROM docextract.outbox WHERE document IN (t.id(3), t.id(5), t.id(6))) AS events,
       (SELECT count(*) FROM docextract.job) AS jobs,
       (SELECT count(*) FROM t.attempts WHERE n IN (3, 6)) AS attempts,
       (SELECT documents FROM docextract.usage_month) AS used;
-- The operator's way.
SELECT t.add(7, 2);
SELECT docextract.cancel_document(t.id(7)), docextract.cancel_document(t.id(7)), docextract.cancel_document(t.id(99));

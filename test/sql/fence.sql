-- SPDX-License-Identifier: AGPL-3.0-or-later
-- A worker that lost its job changes nothing, whatever it says.
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.add(1);
SELECT t.claim('old', :w);
-- Its lease runs out while it is stopped, and the job goes to another.
UPDATE docextract.job SET deadline = now() - interval '1 second';
SELECT docextract.sweep(30000);
UPDATE docextract.job SET ready_at = now() - interval '1 second' WHERE state = 'd';
SELECT t.claim('new', :w);
SELECT o.job = n.job AS same_job, o.token < n.token AS newer_token FROM t.held o, t.held n WHERE o.name = 'old' AND n.name = 'new';
SET ROLE docextract_daemon;
SELECT t.open_done('old', ARRAY['{}']);
SELECT t.fail('old');
SELECT t.release('old', true, true);
SELECT t.release('old', false, false);
SELECT docextract.extend_job(job, token, 60000) FROM t.held WHERE name = 'old';
SELECT docextract.job_cancelled(job, token, '') FROM t.held WHERE name = 'old';
SELECT * FROM t.documents;
SELECT kind, state, attempt, crashes FROM t.jobs;
SELECT * FROM t.events;
-- The new owner goes on undisturbed.
SELECT docextract.extend_job(job, token, 60000) FROM t.held WHERE name = 'new';
SELECT docextract.job_cancelled(job, token, '') FROM t.held WHERE name = 'new';
SELECT t.open_done('new', ARRAY['{}', NULL]);
SELECT t.open_done('new', ARRAY['{}', NULL]) AS again;
SELECT t.claim('page', :w);
-- The wrong function for a kind of job is a mistake, not a lost fence.
\set VERBOSITY sqlstate
SELECT t.finish('page');
SELECT t.open_done('page', ARRAY['{}']);
\set VERBOSITY default
-- The document ends under a page job.
SELECT verdict, was_working FROM docextract.cancel_document(1, t.id(1), '');
SELECT t.page_done('page'), t.page_failed('page'), t.release('page', false, true), t.finish('page'), t.fail('page');
SELECT docextract.job_cancelled(job, token, '') FROM t.held WHERE name = 'page';
SELECT * FROM t.documents;
SELECT * FROM t.events;
SELECT * FROM t.attempts;
-- Tokens that never were.
SELECT docextract.finish_document(1, 0, 'completed', 0, '{}', '{}', '[]', '{}', '[]', '[]', '{}', ''), docextract.page_done(0, 0, 1, 1, 'ocr', ''),
       docextract.page_done(NULL, NULL, 1, 1, 'ocr', '');
-- A status that is none.
\set VERBOSITY sqlstate
SELECT docextract.finish_document(1, 0, 'failed', 0, '{}', '{}', '[]', '{}', '[]', '[]', '{}', '');
-- Arrays that do not fit together.
\set VERBOSITY default
SELECT t.add(2);
SELECT t.claim('a', :w);
SELECT docextract.open_done(job, token, 'm', 'k', 2, '{1,2}', '{1,1}', '{1}', '{x,x}', '{a,b}') FROM t.held WHERE name = 'a';
SELECT docextract.open_done(job, token, 'm', 'k', 0, '{}', '{}', '{}', '{}', '{}') AS no_pages FROM t.held WHERE name = 'a';

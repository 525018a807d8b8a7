-- SPDX-License-Identifier: AGPL-3.0-or-later
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.add(1);
-- Three attempts, with growing waits between them.
SELECT t.claim('a', :w);
SELECT t.release('a', false, true);
SELECT state, attempt, last_error, extract(epoch FROM ready_at - now()) BETWEEN 1.5 AND 2.5 AS wait FROM docextract.job;
SELECT t.claim('a', :w);
UPDATE docextract.job SET ready_at = now() - interval '1 second';
SELECT t.claim('a', :w) AS without_a_keeper;
SELECT t.release('a', false, true);
SELECT state, attempt, extract(epoch FROM ready_at - now()) BETWEEN 3.1 AND 4.9 AS wait FROM docextract.job;
SELECT docextract.sweep(30000);
UPDATE docextract.job SET ready_at = now() - interval '1 second';
SELECT docextract.sweep(30000) AS woken;
SELECT state FROM docextract.job;
SELECT t.claim('a', :w);
SELECT t.release('a', false, true);
SELECT state, attempt FROM docextract.job;
SELECT t.fail('a', 'internal_error');
SELECT n, status FROM t.documents;
SELECT * FROM t.attempts;
-- Two crashes are enough.
SELECT t.add(2); SELECT t.claim('a', :w);
SELECT t.release('a', true, true);
UPDATE docextract.job SET ready_at = now() - interval '1 second';
SELECT t.claim('a', :w);
SELECT t.release('a', true, true);
SELECT t.fail('a', 'reader_crashed');
-- Not to be tried again.
SELECT t.add(3); SELECT t.claim('a', :w);
SELECT t.release('a', false, false);
-- Its worker dies before it can say what becomes of the document: the sweep does.
SELECT docextract.sweep(0);
SELECT n, status FROM t.documents;
SELECT document::json -> 'error' ->> 'code' AS code, document::json -> 'error' ->> 'detail' AS detail FROM docextract.get_document(1, t.id(3), '{}', '');
SELECT * FROM t.attempts WHERE n > 1;
SELECT * FROM t.jobs;
-- A host that lacks something: no attempt counts, the waits grow, and after twenty times it is over.
SELECT docextract.worker_start('h', 2) AS w \gset
SELECT t.add(4);
SELECT t.claim('a', :w);
SELECT t.give_back('a');
SELECT t.give_back('a') AS no_more_ours;
SELECT state, attempt, losses, last_error, extract(epoch FROM ready_at - now()) BETWEEN 1.5 AND 2.5 AS wait FROM docextract.job;
UPDATE docextract.job SET ready_at = now() - interval '1 second', losses = 18;
SELECT t.claim('a', :w);
SELECT t.give_back('a');
UPDATE docextract.job SET ready_at = now() - interval '1 second';
SELECT t.claim('a', :w);
SELECT t.give_back('a');
SELECT state, attempt, losses, max_attempts FROM docextract.job;
UPDATE docextract.worker SET beat = now() - interval '1 minute';
SELECT docextract.sweep(30000);
SELECT n, status FROM t.documents WHERE n = 4;
SELECT * FROM t.attempts WHERE n = 4;
-- Waits grow to a minute, not beyond.
SELECT n, min(extract(epoch FROM docextract.backoff(n))) >= 0.8 * least(60, 2 ^ n) AS low, max(extract(epoch FROM docextract.backoff(n))) <= 1.2 * least(60, 2 ^ n) AS high
FROM generate_series(1, 30) n, generate_series(1, 20) i GROUP BY n HAVING NOT (min(extract(epoch FROM docextract.backoff(n))) >= 0.8 * least(60, 2 ^ n) AND max(extract(epoch FROM docextract.backoff(n))) <= 1.2 * least(60, 2 ^ n));

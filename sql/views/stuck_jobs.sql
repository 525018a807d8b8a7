-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.stuck_jobs AS
SELECT j.document, j.id AS job, CASE j.kind WHEN 1 THEN 'open' WHEN 2 THEN 'ocr_page' WHEN 3 THEN 'extract' ELSE 'reanalyze' END AS kind,
       nullif(j.page, 0) AS page, j.attempt, j.crashes, j.losses, j.last_error,
       CASE j.state WHEN 'w' THEN 'the lease ran out and nobody swept it: is a keeper running?'
                    WHEN 'd' THEN 'its delay is over and nobody woke it: is a keeper running?'
                    ELSE 'it has waited for more than 10 minutes: are there enough workers?' END AS why,
       CASE j.state WHEN 'w' THEN j.deadline ELSE j.ready_at END AS since
FROM docextract.job j
WHERE j.state = 'w' AND j.deadline < now() - interval '10 seconds'
   OR j.state = 'd' AND j.ready_at < now() - interval '10 seconds'
   OR j.state = 'r' AND j.ready_at < now() - interval '10 minutes'
UNION ALL
SELECT d.uuid, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'it is ' || d.status || ' and has no job: this should not be; requeue_job() starts it over', d.updated_at
FROM docextract.document d
WHERE d.status IN ('queued', 'processing') AND NOT EXISTS (SELECT FROM docextract.job j WHERE j.document = d.uuid);
COMMENT ON VIEW docextract.stuck_jobs IS 'What needs an operator''s eye, and why; empty when all is well';

-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.job_history AS
SELECT a.document, t.name AS team, CASE a.kind WHEN 1 THEN 'open' WHEN 2 THEN 'ocr_page' WHEN 3 THEN 'extract' ELSE 'reanalyze' END AS kind,
       nullif(a.page, 0) AS page, a.attempt, a.worker_id AS worker, a.host, a.started, a.ended, a.ended - a.started AS took,
       a.outcome, a.error
FROM docextract.job_attempt a
LEFT JOIN docextract.document d ON d.uuid = a.document
LEFT JOIN docextract.team t ON t.id = d.team;
COMMENT ON VIEW docextract.job_history IS 'Every attempt of the last 30 days; ask for one document, or for a span of "ended"';

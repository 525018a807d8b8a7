-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.queue_overview AS
SELECT CASE j.kind WHEN 1 THEN 'open' WHEN 2 THEN 'ocr_page' WHEN 3 THEN 'extract' ELSE 'reanalyze' END AS kind,
       CASE j.prio WHEN 0 THEN 'sync' WHEN 10 THEN 'async' WHEN 20 THEN 'bulk' ELSE j.prio::text END AS priority,
       count(*) FILTER (WHERE j.state = 'r') AS ready,
       count(*) FILTER (WHERE j.state = 'w') AS working,
       count(*) FILTER (WHERE j.state = 'd') AS delayed,
       count(DISTINCT j.team) AS teams,
       count(DISTINCT j.document) AS documents,
       now() - min(j.ready_at) FILTER (WHERE j.state = 'r') AS oldest_ready
FROM docextract.job j
GROUP BY j.kind, j.prio
ORDER BY j.prio, j.kind;
COMMENT ON VIEW docextract.queue_overview IS 'The queue by kind and priority: how much waits, is worked on, is delayed, and for how long the oldest has waited';

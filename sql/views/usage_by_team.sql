-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.usage_by_team AS
SELECT t.name AS team, t.plan, u.month, u.pages, coalesce(t.pages_per_month, p.pages_per_month) AS pages_limit,
       u.documents, p.documents_per_month AS documents_limit
FROM docextract.usage_month u
JOIN docextract.team t ON t.id = u.team
JOIN docextract.plan p ON p.name = t.plan
ORDER BY u.month DESC, t.name;
COMMENT ON VIEW docextract.usage_by_team IS 'Pages and documents by month and team, beside today''s limits';

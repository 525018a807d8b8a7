-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.webhook_health AS
SELECT t.name AS team, o.type, count(*) AS events, min(o.created_at) AS oldest, max(o.created_at) AS newest
FROM docextract.outbox o
JOIN docextract.team t ON t.id = o.team
GROUP BY t.name, o.type
ORDER BY t.name, o.type;
COMMENT ON VIEW docextract.webhook_health IS 'Events in the outbox by team and type';

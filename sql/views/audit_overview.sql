-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.audit_overview AS
SELECT a.id, a.at, t.name AS team, a.actor, k.prefix AS key, a.action, a.object, a.detail, a.request_id, a.address
FROM docextract.audit a
LEFT JOIN docextract.team t ON t.id = a.team
LEFT JOIN docextract.api_key k ON k.id = a.key
ORDER BY a.id DESC;
COMMENT ON VIEW docextract.audit_overview IS 'The audit log, newest first';

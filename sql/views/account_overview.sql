-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.account_overview AS
SELECT a.id, a.email, a.name, a.disabled_at IS NOT NULL AS disabled, a.requests_per_minute AS own_limit,
       (SELECT string_agg(t.name || ' (' || m.role || ')', ', ' ORDER BY t.name)
        FROM docextract.membership m JOIN docextract.team t ON t.id = m.team WHERE m.account = a.id) AS teams,
       (SELECT max(k.last_used_at) FROM docextract.api_key k WHERE k.account = a.id) AS last_used_at,
       a.created_at
FROM docextract.account a
ORDER BY lower(a.email);
COMMENT ON VIEW docextract.account_overview IS 'Accounts with their teams and last use';

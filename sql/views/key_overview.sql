-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.key_overview AS
SELECT k.id, k.prefix, k.name, t.name AS team, a.email, k.scopes,
       CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN k.expires_at <= now() THEN 'expired'
            WHEN a.disabled_at IS NOT NULL THEN 'account disabled' ELSE 'active' END AS state,
       k.created_at, k.expires_at, k.revoked_at, k.last_used_at, k.pepper_version
FROM docextract.api_key k
JOIN docextract.team t ON t.id = k.team
JOIN docextract.account a ON a.id = k.account
ORDER BY k.id;
COMMENT ON VIEW docextract.key_overview IS 'API keys and whether they work';

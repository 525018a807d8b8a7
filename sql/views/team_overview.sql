-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.team_overview AS
SELECT t.id, t.name, t.plan, coalesce(t.pages_per_month, p.pages_per_month) AS pages_limit, coalesce(u.pages, 0) AS pages_used,
       p.requests_per_minute, (SELECT count(*) FROM docextract.membership m WHERE m.team = t.id) AS members,
       (SELECT count(*) FROM docextract.api_key k WHERE k.team = t.id AND k.revoked_at IS NULL
                                                    AND (k.expires_at IS NULL OR k.expires_at > now())) AS keys,
       t.created_at
FROM docextract.team t
JOIN docextract.plan p ON p.name = t.plan
LEFT JOIN docextract.usage_month u ON u.team = t.id AND u.month = date_trunc('month', now() AT TIME ZONE 'UTC')::date
ORDER BY t.name;
COMMENT ON VIEW docextract.team_overview IS 'Teams with plan, quota, this month''s pages, members and working keys';

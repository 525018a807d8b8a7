-- SPDX-License-Identifier: AGPL-3.0-or-later
SET ROLE docextract_daemon;
\set a 'ARRAY[decode(repeat(''aa'', 32), ''hex'')]'
SELECT verdict, key_id, account_id, account_email, team_id, team_name, scopes, rate_limit, remaining, retry_after, pages_limit, pages_used,
       server_time ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$' AS time_ok FROM docextract.authorize(:a);
-- Under either pepper; unknown keys learn nothing.
SELECT verdict, remaining FROM docextract.authorize(ARRAY[decode(repeat('00', 32), 'hex'), decode(repeat('aa', 32), 'hex')]);
SELECT verdict, key_id, account_id, team_name, scopes, rate_limit, remaining FROM docextract.authorize(ARRAY[decode(repeat('00', 32), 'hex')]);
SELECT verdict FROM docextract.authorize('{}');
-- The commit does not wait for the disk, and only this one does not.
BEGIN; SELECT verdict FROM docextract.authorize(:a); SHOW synchronous_commit; COMMIT; SHOW synchronous_commit;
-- 60 in a minute, counting the three above; refused ones are not counted.
SELECT verdict, min(remaining), max(remaining), count(*) FROM generate_series(1, 70) i, LATERAL (SELECT * FROM docextract.authorize((SELECT :a WHERE i > 0))) x GROUP BY 1;
SELECT verdict, remaining, retry_after BETWEEN 58 AND 60 AS wait FROM docextract.authorize(:a);
RESET ROLE;
SELECT total, (SELECT sum(c) FROM unnest(counts) c) AS counted FROM docextract.rate_window WHERE account_id = 1;
-- Another account has its own window.
SELECT verdict, remaining FROM docextract.authorize(ARRAY[decode(repeat('bb', 32), 'hex')]);
-- The oldest one falls out: one place.
UPDATE docextract.rate_window SET hits = array_cat(ARRAY[hits[1] - 60001], hits[2:]) WHERE account_id = 1;
UPDATE docextract.rate_window SET counts[1] = 1, total = (SELECT sum(c) FROM unnest(array_cat(ARRAY[1], counts[2:])) c) WHERE account_id = 1;
SELECT total AS before FROM docextract.rate_window WHERE account_id = 1 \gset
SELECT verdict FROM docextract.authorize(:a);
SELECT total = :before AS replaced FROM docextract.rate_window WHERE account_id = 1;
-- A minute of nothing: all of them.
UPDATE docextract.rate_window SET hits = (SELECT array_agg(h - 61000 ORDER BY h) FROM unnest(hits) h) WHERE account_id = 1;
SELECT verdict, remaining FROM docextract.authorize(:a);
-- A clock that ran back neither frees nor breaks anything.
UPDATE docextract.rate_window SET hits = (SELECT array_agg(h + 30000 ORDER BY h) FROM unnest(hits) h) WHERE account_id = 1;
SELECT verdict, remaining FROM docextract.authorize(:a);
SELECT hits[1] <= hits[cardinality(hits)] AS ascending, total FROM docextract.rate_window WHERE account_id = 1;
-- Own limit of the account; above 120 the window counts by the second.
SELECT docextract.set_account_limit('ann@acme.example', 5000);
DELETE FROM docextract.rate_window;
SELECT verdict, count(*), max(rate_limit) AS lim FROM generate_series(1, 5100) i, LATERAL (SELECT * FROM docextract.authorize((SELECT :a WHERE i > 0))) x GROUP BY 1 ORDER BY 1;
SELECT total, cardinality(hits) < 30 AS short, (SELECT bool_and(h % 1000 = 0) FROM unnest(hits) h) AS seconds FROM docextract.rate_window;
-- Above 12,000 who asks ahead gets some places for the rest of the second: he may lose a few, nobody ever gets more.
SELECT docextract.set_account_limit('ann@acme.example', 30000);
DELETE FROM docextract.rate_window;
SELECT verdict, remaining, granted, granted_ms FROM docextract.authorize(:a);
SELECT verdict, remaining, granted, granted_ms BETWEEN 0 AND 1000 AS until FROM docextract.authorize(:a, true);
SELECT total FROM docextract.rate_window WHERE account_id = 1;
UPDATE docextract.rate_window SET total = 29997, hits = hits[1:1], counts = ARRAY[29997] WHERE account_id = 1;
SELECT pg_sleep(1.1);
SELECT verdict, remaining, granted FROM docextract.authorize(:a, true);
SELECT total FROM docextract.rate_window WHERE account_id = 1;
SELECT verdict, granted FROM docextract.authorize(:a, true);
SELECT docextract.set_account_limit('ann@acme.example', NULL);
DELETE FROM docextract.rate_window;
-- Last use, at most once a minute.
SELECT last_used_at > now() - interval '1 minute' AS used FROM docextract.api_key WHERE id = 1;
UPDATE docextract.api_key SET last_used_at = now() - interval '30 seconds' WHERE id = 1;
SELECT verdict FROM docextract.authorize(:a);
SELECT last_used_at < now() - interval '29 seconds' AS untouched FROM docextract.api_key WHERE id = 1;
UPDATE docextract.api_key SET last_used_at = now() - interval '61 seconds' WHERE id = 1;
SELECT verdict FROM docextract.authorize(:a);
SELECT last_used_at > now() - interval '29 seconds' AS written FROM docextract.api_key WHERE id = 1;
-- Quota: the team's own before the plan's, and what was used.
SELECT docextract.set_team_quota('acme', 7);
SELECT docextract.usage_add(1, 'finance', 'bank_statement', 5);
SELECT verdict, pages_limit, pages_used FROM docextract.authorize(:a);
SELECT docextract.set_plan('acme', 'unlimited'), docextract.set_team_quota('acme', NULL);
SELECT verdict, pages_limit, pages_used FROM docextract.authorize(:a);
-- Expired, disabled, revoked: all the same answer.
UPDATE docextract.api_key SET expires_at = now() - interval '1 second' WHERE id = 1;
SELECT verdict, key_id FROM docextract.authorize(:a);
UPDATE docextract.api_key SET expires_at = now() + interval '1 hour' WHERE id = 1;
SELECT verdict FROM docextract.authorize(:a);
SELECT docextract.disable_account('ANN@acme.example', true);
SELECT verdict, key_id FROM docextract.authorize(:a);
SELECT docextract.disable_account('ann@acme.example', false);
SELECT verdict FROM docextract.authorize(:a);
SELECT docextract.revoke_key('dx_live_aaaa');
SELECT verdict, key_id FROM docextract.authorize(:a);

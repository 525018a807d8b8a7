-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Who asks, how often, and how much of the quota is left: one round trip.

SET LOCAL ROLE docextract_owner;

-- The exact sliding window: never more than p_limit accepted in any 60 seconds,
-- on the database's clock. Stamps are rounded up and the clock down, so that
-- rounding never lets one more through. Up to 600 a minute each request has its
-- own millisecond; above, requests are counted by the second, which frees a
-- place up to a second late, never early.
CREATE OR REPLACE FUNCTION docextract.rate_hit(p_account bigint, p_limit int,
    OUT allowed bool, OUT remaining int, OUT retry_after int)
LANGUAGE plpgsql AS $$
DECLARE
    w docextract.rate_window;
    v_ms numeric;
    v_now bigint;
    v_stamp bigint;
    v_grain int := CASE WHEN p_limit <= 600 THEN 1 ELSE 1000 END;
    n int;
    i int := 1;
BEGIN
    LOOP
        SELECT * INTO w FROM docextract.rate_window r WHERE r.account_id = p_account FOR UPDATE;
        EXIT WHEN FOUND;
        INSERT INTO docextract.rate_window VALUES (p_account, '{}', '{}', 0) ON CONFLICT DO NOTHING;
    END LOOP;
    -- The clock is read under the row's lock, and never runs back.
    v_ms := extract(epoch FROM clock_timestamp()) * 1000;
    v_now := floor(v_ms);
    n := cardinality(w.hits);
    IF n > 0 AND v_now - w.hits[n] >= 60000 THEN
        w.hits := '{}';
        w.counts := '{}';
        w.total := 0;
        n := 0;
    END IF;
    WHILE i <= n AND v_now - w.hits[i] >= 60000 LOOP
        w.total := w.total - w.counts[i];
        i := i + 1;
    END LOOP;
    IF i > 1 AND n > 0 THEN
        w.hits := w.hits[i:];
        w.counts := w.counts[i:];
        n := n - i + 1;
    END IF;
    allowed := w.total < p_limit;
    IF NOT allowed THEN
        remaining := 0;
        retry_after := greatest(1, ceil((w.hits[1] + 60000 - v_now) / 1000.0));
        RETURN;
    END IF;
    v_stamp := greatest(ceil(v_ms / v_grain)::bigint * v_grain, w.hits[n]);
    IF n > 0 AND w.hits[n] = v_stamp THEN
        w.counts[n] := w.counts[n] + 1;
    ELSE
        w.hits := w.hits || v_stamp;
        w.counts := w.counts || 1;
    END IF;
    UPDATE docextract.rate_window r SET hits = w.hits, counts = w.counts, total = w.total + 1
    WHERE r.account_id = p_account;
    remaining := p_limit - w.total - 1;
    retry_after := 0;
END $$;
COMMENT ON FUNCTION docextract.rate_hit IS 'Counts a request against the account''s window if there is room; locks the account''s row until the transaction ends';

CREATE OR REPLACE FUNCTION docextract.authorize(p_hashes bytea[],
    OUT verdict text, OUT key_id bigint, OUT account_id bigint, OUT account_email text, OUT team_id bigint,
    OUT team_name text, OUT scopes text[], OUT rate_limit int, OUT remaining int, OUT retry_after int,
    OUT pages_limit bigint, OUT pages_used bigint, OUT server_time text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
    v_now timestamptz := clock_timestamp();
    v_last_used timestamptz;
    v_allowed bool;
BEGIN
    server_time := docextract.rfc3339(v_now);
    SELECT k.id, a.id, a.email, t.id, t.name, k.scopes, k.last_used_at,
           coalesce(a.requests_per_minute, p.requests_per_minute),
           coalesce(t.pages_per_month, p.pages_per_month), coalesce(u.pages, 0)
    INTO key_id, account_id, account_email, team_id, team_name, scopes, v_last_used, rate_limit, pages_limit, pages_used
    FROM docextract.api_key k
    JOIN docextract.account a ON a.id = k.account
    JOIN docextract.team t ON t.id = k.team
    JOIN docextract.plan p ON p.name = t.plan
    LEFT JOIN docextract.usage_month u ON u.team = t.id AND u.month = date_trunc('month', v_now AT TIME ZONE 'UTC')::date
    WHERE k.hash = ANY (p_hashes) AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > v_now)
      AND a.disabled_at IS NULL
    LIMIT 1;
    IF NOT FOUND THEN
        verdict := 'unknown';
        RETURN;
    END IF;
    -- Losing the last moment's counts in a crash is harmless, waiting for the disk on every request is not.
    PERFORM set_config('synchronous_commit', 'off', true);
    SELECT h.allowed, h.remaining, h.retry_after INTO v_allowed, remaining, retry_after
    FROM docextract.rate_hit(account_id, rate_limit) h;
    verdict := CASE WHEN v_allowed THEN 'ok' ELSE 'limited' END;
    IF v_last_used IS NULL OR v_last_used < v_now - interval '1 minute' THEN
        UPDATE docextract.api_key k SET last_used_at = v_now WHERE k.id = key_id;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.authorize IS 'API: key (hashes under every pepper), rate limit and quota. verdict ok, limited (not counted) or unknown (also revoked, expired, disabled). Turns synchronous_commit off for its transaction: never call it in one that stores something';

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Who asks, how often, and how much of the quota is left: one round trip.

SET LOCAL ROLE docextract_owner;

-- The exact sliding window: never more than p_limit accepted in any 60 seconds,
-- on the database's clock. Stamps are rounded up and the clock down, so that
-- rounding never lets one more through. Up to 120 a minute each request has its
-- own millisecond; above, requests are counted by the second, which frees a
-- place up to a second late, never early.
--
-- Is there room in the window (wait_ms 0), and until when is a place taken now
-- counted? With p_places > 0 up to so many are taken; the caller holds the lock.
CREATE OR REPLACE FUNCTION docextract.rate_window_hit(p_account bigint, p_limit int, p_places int,
    OUT wait_ms int, OUT remaining int, OUT taken int, OUT stamp bigint)
LANGUAGE plpgsql AS $$
DECLARE
    v_hits bigint[];
    v_counts int[];
    v_used int;
    v_ms numeric;
    v_now bigint;
    v_grain int := CASE WHEN p_limit <= 120 THEN 1 ELSE 1000 END;
    n int;
    i int := 1;
BEGIN
    wait_ms := 0;
    SELECT r.hits, r.counts, r.total INTO v_hits, v_counts, v_used
    FROM docextract.rate_window r WHERE r.account_id = p_account;
    v_ms := extract(epoch FROM clock_timestamp()) * 1000;
    v_now := floor(v_ms);
    n := coalesce(cardinality(v_hits), 0);
    WHILE i <= n AND v_now - v_hits[i] >= 60000 LOOP
        v_used := v_used - v_counts[i];
        i := i + 1;
    END LOOP;
    taken := least(p_places, p_limit - coalesce(v_used, 0));
    IF v_used >= p_limit THEN
        wait_ms := greatest(1, coalesce(v_hits[i], v_now) + 60000 - v_now);
        remaining := 0;
        RETURN;
    END IF;
    remaining := p_limit - coalesce(v_used, 0) - taken;
    stamp := greatest(ceil(v_ms / v_grain)::bigint * v_grain, v_hits[n]);
    IF taken = 0 THEN
        RETURN;
    ELSIF v_hits IS NULL THEN
        INSERT INTO docextract.rate_window VALUES (p_account, ARRAY[stamp], ARRAY[taken], taken);
        RETURN;
    ELSIF i <= n AND stamp = v_hits[n] THEN
        v_counts[n] := v_counts[n] + taken;
    ELSE
        v_hits := v_hits || stamp;
        v_counts := v_counts || taken;
    END IF;
    IF i > 1 THEN
        v_hits := v_hits[i:];
        v_counts := v_counts[i:];
    END IF;
    UPDATE docextract.rate_window r SET hits = v_hits, counts = v_counts, total = v_used + taken
    WHERE r.account_id = p_account;
END $$;
COMMENT ON FUNCTION docextract.rate_window_hit IS 'Looks at an account''s window, and takes places in it';

-- Limits above 12,000 a minute: a process that asks p_ahead takes up to 64 places
-- at once and uses them itself, until the moment that they are counted at.
-- Places it does not use are lost; the limit is never exceeded.
CREATE OR REPLACE FUNCTION docextract.rate_hit(p_account bigint, p_limit int, p_ahead bool DEFAULT false,
    OUT allowed bool, OUT remaining int, OUT retry_after int, OUT granted int, OUT granted_ms int)
LANGUAGE plpgsql AS $$
DECLARE
    -- An advisory lock, because a row lock would be written to the table, and to the log, on every request.
    v_lock bigint := (4713::bigint << 48) | p_account;
    v_places int := CASE WHEN p_ahead THEN least(64, greatest(1, p_limit / 6000)) ELSE 1 END;
    v_ignored text;
    h record;
BEGIN
    retry_after := 0;
    granted := 0;
    granted_ms := 0;
    allowed := true;
    IF NOT pg_try_advisory_xact_lock(v_lock) THEN
        -- A flood of requests that are refused must not queue up for the lock.
        h := docextract.rate_window_hit(p_account, p_limit, 0);
        allowed := h.wait_ms = 0;
        IF allowed THEN
            v_ignored := pg_advisory_xact_lock(v_lock);
        END IF;
    END IF;
    IF allowed THEN
        h := docextract.rate_window_hit(p_account, p_limit, v_places);
        allowed := h.wait_ms = 0;
    END IF;
    IF NOT allowed THEN
        remaining := 0;
        retry_after := ceil(h.wait_ms / 1000.0);
        RETURN;
    END IF;
    remaining := h.remaining + h.taken - 1;
    IF h.taken > 1 THEN
        granted := h.taken - 1;
        granted_ms := greatest(0, h.stamp - floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint);
    END IF;
END $$;
COMMENT ON FUNCTION docextract.rate_hit IS 'Counts a request against the account''s window if there is room; until the transaction ends others on the account wait. p_ahead: the caller may then serve granted more, for granted_ms';

-- Whoever was granted places ahead must hear of a key that is no longer good.
CREATE OR REPLACE FUNCTION docextract.keys_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('docextract_keys', '');
    RETURN NULL;
END $$;
COMMENT ON FUNCTION docextract.keys_changed IS 'Trigger: tells the API processes to forget what they know of keys';

CREATE OR REPLACE TRIGGER keys_changed AFTER DELETE OR UPDATE OF team, account, scopes, expires_at, revoked_at
    ON docextract.api_key FOR EACH STATEMENT EXECUTE FUNCTION docextract.keys_changed();
CREATE OR REPLACE TRIGGER keys_changed AFTER UPDATE OF disabled_at, requests_per_minute
    ON docextract.account FOR EACH STATEMENT EXECUTE FUNCTION docextract.keys_changed();
CREATE OR REPLACE TRIGGER keys_changed AFTER UPDATE
    ON docextract.team FOR EACH STATEMENT EXECUTE FUNCTION docextract.keys_changed();
CREATE OR REPLACE TRIGGER keys_changed AFTER UPDATE
    ON docextract.plan FOR EACH STATEMENT EXECUTE FUNCTION docextract.keys_changed();

CREATE OR REPLACE FUNCTION docextract.authorize(p_hashes bytea[], p_ahead bool DEFAULT false,
    OUT verdict text, OUT key_id bigint, OUT account_id bigint, OUT account_email text, OUT team_id bigint,
    OUT team_name text, OUT scopes text[], OUT rate_limit int, OUT remaining int, OUT retry_after int,
    OUT pages_limit bigint, OUT pages_used bigint, OUT server_time text, OUT granted int, OUT granted_ms int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_now timestamptz := clock_timestamp();
    v_last_used timestamptz;
    v_hit record;
    v_ignored text;
BEGIN
    server_time := docextract.rfc3339(v_now);
    FOR i IN 1 .. cardinality(p_hashes) LOOP
        SELECT k.id, a.id, a.email, t.id, t.name, k.scopes, k.last_used_at,
               coalesce(a.requests_per_minute, p.requests_per_minute),
               coalesce(t.pages_per_month, p.pages_per_month), coalesce(u.pages, 0)
        INTO key_id, account_id, account_email, team_id, team_name, scopes, v_last_used, rate_limit, pages_limit, pages_used
        FROM docextract.api_key k
        JOIN docextract.account a ON a.id = k.account
        JOIN docextract.team t ON t.id = k.team
        JOIN docextract.plan p ON p.name = t.plan
        LEFT JOIN docextract.usage_month u ON u.team = t.id AND u.month = docextract.this_month()
        WHERE k.hash = p_hashes[i] AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > v_now)
          AND a.disabled_at IS NULL;
        EXIT WHEN FOUND;
    END LOOP;
    IF key_id IS NULL THEN
        verdict := 'unknown';
        RETURN;
    END IF;
    -- Losing the last moment's counts in a crash is harmless, waiting for the disk on every request is not.
    v_ignored := set_config('synchronous_commit', 'off', true);
    v_hit := docextract.rate_hit(account_id, rate_limit, p_ahead);
    verdict := CASE WHEN v_hit.allowed THEN 'ok' ELSE 'limited' END;
    remaining := v_hit.remaining;
    retry_after := v_hit.retry_after;
    granted := v_hit.granted;
    granted_ms := v_hit.granted_ms;
    IF v_last_used IS NULL OR v_last_used < v_now - interval '1 minute' THEN
        UPDATE docextract.api_key k SET last_used_at = v_now WHERE k.id = key_id;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.authorize IS 'API: key (hashes under every pepper), rate limit and quota. verdict ok, limited (not counted) or unknown (also revoked, expired, disabled). p_ahead: see rate_hit. Turns synchronous_commit off for its transaction: never call it in one that stores something';

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The sender's work: events become deliveries, deliveries are claimed, sent and settled.
--
-- Order of locks: endpoint, then delivery. Claims never wait (SKIP LOCKED). A sender that dies at any point leaves
-- leases behind that run out; whatever it had sent is sent again, with the same event id.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.notify_event() RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$ SELECT pg_catalog.pg_notify('docextract_event', '') $$;
COMMENT ON FUNCTION docextract.notify_event IS 'Wakes the senders: there is something new, or due again';

-- Delay after each failed attempt: 5 s, 5 min, 30 min, 2, 5, 10, 14, 20, 24 h, give or take a tenth (Standard Webhooks).
CREATE OR REPLACE FUNCTION docextract.delivery_delay(p_step int) RETURNS interval
LANGUAGE sql VOLATILE AS $$
    SELECT (ARRAY[5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400])[p_step]
           * (0.9 + 0.2 * pg_catalog.random()) * interval '1 second'
$$;
COMMENT ON FUNCTION docextract.delivery_delay IS 'Wait after attempt number p_step of the schedule; NULL: there is no further attempt';

CREATE OR REPLACE FUNCTION docextract.fan_out(p_limit int) RETURNS int
LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
    n int;
BEGIN
    WITH fresh AS MATERIALIZED (
        SELECT o.id, o.team, o.type FROM docextract.outbox o WHERE NOT o.fanned
        ORDER BY o.id LIMIT p_limit FOR UPDATE SKIP LOCKED
    ), made AS (
        INSERT INTO docextract.delivery(event, endpoint)
        SELECT f.id, e.id FROM fresh f
        JOIN docextract.webhook_endpoint e ON e.team = f.team AND e.kind = 'webhook' AND e.state <> 'disabled' AND f.type = ANY (e.events)
        ON CONFLICT (event, endpoint) DO NOTHING
    )
    UPDATE docextract.outbox o SET fanned = true FROM fresh f WHERE o.id = f.id;
    GET DIAGNOSTICS n = ROW_COUNT;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.fan_out IS 'Makes the deliveries of new events; how many events';

-- Deliveries of senders that died. The attempt counts, its place in the schedule does not.
CREATE OR REPLACE FUNCTION docextract.reclaim_deliveries(p_limit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
    n int;
BEGIN
    WITH lost AS MATERIALIZED (
        SELECT d.* FROM docextract.delivery d WHERE d.state = 'sending' AND d.lease_until < clock_timestamp()
        LIMIT p_limit FOR UPDATE SKIP LOCKED
    ), noted AS (
        INSERT INTO docextract.delivery_attempt(delivery, attempt, sender, started_at, ended_at, outcome)
        SELECT l.id, l.attempt, l.sender, l.started_at, clock_timestamp(), 'sender_lost' FROM lost l
    )
    UPDATE docextract.delivery d
    SET state = 'waiting', token = NULL, lease_until = NULL, due = clock_timestamp()
    FROM lost l WHERE d.id = l.id;
    GET DIAGNOSTICS n = ROW_COUNT;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.reclaim_deliveries IS 'Sender, now and then: what was leased for too long waits again; how many';

-- p_after: endpoint that the sender's last claim ended with; the search begins behind it and goes round, so that every
-- endpoint gets its turn. An endpoint whose row is locked is another sender's at this moment.
CREATE OR REPLACE FUNCTION docextract.claim_deliveries(p_sender text, p_limit int, p_lease_ms int, p_after bigint)
RETURNS TABLE (id bigint, token bigint, attempt int, endpoint bigint, kind text, url text, secret bytea, previous_secret bytea,
               event_id text, type text, media_type text, file_name text, body text)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    e docextract.webhook_endpoint;
    v_at bigint := p_after;
    v_wrapped bool := p_after = 0;
    v_next bigint;
    v_due timestamptz;
    v_free int;
    v_got int;
    v_left int := p_limit;
BEGIN
    PERFORM docextract.fan_out(200);
    WHILE v_left > 0 LOOP
        SELECT d.endpoint, d.due INTO v_next, v_due FROM docextract.delivery d
        WHERE d.state = 'waiting' AND d.endpoint > v_at ORDER BY d.endpoint, d.due LIMIT 1;
        IF v_next IS NULL OR (v_wrapped AND p_after > 0 AND v_next > p_after) THEN
            EXIT WHEN v_wrapped;
            v_wrapped := true;
            v_at := 0;
            CONTINUE;
        END IF;
        v_at := v_next;
        CONTINUE WHEN v_due > clock_timestamp();
        SELECT * INTO e FROM docextract.webhook_endpoint a
        WHERE a.id = v_next AND a.state = 'active' AND coalesce(a.throttle_until, '-infinity') <= clock_timestamp()
        FOR NO KEY UPDATE SKIP LOCKED;
        CONTINUE WHEN NOT FOUND;
        v_free := least(v_left, e.slots - (SELECT count(*) FROM docextract.delivery d WHERE d.endpoint = v_next AND d.state = 'sending'));
        CONTINUE WHEN v_free <= 0;
        RETURN QUERY
        WITH due AS MATERIALIZED (
            SELECT d.id FROM docextract.delivery d
            WHERE d.endpoint = v_next AND d.state = 'waiting' AND d.due <= clock_timestamp()
            ORDER BY d.due LIMIT v_free FOR UPDATE SKIP LOCKED
        ), taken AS (
            UPDATE docextract.delivery d
            SET state = 'sending', token = nextval('docextract.fence'), attempt = d.attempt + 1, sender = p_sender,
                started_at = clock_timestamp(), lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond'
            FROM due WHERE d.id = due.id
            RETURNING d.*
        )
        SELECT t.id, t.token, t.attempt::int, e.id, e.kind, e.url, e.secret,
               CASE WHEN e.previous_expires_at > clock_timestamp() THEN e.previous_secret END,
               o.event_id, o.type, o.media_type, o.file_name,
               CASE WHEN octet_length(o.body) <= 1048576 THEN convert_from(o.body, 'UTF8') END
        FROM taken t JOIN docextract.outbox o ON o.id = t.event;
        GET DIAGNOSTICS v_got = ROW_COUNT;
        v_left := v_left - v_got;
    END LOOP;
END $$;
COMMENT ON FUNCTION docextract.claim_deliveries IS 'Sender: due deliveries, fenced and leased, as many per endpoint as it has free slots. body NULL: too large for this answer, ask delivery_body()';

CREATE OR REPLACE FUNCTION docextract.delivery_body(p_id bigint, p_token bigint) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT convert_from(o.body, 'UTF8') FROM docextract.delivery d JOIN docextract.outbox o ON o.id = d.event
    WHERE d.id = p_id AND d.token = p_token
$$;
COMMENT ON FUNCTION docextract.delivery_body IS 'Sender: body of a claimed delivery; NULL: lost';

-- Back into the queue without having been tried: the sender stops, or cannot open the secret.
CREATE OR REPLACE FUNCTION docextract.release_deliveries(p_ids bigint[], p_tokens bigint[], p_delay_ms int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    n int;
BEGIN
    UPDATE docextract.delivery d
    SET state = 'waiting', token = NULL, lease_until = NULL, attempt = d.attempt - 1,
        due = clock_timestamp() + p_delay_ms * interval '1 millisecond'
    FROM unnest(p_ids, p_tokens) AS r(id, token)
    WHERE d.id = r.id AND d.token = r.token;
    GET DIAGNOSTICS n = ROW_COUNT;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.release_deliveries IS 'Sender: hands claimed deliveries back';

CREATE OR REPLACE FUNCTION docextract.endpoint_succeeded(p_endpoint bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE docextract.webhook_endpoint e
    SET failing_since = NULL, failures = 0, throttle_until = NULL, slots = 4, last_success_at = clock_timestamp()
    WHERE e.id = p_endpoint
      AND (e.failures > 0 OR e.slots <> 4 OR coalesce(e.last_success_at, '-infinity') < clock_timestamp() - interval '1 minute');
END $$;
COMMENT ON FUNCTION docextract.endpoint_succeeded IS 'An endpoint took an event';

-- Its own Retry-After holds it back most of all; from the tenth failure in a row on one try, then a pause of up to a
-- minute, so that a dead endpoint with a backlog costs little.
CREATE OR REPLACE FUNCTION docextract.endpoint_failed(e docextract.webhook_endpoint, p_outcome text, p_status int, p_error text,
    p_wait interval) RETURNS docextract.webhook_endpoint
LANGUAGE plpgsql AS $$
DECLARE
    v_reason text := CASE WHEN p_status = 410 THEN 'gone'
                          WHEN e.failing_since < clock_timestamp() - interval '5 days' AND e.failures >= 9 THEN 'failing' END;
    v_pause interval := greatest(
        CASE WHEN p_status IN (429, 502, 503, 504) THEN coalesce(p_wait, interval '5 seconds') END,
        CASE WHEN e.failures >= 9 THEN least(60, 2.0 ^ least(e.failures - 9, 6)) * interval '1 second' END);
BEGIN
    UPDATE docextract.webhook_endpoint a
    SET failures = a.failures + 1, failing_since = coalesce(a.failing_since, clock_timestamp()), last_error = p_error,
        throttle_until = CASE WHEN v_pause IS NOT NULL THEN greatest(a.throttle_until, clock_timestamp() + v_pause) ELSE a.throttle_until END,
        slots = CASE WHEN p_outcome = 'timeout' OR a.failures >= 9 THEN 1 ELSE a.slots END,
        state = CASE WHEN v_reason IS NOT NULL AND a.state = 'active' THEN 'disabled' ELSE a.state END,
        disabled_reason = CASE WHEN v_reason IS NOT NULL AND a.state = 'active' THEN v_reason ELSE a.disabled_reason END
    WHERE a.id = e.id
    RETURNING * INTO e;
    RETURN e;
END $$;
COMMENT ON FUNCTION docextract.endpoint_failed IS 'An endpoint, locked by the caller, did not take an event';

CREATE OR REPLACE FUNCTION docextract.settle_delivery(p_id bigint, p_token bigint, p_outcome text, p_status int, p_error text,
    p_remote text, p_answer bytea, p_ms int, p_retry_after int)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    d docextract.delivery;
    e docextract.webhook_endpoint;
    v_ok bool := p_outcome = 'answered' AND p_status BETWEEN 200 AND 299;
    v_wait interval := CASE WHEN p_retry_after IS NOT NULL THEN least(p_retry_after, 86400) * interval '1 second' END;
    v_delay interval;
    v_verdict text;
BEGIN
    SELECT a.* INTO e FROM docextract.delivery b JOIN docextract.webhook_endpoint a ON a.id = b.endpoint
    WHERE b.id = p_id AND b.token = p_token;
    IF NOT v_ok THEN
        SELECT * INTO e FROM docextract.webhook_endpoint a WHERE a.id = e.id FOR NO KEY UPDATE;
    ELSIF e.failures > 0 OR coalesce(e.last_success_at, '-infinity') < clock_timestamp() - interval '1 minute' THEN
        PERFORM docextract.endpoint_succeeded(e.id);
    END IF;
    SELECT * INTO d FROM docextract.delivery b WHERE b.id = p_id AND b.token = p_token FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'lost';
    END IF;
    INSERT INTO docextract.delivery_attempt(delivery, attempt, sender, started_at, ended_at, outcome, status, ms, remote, error, answer)
    VALUES (d.id, d.attempt, d.sender, d.started_at, clock_timestamp(), p_outcome, p_status, p_ms, p_remote, p_error, p_answer);
    IF v_ok THEN
        v_verdict := 'delivered';
    ELSE
        e := docextract.endpoint_failed(e, p_outcome, p_status, p_error, v_wait);
        v_delay := CASE WHEN p_outcome <> 'bad_url' AND p_status IS DISTINCT FROM 410 THEN docextract.delivery_delay(d.step + 1) END;
        v_verdict := CASE WHEN v_delay IS NULL THEN 'failed' ELSE 'waiting' END;
    END IF;
    UPDATE docextract.delivery b
    SET state = v_verdict, token = NULL, lease_until = NULL, step = b.step + 1,
        due = CASE WHEN v_verdict = 'waiting' THEN clock_timestamp() + greatest(v_delay, v_wait) ELSE b.due END,
        ended_at = CASE WHEN v_verdict <> 'waiting' THEN clock_timestamp() END
    WHERE b.id = d.id;
    IF e.kind = 'provider' THEN
        PERFORM docextract.push_note(o.export) FROM docextract.outbox o WHERE o.id = d.event;
    END IF;
    RETURN CASE WHEN e.state = 'disabled' AND NOT v_ok THEN 'disabled' ELSE v_verdict END;
END $$;
COMMENT ON FUNCTION docextract.settle_delivery IS 'Sender: how an attempt went. lost, delivered, waiting (again later), failed (for good) or disabled (failed, and so is the endpoint now)';

CREATE OR REPLACE FUNCTION docextract.delivery_gauges()
RETURNS TABLE (state text, deliveries bigint, oldest_due_s double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
    SELECT 'waiting', count(*), coalesce(extract(epoch FROM clock_timestamp() - min(d.due)), 0)::double precision
    FROM docextract.delivery d JOIN docextract.webhook_endpoint e ON e.id = d.endpoint
    WHERE d.state = 'waiting' AND e.state = 'active'
    UNION ALL
    SELECT 'sending', count(*), 0 FROM docextract.delivery d WHERE d.state = 'sending'
$$;
COMMENT ON FUNCTION docextract.delivery_gauges IS 'Keeper: deliveries in numbers, for /metrics';

-- An event is in the way of retention as long as it waits at an endpoint that is active.
CREATE OR REPLACE FUNCTION docextract.event_is_owed(p_event bigint) RETURNS bool
LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM docextract.delivery d JOIN docextract.webhook_endpoint e ON e.id = d.endpoint
                   WHERE d.event = p_event AND (d.state = 'sending' OR (d.state = 'waiting' AND e.state = 'active')))
$$;
COMMENT ON FUNCTION docextract.event_is_owed IS 'Is an event still to be delivered to somebody?';

CREATE OR REPLACE FUNCTION docextract.retire_events(p_batch int) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
    v_events int;
    v_attempts int;
BEGIN
    -- Also where no sender runs: what nobody wants must not wait for one.
    PERFORM docextract.fan_out(p_batch * 10);
    DELETE FROM docextract.outbox o WHERE o.id IN (
        SELECT b.id FROM docextract.outbox b
        WHERE b.created_at < now() - interval '30 days' AND b.fanned AND NOT docextract.event_is_owed(b.id)
        ORDER BY b.created_at LIMIT p_batch);
    GET DIAGNOSTICS v_events = ROW_COUNT;
    DELETE FROM docextract.delivery_attempt a WHERE a.ctid = ANY (ARRAY(
        SELECT b.ctid FROM docextract.delivery_attempt b WHERE b.ended_at < now() - interval '30 days'
        ORDER BY b.ended_at LIMIT p_batch * 10));
    GET DIAGNOSTICS v_attempts = ROW_COUNT;
    RETURN v_events + v_attempts / 10;
END $$;
COMMENT ON FUNCTION docextract.retire_events IS 'Keeper: events and attempts older than 30 days, but no event that somebody still waits for';

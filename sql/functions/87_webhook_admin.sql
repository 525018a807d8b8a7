-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Endpoints and providers, as operators see them (command line or psql, as docextract_owner). Secrets come sealed.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.webhook_default_events() RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$ SELECT ARRAY['document.completed', 'document.failed'] $$;
COMMENT ON FUNCTION docextract.webhook_default_events IS 'What an endpoint gets unless it says otherwise';

CREATE OR REPLACE FUNCTION docextract.webhook_check_events(p_events text[]) RETURNS text[]
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_known text[] := ARRAY['document.completed', 'document.failed', 'document.password_required', 'document.cancelled',
                            'tax_export.completed', 'tax_export.failed', 'webhook.test'];
    v_event text;
BEGIN
    FOREACH v_event IN ARRAY p_events LOOP
        IF v_event <> ALL (v_known) THEN
            RAISE EXCEPTION 'there is no event "%"', v_event USING ERRCODE = 'DX003',
                HINT = 'There are ' || array_to_string(v_known, ', ') || '.';
        END IF;
    END LOOP;
    IF cardinality(p_events) = 0 THEN
        RAISE EXCEPTION 'an endpoint needs at least one event' USING ERRCODE = 'DX003';
    END IF;
    RETURN ARRAY(SELECT k FROM unnest(v_known) WITH ORDINALITY AS u(k, n) WHERE k = ANY (p_events) ORDER BY n);
END $$;
COMMENT ON FUNCTION docextract.webhook_check_events IS 'The list in its usual order, each once; DX003 when there is no such event';

CREATE OR REPLACE FUNCTION docextract.endpoint_of(p_id bigint) RETURNS docextract.webhook_endpoint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    e docextract.webhook_endpoint;
BEGIN
    SELECT * INTO e FROM docextract.webhook_endpoint a WHERE a.id = p_id FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no endpoint %', p_id USING ERRCODE = 'DX003';
    END IF;
    RETURN e;
END $$;
COMMENT ON FUNCTION docextract.endpoint_of IS 'An endpoint by its number, locked; DX003 when there is none';

CREATE OR REPLACE FUNCTION docextract.add_webhook(p_team text, p_url text, p_secret bytea, p_events text[], p_description text DEFAULT '')
RETURNS bigint LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_id bigint;
BEGIN
    INSERT INTO docextract.webhook_endpoint(team, url, secret, events, description)
    VALUES (docextract.team_id(p_team), p_url, p_secret,
            docextract.webhook_check_events(coalesce(p_events, docextract.webhook_default_events())), p_description)
    RETURNING id INTO v_id;
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.add_webhook IS 'New endpoint of a team; its number';

CREATE OR REPLACE FUNCTION docextract.set_webhook_events(p_id bigint, p_events text[]) RETURNS text[]
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_events text[] := docextract.webhook_check_events(p_events);
BEGIN
    PERFORM docextract.endpoint_of(p_id);
    UPDATE docextract.webhook_endpoint e SET events = v_events WHERE e.id = p_id;
    RETURN v_events;
END $$;
COMMENT ON FUNCTION docextract.set_webhook_events IS 'Which events an endpoint gets from now on';

CREATE OR REPLACE FUNCTION docextract.pause_webhook(p_id bigint) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM docextract.endpoint_of(p_id);
    UPDATE docextract.webhook_endpoint e SET state = 'paused', disabled_reason = NULL WHERE e.id = p_id;
END $$;
COMMENT ON FUNCTION docextract.pause_webhook IS 'Events go on being collected for it, and wait';

CREATE OR REPLACE FUNCTION docextract.resume_webhook(p_id bigint) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM docextract.endpoint_of(p_id);
    UPDATE docextract.webhook_endpoint e
    SET state = 'active', disabled_reason = NULL, failures = 0, failing_since = NULL, throttle_until = NULL, slots = 4
    WHERE e.id = p_id;
    PERFORM docextract.notify_event();
END $$;
COMMENT ON FUNCTION docextract.resume_webhook IS 'A paused or disabled endpoint gets what waited for it, as after a success';

CREATE OR REPLACE FUNCTION docextract.remove_webhook(p_id bigint) RETURNS int
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    n int;
BEGIN
    PERFORM FROM docextract.webhook_endpoint e WHERE e.id = p_id FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no endpoint %', p_id USING ERRCODE = 'DX003';
    END IF;
    SELECT count(*) INTO n FROM docextract.delivery d WHERE d.endpoint = p_id AND d.state IN ('waiting', 'sending');
    DELETE FROM docextract.webhook_endpoint e WHERE e.id = p_id;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.remove_webhook IS 'An endpoint with its deliveries and their history; how many were still to be sent';

CREATE OR REPLACE FUNCTION docextract.rotate_webhook_secret(p_id bigint, p_secret bytea, p_force bool DEFAULT false) RETURNS timestamptz
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    e docextract.webhook_endpoint := docextract.endpoint_of(p_id);
    v_until timestamptz := clock_timestamp() + interval '24 hours';
BEGIN
    IF e.kind <> 'webhook' THEN
        RAISE EXCEPTION 'endpoint % is a provider; set its credentials anew', p_id USING ERRCODE = 'DX003';
    END IF;
    IF e.previous_expires_at > clock_timestamp() AND NOT p_force THEN
        RAISE EXCEPTION 'the secret was rotated less than 24 hours ago' USING ERRCODE = 'DX003',
            HINT = 'The one before still signs until ' || docextract.rfc3339(e.previous_expires_at) || '; --force ends it now.';
    END IF;
    UPDATE docextract.webhook_endpoint a SET secret = p_secret, previous_secret = e.secret, previous_expires_at = v_until WHERE a.id = p_id;
    RETURN v_until;
END $$;
COMMENT ON FUNCTION docextract.rotate_webhook_secret IS 'New secret; the old one signs beside it for 24 hours. A second rotation within that time must be forced';

CREATE OR REPLACE FUNCTION docextract.emit_team_event(p_team bigint, p_type text, p_id text, p_data text) RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_event bigint;
BEGIN
    INSERT INTO docextract.outbox(event_id, team, type, body)
    SELECT p_id, t.id, p_type, convert_to(concat('{"id":', docextract.json_text(p_id), ',"type":', docextract.json_text(p_type),
        ',"created_at":', docextract.json_time(clock_timestamp()), ',"team":', docextract.json_text(t.name), ',"data":', p_data, '}'), 'UTF8')
    FROM docextract.team t WHERE t.id = p_team
    ON CONFLICT (event_id) DO NOTHING
    RETURNING id INTO v_event;
    RETURN v_event;
END $$;
COMMENT ON FUNCTION docextract.emit_team_event IS 'Event that is not about a document; p_data is a JSON object. NULL: there is an event of that name already';

CREATE OR REPLACE FUNCTION docextract.test_webhook(p_id bigint) RETURNS text
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    e docextract.webhook_endpoint := docextract.endpoint_of(p_id);
    v_id text := 'evt_test_' || replace(gen_random_uuid()::text, '-', '');
    v_event bigint;
BEGIN
    IF e.kind <> 'webhook' THEN
        RAISE EXCEPTION 'endpoint % is a provider', p_id USING ERRCODE = 'DX003';
    END IF;
    v_event := docextract.emit_team_event(e.team, 'webhook.test', v_id, concat('{"test":true,"endpoint":', p_id, '}'));
    UPDATE docextract.outbox o SET fanned = true WHERE o.id = v_event;
    INSERT INTO docextract.delivery(event, endpoint) VALUES (v_event, p_id);
    PERFORM docextract.notify_event();
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.test_webhook IS 'Sends webhook.test to this endpoint alone, whatever it subscribed to; the event''s id';

-- A delivery that is under way is left alone: its sender will settle it.
CREATE OR REPLACE FUNCTION docextract.redeliver(p_delivery bigint) RETURNS text
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_state text;
BEGIN
    UPDATE docextract.delivery d SET state = 'waiting', step = 0, due = clock_timestamp(), ended_at = NULL
    WHERE d.id = p_delivery AND d.state <> 'sending';
    IF FOUND THEN
        PERFORM docextract.notify_event();
        RETURN 'queued';
    END IF;
    SELECT d.state INTO v_state FROM docextract.delivery d WHERE d.id = p_delivery;
    IF v_state IS NULL THEN
        RAISE EXCEPTION 'there is no delivery %', p_delivery USING ERRCODE = 'DX003';
    END IF;
    RETURN v_state;
END $$;
COMMENT ON FUNCTION docextract.redeliver(bigint) IS 'Sends a delivery again, with the same event id and its whole schedule: queued, or sending when it is under way';

CREATE OR REPLACE FUNCTION docextract.redeliver(p_endpoint bigint, p_from timestamptz, p_until timestamptz, p_failed_only bool DEFAULT false)
RETURNS int LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    e docextract.webhook_endpoint := docextract.endpoint_of(p_endpoint);
    n int;
    v_new int := 0;
BEGIN
    UPDATE docextract.delivery d SET state = 'waiting', step = 0, due = clock_timestamp(), ended_at = NULL
    FROM docextract.outbox o
    WHERE o.id = d.event AND d.endpoint = p_endpoint AND o.team = e.team AND o.created_at >= p_from AND o.created_at < p_until
      AND d.state <> 'sending' AND (d.state = 'failed' OR NOT p_failed_only);
    GET DIAGNOSTICS n = ROW_COUNT;
    IF e.kind = 'webhook' AND NOT p_failed_only THEN
        -- Events from before the endpoint was there, or subscribed to their type.
        INSERT INTO docextract.delivery(event, endpoint)
        SELECT o.id, p_endpoint FROM docextract.outbox o
        WHERE o.team = e.team AND o.created_at >= p_from AND o.created_at < p_until AND o.fanned
          AND o.type = ANY (e.events) AND o.type <> 'webhook.test'
        ON CONFLICT (event, endpoint) DO NOTHING;
        GET DIAGNOSTICS v_new = ROW_COUNT;
    END IF;
    PERFORM docextract.notify_event();
    RETURN n + v_new;
END $$;
COMMENT ON FUNCTION docextract.redeliver(bigint, timestamptz, timestamptz, bool) IS 'Sends what happened in this time to an endpoint (again), or only what failed there; how many events';

-- ---- providers ----

CREATE OR REPLACE FUNCTION docextract.set_provider(p_team text, p_url text, p_credentials bytea, p_format text) RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_id bigint;
BEGIN
    INSERT INTO docextract.webhook_endpoint(team, kind, url, secret, events, format)
    VALUES (docextract.team_id(p_team), 'provider', p_url, p_credentials, '{}', p_format)
    ON CONFLICT (team) WHERE kind = 'provider' DO UPDATE
    SET url = excluded.url, secret = excluded.secret, format = excluded.format, state = 'active', disabled_reason = NULL,
        failures = 0, failing_since = NULL, throttle_until = NULL, slots = 4
    RETURNING id INTO v_id;
    PERFORM docextract.notify_event();
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.set_provider IS 'Where a team''s tax exports are pushed: makes or replaces it, and starts it again';

CREATE OR REPLACE FUNCTION docextract.remove_provider(p_team text) RETURNS int
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_id bigint;
BEGIN
    SELECT e.id INTO v_id FROM docextract.webhook_endpoint e WHERE e.team = docextract.team_id(p_team) AND e.kind = 'provider';
    IF v_id IS NULL THEN
        RAISE EXCEPTION 'team "%" has no provider', p_team USING ERRCODE = 'DX003';
    END IF;
    RETURN docextract.remove_webhook(v_id);
END $$;
COMMENT ON FUNCTION docextract.remove_provider IS 'A team''s provider; how many pushes were still to be made';

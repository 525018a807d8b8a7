-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Documents as the API reads and changes them. Every function names the team: another team's rows do not exist.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.get_document(p_team bigint, p_uuid uuid, p_include text[], p_base text)
RETURNS TABLE (status text, terminal bool, version text, document text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    SELECT o.status, docextract.is_terminal(o.status), date_part('epoch', o.updated_at), o.json
    INTO status, terminal, version, document
    FROM docextract.document_object(p_uuid, p_include, p_base, true) o WHERE o.team = p_team;
    IF FOUND THEN
        RETURN NEXT;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.get_document IS 'API: no row when the team has no such document; version: another one after every change of a document that has ended';

DROP FUNCTION IF EXISTS docextract.document_version(bigint, uuid);
-- One query for all requests that came while the one before it was under way.
CREATE OR REPLACE FUNCTION docextract.document_versions(p_teams bigint[], p_uuids uuid[]) RETURNS SETOF text
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 10
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY
    SELECT (SELECT date_part('epoch', d.updated_at)::text FROM docextract.document d
            WHERE d.uuid = w.uuid AND d.team = w.team AND d.status IN ('completed', 'needs_review', 'failed', 'cancelled'))
    FROM unnest(p_teams, p_uuids) WITH ORDINALITY AS w(team, uuid, i)
    ORDER BY w.i;
END $$;
COMMENT ON FUNCTION docextract.document_versions IS 'API: for each pair of team and document, in their order, the version of a document that has ended, as in get_document; NULL: the team has no such document, or none that stays as it is';

-- One query for all requests that wait, however many: who asks knows these documents already.
CREATE OR REPLACE FUNCTION docextract.ended_of(p_uuids uuid[]) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER ROWS 10 SET search_path = pg_catalog, pg_temp AS $$
    SELECT w.uuid FROM unnest(p_uuids) AS w(uuid)
    WHERE NOT EXISTS (SELECT FROM docextract.document d WHERE d.uuid = w.uuid AND NOT docextract.is_terminal(d.status))
$$;
COMMENT ON FUNCTION docextract.ended_of IS 'API: which of these documents have ended, or are gone';

-- The cursor of a list is "created µs_uuid" of the last document of a page; of the feed "x", transaction, "_", uuid.
CREATE OR REPLACE FUNCTION docextract.read_cursor(p_cursor text, OUT created timestamptz, OUT changed xid8, OUT uuid uuid)
LANGUAGE plpgsql STABLE AS $$
BEGIN
    IF p_cursor !~ '^x?[0-9]{1,18}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
        RAISE EXCEPTION 'unusable cursor' USING ERRCODE = 'DX002';
    END IF;
    uuid := split_part(p_cursor, '_', 2)::uuid;
    IF left(p_cursor, 1) = 'x' THEN
        changed := substr(split_part(p_cursor, '_', 1), 2)::xid8;
    ELSE
        created := 'epoch'::timestamptz + split_part(p_cursor, '_', 1)::bigint * interval '1 microsecond';
    END IF;
END $$;
COMMENT ON FUNCTION docextract.read_cursor IS 'Where the next page of a list begins';

-- The lists' own queries are planned for their filters; what makes the objects is planned once in a session.
CREATE OR REPLACE FUNCTION docextract.list_json(p_found uuid[], p_base text) RETURNS text
LANGUAGE sql STABLE SET plan_cache_mode = force_generic_plan AS $$
    SELECT concat('[', string_agg(docextract.document_json(f.uuid, '{}', p_base, false), ',' ORDER BY f.i), ']')
    FROM unnest(p_found) WITH ORDINALITY AS f(uuid, i)
$$;
COMMENT ON FUNCTION docextract.list_json IS 'Documents in this order, without data, as a JSON array';

CREATE OR REPLACE FUNCTION docextract.list_documents(p_team bigint, p_status text[], p_industry text, p_template text,
    p_external_id text, p_from timestamptz, p_to timestamptz, p_sha256 bytea,
    p_cursor text, p_limit int, p_base text, OUT documents text, OUT next_cursor text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_custom_plan SET jit = off AS $$
DECLARE
    v_limit int := least(200, greatest(1, coalesce(p_limit, 50)));
    v_after record;
    v_found uuid[];
BEGIN
    -- With the values known the planner drops the filters that are not used.
    SELECT * INTO v_after FROM docextract.read_cursor(p_cursor);
    IF v_after.changed IS NOT NULL THEN
        RAISE EXCEPTION 'unusable cursor' USING ERRCODE = 'DX002';
    END IF;
    v_found := ARRAY(
        SELECT d.uuid FROM docextract.document d
        WHERE d.team = p_team
          AND (p_cursor IS NULL OR (d.created_at, d.uuid) < (v_after.created, v_after.uuid))
          AND (p_status IS NULL OR d.status = ANY (p_status))
          -- One alone is said as an equality: only then does document_status give them in this order.
          AND (cardinality(p_status) IS DISTINCT FROM 1 OR d.status = p_status[1])
          AND (p_industry IS NULL OR d.industry = p_industry) AND (p_template IS NULL OR d.template = p_template)
          AND (p_external_id IS NULL OR d.external_id = p_external_id) AND (p_sha256 IS NULL OR d.sha256 = p_sha256)
          AND (p_from IS NULL OR d.created_at >= p_from) AND (p_to IS NULL OR d.created_at < p_to)
        ORDER BY d.created_at DESC, d.uuid DESC LIMIT v_limit + 1);
    documents := docextract.list_json(v_found[:v_limit], p_base);
    IF cardinality(v_found) > v_limit THEN
        SELECT concat(floor(extract(epoch FROM d.created_at) * 1000000)::bigint, '_', d.uuid) INTO next_cursor
        FROM docextract.document d WHERE d.uuid = v_found[v_limit];
    END IF;
END $$;
COMMENT ON FUNCTION docextract.list_documents IS 'API: newest first, without data; NULL filters do not count; from ≤ created < to; a bad cursor raises DX002';

-- Changes in the order of their transactions, and only those below the oldest transaction that is still under way: none
-- can appear later in front of what was given out. doc/decisions says why not by time.
CREATE OR REPLACE FUNCTION docextract.feed_documents(p_team bigint, p_since timestamptz, p_cursor text, p_status text[],
    p_industry text, p_template text, p_external_id text, p_from timestamptz, p_to timestamptz, p_sha256 bytea,
    p_limit int, p_base text, OUT documents text, OUT next_cursor text, OUT next_since text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_custom_plan SET jit = off AS $$
DECLARE
    v_limit int := least(200, greatest(1, coalesce(p_limit, 50)));
    v_horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
    v_nobody uuid := '00000000-0000-0000-0000-000000000000';
    v_after record;
    v_found uuid[];
BEGIN
    SELECT * INTO v_after FROM docextract.read_cursor(p_cursor);
    IF p_cursor IS NULL THEN
        SELECT coalesce((SELECT m.horizon FROM docextract.feed_mark m WHERE m.at <= p_since ORDER BY m.at DESC LIMIT 1),
                        '0'::xid8) AS changed, v_nobody AS uuid INTO v_after;
    ELSIF v_after.changed IS NULL THEN
        RAISE EXCEPTION 'unusable cursor' USING ERRCODE = 'DX002';
    ELSIF v_after.changed > v_horizon THEN
        -- Of the time before the database was restored into another cluster: rather all of it again than something missing.
        v_after.changed := '0';
    END IF;
    v_found := ARRAY(
        SELECT d.uuid FROM docextract.document d
        WHERE d.team = p_team AND (d.changed, d.uuid) > (v_after.changed, v_after.uuid) AND d.changed < v_horizon
          AND (p_since IS NULL OR d.updated_at >= p_since)
          AND (p_status IS NULL OR d.status = ANY (p_status))
          AND (p_industry IS NULL OR d.industry = p_industry) AND (p_template IS NULL OR d.template = p_template)
          AND (p_external_id IS NULL OR d.external_id = p_external_id) AND (p_sha256 IS NULL OR d.sha256 = p_sha256)
          AND (p_from IS NULL OR d.created_at >= p_from) AND (p_to IS NULL OR d.created_at < p_to)
        ORDER BY d.changed, d.uuid LIMIT v_limit + 1);
    documents := docextract.list_json(v_found[:v_limit], p_base);
    IF cardinality(v_found) > v_limit THEN
        SELECT concat('x', d.changed, '_', d.uuid) INTO next_cursor FROM docextract.document d WHERE d.uuid = v_found[v_limit];
        next_since := next_cursor;
    ELSE
        next_since := concat('x', v_horizon, '_', v_nobody);
    END IF;
END $$;
COMMENT ON FUNCTION docextract.feed_documents IS 'API: what changed since a moment, or since the place next_since of an answer before; oldest change first; a bad cursor raises DX002';

CREATE OR REPLACE FUNCTION docextract.feed_keep() RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
BEGIN
    IF EXISTS (SELECT FROM docextract.feed_mark m WHERE m.horizon > v_horizon) THEN
        -- Restored into a cluster that counts transactions anew: everything counts as changed now.
        DELETE FROM docextract.feed_mark;
        UPDATE docextract.document SET changed = pg_current_xact_id();
    END IF;
    INSERT INTO docextract.feed_mark(horizon)
    SELECT v_horizon WHERE NOT EXISTS (SELECT FROM docextract.feed_mark m WHERE m.at > clock_timestamp() - interval '1 minute');
    DELETE FROM docextract.feed_mark m WHERE m.at < clock_timestamp() - interval '60 days';
END $$;
COMMENT ON FUNCTION docextract.feed_keep IS 'Keeper: marks the present place in the feed once a minute';

CREATE OR REPLACE FUNCTION docextract.get_result(p_team bigint, p_uuid uuid)
RETURNS TABLE (status text, industry text, template text, rows_total bigint, data text, file_name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY
        SELECT d.status, d.industry, d.template, r.rows_total, coalesce(w.data, r.data), d.file_name
        FROM docextract.document d
        LEFT JOIN docextract.result r ON r.document = d.uuid AND r.revision = d.revision
        LEFT JOIN docextract.result_whole w ON w.document = d.uuid AND w.revision = d.revision
        WHERE d.uuid = p_uuid AND d.team = p_team;
END $$;
COMMENT ON FUNCTION docextract.get_result IS 'API: what exports are made from, with every row; data is NULL while there is no result';

CREATE OR REPLACE FUNCTION docextract.get_data(p_team bigint, p_uuid uuid) RETURNS TABLE (status text, data text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY
        SELECT d.status, r.data FROM docextract.document d
        LEFT JOIN docextract.result r ON r.document = d.uuid AND r.revision = d.revision
        WHERE d.uuid = p_uuid AND d.team = p_team;
END $$;
COMMENT ON FUNCTION docextract.get_data IS 'API: data as the document object shows it; NULL while there is no result';

-- Takes effect at once: workers lose their fence, notify_cancel() only lets them stop early.
CREATE OR REPLACE FUNCTION docextract.cancel_document(p_team bigint, p_uuid uuid, p_base text,
    OUT verdict text, OUT document text, OUT was_working bool, OUT status text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    was_working := false;
    SELECT d.status INTO status FROM docextract.document d WHERE d.uuid = p_uuid AND d.team = p_team FOR NO KEY UPDATE;
    IF status IS NULL THEN
        verdict := 'not_found';
        RETURN;
    END IF;
    IF NOT docextract.is_transition(status, 'cancelled') THEN
        verdict := 'invalid_state';
    ELSE
        verdict := 'ok';
        was_working := docextract.job_drop_all(p_uuid) > 0;
        PERFORM docextract.document_end(p_uuid, 'cancelled', NULL, 'document.cancelled', p_base);
        PERFORM docextract.tell_done(p_uuid);
        status := 'cancelled';
    END IF;
    document := docextract.document_json(p_uuid, '{}', p_base);
END $$;
COMMENT ON FUNCTION docextract.cancel_document(bigint, uuid, text) IS 'API: cancels a document that is not finished; was_working: send notify_cancel() after the commit; status: the state it has now';

CREATE OR REPLACE FUNCTION docextract.delete_document(p_team bigint, p_uuid uuid, p_key bigint DEFAULT NULL,
    p_request_id text DEFAULT NULL, p_address text DEFAULT NULL) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_status text;
BEGIN
    SELECT d.status INTO v_status FROM docextract.document d WHERE d.uuid = p_uuid AND d.team = p_team FOR UPDATE;
    IF v_status IS NULL THEN
        RETURN 'not_found';
    END IF;
    PERFORM docextract.job_drop_all(p_uuid);
    PERFORM docextract.content_forget(p_uuid);
    -- Pages, results and outgoing bodies go with it.
    DELETE FROM docextract.document d WHERE d.uuid = p_uuid;
    PERFORM docextract.audit_add(p_team, 'document.deleted', p_uuid::text, v_status, p_key, p_request_id, p_address);
    PERFORM docextract.tell_done(p_uuid);
    RETURN 'ok';
END $$;
COMMENT ON FUNCTION docextract.delete_document IS 'API: content, words, results and outgoing events are gone when it commits; usage, history of attempts and the audit log stay';

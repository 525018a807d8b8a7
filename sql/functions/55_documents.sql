-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Documents as the API reads and changes them. Every function names the team: another team's rows do not exist.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.get_document(p_team bigint, p_uuid uuid, p_include text[], p_base text)
RETURNS TABLE (status text, terminal bool, updated_at text, document text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    SELECT o.status, docextract.is_terminal(o.status), docextract.rfc3339(o.updated_at), o.json
    INTO status, terminal, updated_at, document
    FROM docextract.document_object(p_uuid, p_include, p_base, true) o WHERE o.team = p_team;
    IF FOUND THEN
        RETURN NEXT;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.get_document IS 'API: no row when the team has no such document';

-- The cursor is "created µs_uuid" of the last document of a page.
CREATE OR REPLACE FUNCTION docextract.read_cursor(p_cursor text, OUT created timestamptz, OUT uuid uuid)
LANGUAGE plpgsql STABLE AS $$
BEGIN
    IF p_cursor !~ '^[0-9]{1,18}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
        RAISE EXCEPTION 'unusable cursor' USING ERRCODE = 'DX002';
    END IF;
    created := 'epoch'::timestamptz + split_part(p_cursor, '_', 1)::bigint * interval '1 microsecond';
    uuid := split_part(p_cursor, '_', 2)::uuid;
END $$;
COMMENT ON FUNCTION docextract.read_cursor IS 'Where the next page of a list begins';

CREATE OR REPLACE FUNCTION docextract.list_documents(p_team bigint, p_status text[], p_industry text, p_template text,
    p_external_id text, p_from timestamptz, p_to timestamptz, p_updated_since timestamptz, p_sha256 bytea,
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
    v_found := ARRAY(
        SELECT d.uuid FROM docextract.document d
        WHERE d.team = p_team
          AND (p_cursor IS NULL OR (d.created_at, d.uuid) < (v_after.created, v_after.uuid))
          AND (p_status IS NULL OR d.status = ANY (p_status))
          AND (p_industry IS NULL OR d.industry = p_industry) AND (p_template IS NULL OR d.template = p_template)
          AND (p_external_id IS NULL OR d.external_id = p_external_id) AND (p_sha256 IS NULL OR d.sha256 = p_sha256)
          AND (p_from IS NULL OR d.created_at >= p_from) AND (p_to IS NULL OR d.created_at < p_to)
          AND (p_updated_since IS NULL OR d.updated_at >= p_updated_since)
        ORDER BY d.created_at DESC, d.uuid DESC LIMIT v_limit + 1);
    SELECT concat('[', string_agg(docextract.document_json(f.uuid, '{}', p_base, false), ',' ORDER BY f.i), ']')
    INTO documents FROM unnest(v_found[:v_limit]) WITH ORDINALITY AS f(uuid, i);
    IF cardinality(v_found) > v_limit THEN
        SELECT concat(floor(extract(epoch FROM d.created_at) * 1000000)::bigint, '_', d.uuid) INTO next_cursor
        FROM docextract.document d WHERE d.uuid = v_found[v_limit];
    END IF;
END $$;
COMMENT ON FUNCTION docextract.list_documents IS 'API: newest first, without data; NULL filters do not count; from ≤ created < to; a bad cursor raises DX002';

CREATE OR REPLACE FUNCTION docextract.get_result(p_team bigint, p_uuid uuid)
RETURNS TABLE (status text, industry text, template text, rows_total bigint, data text, file_name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY
        SELECT d.status, d.industry, d.template, r.rows_total, r.data, d.file_name
        FROM docextract.document d
        LEFT JOIN docextract.result r ON r.document = d.uuid AND r.revision = d.revision
        WHERE d.uuid = p_uuid AND d.team = p_team;
END $$;
COMMENT ON FUNCTION docextract.get_result IS 'API: what exports are made from; data is NULL while there is no result';

-- Takes effect at once: workers lose their fence, notify_cancel() only lets them stop early.
CREATE OR REPLACE FUNCTION docextract.cancel_document(p_team bigint, p_uuid uuid, p_base text,
    OUT verdict text, OUT document text, OUT was_working bool)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_status text;
BEGIN
    was_working := false;
    SELECT d.status INTO v_status FROM docextract.document d WHERE d.uuid = p_uuid AND d.team = p_team FOR NO KEY UPDATE;
    IF v_status IS NULL THEN
        verdict := 'not_found';
        RETURN;
    END IF;
    IF NOT docextract.is_transition(v_status, 'cancelled') THEN
        verdict := 'invalid_state';
    ELSE
        verdict := 'ok';
        was_working := docextract.job_drop_all(p_uuid) > 0;
        PERFORM docextract.document_end(p_uuid, 'cancelled', NULL, 'document.cancelled', p_base);
        PERFORM docextract.tell_done(p_uuid);
    END IF;
    document := docextract.document_json(p_uuid, '{}', p_base);
END $$;
COMMENT ON FUNCTION docextract.cancel_document(bigint, uuid, text) IS 'API: cancels a document that is not finished; was_working: send notify_cancel() after the commit';

CREATE OR REPLACE FUNCTION docextract.delete_document(p_team bigint, p_uuid uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM FROM docextract.document d WHERE d.uuid = p_uuid AND d.team = p_team FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'not_found';
    END IF;
    PERFORM docextract.job_drop_all(p_uuid);
    -- Content, pages, results and outgoing bodies go with it.
    DELETE FROM docextract.document d WHERE d.uuid = p_uuid;
    PERFORM docextract.tell_done(p_uuid);
    RETURN 'ok';
END $$;
COMMENT ON FUNCTION docextract.delete_document IS 'API: content, words, results and outgoing events are gone when it commits; usage and history of attempts stay';

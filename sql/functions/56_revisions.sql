-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Rows, revisions, words, pictures and the original of finished documents. Every function for the API names the team.

SET LOCAL ROLE docextract_owner;

-- ---- storing a result ----

CREATE OR REPLACE FUNCTION docextract.store_rows(p_document uuid, p_revision int, p_rows text[]) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO docextract.result_rows(document, revision, chunk, items)
    SELECT p_document, p_revision, (u.i - 1) / 50, array_agg(u.item ORDER BY u.i)
    FROM unnest(p_rows) WITH ORDINALITY AS u(item, i) GROUP BY (u.i - 1) / 50
$$;
COMMENT ON FUNCTION docextract.store_rows IS 'Rows of a result, in chunks of 50';

-- Nobody knows what stood on a page that could not be read: its sums may close without it by chance.
CREATE OR REPLACE FUNCTION docextract.store_result(d docextract.document, p_revision int, p_template text, p_version int, p_status text, p_rows_total bigint, p_data text,
    p_evidence text, p_checks text, p_verification text, p_corrections text, p_warnings text, p_engine text, p_rows text[],
    p_whole_data text, p_whole_evidence text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    v_status text := CASE WHEN d.pages_failed > 0 THEN 'needs_review' ELSE p_status END;
BEGIN
    IF p_status NOT IN ('completed', 'needs_review') THEN
        RAISE EXCEPTION 'store_result: status %', p_status USING ERRCODE = 'DX001';
    END IF;
    INSERT INTO docextract.result(document, revision, template, template_version, status, data, evidence, checks, verification, corrections, warnings, engine, rows_total)
    VALUES (d.uuid, p_revision, p_template, p_version, v_status, p_data, p_evidence, p_checks,
            CASE WHEN d.pages_failed > 0 THEN regexp_replace(p_verification, '"state": ?"verified"', '"state":"unverifiable"')
                 ELSE p_verification END,
            p_corrections, docextract.json_array_cat(d.warnings, p_warnings), p_engine, p_rows_total);
    IF p_rows IS NOT NULL THEN
        PERFORM docextract.store_rows(d.uuid, p_revision, p_rows);
    END IF;
    IF p_whole_data IS NOT NULL THEN
        INSERT INTO docextract.result_whole(document, revision, data, evidence) VALUES (d.uuid, p_revision, p_whole_data, p_whole_evidence);
    END IF;
    RETURN v_status;
END $$;
COMMENT ON FUNCTION docextract.store_result IS 'One revision of a result; returns the status that goes with it. Unreadable pages make it needs_review and never verified';

-- ---- rows ----

-- The cursor is "revision.index" of the next row: a page after the first belongs to the same revision, whatever happens meanwhile.
CREATE OR REPLACE FUNCTION docextract.get_rows(p_team bigint, p_uuid uuid, p_after text, p_limit int)
RETURNS TABLE (status text, revision int, rows_total bigint, rows text, next_cursor text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    v_first int := 0;
    v_limit int := least(200, greatest(1, coalesce(p_limit, 50)));
    v_items text[];
BEGIN
    SELECT d.status, d.revision INTO status, revision FROM docextract.document d WHERE d.uuid = p_uuid AND d.team = p_team;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    IF p_after IS NOT NULL THEN
        IF p_after !~ '^[1-9][0-9]{0,8}\.[0-9]{1,9}$' THEN
            RAISE EXCEPTION 'unusable cursor' USING ERRCODE = 'DX002';
        END IF;
        revision := split_part(p_after, '.', 1)::int;
        v_first := split_part(p_after, '.', 2)::int;
    END IF;
    SELECT r.rows_total INTO rows_total FROM docextract.result r WHERE r.document = p_uuid AND r.revision = get_rows.revision;
    v_items := ARRAY(
        SELECT u.item FROM docextract.result_rows c, unnest(c.items) WITH ORDINALITY AS u(item, i)
        WHERE c.document = p_uuid AND c.revision = get_rows.revision AND c.chunk BETWEEN v_first / 50 AND (v_first + v_limit) / 50
          AND c.chunk * 50 + u.i - 1 >= v_first
        ORDER BY c.chunk, u.i LIMIT v_limit + 1);
    rows := concat('[', array_to_string(v_items[:v_limit], ','), ']');
    IF cardinality(v_items) > v_limit THEN
        next_cursor := concat(revision, '.', v_first + v_limit);
    END IF;
    RETURN NEXT;
END $$;
COMMENT ON FUNCTION docextract.get_rows IS 'API: a page of rows, a JSON array; rows_total NULL: the revision does not exist or its template has no rows; DX002: bad cursor';

-- ---- what the document was made of ----

CREATE OR REPLACE FUNCTION docextract.get_original(p_team bigint, p_uuid uuid, p_seq int)
RETURNS TABLE (status text, file_name text, media_type text, size_bytes bigint, bytes bytea, driver text, key text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY SELECT d.status, d.file_name, d.media_type, d.size_bytes, c.bytes, p.driver, p.key
                 FROM docextract.document d LEFT JOIN docextract.content c ON c.document = d.uuid AND c.seq = p_seq
                 LEFT JOIN docextract.content_place p ON p.document = d.uuid
                 WHERE d.uuid = p_uuid AND d.team = p_team;
END $$;
COMMENT ON FUNCTION docextract.get_original IS 'API: one piece of the uploaded bytes; bytes NULL: there is none of that number (any more), or all are at driver and key';

CREATE OR REPLACE FUNCTION docextract.get_page(p_team bigint, p_uuid uuid, p_page int)
RETURNS TABLE (status text, pages_total int, state text, words text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY SELECT d.status, d.pages_total, p.state, p.words
                 FROM docextract.document d LEFT JOIN docextract.page p ON p.document = d.uuid AND p.n = p_page
                 WHERE d.uuid = p_uuid AND d.team = p_team;
END $$;
COMMENT ON FUNCTION docextract.get_page IS 'API: words of one page in stored form; state NULL: there is no such page, or it was not selected';

-- ---- pictures ----

CREATE OR REPLACE FUNCTION docextract.enqueue_task(p_document uuid, p_team bigint, p_kind int, p_page int, p_prio int) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO docextract.job(document, kind, page, team, prio, cost, fair)
    VALUES (p_document, p_kind, p_page, p_team, p_prio, 1, docextract.queue_head(p_prio))
    ON CONFLICT (document, kind, page) DO NOTHING
$$;
COMMENT ON FUNCTION docextract.enqueue_task IS 'A job about a document that has ended: short, so it is served next in its priority';

CREATE OR REPLACE FUNCTION docextract.want_picture(p_team bigint, p_uuid uuid, p_page int, p_dpi int, p_box text,
    OUT verdict text, OUT id int, OUT made bool)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    d docextract.document;
    v_state text;
BEGIN
    made := false;
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = p_uuid AND a.team = p_team;
    verdict := CASE WHEN d.uuid IS NULL THEN 'not_found'
                    WHEN d.status = 'expired' THEN 'expired'
                    WHEN d.status NOT IN ('completed', 'needs_review') THEN d.status
                    WHEN p_page NOT BETWEEN 1 AND d.pages_total THEN 'no_page' ELSE 'ok' END;
    IF verdict <> 'ok' THEN
        RETURN;
    END IF;
    -- What failed is tried again when it is asked for again.
    DELETE FROM docextract.picture p
    WHERE p.document = p_uuid AND p.page = p_page AND p.dpi = p_dpi AND p.box = p_box AND p.state = 'failed';
    INSERT INTO docextract.picture(document, page, dpi, box) VALUES (p_uuid, p_page, p_dpi, p_box)
    ON CONFLICT (document, page, dpi, box) DO NOTHING RETURNING picture.id INTO id;
    IF id IS NOT NULL THEN
        made := true;
        PERFORM docextract.enqueue_task(p_uuid, p_team, 6, id, 5);
    ELSE
        SELECT p.id INTO id FROM docextract.picture p
        WHERE p.document = p_uuid AND p.page = p_page AND p.dpi = p_dpi AND p.box = p_box;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.want_picture IS 'API: the picture of a page, to be made if it is not there; verdict: ok, not_found, no_page, expired, or the status that does not allow it; made: send notify_job() after the commit';

CREATE OR REPLACE FUNCTION docextract.get_picture(p_team bigint, p_uuid uuid, p_id int)
RETURNS TABLE (state text, png bytea, problem text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY SELECT p.state, p.png, p.problem FROM docextract.picture p JOIN docextract.document d ON d.uuid = p.document
                 WHERE p.id = p_id AND p.document = p_uuid AND d.team = p_team;
END $$;
COMMENT ON FUNCTION docextract.get_picture IS 'API: the picture, once its state is done';

CREATE OR REPLACE FUNCTION docextract.picture_task(p_job bigint, p_token bigint)
RETURNS TABLE (page int, dpi int, box text, words text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN QUERY SELECT p.page, p.dpi, p.box, w.words FROM docextract.job j
                 JOIN docextract.picture p ON p.id = j.page
                 LEFT JOIN docextract.page w ON w.document = p.document AND w.n = p.page
                 WHERE j.id = p_job AND j.token = p_token AND j.kind = 6;
END $$;
COMMENT ON FUNCTION docextract.picture_task IS 'Worker: what a render job is to draw; no row: lost';

CREATE OR REPLACE FUNCTION docextract.picture_done(p_job bigint, p_token bigint, p_png bytea) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 6);
BEGIN
    IF j.id IS NULL THEN
        RETURN false;
    END IF;
    UPDATE docextract.picture p SET state = 'done', png = p_png WHERE p.id = j.page;
    PERFORM docextract.job_end(j, 'done', NULL);
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.picture_done IS 'Worker: the picture; false: lost';

-- ---- revisions: asking for one ----

CREATE OR REPLACE FUNCTION docextract.want_revision(p_team bigint, p_uuid uuid, p_account bigint, p_key bigint, p_request_id text,
    p_origin text, p_if_revision int, p_template text, p_language_model bool, p_propose bool, p_patch_type text, p_patch text, p_base text,
    OUT verdict text, OUT n int, OUT document text, OUT status text, OUT revision int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    d docextract.document;
    t record;
BEGIN
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = p_uuid AND a.team = p_team FOR NO KEY UPDATE;
    status := d.status;
    revision := d.revision;
    verdict := CASE WHEN d.uuid IS NULL THEN 'not_found'
                    WHEN d.status NOT IN ('completed', 'needs_review') THEN 'invalid_state'
                    WHEN p_if_revision <> d.revision THEN 'stale'
                    WHEN EXISTS (SELECT FROM docextract.revision r WHERE r.document = p_uuid AND r.state IN ('queued', 'processing')) THEN 'busy'
                    ELSE 'ok' END;
    IF verdict <> 'ok' THEN
        RETURN;
    END IF;
    IF p_template IS NOT NULL THEN
        SELECT * INTO t FROM docextract.resolve_template(d.industry, p_template);
    ELSE
        SELECT 'ok' AS verdict, d.template AS template, d.template_version AS version INTO t;
    END IF;
    IF t.verdict <> 'ok' THEN
        verdict := 'unknown_template';
        RETURN;
    END IF;
    -- A correction that was refused is no part of the history.
    DELETE FROM docextract.revision r WHERE r.document = p_uuid AND r.origin = 'correction' AND r.state = 'failed';
    n := greatest(d.revision, 1, (SELECT max(r.n) FROM docextract.revision r WHERE r.document = p_uuid)) + 1;
    INSERT INTO docextract.revision(document, n, origin, base, template, template_version, language_model, propose, patch_type, patch,
        account, key, request_id, links)
    VALUES (p_uuid, n, p_origin, d.revision, t.template, t.version, p_language_model, p_propose, p_patch_type, p_patch,
        p_account, p_key, p_request_id, p_base);
    UPDATE docextract.document a SET reanalysis = concat('{"state":"queued","revision":', n, '}'), updated_at = clock_timestamp()
    WHERE a.uuid = p_uuid;
    PERFORM docextract.enqueue_task(p_uuid, p_team, CASE p_origin WHEN 'reanalysis' THEN 4 ELSE 5 END, n,
                                    CASE p_origin WHEN 'reanalysis' THEN 10 ELSE 0 END);
    document := docextract.document_json(p_uuid, '{}', p_base);
END $$;
COMMENT ON FUNCTION docextract.want_revision IS 'API: a new revision is to be made, with auto by the template of the document''s industry that fits; verdict: ok (send notify_job() after the commit), not_found, invalid_state, stale (another revision is current), busy (one is being made), unknown_template';

-- How far the revision is that a request waits for.
CREATE OR REPLACE FUNCTION docextract.get_revision(p_team bigint, p_uuid uuid, p_n int, p_include text[], p_base text)
RETURNS TABLE (state text, problem text, document text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY SELECT r.state, r.problem, docextract.document_json(d.uuid, p_include, p_base)
                 FROM docextract.document d JOIN docextract.revision r ON r.document = d.uuid AND r.n = p_n
                 WHERE d.uuid = p_uuid AND d.team = p_team;
END $$;
COMMENT ON FUNCTION docextract.get_revision IS 'API: state of a revision that was asked for, and the document as it is now';

-- ---- revisions: making one ----

CREATE OR REPLACE FUNCTION docextract.revision_task(p_job bigint, p_token bigint)
RETURNS TABLE (n int, origin text, template text, template_version int, language_model bool, patch_type text, patch text,
    data text, evidence text, corrections text)
LANGUAGE plpgsql SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 4, 5);
BEGIN
    IF j.id IS NULL THEN
        RETURN;
    END IF;
    UPDATE docextract.revision r SET state = 'processing' WHERE r.document = j.document AND r.n = j.page AND r.state = 'queued';
    IF FOUND THEN
        UPDATE docextract.document d SET reanalysis = concat('{"state":"processing","revision":', j.page, '}') WHERE d.uuid = j.document;
    END IF;
    RETURN QUERY SELECT r.n, r.origin, r.template, r.template_version, r.language_model, r.patch_type, r.patch,
                        coalesce(w.data, b.data), coalesce(w.evidence, b.evidence), b.corrections
                 FROM docextract.revision r
                 JOIN docextract.result b ON b.document = r.document AND b.revision = r.base
                 LEFT JOIN docextract.result_whole w ON w.document = r.document AND w.revision = r.base
                 WHERE r.document = j.document AND r.n = j.page;
END $$;
COMMENT ON FUNCTION docextract.revision_task IS 'Worker: what a revision is to be made of; no row: lost';

-- Makes a stored revision the document's. Its lock is held.
CREATE OR REPLACE FUNCTION docextract.make_current(p_document uuid, p_n int, p_base text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE docextract.document d
    SET revision = p_n, status = r.status, template = r.template, template_version = r.template_version, reanalysis = NULL,
        template_confidence = coalesce((SELECT v.template_confidence FROM docextract.revision v WHERE v.document = p_document AND v.n = p_n),
                                       CASE WHEN d.template = r.template THEN d.template_confidence END),
        updated_at = clock_timestamp()
    FROM docextract.result r WHERE r.document = p_document AND r.revision = p_n AND d.uuid = p_document;
    PERFORM docextract.emit_event(p_document, 'document.completed', p_base);
END $$;
COMMENT ON FUNCTION docextract.make_current IS 'A revision becomes current: status and template go with it, and its event is written';

-- The row of a revision that came with auto, with the template that was chosen.
CREATE OR REPLACE FUNCTION docextract.settle_revision(r docextract.revision, p_of text, p_industry text, p_template text, p_version int, p_percent int)
RETURNS docextract.revision
LANGUAGE plpgsql AS $$
BEGIN
    IF r.template <> 'auto' THEN
        RETURN r;
    ELSIF p_industry IS DISTINCT FROM p_of OR p_version IS NULL THEN
        RAISE EXCEPTION 'settle_revision: % is not of the document''s industry', p_industry USING ERRCODE = 'DX001';
    END IF;
    UPDATE docextract.revision a SET template = p_template, template_version = p_version, template_confidence = p_percent
    WHERE a.document = r.document AND a.n = r.n
    RETURNING * INTO r;
    RETURN r;
END $$;
COMMENT ON FUNCTION docextract.settle_revision IS 'The template that was chosen for a revision asked for with auto, of the document''s industry p_of';

DROP FUNCTION IF EXISTS docextract.finish_revision(bigint, bigint, text, bigint, text, text, text, text, text, text, text, text, text[], text, text);
CREATE OR REPLACE FUNCTION docextract.finish_revision(p_job bigint, p_token bigint, p_status text, p_rows_total bigint, p_data text,
    p_evidence text, p_checks text, p_verification text, p_corrections text, p_warnings text, p_engine text, p_base text,
    p_rows text[], p_whole_data text, p_whole_evidence text,
    p_industry text DEFAULT NULL, p_template text DEFAULT NULL, p_version int DEFAULT NULL, p_percent int DEFAULT NULL) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 4, 5);
    d docextract.document;
    r docextract.revision;
BEGIN
    IF j.id IS NULL THEN
        RETURN false;
    END IF;
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = j.document;
    SELECT * INTO r FROM docextract.revision a WHERE a.document = j.document AND a.n = j.page;
    r := docextract.settle_revision(r, d.industry, p_industry, p_template, p_version, p_percent);
    PERFORM docextract.store_result(d, r.n, r.template, r.template_version, p_status, p_rows_total, p_data, p_evidence, p_checks, p_verification, p_corrections,
                                    p_warnings, p_engine, p_rows, p_whole_data, p_whole_evidence);
    UPDATE docextract.revision a SET state = 'done', ended_at = clock_timestamp() WHERE a.document = d.uuid AND a.n = r.n;
    PERFORM docextract.job_end(j, 'done', NULL);
    IF r.propose THEN
        UPDATE docextract.document a SET reanalysis = concat('{"state":"proposed","revision":', r.n, '}'), updated_at = clock_timestamp()
        WHERE a.uuid = d.uuid;
    ELSE
        PERFORM docextract.make_current(d.uuid, r.n, r.links);
    END IF;
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.finish_revision IS 'Worker: result of a revision, its event, end of the job, in one transaction; false: lost. Usage is not counted: reanalysis and corrections are free';

-- A job about a finished document that nobody can do. It is held, and over with this.
CREATE OR REPLACE FUNCTION docextract.task_lost(j docextract.job, p_problem text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM docextract.job a WHERE a.id = j.id;
    IF j.kind = 6 THEN
        UPDATE docextract.picture p SET state = 'failed', problem = p_problem WHERE p.id = j.page;
        RETURN;
    END IF;
    UPDATE docextract.revision r SET state = 'failed', problem = p_problem, ended_at = clock_timestamp()
    WHERE r.document = j.document AND r.n = j.page;
    UPDATE docextract.document d
    SET reanalysis = CASE j.kind WHEN 4 THEN concat('{"state":"failed","revision":', j.page, '}') END, updated_at = clock_timestamp()
    WHERE d.uuid = j.document;
END $$;
COMMENT ON FUNCTION docextract.task_lost IS 'A revision or a picture that failed: the document stays as it is';

-- ---- revisions: looking at them ----

CREATE OR REPLACE FUNCTION docextract.revision_head(d docextract.document, p_n int, p_base text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT concat('"revision":', p_n, ',"current":', CASE WHEN d.revision = p_n THEN 'true' ELSE 'false' END,
        ',"origin":"', coalesce(r.origin, 'extraction'), '","state":"', coalesce(r.state, 'done'),
        '","based_on":', docextract.json_number(r.base), ',"by":', docextract.json_text(a.email),
        ',"created_at":', docextract.json_time(coalesce(r.created_at, x.created_at)),
        ',"completed_at":', docextract.json_time(CASE WHEN r.n IS NULL THEN x.created_at ELSE r.ended_at END),
        ',"industry":"', d.industry, '","template":"', coalesce(r.template, x.template),
        '","template_version":', docextract.json_number(coalesce(r.template_version, x.template_version)),
        ',"status":', docextract.json_text(x.status), ',"rows_total":', docextract.json_number(x.rows_total),
        ',"verification":', coalesce(x.verification, 'null'), ',"error":', coalesce(r.problem, 'null'),
        ',"links":{"document":"', p_base, '/documents/', d.uuid, '"',
        CASE WHEN x.revision IS NOT NULL THEN concat(',"self":"', p_base, '/documents/', d.uuid, '/revisions/', p_n, '"',
             CASE WHEN p_n > 1 THEN concat(',"diff":"', p_base, '/documents/', d.uuid, '/revisions/', p_n, '/diff"') END,
             CASE WHEN p_n <> d.revision THEN concat(',"adopt":"', p_base, '/documents/', d.uuid, '/revisions/', p_n, '/adopt"') END) END,
        '}')
    FROM (SELECT 1) AS one
    LEFT JOIN docextract.revision r ON r.document = d.uuid AND r.n = p_n
    LEFT JOIN docextract.result x ON x.document = d.uuid AND x.revision = p_n
    LEFT JOIN docextract.account a ON a.id = coalesce(r.account, d.account)
$$;
COMMENT ON FUNCTION docextract.revision_head IS 'Members that describe a revision, without its data';

CREATE OR REPLACE FUNCTION docextract.revisions_json(p_team bigint, p_uuid uuid, p_base text)
RETURNS TABLE (status text, json text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    d docextract.document;
BEGIN
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = p_uuid AND a.team = p_team;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    status := d.status;
    SELECT concat('{"revisions":[', string_agg(concat('{', docextract.revision_head(d, m.n, p_base), '}'), ',' ORDER BY m.n), ']}') INTO json
    FROM (SELECT x.revision AS n FROM docextract.result x WHERE x.document = p_uuid
          UNION SELECT r.n FROM docextract.revision r
          WHERE r.document = p_uuid AND NOT (r.origin = 'correction' AND r.state = 'failed')) AS m;
    RETURN NEXT;
END $$;
COMMENT ON FUNCTION docextract.revisions_json IS 'API: body of GET /documents/{uuid}/revisions; no row: no such document in the team';

CREATE OR REPLACE FUNCTION docextract.revision_json(p_team bigint, p_uuid uuid, p_n int, p_include text[], p_base text)
RETURNS TABLE (status text, json text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    d docextract.document;
BEGIN
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = p_uuid AND a.team = p_team;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    status := d.status;
    SELECT concat('{', docextract.revision_head(d, p_n, p_base), ',"data":', coalesce(x.data, 'null'), ',"checks":', coalesce(x.checks, '[]'),
                  ',"corrections":', coalesce(x.corrections, '[]'), ',"warnings":', coalesce(x.warnings, '[]'),
                  CASE WHEN 'evidence' = ANY (p_include) THEN concat(',"evidence":', coalesce(x.evidence, 'null')) END,
                  CASE WHEN 'engine' = ANY (p_include) THEN concat(',"engine":', coalesce(x.engine, 'null')) END, '}')
    INTO json
    FROM (SELECT p_n AS n) AS one
    LEFT JOIN docextract.result x ON x.document = p_uuid AND x.revision = one.n
    WHERE x.revision IS NOT NULL OR EXISTS (SELECT FROM docextract.revision r WHERE r.document = p_uuid AND r.n = p_n);
    RETURN NEXT;
END $$;
COMMENT ON FUNCTION docextract.revision_json IS 'API: body of GET /documents/{uuid}/revisions/{n}; json NULL: there is no such revision';

-- Plain values of a JSON value with their pointers, in order.
CREATE OR REPLACE FUNCTION docextract.json_leaves(p_json jsonb) RETURNS TABLE (path text, value jsonb, place text[])
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    WITH RECURSIVE tree(path, value, place) AS (
        SELECT '', p_json, '{}'::text[]
        UNION ALL
        SELECT t.path || '/' || e.key, e.value, t.place || e.place
        FROM tree t CROSS JOIN LATERAL (
            SELECT replace(replace(o.key, '~', '~0'), '/', '~1') AS key, o.value, o.key AS place
            FROM jsonb_each(CASE jsonb_typeof(t.value) WHEN 'object' THEN t.value END) AS o
            UNION ALL
            SELECT (a.i - 1)::text, a.value, lpad(a.i::text, 9, '0')
            FROM jsonb_array_elements(CASE jsonb_typeof(t.value) WHEN 'array' THEN t.value END) WITH ORDINALITY AS a(value, i)) AS e
        WHERE jsonb_typeof(t.value) IN ('object', 'array'))
    SELECT t.path, t.value, t.place FROM tree t WHERE jsonb_typeof(t.value) NOT IN ('object', 'array')
$$;
COMMENT ON FUNCTION docextract.json_leaves IS 'Every plain value in a JSON value, with its JSON pointer and a key that sorts them naturally';

CREATE OR REPLACE FUNCTION docextract.revision_diff(p_team bigint, p_uuid uuid, p_n int, p_against int)
RETURNS TABLE (status text, json text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp SET jit = off AS $$
DECLARE
    v_against int := coalesce(p_against, (SELECT r.base FROM docextract.revision r WHERE r.document = p_uuid AND r.n = p_n), p_n - 1);
    a record;
    b record;
    v_total bigint;
    v_changes text;
BEGIN
    SELECT d.status INTO status FROM docextract.document d WHERE d.uuid = p_uuid AND d.team = p_team;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    SELECT r.*, coalesce(w.data, r.data)::jsonb AS whole INTO a FROM docextract.result r
    LEFT JOIN docextract.result_whole w USING (document, revision) WHERE r.document = p_uuid AND r.revision = v_against;
    SELECT r.*, coalesce(w.data, r.data)::jsonb AS whole INTO b FROM docextract.result r
    LEFT JOIN docextract.result_whole w USING (document, revision) WHERE r.document = p_uuid AND r.revision = p_n;
    IF a.document IS NOT NULL AND b.document IS NOT NULL THEN
        SELECT count(*), string_agg(CASE WHEN c.i <= 1000 THEN concat('{"path":', docextract.json_text(c.path), ',"from":', c.a_value,
                                                                      ',"to":', c.b_value, '}') END, ',' ORDER BY c.i)
        INTO v_total, v_changes
        FROM (SELECT coalesce(x.path, y.path) AS path, coalesce(x.value, 'null')::text AS a_value, coalesce(y.value, 'null')::text AS b_value,
                     row_number() OVER (ORDER BY coalesce(x.place, y.place)) AS i
              FROM docextract.json_leaves(a.whole) x FULL JOIN docextract.json_leaves(b.whole) y ON y.path = x.path
              WHERE x.value IS DISTINCT FROM y.value AND NOT (coalesce(x.value, 'null') = 'null' AND coalesce(y.value, 'null') = 'null')) AS c;
        json := concat('{"revision":', p_n, ',"against":', v_against, ',"changes_total":', v_total, ',"changes":[', v_changes,
            '],"status":{"from":"', a.status, '","to":"', b.status, '"},"verification":{"from":', a.verification, ',"to":', b.verification,
            '},"rows_total":{"from":', docextract.json_number(a.rows_total), ',"to":', docextract.json_number(b.rows_total), '}}');
    END IF;
    RETURN NEXT;
END $$;
COMMENT ON FUNCTION docextract.revision_diff IS 'API: body of GET /documents/{uuid}/revisions/{n}/diff: the first 1,000 changed values, in order; json NULL: one of the two is not there';

CREATE OR REPLACE FUNCTION docextract.adopt_revision(p_team bigint, p_uuid uuid, p_n int, p_base text,
    OUT verdict text, OUT document text, OUT status text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    d docextract.document;
BEGIN
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = p_uuid AND a.team = p_team FOR NO KEY UPDATE;
    status := d.status;
    verdict := CASE WHEN d.uuid IS NULL THEN 'not_found'
                    WHEN d.status NOT IN ('completed', 'needs_review') THEN 'invalid_state'
                    WHEN NOT EXISTS (SELECT FROM docextract.result r WHERE r.document = p_uuid AND r.revision = p_n) THEN 'no_revision'
                    WHEN EXISTS (SELECT FROM docextract.revision r WHERE r.document = p_uuid AND r.state IN ('queued', 'processing')) THEN 'busy'
                    ELSE 'ok' END;
    IF verdict <> 'ok' THEN
        RETURN;
    END IF;
    IF d.revision <> p_n THEN
        PERFORM docextract.make_current(p_uuid, p_n, p_base);
    END IF;
    document := docextract.document_json(p_uuid, '{}', p_base);
END $$;
COMMENT ON FUNCTION docextract.adopt_revision IS 'API: makes a revision current; verdict: ok, not_found, invalid_state, no_revision, busy';

-- Where a value came from. Row data is looked up in the evidence of the whole.
CREATE OR REPLACE FUNCTION docextract.explain(p_team bigint, p_uuid uuid, p_path text)
RETURNS TABLE (status text, revision int, value text, evidence text, correction text, checks text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_keys text[] := ARRAY(SELECT replace(replace(k, '~1', '/'), '~0', '~')
                           FROM unnest((string_to_array(p_path, '/'))[2:]) WITH ORDINALITY AS u(k, i) ORDER BY i);
BEGIN
    SELECT d.status, d.revision INTO status, revision FROM docextract.document d WHERE d.uuid = p_uuid AND d.team = p_team;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    SELECT (coalesce(w.data, r.data)::json #> v_keys)::text, (coalesce(w.evidence, r.evidence)::json -> p_path)::text,
        (SELECT c.value::text FROM json_array_elements(r.corrections::json) AS c WHERE c.value ->> 'path' = p_path LIMIT 1),
        (SELECT concat('[', string_agg(c.value::text, ',' ORDER BY c.i), ']')
         FROM json_array_elements(r.checks::json) WITH ORDINALITY AS c(value, i) WHERE (c.value -> 'paths')::jsonb ? p_path)
    INTO value, evidence, correction, checks
    FROM docextract.result r LEFT JOIN docextract.result_whole w USING (document, revision)
    WHERE r.document = p_uuid AND r.revision = explain.revision;
    RETURN NEXT;
END $$;
COMMENT ON FUNCTION docextract.explain IS 'API: what is known of one value; value NULL: there is no such path in data, or no result';

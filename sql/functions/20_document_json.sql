-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The document as clients see it: one object, made here and nowhere else.

SET LOCAL ROLE docextract_owner;

-- Waiting jobs that come before the document's first one: counted up to 100, beyond
-- that all that waited a moment ago (a longer count would cost more than the upload).
CREATE OR REPLACE FUNCTION docextract.queue_position(p_document uuid) RETURNS int
LANGUAGE plpgsql STABLE SET enable_sort = off SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
    j docextract.job;
    n int;
BEGIN
    SELECT * INTO j FROM docextract.job WHERE document = p_document AND kind = 1 AND page = 0;
    IF j.state IS DISTINCT FROM 'r' THEN
        RETURN 0;
    END IF;
    SELECT count(*) INTO n FROM (
        SELECT 1 FROM docextract.job a
        WHERE a.state = 'r' AND a.cost > 0 AND (a.prio, a.fair, a.id) < (j.prio, j.fair, j.id)
        ORDER BY a.prio, a.fair, a.id LIMIT 100) AS ahead;
    RETURN CASE WHEN n < 100 THEN n ELSE (SELECT greatest(100, q.ready) FROM docextract.queue_state q WHERE q.only_row) END;
END $$;
COMMENT ON FUNCTION docextract.queue_position IS 'How many waiting jobs come before the document''s first one; from 100 on an estimate';

CREATE OR REPLACE FUNCTION docextract.queue_json(p_document uuid, p_status text, p_pages_pending int) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_position int := CASE WHEN p_status = 'queued' THEN docextract.queue_position(p_document) ELSE 0 END;
    v_eta int;
BEGIN
    -- Jobs ahead, the pages to read, and its own opening and extraction, spread over the workers.
    SELECT greatest(1, ceil(q.job_seconds * (v_position + p_pages_pending + 2) / q.workers))::int INTO v_eta
    FROM docextract.queue_state q WHERE q.only_row;
    RETURN concat('{"position":', v_position, ',"eta_seconds":', v_eta,
                  ',"retry_after_seconds":', greatest(1, least(30, v_eta / 2)), '}');
END $$;
COMMENT ON FUNCTION docextract.queue_json IS 'Member queue of a document that is not finished';

-- The object up to its data.
CREATE OR REPLACE FUNCTION docextract.document_head(d docextract.document) RETURNS text
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN concat(
        '{"uuid":"', d.uuid, '","status":"', d.status, '","industry":"', d.industry, '","template":"', d.template,
        '","template_version":', docextract.json_number(d.template_version),
        ',"template_confidence":', CASE WHEN d.template_confidence IS NULL THEN 'null' ELSE (d.template_confidence * 0.01)::text END,
        ',"external_id":', docextract.json_text(d.external_id),
        ',"file":{"name":', docextract.json_text(d.file_name), ',"media_type":', docextract.json_text(d.media_type),
        ',"size_bytes":', d.size_bytes, ',"sha256":"', encode(d.sha256, 'hex'),
        '","pages":', docextract.json_number(d.pages_total),
        '},"created_at":', docextract.json_time(d.created_at), ',"updated_at":', docextract.json_time(d.updated_at),
        ',"started_at":', docextract.json_time(d.started_at), ',"completed_at":', docextract.json_time(d.completed_at),
        ',"expires_at":', docextract.json_time(d.expires_at), ',"revision":', d.revision, ',"reanalysis":', coalesce(d.reanalysis, 'null'),
        ',"progress":{"stage":"', CASE
            WHEN d.status = 'queued' THEN 'queued'
            WHEN d.status = 'password_required' THEN 'open'
            WHEN d.status <> 'processing' THEN 'done'
            WHEN d.pages_selected IS NULL THEN 'open'
            WHEN d.pages_pending > 0 THEN 'read'
            ELSE 'extract' END,
        '","pages_done":', d.pages_done, ',"pages_total":', docextract.json_number(d.pages_selected),
        '},"queue":', CASE WHEN docextract.is_terminal(d.status) THEN 'null'
                           ELSE docextract.queue_json(d.uuid, d.status, d.pages_pending) END);
END $$;
COMMENT ON FUNCTION docextract.document_head IS 'Members uuid to queue of the document object';

-- Holds everybody to the state machine, and stores the head once the document
-- has ended, by whatever way the row is changed. One trigger without a WHEN:
-- PostgreSQL compiles a WHEN anew for every statement, which costs more than the call.
CREATE OR REPLACE FUNCTION docextract.document_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status <> OLD.status AND NOT docextract.is_transition(OLD.status, NEW.status) THEN
        RAISE EXCEPTION 'document % cannot go from % to %', OLD.uuid, OLD.status, NEW.status USING ERRCODE = 'DX001';
    END IF;
    NEW.head := CASE WHEN docextract.is_terminal(NEW.status) THEN docextract.document_head(NEW) END;
    -- Pages that are read one by one are no news: their updates stay out of the feed, and on the row's page (HOT).
    IF NEW.head IS NOT NULL OR NEW.status <> OLD.status THEN
        NEW.changed := pg_current_xact_id();
    END IF;
    RETURN NEW;
END $$;
COMMENT ON FUNCTION docextract.document_change IS 'Trigger: refuses illegal transitions (SQLSTATE DX001), keeps the head of documents that have ended, and the place in the feed of changes';

CREATE OR REPLACE TRIGGER document_change BEFORE UPDATE ON docextract.document
    FOR EACH ROW EXECUTE FUNCTION docextract.document_change();

-- What there is to say about a document in one row. p_include: evidence, engine. p_with_data false: no member data (lists).
-- Put into the calling query by the planner.
CREATE OR REPLACE FUNCTION docextract.document_object(p_document uuid, p_include text[], p_base text, p_with_data bool)
RETURNS TABLE (team bigint, status text, updated_at timestamptz, json text)
LANGUAGE sql STABLE AS $$
    SELECT d.team, d.status, d.updated_at,
        coalesce(d.head, docextract.document_head(d)) || CASE WHEN p_with_data THEN ',"data":' || coalesce(r.data, 'null') ELSE '' END ||
        concat(',"rows_total":', docextract.json_number(r.rows_total), ',"verification":', coalesce(r.verification, 'null'),
            ',"checks":', coalesce(r.checks, '[]'), ',"corrections":', coalesce(r.corrections, '[]'),
            ',"warnings":', CASE WHEN s.warnings IS NULL THEN coalesce(r.warnings, d.warnings)
                                  ELSE docextract.json_array_cat(coalesce(r.warnings, d.warnings), s.warnings) END, ',"error":', coalesce(d.error, 'null'),
            ',"links":{"self":"', p_base, '/documents/', d.uuid, '"',
            CASE WHEN d.status IN ('queued', 'processing', 'password_required')
                 THEN concat(',"cancel":"', p_base, '/documents/', d.uuid, '/cancel"') END,
            CASE WHEN r.rows_total IS NOT NULL
                 THEN concat(',"export_csv":"', p_base, '/documents/', d.uuid, '/export.csv","rows":"', p_base, '/documents/', d.uuid, '/rows"') END,
            CASE WHEN r.document IS NOT NULL
                 THEN concat(',"revisions":"', p_base, '/documents/', d.uuid, '/revisions","reanalyze":"', p_base, '/documents/', d.uuid,
                             '/reanalyze","explain":"', p_base, '/documents/', d.uuid, '/explain{?path}","page_image":"', p_base, '/documents/',
                             d.uuid, '/pages/{n}.png","page_words":"', p_base, '/documents/', d.uuid, '/pages/{n}/words"') END,
            CASE WHEN d.status <> 'expired' THEN concat(',"original":"', p_base, '/documents/', d.uuid, '/original"') END,
            '}',
            CASE WHEN 'evidence' = ANY (p_include) THEN concat(',"evidence":', coalesce(r.evidence, 'null')) END,
            CASE WHEN 'engine' = ANY (p_include) THEN concat(',"engine":', coalesce(r.engine, 'null')) END,
            '}')
    FROM docextract.document d
    LEFT JOIN docextract.result r ON r.document = d.uuid AND r.revision = d.revision
    LEFT JOIN docextract.statement_index s ON s.document = d.uuid
    WHERE d.uuid = p_document
$$;
COMMENT ON FUNCTION docextract.document_object IS 'The document object (JSON) that every answer and event carries, and what goes beside it; stored texts are spliced in as they are';

CREATE OR REPLACE FUNCTION docextract.document_json(p_document uuid, p_include text[], p_base text, p_with_data bool DEFAULT true)
RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT o.json FROM docextract.document_object(p_document, p_include, p_base, p_with_data) o);
END $$;
COMMENT ON FUNCTION docextract.document_json IS 'The document object alone; NULL when there is no such document';

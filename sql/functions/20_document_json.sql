-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The document as clients see it: one object, made here and nowhere else.

SET LOCAL ROLE docextract_owner;

-- Waiting jobs that come before this one; 1000 stands for 1,000 or more.
CREATE OR REPLACE FUNCTION docextract.queue_position(p_document uuid) RETURNS int
LANGUAGE plpgsql STABLE AS $$
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
        WHERE a.state = 'r' AND (a.prio, a.fair, a.id) < (j.prio, j.fair, j.id)
        ORDER BY a.prio, a.fair, a.id LIMIT 1000) AS ahead;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.queue_position IS 'How many waiting jobs come before the document''s first one, at most 1000';

CREATE OR REPLACE FUNCTION docextract.queue_json(p_document uuid, p_status text, p_pages_pending int) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_position int := 0;
    v_eta int;
BEGIN
    IF p_status = 'queued' THEN
        v_position := docextract.queue_position(p_document);
    END IF;
    -- Jobs ahead, the pages to read, and its own opening and extraction, spread over the workers.
    SELECT greatest(1, ceil(q.job_seconds * (v_position + p_pages_pending + 2) / q.workers))::int INTO v_eta
    FROM docextract.queue_state q;
    RETURN concat('{"position":', v_position, ',"eta_seconds":', v_eta,
                  ',"retry_after_seconds":', greatest(1, least(30, v_eta / 2)), '}');
END $$;
COMMENT ON FUNCTION docextract.queue_json IS 'Member queue of a document that is not finished';

-- p_include: evidence, engine. p_with_data false: no member data (lists). NULL when there is no such document.
CREATE OR REPLACE FUNCTION docextract.document_json(p_document uuid, p_include text[], p_base text, p_with_data bool DEFAULT true)
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_json text;
BEGIN
    SELECT concat(
        '{"uuid":"', d.uuid, '","status":"', d.status, '","industry":"', d.industry, '","template":"', d.template,
        '","template_version":', d.template_version, ',"external_id":', docextract.json_text(d.external_id),
        ',"file":{"name":', docextract.json_text(d.file_name), ',"media_type":', docextract.json_text(d.media_type),
        ',"size_bytes":', d.size_bytes, ',"sha256":"', encode(d.sha256, 'hex'),
        '","pages":', docextract.json_number(d.pages_total),
        '},"created_at":', docextract.json_time(d.created_at), ',"updated_at":', docextract.json_time(d.updated_at),
        ',"started_at":', docextract.json_time(d.started_at), ',"completed_at":', docextract.json_time(d.completed_at),
        ',"expires_at":', docextract.json_time(d.expires_at), ',"revision":', d.revision, ',"reanalysis":null',
        ',"progress":{"stage":"', CASE
            WHEN d.status = 'queued' THEN 'queued'
            WHEN d.status = 'password_required' THEN 'open'
            WHEN d.status <> 'processing' THEN 'done'
            WHEN d.pages_selected IS NULL THEN 'open'
            WHEN d.pages_pending > 0 THEN 'read'
            ELSE 'extract' END,
        '","pages_done":', d.pages_done, ',"pages_total":', docextract.json_number(d.pages_selected),
        '},"queue":', CASE WHEN docextract.is_terminal(d.status) THEN 'null'
                           ELSE docextract.queue_json(d.uuid, d.status, d.pages_pending) END,
        CASE WHEN p_with_data THEN concat(',"data":', coalesce(r.data, 'null')) END,
        ',"rows_total":', docextract.json_number(r.rows_total), ',"verification":', coalesce(r.verification, 'null'),
        ',"checks":', coalesce(r.checks, '[]'), ',"corrections":', coalesce(r.corrections, '[]'),
        ',"warnings":', coalesce(r.warnings, d.warnings), ',"error":', coalesce(d.error, 'null'),
        ',"links":{"self":"', p_base, '/documents/', d.uuid, '"',
        CASE WHEN d.status IN ('queued', 'processing', 'password_required')
             THEN concat(',"cancel":"', p_base, '/documents/', d.uuid, '/cancel"') END,
        CASE WHEN r.rows_total IS NOT NULL THEN concat(',"export_csv":"', p_base, '/documents/', d.uuid, '/export.csv"') END,
        '}',
        CASE WHEN 'evidence' = ANY (p_include) THEN concat(',"evidence":', coalesce(r.evidence, 'null')) END,
        CASE WHEN 'engine' = ANY (p_include) THEN concat(',"engine":', coalesce(r.engine, 'null')) END,
        '}')
    INTO v_json
    FROM docextract.document d
    LEFT JOIN docextract.result r ON r.document = d.uuid AND r.revision = d.revision
    WHERE d.uuid = p_document;
    RETURN v_json;
END $$;
COMMENT ON FUNCTION docextract.document_json IS 'The document object (JSON) that every answer and event carries; stored texts are spliced in as they are';

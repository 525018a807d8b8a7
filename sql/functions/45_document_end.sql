-- SPDX-License-Identifier: AGPL-3.0-or-later
-- How documents end, and the event that tells so, in one transaction.

SET LOCAL ROLE docextract_owner;

-- Above 256 KiB the receiver fetches the document himself.
CREATE OR REPLACE FUNCTION docextract.emit_event(p_document uuid, p_type text, p_base text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_team bigint;
    v_team_name text;
    v_revision int;
    v_id text;
    v_json text;
    v_omitted text;
BEGIN
    SELECT d.team, t.name, d.revision INTO v_team, v_team_name, v_revision
    FROM docextract.document d JOIN docextract.team t ON t.id = d.team WHERE d.uuid = p_document;
    v_id := concat('evt_', replace(p_document::text, '-', ''), '_', v_revision, '_', split_part(p_type, '.', 2));
    v_json := docextract.document_json(p_document, '{}', p_base);
    IF octet_length(v_json) > 262144 THEN
        v_json := docextract.document_json(p_document, '{}', p_base, false);
        v_omitted := ',"result_omitted":true';
    END IF;
    INSERT INTO docextract.outbox(event_id, team, type, document, revision, body)
    VALUES (v_id, v_team, p_type, p_document, v_revision, convert_to(concat(
        '{"id":"', v_id, '","type":"', p_type, '","created_at":', docextract.json_time(now()),
        ',"team":', docextract.json_text(v_team_name), ',"data":{"document":', v_json, v_omitted, '}}'), 'UTF8'))
    ON CONFLICT (event_id) DO NOTHING;
END $$;
COMMENT ON FUNCTION docextract.emit_event IS 'Event about a document, once per revision and type';

CREATE OR REPLACE FUNCTION docextract.document_end(p_document uuid, p_status text, p_error text, p_event text, p_base text)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM docextract.job_drop_all(p_document);
    UPDATE docextract.document d
    SET status = p_status, error = p_error, completed_at = clock_timestamp(), updated_at = clock_timestamp(),
        retire_at = d.expires_at, secret = NULL
    WHERE d.uuid = p_document;
    PERFORM docextract.emit_event(p_document, p_event, p_base);
END $$;
COMMENT ON FUNCTION docextract.document_end IS 'completed, needs_review, failed or cancelled; the document''s lock is held';

CREATE OR REPLACE FUNCTION docextract.tell_done(p_document uuid) RETURNS void
LANGUAGE sql AS $$ SELECT pg_catalog.pg_notify('docextract_done', p_document::text) $$;
COMMENT ON FUNCTION docextract.tell_done IS 'Wakes waiting requests from inside a transaction: for rare ends that no process announces itself';

-- A page that nobody can read. Its job is gone already. What then: ok, last (extraction is ready) or failed (all of it).
CREATE OR REPLACE FUNCTION docextract.page_lost(j docextract.job, p_code text, p_detail text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    d docextract.document;
BEGIN
    UPDATE docextract.page p SET state = 'failed' WHERE p.document = j.document AND p.n = j.page;
    UPDATE docextract.document a
    SET pages_done = a.pages_done + 1, pages_pending = a.pages_pending - 1, pages_failed = a.pages_failed + 1,
        warnings = docextract.json_array_cat(a.warnings, concat('[', docextract.warning_json('page_unreadable', j.page,
            concat_ws(': ', p_code, p_detail)), ']')),
        updated_at = clock_timestamp()
    WHERE a.uuid = j.document
    RETURNING * INTO d;
    IF d.pages_failed = d.pages_selected THEN
        PERFORM docextract.document_end(d.uuid, 'failed', docextract.problem_json(p_code, p_detail, d),
                                        'document.failed', d.base);
        PERFORM docextract.tell_done(d.uuid);
        RETURN 'failed';
    END IF;
    IF d.pages_pending > 0 THEN
        RETURN 'ok';
    END IF;
    PERFORM docextract.enqueue_extract(j);
    RETURN 'last';
END $$;
COMMENT ON FUNCTION docextract.page_lost IS 'Counts a page as failed; the rest of the document is read all the same';

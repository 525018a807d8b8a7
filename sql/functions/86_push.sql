-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Pushes of tax exports to a team's provider: deliveries like any other, whose state the export shows.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.push_provider(p_team bigint) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN (SELECT e.format FROM docextract.webhook_endpoint e WHERE e.team = p_team AND e.kind = 'provider');
END $$;
COMMENT ON FUNCTION docextract.push_provider IS 'Format in which a team''s sales are pushed; NULL: it has no provider';

CREATE OR REPLACE FUNCTION docextract.push_state(p_export uuid) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN (
        SELECT CASE WHEN count(*) = 0 THEN NULL
                    WHEN bool_and(d.state = 'delivered') THEN 'pushed'
                    WHEN bool_or(d.state = 'failed' OR (d.state = 'waiting' AND e.state = 'disabled')) THEN 'failed'
                    WHEN max(d.step) > 0 THEN 'retrying'
                    ELSE 'queued' END
        FROM docextract.outbox o JOIN docextract.delivery d ON d.event = o.id JOIN docextract.webhook_endpoint e ON e.id = d.endpoint
        WHERE o.export = p_export);
END $$;
COMMENT ON FUNCTION docextract.push_state IS 'queued, retrying, pushed (every file was taken) or failed; NULL: nothing was pushed';

CREATE OR REPLACE FUNCTION docextract.push_json(p_export uuid) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN (
        SELECT concat('{"state":', docextract.json_text(docextract.push_state(p_export)), ',"files":[', string_agg(concat(
            '{"name":', docextract.json_text(v.file_name), ',"idempotency_key":', docextract.json_text(v.event_id),
            ',"state":', docextract.json_text(CASE v.state WHEN 'delivered' THEN 'pushed' WHEN 'failed' THEN 'failed'
                                              ELSE CASE WHEN v.step > 0 THEN 'retrying' ELSE 'queued' END END),
            ',"attempts":', v.attempt, ',"status":', docextract.json_number(h.status), ',"error":', docextract.json_text(h.error),
            ',"answer":', docextract.json_text(encode(h.answer, 'escape')),
            ',"next_attempt_at":', docextract.json_time(CASE WHEN v.state = 'waiting' THEN v.due END),
            ',"ended_at":', docextract.json_time(v.ended_at), '}'), ',' ORDER BY v.id), ']}')
        FROM (SELECT d.*, o.file_name, o.event_id FROM docextract.outbox o JOIN docextract.delivery d ON d.event = o.id
              WHERE o.export = p_export) AS v
        LEFT JOIN LATERAL (SELECT * FROM docextract.delivery_attempt a WHERE a.delivery = v.id
                           ORDER BY a.attempt DESC, a.ended_at DESC LIMIT 1) AS h ON true);
END $$;
COMMENT ON FUNCTION docextract.push_json IS 'State of a push and the provider''s last answer to each file, as JSON object';

CREATE OR REPLACE FUNCTION docextract.push_note(p_export uuid) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF to_regclass('docextract.tax_export') IS NOT NULL THEN
        UPDATE docextract.tax_export x
        SET push_state = docextract.push_state(p_export), push_detail = docextract.push_json(p_export), updated_at = clock_timestamp()
        WHERE x.uuid = p_export;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.push_note IS 'Brings what an export says about its push up to date';

-- Once per export, whoever asks and however often: the idempotency key is the export's uuid. An export in several files
-- (a return for each GSTIN and month) makes one push of each, their keys uuid-1, uuid-2, …
CREATE OR REPLACE FUNCTION docextract.queue_push(p_export uuid) RETURNS text
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_team bigint;
    v_direction text;
    v_provider bigint;
    v_format text;
    v_files int;
BEGIN
    SELECT x.team, x.direction INTO v_team, v_direction FROM docextract.tax_export x WHERE x.uuid = p_export FOR NO KEY UPDATE;
    IF EXISTS (SELECT FROM docextract.outbox o WHERE o.export = p_export) THEN
        RETURN docextract.push_state(p_export);
    END IF;
    SELECT e.id, CASE v_direction WHEN 'sales' THEN e.format ELSE 'purchases_json' END INTO v_provider, v_format
    FROM docextract.webhook_endpoint e WHERE e.team = v_team AND e.kind = 'provider' FOR KEY SHARE;
    WITH files AS (
        SELECT f.name, f.media_type, row_number() OVER (ORDER BY f.position) AS n, count(*) OVER () AS of
        FROM docextract.tax_export_file f WHERE f.export = p_export AND f.format = v_format
    ), queued AS (
        INSERT INTO docextract.outbox(event_id, team, type, export, media_type, file_name, fanned, body)
        SELECT concat(p_export, CASE WHEN f.of > 1 THEN '-' || f.n END), v_team, 'tax_export.push', p_export, f.media_type, f.name, true,
               coalesce((SELECT string_agg(p.bytes, '' ORDER BY p.seq) FROM docextract.tax_export_part p
                         WHERE p.export = p_export AND p.name = f.name), '')
        FROM files f WHERE v_provider IS NOT NULL ORDER BY f.n
        RETURNING id
    )
    INSERT INTO docextract.delivery(event, endpoint) SELECT q.id, v_provider FROM queued q ORDER BY q.id;
    GET DIAGNOSTICS v_files = ROW_COUNT;
    IF v_files = 0 THEN
        UPDATE docextract.tax_export x
        SET push_state = 'failed', updated_at = clock_timestamp(), push_detail = concat('{"state":"failed","files":[],"error":',
            docextract.json_text(CASE WHEN v_provider IS NULL THEN 'the team has no provider'
                                      ELSE 'the export has no file of format ' || v_format END), '}')
        WHERE x.uuid = p_export;
        RETURN 'failed';
    END IF;
    PERFORM docextract.push_note(p_export);
    PERFORM docextract.notify_event();
    RETURN docextract.push_state(p_export);
END $$;
COMMENT ON FUNCTION docextract.queue_push IS 'Sends the files of a completed export to its team''s provider: sales in the provider''s format, purchases as purchases_json. The state of the push; failed at once when there is no provider or no such file';

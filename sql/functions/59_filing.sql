-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What files for portals and accounting programs are made from.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.settings_json(p_team bigint) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT coalesce((SELECT json_object_agg(s.name, s.value ORDER BY s.name)::text FROM docextract.team_setting s WHERE s.team = p_team), '{}')
$$;
COMMENT ON FUNCTION docextract.settings_json IS 'A team''s settings that differ from their defaults (JSON object)';

CREATE OR REPLACE FUNCTION docextract.set_team_setting(p_team text, p_name text, p_value text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_team bigint := docextract.team_id(p_team);
BEGIN
    IF p_value IS NULL THEN
        DELETE FROM docextract.team_setting s WHERE s.team = v_team AND s.name = p_name;
    ELSE
        INSERT INTO docextract.team_setting(team, name, value) VALUES (v_team, p_name, p_value)
        ON CONFLICT (team, name) DO UPDATE SET value = excluded.value, changed_at = now();
    END IF;
END $$;
COMMENT ON FUNCTION docextract.set_team_setting IS 'Sets a setting that the caller has checked; NULL: back to the default';

CREATE OR REPLACE FUNCTION docextract.get_team_settings(p_team text) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN docextract.settings_json(docextract.team_id(p_team));
END $$;
COMMENT ON FUNCTION docextract.get_team_settings IS 'The settings of a team by its name (JSON object)';

CREATE OR REPLACE FUNCTION docextract.get_filing(p_team bigint, p_uuid uuid)
RETURNS TABLE (status text, template text, filing_formats text[], revision int, data text, checks text, verification text, settings text,
               continuity text, file_name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY
        SELECT d.status, d.template, t.filing_formats, d.revision, r.data, r.checks, r.verification, docextract.settings_json(d.team),
               docextract.continuity_json(d.uuid), d.file_name
        FROM docextract.document d
        JOIN docextract.template t ON t.industry = d.industry AND t.name = d.template AND t.version = d.template_version
        LEFT JOIN docextract.result r ON r.document = d.uuid AND r.revision = d.revision
        WHERE d.uuid = p_uuid AND d.team = p_team;
END $$;
COMMENT ON FUNCTION docextract.get_filing IS 'API: what filing formats are made from; data is NULL while there is no result';

CREATE OR REPLACE FUNCTION docextract.record_filing_override(p_team bigint, p_account bigint, p_key bigint, p_uuid uuid, p_revision int,
    p_format text, p_verification text, p_failed_checks text, p_request_id text) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    INSERT INTO docextract.filing_override(team, account, key, document, revision, format, verification, failed_checks, request_id)
    VALUES (p_team, p_account, p_key, p_uuid, p_revision, p_format, p_verification, nullif(p_failed_checks, ''), p_request_id)
    RETURNING id
$$;
COMMENT ON FUNCTION docextract.record_filing_override IS 'API: somebody exports a document that is not verified';

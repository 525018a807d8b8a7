-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Which industries and templates there are.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.resolve_template(p_industry text, p_template text,
    OUT verdict text, OUT industry text, OUT template text, OUT version int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_name text := split_part(p_template, '@', 1);
    v_pin text := substr(p_template, length(v_name) + 2);
BEGIN
    verdict := 'unknown_industry';
    PERFORM FROM docextract.industry i WHERE i.slug = p_industry AND i.enabled;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    verdict := 'unknown_template';
    IF strpos(p_template, '@') = 0 THEN
        SELECT t.version INTO version FROM docextract.template t
        WHERE t.industry = p_industry AND t.name = v_name AND t.current;
    ELSIF v_pin ~ '^[1-9][0-9]{0,8}$' THEN
        SELECT t.version INTO version FROM docextract.template t
        WHERE t.industry = p_industry AND t.name = v_name AND t.version = v_pin::int;
    END IF;
    IF version IS NOT NULL THEN
        verdict := 'ok';
        industry := p_industry;
        template := v_name;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.resolve_template IS 'API: name or name@version → the template meant; disabled industries do not exist';

CREATE OR REPLACE FUNCTION docextract.industries_json() RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT concat('{"industries":[', string_agg(concat(
        '{"slug":"', i.slug, '","name":', docextract.json_text(i.name), ',"templates":[',
        (SELECT string_agg(concat('"', t.name, '"'), ',' ORDER BY t.name)
         FROM docextract.template t WHERE t.industry = i.slug AND t.current), ']}'), ',' ORDER BY i.slug), ']}')
    FROM docextract.industry i WHERE i.enabled
$$;
COMMENT ON FUNCTION docextract.industries_json IS 'API: body of GET /industries';

CREATE OR REPLACE FUNCTION docextract.templates_json(p_industry text) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT concat('{"industry":"', i.slug, '","templates":[', (
        SELECT string_agg(concat(
            '{"name":"', t.name, '","title":', docextract.json_text(t.title), ',"version":', t.version,
            ',"schema":', coalesce((t.body::json -> 'schema')::text, 'null'),
            ',"filing_formats":', to_json(t.filing_formats), '}'), ',' ORDER BY t.name)
        FROM docextract.template t WHERE t.industry = i.slug AND t.current), ']}')
    FROM docextract.industry i WHERE i.slug = p_industry AND i.enabled
$$;
COMMENT ON FUNCTION docextract.templates_json IS 'API: body of GET /industries/{slug}/templates; NULL when unknown or disabled';

CREATE OR REPLACE FUNCTION docextract.get_template(p_industry text, p_template text, p_version int) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN (SELECT t.body FROM docextract.template t
            WHERE t.industry = p_industry AND t.name = p_template AND t.version = p_version);
END $$;
COMMENT ON FUNCTION docextract.get_template IS 'Worker: the template''s text, also of versions and industries no longer offered';

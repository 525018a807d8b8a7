-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Which industries and templates there are, and what "auto" may become.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.resolve_template(p_industry text, p_template text,
    OUT verdict text, OUT industry text, OUT template text, OUT version int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_name text := split_part(p_template, '@', 1);
    v_pin text := substr(p_template, length(v_name) + 2);
    v_found text[];
BEGIN
    verdict := 'unknown_industry';
    PERFORM FROM docextract.industry i WHERE i.slug = p_industry AND i.enabled;
    IF NOT FOUND AND p_industry <> 'auto' THEN
        RETURN;
    END IF;
    verdict := 'unknown_template';
    SELECT array_agg(DISTINCT t.industry) INTO v_found
    FROM docextract.template t JOIN docextract.industry i ON i.slug = t.industry AND i.enabled
    WHERE t.current AND p_industry IN ('auto', t.industry) AND p_template IN ('auto', t.name, concat(t.name, '@', v_pin));
    IF p_template = 'auto' THEN
        IF v_found IS NOT NULL THEN
            verdict := 'ok';
            industry := p_industry;
            template := 'auto';
        END IF;
        RETURN;
    END IF;
    -- A name says its industry only if no other has a template of that name.
    IF p_industry = 'auto' AND cardinality(v_found) = 1 THEN
        p_industry := v_found[1];
    END IF;
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
COMMENT ON FUNCTION docextract.resolve_template IS 'API: name or name@version → the template meant; auto stays auto, without a version; disabled industries do not exist';

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
    IF p_template = 'auto' THEN
        RETURN (SELECT concat('[', string_agg(t.body, ',' ORDER BY t.industry, t.name), ']')
                FROM docextract.template t JOIN docextract.industry i ON i.slug = t.industry
                WHERE t.current AND (p_industry = t.industry OR (p_industry = 'auto' AND i.enabled))
                HAVING count(*) > 0);
    END IF;
    RETURN (SELECT t.body FROM docextract.template t
            WHERE t.industry = p_industry AND t.name = p_template AND t.version = p_version);
END $$;
COMMENT ON FUNCTION docextract.get_template IS 'Worker: the template''s text, also of versions and industries no longer offered; for auto an array of all that there are to choose from';

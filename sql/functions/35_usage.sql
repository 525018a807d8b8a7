-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What teams use: counted once, when a document completes, by calendar month in UTC.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.this_month() RETURNS date
LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT pg_catalog.date_trunc('month', pg_catalog.now() AT TIME ZONE 'UTC')::date $$;
COMMENT ON FUNCTION docextract.this_month IS 'First day of the current month, UTC';

CREATE OR REPLACE FUNCTION docextract.usage_add(p_team bigint, p_industry text, p_template text, p_pages bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO docextract.usage_month AS u VALUES (p_team, docextract.this_month(), p_pages, 1)
    ON CONFLICT (team, month) DO UPDATE SET pages = u.pages + excluded.pages, documents = u.documents + 1;
    INSERT INTO docextract.usage_template AS u VALUES (p_team, docextract.this_month(), p_industry, p_template, p_pages, 1)
    ON CONFLICT (team, month, industry, template) DO UPDATE SET pages = u.pages + excluded.pages, documents = u.documents + 1;
END $$;
COMMENT ON FUNCTION docextract.usage_add IS 'Counts one completed document; locks the team''s row of the month until the transaction ends';

CREATE OR REPLACE FUNCTION docextract.quota_left(p_team bigint) RETURNS bool
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT coalesce(u.pages, 0) < coalesce(t.pages_per_month, p.pages_per_month, 9223372036854775807)
                   AND coalesce(u.documents, 0) < coalesce(p.documents_per_month, 9223372036854775807)
            FROM docextract.team t
            JOIN docextract.plan p ON p.name = t.plan
            LEFT JOIN docextract.usage_month u ON u.team = t.id AND u.month = docextract.this_month()
            WHERE t.id = p_team);
END $$;
COMMENT ON FUNCTION docextract.quota_left IS 'May the team upload another document this month? What is already accepted is finished in any case';

CREATE OR REPLACE FUNCTION docextract.usage_json(p_team bigint) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT concat('{"month":"', to_char(m.month, 'YYYY-MM'),
        '","pages":{"used":', m.pages, ',"limit":', docextract.json_number(m.pages_limit),
        ',"remaining":', docextract.json_number(CASE WHEN m.pages_limit > m.pages THEN m.pages_limit - m.pages ELSE m.pages_limit * 0 END),
        '},"documents":{"used":', m.documents, ',"limit":', docextract.json_number(m.documents_limit),
        ',"remaining":', docextract.json_number(CASE WHEN m.documents_limit > m.documents THEN m.documents_limit - m.documents ELSE m.documents_limit * 0 END),
        '},"resets_at":', docextract.json_time((m.month + interval '1 month') AT TIME ZONE 'UTC'),
        ',"by_template":{', (
            SELECT string_agg(concat('"', b.industry, '/', b.template, '":{"pages":', b.pages,
                                     ',"documents":', b.documents, '}'), ',' ORDER BY b.industry, b.template)
            FROM docextract.usage_template b WHERE b.team = p_team AND b.month = m.month), '}}')
    FROM (SELECT docextract.this_month() AS month, coalesce(u.pages, 0) AS pages, coalesce(u.documents, 0) AS documents,
                 coalesce(t.pages_per_month, p.pages_per_month) AS pages_limit, p.documents_per_month AS documents_limit
          FROM docextract.team t
          JOIN docextract.plan p ON p.name = t.plan
          LEFT JOIN docextract.usage_month u ON u.team = t.id AND u.month = docextract.this_month()
          WHERE t.id = p_team) AS m
$$;
COMMENT ON FUNCTION docextract.usage_json IS 'API: body of GET /usage; NULL when there is no such team';

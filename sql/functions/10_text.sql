-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Pieces of JSON text. Plain SQL functions: the planner puts their bodies in place of the calls.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.rfc3339(t timestamptz) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT pg_catalog.to_char(t AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
COMMENT ON FUNCTION docextract.rfc3339 IS 'RFC 3339, UTC, milliseconds';

CREATE OR REPLACE FUNCTION docextract.json_time(t timestamptz) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT coalesce(pg_catalog.to_char(t AT TIME ZONE 'UTC', '"\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\""'), 'null') $$;
COMMENT ON FUNCTION docextract.json_time IS 'A time as JSON string, or null';

CREATE OR REPLACE FUNCTION docextract.json_text(s text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT coalesce(pg_catalog.to_json(s)::text, 'null') $$;
COMMENT ON FUNCTION docextract.json_text IS 'A text as JSON string, or null';

CREATE OR REPLACE FUNCTION docextract.json_number(n bigint) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT coalesce(n::text, 'null') $$;
COMMENT ON FUNCTION docextract.json_number IS 'A whole number, or null';

CREATE OR REPLACE FUNCTION docextract.json_array_cat(a text, b text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    x text := btrim(a, E' \t\r\n');
    y text := btrim(b, E' \t\r\n');
BEGIN
    IF left(x, 1) <> '[' OR right(x, 1) <> ']' OR left(y, 1) <> '[' OR right(y, 1) <> ']' THEN
        RAISE EXCEPTION 'not a JSON array' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    x := btrim(substr(x, 2, length(x) - 2), E' \t\r\n');
    y := btrim(substr(y, 2, length(y) - 2), E' \t\r\n');
    RETURN concat('[', x, CASE WHEN x <> '' AND y <> '' THEN ',' END, y, ']');
END $$;
COMMENT ON FUNCTION docextract.json_array_cat IS 'Two JSON arrays made one, their elements'' texts untouched';

CREATE OR REPLACE FUNCTION docextract.warning_json(p_code text, p_page int, p_detail text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT concat('{"code":', docextract.json_text(p_code), ',"page":', docextract.json_number(p_page),
                 ',"detail":', docextract.json_text(p_detail), '}') $$;
COMMENT ON FUNCTION docextract.warning_json IS 'One element of warnings';

-- Problems that SQL itself causes: a page or a job that nobody can finish, a password that never came.
-- The others are made by the programs, in the same form (lib/http/prob.c), from the same table (config/errors.tbl).
CREATE OR REPLACE FUNCTION docextract.problem_json(p_code text, p_detail text, p_document docextract.document)
RETURNS text LANGUAGE sql STABLE AS $$
    SELECT concat('{"type":"/docs#error-', e.code, '","title":', docextract.json_text(e.title), ',"status":', e.status,
                  ',"code":"', e.code, '","detail":', docextract.json_text(p_detail),
                  ',"instance":', docextract.json_text(concat(p_document.base, '/documents/', p_document.uuid)),
                  ',"request_id":', docextract.json_text(p_document.request_id),
                  ',"retryable":', CASE WHEN e.retryable THEN 'true' ELSE 'false' END, ',"meta":{},"errors":[]}')
    FROM (VALUES
        ('corrupt_file', 422, false, 'The file is damaged and cannot be read', 1),
        ('password_required', 422, false, 'The file is encrypted and needs a password', 1),
        ('wrong_password', 422, false, 'The password is wrong', 1),
        ('image_too_large', 422, false, 'The picture has too many pixels', 1),
        ('no_text_found', 422, false, 'No text was found in the document', 1),
        ('page_timeout', 422, false, 'Reading the document took too long', 1),
        ('reader_crashed', 422, false, 'The file made the reader fail', 1),
        ('upstream_unavailable', 502, true, 'An upstream service cannot be reached', 1),
        ('internal_error', 500, true, 'Something went wrong on our side', 2)
    ) AS e(code, status, retryable, title, rank)
    WHERE e.code = p_code OR e.rank = 2
    ORDER BY e.rank
    LIMIT 1
$$;
COMMENT ON FUNCTION docextract.problem_json IS 'RFC 9457 problem of a document; codes that are not in its table become internal_error';

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- SQL's own table of problems says what config/errors.tbl says.
\set tbl `cat ../../config/errors.tbl`
SELECT t.add(1);
WITH c AS (
    SELECT m[1] AS code, m[2] AS status, m[3] AS retryable, m[4] AS title
    FROM regexp_matches(:'tbl', '^DX_ERROR\((\w+), (\d+), (\w+), "(.*)"\)', 'gn') m),
p AS (SELECT c.*, docextract.problem_json(c.code, 'd', d)::json AS j FROM c, docextract.document d)
SELECT code, j ->> 'status' = status AND j ->> 'retryable' = retryable AND j ->> 'title' = title AS same FROM p WHERE j ->> 'code' = code ORDER BY 1;
\pset format unaligned
SELECT docextract.problem_json('no_such_code', 'a "detail"', d) FROM docextract.document d;

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Everything must have a comment: these lists are empty.
SELECT c.relkind, c.relname
FROM pg_class c
WHERE c.relnamespace = 'docextract'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'S')
  AND NOT (c.relkind = 'S' AND EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'i'))
  AND coalesce(obj_description(c.oid, 'pg_class'), '') = '' ORDER BY 1, 2;
SELECT c.relname, a.attname
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE c.relnamespace = 'docextract'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  AND coalesce(col_description(c.oid, a.attnum), '') = '' ORDER BY 1, a.attnum;
SELECT p.oid::regprocedure
FROM pg_proc p WHERE p.pronamespace = 'docextract'::regnamespace AND coalesce(obj_description(p.oid, 'pg_proc'), '') = '' ORDER BY 1;
-- The lists are about something.
SELECT count(*) > 15 AS tables FROM pg_class c WHERE c.relnamespace = 'docextract'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition;

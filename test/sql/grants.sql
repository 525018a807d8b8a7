-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The daemon's role may call these functions and touch nothing else.
SELECT p.oid::regprocedure AS may_call
FROM pg_proc p WHERE p.pronamespace = 'docextract'::regnamespace AND has_function_privilege('docextract_daemon', p.oid, 'EXECUTE')
ORDER BY p.proname;
SELECT c.relname, priv FROM pg_class c, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS priv
WHERE c.relnamespace = 'docextract'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND has_table_privilege('docextract_daemon', c.oid, priv);
SELECT has_schema_privilege('docextract_daemon', 'docextract', 'CREATE') AS may_create,
       r.rolsuper OR r.rolcreaterole OR r.rolcreatedb OR r.rolbypassrls AS powers FROM pg_roles r WHERE r.rolname = 'docextract_daemon';
-- PUBLIC has nothing.
SELECT p.proname FROM pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
WHERE p.pronamespace = 'docextract'::regnamespace AND a.grantee = 0;
-- Whatever it calls runs as the owner with a fixed search_path, unless it touches no table.
SELECT p.proname FROM pg_proc p
WHERE p.pronamespace = 'docextract'::regnamespace AND has_function_privilege('docextract_daemon', p.oid, 'EXECUTE')
  AND NOT (p.prosecdef AND p.proconfig @> ARRAY['search_path=pg_catalog, pg_temp'])
ORDER BY 1;
-- All belongs to the owner.
SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'docextract'::regnamespace AND c.relowner <> 'docextract_owner'::regrole;
SELECT p.proname FROM pg_proc p WHERE p.pronamespace = 'docextract'::regnamespace AND p.proowner <> 'docextract_owner'::regrole;
SET ROLE docextract_daemon;
SELECT count(*) FROM docextract.document;
SELECT docextract.document_json(t.id(1), '{}', '');
SELECT docextract.requeue_job(t.id(1));

-- SPDX-License-Identifier: AGPL-3.0-or-later
SELECT docextract.worker_start('h', 1) AS w \gset
SELECT t.complete(1);
SELECT t.add(2); SELECT t.claim('a', :w); SELECT t.fail('a');
SELECT t.add(3); SELECT t.claim('a', :w); SELECT t.fail('a', 'password_required');
SELECT t.add(4); SELECT verdict FROM docextract.cancel_document(1, t.id(4), '');
SELECT t.add(5);
SELECT docextract.retire() AS nothing;
SELECT n, status FROM t.documents;
-- The password never came.
UPDATE docextract.document SET retire_at = retire_at - interval '24 hours' WHERE uuid = t.id(3);
LISTEN docextract_done;
SELECT docextract.retire();
UNLISTEN docextract_done;
SELECT n, status FROM t.documents WHERE n = 3;
SELECT type FROM t.events WHERE n = 3;
SELECT document::json -> 'error' ->> 'code' AS code FROM docextract.get_document(1, t.id(3), '{}', '');
-- Time is up: in small batches; what still waits is left alone.
UPDATE docextract.document SET expires_at = now() - interval '1 hour', retire_at = CASE WHEN retire_at IS NOT NULL THEN now() - interval '1 hour' END;
SELECT docextract.retire(NULL, 3), docextract.retire(NULL, 3), docextract.retire(NULL, 3);
SELECT n, status FROM t.documents;
SELECT document FROM t.documents d, docextract.content c WHERE c.document = t.id(d.n);
SELECT (SELECT count(*) FROM docextract.page) AS pages, (SELECT count(*) FROM docextract.result) AS results;
SELECT document::json -> 'data' AS data, document::json -> 'error' ->> 'code' AS code FROM docextract.get_document(1, t.id(1), '{evidence}', '');
SELECT status, data FROM docextract.get_result(1, t.id(1));
-- A new retention is for documents that come after it.
SELECT docextract.retire(86400000);
SELECT t.add(6);
SELECT expires_at - created_at AS kept FROM docextract.document WHERE uuid = t.id(6);
SELECT docextract.retire();
SELECT document_keep FROM docextract.setting;
-- History: a partition a day, a week ahead; rows of days without one are taken over; old ones go.
SELECT count(*) FILTER (WHERE relname ~ '_\d{8}$') AS days FROM pg_class WHERE relnamespace = 'docextract'::regnamespace AND relkind = 'r' AND relname LIKE 'job_attempt_%';
-- Today's is left alone, because workers may be writing to it.
DO $$ BEGIN
    EXECUTE 'DROP TABLE docextract.job_attempt_' || to_char(now() AT TIME ZONE 'UTC', 'YYYYMMDD');
    EXECUTE 'DROP TABLE docextract.job_attempt_' || to_char(now() AT TIME ZONE 'UTC' + interval '5 days', 'YYYYMMDD');
END $$;
SELECT docextract.retire() AS made;
SELECT to_regclass('docextract.job_attempt_' || to_char(now() AT TIME ZONE 'UTC', 'YYYYMMDD')) IS NULL AS today_is_missing;
SELECT t.complete(10);
SELECT count(*) AS in_default FROM docextract.job_attempt_default;
INSERT INTO docextract.job_attempt(document, kind, page, attempt, started, ended, outcome)
SELECT t.id(9), 1, 0, 1, now() - d, now() - d, 'done' FROM unnest(ARRAY[interval '2 days', interval '40 days']) d;
SELECT count(*) AS in_default FROM docextract.job_attempt_default;
SELECT docextract.retire() > 0;
SELECT count(*) AS in_default FROM docextract.job_attempt_default;
SELECT docextract.attempt_partitions_make(true) AS made;
SELECT count(*) AS in_default FROM docextract.job_attempt_default;
SELECT count(*) AS kept FROM docextract.job_attempt WHERE document = t.id(9);
SELECT min(substr(relname, 13)::date) >= (now() AT TIME ZONE 'UTC')::date - 30 AS old_ones_dropped FROM pg_class WHERE relnamespace = 'docextract'::regnamespace AND relname ~ '^job_attempt_\d{8}$';
-- Events are kept for 30 days.
UPDATE docextract.outbox SET created_at = now() - interval '31 days' WHERE document = t.id(10);
SELECT docextract.retire();
SELECT count(*) FROM docextract.outbox WHERE document = t.id(10);
-- One team keeps its documents for a week, the others as configured.
SELECT docextract.set_team_retention('acme', '7 days');
SELECT t.add(7), t.add(8, 2);
SELECT right(uuid::text, 1) AS n, expires_at - created_at AS kept FROM docextract.document WHERE uuid IN (t.id(7), t.id(8)) ORDER BY 1;
SELECT docextract.set_team_retention('acme', NULL);
SELECT docextract.set_team_retention('nobody', '1 day');

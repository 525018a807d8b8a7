-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What becomes of things with time.

SET LOCAL ROLE docextract_owner;

-- Partitions of the history, a week ahead. Rows of a day without one (no keeper ran) go to the default partition and are
-- taken over later: attaching a day's partition beside an insert of that day makes the insert fail (23514), so it waits
-- until the day is over, except before there are any workers (p_today, when migrating).
CREATE OR REPLACE FUNCTION docextract.attempt_partitions_make(p_today bool DEFAULT false) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
    v_today date := (now() AT TIME ZONE 'UTC')::date;
    v_day date;
    v_name text;
    n int := 0;
BEGIN
    FOR v_day IN SELECT s::date FROM generate_series(
            least(v_today, (SELECT (min(a.ended) AT TIME ZONE 'UTC')::date FROM docextract.job_attempt_default a)),
            v_today + 7, interval '1 day') AS s
            WHERE p_today OR s::date > v_today OR (s::date + 1)::timestamp AT TIME ZONE 'UTC' < now() - interval '10 minutes' LOOP
        v_name := 'job_attempt_' || to_char(v_day, 'YYYYMMDD');
        CONTINUE WHEN to_regclass('docextract.' || v_name) IS NOT NULL;
        EXECUTE format('CREATE TABLE docextract.%I (LIKE docextract.job_attempt INCLUDING ALL)', v_name);
        EXECUTE format('COMMENT ON TABLE docextract.%I IS %L', v_name, 'Attempts that ended on ' || v_day);
        LOCK TABLE docextract.job_attempt_default IN ACCESS EXCLUSIVE MODE;
        EXECUTE format('WITH moved AS (DELETE FROM docextract.job_attempt_default a WHERE a.ended >= %L AND a.ended < %L RETURNING *)
                        INSERT INTO docextract.%I SELECT * FROM moved',
                       v_day::timestamp AT TIME ZONE 'UTC', (v_day + 1)::timestamp AT TIME ZONE 'UTC', v_name);
        EXECUTE format('ALTER TABLE docextract.job_attempt ATTACH PARTITION docextract.%I FOR VALUES FROM (%L) TO (%L)',
                       v_name, v_day::timestamp AT TIME ZONE 'UTC', (v_day + 1)::timestamp AT TIME ZONE 'UTC');
        n := n + 1;
    END LOOP;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.attempt_partitions_make IS 'Makes missing day partitions of job_attempt';

CREATE OR REPLACE FUNCTION docextract.attempt_partitions_drop(p_days int) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
    v_name text;
    n int := 0;
BEGIN
    FOR v_name IN
        SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'docextract.job_attempt'::regclass AND c.relname ~ '^job_attempt_[0-9]{8}$'
          AND to_date(right(c.relname, 8), 'YYYYMMDD') < (now() AT TIME ZONE 'UTC')::date - p_days LOOP
        EXECUTE format('DROP TABLE docextract.%I', v_name);
        n := n + 1;
    END LOOP;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.attempt_partitions_drop IS 'Drops day partitions of job_attempt that are older';

-- The time of one document has come: the password never came, or its retention is over. It is locked.
CREATE OR REPLACE FUNCTION docextract.retire_document(d docextract.document) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    IF d.status = 'password_required' AND d.expires_at > now() THEN
        PERFORM docextract.document_end(d.uuid, 'failed', d.error, 'document.failed', d.base);
        PERFORM docextract.tell_done(d.uuid);
        RETURN;
    END IF;
    PERFORM docextract.job_drop_all(d.uuid);
    PERFORM docextract.content_forget(d.uuid);
    DELETE FROM docextract.picture p WHERE p.document = d.uuid;
    DELETE FROM docextract.llm_reply r WHERE r.document = d.uuid;
    DELETE FROM docextract.page p WHERE p.document = d.uuid;
    DELETE FROM docextract.result r WHERE r.document = d.uuid;
    DELETE FROM docextract.result_whole w WHERE w.document = d.uuid;
    DELETE FROM docextract.result_rows w WHERE w.document = d.uuid;
    DELETE FROM docextract.revision w WHERE w.document = d.uuid;
    -- Outgoing bodies hold its data too.
    DELETE FROM docextract.outbox o WHERE o.document = d.uuid AND o.fanned AND NOT docextract.event_is_owed(o.id);
    UPDATE docextract.document a
    SET status = 'expired', retire_at = NULL, updated_at = clock_timestamp(), options = '{}', warnings = '[]', reanalysis = NULL
    WHERE a.uuid = d.uuid;
END $$;
COMMENT ON FUNCTION docextract.retire_document IS 'password_required becomes failed, everything else expired: content, words and results are deleted';

CREATE OR REPLACE FUNCTION docextract.retire(p_keep_ms bigint DEFAULT NULL, p_batch int DEFAULT 100) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    d docextract.document;
    n int := 0;
BEGIN
    UPDATE docextract.setting s SET document_keep = p_keep_ms * interval '1 millisecond'
    WHERE s.document_keep <> p_keep_ms * interval '1 millisecond';
    FOR d IN SELECT * FROM docextract.document a
             WHERE a.retire_at <= now() AND a.status NOT IN ('queued', 'processing')
             ORDER BY a.retire_at LIMIT p_batch FOR NO KEY UPDATE SKIP LOCKED LOOP
        PERFORM docextract.retire_document(d);
        n := n + 1;
    END LOOP;
    DELETE FROM docextract.picture p WHERE p.id IN (
        SELECT b.id FROM docextract.picture b WHERE b.created_at < now() - interval '10 minutes'
        AND NOT EXISTS (SELECT FROM docextract.job j WHERE j.document = b.document AND j.kind = 6 AND j.page = b.id)
        ORDER BY b.created_at LIMIT p_batch);
    n := n + docextract.retire_events(p_batch) + docextract.retire_exports(5);
    PERFORM docextract.feed_keep();
    DELETE FROM docextract.audit a WHERE a.at < now() - interval '400 days';
    RETURN n + docextract.attempt_partitions_make() + docextract.attempt_partitions_drop(30);
END $$;
COMMENT ON FUNCTION docextract.retire IS 'Keeper, now and then: retention in small batches; ≥ p_batch: call again soon. p_keep_ms (retention.document) counts for documents accepted from now on';

DO $$ BEGIN PERFORM docextract.attempt_partitions_make(true); END $$;

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Workers: their life, their claims, what they read.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.worker_start(p_host text, p_pid int) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_id int;
BEGIN
    INSERT INTO docextract.worker(host, pid) VALUES (p_host, p_pid) RETURNING id INTO v_id;
    PERFORM pg_advisory_lock(4711, v_id);
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.worker_start IS 'Worker: call it on the connection that claims; that connection''s end is the worker''s end, seen by sweep() at once';

CREATE OR REPLACE FUNCTION docextract.worker_beat(p_worker bigint) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE docextract.worker w SET beat = clock_timestamp() WHERE w.id = p_worker;
    RETURN FOUND;
END $$;
COMMENT ON FUNCTION docextract.worker_beat IS 'Worker: every 5 s; false: given up by sweep(), start again';

CREATE OR REPLACE FUNCTION docextract.worker_stop(p_worker bigint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    j docextract.job;
    n int := 0;
BEGIN
    FOR j IN SELECT * FROM docextract.job a WHERE a.state = 'w' AND a.worker_id = p_worker ORDER BY a.id FOR UPDATE LOOP
        PERFORM docextract.attempt_add(j, 'released', 'the worker stopped');
        j.attempt := j.attempt - 1;
        PERFORM docextract.job_give_back(j, '0', NULL);
        n := n + 1;
    END LOOP;
    DELETE FROM docextract.worker w WHERE w.id = p_worker;
    PERFORM pg_advisory_unlock(4711, p_worker::int);
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.worker_stop IS 'Worker: orderly end; what it holds goes back at once and does not count as an attempt';

-- The next job in line, locked. Never waits. Sync before async before bulk, or async first for the one worker that keeps
-- a flood of sync requests from starving the rest. Delayed ones that are due come when nothing else is ready.
CREATE OR REPLACE FUNCTION docextract.job_next(p_async_first bool, p_not bigint[]) RETURNS docextract.job
LANGUAGE plpgsql AS $$
DECLARE
    j docextract.job;
BEGIN
    IF p_async_first THEN
        SELECT * INTO j FROM docextract.job a WHERE a.state = 'r' AND a.cost > 0 AND a.prio > 0 AND a.id <> ALL (p_not)
        ORDER BY a.prio, a.fair, a.id LIMIT 1 FOR UPDATE SKIP LOCKED;
        IF FOUND THEN
            RETURN j;
        END IF;
    END IF;
    SELECT * INTO j FROM docextract.job a WHERE a.state = 'r' AND a.cost > 0 AND a.id <> ALL (p_not)
    ORDER BY a.prio, a.fair, a.id LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF NOT FOUND THEN
        SELECT * INTO j FROM docextract.job a
        WHERE a.state = 'd' AND a.ready_at <= clock_timestamp() AND a.id <> ALL (p_not)
        ORDER BY a.ready_at LIMIT 1 FOR UPDATE SKIP LOCKED;
    END IF;
    RETURN j;
END $$;
COMMENT ON FUNCTION docextract.job_next IS 'The job that a claim would take, locked';

-- The document of a job to be claimed; NULL when it is locked by somebody who ends it, or has ended.
CREATE OR REPLACE FUNCTION docextract.claim_document(j docextract.job) RETURNS docextract.document
LANGUAGE plpgsql AS $$
DECLARE
    d docextract.document;
BEGIN
    IF j.kind <> 1 THEN
        SELECT * INTO d FROM docextract.document a WHERE a.uuid = j.document;
        RETURN d;
    END IF;
    -- Waiting here, with the job locked, would be the wrong order of locks.
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = j.document FOR NO KEY UPDATE SKIP LOCKED;
    IF d.status = 'queued' THEN
        UPDATE docextract.document a
        SET status = 'processing', started_at = coalesce(a.started_at, clock_timestamp()), updated_at = clock_timestamp()
        WHERE a.uuid = j.document
        RETURNING * INTO d;
    END IF;
    RETURN d;
END $$;
COMMENT ON FUNCTION docextract.claim_document IS 'The first claim of a document moves it from queued to processing';

CREATE OR REPLACE FUNCTION docextract.is_workable(p_kind int, p_status text) RETURNS bool
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN p_kind <= 3 THEN p_status = 'processing' ELSE p_status IN ('completed', 'needs_review') END $$;
COMMENT ON FUNCTION docextract.is_workable IS 'May a job of this kind be claimed while its document is in this state? Revisions and pictures are of finished ones';

CREATE OR REPLACE FUNCTION docextract.claim_job(p_worker bigint, p_lease_ms int, p_async_first bool)
RETURNS TABLE (job_id bigint, document text, kind int, page int, token bigint, attempt int, team_id bigint,
    cancel_requested bool, industry text, template text, template_version int, media_type text, size_bytes bigint, languages text, pages text,
    options text, request_id text, file_name text, priority int, deadline text, waited_ms bigint, secret text, traceparent text)
LANGUAGE plpgsql SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET enable_sort = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job;
    d docextract.document;
    v_ready timestamptz;
    v_not bigint[] := '{}';
BEGIN
    PERFORM FROM docextract.worker w WHERE w.id = p_worker;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    LOOP
        j := docextract.job_next(p_async_first, v_not);
        EXIT WHEN j.id IS NULL;
        d := docextract.claim_document(j);
        EXIT WHEN docextract.is_workable(j.kind, d.status);
        v_not := v_not || j.id;
        EXIT WHEN cardinality(v_not) > 10;
    END LOOP;
    IF j.id IS NULL OR docextract.is_workable(j.kind, d.status) IS NOT TRUE THEN
        RETURN;
    END IF;
    v_ready := j.ready_at;
    UPDATE docextract.job a
    SET state = 'w', attempt = a.attempt + 1, token = nextval('docextract.fence'), worker_id = p_worker,
        started_at = clock_timestamp(), deadline = clock_timestamp() + p_lease_ms * interval '1 millisecond', secret_key = NULL
    WHERE a.id = j.id
    RETURNING * INTO j;
    RETURN QUERY SELECT j.id, j.document::text, j.kind::int, j.page, j.token, j.attempt::int, j.team,
        d.status = 'cancelled', d.industry, d.template,
        d.template_version, d.media_type, d.size_bytes, d.languages, d.pages, d.options, d.request_id, d.file_name,
        d.priority::int, docextract.rfc3339(j.deadline),
        greatest(0, (extract(epoch FROM j.started_at - v_ready) * 1000)::bigint), d.secret, d.traceparent;
END $$;
COMMENT ON FUNCTION docextract.claim_job IS 'Worker: one job with a new fencing token, or no row; also no row when the worker''s own row is gone';

CREATE OR REPLACE FUNCTION docextract.extend_job(p_job bigint, p_token bigint, p_lease_ms int) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE docextract.job a SET deadline = clock_timestamp() + p_lease_ms * interval '1 millisecond'
    WHERE a.id = p_job AND a.token = p_token;
    RETURN FOUND;
END $$;
COMMENT ON FUNCTION docextract.extend_job IS 'Worker: a new lease from now on; false: the fence is lost';

CREATE OR REPLACE FUNCTION docextract.get_words(p_uuid uuid) RETURNS TABLE (n int, words text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY SELECT p.n, p.words FROM docextract.page p
                 WHERE p.document = p_uuid AND p.state = 'read' ORDER BY p.n;
END $$;
COMMENT ON FUNCTION docextract.get_words IS 'Worker: the words of the pages that could be read, ascending';

CREATE OR REPLACE FUNCTION docextract.get_cells(p_uuid uuid) RETURNS TABLE (n int, cells text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY SELECT p.n, p.cells FROM docextract.page p
                 WHERE p.document = p_uuid AND p.state = 'read' AND p.cells IS NOT NULL ORDER BY p.n;
END $$;
COMMENT ON FUNCTION docextract.get_cells IS 'Worker: cells that were read again, of the pages that have any, ascending';

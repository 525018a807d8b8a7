-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The keeper: lost workers, overdue leases, delayed jobs, retention, gauges.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.keeper_lock() RETURNS bool
LANGUAGE sql AS $$ SELECT pg_catalog.pg_try_advisory_lock(4712, 1) $$;
COMMENT ON FUNCTION docextract.keeper_lock IS 'Keeper: true: this session is the one keeper that works, until it ends';

-- Workers whose claim connection is gone (their advisory lock with it) or whose last beat is old.
CREATE OR REPLACE FUNCTION docextract.dead_workers(p_stale_ms int) RETURNS int[]
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN ARRAY(
        SELECT w.id FROM docextract.worker w
        WHERE w.beat < clock_timestamp() - p_stale_ms * interval '1 millisecond'
           OR NOT EXISTS (
                SELECT FROM pg_locks l
                WHERE l.locktype = 'advisory' AND l.classid = 4711 AND l.objid = w.id::oid AND l.objsubid = 2 AND l.granted
                  AND l.database = (SELECT b.oid FROM pg_database b WHERE b.datname = current_database())));
END $$;
COMMENT ON FUNCTION docextract.dead_workers IS 'Workers that are gone';

-- One job whose worker is gone or whose lease has run out. A lost worker is not
-- the document's fault: the attempt is given back (20 times at most, the later
-- ones delayed). An overrun lease counts as a crash.
CREATE OR REPLACE FUNCTION docextract.sweep_job(j docextract.job, p_worker_lost bool) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    d docextract.document;
    v_error text := CASE WHEN j.max_attempts = 0 THEN j.last_error WHEN p_worker_lost THEN 'the worker was lost' ELSE 'the lease ran out' END;
    v_code text;
    v_dead bool;
BEGIN
    PERFORM docextract.attempt_add(j, CASE WHEN p_worker_lost THEN 'worker_lost' ELSE 'lease_expired' END,
                                   v_error);
    IF p_worker_lost THEN
        j.losses := j.losses + 1;
    ELSE
        j.crashes := j.crashes + 1;
    END IF;
    v_dead := j.max_attempts = 0 OR j.crashes >= 2 OR j.losses >= 20
              OR NOT p_worker_lost AND j.attempt >= j.max_attempts;
    IF NOT v_dead THEN
        j.attempt := j.attempt - p_worker_lost::int;
        PERFORM docextract.job_give_back(j, CASE WHEN j.losses > 3 THEN docextract.backoff(j.losses - 3)
                                                 WHEN p_worker_lost THEN interval '0'
                                                 ELSE docextract.backoff(j.attempt) END, v_error);
        RETURN;
    END IF;
    DELETE FROM docextract.job a WHERE a.id = j.id;
    v_code := CASE WHEN j.crashes >= 2 THEN 'reader_crashed' ELSE 'internal_error' END;
    IF j.kind = 2 THEN
        PERFORM docextract.page_lost(j, v_code, v_error);
    ELSIF j.kind >= 4 THEN
        SELECT * INTO d FROM docextract.document a WHERE a.uuid = j.document;
        PERFORM docextract.task_lost(j, docextract.problem_json(v_code, v_error, d));
        PERFORM docextract.tell_done(j.document);
    ELSE
        SELECT * INTO d FROM docextract.document a WHERE a.uuid = j.document;
        PERFORM docextract.document_end(d.uuid, 'failed', docextract.problem_json(v_code, v_error, d),
                                        'document.failed', d.base);
        PERFORM docextract.tell_done(d.uuid);
    END IF;
END $$;
COMMENT ON FUNCTION docextract.sweep_job IS 'What becomes of a job that nobody works on any more; it and its document are locked';

CREATE OR REPLACE FUNCTION docextract.wake_delayed() RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
    n int;
BEGIN
    UPDATE docextract.job a SET state = 'r', fair = greatest(a.fair, docextract.queue_head(a.prio)), ready_at = clock_timestamp()
    WHERE a.id IN (SELECT b.id FROM docextract.job b WHERE b.state = 'd' AND b.ready_at <= clock_timestamp()
                   ORDER BY b.ready_at LIMIT 1000 FOR UPDATE SKIP LOCKED);
    GET DIAGNOSTICS n = ROW_COUNT;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.wake_delayed IS 'Moves delayed jobs that are due into the ready index';

CREATE OR REPLACE FUNCTION docextract.refresh_queue_state() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM docextract.queue_state q WHERE q.refreshed_at < clock_timestamp() - interval '5 seconds'
        FOR NO KEY UPDATE SKIP LOCKED;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    UPDATE docextract.queue_state q
    SET refreshed_at = clock_timestamp(),
        workers = greatest(1, (SELECT count(*) FROM docextract.worker)),
        ready = (SELECT count(*) FROM docextract.job a WHERE a.state = 'r' AND a.cost > 0),
        job_seconds = coalesce((
            SELECT avg(extract(epoch FROM r.ended - r.started)) FROM (
                SELECT a.started, a.ended FROM docextract.job_attempt a
                WHERE a.ended > now() - interval '1 hour' AND a.outcome = 'done'
                ORDER BY a.ended DESC LIMIT 200) AS r), q.job_seconds);
END $$;
COMMENT ON FUNCTION docextract.refresh_queue_state IS 'Recent durations and live workers, for waiting times; at most every 5 s';

CREATE OR REPLACE FUNCTION docextract.sweep(p_stale_ms int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_dead int[] := docextract.dead_workers(p_stale_ms);
    c record;
    j docextract.job;
    v_lost bool;
    n int;
BEGIN
    n := docextract.wake_delayed();
    FOR c IN SELECT a.id, a.token, a.document FROM docextract.job a
             WHERE a.state = 'w' AND (a.deadline < clock_timestamp() OR a.worker_id = ANY (v_dead)
                                      OR NOT EXISTS (SELECT FROM docextract.worker w WHERE w.id = a.worker_id))
             ORDER BY a.id LIMIT 1000 LOOP
        -- Whoever holds one of these locks is about to end the job properly; next time, then.
        PERFORM FROM docextract.document d WHERE d.uuid = c.document FOR NO KEY UPDATE SKIP LOCKED;
        CONTINUE WHEN NOT FOUND;
        SELECT * INTO j FROM docextract.job a WHERE a.id = c.id AND a.token = c.token FOR UPDATE SKIP LOCKED;
        CONTINUE WHEN NOT FOUND;
        v_lost := j.worker_id = ANY (v_dead) OR NOT EXISTS (SELECT FROM docextract.worker w WHERE w.id = j.worker_id);
        CONTINUE WHEN NOT v_lost AND j.deadline >= clock_timestamp();
        PERFORM docextract.sweep_job(j, v_lost);
        n := n + 1;
    END LOOP;
    DELETE FROM docextract.worker d WHERE d.id IN (
        SELECT w.id FROM docextract.worker w WHERE w.id = ANY (v_dead)
        AND NOT EXISTS (SELECT FROM docextract.job a WHERE a.state = 'w' AND a.worker_id = w.id) FOR UPDATE SKIP LOCKED);
    PERFORM docextract.refresh_queue_state();
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.sweep IS 'Keeper, every second: lost workers, overrun leases, delayed jobs that are due. Waits for nobody; several may run at once. > 0: send notify_job() after the commit';

CREATE OR REPLACE FUNCTION docextract.queue_gauges()
RETURNS TABLE (kind int, prio int, ready bigint, working bigint, delayed bigint, oldest_ready_s double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT j.kind::int, j.prio::int, count(*) FILTER (WHERE j.state = 'r'), count(*) FILTER (WHERE j.state = 'w'),
           count(*) FILTER (WHERE j.state = 'd'),
           coalesce(extract(epoch FROM clock_timestamp() - min(j.ready_at) FILTER (WHERE j.state = 'r')), 0)::double precision
    FROM docextract.job j GROUP BY 1, 2 ORDER BY 1, 2
$$;
COMMENT ON FUNCTION docextract.queue_gauges IS 'Keeper: the queue in numbers, for /metrics; no row for what does not occur';

CREATE OR REPLACE FUNCTION docextract.db_ready(p_version int) RETURNS bool
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT coalesce(max(m.version) >= p_version, false) FROM docextract.schema_migration m
$$;
COMMENT ON FUNCTION docextract.db_ready IS 'Does the schema have what a program of this version needs? A newer schema does';

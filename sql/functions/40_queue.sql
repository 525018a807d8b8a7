-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The queue's own steps, used by the functions of API, worker and keeper.
--
-- Order of locks everywhere: document row, then job rows. Claims are the only
-- ones who come the other way, and they never wait (SKIP LOCKED).

SET LOCAL ROLE docextract_owner;

-- Where the queue stands: the tag that is served next, or was served last.
CREATE OR REPLACE FUNCTION docextract.queue_head(p_prio int) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN coalesce(
        (SELECT j.fair FROM docextract.job j WHERE j.state = 'r' AND j.cost > 0 AND j.prio = p_prio
         ORDER BY j.prio, j.fair, j.id LIMIT 1),
        (SELECT j.fair FROM docextract.job j WHERE j.state = 'w' AND j.prio = p_prio ORDER BY j.prio DESC, j.fair DESC LIMIT 1),
        0);
END $$;
COMMENT ON FUNCTION docextract.queue_head IS 'Start tag of a job that is to be served next in its priority';

-- Pages a document will probably have; only how teams take turns depends on it.
CREATE OR REPLACE FUNCTION docextract.estimate_pages(p_media_type text, p_size_bytes bigint) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN p_media_type IN ('application/pdf', 'image/tiff')
                THEN least(1000, 1 + p_size_bytes / 100000)::int ELSE 1 END
$$;
COMMENT ON FUNCTION docextract.estimate_pages IS 'Guess by type and size';

-- Start-time fair queueing without any state per team: a team with waiting jobs
-- continues behind its last one, another one starts at the head. A flood of one
-- team so delays nobody else, and nobody is punished for what he used before.
CREATE OR REPLACE FUNCTION docextract.enqueue_open(p_document uuid, p_team bigint, p_prio int, p_cost int) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO docextract.job(document, kind, team, prio, cost, fair)
    SELECT p_document, 1, p_team, p_prio, p_cost, greatest(
        (SELECT j.fair + j.cost FROM docextract.job j WHERE j.team = p_team AND j.prio = p_prio AND j.state = 'r'
         ORDER BY j.fair DESC LIMIT 1),
        docextract.queue_head(p_prio));
END $$;
COMMENT ON FUNCTION docextract.enqueue_open IS 'First job of a document';

-- Pages go on where their document stands and cost one each: one page of a long
-- document, then one of every other team that waits.
CREATE OR REPLACE FUNCTION docextract.enqueue_pages(j docextract.job, p_pages int[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_fair bigint := greatest(j.fair, docextract.queue_head(j.prio));
BEGIN
    INSERT INTO docextract.job(document, kind, page, team, prio, cost, fair)
    SELECT j.document, 2, p.n, j.team, j.prio, 1, v_fair + p.i - 1
    FROM unnest(p_pages) WITH ORDINALITY AS p(n, i);
END $$;
COMMENT ON FUNCTION docextract.enqueue_pages IS 'Page jobs of a document that its open job found';

-- The last page's tag is among the oldest: the document's end comes next.
CREATE OR REPLACE FUNCTION docextract.enqueue_extract(j docextract.job) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO docextract.job(document, kind, team, prio, cost, fair) VALUES (j.document, 3, j.team, j.prio, 1, j.fair);
END $$;
COMMENT ON FUNCTION docextract.enqueue_extract IS 'Extract job after the last page job';

-- The job that the caller holds, with its document locked; all NULL when the fence is lost.
CREATE OR REPLACE FUNCTION docextract.job_hold(p_job bigint, p_token bigint, VARIADIC p_kinds int[]) RETURNS docextract.job
LANGUAGE plpgsql AS $$
DECLARE
    j docextract.job;
    v_document uuid;
BEGIN
    SELECT a.document INTO v_document FROM docextract.job a WHERE a.id = p_job AND a.token = p_token;
    IF v_document IS NULL THEN
        RETURN NULL;
    END IF;
    PERFORM FROM docextract.document d WHERE d.uuid = v_document FOR NO KEY UPDATE;
    SELECT * INTO j FROM docextract.job a WHERE a.id = p_job AND a.token = p_token FOR UPDATE;
    IF j.kind <> ALL (p_kinds) THEN
        RAISE EXCEPTION 'job % is of kind %', p_job, j.kind USING ERRCODE = 'DX001';
    END IF;
    RETURN j;
END $$;
COMMENT ON FUNCTION docextract.job_hold IS 'Locks document and job, then checks the fencing token';

CREATE OR REPLACE FUNCTION docextract.attempt_add(j docextract.job, p_outcome text, p_error text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO docextract.job_attempt(document, kind, page, attempt, worker_id, host, started, ended, outcome, error)
    VALUES (j.document, j.kind, j.page, j.attempt, j.worker_id,
            (SELECT w.host FROM docextract.worker w WHERE w.id = j.worker_id),
            j.started_at, clock_timestamp(), p_outcome, p_error);
END $$;
COMMENT ON FUNCTION docextract.attempt_add IS 'Row of history for the attempt that ends now';

CREATE OR REPLACE FUNCTION docextract.job_end(j docextract.job, p_outcome text, p_error text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM docextract.job a WHERE a.id = j.id;
    PERFORM docextract.attempt_add(j, p_outcome, p_error);
END $$;
COMMENT ON FUNCTION docextract.job_end IS 'A held job is over';

-- All jobs of a document that ends. Its lock is held. Returns how many were being worked on.
CREATE OR REPLACE FUNCTION docextract.job_drop_all(p_document uuid) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
    j docextract.job;
    n int := 0;
BEGIN
    FOR j IN DELETE FROM docextract.job a WHERE a.document = p_document RETURNING a.* LOOP
        IF j.state = 'w' THEN
            PERFORM docextract.attempt_add(j, 'cancelled', NULL);
            n := n + 1;
        END IF;
    END LOOP;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.job_drop_all IS 'Removes what is left of a document''s jobs; workers lose their fence';

-- Back into the queue: at once, or delayed.
CREATE OR REPLACE FUNCTION docextract.job_give_back(j docextract.job, p_delay interval, p_error text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE docextract.job a
    SET state = CASE WHEN p_delay > '0' THEN 'd' ELSE 'r' END, ready_at = clock_timestamp() + p_delay,
        token = NULL, worker_id = NULL, started_at = NULL, deadline = NULL, last_error = coalesce(p_error, a.last_error),
        attempt = j.attempt, crashes = j.crashes, losses = j.losses
    WHERE a.id = j.id;
END $$;
COMMENT ON FUNCTION docextract.job_give_back IS 'Hands a held job back with the counts in j';

CREATE OR REPLACE FUNCTION docextract.backoff(p_n int) RETURNS interval
LANGUAGE sql VOLATILE AS
$$ SELECT pg_catalog.make_interval(secs => least(60, 2.0 ^ least(p_n, 6)) * (0.8 + 0.4 * pg_catalog.random())) $$;
COMMENT ON FUNCTION docextract.backoff IS 'Wait before attempt n + 1: 2, 4, 8 … 60 s, give or take a fifth';

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What workers report. Each function checks the fencing token first; 'lost' or
-- false means: somebody else owns the job, or the document has ended: drop everything.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.open_done(p_job bigint, p_token bigint, p_media_type text, p_kind text, p_pages_total int,
    p_page_numbers int[], p_widths int[], p_heights int[], p_text_states text[], p_words text[]) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 1, 3);
    v_todo int[];
    n int := cardinality(p_page_numbers);
BEGIN
    IF j.id IS NULL THEN
        RETURN 'lost';
    END IF;
    IF j.kind = 3 THEN
        RETURN 'extract'; -- said twice: the first answer did not arrive
    END IF;
    IF (n, n, n, n) IS DISTINCT FROM
       (cardinality(p_widths), cardinality(p_heights), cardinality(p_text_states), cardinality(p_words)) THEN
        RAISE EXCEPTION 'open_done: arrays of different lengths' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    INSERT INTO docextract.page(document, n, width, height, source, text_state, state, words)
    SELECT j.document, u.n, u.width, u.height, CASE WHEN u.words IS NULL THEN 'none' ELSE 'text_layer' END, u.text_state,
           CASE WHEN u.words IS NULL THEN 'pending' ELSE 'read' END, u.words
    FROM unnest(p_page_numbers, p_widths, p_heights, p_text_states, p_words) AS u(n, width, height, text_state, words);
    v_todo := ARRAY(SELECT u.n FROM unnest(p_page_numbers, p_words) AS u(n, words) WHERE u.words IS NULL ORDER BY u.n);
    UPDATE docextract.document d
    SET media_type = p_media_type, kind = p_kind, pages_total = p_pages_total, pages_selected = n,
        pages_done = n - cardinality(v_todo), pages_pending = cardinality(v_todo), updated_at = clock_timestamp()
    WHERE d.uuid = j.document;
    IF cardinality(v_todo) > 0 THEN
        PERFORM docextract.job_end(j, 'done', NULL);
        PERFORM docextract.enqueue_pages(j, v_todo);
        RETURN 'pages';
    END IF;
    -- The words are in this worker's hands: it goes on without another claim.
    PERFORM docextract.attempt_add(j, 'done', NULL);
    UPDATE docextract.job a
    SET kind = 3, attempt = 1, crashes = 0, losses = 0, last_error = NULL, started_at = clock_timestamp(),
        deadline = clock_timestamp() + (a.deadline - a.started_at)
    WHERE a.id = j.id;
    RETURN 'extract';
END $$;
COMMENT ON FUNCTION docextract.open_done IS 'Worker: pages of the opened document, NULL words need OCR. extract: same job and token, now of kind extract; pages: page jobs are ready; lost';

CREATE OR REPLACE FUNCTION docextract.page_done(p_job bigint, p_token bigint, p_width int, p_height int, p_source text,
    p_words text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 2);
    v_pending int;
BEGIN
    IF j.id IS NULL THEN
        RETURN 'lost';
    END IF;
    PERFORM docextract.job_end(j, 'done', NULL);
    UPDATE docextract.page p SET state = 'read', width = p_width, height = p_height, source = p_source, words = p_words
    WHERE p.document = j.document AND p.n = j.page;
    UPDATE docextract.document d
    SET pages_done = d.pages_done + 1, pages_pending = d.pages_pending - 1, updated_at = clock_timestamp()
    WHERE d.uuid = j.document
    RETURNING d.pages_pending INTO v_pending;
    IF v_pending > 0 THEN
        RETURN 'ok';
    END IF;
    PERFORM docextract.enqueue_extract(j);
    RETURN 'last';
END $$;
COMMENT ON FUNCTION docextract.page_done IS 'Worker: words of one page. The document''s row is locked, so of two last pages exactly one is told last';

CREATE OR REPLACE FUNCTION docextract.cells_read(p_job bigint, p_token bigint, p_pages int[], p_cells text[]) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 3);
    n int;
BEGIN
    IF j.id IS NULL THEN
        RETURN false;
    END IF;
    UPDATE docextract.page p SET cells = u.cells
    FROM unnest(p_pages, p_cells) AS u(n, cells)
    WHERE p.document = j.document AND p.n = u.n AND p.state = 'read' AND p.source = 'ocr';
    GET DIAGNOSTICS n = ROW_COUNT;
    IF (n, n) IS DISTINCT FROM (cardinality(p_pages), cardinality(p_cells)) THEN
        RAISE EXCEPTION 'cells_read: not every page was read by OCR' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.cells_read IS 'Worker: all cells read again so far of these pages, before they are used. false: the fence is lost';

CREATE OR REPLACE FUNCTION docextract.page_failed(p_job bigint, p_token bigint, p_code text, p_detail text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 2);
BEGIN
    IF j.id IS NULL THEN
        RETURN 'lost';
    END IF;
    PERFORM docextract.job_end(j, 'failed', concat_ws(': ', p_code, p_detail));
    RETURN docextract.page_lost(j, p_code, p_detail);
END $$;
COMMENT ON FUNCTION docextract.page_failed IS 'Worker: a page that fails for good. ok, last, lost, or failed: it was the only hope, the document has failed';

-- What was asked for as auto has become a template; D afterwards. Nothing happens to a document whose template was named.
CREATE OR REPLACE FUNCTION docextract.settle_template(d docextract.document, p_industry text, p_template text, p_version int, p_percent int)
RETURNS docextract.document
LANGUAGE plpgsql AS $$
BEGIN
    IF d.template <> 'auto' THEN
        RETURN d;
    END IF;
    UPDATE docextract.document a
    SET industry = p_industry, template = p_template, template_version = p_version, template_confidence = p_percent
    WHERE a.uuid = d.uuid AND a.industry IN ('auto', p_industry)
    RETURNING * INTO d;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'settle_template: % is not of the industry asked for', p_industry USING ERRCODE = 'DX001';
    END IF;
    RETURN d;
END $$;
COMMENT ON FUNCTION docextract.settle_template IS 'The template that was chosen for a document that came with auto';

DROP FUNCTION IF EXISTS docextract.finish_document(bigint, bigint, text, bigint, text, text, text, text, text, text, text, text);
DROP FUNCTION IF EXISTS docextract.finish_document(bigint, bigint, text, bigint, text, text, text, text, text, text, text, text, text[], text, text);
CREATE OR REPLACE FUNCTION docextract.finish_document(p_job bigint, p_token bigint, p_status text, p_rows_total bigint, p_data text,
    p_evidence text, p_checks text, p_verification text, p_corrections text, p_warnings text, p_engine text, p_base text,
    p_rows text[] DEFAULT NULL, p_whole_data text DEFAULT NULL, p_whole_evidence text DEFAULT NULL,
    p_industry text DEFAULT NULL, p_template text DEFAULT NULL, p_version int DEFAULT NULL, p_percent int DEFAULT NULL)
RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job;
    d docextract.document;
    v_status text;
BEGIN
    IF p_status NOT IN ('completed', 'needs_review') THEN
        RAISE EXCEPTION 'finish_document: status %', p_status USING ERRCODE = 'DX001';
    END IF;
    j := docextract.job_hold(p_job, p_token, 3);
    IF j.id IS NULL THEN
        RETURN false;
    END IF;
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = j.document;
    PERFORM docextract.job_end(j, 'done', NULL);
    d := docextract.settle_template(d, p_industry, p_template, p_version, p_percent);
    v_status := docextract.store_result(d, d.revision, d.template, d.template_version, p_status, p_rows_total, p_data, p_evidence, p_checks,
                                        p_verification, p_corrections, p_warnings, p_engine, p_rows, p_whole_data, p_whole_evidence);
    PERFORM docextract.usage_add(d.team, d.industry, d.template, d.pages_done - d.pages_failed);
    PERFORM docextract.document_end(d.uuid, v_status, NULL, 'document.completed', p_base);
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.finish_document IS 'Worker: result, usage, event, end of the job and of the document in one transaction; false: lost. Unreadable pages make it needs_review and never verified';

CREATE OR REPLACE FUNCTION docextract.password_attempts_max() RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 5 $$;
COMMENT ON FUNCTION docextract.password_attempts_max IS 'So many wrong passwords and the document has failed';

CREATE OR REPLACE FUNCTION docextract.fail_document(p_job bigint, p_token bigint, p_problem text, p_base text) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 1, 2, 3, 4, 5, 6);
    v_code text := p_problem::json ->> 'code';
    v_left int;
BEGIN
    IF j.id IS NULL THEN
        RETURN false;
    END IF;
    PERFORM docextract.job_end(j, 'failed', concat_ws(': ', v_code, p_problem::json ->> 'detail'));
    IF j.kind < 4 AND v_code IN ('password_required', 'wrong_password') THEN
        UPDATE docextract.document d SET password_attempts = d.password_attempts + (v_code = 'wrong_password')::int
        WHERE d.uuid = j.document
        RETURNING greatest(0, docextract.password_attempts_max() - d.password_attempts) INTO v_left;
        p_problem := regexp_replace(p_problem, '"meta":{}', concat('"meta":{"attempts_left":', v_left, '}'));
    END IF;
    IF j.kind >= 4 THEN
        PERFORM docextract.task_lost(j, p_problem);
    ELSIF v_left > 0 THEN
        PERFORM docextract.job_drop_all(j.document);
        UPDATE docextract.document d
        SET status = 'password_required', error = p_problem, updated_at = clock_timestamp(),
            retire_at = least(d.expires_at, now() + interval '24 hours'), secret = NULL
        WHERE d.uuid = j.document;
        PERFORM docextract.emit_event(j.document, 'document.password_required', p_base);
    ELSE
        PERFORM docextract.document_end(j.document, 'failed', p_problem, 'document.failed', p_base);
    END IF;
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.fail_document IS 'Worker: nothing can be read. With code password_required or wrong_password the document waits 24 hours for a password instead, unless the wrong ones are too many. A revision or picture fails alone';

CREATE OR REPLACE FUNCTION docextract.release_job(p_job bigint, p_token bigint, p_error text, p_crashed bool, p_retry bool) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 1, 2, 3, 4, 5, 6);
BEGIN
    IF j.id IS NULL THEN
        RETURN 'lost';
    END IF;
    j.crashes := j.crashes + p_crashed::int;
    IF NOT p_retry OR j.attempt >= j.max_attempts OR j.crashes >= 2 THEN
        -- Should this worker die before it says what becomes of the document, sweep() must know.
        UPDATE docextract.job a SET crashes = j.crashes, max_attempts = 0, last_error = p_error WHERE a.id = j.id;
        RETURN 'dead';
    END IF;
    PERFORM docextract.attempt_add(j, CASE WHEN p_crashed THEN 'crashed' ELSE 'retry' END, p_error);
    PERFORM docextract.job_give_back(j, docextract.backoff(j.attempt), p_error);
    RETURN 'retry';
END $$;
COMMENT ON FUNCTION docextract.release_job IS 'Worker: the attempt failed. retry: it comes again after a while; dead: still the caller''s, who then calls fail_document() or page_failed(); lost';

-- As with a lost worker the attempt is given back, 20 times at most; never at once, or a worker without descriptors
-- would take and hand back one job after the other.
CREATE OR REPLACE FUNCTION docextract.return_job(p_job bigint, p_token bigint, p_error text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 1, 2, 3, 4, 5, 6);
BEGIN
    IF j.id IS NULL THEN
        RETURN 'lost';
    END IF;
    j.losses := j.losses + 1;
    IF j.losses >= 20 THEN
        UPDATE docextract.job a SET losses = j.losses, max_attempts = 0, last_error = p_error WHERE a.id = j.id;
        RETURN 'dead';
    END IF;
    PERFORM docextract.attempt_add(j, 'released', p_error);
    j.attempt := j.attempt - 1;
    PERFORM docextract.job_give_back(j, docextract.backoff(j.losses), p_error);
    RETURN 'retry';
END $$;
COMMENT ON FUNCTION docextract.return_job IS 'Worker: its host lacks something (descriptors, memory), which is not the document''s fault. Answers as release_job() does';

CREATE OR REPLACE FUNCTION docextract.job_cancelled(p_job bigint, p_token bigint, p_base text) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 1, 2, 3, 4, 5, 6);
BEGIN
    RETURN j.id IS NULL AND NOT EXISTS (SELECT FROM docextract.job a WHERE a.id = p_job);
END $$;
COMMENT ON FUNCTION docextract.job_cancelled IS 'Worker, after a cancel notice: true: the job is gone, stop; false: it is not, or is another''s by now';

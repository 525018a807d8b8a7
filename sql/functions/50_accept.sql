-- SPDX-License-Identifier: AGPL-3.0-or-later
-- A document comes in: content, document and first job in one transaction.

SET LOCAL ROLE docextract_owner;

-- Nothing is ever added to a document that exists already (a retry whose first try did commit).
CREATE OR REPLACE FUNCTION docextract.put_content(p_uuid uuid, p_seq int, p_bytes bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO docextract.content(document, seq, bytes)
    SELECT p_uuid, p_seq, p_bytes WHERE NOT EXISTS (SELECT FROM docextract.document d WHERE d.uuid = p_uuid)
    ON CONFLICT (document, seq) DO NOTHING;
END $$;
COMMENT ON FUNCTION docextract.put_content IS 'API: one piece of the upload, before accept_document() in the same transaction';

-- Before anything of an upload is stored. What a team has waiting is the way from the head of the queue to the tag behind
-- its last job: two probes of an index however long the queue is. What all have waiting is what the keeper counted last.
-- When the whole queue is full, a team with less than a hundredth of it still comes in: nobody can fill it against others.
CREATE OR REPLACE FUNCTION docextract.upload_room(p_team bigint, p_prio int, p_key text, p_queue bigint, p_team_queue bigint,
    OUT room text, OUT waiting bigint, OUT retry_after int)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    q docextract.queue_state;
BEGIN
    room := 'ok';
    SELECT coalesce((SELECT j.fair + j.cost FROM docextract.job j WHERE j.team = p_team AND j.prio = p_prio AND j.state = 'r'
                     ORDER BY j.fair DESC LIMIT 1) - docextract.queue_head(p_prio), 0) INTO waiting;
    SELECT * INTO q FROM docextract.queue_state a WHERE a.only_row;
    IF p_team_queue > 0 AND waiting >= p_team_queue THEN
        room := 'team_full';
    ELSIF p_queue > 0 AND q.ready >= p_queue AND waiting >= greatest(1, p_queue / 100) THEN
        room := 'queue_full';
        waiting := q.ready;
    END IF;
    IF room = 'ok' THEN
        RETURN;
    ELSIF p_key IS NOT NULL AND EXISTS (SELECT FROM docextract.document d WHERE d.team = p_team AND d.idempotency_key = p_key) THEN
        room := 'ok'; -- it has been taken already
        RETURN;
    END IF;
    -- until a twentieth of it is done
    retry_after := greatest(1, least(60, ceil(waiting * q.job_seconds / q.workers / 20)));
END $$;
COMMENT ON FUNCTION docextract.upload_room IS 'API: ok, or team_full (pages the team has waiting) or queue_full (waiting jobs of all) with how many wait and when to come again (s)';

CREATE OR REPLACE FUNCTION docextract.duplicate_warning(p_team bigint, p_sha256 bytea) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_other uuid;
BEGIN
    -- OFFSET 0: first these few, then their order; never a walk through all documents of the team in that order.
    SELECT s.uuid INTO v_other FROM (
        SELECT d.uuid, d.created_at FROM docextract.document d
        WHERE d.team = p_team AND d.sha256 = p_sha256 AND d.status NOT IN ('failed', 'cancelled', 'expired') OFFSET 0) AS s
    ORDER BY s.created_at DESC LIMIT 1;
    IF v_other IS NULL THEN
        RETURN '[]';
    END IF;
    RETURN concat('[{"code":"duplicate_upload","page":null,"detail":"The same bytes were uploaded as ', v_other,
                  '","uuid":"', v_other, '"}]');
END $$;
COMMENT ON FUNCTION docextract.duplicate_warning IS 'Warnings of a new document: the team has another one with the same bytes';

-- The document that an Idempotency-Key was used for; no row when it was not.
CREATE OR REPLACE FUNCTION docextract.find_replay(p_team bigint, p_key text, p_hash bytea, p_base text,
    OUT verdict text, OUT document text, OUT uuid uuid, OUT status text, OUT replay_status int)
LANGUAGE plpgsql STABLE AS $$
DECLARE
    d docextract.document;
BEGIN
    SELECT * INTO d FROM docextract.document a WHERE a.team = p_team AND a.idempotency_key = p_key;
    IF d.uuid IS NULL THEN
        RETURN;
    END IF;
    uuid := d.uuid;
    IF d.idempotency_hash <> p_hash THEN
        verdict := 'idempotency_conflict';
        RETURN;
    END IF;
    verdict := 'replayed';
    status := d.status;
    replay_status := d.replay_status;
    document := docextract.document_json(d.uuid, '{}', p_base);
END $$;
COMMENT ON FUNCTION docextract.find_replay IS 'replayed: the same request came before; idempotency_conflict: another one used the key; NULL: none did';

CREATE OR REPLACE FUNCTION docextract.accept_document(p_uuid uuid, p_team bigint, p_account bigint, p_key bigint,
    p_industry text, p_template text, p_version int, p_external_id text, p_file_name text, p_media_type text,
    p_size bigint, p_sha256 bytea, p_prio int, p_languages text, p_pages text, p_options text, p_request_id text,
    p_base text, p_idempotency_key text DEFAULT NULL, p_idempotency_hash bytea DEFAULT NULL, p_replay_status int DEFAULT NULL,
    p_secret text DEFAULT NULL, p_traceparent text DEFAULT NULL,
    OUT verdict text, OUT document text, OUT uuid uuid, OUT status text, OUT replay_status int)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    t record;
    r record;
    v_team bigint;
BEGIN
    SELECT d.team INTO v_team FROM docextract.document d WHERE d.uuid = p_uuid;
    IF v_team IS NULL THEN
        IF p_idempotency_key IS NOT NULL THEN
            r := docextract.find_replay(p_team, p_idempotency_key, p_idempotency_hash, p_base);
            verdict := r.verdict;
        END IF;
        IF verdict IS NULL THEN
            SELECT * INTO t FROM docextract.resolve_template(p_industry,
                concat(p_template, CASE WHEN p_version IS NOT NULL THEN concat('@', p_version) END));
            verdict := CASE WHEN t.verdict <> 'ok' THEN t.verdict
                            WHEN NOT docextract.quota_left(p_team) THEN 'quota_exceeded' ELSE 'ok' END;
        END IF;
        IF verdict = 'ok' THEN
            INSERT INTO docextract.document(uuid, team, account, key, industry, template, template_version, external_id,
                file_name, media_type, size_bytes, sha256, priority, languages, pages, options, request_id, base,
                warnings, created_at, updated_at, expires_at, idempotency_key, idempotency_hash, replay_status, secret, traceparent)
            SELECT p_uuid, p_team, p_account, p_key, t.industry, t.template, t.version, p_external_id,
                p_file_name, p_media_type, p_size, p_sha256, p_prio, p_languages, p_pages, coalesce(p_options, '{}'),
                p_request_id, p_base, docextract.duplicate_warning(p_team, p_sha256), n.now, n.now,
                n.now + coalesce(m.document_keep, s.document_keep),
                p_idempotency_key, p_idempotency_hash, p_replay_status, p_secret, p_traceparent
            FROM docextract.setting s, docextract.team m, (SELECT clock_timestamp() AS now) AS n
            WHERE s.only_row AND m.id = p_team
            ON CONFLICT DO NOTHING;
            IF FOUND THEN
                PERFORM docextract.enqueue_open(p_uuid, p_team, p_prio, docextract.estimate_pages(p_media_type, p_size));
                document := docextract.document_json(p_uuid, '{}', p_base);
                uuid := p_uuid;
                status := 'queued';
                RETURN;
            END IF;
            -- Another transaction was quicker: a twin with the same key, or a first try of our own.
            r := docextract.find_replay(p_team, p_idempotency_key, p_idempotency_hash, p_base);
            verdict := r.verdict;
            SELECT d.team INTO v_team FROM docextract.document d WHERE d.uuid = p_uuid;
            IF verdict IS NULL AND v_team IS NULL THEN
                RAISE EXCEPTION 'the document that was quicker is gone again' USING ERRCODE = 'serialization_failure';
            END IF;
        END IF;
        IF v_team IS NULL THEN
            -- So that the transaction can commit: no content without its document.
            DELETE FROM docextract.content c WHERE c.document = p_uuid;
            DELETE FROM docextract.content_place p WHERE p.document = p_uuid;
            IF verdict IN ('replayed', 'idempotency_conflict') THEN
                document := r.document;
                uuid := r.uuid;
                status := r.status;
                replay_status := r.replay_status;
            END IF;
            RETURN;
        END IF;
    END IF;
    verdict := 'duplicate_uuid';
    IF v_team = p_team THEN
        document := docextract.document_json(p_uuid, '{}', p_base);
        uuid := p_uuid;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.accept_document IS 'API: creates document and open job. replayed and idempotency_conflict: the key was used before. duplicate_uuid comes with the team''s existing document: a try whose outcome was unknown did commit. Quota is judged by what is completed';

CREATE OR REPLACE FUNCTION docextract.set_replay_status(p_team bigint, p_uuid uuid, p_status int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE docextract.document d SET replay_status = p_status
    WHERE d.uuid = p_uuid AND d.team = p_team AND d.idempotency_key IS NOT NULL AND d.replay_status IS NULL;
END $$;
COMMENT ON FUNCTION docextract.set_replay_status IS 'API: what a request that waited was answered at last, for its replays';

CREATE OR REPLACE FUNCTION docextract.notify_job() RETURNS void
LANGUAGE sql AS $$ SELECT pg_catalog.pg_notify('docextract_job', '') $$;
COMMENT ON FUNCTION docextract.notify_job IS 'API, worker, keeper: wake idle workers; in a transaction of its own after the commit';
CREATE OR REPLACE FUNCTION docextract.notify_done(p_uuid uuid) RETURNS void
LANGUAGE sql AS $$ SELECT pg_catalog.pg_notify('docextract_done', p_uuid::text) $$;
COMMENT ON FUNCTION docextract.notify_done IS 'Worker: wake requests that wait for this document; in a transaction of its own after the commit';
CREATE OR REPLACE FUNCTION docextract.notify_cancel(p_uuid uuid) RETURNS void
LANGUAGE sql AS $$ SELECT pg_catalog.pg_notify('docextract_cancel', p_uuid::text) $$;
COMMENT ON FUNCTION docextract.notify_cancel IS 'API: workers on this document may stop; in a transaction of its own after the commit';

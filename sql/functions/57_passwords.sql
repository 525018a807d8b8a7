-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Passwords of files. They are never here: an API process holds one in its memory under a name (document.secret), the
-- worker that needs it leaves an ephemeral public key with its job, and what passes by notification is sealed to that key.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.unlock_document(p_team bigint, p_uuid uuid, p_secret text, p_base text,
    OUT verdict text, OUT status text, OUT document text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    d docextract.document;
BEGIN
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = p_uuid AND a.team = p_team FOR NO KEY UPDATE;
    status := d.status;
    IF d.uuid IS NULL THEN
        verdict := 'not_found';
        RETURN;
    ELSIF d.status <> 'password_required' THEN
        verdict := 'invalid_state';
        RETURN;
    END IF;
    -- Pages that were read before the password was lost are read again: the document starts over.
    DELETE FROM docextract.page p WHERE p.document = p_uuid;
    UPDATE docextract.document a
    SET status = 'queued', error = NULL, secret = p_secret, retire_at = NULL, updated_at = clock_timestamp(),
        pages_total = NULL, pages_selected = NULL, pages_done = 0, pages_pending = 0, pages_failed = 0
    WHERE a.uuid = p_uuid;
    PERFORM docextract.enqueue_open(p_uuid, d.team, d.priority, docextract.estimate_pages(d.media_type, d.size_bytes));
    verdict := 'ok';
    status := 'queued';
    document := docextract.document_json(p_uuid, '{}', p_base);
END $$;
COMMENT ON FUNCTION docextract.unlock_document IS 'API: puts a document that waits for its password back into the queue; the password waits in the API process under p_secret';

CREATE OR REPLACE FUNCTION docextract.want_secret(p_job bigint, p_token bigint, p_public_key text) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_document uuid;
    v_secret text;
BEGIN
    UPDATE docextract.job j SET secret_key = p_public_key WHERE j.id = p_job AND j.token = p_token RETURNING j.document INTO v_document;
    SELECT d.secret INTO v_secret FROM docextract.document d WHERE d.uuid = v_document;
    IF v_secret IS NULL THEN
        RETURN false;
    END IF;
    PERFORM pg_notify('docextract_secret_wanted', concat_ws(' ', v_document, v_secret));
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.want_secret IS 'Worker: asks whoever holds the password of its job''s document for it; false: nobody does, or the fence is lost';

CREATE OR REPLACE FUNCTION docextract.secret_asks(p_uuid uuid, p_secret text) RETURNS TABLE (job bigint, token bigint, public_key text)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
    SELECT j.id, j.token, j.secret_key
    FROM docextract.document d JOIN docextract.job j ON j.document = d.uuid
    WHERE d.uuid = p_uuid AND d.secret = p_secret AND j.state = 'w' AND j.secret_key IS NOT NULL
$$;
COMMENT ON FUNCTION docextract.secret_asks IS 'API: which claims ask for this password. A notice only says when to look: anybody who may connect could send one, but not put a key here';

CREATE OR REPLACE FUNCTION docextract.give_secret(p_job bigint, p_token bigint, p_sealed text) RETURNS void
LANGUAGE sql AS $$ SELECT pg_catalog.pg_notify('docextract_secret', pg_catalog.concat_ws(' ', p_job, p_token, p_sealed)) $$;
COMMENT ON FUNCTION docextract.give_secret IS 'API: the password, sealed to the public key of that claim';

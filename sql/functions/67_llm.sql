-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replies of a language model, by the job that asked: extraction (revision of the document) or reanalysis (its own).

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.llm_revision(j docextract.job) RETURNS int
LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN j.kind = 4 THEN j.page ELSE (SELECT d.revision FROM docextract.document d WHERE d.uuid = j.document) END
$$;
COMMENT ON FUNCTION docextract.llm_revision IS 'The revision that a job makes';

CREATE OR REPLACE FUNCTION docextract.get_llm_reply(p_job bigint, p_token bigint, p_request bytea)
RETURNS TABLE (mine bool, reply bytea)
LANGUAGE plpgsql SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 3, 4);
BEGIN
    mine := j.id IS NOT NULL;
    SELECT r.reply INTO reply FROM docextract.llm_reply r
    WHERE r.document = j.document AND r.revision = docextract.llm_revision(j) AND r.request = p_request;
    RETURN NEXT;
END $$;
COMMENT ON FUNCTION docextract.get_llm_reply IS 'Worker: the reply to this very request for the revision that the job makes, NULL: none yet; mine false: the fence is lost';

CREATE OR REPLACE FUNCTION docextract.put_llm_reply(p_job bigint, p_token bigint, p_request bytea, p_reply bytea) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    j docextract.job := docextract.job_hold(p_job, p_token, 3, 4);
BEGIN
    IF j.id IS NULL THEN
        RETURN false;
    END IF;
    INSERT INTO docextract.llm_reply(document, revision, request, reply)
    VALUES (j.document, docextract.llm_revision(j), p_request, p_reply)
    ON CONFLICT (document, revision) DO UPDATE SET request = excluded.request, reply = excluded.reply, created_at = clock_timestamp();
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.put_llm_reply IS 'Worker: keeps a reply before it is used; false: the fence is lost';

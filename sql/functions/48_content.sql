-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Uploaded bytes outside of the database. An object is written only after content_reserve() has committed, and belongs to
-- its document with the transaction that accepts it: whatever breaks in between leaves a row that the keeper finds.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.content_reserve(p_driver text, p_key text, p_document uuid, p_keep_ms bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    INSERT INTO docextract.content_unowned(driver, key, document, due_at)
    VALUES (p_driver, p_key, p_document, now() + p_keep_ms * interval '1 millisecond')
$$;
COMMENT ON FUNCTION docextract.content_reserve IS 'API, command line: before an object is written; unless a document owns it by then it is deleted after p_keep_ms';

CREATE OR REPLACE FUNCTION docextract.content_release(p_driver text, p_key text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE docextract.content_unowned u SET due_at = now() WHERE u.driver = p_driver AND u.key = p_key AND NOT u.taken
$$;
COMMENT ON FUNCTION docextract.content_release IS 'API, command line: what was reserved is not needed after all';

-- Nothing is ever added to a document that exists already (a retry whose first try did commit).
CREATE OR REPLACE FUNCTION docextract.content_own(p_document uuid, p_driver text, p_key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    PERFORM FROM docextract.document d WHERE d.uuid = p_document;
    IF FOUND THEN
        RETURN;
    END IF;
    DELETE FROM docextract.content_unowned u WHERE u.driver = p_driver AND u.key = p_key AND NOT u.taken;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the content took too long to arrive and was given up' USING ERRCODE = 'serialization_failure';
    END IF;
    INSERT INTO docextract.content_place(document, driver, key) VALUES (p_document, p_driver, p_key);
END $$;
COMMENT ON FUNCTION docextract.content_own IS 'API: the object, written and durable, is this document''s; before accept_document() in the same transaction';

CREATE OR REPLACE FUNCTION docextract.content_place_deleted() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO docextract.content_unowned(driver, key, document, due_at) VALUES (OLD.driver, OLD.key, OLD.document, now());
    RETURN NULL;
END $$;
COMMENT ON FUNCTION docextract.content_place_deleted IS 'Trigger: an object without a document is due to be deleted, whoever removed the row';
CREATE OR REPLACE TRIGGER content_place_deleted AFTER DELETE ON docextract.content_place
    FOR EACH ROW EXECUTE FUNCTION docextract.content_place_deleted();

CREATE OR REPLACE FUNCTION docextract.content_forget(p_document uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM docextract.content c WHERE c.document = p_document;
    DELETE FROM docextract.content_place p WHERE p.document = p_document;
    -- Copies that were left for those who still read them.
    UPDATE docextract.content_unowned u SET due_at = now() WHERE u.document = p_document AND NOT u.taken AND u.due_at > now();
END $$;
COMMENT ON FUNCTION docextract.content_forget IS 'The bytes of this document go, wherever they are: at once, or by the keeper''s next round';

CREATE OR REPLACE FUNCTION docextract.content_take_unowned(p_drivers text[], p_limit int) RETURNS TABLE (driver text, key text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN QUERY
        UPDATE docextract.content_unowned u
        SET taken = true, tries = u.tries + 1, due_at = now() + least(10 * 2 ^ least(u.tries, 10), 3600) * interval '1 second'
        FROM (SELECT b.driver, b.key FROM docextract.content_unowned b
              WHERE b.due_at <= now() AND b.driver = ANY (p_drivers) ORDER BY b.due_at LIMIT p_limit FOR UPDATE SKIP LOCKED) AS n
        WHERE u.driver = n.driver AND u.key = n.key
        RETURNING u.driver, u.key;
END $$;
COMMENT ON FUNCTION docextract.content_take_unowned IS 'Keeper: objects to delete now; they come again, later and later, until content_gone()';

CREATE OR REPLACE FUNCTION docextract.content_gone(p_driver text, p_key text, p_error text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF p_error IS NULL THEN
        DELETE FROM docextract.content_unowned u WHERE u.driver = p_driver AND u.key = p_key AND u.taken;
    ELSE
        UPDATE docextract.content_unowned u SET error = p_error WHERE u.driver = p_driver AND u.key = p_key;
    END IF;
END $$;
COMMENT ON FUNCTION docextract.content_gone IS 'Keeper: the object is deleted, or why it could not be';

CREATE OR REPLACE FUNCTION docextract.get_content(p_uuid uuid, p_seq int) RETURNS TABLE (bytes bytea, driver text, key text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN QUERY SELECT c.bytes, p.driver, p.key
                 FROM (SELECT) AS one
                 LEFT JOIN docextract.content c ON c.document = p_uuid AND c.seq = p_seq
                 LEFT JOIN docextract.content_place p ON p.document = p_uuid;
END $$;
COMMENT ON FUNCTION docextract.get_content IS 'Worker: one piece of the uploaded bytes (NULL: there is none of that number), or where all of them are';

-- ---- command line: from one place to another, and what is where ----

CREATE OR REPLACE FUNCTION docextract.content_to_move(p_to text, p_after uuid, p_limit int)
RETURNS TABLE (document uuid, driver text, key text, size_bytes bigint, sha256 text)
LANGUAGE sql STABLE AS $$
    SELECT d.uuid, coalesce(p.driver, 'postgres'), p.key, d.size_bytes, encode(d.sha256, 'hex')
    FROM docextract.document d LEFT JOIN docextract.content_place p ON p.document = d.uuid
    WHERE d.uuid > p_after AND coalesce(p.driver, 'postgres') <> p_to
      AND (p.driver IS NOT NULL OR EXISTS (SELECT FROM docextract.content c WHERE c.document = d.uuid AND c.seq = 0))
    ORDER BY d.uuid LIMIT p_limit
$$;
COMMENT ON FUNCTION docextract.content_to_move IS 'Operator: documents whose bytes are elsewhere, by uuid';

CREATE OR REPLACE FUNCTION docextract.content_move(p_document uuid, p_from text, p_from_key text, p_to text, p_to_key text) RETURNS bool
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM docextract.document d WHERE d.uuid = p_document FOR NO KEY UPDATE;
    IF p_from = 'postgres' THEN
        DELETE FROM docextract.content c WHERE c.document = p_document;
    ELSE
        DELETE FROM docextract.content_place p WHERE p.document = p_document AND p.driver = p_from AND p.key = p_from_key;
    END IF;
    -- Deleted, past its retention, or moved by somebody else meanwhile.
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    UPDATE docextract.content_unowned u SET due_at = now() + interval '10 minutes' WHERE u.driver = p_from AND u.key = p_from_key;
    IF p_to <> 'postgres' THEN
        DELETE FROM docextract.content_unowned u WHERE u.driver = p_to AND u.key = p_to_key AND NOT u.taken;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'the copy took too long and was given up' USING ERRCODE = 'serialization_failure';
        END IF;
        INSERT INTO docextract.content_place(document, driver, key) VALUES (p_document, p_to, p_to_key);
    END IF;
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.content_move IS 'Operator: from now on its bytes are there (for postgres: put by the caller, in this transaction); the old object stays ten minutes for those who read it. false: they are not at p_from any more';

CREATE OR REPLACE FUNCTION docextract.content_bring(p_document uuid, p_seq int, p_bytes bytea) RETURNS void
LANGUAGE sql AS $$ INSERT INTO docextract.content(document, seq, bytes) VALUES (p_document, p_seq, p_bytes) $$;
COMMENT ON FUNCTION docextract.content_bring IS 'Operator: one piece, after content_move() to postgres in the same transaction';

CREATE OR REPLACE FUNCTION docextract.content_is_whole(p_document uuid) RETURNS bool
LANGUAGE sql STABLE AS $$
    SELECT d.sha256 = (SELECT sha256(string_agg(c.bytes, ''::bytea ORDER BY c.seq)) FROM docextract.content c WHERE c.document = d.uuid)
    FROM docextract.document d WHERE d.uuid = p_document
$$;
COMMENT ON FUNCTION docextract.content_is_whole IS 'Operator: the bytes in the database are those that were uploaded';

CREATE OR REPLACE FUNCTION docextract.content_missing(p_after uuid, p_limit int) RETURNS TABLE (document uuid, status text, created_at timestamptz)
LANGUAGE sql STABLE AS $$
    SELECT d.uuid, d.status, d.created_at FROM docextract.document d
    WHERE d.uuid > p_after AND d.status <> 'expired'
      AND NOT EXISTS (SELECT FROM docextract.content c WHERE c.document = d.uuid)
      AND NOT EXISTS (SELECT FROM docextract.content_place p WHERE p.document = d.uuid)
    ORDER BY d.uuid LIMIT p_limit
$$;
COMMENT ON FUNCTION docextract.content_missing IS 'Operator: documents without any bytes that should have some';

CREATE OR REPLACE FUNCTION docextract.content_places(p_driver text, p_after text, p_limit int)
RETURNS TABLE (key text, document uuid, size_bytes bigint, sha256 text)
LANGUAGE sql STABLE AS $$
    SELECT p.key, p.document, d.size_bytes, encode(d.sha256, 'hex')
    FROM docextract.content_place p JOIN docextract.document d ON d.uuid = p.document
    WHERE p.driver = p_driver AND p.key COLLATE "C" > p_after COLLATE "C" ORDER BY p.key COLLATE "C" LIMIT p_limit
$$;
COMMENT ON FUNCTION docextract.content_places IS 'Operator: objects that documents own, by key in byte order';

CREATE OR REPLACE FUNCTION docextract.content_unknown(p_driver text, p_keys text[]) RETURNS TABLE (key text)
LANGUAGE sql STABLE AS $$
    SELECT k.key FROM unnest(p_keys) AS k(key)
    WHERE NOT EXISTS (SELECT FROM docextract.content_place p WHERE p.driver = p_driver AND p.key = k.key)
      AND NOT EXISTS (SELECT FROM docextract.content_unowned u WHERE u.driver = p_driver AND u.key = k.key)
$$;
COMMENT ON FUNCTION docextract.content_unknown IS 'Operator: which of these objects this database has never heard of';

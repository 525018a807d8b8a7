-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What operators do, through the command line or psql, as docextract_owner.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.team_id(p_name text) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_id bigint;
BEGIN
    SELECT t.id INTO v_id FROM docextract.team t WHERE t.name = p_name;
    IF v_id IS NULL THEN
        RAISE EXCEPTION 'there is no team "%"', p_name USING ERRCODE = 'DX003';
    END IF;
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.team_id IS 'Number of a team; DX003 when there is none of that name';

CREATE OR REPLACE FUNCTION docextract.account_id(p_email text) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_id bigint;
BEGIN
    SELECT a.id INTO v_id FROM docextract.account a WHERE lower(a.email) = lower(p_email);
    IF v_id IS NULL THEN
        RAISE EXCEPTION 'there is no account "%"', p_email USING ERRCODE = 'DX003';
    END IF;
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.account_id IS 'Number of an account; DX003 when there is none with that address';

CREATE OR REPLACE FUNCTION docextract.define_plan(p_name text, p_pages bigint, p_documents bigint, p_requests_per_minute int) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
    INSERT INTO docextract.plan(name, pages_per_month, documents_per_month, requests_per_minute)
    VALUES (p_name, p_pages, p_documents, p_requests_per_minute)
    ON CONFLICT (name) DO UPDATE SET pages_per_month = excluded.pages_per_month,
        documents_per_month = excluded.documents_per_month, requests_per_minute = excluded.requests_per_minute
$$;
COMMENT ON FUNCTION docextract.define_plan IS 'Makes or changes a plan; NULL: no limit';

CREATE OR REPLACE FUNCTION docextract.check_plan(p_plan text) RETURNS void
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM FROM docextract.plan p WHERE p.name = p_plan;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no plan "%"', p_plan USING ERRCODE = 'DX003';
    END IF;
END $$;
COMMENT ON FUNCTION docextract.check_plan IS 'DX003 when there is no such plan';

CREATE OR REPLACE FUNCTION docextract.create_team(p_name text, p_plan text) RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_id bigint;
BEGIN
    PERFORM docextract.check_plan(p_plan);
    INSERT INTO docextract.team(name, plan) VALUES (p_name, p_plan) RETURNING id INTO v_id;
    PERFORM docextract.audit_add(v_id, 'team.created', p_name, p_plan);
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.create_team IS 'New team; 23505 when the name is taken';

CREATE OR REPLACE FUNCTION docextract.set_plan(p_team text, p_plan text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM docextract.check_plan(p_plan);
    UPDATE docextract.team t SET plan = p_plan WHERE t.id = docextract.team_id(p_team);
    PERFORM docextract.audit_add(docextract.team_id(p_team), 'team.plan', p_team, p_plan);
END $$;
COMMENT ON FUNCTION docextract.set_plan IS 'Puts a team on another plan, at once';

CREATE OR REPLACE FUNCTION docextract.set_team_quota(p_team text, p_pages bigint) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE docextract.team t SET pages_per_month = p_pages WHERE t.id = docextract.team_id(p_team);
    PERFORM docextract.audit_add(docextract.team_id(p_team), 'team.quota', p_team, coalesce(p_pages::text, 'plan'));
END $$;
COMMENT ON FUNCTION docextract.set_team_quota IS 'Page quota of one team; NULL: its plan''s';

CREATE OR REPLACE FUNCTION docextract.set_team_retention(p_team text, p_keep interval) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE docextract.team t SET document_keep = p_keep WHERE t.id = docextract.team_id(p_team);
    PERFORM docextract.audit_add(docextract.team_id(p_team), 'team.retention', p_team, coalesce(p_keep::text, 'default'));
END $$;
COMMENT ON FUNCTION docextract.set_team_retention IS 'How long documents accepted from now on are kept for one team; NULL: as the configuration says';

CREATE OR REPLACE FUNCTION docextract.create_account(p_email text, p_name text) RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_id bigint;
BEGIN
    INSERT INTO docextract.account(email, name) VALUES (p_email, p_name) RETURNING id INTO v_id;
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.create_account IS 'New account; 23505 when the address is taken';

CREATE OR REPLACE FUNCTION docextract.set_account_limit(p_email text, p_requests_per_minute int) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE docextract.account a SET requests_per_minute = p_requests_per_minute WHERE a.id = docextract.account_id(p_email);
END $$;
COMMENT ON FUNCTION docextract.set_account_limit IS 'Rate limit of one account; NULL: its team''s plan''s';

CREATE OR REPLACE FUNCTION docextract.disable_account(p_email text, p_disable bool) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE docextract.account a SET disabled_at = CASE WHEN p_disable THEN coalesce(a.disabled_at, now()) END
    WHERE a.id = docextract.account_id(p_email);
    PERFORM docextract.audit_add(m.team, CASE WHEN p_disable THEN 'account.disabled' ELSE 'account.enabled' END, p_email, NULL)
    FROM docextract.membership m WHERE m.account = docextract.account_id(p_email);
END $$;
COMMENT ON FUNCTION docextract.disable_account IS 'Refuses (or takes again) all keys of an account';

CREATE OR REPLACE FUNCTION docextract.add_member(p_team text, p_email text, p_role text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO docextract.membership(team, account, role)
    VALUES (docextract.team_id(p_team), docextract.account_id(p_email), p_role)
    ON CONFLICT (team, account) DO UPDATE SET role = excluded.role;
    PERFORM docextract.audit_add(docextract.team_id(p_team), 'member.added', p_email, p_role);
END $$;
COMMENT ON FUNCTION docextract.add_member IS 'Puts an account into a team, or changes its role there';

CREATE OR REPLACE FUNCTION docextract.remove_member(p_team text, p_email text) RETURNS int
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_team bigint := docextract.team_id(p_team);
    v_account bigint := docextract.account_id(p_email);
    n int;
BEGIN
    DELETE FROM docextract.membership m WHERE m.team = v_team AND m.account = v_account;
    IF NOT FOUND THEN
        RAISE EXCEPTION '"%" is not in team "%"', p_email, p_team USING ERRCODE = 'DX003';
    END IF;
    UPDATE docextract.api_key k SET revoked_at = now()
    WHERE k.team = v_team AND k.account = v_account AND k.revoked_at IS NULL;
    GET DIAGNOSTICS n = ROW_COUNT;
    PERFORM docextract.audit_add(v_team, 'member.removed', p_email, concat(n, ' keys revoked'));
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.remove_member IS 'Takes an account out of a team and revokes its keys there; how many';

CREATE OR REPLACE FUNCTION docextract.create_key(p_team text, p_email text, p_prefix text, p_hash bytea, p_pepper_version int,
    p_scopes text[], p_name text, p_expires_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_team bigint := docextract.team_id(p_team);
    v_account bigint := docextract.account_id(p_email);
    v_id bigint;
BEGIN
    -- FOR SHARE: nobody may leave the team while he gets a key for it.
    PERFORM FROM docextract.membership m WHERE m.team = v_team AND m.account = v_account FOR SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION '"%" is not in team "%"', p_email, p_team USING ERRCODE = 'DX003';
    END IF;
    INSERT INTO docextract.api_key(team, account, prefix, hash, pepper_version, scopes, name, expires_at)
    VALUES (v_team, v_account, p_prefix, p_hash, p_pepper_version, p_scopes, p_name, p_expires_at)
    RETURNING id INTO v_id;
    PERFORM docextract.audit_add(v_team, 'key.created', p_prefix, concat_ws(' ', p_email, array_to_string(p_scopes, ',')));
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.create_key IS 'New key of a member; the hash is made by the caller, the key is never seen here';

CREATE OR REPLACE FUNCTION docextract.find_key(p_key text) RETURNS docextract.api_key
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_ids bigint[] := ARRAY(SELECT k.id FROM docextract.api_key k WHERE k.id::text = p_key OR k.prefix = p_key);
    k docextract.api_key;
BEGIN
    IF cardinality(v_ids) = 0 THEN
        RAISE EXCEPTION 'there is no key "%"', p_key USING ERRCODE = 'DX003';
    ELSIF cardinality(v_ids) > 1 THEN
        RAISE EXCEPTION '"%" fits several keys', p_key USING ERRCODE = 'DX003',
            HINT = 'Use one of the numbers ' || array_to_string(v_ids, ', ') || '.';
    END IF;
    SELECT * INTO k FROM docextract.api_key a WHERE a.id = v_ids[1] FOR NO KEY UPDATE;
    RETURN k;
END $$;
COMMENT ON FUNCTION docextract.find_key IS 'The key of this number or of these first 12 characters, locked';

CREATE OR REPLACE FUNCTION docextract.revoke_key(p_key text) RETURNS int
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    k docextract.api_key := docextract.find_key(p_key);
BEGIN
    IF k.revoked_at IS NOT NULL THEN
        RETURN 0;
    END IF;
    UPDATE docextract.api_key a SET revoked_at = now() WHERE a.id = k.id;
    PERFORM docextract.audit_add(k.team, 'key.revoked', k.prefix, NULL);
    RETURN 1;
END $$;
COMMENT ON FUNCTION docextract.revoke_key IS 'Revokes a key named by its number or its first 12 characters; 0: it was already';

CREATE OR REPLACE FUNCTION docextract.rotate_key(p_key text, p_prefix text, p_hash bytea, p_pepper_version int, p_overlap interval)
RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    k docextract.api_key := docextract.find_key(p_key);
    v_id bigint;
BEGIN
    IF k.revoked_at IS NOT NULL OR k.expires_at <= now() THEN
        RAISE EXCEPTION 'the key "%" does not work any more', p_key USING ERRCODE = 'DX003';
    ELSIF k.successor IS NOT NULL THEN
        RAISE EXCEPTION 'the key "%" has been replaced by key % already', p_key, k.successor USING ERRCODE = 'DX003';
    END IF;
    INSERT INTO docextract.api_key(team, account, prefix, hash, pepper_version, scopes, name, expires_at)
    VALUES (k.team, k.account, p_prefix, p_hash, p_pepper_version, k.scopes, k.name, now() + (k.expires_at - k.created_at))
    RETURNING id INTO v_id;
    UPDATE docextract.api_key a SET successor = v_id, expires_at = least(k.expires_at, now() + p_overlap) WHERE a.id = k.id;
    PERFORM docextract.audit_add(k.team, 'key.rotated', k.prefix, concat(p_prefix, ', overlap ', p_overlap));
    RETURN v_id;
END $$;
COMMENT ON FUNCTION docextract.rotate_key IS 'A new key with the rights, name and lifetime of an old one, which works for the overlap still';

CREATE OR REPLACE FUNCTION docextract.enable_industry(p_slug text, p_name text, p_enable bool) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE docextract.industry i SET enabled = p_enable, name = coalesce(p_name, i.name) WHERE i.slug = p_slug;
    IF NOT FOUND THEN
        IF p_name IS NULL THEN
            RAISE EXCEPTION 'there is no industry "%"', p_slug USING ERRCODE = 'DX003';
        END IF;
        INSERT INTO docextract.industry(slug, name, enabled) VALUES (p_slug, p_name, p_enable);
    END IF;
END $$;
COMMENT ON FUNCTION docextract.enable_industry IS 'Shows or hides an industry; makes it when it is new and has a name';

CREATE OR REPLACE FUNCTION docextract.load_template(p_industry text, p_name text, p_version int, p_title text,
    p_filing_formats text[], p_body text, p_replace bool) RETURNS text
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_body text;
    v_verdict text := 'loaded';
BEGIN
    PERFORM p_body::json;
    INSERT INTO docextract.industry(slug, name) VALUES (p_industry, initcap(replace(p_industry, '_', ' '))) ON CONFLICT DO NOTHING;
    -- Loaders of the same template go one after the other.
    PERFORM FROM docextract.industry i WHERE i.slug = p_industry FOR NO KEY UPDATE;
    SELECT t.body INTO v_body FROM docextract.template t
    WHERE t.industry = p_industry AND t.name = p_name AND t.version = p_version;
    IF v_body = p_body THEN
        RETURN 'unchanged';
    ELSIF v_body IS NOT NULL THEN
        IF NOT p_replace THEN
            RETURN 'conflict';
        END IF;
        v_verdict := 'replaced';
    END IF;
    INSERT INTO docextract.template(industry, name, version, title, body, filing_formats)
    VALUES (p_industry, p_name, p_version, p_title, p_body, p_filing_formats)
    ON CONFLICT (industry, name, version) DO UPDATE
    SET title = excluded.title, body = excluded.body, filing_formats = excluded.filing_formats, loaded_at = now();
    UPDATE docextract.template t SET current = false
    WHERE t.industry = p_industry AND t.name = p_name AND t.current AND t.version < p_version;
    UPDATE docextract.template t SET current = true
    WHERE t.industry = p_industry AND t.name = p_name AND t.version = p_version AND NOT t.current
      AND NOT EXISTS (SELECT FROM docextract.template c WHERE c.industry = p_industry AND c.name = p_name AND c.current);
    RETURN v_verdict;
END $$;
COMMENT ON FUNCTION docextract.load_template IS 'Loads a template file: loaded, unchanged, replaced, or conflict: that version exists with another text. The highest version becomes the current one';

-- Also for documents that lost their job in a way that should not exist (view stuck_jobs).
CREATE OR REPLACE FUNCTION docextract.requeue_job(p_uuid uuid) RETURNS text
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    d docextract.document;
BEGIN
    SELECT * INTO d FROM docextract.document a WHERE a.uuid = p_uuid FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RETURN 'not_found';
    END IF;
    IF NOT (d.status IN ('failed', 'cancelled')
            OR NOT docextract.is_terminal(d.status) AND NOT EXISTS (SELECT FROM docextract.job j WHERE j.document = p_uuid)) THEN
        RETURN 'invalid_state';
    END IF;
    DELETE FROM docextract.page p WHERE p.document = p_uuid;
    UPDATE docextract.document a
    SET status = 'queued', revision = a.revision + 1, error = NULL, completed_at = NULL, started_at = NULL, retire_at = NULL,
        pages_total = NULL, pages_selected = NULL, pages_done = 0, pages_pending = 0, pages_failed = 0, warnings = '[]',
        updated_at = clock_timestamp(), expires_at = greatest(a.expires_at, now() + s.document_keep)
    FROM docextract.setting s
    WHERE a.uuid = p_uuid;
    PERFORM docextract.enqueue_open(p_uuid, d.team, d.priority, docextract.estimate_pages(d.media_type, d.size_bytes));
    RETURN 'requeued';
END $$;
COMMENT ON FUNCTION docextract.requeue_job IS 'Starts a failed, cancelled or stuck document over, as a new revision (so that its events are new ones)';

CREATE OR REPLACE FUNCTION docextract.cancel_document(p_uuid uuid) RETURNS text
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_team bigint;
    v_base text;
BEGIN
    SELECT d.team, d.base INTO v_team, v_base FROM docextract.document d WHERE d.uuid = p_uuid;
    RETURN (SELECT c.verdict FROM docextract.cancel_document(v_team, p_uuid, v_base) c);
END $$;
COMMENT ON FUNCTION docextract.cancel_document(uuid) IS 'Operator: cancels a document of any team; ok, not_found or invalid_state';

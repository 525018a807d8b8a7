-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The state machine of documents. Functions make only legal transitions; the trigger holds everybody to it.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.is_transition(p_from text, p_to text) RETURNS bool
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT p_to = ANY (CASE p_from
        WHEN 'queued' THEN ARRAY['processing', 'cancelled']
        WHEN 'processing' THEN ARRAY['completed', 'needs_review', 'password_required', 'failed', 'cancelled', 'queued']
        WHEN 'password_required' THEN ARRAY['queued', 'failed', 'cancelled', 'expired']
        WHEN 'completed' THEN ARRAY['expired']
        WHEN 'needs_review' THEN ARRAY['expired']
        WHEN 'failed' THEN ARRAY['queued', 'expired']
        WHEN 'cancelled' THEN ARRAY['queued', 'expired']
        ELSE ARRAY[]::text[]
    END)
$$;
COMMENT ON FUNCTION docextract.is_transition IS 'May a document go from this state to that one? (→ queued: an operator''s requeue_job)';

CREATE OR REPLACE FUNCTION docextract.check_transition() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT docextract.is_transition(OLD.status, NEW.status) THEN
        RAISE EXCEPTION 'document % cannot go from % to %', OLD.uuid, OLD.status, NEW.status USING ERRCODE = 'DX001';
    END IF;
    RETURN NEW;
END $$;
COMMENT ON FUNCTION docextract.check_transition IS 'Trigger: refuses illegal transitions with SQLSTATE DX001';

CREATE OR REPLACE TRIGGER document_transition BEFORE UPDATE OF status ON docextract.document
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
    EXECUTE FUNCTION docextract.check_transition();

CREATE OR REPLACE FUNCTION docextract.is_terminal(p_status text) RETURNS bool
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT p_status NOT IN ('queued', 'processing') $$;
COMMENT ON FUNCTION docextract.is_terminal IS 'Nothing more happens by itself (password_required waits for a person)';

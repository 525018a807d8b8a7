-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The state machine of documents. Functions make only legal transitions; a trigger (20_document_json.sql) holds everybody to it.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.is_transition(p_from text, p_to text) RETURNS bool
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT p_to = ANY (CASE p_from
        WHEN 'queued' THEN ARRAY['processing', 'cancelled']
        WHEN 'processing' THEN ARRAY['completed', 'needs_review', 'password_required', 'failed', 'cancelled', 'queued']
        WHEN 'password_required' THEN ARRAY['queued', 'failed', 'cancelled', 'expired']
        WHEN 'completed' THEN ARRAY['needs_review', 'expired']
        WHEN 'needs_review' THEN ARRAY['completed', 'expired']
        WHEN 'failed' THEN ARRAY['queued', 'expired']
        WHEN 'cancelled' THEN ARRAY['queued', 'expired']
        ELSE ARRAY[]::text[]
    END)
$$;
COMMENT ON FUNCTION docextract.is_transition IS 'May a document go from this state to that one? (→ queued: an operator''s requeue_job; completed ↔ needs_review: another revision)';

CREATE OR REPLACE FUNCTION docextract.is_terminal(p_status text) RETURNS bool
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT p_status NOT IN ('queued', 'processing') $$;
COMMENT ON FUNCTION docextract.is_terminal IS 'Nothing more happens by itself (password_required waits for a person)';

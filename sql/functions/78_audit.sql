-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Who did what.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.audit_add(p_team bigint, p_action text, p_object text, p_detail text,
    p_key bigint DEFAULT NULL, p_request_id text DEFAULT NULL, p_address text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO docextract.audit(team, actor, key, action, object, detail, request_id, address)
    VALUES (p_team,
            coalesce((SELECT a.email FROM docextract.api_key k JOIN docextract.account a ON a.id = k.account WHERE k.id = p_key),
                     concat('operator ', session_user)),
            p_key, p_action, p_object, p_detail, p_request_id,
            coalesce(p_address, CASE WHEN p_key IS NULL THEN host(inet_client_addr()) END));
END $$;
COMMENT ON FUNCTION docextract.audit_add IS 'One line of the audit log, in the transaction of what it speaks of; without a key it was an operator';

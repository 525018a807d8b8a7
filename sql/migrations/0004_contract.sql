-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Idempotency, passwords, the feed of changes, retention per team, rotation of keys, the audit log.

SET LOCAL ROLE docextract_owner;

ALTER TABLE docextract.document
    ADD COLUMN idempotency_key text,
    ADD COLUMN idempotency_hash bytea,
    ADD COLUMN replay_status smallint,
    ADD COLUMN secret text,
    ADD COLUMN password_attempts smallint NOT NULL DEFAULT 0,
    ADD COLUMN traceparent text,
    ADD COLUMN changed xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE UNIQUE INDEX document_idempotency ON docextract.document(team, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX document_changed ON docextract.document(team, changed, uuid);
COMMENT ON COLUMN docextract.document.idempotency_key IS 'Idempotency-Key of the upload; NULL: none. It lives as long as the document''s row';
COMMENT ON COLUMN docextract.document.idempotency_hash IS 'SHA-256 over what the upload said (never over its password); another one under the same key is a conflict';
COMMENT ON COLUMN docextract.document.replay_status IS 'HTTP status that a replay answers; NULL: the one that the document''s state gives';
COMMENT ON COLUMN docextract.document.secret IS 'Name under which an API process holds the file''s password in its memory; NULL: nobody does. The password itself is never stored';
COMMENT ON COLUMN docextract.document.password_attempts IS 'Wrong passwords so far';
COMMENT ON COLUMN docextract.document.traceparent IS 'W3C trace context of the upload; NULL: none';
COMMENT ON COLUMN docextract.document.changed IS 'Transaction of the last change of state or result: the order of the feed of changes';

ALTER TABLE docextract.job ADD COLUMN secret_key text;
COMMENT ON COLUMN docextract.job.secret_key IS 'Ephemeral public key to which the claiming worker wants the file''s password sealed; NULL: it does not';

CREATE TABLE docextract.feed_mark (
    at      timestamptz PRIMARY KEY DEFAULT clock_timestamp(),
    horizon xid8 NOT NULL
);
COMMENT ON TABLE docextract.feed_mark IS 'Where in the order of transactions a moment lies; one row a minute, written by the keeper';
COMMENT ON COLUMN docextract.feed_mark.at IS 'The moment';
COMMENT ON COLUMN docextract.feed_mark.horizon IS 'All transactions below it had ended by then';

ALTER TABLE docextract.team ADD COLUMN document_keep interval CHECK (document_keep > '0');
COMMENT ON COLUMN docextract.team.document_keep IS 'How long the team''s documents accepted from now on are kept; NULL: as the setting retention.document says';

ALTER TABLE docextract.api_key ADD COLUMN successor bigint REFERENCES docextract.api_key;
COMMENT ON COLUMN docextract.api_key.successor IS 'The key that replaces it (rotation); NULL: none';

CREATE TABLE docextract.audit (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at          timestamptz NOT NULL DEFAULT clock_timestamp(),
    team        bigint,
    actor       text NOT NULL,
    key         bigint,
    action      text NOT NULL,
    object      text NOT NULL,
    detail      text,
    request_id  text,
    address     text
);
CREATE INDEX audit_team ON docextract.audit(team, id);
CREATE INDEX audit_at ON docextract.audit(at);
COMMENT ON TABLE docextract.audit IS 'Who did what: keys, settings, deletions; kept 400 days, without references so that it outlives what it speaks of';
COMMENT ON COLUMN docextract.audit.id IS 'Number, rising';
COMMENT ON COLUMN docextract.audit.at IS 'When';
COMMENT ON COLUMN docextract.audit.team IS 'Whose matter it is; NULL: the whole installation''s';
COMMENT ON COLUMN docextract.audit.actor IS 'Account of the key, or the database role of an operator';
COMMENT ON COLUMN docextract.audit.key IS 'The key it was done with; NULL: an operator';
COMMENT ON COLUMN docextract.audit.action IS 'What was done: key.created, document.deleted, team.quota, …';
COMMENT ON COLUMN docextract.audit.object IS 'To what: a document, a key''s first characters, a team, an account';
COMMENT ON COLUMN docextract.audit.detail IS 'More about it, such as the new value';
COMMENT ON COLUMN docextract.audit.request_id IS 'The HTTP request';
COMMENT ON COLUMN docextract.audit.address IS 'Where it came from';

-- Functions whose arguments or columns change; sql/functions has the new ones.
DROP FUNCTION IF EXISTS docextract.wipe_password(text);
DROP FUNCTION IF EXISTS docextract.accept_document(uuid, bigint, bigint, bigint, text, text, int, text, text, text, bigint, bytea, int, text, text, text, text, text);
DROP FUNCTION IF EXISTS docextract.get_document(bigint, uuid, text[], text);
DROP FUNCTION IF EXISTS docextract.list_documents(bigint, text[], text, text, text, timestamptz, timestamptz, timestamptz, bytea, text, int, text);
DROP FUNCTION IF EXISTS docextract.read_cursor(text);
DROP FUNCTION IF EXISTS docextract.cancel_document(bigint, uuid, text);
DROP FUNCTION IF EXISTS docextract.delete_document(bigint, uuid);
DROP FUNCTION IF EXISTS docextract.claim_job(bigint, int, bool);

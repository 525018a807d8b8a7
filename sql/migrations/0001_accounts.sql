-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Roles, schema, plans, teams, accounts, keys, the rate limit's windows.
--
-- Each migration runs in a transaction of its own, under the advisory lock
-- (4710, 1), and is recorded in schema_migration in the same transaction. A
-- superuser (or a role with CREATEROLE) makes the two roles; anybody else must
-- find them and be a member of docextract_owner.

DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'docextract_owner') THEN
        CREATE ROLE docextract_owner LOGIN;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'docextract_daemon') THEN
        CREATE ROLE docextract_daemon LOGIN;
    END IF;
END $$;

CREATE SCHEMA IF NOT EXISTS docextract AUTHORIZATION docextract_owner;
SET LOCAL ROLE docextract_owner;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
COMMENT ON SCHEMA docextract IS 'docextract: documents in, checked data out';

CREATE TABLE docextract.schema_migration (
    version     int PRIMARY KEY,
    name        text NOT NULL,
    checksum    text NOT NULL,
    applied_at  timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE docextract.schema_migration IS 'Migrations that were applied, one row each';
COMMENT ON COLUMN docextract.schema_migration.version IS 'Number in front of the file name';
COMMENT ON COLUMN docextract.schema_migration.name IS 'File name without its folder';
COMMENT ON COLUMN docextract.schema_migration.checksum IS 'SHA-256 of the file, hexadecimal; a file that changed after it was applied is an error';
COMMENT ON COLUMN docextract.schema_migration.applied_at IS 'When it was applied';

CREATE TABLE docextract.schema_file (
    name        text PRIMARY KEY,
    checksum    text NOT NULL,
    applied_at  timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE docextract.schema_file IS 'Re-creatable files (functions, views, grants) as last applied; applied again when their text changes';
COMMENT ON COLUMN docextract.schema_file.name IS 'Path below sql/';
COMMENT ON COLUMN docextract.schema_file.checksum IS 'SHA-256 of the file, hexadecimal';
COMMENT ON COLUMN docextract.schema_file.applied_at IS 'When it was applied last';

CREATE TABLE docextract.setting (
    only_row        bool PRIMARY KEY DEFAULT true CHECK (only_row),
    document_keep   interval NOT NULL DEFAULT '30 days' CHECK (document_keep > '0')
);
COMMENT ON TABLE docextract.setting IS 'What SQL must know of the configuration; one row, kept up to date by the keeper';
COMMENT ON COLUMN docextract.setting.only_row IS 'Always true: there is one row';
COMMENT ON COLUMN docextract.setting.document_keep IS 'How long documents accepted from now on are kept (retention.document)';
INSERT INTO docextract.setting DEFAULT VALUES;

CREATE TABLE docextract.plan (
    name                text PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9_-]{0,62}$'),
    pages_per_month     bigint CHECK (pages_per_month >= 0),
    documents_per_month bigint CHECK (documents_per_month >= 0),
    requests_per_minute int NOT NULL DEFAULT 60 CHECK (requests_per_minute > 0)
);
COMMENT ON TABLE docextract.plan IS 'What teams may use';
COMMENT ON COLUMN docextract.plan.name IS 'Name on the command line';
COMMENT ON COLUMN docextract.plan.pages_per_month IS 'Pages a team may have read in a calendar month (UTC); NULL: no limit';
COMMENT ON COLUMN docextract.plan.documents_per_month IS 'Documents a team may have completed in a calendar month (UTC); NULL: no limit';
COMMENT ON COLUMN docextract.plan.requests_per_minute IS 'Accepted requests of one account in any 60 seconds';
INSERT INTO docextract.plan(name, pages_per_month, documents_per_month, requests_per_minute) VALUES
    ('standard', 10000, NULL, 60),
    ('unlimited', NULL, NULL, 60),
    ('load-test', NULL, NULL, 1000000);

CREATE TABLE docextract.team (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name            text NOT NULL UNIQUE CHECK (name <> '' AND length(name) <= 200),
    plan            text NOT NULL REFERENCES docextract.plan,
    pages_per_month bigint CHECK (pages_per_month >= 0),
    created_at      timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE docextract.team IS 'Who owns documents, keys and usage';
COMMENT ON COLUMN docextract.team.id IS 'Internal number';
COMMENT ON COLUMN docextract.team.name IS 'Name, unique';
COMMENT ON COLUMN docextract.team.plan IS 'The plan it is on';
COMMENT ON COLUMN docextract.team.pages_per_month IS 'Overrides the plan''s page quota; NULL: the plan''s';
COMMENT ON COLUMN docextract.team.created_at IS 'When it was created';

CREATE TABLE docextract.account (
    id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email               text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
    name                text NOT NULL,
    created_at          timestamptz NOT NULL DEFAULT now(),
    disabled_at         timestamptz,
    requests_per_minute int CHECK (requests_per_minute > 0)
);
CREATE UNIQUE INDEX account_email ON docextract.account(lower(email));
COMMENT ON TABLE docextract.account IS 'People and programs that use the service; the rate limit counts per account';
COMMENT ON COLUMN docextract.account.id IS 'Internal number';
COMMENT ON COLUMN docextract.account.email IS 'Address, unique without regard to case';
COMMENT ON COLUMN docextract.account.name IS 'Name to show';
COMMENT ON COLUMN docextract.account.created_at IS 'When it was created';
COMMENT ON COLUMN docextract.account.disabled_at IS 'Since when all its keys are refused; NULL: active';
COMMENT ON COLUMN docextract.account.requests_per_minute IS 'Overrides the plan''s rate limit; NULL: the plan''s';

CREATE TABLE docextract.membership (
    team    bigint NOT NULL REFERENCES docextract.team,
    account bigint NOT NULL REFERENCES docextract.account,
    role    text NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member')),
    PRIMARY KEY (team, account)
);
CREATE INDEX membership_account ON docextract.membership(account);
COMMENT ON TABLE docextract.membership IS 'Which accounts belong to which teams';
COMMENT ON COLUMN docextract.membership.team IS 'The team';
COMMENT ON COLUMN docextract.membership.account IS 'The account';
COMMENT ON COLUMN docextract.membership.role IS 'admin or member';

CREATE TABLE docextract.api_key (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    team            bigint NOT NULL REFERENCES docextract.team,
    account         bigint NOT NULL REFERENCES docextract.account,
    prefix          text NOT NULL CHECK (length(prefix) = 12),
    hash            bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
    pepper_version  int NOT NULL,
    scopes          text[] NOT NULL DEFAULT '{}',
    name            text NOT NULL DEFAULT '',
    created_at      timestamptz NOT NULL DEFAULT now(),
    expires_at      timestamptz,
    revoked_at      timestamptz,
    last_used_at    timestamptz
) WITH (fillfactor = 80);
CREATE INDEX api_key_team ON docextract.api_key(team);
CREATE INDEX api_key_account ON docextract.api_key(account);
COMMENT ON TABLE docextract.api_key IS 'API keys; the key itself is nowhere, only its keyed hash';
COMMENT ON COLUMN docextract.api_key.id IS 'Internal number, used to name the key';
COMMENT ON COLUMN docextract.api_key.team IS 'Documents and quota that the key opens';
COMMENT ON COLUMN docextract.api_key.account IS 'Whose key it is; its rate limit counts';
COMMENT ON COLUMN docextract.api_key.prefix IS 'First 12 characters, to recognise it in lists';
COMMENT ON COLUMN docextract.api_key.hash IS 'BLAKE2b-256 of the key, keyed with a pepper from a file';
COMMENT ON COLUMN docextract.api_key.pepper_version IS 'Which pepper';
COMMENT ON COLUMN docextract.api_key.scopes IS 'What the key may do';
COMMENT ON COLUMN docextract.api_key.name IS 'Name to show';
COMMENT ON COLUMN docextract.api_key.created_at IS 'When it was created';
COMMENT ON COLUMN docextract.api_key.expires_at IS 'When it stops working; NULL: never';
COMMENT ON COLUMN docextract.api_key.revoked_at IS 'When it was revoked; NULL: it was not';
COMMENT ON COLUMN docextract.api_key.last_used_at IS 'Last use, written at most once a minute';

-- Every accepted request rewrites its account's row: half-full pages keep that in place (HOT). No CHECK here:
-- PostgreSQL parses it anew on every update.
CREATE TABLE docextract.rate_window (
    account_id  bigint PRIMARY KEY REFERENCES docextract.account ON DELETE CASCADE,
    hits        bigint[] NOT NULL,
    counts      int[] NOT NULL,
    total       int NOT NULL
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_cost_delay = 0);
COMMENT ON TABLE docextract.rate_window IS 'Accepted requests of the last 60 seconds, per account, over all its keys, processes and hosts';
COMMENT ON COLUMN docextract.rate_window.account_id IS 'The account';
COMMENT ON COLUMN docextract.rate_window.hits IS 'When requests were accepted: milliseconds since 1970, rounded up, ascending';
COMMENT ON COLUMN docextract.rate_window.counts IS 'How many were accepted at that moment (limits above 120 a minute count by the second)';
COMMENT ON COLUMN docextract.rate_window.total IS 'Sum of counts';

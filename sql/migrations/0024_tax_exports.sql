-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Bulk exports of invoices: what was asked for, the invoices looked at, the files made.

SET LOCAL ROLE docextract_owner;

CREATE TABLE docextract.tax_export (
    uuid                uuid PRIMARY KEY,
    team                bigint NOT NULL REFERENCES docextract.team,
    account             bigint NOT NULL REFERENCES docextract.account,
    key                 bigint NOT NULL REFERENCES docextract.api_key,
    status              text NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed')),
    from_date           date NOT NULL,
    to_date             date NOT NULL,
    direction           text NOT NULL CHECK (direction IN ('sales', 'purchase')),
    formats             text[] NOT NULL,
    include_unverified  bool NOT NULL,
    settings            text NOT NULL,
    request_id          text NOT NULL,
    base                text NOT NULL,
    found               bigint NOT NULL DEFAULT 0,
    done                bigint NOT NULL DEFAULT 0,
    attempts            int NOT NULL DEFAULT 0,
    token               bigint,
    lease_until         timestamptz,
    summary             text,
    lists               text,
    error               text,
    push                bool NOT NULL DEFAULT false,
    push_state          text CHECK (push_state IN ('queued', 'retrying', 'pushed', 'failed')),
    push_detail         text,
    created_at          timestamptz NOT NULL DEFAULT now(),
    updated_at          timestamptz NOT NULL DEFAULT now(),
    completed_at        timestamptz,
    expires_at          timestamptz NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tax_export_newest ON docextract.tax_export(team, created_at DESC, uuid DESC);
CREATE INDEX tax_export_open ON docextract.tax_export(created_at) WHERE status IN ('queued', 'processing');
CREATE INDEX tax_export_expires ON docextract.tax_export(expires_at);
COMMENT ON TABLE docextract.tax_export IS 'Bulk exports of invoices';
COMMENT ON COLUMN docextract.tax_export.uuid IS 'Name in requests, and the provider''s idempotency key';
COMMENT ON COLUMN docextract.tax_export.team IS 'Owner';
COMMENT ON COLUMN docextract.tax_export.account IS 'Who asked for it';
COMMENT ON COLUMN docextract.tax_export.key IS 'With which key';
COMMENT ON COLUMN docextract.tax_export.status IS 'queued, processing, completed or failed';
COMMENT ON COLUMN docextract.tax_export.from_date IS 'First invoice date';
COMMENT ON COLUMN docextract.tax_export.to_date IS 'Last invoice date';
COMMENT ON COLUMN docextract.tax_export.direction IS 'sales or purchase, judged by the team''s own GSTINs';
COMMENT ON COLUMN docextract.tax_export.formats IS 'Filing formats to make';
COMMENT ON COLUMN docextract.tax_export.include_unverified IS 'Take invoices that are not verified, too';
COMMENT ON COLUMN docextract.tax_export.settings IS 'The team''s settings when it was asked for (JSON)';
COMMENT ON COLUMN docextract.tax_export.request_id IS 'The request, for the log';
COMMENT ON COLUMN docextract.tax_export.base IS 'In front of links';
COMMENT ON COLUMN docextract.tax_export.found IS 'Invoices looked at';
COMMENT ON COLUMN docextract.tax_export.done IS 'Of these written or refused already';
COMMENT ON COLUMN docextract.tax_export.attempts IS 'How often a process began with it';
COMMENT ON COLUMN docextract.tax_export.token IS 'Fencing token of the process that works on it';
COMMENT ON COLUMN docextract.tax_export.lease_until IS 'Until when that process is believed to work';
COMMENT ON COLUMN docextract.tax_export.summary IS 'Counts, totals, lists (JSON members), once completed';
COMMENT ON COLUMN docextract.tax_export.push IS 'Its files go to the team''s provider once they are made';
COMMENT ON COLUMN docextract.tax_export.lists IS 'Invoices taken, left out, doubled and refused (JSON members, at most 1,000 each), once completed';
COMMENT ON COLUMN docextract.tax_export.error IS 'Why it failed';
COMMENT ON COLUMN docextract.tax_export.push_state IS 'Push to the provider: queued, retrying, pushed, failed; NULL: not asked for';
COMMENT ON COLUMN docextract.tax_export.push_detail IS 'What the provider answered last';
COMMENT ON COLUMN docextract.tax_export.created_at IS 'When it was asked for';
COMMENT ON COLUMN docextract.tax_export.updated_at IS 'Last change';
COMMENT ON COLUMN docextract.tax_export.completed_at IS 'When it was completed or failed';
COMMENT ON COLUMN docextract.tax_export.expires_at IS 'When it and its files are deleted';

CREATE TABLE docextract.tax_export_item (
    export          uuid NOT NULL REFERENCES docextract.tax_export ON DELETE CASCADE,
    seq             int NOT NULL,
    document        uuid NOT NULL,
    revision        int NOT NULL,
    own_gstin       text,
    other_gstin     text,
    invoice_date    date,
    number          text,
    supplier        text,
    financial_year  int,
    total           numeric,
    verification    text NOT NULL,
    reason          text,
    detail          text,
    duplicate_of    uuid,
    PRIMARY KEY (export, seq)
);
COMMENT ON TABLE docextract.tax_export_item IS 'Invoices that an export looked at, in the order of its files; chosen in one statement, so that what arrives meanwhile changes nothing';
COMMENT ON COLUMN docextract.tax_export_item.export IS 'The export';
COMMENT ON COLUMN docextract.tax_export_item.seq IS 'Position, from 1';
COMMENT ON COLUMN docextract.tax_export_item.document IS 'The document (no reference: the list outlives it)';
COMMENT ON COLUMN docextract.tax_export_item.revision IS 'Revision that was exported';
COMMENT ON COLUMN docextract.tax_export_item.own_gstin IS 'The team''s GSTIN on it';
COMMENT ON COLUMN docextract.tax_export_item.other_gstin IS 'The other side''s GSTIN';
COMMENT ON COLUMN docextract.tax_export_item.invoice_date IS 'Date of the invoice';
COMMENT ON COLUMN docextract.tax_export_item.number IS 'Number of the invoice';
COMMENT ON COLUMN docextract.tax_export_item.supplier IS 'Who it is from';
COMMENT ON COLUMN docextract.tax_export_item.financial_year IS 'Financial year, by its first calendar year';
COMMENT ON COLUMN docextract.tax_export_item.total IS 'Amount of the invoice';
COMMENT ON COLUMN docextract.tax_export_item.verification IS 'Verdict on the document';
COMMENT ON COLUMN docextract.tax_export_item.reason IS 'Why it is left out; NULL: it is in';
COMMENT ON COLUMN docextract.tax_export_item.detail IS 'The same for people';
COMMENT ON COLUMN docextract.tax_export_item.duplicate_of IS 'The document that is taken in its place';

CREATE TABLE docextract.tax_export_file (
    export      uuid NOT NULL REFERENCES docextract.tax_export ON DELETE CASCADE,
    name        text NOT NULL,
    position    int NOT NULL,
    format      text,
    gstin       text,
    month       text,
    media_type  text NOT NULL,
    size_bytes  bigint NOT NULL DEFAULT 0,
    sha256      bytea,
    crc32       bigint,
    documents   bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (export, name)
);
COMMENT ON TABLE docextract.tax_export_file IS 'Files of exports';
COMMENT ON COLUMN docextract.tax_export_file.export IS 'The export';
COMMENT ON COLUMN docextract.tax_export_file.name IS 'File name';
COMMENT ON COLUMN docextract.tax_export_file.position IS 'Position in lists, from 1';
COMMENT ON COLUMN docextract.tax_export_file.format IS 'Filing format; NULL: made by us for people (register, trace, archive)';
COMMENT ON COLUMN docextract.tax_export_file.gstin IS 'Whose return, of monthly formats';
COMMENT ON COLUMN docextract.tax_export_file.month IS 'Month of the return (2026-05)';
COMMENT ON COLUMN docextract.tax_export_file.media_type IS 'Media type';
COMMENT ON COLUMN docextract.tax_export_file.size_bytes IS 'Size';
COMMENT ON COLUMN docextract.tax_export_file.crc32 IS 'CRC-32 of the whole, for the archive';
COMMENT ON COLUMN docextract.tax_export_file.documents IS 'Documents in it';
COMMENT ON COLUMN docextract.tax_export_file.sha256 IS 'SHA-256 of the whole; NULL: not finished';

CREATE TABLE docextract.tax_export_part (
    export  uuid NOT NULL,
    name    text NOT NULL,
    seq     int NOT NULL,
    bytes   bytea NOT NULL,
    PRIMARY KEY (export, name, seq),
    FOREIGN KEY (export, name) REFERENCES docextract.tax_export_file ON DELETE CASCADE
);
ALTER TABLE docextract.tax_export_part ALTER COLUMN bytes SET STORAGE EXTERNAL;
COMMENT ON TABLE docextract.tax_export_part IS 'Bytes of the files of exports, in pieces';
COMMENT ON COLUMN docextract.tax_export_part.export IS 'The export';
COMMENT ON COLUMN docextract.tax_export_part.name IS 'The file';
COMMENT ON COLUMN docextract.tax_export_part.seq IS 'Position, from 0';
COMMENT ON COLUMN docextract.tax_export_part.bytes IS 'The piece';

CREATE TABLE docextract.tax_export_refusal (
    export  uuid NOT NULL REFERENCES docextract.tax_export ON DELETE CASCADE,
    seq     int NOT NULL,
    format  text NOT NULL,
    reason  text NOT NULL,
    PRIMARY KEY (export, seq, format)
);
COMMENT ON TABLE docextract.tax_export_refusal IS 'Invoices of an export that a format cannot hold';
COMMENT ON COLUMN docextract.tax_export_refusal.export IS 'The export';
COMMENT ON COLUMN docextract.tax_export_refusal.seq IS 'Which invoice';
COMMENT ON COLUMN docextract.tax_export_refusal.format IS 'The format';
COMMENT ON COLUMN docextract.tax_export_refusal.reason IS 'Why, for people';
CREATE UNIQUE INDEX tax_export_item_document ON docextract.tax_export_item(export, document);

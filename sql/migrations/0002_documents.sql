-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Industries, templates, documents and what belongs to them.

SET LOCAL ROLE docextract_owner;

CREATE TABLE docextract.industry (
    slug    text PRIMARY KEY CHECK (slug ~ '^[a-z0-9][a-z0-9_-]{0,62}$'),
    name    text NOT NULL,
    enabled bool NOT NULL DEFAULT true
);
COMMENT ON TABLE docextract.industry IS 'Fields of business that templates belong to';
COMMENT ON COLUMN docextract.industry.slug IS 'Name in requests';
COMMENT ON COLUMN docextract.industry.name IS 'Name to show';
COMMENT ON COLUMN docextract.industry.enabled IS 'Disabled ones do not exist for clients';

CREATE TABLE docextract.template (
    industry        text NOT NULL REFERENCES docextract.industry,
    name            text NOT NULL CHECK (name ~ '^[a-z0-9][a-z0-9_-]{0,62}$'),
    version         int NOT NULL CHECK (version > 0),
    title           text NOT NULL,
    body            text NOT NULL,
    filing_formats  text[] NOT NULL DEFAULT '{}',
    loaded_at       timestamptz NOT NULL DEFAULT now(),
    current         bool NOT NULL DEFAULT false,
    PRIMARY KEY (industry, name, version)
);
CREATE UNIQUE INDEX template_current ON docextract.template(industry, name) WHERE current;
COMMENT ON TABLE docextract.template IS 'Templates, every version that was ever loaded';
COMMENT ON COLUMN docextract.template.industry IS 'Industry it belongs to';
COMMENT ON COLUMN docextract.template.name IS 'Name in requests';
COMMENT ON COLUMN docextract.template.version IS 'Version; name@version pins it';
COMMENT ON COLUMN docextract.template.title IS 'Title to show';
COMMENT ON COLUMN docextract.template.body IS 'The template file as it was loaded (JSON)';
COMMENT ON COLUMN docextract.template.filing_formats IS 'Names of the filing formats it can be exported in';
COMMENT ON COLUMN docextract.template.loaded_at IS 'When this version was loaded last';
COMMENT ON COLUMN docextract.template.current IS 'The version that requests without a version get';

-- Few CHECKs: PostgreSQL parses each of them anew for every statement that writes a row.
CREATE TABLE docextract.document (
    uuid                uuid PRIMARY KEY,
    team                bigint NOT NULL REFERENCES docextract.team,
    account             bigint NOT NULL REFERENCES docextract.account,
    key                 bigint NOT NULL REFERENCES docextract.api_key,
    status              text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'processing', 'completed',
                            'needs_review', 'password_required', 'failed', 'cancelled', 'expired')),
    kind                text,
    industry            text NOT NULL,
    template            text NOT NULL,
    template_version    int NOT NULL,
    external_id         text,
    file_name           text NOT NULL,
    media_type          text NOT NULL,
    size_bytes          bigint NOT NULL,
    sha256              bytea NOT NULL CHECK (octet_length(sha256) = 32),
    pages_total         int,
    pages_selected      int,
    pages_done          int NOT NULL DEFAULT 0,
    pages_pending       int NOT NULL DEFAULT 0 CHECK (pages_pending >= 0),
    pages_failed        int NOT NULL DEFAULT 0,
    revision            int NOT NULL DEFAULT 1,
    priority            smallint NOT NULL,
    languages           text NOT NULL,
    pages               text,
    options             text NOT NULL,
    request_id          text NOT NULL,
    base                text NOT NULL,
    error               text,
    warnings            text NOT NULL DEFAULT '[]',
    created_at          timestamptz NOT NULL DEFAULT now(),
    updated_at          timestamptz NOT NULL DEFAULT now(),
    started_at          timestamptz,
    completed_at        timestamptz,
    expires_at          timestamptz NOT NULL,
    retire_at           timestamptz,
    head                text,
    FOREIGN KEY (industry, template, template_version) REFERENCES docextract.template,
    CONSTRAINT document_end_has_time CHECK (status NOT IN ('completed', 'needs_review', 'failed', 'cancelled') OR completed_at IS NOT NULL),
    CONSTRAINT document_open_has_no_end CHECK (status NOT IN ('queued', 'processing', 'password_required') OR completed_at IS NULL),
    CONSTRAINT document_failure_has_error CHECK (status NOT IN ('failed', 'password_required') OR error IS NOT NULL)
) WITH (fillfactor = 70);
-- Status, counters and times are in no index: their updates stay on the page (HOT).
CREATE INDEX document_newest ON docextract.document(team, created_at DESC, uuid DESC);
CREATE INDEX document_external_id ON docextract.document(team, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX document_sha256 ON docextract.document(team, sha256);
CREATE INDEX document_retire ON docextract.document(retire_at) WHERE retire_at IS NOT NULL;
COMMENT ON TABLE docextract.document IS 'Documents: one row each from upload to retention; its status is the only truth about the document''s state';
COMMENT ON COLUMN docextract.document.uuid IS 'Name in requests (version 7, made by the API before the upload is stored)';
COMMENT ON COLUMN docextract.document.team IS 'Owner';
COMMENT ON COLUMN docextract.document.account IS 'Who uploaded it';
COMMENT ON COLUMN docextract.document.key IS 'With which key';
COMMENT ON COLUMN docextract.document.status IS 'State; transitions happen in functions only and are checked by a trigger';
COMMENT ON COLUMN docextract.document.kind IS 'What the bytes are (pdf, png, …) once opened';
COMMENT ON COLUMN docextract.document.industry IS 'Industry asked for';
COMMENT ON COLUMN docextract.document.template IS 'Template asked for';
COMMENT ON COLUMN docextract.document.template_version IS 'Version it is read with';
COMMENT ON COLUMN docextract.document.external_id IS 'The client''s own name for it';
COMMENT ON COLUMN docextract.document.file_name IS 'Name of the uploaded file';
COMMENT ON COLUMN docextract.document.media_type IS 'Media type, judged by the bytes';
COMMENT ON COLUMN docextract.document.size_bytes IS 'Length of the upload';
COMMENT ON COLUMN docextract.document.sha256 IS 'SHA-256 of the upload';
COMMENT ON COLUMN docextract.document.pages_total IS 'Pages in the file; NULL until opened';
COMMENT ON COLUMN docextract.document.pages_selected IS 'Pages that are read (all, or the client''s choice); NULL until opened';
COMMENT ON COLUMN docextract.document.pages_done IS 'Selected pages that are read or failed';
COMMENT ON COLUMN docextract.document.pages_pending IS 'Selected pages still to read: page jobs that exist; 0 releases the extract job';
COMMENT ON COLUMN docextract.document.pages_failed IS 'Selected pages that could not be read';
COMMENT ON COLUMN docextract.document.revision IS 'Current revision of the result; part of event ids';
COMMENT ON COLUMN docextract.document.priority IS 'Queue priority: 0 sync, 10 async, 20 bulk';
COMMENT ON COLUMN docextract.document.languages IS 'OCR languages';
COMMENT ON COLUMN docextract.document.pages IS 'The client''s choice of pages ("1-3,7"); NULL: all';
COMMENT ON COLUMN docextract.document.options IS 'Options of the request (JSON); a password in it is wiped when the document ends';
COMMENT ON COLUMN docextract.document.request_id IS 'Request that brought it, for the logs';
COMMENT ON COLUMN docextract.document.base IS 'What stands before links in events that SQL itself sends';
COMMENT ON COLUMN docextract.document.error IS 'Problem object (JSON) of failed and password_required';
COMMENT ON COLUMN docextract.document.warnings IS 'Warnings collected before extraction (JSON array)';
COMMENT ON COLUMN docextract.document.created_at IS 'When it was accepted';
COMMENT ON COLUMN docextract.document.updated_at IS 'Last change that clients can see';
COMMENT ON COLUMN docextract.document.started_at IS 'When a worker first claimed it';
COMMENT ON COLUMN docextract.document.completed_at IS 'When it reached a final state';
COMMENT ON COLUMN docextract.document.expires_at IS 'When content and results are deleted';
COMMENT ON COLUMN docextract.document.head IS 'First part of the document object (JSON), kept by a trigger once the document has ended; NULL before';
COMMENT ON COLUMN docextract.document.retire_at IS 'When retention must look at it next; NULL: nothing left to do';

CREATE TABLE docextract.content (
    document    uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    seq         int NOT NULL CHECK (seq >= 0),
    bytes       bytea NOT NULL,
    PRIMARY KEY (document, seq)
);
ALTER TABLE docextract.content ALTER COLUMN bytes SET STORAGE EXTERNAL;
COMMENT ON TABLE docextract.content IS 'Uploaded bytes in pieces; stored before their document row in the same transaction';
COMMENT ON COLUMN docextract.content.document IS 'The document';
COMMENT ON COLUMN docextract.content.seq IS 'Position, from 0';
COMMENT ON COLUMN docextract.content.bytes IS 'The piece, not compressed';

CREATE TABLE docextract.page (
    document    uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE,
    n           int NOT NULL CHECK (n > 0),
    width       int NOT NULL,
    height      int NOT NULL,
    source      text NOT NULL DEFAULT 'none' CHECK (source IN ('none', 'text_layer', 'ocr')),
    text_state  text NOT NULL,
    state       text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'read', 'failed')),
    words       text,
    PRIMARY KEY (document, n),
    CHECK ((state = 'read') = (words IS NOT NULL))
);
COMMENT ON TABLE docextract.page IS 'Pages of opened documents with the words read from them';
COMMENT ON COLUMN docextract.page.document IS 'The document';
COMMENT ON COLUMN docextract.page.n IS 'Number in the file, from 1';
COMMENT ON COLUMN docextract.page.width IS 'Width of the upright page, thousandths of a point';
COMMENT ON COLUMN docextract.page.height IS 'Height of the upright page, thousandths of a point';
COMMENT ON COLUMN docextract.page.source IS 'Where its words come from: text_layer, ocr, none yet';
COMMENT ON COLUMN docextract.page.text_state IS 'What its text layer was judged to be worth';
COMMENT ON COLUMN docextract.page.state IS 'pending: a page job exists; read; failed';
COMMENT ON COLUMN docextract.page.words IS 'Words with boxes, stored form "words v1" (JSON)';

CREATE TABLE docextract.result (
    document        uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE,
    revision        int NOT NULL,
    data            text NOT NULL,
    evidence        text NOT NULL,
    checks          text NOT NULL,
    verification    text NOT NULL,
    corrections     text NOT NULL,
    warnings        text NOT NULL,
    engine          text NOT NULL,
    rows_total      bigint,
    created_at      timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (document, revision)
) WITH (toast_tuple_target = 8160);
-- Ordinary results then stay in the row, evidence (the longest, seldom asked for) goes out of it first.
ALTER TABLE docextract.result ALTER COLUMN evidence SET STORAGE EXTENDED;
COMMENT ON TABLE docextract.result IS 'Results as clients read them: JSON texts, never rebuilt';
COMMENT ON COLUMN docextract.result.document IS 'The document';
COMMENT ON COLUMN docextract.result.revision IS 'Revision, from 1';
COMMENT ON COLUMN docextract.result.data IS 'Data after the template''s schema (JSON)';
COMMENT ON COLUMN docextract.result.evidence IS 'Where each value was read (JSON object by path)';
COMMENT ON COLUMN docextract.result.checks IS 'Checks and their outcomes (JSON array)';
COMMENT ON COLUMN docextract.result.verification IS 'The verdict (JSON object)';
COMMENT ON COLUMN docextract.result.corrections IS 'Declared repairs (JSON array)';
COMMENT ON COLUMN docextract.result.warnings IS 'All warnings (JSON array)';
COMMENT ON COLUMN docextract.result.engine IS 'Versions, timings, sources (JSON object)';
COMMENT ON COLUMN docextract.result.rows_total IS 'Number of rows in data; NULL: the template has none';
COMMENT ON COLUMN docextract.result.created_at IS 'When it was stored';

-- lz4 is read several times faster than pglz; servers built without it keep the default.
DO $$
BEGIN
    ALTER TABLE docextract.result
        ALTER COLUMN data SET COMPRESSION lz4, ALTER COLUMN evidence SET COMPRESSION lz4,
        ALTER COLUMN checks SET COMPRESSION lz4, ALTER COLUMN verification SET COMPRESSION lz4,
        ALTER COLUMN corrections SET COMPRESSION lz4, ALTER COLUMN warnings SET COMPRESSION lz4,
        ALTER COLUMN engine SET COMPRESSION lz4;
    ALTER TABLE docextract.page ALTER COLUMN words SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
    RAISE NOTICE 'this server has no lz4 compression; texts are stored with pglz';
END $$;

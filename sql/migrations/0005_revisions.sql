-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Rows in pages, revisions, page pictures.

SET LOCAL ROLE docextract_owner;

ALTER TABLE docextract.job DROP CONSTRAINT job_kind_check;
ALTER TABLE docextract.job ADD CONSTRAINT job_kind_check CHECK (kind BETWEEN 1 AND 6);
COMMENT ON COLUMN docextract.job.kind IS '1 open, 2 ocr_page, 3 extract, 4 reanalyze, 5 correct, 6 render';
COMMENT ON COLUMN docextract.job.page IS 'Page of an ocr_page job, revision of a reanalyze or correct job, picture of a render job, else 0';
COMMENT ON COLUMN docextract.job.prio IS '0 sync and corrections, 5 pictures, 10 async, 20 bulk';
COMMENT ON COLUMN docextract.job_attempt.kind IS '1 open, 2 ocr_page, 3 extract, 4 reanalyze, 5 correct, 6 render';
COMMENT ON COLUMN docextract.job_attempt.page IS 'Page of an ocr_page job, revision of a reanalyze or correct job, picture of a render job, else 0';

ALTER TABLE docextract.document ADD COLUMN reanalysis text;
COMMENT ON COLUMN docextract.document.reanalysis IS 'Member reanalysis of the document object (JSON): a revision that is being made, waits for its adoption, or failed; NULL: none';

ALTER TABLE docextract.result ADD COLUMN status text, ADD COLUMN template text, ADD COLUMN template_version int;
UPDATE docextract.result r SET status = d.status, template = d.template, template_version = d.template_version
FROM docextract.document d WHERE d.uuid = r.document;
ALTER TABLE docextract.result ALTER COLUMN status SET NOT NULL, ALTER COLUMN template SET NOT NULL, ALTER COLUMN template_version SET NOT NULL;
COMMENT ON COLUMN docextract.result.template IS 'Template it was made with';
COMMENT ON COLUMN docextract.result.template_version IS 'Version of that template';
COMMENT ON COLUMN docextract.result.status IS 'What the document''s status is while this revision is current: completed or needs_review';
COMMENT ON COLUMN docextract.result.data IS 'Data after the template''s schema (JSON), at most 2,000 rows of it: as clients get it';
COMMENT ON COLUMN docextract.result.evidence IS 'Where each value in data was read (JSON object by path)';

CREATE TABLE docextract.result_whole (
    document    uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE,
    revision    int NOT NULL,
    data        text NOT NULL,
    evidence    text NOT NULL,
    PRIMARY KEY (document, revision)
);
COMMENT ON TABLE docextract.result_whole IS 'All of a result that has more rows than its data shows: for exports and corrections';
COMMENT ON COLUMN docextract.result_whole.document IS 'The document';
COMMENT ON COLUMN docextract.result_whole.revision IS 'Revision of the result';
COMMENT ON COLUMN docextract.result_whole.data IS 'Data with every row (JSON)';
COMMENT ON COLUMN docextract.result_whole.evidence IS 'Evidence of every row (JSON object by path)';

CREATE TABLE docextract.result_rows (
    document    uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE,
    revision    int NOT NULL,
    chunk       int NOT NULL,
    items       text[] NOT NULL,
    PRIMARY KEY (document, revision, chunk)
);
COMMENT ON TABLE docextract.result_rows IS 'Rows of a result with their evidence, 50 to a chunk: any page of them is read in the same time';
COMMENT ON COLUMN docextract.result_rows.document IS 'The document';
COMMENT ON COLUMN docextract.result_rows.revision IS 'Revision of the result';
COMMENT ON COLUMN docextract.result_rows.chunk IS 'Position: rows 50 × chunk and following';
COMMENT ON COLUMN docextract.result_rows.items IS 'One JSON object per row, as clients get it';

CREATE TABLE docextract.revision (
    document            uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE,
    n                   int NOT NULL CHECK (n > 1),
    origin              text NOT NULL CHECK (origin IN ('correction', 'reanalysis')),
    state               text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'processing', 'done', 'failed')),
    base                int NOT NULL,
    template            text NOT NULL,
    template_version    int NOT NULL,
    language_model      bool NOT NULL DEFAULT true,
    propose             bool NOT NULL DEFAULT false,
    patch_type          text CHECK (patch_type IN ('merge', 'json')),
    patch               text,
    account             bigint NOT NULL REFERENCES docextract.account,
    key                 bigint NOT NULL REFERENCES docextract.api_key,
    request_id          text NOT NULL,
    links               text NOT NULL,
    problem             text,
    created_at          timestamptz NOT NULL DEFAULT now(),
    ended_at            timestamptz,
    PRIMARY KEY (document, n),
    CONSTRAINT revision_correction_has_patch CHECK ((origin = 'correction') = (patch IS NOT NULL AND patch_type IS NOT NULL)),
    CONSTRAINT revision_failure_has_problem CHECK (state <> 'failed' OR problem IS NOT NULL)
);
-- One at a time per document: each starts from the one before.
CREATE UNIQUE INDEX revision_pending ON docextract.revision(document) WHERE state IN ('queued', 'processing');
COMMENT ON TABLE docextract.revision IS 'Revisions after the first: who asked for them, what for, and how far they are; their results are in result';
COMMENT ON COLUMN docextract.revision.document IS 'The document';
COMMENT ON COLUMN docextract.revision.n IS 'Number; the first revision, the extraction itself, has no row here';
COMMENT ON COLUMN docextract.revision.origin IS 'correction (by a person) or reanalysis';
COMMENT ON COLUMN docextract.revision.state IS 'queued, processing, done, failed';
COMMENT ON COLUMN docextract.revision.base IS 'Revision that was current when it was asked for: what a correction starts from';
COMMENT ON COLUMN docextract.revision.template IS 'Template it is made with';
COMMENT ON COLUMN docextract.revision.template_version IS 'Version of that template';
COMMENT ON COLUMN docextract.revision.language_model IS 'A language model may be asked, when one is configured';
COMMENT ON COLUMN docextract.revision.propose IS 'Kept aside when done, until somebody adopts it';
COMMENT ON COLUMN docextract.revision.patch_type IS 'merge (RFC 7396) or json (RFC 6902), of a correction';
COMMENT ON COLUMN docextract.revision.patch IS 'The correction as it was sent (JSON)';
COMMENT ON COLUMN docextract.revision.account IS 'Who asked for it';
COMMENT ON COLUMN docextract.revision.key IS 'With which key';
COMMENT ON COLUMN docextract.revision.request_id IS 'Request that asked, for the logs';
COMMENT ON COLUMN docextract.revision.links IS 'What stands before links in its event';
COMMENT ON COLUMN docextract.revision.problem IS 'Why it failed: problem object (JSON)';
COMMENT ON COLUMN docextract.revision.created_at IS 'When it was asked for';
COMMENT ON COLUMN docextract.revision.ended_at IS 'When it was done or failed';

CREATE TABLE docextract.picture (
    id          int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    document    uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE,
    page        int NOT NULL,
    dpi         int NOT NULL,
    box         text NOT NULL DEFAULT '',
    state       text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'done', 'failed')),
    png         bytea,
    problem     text,
    created_at  timestamptz NOT NULL DEFAULT now(),
    UNIQUE (document, page, dpi, box)
);
ALTER TABLE docextract.picture ALTER COLUMN png SET STORAGE EXTERNAL;
CREATE INDEX picture_created ON docextract.picture(created_at);
COMMENT ON TABLE docextract.picture IS 'Pictures of pages that were asked for, kept ten minutes';
COMMENT ON COLUMN docextract.picture.id IS 'Number, also the page of its render job';
COMMENT ON COLUMN docextract.picture.document IS 'The document';
COMMENT ON COLUMN docextract.picture.page IS 'Page, from 1';
COMMENT ON COLUMN docextract.picture.dpi IS 'Resolution';
COMMENT ON COLUMN docextract.picture.box IS 'Part of the page: x0,y0,x1,y1 in ten-thousandths of the upright page; empty: all of it';
COMMENT ON COLUMN docextract.picture.state IS 'queued, done, failed';
COMMENT ON COLUMN docextract.picture.png IS 'The picture';
COMMENT ON COLUMN docextract.picture.problem IS 'Why it failed: problem object (JSON)';
COMMENT ON COLUMN docextract.picture.created_at IS 'When it was asked for';

DO $$
BEGIN
    ALTER TABLE docextract.result_whole ALTER COLUMN data SET COMPRESSION lz4, ALTER COLUMN evidence SET COMPRESSION lz4;
    ALTER TABLE docextract.result_rows ALTER COLUMN items SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
    NULL;
END $$;

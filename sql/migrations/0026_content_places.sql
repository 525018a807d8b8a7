-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Uploaded bytes outside of the database: in a folder or an S3 bucket. A row says where, so that documents of all kinds live side by side.

SET LOCAL ROLE docextract_owner;

CREATE TABLE docextract.content_place (
    document    uuid PRIMARY KEY REFERENCES docextract.document ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    driver      text NOT NULL CHECK (driver IN ('file', 's3')),
    key         text NOT NULL CHECK (key ~ '^[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f.-]{1,100}$'),
    UNIQUE (driver, key)
);
COMMENT ON TABLE docextract.content_place IS 'Documents whose bytes are not in table content: where they are. Every object has one owner at most';
COMMENT ON COLUMN docextract.content_place.document IS 'The document';
COMMENT ON COLUMN docextract.content_place.driver IS 'file: below storage.dir; s3: in storage.s3_bucket';
COMMENT ON COLUMN docextract.content_place.key IS 'Name of the object there, never used twice';

CREATE TABLE docextract.content_unowned (
    driver      text NOT NULL,
    key         text NOT NULL,
    document    uuid NOT NULL,
    due_at      timestamptz NOT NULL,
    taken       bool NOT NULL DEFAULT false,
    tries       int NOT NULL DEFAULT 0,
    error       text,
    PRIMARY KEY (driver, key)
);
CREATE INDEX content_unowned_due ON docextract.content_unowned(due_at);
CREATE INDEX content_unowned_document ON docextract.content_unowned(document);
COMMENT ON TABLE docextract.content_unowned IS 'Objects that belong to no document: not yet (an upload under way), or not any more. Whatever is written outside of the database has a row here first';
COMMENT ON COLUMN docextract.content_unowned.driver IS 'As in content_place';
COMMENT ON COLUMN docextract.content_unowned.key IS 'As in content_place';
COMMENT ON COLUMN docextract.content_unowned.document IS 'The document that it was meant for; may never have come to be';
COMMENT ON COLUMN docextract.content_unowned.due_at IS 'When the keeper deletes the object, or tries again';
COMMENT ON COLUMN docextract.content_unowned.taken IS 'Its deletion has begun: no document can own it any more';
COMMENT ON COLUMN docextract.content_unowned.tries IS 'Deletions begun';
COMMENT ON COLUMN docextract.content_unowned.error IS 'Why the last one failed';

-- Their columns change.
DROP FUNCTION IF EXISTS docextract.get_content(uuid);
DROP FUNCTION IF EXISTS docextract.get_original(bigint, uuid, int);

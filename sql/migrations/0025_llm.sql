-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What a language model replied, kept with the revision it was asked for: a job that is done again does not ask again.

SET LOCAL ROLE docextract_owner;

CREATE TABLE docextract.llm_reply (
    document    uuid NOT NULL REFERENCES docextract.document ON DELETE CASCADE,
    revision    int NOT NULL CHECK (revision >= 1),
    request     bytea NOT NULL CHECK (octet_length(request) = 32),
    reply       bytea NOT NULL CHECK (octet_length(reply) <= 1048576),
    created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (document, revision)
);
COMMENT ON TABLE docextract.llm_reply IS 'Replies of the language model, one a revision; goes with the document''s words';
COMMENT ON COLUMN docextract.llm_reply.document IS 'The document';
COMMENT ON COLUMN docextract.llm_reply.revision IS 'The revision that it was asked for';
COMMENT ON COLUMN docextract.llm_reply.request IS 'SHA-256 of the request: another one (model, words, template) is asked anew';
COMMENT ON COLUMN docextract.llm_reply.reply IS 'Body of the answer as it came';
COMMENT ON COLUMN docextract.llm_reply.created_at IS 'When it came';

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- A reanalysis may choose its template anew.

SET LOCAL ROLE docextract_owner;
ALTER TABLE docextract.revision
    ALTER COLUMN template_version DROP NOT NULL,
    ADD COLUMN template_confidence smallint CHECK (template_confidence BETWEEN 0 AND 100),
    ADD CONSTRAINT revision_template_or_auto CHECK (template_version IS NOT NULL OR (template = 'auto' AND state <> 'done'));
COMMENT ON COLUMN docextract.revision.template IS 'Template it is made with; auto until it is chosen';
COMMENT ON COLUMN docextract.revision.template_version IS 'Version of that template; NULL while it is auto';
COMMENT ON COLUMN docextract.revision.template_confidence IS 'How sure the choice of the template is, in percent; NULL: nobody had to choose';

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- The template may be left to the reader: until it has chosen, industry or template is "auto" and there is no version.

SET LOCAL ROLE docextract_owner;

ALTER TABLE docextract.document
    ALTER COLUMN template_version DROP NOT NULL,
    ADD COLUMN template_confidence smallint CHECK (template_confidence BETWEEN 0 AND 100),
    ADD CONSTRAINT document_version_unless_auto CHECK ((template = 'auto') = (template_version IS NULL)),
    ADD CONSTRAINT document_result_has_template CHECK (status NOT IN ('completed', 'needs_review') OR template_version IS NOT NULL);
COMMENT ON COLUMN docextract.document.industry IS 'Industry of the template; auto until one is chosen, if all were asked for';
COMMENT ON COLUMN docextract.document.template IS 'Template asked for or, when that was auto, chosen; auto until then';
COMMENT ON COLUMN docextract.document.template_version IS 'Version it is read with; NULL while the template is auto';
COMMENT ON COLUMN docextract.document.template_confidence IS 'How sure the choice of the template is, in percent; NULL: nobody had to choose';

ALTER TABLE docextract.template ADD CONSTRAINT template_not_auto CHECK (industry <> 'auto' AND name <> 'auto');

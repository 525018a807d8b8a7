-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.template_overview AS
SELECT t.industry, i.enabled, t.name, t.version, t.current, t.title, t.filing_formats, t.loaded_at
FROM docextract.template t
JOIN docextract.industry i ON i.slug = t.industry
ORDER BY t.industry, t.name, t.version;
COMMENT ON VIEW docextract.template_overview IS 'Templates, all versions, and whether their industry is shown';

-- SPDX-License-Identifier: AGPL-3.0-or-later

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE VIEW docextract.content_overview AS
SELECT n.driver, coalesce(o.documents, 0) AS documents, coalesce(o.bytes, 0)::bigint AS bytes, coalesce(u.unowned, 0) AS unowned,
       coalesce(u.overdue, 0) AS overdue, u.last_error
FROM (VALUES ('postgres'), ('file'), ('s3')) AS n(driver)
LEFT JOIN (SELECT coalesce(p.driver, 'postgres') AS driver, count(*) AS documents, sum(d.size_bytes) AS bytes
           FROM docextract.document d LEFT JOIN docextract.content_place p ON p.document = d.uuid
           WHERE d.status <> 'expired' GROUP BY 1) AS o ON o.driver = n.driver
LEFT JOIN (SELECT b.driver, count(*) AS unowned, count(*) FILTER (WHERE b.tries > 0 OR b.due_at < now() - interval '1 minute') AS overdue,
                  max(b.error) AS last_error
           FROM docextract.content_unowned b GROUP BY 1) AS u ON u.driver = n.driver
WHERE n.driver = 'postgres' OR o.driver IS NOT NULL OR u.driver IS NOT NULL
ORDER BY n.driver;
COMMENT ON VIEW docextract.content_overview IS 'Where uploaded bytes are; unowned: objects to be deleted, or of uploads under way; overdue: their deletion is late or failed. Reads all documents';

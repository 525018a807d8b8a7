-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Every transition, tried on the table itself.
SELECT t.add(1);
CREATE FUNCTION t.try(a text, b text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
    ALTER TABLE docextract.document DISABLE TRIGGER document_change;
    UPDATE docextract.document SET status = a, error = '{}', completed_at = CASE WHEN a IN ('queued', 'processing', 'password_required') THEN NULL ELSE now() END;
    ALTER TABLE docextract.document ENABLE TRIGGER document_change;
    UPDATE docextract.document SET status = b, completed_at = CASE WHEN b IN ('queued', 'processing', 'password_required') THEN NULL ELSE now() END;
    RETURN 'yes';
EXCEPTION WHEN SQLSTATE 'DX001' THEN
    RETURN '';
END $$;
WITH s(s, i) AS (SELECT * FROM unnest(ARRAY['queued', 'processing', 'completed', 'needs_review', 'password_required', 'failed', 'cancelled', 'expired']) WITH ORDINALITY)
SELECT a.s AS "from", string_agg(b.s, ' ' ORDER BY b.i) FILTER (WHERE a.s <> b.s AND t.try(a.s, b.s) = 'yes') AS "to" FROM s a, s b GROUP BY a.s, a.i ORDER BY a.i;
-- Nothing else in the row may contradict the state.
\set VERBOSITY terse
ALTER TABLE docextract.document DISABLE TRIGGER document_change;
UPDATE docextract.document SET status = 'queued', completed_at = now();
UPDATE docextract.document SET status = 'completed', completed_at = NULL;
UPDATE docextract.document SET status = 'failed', completed_at = now(), error = NULL;
UPDATE docextract.document SET status = 'nonsense';

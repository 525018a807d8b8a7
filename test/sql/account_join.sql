-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Statements of an account come and go in any order: each is looked at anew exactly where it may join differently.
SELECT docextract.worker_start('h', 1) AS w \gset
UPDATE docextract.plan SET pages_per_month = NULL;
CREATE FUNCTION t.put(n int, p_from date, p_to date, p_opening int, p_closing int) RETURNS bool LANGUAGE plpgsql AS $$
BEGIN
    PERFORM t.add(n);
    PERFORM t.claim('a', 1);
    PERFORM t.open_done('a', ARRAY['{}']);
    RETURN (SELECT docextract.finish_document(h.job, h.token, 'completed', 2, json_build_object('account_number', '1', 'ifsc', 'TEST0000001',
                'currency', 'INR', 'opening_balance', p_opening || '.00', 'closing_balance', p_closing || '.00', 'statement_period',
                json_build_object('from', p_from, 'to', p_to))::text, '{}', '[]', '{"state":"verified"}', '[]', '[]', '{}', '/api/v1')
            FROM t.held h WHERE h.name = 'a');
END $$;
-- What another look at every statement would find different.
CREATE FUNCTION t.wrong() RETURNS bigint LANGUAGE sql AS $$
    SELECT count(*) FROM docextract.statement_index s, docextract.statement_join(s) j
    WHERE (s.findings, s.warnings) IS DISTINCT FROM (j.findings, j.warnings)
$$;
CREATE VIEW t.joins AS
SELECT right(s.document::text, 4)::int AS n, s.period_from, s.period_to, (SELECT string_agg(concat(f->>'kind', ' ', right(f->>'document', 4)::int), ',')
    FROM json_array_elements(s.findings::json) f) AS findings FROM docextract.statement_index s ORDER BY s.period_from, s.document;
-- A month that is missing, then comes; one within another; the same twice; a long one that begins first.
SELECT t.put(1, '2026-01-01', '2026-01-31', 100, 200), t.put(3, '2026-03-01', '2026-03-31', 300, 400);
SELECT * FROM t.joins;
SELECT t.put(2, '2026-02-01', '2026-02-28', 200, 300), t.put(4, '2026-02-10', '2026-02-20', 250, 260), t.put(5, '2026-03-01', '2026-03-31', 300, 400);
SELECT * FROM t.joins;
SELECT t.put(6, '2025-12-01', '2026-06-30', 50, 900);
SELECT * FROM t.joins;
SELECT docextract.delete_document(1, t.id(6)), docextract.delete_document(1, t.id(2));
SELECT * FROM t.joins;
SELECT t.wrong();
-- Many, in an order that is no order, some of them gone again: always as if all had been looked at.
DO $$
DECLARE
    h int;
BEGIN
    FOR n IN 100..219 LOOP
        h := ('x' || substr(md5(n::text), 1, 6))::bit(24)::int;
        PERFORM t.put(n, date '2020-01-01' + h % 90, date '2020-01-01' + h % 90 + (h / 100) % 40, h % 3, h / 7 % 3);
        IF n % 3 = 0 THEN
            PERFORM docextract.delete_document(1, t.id(100 + (h / 11) % (n - 99)));
        END IF;
        IF t.wrong() > 0 THEN
            RAISE 'wrong after %', n;
        END IF;
    END LOOP;
END $$;
SELECT count(*) > 70 AS many, count(DISTINCT split_part(findings, ' ', 1)) AS kinds FROM t.joins;
-- The same statement again and again: one that comes looks at its neighbours, not at all of them.
CREATE FUNCTION t.looked_at() RETURNS bigint LANGUAGE sql AS
$$ SELECT seq_tup_read + idx_tup_fetch FROM pg_stat_xact_user_tables WHERE relname = 'statement_index' $$;
DO $$
DECLARE
    v_before bigint;
BEGIN
    FOR n IN 300..499 LOOP
        PERFORM t.put(n, '2024-01-01', '2024-01-31', 100, 200);
    END LOOP;
    ANALYZE docextract.statement_index;
    FOR n IN 500..509 LOOP
        v_before := t.looked_at();
        PERFORM t.put(n, '2024-01-01', '2024-01-31', 100, 200);
        IF t.looked_at() - v_before > 20 THEN
            RAISE '% rows were looked at', t.looked_at() - v_before;
        END IF;
    END LOOP;
END $$;
SELECT t.wrong();

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Invoices and statements in columns, kept up to date by triggers on results, and how statements of an account join.

SET LOCAL ROLE docextract_owner;

CREATE OR REPLACE FUNCTION docextract.iso_date(s text) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN s ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' THEN s::date END $$;
COMMENT ON FUNCTION docextract.iso_date IS 'A date written YYYY-MM-DD; NULL for anything of another form';

CREATE OR REPLACE FUNCTION docextract.decimal(s text) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN s ~ '^-?[0-9]{1,30}([.][0-9]{1,12})?$' THEN s::numeric END $$;
COMMENT ON FUNCTION docextract.decimal IS 'A decimal string of a result; NULL for anything of another form';

CREATE OR REPLACE FUNCTION docextract.financial_year(d date) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT extract(year FROM d)::int - CASE WHEN extract(month FROM d) < 4 THEN 1 ELSE 0 END $$;
COMMENT ON FUNCTION docextract.financial_year IS 'First calendar year of the financial year (1 April to 31 March)';

-- ---- statements ----

-- One account's statements change one after the other, so that two that end at once see each other.
CREATE OR REPLACE FUNCTION docextract.account_lock(p_team bigint, p_account text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(4714, hashtext(p_team || ' ' || p_account));
END $$;
COMMENT ON FUNCTION docextract.account_lock IS 'Until the transaction ends: nobody else changes how this account''s statements join';

CREATE OR REPLACE FUNCTION docextract.join_finding(p_kind text, p_other uuid, p_from date, p_to date, p_expected numeric,
    p_found numeric) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT concat('{"kind":"', p_kind, '","document":"', p_other, '","from":', docextract.json_text(p_from::text),
                  ',"to":', docextract.json_text(p_to::text), ',"expected":', docextract.json_text(p_expected::text),
                  ',"found":', docextract.json_text(p_found::text), '}')
$$;
COMMENT ON FUNCTION docextract.join_finding IS 'One element of findings: duplicate, overlap, gap or carry_forward';

-- The statement before is the one that begins before (of two that begin together, the one with the lower uuid).
CREATE OR REPLACE FUNCTION docextract.statement_join(s docextract.statement_index, OUT findings text, OUT warnings text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
    p docextract.statement_index;
    v_kind text;
    v_code text;
    v_detail text;
    v_from date;
    v_to date;
    v_expected numeric;
    v_found numeric;
BEGIN
    SELECT * INTO p FROM docextract.statement_index a
    WHERE a.team = s.team AND a.account = s.account AND (a.period_from, a.document) < (s.period_from, s.document)
    ORDER BY a.period_to DESC, a.period_from DESC, a.document DESC LIMIT 1;
    IF p.document IS NULL THEN
        RETURN;
    END IF;
    IF p.period_from = s.period_from AND p.period_to = s.period_to AND p.opening IS NOT DISTINCT FROM s.opening
       AND p.closing IS NOT DISTINCT FROM s.closing THEN
        v_kind := 'duplicate';
        v_from := s.period_from;
        v_to := s.period_to;
        v_detail := format('document %s covers the same days, %s to %s, with the same balances', p.document, v_from, v_to);
    -- Some banks print the last day of one statement as the first of the next: no overlap when the balance joins.
    ELSIF p.period_to > s.period_from OR (p.period_to = s.period_from AND p.closing IS DISTINCT FROM s.opening) THEN
        v_kind := 'overlap';
        v_from := s.period_from;
        v_to := least(p.period_to, s.period_to);
        v_detail := format('document %s covers %s to %s, too', p.document, v_from, v_to);
    -- Periods made of first and last transaction leave a few days uncovered: nothing is missing when the balance joins.
    ELSIF p.period_to + 1 < s.period_from AND (p.closing IS DISTINCT FROM s.opening OR s.period_from - p.period_to > 28) THEN
        v_kind := 'gap';
        v_from := p.period_to + 1;
        v_to := s.period_from - 1;
        v_expected := p.closing;
        v_found := s.opening;
        v_detail := format('no statement covers %s to %s: the one before, document %s, ends on %s with %s, this one opens with %s',
                           v_from, v_to, p.document, p.period_to, coalesce(p.closing::text, 'no balance'), coalesce(s.opening::text, 'no balance'));
    ELSIF p.closing <> s.opening THEN
        v_kind := 'carry_forward';
        v_from := p.period_to;
        v_to := s.period_from;
        v_expected := p.closing;
        v_found := s.opening;
        v_detail := format('the balance is not carried forward: document %s closes with %s on %s, this one opens with %s',
                           p.document, p.closing, p.period_to, s.opening);
    ELSE
        RETURN;
    END IF;
    v_code := CASE WHEN v_kind IN ('duplicate', 'overlap') THEN 'overlaps_statement' ELSE 'gap_before_statement' END;
    findings := concat('[', docextract.join_finding(v_kind, p.document, v_from, v_to, v_expected, v_found), ']');
    warnings := concat('[', docextract.warning_json(v_code, NULL, v_detail), ']');
END $$;
COMMENT ON FUNCTION docextract.statement_join IS 'How a statement joins the one before it of the same account; NULL: without a fault, or the first';

DROP FUNCTION IF EXISTS docextract.account_join(bigint, text) CASCADE;
-- The statement before is that of the latest end. One that comes or goes concerns itself and those after it, up to the
-- first that ends no earlier: before what comes behind that one stands that one or a later one in any case. So an account
-- with thousands of statements costs no more than one with two.
CREATE OR REPLACE FUNCTION docextract.account_join(p_team bigint, p_account text, p_from date, p_to date, p_document uuid) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    v_from date := 'infinity';
    v_document uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    v_next record;
BEGIN
    SELECT a.period_from, a.document INTO v_next FROM docextract.statement_index a
    WHERE a.team = p_team AND a.account = p_account AND (a.period_from, a.document) > (p_from, p_document) AND a.period_to >= p_to
    ORDER BY a.period_from, a.document LIMIT 1;
    IF FOUND THEN
        v_from := v_next.period_from;
        v_document := v_next.document;
    END IF;
    -- A row that is locked is being deleted or written anew: whoever does that comes here too, and must not be waited for.
    -- A document whose warnings change is another version of it, and news for the feed.
    WITH joined AS (
        UPDATE docextract.statement_index u SET findings = n.findings, warnings = n.warnings
        FROM (SELECT (b.s).document, j.findings, j.warnings
              FROM (SELECT a AS s FROM docextract.statement_index a
                    WHERE a.team = p_team AND a.account = p_account
                      AND (a.period_from, a.document) BETWEEN (p_from, p_document) AND (v_from, v_document)
                    FOR NO KEY UPDATE SKIP LOCKED) b, docextract.statement_join(b.s) j) n
        WHERE u.document = n.document AND (u.findings, u.warnings) IS DISTINCT FROM (n.findings, n.warnings)
        RETURNING u.document)
    UPDATE docextract.document d SET updated_at = greatest(clock_timestamp(), d.updated_at + interval '1 microsecond')
    FROM (SELECT a.uuid FROM docextract.document a WHERE a.uuid IN (SELECT j.document FROM joined j)
          FOR NO KEY UPDATE SKIP LOCKED) o
    WHERE d.uuid = o.uuid;
END $$;
COMMENT ON FUNCTION docextract.account_join IS 'A statement has come or gone: looks anew how it and those that it may stand before join; the account''s lock is held';

CREATE OR REPLACE FUNCTION docextract.statement_gone() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM docextract.account_lock(OLD.team, OLD.account);
    PERFORM docextract.account_join(OLD.team, OLD.account, OLD.period_from, OLD.period_to, OLD.document);
    RETURN NULL;
END $$;
COMMENT ON FUNCTION docextract.statement_gone IS 'Trigger: the statements that are left join differently';

CREATE OR REPLACE TRIGGER statement_gone AFTER DELETE ON docextract.statement_index
    FOR EACH ROW EXECUTE FUNCTION docextract.statement_gone();

CREATE OR REPLACE FUNCTION docextract.index_statement(p_document uuid, p_revision int, p_team bigint, p_rows bigint, d jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_number text := upper(regexp_replace(coalesce(d->>'account_number', d->>'iban', ''), '[^0-9A-Za-z]', '', 'g'));
    v_from date := docextract.iso_date(d->'statement_period'->>'from');
    v_to date := docextract.iso_date(d->'statement_period'->>'to');
    v_account text;
BEGIN
    IF v_number = '' OR v_from IS NULL OR v_to IS NULL OR v_from > v_to THEN
        RETURN; -- nobody can say whose it is, or when
    END IF;
    v_account := concat(v_number, ' ', coalesce(left(d->>'ifsc', 4), upper(d->>'bank_name')), ' ', d->>'currency');
    PERFORM docextract.account_lock(p_team, v_account);
    INSERT INTO docextract.statement_index(document, revision, team, account, period_from, period_to, opening, closing, rows_total)
    VALUES (p_document, p_revision, p_team, v_account, v_from, v_to, docextract.decimal(d->>'opening_balance'),
            docextract.decimal(d->>'closing_balance'), p_rows);
    PERFORM docextract.account_join(p_team, v_account, v_from, v_to, p_document);
END $$;
COMMENT ON FUNCTION docextract.index_statement IS 'Row of statement_index out of data; none without account number and period';

CREATE OR REPLACE FUNCTION docextract.continuity_json(p_document uuid) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT concat('{"statements":[', (SELECT string_agg(concat('{"document":"', a.document, '","from":"', a.period_from, '","to":"', a.period_to,
                      '","opening_balance":', docextract.json_text(a.opening::text), ',"closing_balance":', docextract.json_text(a.closing::text),
                      ',"rows_total":', docextract.json_number(a.rows_total), ',"findings":', coalesce(a.findings, '[]'), '}'),
                      ',' ORDER BY a.period_from, a.document)
                  FROM docextract.statement_index a WHERE a.team = s.team AND a.account = s.account),
                  '],"complete":', CASE WHEN EXISTS (SELECT FROM docextract.statement_index a
                      WHERE a.team = s.team AND a.account = s.account AND a.findings IS NOT NULL) THEN 'false' ELSE 'true' END, '}')
    FROM docextract.statement_index s WHERE s.document = p_document
$$;
COMMENT ON FUNCTION docextract.continuity_json IS 'All statements of a statement''s account in order, with what does not join; NULL: no statement with number and period';

-- ---- invoices ----

CREATE OR REPLACE FUNCTION docextract.index_invoice(p_document uuid, p_revision int, p_team bigint, d jsonb, p_verification text, p_checks text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_date date := docextract.iso_date(d->>'invoice_date');
    v_gst bool := d->'supplier' ? 'gstin';
    v_state text := p_verification::jsonb->>'state';
    v_supplier text := upper(d->'supplier'->>'gstin');
BEGIN
    INSERT INTO docextract.invoice_index(document, revision, team, invoice_date, financial_year, number, document_type, supplier,
        supplier_gstin, recipient_gstin, total, verification, failed_checks)
    VALUES (p_document, p_revision, p_team, v_date, docextract.financial_year(v_date),
            nullif(upper(regexp_replace(d->>'invoice_number', '[[:space:]]', '', 'g')), ''), coalesce(d->>'document_type', 'invoice'),
            coalesce(v_supplier, upper(d->'supplier'->>'tax_id'), upper(d->'supplier'->>'name')),
            v_supplier, upper(d->'recipient'->>'gstin'), docextract.decimal(d->'totals'->>'total'),
            coalesce(v_state, 'unverifiable'),
            CASE WHEN v_state = 'mismatch' THEN (
                SELECT string_agg(DISTINCT left(c->>'label', 100), '; ') FROM jsonb_array_elements(p_checks::jsonb) c
                WHERE c->>'state' = 'failed') END);
END $$;
COMMENT ON FUNCTION docextract.index_invoice IS 'Row of invoice_index out of data';

-- ---- both ----

-- What is no JSON after all, or not of the expected shape, is in no index: a document never fails for that.
CREATE OR REPLACE FUNCTION docextract.index_result(p_document uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    r docextract.result;
    v_team bigint;
    d jsonb;
BEGIN
    DELETE FROM docextract.invoice_index a WHERE a.document = p_document;
    DELETE FROM docextract.statement_index a WHERE a.document = p_document;
    SELECT a.* INTO r FROM docextract.document o JOIN docextract.result a ON a.document = o.uuid AND a.revision = o.revision
    WHERE o.uuid = p_document;
    IF r.document IS NULL THEN
        RETURN;
    END IF;
    SELECT o.team INTO v_team FROM docextract.document o WHERE o.uuid = p_document;
    IF r.data LIKE '%"opening_balance"%' OR r.data LIKE '%"invoice_number"%' THEN
        d := r.data::jsonb;
        IF jsonb_typeof(d->'line_items') = 'array' AND jsonb_typeof(d->'supplier') = 'object' THEN
            PERFORM docextract.index_invoice(p_document, r.revision, v_team, d, r.verification, r.checks);
        ELSIF d ? 'opening_balance' AND jsonb_typeof(d->'statement_period') = 'object' THEN
            PERFORM docextract.index_statement(p_document, r.revision, v_team, r.rows_total, d);
        END IF;
    END IF;
EXCEPTION WHEN data_exception OR program_limit_exceeded THEN
    RAISE WARNING 'document % is in no index: %', p_document, SQLSTATE;
END $$;
COMMENT ON FUNCTION docextract.index_result IS 'Writes invoice_index and statement_index anew from a document''s current revision';

CREATE OR REPLACE FUNCTION docextract.result_added() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM docextract.index_result(NEW.document);
    RETURN NULL;
END $$;
COMMENT ON FUNCTION docextract.result_added IS 'Trigger: keeps the indexes of invoices and statements';

CREATE OR REPLACE TRIGGER result_added AFTER INSERT ON docextract.result
    FOR EACH ROW EXECUTE FUNCTION docextract.result_added();

CREATE OR REPLACE FUNCTION docextract.revision_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.revision <> OLD.revision THEN
        PERFORM docextract.index_result(NEW.uuid);
    END IF;
    RETURN NULL;
END $$;
COMMENT ON FUNCTION docextract.revision_changed IS 'Trigger: another revision is the current one';

CREATE OR REPLACE TRIGGER revision_changed AFTER UPDATE OF revision ON docextract.document
    FOR EACH ROW EXECUTE FUNCTION docextract.revision_changed();

-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Bulk exports: asked for by the API, made by a keeper under a fenced lease, pushed by the sender.

SET LOCAL ROLE docextract_owner;

-- ---- what clients see ----

CREATE OR REPLACE FUNCTION docextract.tax_export_files_json(p_export uuid, p_base text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT concat('[', string_agg(concat(
        '{"name":', docextract.json_text(f.name), ',"format":', docextract.json_text(f.format), ',"gstin":', docextract.json_text(f.gstin),
        ',"month":', docextract.json_text(f.month), ',"media_type":', docextract.json_text(f.media_type), ',"size_bytes":', f.size_bytes,
        ',"sha256":"', encode(f.sha256, 'hex'), '","documents":', f.documents, ',"link":"', p_base, '/tax/exports/', p_export, '/file?name=',
        f.name, '"}'), ',' ORDER BY f.position), ']')
    FROM docextract.tax_export_file f WHERE f.export = p_export AND f.sha256 IS NOT NULL
$$;
COMMENT ON FUNCTION docextract.tax_export_files_json IS 'Member files of an export; names need no escapes in a link';

CREATE OR REPLACE FUNCTION docextract.tax_export_object(x docextract.tax_export, p_base text, p_lists bool) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT concat(
        '{"uuid":"', x.uuid, '","status":"', x.status, '","from":"', x.from_date, '","to":"', x.to_date, '","direction":"', x.direction,
        '","formats":', array_to_json(x.formats), ',"include_unverified":', x.include_unverified::text, ',"push_to_provider":', x.push::text,
        ',"created_at":', docextract.json_time(x.created_at), ',"updated_at":', docextract.json_time(x.updated_at),
        ',"completed_at":', docextract.json_time(x.completed_at), ',"expires_at":', docextract.json_time(x.expires_at),
        ',"progress":{"done":', x.done, ',"total":', CASE WHEN x.found > 0 OR x.status = 'completed' THEN x.found::text ELSE 'null' END, '},',
        CASE WHEN x.status = 'completed' THEN concat(x.summary, ',', CASE WHEN p_lists THEN concat(x.lists, ',') END) END,
        '"files":', CASE WHEN x.status = 'completed' THEN docextract.tax_export_files_json(x.uuid, p_base) ELSE '[]' END,
        ',"push":', CASE WHEN NOT x.push THEN 'null' ELSE coalesce(x.push_detail, '{"state":"queued","files":[]}') END,
        ',"error":', coalesce(x.error, 'null'), ',"links":{"self":"', p_base, '/tax/exports/', x.uuid, '"',
        CASE WHEN x.status = 'completed' THEN concat(',"file":"', p_base, '/tax/exports/', x.uuid, '/file"') END, '}}')
$$;
COMMENT ON FUNCTION docextract.tax_export_object IS 'The export as clients see it; p_lists: with the invoices taken and left out';

CREATE OR REPLACE FUNCTION docextract.get_tax_export(p_team bigint, p_uuid uuid, p_base text) RETURNS TABLE (status text, body text)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
    SELECT x.status, docextract.tax_export_object(x, p_base, true) FROM docextract.tax_export x WHERE x.uuid = p_uuid AND x.team = p_team
$$;
COMMENT ON FUNCTION docextract.get_tax_export IS 'API: no row when the team has no such export';

CREATE OR REPLACE FUNCTION docextract.list_tax_exports(p_team bigint, p_cursor text, p_limit int, p_base text)
RETURNS TABLE (exports text, next_cursor text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_after docextract.tax_export;
    v_limit int := least(200, greatest(1, p_limit));
    v_last uuid;
    n bigint;
BEGIN
    IF p_cursor IS NOT NULL THEN
        IF p_cursor !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
            RAISE EXCEPTION 'unusable cursor' USING ERRCODE = 'DX002';
        END IF;
        SELECT * INTO v_after FROM docextract.tax_export a WHERE a.uuid = p_cursor::uuid AND a.team = p_team;
        IF v_after.uuid IS NULL THEN
            RAISE EXCEPTION 'unusable cursor' USING ERRCODE = 'DX002';
        END IF;
    END IF;
    WITH page AS MATERIALIZED (
        SELECT a FROM docextract.tax_export a
        WHERE a.team = p_team AND (p_cursor IS NULL OR (a.created_at, a.uuid) < (v_after.created_at, v_after.uuid))
        ORDER BY a.created_at DESC, a.uuid DESC LIMIT v_limit)
    SELECT concat('[', string_agg(docextract.tax_export_object(p.a, p_base, false), ',' ORDER BY (p.a).created_at DESC, (p.a).uuid DESC), ']'),
           count(*), (array_agg((p.a).uuid ORDER BY (p.a).created_at, (p.a).uuid))[1]
    INTO exports, n, v_last FROM page p;
    next_cursor := CASE WHEN n = v_limit THEN v_last::text END;
    RETURN NEXT;
END $$;
COMMENT ON FUNCTION docextract.list_tax_exports IS 'API: a page of exports, newest first, without the lists of invoices. An unusable cursor raises DX002';

CREATE OR REPLACE FUNCTION docextract.create_tax_export(p_uuid uuid, p_team bigint, p_account bigint, p_key bigint, p_from date, p_to date,
    p_direction text, p_formats text[], p_include_unverified bool, p_push bool, p_request_id text, p_base text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_formats text[] := p_formats;
    v_push text := CASE WHEN p_push THEN CASE p_direction WHEN 'sales' THEN docextract.push_provider(p_team) ELSE 'purchases_json' END END;
BEGIN
    -- What is to be pushed is made, whatever else was asked for.
    IF v_push IS NOT NULL AND v_push <> ALL (v_formats) THEN
        v_formats := v_formats || v_push;
    END IF;
    INSERT INTO docextract.tax_export(uuid, team, account, key, status, from_date, to_date, direction, formats, include_unverified, push,
        settings, request_id, base, expires_at)
    SELECT p_uuid, p_team, p_account, p_key, 'queued', p_from, p_to, p_direction, v_formats, p_include_unverified, p_push,
        docextract.settings_json(p_team), p_request_id, p_base, now() + s.document_keep
    FROM docextract.setting s;
    PERFORM pg_notify('docextract_export', '');
    RETURN p_uuid::text;
END $$;
COMMENT ON FUNCTION docextract.create_tax_export IS 'API: a new export, for a keeper to make';

CREATE OR REPLACE FUNCTION docextract.tax_export_files(p_team bigint, p_uuid uuid, p_format text, p_name text)
RETURNS TABLE (status text, name text, media_type text, size_bytes bigint, crc32 bigint, parts bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT x.status, f.name, f.media_type, f.size_bytes, f.crc32, (SELECT count(*) FROM docextract.tax_export_part p WHERE p.export = x.uuid AND p.name = f.name)
    FROM docextract.tax_export x
    LEFT JOIN docextract.tax_export_file f ON f.export = x.uuid AND f.sha256 IS NOT NULL AND x.status = 'completed'
        AND (p_format IS NULL OR f.format = p_format) AND (p_name IS NULL OR f.name = p_name)
    WHERE x.uuid = p_uuid AND x.team = p_team ORDER BY f.position
$$;
COMMENT ON FUNCTION docextract.tax_export_files IS 'API: the files of an export, of one format or name; one row without a name when there are none, no row without the export';

CREATE OR REPLACE FUNCTION docextract.tax_export_bytes(p_team bigint, p_uuid uuid, p_name text, p_seq int) RETURNS bytea
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT p.bytes FROM docextract.tax_export x JOIN docextract.tax_export_part p ON p.export = x.uuid
    WHERE x.uuid = p_uuid AND x.team = p_team AND p.name = p_name AND p.seq = p_seq
$$;
COMMENT ON FUNCTION docextract.tax_export_bytes IS 'API: a piece of a file';

-- ---- the event ----

CREATE OR REPLACE FUNCTION docextract.emit_export_event(p_export uuid, p_type text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO docextract.outbox(event_id, team, type, body)
    SELECT v.id, x.team, p_type, convert_to(concat('{"id":"', v.id, '","type":"', p_type, '","created_at":', docextract.json_time(now()),
        ',"team":', docextract.json_text(t.name), ',"data":{"tax_export":', docextract.tax_export_object(x, x.base, false), '}}'), 'UTF8')
    FROM docextract.tax_export x JOIN docextract.team t ON t.id = x.team,
        concat('evt_', replace(x.uuid::text, '-', ''), '_', split_part(p_type, '.', 2)) AS v(id)
    WHERE x.uuid = p_export
    ON CONFLICT (event_id) DO NOTHING;
    PERFORM docextract.notify_event();
END $$;
COMMENT ON FUNCTION docextract.emit_export_event IS 'Event about an export, once per type';

-- ---- the keeper ----

CREATE OR REPLACE FUNCTION docextract.tax_export_end(p_export uuid, p_error text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE docextract.tax_export x
    SET status = CASE WHEN p_error IS NULL THEN 'completed' ELSE 'failed' END, error = p_error, token = NULL, lease_until = NULL,
        completed_at = clock_timestamp(), updated_at = clock_timestamp()
    WHERE x.uuid = p_export;
    IF p_error IS NULL AND (SELECT x.push FROM docextract.tax_export x WHERE x.uuid = p_export) THEN
        PERFORM docextract.queue_push(p_export);
    END IF;
    PERFORM docextract.emit_export_event(p_export, CASE WHEN p_error IS NULL THEN 'tax_export.completed' ELSE 'tax_export.failed' END);
    PERFORM docextract.tell_done(p_export);
END $$;
COMMENT ON FUNCTION docextract.tax_export_end IS 'completed, or failed when there is an error (JSON); with the push and the event';

CREATE OR REPLACE FUNCTION docextract.export_problem(p_detail text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT concat('{"code":"internal_error","detail":', docextract.json_text(p_detail), '}')
$$;
COMMENT ON FUNCTION docextract.export_problem IS 'Member error of an export';

-- A keeper that died leaves a lease that runs out; who comes next begins anew. Three deaths are enough.
CREATE OR REPLACE FUNCTION docextract.claim_export(p_lease_ms int)
RETURNS TABLE (uuid text, token bigint, from_date text, to_date text, direction text, formats text, include_unverified bool, settings text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    x docextract.tax_export;
BEGIN
    LOOP
        SELECT * INTO x FROM docextract.tax_export a
        WHERE a.status = 'queued' OR (a.status = 'processing' AND a.lease_until < clock_timestamp())
        ORDER BY a.created_at LIMIT 1 FOR UPDATE SKIP LOCKED;
        EXIT WHEN x.uuid IS NULL OR x.attempts < 3;
        PERFORM docextract.tax_export_end(x.uuid, docextract.export_problem('it was begun three times and never finished'));
    END LOOP;
    IF x.uuid IS NULL THEN
        RETURN;
    END IF;
    UPDATE docextract.tax_export a
    SET status = 'processing', attempts = a.attempts + 1, token = nextval('docextract.fence'), found = 0, done = 0,
        lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond', updated_at = clock_timestamp()
    WHERE a.uuid = x.uuid RETURNING * INTO x;
    DELETE FROM docextract.tax_export_file f WHERE f.export = x.uuid;
    DELETE FROM docextract.tax_export_refusal f WHERE f.export = x.uuid;
    DELETE FROM docextract.tax_export_item i WHERE i.export = x.uuid;
    RETURN QUERY SELECT x.uuid::text, x.token, x.from_date::text, x.to_date::text, x.direction, array_to_string(x.formats, ','),
                        x.include_unverified, x.settings;
END $$;
COMMENT ON FUNCTION docextract.claim_export IS 'Keeper: the oldest export that nobody works on, fenced and leased';

CREATE OR REPLACE FUNCTION docextract.export_hold(p_uuid uuid, p_token bigint) RETURNS bool
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE docextract.tax_export x SET lease_until = greatest(x.lease_until, clock_timestamp() + interval '1 minute')
    WHERE x.uuid = p_uuid AND x.token = p_token;
    RETURN FOUND;
END $$;
COMMENT ON FUNCTION docextract.export_hold IS 'True: the export is still the caller''s, for a minute more, and locked until the transaction ends';

-- Chosen in one statement. An invoice without a date is in no range, yet somebody should look at it: listed. Of those with
-- the same supplier, number and financial year the verified one counts, else the one that came first.
CREATE OR REPLACE FUNCTION docextract.export_select(p_uuid uuid, p_token bigint) RETURNS TABLE (looked_at bigint, included bigint, unverified bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    x docextract.tax_export;
    v_own text[];
BEGIN
    IF NOT docextract.export_hold(p_uuid, p_token) THEN
        RETURN;
    END IF;
    SELECT * INTO x FROM docextract.tax_export a WHERE a.uuid = p_uuid;
    v_own := string_to_array(nullif(x.settings::json->>'gst.gstins', ''), ',');
    INSERT INTO docextract.tax_export_item(export, seq, document, revision, own_gstin, other_gstin, invoice_date, number, supplier,
        financial_year, total, verification, reason, detail, duplicate_of)
    WITH looked AS (
        SELECT i.*, v_own IS NULL OR coalesce(i.supplier_gstin = ANY (v_own), false) AS sale,
               v_own IS NULL OR coalesce(i.recipient_gstin = ANY (v_own), false) AS purchase
        FROM docextract.invoice_index i
        WHERE i.team = x.team AND (i.invoice_date BETWEEN x.from_date AND x.to_date OR i.invoice_date IS NULL)
    ), sided AS (
        SELECT l.*, CASE WHEN l.invoice_date IS NULL THEN 'no_date'
                         WHEN CASE x.direction WHEN 'sales' THEN l.sale ELSE l.purchase END THEN NULL
                         WHEN l.sale OR l.purchase THEN 'other_direction'
                         ELSE 'neither_sale_nor_purchase' END AS outside
        FROM looked l
    ), paired AS (
        SELECT s.*, CASE WHEN s.outside IS NULL AND s.number IS NOT NULL AND s.supplier IS NOT NULL THEN
                   first_value(s.document) OVER (PARTITION BY s.outside IS NULL, s.supplier, s.financial_year, s.number
                                                 ORDER BY s.verification = 'verified' DESC, s.document) END AS best
        FROM sided s
    ), judged AS (
        SELECT p.*, coalesce(p.outside, CASE WHEN p.best <> p.document THEN 'duplicate'
                                             WHEN p.verification <> 'verified' AND NOT x.include_unverified THEN 'not_verified' END) AS why,
               CASE x.direction WHEN 'sales' THEN p.supplier_gstin ELSE p.recipient_gstin END AS own,
               CASE x.direction WHEN 'sales' THEN p.recipient_gstin ELSE p.supplier_gstin END AS other
        FROM paired p
    )
    SELECT x.uuid, row_number() OVER (ORDER BY j.why IS NOT NULL, j.own COLLATE "C", date_trunc('month', j.invoice_date), j.other COLLATE "C",
                                      j.invoice_date, j.number COLLATE "C", j.document),
           j.document, j.revision, j.own, j.other, j.invoice_date, j.number, j.supplier, j.financial_year, j.total, j.verification, j.why,
           CASE j.why WHEN 'no_date' THEN 'no date was found on it'
                      WHEN 'other_direction' THEN CASE x.direction WHEN 'sales' THEN 'it is a purchase' ELSE 'it is a sale' END
                      WHEN 'neither_sale_nor_purchase' THEN 'neither supplier nor recipient has one of the team''s GSTINs (setting gst.gstins)'
                      WHEN 'duplicate' THEN 'the same supplier, number and financial year as document ' || j.best
                      WHEN 'not_verified' THEN coalesce('failed: ' || j.failed_checks, 'nothing printed on it lets its amounts be checked') END,
           CASE WHEN j.why = 'duplicate' THEN j.best END
    FROM judged j;
    SELECT count(*), count(*) FILTER (WHERE i.reason IS NULL), count(*) FILTER (WHERE i.reason IS NULL AND i.verification <> 'verified')
    INTO looked_at, included, unverified FROM docextract.tax_export_item i WHERE i.export = p_uuid;
    UPDATE docextract.tax_export a SET found = looked_at, updated_at = clock_timestamp() WHERE a.uuid = p_uuid;
    IF unverified > 0 THEN
        INSERT INTO docextract.filing_override(team, account, key, export, format, verification, failed_checks, request_id)
        SELECT x.team, x.account, x.key, x.uuid, array_to_string(x.formats, ','), 'unverified', unverified || ' documents are not verified', x.request_id
        WHERE NOT EXISTS (SELECT FROM docextract.filing_override o WHERE o.export = x.uuid);
    END IF;
    RETURN NEXT;
END $$;
COMMENT ON FUNCTION docextract.export_select IS 'Keeper: chooses and judges the invoices of an export; no row: lost';

-- The pages of taxable_value, cgst, sgst, igst, cess, total, joined by commas, then those of the line items.
CREATE OR REPLACE FUNCTION docextract.figure_pages(p_evidence jsonb, OUT figures text, OUT lines text)
LANGUAGE sql IMMUTABLE AS $$
    SELECT (SELECT string_agg(coalesce(p_evidence->('/totals/' || n.name)->>'page', ''), ',' ORDER BY n.at)
            FROM unnest('{taxable_value,cgst,sgst,igst,cess,total}'::text[]) WITH ORDINALITY AS n(name, at)),
           (SELECT string_agg(q.page::text, ' ' ORDER BY q.page) FROM (
                SELECT DISTINCT (e.value->>'page')::int AS page FROM jsonb_each(p_evidence) e
                WHERE e.key LIKE '/line_items/%' AND jsonb_typeof(e.value->'page') = 'number') q)
$$;
COMMENT ON FUNCTION docextract.figure_pages IS 'Where the figures of an invoice were read';

CREATE OR REPLACE FUNCTION docextract.export_batch(p_uuid uuid, p_token bigint, p_after int, p_limit int)
RETURNS TABLE (seq int, document text, revision int, template text, file_name text, own_gstin text, other_gstin text, invoice_date text,
               number text, verification text, reason text, detail text, duplicate_of text, data text, figure_pages text, line_pages text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
-- The items were written a moment ago, nothing is known of them: by index, a batch costs the same however many there are.
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
    RETURN QUERY
        SELECT i.seq, i.document::text, i.revision, d.template, d.file_name, i.own_gstin, i.other_gstin, i.invoice_date::text, i.number,
               i.verification, i.reason, i.detail, i.duplicate_of::text, r.data, f.figures, f.lines
        FROM docextract.tax_export_item i
        LEFT JOIN docextract.document d ON d.uuid = i.document
        LEFT JOIN docextract.result r ON r.document = i.document AND r.revision = i.revision AND i.reason IS NULL
        LEFT JOIN LATERAL docextract.figure_pages(r.evidence::jsonb) f ON r.document IS NOT NULL
        WHERE i.export = p_uuid AND i.seq > p_after AND i.seq <= p_after + p_limit
          AND EXISTS (SELECT FROM docextract.tax_export x WHERE x.uuid = p_uuid AND x.token = p_token)
        ORDER BY i.seq;
END $$;
COMMENT ON FUNCTION docextract.export_batch IS 'Keeper: the next invoices of an export; data of those that are taken';

CREATE OR REPLACE FUNCTION docextract.export_file_begin(p_uuid uuid, p_token bigint, p_name text, p_position int, p_format text, p_gstin text,
    p_month text, p_media_type text) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT docextract.export_hold(p_uuid, p_token) THEN
        RETURN false;
    END IF;
    INSERT INTO docextract.tax_export_file(export, name, position, format, gstin, month, media_type)
    VALUES (p_uuid, p_name, p_position, p_format, p_gstin, p_month, p_media_type);
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.export_file_begin IS 'Keeper: a new file of an export; false: lost';

CREATE OR REPLACE FUNCTION docextract.export_part(p_uuid uuid, p_token bigint, p_name text, p_seq int, p_bytes bytea) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT docextract.export_hold(p_uuid, p_token) THEN
        RETURN false;
    END IF;
    INSERT INTO docextract.tax_export_part(export, name, seq, bytes) VALUES (p_uuid, p_name, p_seq, p_bytes);
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.export_part IS 'Keeper: a piece of a file; false: lost';

CREATE OR REPLACE FUNCTION docextract.export_file_end(p_uuid uuid, p_token bigint, p_name text, p_size bigint, p_sha256 bytea, p_crc32 bigint,
    p_documents bigint) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT docextract.export_hold(p_uuid, p_token) THEN
        RETURN false;
    END IF;
    UPDATE docextract.tax_export_file f SET size_bytes = p_size, sha256 = p_sha256, crc32 = p_crc32, documents = p_documents
    WHERE f.export = p_uuid AND f.name = p_name;
    RETURN FOUND;
END $$;
COMMENT ON FUNCTION docextract.export_file_end IS 'Keeper: a file is whole; false: lost';

CREATE OR REPLACE FUNCTION docextract.export_progress(p_uuid uuid, p_token bigint, p_done bigint, p_refusals text) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT docextract.export_hold(p_uuid, p_token) THEN
        RETURN false;
    END IF;
    UPDATE docextract.tax_export x SET done = p_done, updated_at = clock_timestamp() WHERE x.uuid = p_uuid;
    INSERT INTO docextract.tax_export_refusal(export, seq, format, reason)
    SELECT p_uuid, r.seq, r.format, r.reason FROM json_to_recordset(p_refusals::json) AS r(seq int, format text, reason text);
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.export_progress IS 'Keeper: so many invoices are done; what formats refused of them (JSON array of seq, format, reason); false: lost';

CREATE OR REPLACE FUNCTION docextract.export_lists_json(p_export uuid) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT concat('"included":[', (
        SELECT string_agg(concat('{"document":"', i.document, '","revision":', i.revision, ',"number":', docextract.json_text(i.number), ',"date":"',
            i.invoice_date, '","gstin":', docextract.json_text(i.own_gstin), ',"other_gstin":', docextract.json_text(i.other_gstin), ',"total":',
            docextract.json_text(i.total::text), ',"verification":"', i.verification, '"}'), ',' ORDER BY i.seq)
        FROM (SELECT * FROM docextract.tax_export_item a WHERE a.export = p_export AND a.reason IS NULL ORDER BY a.seq LIMIT 1000) i),
        '],"excluded":[', (
        SELECT string_agg(concat('{"document":"', i.document, '","number":', docextract.json_text(i.number), ',"date":',
            docextract.json_text(i.invoice_date::text), ',"reason":"', i.reason, '","detail":', docextract.json_text(i.detail), '}'), ',' ORDER BY i.seq)
        FROM (SELECT * FROM docextract.tax_export_item a WHERE a.export = p_export AND a.reason IS NOT NULL ORDER BY a.seq LIMIT 1000) i),
        '],"duplicates":[', (
        SELECT string_agg(concat('{"document":"', i.document, '","duplicate_of":"', i.duplicate_of, '","supplier":', docextract.json_text(i.supplier),
            ',"number":', docextract.json_text(i.number), ',"financial_year":', i.financial_year, ',"same_total":',
            (i.total IS NOT DISTINCT FROM b.total)::text, '}'), ',' ORDER BY i.seq)
        FROM (SELECT * FROM docextract.tax_export_item a WHERE a.export = p_export AND a.reason = 'duplicate' ORDER BY a.seq LIMIT 1000) i
        LEFT JOIN docextract.tax_export_item b ON b.export = p_export AND b.document = i.duplicate_of),
        '],"refused":[', (
        SELECT string_agg(concat('{"document":"', i.document, '","number":', docextract.json_text(i.number), ',"format":"', r.format, '","reason":',
            docextract.json_text(r.reason), '}'), ',' ORDER BY r.seq, r.format)
        FROM (SELECT * FROM docextract.tax_export_refusal a WHERE a.export = p_export ORDER BY a.seq, a.format LIMIT 1000) r
        JOIN docextract.tax_export_item i ON i.export = p_export AND i.seq = r.seq), ']')
$$;
COMMENT ON FUNCTION docextract.export_lists_json IS 'Members included, excluded, duplicates and refused of an export, the first 1,000 of each';

CREATE OR REPLACE FUNCTION docextract.export_counts_json(p_export uuid) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT concat('"counts":{"found":', count(*), ',"included":', count(*) FILTER (WHERE i.reason IS NULL), ',"excluded":',
        count(*) FILTER (WHERE i.reason IS NOT NULL), ',"duplicates":', count(*) FILTER (WHERE i.reason = 'duplicate'), ',"unverified":',
        count(*) FILTER (WHERE i.reason IS NULL AND i.verification <> 'verified'), ',"refused":',
        (SELECT count(*) FROM docextract.tax_export_refusal r WHERE r.export = p_export), ',"excluded_by_reason":', coalesce((
            SELECT json_object_agg(q.reason, q.n ORDER BY q.reason)::text FROM (
                SELECT a.reason, count(*) AS n FROM docextract.tax_export_item a WHERE a.export = p_export AND a.reason IS NOT NULL GROUP BY 1) q), '{}'),
        '}')
    FROM docextract.tax_export_item i WHERE i.export = p_export
$$;
COMMENT ON FUNCTION docextract.export_counts_json IS 'Member counts of an export';

CREATE OR REPLACE FUNCTION docextract.finish_export(p_uuid uuid, p_token bigint, p_done bigint, p_totals text) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT docextract.export_hold(p_uuid, p_token) THEN
        RETURN false;
    END IF;
    UPDATE docextract.tax_export x
    SET done = p_done, summary = concat(docextract.export_counts_json(p_uuid), ',', p_totals), lists = docextract.export_lists_json(p_uuid)
    WHERE x.uuid = p_uuid;
    PERFORM docextract.tax_export_end(p_uuid, NULL);
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.finish_export IS 'Keeper: all files are whole; with totals (JSON members), push and event in one transaction; false: lost';

CREATE OR REPLACE FUNCTION docextract.fail_export(p_uuid uuid, p_token bigint, p_detail text) RETURNS bool
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT docextract.export_hold(p_uuid, p_token) THEN
        RETURN false;
    END IF;
    PERFORM docextract.tax_export_end(p_uuid, docextract.export_problem(p_detail));
    RETURN true;
END $$;
COMMENT ON FUNCTION docextract.fail_export IS 'Keeper: it cannot be made; false: lost';

CREATE OR REPLACE FUNCTION docextract.retire_exports(p_batch int) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
    n int;
BEGIN
    DELETE FROM docextract.tax_export x WHERE x.uuid IN (
        SELECT a.uuid FROM docextract.tax_export a WHERE a.expires_at <= now() ORDER BY a.expires_at LIMIT p_batch FOR UPDATE SKIP LOCKED);
    GET DIAGNOSTICS n = ROW_COUNT;
    RETURN n;
END $$;
COMMENT ON FUNCTION docextract.retire_exports IS 'Deletes exports and their files whose time is over';

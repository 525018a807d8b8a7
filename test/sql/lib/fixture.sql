-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What the tests share: two teams, a template, and short names for what happens to a document.

CREATE SCHEMA t;
GRANT USAGE ON SCHEMA t TO PUBLIC;

SELECT docextract.load_template('finance', 'bank_statement', 1, 'Bank statement', '{}', '{"schema":{"type":"object"}}', false);
SELECT docextract.load_template('tax', 'gst_invoice', 1, 'GST invoice', '{gstr1}', '{"schema":{"type":"object"}}', false);
SELECT docextract.create_team('acme', 'standard');
SELECT docextract.create_team('zeta', 'standard');
SELECT docextract.create_account('ann@acme.example', 'Ann');
SELECT docextract.create_account('zoe@zeta.example', 'Zoe');
SELECT docextract.add_member('acme', 'ann@acme.example', 'admin');
SELECT docextract.add_member('zeta', 'zoe@zeta.example', 'member');
SELECT docextract.create_key('acme', 'ann@acme.example', 'dx_live_aaaa', decode(repeat('aa', 32), 'hex'), 1, '{documents:read,documents:write}', 'first', NULL);
SELECT docextract.create_key('zeta', 'zoe@zeta.example', 'dx_live_zzzz', decode(repeat('bb', 32), 'hex'), 1, '{documents:read}', 'second', NULL);

CREATE FUNCTION t.id(n int) RETURNS uuid LANGUAGE sql IMMUTABLE AS
$$ SELECT ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid $$;

-- Accept document n of a team (1 or 2) with one piece of content.
CREATE FUNCTION t.add(n int, team bigint DEFAULT 1, prio int DEFAULT 10, size bigint DEFAULT 3, media text DEFAULT 'application/pdf')
RETURNS text LANGUAGE plpgsql AS $$
BEGIN
    PERFORM docextract.put_content(t.id(n), 0, convert_to('content of ' || n, 'UTF8'));
    RETURN (SELECT a.verdict FROM docextract.accept_document(t.id(n), team, team, team, 'finance', 'bank_statement', NULL, NULL,
        'statement ' || n || '.pdf', media, size, sha256(n::text::bytea), prio, 'eng', NULL, '{}', 'req-' || n, '/api/v1') a);
END $$;

-- The claim a test works with, by name.
CREATE TABLE t.held (name text PRIMARY KEY, worker bigint, job bigint, token bigint, document text, kind int, page int);
GRANT ALL ON t.held TO PUBLIC;
CREATE FUNCTION t.claim(p_name text, p_worker bigint, async_first bool DEFAULT false, lease_ms int DEFAULT 60000) RETURNS text LANGUAGE plpgsql AS $$
DECLARE c record;
BEGIN
    SELECT * INTO c FROM docextract.claim_job(p_worker, lease_ms, async_first);
    IF c.job_id IS NULL THEN RETURN 'nothing'; END IF;
    INSERT INTO t.held VALUES (p_name, p_worker, c.job_id, c.token, c.document, c.kind, c.page)
    ON CONFLICT ON CONSTRAINT held_pkey DO UPDATE SET worker = excluded.worker, job = excluded.job, token = excluded.token,
        document = excluded.document, kind = excluded.kind, page = excluded.page;
    RETURN format('document %s kind %s page %s attempt %s', right(c.document, 4)::int, c.kind, c.page, c.attempt);
END $$;

CREATE FUNCTION t.open_done(p_name text, words text[]) RETURNS text LANGUAGE sql AS $$
    SELECT docextract.open_done(h.job, h.token, 'application/pdf', 'pdf', cardinality(words), array_agg(i::int), array_agg(595000),
               array_agg(842000), array_agg(CASE WHEN words[i] IS NULL THEN 'none' ELSE 'usable' END), words)
    FROM t.held h, generate_series(1, cardinality(words)) AS i WHERE h.name = p_name GROUP BY h.job, h.token
$$;
CREATE FUNCTION t.page_done(p_name text) RETURNS text LANGUAGE sql AS $$
    SELECT docextract.page_done(h.job, h.token, 595000, 842000, 'ocr', format('{"page":%s}', h.page)) FROM t.held h WHERE h.name = p_name
$$;
CREATE FUNCTION t.page_failed(p_name text) RETURNS text LANGUAGE sql AS $$
    SELECT docextract.page_failed(h.job, h.token, 'page_timeout', 'took "too" long') FROM t.held h WHERE h.name = p_name
$$;
CREATE FUNCTION t.finish(p_name text, status text DEFAULT 'completed') RETURNS bool LANGUAGE sql AS $$
    SELECT docextract.finish_document(h.job, h.token, status, 2, '{"n":"1.00"}', '{"/n":{"page":1}}', '[{"id":"sum"}]',
               '{"state":"verified"}', '[]', '[{"code":"blank_page","page":1,"detail":"x"}]', '{"version":"1"}', '/api/v1')
    FROM t.held h WHERE h.name = p_name
$$;
CREATE FUNCTION t.fail(p_name text, code text DEFAULT 'corrupt_file') RETURNS bool LANGUAGE sql AS $$
    SELECT docextract.fail_document(h.job, h.token, format('{"code":"%s","detail":"no"}', code), '/api/v1') FROM t.held h WHERE h.name = p_name
$$;
CREATE FUNCTION t.release(p_name text, crashed bool, retry bool) RETURNS text LANGUAGE sql AS $$
    SELECT docextract.release_job(h.job, h.token, 'it broke', crashed, retry) FROM t.held h WHERE h.name = p_name
$$;
CREATE FUNCTION t.give_back(p_name text) RETURNS text LANGUAGE sql AS $$
    SELECT docextract.return_job(h.job, h.token, 'no descriptors') FROM t.held h WHERE h.name = p_name
$$;
-- A document of one text page, completed.
CREATE FUNCTION t.complete(n int, team bigint DEFAULT 1) RETURNS bool LANGUAGE plpgsql AS $$
DECLARE w bigint := docextract.worker_start('quick', 1); ok bool;
BEGIN
    PERFORM t.add(n, team);
    PERFORM t.claim('quick', w);
    PERFORM t.open_done('quick', ARRAY['{}']);
    ok := t.finish('quick');
    PERFORM docextract.worker_stop(w);
    RETURN ok;
END $$;

CREATE VIEW t.documents AS
SELECT right(d.uuid::text, 4)::int AS n, d.status, d.pages_total AS total, d.pages_done AS done, d.pages_pending AS pending, d.pages_failed AS failed,
       d.started_at IS NOT NULL AS started, d.completed_at IS NOT NULL AS ended
FROM docextract.document d ORDER BY 1;
CREATE VIEW t.jobs AS
SELECT right(j.document::text, 4)::int AS n, j.kind, j.page, j.state, j.fair, j.attempt, j.crashes, j.losses FROM docextract.job j
ORDER BY j.prio, j.fair, j.id;
CREATE VIEW t.attempts AS
SELECT right(a.document::text, 4)::int AS n, a.kind, a.page, a.attempt, a.host, a.outcome, a.error FROM docextract.job_attempt a
ORDER BY a.started, a.ended;
CREATE VIEW t.events AS
SELECT right(o.document::text, 4)::int AS n, o.event_id, o.type, o.revision,
       convert_from(o.body, 'UTF8')::json #>> '{data,document,status}' AS status FROM docextract.outbox o ORDER BY o.id;
GRANT SELECT ON ALL TABLES IN SCHEMA t TO PUBLIC;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA t TO PUBLIC;

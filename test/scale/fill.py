# SPDX-License-Identifier: AGPL-3.0-or-later
"""A database of many documents, made by INSERT … SELECT as it would have been at migration 0003, and migrated from there."""

import hashlib
import re
import time
from pathlib import Path

import psycopg2

ROOT = Path(__file__).resolve().parents[2]
FILLED_AT = 3  # the last migration before the rows come
TEAMS = 50     # the first has half of all
# What grows with every document, for ever or until retention.
BIG = ("document", "content", "page", "result", "outbox", "job", "job_attempt", "delivery", "delivery_attempt", "statement_index", "invoice_index")

# uuid of version 7 number g, in the order of time
UUID = "(lpad(to_hex(1700000000000 + {g}::bigint * 1000), 12, '0') || '7abc8abc' || lpad(to_hex({g}::bigint), 12, '0'))::uuid"

ACCOUNTS = f"""
INSERT INTO docextract.team(name, plan) SELECT 'team-' || g, 'unlimited' FROM generate_series(1, {TEAMS}) g;
INSERT INTO docextract.account(email, name) SELECT 'a' || g || '@example.com', 'A' FROM generate_series(1, {TEAMS}) g;
INSERT INTO docextract.membership(team, account) SELECT g, g FROM generate_series(1, {TEAMS}) g;
INSERT INTO docextract.api_key(team, account, prefix, hash, pepper_version, scopes)
    SELECT g, g, 'dx_live_' || lpad(g::text, 4, '0'), sha256(g::text::bytea), 1, '{{documents:read}}' FROM generate_series(1, {TEAMS}) g;
INSERT INTO docextract.industry(slug, name) VALUES ('finance', 'Finance');
INSERT INTO docextract.template(industry, name, version, title, body, current)
    VALUES ('finance', 'bank_statement', 1, 'Statement', '{{"title":"Statement","checks":[]}}', true);
"""

# Partitions as the keeper makes them: without them the history would all be in the default one.
PARTITIONS = """
DO $$
DECLARE v_day date;
BEGIN
    FOR v_day IN SELECT s::date FROM generate_series((now() AT TIME ZONE 'UTC')::date - 31, (now() AT TIME ZONE 'UTC')::date + 7, interval '1 day') s LOOP
        EXECUTE format('CREATE TABLE docextract.%I PARTITION OF docextract.job_attempt FOR VALUES FROM (%L) TO (%L)',
            'job_attempt_' || to_char(v_day, 'YYYYMMDD'), v_day::timestamp AT TIME ZONE 'UTC', (v_day + 1)::timestamp AT TIME ZONE 'UTC');
        EXECUTE format('COMMENT ON TABLE docextract.%I IS %L', 'job_attempt_' || to_char(v_day, 'YYYYMMDD'), 'Attempts of a day');
        EXECUTE format('ALTER TABLE docextract.%I OWNER TO docextract_owner', 'job_attempt_' || to_char(v_day, 'YYYYMMDD'));
    END LOOP;
END $$;
"""

# Of the finished ones nine in ten are good; the oldest 150 are past retention. What waits came last.
DOCUMENTS = """
INSERT INTO docextract.document(uuid, team, account, key, status, kind, industry, template, template_version, external_id, file_name, media_type,
    size_bytes, sha256, pages_total, pages_selected, pages_done, priority, languages, options, request_id, base, error, created_at, updated_at,
    started_at, completed_at, expires_at, retire_at, head)
SELECT {uuid}, t.n, t.n, t.n, s.status, CASE WHEN s.ended THEN 'pdf' END, 'finance', 'bank_statement', 1,
    CASE WHEN g % 4 = 0 THEN 'ext-' || g END, 'statement-' || g || '.pdf', 'application/pdf', 6000, sha256(g::text::bytea),
    CASE WHEN s.ended THEN 2 END, CASE WHEN s.ended THEN 2 END, CASE WHEN s.ended THEN 2 ELSE 0 END, 10, 'eng', '{{}}', 'req-' || g, '/api/v1',
    CASE WHEN s.status = 'failed' THEN '{{"code":"corrupt_file"}}' END, a.at, a.at, CASE WHEN s.ended THEN a.at END,
    CASE WHEN s.ended THEN a.at + interval '2 s' END, a.at + k.keep, CASE WHEN s.ended THEN a.at + k.keep END,
    CASE WHEN s.ended THEN concat('{{"uuid":"', {uuid}, '","status":"', s.status, '","file":{{"name":"statement-', g, '.pdf"}},"filler":"', repeat('h', 500), '"') END
FROM generate_series(1, {finished} + {waiting}) g,
    LATERAL (SELECT CASE WHEN g % 2 = 0 THEN 1 ELSE 2 + g / 2 % ({teams} - 1) END AS n) t,
    LATERAL (SELECT g <= {finished} AS ended, CASE WHEN g > {finished} THEN 'queued' WHEN g % 20 = 7 THEN 'failed'
                    WHEN g % 20 = 11 THEN 'needs_review' ELSE 'completed' END AS status) s,
    LATERAL (SELECT now() - ({finished} + {waiting} - g) * (interval '29 days' / ({finished} + {waiting})) AS at) a,
    LATERAL (SELECT CASE WHEN g <= 150 THEN interval '28 days' ELSE interval '30 days' END AS keep) k;
INSERT INTO docextract.content(document, seq, bytes) SELECT {uuid}, 0, decode(repeat(md5(g::text), 12), 'hex')
    FROM generate_series(1, {finished} + {waiting}) g;
INSERT INTO docextract.page(document, n, width, height, source, text_state, state, words)
    SELECT {uuid}, p, 595000, 842000, 'text_layer', 'usable', 'read', repeat(md5(g::text), 8)
    FROM generate_series(1, {finished}) g, generate_series(1, 2) p WHERE g % 20 <> 7;
INSERT INTO docextract.result(document, revision, data, evidence, checks, verification, corrections, warnings, engine, rows_total)
    SELECT {uuid}, 1, concat('{{"x":"', repeat(md5(g::text), 12), '"}}'), '{{}}', '[]', '{{"state":"verified"}}', '[]', '[]', '{{}}', 12
    FROM generate_series(1, {finished}) g WHERE g % 20 <> 7;
INSERT INTO docextract.outbox(event_id, team, type, document, revision, body, created_at)
    SELECT 'evt_' || g, CASE WHEN g % 2 = 0 THEN 1 ELSE 2 + g / 2 % ({teams} - 1) END, 'document.completed', {uuid}, 1,
        decode(repeat(md5(g::text), 30), 'hex'), now() - ({finished} + {waiting} - g) * (interval '29 days' / ({finished} + {waiting}))
    FROM generate_series(1, {finished}) g;
INSERT INTO docextract.job_attempt(document, kind, page, attempt, worker_id, host, started, ended, outcome)
    SELECT {uuid}, k, 0, 1, 1, 'host', a.at, a.at + interval '1 s', 'done' FROM generate_series(1, {finished}) g, unnest(ARRAY[1, 3]) k,
    LATERAL (SELECT now() - ({finished} + {waiting} - g) * (interval '29 days' / ({finished} + {waiting})) - interval '5 s' AS at) a;
INSERT INTO docextract.job(document, kind, team, prio, fair, cost)
    SELECT {uuid}, 1, t.n, 10, row_number() OVER (PARTITION BY t.n ORDER BY g), 1
    FROM generate_series({finished} + 1, {finished} + {waiting}) g, LATERAL (SELECT CASE WHEN g % 2 = 0 THEN 1 ELSE 2 + g / 2 % ({teams} - 1) END AS n) t;
"""

# What later versions keep beside them: one endpoint of the large team that got its events; each result in an index.
LATER = """
INSERT INTO docextract.webhook_endpoint(team, url, secret, events) VALUES (1, 'https://example.com/hook', 'x', '{{document.completed}}');
INSERT INTO docextract.delivery(event, endpoint, state, attempt, due, created_at, ended_at)
    SELECT o.id, 1, 'delivered', 1, o.created_at, o.created_at, o.created_at FROM docextract.outbox o WHERE o.team = 1;
INSERT INTO docextract.delivery_attempt(delivery, attempt, started_at, ended_at, outcome, status, ms)
    SELECT d.id, 1, d.created_at, d.created_at, 'delivered', 200, 7 FROM docextract.delivery d;
INSERT INTO docextract.statement_index(document, revision, team, account, period_from, period_to, rows_total)
    SELECT d.uuid, 1, d.team, 'account ' || row_number() OVER () / 12, date '2025-01-01' + 31 * (row_number() OVER () % 12)::int,
        date '2025-01-31' + 31 * (row_number() OVER () % 12)::int, 12
    FROM docextract.document d WHERE d.status = 'completed';
INSERT INTO docextract.invoice_index(document, revision, team, invoice_date, financial_year, number, document_type, supplier, total, verification)
    SELECT d.uuid, 1, d.team, date '2025-04-01' + (row_number() OVER () % 365)::int, 2025, 'N' || row_number() OVER (), 'invoice', 'S', 100, 'verified'
    FROM docextract.document d WHERE d.status = 'needs_review';
"""


def migrations():
    return sorted((int(p.name[:4]), p) for p in (ROOT / "sql/migrations").glob("[0-9]*.sql"))


def uuid_of(g):
    return f"{1700000000000 + g * 1000:012x}7abc8abc{g:012x}"


def statements(sql):
    return [s for s in re.split(r";\n(?=INSERT)", sql) if s.strip()]


def insert(db, text, say):
    """DB is a superuser's connection: references are not looked up row by row, and no trigger runs."""
    with db, db.cursor() as cur:
        cur.execute("SET LOCAL session_replication_role = replica")
        for statement in statements(text):
            begun = time.monotonic()
            cur.execute(statement)
            say(f"{re.search(r'docextract[.](.*?)[(]', statement)[1]:16} {cur.rowcount:9} rows {time.monotonic() - begun:6.1f} s")


def fill(db, finished, waiting, say=lambda *_: None):
    """Rows for a database at FILLED_AT."""
    with db, db.cursor() as cur:
        cur.execute(ACCOUNTS)
        cur.execute(PARTITIONS)
    insert(db, DOCUMENTS.format(uuid=UUID.format(g="g"), finished=finished, waiting=waiting, teams=TEAMS), say)
    analyze(db)


def fill_later(db, say=lambda *_: None):
    """Rows for what has come since FILLED_AT, once all is migrated."""
    insert(db, LATER.format(), say)
    # what changed since yesterday, as the feed sees it
    with db, db.cursor() as cur:
        cur.execute("INSERT INTO docextract.feed_mark(at, horizon) SELECT now() - interval '1 day', pg_snapshot_xmax(pg_current_snapshot())")
        cur.execute("UPDATE docextract.document SET updated_at = now() WHERE uuid IN (SELECT uuid FROM docextract.document "
                    "WHERE team = 1 AND status = 'completed' ORDER BY created_at DESC LIMIT 2000)")
    analyze(db)


def analyze(db):
    db.autocommit = True
    with db.cursor() as cur:
        cur.execute("VACUUM (ANALYZE)")
    db.autocommit = False


def files(cur):
    """{big table: its file}; another file later means that it was written anew."""
    cur.execute("SELECT c.relname, pg_relation_filenode(c.oid) FROM pg_class c WHERE c.relnamespace = 'docextract'::regnamespace "
                "AND c.relname = ANY (%s)", (list(BIG),))
    return dict(cur.fetchall())


def migrate(db, version, path):
    """Apply one migration as `docextract migrate` does. {took, locks: {big table: the strongest lock}, rewritten: [table]}."""
    text = path.read_text()
    if "\n-- migrate: statement by statement\n" in text:
        return migrate_slowly(db, version, path)
    with db, db.cursor() as cur:
        before = files(cur) if version > 2 else {}
        begun = time.monotonic()
        cur.execute("SELECT pg_advisory_xact_lock(4710, 1)")
        cur.execute(text)
        cur.execute("INSERT INTO docextract.schema_migration(version, name, checksum) VALUES (%s, %s, %s)",
                    (version, path.name, hashlib.sha256(text.encode()).hexdigest()))
        took = time.monotonic() - begun
        cur.execute("SELECT c.relname, l.mode FROM pg_locks l JOIN pg_class c ON c.oid = l.relation "
                    "WHERE l.pid = pg_backend_pid() AND c.relnamespace = 'docextract'::regnamespace AND c.relname = ANY (%s) "
                    "AND l.mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')", (list(BIG),))
        locks = {}
        for table, mode in cur.fetchall():
            locks[table] = max(mode, locks.get(table, ""), key=("", "ShareLock", "ShareRowExclusiveLock", "ExclusiveLock", "AccessExclusiveLock").index)
        after = files(cur) if before else {}
    return {"took": took, "locks": locks, "rewritten": [t for t, f in before.items() if after[t] != f]}


def migrate_slowly(db, version, path):
    """The same for a file whose statements are transactions of their own: it holds nothing that stops writers."""
    db.autocommit = True
    begun = time.monotonic()
    with db.cursor() as cur:
        for statement in path.read_text().split(";\n"):
            if statement.strip():
                cur.execute(statement)
        cur.execute("INSERT INTO docextract.schema_migration(version, name, checksum) VALUES (%s, %s, %s)",
                    (version, path.name, hashlib.sha256(path.read_bytes()).hexdigest()))
        cur.execute("RESET ROLE")
    db.autocommit = False
    return {"took": time.monotonic() - begun, "locks": {}, "rewritten": []}


def apply_files(db):
    """Functions, views and rights, as `docextract migrate` does; seconds."""
    begun = time.monotonic()
    folder = ROOT / "sql"
    for path in [*sorted(folder.glob("functions/*.sql")), *sorted(folder.glob("views/*.sql")), folder / "grants.sql"]:
        with db, db.cursor() as cur:
            cur.execute("SELECT pg_advisory_xact_lock(4710, 1)")
            cur.execute(path.read_text())
            cur.execute("INSERT INTO docextract.schema_file(name, checksum) VALUES (%s, %s)",
                        (str(path.relative_to(folder)), hashlib.sha256(path.read_bytes()).hexdigest()))
    return time.monotonic() - begun


def connect(conninfo):
    db = psycopg2.connect(conninfo)
    with db, db.cursor() as cur:
        cur.execute("SET client_min_messages = warning")
    return db

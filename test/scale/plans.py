# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the daemon's functions do in a database of many documents: their plans, nested ones too, and how long each takes."""

import re
import time

from fill import uuid_of

NIL = "NULL, NULL"


class Notices(list):
    """psycopg2 keeps the last fifty otherwise."""


def watch(db):
    """From now on this session can tell its plans, as notices."""
    db.notices = Notices()
    with db, db.cursor() as cur:
        cur.execute("LOAD 'auto_explain'")
        cur.execute("SET auto_explain.log_nested_statements = on; SET auto_explain.log_level = notice; SET client_min_messages = notice; SET jit = off")


def listing(team, status="NULL", external="NULL", since="NULL", until="NULL", sha="NULL", cursor="NULL"):
    return (f"SELECT * FROM docextract.list_documents({team}, {status}, NULL, NULL, {external}, {since}, {until}, {sha}, {cursor}, 50, '/api/v1')")


def calls(finished, waiting):
    """[(name, [statement])] of one transaction each, rolled back afterwards. The last statement is the one that is timed."""
    old, new, queued = (f"'{uuid_of(g)}'" for g in (finished // 2 // 20 * 20 + 2, finished // 20 * 20 - 8, finished + waiting // 2))
    due = f"'{uuid_of(finished + 1)}'"
    many = ", ".join(f"'{uuid_of(g)}'" for g in range(finished - 50, finished + 50))
    fresh = "'019a0000-0000-7000-8000-000000000001'"
    worker = "SELECT docextract.worker_start('host', 1)"
    claim = "SELECT job_id, token FROM docextract.claim_job((SELECT max(id) FROM docextract.worker), 60000, false)"
    held = "(SELECT id FROM docextract.job WHERE state = 'w' ORDER BY started_at DESC LIMIT 1), (SELECT token FROM docextract.job WHERE state = 'w' ORDER BY started_at DESC LIMIT 1)"
    opened = f"SELECT docextract.open_done({held}, 'application/pdf', 'pdf', 1, '{{1}}', '{{595000}}', '{{842000}}', '{{usable}}', ARRAY['w'])"
    finish = f"SELECT docextract.finish_document({held}, 'completed', 1, '{{}}', '{{}}', '[]', '{{}}', '[]', '[]', '{{}}', '/api/v1')"
    put = f"SELECT docextract.put_content({fresh}, 0, 'x')"
    accept = (f"SELECT * FROM docextract.accept_document({fresh}, 1, 1, 1, 'finance', 'bank_statement', NULL, 'mine', 'f.pdf', 'application/pdf', 1, "
              "sha256('7'), 10, 'eng', NULL, '{}', 'req', '/api/v1', 'idem', sha256('1'), 202)")
    span = "now() - interval '10 days', now() - interval '9 days'"
    return [
        ("authorize", ["SELECT * FROM docextract.authorize(ARRAY[sha256('1')])"]),
        ("list, newest, large team", [listing(1)]),
        ("list, newest, small team", [listing(7)]),
        ("list by status", [listing(1, status="'{needs_review}'")]),
        ("list by status, small team", [listing(7, status="'{needs_review}'")]),
        ("list by external_id", [listing(1, external=f"'ext-{finished // 8 * 4}'")]),
        ("list by sha256", [listing(1, sha=f"sha256('{finished // 2 // 2 * 2}')")]),
        ("list of a day", [listing(1, since="now() - interval '10 days'", until="now() - interval '9 days'")]),
        ("list, page in the middle", [listing(1, cursor=f"(SELECT floor(extract(epoch FROM created_at) * 1000000)::bigint || '_' || uuid FROM docextract.document WHERE uuid = {old})")]),
        ("feed from a time", [f"SELECT * FROM docextract.feed_documents(1, now() - interval '1 day', NULL, {NIL}, {NIL}, {NIL}, NULL, 50, '/api/v1')"]),
        ("feed from a place", [f"SELECT * FROM docextract.feed_documents(1, NULL, concat('x', pg_snapshot_xmin(pg_current_snapshot()), '_00000000-0000-0000-0000-000000000000'), {NIL}, {NIL}, {NIL}, NULL, 50, '/api/v1')"]),
        ("get", [f"SELECT * FROM docextract.get_document(1, {old}, '{{evidence,engine}}', '/api/v1')"]),
        ("get, still waiting", [f"SELECT * FROM docextract.get_document((SELECT team FROM docextract.document WHERE uuid = {queued}), {queued}, '{{}}', '/api/v1')"]),
        ("poll, version", [f"SELECT docextract.document_versions(ARRAY[1, 1]::bigint[], ARRAY[{old}, {old}]::uuid[])"]),
        ("poll, 100 that wait", [f"SELECT * FROM docextract.ended_of(ARRAY[{many}]::uuid[])"]),
        ("rows", [f"SELECT * FROM docextract.get_rows(1, {old}, NULL, 50)"]),
        ("original", [f"SELECT * FROM docextract.get_original(1, {old}, 0)"]),
        ("page", [f"SELECT * FROM docextract.get_page(1, {old}, 1)"]),
        ("revisions", [f"SELECT * FROM docextract.revisions_json(1, {old}, '/api/v1')"]),
        ("usage", ["SELECT docextract.usage_json(1)"]),
        ("room for an upload", ["SELECT * FROM docextract.upload_room(1, 1, NULL, 200000, 50000)"]),
        ("upload", [put]),
        ("accept", [put, accept]),
        ("cancel", [f"SELECT docextract.cancel_document({due})"]),
        ("delete", [f"SELECT docextract.delete_document(1, {new})"]),
        ("claim", [worker, claim]),
        ("opened", [worker, claim, opened]),
        ("finish", [worker, claim, opened, finish]),
        ("release", [worker, claim, f"SELECT docextract.release_job({held}, 'why', false, true)"]),
        ("content for the worker", [f"SELECT * FROM docextract.get_content({due}, 0)"]),
        ("objects to delete", ["SELECT * FROM docextract.content_take_unowned('{file}', 100)"]),
        ("words for the worker", [f"SELECT * FROM docextract.get_words({old})"]),
        ("sweep", ["SELECT docextract.sweep(30000)"]),
        ("retention, 100 documents", ["SELECT docextract.retire(NULL, 100)"]),
        ("events out", ["SELECT * FROM docextract.claim_deliveries('s', 100, 60000, 0)"]),
        ("deliveries, gauges", ["SELECT * FROM docextract.delivery_gauges()"]),
        ("queue, gauges", ["SELECT * FROM docextract.queue_gauges()"]),
        ("queue, overview", ["SELECT * FROM docextract.queue_overview"]),
        ("list by a status that none has", [listing(1, status="'{cancelled}'")]),
        ("deliveries of dead senders", ["SELECT docextract.reclaim_deliveries(100)"]),
        ("send a day again", [f"SELECT docextract.redeliver((SELECT min(id) FROM docextract.webhook_endpoint), {span}, false)"]),
        ("bulk exports, list", ["SELECT * FROM docextract.list_tax_exports(1, NULL, 50, '/api/v1')"]),
        ("history of a document", [f"SELECT * FROM docextract.job_history WHERE document = {old}"]),
        ("stuck jobs", ["SELECT * FROM docextract.stuck_jobs"]),
        ("webhook health", ["SELECT * FROM docextract.webhook_health"]),
        ("usage by team", ["SELECT * FROM docextract.usage_by_team"]),
    ]


# Read whole, and rightly so: what counts the queue, an operator's choice of many events, and gauges of waiting deliveries.
WHOLE = {
    "sweep": {"job"}, "queue, gauges": {"job"}, "queue, overview": {"job"}, "stuck jobs": {"job"},
    "send a day again": {"delivery"}, "webhook health": {"delivery"},
}
SCAN = re.compile(r"Seq Scan on (?:docextract\.)?(\w+)")


def large(db):
    """Tables, and partitions, that are large; in small ones a scan is right."""
    with db, db.cursor() as cur:
        cur.execute("SELECT relname FROM pg_class WHERE relnamespace = 'docextract'::regnamespace AND relkind = 'r' AND reltuples >= 500")
        return {t for t, in cur.fetchall()}


def run(db, statements, explain):
    """(milliseconds, tables scanned from end to end) of the last statement; everything is rolled back."""
    try:
        with db.cursor() as cur:
            for s in statements[:-1]:
                cur.execute(s)
            cur.execute("SET LOCAL auto_explain.log_min_duration = %s", ("0" if explain else "-1",))
            del db.notices[:]
            begun = time.monotonic()
            cur.execute(statements[-1])
            took = (time.monotonic() - begun) * 1000
            if cur.description:
                cur.fetchall()
        return took, {t for n in db.notices for t in SCAN.findall(n)}
    finally:
        db.rollback()

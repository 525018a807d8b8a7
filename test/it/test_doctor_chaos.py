# SPDX-License-Identifier: AGPL-3.0-or-later
"""docextract doctor --chaos: keeps its promises, leaves nothing, touches nothing; and each promise can be seen to be broken."""

import json
import os
import subprocess
import time
from pathlib import Path

import psycopg2
import pytest
from conftest import CLI, ROOT, end_rig, make_rig

PROMISES = (ROOT / "sql/checks/promises.sql").read_text()


@pytest.fixture(scope="module")
def operator(tmp_path_factory, statement):
    """The operator's own service, with a document and an endpoint."""
    r = make_rig(tmp_path_factory.mktemp("operator"), ["api = 1", "workers = 1", "sender = no"])
    try:
        r.start().wait_ready()
        r.cli("webhooks", "add", "http://127.0.0.1:9/x", "--team", "acme", "--master-key-file", str(r.folder / "master-key"))
        r.uuid = r.post("/documents", ("industry", "finance"), ("template", "bank_statement"), ("file", statement[0], "s.pdf")).json["uuid"]
        assert r.get(f"/documents/{r.uuid}?wait=30").json["status"] == "completed"
        yield r
    finally:
        end_rig(r)


def chaos(*args, code=0, env=None):
    out = subprocess.run([CLI, "doctor", "--chaos", *args], capture_output=True, text=True, timeout=300, env={**os.environ, **(env or {})})
    assert out.returncode == code, (out.returncode, out.stdout, out.stderr)
    return out


def family(pid):
    """PID and what is below it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {pid}.union(*(family(int(c)) for c in children)) if children else {pid}


def commands():
    for p in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            yield p.read_text(errors="replace")
        except OSError:
            pass


def state(rig):
    return rig.sql("SELECT (SELECT count(*) FROM docextract.document), (SELECT count(*) FROM docextract.team), (SELECT count(*) FROM docextract.audit),"
                   " (SELECT pg_catalog.pg_postmaster_start_time())")


def test_it_touches_nothing_of_the_operator_and_leaves_nothing(operator):
    """Run by the same user, with an environment that names the operator's database in every way there is."""
    conninfo = operator.cluster.conninfo()
    parts = dict(p.split("=", 1) for p in conninfo.split())
    before, processes = state(operator), family(operator.proc.pid)
    out = chaos("--documents", "12", "--kills", "6", "--seed", "3", "--json", env={
        "DOCEXTRACT_DATABASE_CONNINFO": conninfo, "DOCEXTRACT_LISTEN": f"127.0.0.1:{operator.port}", "DOCEXTRACT_KEYS_PEPPER_FILE": str(operator.pepper),
        "PGHOST": parts["host"], "PGPORT": parts["port"], "PGDATABASE": parts["dbname"], "PGUSER": parts["user"]})
    report = json.loads(out.stdout)
    assert report["kept"] and all(p["kept"] for p in report["promises"]) and len(report["promises"]) >= 16, report
    assert report["seed"] == 3 and report["documents"] == 12
    assert sum(report["killed"].values()) >= 6 and report["killed"]["master"] >= 1 and report["database_restarts"] >= 1, report
    assert state(operator) == before and family(operator.proc.pid) == processes
    assert operator.get(f"/documents/{operator.uuid}").json["status"] == "completed"
    assert not Path(report["folder"]).exists() and not [c for c in commands() if report["folder"] in c]


def test_a_database_in_use_is_refused(operator):
    before = state(operator)
    out = chaos("--database", operator.cluster.conninfo(), "--documents", "1", code=1)
    assert "has a schema docextract" in out.stderr and state(operator) == before
    assert "reads no configuration" in chaos("-c", operator.folder / "docextract.conf", code=2).stderr
    assert "whole numbers" in chaos("--kills", "many", code=2).stderr
    alone = subprocess.run([CLI, "doctor", "--kills", "5"], capture_output=True, text=True)
    assert alone.returncode == 2 and "belong to --chaos" in alone.stderr


def test_a_database_of_the_operators_choice_is_emptied_again(operator):
    operator.sql("CREATE DATABASE spare")
    spare = operator.cluster.conninfo().replace("dbname=docextract", "dbname=spare")
    before = state(operator)
    out = chaos("--documents", "2", "--kills", "0", "--database", spare)
    assert "NOT OK" not in out.stdout and out.stdout.endswith("every promise was kept\n") and "restarted 0 times" in out.stdout, out.stdout
    db = psycopg2.connect(spare)
    with db, db.cursor() as cur:
        cur.execute("SELECT to_regnamespace('docextract'), (SELECT count(*) FROM pg_default_acl), (SELECT count(*) FROM pg_roles WHERE rolname LIKE 'docextract%')")
        # the roles were there before: they are the operator's
        assert cur.fetchall() == [(None, 0, 2)]
    db.close()
    assert state(operator) == before


# What breaks which promise.
BREAKS = {
    "every accepted document is there": "DELETE FROM docextract.document",
    "no upload became two documents":
        "INSERT INTO docextract.document SELECT (c.copy).* FROM (SELECT json_populate_record(d, json_build_object('uuid', gen_random_uuid())) AS copy"
        " FROM docextract.document d) c",
    "each document is in one final state": "UPDATE docextract.document SET status = 'processing', completed_at = NULL",
    "one result for each document that is done, none for others": "DELETE FROM docextract.result",
    "usage counts each document and page once": "UPDATE docextract.usage_month SET pages = pages + 1",
    "one event for each document": "INSERT INTO docextract.outbox(event_id, team, type, document, revision, body) "
                                   "SELECT event_id || 'x', team, type, document, 2, body FROM docextract.outbox",
    "every event arrived at its endpoint, and no other": "UPDATE docextract.outbox SET event_id = 'evt_other'",
    "no job, event or delivery is left over": "UPDATE docextract.outbox SET fanned = false",
    "no bytes without a document": "DELETE FROM docextract.document",
    "no worker that died is still listed": "INSERT INTO docextract.worker(host, pid) VALUES ('x', 1)",
    "no lock and no transaction is left open": None,
}


def look(rig, change=None):
    """{promise: (kept, found)} after CHANGE, which is undone."""
    db = psycopg2.connect(rig.cluster.conninfo())
    try:
        with db.cursor() as cur:
            cur.execute("SET session_replication_role = replica")
            cur.execute("SELECT array_agg(event_id) FROM docextract.outbox")
            arrived = cur.fetchone()[0]
            cur.execute("UPDATE docextract.outbox SET fanned = true")
            cur.execute("UPDATE docextract.delivery SET state = 'delivered', token = NULL, lease_until = NULL")
            if change:
                cur.execute(change)
            cur.execute("PREPARE promises AS " + PROMISES)
            cur.execute("EXECUTE promises(%s::uuid[], %s::text[])", ([rig.uuid], arrived))
            return {promise: (kept, found) for promise, kept, found in cur.fetchall()}
    finally:
        db.close()


@pytest.mark.parametrize("promise", BREAKS)
def test_a_broken_promise_is_seen(operator, promise):
    assert list(look(operator)) == list(BREAKS) and all(kept for kept, _ in look(operator).values())
    if BREAKS[promise]:
        kept, found = look(operator, BREAKS[promise])[promise]
        assert not kept and int(found.split()[0]) >= 1, found
        return
    open_one = psycopg2.connect(operator.cluster.conninfo())
    with open_one.cursor() as cur:
        cur.execute("SELECT 1")
        end = time.monotonic() + 60
        while look(operator)[promise][0]:
            assert time.monotonic() < end
            time.sleep(0.2)
    open_one.close()

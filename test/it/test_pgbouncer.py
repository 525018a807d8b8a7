# SPDX-License-Identifier: AGPL-3.0-or-later
"""Behind PgBouncer: session pooling works, with the connections that LISTEN past it; transaction pooling is refused with the reason."""

import os
import re
import signal
import time
from pathlib import Path

import pytest

import bouncer
from conftest import Cluster, Rig, end_rig

pytestmark = pytest.mark.skipif(not bouncer.PROGRAM, reason="NO PGBOUNCER HERE: nothing of this file is tested (Debian: pgbouncer)")
REFUSAL = "a pooler shares this session with others"


def wait_for(what, why, seconds=60):
    end = time.monotonic() + seconds
    while not (value := what()):
        assert time.monotonic() < end, f"waited in vain: {why}"
        time.sleep(0.05)
    return value


class Behind:
    """A cluster whose daemon is told the way through PgBouncer."""

    def __init__(self, cluster, pooler):
        self.cluster, self.pooler = cluster, pooler

    def conninfo(self, role=None):
        return self.pooler.conninfo(role) if role == "docextract_daemon" else self.cluster.conninfo(role)

    def run(self, verb):
        self.pooler.remove()
        self.cluster.run(verb)


@pytest.fixture
def behind(tmp_path, request):
    cluster = Cluster(tmp_path / "pg")
    pooler = bouncer.Bouncer(tmp_path, cluster.conninfo(), request.param)
    options = ["api = 2", "workers = 2", f"database.listen_conninfo = {cluster.conninfo('docextract_daemon')}"]
    rig = Rig(tmp_path, Behind(cluster, pooler), options)
    rig.default_team = rig.team("acme")
    rig.default_key = rig.key("acme", "ann@acme.example")
    try:
        yield rig, pooler
    finally:
        end_rig(rig)


def sessions(rig):
    """{backend: application_name} of the daemon's."""
    return dict(rig.sql("SELECT pid, application_name FROM pg_stat_activity WHERE usename = 'docextract_daemon'"))


def api_processes(rig):
    found = set()
    for pid in Path(f"/proc/{rig.proc.pid}/task/{rig.proc.pid}/children").read_text().split():
        try:
            if b"\0-x\0api\0" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(int(pid))
        except FileNotFoundError:
            pass
    return found


def read(rig, statement, n):
    uuids = []
    for i in range(n):
        a = rig.post("/documents", ("industry", "finance"), ("template", "bank_statement"), ("file", statement[0] + f"\n%{i}\n".encode(), "s.pdf"))
        assert a.status == 202, a.body
        uuids.append(a.json["uuid"])
    for uuid in uuids:
        assert rig.get(f"/documents/{uuid}?wait=30").json["status"] in ("completed", "needs_review")


@pytest.mark.parametrize("behind", ["session"], indirect=True)
def test_session_pooling(behind, statement):
    rig, pooler = behind
    rig.start().wait_ready()
    read(rig, statement, 10)
    pooled = {s["remote_pid"] for s in pooler.show("SERVERS")}
    listening = {pid for pid, name in sessions(rig).items() if name.endswith(" listen")}
    working = set(sessions(rig)) - listening
    assert len(listening) >= 6 and not listening & pooled, (listening, pooled)
    assert len(working) > 10 and working <= pooled, (working, pooled)
    # whoever comes next gets a session that was used before, wiped
    before = api_processes(rig)
    os.kill(min(before), signal.SIGKILL)
    wait_for(lambda: len(api_processes(rig)) == 2 and api_processes(rig) != before and len(sessions(rig)) >= len(listening | working),
             "another API process")
    assert {s["remote_pid"] for s in pooler.show("SERVERS")} & pooled
    read(rig, statement, 3)
    # the pooler is restarted, as for an upgrade: everything connects anew, by itself
    pooler.stop()
    pooler.start("session")
    rig.wait_ready()
    wait_for(lambda: len(sessions(rig)) >= len(listening | working), "all connections to be back")
    read(rig, statement, 3)
    for sign in (REFUSAL, "prepared statement", "42P05", "08P01"):
        assert sign not in rig.log(), sign
    assert not re.search(r"\b26000\b", rig.log())  # a word of its own: a time may be 48.260009


@pytest.mark.parametrize("behind", ["transaction"], indirect=True)
def test_transaction_pooling_is_refused_until_it_is_session_pooling(behind, statement):
    rig, pooler = behind
    rig.start()
    wait_for(lambda: REFUSAL in rig.log(), "the refusal")
    # Whoever came before the first session was handed on finds out by its first use (26000); but in no case is a statement
    # run that another connection has prepared.
    for sign in ("42P05", "08P01", "22P02"):
        assert sign not in rig.log(), sign
    pooler.stop()
    pooler.start("session")
    rig.wait_ready()
    read(rig, statement, 2)

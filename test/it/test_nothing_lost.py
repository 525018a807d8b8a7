# SPDX-License-Identifier: AGPL-3.0-or-later
"""Promise 2: kill -9 of any process and restarts of the database in the middle of 200 documents lose none and double none."""

import http.client
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import psycopg2
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/gen")]

import make  # noqa: E402
from service import TERMINAL, Service  # noqa: E402

DOCUMENTS = 200
ROLES = ("api", "worker", "engine", "reader", "sender", "keeper")


@pytest.fixture
def service(tmp_path):
    s = Service(tmp_path / "state", "workers=2", "api=2")
    yield s
    s.stop()


def sql(service, query):
    # the server may be on its way up after a restart
    for _ in range(100):
        try:
            db = psycopg2.connect(service.conninfo())
            break
        except (psycopg2.OperationalError, subprocess.CalledProcessError):
            time.sleep(0.1)
    try:
        with db.cursor() as cur:
            cur.execute(query)
            return cur.fetchall()
    finally:
        db.close()


class Client(threading.Thread):
    """Uploads its share, not too fast; remembers the uuids it was promised. A refused or broken request is tried again."""

    def __init__(self, service, files):
        super().__init__(daemon=True)
        self.service, self.files, self.accepted, self.refused = service, files, [], 0

    def run(self):
        for file in self.files:
            while True:
                try:
                    status, doc = self.service.upload("/documents", file)
                except (OSError, ValueError, http.client.HTTPException):
                    status = 0
                if status == 202:
                    self.accepted.append(doc["uuid"])
                    time.sleep(0.2)
                    break
                self.refused += 1
                time.sleep(0.05)


def kill_one(service, rng):
    alive = [(role, pid) for role, pid, _ in service.processes() if role in ROLES]
    if not alive:
        return None
    role = rng.choice(sorted({r for r, _ in alive}))
    pid = rng.choice([p for r, p in alive if r == role])
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return None
    return role


def start_again(service, seconds=60):
    """As a supervisor does, until the children of the master that is dead have let go of its port."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            return service.start()
        except RuntimeError as e:
            if "another process listens there already" not in str(e) or time.monotonic() > deadline:
                raise
            time.sleep(0.2)


def test_killed_processes_lose_and_double_nothing(service, tmp_path):
    rng = random.Random(42)
    files = [make.make(tmp_path, "statement", "classic", "text", seed, 12, 200) for seed in range(10)]
    files += [make.make(tmp_path, "invoice", "columns", "scan", seed, 3, 100) for seed in range(1)]
    todo = [files[i % len(files)] for i in range(DOCUMENTS)]
    clients = [Client(service, todo[i::4]) for i in range(4)]
    for c in clients:
        c.start()
    killed, master_kills, restarts = {}, 0, 0
    started = time.monotonic()
    while any(c.is_alive() for c in clients) and time.monotonic() - started < 240:
        time.sleep(rng.uniform(0.2, 0.5))
        role = kill_one(service, rng)
        killed[role] = killed.get(role, 0) + 1
        elapsed = time.monotonic() - started
        if restarts < 1 and elapsed > 3:
            data = service.state / "pg" / "data"
            pid = int((data / "postmaster.pid").read_text().split()[0])
            os.kill(pid, signal.SIGQUIT)  # an immediate shutdown
            restarts += 1
            subprocess.run([str(ROOT / "scripts/cluster"), "start", str(service.state / "pg")], check=True, capture_output=True)
        if master_kills < 1 and elapsed > 6:
            for role, pid, _ in service.processes():
                if role == "master":
                    os.kill(pid, signal.SIGKILL)
                    master_kills += 1
            service.proc.wait(30)
            start_again(service)
    for c in clients:
        c.join(60)
        assert not c.is_alive(), "a client never got through"
    accepted = [u for c in clients for u in c.accepted]
    assert len(accepted) == len(set(accepted)) == DOCUMENTS
    assert restarts == 1 and master_kills == 1 and sum(killed.values()) > 10, killed

    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        left = sql(service, "SELECT count(*) FROM docextract.job")[0][0]
        if left == 0:
            break
        time.sleep(0.5)
    states = dict(sql(service, "SELECT uuid::text, status FROM docextract.document"))
    missing = [u for u in accepted if u not in states]
    assert not missing
    assert [u for u in states if states[u] not in TERMINAL] == []
    # A kill can cost a document its attempts only if its own reader was hit again and again; none may be lost silently.
    done = {u for u, s in states.items() if s in ("completed", "needs_review")}
    failed = [u for u in accepted if u not in done]
    assert len(failed) <= DOCUMENTS // 50, f"{len(failed)} failed: {sql(service, 'SELECT error FROM docextract.document WHERE error IS NOT NULL')[:3]}"
    # one result, one event and one usage count each
    assert sql(service, "SELECT count(*) FROM docextract.job") == [(0,)]
    assert sql(service, "SELECT count(*), count(DISTINCT document) FROM docextract.result") == [(len(done), len(done))]
    events = sql(service, "SELECT count(*), count(DISTINCT event_id), count(DISTINCT document) FROM docextract.outbox")
    assert events == [(len(states), len(states), len(states))]
    pages = sql(service, "SELECT coalesce(sum(pages_total), 0) FROM docextract.document WHERE status IN ('completed', 'needs_review')")[0][0]
    assert sql(service, "SELECT coalesce(sum(pages), 0), coalesce(sum(documents), 0) FROM docextract.usage_month") == [(pages, len(done))]
    # and the service is well without a restart
    status, doc = service.upload("/extract", files[0])
    assert status == 200 and doc["status"] == "completed"

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Several hosts on one PostgreSQL: two daemons with nothing in common but the database and the key file."""

import os
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from conftest import BUILD, Cluster, Rig

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/gen")]

import make  # noqa: E402
from daemon import wait_for  # noqa: E402

TERMINAL = ("completed", "needs_review", "failed")


class Host(Rig):
    """A daemon with a state folder and a process group of its own."""

    def start(self):
        self.folder.mkdir(exist_ok=True)
        if not self.pepper.exists():
            shutil.copy(self.folder.parent / "pepper", self.pepper)
        conf = self.folder / "docextract.conf"
        conf.write_text("".join(f"{line}\n" for line in [
            f"database.conninfo = {self.cluster.conninfo('docextract_daemon')}", f"keys.pepper_file = {self.pepper}",
            f"listen = 127.0.0.1:{self.port}", "api = 2", "workers = 1", *self.options]))
        self.log_path = self.folder / "daemon.log"
        with open(self.log_path, "a") as log:
            self.proc = subprocess.Popen([BUILD / "docextractd", "-c", conf], stdout=log, stderr=log, start_new_session=True,
                                         env={**os.environ, "OMP_THREAD_LIMIT": "1"})
        return self

    def members(self):
        """Living processes of the group."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
            except OSError:
                continue
            if int(group) == self.proc.pid and state != "Z":
                found.append(int(stat.parent.name))
        return found

    def power_off(self):
        os.killpg(self.proc.pid, signal.SIGKILL)
        self.proc.wait(60)
        wait_for(lambda: not self.members(), 60)

    def workers(self):
        """Numbers under which this host's workers are in the database."""
        rows = self.sql("SELECT id, pid FROM docextract.worker")
        return {worker for worker, pid in rows if pid in self.members()}


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = Cluster(tmp_path_factory.mktemp("hosts") / "pg")
    yield c
    c.run("stop")


@pytest.fixture
def hosts(cluster, tmp_path):
    """Two that are ready, with a team."""
    a, b = Host(tmp_path / "a", cluster), Host(tmp_path / "b", cluster)
    a.pepper = tmp_path / "pepper"
    team = a.team("acme-" + os.urandom(4).hex())
    a.default_key = b.default_key = a.key(team)
    a.default_team = b.default_team = team
    a.pepper = a.folder / "pepper"
    try:
        for host in (a, b):
            host.start()
        yield a.wait_ready(), b.wait_ready()
    finally:
        for host in (a, b):
            host.stop()


@pytest.fixture(scope="session")
def scan(tmp_path_factory):
    """A statement of several pages without a text layer."""
    path = make.make(tmp_path_factory.mktemp("scan"), "statement", "classic", "scan", 3, 100, 100)
    return path.read_bytes()


def upload(host, scan):
    a = host.post("/documents", ("industry", "finance"), ("template", "bank_statement"), ("file", scan, "scan.pdf"))
    assert a.status == 202, a.body
    return a.json["uuid"]


def finish(host, uuid, seconds=240):
    def ended():
        doc = host.get(f"/documents/{uuid}?wait=10").json
        return doc if doc["status"] in TERMINAL else None
    return wait_for(ended, seconds)


def test_pages_of_one_scan_are_read_by_both_and_each_answers_for_all(hosts, scan):
    a, b = hosts
    of_a, of_b = a.workers(), b.workers()
    assert len(of_a) == 1 and len(of_b) == 1 and of_a != of_b
    uuid = upload(a, scan)
    doc = finish(b, uuid)
    assert doc["status"] in ("completed", "needs_review") and doc["file"]["pages"] >= 3, doc
    readers = a.sql("SELECT page, worker_id FROM docextract.job_attempt WHERE document = %s AND kind = 2 AND outcome = 'done' ORDER BY page", uuid)
    assert [page for page, _ in readers] == list(range(1, doc["file"]["pages"] + 1))
    assert {worker for _, worker in readers} == of_a | of_b
    assert a.get(f"/documents/{uuid}").json["data"] == doc["data"]
    assert b.get(f"/documents/{uuid}/original").body == scan
    assert b.request("DELETE", f"/documents/{uuid}").status == 204
    a.get(f"/documents/{uuid}").problem(404, "document_not_found")


def test_a_rate_limit_is_exact_over_both(hosts):
    a, b = hosts
    key = a.key(a.default_team, limit="60")
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(lambda i: (a, b)[i % 2].get("/ping", key=key).status, range(200)))
    assert said.count(200) == 60 and said.count(429) == 140
    assert {said[i::2].count(200) > 0 for i in (0, 1)} == {True}


def test_a_key_revoked_on_one_is_refused_by_the_other(hosts):
    a, b = hosts
    key = a.key(a.default_team)
    assert a.get("/ping", key=key).status == b.get("/ping", key=key).status == 200
    a.cli("keys", "revoke", key[:12])
    # places that a process has counted ahead are good for less than a second, if the notice takes its time
    for host in (a, b):
        wait_for(lambda: host.get("/ping", key=key).status == 401, 5)
        host.get("/ping", key=key).problem(401, "invalid_api_key")


def test_what_a_dead_host_was_working_on_is_finished_by_the_other(hosts, scan, statement):
    a, b = hosts
    used = b.get("/usage").json["pages"]["used"]
    uuid = upload(a, scan)
    of_a, = a.workers()
    # in the middle: the dead one holds a page, others are read already
    wait_for(lambda: a.sql("SELECT 1 FROM docextract.job WHERE document = %s AND kind = 2 AND worker_id = %s", uuid, of_a), 60)
    a.power_off()
    doc = finish(b, uuid)
    assert doc["status"] in ("completed", "needs_review"), doc
    attempts = b.sql("SELECT worker_id, outcome, count(*) FROM docextract.job_attempt WHERE document = %s AND worker_id = %s GROUP BY 1, 2", uuid, of_a)
    assert (of_a, "worker_lost", 1) in attempts
    # nothing twice, nothing left
    pages = doc["file"]["pages"]
    assert b.sql("SELECT count(*), count(DISTINCT page) FROM docextract.job_attempt WHERE document = %s AND kind = 2 AND outcome = 'done'",
                 uuid) == [(pages, pages)]
    assert b.sql("SELECT count(*) FROM docextract.outbox WHERE document = %s", uuid) == [(1,)]
    assert b.sql("SELECT 1 FROM docextract.job WHERE document = %s", uuid) == []
    assert b.get("/usage").json["pages"]["used"] == used + pages
    wait_for(lambda: of_a not in [w for w, in b.sql("SELECT id FROM docextract.worker")], 60)
    assert b.sql("SELECT 1 FROM docextract.stuck_jobs") == []
    # what was uploaded to the dead one is there; the house is kept
    assert b.get(f"/documents/{uuid}/original").body == scan
    wait_for(lambda: "keeps the database's house" in b.log(), 60)
    # and it comes back as if nothing had been
    a.start().wait_ready()
    of_b, = b.workers()
    b.power_off()
    assert finish(a, upload(a, statement[0]))["status"] in ("completed", "needs_review")
    assert a.sql("SELECT DISTINCT outcome FROM docextract.job_attempt WHERE worker_id = %s", of_b) == [("done",)]

# SPDX-License-Identifier: AGPL-3.0-or-later
"""The windows that chance misses: a process dies at each named place, and nothing is lost, doubled or left."""

import hashlib
import json
import os
import re
import signal
import struct
import sys
import time
from pathlib import Path

import psycopg2
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "chaos"))

import chaos  # noqa: E402
import make  # noqa: E402
from conftest import BUILD, ROOT  # noqa: E402
from receiver import Receiver  # noqa: E402

NAMES = sorted({n for f in ROOT.glob("lib/**/*.c") for n in re.findall(r'DX_KILL_POINT\("(\w+)"\)', f.read_text())})
PROGRAMS = ["docextractd", "docextract-engine"]
HAS_POINTS = "DX_DIE_AT" in (BUILD / "docextractd").read_bytes().decode("latin-1")
# The daemon's forks: api, worker, sender, keeper. At the third two run already and one is not yet known to the master.
NTH = {"master_forked": 3, "keeper_sweeping": 2}

points_only = pytest.mark.skipif(not HAS_POINTS, reason=f"{BUILD.name} has no kill points: build=asan or build=debug has")


def test_a_release_has_neither_the_code_nor_the_names():
    assert len(NAMES) >= 12
    for program in PROGRAMS:
        found = [n for n in [*NAMES, "DX_DIE_AT", "DX_DIE_COUNT", "dx_kill_point"] if n.encode() in (BUILD / program).read_bytes()]
        if BUILD.name == "release":
            assert found == [], program
        elif HAS_POINTS:
            assert "dx_kill_point" in found, program


class Scene:
    """One house for all points; what was promised adds up."""

    def __init__(self, folder):
        self.folder, self.promised, self.n = folder, [], 0
        self.receiver = Receiver()
        self.house = chaos.House(folder, {}, ["api = 1", "workers = 1", "webhook.allow_cidr = 127.0.0.0/8", "webhook.timeout = 1s"])
        (folder / "master-key").touch(0o600)
        (folder / "master-key").write_text(f"1:{os.urandom(32).hex()}\n")
        self.house.team("acme")
        self.house.default_key = self.house.key("acme")
        self.house.cli("webhooks", "add", self.receiver.url("/ok/a"), "--team", "acme", "--master-key-file", str(folder / "master-key"))
        self.text = make.make(folder, "statement", "classic", "text", 3, 12, 100).read_bytes()
        self.scan = make.make(folder, "statement", "classic", "scan", 4, 3, 100).read_bytes()
        invoice = make.make(folder, "invoice", "modern", "text", 1, 3, 100)
        self.invoice, self.invoice_date = invoice.read_bytes(), json.loads(invoice.with_suffix(".json").read_text())["data"]["invoice_date"]

    def start(self, point):
        self.count = self.folder / f"count-{point}"
        self.house.env = {"DX_DIE_AT": f"{point}:{NTH.get(point, 1)}", "DX_DIE_COUNT": str(self.count)}
        self.house.start()
        if point == "master_forked":
            assert self.house.proc.wait(60) == -signal.SIGKILL
            # nobody looks after them any more: they must see it themselves, also the one that was just born
            self.wait(lambda: not self.house.gone(), "processes without a master to end")
            self.house.start()
        self.house.wait_ready()

    def passed(self):
        return struct.unpack("I", self.count.read_bytes())[0] if self.count.exists() else 0

    @staticmethod
    def wait(what, why, seconds=120):
        end = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < end, f"waited in vain for {why}"
            time.sleep(0.05)

    def upload(self, content, industry="finance", template="bank_statement"):
        """As a client does: the same request until there is an answer."""
        self.n += 1
        name = hashlib.sha256(str(self.n).encode()).hexdigest()[:32]
        client = chaos.Client(self.house, self.house.default_key, [], industry, template)
        end = time.monotonic() + 120
        while time.monotonic() < end:
            status, doc = client.send(name, content)
            if status == 202:
                self.promised.append(doc["uuid"])
                return doc["uuid"]
            time.sleep(0.1)
        raise AssertionError(f"never accepted: {status} {doc}")

    def ghost(self):
        """Another host's worker claims a job and is gone: the keeper has something to sweep."""
        workers = [p for r, p in self.house.processes() if r == "worker"]
        for p in workers:
            os.kill(p, signal.SIGSTOP)
        try:
            self.upload(self.text)
            db = psycopg2.connect(self.house.cluster.conninfo())
            db.autocommit = True
            with db.cursor() as cur:
                cur.execute("SELECT docextract.worker_start('ghost', 1)")
                cur.execute("SELECT count(*) FROM docextract.claim_job(%s, 60000, true)", (cur.fetchone()[0],))
                assert cur.fetchone() == (1,)
            db.close()
        finally:
            for p in workers:
                os.kill(p, signal.SIGCONT)

    def export(self):
        for _ in range(2):
            self.upload(self.invoice, "tax", "gst_invoice")
        chaos.settle(self.house, 120)
        body = json.dumps({"from": self.invoice_date, "to": self.invoice_date, "include_unverified": True}).encode()
        a = self.house.request("POST", "/tax/exports", body=body, headers={"Content-Type": "application/json"})
        assert a.status in (201, 202), a.body
        self.wait(lambda: self.passed() > 0, "the export to begin")
        # the lease of a keeper that died lasts a minute; the next one need not wait so long here
        self.house.sql("UPDATE docextract.tax_export SET lease_until = now() WHERE status = 'processing'")
        made = {}

        def completed():
            made.update(self.house.get(f"/tax/exports/{a.json['uuid']}").json)
            return made["status"] == "completed"
        self.wait(completed, "the export")
        assert made["counts"]["found"] >= 2 and len({f["name"] for f in made["files"]}) == len(made["files"]) > 0

    def act(self, point):
        if point == "keeper_swept":
            self.ghost()
        elif point.startswith("export_"):
            self.export()
        elif point == "worker_last_page":
            self.upload(self.scan)
        self.upload(self.text)

    def close(self):
        self.house.close()
        self.receiver.stop()


@pytest.fixture(scope="module")
def scene(tmp_path_factory):
    s = Scene(tmp_path_factory.mktemp("points"))
    try:
        yield s
    finally:
        s.close()


@points_only
@pytest.mark.parametrize("point", NAMES)
def test_death_at(scene, point):
    scene.start(point)
    try:
        scene.act(point)
        scene.wait(lambda: scene.passed() >= NTH.get(point, 1), f"{point} to be reached")
        assert chaos.broken(scene.house, scene.promised, len(scene.promised), scene.receiver, 120) == []
        # what came twice is the same event: the receiver tells by its id
        bodies = {}
        for g in scene.receiver.got:
            assert bodies.setdefault(g.id, g.body) == g.body
        # and it is well
        a = scene.house.post("/extract", ("industry", "finance"), ("template", "bank_statement"), ("file", scene.text, "s.pdf"))
        assert a.status == 200 and a.json["status"] == "completed", a.body
        scene.promised.append(a.json["uuid"])
        chaos.settle(scene.house, 60)
    finally:
        scene.house.stop()
    assert scene.house.gone() == []
    log = scene.house.log()
    assert not [w for w in ("Sanitizer", "runtime error:", "assertion failed") if w in log], log[-4000:]

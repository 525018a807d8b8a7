#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""
Mixed load for long: uploads, waits, polls, lists, webhooks, exports, deletes. Memory and descriptors of every process
that lives on must stay where they are. Shorter than twenty minutes the API's cache of finished documents, which is
bounded, is still filling.

    soak.py [--minutes 60] [--state DIR]
Prints a line of JSON; exits 1 when something grows. A round is always the same work, so growth is told per round:
what leaks once per document shows as its size times the rounds, however long they take.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/gen"), str(ROOT / "test/it"), str(ROOT / "test/chaos")]

import chaos  # noqa: E402
import make  # noqa: E402
from receiver import Receiver  # noqa: E402

# One document, much larger than what a process may grow by per round.
PADDING = 1 << 20
PER_ROUND = 2


class Soak:
    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self.receiver = Receiver()
        self.house = chaos.House(folder, {}, ["api = 1", "workers = 1", "webhook.allow_cidr = 127.0.0.0/8"])
        (folder / "master-key").touch(0o600)
        (folder / "master-key").write_text(f"1:{os.urandom(32).hex()}\n")
        self.house.team("acme")
        self.house.default_key = self.house.key("acme", limit="1000000")
        self.house.cli("webhooks", "add", self.receiver.url("/ok/a"), "--team", "acme", "--master-key-file", str(folder / "master-key"))
        # what follows the end of a PDF's last object is nobody's, but it is carried along by everybody
        self.file = make.make(folder, "statement", "classic", "text", 3, 12, 100).read_bytes() + b"\n%" + b"x" * PADDING + b"\n%%EOF\n"
        self.samples, self.rounds = [], 0

    def send(self, path):
        return self.house.post(path, ("industry", "finance"), ("template", "bank_statement"), ("file", self.file, "s.pdf"))

    def round(self):
        """The same work each time: PER_ROUND documents in, read, looked at in every way, and deleted."""
        done = []
        for _ in range(PER_ROUND - 1):
            done.append(self.send("/documents").json["uuid"])
        a = self.send("/extract")
        assert a.status in (200, 202), a.body
        done.append(a.json["uuid"])
        for uuid in done:
            while self.house.get(f"/documents/{uuid}?wait=10").json["status"] in ("queued", "processing"):
                pass
            for path in (f"/documents/{uuid}?include=evidence,engine", f"/documents/{uuid}/export.csv", f"/documents/{uuid}/original", "/documents", "/usage"):
                assert self.house.get(path).status == 200, path
            assert self.house.get(f"/documents/{uuid}/rows?limit=5").status == 200
            assert self.house.request("DELETE", f"/documents/{uuid}").status == 204
        assert self.house.get("/documents/not-a-uuid").status == 400
        self.rounds += 1
        self.receiver.got.clear()

    def sample(self):
        """{(role, pid): (resident KiB, descriptors)} of the processes that live on; a reader does not."""
        found = {}
        for role, pid in [("master", self.house.proc.pid), *self.house.processes()]:
            if role == "reader":
                continue
            try:
                status = Path(f"/proc/{pid}/status").read_text()
                found[role, pid] = (int(status.split("VmRSS:", 1)[1].split()[0]), len(os.listdir(f"/proc/{pid}/fd")))
            except (OSError, IndexError):
                continue
        self.samples.append((self.rounds, found))

    def report(self):
        """By process: KiB and descriptors a round, by least squares over the samples after the first third; of the KiB without
        their largest step, which is a heap that grew once because more was under way at once than before."""
        samples = self.samples[len(self.samples) // 3:]
        lines = {}
        for who in samples[-1][1]:
            points = [(n, *found[who]) for n, found in samples if who in found]
            lines[f"{who[0]}[{who[1]}]"] = {"kib": points[-1][1], "fds": points[-1][2], "samples": len(points),
                                           "kib_a_round": slope(without_largest_step([(p[0], p[1]) for p in points])), "fds_a_round": slope([(p[0], p[2]) for p in points])}
        lost = sorted({w for _, found in samples for w in found} - set(samples[-1][1]))
        return {"rounds": self.rounds, "documents": self.rounds * PER_ROUND, "processes": lines, "ended": [f"{r}[{p}]" for r, p in lost]}

    def close(self):
        self.house.close()
        self.receiver.stop()


def without_largest_step(points):
    at = max(range(1, len(points)), key=lambda i: points[i][1] - points[i - 1][1], default=0)
    step = max(0, points[at][1] - points[at - 1][1]) if at else 0
    return [(n, v - (step if i >= at else 0)) for i, (n, v) in enumerate(points)]


def slope(points):
    n, mx = len(points), sum(p[0] for p in points) / len(points)
    my, spread = sum(p[1] for p in points) / n, sum((p[0] - mx) ** 2 for p in points)
    return round(sum((x - mx) * (y - my) for x, y in points) / spread, 2) if spread else 0.0


def faults(report, kib_a_round, fds_a_round):
    """Sentences about what grows, or ended."""
    wrong = [f"{who} ended" for who in report["ended"]]
    for who, p in report["processes"].items():
        if p["kib_a_round"] > kib_a_round:
            wrong.append(f"{who} grows by {p['kib_a_round']} KiB a round")
        if p["fds_a_round"] > fds_a_round:
            wrong.append(f"{who} has {p['fds_a_round']} more descriptors after each round")
    return wrong


def run(folder, warm, rounds, seconds=0, every=1):
    s = Soak(folder)
    try:
        s.house.start().wait_ready()
        for _ in range(warm):
            s.round()
        end, n = time.monotonic() + seconds, 0
        while n < rounds or time.monotonic() < end:
            if n % every == 0:
                s.sample()
            s.round()
            n += 1
        s.sample()
        return s.report()
    finally:
        s.close()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--minutes", type=float, default=60)
    p.add_argument("--state", type=Path)
    a = p.parse_args()
    folder = a.state or Path(tempfile.mkdtemp(prefix="dx-soak-"))
    report = run(folder, 100, 100, a.minutes * 60, 10)
    # an hour has so many rounds that even a few bytes of each would show
    report["wrong"] = faults(report, 1, 0.01)
    print(json.dumps(report))
    if not a.state and not report["wrong"]:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if report["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Promise 3: hostile and damaged files through the whole service. Each gets a result or a clear code within its deadline,
no process but a reader ever ends, and memory stays within its bounds."""

import csv
import os
import random
import sys
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib"), str(ROOT / "test/gen")]

import make  # noqa: E402
from conftest import end_rig, make_rig  # noqa: E402

HOSTILE = ROOT.parent / "shared/corpora/hostile"
READER_MIB = 512
PAGE_DEADLINE_S = 20
# What may be said about a file; anything else (internal_error above all) is a fault of ours.
CODES = {"corrupt_file", "unsupported_media_type", "empty_file", "password_required", "wrong_password", "too_many_pages", "image_too_large",
         "no_text_found", "page_timeout", "reader_crashed", "file_too_large"}
RESULTS = {"completed", "needs_review", "password_required"}


def tree(pid):
    """{pid: (role, resident MiB)} of the daemon's processes; readers are the children of an engine."""
    children = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            children.setdefault(parent, []).append(int(folder.name))
        except (OSError, ValueError, IndexError):
            continue
    found, todo = {}, [(pid, "daemon")]
    while todo:
        p, role = todo.pop()
        try:
            rss = int((Path("/proc") / str(p) / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20
            engine = b"docextract-engine" in (Path("/proc") / str(p) / "cmdline").read_bytes()
        except (OSError, IndexError, ValueError):
            continue
        if engine:
            role = "reader" if role in ("engine", "reader") else "engine"
        found[p] = (role, rss)
        todo += [(c, role) for c in children.get(p, [])]
    return found


class Watch(threading.Thread):
    """Looks at the processes all the time: who ended, who grew."""

    def __init__(self, pid):
        super().__init__(daemon=True)
        self.pid, self.over, self.most = pid, threading.Event(), {}
        self.first = {p for p, (role, _) in tree(pid).items() if role != "reader"}
        self.last = self.first

    def run(self):
        while not self.over.wait(0.05):
            now = tree(self.pid)
            for role, rss in now.values():
                self.most[role] = max(self.most.get(role, 0), rss)
            self.last = {p for p, (role, _) in now.items() if role != "reader"}

    def check(self):
        self.over.set()
        self.join()
        gone = self.first - set(tree(self.pid))
        assert not gone, f"processes ended: {gone}"
        asan = "asan" in os.environ.get("DX_BUILD", "")
        assert asan or self.most.get("reader", 0) <= READER_MIB, self.most
        assert asan or self.most["engine"] <= 200 and self.most["daemon"] <= 300, self.most


@pytest.fixture(scope="module")
def rig(tmp_path_factory):
    r = make_rig(tmp_path_factory.mktemp("rig"), ["api = 1", "workers = 2", f"engine.reader_memory = {READER_MIB}MiB",
                                                  f"limits.page_deadline = {PAGE_DEADLINE_S}s", "limits.pages = 20"])
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


def judge(rig, files):
    """Send [(name, bytes, password)] and wait; {name: what came of it}. Every problem is checked on the way."""
    sent, said = {}, {}
    for name, content, password in files:
        parts = [("industry", "finance"), ("template", "bank_statement"), ("file", content, name)]
        if password:
            parts.append(("password", password))
        a = rig.post("/documents", *parts)
        if a.status == 202:
            sent[name] = a.json["uuid"]
        else:
            said[name] = a.problem(a.status, a.json["code"])["code"]
            assert 400 <= a.status < 500 and said[name] in CODES, (name, a.json)
    for name, uuid in sent.items():
        end = time.monotonic() + 600
        while (d := rig.get(f"/documents/{uuid}?wait=10").json)["status"] in ("queued", "processing"):
            assert time.monotonic() < end, f"{name} has no end"
        if d["status"] == "failed":
            assert d["error"]["code"] in CODES, (name, d["error"])
            said[name] = d["error"]["code"]
        else:
            assert d["status"] in RESULTS, (name, d)
            assert d["verification"] is None or d["verification"]["state"] != "verified" or d["data"]["transactions"], name
            said[name] = d["status"]
    return said


def attempts_in_time(rig):
    """No unit of work ran past its deadline (open and extract have their own, which are longer than a page's)."""
    longest = rig.sql("SELECT max(extract(epoch FROM ended - started)) FROM docextract.job_attempt")[0][0]
    assert longest is not None and longest < 120, longest


def no_complaint(rig):
    log = rig.log()
    for word in ("Sanitizer", "runtime error:", "assertion failed", "sandbox violation", "internal_error"):
        assert word not in log, log[max(0, log.index(word) - 1500):][:3000]


def test_each_hostile_file_is_answered(rig):
    if not HOSTILE.is_dir():
        pytest.skip(f"no corpus of hostile files at {HOSTILE}")
    passwords = {row["file"]: row["password"] for row in csv.DictReader(open(HOSTILE / "MANIFEST.csv", encoding="utf-8"))}
    files = [(p.name, p.read_bytes(), passwords.get(p.name)) for p in sorted(HOSTILE.iterdir()) if p.name != "MANIFEST.csv"]
    assert len(files) >= 60
    watch = Watch(rig.proc.pid)
    watch.start()
    said = judge(rig, files)
    watch.check()
    assert len(said) == len(files)
    attempts_in_time(rig)
    no_complaint(rig)


def damaged(content, rng):
    """A copy with one sort of damage: bits, a hole, a piece repeated, the end cut off, a number made enormous."""
    b = bytearray(content)
    at = rng.randrange(len(b))
    what = rng.randrange(5)
    if what == 0:
        for _ in range(rng.randint(1, 30)):
            b[rng.randrange(len(b))] ^= 1 << rng.randrange(8)
    elif what == 1:
        del b[at:at + rng.randint(1, 2000)]
    elif what == 2:
        b[at:at] = b[at:at + rng.randint(1, 5000)]
    elif what == 3:
        del b[at:]
    else:
        digits = [i for i in range(len(b)) if 48 <= b[i] <= 57]
        for i in rng.sample(digits, min(20, len(digits))):
            b[i] = 57
    return bytes(b)


def test_damaged_files_are_answered(rig, tmp_path):
    rng = random.Random(20)
    text = make.make(tmp_path, "statement", "classic", "text", 3, 20, 200).read_bytes()
    invoice = make.make(tmp_path, "invoice", "columns", "text", 3, 5, 100).read_bytes()
    files = [(f"damaged-{i}.pdf", damaged(rng.choice((text, invoice)), rng), None) for i in range(60)]
    watch = Watch(rig.proc.pid)
    watch.start()
    said = judge(rig, files)
    watch.check()
    assert len(said) == len(files)
    assert set(said.values()) & RESULTS and set(said.values()) & {"corrupt_file", "no_text_found", "unsupported_media_type"}, said
    no_complaint(rig)


def test_it_serves_on(rig, statement):
    a = rig.post("/extract", ("industry", "finance"), ("template", "bank_statement"), ("file", statement[0], "s.pdf"))
    assert a.status == 200 and a.json["verification"]["state"] == "verified"

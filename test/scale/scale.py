#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a database of 1,000,000 finished and 100,000 waiting documents costs: every migration since 0003 with the locks it
held, plans and times of the functions, and the claim of a job beside that of an empty queue.

    make scale                          SCALE='--finished 50000 --waiting 5000' for a small one

A private cluster with fsync off in a folder of its own (7 GB at full size), removed at the end."""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/scale")]

import psycopg2  # noqa: E402

import fill  # noqa: E402
import plans  # noqa: E402

SETTINGS = ("fsync = off", "full_page_writes = off", "synchronous_commit = off", "max_wal_size = '8GB'", "shared_buffers = '512MB'",
            "maintenance_work_mem = '256MB'", "autovacuum = on")


def cluster(verb, folder):
    return subprocess.run([ROOT / "scripts/cluster", verb, folder], check=True, capture_output=True, text=True).stdout.strip()


def start(folder):
    conninfo = cluster("start", folder)
    db = psycopg2.connect(conninfo)
    db.autocommit = True
    with db.cursor() as cur:
        for s in SETTINGS:
            cur.execute(f"ALTER SYSTEM SET {s}")
        cur.execute("CREATE DATABASE empty")
    db.close()
    cluster("stop", folder)
    return cluster("start", folder)


def migrations(db, args):
    for version, path in fill.migrations():
        if version <= fill.FILLED_AT:
            fill.migrate(db, version, path)
    fill.fill(db, args.finished, args.waiting, lambda s: print("  " + s, flush=True))
    print("\nmigration                  seconds  locks on large tables that stop writers (held to the end); tables written anew", flush=True)
    for version, path in fill.migrations():
        if version > fill.FILLED_AT:
            m = fill.migrate(db, version, path)
            what = ", ".join(f"{t} {mode}" for t, mode in sorted(m["locks"].items())) or "none"
            print(f"{path.name:26} {m['took']:7.2f}  {what}" + (f"; anew: {', '.join(m['rewritten'])}" if m["rewritten"] else ""), flush=True)


def show_plans(db, args):
    plans.watch(db)
    large = plans.large(db)
    print("\ncall                              ms   again  large tables read whole", flush=True)
    bad = 0
    for name, statements in plans.calls(args.finished, args.waiting):
        first, _ = plans.run(db, statements, explain=False)
        again, _ = plans.run(db, statements, explain=False)
        _, scanned = plans.run(db, statements, explain=True)
        scanned &= large
        bad += bool(scanned - plans.WHOLE.get(name, set()))
        print(f"{name:30} {first:7.1f} {again:7.1f}  {', '.join(sorted(scanned)) or '-'}", flush=True)
    return bad


class Claimer:
    """A worker's session, which takes one document after the other; only the claim is timed."""

    def __init__(self, conninfo, name):
        self.db, self.name, self.times, self.n = psycopg2.connect(conninfo), name, [], 0
        self.db.autocommit = True
        self.cur = self.db.cursor()
        self.cur.execute("SELECT docextract.worker_start('host', 1)")
        self.worker = self.cur.fetchone()[0]
        self.cur.execute("SELECT set_config('search_path', '', false)")
        self.cur.execute("PREPARE claim AS SELECT job_id, token FROM docextract.claim_job($1, 60000, false)")

    def add(self):
        self.n += 1
        self.cur.execute("SELECT verdict FROM docextract.accept_document(%s::uuid, 1, 1, 1, 'finance', 'bank_statement', NULL, NULL, 'f.pdf', "
                         "'application/pdf', 1, sha256(%s), 10, 'eng', NULL, '{}', 'req', '/api/v1')",
                         (f"019a0000-0000-7000-8000-{self.n:012x}", str(self.n).encode()))
        assert self.cur.fetchone()[0] == "ok"

    def turn(self):
        self.add()
        begun = time.perf_counter()
        self.cur.execute("EXECUTE claim(%s)", (self.worker,))
        job, token = self.cur.fetchone()
        self.times.append((time.perf_counter() - begun) * 1000)
        self.cur.execute("SELECT docextract.open_done(%s, %s, 'application/pdf', 'pdf', 1, '{1}', '{595000}', '{842000}', '{usable}', ARRAY['w'])", (job, token))
        self.cur.execute("SELECT docextract.finish_document(%s, %s, 'completed', 1, '{}', '{}', '[]', '{}', '[]', '[]', '{}', '/api/v1')", (job, token))
        assert self.cur.fetchone()[0] is True

    def percentile(self, p):
        return sorted(self.times)[int(len(self.times) * p / 100)]


def claims(full, empty, rounds):
    """Alternating, so that whatever else the machine does meets both."""
    both = [Claimer(full, "full"), Claimer(empty, "empty")]
    for _ in range(200):
        for c in both:
            c.turn()
    for c in both:
        c.times.clear()
    for i in range(rounds):
        for c in both if i % 2 else both[::-1]:
            c.turn()
    print(f"\nclaim, {rounds} each in turns   p50 ms     p99 ms    max ms")
    for c in both:
        print(f"{c.name:24} {c.percentile(50):9.3f} {c.percentile(99):10.3f} {max(c.times):9.3f}")
    ratio = both[0].percentile(99) / both[1].percentile(99)
    print(f"p99 of the full queue is {ratio:.2f} times that of the empty one", flush=True)
    return ratio


def fill_empty(conninfo):
    db = fill.connect(conninfo)
    for version, path in fill.migrations():
        fill.migrate(db, version, path)
    fill.apply_files(db)
    with db, db.cursor() as cur:
        cur.execute(fill.ACCOUNTS)
    db.close()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--finished", type=int, default=1_000_000)
    p.add_argument("--waiting", type=int, default=100_000)
    p.add_argument("--rounds", type=int, default=5000)
    p.add_argument("--folder", type=Path, help="keep the cluster here; one that is there is used as it is")
    args = p.parse_args()
    folder = args.folder or Path(tempfile.mkdtemp(prefix="dxscale-"))
    there = (folder / "pg").exists()
    try:
        conninfo = cluster("start", folder / "pg") if there else start(folder / "pg")
        empty = conninfo.replace("dbname=docextract", "dbname=empty")
        db = fill.connect(conninfo)
        if not there:
            migrations(db, args)
            print(f"functions, views, rights   {fill.apply_files(db):7.2f}", flush=True)
            fill_empty(empty)
            fill.fill_later(db, lambda s: print("  " + s, flush=True))
        bad = show_plans(db, args)
        db.close()
        ratio = claims(conninfo, empty, args.rounds)
        return 1 if bad or ratio > 2 else 0
    finally:
        if args.folder:
            cluster("stop", folder / "pg")
        else:
            cluster("remove", folder / "pg")
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

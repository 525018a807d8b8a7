#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""`make bench`: the service beside what it is compared with, in one run, as ratios.

    bench.py [--quick] [--only NAME,…]

Starts its own daemon and cluster in a temporary folder, on loopback, and stops
them. Absolute figures depend on the machine; the ratios are the result.
"""

import argparse
import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psycopg2

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / "gen"), str(ROOT / "test" / "lib")]

from bench_api import bare_hello, bench_api, wrk  # noqa: E402
from bench_exports import bench_exports  # noqa: E402
from bench_long import bench_long  # noqa: E402
from bench_tls import bench_tls  # noqa: E402
from bench_webhooks import bench_webhooks  # noqa: E402
from service import BUILD, Service  # noqa: E402


class Table:
    def __init__(self):
        self.rows = []

    def add(self, what, value, goal="", met=None):
        self.rows.append((what, value, goal, "" if met is None else "yes" if met else "NO"))
        print(f"  {what}: {value}" + (f"   (goal {goal})" if goal else ""), flush=True)

    def show(self):
        heads = ("measure", "figure", "goal", "met")
        widths = [max(len(str(r[i])) for r in [heads, *self.rows]) for i in range(4)]
        print()
        for r in [heads, tuple("-" * w for w in widths), *self.rows]:
            print("  ".join(str(c).ljust(w) for c, w in zip(r, widths)).rstrip())


def percentile(values, p):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * p / 100))]


def pictures(pdf, folder, dpi=200):
    subprocess.run(["pdftoppm", "-gray", "-r", str(dpi), str(pdf), str(folder / "page")], check=True)
    return sorted(folder.glob("page*.pgm"))


def bench_ocr(work, table, quick):
    """Pages per second over the queue against the bare loop and OCRmyPDF; one scan on two workers against one."""
    import make
    pages_wanted = 4 if quick else 8
    scan = make.make(work, "statement", "classic", "scan", 7, pages_wanted * 48, 200)
    pgm = work / "pgm"
    pgm.mkdir()
    pages = pictures(scan, pgm)
    env = {**os.environ, "OMP_THREAD_LIMIT": "1", "PATH": "/usr/local/bin:/usr/bin:/bin"}

    def service(workers):
        s = Service(work / f"ocr{workers}", f"workers={workers}", "api=1")
        try:
            times = []
            for _ in range(2 if quick else 3):
                start = time.monotonic()
                status, doc = s.upload("/documents", scan)
                assert status == 202, doc
                doc = s.finish(doc["uuid"])
                assert doc["file"]["pages"] == len(pages), doc["file"]
                times.append(time.monotonic() - start)
            return statistics.median(times)
        finally:
            s.stop()

    two = service(2)
    loop = []
    for _ in range(2 if quick else 3):
        out = subprocess.run([str(BUILD / "test/bench/tess_loop"), "2", "3", *map(str, pages)], env=env, capture_output=True, text=True, check=True)
        loop.append(float(out.stdout.split()[1]))
    bare = statistics.median(loop)
    one = service(1)
    start = time.monotonic()
    subprocess.run(["ocrmypdf", "-q", "-j", "2", "--force-ocr", "--rotate-pages", "--deskew", "--output-type", "pdf", str(scan), str(work / "o.pdf")],
                   env=env, check=True)
    ocrmypdf = time.monotonic() - start
    n = len(pages)
    table.add("scan pages/s: service, 2 workers", f"{n / two:.2f}")
    table.add("scan pages/s: bare tesseract loop, 2 processes", f"{n / bare:.2f}")
    table.add("scan pages/s: ocrmypdf -j 2", f"{n / ocrmypdf:.2f}")
    table.add("service / bare loop", f"{bare / two:.2f}x", ">= 0.92x", bare / two >= 0.92)
    table.add("service / ocrmypdf", f"{ocrmypdf / two:.2f}x", ">= 1.5x", ocrmypdf / two >= 1.5)
    table.add(f"{n}-page scan: time on two workers / on one", f"{two / one:.2f}", "<= 0.6", two / one <= 0.6)


def bench_http(work, table, quick):
    """Sync extraction latency, GET throughput against a bare evhttp, enqueue-to-claim latency, memory."""
    import make
    ten = make.make(work, "statement", "classic", "text", 8, 10 * 50, 200)
    fifty = make.make(work, "statement", "classic", "text", 9, 50, 200)
    s = Service(work / "http", "workers=2", "api=2")
    try:
        keep_commit_times(s)
        table.add("idle api child, resident", f"{max(m for r, _, m in s.processes() if r == 'api'):.1f} MiB", "<= 30 MiB",
                  max(m for r, _, m in s.processes() if r == "api") <= 30)
        sync = []
        for _ in range(10 if quick else 40):
            start = time.monotonic()
            status, doc = s.upload("/extract", ten)
            sync.append((time.monotonic() - start) * 1e3)
            assert status == 200, doc
        table.add(f"POST /extract, {doc['file']['pages']}-page text-layer statement, p50", f"{percentile(sync, 50):.0f} ms", "<= 150 ms",
                  percentile(sync, 50) <= 150)
        table.add("the same, p99", f"{percentile(sync, 99):.0f} ms")
        status, doc = s.upload("/extract", fifty)
        assert status == 200 and doc["rows_total"] == 50, doc
        seconds = 3 if quick else 10
        rate, p99 = wrk(f"http://127.0.0.1:{s.port}/api/v1/documents/{doc['uuid']}", seconds, 64, [f"Authorization: Bearer {s.key}"])
        ping, _ = wrk(f"http://127.0.0.1:{s.port}/api/v1/ping", seconds, 64, [f"Authorization: Bearer {s.key}"])
        health, _ = wrk(f"http://127.0.0.1:{s.port}/healthz", seconds, 64)
        bare = bare_hello(seconds, 64)
        table.add("GET document of 50 rows, authenticated", f"{rate:.0f}/s", ">= 5000/s", rate >= 5000)
        table.add("the same, p99 at 64 connections", f"{p99:.1f} ms")
        table.add("GET /ping, authenticated", f"{ping:.0f}/s")
        table.add("GET /healthz", f"{health:.0f}/s")
        table.add("bare evhttp hello", f"{bare:.0f}/s")
        table.add("authenticated GET / bare hello", f"{rate / bare:.2f}x")
        for _ in range(50 if quick else 200):
            status, doc = s.upload("/documents", fifty)
            assert status == 202
            s.finish(doc["uuid"])
        (p50, p99), (begun, _) = claim_latency(s, "pg_xact_commit_timestamp(c.xmin)"), claim_latency(s, "d.created_at")
        table.add("enqueue (the upload's commit) to claim, p50", f"{p50:.2f} ms", "<= 2 ms", p50 <= 2)
        table.add("the same, p99", f"{p99:.2f} ms")
        table.add("beginning of the upload's transaction to claim, p50", f"{begun:.2f} ms")
        bench_memory(s, fifty, table, quick)
    finally:
        s.stop()


def keep_commit_times(s):
    """PostgreSQL remembers when transactions were committed; the daemon sees a restart of its database."""
    cluster = [str(ROOT / "scripts/cluster")]
    with contextlib.closing(psycopg2.connect(s.conninfo())) as db:
        db.autocommit = True
        db.cursor().execute("ALTER SYSTEM SET track_commit_timestamp = on")
    for verb in ("stop", "start"):
        subprocess.run([*cluster, verb, str(s.state / "pg")], check=True, stdout=subprocess.DEVNULL)
    s.wait_ready()


def claim_latency(s, since):
    """Milliseconds from SINCE to the claim of an upload: p50, p99."""
    with contextlib.closing(psycopg2.connect(s.conninfo())) as db, db.cursor() as cur:
        cur.execute(f"SELECT percentile_cont(ARRAY[0.5, 0.99]) WITHIN GROUP (ORDER BY 1000 * extract(epoch FROM a.started - {since})) "
                    "FROM docextract.job_attempt a JOIN docextract.document d ON d.uuid = a.document JOIN docextract.content c ON c.document = d.uuid AND c.seq = 0 "
                    "WHERE a.kind = 1 AND a.attempt = 1")
        return cur.fetchone()[0]


def bench_memory(s, file, table, quick):
    def sizes():
        worker = {}
        for role, pid, mib in s.processes():
            if role in ("worker", "engine", "api"):
                worker.setdefault(role, []).append(mib)
        return {k: max(v) for k, v in worker.items()}

    before, n = sizes(), 200 if quick else 2000
    for start in range(0, n, 20):
        uuids = [s.upload("/documents", file)[1]["uuid"] for _ in range(20)]
        for uuid in uuids:
            s.finish(uuid)
        if start == n // 2:
            before = sizes()
    after = sizes()
    table.add("worker with its engine, resident", f"{after['worker'] + after['engine']:.0f} MiB", "<= 200 MiB", after["worker"] + after["engine"] <= 200)
    grown = max(after[k] - before[k] for k in after)
    table.add(f"growth over the last {n // 2} of {n} documents", f"{grown:.1f} MiB", "not growing", grown < 2)


BENCHES = {"ocr": bench_ocr, "http": bench_http, "long": bench_long, "api": bench_api, "tls": bench_tls, "webhooks": bench_webhooks, "exports": bench_exports}


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("--quick", action="store_true")
    ap.add_argument("--only", default=",".join(BENCHES))
    args = ap.parse_args()
    table = Table()
    work = Path(tempfile.mkdtemp(prefix="dx-bench-"))
    os.chmod(work, 0o755)
    try:
        for name in args.only.split(","):
            print(f"{name}: {BENCHES[name].__doc__}", flush=True)
            (work / name).mkdir()
            BENCHES[name](work / name, table, args.quick)
        table.show()
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: AGPL-3.0-or-later
"""A statement of 1,000 pages: does what it costs grow with its pages, or faster?"""

import json
import os
import subprocess
import time

from service import BUILD

ROWS_A_PAGE = 55.9  # of the layout; 1,000 pages hold 55,900


def extract(file):
    """(processor seconds of all processes, peak MiB of the largest, the JSON) of `docextract extract`."""
    out = file.with_suffix(".out")
    with open(out, "wb") as to:
        tool = subprocess.Popen([str(BUILD / "docextract"), "extract", "--template", "finance/bank_statement", str(file)], stdout=to)
        _, status, usage = os.wait4(tool.pid, 0)
    assert status == 0, status
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, json.loads(out.read_text())


def right(rows, file):
    """Rows that are what is printed, of a file that the generator made."""
    truth = json.loads(file.with_suffix(".json").read_text())["data"]["transactions"]
    assert len(rows) == len(truth), (len(rows), len(truth))
    return sum(all(got.get(k) == want.get(k) for k in ("date", "debit", "credit", "balance")) for got, want in zip(rows, truth))


def peak_mib(pid):
    with open(f"/proc/{pid}/status") as status:
        return int(status.read().split("VmHWM:", 1)[1].split()[0]) / 1024


def bench_long(work, table, quick):
    """Statements of 100 and 1,000 pages, text layer: processor time a page, memory, and through the queue."""
    import make
    from service import Service
    cost, files = {}, {"next": make.make(work, "statement", "classic", "text", 3, 30, 200)}
    for pages in (20, 200) if quick else (100, 1000):
        rows = round(pages * ROWS_A_PAGE)
        file = files[pages] = make.make(work, "statement", "classic", "text", rows, rows, 200)
        runs = [extract(file) for _ in range(3)]
        cost[pages] = min(r[0] for r in runs) / pages
        data = runs[0][2]["data"]
        table.add(f"{pages} pages, {rows} rows: rows right", f"{right(data['transactions'], file)} of {rows}", "all", right(data["transactions"], file) == rows)
        table.add("the same, processor time a page; peak memory", f"{1e3 * cost[pages]:.1f} ms; {max(r[1] for r in runs):.0f} MiB")
    few, many = sorted(cost)
    table.add(f"time a page: {many} pages / {few}", f"{cost[many] / cost[few]:.2f}x", "<= 1.3x", cost[many] / cost[few] <= 1.3)
    s = Service(work / "long", "workers=1", "api=1")
    try:
        start = time.monotonic()
        status, doc = s.upload("/documents", files[many])
        assert status == 202, doc
        doc = s.finish(doc["uuid"], 600)
        table.add(f"{many} pages through the queue", f"{time.monotonic() - start:.1f} s, {doc['rows_total']} rows, {doc['verification']['state']}")
        # what a process keeps shows once it has gone on to something else
        for _ in range(3):
            status, doc = s.upload("/documents", files["next"])
            assert status == 202, doc
            s.finish(doc["uuid"], 600)
        kept = {role: (peak_mib(pid), mib) for role, pid, mib in s.processes() if role in ("api", "worker", "engine")}
        table.add("peak memory of each process, and afterwards", ", ".join(f"{role} {peak:.0f} and {mib:.0f} MiB" for role, (peak, mib) in kept.items()))
    finally:
        s.stop()

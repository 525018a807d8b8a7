# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bulk exports of 10,000 and 100,000 invoices: time, memory of the process that makes them, and how both grow."""

import json
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / "lib"), str(ROOT / "test" / "it")]

import conftest  # noqa: E402
import filings  # noqa: E402

# n invoices over the days of May, each in its own document, all of one customer
FILL = """
WITH d AS (
    INSERT INTO docextract.document(uuid, team, account, key, status, kind, industry, template, template_version, file_name, media_type,
        size_bytes, sha256, pages_total, pages_selected, pages_done, priority, languages, options, request_id, base, completed_at, expires_at)
    SELECT gen_random_uuid(), t.id, k.account, k.id, 'completed', 'pdf', v.industry, v.name, v.version, 'invoice-' || n || '.pdf', 'application/pdf',
        1, sha256(n::text::bytea), 1, 1, 1, 10, 'eng', '{}', 'bench', '/api/v1', now(), now() + interval '30 days'
    FROM docextract.team t JOIN docextract.api_key k ON k.team = t.id
    JOIN docextract.template v ON v.industry = 'tax' AND v.name = 'gst_invoice' AND v.current, generate_series(%(first)s, %(last)s) n
    WHERE t.name = %(team)s RETURNING uuid, template_version, substr(file_name, 9, length(file_name) - 12)::int AS n)
INSERT INTO docextract.result(document, revision, data, evidence, checks, verification, corrections, warnings, engine, rows_total, status, template,
    template_version)
SELECT uuid, 1, replace(replace(%(data)s, 'NUMBER', 'B/' || n), '2026-05-01', '2026-05-' || lpad((n %% 31 + 1)::text, 2, '0')), %(evidence)s, '[]',
    %(verification)s, '[]', '[]', '{}', 3, 'completed', 'gst_invoice', template_version FROM d
"""


def fill(rig, team, n):
    import psycopg2
    data = filings.invoice("NUMBER", "2026-05-01", lines=((1000, 18), (500, 5), (250.10, 18)))
    box = {"page": 1, "box": [0.1, 0.1, 0.2, 0.2], "raw": "1,000.00", "confidence": 0.98, "source": "text_layer"}
    paths = [f"/line_items/{i}/{m}" for i in range(3) for m in ("taxable_value", "tax_rate", "cgst", "sgst", "total")]
    evidence = {p: box for p in [*paths, "/totals/taxable_value", "/totals/cgst", "/totals/sgst", "/totals/total"]}
    db = psycopg2.connect(rig.cluster.conninfo())
    for first in range(1, n + 1, 5000):
        with db, db.cursor() as cur:
            cur.execute("SET CONSTRAINTS ALL DEFERRED")
            cur.execute(FILL, {"first": first, "last": min(n, first + 4999), "team": team, "data": json.dumps(data), "evidence": json.dumps(evidence),
                               "verification": json.dumps({"state": "verified", "covers": [], "passed": 1, "failed": 0, "not_applicable": 0})})
    db.autocommit = True
    with db.cursor() as cur:
        cur.execute("ANALYZE")
    db.close()


def keeper_pid(rig):
    for p in Path("/proc").glob("[0-9]*"):
        try:
            if (p / "stat").read_text().rsplit(")", 1)[1].split()[1] == str(rig.proc.pid) and b"keeper" in (p / "cmdline").read_bytes():
                return int(p.name)
        except OSError:
            pass
    raise AssertionError("no keeper")


def cpu_seconds(rig):
    """Of the daemon's processes and of the server's, whatever else this machine does."""
    parents = {str(rig.proc.pid)} | {p.read_text().split()[0] for p in rig.cluster.folder.rglob("postmaster.pid")}
    ticks = 0
    for p in Path("/proc").glob("[0-9]*"):
        try:
            fields = (p / "stat").read_text().rsplit(")", 1)[1].split()
            if fields[1] in parents:
                ticks += int(fields[11]) + int(fields[12])
            if p.name in parents:  # with those of its children that have ended (vacuum)
                ticks += sum(int(f) for f in fields[11:15])
        except OSError:
            pass
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_mib(pid, what):
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.split(what + ":")[1].split()[0]) / 1024


def one(rig, n):
    team = rig.team(f"bench{n}")
    key = rig.key(team)
    fill(rig, team, n)
    pid = keeper_pid(rig)
    time.sleep(1)  # the session that filled it ends: else its time may be missing before and be there afterwards
    start, cpu = time.monotonic(), cpu_seconds(rig)
    a = rig.request("POST", "/tax/exports", body=json.dumps({"from": "2026-05-01", "to": "2026-05-31"}).encode(), key=key,
                    headers={"Content-Type": "application/json"})
    while a.json["status"] not in ("completed", "failed"):
        time.sleep(0.2)
        a = rig.get(f"/tax/exports/{a.json['uuid']}", key=key)
    seconds, cpu = time.monotonic() - start, cpu_seconds(rig) - cpu
    x = a.json
    assert x["status"] == "completed" and x["counts"]["included"] == n, x["counts"]
    assert x["totals"]["taxable_value"] == f"{n * 1750.10:.2f}"
    return seconds, cpu, memory_mib(pid, "VmHWM"), sum(f["size_bytes"] for f in x["files"]) / (1 << 20)


def bench_exports(work, table, quick):
    """Bulk exports to all formats of sales: the keeper's time and memory."""
    sizes = (1000, 10_000) if quick else (10_000, 100_000)
    rig = conftest.make_rig(work, ["api = 1", "workers = 0", "keeper = yes", "sender = no"])
    try:
        rig.start().wait_ready()
        rows = {n: one(rig, n) for n in sizes}
    finally:
        conftest.end_rig(rig)
    for n, (seconds, cpu, mib, size) in rows.items():
        table.add(f"bulk export of {n:,} invoices ({size:.0f} MiB of files)", f"{seconds:.1f} s")
        table.add("… processor time, service and database", f"{cpu:.1f} s")
        table.add("… most memory of the process that makes it", f"{mib:.0f} MiB", "<= 200 MiB", mib <= 200)
    small, large = sizes
    growth = (rows[large][1] / large) / (rows[small][1] / small)
    table.add(f"processor time for an invoice, {large:,} beside {small:,}", f"{growth:.2f}x", "<= 1.3x", growth <= 1.3)

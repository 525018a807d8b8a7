# SPDX-License-Identifier: AGPL-3.0-or-later
"""Webhooks: signed deliveries a second to a sink on this machine, and how long an event takes beside endpoints that hang."""

import os
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / "lib"), str(ROOT / "test" / "it")]


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def endpoints(sender, receiver, paths):
    """Endpoints with one secret between them: made in SQL, because the command line takes a process for each."""
    sender.add(receiver.url("/ok/first"))
    sender.sql("UPDATE docextract.webhook_endpoint SET state = 'paused'")
    sealed = bytes(sender.one("SELECT secret FROM docextract.webhook_endpoint ORDER BY id LIMIT 1"))
    for path in paths:
        sender.sql("SELECT docextract.add_webhook('t', %s, %s, NULL)", receiver.url(path), sealed)


def wait_delivered(sender, n, seconds=300):
    deadline = time.monotonic() + seconds
    while sender.one("SELECT count(*) FROM docextract.delivery WHERE state = 'delivered'") < n:
        assert time.monotonic() < deadline, sender.log()[-2000:]
        time.sleep(0.02)


def throughput(sender, receiver, table, events, width):
    endpoints(sender, receiver, [f"/ok/{i}" for i in range(width)])
    pid = sender.pids("sender")[0]
    sender.emit(width, first=900_000)
    wait_delivered(sender, width * width)
    start, cpu = time.monotonic(), cpu_seconds(pid)
    sender.emit(events)
    wait_delivered(sender, width * (width + events))
    wall, cpu = time.monotonic() - start, cpu_seconds(pid) - cpu
    n = events * width
    table.add("signed deliveries/s, sink and database on the same cores", f"{n / wall:.0f}", "500", n / wall >= 500)
    table.add("deliveries per second of the sender's processor time", f"{n / max(cpu, 0.01):.0f}", "500", n / max(cpu, 0.01) >= 500)


def latency(sender, receiver, table, events, healthy, hanging):
    endpoints(sender, receiver, [f"/hang/{i}" for i in range(hanging)] + [f"/ok/{i}" for i in range(healthy)])
    sender.emit(4, first=900_000)
    wait_delivered(sender, 4 * healthy)
    receiver.got.clear()
    sent = {}
    for i in range(events):
        sent[f"evt_{i + 1:06}"] = time.monotonic()
        sender.emit(1, first=i + 1)
        time.sleep(0.05)
    wait_delivered(sender, (4 + events) * healthy)
    waits = sorted(g.at - sent[g.id] for g in receiver.got if g.id in sent and g.path.startswith("/ok/"))
    p99 = waits[int(len(waits) * 0.99)]
    table.add(f"event to delivery, {healthy} endpoints beside {hanging} that hang, p50", f"{statistics.median(waits) * 1000:.0f} ms")
    table.add("… p99", f"{p99 * 1000:.0f} ms", "1000 ms", p99 <= 1)


def bench_webhooks(work, table, quick):
    """Signed deliveries to a sink in Python, on the same cores as sender and database (which does not wait for its disk)."""
    from daemon import Cluster
    from receiver import Receiver
    from test_webhooks import Sender
    cluster = Cluster(work / "pg")
    try:
        for name, run, args in (("through", throughput, (20 if quick else 100, 50)),
                                ("latency", latency, (10 if quick else 40, 20 if quick else 100, 20 if quick else 100))):
            receiver = Receiver()
            sender = Sender(work / name, cluster, webhook__timeout="15s", log__level="info")
            try:
                run(sender, receiver, table, *args)
            finally:
                sender.close()
                receiver.stop()
    finally:
        cluster.remove()

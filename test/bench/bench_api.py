# SPDX-License-Identifier: AGPL-3.0-or-later
"""The HTTP interface: documents of every size, lists, rows, uploads, idle connections and thousands who wait."""

import concurrent.futures
import re
import resource
import select
import subprocess
import time

from flood import Pinger, connect, memory_mib, reset_peak, send_file, status_of, upload_head
from ports import free_port
from service import BUILD, Service


def wrk(url, seconds, connections, headers=()):
    """(requests a second, p99 in ms)."""
    args = ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--latency"]
    for h in headers:
        args += ["-H", h]
    out = subprocess.run([*args, url], capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in out:
        raise SystemExit(f"wrk: {out}")
    p99 = re.search(r"99%\s+([\d.]+)(us|ms|s)", out)
    return float(re.search(r"Requests/sec:\s+([\d.]+)", out).group(1)), float(p99.group(1)) * {"us": 1e-3, "ms": 1, "s": 1e3}[p99.group(2)]


def bare_hello(seconds, connections):
    """What evhttp does when it has nothing to do."""
    port = free_port()
    hello = subprocess.Popen([str(BUILD / "test/bench/hello"), str(port), "2"])
    time.sleep(0.3)
    try:
        return wrk(f"http://127.0.0.1:{port}/", seconds, connections)[0]
    finally:
        hello.terminate()
        hello.wait()


def fifty_thousand_rows(s, like):
    """A copy of a finished document with that many rows, made in the database; its uuid."""
    import psycopg2
    name = "00000000-0000-4000-8000-000000050000"
    with psycopg2.connect(s.conninfo()) as db, db.cursor() as cur:
        cur.execute("INSERT INTO docextract.document SELECT (x).* FROM (SELECT jsonb_populate_record(d, jsonb_build_object('uuid', %s)) AS x "
                    "FROM docextract.document d WHERE d.uuid = %s) AS y", (name, like))
        cur.execute("INSERT INTO docextract.result SELECT (x).* FROM (SELECT jsonb_populate_record(r, jsonb_build_object('document', %s, 'rows_total', 50000)) "
                    "AS x FROM docextract.result r WHERE r.document = %s) AS y", (name, like))
        cur.execute("SELECT docextract.store_rows(%s, 1, array_agg(format('{\"index\":%%1$s,\"path\":\"/transactions/%%1$s\",\"data\":"
                    "{\"date\":\"2026-04-01\",\"description\":\"NEFT payment %%1$s\",\"debit\":\"1.00\",\"credit\":null},\"evidence\":{}}', i) ORDER BY i)) "
                    "FROM generate_series(0, 49999) AS i", (name,))
    return name


def bench_reads(work, table, quick):
    import make
    seconds = 2 if quick else 10
    s = Service(work / "reads", "workers=1", "api=2")
    try:
        auth = [f"Authorization: Bearer {s.key}"]
        base = f"http://127.0.0.1:{s.port}/api/v1"
        names = {}
        for rows in (50, 2000):
            status, doc = s.upload("/documents", make.make(work, "statement", "classic", "text", rows, rows, 200))
            assert status == 202, doc
            names[rows] = s.finish(doc["uuid"], 300)["uuid"]
        hello = bare_hello(seconds, 64)
        table.add("bare evhttp hello", f"{hello:.0f}/s")
        goals = {"GET document of 50 rows": (f"/documents/{names[50]}", 8000), "the same, with evidence": (f"/documents/{names[50]}?include=evidence", None),
                 "GET document of 2,000 rows": (f"/documents/{names[2000]}", None), "list of documents": ("/documents?limit=50", None)}
        for what, (path, goal) in goals.items():
            rate, p99 = wrk(base + path, seconds, 64, auth)
            table.add(what, f"{rate:.0f}/s, p99 {p99:.1f} ms, {rate / hello:.2f}x hello", f">= {goal}/s, <= 25 ms" if goal else "",
                      rate >= goal and p99 <= 25 if goal else None)
        long = fifty_thousand_rows(s, names[50])
        places = {}
        for at in ("first", "last"):
            after = "" if at == "first" else "&after=1.49899"
            places[at] = wrk(f"{base}/documents/{long}/rows?limit=100{after}", seconds, 64, auth)[0]
            table.add(f"{at} 100 of 50,000 rows", f"{places[at]:.0f}/s")
        table.add("last page / first page", f"{places['last'] / places['first']:.2f}x", ">= 0.8x", places["last"] >= 0.8 * places["first"])
    finally:
        s.stop()


def api_pids(s):
    return [pid for role, pid, _ in s.processes() if role == "api"]


def bench_waiters(work, table, quick):
    n = 1000 if quick else 10000
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    s = Service(work / "waiters", "workers=0", "api=1", f"http.max_connections={n + 500}")
    sockets = []
    try:
        [pid] = api_pids(s)
        idle = memory_mib(pid, "VmRSS")
        for _ in range(1000 if not quick else 200):
            sockets.append(connect(s.port))
            sockets[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert status_of(sockets[-1])[0] == 200
        kept = memory_mib(pid, "VmRSS")
        table.add(f"{len(sockets)} idle keep-alive connections", f"{(kept - idle) * 1024 / len(sockets):.1f} KiB each")
        for k in sockets:
            k.close()
        head, before, after = upload_head(s.key, 1000)
        k = connect(s.port)
        k.sendall(head)
        assert send_file(k, 1000, before, after) == 202
        k.close()
        uuid = s.call("GET", "/documents?limit=1")[1]["documents"][0]["uuid"]
        ask = f"GET /api/v1/documents/{uuid}?wait=30 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {s.key}\r\n\r\n".encode()
        sockets = []
        for _ in range(n):
            sockets.append(connect(s.port))
            sockets[-1].sendall(ask)
        pinger = Pinger(s.port, s.key)
        time.sleep(2)
        waiting = memory_mib(pid, "VmRSS")
        poll = select.poll()
        for k in sockets:
            poll.register(k, select.POLLIN)
        early = len(poll.poll(0))
        start = time.monotonic()
        assert s.call("POST", f"/documents/{uuid}/cancel")[0] == 202
        first = None
        left = {k.fileno(): k for k in sockets}
        while left:
            for fd, _ in poll.poll(60000) or [(None, None)]:
                assert fd is not None, f"{len(left)} are still waiting"
                first = first or time.monotonic() - start
                assert status_of(left.pop(fd))[0] == 200
                poll.unregister(fd)
        table.add(f"{n} waiting requests, resident memory of the process", f"{waiting:.0f} MiB", "<= 80 MB", waiting <= 80e6 / (1 << 20))
        table.add("their answers: first, last after the end of the document", f"{first * 1e3:.0f} ms, {(time.monotonic() - start) * 1e3:.0f} ms"
                  + (f" ({early} came before)" if early else ""))
        times = pinger.end()
        table.add("others meanwhile, p99", f"{times[int(len(times) * 0.99)] * 1e3:.1f} ms")
    finally:
        for k in sockets:
            k.close()
        s.stop()


def one_upload(s, size):
    head, before, after = upload_head(s.key, size)
    k = connect(s.port)
    try:
        k.sendall(head)
        return send_file(k, size, before, after)
    finally:
        k.close()


def bench_uploads(work, table, quick):
    s = Service(work / "uploads", "workers=0", "api=2")
    try:
        pids = api_pids(s)
        for mb in (1, 10, 50):
            at_once = 2 if quick else 4
            idle = sum(memory_mib(p, "VmRSS") for p in pids)
            for p in pids:
                reset_peak(p)
            start = time.monotonic()
            with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
                assert set(pool.map(lambda _: one_upload(s, mb * 1000000), range(at_once))) == {202}
            took = time.monotonic() - start
            peak = sum(memory_mib(p) for p in pids)
            table.add(f"{at_once} uploads of {mb} MB at once", f"{at_once * mb / took:.0f} MB/s, {max(peak - idle, 0) / at_once:.1f} MiB each at the peak")
        flood(s, pids, table, 20)
    finally:
        s.stop()


def flood(s, pids, table, clients, size=50_000_000):
    head, before, after = upload_head(s.key, size)
    for p in pids:
        reset_peak(p)
    pinger = Pinger(s.port, s.key)
    sockets = [connect(s.port) for _ in range(clients)]
    for k in sockets:
        k.sendall(head)
    time.sleep(1)
    refused = select.select(sockets, [], [], 0)[0]
    assert all(status_of(k)[0] == 503 for k in refused)
    rest = [k for k in sockets if k not in refused]
    with concurrent.futures.ThreadPoolExecutor(len(rest)) as pool:
        assert set(pool.map(lambda k: send_file(k, size, before, after), rest)) == {202}
    times = pinger.end()
    for k in sockets:
        k.close()
    peak = sum(memory_mib(p) for p in pids)
    table.add(f"{clients} clients with 50 MB each: taken / told overloaded from the head", f"{len(rest)} / {len(refused)}")
    table.add("peak memory of both API processes", f"{peak:.0f} MiB", "<= 700 MB", peak <= 700e6 / (1 << 20))
    p99 = times[int(len(times) * 0.99)] * 1e3
    table.add("others meanwhile, p99", f"{p99:.1f} ms", "<= 50 ms", p99 <= 50)


def bench_api(work, table, quick):
    """Documents of every size, lists, rows, uploads, idle connections and thousands who wait."""
    for part in (bench_reads, bench_waiters, bench_uploads):
        part(work, table, quick)

# SPDX-License-Identifier: AGPL-3.0-or-later
"""The server under what a network does to it: slow starts, many large uploads, many who wait."""

import concurrent.futures
import os
import select
import signal
import socket
import struct
import subprocess
import threading
import time

import pytest
from conftest import end_rig, make_rig
from daemon import wait_for
from flood import Pinger, connect, memory_mib, send_file, status_of, upload_head


class SlowDatabase:
    """A proxy in front of PostgreSQL's socket that makes every new connection wait."""

    def __init__(self, folder, conninfo, delay):
        where = dict(item.split("=", 1) for item in conninfo.split())
        self.target, self.delay = f"{where['host']}/.s.PGSQL.{where['port']}", delay
        folder.mkdir()
        self.conninfo = conninfo.replace(f"host={where['host']}", f"host={folder}")
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(f"{folder}/.s.PGSQL.{where['port']}")
        self.listener.listen(64)
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        time.sleep(self.delay)
        server = socket.socket(socket.AF_UNIX)
        server.connect(self.target)
        threading.Thread(target=self.copy, args=(server, client), daemon=True).start()
        self.copy(client, server)

    @staticmethod
    def copy(a, b):
        try:
            while data := a.recv(65536):
                b.sendall(data)
            b.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def close(self):
        self.listener.close()


@pytest.fixture
def own(tmp_path):
    r = make_rig(tmp_path, ["api = 2", "workers = 0", "keeper = no"])
    try:
        yield r
    finally:
        end_rig(r)


def test_the_first_request_finds_a_database(own, tmp_path, monkeypatch):
    """A process that has just started, or come back, lets nobody see that it has no database yet."""
    direct = own.cluster.conninfo
    slow = SlowDatabase(tmp_path / "slow", direct("docextract_daemon"), 0.6)
    monkeypatch.setattr(own.cluster, "conninfo", lambda role=None: slow.conninfo if role else direct())
    try:
        own.start()
        end = time.monotonic() + 30
        while True:
            try:
                a = own.get("/ping")
                break
            except ConnectionRefusedError:
                assert time.monotonic() < end, own.log()[-2000:]
                time.sleep(0.01)
        assert a.status == 200 and a.headers["X-RateLimit-Limit"] == "100000", (a.status, a.body)
    finally:
        own.stop()
        slow.close()


# ---- uploads ----

CLIENTS, SIZE = 20, 50_000_000


def api_children(rig):
    out = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(rig.proc.pid)], capture_output=True, text=True, check=True).stdout
    return [int(line.split()[0]) for line in out.splitlines() if " -x api" in line]


def test_many_large_uploads_stay_within_the_budget(own):
    """Twenty at once over two processes: what does not fit is told so before its body, and memory stays bounded."""
    own.start().wait_ready()
    head, before, after = upload_head(own.default_key, SIZE)
    sockets, pinger = [], None
    try:
        children = api_children(own)
        def readable(among):
            return select.select(among, [], [], 0)[0]

        for child, other in (children, children[::-1]):
            # half of the clients for each process, whoever would have been quicker
            os.kill(child, signal.SIGSTOP)
            open_before = len(os.listdir(f"/proc/{other}/fd"))
            mine = [connect(own.port) for _ in range(CLIENTS // 2)]
            sockets += mine
            for s in mine:
                s.sendall(head)
            wait_for(lambda: len(os.listdir(f"/proc/{other}/fd")) - open_before + len(readable(mine)) >= len(mine), 60)
            os.kill(child, signal.SIGCONT)
        pinger = Pinger(own.port, own.default_key)
        wait_for(lambda: len(readable(sockets)) >= CLIENTS // 2, 60)
        time.sleep(1)
        refused = readable(sockets)
        for s in refused:
            status, got = status_of(s)
            assert status == 503 and b'"code":"overloaded"' in got and b"retry_after_seconds" in got
        rest = [s for s in sockets if s not in refused]
        with concurrent.futures.ThreadPoolExecutor(len(rest)) as pool:
            answers = list(pool.map(lambda s: send_file(s, SIZE, before, after), rest))
        times = pinger.end()
        # each process takes as many as fit into its 256 MiB
        assert len(rest) == 10 and answers == [202] * 10, (len(rest), answers)
        peaks = [memory_mib(pid) for pid in children]
        print(f"{len(rest)} taken, {len(refused)} refused; peak {sum(peaks):.0f} MiB {peaks}; "
              f"others' p50 {times[len(times) // 2] * 1e3:.1f} ms, p99 {times[int(len(times) * 0.99)] * 1e3:.1f} ms of {len(times)}")
        assert len(peaks) == 2 and sum(peaks) <= 700e6 / (1 << 20), peaks
    finally:
        if pinger:
            pinger.end()
        for s in sockets:
            s.close()
    assert own.get("/ping").status == 200


# ---- waiting ----


def test_who_goes_away_while_waiting_costs_nothing(own):
    """Hundreds wait for a document and hang up: their connections are given back at once, and the document goes on."""
    own.options = ["api = 1", "workers = 0", "keeper = no"]
    own.start().wait_ready()
    [child] = api_children(own)
    head, before, after = upload_head(own.default_key, 1000)
    with connect(own.port) as s:
        s.sendall(head)
        assert send_file(s, 1000, before, after) == 202
    name = own.get("/documents").json["documents"][0]["uuid"]

    def descriptors():
        return len(os.listdir(f"/proc/{child}/fd"))

    idle = descriptors()
    ask = f"GET /api/v1/documents/{name}?wait=30 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {own.default_key}\r\n\r\n".encode()
    waiting = [connect(own.port) for _ in range(300)]
    for s in waiting:
        s.sendall(ask)
    end = time.monotonic() + 20
    while descriptors() < idle + 300:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert not select.select(waiting, [], [], 0.5)[0]
    for i, s in enumerate(waiting):
        if i % 2:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        s.close()
    # long before their thirty seconds are over
    end = time.monotonic() + 10
    while descriptors() > idle + 5:
        assert time.monotonic() < end, descriptors()
        time.sleep(0.05)
    assert own.get(f"/documents/{name}").json["status"] == "queued"

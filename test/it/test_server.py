# SPDX-License-Identifier: AGPL-3.0-or-later
"""The server under what a network does to it: slow starts, many large uploads, many who wait."""

import socket
import threading
import time

import pytest
from conftest import end_rig, make_rig


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

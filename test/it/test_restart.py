# SPDX-License-Identifier: AGPL-3.0-or-later
"""Reload and restart under load, with the socket held as a service manager holds it: no request fails."""

import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time

import pytest

from conftest import BUILD, Rig, end_rig, form, make_rig

RATE = 200  # requests a second
CLIENTS = 16


class Held(Rig):
    """A daemon that gets its listener from us, and gets the same one again after a restart."""

    def hold(self):
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen(4096)
        self.port = self.listener.getsockname()[1]

    def start(self):
        conf = self.folder / "docextract.conf"
        conf.write_text("\n".join([f"database.conninfo = {self.cluster.conninfo('docextract_daemon')}",
                                   f"keys.pepper_file = {self.pepper}", *self.options]) + "\n")
        self.log_path = self.folder / "daemon.log"
        starter = (f"import os; os.dup2({self.listener.fileno()}, 3); os.environ['LISTEN_PID'] = str(os.getpid());"
                   f"os.execv({str(BUILD / 'docextractd')!r}, ['docextractd', '-c', {str(conf)!r}])")
        with open(self.log_path, "a") as log:
            self.proc = subprocess.Popen([sys.executable, "-c", starter], stdout=log, stderr=log, pass_fds=(self.listener.fileno(), 3),
                                         env={**os.environ, "OMP_THREAD_LIMIT": "1", "LISTEN_FDS": "1"})
        return self


class Load(threading.Thread):
    """One client with a connection that it keeps, RATE / CLIENTS requests a second; a request is never repeated."""

    def __init__(self, rig, number, statement, end):
        super().__init__(daemon=True)
        self.rig, self.end, self.statement = rig, end, statement
        self.random = random.Random(number)
        self.failures, self.answers, self.uuids = [], 0, []
        self.longest = 0

    def one(self, connection):
        auth = {"Authorization": f"Bearer {self.rig.default_key}"}
        kind = self.random.random()
        if kind < 0.02:
            body, headers = form(("industry", "finance"), ("template", "bank_statement"), ("file", self.statement, "s.pdf"))
            connection.request("POST", "/api/v1/documents", body, {**headers, **auth})
            expected = 202
        elif kind < 0.5 and self.uuids:
            connection.request("GET", f"/api/v1/documents/{self.random.choice(self.uuids)}", headers=auth)
            expected = 200
        else:
            connection.request("GET", "/api/v1/ping", headers=auth)
            expected = 200
        answer = connection.getresponse()
        body = answer.read()
        assert answer.status == expected, (answer.status, body[:300])
        if expected == 202:
            self.uuids.append(json.loads(body)["uuid"])

    def run(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.rig.port, timeout=60)
        due = time.monotonic() + self.random.random() * CLIENTS / RATE
        while not self.end.is_set():
            time.sleep(max(0, due - time.monotonic()))
            due += CLIENTS / RATE
            begun = time.monotonic()
            try:
                self.one(connection)
            except Exception as e:  # whatever it is, it is a request that failed
                self.failures.append(repr(e))
                connection.close()
            self.answers += 1
            self.longest = max(self.longest, time.monotonic() - begun)
        connection.close()


@pytest.fixture(scope="module")
def held(tmp_path_factory):
    r = make_rig(tmp_path_factory.mktemp("held"), ["api = 2", "workers = 1", "log.level = info"])
    r.__class__ = Held
    r.hold()
    # sixteen clients on one account at 200/s: 12,000 a minute
    r.cli("users", "limit", "ann@acme.example", "1000000")
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)
        r.listener.close()


def restart(rig):
    """As a service manager does it: the next one starts when the last has ended."""
    rig.proc.send_signal(signal.SIGTERM)
    assert rig.proc.wait(60) == 0
    starts = rig.log().count(" ready children=")
    rig.start()
    deadline = time.monotonic() + 60
    while rig.log().count(" ready children=") == starts:
        assert rig.proc.poll() is None and time.monotonic() < deadline, rig.log()[-2000:]
        time.sleep(0.05)


@pytest.mark.parametrize("what", ["reload", "restart", "api processes"])
def test_no_request_fails_under_load(held, statement, what):
    end = threading.Event()
    clients = [Load(held, n, statement[0], end) for n in range(CLIENTS)]
    for c in clients:
        c.start()
    begun = time.monotonic()
    try:
        for _ in range(2):
            time.sleep(2)
            if what == "reload":
                held.proc.send_signal(signal.SIGHUP)
            elif what == "restart":
                restart(held)
            else:
                # what an operator does to one process; the master starts another on the same socket
                for pid in children(held.proc.pid, "api"):
                    os.kill(pid, signal.SIGTERM)
                    time.sleep(0.3)
        time.sleep(2)
    finally:
        end.set()
        for c in clients:
            c.join()
    failures = [f for c in clients for f in c.failures]
    answers = sum(c.answers for c in clients)
    seconds = time.monotonic() - begun
    print(f"{what}: {answers} requests in {seconds:.1f} s, {len(failures)} failed, the longest took {max(c.longest for c in clients):.2f} s")
    assert not failures, (len(failures), answers, failures[:5])
    # the load was a load
    assert answers > RATE
    for uuid in [u for c in clients for u in c.uuids]:
        assert held.get(f"/documents/{uuid}?wait=30").json["status"] == "completed"


def children(master, role):
    out = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(master)], capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in out.splitlines() if f"-x {role}" in line]

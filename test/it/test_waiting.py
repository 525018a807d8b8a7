# SPDX-License-Identifier: AGPL-3.0-or-later
"""Many who wait for the same document: what they cost the database, and what others notice of it."""

import json
import os
import re
import select
import signal
import threading
import time
import urllib.request

import pytest
from conftest import end_rig, make_rig
from flood import connect, memory_mib, send_file, status_of, upload_head

MANY = 1500


def wait_for(check, seconds=30):
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    r = make_rig(tmp_path_factory.mktemp("waiting"), ["api = 1", "workers = 0", "keeper = no", f"http.max_connections = {MANY + 200}"])
    r.fast = r.key("acme", "fast@acme.example", limit="1000000")
    # seen by sessions that begin from now on; counted at the latest when they end
    [(database,)] = r.sql("SELECT current_database()")
    r.sql(f"ALTER DATABASE {database} SET track_functions = 'pl'")
    yield r.start().wait_ready()
    end_rig(r)


def any_answered(sockets):
    poll = select.poll()
    for s in sockets:
        poll.register(s, select.POLLIN)
    return poll.poll(0)


def children(r):
    return [int(p) for p in open(f"/proc/{r.proc.pid}/task/{r.proc.pid}/children").read().split()]


def api(r):
    return next(p for p in children(r) if b"api" in open(f"/proc/{p}/cmdline", "rb").read().split(b"\0"))


def submit(r):
    head, before, after = upload_head(r.fast, 1000)
    with connect(r.port) as s:
        s.sendall(head)
        assert send_file(s, 1000, before, after) == 202
    return r.get("/documents?limit=1").json["documents"][0]["uuid"]


def ask(r, path, key=None):
    s = connect(r.port)
    s.sendall(f"GET /api/v1/documents/{path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {key or r.fast}\r\n\r\n".encode())
    return s


def all_there(r, n):
    """Until so many connections are open in the only API process, and nobody is served any more."""
    fds = f"/proc/{api(r)}/fd"
    wait_for(lambda: len(os.listdir(fds)) >= n)
    quiet = [r.log().count(" request ")]
    def settled():
        time.sleep(0.3)
        quiet.append(r.log().count(" request "))
        return quiet[-1] == quiet[-2]
    wait_for(settled)


def body_of(s):
    status, got = status_of(s)
    head, _, body = got.partition(b"\r\n\r\n")
    length = int(re.search(rb"(?i)content-length: (\d+)", head).group(1))
    while len(body) < length:
        body += s.recv(65536)
    return status, head, json.loads(body)


def calls(r):
    return dict(r.sql("SELECT funcname, calls FROM pg_stat_user_functions"))


def test_all_share_one_query_and_others_are_served_between(own):
    u = submit(own)
    begun = memory_mib(api(own), "VmRSS")
    waiting = [ask(own, f"{u}?wait=30") for _ in range(MANY)]
    all_there(own, MANY)
    grown = (memory_mib(api(own), "VmRSS") - begun) * 1024 / MANY
    assert not any_answered(waiting)
    stop = threading.Event()

    def others():
        while not stop.is_set():
            assert urllib.request.urlopen(f"http://127.0.0.1:{own.port}/healthz", timeout=30).status == 200

    threads = [threading.Thread(target=others, daemon=True) for _ in range(3)]
    for t in threads:
        t.start()
    before = len(own.log())
    own.post(f"/documents/{u}/cancel")
    answers = [body_of(s) for s in waiting]
    stop.set()
    for t in threads:
        t.join(30)
    for s in waiting:
        s.close()
    assert {status for status, _, _ in answers} == {200}
    assert {d["status"] for _, _, d in answers} == {"cancelled"} and len({re.search(rb"ETag: (\S+)", h).group(1) for _, h, _ in answers}) == 1
    # in the order in which they were answered
    routes = re.findall(r" request .* route=([\w.]+) status=200", own.log()[before:])
    served = [i for i, name in enumerate(routes) if name == "documents.get"]
    assert len(served) == MANY
    assert "healthz" in routes[served[0]:served[-1]], "the others had to wait for all of them"
    own.stop()
    counted = calls(own)
    own.start().wait_ready()
    # each asks for nothing of its own, neither when it comes nor when it goes; the rest is the answers' own loop
    assert counted["get_document"] < MANY / 4, counted
    # what the process takes for one of them, the kernel's part not counted
    assert grown < 8 or "asan" in os.environ.get("DX_BUILD", ""), f"{grown:.1f} KiB each"


def test_everybody_gets_what_was_asked_for(own):
    u = submit(own)
    other = own.key(own.team("umbrella"), limit="1000000")
    plain = [ask(own, f"{u}?wait=30") for _ in range(40)]
    engine = [ask(own, f"{u}?wait=30&include=engine") for _ in range(40)]
    flat = [ask(own, f"{u}?wait=30&view=flat") for _ in range(3)]
    few = [ask(own, f"{u}?wait=1") for _ in range(5)]
    stranger = ask(own, f"{u}?wait=30", other)
    # another team's, and one that ends by its own time: neither waits for the document's end
    assert body_of(stranger)[2]["code"] == "document_not_found"
    assert [body_of(s)[2]["status"] for s in few] == ["queued"] * 5
    all_there(own, 83)
    assert not any_answered(plain + engine + flat)
    own.post(f"/documents/{u}/cancel")
    for s in plain:
        status, _, d = body_of(s)
        assert status == 200 and d["uuid"] == u and d["status"] == "cancelled" and "engine" not in d
    for s in engine:
        status, _, d = body_of(s)
        assert status == 200 and d["uuid"] == u and d["status"] == "cancelled" and "engine" in d
    assert {body_of(s)[0] for s in flat} == {409}
    # of a document that has ended, and of one that never was, at once
    assert body_of(ask(own, f"{u}?wait=30"))[2]["status"] == "cancelled"
    assert body_of(ask(own, f"{u[:-4]}0000?wait=30"))[0] == 404


def test_deleted_while_many_wait(own):
    u = submit(own)
    waiting = [ask(own, f"{u}?wait=30") for _ in range(100)]
    all_there(own, 100)
    assert own.request("DELETE", f"/documents/{u}").status == 204
    assert {(status, d["code"]) for status, _, d in map(body_of, waiting)} == {(404, "document_not_found")}


def test_a_killed_master_leaves_nobody_without_an_answer(own):
    u = submit(own)
    waiting = [ask(own, f"{u}?wait=30") for _ in range(100)]
    all_there(own, 100)
    child = api(own)
    own.proc.send_signal(signal.SIGKILL)
    own.proc.wait()
    assert {(status, d["code"]) for status, _, d in map(body_of, waiting)} == {(503, "database_unavailable")}
    wait_for(lambda: not os.path.exists(f"/proc/{child}"))

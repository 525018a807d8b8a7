# SPDX-License-Identifier: AGPL-3.0-or-later
"""What is told early: 202 to a request that would wait in vain, and that the queue is full before a body has come."""

import json
import socket
import sys
import threading
import time

import conftest
import pytest
from conftest import ROOT, form

sys.path.insert(0, str(ROOT / "test/lib"))

from daemon import wait_for  # noqa: E402

DEADLINE = 40  # seconds; nothing here waits for it
LARGE = 3_000_000


@pytest.fixture(scope="module")
def idle(tmp_path_factory):
    """No worker takes anything: what is let in stays."""
    r = conftest.make_rig(tmp_path_factory.mktemp("admission"), ["api = 1", "workers = 0", "keeper = yes", "limits.team_queue = 5",
                                                                 f"limits.sync_deadline = {DEADLINE}s"])
    try:
        yield r.start().wait_ready()
    finally:
        conftest.end_rig(r)


def upload(rig, content, path, key="default", external="mine", **headers):
    body, h = form(("industry", "finance"), ("template", "bank_statement"), ("external_id", external), ("file", content, "s.pdf"))
    return rig.request("POST", path, body, {**h, **headers}, key=key)


def connect(rig, path, key, *more, length=LARGE):
    """A request of which only the head is sent."""
    s = socket.create_connection(("127.0.0.1", rig.port), timeout=30)
    fields = ["Host: x", f"Authorization: Bearer {key}", "Content-Type: multipart/form-data; boundary=b", f"Content-Length: {length}", *more]
    s.sendall(f"POST /api/v1{path} HTTP/1.1\r\n".encode() + "".join(f + "\r\n" for f in fields).encode() + b"\r\n")
    return s


def answer_of(s):
    """Everything up to the end of the stream, as (status, head, JSON)."""
    data = b""
    while chunk := s.recv(65536):
        data += chunk
    head, _, body = data.partition(b"\r\n\r\n")
    return int(head.split()[1]), head.decode().lower(), json.loads(body)


# ---- 202 at once ----

def put_jobs(rig, team, prio, n, step):
    """So many jobs of a team, before all others of their priority: of one turn (step 0), or each a turn behind the one before."""
    rig.sql("""INSERT INTO docextract.document(uuid, team, account, key, industry, template, template_version, file_name, media_type, size_bytes, sha256,
                   priority, languages, options, request_id, base, expires_at)
               SELECT gen_random_uuid(), t.id, k.account, k.id, 'finance', 'bank_statement', 1, 'x', 'application/pdf', 1, sha256('x'), %s, 'eng', '{}', 'r', '',
                      'infinity' FROM docextract.team t, docextract.api_key k, generate_series(1, %s)
               WHERE t.name = %s AND k.id = (SELECT min(id) FROM docextract.api_key)""", prio, n, team)
    rig.sql("INSERT INTO docextract.job(document, kind, team, prio, cost, fair) SELECT d.uuid, 1, d.team, %s, 1, %s * row_number() OVER () - 1000"
            " FROM docextract.document d JOIN docextract.team t ON t.id = d.team WHERE t.name = %s", prio, step, team)


def test_a_long_queue_is_not_waited_for(idle, statement):
    idle.team("ahead")
    put_jobs(idle, "ahead", 0, 90, 0)
    idle.sql("UPDATE docextract.queue_state SET job_seconds = 3")
    begin = time.monotonic()
    answer = upload(idle, statement[0], "/extract", **{"Idempotency-Key": "long"})
    took = time.monotonic() - begin
    doc = answer.json
    assert answer.status == 202 and answer.headers["Location"].endswith(doc["uuid"]), answer.body
    assert doc["status"] == "queued" and doc["queue"]["position"] >= 90 and doc["queue"]["eta_seconds"] > DEADLINE
    assert took < DEADLINE / 2
    # the same request again gets the same answer, at once again
    again = upload(idle, statement[0], "/extract", **{"Idempotency-Key": "long"})
    assert (again.status, again.json["uuid"]) == (202, doc["uuid"]) and time.monotonic() - begin < DEADLINE


def test_nobody_ahead_is_no_reason_to_go(idle, statement):
    """However long the average job was. What a client writes is not taken for the queue."""
    idle.sql("DELETE FROM docextract.job")
    idle.sql("UPDATE docextract.queue_state SET job_seconds = 1000")
    key = idle.key(idle.team("patient"))
    answers = []
    ask = threading.Thread(target=lambda: answers.append(upload(idle, statement[0], "/extract", key, external='"queue":{"position":99,"eta_seconds":9999')),
                           daemon=True)
    ask.start()
    mine = "SELECT d.uuid FROM docextract.document d JOIN docextract.team t ON t.id = d.team WHERE t.name = 'patient'"
    wait_for(lambda: idle.sql(mine), 30)
    time.sleep(0.5)
    assert not answers
    assert idle.request("POST", f"/documents/{idle.sql(mine)[0][0]}/cancel", key=key).status == 202
    ask.join(30)
    answers[0].problem(409, "invalid_state")


# ---- from the head ----

def full_key(rig, name, prio):
    """A key of a team that has too much waiting."""
    rig.sql("DELETE FROM docextract.job")
    key = rig.key(rig.team(name))
    put_jobs(rig, name, prio, 9, 1)
    return key


def told_from_head(rig, path, key, content, *fields):
    """The answer to a head alone, right behind a refusal; None when the machine took too long between the two."""
    upload(rig, content, path, key).problem(503, "overloaded")
    with connect(rig, path, key, *fields) as s:
        s.settimeout(3)
        try:
            return answer_of(s)
        except TimeoutError:
            return None


@pytest.mark.parametrize("path,prio", [("/extract", 0), ("/documents", 10)])
@pytest.mark.parametrize("field", ["X-Nothing: here", "Expect: 100-continue"])
def test_a_full_queue_is_told_from_the_head(idle, statement, path, prio, field):
    key = full_key(idle, f"full-{prio}-{field[0]}", prio)
    status, head, problem = wait_for(lambda: told_from_head(idle, path, key, statement[0], field), 60)
    assert (status, problem["code"], problem["retryable"]) == (503, "overloaded", True)
    assert problem["meta"]["retry_after_seconds"] >= 1 and "your team" in problem["detail"]
    assert "connection: close" in head and "x-ratelimit-remaining:" in head


def goes_on(rig, path, key, *fields):
    """The server wants the body."""
    with connect(rig, path, key, "Expect: 100-continue", *fields) as s:
        return s.recv(100).startswith(b"HTTP/1.1 100 ")


def test_nobody_else_is_told(idle, statement):
    key = full_key(idle, "full-alone", 10)
    other = idle.key(idle.team("has-room"))
    upload(idle, statement[0], "/documents", key).problem(503, "overloaded")
    assert goes_on(idle, "/documents", other)
    # what was taken before is answered as before: the database looks at the key
    assert goes_on(idle, "/documents", key, "Idempotency-Key: k")
    # the other priority has a queue of its own
    assert goes_on(idle, "/extract", key)
    # a no is good for a moment only
    time.sleep(1)
    assert goes_on(idle, "/documents", key)
    idle.sql("DELETE FROM docextract.job")
    assert upload(idle, statement[0], "/documents", key).status == 202

# SPDX-License-Identifier: AGPL-3.0-or-later
"""The primary dies under load and its standby is promoted: the service goes on by itself, and nothing that was accepted is lost."""

import http.client
import threading
import time
from pathlib import Path

import pytest

from conftest import Rig, end_rig
from replica import Pair, wait_for

OPTIONS = ["api = 2", "workers = 2", "sender = no"]


@pytest.fixture
def pair(tmp_path):
    pair = Pair(tmp_path)
    rig = Rig(tmp_path, pair, OPTIONS)
    rig.default_team = rig.team("acme")
    rig.default_key = rig.key("acme", "ann@acme.example")
    try:
        pair.start_standby()
        rig.start().wait_ready()
        yield pair, rig
    finally:
        end_rig(rig)


def upload(rig, body, key):
    """The status and, when it was accepted, the uuid; 0 when there was no answer."""
    try:
        a = rig.post("/documents", ("industry", "finance"), ("template", "bank_statement"), ("file", body, "s.pdf"), headers={"Idempotency-Key": key})
    except (OSError, http.client.HTTPException):
        return 0, None
    return a.status, a.json["uuid"] if a.status == 202 else None


class Client(threading.Thread):
    """Uploads, each under its own Idempotency-Key and again until it is accepted, until it is told to stop."""

    def __init__(self, rig, body, name):
        super().__init__(daemon=True)
        self.rig, self.body, self.name, self.accepted, self.answers = rig, body, name, {}, set()
        self.enough = threading.Event()

    def run(self):
        while not self.enough.is_set():
            key = f"{self.name}-{len(self.accepted)}"
            body = self.body + f"\n%{key}\n".encode()
            for _ in range(600):
                status, uuid = upload(self.rig, body, key)
                self.answers.add(status)
                if uuid:
                    self.accepted[key] = uuid
                    break
                time.sleep(0.1)
            else:
                return
            time.sleep(0.1)


def processes(rig):
    """The master's children: a process that was started anew has another number."""
    return set(Path(f"/proc/{rig.proc.pid}/task/{rig.proc.pid}/children").read_text().split())


def all_finished(rig):
    return rig.sql("SELECT count(*) FROM docextract.document WHERE status NOT IN ('completed', 'needs_review')")[0][0] == 0


def counts(rig):
    """Documents, those that usage counted, events, jobs that are left."""
    return rig.sql("SELECT (SELECT count(*) FROM docextract.document), (SELECT sum(documents) FROM docextract.usage_month), "
                   "(SELECT count(DISTINCT event_id) FROM docextract.outbox), (SELECT count(*) FROM docextract.job)")[0]


def test_nothing_is_lost_with_a_synchronous_standby(pair, statement):
    pair, rig = pair
    pair.synchronous()
    before = processes(rig)
    clients = [Client(rig, statement[0], f"client{i}") for i in range(3)]
    for c in clients:
        c.start()
    try:
        wait_for(lambda: sum(len(c.accepted) for c in clients) >= 15, "uploads before the failure")
        pair.lose_primary()
        wait_for(lambda: any(503 in c.answers for c in clients), "the first refusal")
        pair.promote()
        at = sum(len(c.accepted) for c in clients)
        wait_for(lambda: sum(len(c.accepted) for c in clients) >= at + 15, "uploads after the promotion")
    finally:
        for c in clients:
            c.enough.set()
        for c in clients:
            c.join()
    accepted = {uuid for c in clients for uuid in c.accepted.values()}
    assert len(accepted) == sum(len(c.accepted) for c in clients) >= 30
    assert set().union(*(c.answers for c in clients)) <= {202, 503}
    assert rig.wait_ready().get("/healthz", key=None, base="").status == 200
    wait_for(lambda: all_finished(rig), "all documents to be read")
    assert {u for u, in rig.sql("SELECT uuid::text FROM docextract.document")} == accepted
    assert counts(rig) == (len(accepted), len(accepted), len(accepted), 0)
    assert processes(rig) == before


def taken(rig, file, key):
    """Sent as clients do: again while the answer is 503, since not every process has found the new primary yet."""
    answers = []
    wait_for(lambda: answers.append(upload(rig, file, key)) or answers[-1][0] != 503, "an upload to be taken")
    assert answers[-1][0] == 202
    return answers[-1][1]


def test_what_an_asynchronous_standby_did_not_get_is_told_and_sent_again(pair, statement):
    pair, rig = pair
    kept = upload(rig, statement[0], "kept")[1]
    assert rig.get(f"/documents/{kept}?wait=30").json["status"] in ("completed", "needs_review")
    pair.caught_up()
    pair.cut()
    status, lost = upload(rig, statement[0] + b"\n%lost\n", "lost")
    assert status == 202
    pair.lose_primary()
    pair.promote()
    rig.wait_ready()
    wait_for(lambda: rig.get(f"/documents/{lost}").status == 404, "what is lost to be unknown")
    assert rig.get(f"/documents/{kept}").json["status"] in ("completed", "needs_review")
    # the same request again: what was kept is known, what was lost is accepted anew
    assert taken(rig, statement[0], "kept") == kept
    again = taken(rig, statement[0] + b"\n%lost\n", "lost")
    assert again != lost
    assert rig.get(f"/documents/{again}?wait=30").json["status"] in ("completed", "needs_review")
    assert counts(rig) == (2, 2, 2, 0)

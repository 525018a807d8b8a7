# SPDX-License-Identifier: AGPL-3.0-or-later
"""Past its capacity: told so early, while what was taken is finished; nobody crowds out anybody."""

import sys
import threading
from pathlib import Path

import conftest
import pytest
from conftest import ROOT, form

sys.path.insert(0, str(ROOT / "test/lib"))

import daemon  # noqa: E402
from daemon import wait_for  # noqa: E402

TEAM_QUEUE, QUEUE = 6, 12


@pytest.fixture(scope="module")
def full(tmp_path_factory):
    """No worker takes anything: what is let in stays."""
    r = conftest.make_rig(tmp_path_factory.mktemp("full"), ["api = 1", "workers = 0", "keeper = yes", f"limits.team_queue = {TEAM_QUEUE}",
                                                            f"limits.queue = {QUEUE}", "limits.sync_deadline = 100ms"])
    try:
        yield r.start().wait_ready()
    finally:
        conftest.end_rig(r)


def upload(rig, content, key="default", path="/documents", **headers):
    body, h = form(("industry", "finance"), ("template", "bank_statement"), ("file", content, "s.pdf"))
    return rig.request("POST", path, body, {**h, **headers}, key=key)


def refused(answer):
    p = answer.problem(503, "overloaded")
    assert p["retryable"] and 1 <= p["meta"]["retry_after_seconds"] <= 60
    return p


def test_each_is_told_when_too_much_waits(full, statement):
    content = statement[0]
    stored = "SELECT (SELECT count(*) FROM docextract.document), (SELECT count(*) FROM docextract.content), (SELECT count(*) FROM docextract.job)"
    taken = [upload(full, content, **{"Idempotency-Key": "first"})]
    while taken[-1].status == 202 and len(taken) < 3 * TEAM_QUEUE:
        taken.append(upload(full, content))
    assert "your team" in refused(taken.pop())["detail"]
    before = full.sql(stored)
    # pages are guessed by the size: the last one in may reach over the limit
    assert 1 <= len(taken) <= TEAM_QUEUE
    # nothing of it is kept; a request that was taken is answered as before, and so is every other one
    refused(upload(full, content, **{"Idempotency-Key": "second"}))
    assert full.sql(stored) == before
    again = upload(full, content, **{"Idempotency-Key": "first"})
    assert again.status == 202 and again.json["uuid"] == taken[0].json["uuid"]
    assert full.get(f"/documents/{taken[-1].json['uuid']}").status == 200 and full.get("/ping").status == 200

    # others are not concerned, and neither are requests that wait for their answer
    assert upload(full, content, path="/extract").status == 202
    zeta = full.key(full.team("zeta"))
    assert upload(full, content, zeta).status == 202

    # then all together have too much: who has something waiting is refused, who has nothing is not
    others = [full.key(full.team(f"team{i}")) for i in range(QUEUE)]
    for key in others:
        assert upload(full, content, key).status == 202
    wait_for(lambda: full.sql("SELECT ready >= %s FROM docextract.queue_state", QUEUE)[0][0], 60)
    assert "all teams" in refused(upload(full, content, zeta))["detail"]
    assert upload(full, content, full.key(full.team("newcomer"))).status == 202

    # room again: at once for a team, with the keeper's next look for all
    for a in taken:
        assert full.request("POST", f"/documents/{a.json['uuid']}/cancel").status == 202
    full.sql("DELETE FROM docextract.job j USING docextract.team t WHERE t.id = j.team AND t.name LIKE 'team%%'")
    wait_for(lambda: upload(full, content).status == 202, 60)


def test_refusals_cost_next_to_nothing(full):
    """Told from two probes of an index, however much waits."""
    full.sql("INSERT INTO docextract.team(name, plan) SELECT 'heap', name FROM docextract.plan LIMIT 1")
    team = full.sql("SELECT id FROM docextract.team WHERE name = 'heap'")[0][0]
    full.sql("""INSERT INTO docextract.document(uuid, team, account, key, industry, template, template_version, file_name, media_type, size_bytes, sha256,
                    priority, languages, options, request_id, base, expires_at)
                SELECT gen_random_uuid(), %s, k.account, k.id, 'finance', 'bank_statement', 1, 'x', 'application/pdf', 1, sha256('x'), 10, 'eng', '{}', 'r', '',
                       'infinity' FROM docextract.api_key k, generate_series(1, 20000) WHERE k.id = (SELECT min(id) FROM docextract.api_key)""", team)
    full.sql("INSERT INTO docextract.job(document, kind, team, prio, cost, fair) SELECT uuid, 1, team, 10, 1, row_number() OVER () FROM docextract.document"
             " WHERE team = %s", team)
    full.sql("ANALYZE docextract.job")
    try:
        ask = f"docextract.upload_room({team}, 10, NULL, 100000, %s)"
        assert full.sql(f"SELECT room, waiting > 19000 FROM {ask % 1000}") == [("team_full", True)]
        # the first call of a session also reads the catalogue
        plan = full.sql(f"SELECT * FROM {ask % 1000}; EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM {ask % 1000}")[0][0][0]["Plan"]
        assert plan["Shared Hit Blocks"] + plan["Shared Read Blocks"] < 100, plan
    finally:
        full.sql("DELETE FROM docextract.job WHERE team = %s", team)
        full.sql("DELETE FROM docextract.document WHERE team = %s", team)


# ---- who comes when; the engine follows orders ----

@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    c = daemon.Cluster(tmp_path_factory.mktemp("overload") / "pg")
    yield c
    c.remove()


def order_of_ends(d):
    return [r[0] for r in d.sql("SELECT uuid::text FROM docextract.document WHERE completed_at IS NOT NULL ORDER BY completed_at")]


def all_ended(d):
    return d.one("SELECT count(*) FROM docextract.document WHERE status IN ('queued', 'processing')") == 0


def test_neither_sync_nor_async_starves(cluster, tmp_path):
    d = daemon.Daemon(tmp_path / "d", cluster, workers=2, start=False)
    try:
        slow = [d.submit(prio=10, notify=False) for _ in range(30)]
        quick = [d.submit(prio=0, notify=False) for _ in range(30)]
        d.start()
        wait_for(lambda: all_ended(d), 120)
        order = order_of_ends(d)
        place = {u: i for i, u in enumerate(order)}
        # what came later, but with somebody waiting, is done first as a whole …
        mean = [sum(place[u] for u in us) / len(us) for us in (quick, slow)]
        assert mean[0] < mean[1], mean
        # … and not at the cost of a standstill
        assert [u for u in order[:len(quick)] if u in slow], "nothing asynchronous was done while requests waited"
    finally:
        d.close()


def test_a_flood_of_one_team_delays_nobody_else(cluster, tmp_path):
    d = daemon.Daemon(tmp_path / "d", cluster, workers=2, start=False)
    try:
        flood = [d.submit(notify=False) for _ in range(40)]
        d.sql("SELECT docextract.create_team('u', 'boundless'), docextract.create_account('b@example.com', 'B')")
        team = d.one("SELECT id FROM docextract.team WHERE name = 'u'")
        late = [d.submit(notify=False) for _ in range(5)]
        # five that another team sends after the flood: as its own open jobs at the head
        d.sql("UPDATE docextract.document SET team = %s WHERE uuid = ANY (%s::uuid[])", team, late)
        d.sql("DELETE FROM docextract.job WHERE document = ANY (%s::uuid[])", late)
        for u in late:
            d.sql("SELECT docextract.enqueue_open(%s, %s, 10, 1)", u, team)
        d.start()
        wait_for(lambda: all_ended(d), 120)
        order = order_of_ends(d)
        worst = max(order.index(u) for u in late)
        assert worst < 20, (worst, len(order), len(flood))
    finally:
        d.close()


def test_a_crowd_at_once_gets_an_answer_each(full, statement):
    """Forty at the same time: each is either taken or told so, none is left without a word."""
    key = full.key(full.team("crowd"))
    answers = []

    def go():
        answers.append(upload(full, statement[0], key).status)
    threads = [threading.Thread(target=go, daemon=True) for _ in range(40)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(answers) == 40 and set(answers) == {202, 503}, answers
    # those that were under way at the same moment may pass the limit together, no more than these
    assert answers.count(202) < 40
    assert full.get("/ping").status == 200

# SPDX-License-Identifier: AGPL-3.0-or-later
"""What clients rely on: idempotency, the feed of changes, strict parameters, entity tags, CORS, traces, real clients."""

import concurrent.futures
import http.client
import json
import re
import shutil
import socket
import subprocess
import time
import urllib.request
import uuid

import pytest
from conftest import form, make_rig, end_rig

PDF = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
FORM = [("industry", "finance"), ("template", "bank_statement")]
ORIGIN = "https://app.example"


@pytest.fixture(scope="module")
def idle(tmp_path_factory):
    """No workers: documents stay queued. Four API processes."""
    r = make_rig(tmp_path_factory.mktemp("contract"), ["api = 4", "workers = 0", "keeper = no", "limits.sync_deadline = 1s",
                                                       f'http.cors_origins = "https://other.example {ORIGIN}"'])
    try:
        yield all_up(r.start().wait_ready(), 4)
    finally:
        end_rig(r)


def all_up(rig, processes):
    """Each API process has its database; being ready is said of one of them."""
    end = time.monotonic() + 60
    while rig.log().count("database reached") < processes:
        assert time.monotonic() < end, rig.log()[-3000:]
        time.sleep(0.05)
    return rig


def upload(rig, content=PDF, name="a.pdf", path="/documents", extra=(), **kw):
    return rig.post(path, *FORM, *extra, ("file", content, name), **kw)


def keyed(rig, idempotency_key, content=PDF, **kw):
    return upload(rig, content, headers={"Idempotency-Key": idempotency_key}, **kw)


def count(rig):
    return rig.sql("SELECT count(*) FROM docextract.document")[0][0]


# ---- Idempotency-Key ----


def test_a_replay_gives_the_same_document_as_it_is_now(idle):
    key = "order 1".replace(" ", "-") + "!~"
    first = keyed(idle, key)
    assert first.status == 202 and "Idempotent-Replayed" not in first.headers
    before = count(idle)
    again = keyed(idle, key)
    assert again.status == 202 and again.headers["Idempotent-Replayed"] == "true"
    assert again.json["uuid"] == first.json["uuid"] and again.headers["Location"] == first.headers["Location"]
    idle.post(f"/documents/{first.json['uuid']}/cancel")
    assert keyed(idle, key).json["status"] == "cancelled"
    assert count(idle) == before
    assert idle.sql("SELECT count(*) FROM docextract.content c WHERE NOT EXISTS (SELECT FROM docextract.document d WHERE d.uuid = c.document)") == [(0,)]


@pytest.mark.parametrize("other", [
    {"content": PDF + b"x"}, {"extra": [("external_id", "e")]}, {"extra": [("pages", "1")]}, {"name": "b.pdf"}, {"path": "/extract"}])
def test_the_same_key_for_another_request_is_a_conflict(idle, other):
    key = uuid.uuid4().hex
    keyed(idle, key)
    before = count(idle)
    keyed(idle, key, **other).problem(409, "idempotency_conflict")
    assert count(idle) == before


def test_keys_belong_to_the_team_and_to_the_document(idle):
    key = uuid.uuid4().hex
    theirs = idle.key(idle.team("keys-of-others"))
    mine = keyed(idle, key).json["uuid"]
    assert keyed(idle, key, key=theirs, content=PDF + b"other").status == 202
    assert idle.request("DELETE", f"/documents/{mine}").status == 204
    a = keyed(idle, key, content=PDF + b"new")
    assert a.status == 202 and a.json["uuid"] != mine and "Idempotent-Replayed" not in a.headers
    idle.sql("UPDATE docextract.document SET status = 'processing' WHERE uuid = %s", a.json["uuid"])
    idle.sql("UPDATE docextract.document SET status = 'cancelled', completed_at = now() WHERE uuid = %s", a.json["uuid"])
    idle.sql("UPDATE docextract.document SET status = 'expired' WHERE uuid = %s", a.json["uuid"])
    keyed(idle, key, content=PDF + b"new").problem(410, "document_expired")


@pytest.mark.parametrize("key", ["", "x" * 256, "a b", "ä", "a\tb"])
def test_what_is_no_key(idle, key):
    p = keyed(idle, key.encode() if key == "ä" else key).problem(400, "bad_request")
    assert [e["pointer"] for e in p["errors"]] == ["Idempotency-Key"]


def test_a_key_of_255_characters(idle):
    assert keyed(idle, "y" * 255).status == 202


def test_concurrent_twins_make_one_document(idle):
    for _ in range(3):
        key, content = uuid.uuid4().hex, PDF + uuid.uuid4().bytes
        before = count(idle)
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(lambda _: keyed(idle, key, content), range(16)))
        assert {a.status for a in answers} == {202} and len({a.json["uuid"] for a in answers}) == 1
        assert sum(a.headers.get("Idempotent-Replayed") == "true" for a in answers) == 15
        assert count(idle) == before + 1


def test_a_replay_costs_no_quota(idle):
    team = idle.team("thrifty")
    key = idle.key(team)
    ikey = uuid.uuid4().hex
    assert keyed(idle, ikey, key=key).status == 202
    idle.cli("teams", "quota", team, "0")
    assert keyed(idle, ikey, key=key).headers["Idempotent-Replayed"] == "true"
    keyed(idle, ikey + "2", key=key).problem(403, "quota_exceeded")
    upload(idle, key=key).problem(403, "quota_exceeded")


def test_a_replayed_extract_is_answered_as_the_first_one_was(idle):
    key = uuid.uuid4().hex
    first = keyed(idle, key, path="/extract")
    assert first.status == 202
    t = time.monotonic()
    again = keyed(idle, key, path="/extract")
    assert again.status == 202 and again.json["uuid"] == first.json["uuid"] and again.headers["Idempotent-Replayed"] == "true"
    assert time.monotonic() - t < 1, "its 202 is known: nobody waits again"


# ---- parameters ----


def test_every_wrong_parameter_is_named_with_what_is_allowed(idle):
    p = idle.get("/documents?status=done&limit=0&from=x&to=y&updated_since=z&sha256=q&industry=%20&template=a@1&cursor=&colour=red&cursor=2"
                 ).problem(400, "bad_request")
    errors = {e["pointer"]: e for e in p["errors"]}
    assert set(errors) == {"?status", "?limit", "?from", "?to", "?updated_since", "?sha256", "?industry", "?template", "?cursor", "?colour"}
    assert "needs_review" in errors["?status"]["allowed"] and "sha256" in errors["?colour"]["allowed"]
    assert all(e["detail"] for e in p["errors"])
    p = idle.get(f"/documents/{uuid.uuid4()}?wait=99&include=words&view=deep&x=1").problem(400, "bad_request")
    errors = {e["pointer"]: e for e in p["errors"]}
    assert set(errors) == {"?wait", "?include", "?view", "?x"} and errors["?include"]["allowed"] == ["evidence", "engine"]
    p = idle.get("/documents/none?wait=99").problem(400, "invalid_uuid")
    assert {e["pointer"] for e in p["errors"]} == {"/uuid", "?wait"}
    p = upload(idle, path="/extract?include=words&x=1").problem(400, "bad_request")
    assert {e["pointer"] for e in p["errors"]} == {"?include", "?x"}
    p = idle.get("/documents?from=2026-02-01&to=2026-01-01&limit=x").json
    assert {e["pointer"]: e["code"] for e in p["errors"]} == {"?from": "invalid", "?limit": "invalid"}


# ---- the feed ----


def test_the_feed_misses_nothing_while_much_changes(idle):
    team = idle.team("feed")
    key = idle.key(team)
    start = idle.get("/ping", key=key).json["time"]
    stop = time.monotonic() + 4
    final = {}

    def writer(n):
        while time.monotonic() < stop:
            u = upload(idle, PDF + uuid.uuid4().bytes * (1 + n * 3000), key=key).json["uuid"]
            if n % 2:
                idle.post(f"/documents/{u}/cancel", key=key)
            final[u] = "cancelled" if n % 2 else "queued"

    seen = {}

    def read(since):
        query = f"/documents?updated_since={since}&limit=7"
        page = idle.get(query, key=key).json
        while True:
            for d in page["documents"]:
                seen[d["uuid"]] = d["status"]
            if page["next_cursor"] is None:
                return page["next_updated_since"]
            page = idle.get(f"{query}&cursor={page['next_cursor']}", key=key).json

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(writer, n) for n in range(4)]
        since, reads = start, 0
        while time.monotonic() < stop:
            since = read(since)
            reads += 1
        for j in jobs:
            j.result()
    read(since)
    assert reads > 3 and len(final) > 20
    assert seen == final


def test_a_change_is_not_given_out_before_an_earlier_one_that_is_still_under_way(idle):
    """The transaction that stamps first commits last."""
    import psycopg2
    key = idle.key(idle.team("late"))
    late = upload(idle, key=key).json["uuid"]
    place = idle.get("/documents?updated_since=2020-01-01", key=key).json["next_updated_since"]
    db = psycopg2.connect(idle.cluster.conninfo())
    with db.cursor() as cur:
        cur.execute("SELECT verdict FROM docextract.cancel_document((SELECT team FROM docextract.document WHERE uuid = %s), %s, '')", (late, late))
        early = upload(idle, PDF + b"2", key=key).json["uuid"]
        held = idle.get(f"/documents?updated_since={place}", key=key).json
        assert held["documents"] == []
        db.commit()
    db.close()
    page = idle.get(f"/documents?updated_since={held['next_updated_since']}", key=key).json
    assert [d["uuid"] for d in page["documents"]] == [late, early]


def test_a_place_of_another_kind_is_refused(idle):
    cursor = "1767484800000000_01900000-0000-7000-8000-000000000006"
    idle.get(f"/documents?updated_since=2026-01-01&cursor={cursor}").problem(400, "bad_request")
    idle.get(f"/documents?cursor=x1_{cursor.split('_')[1]}").problem(400, "bad_request")
    idle.get("/documents?updated_since=x1_nothing").problem(400, "bad_request")


# ---- entity tags, methods ----


def test_etags_change_with_the_document_only(idle):
    u = upload(idle).json["uuid"]
    idle.post(f"/documents/{u}/cancel")
    tags = {q: idle.get(f"/documents/{u}{q}").headers["ETag"] for q in ("", "?include=engine", "?include=evidence", "?include=evidence,engine")}
    assert len(set(tags.values())) == 4
    upload(idle)
    for q, tag in tags.items():
        a = idle.get(f"/documents/{u}{q}", headers={"If-None-Match": tag})
        assert a.status == 304 and a.body == b"" and a.headers["ETag"] == tag
    idle.sql("UPDATE docextract.document SET updated_at = clock_timestamp() WHERE uuid = %s", u)
    a = idle.get(f"/documents/{u}", headers={"If-None-Match": tags[""]})
    assert a.status == 200 and a.headers["ETag"] != tags[""]


def test_head_and_options_everywhere(idle):
    u = upload(idle).json["uuid"]
    for path in ("/ping", "/documents", f"/documents/{u}", "/usage", "/industries", "/industries/finance/templates", "/_debug/upstream"):
        get, head = idle.get(path), idle.request("HEAD", path)
        assert head.status == get.status == 200 and head.body == b""
        assert head.headers["Content-Type"] == get.headers["Content-Type"]
        options = idle.request("OPTIONS", path, key=None)
        assert options.status == 204 and "GET, HEAD" in options.headers["Allow"]
        assert "Access-Control-Allow-Methods" not in options.headers
        a = idle.request("PATCH", path)
        a.problem(405, "method_not_allowed")
        assert "GET" in a.headers["Allow"]


def test_an_expired_document_is_gone_whatever_is_asked(idle):
    u = upload(idle).json["uuid"]
    idle.post(f"/documents/{u}/cancel")
    idle.sql("UPDATE docextract.document SET status = 'expired' WHERE uuid = %s", u)
    for method, path in [("GET", ""), ("GET", "?wait=1"), ("GET", "?view=flat"), ("POST", "/cancel"), ("GET", "/export.csv")]:
        idle.request(method, f"/documents/{u}{path}").problem(410, "document_expired")


def test_what_cannot_be_cancelled(idle):
    u = upload(idle).json["uuid"]
    assert idle.post(f"/documents/{u}/cancel").status == 202
    p = idle.post(f"/documents/{u}/cancel").problem(409, "invalid_state")
    assert p["meta"] == {"status": "cancelled"}


# ---- CORS ----


def test_pages_of_listed_origins_may_call(idle):
    for method, path, status in [("GET", "/ping", 200), ("GET", "/nowhere", 404), ("POST", "/documents", 415)]:
        h = idle.request(method, path, headers={"Origin": ORIGIN}).headers
        assert h["Access-Control-Allow-Origin"] == ORIGIN
        exposed = h["Access-Control-Expose-Headers"]
        assert all(n in exposed for n in ("Location", "X-Request-Id", "X-RateLimit-Remaining", "Retry-After", "ETag", "Idempotent-Replayed"))
        assert "Origin" in h["Vary"]
    h = idle.get("/ping", key=None, headers={"Origin": ORIGIN})
    assert h.status == 401 and h.headers["Access-Control-Allow-Origin"] == ORIGIN
    for origin in ("https://evil.example", "https://app.example.evil.example", "null", "http://app.example", "https://APP.example"):
        h = idle.get("/ping", headers={"Origin": origin}).headers
        assert "Access-Control-Allow-Origin" not in h and h["Vary"] == "Origin"
    assert "Access-Control-Allow-Origin" not in idle.get("/ping").headers


def test_preflight(idle):
    ask = {"Origin": ORIGIN, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,idempotency-key"}
    a = idle.request("OPTIONS", "/documents", key=None, headers=ask)
    assert a.status == 204 and a.headers["Access-Control-Allow-Origin"] == ORIGIN
    assert "POST" in a.headers["Access-Control-Allow-Methods"]
    allowed = a.headers["Access-Control-Allow-Headers"].lower()
    assert all(n in allowed for n in ("authorization", "x-api-key", "content-type", "idempotency-key", "if-none-match", "traceparent"))
    a = idle.request("OPTIONS", "/documents", key=None, headers={**ask, "Origin": "https://evil.example"})
    assert a.status == 204 and "Access-Control-Allow-Origin" not in a.headers and "Access-Control-Allow-Methods" not in a.headers


# ---- traces ----


def test_a_trace_goes_through_log_and_job(idle):
    trace = uuid.uuid4().hex
    parent = f"00-{trace}-00f067aa0ba902b7-01"
    u = upload(idle, headers={"traceparent": parent}).json["uuid"]
    time.sleep(0.2)
    lines = [line for line in idle.log().splitlines() if f"trace={trace}" in line]
    assert any("document accepted" in x and u in x for x in lines) and any("route=documents.post" in x for x in lines)
    assert idle.sql("SELECT traceparent FROM docextract.document WHERE uuid = %s", u) == [(parent,)]


@pytest.mark.parametrize("bad", ["00-" + "0" * 32 + "-00f067aa0ba902b7-01", "00-" + "a" * 32 + "-" + "0" * 16 + "-01", "ff-" + "a" * 32 + "-00f067aa0ba902b7-01",
                                 "00-" + "A" * 32 + "-00f067aa0ba902b7-01", "00-" + "a" * 32 + "-00f067aa0ba902b7-01-x", "x", "00-" + "a" * 32 + "-00f067aa0ba902b7"])
def test_what_is_no_trace_is_ignored(idle, bad):
    u = upload(idle, headers={"traceparent": bad}).json["uuid"]
    assert idle.sql("SELECT traceparent FROM docextract.document WHERE uuid = %s", u) == [(None,)]

# SPDX-License-Identifier: AGPL-3.0-or-later
"""The HTTP interface: every answer a client can get, the wrong requests above all."""

import gzip
import hashlib
import json
import os
import re
import signal
import socket
import threading
import time
import uuid

import pytest
from conftest import form, make_rig

UUID = r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
PDF = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
FORM = [("industry", "finance"), ("template", "bank_statement")]


def upload(rig, content=PDF, name="a.pdf", path="/documents", extra=(), **kw):
    return rig.post(path, *FORM, *extra, ("file", content, name), **kw)


# ---- every response ----


def test_headers_stand_on_every_response(idle):
    # the rig checks them on each answer; here those that no handler of ours makes
    for method, path in [("GET", "/nowhere"), ("PUT", "/ping"), ("OPTIONS", "/documents"), ("HEAD", "/ping"), ("GET", "/documents/x/y/z")]:
        idle.request(method, path)
    for data in [b"GARBAGE\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
                 b"POST /api/v1/documents HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n",
                 b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 40000 + b"\r\n\r\n",
                 b"POST /api/v1/documents HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nContent-Length: 1\r\n\r\nx"]:
        answer = idle.raw(data)
        assert 400 <= answer.status < 600
        assert answer.headers["Content-Type"] == "application/problem+json"
        answer.json


def test_limit_headers_stand_on_every_answer_to_a_key(idle):
    unknown = str(uuid.uuid4())
    for method, path in [("GET", "/ping"), ("GET", "/documents"), ("GET", f"/documents/{unknown}"), ("GET", "/documents/x"), ("GET", "/industries/none/templates"),
                         ("GET", "/documents?limit=0"), ("POST", "/documents"), ("GET", "/nowhere")]:
        a = idle.request(method, path)
        h = a.headers
        assert "X-RateLimit-Limit" in h, (path, a.status, a.body)
        assert int(h["X-RateLimit-Limit"]) == 100000, path
        assert 0 <= int(h["X-RateLimit-Remaining"]) < 100000
        assert h["RateLimit-Policy"] == '"default";q=100000;w=60'
        assert re.fullmatch(r'"default";r=\d+', h["RateLimit"])
    h = idle.get("/ping", key=None).headers
    assert "X-RateLimit-Limit" not in h


def test_request_id_of_the_client_is_kept(idle):
    assert idle.get("/ping", headers={"X-Request-Id": "order-77"}).headers["X-Request-Id"] == "order-77"
    assert idle.get("/ping").headers["X-Request-Id"] != idle.get("/ping").headers["X-Request-Id"]


def test_log_names_the_request_but_never_the_key(idle):
    idle.get("/ping", headers={"X-Request-Id": "look-for-me"})
    time.sleep(0.2)
    line = [text for text in idle.log().splitlines() if "look-for-me" in text]
    assert len(line) == 1 and "route=ping" in line[0] and "status=200" in line[0] and f"key={idle.default_key[:12]}" in line[0]
    assert idle.default_key not in idle.log()


# ---- keys ----


def test_without_a_key(idle):
    a = idle.get("/ping", key=None)
    a.problem(401, "missing_api_key")
    assert a.headers["WWW-Authenticate"].startswith("Bearer")


def test_wrong_and_malformed_keys_are_not_told_apart(idle):
    key = idle.default_key
    malformed = key[:-1] + ("a" if key[-1] != "a" else "b")
    revoked = idle.key("acme", "gone@acme.example")
    idle.cli("keys", "revoke", revoked[:12])
    disabled = idle.key("acme", "off@acme.example")
    idle.cli("users", "disable", "off@acme.example")
    details = set()
    for bad in [malformed, revoked, disabled, "x", "dx_live_", key + "x"]:
        a = idle.get("/ping", key=bad)
        details.add(a.problem(401, "invalid_api_key")["detail"])
        assert a.headers["WWW-Authenticate"].startswith("Bearer")
        assert "X-RateLimit-Limit" not in a.headers
    assert len(details) == 1
    idle.cli("users", "enable", "off@acme.example")
    assert idle.get("/ping", key=disabled).status == 200


def test_a_well_formed_unknown_key(idle):
    # made for another pepper: the right shape and checksum, but nobody's
    other = idle.cli("keys", "create", "--team", "acme", "--user", "ann@acme.example").strip()
    idle.sql("DELETE FROM docextract.api_key WHERE prefix = %s", other[:12])
    idle.get("/ping", key=other).problem(401, "invalid_api_key")


def test_key_in_either_header(idle):
    key = idle.default_key
    assert idle.get("/ping", key=None, headers={"X-API-Key": key}).status == 200
    assert idle.get("/ping", key=None, headers={"Authorization": f"bearer {key}"}).status == 200
    assert idle.get("/ping", headers={"X-API-Key": key}).status == 200
    other = idle.key("acme", "ann@acme.example")
    idle.get("/ping", headers={"X-API-Key": other}).problem(400, "bad_request")


def test_scopes(idle):
    reader = idle.key("acme", scopes="documents:read")
    assert idle.get("/documents", key=reader).status == 200
    assert idle.get("/ping", key=reader).status == 200
    for method, path, scope in [("POST", "/documents", "documents:write"), ("POST", "/extract", "documents:write"), ("GET", "/usage", "usage:read"),
                                ("DELETE", f"/documents/{uuid.uuid4()}", "documents:write"), ("GET", f"/documents/{uuid.uuid4()}/export.csv", "exports:read")]:
        p = idle.request(method, path, key=reader).problem(403, "forbidden_scope")
        assert p["meta"] == {"required": scope, "granted": ["documents:read"]}
    writer = idle.key("acme", scopes="documents:write")
    idle.get(f"/documents/{uuid.uuid4()}", key=writer).problem(403, "forbidden_scope")


# ---- small endpoints ----


def test_ping_and_usage(idle):
    p = idle.get("/ping").json
    assert p["status"] == "ok" and p["account"] == "ann@acme.example" and p["team"] == "acme"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", p["time"])
    u = idle.get("/usage").json
    assert re.fullmatch(r"\d{4}-\d\d", u["month"]) and {"used", "limit", "remaining"} == u["pages"].keys()
    assert u["pages"]["limit"] is None and u["resets_at"].endswith("-01T00:00:00.000Z")


def test_upstream_is_public_and_names_the_engines(idle):
    a = idle.get("/_debug/upstream", key=None)
    assert a.status == 200
    u = a.json
    assert u["real_calls"] is True and u["ocr_url"] == a.headers["X-Service-Upstream-OCR"] and u["pdf_url"] == a.headers["X-Service-Upstream-PDF"]
    assert u["ocr_url"] == "local://tesseract/" + u["engines"]["tesseract"] and "eng" in u["engines"]["languages"]
    assert u["engines"]["leptonica"]


def test_health(idle):
    assert idle.get("/healthz", key=None, base="").json == {"status": "ok"}
    assert idle.get("/readyz", key=None, base="").json == {"status": "ready"}


def test_industries(idle):
    found = {i["slug"]: i for i in idle.get("/industries").json["industries"]}
    assert "bank_statement" in found["finance"]["templates"] and found["finance"]["name"] == "Finance"
    t = idle.get("/industries/finance/templates").json
    assert t["industry"] == "finance"
    statement = next(x for x in t["templates"] if x["name"] == "bank_statement")
    assert statement["title"] and statement["version"] >= 1 and "transactions" in json.dumps(statement["schema"])
    for slug in ["none", "UPPER", "a%20b", "x" * 80]:
        idle.get(f"/industries/{slug}/templates").problem(404, "unknown_industry")


def test_a_disabled_industry_does_not_exist(idle):
    idle.cli("industries", "disable", "tax")
    try:
        assert "tax" not in [i["slug"] for i in idle.get("/industries").json["industries"]]
        idle.get("/industries/tax/templates").problem(404, "unknown_industry")
        p = idle.post("/documents", ("industry", "tax"), ("template", "gst_invoice"), ("file", PDF, "a.pdf")).problem(422, "unknown_industry")
        assert "tax" not in p["errors"][0]["allowed"]
    finally:
        idle.cli("industries", "enable", "tax")
    assert idle.get("/industries/tax/templates").status == 200


def test_methods(idle):
    a = idle.request("PUT", "/documents")
    a.problem(405, "method_not_allowed")
    assert {"GET", "POST"} <= set(a.headers["Allow"].replace(" ", "").split(","))
    a = idle.request("OPTIONS", "/documents", key=None)
    assert a.status in (200, 204) and "POST" in a.headers["Allow"]
    head, get = idle.request("HEAD", "/industries"), idle.get("/industries")
    assert head.status == 200 and head.body == b"" and head.headers["Content-Length"] == get.headers["Content-Length"]
    idle.get("/nowhere").problem(404, "not_found")
    idle.get("/nowhere", key=None, base="").problem(404, "not_found")
    idle.get("/ping?x=1").problem(400, "bad_request")


# ---- the upload form ----


def test_all_wrong_fields_are_named_at_once(idle):
    p = idle.post("/documents", ("pages", "3-1"), ("languages", "xxx"), ("external-id", "1"), ("external_id", "a\x01b"), ("file", b"", "a.pdf"))
    errors = {e["pointer"]: e["code"] for e in p.problem(400, p.json["code"])["errors"]}
    assert errors == {"/industry": "missing", "/template": "missing", "/file": "empty", "/pages": "invalid", "/languages": "unknown",
                      "/external-id": "unknown", "/external_id": "invalid"}
    allowed = {e["pointer"]: e.get("allowed") for e in p.json["errors"]}
    assert "eng" in allowed["/languages"] and "external_id" in allowed["/external-id"]


@pytest.mark.parametrize("status, code, pointer, parts", [
    (400, "missing_field", "/industry", [("template", "bank_statement"), ("file", PDF, "a.pdf")]),
    (400, "missing_field", "/template", [("industry", "finance"), ("file", PDF, "a.pdf")]),
    (400, "missing_field", "/industry", [("industry", ""), ("template", "bank_statement"), ("file", PDF, "a.pdf")]),
    (400, "missing_file", "/file", FORM),
    (400, "empty_file", "/file", FORM + [("file", b"", "a.pdf")]),
    (400, "bad_request", "/file", FORM + [("file", PDF, "a.pdf"), ("file", PDF, "b.pdf")]),
    (400, "bad_request", "/industry", [("industry", "finance")] + FORM + [("file", PDF, "a.pdf")]),
    (400, "bad_request", "/industry", [("industry", b"\xff\xfe"), ("template", "bank_statement"), ("file", PDF, "a.pdf")]),
    (400, "bad_request", "/pages", FORM + [("pages", "0"), ("file", PDF, "a.pdf")]),
    (400, "bad_request", "/external_id", FORM + [("external_id", "x" * 129), ("file", PDF, "a.pdf")]),
    (422, "unknown_industry", "/industry", [("industry", "farming"), ("template", "bank_statement"), ("file", PDF, "a.pdf")]),
    (422, "unknown_industry", "/industry", [("industry", "Not A Slug"), ("template", "bank_statement"), ("file", PDF, "a.pdf")]),
    (422, "unknown_template", "/template", [("industry", "finance"), ("template", "bank_stmt"), ("file", PDF, "a.pdf")]),
    (422, "unknown_template", "/template", [("industry", "finance"), ("template", "bank_statement@999"), ("file", PDF, "a.pdf")]),
    (422, "unknown_template", "/template", [("industry", "tax"), ("template", "bank_statement"), ("file", PDF, "a.pdf")]),
    (415, "unsupported_media_type", "/file", FORM + [("file", b"Dear all, this is no PDF", "a.pdf")]),
    (415, "unsupported_media_type", "/file", FORM + [("file", b"PK\x03\x04" + b"\0" * 100, "scan.pdf")]),
])
def test_one_wrong_field(idle, status, code, pointer, parts):
    before = idle.sql("SELECT count(*) FROM docextract.document")
    p = idle.post("/documents", *parts).problem(status, code)
    assert [e["pointer"] for e in p["errors"]] == [pointer]
    assert idle.sql("SELECT count(*) FROM docextract.document") == before
    assert idle.sql("SELECT count(*) FROM docextract.content c WHERE NOT EXISTS (SELECT FROM docextract.document d WHERE d.uuid = c.document)") == [(0,)]


def test_unknown_names_say_what_there_is(idle):
    p = idle.post("/documents", ("industry", "farming"), ("template", "x"), ("file", PDF, "a.pdf")).problem(422, "unknown_industry")
    assert {"finance", "tax"} <= set(p["errors"][0]["allowed"])
    p = idle.post("/documents", ("industry", "finance"), ("template", "x"), ("file", PDF, "a.pdf")).problem(422, "unknown_template")
    assert "bank_statement" in p["errors"][0]["allowed"]


def test_what_is_no_form(idle):
    body, headers = form(*FORM, ("file", PDF, "a.pdf"))
    idle.request("POST", "/documents", body, {"Content-Type": "application/json"}).problem(415, "unsupported_media_type")
    idle.request("POST", "/documents", body).problem(415, "unsupported_media_type")
    idle.request("POST", "/documents", b"", headers).problem(400, "bad_request")
    idle.request("POST", "/documents", body[:-20], headers).problem(400, "bad_request")
    idle.request("POST", "/documents", body.replace(b"\r\n", b"\n"), headers).problem(400, "bad_request")
    idle.request("POST", "/documents", body, {"Content-Type": "multipart/form-data"}).problem(400, "bad_request")
    idle.request("POST", "/documents", body, {"Content-Type": "multipart/form-data; boundary=other"}).problem(400, "bad_request")
    idle.request("POST", "/documents?x=1", body, headers).problem(400, "bad_request")


def test_too_large(idle):
    upload(idle, b"%PDF-" + b"x" * (2 << 20)).problem(413, "file_too_large")


# ---- documents ----


def test_upload_answers_202_with_the_document(idle):
    a = upload(idle, name="päge 1.pdf", extra=[("external_id", "loan-77"), ("pages", "1-3,7"), ("languages", "eng")])
    assert a.status == 202, a.body
    d = a.json
    assert re.fullmatch(UUID, d["uuid"]) and a.headers["Location"].endswith(f"/api/v1/documents/{d['uuid']}")
    assert d["status"] == "queued" and d["external_id"] == "loan-77" and d["data"] is None and d["error"] is None
    assert d["file"]["media_type"] == "application/pdf" and d["file"]["size_bytes"] == len(PDF)
    assert d["file"]["sha256"] == hashlib.sha256(PDF).hexdigest()
    assert d["queue"]["retry_after_seconds"] >= 1 and d["progress"]["stage"] == "queued"
    assert list(d)[:7] == ["uuid", "status", "industry", "template", "template_version", "template_confidence", "external_id"]
    stored = idle.sql("SELECT string_agg(bytes, ''::bytea ORDER BY seq) FROM docextract.content WHERE document = %s", d["uuid"])[0][0]
    assert bytes(stored) == PDF
    row = idle.sql("SELECT pages, languages, options, file_name FROM docextract.document WHERE uuid = %s", d["uuid"])[0]
    assert row[:3] == ("1-3,7", "eng", "{}")
    assert idle.get(a.headers["Location"].split("/api/v1")[1]).json["uuid"] == d["uuid"]


def test_a_large_file_arrives_whole(idle):
    content = b"%PDF-1.4\n" + bytes(range(256)) * 7000  # several pieces, the last one short
    d = upload(idle, content).json
    rows = idle.sql("SELECT octet_length(bytes), bytes FROM docextract.content WHERE document = %s ORDER BY seq", d["uuid"])
    assert [n for n, _ in rows] == [1 << 20, len(content) - (1 << 20)]
    assert b"".join(bytes(b) for _, b in rows) == content


def test_same_bytes_twice_are_warned_of(idle):
    content = PDF + b"%% twice"
    first = upload(idle, content).json
    second = upload(idle, content).json
    assert first["warnings"] == [] and [w["code"] for w in second["warnings"]] == ["duplicate_upload"]
    assert first["uuid"] in json.dumps(second["warnings"])


def test_a_pinned_template(idle):
    version = idle.get("/industries/finance/templates").json["templates"][0]["version"]
    a = idle.post("/documents", ("industry", "finance"), ("template", f"bank_statement@{version}"), ("file", PDF, "a.pdf"))
    assert a.status == 202 and a.json["template"] == "bank_statement" and a.json["template_version"] == version


def test_uuids(idle):
    for bad in ["x", "0", "0198f6a0-0000-7000-8000-00000000000", "0198f6a0-0000-7000-8000-00000000000g", "%00", "' OR 1=1"]:
        path = "/documents/" + bad.replace(" ", "%20")
        for method, p in [("GET", path), ("DELETE", path), ("POST", path + "/cancel"), ("GET", path + "/export.csv")]:
            a = idle.request(method, p)
            assert a.status == 400 and a.json["code"] in ("invalid_uuid", "bad_request"), (bad, a.body)
    unknown = str(uuid.uuid4())
    for method, p in [("GET", ""), ("DELETE", ""), ("POST", "/cancel"), ("GET", "/export.csv"), ("GET", "?view=flat"), ("GET", "?wait=1")]:
        idle.request(method, f"/documents/{unknown}{p}").problem(404, "document_not_found")


def test_another_teams_document_does_not_exist(idle):
    mine = upload(idle).json["uuid"]
    idle.team("other")
    theirs = idle.key("other")
    answers = set()
    for u in (mine, str(uuid.uuid4())):
        for method, p in [("GET", ""), ("DELETE", ""), ("POST", "/cancel"), ("GET", "/export.csv"), ("GET", "?wait=1&include=evidence")]:
            problem = idle.request(method, f"/documents/{u}{p}", key=theirs).problem(404, "document_not_found")
            answers.add(problem["detail"].replace(u, "U"))
    assert len(answers) == 1
    assert mine not in [d["uuid"] for d in idle.get("/documents?limit=200", key=theirs).json["documents"]]
    assert idle.get(f"/documents/{mine}").status == 200
    # upper case names the same one
    assert idle.get(f"/documents/{mine.upper()}").json["uuid"] == mine


def test_get_parameters(idle):
    u = upload(idle).json["uuid"]
    for query in ["wait=0", "wait=31", "wait=x", "wait=", "include=words", "view=deep", "x=1", "wait=1&wait=1", "include=%ff", "view=%zz"]:
        a = idle.get(f"/documents/{u}?{query}")
        a.problem(400, "bad_request")
    idle.get(f"/documents/{u}?view=flat").problem(409, "document_not_ready")
    p = idle.get(f"/documents/{u}/export.csv").problem(409, "document_not_ready")
    assert p["meta"]["status"] == "queued" and p["retryable"] is True
    d = idle.get(f"/documents/{u}?include=evidence,engine").json
    assert d["evidence"] is None and d["engine"] is None
    assert "evidence" not in idle.get(f"/documents/{u}").json


def test_every_byte_arrives_whatever_the_size(idle):
    """A file is hashed piece by piece and stored row by row: sizes around the ends of both."""
    for size in (131071, 131072, 131073, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, (3 << 19) + 5):
        content = b"%PDF-1.4\n" + os.urandom(size - 9)
        doc = upload(idle, content).json
        assert doc["file"]["size_bytes"] == size and doc["file"]["sha256"] == hashlib.sha256(content).hexdigest()
        assert idle.get(f"/documents/{doc['uuid']}/original").body == content
        assert idle.request("DELETE", f"/documents/{doc['uuid']}").status == 204


def test_etag(idle):
    u = upload(idle).json["uuid"]
    a = idle.get(f"/documents/{u}")
    etag = a.headers["ETag"]
    # the queue moves while a document waits; only an unchanged answer is a 304
    again = idle.get(f"/documents/{u}", headers={"If-None-Match": etag})
    assert again.status == (304 if idle.get(f"/documents/{u}").body == a.body else 200)
    idle.post(f"/documents/{u}/cancel")
    a = idle.get(f"/documents/{u}")
    assert a.headers["ETag"] != etag
    not_modified = idle.get(f"/documents/{u}", headers={"If-None-Match": f'"x", {a.headers["ETag"]}'})
    assert not_modified.status == 304 and not_modified.body == b"" and not_modified.headers["ETag"] == a.headers["ETag"]
    assert idle.get(f"/documents/{u}?include=engine").headers["ETag"] != a.headers["ETag"]


def test_wait_holds_and_ends_early(idle):
    u = upload(idle).json["uuid"]
    start = time.monotonic()
    assert idle.get(f"/documents/{u}?wait=1").json["status"] == "queued"
    assert 0.9 < time.monotonic() - start < 3
    timer = threading.Timer(0.5, lambda: idle.post(f"/documents/{u}/cancel"))
    timer.start()
    start = time.monotonic()
    assert idle.get(f"/documents/{u}?wait=20").json["status"] == "cancelled"
    assert time.monotonic() - start < 2.5, "ended by a notice, not by polling"
    timer.join()
    # deleted while somebody waits
    u = upload(idle).json["uuid"]
    timer = threading.Timer(0.5, lambda: idle.request("DELETE", f"/documents/{u}"))
    timer.start()
    idle.get(f"/documents/{u}?wait=20").problem(404, "document_not_found")
    timer.join()


def test_cancel_and_delete(idle):
    u = upload(idle).json["uuid"]
    a = idle.post(f"/documents/{u}/cancel")
    assert a.status == 202 and a.json["status"] == "cancelled"
    idle.post(f"/documents/{u}/cancel").problem(409, "invalid_state")
    p = idle.get(f"/documents/{u}/export.csv").problem(409, "document_not_ready")
    assert p["meta"]["status"] == "cancelled"
    a = idle.request("DELETE", f"/documents/{u}")
    assert a.status == 204 and a.body == b""
    idle.request("DELETE", f"/documents/{u}").problem(404, "document_not_found")
    idle.get(f"/documents/{u}").problem(404, "document_not_found")
    assert idle.sql("SELECT count(*) FROM docextract.content WHERE document = %s", u) == [(0,)]


def test_an_expired_document_is_410(idle):
    u = upload(idle).json["uuid"]
    idle.post(f"/documents/{u}/cancel")
    idle.sql("UPDATE docextract.document SET status = 'expired' WHERE uuid = %s", u)
    for p in ["", "?wait=1", "?view=flat", "/export.csv"]:
        assert idle.get(f"/documents/{u}{p}").problem(410, "document_expired")["meta"]["status"] == "expired"


# ---- lists ----


def test_list_pages_through_everything_once(idle):
    team = idle.team("lister")
    key = idle.key(team)
    made = [upload(idle, PDF + str(i).encode(), extra=[("external_id", f"e{i % 2}")], key=key).json["uuid"] for i in range(7)]
    seen, cursor = [], None
    while True:
        page = idle.get("/documents?limit=3" + (f"&cursor={cursor}" if cursor else ""), key=key).json
        assert len(page["documents"]) <= 3 and all("data" not in d for d in page["documents"])
        seen += [d["uuid"] for d in page["documents"]]
        cursor = page["next_cursor"]
        if cursor is None:
            break
    assert seen == made[::-1]

    def found(query):
        return [d["uuid"] for d in idle.get("/documents?" + query, key=key).json["documents"]]

    assert found("external_id=e1") == [made[5], made[3], made[1]]
    idle.post(f"/documents/{made[2]}/cancel", key=key)
    assert found("status=cancelled") == [made[2]] and len(found("status=queued,cancelled")) == 7
    assert found("template=gst_invoice") == [] and len(found("industry=finance")) == 7
    today = idle.get("/ping").json["time"][:10]
    assert len(found(f"from={today}&to={today}")) == 7 and found("to=2020-01-01") == [] and found("from=2099-01-01") == []
    moment = idle.get(f"/documents/{made[4]}", key=key).json["created_at"]
    assert found(f"from={moment}") and made[3] not in found(f"from={moment}")
    sha = idle.get(f"/documents/{made[6]}", key=key).json["file"]["sha256"]
    assert found(f"sha256={sha}") == [made[6]]
    assert made[2] in found(f"updated_since={moment.replace('Z', '%2B00:00')}")


def test_list_parameters(idle):
    for query in ["limit=0", "limit=201", "limit=x", "status=done", "status=", "from=yesterday", "to=2026-13-01", "updated_since=1", "sha256=abc",
                  "cursor=nonsense", "cursor=", "x=1", "limit=1&limit=2", "industry=%20", "template=bank_statement@1", "external_id=%ff"]:
        idle.get("/documents?" + query).problem(400, "bad_request")
    idle.get("/documents?from=2026-02-01&to=2026-01-01").problem(400, "invalid_date_range")


# ---- limits ----


def test_rate_limit_is_exact_over_keys_and_processes(idle):
    idle.team("busy")
    first = idle.key("busy", "fast@busy.example", limit="30")
    second = idle.key("busy", "fast@busy.example")
    answers = []

    def hammer(key):
        for _ in range(12):
            answers.append(idle.get("/ping", key=key))

    threads = [threading.Thread(target=hammer, args=(k,), daemon=True) for k in (first, second) * 2]
    [t.start() for t in threads]
    [t.join() for t in threads]
    accepted = [a for a in answers if a.status == 200]
    refused = [a for a in answers if a.status == 429]
    assert len(accepted) == 30 and len(refused) == 18
    assert sorted(int(a.headers["X-RateLimit-Remaining"]) for a in accepted) == list(range(30))
    for a in refused:
        p = a.problem(429, "rate_limit_exceeded")
        wait = int(a.headers["Retry-After"])
        assert 1 <= wait <= 60 and p["meta"]["retry_after_seconds"] == wait and p["meta"]["limit"] == 30 and p["retryable"] is True
        assert a.headers["X-RateLimit-Remaining"] == "0" and a.headers["X-RateLimit-Limit"] == "30"
        assert a.headers["RateLimit"] == f'"default";r=0;t={wait}'
    # also on the endpoint that asks for key and document at once, which must then not show it
    u = upload(idle).json["uuid"]
    idle.get(f"/documents/{u}", key=first).problem(429, "rate_limit_exceeded")


def test_quota(idle):
    idle.team("small")
    key = idle.key("small")
    idle.cli("teams", "quota", "small", "0")
    p = upload(idle, key=key).problem(403, "quota_exceeded")
    assert p["meta"]["used"] == 0 and p["meta"]["limit"] == 0 and p["meta"]["resets_at"].endswith("-01T00:00:00.000Z") and p["meta"]["of"] == "pages"
    idle.cli("teams", "quota", "small", "default")
    idle.cli("plans", "set", "none", "--documents", "0")
    idle.cli("teams", "plan", "small", "none")
    assert upload(idle, key=key).problem(403, "quota_exceeded")["meta"]["of"] == "documents"
    assert idle.sql("SELECT count(*) FROM docextract.content c WHERE NOT EXISTS (SELECT FROM docextract.document d WHERE d.uuid = c.document)") == [(0,)]


def test_extract_past_its_deadline_answers_202(idle):
    start = time.monotonic()
    a = upload(idle, path="/extract")
    assert a.status == 202 and a.json["status"] == "queued" and a.headers["Location"].endswith(a.json["uuid"])
    assert 0.9 < time.monotonic() - start < 4
    assert idle.sql("SELECT priority FROM docextract.document WHERE uuid = %s", a.json["uuid"]) == [(0,)]


# ---- with workers ----


def test_extract(rig, statement):
    content, truth = statement
    a = rig.post("/extract?include=evidence,engine", *FORM, ("file", content, "stmt.pdf"))
    assert a.status == 200, a.body
    d = a.json
    assert d["status"] in ("completed", "needs_review") and d["rows_total"] == len(truth["transactions"])
    assert d["data"]["account_number"] == truth["account_number"]
    assert d["queue"] is None and d["progress"]["stage"] == "done" and d["file"]["pages"] >= 1
    assert d["evidence"] and d["engine"]["pages_text_layer"] >= 1
    plain = rig.get(f"/documents/{d['uuid']}").json
    assert "evidence" not in plain and "engine" not in plain
    assert {k: v for k, v in d.items() if k not in ("evidence", "engine")} == plain
    assert rig.get(f"/documents/{d['uuid']}?view=flat").json == d["data"]
    assert rig.get("/usage").json["documents"]["used"] >= 1


def test_async_and_csv(rig, statement):
    content, truth = statement
    u = rig.post("/documents", *FORM, ("file", content, "March (1).pdf")).json["uuid"]
    d = rig.get(f"/documents/{u}?wait=30").json
    assert d["status"] in ("completed", "needs_review")
    a = rig.get(f"/documents/{u}/export.csv")
    assert a.status == 200 and a.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert a.headers["Content-Disposition"] == 'attachment; filename="March__1_.csv"'
    lines = a.body.decode().split("\r\n")
    assert lines[0] == "date,value_date,description,reference,debit,credit,balance,channel,counterparty,category"
    assert len(lines) == 2 + len(truth["transactions"]) and lines[-1] == ""
    rows = d["data"]["transactions"]
    assert lines[1].startswith(rows[0]["date"] + ",") and (rows[0]["balance"] or "") in lines[1]
    assert rig.post(f"/documents/{u}/cancel").problem(409, "invalid_state")


def test_gzip_when_asked_for(rig, statement):
    u = rig.post("/extract", *FORM, ("file", statement[0], "a.pdf")).json["uuid"]
    plain = rig.get(f"/documents/{u}")
    packed = rig.get(f"/documents/{u}", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip" and gzip.decompress(packed.body) == plain.body


def test_extract_of_what_cannot_be_read(rig, statement):
    damaged = upload(rig, b"%PDF-1.4\n" + b"\x00garbage" * 100, path="/extract")
    p = damaged.problem(422, damaged.json["code"])
    assert p["code"] in ("corrupt_file", "no_text_found") and re.fullmatch(UUID, p["meta"]["uuid"])
    d = rig.get(f"/documents/{p['meta']['uuid']}").json
    assert d["status"] == "failed" and d["error"]["code"] == p["code"]
    empty = upload(rig, PDF, path="/extract")
    assert empty.status == 422, empty.body
    truncated = upload(rig, statement[0][: len(statement[0]) // 3], path="/extract")
    assert truncated.status in (200, 422)


def encrypted_pdf(folder):
    from reportlab.lib.pdfencrypt import StandardEncryption
    from reportlab.pdfgen import canvas

    path = folder / "locked.pdf"
    c = canvas.Canvas(str(path), encrypt=StandardEncryption("let-me-in", canPrint=0))
    c.drawString(72, 720, "Account Number 1234567890")
    c.save()
    return path.read_bytes()


def test_extract_of_an_encrypted_file(rig, tmp_path):
    content = encrypted_pdf(tmp_path)
    p = upload(rig, content, path="/extract").problem(422, "password_required")
    assert rig.get(f"/documents/{p['meta']['uuid']}").json["status"] == "password_required"
    d = upload(rig, content, path="/extract", extra=[("password", "let-me-in")])
    assert d.status == 200, d.body
    assert "let-me-in" not in rig.log()


def test_a_client_that_goes_away_does_not_cancel(rig, statement):
    body, headers = form(*FORM, ("external_id", "gone"), ("file", statement[0], "a.pdf"))
    with socket.create_connection(("127.0.0.1", rig.port)) as s:
        head = f"POST /api/v1/extract HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {rig.default_key}\r\nContent-Type: {headers['Content-Type']}\r\nContent-Length: {len(body)}\r\n\r\n"
        s.sendall(head.encode() + body)
        time.sleep(0.05)
    end = time.monotonic() + 30
    while time.monotonic() < end:
        found = rig.get("/documents?external_id=gone").json["documents"]
        if found and found[0]["status"] in ("completed", "needs_review"):
            return
        time.sleep(0.1)
    raise AssertionError(found)


# ---- the database goes away ----


@pytest.fixture
def own(tmp_path):
    r = make_rig(tmp_path, ["api = 1", "workers = 1"])
    try:
        yield r
    finally:
        r.stop()
        r.cluster.run("stop")


def wait_for(check, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if check():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come about")


def test_database_gone_and_back(own):
    own.start().wait_ready()
    u = upload(own).json["uuid"]
    own.cluster.run("stop")
    for method, path in [("GET", "/ping"), ("GET", f"/documents/{u}"), ("GET", "/documents"), ("GET", "/usage")]:
        start = time.monotonic()
        p = own.request(method, path).problem(503, "database_unavailable")
        assert p["retryable"] is True and p["meta"]["retry_after_seconds"] >= 1
        assert time.monotonic() - start < 1
    upload(own).problem(503, "database_unavailable")
    own.get("/readyz", key=None, base="").problem(503, "database_unavailable")
    assert own.get("/healthz", key=None, base="").status == 200
    pid = own.proc.pid
    own.cluster.run("start")
    wait_for(lambda: own.get("/ping").status == 200)
    assert own.proc.pid == pid and own.proc.poll() is None
    assert own.get(f"/documents/{u}").status == 200
    assert upload(own).status == 202


def test_database_down_at_start(own):
    own.cluster.run("conninfo")
    conninfo = own.cluster.conninfo("docextract_daemon")
    assert conninfo
    own.cluster.run("stop")
    own.start().wait_ready("/healthz")
    own.get("/ping").problem(503, "database_unavailable")
    own.cluster.run("start")
    wait_for(lambda: own.get("/ping").status == 200)


def test_stop_answers_those_who_wait(own):
    own.options = ["api = 1", "workers = 0"]
    own.start().wait_ready()
    u = upload(own).json["uuid"]
    answers = []
    t = threading.Thread(target=lambda: answers.append(own.get(f"/documents/{u}?wait=30")), daemon=True)
    t.start()
    time.sleep(0.5)
    start = time.monotonic()
    own.proc.terminate()
    t.join(20)
    assert answers and answers[0].status == 200 and answers[0].json["uuid"] == u
    assert own.proc.wait(20) == 0 and time.monotonic() - start < 10


def test_reload(own):
    own.options = ["api = 1", "workers = 0", "http.max_body = 1MiB"]
    own.start().wait_ready()
    big = b"%PDF-" + b"x" * (2 << 20)
    upload(own, big).problem(413, "file_too_large")
    assert upload(own).json["links"]["self"].startswith("/api/v1/")
    conf = own.folder / "docextract.conf"
    conf.write_text(conf.read_text().replace("http.max_body = 1MiB", "http.max_body = 4MiB\npublic_url = https://docs.example"))
    own.proc.send_signal(signal.SIGHUP)
    wait_for(lambda: upload(own).json["links"]["self"].startswith("https://docs.example/api/v1/"))
    assert upload(own, big).status == 202


def test_links_stand_under_the_public_url(own):
    own.options = ["api = 1", "workers = 0", "public_url = https://docs.example/extract"]
    own.start().wait_ready()
    a = upload(own)
    assert a.headers["Location"] == f"https://docs.example/extract/api/v1/documents/{a.json['uuid']}"
    assert a.json["links"]["self"] == a.headers["Location"]

# SPDX-License-Identifier: AGPL-3.0-or-later
"""What can be had of a finished document: rows, words, page pictures, the original."""

import hashlib
import http.client
import struct
import time
import uuid

import pytest

FORM = [("industry", "finance"), ("template", "bank_statement")]


@pytest.fixture(scope="module")
def done(rig, statement):
    """A finished bank statement, with evidence."""
    answer = rig.post("/extract?include=evidence", *FORM, ("file", statement[0], "März 2024 (x).pdf"))
    assert answer.status == 200, answer.body
    return answer.json


def waiting_document(idle):
    """A document that no worker comes for. One of the processes may still be on its way to the database."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        answer = idle.post("/documents", *FORM, ("file", b"%PDF-1.4\n%%EOF\n", "a.pdf"))
        if answer.status == 202:
            return answer.json
        answer.problem(503, "database_unavailable")
        time.sleep(0.2)
    raise AssertionError("the daemon takes nothing")


def all_rows(rig, name, limit):
    rows, after, pages = [], "", 0
    while after is not None:
        page = rig.get(f"/documents/{name}/rows?limit={limit}" + (f"&after={after}" if after else "")).json
        rows += page["rows"]
        after = page["next_cursor"]
        pages += 1
    return rows, pages


def size_of(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


# ---- rows ----


@pytest.mark.parametrize("limit", [1, 5, 50, 200])
def test_rows_say_what_data_says_with_its_evidence(rig, done, limit):
    rows, pages = all_rows(rig, done["uuid"], limit)
    assert [r["data"] for r in rows] == done["data"]["transactions"]
    assert [r["index"] for r in rows] == list(range(len(rows))) and len(rows) == done["rows_total"]
    assert pages == max(1, -(-len(rows) // limit))
    for r in rows:
        assert r["path"] == f"/transactions/{r['index']}"
        assert r["evidence"] == {k: v for k, v in done["evidence"].items() if k.startswith(r["path"] + "/")}


def test_rows_refuse_what_they_do_not_know(rig, done, idle):
    path = f"/documents/{done['uuid']}/rows"
    for query in ["limit=0", "limit=201", "limit=x", "after=1", "after=x.1", "after=0.1", "after=1.", "after=" + "1" * 30, "page=1"]:
        rig.get(f"{path}?{query}").problem(400, "bad_request")
    assert rig.get(f"{path}?after=1.99999").json["rows"] == []
    rig.get(f"/documents/{uuid.uuid4()}/rows").problem(404, "document_not_found")
    waiting = waiting_document(idle)["uuid"]
    assert idle.get(f"/documents/{waiting}/rows").problem(409, "document_not_ready")["meta"]["status"] == "queued"


def test_another_teams_document_does_not_exist(rig, done):
    rig.team("other")
    key = rig.key("other", "eve@other.example")
    for path in ["rows", "original", "pages/1/words", "pages/1.png"]:
        rig.get(f"/documents/{done['uuid']}/{path}", key=key).problem(404, "document_not_found")
    narrow = rig.key("acme", "ann@acme.example", scopes="usage:read")
    rig.get(f"/documents/{done['uuid']}/rows", key=narrow).problem(403, "forbidden_scope")


def test_a_page_of_rows_costs_the_same_at_the_end_of_fifty_thousand(rig, done):
    # made in the database: what a reader writes for such a document is tested where it is written
    rig.sql("""INSERT INTO docextract.document SELECT (d).* FROM (SELECT jsonb_populate_record(d, jsonb_build_object('uuid', gen_random_uuid(), 'external_id', 'long')) AS d
               FROM docextract.document d WHERE d.uuid = %s) AS s""", done["uuid"])
    [(name,)] = rig.sql("SELECT uuid FROM docextract.document WHERE external_id = 'long'")
    rig.sql("""INSERT INTO docextract.result SELECT (r).* FROM (SELECT jsonb_populate_record(r, jsonb_build_object('document', %s, 'rows_total', 50000)) AS r
               FROM docextract.result r WHERE r.document = %s) AS s""", name, done["uuid"])
    rig.sql("""SELECT docextract.store_rows(%s, 1, array_agg(format('{"index":%%1$s,"path":"/transactions/%%1$s","data":{"debit":"1.00"},"evidence":{}}', i) ORDER BY i))
               FROM generate_series(0, 49999) AS i""", name)

    def blocks(after):
        plan = rig.sql(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM docextract.get_rows({team}, '{name}', '{after}', 100)")[0][0][0]["Plan"]
        return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
    [(team,)] = rig.sql("SELECT team FROM docextract.document WHERE uuid = %s", name)
    blocks("1.0")
    first, last = blocks("1.100"), blocks("1.49900")
    assert last <= first + 5, (first, last)
    page = rig.get(f"/documents/{name}/rows?limit=200&after=1.49900").json
    assert [r["index"] for r in page["rows"]] == list(range(49900, 50000)) and page["next_cursor"] is None
    page = rig.get(f"/documents/{name}/rows?limit=60&after=1.25030").json
    assert [r["index"] for r in page["rows"]] == list(range(25030, 25090)) and page["next_cursor"] == "1.25090"


# ---- the original ----


def test_the_original_comes_back_byte_for_byte(rig, done, statement):
    a = rig.get(f"/documents/{done['uuid']}/original")
    assert a.status == 200 and a.body == statement[0]
    assert hashlib.sha256(a.body).hexdigest() == done["file"]["sha256"]
    h = a.headers
    assert h["Content-Type"] == "application/pdf" and h["X-Content-Type-Options"] == "nosniff"
    assert h["Content-Disposition"] == "attachment; filename=\"M_rz_2024__x_.pdf\"; filename*=UTF-8''M%C3%A4rz%202024%20%28x%29.pdf"
    head = rig.request("HEAD", f"/documents/{done['uuid']}/original")
    assert head.status == 200 and head.body == b"" and head.headers["Content-Length"] == str(len(statement[0]))
    rig.get(f"/documents/{uuid.uuid4()}/original").problem(404, "document_not_found")


def test_a_long_original_comes_in_pieces_and_a_slow_client_gets_all_of_it(rig):
    content = b"%PDF-1.4\n%" + b"".join(i.to_bytes(4, "big") for i in range(1_200_000)) + b"\n%%EOF\n"
    name = rig.post("/documents", *FORM, ("file", content, "long.pdf")).json["uuid"]
    c = http.client.HTTPConnection("127.0.0.1", rig.port, timeout=60)
    c.request("GET", f"/api/v1/documents/{name}/original", headers={"Authorization": f"Bearer {rig.default_key}"})
    r = c.getresponse()
    got = b""
    while piece := r.read(300_000):
        got += piece
    assert got == content
    # the connection is good for more
    c.request("GET", "/api/v1/ping", headers={"Authorization": f"Bearer {rig.default_key}"})
    assert c.getresponse().read().startswith(b'{"status":"ok"')
    c.close()


def test_a_client_that_leaves_in_the_middle_harms_nobody(rig):
    content = b"%PDF-1.4\n%" + bytes(range(256)) * 40_000 + b"\n%%EOF\n"
    name = rig.post("/documents", *FORM, ("file", content, "gone.pdf")).json["uuid"]
    for _ in range(8):
        c = http.client.HTTPConnection("127.0.0.1", rig.port, timeout=60)
        c.request("GET", f"/api/v1/documents/{name}/original", headers={"Authorization": f"Bearer {rig.default_key}"})
        c.getresponse().read(1000)
        c.close()
    assert rig.get(f"/documents/{name}/original").body == content
    assert "abort" not in rig.log() and "assert" not in rig.log()


# ---- words ----


def test_words_have_boxes_on_the_page(rig, done, statement):
    a = rig.get(f"/documents/{done['uuid']}/pages/1/words")
    page = a.json
    assert a.status == 200 and page["page"] == 1 and page["source"] == "text_layer" and 500 < page["width_pt"] < 700
    assert len(page["words"]) > 50
    for w in page["words"]:
        x0, y0, x1, y1 = w["box"]
        assert 0 <= x0 <= x1 <= 1 and 0 <= y0 <= y1 <= 1 and w["text"] and w["confidence"] == 1
    # the place of a value is the place of its words
    place = done["evidence"]["/closing_balance"]
    near = [w["text"] for w in page["words"] if all(abs(a - b) < 0.02 for a, b in zip(w["box"], place["box"]))]
    assert place["page"] > 1 or place["raw"] in " ".join(near) or near


def test_pages_that_are_not_there(rig, done):
    base = f"/documents/{done['uuid']}/pages"
    for path in ["0/words", "99/words", "x/words", "0.png", "99.png", "x.png"]:
        rig.get(f"{base}/{path}").problem(404, "not_found")
    rig.get(f"{base}/1/words?x=1").problem(400, "bad_request")


# ---- pictures ----


def test_a_page_is_drawn_by_a_worker(rig, done):
    path = f"/documents/{done['uuid']}/pages/1.png"
    a = rig.get(path + "?dpi=72")
    assert a.status == 200 and a.headers["Content-Type"] == "image/png", a.body[:200]
    width, height = size_of(a.body)
    assert abs(width - 595) < 20 and abs(height - 842) < 20
    again = rig.get(path + "?dpi=72", headers={"If-None-Match": a.headers["ETag"]})
    assert again.status == 304 and again.body == b""
    larger = rig.get(path + "?dpi=144")
    assert larger.headers["ETag"] != a.headers["ETag"]
    assert abs(size_of(larger.body)[0] - 2 * width) < 20
    for dpi in ["29", "301", "x", ""]:
        rig.get(f"{path}?dpi={dpi}").problem(400, "bad_request")
    assert rig.sql("SELECT count(*) FROM docextract.job WHERE kind = 6") == [(0,)]
    assert rig.sql("SELECT DISTINCT outcome FROM docextract.job_attempt WHERE kind = 6") == [("done",)]


def test_a_picture_is_kept_for_a_while_and_then_gone(rig, done):
    path = f"/documents/{done['uuid']}/pages/1.png?dpi=50"
    first = rig.get(path).body
    count = "SELECT count(*) FROM docextract.job_attempt WHERE kind = 6"
    [(n,)] = rig.sql(count)
    assert rig.get(path).body == first and rig.sql(count) == [(n,)]
    rig.sql("UPDATE docextract.picture SET created_at = now() - interval '11 minutes'")
    rig.sql("SELECT docextract.retire()")
    assert rig.sql("SELECT count(*) FROM docextract.picture") == [(0,)]
    assert rig.get(path).body == first


def test_no_worker_no_picture(idle):
    name = waiting_document(idle)["uuid"]
    idle.get(f"/documents/{name}/pages/1.png").problem(409, "document_not_ready")


def test_links_stand_only_where_they_lead_somewhere(rig, done, idle):
    links = done["links"]
    assert {"self", "rows", "export_csv", "original", "page_image", "page_words"} <= links.keys()
    for name in ["rows", "original"]:
        assert rig.get(links[name], base="").status == 200
    assert rig.get(links["page_image"].replace("{n}", "1"), base="").status == 200
    assert rig.get(links["page_words"].replace("{n}", "1"), base="").status == 200
    waiting = waiting_document(idle)
    assert waiting["links"].keys() == {"self", "cancel", "original"}


def test_expired_documents_say_so_and_keep_nothing(rig, statement):
    name = rig.post("/extract", *FORM, ("file", statement[0], "a.pdf")).json["uuid"]
    rig.get(f"/documents/{name}/pages/1.png")
    rig.sql("UPDATE docextract.document SET expires_at = now(), retire_at = now() WHERE uuid = %s", name)
    rig.sql("SELECT docextract.retire()")
    for path in ["rows", "original", "pages/1/words", "pages/1.png"]:
        rig.get(f"/documents/{name}/{path}").problem(410, "document_expired")
    for table in ["content", "page", "result", "result_rows", "result_whole", "picture", "revision", "job"]:
        assert rig.sql(f"SELECT count(*) FROM docextract.{table} WHERE document = %s", name) == [(0,)], table

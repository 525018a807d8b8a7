# SPDX-License-Identifier: AGPL-3.0-or-later
"""PDF files opened by a remote service: another daemon gives the same, services that behave badly harm nobody, and everybody tells who reads."""

import base64
import http.client
import io
import json
import re
import signal
import subprocess
from urllib.parse import parse_qs, urlsplit

import make
import pytest
from conftest import CLI, ROOT, TRANSPARENCY, end_rig, make_rig, secret_file
from ocr import picture_size
from PIL import Image
from scripted import Service, of_request
from test_embedded import CII, attach, draw
from test_upstream import KEY, Reader, small_picture, wait_for

BANK = [("industry", "finance"), ("template", "bank_statement")]
GST = [("industry", "tax"), ("template", "gst_invoice")]
STATEMENT = ROOT / "samples/statement.pdf"
PASSWORD = "Zebra-7%Ünlock"
HEADER = "X-Document-Password"


def local(path, *args):
    out = subprocess.run([CLI, "extract", path, *args, *([] if "--words" in args else ["--evidence"]), "--jobs", "1"], capture_output=True, check=True)
    return [json.loads(line) for line in out.stdout.splitlines()] if "--words" in args else json.loads(out.stdout)


@pytest.fixture(scope="module")
def reader(tmp_path_factory):
    """A daemon that opens PDF files for others."""
    r = Reader(tmp_path_factory.mktemp("reader"), "upstream.queue=16")
    yield r
    r.stop()
    assert r.proc.returncode == 0, r.log_path.read_text()[-3000:]


@pytest.fixture(scope="module")
def service(reader):
    s = Service()
    yield s
    s.stop()


@pytest.fixture(scope="module")
def rig(tmp_path_factory, service):
    """A daemon whose PDF files `service` opens; every job has one try, so that no test waits for the queue's pauses."""
    folder = tmp_path_factory.mktemp("rig")
    secret_file(folder / "key", KEY + "\n")
    r = make_rig(folder, ["api = 1", "workers = 1", f"upstream.pdf_url = {service.url}", f"upstream.key_file = {folder / 'key'}", "upstream.timeout = 60s",
                          "log.level = debug"])
    r.transparency = {**TRANSPARENCY, "X-Service-Upstream-PDF": re.escape(service.url)}
    r.sql("ALTER TABLE docextract.job ALTER max_attempts SET DEFAULT 1")
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


@pytest.fixture(autouse=True)
def well_behaved(service, reader):
    """The service hands everything on to `reader`, and back."""
    def hand_on(handler):
        c = http.client.HTTPConnection("127.0.0.1", reader.port, timeout=60)
        names = ("Authorization", "Content-Type", "X-Request-Id", HEADER)
        c.request("POST", "/upstream/v1/pdf?" + urlsplit(handler.path).query, handler.body, {n: handler.headers[n] for n in names if n in handler.headers})
        r = c.getresponse()
        body = r.read()
        c.close()
        handler.send_response(r.status)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    service.script.clear()
    service.asked.clear()
    service.answer = hand_on


def extract(rig, content, form=BANK, more=(), **kw):
    return rig.post("/extract?include=evidence,engine", *form, *more, ("file", content, "a.pdf"), **kw)


def about(rig):
    return rig.get("/_debug/upstream", key=None).json


def queries(service):
    return [parse_qs(urlsplit(path).query) for path, *_ in service.asked]


def stored_words(rig, uuid):
    return [json.loads(w[0]) for w in rig.sql("SELECT words FROM docextract.page WHERE document = %s ORDER BY n", uuid)]


# ---- another daemon ----


def test_a_text_layer_gives_the_same(rig, service, reader):
    doc = local(STATEMENT, "--template", "finance/bank_statement")
    a = extract(rig, STATEMENT.read_bytes())
    assert a.status == 200, a.body
    for member in ("data", "status", "verification", "checks", "corrections", "evidence"):
        assert a.json[member] == doc[member], member
    assert stored_words(rig, a.json["uuid"]) == local(STATEMENT, "--words")
    assert a.json["engine"]["pdf"] == service.url and a.json["engine"]["mupdf"] is None and a.json["engine"]["ocr"].startswith("local://tesseract/")
    assert [set(q) for q in queries(service)] == [{"max_pixels"}]
    path, headers, body, _ = service.asked[0]
    assert body == STATEMENT.read_bytes() and headers["Content-Type"] == "application/pdf" and headers["Authorization"] == f"Bearer {KEY}"
    assert HEADER not in headers and a.headers["X-Request-Id"] in reader.log_path.read_text()
    seen = about(rig)
    assert seen["pdf_url"] == service.url and seen["remote_pdf"]["state"] == "answers" and seen["remote_pdf"]["answered"] == 1
    assert seen["ocr_url"].startswith("local://") and "remote_ocr" not in seen


def test_a_scan_gives_the_same(rig, service, tmp_path):
    """The picture comes from the service, words from the engine here; so does the picture for the cell that is looked at again."""
    path = make.make(tmp_path, "statement", "classic", "scan", 4, 12, 100)
    doc = local(path, "--template", "finance/bank_statement")
    assert doc["engine"]["cells_read_again"] > 0
    a = extract(rig, path.read_bytes())
    assert a.status == 200, a.body
    for member in ("data", "status", "verification", "checks", "corrections", "evidence"):
        assert a.json[member] == doc[member], member
    assert a.json["engine"]["pages_ocr"] == 1 and a.json["engine"]["cells_read_again"] == doc["engine"]["cells_read_again"]
    pages = [(q.get("pages"), q.get("picture"), q.get("dpi")) for q in queries(service)]
    assert pages == [(None, None, None), (["1"], ["1"], None), (["1"], ["1"], None)]
    # and the picture that people look at
    service.asked.clear()
    png = rig.get(f"/documents/{a.json['uuid']}/pages/1.png?dpi=60")
    assert png.status == 200 and [q["dpi"] for q in queries(service)] == [["60"]]
    width, height = picture_size(png.body)
    page = stored_words(rig, a.json["uuid"])[0]
    assert abs(width - page["width"] * 60 / 72000) <= 1 and abs(height - page["height"] * 60 / 72000) <= 1


def test_files_inside_the_file_come_along(rig, tmp_path):
    path = tmp_path / "a.pdf"
    draw(path)
    attach(path, {"factur-x.xml": CII.encode()})
    doc = local(path, "--template", "commerce/invoice")
    a = extract(rig, path.read_bytes(), [("industry", "commerce"), ("template", "invoice")])
    assert a.status == 200 and a.json["data"] == doc["data"] and a.json["evidence"] == doc["evidence"]
    assert any(e["source"] == "embedded_xml" for e in a.json["evidence"].values())


def test_only_the_pages_that_are_wanted_and_only_pdf_files(rig, service):
    a = extract(rig, STATEMENT.read_bytes(), more=[("pages", "2")])
    assert a.status == 200 and [p["page"] for p in stored_words(rig, a.json["uuid"])] == [2]
    assert [q["pages"] for q in queries(service)] == [["2"]]
    extract(rig, STATEMENT.read_bytes(), more=[("pages", "70")]).problem(422, "bad_request")
    service.asked.clear()
    out = io.BytesIO()
    Image.new("L", (300, 200), 255).save(out, "PNG")
    extract(rig, out.getvalue(), GST)
    assert service.asked == []


def encrypt(tmp_path, content):
    plain, locked = tmp_path / "plain.pdf", tmp_path / "locked.pdf"
    plain.write_bytes(content)
    subprocess.run(["mutool", "clean", "-E", "aes-256", "-O", "owner", "-U", PASSWORD, plain, locked], check=True)
    return locked.read_bytes()


def test_a_password_goes_along_when_it_is_needed(rig, service, reader, tmp_path):
    content = encrypt(tmp_path, STATEMENT.read_bytes())
    extract(rig, content).problem(422, "password_required")
    extract(rig, content, more=[("password", "wrong")]).problem(422, "wrong_password")
    service.asked.clear()
    a = extract(rig, content, more=[("password", PASSWORD)])
    assert a.status == 200 and a.json["verification"]["state"] == "verified", a.body
    told = [headers.get(HEADER) for _, headers, *_ in service.asked]
    assert told == [None, base64.b64encode(PASSWORD.encode()).decode()]
    logs = rig.log() + reader.log_path.read_text()
    assert PASSWORD not in logs and told[1] not in logs and KEY not in logs


# ---- what a caller may send ----


def ask(reader, query="", body=None, **headers):
    return reader.ask("POST", "/pdf" + query, STATEMENT.read_bytes() if body is None else body, Content_Type="application/pdf", **headers)


def test_a_caller_gets_words_and_a_picture(reader):
    whole = json.loads(ask(reader).content)
    assert whole["v"] == 1 and not whole["encrypted"] and whole["pages_total"] == len(whole["pages"]) > 1
    assert whole["pages"] == local(STATEMENT, "--words")
    drawn = json.loads(ask(reader, "?pages=2&picture=1&dpi=50").content)
    assert drawn["pages_total"] == whole["pages_total"] and [p["page"] for p in drawn["pages"]] == [2]
    picture = drawn["pages"][0].pop("picture")
    assert drawn["pages"][0] == whole["pages"][1] and picture["dpi"] == 50
    assert picture_size(base64.b64decode(picture["png"])) == (round(picture["width"] * 50 / 72000), round(picture["height"] * 50 / 72000))


def test_what_a_caller_may_send(reader):
    def problem(query="", body=None, **headers):
        a = ask(reader, query, body, **headers)
        return a.status, json.loads(a.content)["code"]

    for query in ("?picture=2", "?dpi=0", "?pages=x", "?pages=9-1", "?pages=70", "?picture=1", "?languages=eng", "?max_pixels=0", "?pages=" + "1," * 1500):
        assert problem(query) == (400, "bad_request"), query
    assert problem(X_Document_Password="!") == (400, "bad_request")
    assert problem(body=b"") == (400, "empty_file")
    assert problem(body=b"%PDF-1.4 nothing") == (422, "corrupt_file")
    out = io.BytesIO()
    Image.new("L", (30, 20), 255).save(out, "PNG")
    assert problem(body=out.getvalue()) == (415, "unsupported_media_type")
    assert reader.problem("POST", "/pdf", STATEMENT.read_bytes(), Content_Type="image/png") == (415, "unsupported_media_type")
    assert reader.problem("POST", "/pdf", STATEMENT.read_bytes(), key=None, Content_Type="application/pdf") == (401, "missing_api_key")
    assert json.loads(reader.ask("GET", "/engines").content)["mupdf"]


# ---- services that behave badly ----


def page(n=1, **kw):
    return {"page": n, "width": 595276, "height": 841890, "words": [["Total", 1000, 1000, 90000, 9000, 100, 0]], **kw}


def of_pages(*pages, total=1, **kw):
    return json.dumps({"v": 1, "pages_total": total, "pages": list(pages), **kw}).encode()


def refusal(status, code):
    return status, {"Content-Type": "application/problem+json"}, json.dumps({"status": status, "code": code, "detail": "because"}).encode()


BAD = {
    "never ends": ("endless", "too_large"),
    "hangs up": ("reset", "broken"),
    "fails": ((500, {}, b"boom"), "status"),
    "knows no such key": (refusal(401, "invalid_api_key"), "status"),
    "says something else is wrong": (refusal(422, "quota_exceeded"), "status"),
    "says nothing is wrong": ((422, {}, b"[]"), "status"),
    "says nothing": (b"", "malformed"),
    "no JSON": (b'{"v":1,"pages_total":1,"pages":[{', "malformed"),
    "deep JSON": (b'{"v":' + b"[" * 5000 + b"]" * 5000 + b"}", "malformed"),
    "another version": (of_pages(page(), v=2), "malformed"),
    "no pages": (of_pages(), "malformed"),
    "one page too few": (of_pages(page(), total=2), "malformed"),
    "one page too many": (of_pages(page(), page(2)), "malformed"),
    "the same page twice": (of_pages(page(), page(), total=2), "malformed"),
    "a page of no size": (of_pages(page(width=0)), "malformed"),
    "a box upside down": (of_pages(page(words=[["a", 9, 9, 1, 1, 90, 0]])), "malformed"),
    "lines in disorder": (of_pages(page(words=[["a", 1, 1, 2, 2, 90, 1], ["a", 1, 1, 2, 2, 90, 0]])), "malformed"),
    "an unknown state": (of_pages(page(text_state="fine")), "malformed"),
    "a code that is no base64": (of_pages(page(codes=[["?", 1, 1, 2, 2]])), "malformed"),
    "too many files inside": (of_pages(page(attached=[["eA==", "eA=="]] * 5)), "malformed"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_service_fails_the_document_and_nothing_else(rig, service, case):
    answer, fault = BAD[case]
    service.answer = getattr(service, answer) if isinstance(answer, str) else answer
    p = extract(rig, STATEMENT.read_bytes()).problem(502, "upstream_unavailable")
    assert p["retryable"] and p["meta"]["status"] == "failed"
    seen = about(rig)["remote_pdf"]
    assert seen["state"] == "fails" and seen["last_failure"] == fault and seen["failed"] > 0
    service.answer = of_pages(page())
    assert extract(rig, STATEMENT.read_bytes()).status == 200
    assert about(rig)["remote_pdf"]["state"] == "answers"


def be_patient(rig, timeout):
    conf = rig.folder / "docextract.conf"
    conf.write_text(re.sub(r"(upstream.timeout = )\S+", rf"\g<1>{timeout}", conf.read_text()))
    heard = [line for line in rig.log().splitlines() if " worker " in line and "configuration reloaded" in line]
    rig.proc.send_signal(signal.SIGHUP)
    wait_for(lambda: len([line for line in rig.log().splitlines() if " worker " in line and "configuration reloaded" in line]) > len(heard))


def test_a_service_that_hangs_is_not_waited_for(rig, service):
    be_patient(rig, "300ms")
    try:
        service.answer = service.hang
        extract(rig, STATEMENT.read_bytes()).problem(502, "upstream_unavailable")
        assert about(rig)["remote_pdf"]["last_failure"] == "timeout"
    finally:
        be_patient(rig, "60s")


def png(width, height):
    out = io.BytesIO()
    Image.new("L", (width, height), 255).save(out, "PNG")
    return base64.b64encode(out.getvalue()).decode()


def bomb():
    """A head of 60,000 × 60,000 pixels."""
    raw = bytearray(base64.b64decode(png(8, 8)))
    raw[16:24] = (60000).to_bytes(4, "big") * 2
    return base64.b64encode(raw).decode()


A4 = {"width": 595276, "height": 841890}
PICTURES = {
    "none": None,
    "no base64": {"png": "***", **A4},
    "no PNG file": {"png": base64.b64encode(b"GIF89a").decode(), **A4},
    "half a PNG file": {"png": base64.b64encode(base64.b64decode(png(827, 1169))[:-40]).decode(), **A4},
    "of no size": {"png": png(827, 1169)},
    "of another shape": {"png": png(1169, 827), **A4},
    "of another resolution": {"png": png(827, 1169), "dpi": 300, **A4},
    "too coarse": {"png": png(83, 117), **A4},
    "far too large": {"png": bomb(), **A4},
}


@pytest.mark.parametrize("case", PICTURES)
def test_a_bad_picture_is_not_read(rig, service, case):
    """The page needs recognition, and the service's picture of it cannot be used."""
    blank = page(words=None)
    service.answer = of_request(lambda path, _: of_pages({**blank, "picture": PICTURES[case]} if "picture=1" in path else blank))
    extract(rig, STATEMENT.read_bytes()).problem(502, "upstream_unavailable")
    seen = about(rig)["remote_pdf"]
    assert seen["state"] == "fails" and seen["last_failure"] == "malformed"


def test_a_picture_of_somebody_elses_is_read(rig, service):
    """A service that knows neither text layers nor resolutions; words off the page are left out."""
    blank = page(words=[["x", 1, 1, 2, 2, 100, 0]], text_state="garbled")
    picture = {"png": png(1240, 1754), **A4}
    service.answer = of_request(lambda path, _: of_pages({**blank, "picture": picture} if "picture=1" in path else blank))
    a = extract(rig, STATEMENT.read_bytes())
    words = stored_words(rig, a.json["meta"]["uuid"] if a.status == 422 else a.json["uuid"])
    assert [(w["source"], w["words"], w["dpi"]) for w in words] == [("ocr", [], 150)]
    service.answer = of_pages(page(words=[["off", -900, 10, -100, 20, 100, 0], ["half", -100, 10, 100, 20, 100, 0], ["on", 10, 10, 20, 20, 100, 0]]))
    a = extract(rig, STATEMENT.read_bytes())
    assert a.status == 200 and [w[:5] for w in stored_words(rig, a.json["uuid"])[0]["words"]] == [["half", 0, 10, 100, 20], ["on", 10, 10, 20, 20]]


@pytest.mark.parametrize("code, status", [("corrupt_file", 422), ("too_many_pages", 422), ("image_too_large", 422), ("password_required", 422)])
def test_what_is_wrong_with_the_file_the_service_may_say(rig, service, code, status):
    service.answer = refusal(422, code)
    extract(rig, STATEMENT.read_bytes()).problem(status, code)
    assert about(rig)["remote_pdf"]["state"] == "answers"


def test_a_service_that_is_away_costs_nothing(rig, service):
    """Nobody listens; the queue waits, the service comes back on its port, and the document is read."""
    rig.sql("ALTER TABLE docextract.job ALTER max_attempts SET DEFAULT 5")
    try:
        service.stop()
        failed = about(rig)["remote_pdf"]["failed"]
        u = rig.post("/documents", *BANK, ("file", STATEMENT.read_bytes(), "a.pdf")).json["uuid"]
        wait_for(lambda: about(rig)["remote_pdf"]["last_failure"] == "no_connection" and about(rig)["remote_pdf"]["failed"] > failed)
        back = Service(port=service.port)
        back.answer = service.answer
        wait_for(lambda: rig.get(f"/documents/{u}?wait=10").json["status"] not in ("queued", "processing"))
        d = rig.get(f"/documents/{u}").json
        assert d["status"] == "completed" and d["verification"]["state"] == "verified"
        back.stop()
    finally:
        rig.sql("ALTER TABLE docextract.job ALTER max_attempts SET DEFAULT 1")


def test_both_engines_elsewhere_and_no_password_in_the_clear(rig, reader, tmp_path):
    """The daemon is started again, with other services. This way of writing the host is not known to be its own."""
    url = f"http://[::ffff:127.0.0.1]:{reader.port}/upstream/v1/pdf"
    rig.stop()
    rig.options = [o for o in rig.options if not o.startswith("upstream.pdf_url")] + [f"upstream.pdf_url = {url}", f"upstream.ocr_url = {reader.url}"]
    rig.transparency = {**TRANSPARENCY, "X-Service-Upstream-PDF": re.escape(url), "X-Service-Upstream-OCR": re.escape(reader.url)}
    rig.start().wait_ready()
    scan = io.BytesIO()
    Image.open(io.BytesIO(small_picture())).save(scan, "PDF", resolution=72)
    a = extract(rig, scan.getvalue(), GST)
    assert a.status == 200 and "HELLO" in [w[0] for w in stored_words(rig, a.json["uuid"])[0]["words"]]
    assert a.json["engine"]["tesseract"] is None and a.json["engine"]["mupdf"] is None
    p = extract(rig, encrypt(tmp_path, STATEMENT.read_bytes()), more=[("password", PASSWORD)]).problem(502, "upstream_unavailable")
    assert "password" in p["detail"]

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Remote engines: one daemon that reads for another, services that behave badly, and that the headers tell who reads."""

import http.client
import json
import os
import re
import socket
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import parse_qs, urlsplit

import pytest
from conftest import BUILD, CLI, ROOT, TRANSPARENCY, end_rig, free_port, make_rig, secret_file
from ocr import Ocr, as_hocr, as_json, of_request, picture_size

FORM = [("industry", "tax"), ("template", "gst_invoice")]
SCAN = (ROOT / "samples/invoice-scan.pdf").read_bytes()
KEY = "a-key-between-two-services"
LOCAL = re.compile(TRANSPARENCY["X-Service-Upstream-OCR"])


def local(path, *args):
    out = subprocess.run([CLI, "extract", path, *args, "--jobs", "1"], capture_output=True, check=True)
    return json.loads(out.stdout)


@pytest.fixture(scope="module")
def by_hand():
    """The sample read by the built-in engine: (document, its only page's words)."""
    path = ROOT / "samples/invoice-scan.pdf"
    return local(path, "--template", "tax/gst_invoice"), local(path, "--words")


def extract(rig, content=SCAN, **kw):
    return rig.post("/extract?include=evidence,engine", *FORM, ("file", content, "a.pdf"), **kw)


def about(rig):
    return rig.get("/_debug/upstream", key=None).json


# ---- a daemon that reads for others ----


class Reader:
    """docextractd with the role upstream and nothing else: no database, no API."""

    def __init__(self, folder, *options, keys=KEY):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/upstream/v1/ocr"
        secret_file(folder / "accepted", f"# who may ask\n\n{keys}\n")
        args = ["api=0", "workers=0", "keeper=no", "sender=no", f"upstream.listen=127.0.0.1:{self.port}",
                f"upstream.accept_keys_file={folder / 'accepted'}", *options]
        self.log_path = folder / "reader.log"
        with open(self.log_path, "w") as log:
            self.proc = subprocess.Popen([BUILD / "docextractd", *[x for a in args for x in ("-o", a)]], stdout=log, stderr=log,
                                         env={**os.environ, "OMP_THREAD_LIMIT": "1"})
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert self.proc.poll() is None, self.log_path.read_text()[-3000:]
            try:
                if self.ask("GET", "/healthz", base="").status == 200:
                    return
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.05)
        raise AssertionError("the reader does not get ready:\n" + self.log_path.read_text()[-3000:])

    def ask(self, method, path, body=None, key=KEY, base="/upstream/v1", **headers):
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            c.request(method, base + path, body, headers)
            r = c.getresponse()
            r.content = r.read()
        finally:
            c.close()
        assert LOCAL.fullmatch(r.headers["X-Service-Upstream-OCR"]) and r.headers["X-Service-Real-Calls"] == "yes" and r.headers["X-Request-Id"]
        assert re.fullmatch(TRANSPARENCY["X-Service-Upstream-PDF"], r.headers["X-Service-Upstream-PDF"])
        return r

    def problem(self, *args, **kw):
        r = self.ask(*args, **kw)
        assert r.headers["Content-Type"] == "application/problem+json", r.content
        return r.status, json.loads(r.content)["code"]

    def stop(self):
        if self.proc.poll() is None:
            self.proc.terminate()
            self.proc.wait(60)


@pytest.fixture(scope="module")
def reader(tmp_path_factory):
    r = Reader(tmp_path_factory.mktemp("reader"), "upstream.engines=2")
    yield r
    r.stop()
    assert r.proc.returncode == 0, r.log_path.read_text()[-3000:]


def remote_rig(folder, url, *options):
    secret_file(folder / "key", KEY + "\n")
    r = make_rig(folder, ["api = 1", "workers = 1", f"upstream.ocr_url = {url}", f"upstream.key_file = {folder / 'key'}", *options])
    r.transparency = {**TRANSPARENCY, "X-Service-Upstream-OCR": re.escape(url)}
    return r


@pytest.fixture(scope="module")
def rig(tmp_path_factory, reader):
    """A daemon whose pages are read by `reader`."""
    r = remote_rig(tmp_path_factory.mktemp("rig"), reader.url)
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


def test_another_daemon_reads_the_same(rig, reader, by_hand):
    """Words, data and evidence are those of the built-in engine, byte for byte, and everybody says who has read."""
    assert about(rig)["ocr_url"] == reader.url and about(rig)["remote_ocr"]["state"] == "not_asked"
    a = extract(rig)
    assert a.status == 200, a.body
    doc, words = by_hand
    assert a.json["data"] == doc["data"] and a.json["status"] == doc["status"]
    assert a.json["verification"] == doc["verification"] and a.json["checks"] == doc["checks"]
    stored = rig.sql("SELECT words FROM docextract.page WHERE document = %s", a.json["uuid"])
    assert [json.loads(w[0]) for w in stored] == [words]
    assert a.json["engine"]["ocr"] == reader.url and a.json["engine"]["tesseract"] is None and a.json["engine"]["pages_ocr"] == 1
    seen = about(rig)["remote_ocr"]
    assert seen["state"] == "answers" and seen["answered"] >= 1 and seen["failed"] == 0 and seen["last_answer_at"] and seen["last_failure"] is None
    # the request's name goes along, so that both logs tell of it
    assert a.headers["X-Request-Id"] in reader.log_path.read_text()
    assert KEY not in reader.log_path.read_text() + rig.log()


def test_only_callers_with_a_key_are_served(reader):
    png = small_picture()
    assert reader.problem("POST", "/ocr", png, key=None, Content_Type="image/png") == (401, "missing_api_key")
    assert reader.problem("POST", "/ocr", png, key=KEY[:-1], Content_Type="image/png") == (401, "invalid_api_key")
    assert reader.problem("GET", "/engines", key=KEY + "x") == (401, "invalid_api_key")
    what = json.loads(reader.ask("GET", "/engines").content)
    assert what["protocol"] == 1 and what["engines"] == 2 and what["busy"] == what["waiting"] == 0 and "eng" in what["languages"]


def test_what_a_caller_may_send(reader):
    png = small_picture()
    ok = reader.ask("POST", "/ocr?languages=eng&width=300000&height=200000&dpi=72", png, Content_Type="image/png")
    page = json.loads(ok.content)
    assert ok.status == 200 and page["v"] == 1 and page["width"] == 300000 and "HELLO" in [w[0] for w in page["words"]]
    assert json.loads(reader.ask("POST", "/ocr", png, Content_Type="image/png; x=y").content)["words"]
    wrong = [("/ocr?width=1", "bad_request", 400), ("/ocr?width=1&height=1&dpi=x", "bad_request", 400), ("/ocr?page=1", "bad_request", 400),
             ("/ocr?languages=klingon", "bad_request", 400), ("/ocr?dpi=72&width=0&height=5", "bad_request", 400), ("/ocr/cells", "missing_field", 400),
             ("/ocr/cells?cells=[[2,0,0,5,5,%22amount%22]]", "bad_request", 400), ("/ocr/cells?cells=[]", "bad_request", 400),
             ("/words", "not_found", 404)]
    for path, code, status in wrong:
        assert reader.problem("POST", path, png, Content_Type="image/png") == (status, code), path
    assert reader.problem("POST", "/ocr", png, Content_Type="image/jpeg") == (415, "unsupported_media_type")
    assert reader.problem("POST", "/ocr", SCAN, Content_Type="image/png") == (415, "unsupported_media_type")
    assert reader.problem("POST", "/ocr", b"", Content_Type="image/png") == (400, "empty_file")
    status, code = reader.problem("POST", "/ocr", png[:60], Content_Type="image/png")
    assert (status, code) == (422, "corrupt_file")
    assert reader.problem("GET", "/ocr")[0] == 405
    box = next(w for w in page["words"] if w[0] == "HELLO")[1:5]
    cells = f"[[1,{box[0]},{box[1]},{box[2]},{box[3]},%22text%22]]"
    got = json.loads(reader.ask("POST", f"/ocr/cells?width=300000&height=200000&dpi=72&cells={cells}", png, Content_Type="image/png").content)
    assert got["cells_v"] == 1 and got["cells"][0][:4] == box and "HELLO" in [r[0] for r in got["cells"][0][4]]


def test_too_many_pages_at_once_are_told_so(tmp_path):
    """One engine, nobody may wait: of those that come while it reads, each is told so at once; afterwards it reads again."""
    r = Reader(tmp_path, "upstream.queue=0")
    try:
        png = page_picture(by_lines=20)
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(lambda _: r.ask("POST", "/ocr", png, Content_Type="image/png"), range(6)))
        statuses = sorted(a.status for a in answers)
        assert statuses[0] == 200 and statuses[-1] == 503 and set(statuses) == {200, 503}
        assert all(json.loads(a.content)["code"] == "overloaded" for a in answers if a.status == 503)
        assert not any("Retry-After" in a.headers for a in answers)
        assert r.ask("POST", "/ocr", small_picture(), Content_Type="image/png").status == 200
    finally:
        r.stop()


def test_who_hangs_up_gives_the_engine_free(tmp_path):
    r = Reader(tmp_path, "upstream.queue=0")
    try:
        png = page_picture(by_lines=40)
        with socket.create_connection(("127.0.0.1", r.port)) as s:
            s.sendall(f"POST /upstream/v1/ocr HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {KEY}\r\nContent-Type: image/png\r\n"
                      f"Content-Length: {len(png)}\r\n\r\n".encode() + png)
            wait_for(lambda: json.loads(r.ask("GET", "/engines").content)["busy"] == 1)
        wait_for(lambda: json.loads(r.ask("GET", "/engines").content)["busy"] == 0)
        assert "internal_error" not in r.log_path.read_text()
        assert r.ask("POST", "/ocr", small_picture(), Content_Type="image/png").status == 200
    finally:
        r.stop()


def wait_for(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_keys_are_read_again_on_reload(tmp_path):
    r = Reader(tmp_path)
    try:
        (tmp_path / "accepted").write_text("another-key-of-good-length\n")
        r.proc.send_signal(1)
        wait_for(lambda: r.ask("GET", "/engines").status == 401)
        assert r.ask("GET", "/engines", key="another-key-of-good-length").status == 200
    finally:
        r.stop()


@pytest.mark.parametrize("options, word", [
    (["upstream.listen=127.0.0.1:9"], "upstream.accept_keys_file"),
    (["upstream.listen=127.0.0.1:8080", "upstream.accept_keys_file=x"], "the same address"),
])
def test_options_that_would_not_tell_the_truth_are_refused(options, word):
    out = subprocess.run([BUILD / "docextractd", "-n", *[x for o in options for x in ("-o", o)]], capture_output=True, text=True)
    assert out.returncode == 1 and word in out.stderr


@pytest.mark.parametrize("options", [
    ["upstream.ocr_url=http://127.0.0.1:9/ocr", "upstream.key_file={}"],
    ["llm.url=http://127.0.0.1:9/v1", "llm.model=m", "llm.key_file={}"],
    ["workers=0", "upstream.listen=127.0.0.1:{port}", "upstream.accept_keys_file={}"],
], ids=["upstream.key_file", "llm.key_file", "upstream.accept_keys_file"])
def test_a_key_that_others_can_read_is_not_used(options, tmp_path):
    key = secret_file(tmp_path / "key", KEY + "\n")
    key.chmod(0o644)
    args = ["api=0", "keeper=no", "sender=no", *(o.format(key, port=free_port()) for o in options)]
    out = subprocess.run([BUILD / "docextractd", *[x for o in args for x in ("-o", o)]], capture_output=True, text=True, timeout=60)
    assert out.returncode == 2 and f'"{key}\\" can be read by others: mode 0600' in out.stdout + out.stderr, out.stderr


# ---- services that behave badly ----


def small_picture():
    return draw(300, 200, ["HELLO", "1,234.50"])


def page_picture(by_lines):
    return draw(1700, 2200, ["Quarterly statement of account 1,234.50 and 99.00"] * by_lines)


def draw(width, height, lines):
    import io

    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("L", (width, height), 255)
    font = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 24)
    for i, line in enumerate(lines):
        ImageDraw.Draw(image).text((30, 40 + 34 * i), line, fill=0, font=font)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


@pytest.fixture(scope="module")
def service():
    o = Ocr()
    yield o
    o.stop()


@pytest.fixture(scope="module")
def careful(tmp_path_factory, service):
    """A daemon that asks `service`; every job has one try, so that no test waits for the queue's pauses."""
    r = remote_rig(tmp_path_factory.mktemp("careful"), service.url, "upstream.timeout = 5s")
    r.sql("ALTER TABLE docextract.job ALTER max_attempts SET DEFAULT 1")
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


@pytest.fixture(autouse=True)
def well_behaved(service):
    service.script.clear()
    service.asked.clear()
    service.answer = of_request(read_by_test)
    yield


WORDS = {"v": 1, "width": 300, "height": 200, "words": [["HELLO", 30, 40, 110, 60, 93, 0, 0], ["1,234.50", 30, 80, 130, 100, 91, 1, 0]]}


@of_request
def read_by_test(path, body):
    return (404, {}, b"") if "/cells" in path else as_json(WORDS, picture_size(body))


def test_a_service_of_somebody_elses_reads(careful, service):
    a = extract(careful, small_picture())
    assert a.status in (200, 422), a.body
    path, headers, body, _ = service.asked[0]
    assert path == "/read?languages=eng" and headers["Content-Type"] == "image/png" and headers["Authorization"] == f"Bearer {KEY}"
    assert picture_size(body) == (300, 200)
    words = json.loads(careful.sql("SELECT words FROM docextract.page ORDER BY document DESC LIMIT 1")[0][0])
    assert [w[0] for w in words["words"]] == ["HELLO", "1,234.50"] and words["source"] == "ocr"


@pytest.mark.parametrize("form", [as_json, as_hocr])
def test_a_foreign_reading_of_the_page_gives_the_same_data(careful, service, by_hand, form):
    """In pixels of the picture as it was sent: turned level, placed and ordered here."""
    doc, words = by_hand
    straight = {**words, "words": askew(words)}
    service.answer = of_request(lambda path, body: (404, {}, b"") if "/cells" in path else form(straight, picture_size(body)))
    a = extract(careful)
    assert a.status == 200, a.body
    assert service.asked[0][0].startswith(f"/read?languages=eng&width={words['width']}&height={words['height']}&dpi=")
    assert a.json["data"] == doc["data"] and a.json["verification"]["state"] == doc["verification"]["state"]


def askew(page):
    """Words of a page before it was straightened."""
    import math

    angle = -math.radians(page["skew_millideg"] / 1000)
    cx, cy = page["width"] / 2, page["height"] / 2
    out = []
    for text, x0, y0, x1, y1, *rest in page["words"]:
        mx, my = (x0 + x1) / 2 - cx, (y0 + y1) / 2 - cy
        x, y = cx + mx * math.cos(angle) - my * math.sin(angle), cy + mx * math.sin(angle) + my * math.cos(angle)
        w, h = (x1 - x0) / 2, (y1 - y0) / 2
        out.append([text, x - w, y - h, x + w, y + h, *rest])
    return out


def test_doubtful_cells_are_read_again_by_the_service(careful, service, by_hand):
    """The service misreads an amount; a check fails; it looks at that cell again, and the amount is mended and declared."""
    doc, words = by_hand
    wrong, _ = misread(words, doc["data"]["line_items"][0]["taxable_value"])

    @of_request
    def answer(path, body):
        return reread(words, path) if "/cells" in path else as_json({**words, "words": askew(wrong)}, picture_size(body))

    service.answer = answer
    a = extract(careful)
    assert a.status == 200 and any("/read/cells?" in path for path, *_ in service.asked), a.body
    assert a.json["engine"]["cells_read_again"] > 0 and a.json["data"] == doc["data"]
    assert any(c["used"] == doc["data"]["line_items"][0]["taxable_value"] for c in a.json["corrections"]), a.json["corrections"]
    # other cells than were wanted, or rubbish: the first reading stays, and so does the document
    for rubbish in (b'{"cells_v":1,"page":1,"round":1,"cells":[]}', b""):
        service.answer = of_request(lambda path, body, say=rubbish: say if "/cells" in path else answer(path, body))
        a = extract(careful)
        assert a.status == 200 and a.json["verification"]["state"] != "verified" and a.json["engine"]["cells_read_again"] == 0
        assert about(careful)["remote_ocr"]["last_failure"] == "malformed"


def reread(page, path):
    """Cells as they stand on the page."""
    cells = []
    for _, x0, y0, x1, y1, _ in json.loads(parse_qs(urlsplit(path).query)["cells"][0]):
        text = " ".join(w[0] for w in page["words"] if x0 <= (w[1] + w[3]) / 2 <= x1 and y0 <= (w[2] + w[4]) / 2 <= y1)
        cells.append([x0, y0, x1, y1, [[text, 95, "line"], [text, 90, "alone"]] if text else []])
    return json.dumps({"cells_v": 1, "page": 1, "round": 1, "cells": cells}, separators=(",", ":"), ensure_ascii=False).encode()


def misread(page, amount):
    """The page with another digit in AMOUNT, and how it is printed."""
    printed = next(w[0] for w in page["words"] if w[0].replace(",", "") == amount)
    other = printed[:-1] + ("1" if printed[-1] != "1" else "7")
    return {**page, "words": [[other if w[0] == printed else w[0], *w[1:]] for w in page["words"]]}, printed


BAD = {
    "hangs": ("hang", "timeout"),
    "never ends": ("endless", "too_large"),
    "hangs up": ("reset", "broken"),
    "fails": ((500, {}, b"boom"), "status"),
    "redirects": ((302, {"Location": "http://127.0.0.1:1/"}, b""), "status"),
    "says nothing": (b"", "malformed"),
    "no JSON": (b'{"v":1,"words":[', "malformed"),
    "no words": (b'{"v":1,"width":300,"height":200}', "malformed"),
    "another version": (b'{"v":2,"width":300,"height":200,"words":[]}', "malformed"),
    "another page": (b'{"v":1,"unit":"px","width":3000,"height":200,"words":[]}', "malformed"),
    "a box upside down": (b'{"v":1,"unit":"px","width":300,"height":200,"words":[["a",9,9,1,1,90,0]]}', "malformed"),
    "no UTF-8": (b'<div class="ocr_page" title="bbox 0 0 300 200"><span class="ocrx_word" title="bbox 1 1 9 9">\xff</span></div>', "malformed"),
    "a web page": (b"<html><body>Please log in</body></html>", "malformed"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_service_fails_the_document_and_nothing_else(careful, service, case):
    answer, fault = BAD[case]
    service.answer = getattr(service, answer) if isinstance(answer, str) else answer
    p = extract(careful, small_picture()).problem(502, "upstream_unavailable")
    assert p["retryable"] and p["meta"]["status"] == "failed"
    doc = careful.get(f"/documents/{p['meta']['uuid']}").json
    assert doc["status"] == "failed" and doc["error"]["code"] == "upstream_unavailable"
    seen = about(careful)["remote_ocr"]
    assert seen["state"] == "fails" and seen["last_failure"] == fault and seen["failed"] > 0
    service.answer = of_request(read_by_test)
    assert extract(careful, small_picture()).status == 200
    assert about(careful)["remote_ocr"]["state"] == "answers"


def test_a_busy_service_is_asked_again_when_it_says(careful, service):
    service.script += [(429, {"Retry-After": "2"}, b""), (503, {}, b"")]
    assert extract(careful, small_picture()).status == 200
    times = [at for path, _, _, at in service.asked if "/cells" not in path]
    assert len(times) == 3 and times[1] - times[0] >= 1.9 and times[2] - times[1] >= 0.2


def test_a_wrong_key_is_no_secret_failure(tmp_path_factory, reader):
    """The queue tries again, then the document fails with the code; the key is in no log."""
    folder = tmp_path_factory.mktemp("wrong")
    r = remote_rig(folder, reader.url)
    (folder / "key").write_text("a-key-that-nobody-knows\n")
    try:
        r.start().wait_ready()
        p = extract(r, small_picture()).problem(502, "upstream_unavailable")
        assert "401" in p["detail"], p
        seen = about(r)["remote_ocr"]
        assert seen["last_failure"] == "status" and seen["last_failure_status"] == 401 and seen["failed"] == 3, seen
        assert "a-key-that-nobody-knows" not in r.log()
    finally:
        end_rig(r)


def test_a_certificate_that_does_not_hold_is_not_trusted(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tls")
    pem = folder / "tls.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1",
                    "-keyout", folder / "k.pem", "-out", folder / "c.pem"], check=True, capture_output=True)
    pem.write_text((folder / "k.pem").read_text() + (folder / "c.pem").read_text())
    service = Ocr(certificate=pem)
    service.answer = of_request(read_by_test)
    r = remote_rig(folder, service.url)
    r.sql("ALTER TABLE docextract.job ALTER max_attempts SET DEFAULT 1")
    try:
        r.start().wait_ready()
        extract(r, small_picture()).problem(502, "upstream_unavailable")
        assert about(r)["remote_ocr"]["last_failure"] == "tls" and not service.asked
        r.stop()
        r.options.append(f"upstream.ca_file = {folder / 'c.pem'}")
        r.start().wait_ready()
        assert extract(r, small_picture()).status == 200 and service.asked
    finally:
        end_rig(r)
        service.stop()

# SPDX-License-Identifier: AGPL-3.0-or-later
"""What doc/security.md says of the whole, where no other test shows it: what the engine is linked with, and what the log keeps to itself."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/lib")]

from conftest import BUILD, end_rig, make_rig  # noqa: E402


def symbols(program):
    return {line.split()[-1] for line in subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout.splitlines() if line.split()}


def test_the_engine_knows_pdf_and_nothing_else_of_mupdf():
    handlers = {s for s in symbols(BUILD / "docextract-engine") if re.fullmatch(r"\w+_document_handler", s) and not s.startswith("fz_")}
    assert handlers == {"pdf_document_handler"}, handlers
    source = "".join(p.read_text() for p in (ROOT / "lib").glob("**/*.c"))
    for call in ("fz_register_document_handlers", "pdf_enable_js", "fz_open_document("):
        assert call not in source, call


def test_no_process_beside_the_engine_reads_documents():
    needed = {}
    for name in ("docextractd", "docextract-engine"):
        out = subprocess.run(["objdump", "-p", BUILD / name], capture_output=True, text=True, check=True).stdout
        needed[name] = set(re.findall(r"NEEDED +(lib[a-z0-9_+-]+)", out))
    readers = {"libtesseract", "liblept", "libopenjp", "libjbig2dec", "libxml2", "libjpeg", "libfreetype", "libharfbuzz"}
    assert not [n for n in needed["docextractd"] if any(n.startswith(r) for r in readers)], needed["docextractd"]
    network = {"libpq", "libcurl", "libevent", "libsodium"}
    assert not [n for n in needed["docextract-engine"] if any(n.startswith(r) for r in network)], needed["docextract-engine"]


@pytest.fixture(scope="module")
def talkative(tmp_path_factory):
    r = make_rig(tmp_path_factory.mktemp("rig"), ["api = 1", "workers = 1", "log.level = debug"])
    try:
        yield r.start().wait_ready()
    finally:
        end_rig(r)


def texts(value):
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for v in value.values():
            yield from texts(v)
    elif isinstance(value, list):
        for v in value:
            yield from texts(v)


def test_the_log_at_its_most_talkative_keeps_documents_and_keys_to_itself(talkative, statement):
    content, truth = statement
    a = talkative.post("/extract", ("industry", "finance"), ("template", "bank_statement"), ("file", content, "my-name-is-secret-file.pdf"),
                       ("external_id", "external-7731"))
    assert a.status == 200
    wrong = "dx_live_" + "a" * 36
    assert talkative.get("/ping", key=wrong).status == 401
    talkative.get(f"/documents/{a.json['uuid']}?include=evidence")
    talkative.post("/documents", ("industry", "finance"), ("template", "bank_statement"), ("file", b"no document of mine 4711-0815", "x.pdf"),
                   ("password", "open sesame"))
    log = talkative.log()
    assert a.json["uuid"] in log and a.headers["X-Request-Id"] in log
    said = {t for t in texts(truth) if len(t) >= 8 and not re.fullmatch(r"\d{4}-\d\d-\d\d", t)}
    assert len(said) > 10 and truth["account_number"] in said
    assert [t for t in said if t in log] == []
    for secret in (talkative.default_key, wrong, "open sesame", "4711-0815", "my-name-is-secret-file", talkative.pepper.read_text().split(":")[1].strip()):
        assert secret not in log, secret
    # whole words of the document, whatever field they stand in
    words = {w for t in said for w in t.split() if len(w) >= 9}
    assert [w for w in words if w in log] == []


def test_what_is_kept_of_a_key_is_no_key(talkative):
    rows = json.dumps([[str(v) for v in r] for r in talkative.sql("SELECT k.* FROM docextract.api_key k")])
    assert talkative.default_key not in rows and talkative.default_key[:12] in rows
    audit = json.dumps([[str(v) for v in r] for r in talkative.sql("SELECT a.* FROM docextract.audit a")])
    assert talkative.default_key not in audit

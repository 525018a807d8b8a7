# SPDX-License-Identifier: AGPL-3.0-or-later
"""The signed code of GST e-invoices: read, judged by the keys there are, held against the page; other codes ignored."""

import json
import random
import subprocess

import degrade
import einvoice
import gst_more
import model
import pytest
from conftest import CLI, ROOT, make_rig, end_rig

KEY, OTHER = einvoice.Key("a", "KEY-A"), einvoice.Key("b", "KEY-B")


def draw(folder, qr, form="text", edit=lambda doc: None, seed=5):
    rng = random.Random(seed)
    doc = model.invoice(rng, 3)
    doc["qr"] = qr(doc)
    edit(doc)
    path = folder / f"{form}.pdf"
    gst_more.draw(str(path), doc, "einvoice")
    if form == "scan":
        pages = [degrade.scan(p, rng) for p in degrade.rasterise(str(path), 200)]
        degrade.to_pdf(pages, 200, path)
    return path


def read(path, keys=None):
    extra = []
    if keys is not None:
        (path.parent / "keys").write_text(keys)
        extra = ["--einvoice-keys", path.parent / "keys"]
    out = subprocess.run([CLI, "extract", path, "--template", "tax/gst_invoice", "--template-dir", ROOT / "config/templates", *extra, "--json"],
                         capture_output=True, text=True, timeout=120)
    assert out.returncode == 0, out.stderr
    return json.loads(out.stdout)


def states(doc):
    found = {}
    for c in doc["checks"]:
        if c["id"].startswith("qr_"):
            found.setdefault(c["id"], set()).add(c["state"])
    return found


def codes(doc):
    return [w["code"] for w in doc["warnings"]]


ALL_PASSED = {"qr_signature": {"passed"}, "qr_irn": {"passed"}, "qr_agrees": {"passed"}, "qr_items": {"passed"}, "qr_hsn": {"passed"}}


@pytest.mark.parametrize("form", ["text", "scan"])
def test_the_code_is_read_and_holds(tmp_path, form):
    doc = read(draw(tmp_path, lambda d: einvoice.payload(d, KEY), form), einvoice.jwks(OTHER, KEY))
    assert states(doc) == ALL_PASSED
    assert "qr_unknown_key" not in codes(doc)


@pytest.mark.parametrize("keys", [lambda: OTHER.pem() + KEY.pem(), lambda: KEY.pem(name=False), lambda: einvoice.jwks(KEY)])
def test_keys_come_in_several_forms(tmp_path, keys):
    assert states(read(draw(tmp_path, lambda d: einvoice.payload(d, KEY)), keys()))["qr_signature"] == {"passed"}


@pytest.mark.parametrize("keys", [None, "", "no keys at all", "{", einvoice.jwks(OTHER), OTHER.pem(), OTHER.pem(name=False)])
def test_an_unknown_key_is_called_so(tmp_path, keys):
    doc = read(draw(tmp_path, lambda d: einvoice.payload(d, KEY)), keys)
    assert states(doc) == {**ALL_PASSED, "qr_signature": {"not_applicable"}} and "qr_unknown_key" in codes(doc)
    assert any("KEY-A" in w["detail"] for w in doc["warnings"])


def test_a_forged_signature_fails(tmp_path):
    def forged(d):
        return einvoice.payload(d, KEY, TotInvVal=1.0).rsplit(".", 1)[0] + "." + einvoice.payload(d, KEY).rsplit(".", 1)[1]
    doc = read(draw(tmp_path, forged), einvoice.jwks(KEY))
    assert states(doc)["qr_signature"] == {"failed"} and doc["verification"]["state"] == "mismatch"
    # the name of a good key on the signature of another
    OTHER.kid, kid = KEY.kid, OTHER.kid
    try:
        signed = draw(tmp_path, lambda d: einvoice.payload(d, OTHER))
    finally:
        OTHER.kid = kid
    assert states(read(signed, einvoice.jwks(KEY)))["qr_signature"] == {"failed"}


@pytest.mark.parametrize("keys", [einvoice.jwks(KEY), None])
@pytest.mark.parametrize("changed,failing", [
    ({"TotInvVal": 99.5}, "qr_agrees"), ({"DocNo": "X-1"}, "qr_agrees"), ({"DocDt": "01/02/2020"}, "qr_agrees"), ({"DocTyp": "CRN"}, "qr_agrees"),
    ({"SellerGstin": "29AAAAA0000A1Z5"}, "qr_agrees"), ({"ItemCnt": 9}, "qr_items"), ({"MainHsnCode": "99999999"}, "qr_hsn"), ({"Irn": "0" * 64}, "qr_irn")])
def test_what_code_and_page_say_differently_fails(tmp_path, changed, failing, keys):
    doc = read(draw(tmp_path, lambda d: einvoice.payload(d, KEY, **changed)), keys)
    assert "failed" in states(doc)[failing] and doc["verification"]["state"] == "mismatch" and doc["status"] == "needs_review"


def test_an_altered_page_is_found_out(tmp_path):
    def edit(doc):
        doc["payable"] += 900000
    doc = read(draw(tmp_path, lambda d: einvoice.payload(d, KEY), edit=edit), einvoice.jwks(KEY))
    wrong = [c for c in doc["checks"] if c["id"] == "qr_agrees" and c["state"] == "failed"]
    assert [c["paths"] for c in wrong] == [["/totals/total"]] and doc["verification"]["state"] == "mismatch"


def test_a_key_file_that_is_not_there_is_said(tmp_path):
    path = draw(tmp_path, lambda d: einvoice.payload(d, KEY))
    out = subprocess.run([CLI, "extract", path, "--template", "tax/gst_invoice", "--einvoice-keys", tmp_path / "nowhere"], capture_output=True, text=True)
    assert out.returncode == 1 and out.stdout == "" and "nowhere" in out.stderr


HOSTILE = ["upi://pay?pa=shop@bank&pn=Shop&am=10.00&cu=INR", "https://example.org/a.b.c", "..", "a.b.c", "." * 500, "eyJhbGciOiJSUzI1NiJ9.e30.AAAA",
           "eyJhbGciOiJub25lIn0.e30.AAAA", "\x00\x01\x02binary\x7f", "e30.e30.e30"]


@pytest.mark.parametrize("payload", HOSTILE)
def test_other_codes_are_ignored(tmp_path, payload):
    doc = read(draw(tmp_path, lambda d: payload), einvoice.jwks(KEY))
    assert states(doc) == {} and not [c for c in codes(doc) if c.startswith("qr")]


@pytest.mark.parametrize("alg", ["none", "HS256"])
def test_no_other_way_of_signing_counts(tmp_path, alg):
    assert states(read(draw(tmp_path, lambda d: einvoice.payload(d, KEY, alg=alg)), einvoice.jwks(KEY))) == {}


@pytest.mark.parametrize("changed", [{"DocDt": "99/99/9999"}, {"DocDt": 5}, {"TotInvVal": "x"}, {"TotInvVal": 1e300}, {"ItemCnt": -5}, {"ItemCnt": 2 ** 62},
                                     {"DocTyp": "%s%n"}, {"DocNo": "9" * 120}, {"MainHsnCode": None}, {"BuyerGstin": "URP"}])
def test_odd_facts_do_no_harm(tmp_path, changed):
    doc = read(draw(tmp_path, lambda d: einvoice.payload(d, KEY, **changed)), einvoice.jwks(KEY))
    assert states(doc)["qr_signature"] == {"passed"}


def test_the_service_judges_with_its_keys(tmp_path):
    keys = tmp_path / "keys.json"
    keys.write_text(einvoice.jwks(OTHER))
    (tmp_path / "rig").mkdir()
    rig = make_rig(tmp_path / "rig", ["api = 1", "workers = 1", f"einvoice.keys_file = {keys}"])
    try:
        rig.start().wait_ready()
        file = draw(tmp_path, lambda d: einvoice.payload(d, KEY)).read_bytes()
        for text, want in ((einvoice.jwks(OTHER), "not_applicable"), (einvoice.jwks(KEY), "passed")):  # new keys need no reload
            keys.write_text(text)
            doc = rig.post("/extract", ("industry", "tax"), ("template", "gst_invoice"), ("file", file, "a.pdf")).json
            assert states(doc)["qr_signature"] == {want}
    finally:
        end_rig(rig)

# SPDX-License-Identifier: AGPL-3.0-or-later
"""The template `auto`: the template that fits is found, how sure that is is said, and a guess is called one."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
sys.path.insert(0, str(ROOT / "test" / "gen"))

import make  # noqa: E402
import tds  # noqa: E402
from layouts import Sheet  # noqa: E402


def extract(path, template="auto"):
    return subprocess.run([BUILD / "docextract", "extract", path, "--template", template, "--template-dir", ROOT / "config" / "templates",
                           "--engine", BUILD / "docextract-engine", "--json"], capture_output=True, text=True, timeout=120)


def chosen(path, template="auto"):
    r = extract(path, template)
    assert r.returncode == 0, r.stderr
    doc = json.loads(r.stdout)
    return f"{doc['industry']}/{doc['template']}", doc["template_confidence"], doc


@pytest.mark.parametrize("kind,want", [("form_26as", "tax/form_26as"), ("tds_certificate", "tax/tds_certificate")])
def test_tax_papers_are_told_apart(tmp_path, kind, want):
    name, sure, doc = chosen(tds.make(tmp_path, kind, "plain", "text", 3))
    assert (name, doc["status"]) == (want, "completed") and sure >= 0.5


@pytest.mark.parametrize("kind,layout,want", [("statement", "classic", "finance/bank_statement"), ("statement", "ruled", "finance/bank_statement"),
                                              ("invoice", "columns", "tax/gst_invoice")])
def test_statements_and_invoices(tmp_path, kind, layout, want):
    path = make.make(tmp_path, kind, layout, "text", 2, 6, 200)
    name, _, doc = chosen(path)
    assert name == want and doc["template_version"] >= 1
    r = extract(path, want)
    assert json.loads(r.stdout)["data"] == doc["data"]


# Statements of accounts and of cards and invoices of other countries, slips of tills that call themselves invoices.
@pytest.mark.parametrize("kind,layout", [("strangerworld", "italy"), ("strangeristhmus", "dutch"), ("strangerabroad", "wyciag"), ("strangerabroad", "releve"),
                                         ("strangerharbour", "vltava"), ("strangerguildhall", "kanzlei"), ("strangercheckout", "bistro"), ("strangercheckout", "kasse"),
                                         ("strangerbuckle", "charter"), ("strangerbuckle", "iberia"), ("strangerpurser", "laurier"), ("strangerrepay", "turkey")])
def test_papers_of_other_countries(tmp_path, kind, layout):
    name, sure, _ = chosen(make.make(tmp_path, kind, layout, "text", 1, 4, 200))
    assert name == "/".join(make.KINDS[kind][:2]) and sure >= 0.5


def test_one_industry_alone(tmp_path):
    path = make.make(tmp_path, "invoice", "columns", "text", 2, 4, 200)
    assert chosen(path, "tax/auto")[0] == "tax/gst_invoice"


def page(path, *lines):
    p = Sheet(str(path), "sans", 10, "x")
    for i, line in enumerate(lines):
        p.text(60, 80 + 16 * i, line)
    p.save()
    return path


def test_what_nothing_recognises_is_an_error(tmp_path):
    r = extract(page(tmp_path / "a.pdf", "Dear aunt,", "the garden is lovely this year.", "Yours, Mira"))
    assert r.returncode == 1 and "unknown_template" in r.stderr


def test_a_receipt_is_told_from_an_invoice(tmp_path):
    name, _, _ = chosen(page(tmp_path / "a.pdf", "CORNER SHOP", "Receipt no 1", "Cashier: 4", "Tea 2.00", "Total 2.00", "Cash 5.00", "Change 3.00", "Thank you"))
    assert name == "commerce/receipt"


def test_a_guess_needs_review(tmp_path):
    name, sure, doc = chosen(page(tmp_path / "a.pdf", "Some letter", "It has a challan in it, and nothing else at all."))
    assert name == "tax/tds_certificate" and sure < 0.5 and doc["status"] == "needs_review"
    assert "template_uncertain" in [w["code"] for w in doc["warnings"]]


# ---- by HTTP ----


def letter(folder):
    return page(folder / "letter.pdf", "Dear aunt,", "the garden is lovely this year.", "Yours, Mira").read_bytes()


@pytest.fixture(scope="module")
def papers(tmp_path_factory):
    where = tmp_path_factory.mktemp("papers")
    return {"finance/bank_statement": make.make(where, "statement", "classic", "text", 2, 6, 200).read_bytes(),
            "tax/gst_invoice": make.make(where, "invoice", "columns", "text", 2, 4, 200).read_bytes(),
            "tax/tds_certificate": tds.make(where, "tds_certificate", "plain", "text", 3).read_bytes()}


@pytest.mark.parametrize("want", ["finance/bank_statement", "tax/gst_invoice", "tax/tds_certificate"])
@pytest.mark.parametrize("industry", ["auto", None])
def test_documents_name_what_was_chosen(rig, papers, want, industry):
    slug, name = want.split("/")
    answer = rig.post("/extract?include=engine", ("industry", industry or slug), ("template", "auto"), ("file", papers[want], "a.pdf"))
    assert answer.status == 200, answer.body
    doc = answer.json
    assert (doc["industry"], doc["template"]) == (slug, name) and doc["template_version"] >= 1 and 0.5 <= doc["template_confidence"] <= 1
    named = rig.post("/extract", ("industry", slug), ("template", name), ("file", papers[want], "a.pdf")).json
    assert named["template_confidence"] is None
    assert [doc[k] for k in ("data", "checks", "verification", "status")] == [named[k] for k in ("data", "checks", "verification", "status")]
    listed = rig.get(f"/documents?industry={slug}&template={name}&limit=200").json["documents"]
    assert [d["template_confidence"] for d in listed if d["uuid"] == doc["uuid"]] == [doc["template_confidence"]]
    assert rig.sql("SELECT r.template, r.template_version FROM docextract.result r WHERE r.document = %s", doc["uuid"]) == [(name, doc["template_version"])]
    assert f"{slug}/{name}" in rig.get("/usage").json["by_template"] and not any("auto" in k for k in rig.get("/usage").json["by_template"])
    event = rig.sql("SELECT convert_from(body, 'UTF8') FROM docextract.outbox WHERE document = %s", doc["uuid"])
    assert all(f'"template":"{name}"' in str(e[0]).replace(" ", "") for e in event)


def test_until_it_is_read_the_template_is_auto(idle, papers):
    doc = idle.post("/documents", ("industry", "auto"), ("template", "auto"), ("file", papers["tax/gst_invoice"], "a.pdf")).json
    assert (doc["industry"], doc["template"], doc["template_version"], doc["template_confidence"]) == ("auto", "auto", None, None)
    assert [d["uuid"] for d in idle.get("/documents?template=auto").json["documents"]] == [doc["uuid"]]
    cancelled = idle.post(f"/documents/{doc['uuid']}/cancel")
    assert cancelled.status == 202 and cancelled.json["template"] == "auto", cancelled.body
    doc = idle.post("/documents", ("industry", "auto"), ("template", "gst_invoice"), ("file", papers["tax/gst_invoice"], "a.pdf")).json
    assert (doc["industry"], doc["template"]) == ("tax", "gst_invoice") and doc["template_version"] >= 1


def test_what_there_is_no_choice_of_is_refused(rig, idle, papers, tmp_path):
    file = ("file", papers["tax/gst_invoice"], "a.pdf")
    idle.post("/documents", ("industry", "nowhere"), ("template", "auto"), file).problem(422, "unknown_industry")
    for wrong in ("auto@1", "nothing"):
        idle.post("/documents", ("industry", "auto"), ("template", wrong), file).problem(422, "unknown_template")
    failed = rig.post("/extract", ("industry", "auto"), ("template", "auto"), ("file", letter(tmp_path), "a.pdf"))
    problem = failed.problem(422, "unknown_template")
    doc = rig.get(f"/documents/{problem['meta']['uuid']}").json
    assert doc["status"] == "failed" and doc["error"]["code"] == "unknown_template" and (doc["industry"], doc["template"]) == ("auto", "auto")


# ---- chosen anew ----

def reanalysed(rig, uuid, **body):
    answer = rig.request("POST", f"/documents/{uuid}/reanalyze", json.dumps(body), {"Content-Type": "application/json"})
    assert answer.status == 202, answer.body
    waits = rig.get(f"/documents/{uuid}/revisions/{answer.json['reanalysis']['revision']}").json
    if waits["state"] != "done":
        assert (waits["template"], waits["template_version"]) == ("auto", None)
    end = time.monotonic() + 60
    while True:
        doc = rig.get(f"/documents/{uuid}").json
        if (doc["reanalysis"] or {}).get("state") not in ("queued", "processing"):
            return doc
        assert time.monotonic() < end, "the revision is never made"
        time.sleep(0.1)


@pytest.mark.parametrize("first", ["auto", "gst_invoice"])
def test_a_reanalysis_chooses_too(rig, papers, first):
    doc = rig.post("/extract", ("industry", "tax"), ("template", first), ("file", papers["tax/gst_invoice"], "a.pdf")).json
    again = reanalysed(rig, doc["uuid"], template="auto")
    assert again["revision"] == 2 and again["reanalysis"] is None
    assert [again[k] for k in ("industry", "template", "template_version", "data", "status")] == \
        [doc[k] for k in ("industry", "template", "template_version", "data", "status")]
    assert 0.5 <= again["template_confidence"] <= 1
    assert rig.get(f"/documents/{doc['uuid']}/revisions/2").json["template"] == "gst_invoice"


def test_a_reanalysis_mends_what_was_named_wrong(rig, papers):
    doc = rig.post("/extract", ("industry", "tax"), ("template", "gst_invoice"), ("file", papers["tax/tds_certificate"], "a.pdf")).json
    again = reanalysed(rig, doc["uuid"], template="auto", propose=True)
    assert again["template"] == "gst_invoice" and again["reanalysis"]["state"] == "proposed"
    adopted = rig.request("POST", f"/documents/{doc['uuid']}/revisions/2/adopt").json
    assert (adopted["template"], adopted["status"]) == ("tds_certificate", "completed") and adopted["template_confidence"] >= 0.5


def test_a_reanalysis_stays_within_the_industry(rig, papers):
    """Other industries' templates fit better, and are not offered."""
    doc = rig.post("/extract", ("industry", "commerce"), ("template", "invoice"), ("file", papers["tax/gst_invoice"], "a.pdf")).json
    again = reanalysed(rig, doc["uuid"], template="auto")
    assert (again["industry"], again["template"]) == ("commerce", "invoice") and again["data"] == doc["data"]

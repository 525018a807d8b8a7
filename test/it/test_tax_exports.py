# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bulk exports: what is taken and left out, the files and their archive, pushes to a provider, a keeper that dies."""

import csv
import hashlib
import io
import json
import os
import signal
import subprocess
import sys
import time
import uuid
import zipfile

import conftest
import pytest
from filings import BUYER, BUYER_FAR, CORPORA, OWN, invoice, put
from receiver import Receiver

OWN_FAR = "29AABCR1718E1ZL"


@pytest.fixture(scope="module")
def rig(tmp_path_factory):
    """No workers: the documents are put there."""
    folder = tmp_path_factory.mktemp("exports")
    r = conftest.make_rig(folder, ["api = 1", "workers = 0", "keeper = yes", "sender = yes", "webhook.allow_cidr = 127.0.0.0/8",
                                   f"keys.master_key_file = {folder}/master"])
    r.cli("settings", "set", "gst.gstins", f"{OWN},{OWN_FAR}", "--team", "acme")
    try:
        yield r.start().wait_ready()
    finally:
        conftest.end_rig(r)


@pytest.fixture(scope="module")
def receiver():
    r = Receiver()
    yield r
    r.stop()


def ask(rig, key="default", **body):
    body = {"from": "2026-05-01", "to": "2026-06-30", **body}
    return rig.request("POST", "/tax/exports", body=json.dumps(body).encode(), headers={"Content-Type": "application/json"}, key=key)


def made(rig, key="default", **body):
    a = ask(rig, key, **body)
    assert a.status in (201, 202), a.body
    return wait_for_end(rig, a.json["uuid"], key)


def wait_for_end(rig, u, key="default"):
    for _ in range(300):
        x = rig.get(f"/tax/exports/{u}", key=key).json
        if x["status"] in ("completed", "failed"):
            return x
        time.sleep(0.1)
    raise AssertionError(x)


def download(rig, x, query="", key="default"):
    a = rig.get(f"/tax/exports/{x['uuid']}/file{query}", key=key)
    assert a.status == 200, a.body
    return a


@pytest.fixture(scope="module")
def books(rig):
    """A year's paper in small."""
    d = {}
    d["may"] = put(rig, "acme", invoice("S/1", "2026-05-03", lines=((1000, 18), (500, 5))))
    d["may2"] = put(rig, "acme", invoice("S/2", "2026-05-20", recipient=BUYER_FAR, lines=((100, 40),)))
    d["june"] = put(rig, "acme", invoice("S/3", "2026-06-01"))
    d["far"] = put(rig, "acme", invoice("F/1", "2026-06-02", supplier=OWN_FAR))
    d["twin"] = put(rig, "acme", invoice("s/1", "2026-05-04", lines=((999, 18),)), state="unverifiable")
    d["broken"] = put(rig, "acme", invoice("S/4", "2026-05-05"), state="mismatch")
    d["bought"] = put(rig, "acme", invoice("P1", "2026-05-06", supplier=BUYER_FAR, recipient=OWN))
    d["strange"] = put(rig, "acme", invoice("N1", "2026-05-07", supplier=BUYER_FAR, recipient=BUYER))
    d["undated"] = put(rig, "acme", invoice("S/9", None))
    d["old"] = put(rig, "acme", invoice("S/0", "2026-04-30"))
    d["long"] = put(rig, "acme", invoice("S/26-27/MUMBAI/0001", "2026-05-08", lines=((10, 18),)))
    return d


# ---- what is taken, and why not ----

def test_everything_looked_at_is_accounted_for(rig, books):
    x = made(rig)
    assert x["status"] == "completed" and x["error"] is None and x["push"] is None
    assert {i["document"] for i in x["included"]} == {books[n] for n in ("may", "long", "may2", "june", "far")}
    why = {e["document"]: e["reason"] for e in x["excluded"]}
    assert why == {books["twin"]: "duplicate", books["broken"]: "not_verified", books["bought"]: "other_direction",
                   books["strange"]: "neither_sale_nor_purchase", books["undated"]: "no_date"}
    assert x["counts"] == {"found": 10, "included": 5, "excluded": 5, "duplicates": 1, "unverified": 0, "refused": 1,
                           "excluded_by_reason": {"duplicate": 1, "neither_sale_nor_purchase": 1, "no_date": 1, "not_verified": 1, "other_direction": 1}}
    twin = x["duplicates"][0]
    assert (twin["document"], twin["duplicate_of"], twin["number"], twin["financial_year"], twin["same_total"]) == \
        (books["twin"], books["may"], "S/1", 2026, False)
    assert [(r["document"], r["format"]) for r in x["refused"]] == [(books["long"], "gstr1_b2b_json")] and "19 characters" in x["refused"][0]["reason"]
    assert "Sum of the invoice" in [e["detail"] for e in x["excluded"] if e["reason"] == "not_verified"][0]
    assert {r["rate"]: r["taxable_value"] for r in x["totals"]["by_rate"]} == {"5": "500.00", "18": "3010.00", "40": "100.00"}
    assert x["totals"]["taxable_value"] == "3610.00" and x["totals"]["igst"] == "220.00" and x["totals"]["not_by_rate"] == 0


def test_purchases_are_the_other_half(rig, books):
    x = made(rig, direction="purchase")
    assert [i["document"] for i in x["included"]] == [books["bought"]]
    assert {f["format"] for f in x["files"]} == {"accounting_b_books_bill", "purchases_json", "trace_csv", "manifest_json"}
    j = download(rig, x, "?format=purchases_json").json
    assert j["direction"] == "purchase" and j["invoices"][0]["document"] == books["bought"] and j["invoices"][0]["data"]["invoice_number"] == "P1"


def test_unverified_ones_are_marked_and_recorded(rig, books):
    x = made(rig, include_unverified=True, formats=["provider_a_sales_simple"])
    assert books["broken"] in [i["document"] for i in x["included"]] and x["counts"]["unverified"] == 1
    rows = list(csv.DictReader(io.StringIO(download(rig, x, "?name=provider_a_sales_simple.UNVERIFIED.csv").body.decode())))
    assert [r["Invoice Number"] for r in rows if r["Verification"] == "UNVERIFIED"] == ["S/4"]
    assert rig.sql("SELECT format, a.email FROM docextract.filing_override o JOIN docextract.account a ON a.id = o.account WHERE export = %s",
                   x["uuid"]) == [("provider_a_sales_simple", "ann@acme.example")]


def test_credit_notes_count_negative(rig):
    rig.team("notes")
    key = rig.key("notes")
    put(rig, "notes", invoice("A", "2026-05-01", lines=((1000, 18),)))
    put(rig, "notes", invoice("C", "2026-05-02", lines=((400, 18),), document_type="credit_note"))
    x = made(rig, key)
    assert x["totals"]["taxable_value"] == "600.00" and x["totals"]["by_rate"][0]["cgst"] == "54.00"
    assert "gst.gstins" in x["notes"][0]


# ---- files ----

def test_one_return_for_each_gstin_and_month(rig, books, tmp_path):
    x = made(rig, formats=["gstr1_b2b_json"])
    files = {(f["gstin"], f["month"]): f for f in x["files"] if f["format"] == "gstr1_b2b_json"}
    assert sorted(files) == [(OWN, "2026-05"), (OWN, "2026-06"), (OWN_FAR, "2026-06")]
    checker = CORPORA / "gst/check_gstr1.py"
    for (gstin, month), f in files.items():
        a = rig.request("GET", f["link"].split("/api/v1", 1)[1])
        assert a.json["gstin"] == gstin and a.json["fp"] == month[5:] + month[:4] and len(a.body) == f["size_bytes"]
        assert hashlib.sha256(a.body).hexdigest() == f["sha256"]
        if checker.exists():
            (tmp_path / "r.json").write_bytes(a.body)
            out = subprocess.run([sys.executable, checker, tmp_path / "r.json"], capture_output=True, text=True)
            assert out.returncode == 0 and "CLEAN" in out.stdout, out.stdout
    z = download(rig, x, "?format=gstr1_b2b_json")
    assert z.headers["Content-Type"] == "application/zip" and len(zipfile.ZipFile(io.BytesIO(z.body)).namelist()) == 3
    if not checker.exists():
        pytest.skip(f"{checker} is not there: the returns are not held against the independent checker")


def test_the_archive_has_everything_and_a_manifest(rig, books):
    x = made(rig)
    a = download(rig, x)
    z = zipfile.ZipFile(io.BytesIO(a.body))
    assert z.testzip() is None and z.namelist() == [f["name"] for f in x["files"]]
    manifest = json.loads(z.read("manifest.json"))
    assert manifest["totals"] == x["totals"] and z.namelist()[-1] == "manifest.json"
    for f in manifest["files"]:
        assert hashlib.sha256(z.read(f["name"])).hexdigest() == f["sha256"] and len(z.read(f["name"])) == f["size_bytes"]
    assert {f["name"] for f in manifest["files"]} | {"manifest.json"} == set(z.namelist())
    trace = list(csv.DictReader(io.StringIO(z.read("trace.csv").decode())))
    assert len(trace) == 10 and {t["document"] for t in trace} == {books[n] for n in books if n != "old"}


def test_each_figure_leads_to_its_page(rig):
    rig.team("pages")
    key = rig.key("pages")
    at = {"box": [0, 0, 1, 1], "raw": "x", "confidence": 1, "source": "text_layer"}
    u = put(rig, "pages", invoice("A"), evidence={"/totals/total": {"page": 2, **at}, "/totals/cgst": {"page": 1, **at},
                                                  "/line_items/0/quantity": {"page": 1, **at}, "/line_items/0/total": {"page": 3, **at}})
    x = made(rig, key)
    t = list(csv.DictReader(io.StringIO(download(rig, x, "?format=trace_csv", key).body.decode())))[0]
    assert (t["document"], t["revision"], t["total"], t["total_page"], t["cgst_page"], t["sgst_page"], t["line_pages"]) == (u, "1", "1180.00", "2", "1", "", "1 3")


def test_the_same_request_gives_the_same_bytes(rig, books):
    x, y = made(rig), made(rig)
    assert x["uuid"] != y["uuid"] and download(rig, x).body == download(rig, y).body


# ---- mistakes of users ----

@pytest.mark.parametrize("body, code, pointer", [
    ({"from": None}, "invalid_date_range", "/from"),
    ({"from": "2026-06-31"}, "invalid_date_range", "/from"),
    ({"from": "2026-07-01", "to": "2026-06-30"}, "invalid_date_range", "/from"),
    ({"from": "2025-01-01", "to": "2026-01-02"}, "invalid_date_range", "/to"),
    ({"direction": "both"}, "bad_request", "/direction"),
    ({"colour": "red"}, "bad_request", "/colour"),
    ({"push_to_provider": "yes"}, "bad_request", "/push_to_provider"),
    ({"formats": []}, "bad_request", "/formats"),
    ({"formats": ["accounting_b_books_bill"]}, "unknown_filing_format", "/formats/0"),
])
def test_wrong_requests_are_refused_with_the_place(rig, body, code, pointer):
    a = ask(rig, **body)
    p = a.problem(422 if code == "unknown_filing_format" else 400, code)
    assert pointer in [e["pointer"] for e in p["errors"]]


def test_limits_of_requests(rig):
    assert ask(rig, **{"from": "2024-01-01", "to": "2024-12-31"}).status in (201, 202)
    rig.request("POST", "/tax/exports", body=b"{}", headers={"Content-Type": "application/json"}).problem(400, "missing_field")
    rig.request("POST", "/tax/exports", body=b"[1", headers={"Content-Type": "application/json"}).problem(400, "bad_request")
    assert ask(rig, key=rig.key("acme", scopes="documents:read,exports:read")).status == 403
    rig.get(f"/tax/exports/{uuid.uuid4()}").problem(404, "not_found")
    rig.get(f"/tax/exports/{uuid.uuid4()}/file").problem(404, "not_found")


def test_exports_belong_to_their_team(rig, books):
    x = made(rig)
    rig.team("spies")
    key = rig.key("spies")
    rig.get(f"/tax/exports/{x['uuid']}", key=key).problem(404, "not_found")
    rig.get(f"/tax/exports/{x['uuid']}/file", key=key).problem(404, "not_found")
    assert rig.get("/tax/exports", key=key).json["exports"] == []
    rig.get(f"/tax/exports/{x['uuid']}/file?name=nothing").problem(404, "not_found")
    first = rig.get("/tax/exports?limit=1").json
    assert first["exports"][0]["uuid"] == x["uuid"]
    assert rig.get(f"/tax/exports?limit=1&cursor={first['next_cursor']}").json["exports"][0]["uuid"] != x["uuid"]


# ---- who hears of it ----

def pushed(rig, x, state, key="default"):
    for _ in range(200):
        x = rig.get(f"/tax/exports/{x['uuid']}", key=key).json
        if x["push"]["state"] == state:
            return x
        time.sleep(0.1)
    raise AssertionError(x["push"])


def test_pushes_are_shown_and_followed(rig, receiver, tmp_path):
    rig.team("pushers")
    key = rig.key("pushers")
    put(rig, "pushers", invoice("A", "2026-05-02"))
    x = made(rig, key, push_to_provider=True)
    assert x["push"]["state"] == "failed" and "no provider" in x["push"]["error"]
    line = tmp_path / "line"
    line.write_text("Authorization: Bearer t0ken")
    rig.cli("providers", "set", receiver.url("/ok/import"), "--team", "pushers", "--header-file", line, "--format", "gstr1_b2b_json",
            "--master-key-file", rig.folder / "master")
    x = pushed(rig, made(rig, key, push_to_provider=True, formats=["provider_a_sales_simple"]), "pushed", key)
    got = [g for g in receiver.on("/ok/import") if g.headers["idempotency-key"] == x["uuid"]]
    assert len(got) == 1 and got[0].headers["authorization"] == "Bearer t0ken"
    assert got[0].body == download(rig, x, "?format=gstr1_b2b_json", key).body
    assert x["push"]["files"][0]["status"] == 200 and x["push"]["files"][0]["attempts"] == 1


def test_a_provider_that_fails_first_is_asked_again_with_the_same_key(rig, receiver, tmp_path):
    rig.team("again")
    key = rig.key("again")
    put(rig, "again", invoice("P", "2026-05-02", supplier=BUYER_FAR, recipient=OWN))
    line = tmp_path / "line"
    line.write_text("X-Key: 1")
    receiver.answers["/ok/again"] = [500]
    rig.cli("providers", "set", receiver.url("/ok/again"), "--team", "again", "--header-file", line, "--format", "gstr1_b2b_json",
            "--master-key-file", rig.folder / "master")
    x = pushed(rig, made(rig, key, direction="purchase", push_to_provider=True), "retrying", key)
    assert x["push"]["files"][0]["status"] == 500 and x["push"]["files"][0]["next_attempt_at"]
    x = pushed(rig, x, "pushed", key)
    got = receiver.on("/ok/again")
    assert [g.headers["idempotency-key"] for g in got] == [x["uuid"]] * 2 and got[0].body == got[1].body
    assert json.loads(got[0].body)["invoices"][0]["data"]["invoice_number"] == "P"
    # the answer came, but our note of it was lost: sent again, taken again, one push all the same
    rig.sql("UPDATE docextract.delivery SET state = 'waiting', ended_at = NULL, due = now() "
            "WHERE event = (SELECT id FROM docextract.outbox WHERE export = %s)", x["uuid"])
    rig.sql("SELECT docextract.notify_event()")
    for _ in range(100):
        if len(receiver.on("/ok/again")) == 3:
            break
        time.sleep(0.1)
    x = pushed(rig, x, "pushed", key)
    assert len(x["push"]["files"]) == 1 and len({g.headers["idempotency-key"] for g in receiver.on("/ok/again")}) == 1
    assert rig.sql("SELECT count(*) FROM docextract.outbox WHERE export = %s", x["uuid"]) == [(1,)]


def test_a_finished_export_is_an_event(rig, receiver):
    rig.team("hearers")
    key = rig.key("hearers")
    put(rig, "hearers", invoice("A", "2026-05-02"))
    rig.cli("webhooks", "add", receiver.url("/ok/events"), "--team", "hearers", "--events", "tax_export.completed",
            "--master-key-file", rig.folder / "master")
    x = made(rig, key)
    for _ in range(100):
        got = receiver.on("/ok/events")
        if got:
            break
        time.sleep(0.1)
    event = json.loads(got[0].body)
    assert event["type"] == "tax_export.completed" and event["data"]["tax_export"]["uuid"] == x["uuid"]
    assert event["data"]["tax_export"]["counts"] == x["counts"] and event["data"]["tax_export"]["status"] == "completed"


# ---- faults ----

def test_a_keeper_that_dies_leaves_nothing_half_done(rig):
    rig.team("mortal")
    key = rig.key("mortal")
    for i in range(400):
        put(rig, "mortal", invoice(f"M/{i}", f"2026-05-{i % 28 + 1:02d}"))
    want = download(rig, made(rig, key), key=key).body
    a = ask(rig, key)
    deadline = time.monotonic() + 30
    while a.json["status"] not in ("completed", "failed") and time.monotonic() < deadline:
        if rig.sql("SELECT status FROM docextract.tax_export WHERE uuid = %s", a.json["uuid"])[0][0] == "processing":
            break
    # whatever it had done when it died: the lease runs out, another begins anew
    rig.sql("UPDATE docextract.tax_export SET status = 'processing', token = nextval('docextract.fence'), lease_until = now() + interval '1 second', "
            "completed_at = NULL, summary = NULL, lists = NULL WHERE uuid = %s", a.json["uuid"])
    pids = [int(p) for p in subprocess.run(["pgrep", "-P", str(rig.proc.pid)], capture_output=True, text=True).stdout.split()]
    keepers = [p for p in pids if b"keeper" in open(f"/proc/{p}/cmdline", "rb").read()]
    assert keepers
    for p in keepers:
        os.kill(p, signal.SIGKILL)
    x = wait_for_end(rig, a.json["uuid"], key)
    assert x["status"] == "completed" and download(rig, x, key=key).body == want


def test_three_deaths_are_enough(rig):
    u = made(rig)["uuid"]
    rig.sql("UPDATE docextract.tax_export SET status = 'processing', attempts = 3, lease_until = now(), token = 1 WHERE uuid = %s", u)
    x = wait_for_end(rig, u)
    assert x["status"] == "failed" and x["files"] == [] and "three times" in x["error"]["detail"]
    rig.get(f"/tax/exports/{u}/file").problem(409, "export_not_available")
    assert rig.sql("SELECT count(*) FROM docextract.outbox WHERE event_id LIKE 'evt_%%_failed' AND type = 'tax_export.failed'") == [(1,)]

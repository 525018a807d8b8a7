# SPDX-License-Identifier: AGPL-3.0-or-later
"""Filing formats of single documents, settings of teams, statements that do not join."""

import csv
import io
import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import conftest
import jsonschema
import pytest
from filings import BUYER, BUYER_FAR, CORPORA, OWN, invoice, put, statement

ALL = ["provider_a_sales_simple", "gstr1_b2b_json", "accounting_a_sales_voucher", "accounting_b_books_bill", "tds_reconciliation_csv", "itr_prep_json"]


@pytest.fixture(scope="module")
def rig(tmp_path_factory):
    """No workers: the documents are put there."""
    r = conftest.make_rig(tmp_path_factory.mktemp("filing"), ["api = 1", "workers = 0", "keeper = no", "sender = no"])
    r.cli("settings", "set", "gst.gstins", OWN, "--team", "acme")
    try:
        yield r.start().wait_ready()
    finally:
        conftest.end_rig(r)


@pytest.fixture(scope="module")
def sale(rig):
    return put(rig, "acme", invoice("S/26-27/1", lines=((1000, 18), (500, 5), (250.10, 18))), name="Rechnung März.pdf")


def formats(rig, uuid):
    a = rig.get(f"/documents/{uuid}/filing-formats")
    assert a.status == 200, a.body
    assert sorted(f["name"] for f in a.json["formats"] + a.json["unavailable"]) == sorted(ALL)
    return {f["name"]: f["media_type"] for f in a.json["formats"]}, {f["name"]: f["reason"] for f in a.json["unavailable"]}


def filing(rig, uuid, name, more=""):
    return rig.get(f"/documents/{uuid}/export/filing?format={name}{more}")


# ---- the list ----


def test_what_a_sale_can_be_made_into(rig, sale):
    available, why = formats(rig, sale)
    assert sorted(available) == sorted(ALL[:3] + ["tds_reconciliation_csv"])
    assert "it is a sale" in why["accounting_b_books_bill"] and "gst_invoice" in why["itr_prep_json"]
    assert available["gstr1_b2b_json"] == "application/json" and available["accounting_a_sales_voucher"] == "application/xml"


def test_what_a_purchase_can_be_made_into(rig):
    available, why = formats(rig, put(rig, "acme", invoice("P1", supplier=BUYER_FAR, recipient=OWN)))
    assert list(available) == ["accounting_b_books_bill"]
    assert "it is a purchase" in why["gstr1_b2b_json"] and "it is a purchase" in why["accounting_a_sales_voucher"]


def test_neither_sale_nor_purchase(rig):
    available, why = formats(rig, put(rig, "acme", invoice("N1", supplier=BUYER_FAR, recipient=BUYER)))
    assert available == {} and "none of the team's" in why["gstr1_b2b_json"] and "gst.gstins" in why["gstr1_b2b_json"]


def test_a_team_without_gstins_is_believed_and_told(rig):
    rig.team("newcomer")
    key = rig.key("newcomer")
    u = put(rig, "newcomer", invoice("S1"))
    a = rig.get(f"/documents/{u}/filing-formats", key=key).json
    assert {f["name"] for f in a["formats"]} >= {"gstr1_b2b_json", "accounting_b_books_bill"}
    assert all("gst.gstins" in f["note"] for f in a["formats"])


@pytest.mark.parametrize("change, reason", [
    ({"invoice_number": "ABCDEFGHIJ1234567"}, "17 characters"),
    ({"invoice_number": None}, "no number"),
    ({"invoice_date": None}, "no date"),
    ({"document_type": "credit_note"}, "cdnr"),
    ({"recipient": {"name": "Walk-in", "gstin": None, "state_code": "27"}}, "no GSTIN"),
    ({"recipient": {"name": "X", "gstin": "27AAPFU0939F1ZW", "state_code": "27"}}, "check digit"),
])
def test_reasons_that_a_person_understands(rig, change, reason):
    u = put(rig, "acme", {**invoice("R1"), **change})
    assert reason in formats(rig, u)[1]["gstr1_b2b_json"]
    p = filing(rig, u, "gstr1_b2b_json").problem(409, "export_not_available")
    assert reason in p["detail"] and p["meta"]["format"] == "gstr1_b2b_json"


# ---- the files ----


def test_gstr1_passes_the_checker(rig, sale, tmp_path):
    a = filing(rig, sale, "gstr1_b2b_json")
    assert a.status == 200 and a.headers["Content-Type"] == "application/json"
    assert a.headers["Content-Disposition"] == ('attachment; filename="Rechnung_M_rz.gstr1_b2b_json.json"; '
                                                "filename*=UTF-8''Rechnung%20M%C3%A4rz.gstr1_b2b_json.json")
    j = a.json
    assert (j["gstin"], j["fp"], j["version"], j["hash"]) == (OWN, "052026", "GST3.2.4", "hash")
    inv = j["b2b"][0]["inv"][0]
    assert [(i["num"], i["itm_det"]["txval"], i["itm_det"]["camt"], i["itm_det"]["samt"]) for i in inv["itms"]] == [(1801, 1250.1, 112.51, 112.51), (501, 500, 12.5, 12.5)]
    assert filing(rig, sale, "gstr1_b2b_json").body == a.body
    checker = CORPORA / "gst/check_gstr1.py"
    if not checker.exists():
        pytest.skip(f"{checker} is not there: the GSTR-1 file is not held against the independent checker")
    file = tmp_path / "r.json"
    file.write_bytes(a.body)
    out = subprocess.run([sys.executable, checker, file], capture_output=True, text=True)
    assert out.returncode == 0 and "CLEAN" in out.stdout, out.stdout


def test_csv_is_rfc4180_and_defused(rig):
    data = invoice("=1+1", lines=((100, 18),))
    data["recipient"]["name"] = '@SUM(A1) "Trade", Mumbai'
    data["line_items"][0]["description"] = "-2 °C\nfreezer"
    u = put(rig, "acme", data)
    a = filing(rig, u, "provider_a_sales_simple")
    assert a.status == 200 and a.headers["Content-Type"] == "text/csv; charset=utf-8" and a.body.count(b"\r\n") == 2
    rows = list(csv.DictReader(io.StringIO(a.body.decode(), newline="")))
    assert rows[0]["Invoice Number"] == "'=1+1" and rows[0]["Customer Billing Name"] == "'@SUM(A1) \"Trade\", Mumbai"
    assert rows[0]["Item Description"] == "'-2 °C\nfreezer" and rows[0]["Item Taxable Value"] == "100.00" and rows[0]["CGST Amount"] == "9.00"


def test_vouchers_are_well_formed_and_balanced(rig):
    data = invoice("V1", lines=((999.99, 18),))
    data["totals"]["round_off"], data["totals"]["total"] = "0.01", "1180.00"
    data["recipient"]["name"] = "Tom & Jerry <Traders> \u0007"
    a = filing(rig, put(rig, "acme", data), "accounting_a_sales_voucher")
    assert a.status == 200 and a.headers["Content-Type"] == "application/xml"
    root = ET.fromstring(a.body)
    amounts = [float(e.findtext("AMOUNT")) for e in root.iter("LEDGERENTRIES.LIST")]
    assert amounts[0] == -1180.0 and abs(sum(amounts)) < 0.001
    assert root.findtext(".//PARTYNAME") == "Tom & Jerry <Traders> \ufffd" and root.findtext(".//PLACEOFSUPPLY") == "Maharashtra"
    sample = CORPORA / "gst/tally_sales_accounting_invoice.xml"
    if not sample.exists():
        pytest.skip(f"{sample} is not there: the voucher's tags are not compared")
    want = [e.tag for e in ET.parse(sample).getroot().find(".//VOUCHER")]
    got = [e.tag for e in root.find(".//VOUCHER")]
    assert [t for t in got if t != "LEDGERENTRIES.LIST"] == [t for t in want if t != "LEDGERENTRIES.LIST"]


def test_columns_are_those_of_the_real_sheets(rig, sale):
    sheets = {"provider_a_sales_simple": ("cleartax_sales_header.csv", {"Total Transaction Value", "Verification"})}
    bill = put(rig, "acme", invoice("B1", supplier=BUYER_FAR, recipient=OWN))
    files = {"provider_a_sales_simple": sale, "accounting_b_books_bill": bill}
    sheets["accounting_b_books_bill"] = ("zoho_books_bills_header.csv", set())
    for name, (file, ours) in sheets.items():
        path = CORPORA / "gst" / file
        if not path.exists():
            pytest.skip(f"{path} is not there: the columns of {name} are not compared")
        known = next(csv.reader(path.open()))
        got = [c for c in next(csv.reader(io.StringIO(filing(rig, files[name], name).body.decode()))) if c not in ours]
        assert [c for c in known if c in got] == got


# ---- what is not verified ----


def test_a_failed_check_stops_it_and_can_be_overridden(rig):
    u = put(rig, "acme", invoice("M1"), state="mismatch")
    available, why = formats(rig, u)
    assert available == {} and "Sum of the invoice (expected 118.00, found 181.00)" in why["gstr1_b2b_json"]
    p = filing(rig, u, "provider_a_sales_simple").problem(409, "export_not_available")
    assert "Sum of the invoice" in p["detail"] and p["meta"]["verification"] == "mismatch"
    assert p["errors"][0]["pointer"] == "/data/totals/total" and p["errors"][0]["code"] == "total"
    assert rig.sql("SELECT count(*) FROM docextract.filing_override WHERE document = %s", u) == [(0,)]
    a = filing(rig, u, "provider_a_sales_simple", "&allow_unverified=true")
    assert a.status == 200 and a.body.endswith(b",UNVERIFIED\r\n") and ".UNVERIFIED.csv" in a.headers["Content-Disposition"]
    assert rig.sql("SELECT format, verification, failed_checks, a.email FROM docextract.filing_override o JOIN docextract.account a ON a.id = o.account "
                   "WHERE document = %s", u) == [("provider_a_sales_simple", "mismatch", "Sum of the invoice (expected 118.00, found 181.00)", "ann@acme.example")]
    # what cannot be made is not made by force either
    filing(rig, u, "itr_prep_json", "&allow_unverified=true").problem(409, "export_not_available")


def test_nothing_to_check_is_said(rig):
    u = put(rig, "acme", invoice("U1"), state="unverifiable")
    assert "nothing printed on it" in filing(rig, u, "gstr1_b2b_json").problem(409, "export_not_available")["detail"]
    assert filing(rig, u, "gstr1_b2b_json", "&allow_unverified=true").status == 200


# ---- mistakes of users ----


def test_wrong_names_and_values(rig, sale):
    p = filing(rig, sale, "gstr1").problem(422, "unknown_filing_format")
    assert p["errors"][0]["allowed"] == ALL and p["errors"][0]["pointer"] == "?format"
    rig.get(f"/documents/{sale}/export/filing").problem(400, "missing_field")
    filing(rig, sale, ALL[0], "&allow_unverified=yes").problem(400, "bad_request")
    assert "colour" in filing(rig, sale, ALL[0], "&colour=red").problem(400, "bad_request")["detail"]
    rig.get("/documents/nonsense/filing-formats").problem(400, "invalid_uuid")
    rig.get("/documents/00000000-0000-7000-8000-000000000000/filing-formats").problem(404, "document_not_found")


def test_another_teams_document_is_not_there(rig, sale):
    rig.team("others")
    key = rig.key("others")
    for path in ("filing-formats", "export/filing?format=gstr1_b2b_json"):
        rig.get(f"/documents/{sale}/{path}", key=key).problem(404, "document_not_found")
    key = rig.key("acme", scopes="documents:read")
    rig.get(f"/documents/{sale}/filing-formats", key=key).problem(403, "forbidden_scope")


def test_a_document_that_is_not_finished(rig):
    uuid = rig.post("/documents", ("industry", "tax"), ("template", "gst_invoice"), ("file", b"%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n", "a.pdf")).json["uuid"]
    for path in ("filing-formats", "export/filing?format=gstr1_b2b_json"):
        p = rig.get(f"/documents/{uuid}/{path}").problem(409, "document_not_ready")
        assert p["meta"]["status"] == "queued"


# ---- settings ----


def test_settings_are_checked_and_kept(rig, sale):
    assert rig.cli("settings", "get", "gst.gstins", "--team", "acme").strip() == OWN
    assert rig.cli("settings", "get", "gst.state", "--team", "acme").strip() == "27"
    assert "check digit" in rig.cli("settings", "set", "gst.gstins", "27AAPFU0939F1ZW", "--team", "acme", code=2)
    assert "gst.colour" in rig.cli("settings", "set", "gst.colour", "red", "--team", "acme", code=2)
    assert "--team" in rig.cli("settings", "list", code=2)
    assert "nobody" in rig.cli("settings", "list", "--team", "nobody", code=1)
    rig.cli("settings", "set", "gstr1.version", "GST9.9", "--team", "acme")
    rig.cli("settings", "set", "accounting_a.sales_ledger", "Erlöse & Co", "--team", "acme")
    assert filing(rig, sale, "gstr1_b2b_json").json["version"] == "GST9.9"
    assert b"<LEDGERNAME>Erl\xc3\xb6se &amp; Co</LEDGERNAME>" in filing(rig, sale, "accounting_a_sales_voucher").body
    listed = {s["name"]: s for s in json.loads(rig.cli("settings", "list", "--team", "acme", "--json"))}
    assert listed["gstr1.version"]["value"] == "GST9.9" and not listed["gstr1.version"]["default"] and listed["gst.sez_unit"]["default"]
    rig.cli("settings", "unset", "gstr1.version", "--team", "acme")
    assert filing(rig, sale, "gstr1_b2b_json").json["version"] == "GST3.2.4"


# ---- income tax, statements of one account ----


def validator(part):
    path = CORPORA / "itr/ITR-4_2025_Main_V1.2.json"
    if not path.exists():
        pytest.skip(f"{path} is not there: ITR fragments are not held against the official schema")
    schema = json.loads(path.read_text())
    return jsonschema.Draft4Validator({"definitions": schema["definitions"], **part(schema["definitions"])})


def test_itr_of_a_statement(rig):
    rows = [("2026-02-01", "INT.PD:01-11-2025 to 31-01-2026", None, "120.50"), ("2026-02-03", "DIVIDEND X LTD", None, "55.00"),
            ("2026-02-05", "INTEREST ON FD 00012", None, "1000.49"), ("2026-02-07", "SALARY FEB", None, "40000.00")]
    u = put(rig, "acme", statement("2026-02-01", "2026-02-28", "0.00", "41175.99", rows, account="90000000001"), "finance", "bank_statement")
    available, why = formats(rig, u)
    assert list(available) == ["itr_prep_json"] and "bank_statement" in why["gstr1_b2b_json"]
    j = filing(rig, u, "itr_prep_json").json
    year = j["years"][0]
    assert year["financial_year"] == "2025-26" and year["assessment_year"] == "2026-27" and year["tax_year"] is None
    assert year["interest"]["savings"] == "120.50" and [r["amount"] for r in year["salary_credits"]] == ["40000.00"]
    assert j["source_document"]["uuid"] == u and j["continuity"]["complete"] is True
    f = year["itr_fragments"]
    v = validator(lambda d: d["IncomeDeductions"]["properties"]["OthersInc"])
    assert [e.message for e in v.iter_errors(f["OthersInc"])] == []
    assert {x["OthSrcNatureDesc"]: x["OthSrcOthAmount"] for x in f["OthersInc"]["OthersIncDtlsOthSrc"]} == {"SAV": 121, "IFD": 1000, "DIV": 55}
    v = validator(lambda d: d["BankAccountDtls"])
    assert [e.message for e in v.iter_errors(f["BankAccountDtls"])] == []


def test_statements_that_do_not_join(rig):
    def warnings(u):
        return [w["code"] for w in rig.get(f"/documents/{u}").json["warnings"]]

    def add(*args, **kw):
        return put(rig, "acme", statement(*args, account="70000000007", **kw), "finance", "bank_statement")

    jan = add("2026-01-01", "2026-01-31", "100.00", "200.00")
    assert warnings(jan) == []
    mar = add("2026-03-01", "2026-03-31", "350.00", "400.00")
    assert warnings(mar) == ["gap_before_statement"] and warnings(jan) == []
    detail = rig.get(f"/documents/{mar}").json["warnings"][0]["detail"]
    assert "2026-02-01 to 2026-02-28" in detail and jan in detail
    j = filing(rig, mar, "itr_prep_json").json["continuity"]
    assert [s["document"] for s in j["statements"]] == [jan, mar] and j["complete"] is False
    assert j["statements"][1]["findings"][0]["kind"] == "gap" and j["statements"][1]["findings"][0]["expected"] == "200.00"
    # the missing month comes later: the gap closes
    feb = add("2026-02-01", "2026-02-28", "200.00", "350.00")
    assert warnings(mar) == [] and warnings(feb) == [] and warnings(jan) == []
    # the same month once more, an overlap, and a balance that is not carried forward
    twin = add("2026-03-01", "2026-03-31", "350.00", "400.00")
    assert sorted([warnings(mar), warnings(twin)]) == [[], ["overlaps_statement"]]
    lap = add("2026-03-20", "2026-04-10", "390.00", "410.00")
    assert warnings(lap) == ["overlaps_statement"]
    broken = add("2026-04-11", "2026-04-30", "999.00", "1000.00")
    assert warnings(broken) == ["gap_before_statement"]
    assert "not carried forward" in rig.get(f"/documents/{broken}").json["warnings"][0]["detail"]
    # what is deleted is not there
    rig.request("DELETE", f"/documents/{feb}")
    assert "gap_before_statement" in warnings(mar) + warnings(twin)
    # another team's, and another account's, are nobody's neighbours
    assert warnings(put(rig, "acme", statement("2026-02-01", "2026-02-28", "1.00", "2.00", account="70000000008"), "finance", "bank_statement")) == []


def test_itr_of_tax_deducted(rig):
    data = {"pan": "AAAPA0000A", "name": "A", "assessment_year": "2026-27", "financial_year": "2025-26", "deductors": [
        {"name": "ACME BANK LTD", "tan": "MUMA01234B", "total_paid": None, "total_deducted": None, "total_deposited": None, "entries": [
            {"section": s, "date": "2025-06-15", "status": "F", "booking_date": "2025-07-28", "remarks": None, "amount_paid": "60000.00",
             "tds_deducted": "6000.00", "tds_deposited": "6000.00"} for s in ("194A", "194A", "192", "194I")]}]}
    rig.sql("INSERT INTO docextract.template(industry, name, version, title, body, filing_formats, current) "
            "SELECT 'tax', 'form_26as', 1, 'Form 26AS', '{}', '{tds_reconciliation_csv,itr_prep_json}', true "
            "WHERE NOT EXISTS (SELECT FROM docextract.template WHERE industry = 'tax' AND name = 'form_26as' AND version = 1)")
    u = put(rig, "acme", data, "tax", "form_26as")
    assert list(formats(rig, u)[0]) == ["tds_reconciliation_csv", "itr_prep_json"]
    j = filing(rig, u, "itr_prep_json").json
    assert [(t["section"], t["tds_deposited"]) for t in j["tds_seen"]] == [("194A", "12000.00"), ("192", "6000.00"), ("194I", "6000.00")]
    assert any("entry 3" in w and "section" in w for w in j["warnings"])
    f = j["itr_fragments"]
    for name in ("TDSonOthThanSals", "TDSonSalaries"):
        assert [e.message for e in validator(lambda d: d[name]).iter_errors(f[name])] == []
    assert f["TDSonOthThanSals"]["TotalTDSonOthThanSals"] == 12000 and f["TDSonSalaries"]["TDSonSalary"][0]["IncChrgSal"] == 60000
    rows = list(csv.DictReader(io.StringIO(filing(rig, u, "tds_reconciliation_csv").body.decode())))
    assert len(rows) == 4 and {r["match_status"] for r in rows} == {"only_26as"} and rows[0]["quarter"] == "Q1"

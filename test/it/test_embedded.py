# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoice data inside a PDF (Factur-X, ZUGFeRD): taken, compared with the page, and harmless when it is hostile."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
CORPUS = ROOT.parent / "shared" / "corpora" / "dev" / "zugferd"
sys.path.insert(0, str(ROOT / "test" / "gen"))

from layouts import Sheet  # noqa: E402

CII = """<?xml version="1.0" encoding="UTF-8"?>
<r:CrossIndustryInvoice xmlns:r="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100">
<r:ExchangedDocument><r:ID>INV-2041</r:ID><r:TypeCode>380</r:TypeCode>
<r:IssueDateTime><r:DateTimeString format="102">20260312</r:DateTimeString></r:IssueDateTime></r:ExchangedDocument>
<r:SupplyChainTradeTransaction>
<r:IncludedSupplyChainTradeLineItem><r:SpecifiedTradeProduct><r:Name>Oak shelf</r:Name></r:SpecifiedTradeProduct>
<r:SpecifiedLineTradeDelivery><r:BilledQuantity unitCode="C62">4</r:BilledQuantity></r:SpecifiedLineTradeDelivery>
<r:SpecifiedLineTradeSettlement><r:SpecifiedTradeSettlementLineMonetarySummation><r:LineTotalAmount>100.00</r:LineTotalAmount>
</r:SpecifiedTradeSettlementLineMonetarySummation></r:SpecifiedLineTradeSettlement></r:IncludedSupplyChainTradeLineItem>
<r:ApplicableHeaderTradeAgreement><r:SellerTradeParty><r:Name>Larch Furniture Ltd</r:Name></r:SellerTradeParty></r:ApplicableHeaderTradeAgreement>
<r:ApplicableHeaderTradeSettlement><r:InvoiceCurrencyCode>EUR</r:InvoiceCurrencyCode>
<r:SpecifiedTradeSettlementHeaderMonetarySummation><r:LineTotalAmount>100.00</r:LineTotalAmount><r:TaxTotalAmount>19.00</r:TaxTotalAmount>
<r:GrandTotalAmount>119.00</r:GrandTotalAmount></r:SpecifiedTradeSettlementHeaderMonetarySummation></r:ApplicableHeaderTradeSettlement>
</r:SupplyChainTradeTransaction></r:CrossIndustryInvoice>
"""


def draw(path, total="119.00"):
    p = Sheet(str(path), "sans", 9, "Invoice")
    p.text(40, 60, "INVOICE", True, 16)
    p.text(40, 90, "Larch Furniture Ltd")
    p.text(40, 120, "Invoice number: INV-2041")
    p.text(40, 134, "Invoice date: 2026-03-12")
    for x, s in ((40, "Description"), (300, "Quantity"), (380, "Unit price"), (480, "Amount (EUR)")):
        p.text(x, 180, s, True)
    for x, s in ((40, "Oak shelf"), (300, "4"), (380, "25.00"), (480, "100.00")):
        p.text(x, 196, s)
    for y, label, s in ((230, "Subtotal", "100.00"), (244, "VAT 19%", "19.00"), (258, "Total EUR", total)):
        p.text(380, y, label)
        p.text(480, y, s)
    p.save()


def attach(path, files):
    pdf = pikepdf.open(path, allow_overwriting_input=True)
    for name, data in files.items():
        pdf.attachments[name] = pikepdf.AttachedFileSpec(pdf, data, filename=name)
    pdf.save(path)


def extract(path):
    r = subprocess.run([BUILD / "docextract", "extract", path, "--template", "commerce/invoice", "--template-dir", ROOT / "config" / "templates",
                        "--engine", BUILD / "docextract-engine", "--evidence", "--json"], capture_output=True, text=True, timeout=120)
    assert r.returncode == 0, r.stderr
    return json.loads(r.stdout)


RATES = [("7", "11.20", "160.00"), ("19", "63.84", "336.00")]


def two_rates(tmp_path, rates=("7", "19", "19"), due="571.04", total="571.04", sign=""):
    """A page with three lines and two taxes that leaves it to the XML which line has which, and what is due."""
    lines = [("Design, one hour", "1", "160.00", "160.00"), ("Balloons", "400", "0.79", "316.00"), ("Helium", "200", "0.10", "20.00")]
    path = tmp_path / "rates.pdf"
    p = Sheet(str(path), "sans", 9, "Invoice")
    for y, text in ((60, "CREDIT NOTE" if sign else "INVOICE"), (90, "Larch Furniture Ltd"), (120, "Number: INV-2041"), (134, "Invoice date: 2026-03-12")):
        p.text(40, y, text)
    for x, s in ((40, "Description"), (300, "Quantity"), (380, "Unit price"), (480, "Amount (EUR)")):
        p.text(x, 180, s, True)
    for k, line in enumerate(lines):
        for x, s in zip((40, 300, 380, 480), line):
            p.text(x, 196 + 14 * k, sign + s if x == 480 else s)
    for y, cells in ((270, ("Rate", "Net", "VAT")), (284, ("7 %", sign + "160.00", sign + "11.20")), (298, ("19 %", sign + "336.00", sign + "63.84"))):
        for x, s in zip((40, 120, 200), cells):
            p.text(x, y, s)
    for y, label, s in ((320, "Subtotal", "496.00"), (334, "VAT", "75.04"), (348, "Total EUR", total)):
        p.text(380, y, label)
        p.text(480, y, sign + s)
    p.save()
    first, rest = CII.split("<r:IncludedSupplyChainTradeLineItem>")
    tail = rest.split("</r:IncludedSupplyChainTradeLineItem>")[1]
    xml = first + "".join(f"""<r:IncludedSupplyChainTradeLineItem><r:SpecifiedTradeProduct><r:Name>{name}</r:Name></r:SpecifiedTradeProduct>
<r:SpecifiedLineTradeDelivery><r:BilledQuantity unitCode="C62">{quantity}</r:BilledQuantity></r:SpecifiedLineTradeDelivery>
<r:SpecifiedLineTradeSettlement><r:ApplicableTradeTax><r:TypeCode>VAT</r:TypeCode><r:RateApplicablePercent>{rate}</r:RateApplicablePercent></r:ApplicableTradeTax>
<r:SpecifiedTradeSettlementLineMonetarySummation><r:LineTotalAmount>{amount}</r:LineTotalAmount>
</r:SpecifiedTradeSettlementLineMonetarySummation></r:SpecifiedLineTradeSettlement></r:IncludedSupplyChainTradeLineItem>""" for (name, quantity, _, amount), rate in zip(lines, rates))
    xml += tail.replace("100.00", "496.00").replace("19.00", "75.04").replace("119.00", "571.04").replace("<r:GrandTotalAmount>175.04", "<r:GrandTotalAmount>571.04")
    xml = xml.replace("</r:GrandTotalAmount>", f"</r:GrandTotalAmount><r:DuePayableAmount>{due}</r:DuePayableAmount>")
    attach(path, {"factur-x.xml": xml.encode()})
    return extract(path)


def test_what_the_page_leaves_out_is_held_against_what_it_prints(tmp_path):
    doc = two_rates(tmp_path)
    assert [i["tax_rate"] for i in doc["data"]["line_items"]] == ["7", "19", "19"] and doc["data"]["totals"]["due"] == "571.04"
    assert doc["evidence"]["/line_items/0/tax_rate"]["source"] == "embedded_xml"
    assert doc["verification"]["state"] == "verified" and doc["verification"]["open"] == []


def test_rates_that_the_taxes_do_not_bear_out_stay_open(tmp_path):
    doc = two_rates(tmp_path, rates=("7", "19", "7"))
    assert doc["verification"]["state"] != "verified"
    assert doc["verification"]["state"] == "mismatch" or "/line_items/2/tax_rate" in doc["verification"]["open"][0]["paths"]


def test_another_amount_due_is_no_verified_one(tmp_path):
    doc = two_rates(tmp_path, due="570.04")
    assert doc["verification"]["state"] != "verified"
    assert doc["verification"]["open"][0]["code"] == "no_counterpart" and doc["verification"]["open"][0]["paths"] == ["/totals/due"]


def test_a_credit_note_has_one_sign(tmp_path):
    doc = two_rates(tmp_path, sign="-")
    assert doc["data"]["totals"]["total"] == "-571.04" and doc["data"]["totals"]["due"] == "-571.04"
    assert doc["verification"]["state"] == "verified"


def checks(doc):
    return [c for c in doc["checks"] if c["id"] == "embedded_xml_agrees"]


def codes(doc):
    return [w["code"] for w in doc["warnings"]]


def test_what_agrees_is_taken(tmp_path):
    path = tmp_path / "a.pdf"
    draw(path)
    attach(path, {"notes.xml": b"<nothing/>", "factur-x.xml": CII.encode()})
    doc = extract(path)
    assert doc["data"]["invoice_number"] == "INV-2041" and doc["data"]["totals"]["total"] == "119.00"
    assert doc["evidence"]["/totals/total"]["source"] == "embedded_xml" and doc["evidence"]["/totals/total"]["page"] == 1
    assert len(checks(doc)) >= 5 and all(c["state"] == "passed" for c in checks(doc))
    assert doc["verification"]["state"] != "mismatch"


def test_a_difference_is_a_failed_check(tmp_path):
    path = tmp_path / "a.pdf"
    draw(path, total="199.00")
    attach(path, {"factur-x.xml": CII.encode()})
    doc = extract(path)
    assert [(c["paths"], c["expected"], c["found"]) for c in checks(doc) if c["state"] == "failed"] == [(["/totals/total"], "119.00", "199.00")]
    assert doc["verification"]["state"] == "mismatch" and doc["status"] == "needs_review"


BOMB = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">' + "".join(f'<!ENTITY {y} "{"&" + x + ";" * 1}{("&" + x + ";") * 9}">' for x, y in zip("abcdefgh", "bcdefghi")) + "]>"


@pytest.mark.parametrize("data", [b"", b"\x00\xff\xfe garbage", CII.encode()[:700], (BOMB + "<Invoice><ID>&i;</ID></Invoice>").encode(),
                                  b'<!DOCTYPE a SYSTEM "file:///etc/passwd"><Invoice><ID>1</ID></Invoice>', b"<a>" * 200000, b" " * (5 << 20)],
                         ids=["empty", "garbage", "cut", "bomb", "external", "deep", "large"])
def test_hostile_data_is_a_warning(tmp_path, data):
    path = tmp_path / "a.pdf"
    draw(path)
    attach(path, {"factur-x.xml": data})
    doc = extract(path)
    assert "embedded_xml_unreadable" in codes(doc) and checks(doc) == []
    assert doc["data"]["totals"]["total"] == "119.00" and doc["evidence"]["/totals/total"]["source"] == "text_layer"


def test_other_files_do_not_matter(tmp_path):
    path = tmp_path / "a.pdf"
    draw(path)
    attach(path, {"picture.png": b"x", "notes.xml": b"<notes/>"})
    doc = extract(path)
    assert "embedded_xml_unreadable" not in codes(doc) and checks(doc) == []


def test_sellers_own_samples():
    if not CORPUS.exists():
        pytest.skip(f"no corpus at {CORPUS}")
    doc = extract(CORPUS / "ZUGFeRDv2/correct/Mustangproject/MustangGnuaccountingBeispielRE-20190610_507.pdf")
    assert checks(doc) and all(c["state"] == "passed" for c in checks(doc))
    assert (doc["data"]["invoice_number"], doc["data"]["totals"]["total"]) == ("RE-20190610/507", "571.04")

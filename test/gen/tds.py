#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes tax statements (Form 26AS) and TDS certificates (Form 16A) with their truth.

    tds.py OUT [--kind form_26as|tds_certificate|all] [--layout NAME] [--as text|scan|caret|all] [--count N] [--seed N] [--dpi N]

writes OUT/<kind>_<layout>_<seed>_<form>.{pdf,txt} and beside each a .json
{"industry","template","data"} in the service's field names. `caret` is the text
with carets that the tax office hands out; only Form 26AS has it. --layout more: those of tds_more.py.
"""

import argparse
import datetime
import json
import random
import sys
import tempfile
from itertools import zip_longest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import degrade  # noqa: E402
from layouts import Sheet  # noqa: E402
from model import CITIES, FIRMS, HOLDERS, STREETS, money, pan  # noqa: E402

SECTIONS = [("194J", 10, "Fees for professional services"), ("194C", 2, "Payments to contractors"), ("194A", 10, "Interest"),
            ("194H", 5, "Commission or brokerage"), ("194I", 10, "Rent"), ("192", 20, "Salary")]
FORMS = {"form_26as": ("trace", "plain"), "tds_certificate": ("trace", "plain")}


def tan(rng):
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return "".join(rng.choice(letters) for _ in range(4)) + f"{rng.randrange(100000):05d}" + rng.choice(letters)


def day(rng, first, last):
    return first + datetime.timedelta(days=rng.randrange((last - first).days + 1))


def years(rng):
    fy = rng.randrange(2019, 2026)
    return fy, f"{fy}-{(fy + 1) % 100:02d}", f"{fy + 1}-{(fy + 2) % 100:02d}"


# ---- models ----

def entry(rng, fy, section, rate):
    when = day(rng, datetime.date(fy, 4, 1), datetime.date(fy + 1, 3, 31))
    paid = rng.randrange(50000, 40000000)
    if rng.random() < 0.06:
        paid = -paid  # a reversal
    tax = paid * rate // 100
    return {"section": section, "date": when, "status": rng.choice("FFFFUP"),
            "booking_date": when + datetime.timedelta(days=rng.randrange(20, 90)),
            "remarks": rng.choice([None, None, None, "B", "G"]), "amount_paid": paid, "tds_deducted": tax, "tds_deposited": tax}


def form_26as(rng):
    fy, fy_text, ay_text = years(rng)
    deductors = []
    for name in rng.sample(FIRMS, rng.randrange(2, 7)):
        section, rate, _ = rng.choice(SECTIONS)
        entries = [entry(rng, fy, section, rate) for _ in range(rng.randrange(1, 13))]
        deductors.append({"name": name.upper(), "tan": tan(rng), "entries": entries,
                          **{f"total_{k}": sum(e[m] for e in entries)
                             for k, m in (("paid", "amount_paid"), ("deducted", "tds_deducted"), ("deposited", "tds_deposited"))}})
    return {"pan": pan(rng), "name": rng.choice(HOLDERS), "assessment_year": ay_text, "financial_year": fy_text, "deductors": deductors}


def tds_certificate(rng):
    fy, _, ay_text = years(rng)
    quarter = rng.randrange(4)
    month = 4 + 3 * quarter
    first = datetime.date(fy + (month > 12), (month - 1) % 12 + 1, 1)
    last = datetime.date(fy + (month + 3 > 12), (month + 2) % 12 + 1, 1) - datetime.timedelta(days=1)
    section, rate, nature = rng.choice(SECTIONS[:-1])
    payments = sorted(({"date": day(rng, first, last), "nature": section, "amount_paid": rng.randrange(100000, 90000000)}
                       for _ in range(rng.randrange(1, 6))), key=lambda p: p["date"])
    taxes = [p["amount_paid"] * rate // 100 for p in payments]
    challans = [{"tds_deposited": t, "bsr_code": f"{rng.randrange(10 ** 6, 10 ** 7)}", "date": last + datetime.timedelta(days=rng.randrange(1, 30)),
                 "serial": f"{rng.randrange(10 ** 5):05d}", "status": "F"} for t in taxes]
    code, state, city = rng.choice(CITIES)
    code2, state2, city2 = rng.choice(CITIES)
    street, street2 = rng.sample(STREETS, 2)
    name, name2 = rng.sample(FIRMS, 2)
    return {"certificate_number": "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(7)),
            "deductor": {"name": name.upper(), "tan": tan(rng), "pan": pan(rng), "address": f"{street}, {city}"},
            "deductee": {"name": name2.upper(), "pan": pan(rng), "address": f"{street2}, {city2}"},
            "assessment_year": ay_text, "tax_year": None, "period": {"from": first, "to": last}, "section": section, "payments": payments,
            "deductions": [{"quarter": f"Q{quarter + 1}", "receipt_number": "QT" + "".join(rng.choice("ABCDEFGHJK") for _ in range(6)),
                            "tds_deducted": sum(taxes), "tds_deposited": sum(taxes)}],
            "challans": challans,
            "totals": {"amount_paid": sum(p["amount_paid"] for p in payments), "tds_deducted": sum(taxes), "tds_deposited": sum(taxes)}}


def truth(v):
    if isinstance(v, dict):
        return {k: truth(x) for k, x in v.items() if k not in ("collector", "receipts_24g")}
    if isinstance(v, list):
        return [truth(x) for x in v]
    if isinstance(v, datetime.date):
        return v.isoformat()
    return money(v) if isinstance(v, int) else v


# ---- text with carets ----

def caret(path, doc):
    d = "%d-%b-%Y"
    out = ["^Annual Tax Statement^", "",
           "File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year^Assessment Year^Name of Assessee^"
           "Address Line 1^Address Line 2^Statecode^Pin Code",
           f"17-02-2026^{doc['pan']}^ACTIVE^{doc['financial_year']}^{doc['assessment_year']}^{doc['name']}^EXAMPLE STREET^^EXAMPLE STATE^000000", "",
           "^PART-I - Details of Tax Deducted at Source^",
           "Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)"]
    for i, one in enumerate(doc["deductors"], 1):
        out.append(f"{i}^{one['name']}^{one['tan']}^^^^^{money(one['total_paid'])}^{money(one['total_deducted'])}^{money(one['total_deposited'])}")
        out.append("^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)")
        for k, e in enumerate(one["entries"], 1):
            out.append(f"^{k}^{e['section']}^{e['date'].strftime(d)}^{e['status']}^{e['booking_date'].strftime(d)}^{e['remarks'] or '-'}^"
                       f"{money(e['amount_paid'])}^{money(e['tds_deducted'])}^{money(e['tds_deposited'])}")
    out += ["", "^PART-II - Details of Tax Deducted at Source for 15G / 15H^",
            "Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)",
            "^^^************** No Transactions Present ***********^", ""]
    Path(path).write_bytes("\r\n".join(out).encode())


# ---- paper ----

class Paper(Sheet):
    def __init__(self, path, layout, title):
        super().__init__(path, "sans" if layout == "trace" else "serif", 7.5 if layout == "trace" else 8.5, title)
        self.ruled = layout == "trace"
        self.y = 50

    def row(self, cells, bold=False, step=13):
        """Cells are (x, text) or (x, text, True) for right-aligned."""
        if self.y > 780:
            self.next_page()
            self.y = 50
        for x, s, *right in cells:
            self.text(x, self.y, s, bold, right=bool(right and right[0]))
        if self.ruled:
            self.line(30, self.y + 3.5, 565, self.y + 3.5)
        self.y += step


def draw_26as(path, doc, layout):
    p = Paper(path, layout, "Form 26AS")
    d = "%d-%b-%Y"
    p.text(230, p.y, "Form 26AS", True, 11)
    p.y += 16
    p.text(60, p.y, "Annual Tax Statement under Section 203AA of the Income Tax Act, 1961", True)
    p.y += 20
    p.row([(32, "Permanent Account Number (PAN)"), (170, doc["pan"]), (250, "Current Status of PAN"), (340, "Active"),
           (372, "Financial Year"), (427, doc["financial_year"]), (464, "Assessment Year"), (533, doc["assessment_year"])])
    p.row([(32, "Name of Assessee"), (170, doc["name"])])
    p.row([(32, "Address of Assessee"), (170, "12 EXAMPLE STREET, EXAMPLE CITY 000000")])
    p.y += 8
    p.row([(32, "PART-I - Details of Tax Deducted at Source")], True, 16)
    p.row([(32, "Sr. No."), (70, "Name of Deductor"), (260, "TAN of Deductor"), (390, "Total Amount Paid / Credited", True),
           (475, "Total Tax Deducted", True), (562, "Total TDS Deposited", True)], True)
    for i, one in enumerate(doc["deductors"], 1):
        p.row([(32, str(one.get("no", i))), (70, one["name"]), (260, one["tan"]), (390, money(one["total_paid"]), True),
               (475, money(one["total_deducted"]), True), (562, money(one["total_deposited"]), True)], True)
        p.row([(40, "Sr. No."), (75, "Section 1"), (120, "Transaction Date"), (190, "Status of Booking"), (262, "Date of Booking"),
               (330, "Remarks"), (440, "Amount Paid / Credited", True), (500, "Tax Deducted", True), (562, "TDS Deposited", True)], True)
        for k, e in enumerate(one["entries"], 1):
            p.row([(40, str(k)), (75, e["section"]), (120, e["date"].strftime(d)), (205, e["status"]), (262, e["booking_date"].strftime(d)),
                   (335, e["remarks"] or "-"), (440, money(e["amount_paid"]), True), (500, money(e["tds_deducted"]), True),
                   (562, money(e["tds_deposited"]), True)])
    p.y += 8
    p.row([(32, "PART-II - Details of Tax Deducted at Source for 15G / 15H")], True, 16)
    p.row([(250, "No Transactions Present")])
    p.row([(32, "PART-VI - Details of Tax Collected at Source")], True, 16)
    p.row([(250, "No Transactions Present")])
    p.save()


def draw_16a(path, doc, layout):
    p = Paper(path, layout, "Form 16A")
    d = "%d/%m/%Y" if layout == "trace" else "%d-%b-%Y"
    p.text(250, p.y, "FORM NO. 16A", True, 11)
    p.y += 14
    p.text(245, p.y, "[See rule 31(1)(b)]")
    p.y += 13
    p.text(110, p.y, "Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source", True)
    p.y += 20
    p.row([(32, f"Certificate No. {doc['certificate_number']}"), (300, "Last updated on 12-Aug-2026")])
    p.row([(32, "Name and address of the deductor"), (300, "Name and address of the deductee")], True)
    for left, right in ((doc["deductor"]["name"], doc["deductee"]["name"]),
                        *zip_longest(doc["deductor"]["address"].split(", "), doc["deductee"]["address"].split(", "), fillvalue="")):
        p.text(32, p.y, left)
        p.text(300, p.y, right)
        p.y += 10
    p.y += 6
    p.row([(32, "PAN of the deductor"), (200, "TAN of the deductor"), (390, "PAN of the deductee")], True)
    p.row([(32, doc["deductor"]["pan"]), (200, doc["deductor"]["tan"]), (390, doc["deductee"]["pan"])])
    p.y += 4
    p.row([(32, "CIT (TDS)"), (300, "Assessment Year"), (420, "Period")], True)
    p.row([(32, "The Commissioner of Income Tax (TDS), Example City"), (390, "From"), (480, "To")], step=11)
    p.row([(300, doc["assessment_year"]), (390, doc["period"]["from"].strftime("%d-%b-%Y")), (480, doc["period"]["to"].strftime("%d-%b-%Y"))])
    p.y += 8
    p.row([(220, "Summary of payment")], True)
    p.row([(32, "Sl. No."), (150, "Amount paid/credited", True), (190, "Nature of payment"), (300, "Deductee Reference No."),
           (430, "Date of payment/credit (dd/mm/yyyy)")], True)
    for i, one in enumerate(doc["payments"], 1):
        p.row([(32, str(i)), (150, money(one["amount_paid"]), True), (190, one["nature"]), (300, "-"), (430, one["date"].strftime(d))])
    p.row([(32, "Total (Rs.)"), (150, money(doc["totals"]["amount_paid"]), True)], True)
    p.y += 8
    p.row([(120, "Summary of tax deducted at source in respect of Deductee")], True)
    p.row([(32, "Quarter"), (90, "Receipt Numbers of original quarterly statements"), (430, "Amount of tax deducted", True),
           (562, "Amount of tax deposited", True)], True)
    for one in doc["deductions"]:
        p.row([(32, one["quarter"]), (90, one["receipt_number"]), (430, money(one["tds_deducted"]), True), (562, money(one["tds_deposited"]), True)])
    p.row([(32, "Total (Rs.)"), (430, money(doc["totals"]["tds_deducted"]), True), (562, money(doc["totals"]["tds_deposited"]), True)], True)
    p.y += 8
    p.row([(60, "II. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH CHALLAN")], True)
    p.row([(32, "Sl. No."), (180, "Tax deposited in respect of deductee", True), (250, "Challan Identification Number (CIN)")], True)
    p.row([(220, "BSR Code"), (300, "Date of deposit (dd/mm/yyyy)"), (430, "Challan Serial No."), (510, "Status")], True)
    for i, one in enumerate(doc["challans"], 1):
        p.row([(32, str(i)), (180, money(one["tds_deposited"]), True), (220, one["bsr_code"]), (300, one["date"].strftime(d)),
               (430, one["serial"]), (515, one["status"])])
    p.row([(32, "Total (Rs.)"), (180, money(doc["totals"]["tds_deposited"]), True)], True)
    p.y += 8
    p.row([(250, "Verification")], True)
    p.row([(32, f"I, MEERA KRISHNAN, do hereby certify that a sum of Rs. {money(doc['totals']['tds_deducted'])} has been deducted and")], step=11)
    p.row([(32, f"a sum of Rs. {money(doc['totals']['tds_deposited'])} has been deposited to the credit of the Central Government.")])
    p.save()


MODELS = {"form_26as": (form_26as, draw_26as), "tds_certificate": (tds_certificate, draw_16a)}


def known(kind, layout):
    """(build, draw(path, doc, layout)) of a layout, those of tds_more.py included."""
    import tds_more
    return MODELS[kind] if layout in FORMS[kind] else tds_more.pick(kind, layout)[:2]


def make(out, kind, layout, form, seed, dpi=200):
    """FORM "own": the form that the layout has, text with a delimiter or a PDF."""
    build, draw = known(kind, layout)
    if form == "own":
        import tds_more
        form = tds_more.pick(kind, layout)[2]
    rng = random.Random(f"{kind}/{layout}/{seed}")
    doc = build(rng)
    name = out / f"{kind}_{layout}_{seed}_{form}"
    if form == "caret":
        path = name.with_suffix(".txt")
        if layout in FORMS[kind]:
            caret(path, doc)
        else:
            draw(str(path), doc, layout)
    elif form == "text":
        path = name.with_suffix(".pdf")
        draw(str(path), doc, layout)
    else:
        path = name.with_suffix(".pdf")
        with tempfile.NamedTemporaryFile(suffix=".pdf") as tmp:
            draw(tmp.name, doc, layout)
            degrade.to_pdf([degrade.scan(p, rng) for p in degrade.rasterise(tmp.name, dpi)], dpi, path)
    name.with_suffix(".json").write_text(json.dumps({"industry": "tax", "template": kind, "data": truth(doc)}, indent=1) + "\n")
    return path


def main():
    import tds_more
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("out", type=Path)
    ap.add_argument("--kind", default="all", choices=["all", *MODELS])
    ap.add_argument("--layout", default="all")
    ap.add_argument("--as", dest="form", default="text", choices=["all", "text", "scan", "caret"])
    ap.add_argument("--count", type=int, default=1)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--dpi", type=int, default=200)
    args = ap.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for kind in MODELS if args.kind == "all" else [args.kind]:
        more = list(tds_more.FORM_26AS if kind == "form_26as" else tds_more.FORM_16A)
        for layout in {"all": FORMS[kind], "more": more}.get(args.layout, [args.layout]):
            forms = ("text", "scan", "caret") if args.form == "all" else [args.form]
            if layout in more:
                drawn = tds_more.pick(kind, layout)[2] == "text"
                forms = [form if form == "scan" and drawn else "own" for form in forms[:1]]
            for form in forms:
                if form == "caret" and (kind != "form_26as" or layout != FORMS[kind][0]):
                    continue
                for seed in range(args.seed, args.seed + args.count):
                    print(make(args.out, kind, layout, form, seed, args.dpi))


if __name__ == "__main__":
    main()

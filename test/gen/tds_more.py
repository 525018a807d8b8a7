# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 26AS and Form 16A as other years and other people print them: layouts as data, drawn by tds.py's models.

A layout of Form 26AS says how years, dates, amounts and parts are written, what stands around the part that is
read, and whether headings are repeated; `text` is the delimiter of the text form. One of Form 16A says which columns and
tables there are and what becomes of a second page.
"""

import datetime
import random
from itertools import zip_longest
from pathlib import Path

import tds
from model import money
from gst_more import words

NEW_PARTS = ("PART-{} - Details of Tax Deducted at Source", "I", "II", (("VI", "Details of Tax Collected at Source"), ("VII", "Details of Paid Refund (For which source is CPC TDS. For other details refer AIS at E-filing portal)"),
             ("IX", "Details of Transactions/Demand Payments under Proviso to sub section (1) of section 194S"), ("X", "TDS/TCS Defaults* (Processing of Statements)")))
OLD_PARTS = ("PART {} - Details of Tax Deducted at Source", "A", "A1", (("A2", "Details of Tax Deducted at Source on Sale of Immovable Property u/s 194IA (For Seller of Property)"),
             ("B", "Details of Tax Collected at Source"), ("C", "Details of Tax Paid (other than TDS or TCS)"), ("D", "Details of Paid Refund"), ("E", "Details of AIR Transaction"),
             ("F", "Details of Tax Deducted at Source on Sale of Immovable Property u/s 194IA (For Buyer of Property)"), ("G", "TDS Defaults* (Processing of Statements)"), ("H", "Details of Turnover as per GSTR-3B")))
COLON_PARTS = ("Part {}: Details of Tax Deducted at Source (Rs.)", *OLD_PARTS[1:])

FORM_26AS = {
    "pipes": {"text": "|", "parts": OLD_PARTS, "date": "%d-%m-%Y", "comma": True, "once": True},
    "carets": {"text": "^", "parts": OLD_PARTS, "long": True, "comma": True, "date": "%d/%b/%Y", "once": True, "collected": True, "ends": True},
    "bars": {"text": "|", "parts": NEW_PARTS, "long": True, "date": "%d-%b-%Y", "collected": True},
    "ledger": {"parts": OLD_PARTS, "long": True, "comma": True, "date": "%d-%m-%Y", "collected": True, "many": 30, "pages": True},
    "once": {"parts": NEW_PARTS, "date": "%d/%b/%Y", "once": True, "comma": True, "collected": True, "many": 25},
    "brackets": {"parts": COLON_PARTS, "long": True, "date": "%d-%b-%Y", "comma": True, "brackets": True, "colons": True, "many": 14, "heads": True},
    "rupees": {"parts": NEW_PARTS, "long": True, "date": "%d %b %Y", "comma": True, "serials": False, "pages": True, "many": 14},
}
FORM_16A = {
    "rate": {"rate": True, "date": "%d/%m/%Y", "comma": True, "adjust": "empty"},
    "year": {"quarters": True, "date": "%d-%m-%Y", "long": True, "words": True, "pages": True},
    "office": {"adjust": "full", "date": "%d/%b/%Y", "words": True, "comma": True},
    "lists": {"many": 60, "date": "%d-%m-%Y", "heads": True, "comma": True, "words": True, "pages": True},
    "pairs": {"pairs": True, "date": "%d-%b-%Y", "adjust": "zero", "long": True, "words": True},
    "sheets": {"break": "paid", "date": "%d/%m/%Y", "words": True},
    "signed": {"break": "certify", "date": "%d-%b-%Y", "comma": True},
    "act2025": {"tax_year": True, "rate": True, "date": "%d-%m-%Y", "adjust": "empty", "words": True, "sections": True},
}


def year_text(lay, text):
    return f"{text[:5]}{int(text[:4]) + 1}" if lay.get("long") else text


def amount(lay, paise):
    """1234567.00, 12,34,567.00, (12,34,567.00)."""
    text = money(abs(paise))
    if lay.get("comma"):
        whole, _, rest = text.partition(".")
        head, tail = whole[:-3], whole[-3:]
        groups = [tail] if not head else [*[head[max(0, i - 2):i] for i in range(len(head), 0, -2)][::-1], tail]
        text = ",".join(groups) + "." + rest
    return text if paise >= 0 else f"({text})" if lay.get("brackets") else f"-{text}"


def model_26as(lay):
    def build(rng):
        doc = tds.form_26as(rng)
        fy = int(doc["financial_year"][:4])
        for one in doc["deductors"]:
            more = [tds.entry(rng, fy, *rng.choice(tds.SECTIONS)[:2]) for _ in range(rng.randrange(1, lay.get("many", 6)))]
            wrong = dict(rng.choice(one["entries"]), remarks=rng.choice("BGDC"))  # booked, taken back, booked again
            back = {k: -v if isinstance(v, int) else v for k, v in wrong.items()}
            one["entries"] += [*more, wrong, back]
            for total, member in (("paid", "amount_paid"), ("deducted", "tds_deducted"), ("deposited", "tds_deposited")):
                one[f"total_{total}"] = sum(e[member] for e in one["entries"])
        doc["collector"] = {"name": "EXAMPLE MOTORS LIMITED", "tan": tds.tan(rng), "entries": [tds.entry(rng, fy, "206CL", 1) for _ in range(2)]}
        for k in ("assessment_year", "financial_year"):
            doc[k] = year_text(lay, doc[k])
        return doc
    return build


def others(lay, doc, collected=True):
    """Part headings behind the one that is read, and the collector's rows under theirs."""
    _, _, second, rest = lay["parts"]
    yield f"PART-{second} - Details of Tax Deducted at Source for 15G / 15H" if second == "II" else f"PART {second} - Details of Tax Deducted at Source for 15G / 15H", None
    for name, title in rest:
        yield f"PART{'-' if second == 'II' else ' '}{name} - {title}", doc["collector"] if lay.get("collected") and "Collected" in title else None


# ---- text ----

HEADS = (("Deductor", "Amount Paid / Credited", "Tax Deducted", "TDS Deposited"), ("Collector", "Amount Paid / Debited", "Tax Collected", "TCS Deposited"))


def text(path, doc, lay):
    d = lay["text"]
    end = [d] if lay.get("ends") else [""]
    out = [f"{d}Annual Tax Statement{d}", "",
           d.join(("File Creation Date", "Permanent Account Number (PAN)", "Current Status of PAN", "Financial Year", "Assessment Year", "Name of Assessee", "Address Line 1", "Address Line 2", "Statecode", "Pin Code")),
           d.join(("17-02-2026", doc["pan"], "ACTIVE", doc["financial_year"], doc["assessment_year"], doc["name"], "EXAMPLE STREET", "", "EXAMPLE STATE", "000000")), ""]

    def group(i, one, heads, first):
        who, *kinds = heads
        if first or not lay.get("once"):
            out.append(d.join(("", "Sr. No.", "Section", "Transaction Date", "Status of Booking", "Date of Booking", "Remarks", *(f"{k}(Rs.)" for k in kinds))) + end[0])
        sums = [sum(e[m] for e in one["entries"]) for m in ("amount_paid", "tds_deducted", "tds_deposited")]
        if "total_paid" in one:
            sums = [one["total_paid"], one["total_deducted"], one["total_deposited"]]
        row = d.join((str(one.get("no", i)), one["name"], one["tan"], "", "", "", "", *(amount(lay, s) for s in sums))) + end[0]
        out.insert(len(out) - (1 if first or not lay.get("once") else 0), row)
        for k, e in enumerate(one["entries"], 1):
            out.append(d.join(("", str(k), e["section"], e["date"].strftime(lay["date"]), e["status"], e["booking_date"].strftime(lay["date"]), e["remarks"] or "-",
                               *(amount(lay, e[m]) for m in ("amount_paid", "tds_deducted", "tds_deposited")))) + end[0])

    def heading(heads):
        who, *kinds = heads
        out.append(d.join(("Sr. No.", f"Name of {who}", f"TAN of {who}", "", "", "", "", *(f"Total {k}(Rs.)" for k in kinds))))

    out.append(f"{d}{lay['parts'][0].format(lay['parts'][1])}{d}")
    heading(HEADS[0])
    for i, one in enumerate(doc["deductors"], 1):
        group(i, one, HEADS[0], i == 1)
    for title, one in others(lay, doc):
        out.extend(["", f"{d}{title}{d}"])
        heading(HEADS["Collected" in title])
        if one:
            group(1, one, HEADS[1], True)
        else:
            out.append(f"{d}{d}{d}************** No Transactions Present ***********{d}")
    Path(path).write_bytes("\r\n".join([*out, ""]).encode())


# ---- paper ----

class Paper(tds.Paper):
    def __init__(self, path, lay, title, pages):
        super().__init__(path, "trace" if not lay.get("colons") else "plain", title)
        self.lay, self.pages, self.head = lay, pages, []
        self.foot()

    def foot(self):
        if self.lay.get("pages"):
            self.text(265, 815, f"Page {self.page} of {self.pages}")

    def next_page(self):
        super().next_page()
        self.y = 50
        self.foot()

    def row(self, cells, bold=False, step=13):
        if self.y > 775:
            self.next_page()
            self.y = 50
            if self.lay.get("heads") and self.head:
                super().row(self.head, True)
        super().row(cells, bold, step)


def twice(draw):
    """How many pages there are is known only when they have been drawn."""
    def both(path, doc, lay):
        draw(path, doc, lay, draw(path, doc, lay, 1))
    return both


@twice
def draw_26as(path, doc, lay, pages):
    p = Paper(path, lay, "Form 26AS", pages)
    a = lambda v: amount(lay, v)  # noqa: E731
    mark = ":" if lay.get("colons") else ""
    p.text(230, p.y, "Form 26AS", True, 11)
    p.y += 16
    p.text(60, p.y, "Annual Tax Statement under Section 203AA of the Income Tax Act, 1961", True)
    p.y += 20
    if lay.get("colons"):
        for label, value in (("Permanent Account Number (PAN)", doc["pan"]), ("Current Status of PAN", "Active"), ("Financial Year", doc["financial_year"]),
                             ("Assessment Year", doc["assessment_year"]), ("Name of Assessee", doc["name"]), ("Address of Assessee", "12 EXAMPLE STREET, EXAMPLE CITY 000000")):
            p.row([(32, f"{label} {mark}"), (220, value)])
    else:
        p.row([(32, "Permanent Account Number (PAN)"), (160, doc["pan"]), (225, "Current Status of PAN"), (310, "Active"),
               (345, "Financial Year"), (403, doc["financial_year"]), (450, "Assessment Year"), (520, doc["assessment_year"])])
        p.row([(32, "Name of Assessee"), (170, doc["name"])])
        p.row([(32, "Address of Assessee"), (170, "12 EXAMPLE STREET, EXAMPLE CITY 000000")])
    p.y += 8

    def group(i, one, heads, first):
        kinds = heads[1:]
        sums = [one.get(f"total_{t}", sum(e[m] for e in one["entries"])) for t, m in (("paid", "amount_paid"), ("deducted", "tds_deducted"), ("deposited", "tds_deposited"))]
        p.row([(32, str(one.get("no", i))), (70, one["name"]), (260, one["tan"]), *((x, a(s), True) for x, s in zip((390, 475, 562), sums))], True)
        p.head = [(40, "Sr. No."), (75, "Section 1"), (120, "Transaction Date"), (190, "Status of Booking"), (262, "Date of Booking"),
                  (330, "Remarks"), *((x, k, True) for x, k in zip((440, 500, 562), kinds))]
        if lay.get("serials", True) is False:
            p.head = p.head[1:]
        if first or not lay.get("once"):
            p.row(p.head, True)
        for k, e in enumerate(one["entries"], 1):
            cells = [(40, str(k)), (75, e["section"]), (120, e["date"].strftime(lay["date"])), (205, e["status"]), (262, e["booking_date"].strftime(lay["date"])),
                     (335, e["remarks"] or "-"), *((x, a(e[m]), True) for x, m in zip((440, 500, 562), ("amount_paid", "tds_deducted", "tds_deposited")))]
            p.row(cells[1:] if lay.get("serials", True) is False else cells)
        p.head = []

    def heading(heads):
        who, *kinds = heads
        p.row([(32, "Sr. No."), (70, f"Name of {who}"), (260, f"TAN of {who}"), *((x, f"Total {k}", True) for x, k in zip((390, 475, 562), kinds))], True)

    p.row([(32, lay["parts"][0].format(lay["parts"][1]))], True, 16)
    heading(HEADS[0])
    for i, one in enumerate(doc["deductors"], 1):
        group(i, one, HEADS[0], i == 1)
    p.y += 8
    for title, one in others(lay, doc):
        p.row([(32, title)], True, 16)
        if one:
            heading(HEADS[1])
            group(1, one, HEADS[1], True)
        else:
            p.row([(250, "No Transactions Present")])
    count = p.page
    p.save()
    return count


# ---- certificates ----

def model_16a(lay):
    def build(rng):
        doc = tds.tds_certificate(rng)
        first = doc["period"]["from"]
        if lay.get("quarters"):
            fy = first.year - (first.month < 4)
            doc["period"] = {"from": datetime.date(fy, 4, 1), "to": datetime.date(fy + 1, 3, 31)}
            doc["payments"] += [{"date": tds.day(rng, *doc["period"].values()), "nature": doc["section"], "amount_paid": rng.randrange(100000, 90000000)} for _ in range(rng.randrange(4, 9))]
        elif lay.get("many"):
            doc["payments"] += [{"date": tds.day(rng, *doc["period"].values()), "nature": doc["section"], "amount_paid": rng.randrange(100000, 90000000)} for _ in range(rng.randrange(30, lay["many"]))]
        if lay.get("sections"):
            doc["payments"] += [{"date": tds.day(rng, *doc["period"].values()), "nature": "393(1)", "amount_paid": rng.randrange(100000, 90000000)} for _ in range(2)]
            doc["section"] = None if doc["section"] != "393(1)" else doc["section"]
        doc["payments"].sort(key=lambda p: p["date"])
        taxes = [p["amount_paid"] // 10 for p in doc["payments"]]
        by_quarter = {}
        for p, t in zip(doc["payments"], taxes):
            by_quarter.setdefault(f"Q{(p['date'].month - 4) % 12 // 3 + 1}", []).append((p, t))
        doc["deductions"] = [{"quarter": q, "receipt_number": "QT" + "".join(rng.choice("ABCDEFGHJK") for _ in range(6)), "tds_deducted": sum(t for _, t in v), "tds_deposited": sum(t for _, t in v)}
                             for q, v in sorted(by_quarter.items())]
        office = lay.get("adjust") == "full"
        doc["challans"] = [{"tds_deposited": t, "bsr_code": None if office else f"{rng.randrange(10 ** 6, 10 ** 7)}", "date": p["date"] + datetime.timedelta(days=rng.randrange(1, 30)),
                            "serial": f"{rng.randrange(10 ** 5):05d}", "status": rng.choice("FFFP")} for p, t in zip(doc["payments"], taxes)]
        doc["receipts_24g"] = [f"{rng.randrange(10 ** 6, 10 ** 7)}" for _ in doc["challans"]]
        doc["totals"] = {"amount_paid": sum(p["amount_paid"] for p in doc["payments"]), "tds_deducted": sum(taxes), "tds_deposited": sum(taxes)}
        if lay.get("tax_year"):
            fy = first.year - (first.month < 4)
            doc["tax_year"], doc["assessment_year"] = f"{fy}-{(fy + 1) % 100:02d}", None
        else:
            doc["assessment_year"] = year_text(lay, doc["assessment_year"])
        return doc
    return build


def parties(p, doc, lay):
    one, two = doc["deductor"], doc["deductee"]
    d = "%d-%b-%Y"
    year = ("Tax Year", doc["tax_year"]) if lay.get("tax_year") else ("Assessment Year", doc["assessment_year"])
    if lay.get("pairs"):
        p.row([(32, "Certificate No."), (180, doc["certificate_number"]), (330, "Last updated on"), (450, "12-Aug-2026")])
        for left, right in (("Name and address of the deductor", one), ("Name and address of the deductee", two)):
            p.row([(32, left)], True)
            for text_line in (right["name"], *right["address"].split(", ")):
                p.text(32, p.y, text_line)
                p.y += 10
            p.y += 6
        p.row([(32, "PAN of the deductor"), (180, one["pan"]), (330, "TAN of the deductor"), (450, one["tan"])])
        p.row([(32, "PAN of the deductee"), (180, two["pan"]), (330, year[0]), (450, year[1])])
        p.row([(32, "Period From"), (180, doc["period"]["from"].strftime(d)), (330, "Period To"), (450, doc["period"]["to"].strftime(d))])
        return
    p.row([(32, f"Certificate No. {doc['certificate_number']}"), (300, "Last updated on 12-Aug-2026")])
    p.row([(32, "Name and address of the deductor"), (300, "Name and address of the deductee")], True)
    for left, right in ((one["name"], two["name"]), *zip_longest(one["address"].split(", "), two["address"].split(", "), fillvalue="")):
        p.text(32, p.y, left)
        p.text(300, p.y, right)
        p.y += 10
    p.y += 6
    p.row([(32, "PAN of the deductor"), (170, "TAN of the deductor"), (300, "PAN of the deductee"), (420, "Employee Reference No.")], True)
    p.row([(32, one["pan"]), (170, one["tan"]), (300, two["pan"]), (420, "-")])
    p.y += 4
    p.row([(32, "CIT (TDS)"), (300, year[0]), (420, "Period")], True)
    p.row([(32, "The Commissioner of Income Tax (TDS), Example City"), (390, "From"), (480, "To")], step=11)
    p.row([(300, year[1]), (390, doc["period"]["from"].strftime(d)), (480, doc["period"]["to"].strftime(d))])


@twice
def draw_16a(path, doc, lay, pages):
    p = Paper(path, lay, "Form 16A", pages)
    a = lambda v: amount(lay, v)  # noqa: E731
    new = lay.get("tax_year")
    p.text(250, p.y, "FORM NO. 131" if new else "FORM NO. 16A", True, 11)
    p.y += 14
    p.text(110, p.y, "Certificate under section 395 of the Income-tax Act, 2025 for tax deducted at source" if new
           else "Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source", True)
    p.y += 20
    parties(p, doc, lay)
    p.y += 8
    p.row([(220, "Summary of payment")], True)
    p.head = [(32, "Sl. No."), (150, "Amount paid/credited", True), (190, "Nature of payment"), *([(270, "Rate (%)")] if lay.get("rate") else []), (320, "Deductee Reference No."),
              (430, "Date of payment/credit (dd/mm/yyyy)")]
    p.row(p.head, True)
    for i, one in enumerate(doc["payments"], 1):
        p.row([(32, str(i)), (150, a(one["amount_paid"]), True), (190, one["nature"]), *([(270, "10.00")] if lay.get("rate") else []), (320, "-"), (430, one["date"].strftime(lay["date"]))])
    p.head = []
    p.row([(32, "Total (Rs.)"), (150, a(doc["totals"]["amount_paid"]), True)], True)
    p.y += 8
    p.row([(120, "Summary of tax deducted at source in respect of Deductee")], True)
    p.row([(32, "Quarter"), (90, "Receipt Numbers of original quarterly statements"), (430, "Amount of tax deducted", True), (562, "Amount of tax deposited", True)], True)
    for one in doc["deductions"]:
        p.row([(32, one["quarter"]), (90, one["receipt_number"]), (430, a(one["tds_deducted"]), True), (562, a(one["tds_deposited"]), True)])
    p.row([(32, "Total (Rs.)"), (430, a(doc["totals"]["tds_deducted"]), True), (562, a(doc["totals"]["tds_deposited"]), True)], True)
    p.y += 8
    if lay.get("adjust"):
        adjusted(p, doc, lay, a)
    if lay.get("break") == "paid":
        p.next_page()
    if lay.get("adjust") != "full":
        paid(p, doc, lay, a)
    if lay.get("break") == "certify":
        p.next_page()
    certify(p, doc, lay, a)
    count = p.page
    p.save()
    return count


def adjusted(p, doc, lay, a):
    p.row([(40, "I. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH BOOK ADJUSTMENT")], True)
    p.row([(32, "Sl. No."), (180, "Tax deposited in respect of deductee", True), (250, "Book Identification Number (BIN)")], True)
    p.row([(210, "Receipt Numbers of Form No. 24G"), (350, "DDO serial number"), (430, "Date of transfer voucher"), (530, "Status")], True)
    if lay["adjust"] == "full":
        for i, (one, receipt) in enumerate(zip(doc["challans"], doc["receipts_24g"]), 1):
            p.row([(32, str(i)), (180, a(one["tds_deposited"]), True), (220, receipt), (350, one["serial"]), (430, one["date"].strftime(lay["date"])), (535, one["status"])])
        p.row([(32, "Total (Rs.)"), (180, a(doc["totals"]["tds_deposited"]), True)], True)
    else:
        p.row([(32, "Total (Rs.)"), *([(180, a(0), True)] if lay["adjust"] == "zero" else [])], True)
    p.y += 8


def paid(p, doc, lay, a):
    p.row([(40, "II. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH CHALLAN")], True)
    p.row([(32, "Sl. No."), (180, "Tax deposited in respect of deductee", True), (250, "Challan Identification Number (CIN)")], True)
    p.head = [(220, "BSR Code of the Bank Branch"), (330, "Date of deposit"), (430, "Challan Serial Number"), (510, "Status")]
    p.row(p.head, True)
    for i, one in enumerate(doc["challans"], 1):
        p.row([(32, str(i)), (180, a(one["tds_deposited"]), True), (220, one["bsr_code"]), (330, one["date"].strftime(lay["date"])), (430, one["serial"]), (515, one["status"])])
    p.head = []
    p.row([(32, "Total (Rs.)"), (180, a(doc["totals"]["tds_deposited"]), True)], True)
    p.y += 8


def certify(p, doc, lay, a):
    p.row([(250, "Verification")], True)
    if lay.get("words"):
        said = [f"{a(doc['totals'][k])} [{words(doc['totals'][k])} (in words)]" for k in ("tds_deducted", "tds_deposited")]
    else:
        said = [a(doc["totals"][k]) for k in ("tds_deducted", "tds_deposited")]
    sentence = (f"I, MEERA KRISHNAN, son / daughter of A KRISHNAN working in the capacity of MANAGER (designation) do hereby certify that a sum of Rs. {said[0]} has been deducted and "
                f"a sum of Rs. {said[1]} has been deposited to the credit of the Central Government. I further certify that the information given above is true, complete and correct and is based on "
                "the books of account, documents, TDS statements, TDS deposited and other available records.")
    for one in p.wrap(sentence, 530):
        p.row([(32, one)], step=11)
    p.row([(32, "Place"), (150, "EXAMPLE CITY"), (300, "(Signature of person responsible for deduction of Tax)")])
    p.row([(32, "Date"), (150, "14-Aug-2026")])
    p.row([(32, "Designation: MANAGER"), (300, "Full Name: MEERA KRISHNAN")])


def pick(kind, layout):
    """(build, draw(path, doc, layout), form) of a layout here."""
    lay = (FORM_26AS if kind == "form_26as" else FORM_16A)[layout]
    if kind == "form_26as":
        draw = text if "text" in lay else draw_26as
        return model_26as(lay), lambda path, doc, _: draw(path, doc, lay), "caret" if "text" in lay else "text"
    return model_16a(lay), lambda path, doc, _: draw_16a(path, doc, lay), "text"


def sample(kind, layout, seed):
    return pick(kind, layout)[0](random.Random(f"{kind}/{layout}/{seed}"))

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Documents with truth, from the corpora beside the project and from any folder of NAME.pdf with NAME.json.

Each set of the corpora tells its truth in a way of its own; here it becomes
fields (path, value, how to compare), rows and counts in our field names. Only
what a set's truth really says is compared.
"""

import csv
import json
import re
import subprocess
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field, replace
from datetime import datetime
from decimal import Decimal, InvalidOperation
from pathlib import Path

from compare import COVERED

PICTURES = (".pdf", ".png", ".jpg", ".jpeg", ".tif", ".tiff")
ROW_LISTS = ("transactions", "line_items")
# How these are compared, whose truth says: those of receipts as everywhere; of statements by letters and digits, a title before a name or not;
# an amount in words with its currency or without.
PRINTED = {"/amount_in_words": "words", "/merchant/name": "name", "/merchant/address": "address", "/merchant/phone": "letters", "/merchant/tax_id": "letters", "/time": "minutes",
           "/issuer": "letters", "/bank_name": "letters", "/account_number": "letters", "/iban": "letters", "/account_type": "letters", "/account_holder": "untitled"}
AMOUNTS = {*COVERED, "credit_limit", "minimum_due"}
BY_NAME = {"description": None, "name": "letters", "address": "letters"}


@dataclass
class Document:
    path: Path
    template: str  # industry/name
    layout: str    # what a line of the report is about
    fields: list = field(default_factory=list)  # (path, value, kind)
    rows: dict = field(default_factory=dict)    # list name → rows
    counts: dict = field(default_factory=dict)  # list name → how many rows, where the rows themselves are not known
    born_digital: bool = False
    truth_inside: bool = False  # the truth is data inside the file, not what is printed: see as_printed()
    never_verified: bool = False  # something is wrong on the paper itself


def kind_of(path, value):
    """Amounts are numbers, whether they are printed with decimals or not ("12000"); digits elsewhere are what they are ("0012")."""
    text = str(value).lstrip("-")
    amount = "." in text or path.rsplit("/", 1)[1] in AMOUNTS
    return "number" if amount and text.replace(".", "", 1).isdigit() else "exact"


def flatten(value, path=""):
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ROW_LISTS:
                yield from flatten(inner, f"{path}/{key}")
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from flatten(inner, f"{path}/{i}")
    else:
        yield path, value, PRINTED.get(path) or kind_of(path, value)


def row_lists(data):
    """The lists of rows of DATA by their paths; the first of several accounts stands at the top."""
    lists = {k: data[k] for k in ROW_LISTS if k in data}
    return lists | {f"accounts/{i}/transactions": account["transactions"] for i, account in enumerate(data.get("accounts", [])) if i}


def folder(where):
    """NAME.pdf, a picture or a text beside NAME.json {"industry","template","data"} in our own field names: exact."""
    for path in sorted(where.iterdir()):
        truth = path.with_suffix(".json")
        if path.suffix.lower() not in (*PICTURES, ".txt") or not truth.exists():
            continue
        t = json.loads(truth.read_text(encoding="utf-8"))
        layout = "_".join(path.stem.split("_")[:-2]) if path.stem.count("_") > 2 else path.stem
        yield Document(path, f"{t['industry']}/{t['template']}", layout, list(flatten(t["data"])),
                       row_lists(t["data"]),
                       born_digital=path.suffix != ".txt" and path.stem.endswith("_text") or not path.stem.startswith("scan") and path.suffix == ".pdf" and "_" not in path.stem[3:])


def indian(dev):
    for d in folder(dev / "indian"):
        d.born_digital = not d.path.stem.startswith("scan")
        yield d


def bankstatemently(dev):
    for path in sorted((dev / "bankstatemently").glob("datasets/*/*/*.pdf")):
        t = json.loads((path.parent / "statement-info.json").read_text())
        card = t["documentType"] == "credit-card"
        yield Document(path, "finance/card_statement" if card else "finance/bank_statement", t["country"] + (" card" if card else ""),
                       [("/currency", t["currency"], "exact")], {}, {"transactions": t["transactionCount"]}, born_digital=True)


def finance_report(dev):
    for path in sorted((dev / "finance-report").rglob("*.pdf")):
        truth = path.with_name(path.stem + "_expected.json")
        if not truth.exists():
            yield Document(path, "finance/bank_statement", path.stem, born_digital=True, never_verified=path.stem.startswith("unhappy"))
            continue
        t = json.loads(truth.read_text())
        s = t["statement"]
        rows = [{"date": e["date"], "debit": e["amount"] if e["direction"] == "OUT" else None, "credit": e["amount"] if e["direction"] == "IN" else None,
                 "description": e["description"]} for e in t["events"]]
        yield Document(path, "finance/bank_statement", path.stem.split("_")[0],
                       [("/statement_period/from", s["period_start"], "exact"), ("/statement_period/to", s["period_end"], "exact"),
                        ("/opening_balance", s["opening_balance"], "number"), ("/closing_balance", s["closing_balance"], "number"),
                        ("/currency", s["currency"], "exact"), ("/account_number", s["account_last4"], "ends")], {"transactions": rows}, born_digital=True)


def toys(dev):
    """A card statement and two small statements with a table of their rows."""
    path = dev / "monopoly/src/monopoly/examples/example_statement.pdf"
    with open(dev / "monopoly/tests/integration/banks/example/credit/transformed.csv", newline="") as f:
        rows = [r for r in csv.DictReader(f) if "LAST MONTH" not in r["description"]]
    yield Document(path, "finance/card_statement", "monopoly", rows={"transactions": [
        {"date": r["date"], "debit": f"{-float(r['amount']):.2f}" if float(r["amount"]) < 0 else None,
         "credit": f"{float(r['amount']):.2f}" if float(r["amount"]) > 0 else None, "description": r["description"]} for r in rows]}, born_digital=True)
    for bank in ("sbi", "icici"):
        with open(dev / f"icici-sbi-challenge/data/{bank}/result.csv", newline="") as f:
            rows = list(csv.DictReader(f))
        yield Document(next((dev / f"icici-sbi-challenge/data/{bank}").glob("*.pdf")), "finance/bank_statement", bank, rows={"transactions": [
            {"date": "-".join(reversed(r["Date"].split("-"))), "debit": r["Debit Amt"] or None, "credit": r["Credit Amt"] or None,
             "balance": r["Balance"], "description": r["Description"]} for r in rows]}, born_digital=True)


# ---- invoices ----


def local(node):
    return node.tag.rsplit("}", 1)[-1]


def find(node, *names):
    """The first descendant along local names; None."""
    for name in names:
        node = next((n for n in node.iter() if local(n) == name and n is not node), None) if node is not None else None
    return node


def text_of(node, *names):
    node = find(node, *names)
    return node.text.strip() if node is not None and node.text else None


def cii(path):
    """UN/CEFACT Cross Industry Invoice → fields and lines."""
    root = ET.parse(path).getroot()
    head = next(n for n in root.iter() if local(n) in ("ExchangedDocument", "HeaderExchangedDocument"))
    sums = next(n for n in root.iter() if local(n).endswith("TradeSettlementHeaderMonetarySummation")
                or local(n) == "SpecifiedTradeSettlementMonetarySummation" and find(n, "GrandTotalAmount") is not None)
    day = text_of(head, "DateTimeString") or text_of(head, "IssueDateTime")
    number = next(c.text for c in head if local(c) == "ID")
    fields = [("/invoice_number", number, "letters"), ("/invoice_date", f"{day[:4]}-{day[4:6]}-{day[6:8]}", "exact"),
              ("/totals/total", text_of(sums, "GrandTotalAmount"), "magnitude")]
    if text_of(sums, "TaxTotalAmount"):
        fields.append(("/totals/tax", text_of(sums, "TaxTotalAmount"), "magnitude"))
    rows = []
    for line in (n for n in root.iter() if local(n) == "IncludedSupplyChainTradeLineItem"):
        quantity, amount = text_of(line, "BilledQuantity"), text_of(line, "LineTotalAmount")
        if quantity and amount:
            rows.append({"quantity": quantity, "amount": amount})
    return fields, rows


NUMBER = re.compile(r"(?<![\w.,/-])-?\d[\d.,'\u00a0\u202f]*")
DATE = re.compile(r"(\d{1,4})[./-](\d{1,2})[./-](\d{2,4})")


def printed_text(path):
    return subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, text=True, check=True).stdout


def printed_numbers(text):
    """Every number of the page, by each way of writing decimals that its form allows, with its sign."""
    found = set()
    for match in NUMBER.findall(text):
        bare = re.sub(r"[\s'\u00a0\u202f]", "", match).rstrip(".,")
        for group, point in ((",", "."), (".", ",")):
            try:
                found.add(Decimal(bare.replace(group, "").replace(point, ".")))
            except InvalidOperation:
                pass
    return found


def page_sign(value, numbers):
    """VALUE, or the negative of it where the page's NUMBERS have only that."""
    return value if Decimal(value) in numbers or -Decimal(value) not in numbers else str(-Decimal(value))


def as_printed(document):
    """DOCUMENT without what its page does not say: an embedded invoice may be another one than the visible one. Lines take the page's sign."""
    text = printed_text(document.path)
    numbers = printed_numbers(text)
    squeezed = "".join(c for c in text.upper() if c.isalnum())
    days = {tuple(sorted(int(n) for n in d)) for d in DATE.findall(text)}

    def says(value, kind):
        if kind in ("number", "magnitude"):
            return Decimal(value) in numbers or -Decimal(value) in numbers
        if re.fullmatch(r"\d{4}-\d\d-\d\d", value):
            day = [int(n) for n in value.split("-")]
            return bool({tuple(sorted(day)), tuple(sorted((day[0] % 100, *day[1:])))} & days)
        return "".join(c for c in value.upper() if c.isalnum()) in squeezed

    def line(row):
        return {k: page_sign(v, numbers) for k, v in row.items() if says(v, "number")}

    rows = {name: [r for r in map(line, rows) if r] for name, rows in document.rows.items()}
    return replace(document, fields=[f for f in document.fields if says(f[1], f[2])], rows=rows)


def signed_as_printed(document):
    """DOCUMENT with its lines' signs as its page has them: the data of a credit note may say the same the other way round."""
    numbers = printed_numbers(printed_text(document.path))

    return replace(document, rows={name: [{k: page_sign(v, numbers) for k, v in r.items()} for r in rows] for name, rows in document.rows.items()})


def zugferd(dev):
    for path in sorted((dev / "zugferd").glob("ZUGFeRDv*/**/*.pdf")):
        truth = dev / "zugferd/_gt" / ("__".join(path.relative_to(dev / "zugferd").parts) + ".xml")
        if truth.exists():
            fields, rows = cii(truth)
            yield Document(path, "commerce/invoice", path.parent.name, fields, {"line_items": rows} if rows else {}, born_digital=True, truth_inside=True)


def invoice2data(dev):
    for truth in sorted((dev / "invoice2data/tests/compare").glob("*.json")):
        t = json.loads(truth.read_text())[0]
        fields = [("/invoice_number", t["invoice_number"], "letters"), ("/invoice_date", t["date"], "exact"), ("/currency", t["currency"], "exact")]
        if "amount" in t:
            fields.append(("/totals/total", f"{t['amount']:.2f}", "number"))
        if "amount_untaxed" in t and t["amount_untaxed"] != t.get("amount"):
            fields.append(("/totals/subtotal", f"{t['amount_untaxed']:.2f}", "number"))
        if "amount_tax" in t:
            fields.append(("/totals/tax", f"{t['amount_tax']:.2f}", "number"))
        if "vat" in t or "static_vat" in t:
            fields.append(("/supplier/tax_id", str(t.get("vat") or t["static_vat"]), "letters"))
        if "date_due" in t:
            fields.append(("/due_date", t["date_due"], "exact"))
        for ext in (".pdf", ".png"):
            if truth.with_suffix(ext).exists():
                yield Document(truth.with_suffix(ext), "commerce/invoice", t["issuer"][:24], fields, born_digital=ext == ".pdf")


def au_synthetic(dev):
    where = dev / "au-synthetic/evaluation_data"
    with open(where / "evaluation_ground_truth.csv", newline="") as f:
        for r in csv.DictReader(f):
            path = where / r["image_file"]
            if not path.exists() or r["DOCUMENT_TYPE"] not in ("TAX INVOICE", "INVOICE", "RECEIPT"):
                continue
            known = {k: v for k, v in r.items() if v not in ("", "N/A")}
            money = {k: known[k].strip("$").replace(",", "") for k in ("GST", "TOTAL", "SUBTOTAL") if k in known}
            receipt = r["DOCUMENT_TYPE"] == "RECEIPT"
            days = {k: datetime.strptime(known[k], "%d/%m/%Y").date().isoformat() for k in ("INVOICE_DATE", "DUE_DATE") if k in known}
            party = "/merchant" if receipt else "/supplier"
            fields = [("/totals/total", money.get("TOTAL"), "number"), ("/totals/tax", money.get("GST"), "number"), ("/totals/subtotal", money.get("SUBTOTAL"), "number"),
                      ("/date" if receipt else "/invoice_date", days.get("INVOICE_DATE"), "exact"), (f"{party}/name", known.get("SUPPLIER"), "name"),
                      (f"{party}/tax_id", known.get("ABN"), "letters"), (f"{party}/address", known.get("BUSINESS_ADDRESS"), "address")]
            if receipt:
                fields.append(("/merchant/phone", known.get("BUSINESS_PHONE"), "letters"))
            else:
                fields += [("/due_date", days.get("DUE_DATE"), "exact"), ("/recipient/name", known.get("PAYER_NAME"), "name"),
                           ("/recipient/address", known.get("PAYER_ADDRESS"), "address")]
            rows = []
            for quantity, price in zip(known.get("QUANTITIES", "").split(" | "), known.get("PRICES", "").split(" | ")):
                price = Decimal(price.strip("$"))
                rows.append({"quantity": quantity, "amount": str(int(quantity) * price), **({} if receipt else {"unit_price": str(price)})})
            yield Document(path, "commerce/receipt" if receipt else "commerce/invoice", r["DOCUMENT_TYPE"].lower(), [f for f in fields if f[1]], {"line_items": rows})


def sroie(dev):
    for truth in sorted((dev / "sroie/data/key").glob("*.json")):
        t = json.loads(truth.read_text())
        path = next((p for e in PICTURES if (p := dev / "sroie/data/img" / (truth.stem + e)).exists()), None)
        day = None
        for form in ("%d/%m/%Y", "%d-%m-%Y", "%d/%m/%y", "%d-%m-%y", "%d.%m.%Y", "%d.%m.%y", "%Y-%m-%d", "%d %b %Y", "%d %B %Y", "%d-%b-%Y", "%d-%b-%y",
                     "%Y/%m/%d", "%d %b %y", "%d/%b/%Y", "%d%m%Y", "%b %d,%Y", "%d-%B-%Y", "%b %d, %Y"):
            try:
                day = datetime.strptime(t.get("date", "").strip().title(), form).date().isoformat()
                break
            except ValueError:
                pass
        total = t.get("total", "").replace("RM", "").replace("$", "").replace(",", "").strip()
        if path:
            yield Document(path, "commerce/receipt", "receipt",
                           [f for f in [("/totals/total", total, "number"), ("/date", day, "exact"), ("/merchant/name", t.get("company"), "name"),
                                        ("/merchant/address", t.get("address"), "address")] if f[1]])


def form_26as(dev):
    t = json.loads((dev / "26as/sampleA_expected.json").read_text())
    fields = [("/pan", t["header"]["pan"], "exact")]
    for i, d in enumerate(t["rows"]):
        fields += [(f"/deductors/{i}/tan", d["tan"], "exact"), (f"/deductors/{i}/name", d["deductorName"], "letters"),
                   (f"/deductors/{i}/total_paid", str(d["amountPaid"]), "number"), (f"/deductors/{i}/total_deducted", str(d["taxDeducted"]), "number")]
        for j, e in enumerate(d["transactions"]):
            fields += [(f"/deductors/{i}/entries/{j}/section", e["section"], "exact"), (f"/deductors/{i}/entries/{j}/date", e["transactionDate"], "exact"),
                       (f"/deductors/{i}/entries/{j}/amount_paid", str(e["amountPaid"]), "number")]
    yield Document(dev / "26as/sampleA_26AS.txt", "tax/form_26as", "text", fields)


SETS = {"indian": indian, "bankstatemently": bankstatemently, "finance-report": finance_report, "toys": toys, "zugferd": zugferd,
        "invoice2data": invoice2data, "au-synthetic": au_synthetic, "sroie": sroie, "26as": form_26as}

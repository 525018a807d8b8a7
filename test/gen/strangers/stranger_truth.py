# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a stranger says of a paper under plain names, under the names of our templates."""

from decimal import Decimal

CARD = {"bank_name": "issuer", "account_holder": "card_holder", "payment_due_date": "due_date", "total_amount_due": "new_balance", "minimum_amount_due": "minimum_due",
        "available_credit": None}
ROW = {"gst_rate": "tax_rate", "cgst_amount": "cgst", "sgst_amount": "sgst", "igst_amount": "igst", "cess_amount": "cess", "amount": "total"}
TOTALS = {"taxable_total": "taxable_value", "cgst_total": "cgst", "sgst_total": "sgst", "igst_total": "igst", "cess_total": "cess", "round_off": "round_off",
          "grand_total": "total", "shipping": "shipping", "discount": "discount", "subtotal": "subtotal", "tax_total": "tax", "total": "total", "paid": "paid", "amount_due": "due"}
DOCUMENTS = {"tax_invoice": "invoice", "pro_forma": None, "proforma": None}  # the others as they are


def _renamed(row, names):
    """ROW under NAMES; a name of None is no value of ours."""
    return {names.get(k, k): v for k, v in row.items() if names.get(k, k) is not None}


def _sided(row):
    """A transaction names both sides; the one that is not printed is null."""
    return {"debit": None, "credit": None, **row}


def unmarked(data):
    """DATA with its holder's name without the post's mark before it ("*MR A B CELE"), whether or not a stranger keeps it."""
    return {**data, "account_holder": data["account_holder"].lstrip("*")} if data.get("account_holder") else data


NOT_OURS = ("address", "bic", "customer_id", "micr")  # of a statement


def _account(data):
    """One account of a bank, by what is said of it and of all of them."""
    out = {**unmarked(data), "transactions": [_sided(r) for r in data["transactions"]]}
    if "iban" in data:
        out["iban"] = data["iban"].replace(" ", "")
    if "branch" in data:  # of a branch its name is a value of ours, and its IFSC is the account's
        branch = out.pop("branch")
        branch = {"name": branch} if isinstance(branch, str) else branch
        out |= {key: branch[theirs] for key, theirs in (("branch", "name"), ("ifsc", "ifsc")) if theirs in branch}
    return out


def statement(data):
    """Of a bank; the first of several accounts stands at the top as well."""
    data = {k: v for k, v in data.items() if k not in NOT_OURS}
    if "accounts" not in data:
        return _account(data)
    common = {k: v for k, v in data.items() if k not in ("accounts", "transactions")}
    accounts = [_account({**common, **account}) for account in data["accounts"]]
    return {**accounts[0], "accounts": accounts} if len(accounts) > 1 else accounts[0]


def card(data):
    """Of a card."""
    return _renamed(statement(data), CARD)


def _amounts_only(row):
    """A discount in percent is no amount."""
    return {k: v for k, v in row.items() if k != "discount" or not str(v).endswith("%")}


def _invoice(data, row_names):
    out = {k: v for k, v in data.items() if k not in TOTALS and k not in ("customer", "line_items")}
    if "document_type" in data:
        out["document_type"] = DOCUMENTS.get(data["document_type"], data["document_type"])
    if "customer" in data:
        out["recipient"] = data["customer"]
    out["line_items"] = [_renamed(_amounts_only(r), row_names) for r in data["line_items"]]
    out["totals"] = {TOTALS[k]: v for k, v in data.items() if k in TOTALS and v is not None}  # a tax of the other scheme is nothing, by our rule
    return out


def _untaxed(row):
    """A row whose taxable value is its last column: no total stands in it."""
    if row.get("taxable_value") == row.get("amount"):
        return {k: v for k, v in row.items() if k != "amount"}
    return row


def _before_tax(row):
    """Whether a row's last column is quantity times price or, for a discount, less, and no tax in it: its taxable value, where no column bears that name."""
    if "amount" not in row or "taxable_value" in row or "quantity" not in row or "unit_price" not in row:
        return False
    price = Decimal(row["quantity"]) * Decimal(row["unit_price"]) - Decimal(row.get("discount", "0"))
    return Decimal(row["amount"]) < price + 1


def _are_taxable(data):
    """Whether the rows' amounts come to what is taxed: no tax is in any of them, though no column says so."""
    rows = data["line_items"]
    if any("amount" not in r or "taxable_value" in r for r in rows) or data.get("taxable_total") in (None, data.get("grand_total")):
        return False
    return sum(Decimal(r["amount"]) for r in rows) == Decimal(data["taxable_total"])


def _are_with_tax(data):
    """Whether the rows' amounts come to the invoice's total, but for its rounding, and not to what is taxed: prices include the tax."""
    rows = data["line_items"]
    if any("amount" not in r or "taxable_value" in r for r in rows) or "grand_total" not in data or "taxable_total" not in data:
        return False
    total = sum(Decimal(r["amount"]) for r in rows)
    return abs(total - Decimal(data["grand_total"])) < 1 <= abs(total - Decimal(data["taxable_total"]))


def _is_recipients_tax(data):
    """Whether the recipient pays the tax, so that the paper prints none: its amounts are taxable values."""
    return data.get("reverse_charge") is True and not any(k in data for k in ("cgst_total", "sgst_total", "igst_total"))


def gst(data):
    """A GST invoice."""
    out = _invoice(data, {})
    untaxed = _are_taxable(data) or _is_recipients_tax(data)
    taxed = _are_with_tax(data)
    untaxed = untaxed or (not taxed and all(_before_tax(r) for r in data["line_items"]))  # one column is one thing
    out["line_items"] = [_renamed(_untaxed(r), {**ROW, "amount": "taxable_value" if untaxed else "total"}) for r in out["line_items"]]
    return out


def _is_gross(row):
    """Whether a row's last column is its price with the tax, beside which the paper prints the net value that is our amount."""
    if any(key not in row for key in ("quantity", "unit_price", "tax_rate", "amount")):
        return False
    net = Decimal(row["quantity"]) * Decimal(row["unit_price"])
    return abs(Decimal(row["amount"]) - net * (1 + Decimal(row["tax_rate"]) / 100)) <= Decimal("0.02")


def bill(data):
    """An invoice of commerce."""
    rows = data["line_items"]
    if all(_is_gross(r) for r in rows) and any(Decimal(r["tax_rate"]) for r in rows):
        data = {**data, "line_items": [{k: v for k, v in r.items() if k != "amount"} for r in rows]}
    return _invoice(data, {"discount": None})  # no member of ours


DEDUCTOR = {"total_amount": "total_paid", "total_tax_deducted": "total_deducted", "total_tds_deposited": "total_deposited"}
ENTRY = {"transaction_date": "date", "amount": "amount_paid", "tax_deducted": "tds_deducted"}


def form_26as(data):
    """Of Form 26AS what was deducted; its other parts are no values of ours."""
    out = _renamed(data, {"assessee_name": "name", "other_parts": None})
    out["deductors"] = [{**_renamed(d, DEDUCTOR), "entries": [_renamed(e, ENTRY) for e in d["entries"]]} for d in data["deductors"]]
    return out


NO_PAN = "PANNOTREQD"  # an office of the government has none: what says so is no PAN


def certificate(data):
    """Of Form 16A: book entries stand where challans do; what is in words is no value of ours."""
    kept = ("certificate_number", "deductor", "deductee", "assessment_year", "period")
    out = {k: data[k] for k in kept if k in data}
    for party in ("deductor", "deductee"):  # the lines of an address are joined by commas, as in every template
        out[party] = _renamed(data[party], {"address": None, "address_lines": None})
        if out[party].get("pan") == NO_PAN:
            out[party]["pan"] = None
        if "address_lines" in data[party]:
            out[party]["address"] = ", ".join(line.rstrip(",") for line in data[party]["address_lines"])
    out["payments"] = [_renamed(p, {"amount": "amount_paid", "section": "nature"}) for p in data["payments"]]
    out["deductions"] = [_renamed(q, {"amount_deducted": "tds_deducted", "amount_deposited": "tds_deposited"}) for q in data.get("quarters", [])]
    challan = {"amount": "tds_deposited", "challan_number": "serial", "ddo_number": "serial", "receipt_number": None}
    out["challans"] = [_renamed(c, challan) for c in data.get("challans", data.get("book_entries", []))]
    out["totals"] = {ours: data[theirs] for theirs, ours in (("total_paid", "amount_paid"), ("total_deducted", "tds_deducted"), ("total_deposited", "tds_deposited")) if theirs in data}
    return out

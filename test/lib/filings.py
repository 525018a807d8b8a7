# SPDX-License-Identifier: AGPL-3.0-or-later
"""Finished documents put into the database as they are: invoices and statements whose every figure a test knows."""

import json
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORPORA = ROOT.parent / "shared/corpora"

OWN = "27AAECG3736E1C2"
BUYER = "27AAPFU0939F1ZV"
BUYER_FAR = "29AAHCM7727Q1ZI"

INSERT = """
WITH d AS (
    INSERT INTO docextract.document(uuid, team, account, key, status, kind, industry, template, template_version, file_name, media_type,
        size_bytes, sha256, pages_total, pages_selected, pages_done, priority, languages, options, request_id, base, completed_at, expires_at)
    SELECT %(uuid)s, t.id, k.account, k.id, %(status)s, 'pdf', %(industry)s, %(template)s, v.version, %(name)s, 'application/pdf',
        1, sha256(%(uuid)s::bytea), 1, 1, 1, 10, 'eng', '{}', 'test', '/api/v1', now(), now() + interval '30 days'
    FROM docextract.team t JOIN docextract.api_key k ON k.team = t.id
    JOIN docextract.template v ON v.industry = %(industry)s AND v.name = %(template)s AND v.current
    WHERE t.name = %(team)s ORDER BY k.id LIMIT 1 RETURNING template_version)
INSERT INTO docextract.result(document, revision, data, evidence, checks, verification, corrections, warnings, engine, rows_total,
    status, template, template_version)
SELECT %(uuid)s, 1, %(data)s, %(evidence)s, %(checks)s, %(verification)s, '[]', '[]', '{}', %(rows)s,
    %(status)s, %(template)s, d.template_version FROM d
"""

FAILED = [{"id": "total", "label": "Sum of the invoice", "state": "failed", "expected": "118.00", "found": "181.00", "paths": ["/totals/total"]}]


def put(rig, team, data, industry="tax", template="gst_invoice", state="verified", name="doc.pdf", evidence=None):
    """Insert a finished document; its uuid."""
    import psycopg2
    u = str(uuid.uuid4())
    rows = data.get("line_items") or data.get("transactions") or []
    db = psycopg2.connect(rig.cluster.conninfo())
    try:
        with db, db.cursor() as cur:
            # the row of document and that of result in one statement: the reference is checked at its end
            cur.execute("SET CONSTRAINTS ALL DEFERRED")
            cur.execute(INSERT, {
                "uuid": u, "team": team, "status": "needs_review" if state == "mismatch" else "completed", "industry": industry,
                "template": template, "name": name, "data": json.dumps(data), "evidence": json.dumps(evidence or {}),
                "checks": json.dumps(FAILED if state == "mismatch" else []), "rows": len(rows),
                "verification": json.dumps({"state": state, "covers": ["amounts"], "passed": 1, "failed": 0, "not_applicable": 0})})
    finally:
        db.close()
    return u


def invoice(number, date="2026-05-03", supplier=OWN, recipient=BUYER, lines=((1000, 18),), **change):
    """A GST invoice whose sums are right; LINES are (taxable value in rupees, rate)."""
    state = {g: g[:2] for g in (supplier, recipient) if g}
    inter = supplier and recipient and state[supplier] != state[recipient]
    items, total = [], {"taxable_value": 0, "cgst": 0, "sgst": 0, "igst": 0}

    def money(paise):
        return f"{paise / 100:.2f}"

    for value, rate in lines:
        taxable = round(value * 100)
        half = round(taxable * rate / 200)
        tax = {"cgst": 0 if inter else half, "sgst": 0 if inter else half, "igst": round(taxable * rate / 100) if inter else 0}
        for k, v in {"taxable_value": taxable, **tax}.items():
            total[k] += v
        items.append({"description": f"Item at {rate} %", "hsn_sac": "8471", "quantity": "1", "unit": "Nos", "unit_price": money(taxable), "discount": None,
                      "taxable_value": money(taxable), "tax_rate": f"{rate:g}", **{k: money(v) for k, v in tax.items()}, "cess": None,
                      "total": money(taxable + sum(tax.values()))})
    data = {
        "invoice_number": number, "invoice_date": date, "due_date": None, "document_type": "invoice",
        "supplier": {"name": "Supplier Ltd", "gstin": supplier, "pan": None, "address": None, "state_code": state.get(supplier)},
        "recipient": {"name": "Recipient LLP", "gstin": recipient, "pan": None, "address": None, "state_code": state.get(recipient)},
        "place_of_supply": state.get(recipient) or state.get(supplier), "reverse_charge": False, "irn": None, "ack_number": None, "ack_date": None, "currency": "INR",
        "line_items": items, "tax_summary": [],
        "totals": {**{k: money(v) for k, v in total.items()}, "cess": None, "discount": None, "round_off": None, "total": money(sum(total.values()))},
        "amount_in_words": None}
    data.update(change)
    return data


def statement(first, last, opening, closing, rows=(), account="12345678901", **change):
    return {"bank_name": "Some Bank", "branch": None, "ifsc": "SOME0123456", "iban": None, "account_number": account, "account_holder": "A",
            "account_type": "Savings", "currency": "INR", "statement_period": {"from": first, "to": last}, "opening_balance": opening,
            "closing_balance": closing, "total_debits": None, "total_credits": None,
            "transactions": [{"date": d, "value_date": None, "description": t, "reference": None, "debit": debit, "credit": credit, "balance": None,
                              "channel": None, "counterparty": None, "category": None} for d, t, debit, credit in rows], **change}

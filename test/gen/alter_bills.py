# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce and receipts that somebody changed: one figure, one line or one page is not what it was."""

import copy
import functools
import random

import bills
import papers_bill
import till
from alter import drop_page
from alter_tax import changed_one_by_one, double, drop, figure

BILL = {**{f"line{k}": figure("items", any, k) for k in ("qty", "price", "net", "rate", "tax", "gross")},
        **{f"sum{k}": figure("sums", k) for k in ("subtotal", "tax", "total", "due")},
        **{f"row{k}": figure("row", k) for k in ("qty", "net", "tax", "gross")},
        **{f"group{k}": figure("groups", any, k) for k in ("rate", "net", "tax", "gross")},
        **{f"foot{k}": figure("foot", k) for k in ("net", "tax", "gross")},
        **{k: figure(k) for k in ("discount", "shipping", "paid")}, "headtotal": figure("head_total"),
        "dropline": drop("items"), "doubleline": double("items"), "dropgroup": drop("groups")}
RECEIPT = {**{f"line{k}": figure("items", any, k) for k in ("qty", "price", "amount")},
           **{f"sum{k}": figure("sums", k) for k in ("subtotal", "tax", "total", "cash", "change")}, "dropline": drop("items"), "doubleline": double("items")}


def invoices(out, layout, seed, items=5):
    """All changes of one invoice, then one without one of its pages. Yields (path, template)."""
    rng = random.Random(f"bill/{layout}/{seed}/altered")
    doc = bills.prepare(layout, bills.bill(rng, items))
    # the only tax is not the last line of the sums: those layouts draw the first group
    changes = {k: c for k, c in BILL.items() if k != "dropgroup" or len(doc["groups"]) > 1}
    for path in changed_one_by_one(out, f"bill_{layout}_{seed}", doc, layout, changes, bills.draw, rng):
        yield path, "commerce/invoice"
    long = bills.prepare(layout, bills.bill(rng, 90))
    path = out / f"bill_{layout}_{seed}_page.pdf"
    bills.draw(str(path), copy.deepcopy(long), layout)
    if drop_page(rng, str(path)):
        yield path, "commerce/invoice"


def papers(out, layout, seed, items=4, without=None):
    """All changes of one invoice by description; WITHOUT "heads": its items under words that no language has."""
    rng = random.Random(f"billpaper/{layout}/{seed}/altered")
    doc = papers_bill.prepare(layout, papers_bill.order(rng, items))
    changes = {**BILL, "sumdiscount": figure("sums", "discount"), "sumship": figure("sums", "ship"), "sumpaid": figure("sums", "paid"),
               "sumuntaxed": figure("sums", "untaxed"), "linediscount": figure("items", any, "disc_rate")}
    if papers_bill.PAPERS[layout].get("held"):
        changes["sumheld"] = figure("sums", "held")
    # a paper that holds its tax and does not say how much agrees with itself
    for key in ("discount", "shipping", "paid", "headtotal", *(["dropgroup"] if len(doc["groups"]) < 2 else [])):
        del changes[key]
    for path in changed_one_by_one(out, f"billpaper_{layout}_{seed}", doc, layout, changes, functools.partial(papers_bill.draw, without=without), rng):
        yield path, "commerce/invoice"


def receipts(out, layout, seed, items=4):
    rng = random.Random(f"receipt/{layout}/{seed}/altered")
    doc = till.prepare(layout, till.receipt(rng, items))
    for path in changed_one_by_one(out, f"receipt_{layout}_{seed}", doc, layout, RECEIPT, till.draw, rng):
        yield path, "commerce/receipt"

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce and receipts that somebody changed: one figure, one line or one page is not what it was."""

import copy
import functools
import random
import re
from decimal import Decimal

import bills
import papers_bill
import till
from alter import drop_page, other_digit  # alter knows where the strangers' programs are
import stranger_bills
from alter_tax import changed_one_by_one, double, drop, figure
from stranger_pen import Show

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


# a figure with cents, or a whole one that is all there is but for its sign
FIGURE = re.compile(r"\d[\d.,\u00a0]*[.,]\d\d(?!\d)|^\d+(?=x?$)")


def value_of(text):
    digits = re.sub(r"\D", "", text)
    return Decimal(digits).scaleb(-2) if re.search(r"[.,]\d\d$", text) else Decimal(digits)


def figures_of(truth):
    """The amounts, prices and quantities of an invoice."""
    found = {abs(Decimal(v)) for v in truth["totals"].values()}
    for item in truth["line_items"]:
        found |= {abs(Decimal(item[k])) for k in ("quantity", "unit_price", "amount") if k in item}
    return found


def is_number_of_line(truth, texts, number):
    """A whole figure that no quantity is, or that stands before what is sold: the number of a line."""
    items = truth["line_items"]
    after = texts[number + 1] if number + 1 < len(texts) else ""
    return texts[number].rstrip("x").isdigit() and (texts[number].rstrip("x") not in {i.get("quantity") for i in items} or after in {i["description"] for i in items})


def one_digit(rng, text):
    """TEXT with another digit in one place; none of those before its first one that counts."""
    digits = re.sub(r"\D", "", text)
    new = list(digits[:len(digits) - len(digits.lstrip("0"))] + str(other_digit(rng, int(digits))))
    return "".join(new.pop(0) if c.isdigit() else c for c in text)


def strangers(out, layout, seed, items=4):
    """Each figure of an invoice that the paper prints, wherever it does, with another digit; a line less; one twice."""
    rng = random.Random(f"strangerbill/{layout}/{seed}/altered")
    ordered = stranger_bills.order(rng, items)
    doc = stranger_bills.prepare(layout, ordered)
    path = out / f"strangerbill_{layout}_{seed}.pdf"
    stranger_bills.draw(str(path), doc, layout)
    path.unlink()
    known, texts = figures_of(doc["truth"]), list(Show.seen)
    for number, text in enumerate(texts):
        for match in FIGURE.finditer(text):
            changed = one_digit(rng, match.group())
            if value_of(match.group()) not in known or value_of(match.group()) == 0 or is_number_of_line(doc["truth"], texts, number):
                continue
            Show.changes = {number: text[:match.start()] + changed + text[match.end():]}
            path = out / f"strangerbill_{layout}_{seed}_{number}at{match.start()}.pdf"
            stranger_bills.draw(str(path), doc, layout)
            Show.changes = {}
            yield path, "commerce/invoice"
    for name, change in (("dropline", drop("rows")), ("doubleline", double("rows"))):
        doc = stranger_bills.prepare(layout, ordered)
        change(rng, doc)
        if not doc["rows"]:
            continue
        path = out / f"strangerbill_{layout}_{seed}_{name}.pdf"
        stranger_bills.draw(str(path), doc, layout)
        yield path, "commerce/invoice"

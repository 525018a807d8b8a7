# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce by description, as public billing programs print them; only the facts: labels, columns, order.

Keys as in papers_gst.py: head (x, line, lines), columns (heading, what, x, l|r|c[, width to wrap to]), foot (label, what; what@ is one
line a rate). Amounts are integers in hundredths, rates in hundredths of a percent, quantities in hundredths.
"""

import datetime
import random

import nonsense
import papers
from layouts import HEIGHT
from model import half_up, money
from papers_bill_firms import FIFTEENTH, SIXTEENTH
from papers_bill_lands import FOURTH, THIRD
from papers_bill_letters import FOURTEENTH, THIRTEENTH
from papers_bill_offices import NINTH, TENTH
from papers_bill_packs import FIFTH, SIXTH
from papers_bill_rounds import ELEVENTH, TWELFTH
from papers_bill_specs import FIRST, SECOND
from papers_bill_trade import EIGHTH, SEVENTH
from papers_bill_world import SEVENTEENTH

SETS = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH, NINTH, TENTH, ELEVENTH, TWELFTH, THIRTEENTH, FOURTEENTH, FIFTEENTH, SIXTEENTH, SEVENTEENTH)
PAPERS = {name: spec for group in SETS for name, spec in group.items()}
assert len(PAPERS) == sum(map(len, SETS)), "a name used twice hides a layout"
WORK = ("Website maintenance", "Logo design", "Oak shelf 80 cm", "Consulting workshop", "Cable drum 25 m", "Desk lamp", "Yearly hosting plan", "Filter cartridge",
        "Translation of the manual", "Steel bracket")
DETAIL = ("as agreed on the phone", "colour to be chosen", "with all parts needed")
PEOPLE = (("Harbour Light Studio", "12 Quay Street"), ("Northfield Tools Ltd", "88 Mill Lane"), ("Atelier Brunhof", "Lindenweg 4"), ("Casa Verde Trading", "Via Roma 17"),
          ("Meadow Research BV", "Kerkstraat 9"), ("Blue Kite Media", "301 Pine Avenue"))


def order(rng, lines):
    return {"seed": rng.random(), "lines": lines}


def prepare(layout, ordered):
    """An invoice with the figures that LAYOUT prints, and its truth."""
    spec, rng = PAPERS[layout], random.Random(ordered["seed"])
    sign, work = -1 if spec.get("credit") else 1, spec.get("work", WORK)
    items = []
    for n in range(spec.get("lines", ordered["lines"])):
        qty = rng.randrange(1, 40) * 25 if spec.get("hours") else rng.randrange(1, 30) * 100
        price = rng.randrange(40, 9000) * 25
        disc = rng.choice((0, 500, 1000)) if spec.get("disc") else 0
        net = sign * half_up(qty * price * (10000 - disc), 1000000)
        items.append({"description": work[(n * 3 + rng.randrange(3)) % len(work)], "detail": rng.choice(DETAIL), "qty": qty, "price": price, "disc_rate": disc, "net": net,
                      "rate": rng.choice(spec.get("rates", (0,))), "code": f"{rng.choice('ABCK')}{rng.randrange(100, 999)}-{n + 1}",
                      "unit": spec.get("unit", ""), "day": n})
    day = datetime.date(2025, 1, 10) + datetime.timedelta(days=rng.randrange(0, 320))
    (seller, street), (buyer, place) = rng.sample(spec.get("people", PEOPLE), 2)
    doc = {"number": spec.get("no", "INV-{}").format(rng.randrange(10000, 99999)), "date": day, "due": day + datetime.timedelta(days=spec.get("net_days", 30)), "items": items,
           "seller": {"name": seller, "street": street, "vat": spec.get("s_vat", "")}, "buyer": {"name": buyer, "street": place, "vat": spec.get("b_vat", "")}}
    for i in items:
        i["tax"] = half_up(i["net"] * i["rate"], 10000) if not spec.get("incl") else i["net"] - half_up(i["net"] * 10000, 10000 + i["rate"])
        i["gross"] = i["net"] if spec.get("incl") else i["net"] + i["tax"]
    sub = sum(i["net"] for i in items)
    less = half_up(abs(sub), 20) if spec.get("less") else 0
    ship = rng.randrange(5, 90) * 25 if spec.get("ship") else 0
    doc["groups"] = []
    for rate in sorted({i["rate"] for i in items}):
        base = sum(i["net"] for i in items if i["rate"] == rate)
        if spec.get("incl"):
            tax = base - half_up(base * 10000, 10000 + rate)
            base -= tax
        else:
            base += (ship - less) if rate == max(i["rate"] for i in items) else 0
            tax = sum(i["tax"] for i in items if i["rate"] == rate) if spec.get("by_line") else half_up(base * rate, 10000)
        doc["groups"].append({"rate": rate, "net": base, "tax": tax, "gross": base + tax})
    tax = sum(g["tax"] for g in doc["groups"])
    held = half_up((sub - less + ship) * spec.get("held", 0), 10000)  # by the buyer, for the tax office
    total = sub - less + ship + (0 if spec.get("incl") else tax) - (0 if spec.get("held_of_total") else held)
    paid = {None: 0, "part": half_up(total, 4), "all": total}[spec.get("paid")]
    doc["sums"] = {"subtotal": sub, "discount": -less, "ship": ship, "untaxed": sub - less + ship - (tax if spec.get("incl") else 0), "tax": tax, "held": -held, "total": total, "paid": paid, "due": total - paid - (held if spec.get("held_of_total") else 0)}
    doc["row"] = {"qty": sum(i["qty"] for i in items), "net": sub, "tax": sum(i["tax"] for i in items), "gross": sum(i["gross"] for i in items)}
    doc["foot"] = {"net": doc["sums"]["untaxed"], "tax": tax, "gross": total}
    doc["truth"] = _truth(spec, doc)
    return doc


def _percent(hundredths):
    return f"{hundredths / 100:g}"


def _truth(spec, doc):
    sums, said = doc["sums"], {key for _, key in spec["foot"]} | set(spec.get("said", ()))
    printed, totals, rows = {c[1] for c in spec["columns"]}, {"total": money(sums["total"])}, []
    for key, name in (("subtotal", "subtotal"), ("discount", "discount"), ("ship", "shipping"), ("paid", "paid"), ("due", "due")):
        if key in said and (key != "due" or "total" in said) and not (key == "subtotal" and spec.get("incl")):
            value = sums[key]
            totals[name] = money(-value if key == "paid" and spec.get("minus_paid") else value)
    if said & {"tax", "tax@"}:
        totals["tax"] = money(sums["tax"])
    for i in doc["items"]:
        row = {"description": " ".join([i["description"], *(s.format(i=i) for s in spec.get("under_item", []))]), "amount": money(i["net"] if "net" in printed else i["gross"])}
        if printed & {"qty", "qtyunit"}:
            row["quantity"] = _percent(i["qty"])
        if "price" in printed:
            row["unit_price"] = money(i["price"])
        if "rate" in printed:
            row["tax_rate"] = _percent(i["rate"])
        rows.append(row)
    parties = {name: {"name": doc[who]["name"], **({"tax_id": doc[who]["vat"]} if doc[who]["vat"] else {})} for name, who in (("supplier", "seller"), ("recipient", "buyer"))}
    out = {"invoice_number": doc["number"], "invoice_date": doc["date"].isoformat(), **parties, "totals": totals, "line_items": rows}
    if any("{due}" in line for *_, lines in spec["head"] for line in lines) or spec.get("due_below"):
        out["due_date"] = doc["due"].isoformat()
    if spec.get("code"):
        out["currency"] = spec["code"]
    if spec.get("credit"):
        out["document_type"] = "credit_note"
    return out


class BillPen(papers.Pen):
    def number(self, value, places=2):
        thousand, point = {"us": (",", "."), "de": (".", ","), "fr": ("\u00a0", ","), "gap": (" ", ","), "ch": ("'", "."), "plain": ("", "."), "comma": ("", ",")}[self.spec.get("num", "us")]
        text = f"{abs(value) // 100:,}".replace(",", thousand)
        return ("-" if value < 0 else "") + text + (f"{point}{abs(value) % 100:02d}" if places else "")

    def money(self, value, sign=False):
        form = self.spec.get("cur", "{}") if sign else self.spec.get("cell_cur", "{}")
        text = form.format(self.number(abs(value)))
        if value < 0:
            return f"({text})" if self.spec.get("minus") == "paren" else f"-{text}"
        return text

    def cell(self, key, i, n):
        if key in ("qty", "qtyunit", "ordered"):
            whole = not self.spec.get("hours") and not self.spec.get("qty_places")
            text = self.number(i["qty"], 0 if whole else 2)
            return f"{text} {i['unit']}" if key == "qtyunit" else text
        if key == "rate":
            return self.percent(i["rate"])
        if key == "disc_rate":
            return self.percent(i["disc_rate"]) if i["disc_rate"] or self.spec.get("disc") == "always" else ""
        if key == "day":
            return (datetime.date(2025, 1, 5) + datetime.timedelta(days=i["day"])).strftime(self.spec["date"])
        if key in self.spec.get("words", {}):
            return self.spec["words"][key]
        if key == "blank":
            return ""
        if key == "mark":
            return "Y"
        if key in ("n", "description", "code", "unit"):
            return str(n) if key == "n" else i[key]
        return self.money(i[key])

    def percent(self, value):
        return self.spec.get("percent", "{}%").format(self.rate(value))

    def rate(self, value):
        return _percent(value).replace(".", "," if self.spec.get("num", "us") in ("de", "fr", "gap", "comma") else ".")


def _day(spec, day):
    """DAY as SPEC prints it, with the names of its months if they are not English."""
    form = spec["date"].replace("%B", spec["months"][day.month - 1]) if "months" in spec else spec["date"]
    return day.strftime(form)


def unheaded(spec):
    """SPEC with words that no language has for all headings of the items."""
    return {**spec, "columns": [(nonsense.words(title), *rest) for title, *rest in spec["columns"]]}


def draw(path, doc, layout, without=None):
    spec = unheaded(PAPERS[layout]) if without == "heads" else PAPERS[layout]
    pen = BillPen(path, spec)
    fields = {"no": doc["number"], "no_end": doc["number"].rpartition("-")[2], "date": _day(spec, doc["date"]), "due": _day(spec, doc["due"]), "s": doc["seller"], "b": doc["buyer"],
              "total": pen.money(doc["sums"]["total"], True), "due_sum": pen.money(doc["sums"]["due"], True), "sub": pen.money(doc["sums"]["subtotal"]), "tax": pen.money(doc["sums"]["tax"])}
    for block in spec["head"]:
        papers.put_block(pen, fields, block, 40)
    y = _table(pen, doc, spec, 40 + spec["table_at"] * pen.step)
    if spec.get("summary_first"):
        y = _summary(pen, doc, spec, y)
    x_label, x_value = spec.get("foot_at", (380, 565))
    for label, key in spec["foot"]:
        for g in doc["groups"] if key.endswith("@") else [None]:
            name = label.format(rate=pen.rate(g["rate"]), base=pen.money(g["net"], True)) if g else label
            value = g[key[:-1]] if g else doc["sums"][key]
            if key == "paid" and spec.get("minus_paid"):
                value = -value
            pen.put(x_label, y, name, spec.get("foot_align", "l"), bold=key in ("total", "due"))
            pen.put(x_value, y, pen.money(value, True) + (spec.get("code_tail", "") if key == "due" else ""), "r", bold=key in ("total", "due"))
            y += pen.step * 1.2
    if spec.get("summary") and not spec.get("summary_first"):
        y = _summary(pen, doc, spec, y + pen.step)
    for block in spec.get("after", []):
        papers.put_block(pen, fields, block, y + pen.step)
    for block in spec.get("bottom", []):  # what stands at the page's end, whatever is above
        papers.put_block(pen, fields, block, HEIGHT - 60)
    assert y < HEIGHT
    pen.s.save()


def _table(pen, doc, spec, y):
    top, carried = y - pen.step, 0
    y = _header(pen, spec, y)
    for n, item in enumerate(doc["items"], 1):
        if y > papers.BOTTOM - 4 * pen.step:
            _grid(pen, spec, top, y - pen.step)
            _carry(pen, spec, 0, carried, y)
            pen.s.next_page()
            top, y = 60 - pen.step, _header(pen, spec, 60)
            y = _carry(pen, spec, 1, carried, y)
        y = pen.row(spec["columns"], {**item, "description": item["description"]}, n, y)
        carried += item["net"]
        if spec.get("lined"):
            pen.rule(y - pen.step + 2)
    _grid(pen, spec, top, y - pen.step + 2)
    if spec.get("table_total"):
        _row_of_totals(pen, spec["columns"], doc["row"], spec["table_total"], y)
        y += pen.step
    if y > HEIGHT - 220:
        pen.s.next_page()
        y = 60
    return y + pen.step


def _header(pen, spec, y):
    y = pen.header(spec["columns"], y)
    if spec.get("lined") or spec.get("grid"):
        pen.rule(y - pen.step - 1)
    return y


def _grid(pen, spec, top, last):
    """A box about the table and rules between its columns."""
    if spec.get("grid"):
        columns = spec["columns"]
        for y in (top, last):
            pen.rule(y)
        for x in (34, *(_edge(pen, left, right) for left, right in zip(columns, columns[1:])), 574):
            pen.s.line(x, top, x, last)


def _edge(pen, left, right):
    """Between two columns: where neither writes, a figure being up to 40 points wide."""
    if left[3] == "r":
        return left[2] + 4
    return right[2] - 4 if right[3] == "l" else right[2] - max(40, pen.s.width(right[0], True)) - 4


def _carry(pen, spec, side, amount, y):
    """What the page before, or this one, comes to."""
    if not spec.get("carry"):
        return y
    pen.put(spec["columns"][1][2], y, spec["carry"][side])
    pen.put(spec["columns"][-1][2], y, pen.money(amount), "r")
    return y + pen.step


def _row_of_totals(pen, columns, row, word, y):
    put = False
    for _, key, x, align, *_ in columns:
        if key in ("net", "tax", "gross"):
            pen.put(x, y, pen.money(row[key]), align, bold=True)
        elif not put:
            pen.put(x, y, word, "l", bold=True)
            put = True


def _summary(pen, doc, spec, y):
    word, columns = spec["summary"]
    y = pen.header(columns, y)
    for g in doc["groups"]:
        y = pen.row(columns, g, 0, y)
    if word:
        _row_of_totals(pen, [columns[0][:1] + ("",) + columns[0][2:], *columns[1:]], doc["foot"], word, y)
        y += pen.step
    return y

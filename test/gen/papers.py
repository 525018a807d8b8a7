# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers by description: what an invoice prints where, as data, and the one drawing that does it.

A description says which blocks of lines stand in the head, which columns the table has, what the foot lists and what else is
on the paper (see the keys in papers_gst.py). Every figure that is printed stands in the document, so that it can be changed.
Amounts are integers in hundredths, rates in hundredths of a percent.
"""

import datetime
import re
import random

import einvoice
import model
from gst_more import words
from layouts import HEIGHT, Sheet
from model import grouped, half_up, money

BOTTOM = 770
KEYS = ("taxable", "cgst", "sgst", "igst", "cess", "tax")


# ---- figures ----

def _priced(rng, spec, item, intra):
    """One line with the prices, discounts and taxes that SPEC asks for."""
    item["rate"] = 0 if spec.get("zero") else spec.get("one_rate", item["rate"]) * 100
    item["mrp"] = item["price"] + item["price"] // 4
    item["free"] = rng.choice((0, 0, 1, 2))
    item["incl"] = 0
    if spec.get("incl"):
        item["incl"] = item["price"]
        value = half_up(item["incl"] * item["qty"] * 10000, 10000 + item["rate"])
        item["price"] = half_up(item["incl"] * 10000, 10000 + item["rate"])
    else:
        value = item["qty"] * item["price"]
    if spec.get("weighed"):
        item["weight"], item["making"] = rng.randrange(2_000, 60_000), rng.randrange(2, 60) * 125_00
        value = half_up(item["weight"] * item["price"], 1000) + item["making"]
    if spec.get("batch"):
        item["batch"], item["exp"] = f"B{rng.randrange(100, 999)}{rng.choice('ABKT')}", f"{rng.randrange(1, 13):02d}/{rng.randrange(26, 30)}"
    item["gross"], item["disc"], item["disc_rate"] = value, 0, 0
    if spec.get("disc") == "rate":
        item["disc_rate"] = rng.choice((0, 500, 1000, 1250))
        item["disc"] = half_up(value * item["disc_rate"], 10000)
    elif spec.get("disc") == "amount":
        item["disc"] = rng.choice((0, 50_00, value // 20))
    _taxed(item, value - item["disc"], intra, rng.choice((0, 1200)) if spec.get("cess") else 0)


def _taxed(item, taxable, intra, cess_rate=0):
    item["taxable"] = taxable
    item["half"] = item["rate"] // 2
    half = half_up(taxable * item["rate"], 20000)
    item["cgst"] = item["sgst"] = half if intra else 0
    item["igst"] = 0 if intra else half_up(taxable * item["rate"], 10000)
    item["cess_rate"], item["cess"] = cess_rate, half_up(taxable * cess_rate, 10000)
    item["tax"] = item["cgst"] + item["sgst"] + item["igst"] + item["cess"]
    item["total"] = taxable + item["tax"]


def _groups(items, key):
    """Sums by rate, or by HSN and rate."""
    out = {}
    for i in items:
        g = out.setdefault((i["hsn"] if key == "hsn" else "", i["rate"]), {**dict.fromkeys((*KEYS, "total"), 0), "hsn": i["hsn"], "rate": i["rate"],
                                                                            "half": i["half"], "cess_rate": i["cess_rate"]})
        for k in (*KEYS, "total"):
            g[k] += i[k]
    return [out[k] for k in sorted(out)]


def order(rng, lines):
    """What a paper is made of; prepare() makes it, once its description is known."""
    return {"seed": rng.random(), "lines": lines}


def prepare(spec, ordered):
    """An invoice with the figures that SPEC prints, and its truth."""
    rng = random.Random(ordered["seed"])
    lines = max(ordered["lines"], spec.get("lines", 0))
    doc = model.invoice(rng, min(lines, len(model.GOODS)), spec.get("intra"))
    while len(doc["items"]) < lines:
        doc["items"].append({**rng.choice(doc["items"]), "qty": rng.randrange(1, 60)})
    for item in doc["items"]:
        _priced(rng, spec, item, doc["intra"])
    taxed = list(doc["items"])
    if spec.get("freight"):
        doc["freight"] = {"hsn": "9965", "rate": 1800}
        _taxed(doc["freight"], rng.randrange(2, 40) * 5000, doc["intra"])
        taxed.append(doc["freight"])
    t = {k: sum(i[k] for i in taxed) for k in KEYS}
    t["goods"] = sum(i["taxable"] for i in doc["items"])
    t["qty"] = sum(i["qty"] for i in doc["items"])
    t["disc"] = sum(i["disc"] for i in doc["items"])
    t["gross"] = sum(i["gross"] for i in doc["items"])
    t["making"] = sum(i.get("making", 0) for i in doc["items"])
    t["total"] = sum(i["total"] for i in doc["items"])
    t["with_tax"] = t["taxable"] + t["tax"]
    t["tcs"] = half_up(t["with_tax"], 1000) if spec.get("tcs") else 0
    exact = t["with_tax"] + t["tcs"]
    doc["payable"] = exact if spec.get("exact") else half_up(exact, 100) * 100
    doc["round_off"] = doc["payable"] - exact
    doc["due"] = 1_284_00 if spec.get("previous") else 0
    doc["received"] = 500_00 if spec.get("received") else 0
    doc["balance"] = doc["payable"] - doc["received"]
    doc["with_due"] = doc["payable"] + doc["due"]
    if spec.get("third"):
        city = rng.choice(model.CITIES)
        doc["third"] = {"name": rng.choice([f for f in model.FIRMS if f not in (doc["seller"]["name"], doc["buyer"]["name"])]), "city": city,
                        "street": rng.choice(model.STREETS), "gstin": model.gstin(rng, city[0])}
    doc["total"] = t
    doc["rates"] = _groups(taxed, "rate")
    doc["summary"] = _groups(taxed, "hsn") if spec.get("summary", [""])[0] == "hsn" else [dict(g) for g in doc["rates"]]
    doc["table"] = dict(t)     # what the row of totals says
    doc["under"] = dict(t)     # what the row under the summary says
    doc["words"] = _words(doc["payable"], spec.get("words", "Rupees {} Only"))
    doc["truth"] = _truth(spec, doc)
    return doc


def _words(paise, form):
    text = words(paise)[len("Rupees "):-len(" Only")]
    rest = paise % 100
    if rest:
        text += f" and {words(rest * 100)[len('Rupees '):-len(' Only')]} Paise"
    return form.format(text)


def _percent(hundredths):
    return f"{hundredths / 100:g}"


def _truth(spec, doc):
    printed = {c[1] for c in printed_columns(spec, doc)}
    foot = {key for _, key in spec["foot"]} | {key for _, key, *_ in spec.get("strip", [])}
    t, rows = doc["total"], []
    for i in doc["items"]:
        below = [s.format(i=i) for s in spec.get("under_item", [])]
        coded = any("{i[hsn]}" in s for s in spec.get("under_item", []))  # the code is the line's, and no part of its description
        below = [re.sub(r"(HSN|SAC): ?\d+( \| )?", "", s) for s in below]
        row = {"description": " ".join([i["description"], *filter(None, below)])}
        if printed & {"qty", "qtyunit", "qtyglued"}:
            row["quantity"] = str(i["qty"])
        elif "weight" in printed:
            row["quantity"] = f"{i['weight'] / 1000:.3f}"
        if "price" in printed:
            row["unit_price"] = money(i["price"])
        if "taxable" in printed:
            row["taxable_value"] = money(i["taxable"])
        if printed & {"rate", "half", "irate", "taxpair", "cgststack", "igststack", "taxstack", "halves", "taxname"} and not spec.get("zero"):
            row["tax_rate"] = _percent(i["rate"])
        if printed & {"disc", "discpair"}:
            row["discount"] = money(i["disc"])
        if "hsn" in printed or coded:
            row["hsn_sac"] = i["hsn"]
        for key in ("total", "cgst", "sgst", "igst", "cess"):
            if key in printed or f"{key}stack" in printed:
                row[key] = money(i[key])
        rows.append(row)
    totals = {"taxable_value": money(t["taxable"]), "total": money(doc["payable"])}
    if not spec.get("zero"):
        totals.update(cgst=money(t["cgst"]), sgst=money(t["sgst"]), igst=money(t["igst"]))
    if "round" in foot:
        totals["round_off"] = money(doc["round_off"])
    if spec.get("cess"):
        totals["cess"] = money(t["cess"])
    out = {"invoice_number": doc["number"], "invoice_date": doc["date"].isoformat(),
           "supplier": {k: doc["seller"][k] for k in ("name", "gstin")}, "totals": totals, "line_items": rows,
           "recipient": {"name": doc["buyer"]["name"], "gstin": None if spec.get("b2c") else doc["buyer"]["gstin"]}}
    if not spec.get("no_place"):
        out["place_of_supply"] = "96" if spec.get("abroad") else doc["buyer"]["city"][0]
    if spec.get("kind"):
        out["document_type"] = spec["kind"]
    if spec.get("rcm"):
        out["reverse_charge"] = True
    if spec.get("no_buyer"):
        out["recipient"] = {"name": None, "gstin": None}
    if spec.get("due"):
        out["due_date"] = _due(doc).isoformat()
    return out


def _due(doc):
    return doc["date"] + datetime.timedelta(days=30)


# ---- drawing ----

class Pen:
    """Puts cells on a sheet: left, right or centred."""

    def __init__(self, path, spec):
        self.spec = spec
        self.s = Sheet(path, spec.get("font", "sans"), spec.get("size", 8), "Invoice")
        self.step = spec.get("size", 8) * 1.45

    def put(self, x, y, text, align="l", bold=False, size=None):
        if align == "c":
            x -= self.s.width(text, bold, size) / 2
        self.s.text(x, y, text, bold, size, right=align == "r")

    def money(self, value, sign=False):
        text = grouped(value, self.spec.get("group", "indian"))
        if self.spec.get("whole") and text.endswith(".00"):
            text = text[:-3]
        if self.spec.get("plain"):
            text = text.replace(",", "")
        if sign and value < 0:
            return {"paren": f"({text[1:]})", "word": f"(-){text[1:]}", "minus": "- " + text[1:]}[self.spec.get("minus", "minus")]
        return text

    def cell(self, key, i, n):
        if key == "n":
            return str(n)
        if key in ("description", "hsn", "unit"):
            return i[key]
        if key == "qty":
            return f"{i['qty']}{self.spec.get('qty_tail', '')}"
        if key == "qtyunit":
            return f"{i['qty']} {i['unit'].capitalize()}"
        if key == "qtyglued":
            return f"{i['qty']}{i['unit']}"
        if key == "weight":
            return f"{i['weight'] / 1000:.3f}"
        if key == "heavier":
            return f"{i['weight'] / 1000 + 0.25:.3f}"
        if key in ("batch", "exp"):
            return i[key]
        if key in ("words1", "words2", "words3"):
            return self.spec[key][(n - 1) % len(self.spec[key])]
        if key == "taxname":
            return ("IGST " if i["igst"] else "GST ") + _percent(i["rate"]) + "%"
        if key in ("types", "halves", "taxes"):
            return self.stacked(key, i)
        if key in ("cgststack", "sgststack", "igststack", "taxstack"):
            rate = i["rate"] if key[0] in "it" else i["half"]
            return f"{self.money(i[key[:-5]])}\n{self.spec.get('under_tax', '({}%)').format(_percent(rate))}"
        if key == "free":
            return str(i["free"]) if i["free"] else ""
        if self.spec.get("both") and (key == "half" and i["igst"] or key == "irate" and i["cgst"]):
            return "0" + self.spec.get("percent", "%")
        if key == "irate":
            key = "rate"
        if key in ("rate", "half", "cess_rate", "disc_rate"):
            return _percent(i[key]) + self.spec.get("percent", "%") if i[key] or key != "disc_rate" else ""
        if key == "taxpair":
            return f"{self.money(i['tax'])} ({_percent(i['rate'])}%)"
        if key == "discpair":
            return f"{self.money(i['disc'])} ({_percent(i['disc_rate'])}%)"
        if key == "empty":
            return ""
        if self.spec.get("cell_cur") and key in ("total", "taxable", "price"):
            return self.spec["cell_cur"] + self.money(i[key])
        return self.money(i[key])

    def stacked(self, key, i):
        """Both taxes of a line in one cell, one below the other."""
        taxes = [("IGST", i["rate"], i["igst"])] if i["igst"] else [("CGST", i["half"], i["cgst"]), ("SGST", i["half"], i["sgst"])]
        return "\n".join({"types": name, "halves": _percent(rate) + "%", "taxes": self.money(tax)}[key] for name, rate, tax in taxes)

    def header(self, columns, y):
        high = max(c[0].count("\n") for c in columns)
        for title, _, x, align, *_ in columns:
            parts = title.split("\n")
            for k, part in enumerate(parts):
                self.put(x, y + (k + (high - len(parts) + 1) / 2) * self.step, part, align, bold=True)
        return y + (high + 1) * self.step + 5

    def row(self, columns, i, n, y):
        deep = 1
        for _, key, x, align, *wrap in columns:
            text = self.cell(key, i, n)
            parts = self.s.wrap(text, wrap[0]) if wrap and wrap[0] else text.split("\n")
            if key == "description":
                parts += [s.format(i=i) for s in self.spec.get("under_item", [])]
            deep = max(deep, len(parts))
            for k, part in enumerate(parts):
                self.put(x, y + k * self.step, part, align)
        return y + deep * self.step + self.spec.get("gap", 2)

    def rule(self, y, x0=34, x1=574):
        self.s.line(x0, y, x1, y)


def _fields(doc, spec):
    form = spec.get("date", "%d/%m/%Y")
    out = {"no": doc["number"], "date": doc["date"].strftime(form), "due": _due(doc).strftime(form), "words": doc["words"],
           "payable": grouped(doc["payable"], spec.get("group", "indian")), "irn": einvoice.irn(doc), "irn1": einvoice.irn(doc)[:40], "irn2": einvoice.irn(doc)[40:]}
    for name, party in (("s", doc["seller"]), ("b", doc["buyer"]), ("t", doc.get("third", doc["buyer"]))):
        out[name] = {"name": party["name"], "street": party["street"], "city": party["city"][2], "state": party["city"][1], "code": party["city"][0],
                     "gstin": party["gstin"], "pan": party["gstin"][2:12], "town": party["city"][2].rsplit(" ", 1)[0], "pin": party["city"][2].rsplit(" ", 1)[1]}
    return out


def put_block(pen, fields, block, y0):
    x, row, lines = block
    for k, line in enumerate(lines):
        bold, big = line.startswith("*"), line.startswith("**")
        text = line.lstrip("*").format(**fields)
        if text:
            align = "l"
            if text.startswith("|"):
                text, align = text[1:], "r"
            elif text.startswith("^"):
                text, align = text[1:], "c"
            pen.put(x, y0 + (row + k) * pen.step, text, align, bold, pen.s.size + 4 if big else None)


def printed_columns(spec, doc):
    """Columns of the other tax scheme are left out, unless the paper has room for both."""
    gone = () if spec.get("both") else ("igst", "irate", "igststack") if doc["intra"] else ("cgst", "sgst", "half", "cgststack", "sgststack")
    return [c for c in spec["columns"] if c[1] not in gone]


def _foot_lines(pen, doc, spec):
    t = doc["total"]
    values = {**t, "round": doc["round_off"], "payable": doc["payable"], "received": doc["received"], "balance": doc["balance"],
              "freight": doc.get("freight", {}).get("taxable", 0), "zero": 0, "igst0": 0, "due": doc["due"], "with_due": doc["with_due"]}
    for label, key in spec["foot"]:
        if key.endswith("@"):
            for g in doc["rates"]:
                if g[key[:-1]]:
                    yield label.format(half=_percent(g["half"]), rate=_percent(g["rate"]), base=pen.money(g["taxable"])), pen.money(g[key[:-1]])
        elif key in ("cgst", "sgst", "igst") and not values[key] and not spec.get("both"):
            continue
        elif key == "disc":
            yield label, pen.money(-values[key], True)
        elif key == "words":
            yield label, doc["words"]
        else:
            yield label, (spec.get("cur", "") if key in ("payable", "balance") else spec.get("foot_cur", "")) + pen.money(values[key], True)


def _strip(pen, doc, spec, y):
    """Sums in one line, each below its label."""
    for label, key, x, align in spec["strip"]:
        for _, value in _foot_lines(pen, doc, {**spec, "foot": [(label, key)]}):
            pen.put(x, y, label, align, bold=True)
            pen.put(x, y + pen.step, value, align)
    pen.rule(y - pen.step)
    pen.rule(y + 1.4 * pen.step)
    return y + 2 * pen.step


def _summary(pen, doc, spec, y):
    columns = printed_columns({**spec, "columns": spec["summary"][1]}, doc)
    y = pen.header(columns, y)
    for g in doc["summary"]:
        y = pen.row(columns, g, 0, y)
    if spec.get("summary_total"):
        for _, key, x, align, *_ in columns:
            text = "Total" if x == columns[0][2] else "" if key in ("rate", "half", "irate", "hsn") else pen.money(doc["under"][key])
            pen.put(x, y, text, align, bold=True)
        y += pen.step
    return y + pen.step


def _table(pen, doc, spec, fields, y):
    columns = printed_columns(spec, doc)
    top = y - pen.step

    def bottom_of(last):
        if spec.get("grid"):
            pen.rule(top)
            pen.rule(last)
            for left, right in zip(columns, columns[1:]):
                edge = _edge(pen, left, right, doc)
                pen.s.line(edge, top, edge, last)

    for title, x in spec.get("groups", []):
        pen.put(x, y, title, "c", bold=True)
    y = pen.header(columns, y)
    if spec.get("ruled", True):
        pen.rule(y - pen.step - 1)
    carried = on_page = 0
    for n, item in enumerate(doc["items"], 1):
        if y > BOTTOM - 3 * pen.step:
            key = spec.get("carry", "taxable")
            if spec.get("carry"):
                pen.put(columns[1][2], y, spec.get("carry_words", ("Total carried forward", "Brought forward"))[0])
                pen.put(columns[-1][2], y, pen.money(carried), columns[-1][3])
            else:
                pen.put(500, y, "continued ...")
            bottom_of(y)
            if spec.get("page_total"):
                pen.put(columns[1][2], y, spec["page_total"])
                pen.put(columns[-1][2], y, pen.money(on_page), columns[-1][3])
                on_page = 0
            pen.s.next_page()
            if spec.get("repeat_head"):
                for block in spec["head"]:
                    put_block(pen, fields, block, 40)
                y = 40 + spec["table_at"] * pen.step
            else:
                pen.put(40, 40, f"Invoice No: {doc['number']}  (Page {pen.s.page})")
                y = 40 + 3 * pen.step
            top = y - pen.step
            y = pen.header(columns, y)
            if spec.get("carry"):
                pen.put(columns[1][2], y, spec.get("carry_words", ("Total carried forward", "Brought forward"))[1])
                pen.put(columns[-1][2], y, pen.money(carried), columns[-1][3])
                y += pen.step
        carried += item[spec.get("carry", "taxable")]
        on_page += item[spec.get("carry", "taxable")]
        y = pen.row(columns, item, n, y)
        if spec.get("lined"):
            pen.rule(y - pen.step + 2)
    bottom_of(y)
    if spec.get("table_total"):
        y += pen.step * 0.4
        for k, (_, key, x, align, *_) in enumerate(columns):
            if k == spec.get("total_at", 1):
                pen.put(x, y, spec["table_total"], "l", bold=True)
            elif key == "qtyunit":
                pen.put(x, y, str(doc["table"]["qty"]), align, bold=True)
            elif key == "weight":
                pen.put(x, y, f"{sum(i['weight'] for i in doc['items']) / 1000:.3f}", align, bold=True)
            elif key in ("qty", "taxable", "making", "cgst", "sgst", "igst", "cess", "tax", "total", "disc", "gross"):
                text = str(doc["table"]["qty"]) if key == "qty" else pen.money(doc["table"]["goods" if key == "taxable" and spec.get("freight") else key])
                pen.put(x, y, text, align, bold=True)
        y += pen.step
        pen.rule(y - pen.step + 4)
    return y + pen.step


def _edge(pen, left, right, doc):
    """Between two columns: where neither writes."""
    x0 = left[2] + (0 if left[3] == "r" else 4 + max(36, *(pen.s.width(part, True) for part in left[0].split("\n"))) / (2 if left[3] == "c" else 1))
    x1 = right[2] - (pen.s.width(max(right[0].split("\n"), key=len), True) if right[3] == "r" else 0)
    return right[2] - 4 if right[3] == "l" else min(x0 + 4, (x0 + x1) / 2 + 2)


def draw(path, doc, spec):
    pen, fields = Pen(path, spec), _fields(doc, spec)
    for n, mark in enumerate(spec.get("copies", [""])):
        if n:
            pen.s.next_page()
        fields["copy"] = mark
        _draw_one(pen, fields, doc, spec)
    pen.s.save()


def _draw_one(pen, fields, doc, spec):
    for block in spec["head"]:
        put_block(pen, fields, block, 40)
    y = _table(pen, doc, spec, fields, 40 + spec["table_at"] * pen.step)
    if y > HEIGHT - spec.get("foot_room", 230):
        pen.s.next_page()
        y = 50
    start = y
    x_label, x_value = spec.get("foot_at", (380, 570))
    if spec.get("summary") and spec.get("summary_first"):
        y = start = _summary(pen, doc, spec, y + pen.step)
    for label, value in _foot_lines(pen, doc, spec):
        pen.put(x_label, y, label, spec.get("foot_align", "l"), bold=label.lstrip().startswith(("Grand", "Total", "Net")))
        pen.put(x_value, y, value, "r")
        y += pen.step * spec.get("foot_step", 1.1)
    if spec.get("strip"):
        y = _strip(pen, doc, spec, y + pen.step)
    for x, row, lines in spec.get("left", []):
        room = x_label - x - 60 if spec.get("foot_align", "l") == "l" else 240
        if row > len(spec["foot"]) + 4:
            room = 500
        lines = [line if "{" not in line else mark + part for line in lines for mark in ["*" if line.startswith("*") else ""]
                 for part in ([line] if "{" not in line else pen.s.wrap(line.lstrip("*").format(**fields), room))]
        put_block(pen, fields, (x, row, lines), start)
        y = max(y, start + (row + len(lines)) * pen.step)
    if spec.get("summary") and not spec.get("summary_first"):
        y = _summary(pen, doc, spec, y + 1.5 * pen.step)
    for block in spec.get("after", []):
        put_block(pen, fields, block, y + pen.step)

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Draws the layouts of till_strangers.py: several faces, lettering of names, goods as Malaysian tills list them.

Marks before a line, besides those of till_more.py: `!` a large line, `%` lettering that is drawn, `_` a rule; `~` between
parts of a line sets them in columns.
"""

from model import grouped, money
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

PAGE, LEFT, RIGHT = 226, 8, 218
BASE = "/usr/share/fonts/truetype/dejavu/"
FILES = {"TillMono": "DejaVuSansMono.ttf", "TillMonoBold": "DejaVuSansMono-Bold.ttf", "TillNarrow": "DejaVuSansCondensed.ttf", "TillNarrowBold": "DejaVuSansCondensed-Bold.ttf",
         "TillSerif": "DejaVuSerifCondensed.ttf", "TillSerifBold": "DejaVuSerifCondensed-Bold.ttf"}
# face: (regular, bold, size, step)
FACES = {"mono": ("TillMono", "TillMonoBold", 7.4, 10), "bold": ("TillMonoBold", "TillMonoBold", 7.2, 10), "typed": ("Courier-Bold", "Courier-Bold", 8.2, 10.5),
         "narrow": ("TillNarrow", "TillNarrowBold", 8, 10.5), "sans": ("Helvetica", "Helvetica-Bold", 8.4, 10.5), "serif": ("TillSerif", "TillSerifBold", 8, 10.5)}
CODES = (9556001128812, 9555047301224, 8888021200140, 9557368050116, 6935205310213, 9551003222010, 9300830012340, 4902778119105, 9556404110011, 8850124003850)


def _faces():
    for name, file in FILES.items():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, BASE + file))


def _columns(*parts):
    """(left edge or, negative, right edge, text): shares of the line in hundredths."""
    return "cells", [(x, t) for x, t in parts if t]


def _goods(doc, how):
    """Heads and lines of the goods, as (kind, text or cells)."""
    out = [("rule", "")]
    heads = {"sheet": _columns((0, "Item"), (-46, "Qty"), (-66, "S/Price"), (-88, "Amount"), (-100, "Tax")),
             "code": _columns((0, "CODE/DESC"), (-60, "PRICE"), (-80, "Disc"), (-100, "AMOUNT")),
             "table": _columns((0, "Qty"), (12, "Description"), (-100, "Total(RM)")),
             "numbered": _columns((0, "#"), (8, "Item"), (-72, "U/Price"), (-100, "RM"))}
    if how in heads:
        out += [heads[how], ("rule", "")]
    for n, i in enumerate(doc["items"]):
        name, qty, price, amount, code = i["description"], i["qty"], money(i["price"]), grouped(i["amount"], "western"), str(CODES[n % len(CODES)])
        if how == "sheet":
            out += [("left", name), _columns((0, code), (-46, str(qty)), (-66, price), (-88, amount), (-100, "SR"))]
        elif how == "code":
            out += [("left", f"{code}  {name}"), _columns((8, f"{qty} PC * {price}"), (-80, "0.00"), (-100, amount))]
        elif how == "table":
            out.append(_columns((0, str(qty)), (12, name), (-100, amount)))
        elif how == "numbered":
            out += [_columns((0, f"{n + 1}."), (8, name)), _columns((8, f"{qty} UNIT"), (-72, price), (-100, amount))]
        elif how == "at":
            out += [("left", code), _columns((0, name), (-100, "")), _columns((14, f"{qty} @ {price}"), (-100, f"RM {amount} S"))]
        elif how == "dollar":
            out += [("left", f"SR I{n + 1:04}0000 - {name}"), _columns((4, f"${price}"), (-56, str(qty)), (-100, f"${amount}"))]
        else:  # plain
            out.append(_columns((0, f"{name}"), (-72, f"{qty}X"), (-100, amount)))
    return [*out, ("rule", "")]


def _taxed(doc, how):
    rate, net, tax = doc["taxed"]
    if how == "code":
        return [_columns((0, "GST Summary"), (-65, "Amount(RM)"), (-100, "Tax(RM)")), _columns((0, f"SR @ {rate}%"), (-65, money(net)), (-100, money(tax)))]
    return [("left", "GST SUMMARY"), _columns((0, "Tax Code"), (-40, "%"), (-72, "Amt(RM)"), (-100, "Tax(RM)")), _columns((0, "SR"), (-40, str(rate)), (-72, money(net)), (-100, money(tax))),
            _columns((0, "Total :"), (-72, money(net)), (-100, money(tax)))]


def lines_of(doc, spec):
    kinds, out = {"^": "centre", "<": "left", "!": "large", "%": "lettering"}, []
    for line in spec["text"].splitlines():
        if line.startswith("GOODS"):
            out += _goods(doc, line.split()[1])
        elif line.startswith("TAXED"):
            out += _taxed(doc, line.split()[1])
        elif line[0] == "_":
            out.append(("rule", ""))
        elif line[0] == "|":
            left, right = line[1:].format(**doc["texts"]).split("|")
            out.append(_columns((spec.get("indent", 0), left), (-100, right)))
        elif line[0] == "~":
            parts = line[1:].format(**doc["texts"]).split("~")
            out.append(_columns(*[(100 * k // len(parts), p) for k, p in enumerate(parts)]))
        else:
            out.append((kinds[line[0]], line[1:].format(**doc["texts"])))
    return out


def _lettering(c, y, text):
    """A name as it is drawn: slanted, outlined, on a bar."""
    c.saveState()
    size = min(24, 190 * 24 / pdfmetrics.stringWidth(text, "Times-BoldItalic", 24))
    width = pdfmetrics.stringWidth(text, "Times-BoldItalic", size)
    c.setFillGray(0.1)
    c.roundRect((PAGE - width) / 2 - 8, y - 7, width + 16, size + 6, 6, stroke=0, fill=1)
    c.setFillGray(1)
    c.setFont("Times-BoldItalic", size)
    c.drawString((PAGE - width) / 2, y, text)
    c.restoreState()


def draw(path, doc, spec):
    _faces()
    regular, bold, size, step = FACES[spec["face"]]
    lines = lines_of(doc, spec)
    heights = {"large": 1.5 * step, "lettering": 34, "rule": 0.7 * step}
    high = sum(heights.get(kind, step) for kind, _ in lines)
    c = canvas.Canvas(str(path), pagesize=(PAGE, high + 50), invariant=1)
    y = high + 26
    for kind, what in lines:
        y -= heights.get(kind, step)
        if kind == "rule":
            c.setDash(2, 2)
            c.line(LEFT, y + 0.4 * step, RIGHT, y + 0.4 * step)
        elif kind == "lettering":
            _lettering(c, y + 6, what)
        elif kind == "cells":
            c.setFont(regular, size)
            for x, text in what:
                width, at = RIGHT - LEFT, LEFT + abs(x) * (RIGHT - LEFT) / 100
                (c.drawRightString if x < 0 else c.drawString)(min(at, LEFT + width), y, text)
        else:
            font, wide = (bold, 1.3 * size) if kind == "large" else (regular, size)
            wide = min(wide, wide * (RIGHT - LEFT) / max(pdfmetrics.stringWidth(what, font, wide), 1))
            c.setFont(font, wide)
            if kind == "left":
                c.drawString(LEFT, y, what)
            else:
                c.drawCentredString(PAGE / 2, y, what)
    c.save()

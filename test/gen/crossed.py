# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian statements whose parts are drawn by lot from those of found*.py: every seed is a paper that nobody put together.

The table is one paper's, what stands above it another's, what is said of balances and sums a third's, the margins a fourth's;
headings, forms of dates, the order of debit and credit, the font and its size are drawn as well. Each part is what some public
source says, so that words and forms stay what banks print; that they stand together is chance. What would not fit on the paper
(labels that run into each other) or says what is not so (a balance carried forward in a list with the newest row first) is drawn again.
"""

import datetime
import re

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics

import found
import layouts

WHOLE = ("accounts", "account_head", "sections", "start", "paper", "finish", "iban", "month_total")  # no part of these fits another paper
TABLE = ("columns", "debit", "credit", "mark", "balance", "money", "empty", "kind", "newest_first", "narration", "wrap", "ruled", "gap", "leading", "number", "date", "value_form", "header", "header_rule",
         "reference", "sparse", "fee", "signed", "overdrawn", "page", "hold_dates")
HEAD = ("head", "holder_form", "account_form", "named", "page_head", "top")
ENDS = ("before", "after", "foot", "page_end", "page_start", "bottom")
DATES = ("%d/%m/%Y", "%d-%m-%Y", "%d-%b-%Y", "%d %b %Y", "%d.%m.%Y", "%d/%m/%y", "%d-%m-%y", "%d-%b-%y", "%Y-%m-%d", "%d %b %y", "%b %d, %Y")
FIGURE = re.compile(r"\{(opening|closing|open|close|debits|credits|reached|page_debits|page_credits)\}")
HINDI = re.compile("[\u0900-\u097f]")
ABSOLUTE = ("{open}", "{close}")
DAY = datetime.date(2025, 9, 30)
SAMPLE = dict.fromkeys(("opening", "closing", "open", "close", "debits", "credits", "reached", "page_debits", "page_credits"), "1,23,456.78") | {
    "bank": "Coromandel Union Bank", "holder": "ANITA BHATTACHARYA", "account": "12345678901234", "ifsc": "ABCD0123456", "iban": "", "nd": 24, "nc": 16, "n": 40, "page": 1, "pages": 9}


def whole(spec):
    return not any(k in spec for k in WHOLE)


def texts(spec, keys):
    out = []
    for key in keys:
        for part in spec.get(key, []) if isinstance(spec.get(key), list) else []:
            out += part.values() if isinstance(part, dict) else [t for _, t in part]
    return " ".join(out)


def fits(cells, font, size, right):
    """Do the texts of one line leave room between them?"""
    spans = []
    for x, text in cells:
        bold, text = text[:1] in ("*", "^"), text.format_map(SAMPLE | {k: "31-Dec-2025" for k in ("from_", "to_", "first", "last")})
        width = pdfmetrics.stringWidth(text.lstrip("*^"), layouts.FONTS[font][bold], size * (1.7 if text.startswith("^") else 1))
        spans.append((-x - width, -x) if x < 0 else (x, x + width))
    spans.sort()
    return all(a[1] + size * 1.2 < b[0] for a, b in zip(spans, spans[1:])) and (not spans or (spans[-1][1] < right - 10 and spans[0][0] > 15))


def row_fits(spec, font, size, right):
    """Do the widest cells of a row leave room between them? Text without a width to wrap at is no longer than most."""
    amount = spec.get("money", ("", ""))[0] + "9,99,999.99" + spec.get("money", ("", ""))[1]
    widest = {"debit": amount, "credit": amount, "amount": max((spec.get(k, ("", ""))[0] + "99,999.99" + spec.get(k, ("", ""))[1] for k in ("debit", "credit")), key=len),
              "balance": "".join(("99,99,999.99").join(b) for b in spec.get("balance", found.DEFAULT["balance"])[:1]), "kind": max(spec.get("kind", found.DEFAULT["kind"]), key=len), "place": "MAIN ROAD (0397)",
              "date": found.day_text(DAY, spec["date"].split("|")[0]), "value_date": found.day_text(DAY, spec.get("value_form", spec["date"]).split("|")[0]), "reference": "9" * spec.get("reference", 10), "cheque": "999999",
              "id": "S99999999", "serial": "99", "branch": "0397", "time": "10:12:45", "ccy": "INR", "mark": max(spec.get("mark", found.DEFAULT["mark"]), key=len), "balance_mark": "Cr",
              "description": "UPI/123456789012/N FERNANDES/okbank@upi"}
    cells = [(x, widest[key]) for key, _, x, wrap in spec["columns"] if key in widest and not (key == "description" and wrap)]
    cells += [(x + wrap - 1, "") for key, _, x, wrap in spec["columns"] if key == "description" and wrap]
    cells += [(x, "") for key, _, x, wrap in spec["columns"] if key == "description" and wrap]
    return fits(cells, font, size, right)


def rename(columns, known, rng, font, size, right):
    """Other headings that some paper has for the same columns, where they fit; an empty one stays."""
    columns = list(columns)
    pool = {}
    for spec in known.values():
        for key, title, *_ in spec["columns"]:
            if title and re.search(r"[A-Za-z]", title) and (font == "hindi" or not HINDI.search(title)):
                pool.setdefault(key, []).append(title)
    for i, (key, title, x, wrap) in enumerate(columns):
        if not title or key == "kind" or rng.random() < 0.5 or key not in pool:
            continue
        columns[i], was = (key, rng.choice(pool[key]), x, wrap), columns[i]
        tiers = max(c[1].count("|") for c in columns) + 1
        lines = [[(c[2], "*" + c[1].split("|")[k]) for c in columns if k <= c[1].count("|") and c[1].split("|")[k]] for k in range(tiers)]
        if not all(fits(cells, font, size, right) for cells in lines):
            columns[i] = was
    return columns


def swap_sides(columns):
    """Debit and credit change places, with their headings."""
    at = {c[0]: i for i, c in enumerate(columns)}
    columns = list(columns)
    if "debit" in at and "credit" in at:
        d, c = columns[at["debit"]], columns[at["credit"]]
        columns[at["debit"]], columns[at["credit"]] = (c[0], c[1], *d[2:]), (d[0], d[1], *c[2:])
    return columns


def rows_for(rows, keys):
    """Rows of the table that are no transactions, for a table with these columns: one whose figures have no column is left out."""
    out = []
    for row in rows:
        kept = {k: t for k, t in row.items() if k in keys}
        if kept and (not FIGURE.search(" ".join(row.values())) or FIGURE.search(" ".join(kept.values()))) and (set(row) - {"debit", "credit"} == set(kept) - {"debit", "credit"}):
            out.append(kept)
    return out


def sample(known, rng):
    """One description, or None where the parts do not fit."""
    parts = [known[rng.choice(sorted(known))] for _ in range(4)]
    table, head, ends, margins = parts
    if not all(map(whole, parts)):
        return None
    spec = {k: table[k] for k in TABLE if k in table} | {k: head[k] for k in HEAD if k in head} | {k: ends[k] for k in ENDS if k in ends}
    spec["furniture"] = margins.get("furniture", [])
    keys = {c[0] for c in spec["columns"]}
    for k in ("before", "after", "page_end", "page_start"):
        spec[k] = rows_for(ends.get(k, []), keys)
    if spec.get("newest_first") and any(spec[k] for k in ("before", "after", "page_end", "page_start")):
        return None
    if "description" not in keys or (len(spec["page_end"]) > 0) != (len(ends.get("page_end", [])) > 0):
        return None
    form = table["date"]
    if "|" not in form and "%Y" in form and rng.random() < 0.4:
        form = rng.choice(DATES)
    spec["date"], spec["head_date"] = form, rng.choice([head.get("head_date", head["date"].split("|")[0]), form.split("|")[0]])
    if "%y" not in spec["head_date"].lower():
        spec["head_date"] = "%d/%m/%Y"
    says = texts(spec, ("head", "foot", "before", "after", "page_head"))
    if "%y" not in form.lower() and "{from_}" not in says or "{account}" not in says:
        return None
    if spec.get("overdrawn") and any(a in says for a in ABSOLUTE):
        return None
    letters = says + str(spec["columns"]) + str([spec.get(k) for k in ("debit", "credit", "money", "balance")])
    font = rng.choice([table["font"], head["font"]])
    spec["font"] = "hindi" if HINDI.search(letters) else "dejavu" if "₹" in letters else font
    spec["size"] = min(table["size"], head["size"]) - (1 if spec["font"] == "dejavu" and table["font"] != "dejavu" else 0)
    width = spec.get("page", A4)[0]
    layouts.register()
    found.fonts()
    if spec["size"] < 6 or not all(fits(cells, spec["font"], spec["size"], width) for k in ("head", "foot", "page_head") for cells in spec.get(k, [])):
        return None
    if not row_fits(spec, spec["font"], spec["size"], width):
        return None
    if rng.random() < 0.15:
        spec["columns"] = swap_sides(spec["columns"])
    spec["columns"] = rename(spec["columns"], known, rng, spec["font"], spec["size"], width)
    return spec


def description(known, rng):
    for _ in range(10000):
        spec = sample(known, rng)
        if spec:
            return spec
    raise SystemExit("nothing fits")

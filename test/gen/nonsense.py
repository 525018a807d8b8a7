# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions of found.py with words that no language has, to see what is read without a vocabulary.

heads     the headings of the table's columns
balances  what balances and sums are called, in the head, the foot and rows of the table
"""

import copy
import hashlib
import re

FIGURES = ("{opening}", "{open}", "{closing}", "{close}", "{debits}", "{credits}", "{reached}", "{page_debits}", "{page_credits}", "{previous}", "{new}", "{payments}", "{purchases}", "{spent}", "{fees}")
KEPT = frozenset("rs inr usd eur gbp sgd hkd aed kes cad aud myr rm php czk chf pln try tl kr zł s a hk c r dr cr d h s af bij od".split())  # of the amount: its currency, its side
SYLLABLES = ("bru", "dwo", "fla", "gri", "hox", "jup", "kwe", "lyv", "mub", "nyx", "pza", "qeo", "rhu", "swy", "tuv", "vik", "wof", "xul", "yim", "zek")


def word(text):
    """Nonsense of about the length of TEXT, the same for the same word, with its capitals."""
    n = int.from_bytes(hashlib.sha256(text.lower().encode()).digest()[:8], "big")
    out = ""
    while len(out) < max(3, len(text)):
        out += SYLLABLES[n % len(SYLLABLES)]
        n //= len(SYLLABLES)
    out = out[:max(3, len(text))]
    return out.upper() if text.isupper() and len(text) > 1 else out.capitalize() if text[0].isupper() else out


def words(text):
    """TEXT with all its words replaced, but placeholders, and currencies and marks beside them."""
    parts = re.split(r"(\{[^}]*\})", text)

    def one(part, m):
        last = m.end() == len(part.rstrip(" .$€£₹")) and len(parts) > 1
        return m.group() if m.group().lower() in KEPT and (last or not part[:m.start()].strip()) and len(parts) > 1 else word(m.group())
    return "".join(part if part.startswith("{") else re.sub(r"[^\W\d_]+(?:[-'’.][^\W\d_]+)*", lambda m, part=part: one(part, m), part) for part in parts)


def heads(spec):
    spec["columns"] = [(key, words(title), *rest) for key, title, *rest in spec["columns"]]


def is_figure(text):
    return any(f in text for f in FIGURES)


def block(lines):
    """What stands in a cell with a figure, left of it, or above it where a line is one of figures alone."""
    for k, cells in enumerate(lines):
        for i, (x, text) in enumerate(cells):
            if not is_figure(text):
                continue
            cells[i] = (x, words(text))
            bare = re.sub(r"\{[^}]*\}", "", text)
            if i and not re.search(r"[^\W\d_]{3}", bare) and "{" not in cells[i - 1][1]:
                cells[i - 1] = (cells[i - 1][0], words(cells[i - 1][1]))
            elif i == 0 or all("{" in t for _, t in cells):
                above = lines[k - 1] if k else []
                for j, (ax, at) in enumerate(above):
                    if "{" not in at and abs(abs(ax) - abs(x)) < 60:
                        above[j] = (ax, words(at))


def balances(spec):
    for name in ("head", "foot", "account_head", "page_head", "middle", "card_head", "card_foot"):
        spec[name] = [list(cells) for cells in spec.get(name, [])]
        block(spec[name])
    for name in ("before", "after", "page_end", "page_start", "month_total"):
        if name in spec:
            spec[name] = [{key: words(text) for key, text in row.items()} for row in spec[name]]


def apply(spec, what):
    """A copy of SPEC with nonsense for WHAT: "heads", "balances" or "both"."""
    spec = copy.deepcopy(spec)
    if what in ("heads", "both"):
        heads(spec)
    if what in ("balances", "both"):
        balances(spec)
    return spec

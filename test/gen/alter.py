#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements that somebody changed: none of them may be called verified.

    alter.py OUT [--count N] [--seed N] [--layout NAME] [--rows N]

writes OUT/<kind>_<layout>_<seed>_<change>.pdf: one digit of a printed figure, one row, or one page is not
what it was. Everything else is as the issuer printed it.
"""

import argparse
import copy
import functools
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "strangers")]

import card  # noqa: E402
import found  # noqa: E402
import found_card  # noqa: E402
import layouts  # noqa: E402
import layouts_more  # noqa: E402
import layouts_random  # noqa: E402
import make  # noqa: E402
import stranger_cards  # noqa: E402


def other_digit(rng, value):
    """VALUE with one of its digits changed; never to what it was, never with a leading zero made."""
    text = str(abs(value))
    at = rng.randrange(len(text))
    choices = [c for c in "0123456789" if c != text[at] and not (at == 0 and c == "0")]
    changed = int(text[:at] + rng.choice(choices) + text[at + 1:])
    return -changed if value < 0 else changed


def side(row):
    return "debit" if row["debit"] is not None else "credit"


def change_amount(rng, doc, rows):
    row = rng.choice(rows)
    row[side(row)] = other_digit(rng, row[side(row)])


def change_last_amount(rng, doc, rows):
    rows[-1][side(rows[-1])] = other_digit(rng, rows[-1][side(rows[-1])])


def change_first_amount(rng, doc, rows):
    rows[0][side(rows[0])] = other_digit(rng, rows[0][side(rows[0])])


def change_last_row(rng, doc, rows):
    """Amount and balance of the last row agree with each other, and with nothing behind them."""
    row = rows[-1]
    row[side(row)] += 100_00
    if "balance" in row:
        row["balance"] += 100_00 if row["credit"] is not None else -100_00


def swap_side(rng, doc, rows):
    row = rng.choice(rows)
    row["debit"], row["credit"] = row["credit"], row["debit"]


def drop_row(rng, doc, rows):
    del rows[rng.randrange(len(rows))]


def drop_last_row(rng, doc, rows):
    del rows[-1]


def drop_first_row(rng, doc, rows):
    del rows[0]


def drop_tail(rng, doc, rows):
    del rows[-3:]


def shift_row(rng, doc, rows):
    """A row taken out, and all balances behind it made to go on: only what is printed elsewhere tells."""
    at = rng.randrange(len(rows) - 1)
    change = (rows[at]["credit"] or 0) - (rows[at]["debit"] or 0)
    del rows[at]
    for row in rows[at:]:
        if "balance" in row:
            row["balance"] -= change


def double_row(rng, doc, rows):
    at = rng.randrange(len(rows))
    rows.insert(at, dict(rows[at]))


def add_row(rng, doc, rows):
    """A row whose amount and balance go on from the row above, as a forger would write it."""
    at = rng.randrange(len(rows))
    row = dict(rows[at])
    amount = rng.randrange(1_00, 9_000_00)
    row.update(debit=None, credit=amount, description="NEFT-SAHYN00012345-NOBODY")
    if "balance" in row:
        row["balance"] += amount
    rows.insert(at + 1, row)


def change_balance(rng, doc, rows):
    ends = [r for i, r in enumerate(rows) if i + 1 == len(rows) or rows[i + 1]["date"] != r["date"]]
    row = rng.choice(ends)
    row["balance"] = other_digit(rng, row["balance"])


def change_last_balance(rng, doc, rows):
    rows[-1]["balance"] = other_digit(rng, rows[-1]["balance"])


def change_figure(name):
    def change(rng, doc, rows):
        doc[name] = other_digit(rng, doc[name]) if doc[name] else 1_00
    return change


COMMON = {"amount": change_amount, "lastamount": change_last_amount, "firstamount": change_first_amount, "side": swap_side, "droprow": drop_row,
          "droplast": drop_last_row, "dropfirst": drop_first_row, "doublerow": double_row, "addrow": add_row, "lastrow": change_last_row, "droptail": drop_tail, "shiftrow": shift_row, "page": None, "lastpage": None}
STATEMENT = {**COMMON, "balance": change_balance, "lastbalance": change_last_balance, "opening": change_figure("opening"),
             "closing": change_figure("closing"), "debits": change_figure("debits"), "credits": change_figure("credits")}
CARD = {**COMMON, "previous": change_figure("previous"), "new": change_figure("new"), "payments": change_figure("payments"),
        "purchases": change_figure("purchases"), "fees": change_figure("fees")}


def has_rows(page):
    """Two totals alone on the last page are no row: what is left without them is whole."""
    return len(re.findall(r"\d[.,]\d\d\b", page)) > 2


def drop_page(rng, path, last=False):
    """False when the paper has one page only, or chance takes one without a row."""
    text = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, text=True, check=True).stdout
    pages = text.count("\f")
    if pages < 2:
        return False
    drop = pages if last else rng.randrange(1, pages + 1)
    if not has_rows(text.split("\f")[drop - 1]):
        return False
    keep = ",".join(str(n) for n in range(1, pages + 1) if n != drop)
    with tempfile.NamedTemporaryFile(suffix=".pdf") as tmp:
        subprocess.run(["mutool", "clean", path, tmp.name, keep], check=True, capture_output=True)
        Path(path).write_bytes(Path(tmp.name).read_bytes())
    return True


def has_balances(layout):
    spec = layouts_more.MORE.get(layout) or layouts.STATEMENTS.get(layout)
    return any(c[0] == "balance" for c in spec["columns"])


def prints(spec, change):
    """Does a paper of this layout show what CHANGE changes? Headers drawn by lot leave some figures out."""
    if change in ("opening", "closing"):
        return spec["balances"] != "open only" or change == "opening"
    if change in ("debits", "credits"):
        return spec["totals"] or spec["total_row"] or spec["balances"] == "grid"
    return True


def altered(out, kind, layout, seed, rows):
    """Draw all changes of one document; yields (path, template)."""
    _, template, build, draw, _ = make.KINDS[kind]
    for name, change in (CARD if kind == "card" else STATEMENT).items():
        if name in ("balance", "lastbalance") and kind != "random" and not has_balances(layout):
            continue
        if name in ("debits", "credits") and kind != "random":  # not every layout prints them
            continue
        rng = random.Random(f"{kind}/{layout}/{seed}/{name}")
        doc = build(rng, rows)
        if kind == "random":
            same = random.Random(f"random/any/{seed}")  # the paper of this seed, with one thing changed
            doc = layouts_random.prepare(build(same, rows), same)
            if not prints(doc["spec"], name):
                continue
        if kind == "statement" and layout in layouts_more.MORE:
            doc = layouts_more.prepare(layout, doc, lambda: build(rng, rows // 2))  # noqa: B023
        if kind == "card":
            doc = card.prepare(layout, doc)
        account = rng.choice(doc["accounts"]) if "accounts" in doc else doc
        account["rows"] = copy.deepcopy(account["rows"])
        if change:
            change(rng, account, account["rows"])
        path = out / f"{kind}_{layout}_{seed}_{name}.pdf"
        draw(str(path), doc, layout)
        if not change and not drop_page(rng, str(path), name == "lastpage"):
            path.unlink()
            continue
        yield path, f"finance/{template}"


FIGURES = {"opening": ("{opening}", "{open}"), "closing": ("{closing}", "{close}"), "debits": ("{debits}",), "credits": ("{credits}",), "balance": (), "lastbalance": (), "previous": ("{previous}",), "new": ("{new}",),
           "payments": ("{payments}",), "purchases": ("{purchases}", "{spent}"), "fees": ("{fees}", "{spent}")}


def found_prints(spec, name):
    """Does a layout of found*.py show what the change is made to?"""
    if name not in FIGURES:
        return True
    if name in ("balance", "lastbalance"):
        return any(c[0] == "balance" for c in spec["columns"])
    says = found.texts_of(spec)
    return any(figure in says for figure in FIGURES[name])


def found_altered(out, kind, layout, seed, rows):
    """As altered(), of a layout that public sources describe: changed before the paper is made."""
    _, template, build, draw, layouts = make.KINDS[kind]
    is_card = kind == "foundcard"
    spec = {**(found_card.DEFAULT if is_card else found.DEFAULT), "account_head": [], **layouts[layout]}
    for name, change in (CARD if is_card else STATEMENT).items():
        if not found_prints(spec, name):
            continue
        rng = random.Random(f"{kind}/{layout}/{seed}/{name}")
        doc = build(rng, rows)
        if change:
            change(rng, doc, doc["rows"])
        doc = found_card.prepare(layouts[layout], doc) if is_card else found.prepare(layouts[layout], doc, lambda: build(rng, rows // 2))  # noqa: B023
        path = out / f"{kind}_{layout.replace(' ', '-')}_{seed}_{name}.pdf"
        draw(str(path), doc, layout)
        if not change and not drop_page(rng, str(path), name == "lastpage"):
            path.unlink()
            continue
        yield path, f"finance/{template}"


def stranger_altered(out, layout, seed, rows):
    """As altered(), of a layout of stranger_cards.py: changed when the paper is added up."""
    for name, change in stranger_cards.CHANGES.items():
        if name in stranger_cards.SILENT.get(layout, ()):
            continue
        rng = random.Random(f"strangercard/{layout}/{seed}/{name}")
        doc = stranger_cards.order(rng, rows)
        if change:
            doc["change"] = functools.partial(change, rng)
        path = out / f"strangercard_{layout}_{seed}_{name}.pdf"
        stranger_cards.draw(str(path), stranger_cards.prepare(layout, doc), layout)
        if not change and not drop_page(rng, str(path), name == "lastpage"):
            path.unlink()
            continue
        yield path, "finance/card_statement"


def everything(out, count, seed, layout, rows):
    out.mkdir(parents=True, exist_ok=True)
    for kind in ("statement", "random", "card"):
        for name in make.KINDS[kind][4]:
            for number in range(seed, seed + count):
                if layout in ("all", name):
                    yield from altered(out, kind, name, number, rows)
    for name in stranger_cards.LAYOUTS:
        for number in range(seed, seed + count):
            if layout in ("all", name):
                yield from stranger_altered(out, name, number, rows)


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("out", type=Path)
    ap.add_argument("--count", type=int, default=1)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--layout", default="all")
    ap.add_argument("--rows", type=int, default=60)
    args = ap.parse_args()
    for path, template in everything(args.out, args.count, args.seed, args.layout, args.rows):
        print(template, path)


if __name__ == "__main__":
    main()

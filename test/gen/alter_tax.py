# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices and tax certificates that somebody changed: one figure or one line is not what it was."""

import copy
import functools
import random
import subprocess
import tempfile
from pathlib import Path

import einvoice
import make
import pikepdf
import tds
from alter import other_digit


def text_of(path):
    if Path(path).read_bytes()[:4] != b"%PDF":
        return Path(path).read_bytes()
    return subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True).stdout


def figure(*way):
    """Change one digit of the figure that WAY leads to; a list on the way: one of its members."""
    def change(rng, doc):
        for key in way[:-1]:
            doc = doc[key] if key is not any else rng.choice(doc)
        doc[way[-1]] = other_digit(rng, doc[way[-1]]) if doc[way[-1]] else 1_00
    return change


def drop(*way):
    def change(rng, doc):
        for key in way:
            doc = doc[key] if key is not any else rng.choice(doc)
        del doc[rng.randrange(len(doc))]
    return change


def double(*way):
    def change(rng, doc):
        for key in way:
            doc = doc[key] if key is not any else rng.choice(doc)
        at = rng.randrange(len(doc))
        doc.insert(at, dict(doc[at]))
    return change


def drop_deductor(rng, doc):
    """Any but the last, whose loss leaves no trace; the others keep their numbers."""
    for number, one in enumerate(doc["deductors"], 1):
        one["no"] = number
    del doc["deductors"][rng.randrange(len(doc["deductors"]) - 1)]


def lines(keys):
    return {f"line{k}": figure("items", any, k) for k in keys}


INVOICE = {**lines(("qty", "price", "taxable", "cgst", "sgst", "igst")), **{f"total{k}": figure("total", k) for k in ("taxable", "cgst", "sgst", "igst")},
           "roundoff": figure("round_off"), "payable": figure("payable"), "dropline": drop("items"), "doubleline": double("items")}
FORM_26AS = {**{k: figure("deductors", any, k) for k in ("total_paid", "total_deducted", "total_deposited")},
             **{k: figure("deductors", any, "entries", any, k) for k in ("amount_paid", "tds_deducted", "tds_deposited")},
             "dropentry": drop("deductors", any, "entries"), "doubleentry": double("deductors", any, "entries"), "dropdeductor": drop_deductor}
CERTIFICATE = {"payment": figure("payments", any, "amount_paid"), "challan": figure("challans", any, "tds_deposited"),
               **{k: figure("deductions", any, k) for k in ("tds_deducted", "tds_deposited")},
               **{f"total{k}": figure("totals", k) for k in ("amount_paid", "tds_deducted", "tds_deposited")},
               "droppayment": drop("payments"), "doublepayment": double("payments"), "dropchallan": drop("challans")}


def _drawn(draw, doc, layout, path):
    draw(str(path), doc, layout)
    return text_of(path)


def changed_one_by_one(out, name, doc, layout, changes, draw, rng):
    """DOC drawn once for each of CHANGES whose figure it prints; yields the path."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as tmp:
        before = _drawn(draw, copy.deepcopy(doc), layout, Path(tmp.name))
    for key, change in changes.items():
        changed = copy.deepcopy(doc)
        change(rng, changed)
        path = out / f"{name}_{key}.pdf"
        if _drawn(draw, changed, layout, path) == before:
            path.unlink()  # this paper does not print what was changed
            continue
        yield path


# What papers by description (papers.py) print besides: rows of totals, sums by rate, what is carried, charges.
PAPER = {**INVOICE, **lines(("disc", "disc_rate", "incl", "rate", "cess", "total", "tax")),
         **{f"total{k}": figure("total", k) for k in ("goods", "gross", "tax", "cess", "with_tax", "tcs")},
         **{f"table{k}": figure("table", k) for k in ("qty", "taxable", "goods", "cgst", "sgst", "igst", "tax", "total")},
         **{f"rates{k}": figure("rates", any, k) for k in ("cgst", "sgst", "igst")},
         **{f"summary{k}": figure("summary", any, k) for k in ("taxable", "cgst", "sgst", "igst", "rate")},
         **{f"under{k}": figure("under", k) for k in ("taxable", "cgst", "sgst", "igst")},
         **lines(("gross",)), "owed": figure("due")}


def papers(out, layout, seed, items=4, without=None):
    """All changes of one paper by description, WITHOUT headings that anybody knows: as --nonsense; yields (path, template)."""
    _, template, build, draw, known = make.KINDS["paper"]
    draw = functools.partial(draw, without=without)
    rng = random.Random(f"paper/{layout}/{seed}/altered")
    doc = make.PREPARE["paper"](layout, build(rng, items))
    changes = {**PAPER, **({"freight": figure("freight", "taxable")} if "freight" in doc else {}),
               **(lines(("weight", "making")) if "weight" in doc["items"][0] else {})}
    for path in changed_one_by_one(out, f"paper_{layout}_{seed}", doc, layout, changes, draw, rng):
        yield path, f"tax/{template}"


def invoices(out, layout, seed, items=4):
    """All changes of one invoice; the signed code, where there is one, is the issuer's. Yields (path, template)."""
    _, template, build, draw, _ = make.KINDS["invoice"]
    rng = random.Random(f"invoice/{layout}/{seed}/altered")
    doc = build(rng, items)
    if layout == "einvoice":
        doc["qr"] = einvoice.payload(doc, einvoice.portal())
    for path in changed_one_by_one(out, f"invoice_{layout}_{seed}", doc, layout, INVOICE, draw, rng):
        yield path, f"tax/{template}"


def forms(out, kind, layout, seed):
    """All changes of one Form 26AS or 16A; yields (path, template)."""
    build, draw = tds.known(kind, layout)
    rng = random.Random(f"{kind}/{layout}/{seed}/altered")
    doc = build(rng)
    for path in changed_one_by_one(out, f"{kind}_{layout}_{seed}", doc, layout, FORM_26AS if kind == "form_26as" else CERTIFICATE, draw, rng):
        yield path, f"tax/{kind}"
    if kind == "tds_certificate":
        yield from ((path, f"tax/{kind}") for path in cut_short(out / f"{kind}_{layout}_{seed}_lastpage.pdf", doc, layout, draw))


def cut_short(path, doc, layout, draw):
    """DOC without its last page, if it has more than one."""
    draw(str(path), doc, layout)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pages = len(pdf.pages)
        if pages > 1:
            del pdf.pages[-1]
            pdf.save(path)
    if pages > 1:
        yield path

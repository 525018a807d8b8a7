#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes test documents with their truth.

    make.py OUT [--kind KIND|all] [--layout NAME] [--as text|scan|photo|mild|hard|all] [--count N] [--rows N] [--seed N] [--dpi N]
            [--nonsense heads|one|two|balances|both|labels|terms]

writes OUT/<kind>_<layout>_<seed>_<form>.{pdf,jpg} and beside each a .json
{"industry","template","data"} in the service's field names. The same arguments
give the same documents. As mild and hard a receipt is what a thermal printer and an office scanner make of it.
"""

import argparse
import functools
import json
import random
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "strangers")]

import bills  # noqa: E402
import card  # noqa: E402
import card_terms  # noqa: E402
import crossed  # noqa: E402
import degrade  # noqa: E402
import found  # noqa: E402
import found_abroad  # noqa: E402
import found_abroad_eighth  # noqa: E402
import found_abroad_fifth  # noqa: E402
import found_abroad_fourth  # noqa: E402
import found_abroad_more  # noqa: E402
import found_abroad_ninth  # noqa: E402
import found_abroad_seventh  # noqa: E402
import found_abroad_sixth  # noqa: E402
import found_abroad_third  # noqa: E402
import found_bank  # noqa: E402
import found_card  # noqa: E402
import found_card_more  # noqa: E402
import found_card_third  # noqa: E402
import found_india  # noqa: E402
import found_india_eighth  # noqa: E402
import found_india_fifth  # noqa: E402
import found_india_fourth  # noqa: E402
import found_india_more  # noqa: E402
import found_india_seventh  # noqa: E402
import found_india_sixth  # noqa: E402
import found_india_third  # noqa: E402
import found_more  # noqa: E402
import found_third  # noqa: E402
import found_world  # noqa: E402
import gst_more  # noqa: E402
import layouts  # noqa: E402
import layouts_more  # noqa: E402
import layouts_random  # noqa: E402
import model  # noqa: E402
import nonsense  # noqa: E402
import papers  # noqa: E402
import papers_bill  # noqa: E402
import papers_gst  # noqa: E402
import stranger_kinds  # noqa: E402
import tall  # noqa: E402
import thermal  # noqa: E402
import till  # noqa: E402
import till_more  # noqa: E402


def draw_statement(path, doc, layout):
    (layouts_more if layout in layouts_more.MORE else layouts).draw_statement(path, doc, layout)


def draw_invoice(path, doc, layout):
    (gst_more.draw if layout in gst_more.DRAW else layouts.draw_invoice)(path, doc, layout)


FOUND = {**found_bank.INDIA, **found_world.WORLD, **found_more.MORE, **found_third.THIRD, **found_india.FIRST, **found_india.SECOND, **found_india_more.FIRST, **found_india_more.SECOND, **found_india_third.FIRST, **found_india_third.SECOND, **found_india_fourth.FIRST, **found_india_fourth.SECOND, **found_india_fifth.FIRST, **found_india_fifth.SECOND, **found_india_sixth.FIRST, **found_india_sixth.SECOND, **found_india_seventh.FIRST, **found_india_seventh.SECOND, **found_india_seventh.THIRD, **found_india_eighth.FIRST, **found_india_eighth.SECOND, **found_abroad.ABROAD, **found_abroad_more.FOREIGN, **found_abroad_more.LATER, **found_abroad_third.FOREIGN, **found_abroad_third.LATER, **found_abroad_fourth.FOREIGN, **found_abroad_fourth.LATER, **found_abroad_fifth.FOREIGN, **found_abroad_fifth.LATER, **found_abroad_sixth.FOREIGN, **found_abroad_sixth.LATER, **found_abroad_seventh.FOREIGN, **found_abroad_seventh.LATER, **found_abroad_eighth.FOREIGN, **found_abroad_eighth.LATER, **found_abroad_ninth.FIRST, **found_abroad_ninth.SECOND}
INDIA = {**found_bank.INDIA, **found_india.FIRST, **found_india.SECOND, **found_india_more.FIRST, **found_india_more.SECOND, **found_india_third.FIRST, **found_india_third.SECOND, **found_india_fourth.FIRST, **found_india_fourth.SECOND}
FOUND_CARDS = {**found_card.CARDS, **found_more.CARDS, **found_third.CARDS, **found_india.FIRST_CARDS, **found_india.SECOND_CARDS, **found_india_more.FIRST_CARDS, **found_india_more.SECOND_CARDS, **found_india_third.FIRST_CARDS, **found_india_third.SECOND_CARDS, **found_india_fourth.FIRST_CARDS, **found_india_fourth.SECOND_CARDS, **found_india_fifth.FIRST_CARDS, **found_india_fifth.SECOND_CARDS, **found_india_sixth.FIRST_CARDS, **found_india_sixth.SECOND_CARDS, **found_abroad.CARDS, **found_abroad_more.CARDS, **found_abroad_more.LATER_CARDS, **found_abroad_third.CARDS, **found_abroad_third.LATER_CARDS, **found_abroad_fourth.CARDS, **found_abroad_fourth.LATER_CARDS, **found_abroad_fifth.CARDS, **found_abroad_fifth.LATER_CARDS, **found_abroad_sixth.CARDS, **found_abroad_sixth.LATER_CARDS, **found_abroad_seventh.CARDS, **found_abroad_seventh.LATER_CARDS, **found_card_more.INDIA, **found_card_more.ABROAD, **found_card_more.LATER, **found_card_third.INDIA, **found_card_third.ABROAD}
KINDS = {
    "statement": ("finance", "bank_statement", model.statement, draw_statement, {**layouts.STATEMENTS, **layouts_more.MORE}),
    "random": ("finance", "bank_statement", model.statement, layouts_random.draw_statement, {"any": None}),
    "found": ("finance", "bank_statement", model.statement, found.draw, FOUND),
    "crossed": ("finance", "bank_statement", model.statement, found.draw, {"any": None}),
    "foundcard": ("finance", "card_statement", found_card.build, found_card.draw, FOUND_CARDS),
    "card": ("finance", "card_statement", card.card, card.draw_card, card.CARDS),
    "invoice": ("tax", "gst_invoice", model.invoice, draw_invoice, {**layouts.INVOICES, **gst_more.DRAW}),
    "bill": ("commerce", "invoice", bills.bill, bills.draw, bills.DRAW),
    "paper": ("tax", "gst_invoice", papers.order, papers_gst.draw, papers_gst.PAPERS),
    "billpaper": ("commerce", "invoice", papers_bill.order, papers_bill.draw, papers_bill.PAPERS),
    "receipt": ("commerce", "receipt", till.receipt, till.draw, till.LAYOUTS),
    "tall": ("finance", "bank_statement", model.statement, tall.draw_statement, tall.STATEMENTS),
    "talltax": ("tax", "gst_invoice", model.invoice, tall.draw_invoice, tall.INVOICES),
    "slip": ("commerce", "receipt", till_more.order, till_more.draw, till_more.LAYOUTS),
}
KINDS |= {kind: entry[:5] for kind, entry in stranger_kinds.ORDERED.items()}
KINDS |= {kind: (industry, template, None, None, known) for kind, (industry, template, _, known) in stranger_kinds.DRAWN.items()}
PREPARE = {"bill": bills.prepare, "receipt": till.prepare, "slip": till_more.prepare, "paper": papers_gst.prepare, "tall": tall.prepare_statement, "talltax": tall.prepare_invoice, "billpaper": papers_bill.prepare}
PREPARE |= {kind: entry[5] for kind, entry in stranger_kinds.ORDERED.items()}
# Kinds whose papers depend on the number itself, and not on a lot that is drawn by it.
BY_NUMBER = stranger_kinds.BY_NUMBER
# Kinds that `all` means; the others are asked for by name.
FIRST = ("statement", "card", "invoice")


def stranger(out, kind, layout, form, seed, rows, known):
    """A paper of somebody else's program, as text only."""
    industry, template = KINDS[kind][:2]
    if form != "text":
        raise SystemExit(f"{kind} is made --as text")
    path = out / f"{kind}_{layout}_{seed}_text{stranger_kinds.SUFFIX.get(layout, '.pdf')}"
    data = stranger_kinds.DRAWN[kind][2](known, str(path), layout, seed, rows)
    path.with_suffix(".json").write_text(json.dumps({"industry": industry, "template": template, "data": data}, indent=1, ensure_ascii=False) + "\n")
    return path


def make(out, kind, layout, form, seed, rows, dpi, without=None):
    industry, template, build, draw, known = KINDS[kind]
    rng = random.Random(f"{kind}/{layout}/{seed}")
    if kind in stranger_kinds.DRAWN:
        return stranger(out, kind, layout, form, seed, rows, known)
    doc = build(seed if kind in BY_NUMBER else rng, rows)
    if kind == "statement" and layout in layouts_more.MORE:
        doc = layouts_more.prepare(layout, doc, lambda: build(rng, rows // 2))
    if kind == "random":
        doc = layouts_random.prepare(doc, rng)
    if kind == "crossed":
        doc = found.prepare(crossed.description(INDIA, rng), doc, None)
    if kind == "found":
        doc = found.prepare(nonsense.apply(FOUND[layout], without), doc, lambda: build(rng, rows // 2))
    if kind == "foundcard":
        spec = card_terms.apply(FOUND_CARDS[layout], layout, seed) if without == "terms" else nonsense.apply(FOUND_CARDS[layout], without)
        doc = found_card.prepare(spec, doc)
    if kind == "card":
        doc = card.prepare(layout, doc)
    if kind == "paper" and without:
        doc, draw = papers_gst.prepare(layout, doc, without), functools.partial(papers_gst.draw, without=without)
    elif kind == "billpaper" and without:
        doc, draw = papers_bill.prepare(layout, doc), functools.partial(papers_bill.draw, without=without)
    elif kind in PREPARE:
        doc = PREPARE[kind](layout, doc)
    name = out / f"{kind}_{layout.replace(' ', '-')}_{seed}_{form}"
    if form == "text":
        path = name.with_suffix(".pdf")
        draw(str(path), doc, layout)
    elif form in thermal.WAYS:
        path = name.with_suffix(".jpg")
        with tempfile.NamedTemporaryFile(suffix=".pdf") as tmp:
            draw(tmp.name, doc, layout)
            path.write_bytes(thermal.picture(tmp.name, form, random.Random(f"thermal/{layout}/{seed}/{form}")))
    else:
        with tempfile.NamedTemporaryFile(suffix=".pdf") as tmp:
            draw(tmp.name, doc, layout)
            pages = degrade.rasterise(tmp.name, dpi)
        if form == "scan":
            path = name.with_suffix(".pdf")
            degrade.to_pdf([degrade.scan(p, rng) for p in pages], dpi, path)
        else:
            path = name.with_suffix(".jpg")
            degrade.photo(pages[0], rng).save(path, "JPEG", quality=80, dpi=(dpi, dpi))
            if len(pages) > 1:
                raise SystemExit("a photo shows one page: use fewer --rows")
    truth = {"industry": industry, "template": template, "data": doc["truth"]}
    name.with_suffix(".json").write_text(json.dumps(truth, indent=1, ensure_ascii=False) + "\n")
    return path


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("out", type=Path)
    ap.add_argument("--kind", default="all", choices=["all", *KINDS])
    ap.add_argument("--layout", default="all")
    ap.add_argument("--as", dest="form", default="text", choices=["all", "text", "scan", "photo", *thermal.WAYS])
    ap.add_argument("--count", type=int, default=1)
    ap.add_argument("--rows", type=int, help="transactions (default 40) or invoice lines (default 4)")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--dpi", type=int, default=200)
    ap.add_argument("--nonsense", choices=["heads", "one", "two", "balances", "both", "labels", "terms"], help="words that no language has in place of these (found, foundcard; terms: those of other issuers, foundcard; heads, one or two of them at random, and labels: paper; heads: billpaper)")
    args = ap.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for kind in FIRST if args.kind == "all" else [args.kind]:
        known = KINDS[kind][4]
        for layout in known if args.layout == "all" else [args.layout]:
            if layout not in known:
                ap.error(f"{kind} layouts are: {', '.join(known)}")
            for form in ("text", "scan", "photo") if args.form == "all" else [args.form]:
                for seed in range(args.seed, args.seed + args.count):
                    rows = args.rows or (4 if KINDS[kind][1] in ("gst_invoice", "invoice", "receipt") else 30 if form == "photo" else 40)
                    print(make(args.out, kind, layout, form, seed, rows, args.dpi, args.nonsense))


if __name__ == "__main__":
    main()

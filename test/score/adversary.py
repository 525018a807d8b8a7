#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Words of documents, changed as a forger or a bad scan would, and the verdict on each.

    adversary.py [--seed N] [--papers N] [--kinds LIST] [--corpora] [--ways LIST] [--each N] [--show N] [--tool FILE] [--reader FILE] [--keep FOLDER]

The words of a paper (docextract extract --words) are changed in one way at a time and extracted again, without any
picture, so that thousands of changes take a minute. Two sorts of lies are counted:

* `lost`: what recognition does to a scan (a figure misread, torn, lost, made a letter; a heading or a label that is none any
  more; a line lost). A lie: verified, and a figure that the verdict speaks for is another than on the paper, or null.
* `forged`: what somebody does to a file (a digit, a row, a page, two figures by the same amount). A lie: verified, and a
  figure in the data is another than on the paper, or one that is printed was changed, and nobody noticed. A value that is
  null because somebody took its whole line away, label and figure, and that stands nowhere else, is none: the paper does
  not print it any more, and the verdict speaks for the values that are given. Such changes are counted apart (gone).

Papers are those of the generator, whose truth is known, and with --corpora all PDF files of the sets that have a text layer:
what is read of them as they are is the truth then, if it is verified. The exit status is 1 when there was a lie, or no
answer: with the reader of a sanitizer's build (--reader build/asan/test/score/from_words) each fault of memory is one.
"""

import argparse
import copy
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import honesty  # noqa: E402
import score  # noqa: E402
import tds  # noqa: E402
import tds_more  # noqa: E402
import truth  # noqa: E402
from compare import COVERED, number_equal  # noqa: E402

NO_DATE = r"(?!\d\d?\.\d\d?\.(\d\d|\d{4})?$)"
# Forms by the name of their kind; those of tds_more.py that are texts with a delimiter have no words.
FORMS = {"tax form": honesty.forms_of(), "more tax form": [("tds_certificate", layout) for layout in tds_more.FORM_16A]}
# How often a kind is drawn that honesty.py has no share for: found, foundcard, paper, billpaper (see make.py), more tax form.
OTHERS = 10

AMOUNT = re.compile(NO_DATE + r"^[^\w]*-?\(?\d[\d,.'’]*[.,]\d\d\)?[^\w]*(Dr|Cr|DR|CR)?\.?$")
FIGURE = re.compile(NO_DATE + r"^[^\w]*\d[\d,.'’]*%?[^\w]*$")


# ---- papers as words ----


def compact(page):
    return json.dumps(page, separators=(",", ":"), ensure_ascii=False)


class Reader:
    """One process that extracts what it is given."""

    def __init__(self, program):
        self.program = program
        self.start()

    def start(self):
        self.run = subprocess.Popen([self.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def read(self, template, pages):
        text = "\n".join([f"config/templates/{template}.json", *map(compact, pages), "", ""])
        self.run.stdin.write(text)
        self.run.stdin.flush()
        line = self.run.stdout.readline()
        if not line:
            self.start()
            return None
        answer = json.loads(line)
        return None if "error" in answer else answer


def words_of(tool, path):
    run = subprocess.run([tool, "extract", path, "--words"], capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines() if line] if run.returncode == 0 else None


class Paper:
    def __init__(self, name, template, pages):
        self.name, self.template, self.pages = name, template, pages


def generated(args):
    kinds = [k for k in args.kinds for _ in range(honesty.SHARES.get(k, OTHERS))]
    random.Random(args.seed).shuffle(kinds)
    for n in range(args.papers):
        kind = kinds[n % len(kinds)]
        with tempfile.TemporaryDirectory() as tmp:
            rng = random.Random(f"adversary/{args.seed}/{n}")
            number = args.seed * 10_000 + n
            if kind in FORMS:
                form, layout = FORMS[kind][n % len(FORMS[kind])]
                path = tds.make(Path(tmp), form, layout, "own" if kind == "more tax form" else "text", number)
            else:
                layouts = list(honesty.make.KINDS[kind][4])
                rows = rng.randrange(2, 6) if kind in ("invoice", "bill", "receipt", "strangertill", "paper", "billpaper", "strangerbill", "strangertrade", "strangersale", "strangergst", "strangertax", "strangerhsn") else rng.choice((8, 12, 20))
                path = honesty.make.make(Path(tmp), kind, layouts[n % len(layouts)], "text", number, rows, 200)
            document = next(truth.folder(Path(tmp)))
            yield Paper(f"{kind}:{path.stem}", document.template, words_of(args.tool, path))


def of_corpora(args):
    seen = set()
    for name, documents in truth.SETS.items():
        for document in documents(score.DEV):
            if document.path not in seen and document.path.suffix == ".pdf" and not document.never_verified:
                seen.add(document.path)
                pages = words_of(args.tool, document.path)
                if pages and all(p["source"] == "text_layer" for p in pages):
                    yield Paper(f"{name}:{document.path.stem}", document.template, pages)


# ---- changes ----


def text_of(word):
    return word[0]


def amounts(pages, rule=AMOUNT):
    return [(p, i) for p, page in enumerate(pages) for i, w in enumerate(page["words"]) if rule.match(w[0])]


def other_digit(rng, text):
    at = rng.choice([i for i, c in enumerate(text) if c.isdigit()])
    first = next(i for i, c in enumerate(text) if c.isdigit())
    choices = [c for c in "0123456789" if c != text[at] and not (at == first and c == "0")]
    return text[:at] + rng.choice(choices) + text[at + 1:]


def to_cents(text):
    digits = re.sub(r"\D", "", text)
    return int(digits), text


def with_cents(text, cents):
    """TEXT with its digits replaced by those of CENTS, as many as it had; None when that does not fit."""
    n = sum(c.isdigit() for c in text)
    digits = list(f"{cents:0{n}d}")
    if cents <= 0 or len(digits) != n or digits[0] == "0" and n > 3:
        return None
    return "".join(digits.pop(0) if c.isdigit() else c for c in text)


def change_word(rule, make):
    """Each figure of the paper in turn (a sample of them): (what, pages)."""
    def ways(rng, pages, each):
        places = amounts(pages, rule)
        for p, i in rng.sample(places, min(each, len(places))):
            word = pages[p]["words"][i]
            new = make(rng, word[0])
            if new is None or new == word[0]:
                continue
            changed = copy.deepcopy(pages)
            if new == "":
                del changed[p]["words"][i]
            else:
                changed[p]["words"][i][0] = new
            yield f"{word[0]!r} → {new!r} page {p + 1} y {word[2] // 1000}", changed
    return ways


def line_words(page, word):
    middle = (word[2] + word[4]) / 2
    return [w for w in page["words"] if w[2] <= middle <= w[4]]


def lose_line(rng, pages, each):
    places = amounts(pages)
    for p, i in rng.sample(places, min(each, len(places))):
        changed = copy.deepcopy(pages)
        gone = line_words(changed[p], changed[p]["words"][i])
        changed[p]["words"] = [w for w in changed[p]["words"] if w not in gone]
        yield "line lost: " + " ".join(map(text_of, gone))[:60], changed


def numbered(words):
    """WORDS with the numbers of their lines in order, as a page has them."""
    number, last = -1, None
    for w in words:
        number, last = number + (w[6] != last), w[6]
        w[6] = number
    return words


def double_line(rng, pages, each):
    places = amounts(pages)
    for p, i in rng.sample(places, min(each, len(places))):
        changed = copy.deepcopy(pages)
        words = changed[p]["words"]
        gone = line_words(changed[p], words[i])
        top, step = min(w[2] for w in gone), 13_000
        above = [w for w in words if w[2] < top or w in gone]
        below = [w for w in words if not (w[2] < top or w in gone)]
        again = [[w[0], w[1], w[2] + step, w[3], w[4] + step, *w[5:]] for w in gone]
        for w in again:
            w[6] += 1
        for w in below:
            w[2], w[4], w[6] = w[2] + step, w[4] + step, w[6] + 1
        changed[p]["words"] = numbered(above + again + below)
        changed[p]["height"] += step
        yield "line twice: " + " ".join(map(text_of, gone))[:60], changed


def pages_changed(rng, pages, each):
    for n in range(len(pages)):
        if len(pages) > 1:
            yield f"page {n + 1} lost", [p for k, p in enumerate(pages) if k != n]
        yield f"page {n + 1} twice", pages[:n + 1] + pages[n:]
        if n + 1 < len(pages):
            yield f"pages {n + 1} and {n + 2} changed", pages[:n] + [pages[n + 1], pages[n]] + pages[n + 2:]


def swap_on_line(rng, pages, each):
    """Two figures of one line change places; or one goes to another column."""
    places = amounts(pages)
    for p, i in rng.sample(places, min(each, len(places))):
        changed = copy.deepcopy(pages)
        word = changed[p]["words"][i]
        others = [w for w in line_words(changed[p], word) if w is not word and AMOUNT.match(w[0])]
        if others and rng.random() < 0.5:
            other = rng.choice(others)
            if word[0] == other[0]:
                continue
            word[0], other[0] = other[0], word[0]
            yield f"{word[0]} and {other[0]} changed", changed
            continue
        ends = [changed[q]["words"][k][3] for q, k in places if q == p and abs(changed[q]["words"][k][3] - word[3]) > 20_000]
        if ends:
            by = rng.choice(ends) - word[3]
            word[1], word[3] = word[1] + by, word[3] + by
            yield f"{word[0]} moved by {by // 1000} pt", changed


def two_figures(rng, pages, each):
    """Two figures by the same amount, up or down: a forger who knows one sum, but not the others."""
    places = amounts(pages)
    for _ in range(each if len(places) > 1 else 0):
        (p, i), (q, k) = rng.sample(places, 2)
        changed = copy.deepcopy(pages)
        a, b = changed[p]["words"][i], changed[q]["words"][k]
        by = rng.choice((1, 10, 100, 1000, 10_000, 100_00, 500_00)) * rng.randrange(1, 10)
        ca, cb = to_cents(a[0])[0], to_cents(b[0])[0]
        na, nb = with_cents(a[0], ca + by), with_cents(b[0], cb + rng.choice((1, -1)) * by)
        if na and nb:
            label = f"{a[0]} → {na}, {b[0]} → {nb}"
            a[0], b[0] = na, nb
            yield label, changed


def same_figure(rng, pages, each):
    """A figure that is printed more than once: all of them but one, or all, by one digit."""
    by_text = {}
    for p, i in amounts(pages):
        by_text.setdefault(pages[p]["words"][i][0], []).append((p, i))
    several = [t for t, places in by_text.items() if len(places) > 1]
    for text in rng.sample(several, min(each, len(several))):
        new = other_digit(rng, text)
        changed = copy.deepcopy(pages)
        places = by_text[text] if rng.random() < 0.5 else rng.sample(by_text[text], len(by_text[text]) - 1)
        for p, i in places:
            changed[p]["words"][i][0] = new
        yield f"{text} → {new} at {len(places)} of {len(by_text[text])} places", changed


def is_heading(word):
    return sum(c.isalpha() for c in word[0]) > 2 and not any(c.isdigit() for c in word[0])


def spoil_words(rng, pages, each):
    """Words that are none any more: headings and labels among them."""
    places = [(p, i) for p, page in enumerate(pages) for i, w in enumerate(page["words"]) if is_heading(w)]
    for p, i in rng.sample(places, min(2 * each, len(places))):
        changed = copy.deepcopy(pages)
        word = changed[p]["words"][i]
        was = word[0]
        how = rng.randrange(3)
        if how == 0:
            del changed[p]["words"][i]
            yield f"{was!r} lost", changed
            continue
        if how == 1 and i + 1 < len(changed[p]["words"]) and changed[p]["words"][i + 1][6] == word[6]:
            after = changed[p]["words"].pop(i + 1)
            word[0], word[3] = word[0] + after[0], after[3]
            yield f"{word[0]!r} glued", changed
            continue
        at = rng.randrange(len(was))
        word[0] = was[:at] + rng.choice("aocjltI1") + was[at + 1:]
        if word[0] != was:
            yield f"{was!r} → {word[0]!r}", changed


def tear(rng, pages, each):
    places = amounts(pages)
    for p, i in rng.sample(places, min(each, len(places))):
        word = pages[p]["words"][i]
        if len(word[0]) < 4:
            continue
        at = rng.randrange(1, len(word[0]))
        changed = copy.deepcopy(pages)
        middle = word[1] + (word[3] - word[1]) * at // len(word[0])
        left = [word[0][:at], word[1], word[2], middle - 1500, *word[4:]]
        right = [word[0][at:], middle + 1500, word[2], *word[3:]]
        changed[p]["words"][i:i + 1] = [left, right]
        yield f"{left[0]} {right[0]} torn", changed


def drop_char(rng, text):
    at = rng.choice([0, len(text) - 1, rng.randrange(len(text))])
    return text[:at] + text[at + 1:]


def to_letter(rng, text):
    return rng.choice(["§", "S", "—", "-", ".", "|", "i", "A", "x", "_"]) if len(text) < 3 else rng.choice(["—", "iii", "SO.OO", "a.oo", "..", "B0"])


FORGED = {"digit": change_word(AMOUNT, other_digit), "number": change_word(FIGURE, other_digit), "erased": change_word(AMOUNT, lambda r, t: ""),
          "line lost": lose_line, "line twice": double_line, "pages": pages_changed, "places": swap_on_line, "two figures": two_figures,
          "same figure": same_figure}
LOST = {"misread": change_word(FIGURE, other_digit), "lost": change_word(FIGURE, lambda r, t: ""), "to letters": change_word(FIGURE, to_letter),
        "character lost": change_word(FIGURE, drop_char), "mark lost": change_word(AMOUNT, lambda r, t: re.sub(r"[.,](?=\d\d$)", "", t)),
        "torn": tear, "words": spoil_words, "line": lose_line}


# Of these a change that leaves the data as they were is a lie too: a figure on the paper contradicts another one.
UNSEEN = ("digit", "same figure", "two figures")


def as_scan(pages):
    pages = copy.deepcopy(pages)
    for page in pages:
        page.update(source="ocr", text_state="none", dpi=200)
        for w in page["words"]:
            w[5] = 90
    return pages


# ---- verdicts ----


def figures(data, path=""):
    """(path, value) of all that the verdict speaks for."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from figures(value, f"{path}/{key}")
    elif isinstance(data, list):
        yield f"{path}/#", str(len(data))
        for i, value in enumerate(data):
            yield from figures(value, f"{path}/{i}")
    elif path.rsplit("/", 1)[1] in COVERED:
        yield path, data


def differences(before, after):
    """What is another figure than before, or none. One that was null may come, one that was computed may go."""
    a, b = dict(figures(before["data"])), dict(figures(after["data"]))
    computed = {path for path, e in before["evidence"].items() if e["source"] == "derived"}
    out = []
    for path in a:
        old, new = a[path], b.get(path)
        if old is not None and not (new is None and path in computed) and not (new is not None and number_equal(old, new)):
            out.append((path, old, new))
    return out + [(p, None, v) for p, v in b.items() if p.endswith("/#") and p not in a and v != "0"]


def is_gone(wrong, pages):
    """Is each value of WRONG null, and its figure nowhere on PAGES?"""
    left = {re.sub(r"\D", "", w[0]).lstrip("0") for page in pages for w in page["words"]}
    joined = {re.sub(r"\D", "", a[0] + b[0]).lstrip("0") for page in pages for a, b in zip(page["words"], page["words"][1:])}
    return all(new is None and re.sub(r"\D", "", str(old)).lstrip("0") not in left | joined for _, old, new in wrong)


def attack(args, reader, paper, tallies, rng):
    for sort, ways, pages in (("forged", FORGED, paper.pages), ("lost", LOST, as_scan(paper.pages))):
        base = reader.read(paper.template, pages)
        kind = paper.name.split(":")[0]
        count = tallies.setdefault((sort, kind), Counter())
        count["papers"] += 1
        if base is None:
            continue
        count["sure"] += base["verification"]["state"] == "verified"
        for way, change in ways.items():
            if args.ways and way not in args.ways:
                continue
            for what, changed in change(rng, pages, args.each):
                answer = reader.read(paper.template, changed)
                count["changes"] += 1
                if answer is None:
                    count["failed"] += 1
                    tell(args, paper, sort, way, what, None, tallies, changed)
                    continue
                state = answer["verification"]["state"]
                count[state] += 1
                if state != "verified":
                    continue
                wrong = differences(base, answer)
                unseen = sort == "forged" and way in UNSEEN
                if wrong and sort == "forged" and way == "line lost" and is_gone(wrong, changed):
                    count["gone"] += 1
                    continue
                if not wrong and not unseen:
                    continue
                count["lies" if wrong else "unseen"] += 1
                tallies.setdefault("lies", Counter())[f"{sort}/{way}/{kind}/{'wrong' if wrong else 'unseen'}"] += 1
                tell(args, paper, sort, way, what, wrong, tallies, changed)


def tell(args, paper, sort, way, what, wrong, tallies, changed):
    """WRONG is what differs from the paper, or None: the reader gave no answer."""
    key = f"{sort}/{way}/{paper.name.split(':')[0]}/{'failed' if wrong is None else 'wrong' if wrong else 'unseen'}"
    if wrong is None:
        tallies.setdefault("lies", Counter())[key] += 1
    if tallies["lies"][key] > args.show:
        return
    said = "NO ANSWER" if wrong is None else "VERIFIED"
    print(f"{said} {sort}, {way}: {paper.name}: {what}" + "".join(f"\n      {p}: {a} → {b}" for p, a, b in (wrong or [])[:3]), flush=True)
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"\W+", "_", f"{sort}_{way}_{paper.name}_{tallies['lies'][key]}")
        (args.keep / f"{name}.words.json").write_text("\n".join([paper.template, *map(compact, changed)]) + "\n")


def report(tallies):
    lies = tallies.pop("lies", Counter())
    print()
    for (sort, kind), c in sorted(tallies.items()):
        print(f"{sort} {kind}: papers {c['papers']} (as they are verified {c['sure']}), changes {c['changes']}: verified {c['verified']}, "
              f"mismatch {c['mismatch']}, unverifiable {c['unverifiable']}, no answer {c['failed']}; WRONG {c['lies']}, unseen {c['unseen']}, gone {c['gone']}")
    for key, n in lies.most_common():
        print(f"  {n} {key}")
    return sum(lies.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--papers", type=int, default=50)
    parser.add_argument("--kinds", type=lambda s: s.split(","), default=list(honesty.SHARES))
    parser.add_argument("--corpora", action="store_true")
    parser.add_argument("--ways", type=lambda s: s.split(","))
    parser.add_argument("--each", type=int, default=12, help="changes of one way and paper")
    parser.add_argument("--show", type=int, default=3)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--tool", default=ROOT / "build/release/docextract")
    parser.add_argument("--reader", default=ROOT / "build/release/test/score/from_words")
    args = parser.parse_args()
    for program in (args.tool, args.reader):
        if not os.access(program, os.X_OK):
            print(f"adversary: {program} is not built")
            return 2
    tallies = {}
    reader = Reader(args.reader)
    papers = of_corpora(args) if args.corpora else generated(args)
    for n, paper in enumerate(papers):
        if paper.pages:
            attack(args, reader, paper, tallies, random.Random(f"{args.seed}/{n}"))
    return 1 if report(tallies) else 0


if __name__ == "__main__":
    sys.exit(main())

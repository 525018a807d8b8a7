#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How much hangs on words: labels are taken away, and the papers are read again.

    ablation.py SET|FOLDER... [--template INDUSTRY/NAME] [--label NAME] [--columns] [--show]

Of each template that reads papers of the given sets (names as score.py has them, or
folders made by test/gen/make.py), one label after the other loses all its phrases, as
if each paper called it by a word that nobody knows; with --columns it is the headings
of each column. Printed is which fields, rows and verdicts that costs. What is lost
whole has no second way to be found but its words.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import truth  # noqa: E402
from adversary import Reader, words_of  # noqa: E402
from compare import Score, compare  # noqa: E402
from score import DEV  # noqa: E402

NOBODYS = "zzqq vvkk"
NO_FIELDS = ("title", "other")  # words of papers, not of values


def papers_of(names, tool):
    """(document, its words) by template."""
    papers = {}
    for name in names:
        if name in truth.SETS and not DEV.is_dir():
            print(f"ablation: {name}: the corpora are not beside the project: skipped")
            continue
        for document in truth.SETS[name](DEV) if name in truth.SETS else truth.folder(Path(name)):
            words = words_of(tool, document.path)
            if words:
                papers.setdefault(document.template, []).append((document, words))
    return papers


def measured(reader, template, papers):
    """The score of all of them, which are right by field, and what is wrong with those falsely verified."""
    total, right, lies = Score(), {}, {}
    for document, words in papers:
        answer = reader.read(template, words)
        if answer is None:
            continue
        score, wrong = compare(document, {**answer, "file": {"pages": len(words)}})
        total.add(score)
        bad = {path for path, _, _ in wrong}
        if score.false_verified:
            lies[document.path.name] = wrong
        for path, value, _ in document.fields:
            if value is not None and path not in bad:
                right.setdefault(path, set()).add(document.path.name)
    return total, right, lies


def tell(title, before, after, show):
    (total, right, _), (less, still, lies) = before, after
    lost = {path: names - still.get(path, set()) for path, names in right.items()}
    text = [f"{path[1:]} {len(right[path])} → {len(right[path]) - len(names)}" for path, names in sorted(lost.items()) if names]
    for what in ("rows_right", "verified", "false_verified"):
        if getattr(total, what) != getattr(less, what):
            text.append(f"{what.replace('_', ' ')} {getattr(total, what)} → {getattr(less, what)}")
    print(f"{title}: {', '.join(text) or 'nothing'}", flush=True)
    for name, wrong in sorted(lies.items()):
        print(f"    FALSE VERIFIED {name}: {', '.join(f'{path} {value!r} is {found!r}' for path, value, found in wrong)}", flush=True)
    for path, names in sorted(lost.items()) if show else []:
        for name in sorted(names):
            print(f"    {path} {name}")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("sets", nargs="+", metavar="SET|FOLDER")
    p.add_argument("--template")
    p.add_argument("--label")
    p.add_argument("--columns", action="store_true")
    p.add_argument("--show", action="store_true", help="name the papers that lose something")
    p.add_argument("--build", default=os.environ.get("DX_BUILD", "build/release"))
    args = p.parse_args()
    build = ROOT / args.build
    reader = Reader(str(build / "test/score/from_words"))
    member = "columns" if args.columns else "labels"
    for template, papers in sorted(papers_of(args.sets, str(build / "docextract")).items()):
        if args.template not in (None, template):
            continue
        before = measured(reader, template, papers)
        print(f"{template}: {len(papers)} papers, fields {before[0].fields_right}/{before[0].fields}, rows {before[0].rows_right}/{before[0].rows}, verified {before[0].verified}")
        whole = json.loads((ROOT / f"config/templates/{template}.json").read_text())
        with tempfile.TemporaryDirectory(dir=build) as tmp:
            for name in whole[member]:
                if name in NO_FIELDS or args.label not in (None, name):
                    continue
                less = {**whole, member: {**whole[member], name: [NOBODYS]}}
                file = Path(tmp) / "less.json"
                file.write_text(json.dumps(less))
                after = measured(reader, os.path.relpath(file.with_suffix(""), ROOT / "config/templates"), papers)
                tell(f"  without {name}", before, after, args.show)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements with one digit, one row or one page changed are never called verified."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
sys.path.append(str(ROOT / "test/gen"))


def verdict(path, template):
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", template, "--json"], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)["verification"]["state"]


@pytest.mark.parametrize("layout", ["forward", "parens", "list"])
def test_no_altered_statement_is_verified(tmp_path, layout):
    import alter
    found = {path.name: verdict(path, template) for path, template in alter.everything(tmp_path, 1, 1, layout, 60)}
    assert len(found) >= 12
    assert [name for name, state in found.items() if state == "verified"] == []


@pytest.mark.parametrize("seed", [1002, 1005, 1051])
def test_no_altered_statement_of_a_layout_drawn_by_lot_is_verified(tmp_path, seed):
    import alter
    found = {path.name: verdict(path, template) for path, template in alter.everything(tmp_path, 1, seed, "any", 40)}
    assert len(found) >= 10
    assert [name for name, state in found.items() if state == "verified"] == []


@pytest.mark.parametrize("seed", [5328])
def test_no_altered_statement_that_its_totals_close_is_verified(tmp_path, seed):
    import alter
    import make
    assert verdict(make.make(tmp_path, "random", "any", "text", seed, 40, 200), "finance/bank_statement") == "verified"
    found = {path.name: verdict(path, template) for path, template in alter.everything(tmp_path, 1, seed, "any", 40)}
    assert len(found) >= 12
    assert [name for name, state in found.items() if state == "verified"] == []


def test_a_side_that_the_column_contradicts_is_not_verified(tmp_path):
    """Headings that nobody parts make one column of two; then only balances say which amounts are debits."""
    import alter
    found = {path.name: verdict(path, template) for path, template in alter.found_altered(tmp_path, "found", "cartola", 6, 12)}
    assert len(found) >= 14
    assert [name for name, state in found.items() if state == "verified"] == []


def test_totals_that_stand_for_a_balance_contradict_what_was_altered(tmp_path):
    """A balance stands under words that nobody knows, and the totals hold the rows."""
    import alter
    found = {path.name: verdict(path, template) for path, template in alter.found_altered(tmp_path, "found", "solde reporté", 3, 14)}
    assert len(found) >= 15
    assert [name for name, state in found.items() if state == "verified"] == []


def test_no_altered_statement_with_merged_balances_is_verified(tmp_path):
    import alter
    import merged
    import model
    found = {}
    for name, change in alter.STATEMENT.items():
        rng = random.Random(name)
        doc = model.statement(rng, 30)
        if not change:
            continue  # a page taken out
        change(rng, doc, doc["rows"])
        doc["truth"]["transactions"] = [dict.fromkeys(("description", "balance")) for _ in doc["rows"]]
        doc = merged.prepare("balance", doc, rng)
        path = tmp_path / f"{name}.pdf"
        merged.draw(path, doc, "balance")
        found[name] = verdict(path, "finance/bank_statement")
    assert len(found) >= 16
    assert [name for name, state in found.items() if state == "verified"] == []


@pytest.mark.parametrize("kind, layout", [("statement", "forward"), ("card", "list")])
def test_the_same_statement_unaltered_is(tmp_path, kind, layout):
    import make
    path = make.make(tmp_path, kind, layout, "text", 1, 60, 200)
    assert verdict(path, "finance/card_statement" if kind == "card" else "finance/bank_statement") == "verified"

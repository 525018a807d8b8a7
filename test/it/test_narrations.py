# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions of transactions as two strangers wrote them: what is told of them stays right, and what is told wrong does not grow."""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
sys.path.insert(0, str(ROOT / "test/score"))

import narrations  # noqa: E402


@pytest.fixture(scope="module")
def judged():
    rows = narrations.narrations()
    found = narrations.told(BUILD / "test/score/enrich", ROOT / "config/templates/finance/bank_statement.json", rows)
    assert len(rows) == len(found) == 1108
    return {member: [narrations.judge(row[member], one[member]) for row, one in zip(rows, found, strict=True)] for member in narrations.MEMBERS}


# member, right, wrong, made up: what they are; a change of the tables that is better changes these figures
@pytest.mark.parametrize("member, right, wrong, made_up", [("channel", 1058, 8, 6), ("counterparty", 997, 55, 25), ("category", 982, 39, 10)])
def test_descriptions_are_told(judged, member, right, wrong, made_up):
    how = judged[member]
    assert how.count("right") >= right
    assert how.count("wrong") <= wrong and how.count("made up") <= made_up


def test_what_is_said_does_not_depend_on_what_was_asked_before():
    rows = narrations.narrations()[:40]
    ask = [BUILD / "test/score/enrich", ROOT / "config/templates/finance/bank_statement.json"]
    assert narrations.told(*ask, rows) == narrations.told(*ask, rows[::-1])[::-1]

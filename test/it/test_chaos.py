# SPDX-License-Identifier: AGPL-3.0-or-later
"""The short form of test/chaos (make chaos): every fault once, some kills, no promise broken."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "chaos"))

import chaos  # noqa: E402


def test_nothing_is_lost_and_nothing_is_done_twice(tmp_path):
    report = chaos.run(tmp_path / "c", documents=80, kills=25, seed=7, freeze_s=3, hold_s=0.7, limit_s=240)
    assert report["wrong"] == [], report
    assert sum(report["kills"].values()) >= 25 and {"database", "cut", "connections", "master"} <= report["events"].keys(), report
    # a kill costs an attempt; that all three of one document are hit is not the rule
    assert sum(n for state, n in report["states"].items() if state.startswith("failed")) <= 4, report

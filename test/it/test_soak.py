# SPDX-License-Identifier: AGPL-3.0-or-later
"""The short form of test/soak (make soak): a counted number of rounds; a document's memory lost per document would show."""

import sys
from pathlib import Path

import pytest
from conftest import BUILD

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "soak"))

import soak  # noqa: E402


@pytest.mark.skipif(BUILD.name == "asan", reason="a sanitizer keeps what is freed; its own leak check looks at the end")
def test_nothing_grows(tmp_path):
    report = soak.run(tmp_path / "s", warm=8, rounds=18)
    # a fifth of one of the documents of a round (the API's cache of finished documents fills by a twentieth); half a descriptor
    assert soak.faults(report, soak.PADDING / 1024 / 5, 0.5) == [], report
    roles = {who.split("[")[0] for who in report["processes"]}
    assert roles == {"master", "api", "worker", "engine", "sender", "keeper"}, report


def test_what_grows_is_found():
    grown = {"ended": [], "processes": {"api[1]": {"kib_a_round": 512.0, "fds_a_round": 0.0}, "worker[2]": {"kib_a_round": 0.0, "fds_a_round": 1.0}}}
    assert [w.split("[")[0] for w in soak.faults(grown, 100, 0.5)] == ["api", "worker"]
    assert soak.slope([(0, 10), (1, 12), (2, 14)]) == 2.0
    # one step is none of them, a step a round is
    assert soak.slope(soak.without_largest_step([(n, 10 + (5000 if n > 5 else 0)) for n in range(12)])) == 0
    assert soak.slope(soak.without_largest_step([(n, 512 * n) for n in range(12)])) > 400
    assert soak.slope(soak.without_largest_step([(0, 7)])) == 0

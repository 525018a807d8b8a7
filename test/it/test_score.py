# SPDX-License-Identifier: AGPL-3.0-or-later
"""The small fixed part of the accuracy score: what has been reached must not be lost again."""

import argparse
import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/score"))

import score  # noqa: E402
import truth  # noqa: E402

TOOL = ROOT / os.environ.get("DX_BUILD", "build/release") / "docextract"


def total_of(documents):
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    return score.measure(args, "fixed part", documents)[-1][2]


def test_generated_text_layer_documents(tmp_path):
    documents = list(score.generated(tmp_path, 1, ["text"]))
    total = total_of(documents)
    assert total.documents >= 7
    assert (total.whole, total.failed, total.false_verified) == (total.documents, 0, 0)
    assert (total.rows_right, total.fields_right) == (total.rows, total.fields)


@pytest.mark.parametrize("name, least_whole", [("indian", 8), ("finance-report", 8)])
def test_documents_of_the_corpora(name, least_whole):
    if not score.DEV.is_dir():
        pytest.skip("the corpora are not beside the project")
    total = total_of(list(truth.SETS[name](score.DEV)))
    assert total.whole >= least_whole and total.false_verified == 0

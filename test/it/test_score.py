# SPDX-License-Identifier: AGPL-3.0-or-later
"""The small fixed part of the accuracy score: what has been reached must not be lost again."""

import argparse
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/score"))

import compare  # noqa: E402
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


@pytest.mark.parametrize("wrong, checks, silent", [
    ({"date": "2025-04-06"}, [], 0),
    ({"credit": "205.00"}, [], 1),
    ({"date": "2025-04-06", "credit": "205.00"}, [], 1),
    ({"date": "2025-04-06", "credit": "205.00"}, [{"state": "failed", "paths": ["/transactions/0/balance"]}], 0),
])
def test_a_warning_tells_of_no_more_than_it_names(wrong, checks, silent):
    row = {"date": "2025-04-05", "debit": None, "credit": "250.00", "balance": "900.00"}
    document = SimpleNamespace(fields=[], rows={"transactions": [row]}, counts={}, never_verified=False)
    answer = {"data": {"transactions": [{**row, **wrong}]}, "checks": checks, "status": "completed", "file": {"pages": 1},
              "verification": {"state": "unverifiable"}, "warnings": [{"paths": ["/transactions/0/date"]}]}
    assert compare.compare(document, answer)[0].rows_silent == silent

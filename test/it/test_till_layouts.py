# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts as tills of several lands print them (test/gen/till_more.py), by their text layers."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import make  # noqa: E402
import till_strangers  # noqa: E402
import till_strangers_more  # noqa: E402
import truth  # noqa: E402
from compare import compare  # noqa: E402

TOOL = ROOT / os.environ.get("DX_BUILD", "build/release") / "docextract"
# A name on two lines that neither a legal form nor a trade joins.
HALF_NAMED = {"klinik", "ikan"}


@pytest.mark.parametrize("layout", [*till_strangers.FIRST, *till_strangers.SECOND, *till_strangers_more.THIRD])
def test_till_is_read(tmp_path, layout):
    for seed, rows in ((1, 3), (2, 9)):
        make.make(tmp_path, "slip", layout, "text", seed, rows, 200)
    for document in truth.folder(tmp_path):
        run = subprocess.run([TOOL, "extract", document.path, "--template", document.template, "--json"], capture_output=True, text=True, cwd=ROOT)
        assert run.returncode == 0, run.stderr
        score, wrong = compare(document, json.loads(run.stdout))
        assert not score.false_verified
        assert [w for w in wrong if not (layout in HALF_NAMED and w[0] == "/merchant/name")] == []

# SPDX-License-Identifier: AGPL-3.0-or-later
"""The rupee sign, which no model of tesseract knows, must not become a digit of the amount behind it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]

import hard  # noqa: E402
import truth  # noqa: E402
from compare import compare  # noqa: E402


@pytest.mark.parametrize("name", ["rupee-invoice-bold-joined", "rupee-invoice-sans-joined", "rupee-invoice-serif-apart"])
def test_amounts_behind_rupee_signs_are_read(name, tmp_path):
    path = hard.make(tmp_path, name, 1)
    build = Path(os.environ.get("DX_BUILD", ROOT / "build/release"))
    out = subprocess.run([build / "docextract", "extract", path, "--template", "tax/gst_invoice", "--template-dir", ROOT / "config/templates", "--json"],
                         capture_output=True, check=True)
    [document] = truth.folder(tmp_path)
    score, wrong = compare(document, json.loads(out.stdout))
    amounts = [w for w in wrong if not w[0].endswith(("/description", "/invoice_number"))]
    assert not amounts
    assert score.rows_right == score.rows == 4
    assert not score.false_verified

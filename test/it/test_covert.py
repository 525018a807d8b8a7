# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a person sees on a page is what is read, or the document is not verified (test/gen/covert.py)."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
sys.path.append(str(ROOT / "test/gen"))

import covert  # noqa: E402


def read(path):
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "finance/bank_statement", "--json", "--evidence"], capture_output=True,
                         text=True, cwd=ROOT, check=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"})
    return json.loads(run.stdout)


@pytest.mark.parametrize("way", covert.COVERT)
def test_a_figure_that_nobody_sees_is_not_verified(tmp_path, way):
    path = tmp_path / f"{way}.pdf"
    covert.make(path, way, rows=6)
    assert read(path)["verification"]["state"] != "verified"


@pytest.mark.parametrize("way", covert.HARMLESS)
def test_a_figure_that_is_seen_is_read_from_the_text_layer(tmp_path, way):
    path = tmp_path / f"{way}.pdf"
    covert.make(path, way, rows=6)
    answer = read(path)
    assert answer["verification"]["state"] == "verified"
    assert {e["source"] for e in answer["evidence"].values()} <= {"text_layer", "derived"}

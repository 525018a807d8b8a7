# SPDX-License-Identifier: AGPL-3.0-or-later
"""A paper is read from its text layer whichever program drew it (test/gen/producers.py; all ways: test/score/drawn.py)."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]

import producers  # noqa: E402


# text below its neighbours, shadows and marks; pieces without blanks; lines of a printer; values of a form; boxes and turns of the page
@pytest.mark.parametrize("way", ["overlong_clipped", "overlong_covered", "shadow", "small_watermarks", "markers", "words_narrow", "glyphs_rounded", "typed_lines",
                                 "as_fields", "cropped", "rotated_90", "user_unit"])
def test_a_paper_is_the_same_in_other_hands(tmp_path, way):
    import truth
    from compare import compare
    path = producers.make(tmp_path, way, "statement", "classic", 1, 6)
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "finance/bank_statement", "--json", "--evidence"], capture_output=True, text=True,
                         cwd=ROOT, check=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"})
    answer = json.loads(run.stdout)
    one, wrong = compare(next(truth.folder(tmp_path)), answer)
    assert [w for w in wrong if not w[0].endswith("/description")] == []
    assert one.verified == 1
    assert {e["source"] for e in answer["evidence"].values()} <= {"text_layer", "derived"}

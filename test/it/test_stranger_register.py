# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of a fourth stranger, twenty tills of seven lands, by their text layers."""

import argparse
import random

import pytest
from test_adversary import BUILD, adversary, laid_out

import make  # beside the adversary
import score
import truth

SEED, LINES = 90, 6
# Weights to the gram, quantities without the price of one, a tax without its rate: what meets no other figure is read, and the paper
# unverifiable.
VERIFIED = {"bookshop", "coffeebar", "dining", "drogerie", "hardware", "kirana", "mamak", "medical", "minimart", "pharmacy", "pump",
            "stationery"}


@pytest.mark.parametrize("layout", make.KINDS["strangerregister"][4])
def test_fields_and_lines_are_right(tmp_path, layout):
    make.make(tmp_path, "strangerregister", layout, "text", SEED, LINES, 200)
    args = argparse.Namespace(tool=BUILD / "docextract", template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, layout, list(truth.folder(tmp_path)))[-1][2]
    assert total.false_verified == 0 and total.mismatch == 0
    assert (total.fields_right, total.rows_right, total.rows_read) == (total.fields, total.rows, total.rows)
    assert bool(total.verified) == (layout in VERIFIED)


# a tax that only a summary by halves says, a list price, a subtotal beside a count
@pytest.mark.parametrize("layout", sorted(VERIFIED))
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    one = laid_out("strangerregister", layout, LINES, tmp_path, seed=SEED)
    base = reader.read(one.template, one.pages)
    assert base["verification"]["state"] == "verified"
    for way in ("digit", "same figure"):
        for what, changed in adversary.FORGED[way](random.Random(way), one.pages, 30):
            answer = reader.read(one.template, changed)
            if answer["verification"]["state"] == "verified":
                assert not adversary.differences(base, answer), what

# SPDX-License-Identifier: AGPL-3.0-or-later
"""The figure of a sum taken out of a text layer, its label left: the sum is null, all else agrees, and no paper of these may be `verified`."""

import copy
import re

import pytest

import adversary
from test_adversary import laid_out, verdict

# Of each where labels and figures stand: in a box, in a strip below or above its labels, in one line, in a row of totals.
PAPERS = [
    ("statement", "classic"), ("statement", "forward"), ("found", "signs behind"), ("strangerdeposit", "polska"), ("statement", "summary"),
    ("strangervault", "paypocket"), ("found", "reference touches"), ("statement", "totalsrow"), ("strangerteller", "deccan"),
    ("strangerworld", "singapore"), ("strangersaving", "bancs"), ("paper", "wholesale"), ("billpaper", "kauf_de"), ("billpaper", "fatura_tr"), ("slip", "brand")]
ROWS = re.compile(r"/(transactions|line_items|tax_summary)/")


def digits(text):
    return re.sub(r"\D", "", text).lstrip("0")


@pytest.mark.parametrize(("kind", "layout"), PAPERS)
def test_a_sum_whose_figure_was_taken_out_is_missed(reader, tmp_path, kind, layout):
    one = laid_out(kind, layout, 4, tmp_path, seed=983)
    base = reader.read(one.template, one.pages)
    assert base["verification"]["state"] == "verified"
    sums = {digits(v) for path, v in adversary.figures(base["data"]) if v and not ROWS.search(path) and re.search(r"\.\d\d$", v)} - {""}
    places = [(p, i) for p, i in adversary.amounts(one.pages) if digits(one.pages[p]["words"][i][0]) in sums]
    assert places
    for p, i in places:
        pages = copy.deepcopy(one.pages)
        word = pages[p]["words"].pop(i)
        answer = reader.read(one.template, pages)
        if answer["verification"]["state"] == "verified":
            assert not [d for d in adversary.differences(base, answer) if not ROWS.search(d[0])], word


@pytest.mark.parametrize(("kind", "layout", "seed", "rows"), [
    ("found", "ledger balances", 983, 15), ("strangerglobe", "chase", 983, 15), ("strangerabroad", "tristate", 419, 4), ("found", "diskripsi", 983, 4),
    ("found", "ccy savings", 983, 4), ("strangercounter", "petpooja", 983, 4)])
def test_titles_counts_and_labels_in_two_lines_have_no_figure(reader, tmp_path, kind, layout, seed, rows):
    """A title under a box of sums, "0 Withdrawals", "Transaction Count", "Sub" over "Total"."""
    one = laid_out(kind, layout, rows, tmp_path, seed=seed)
    assert verdict(reader, one, one.pages) == "verified"


def test_a_label_without_its_figure_is_named(reader, tmp_path):
    one = laid_out("statement", "classic", 4, tmp_path, seed=983)
    total = reader.read(one.template, one.pages)["data"]["total_debits"]
    for page in one.pages:
        page["words"] = [w for w in page["words"] if w[0].replace(",", "") != total]
    answer = reader.read(one.template, one.pages)
    assert [o["code"] for o in answer["verification"]["open"]] == ["value_may_lack"]
    assert [c["label"] for c in answer["checks"] if c["id"] == "label_figure"] == ['"Total Debits" has its figure, as the labels beside it have theirs']

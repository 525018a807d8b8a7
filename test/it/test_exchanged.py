# SPDX-License-Identifier: AGPL-3.0-or-later
"""What no arithmetic sees, and the figures' own form does: quantity and price in each other's place, a printed nothing that was taken out."""

import pytest
from test_adversary import laid_out


def state(reader, one):
    return reader.read(one.template, one.pages)["verification"]["state"]


@pytest.mark.parametrize("kind, layout, rows, seed", [
    ("strangerquay", "tally", 4, 7204), ("strangerquay", "steelbill", 4, 7204), ("billpaper", "faktura", 4, 7104),
])
def test_quantity_and_price_exchanged(reader, tmp_path, kind, layout, rows, seed):
    """"3.00 × 86" among "86 × 3.00", "95.84 Pcs" at 16.00: the product is the same."""
    one = laid_out(kind, layout, rows, tmp_path, seed=seed)
    answer = reader.read(one.template, one.pages)
    assert answer["verification"]["state"] == "verified"
    caught = tried = 0
    for i in range(rows):
        raw = [answer["evidence"][f"/line_items/{i}/{m}"]["raw"].split()[0] for m in ("quantity", "unit_price")]
        for words in [page["words"] for page in one.pages]:
            pair = [(q, p) for q in words for p in words if [q[0], p[0]] == raw and abs(q[2] - p[2]) < 3000 and q is not p]
            if pair:
                q, p = pair[0]
                q[0], p[0] = p[0], q[0]
                tried, caught = tried + 1, caught + (state(reader, one) != "verified")
                q[0], p[0] = p[0], q[0]
    assert tried and caught == tried


def test_a_printed_nothing_that_was_taken_out(reader, tmp_path):
    """Who prints "₹0.00" leaves no cell empty."""
    one = laid_out("strangerwharfage", "marketplace", 12, tmp_path, seed=47110004)
    answer = reader.read(one.template, one.pages)
    assert answer["verification"]["state"] == "verified"
    nothing = [i for i, item in enumerate(answer["data"]["line_items"]) if item["discount"] == "0.00"]
    assert len(nothing) > 1
    at = answer["evidence"][f"/line_items/{nothing[0]}/discount"]
    page = one.pages[at["page"] - 1]
    left, top = at["box"][0] * page["width"], at["box"][1] * page["height"]
    left_out = [w for w in page["words"] if not (abs(w[1] - left) < 1000 and abs(w[2] - top) < 1000)]
    assert len(left_out) == len(page["words"]) - 1
    page["words"] = left_out
    assert state(reader, one) == "unverifiable"

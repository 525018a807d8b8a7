# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a lost page leaves behind is not verified: rows of sums that end a paper, feet whose lines are gone."""

import pytest
from test_adversary import laid_out


def state(reader, one, pages):
    return reader.read(one.template, pages)["verification"]["state"]


@pytest.mark.parametrize("kind, layout, rows, seed", [
    ("billpaper", "faktura", 40, 7140), ("billpaper", "szamla", 40, 7140), ("billpaper", "vat_pl", 40, 7140),
    ("strangerhaulage", "hotel", 25, 7225),  # "Folio FO-184890 - page 1" stands below the row of sums
    ("strangergst", "electrical", 25, 7225),
    ("strangervoucher", "vyapar", 14, 7),  # the total before rounding in the last row, a summary of rates below it
])
def test_a_row_of_sums_that_ends_a_paper_is_no_foot(reader, tmp_path, kind, layout, rows, seed):
    """All of the foot stands on the last page: a total that is rounded, what is due."""
    one = laid_out(kind, layout, rows, tmp_path, seed=seed)
    assert len(one.pages) > 1 and state(reader, one, one.pages) == "verified"
    answer = reader.read(one.template, one.pages[:-1])["verification"]
    assert answer["state"] == "unverifiable"
    assert "page_may_lack" in [reason["code"] for reason in answer["open"]]


@pytest.mark.parametrize("kind, layout, rows, seed", [("strangersurcharge", "broadband", 4, 7204), ("strangerwharfage", "telecom", 4, 7204)])
def test_a_row_of_sums_below_the_total_may_end_a_paper(reader, tmp_path, kind, layout, rows, seed):
    one = laid_out(kind, layout, rows, tmp_path, seed=seed)
    assert state(reader, one, one.pages) == "verified"


@pytest.mark.parametrize("kind, layout, rows, seed", [
    ("strangerhaulage", "software", 25, 7225), ("strangergst", "saas", 25, 7225), ("strangercess", "interior", 25, 7225),
])
def test_a_foot_without_its_lines_has_none(reader, tmp_path, kind, layout, rows, seed):
    """"Subtotal 819,128.86, IGST (18% on …)" was taken for a charge with its tax."""
    one = laid_out(kind, layout, rows, tmp_path, seed=seed)
    assert len(one.pages) == 2 and state(reader, one, one.pages) == "verified"
    answer = reader.read(one.template, one.pages[1:])
    assert answer["verification"]["state"] == "unverifiable"
    assert "Subtotal" not in str(answer["data"]["line_items"]) and "TOTAL" not in str(answer["data"]["line_items"])


def test_pages_that_count_themselves_tell_of_others(reader, tmp_path):
    """"Page 2" alone: nothing on it says of how many, but a first one is."""
    one = laid_out("strangersurcharge", "broadband", 4, tmp_path, seed=7204)
    answer = reader.read(one.template, one.pages[1:])["verification"]
    assert "page_may_lack" in [reason["code"] for reason in answer["open"]]


def test_what_a_table_of_hours_comes_to_is_no_total(reader, tmp_path):
    """"Total time 12.4 2,832.00", "Sub-total £2,832.00", and the page behind it with tax and total is lost."""
    one = laid_out("strangerconsign", "law", 4, tmp_path, seed=7004)
    assert state(reader, one, one.pages) == "verified"
    bottom = next(w[4] for w in one.pages[-1]["words"] if w[0] == "Sub-total")
    one.pages[-1]["words"] = [w for w in one.pages[-1]["words"] if w[4] < bottom + 1000]
    assert state(reader, one, one.pages) == "unverifiable"

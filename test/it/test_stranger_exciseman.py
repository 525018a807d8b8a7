# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 16A and Form 26AS as other programs than the department's print them (strangerexciseman, strangerexcise)."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

CERTIFICATES, STATEMENTS = "strangerexciseman", "strangerexcise"


# parties beside their headings, numbers before names, telephones under addresses
@pytest.mark.parametrize("kind, layout", [(CERTIFICATES, "tracesa"), (CERTIFICATES, "portalcards"), (CERTIFICATES, "doscert"), (STATEMENTS, "newparts"), (STATEMENTS, "classic26as"),
                                          (STATEMENTS, "browserprint")])
def test_all_is_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, 6, seed=3)
    assert (total.fields_right, total.mismatch, total.false_verified) == (total.fields, 0, 0)


# forms that stand further from the official one say less, and nothing wrong is verified
@pytest.mark.parametrize("kind, layout", [(CERTIFICATES, "erpsheet"), (CERTIFICATES, "letterhead"), (STATEMENTS, "netbank"), (STATEMENTS, "taxsoft")])
def test_what_is_not_read_is_not_verified(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, 6, seed=3)
    assert (total.verified, total.mismatch) == (0, 0)


@pytest.mark.parametrize("kind, layout", [(CERTIFICATES, "tracesa"), (STATEMENTS, "newparts")])
def test_no_changed_figure_or_lost_line_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 4, tmp_path, seed=3), ("digit", "line lost"), 40)

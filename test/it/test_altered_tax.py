# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices and tax forms with one figure or one line changed are never called verified; a small part of `make honesty`."""

import sys
from pathlib import Path

import pytest
from test_altered import verdict

sys.path.append(str(Path(__file__).resolve().parents[2] / "test/gen"))


# ledger: a sum without a name, and the total under the summary; shop: the row of totals. Each of these three was once overlooked.
@pytest.mark.parametrize("layout, seed", [("ledger", 8004), ("shop", 8005), ("pairs", 3)])
def test_no_altered_invoice_is_verified(tmp_path, layout, seed):
    import alter_tax
    found = {path.name: verdict(path, template) for path, template in alter_tax.invoices(tmp_path, layout, seed)}
    assert len(found) >= 7
    assert [name for name, state in found.items() if state == "verified"] == []


@pytest.mark.parametrize("kind, layout", [("form_26as", "plain"), ("tds_certificate", "trace"), ("tds_certificate", "office")])
def test_no_altered_form_is_verified(tmp_path, kind, layout):
    import alter_tax
    found = {path.name: verdict(path, template) for path, template in alter_tax.forms(tmp_path, kind, layout, 2)}
    assert len(found) >= 7
    assert [name for name, state in found.items() if state == "verified"] == []

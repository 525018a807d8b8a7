# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fifteen banks and three cards, by a tenth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_teller_fifth as fifth
import stranger_teller_first as first
import stranger_teller_fourth as fourth
import stranger_teller_second as second
import stranger_teller_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}
CARDS = fifth.CARDS


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(data) if name in CARDS else stranger_truth.statement(data)

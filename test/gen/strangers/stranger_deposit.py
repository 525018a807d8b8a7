# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of ten banks that are seldom drawn and of four cards, by a seventh stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_deposit_abroad as abroad
import stranger_deposit_cards as cards
import stranger_deposit_first as first
import stranger_deposit_second as second

LAYOUTS = {name: draw for module in (first, second, abroad) for name, draw in module.LAYOUTS.items()}
CARDS = cards.CARDS


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](str(path), seed, rows)["data"]

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of nineteen banks of other countries, and two cards, by a stranger.
"""

import stranger_chest_fifth as fifth
import stranger_chest_first as first
import stranger_chest_fourth as fourth
import stranger_chest_second as second
import stranger_chest_seventh as seventh
import stranger_chest_sixth as sixth
import stranger_chest_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth, fifth, sixth) for name, draw in module.BANKS.items()}
CARDS = seventh.BANKS



def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(data) if name in CARDS else stranger_truth.statement(data)

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fourteen banks of other countries and five cards (thirty-first set).
"""

import stranger_isthmus_cards as cards
import stranger_isthmus_fifth as fifth
import stranger_isthmus_first as first
import stranger_isthmus_fourth as fourth
import stranger_isthmus_second as second
import stranger_isthmus_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.BANKS.items()}
CARDS = {name: draw for module in (cards,) for name, draw in module.CARDS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    said = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(said) if name in CARDS else stranger_truth.statement(said)

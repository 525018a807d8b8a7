# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fourteen banks of other countries and five cards (thirty-third set).
"""

import stranger_harbour_cards as cards
import stranger_harbour_first as first
import stranger_harbour_fourth as fourth
import stranger_harbour_second as second
import stranger_harbour_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}
CARDS = {name: draw for module in (cards,) for name, draw in module.CARDS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    said = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(said) if name in CARDS else stranger_truth.statement(said)

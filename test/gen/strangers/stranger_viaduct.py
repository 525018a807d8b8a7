# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fourteen banks in ten countries and five cards, by a stranger.
"""

import stranger_viaduct_fifth as fifth
import stranger_viaduct_first as first
import stranger_viaduct_fourth as fourth
import stranger_viaduct_second as second
import stranger_viaduct_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fifth) for name, draw in module.BANKS.items()}
CARDS = {name: draw for module in (fourth, fifth) for name, draw in module.CARDS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    said = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(said) if name in CARDS else stranger_truth.statement(said)

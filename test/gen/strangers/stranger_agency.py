# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of nine banks abroad and six cards, by a thirteenth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_agency_fifth as fifth
import stranger_agency_first as first
import stranger_agency_fourth as fourth
import stranger_agency_second as second
import stranger_agency_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third) for name, draw in module.BANKS.items()}
CARDS = {name: draw for module in (fourth, fifth) for name, draw in module.CARDS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(data) if name in CARDS else stranger_truth.statement(data)

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of sixteen banks and three cards, by an eleventh stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_remit_fifth as fifth
import stranger_remit_first as first
import stranger_remit_fourth as fourth
import stranger_remit_second as second
import stranger_remit_sixth as sixth
import stranger_remit_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.BANKS.items()}
CARDS = sixth.CARDS


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(data) if name in CARDS else stranger_truth.statement(data)

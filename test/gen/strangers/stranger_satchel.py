# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of eighteen banks and two cards, by the sixteenth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_satchel_fifth as fifth
import stranger_satchel_first as first
import stranger_satchel_fourth as fourth
import stranger_satchel_second as second
import stranger_satchel_third as third
import stranger_truth

PAPERS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.BANKS.items()}
CARDS = {name: PAPERS[name] for name in ("indcard", "tarjeta")}
BANKS = {name: draw for name, draw in PAPERS.items() if name not in CARDS}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(data) if name in CARDS else stranger_truth.statement(data)

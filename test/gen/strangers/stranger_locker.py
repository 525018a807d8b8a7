# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fifteen banks and four cards, by a twelfth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_locker_first as first
import stranger_locker_fourth as fourth
import stranger_locker_second as second
import stranger_locker_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third) for name, draw in module.BANKS.items()}
CARDS = fourth.CARDS


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.card(data) if name in CARDS else stranger_truth.statement(data)

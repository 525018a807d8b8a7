# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of sixteen banks of India, a broker's ledger among them, by a stranger.
"""

import stranger_turret_first as first
import stranger_turret_fourth as fourth
import stranger_turret_second as second
import stranger_turret_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])

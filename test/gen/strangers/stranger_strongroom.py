# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of sixteen more banks of India, by a stranger.
"""

import stranger_strongroom_first as first
import stranger_strongroom_fourth as fourth
import stranger_strongroom_second as second
import stranger_strongroom_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])

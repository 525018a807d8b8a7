# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of eleven Indian banks and four of other countries.
"""

import stranger_pouch_first as first
import stranger_pouch_fourth as fourth
import stranger_pouch_second as second
import stranger_pouch_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])

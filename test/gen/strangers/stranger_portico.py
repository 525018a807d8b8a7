# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of eighteen banks and lenders of India, most of all their heads, by a stranger.
"""

import stranger_portico_first as first
import stranger_portico_fourth as fourth
import stranger_portico_second as second
import stranger_portico_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])

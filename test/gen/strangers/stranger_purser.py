# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of twelve credit cards, by the fifteenth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_purser_first as first
import stranger_purser_fourth as fourth
import stranger_purser_second as second
import stranger_purser_third as third
import stranger_truth

CARDS = {name: draw for module in (first, second, third, fourth) for name, draw in module.CARDS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.card(layouts[name](str(path), seed, max(1, rows))["data"])

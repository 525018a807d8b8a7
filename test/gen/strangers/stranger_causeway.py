# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sixteen banks of India (thirtieth set).
"""

import stranger_causeway_first as first
import stranger_causeway_fourth as fourth
import stranger_causeway_second as second
import stranger_causeway_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])

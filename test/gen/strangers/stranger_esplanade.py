# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sixteen banks of India (thirty-second set).
"""

import stranger_esplanade_fifth as fifth
import stranger_esplanade_first as first
import stranger_esplanade_fourth as fourth
import stranger_esplanade_second as second
import stranger_esplanade_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])

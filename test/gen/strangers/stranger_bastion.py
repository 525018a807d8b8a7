# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of sixteen banks and a broker of India, by a stranger.
"""

import stranger_bastion_first as first
import stranger_bastion_fourth as fourth
import stranger_bastion_second as second
import stranger_bastion_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])

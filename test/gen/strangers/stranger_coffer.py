# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of nineteen banks of India, by a stranger.
"""

import stranger_coffer_fifth as fifth
import stranger_coffer_first as first
import stranger_coffer_fourth as fourth
import stranger_coffer_second as second
import stranger_coffer_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])

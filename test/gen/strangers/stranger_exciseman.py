# SPDX-License-Identifier: AGPL-3.0-or-later
"""Certificates of tax deducted at source (Form 16A) and annual statements (Form 26AS), by a stranger.
"""

import stranger_exciseman_fifth as fifth
import stranger_exciseman_first as first
import stranger_exciseman_fourth as fourth
import stranger_exciseman_second as second
import stranger_exciseman_third as third
import stranger_truth

CERTIFICATES = {name: draw for module in (first, second, third) for name, draw in module.CERTIFICATES.items()}
STATEMENTS = {name: draw for module in (fourth, fifth) for name, draw in module.STATEMENTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    said = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.certificate(said) if name in CERTIFICATES else stranger_truth.form_26as(said)

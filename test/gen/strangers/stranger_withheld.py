# SPDX-License-Identifier: AGPL-3.0-or-later
"""Five more ways to print Form 26AS and seven to print Form 16A, by a second stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/tax-forms.md).
"""

import stranger_truth
import stranger_withheld_first as first
import stranger_withheld_fourth as fourth
import stranger_withheld_second as second
import stranger_withheld_third as third

STATEMENTS = {**first.FORMS26, **second.FORMS26}
CERTIFICATES = {**third.FORMS16A, **fourth.FORMS16A}
TEXT_ONLY = second.SUFFIX


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.form_26as(data) if name in STATEMENTS else stranger_truth.certificate(data)

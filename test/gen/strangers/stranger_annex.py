# SPDX-License-Identifier: AGPL-3.0-or-later
"""Five ways to print Form 26AS and six to print Form 16A, by a stranger who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/tax-forms.md).
"""

import stranger_annex_first as first
import stranger_annex_second as second
import stranger_annex_third as third
import stranger_truth

STATEMENTS = {**first.FORMS26, **third.FORMS26}
CERTIFICATES = {**second.FORMS16A, **third.FORMS16A}
TEXT_ONLY = first.SUFFIX


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    return stranger_truth.form_26as(data) if name in STATEMENTS else stranger_truth.certificate(data)

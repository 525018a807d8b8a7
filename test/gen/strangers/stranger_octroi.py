# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices as sixteen billing programs and systems of large firms print them, by a sixth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import io
import random

import stranger_octroi_apps as apps
import stranger_octroi_erp as erp
import stranger_octroi_old as old
import stranger_octroi_open as free
import stranger_octroi_tally as tally
from stranger_octroi_kit import Page

LAYOUTS = {name: draw for module in (tally, apps, erp, free, old) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it. Drawn twice: "page 1 of 3" wants to know of how many."""
    fill = layouts[name]

    def onto(target, pages):
        size = getattr(fill, "size", None)
        page = Page(target, size, pages) if size else Page(target, total=pages)
        data = fill(page, random.Random(f"octroi-{name}-{seed}"), rows)
        page.save()
        return page.page, data

    pages, _ = onto(io.BytesIO(), 0)
    return onto(str(path), pages)[1]

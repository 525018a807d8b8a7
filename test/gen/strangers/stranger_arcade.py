# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of twenty tills of ten countries, mailed by the till (eighth set)."""

import stranger_arcade_first as first
import stranger_arcade_fourth as fourth
import stranger_arcade_second as second
import stranger_arcade_third as third
from stranger_checkout import told
from stranger_gst import order  # noqa: F401

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def prepare(layout, ordered):
    """A receipt as LAYOUT prints it, and its truth."""
    return told(LAYOUTS[layout], ordered)


def draw(path, doc, layout):
    """Draw the receipt that DOC is into PATH."""
    LAYOUTS[layout](str(path), doc["seed"], doc["lines"])

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of ten more banks, six of India, and five cards, three of India, by a fifth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

from stranger_limit_abroad import chester, regent
from stranger_limit_india import aksha, rashtra, regalis
from stranger_vault_abroad import amerigo, armorique, genoba, midshire
from stranger_vault_first import kanara, kotar, primus
from stranger_vault_kit import seeded
from stranger_vault_second import malabar, paypocket, unitas

LAYOUTS = {f.__name__: f for f in (kotar, primus, kanara, unitas, malabar, paypocket, genoba, midshire, amerigo, armorique)}
CARDS = {f.__name__: f for f in (rashtra, regalis, aksha, chester, regent)}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](path, seeded(name, seed, rows), max(1, rows))

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Whole numbers in English and French words."""
ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen").split()
TENS = "x x twenty thirty forty fifty sixty seventy eighty ninety".split()
UN = ("zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize "
      "dix-sept dix-huit dix-neuf").split()
DIX = "x x vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split()


def english(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + ("-" + ONES[n % 10] if n % 10 else "")
    for k, w in ((1000000, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= k:
            return english(n // k) + " " + w + (" " + english(n % k) if n % k else "")


def french(n, last=True):
    if n < 20:
        return UN[n]
    if n < 100:
        d, u = n // 10, n % 10
        if d in (7, 9):
            u += 10
        if u == 0:
            return DIX[d] + ("s" if d == 8 and last else "")
        if u in (1, 11) and d < 8:
            return DIX[d] + " et " + UN[u]
        return DIX[d] + "-" + UN[u]
    if n < 1000:
        c, u = n // 100, n % 100
        head = "cent" if c == 1 else UN[c] + (" cents" if not u and last else " cent")
        return head + (" " + french(u, last) if u else "")
    if n < 1000000:
        m, u = n // 1000, n % 1000
        head = "mille" if m == 1 else french(m, False) + " mille"
        return head + (" " + french(u, last) if u else "")
    m, u = n // 1000000, n % 1000000
    return french(m) + (" million" if m == 1 else " millions") + (" " + french(u, last) if u else "")

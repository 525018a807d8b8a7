# SPDX-License-Identifier: AGPL-3.0-or-later
"""Whole numbers in words."""

EN = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
      "sixteen seventeen eighteen nineteen").split()
EN10 = "x x twenty thirty forty fifty sixty seventy eighty ninety".split()


def english(n):
    for size, word in ((10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= size:
            rest = n % size
            tail = "" if not rest else (" and " if size == 100 else " ") + english(rest)
            return f"{english(n // size)} {word}{tail}"
    if n < 20:
        return EN[n]
    return EN10[n // 10] + (f" {EN[n % 10]}" if n % 10 else "")


FR = ("zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize "
      "dix-sept dix-huit dix-neuf").split()
FR10 = "x x vingt trente quarante cinquante soixante".split()


def french(n, end=True):
    if n >= 10**6:
        head = n // 10**6
        rest = n % 10**6
        return f"{french(head)} million{'s' if head > 1 else ''}" + (f" {french(rest)}" if rest else "")
    if n >= 1000:
        head, rest = divmod(n, 1000)
        return ("" if head == 1 else french(head, False) + " ") + "mille" + (f" {french(rest)}" if rest else "")
    if n >= 100:
        head, rest = divmod(n, 100)
        word = "cent" if head == 1 else f"{FR[head]} cent{'s' if not rest and end else ''}"
        return word + (f" {french(rest, end)}" if rest else "")
    if n < 20:
        return FR[n]
    if n < 70:
        ten, one = divmod(n, 10)
        return FR10[ten] + ("" if not one else " et un" if one == 1 else f"-{FR[one]}")
    if n < 80:
        return "soixante et onze" if n == 71 else f"soixante-{FR[n - 60]}"
    if n == 80:
        return "quatre-vingts" if end else "quatre-vingt"
    return f"quatre-vingt-{FR[n - 80]}"


TR = "x bir iki üç dört beş altı yedi sekiz dokuz".split()
TR10 = "x on yirmi otuz kırk elli altmış yetmiş seksen doksan".split()


def turkish(n):
    if n == 0:
        return "sıfır"
    out = ""
    for size, word in ((10**6, "milyon"), (1000, "bin")):
        if n >= size:
            out += ("" if size == 1000 and n // size == 1 else turkish(n // size)) + word
            n %= size
    if n >= 100:
        out += ("" if n // 100 == 1 else TR[n // 100]) + "yüz"
        n %= 100
    if n >= 10:
        out += TR10[n // 10]
        n %= 10
    return out + (TR[n] if n else "")


RU = ("x один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать "
      "четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать").split()
RU10 = "x x двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто".split()
RU100 = "x сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот".split()


def russian(n, female=False):
    out = []
    for size, forms, fem in ((10**6, ("миллион", "миллиона", "миллионов"), False),
                             (1000, ("тысяча", "тысячи", "тысяч"), True)):
        if n >= size:
            head = n // size
            n %= size
            last = 5 if 10 < head % 100 < 20 else head % 10
            out += [russian(head, fem), forms[0 if last == 1 else 1 if 1 < last < 5 else 2]]
    if n >= 100:
        out.append(RU100[n // 100])
        n %= 100
    if n >= 20:
        out.append(RU10[n // 10])
        n %= 10
    if n:
        out.append({1: "одна", 2: "две"}.get(n, RU[n]) if female else RU[n])
    return " ".join(out)

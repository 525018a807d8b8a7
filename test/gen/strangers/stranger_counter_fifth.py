# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of stranger_counter.py, fifth part."""

from stranger_counter_kit import (Roll, addr, cash_for, digits, gst_in, half_up, m2, stock, truth, when)


def de(cents, dot=True):
    s = m2(cents, ",").replace(",", "#").replace(".", ",")
    return s.replace("#", "." if dot else "")


MARKT = [
    ("REWELL", "REWELL Markt Böhme oHG", ["Venloer Str. 310", "50823 Köln"], "DE812706099", "0221-5554120"),
    ("ATEKA center", "ATEKA Handelsgesellschaft Südwest mbH", ["Edekastraße 4", "77656 Offenburg"], "DE252714870", "0781-555010"),
    ("PFENNIG-MARKT", "Pfennig Discount GmbH & Co. KG", ["Müllerstr. 127-129", "13349 Berlin"], "DE129384701", "030/5550177"),
]
MARKT_ITEMS = [
    ("BIO BANANEN", 199, "B", "kg"), ("H-MILCH 3,5%", 119, "B", ""), ("VOLLKORNBROT 750G", 269, "B", ""), ("MINERALW. MEDIUM", 79, "A", "pf"), ("KÖLSCH 0,5L", 105, "A", "pf8"),
    ("RISPENTOMATEN", 349, "B", "kg"), ("GOUDA JUNG SCHEIB.", 249, "B", ""), ("HÄHNCHENBRUST", 1149, "B", "kg"), ("SPÜLMITTEL ZITRONE", 145, "A", ""), ("KÜCHENROLLE 4ER", 295, "A", ""),
    ("HAFERFLOCKEN ZART", 89, "B", ""), ("EIER BODENH. 10ER", 229, "B", ""), ("KAFFEE GEMAHLEN", 599, "B", ""), ("TRAUBEN HELL", 399, "B", "kg"), ("TRAGETASCHE", 20, "A", ""), ("BUTTER MILD", 239, "B", ""),
]


def markt(path, rng, rows):
    brand, name, lines, ust, tel = rng.choice(MARKT)
    t = when(rng, (2021, 1, 10), (2024, 11, 20), 7, 21)
    r = Roll(80, 5, "ThermMono", 8.5, cols=40)
    r.wide(brand, font="ThermABold")
    r.gap(3)
    r.c(name)
    for s in lines:
        r.c(s)
    r.c("Tel. " + tel)
    r.c("UID Nr.: " + ust)
    r.gap(3)
    r.g("", "EUR    ")
    items, by, n = [], {}, 0
    pick = stock(rng, MARKT_ITEMS, rows)
    for d, p, code, kind in pick:
        it = {"description": d}
        q = rng.choice((1, 1, 1, 2, 3, 6)) if kind != "kg" else 1
        if kind == "kg":
            g = rng.randrange(180, 1900)
            a = half_up(p * g, 1000)
            r.g(d, "%s %s  " % (de(a), code))
            w = "%d,%03d" % divmod(g, 1000)
            r.g("    %s kg x  %5s EUR/kg" % (w, de(p)))
            it.update(quantity=w.replace(",", "."), unit_price=m2(p))
        else:
            a = p * q
            r.g(d, "%s %s  " % (de(a), code))
            if q > 1:
                r.g("     %d Stk x  %6s" % (q, de(p)))
                it.update(quantity=str(q), unit_price=m2(p))
        it["amount"] = m2(a)
        items.append(it)
        by[code] = by.get(code, 0) + a
        if kind.startswith("pf"):
            dep = (25 if kind == "pf" else 8) * q
            label = "PFAND %s EURO" % ("0,25" if kind == "pf" else "0,08")
            r.g(label, "%s %s *" % (de(dep), code))
            pit = {"description": label, "amount": m2(dep)}
            if q > 1:
                r.g("     %d Stk x  %6s" % (q, de(dep // q)))
                pit.update(quantity=str(q), unit_price=m2(dep // q))
            items.append(pit)
            by[code] += dep
    due = sum(by.values())
    r.g("", "-" * 38 + "  ")
    r.g("  SUMME", "EUR %9s    " % de(due), font="ThermABold")
    r.g("", "=" * 38 + "  ")
    how = rng.choice(("BAR", "BAR", "EC-Cash", "Mastercard"))
    paid = cash_for(rng, due) if how == "BAR" else due
    r.g("  Geg. " + how, "EUR %9s    " % de(paid))
    if how == "BAR":
        r.g("  Rückgeld BAR", "EUR %9s    " % de(paid - due))
    r.gap(5)
    r.g("Steuer  %      Netto    Steuer    Brutto")
    net_all, tax_all = 0, 0
    for code, rate in (("A", 19), ("B", 7)):
        if code in by:
            tax = gst_in(by[code], rate)
            net_all += by[code] - tax
            tax_all += tax
            r.g("%s=%5s%%%11s%10s%10s" % (code, "%d,0" % rate, de(by[code] - tax), de(tax), de(by[code])))
    r.g("Gesamtbetrag".ljust(12) + "%8s%10s%10s" % (de(net_all), de(tax_all), de(due)))
    r.gap(4)
    r.g("TSE-Signatur:      " + "".join(rng.choice("ABCDEFGHkmnpqrstuvwxyz0123456789+/") for _ in range(19)))
    r.g("                   " + "".join(rng.choice("ABCDEFGHkmnpqrstuvwxyz0123456789+/") for _ in range(19)))
    r.g("TSE-Signaturzähler: " + digits(rng, 7))
    r.g("TSE-Transaktion:    " + digits(rng, 6))
    r.g("Seriennr. Kasse:    %s:00:0%s" % (brand.split()[0].split("-")[0], digits(rng, 4)))
    r.gap(4)
    num = str(rng.randrange(1000, 9999))
    r.g(t.strftime("%d.%m.%Y"), "%s  Bon-Nr.:%s  " % (t.strftime("%H:%M"), num))
    r.g("Markt:%s    Kasse:%d" % (digits(rng, 4), rng.randrange(1, 9)), "Bed.:%s  " % digits(rng, 6))
    r.fill("*")
    r.c("Vielen Dank für Ihren Einkauf")
    r.c("Mo - Sa 07:00 bis 22:00 Uhr")
    r.save(path)
    data = {"merchant": {"name": name, "address": addr(lines), "tax_id": ust},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "EUR",
            "line_items": items, "tax": m2(tax_all), "total": m2(due),
            "paid": m2(paid), "payment_method": how}
    if how == "BAR":
        data["change"] = m2(paid - due)
    return truth(data)


SG = [
    ("SHENG HONG SUPERMARKET PTE LTD", "198303477Z", "M2-0083477-0", ["BLK 209 NEW UPPER CHANGI ROAD", "#03-631", "SINGAPORE 460209"]),
    ("Fair & Fresh Co-operative Ltd", "S83CS0199L", "M4-0004588-9", ["51 Bishan Street 13 #01-01", "Singapore 579799"]),
    ("GIAN SINGAPORE PTE. LTD.", "197401911R", "MR-8500166-7", ["1 PASIR RIS CLOSE, #01-38, E!HUB", "SINGAPORE 519599"]),
]
SG_ITEMS = [
    ("MEIJI FRESH MILK 2L", 625), ("SONGHE RICE 5KG", 1595), ("PASAR EGGS 30S", 755), ("KANG KONG 220G", 95), ("TIGR BEER CAN 330ML", 285), ("YEOS CHRYS TEA 6S", 345), ("KOKA NOODLE CURRY", 270),
    ("PRIMA TASTE LAKSA", 690), ("DKY WHT BREAD 460G", 290), ("FAIRPRCE TISSUE 10S", 530), ("SEABASS FILLET", 780), ("BA KWA SLICE 300G", 2180), ("PLASTIC BAG", 5), ("AYM BRAND TUNA 150G", 265),
]


def singapore(path, rng, rows):
    name, uen, gst, lines = rng.choice(SG)
    t = when(rng, (2019, 2, 1), (2025, 6, 20), 8, 22)
    rate = 7 if t.year < 2023 else 8 if t.year == 2023 else 9
    r = Roll(58, 3, "ThermA", 8.5, cols=33)
    r.l(name)
    for s in lines:
        r.l(s)
    r.l("UEN: %s" % uen)
    r.l("GST REG NO: %s" % gst)
    r.gap(4)
    num = "%s-%s" % (digits(rng, 3), digits(rng, 5))
    r.g("RCPT:" + num, "POS:%s" % digits(rng, 2))
    r.g("%s" % t.strftime("%a %d %b %Y").upper(), t.strftime("%I:%M %p"))
    r.fill("-")
    r.g("DESCRIPTION", "AMT(S$)")
    r.fill("-")
    items, sub, pcs, off = [], 0, 0, 0
    for d, p in stock(rng, SG_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 4))
        a = p * q
        sub += a
        pcs += q
        r.g(d, m2(a))
        it = {"description": d, "amount": m2(a)}
        if q > 1:
            r.g("  %d @ %s" % (q, m2(p)))
            it.update(quantity=str(q), unit_price=m2(p))
            if rng.random() < 0.3:
                c = half_up(a, 10)
                off += c
                r.g("  BUY %d SAVE" % q, "-" + m2(c))
        items.append(it)
    total = sub - off
    how = rng.choice(("CASH", "NETS", "PAYNOW"))
    adj = -(total % 5) if how == "CASH" else 0
    due = total + adj
    paid = cash_for(rng, due) if how == "CASH" else due
    tax = half_up(due * rate, 100 + rate)
    r.fill("-")
    r.g("SUBTOTAL (%d)" % pcs, m2(total))
    if how == "CASH":
        r.g("ROUNDING", m2(adj))
    r.tall("TOTAL S$".ljust(20) + m2(due).rjust(13), align="L")
    r.g(how, m2(paid))
    if how == "CASH":
        r.g("CHANGE", m2(paid - due))
    r.fill("-")
    r.g("GST %d%% INCLUDED" % rate, m2(tax))
    r.g("AMT BEFORE GST", m2(due - tax))
    if off:
        r.g("TOTAL DISCOUNT", m2(off))
    r.gap(5)
    r.c("THANK YOU & HAVE A NICE DAY")
    r.c("FEEDBACK: 1800-555-0170")
    r.save(path)
    data = {"merchant": {"name": name, "address": addr(lines), "tax_id": gst},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "SGD",
            "line_items": items, "subtotal": m2(total), "tax": m2(tax), "total": m2(due),
            "paid": m2(paid), "payment_method": how}
    if how == "CASH":
        data["change"] = m2(paid - due)
        data["rounding"] = m2(adj)
    return truth(data)


FORMS = {"ا": 0xFE8D, "ب": 0xFE8F, "ة": 0xFE93, "ت": 0xFE95, "ج": 0xFE9D, "ح": 0xFEA1, "د": 0xFEA9, "ر": 0xFEAD, "ز": 0xFEAF,
         "س": 0xFEB1, "ش": 0xFEB5, "ص": 0xFEB9, "ض": 0xFEBD, "ط": 0xFEC1, "ع": 0xFEC9, "ف": 0xFED1, "ق": 0xFED5, "ك": 0xFED9, "ل": 0xFEDD, "م": 0xFEE1,
         "ن": 0xFEE5, "ه": 0xFEE9, "و": 0xFEED, "ي": 0xFEF1}
RIGHT_ONLY = set("اةدرزو")


def arabic(s):
    """Joined letter forms in the order a printer sets them, from the left."""
    out = []
    for i, ch in enumerate(s):
        if ch not in FORMS:
            out.append(ch)
            continue
        before = i > 0 and s[i - 1] in FORMS and s[i - 1] not in RIGHT_ONLY
        after = i + 1 < len(s) and s[i + 1] in FORMS and ch not in RIGHT_ONLY
        out.append(chr(FORMS[ch] + (3 if before and after else 2 if after else 1 if before else 0)))
    return "".join(reversed(out))


UAE = [
    ("LULWA HYPERMARKET L.L.C", "Branch: Al Barsha", ["Sheikh Zayed Road, Al Barsha 1", "P.O.Box : 60199, Dubai - UAE"], "100226915300003", "04-3418877"),
    ("Al Maha Grocery & Foodstuff Trading LLC", "Electra Street Br.", ["Shop No 4, Zayed 1st St.,", "Abu Dhabi, U.A.E."], "100381127400003", "02-6321190"),
    ("NASTO SUPERMARKET CO. LLC", "Rolla Square", ["AL GHUWAIR, AL AROUBA ST", "PO BOX 4471", "SHARJAH"], "100046633800003", "06-5621218"),
]
UAE_ITEMS = [
    ("ALMARAI LABAN FF 1L", 650), ("KHUBZ ARABIC BREAD LRG", 250), ("MASAFY WATER 1.5LX6", 1195), ("TOMATO JORDAN PER KG", 525), ("CHICKEN SHAWARMA PLATE", 1800), ("NIDO MILK PWDR 2.25KG", 8995),
    ("DATES KHALAS 500G", 1450), ("AL AIN EGGS WHITE 30S", 2175), ("BASMATI RICE 1121 5KG", 4450), ("HUMMUS TAHINA 400G", 675), ("CARRY BAG", 25), ("TANG ORANGE 2KG", 2995), ("FAIRY LIQUID 1L", 1425), ("LABNEH 400G", 925),
]


def uae(path, rng, rows):
    name, branch, lines, trn, tel = rng.choice(UAE)
    t = when(rng, (2018, 2, 1), (2024, 12, 10), 8, 23)
    r = Roll(80, 4, "DjMono", 7.2, cols=44)
    size = r.size
    r.c(name, font="DjMonoBold", size=size * (1.2 if len(name) < 30 else 1.05))
    r.c(branch)
    for s in lines:
        r.c(s)
    r.c("Tel: " + tel)
    r.c("TRN : " + trn)
    r.gap(3)
    r.line(("L", 14, "TAX INVOICE", "DjMonoBold"), ("R", r.inner - 14, arabic("فاتورة ضريبية"), "DjSansBold"), size=9.5)
    r.fill("-")
    num = "%s/%s/%s" % (digits(rng, 3), digits(rng, 2), digits(rng, 6))
    r.g("Bill No:" + num, "Counter:%d" % rng.randrange(1, 20))
    r.g("Date:" + t.strftime("%d-%b-%Y").upper(), "Time:" + t.strftime("%H:%M:%S"))
    r.fill("-")
    r.g("Item Name", "Qty    Price   Amount")
    ar = lambda s: ("R", r.inner, arabic(s), "DjSans")
    w = r.inner / 44
    r.line(("L", 0, arabic("الصنف"), "DjSans"), ("R", 26 * w, arabic("كمية"), "DjSans"), ("R", 35 * w, arabic("سعر"), "DjSans"), ar("مجموع"))
    r.fill("-")
    items, total, pcs = [], 0, 0
    for k, (d, p) in enumerate(stock(rng, UAE_ITEMS, rows), 1):
        if d.endswith("PER KG"):
            g = rng.randrange(250, 3000)
            qty, a = "%d.%03d" % divmod(g, 1000), half_up(p * g, 1000)
        else:
            q = rng.choice((1, 1, 1, 2, 3))
            qty, a = str(q), p * q
        pcs += 1
        total += a
        r.g("%d. %s" % (k, d))
        r.g("   629%s" % digits(rng, 10), "%6s %8s %8s" % (qty, m2(p), m2(a)))
        items.append({"description": d, "quantity": qty, "unit_price": m2(p), "amount": m2(a)})
    tax = gst_in(total, 5)
    how = rng.choice(("CASH", "CASH", "CREDIT CARD"))
    paid = cash_for(rng, total) if how == "CASH" else total
    r.fill("-")

    def row(a, s, b, font=None, size=None):
        r.line(("L", 0, a), ("R", 32 * w, arabic(s), "DjSans"), ("R", r.inner, b), font=font, size=size)
    row("Amount Excl VAT", "المجموع", m2(total - tax, ","))
    row("VAT 5%", "ضريبة", m2(tax, ","))
    row("Net Total AED", "صافي المجموع", m2(total, ","), "DjMonoBold", size * 1.25)
    r.fill("-")
    row(how.title() if how == "CASH" else "Credit Card", "نقدا" if how == "CASH" else "بطاقة", m2(paid, ","))
    if how == "CASH":
        row("Change", "الباقي", m2(paid - total, ","))
    r.g("No of Items : %d" % pcs)
    r.fill("=")
    r.g("VAT%     Taxable      VAT Amt        Gross")
    r.g("5.00 %11s %12s %12s" % (m2(total - tax, ","), m2(tax, ","), m2(total, ",")))
    r.fill("=")
    r.c("Goods once sold can be exchanged within")
    r.c("7 days with original bill")
    r.line(("C", r.inner / 2, arabic("شكرا لزيارتكم"), "DjSansBold"), size=9)
    r.gap(4)
    r.bars(rng, h=20)
    r.save(path)
    data = {"merchant": {"name": name, "address": addr(lines), "tax_id": trn},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "AED",
            "line_items": items, "subtotal": m2(total - tax), "tax": m2(tax), "total": m2(total),
            "paid": m2(paid), "payment_method": "Cash" if how == "CASH" else "Credit Card"}
    if how == "CASH":
        data["change"] = m2(paid - total)
    return truth(data)


LAYOUTS = {"markt": markt, "singapore": singapore, "uae": uae}

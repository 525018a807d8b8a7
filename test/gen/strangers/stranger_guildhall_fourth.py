# SPDX-License-Identifier: AGPL-3.0-or-later
"""The Netherlands, Australia, Singapore, the Emirates, Poland: taxis, pest control, a trade fair, movers, stationery."""
from stranger_guildhall_kit import *

def taxi(path, seed, rows):
    """A Dutch taxi firm's collective invoice: a ride to a line with its date, two rates, zebra stripes, drawn from the right."""
    r, p = rng("taxi", seed, rows), Pg(path, A4, DV, 7.5)
    sup = party(r, "Taxibedrijf De Wielenmaker B.V.|Spoorstraat 91|7311 PG Apeldoorn;Rijnstreek Personenvervoer B.V.|Havenkade 6|2404 HB Alphen aan den Rijn")
    cus = party(r, TAXI_FIRMS)
    d, no, nr = day(r), f"{r.randint(1, 9999):05d}", btw(r)
    no, due, deb, e, items, base = f"{d.year}{no}", plus(d, 14), str(r.randint(10000, 29999)), (lambda x: fm(x, "de")), [], {}
    for _ in range(rows):
        n, u, lo, hi, v = r.choice(tab(TAXI_ITEMS))
        q, pr = {"km": D(r.randint(30, 480)) / 10, "min": D(r.randint(5, 45)), "rit": D(1)}[u], D(r.randint(int(lo) * 100 + 45, int(hi) * 100)) / 100
        base[v] = base.get(v, 0) + R(q * pr)
        items.append((plus(d, -r.randint(1, 27)), digits(r, 5), n.format(r.choice(("Wilhelminapark", "De Eikenhof", "Raadhuisplein", "Kerkweg 12"))), q, u, pr,
                v, R(q * pr)))
    items.sort(key=lambda i: i[0])
    f = lambda x: x.strftime("%d-%m-%Y")
    p.t(550, 60, sup[0], DVB, 13, "r")
    p.row(74, [(550, " | ".join(sup[1]), "r")])
    p.m(70, 130, [cus[0]] + cus[1], 12, fs=9)
    p.t(45, 220, "Verzamelfactuur", DVB, 13)
    for x, a, b in ((45, "Factuurnummer", no), (160, "Factuurdatum", f(d)), (265, "Vervaldatum", f(due)), (370, "Debiteurnummer", deb)):
        p.t(x, 240, a, DVB)
        p.t(x, 251, b)
    X = ((540, "Bedrag", "r"), (482, "Btw", "r"), (448, "Prijs", "r"), (376, "Eenh.", "l"), (368, "Aantal", "r"), (150, "Omschrijving", "l"), (105, "Bon",
            "l"), (49, "Datum", "l"))
    def head(y):
        p.box(45, y, 505, 16, 0x24435F, None)
        for x, s, al in X:
            p.t(x, y + 11, s, DVB, 7.5, al, 0xFFFFFF)
        return y + 16
    y, out = head(272), []
    for i, (dd, bon, n, q, u, pr, v, am) in enumerate(items):
        y = head(p.next(50)) if y > 770 else y
        if i % 2:
            p.box(45, y, 505, 14, 0xEAF0F5, None)
        for (x, _, al), s in zip(X, (e(am), v + "%", e(pr), u, fm(q, "de", 1 if u == "km" else 0), n, bon, f(dd))):
            p.t(x, y + 10, s, al=al)
        y += 14
        out.append(dict(description=n, quantity=fm(q, "plain", 1 if u == "km" else 0), unit=u, unit_price=pr, tax_rate=v, amount=am))
    y, sub, taxes = p.fit(y, 670, 50), sum(base.values()), {v: R(b * int(v) / 100) for v, b in base.items()}
    tax = sum(taxes.values())
    y += 18
    for k, v in [("Totaal exclusief btw", sub)] + [(f"Btw {v}% over € {e(base[v])}", taxes[v]) for v in sorted(base, key=int)] + [("Totaal btw", tax)]:
        p.row(y, [(330, k), (478, "€"), (540, e(v), "r")])
        y += 13
    p.ln(330, y - 9, 550, y - 9)
    p.row(y + 2, [(330, "Te betalen"), (478, "€"), (540, e(sub + tax), "r")], DVB, 9)
    p.t(45, y + 36, f"Wij verzoeken u het bedrag voor {due.day} {NL[due.month - 1]} {due.year} over te maken onder vermelding van {no}.")
    ib = iban("NL", "RABO0" + digits(r, 9))
    p.end(lambda i, n: p.row(815, [(45, f"IBAN {ib}   KvK {nr[2:10]}   Btw-id {nr}"), (550, f"Pagina {i}/{n}", "r")], fs=7))
    return fact(no, d, "EUR", sup, (cus[0], [x for x in cus[1] if "t.a.v" not in x]), out, nr, due_date=due, subtotal=sub, tax_total=tax, total=sub + tax)

def pest(path, seed, rows):
    """Australian small-firm accounts: tax invoice, code column, extended price, balance due in a box."""
    r, p = rng("pest", seed, rows), Pg(path, A4, TR, 10)
    sup = party(r, "Wattlebird Pest Control Pty Ltd|PO Box 618|TOOWOOMBA QLD 4350;Bayside Termite & Rodent Services|22 Jetty Road|BRIGHTON SA 5048")
    cus = party(r, PEST_FIRMS)
    d, no, ab, days, items, sub = day(r), f"{r.randint(1, 39999):08d}", abn(r), r.choice((7, 14, 30)), [], D(0)
    for _ in range(rows):
        c, n, lo, hi = r.choice(tab(PEST_ITEMS))
        q, pr, di = r.randint(1, 9), D(r.randint(int(lo) * 20, int(hi) * 20)) / 20, r.choice(("", "", "", "10%"))
        am = R(q * pr * (D("0.9") if di else 1))
        sub += am
        items.append((q, c, n, pr, di, am))
    gst, fr, paid = R(sub / 10), D("0.00"), D(r.choice((0, 0, 50)))
    paid, tot = (paid if paid < sub else D(0)), sub + gst
    p.m(40, 60, [sup[0]], font=TB, fs=17)
    p.m(40, 76, sup[1] + ["ABN " + ab], 12)
    p.t(555, 60, "Tax Invoice", TI, 22, "r")
    for y, a, b in ((90, "Invoice #:", no), (104, "Date:", f"{d.day}/{d.month:02d}/{d.year}")):
        p.row(y, [(440, a, "r"), (555, b, "r")])
    p.t(40, 140, "Bill To:", TB)
    p.m(60, 154, [cus[0]] + cus[1], 13)
    E = (40, 75, 120, 345, 410, 450, 520, 555)
    def grid(y, h):
        p.box(40, y, 515, h, None, 0, .8)
        p.ln(40, y + 18, 555, y + 18, .8)
        for x in E[1:-1]:
            p.ln(x, y, x, y + h, .8)
        for k, s in enumerate(("Qty", "Item No.", "Description", "Price", "Disc", "Extended", "Code")):
            p.t((E[k] + E[k + 1]) / 2, y + 13, s, TB, 9.5, "c")
    top, bot, out = 222, 620, []
    grid(top, bot - top)
    y = top + 32
    for q, c, n, pr, di, am in items:
        ls = wrap(n, TR, 10, 215)
        if y + 12 * len(ls) > bot:
            p.t(555, bot + 14, "Continued...", TI, 9, "r")
            p.next()
            p.t(40, 50, f"{sup[0]} - Tax Invoice {no} - Page {p.n}", TI, 9)
            top = 64
            grid(top, bot - top)
            y = top + 32
        p.row(y, [(70, str(q), "r"), (79, c), (405, "$" + fm(pr), "r"), (446, di, "r"), (516, "$" + fm(am), "r"), (537, "GST", "c")])
        y = p.m(124, y, ls, 12) + 3
        out.append(dict(description=n, quantity=str(q), unit_price=pr, discount=di or None, amount=am))
    p.m(40, 642, ["Comment: Please keep pets off treated areas for 4 hours.", f"Terms: Net {days} days",
            "Direct deposit BSB 084-" + no[-3:] + " Acc 55 120 7743"], 14)
    p.row(642, [(340, "Code   Rate    GST       Sale Amount")], TI, 8)
    p.row(654, [(340, f"GST    10%    ${fm(gst)}    ${fm(sub)}")], fs=8)
    for i, (a, b) in enumerate((("Sale Amount:", sub), ("Freight:", fr), ("GST:", gst), ("Total Inc GST:", tot), ("Paid to Date:", paid), ("Balance Due:",
            tot - paid))):
        p.box(465, 668 + 17 * i, 90, 17, None, 0, .8)
        p.row(680 + 17 * i, [(460, a, "r"), (551, "$" + fm(b), "r")], TB if i in (3, 5) else TR)
    p.end()
    return fact(no, d, "AUD", sup, (cus[0], [x for x in cus[1] if "c/-" not in x]), out, ab, subtotal=sub, shipping=fr, tax_total=gst, total=tot,
            amount_due=tot - paid)

def expo(path, seed, rows):
    """A web invoice of a Singapore trade fair: numbered rows, tax rate and tax amount side by side, balance in a band."""
    r, p = rng("expo", seed, rows), Pg(path, A4, SA, 8.5)
    sup = party(r, EXPO_FIRMS)
    cus = party(r, EXPO_FIRMS2)
    d, no, uen = day(r, 2024), f"INV-{r.randint(1, 99999):06d}", f"{r.randint(1998, 2020)}{digits(r, 5)}{r.choice('CDEGHKMRWZ')}"
    due, f, c1 = plus(d, 30), (lambda x: f"{x.day:02d} {EN[x.month - 1][:3]} {x.year}"), r.choice((0x3C3D3A, 0x005B7F))
    p.t(45, 62, sup[0], SAB, 11)
    p.m(45, 76, sup[1] + ["UEN / GST Reg No. " + uen], 12)
    p.t(550, 70, "TAX INVOICE", SA, 24, "r")
    p.t(550, 86, "# " + no, SAB, 9, "r")
    p.t(45, 150, "Bill To", c=0x777777)
    p.m(45, 163, [cus[0]], font=SAB)
    p.m(45, 175, cus[1], 12)
    for i, (a, b) in enumerate((("Invoice Date :", f(d)), ("Terms :", "Net 30"), ("Due Date :", f(due)), ("P.O.# :", f"PO{digits(r, 5)}"))):
        p.row(150 + 17 * i, [(450, a, "r"), (550, b, "r")])
    p.t(45, 226, "Subject :", c=0x777777)
    p.t(45, 239, f"Hall {r.randint(1, 6)}, Stand {r.choice('ABCDEFG')}{r.randint(10, 48)}, Asia Process Machinery {d.year + 1}")
    def head(y):
        p.box(45, y, 505, 20, c1, None)
        p.row(y + 13.5, ((50, "#", "l"), (72, "Item & Description", "l"), (318, "Qty", "r"), (385, "Rate", "r"), (425, "Tax %", "r"),
                (482, "Tax", "r"), (545, "Amount", "r")), SA, 8.5, 0xFFFFFF)
        return y + 20
    y, sub, tax, out = head(256), D(0), D(0), []
    for i in range(rows):
        a, b, u, lo, hi = r.choice(tab(EXPO_ITEMS))
        q, pr = r.randint(1, 4) if u != "sqm" else r.randint(18, 54), D(r.randint(int(lo), int(hi)))
        t, ls = R(q * pr * 9 / 100), (wrap(b, SA, 7.5, 205) if b else [])
        if y + 34 + 10 * len(ls) > 800:
            y = head(p.next(50))
        p.row(y + 15, [(50, str(i + 1)), (72, a), (318, f"{q}.00", "r"), (385, fm(pr), "r"), (425, "9%", "r"), (482, fm(t), "r"), (545, fm(q * pr), "r")])
        p.t(318, y + 26, u, SA, 7.5, "r", 0x777777)
        p.m(72, y + 26, ls, 10, fs=7.5, c=0x777777)
        y += 32 + 10 * max(0, len(ls) - 1)
        p.ln(45, y, 550, y, .5, 0xCCCCCC)
        sub, tax = sub + q * pr, tax + t
        out.append(dict(description=" ".join([a] + ls), quantity=f"{q}.00", unit=u, unit_price=pr, tax_rate="9", tax=t, amount=q * pr))
    y = p.fit(y, 660, 50)
    for k, v, fo in (("Sub Total", fm(sub), SA), ("GST (9%)", fm(tax), SA), ("Total", "SGD " + fm(sub + tax), SAB), ("Balance Due", "SGD " + fm(sub + tax),
            SAB)):
        if k == "Balance Due":
            p.box(330, y + 3, 220, 21, 0xEEEEEE, None)
        p.row(y + 17, [(440, k, "r"), (545, v, "r")], fo)
        y += 20
    p.t(45, y + 24, "Notes", c=0x777777)
    p.m(45, y + 37, ["Stand build-up is permitted only after full payment. Cheques crossed and payable to " + sup[0], "This is a computer generated invoice. "
            "No signature is required."], 11, fs=7.5)
    p.end(lambda i, n: p.t(550, 825, str(i), fs=7.5, al="r"))
    return fact(no, d, "SGD", sup, cus, out, uen, due_date=due, subtotal=sub, tax_total=tax, total=sub + tax, amount_due=sub + tax)

def movers(path, seed, rows):
    """An Emirati tax invoice in two languages: tax numbers, taxable value, tax and gross on each row."""
    r, p = rng("movers", seed, rows), Pg(path, A4, CN, 8)
    sup = party(r, MOVERS_FIRMS)
    cus = party(r, MOVERS_FIRMS2)
    trn, ctrn, d, no = "100" + digits(r, 9) + "003", "100" + digits(r, 9) + "003", day(r), r.randint(1, 9999)
    no = f"TI/{d.year % 100}/{no:04d}"
    ar = {k: arabic(v) for k, v in dict(inv="فاتورة ضريبية", desc="الوصف", qty="الكمية", price="السعر", vat="الضريبة", total="المجموع", no="رقم الفاتورة",
            date="التاريخ").items()}
    p.t(297, 52, sup[0], CNB, 14, "c")
    p.t(297, 65, ", ".join(sup[1]), al="c")
    p.t(297, 77, "TRN: " + trn, CNB, 8.5, "c")
    p.ln(40, 86, 555, 86, 1.2)
    p.row(106, [(262, "TAX INVOICE"), (340, ar["inv"])], CNB, 11)
    p.box(40, 118, 515, 88)
    p.ln(320, 118, 320, 206)
    p.t(46, 131, "Bill To:", CNB)
    p.m(46, 143, [cus[0]] + cus[1] + ["TRN: " + ctrn], 11.5)
    for i, (a, b, c) in enumerate((("Invoice No.", no, ar["no"]), ("Invoice Date", d.strftime("%d-%b-%Y"), ar["date"]), ("Job Ref.", f"MV-{digits(r, 4)}", ""),
            ("Payment Terms", "Immediate", ""), ("Currency", "AED", ""))):
        p.row(133 + 16 * i, [(326, a), (395, ": " + b), (549, c, "r")])
    E = (40, 62, 228, 262, 300, 352, 412, 442, 492, 555)
    hd = (("S.", "No."), ("Description of Services", ar["desc"]), ("Qty", ar["qty"]), ("UOM", ""), ("Unit Price", ar["price"]), ("Taxable", "Amount"), ("VAT",
            "%"), ("VAT Amt", ar["vat"]), ("Total (AED)", ar["total"]))
    def line(y, h, cells, font=CN, dy=11):
        for k, s in enumerate(cells):
            p.box(E[k], y, E[k + 1] - E[k], h)
            al = "c" if dy == 10 or k in (0, 3, 6) else "l" if k == 1 else "r"
            for j, x in enumerate(s):
                p.t({"c": (E[k] + E[k + 1]) / 2, "l": E[k] + 4, "r": E[k + 1] - 4}[al], y + dy + 10.5 * j, x, font, 8, al)
        return y + h
    y, out, sub, tax = line(216, 26, hd, CNB, 10), [], D(0), D(0)
    for i in range(rows):
        n, u, lo, hi = r.choice(tab(MOVERS_ITEMS))
        q, pr = r.randint(1, 30), D(r.randint(int(lo), int(hi)))
        t, ls = R(q * pr / 20), wrap(n, CN, 8, 158)
        h = 16 if len(ls) == 1 else 27
        if y + h > 795:
            p.t(555, y + 12, "Carried to next page", fs=7, al="r")
            y = line(p.next(50), 26, hd, CNB, 10)
        y, sub, tax = line(y, h, ([str(i + 1)], ls, [str(q)], [u], [fm(pr)], [fm(q * pr)], ["5%"], [fm(t)], [fm(q * pr + t)])), sub + q * pr, tax + t
        out.append(dict(description=n, quantity=str(q), unit=u, unit_price=pr, tax_rate="5", tax=t, amount=q * pr + t))
    y = p.fit(y, 690, 50)
    for a, b in (("Total Excluding VAT", sub), ("Add: VAT @ 5%", tax), ("Grand Total Including VAT", sub + tax)):
        p.box(300, y, 142, 17)
        p.box(442, y, 113, 17)
        p.row(y + 12, [(306, a), (448, "AED"), (551, fm(b), "r")], CNB if "Grand" in a else CN)
        y += 17
    p.m(40, y + 24, ["Received the above services in good order.", "", "", "_______________________", "Customer signature and stamp"], 11)
    p.t(555, y + 24, "For " + sup[0], CNB, 8, "r")
    p.t(555, y + 68, "Authorised Signatory", al="r")
    p.end(lambda i, n: p.t(297, 825, f"Page {i} of {n}", fs=7, al="c"))
    return fact(no, d, "AED", sup, cus, out, trn, ctrn, subtotal=sub, tax_total=tax, total=sub + tax)

def biuro(path, seed, rows):
    """A Polish sales program: seller and buyer side by side, net, rate, tax and gross, sum in spelled digits."""
    r, p = rng("biuro", seed, rows), Pg(path, A4, SL, 7.5)
    sup = party(r, BIURO_FIRMS)
    cus = party(r, BIURO_FIRMS2)
    n1, n2, d = nip(r), nip(r), day(r)
    no, due, e, nf = f"FS {r.randint(1, 999)}/{d.month:02d}/{d.year}", plus(d, 14), (lambda x: fm(x, "fr")), (lambda s: f"{s[:3]}-{s[3:6]}-{s[6:8]}-{s[8:]}")
    iso = lambda x: x.strftime("%Y-%m-%d")
    p.t(50, 60, "Faktura VAT " + no, SLB, 14)
    p.m(560, 52, [f"{sup[1][1].split(' ', 1)[1]}, dnia {iso(d)}", f"Data sprzedaży: {iso(plus(d, -1))}", f"Termin płatności: {iso(due)}",
            "Forma płatności: przelew"], 11, al="r")
    for x, t, q, n in ((50, "Sprzedawca", sup, n1), (310, "Nabywca", cus, n2)):
        p.ln(x, 118, x + 240, 118, .8)
        p.t(x, 114, t, SLB, 8.5)
        p.m(x, 130, [q[0]] + q[1] + ["NIP: " + nf(n)], 12, fs=8.5)
    E, al = (36, 56, 196, 230, 262, 310, 345, 405, 440, 495, 562), "clcrrrrcrr"
    def line(y, h, cells, font=SL, first=0, mid=False):
        for k, s in enumerate(cells, first):
            p.box(E[k], y, E[k + 1] - E[k], h, 0xE4E4E4 if mid else None, 0x666666, .3)
            a = "c" if mid else al[k]
            for j, x in enumerate(s):
                p.t({"c": (E[k] + E[k + 1]) / 2, "l": E[k] + 3, "r": E[k + 1] - 3}[a], y + 9.5 + 9 * j, x, font, 7.5, a)
        return y + h
    hd = (["Lp."], ["Nazwa towaru", "lub usługi"], ["j.m."], ["Ilość"], ["Cena", "netto"], ["Rabat", "%"], ["Wartość", "netto"], ["VAT", "%"], ["Kwota",
            "VAT"], ["Wartość", "brutto"])
    y, out, base = line(200, 24, hd, SLB, mid=True), [], {}
    for i in range(rows):
        n, u, lo, hi, v = r.choice(tab(BIURO_ITEMS))
        q, pr, di = r.randint(1, 60), D(r.randint(int(lo) * 100, int(hi) * 100)) / 100, r.choice(("0,0", "0,0", "3,0", "7,5"))
        am = R(q * pr * (100 - D(di.replace(",", "."))) / 100)
        t, ls, b = R(am * int(v) / 100), wrap(n, SL, 7.5, 134), base.setdefault(v, [D(0), D(0)])
        b[0], b[1] = b[0] + am, b[1] + t
        if y + 5 + 9 * len(ls) > 800:
            y = line(p.next(45), 24, hd, SLB, mid=True)
        y = line(y, 5 + 9 * len(ls), ([str(i + 1)], ls, [u], [str(q)], [e(pr)], [di], [e(am)], [v], [e(t)], [e(am + t)]))
        out.append(dict(description=n, quantity=str(q), unit=u, unit_price=pr, discount=di.replace(",", "."), tax_rate=v, tax=t, amount=am))
    y, sub, tax = p.fit(y, 680, 45), sum(b[0] for b in base.values()), sum(b[1] for b in base.values())
    y += 6
    for lab, v, a, t, f in [("Razem:", "X", sub, tax, SLB)] + [("w tym:" if not i else "", v, *base[v], SL) for i, v in enumerate(sorted(base, key=int,
            reverse=True))]:
        p.t(E[6] - 4, y + 9.5, lab, f, 7.5, "r")
        y = line(y, 14, ([e(a)], [v], [e(t)], [e(a + t)]), f, 6)
    w = "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć".split()
    zl, gr = S(sub + tax).split(".")
    p.t(50, y + 26, f"Do zapłaty: {e(sub + tax)} PLN", SLB, 11)
    p.t(50, y + 40, "Słownie: " + "*".join(w[int(c)] for c in zl) + f" zł {gr}/100", fs=8)
    p.t(50, y + 54, "Konto: " + iban("PL", "10901014" + digits(r, 16)), fs=8)
    for x, s in ((60, "osoba upoważniona do odbioru"), (400, "osoba upoważniona do wystawienia")):
        p.ln(x, y + 96, x + 140, y + 96, .4, 0, ([1, 2],))
        p.t(x + 70, y + 106, s, fs=7, al="c")
    p.end(lambda i, n: p.t(562, 828, f"Strona {i} z {n}", fs=7, al="r"))
    return fact(no, d, "PLN", sup, cus, out, nf(n1), nf(n2), due_date=due, subtotal=sub, tax_total=tax, total=sub + tax)

LAYOUTS = {"taxi": taxi, "pest": pest, "expo": expo, "movers": movers, "biuro": biuro}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_consign.py, sixth part."""

from stranger_consign_kit import (Doc, A4, wrap, de, fr, plain, rdiv, pct, iso, anydate, days, digits,
                             rng_for, truth, item, party)

KLUS = [("Arbeid monteur, reparatie warmtepomp", 6750, 21), ("Voorrijkosten", 3950, 21), ("Filterset G4/F7", 4895, 21), ("Schilderwerk woning ouder dan 2 jaar", 4800, 9),
        ("Glaswol isolatiedeken 6 m² incl. verwerking", 11240, 9), ("Onderhoudsabonnement CV-ketel\nperiode januari t/m december", 17400, 21), ("Retour: thermostaat, ongebruikt", -8900, 21),
        ("Koperen knelkoppeling 15 mm", 385, 21)]


def snelnl(path, seed, rows):
    rng = rng_for("snelnl", seed, rows)
    p = Doc(path, A4, "Factuur", "Moneybird")
    cust = party(rng, "nl")
    sup = rng.choice(["Warmtewacht Salland", "Klusbedrijf Oeverzicht", "De Groene Monteur V.O.F."])
    btw = "NL%sB%s" % (digits(rng, 9), rng.choice(["01", "02", "14"]))
    kvk = digits(rng, 8)
    d = anydate(rng)
    due = days(d, 14)
    no = "%d-%04d" % (d.year, rng.randint(3, 890))
    kl = str(rng.randint(20, 990))
    f = lambda x: x.strftime("%d-%m-%Y")
    g = "#2f7d32"
    eur = lambda v: "€ " + de(v) if v >= 0 else "€ -" + de(-v)

    def thead(y):
        for x, h in ((60, "Aantal"), (108, "Omschrijving")):
            p.t(x, y, h, "NB", 8.5, c=g)
        for x, h in ((392, "Prijs"), (468, "Totaal"), (535, "Btw")):
            p.t(x, y, h, "NB", 8.5, "r", g)
        p.line(60, y + 6, 535, y + 6, 1.4, g)
        return y + 22

    p.t(535, 64, sup, "NB", 16, "r", g)
    p.ts(535, 80, ["Kanaaldijk 21", "7731 KC  Ommen", "KvK " + kvk, "Btw " + btw, "NL44 SALB 0417 1643 00"], "N", 8, 11, "r")
    p.ts(60, 150, [cust["name"], "T.a.v. de administratie", cust["street"], cust["city"]], "N", 9.5, 13)
    p.t(60, 236, "Factuur " + no, "NB", 15, c=g)
    for x, a, b in ((60, "Factuurdatum", f(d)), (180, "Vervaldatum", f(due)), (300, "Klantnummer", kl), (420, "Uw referentie", "offerte " + digits(rng, 3))):
        p.t(x, 258, a, "N", 7.5, c="#777777")
        p.t(x, 270, b, "N", 9)
    y = thead(304)
    lines, base = [], {}
    for i in range(rows):
        n, pr, r = rng.choice(KLUS if sum(base.values()) > 25000 else KLUS[:4])
        if pr > 0:
            pr += rng.randint(0, 40) * 5
        q = rng.choice([1, 1, 2, 3, 4, 8]) * 100
        if n.startswith(("Arbeid", "Schilder")):
            q += rng.choice([0, 25, 50, 75])
        if pr < 0:
            q = 100
        amt = rdiv(q * pr, 100)
        base[r] = base.get(r, 0) + amt
        dl = wrap(n, "N", 9, 215)
        h = 12 * len(dl) + 6
        if y + h > 770:
            p.t(297, 815, lambda a, b: "Pagina %d van %d" % (a, b), "N", 7, "c", "#777777")
            p.page()
            p.t(60, 50, "Vervolg factuur " + no, "N", 8, c="#777777")
            y = thead(76)
        qs = de(q).rstrip("0").rstrip(",")
        p.t(66, y, qs + " x", "N", 9)
        p.ts(108, y, dl, "N", 9, 12)
        p.row(y, [(392, "r", "N"), (468, "r", "N"), (535, "r", "N")], [eur(pr), eur(amt), "%d%%" % r], 9)
        y += h
        lines.append(item(" ".join(dl), qs.replace(",", "."), plain(pr), str(r), plain(amt)))
    net = sum(base.values())
    tx = {r: pct(b, r * 100) for r, b in base.items()}
    tax = sum(tx.values())
    if y + 140 > 770:
        p.t(297, 815, lambda a, b: "Pagina %d van %d" % (a, b), "N", 7, "c", "#777777")
        p.page()
        y = 76
    p.line(300, y - 4, 535, y - 4, .6)
    y += 12
    rs = [("Subtotaal", net)] + [("%d%% btw over %s" % (r, eur(base[r])), tx[r]) for r in sorted(base)] + [("Totaal", net + tax)]
    for a, v in rs:
        ft = "NB" if a == "Totaal" else "N"
        p.t(300, y, a, ft, 9)
        p.t(468, y, eur(v), ft, 9, "r")
        y += 15
    y += 24
    p.para(60, y, "We verzoeken u vriendelijk het bovenstaande bedrag van %s voor %s te voldoen op onze bankrekening onder vermelding van het factuurnummer %s. "
           "Voor vragen kunt u contact opnemen per e-mail." % (eur(net + tax), f(due), no), 475, "N", 9, 13)
    p.t(297, 815, lambda a, b: "Pagina %d van %d" % (a, b), "N", 7, "c", "#777777")
    p.save()
    tt = {"subtotal": plain(net), "tax": plain(tax), "total": plain(net + tax)}
    if len(tx) > 1:
        del tt["tax"]
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", supplier={"name": sup, "tax_id": btw},
                 recipient={"name": cust["name"]}, line_items=lines, totals=tt)


HURT = [("Łożysko kulkowe 6204-2RS", "szt.", 1240, 23), ("Olej hydrauliczny HL-46, beczka 205 l", "szt.", 189900, 23), ("Mąka pszenna typ 550 worek 25 kg", "kg", 232, 5),
        ("Pasek klinowy A-1250 zębaty", "szt.", 2875, 23), ("Usługa transportowa krajowa", "usł.", 35000, 23), ("Podręcznik BHP dla magazyniera, wyd. 3 poprawione i uzupełnione", "egz.", 4900, 5),
        ("Rękawice robocze powlekane nitrylem rozm. 10", "para", 649, 23), ("Śruba M12x60 kl. 8.8 ocynk", "kg", 1615, 23), ("Posiłek regeneracyjny", "szt.", 1890, 8)]


def contapl(path, seed, rows):
    rng = rng_for("contapl", seed, rows)
    p = Doc(path, A4, "Faktura", "Comarch ERP Optima")
    cust = party(rng, "pl")
    sup = rng.choice(["Hurtownia Techniczna ŁOŻMAX Sp. z o.o.", "P.H.U. „Sokółka” Spółka Jawna", "Zakłady Zaopatrzenia Żuraw S.A."])
    nipf = lambda: "%s-%s-%s-%s" % (digits(rng, 3), digits(rng, 3), digits(rng, 2), digits(rng, 2))
    nip, cnip = nipf(), nipf()
    d = anydate(rng)
    due = days(d, 21)
    no = "FS/%d/%02d/%d" % (rng.randint(1, 990), d.month, d.year)
    pl = lambda v: fr(v)
    z = lambda x: x.strftime("%d.%m.%Y")
    xs = [32, 50, 228, 254, 298, 346, 408, 436, 494, 563]
    hd = [["Lp."], ["Nazwa towaru / usługi"], ["J.m."], ["Ilość"], ["Cena", "netto"], ["Wartość", "netto"], ["VAT"], ["Kwota", "VAT"], ["Wartość", "brutto"]]

    def thead(y):
        p.box(32, y, 531, 24, "#eeeeee", "#000000", .5)
        for i, h in enumerate(hd):
            p.ts((xs[i] + xs[i + 1]) / 2, y + (14 if len(h) == 1 else 10), h, "DCB", 7, 9, "c")
        for x in xs[1:-1]:
            p.line(x, y, x, y + 24, .5)
        return y + 24

    def rowbox(y, h):
        for x in xs:
            p.line(x, y, x, y + h, .4)
        p.line(32, y + h, 563, y + h, .4)

    def rrow(y, vals, f="DC", z_=7.5):
        for i, v in vals.items():
            p.t(xs[i + 1] - 3, y, v, f, z_, "r")

    p.t(563, 44, "Poznań, dnia " + z(d), "DC", 9, "r")
    p.t(297, 70, "Faktura VAT nr " + no, "DCB", 15, "c")
    p.t(297, 84, "ORYGINAŁ", "DC", 8, "c")
    p.ts(32, 104, ["Data dokonania dostawy / wykonania usługi: " + z(days(d, -2)), "Sposób zapłaty: przelew 21 dni      Termin płatności: " + z(due)], "DC", 8, 12)
    p.box(32, 128, 255, 78, None, "#000000", .5)
    p.box(308, 128, 255, 78, None, "#000000", .5)
    p.t(38, 140, "Sprzedawca:", "DCB", 8)
    p.ts(38, 153, [sup, "ul. Kowalewicka 8", "60-002 Poznań", "NIP: " + nip], "DC", 8.5, 12.5)
    p.t(314, 140, "Nabywca:", "DCB", 8)
    p.ts(314, 153, [cust["name"], cust["street"], cust["city"], "NIP: " + cnip], "DC", 8.5, 12.5)
    p.t(32, 220, "Bank: Wielkopolski Bank Handlowy  nr konta: 71 1600 0003 2204 1180 0000 4415", "DC", 8)
    y = thead(230)
    lines, b = [], {}
    for i in range(rows):
        n, u, pr, r = rng.choice(HURT)
        pr += rng.randint(0, 60)
        q = rng.choice([1, 2, 4, 6, 10, 12]) * 1000
        if u == "kg":
            q = rng.randint(20, 400) * 250
        ns = rdiv(q * pr, 1000)
        v = pct(ns, r * 100)
        b.setdefault(r, [0, 0])
        b[r][0] += ns
        b[r][1] += v
        dl = wrap(n, "DC", 7.5, 171)
        h = 9.5 * len(dl) + 5
        if y + h > 780:
            p.t(563, 822, lambda a, t: "Strona %d/%d" % (a, t), "DC", 7, "r")
            p.page()
            p.t(32, 40, "Faktura VAT nr " + no, "DC", 8)
            y = thead(48)
        qs = fr(q // 1000, 0) if q % 1000 == 0 and u != "kg" else fr(q, 3)
        rrow(y + 9.5, {0: str(i + 1), 2: u, 3: qs, 4: pl(pr), 5: pl(ns), 6: "%d%%" % r, 7: pl(v), 8: pl(ns + v)})
        p.ts(53, y + 9.5, dl, "DC", 7.5, 9.5)
        rowbox(y, h)
        y += h
        lines.append(item(" ".join(dl), qs.replace(" ", "").replace(",", "."), plain(pr), str(r), plain(ns)))
    if y + 190 > 800:
        p.t(563, 822, lambda a, t: "Strona %d/%d" % (a, t), "DC", 7, "r")
        p.page()
        y = 48
    net = sum(v[0] for v in b.values())
    tax = sum(v[1] for v in b.values())
    y += 6
    for k, (lab, rr, vals) in enumerate([("Razem:", "X", (net, tax))] + [("W tym:" if j == 0 else "", "%d%%" % r, tuple(b[r])) for j, r in enumerate(sorted(b, reverse=True))]):
        f = "DCB" if k == 0 else "DC"
        p.t(xs[5] - 3, y + 9.5, lab, f, 7.5, "r")
        rrow(y + 9.5, {5: pl(vals[0]), 6: rr, 7: pl(vals[1]), 8: pl(sum(vals))}, f)
        p.box(xs[5], y, xs[9] - xs[5], 14, None, "#000000", .4)
        y += 14
    tot = net + tax
    y += 22
    p.t(32, y, "Razem do zapłaty: %s PLN" % pl(tot), "DCB", 12)
    p.t(32, y + 15, "Zapłacono: 0,00 PLN      Pozostało do zapłaty: %s PLN" % pl(tot), "DC", 8.5)
    p.line(60, y + 80, 220, y + 80, .4, None, ([1, 2], 0))
    p.line(375, y + 80, 535, y + 80, .4, None, ([1, 2], 0))
    p.t(140, y + 90, "osoba upoważniona do odbioru", "DC", 6.5, "c")
    p.t(455, y + 90, "osoba upoważniona do wystawienia", "DC", 6.5, "c")
    p.t(563, 822, lambda a, t: "Strona %d/%d" % (a, t), "DC", 7, "r")
    p.save()
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="PLN", supplier={"name": sup, "tax_id": nip},
                 recipient={"name": cust["name"], "tax_id": cnip}, line_items=lines,
                 totals={"subtotal": plain(net), "tax": plain(tax), "total": plain(tot), "paid": "0.00", "due": plain(tot)})


FERR = [("GUA-204", "Guarnizione piana DN 50 EPDM", "PZ", 2850, 22), ("VLV-12S", "Valvola a sfera 1/2\" passaggio totale leva rossa", "PZ", 7450, 22), ("TUB-ML16", "Tubo multistrato 16x2 coibentato", "MT", 1875, 22),
        ("CAR-A4", "Carta lana di vetro rotolo H 1,20", "RT", 34500, 22), ("PAN-TOM", "Passata di pomodoro 700 g x 12", "CT", 12400, 10), ("OLI-EVO", "Olio extravergine di oliva 5 l", "LT", 42160, 4),
        ("POM-32", "Pompa circolatrice elettronica 25-60 classe A, completa di bocchettoni", "PZ", 146800, 22), ("FAS-100", "Fascette nylon nere 200x4,8 conf. 100", "CF", 3150, 22)]


def fattit(path, seed, rows):
    rng = rng_for("fattit", seed, rows)
    p = Doc(path, A4, "Fattura", "Danea Easyfatt")
    cust = party(rng, "it")
    sup = rng.choice(["Termoidraulica Val Leogra S.r.l.", "Forniture Brenta di Marangon & C. S.n.c.", "Ingross Garda S.p.A."])
    piva = digits(rng, 11, False)
    cpiva = digits(rng, 11, False)
    d = anydate(rng)
    due = days(d, 60)
    no = "%d/%s" % (rng.randint(11, 1890), rng.choice(["A", "2", "V"]))
    f = lambda x: x.strftime("%d/%m/%Y")
    bl = "#1d4e89"
    cols = [(36, "l", "H"), (96, "l", "H"), (312, "l", "H"), (362, "r", "H"), (424, "r", "H"), (466, "r", "H"), (532, "r", "H"), (558, "r", "H")]

    def head():
        p.t(32, 46, sup, "HB", 14, c=bl)
        p.ts(32, 60, ["Via delle Industrie, 27 - 36015 Schio (VI)", "Tel. 0445 550142 - info@forniture.example", "P.IVA e C.F. IT" + piva + " - REA VI-284410 - Cap. Soc. € 50.000,00 i.v."], "H", 7.5, 10)
        p.t(32, 114, "Fattura differita", "HB", 9, c=bl)
        for x, w, a, b in ((32, 70, "nr.", no), (102, 80, "del", f(d)), (182, 50, "pag.", None)):
            p.box(x, 118, w, 24, None, bl, .5)
            p.t(x + 3, 125, a, "H", 5.5, c=bl)
            p.t(x + w / 2, 137, b or (lambda a, t: "%d di %d" % (a, t)), "HB", 9, "c")
        p.box(300, 84, 263, 70, None, bl, .5, 4)
        p.t(306, 93, "Spett.le", "H", 6.5, c=bl)
        p.ts(306, 106, [cust["name"], cust["street"], cust["city"], "P.IVA IT" + cpiva + "   Cod. dest. " + cd], "H", 9, 13)
        p.box(32, 162, 531, 22, None, bl, .5)
        p.t(36, 169, "Pagamento", "H", 5.5, c=bl)
        p.t(36, 180, "Ricevuta bancaria 60 gg d.f.", "H", 8.5)
        p.t(240, 169, "Vs. ordine", "H", 5.5, c=bl)
        p.t(240, 180, po, "H", 8.5)
        p.t(400, 169, "Agente", "H", 5.5, c=bl)
        p.t(400, 180, "Direzionale", "H", 8.5)
        p.box(32, 194, 531, 15, bl)
        for (x, al, _), h in zip(cols, ["Cod.", "Descrizione", "U.M.", "Quantità", "Prezzo", "Sconto", "Importo", "Iva"]):
            p.t(x, 204, h, "HB", 7.5, al, "#ffffff")
        return 224

    cd = rng.choice("KMTWS") + digits(rng, 6)
    po = "OA%s/%d" % (digits(rng, 3), d.year)
    y = head()
    lines, base, left, sub = [], {}, rows, 0
    while left:
        k = min(left, rng.randint(2, 8))
        left -= k
        if y > 610:
            p.t(558, 664, "segue >>>", "HI", 8, "r")
            p.page()
            y = head()
        p.t(96, y, "Rif. DDT nr. %d del %s" % (rng.randint(20, 2900), f(days(d, -rng.randint(0, 25)))), "HI", 8, c=bl)
        y += 13
        for _ in range(k):
            c, n, u, pr, r = rng.choice(FERR)
            pr += rng.randint(0, 40) * 5
            q = rng.choice([1, 2, 5, 10, 24, 50]) if u != "MT" else rng.randint(10, 200)
            sc = rng.choice([(), (), (10,), (30, 5), (40, 10)])
            top, den = q * pr, 10
            for x in sc:
                top, den = top * (100 - x), den * 100
            amt = rdiv(top, den)
            base[r] = base.get(r, 0) + amt
            sub += amt
            dl = wrap(n, "H", 8, 208)
            if y + 10 * len(dl) > 650:
                p.t(558, 664, "segue >>>", "HI", 8, "r")
                p.page()
                y = head()
            p.row(y, cols, [c, None, u, de(q, 0), de(pr, 3), "+".join(map(str, sc)) + "%" if sc else "", de(amt), str(r)], 8)
            p.ts(96, y, dl, "H", 8, 10)
            y += 10 * len(dl) + 4
            lines.append(item(" ".join(dl), str(q), plain(pr, 3), str(r), plain(amt)))
    tr = rng.choice([0, 1200, 2500])
    taxb = dict(base)
    if tr:
        taxb[22] = taxb.get(22, 0) + tr
    tx = {r: pct(v, r * 100) for r, v in taxb.items()}
    net, tax = sub + tr, sum(tx.values())
    tot = net + tax
    p.line(32, 656, 563, 656, .5, bl)
    p.box(32, 672, 250, 68, None, bl, .5)
    p.t(36, 682, "Riepilogo IVA", "HB", 7.5, c=bl)
    p.t(190, 682, "Imponibile", "H", 7, "r", bl)
    p.t(276, 682, "Imposta", "H", 7, "r", bl)
    yy = 694
    for r in sorted(taxb):
        p.t(36, yy, "Aliquota %d%%" % r, "H", 8)
        p.t(190, yy, de(taxb[r]), "H", 8, "r")
        p.t(276, yy, de(tx[r]), "H", 8, "r")
        yy += 12
    rs = [("Tot. merce", sub)] + ([("Spese di trasporto", tr)] if tr else []) + [("Tot. imponibile", net), ("Tot. IVA", tax)]
    yy = 682
    for a, v in rs:
        p.t(330, yy, a, "H", 8.5)
        p.t(558, yy, "€ " + de(v), "H", 8.5, "r")
        yy += 13
    p.box(320, yy - 6, 243, 20, bl)
    p.t(330, yy + 8, "Tot. documento", "HB", 10, c="#ffffff")
    p.t(558, yy + 8, "€ " + de(tot), "HB", 10, "r", "#ffffff")
    p.t(32, 756, "Scadenze:", "HB", 8, c=bl)
    p.t(80, 756, "%s: € %s" % (f(due), de(tot)), "H", 8.5)
    p.para(32, 776, "Documento privo di valenza fiscale ai sensi dell'art. 21 Dpr 633/72. L'originale è disponibile all'indirizzo telematico da Lei fornito oppure "
           "nella Sua area riservata dell'Agenzia delle Entrate. Contributo CONAI assolto ove dovuto.", 531, "HI", 7, 9)
    p.save()
    tt = {"subtotal": plain(sub), "tax": plain(tax), "total": plain(tot)}
    if tr:
        tt["shipping"] = plain(tr)
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", purchase_order=po, supplier={"name": sup, "tax_id": "IT" + piva},
                 recipient={"name": cust["name"], "tax_id": "IT" + cpiva}, line_items=lines, totals=tt)


LAYOUTS = {"snelnl": snelnl, "contapl": contapl, "fattit": fattit}

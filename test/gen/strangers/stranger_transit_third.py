# SPDX-License-Identifier: AGPL-3.0-or-later
"""An Italian ERP print, a Québec telecom bill, a Polish VAT invoice."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.platypus import KeepTogether, Spacer, Table, TableStyle

from stranger_transit_kit import (A4, A4H, A4W, LH, LW, amt, block, day, digits, flow, fmt, left, letter, lines, mid, paint, para, part,
                 pick, right, rng, row, table)


def itgrid(path, seed, rows):
    r = rng("itgrid", seed, rows)
    firm, cap = r.choice([("FERRAMENTA GALVARINI S.r.l.", "25018 MONTICHIARI (BS)"), ("OFFICINE MECCANICHE BREVONIO S.n.c.", "41012 CARPI (MO)"),
                          ("TECNOVERDE SALUSTRI S.p.A.", "06049 SPOLETO (PG)")])
    who, cp = r.choice([("EDIL CASTELROSSO DI MARINO P. & C. S.a.s.", "26100 CREMONA (CR)"), ("AZIENDA AGRICOLA POGGIOBELLO", "42015 CORREGGIO (RE)"),
                        ("CONDOMINIO VIA DEI TIGLI 12", "06034 FOLIGNO (PG)")])
    d = day(r)
    due = (d.replace(day=1) + dt.timedelta(days=62)).replace(day=1) - dt.timedelta(days=1)
    num = f"{r.randrange(101, 2999)}/A"
    piva, cpiva = digits(r, 11), digits(r, 11)
    pool = [("TASS.FISCHIO 8X40 PZ.100", "NR", 4_80, 22), ("CEMENTO 32,5 R SACCO KG 25", "NR", 5_35, 22), ("TUBO MULTISTRATO 20X2 ROTOLO", "MT", 1_64, 22),
            ("SEMENTE PRATO RUSTICO", "KG", 7_90, 10), ("CERNIERA ANUBA 14 ZINCATA", "NR", 1_12, 22), ("CONCIME ORGANICO PELLETTATO", "KG", 85, 4),
            ("GUARNIZIONE FLANGIA DN50 CON INSERTO IN ACCIAIO E ANELLO DI CENTRAGGIO", "NR", 6_30, 22), ("RETE ELETTROSALDATA 20X20 D.6", "MQ", 3_47, 22),
            ("VITE TE 8.8 M12X60 UNI 5739", "NR", 41, 22), ("PIANTE LAURO H 100/120", "NR", 9_50, 10), ("MANODOPERA OFFICINA", "HH", 38_00, 22), ("LUCCHETTO ARCO LUNGO MM 50", "NR", 13_25, 22)]
    items, truth, base = [], [], {}
    for desc, um, price, iva in pick(r, pool, rows):
        q = r.choice([150, 1250, 2400, 5000]) if um in ("MT", "KG", "MQ", "HH") else 100 * r.randrange(1, 60)
        sc = r.choice([0, 0, 1000, 1500, 3500])
        v = part(q * price * (10000 - sc), 1000000)
        base[iva] = base.get(iva, 0) + v
        items.append({"c": f"{desc[:3].replace('.', 'X')}{len(desc) * 137 % 9000 + 1000}", "d": desc, "u": um, "q": fmt(q, ".", ","), "p": fmt(price, ".", ","),
                      "s": fmt(sc, ".", ",") if sc else "", "a": fmt(v, ".", ","), "i": str(iva)})
        truth.append(row(desc, amt(q), amt(price), amt(sc) if sc else None, str(iva), amt(v)))
    net = sum(base.values())
    taxes = {k: part(v * k, 100) for k, v in base.items()}
    tax = sum(taxes.values())
    cols = [("c", 32, 54, "l"), ("d", 91, 192, "l"), ("u", 286, 22, "c"), ("q", 310, 52, "r"), ("p", 366, 54, "r"), ("s", 424, 38, "r"), ("a", 466, 68, "r"), ("i", 540, 24, "c")]
    edges = [28, 88, 284, 310, 365, 423, 465, 538, 567]

    def head(c, y):
        c.setLineWidth(.4)
        for a, b, s in zip(edges, edges[1:], ("Cod. articolo", "Descrizione", "U.M.", "Quantità", "Prezzo", "Sc. %", "Importo", "IVA")):
            left(c, a + 3, y - 8, s, "Helvetica-Oblique", 7)
            c.line(a, y, a, 196)
        c.line(567, y, 567, 196)
        c.line(28, y, 567, y)
        c.line(28, 196, 567, 196)
        c.line(28, y - 11, 567, y - 11)
        return y - 12

    def draw(c, n):
        def box(x, y, w, h, k, v, al="l", f="Helvetica", z=9):
            c.setLineWidth(.4)
            c.rect(x, y, w, h)
            left(c, x + 3, y + h - 8, k, "Helvetica-Oblique", 6.5)
            (right if al == "r" else left)(c, x + w - 4 if al == "r" else x + 3, y + 5, v, f, z)

        def top():
            left(c, 28, A4H - 50, firm, "Times-Bold", 15)
            lines(c, 28, A4H - 64, ["Via dell'Artigianato, 31 - " + cap, f"P.IVA e C.F. {piva} - R.E.A. {piva[-6:]}", "Tel. 030 0000000 - info@esempio.example"], "Times-Roman", 9, 11)
            c.rect(306, A4H - 178, 261, 76)
            left(c, 309, A4H - 110, "Spett.le", "Helvetica-Oblique", 7)
            lines(c, 320, A4H - 126, [who, "VIA CAVOUR, 7", cp], "Helvetica", 10, 14)
            box(28, A4H - 128, 130, 26, "Tipo documento", "FATTURA DI CORTESIA", f="Helvetica-Bold")
            box(158, A4H - 128, 142, 26, "Partita IVA cliente", cpiva)
            box(28, A4H - 154, 130, 26, "Numero documento", num, f="Helvetica-Bold")
            box(158, A4H - 154, 92, 26, "Data documento", f"{d:%d/%m/%Y}")
            box(250, A4H - 154, 50, 26, "Pag.", f"{c.getPageNumber()} di {n}")
            box(28, A4H - 180, 272, 26, "Condizioni di pagamento", "RIMESSA DIRETTA 30 GG D.F. F.M.")
            return A4H - 192

        def bottom(last):
            star = "" if last else "segue"
            rows4 = sorted(taxes)
            for j, k in enumerate(("Imponibile", "% IVA", "Imposta")):
                x, w = ((28, 90), (118, 44), (162, 80))[j]
                c.rect(x, 126, w, 62)
                left(c, x + 3, 180, k, "Helvetica-Oblique", 6.5)
                for i, t in enumerate(rows4 if last else []):
                    s = (fmt(base[t], ".", ","), str(t), fmt(taxes[t], ".", ","))[j]
                    right(c, x + w - 4, 168 - 13 * i, s, "Helvetica", 9)
            box(250, 157, 105, 31, "Totale imponibile", fmt(net, ".", ",") if last else star, "r")
            box(355, 157, 90, 31, "Totale imposta", fmt(tax, ".", ",") if last else star, "r")
            box(445, 157, 122, 31, "TOTALE DOCUMENTO  EUR", fmt(net + tax, ".", ",") if last else star, "r", "Helvetica-Bold", 11)
            box(250, 126, 195, 31, "Scadenze", f"{due:%d/%m/%Y}   {fmt(net + tax, '.', ',')}" if last else star)
            box(445, 126, 122, 31, "Banca d'appoggio", "BANCA DEL BORGO", z=8)
            left(c, 28, 112, "Copia di cortesia priva di valore fiscale: l'originale è trasmesso in formato elettronico al Sistema di Interscambio.", "Helvetica", 6.8)

        def turn(c):
            bottom(False)
            c.showPage()
            return top()
        table(c, cols, items, top(), 200, head, turn, "Helvetica", 8, 10, 3)
        bottom(True)
    paint(path, A4, "Fattura", draw)
    return {"data": {"invoice_number": num, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": firm, "tax_id": piva},
                     "customer": {"name": who, "tax_id": cpiva}, "line_items": truth, "subtotal": amt(net), "tax_total": amt(tax), "total": amt(net + tax)}}


MOISC = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"]


def qctelecom(path, seed, rows):
    r = rng("qctelecom", seed, rows)
    firm, ville = r.choice([("Télécom Rivenord inc.", "Rimouski (Québec)  G5L 0Z0"), ("Câblo Lanaudois coop", "Joliette (Québec)  J6E 0Z0"), ("Fibre Grand-Pic inc.", "Saguenay (Québec)  G7H 0Z0")])
    who, av, vc = r.choice([("Garage Yvon Thibodière enr.", "845, rang Saint-Jude", "Matane (Québec)  G4W 0Z0"), ("Mme Solange Beauparlant", "12, rue des Érables, app. 3", "Berthierville (Québec)  J0K 0Z0"),
                            ("Coiffure Mirabelle 9999-0012 Québec inc.", "310, boul. du Royaume", "Jonquière (Québec)  G7X 0Z0")])
    d = day(r)
    due = d + dt.timedelta(days=21)
    num = digits(r, 10)
    tps, tvq = f"{digits(r, 9)} RT0001", f"{digits(r, 10)} TQ0001"
    fr = lambda x: f"{x.day}{'er' if x.day == 1 else ''} {MOISC[x.month - 1]} {x.year}"
    money = lambda v: fmt(v, "\u00a0", ",") + "\u00a0$"
    pool = [("Internet fibre 400 Mbit/s illimité", 74_95), ("Location du modem sans fil", 10_00), ("Forfait télé Essentiel, 34 chaînes", 39_00), ("Ligne téléphonique affaires", 29_95),
            ("Afficheur et boîte vocale", 5_00), ("Interurbains États-Unis, 42 min", 2_94), ("Crédit de fidélité", -10_00), ("Adresse IP fixe", 15_00), ("Chaîne à la carte – Cinéma", 12_99),
            ("Frais de réseau 9-1-1 municipal", 52), ("Vidéo sur demande : « Les hivers de Rosalie »", 6_99), ("Ajustement au prorata, changement de forfait", -8_37), ("Visite d'un technicien", 65_00), ("Service Wi-Fi étendu, 2 bornes", 9_95)]
    last = []
    chosen = pick(r, pool, rows)
    if sum(p for _, p in chosen) <= 0:
        chosen[0] = pool[0]
    a = d - dt.timedelta(days=1)
    p0 = a - dt.timedelta(days=29)
    items, truth, sub = [], [], 0
    for desc, price in chosen:
        sub += price
        items.append({"d": desc, "p": f"{p0:%m-%d} au {a:%m-%d}" if price > 10_00 or "Wi" in desc else "", "a": money(price)})
        truth.append(row(desc, amount=amt(price)))
    t1, t2 = part(sub * 5, 100), part(sub * 9975, 100000)
    total = sub + t1 + t2
    prev = part(total * 9, 10)
    owe = r.choice([0, prev])
    cols = [("d", 54, 300, "l"), ("p", 380, 90, "l"), ("a", 478, 78, "r")]
    blue = HexColor("#123c69")

    def head(c, y):
        c.setFillColor(blue)
        c.rect(48, y - 18, 516, 18, stroke=0, fill=1)
        c.setFillGray(1)
        left(c, 54, y - 12.5, "Services et frais", "Com12DvB", 8)
        left(c, 380, y - 12.5, "Période", "Com12DvB", 8)
        right(c, 556, y - 12.5, "Montant", "Com12DvB", 8)
        c.setFillGray(0)
        return y - 21

    def draw(c, n):
        def foot():
            c.setFillGray(.35)
            left(c, 48, 34, f"N° TPS : {tps}     N° TVQ : {tvq}", "Com12Dv", 7)
            right(c, 564, 34, f"Page {c.getPageNumber()} de {n}", "Com12Dv", 7)
            c.setFillGray(0)

        def turn(c):
            foot()
            c.showPage()
            left(c, 48, LH - 46, f"{firm}   –   Facture {num} (suite)", "Com12Dv", 8)
            return LH - 60
        c.setFillColor(blue)
        left(c, 48, LH - 60, firm, "Com12DvB", 17)
        c.setFillGray(0)
        left(c, 48, LH - 74, "55, avenue du Phare, " + ville, "Com12Dv", 7.5)
        lines(c, 60, LH - 140, [who, av, vc], "Com12Dv", 9.5, 13)
        c.setFillGray(.93)
        c.rect(340, LH - 192, 224, 110, stroke=0, fill=1)
        c.setFillGray(0)
        for i, (k, v) in enumerate((("Numéro de compte", num[:3] + "-" + num[3:7]), ("Numéro de facture", num), ("Date de facturation", fr(d)), ("Solde précédent", money(prev)),
                                    ("Paiement reçu – merci", money(owe - prev)), ("Date d'échéance", fr(due)))):
            left(c, 348, LH - 98 - 14 * i, k, "Com12Dv", 8)
            right(c, 556, LH - 98 - 14 * i, v, "Com12Dv", 8)
        left(c, 348, LH - 184, "Montant à payer", "Com12DvB", 9.5)
        right(c, 556, LH - 184, money(total + owe), "Com12DvB", 9.5)
        left(c, 48, LH - 222, "Détail de votre facture", "Com12DvB", 12)
        y = table(c, cols, items, LH - 232, 64, head, turn, "Com12Dv", 8.5, 11, 5)
        if y < 160:
            y = turn(c)
        c.setStrokeColor(blue)
        c.line(340, y - 4, 564, y - 4)
        y -= 18
        for k, v, b in (("Total avant taxes", sub, 0), ("TPS (5 %)", t1, 0), ("TVQ (9,975 %)", t2, 0), ("Total des nouveaux frais", total, 1)):
            left(c, 346, y, k, "Com12DvB" if b else "Com12Dv", 8.5)
            right(c, 556, y, money(v), "Com12DvB" if b else "Com12Dv", 8.5)
            y -= 14
        foot()
    paint(path, letter, "Facture", draw)
    return {"data": {"invoice_number": num, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CAD", "supplier": {"name": firm, "tax_id": tps}, "customer": {"name": who},
                     "line_items": truth, "subtotal": amt(sub), "total": amt(total), "amount_due": amt(total + owe)}}


def plfaktura(path, seed, rows):
    r = rng("plfaktura", seed, rows)
    firm, adr = r.choice([("Hurtownia Jesionka Sp. z o.o.", "ul. Składowa 17\n15-999 Białystok"), ("P.P.H.U. „Żwirbud” Łukasz Grądzki", "ul. Polna 4A\n64-999 Wągrowiec"),
                          ("Drukarnia Świerczyńscy Sp. j.", "al. Róż 61\n43-999 Żory")])
    who, ad2 = r.choice([("Szkoła Podstawowa nr 4 w Miłkowie", "ul. Szkolna 1\n16-999 Miłkowo"), ("Usługi Ogrodnicze Paweł Ździebło", "Nowa Wieś 33\n62-999 Nowa Wieś"),
                         ("Cukiernia Gęślik S.C.", "Rynek 8\n44-999 Łaziska")])
    d = day(r)
    due = d + dt.timedelta(days=r.choice([7, 14, 21]))
    num = f"FV/{r.randrange(1, 420)}/{d.month:02d}/{d.year}"
    nip, cnip = [f"{x[:3]}-{x[3:6]}-{x[6:8]}-{x[8:]}" for x in (digits(r, 10), digits(r, 10))]
    pool = [("Zeszyt A5 60 kartek w kratkę", "szt.", 2_35, 23), ("Kostka brukowa szara 6 cm", "m2", 38_90, 23), ("Mąka tortowa typ 450, worek 25 kg", "szt.", 52_00, 5),
            ("Wizytówki 350 g, folia mat dwustronnie, 250 szt. w opakowaniu", "op.", 74_00, 23), ("Usługa transportowa", "usł.", 120_00, 23), ("Żwir płukany 8-16 mm", "t", 64_50, 23),
            ("Podręcznik „Przyroda wokół nas”, kl. 4", "szt.", 31_43, 5), ("Cukier biały kryształ 1 kg", "kg", 3_19, 5), ("Rękawice robocze, para", "szt.", 6_80, 23), ("Sadzonka świerk kłujący", "szt.", 18_00, 8),
            ("Papier ksero A4, ryza", "ryza", 19_99, 23), ("Montaż obrzeży betonowych", "mb", 22_00, 8)]
    p = lambda s, al=0, b=0, z=7.6: para(s, "Com12NsB" if b else "Com12Ns", z, z * 1.25, al)
    pl = lambda v: fmt(v, "\u00a0", ",")
    cells = [[p(s, 1, 1, 7) for s in ("Lp.", "Nazwa towaru lub usługi", "J.m.", "Ilość", "Cena\nnetto", "Wartość\nnetto", "Stawka\nVAT", "Kwota\nVAT", "Wartość\nbrutto")]]
    truth, base = [], {}
    lt = []
    for i, (desc, jm, price, vat) in enumerate(pick(r, pool, rows)):
        q = r.choice([150, 850, 1225]) if jm in ("m2", "t", "mb") else 100 * r.randrange(1, 31)
        v = part(q * price, 100)
        t = part(v * vat, 100)
        b = base.setdefault(vat, [0, 0])
        b[0] += v
        b[1] += t
        qs = str(q // 100) if q % 100 == 0 else pl(q)
        cells.append([p(str(i + 1), 1), p(desc), p(jm, 1), p(qs, 2), p(pl(price), 2), p(pl(v), 2), p(f"{vat}%", 1), p(pl(t), 2), p(pl(v + t), 2)])
        truth.append(row(desc, qs.replace(",", "."), amt(price), None, str(vat), amt(v)))
    net, tax = sum(b[0] for b in base.values()), sum(b[1] for b in base.values())
    total = net + tax
    part_paid = r.random() < .4
    paid = part(total, 200) * 100 if part_paid else 0

    def story():
        top = Table([[p(f"Faktura VAT nr {num}", 0, 1, 14), p(f"Miejsce wystawienia: {adr.split()[-1]}\nData wystawienia: {d:%Y-%m-%d}\nData sprzedaży: {d - dt.timedelta(days=1):%Y-%m-%d}", 2, 0, 8)]], colWidths=[300, 215])
        who2 = Table([[p("Sprzedawca", 0, 1, 8.5), p("Nabywca", 0, 1, 8.5)], [p(firm, 0, 1, 9), p(who, 0, 1, 9)], [p(f"{adr}\nNIP: {nip}", z=8.5), p(f"{ad2}\nNIP: {cnip}", z=8.5)]], colWidths=[257, 258])
        who2.setStyle(TableStyle([("LINEBELOW", (0, 0), (0, 0), .6, HexColor("#444444")), ("LINEBELOW", (1, 0), (1, 0), .6, HexColor("#444444")), ("BOTTOMPADDING", (0, 1), (-1, 1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
        w = [24, 158, 30, 38, 52, 60, 38, 54, 61]
        grid = [("GRID", (0, 0), (-1, -1), .4, HexColor("#555555")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5),
                ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
        t = Table(cells, colWidths=w, repeatRows=1, style=TableStyle(grid + [("BACKGROUND", (0, 0), (-1, 0), HexColor("#e3e3e3"))]))
        sm = [[p("Razem", 2, 1), p(pl(net), 2, 1), p("X", 1), p(pl(tax), 2, 1), p(pl(total), 2, 1)]]
        for i, k in enumerate(sorted(base, reverse=True)):
            sm.append([p("w tym" if i == 0 else "", 2), p(pl(base[k][0]), 2), p(f"{k}%", 1), p(pl(base[k][1]), 2), p(pl(sum(base[k])), 2)])
        s = Table(sm, colWidths=[52, 60, 38, 54, 61], hAlign="RIGHT", style=TableStyle(grid[1:] + [("GRID", (1, 0), (-1, -1), .4, HexColor("#555555"))]))
        pay = f"Sposób zapłaty: przelew   Termin płatności: {due:%Y-%m-%d}\nNr konta: 00 1111 0000 0000 {nip[:3]}0 0000 {nip[-2:]}00"
        out = [p(f"Zapłacono: {pl(paid)} PLN", z=9)] if paid else []
        end = Table([[p(pay, z=8.5), out + [p(f"Do zapłaty: {pl(total - paid)} PLN", 0, 1, 12)]]], colWidths=[300, 215], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
        sign = Table([[p("Wystawił(a): Anna Śliwińska", 1, 0, 7.5), p("Odebrał(a)", 1, 0, 7.5)]], colWidths=[257, 258])
        return [top, Spacer(1, 10), who2, Spacer(1, 12), t, Spacer(1, 4), KeepTogether([s, Spacer(1, 12), end, Spacer(1, 40), sign])]

    def foot(c, n, of):
        right(c, A4W - 40, 26, f"{num}  strona {n}/{of}", "Com12Ns", 7)
    flow(path, A4, (40, 40, 40, 44), "Faktura", story, foot, foot)
    data = {"invoice_number": num, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "PLN", "supplier": {"name": firm, "tax_id": nip}, "customer": {"name": who, "tax_id": cnip},
            "line_items": truth, "subtotal": amt(net), "tax_total": amt(tax), "total": amt(total), "amount_due": amt(total - paid)}
    return {"data": data}


LAYOUTS = {"itgrid": itgrid, "qctelecom": qctelecom, "plfaktura": plfaktura}

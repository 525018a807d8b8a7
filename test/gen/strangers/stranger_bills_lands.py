# SPDX-License-Identifier: AGPL-3.0-or-later
"""More of stranger_bills.py: Germany, France, the Netherlands, Spain, Italy."""

import datetime as dt
from decimal import Decimal as D

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.platypus import Table, TableStyle
from stranger_pen import MNL, N, NB, P, S, de_vat, digits, dmy, doc, es_cif, esc, eu, fmt, fr_ids, groups, grp4, iban, idate, it_piva, nl_vat, q2, sp, wrap


def handel(r, n):
    """A trader (Germany): carried over from page to page."""
    date = idate(r)
    due = date + dt.timedelta(30)
    lief = date - dt.timedelta(3)
    pool = [("Spanplattenschraube TX 4,0 x 40 mm, verzinkt, VE 500 Stück", "VE", 1290, 2450, 19), ("Dichtmasse Acryl weiß 310 ml", "Stk", 219, 389, 19), ("Arbeitsstunde Monteur", "Std", 5800, 6200, 19), ("Kupferrohr 15 x 1 mm, Stange à 5 m", "Stg", 2890, 3650, 19), ("Fachbuch „Haustechnik kompakt“, 3. Auflage", "Stk", 3490, 4990, 7), ("Anfahrtspauschale Zone 2", "psch", 4500, 4500, 19), ('Waschtischarmatur Einhebelmischer, verchromt, mit Ablaufgarnitur und Druckschläuchen 3/8"', "Stk", 8990, 15900, 19), ("Mineralwasser Kasten", "Kst", 599, 799, 7), ("Gipskartonplatte 12,5 mm, 2.000 x 1.250", "m²", 310, 520, 19)]
    rows = []
    for k in range(n):
        ds, un, lo, hi, v = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = D(r.randint(1, 30)) if un != "Std" else D(r.randint(2, 60)) / 4
        if un == "m²":
            qy = D(r.randint(50, 900)) / 10
        if un == "psch":
            qy = D(1)
        rows.append(dict(a=f"{r.randint(10, 98)}{r.randint(100, 999)}.{r.randint(10, 99)}", d=ds, un=un, q=qy, u=u, rate=v, amt=q2(u * qy)))
    g = groups(rows)
    tx = {k: q2(v * k / 100) for k, v in g.items()}
    net = sum(g.values())
    tot = net + sum(tx.values())
    num = f"RE{date.year}-{r.randint(10000, 49999)}"
    po = f"B-{r.randint(1000, 9999)}/{date.year % 100}"
    vat = de_vat(r)
    ib = iban("DE", "70150000" + digits(r, 10))
    rn = r.choice(["Baugeschäft Ellwanger & Söhne KG", "Hausverwaltung Grünfeld GmbH", "Gasthof zur Alten Mühle e.K."])
    kd = digits(r, 6)
    items = [dict(description=x["d"], quantity=f"{x['q']:.2f}", unit_price=S(x["u"]), tax_rate=str(x["rate"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Ostermann Haustechnik Großhandel GmbH", tax_id=vat), dict(name=rn), "EUR", items, dict(subtotal=net, tax=sum(tx.values()), total=tot), due, po)


    def draw(w):
        A, AB = ("DC", "DCB")
        L, R = (60, 550)
        k = dict(words=True)
        X = dict(pos=L + 16, art=L + 24, bez=L + 76, men=L + 298, ein=L + 304, ep=L + 380, st=L + 422, gp=R)


        def foot():
            w.ln(L, 770, R, 770, 0.4)
            for x, ls in ((L, ["Ostermann Haustechnik", "Großhandel GmbH", "Dachauer Landstr. 212", "80993 München"]), (L + 125, ["Tel. 089 / 555 01-0", "Fax 089 / 555 01-99", "info@ostermann.example", "Geschäftsführer: A. Rohrbach"]), (L + 250, ["Amtsgericht München", "HRB 218 441", f"USt-IdNr.: {vat}", "St.-Nr.: 143/217/40518"]), (L + 365, ["Stadtsparkasse", f"{grp4(ib)}", "BIC SSKMDEMMXXX"])):
                w.lines(x, 780, ls, 9, f=A, z=6.5, **k)


        def thead(y):
            for x, s, a in (("pos", "Pos.", "r"), ("art", "Art.-Nr.", "l"), ("bez", "Bezeichnung", "l"), ("men", "Menge", "r"), ("ein", "Einh.", "l"), ("ep", "E-Preis €", "r"), ("st", "USt. %", "r"), ("gp", "G-Preis €", "r")):
                w.t(X[x], y, s, AB, 8, a)
            w.ln(L, y + 4, R, y + 4, 0.8)
            return y + 17
        w.t(R, 60, "OSTERMANN", AB, 20, "r", "#b3001b", cs=2)
        w.t(R, 74, "Haustechnik · Sanitär · Baustoffe", A, 8, "r", "#555555")
        w.ln(14, 298, 26, 298, 0.3)
        w.ln(14, 421, 30, 421, 0.3)
        w.t(L, 132, "Ostermann Haustechnik Großhandel GmbH · Dachauer Landstr. 212 · 80993 München", A, 6, col="#555555")
        w.ln(L, 135, L + 245, 135, 0.3)
        w.lines(L, 152, [rn, "Einkauf", "Schillerweg 17", "82110 Germering"], 13, f=A, z=10, **k)
        y = 152
        for a, b in (("Rechnungsnummer:", num), ("Rechnungsdatum:", dmy(date)), ("Kundennummer:", kd), ("Ihre Bestellung:", po), ("Lieferdatum:", dmy(lief)), ("Bearbeiter:", "Fr. Zeisig, DW -34")):
            w.t(385, y, a, A, 8.5, **k)
            w.t(R, y, b, A, 8.5, "r", **k)
            y += 12
        w.t(L, 252, f"Rechnung {num}", AB, 14)
        w.t(L, 272, "Sehr geehrte Damen und Herren, wir erlauben uns, Ihnen wie folgt zu berechnen:", A, 9, **k)
        y = thead(296)
        run = D(0)
        for i, x in enumerate(rows):
            ls = wrap(x["d"], A, 8.5, 180)
            if y + 11 * len(ls) > 735:
                w.ln(L, y - 8, R, y - 8, 0.4)
                w.t(X["bez"], y + 3, "Übertrag", AB, 8.5)
                w.t(R, y + 3, eu(run), AB, 8.5, "r")
                foot()
                w.new()
                w.t(L, 50, f"Rechnung {num} vom {dmy(date)}", A, 8.5, **k)
                w.t(R, 50, f"Seite {w.p} von {w.total}", A, 8.5, "r")
                y = thead(75)
                w.t(X["bez"], y, "Übertrag von Seite " + str(w.p - 1), AB, 8.5)
                w.t(R, y, eu(run), AB, 8.5, "r")
                y += 16
            w.t(X["pos"], y, i + 1, A, 8.5, "r")
            w.t(X["art"], y, x["a"], A, 8.5)
            w.t(X["men"], y, eu(x["q"]), A, 8.5, "r")
            w.t(X["ein"], y, x["un"], A, 8.5)
            w.t(X["ep"], y, eu(x["u"]), A, 8.5, "r")
            w.t(X["st"] - 6, y, x["rate"], A, 8.5, "r")
            w.t(R, y, eu(x["amt"]), A, 8.5, "r")
            y = w.lines(X["bez"], y, ls, 11, f=A, z=8.5, **k) + 4
            run += x["amt"]
        if y + 130 > 760:
            foot()
            w.new()
            w.t(L, 50, f"Rechnung {num} vom {dmy(date)}", A, 8.5, **k)
            w.t(R, 50, f"Seite {w.p} von {w.total}", A, 8.5, "r")
            y = 80
        w.ln(L, y - 6, R, y - 6, 0.4)
        y += 6
        w.t(340, y, "Summe netto", A, 9)
        w.t(R, y, eu(net), A, 9, "r")
        y += 13
        for v in g:
            w.t(340, y, f"USt. {v} % auf {eu(g[v])}", A, 9, **k)
            w.t(R, y, eu(tx[v]), A, 9, "r")
            y += 13
        w.ln(340, y - 8, R, y - 8, 0.8)
        y += 4
        w.t(340, y, "Rechnungsbetrag EUR", AB, 10)
        w.t(R, y, eu(tot), AB, 10, "r")
        w.ln(340, y + 4, R, y + 4, 0.5)
        w.ln(340, y + 6, R, y + 6, 0.5)
        sk = q2(tot * D(".02"))
        y += 28
        w.para(L, y, f"Zahlbar bis {dmy(date + dt.timedelta(8))} mit 2 % Skonto ({eu(sk)} €), bis {dmy(due)} ohne Abzug. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Leistungsdatum entspricht Lieferdatum.", R - L, A, 8.5, **k)
        foot()
    return data, draw, A4, rows


def negoce(r, n):
    """A trader (France): summary of taxes beside the totals."""
    date = idate(r)
    due = (date.replace(day=28) + dt.timedelta(38)).replace(day=1) - dt.timedelta(1)
    pool = [("Café en grains pur arabica, sac de 1 kg", "D", 1390, 2150, "5.5"), ("Gobelets carton 20 cl (lot de 1 000)", "D", 3890, 5290, "20"), ("Location machine expresso – mensualité", "S", 8900, 11900, "20"), ("Sirop de vanille 70 cl", "D", 690, 990, "5.5"), ("Détartrage et remplacement du joint de groupe, déplacement compris, forfait zone Île-de-France", "S", 12500, 16500, "20"), ("Restauration sur place – dégustation", "S", 1800, 2500, "10"), ("Sucre en bûchettes, carton 5 kg", "D", 1450, 1890, "5.5"), ("Filtre à eau", "D", 4900, 6200, "20")]
    rows = []
    for k in range(n):
        ds, t, lo, hi, v = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = r.randint(1, 60) if hi < 3000 else r.randint(1, 8)
        re = r.choice([0, 0, 0, 5, 15])
        rows.append(dict(ref=r.choice(["CAF", "CON", "SAV"]) + f"{r.randint(1, 999):04d}", d=ds, q=qy, u=u, re=re, rate=v, amt=q2(u * qy * (100 - re) / 100)))
    g = groups(rows)
    tx = {k: q2(v * D(k) / 100) for k, v in g.items()}
    ht = sum(g.values())
    tva = sum(tx.values())
    ttc = ht + tva
    ac = q2(min(D(150), ttc / 5)) if r.random() < 0.5 else D(0)
    siren, siret, tv = fr_ids(r)
    num = f"FA{r.randint(1, 9999):08d}"
    po = f"CC{r.randint(1000, 9999)}"
    rn = r.choice(["SARL Les Deux Tilleuls", "Brasserie du Vieux Lavoir", "SAS Hôtel des Remparts"])
    _, _, tv2 = fr_ids(r)
    b21 = "30004" + "00821" + digits(r, 11)
    b21 += f"{97 - (89 * int(b21[:5]) + 15 * int(b21[5:10]) + 3 * int(b21[10:21])) % 97:02d}"
    ib = iban("FR", b21)
    items = [dict(description=x["d"], quantity=str(x["q"]), unit_price=S(x["u"]), tax_rate=x["rate"], amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Torréfaction Belmont SAS", tax_id=tv), dict(name=rn, tax_id=tv2), "EUR", items, dict(subtotal=ht, tax=tva, total=ttc, due=ttc - ac), due, po)
    pc = lambda v: fmt(v, 1 if D(v) % 1 else 0, NB, ",")


    def draw(w):
        A, AB = ("Helvetica", "Helvetica-Bold")
        L, R = (36, 560)
        V = "#5a3d2b"


        def head():
            w.t(L, 50, "Torréfaction Belmont SAS", AB, 14, col=V)
            w.lines(L, 64, ["8, quai des Brûleurs – 76600 LE HAVRE", "Tél. : 02 35 55 01 27", "contact@belmont-cafes.example"], 11, z=8)
            w.box(L, 110, 230, 44, stroke=V, rad=5)
            w.t(L + 10, 128, f"FACTURE N° {num}", AB, 12, col=V)
            w.t(L + 10, 145, f"Date : {dmy(date, '/')}", z=9)
            w.t(L + 130, 145, f"Page : {w.p} / {w.total}", z=9)
            w.box(320, 84, 240, 84, stroke="#999999", rad=5)
            w.t(332, 102, rn, AB, 10)
            w.lines(332, 116, ["À l’attention du service comptabilité", "27, rue de la Poterne", "50400 GRANVILLE", f"N° TVA : {tv2}"], 12, z=9)
            w.t(L, 178, f"Votre commande : {po}    Mode de règlement : virement    Échéance : {dmy(due, '/')}", z=8.5)
        head()
        c = lambda s, a=0, f=A: P(s, f, 8, a)
        hd = [P(s, AB, 8, 1, "#ffffff") for s in ("Référence", "Désignation", "Qté", "P.U. HT", "Remise", "TVA", "Montant HT")]
        body = [[c(x["ref"]), c(x["d"]), c(str(x["q"]), 2), c(sp(x["u"]), 2), c(f"{x['re']} %" if x["re"] else "", 2), c(pc(x["rate"]) + " %", 2), c(sp(x["amt"]), 2)] for x in rows]
        tb = Table([hd] + body, [60, 200, 36, 60, 44, 44, 80], repeatRows=1)
        tb.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor(V)), ("BOX", (0, 0), (-1, -1), 0.6, HexColor(V)), ("INNERGRID", (0, 0), (-1, -1), 0.3, HexColor("#c8b8a8")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))


        def foot():
            w.t(297, 808, f"SAS au capital de 40 000 € – SIRET {siret} – RCS Le Havre {siren} – APE 1083Z – N° TVA intracommunautaire : {tv}", z=6.5, a="c", col="#555555")


        def np():
            foot()
            w.new()
            head()
            return 192
        y = w.table(tb, L, 192, 524, 785, np)
        if y + 150 > 785:
            y = np()
        y += 14
        y0 = y
        for x, s in ((L + 55, "Taux"), (L + 130, "Base HT"), (L + 205, "Montant TVA")):
            w.t(x, y + 10, s, AB, 8, "r")
        w.ln(L, y + 14, L + 210, y + 14, 0.5, V)
        y += 25
        for v in g:
            for x, s in ((L + 55, pc(v) + " %"), (L + 130, sp(g[v])), (L + 205, sp(tx[v]))):
                w.t(x, y, s, z=8, a="r")
            y += 12
        y2 = y0 + 10
        for a, b, f in (("Total HT", ht, A), ("Total TVA", tva, A), ("Total TTC", ttc, AB)) + ((("Acompte versé", ac, A),) if ac else ()):
            w.t(390, y2, a, f, 9)
            w.t(R - 6, y2, sp(b) + NB + "€", f, 9, "r")
            y2 += 14
        w.box(384, y2 - 8, 176, 22, V)
        w.t(390, y2 + 7, "NET À PAYER", AB, 10, col="#ffffff")
        w.t(R - 6, y2 + 7, sp(ttc - ac) + NB + "€", AB, 10, "r", "#ffffff")
        y = max(y, y2 + 20) + 12
        w.para(L, y, f"IBAN : {grp4(ib)} – BIC : BNPAFRPPXXX. Pas d’escompte pour paiement anticipé. En cas de retard de paiement, une pénalité égale à 3 fois le taux d’intérêt légal sera exigible, ainsi qu’une indemnité forfaitaire pour frais de recouvrement de 40 € (art. L441-10 du code de commerce).", 524, z=7.5, col="#444444")
        foot()
    return data, draw, A4, rows


def winkel(r, n):
    """A web shop (Netherlands), prices with tax, paid already."""
    date = idate(r)
    pool = [("Draadloze oordopjes met laadcase – zwart", 3999, 12999, 21), ("Usb-c kabel 2 m gevlochten", 999, 1999, 21), ("Kookboek: De groene keuken, hardcover", 2499, 3499, 9), ("Robotstofzuiger X7 met dweilfunctie, automatisch leegstation en app-bediening (wit)", 34900, 59900, 21), ("Hoesje transparant", 1499, 2499, 21), ("Biologische kruidenthee, 3 x 20 zakjes", 649, 999, 9), ("Screenprotector", 1299, 1999, 21), ("Cadeaukaartje", 150, 150, 21), ("Batterijen AA, 24 stuks", 1195, 1795, 21)]
    rows = []
    for k in range(n):
        ds, lo, hi, v = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = r.choice([1, 1, 1, 2, 2, 3, 4])
        rows.append(dict(art=digits(r, 6), d=ds, q=qy, u=u, rate=v, amt=u * qy, ean="87" + digits(r, 11)))
    g = groups(rows)
    tx = {k: q2(v * k / (100 + k)) for k, v in g.items()}
    tot = sum(g.values())
    tax = sum(tx.values())
    num = digits(r, 10)
    order = digits(r, 8)
    btw = nl_vat(r)
    ib = iban("NL", "RABO0" + digits(r, 9))
    nm = r.choice(["Femke Rietveld-Bos", "J. van den Akkerhuis", "Studio Kwikstaart"])
    items = [dict(description=x["d"], quantity=str(x["q"]), unit_price=S(x["u"]), tax_rate=str(x["rate"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Zwaluw Online B.V.", tax_id=btw), dict(name=nm), "EUR", items, dict(subtotal=tot - tax, tax=tax, total=tot, due=D(0)), None, order)
    e = lambda v: "€ " + eu(v)


    def draw(w):
        A, AB = ("NS", "NSB")
        L, R = (45, 550)
        O = "#00838f"
        w.box(0, 0, 595, 70, O)
        w.t(L, 44, "zwaluw", AB, 26, col="#ffffff", cs=1.5)
        w.t(R, 42, "Factuur", A, 20, "r", "#ffffff")
        y = 100
        w.t(L, y, "Factuuradres", AB, 8.5)
        w.lines(L, y + 13, [nm, "Lijsterbesstraat 48-2", "3514 VK Utrecht", "Nederland"], 12, f=A, z=9)
        w.t(L + 165, y, "Bezorgadres", AB, 8.5)
        w.lines(L + 165, y + 13, [nm, "Lijsterbesstraat 48-2", "3514 VK Utrecht", "Nederland"], 12, f=A, z=9)
        for a, b in (("Factuurnummer", num), ("Factuurdatum", f"{date.day} {MNL[date.month - 1]} {date.year}"), ("Bestelnummer", order), ("Klantnummer", "4" + order[:6]), ("Betaalwijze", "iDEAL")):
            w.t(380, y, a, A, 8.5, col="#555555")
            w.t(R, y, b, A, 8.5, "r")
            y += 13


        def th(y):
            w.box(L - 8, y - 12, R - L + 16, 18, "#e0f2f3")
            for x, s, a in ((L, "Aantal", "l"), (L + 45, "Artikel", "l"), (400, "Stukprijs", "r"), (450, "Btw", "r"), (R, "Totaal incl. btw", "r")):
                w.t(x, y, s, AB, 8, a)
            return y + 20


        def foot():
            w.ln(L, 790, R, 790, 0.4, "#aaaaaa")
            w.t(297, 802, f"Zwaluw Online B.V.  |  Havenkade 300, 5211 AB ’s-Hertogenbosch  |  KvK 17298841  |  Btw-nr {btw}", A, 7, "c", "#555555")
            w.t(297, 813, f"IBAN {grp4(ib)}  |  Retourneren? Binnen 30 dagen via zwaluw.example/retour  |  pagina {w.p} van {w.total}", A, 7, "c", "#555555")
        y = th(190)
        for x in rows:
            ls = wrap(x["d"], A, 9, 235)
            if y + 12 * len(ls) + 22 > 780:
                foot()
                w.new()
                y = th(60)
            w.t(L + 16, y, f"{x['q']}x", A, 9, "r")
            w.t(400, y, e(x["u"]), A, 9, "r")
            w.t(450, y, f"{x['rate']}%", A, 9, "r")
            w.t(R, y, e(x["amt"]), AB, 9, "r")
            y = w.lines(L + 45, y, ls, 12, f=A, z=9)
            y += 4
            w.ln(L - 8, y - 8, R + 8, y - 8, 0.3, "#cccccc")
            y += 7
        if y + 130 > 780:
            foot()
            w.new()
            y = 60
        y += 8
        X = 330
        w.t(X, y, "Totaal excl. btw", A, 9)
        w.t(R, y, e(tot - tax), A, 9, "r")
        y += 14
        for v in g:
            w.t(X, y, f"Btw {v}% over {e(g[v] - tx[v])}", A, 9)
            w.t(R, y, e(tx[v]), A, 9, "r")
            y += 14
        w.ln(X, y - 9, R, y - 9, 0.8, O)
        y += 4
        w.t(X, y, "Totaal incl. btw", AB, 11)
        w.t(R, y, e(tot), AB, 11, "r")
        y += 16
        w.t(X, y, "Reeds voldaan via iDEAL", A, 9)
        w.t(R, y, "-" + e(tot), A, 9, "r")
        y += 14
        w.t(X, y, "Nog te betalen", AB, 9)
        w.t(R, y, e(0), AB, 9, "r")
        w.box(L - 8, y - 56, 235, 58, "#fff6df", rad=6)
        w.t(L, y - 40, "Tip! Spaar mee met Zwaluw Plus", AB, 8.5)
        w.para(L, y - 27, "Ontvang € 5,00 korting bij besteding vanaf € 50,00 op je volgende bestelling.", 215, A, 8)
        foot()
    return data, draw, A4, rows


def holdes(r, n):
    """A small firm (Spain): net and gross of each line."""
    date = idate(r)
    due = date + dt.timedelta(30)
    pool = [("Diseño de identidad corporativa", 30, 900, 21), ("Mantenimiento web mensual", 45, 180, 21), ("Gestión de redes sociales: calendario editorial, creación de contenidos e informe mensual de resultados", 150, 480, 21), ("Impresión de folletos A5 (millar)", 38, 95, 21), ("Hosting y dominio .example", 6, 25, 21), ("Suscripción revista digital", 4, 12, 4), ("Catering jornada de presentación", 12, 28, 10), ("Sesión fotográfica de producto en estudio, incluye retoque", 120, 350, 21)]
    rows = []
    for k in range(n):
        ds, lo, hi, v = r.choice(pool)
        u = D(r.randint(lo, hi))
        qy = r.randint(1, 30) if hi < 30 else r.randint(1, 5)
        a = u * qy
        rows.append(dict(d=ds, q=qy, u=u, rate=v, amt=a, tt=a + q2(a * v / 100)))
    g = groups(rows)
    tx = {k: q2(v * k / 100) for k, v in g.items()}
    base = sum(g.values())
    iva = sum(tx.values())
    tot = base + iva
    num = f"F{date.year % 100}{r.randint(1, 999):04d}"
    cif = es_cif(r)
    cif2 = es_cif(r, "A")
    rn = r.choice(["Aceites Valdeolivas, S.A.", "Transportes Rius y Cobo, S.A.", "Clínica Marazul, S.A."])
    b = "2100" + "0418"
    bank = digits(r, 10)
    ww = (1, 2, 4, 8, 5, 10, 9, 7, 3, 6)
    dc = lambda s: (lambda k: {10: 1, 11: 0}.get(k, k))(11 - sum((int(c) * x for c, x in zip(s, ww))) % 11)
    ib = iban("ES", b + f"{dc('00' + b)}{dc(bank)}" + bank)
    items = [dict(description=x["d"], quantity=str(x["q"]), unit_price=S(x["u"]), tax_rate=str(x["rate"]), amount=S(x["tt"])) for x in rows]
    data = doc(num, date, dict(name="Estudio Cardona Gráfico, S.L.", tax_id=cif), dict(name=rn, tax_id=cif2), "EUR", items, dict(subtotal=base, tax=iva, total=tot), due)
    e = lambda v: eu(v) + "€"


    def draw(w):
        A, AB = ("Helvetica", "Helvetica-Bold")
        L, R = (40, 555)
        G = "#9aa0a6"
        w.c.setFillColor(HexColor("#1f2933"))
        w.c.circle(66, w.h - 66, 26, fill=1, stroke=0)
        w.t(66, 72, "ec", AB, 18, "c", "#ffffff")
        w.t(R, 62, "FACTURA", AB, 11, "r", G, cs=4)
        w.t(R, 84, num, A, 18, "r")
        w.t(L, 128, "FECHA", A, 7, col=G, cs=1)
        w.t(L, 141, dmy(date, "/"), A, 9)
        w.t(L, 160, "VENCIMIENTO", A, 7, col=G, cs=1)
        w.t(L, 173, dmy(due, "/"), A, 9)
        w.t(L + 130, 128, "EMISOR", A, 7, col=G, cs=1)
        w.t(L + 130, 141, "Estudio Cardona Gráfico, S.L.", AB, 9)
        w.lines(L + 130, 154, [f"NIF: {cif}", "C/ del Pintor Sorell 31, bajos", "46021 Valencia, España", "hola@cardonagrafico.example"], 12, z=8.5)
        w.t(L + 330, 128, "CLIENTE", A, 7, col=G, cs=1)
        w.t(L + 330, 141, rn, AB, 9)
        w.lines(L + 330, 154, [f"NIF: {cif2}", "Pol. Ind. Fuente Nueva, nave 6", "23400 Úbeda (Jaén), España"], 12, z=8.5)
        hd = [P(s, AB, 7, a, "#5f6368") for s, a in (("CONCEPTO", 0), ("PRECIO", 2), ("UNIDADES", 2), ("SUBTOTAL", 2), ("IVA", 2), ("TOTAL", 2))]
        c = lambda s, a=2: P(s, A, 8.5, a)
        body = [[c(x["d"], 0), c(e(x["u"])), c(str(x["q"])), c(e(x["amt"])), c(f"{x['rate']}%"), c(e(x["tt"]))] for x in rows]
        tb = Table([hd] + body, [205, 62, 58, 72, 40, 78], repeatRows=0)
        tb.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#f1f3f4")), ("LINEBELOW", (0, 0), (-1, -1), 0.4, HexColor("#dadce0")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 7), ("BOTTOMPADDING", (0, 0), (-1, -1), 7)]))


        def foot():
            w.t(L, 815, f"{num} - {e(tot)} - Pág. {w.p} de {w.total}", A, 7, col=G)


        def np():
            foot()
            w.new()
            return 45
        y = w.table(tb, L, 225, 515, 785, np)
        if y + 130 > 785:
            y = np()
        y += 26
        for a, b in [("BASE IMPONIBLE", base)] + [(f"IVA {v}%", tx[v]) for v in g]:
            w.t(390, y, a, A, 8, col="#5f6368")
            w.t(R - 6, y, e(b), A, 9, "r")
            y += 17
        w.box(378, y - 10, R - 378, 26, "#1f2933")
        w.t(390, y + 7, "TOTAL", AB, 10, col="#ffffff")
        w.t(R - 6, y + 7, e(tot), AB, 11, "r", "#ffffff")
        w.t(L, y - 30, "Condiciones de pago", AB, 8.5)
        w.lines(L, y - 17, ["Pagar por transferencia bancaria al siguiente número de cuenta:", grp4(ib), f"Concepto: factura {num}"], 12, z=8.5)
        foot()
    return data, draw, A4, rows


def cortesia(r, n):
    """The courtesy sheet of an electronic invoice (Italy)."""
    date = idate(r)
    due = date + dt.timedelta(60)
    pool = [("RUBINETTO A SFERA DN25 PN40 OTTONE NICHELATO LEVA ROSSA", "PZ", 690, 1490, 22), ("Olio extravergine di oliva lattina 5 lt", "NR", 4200, 6100, 4), ("Manodopera specializzata", "ORE", 3500, 4200, 22), ("Guarnizione OR 3118 NBR 70", "PZ", 12, 48, 22), ("Trasporto", "CP", 1500, 3500, 22), ("Intervento di manutenzione straordinaria su caldaia a condensazione, matricola 24-00817, come da rapportino", "NR", 18000, 32000, 10), ('Flessibile inox 1/2" cm 40', "PZ", 310, 520, 22)]
    rows = []
    for k in range(n):
        ds, um, lo, hi, v = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = D(r.randint(1, 9)) if hi > 2000 else D(r.randint(2, 120))
        sc = r.choice([0, 0, 0, 10, 30]) if um == "PZ" else 0
        rows.append(dict(cod=r.choice(["", f"ART {digits(r, 5)}"]), d=ds, um=um, q=qy, u=u, sc=sc, rate=v, amt=q2(u * qy * (100 - sc) / 100)))
    g = groups(rows)
    tx = {k: q2(v * k / 100) for k, v in g.items()}
    net = sum(g.values())
    tax = sum(tx.values())
    tot = net + tax
    num = f"{r.randint(1, 1500)}/{r.choice('A0B')}"
    pi = it_piva(r)
    pi2 = it_piva(r)
    rn = r.choice(["CONDOMINIO SERVICE S.R.L.", "HOTEL BELLARIVA DI CONTI & C. S.A.S.", "COOPERATIVA LA QUERCIA S.C.A R.L."])
    b = "03069" + "09606" + ("100000" + digits(r, 6))
    od = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
    cin = chr(65 + sum((od[int(c)] if i % 2 == 0 else int(c) for i, c in enumerate(b))) % 26)
    ib = iban("IT", cin + b)
    items = [dict(description=x["d"], quantity=f"{x['q']:.2f}", unit_price=S(x["u"]), tax_rate=str(x["rate"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="TERMOIDRAULICA FERRANTI S.R.L.", tax_id="IT" + pi), dict(name=rn, tax_id="IT" + pi2), None, items, dict(subtotal=net if len(g) == 1 else None, tax=tax, total=tot), due)  # several rates: no sum of them is printed
    cd = "".join((r.choice("ABCDEFGHKMNPQRSTUXZ123456789") for _ in range(7)))


    def draw(w):
        A, AB = ("Helvetica", "Helvetica-Bold")
        L = 28
        WD = 539
        Z = 6.8


        def party(x, tt, ls):
            w.box(x, 30, 264, 96, stroke="#000000")
            w.t(x + 6, 41, tt, AB, 7.5)
            y = 54
            for a, bb in ls:
                k = w.t(x + 6, y, a + ": ", A, Z + 0.5)
                w.t(x + 6 + k, y, bb, AB if "Denom" in a or "IVA" in a else A, Z + 0.5)
                y += 10.5
        party(L, "Cedente/prestatore (fornitore)", (("Identificativo fiscale ai fini IVA", "IT" + pi), ("Codice fiscale", pi), ("Denominazione", "TERMOIDRAULICA FERRANTI S.R.L."), ("Regime fiscale", "RF01 (ordinario)"), ("Indirizzo", "VIA DELLE FONTANE 9/B"), ("Comune", "Faenza   Provincia: RA"), ("Cap", "48018   Nazione: IT")))
        party(L + 275, "Cessionario/committente (cliente)", (("Identificativo fiscale ai fini IVA", "IT" + pi2), ("Codice fiscale", pi2), ("Denominazione", rn), ("Indirizzo", "VIALE ROMA 112"), ("Comune", "Cervia   Provincia: RA"), ("Cap", "48015   Nazione: IT")))


        def tab(hd, body, cw, al, rep=1, y=0, gap=0):
            H = [P(s, AB, 6.3, 1) for s in hd]
            tb = Table([H] + [[P(esc(s), A, Z, a) for s, a in zip(rw, al)] for rw in body], cw, repeatRows=rep)
            tb.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, black), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#e6e6e6")), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP")] + [("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
            return tb


        def np():
            w.t(567, 828, f"Pag. {w.p} di {w.total}", A, 6.5, "r")
            w.t(L, 828, "Versione FPR12 - documento di cortesia privo di valore fiscale", A, 6.5)
            w.new()
            return 30
        y = w.table(tab(("Tipologia documento", "Art. 73", "Numero documento", "Data documento", "Codice destinatario"), [("TD01 (fattura)", "", num, dmy(date, "-"), cd)], [160, 45, 124, 105, 105], (1,) * 5), L, 138, WD, 810, np)
        y = w.table(tab(("Cod. articolo", "Descrizione", "Quantità", "Prezzo unitario", "UM", "Sconto o magg.", "%IVA", "Prezzo totale"), [(x["cod"], x["d"], eu(x["q"]), eu(x["u"]), x["um"], f"-{x['sc']},00 %" if x["sc"] else "", f"{x['rate']},00", eu(x["amt"])) for x in rows], [62, 205, 48, 54, 30, 44, 34, 62], (0, 0, 2, 2, 1, 2, 2, 2)), L, y + 10, WD, 810, np)
        if y + 170 > 810:
            y = np() - 10
        y += 20
        w.t(297, y, "RIEPILOGHI IVA E TOTALI", AB, 7.5, "c")
        y += 5
        y = w.table(tab(("Esigibilità iva / riferimenti normativi", "%IVA", "Spese accessorie", "Totale imponibile", "Totale imposta"), [("I (esigibilità immediata)", f"{v},00", "", eu(g[v]), eu(tx[v])) for v in g], [219, 50, 80, 95, 95], (0, 2, 2, 2, 2)), L, y, WD, 810, np)
        y = w.table(tab(("Importo bollo", "Sconto/Maggiorazione", "Arr.", "Totale documento"), [("", "", "", eu(tot))], [120, 149, 80, 190], (2, 2, 2, 2)), L, y + 4, WD, 810, np)
        y = w.table(tab(("Modalità pagamento", "Dettagli", "Scadenze", "Importo"), [("MP05 Bonifico", f"IBAN {ib}  ABI 03069 CAB 09606", f"Data scadenza {dmy(due, '-')}", eu(tot))], [110, 229, 110, 90], (0, 0, 0, 2)), L, y + 10, WD, 810, np)
        w.t(567, 828, f"Pag. {w.p} di {w.total}", A, 6.5, "r")
        w.t(L, 828, "Versione FPR12 - documento di cortesia privo di valore fiscale", A, 6.5)
    return data, draw, A4, rows

# SPDX-License-Identifier: AGPL-3.0-or-later
"""A US cloud service's subscription, a French consultancy, a Dutch web shop, a Spanish credit note."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.platypus import KeepTogether, Spacer, Table, TableStyle

from stranger_transit_kit import (A4, A4H, A4W, LH, amt, day, digits, flow, fmt, left, letter, lines, mid, paint, para, part, pick,
                 right, rng, row, table)

MON = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
       "November", "December"]
MOIS = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
        "novembre", "décembre"]
MAAND = ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
         "november", "december"]


def uscloud(path, seed, rows):
    r = rng("uscloud", seed, rows)
    firm, mail = r.choice([("Stratowisp, Inc.", "billing@stratowisp.example"), ("Bitharbor Cloud LLC", "support@bitharbor.example"),
                           ("Quaylight Analytics, Inc.", "ar@quaylight.example")])
    who, person = r.choice([("Merriton Labs", "Accounts Payable"), ("Foxglove Learning Co.", "Dana Prewitt"),
                            ("Osprey Point Logistics LLC", "Finance Dept")])
    d = day(r)
    due = d + dt.timedelta(days=r.choice([0, 14, 30]))
    num = "".join(r.choice("ABCDEF0123456789") for _ in range(8)) + f"-{r.randrange(1, 60):04d}"
    a, b = d - dt.timedelta(days=30), d - dt.timedelta(days=1)
    span = f"{MON[a.month - 1][:3]} {a.day} – {MON[b.month - 1][:3]} {b.day}, {b.year}"
    pool = [(f"Team plan – per seat ({span})", 29_00), (f"Standard compute instance, 4 vCPU / 16 GB ({span})", 138_24),
            (f"Object storage, per 100 GB ({span})", 2_30), ("Outbound data transfer, per 1,000 GB", 85_00),
            (f"Managed PostgreSQL – Standard-2 ({span})", 100_00), ("Premium support", 250_00), ("SSO add-on", 45_00),
            ("Log retention 90 days, per million events", 1_70), ("Build minutes, per 1,000", 8_00),
            ("API requests above included volume, per million", 3_50), (f"Dedicated IPv4 address ({span})", 4_00),
            ("Email sends, per 10,000", 9_95), ("Backup snapshots, per 50 GB", 2_50)]
    p = para
    grey = "#5b6470"
    cells, truth, sub = [[p(s, "Helvetica", 7.5, align=al, color=grey) for s, al in (("Description", 0), ("Qty", 2), ("Unit price", 2), ("Amount", 2))]], [], 0
    for desc, price in pick(r, pool, rows):
        q = r.choice([1, 1, 2, 3, 5, 12, 48])
        v = q * price
        sub += v
        cells.append([p(desc), p(str(q), align=2), p("$" + fmt(price), align=2), p("$" + fmt(v), align=2)])
        truth.append(row(desc, str(q), amt(price), amount=amt(v)))
    disc = part(sub, 10) if r.random() < .5 else 0
    rate = r.choice([0, 800, 1025])
    tax = part((sub - disc) * rate, 10000)
    total = sub - disc + tax
    tot = [("Subtotal", sub)]
    if disc:
        tot += [("PARTNER10 (10% off)", -disc), ("Total excluding tax", sub - disc)]
    if rate:
        tot.append((f"Sales tax ({rate / 100:g}% on ${fmt(sub - disc)})", tax))
    tot += [("Total", total), ("Amount due", total)]

    def money(v):
        return ("-$" if v < 0 else "$") + fmt(abs(v))

    def story():
        when = f"{MON[due.month - 1]} {due.day}, {due.year}"
        out = [p("Invoice", "Helvetica-Bold", 22, 28), Spacer(1, 8)]
        meta = Table([[p("Invoice number", "Helvetica-Bold"), p(num, "Helvetica-Bold")],
                      [p("Date of issue"), p(f"{MON[d.month - 1]} {d.day}, {d.year}")],
                      [p("Date due"), p(when)]], colWidths=[90, 200], hAlign="LEFT")
        tight = TableStyle([("LEFTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
                            ("VALIGN", (0, 0), (-1, -1), "TOP")])
        meta.setStyle(tight)
        heads = Table([[[p(firm, "Helvetica-Bold"), p(f"548 Harbor Street\nPMB 41183\nSan Francisco, California 94104\nUnited States\n{mail}", lead=12)],
                        [p("Bill to", "Helvetica-Bold"), p(f"{who}\n{person}\n91 Mercer Street\nSeattle, Washington 98109\nUnited States", lead=12)]]],
                      colWidths=[250, 250], hAlign="LEFT")
        heads.setStyle(tight)
        t = Table(cells, colWidths=[280, 50, 85, 85], repeatRows=1, hAlign="LEFT")
        t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), .8, HexColor("#1a1f36")), ("LEFTPADDING", (0, 0), (0, -1), 0),
                               ("RIGHTPADDING", (-1, 0), (-1, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
        sums = Table([[p(k, "Helvetica-Bold" if k == "Amount due" else "Helvetica"),
                       p(money(v) + (" USD" if k == "Amount due" else ""), "Helvetica-Bold" if k == "Amount due" else "Helvetica", align=2)] for k, v in tot],
                     colWidths=[165, 95], hAlign="RIGHT")
        sums.setStyle(TableStyle([("LINEABOVE", (0, 0), (-1, -1), .4, HexColor("#d5dbe1")), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]))
        inner = Table([["", sums]], colWidths=[240, 260], hAlign="LEFT", style=[("RIGHTPADDING", (0, 0), (-1, -1), 0), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
        return out + [meta, Spacer(1, 16), heads, Spacer(1, 18), p(f"${fmt(total)} USD due {when}", "Helvetica-Bold", 15, 20), Spacer(1, 6),
                      p("Pay online", "Helvetica-Bold", color="#5469d4"), Spacer(1, 16), t, Spacer(1, 6), KeepTogether([inner])]

    def foot(c, n, of):
        c.setStrokeColor(HexColor("#d5dbe1"))
        c.line(56, 46, 556, 46)
        c.setFillColor(HexColor(grey))
        left(c, 56, 34, f"{num} · ${fmt(total)} USD due {MON[due.month - 1]} {due.day}, {due.year}", "Helvetica", 7.5)
        right(c, 556, 34, f"Page {n} of {of}", "Helvetica", 7.5)
    flow(path, letter, (50, 50, 48, 60), "Invoice", story, foot, foot)
    data = {"invoice_number": num, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD",
            "supplier": {"name": firm}, "customer": {"name": who}, "line_items": truth, "subtotal": amt(sub),
            "total": amt(total), "amount_due": amt(total)}
    if rate:
        data["tax_total"] = amt(tax)
    return {"data": data}


def frconseil(path, seed, rows):
    r = rng("frconseil", seed, rows)
    firm, ville, forme = r.choice([("Atelier Montclairac", "69007 Lyon", "SARL au capital de 8 000 €"),
                                   ("Fleurigny Conseil", "44000 Nantes", "SAS au capital de 15 000 €"),
                                   ("Studio Périvaux", "31000 Toulouse", "EURL au capital de 5 000 €")])
    who, cv = r.choice([("Menuiserie Grandchêne SAS", "38200 Vienne"), ("Coopérative Laitière du Val d'Orsan", "49300 Cholet"),
                        ("Clinique vétérinaire des Trois Ponts", "82000 Montauban")])
    d = day(r)
    due = d + dt.timedelta(days=30)
    num = f"FA-{d.year}-{r.randrange(12, 480):04d}"
    siren, csiren = digits(r, 9), digits(r, 9)
    tva, ctva = f"FR{r.randrange(11, 99)}{siren}", f"FR{r.randrange(11, 99)}{csiren}"
    pool = [("Audit du système d'information, entretiens sur site et rédaction du rapport", 720_00, 2000, "jour"),
            ("Atelier de cadrage avec la direction", 850_00, 2000, "jour"), ("Conception graphique – logo et charte", 1450_00, 2000, "forfait"),
            ("Impression plaquette 8 pages, quadrichromie", 1_24, 2000, "ex."), ("Livre de formation « Piloter son activité »", 28_44, 550, "ex."),
            ("Développement du module de réservation", 640_00, 2000, "jour"), ("Hébergement annuel du site", 180_00, 2000, "an"),
            ("Frais de déplacement au réel, train et hôtel", 212_60, 1000, "forfait"), ("Relecture et correction", 42_00, 2000, "heure"),
            ("Reportage photographique, une demi-journée, 25 vues retouchées", 490_00, 2000, "forfait"),
            ("Suivi de projet et réunions hebdomadaires", 85_00, 2000, "heure"), ("Repas de travail", 19_80, 1000, "unité")]
    p = lambda s, al=0, b=0, z=8.8, col="#000000": para(s, "Com12NsB" if b else "Com12Ns", z, z * 1.3, al, col)
    eur = lambda v: fmt(v, "\u00a0", ",")
    cells, truth, base = [[p(s, al, 1, 8.5, "#ffffff") for s, al in (("Désignation", 0), ("Qté", 2), ("Unité", 0), ("P.U. HT", 2), ("TVA", 2), ("Montant HT", 2))]], [], {}
    for desc, price, rate, un in pick(r, pool, rows):
        q = r.choice([50, 100, 150, 200, 350]) if un in ("jour", "heure") else 50000 if price == 1_24 else 100 if un in ("forfait", "an") else 100 * r.randrange(1, 9)
        v = part(q * price, 100)
        base[rate] = base.get(rate, 0) + v
        qs = f"{q // 100}" if q % 100 == 0 else f"{q // 100},{q % 100 // 10}" if q % 10 == 0 else eur(q)
        rs = f"{rate // 100}" if rate % 100 == 0 else f"{rate // 100},{rate % 100 // 10}"
        cells.append([p(desc), p(qs, 2), p(un), p(eur(price), 2), p(rs + " %", 2), p(eur(v), 2)])
        truth.append(row(desc, qs.replace(",", "."), amt(price), None, rs.replace(",", "."), amt(v)))
    ht = sum(base.values())
    taxes = {k: part(v * k, 10000) for k, v in base.items()}
    tt = sum(taxes.values())
    ttc = ht + tt
    ac = part(ttc * 3, 1000) * 100 if r.random() < .6 else 0
    sums = [("Total HT", ht, 0)] + [(f"TVA {k / 100:g} %".replace(".", ",") + f" sur {eur(base[k])}", taxes[k], 0) for k in sorted(taxes)]
    if len(taxes) > 1:
        sums.append(("Total TVA", tt, 0))
    sums.append(("Total TTC", ttc, 0 if ac else 1))
    if ac:
        sums += [(f"Acompte versé le {d - dt.timedelta(days=21):%d/%m/%Y}", -ac, 0), ("Net à payer", ttc - ac, 1)]

    def story():
        teal = HexColor("#1f6f78")
        head = Table([[[p(firm, 0, 1, 15, "#1f6f78"), p(f"12 rue des Tanneurs\n{ville}\nTél. 0{r0} 00 00 00 12")],
                       [p("FACTURE", 2, 1, 18), p(f"N° {num}\nDate : {d.day} {MOIS[d.month - 1]} {d.year}\nÉchéance : {due.day} {MOIS[due.month - 1]} {due.year}", 2)]]],
                     colWidths=[260, 251])
        cust = Table([[p("Facturé à", 0, 1, 8, "#1f6f78")], [p(who, 0, 1)], [p(f"Service comptabilité\nZA du Petit Bois\n{cv}\nN° TVA : {ctva}")]], colWidths=[230], hAlign="RIGHT")
        cust.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), .7, teal), ("TOPPADDING", (0, 0), (-1, -1), 1)]))
        t = Table(cells, colWidths=[222, 42, 48, 66, 48, 85], repeatRows=1)
        t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), teal), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [HexColor("#ffffff"), HexColor("#eef5f5")]),
                               ("LINEBELOW", (0, -1), (-1, -1), .7, teal)]))
        s = Table([[p(k, 0, b), p(eur(v) + " €", 2, b)] for k, v, b in sums], colWidths=[170, 90], hAlign="RIGHT")
        s.setStyle(TableStyle([("LINEABOVE", (0, -1), (-1, -1), .7, teal), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 2)]))
        return [head, Spacer(1, 14), cust, Spacer(1, 14), p("Objet : prestations du mois écoulé, selon notre devis accepté"), Spacer(1, 8), t, Spacer(1, 8), KeepTogether([s]), Spacer(1, 10),
                p("Règlement par virement à 30 jours. En cas de retard, pénalité au taux de 3 fois le taux légal et indemnité forfaitaire de recouvrement de 40 €.", z=7.5)]
    r0 = r.choice("2459")

    def foot(c, n, of):
        mid(c, A4W / 2, 38, f"{firm} – {forme} – SIRET {siren} 00014 – RCS {ville.split()[1]} – TVA intracommunautaire {tva}", "Com12Ns", 6.8)
        mid(c, A4W / 2, 27, f"Page {n}/{of}", "Com12Ns", 6.8)
    flow(path, A4, (42, 42, 40, 56), "Facture", story, foot, foot)
    data = {"invoice_number": num, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR",
            "supplier": {"name": firm, "tax_id": tva}, "customer": {"name": who, "tax_id": ctva}, "line_items": truth,
            "subtotal": amt(ht), "tax_total": amt(tt), "total": amt(ttc)}
    if ac:
        data["amount_due"] = amt(ttc - ac)
    return {"data": data}


def nlshop(path, seed, rows):
    r = rng("nlshop", seed, rows)
    firm, plaats = r.choice([("Tuingoed Wijdeveld B.V.", "8011 ZZ Zwolle"), ("Wol & Garenhuis Noordwal", "9712 ZZ Groningen"),
                             ("Kookwinkel De Koperen Pan", "5211 ZZ 's-Hertogenbosch")])
    who, st, pl = r.choice([("Mevr. A. van Schaikhoven", "Lijsterbeslaan 27", "3972 ZZ Driebergen"), ("J. ter Wolbeek", "Oude Gracht 113 bis", "3511 ZZ Utrecht"),
                            ("Fam. Dijkhuisman", "Kerkpad 4", "1251 ZZ Laren")])
    d = day(r)
    num = f"{d.year}{r.randrange(100200, 989999)}"
    order = f"W{digits(r, 7)}"
    btw = f"NL{digits(r, 9)}B01"
    pool = [("Gietijzeren koekenpan 28 cm", 54_95, 21), ("Biologisch zaaipakket kruiden", 9, 9), ("Breinaalden bamboe 4,5 mm", 6_75, 21),
            ("Merinowol 100 g, kleur Zeegroen, verfbad 2214", 8_49, 21), ("Kookboek ‘Stoven en smoren’", 27_50, 9), ("Plantenbak cortenstaal 60 x 20 x 40 cm", 119_00, 21),
            ("Lavendel in pot P9", 3_25, 9), ("Schort katoen, donkerblauw", 24_95, 21), ("Koffiebonen espresso 500 g", 9_85, 9), ("Snoeischaar met draaigreep", 32_99, 21),
            ("Tulpenbollen gemengd, 50 stuks", 14_50, 9), ("Theedoek set van 3", 16_95, 21), ("Kruidenthee verveine 80 g", 6_20, 9)]
    pool[1] = ("Biologisch zaaipakket kruiden", 12_95, 9)
    p = lambda s, al=0, b=0, z=9, col="#222222": para(s, "Com12DcB" if b else "Com12Dc", z, z * 1.25, al, col)
    e = lambda v: ("€ " if v >= 0 else "-€ ") + fmt(abs(v), ".", ",")
    cells, truth, gross = [[p(s, al, 1, 8.5) for s, al in (("Aantal", 1), ("Artikel", 0), ("BTW", 1), ("Prijs per stuk\n(incl. btw)", 2), ("Totaal\n(incl. btw)", 2))]], [], {9: 0, 21: 0}
    for desc, price, rate in pick(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 3, 4])
        v = q * price
        gross[rate] += v
        cells.append([p(str(q) + " x", 1), p(desc), p(f"{rate}%", 1), p(e(price), 2), p(e(v), 2)])
        truth.append(row(desc, str(q), amt(price), None, str(rate), amt(v)))
    goods = sum(gross.values())
    off = part(gross[21] * 5, 100) if gross[21] and r.random() < .5 else 0
    ship = 0 if goods - off >= 75_00 else 5_95
    gross[21] += ship - off
    total = goods - off + ship
    vat = {k: part(v * k, 100 + k) for k, v in gross.items() if v}
    sums = [("Subtotaal", goods, 0)]
    if off:
        sums.append(("Kortingscode LENTE5", -off, 0))
    sums += [("Verzendkosten", ship, 0), ("Totaalbedrag incl. btw", total, 1)]
    for k, v in vat.items():
        sums.append((f"waarvan btw {k}% over {e(gross[k] - v)}", v, 2))
    one = {"tax_total": amt(sum(vat.values()))} if len(vat) == 1 else {}

    def story():
        top = Table([[p("Factuur", 0, 1, 24, "#c8551b"), p(f"{firm}\nHavenkade 51\n{plaats}\nKvK {num[-6:]}18\nBtw-nr. {btw}", 2, 0, 8)]], colWidths=[260, 250])
        top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))
        mid_ = Table([[p("Factuuradres", 0, 1, 8.5), p("Factuurnummer", 0, 1, 8.5), p("Factuurdatum", 0, 1, 8.5), p("Bestelnummer", 0, 1, 8.5)],
                      [p(f"{who}\n{st}\n{pl}"), p(num), p(f"{d.day} {MAAND[d.month - 1]} {d.year}"), p(order)]], colWidths=[200, 100, 110, 100])
        mid_.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 0), (-1, 0), 0)]))
        t = Table(cells, colWidths=[48, 262, 40, 80, 80])
        t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1.2, HexColor("#c8551b")), ("LINEBELOW", (0, 1), (-1, -1), .3, HexColor("#cccccc")), ("VALIGN", (0, 0), (-1, 0), "BOTTOM")]))
        s = Table([[p(k, 2, b == 1, 8 if b == 2 else 9, "#666666" if b == 2 else "#222222"), p(e(v), 2, b == 1, 8 if b == 2 else 9)] for k, v, b in sums], colWidths=[220, 80], hAlign="RIGHT")
        s.setStyle(TableStyle([("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
        return [top, Spacer(1, 20), mid_, Spacer(1, 20), t, Spacer(1, 6), KeepTogether([s]), Spacer(1, 16),
                p("Betaald met iDEAL. Niet tevreden? Je hebt 30 dagen bedenktijd.", z=8.5)]
    flow(path, A4, (42, 42, 44, 44), "Factuur", story)
    return {"data": {"invoice_number": num, "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": firm, "tax_id": btw},
                     "customer": {"name": who}, "line_items": truth, "subtotal": amt(goods), "total": amt(total), **one}}


def esabono(path, seed, rows):
    r = rng("esabono", seed, rows)
    firm, pob = r.choice([("SUMINISTROS HOSTELEROS ALBARÍN, S.L.", "30009 MURCIA"), ("COMERCIAL PAPELERA TORREMEL, S.A.", "47008 VALLADOLID"),
                          ("DISTRIBUCIONES CARRASQUEDO, S.L.U.", "39011 SANTANDER")])
    who, cp = r.choice([("BAR RESTAURANTE LA ESPADAÑA, C.B.", "30500 MOLINA DE SEGURA"), ("IMPRENTA Y COPISTERÍA NÚÑEZ PEDREÑA, S.L.", "34001 PALENCIA"),
                        ("HOTEL MIRADOR DE PEÑALARRA, S.A.", "39300 TORRELAVEGA")])
    d = day(r)
    num = f"R{d.year % 100}/{r.randrange(100, 2400):06d}"
    legal = {"S.L.": "B", "S.A.": "A", "L.U.": "B", "C.B.": "E"}
    cif, ccif = legal[firm[-4:]] + digits(r, 8), legal[who[-4:]] + digits(r, 8)
    back = seed % 2 == 0
    pool = [("VASO SIDRA 50 CL CAJA 24 UDS", 26_40), ("PAPEL A4 80 GR PAQ. 500 H.", 4_15), ("BANDEJA CAMARERO ANTIDESLIZANTE Ø 36", 11_90), ("SERVILLETA COCKTAIL 20X20 BLANCA 100 U", 1_02),
            ("TÓNER COMPATIBLE NEGRO 2.600 PÁG.", 23_75), ("CUBITERA ACERO INOX.", 14_30), ("SOBRE BOLSA 229X324 CAJA 250", 21_80), ("DETERGENTE LAVAVAJILLAS 20 KG", 38_65),
            ("CARPETA PROYECTOS LOMO 5 CM", 2_87), ("MANTEL PAPEL ROLLO 1,20 X 100 M", 18_20), ("COPA BALÓN 62 CL CAJA 6 UDS", 19_45)]
    sg = -1 if back else 1
    items, truth, base = [], [], 0
    for desc, price in pick(r, pool, rows):
        q = sg * r.randrange(1, 15)
        dto = r.choice([0, 500, 1000, 1250])
        v = part(q * price * (10000 - dto), 10000)
        base += v
        items.append({"c": digits_of(desc), "d": desc, "q": fmt(q * 100, ".", ","), "p": fmt(price, ".", ","), "t": fmt(dto, ".", ",") if dto else "", "a": fmt(v, ".", ",")})
        truth.append(row(desc, amt(q * 100), amt(price), amt(dto) if dto else None, None, amt(v)))
    iva = part(base * 21, 100)
    total = base + iva
    title = "FACTURA RECTIFICATIVA" if back else "FACTURA"
    if not back:
        num = "A" + num[1:]
    cols = [("c", 40, 50, "l"), ("d", 96, 214, "l"), ("q", 312, 46, "r"), ("p", 366, 56, "r"), ("t", 428, 42, "r"), ("a", 476, 78, "r")]

    def head(c, y):
        for x, w, s in ((36, 56, "CÓDIGO"), (94, 218, "DESCRIPCIÓN"), (314, 48, "CANTIDAD"), (364, 62, "PRECIO"), (428, 46, "% DTO."), (476, 82, "IMPORTE")):
            c.setLineWidth(.6)
            c.rect(x, y - 16, w, 16)
            mid(c, x + w / 2, y - 11.5, s, "Com12DcB", 7.5)
        return y - 20

    def draw(c, n):
        def top():
            c.setLineWidth(1)
            left(c, 36, A4H - 60, firm, "Com12DcB", 14)
            lines(c, 36, A4H - 74, ["Pol. Ind. El Romeral, parcela 22", pob, f"C.I.F.: {cif}", "Tlf. 900 000 0" + num[-2:]], "Com12Dc", 8.5, 11)
            c.rect(300, A4H - 196, 258, 82)
            lines(c, 310, A4H - 130, [who, "C/ Mayor, 18 - bajo", cp, f"N.I.F.: {ccif}"], "Com12Dc", 9.5, 14)
            for i, (k, v) in enumerate((("N.º FACTURA", num), ("FECHA", f"{d:%d-%m-%Y}"), ("CLIENTE", "4300" + ccif[-4:]), ("HOJA", f"{c.getPageNumber()} / {n}"))):
                x = 36 + i * 64
                c.setLineWidth(.6)
                c.rect(x, A4H - 196, 64, 30)
                mid(c, x + 32, A4H - 175, k, "Com12DcB", 6.5)
                mid(c, x + 32, A4H - 190, v, "Com12Dc", 8.3)
            left(c, 36, A4H - 150, title, "Com12DcB", 13)
            if back:
                left(c, 36, A4H - 210, f"Rectifica la factura A{num[1:4]}{r1}. Motivo: devolución de mercancía.", "Com12Dc", 8.5)
            return A4H - 220

        def turn(c):
            right(c, 554, 60, "Suma y sigue en la hoja siguiente", "Com12Dc", 8)
            c.showPage()
            return top()
        table(c, cols, items, top(), 150, head, turn, "Com12Dc", 8.6, 10.6, 3.5)
        c.setLineWidth(.6)
        for x, w, k, v in ((36, 110, "BASE IMPONIBLE", fmt(base, ".", ",")), (146, 70, "% I.V.A.", "21,00"), (216, 110, "CUOTA I.V.A.", fmt(iva, ".", ",")),
                           (326, 232, "TOTAL FACTURA EUR", fmt(total, ".", ","))):
            c.rect(x, 96, w, 40)
            mid(c, x + w / 2, 125, k, "Com12DcB", 7.5)
            mid(c, x + w / 2, 104, v, "Com12DcB" if w > 200 else "Com12Dc", 12 if w > 200 else 10)
        left(c, 36, 80, "Forma de pago: " + ("abono en su próxima factura" if back else f"recibo domiciliado.   Vencimiento: {due:%d-%m-%Y}"), "Com12Dc", 8.5)
        mid(c, A4W / 2, 40, "Inscrita en el Registro Mercantil, tomo 1.204, folio 77, hoja 18.330", "Com12Dc", 6.5)
    due = d + dt.timedelta(days=60)
    r1 = f"{r.randrange(100, 2400):06d}"
    paint(path, A4, title.title(), draw)
    data = {"invoice_number": num, "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": firm, "tax_id": cif},
            "customer": {"name": who, "tax_id": ccif}, "line_items": truth, "subtotal": amt(base), "tax_total": amt(iva), "total": amt(total)}
    if not back:
        data["due_date"] = due.isoformat()
    return {"data": data}


def digits_of(s):
    return f"{sum(ord(ch) * (i + 3) for i, ch in enumerate(s)) % 90000 + 10000}"


LAYOUTS = {"uscloud": uscloud, "frconseil": frconseil, "nlshop": nlshop, "esabono": esabono}

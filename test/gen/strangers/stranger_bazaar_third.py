# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cameroon (Word bill), Angola (ERP print with carried sums), Iceland (telecom bill)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.platypus import KeepTogether, Spacer, Table, TableStyle

import stranger_bazaar_words as words
from stranger_bazaar_kit import Grid, block, day, digits, div, edges, flow, money, paint, para, plus, put, q, rng, style, t, times

# ---------------------------------------------------------------- Cameroon
CM_GOODS = [
    ("Fourniture et pose de climatiseur split 1,5 CV y compris supports et liaisons frigorifiques", 365000), ("Câble U1000 R2V 3G2,5 mm² (couronne de 100 m)", 78500),
    ("Disjoncteur divisionnaire 16 A", 4200), ("Main d'œuvre électricien (journée)", 15000), ("Réglette LED 120 cm", 6500),
    ("Groupe électrogène 5 kVA - location à la journée", 45000), ("Tube IRO Ø 20 (barre de 3 m)", 950),
    ("Prise de terre complète", 38000), ("Recharge gaz R410A", 32500), ("Transport du matériel Douala - Edéa", 60000),
]
MOIS = "x janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def cameroon(path, seed, rows):
    r = rng("cameroon", seed, rows)
    seller = r.choice(["ETS LUMIÈRE DU WOURI", "FROID & ÉNERGIE SERVICES SARL"])
    buyer = r.choice(["Société des Plantations de la Dibamba", "COMPLEXE SCOLAIRE LES PALMIERS BLEUS", "Clinique Sainte Odile de Bonamoussadi"])
    niu, bniu = f"M0{digits(r, 11)}P", f"M0{digits(r, 11)}K"
    shown = r.random() < 0.6
    date = day(r, 2024)
    number = f"{r.randint(1, 480):03d}/FES/{date.month:02d}/2024"
    m = lambda c: money(c, " ", places=0)
    items, lines = [], []
    for i in range(rows):
        name, price = r.choice(CM_GOODS)
        n = r.randint(1, 12)
        price = (price + 50 * r.randint(-6, 12)) * 100
        items.append({"description": name, "quantity": str(n), "unit_price": t(price), "amount": t(n * price)})
        lines.append((f"{i + 1:02d}", name, str(n), m(price), m(n * price), n * price))
    sub = sum(l[5] for l in lines)
    tax = div(sub * 1925, 1000000) * 100
    total = sub + tax
    acompte = div(total * 40, 10000000) * 100000 if r.random() < 0.5 else 0
    st = lambda size, al=0, b=False: style("Times-Bold" if b else "Times-Roman", size, align=al)

    def story():
        out = [para(seller, style("Times-Bold", 22, align=1, color="#1f3f8f")),
               para("Électricité - Froid et climatisation - Groupes électrogènes - Prestations diverses", style("Times-Italic", 10, align=1)),
               para(f"B.P. 4471 Douala - Akwa, rue Dicka Mpondo   Tél. : 699 55 50 12 / 677 55 50 13", st(9.5, 1)),
               para(f"NIU : {niu}   RCCM : RC/DLA/2015/B/{niu[3:7]}   Régime du réel", st(9.5, 1)), Spacer(1, 3),
               Table([[""]], colWidths=[490], rowHeights=[3], style=TableStyle([("LINEABOVE", (0, 0), (-1, 0), 2, colors.HexColor("#1f3f8f"))])),
               Spacer(1, 6), para(f"Douala, le {date.day:02d} {MOIS[date.month]} {date.year}", st(11, 2)), Spacer(1, 8),
               para(f"<u>FACTURE N° {number}</u>", st(15, 1, True)), Spacer(1, 10),
               para(f"<u>DOIT</u> : <b>{buyer}</b>", st(12)),
               para("B.P. 1208 Edéa" + (f" - NIU : {bniu}" if shown else ""), st(11)),
               para("<u>Objet</u> : travaux et fournitures suivant bon de commande n° BC-" + niu[4:7], st(11)), Spacer(1, 10)]
        body = [[para(h, st(10.5, 1, True)) for h in ("N°", "DÉSIGNATION", "QTÉ", "P.U. (FCFA)", "P.T. (FCFA)")]]
        body += [[para(v, st(10.5, a)) for v, a in zip(l, (1, 0, 1, 2, 2))] for l in lines]
        ends = [("TOTAL HT", sub), ("TVA 19,25 %", tax), ("TOTAL TTC", total)]
        if acompte:
            ends += [("Acompte versé", acompte), ("NET À PAYER", total - acompte)]
        k = len(body)
        body += [[para(a, st(10.5, 2, True)), "", "", "", para(m(b), st(10.5, 2, True))] for a, b in ends]
        spans = [("SPAN", (0, i), (3, i)) for i in range(k, len(body))]
        out.append(Table(body, colWidths=[32, 248, 40, 80, 90], style=TableStyle(spans + [
            ("GRID", (0, 0), (-1, -1), 0.6, colors.black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])))
        out.append(KeepTogether([
            Spacer(1, 12), para(f"Arrêtée la présente facture à la somme de : <b>{words.french(total // 100)} francs CFA toutes taxes comprises.</b>", st(11)),
            Spacer(1, 6), para("Conditions de règlement : à réception, par chèque ou virement.", st(10)), Spacer(1, 16),
            para("La Direction", st(11, 2, True)), Spacer(1, 40)]))
        return out

    def page(c, n, pages):
        if pages > 1:
            put(c, 298, 26, f"{n}/{pages}", "Times-Roman", 9, "c")
    flow(path, A4, "Facture", story, page, leftMargin=48, rightMargin=48, topMargin=40, bottomMargin=44)
    cust = {"name": buyer}
    if shown:
        cust["tax_id"] = bniu
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "currency": "XAF",
                     "supplier": {"name": seller, "tax_id": niu}, "customer": cust, "line_items": items,
                     "subtotal": t(sub), "tax_total": t(tax), "total": t(total),
                     **({"amount_due": t(total - acompte)} if acompte else {})}}


# ---------------------------------------------------------------- Angola
AO_GOODS = [
    ("DESP01", "Honorários de despachante oficial", "UN", 18500000, 14), ("MOV20", "Movimentação de contentor 20' no parque", "UN", 9650000, 14),
    ("MOV40", "Movimentação de contentor 40' no parque", "UN", 14300000, 14), ("ARM", "Armazenagem de carga geral", "DIA", 2275000, 14),
    ("TRR", "Transporte rodoviário Porto de Luanda - Viana", "VG", 21000000, 14), ("EMIS", "Emolumentos e taxas portuárias por conta do cliente", "UN", 7412050, 0),
    ("PES", "Pesagem em báscula", "UN", 650000, 14), ("ESC", "Escolta policial (viatura)", "UN", 12000000, 0),
]


def angola(path, seed, rows):
    r = rng("angola", seed, rows)
    seller = r.choice(["Muxima Transitários e Navegação, Lda.", "KALANDULA CARGO - Comércio e Serviços (SU), Lda"])
    buyer = r.choice(["Cervejeira do Planalto, S.A.", "Moagem Irmãos Tchipenda, Lda", "FARMÁCIAS BOA ESPERANÇA DE BENGUELA, LDA"])
    nif, bnif = "54" + digits(r, 8), "50" + digits(r, 8)
    date = day(r, 2024)
    due = plus(date, 15)
    number = f"FT M{r.randint(1, 3)}2024/{r.randint(1, 1900)}"
    m = lambda c: money(c, ".", ",")
    items, lines, base, gross, disc = [], [], {}, 0, 0
    for i in range(rows):
        ref, name, unit, price, rate = r.choice(AO_GOODS)
        n = r.randint(1, 6)
        d = div(n * price * r.choice([0, 0, 5]), 100) if rate else 0
        amount = n * price - d
        gross, disc = gross + n * price, disc + d
        base[rate] = base.get(rate, 0) + amount
        items.append({"description": name, "quantity": str(n), "unit_price": t(price), "discount": t(d), "tax_rate": str(rate), "amount": t(amount)})
        lines.append(([ref, name, f"{n},00", unit, m(price), m(d), f"{rate},00", m(amount)], amount))
    taxes = {k: div(v * k, 100) for k, v in base.items()}
    sub, tax = gross - disc, sum(taxes.values())
    total = sub + tax
    held = div(base.get(14, 0) * 65, 1000)
    f, fb = "Helvetica", "Helvetica-Bold"
    cols = edges(40, (45, "l"), (165, "l"), (40, "r"), (28, "c"), (75, "r"), (60, "r"), (34, "r"), (68, "r"))
    heads = ["Artigo", "Descrição", "Qtd.", "Un.", "Pr. Unitário", "Desc. (Kz)", "IVA %", "Valor"]

    def work(c, pages):
        def top():
            put(c, 40, 795, seller, fb, 13)
            block(c, 40, 781, ["Rua Rainha Ginga, 188 - 3.º Esq., Ingombota", "Luanda - Angola", "Telef. +244 222 555 018", f"Contribuinte N.º: {nif}"], f, 8, 10)
            put(c, 330, 748, "Exmo.(s) Sr.(s)", f, 8)
            block(c, 330, 733, [buyer, "Estrada da Catumbela, km 6", "Benguela"], f, 10, 13, fb, width=225)
            put(c, 40, 690, "Factura " + number, fb, 11)
            put(c, 40, 677, "Original" if c.getPageNumber() == 1 else "Original (continuação)", f, 8)
            put(c, 555, 677, f"Pág. {c.getPageNumber()} / {pages}", f, 8, "r")
            h = Grid(c, edges(40, (105, "l"), (85, "l"), (70, "l"), (85, "l"), (85, "l"), (90, "l")), f, 7.5, 9)
            c.setLineWidth(0.5)
            y = h.row(670, ["V/N.º Contribuinte", "Moeda", "Câmbio", "Data", "Vencimento", "Condição Pag."], font=fb, fill=colors.HexColor("#dcdcdc"))
            y = h.row(y, [bnif, "AOA", "1,00", date.strftime("%Y-%m-%d"), due.strftime("%Y-%m-%d"), "15 dias"], rule=0.5)
            return g.row(y - 8, heads, font=fb, fill=colors.HexColor("#dcdcdc"), rule=0.5)

        def foot():
            c.setLineWidth(0.5)
            c.line(40, 52, 555, 52)
            put(c, 40, 42, "xK4p-Processado por programa validado n.º 000/AGT/2020  |  Os bens/serviços foram colocados à disposição do adquirente na data do documento", f, 6)
            put(c, 40, 33, f"{seller}  |  Capital Social 2.000.000,00 Kz  |  IBAN AO06 0000 0000 0000 0000 0000 0", f, 6)
        g = Grid(c, cols, f, 7.8, 9.4, gap=5, pad=2)
        y = top()
        run = 0
        for l, amount in lines:
            if y - g.height(l) < 85:
                put(c, 480, 68, "A transportar", "Helvetica-Oblique", 8, "r")
                put(c, 553, 68, m(run), "Helvetica-Oblique", 8, "r")
                foot()
                c.showPage()
                y = top()
                put(c, 480, y - 10, "Transporte", "Helvetica-Oblique", 8, "r")
                put(c, 553, y - 10, m(run), "Helvetica-Oblique", 8, "r")
                y -= 16
            y = g.row(y, l)
            run += amount
        if y < 215:
            foot()
            c.showPage()
            y = top()
        y = min(y - 14, 205)
        put(c, 40, y, "Quadro resumo do IVA", fb, 8)
        s = Grid(c, edges(40, (45, "r"), (75, "r"), (65, "r"), (95, "l")), f, 7.2, 9)
        yy = s.row(y - 4, ["Taxa", "Incidência", "Total IVA", "Motivo Isenção"], font=fb, rule=0.5)
        for k in sorted(base, reverse=True):
            yy = s.row(yy, [f"{k},00", m(base[k]), m(taxes[k]), "" if k else "M04 - Isento"])
        w = Grid(c, edges(350, (115, "l"), (90, "r")), f, 8.5, 10.5, gap=4)
        for a, b in (("Mercadoria/Serviços", gross), ("Descontos Comerciais", disc), ("Total Líquido", sub), ("IVA", tax)):
            y = w.row(y + 8 if a[0] == "M" else y, (a, m(b)))
        y = w.row(y, ("Total (AOA)", m(total)), font=fb, rule=0.8)
        if held:
            y = w.row(y, ("Retenção na fonte 6,5%", "-" + m(held)))
            y = w.row(y, ("Total a pagar (AOA)", m(total - held)), font=fb, fill=colors.HexColor("#dcdcdc"))
        foot()
        c.showPage()
    paint(path, A4, "Factura", work)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "due_date": due.isoformat(), "currency": "AOA",
                     "supplier": {"name": seller, "tax_id": nif}, "customer": {"name": buyer, "tax_id": bnif}, "line_items": items,
                     "subtotal": t(sub), "tax_total": t(tax), "total": t(total), **({"amount_due": t(total - held)} if held else {})}}


# ---------------------------------------------------------------- Iceland
IS_GOODS = [
    ("Mánaðargjald - Fyrirtækjaleið 5G ótakmarkað", 549000, 1000), ("Gagnamagn umfram 100 GB", 1950, 0), ("Símtöl í farsíma, mínútur", 2490, 0),
    ("Símtöl til Norðurlanda, mínútur", 3350, 0), ("SMS skilaboð", 1690, 0), ("Ljósleiðari 1000 Mb/s, aðgangsgjald", 341900, 1000), ("Leiga á beini", 99000, 1000),
    ("Föst IP-tala", 79000, 1000), ("Reikisamband utan EES, MB", 145, 0),
]


def iceland(path, seed, rows):
    r = rng("iceland", seed, rows)
    seller = r.choice(["Norðurfjarskipti hf.", "Hvönn Net ehf."])
    buyer = r.choice(["Útgerðarfélagið Skarfur ehf.", "Gistiheimilið við Þverá slf.", "Trésmiðja Önnu og Sveins ehf."])
    kt, bkt = (f"{r.randint(41, 71)}{r.randint(1, 12):02d}{r.randint(85, 99)}-{digits(r, 3)}9" for _ in "ab")
    vsk = digits(r, 6)
    date = day(r, 2024)
    due = plus(date, 14)
    number = f"R{digits(r, 7)}"
    m = lambda c, p=0: money(c, ".", ",", p)
    items, lines = [], []
    left = 0
    for i in range(rows):
        if not left:
            left = r.randint(2, 6)
            lines.append((f"Þjónustunúmer {digits(r, 3, '678')} {digits(r, 4)}", None))
        left -= 1
        name, price, milli = r.choice(IS_GOODS)
        milli = milli or r.randint(3, 400) * 1000
        amount = div(milli * price, 100000) * 100
        items.append({"description": name, "quantity": q(milli), "unit_price": t(price), "tax_rate": "24", "amount": t(amount)})
        lines.append((name, [q(milli), m(price, 2), "24%", m(amount)]))
    sub = sum(int(i["amount"].replace(".", "")) for i in items)
    tax = div(sub * 24, 10000) * 100
    total = sub + tax
    blue = colors.HexColor("#123a6b")
    pale = colors.HexColor("#e3ecf7")
    f, fb = "Commerce11Sans", "Commerce11SansB"

    def work(c, pages):
        def logo():
            c.setFillColor(blue)
            c.rect(0, 800, 596, 42, stroke=0, fill=1)
            put(c, 45, 814, seller, fb, 15, color=colors.white)
            put(c, 550, 814, "Reikningur", f, 13, "r", colors.white)

        def foot():
            put(c, 298, 34, f"{seller}  |  Glerárgata 77, 600 Akureyri  |  Kt. {kt}  |  VSK nr. {vsk}  |  Sími 555 4100", f, 7, "c", colors.grey)
            put(c, 298, 22, f"Síða {c.getPageNumber()} af {pages}", f, 7, "c", colors.grey)

        def head(y):
            for x, a, text in ((45, "l", "Lýsing"), (345, "r", "Magn"), (420, "r", "Einingarverð"), (470, "r", "VSK"), (550, "r", "Upphæð án VSK")):
                put(c, x, y, text, fb, 8, a, blue)
            return y - 16
        logo()
        block(c, 45, 765, [buyer, "Hafnarbraut 12", "640 Húsavík", f"Kt. {bkt}"], f, 10, 14)
        y = 770
        for a, b in (("Reikningsnúmer", number), ("Útgáfudagur", date.strftime("%d.%m.%Y")), ("Tímabil", f"{date.month}/{date.year}"), ("Viðskiptanúmer", bkt[:6])):
            put(c, 390, y, a, f, 8.5, color=colors.grey)
            put(c, 550, y, b, f, 8.5, "r")
            y -= 14
        c.setFillColor(pale)
        c.roundRect(45, 650, 505, 46, 6, stroke=0, fill=1)
        c.setFillGray(0)
        put(c, 60, 679, "Til greiðslu", f, 8)
        put(c, 60, 661, m(total) + " kr.", fb, 14, color=blue)
        put(c, 230, 679, "Gjalddagi", f, 8)
        put(c, 230, 661, due.strftime("%d.%m.%Y"), fb, 12, color=blue)
        put(c, 380, 679, "Greiðslumáti", f, 8)
        put(c, 380, 661, "Krafa í netbanka", f, 10)
        y = head(620)
        for name, cells in lines:
            if y < (90 if cells is None else 70):
                foot()
                c.showPage()
                logo()
                y = head(770)
            if cells is None:
                y -= 4
                put(c, 45, y, name, fb, 8.5)
                c.setStrokeColor(pale)
                c.line(45, y - 4, 550, y - 4)
                c.setStrokeGray(0)
                y -= 16
                continue
            put(c, 55, y, name, f, 8.5)
            for x, v in zip((345, 420, 470, 550), cells):
                put(c, x, y, v, f, 8.5, "r")
            y -= 14
        if y < 130:
            foot()
            c.showPage()
            logo()
            y = 770
        c.setStrokeColor(blue)
        c.line(330, y, 550, y)
        c.setStrokeGray(0)
        y -= 16
        for a, b, face in (("Samtals án VSK", sub, f), ("VSK 24%", tax, f), ("Samtals með VSK (ISK)", total, fb)):
            put(c, 335, y, a, face, 9)
            put(c, 550, y, m(b), face, 9, "r")
            y -= 15
        foot()
        c.showPage()
    paint(path, A4, "Reikningur", work)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "due_date": due.isoformat(), "currency": "ISK",
                     "supplier": {"name": seller, "tax_id": vsk}, "customer": {"name": buyer, "tax_id": bkt}, "line_items": items,
                     "subtotal": t(sub), "tax_total": t(tax), "total": t(total), "amount_due": t(total)}}


LAYOUTS = {"cameroon": cameroon, "angola": angola, "iceland": iceland}

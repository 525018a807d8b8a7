# SPDX-License-Identifier: AGPL-3.0-or-later
"""Argentina (Factura C of the tax office), Cameroon (Word bill), Oman (plant hire, three decimals)."""
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.platypus import KeepTogether, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_crate_kit import block, canv, cells, day, digits, half, num, para, plus, put, rng, tru, unit

W, H = A4


def argentina(path, seed, rows):
    """Comprobantes en línea: letter in the box, both heads, rows without lines, totals at the foot of the last page."""
    r = rng("argentina", seed, rows)
    F, B = "Helvetica", "Helvetica-Bold"
    sup = r.choice(["QUIROGA MARISOL BEATRIZ", "ZABALLA HERNAN DARIO", "ECHENIQUE NORMA LILIANA"])
    cus = r.choice(["COOPERATIVA ELECTRICA DE COLONIA LAS TOSCAS LTDA", "PANIFICADORA DON EUSEBIO S.R.L.", "IRIGOYTIA JUAN CRUZ", "CONSORCIO DE PROPIETARIOS ALSINA 3288"])
    cuit = r.choice(["20", "27"]) + digits(r, 9)
    ccuit = r.choice(["30", "33"]) + digits(r, 9)
    d = day(r)
    due = plus(d, r.choice((0, 10, 15)))
    no = f"{r.randint(1, 9):05d}-{r.randint(1, 4000):08d}"
    f = lambda x: x.strftime("%d/%m/%Y")
    s = lambda v: num(v, 2, "", ",")
    goods = ["Honorarios por asesoramiento contable mensual", "Servicio de jardinería y poda", "Reparación de PC y cambio de disco SSD", "Diseño de folletos A5 doble faz, incluye hasta tres correcciones y entrega de originales en PDF",
             "Torta personalizada 3 kg", "Clases particulares de inglés (hora)", "Alquiler de sonido e iluminación", "Flete local", "Mano de obra electricidad", "Mantenimiento de sitio web"]
    items, tot = [], 0
    for i in range(rows):
        q = r.choice((100, 100, 200, 300, 1000, 150))
        p = r.randint(150, 9000) * 1000
        pc = r.choice((0, 0, 0, 10))
        g = half(q * p, 100)
        b = half(g * pc, 100)
        tot += g - b
        w = r.choice(goods)
        items.append((w, q, unit(w, "hora=horas, Mano de obra=horas, Honorarios=otras unidades", "unidades"), p, pc, b, g - b, digits(r, 3) if r.random() < .5 else ""))
    out = [{"description": w, "quantity": tru(q), "unit_price": tru(p), "discount": f"{tru(pc * 100)}%", "amount": tru(a)} for w, q, u, p, pc, b, a, k in items]
    L, R, M = 22, W - 22, W / 2
    ws = [44, 182, 50, 62, 66, 42, 50, 55.27]
    al = ["l", "l", "r", "c", "r", "r", "r", "r"]
    heads = ["Código", "Producto / Servicio", "Cantidad", "U. Medida", "Precio Unit.", "% Bonif", "Imp. Bonif.", "Subtotal"]
    c = canv(path, title="Factura")
    cae, cdue, ib, start = digits(r, 14, "7"), plus(d, 10), digits(r, 9), day(r, 2008, 2020)
    adr, cadr = f"San Martín {r.randint(20, 4000)} - Rafaela, Santa Fe", f"Bv. Oroño {r.randint(20, 4000)} - Rosario, Santa Fe"
    cond = r.choice(["IVA Responsable Inscripto", "IVA Sujeto Exento"])
    bottom = 190

    def page(final):
        c.setLineWidth(.9)
        c.rect(L, H - 60, R - L, 26)
        put(c, M, H - 53, "ORIGINAL", B, 15, "c")
        c.rect(L, H - 190, R - L, 130)
        c.setFillColor(white)
        c.rect(M - 22, H - 100, 44, 40, fill=1)
        c.setFillColor(black)
        put(c, M, H - 86, "C", B, 26, "c")
        put(c, M, H - 97, "COD. 011", B, 7, "c")
        c.line(M, H - 190, M, H - 100)
        put(c, (L + M) / 2 - 10, H - 86, sup, B, 12, "c")

        def kv(x, y, a, b, size=8.5):
            put(c, x, y, a, B, size)
            put(c, x + c.stringWidth(a, B, size) + 4, y, b, F, size)

        kv(L + 6, H - 128, "Razón Social:", sup)
        kv(L + 6, H - 152, "Domicilio Comercial:", adr)
        kv(L + 6, H - 178, "Condición frente al IVA:", "Responsable Monotributo")
        put(c, M + 40, H - 86, "FACTURA", B, 17)
        kv(M + 40, H - 112, "Comp. Nro:", no, 10)
        kv(M + 40, H - 127, "Fecha de Emisión:", f(d))
        kv(M + 40, H - 150, "CUIT:", cuit)
        kv(M + 40, H - 164, "Ingresos Brutos:", ib)
        kv(M + 40, H - 178, "Fecha de Inicio de Actividades:", f(start))
        c.rect(L, H - 212, R - L, 20)
        kv(L + 6, H - 205, "Período Facturado Desde:", f(d.replace(day=1)), 8)
        kv(L + 185, H - 205, "Hasta:", f(d), 8)
        kv(M + 60, H - 205, "Fecha de Vto. para el pago:", f(due), 8)
        c.rect(L, H - 268, R - L, 54)
        kv(L + 6, H - 228, "CUIT:", ccuit, 8)
        kv(L + 150, H - 228, "Apellido y Nombre / Razón Social:", cus, 8)
        kv(L + 6, H - 244, "Condición frente al IVA:", cond, 8)
        kv(M, H - 244, "Domicilio:", cadr, 8)
        kv(L + 6, H - 260, "Condición de venta:", "Cuenta Corriente", 8)
        c.setFillColor(HexColor("#cfcfcf"))
        c.rect(L, H - 290, R - L, 18, fill=1)
        c.setFillColor(black)
        x = L
        for w, t in zip(ws, heads):
            put(c, x + w / 2, H - 284, t, B, 7.5, "c")
            x += w
            if x < R - 1:
                c.line(x, H - 290, x, H - 272)
        if final:
            c.rect(L, 110, R - L, 66)
            for i, (a, b) in enumerate((("Subtotal: $", s(tot)), ("Importe Otros Tributos: $", "0,00"), ("Importe Total: $", s(tot)))):
                put(c, R - 110, 158 - 20 * i, a, B, 10, "r")
                put(c, R - 8, 158 - 20 * i, b, B, 10, "r")
        put(c, M, 60, f"Pág. {c.getPageNumber()}/{npages}", B, 9, "c")
        put(c, R - 90, 74, "CAE N°:", B, 9, "r")
        put(c, R - 84, 74, cae, F, 9)
        put(c, R - 90, 60, "Fecha de Vto. de CAE:", B, 9, "r")
        put(c, R - 84, 60, f(cdue), F, 9)
        c.rect(L, 40, 60, 60)
        for i in range(12):
            for j in range(12):
                if (i * 7 + j * j * 3 + int(cae[(i + j) % 14])) % 3 == 0:
                    c.rect(L + i * 5, 40 + j * 5, 5, 5, stroke=0, fill=1)
        put(c, L + 70, 80, "Comprobante Autorizado", "Helvetica-BoldOblique", 9)

    pages, cur, y = [], [], H - 294
    for it in items:
        w, q, u, p, pc, b, a, k = it
        row = [k, w, s(q), u, s(p), s(pc * 100), s(b), s(a)]
        h = cells(c, L, y, ws, al, row, F, 7.5, 9.5, 4, draw=False)
        if y - h < bottom:
            pages.append(cur)
            cur, y = [], H - 294
        cur.append((y, row))
        y -= h
    pages.append(cur)
    npages = len(pages)
    for n, pg in enumerate(pages):
        page(n == npages - 1)
        for y, row in pg:
            cells(c, L, y, ws, al, row, F, 7.5, 9.5, 4)
        c.showPage()
    c.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "ARS", "supplier": {"name": sup, "tax_id": cuit},
                     "customer": {"name": cus, "tax_id": ccuit}, "line_items": out, "subtotal": tru(tot), "total": tru(tot)}}


_U = ("zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf").split()
_T = {2: "vingt", 3: "trente", 4: "quarante", 5: "cinquante", 6: "soixante"}


def french(n):
    if n < 20:
        return _U[n]
    if n < 70:
        t, u = divmod(n, 10)
        return _T[t] + (" et un" if u == 1 else "-" + _U[u] if u else "")
    if n < 80:
        return "soixante et onze" if n == 71 else "soixante-" + french(n - 60)
    if n < 100:
        return "quatre-vingts" if n == 80 else "quatre-vingt-" + french(n - 80)
    for big, word in ((10 ** 9, "milliard"), (10 ** 6, "million")):
        if n >= big:
            k, m = divmod(n, big)
            return french(k) + " " + word + ("s" if k > 1 else "") + (" " + french(m) if m else "")
    if n >= 1000:
        k, m = divmod(n, 1000)
        a = "" if k == 1 else french(k)
        a = a[:-1] if a.endswith(("cents", "vingts")) else a
        return (a + " mille").strip() + (" " + french(m) if m else "")
    k, m = divmod(n, 100)
    return (("" if k == 1 else french(k) + " ") + "cent" + ("s" if k > 1 and not m else "")) + (" " + french(m) if m else "")


def cameroon(path, seed, rows):
    r = rng("cameroon", seed, rows)
    F, B, I = "Times-Roman", "Times-Bold", "Times-Italic"
    sup = r.choice(["ETS NGOUMOU & FILS", "SOCIETE BAMBOUTOS SERVICES SARL", "GARAGE LA PERSEVERANCE"])
    cus = r.choice(["Clinique Sainte Odile de Bonamoussadi", "SCIERIE DU HAUT-NYONG S.A.", "Collège Polyvalent les Étoiles"])
    n1, n2 = ["M" + digits(r, 12, "0") + r.choice("ABKLPW") for _ in "ab"]
    d = day(r)
    no = f"{r.randint(1, 400):04d}/{r.choice(['NF', 'BS', 'GP'])}/DLA/{d.year % 100}"
    s = lambda v: num(v, 0, " ")
    goods = ["Plaquettes de frein avant Toyota Hilux", "Main d'œuvre", "Vidange complète (huile 15W40 + filtres)", "Ciment CPJ 35, sac de 50 kg", "Fer à béton de 10", "Location groupe électrogène 60 KVA avec carburant et opérateur, y compris transport aller-retour",
             "Tôle bac alu 5/10e", "Rame de papier A4", "Entretien climatiseurs split", "Peinture à huile blanche, pot de 20 kg", "Batterie 12V 100Ah"]
    body, out, net = [], [], 0
    for i in range(rows):
        w, q, p = r.choice(goods), r.randint(1, 25), r.randint(3, 700) * 250
        net += q * p
        body.append([str(i + 1), para(w, F, 10.5), f"{q:02d}", s(p), s(q * p)])
        out.append({"description": w, "quantity": str(q), "unit_price": str(p), "amount": str(q * p)})
    rem = half(net * 5, 100) if r.random() < .4 else 0
    ht = net - rem
    tva = half(ht * 1925, 10000)
    ttc = ht + tva
    adv = ttc // 20000 * 10000 if r.random() < .4 else 0
    S = [para(sup, B, 18, 1, 22, HexColor("#1f3864")), para("Commerce général – Prestations de services – BTP", I, 10.5, 1), para(f"B.P. {r.randint(100, 9999)} Douala – Tél. : 6{digits(r, 2)} {digits(r, 2)} {digits(r, 2)} {digits(r, 2)}", F, 10, 1),
         para(f"N° Contribuable : {n1} – RC/DLA/{d.year - 6}/B/{r.randint(100, 4000)}", F, 10, 1), Spacer(1, 2 * mm), Table([[""]], [170 * mm], [3], style=[("LINEABOVE", (0, 0), (-1, 0), 2, HexColor("#1f3864"))]), Spacer(1, 3 * mm),
         para(f"Douala, le {d.day:02d} {'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split()[d.month - 1]} {d.year}", F, 11, 2), Spacer(1, 6 * mm), para(f"<u>FACTURE N° {no}</u>", B, 15, 1), Spacer(1, 6 * mm),
         para(f"<u>Doit</u> : <font name='{B}'>{cus}</font>", F, 11.5, lead=15), para(f"NIU : {n2}", F, 11, lead=14), para(f"Réf. : votre bon de commande n° {r.randint(10, 900)}", F, 11, lead=14), Spacer(1, 5 * mm)]
    n = len(body)
    tail = [["", "TOTAL", "", "", s(net)]] if rem else []
    tail += [["", "Remise 5 %", "", "", "- " + s(rem)]] if rem else []
    tail += [["", "TOTAL HT", "", "", s(ht)], ["", "TVA 19,25 %", "", "", s(tva)], ["", "TOTAL TTC", "", "", s(ttc)]]
    if adv:
        tail += [["", "Acompte reçu", "", "", "- " + s(adv)], ["", "NET À PAYER", "", "", s(ttc - adv)]]
    t = Table([["N°", "Désignation", "Qté", "P.U. (FCFA)", "P.T. (FCFA)"]] + body + tail, [11 * mm, 82 * mm, 14 * mm, 29 * mm, 34 * mm], repeatRows=1 if r.random() < .5 else 0)
    st = [("FONT", (0, 0), (-1, 0), B, 11), ("ALIGN", (0, 0), (-1, 0), "CENTER"), ("FONT", (0, 1), (-1, n), F, 10.5), ("BOX", (0, 0), (-1, -1), .75, black), ("INNERGRID", (0, 0), (-1, -1), .75, black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
          ("ALIGN", (2, 1), (2, -1), "CENTER"), ("ALIGN", (3, 1), (-1, -1), "RIGHT"), ("FONT", (0, n + 1), (-1, -1), B, 10.5)]
    for i in range(n + 1, n + 1 + len(tail)):
        st += [("SPAN", (1, i), (3, i)), ("ALIGN", (1, i), (3, i), "RIGHT")]
    t.setStyle(TableStyle(st))
    what = ttc - adv if adv else ttc
    S += [t, Spacer(1, 6 * mm), KeepTogether([para(f"Arrêtée la présente facture à la somme de : <font name='{B}'>{french(what)} francs CFA.</font>", F, 11, lead=14), Spacer(1, 8 * mm),
          Table([["Le Client", "La Direction"]], [85 * mm, 85 * mm], style=[("FONT", (0, 0), (-1, -1), B, 11), ("ALIGN", (1, 0), (1, 0), "RIGHT")]), Spacer(1, 14 * mm)])]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=20 * mm, rightMargin=20 * mm, topMargin=14 * mm, bottomMargin=18 * mm, invariant=1, title="Facture").build(S)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "XAF", "supplier": {"name": sup, "tax_id": n1}, "customer": {"name": cus, "tax_id": n2}, "line_items": out,
            "subtotal": str(ht), "tax_total": str(tva), "total": str(ttc)}
    if adv:
        data["amount_due"] = str(ttc - adv)
    return {"data": data}


def oman(path, seed, rows):
    r = rng("oman", seed, rows)
    F, B = "Helvetica", "Helvetica-Bold"
    sup = r.choice(["Wadi Samail Equipment Rental LLC", "Al Dhafrah Scaffolding & Plant Hire SPC", "Jabal Nakhl Heavy Machinery Trading LLC"])
    cus = r.choice(["Bright Dunes Contracting Co. LLC", "Sohar Gulf Fabricators LLC", "Mirbat Oilfield Support Services SAOC"])
    v1, v2 = ["OM1100" + digits(r, 6) for _ in "ab"]
    d = day(r)
    due = plus(d, r.choice((30, 45, 60)))
    no = f"WSR/INV/{d.year % 100}-{r.randint(1, 9999):04d}"
    s = lambda v: num(v, 3)
    goods = ["Hydraulic Excavator 20T (CAT 320 or equiv.) with operator, excluding diesel", "Boom Truck 10T", "Water Tanker 5000 Gal", "Diesel Generator 250 KVA", "Mobilization / Demobilization", "Cuplock scaffolding material - per m3 per week", "Tower Light", "JCB 3CX Backhoe Loader", "Mobile Crane 50T, night shift", "Roller Compactor 10T"]
    c = canv(path, title="Tax Invoice")
    L, R = 34, W - 34
    ws = [22, 186, 72, 34, 36, 60, 38, 70]
    ws[-1] = R - L - sum(ws[:-1])
    al = ["c", "l", "c", "r", "c", "r", "r", "r"]
    heads = ["Sl.", "Equipment / Description", "Hire Period", "Qty", "Unit", "Rate (OMR)", "VAT %", "Taxable Amount (OMR)"]
    green = HexColor("#7a1f1f")

    def heading(y):
        h = cells(c, L, y, ws, ["c"] * 8, heads, B, 7.5, 9, 3, draw=False) + 3
        c.setFillColor(green)
        c.rect(L, y - h, R - L, h, stroke=0, fill=1)
        c.setFillColor(white)
        cells(c, L, y - 1, ws, ["c"] * 8, heads, B, 7.5, 9, 3, valign="m")
        c.setFillColor(black)
        return y - h - 1

    put(c, L, H - 50, sup, B, 15, color=green)
    block(c, L, H - 64, [f"C.R. No. {digits(r, 7, '1')}, P.O. Box {r.randint(10, 900)}, P.C. 112, Ruwi, Sultanate of Oman", f"Tel: +968 24{digits(r, 6)}   |   VATIN: {v1}"], F, 8.5, 11)
    c.setFillColor(HexColor("#f2e9e4"))
    c.rect(L, H - 110, R - L, 20, stroke=0, fill=1)
    c.setFillColor(black)
    put(c, W / 2, H - 105, "TAX INVOICE", B, 13, "c")
    put(c, L, H - 128, "Bill To", B, 9)
    y = block(c, L, H - 142, ["M/s. " + cus], B, 9.5, 12, 250)
    block(c, L, y, ["Accounts Payable Dept.", f"Way {r.randint(1000, 5000)}, Bldg {r.randint(10, 900)}, Al Ghubra North, Muscat", "VATIN: " + v2], F, 9, 12, 260)
    y = H - 128
    for a, b in (("Invoice No.", no), ("Invoice Date", d.strftime("%d-%b-%Y")), ("Due Date", due.strftime("%d-%b-%Y")), ("Your LPO Ref.", f"LPO-{digits(r, 5)}"), ("Site", r.choice(["Duqm Phase II", "Barka IWP", "Nizwa Bypass"]))):
        put(c, 350, y, a, F, 9)
        put(c, 430, y, ": " + b, B, 9)
        y -= 14
    y = heading(H - 215)
    out, net = [], 0
    pg = 1

    def foot():
        put(c, L, 28, f"{no}", F, 7.5)
        put(c, R, 28, f"Page {pg}", F, 7.5, "r")

    for i in range(rows):
        w, q, p = r.choice(goods), r.randint(1, 26), r.randint(3, 400) * 500
        a = q * p
        net += a
        st = plus(d.replace(day=1), r.randint(0, 12) - 30)
        row = [str(i + 1), w, f"{st:%d/%m/%y} to {plus(st, q - 1):%d/%m/%y}", str(q), unit(w, "Tanker=Trip, Mobilization=Trip, scaffolding=Wk", "Day"), s(p), "5", s(a)]
        if row[4] != "Day":
            row[2] = f"{st:%b %Y}"
        h = cells(c, L, y, ws, al, row, F, 7.8, 9.8, 4, draw=False)
        if y - h < 70:
            foot()
            c.showPage()
            pg += 1
            y = heading(H - 40)
        if i % 2:
            c.setFillColor(HexColor("#f7f3f1"))
            c.rect(L, y - h, R - L, h, stroke=0, fill=1)
            c.setFillColor(black)
        cells(c, L, y, ws, al, row, F, 7.8, 9.8, 4)
        y -= h
        out.append({"description": w, "quantity": str(q), "unit_price": tru(p, 3), "tax_rate": "5", "amount": tru(a, 3)})
    if y < 200:
        foot()
        c.showPage()
        pg += 1
        y = H - 40
    tax = half(net * 5, 100)
    c.setStrokeColor(green)
    c.line(L, y - 2, R, y - 2)
    y -= 20
    for a, b, g in (("Total Taxable Amount", net, F), ("VAT @ 5%", tax, F), ("Total Amount Due OMR", net + tax, B)):
        put(c, R - 90, y, a, g, 9.5, "r")
        put(c, R - 3, y, s(b), g, 9.5, "r")
        y -= 15
    y = block(c, L, y - 16, ["Bank: First Frankincense Bank SAOG, Ruwi Branch   A/c No. 0" + digits(r, 12), "Any discrepancy must be notified within 7 days of receipt of this invoice. Idle days caused by the hirer are chargeable."], F, 8, 11, R - L)
    put(c, L, y - 40, "Received by (name, sign & stamp)", F, 8)
    put(c, R, y - 40, "For " + sup, F, 8, "r")
    foot()
    c.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "OMR", "supplier": {"name": sup, "tax_id": v1}, "customer": {"name": cus, "tax_id": v2},
                     "line_items": out, "subtotal": tru(net, 3), "tax_total": tru(tax, 3), "total": tru(net + tax, 3)}}


LAYOUTS = {"argentinafacturac": argentina, "cameroonword": cameroon, "omanrental": oman}

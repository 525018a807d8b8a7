# SPDX-License-Identifier: AGPL-3.0-or-later
"""Turkey (e-Fatura view), Thailand (wholesaler), Argentina (Factura A)."""
from reportlab.lib.pagesizes import A4

import stranger_parcel_kit as kit
from stranger_parcel_kit import Grid, div, lines, num, para, put, true

W, H = A4

# ---------------------------------------------------------------- Turkey
TR = [("Pamuklu gömlek kumaşı, ekru", "Metre", 18450, 10), ("Dikiş ipliği 5000 m bobin", "Adet", 6275, 20), ("Fermuar 18 cm, siyah", "Adet", 840, 20),
      ("Nakış işçiliği", "Adet", 2350, 10), ("Elastik bant 20 mm", "Metre", 415, 20), ("Ütü masası kılıfı (sanayi tipi), ısıya dayanıklı", "Adet", 48900, 20),
      ("Keten döşemelik", "Metre", 27500, 10), ("Çıtçıt düğme, 100'lü paket", "Paket", 9990, 20), ("Örme kumaş süprem 30/1", "Kg", 21340, 10)]


def turkey(path, seed, rows):
    r = kit.rng("turkey", seed, rows)
    R, B = kit.font("DejaVuSans"), kit.font("DejaVuSans-Bold")
    c = kit.make(path, A4, "e-Fatura")
    sup = r.choice(["IŞIKLAR TEKSTİL SANAYİ VE TİCARET LİMİTED ŞİRKETİ", "ÇAĞLAYAN İPLİK PAZARLAMA ANONİM ŞİRKETİ"])
    cus = r.choice(["GÜNEŞLİ KONFEKSİYON DIŞ TİCARET LTD. ŞTİ.", "ÖZGÜR MODA EVİ TASARIM A.Ş."])
    st, ct = kit.digits(r, 10), kit.digits(r, 10)
    d = kit.day(r, 2024)
    n = f"ISK{d.year}{r.randrange(1, 99999):09d}"
    m = lambda v: num(v, ".", ",")
    items, data, gross, dsum, by = [], [], 0, 0, {}
    for k, (name, u, p, rate) in enumerate(kit.pick(r, TR, rows), 1):
        q = r.choice([5, 10, 24, 50, 120, 300])
        dis = r.choice([0, 0, 5, 10])
        g0 = q * p
        dv = div(g0 * dis, 100)
        a = g0 - dv
        v = div(a * rate, 100)
        gross, dsum = gross + g0, dsum + dv
        x = by.get(rate, (0, 0))
        by[rate] = (x[0] + a, x[1] + v)
        items.append([str(k), name, f"{q} {u}", m(p) + " TL", f"%{dis},00" if dis else "", m(dv) + " TL" if dis else "", f"%{rate},00", m(v) + " TL", m(a) + " TL"])
        row = {"description": name, "quantity": str(q), "unit_price": true(p), "tax_rate": str(rate), "amount": true(a)}
        if dis:
            row["discount"] = f"{dis}%"
        data.append(row)
    cols = [(30, 52, "r"), (52, 182, "l"), (182, 235, "r"), (235, 293, "r"), (293, 333, "r"), (333, 395, "r"), (395, 432, "r"), (432, 497, "r"), (497, 565, "r")]
    g = Grid(c, cols, R, 7, 9, 2.5)
    c.setLineWidth(1)
    c.line(30, H - 30, 260, H - 30)
    y = para(c, 34, H - 42, sup, R, 8, 10, 225)
    y = lines(c, 34, y, ["İvedik Cad. No: 118 Kapı No: 4", "06378 Yenimahalle / Ankara", "Tel: 0312 555 01 77", "Web Sitesi: www.ornek-tekstil.example",
                         "Vergi Dairesi: İvedik", f"VKN: {st}"], R, 8, 10)
    c.line(30, y + 4, 260, y + 4)
    y -= 14
    c.line(30, y + 10, 260, y + 10)
    put(c, 34, y, "SAYIN", B, 8)
    y = para(c, 34, y - 10, cus, R, 8, 10, 225)
    y = lines(c, 34, y, ["Merter Mah. Keresteciler Sk. No: 9/2", "34173 Güngören / İstanbul", "Vergi Dairesi: Merter", f"VKN: {ct}"], R, 8, 10)
    c.line(30, y + 4, 260, y + 4)
    hexs = "".join(r.choice("0123456789abcdef") for _ in range(32))
    put(c, 34, y - 10, "ETTN:", B, 7.5)
    put(c, 62, y - 10, "-".join([hexs[:8], hexs[8:12], hexs[12:16], hexs[16:20], hexs[20:]]), R, 7.5)
    c.circle(320, H - 70, 28)
    put(c, 320, H - 73, "e", B, 22, "c")
    put(c, 320, H - 115, "e-FATURA", B, 10, "c")
    c.setLineWidth(.6)
    due = kit.later(d, 45)
    info = [("Özelleştirme No:", "TR1.2"), ("Senaryo:", "TICARIFATURA"), ("Fatura Tipi:", "SATIS"), ("Fatura No:", n),
            ("Fatura Tarihi:", d.strftime("%d-%m-%Y")), ("Son Ödeme Tarihi:", due.strftime("%d-%m-%Y"))]
    for i, (k, v) in enumerate(info):
        yy = H - 150 - i * 15
        c.rect(385, yy - 4, 85, 15)
        c.rect(470, yy - 4, 95, 15)
        put(c, 389, yy, k, B, 7)
        put(c, 474, yy, v, R, 7)

    def thead(y):
        y0 = y
        y = g.row(y - 3, ["Sıra No", "Mal Hizmet", "Miktar", "Birim Fiyat", "İskonto Oranı", "İskonto Tutarı", "KDV Oranı", "KDV Tutarı", "Mal Hizmet Tutarı"],
                  f=B, aligns="ccccccccc") - 3
        c.line(30, y0, 565, y0)
        c.line(30, y, 565, y)
        g.rules(y0, y)
        return y

    y = thead(H - 262)
    for cells in items:
        h = g.height(cells) + 6
        if y - h < 40:
            c.showPage()
            c.setLineWidth(.6)
            y = H - 40
            c.line(30, y, 565, y)
        g.row(y - 3, cells)
        g.rules(y, y - h)
        y -= h
        c.line(30, y, 565, y)
    tot = [("Mal Hizmet Toplam Tutarı", gross), ("Toplam İskonto", dsum)]
    if len(by) > 1 or dsum:
        tot.append(("Vergi Hariç Tutar", gross - dsum))
    for k in sorted(by):
        tot.append((f"Hesaplanan KDV(%{k})", by[k][1]))
    tax = sum(b for _, b in by.values())
    tot += [("Vergiler Dahil Toplam Tutar", gross - dsum + tax), ("Ödenecek Tutar", gross - dsum + tax)]
    if y < 130 + len(tot) * 14:
        c.showPage()
        c.setLineWidth(.6)
        y = H - 40
    y -= 12
    for k, v in tot:
        c.rect(345, y - 14, 130, 14)
        c.rect(475, y - 14, 90, 14)
        put(c, 471, y - 10, k, B, 7, "r")
        put(c, 561, y - 10, m(v) + " TL", R, 7.5, "r")
        y -= 14
    c.rect(30, y - 52, 535, 40)
    put(c, 36, y - 25, "Not: Ödeme 45 gün vadelidir. Fatura içeriğine 8 gün içinde itiraz edilmediği takdirde kabul edilmiş sayılır.", R, 7)
    put(c, 36, y - 38, "Banka: TR00 0000 0000 0000 0123 4567 89 (TRY)", R, 7)
    c.save()
    sub = {"subtotal": true(gross - dsum)} if len(by) > 1 or dsum else {"subtotal": true(gross)}
    one = {"tax_total": true(tax)} if len(by) == 1 else {}
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "TRY",
                     "supplier": {"name": sup, "tax_id": st}, "customer": {"name": cus, "tax_id": ct}, "line_items": data,
                     **sub, **one, "total": true(gross - dsum + tax), "amount_due": true(gross - dsum + tax)}}


# ---------------------------------------------------------------- Thailand, in English
TH = [("Jasmine rice, Hom Mali, 5 kg", "BAG", 21500), ("Fish sauce 700 ml x 12", "CTN", 48600), ("Coconut milk 1 L UHT x 12", "CTN", 79200), ("Palm sugar 500 g", "PCS", 3850),
      ("Rice vermicelli 400 g x 30", "CTN", 54000), ("Sriracha chilli sauce, extra hot, squeeze bottle 435 ml x 24", "CTN", 132000), ("Dried shiitake", "KG", 42500),
      ("Tamarind paste 454 g", "PCS", 5625), ("Disposable lunch box 650 ml, pack of 50", "PACK", 9750), ("Canned lychee in syrup 565 g x 24", "CTN", 118800)]


def thailand(path, seed, rows):
    r = kit.rng("thailand", seed, rows)
    R, B = "Courier", "Courier-Bold"
    c = kit.make(path, A4, "Tax Invoice")
    sup = r.choice(["CHAO PHRAYA PROVISIONS CO., LTD.", "SIAM LOTUS WHOLESALE CO., LTD.", "NORTHERN BASKET TRADING (THAILAND) CO., LTD."])
    cus = r.choice(["BAAN SUAN RESORT AND SPA CO., LTD.", "THREE ELEPHANTS RESTAURANT LIMITED PARTNERSHIP", "ANDAMAN KITCHEN CO., LTD."])
    st, ct = "0105" + kit.digits(r, 9), "0835" + kit.digits(r, 9)
    d = kit.day(r)
    due = kit.later(d, 30)
    n = f"IV{d:%y%m}-{r.randrange(1, 900):04d}"
    dep = r.choice([0, 200000, 500000]) if rows > 3 else 0
    dis = r.choice([0, 3, 5])
    items, data, gross = [], [], 0
    for k, (name, u, p) in enumerate(kit.pick(r, TH, rows), 1):
        q = r.choice([1, 2, 3, 5, 10, 20])
        gross += q * p
        items.append([str(k), f"{r.randrange(1000, 9999)}-{u[0]}", name, f"{q}", u, num(p), num(q * p)])
        data.append({"description": name, "quantity": str(q), "unit_price": true(p), "amount": true(q * p)})
    dep = dep if gross > 2 * dep else 0
    dv = div(gross * dis, 100)
    net = gross - dv - dep
    vat = div(net * 7, 100)
    cols = [(36, 62, "c"), (62, 112, "l"), (112, 330, "l"), (330, 372, "r"), (372, 412, "c"), (412, 480, "r"), (480, 559, "r")]
    g = Grid(c, cols, R, 8.5, 11, 3)
    per = 24
    slots, pages, room = [], [], per
    for cells in items:
        need = len(g.split(cells)[2])
        if need > room:
            pages.append(slots)
            slots, room = [], per
        slots.append(cells)
        room -= need
    pages.append(slots)
    for i, page in enumerate(pages):
        put(c, 36, H - 45, sup, B, 13)
        lines(c, 36, H - 58, ["88/19 Moo 4, Rama II Road, Samae Dam, Bang Khun Thian, Bangkok 10150", "Tel. 0-2555-0146  Fax 0-2555-0147",
                              f"Tax ID No. {st}  (Head Office)"], R, 8.5, 11)
        c.rect(395, H - 118, 164, 26)
        put(c, 477, H - 108, "TAX INVOICE", B, 13, "c")
        put(c, 36, H - 108, "(Original)  Page %d of %d" % (i + 1, len(pages)), R, 8.5)
        c.rect(36, H - 205, 523, 80)
        c.line(372, H - 125, 372, H - 205)
        y = H - 138
        put(c, 41, y, "Sold to", R, 8.5)
        put(c, 95, y, cus, B, 8.5)
        lines(c, 95, y - 12, ["45 Srisoonthorn Road, Choeng Thale", "Thalang, Phuket 83110"], R, 8.5, 11)
        put(c, 41, y - 38, "Tax ID", R, 8.5)
        put(c, 95, y - 38, ct + "   Branch 00001", R, 8.5)
        put(c, 41, y - 54, "Ship to", R, 8.5)
        put(c, 95, y - 54, "Same as above", R, 8.5)
        for j, (k, v) in enumerate([("No.", n), ("Date", f"{d:%d/%m/%Y}"), ("P/O No.", "PO" + ct[-5:]), ("Credit term", "30 days"), ("Due date", f"{due:%d/%m/%Y}")]):
            put(c, 377, y - j * 14, k, R, 8.5)
            put(c, 455, y - j * 14, v, B if j == 0 else R, 8.5)
        top, bot = H - 212, H - 212 - 30 - per * 11 - 10
        g.row(top - 3, ["No.", "Code", "Description", "Qty", "Unit", ["Unit Price", "(Baht)"], ["Amount", "(Baht)"]], f=B, aligns="ccccccc")
        c.rect(36, bot, 523, top - bot)
        c.line(36, top - 28, 559, top - 28)
        g.rules(top, bot)
        y = top - 32
        for cells in page:
            y = g.row(y, cells)
        if i < len(pages) - 1:
            put(c, 559, bot - 14, "Continued on next page", R, 8.5, "r")
            c.showPage()
    tot = [("Total", gross)]
    if dis:
        tot.append((f"Less Discount {dis}%", -dv))
    if dep:
        tot.append(("Less Deposit", -dep))
    tot += [("Amount before VAT", net), ("VAT 7%", vat), ("GRAND TOTAL", net + vat)]
    y = bot
    for k, v in tot:
        c.rect(330, y - 16, 150, 16)
        c.rect(480, y - 16, 79, 16)
        f = B if k.isupper() else R
        put(c, 335, y - 12, k, f, 8.5)
        put(c, 556, y - 12, num(v), f, 8.5, "r")
        y -= 16
    lines(c, 36, bot - 14, ["Goods remain the property of the seller until", "payment has been received in full. Cheques to", "be crossed and made payable to the company."], R, 8, 10)
    for x, t in [(36, "Received by"), (215, "Delivered by"), (400, "Authorized signature")]:
        c.line(x, 150, x + 150, 150)
        put(c, x, 138, t, R, 8)
        put(c, x, 126, "Date ____/____/____", R, 8)
    c.save()
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "THB",
                     "supplier": {"name": sup, "tax_id": st}, "customer": {"name": cus, "tax_id": ct}, "line_items": data,
                     "subtotal": true(net), "tax_total": true(vat), "total": true(net + vat)}}


# ---------------------------------------------------------------- Argentina
AR = [("Honorarios diseño de campaña gráfica", "unidades", 48500000, 21), ("Pauta en vía pública, circuito norte, 14 días", "unidades", 129000000, 21),
      ("Libro \"Cuadernos del litoral\"", "unidades", 2450000, 10.5), ("Hora de edición de video", "horas", 3850000, 21), ("Locución spot radial 30\"", "unidades", 9600000, 21),
      ("Impresión de banners", "mt. cuad.", 1875050, 21), ("Producción fotográfica de producto, jornada completa", "unidades", 37500000, 21),
      ("Catálogo ilustrado, 96 páginas", "unidades", 1390000, 10.5), ("Gestión de redes sociales, abono mensual", "unidades", 41275000, 21)]


def argentina(path, seed, rows):
    r = kit.rng("argentina", seed, rows)
    R, B = "Helvetica", "Helvetica-Bold"
    c = kit.make(path, A4, "Factura A")
    sup = r.choice(["Ñandubay Comunicación S.R.L.", "Taller Río Bermejo S.A.", "Mburucuyá Ediciones S.A.S."])
    cus = r.choice(["BODEGAS PIEDRA Y CIELO S.A.", "COOPERATIVA TAMBERA LA ESPERANZA LTDA", "YERBATERA SANTO PIPO S.R.L."])
    st, ct = "30" + kit.digits(r, 9), "33" + kit.digits(r, 9)
    d = kit.day(r, 2024)
    due = kit.later(d, 10)
    pv, nr = f"{r.randrange(1, 9):05d}", f"{r.randrange(1, 9000):08d}"
    m = lambda v: num(v, "", ",")
    items, data, by = [], [], {}
    for k, (name, u, p, rate) in enumerate(kit.pick(r, AR, rows), 1):
        q = r.choice([100, 100, 200, 350, 600, 1000])
        dis = r.choice([0, 0, 0, 5, 10])
        a = div(q * p * (100 - dis), 10000)
        v = div(a * int(rate * 10), 1000)
        x = by.get(rate, (0, 0))
        by[rate] = (x[0] + a, x[1] + v)
        items.append([f"{k:03d}", name, num(q, "", ","), u, m(p), num(dis * 100, "", ","), m(a), f"{rate}%", m(a + v)])
        row = {"description": name, "quantity": true(q), "unit_price": true(p), "discount": f"{dis}%", "tax_rate": str(rate), "amount": true(a)}
        data.append(row)
    net, tax = sum(a for a, _ in by.values()), sum(b for _, b in by.values())
    cols = [(25, 55, "l"), (55, 195, "l"), (195, 240, "r"), (240, 285, "c"), (285, 350, "r"), (350, 385, "r"), (385, 455, "r"), (455, 495, "r"), (495, 570, "r")]
    g = Grid(c, cols, R, 7.5, 9.5, 2)
    pages, cur, room = [], [], 380
    for cells in items:
        h = g.height(cells) + 3
        if h > room:
            pages.append(cur)
            cur, room = [], 380
        cur.append(cells)
        room -= h
    pages.append(cur)
    for i, page in enumerate(pages):
        c.setLineWidth(.8)
        c.rect(25, H - 45, 545, 22)
        put(c, 297, H - 39, "ORIGINAL", B, 12, "c")
        c.rect(25, H - 165, 545, 120)
        c.rect(275, H - 85, 44, 40)
        put(c, 297, H - 69, "A", B, 24, "c")
        put(c, 297, H - 81, "COD. 01", B, 7, "c")
        c.line(297, H - 85, 297, H - 165)
        put(c, 150, H - 75, sup, B, 13, "c")
        for j, (k, v) in enumerate([("Razón Social:", sup), ("Domicilio Comercial:", "Av. Almirante Brown 2210, Paraná, Entre Ríos"), ("Condición frente al IVA:", "IVA Responsable Inscripto")]):
            put(c, 31, H - 108 - j * 20, k, B, 7.5)
            put(c, 33 + c.stringWidth(k, B, 7.5), H - 108 - j * 20, v, B if j == 2 else R, 7.5)
        put(c, 330, H - 75, "FACTURA", B, 18)
        put(c, 330, H - 94, f"Punto de Venta: {pv}", B, 8.5)
        put(c, 450, H - 94, f"Comp. Nro: {nr}", B, 8.5)
        put(c, 330, H - 108, f"Fecha de Emisión: {d:%d/%m/%Y}", B, 8.5)
        for j, (k, v) in enumerate([("CUIT:", st), ("Ingresos Brutos:", "901-" + st[3:9] + "-3"), ("Fecha de Inicio de Actividades:", "01/04/2011")]):
            put(c, 330, H - 128 - j * 13, k, B, 7.5)
            put(c, 333 + c.stringWidth(k, B, 7.5), H - 128 - j * 13, v, R, 7.5)
        c.rect(25, H - 186, 545, 19)
        put(c, 31, H - 180, f"Período Facturado Desde: {kit.later(d, -30):%d/%m/%Y}    Hasta: {d:%d/%m/%Y}", B, 8)
        put(c, 564, H - 180, f"Fecha de Vto. para el pago: {due:%d/%m/%Y}", B, 8, "r")
        c.rect(25, H - 232, 545, 44)
        for x, y, k, v in [(31, 200, "CUIT:", ct), (175, 200, "Apellido y Nombre / Razón Social:", cus), (31, 212, "Condición frente al IVA:", "IVA Responsable Inscripto"),
                           (255, 212, "Domicilio:", "Ruta 14 Km 884, Oberá, Misiones"), (31, 225, "Condición de venta:", "Cuenta Corriente")]:
            put(c, x, H - y, k, B, 7.5)
            put(c, x + 3 + c.stringWidth(k, B, 7.5), H - y, v, R, 7.5)
        c.setFillGray(.82)
        c.rect(25, H - 260, 545, 25, fill=1)
        c.setFillGray(0)
        g.row(H - 236, ["Código", "Producto / Servicio", "Cantidad", "U. Medida", "Precio Unit.", "% Bonif", "Subtotal", ["Alícuota", "IVA"], "Subtotal c/IVA"], f=B, s=7, aligns="ccccccccc")
        y = H - 263
        for cells in page:
            y = g.row(y, cells) - 3
        put(c, 297, 40, f"Pág. {i + 1}/{len(pages)}", B, 8, "c")
        if i < len(pages) - 1:
            c.showPage()
    c.rect(25, 70, 545, 118)
    rates = [(27, 0), (21, 0), (10.5, 0), (5, 0), (2.5, 0), (0, 0)]
    tot = [("Importe Neto Gravado: $", m(net))] + [(f"IVA {k}%: $", m(by[k][1] if k in by else 0)) for k, _ in rates]
    tot += [("Importe Otros Tributos: $", m(0)), ("Importe Total: $", m(net + tax))]
    for j, (k, v) in enumerate(tot):
        put(c, 480, 175 - j * 12.4, k, B, 8, "r")
        put(c, 564, 175 - j * 12.4, v, B, 8, "r")
    put(c, 25, 55, f"CAE N°: 74{st[2:]}{ct[-3:]}", B, 8)
    put(c, 570, 55, f"Fecha de Vto. de CAE: {due:%d/%m/%Y}", B, 8, "r")
    c.save()
    return {"data": {"invoice_number": f"{pv}-{nr}", "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "ARS",
                     "supplier": {"name": sup, "tax_id": st}, "customer": {"name": cus, "tax_id": ct}, "line_items": data,
                     "subtotal": true(net), **({"tax_total": true(tax)} if len(by) == 1 else {}), "total": true(net + tax)}}


LAYOUTS = {"turkey": turkey, "thailand": thailand, "argentina": argentina}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Texas (drilling supplies), Australia (credit note), Bulgaria (builder), Slovenia (haulier); all platypus."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_parcel_kit as kit
from stranger_parcel_kit import div, num, true


def style(f, s, lead=None, align=0, color=colors.black):
    return ParagraphStyle("x", fontName=f, fontSize=s, leading=lead or s * 1.25, alignment=align, textColor=color)


def P(text, st):
    return Paragraph(text.replace("&", "&amp;"), st)


def T(rows, widths, *cmds, **kw):
    pad = kw.pop("pad", 2)
    base = [("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), pad),
            ("BOTTOMPADDING", (0, 0), (-1, -1), pad), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    return Table(rows, colWidths=widths, style=TableStyle(base + list(cmds)), **kw)


def pages(path, size, flow, footer, margins=(42, 42, 40, 55)):
    a, b, t, o = margins
    doc = SimpleDocTemplate(path, pagesize=size, leftMargin=a, rightMargin=b, topMargin=t, bottomMargin=o, invariant=1, title="")
    doc.build(flow, onFirstPage=footer, onLaterPages=footer)


# ---------------------------------------------------------------- Texas
TX = [("Drill pipe thread compound, 5 gal pail", 18450, 1), ("Freight, hotshot Odessa to well site", 42500, 0), ("Hydraulic hose assembly 1-1/2 in x 25 ft, crimped ends", 31875, 1),
      ("Field service technician (per hour)", 12500, 0), ("Safety gloves, impact rated, pair", 2499, 1), ("Swivel packing kit", 21640, 1),
      ("Rental - light tower, weekly", 47500, 1), ("Bentonite gel, 100 lb sack", 1685, 1), ("Gasket, ring joint R-45", 3825, 1), ("Shale shaker screen API 140", 19800, 1)]


def texas(path, seed, rows):
    r = kit.rng("texas", seed, rows)
    R, B = "Helvetica", "Helvetica-Bold"
    sup = r.choice(["Caprock Rig Supply, LLC", "Mesquite Basin Oilfield Services Inc.", "Dos Hermanos Pump & Hose Co."])
    cus = r.choice(["Llano Blanco Drilling LP", "Panther Draw Operating, LLC", "Sotol Creek Energy Partners"])
    d = kit.day(r)
    due = kit.later(d, 30)
    n = str(r.randrange(10200, 48000))
    us = lambda v: f"{v.month:02d}/{v.day:02d}/{v.year}"
    ein = f"{r.randrange(20, 90)}-{kit.digits(r, 7)}"
    s, sb, sr, h = style(R, 9), style(B, 9), style(R, 9, align=2), style(B, 8, align=1)
    body, data, sub, taxable = [[P(x, h) for x in ("Quantity", "Item Code", "Description", "Price Each", "Amount")]], [], 0, 0
    for name, p, t in kit.pick(r, TX, rows):
        q = r.choice([100, 100, 200, 250, 400, 800, 1200]) if not t else r.choice([1, 2, 3, 6, 10, 24]) * 100
        a = div(q * p, 100)
        sub, taxable = sub + a, taxable + a * t
        code = "".join(w[0] for w in name.replace("-", " ").split() if w[0].isalpha()).upper()[:4] + str(p)[:3]
        body.append([P(kit.trim(q), sr), P(code, s), P(name, s), P(num(p), sr), P(num(a) + ("T" if t else ""), sr)])
        data.append({"description": name, "quantity": kit.trim(q), "unit_price": true(p), "amount": true(a)})
    tax = div(taxable * 825, 10000)
    total = sub + tax
    paid = r.choice([0, div(total, 3)])
    head = T([[[P(sup, style(B, 14, 17)), P("P.O. Box 1187<br/>Monahans, TX 79756", s), P(f"Fed. Tax ID {ein}", s)],
               [P("Invoice", style(B, 22, 26, 2)), T([[P("Date", h), P("Invoice #", h)], [P(us(d), style(R, 9, align=1)), P(n, style(R, 9, align=1))]], [80, 80], ("GRID", (0, 0), (-1, -1), .6, colors.black))]]],
             [360, 168])
    boxes = T([[P("Bill To", sb), "", P("Ship To", sb)],
               [[P(cus, s), P("Accounts Payable", s), P("600 W. Illinois Ave., Suite 410", s), P("Midland, TX 79701", s)], "",
                [P(cus, s), P("Rig 12, Ward County", s), P("FM 1927, 4 mi. N of Pyote", s)]]], [240, 48, 240],
              ("BOX", (0, 0), (0, 1), .6, colors.black), ("BOX", (2, 0), (2, 1), .6, colors.black), ("LINEBELOW", (0, 0), (0, 0), .6, colors.black),
              ("LINEBELOW", (2, 0), (2, 0), .6, colors.black), ("BOTTOMPADDING", (0, 1), (-1, 1), 14))
    terms = T([[P(x, h) for x in ("P.O. Number", "Terms", "Due Date", "Rep", "Ship", "Via")],
               [P(x, style(R, 9, align=1)) for x in (f"PO-{kit.digits(r, 5)}", "Net 30", us(due), "JRT", us(kit.later(d, -1)), "Our truck")]], [88] * 6, ("GRID", (0, 0), (-1, -1), .6, colors.black))
    items = T(body, [52, 66, 268, 66, 76], ("BOX", (0, 0), (-1, -1), .6, colors.black), ("BOX", (0, 0), (-1, 0), .6, colors.black),
              ("INNERGRID", (0, 0), (-1, 0), .6, colors.black), *[("LINEAFTER", (i, 0), (i, -1), .6, colors.black) for i in range(4)], repeatRows=1)
    sums = [("Subtotal", sub), ("Sales Tax (8.25%)", tax), ("Total", total), ("Payments/Credits", -paid), ("Balance Due", total - paid)]
    foot = T([[P("Thank you for your business. T = taxable item. Past due accounts are subject to a 1.5% monthly service charge." if i == 0 else "", s),
               P(k, style(B, 10)), P(("-" if v < 0 else "") + "$" + num(abs(v)), style(R, 10, align=2))] for i, (k, v) in enumerate(sums)], [318, 115, 95],
             ("SPAN", (0, 0), (0, -1)), ("BOX", (0, 0), (-1, -1), .6, colors.black), *[("BOX", (1, i), (2, i), .6, colors.black) for i in range(5)])

    def footer(c, doc):
        kit.put(c, 570, 28, f"Page {doc.page}", R, 8, "r")

    pages(path, letter, [head, Spacer(1, 14), boxes, Spacer(1, 14), terms, items, KeepTogether([foot])], footer)
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD",
                     "supplier": {"name": sup, "tax_id": ein}, "customer": {"name": cus}, "line_items": data,
                     "subtotal": true(sub), "tax_total": true(tax), "total": true(total), "amount_due": true(total - paid)}}


# ---------------------------------------------------------------- Australia, a credit note
AU = [("Returned: Merino crew, charcoal, size M", 8900), ("Returned: Ugg boot, chestnut, damaged carton", 14995), ("Short delivery on INV-0388", 4250), ("Price adjustment, winter catalogue", 1975),
      ("Returned: oilskin coat, full length, brown, faulty press studs (batch 22B)", 31900), ("Returned: felt hat 58 cm", 12450), ("Rebate on volume, June quarter", 25000), ("Returned: moleskin trousers 34R", 10990)]


def australia(path, seed, rows):
    r = kit.rng("australia", seed, rows)
    R, B = kit.font("NotoSans-Regular", kit.NOTO), kit.font("NotoSans-Bold", kit.NOTO)
    sup = r.choice(["Wattlebird Woollens Pty Ltd", "Gundaroo Workwear Pty Ltd", "Snowgum Outfitters Pty Ltd"])
    cus = r.choice(["Longreach Saddlery & Supplies", "The Jetty Store (Robe) Pty Ltd", "Kimberley Stockman Pty Ltd"])
    abn = lambda: f"{r.randrange(11, 99)} {r.randrange(100, 999)} {r.randrange(100, 999)} {r.randrange(100, 999)}"
    sa, ca = abn(), abn()
    d = kit.day(r)
    n = f"CN-{r.randrange(1, 999):04d}"
    s, sb, sr = style(R, 8.5, 12), style(B, 8.5, 12), style(R, 8.5, 12, 2)
    body, data, sub = [[P(x, sb if i == 0 else style(B, 8.5, 12, 2)) for i, x in enumerate(("Description", "Quantity", "Unit Price", "GST", "Amount AUD"))]], [], 0
    for name, p in kit.pick(r, AU, rows):
        q = r.choice([1, 1, 2, 3, 6, 12])
        sub += q * p
        body.append([P(name, s), P(num(q * 100), sr), P(num(p), sr), P("10%", sr), P(num(q * p), sr)])
        data.append({"description": name, "quantity": true(q * 100), "unit_price": true(p), "tax_rate": "10", "amount": true(q * p)})
    tax = div(sub, 10)
    total = sub + tax
    used = div(total, 200) * 100 if r.random() < .5 else 0
    long = lambda v: f"{v.day} {v:%b} {v.year}"
    head = T([[[P("TAX CREDIT NOTE", style(R, 20, 26)), Spacer(1, 14), P(cus, s), P("14 Eagle Street", s), P("LONGREACH QLD 4730", s), P(f"ABN: {ca}", s)],
               [P("Date", sb), P(long(d), s), Spacer(1, 5), P("Credit Note Number", sb), P(n, s), Spacer(1, 5), P("Reference", sb), P(f"INV-{r.randrange(300, 900):04d}", s), Spacer(1, 5), P("ABN", sb), P(sa, s)],
               [P(sup, s), P("Unit 5, 21 Copper Close", s), P("BEARD ACT 2620", s), P("AUSTRALIA", s)]]], [270, 115, 125])
    items = T(body, [225, 65, 75, 50, 95], ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, 1), (-1, -1), .4, colors.HexColor("#cccccc")), pad=4, repeatRows=1)
    rows_ = [("Subtotal", sub, R), ("TOTAL GST 10%", tax, R), ("TOTAL CREDIT AUD", total, B)]
    rows_ += [("Less Credit to Invoice", used, R)] if used else []
    rows_ += [("REMAINING CREDIT AUD", total - used, B)]
    sums = T([["", P(k, style(f, 8.5, 12, 2)), P(num(v), style(f, 8.5, 12, 2))] for k, v, f in rows_], [225, 190, 95],
             ("LINEABOVE", (1, 2), (2, 2), 1, colors.black), ("LINEABOVE", (1, -1), (2, -1), 1, colors.black), pad=3)

    def footer(c, doc):
        kit.put(c, 42, 30, f"Company registered in Australia. {sup}. Registered Office: 21 Copper Close, Beard, ACT, 2620.", R, 6.5)

    pages(path, A4, [head, Spacer(1, 30), items, Spacer(1, 4), KeepTogether([sums])], footer)
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "currency": "AUD", "supplier": {"name": sup, "tax_id": sa},
                     "customer": {"name": cus, "tax_id": ca}, "line_items": data, "subtotal": true(sub), "tax_total": true(tax), "total": true(total),
                     "amount_due": true(total - used)}}


# ---------------------------------------------------------------- Bulgaria
BG = [("Полагане на гранитогрес", "м²", 2850), ("Шпакловка по стени и тавани, двукратна", "м²", 1120), ("Демонтаж на дограма", "бр.", 3500), ("Доставка и монтаж на PVC прозорец 140/150 см, шесткамерен профил", "бр.", 48600),
      ("Боядисване с латекс", "м²", 680), ("Извозване на строителни отпадъци", "курс", 18000), ("Хидроизолация на тераса", "м²", 3475), ("Ел. ключове и контакти, монтаж", "бр.", 950), ("Топлоизолация EPS 10 см", "м²", 6240)]


def bulgaria(path, seed, rows):
    r = kit.rng("bulgaria", seed, rows)
    R, B = kit.font("DejaVuSerif"), kit.font("DejaVuSerif-Bold")
    sup = r.choice(["Родопи Строй 7 ЕООД", "Майстор Кольо ООД", "Балкан Ремонт Груп АД"])
    cus = r.choice(["Етажна собственост Младост 44", "Хотел Перун ЕООД", "Пекарна Златен клас ООД"])
    se, ce = kit.digits(r, 9), kit.digits(r, 9)
    d = kit.day(r)
    n = "10" + kit.digits(r, 8)
    m = lambda v: num(v, " ", ",")
    s, sb, sr, sc, hd = style(R, 8, 10), style(B, 8, 10), style(R, 8, 10, 2), style(R, 8, 10, 1), style(B, 7.5, 9.5, 1, colors.white)
    body, data, sub = [[P(x, hd) for x in ("№", "Наименование на стоките и услугите", "Мярка", "Кол-во", "Ед. цена", "Отст. %", "Стойност")]], [], 0
    for k, (name, u, p) in enumerate(kit.pick(r, BG, rows), 1):
        q = r.choice([200, 450, 1250, 1800, 3675, 6400]) if u == "м²" else r.choice([1, 2, 3, 8]) * 100
        dis = r.choice([0, 0, 0, 5])
        a = div(q * p * (100 - dis), 10000)
        sub += a
        body.append([P(str(k), sc), P(name, s), P(u, sc), P(num(q, " ", ","), sr), P(m(p), sr), P(f"{dis},00" if dis else "", sr), P(m(a), sr)])
        row = {"description": name, "quantity": true(q), "unit_price": true(p), "amount": true(a)}
        if dis:
            row["discount"] = f"{dis}%"
        data.append(row)
    tax = div(sub * 20, 100)
    blue = colors.HexColor("#2b4a7d")

    def party(title, nm, eik, town, adr, mol):
        return [P(title, sb), T([[P(k, s), P(v, sb if i == 0 else s)] for i, (k, v) in enumerate(
            [("Име", nm), ("ЕИК", eik), ("ИН по ЗДДС", "BG" + eik), ("Град", town), ("Адрес", adr), ("МОЛ", mol)])], [66, 178], pad=1)]

    top = T([[party("Получател", cus, ce, "София", "ж.к. Младост 1, бл. 44, вх. Б", "Снежана Илкова"), party("Доставчик", sup, se, "Пловдив", "ул. Тракийска 18, ет. 2", "Кольо Дойчев")]], [255, 255],
            ("BOX", (0, 0), (0, 0), .6, blue), ("BOX", (1, 0), (1, 0), .6, blue))
    title = T([[P("ФАКТУРА", style(B, 17, 21, 1, blue))], [P("ОРИГИНАЛ", style(R, 9, 11, 1))],
               [P(f"№ {n}   /   Дата на издаване: {d:%d.%m.%Y} г.   /   Дата на данъчно събитие: {kit.later(d, -1):%d.%m.%Y} г.", style(R, 8.5, 11, 1))]], [510])
    items = T(body, [26, 214, 42, 55, 60, 42, 71], ("BACKGROUND", (0, 0), (-1, 0), blue), ("GRID", (0, 0), (-1, -1), .4, blue),
              ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#eef2f8")]), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), repeatRows=1)
    sums = T([["", P(k, style(f, 8.5, 11, 2)), P(m(v) + " лв.", style(f, 8.5, 11, 2))] for k, v, f in
              [("Данъчна основа (20 %):", sub, R), ("Начислен ДДС (20 %):", tax, R), ("Сума за плащане:", sub + tax, B)]], [250, 160, 100],
             ("LINEBELOW", (1, 0), (2, -1), .4, blue))
    sign = T([[P("Начин на плащане: по банков път", s), P("Съставил: Мария Пенева", s)], [P("IBAN: BG00 XXXX 0000 1000 0000 00", s), P("Подпис: ........................", s)],
              [P(f"Падеж: {kit.later(d, 10):%d.%m.%Y} г.", s), ""]], [280, 230])

    def footer(c, doc):
        kit.put(c, 297, 28, f"Фактура № {n}, стр. {doc.page}", R, 7, "c")

    pages(path, A4, [title, Spacer(1, 8), top, Spacer(1, 12), items, Spacer(1, 6), KeepTogether([sums, Spacer(1, 18), sign])], footer)
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "due_date": kit.later(d, 10).isoformat(), "currency": "BGN",
                     "supplier": {"name": sup, "tax_id": "BG" + se}, "customer": {"name": cus, "tax_id": "BG" + ce}, "line_items": data,
                     "subtotal": true(sub), "tax_total": true(tax), "total": true(sub + tax)}}


# ---------------------------------------------------------------- Slovenia
SI = [("Prevoz Koper – Murska Sobota, solo vlačilec", "kos", 48500), ("Čakalne ure pri razkladu", "h", 3800), ("Paletno mesto, skladiščenje na teden", "pal", 420), ("Dodatek za gorivo", "kos", 6150),
      ("Prevoz hladilne verige do 24 palet, Ljubljana – Nova Gorica, nočna dostava", "kos", 39200), ("Carinsko posredovanje", "kos", 5500), ("Preklad z viličarjem", "h", 4275), ("Cestnina DarsGo", "kos", 8764)]


def slovenia(path, seed, rows):
    r = kit.rng("slovenia", seed, rows)
    R, B = kit.font("NotoSans-Regular", kit.NOTO), kit.font("NotoSans-Bold", kit.NOTO)
    sup = r.choice(["Prevozi Žagar d.o.o.", "Čebulj Logistika d.d.", "Škofič Transport in špedicija, s.p."])
    cus = r.choice(["Mlekarna Podgorje d.o.o.", "Lesna industrija Smrečje d.o.o.", "Vinska klet Šempas z.o.o."])
    sv, cv = "SI" + kit.digits(r, 8), "SI" + kit.digits(r, 8)
    d = kit.day(r)
    due = kit.later(d, 30)
    n = f"{d.year}-{r.randrange(1, 900):05d}"
    m = lambda v: num(v, ".", ",")
    s, sb, sr, gr = style(R, 8.5, 11), style(B, 8.5, 11), style(R, 8.5, 11, 2), style(R, 7, 9, 0, colors.HexColor("#666666"))
    body = [[P("Opis", sb)] + [P(x, style(B, 8.5, 11, 2)) for x in ("Količina", "Cena brez DDV", "Popust", "DDV", "Vrednost brez DDV")]]
    data, sub = [], 0
    for name, u, p in kit.pick(r, SI, rows):
        q = r.choice([100, 150, 225, 300]) if u == "h" else r.choice([1, 1, 2, 3, 18]) * 100
        dis = r.choice([0, 0, 3, 8])
        a = div(q * p * (100 - dis), 10000)
        sub += a
        body.append([P(name, s), P(f"{num(q, '.', ',')} {u}", sr), P(m(p), sr), P(f"{dis},0 %", sr), P("22 %", sr), P(m(a), sr)])
        data.append({"description": name, "quantity": true(q), "unit_price": true(p), "discount": f"{dis}%", "tax_rate": "22", "amount": true(a)})
    tax = div(sub * 22, 100)
    da = lambda v: f"{v.day}. {v.month}. {v.year}"
    head = T([[[P(f"{sup}, Obrtniška cesta 6, 6210 Sežana", gr), Spacer(1, 6), P(cus, style(B, 11, 14)), P("Glavni trg 3", s), P("5290 Šempeter pri Gorici", s), Spacer(1, 4), P(f"ID za DDV: {cv}", s)],
               [P(sup, style(B, 12, 15, 0, colors.HexColor("#8a1c1c"))), P("Obrtniška cesta 6", s), P("6210 Sežana", s), P(f"ID za DDV: {sv}", s), P(f"Matična št.: {kit.digits(r, 7)}000", s), P("TRR: SI56 0000 0000 0000 097", s)]]], [320, 190])
    info = T([[P(f"Račun št. {n}", style(B, 14, 18)), P("Datum izdaje:", sr), P(da(d), s)], ["", P("Datum opravljene storitve:", sr), P(da(kit.later(d, -3)), s)],
              ["", P("Rok plačila:", sr), P(da(due), sb)], ["", P("Sklic:", sr), P(f"SI00 {n}", s)]], [270, 140, 100], ("SPAN", (0, 0), (0, 1)), pad=1)
    items = T(body, [206, 66, 62, 48, 40, 88], ("LINEABOVE", (0, 0), (-1, 0), 1.2, colors.HexColor("#8a1c1c")), ("LINEBELOW", (0, 0), (-1, 0), .5, colors.HexColor("#8a1c1c")),
              ("LINEBELOW", (0, -1), (-1, -1), .5, colors.HexColor("#8a1c1c")), pad=3, repeatRows=1)
    sums = T([["", P(k, style(f, z, z * 1.3, 2)), P(m(v) + (" EUR" if f == B else ""), style(f, z, z * 1.3, 2))] for k, v, f, z in
              [("Skupaj brez DDV", sub, R, 8.5), (f"DDV 22 % od osnove {m(sub)}", tax, R, 8.5), ("Za plačilo", sub + tax, B, 11)]], [200, 200, 110])
    note = P("Pri plačilu navedite sklic. Za zamudo pri plačilu zaračunavamo zakonske zamudne obresti. Reklamacije upoštevamo v osmih dneh od prejema računa.", s)

    def footer(c, doc):
        kit.put(c, 42, 30, f"{sup} | Okrožno sodišče v Kopru | osnovni kapital 7.500,00 EUR", R, 6.5)
        kit.put(c, 553, 30, f"Stran {doc.page}", R, 6.5, "r")

    pages(path, A4, [head, Spacer(1, 30), info, Spacer(1, 16), items, Spacer(1, 6), KeepTogether([sums, Spacer(1, 20), note])], footer)
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR",
                     "supplier": {"name": sup, "tax_id": sv}, "customer": {"name": cus, "tax_id": cv}, "line_items": data,
                     "subtotal": true(sub), "tax_total": true(tax), "total": true(sub + tax)}}


LAYOUTS = {"texas": texas, "australia": australia, "bulgaria": bulgaria, "slovenia": slovenia}

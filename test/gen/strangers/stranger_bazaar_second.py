# SPDX-License-Identifier: AGPL-3.0-or-later
"""Slovakia (boxed form of an accounting program), Kazakhstan (1C bill), Colombia (electronic invoice)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.platypus import KeepTogether, Spacer, Table, TableStyle

import stranger_bazaar_words as words
from stranger_bazaar_kit import (Grid, block, code, day, digits, div, edges, flow, money, paint, para, plus, put, q, rng, style, t, times,
                 wrap)

# ---------------------------------------------------------------- Slovakia
SK_GOODS = [
    ("Med kvetový 950 g", "ks", 742, 5), ("Ovocný čaj Záhradka 20 x 2 g", "bal", 189, 19), ("Káva zrnková Horec 1 kg", "ks", 1390, 19),
    ("Papierové utierky 2-vrstvové, 12 roliek", "bal", 615, 23), ("Čistiaci prostriedok na podlahy 5 l", "ks", 1129, 23),
    ("Chlieb ražný krájaný 800 g", "ks", 178, 5), ("Minerálna voda jemne perlivá 1,5 l", "ks", 54, 19),
    ("Doprava tovaru do 30 km", "km", 65, 23), ("Vrecia na odpad 120 l, 25 ks", "rol", 338, 23),
    ("Bryndza plnotučná", "kg", 985, 5),
]


def slovakia(path, seed, rows):
    r = rng("slovakia", seed, rows)
    seller = r.choice(["Veľkoobchod Podhorie, s.r.o.", "GASTRO-ZÁSOBY Ďurčák, spol. s r.o."])
    buyer = r.choice(["Penzión Pod Lipami, s.r.o.", "Materská škola Štiavnička", "Ján Hrebeňák - HOSTINEC U ŠUHAJA"])
    sico, bico, sdic, bdic = digits(r, 8, "3"), digits(r, 8, "45"), "20" + digits(r, 8), "21" + digits(r, 8)
    date = day(r, 2025)
    due = plus(date, 21)
    number = f"2025{r.randint(1, 9999):06d}"
    m = lambda c: money(c, " ", ",")
    items, lines, base = [], [], {}
    for i in range(rows):
        name, unit, price, rate = r.choice(SK_GOODS)
        milli = r.randint(1, 40) * 1000 if unit != "kg" else r.randint(400, 9800)
        price += r.randint(-9, 30)
        amount = times(milli, price)
        tax = div(amount * rate, 100)
        b = base.setdefault(rate, [0, 0])
        b[0] += amount
        b[1] += tax
        qty = money(milli // 10, " ", ",") if milli % 10 == 0 else f"{milli // 1000},{milli % 1000:03d}"
        items.append({"description": name, "quantity": q(milli), "unit_price": t(price), "tax_rate": str(rate), "amount": t(amount)})
        lines.append([f"{name}", qty, unit, m(price), str(rate), m(amount), m(tax), m(amount + tax)])
    sub, tax = (sum(b[k] for b in base.values()) for k in (0, 1))
    total = sub + tax
    paid = r.choice([0, 0, 5000]) if total > 20000 else 0
    f, fb = "Commerce11Sans", "Commerce11SansB"
    cols = edges(36, (160, "l"), (48, "r"), (28, "c"), (58, "r"), (36, "r"), (66, "r"), (58, "r"), (69, "r"))

    def work(c, pages):
        c.setLineWidth(0.8)
        put(c, 36, 800, "FAKTÚRA - DAŇOVÝ DOKLAD", fb, 12)
        put(c, 559, 800, f"č. {number}", fb, 12, "r")
        c.rect(36, 575, 523, 216)
        c.line(298, 575, 298, 791)
        c.line(298, 680, 559, 680)
        put(c, 41, 780, "Dodávateľ:", f, 7)
        y = block(c, 52, 764, [seller, "Krížna 1187/22", "977 01 Brezno", "Slovenská republika"], f, 9, 12, fb, width=235)
        for a, b in (("IČO:", sico), ("DIČ:", sdic), ("IČ DPH:", "SK" + sdic)):
            y -= 1
            put(c, 52, y, a, f, 8.5)
            put(c, 100, y, b, f, 8.5)
            y -= 11
        block(c, 52, y - 8, ["Zapísaný v OR OS Banská Bystrica, odd. Sro, vl. č. 10418/S", "Telefón: 048/555 12 09"], f, 7, 9)
        put(c, 52, 640, "Peňažný ústav:", f, 7.5)
        put(c, 120, 640, "Podtatranská sporiteľňa", f, 7.5)
        put(c, 52, 628, "IBAN:", f, 7.5)
        put(c, 120, 628, "SK00 0000 0000 0000 0000 0000", fb, 7.5)
        put(c, 52, 616, "Variabilný symbol:", f, 7.5)
        put(c, 140, 616, number, fb, 7.5)
        put(c, 52, 604, "Konštantný symbol:", f, 7.5)
        put(c, 140, 604, "0308", f, 7.5)
        put(c, 303, 780, "Odberateľ:", f, 7)
        c.setLineWidth(1.5)
        block(c, 330, 762, [buyer, "Hlavná 73/5", "976 52 Čierny Balog"], f, 10, 13, fb, width=220)
        y = 700
        for x, a, b in ((310, "IČO:", bico), (405, "DIČ:", bdic)):
            put(c, x, y, a, f, 8)
            put(c, x + 25, y, b, f, 8)
        put(c, 310, 688, "IČ DPH:", f, 8)
        put(c, 350, 688, "SK" + bdic, f, 8)
        y = 664
        for a, b in (("Dátum vyhotovenia:", date), ("Dátum dodania:", date), ("Dátum splatnosti:", due)):
            put(c, 310, y, a, fb if "splat" in a else f, 8.5)
            put(c, 550, y, b.strftime("%d.%m.%Y"), fb if "splat" in a else f, 8.5, "r")
            y -= 15
        put(c, 310, y, "Forma úhrady:", f, 8.5)
        put(c, 550, y, "prevodným príkazom", f, 8.5, "r")
        put(c, 310, y - 15, "Objednávka č.:", f, 8.5)
        put(c, 550, y - 15, f"OB{digits(r, 5)}", f, 8.5, "r")
        c.setLineWidth(0.4)
        g = Grid(c, cols, f, 7.6, 9.5, gap=3, pad=2)
        put(c, 38, 562, "Fakturujeme Vám za dodaný tovar:", f, 8)
        heads = ["Označenie dodávky", "Množstvo", "M.j.", "Cena za m.j. bez DPH", "% DPH", "Spolu bez DPH", "DPH", "Spolu s DPH"]
        y = g.row(554, heads, rule=0.8)
        for l in lines:
            if y - g.height(l) < 55:
                put(c, 559, y - 12, "pokračovanie na ďalšej strane", f, 7, "r")
                put(c, 298, 25, f"Strana {c.getPageNumber()} z {pages}", f, 7, "c")
                c.showPage()
                put(c, 36, 808, f"Faktúra č. {number}", f, 8)
                y = g.row(800, heads, rule=0.8)
            y = g.row(y, l)
        if y < 210:
            put(c, 298, 25, f"Strana {c.getPageNumber()} z {pages}", f, 7, "c")
            c.showPage()
            y = 800
        c.setLineWidth(0.8)
        c.line(36, y - 2, 559, y - 2)
        put(c, 38, y - 14, "Spolu", fb, 8)
        for x, v in ((432, sub), (490, tax), (559, total)):
            put(c, x - 2, y - 14, m(v), fb, 8, "r")
        y -= 34
        s = Grid(c, edges(36, (60, "l"), (70, "r"), (65, "r"), (75, "r")), f, 7.5, 9.5, gap=3)
        yy = s.row(y, ["Sadzba DPH", "Základ", "DPH", "Spolu"], rule=0.4)
        for k in sorted(base, reverse=True):
            yy = s.row(yy, [f"{k} %", m(base[k][0]), m(base[k][1]), m(sum(base[k]))])
        y -= 8
        for a, b in (("Celková suma:", total), ("Uhradené zálohami:", paid)):
            put(c, 345, y, a, f, 9)
            put(c, 555, y, m(b), f, 9, "r")
            y -= 14
        c.setFillGray(0.88)
        c.rect(340, y - 10, 219, 20, fill=1)
        c.setFillGray(0)
        put(c, 345, y - 4, "K úhrade:", fb, 11)
        put(c, 555, y - 4, m(total - paid) + " EUR", fb, 11, "r")
        put(c, 36, min(y, yy) - 55, "Vystavil: Zuzana Kamenská", f, 8)
        put(c, 420, min(y, yy) - 55, "Pečiatka a podpis: ....................", f, 8)
        put(c, 298, 25, f"Strana {c.getPageNumber()} z {pages}", f, 7, "c")
        c.showPage()
    state = r.getstate()

    def fixed(c, pages):
        r.setstate(state)
        work(c, pages)
    paint(path, A4, f"Faktúra {number}", fixed)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "due_date": due.isoformat(), "currency": "EUR",
                     "supplier": {"name": seller, "tax_id": "SK" + sdic}, "customer": {"name": buyer, "tax_id": "SK" + bdic},
                     "line_items": items, "subtotal": t(sub), "tax_total": t(tax), "total": t(total), "amount_due": t(total - paid)}}


# ---------------------------------------------------------------- Kazakhstan
KZ_GOODS = [
    ("Бумага офисная А4, 80 г/м², 500 листов", "пачка", 215000), ("Картридж лазерный совместимый, чёрный", "штука", 1290000),
    ("Кресло офисное с подлокотниками, ткань", "штука", 4875000), ("Заправка картриджа с заменой фотобарабана", "услуга", 650000),
    ("Папка-регистратор 75 мм, синяя", "штука", 118000), ("Клавиатура проводная USB", "штука", 549000),
    ("Монитор 23,8\" IPS", "штука", 6290000), ("Ручка шариковая (упаковка 50 шт.)", "упаковка", 295000),
    ("Доставка по городу", "услуга", 300000),
]


def kazakhstan(path, seed, rows):
    r = rng("kazakhstan", seed, rows)
    seller = r.choice(['Товарищество с ограниченной ответственностью "Алатау Кеңсе Сервис"', 'ИП "Жумабекова Г.С."', 'ТОО "Степной Ветер Трейд"'])
    buyer = r.choice(['ТОО "Карагайлы Строй Монтаж"', 'АО "Тобольский элеватор"', 'КГУ "Общеобразовательная школа № 214"'])
    bin1, bin2 = digits(r, 12, "01"), digits(r, 12, "01")
    date = day(r, 2024)
    number = str(r.randint(11, 2900))
    m = lambda c: money(c, " ", ",")
    items, lines = [], []
    for i in range(rows):
        name, unit, price = r.choice(KZ_GOODS)
        n = r.randint(1, 25)
        price += 1000 * r.randint(-20, 60)
        amount = n * price
        items.append({"description": name, "quantity": str(n), "unit_price": t(price), "amount": t(amount)})
        lines.append([str(i + 1), f"{r.randint(1, 99999):011d}", name, f"{n},000", unit, m(price), m(amount)])
    total = sum(n_ for n_ in (int(i["amount"].replace(".", "")) for i in items))
    tax = div(total * 12, 112)
    months = "x января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split()
    sans = lambda size, al=0: style("Commerce11Sans", size, align=al)
    bold = lambda size, al=0: style("Commerce11SansB", size, align=al)

    def story():
        bank = Table([
            [[para("Бенефициар:", bold(8)), para(seller, bold(8)), para(f"БИН/ИИН: {bin1}", sans(8))],
             [para("ИИК", bold(8, 1)), para("KZ00000000000000000", bold(8, 1))], [para("Кбе", bold(8, 1)), para("17", bold(8, 1))]],
            [[para("Банк бенефициара:", sans(8)), para('АО "Жетысу Банк"', sans(8))],
             [para("БИК", bold(8, 1)), para("ZHTSKZKX", bold(8, 1))],
             [para("Код назначения платежа", bold(8, 1)), para("710", bold(8, 1))]]],
            colWidths=[285, 135, 105], style=TableStyle([("GRID", (0, 0), (-1, -1), 0.7, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
        who = Table([
            [para("Поставщик:", sans(8.5)), para(f"БИН / ИИН {bin1}, {seller}, Республика Казахстан, г. Алматы, ул. Тимирязева, дом № 318, офис 4, тел.: 8 (727) 555-01-22", bold(8.5))],
            [para("Покупатель:", sans(8.5)), para(f"БИН / ИИН {bin2}, {buyer}, Республика Казахстан, Карагандинская обл., пос. Топар, ул. Казыбек би, дом № 9", bold(8.5))],
            [para("Договор:", sans(8.5)), para("Без договора", bold(8.5))]], colWidths=[75, 450],
            style=TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
        body = [[para(h, bold(8, 1)) for h in ("№", "Код", "Наименование", "Кол-во", "Ед.", "Цена", "Сумма")]]
        for l in lines:
            body.append([para(v, sans(8, a)) for v, a in zip(l, (1, 0, 0, 2, 0, 2, 2))])
        goods = Table(body, colWidths=[28, 76, 180, 50, 55, 66, 70], repeatRows=1, style=TableStyle([
            ("GRID", (0, 0), (-1, -1), 0.4, colors.black), ("BOX", (0, 0), (-1, -1), 1.3, colors.black),
            ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f5f2dd")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5),
            ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
        sums = Table([[para("Итого:", bold(9, 2)), para(m(total), bold(9, 2))],
                      [para("В том числе НДС:", bold(9, 2)), para(m(tax), bold(9, 2))]], colWidths=[440, 85],
                     style=TableStyle([("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
        spelled = words.russian(total // 100)
        end = [sums, Spacer(1, 4), para(f"Всего наименований {rows}, на сумму {m(total)} KZT", sans(9)),
               para(f"Всего к оплате: {spelled[0].upper() + spelled[1:]} тенге {total % 100:02d} тиын", bold(9)), Spacer(1, 4),
               Table([[""]], colWidths=[525], rowHeights=[2], style=TableStyle([("LINEABOVE", (0, 0), (-1, 0), 1.4, colors.black)])),
               Spacer(1, 14), para("Исполнитель ____________________ /Бухгалтер Сейткали А.М./", bold(9))]
        return [para("Внимание! Оплата данного счета означает согласие с условиями поставки товара. Уведомление об оплате обязательно, "
                     "в противном случае не гарантируется наличие товара на складе. Товар отпускается по факту прихода денег на р/с "
                     "Поставщика, самовывозом, при наличии доверенности и документов, удостоверяющих личность.", sans(7.5, 1)),
                Spacer(1, 8), para("Образец платежного поручения", bold(9)), bank, Spacer(1, 12),
                para(f"Счет на оплату № {number} от {date.day} {months[date.month]} {date.year} г.", bold(14)),
                Table([[""]], colWidths=[525], rowHeights=[4], style=TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1.4, colors.black)])),
                Spacer(1, 6), who, Spacer(1, 8), goods, KeepTogether(end)]
    flow(path, A4, "Счет на оплату", story, lambda c, n, p: None, leftMargin=35, rightMargin=35, topMargin=36, bottomMargin=36)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "currency": "KZT",
                     "supplier": {"name": seller, "tax_id": bin1}, "customer": {"name": buyer, "tax_id": bin2},
                     "line_items": items, "tax_total": t(tax), "total": t(total)}}


# ---------------------------------------------------------------- Colombia
CO_GOODS = [
    ("7702", "Alimento concentrado para perro adulto x 22,7 kg", "BTO", 15490000, 5), ("1180", "Consulta veterinaria general", "SER", 6200000, 19),
    ("3309", "Antipulgas pipeta 10-20 kg", "UND", 3870000, 19), ("5511", "Arena sanitaria para gato x 10 kg", "UND", 2990000, 19),
    ("8120", "Profilaxis dental canina bajo sedación (incluye insumos)", "SER", 21000000, 19), ("2045", "Guacal plástico mediano", "UND", 13250000, 19),
    ("7718", "Heno de alfalfa, paca", "PAC", 4300000, 5), ("6003", "Shampoo dermatológico 250 ml", "UND", 2740000, 19),
]


def colombia(path, seed, rows):
    r = rng("colombia", seed, rows)
    seller = r.choice(["CLÍNICA VETERINARIA LOS GUAYACANES S.A.S.", "AGROVETERINARIA EL CAFUCHE LTDA"])
    buyer = r.choice(["HACIENDA LA PERSEVERANCIA S.C.A.", "María Fernanda Quiñones Arboleda", "FUNDACIÓN HUELLAS DEL OTÚN"])
    nit = f"{digits(r, 9, '89')}"
    nit = f"{nit[:3]}.{nit[3:6]}.{nit[6:]}-{r.randint(0, 9)}"
    cc = f"{digits(r, 9, '9')}-{r.randint(0, 9)}"
    date = day(r, 2024)
    due = plus(date, 30)
    number = f"FEVG {r.randint(100, 99999)}"
    m = lambda c: money(c, ".", ",")
    items, lines, sub, disc, base = [], [], 0, 0, {}
    for i in range(rows):
        ref, name, unit, price, rate = r.choice(CO_GOODS)
        n = r.randint(1, 8)
        price += 5000 * r.randint(-20, 40)
        d = div(n * price * r.choice([0, 0, 0, 8]), 100)
        amount = n * price - d
        sub, disc = sub + n * price, disc + d
        base[rate] = base.get(rate, 0) + amount
        items.append({"description": name, "quantity": str(n), "unit_price": t(price), "discount": t(d), "tax_rate": str(rate), "amount": t(amount)})
        lines.append([str(i + 1), ref, name, unit, f"{n},00", m(price), m(d), f"{rate},00", m(amount)])
    tax = sum(div(v * k, 100) for k, v in base.items())
    net = sub - disc
    total = net + tax
    f, fb = "Helvetica", "Helvetica-Bold"
    green = colors.HexColor("#2f6b3c")
    cols = edges(30, (20, "c"), (36, "l"), (184, "l"), (30, "c"), (36, "r"), (70, "r"), (62, "r"), (38, "r"), (76, "r"))
    cufe = "".join(r.choice("0123456789abcdef") for _ in range(96))
    state = r.getstate()

    def work(c, pages):
        r.setstate(state)

        def head(y):
            return g.row(y, ["#", "Código", "Descripción", "U/M", "Cant.", "Vr. Unitario", "Descuento", "% IVA", "Valor Total"],
                         font=fb, fill=green, color=colors.white)

        def foot():
            put(c, 30, 42, f"CUFE: {cufe}", f, 5.8)
            put(c, 30, 33, "Fabricante del software: Numeralia Contable S.A.S. NIT 900.555.000-1   Nombre del software: Numeralia", f, 6)
            put(c, 582, 33, f"Página {c.getPageNumber()} de {pages}", f, 6.5, "r")

        def top():
            c.setFillColor(green)
            c.roundRect(30, 700, 64, 60, 8, stroke=0, fill=1)
            c.setFillGray(1)
            c.circle(62, 722, 11, fill=1, stroke=0)
            for x in (46, 57, 68, 79):
                c.circle(x, 742, 4.5, fill=1, stroke=0)
            c.setFillGray(0)
            block(c, 250, 750, [seller, f"NIT {nit}", "Responsable de IVA - No somos grandes contribuyentes", "Actividad económica 7500 Tarifa ICA 9,66 x mil",
                                "Carrera 14 # 23-61, Pereira - Risaralda", "Tel. (606) 555 0171"], f, 7.8, 10, fb, "c")
            c.roundRect(405, 700, 98, 60, 5)
            for i, text in enumerate(("FACTURA ELECTRÓNICA", "DE VENTA")):
                put(c, 454, 746 - 10 * i, text, fb, 7.4, "c")
            put(c, 454, 716, f"No. {number}", fb, 10, "c", colors.HexColor("#a01515"))
            code(c, r, 515, 698, 66)
            g2 = Grid(c, edges(30, (62, "l"), (225, "l"), (85, "l"), (180, "l")), f, 8, 10, gap=4)
            y = 690
            for row in (("Cliente:", buyer, "Fecha de emisión:", date.strftime("%d/%m/%Y") + " 10:17:52"),
                        ("NIT / C.C.:", cc, "Fecha vencimiento:", due.strftime("%d/%m/%Y")),
                        ("Dirección:", "Vereda La Bella km 4", "Forma de pago:", "Crédito 30 días"),
                        ("Ciudad:", "Santa Rosa de Cabal - Risaralda", "Vendedor:", "Y. Ocampo")):
                y = g2.row(y, row)
            c.rect(30, y - 1, 552, 692 - y)
            return y - 8
        g = Grid(c, cols, f, 7.8, 9.6, gap=5)
        y = head(top())
        for i, l in enumerate(lines):
            if y - g.height(l) < 60:
                foot()
                c.showPage()
                y = head(top())
            y = g.row(y, l, fill=colors.HexColor("#eef5ef") if i % 2 else None)
        if y < 190:
            foot()
            c.showPage()
            y = top()
        c.line(30, y, 582, y)
        y -= 8
        s = Grid(c, edges(400, (98, "l"), (84, "r")), f, 8.2, 10, gap=4)
        yy = y
        for a, b in [("Valor bruto", sub), ("(-) Descuentos", disc), ("Subtotal", net)] + [
                (f"IVA {k},00%", div(v * k, 100)) for k, v in sorted(base.items())] + ([("Total IVA", tax)] if len(base) > 1 else []):
            yy = s.row(yy, (a, m(b)))
        yy = s.row(yy, ("TOTAL A PAGAR", "$ " + m(total)), font=fb, fill=colors.HexColor("#d5e6d8"))
        block(c, 34, y - 10, ["Observaciones: Valores expresados en pesos colombianos (COP). Esta factura se asimila en todos sus efectos a una letra de cambio, art. 774 "
                              "del Código de Comercio. Resolución DIAN 18764000000000 del 2024-01-04, prefijo FEVG desde 1 hasta 100000, vigencia 24 meses.",
                              "", "Recibí conforme: ______________________________"], f, 7.2, 9.5, width=345)
        foot()
        c.showPage()
    paint(path, letter, f"Factura {number}", work)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "due_date": due.isoformat(), "currency": "COP",
                     "supplier": {"name": seller, "tax_id": nit}, "customer": {"name": buyer, "tax_id": cc}, "line_items": items,
                     "tax_total": t(tax), "total": t(total), "subtotal": t(net)}}


LAYOUTS = {"slovakia": slovakia, "kazakhstan": kazakhstan, "colombia": colombia}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Macedonia (wholesaler's bill), Kazakhstan (1C print), Turkey (e-Fatura view)."""
from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.platypus import SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_crate_kit import block, canv, cells, day, digits, font, half, num, para, plus, put, rng, tru, unit

W, H = A4


def macedonia(path, seed, rows):
    r = rng("macedonia", seed, rows)
    F, B = "Com10Deja", "Com10DejaB"
    sup = r.choice(["Шар-Млин Комерц ДООЕЛ увоз-извоз", "Вардар Пекара Трејд ДОО", "Ѓурчин и синови ДООЕЛ"])
    cus = r.choice(["ПЗУ Аптека Ќерамида", "Ресторан Бела Кула ДООЕЛ Охрид", "ООУ „Кирил Јосифовски“ с. Љубанци"])
    sid, cid = "MK40" + digits(r, 11), "MK40" + digits(r, 11)
    d = day(r)
    due = plus(d, r.choice((8, 15, 30)))
    no = f"{r.randint(1, 999):03d}/{d.year}"
    s = lambda v: num(v, 2, ".", ",")
    goods = [("Брашно Т-500 25 кг", "вр", 5), ("Кашкавал од краве млеко", "кг", 5), ("Ајвар благ 720 г, домашен, во стаклена амбалажа", "бр", 5), ("Детергент за садови 5 л", "бр", 18), ("Салфети двослојни", "пак", 18),
             ("Кисела вода 1,5 л", "бр", 5), ("Ракија лозова 1 л", "бр", 18), ("Сончогледово масло 10 л", "кан", 5), ("Ќебапи замрзнати", "кг", 5), ("Кеси за ѓубре 120 л", "рол", 18)]
    c = canv(path, title="Фактура")
    L, R = 30, W - 30
    ws = [24, 165, 28, 40, 58, 38, 60, 34, 88]
    al = ["c", "l", "c", "r", "r", "r", "r", "r", "r"]
    heads = ["Р.бр.", "Назив на производ / услуга", "ЕМ", "Кол.", "Цена без ДДВ", "Рабат %", "Цена со рабат", "ДДВ %", "Износ без ДДВ"]

    def grid(y, h, bold=False):
        c.setLineWidth(.4)
        c.rect(L, y - h, R - L, h)
        x = L
        for w in ws[:-1]:
            x += w
            c.line(x, y, x, y - h)

    def heading(y):
        h = cells(c, L, y, ws, ["c"] * 9, heads, B, 7, 9, 4, draw=False)
        c.setFillColor(HexColor("#dddddd"))
        c.rect(L, y - h, R - L, h, stroke=0, fill=1)
        c.setFillColor(black)
        cells(c, L, y, ws, ["c"] * 9, heads, B, 7, 9, 3, valign="m")
        grid(y, h)
        return y - h

    put(c, W / 2, H - 40, sup, B, 13, "c")
    put(c, W / 2, H - 54, f"ул. Индустриска бр. {r.randint(2, 90)}, 1000 Скопје   тел. 02/3{digits(r, 3)}-{digits(r, 3)}", F, 8, "c")
    put(c, W / 2, H - 66, f"ЕДБ: {sid}   ЕМБС: {digits(r, 7, '6')}   Жиро сметка: 200-{digits(r, 10)}-{digits(r, 2)}", F, 8, "c")
    c.setLineWidth(1.5)
    c.line(L, H - 72, R, H - 72)
    c.setLineWidth(.6)
    c.roundRect(W / 2 + 10, H - 165, R - W / 2 - 10, 80, 6)
    put(c, W / 2 + 18, H - 97, "Купувач:", F, 7.5)
    y = block(c, W / 2 + 18, H - 111, [cus], B, 9, 12, R - W / 2 - 30)
    block(c, W / 2 + 18, y, [f"ул. Маршал Тито {r.randint(1, 120)}", "6000 Охрид" if "Охрид" in cus else "1225 Скопје", "ЕДБ: " + cid], F, 8.5, 12)
    put(c, L, H - 100, "ФАКТУРА бр. " + no, B, 14)
    for i, (a, b) in enumerate((("Датум на фактура:", d), ("Датум на промет:", d), ("Валута (рок на плаќање):", due))):
        put(c, L, H - 122 - 14 * i, a, F, 8.5)
        put(c, L + 150, H - 122 - 14 * i, b.strftime("%d.%m.%Y") + " г.", F, 8.5)
    y = heading(H - 180)
    out, sums = [], {}
    for i in range(rows):
        w, u, rate = r.choice(goods)
        q = r.randint(1, 80) * 100 if u != "кг" else r.randint(100, 4500)
        p = r.randint(20, 1900) * 100 + r.choice((0, 0, 50))
        rab = r.choice((0, 0, 3, 5, 12))
        pp = half(p * (100 - rab), 100)
        a = half(q * pp, 100)
        sums[rate] = sums.get(rate, 0) + a
        row = [str(i + 1), w, u, s(q), s(p), s(rab * 100), s(pp), str(rate), s(a)]
        h = cells(c, L, y, ws, al, row, F, 7.5, 9.5, 4, draw=False)
        if y - h < 60:
            put(c, R, 30, f"стр. {c.getPageNumber()}", F, 7, "r")
            c.showPage()
            put(c, L, H - 40, f"ФАКТУРА бр. {no} од {d.strftime('%d.%m.%Y')}", F, 8)
            y = heading(H - 48)
        cells(c, L, y, ws, al, row, F, 7.5, 9.5, 4)
        grid(y, h)
        y -= h
        it = {"description": w, "quantity": tru(q), "unit_price": tru(p), "discount": f"{rab}%", "tax_rate": str(rate), "amount": tru(a)}
        out.append(it)
    if y < 200:
        put(c, R, 30, f"стр. {c.getPageNumber()}", F, 7, "r")
        c.showPage()
        y = H - 40
    net = sum(sums.values())
    taxes = {k: half(v * k, 100) for k, v in sums.items()}
    tax = sum(taxes.values())
    y -= 16
    yy = y
    tx = [L + 60, L + 140, L + 210]
    for x, t in zip(tx, ("Тарифа", "Основица", "ДДВ")):
        put(c, x, yy, t, B, 7.5, "r")
    for k in sorted(sums):
        yy -= 12
        for x, t in zip(tx, (f"{k}%", s(sums[k]), s(taxes[k]))):
            put(c, x, yy, t, F, 7.5, "r")
    for a, b in (("Вкупно без ДДВ:", net), ("ДДВ:", tax)):
        put(c, R - 100, y, a, F, 9, "r")
        put(c, R - 4, y, s(b), F, 9, "r")
        y -= 14
    put(c, R - 100, y - 3, "ВКУПНО ЗА ПЛАЌАЊЕ (МКД):", B, 9.5, "r")
    put(c, R - 4, y - 3, s(net + tax), B, 9.5, "r")
    c.line(R - 260, y - 8, R, y - 8)
    c.line(R - 260, y - 10, R, y - 10)
    put(c, L, y - 40, "За ненавремено плаќање се пресметува законска камата. Рекламации во рок од 3 дена.", F, 7.5)
    for x, t in ((L, "Фактурирал"), (W / 2 - 60, "Предал"), (R - 120, "Примил")):
        put(c, x + 60, y - 70, t, F, 8, "c")
        c.line(x, y - 95, x + 120, y - 95)
    put(c, R, 30, f"стр. {c.getPageNumber()}", F, 7, "r")
    c.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "MKD", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": out, "subtotal": tru(net), "tax_total": tru(tax), "total": tru(net + tax)}}


MONTHS_RU = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split()


def kazakhstan(path, seed, rows):
    """The print of 1C: bank details above, then supplier, buyer, table, VAT within the price."""
    r = rng("kazakhstan", seed, rows)
    F, B = "Com10Noto", "Com10NotoB"
    font(F), font(B)
    sup = r.choice(["ТОО «Алатау Снаб Сервис»", "ИП Кенжебаева Г.Т.", "ТОО «КаспийТехКомплект»"])
    cus = r.choice(["ТОО «Жетысу Агро Холдинг-2007»", "КГУ «Общеобразовательная школа № 318»", "АО «Степной Элеватор»"])
    bin1, bin2 = digits(r, 12, "0"), digits(r, 12, "1")
    d = day(r)
    no = str(r.randint(1, 2500))
    s = lambda v: num(v, 2, " ", ",")
    goods = ["Картридж лазерный совместимый", "Бумага офисная А4, 80 г/м2, 500 листов", "Ремонт и техническое обслуживание кондиционера (выезд мастера, заправка фреоном до 1 кг)", "Кабель витая пара UTP cat.5e, бухта 305 м", "Стол письменный 1200х600",
             "Услуги по доставке", "Перчатки х/б с ПВХ", "Масло моторное 10W-40, 4 л", "Фильтр воздушный", "Кресло офисное «Орион»", "Огнетушитель ОП-5"]
    rate = 12
    out, body, tot, tax = [], [], 0, 0
    for i in range(rows):
        w = r.choice(goods)
        q = r.randint(1, 30) * 1000
        p = r.randint(3, 900) * 10000 + r.choice((0, 50))
        a = half(q * p, 1000)
        tot += a
        body.append([str(i + 1), digits(r, 11, "000000"), para(w, F, 8), num(q, 3, " ", ","), unit(w, "Ремонт=усл, Услуги=усл, Бумага=упак, Перчатки=пара", "шт"), s(p), s(a)])
        out.append({"description": w, "quantity": tru(q, 3), "unit_price": tru(p), "amount": tru(a)})
    tax = half(tot * rate, 100 + rate)
    fw = W - 36 * mm
    S = [para("Внимание! Оплата данного счета означает согласие с условиями поставки товара. Уведомление об оплате обязательно, в противном случае не гарантируется наличие товара на складе. Товар отпускается по факту прихода денег на р/с Поставщика, самовывозом, при наличии доверенности и документов, удостоверяющих личность.", F, 7, 1), Spacer(1, 4 * mm),
         para("Образец платежного поручения", B, 9)]
    t = Table([[[para("Бенефициар:", B, 8.5), para(sup, B, 8.5), para(f"{'ИИН' if sup.startswith('ИП') else 'БИН'}: {bin1}", F, 8.5)], [para("ИИК", B, 8.5, 1), para("KZ" + digits(r, 2) + "998" + digits(r, 13), B, 8.5, 1)], [para("Кбе", B, 8.5, 1), para("17", B, 8.5, 1)]],
               [para("Банк бенефициара:<br/>АО «Степной Кредитный Банк»", F, 8.5), [para("БИК", B, 8.5, 1), para("STKRKZKA", B, 8.5, 1)], [para("Код назначения платежа", B, 8.5, 1), para("859", B, 8.5, 1)]]], [fw * .55, fw * .27, fw * .18])
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .6, black), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    S += [t, Spacer(1, 7 * mm), para(f"Счет на оплату № {no} от {d.day} {MONTHS_RU[d.month - 1]} {d.year} г.", B, 14, lead=18), Spacer(1, 2 * mm)]
    S.append(Table([[""]], [fw], [2], style=[("LINEABOVE", (0, 0), (-1, -1), 1.4, black)]))
    adr = f"Республика Казахстан, г. {r.choice(['Алматы', 'Атырау', 'Костанай'])}, ул. Абая, д. {r.randint(1, 200)}"
    who = Table([[para("Поставщик:", F, 9), para(f"{'ИИН' if sup.startswith('ИП') else 'БИН'} {bin1}, {sup}, {adr}", B, 9)], [para("Покупатель:", F, 9), para(f"БИН {bin2}, {cus}, Республика Казахстан, Актюбинская область, г. Хромтау, пр. Победы {r.randint(1, 40)}", B, 9)],
                 [para("Договор:", F, 9), para("Без договора" if r.random() < .5 else f"№ {r.randint(3, 88)}-П от 09.01.{d.year}", B, 9)]], [26 * mm, fw - 26 * mm])
    who.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, -1), 0)]))
    S += [who, Spacer(1, 3 * mm)]
    ws = [9 * mm, 25 * mm, fw - 127 * mm, 19 * mm, 14 * mm, 28 * mm, 32 * mm]
    t = Table([["№", "Код", "Наименование", "Кол-во", "Ед.", "Цена", "Сумма"]] + body, ws, repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), B, 8.5), ("ALIGN", (0, 0), (-1, 0), "CENTER"), ("FONT", (0, 1), (-1, -1), F, 8), ("INNERGRID", (0, 0), (-1, -1), .4, black), ("BOX", (0, 0), (-1, -1), 1.2, black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                           ("ALIGN", (0, 1), (0, -1), "CENTER"), ("ALIGN", (3, 1), (3, -1), "RIGHT"), ("ALIGN", (5, 1), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    S += [t, Spacer(1, 3 * mm)]
    k = Table([["Итого:", s(tot)], ["В том числе НДС 12%:", s(tax)]], [60 * mm, 32 * mm], hAlign="RIGHT", style=[("FONT", (0, 0), (-1, -1), B, 9), ("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 0)])
    S += [k, Spacer(1, 3 * mm), para(f"Всего наименований {rows}, на сумму {s(tot)} KZT", F, 9), Spacer(1, 2 * mm), Table([[""]], [fw], [2], style=[("LINEABOVE", (0, 0), (-1, -1), 1.4, black)]),
          Spacer(1, 6 * mm), para(f"<font name='{B}'>Исполнитель</font> ______________________________ / {r.choice(['Сейтказы А. Б.', 'Ким О. В.', 'Нуржанова Д.'])} /", F, 9)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=18 * mm, rightMargin=18 * mm, topMargin=12 * mm, bottomMargin=14 * mm, invariant=1, title="Счет на оплату").build(S)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "KZT", "supplier": {"name": sup, "tax_id": bin1}, "customer": {"name": cus, "tax_id": bin2},
                     "line_items": out, "tax_total": tru(tax), "total": tru(tot)}}


def turkey(path, seed, rows):
    """The view of the e-Fatura as integrators print it (XSLT style)."""
    r = rng("turkey", seed, rows)
    F, B = "Com10Cond", "Com10CondB"
    font(F), font(B)
    sup = r.choice(["ÇAĞLAYANLAR ENDÜSTRİYEL MUTFAK SAN. VE TİC. LTD. ŞTİ.", "Işıkdere Tekstil Konfeksiyon A.Ş.", "GÜNEŞOĞLU HIRDAVAT VE YAPI MALZEMELERİ TİCARET ANONİM ŞİRKETİ"])
    cus = r.choice(["Öztepe Otelcilik Turizm İşletmeleri A.Ş.", "BÜŞRA ÜNLÜ", "Kızılırmak Gıda Pazarlama Ltd. Şti."])
    vkn = digits(r, 10, str(r.randint(1, 9)))
    person = cus.startswith("BÜŞRA")
    cid = digits(r, 11, "3") if person else digits(r, 10, "6")
    d = day(r, 2023, 2025)
    while d.year == 2023 and d.month < 8:
        d = plus(d, 31)
    no = r.choice(["CGL", "ISK", "GNS"]) + str(d.year) + digits(r, 9, "0000")
    s = lambda v: num(v, 2, ".", ",")
    goods = ["Paslanmaz tezgah altı dolap 1200x700", "Endüstriyel fırın bakım hizmeti", "M8x40 galvaniz cıvata (kutu)", "Süprem kumaş 30/1 penye, reaktif boyalı, en 180 cm, beyaz", "Nakliye bedeli", "Çelik tencere 36 cm", "Akrilik mastik beyaz", "İş eldiveni nitril", "Şerit metre 5 m", "Bulaşık makinesi sepeti"]
    ag = [("Organik pamuk tohumu", 10), ("Sofra tuzu 10 kg", 10)]
    out, body, net, disc, sums = [], [], 0, 0, {}
    for i in range(rows):
        w, rate = (r.choice(goods), 20) if r.random() < .85 else r.choice(ag)
        q = r.randint(1, 50)
        p = r.randint(1500, 900000)
        pc = r.choice((0, 0, 5, 10))
        g = q * p
        dd = half(g * pc, 100)
        a = g - dd
        t = half(a * rate, 100)
        net += g
        disc += dd
        x = sums.setdefault(rate, [0, 0])
        x[0] += a
        x[1] += t
        body.append([str(i + 1), para(w, F, 7.5), f"{q} {unit(w, 'kumaş=Metre, kutu=Kutu, eldiven=Çift, tohumu=Kg', 'Adet')}", s(p) + " TL", f"%{s(pc * 100)}", s(dd) + " TL", f"%{rate},00", s(t) + " TL", s(a) + " TL"])
        out.append({"description": w, "quantity": str(q), "unit_price": tru(p), "discount": f"{pc}%", "tax_rate": str(rate), "amount": tru(a)})
    base = net - disc
    tax = sum(v[1] for v in sums.values())
    fw = W - 24 * mm
    cityS, cityC = r.choice(["Bursa", "Gaziantep", "Denizli"]), r.choice(["Antalya", "Kayseri"])
    left = [para(sup, B, 9.5), para(f"Organize Sanayi Bölgesi {r.randint(1, 30)}. Cadde No:{r.randint(1, 99)} Merkez / {cityS}<br/>Tel: 0224 {digits(r, 7)} Faks: 0224 {digits(r, 7)}<br/>Vergi Dairesi: ÇEKİRGE<br/>VKN: {vkn}", F, 8)]
    buyer = [para("SAYIN", B, 8.5), para(cus, B, 9), para(f"Atatürk Bulvarı No: {r.randint(3, 300)} Kat: 2 Daire: 5<br/>Merkez / {cityC}<br/>Vergi Dairesi: DÜDEN<br/>{'TCKN' if person else 'VKN'}: {cid}", F, 8)]
    rr = lambda z: [("LINEABOVE", (0, 0), (-1, 0), 1, black), ("LINEBELOW", (0, -1), (-1, -1), 1, black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2)]
    meta = Table([["Özelleştirme No:", "TR1.2"], ["Senaryo:", r.choice(["TEMELFATURA", "TICARIFATURA"])], ["Fatura Tipi:", "SATIS"], ["Fatura No:", no], ["Fatura Tarihi:", d.strftime("%d-%m-%Y")], ["Fatura Saati:", f"{r.randint(8, 18):02d}:{r.randint(0, 59):02d}"]], [28 * mm, 34 * mm],
                 style=[("FONT", (0, 0), (0, -1), B, 8), ("FONT", (1, 0), (1, -1), F, 8), ("GRID", (0, 0), (-1, -1), .5, black), ("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    uu = "".join(r.choice("0123456789abcdef") for _ in range(32))
    ett = f"{uu[:8]}-{uu[8:12]}-4{uu[13:16]}-{uu[16:20]}-{uu[20:]}"
    S = [Table([[Table([[left]], [70 * mm], style=rr(0)), para("e-FATURA", B, 13, 1)]], [76 * mm, fw - 152 * mm], hAlign="LEFT", style=[("VALIGN", (0, 0), (-1, -1), "BOTTOM"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 4 * mm),
         Table([[Table([[buyer]], [70 * mm], style=rr(0)), meta]], [fw - 62 * mm, 62 * mm], style=[("VALIGN", (0, 0), (-1, -1), "BOTTOM"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 3 * mm), para(f"<font name='{B}'>ETTN:</font> {ett}", F, 8), Spacer(1, 2 * mm)]
    hd = [para(t, B, 7.5, 1) for t in ("Sıra No", "Mal Hizmet", "Miktar", "Birim Fiyat", "İskonto Oranı", "İskonto Tutarı", "KDV Oranı", "KDV Tutarı", "Mal Hizmet Tutarı")]
    t = Table([hd] + body, [9 * mm, fw - 144 * mm, 17 * mm, 23 * mm, 15 * mm, 22 * mm, 13 * mm, 22 * mm, 23 * mm], repeatRows=1)
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .5, HexColor("#555555")), ("FONT", (0, 1), (-1, -1), F, 7.2), ("ALIGN", (2, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    S += [t, Spacer(1, 4 * mm)]
    tt = [["Mal Hizmet Toplam Tutarı", s(base) + " TL"]]
    for k, v in sorted(sums.items(), reverse=True):
        tt += [[f"KDV Matrahı (%{k})", s(v[0]) + " TL"], [f"Hesaplanan KDV(%{k})", s(v[1]) + " TL"]]
    tt += [["Vergiler Dahil Toplam Tutar", s(base + tax) + " TL"], ["Ödenecek Tutar", s(base + tax) + " TL"]]
    S += [Table(tt, [52 * mm, 32 * mm], hAlign="RIGHT", style=[("FONT", (0, 0), (0, -1), B, 8), ("FONT", (1, 0), (1, -1), F, 8), ("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("GRID", (0, 0), (-1, -1), .5, HexColor("#555555")), ("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]),
          Spacer(1, 4 * mm), Table([[para(f"<font name='{B}'>Not:</font> İrsaliye yerine geçer. Vadesinde ödenmeyen faturalara aylık %3 vade farkı uygulanır.<br/>IBAN: TR{digits(r, 24)}", F, 8)]], [fw], style=[("BOX", (0, 0), (-1, -1), 1, black)])]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=12 * mm, rightMargin=12 * mm, topMargin=10 * mm, bottomMargin=12 * mm, invariant=1, title="e-Fatura").build(S)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "TRY", "supplier": {"name": sup, "tax_id": vkn}, "customer": {"name": cus, "tax_id": cid}, "line_items": out,
            "subtotal": tru(base), "total": tru(base + tax), "amount_due": tru(base + tax)}
    if len(sums) == 1:
        data["tax_total"] = tru(tax)
    return {"data": data}


LAYOUTS = {"macedoniafaktura": macedonia, "kazakhstanschet": kazakhstan, "turkeyefatura": turkey}

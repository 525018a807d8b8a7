# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ukraine (bill of an accounting program), Hungary (web biller), UAE (freight forwarder), Kenya (lodge folio)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_hamper_kit import amt, day, digits, div, grid, heads, number, pick, plus, rng, shown, spread, twice, wrap
from stranger_hamper_words import english


def ukraina(path, seed, rows):
    r = rng("ukraina", seed, rows)
    d = day(r)
    goods = [("Плита OSB-3 2500х1250х10 мм", "шт", 41250), ("Пінополістирол екструдований 1200х600х50 мм", "м2", 21833), ("Цвяхи будівельні 3,0х80", "кг", 5417),
             ("Дошка обрізна сосна 25х150х6000 сорт 1", "м3", 742000), ("Піна монтажна професійна 850 мл зимова, балон під пістолет", "шт", 22917),
             ("Цемент ПЦ II/Б-Ш-400 25 кг", "міш", 15250), ("Саморіз по дереву 4,2х70 (уп. 500 шт)", "уп", 31083), ("Рубероїд РКП-350 15 м2", "рул", 46500),
             ("Доставка автотранспортом", "посл", 120000), ("Плівка пароізоляційна 75 м2", "рул", 98750)]
    items, table, sub = [], [], 0
    e = lambda c: shown(c, " ", ",")
    for i, (n, u, p) in enumerate(pick(r, goods, rows)):
        p += r.randrange(0, 400)
        q = r.randrange(1, 30) * 1000 if u not in ("м2", "м3", "кг") else r.randrange(500, 19000, 125)
        a = div(p * q, 1000)
        sub += a
        items.append({"description": n, "quantity": number(q), "unit_price": amt(p), "amount": amt(a)})
        table.append([str(i + 1), n, number(q).replace(".", ","), u, e(p), e(a)])
    tax = div(sub * 20, 100)
    tot = sub + tax
    sup = r.choice(['ТОВ "БУДЛІС-КОМПЛЕКТ"', 'ПП "Гончарук і сини"', 'ТОВ "ЗАХІДНА ТОРГОВА БАЗА"'])
    cus = r.choice(['ФОП Дяченко Оксана Миколаївна', 'ТОВ "ЖИТЛОРЕМСЕРВІС-7"', 'Комунальний заклад "Ліцей № 12"'])
    sid, cid, no = digits(r, 8, "34") + "1" + digits(r, 3), digits(r, 12, "23"), r.choice(["", "БЛ-0000"]) + digits(r, 3)
    iban = "UA" + digits(r, 27)
    months = "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня".split()
    when = f"{d.day} {months[d.month - 1]} {d.year} р."
    cols = spread(45, [26, 240, 52, 32, 75, 80], "clrlrr")
    hd = ["№", "Товари (роботи, послуги)", "Кіл-сть", "Од.", "Ціна без ПДВ", "Сума без ПДВ"]

    def body(s):
        s.box(45, 748, 505, 54, .4)
        s.para(50, 791, "Увага! Оплата цього рахунку означає погодження з умовами поставки товарів. Повідомлення про оплату є обов'язковим, "
               "в іншому випадку не гарантується наявність товарів на складі. Товар відпускається за фактом надходження коштів "
               "на п/р Постачальника, самовивозом, за наявності довіреності та паспорта.", 495, "HamperDV", 7, 9.5)
        s.t(45, 722, f"Рахунок на оплату № {no} від {when}", "HamperDVB", 13)
        s.line(45, 714, 550, 714, 1.5)
        s.t(45, 698, "Постачальник:", "HamperDV", 8)
        y = s.block(128, 698, wrap(sup, "HamperDVB", 9, 420), "HamperDVB", 9, 12)
        y = s.para(128, y, f"П/р {iban}, у банку АТ \"КАРПАТІНВЕСТБАНК\", м. Львів, МФО 325990, "
                   f"79040, м. Львів, вул. Городоцька, буд. 355, тел.: 032 2400118, код за ЄДРПОУ {sid[:8]}, ІПН {sid}", 420, "HamperDV", 8, 11)
        y -= 6
        s.t(45, y, "Покупець:", "HamperDV", 8)
        s.t(128, y, cus, "HamperDVB", 9)
        s.t(128, y - 12, f"ІПН {cid}, тел.: 0322 55-19-04", "HamperDV", 8)
        s.t(45, y - 30, "Договір:", "HamperDV", 8)
        s.t(128, y - 30, "Основний договір", "HamperDV", 8)

        def over():
            s.next()
            return 800
        y = grid(s, y - 42, cols, table, 50, over, "HamperDV", 7.5, rules="all", pad=2.5,
                 head=lambda y: heads(s, cols, hd, "HamperDVB", 7.5, 18, (.93, .93, .9), ink=(0, 0, 0))(y) if s.page == 1 else (s.line(45, y, 550, y, .4), y)[1])
        if y < 150:
            y = over()
        s.block(467, y - 16, ["Всього:", "Сума ПДВ 20%:", "Всього із ПДВ:"], "HamperDVB", 8.5, 14, "r")
        s.block(547, y - 16, [e(sub), e(tax), e(tot)], "HamperDVB", 8.5, 14, "r")
        s.t(45, y - 70, f"Всього найменувань {rows}, на суму {e(tot)} грн.", "HamperDV", 8)
        s.t(45, y - 82, f"У т.ч. ПДВ: {e(tax)} грн.", "HamperDV", 8)
        s.line(45, y - 92, 550, y - 92, 1.5)
        s.t(300, y - 115, "Виписав(ла): ___________________  Савчин Г. І.", "HamperDV", 8)
    twice(path, A4, body)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "UAH", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot)}}


def styles(font, bold, size, lead=None):
    lead = lead or size * 1.2
    mk = lambda n, f, a: ParagraphStyle(n, fontName=f, fontSize=size, leading=lead, alignment=a)
    return mk("l", font, 0), mk("r", font, 2), mk("b", bold, 0), mk("br", bold, 2), mk("c", font, 1)


def magyar(path, seed, rows):
    r = rng("magyar", seed, rows)
    d = day(r)
    due = plus(d, 8)
    goods = [("Fűnyíró szerviz, olajcserével", "db", 14900, 27), ("Könyv: Kerti munkák hónapról hónapra", "db", 4190, 5), ("Virágföld 50 l", "zsák", 2350, 27),
             ("Metszőolló, rozsdamentes, ergonomikus nyéllel", "db", 6290, 27), ("Kiszállási díj", "alk", 5000, 27), ("Kertgondozás", "óra", 7500, 27),
             ("Muskátli cserepes", "db", 1180, 27), ("Szakkönyv: Gyümölcsfák metszése képekben", "db", 5240, 5), ("Öntözőszett 20 fm csepegtetőcsővel és időzítővel", "klt", 18740, 27)]
    items, body, net = [], [], {27: 0, 5: 0}
    vat = {27: 0, 5: 0}
    L, R, B, BR, C = styles("HamperDC", "HamperDCB", 8)
    e = lambda c: shown(c, " ", ",", 0)
    for n, u, p, v in pick(r, goods, rows):
        p = (p + r.randrange(0, 30) * 10) * 100
        q = r.randrange(1, 9)
        a = p * q
        x = div(a * v, 10000) * 100
        net[v] += a
        vat[v] += x
        items.append({"description": n, "quantity": str(q), "unit_price": amt(p), "tax_rate": str(v), "amount": amt(a)})
        body.append([Paragraph(n, B), Paragraph(f"{q} {u}", R), Paragraph(e(p), R), Paragraph(e(a), R), Paragraph(f"{v}%", R), Paragraph(e(x), R), Paragraph(e(a + x), R)])
    sub, tax = sum(net.values()), sum(vat.values())
    sup = r.choice(["Zöldkéz Kertészet Kft.", "Bodzás Udvar Bt.", "Kelemen Dorottya e.v."])
    cus = r.choice(["Társasház Akácos utca 6-12.", "Pannon Vendégház Üzemeltető Zrt.", "Napsugár Óvoda Alapítvány"])
    tid = lambda: f"{digits(r, 8)}-{r.choice('12')}-{r.choice(['03', '13', '43'])}"
    sid, cid, no = tid(), tid(), f"ZK-{d.year}-{r.randrange(1, 900)}"
    green = colors.Color(.2, .45, .3)
    head = [Paragraph(f"<font color='white'>{t}</font>", st) for t, st in zip(
        ["Megnevezés", "Menny.", "Nettó egységár", "Nettó ár", "ÁFA kulcs", "ÁFA", "Bruttó ár"], [B] + [BR] * 6)]
    t = Table([head] + body, colWidths=[178, 55, 64, 64, 42, 56, 66], repeatRows=1,
              style=[("BACKGROUND", (0, 0), (-1, 0), green), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LINEBELOW", (0, 1), (-1, -1), .3, colors.lightgrey),
                     ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    big = ParagraphStyle("h", fontName="HamperDCB", fontSize=18, leading=24, textColor=green)
    who = Table([[Paragraph("ELADÓ", C), Paragraph("VEVŐ", C)],
                 [Paragraph(f"<b>{sup}</b><br/>6000 Kecskemét, Szőlőfürt utca 41.<br/>Adószám: {sid}<br/>Bankszámlaszám: 10402513-50526{sid[:3]}-00000000<br/>E-mail: szamla@kert.example", L),
                  Paragraph(f"<b>{cus}</b><br/>6500 Baja, Duna sétány 3.<br/>Adószám: {cid}", L)]], colWidths=[262, 262],
                style=[("BOX", (0, 0), (0, -1), .5, green), ("BOX", (1, 0), (1, -1), .5, green), ("BACKGROUND", (0, 0), (-1, 0), colors.Color(.9, .95, .9)), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    f = lambda x: x.strftime("%Y.%m.%d.")
    when = Table([[Paragraph(a, C) for a in ["Fizetési mód", "Teljesítés dátuma", "Számla kelte", "Fizetési határidő", "Számla sorszáma"]],
                  [Paragraph(f"<b>{a}</b>", C) for a in ["Átutalás", f(plus(d, -1)), f(d), f(due), no]]], colWidths=[104.8] * 5,
                 style=[("GRID", (0, 0), (-1, -1), .5, green)])
    rows2 = [["", Paragraph("Nettó", R), Paragraph("ÁFA", R), Paragraph("Bruttó", R)]]
    for v in net:
        if net[v]:
            rows2.append([Paragraph(f"{v}%-os tételek", L)] + [Paragraph(e(c), R) for c in (net[v], vat[v], net[v] + vat[v])])
    rows2.append([Paragraph("Összesen", B)] + [Paragraph(e(c), BR) for c in (sub, tax, sub + tax)])
    summ = Table(rows2, colWidths=[90, 66, 60, 70], hAlign="RIGHT", style=[("LINEABOVE", (0, -1), (-1, -1), .6, green), ("TOPPADDING", (0, 0), (-1, -1), 1.5)])
    pay = ParagraphStyle("p", fontName="HamperDCB", fontSize=13, leading=18, alignment=2, spaceBefore=8)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=35, rightMargin=35, topMargin=35, bottomMargin=45, invariant=1)

    def foot(c, dd):
        c.setFont("HamperDC", 7)
        c.drawCentredString(297, 25, f"{no} számú számla – {dd.page}. oldal. A számla elektronikusan készült, aláírás nélkül is érvényes.")
    doc.build([Paragraph("Számla", big), who, Spacer(1, 8), when, Spacer(1, 12), t, Spacer(1, 10),
               KeepTogether([summ, Paragraph(f"Fizetendő összesen: {e(sub + tax)} Ft", pay)])], onFirstPage=foot, onLaterPages=foot)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "HUF", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(sub + tax)}}


def dubai(path, seed, rows):
    r = rng("dubai", seed, rows)
    d = day(r)
    due = plus(d, 45)
    goods = [("Ocean freight Nhava Sheva - Jebel Ali", "20GP", 184500, 0), ("Terminal handling charges (destination)", "20GP", 83000, 5), ("Delivery order fee", "BL", 52500, 5),
             ("Customs clearance and documentation", "Shipment", 45000, 5), ("Transportation Jebel Ali to Ras Al Khor warehouse, including return of empty container", "Trip", 97500, 5),
             ("Bunker adjustment factor", "20GP", 36725, 0), ("Container washing", "20GP", 12500, 5), ("Storage in CFS", "CBM", 3850, 5), ("Seal fee", "20GP", 3500, 5),
             ("Customs inspection attendance", "Shipment", 31500, 5), ("Transit insurance premium", "Shipment", 61240, 0)]
    items, body, sub, tax = [], [], 0, 0
    L, R, B, BR, C = styles("Helvetica", "Helvetica-Bold", 8)
    for i, (n, u, p, v) in enumerate(pick(r, goods, rows)):
        p += r.randrange(0, 50) * 25
        q = r.randrange(1, 5) * 1000 if u != "CBM" else r.randrange(2000, 26000, 100)
        a = div(p * q, 1000)
        x = div(a * v, 100)
        sub, tax = sub + a, tax + x
        items.append({"description": n, "quantity": number(q), "unit_price": amt(p), "tax_rate": str(v), "amount": amt(a)})
        body.append([Paragraph(str(i + 1), C), Paragraph(n, L), Paragraph(u, C), Paragraph(number(q), R), Paragraph(shown(p), R), Paragraph(shown(a), R), Paragraph(f"{v}%", R), Paragraph(shown(x), R)])
    tot = sub + tax
    sup = r.choice(["Marsa Blue Freight Services L.L.C", "Al Dhow Gate Shipping & Logistics LLC", "Sandgate Cargo Forwarders FZCO"])
    cus = r.choice(["Nakheel Tiles & Ceramics Trading LLC", "Gulf Petal General Trading FZE", "Orchid Home Textiles L.L.C"])
    sid, cid, no = "100" + digits(r, 12), "100" + digits(r, 12), f"SI/IMP/{d.year % 100}/{digits(r, 5)}"
    navy = colors.Color(.08, .16, .36)
    W = lambda t: Paragraph(f"<font color='white'>{t}</font>", ParagraphStyle("w", fontName="Helvetica-Bold", fontSize=7.5, leading=9, alignment=1))
    t = Table([[W(x) for x in ["S.No", "Description of Charges", "Basis", "Qty", "Rate<br/>(AED)", "Taxable<br/>Amount (AED)", "VAT<br/>%", "VAT Amount<br/>(AED)"]]] + body,
              colWidths=[28, 200, 50, 38, 56, 66, 32, 60], repeatRows=1,
              style=[("BACKGROUND", (0, 0), (-1, 0), navy), ("GRID", (0, 0), (-1, -1), .4, colors.grey), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                     ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    P = lambda x, st=L: Paragraph(x, st)
    f = d.strftime("%d-%b-%Y")
    info = Table([[P("<b>Bill To</b>"), "", P("<b>Invoice No.</b>"), P(no)], [P(f"<b>{cus.replace('&', '&amp;')}</b>"), "", P("<b>Invoice Date</b>"), P(f)],
                  [P("P.O. Box 20417, Deira, Dubai, U.A.E."), "", P("<b>Due Date</b>"), P(due.strftime("%d-%b-%Y"))],
                  [P("<b>Customer TRN:</b> " + cid), "", P("<b>Job No.</b>"), P("JEA-S-" + digits(r, 5))],
                  [P("Attn: Accounts Payable"), "", P("<b>MBL / HBL</b>"), P(f"MSKU{digits(r, 7)} / NSA{digits(r, 6)}")],
                  [P("Vessel / Voy: MV OCEAN LARK / 118W"), "", P("<b>ETA</b>"), P(plus(d, -4).strftime("%d-%b-%Y"))]], colWidths=[265, 15, 90, 160],
                 style=[("BOX", (0, 0), (0, -1), .5, navy), ("BOX", (2, 0), (3, -1), .5, navy), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5)])
    summ = Table([[P("Sub Total (Excl. VAT)", R), P(shown(sub), R)], [P("Total VAT", R), P(shown(tax), R)], [P("Invoice Total (AED)", BR), P(shown(tot), BR)]],
                 colWidths=[130, 92], hAlign="RIGHT", style=[("GRID", (0, 0), (-1, -1), .4, colors.grey), ("BACKGROUND", (0, 2), (-1, 2), colors.Color(.88, .91, .97))])
    w = f"UAE Dirhams {english(tot // 100)}" + (f" and fils {english(tot % 100)}" if tot % 100 else "") + " only"
    w = " ".join("-".join(y.capitalize() if y not in ("and", "only") else y for y in x.split("-")) if x != "UAE" else x for x in w.split(" "))

    def page(c, dd):
        c.setFillColor(navy)
        c.rect(0, 812, 595, 30, stroke=0, fill=1)
        c.setFillColor(colors.white)
        c.setFont("Helvetica-Bold", 14)
        c.drawString(32, 821, sup)
        c.setFont("Helvetica", 8)
        c.drawRightString(563, 822, "TRN: " + sid)
        c.setFillColor(colors.black)
        c.setFont("Helvetica", 7)
        c.drawString(32, 22, "Office 1204, Al Mina Tower, Bur Dubai, P.O. Box 51190, Dubai, U.A.E. | Tel +971 4 300 0118 | E&OE")
        c.drawRightString(563, 22, f"Page {dd.page}")
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=42, bottomMargin=40, invariant=1)
    title = ParagraphStyle("t", fontName="Helvetica-Bold", fontSize=13, leading=18, alignment=1, spaceAfter=6)
    doc.build([Paragraph("TAX INVOICE", title), info, Spacer(1, 10), t, Spacer(1, 8),
               KeepTogether([summ, Spacer(1, 6), P(f"<b>Amount in words:</b> {w}"), Spacer(1, 10),
                             P("<b>Bank:</b> Creek Commercial Bank, A/c name: " + sup.replace("&", "&amp;") + f", IBAN AE07 0331 2345 6789 0{sid[3:8]}"),
                             P("Please quote the invoice number with your remittance. Cheques to be drawn in favour of the company.")])],
              onFirstPage=page, onLaterPages=page)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "AED", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot)}}


def nairobi(path, seed, rows):
    r = rng("nairobi", seed, rows)
    d = day(r)
    goods = [("Accommodation - Garden Cottage, half board", 1450000), ("Lunch - Terrace", 185000), ("Game drive, morning, shared vehicle", 720000), ("Laundry", 35000),
             ("Bar - Sundowner", 68000), ("Airstrip transfer", 250000), ("Mineral water 1 L", 25000), ("Dinner - Boma night", 340000), ("Conference package, full day, with two tea breaks", 480000)]
    items, table, tot = [], [], 0
    first = plus(d, -max(2, rows // 6))
    span = (d - first).days
    for i, (n, p) in enumerate(pick(r, goods, rows)):
        q = r.randrange(1, 5)
        p += r.randrange(0, 8) * 5000
        tot += p * q
        items.append({"description": n, "quantity": str(q), "unit_price": amt(p), "amount": amt(p * q)})
        table.append([plus(first, i * span // rows).strftime("%d/%m/%y"), n, f"C{r.randrange(10000, 99999)}", str(q), shown(p), shown(p * q)])
    net = div(tot * 100, 116)
    tax = tot - net
    dep = div(tot * r.choice([30, 50]), 10000) * 100
    sup = r.choice(["Kilele Springs Safari Lodge Ltd", "Mto Baraka Camp & Lodge Limited", "Acacia Ridge Inn Ltd"])
    cus = r.choice(["Tumaini Tours and Travel Ltd", "Institute of Rangeland Studies", "Savanna Trails Africa Ltd"])
    sid, cid, no = "P05" + digits(r, 7) + r.choice("ABCDKZ"), "P05" + digits(r, 7) + r.choice("EFGHQ"), digits(r, 6)
    cols = spread(60, [58, 205, 50, 32, 65, 70], "lllrrr")
    brown = (.4, .22, .08)
    guest = r.choice(["Mr D. Ekstrand x 2", "Ms P. Achieng", "Group - 4 pax"])
    room = r.randrange(2, 40)
    cu = wrap("The " + "lodge is not liable for valuables left in rooms.", "Times-Italic", 8, 300)

    def body(s):
        def top():
            s.t(297, 795, sup, "Times-Bold", 20, "c", brown)
            s.t(297, 780, "P.O. Box 417 - 20500 Narok, Kenya   Tel: 0722 000 418   PIN: " + sid, "Times-Roman", 9, "c")
            s.line(60, 772, 540, 772, 1.2, brown)
            s.t(297, 754, "GUEST INVOICE", "Times-Bold", 13, "c")
            s.block(60, 734, ["Guest:", "Account:", "Account PIN:", "Room:"], "Times-Bold", 10, 14)
            s.block(130, 734, [guest, cus, cid, str(room)], "Times-Roman", 10, 14)
            s.block(370, 734, ["Invoice No:", "Date:", "Arrival / Departure:", "Page:"], "Times-Bold", 10, 14)
            s.block(540, 734, [no, d.strftime("%d/%m/%Y"), f"{first.strftime('%d/%m')} - {d.strftime('%d/%m/%Y')}", f"{s.page} of {s.total}"], "Times-Roman", 10, 14, "r")
            return 676

        def before(y, i):
            s.line(60, y - 2, 540, y - 2, .5)
            part = sum(int(x["amount"].replace(".", "")) for x in items[:i])
            s.t(465, y - 14, "Carried forward", "Times-Italic", 10, "r")
            s.t(537, y - 14, shown(part), "Times-Italic", 10, "r")

        def after(y, i):
            part = sum(int(x["amount"].replace(".", "")) for x in items[:i])
            s.t(465, y - 12, "Brought forward", "Times-Italic", 10, "r")
            s.t(537, y - 12, shown(part), "Times-Italic", 10, "r")
            return y - 17

        def over():
            s.next()
            return top()

        def head(y):
            y = heads(s, cols, ["Date", "Particulars", "Chit No.", "Qty", "Rate", "Amount (KES)"], "Times-Bold", 10, 18)(y)
            s.line(60, y, 540, y, .6)
            return y
        y = grid(s, top(), cols, table, 75, over, "Times-Roman", 10, pad=2.5, head=head, carry=(before, after))
        if y < 200:
            s.line(60, y - 2, 540, y - 2, .5)
            y = over()
        s.line(60, y - 2, 540, y - 2, .6)
        s.block(440, y - 20, ["Total charges (VAT inclusive)", "Value excluding VAT", "VAT 16%", "Less: deposit received " + plus(first, -20).strftime("%d/%m/%y")], "Times-Roman", 10, 15, "r")
        s.block(537, y - 20, [shown(tot), shown(net), shown(tax), shown(-dep)], "Times-Roman", 10, 15, "r")
        s.line(450, y - 72, 540, y - 72, .6)
        s.t(440, y - 86, "Balance due KES", "Times-Bold", 11, "r")
        s.t(537, y - 86, shown(tot - dep), "Times-Bold", 11, "r")
        s.line(450, y - 91, 540, y - 91, .6)
        s.line(450, y - 93, 540, y - 93, .6)
        s.block(60, y - 112, ["Rates include 16% VAT. M-Pesa Paybill 400118, account no. = invoice no."] + cu, "Times-Italic", 9, 12)
        s.t(60, y - 155 if y > 240 else y - 150, "Guest signature ..........................", "Times-Roman", 9)
    twice(path, A4, body)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "KES", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": items, "subtotal": amt(net), "tax_total": amt(tax), "total": amt(tot),
                     "amount_due": amt(tot - dep)}}


LAYOUTS = {"ukraina": ukraina, "magyar": magyar, "dubai": dubai, "nairobi": nairobi}

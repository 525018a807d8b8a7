# SPDX-License-Identifier: AGPL-3.0-or-later
"""Iceland (cloud hosting), Estonia (bookkeeping program), Slovakia (boxed bill)."""
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.platypus import SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_crate_kit import (block, canv, cells, day, digits, font, half, num, para, plus, put, rng, tru, unit)

W, H = A4


def iceland(path, seed, rows):
    r = rng("iceland", seed, rows)
    sup = r.choice([("Norðurský ehf.", "Suðurlandsbraut 212", "108 Reykjavík"), ("Hrafnver hýsing hf.", "Hafnarbraut 77b", "200 Kópavogur"),
                    ("Jökulnet ehf.", "Glerárvellir 3", "600 Akureyri")])
    cus = r.choice([("Fiskbúð Þorgerðar slf.", "Strandvegur 119", "900 Vestmannaeyjar"), ("Ísbjörg ferðir ehf.", "Aðalgata 64", "580 Siglufjörður"),
                    ("Húsfélagið Eyrarflöt 8-14", "Eyrarflöt 8", "300 Akranes")])
    kt, ckt = [digits(r, 6, r.choice("456")) + "-" + digits(r, 4) for _ in "ab"]
    vsk = digits(r, 6, "1")
    d = day(r)
    due = plus(d, r.choice((10, 14, 20)))
    no = "R-" + digits(r, 6, "0")
    things = [("Sýndarþjónn CX2, 4 vCPU / 8 GB", 6490), ("Afritun, gagnageymsla pr. GB", 38), ("Hýsing á vefsvæði - Grunnpakki", 2890),
              ("Lén .is - árgjald", 6860), ("Microsoft 365 Business leyfi", 2390), ("Tækniþjónusta, útkall utan dagvinnutíma skv. beiðni", 24900),
              ("Eldveggur sem þjónusta", 8900), ("SSL skilríki, jokerlén", 14500), ("Tölvupósthólf 50 GB", 790), ("Vöktun og eftirlit með netþjónum, mánaðargjald", 11900)]
    books = [("Handbók um netöryggi (bók)", 5990), ("Tímaritið Netið, áskrift", 1990)]
    c = canv(path, title="Reikningur")
    ws = [210, 46, 66, 48, 46, 99]
    al = ["l", "r", "r", "r", "r", "r"]
    heads = ["Lýsing", "Magn", "Einingarverð", "Afsl. %", "VSK %", "Upphæð án VSK"]
    blue = HexColor("#0b4f6c")

    def top(first):
        c.setFillColor(blue)
        c.rect(0, H - 14, W, 14, stroke=0, fill=1)
        c.circle(58, H - 52, 14, stroke=0, fill=1)
        put(c, 80, H - 57, sup[0], "Helvetica-Bold", 15, color=blue)
        put(c, W - 40, H - 57, "Reikningur" if first else f"Reikningur {no}, frh.", "Helvetica-Bold", 18 if first else 10, "r")
        y = H - 90
        if first:
            block(c, 40, H - 130, [cus[0], cus[1], cus[2]], "Helvetica", 10.5, 14)
            put(c, 40, H - 178, "Kennitala: " + ckt, "Helvetica", 9)
            y = H - 100
            for a, b in (("Reikningsnúmer", no), ("Útgáfudagur", d.strftime("%d.%m.%Y")), ("Gjalddagi", due.strftime("%d.%m.%Y")),
                         ("Viðskiptanúmer", ckt.replace("-", "")[:8]), ("Gjaldmiðill", "ISK")):
                put(c, 360, y, a, "Helvetica", 9, color=HexColor("#555555"))
                put(c, W - 40, y, b, "Helvetica-Bold", 9, "r")
                y -= 15
            y = H - 215
        c.setFillColor(HexColor("#e3eef2"))
        c.rect(40, y - 18, W - 80, 18, stroke=0, fill=1)
        c.setFillColor(black)
        cells(c, 40, y, ws, al, heads, "Helvetica-Bold", 8.5, 11, 4)
        return y - 20

    def foot():
        c.setStrokeColor(blue)
        c.line(40, 62, W - 40, 62)
        put(c, W / 2, 50, f"{sup[0]} | {sup[1]} | {sup[2]} | Kt. {kt} | VSK nr. {vsk}", "Helvetica", 8, "c")
        put(c, W / 2, 39, f"Banki {bank} | Síða {c.getPageNumber()}", "Helvetica", 8, "c")

    bank = f"0{digits(r, 3)}-26-{digits(r, 6)}"
    y = top(True)
    out, sums = [], {}
    for i in range(rows):
        red = r.random() < .15
        what, price = r.choice(books if red else things)
        q = r.randint(1, 250 if price < 100 else 12)
        dis = r.choice((0, 0, 0, 5, 10, 15))
        rate = 11 if red else 24
        amt = half(q * price * (100 - dis), 100)
        sums[rate] = sums.get(rate, 0) + amt
        row = [what, str(q), num(price, 0, "."), str(dis) if dis else "", str(rate), num(amt, 0, ".")]
        h = cells(c, 40, y, ws, al, row, "Helvetica", 9, 11, 4, draw=False)
        if y - h < 80:
            foot()
            c.showPage()
            y = top(False)
        cells(c, 40, y, ws, al, row, "Helvetica", 9, 11, 4)
        y -= h
        it = {"description": what, "quantity": str(q), "unit_price": str(price), "tax_rate": str(rate), "amount": str(amt)}
        if dis:
            it["discount"] = f"{dis}%"
        out.append(it)
    if y < 190:
        foot()
        c.showPage()
        y = top(False)
    c.setStrokeColor(blue)
    c.line(40, y - 3, W - 40, y - 3)
    y -= 20
    net = sum(sums.values())
    tax = sum(half(v * k, 100) for k, v in sums.items())
    lines = [("Samtals án VSK", net)] + [(f"VSK {k}% af {num(v, 0, '.')}", half(v * k, 100)) for k, v in sorted(sums.items(), reverse=True)]
    if len(sums) > 1:
        lines.append(("VSK samtals", tax))
    for a, b in lines:
        put(c, 420, y, a, "Helvetica", 9, "r")
        put(c, W - 44, y, num(b, 0, "."), "Helvetica", 9, "r")
        y -= 14
    c.setFillColor(blue)
    c.rect(300, y - 10, W - 340, 20, stroke=0, fill=1)
    put(c, 420, y - 4, "Til greiðslu ISK", "Helvetica-Bold", 11, "r", white)
    put(c, W - 44, y - 4, num(net + tax, 0, "."), "Helvetica-Bold", 11, "r", white)
    put(c, 40, y - 35, "Krafa hefur verið stofnuð í netbanka. Dráttarvextir reiknast frá gjalddaga sé greitt eftir eindaga.", "Helvetica-Oblique", 8)
    foot()
    c.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "ISK",
                     "supplier": {"name": sup[0], "tax_id": vsk}, "customer": {"name": cus[0], "tax_id": ckt}, "line_items": out,
                     "subtotal": str(net), "tax_total": str(tax), "total": str(net + tax)}}


UNITS_EE = "laud=m, Kruvi=pk, Paigaldus=kmpl, Kivivill=m2, SBS=m2, juhtimine=h"


def estonia(path, seed, rows):
    r = rng("estonia", seed, rows)
    sup = r.choice(["Kalamõisa Puidutöö OÜ", "Põhjakivi Ehitus AS", "Järvepere Aiandus OÜ"])
    cus = r.choice(["Osaühing Tõrukese Lasteaed", "Saarevälja Vallavalitsus", "Ülejõe Kaubandus OÜ"])
    F, B = "Com10Noto", "Com10NotoB"
    d = day(r, 2024, 2025)
    due = plus(d, r.choice((7, 14, 21)))
    no = str(r.randint(240001, 259999))
    reg, creg = digits(r, 8, "1"), digits(r, 8, "1")
    kmkr, ckm = "EE10" + digits(r, 7), "EE10" + digits(r, 7)
    rate = 22
    goods = ["Höövellaud 28x145, sügavimmutatud", "Terrassilaud lehis 27x143 mm", "Kruvi A2 5x70, 200 tk pakis", "Transport objektile", "Paigaldustööd vastavalt aktile nr 14, sh materjali ladustamine",
             "Vineer kask 12 mm 1500x3000", "Kivivill 100 mm", "Lamekatuse rullmaterjal SBS", "Istutusmuld 40 l", "Elupuu 'Smaragd' 120-140", "Projektijuhtimine"]
    out, body, net = [], [], 0
    for i in range(rows):
        q = r.randint(1, 40) * 100 if r.random() < .7 else r.randint(50, 4000)
        p = r.randint(90, 18000)
        a = half(q * p, 100)
        net += a
        w = r.choice(goods)
        body.append([para(w, F, 8.5), num(q, 2, " ", ","), unit(w, UNITS_EE, "tk"), num(p, 2, " ", ","), f"{rate}%", num(a, 2, " ", ",")])
        out.append({"description": w, "quantity": tru(q), "unit_price": tru(p), "tax_rate": str(rate), "amount": tru(a)})
    tax = half(net * rate, 100)
    tot = net + tax
    paid = half(tot, 400) * 100 if r.random() < .4 else 0
    font(F), font(B)
    S = []
    left = [para(f"<font name='{B}' size=15>{sup}</font>", F, 9, lead=19), para(f"{r.choice(['Pärnu mnt 318', 'Võru 244', 'Tööstuse tee 6'])}, {r.choice(['11612 Tallinn', '50115 Tartu'])}<br/>Reg nr {reg}<br/>KMKR nr {kmkr}", F, 8.5)]
    S.append(Table([[left, para(f"ARVE nr {no}", B, 17, 2)]], [100 * mm, 74 * mm], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]))
    S.append(Spacer(1, 8 * mm))
    meta = Table([["Kuupäev:", d.strftime("%d.%m.%Y")], ["Maksetähtaeg:", due.strftime("%d.%m.%Y")], ["Viivis:", "0,05% päevas"], ["Viitenumber:", no + "7"]], [32 * mm, 34 * mm],
                 style=[("FONT", (0, 0), (-1, -1), F, 9), ("FONT", (1, 0), (1, -1), B, 9), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    buyer = [para("Maksja:", F, 8, color=HexColor("#777777")), para(cus, B, 10), para(f"Kooli tn {r.randint(1, 60)}, 71020 Viljandi<br/>Reg nr {creg}<br/>KMKR nr {ckm}", F, 9)]
    S.append(Table([[buyer, meta]], [104 * mm, 70 * mm], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]))
    S.append(Spacer(1, 8 * mm))
    t = Table([["Kirjeldus", "Kogus", "Ühik", "Hind", "KM", "Summa"]] + body, [74 * mm, 20 * mm, 14 * mm, 22 * mm, 14 * mm, 30 * mm], repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), B, 8.5), ("FONT", (0, 1), (-1, -1), F, 8.5), ("LINEBELOW", (0, 0), (-1, 0), 1, black), ("LINEBELOW", (0, 1), (-1, -1), .25, HexColor("#bbbbbb")),
                           ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    S += [t, Spacer(1, 5 * mm)]
    tt = [["Summa km-ta", num(net, 2, " ", ",")], [f"Käibemaks {rate}%", num(tax, 2, " ", ",")], ["Arve kokku (EUR)", num(tot, 2, " ", ",")]]
    if paid:
        tt += [["Ettemaks", num(-paid, 2, " ", ",")], ["Tasuda (EUR)", num(tot - paid, 2, " ", ",")]]
    k = Table(tt, [50 * mm, 32 * mm], hAlign="RIGHT", style=[("FONT", (0, 0), (-1, -1), F, 9), ("FONT", (0, 2), (-1, 2), B, 10), ("FONT", (0, -1), (-1, -1), B, 10), ("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1)])
    S.append(k)
    who, iban = r.choice(["Kristel Lõhmus", "Tõnu Järvekülg"]), "EE" + digits(r, 18)
    S += [Spacer(1, 6 * mm), para(f"Arve koostas: {who}", F, 8.5)]

    def page(c, doc):
        c.setLineWidth(.5)
        c.line(18 * mm, 20 * mm, W - 18 * mm, 20 * mm)
        put(c, 18 * mm, 15 * mm, f"{sup}   Reg nr {reg}", F, 7.5)
        put(c, 18 * mm, 11 * mm, f"Arvelduskonto: {iban}", F, 7.5)
        put(c, W - 18 * mm, 15 * mm, f"Lehekülg {doc.page}", F, 7.5, "r")

    SimpleDocTemplate(path, pagesize=A4, leftMargin=18 * mm, rightMargin=18 * mm, topMargin=16 * mm, bottomMargin=24 * mm, invariant=1, title="Arve").build(S, onFirstPage=page, onLaterPages=page)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": kmkr},
            "customer": {"name": cus, "tax_id": ckm}, "line_items": out, "subtotal": tru(net), "tax_total": tru(tax), "total": tru(tot)}
    if paid:
        data["amount_due"] = tru(tot - paid)
    return {"data": data}


def slovakia(path, seed, rows):
    r = rng("slovakia", seed, rows)
    F, B = "Com10Cond", "Com10CondB"
    sup = r.choice([("Ľubica Hrčková - ELEKTROLUMA", "Školská 1187/9", "010 08 Žilina"), ("TATRAŠROT, s. r. o.", "Priemyselná 55", "058 01 Poprad"), ("Kováčske dielne Čierťaž, spol. s r. o.", "Hlavná 402", "968 01 Nová Baňa")])
    cus = r.choice([("Obec Dolné Mlynčeky", "Námestie 1", "956 31 Krušovce"), ("VINOTÉKA POD VŔŠKOM s.r.o.", "Štúrova 73", "902 01 Pezinok"), ("Žeriavy a výťahy Ďurech, a. s.", "Mlynské nivy 8812", "821 05 Bratislava")])
    ids = [(digits(r, 8, "4"), digits(r, 10, "20")) for _ in "ab"]
    d = day(r, 2023, 2024)
    due = plus(d, 14)
    no = str(d.year) + digits(r, 5, "0")
    s = lambda v: num(v, 2, "\xa0", ",")
    c = canv(path, title="Faktúra")
    L, R = 36, W - 36
    ws = [22, 175, 40, 26, 58, 36, 75, 91]
    al = ["r", "l", "r", "l", "r", "r", "r", "r"]
    heads = ["P.č.", "Názov položky", "Množ.", "MJ", "Jedn. cena bez DPH", "DPH %", "Spolu bez DPH", "Poznámka"]
    ws, al, heads = ws[:7], al[:7], heads[:7]
    ws[1] += 91

    def heading(y):
        c.setLineWidth(.8)
        h = cells(c, L, y, ws, al, heads, B, 8, 9.5, 3, valign="b")
        c.line(L, y, R, y)
        c.line(L, y - h - 2, R, y - h - 2)
        return y - h - 4

    put(c, L, H - 42, sup[0], B, 10)
    put(c, R, H - 42, "Faktúra - daňový doklad č. " + no, B, 12, "r")
    top, bot = H - 52, H - 290
    c.rect(L, bot, R - L, top - bot)
    mid = W / 2
    c.line(mid, bot, mid, top)
    put(c, L + 6, top - 13, "Dodávateľ:", F, 8)
    y = block(c, L + 14, top - 30, [sup[0]], B, 10, 13, mid - L - 20)
    y = block(c, L + 14, y, [sup[1], sup[2], "Slovenská republika"], F, 9, 12) - 6
    block(c, L + 14, y, [f"IČO: {ids[0][0]}", f"DIČ: {ids[0][1]}", f"IČ DPH: SK{ids[0][1]}"], F, 9, 12)
    put(c, mid + 6, top - 13, "Odberateľ:", F, 8)
    y = block(c, mid + 14, top - 30, [cus[0]], B, 10, 13, R - mid - 20)
    y = block(c, mid + 14, y, [cus[1], cus[2]], F, 9, 12) - 6
    vat = r.random() < .7
    block(c, mid + 14, y, [f"IČO: {ids[1][0]}", f"DIČ: {ids[1][1]}"] + ([f"IČ DPH: SK{ids[1][1]}"] if vat else []), F, 9, 12)
    c.line(L, top - 140, R, top - 140)
    y = block(c, L + 6, top - 156, ["Banka: Podtatranská záložňa", "IBAN: SK" + digits(r, 22), "Variabilný symbol: " + no, "Konštantný symbol: 0308", "Forma úhrady: prevodným príkazom"], F, 8.5, 13)
    y = top - 156
    for a, b in (("Dátum vystavenia:", d), ("Dátum dodania tovaru/služby:", d), ("Dátum splatnosti:", due)):
        put(c, mid + 6, y, a, F, 8.5)
        put(c, R - 6, y, f"{b.day}.{b.month}.{b.year}", B, 8.5, "r")
        y -= 16
    put(c, L, bot - 16, "Fakturujeme Vám dodané tovary a služby:", F, 8.5)
    y = heading(bot - 24)
    goods = ["Kábel CYKY-J 3x2,5", "Zásuvka dvojitá IP44", "Montáž rozvádzača RH1 vrátane revíznej správy a zaškolenia obsluhy", "Istič B16/1", "Doprava", "Oceľový profil L 40x40x4, S235", "Zváračské práce",
             "LED panel 60x60 40W", "Výkup a odvoz kovového šrotu", "Ručne kovaná kľučka, čierna matná", "Žiarovka E27"]
    out, sums = [], {}

    def foot():
        put(c, L, 28, "Vystavil: " + sup[0], F, 7.5)
        put(c, R, 28, f"Strana {c.getPageNumber()}", F, 7.5, "r")

    for i in range(rows):
        q = r.randint(1, 60)
        p = r.randint(45, 24000)
        rate = 10 if r.random() < .2 else 20
        a = q * p
        w = r.choice(goods)
        row = [str(i + 1) + ".", w, str(q), unit(w, "Kábel=m, Montáž=kpl, práce=hod, Výkup=kg, Oceľový=m", "ks"), s(p), str(rate), s(a)]
        h = cells(c, L, y, ws, al, row, F, 8.5, 10.5, 3, draw=False)
        if y - h < 60:
            put(c, R - 3, y - 12, "Prenos na ďalšiu stranu: " + s(sum(sums.values())), F, 8, "r")
            foot()
            c.showPage()
            put(c, R, H - 42, f"Faktúra č. {no} - pokračovanie", B, 9, "r")
            put(c, R - 3, H - 58, "Prenos z predchádzajúcej strany: " + s(sum(sums.values())), F, 8, "r")
            y = heading(H - 66)
        sums[rate] = sums.get(rate, 0) + a
        cells(c, L, y, ws, al, row, F, 8.5, 10.5, 3)
        y -= h
        out.append({"description": w, "quantity": str(q), "unit_price": tru(p), "tax_rate": str(rate), "amount": tru(a)})
    if y < 190:
        foot()
        c.showPage()
        y = H - 50
    c.line(L, y - 2, R, y - 2)
    y -= 18
    xs = [L + 70, L + 150, L + 220, L + 300]
    for x, t in zip(xs, ("Sadzba DPH", "Základ", "DPH", "Spolu")):
        put(c, x, y, t, B, 8, "r")
    net = sum(sums.values())
    tax = 0
    for k, v in sorted(sums.items()):
        y -= 13
        t = half(v * k, 100)
        tax += t
        for x, z in zip(xs, (f"{k} %", s(v), s(t), s(v + t))):
            put(c, x, y, z, F, 8, "r")
    y -= 24
    for a, b in (("Základ dane spolu:", net), ("DPH spolu:", tax)):
        put(c, R - 120, y, a, F, 9, "r")
        put(c, R - 6, y, s(b) + " EUR", F, 9, "r")
        y -= 14
    c.rect(R - 260, y - 12, 260, 22)
    put(c, R - 120, y - 5, "K úhrade:", B, 11, "r")
    put(c, R - 6, y - 5, s(net + tax) + " EUR", B, 11, "r")
    put(c, L, y - 50, "Pečiatka a podpis: ............................", F, 8.5)
    foot()
    c.save()
    cu = {"name": cus[0], "tax_id": "SK" + ids[1][1] if vat else ids[1][1]}
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup[0], "tax_id": "SK" + ids[0][1]},
                     "customer": cu, "line_items": out, "subtotal": tru(net), "tax_total": tru(tax), "total": tru(net + tax)}}


LAYOUTS = {"icelandhosting": iceland, "estoniaarve": estonia, "slovakiafaktura": slovakia}

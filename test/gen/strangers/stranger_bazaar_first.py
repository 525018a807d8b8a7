# SPDX-License-Identifier: AGPL-3.0-or-later
"""Uganda (tax office view), Turkey (e-Fatura view), Estonia (hosting bill)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.platypus import Spacer, Table, TableStyle

import stranger_bazaar_words as words
from stranger_bazaar_kit import (Grid, block, code, day, digits, div, edges, flow, money, paint, para, plus, put, q, rng, style, t,
                 times, wrap)


# ---------------------------------------------------------------- Uganda
UG_GOODS = [
    ("Portland cement CEM IV 32.5 50kg bag", "Bags", 34500), ("Roofing sheet gauge 28 maroon 3 metres", "Pieces", 61800),
    ("Binding wire 25kg roll", "Rolls", 182000), ("Emulsion paint brilliant white 20L", "Tins", 148500),
    ("Y12 deformed bar 12m", "Pieces", 46200), ("Wheelbarrow heavy duty, pneumatic tyre", "Units", 165000),
    ("Hand hoe forged, 3lb", "Pieces", 14500), ("Maize seed hybrid 10kg", "Packs", 92000),
    ("PVC pipe 110mm class C, 6 metres", "Pieces", 58700), ("Nails assorted 4 inch", "Kilograms", 7200),
]


def uganda(path, seed, rows):
    r = rng("ugandaefris", seed, rows)
    seller = r.choice(["KABASANDA HARDWARE & GENERAL MERCHANDISE LIMITED", "NAMULESA BUILDERS' DEPOT (SMC) LIMITED"])
    buyer = r.choice(["RWENJERU TEA ESTATES LIMITED", "ST. BALIKUDDEMBE'S DAY & BOARDING SCHOOL MITYALA",
                      "OKELLO TWINOMUJUNI CONTRACTORS LIMITED"])
    tin, btin = "10" + digits(r, 8), "10" + digits(r, 8)
    date = day(r, 2024)
    number = "32" + digits(r, 10) + "0"
    items, lines, net = [], [], {"A: Standard (18%)": [0, 0, 0], "C: Exempt (-)": [0, 0, 0]}
    for i in range(rows):
        name, unit, price = r.choice(UG_GOODS)
        n = r.randint(1, 60)
        price = price + 100 * r.randint(-8, 20)
        total = n * price * 100
        group = "C: Exempt (-)" if "seed" in name or "hoe" in name else "A: Standard (18%)"
        tax = div(total * 18, 11800) * 100 if group[0] == "A" else 0
        for k, v in enumerate((total - tax, tax, total)):
            net[group][k] += v
        items.append({"description": name, "quantity": str(n), "unit_price": t(price * 100), "amount": t(total)})
        lines.append((f"{i + 1}.", name, str(n), unit, money(price * 100, places=0), money(total, places=0), group[0]))
    sub, tax, total = (sum(g[k] for g in net.values()) for k in range(3))
    small, bold = style("Helvetica", 8.5), style("Helvetica-Bold", 8.5)
    right = style("Helvetica", 8.5, align=2)

    def band(text):
        return Table([[para(text, style("Helvetica-Bold", 9.5))]], colWidths=[515], style=TableStyle([
            ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#e8e8e8")), ("TOPPADDING", (0, 0), (-1, -1), 2),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))

    def pairs(data):
        return Table([[para(a, bold), para(b, small)] for a, b in data], colWidths=[150, 365],
                     style=TableStyle([("TOPPADDING", (0, 0), (-1, -1), 0.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
                                       ("VALIGN", (0, 0), (-1, -1), "TOP")]))

    def story():
        head = ["No.", "Item", "Quantity", "Unit Measure", "Unit Price", "Total", "Tax Category"]
        body = [[para(h, style("Helvetica-Bold", 8.5, align=2 if k in (2, 4, 5) else 0)) for k, h in enumerate(head)]]
        for l in lines:
            body.append([para(v, right if k in (2, 4, 5) else small) for k, v in enumerate(l)])
        goods = Table(body, colWidths=[28, 171, 54, 62, 66, 76, 58], repeatRows=1, style=TableStyle([
            ("LINEBELOW", (0, 0), (-1, 0), 0.7, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
        taxes = Table([[para("Tax Category", bold)] + [para(h, style("Helvetica-Bold", 8.5, align=2)) for h in ("Net Amount", "Tax Amount", "Gross Amount")]] + [
            [para(k, small)] + [para(money(x, places=0), right) for x in v] for k, v in net.items() if v[2]],
            colWidths=[185, 110, 110, 110], style=TableStyle([("TOPPADDING", (0, 0), (-1, -1), 1.5),
                                                              ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
        return [
            para("e-INVOICE / TAX INVOICE", style("Helvetica-Bold", 13, align=1)), Spacer(1, 8),
            band("Section A: Seller's Details"),
            pairs([("TIN:", tin), ("Legal Name:", seller), ("Trade Name:", seller.split()[0] + " HARDWARE"),
                   ("Address:", "PLOT 14 BOMBO ROAD, KAWEMPE DIVISION, KAMPALA"), ("Seller's Reference Number:", f"SI-{rows}{seed}08"),
                   ("Served by:", "Nalubega Prossy")]),
            band("Section B: URA Information"),
            pairs([("Document Type:", "Invoice"), ("Issued Date:", date.strftime("%d/%m/%Y")), ("Time:", "11:42:07"),
                   ("Device Number:", "TCS9e0af31857204"), ("Fiscal Document Number:", number),
                   ("Verification Code:", digits(r, 20))]),
            band("Section C: Buyer's Details"),
            pairs([("TIN:", btin), ("Name:", buyer)]),
            band("Section D: Goods & Services Details"), goods, Spacer(1, 4),
            band("Section E: Tax Details"), taxes, Spacer(1, 4),
            band("Section F: Summary"),
            pairs([("Net Amount:", money(sub, places=0)), ("Tax Amount:", money(tax, places=0)),
                   ("Gross Amount:", f"{money(total, places=0)}"), ("", words.english(total // 100).capitalize() + " shillings only"),
                   ("Payment Mode:", "Credit"), ("Currency:", "UGX"), ("Number of Items:", str(rows)),
                   ("Mode:", "Online"), ("Remarks:", "Goods once sold are not returnable")]),
            Spacer(1, 6), para("*** END OF e-INVOICE/TAX INVOICE ***", style("Helvetica", 8.5, align=1))]

    state = r.getstate()

    def fixed():
        r.setstate(state)
        return story()

    def page(c, n, pages):
        put(c, 40, 24, "Electronic Fiscal Receipting and Invoicing Solution", "Helvetica", 7.5)
        put(c, 555, 24, f"Page {n} of {pages}", "Helvetica", 7.5, "r")
    flow(path, A4, "e-Invoice", fixed, page, leftMargin=34, rightMargin=34, topMargin=34, bottomMargin=40)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "currency": "UGX",
                     "supplier": {"name": seller, "tax_id": tin}, "customer": {"name": buyer, "tax_id": btin},
                     "line_items": items, "subtotal": t(sub), "tax_total": t(tax), "total": t(total)}}


# ---------------------------------------------------------------- Turkey
TR_GOODS = [
    ("Paslanmaz çelik cıvata M8x40 (100'lü kutu)", "Kutu", 18450, 20), ("Rulman 6204-2RS", "Adet", 9875, 20),
    ("Hidrolik hortum 1/2\" 4SP", "Metre", 21240, 20), ("Gres yağı EP2 15 kg", "Kova", 164000, 20),
    ("Kaynak teli SG2 1,2 mm 15 kg makara", "Adet", 89500, 20), ("Endüstriyel tip iş eldiveni, nitril kaplı, beden 9", "Çift", 4350, 10),
    ("Güvenlik gözlüğü şeffaf", "Adet", 7890, 10), ("V kayışı SPB 2240", "Adet", 31775, 20),
    ("Pnömatik rakor 8 mm düz", "Adet", 2160, 20),
]


def turkey(path, seed, rows):
    r = rng("turkefatura", seed, rows)
    seller = r.choice(["ÇINARALTI RULMAN VE HIRDAVAT SANAYİ TİCARET LİMİTED ŞİRKETİ", "GÖKÇEDERE ENDÜSTRİ MALZEMELERİ ANONİM ŞİRKETİ"])
    buyer = r.choice(["YEŞİLOVA TARIM MAKİNALARI İMALAT SANAYİ A.Ş.", "SARIKAYA DÖKÜM LTD. ŞTİ."])
    vkn, bvkn = digits(r, 10), digits(r, 10)
    date = day(r, 2024)
    number = f"{r.choice(['CNR', 'GKE', 'EAR'])}2024{r.randint(1, 99999):09d}"
    m = lambda c: money(c, ".", ",")
    items, lines, gross, disc, base = [], [], 0, 0, {}
    for i in range(rows):
        name, unit, price, rate = r.choice(TR_GOODS)
        n = r.randint(1, 40)
        price += r.randint(-200, 900)
        pct = r.choice([0, 0, 5, 10])
        full = n * price
        d = div(full * pct, 100)
        amount = full - d
        v = div(amount * rate, 100)
        gross, disc = gross + full, disc + d
        b = base.setdefault(rate, [0, 0])
        b[0] += amount
        b[1] += v
        items.append({"description": name, "quantity": str(n), "unit_price": t(price), "discount": t(d),
                      "tax_rate": str(rate), "amount": t(amount)})
        lines.append([str(i + 1), name, f"{n} {unit}", m(price) + " TL", f"%{pct},00", m(d) + " TL", f"%{rate},00",
                      m(v) + " TL", m(amount) + " TL"])
    sub = gross - disc
    tax = sum(b[1] for b in base.values())
    total = sub + tax
    f, fb = "Commerce11Cond", "Commerce11CondB"
    cols = edges(30, (22, "c"), (142, "l"), (50, "r"), (64, "r"), (42, "r"), (56, "r"), (36, "r"), (58, "r"), (66, "r"))
    heads = ["Sıra No", "Mal Hizmet", "Miktar", "Birim Fiyat", "İskonto Oranı", "İskonto Tutarı", "KDV Oranı", "KDV Tutarı",
             "Mal Hizmet Tutarı"]
    state = r.getstate()

    def work(c, pages):
        r.setstate(state)
        c.setLineWidth(1.2)
        c.line(30, 812, 280, 812)
        y = block(c, 34, 800, [seller, "Organize Sanayi Bölgesi 7. Cadde No: 19/B", "Nilüfer / Bursa / Türkiye",
                               "Tel: 0224 555 01 90  Fax: 0224 555 01 91", "E-Posta: muhasebe@ornekfirma.example",
                               "Vergi Dairesi: Çekirge", f"VKN: {vkn}"], f, 8, 10.5, fb, width=240)
        c.line(30, y + 4, 280, y + 4)
        put(c, 340, 730, "e-FATURA", fb, 12, "c")
        c.circle(340, 775, 26)
        put(c, 340, 772, "T.C.", fb, 9, "c")
        code(c, r, 478, 730, 82)
        top = y - 4
        c.line(30, top, 280, top)
        y = block(c, 34, top - 12, ["SAYIN", buyer, "Atatürk Mah. İstasyon Sok. No: 4", "Turgutlu / Manisa",
                                    "Vergi Dairesi: Turgutlu", f"VKN: {bvkn}"], f, 8, 10.5, fb, width=240)
        c.line(30, y + 4, 280, y + 4)
        put(c, 34, y - 10, "ETTN: 4f1d" + digits(r, 4) + "-7a3c-49be-8e20-" + digits(r, 12), f, 8)
        c.setLineWidth(0.6)
        g = Grid(c, edges(370, (92, "l"), (103, "l")), f, 8, 10)
        yy = top
        for a, b in (("Özelleştirme No:", "TR1.2"), ("Senaryo:", "TEMELFATURA"), ("Fatura Tipi:", "SATIS"),
                     ("Fatura No:", number), ("Fatura Tarihi:", date.strftime("%d-%m-%Y")), ("Düzenleme Zamanı:", "14:25:36"),
                     ("İrsaliye No:", f"IRS{digits(r, 7)}")):
            yy = g.row(yy, (a, b), box=True)
        g = Grid(c, cols, f, 7.2, 9, gap=5, pad=2.5)
        y = g.row(min(y, yy) - 20, heads, font=fb, fill=colors.HexColor("#f0f0f0"), box=True)
        for l in lines:
            if y - g.height(l) < 50:
                put(c, 565, 28, f"{c.getPageNumber()} / {pages}", f, 7, "r")
                c.showPage()
                c.setLineWidth(0.6)
                y = 805
            y = g.row(y, l, box=True)
        sums = [("Mal Hizmet Toplam Tutarı", gross), ("Toplam İskonto", disc)]
        for rate in sorted(base, reverse=True):
            sums += [(f"KDV Matrahı (%{rate},00)", base[rate][0]), (f"Hesaplanan KDV(%{rate},00)", base[rate][1])]
        sums += [("Vergiler Dahil Toplam Tutar", total), ("Ödenecek Tutar", total)]
        if y - 15 * len(sums) - 60 < 40:
            put(c, 565, 28, f"{c.getPageNumber()} / {pages}", f, 7, "r")
            c.showPage()
            c.setLineWidth(0.6)
            y = 805
        y -= 12
        s = Grid(c, edges(346, (130, "r"), (90, "r")), f, 7.6, 9.5, gap=5)
        for a, b in sums:
            y = s.row(y, (a, m(b) + " TL"), box=True)
        y -= 14
        text = f"Yalnız: {words.turkish(total // 100)} Türk Lirası {words.turkish(total % 100)} kuruş"
        c.rect(30, y - 34, 536, 44)
        yy = block(c, 36, y - 2, [f"Not: {text}", "Banka: TR00 0000 0000 0000 0000 0000 00"], f, 8, 11, width=520)
        put(c, 565, 28, f"{c.getPageNumber()} / {pages}", f, 7, "r")
        c.showPage()
    paint(path, A4, "e-Fatura", work)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "currency": "TRY",
                     "supplier": {"name": seller, "tax_id": vkn}, "customer": {"name": buyer, "tax_id": bvkn},
                     "line_items": items, **({"subtotal": t(sub)} if not disc else {}),
                     **({"tax_total": t(tax)} if len(base) == 1 else {}), "total": t(total), "amount_due": t(total)}}


# ---------------------------------------------------------------- Estonia
EE_GOODS = [
    ("Veebimajutus \"Kadakas 50\"", 1290, 22), ("Domeeni .ee registreerimine", 750, 22),
    ("Virtuaalserver VPS-4, 8 GB RAM, Tallinna andmekeskus", 3895, 22), ("Varukoopiate teenus, 500 GB", 1150, 22),
    ("SSL-sertifikaat (wildcard)", 8900, 22), ("E-raamat \"Serverihalduse käsiraamat\"", 2450, 9),
    ("Süsteemiadministraatori töötund", 6400, 22), ("IPv4 lisaaadress", 300, 22),
]


def estonia(path, seed, rows):
    r = rng("estonia", seed, rows)
    seller = r.choice(["Pilvekodu Andmekeskus OÜ", "Rannaserver AS"])
    buyer = r.choice(["Männimäe Puidutööstus OÜ", "Osaühing Tihase Raamatupidamine", "Kalda ja Pojad AS"])
    kmkr, bkm = "EE10" + digits(r, 7), "EE10" + digits(r, 7)
    date = day(r, 2024)
    due = plus(date, 14)
    number = f"24{r.randint(1, 99999):05d}"
    m = lambda c: money(c, " ", ",")
    items, lines, base = [], [], {}
    for i in range(rows):
        name, price, rate = r.choice(EE_GOODS)
        milli = r.choice([1000, 1000, 2000, 3000, 12000]) if "töötund" not in name else r.choice([500, 1250, 2750, 4000])
        pct = r.choice([0, 0, 0, 10, 15])
        amount = div(milli * price * (100 - pct), 100000)
        base[rate] = base.get(rate, 0) + amount
        item = {"description": name, "quantity": q(milli), "unit_price": t(price), "tax_rate": str(rate), "amount": t(amount)}
        if pct:
            item["discount"] = f"{pct}%"
        items.append(item)
        unit = "h" if "töötund" in name else "tk" if "Dom" in name or "SSL" in name or "raamat" in name else "kuu"
        lines.append([name, q(milli).replace(".", ","), unit, m(price), f"{pct}%" if pct else "", f"{rate}%", m(amount)])
    sub = sum(base.values())
    taxes = {k: div(v * k, 100) for k, v in base.items()}
    tax = sum(taxes.values())
    total = sub + tax
    f, fb = "Commerce11Noto", "Commerce11NotoB"
    teal = colors.HexColor("#0b6e75")
    cols = edges(50, (215, "l"), (45, "r"), (32, "l"), (58, "r"), (50, "r"), (40, "r"), (55, "r"))

    def work(c, pages):
        def foot():
            c.setStrokeColor(teal)
            c.line(50, 62, 545, 62)
            put(c, 50, 50, f"{seller} · Reg-kood 1{number} · KMKR {kmkr}", f, 7.5)
            put(c, 50, 39, "Tulika põik 8, 10613 Tallinn · +372 555 0144 · arved@pilvekodu.example", f, 7.5)
            put(c, 545, 50, "Linnapank EE00 0000 0000 0000 0000", f, 7.5, "r")
            put(c, 545, 39, f"Lk {c.getPageNumber()}/{pages}", f, 7.5, "r")
            c.setStrokeGray(0)

        def head(y):
            y = g.row(y, ["Teenus", "Kogus", "Ühik", "Hind", "Soodustus", "KM", "Summa"], font=fb, color=teal)
            c.setStrokeColor(teal)
            c.line(50, y, 545, y)
            c.setStrokeGray(0)
            return y - 2
        g = Grid(c, cols, f, 8.3, 11, gap=6)
        put(c, 50, 785, seller, fb, 15, color=teal)
        put(c, 545, 785, f"Arve nr {number}", fb, 15, "r")
        put(c, 50, 742, "Maksja", f, 8, color=colors.grey)
        block(c, 50, 729, [buyer, "Jaama 17-3", "80042 Pärnu", f"KMKR nr: {bkm}"], f, 9, 12.5, fb)
        y = 742
        for a, b in (("Arve kuupäev", date.strftime("%d.%m.%Y")), ("Maksetähtaeg", due.strftime("%d.%m.%Y")),
                     ("Viitenumber", f"{number}07"), ("Viivis", "0,06% päevas")):
            put(c, 400, y, a, f, 9)
            put(c, 545, y, b, fb, 9, "r")
            y -= 13
        y = head(660)
        for l in lines:
            if y - g.height(l) < 80:
                foot()
                c.showPage()
                y = head(790)
            y = g.row(y, l)
        if y < 190:
            foot()
            c.showPage()
            y = 790
        y -= 4
        c.line(330, y, 545, y)
        y -= 15
        sums = [("Summa käibemaksuta", sub)] + [(f"Käibemaks {k}% ({m(base[k])})", v) for k, v in sorted(taxes.items())]
        for a, b in sums:
            put(c, 335, y, a, f, 9)
            put(c, 542, y, m(b), f, 9, "r")
            y -= 14
        c.setFillColor(teal)
        c.rect(330, y - 8, 215, 20, stroke=0, fill=1)
        put(c, 335, y - 2, "Arve kokku (EUR)", fb, 10, color=colors.white)
        put(c, 542, y - 2, m(total), fb, 10, "r", colors.white)
        foot()
        c.showPage()
    paint(path, A4, f"Arve {number}", work)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "due_date": due.isoformat(), "currency": "EUR",
                     "supplier": {"name": seller, "tax_id": kmkr}, "customer": {"name": buyer, "tax_id": bkm},
                     "line_items": items, "subtotal": t(sub), "total": t(total),
                     **({"tax_total": t(tax)} if len(taxes) == 1 else {})}}


LAYOUTS = {"ugandaefris": uganda, "turkefatura": turkey, "estonia": estonia}

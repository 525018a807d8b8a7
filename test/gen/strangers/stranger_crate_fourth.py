# SPDX-License-Identifier: AGPL-3.0-or-later
"""Uganda (tax office's e-invoice), Hong Kong (freight debit note), Sweden (credit note of a machine-hire firm)."""
from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.platypus import SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_crate_kit import block, canv, cells, day, digits, font, half, num, para, plus, put, rng, tru, unit

W, H = A4


def uganda(path, seed, rows):
    """Sections A to F; each item with its tax mark; discount as a row of its own is left away."""
    r = rng("uganda", seed, rows)
    F, B = "Com10Deja", "Com10DejaB"
    font(F), font(B)
    sup = r.choice(["KISOZI HARDWARE MART LIMITED", "NALWEYISO AGRO-INPUTS (U) LTD", "RWENKOMA STATIONERS AND PRINTERS SMC LIMITED"])
    cus = r.choice(["ST. BALIKUDDEMBE VOCATIONAL INSTITUTE", "Bulisa Lake Lodge Limited", "MUKISA POULTRY FARMERS COOPERATIVE SOCIETY LTD"])
    t1, t2 = digits(r, 10, "10"), digits(r, 10, "10")
    d = day(r)
    fdn = digits(r, 14, "3240")
    s = lambda v: num(v, 2)
    goods = [("Roofing sheets G28 Maroon", 1), ("Cement 50Kg - bag", 1), ("Maize seed hybrid 2Kg", 0), ("Hand hoe, forged, with wooden handle (Jembe) 2.5 lbs", 1), ("Photocopying paper A4 ream", 1), ("Exercise books 96 pages", 1), ("Unprocessed beans", 0),
             ("Deep cycle solar battery 200Ah", 1), ("Delivery services within Kampala and Wakiso", 1), ("Wheelbarrow", 1)]
    body, out = [], []
    net = tax = ex = 0
    for i in range(rows):
        w, std = r.choice(goods)
        q, p = r.randint(1, 40), r.randint(10, 4000) * 10000
        a = q * p
        t = half(a * 18, 118) if std else 0
        tax += t
        net += a - t
        ex += 0 if std else a
        body.append([f"{i + 1}.", para(w, F, 8), str(q), unit(w, "Cement=Bag, seed=Bag, paper=Ream, beans=Kg, Delivery=Trip", "Pce"), s(p), s(a), "A" if std else "C"])
        out.append({"description": w, "quantity": str(q), "unit_price": tru(p), "amount": tru(a)})
    tot = net + tax
    fw = W - 30 * mm
    bar = HexColor("#e6e6e6")

    def section(x):
        return Table([[x]], [fw], style=[("FONT", (0, 0), (-1, -1), B, 9), ("BACKGROUND", (0, 0), (-1, -1), bar), ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])

    def pairs(rows_, w=42 * mm):
        return Table([[para(a, B, 8.2), para(b, F, 8.2)] for a, b in rows_], [w, fw - w], style=[("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("VALIGN", (0, 0), (-1, -1), "TOP")])

    S = [para("NATIONAL REVENUE OFFICE", B, 9, 1), para("e-INVOICE / TAX INVOICE", B, 13, 1, 18), Spacer(1, 2 * mm), section("Section A: Seller's Details"),
         pairs([("BRN:", digits(r, 14, "8002000")), ("TIN:", t1), ("Legal Name:", sup), ("Trade Name:", sup.split()[0].title() + " " + sup.split()[1].title()), ("Address:", f"PLOT {r.randint(1, 200)} NAKIVUBO ROAD KAMPALA CENTRAL DIVISION, KAMPALA"), ("Seller's Reference Number:", digits(r, 6)), ("Served by:", r.choice(["Nakato", "admin", "Okello J"]))]),
         section("Section B: Tax Office Information"), pairs([("Document Type:", "Original"), ("Issued Date:", d.strftime("%d/%m/%Y")), ("Time:", f"{r.randint(8, 18):02d}:{r.randint(0, 59):02d}:{r.randint(0, 59):02d}"), ("Device Number:", digits(r, 10, "TCS")), ("Fiscal Document Number:", fdn), ("Verification Code:", digits(r, 20))]),
         section("Section C: Buyer's Details"), pairs([("TIN:", t2), ("Legal Name:", cus)]), section("Section D: Goods & Services Details"), Spacer(1, 1 * mm)]
    t = Table([["No.", "Item", "Quantity", "Unit\nMeasure", "Unit Price", "Total", "Tax\nCategory"]] + body, [9 * mm, fw - 125 * mm, 18 * mm, 24 * mm, 26 * mm, 29 * mm, 19 * mm])
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), B, 7.5), ("FONT", (0, 1), (-1, -1), F, 7.8), ("LINEBELOW", (0, 0), (-1, 0), .5, black), ("LINEBELOW", (0, -1), (-1, -1), .5, black), ("ALIGN", (2, 0), (2, -1), "RIGHT"), ("ALIGN", (4, 0), (5, -1), "RIGHT"), ("ALIGN", (6, 0), (6, -1), "CENTER"),
                           ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (3, 0), (3, -1), 8)]))
    S += [t, Spacer(1, 2 * mm), section("Section E: Tax Details")]
    tt = [["Tax Category", "Net Amount", "Tax Amount", "Gross Amount"]]
    if tot - ex:
        tt.append(["A: Standard (18%)", s(net - ex), s(tax), s(tot - ex)])
    if ex:
        tt.append(["C: Exempt (-)", s(ex), s(0), s(ex)])
    S.append(Table(tt, [fw * .34, fw * .22, fw * .22, fw * .22], style=[("FONT", (0, 0), (-1, 0), B, 8), ("FONT", (0, 1), (-1, -1), F, 8), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    S += [section("Section F: Summary"), pairs([("Net Amount:", s(net)), ("Tax Amount:", s(tax)), ("Gross Amount:", s(tot)), ("Payment Mode:", r.choice(["Cash", "Credit", "Mobile money"])), ("Currency:", "UGX"), ("Number of Items:", str(rows)), ("Mode:", "Online"), ("Remarks:", "Goods once sold are not returnable")]),
          Spacer(1, 2 * mm), para("***END OF FISCAL DOCUMENT***", B, 8, 1)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=15 * mm, rightMargin=15 * mm, topMargin=11 * mm, bottomMargin=12 * mm, invariant=1, title="e-Invoice").build(S)
    return {"data": {"invoice_number": fdn, "invoice_date": d.isoformat(), "currency": "UGX", "supplier": {"name": sup, "tax_id": t1}, "customer": {"name": cus, "tax_id": t2}, "line_items": out,
                     "subtotal": tru(net), "tax_total": tru(tax), "total": tru(tot)}}


def hongkong(path, seed, rows):
    """A forwarder's line-printer bill in Courier; no tax; shipment facts in a block above the charges."""
    r = rng("hongkong", seed, rows)
    F, B = "Courier", "Courier-Bold"
    sup = r.choice(["VICTORIA PEARL LOGISTICS (H.K.) LIMITED", "WING SHUN TAT FORWARDING CO. LTD.", "EASTERN KITE CARGO LIMITED"])
    cus = r.choice(["GOLDEN ABACUS TOYS MANUFACTORY LTD.", "LUEN HING OPTICAL TRADING COMPANY", "MERIDIAN HARVEST FOODS (ASIA) LIMITED"])
    d = day(r)
    due = plus(d, 30)
    no = f"DN{d.year % 100}{d.month:02d}{r.randint(1, 9999):04d}"
    s = lambda v: num(v, 2)
    goods = ["OCEAN FREIGHT", "TERMINAL HANDLING CHARGE (ORIGIN)", "DOCUMENTATION FEE", "TELEX RELEASE", "TRUCKING KWAI CHUNG TO YUEN LONG INCL. WAITING TIME 2 HOURS", "CUSTOMS DECLARATION", "CFS CHARGE", "SEAL FEE", "LOW SULPHUR SURCHARGE", "WAREHOUSE STORAGE", "CARGO INSURANCE PREMIUM", "VGM FEE"]
    c = canv(path, title="Debit Note")
    L, R = 40, W - 40
    ws = [250, 60, 42, 80, R - L - 432]
    al = ["l", "r", "l", "r", "r"]
    tel, awb = digits(r, 8, "2"), r.choice(["HLG", "WST", "EKC"]) + "HKG" + digits(r, 7)
    ves, cont, port, eta = r.choice(["MV ORIENT PLOVER", "MV CORAL TIDE"]) + f" V.{r.randint(10, 99)}W", "EKCU" + digits(r, 7), r.choice(["FELIXSTOWE", "DURBAN", "CALLAO"]), plus(d, 25)
    flat, box, cred = f"FLAT {r.choice('ABCD')}, {r.randint(2, 30)}/F, BLOCK 2", f"{r.randint(1, 60)} HUNG TO ROAD, KWUN TONG, KOWLOON", digits(r, 5, "C")
    bank = digits(r, 9)
    pg = [0]

    def head():
        pg[0] += 1
        put(c, W / 2, H - 45, sup, B, 13, "c")
        put(c, W / 2, H - 58, f"UNIT 1708, HARBOUR FREIGHT CENTRE, {tel[:2]} CONTAINER PORT ROAD, KWAI CHUNG, N.T., HONG KONG", F, 7.5, "c")
        put(c, W / 2, H - 68, f"TEL: (852) {tel[:4]} {tel[4:]}   FAX: (852) {tel[:4]} {tel[:4]}", F, 7.5, "c")
        put(c, W / 2, H - 90, "D E B I T   N O T E", B, 13, "c")
        y = H - 112
        block(c, L, y, ["TO: " + cus, "    " + flat, "    " + box, "    ATTN: ACCOUNTS DEPT"], F, 9, 12)
        for i, (a, b) in enumerate((("NO.", no), ("DATE", d.strftime("%d %b %Y").upper()), ("DUE DATE", due.strftime("%d %b %Y").upper()), ("A/C CODE", cred), ("PAGE", str(pg[0])))):
            put(c, 375, y - 12 * i, f"{a:<9}: {b}", F, 9)
        y -= 66
        for a, b in ((f"H B/L NO.  : {awb}", f"CONTAINER : {cont}"), (f"VESSEL/VOY : {ves}", "SIZE/TYPE : 1 X 40'HC"), (f"POL / POD  : HONG KONG / {port}", f"ETA       : {eta.strftime('%d %b %Y').upper()}")):
            put(c, L, y, a, F, 9)
            put(c, 330, y, b, F, 9)
            y -= 12
        y -= 2
        dash(y)
        h = cells(c, L, y - 4, ws, al, ["DESCRIPTION OF CHARGES", "QTY", "UNIT", "UNIT RATE", "AMOUNT (HKD)"], F, 9, 11, 3)
        y -= h + 9
        dash(y)
        return y - 3

    def dash(y):
        put(c, L, y, "-" * int((R - L) / 5.4), F, 9)

    y = head()
    out, tot = [], 0
    for i in range(rows):
        w = r.choice(goods)
        q = r.choice((100, 200)) if unit(w, "CFS=c, STORAGE=c, OCEAN=c", "") == "" else r.randint(110, 6800)
        p = r.randint(80, 9000) * 50
        a = half(q * p, 100)
        tot += a
        row = [w, s(q) if q % 100 else str(q // 100), "CBM" if q % 100 else unit(w, "DOC=B/L, TELEX=B/L, DECL=SHPT, INSUR=SHPT, TRUCK=TRIP", "CTNR"), s(p), s(a)]
        h = cells(c, L, y, ws, al, row, F, 9, 11, 2, draw=False)
        if y - h < 92:
            put(c, R, 70, "C O N T I N U E D  >>>", F, 9, "r")
            c.showPage()
            y = head()
        cells(c, L, y, ws, al, row, F, 9, 11, 2)
        y -= h
        out.append({"description": w, "quantity": tru(q) if q % 100 else str(q // 100), "unit_price": tru(p), "amount": tru(a)})
    if y < 190:
        put(c, R, 70, "C O N T I N U E D  >>>", F, 9, "r")
        c.showPage()
        y = head() + 2
    dash(y - 8)
    put(c, L + 280, y - 22, "TOTAL HKD", B, 10)
    put(c, R - 3, y - 22, s(tot), B, 10, "r")
    put(c, R - 3, y - 32, "=" * 14, F, 9, "r")
    block(c, L, y - 60, ["E. & O. E.", f"CHEQUE SHOULD BE CROSSED AND MADE PAYABLE TO '{sup}'", f"OR REMIT TO: TYPHOON HARBOUR BANK, HKD A/C NO. {bank[:3]}-{bank[3:]}-001", "ALL BUSINESS IS SUBJECT TO OUR STANDARD TRADING CONDITIONS, COPY ON REQUEST."], F, 8, 11)
    put(c, L, 60, "THIS IS A COMPUTER GENERATED DOCUMENT. NO SIGNATURE IS REQUIRED.", F, 8)
    c.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "HKD", "supplier": {"name": sup}, "customer": {"name": cus}, "line_items": out, "total": tru(tot)}}


def sweden(path, seed, rows):
    """Kreditfaktura: amounts with a minus; the supplier only in the foot and the logo; windowed address right."""
    r = rng("sweden", seed, rows)
    F, B = "Com10NSerif", "Com10NSerifB"
    F, B = ("Helvetica", "Helvetica-Bold") if r.random() < .5 else (font(F), font(B))
    credit = r.random() < .7
    sup = r.choice(["Älvdals Maskinuthyrning AB", "Brömsebro Lift & Ställning AB", "Skogsörns Entreprenad i Kalix AB"])
    cus = r.choice([("Bostadsrättsföreningen Näckrosen 4", "Fabriksgatan 118"), ("Öhrlings Plåtslageri HB", "Box 2207"), ("Västra Hamngårdens Fastighets AB", "Kajpromenaden 3 lgh 1102")])
    org, corg = "556" + digits(r, 3) + "-" + digits(r, 4), "769" + digits(r, 3) + "-" + digits(r, 4)
    vat, cvat = "SE" + org.replace("-", "") + "01", "SE" + corg.replace("-", "") + "01"
    d = day(r)
    due = plus(d, 30)
    no = str(r.randint(31000, 98000))
    sg = -1 if credit else 1
    s = lambda v: num(v, 2, " ", ",")
    goods = ["Minigrävare 2,5 ton", "Saxlift el 10 m", "Byggström centralskåp 63A", "Körning, tur och retur", "Grävskopa planer 1200 mm", "Elverk 45 kVA inkl. tank och miljöavgift, dygnshyra vardag", "Dieselbränsle, liter", "Städning av maskin vid återlämning", "Markvibrator 160 kg", "Ställningshyra, m2 per vecka"]
    c = canv(path, title="Faktura")
    L, R = 45, W - 45
    ws = [46, 200, 45, 34, 66, 42, R - L - 433]
    al = ["l", "l", "r", "l", "r", "r", "r"]
    heads = ["Artnr", "Benämning", "Antal", "Enhet", "À-pris", "Rabatt", "Belopp SEK"]
    title = "Kreditfaktura" if credit else "Faktura"
    box, pc, cn, ours, iban = r.randint(10, 900), f"{r.randint(700, 980)} {r.randint(10, 99)}", str(r.randint(1000, 9999)), r.choice(["Göran Åkerblom", "Siv Häggkvist"]), digits(r, 7)
    city, refno = r.choice(["UMEÅ", "KALMAR", "ÖSTERSUND"]), str(int(no) - r.randint(3, 200))
    npg = [0]

    def foot():
        c.setLineWidth(.5)
        c.line(L, 84, R, 84)
        cols = (("Postadress", sup, f"Box {box}", f"{pc} Bruksholm"), ("Telefon", f"0{digits(r2, 3, '9')}-{digits(r2, 5)}", "E-post", "faktura@exempel.invalid"), ("Bankgiro", f"{iban[:3]}-{iban[3:]}", "Organisationsnr", org), ("Momsreg.nr", vat, "Godkänd för F-skatt", f"Sida {npg[0]}"))
        for i, col in enumerate(cols):
            for j, t in enumerate(col):
                put(c, L + (0, 180, 310, 410)[i], 74 - 10 * j, t, B if j == 0 or (j == 2 and i in (1, 2)) else F, 7)

    def head():
        npg[0] += 1
        c.setFillColor(HexColor("#c8102e"))
        c.rect(L, H - 62, 26, 26, stroke=0, fill=1)
        c.setFillColor(black)
        put(c, L + 32, H - 55, sup, B, 12)
        put(c, R, H - 55, title, B, 18, "r")
        rows_ = [("Fakturanr", no), ("Fakturadatum", d.isoformat()), ("Kundnr", cn)]
        if npg[0] == 1:
            rows_ += [("Er referens", "Attestansvarig"), ("Vår referens", ours)]
            rows_ += [("Avser faktura", refno)] if credit else [("Förfallodatum", due.isoformat()), ("Betalningsvillkor", "30 dagar netto")]
        y = H - 90
        for a, b in rows_:
            put(c, L, y, a, F, 8.5)
            put(c, L + 95, y, b, F, 8.5)
            y -= 13
        if npg[0] == 1:
            block(c, 330, H - 130, [cus[0], cus[1], f"{digits(r2, 3, '8')} {digits(r2, 2)} {city}"], F, 10.5, 14)
            put(c, L, H - 205, "Ert VAT-nr: " + cvat, F, 8.5)
            y = H - 225
        else:
            y -= 10
        c.line(L, y, R, y)
        cells(c, L, y - 1, ws, al, heads, B, 8, 11, 4)
        c.line(L, y - 17, R, y - 17)
        return y - 20

    r2 = rng("swedenaddress", seed, rows)
    y = head()
    after = r2.getstate()
    out, net = [], 0
    for i in range(rows):
        w = r.choice(goods)
        q = sg * r.choice((r.randint(1, 30) * 100, r.randint(50, 900)))
        p = r.randint(40, 6500) * 100
        rab = r.choice((0, 0, 0, 10, 15, 25))
        a = half(q * p * (100 - rab), 10000)
        net += a
        row = [str(r.randint(100, 9999)), w, s(q), unit(w, "Körning=tim, Städning=st, liter=l, Ställning=m2", "dygn"), s(p), f"{rab} %" if rab else "", s(a)]
        h = cells(c, L, y, ws, al, row, F, 8.5, 11, 4, draw=False)
        if y - h < 110:
            r2.setstate(after)
            foot()
            c.showPage()
            y = head()
        cells(c, L, y, ws, al, row, F, 8.5, 11, 4)
        y -= h
        it = {"description": w, "quantity": tru(q), "unit_price": tru(p), "amount": tru(a)}
        if rab:
            it["discount"] = f"{rab}%"
        out.append(it)
    if y < 200:
        r2.setstate(after)
        foot()
        c.showPage()
        y = head()
    tax = half(net * 25, 100)
    raw = net + tax
    tot = half(raw, 100) * 100
    y = min(y - 30, 190)
    c.setFillColor(HexColor("#eeeeee"))
    c.rect(L, y - 30, R - L, 42, stroke=0, fill=1)
    c.setFillColor(black)
    cols = [("Netto", s(net)), ("Moms %", "25,00"), ("Moms", s(tax)), ("Öresutjämning", s(tot - raw)), ("ATT ERHÅLLA SEK" if credit else "ATT BETALA SEK", s(tot))]
    for (a, b), x in zip(cols, (L + 85, L + 155, L + 240, L + 335, R - 8)):
        last = x == R - 8
        put(c, x, y, a, B if last else F, 8, "r")
        put(c, x, y - 20, b, B if last else F, 11 if last else 9.5, "r")
    put(c, L, y - 46, "Beloppet kvittas mot nästa faktura." if credit else "Vid försenad betalning debiteras dröjsmålsränta enligt räntelagen.", F, 8)
    r2.setstate(after)
    foot()
    c.save()
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "SEK", "supplier": {"name": sup, "tax_id": vat}, "customer": {"name": cus[0], "tax_id": cvat}, "line_items": out,
            "subtotal": tru(net), "tax_total": tru(tax), "total": tru(tot)}
    if not credit:
        data["due_date"] = due.isoformat()
    return {"data": data}


LAYOUTS = {"ugandaefris": uganda, "hongkongfreight": hongkong, "swedenkredit": sweden}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Asia's and Australia's: desktop accounting with prices that hold their tax, an installer of the Emirates in two scripts, a proforma of China."""

from stranger_bills_second_base import (A4, C, H, HB, T, TB, TI, Paper, days, digits, dmy, en_words, flat, fmt, num, pct, rdiv, some_day, us_date,
                                        width, wrap)

AU = [("FEN-2440", "Treated pine sleeper 2400 x 200 x 50mm H4", "each", 2495, 1), ("FEN-CON20", "Rapid set concrete 20kg bag", "bag", 895, 1), ("LAB-01", "Labour - two men on site incl. removal of old fence and disposal to tip", "hr", 14850, 1),
      ("GAT-900", "Colorbond gate 900W x 1800H, Woodland Grey, with D-latch and hinges", "each", 38940, 1), ("DEL", "Delivery Zone 3", "each", 6600, 1), ("SCR-14G", "Batten screws 14g x 100 galv - box 500", "box", 11275, 1),
      ("PERMIT", "Council permit fee (reimbursement)", "each", 18200, 0)]


def aumyob(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    due = days(d, rng.choice([7, 14, 30]))
    no = "%08d" % rng.randrange(900, 99000)
    abn = digits(rng, 11)
    abn = "%s %s %s %s" % (abn[:2], abn[2:5], abn[5:8], abn[8:])
    buyer = rng.choice(["Wattle Grove Childcare Co-op", "Karinda Body Corporate 41882", "S & R Dimopoulos"])
    po = "P%s" % digits(rng, 5) if rng.random() < .6 else None
    lst, gst, free = [], 0, 0
    for _ in range(rows):
        k, s, u, pr, tx = rng.choice(AU if rows > 1 else AU[:6])
        q = rng.choice([1, 2, 4, 6.5, 12, 30]) if u in ("hr", "bag", "each") and k != "DEL" else rng.choice([1, 2])
        q = q if u == "hr" or q != 6.5 else 8
        q = int((1 if k in ("DEL", "PERMIT") else q) * 100)
        dc = rng.choice([0, 0, 0, 5, 10]) if tx else 0
        lst.append((k, s, u, q, pr, dc, rdiv(q * pr * (100 - dc), 10000), tx))
    taxable = sum(r[6] for r in lst if r[7])
    free = sum(r[6] for r in lst if not r[7])
    total, gst = taxable + free, rdiv(taxable, 11)
    paid = rdiv(total, 500) * 100 if rng.random() < .5 else 0
    m = lambda v: "$" + fmt(v)
    X = [30, 74, 134, 330, 392, 428, 464, 534, 566]
    heads = ["QTY.", "ITEM NO.", "DESCRIPTION", "PRICE", "UNIT", "DISC %", "EXTENDED", "CODE"]

    def top():
        p.t(30, 52, "Gumleaf Fencing & Landscapes Pty Ltd", TB, 15)
        p.lines(30, 66, ["ABN " + abn, "22 Depot Road, Morayfield QLD 4506", "Ph 07 5550 0142    accounts@gumleaf.example"], T, 9, 11)
        p.t(566, 54, "Tax Invoice", TI, 22, "r")
        y = 74
        for a, b in (("Invoice No.:", no), ("Date:", dmy(d, "/")), ("Your Order No.:", po or ""), ("Page:", "%d of %d" % (p.page, p.total))):
            p.t(500, y, a, TB, 9, "r")
            p.t(566, y, b, T, 9, "r")
            y += 12
        p.box(30, 126, 260, 72, None, "#000000", .7)
        p.t(36, 138, "Bill To:", TB, 9)
        p.lines(50, 152, [buyer, "PO Box %d" % bx, "CABOOLTURE QLD 4510"], T, 10, 13)
        p.box(306, 126, 260, 72, None, "#000000", .7)
        p.t(312, 138, "Ship To:", TB, 9)
        p.lines(326, 152, [buyer, "Lot %d Bottlebrush Drive" % (bx % 60), "CABOOLTURE QLD 4510"], T, 10, 13)
        p.box(30, 206, 536, 16, "#000000", None)
        for i, s in enumerate(heads):
            p.t((X[i] + X[i + 1]) / 2, 217, s, HB, 7, "c", "#FFFFFF")
        p.box(30, 222, 536, bottom - 222, None, "#000000", .7)
        for x in X[1:-1]:
            p.line(x, 222, x, bottom, .5)
        return 236
    bx, bottom = rng.randrange(11, 900), 590
    y = top()
    items = []
    for k, s, u, q, pr, dc, amt, tx in lst:
        ls = wrap(s, T, 9.5, 188)
        if y + 11.5 * len(ls) > bottom:
            p.t(297, 610, "Continued...", TI, 9, "c")
            p.next()
            y = top()
        qs = num(q).rstrip("0").rstrip(".")
        p.t(70, y, qs, T, 9.5, "r")
        p.t(77, y, k, T, 9)
        p.t(388, y, m(pr), T, 9.5, "r")
        p.t(396, y, u, T, 9.5)
        if dc:
            p.t(460, y, "%d%%" % dc, T, 9.5, "r")
        p.t(530, y, m(amt), T, 9.5, "r")
        p.t(550, y, "GST" if tx else "FRE", T, 9.5, "c")
        y = p.lines(138, y, ls, T, 9.5, 11.5) + 3
        items.append({"description": s, "quantity": qs, "unit_price": num(pr), "amount": num(amt)})
    p.box(30, 600, 300, 44, None, "#000000", .7)
    p.t(36, 612, "Comment:", TB, 9)
    p.t(36, 626, "Prices include GST unless coded FRE. Thank you!", T, 9)
    p.box(30, 650, 300, 62, None, "#000000", .7)
    for x, s in ((60, "CODE"), (110, "RATE"), (200, "GST"), (310, "SALE AMOUNT")):
        p.t(x, 661, s, HB, 7, "r")
    yy = 675
    for c, r, t, v in (("GST", "10%", gst, taxable), ("FRE", "0%", 0, free)):
        if v:
            for x, s in ((60, c), (110, r), (200, m(t)), (310, m(v - t))):
                p.t(x, yy, s, T, 9.5, "r")
            yy += 13
    yy = 612
    for a, v, f in [("Freight:", 0, T), ("GST included in total:", gst, T), ("Total Inc GST:", total, TB)] + [("Amount Applied:", paid, T), ("Balance Due:", total - paid, TB)]:
        p.t(470, yy, a, f, 10, "r")
        p.t(562, yy, m(v), f, 10, "r")
        p.line(480, yy + 4, 566, yy + 4, .4)
        yy += 19
    p.t(30, 730, "Terms: Net %d     Due Date: %s     Currency: AUD" % ((due - d).days, dmy(due, "/")), TB, 10)
    p.box(30, 742, 150, 50, None, "#003366", 1.2)
    p.t(38, 764, "B", HB, 18, col="#003366")
    p.lines(60, 757, ["Biller Code: 55%s" % abn[-3:], "Ref: %s %s" % (no[:4], no[4:]), "Telephone & Internet Banking"], H, 7.5, 11)
    p.lines(200, 757, ["EFT: Account name Gumleaf Fencing & Landscapes", "BSB 484-799   Account %s" % digits(rng, 9), "Interest of 1.2% per month may be charged on overdue accounts."], T, 9, 12)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "AUD", "document_type": "invoice",
            "seller": {"name": "Gumleaf Fencing & Landscapes Pty Ltd", "tax_id": abn}, "buyer": {"name": buyer}, "line_items": items,
            "totals": {"tax": num(gst), "total": num(total), "paid": num(paid), "amount_due": num(total - paid)}}
    if po:
        data["purchase_order"] = po
    return data


FORMS = {"ا": "\ufe8d\ufe8e", "أ": "\ufe83\ufe84", "إ": "\ufe87\ufe88", "ب": "\ufe8f\ufe90\ufe91\ufe92", "ة": "\ufe93\ufe94", "ت": "\ufe95\ufe96\ufe97\ufe98", "ج": "\ufe9d\ufe9e\ufe9f\ufea0",
         "ح": "\ufea1\ufea2\ufea3\ufea4", "خ": "\ufea5\ufea6\ufea7\ufea8", "د": "\ufea9\ufeaa", "ر": "\ufead\ufeae", "ز": "\ufeaf\ufeb0", "س": "\ufeb1\ufeb2\ufeb3\ufeb4", "ش": "\ufeb5\ufeb6\ufeb7\ufeb8",
         "ص": "\ufeb9\ufeba\ufebb\ufebc", "ض": "\ufebd\ufebe\ufebf\ufec0", "ط": "\ufec1\ufec2\ufec3\ufec4", "ع": "\ufec9\ufeca\ufecb\ufecc", "ف": "\ufed1\ufed2\ufed3\ufed4", "ق": "\ufed5\ufed6\ufed7\ufed8",
         "ك": "\ufed9\ufeda\ufedb\ufedc", "ل": "\ufedd\ufede\ufedf\ufee0", "م": "\ufee1\ufee2\ufee3\ufee4", "ن": "\ufee5\ufee6\ufee7\ufee8", "ه": "\ufee9\ufeea\ufeeb\ufeec", "و": "\ufeed\ufeee",
         "ي": "\ufef1\ufef2\ufef3\ufef4", "غ": "\ufecd\ufece\ufecf\ufed0"}


def arab(s):
    s = s.replace("لا", "\ufefb")
    out = []
    for i, ch in enumerate(s):
        f = FORMS.get(ch)
        if not f:
            out.append(ch)
            continue
        before = i > 0 and len(FORMS.get(s[i - 1], "")) == 4
        after = i + 1 < len(s) and (s[i + 1] in FORMS or s[i + 1] == "\ufefb") and len(f) == 4
        out.append(f[(3 if after else 1) if before else (2 if after else 0)])
    return "".join(reversed(out))


AE = [("Supply & installation of split AC unit 2.0 TR, inverter, R32, incl. copper piping up to 5 m", "Nos", 289500, 5), ("Annual maintenance contract – Q3 instalment", "LS", 550000, 5), ("Duct cleaning, villa type B", "Nos", 84500, 5),
      ("Filter 595x595x48 G4", "Nos", 4200, 5), ("Technician call-out after office hours (Friday)", "Hrs", 17500, 5), ("Export spare parts kit to Muscat, Oman as per attached packing list and bill of entry", "Set", 121000, 0)]


def uaevat(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    due = days(d, 30)
    no = "CB/TI/%d/%04d" % (d.year, rng.randrange(12, 3000))
    trn, btrn = "100" + digits(rng, 12), "100" + digits(rng, 12)
    buyer = rng.choice(["Al Marsa Facilities Management L.L.C", "Desert Willow Hospitality FZ-LLC", "Khalij Pearl Trading Est."])
    po = "LPO-%s" % digits(rng, 6) if rng.random() < .7 else None
    ds = lambda x: x.strftime("%d-%b-%Y")
    W = [24, 178, 34, 32, 58, 64, 30, 52, 63]
    heads = [("S.No", "رقم"), ("Description", "الوصف"), ("Unit", "وحدة"), ("Qty", "كمية"), ("Unit Price", "سعر الوحدة"), ("Taxable Amt", "المبلغ"), ("VAT%", "نسبة"), ("VAT Amt", "ضريبة"), ("Total AED", "الإجمالي")]
    m1 = "#8A6D1F"
    p.box(30, 30, 535, 4, m1, None)
    p.t(30, 58, "COOLBREEZE TECHNICAL SERVICES L.L.C", "DVB", 12)
    p.t(565, 58, arab("كول للخدمات الفنية"), "DVB", 12, "r")
    p.lines(30, 71, ["P.O. Box 41277, Al Quoz Ind. 3, Dubai, U.A.E.", "TRN: %s" % trn], "DV", 8, 11)
    p.t(565, 71, arab("دبي") + "  -  " + arab("الإمارات"), "DV", 8, "r")
    p.box(30, 92, 535, 20, "#F3EDD9", m1)
    p.t(290, 106, "TAX INVOICE", "DVB", 11, "r")
    p.t(305, 106, arab("فاتورة ضريبية"), "DVB", 11)
    p.box(30, 112, 300, 82, None, m1)
    p.t(36, 124, "Bill To / " + arab("العميل"), "DVB", 8)
    p.lines(36, 138, [buyer, "Sheikh Zayed Road, Dubai", "Kind attn: Purchase Dept.", "Customer TRN: %s" % btrn], "DV", 8.5, 13)
    p.box(330, 112, 235, 82, None, m1)
    y = 126
    for a, ar, b in (("Invoice No.", "رقم الفاتورة", no), ("Invoice Date", "تاريخ", ds(d)), ("Due Date", "تاريخ الاستحقاق", ds(due)), ("LPO No.", "طلب", po or "-"), ("Place of Supply", "مكان", "Dubai")):
        p.t(336, y, a, "DVB", 7.5)
        p.t(414, y, b, "DV", 8)
        p.t(560, y, arab(ar), "DV", 7.5, "r")
        y += 15
    y = 204

    def row(cells, h, font="DV", fill=None, z=7.5):
        nonlocal y
        x = 30
        for i, (w, c) in enumerate(zip(W, cells)):
            p.box(x, y, w, h, fill, m1, .5)
            a = "c" if i in (0, 2, 6) or fill else "l" if i == 1 else "r"
            p.lines(x + {"l": 4, "c": w / 2, "r": w - 4}[a], y + 11, c if isinstance(c, list) else [c], font, z, 10, a)
            x += w
        y += h

    def head():
        row([[a, arab(b)] for a, b in heads], 27, "DVB", "#F3EDD9", 6.8)

    foot = lambda: p.t(565, 826, "Page %d of %d" % (p.page, p.total), "DV", 6.5, "r")
    head()
    items, net, vat = [], 0, 0
    for i in range(1, rows + 1):
        s, u, pr, r = rng.choice(AE)
        q, pr = (1 if u in ("LS", "Set") else rng.choice([1, 2, 3, 8, 25])), pr + rng.randrange(0, 900, 25)
        amt, v = q * pr, pct(q * pr, r, 1)
        ls = wrap(s, "DV", 7.5, W[1] - 8)
        h = 10 * len(ls) + 6
        if y + h > 800:
            foot()
            p.next()
            y = 40
            head()
        row([str(i), ls, u, str(q), fmt(pr), fmt(amt), "%d%%" % r, fmt(v), fmt(amt + v)], h)
        net, vat = net + amt, vat + v
        items.append({"description": s, "quantity": str(q), "unit_price": num(pr), "tax_rate": str(r), "amount": num(amt)})
    if y + 190 > 800:
        foot()
        p.next()
        y = 50
    y += 8
    for a, ar, v in (("Total Taxable Amount", "المبلغ الخاضع للضريبة", net), ("Total VAT", "إجمالي الضريبة", vat), ("Invoice Total (AED)", "الإجمالي", net + vat)):
        p.box(300, y, 265, 17, "#F3EDD9" if "Inv" in a else None, m1)
        p.t(306, y + 12, a, "DVB", 8)
        p.t(484, y + 12, arab(ar), "DV", 7.5, "r")
        p.t(560, y + 12, fmt(v), "DVB", 8.5, "r")
        y += 17
    tot = net + vat
    words = "UAE Dirhams %s%s Only" % (en_words(tot // 100).title(), " and Fils %02d/100" % (tot % 100) if tot % 100 else "")
    y = p.para(30, y + 18, "Amount in words: " + words, "DV", 8, 535) + 12
    p.lines(30, y, ["Terms: 30 days from invoice date. Cheques in favour of Coolbreeze Technical Services L.L.C.", "This is a computer generated invoice and valid without signature and stamp."], "DV", 7.5, 11)
    p.line(30, y + 62, 190, y + 62, .5)
    p.line(405, y + 62, 565, y + 62, .5)
    p.t(110, y + 72, "Receiver's Signature / " + arab("المستلم"), "DV", 7.5, "c")
    p.t(485, y + 72, "For Coolbreeze / " + arab("التوقيع"), "DV", 7.5, "c")
    foot()
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "AED", "document_type": "invoice",
            "seller": {"name": "COOLBREEZE TECHNICAL SERVICES L.L.C", "tax_id": trn}, "buyer": {"name": buyer, "tax_id": btrn}, "line_items": items,
            "totals": {"subtotal": num(net), "tax": num(vat), "total": num(tot)}}
    if po:
        data["purchase_order"] = po
    return data


CN = [("BZ-2206", "Stainless steel vacuum flask\n500ml, double wall\nColor: matte black / olive\nLogo: laser engraving 1 position", "PCS", 315), ("BZ-3310", "Bamboo cutting board 38x28x1.8cm\nwith juice groove, shrink wrap", "PCS", 268),
      ("BZ-1108", "Silicone lid set of 6", "SETS", 142), ("BZ-0701", "Paper gift box 4C printing", "PCS", 38), ("TOOL", "Mould charge (one time, refundable after 10,000 pcs)", "LOT", 45000), ("BZ-5524", "Cotton canvas tote bag 12oz\n38x42cm, 2C silk screen", "PCS", 119)]


def proforma(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    no = "BZ%s%02d%02dPI" % (str(d.year)[2:], d.month, rng.randrange(1, 60))
    po = "#%s" % digits(rng, 5) if rng.random() < .6 else None
    buyer, ba = rng.choice([("HARROW & FINCH GIFTS LTD.", "UNIT 9 WHARF ESTATE, BRISTOL BS2 0QY, UK"), ("DISTRIBUIDORA EL FARO S.A.", "AV. COSTANERA 2210, MONTEVIDEO, URUGUAY"), ("NORDIC PROMO OY", "SATAMAKATU 5, 20100 TURKU, FINLAND")])
    usd = lambda v: "US$" + fmt(v)
    X = [36, 86, 280, 330, 366, 452, 559]
    p.t(297, 48, "NINGBO BRIGHTZONE HOUSEWARE CO., LTD.", TB, 16, "c")
    p.t(297, 62, "ROOM 1206, XINGNING BUSINESS PLAZA, NO. 88 XINGNING ROAD, YINZHOU DISTRICT, NINGBO, CHINA", T, 8, "c")
    p.t(297, 73, "TEL: 0086-574-5550 0176   FAX: 0086-574-5550 0177", T, 8, "c")
    p.t(297, 100, "PROFORMA INVOICE", TB, 15, "c")
    p.line(297 - width("PROFORMA INVOICE", TB, 15) / 2, 103, 297 + width("PROFORMA INVOICE", TB, 15) / 2, 103, 1)
    p.t(36, 126, "TO:", TB, 10)
    p.lines(66, 126, [buyer] + wrap(ba, T, 9.5, 250), T, 9.5, 12)
    y = 126
    for a, b in [("P/I NO.:", no), ("DATE:", "%s %d, %d" % (d.strftime("%b.").upper(), d.day, d.year))] + ([("YOUR ORDER NO.:", po)] if po else []):
        p.t(462, y, a, TB, 9.5, "r")
        p.t(468, y, b, T, 9.5)
        y += 13
    p.para(36, 176, "We hereby confirm having sold to you the following goods on terms and conditions as specified below:", TI, 9.5, 523)

    def head(y):
        for i, s in enumerate((["ITEM NO."], ["DESCRIPTION OF GOODS"], ["Q'TY"], ["UNIT"], ["UNIT PRICE", "FOB NINGBO"], ["TOTAL AMOUNT", "(USD)"])):
            p.box(X[i], y, X[i + 1] - X[i], 26, "#FFF2CC", "#000000", .7)
            p.lines((X[i] + X[i + 1]) / 2, y + (11 if len(s) > 1 else 16), s, TB, 9, 11, "c")
        return y + 26
    y = head(190)
    items, total, n = [], 0, 0
    for _ in range(rows):
        k, s, u, pr = rng.choice(CN)
        q = 1 if u == "LOT" else rng.choice([500, 1000, 1200, 3000, 5000])
        pr += rng.randrange(0, 25) if u != "LOT" else 0
        amt = q * pr
        ls = wrap(s, T, 9.5, 188)
        h = 12 * len(ls) + 6
        if y + h > 790:
            p.next()
            y = 45
        mid = y + h / 2 + 3.5
        for i in range(6):
            p.box(X[i], y, X[i + 1] - X[i], h, None, "#000000", .7)
        p.t((X[0] + X[1]) / 2, mid, k, T, 9.5, "c")
        p.lines(X[1] + 3, y + 12, ls, T, 9.5, 12)
        p.t(X[3] - 3, mid, fmt(q, nd=0), T, 9.5, "r")
        p.t((X[3] + X[4]) / 2, mid, u, T, 9.5, "c")
        p.t((X[4] + X[5]) / 2, mid, usd(pr), T, 9.5, "c")
        p.t((X[5] + X[6]) / 2, mid, usd(amt), T, 9.5, "c")
        y += h
        total, n = total + amt, n + q
        items.append({"description": flat(s), "quantity": str(q), "unit_price": num(pr), "amount": num(amt)})
    if y + 250 > 800:
        p.next()
        y = 45
    p.box(36, y, X[5] - 36, 18, None, "#000000", .7)
    p.box(X[5], y, X[6] - X[5], 18, None, "#000000", .7)
    p.t(X[2] - 6, y + 13, "TOTAL:", TB, 10, "r")
    p.t((X[5] + X[6]) / 2, y + 13, usd(total), TB, 10, "c")
    y += 34
    dep = rdiv(total * 30, 100)
    cents = " AND CENTS %s" % en_words(total % 100).upper() if total % 100 else ""
    y = p.para(36, y, "SAY TOTAL US DOLLARS %s%s ONLY." % (en_words(total // 100).upper(), cents), TB, 9.5, 523, 12) + 6
    for i, s in enumerate(["PACKING: standard export carton, 5-ply, shipping mark at seller's option.",
                           "PAYMENT: 30%% deposit (%s) by T/T in advance, the balance (%s) against copy of B/L." % (usd(dep), usd(total - dep)),
                           "TIME OF SHIPMENT: within 35 days after receipt of deposit and approval of pre-production sample.", "PORT OF LOADING: Ningbo, China. Partial shipment: not allowed. Transhipment: allowed.",
                           "VALIDITY: this proforma invoice is valid until %s." % us_date(days(d, 15)),
                           "BANK: Bank of Yongjiang, Ningbo Branch. SWIFT: YJCBCN2N. A/C NO.: %s. Beneficiary: as above. All bank charges outside China for buyer's account." % digits(rng, 16)], 1):
        p.t(36, y, "%d." % i, T, 9.5)
        y = p.para(52, y, s, T, 9.5, 505, 12) + 2
    p.t(36, y + 20, "THE BUYER:", TB, 9.5)
    p.t(360, y + 20, "THE SELLER:", TB, 9.5)
    p.disc(455, y + 44, 30, stroke="#D01818", lw=1.6)
    p.poly([(455, y + 30), (461, y + 52), (443, y + 38), (467, y + 38), (449, y + 52)], "#D01818")
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "USD", "document_type": "proforma",
            "seller": {"name": "NINGBO BRIGHTZONE HOUSEWARE CO., LTD."}, "buyer": {"name": buyer}, "line_items": items, "totals": {"total": num(total)}}
    if po:
        data["purchase_order"] = po
    return data


LAYOUTS = {"aumyob": aumyob, "uaevat": uaevat, "proforma": proforma}

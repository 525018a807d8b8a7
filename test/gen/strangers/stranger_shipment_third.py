# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canada, Japan, Malaysia, South Africa."""
from stranger_shipment_kit import *
from reportlab.platypus import Table, Spacer, KeepTogether
from reportlab.lib.pagesizes import LETTER

CA = [("Lawn care", "Weekly mow, trim and edge - front and rear lots", "", 8500, 1200), ("Snow", "Plow and salt parking area, per visit", "", 14500, 500), ("Materials", "Bark mulch, composted, delivered (cu yd)", "", 6200, 1200),
      ("Labour", "Landscape crew of two, hourly", "hr", 11800, 500), ("Planting", "Supply and plant emerald cedar 5 ft", "", 7450, 1200), ("Irrigation", "Spring start-up, test all zones and replace broken heads", "", 16500, 500),
      ("Disposal", "Green waste haul-away, single axle load", "", 9500, 500), ("Materials", "River rock 2-4 in, per tonne", "", 9900, 1200), ("Hardscape", "Retaining wall block, charcoal", "", 685, 1200)]


def lawn(path, seed, rows):
    r = rng("lawn", seed, rows)
    items = make_items(r, rows, CA, (0,), False)
    for i in items:
        if i["code"] == "Labour":
            i["unit"] = "hr"
    d = day(r)
    due = plus(d, 15)
    no = str(r.randint(1010, 4990))
    gst = f"{digits(r, 9)} RT0001"
    sup, cus = "Cedar Hollow Landscaping Ltd.", r.choice(("Strata Plan VIS 0000", "Maple Court Dental Group", "Harriet & Owen Blackwood"))
    net = sum(i["amount"] for i in items)
    gt, pb = rnd(net, 20), sum(i["amount"] for i in items if i["rate"] == 1200)
    pt = rnd(pb * 7, 100)
    tot = net + gt + pt
    dep = 10000 if r.random() < .5 and tot > 10000 else 0
    f = lambda c: fmt(c, ",", ".")
    days = sorted(plus(d, -r.randint(1, 27)) for _ in items)
    G = "#2F7D5B"

    def story():
        N, R, H, HR = style(size=8.5), style(size=8.5, a=2), style("Helvetica", 8, 0, G), style("Helvetica", 8, 2, G)
        top = Table([[P(f"BILL TO\n{cus}\n2207 Quadra Street\nVictoria BC  V8T 4C9", style(size=9.5, lead=13)),
                      P(f"INVOICE # {no}\nDATE {d:%Y-%m-%d}\nDUE DATE {due:%Y-%m-%d}\nTERMS Net 15", style(size=9.5, a=2, lead=13))]], [300, 212])
        top.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
        body = [[P(x, HR if k > 2 and k != 5 else H) for k, x in enumerate(("DATE", "ACTIVITY", "DESCRIPTION", "QTY", "RATE", "TAX", "AMOUNT"))]]
        for i, x in zip(items, days):
            body.append([P(x.isoformat(), N), P(i["code"], style("Helvetica-Bold", 8.5)), P(i["desc"], N), P(dec(i["q"], "."), R), P(f(i["price"]), R), P("GST/PST BC" if i["rate"] == 1200 else "GST", style(size=7.5)), P(f(i["amount"]), R)])
        t = Table(body, [58, 58, 180, 40, 54, 58, 64], repeatRows=1)
        t.setStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#DDEFE6")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 1), (-1, -1), 5)])
        ls = [("SUBTOTAL", net), (f"GST @ 5% on {f(net)}", gt)] + ([(f"PST (BC) @ 7% on {f(pb)}", pt)] if pb else []) + [("TAX TOTAL", gt + pt), ("TOTAL", tot)] + ([("DEPOSIT", -dep)] if dep else [])
        tt = Table([[P(a, N), P(f(b), R)] for a, b in ls] + [[P("BALANCE DUE", style("Helvetica-Bold", 10)), P("CAD " + f(tot - dep), style("Helvetica-Bold", 12, 2))]], [150, 110], hAlign="RIGHT")
        tt.setStyle([("LINEABOVE", (0, -1), (-1, -1), .5, HexColor("#AAAAAA")), ("TOPPADDING", (0, 0), (-1, -2), 1), ("BOTTOMPADDING", (0, 0), (-1, -2), 2), ("BOTTOMPADDING", (0, -1), (-1, -1), 7)])
        sep = Table([[""]], [512], [4])
        sep.setStyle([("LINEBELOW", (0, 0), (-1, 0), .6, HexColor("#AAAAAA"), 0, (2, 2))])
        return [P("INVOICE", style("Helvetica", 17, 0, G, 24)), Spacer(1, 6), top, Spacer(1, 16), t, sep, Spacer(1, 6), KeepTogether([tt, Spacer(1, 10), P("Thank you for your business. E-transfers to pay@cedarhollow.example", style(size=8))])]

    def onpage(c, n, k):
        if n == 1:
            c.setFont("Helvetica-Bold", 12)
            c.drawString(50, 745, sup)
            c.setFont("Helvetica", 9)
            for j, x in enumerate(("118 Millstream Road", "Langford BC  V9B 6H5", "250-555-0146", f"GST/HST Registration No.: {gst}")):
                c.drawString(50, 732 - 11.5 * j, x)
        c.setFont("Helvetica", 8)
        c.drawCentredString(306, 30, f"Page {n} of {k}")
    flow(path, lambda: [Spacer(1, 62)] + story(), onpage, LETTER, (50, 50, 45, 50))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="CAD", supplier=dict(name=sup, tax_id=gst), customer=dict(name=cus),
                line_items=[line(i, False, False) for i in items], subtotal=amt(net), tax_total=amt(gt + pt), total=amt(tot), amount_due=amt(tot - dep))
    return {"data": data}


JP = [("", "Sencha green tea, first flush, 100 g pouch", "pc", 128000, 800), ("", "Matcha for ceremony 40 g tin", "pc", 324000, 800), ("", "Hojicha tea bags (50)", "box", 98000, 800), ("", "Cast-iron teapot, 0.6 L, hailstone pattern", "pc", 875000, 1000),
      ("", "Bamboo whisk, 80 prongs", "pc", 264000, 1000), ("", "Gift wrapping, furoshiki cloth", "pc", 65000, 1000), ("", "Yokan sweet bean jelly, assortment of 12", "box", 342000, 800), ("", "Chilled courier delivery, Kanto area", "svc", 110000, 1000),
      ("", "Tea tasting event, instructor fee including materials for up to ten guests", "svc", 4500000, 1000), ("", "Roasted rice genmaicha, bulk 1 kg", "bag", 215000, 800)]


def tea(path, seed, rows):
    r = rng("tea", seed, rows)
    items = make_items(r, rows, JP, (0,), qmax=20)
    for i in items:           # whole yen
        i["price"] = i["price"] // 1000 * 1000
        i["amount"] = i["q"] * i["price"] // 100
    d = day(r)
    due = plus(d, 30)
    no = f"INV-{d:%Y%m}-{r.randint(1, 320):04d}"
    tn = "T" + digits(r, 13)
    sup, cus = "Midorigawa Tea Trading Co., Ltd.", r.choice(("Hotel Sakuragi Tokyo G.K.", "Blue Heron Cafe K.K.", "Kamogawa Department Store, Food Section"))
    g = {}
    for i in items:
        g[i["rate"]] = g.get(i["rate"], 0) + i["amount"]
    rates = [(k, g[k], g[k] * k // 10000 // 100 * 100) for k in sorted(g, reverse=True)]
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    f = lambda c: "¥" + fmt(c, ",", ".", 0)
    days = sorted(plus(d, -r.randint(1, 28)) for _ in items)

    def paint(s):
        F, B = "NSE", "NSE-Bold"
        s.t(297, 62, "INVOICE", B, 20, "c")
        s.t(297, 76, "(Qualified Invoice)", F, 8, "c")
        s.t(48, 112, cus, B, 12)
        s.rule(48, 117, 290, 117, .8)
        s.lines(48, 134, ["We request payment as follows.", f"Subject: Supplies for {d:%B %Y}"], F, 9, 13)
        s.lines(547, 104, [f"Invoice No. {no}", f"Date of issue: {d:%B} {d.day}, {d.year}"], F, 9, 13, "r")
        s.lines(547, 138, [sup], B, 9.5, 13, "r")
        s.lines(547, 151, ["3-8-2 Honmachi, Uji-shi, Kyoto 611-0000", "TEL 0774-00-0000", f"Registration number: {tn}"], F, 8, 11, "r")
        s.box(48, 166, 242, 30, None, "#000000", 1)
        s.t(56, 186, "Amount due", B, 10)
        s.t(282, 187, f(net + tax), B, 15, "r")
        s.t(48, 210, f"Payment due: {due:%B} {due.day}, {due.year}", F, 9)
        gr = Grid(s, [("dt", 48, 42, "c", "Date"), ("desc", 90, 217, "w", "Item"), ("q", 307, 44, "r", "Quantity"), ("u", 351, 34, "c", "Unit"), ("p", 385, 58, "r", "Unit price"), ("r", 443, 38, "r", "Tax"), ("a", 481, 66, "r", "Amount")],
                  F, 8.2, fill="#4A5A3C", ink="#FFFFFF", rowrule="#9AA58F", pad=2.6, under=None)
        data = [dict(dt=f"{x:%m/%d}", desc=i["desc"], q=dec(i["q"]), u=i["unit"], p=f(i["price"]), r="8% *" if i["rate"] == 800 else "10%  ", a=f(i["amount"])) for i, x in zip(items, days)]

        def foot():
            s.t(297, 822, f"{no}      {s.page} / {s.pages}", F, 7.5, "c")

        def turn(y, i):
            foot()
            s.next()
            return 50        # the heading is not repeated
        y = gr.body(gr.head(222), data, 800, turn)
        if y + 120 > 800:
            y = turn(y, 0)
        y += 16
        for a, v, fo in (("Subtotal (excl. tax)", net, F), ("Consumption tax", tax, F), ("Total", net + tax, B)):
            s.t(390, y, a, fo, 9)
            s.t(544, y, f(v), fo, 9, "r")
            s.rule(385, y + 4, 547, y + 4, .3)
            y += 16
        z = y - 48
        s.t(48, z, "Breakdown", B, 8)
        for k, n, t in rates:
            z += 13
            s.t(48, z, f"{k // 100}% taxable: {f(n)}     Consumption tax ({k // 100}%): {f(t)}", F, 8)
        s.t(48, z + 14, "* Item subject to the reduced tax rate (8%)", F, 7.5)
        s.box(48, y + 18, 499, 30)
        s.t(54, y + 30, "Remarks: Bank transfer to Aoba Bank, Uji branch, ordinary account 0000000. Please bear the transfer fee.", F, 8)
        foot()
    twice(path, paint)
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="JPY", supplier=dict(name=sup, tax_id=tn), customer=dict(name=cus), line_items=[line(i, False) for i in items],
                         subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax), amount_due=amt(net + tax))}


MY = [("OFR", "Ocean freight Port Klang - Nhava Sheva, 1 x 40'HC", "CTR", 412000, 0), ("THC", "Terminal handling charges, origin", "CTR", 51500, 0), ("DOC", "Documentation and Bill of Lading fee", "SET", 15000, 800), ("EDI", "Customs EDI transmission K2", "SET", 4500, 800),
      ("HAU", "Haulage Shah Alam to Westports (laden, inclusive of toll and fuel adjustment factor)", "TRIP", 86000, 800), ("WHS", "Bonded warehouse rental, per pallet per week", "PLT", 2800, 800), ("LAB", "Stuffing labour with forklift", "CTR", 38000, 800),
      ("INS", "Marine cargo insurance premium (disbursement)", "SET", 22300, 0), ("FUM", "Fumigation with certificate", "CTR", 28000, 800), ("DUT", "Export permit paid on your behalf", "SET", 5000, 0)]
ONES = "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN".split()
TENS = "x x TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY".split()


def words(n):
    for v, w in ((1000000, "MILLION"), (1000, "THOUSAND"), (100, "HUNDRED")):
        if n >= v:
            return words(n // v) + " " + w + (" " + words(n % v) if n % v else "")
    return ONES[n] if n < 20 else TENS[n // 10] + ("-" + ONES[n % 10] if n % 10 else "")


def freight(path, seed, rows):
    r = rng("freight", seed, rows)
    items = make_items(r, rows, MY, (0,), qmax=5)
    d = day(r)
    no = f"IV-{d:%y%m}/{r.randint(8, 640):04d}"
    sst = f"W10-{d.year % 100 - 4}08-{digits(r, 8)}"
    sup, cus = "Selat Biru Logistics Sdn. Bhd.", r.choice(("Perniagaan Kayu Mewah Sdn. Bhd.", "Rimba Rubber Products (M) Sdn. Bhd.", "Lim & Daughters Trading"))
    net, tb = sum(i["amount"] for i in items), sum(i["amount"] for i in items if i["rate"])
    tax = rnd(tb * 8, 100)
    f = lambda c: fmt(c, ",", ".")

    def story():
        N, R, B, BR = style("Times-Roman", 9), style("Times-Roman", 9, 2), style("Times-Bold", 9), style("Times-Bold", 9, 2)
        C = style("Times-Roman", 9, 1)
        head = Table([[P(f"{cus}\nLot 2271, Jalan Perusahaan 3,\nKawasan Perindustrian Balakong,\n43300 Seri Kembangan, Selangor.\n\nTEL : 03-0000 4410", style("Times-Roman", 10)),
                       P("INVOICE", style("Times-Bold", 16, 1, lead=24)), Table([[P(a, N), P(": " + b, N)] for a, b in (("No.", no), ("Your Ref.", "PO 4471"), ("Terms", "30 Days"), ("Date", f"{d:%d/%m/%Y}"), ("Salesman", "FARIDAH"))], [55, 100],
                                                                               style=[("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])]], [230, 110, 165])
        head.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
        body = [[P("No.", B), P("Code", B), P("Description", B), P("Qty", BR), P("UOM", style("Times-Bold", 9, 1)), P("U/Price\n(RM)", BR), P("SST\n%", BR), P("Amount\n(RM)", BR)]]
        for k, i in enumerate(items, 1):
            body.append([P(k, N), P(i["code"], N), P(i["desc"], N), P(dec(i["q"]), R), P(i["unit"], C), P(f(i["price"]), R), P(str(i["rate"] // 100), R), P(f(i["amount"]), R)])
        t = Table(body, [26, 36, 203, 36, 42, 60, 34, 68], repeatRows=1)
        t.setStyle([("LINEABOVE", (0, 0), (-1, 0), .8, black), ("LINEBELOW", (0, 0), (-1, 0), .8, black), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("LINEBELOW", (0, -1), (-1, -1), .8, black),
                    ("TOPPADDING", (0, 1), (-1, -1), 2), ("BOTTOMPADDING", (0, 1), (-1, -1), 2)])
        tot = net + tax
        w = f"RINGGIT MALAYSIA {words(tot // 100)}" + (f" AND CENTS {words(tot % 100)}" if tot % 100 else "") + " ONLY"
        tt = Table([[P(w, N), P("Sub Total (Excluding SST)", N), P(f(net), R)], ["", P(f"Service Tax 8% on {f(tb)}", N), P(f(tax), R)], ["", P("Total (RM)", B), P(f(tot), BR)]], [270, 145, 90])
        tt.setStyle([("SPAN", (0, 0), (0, 2)), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (1, 2), (2, 2), .8, black)])
        return [head, Spacer(1, 14), t, Spacer(1, 6), KeepTogether([tt, Spacer(1, 26), P("Notes : 1. All cheques should be crossed and made payable to " + sup.upper() + "\n2. Goods handled are subject to our standard trading conditions.", style("Times-Roman", 8))])]

    def onpage(c, n, k):
        c.setFont("Times-Bold", 15)
        c.drawCentredString(297, 800, sup.upper())
        c.setFont("Times-Roman", 8.5)
        c.drawCentredString(297, 788, "No. 19-2, Jalan Batu Unjur 7, Taman Bayu Perdana, 41200 Klang, Selangor.   Tel: 03-0000 8821")
        c.drawCentredString(297, 777, f"SST Reg. No. : {sst}")
        c.line(45, 770, 550, 770)
        c.drawRightString(550, 36, f"Page : {n} of {k}")
        c.drawString(45, 36, "This is a computer generated invoice. No signature is required.")
    flow(path, story, onpage, margins=(45, 45, 84, 60))
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), currency="MYR", supplier=dict(name=sup.upper(), tax_id=sst), customer=dict(name=cus), line_items=[line(i, False) for i in items],
                         subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax))}


ZA = [("BRG6204", "BEARING 6204 2RS C3", "EA", 4890, 1500), ("VBA68", "V-BELT A68", "EA", 7450, 1500), ("GRS500", "GREASE EP2 CARTRIDGE 500G", "EA", 6120, 1500), ("HYD068", "HYDRAULIC OIL ISO 68", "L", 5480, 1500), ("CNV900", "CONVEYOR IDLER ROLLER 127MM X 900MM", "EA", 61200, 1500),
      ("BLT1280", "HT BOLT & NUT M12 X 80", "KG", 8890, 1500), ("GLV-L", "GLOVES LEATHER PIG SKIN", "PR", 3950, 1500), ("PRF20", "PARAFFIN ILLUMINATING 20L", "DR", 38500, 0), ("WLD32", "WELDING ROD 7018 3.2MM 5KG", "PKT", 29900, 1500), ("MAIZE", "MAIZE MEAL SUPER 10KG (CANTEEN)", "BAG", 11990, 0)]


def mine(path, seed, rows):
    r = rng("mine", seed, rows)
    items = make_items(r, rows, ZA, (0, 0, 500, 750), qmax=36)
    d = day(r)
    no = f"INA{r.randint(10480, 48200)}"
    vat = ["4" + digits(r, 9) for _ in range(2)]
    sup, cus = "WITFONTEIN BEARING & MINING SUPPLIES CC", r.choice(("RIETSPRUIT COLLIERY (PTY) LTD", "THABO MOKOENA ENGINEERING", "KOMATI SUGAR ESTATES"))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    f = lambda c: fmt(c, ",", ".")

    def paint(s):
        F, B = "Courier", "Courier-Bold"
        g = Grid(s, [("c", 30, 58, "l", "Code"), ("desc", 88, 172, "w", "Description"), ("q", 260, 44, "r", "Quantity"), ("u", 304, 30, "c", "Unit"), ("p", 334, 66, "r", "Unit Price"), ("d", 400, 42, "r", "Disc%"), ("r", 442, 47, "r", "Tax%"), ("a", 489, 76, "r", "Nett Price")],
                 F, 8, pad=1, hsize=7.5, hpad=3)

        def top():
            s.t(30, 46, sup, B, 12)
            s.lines(30, 60, ["PO BOX 0000, WITBANK 1035", "TEL 013 555 0199", f"VAT REG NO: {vat[0]}"], F, 8.5, 11)
            s.box(390, 56, 175, 64)
            s.t(390 + 87, 50, "TAX INVOICE", B, 14, "c")
            for k, (a, v) in enumerate((("Document No", no), ("Date", f"{d:%d/%m/%Y}"), ("Page", f"{s.page} of {s.pages}"), ("Order No", "M-20771"), ("Account", "RIE001"))):
                s.t(396, 67 + 11.5 * k, a, F, 8)
                s.t(560, 67 + 11.5 * k, v, B if k == 0 else F, 8, "r")
            s.box(30, 128, 262, 62)
            s.lines(36, 140, [cus, "PLANT STORES, R544 ROAD", "OGIES", "2230"], F, 8.5, 11)
            s.t(36, 185, "Customer VAT No: " + vat[1], F, 8)
            s.box(303, 128, 262, 62)
            s.lines(309, 140, ["Deliver to:", "GATE 2 RECEIVING", "07:00 - 15:00"], F, 8.5, 11)
            y = g.head(200)
            g.frame(200, 470)
            return y + 3

        def turn(y, i):
            s.t(559, 685, "Continued on next page...", F, 8, "r")
            s.next()
            return top()
        data = [dict(c=i["code"], desc=i["desc"], q=dec(i["q"], ".", True), u=i["unit"], p=f(i["price"]), d=dec(i["disc"], ".", True) if i["disc"] else "", r=dec(i["rate"], ".", True), a=f(i["amount"])) for i in items]
        g.body(top(), data, 668, turn)
        s.box(30, 680, 320, 76)
        s.lines(36, 692, ["BANK: HIGHVELD COMMERCIAL  ACC 000 441 2290", "GOODS REMAIN THE PROPERTY OF THE SELLER UNTIL PAID", "", "Received in good order:", "", "Signed ______________________  Date __________"], F, 7.6, 11)
        s.box(360, 680, 205, 76)
        for k, (a, v) in enumerate((("Sub Total", net), ("Discount @ 0.00%", 0), ("Amount Excl Tax", net), ("Tax", tax), ("Total", net + tax))):
            s.t(366, 693 + 13.5 * k, a, B if k == 4 else F, 8.5)
            s.t(559, 693 + 13.5 * k, ("R " if k == 4 else "") + f(v), B if k == 4 else F, 9, "r")
    twice(path, paint)
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), currency="ZAR", supplier=dict(name=sup, tax_id=vat[0]), customer=dict(name=cus, tax_id=vat[1]), line_items=[line(i) for i in items],
                         subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax))}


LAYOUTS = {"lawn": lawn, "tea": tea, "freight": freight, "mine": mine}

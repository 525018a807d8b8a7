# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tables that flow: a cloud invoicing app, a marketplace seller's invoice and a spare parts dealer's e-invoice."""
import datetime
from xml.sax.saxutils import escape
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_binder_kit import *

AL = {"l": 0, "c": 1, "r": 2}


def P(t, f="Helvetica", s=8, al="l", col="#000000", lead=None):
    body = "<br/>".join(escape(x) for x in t.split("\n"))
    return Paragraph(body, ParagraphStyle("x", fontName=f, fontSize=s, leading=lead or s * 1.22, alignment=AL[al], textColor=colors.HexColor(col)))


def tb(data, ws, *st, rep=0, pad=3, v=2, al="LEFT"):
    t = Table(data, colWidths=ws, repeatRows=rep, hAlign=al)
    t.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), pad), ("RIGHTPADDING", (0, 0), (-1, -1), pad),
                           ("TOPPADDING", (0, 0), (-1, -1), v), ("BOTTOMPADDING", (0, 0), (-1, -1), v)] + list(st)))
    return t


def doc(path, size=(595, 842), m=36, **k):
    return SimpleDocTemplate(path, pagesize=size, leftMargin=m, rightMargin=m, topMargin=m, bottomMargin=m, invariant=1, **k)


def addr(p):
    return f"{p['street']}\n{p['city']} {p['pin']}, {p['state']}"


OFFICE = [("Ergo Mesh Chair High Back", "With lumbar support, black", "94013900", 18, 645000), ("A4 Copier Paper 75 GSM", "Carton of 10 reams", "48025690", 12, 198000),
          ("LED Panel Light 2x2 36W", "Cool white 6500K", "94054200", 18, 118500), ("Whiteboard Magnetic 4x3 ft", "", "96100000", 18, 234000), ("Network Switch 24 Port", "Gigabit, rack mount", "85176290", 18, 879900),
          ("UPS 1 KVA Line Interactive", "Warranty 24 months", "85044090", 18, 524500), ("Steel Almirah 78 inch", "4 shelves, grey hammertone", "94032010", 18, 1125000), ("Water Dispenser Bottle 20 L", "Refill", "22011010", 12, 7000),
          ("Visitor Register Hardbound", "", "48201020", 18, 14500), ("Jute Document Bag", "Printed, single colour", "42022230", 5, 12800)]


def cloud(path, seed, rows):
    r = rng_of("cloud", seed, rows)
    s, b, ship, inter = parties(r, ["Office Solutions LLP", "Supplies Private Limited", "Workspaces"], ["Technologies Pvt Ltd", "Public School", "Clinics LLP"])
    N, B = font("Gst24Noto", "noto/NotoSans-Regular.ttf", "dejavu/DejaVuSans.ttf"), font("Gst24NotoB", "noto/NotoSans-Bold.ttf", "dejavu/DejaVuSans-Bold.ttf", fall="Helvetica-Bold")
    d = date(r)
    days = r.choice([0, 15, 30])
    due = d + datetime.timedelta(days=days)
    no = f"INV-{r.randint(1, 4999):06d}"
    its = []
    for n, sub, h, rate, p in pick(r, OFFICE, rows):
        i = tax(item(n, h, r.randint(1, 25) * 1000, 3, r.choice(["pcs", "nos", "box"]), p + r.randint(0, 20) * 100, rate), inter)
        i["sub"], i["last"] = sub, i["tv"]
        its.append(i)
    tv, cg, ig = S(its, "tv"), S(its, "cg"), S(its, "ig")
    gt, ro = round_off(tv + 2 * cg + ig)
    dk, gr = "#222222", "#666666"
    fl = [tb([[[P(s["name"], B, 13), P(addr(s) + f"\nIndia\nGSTIN {s['gstin']}\n{s['mail']}", N, 8, col=gr)], P("TAX INVOICE", N, 22, "r", dk)]], [300, 223]), Spacer(1, 8)]
    kv = lambda ps: tb([[P(a, N, 8, col=gr), P(": " + v, B, 8)] for a, v in ps], [90, 165], v=1)
    fl += [tb([[kv([("#", no), ("Invoice Date", f"{d:%d/%m/%Y}"), ("Terms", f"Net {days}" if days else "Due on Receipt"), ("Due Date", f"{due:%d/%m/%Y}")]),
                kv([("Place Of Supply", f"{b['state']} ({b['code']})"), ("P.O.#", f"{r.randint(100, 999)}/{d.year}")])]], [261.5, 261.5],
              ("BOX", (0, 0), (-1, -1), .5, colors.grey), ("LINEAFTER", (0, 0), (0, 0), .5, colors.grey)),
           tb([[P("Bill To", B, 8), P("Ship To", B, 8)], [[P(b["name"], B, 9), P(addr(b) + f"\nIndia\nGSTIN {b['gstin']}", N, 8)], P(addr(ship) + "\nIndia", N, 8)]], [261.5, 261.5],
              ("BOX", (0, 0), (-1, -1), .5, colors.grey), ("LINEAFTER", (0, 0), (0, -1), .5, colors.grey), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f2f3f4"))), Spacer(1, 8)]
    h = lambda t, a="r": P(t, B, 7.5, a)
    if inter:
        ws = [22, 193, 54, 44, 60, 34, 56, 60]
        data = [[h("#", "c"), h("Item & Description", "l"), h("HSN\n/SAC", "l"), h("Qty"), h("Rate"), h("IGST", "c"), "", h("Amount")], [""] * 5 + [h("%"), h("Amt"), ""]]
        sp = [("SPAN", (5, 0), (6, 0))]
    else:
        ws = [22, 123, 54, 44, 58, 30, 50, 30, 50, 62]
        data = [[h("#", "c"), h("Item & Description", "l"), h("HSN\n/SAC", "l"), h("Qty"), h("Rate"), h("CGST", "c"), "", h("SGST", "c"), "", h("Amount")],
                [""] * 5 + [h("%"), h("Amt"), h("%"), h("Amt"), ""]]
        sp = [("SPAN", (5, 0), (6, 0)), ("SPAN", (7, 0), (8, 0))]
    c = lambda t, a="r", f=N, z=7.5, col="#000000": P(t, f, z, a, col)
    for k, i in enumerate(its, 1):
        t = [c(pct(i["rate"] * 100) + "%"), c(ind(i["ig"]))] if inter else [c(pct(i["rate"] * 50) + "%"), c(ind(i["cg"]))] * 2
        data.append([c(str(k), "c"), [c(i["desc"], "l")] + ([c(i["sub"], "l", z=6.5, col=gr)] if i["sub"] else []), c(i["hsn"], "l"), [c(f"{i['q'] // 1000}.00"), c(i["unit"], z=6.5, col=gr)],
                     c(ind(i["price"]))] + t + [c(ind(i["tv"]))])
    fl.append(tb(data, ws, ("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#9e9e9e")), ("BACKGROUND", (0, 0), (-1, 1), colors.HexColor("#f2f3f4")),
                 *[("SPAN", (k, 0), (k, 1)) for k in (0, 1, 2, 3, 4, len(ws) - 1)], *sp, rep=2))
    tot = [("Sub Total", ind(tv), N)]
    for rate, t, *_ in sorted(group(its, lambda i: i["rate"], inter)):
        q = [i for i in its if i["rate"] == rate]
        tot += [(f"IGST{rate} ({rate}%)", ind(S(q, "ig")), N)] if inter else [(f"{x}GST{pct(rate * 50)} ({pct(rate * 50)}%)", ind(S(q, "cg")), N) for x in "CS"]
    tot += ([("Rounding", ind(ro), N)] if ro else []) + [("Total", "\u20b9" + ind(gt), B), ("Balance Due", "\u20b9" + ind(gt), B)]
    w = words(gt, "Indian Rupee ", " Only", " and {} Paise")
    bk = account(r)
    fl.append(KeepTogether([tb([[[P("Total In Words", N, 8, col=gr), P(w, B, 8), Spacer(1, 6), P("Notes", N, 8, col=gr), P("Thanks for your business.", N, 8), Spacer(1, 6),
                                  P(f"Bank: {bk[0]}\nA/c No: {bk[1]}\nIFSC: {bk[2]}", N, 8)],
                                 tb([[P(a, f, 8, "r"), P(v, f, 8, "r")] for a, v, f in tot], [125, 90], v=1.5)]], [303, 220], ("BOX", (0, 0), (-1, -1), .4, colors.grey), ("LINEAFTER", (0, 0), (0, -1), .4, colors.grey)),
                            Spacer(1, 26), P("Authorized Signature  ______________________", N, 8, "r")]))
    doc(path).build(fl, onFirstPage=lambda c, _: (c.setFont(N, 7), c.drawRightString(559, 20, str(c.getPageNumber()))), onLaterPages=lambda c, _: (c.setFont(N, 7), c.drawRightString(559, 20, str(c.getPageNumber()))))
    data = base(no, d, s, b, b["code"])
    data["due_date"] = due.isoformat()
    data["line_items"] = []
    for i in its:
        t = row_truth(i, "unit", "gst_rate", *(["igst_amount"] if inter else ["cgst_amount", "sgst_amount"]))
        t["quantity"] = f"{i['q'] // 1000}.00"
        if i["sub"]:
            t["description"] += " " + i["sub"]
        data["line_items"].append(t)
    total_truth(data, inter, tv, cg, cg, ig)
    if len({i["rate"] for i in its}) > 1:   # tax is printed per rate only
        for k in ("cgst_total", "sgst_total", "igst_total"):
            data.pop(k, None)
    if ro:
        data["round_off"] = plain(ro)
    data.update(grand_total=plain(gt), amount_in_words=w)
    return {"data": data}


GOODS = [("Copperline Water Bottle 950 ml, Leak Proof, Matt Finish", "74181022", 12, 74900), ("Bluetooth Neckband with Mic, 30 Hours Playback, Black", "85183000", 18, 129900),
         ("Women's Cotton Printed Kurta, Size M, Indigo", "62114210", 5, 69900), ("Silicone Spatula Set of 6 for Non-Stick Cookware", "39241090", 18, 44900), ("Yoga Mat 6 mm Anti Skid with Carry Strap", "39189090", 18, 59900),
         ("Children's Story Cards, Pack of 48 (Hindi)", "49030090", 12, 29900), ("Smart LED Bulb 9W B22, Works with App", "85395200", 12, 52900), ("Table Fan 400 mm, 3 Speed", "84145190", 18, 189900)]


def seller(path, seed, rows):
    r = rng_of("seller", seed, rows)
    s, b, ship, inter = parties(r, ["Retail Private Limited", "E-Commerce LLP", "Lifestyle"], ["Consultants", "Studio LLP", "Hostel Services"])
    d = date(r)
    od = d - datetime.timedelta(days=r.randint(0, 2))
    no = f"{s['name'][:3].upper()}{r.randint(1, 9)}-{r.randint(1000, 99999)}"
    its = []
    for n, h, rate, mrp in pick(r, GOODS, rows):
        q = r.choice([1, 1, 1, 2, 3])
        i = item(n + f" | B0{''.join(r.choice(CH) for _ in range(8))}", h, q * 1000, 0, "", mrp * 100 // (100 + rate), rate)
        i["d1"] = i["gross"] * r.choice([0, 0, 5, 10]) // 100
        i["tv"] = i["gross"] - i["d1"]
        its.append(tax(i, inter))
    tv, cg, ig = S(its, "tv"), S(its, "cg"), S(its, "ig")
    gt = tv + 2 * cg + ig
    B = "Helvetica-Bold"
    w = words(gt, "", " only", " And {} Paise")
    R = "Rs."
    fl = [tb([[P("bazaarkhoj.example", "Helvetica-BoldOblique", 15, col="#b34700"), P("Tax Invoice/Bill of Supply/Cash Memo\n(Original for Recipient)", B, 10, "r")]], [260, 275]), Spacer(1, 10)]
    left = [P("Sold By :", B, 9), P(f"{s['name']}\n* {s['street']}\n{s['city'].upper()}, {s['state'].upper()}, {s['pin']}\nIN", s=9), Spacer(1, 8), P(f"PAN No: {s['gstin'][2:12]}\nGST Registration No: {s['gstin']}", B, 9), Spacer(1, 8),
            P(f"Order Number: {r.randint(100, 999)}-{r.randint(10 ** 6, 10 ** 7 - 1)}-{r.randint(10 ** 6, 10 ** 7 - 1)}\nOrder Date: {od:%d.%m.%Y}", B, 9)]
    right = [P("Billing Address :", B, 9, "r"), P(f"{b['name']}\n{addr(b)}\nIN", s=9, al="r"), P(f"GST Registration No: {b['gstin']}\nState/UT Code: {b['code']}", B, 9, "r"), Spacer(1, 6), P("Shipping Address :", B, 9, "r"),
             P(f"{b['name']}\n{addr(ship)}\nIN", s=9, al="r"), P(f"State/UT Code: {b['code']}\nPlace of supply: {b['state'].upper()}\nPlace of delivery: {b['state'].upper()}\nInvoice Number : {no}\nInvoice Date : {d:%d.%m.%Y}", B, 9, "r")]
    fl += [tb([[left, right]], [268, 267]), Spacer(1, 10)]
    hs = ["Sl.\nNo", "Description", "Unit\nPrice", "Discount", "Qty", "Net\nAmount", "Tax\nRate", "Tax\nType", "Tax\nAmount", "Total\nAmount"]
    data = [[P(x, B, 8, "l" if k < 2 else "c") for k, x in enumerate(hs)]]
    for k, i in enumerate(its, 1):
        t = [pct(i["rate"] * 100) + "%", "IGST", R + ind(i["ig"])] if inter else ["\n".join([pct(i["rate"] * 50) + "%"] * 2), "CGST\nSGST", f"{R}{ind(i['cg'])}\n{R}{ind(i['sg'])}"]
        data.append([P(str(k)), P(f"{i['desc']} HSN:{i['hsn']}"), P(R + ind(i["price"]), s=7.5, al="r"), P(("-" if i["d1"] else "") + R + ind(i["d1"]), s=7.5, al="r"), P(qty(i["q"], 0), al="c"), P(R + ind(i["tv"]), s=7.5, al="r"), P(t[0], al="c"), P(t[1], al="c"), P(t[2], s=7.5, al="r"), P(R + ind(i["tot"]), s=7.5, al="r")])
    ws = [24, 160, 54, 48, 24, 56, 32, 34, 49, 54]
    data.append([P("TOTAL:", B, 9)] + [""] * 7 + [P(R + ind(2 * cg + ig), B, 7.5, "r"), P(R + ind(gt), B, 7.5, "r")])
    fl.append(tb(data, ws, ("GRID", (0, 0), (-1, -1), .6, colors.black), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey), ("BACKGROUND", (8, -1), (-1, -1), colors.lightgrey), ("SPAN", (0, -1), (7, -1)), rep=1, pad=2))
    fl.append(KeepTogether([tb([[P("Amount in Words:\n" + w, B, 9.5)], [P(f"For {s['name']}:\n\n\nAuthorized Signatory", B, 9, "r")]], [535], ("GRID", (0, 0), (-1, -1), .6, colors.black)),
                            P("Whether tax is payable under reverse charge - No", s=8)]))
    doc(path, m=30).build(fl)
    out = base(no, d, s, b, b["code"])
    out["line_items"] = [row_truth(i, "discount", "taxable_value", "gst_rate", *(["igst_amount"] if inter else ["cgst_amount", "sgst_amount"])) for i in its]
    out.update(grand_total=plain(gt), amount_in_words=w)
    return {"data": out}


PARTS = [("Brake Pad Set Front", "87083000", 28, 148000), ("Oil Filter Element", "84212300", 28, 32500), ("Clutch Plate Assy 200 mm", "87089300", 28, 412000), ("Spark Plug Iridium", "85111000", 28, 54000),
         ("Wiper Blade 22\"", "85129000", 28, 39500), ("Timing Belt Kit", "40103590", 18, 289000), ("Shock Absorber Rear LH/RH", "87088000", 28, 236500), ("Coolant Ready Mix 1 L", "38200000", 18, 36000), ("Head Lamp Bulb H4 60/55W", "85392120", 28, 21000)]


def spares(path, seed, rows):
    r = rng_of("spares", seed, rows)
    s, b, ship, inter = parties(r, ["Auto Spares", "Motor Parts Pvt Ltd", "Automobiles"], ["Garage", "Fleet Services", "Motors"])
    d = date(r)
    no = f"{s['code']}SP{fy(d).replace('-', '')}{r.randint(1, 99999):05d}"
    its = []
    for n, h, rate, p in pick(r, PARTS, rows):
        p += r.randint(0, 90) * 100
        i = item(n, h, r.choice([1, 1, 2, 4, 6, 10]) * 1000, 0, r.choice(["EA", "EA", "SET"]), p * 78 // 100, rate, r.choice([0, 500, 800, 1250]), part=f"{r.randint(10000, 99999)}-{r.choice('MTKS')}{r.randint(10, 99)}{r.choice('ABX')}00", mrp=div(p * (100 + rate), 100))
        its.append(tax(i, inter))
    tv, cg, ig = S(its, "tv"), S(its, "cg"), S(its, "ig")
    gt, ro = round_off(tv + 2 * cg + ig)
    irn = hexes(r, 64)
    qr = QrCodeWidget(f"{s['gstin']}|{b['gstin']}|{no}|{d:%d/%m/%Y}|{plain(gt)}|{irn}", barLevel="M")
    x0, y0, x1, y1 = qr.getBounds()
    dr = Drawing(92, 92, transform=[92 / (x1 - x0), 0, 0, 92 / (y1 - y0), 0, 0])
    dr.add(qr)
    T, TB = "Times-Roman", "Times-Bold"
    ack = f"{r.randint(10 ** 14, 10 ** 15 - 1)}"
    fl = [tb([[dr, [P(s["name"], TB, 16, "c", "#7a0019"), P("Authorised Dealer - Genuine Spare Parts & Accessories", "Times-Italic", 9, "c"), P(f"{s['street']}, {s['city']} - {s['pin']}, {s['state']}\nPhone {s['phone']}   GSTIN {s['gstin']}", T, 9, "c"), Spacer(1, 4),
                    P("TAX INVOICE - SPARES (CREDIT)", TB, 11, "c"), P(f"IRN: {irn}\nAck No: {ack}   Ack Date: {d:%d-%m-%Y}", T, 7, "c")]]], [100, 435]),
          tb([[[P("Customer (Bill To)", "Times-Italic", 8), P(b["name"], TB, 10), P(addr(b) + f"\nGSTIN {b['gstin']}", T, 9)], [P("Delivery Address (Ship To)", "Times-Italic", 8), P(b["name"], TB, 10), P(addr(ship), T, 9)],
               P(f"Invoice No : {no}\nInvoice Dt : {d:%d-%b-%Y}\nOrder Ref : {r.randint(100000, 999999)}\nE-Way Bill : {r.randint(10 ** 11, 10 ** 12 - 1)}\nPOS : {b['code']} {b['state']}", T, 9)]], [185, 175, 175], ("INNERGRID", (0, 0), (-1, -1), .5, colors.HexColor("#7a0019")), ("BOX", (0, 0), (-1, -1), .8, colors.HexColor("#7a0019"))), Spacer(1, 6)]
    hs = ["Sr", "Part No.", "Description", "HSN", "MRP\n(incl. tax)", "Qty", "UOM", "NDP\nRate", "Discount\nAmount", "Taxable\nValue", "GST\n%", "GST\nAmount", "Total\nAmount"]
    ws = [20, 58, 80, 44, 42, 22, 26, 40, 42, 48, 26, 42, 45]
    data = [[P(x, TB, 8, "l" if k in (1, 2, 3) else "c", "#ffffff") for k, x in enumerate(hs)]]
    for k, i in enumerate(its, 1):
        vs = [str(k), i["part"], i["desc"], i["hsn"], plain(i["mrp"]), qty(i["q"], 0), i["unit"], plain(i["price"]), plain(i["d1"]), plain(i["tv"]), str(i["rate"]), plain(i["tot"] - i["tv"]), plain(i["tot"])]
        data.append([P(v, T, 8, "l" if n in (1, 2, 3, 6) else "r") for n, v in enumerate(vs)])
    data.append([P(v, TB, 8, "r") for v in ["", "Total", "", "", "", qty(S(its, "q"), 0), "", "", plain(S(its, "d1")), plain(tv), "", plain(2 * cg + ig), plain(tv + 2 * cg + ig)]])
    fl.append(tb(data, ws, ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#7a0019")), ("LINEBELOW", (0, 1), (-1, -1), .3, colors.HexColor("#c9a0a8")), ("LINEABOVE", (0, -1), (-1, -1), .8, colors.black), rep=1, pad=2))
    w = words(gt, "Rupees ", " Only")
    tt = [("Taxable Value", tv)] + ([("Integrated Tax (IGST)", ig)] if inter else [("Central Tax (CGST)", cg), ("State Tax (SGST)", cg)]) + [("Rounding Adj.", ro), ("Invoice Value", gt)]
    fl.append(KeepTogether([Spacer(1, 8), tb([[[P("Invoice Value in Words: " + w, TB, 9), Spacer(1, 6), P(f"1. Electrical parts carry no warranty. 2. Claims within 7 days with this invoice. 3. Subject to {s['city']} jurisdiction.", T, 8)],
                                               tb([[P(a, TB if a == "Invoice Value" else T, 9), P(ind(v), TB if a == "Invoice Value" else T, 9, "r")] for a, v in tt], [110, 85], v=1)]], [335, 200]),
                            Spacer(1, 24), tb([[P("Picked by", T, 9), P("Customer Signature", T, 9, "c"), P(f"For {s['name']}\n\nAuthorised Signatory", T, 9, "r")]], [170, 170, 195])]))
    foot = lambda c, _: (c.setFont(T, 8), c.drawString(32, 18, f"Invoice {no}"), c.drawRightString(563, 18, f"Page {c.getPageNumber()}"))
    doc(path, m=30).build(fl, onFirstPage=foot, onLaterPages=foot)
    out = base(no, d, s, b, b["code"])
    out["line_items"] = [row_truth(i, "unit", "discount", "taxable_value", "gst_rate") for i in its]
    total_truth(out, inter, tv, cg, cg, ig)
    out.update(round_off=plain(ro), grand_total=plain(gt), amount_in_words=w, irn=irn)
    return {"data": out}


LAYOUTS = {"cloud": cloud, "seller": seller, "spares": spares}

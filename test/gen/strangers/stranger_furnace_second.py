# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ethanol by tanker; copier meters; ATM cash loading."""
import datetime

from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_furnace_kit as k


def esc(t):
    return t.replace("&", "&amp;")


# ------------------------------------------------------------------ distillery to an oil company's depot
def ethanol(path, seed, rows):
    rng = k.dice("ethanol", seed, rows)
    home, away = k.pick_states(rng, ["27", "09", "29"])
    inter = home != away
    s = k.party(rng, rng.choice(["Krishnamai Sugar & Distillery Limited", "Gangotri Bio-Refineries Limited",
                                 "Tungabhadra Agro Spirits Limited"]), home)
    r = k.party(rng, rng.choice(["Rashtra Petroleum Corporation Limited", "Pragati Oil Marketing Company Ltd."]), away)
    d = k.day(rng, (2023, 12, 1), 500)
    no = f"{rng.randrange(9100000, 9199999)}"
    P = lambda t, z=7.5, **kw: Paragraph(t, ParagraphStyle("p", fontName="Helvetica", fontSize=z, leading=z + 1.8, **kw))
    feed = [("Denatured Anhydrous Ethanol ex C-Heavy Molasses", 493500 // 10 * 10), ("Denatured Anhydrous Ethanol ex B-Heavy Molasses", 6073000),
            ("Denatured Anhydrous Ethanol ex Sugarcane Juice / Syrup", 6561000),
            ("Denatured Anhydrous Ethanol ex Damaged Food Grain", 6400000)]
    feed[0] = (feed[0][0], 5628000)
    tot, lines, cells, ltr = [0] * 5, [], [], 0
    reg = {"27": "MH12", "09": "UP31", "29": "KA35"}[home]
    for i in range(rows):
        n, rate = rng.choice(feed)
        temp = rng.randrange(220, 365)
        gross = rng.choice([20000, 25000, 30000, 35000, 40000]) - rng.randrange(0, 200)
        q = gross - gross * (temp - 150) * 108 // 10 ** 6 if temp > 150 else gross
        tv = k.div(q * rate, 1000)
        cg, sg, ig = k.split(inter, tv, 5)
        v = (tv, cg, sg, ig, tv + cg + sg + ig)
        tot = [a + b for a, b in zip(tot, v)]
        ltr += q
        lines.append({"description": n, "hsn_sac": "22072000", "quantity": k.dec3(q), "unit": "KL",
                      "unit_price": k.plain(rate), "taxable_value": k.plain(tv), "cgst_amount": k.plain(cg),
                      "sgst_amount": k.plain(sg), "igst_amount": k.plain(ig), "amount": k.plain(v[4])})
        cells.append([str((i + 1) * 10), P(f"{reg}{rng.choice('QRTX')}{rng.choice('BDFG')}{rng.randrange(1000, 9999)}"),
                      P(n), "22072000", f"{temp // 10}.{temp % 10}", str(gross), k.dec3(q), "KL"]
                     + [k.plain(x) for x in (rate,) + v])
    hd = [["Item", "TT No.", "Material Description", "HSN", "Temp\n°C", "Nat. Vol.\n(Ltrs)", "Qty at\n15°C", "UoM",
           "Basic Rate\nper UoM", "Taxable\nValue", "CGST\n2.5%", "SGST\n2.5%", "IGST\n5%", "Total\nValue"]]
    end = [["", "", "Total", "", "", "", k.dec3(ltr), "KL", ""] + [k.plain(x) for x in tot]]
    t = Table(hd + cells + end, [26, 58, 136, 46, 28, 40, 42, 26, 50, 64, 54, 54, 58, 68], repeatRows=1)
    t.setStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 7.3), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.3),
                ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 7.1), ("GRID", (0, 0), (-1, -1), .3, colors.grey),
                ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#dfe6ee")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                ("ALIGN", (4, 0), (6, -1), "RIGHT"), ("ALIGN", (8, 0), (-1, -1), "RIGHT"),
                ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5),
                ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    grand, ro = k.to_rupee(tot[4])
    wd = "INR " + k.words(grand // 100).upper() + " ONLY"
    ack = irn = k.irn(rng)
    top = Table([[P(f"<b><font size=12>{esc(s['name'])}</font></b><br/>(Distillery Division)<br/>{s['road']}, {s['town']}, "
                    f"{s['state']}<br/>GSTIN {s['gstin']} &nbsp; CIN U15421{reg[:2]}1998PLC{rng.randrange(100000, 199999)}", 8),
                  P("<b><font size=12>TAX INVOICE</font></b><br/>DUPLICATE FOR TRANSPORTER", 8, alignment=2)]], [500, 250])
    top.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 0), (-1, -1), 8)])
    info = Table([[P(f"<b>Sold to / Consignee</b><br/>{esc(r['name'])}<br/>Depot: {r['road']}, {r['town']}, {r['state']}"
                     f"<br/>GSTIN {r['gstin']}", 8),
                   P(f"Invoice No. : <b>{no}</b><br/>Invoice Date : <b>{d:%d.%m.%Y}</b><br/>Place of Supply : {away} {r['state']}"
                     f"<br/>Excise Permit : EP/{rng.randrange(100, 999)}/{d.year}", 8),
                   P(f"P.O. No. : 45{rng.randrange(10 ** 7, 10 ** 8)}<br/>Tender : EBP-ESY {d.year}<br/>Density at 15°C : 0.79{rng.randrange(36, 55)}"
                     f"<br/>Strength : 99.{rng.randrange(60, 85)} % v/v", 8)],
                  [P(f"IRN : {irn}", 7.5), "", ""]], [320, 230, 200])
    info.setStyle([("BOX", (0, 0), (-1, -1), .5, colors.grey), ("INNERGRID", (0, 0), (-1, 0), .3, colors.grey),
                   ("SPAN", (0, 1), (-1, 1)), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 1), (-1, 1), .3, colors.grey)])
    fin = Table([[P(f"Amount in words : {wd}", 8), P("Rounding", 8), P(k.plain(ro), 8, alignment=2)],
                 [P("Quantity certified by Excise Officer in charge. Seals intact at despatch. Payment within 21 days of "
                    "receipt at depot.", 7), P("<b>Invoice Amount (INR)</b>", 8.5), P(f"<b>{k.plain(grand)}</b>", 8.5, alignment=2)],
                 ["", P(f"For {esc(s['name'])}<br/><br/><br/>Authorised Signatory", 8), ""]], [480, 160, 110])
    fin.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("SPAN", (1, 2), (2, 2))])
    doc = SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=40, rightMargin=40, topMargin=28, bottomMargin=34, invariant=1)

    def num(c, dd):
        c.setFont("Helvetica", 7)
        c.drawString(46, 20, f"Doc. {no}")
        c.drawRightString(796, 20, f"Page {dd.page}")
    doc.build([top, info, Spacer(1, 5), t, KeepTogether([Spacer(1, 4), fin])], onFirstPage=num, onLaterPages=num)
    data = k.start(s, r, no, d, lines)
    data.update(place_of_supply=away, taxable_total=k.plain(tot[0]), cgst_total=k.plain(tot[1]), sgst_total=k.plain(tot[2]),
                igst_total=k.plain(tot[3]), round_off=k.plain(ro), grand_total=k.plain(grand), amount_in_words=wd, irn=ack)
    return {"data": data}


# ------------------------------------------------------------------ copiers charged by their meters
def copier(path, seed, rows):
    rng = k.dice("copier", seed, rows)
    home, away = k.pick_states(rng, ["29", "33", "27"])
    inter = home != away
    s = k.party(rng, rng.choice(["Clickwell Document Solutions", "Paperlane Imaging Pvt Ltd", "Dottedline Reprographics LLP"]), home)
    r = k.party(rng, rng.choice(["Sahyadri Cooperative Credit Federation", "Meridian Pharma Research Pvt Ltd", "St. Brendan's University Trust"]), away)
    d = k.day(rng, (2023, 6, 1), 600).replace(day=5)
    due = d + datetime.timedelta(days=rng.choice([7, 15, 21]))
    no = f"MTR-{d:%y%m}-{rng.randrange(100, 999)}"
    models = ["A3 Mono MFP 28 ppm", "A3 Mono MFP 45 ppm", "A4 Laser MFP 40 ppm", "A3 Colour MFP 30 ppm - Black", "A3 Colour MFP 30 ppm - Colour"]
    rooms = ["Accounts, Gr. Floor", "Admission Cell", "Registrar's Office", "Stores and Purchase Section, Annexe Building", "QA Lab, Block C", "Library Counter", "HR, 4th Floor"]
    lines, show, tot = [], [], 0
    for i in range(rows):
        m = rng.choice(models)
        rate = 450 if m.endswith("Colour") else rng.choice([38, 42, 45, 55])
        prev = rng.randrange(4000, 890000)
        n = rng.randrange(300, 9800)
        free = rng.choice([0, 200, 250, 500, 1000])
        free = min(free, n)
        ch = n - free
        amt = ch * rate
        tot += amt
        room = rng.choice(rooms)
        lines.append({"description": f"{m} {room}", "quantity": str(ch), "unit_price": k.plain(rate), "amount": k.plain(amt)})
        show.append((m, room, f"{rng.choice('KVQ')}{rng.randrange(10 ** 7, 10 ** 8)}", prev, prev + n, n, free, ch, rate, amt))
    W, H = A4
    F, B = "Gst27Noto", "Gst27NotoB"
    c = Canvas(path, pagesize=A4, invariant=1)
    blue = (.06, .28, .5)
    right = [52, 0, 262, 318, 362, 402, 448, 486, 555]

    def thead(y):
        c.setFillColorRGB(*blue)
        c.rect(36, y - 32, 523, 32, stroke=0, fill=1)
        c.setFillColorRGB(1, 1, 1)
        c.setFont(B, 7.5)
        c.drawString(40, y - 19, "#")
        c.drawString(58, y - 19, "Machine and place")
        c.drawString(204, y - 19, "Serial no.")
        c.drawCentredString(293, y - 12, "Meter reading")
        for x, a, b in ((290, "", "Previous"), (334, "", "Current"), (372, "Total", "copies"), (408, "Free", "copies"),
                        (456, "Chargeable", "copies"), (494, "Rate", "(Rs.)"), (555, "Amount", "(Rs.)")):
            c.drawRightString(x, y - 12, a)
            c.drawRightString(x, y - 25, b)
        c.setFillColorRGB(0, 0, 0)
        return y - 45

    c.setFillColorRGB(*blue)
    c.setFont(B, 17)
    c.drawString(36, H - 55, s["name"])
    c.setFillColorRGB(0, 0, 0)
    c.setFont(F, 8)
    c.drawString(36, H - 68, f"{s['road']}, {s['town']}, {s['state']}")
    c.drawString(36, H - 79, f"GSTIN: {s['gstin']}")
    c.setFont(F, 20)
    c.setFillColorRGB(.5, .5, .5)
    c.drawRightString(559, H - 55, "Tax Invoice")
    c.setFillColorRGB(0, 0, 0)
    y = H - 108
    c.setFont(B, 8.5)
    c.drawString(36, y, "Billed to")
    c.setFont(F, 8.5)
    for t in (r["name"], r["road"], f"{r['town']}, {r['state']}", f"GSTIN: {r['gstin']}"):
        y -= 12
        c.drawString(36, y, t)
    last = d.replace(day=1) - datetime.timedelta(days=1)
    y = H - 108
    for a, b in (("Invoice number", no), ("Invoice date", f"{d:%d %B %Y}"), ("Payment due by", f"{due:%d %B %Y}"),
                 ("Billing period", f"{last.replace(day=1):%d %b} to {last:%d %b %Y}"), ("Place of supply", f"{r['state']} ({away})")):
        c.setFont(F, 8.5)
        c.drawString(360, y, a)
        c.setFont(B, 8.5)
        c.drawString(444, y, b)
        y -= 12
    y = thead(H - 180)
    for i, (m, room, sn, prev, cur, n, free, ch, rate, amt) in enumerate(show):
        nl = k.wrap(m, F, 7.8, 142) + k.wrap(room, F, 7.8, 142)
        hgt = 10.5 * len(nl) + 5
        if y - hgt < 55:
            c.setFont(F, 7.5)
            c.drawCentredString(W / 2, 30, f"{no} - continued on next page")
            c.showPage()
            y = thead(H - 40)
        if i % 2:
            c.setFillColorRGB(.93, .96, .99)
            c.rect(36, y - hgt + 9, 523, hgt, stroke=0, fill=1)
            c.setFillColorRGB(0, 0, 0)
        c.setFont(F, 7.8)
        c.drawString(40, y, str(i + 1))
        for j, t in enumerate(nl):
            c.drawString(58, y - 10.5 * j, t)
        c.drawString(204, y, sn)
        for x, t in ((290, prev), (334, cur), (372, n), (408, free), (456, ch), (494, k.plain(rate)), (555, k.inr(amt))):
            c.drawRightString(x, y, str(t))
        y -= hgt
    if y < 190:
        c.showPage()
        y = H - 50
    cg, sg, ig = k.split(inter, tot, 18)
    grand = tot + cg + sg + ig
    wd = k.rupees(grand, "Indian Rupees ", " only")
    foot = [("Sub total", tot)] + ([("IGST 18%", ig)] if inter else [("CGST 9%", cg), ("SGST 9%", sg)])
    c.setStrokeColorRGB(*blue)
    c.line(36, y + 6, 559, y + 6)
    y -= 10
    yt = y
    for t, v in foot:
        c.setFont(F, 8.5)
        c.drawRightString(480, y, t)
        c.drawRightString(555, y, k.inr(v))
        y -= 14
    c.setFont(B, 10)
    c.drawRightString(462, y - 2, "Amount due")
    c.drawRightString(555, y - 2, "Rs. " + k.inr(grand))
    c.setFont(F, 8)
    c.drawString(36, yt, "SAC 997315 - Rental and metered use of office machines")
    yy = y - 24
    for t in k.wrap(wd, F, 8.5, 500):
        c.drawString(36, yy, t)
        yy -= 12
    c.setFont(F, 7.5)
    c.drawString(36, yy - 8, "Toner, drum and service visits are included. Paper is to the customer's account.")
    c.drawString(36, yy - 19, f"Pay to A/c 0{rng.randrange(10 ** 10, 10 ** 11)}, IFSC GRBK0000{rng.randrange(100, 999)}. This is a computer generated invoice.")
    c.save()
    data = k.start(s, r, no, d, lines)
    data.update(due_date=due.isoformat(), place_of_supply=away, taxable_total=k.plain(tot), grand_total=k.plain(grand), amount_in_words=wd)
    data.update({"igst_total": k.plain(ig)} if inter else {"cgst_total": k.plain(cg), "sgst_total": k.plain(sg)})
    return {"data": data}


# ------------------------------------------------------------------ cash loading of ATMs for a bank
def atmcash(path, seed, rows):
    rng = k.dice("atmcash", seed, rows)
    home, away = k.pick_states(rng, ["27", "36", "19"])
    inter = home != away
    s = k.party(rng, rng.choice(["Fortline Currency Logistics Private Limited", "SafeVahan Cash Management Ltd"]), home)
    r = k.party(rng, rng.choice(["Purvanchal Gramin Sahakari Bank", "Nilgiri Mercantile Bank Ltd", "Deccan Peoples Bank Limited"]), away)
    d = k.day(rng, (2023, 8, 1), 600)
    no = f"CM{home}{d:%y%m}{rng.randrange(1000, 9999)}"
    F, B = "Gst27Sans", "Gst27SansB"
    P = lambda t, z=7, **kw: Paragraph(t, ParagraphStyle("p", fontName=F, fontSize=z, leading=z + 2, **kw))
    sites = ["Railway Station Concourse", "Market Yard Gate No. 2", "Civil Hospital Campus", "Main Branch (Onsite)", "Petrol Outlet, Ring Road",
             "University Hostel Complex, Near Post Office", "Bus Stand Platform 4", "Collectorate Annexe"]
    acts = [("Cash Replenishment", 41500), ("EOD Reconciliation", 9000), ("First Line Maintenance", 17500), ("Cash Evacuation", 52000), ("Admin Card / Key Custody", 12500)]
    lines, cells, tot, dtot = [], [], 0, 0
    for i in range(rows):
        a, rate = rng.choice(acts)
        q = rng.randrange(2, 31)
        gross = q * rate
        disc = rng.choice([0, 0, 5000, 12500, k.div(gross, 20)])
        disc = min(disc, gross // 2)
        net = gross - disc
        tot += net
        dtot += disc
        site = rng.choice(sites)
        lines.append({"description": a, "quantity": str(q), "unit_price": k.plain(rate), "discount": k.plain(disc),
                      "taxable_value": k.plain(net), "amount": k.plain(net)})
        cells.append([str(i + 1), f"{rng.choice(['PN', 'DB', 'MC'])}{rng.randrange(100000, 999999)}", P(site), P(a), str(q), k.inr(rate),
                      k.inr(gross), k.inr(disc), k.inr(net)])
    cg, sg, ig = k.split(inter, tot, 18)
    grand, ro = k.to_rupee(tot + cg + sg + ig)
    navy = colors.HexColor("#23395b")
    w = QrCodeWidget(no + s["gstin"] + str(grand))
    w.barWidth = w.barHeight = 76
    dr = Drawing(76, 76)
    dr.add(w)
    irn = k.irn(rng)
    left = (f"<font name='{B}' size=11>{s['name']}</font><br/>{s['road']}, {s['town']}, {s['state']}<br/>GSTIN : {s['gstin']}<br/>"
            f"IRN : {irn[:32]}<br/>{irn[32:]}")
    left = left.replace(f"{irn[:32]}<br/>{irn[32:]}", irn)
    top = Table([[P(f"<font name='{B}' size=12>e-INVOICE / TAX INVOICE</font>", alignment=1), ""], [P(left, 7.2), dr]], [430, 103])
    top.setStyle([("SPAN", (0, 0), (1, 0)), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), .6, navy), ("BOTTOMPADDING", (0, 0), (-1, 0), 6)])
    info = Table([["Customer", P(f"<font name='{B}'>{r['name']}</font><br/>{r['road']}, {r['town']}, {r['state']}", 7.5), "Invoice No", no],
                  ["Customer GSTIN", r["gstin"], "Invoice Date", f"{d:%d/%m/%Y}"],
                  ["Place of Supply", f"{away}-{r['state']}", "Service Month", f"{d.replace(day=1) - datetime.timedelta(days=1):%B %Y}"]], [82, 246, 75, 130])
    info.setStyle([("FONT", (0, 0), (-1, -1), F, 7.5), ("FONT", (3, 0), (3, 1), B, 7.5), ("GRID", (0, 0), (-1, -1), .3, navy), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                   ("BACKGROUND", (0, 0), (0, -1), colors.HexColor("#e8ecf3")), ("BACKGROUND", (2, 0), (2, -1), colors.HexColor("#e8ecf3"))])
    hd = ["Sl.", "ATM ID", "Site", "Activity", "No. of\nActivities", "Rate", "Gross\nCharges", "SLA\nRebate", "Net\nTaxable"]
    t = Table([hd] + cells + [["", "", "Total", "", "", "", k.inr(tot + dtot), k.inr(dtot), k.inr(tot)]], [24, 56, 130, 98, 44, 42, 52, 40, 52][:9], repeatRows=1)
    t._argW[6] = 60
    t._argW[7] = 50
    t._argW[8] = 64
    t._argW[2] = 106
    t._argW[3] = 88
    t.setStyle([("FONT", (0, 0), (-1, -1), F, 7), ("FONT", (0, 0), (-1, 0), B, 7), ("FONT", (0, -1), (-1, -1), B, 7), ("BACKGROUND", (0, 0), (-1, 0), navy),
                ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                ("LINEBELOW", (0, 1), (-1, -1), .25, colors.grey), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    if inter:
        tx = [["SAC", "Taxable Value", "IGST Rate", "IGST Amount", "Total Tax"], ["998540", k.inr(tot), "18%", k.inr(ig), k.inr(ig)]]
        ws = [80, 110, 80, 130, 133]
    else:
        tx = [["SAC", "Taxable Value", "CGST Rate", "CGST Amount", "SGST Rate", "SGST Amount", "Total Tax"],
              ["998540", k.inr(tot), "9%", k.inr(cg), "9%", k.inr(sg), k.inr(cg + sg)]]
        ws = [55, 88, 60, 88, 60, 88, 94]
    tax = Table(tx, ws)
    tax.setStyle([("FONT", (0, 0), (-1, -1), F, 7.5), ("FONT", (0, 0), (-1, 0), B, 7.2), ("GRID", (0, 0), (-1, -1), .3, navy), ("ALIGN", (1, 0), (-1, -1), "RIGHT")])
    wd = k.rupees(grand)
    fin = Table([[P("Round off", 8, alignment=2), P(k.inr(ro), 8, alignment=2)],
                 [P(f"<font name='{B}'>Total Invoice Value (INR)</font>", 8.5, alignment=2), P(f"<font name='{B}'>{k.inr(grand)}</font>", 8.5, alignment=2)]], [423, 110])
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=31, rightMargin=31, topMargin=28, bottomMargin=36, invariant=1)

    def num(c, dd):
        c.setFont(F, 6.5)
        c.drawString(37, 22, "Registered under the Private Security Agencies rules. Digitally signed; no physical signature needed.")
        c.drawRightString(558, 22, f"Page {dd.page}")
    doc.build([top, Spacer(1, 4), info, Spacer(1, 8), t, Spacer(1, 8), KeepTogether([tax, fin, P(f"Value in words: {wd}", 8)])], onFirstPage=num, onLaterPages=num)
    data = k.start(s, r, no, d, lines)
    data.update(place_of_supply=away, taxable_total=k.plain(tot), round_off=k.plain(ro), grand_total=k.plain(grand), amount_in_words=wd, irn=irn)
    data.update({"igst_total": k.plain(ig)} if inter else {"cgst_total": k.plain(cg), "sgst_total": k.plain(sg)})
    return {"data": data}


LAYOUTS = {"ethanol": ethanol, "copier": copier, "atmcash": atmcash}

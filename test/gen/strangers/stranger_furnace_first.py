# SPDX-License-Identifier: AGPL-3.0-or-later
"""Scaffolding on hire; fireworks by the case."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_furnace_kit as k


# ------------------------------------------------------------------ scaffolding hire bill
def scaffold(path, seed, rows):
    rng = k.dice("scaffold", seed, rows)
    home, away = k.pick_states(rng, ["27", "29", "36"])
    inter = home != away
    s = k.party(rng, rng.choice(["SHREE UTTAM SHUTTERING & SCAFFOLD HIRERS", "NEELKANTH FORMWORK RENTALS",
                                 "BALAJI CENTERING MATERIAL SUPPLIERS"]), home)
    r = k.party(rng, rng.choice(["Aakruti Buildcon Pvt. Ltd.", "Morya Infra Projects LLP",
                                 "Sumeru Constructions Private Limited"]), away)
    d = k.day(rng).replace(day=1) - datetime.timedelta(days=1)
    first = d.replace(day=1)
    no = f"HB/{k.fy(d)}/{rng.randrange(40, 900)}"
    kinds = [("Adjustable Steel Props", ["2 x 2 Mtr", "2 x 3 Mtr", "3 x 4 Mtr"], (120, 260)),
             ("M.S. Shuttering Plates", ["3' x 2'", "4' x 2'", "600 x 900"], (90, 180)),
             ("Cuplock Vertical", ["1.0 Mtr", "2.0 Mtr", "3.0 Mtr"], (70, 190)),
             ("Cuplock Ledger", ["1.2 Mtr", "1.5 Mtr", "2.0 Mtr"], (40, 95)),
             ("M.S. Pipe 40 NB with Socket", ["10 Ft", "20 Ft"], (60, 165)),
             ("Acrow Spans (Telescopic)", ["2.35 - 4.0 Mtr"], (380, 540)),
             ("H-Frame with Cross Brace", ["1.8 x 1.2 Mtr"], (310, 450)),
             ("Base Jack / U-Jack", ["450 mm", "600 mm"], (45, 80)),
             ("Swivel Coupler Forged", ["40 x 40"], (15, 35)),
             ("Steel Walkway Plank (Challi)", ["8' x 1'", "10' x 1'"], (150, 220))]
    lines, show = [], []
    for i in range(rows):
        n, sizes, (lo, hi) = rng.choice(kinds)
        a = first + datetime.timedelta(days=rng.choice([0, 0, rng.randrange(0, d.day - 2)]))
        b = d if rng.random() < 0.6 else a + datetime.timedelta(days=rng.randrange(1, (d - a).days + 1))
        days, q, rate = (b - a).days + 1, rng.randrange(10, 640, 5), rng.randrange(lo, hi, 5)
        amt = days * q * rate
        lines.append({"description": n, "quantity": str(q), "unit_price": k.plain(rate), "amount": k.plain(amt)})
        show.append((n, rng.choice(sizes), str(rng.randrange(1100, 1990)), str(q), a.strftime("%d/%m/%y"),
                     b.strftime("%d/%m/%y"), str(days), k.plain(rate), amt))
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    xs = [28, 50, 186, 254, 292, 332, 378, 424, 452, 490, 567]
    base, page = 0, 0

    def head():
        c.setLineWidth(0.8)
        c.rect(28, 40, 539, H - 70)
        c.setFont("Helvetica-Bold", 15)
        c.drawCentredString(W / 2, H - 50, s["name"])
        c.setFont("Helvetica", 8)
        c.drawCentredString(W / 2, H - 62, f"{s['road']}, {s['town']}, {s['state']}")
        c.drawCentredString(W / 2, H - 73, f"GSTIN : {s['gstin']}      PAN : {s['pan']}      State Code : {home}")
        c.line(28, H - 80, 567, H - 80)
        c.setFont("Helvetica-Bold", 10)
        c.drawCentredString(W / 2, H - 92, "TAX INVOICE - HIRE CHARGES")
        c.line(28, H - 97, 567, H - 97)
        c.setFont("Helvetica", 8.5)
        y = H - 110
        c.drawString(33, y, "Party :")
        c.setFont("Helvetica-Bold", 8.5)
        c.drawString(66, y, r["name"])
        c.setFont("Helvetica", 8.5)
        for t in (r["road"], f"{r['town']}, {r['state']}", f"GSTIN : {r['gstin']}"):
            y -= 11
            c.drawString(66, y, t)
        c.line(360, H - 97, 360, H - 150)
        y = H - 110
        for a, b in (("Bill No.", no), ("Bill Date", d.strftime("%d/%m/%Y")),
                     ("SAC", "997313"), ("Place of Supply", f"{r['state']} ({away})")):
            c.drawString(366, y, a)
            c.drawString(440, y, ": " + b)
            y -= 11.5
        c.line(28, H - 150, 567, H - 150)
        heads = [["Sr."], ["Description of", "Material"], ["Size"], ["Challan", "No."], ["Qty.", "(Nos.)"],
                 ["From"], ["To"], ["Days"], ["Rate per", "No./Day"], ["Amount", "Rs."]]
        c.setFont("Helvetica-Bold", 8)
        for i, hh in enumerate(heads):
            for j, t in enumerate(hh):
                c.drawCentredString((xs[i] + xs[i + 1]) / 2, H - 161 - 10 * j - (5 if len(hh) == 1 else 0), t)
        c.line(28, H - 176, 567, H - 176)
        return H - 188

    def columns(bottom):
        for x in xs[1:-1]:
            c.line(x, H - 150, x, bottom)

    y = head()
    run = 0
    for i, (n, size, ch, q, a, b, days, rate, amt) in enumerate(show):
        nl = k.wrap(n, "Helvetica", 8, 132)
        if y - 11 * len(nl) < 75:
            c.setFont("Helvetica-BoldOblique", 8)
            columns(58)
            c.line(28, 58, 567, 58)
            c.drawRightString(486, 47, "Carried forward")
            c.drawRightString(563, 47, k.inr(run))
            c.showPage()
            y = head()
            c.setFont("Helvetica-BoldOblique", 8)
            c.drawString(54, y, "Brought forward")
            c.drawRightString(563, y, k.inr(run))
            y -= 13
        c.setFont("Helvetica", 8)
        c.drawRightString(46, y, str(i + 1))
        for j, t in enumerate(nl):
            c.drawString(53, y - 10 * j, t)
        c.drawString(189, y, size)
        for x0, x1, t in ((254, 292, ch), (332, 378, a), (378, 424, b), (424, 452, days)):
            c.drawCentredString((x0 + x1) / 2, y, t)
        c.drawRightString(328, y, q)
        c.drawRightString(486, y, rate)
        c.drawRightString(563, y, k.inr(amt))
        y -= 10 * len(nl) + 3
        run += amt
    if y < 205:
        columns(58)
        c.line(28, 58, 567, 58)
        c.setFont("Helvetica-BoldOblique", 8)
        c.drawRightString(486, 47, "Carried forward")
        c.drawRightString(563, 47, k.inr(run))
        c.showPage()
        y = head()
        c.setFont("Helvetica-BoldOblique", 8)
        c.drawString(54, y, "Brought forward")
        c.drawRightString(563, y, k.inr(run))
    columns(200)
    c.line(28, 200, 567, 200)
    cg, sg, ig = k.split(inter, run, 18)
    grand, ro = k.to_rupee(run + cg + sg + ig)
    foot = [("Total Hire Charges", run)]
    foot += [("IGST @ 18%", ig)] if inter else [("CGST @ 9%", cg), ("SGST @ 9%", sg)]
    foot += [("Round Off (+/-)", ro), ("Net Payable", grand)]
    y = 188
    for t, v in foot:
        c.setFont("Helvetica-Bold" if t in ("Net Payable", "Total Hire Charges") else "Helvetica", 8.5)
        c.drawString(380, y, t)
        c.drawRightString(563, y, k.inr(v))
        y -= 13
    c.line(374, 200, 374, 126)
    c.setFont("Helvetica", 8)
    yy = 188
    wd = k.rupees(grand)
    for t in ["Amount in words :"] + k.wrap(wd, "Helvetica", 8, 330):
        c.drawString(33, yy, t)
        yy -= 11
    c.line(28, 126, 567, 126)
    c.setFont("Helvetica", 7)
    for i, t in enumerate(("1. Minimum hire period is 15 days. Loss or damage will be charged at cost.",
                           "2. Transport both ways to the account of the party.",
                           "3. Interest @ 18% p.a. if the bill is not paid within 30 days.")):
        c.drawString(33, 114 - 10 * i, t)
    c.setFont("Helvetica-Bold", 8)
    c.drawRightString(560, 114, "For " + s["name"])
    c.drawRightString(560, 52, "Authorised Signatory")
    c.save()
    data = k.start(s, r, no, d, lines)
    data.update(place_of_supply=away, taxable_total=k.plain(run), round_off=k.plain(ro),
                grand_total=k.plain(grand), amount_in_words=wd)
    data.update({"igst_total": k.plain(ig)} if inter else {"cgst_total": k.plain(cg), "sgst_total": k.plain(sg)})
    return {"data": data}


# ------------------------------------------------------------------ fireworks factory to dealer
def crackers(path, seed, rows):
    rng = k.dice("crackers", seed, rows)
    home, away = "33", rng.choice(["33", "33", "27", "29", "32", "19"])
    inter = home != away
    s = k.party(rng, rng.choice(["Sri Velavan Fireworks Industries", "Ponmani Sparkler Factory",
                                 "Thenral Pyro Works"]), home)
    s["town"] = "Sivakasi - 626 123"
    r = k.party(rng, rng.choice(["M.K. Pataka Bhandar", "Deepam Fancy Crackers Stores", "Anand Agencies"]), away)
    d = k.day(rng, (2024, 7, 1), 90)
    no = f"SVF/{rng.randrange(100, 2400)}/{k.fy(d)}"
    goods = [('4" Lakshmi Crackers', 600, "Pkt", 980), ("Bijili Red 100 Pcs", 200, "Bag", 2750),
             ("Flower Pots Big (10 Pcs)", 100, "Box", 7200), ("Ground Chakkar Special", 100, "Box", 5600),
             ("10 cm Electric Sparklers", 480, "Box", 960), ("30 cm Colour Sparklers", 96, "Box", 5450),
             ("Baby Rocket (10 Pcs)", 150, "Box", 4900), ("Twinkling Star 4 ft", 100, "Box", 8800),
             ("12 Shot Rider Multi Colour Aerial", 40, "Box", 17200), ("Atom Bomb Foil", 100, "Box", 9100),
             ("1000 Wala Garland", 20, "Pcs", 31500), ("60 Shots Crackling Sky Display with Tail", 6, "Box", 142500),
             ("Peacock Fancy Fountain (Three in One)", 48, "Box", 23800), ("Roll Caps Ring 8 Shot", 720, "Box", 640)]
    disc_pc = rng.choice([35, 40, 45, 50])
    lines, cells, total, cases = [], [], 0, 0
    body = ParagraphStyle("b", fontName="Times-Roman", fontSize=9, leading=10.5)
    for i in range(rows):
        n, cont, per, rate = rng.choice(goods)
        cs = rng.randrange(1, 13)
        rate += rng.randrange(-4, 5) * 10
        q = cs * cont
        gross = q * rate
        disc = k.div(gross * disc_pc, 100)
        net = gross - disc
        total += net
        cases += cs
        hsn = "36041000" if "Caps" not in n else "36049090"
        lines.append({"description": n, "hsn_sac": hsn, "quantity": str(q), "unit": per, "unit_price": k.plain(rate),
                      "discount": k.plain(disc), "taxable_value": k.plain(net), "amount": k.plain(net)})
        cells.append([str(i + 1), Paragraph(n, body), hsn, str(cs), str(cont), str(q), per, k.inr(rate),
                      k.inr(disc), k.inr(net)])
    cg, sg, ig = k.split(inter, total, 18)
    grand, ro = k.to_rupee(total + cg + sg + ig)
    st = lambda n, **kw: ParagraphStyle(n, **{"fontName": "Times-Roman", "fontSize": 9, "leading": 11, **kw})
    red = colors.HexColor("#a01515")
    top = Table([[Paragraph(f"<font size=18 color='white'><b>{s['name']}</b></font>", st("n", leading=22)),
                  Paragraph("<font color='white'><b>TAX INVOICE</b><br/>Original for Buyer</font>",
                            st("o", alignment=2))]], [370, 163])
    top.setStyle([("BACKGROUND", (0, 0), (-1, -1), red), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                  ("BOTTOMPADDING", (0, 0), (-1, -1), 7)])
    amp = r["name"].replace("&", "&amp;")
    info = Table([[Paragraph(f"{s['road']}, {s['town']}, Tamil Nadu<br/>Factory Licence No. E/HQ/TN/22/{seed + 410}"
                             f"<br/>GSTIN: <b>{s['gstin']}</b>", st("i")),
                   Paragraph(f"Invoice No.: <b>{no}</b><br/>Date: <b>{d:%d-%b-%Y}</b><br/>"
                             f"Transport: Sri Murugan Lorry Service", st("j"))],
                  [Paragraph(f"<b>To</b><br/><b>{amp}</b><br/>{r['road']}<br/>{r['town']}, {r['state']}<br/>"
                             f"GSTIN: {r['gstin']}", st("t")),
                   Paragraph(f"Place of Supply: {r['state']} - {away}<br/>Total Cases: {cases}<br/>"
                             f"Case Mark: {''.join(w[0] for w in r['name'].split())}/{away}", st("p"))]], [330, 203])
    info.setStyle([("BOX", (0, 0), (-1, -1), .7, red), ("LINEBELOW", (0, 0), (-1, 0), .5, red),
                   ("VALIGN", (0, 0), (-1, -1), "TOP")])
    hd = ["S.\nNo", "Particulars", "HSN\nCode", "Case", "Cont.\n/ Case", "Quantity", "Per", "Rate\n(Rs.)",
          f"Disc.\n{disc_pc}%", "Taxable\nValue (Rs.)"]
    main = Table([hd] + cells, [24, 146, 50, 30, 36, 46, 28, 48, 58, 67], repeatRows=1)
    main.setStyle([("FONT", (0, 0), (-1, -1), "Times-Roman", 9), ("FONT", (0, 0), (-1, 0), "Times-Bold", 9),
                   ("TEXTCOLOR", (0, 0), (-1, 0), red), ("LINEBELOW", (0, 0), (-1, 0), 1, red),
                   ("LINEABOVE", (0, 0), (-1, 0), 1, red), ("LINEBELOW", (0, 1), (-1, -1), .25, colors.lightgrey),
                   ("ALIGN", (3, 0), (5, -1), "RIGHT"), ("ALIGN", (7, 0), (-1, -1), "RIGHT"),
                   ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
                   ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                   ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    ft = [["Goods Value", k.inr(total)]]
    ft += [["Add: IGST 18%", k.inr(ig)]] if inter else [["Add: CGST 9%", k.inr(cg)], ["Add: SGST 9%", k.inr(sg)]]
    ft += [["Rounded Off", k.inr(ro)], ["Invoice Total", "Rs. " + k.inr(grand)]]
    wd = "Rupees " + k.words(grand // 100) + " Only"
    fin = Table(ft, [95, 95])
    fin.setStyle([("FONT", (0, 0), (-1, -1), "Times-Roman", 10), ("FONT", (0, -1), (-1, -1), "Times-Bold", 11),
                  ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEABOVE", (0, -1), (-1, -1), .7, red),
                  ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    foot = Table([[Paragraph(f"<b>In words:</b> {wd}<br/><br/>Our responsibility ceases once the goods leave our "
                             "factory. Goods once sold will not be taken back. Subject to Sivakasi jurisdiction.",
                             st("w")), fin]], [335, 198])
    foot.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), 1, red)])
    sign = Paragraph(f"for <b>{s['name']}</b><br/><br/><br/>Partner", st("s", alignment=2))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=31, rightMargin=31, topMargin=30, bottomMargin=36,
                            invariant=1)

    def num(c, dd):
        c.setFont("Times-Italic", 8)
        c.drawCentredString(297, 20, f"Invoice {no}   Page {dd.page}")
    doc.build([top, info, Spacer(1, 6), main, KeepTogether([foot, sign])], onFirstPage=num, onLaterPages=num)
    data = k.start(s, r, no, d, lines)
    data.update(place_of_supply=away, taxable_total=k.plain(total), round_off=k.plain(ro),
                grand_total=k.plain(grand), amount_in_words=wd)
    data.update({"igst_total": k.plain(ig)} if inter else {"cgst_total": k.plain(cg), "sgst_total": k.plain(sg)})
    return {"data": data}


LAYOUTS = {"scaffold": scaffold, "crackers": crackers}

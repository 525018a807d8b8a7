# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fishing nets by the kilogram; paper mill by the tonne; examination conduct by the candidate."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_furnace_kit as k


# ------------------------------------------------------------------ net factory to a fishermen's society
def fishnet(path, seed, rows):
    rng = k.dice("fishnet", seed, rows)
    home, away = k.pick_states(rng, ["33", "32", "37"])
    inter = home != away
    s = k.party(rng, rng.choice(["KADALMEEN NETS & TWINES", "Neithal Marine Netting Pvt. Ltd.", "Samudra Net Works"]), home)
    r = k.party(rng, rng.choice(["Matsya Fishermen Co-operative Society", "Jaladhi Fishing Gear Depot", "Olive Ridley Traders"]), away)
    d = k.day(rng, (2023, 4, 10), 700)
    no = f"N/{rng.randrange(1000, 9999)}"
    F, B = "Gst27Serif", "Gst27SerifB"
    st = lambda z=7.6, **kw: ParagraphStyle("p", fontName=F, fontSize=z, leading=z + 2, **kw)
    P = lambda t, z=7.6, **kw: Paragraph(t.replace("& ", "&amp; "), st(z, **kw))
    nets = [("Nylon Multifilament Webbing", "56081110", ["210/2/2", "210/2/3", "210/6/3"], 5, (41000, 56000)),
            ("Nylon Monofilament Webbing Depth-way Stretched", "56081110", ["0.16 mm", "0.23 mm", "0.32 mm"], 5, (36000, 49000)),
            ("HDPE Braided Trawl Webbing", "56081190", ["1.25 mm", "2.0 mm", "3.0 mm"], 5, (22000, 31500))]
    sundries = [("PP Rope Danline 3 Strand", "56074900", "KGS", 12, (16500, 21000)), ("PVC Float Y-5", "39269099", "NOS", 18, (650, 1800)),
                ("Lead Sinker Barrel Type", "78060090", "KGS", 18, (24000, 29000)), ("Netting Needle Plastic", "39269099", "NOS", 18, (900, 2500))]
    lines, cells, base, bags = [], [], {}, 0
    for i in range(rows):
        if rng.random() < 0.72:
            n, hsn, tw, rate_gst, (lo, hi) = rng.choice(nets)
            twine, mesh, md, pcs = rng.choice(tw), str(rng.choice([14, 22, 30, 45, 60, 90, 120])), str(rng.choice([50, 100, 150, 200, 400])), str(rng.randrange(1, 25))
            q, uom = rng.randrange(6000, 310000, 50), "KGS"
        else:
            n, hsn, uom, rate_gst, (lo, hi) = rng.choice(sundries)
            twine = {"PP Rope Danline 3 Strand": "8 mm"}.get(n, "")
            mesh = md = pcs = ""
            q = rng.randrange(4000, 90000, 50) if uom == "KGS" else rng.randrange(50, 2000, 10) * 1000
        rate = rng.randrange(lo, hi, 50)
        amt = k.div(q * rate, 1000)
        qs = k.dec3(q) if uom == "KGS" else str(q // 1000)
        base[rate_gst] = base.get(rate_gst, 0) + amt
        lines.append({"description": n, "hsn_sac": hsn, "quantity": qs, "unit": uom, "unit_price": k.plain(rate), "gst_rate": str(rate_gst), "amount": k.plain(amt)})
        cells.append([str(i + 1), P(n), twine, mesh, md, pcs, hsn, f"{rate_gst}%", qs, uom, k.inr(rate), k.inr(amt)])
    green = colors.HexColor("#0c5c4c")
    top = P(f"<font name='{B}' size=17 color='#0c5c4c'>{s['name']}</font>", 17, alignment=1)
    sub = P(f"Manufacturers of Fishnets, Twines and Ropes<br/>{s['road']}, {s['town']}, {s['state']}<br/>GSTIN {s['gstin']}", 8, alignment=1)
    info = Table([[P(f"Consignee & Buyer<br/><font name='{B}' size=9>{r['name']}</font><br/>{r['road']}<br/>{r['town']}<br/>{r['state']} &nbsp; State Code {away}<br/>GSTIN {r['gstin']}", 8),
                   P(f"<font name='{B}' size=10>TAX INVOICE</font> &nbsp; CREDIT<br/>No. <font name='{B}'>{no}</font><br/>Dated <font name='{B}'>{d:%d/%m/%Y}</font><br/>"
                     f"L.R. No. {rng.randrange(10000, 99999)}<br/>Bales {rng.randrange(1, 40)}", 8)]], [340, 193])
    info.setStyle([("BOX", (0, 0), (-1, -1), .8, green), ("LINEAFTER", (0, 0), (0, 0), .8, green), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    hd = ["No", "Description", "Twine /\nDia", "Mesh\nmm", "MD", "Pcs", "HSN", "GST", "Qty.", "UOM", "Rate", "Amount\nRs. Ps."]
    t = Table([hd] + cells, [20, 128, 42, 30, 28, 25, 48, 28, 46, 28, 46, 64], repeatRows=1)
    t.setStyle([("FONT", (0, 0), (-1, -1), F, 7.4), ("FONT", (0, 0), (-1, 0), B, 7.4), ("BOX", (0, 0), (-1, -1), .8, green), ("LINEBELOW", (0, 0), (-1, 0), .8, green),
                ("INNERGRID", (0, 0), (-1, -1), .15, green), ("ALIGN", (3, 0), (5, -1), "CENTER"), ("ALIGN", (7, 0), (8, -1), "RIGHT"), ("ALIGN", (10, 0), (-1, -1), "RIGHT"),
                ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("TOPPADDING", (0, 0), (-1, -1), 2),
                ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)])
    tot = [0, 0, 0, 0]
    tx = [["GST %", "Taxable", "IGST"]] if inter else [["GST %", "Taxable", "CGST", "SGST"]]
    for g in sorted(base):
        cg, sg, ig = k.split(inter, base[g], g)
        tot = [a + b for a, b in zip(tot, (base[g], cg, sg, ig))]
        tx.append([f"{g}%", k.inr(base[g])] + ([k.inr(ig)] if inter else [k.inr(cg), k.inr(sg)]))
    tx.append(["Total", k.inr(tot[0])] + ([k.inr(tot[3])] if inter else [k.inr(tot[1]), k.inr(tot[2])]))
    grand, ro = k.to_rupee(sum(tot))
    tax = Table(tx, [38, 76, 66, 66][:len(tx[0])], hAlign="LEFT")
    tax.setStyle([("FONT", (0, 0), (-1, -1), F, 7.4), ("FONT", (0, 0), (-1, 0), B, 7.4), ("FONT", (0, -1), (-1, -1), B, 7.4), ("GRID", (0, 0), (-1, -1), .15, green),
                  ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    ft = [["Total", k.inr(tot[0])]] + ([["IGST", k.inr(tot[3])]] if inter else [["CGST", k.inr(tot[1])], ["SGST", k.inr(tot[2])]])
    ft += [["Less / Add Paise", k.inr(ro)], ["NET AMOUNT", k.inr(grand)]]
    fin = Table(ft, [110, 90])
    fin.setStyle([("FONT", (0, 0), (-1, -1), F, 8.5), ("FONT", (0, -1), (-1, -1), B, 10), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEABOVE", (0, -1), (-1, -1), .8, green),
                  ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    foot = Table([[tax, fin]], [325, 208])
    foot.setStyle([("BOX", (0, 0), (-1, -1), .8, green), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    wd = "Rupees " + k.words(grand // 100) + " only"
    end = Table([[P(f"{wd}<br/><br/>Goods are despatched at the buyer's risk. Shrinkage of webbing after treatment is not our liability.", 8),
                  P(f"For {s['name']}<br/><br/><br/>Manager", 8, alignment=2)]], [325, 208])
    end.setStyle([("BOX", (0, 0), (-1, -1), .8, green), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    SimpleDocTemplate(path, pagesize=A4, leftMargin=31, rightMargin=31, topMargin=30, bottomMargin=30, invariant=1).build(
        [top, Spacer(1, 5), sub, Spacer(1, 6), info, t, KeepTogether([foot, end])])
    data = k.start(s, r, no, d, lines)
    data.update(taxable_total=k.plain(tot[0]), round_off=k.plain(ro), grand_total=k.plain(grand), amount_in_words=wd)
    data.update({"igst_total": k.plain(tot[3])} if inter else {"cgst_total": k.plain(tot[1]), "sgst_total": k.plain(tot[2])})
    return {"data": data}


# ------------------------------------------------------------------ kraft paper mill to a box maker
def kraftmill(path, seed, rows):
    rng = k.dice("kraftmill", seed, rows)
    home, away = k.pick_states(rng, ["24", "09", "05"])
    inter = home != away
    s = k.party(rng, rng.choice(["Silverfall Kraft Papers Pvt. Ltd.", "RAMGANGA PAPER & BOARD MILLS LIMITED", "Vanraj Papers LLP"]), home)
    r = k.party(rng, rng.choice(["Swastik Corrugators", "Boxcraft Packaging Industries", "Ganga Cartons Private Limited"]), away)
    d = k.day(rng)
    due = d + datetime.timedelta(days=rng.choice([30, 45]))
    no = f"SKP{k.fy(d).replace('-', '')}{rng.randrange(1000, 99999):05d}"
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    F, B = "Times-Roman", "Times-Bold"
    lines, show, tot, tq, td = [], [], [0] * 4, 0, 0
    for i in range(rows):
        n, hsn = rng.choice([("Kraft Paper Natural", "48041100"), ("Kraft Paper Golden Shade", "48041100"), ("Fluting Media", "48051900"), ("Test Liner", "48052400")])
        gsm, bf, dk = rng.choice([80, 100, 120, 150, 180, 230]), rng.choice([16, 18, 20, 22, 28]), rng.choice([71, 86, 94, 102, 115, 132, 178])
        reels = rng.randrange(1, 9)
        q = reels * rng.randrange(380, 930)
        rate = rng.randrange(27500, 42000, 250) * 100
        gross = k.div(q * rate, 1000)
        disc = k.div(q * rng.choice([0, 50000, 75000]), 1000)
        tv = gross - disc
        cg, sg, ig = k.split(inter, tv, 12)
        tot = [a + b for a, b in zip(tot, (tv, cg, sg, ig))]
        tq, td = tq + q, td + disc
        it = {"description": n, "hsn_sac": hsn, "quantity": k.dec3(q), "unit": "MT", "unit_price": k.plain(rate), "discount": k.plain(disc), "taxable_value": k.plain(tv),
              "gst_rate": "12", "amount": k.plain(tv + cg + sg + ig)}
        it.update({"igst_amount": k.plain(ig)} if inter else {"cgst_amount": k.plain(cg), "sgst_amount": k.plain(sg)})
        lines.append(it)
        show.append([n, hsn, str(gsm), str(bf), str(dk), str(reels), k.dec3(q), "MT", k.plain(rate), k.plain(disc), k.plain(tv)]
                    + (["12", k.plain(ig)] if inter else ["6", k.plain(cg), "6", k.plain(sg)]) + [it["amount"]])
    tw = [20, 60] if inter else [17, 50, 17, 50]
    cw = [104 if inter else 70, 42, 23, 19, 25, 22, 33, 20, 42, 39, 51] + tw + [56]
    xs = [20.0]
    for w in cw:
        xs.append(xs[-1] + w)
    scale = 555 / (xs[-1] - 20)
    xs = [20 + (x - 20) * scale for x in xs]
    Z = 6.9
    al = "lc" + "c" * 4 + "rcrrr" + ("cr" if inter else "crcr") + "r"
    heads = ["Quality", "HSN", "GSM", "BF", "Size|cm", "Reel|Nos", "Net Wt.|M.T.", "UoM", "Rate|Per M.T.", "Trade|Disc.", "Taxable|Value"]
    subs = ["%", "Amount"] if inter else ["%", "Amount", "%", "Amount"]
    grp = ["IGST"] if inter else ["CGST", "SGST"]

    def thead(y):
        c.setLineWidth(.5)
        c.line(xs[0], y, xs[-1], y)
        c.setFont(B, 7)
        for i, h in enumerate(heads):
            for j, t in enumerate(h.split("|")):
                c.drawCentredString((xs[i] + xs[i + 1]) / 2, y - 10 - 9 * j, t)
        for g, t in enumerate(grp):
            a, b = xs[11 + 2 * g], xs[13 + 2 * g]
            c.drawCentredString((a + b) / 2, y - 9, t)
            c.line(a, y - 12, b, y - 12)
        for j, t in enumerate(subs):
            c.drawCentredString((xs[11 + j] + xs[12 + j]) / 2, y - 20, t)
            if j % 2 == 0:
                c.line(xs[12 + j], y - 12, xs[12 + j], y - 24)
        c.drawCentredString((xs[-2] + xs[-1]) / 2, y - 10, "Total")
        c.drawCentredString((xs[-2] + xs[-1]) / 2, y - 19, "Rs.")
        c.line(xs[0], y - 24, xs[-1], y - 24)
        return y - 34

    def cells(y, vals, f=F):
        for i, t in enumerate(vals):
            tl = k.wrap(t, f, Z, xs[i + 1] - xs[i] - 4) if i == 0 else [t]
            c.setFont(f, Z)
            for j, u in enumerate(tl):
                if al[i] == "l":
                    c.drawString(xs[i] + 2, y - 8 * j, u)
                elif al[i] == "c":
                    c.drawCentredString((xs[i] + xs[i + 1]) / 2, y, u)
                else:
                    c.drawRightString(xs[i + 1] - 2, y, u)

    def walls(y0, y1):
        for i, x in enumerate(xs):
            inner = i in ((12,) if inter else (12, 14))
            c.line(x, y0 - (24 if inner else 0), x, y1)

    c.setFont(B, 16)
    c.drawString(20, H - 46, s["name"])
    c.setFont(F, 9)
    c.drawString(20, H - 58, f"Works : {s['road']}, {s['town']}, {s['state']}")
    c.drawString(20, H - 69, f"GSTIN : {s['gstin']}")
    c.setFont(B, 11)
    c.drawRightString(575, H - 46, "TAX INVOICE")
    c.setFont(F, 8.5)
    c.drawRightString(575, H - 58, "ORIGINAL FOR RECIPIENT")
    num = k.irn(rng)
    c.setFont(F, 8)
    c.drawString(20, H - 82, f"IRN : {num}")
    c.rect(20, H - 152, 555, 64)
    c.line(320, H - 88, 320, H - 152)
    y = H - 99
    c.setFont(F, 8.5)
    for i, t in enumerate(("Details of Receiver (Billed to)", r["name"], r["road"], f"{r['town']}, {r['state']}", f"GSTIN : {r['gstin']}")):
        c.setFont(B if i == 1 else F, 9 if i == 1 else 8.5)
        c.drawString(25, y - 12 * i, t)
    for i, (a, b) in enumerate((("Invoice No.", no), ("Invoice Date", f"{d:%d-%m-%Y}"), ("Due Date", f"{due:%d-%m-%Y}"), ("Place of Supply", f"{away} - {r['state']}"),
                                ("Truck No.", f"GJ15{rng.choice('XYZ')}{rng.choice('XYZ')}{rng.randrange(1000, 9999)}"))):
        c.setFont(F, 8.5)
        c.drawString(326, y - 12 * i, a)
        c.drawString(400, y - 12 * i, ": " + b)
    top = H - 160
    y = thead(top)
    for i, v in enumerate(show):
        if y < 60:
            walls(top, y + 8)
            c.line(xs[0], y + 8, xs[-1], y + 8)
            c.setFont("Times-Italic", 8)
            c.drawRightString(575, y - 4, "Continued ...")
            c.showPage()
            c.setFont(F, 8)
            c.drawString(20, H - 34, f"{s['name']}   Invoice {no} dated {d:%d-%m-%Y}")
            top = H - 40
            y = thead(top)
        cells(y, v)
        y -= 23 if len(k.wrap(v[0], F, Z, xs[1] - xs[0] - 4)) > 1 else 15
    blank = [""] * len(al)
    c.line(xs[0], y + 8, xs[-1], y + 8)
    blank[0], blank[6], blank[9], blank[10], blank[-1] = "Total", k.dec3(tq), k.plain(td), k.plain(tot[0]), k.plain(sum(tot))
    if inter:
        blank[12] = k.plain(tot[3])
    else:
        blank[12], blank[14] = k.plain(tot[1]), k.plain(tot[2])
    Z = 6.6
    cells(y - 2, blank, B)
    walls(top, y - 7)
    c.line(xs[0], y - 7, xs[-1], y - 7)
    y -= 22
    if y < 120:
        c.showPage()
        y = H - 50
    grand, ro = k.to_rupee(sum(tot))
    wd = k.rupees(grand)
    c.setFont(F, 9)
    c.drawString(400, y, "Rounding off")
    c.drawRightString(573, y, k.plain(ro))
    c.setFont(B, 10)
    c.drawString(400, y - 15, "Invoice Value")
    c.drawRightString(573, y - 15, k.plain(grand))
    c.setFont(F, 9)
    for j, t in enumerate(k.wrap("Rs. in words : " + wd, F, 9, 360)):
        c.drawString(20, y - 12 * j, t)
    c.setFont(F, 8)
    c.drawString(20, y - 44, "Complaint about quality, if any, must reach us within 7 days with reel slips.")
    c.drawString(20, y - 55, "Interest @ 24% p.a. after due date.")
    c.setFont(B, 9)
    c.drawRightString(573, y - 44, f"For {s['name']}")
    c.drawRightString(573, y - 84, "Authorised Signatory")
    c.save()
    data = k.start(s, r, no, d, lines)
    data.update(due_date=due.isoformat(), place_of_supply=away, taxable_total=k.plain(tot[0]), round_off=k.plain(ro), grand_total=k.plain(grand), amount_in_words=wd, irn=num)
    data.update({"igst_total": k.plain(tot[3])} if inter else {"cgst_total": k.plain(tot[1]), "sgst_total": k.plain(tot[2])})
    return {"data": data}


# ------------------------------------------------------------------ computer based tests for a recruiting board
def examhall(path, seed, rows):
    rng = k.dice("examhall", seed, rows)
    home, away = k.pick_states(rng, ["27", "06", "33"])
    inter = home != away
    s = k.party(rng, rng.choice(["Pariksha Digital Assessments Private Limited", "Answerkey Testing Services LLP", "InvigilON Technologies Ltd"]), home)
    r = k.party(rng, rng.choice(["State Subordinate Recruitment Board", "Vidyut Vitran Nigam Limited", "Council of Paramedical Studies"]), away)
    d = k.day(rng)
    no = f"{rng.choice(['CBT', 'EXM'])}/{d:%b}/{rng.randrange(10, 400):04d}".upper()
    base_rate = rng.choice([18500, 21250, 24900, 27575])
    sites = ["Sunrise Online Zone", "Vidya Infotech Campus", "Maa Sharda Polytechnic", "Blue Lotus Engineering College, Block B", "NetPoint Digital Centre", "Kaveri Women's College"]
    cities = sorted({t[0].split(", Dist")[0].split(",")[-1].strip() for c_ in (home, away) for t in k.TOWNS[c_]})
    P = lambda t, z=8, **kw: Paragraph(t, ParagraphStyle("p", fontName="Helvetica", fontSize=z, leading=z + 2.2, **kw))
    lines, cells, tot, reg = [], [], [0] * 5, 0
    for i in range(rows):
        dd = d - datetime.timedelta(days=34 - i // 3)
        sched = rng.randrange(60, 620)
        came = sched * rng.randrange(42, 97) // 100
        bill = max(came, (sched * 7 + 9) // 10)
        tv = bill * base_rate
        cg, sg, ig = k.split(inter, tv, 18)
        v = (tv, cg, sg, ig, tv + cg + sg + ig)
        tot = [a + b for a, b in zip(tot, v)]
        reg += bill
        n = f"{rng.choice(sites)}, {rng.choice(cities)}"
        it = {"description": n, "quantity": str(bill), "unit_price": k.plain(base_rate), "taxable_value": k.plain(tv), "amount": k.plain(v[4])}
        it.update({"igst_amount": k.plain(ig)} if inter else {"cgst_amount": k.plain(cg), "sgst_amount": k.plain(sg)})
        lines.append(it)
        cells.append([str(i + 1), f"{dd:%d-%b-%y}", "I II III".split()[i % 3], str(rng.randrange(1001, 9999)), P(n, 7.5), str(sched), str(came), str(bill), k.inr(base_rate), k.inr(tv)]
                     + ([k.inr(ig)] if inter else [k.inr(cg), k.inr(sg)]) + [k.inr(v[4])])
    taxh = ["IGST\n(18%)"] if inter else ["CGST\n(9%)", "SGST\n(9%)"]
    hd = ["Sl.\nNo.", "Exam\nDate", "Shift", "Centre\nCode", "Name of Exam Centre", "Candidates", "", "", "Rate per\nCandidate", "Taxable\nAmount"] + taxh + ["Gross\nAmount"]
    h2 = ["", "", "", "", "", "Sched-\nuled", "Appe-\nared", "Bill-\nable*", "", ""] + [""] * len(taxh) + [""]
    tr = ["", "", "", "", "Total for the month", "", "", k.group(reg), "", k.inr(tot[0])] + ([k.inr(tot[3])] if inter else [k.inr(tot[1]), k.inr(tot[2])]) + [k.inr(tot[4])]
    ws = [26, 52, 30, 40, 180, 42, 42, 42, 54, 76] + ([78] if inter else [68, 68]) + [80]
    f = 770 / sum(ws)
    t = Table([hd, h2] + cells + [tr], [w * f for w in ws], repeatRows=2)
    style = [("FONT", (0, 0), (-1, -1), "Helvetica", 7.5), ("FONT", (0, 0), (-1, 1), "Helvetica-Bold", 7.5), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 7.5),
             ("SPAN", (5, 0), (7, 0)), ("ALIGN", (0, 0), (-1, 1), "CENTER"), ("ALIGN", (5, 2), (-1, -1), "RIGHT"), ("ALIGN", (0, 2), (3, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
             ("BACKGROUND", (0, 0), (-1, 1), colors.HexColor("#f3e3c3")), ("BACKGROUND", (0, -1), (-1, -1), colors.HexColor("#f3e3c3")), ("LINEBELOW", (0, 1), (-1, -1), .4, colors.HexColor("#b58a3c")),
             ("LINEABOVE", (0, 0), (-1, 0), .8, colors.HexColor("#b58a3c")), ("LINEBELOW", (5, 0), (7, 0), .4, colors.HexColor("#b58a3c")), ("TOPPADDING", (0, 0), (-1, -1), 2),
             ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
    style += [("SPAN", (i, 0), (i, 1)) for i in range(len(hd)) if i not in (5, 6, 7)]
    t.setStyle(style)
    grand, ro = k.to_rupee(tot[4])
    wd = k.rupees(grand, "Rupees ", " Only")
    info = Table([[P(f"To,<br/><b>{r['name']}</b><br/>{r['road']}, {r['town']}, {r['state']}<br/>GSTIN : {r['gstin']}<br/>Kind Attn. : The Controller of Examinations"),
                   P(f"Invoice No. : {no}<br/>Date : {d:%d %b %Y}<br/>Work Order : WO/{d.year}/{rng.randrange(11, 99)}<br/>SAC : 999293<br/>State / Place of Supply : {r['state']}, Code {away}")]], [520, 250])
    info.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    fin = Table([[P(f"<b>{wd}</b>"), P("Round off", alignment=2), P(k.inr(ro), alignment=2)],
                 [P("* Billable is the number appeared or 70% of the number scheduled, whichever is higher, as per clause 9 of the agreement.", 7), P("<b>Total payable Rs.</b>", 9, alignment=2),
                  P(f"<b>{k.inr(grand)}</b>", 9, alignment=2)]], [520, 130, 120])
    fin.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    sign = Table([[P(f"PAN : {s['pan']}<br/>Bank : Harit Commercial Bank, A/c 50200{rng.randrange(10 ** 8, 10 ** 9)}"), P(f"For {s['name']}<br/><br/><br/>Head - Finance", alignment=2)]], [385, 385])

    def letter(c, dd):
        c.setFont("Helvetica", 7)
        c.setFillGray(.3)
        c.drawCentredString(421, 22, f"{s['name']} | {s['road']}, {s['town']}, {s['state']} | GSTIN {s['gstin']}")
        c.drawRightString(806, 22, f"{dd.page}")
    title = Table([[P(f"<font size=15 color='#7a5312'><b>{s['name']}</b></font>", 15), P("<font size=12><b>TAX INVOICE</b></font>", 12, alignment=2)]], [560, 210])
    title.setStyle([("LEFTPADDING", (0, 0), (-1, -1), 0)])
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=30, rightMargin=30, topMargin=26, bottomMargin=36, invariant=1).build(
        [title, info, Spacer(1, 6), t, KeepTogether([Spacer(1, 4), fin, sign])], onFirstPage=letter, onLaterPages=letter)
    data = k.start(s, r, no, d, lines)
    data.update(place_of_supply=away, taxable_total=k.plain(tot[0]), round_off=k.plain(ro), grand_total=k.plain(grand), amount_in_words=wd)
    data.update({"igst_total": k.plain(tot[3])} if inter else {"cgst_total": k.plain(tot[1]), "sgst_total": k.plain(tot[2])})
    return {"data": data}


LAYOUTS = {"fishnet": fishnet, "kraftmill": kraftmill, "examhall": examhall}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Jeweller, elevator maintenance, agrochemicals."""
from stranger_cauldron_kit import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle


def jeweller(path, seed, rows):
    """Ornaments by net weight with making charges; two-line descriptions; shop address in the foot band."""
    rng = rnd("jeweller", seed, rows)
    a, b = pair(rng, intra=rng.random() < .7)
    s, c = party(rng, a, "Jewels", "{c} - {p}", state=True), party(rng, b, "", "{c} {p}", first=rng.choice(PEOPLE))
    c["name"] = c["name"].strip()
    d = day(rng)
    no, intra = f"{s['name'][:2].upper()}J-{rng.randint(1000, 9999)}", a == b
    gold = D(rng.randint(5200, 7200))
    sm = ParagraphStyle("a", fontName=NS, fontSize=7.5, leading=9)
    hd = ParagraphStyle("h", parent=sm, fontName=NSB, textColor=colors.white, alignment=1, fontSize=7)
    M = colors.HexColor("#6b1227")
    H = ("#", "Ornament", "HSN", "Purity", "Gross Wt<br/>(gm)", "Net Wt<br/>(gm)", "Rate<br/>per gm", "Making<br/>Charges", "Value")
    its, tb, v = [], [[Paragraph(x, hd) for x in H]], D(0)
    for i in range(rows):
        n, pu, f = rng.choice([("Ladies Ring with Cubic Zircon", "22K916", D(1)), ("Mangalsutra Chain, Black Beads", "22K916", D(1)), ("Gents Kada", "22K916",
            D(1)),
                               ("Jhumka Ear Rings Pair", "18K750", D("0.82")), ("Gold Bangle Set (2 Pc)", "22K916", D(1)), ("Nose Pin", "18K750", D("0.82"))])
        nw = D(rng.randint(400, 2500) if n == "Nose Pin" else rng.randint(3000, 42000)) / 1000
        gw, r = nw + D(rng.randint(0, 1500)) / 1000, q2(gold * f)
        mk = q2(nw * r * D(rng.randint(8, 18)) / 100)
        am = q2(nw * r) + mk
        hu = "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(6))
        its.append({"description": f"{n} HUID: {hu}", "hsn_sac": "711319", "quantity": f"{nw:.3f}", "unit_price": s2(r), "amount": s2(am)})
        tb.append([str(i + 1), Paragraph(f"{n}<br/>HUID: {hu}", sm), "711319", pu, f"{gw:.3f}", f"{nw:.3f}", inr(r), inr(mk), inr(am)])
        v += am
    cg, sg, ig = tax(v, 3, intra)
    tot, ro = rounded(v + cg + sg + ig)
    tb += [["", "Total", "", "", "", "", "", "", inr(v)]]
    n = len(tb)
    for l, x in ([("CGST 1.5%", cg), ("SGST 1.5%", sg)] if intra else [("IGST 3%", ig)]) + [("Round Off", ro), ("Amount Payable", tot)]:
        tb.append(["", "", "", "", "", "", l, "", inr(x)])
    st = [("FONT", (0, 0), (-1, -1), NS, 7.5), ("BACKGROUND", (0, 0), (-1, 0), M), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (4, 1), (-1, -1), "RIGHT"),
          ("LINEBELOW", (0, 1), (-1, n - 2), .3, M), ("FONT", (0, n - 1), (-1, n - 1), NSB, 7.5), ("LINEABOVE", (0, n - 1), (-1, n - 1), 1, M),
          ("FONT", (6, -1), (-1, -1), NSB, 9), ("ALIGN", (6, n), (6, -1), "LEFT"), ("LINEABOVE", (6, -1), (-1, -1), 1, M)]
    st += [("SPAN", (6, k), (7, k)) for k in range(n, len(tb))]

    def deco(cv, doc):
        cv.setFillColor(M)
        cv.rect(0, 0, 595.3, 44, stroke=0, fill=1)
        cv.setFillColor(colors.white)
        cv.setFont(NS, 8)
        cv.drawCentredString(297, 28, ", ".join(s["parts"]))
        cv.drawCentredString(297, 15, f"www.{s['name'].split()[0].lower()}jewels.example   |   BIS Hallmark Licence HM/C-{7000 + seed}")
        if doc.page == 1:
            cv.setFillColor(M)
            cv.circle(60, 785, 20, fill=0)
            cv.setFont(NSB, 18)
            cv.drawCentredString(60, 779, s["name"][0])
            cv.drawString(92, 785, s["name"])
            cv.setFont(NS, 8)
            cv.drawString(92, 772, "GSTIN " + s["gstin"])
            cv.setFont(NSB, 12)
            cv.drawRightString(555, 785, "Tax Invoice")
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=36, bottomMargin=56, invariant=1)
    lab = [["Customer", c["name"], "Bill No.", no], ["Address", Paragraph("<br/>".join(pack(c["parts"], NS, 7.5, 170)), sm), "Bill Date", d.strftime(
        "%d %b %Y")],
           ["State / Code", f"{c['state']} / {b}", "Gold Rate 24K", f"Rs. {inr(q2(gold * 24 / 22))} per gm"]]
    ls = TableStyle([("FONT", (0, 0), (-1, -1), NS, 7.5), ("FONT", (0, 0), (0, -1), NSB, 7.5), ("FONT", (2, 0), (2, -1), NSB, 7.5), ("VALIGN", (0, 0), (-1,
        -1), "TOP")])
    doc.build([Spacer(1, 58), Table(lab, [70, 220, 80, 150], style=ls), Spacer(1, 10),
               Table(tb, [20, 140, 42, 44, 50, 50, 54, 58, 68], repeatRows=1, style=TableStyle(st)), Spacer(1, 8), Paragraph("Rupees " + rupees(tot), sm),
                   Spacer(1, 6),
               Paragraph("Certified that the above ornaments are hallmarked. Exchange within 15 days against this bill; making charges are not refundable.",
                   sm)],
              onFirstPage=deco, onLaterPages=deco)
    dt_ = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": truth(s), "recipient": truth(c, gst=False), "line_items": its,
        "taxable_total": s2(v),
           "round_off": s2(ro), "grand_total": s2(tot)}
    dt_.update({"cgst_total": s2(cg), "sgst_total": s2(sg)} if intra else {"igst_total": s2(ig)})
    return {"data": dt_}


def elevator(path, seed, rows):
    """Letter-like maintenance bill: sentences hold number, dates; zebra rows; taxes are rows of the table."""
    rng = rnd("elevator", seed, rows)
    a, b = pair(rng)
    s, c = party(rng, a, "Elevators (India) Pvt. Ltd.", "{c} {p}"), party(
        rng, b, rng.choice(["Residency CHS Ltd", "Hospital Trust", "IT Park Association"]), "{c} {p}", state=True)
    d = day(rng)
    due, intra, no = d + dt.timedelta(days=30), a == b, f"AMC{d:%y}{rng.randint(10000, 99999)}"
    st = ParagraphStyle("b", fontName=NO, fontSize=9, leading=12)
    sm = ParagraphStyle("s", parent=st, fontSize=8, leading=10)
    its, v = [], D(0)
    for i in range(rows):
        n, h, hi = rng.choice([("Comprehensive maintenance of passenger lift, 8 persons / 544 kg, G+7, VVVF drive", "998718", 1900), (
            "ARD battery bank 12 V x 4", "850720", 400),
                               ("Non-comprehensive maintenance, goods lift 1000 kg", "998718", 900), ("Supply and fixing of governor rope 8 mm", "998718", 250),
                               ("Replacement of door operator belt and car door rollers including labour", "998718", 300),
                               ("Annual safety inspection with load test and statutory Form C", "998346", 200)])
        q, r = rng.randint(1, 4), D(rng.randint(90, hi) * 50)
        its.append((n, h, q, r, q * r))
        v += q * r
    cg, sg, ig = tax(v, 18, intra)
    tot = v + cg + sg + ig
    tb = [["Sl.", "Description of service", "HSN/SAC", "Qty", "Rate (₹)", "Amount (₹)"]]
    tb += [[f"{i + 1}.", Paragraph(x[0], sm), x[1], str(x[2]), inr(x[3]), inr(x[4])] for i, x in enumerate(its)]
    n = len(tb)
    for l, x in [("Sub-total", v)] + ([("Add: CGST @ 9%", cg), ("Add: SGST @ 9%", sg)] if intra else [("Add: IGST @ 18%", ig)]) + [("Total amount due", tot)]:
        tb.append(["", l, "", "", "", inr(x)])
    K = colors.black
    ts = [("FONT", (0, 0), (-1, -1), NO, 8), ("FONT", (0, 0), (-1, 0), NOB, 8), ("FONT", (0, -1), (-1, -1), NOB, 9),
          ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
          ("LINEBELOW", (0, 0), (-1, 0), .8, K), ("LINEABOVE", (0, n), (-1, n), .8, K), ("LINEABOVE", (0, -1), (-1, -1), .5, K), ("LINEBELOW", (0, -1), (-1,
              -1), 1.2, K)]
    ts += [("BACKGROUND", (0, k), (-1, k), colors.HexColor("#e8eef4")) for k in range(1, n, 2)]

    def foot(cv, doc):
        cv.setFont(NO, 7)
        cv.setFillColor(colors.HexColor("#335577"))
        cv.drawString(50, 40, f"{s['name']}  ·  {', '.join(s['parts'])}")
        cv.drawString(50, 30, f"GSTIN {s['gstin']}  ·  24x7 helpline 1800 {200 + seed} 4455")
        cv.drawRightString(545, 30, f"{doc.page}")
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=50, rightMargin=50, topMargin=46, bottomMargin=60, invariant=1)
    ad = "<br/>".join(pack(c["parts"], NO, 9, 220))
    big = ParagraphStyle("l", fontName=NOB, fontSize=20, leading=24, textColor=colors.HexColor("#335577"))
    tx = (f"Dear Sir / Madam, we invoice as under for services rendered against contract MC-{rng.randint(1000, 9999)}. Payment is due on or before "
          f"{due.day} {due:%B %Y}. Place of supply: {STATES[b][0]} ({b}).")
    el = [Paragraph(s["name"].split()[0].upper(), big), Paragraph("vertical mobility", sm), Spacer(1, 14), Paragraph("To", st),
          Paragraph(f"<font name='{NOB}'>{c['name'].replace('&', '&amp;')}</font><br/>{ad}<br/>GSTIN: {c['gstin']}", st), Spacer(1, 12),
          Paragraph(f"<font name='{NOB}'>Tax Invoice No. {no} dated {d.day} {d:%B %Y}</font>", st), Spacer(1, 6), Paragraph(tx, st), Spacer(1, 8),
          Table(tb, [26, 226, 50, 36, 72, 85], repeatRows=1, style=TableStyle(ts)), Spacer(1, 8),
          KeepTogether([Paragraph("(Rupees " + rupees(tot) + ")", st), Spacer(1, 6),
                        Paragraph("Tax is not payable under reverse charge on this invoice. Delayed payment attracts interest at 1.5% per month.", sm),
                    Spacer(1, 26),
                        Paragraph("Yours faithfully,<br/>" + rng.choice(PEOPLE) + "<br/>Service Accounts", st)])]
    doc.build(el, onFirstPage=foot, onLaterPages=foot)
    dt_ = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b, "reverse_charge": False, "supplier": truth(
        s), "recipient": truth(c),
           "taxable_total": s2(v), "grand_total": s2(tot),
           "line_items": [{"description": i[0], "hsn_sac": i[1], "quantity": str(i[2]), "unit_price": s2(i[3]), "amount": s2(i[4])} for i in its]}
    dt_.update({"cgst_total": s2(cg), "sgst_total": s2(sg)} if intra else {"igst_total": s2(ig)})
    return {"data": dt_}


def agro(path, seed, rows):
    """Wide landscape sheet of a pesticide distributor's program: two-tier heads, every column ruled, small type."""
    rng = rnd("agro", seed, rows)
    a, b = pair(rng)
    s = party(rng, a, "Agro Distributors", "{c}-{p}", state=True)
    c = party(rng, b, rng.choice(["Krishi Seva Kendra", "Fertilizers", "Beej Bhandar"]), "{c}-{p}", state=True)
    d = day(rng)
    due, intra, no = d + dt.timedelta(days=45), a == b, f"A{rng.randint(1, 999):04d}/{fy(d)}"
    its = []
    for i in range(rows):
        n, h, r, pk, lo, hi = rng.choice([("CHLORPYRIPHOS 20% EC", "38089199", 18, "1 LTR", 260, 380), ("MANCOZEB 75% WP", "38089290", 18, "500 GM", 150, 230),
                                          ("GLYPHOSATE 41% SL", "38089390", 18, "5 LTR", 1300, 1900), ("NPK 19:19:19 WSF", "31052000", 5, "1 KG", 95, 170),
                                          ("NEEM OIL 1500 PPM", "38089910", 12, "250 ML", 90, 140), ("ZINC EDTA 12%", "28332990", 12, "250 GM", 60, 110),
                                          ("IMIDACLOPRID 17.8% SL", "38089199", 18, "100 ML", 85, 150)])
        q, p0 = rng.randint(4, 120), D(rng.randint(lo * 100, hi * 100)) / 100
        di = q2(q * p0 * rng.choice([0, 3, 5, 8]) / 100)
        tv = q2(q * p0) - di
        t = tax(tv, r, intra)
        its.append((n, h, pk, f"{rng.choice('KMNT')}{rng.randint(1000, 9999)}", f"{rng.randint(1, 12):02d}/{d.year % 100 + 2}", q, p0, di, tv, r, t, tv + sum(
            t)))
    S = lambda f: sum(f(i) for i in its)
    v, T = S(lambda i: i[8]), [S(lambda i: i[10][k]) for k in range(3)]
    tot, ro = rounded(v + sum(T))
    p = P(path, landscape(A4))
    f, fb = "Helvetica", "Helvetica-Bold"
    taxw = [("CGST", 28, 48), ("SGST", 28, 48)] if intra else [("IGST", 30, 56)]
    W = [22, 148 + (0 if intra else 66), 48, 40, 42, 36, 32, 48, 48, 60] + [x for t in taxw for x in t[1:]] + [64]
    X = [28]
    for w in W:
        X.append(X[-1] + w)
    lic, R = rng.randint(100, 900), X[-1]

    def head(pg):
        p.t(28, 34, s["name"].upper(), fb, 14)
        p.t(28, 45, ", ".join(s["parts"]), f, 7.5)
        p.t(28, 55, f"GSTIN: {s['gstin']}   Pesticide Lic. No. LC/{lic}   Fert. Lic. No. FR/{lic + 71}", f, 7.5)
        p.t(R, 34, "GST INVOICE - CREDIT", fb, 11, "r")
        p.t(R, 45, f"Page No. {pg}", f, 7.5, "r")
        p.bx(28, 62, R - 28, 48)
        p.ln(500, 62, 500, 110)
        p.t(32, 73, "Party :", f, 8)
        p.t(64, 73, c["name"], fb, 9)
        p.t(64, 84, ", ".join(c["parts"]), f, 7.5)
        p.t(64, 95, "GSTIN: " + c["gstin"], f, 8)
        for k, (l, x) in enumerate((("Inv. No.", no), ("Inv. Date", d.strftime("%d-%m-%Y")), ("Due Date", due.strftime("%d-%m-%Y")), ("POS",
            f"{b}-{STATES[b][0]}"))):
            p.t(505 + 150 * (k % 2), 76 + 16 * (k // 2), l, f, 8)
            p.t(545 + 150 * (k % 2), 76 + 16 * (k // 2), x, fb, 8)
        p.t(505, 106, "Transport : By Road      Rev. Chg : N", f, 7.5)
        p.bx(28, 110, R - 28, 24, (.85, .93, .85))
        for k, h in enumerate(("S.N", "Product Name", "HSN", "Pack", "Batch", "Exp.", "Qty", "Rate", "Disc. Amt", "Taxable")):
            p.t((X[k] + X[k + 1]) / 2, 125, h, fb, 7, "c")
        for k, (l, *_) in enumerate(taxw):
            j = 10 + 2 * k
            p.t((X[j] + X[j + 2]) / 2, 119, l, fb, 7, "c")
            p.ln(X[j], 122, X[j + 2], 122, .4)
            p.t((X[j] + X[j + 1]) / 2, 131, "%", fb, 7, "c")
            p.t((X[j + 1] + X[j + 2]) / 2, 131, "Amt", fb, 7, "c")
            p.ln(X[j + 1], 122, X[j + 1], 134, .4)
            p.ln(X[j], 110, X[j], 134, .4)
        p.t((X[-2] + R) / 2, 125, "Net Amt", fb, 7, "c")
        for x in X[1:10] + [X[-2]]:
            p.ln(x, 110, x, 134, .4)

    for pg, st in enumerate(range(0, rows, 26), 1):
        if st:
            p.t(R, 580, "Continued...", f, 7, "r")
            p.page()
        head(pg)
        ch = its[st:st + 26]
        for j, (n, h, pk, ba, ex, q, p0, di, tv, r, t, net) in enumerate(ch):
            cs = [str(st + j + 1), n, h, pk, ba, ex, str(q), s2(p0), s2(di), s2(tv)]
            cs += [f"{D(r) / 2:g}", s2(t[0]), f"{D(r) / 2:g}", s2(t[1])] if intra else [str(r), s2(t[2])]
            for k, x in enumerate(cs + [s2(net)]):
                p.t(X[k + 1] - 3 if k > 5 else X[k] + 3, 143 + 11.5 * j, x, f, 7, "r" if k > 5 else "l")
        y = 134 + 11.5 * len(ch) + 3
        for x in X:
            p.ln(x, 134, x, y, .4)
        p.ln(28, y, R, y, .6)
    sums = [(6, str(S(lambda i: i[5]))), (8, s2(S(lambda i: i[7]))), (9, s2(v))] + ([(11, s2(T[0])), (13, s2(T[1]))] if intra else [(11, s2(T[2]))])
    for k, x in sums + [(len(W) - 1, s2(v + sum(T)))]:
        p.t(X[k + 1] - 3, y + 10, x, fb, 7, "r")
    p.t(X[1] + 3, y + 10, "TOTAL", fb, 7)
    p.bx(28, y, R - 28, 14)
    if y > 440:
        p.t(R, 580, "Continued...", f, 7, "r")
        p.page()
        y = 40
    for k, (l, x) in enumerate((("Round Off", ro), ("Invoice Value", tot))):
        p.t(R - 90, y + 30 + 16 * k, l, fb if k else f, 8 + 2 * k, "r")
        p.t(R - 3, y + 30 + 16 * k, s2(x), fb if k else f, 8 + 2 * k, "r")
    p.t(28, y + 30, "Rs. " + rupees(tot), f, 7.5)
    p.t(28, y + 46, "Poison: keep away from food stuffs. Purchaser is responsible for use as per label. Expiry claims not accepted after 90 days.", f, 7)
    p.t(R - 3, y + 92, "for " + s["name"].upper(), f, 8, "r")
    p.save()
    L = []
    for n, h, pk, ba, ex, q, p0, di, tv, r, t, net in its:
        L.append({"description": n, "hsn_sac": h, "quantity": str(q), "unit_price": s2(p0), "discount": s2(di), "taxable_value": s2(tv), "gst_rate": str(r),
            "amount": s2(net)})
        L[-1].update({"cgst_amount": s2(t[0]), "sgst_amount": s2(t[1])} if intra else {"igst_amount": s2(t[2])})
    dt_ = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b, "reverse_charge": False, "supplier": truth(
        s), "recipient": truth(c),
           "line_items": L, "taxable_total": s2(v), "round_off": s2(ro), "grand_total": s2(tot)}
    dt_["supplier"]["name"] = s["name"].upper()
    dt_.update({"cgst_total": s2(T[0]), "sgst_total": s2(T[1])} if intra else {"igst_total": s2(T[2])})
    return {"data": dt_}


LAYOUTS = {"jeweller": jeweller, "elevator": elevator, "agro": agro}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Feed mill, jeweller, surgical distributor, printing press."""
from stranger_market_kit import *

FEED = [("Broiler Starter Crumbs", "23099010", 0, "KGS", 38, 46, 50), ("Layer Mash Phase-I", "23099010", 0, "KGS", 29, 35, 50), ("Vitamin AD3 Premix",
        "29362990", 18, "KGS", 310, 480, 25), ("Di-Calcium Phosphate Feed Grade", "28352500", 18, "KGS", 52, 68, 50), ("Soya De-Oiled Cake", "23040030", 5,
        "KGS", 41, 56, 60), ("Feeder Plate Automatic", "84362900", 12, "NOS", 145, 260, 10), ("Toxin Binder", "38249900", 18, "KGS", 95, 160, 25)]

def feed(path, seed, rows):
    rng, sup, buy, inter, d = start("feed", seed, rows, "Feeds & Farms", "Poultry Farm")
    F, B, c = "Gst31Sans", "Gst31SansB", Pad(path, (A4[1], A4[0]))
    no, li, rws, S = f"SFF/{rng.randint(1, 3999):04d}/{fy(d)}", [], [], [D(0)] * 5
    for k, (n, hsn, gst, u, lo, hi, kg) in enumerate(pick(rng, FEED, rows)):
        bags, p = rng.randint(1, 60), q2(D(rng.randint(lo * 20, hi * 20)) / 20)
        q = bags * kg
        g = q2(q * p)
        dis = q2(bags * rng.choice((0, 0, 10, 15)))
        t = g - dis
        x = levy(t, gst, inter)
        a = t + x * (1 if inter else 2)
        S = [i + j for i, j in zip(S, (g, dis, t, x, a))]
        r = f"{D(gst) / (1 if inter else 2):.1f}%"
        gs = (["", "", "", "", r, ind(x)] if inter else [r, ind(x), r, ind(x), "", ""])
        rws.append([str(k + 1), n, hsn, str(bags), str(q), u, ind(p), ind(g), ind(dis), ind(t)] + gs + [ind(a)])
        li.append({"description": n, "hsn_sac": hsn, "quantity": str(q), "unit": u, "unit_price": s2(p), "discount": s2(dis), "taxable_value": s2(t),
                "gst_rate": str(gst), "amount": s2(a), **amts(inter, x)})
    grand, gt = q0(S[4]), S[3] * (1 if inter else 2)
    X = [24]
    for w in (22, 118, 48, 32, 38, 30, 46, 62, 48, 64, 28, 52, 28, 52, 30, 54, 65):
        X.append(X[-1] + w - 1.4)
    X[-1] = 818
    H = ["Sr.\nNo.", "Name of Product", "HSN\nCode", "No. of\nBags", "Qty.", "UOM", "Rate", "Amount", "Less:\nDiscount", "Taxable\nValue", "Rate", "Amount",
            "Rate", "Amount", "Rate", "Amount", "Total"]

    def grid(y, part):
        for j in range(17):          # column by column
            top = y + (12 if 9 < j < 16 else 0)
            c.box(X[j], top, X[j + 1], y + 24)
            for m, s in enumerate(H[j].split("\n")):
                c.t((X[j] + X[j + 1]) / 2, (y + 21 if 9 < j < 16 else y + 10 + 9 * m), s, B, 6.8, "c")
            for k, row in enumerate(part):
                c.box(X[j], y + 24 + 14 * k, X[j + 1], y + 38 + 14 * k)
                al = "l" if j == 1 else ("c" if j in (0, 2, 5) else "r")
                c.t({"l": X[j] + 2, "c": (X[j] + X[j + 1]) / 2, "r": X[j + 1] - 2}[al], y + 34 + 14 * k, row[j], B if row[1] == "Total" else F, 7, al,
                        w=X[j + 1] - X[j] - 3)
        for j, s in ((10, "CGST"), (12, "SGST"), (14, "IGST")):
            c.box(X[j], y, X[j + 2], y + 12)
            c.t((X[j] + X[j + 2]) / 2, y + 9, s, B, 6.8, "c")
        return y + 24 + 14 * len(part)
    tr = ["", "Total", "", str(sum(int(r[3]) for r in rws)), "", "", "", ind(S[0]), ind(S[1]), ind(S[2])] + (["", "", "", "", "",
            ind(S[3])] if inter else ["", ind(S[3])] * 2 + ["", ""]) + [ind(S[4])]
    c.box(24, 24, 818, 60, colors.HexColor("#fff4cf"))
    c.put((421, 40, sup["name"].upper(), B, 14, "c"), (421, 53,
            f"{sup['a1']}, {sup['a2']}, {sup['city']}, {sup['state']} - {sup['pin']}   |   GSTIN: {sup['gstin']}", F, 8, "c"))
    c.box(24, 60, 818, 74)
    c.t(421, 70.5, "TAX INVOICE", B, 9, "c")
    c.box(24, 74, 421, 140)
    c.box(421, 74, 818, 140)
    for x, rs in ((28, (("Invoice No:", no), ("Invoice date:", f"{d:%d/%m/%Y}"), ("Reverse Charge (Y/N):", "N"), ("State:",
            f"{sup['state']}    Code: {sup['code']}"), ("Vehicle No.:", ""))), (425, (("Bill to Party", ""), ("Name:", buy["name"]), ("Address:",
            f"{buy['a1']}, {buy['city']} {buy['pin']}"), ("GSTIN:", buy["gstin"]), ("Place of Supply:", f"{buy['state']}    Code: {buy['code']}")))):
        for k, (a, b) in enumerate(rs):
            c.put((x, 85 + 12.5 * k, a, B if a == "Bill to Party" else F, 8), (x + 100, 85 + 12.5 * k, b, B if k < 2 else F, 8))
    y, k, n, pg = 144, 0, 26, 1
    while k < rows:
        part = rws[k:k + n]
        k += len(part)
        y = grid(y, part + ([tr] if k >= rows else []))
        if k < rows or y > 440:
            c.t(818, 582, f"Page {pg}", F, 7, "r")
            c.showPage()
            y, n, pg = 30, 35, pg + 1
    y += 6
    ft = [("Total Amount before Tax", S[2])] + ([("Add: IGST", S[3])] if inter else [("Add: CGST", S[3]), ("Add: SGST", S[3])]) + [("Total Tax Amount", gt),
            ("Round Off", grand - S[4]), ("Total Amount after Tax:", grand)]
    for j, (a, b) in enumerate(ft):
        c.box(560, y + 14 * j, 818, y + 14 * j + 14)
        c.put((564, y + 10 + 14 * j, a, B, 8), (815, y + 10 + 14 * j, ind(b), B if j + 1 == len(ft) else F, 8, "r"))
    c.box(24, y, 552, y + 28)
    c.put((28, y + 10, "Total Invoice amount in words", B, 7.5), (28, y + 22, "Rupees " + rupees(grand) + " Only", F, 8, "l", None, 515))
    c.col(28, y + 42, 12, (f"Bank: Godavari Gramin Sahakari Bank   A/C: {rng.randint(10**10, 10**11)}",
            "Terms: Feed should be stored on pallets in a dry place.", "Certified that the particulars given above are true and correct"), F, 7.5)
    c.t(552, y + 80, f"For {sup['name'].upper()} - Authorised signatory", F, 7.5, "r")
    c.save()
    sup["name"] = sup["name"].upper()
    return truth(no, d, sup, buy, li, inter, S[3], grand, S[2], grand - S[4], reverse_charge=False)

ORN = [("Gold Chain Rope Design", "22K916", 6, 24, 900), ("Gold Bangle Pair Antique", "22K916", 18, 44, 1250), ("Diamond Ring Solitaire", "18K750", 2, 5,
        1900), ("Gold Mangalsutra", "22K916", 8, 22, 1100), ("Gold Coin Lakshmi", "24K999", 2, 10, 150), ("Jhumka Earrings Meenakari", "22K916", 5, 16, 1450),
        ("Nose Pin CZ Stone", "18K750", 1, 2, 2100)]

def jewel(path, seed, rows):
    rng, sup, buy, inter, d = start("jewel", seed, rows, "Jewellers", "X", 3)
    F, B, c, gold = "Gst31DSerif", "Gst31DSerifB", Pad(path), colors.HexColor("#8a6a12")
    buy.update(name=person(rng), gstin="")
    no, base, li, rws, S = f"{rng.choice('GJR')}-{rng.randint(1, 7999)}", D(rng.randint(5400, 8900)), [], [], D(0)
    for n, pur, lo, hi, mk in pick(rng, ORN, rows):
        rate = q2(base * {"22": 1, "18": D("0.82"), "24": D("1.09")}[pur[:2]]).quantize(D(1))
        net, st = D(rng.randint(lo * 1000, hi * 1000)) / 1000, D(rng.choice((0, 120, 450)) if any(w in n for w in ("Ring", "Stone", "Jhumka",
                "Antique")) else 0) / 1000
        mak, scost = q2(net * mk), q2(st * 9000)
        a = q2(net * rate) + mak + scost
        S += a
        huid = "HUID " + "".join(rng.choice(ALNUM) for _ in range(6))
        rws.append((wrap(n, F, 7.5, 112) + [huid], ("7113", pur, f"{net + st:.3f}", f"{st:.3f}" if st else "-", f"{net:.3f}", ind(rate, 0), ind(mak),
                ind(scost) if st else "-", ind(a))))
        li.append({"description": n + " " + huid, "hsn_sac": "7113", "quantity": f"{net:.3f}", "unit_price": s2(rate), "amount": s2(a)})
    x = levy(S, 3, inter)
    raw = S + x * (1 if inter else 2)
    grand = q0(raw)
    old = D(rng.randint(8, 40) * 500) if rng.random() < .5 and grand > 60000 else 0
    ends = [(160, "l"), (186, "l"), (262, "r"), (300, "r"), (342, "r"), (382, "r"), (436, "r"), (482, "r"), (552, "r")]

    def page(first):
        c.setFillColor(colors.HexColor("#fffdf5"))
        c.setStrokeColor(gold)
        c.box(22, 22, 573, 820, colors.HexColor("#fffdf5"), 1, 2)
        c.box(27, 27, 568, 815, None, 1, .5)
        y = 60
        if first:
            c.put((297, 62, sup["name"], B, 22, "c", gold), (297, 78, "BIS Hallmarked Gold, Diamond & Silver Ornaments", "Gst31SerifI", 9, "c"), (297, 91,
                    f"{sup['a1']}, {sup['a2']}, {sup['city']} - {sup['pin']}. Ph: {sup['phone']}", F, 8, "c"), (297, 103, f"GSTIN: {sup['gstin']}", B, 8.5,
                    "c"))
            c.box(220, 110, 374, 126, gold, 0)
            c.t(297, 121.5, "RETAIL TAX INVOICE", B, 9.5, "c", colors.white)
            c.prs(42, 110, 144, 13, (("Customer", buy["name"]), ("Address", f"{buy['a1']}, {buy['city']}"), ("Mobile", buy["phone"]), ("PAN",
                    "Not furnished")), F, F, 8.5)
            c.prs(380, 470, 144, 13, (("Invoice No.", no), ("Date", f"{d:%d-%b-%Y}"), ("Place of Supply", f"{buy['code']}-{buy['state']}"), ("Gold 22K / gm",
                    ind(base, 0))), F, B, 8.5)
            y = 204
        c.h(34, 561, y, 1)
        c.t(42, y + 12, "Ornament", B, 7.5)
        for (xx, al), h in zip(ends, ("HSN", "Purity", "Gross Wt\n(gm)", "Stone Wt\n(gm)", "Net Wt\n(gm)", "Rate\nper gm", "Making\nCharges", "Stone\nValue",
                "Amount\n(Rs.)")):
            c.col(xx, y + 12, 10, h.split("\n"), B, 7.5, al)
        c.h(34, 561, y + 27, 1)
        return y + 42
    y = page(True)
    for k, (nl, cells) in enumerate(rws):
        if y + 10 * len(nl) > 790:
            c.t(552, 806, "continued ...", "Gst31SerifI", 8, "r")
            c.showPage()
            y = page(False)
        c.col(42, y, 10, nl, F, 7.5)
        c.row(ends, y, cells, F, 7.5)
        y += 10 * len(nl) + 6
    if y > 640:
        c.showPage()
        y = page(False)
    c.h(34, 561, y - 6, 1)
    ft = [("Total Value of Goods", ind(S))] + ([("IGST @ 3%", ind(x))] if inter else [("CGST @ 1.5%", ind(x)), ("SGST @ 1.5%", ind(x))])
    ft += [("Round Off", ind(grand - raw))] * (grand != raw) + [("Invoice Value", ind(grand))]
    ft += [("Less: Old Gold Purchase URD-" + no[2:], ind(old)), ("Net Payable", ind(grand - old))] if old else [("Received by Card", ind(grand))]
    c.prs(330, 552, y + 8, 15, ft, F, B, 9, "r")
    c.col(42, y + 8, 12, wrap("Rupees " + rupees(grand, "Paise") + " Only", F, 8.5, 260), F, 8.5)
    c.col(42, y + 60, 11, ("Weights are in grams. Hallmarking charges included in making.", "Exchange as per market rate of the day with this bill.",
            "E. & O. E."), F, 7.5)
    c.put((42, y + 140, "Customer's Signature", F, 8), (552, y + 140, "For " + sup["name"], B, 9, "r"))
    c.save()
    return truth(no, d, sup, buy, li, inter, x, grand, S, grand - raw if grand != raw else None)

def dosmed(path, seed, rows):
    rng, sup, buy, inter, d = start("dosmed", seed, rows, "SURGICALS", "MEDICAL STORES", 2, 1)
    for p in (sup, buy):
        p["name"] = p["name"].upper()
    no, due = f"S{rng.randint(1, 99999):06d}", d + timedelta(rng.choice((7, 15, 21)))
    W, li, out, tot, gr, qn = 117, [], [], D(0), {}, 0
    for k, (n, hsn, gst, pack, lo, hi) in enumerate(pick(rng, SURG, rows)):
        mrp = q2(rng.randint(lo, hi))
        q, fr, p, dis = rng.randint(1, 60), rng.choice((0, 0, 0, 1, 2)), q2(mrp * D(rng.randint(58, 82)) / 100), rng.choice((D(0), D(0), D("2.00"), D("5.00")))
        a = q2(q * p * (100 - dis) / 100)
        tot, qn = tot + a, qn + q
        gr[gst] = gr.get(gst, D(0)) + a
        bat = rng.choice("ABGKT") + rng.choice("CDX") + str(rng.randint(100, 99999))
        exp = f"{rng.randint(1, 12):02d}/{d.year % 100 + 2}"
        out.append((f"{k + 1:>3}. {hsn:<9}{n:<28}{pack:<5}{bat:<10}{exp:<6}" f"{mrp:>9}{q:>5}{fr or '':>5}{p:>10}{dis or '':>6}{D(gst):>6.2f}{a:>13}", a))
        li.append({"description": n, "hsn_sac": hsn, "quantity": str(q), "unit_price": s2(p), "gst_rate": str(gst), "amount": s2(a),
                **({"discount": pct(dis) + "%"} if dis else {})})
    tx = {r: levy(v, r, inter) for r, v in sorted(gr.items())}
    tsum = sum(tx.values())
    raw = tot + tsum * (1 if inter else 2)
    grand = q0(raw)
    c, dl = Pad(path), "D.L.NO. : 20B-%d/21B-%d" % (rng.randint(1000, 9999), rng.randint(1000, 9999))
    two = lambda a, b: f"{a:<57.57}|{b:<59.59}"
    cols = f"{'SN':>3}  {'HSN':<9}{'PRODUCT NAME':<28}{'PACK':<5}{'BATCH NO.':<10}{'EXP.':<6}"
    cols += f"{'M.R.P.':>9}{'QTY':>5}{'FREE':>5}{'RATE':>10}{'DIS%':>6}{'GST%':>6}{'AMOUNT':>13}"
    pages = [out[i:i + 44] for i in range(0, len(out), 44)]
    done = D(0)
    for pg, chunk in enumerate(pages):
        c.t(298, 40, sup["name"], "Courier-Bold", 15, "c")
        ls = [f"{sup['a1']}, {sup['a2']}, {sup['city']}-{sup['pin']}".upper().center(W), f"PHONE : {sup['phone']}   GSTIN : {sup['gstin']}".center(W),
                dl.center(W), "-" * W, two("GST INVOICE" + ("  - CREDIT" if due else ""), " PARTY :"), two(f"INVOICE NO. : {no}", " " + buy["name"]),
                two(f"DATE        : {d:%d-%m-%Y}      PAGE : {pg + 1}/{len(pages)}", f" {buy['a1']}, {buy['a2']}".upper()),
                two(f"DUE DATE    : {due:%d-%m-%Y}", f" {buy['city']}-{buy['pin']}".upper()), two("ORDER NO.   :", f" GSTIN : {buy['gstin']}"),
                two(f"TRANSPORT   : {('LOCAL', 'BY COURIER')[inter]}", f" PLACE OF SUPPLY : {buy['code']}-{buy['state'].upper()}"), "-" * W, cols, "-" * W]
        if pg:
            ls.append(f"{'B/F':>40}{s2(done):>77}")
        ls += [s for s, _ in chunk]
        done += sum(a for _, a in chunk)
        if pg + 1 < len(pages):
            ls += ["-" * W, f"{'Continued to next page ....   C/F':>60}{s2(done):>57}"]
        else:
            ls += [""] * max(0, 12 - len(chunk)) + ["-" * W]
            tab = [f"{'CLASS':<12}{'TAXABLE':>13}" + (f"{'IGST':>12}" if inter else f"{'SGST':>12}{'CGST':>12}") + f"{'TOTAL GST':>13}"]
            for r, v in sorted(gr.items()):
                tab.append(f"GST {D(r):5.2f}%  {v:>13}" + (f"{tx[r]:>12}" if inter else f"{tx[r]:>12}{tx[r]:>12}") + f"{tx[r] * (1 if inter else 2):>13}")
            tab.append(f"{'TOTAL':<12}{tot:>13}" + (f"{tsum:>12}" if inter else f"{tsum:>12}{tsum:>12}") + f"{tsum * (1 if inter else 2):>13}")
            rt = [("SUB TOTAL", tot)] + ([("IGST PAYBLE", tsum)] if inter else [("SGST PAYBLE", tsum), ("CGST PAYBLE", tsum)])
            rt += [("CR/DR NOTE", q2(0)), ("ROUND OFF", q2(grand - raw))]
            tab += [""] * (len(rt) - len(tab)) + [f"TOTAL ITEMS : {rows}     TOTAL QTY : {qn}"]
            for k, s in enumerate(tab):
                ls.append(f"{s:<76}|" + (f" {rt[k][0]:<18}{rt[k][1]:>20}" if k < len(rt) else ""))
            ls += [f"{'Rs. ' + rupees(grand) + ' only':<76.76}|" + "-" * 40, f"{'':76}| {'GRAND TOTAL':<18}{q2(grand):>20}", "-" * W, "TERMS & CONDITIONS",
                    f"{'Goods once sold will not be taken back or exchanged.':<72}For {sup['name']}", "Bills not paid by due date will attract 24% interest.",
                    "", f"{'Subject to ' + sup['city'] + ' jurisdiction only.':<84}Authorised Signatory"]
        for k, s in enumerate(ls):
            c.t(38, 54 + k * 10.2, s.rstrip(), "Courier", 7.6)
        c.showPage()
    c.save()
    return truth(no, d, sup, buy, li, inter, tsum, grand, tot, q2(grand - raw), due_date=due.isoformat())

JOB = [("Printing of Bill Books, {n} leaves duplicate, numbered and perforated, on 70 gsm maplitho", "4820", 18, 100, 18500, 26000),
        ("Brochure A4, 4 colour both sides, 130 gsm art paper, creased", "4911", 18, 1000, 5400, 9800), ("Visiting Cards 300 gsm matt laminated", "4911", 18,
        1000, 900, 1650), ("Corrugated Carton 5 ply, size {n} x 12 x 10 inch, one colour print", "4819", 12, 1000, 24500, 39800),
        ("Sticker Labels 2 x 3 inch chromo, half cut", "4821", 12, 1000, 480, 990), ("Paper cutting and lamination (job work)", "9988", 18, 1000, 650, 1300),
        ("School Diary, {n} pages, hard bound", "4820", 12, 100, 5200, 8900)]

def press(path, seed, rows):
    rng, sup, buy, inter, d = start("press", seed, rows, "Offset Printers", "Educational Trust", 2, 1)
    li, g = [], {}
    no = f"{rng.randint(1, 640)}/{fy(d)}"
    P = lambda s, al=0, z=10, f="Times-Roman", ld=1.2: Paragraph(s, ParagraphStyle("p", fontName=f, fontSize=z, leading=z * ld, alignment=al))
    o = d - timedelta(rng.randint(5, 25))
    body = [[P(s, 1, 10, "Times-Bold") for s in ("Sl. No.", "Particulars of Work", "HSN / SAC", "Quantity", "Rate", "Per", "Amount<br/>Rs. &nbsp; P.")]]
    for k, (n, hsn, gst, per, lo, hi) in enumerate(pick(rng, JOB, rows)):
        n, q, p = n.format(n=rng.choice((50, 96, 100))), rng.randint(1, 20) * per // 2, q2(rng.randint(lo // 50, hi // 50) * 50)
        a = q2(q * p / per)
        g[gst] = g.get(gst, D(0)) + a
        body.append([P(f"{k + 1}.", 1), P(n), P(hsn, 1), P(f"{ind(q, 0)} Nos.", 2), P(ind(p), 2), P(str(per), 1), P(ind(a), 2)])
        li.append({"description": n, "hsn_sac": hsn, "quantity": str(q), "unit": "Nos.", "unit_price": s2(p), "amount": s2(a)})
    S, tx = sum(g.values()), {r: levy(v, r, inter) for r, v in sorted(g.items())}
    raw = S + sum(tx.values()) * (1 if inter else 2)
    grand, nb = q0(raw), len(body)
    ft = [("Total", S)] + [(f"Add: {n} @ {pct(D(r) / (1 if inter else 2))}% on Rs. {ind(g[r])}", v) for r, v in tx.items() for n in (("I.G.S.T.",
            ) if inter else ("C.G.S.T.", "S.G.S.T."))]
    ft += [("Rounded off", grand - raw)] * (grand != raw) + [("Grand Total", grand)]
    body += [[P(a, 2, 10, "Times-Bold" if "otal" in a else "Times-Roman")] + [""] * 5 + [P(ind(b), 2, 10,
            "Times-Bold" if "otal" in a else "Times-Roman")] for a, b in ft]
    st = [("GRID", (0, 0), (-1, -1), .7, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3)]
    st += [("RIGHTPADDING", (0, 0), (-1, -1), 3)] + [("SPAN", (0, nb + j), (5, nb + j)) for j in range(len(ft))]
    doc = BaseDocTemplate(path, pagesize=A4, invariant=1)
    doc.addPageTemplates(PageTemplate("p", [Frame(50, 50, 495, 742, 0, 0, 0, 0)]))
    doc.build([P(sup["name"], 1, 22, "Times-BoldItalic"), P("Offset &amp; Multicolour Printing, Binding, Stationery", 1, 10, "Times-Italic"),
            P(f"{sup['a1']}, {sup['a2']}, {sup['city']} – {sup['pin']} ({sup['state']})", 1), P(f"Mobile: {sup['phone']} &nbsp;&nbsp; GSTIN: {sup['gstin']}",
            1, 10, "Times-Bold"), Spacer(1, 8), P("<u>GST INVOICE</u>", 1, 13, "Times-Bold"), Spacer(1, 8), Table([[P(f"Bill No. <b>{no}</b>"),
            P(f"Date: <b>{d.day} {d:%B, %Y}</b>", 2)]], [247, 248]), P("To,"),
            P(f"<b>{buy['name']}</b>,<br/>{buy['a1']}, {buy['a2']},<br/>{buy['city']} – {buy['pin']}, {buy['state']}.<br/>GSTIN: {buy['gstin']}"), Spacer(1,
            6), P(f"Dear Sir / Madam, we thank you for your order No. {rng.randint(20, 300)} dated {o.day} {o:%B, %Y} and submit our bill for the following "
            f"work, place of supply being {buy['state']} (State Code {buy['code']})."), Spacer(1, 8), Table(body, [32, 196, 44, 62, 62, 30, 69], style=st),
            Spacer(1, 8), P(f"(Rupees {rupees(grand)} only)", 0, 10.5, "Times-BoldItalic"), Spacer(1, 6),
            P("Kindly release payment within 15 days by NEFT to our account with Deccan Nagari Bank, "
            f"A/c No. {rng.randint(10**10, 10**11)}. Whether tax is payable under reverse charge: No."), Spacer(1, 20),
            P(f"Yours faithfully,<br/>for <b>{sup['name']}</b>", 2), Spacer(1, 30), P("Proprietor", 2)])
    one = sum(tx.values()) if len(tx) == 1 else None
    return truth(no, d, sup, buy, li, inter, one, grand, S, grand - raw if grand != raw else None, reverse_charge=False)

LAYOUTS = {"feed": feed, "jewel": jewel, "dosmed": dosmed, "press": press}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Textile processor (old text-mode program), advertising agency (Word), chemical supplier (program)."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Spacer, Table

import stranger_mooring_kit as kit
from stranger_mooring_kit import inr, par, pl, put, scaled

CLOTH = ["Cotton Cambric 60s 58 inch", "Poplin 40 x 40 / 132 x 72", "Rayon 30s Slub", "Polyester Georgette 60 gm", "Cotton Voile 80s",
         "Viscose Twill 48 inch", "Lycra Satin 2 Way Stretch", "Linen Cotton Blend 55/45"]
JOBS = [("Bleaching & Mercerising", 650), ("Reactive Dyeing Dark Shade", 1850), ("Rotary Printing 6 Colour", 2200), ("Disperse Dyeing", 1400),
        ("Digital Printing on Customer Design", 5400), ("Stenter Finish & Calender", 420), ("Sanforising", 310)]


def textile(path, seed, rows):
    r = kit.rng("textile", seed, rows)
    sup, rec, intra = kit.parties(r, "Rangdhara Processors Pvt Ltd", clients=[
        "Vastralok Fabrics", "Sutradhar Synthetics Pvt Ltd", "Anjaneya Textiles", "Malmalwala Exports LLP"])
    for who in (sup, rec):
        who["name"] = who["name"].upper()
    d = kit.a_date(r)
    no = f"JW-{r.randint(1000, 9999)}"
    due = d + timedelta(days=45)
    F, B, Z = "Courier", "Courier-Bold", 8
    WD = [8, 8, 30, 7, 10, 10, 6, 8, 14]
    RIGHT = {4, 5, 6, 7, 8}

    def fmt(cells):
        return " ".join(t.rjust(w) if k in RIGHT else t.ljust(w) for k, (t, w) in enumerate(zip(cells, WD)))

    full = sum(WD) + len(WD) - 1
    rule = "-" * full
    blocks, lines, tot = [], [], [0, 0, 0]
    for n in range(rows):
        job, base = r.choice(JOBS)
        desc = f"{job} - {r.choice(CLOTH)}"
        grey = r.randint(6000, 98000) * 5
        shr = r.randint(120, 780)
        fin = kit.div(grey * (10000 - shr), 10000)
        rate = base + r.randint(0, 8) * 25
        val = kit.div(fin * rate, 100)
        sh = kit.div((grey - fin) * 10000, grey)
        for k, v in enumerate((grey, fin, val)):
            tot[k] += v
        w = []
        for word in desc.split(" "):
            if w and len(w[-1]) + 1 + len(word) <= WD[2] - 2:
                w[-1] += " " + word
            else:
                w.append(word)
        out = [fmt([f"{r.randint(100, 999)}/{r.randint(10, 99)}", str(r.randint(2000, 9999)), w[0], "998821", scaled(grey, 2), scaled(fin, 2),
                    scaled(sh, 2), scaled(rate, 2), inr(val)])]
        out += [fmt(["", "", x] + [""] * 6) for x in w[1:]]
        blocks.append((out, val))
        lines.append({"description": desc, "hsn_sac": "998821", "quantity": scaled(fin, 2), "unit_price": pl(rate), "amount": pl(val)})
    taxable = tot[2]
    c, s, i = kit.tax(taxable, 500, intra)
    ro, grand = kit.roundoff(taxable + c + s + i)
    wrd = kit.words(grand, "RUPEES {r}{p} ONLY").upper()
    pages, cur = [], []
    ra = lambda a, b: a.ljust(full - len(b)) + b

    def head(first):
        cur.append((sup["name"].center(full).rstrip(), B))
        cur.append(((sup["street"] + ", " + sup["city"]).center(full).rstrip(), F))
        cur.append((("GSTIN: " + sup["gstin"] + "   STATE: " + sup["code"] + " " + sup["state"].upper()).center(full).rstrip(), F))
        cur.append(("", F))
        if first:
            cur.append((ra("M/S " + rec["name"], "JOB WORK TAX INVOICE".ljust(36)), B))
            cur.append((ra("    " + rec["street"], ("BILL NO.        : " + no).ljust(36)), F))
            cur.append((ra("    " + rec["city"], ("BILL DATE       : " + kit.dmy(d, "-")).ljust(36)), F))
            cur.append((ra("    GSTIN: " + rec["gstin"], ("DUE DATE        : " + kit.dmy(due, "-")).ljust(36)), F))
            cur.append((ra("", ("PLACE OF SUPPLY : " + rec["code"] + "-" + rec["state"]).ljust(36)), F))
        else:
            cur.append((ra("BILL NO. " + no + "  DATE " + kit.dmy(d, "-"), f"PAGE {len(pages) + 1}"), F))
        cur.append((rule, F))
        cur.append((fmt(["LOT NO.", "CHALLAN", "JOB WORK PARTICULARS /", "SAC", "GREY", "FINISH", "SHRK", "RATE ON", "AMOUNT"]), B))
        cur.append((fmt(["", "NO.", "QUALITY", "", "MTRS", "MTRS", "%", "FIN MTR", "RS."]), B))
        cur.append((rule, F))

    head(True)
    run = 0
    for out, val in blocks:
        if len(cur) + len(out) > 62:
            cur.append((rule, F))
            cur.append((fmt(["", "", "CARRIED FORWARD", "", "", "", "", "", inr(run)]), B))
            pages.append(cur)
            cur = []
            head(False)
            cur.append((fmt(["", "", "BROUGHT FORWARD", "", "", "", "", "", inr(run)]), B))
        cur += [(t, F) for t in out]
        run += val
    if len(cur) + 17 > 66:
        cur.append((rule, F))
        cur.append((fmt(["", "", "CARRIED FORWARD", "", "", "", "", "", inr(run)]), B))
        pages.append(cur)
        cur = []
        head(False)
        cur.append((fmt(["", "", "BROUGHT FORWARD", "", "", "", "", "", inr(run)]), B))
    cur.append((rule, F))
    cur.append((fmt(["", "", "TOTAL", "", scaled(tot[0], 2), scaled(tot[1], 2), "", "", inr(taxable)]), B))
    cur.append((rule, F))
    tx = [("CGST 2.50 %", c), ("SGST 2.50 %", s)] if intra else [("IGST 5.00 %", i)]
    for a, v in tx + [("ROUND OFF", ro)]:
        cur.append((ra("", a.ljust(20) + inr(v).rjust(16)), F))
    cur.append((ra("", "-" * 36), F))
    cur.append((ra("", "NET BILL AMOUNT".ljust(20) + inr(grand).rjust(16)), B))
    cur.append(("", F))
    cur += [(t, F) for t in kit.split(wrd, F, Z, 100 * 4.8)]
    cur.append(("", F))
    cur.append(("GOODS RECEIVED FOR JOB WORK REMAIN PROPERTY OF PARTY. SHRINKAGE UP TO 8 % IS ACCEPTED.", F))
    cur.append((ra("", "FOR " + sup["name"]), B))
    cur.append(("", F))
    cur.append((ra("", "AUTH. SIGNATORY"), F))
    pages.append(cur)
    cv = Canvas(path, pagesize=A4, invariant=1)
    for pg in pages:
        for k, (t, f) in enumerate(pg):
            cv.setFont(f, Z)
            body = t.lstrip(" ")
            cv.drawString(36 + 4.8 * (len(t) - len(body)), 800 - 11.4 * k, body.rstrip())
        cv.showPage()
    cv.save()
    return kit.truth(no, d, sup, rec, lines, taxable, c, s, i, intra, grand, round_off=pl(ro), due_date=due.isoformat(),
                     place_of_supply=rec["code"], amount_in_words=wrd)


MEDIA = [("Dainik Savera, {c} edition, page 3 solus", "998362", "sq.cm", 500, 42000), ("The Eastern Herald, {c}, front page strip", "998362", "sq.cm", 500, 78500),
         ("Weekly Krishi Patra, full colour back cover", "998362", "sq.cm", 500, 19000), ("Radio Tarang 92.6 FM {c}, 20 second spot, prime band", "998366", "spots", 1800, 118000),
         ("Hoarding 30 x 20 ft, {c} flyover", "998361", "days", 1800, 465000), ("Bus back panel, {c} city routes", "998361", "nos", 1800, 920000),
         ("Cinema slide, 10 second, {c} multiplex", "998361", "shows", 1800, 36000)]


def agency(path, seed, rows):
    r = kit.rng("agency", seed, rows)
    sup, rec, intra = kit.parties(r, "Kathanak Advertising & Media")
    d = kit.a_date(r)
    due = d + timedelta(days=30)
    no = f"KAM/{kit.fy(d)}/MED/{r.randint(10, 700):04d}"
    body, lines, by, G = [], [], {}, [0, 0]
    F, B = "NS", "NSB"
    for n in range(rows):
        if r.random() < .12:
            desc, sac, unit, gst, rate = r.choice(["Artwork adaptation and language typesetting", "Jingle recording and mixing"]), "998361", "job", 1800, r.randint(40, 260) * 10000
            q, ro_no, disc = 1, "-", 0
        else:
            desc, sac, unit, gst, rate = r.choice(MEDIA)
            desc = desc.format(c=r.choice(["Pune", "Surat", "Indore", "Kochi", "Jaipur", "Kanpur"]))
            rate += r.randint(0, 12) * 500
            q = r.choice([80, 100, 160, 240, 400, 528]) if unit == "sq.cm" else r.randint(4, 40)
            ro_no = f"RO{r.randint(3000, 9999)}"
            disc = kit.div(q * rate * 15, 100)
        gross = q * rate
        net = gross - disc
        by[gst] = by.get(gst, 0) + net
        G = [G[0] + gross, G[1] + disc]
        dt = kit.dmy(d - timedelta(days=r.randint(2, 32)), "monyy")
        body.append([par(f"{ro_no}\n{dt}" if ro_no != "-" else dt, F, 7.5), par(desc, F, 7.5), sac, str(q), unit, inr(rate), inr(gross),
                     inr(disc) if disc else "-", f"{gst // 100}%", inr(net)])
        li = {"description": desc, "hsn_sac": sac, "quantity": str(q), "unit": unit, "unit_price": pl(rate)}
        if disc:
            li["discount"] = pl(disc)
        lines.append({**li, "taxable_value": pl(net), "gst_rate": str(gst // 100), "amount": pl(net)})
    taxable = G[0] - G[1]
    parts = [(g, v) + kit.tax(v, g, intra) for g, v in sorted(by.items())]
    c, s, i = (sum(p[k] for p in parts) for k in (2, 3, 4))
    grand = taxable + c + s + i
    wrd = kit.words(grand, "Rupees {r}{p} Only", " and Paise {}", " and ")
    teal, pale = colors.HexColor("#00695c"), colors.HexColor("#e0f2f1")
    W = [48, 132, 38, 30, 34, 54, 62, 56, 28, 66]

    def story():
        a = par(f"<font color='#00695c'>Client</font>\n<b>{rec['name']}</b>\n{rec['street']}\n{rec['city']}, {rec['state']}\nGSTIN: {rec['gstin']}", F, 9)
        b = par(f"Invoice No: <b>{no}</b>\nInvoice Date: <b>{kit.dmy(d, 'mon')}</b>\nPayment Due Date: <b>{kit.dmy(due, 'mon')}</b>\n"
                f"Place of Supply: <b>{rec['state']} ({rec['code']})</b>\nCampaign: Season Launch {d.year}", F, 9)
        top = Table([[a, b]], [320, 228], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2)])
        head = ["RO No. &\nInsertion", "Media / Particulars", "SAC", "Qty", "Unit", "Card\nRate", "Gross\nMedia Cost", "Less Agency\nCommission\n15%", "GST", "Net\nTaxable\nCost"]
        tot = ["", "Total", "", "", "", "", inr(G[0]), inr(G[1]) if G[1] else "-", "", inr(taxable)]
        t = Table([head] + body + [tot], W, repeatRows=1)
        t.setStyle([("FONT", (0, 0), (-1, -1), F, 7.5), ("FONT", (0, 0), (-1, 0), B, 7.5), ("FONT", (0, -1), (-1, -1), B, 7.5),
                    ("BACKGROUND", (0, 0), (-1, 0), teal), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"),
                    ("VALIGN", (0, 1), (-1, -1), "TOP"), ("ALIGN", (3, 0), (3, -1), "RIGHT"), ("ALIGN", (5, 0), (-1, -1), "RIGHT"),
                    ("LINEBELOW", (0, 1), (-1, -2), 0.3, colors.HexColor("#b2dfdb")), ("BACKGROUND", (0, -1), (-1, -1), pale),
                    ("LINEABOVE", (0, -1), (-1, -1), 0.8, teal), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                    ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEADING", (0, 0), (-1, 0), 9)])
        if intra:
            g = [["GST Rate", "Taxable Cost", "CGST", "SGST"]] + [[f"{p[0] // 100}% ({kit.pct(p[0] // 2)}% + {kit.pct(p[0] // 2)}%)", inr(p[1]), inr(p[2]), inr(p[3])] for p in parts]
            g += [["Total", inr(taxable), inr(c), inr(s)]]
        else:
            g = [["GST Rate", "Taxable Cost", "IGST"]] + [[f"{p[0] // 100}%", inr(p[1]), inr(p[4])] for p in parts] + [["Total", inr(taxable), inr(i)]]
        gt = Table(g, [90, 84, 72, 72][:len(g[0])], hAlign="LEFT", style=[
            ("FONT", (0, 0), (-1, -1), F, 8), ("FONT", (0, 0), (-1, 0), B, 8), ("FONT", (0, -1), (-1, -1), B, 8), ("ALIGN", (1, 0), (-1, -1), "RIGHT"),
            ("LINEBELOW", (0, 0), (-1, 0), 0.6, teal), ("LINEABOVE", (0, -1), (-1, -1), 0.6, teal), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
        gd = Table([["Net taxable cost", inr(taxable)], ["Add: GST as alongside", inr(c + s + i)], ["Invoice Total  ₹", inr(grand)]], [100, 95], style=[
            ("FONT", (0, 0), (-1, -2), F, 8.5), ("FONT", (0, -1), (-1, -1), "DVCB", 9.5), ("ALIGN", (1, 0), (1, -1), "RIGHT"),
            ("BACKGROUND", (0, -1), (-1, -1), pale), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)])
        low = Table([[gt, gd]], [340, 208], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
        end = KeepTogether([Spacer(1, 8), low, Spacer(1, 6), par("In words: " + wrd, F, 9), Spacer(1, 10),
                            par("Tear sheets and monitoring reports are enclosed. Commission is as per accredited agency terms.", "NSI", 8), Spacer(1, 14),
                            par(f"For {sup['name']}\n\n\nAccounts Manager", B, 9)])
        return [top, Spacer(1, 8), t, end]

    def page(cv, n, of):
        w, h = A4
        if n == 1:
            cv.setFillColor(teal)
            put(cv, 26, h - 46, sup["name"], B, 19)
            put(cv, w - 26, h - 46, "TAX INVOICE", F, 14, "r")
            cv.setFillColor(colors.black)
            put(cv, 26, h - 60, f"{sup['street']}, {sup['city']}, {sup['state']}   GSTIN: {sup['gstin']}", F, 8)
        else:
            put(cv, 26, h - 60, f"{sup['name']} - Invoice {no}", F, 8)
        cv.setStrokeColor(teal)
        cv.line(26, h - 66, w - 26, h - 66)
        put(cv, w - 26, 22, f"{n} / {of}", F, 8, "r")

    kit.build(path, A4, (23, 23, 76, 40), story, page)
    return kit.truth(no, d, sup, rec, lines, taxable, c, s, i, intra, grand, due_date=due.isoformat(), place_of_supply=rec["code"], amount_in_words=wrd)


CHEM = [("Toluene LR Grade", "29023000", "0.867", 180, 1800, 9400), ("Acetic Acid Glacial 99.8%", "29152100", "1.049", 210, 1800, 6200),
        ("Isopropyl Alcohol", "29051220", "0.785", 160, 1800, 11800), ("Sodium Hypochlorite 10-12%", "28289019", "1.180", 60, 1800, 1450),
        ("Hydrogen Peroxide 50% w/w Food Packing Grade", "28470000", "1.196", 65, 1800, 3900), ("Mono Ethylene Glycol", "29053100", "1.113", 235, 1800, 7700),
        ("Caustic Soda Lye 48%", "28151200", "1.500", 300, 1800, 2900), ("Neem Oil Based Emulsifiable Concentrate 0.15% Azadirachtin", "38089199", "0.930", 50, 500, 31500),
        ("Phosphoric Acid 85% Technical", "28092010", "1.685", 50, 1800, 10100), ("Liquid Paraffin Light IP", "27101990", "0.845", 175, 1800, 12600)]


def chemical(path, seed, rows):
    r = kit.rng("chemical", seed, rows)
    sup, rec, intra = kit.parties(r, "Amlaraj Solvents & Chemicals Pvt Ltd")
    d = kit.a_date(r)
    no, code = f"ASC/{d.year % 100}{d.month:02d}/{r.randint(100, 4999)}", kit.irn(r)
    data, lines, S = [], [], [0] * 7
    for n in range(rows):
        desc, hsn, dens, kg, gst, rate = r.choice(CHEM)
        drums = r.randint(1, 24)
        q, rate = drums * kg, rate + r.randint(-6, 14) * 25
        gross = q * rate
        disc = kit.div(gross * r.choice([0, 0, 150, 200, 350, 500]), 10000)
        net = gross - disc
        c, s, i = kit.tax(net, gst, intra)
        tot = net + c + s + i
        for k, v in enumerate((gross, disc, net, c, s, i, tot)):
            S[k] += v
        txc = [inr(c), inr(s)] if intra else [inr(i)]
        data.append(([str(n + 1), desc, hsn, f"{r.choice('ABKT')}{r.randint(10000, 99999)}", dens, f"{drums} x {kg}", str(q), "KGS", inr(rate), inr(gross), inr(disc), inr(net),
                      f"{gst // 100}%"] + txc + [inr(tot)], (gross, disc, net, c, s, i, tot)))
        lines.append({"description": desc, "hsn_sac": hsn, "quantity": str(q), "unit": "KGS", "unit_price": pl(rate), "discount": pl(disc), "taxable_value": pl(net),
                      "gst_rate": str(gst // 100), **kit.row_tax(c, s, i, intra), "amount": pl(tot)})
    ro, grand = kit.roundoff(S[6])
    wrd = kit.words(grand, "Rupees {r}{p} Only")
    W, H = landscape(A4)
    WD = [22, 138, 44, 42, 38, 44, 36, 28, 42, 66, 54, 66, 28] + ([58, 58] if intra else [64]) + [70]
    WD[1] += 800 - sum(WD)
    X = [21]
    for v in WD:
        X.append(X[-1] + v)
    last = len(WD) - 1
    heads = ["Sr.", "Product / Grade", "HSN\nCode", "Batch\nNo.", "Density\n@ 25°C", "Drums\nx Kg", "Net\nQty", "Unit", "Rate\n/ Kg", "Gross\nValue", "Trade\nDisc.",
             "Taxable\nValue", "GST\n%"] + (["CGST\nAmt", "SGST\nAmt"] if intra else ["IGST\nAmt"]) + ["Line\nTotal"]
    F, B, Z = "DVC", "DVCB", 7
    cv = Canvas(path, pagesize=(W, H), invariant=1)
    pg = [0]
    navy = colors.HexColor("#283593")

    def cell(k, y, t, f=F):
        if k == 1:
            put(cv, X[k] + 3, y, t, f, Z)
        elif k in (6, 8, 9, 10, 11) or k > 12:
            put(cv, X[k + 1] - 3, y, t, f, Z, "r")
        else:
            put(cv, (X[k] + X[k + 1]) / 2, y, t, f, Z, "c")

    def sums(y, label, v, f=B):
        cell(1, y, label, f)
        for k, t in zip([9, 10, 11] + list(range(13, last + 1)), [v[0], v[1], v[2]] + ([v[3], v[4]] if intra else [v[5]]) + [v[6]]):
            cell(k, y, inr(t), f)

    def top():
        pg[0] += 1
        y = H - 34
        put(cv, 21, y, sup["name"], B, 14)
        put(cv, 821, y, "TAX INVOICE", B, 12, "r")
        put(cv, 21, y - 12, f"{sup['street']}, {sup['city']}, {sup['state']}", F, 8)
        put(cv, 21, y - 23, f"GSTIN {sup['gstin']}", B, 8)
        put(cv, 821, y - 12, f"No. {no}   Date {kit.dmy(d)}", B, 8.5, "r")
        put(cv, 821, y - 23, f"Page {pg[0]}", F, 7.5, "r")
        y -= 30
        if pg[0] == 1:
            cv.roundRect(21, y - 46, 800, 44, 5)
            put(cv, 28, y - 14, "Consignee & Buyer: ", F, 8)
            put(cv, 110, y - 14, rec["name"], B, 9)
            put(cv, 110, y - 26, f"{rec['street']}, {rec['city']}, {rec['state']}", F, 8)
            put(cv, 110, y - 38, f"GSTIN {rec['gstin']}", B, 8)
            put(cv, 440, y - 14, f"Place of Supply: {rec['code']} {rec['state']}", F, 8)
            put(cv, 440, y - 26, "IRN:", F, 8)
            put(cv, 462, y - 26, code, F, 7.5)
            put(cv, 440, y - 38, "Transport: Own tanker / lorry. UN labels and MSDS attached.", F, 8)
            y -= 52
        cv.setFillColor(navy)
        cv.rect(21, y - 24, 800, 24, fill=1, stroke=0)
        cv.setFillColor(colors.white)
        for k, hd in enumerate(heads):
            tt = hd.split("\n")
            for j, t in enumerate(tt):
                cell(k, y - (15 if len(tt) == 1 else 10 + 9 * j), t, B)
        cv.setFillColor(colors.black)
        return y - 24

    y = top()
    run = [0] * 7
    for n, (row, v) in enumerate(data):
        dl = kit.split(row[1], F, Z, WD[1] - 6)
        hh = 9 * len(dl) + 4
        if y - hh < 48:
            cv.line(21, y, 821, y)
            sums(y - 11, "Carried forward", run)
            cv.showPage()
            y = top()
            sums(y - 11, "Brought forward", run)
            y -= 15
        if n % 2 == 0:
            cv.setFillColor(colors.HexColor("#eef0fa"))
            cv.rect(21, y - hh, 800, hh, fill=1, stroke=0)
            cv.setFillColor(colors.black)
        for k, t in enumerate(row):
            for j, u in enumerate(dl if k == 1 else [t]):
                cell(k, y - 9.5 - 9 * j, u)
        y -= hh
        run = [a + b for a, b in zip(run, v)]
    cv.line(21, y, 821, y)
    sums(y - 11, "Total", S)
    cv.line(21, y - 16, 821, y - 16)
    y -= 22
    if y - 100 < 20:
        cv.showPage()
        pg[0] += 1
        put(cv, 21, H - 34, sup["name"], B, 11)
        put(cv, 821, H - 34, f"No. {no}   Date {kit.dmy(d)}   Page {pg[0]}", F, 8, "r")
        y = H - 50
    y0 = y
    tx = [("Total CGST", S[3]), ("Total SGST", S[4])] if intra else [("Total IGST", S[5])]
    for a, v in [("Total Taxable Value", S[2])] + tx + [("Rounding Off", ro), ("Grand Total (INR)", grand)]:
        f, z = (B, 9.5) if a[0] == "G" else (F, 8)
        put(cv, 720, y - 10, a, f, z, "r")
        put(cv, 818, y - 10, inr(v), f, z, "r")
        y -= 13
    put(cv, 24, y0 - 10, "Total invoice value in words:", F, 8)
    for k, t in enumerate(kit.split(wrd, B, 8, 430)):
        put(cv, 24, y0 - 22 - 11 * k, t, B, 8)
    put(cv, 24, y0 - 58, "Drums are returnable within 60 days. Subject to test report of each batch.", F, 7.5)
    put(cv, 818, y - 12, "For " + sup["name"], B, 8, "r")
    put(cv, 818, y - 32, "Authorised Signatory", F, 8, "r")
    cv.save()
    return kit.truth(no, d, sup, rec, lines, S[2], S[3], S[4], S[5], intra, grand, round_off=pl(ro), irn=code, place_of_supply=rec["code"], amount_in_words=wrd)


LAYOUTS = {"textile": textile, "agency": agency, "chemical": chemical}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""A dairy with fat content, an accounting program's e-invoice, a software reseller, a hotel's folio."""
from datetime import timedelta

from stranger_wharfage_kit import *
from reportlab.lib.pagesizes import A4

MILK = [("Cow cream, pasteurised", "04022990", 50, (380, 450), 21000), ("White butter, block", "04051000", 120, (800, 830), 38500), ("Skimmed milk powder", "04021010", 50, (8, 15), 27500), ("Whole milk powder", "04022100", 50, (255, 275), 34000), ("Ghee, agmark, tin", "04059020", 120, (995, 998), 52500)]


def dairy(path, seed, rows):
    r = rng_for("dairy", seed, rows)
    s, b, intra = pair(r, "Milk Producers' Union Ltd.", "Ice Cream & Sweets Pvt. Ltd.")
    d = day(r, (2023, 4, 20), 850)
    no = f"DY/{r.randint(1, 9999)}/{fy(d)}"
    S = Sum(intra)
    F, FB = "Courier", "Courier-Bold"
    p = Pad(path, A4, lambda p, n, N: p.put(p.W - 30, p.H - 20, f"Page No. {n} of {N}", F, 8, "r"))
    g = Grid(p, 30, [22, 48, 104, 52, 56, 34, 34, 54, 26, 48, 57], "cllcrrrrcrr", F, FB, 7, pad_x=2, pad_y=2)
    X = g.xs[-1]
    hd = ["Sr.", "Dispatch Date", "Product", "HSN", "Net Wt. (Qty)", "Fat %", "SNF %", "Kg Fat", "UOM", "Rate per Kg", "Value Rs."]

    def top(first):
        p.put(p.W / 2, 34, s["name"].upper(), FB, 13, "c")
        p.put(p.W / 2, 46, f"{s['street']}, {s['city']} {s['pin']}  FSSAI {f0}", F, 8, "c")
        p.put(p.W / 2, 57, f"GSTIN: {s['gstin']}", F, 8, "c")
        p.put(p.W / 2, 72, "TAX INVOICE FOR BULK DAIRY PRODUCTS", FB, 10, "c")
        y = 80
        if first:
            p.box(30, y, X - 30, 62)
            for j, line in enumerate(["To: " + b["name"], "    " + b["street"], f"    {b['city']} {b['pin']}", "GSTIN: " + b["gstin"], f"Place of Supply: {b['state']} Code: {b['code']}"]):
                p.put(34, y + 12 + 11 * j, line, FB if j == 0 else F, 8)
            for j, line in enumerate([f"Invoice No : {no}", f"Date       : {dmy(d, '%d/%m/%Y')}", f"Order No   : {r1}", "Payment    : 15 days"]):
                p.put(380, y + 12 + 11 * j, line, FB if j < 2 else F, 8)
            y += 62
        else:
            p.put(34, y + 8, f"Invoice No : {no}  contd.", F, 8)
            y += 14
        h = g.height(hd, FB)
        p.box(30, y, X - 30, h)
        for x in g.xs:
            p.vl(x, y, y + h)
        return g.row(y, hd, True, "c" * 11)
    f0, r1 = "1" + str(r.randint(10 ** 12, 10 ** 13 - 1)), f"PO{r.randint(1000, 9999)}"
    y = top(True)
    kgf = wts = 0
    for k in range(rows):
        nm, h, rate, (f1, f2), pr = r.choice(MILK)
        fat, n = r.randint(f1, f2), r.randrange(200, 9000, 5) * 1000
        pr += r.randrange(0, 30) * 50
        snf = r.randint(15, 60) if fat > 300 else r.randint(940, 960) if fat < 100 else r.randint(690, 710)
        snf = min(snf, 1000 - fat)
        v, kf = mul(pr, n), half(n * fat, 1000)
        kgf += kf; wts += n
        S.add(v, rate, description=nm, hsn_sac=h, quantity=q(n, 2), unit="Kg", unit_price=t(pr), taxable_value=t(v), amount=t(v))
        cells = [str(k + 1), dmy(d - timedelta(rows // 4 - k // 4), "%d/%m/%y"), nm, h, q(n, 2), "%d.%d" % divmod(fat, 10), "%d.%d" % divmod(snf, 10), q(kf, 2), "Kg", t(pr), t(v)]
        hh = g.height(cells)
        if y + hh > p.H - 45:
            p.hl(30, X, y)
            p.showPage()
            y = top(False)
        y = g.row(y, cells, sides=.6)
    S.by_rate()
    ro, grand = rounded(S.total)
    if y > p.H - 210:
        p.hl(30, X, y)
        p.showPage()
        y = top(False)
    p.hl(30, X, y)
    y = g.row(y, ["", "", "TOTAL", "", q(wts, 2), "", "", q(kgf, 2), "", "", t(S.tv)], True, rule=.6, sides=.6)
    lines = [("Taxable Value", S.tv)]
    for rate in sorted(S.rates):
        x = S.rates[rate]
        lines += [(f"CGST {hpc(rate)}% on {t(x[0])}", x[1]), (f"SGST {hpc(rate)}% on {t(x[0])}", x[2])] if intra else [(f"IGST {pc(rate)}% on {t(x[0])}", x[3])]
    if len(S.rates) > 1:
        lines += [("Total CGST", S.c), ("Total SGST", S.s)] if intra else [("Total IGST", S.i)]
    for a, v in lines + [("Rounding Off", ro), ("NET PAYABLE", grand)]:
        f = FB if a[:3] == "NET" else F
        p.put(X - 260, y + 12, a, f, 8); p.put(X - 3, y + 12, t(v), f, 8, "r")
        y += 12
    p.hl(30, X, y + 5)
    wd = "Rupees " + words(grand)
    y = p.para(34, y + 18, X - 40, wd, FB, 8)
    p.para(34, y + 8, 300, "Weights and tests as per weighbridge slip and joint sample at dispatch dock. Interest @ 15% after due date.", F, 7.5)
    p.put(X - 3, y + 40, "Manager (Marketing)", F, 8, "r")
    p.showPage()
    p.save()
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=dict(who(s), name=s["name"].upper()), recipient=who(b), round_off=t(ro), grand_total=t(grand), amount_in_words=wd)


CABLE = [("FR PVC Insulated Wire 1.5 sqmm, 90 m coil, Red", "85444999", "Coil", 128500), ("FR PVC Insulated Wire 2.5 sqmm, 90 m coil, Black", "85444999", "Coil", 204000), ("Aluminium Armoured Cable 4C x 25 sqmm", "85446020", "Mtr", 31250), ("Bare Copper Strip 25 x 3 mm", "74091900", "Kg", 84600),
         ("Cable Gland Brass 25 mm, single compression", "74198090", "Nos", 8450), ("Modular Switch 16A, one way", "85365090", "Nos", 9800), ("MCB Single Pole 32A C-curve", "85362030", "Nos", 21500), ("GI Cable Tray 150 mm, perforated", "73089090", "Mtr", 38800)]


def ledger(path, seed, rows):
    r = rng_for("ledger", seed, rows)
    s, b, intra = pair(r, "Cables & Electricals", "Projects India Private Limited", "F")
    d = day(r, (2023, 4, 10), 860)
    no = f"{r.randint(100, 4999)}/{fy(d)}"
    rn = irn(r)
    S = Sum(intra)
    p = Pad(path, A4, lambda p, n, N: p.put(p.W / 2, p.H - 16, "This is a Computer Generated Invoice", "Helvetica", 7, "c"))
    L, X = 32, 563
    g = Grid(p, L, [24, 197, 54, 36, 72, 56, 30, 62], "clccrrcr", "Helvetica", "Helvetica-Bold", 8, pad_y=2)
    hd = ["Sl\nNo.", "Description of Goods", "HSN/SAC", "GST\nRate", "Quantity", "Rate", "per", "Amount"]
    BOT = p.H - 36
    ack = r.randint(10 ** 14, 10 ** 15 - 1)
    ref = [("Invoice No.", no), ("Dated", dmy(d, "%-d-%b-%y")), ("Delivery Note", str(r.randint(100, 999))), ("Mode/Terms of Payment", "30 Days"), ("Reference No. & Date.", f"PI-{r.randint(10, 99)}"), ("Other References", ""),
           ("Buyer's Order No.", f"PO/{r.randint(1000, 9999)}"), ("Dated", dmy(d - timedelta(9), "%-d-%b-%y")), ("Dispatched through", "By Road"), ("Destination", b["city"])]

    def top(pg):
        p.put(p.W / 2, 26, "Tax Invoice" + (f" (Page {pg})" if pg > 1 else ""), "Helvetica-Bold", 11, "c")
        y = 34
        if pg == 1:
            for j, (a, v) in enumerate([("IRN", rn[:48] + "-"), ("", rn[48:]), ("Ack No.", str(ack)), ("Ack Date", dmy(d, "%-d-%b-%y"))]):
                p.put(L, y + 22 + 11 * j, a, "Helvetica", 8)
                p.put(L + 46, y + 22 + 11 * j, (": " if a else "  ") + v, "Helvetica-Bold", 8)
            p.put(X - 2, 26, "e-Invoice", "Helvetica", 9, "r")
            p.qr(X - 78, y - 2, 76, s["gstin"] + no + rn)
            y += 80
        H = 180
        p.box(L, y, X - L, H)
        mid = L + 262
        p.vl(mid, y, y + H)
        yy = y
        for ti, q1 in ((None, s), ("Consignee (Ship to)", b), ("Buyer (Bill to)", b)):
            z = yy + 10
            if ti:
                p.put(L + 3, z, ti, "Helvetica", 7.5); z += 11
            for j, (line, f) in enumerate([(q1["name"], "Helvetica-Bold"), (f"{q1['street']}, {q1['city']} - {q1['pin']}", "Helvetica"), (f"GSTIN/UIN: {q1['gstin']}", "Helvetica"), (f"State Name : {q1['state']}, Code : {q1['code']}", "Helvetica")]):
                p.put(L + 3, z + 10.5 * j, line, f, 8.5)
            yy += 60
            if yy < y + H:
                p.hl(L, mid, yy)
        m2 = mid + (X - mid) / 2
        for j in range(5):
            for c2, x in ((0, mid), (1, m2)):
                a, v = ref[2 * j + c2]
                p.put(x + 3, y + 9 + 26 * j, a, "Helvetica", 7.5); p.put(x + 3, y + 20 + 26 * j, v, "Helvetica-Bold", 8.5)
            p.hl(mid, X, y + 26 * (j + 1))
        p.vl(m2, y, y + 130)
        p.put(mid + 3, y + 140, "Place of Supply", "Helvetica", 7.5); p.put(mid + 3, y + 151, f"{b['state']} ({b['code']})", "Helvetica-Bold", 8.5)
        return g.row(y + H, hd, aligns="c" * 8, rule=.6, sides=.6)

    def fill(y, to):
        g.row(y, [""] * 8, sides=.6, h=to - y)
        p.hl(L, X, to)
    pg, y = 1, top(1)
    for k in range(rows):
        nm, h, u, pr = r.choice(CABLE)
        pr += r.randrange(0, 60) * 25
        n = r.randrange(1000, 90000, 250) if u == "Kg" else r.randint(1, 400) * 1000
        v = mul(pr, n)
        S.add(v, 180, description=nm, hsn_sac=h, quantity=q(n) if u == "Kg" else q(n, 0), unit=u, unit_price=t(pr), gst_rate="18", taxable_value=t(v), amount=t(v))
        S.lines[-1]["_"] = v
        cells = [str(k + 1), nm, h, "18 %", (q(n) if u == "Kg" else q(n, 0)) + " " + u, m(pr), u, m(v)]
        if y + g.height(cells) > BOT - 20:
            fill(y, BOT - 12)
            p.put(X - 2, BOT - 2, f"continued to page number {pg + 1}", "Helvetica-Oblique", 8, "r")
            p.showPage(); pg += 1
            y = top(pg)
        y = g.row(y, cells, sides=.6)
    hs = {}
    for x in S.lines:
        hs[x["hsn_sac"]] = hs.get(x["hsn_sac"], 0) + x.pop("_")
    S.c = S.s = S.i = 0
    for v in hs.values():
        c, sg, i = tax(v, 180, intra)
        S.c += c; S.s += sg; S.i += i
    ro, grand = rounded(S.total)
    need = 250 + 13 * len(hs)
    if y > BOT - need:
        fill(y, BOT - 12)
        p.put(X - 2, BOT - 2, f"continued to page number {pg + 1}", "Helvetica-Oblique", 8, "r")
        p.showPage(); pg += 1
        y = top(pg)
    p.hl(g.xs[7], X, y, .4)
    y = g.row(y, ["", "", "", "", "", "", "", m(S.tv)], sides=.6)
    for a, v in ([("Output CGST", S.c), ("Output SGST", S.s)] if intra else [("Output IGST", S.i)]) + [("Round Off", ro)]:
        y = g.row(y, ["", a, "", "", "", "", "", ("(-)" + m(-v)) if v < 0 else m(v)], True, "crccrrcr", sides=.6)
    end = max(y + 8, BOT - need + 76)
    fill(y, end)
    y = g.row(end, ["", "Total", "", "", "", "", "", m(grand)], True, "crccrrcr", rule=.6, sides=.6)
    wd = "INR " + words(grand)
    p.put(L + 3, y + 10, "Amount Chargeable (in words)", "Helvetica", 7.5); p.put(X - 3, y + 10, "E. & O.E", "Helvetica-Oblique", 7.5, "r")
    y = p.para(L + 3, y + 22, X - L - 6, wd, "Helvetica-Bold", 9) - 4
    wt = [131, 100, 50, 75, 50, 75, 50] if intra else [200, 131, 60, 80, 60]
    g2 = Grid(p, L, wt, "lr" + "rr" * (2 if intra else 1) + "r", "Helvetica", "Helvetica-Bold", 7.5, pad_y=1.5)
    y = g2.row(y, ["HSN/SAC", "Taxable Value"] + (["CGST Rate", "CGST Amount", "SGST Rate", "SGST Amount", "Total Tax"] if intra else ["IGST Rate", "IGST Amount", "Total Tax"]), aligns="c" * 7, rule=.6, sides=.6)
    p.hl(L, X, y - g2.height(["a"] * len(wt)), .6)
    for h, v in sorted(hs.items()):
        c, sg, i = tax(v, 180, intra)
        y = g2.row(y, [h, m(v)] + (["9%", m(c), "9%", m(sg), m(c + sg)] if intra else ["18%", m(i), m(i)]), sides=.6)
    p.hl(L, X, y, .4)
    y = g2.row(y, ["Total", m(S.tv)] + (["", m(S.c), "", m(S.s), m(S.c + S.s)] if intra else ["", m(S.i), m(S.i)]), True, "rrrrrrr", rule=.6, sides=.6)
    p.put(L + 3, y + 12, f"Company's PAN : {s['pan']}", "Helvetica", 8)
    p.para(L + 3, y + 26, 250, "Declaration: We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.", "Helvetica", 7.5)
    p.put(X - 3, y + 26, f"for {s['name']}", "Helvetica-Bold", 8, "r"); p.put(X - 3, y + 56, "Authorised Signatory", "Helvetica", 8, "r")
    p.showPage()
    p.save()
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient=who(b), round_off=t(ro), grand_total=t(grand), amount_in_words=wd, irn=rn)


SOFT = [("Mailroom Business Plus", "Annual subscription per user", "997331", 396000), ("Endpoint Guard Premium", "1 year, 24x7 support", "997331", 142500), ("Draftline CAD LT", "Named user, renewal", "997331", 3240000), ("Implementation and training", "Remote, per man-day", "998313", 1250000), ("Database Standard core pack", "2 core licence, perpetual", "997331", 29600000), ("Backup Vault 1 TB", "Cloud storage, annual", "998315", 875000)]


def softseller(path, seed, rows):
    r = rng_for("softseller", seed, rows)
    s, b, intra = pair(r, "Infotech Pvt Ltd", r.choice(["Diagnostics Private Limited", "Textile Mills Ltd"]))
    d = day(r)
    due = d + timedelta(r.choice([15, 30, 45]))
    no = f"INV-{r.randint(1, 99999):06d}"
    S = Sum(intra)
    body = []
    for k in range(rows):
        nm, sub, h, pr = r.choice(SOFT)
        pr += r.randrange(0, 20) * 1000
        n = r.choice([1, 2, 5, 10, 25, 40]) if pr < 2000000 else r.choice([1, 2])
        dc = half(n * pr * r.choice([0, 0, 3, 10]), 100)
        v = n * pr - dc
        c, sg, i = tax(v, 180, intra)
        S.add(v, 180, description=nm + " " + sub, hsn_sac=h, quantity=q(n * 1000, 2), unit_price=t(pr), discount=t(dc), gst_rate="18", taxable_value=t(v), amount=t(v), **({"cgst_amount": t(c), "sgst_amount": t(sg)} if intra else {"igst_amount": t(i)}))
        body.append([str(k + 1), Paragraph(f"{nm}<br/><font size=6.5 color='#777777'>{sub}</font>", style("NS", 8, lead=10)), h, q(n * 1000, 2), m(pr), m(dc)] + (["9%", m(c), "9%", m(sg)] if intra else ["18%", m(i)]) + [m(v)])
    if intra:
        h1 = ["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate", "Discount", "CGST", None, "SGST", None, "Amount"]
        h2 = [None] * 6 + ["%", "Amt", "%", "Amt", None]
        wid, al, tx = [20, 128, 40, 34, 58, 48, 24, 54, 24, 54, 62], "clrrrrrrrrr", [6, 8]
    else:
        h1 = ["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate", "Discount", "IGST", None, "Amount"]
        h2 = [None] * 6 + ["%", "Amt", None]
        wid, al, tx = [20, 172, 46, 40, 64, 54, 28, 58, 64], "clrrrrrrr", [6]
    g = colors.HexColor("#c8c8c8")
    tb = ptable([h1, h2] + body, wid, al, "NS", "NSB", 7.5, [("GRID", (0, 0), (-1, -1), .5, g), ("BACKGROUND", (0, 0), (-1, 1), colors.HexColor("#f4f4f4"))], head=2, headalign="".join("c" if k in tx else a for k, a in enumerate(al)), pad=2.5,
                spans=[((k, 0), (k, 1)) for k in range(len(wid)) if k not in tx and k - 1 not in tx] + [((k, 0), (k + 1, 0)) for k in tx])
    fin = [["Sub Total", m(S.tv)]] + ([["CGST9 (9%)", m(S.c)], ["SGST9 (9%)", m(S.s)]] if intra else [["IGST18 (18%)", m(S.i)]]) + [["Total", "₹" + m(S.total)], ["Balance Due", "₹" + m(S.total)]]
    ft = ptable(fin, [110, 100], "rr", "NS", "NSB", 8.5, head=0, boldrows=(-2, -1))
    wd = "Indian Rupee " + words(S.total, "-")
    left = P(f"<font size=7.5 color='#555555'>Total In Words</font><br/><b>{wd}</b><br/><br/><font size=7.5>Thanks for your business. Licence keys are mailed to the registered administrator.</font>", "NS", 8.5)
    rn = irn(r)
    info = ptable([[f"#  : {no}\nInvoice Date  : {dmy(d)}\nTerms  : Net {(due - d).days}\nDue Date  : {dmy(due)}", f"Place Of Supply  : {b['state']} ({b['code']})\nP.O.#  : {r.randint(4500000000, 4599999999)}\nSales person  : Ritwik Bhaumik"],
                   [f"IRN: {rn}", None]], [273, 273], "ll", "NS", "NSB", 8.5, [("BOX", (0, 0), (-1, -1), .5, g), ("LINEAFTER", (0, 0), (0, 0), .5, g), ("LINEABOVE", (0, 1), (-1, 1), .5, g)], head=0, spans=[((0, 1), (1, 1))])
    bt = ptable([["Bill To", "Ship To"], [f"{b['name']}\n{b['street']}\n{b['city']}\n{b['pin']} {b['state']}\nIndia\nGSTIN {b['gstin']}", f"{b['street']}\n{b['city']}\n{b['pin']} {b['state']}\nIndia"]], [273, 273], "ll", "NS", "NSB", 8.5, [("GRID", (0, 0), (-1, -1), .5, g), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f4f4f4"))])
    story = [Table([[P(f"<b>{s['name']}</b><br/><font size=8>{s['street']}<br/>{s['city']} {s['state']} {s['pin']}<br/>India<br/>GSTIN {s['gstin']}</font>", "NS", 12, lead=13), P("TAX INVOICE", "NS", 20, "r")]], [340, 206], style=[("VALIGN", (0, 0), (-1, -1), "BOTTOM")]), gap(8),
             info, bt, tb, gap(6), Table([[left, ft]], [330, 216], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), gap(24), P("Authorized Signature ____________________", "NS", 8, "r")]
    build(path, A4, story, (24, 24, 30, 40), lambda p, n, N: p.put(p.W - 26, p.H - 20, str(n), "NS", 8, "r"))
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient=who(b), grand_total=t(S.total), amount_in_words=wd, irn=rn)


def hotel(path, seed, rows):
    r = rng_for("hotel", seed, rows)
    s, b, _ = pair(r, "Residency Hotels Pvt Ltd", "Biologics India Pvt Ltd", intra=seed % 2 == 0)
    d = day(r, (2023, 6, 10), 800)
    no = f"FO{d.year % 100}-{r.randint(1000, 99999)}"
    S = Sum(True)  # the place of supply of lodging is where the hotel stands
    p = Pad(path, A4, lambda p, n, N: (p.hl(40, p.W - 40, p.H - 40, .5, colors.HexColor("#9c7a3c")), p.put(p.W / 2, p.H - 28, f"{s['name']}, {s['street']}, {s['city']} {s['pin']}   |   Page {n} of {N}", "Times-Italic", 8, "c")))
    g = Grid(p, 40, [54, 152, 46, 62, 34, 53, 53, 61], "lllrcrrr", "Times-Roman", "Times-Bold", 9, pad_y=2.2)
    X = g.xs[-1]
    gold = colors.HexColor("#9c7a3c")
    nights = max(1, (rows + 2) // 3)
    room = r.randint(201, 918)

    def top(first):
        p.put(p.W / 2, 48, s["first"].upper() + " RESIDENCY", "Times-Roman", 20, "c", gold)
        p.put(p.W / 2, 62, "Tax Invoice / Guest Folio", "Times-Italic", 10, "c")
        y = 76
        if first:
            lf = [("Guest", guest), ("Company", b["name"]), ("Address", f"{b['street']}, {b['city']}"), ("GSTIN", b["gstin"]), ("Supplier", s["name"]), ("Hotel GSTIN", s["gstin"])]
            rt = [("Invoice No", no), ("Invoice Date", dmy(d, "%d-%b-%y")), ("Arrival", dmy(d - timedelta(nights), "%d-%b-%y")), ("Departure", dmy(d, "%d-%b-%y")), ("Room / Pax", f"{room} / 1"), ("Place of Supply", f"{s['state']} ({s['code']})")]
            for x, ls, w in ((40, lf, 60), (360, rt, 80)):
                for j, (a, v) in enumerate(ls):
                    p.put(x, y + 10 + 12.5 * j, a, "Times-Roman", 9); p.put(x + w, y + 10 + 12.5 * j, v, "Times-Bold", 9)
            y += 84
        p.hl(40, X, y, .8, gold)
        return g.row(y, ["Date", "Particulars", "SAC", "Charges", "GST%", "CGST", "SGST", "Total"], True, rule=.8)
    guest = r.choice(["Dr. Malavika Sarbadhikari", "Mr. Tejas Wankhedewar", "Ms. Farhana Quraishee"])
    tariff = r.choice([425000, 560000, 685000, 890000])
    y = top(True)
    for k in range(rows):
        if k % 3 == 0:
            nm, h, v, rate = f"Room charges - {room} Executive", "996311", tariff, 120 if tariff <= 750000 else 180
        else:
            nm, h, rate, lo, hi = r.choice([(f"Coffee shop, bill {r.randint(1000, 9999)}", "996332", 50, 18000, 240000), (f"In-room dining, bill {r.randint(1000, 9999)}", "996332", 50, 22000, 160000), (f"Laundry, slip {r.randint(100, 999)}", "999712", 180, 9000, 85000), ("Airport transfer", "996412", 50, 90000, 220000), (f"Business centre and printing", "998595", 180, 5000, 60000)])
            v = r.randrange(lo, hi, 100)
        c, sg, _i = tax(v, rate, True)
        S.add(v, rate, description=nm, hsn_sac=h, taxable_value=t(v), gst_rate=pc(rate), cgst_amount=t(c), sgst_amount=t(sg), amount=t(v + c + sg))
        cells = [dmy(d - timedelta(nights - k // 3), "%d-%b-%y"), nm, h, m(v), pc(rate), m(c), m(sg), m(v + c + sg)]
        if y + g.height(cells) > p.H - 62:
            p.showPage(); y = top(False)
        y = g.row(y, cells)
    ro, grand = rounded(S.total)
    if y > p.H - 210:
        p.showPage(); y = top(False)
    p.hl(40, X, y + 2, .8, gold)
    y = g.row(y + 3, ["", "Total", "", m(S.tv), "", m(S.c), m(S.s), m(S.total)], True, rule=.8) + 6
    for a, v in [("Total charges before tax", S.tv), ("CGST", S.c), ("SGST", S.s), ("Round off", ro), ("Invoice amount (INR)", grand)]:
        f = "Times-Bold" if a[:3] == "Inv" else "Times-Roman"
        p.put(X - 220, y + 10, a, f, 9.5); p.put(X - 3, y + 10, m(v), f, 9.5, "r")
        y += 13
    wd = "Rupees " + words(grand)
    y = p.para(40, y + 16, X - 40, wd, "Times-Italic", 9.5)
    p.para(40, y + 6, X - 40, "Bill to company as per letter of authority. I agree to be held personally liable if the company fails to pay any part of these charges.", "Times-Roman", 8)
    p.put(40, y + 58, "Guest signature", "Times-Roman", 9); p.put(X, y + 58, "Front office cashier", "Times-Roman", 9, "r")
    p.showPage()
    p.save()
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=s["code"], supplier=who(s), recipient=who(b), round_off=t(ro), grand_total=t(grand), amount_in_words=wd)


LAYOUTS = {"dairy": dairy, "ledger": ledger, "softseller": softseller, "hotel": hotel}

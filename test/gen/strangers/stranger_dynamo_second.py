# SPDX-License-Identifier: AGPL-3.0-or-later
"""Aerated drinks from a bottler, three wheelers to a dealer, books by a publisher."""
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Spacer, Table

import stranger_dynamo_kit as kit
from stranger_dynamo_kit import P, amt, cells, div, edges_of, inr, sty, text

W, H = A4


def bottler(path, seed, rows):
    r = kit.rng_of("bottler", seed, rows)
    intra = r.random() < 0.6
    d = kit.day(r, "2023-05-01", 800)
    no = f"{r.randrange(27, 29)}{kit.fy(d, '')}D{r.randrange(100000, 999999)}"
    sup = kit.party("Narmada Sparkling Beverages Pvt. Ltd.", kit.gstin(r, "24"))
    st, nm, ad = (("24", "Umiya Cold Drinks Agency", "14 GIDC Shopping Centre, Kalol, Gandhinagar 382721") if intra
                  else ("08", "Aravalli Cold Drinks & Agency", "Near Bus Stand, Abu Road, Sirohi 307026"))
    rec = kit.party(nm, kit.gstin(r, st, "P"))
    prods = [("Zingo Cola", "22021010", 28, 12), ("Zingo Orange", "22021010", 28, 12), ("Limba Lime Soda", "22021020", 28, 12),
             ("Club Soda", "22021090", 28, 12), ("Aamras Mango Drink", "22029920", 12, 0), ("Nirjhar Packaged Water", "22011010", 18, 0)]
    packs = [("250 ml PET", 30, 2000, 41000), ("600 ml PET", 24, 4000, 68000), ("1.25 L PET", 12, 6500, 55500),
             ("2.25 L PET", 9, 9900, 66200), ("300 ml Can", 24, 4000, 70500)]
    S, B = "Gst26Noto", "Gst26NotoB"
    n, nb, rt, rb = sty(S, 7), sty(B, 7), sty(S, 7, al="r"), sty(B, 7, al="r")
    hd = sty(B, 6.4, 7.6, "c", "#ffffff")
    story = []
    top = Table([[P(sup["name"], sty(B, 14, 17, 0, "#b3141b")), P("TAX INVOICE<br/><font size=7>Original for Recipient</font>", sty(B, 12, 14, "r"))],
                 [P("Survey No. 77, Sanand-Viramgam Highway, Ahmedabad, Gujarat 382110<br/>GSTIN: " + sup["gstin"], n), ""]],
                colWidths=[120 * mm, 74 * mm])
    story += [top, Spacer(1, 4)]
    info = Table([[P("<b>Bill To (Distributor)</b>", nb), P("Invoice No.", n), P(no, nb), P("Route / Vehicle", n), P(f"R-{r.randrange(10, 99)} / {kit.vehicle(r, 'GJ')}", n)],
                  [P(rec["name"], nb), P("Invoice Date", n), P(d.strftime("%d-%m-%Y"), nb), P("Distributor Code", n), P(str(r.randrange(4000000, 4999999)), n)],
                  [P(ad + "<br/>GSTIN: " + rec["gstin"], n), P("Place of Supply", n), P(f"{st}-{kit.STATES[st]}", n), P("Order No.", n), P(f"SO{r.randrange(10**6, 10**7)}", n)]],
                 colWidths=[72 * mm, 24 * mm, 34 * mm, 28 * mm, 36 * mm],
                 style=[("BOX", (0, 0), (-1, -1), 0.5, black), ("LINEBEFORE", (1, 0), (1, -1), 0.5, black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    story += [info, Spacer(1, 5)]
    tax_heads = (["CGST<br/>Amt", "SGST<br/>Amt"] if intra else ["IGST<br/>Amt"])
    heads = ["Sr", "Item", "HSN", "Btl /<br/>Case", "MRP<br/>/Btl", "Cases", "Rate /<br/>Case", "Scheme<br/>Disc.", "Taxable<br/>Amt", "GST<br/>%"] + tax_heads + ["Comp.<br/>Cess %", "Cess<br/>Amt", "Net Amt"]
    data, items = [[P(h, hd) for h in heads]], []
    T = dict(tx=0, c=0, s=0, i=0, ce=0, d=0, n=0, cs=0)
    for k in range(rows):
        pn, hsn, gr, ce = r.choice(prods)
        pk, per, mrp, base = r.choice(packs[:4] if ce == 0 else packs)
        if ce == 0:
            base = div(base * 8, 10)
        cs = r.randrange(5, 240)
        rate = base + r.randrange(-9, 9) * 125
        disc = r.choice((0, 0, 500, 1000, 1250)) * cs
        tx = rate * cs - disc
        cg, sg, ig = kit.split_tax(tx, gr, intra)
        cess = div(tx * ce, 100)
        net = tx + cg + sg + ig + cess
        desc = f"{pn} {pk}"
        row = [str(k + 1), P(desc, n), hsn, str(per), amt(mrp), str(cs), amt(rate), amt(disc), amt(tx), str(gr)]
        row += [amt(cg), amt(sg)] if intra else [amt(ig)]
        row += [str(ce), amt(cess), amt(net)]
        data.append(row)
        it = {"description": desc, "hsn_sac": hsn, "quantity": str(cs), "unit": "Cases", "unit_price": amt(rate), "discount": amt(disc),
              "taxable_value": amt(tx), "gst_rate": str(gr), "cess_amount": amt(cess), "amount": amt(net)}
        it.update({"cgst_amount": amt(cg), "sgst_amount": amt(sg)} if intra else {"igst_amount": amt(ig)})
        items.append(it)
        for key, v in zip(("tx", "c", "s", "i", "ce", "d", "n", "cs"), (tx, cg, sg, ig, cess, disc, net, cs)):
            T[key] += v
    tot = ["", "Total", "", "", "", str(T["cs"]), "", amt(T["d"]), amt(T["tx"]), ""] + ([amt(T["c"]), amt(T["s"])] if intra else [amt(T["i"])]) + ["", amt(T["ce"]), amt(T["n"])]
    data.append(tot)
    w = [16, 92, 38, 22, 28, 26, 36, 36, 45, 20] + ([40, 40] if intra else [46]) + [26, 38, 50]
    w[1] += 553 - sum(w)
    t = Table(data, colWidths=w, repeatRows=1, style=[
        ("FONT", (0, 1), (-1, -2), S, 6.5), ("FONT", (0, -1), (-1, -1), B, 6.5), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#b3141b")),
        ("ALIGN", (3, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("GRID", (0, 0), (-1, -1), 0.3, HexColor("#999999")),
        ("ROWBACKGROUNDS", (0, 1), (-1, -2), [white, HexColor("#fbf0f0")]), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2),
        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)])
    story += [t, Spacer(1, 6)]
    ro, grand = kit.to_rupee(T["n"])
    wd = "Rupees " + kit.words(grand // 100) + " Only"
    sm = [("Taxable Amount", T["tx"])] + ([("CGST", T["c"]), ("SGST", T["s"])] if intra else [("IGST", T["i"])]) + [("Compensation Cess", T["ce"]), ("Round Off", ro), ("Invoice Value", grand)]
    st_ = Table([[P(a, nb if a == "Invoice Value" else n), P("₹ " + inr(v), rb if a == "Invoice Value" else rt)] for a, v in sm], colWidths=[34 * mm, 34 * mm],
                style=[("LINEABOVE", (0, -1), (-1, -1), 0.6, black), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    left = [P("Amount in words: " + wd, nb), Spacer(1, 4), P("Empty crates and glass to be returned within 7 days. Breakage to be recorded at the time of unloading.", n),
            Spacer(1, 4), P("Received the goods in sound condition - Distributor's stamp and sign", n), Spacer(1, 14), P("For " + sup["name"] + " (system generated)", n)]
    story.append(KeepTogether([Table([[left, st_]], colWidths=[123 * mm, 72 * mm], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])]))
    kit.doc(path, A4, (20, 20, 26, 26), "Tax invoice").build(story)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items,
         "taxable_total": amt(T["tx"]), "cess_total": amt(T["ce"]), "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": wd}
    t.update({"cgst_total": amt(T["c"]), "sgst_total": amt(T["s"])} if intra else {"igst_total": amt(T["i"])})
    return {"data": t}


def chassis(path, seed, rows):
    r = kit.rng_of("chassis", seed, rows)
    intra = r.random() < 0.3
    d = kit.day(r, "2023-05-01", 800)
    no = f"VS{kit.fy(d, '')}{r.randrange(10000, 99999)}"
    sup = kit.party("Sahyadri Motocraft Limited", kit.gstin(r, "27"))
    st, nm, ad = (("27", "Deccan Wheels", "Gat No. 410, Pune-Solapur Road, Loni Kalbhor, Pune 412201") if intra
                  else r.choice([("23", "Malwa Motors", "A.B. Road, Dewas 455001, Madhya Pradesh"), ("36", "Kakatiya Automotives", "Hunter Road, Hanamkonda 506001, Telangana")]))
    rec = kit.party(nm, kit.gstin(r, st, "F"))
    number = irn = kit.irn(r)
    models = [("VIKRAMA 200 ES", "87112029", 6840000, 28, 0), ("VIKRAMA 390 RALLY", "87114010", 21560000, 28, 3), ("PAVAN 110 DLX", "87112019", 5125000, 28, 0),
              ("PAVAN 125 DISC", "87112029", 5790000, 28, 0), ("URJA e-SCOOT 3kWh", "87116020", 8420000, 5, 0)]
    cols = ["Pearl White", "Matte Black", "Racing Red", "Teal Blue", "Graphite Grey"]
    F, B = "Helvetica", "Helvetica-Bold"
    n, nb, h = sty(F, 7.5), sty(B, 7.5), sty(B, 7.2, 8.6, "c")
    taxh = ["CGST", "SGST"] if intra else ["IGST"]
    data, items = [[P(x, h) for x in ["S.No.", "Model / Variant", "Colour", "HSN", "Chassis No. (VIN)", "Engine / Motor No.", "Dealer<br/>Price", "Trade<br/>Disc.", "Assessable<br/>Value", "GST<br/>Rate"] + taxh + ["Cess", "Total<br/>(Rs.)"]]], []
    T = dict(tx=0, c=0, s=0, i=0, ce=0, n=0, d=0)
    for k in range(rows):
        m, hsn, price, gr, ce = r.choice(models)
        disc = div(price * r.choice((0, 1, 2)), 100)
        tx = price - disc
        cg, sg, ig = kit.split_tax(tx, gr, intra)
        cess = div(tx * ce, 100)
        net = tx + cg + sg + ig + cess
        vin = "MB7" + "".join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(5)) + f"R{r.choice('ABCDEFGHJK')}{r.randrange(1000000, 9999999)}"
        eng = r.choice("DEKP") + f"{r.randrange(10, 99)}{r.choice('ABCE')}{r.randrange(100000, 999999)}"
        data.append([str(k + 1), P(m, n), r.choice(cols), hsn, vin, eng, inr(price), inr(disc), inr(tx), f"{gr}%"] + ([inr(cg), inr(sg)] if intra else [inr(ig)]) + [inr(cess), inr(net)])
        it = {"description": m, "hsn_sac": hsn, "discount": amt(disc), "unit_price": amt(price), "taxable_value": amt(tx), "gst_rate": str(gr), "cess_amount": amt(cess), "amount": amt(net)}
        it.update({"cgst_amount": amt(cg), "sgst_amount": amt(sg)} if intra else {"igst_amount": amt(ig)})
        items.append(it)
        for key, v in zip(("tx", "c", "s", "i", "ce", "n", "d"), (tx, cg, sg, ig, cess, net, disc)):
            T[key] += v
    data.append([f"{rows} vehicle{'s' if rows > 1 else ''}", "", "", "", "", "", "", inr(T["d"]), inr(T["tx"]), ""] + ([inr(T["c"]), inr(T["s"])] if intra else [inr(T["i"])]) + [inr(T["ce"]), inr(T["n"])])
    w = [26, 92, 58, 44, 96, 62, 58, 46, 64, 28] + ([54, 54] if intra else [60]) + [42, 66]
    w[1] += 790 - sum(w)
    tab = Table(data, colWidths=w, repeatRows=1, style=[
        ("FONT", (0, 1), (-1, -1), F, 7.2), ("FONT", (0, -1), (-1, -1), B, 7.2), ("ALIGN", (6, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("LINEABOVE", (0, 0), (-1, 0), 0.8, black), ("LINEBELOW", (0, 0), (-1, 0), 0.8, black), ("LINEABOVE", (0, -1), (-1, -1), 0.8, black), ("LINEBELOW", (0, -1), (-1, -1), 0.8, black),
        ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    ro, grand = kit.to_rupee(T["n"])
    wd = "INR " + kit.words(grand // 100, hyphen=True, conj="and") + " Only"
    n8, b8 = sty(F, 8, 10), sty(B, 8, 10)
    hdr = Table([[P(f"<b>{sup['name']}</b>", sty(F, 13, 16)), P("<b>TAX INVOICE - VEHICLE DESPATCH</b>", sty(F, 11, 14, "r"))],
                 [P(f"Works: Plot E-11, MIDC Ranjangaon, Shirur, Pune 412220, Maharashtra (27)<br/>GSTIN {sup['gstin']}", n8), P(f"Invoice No. <b>{no}</b><br/>Dated <b>{d.strftime('%d/%b/%Y')}</b>", sty(F, 9, 11, "r"))]],
                colWidths=[480, 310])
    par = Table([[P("<b>Dealer (Billed &amp; Shipped to)</b><br/>" + f"{rec['name']}<br/>{ad}<br/>GSTIN {rec['gstin']}", n8),
                  P(f"Place of Supply : {kit.STATES[st]} ({st})<br/>Dealer Code : {r.randrange(10000, 99999)}<br/>Transporter : Ghat Carriers<br/>Trailer No. : {kit.vehicle(r, 'MH')}", n8),
                  P(f"IRN :<br/>{irn[:32]}<br/>{irn[32:]}<br/>Ack. No. {r.randrange(10**14, 10**15)}", n8)]], colWidths=[300, 230, 260],
                style=[("BOX", (0, 0), (-1, -1), 0.6, black), ("INNERGRID", (0, 0), (-1, -1), 0.4, black), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    end = Table([[P(f"Amount Chargeable: {wd}", b8), P("Round off", n8), P(inr(ro), sty(F, 8, 10, "r"))],
                 [P("Insurance: transit policy of the manufacturer. Vehicles are despatched with tool kit, manual and one set of keys each.", n8), P("<b>Invoice Total (Rs.)</b>", n8), P(inr(grand), sty(B, 9, 11, "r"))],
                 ["", P("for Sahyadri Motocraft Limited<br/><br/>Authorised Signatory", n8), ""]], colWidths=[570, 120, 100], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("SPAN", (1, 2), (2, 2))])

    def foot(c, dd):
        text(c, 26, 18, f"{no}   Regd. Office: Sahyadri House, Senapati Bapat Road, Pune 411016", F, 6.5)
        text(c, landscape(A4)[0] - 26, 18, f"Page {dd.page}", F, 6.5, "r")
    kit.doc(path, landscape(A4), (26, 26, 24, 32), "Vehicle invoice").build([hdr, par, Spacer(1, 6), tab, Spacer(1, 4), KeepTogether([end])], onFirstPage=foot, onLaterPages=foot)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items, "taxable_total": amt(T["tx"]),
         "cess_total": amt(T["ce"]), "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": wd, "irn": number}
    t.update({"cgst_total": amt(T["c"]), "sgst_total": amt(T["s"])} if intra else {"igst_total": amt(T["i"])})
    return {"data": t}


def books(path, seed, rows):
    r = kit.rng_of("books", seed, rows)
    c = Canvas(path, pagesize=A4, invariant=1)
    c.setTitle("Publisher invoice")
    F, B = "Gst26Serif", "Gst26SerifB"
    intra = r.random() < 0.5
    d = kit.day(r, "2023-05-01", 800)
    due = kit.plus(d, r.choice((45, 60, 90)))
    no = f"P/{r.randrange(200, 9000)}/{d.year}"
    sup = kit.party("Banyan Leaf Publishers", kit.gstin(r, "19", "F"))
    st, nm, ad = (("19", "Saptarshi Book Depot", "12 College Street Market, Kolkata 700073") if intra else ("21", "Kharavela Book Emporium", "Binod Behari, Cuttack 753002"))
    rec = kit.party(nm, kit.gstin(r, st, "P"))
    titles = [("The River Remembers", "S. Lahiri", 49500), ("Algebra for Class IX", "Dutta & Ghosh", 38500), ("Folk Songs of the Delta", "M. Hembram", 65000),
              ("A Short History of Jute", "P. Sarkar", 79500), ("My First Alphabet", "Ed. Board", 14500), ("Physics Problems Vol. II", "A. K. Maity", 52500), ("Monsoon Stories", "R. Baruah", 29900),
              ("Spoken English in 60 Days", "T. Fernandes", 19900), ("Geography of Eastern India, 4th revised edition", "N. Pattnaik", 89500)]
    stat = [("Practical Notebook, 140 pages, ruled one side", "", 9500), ("Drawing Book A3", "", 12000), ("Graph Pad, 50 sheets", "", 6000)]
    codes = {x[0]: f"978-81-{r.randrange(10000, 99999)}-{r.randrange(10, 99)}-" for x in titles}
    for x in codes:
        digits = [int(z) for z in codes[x] if z.isdigit()]
        codes[x] += str(-sum(z * (1 + i % 2 * 2) for i, z in enumerate(digits)) % 10)
    codes.update({x[0]: f"STN{r.randrange(100, 999)}" for x in stat})
    lst, items = [], []
    base = {0: 0, 12: 0}
    taxes = [0, 0, 0]
    qty_t = dis_t = 0
    for k in range(rows):
        book = r.random() < 0.78
        tt, au, mrp = r.choice(titles if book else stat)
        hsn, gr = ("4901", 0) if book else ("4820", 12)
        q = r.choice((1, 2, 5, 10, 15, 20, 25, 50, 100))
        dp = r.choice((25, 30, 35, 40))
        gross = mrp * q
        dis = div(gross * dp, 100)
        net = gross - dis
        tx = kit.split_tax(net, gr, intra)
        code = codes[tt]
        lines = kit.wrap(tt + (f" / {au}" if au else ""), F, 8, 150)
        lst.append((str(k + 1), code, lines, hsn, str(q), amt(mrp), f"{dp}%", inr(dis), inr(net), "Nil" if gr == 0 else f"{gr}%"))
        items.append({"description": " ".join(lines), "hsn_sac": hsn, "quantity": str(q), "unit_price": amt(mrp), "discount": amt(dis),
                      "gst_rate": str(gr), "amount": amt(net)})
        base[gr] += net
        taxes = [a + b for a, b in zip(taxes, tx)]
        qty_t += q
        dis_t += dis
    # the last money column is the net value; the rate stands before it
    lst = [x[:8] + (x[9], x[8]) for x in lst]
    e = edges_of(36, [20, 92, 152, 28, 34, 42, 34, 54, 26, 41])
    e[-1] = W - 32
    pg = [0]

    def head():
        pg[0] += 1
        y = H - 46
        text(c, 36, y, sup["name"], B, 16)
        text(c, 36, y - 13, "9/2 Ramanath Mazumder Lane, Kolkata 700009, West Bengal.  GSTIN " + sup["gstin"], F, 8)
        text(c, W - 32, y, "TAX INVOICE" if pg[0] == 1 else f"Invoice {no}, sheet {pg[0]}", B, 11, "r")
        y -= 34
        if pg[0] == 1:
            text(c, 36, y, rec["name"], B, 10)
            text(c, 36, y - 12, ad, F, 8.5)
            text(c, 36, y - 24, "GSTIN " + rec["gstin"], F, 8.5)
            text(c, 36, y - 36, f"Place of supply: {kit.STATES[st]}, code {st}", F, 8.5)
            for k, (a, b) in enumerate((("Invoice no.", no), ("Date", d.strftime("%d %B %Y")), ("Due on", due.strftime("%d %B %Y")), ("Bundles", str(1 + qty_t // 60)))):
                text(c, 400, y - 12 * k, a, F, 8.5)
                text(c, 462, y - 12 * k, b, B, 8.5)
            y -= 58
        c.setLineWidth(1)
        c.line(36, y + 12, W - 32, y + 12)
        cells(c, y, e, "lllcrrrrrr", ["", "ISBN / code", "Title / Author", "HSN", "Copies", "List Rs.", "Disc. %", "Disc. Rs.", "GST", "Net Rs."], B, 8)
        c.setLineWidth(0.5)
        c.line(36, y - 5, W - 32, y - 5)
        return y - 18

    y = head()
    for x in lst:
        hh = 11 * len(x[2]) + 4
        if y - hh < 56:
            c.showPage()
            y = head()
        cells(c, y, e, "lllcrrrrrr", list(x), F, 8, lead=10.5)
        y -= hh
    if y < 220:
        c.showPage()
        y = head()
    c.line(36, y + 8, W - 32, y + 8)
    tot = base[0] + base[12]
    cells(c, y - 4, e, "lllcrrrrrr", ["", "", "Total", "", str(qty_t), "", "", inr(dis_t), "", inr(tot)], B, 8)
    y -= 24
    ro, grand = kit.to_rupee(tot + sum(taxes))
    rowsx = [("Books, nil rated (4901)", base[0]), ("Stationery at 12% (4820)", base[12])]
    rowsx += [("CGST 6%", taxes[0]), ("SGST 6%", taxes[1])] if intra else [("IGST 12%", taxes[2])]
    rowsx += [("Rounded", ro)]
    wd = "Rupees " + kit.words(grand // 100, conj="and").lower() + " only"
    y0 = y
    for a, v in rowsx:
        text(c, 360, y, a, F, 8.5)
        text(c, e[-1] - 3, y, inr(v), F, 8.5, "r")
        y -= 13
    c.line(360, y + 9, W - 32, y + 9)
    text(c, 360, y - 3, "To pay, Rs.", B, 10)
    text(c, e[-1] - 3, y - 3, inr(grand), B, 10, "r")
    for k, s in enumerate(kit.wrap(wd, B, 8.5, 300)):
        text(c, 36, y0 - 12 * k, s, B, 8.5)
    for k, s in enumerate(("No returns after six months; textbooks not at all.", "Interest at 18% p.a. on bills not paid when due.", "Cheques to Banyan Leaf Publishers, account payee.")):
        text(c, 36, y0 - 44 - 11 * k, s, F, 8)
    text(c, W - 32, y - 46, "for Banyan Leaf Publishers", F, 8.5, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items,
         "taxable_total": amt(tot), "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": wd}
    t.update({"cgst_total": amt(taxes[0]), "sgst_total": amt(taxes[1])} if intra else {"igst_total": amt(taxes[2])})
    return {"data": t}


LAYOUTS = {"bottler": bottler, "chassis": chassis, "books": books}

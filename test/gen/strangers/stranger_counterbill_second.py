# SPDX-License-Identifier: AGPL-3.0-or-later
"""Customs broker, warehouse per bag, book credit note, bearings over several challans."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer, KeepTogether
from stranger_counterbill_kit import *

CHA = [("Agency Charges", "996713", 18, "per B/E"), ("Customs Examination & Handling", "996713", 18, "per container"), ("Loading & Unloading", "996711", 18, "per container"),
       ("Transportation JNPT to Factory", "996791", 18, "20' GP"), ("Documentation & EDI Charges", "996713", 18, ""), ("Delivery Order Fees - Shipping Line", "", 0, "as per receipt"),
       ("CFS Charges (original bill attached)", "", 0, "as per receipt"), ("Stamp Duty", "", 0, "as per challan"), ("Container Survey / Weighment", "996713", 18, ""),
       ("Fumigation Certificate", "", 0, "as per receipt"), ("Custom Duty paid on your behalf", "", 0, "TR-6 challan")]


def customs(path, seed, rows):
    r, inter, S, B, d = start("customs", seed, rows, ["Sagarmala Clearing & Forwarding", "Bluewater Customs Brokers Pvt Ltd", "Anchor Logistics Services"])
    no, due = f"IMP/{r.randint(100, 9999):04d}/{fy(d)}", d + timedelta(15)
    T = base(no, d, S, B, due)
    st = ParagraphStyle("p", fontName="Times-Roman", fontSize=8.5, leading=10)
    sb = ParagraphStyle("b", parent=st, fontName="Times-Bold")
    P = lambda s, q=st: Paragraph(s.replace("&", "&amp;").replace("\n", "<br/>"), q)
    tax = ["IGST|18%"] if inter else ["CGST|9%", "SGST|9%"]
    data = [["Sl", P("Particulars of Charges", sb), "SAC", "Non-Taxable\nAmount\n(Reimbursement)", "Taxable\nAmount"] + [k.replace("|", "\n@ ") for k in tax] + ["Total\n(INR)"]]
    nt = tv = C = G = I = 0
    for n in range(rows):
        nm, sac, g, rem = r.choice(CHA[:5] if n == 0 else CHA)
        v = r.randrange(45000, 2800000, 2500) if g else r.randrange(12050, 9500000, 17)
        c, s, i = taxes(v, g, inter)
        a = v + c + s + i
        rem = rem or f"Job {r.randint(100, 999)}"
        full = f"{nm} {rem}"
        it = dict(description=full, amount=plain(a))
        if g:
            tv, C, G, I = tv + v, C + c, G + s, I + i
            it.update(hsn_sac=sac, taxable_value=plain(v), gst_rate="18")
            put(it, inter, c, s, i)
        else:
            nt += v
        T["line_items"].append(it)
        data.append([str(n + 1), P(f"{nm}\n{rem}"), sac, "" if g else inr(v), inr(v) if g else ""] + (([inr(i)] if inter else [inr(c), inr(s)]) if g else [""] * len(tax)) + [inr(a)])
    a = nt + tv + C + G + I
    gt = rnd(a, 100) * 100
    data.append(["", "Total", "", inr(nt), inr(tv)] + ([inr(I)] if inter else [inr(C), inr(G)]) + [inr(a)])
    wd = words(gt, "Rs. {} Only", " and Paise {}")
    T.update(taxable_total=plain(tv), round_off=plain(gt - a), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, C, G, I, True)
    el = [Table([[P(f"<b>{B['name']}</b>\n{B['a1']}\n{B['a2']}\n{B['state']}\nGSTIN: {B['gstin']}"),
                  P(f"<b>Invoice No.:</b> {no}\n<b>Invoice Date:</b> {d.strftime('%d-%m-%Y')}\n<b>Due Date:</b> {due.strftime('%d-%m-%Y')}\n<b>Place of Supply:</b> {B['state']} - {B['code']}"),
                  P(f"<b>B/E No.:</b> {r.randint(2000000, 9899999)}\n<b>B/L No.:</b> {r.choice('MSH')}XU{r.randint(10**7, 10**8)}\n<b>Container:</b> 1 x 20' GP\n<b>Gross Wt.:</b> {r.randint(4000, 21000)} KGS\n<b>Assessable Value:</b> {inr(r.randrange(10**7, 10**9))}")]],
                colWidths=[210, 155, 158], style=[("GRID", (0, 0), (-1, -1), .7, black), ("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 8)]
    n = len(tax)
    cw = [22, 131 + (58 if inter else 0), 42, 78, 66] + [58] * n + [0]
    cw[-1] = 523 - sum(cw[:-1])
    el.append(Table(data, colWidths=cw, repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Times-Roman", 8.5), ("FONT", (0, 0), (-1, 0), "Times-Bold", 8), ("FONT", (0, -1), (-1, -1), "Times-Bold", 8.5),
        ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), 1, black),
        ("LINEBELOW", (0, 0), (-1, 0), 1, black), ("LINEABOVE", (0, -1), (-1, -1), .8, black), ("LINEBELOW", (0, -1), (-1, -1), .8, black), ("LINEBELOW", (0, 1), (-1, -2), .2, HexColor("#999999")),
        ("TOPPADDING", (0, 1), (-1, -1), 2), ("BOTTOMPADDING", (0, 1), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])))
    el.append(Spacer(1, 6))
    el.append(KeepTogether([Table([["Round Off", inr(gt - a)], ["Net Payable (INR)", inr(gt)]], colWidths=[110, 80], hAlign="RIGHT",
                                  style=[("FONT", (0, 0), (-1, 0), "Times-Roman", 9), ("FONT", (0, 1), (-1, 1), "Times-Bold", 10), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("BOX", (0, 0), (-1, -1), .7, black)]),
                            Spacer(1, 6), P(wd, sb), Spacer(1, 10), P("Non-taxable amounts are reimbursements incurred as pure agent (Rule 33 of CGST Rules, 2017); supporting bills are enclosed.\nCheques to be drawn in favour of " + S["name"] + "."),
                            Spacer(1, 24), P("for " + S["name"] + "\n\n\nAuthorised Signatory")]))

    def deco(c, doc):
        c.setFont("Times-Bold", 16)
        c.drawString(36, 800, S["name"])
        c.setFont("Times-Italic", 9)
        c.drawString(36, 788, "Customs Brokers (Lic. No. 11/1437) | Freight Forwarders | Transporters")
        c.setFont("Times-Roman", 8)
        c.drawString(36, 777, f"{S['a1']} {S['a2']}, {S['state']}  Tel. {S['ph']}")
        c.setFont("Times-Bold", 9)
        c.drawRightString(559, 800, "TAX INVOICE")
        c.drawRightString(559, 788, "GSTIN " + S["gstin"])
        c.line(36, 771, 559, 771)
        c.setFont("Times-Roman", 7)
        c.drawCentredString(297, 24, f"{no} - Page {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=80, bottomMargin=42, invariant=1).build(el, onFirstPage=deco, onLaterPages=deco)
    return {"data": T}


def godown(path, seed, rows):
    r, inter, S, B, d = start("godown", seed, rows, ["SRI LAKSHMI WAREHOUSING CORPN", "BALAJI GODOWNS & HANDLING", "ANNAPURNA STORAGE SERVICES"])
    no = str(r.randint(1, 9999))
    T = base(no, d, S, B)
    R, v = [], 0
    days = sorted((r.randint(1, 28) for _ in range(rows)), reverse=True)
    for n in range(rows):
        kind, sac, lo, hi = r.choice([("UNLOADING FROM LORRY", "996719", 350, 900), ("STACKING UPTO 18 HIGH", "996719", 150, 420), ("STORAGE - PER MONTH", "996729", 600, 1450),
                                      ("LOADING TO LORRY", "996719", 350, 900), ("RE-BAGGING AND STITCHING", "998540", 400, 1100)])
        com = r.choice(["WHEAT 50KG", "MAIZE 60KG", "CHANA 50KG", "SUGAR M-30 50KG", "COTTON SEED 70KG"])
        bags, rate = r.randint(40, 2400), r.randrange(lo, hi, 5)
        a = bags * rate
        v += a
        dd = d - timedelta(days[n])
        R.append((n + 1, dd.strftime("%d-%m-%y"), f"{r.randint(1000, 9999)}", f"{kind}", com, sac, bags, plain(rate), inr(a)))
        T["line_items"].append(dict(description=f"{kind} {com}", hsn_sac=sac, quantity=str(bags), unit_price=plain(rate), amount=plain(a)))
    c, s, i = taxes(v, 18, inter)
    gt = v + c + s + i
    wd = words(gt, "Rupees {} Only").upper()
    T.update(taxable_total=plain(v), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, c, s, i, True)
    bar = "-" * 92
    run = [0]

    def head(sh):
        t, y = sh.t, sh.H - 40
        L = [f"{S['name']:<58}{'Page No : ' + str(sh.page):>34}", f"{S['a1'].upper()} {S['a2'].upper()}", f"GSTIN : {S['gstin']}   STATE : {S['code']} {S['state'].upper()}", "=" * 92]
        if sh.page == 1:
            L += [f"{'TAX INVOICE FOR STORAGE AND HANDLING':^92}", "", f"To     : {B['name']:<50}Bill No   : {no}", f"         {B['a1']:<50}Bill Date : {d.strftime('%d-%m-%Y')}",
                  f"         {B['a2']:<50}", f"GSTIN  : {B['gstin']:<50}Pl.of Sup : {B['code']}-{B['state']}"]
        L += [bar, f"{'No':>3} {'Date':<9}{'GR.No':<6}{'Service / Commodity':<33}{'SAC':<7}{'Bags':>6}{'Rate/':>10}{'Amount':>16}", f"{'':65}{'Bag':>10}{'Rs.':>16}", bar]
        for q in L:
            t(38, y, q)
            y -= 10.5
        return y

    def foot(sh, last):
        if not last:
            sh.t(38, sh.y, bar)
            sh.t(38, sh.y - 10.5, f"{'Carried Over':>58}{inr(run[0]):>33}")
    sh = Sheet(path, A4, head, foot, 80, "Courier", "Courier-Bold", 9)
    step = 10.5

    def ln(s):
        sh.t(38, sh.y, s)
        sh.y -= step
    for k, m in enumerate(R):
        if sh.y - 2 * step < sh.bottom:
            sh.brk()
            ln(f"{'Brought Forward':>58}{inr(run[0]):>33}")
        ln(f"{m[0]:>3} {m[1]:<9}{m[2]:<6}{m[3]:<33}{m[5]:<7}{m[6]:>6}{m[7]:>10}{m[8]:>16}")
        ln(f"{'':19}{m[4]}")
        run[0] += m[6] * int(m[7].replace(".", ""))
    if sh.y < 230:
        sh.brk()
    ln(bar)
    ln(f"{'Total Bags':>58}  {sum(m[6] for m in R):>11}")
    ln(f"{'Taxable Value':>58}{inr(v):>33}")
    for a, b in ([("IGST 18%", i)] if inter else [("CGST 9%", c), ("SGST 9%", s)]):
        ln(f"{a:>58}{inr(b):>33}")
    ln(bar)
    ln(f"{'BILL AMOUNT':>58}{inr(gt):>33}")
    ln(bar)
    for q in wrap(wd, "Courier", 9, 490):
        ln(q)
    ln("")
    ln("Insurance of stocks is on depositor's account.  E.& O.E.")
    ln("")
    ln(f"{'For ' + S['name']:>92}")
    sh.y -= 24
    ln(f"{'Manager':>92}")
    sh.end()
    return {"data": T}


BOOKS = [("Algebra for Class IX", "R. Deshmukh", "4901", 0), ("Ganit Sopan 4", "Meera Joshi", "4901", 0), ("English Workbook with Stickers", "A. Fernandes", "4901", 0), ("Practical Notebook Physics 120 pp", "", "4820", 12),
         ("Graph Book A4", "", "4820", 12), ("Atlas of India for Juniors", "Cartographic Desk", "4905", 0), ("Geometry Drawing File", "", "4820", 12), ("Tales of the Banyan Tree", "S. Iyengar", "4901", 0), ("Wall Calendar", "", "4910", 12)]


def bookcredit(path, seed, rows):
    r, inter, S, B, d = start("bookcredit", seed, rows, ["Saraswati Granth Prakashan", "Peepal Leaf Publishers LLP", "Vidya Bharati Book Depot"])
    no = f"CN{d.year % 100}{r.randint(1, 9999):04d}"
    T = base(no, d, S, B)
    R, tv, per, tc = [], 0, {}, 0
    for n in range(rows):
        ti, au, h, g = r.choice(BOOKS)
        q, p, dp = r.randint(1, 60), r.randrange(6000, 69500, 500), r.choice([20, 25, 30, 35])
        net = p - p * dp // 100
        a = q * net
        tv += a
        per[g] = per.get(g, 0) + a
        isbn = f"97881{r.randint(10000000, 99999999)}"
        R.append([isbn, ti + (f"\n{au}" if au else ""), h, str(q), inr(p), str(dp), inr(net), "Nil" if not g else f"{g}%", inr(a)])
        T["line_items"].append(dict(description=f"{ti} {au}".strip(), hsn_sac=h, quantity=str(q), unit_price=plain(net), gst_rate=str(g), amount=plain(a)))
    c, s, i = taxes(per.get(12, 0), 12, inter)
    a = tv + c + s + i
    gt = rnd(a, 100) * 100
    wd = words(gt, "Rupees {} only", " and {} paise")
    T.update(taxable_total=plain(tv), round_off=plain(gt - a), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, c, s, i, True)
    org = f"PB/{r.randint(100, 999)}"

    def head(sh):
        t, H, W = sh.t, sh.H, sh.W
        t(W / 2, H - 44, S["name"], True, 20, "c")
        t(W / 2, H - 57, "Publishers & Booksellers", size=9, al="c")
        t(W / 2, H - 69, f"{S['a1']} {S['a2']}", size=9, al="c")
        sh.c.setLineWidth(1.5)
        sh.c.line(45, H - 75, W - 45, H - 75)
        if sh.page > 1:
            t(45, H - 88, f"Credit Note {no}, sheet {sh.page}")
            return H - 96
        t(W / 2, H - 92, "CREDIT NOTE", True, 12, "c")
        t(W / 2, H - 103, "(Sales Return)", size=8, al="c")
        t(45, H - 118, "Credited to :")
        t(105, H - 118, B["name"], True)
        t(105, H - 130, B["a1"] + " " + B["a2"])
        t(105, H - 142, f"GSTIN {B['gstin']}")
        t(45, H - 158, f"Credit Note No. {no}", True)
        t(200, H - 158, f"Dated {d.strftime('%d %B %Y')}")
        t(W - 45, H - 158, f"Our GSTIN {S['gstin']}", al="r")
        t(45, H - 170, f"Against our Invoice {org} dated {(d - timedelta(70)).strftime('%d %B %Y')}")
        t(W - 45, H - 170, f"Place of Supply: {B['state']} ({B['code']})", al="r")
        return H - 178

    def foot(sh, last):
        sh.c.setLineWidth(.4)
        sh.t(sh.W / 2, 28, "- " + str(sh.page) + " -", al="c", size=8)
    sh = Sheet(path, A4, head, foot, 48, "Times-Roman", "Times-Bold", 9)
    cum = [0]
    for it in T["line_items"]:
        cum.append(cum[-1] + int(it["amount"].replace(".", "")))
    sh.table(45,
             [("ISBN / Code", 74, "l"), ("Title & Author", 138, "l"), ("HSN", 32, "c"), ("Copies|Recd.|Back", 40, "r"), ("Printed|Price", 46, "r"), ("Trade|Disc.%", 36, "r"),
              ("Net|Price", 46, "r"), ("GST", 30, "r"), ("Value|Rs.", 63, "r")], R, vr=False, hr=False, frame=True,
             carry=lambda n, f: ["", "Brought forward" if f else "Carried forward", "", "", "", "", "", "", inr(cum[n])])
    sh.need(140)
    y = sh.y
    L = [("Value of goods returned", tv)] + ([("Add: IGST 12% on " + inr(per.get(12, 0)), i)] if inter else [("Add: CGST 6% on " + inr(per.get(12, 0)), c), ("Add: SGST 6% on " + inr(per.get(12, 0)), s)])
    for k, z in L + [("Rounded off", gt - a)]:
        y -= 13
        sh.t(470, y, k, al="r")
        sh.t(547, y, inr(z), al="r")
    y -= 6
    sh.c.line(360, y, 550, y)
    sh.t(470, y - 13, "Amount credited to your account", True, al="r")
    sh.t(547, y - 13, inr(gt), True, al="r")
    sh.para(45, y - 32, 500, "(" + wd + ")")
    sh.t(550, y - 70, "for " + S["name"], al="r")
    sh.t(45, y - 70, "Checked by", size=8)
    sh.end()
    return {"data": T}


def bearings(path, seed, rows):
    r, inter, S, B, d = start("bearings", seed, rows, ["Precision Bearing Corporation", "Hindustan Roller & Belt Co.", "Vijay Industrial Suppliers"])
    no, due = f"{fy(d)}/B/{r.randint(1, 3999)}", d + timedelta(30)
    T = base(no, d, S, B, due)
    R, n, tot, dcn, dd = [], 0, 0, r.randint(200, 900), d - timedelta(24)
    while n < rows:
        R.append(f"D.C. No. {dcn} dt. {dd.strftime('%d.%m.%y')}     Your P.O. {r.randint(4500010000, 4500099999)}")
        for _ in range(min(r.randint(1, 6), rows - n)):
            n += 1
            ds, h, u = r.choice([("Deep Groove Ball Bearing 6205-2Z/C3", "84821011", "Nos"), ("Taper Roller Bearing 32210", "84822012", "Nos"), ("Plummer Block SNL 513-611", "84833000", "Nos"), ("Cylindrical Roller Bearing NU 2212 ECP", "84825011", "Nos"),
                                 ("V-Belt B-68", "40103190", "Nos"), ("Adapter Sleeve H 311", "84829900", "Nos"), ("Grease LGMT 2 (1 kg tin)", "34031900", "Kgs"), ("Roller Chain 3/4\" Simplex 5 Mtr Box", "73151100", "Mtr")])
            q = r.randint(1, 40) if u == "Nos" else r.randint(2, 100)
            qs = str(q) if u == "Nos" else f"{q}.000" if u == "Mtr" else f"{q}.00"
            lp, dp = r.randrange(18000, 980000, 100), r.choice([0, 15, 22, 30, 42])
            net = lp * (100 - dp) // 100
            a = q * net
            tot += a
            R.append([str(n), r.choice("BRTK") + f"{r.randint(10000, 99999)}", ds, h, qs, u, inr(lp), str(dp) if dp else "-", inr(net), inr(a)])
            T["line_items"].append(dict(description=ds, hsn_sac=h, quantity=qs, unit=u, unit_price=plain(net), amount=plain(a)))
        dcn, dd = dcn + r.randint(1, 9), min(dd + timedelta(r.randint(1, 4)), d)
    pf = rnd(tot * 2, 100)
    v = tot + pf
    c, s, i = taxes(v, 18, inter)
    a = v + c + s + i
    gt = rnd(a, 100) * 100
    wd = words(gt, "Rupees {} Only")
    T.update(taxable_total=plain(v), round_off=plain(gt - a), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, c, s, i, True)

    def head(sh):
        t, H, W = sh.t, sh.H, sh.W
        t(30, H - 36, "TAX INVOICE", True, 14)
        t(30, H - 50, f"No. {no}", True, 9)
        t(130, H - 50, f"Date {d.strftime('%d.%m.%y')}", True, 9)
        t(30, H - 62, f"Payment due on {due.strftime('%d.%m.%y')}")
        t(W - 30, H - 36, S["name"], True, 13, "r")
        t(W - 30, H - 48, S["a1"] + " " + S["a2"], size=7.5, al="r")
        t(W - 30, H - 60, f"GSTIN {S['gstin']}  State {S['code']} {S['state']}", size=7.5, al="r")
        y = H - 70
        sh.c.setLineWidth(.5)
        sh.c.roundRect(30, y - 44, W - 60, 44, 5)
        t(36, y - 11, "Buyer (Bill to)", size=6.5)
        t(36, y - 23, f"{B['name']}, {B['a1']} {B['a2']}", True)
        t(36, y - 36, f"GSTIN {B['gstin']}     Place of supply : {B['code']} {B['state']}     Reverse charge : No")
        return y - 50

    def foot(sh, last):
        sh.t(30, 20, f"Sheet {sh.page}" + ("" if last else "   P.T.O."), size=7)
    sh = Sheet(path, A4, head, foot, 34, "Helvetica", "Helvetica-Bold", 7.5)
    sh.table(30, [("Sl.", 20, "c"), ("Item|Code", 40, "l"), ("Designation", 148, "l"), ("HSN", 46, "c"), ("Qty.", 42, "r"), ("Unit", 26, "c"), ("List|Price", 54, "r"), ("Disc|%", 26, "r"),
                  ("Net|Rate", 56, "r"), ("Amount|Rs. P.", 77, "r")], R, hr=True, lw=.3, repeat=True)
    sh.need(125)
    y = sh.y
    L = [("Total of Challans", tot), ("Packing & Forwarding 2%", pf), ("Assessable for GST", v)] + ([("IGST 18%", i)] if inter else [("CGST 9%", c), ("SGST 9%", s)]) + [("Rounding (+/-)", gt - a), ("TOTAL Rs.", gt)]
    for k, z in L:
        sh.c.rect(390, y - 13, 98, 13)
        sh.c.rect(488, y - 13, 77, 13)
        sh.t(394, y - 9.5, k, k[:3] == "TOT")
        sh.t(562, y - 9.5, inr(z), k[:3] == "TOT", al="r")
        y -= 13
    yy = sh.para(30, sh.y - 14, 340, wd, True)
    sh.t(30, yy - 8, "Interest at 21% will be charged on overdue bills.")
    sh.t(30, yy - 40, "Receiver's signature & stamp")
    sh.t(370, yy - 40, "For " + S["name"], al="r")
    sh.end()
    return {"data": T}


LAYOUTS = {"customs": customs, "godown": godown, "bookcredit": bookcredit, "bearings": bearings}

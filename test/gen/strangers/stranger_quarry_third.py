# SPDX-License-Identifier: AGPL-3.0-or-later
"""A guarding agency's bill by duties (typed), and an advertising agency's bill by insertions."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_quarry_kit as K


def guards(path, seed, rows):
    r = K.rng("guards", seed, rows)
    sup, rec, inter = K.parties(r, ["Security Services Pvt Ltd", "Manpower & Security Private Limited", "Facility Guards Pvt Ltd"])
    d = K.day(r).replace(day=r.choice([1, 2, 3, 5]))
    month = K.plus(d.replace(day=1), -1)
    number = f"SEC/{month.strftime('%b').upper()}/{r.randrange(10, 990):04d}"
    ranks = [("SECURITY GUARD (UNSKILLED)", 690), ("LADY SECURITY GUARD", 712), ("SECURITY SUPERVISOR", 905), ("GUNMAN WITH 12 BORE", 1040),
             ("HEAD GUARD", 788), ("ASST. SECURITY OFFICER", 1260), ("DOG HANDLER WITH DOG", 1485)]
    sites = ["MAIN GATE", "GODOWN NO. 2", "WEIGH BRIDGE", "ADMIN BLOCK", "RAW MATERIAL YARD", "LABOUR COLONY", "PUMP HOUSE"]
    body, out, total, duties = [], [], 0, 0
    for i in range(rows):
        rank, rate = r.choice(ranks)
        site = r.choice(sites)
        rate = rate * 100 + r.randrange(0, 100)
        posts = r.randrange(1, 9)
        n = posts * month_days(month) - r.choice([0, 0, 1, 2, 3])
        half = r.choice([0, 0, 0, 50])
        amt = K.div((n * 100 + half) * rate, 100)
        qty = K.q2(n * 100 + half)
        body.append([f"{i + 1:02d}", f"{rank}\n{site}", "998525", r.choice(["8", "12"]), str(posts), qty, K.q2(rate), K.m(amt)])
        out.append({"description": f"{rank} {site}", "hsn_sac": "998525", "quantity": qty, "unit_price": K.s(rate), "amount": K.s(amt)})
        total, duties = total + amt, duties + n * 100 + half
    pct = r.choice([6, 8, 10])
    sc = K.div(total * pct, 100)
    taxable = total + sc
    c, sg, ig = K.taxes(taxable, 18, inter)
    grand, off = K.rounded(taxable + c + sg + ig)
    words = f"RUPEES {K.words(grand // 100).upper()} ONLY"
    due = K.plus(d, 10)

    def page(p):
        x, w = 30, p.w - 60
        N, B = "Courier", "Courier-Bold"

        def dash(y):
            p.c.setDash(3, 2)
            p.line(x, y, x + w, y)
            p.c.setDash()

        def top():
            p.text(p.w / 2, 46, sup["name"].upper(), B, 15, "c")
            p.text(p.w / 2, 60, f"{sup['street']}, {sup['city']} {sup['pin']}", N, 9, "c")
            p.text(p.w / 2, 72, f"GSTIN {sup['gstin']}  PSARA LIC. {sup['state']}/{sup['pin'][-4:]}/17", N, 9, "c")
            dash(79)
            p.text(p.w / 2, 92, "TAX INVOICE FOR SECURITY SERVICES", B, 10, "c")
            dash(98)
            for k, (a, b) in enumerate([("TO", rec["name"].upper()), ("", rec["street"].upper()), ("", f"{rec['city']} {rec['pin']}".upper()), ("GSTIN", rec["gstin"]),
                                        ("SUPPLY TO", f"{rec['statename'].upper()} ({rec['state']})")]):
                p.text(x, 112 + k * 11.5, a, N, 9)
                p.text(x + 58, 112 + k * 11.5, b, B if k == 0 else N, 9)
            for k, (a, b) in enumerate([("INVOICE NO", number), ("DATED", d.strftime("%d/%m/%Y")), ("DUE BY", due.strftime("%d/%m/%Y")), ("BILL MONTH", month.strftime("%B %Y").upper()),
                                        ("PAGE", f"{p.page} OF {p.total or 1}")]):
                p.text(x + 342, 112 + k * 11.5, f"{a:<11}: {b}", N, 9)
            return 172

        def more():
            p.new()
            return top()
        cols = [(26, "l", "SL\nNO"), (176, "l", "DESIGNATION /\nPLACE OF DUTY"), (48, "l", "SAC"), (38, "r", "SHIFT\nHRS"), (40, "r", "NO.OF\nPOSTS"),
                (60, "r", "TOTAL\nDUTIES"), (62, "r", "RATE PER\nDUTY"), (85, "r", "AMOUNT\nRS. PS.")]
        y = K.grid(p, top(), x, cols, body, p.h - 50, more, N, B, 8.6, 10.2, 2.5, rules="")
        if y > p.h - 235:
            y = more()
        y += 13
        p.text(x + 30, y, "TOTAL DUTIES / AMOUNT", B, 8.6)
        p.text(x + 386, y, K.q2(duties), B, 8.6, "r")
        p.text(x + w - 2, y, K.m(total), B, 8.6, "r")
        lines = [(f"ADD SERVICE CHARGES @ {pct}%", sc), ("TAXABLE VALUE", taxable)] + ([("IGST @ 18%", ig)] if inter else [("CGST @ 9%", c), ("SGST @ 9%", sg)])
        for a, b in lines + [("ROUNDED OFF", off), ("TOTAL AMOUNT PAYABLE", grand)]:
            y += 14
            bold = B if a.startswith("TOTAL") else N
            p.text(x + 250, y, a, bold, 9)
            p.text(x + w - 2, y, K.m(b), bold, 9, "r")
        dash(y + 7)
        y = p.para(x, y + 20, words, w, B, 9)
        dash(y - 4)
        y = p.para(x, y + 10, "ATTENDANCE SHEETS ENCLOSED. EPF AND ESI CHALLANS OF THE PREVIOUS MONTH ENCLOSED. CHEQUE TO BE DRAWN IN THE NAME OF THE COMPANY.", w, N, 8)
        p.text(x + w, y + 12, f"FOR {sup['name'].upper()}", B, 9, "r")
        p.text(x + w, y + 50, "AUTHORISED SIGNATORY", N, 9, "r")
    K.twice(path, A4, page)
    data = K.base(number, d, sup, rec)
    data["supplier"]["name"], data["recipient"]["name"] = sup["name"].upper(), rec["name"].upper()
    data.update(due_date=due.isoformat(), line_items=out, taxable_total=K.s(taxable), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


def month_days(first):
    return (K.plus(first, 40 - first.day).replace(day=1) - first.replace(day=1)).days


def adagency(path, seed, rows):
    r = K.rng("adagency", seed, rows)
    sup, rec, inter = K.parties(r, ["Advertising & Marketing", "Adcom", "Publicity Bureau"])
    d = K.day(r)
    number = f"{r.randrange(1, 990):04d}/PRESS/{K.fy(d)}"
    st = ParagraphStyle("n", fontName="Times-Roman", fontSize=9.2, leading=11)
    sb = ParagraphStyle("b", parent=st, fontName="Times-Bold")
    sc = ParagraphStyle("c", parent=sb, alignment=1, fontSize=8.8, leading=10.4)
    sr = ParagraphStyle("r", parent=st, alignment=2)
    P = Paragraph
    papers = [("Dainik Prabhatvani", "Nagpur", 180), ("The Deccan Sentinel", "All Editions", 640), ("Lokrang Samachar", "Pune + Kolhapur", 255), ("Nava Janmat", "Main", 145),
              ("Malabar Chronicle", "Kochi", 310), ("Business Darpan", "Mumbai, Delhi, Kolkata", 520)]
    places = ["Page 3, Colour", "Inside, B/W", "Front Page Solus, Colour", "Classified Display", "Tender Notice, B/W"]
    body = [[P(h, sc) for h in ("R.O. No.", "Date of<br/>Publication", "Publication / Edition", "Position", "SAC", "Size<br/>(W x H) cm", "Space<br/>Sq. cm",
                                "Rate per<br/>Sq. cm", "Gross<br/>Amount", "Discount", "Net Taxable<br/>Amount")]]
    out, gross, dis, net = [], 0, 0, 0
    ro = r.randrange(2000, 8000)
    for i in range(rows):
        name, ed, rate = r.choice(papers)
        wd, ht = r.choice([4, 8, 12, 16, 24, 33]), r.choice([5, 8, 10, 12, 16, 20, 25])
        rate = rate * 100 + r.choice([0, 0, 50])
        g = wd * ht * rate
        pc = r.choice([0, 10, 15, 20, 25])
        cut = K.div(g * pc, 100)
        ro += r.randrange(1, 5)
        when = K.plus(d, -r.randrange(3, 30))
        place = r.choice(places)
        body.append([str(ro), when.strftime("%d %b %y"), P(f"{name}, {ed}", st), P(place, st), "998363", f"{wd} x {ht}", str(wd * ht), K.m(rate), K.m(g), K.m(cut) if cut else "Nil", K.m(g - cut)])
        row = {"description": f"{name}, {ed}", "hsn_sac": "998363", "quantity": str(wd * ht), "unit": "Sq. cm", "unit_price": K.s(rate),
               "taxable_value": K.s(g - cut), "amount": K.s(g - cut)}
        if cut:
            row["discount"] = K.s(cut)
        out.append(row)
        gross, dis, net = gross + g, dis + cut, net + g - cut
    c, sg, ig = K.taxes(net, 5, inter)
    grand, off = K.rounded(net + c + sg + ig)
    words = f"Rupees {K.words(grand // 100)} only"
    body.append([P("Total of insertions", sb)] + [""] * 7 + [K.m(gross), K.m(dis), K.m(net)])
    t = Table(body, [40, 58, 140, 92, 42, 54, 44, 54, 80, 72, 84], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, -1), "Times-Roman", 9.2), ("LINEABOVE", (0, 0), (-1, 0), 1.2, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 0.6, colors.black),
        ("LINEABOVE", (0, -1), (-1, -1), 0.6, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 1.2, colors.black), ("FONT", (0, -1), (-1, -1), "Times-Bold", 9.2),
        ("SPAN", (0, -1), (7, -1)), ("ALIGN", (6, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [None, colors.HexColor("#eef3ee")]),
        ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    full = 760
    brand = Table([[P(sup["name"], ParagraphStyle("x", parent=sb, fontSize=20, leading=24, textColor=colors.HexColor("#145a32"))), P("PRESS BILL / TAX INVOICE", ParagraphStyle("y", parent=sb, alignment=2, fontSize=13))],
                   [P(f"{sup['street']}, {sup['city']} {sup['pin']} &bull; Tel {sup['phone']} &bull; GSTIN {sup['gstin']}", st), P("(Accredited with the Newspaper Guild)", sr)]], [500, full - 500])
    campaign = r.choice(["Festival Sale", "Recruitment", "Tender Notices", "Brand Launch", "Annual Results"])
    info = Table([[P("Client", st), P(rec["name"], sb), P("Bill No.", st), P(number, sb)], ["", P(f"{rec['street']}, {rec['city']} {rec['pin']}", st), P("Bill Date", st), P(d.strftime("%d %B %Y"), sb)],
                  [P("GSTIN", st), P(rec["gstin"], st), P("Campaign", st), P(campaign, st)],
                  [P("Place of Supply", st), P(f"{rec['statename']} ({rec['state']})", st), P("Your P.O.", st), P(f"MKT/{r.randrange(100, 999)}", st)]],
                 [80, 400, 80, 200], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    lines = [["Net Taxable Amount", K.m(net)]] + ([["IGST 5%", K.m(ig)]] if inter else [["CGST 2.5%", K.m(c)], ["SGST 2.5%", K.m(sg)]]) + [["Round Off", K.m(off)], ["Bill Amount Rs.", K.m(grand)]]
    box = Table(lines, [130, 90], style=[("FONT", (0, 0), (-1, -1), "Times-Roman", 10), ("FONT", (0, -1), (-1, -1), "Times-Bold", 11), ("ALIGN", (1, 0), (1, -1), "RIGHT"),
                                         ("LINEABOVE", (0, -1), (-1, -1), 0.6, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    foot = Table([[[P(words, sb), Spacer(1, 5), P("Voucher copies of the newspapers are enclosed. Any complaint should reach us within seven days. Interest at 18% p.a. after 30 days.", st)], box]],
                 [full - 240, 240], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])

    def mark(c, doc):
        c.setFont("Times-Roman", 8)
        c.drawCentredString(landscape(A4)[0] / 2, 18, f"{number}   Sheet {doc.page}")
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=35, rightMargin=35, topMargin=28, bottomMargin=32, invariant=1).build(
        [brand, Spacer(1, 6), info, Spacer(1, 8), t, KeepTogether([Spacer(1, 8), foot, P(f"For {sup['name']}<br/><br/><br/>Manager - Accounts", sr)])], onFirstPage=mark, onLaterPages=mark)
    data = K.base(number, d, sup, rec)
    data.update(line_items=out, taxable_total=K.s(net), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


LAYOUTS = {"guards": guards, "adagency": adagency}

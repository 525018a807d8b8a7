# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canvas papers: jobwork, broadband, concrete."""
import datetime

from reportlab.lib.colors import HexColor, white

from stranger_dock_kit import Grid, canvas, day, head, ind, lot, m, mul, off, pairs, para, parties, tax, taxes, text, words, wordsp


def jobwork(path, seed, rows):
    r = lot("jobwork", seed, rows)
    sup, buy, inter = parties(r, "Chakradhar Precision Machining", r.choice(["33", "29", "24"]))
    d = day(r, 180, 360)
    no = f"JW/{r.randrange(1, 999):03d}/2025-26"
    t = head(sup, buy, no, d)
    c = canvas(path, (842, 595), "Job Work Invoice")
    F, B = "DVS", "DVS-Bold"
    tx = [("ir", ["Rate"], 38, "r"), ("ia", ["Amount"], 102, "r")] if inter else [
        ("cr", ["Rate"], 34, "r"), ("ca", ["Amount"], 58, "r"), ("zr", ["Rate"], 34, "r"), ("za", ["Amount"], 58, "r")]
    desc_w = 180 + (184 - sum(q[2] for q in tx))
    cols = [("sr", ["Sl.", "No."], 26, "c"), ("dc", ["Your Challan", "No. & Date"], 76, "l"), ("desc", ["Component and Operation"], desc_w, "l"),
            ("sac", ["SAC"], 42, "c"), ("q", ["Qty."], 36, "r"), ("u", ["Unit"], 30, "c"), ("rate", ["Job", "Rate"], 46, "r"),
            ("tv", ["Job Charges", "(Taxable)"], 68, "r"), *tx, ("amt", ["Total", "Rs."], 74, "r")]
    groups = {"IGST": ["ir", "ia"]} if inter else {"CGST": ["cr", "ca"], "SGST": ["zr", "za"]}
    g = Grid(c, 40, cols, F, B, 8, "grid", HexColor("#e4e4e4"), groups=groups, hal="c")
    R = 40 + g.w
    pg = 1

    def top():
        text(c, 40, 565, sup["name"], B, 15)
        text(c, R, 565, "JOB WORK TAX INVOICE", B, 12, "r")
        text(c, 40, 552, f"CNC turning, milling, grinding. {sup['street']}, {sup['city']} - {sup['pin']}", F, 8)
        text(c, R, 552, f"Sheet {pg}", F, 8, "r")
        text(c, 40, 541, f"GSTIN : {sup['gstin']}     State : {sup['state']}, Code {sup['st']}", F, 8)
        c.rect(40, 488, g.w, 46)
        c.line(480, 488, 480, 534)
        text(c, 45, 522, "To: " + buy["name"], B, 9)
        text(c, 45, 509, f"{buy['street']}, {buy['city']} - {buy['pin']}", F, 8)
        text(c, 45, 496, f"GSTIN : {buy['gstin']}", F, 8)
        text(c, 485, 522, "Invoice No. : " + no, B, 9)
        text(c, 485, 509, "Date : " + d.strftime("%d/%m/%Y"), F, 8)
        text(c, 485, 496, f"Place of Supply : {buy['state']} ({buy['st']})", F, 8)
        return g.header(482)
    y = top()
    T, items, ch = [0] * 5, [], r.randrange(100, 900)
    part = ["Flange 110 dia", "Spindle housing SH-22", "Gear blank 32T", "Bush, gun metal", "Hydraulic valve body", "Motor end cover", "Coupling half, cast iron"]
    op = ["rough turning both sides", "boring and facing to drawing", "VMC drilling and tapping 8 x M10", "cylindrical grinding to 0.01 mm", "keyway slotting", "deburring"]
    for i in range(rows):
        desc = r.choice(part) + " - " + r.choice(op)
        q, rate = r.randrange(5, 600), r.randrange(450, 38000) // 25 * 25
        tv = q * rate
        cg, sg, ig = tax(tv, 18, inter)
        a = tv + cg + sg + ig
        ch += r.randrange(0, 3)
        cd = d - datetime.timedelta(days=r.randrange(2, 20))
        row = {"sr": str(i + 1), "dc": f"{ch}\n{cd.strftime('%d/%m/%Y')}", "desc": desc, "sac": "998873", "q": str(q), "u": "Nos", "rate": m(rate), "tv": m(tv),
               "cr": "9%", "zr": "9%", "ca": m(cg), "za": m(sg), "ir": "18%", "ia": m(ig), "amt": m(a)}
        if y - g.height(row) < 40:
            text(c, R, 26, "P.T.O.", F, 8, "r")
            c.showPage()
            pg += 1
            c.setLineWidth(1)
            y = top()
        y = g.row(y, row)
        it = {"description": desc, "hsn_sac": "998873", "quantity": str(q), "unit": "Nos", "unit_price": m(rate), "taxable_value": m(tv), "gst_rate": "18"}
        it.update({"igst_amount": m(ig)} if inter else {"cgst_amount": m(cg), "sgst_amount": m(sg)})
        items.append({**it, "amount": m(a)})
        for j, v in enumerate((tv, cg, sg, ig, a)):
            T[j] += v
    if y < 130:
        c.showPage()
        pg += 1
        y = top()
    y = g.row(y, {"desc": "TOTAL", "tv": m(T[0]), "ca": m(T[1]), "za": m(T[2]), "ia": m(T[3]), "amt": m(T[4])}, True)
    grand, ro = off(T[4])
    w = "Rupees " + words(grand // 100) + " only"
    pairs(c, 590, R - 3, y - 15, [("Round off", m(ro)), ("Invoice Total Rs.", ind(grand))], F, B, 9.5, 14)
    para(c, 40, y - 15, "Total in words: " + w, 500, B, 8.5)
    text(c, 40, y - 42, "Material received under Sec. 143 challan returned after processing. Scrap retained by job worker: Nil.", F, 7.5)
    text(c, R, y - 75, f"For {sup['name']}, Authorised Signatory", F, 8, "r")
    t["line_items"] = items
    c.save()
    return taxes(t, inter, *T[:4], grand, ro, w)


def broadband(path, seed, rows):
    r = lot("broadband", seed, rows)
    sup, buy, inter = parties(r, "Lahari Netlink Communications Limited", r.choice(["36", "29"]))
    d = day(r)
    due = d + datetime.timedelta(days=18)
    no = f"LN{d.strftime('%y%m')}{r.randrange(100000, 999999)}"
    t = head(sup, buy, no, d, due=due)
    c = canvas(path, title="Broadband bill")
    F, B, blue, pale = "Noto", "Noto-Bold", HexColor("#0b5fa5"), HexColor("#eef5fb")
    tx = [("ia", ["IGST", "18%"], 100, "r")] if inter else [("ca", ["CGST", "9%"], 50, "r"), ("za", ["SGST", "9%"], 50, "r")]
    cols = [("id", ["Circuit ID"], 66, "l"), ("desc", ["Plan and location"], 142, "l"), ("bw", ["Band-", "width"], 50, "c"), ("per", ["Billing", "period"], 54, "l"),
            ("tv", ["Charges", "before tax"], 58, "r"), *tx, ("amt", ["Charges", "with tax"], 65, "r")]
    g = Grid(c, 30, cols, F, B, 7.5, "rows", pale, blue)
    p1 = (d.replace(day=1) - datetime.timedelta(days=1)).replace(day=1)
    p2 = d.replace(day=1) - datetime.timedelta(days=1)
    rs, T = [], [0] * 5
    items = []
    for i in range(rows):
        loc = r.choice(["Head Office", "Warehouse, Bypass Road", "Showroom, M.G. Road", "Plant 2", "Branch, Station Road", "Data Room, Tower B", "Guest House"])
        mb, price = r.choice([(50, 129900), (100, 219900), (200, 374900), (500, 899000), (1000, 1575050)])
        credit = r.random() < 0.12 and T[0] > price
        tv = -(price * r.randrange(1, 6) // 30) if credit else price
        desc = ("Downtime credit, " if credit else r.choice(["Business Fibre, ", "Internet Leased Line, ", "SecureLink MPLS port, "])) + loc
        cg, sg, ig = tax(abs(tv), 18, inter)
        if credit:
            cg, sg, ig = -cg, -sg, -ig
        a = tv + cg + sg + ig
        rs.append({"id": f"LN-{r.randrange(100000, 999999)}", "desc": desc, "bw": f"{mb} Mbps", "per": f"{p1.strftime('%d %b %y')} -\n{p2.strftime('%d %b %y')}", "tv": ind(tv),
                   "ca": ind(cg), "za": ind(sg), "ia": ind(ig), "amt": ind(a)})
        it = {"description": desc, "taxable_value": m(tv), "gst_rate": "18", **({"igst_amount": m(ig)} if inter else {"cgst_amount": m(cg), "sgst_amount": m(sg)})}
        items.append({**it, "amount": m(a)})
        for j, v in enumerate((tv, cg, sg, ig, a)):
            T[j] += v
    w = "Rupees " + wordsp(T[4]) + " only"

    def band(sub):
        c.setFillColor(blue)
        c.rect(0, 792, 596, 50, stroke=0, fill=1)
        text(c, 30, 811, sup["name"], B, 14, col=white)
        text(c, 565, 811, sub, B, 10, "r", white)
    band("TAX INVOICE")
    text(c, 30, 772, buy["name"], B, 10.5)
    text(c, 30, 759, f"{buy['street']}, {buy['city']} {buy['pin']}", F, 8.5)
    text(c, 30, 746, f"Customer GSTIN: {buy['gstin']}", F, 8.5)
    text(c, 30, 733, f"Place of supply: {buy['st']} {buy['state']}", F, 8.5)
    for i, (a, b) in enumerate([("Account no.", str(r.randrange(10**9, 10**10))), ("Invoice no.", no), ("Invoice date", d.strftime("%d %b %Y")), ("HSN/SAC", "998422 Internet telecom services")]):
        text(c, 345, 772 - i * 13, a, F, 8.5, col=HexColor("#666666"))
        text(c, 415, 772 - i * 13, b, F, 8.5)
    prev = r.randrange(300000, 900000)
    x = 30
    for i, (a, b) in enumerate([("Previous balance", ind(prev)), ("Payments received", "-" + ind(prev)), ("This month's charges", ind(T[4])), ("Amount payable", ind(T[4])),
                                ("Pay by", due.strftime("%d %b %Y"))]):
        c.setFillColor(blue if i > 2 else pale)
        c.rect(x, 672, 103, 44, stroke=0, fill=1)
        c.setFillGray(0)
        text(c, x + 51, 700, a, F, 7.5, "c", white if i > 2 else HexColor("#444444"))
        text(c, x + 51, 682, b, B, 11, "c", white if i > 2 else HexColor("#111111"))
        x += 108
    y = para(c, 30, 655, f"Amount payable in words: {w}", 535, F, 8.5)
    text(c, 30, y - 10, "Charges by circuit", B, 11, col=blue)
    c.setStrokeColor(HexColor("#9fb8cc"))
    y = g.header(y - 18)
    pg = 1

    def foot():
        text(c, 30, 30, f"{sup['street']}, {sup['city']} {sup['pin']}, {sup['state']}   GSTIN {sup['gstin']}", F, 7)
        text(c, 565, 30, f"Page {pg}", F, 7, "r")

    def turn():
        nonlocal pg
        foot()
        c.showPage()
        pg += 1
        band("Invoice " + no)
        c.setStrokeColor(HexColor("#9fb8cc"))
        return g.header(775)
    for row in rs:
        if y - g.height(row) < 50:
            y = turn()
        y = g.row(y, row)
    if y < 110:
        y = turn()
    y = g.row(y, {"desc": "Total for this invoice", "tv": ind(T[0]), "ca": ind(T[1]), "za": ind(T[2]), "ia": ind(T[3]), "amt": ind(T[4])}, True)
    para(c, 30, y - 16, "Whether tax is payable under reverse charge: No. This invoice is digitally signed and needs no physical signature.", 535, F, 7.5)
    foot()
    t["line_items"] = items
    c.save()
    return taxes(t, inter, *T[:4], T[4], None, w)


def concrete(path, seed, rows):
    r = lot("concrete", seed, rows)
    sup, buy, inter = parties(r, "Girnar ReadyMix Concrete LLP", r.choice(["24", "27", "08"]))
    d = day(r)
    no = f"GRC{r.randrange(20000, 49999)}"
    t = head(sup, buy, no, d)
    c = canvas(path)
    F, B = "Helvetica", "Helvetica-Bold"
    grey, amber = HexColor("#666666"), HexColor("#f4b400")
    cols = [("date", ["Supply", "Date"], 50, "c"), ("dc", ["Delivery", "Challan"], 54, "c"), ("tm", ["Transit Mixer", "Vehicle No."], 76, "l"), ("desc", ["Grade / Mix"], 126, "l"),
            ("q", ["Quantity"], 48, "r"), ("u", ["UoM"], 32, "l"), ("rate", ["Basic Rate", "(per Cum)"], 62, "r"), ("tv", ["Taxable Value", "(INR)"], 87, "r")]
    g = Grid(c, 30, cols, F, B, 8.5, "rows", amber)
    pg = 1

    def top():
        c.setFillColor(amber)
        c.rect(30, 815, 535, 6, stroke=0, fill=1)
        c.setFillGray(0)
        text(c, 565, 795, sup["name"], B, 14, "r")
        text(c, 30, 795, "Tax Invoice", F, 20)
        if pg > 1:
            text(c, 30, 778, f"{no} dated {d.strftime('%d.%m.%Y')}, page {pg}", F, 8.5)
            return g.header(768)
        text(c, 565, 782, f"{sup['street']}, {sup['city']} {sup['pin']}", F, 8.5, "r")
        text(c, 565, 771, f"GSTIN {sup['gstin']}", F, 8.5, "r")
        for x, ti, ls in ((30, "INVOICE", [no, d.strftime("%d.%m.%Y")]), (130, "CUSTOMER", [buy["name"], f"{buy['street']}, {buy['city']}", "GSTIN " + buy["gstin"]]),
                          (360, "SITE / PLACE OF SUPPLY", [f"Project Tower {r.choice('ABCD')}, {buy['city']}", f"{buy['state']} ({buy['st']})", "HSN 38245010"])):
            text(c, x, 745, ti, B, 7, col=grey)
            for k, s in enumerate(ls):
                text(c, x, 732 - k * 12, s, B if not k else F, 9)
        return g.header(690)
    c.setLineWidth(0.6)
    y = top()
    items, tot, tq, dc = [], 0, 0, r.randrange(7000, 9000)
    for i in range(rows):
        desc, rate = r.choice([("M20 (OPC)", 415000), ("M25 (OPC + Fly ash) pumpable", 448000), ("M30 (OPC) 20 mm", 489500), ("M40 self compacting concrete with admixture", 612500), ("M10 PCC", 358000)])
        q = r.choice([6000, 6000, 7000, 5500, 4250, 3000])
        dc += r.randrange(1, 4)
        v = mul(rate, q)
        sd = d - datetime.timedelta(days=6 - i * 6 // rows)
        row = {"date": sd.strftime("%d.%m.%y"), "dc": f"DC{dc}", "tm": f"{r.choice(['GJ', 'MH', 'RJ'])} {r.randrange(1, 30):02d} TM {r.randrange(1000, 9999)}", "desc": desc,
               "q": f"{q / 1000:.2f}", "u": "Cum", "rate": ind(rate), "tv": ind(v)}
        if y - g.height(row) < 70:
            text(c, 430, y - 14, "Carried forward", F, 8.5, "r")
            text(c, 562, y - 14, ind(tot), F, 8.5, "r")
            c.showPage()
            c.setLineWidth(0.6)
            pg += 1
            y = top()
        y = g.row(y, row)
        tot += v
        tq += q
        items.append({"description": desc, "quantity": row["q"], "unit": "Cum", "unit_price": m(rate), "taxable_value": m(v), "amount": m(v)})
    if y < 225:
        c.showPage()
        c.setLineWidth(0.6)
        pg += 1
        y = top()
    y = g.row(y, {"desc": "Total", "q": f"{tq / 1000:.2f}", "u": "Cum", "tv": ind(tot)}, True)
    cg, sg, ig = tax(tot, 18, inter)
    grand, ro = off(tot + cg + sg + ig)
    tl = [("IGST @ 18%", ind(ig))] if inter else [("CGST @ 9%", ind(cg)), ("SGST @ 9%", ind(sg))]
    yy = pairs(c, 370, 562, y - 18, [("Taxable Value", ind(tot)), *tl, ("Rounding", ind(ro)), ("Total Invoice Value", ind(grand))], F, B, 9.5, 14)
    w = f"INR {words(grand // 100)} Only"
    text(c, 30, y - 18, "VALUE IN WORDS", B, 7, col=grey)
    para(c, 30, y - 30, w, 310, F, 9)
    text(c, 30, yy - 6, "TAX SUMMARY", B, 7, col=grey)
    s = Grid(c, 30, [("h", ["HSN"], 70, "l"), ("tv", ["Taxable"], 90, "r")] + ([("i", ["IGST 18%"], 90, "r")] if inter else [("c", ["CGST 9%"], 85, "r"), ("s", ["SGST 9%"], 85, "r")]),
             F, B, 8, "grid")
    y2 = s.header(yy - 12)
    y2 = s.row(y2, {"h": "38245010", "tv": ind(tot), "i": ind(ig), "c": ind(cg), "s": ind(sg)})
    text(c, 562, y2 - 22, "Authorised Signatory", F, 8.5, "r")
    text(c, 30, y2 - 22, "Cube test reports at 7 and 28 days on request. Site to unload within 45 minutes.", F, 7.5)
    t["line_items"] = items
    c.save()
    return taxes(t, inter, tot, cg, sg, ig, grand, ro, w)


LAYOUTS = {"jobwork": jobwork, "broadband": broadband, "concrete": concrete}

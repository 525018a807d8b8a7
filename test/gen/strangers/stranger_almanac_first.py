# SPDX-License-Identifier: AGPL-3.0-or-later
"""North America: a roofer's form, a subscription bill, a food distributor's line printer, a freight bill; a French translator."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_almanac_kit import *


def roofer(path, seed, rows):
    r = random.Random(f"roofer/{seed}/{rows}")
    p = Pen(path, LETTER)
    name, street, town, lic = local(seed, [("Halvorsen Roofing & Gutter, Inc.", "2217 Kessler Mill Road", "Salem, VA 24153", "VA Lic. 2705-118342A"),
        ("Tri-Creek Exteriors LLC", "840 S. Commerce Dr., Unit 6", "Belton, MO 64012", "KC Lic. EX-20417"), ("Big Pine Roof Systems", "P.O. Box 3381",
        "Flagstaff, AZ 86003", "ROC 287-441")])
    cust = local(seed, [("Dana & Philip Orrick", "418 Larkspur Lane", "Salem, VA 24153"), ("Meadowgate HOA", "c/o Prentiss Property Mgmt",
        "77 W. Main St., Suite 204", "Belton, MO 64012"), ("St. Brendan Parish School", "1300 N. Aspen Avenue", "Flagstaff, AZ 86001")])
    d, no, rate = day(r), str(r.randint(3101, 9890)), r.choice([D("5.3"), D("8.475"), D("9.181")]); days = r.choice([15, 30])
    pool = [("Tear-off existing shingles, one layer, haul to dump", "sq", 55, 85), ("Architectural shingles, Weathered Slate, 30 yr", "bundle", 34, 48),
        ("Ice & water shield", "roll", 68, 96), ("Synthetic underlayment 10 sq roll", "roll", 88, 130), ("Drip edge, white aluminum 10'", "ea", 7, 13),
        ("Replace rotted decking, 1/2\" CDX 4x8, as found by crew foreman and approved by owner on site", "sheet", 58, 90),
        ("Ridge vent w/ cap shingles", "lf", 6, 12), ("Pipe boot flashing 3\"", "ea", 18, 32), ("5\" K-style seamless gutter", "lf", 7, 11),
        ("Downspout 2x3 incl. elbows and straps", "lf", 6, 10), ("Chimney step & counter flashing, lead", "ea", 280, 450),
        ("Labor, two-man crew", "hr", 95, 140), ("Dumpster 20 yd, swap-out", "ea", 395, 520), ("Magnet sweep and site cleanup", "ea", 75, 150)]
    items = []
    for desc, u, lo, hi in pick(r, pool, rows):
        q = D(r.randint(1, 3)) if lo > 150 else (cash(r, 2, 40, "0.25") if u in ("hr", "sq") else D(r.randint(2, 60)))
        items.append((desc, q.normalize() if q != q.to_integral() else D(int(q)), pr := cash(r, lo, hi, "0.05"), q2(q * pr)))
    X, top, bot = (36, 96, 392, 484, 576), 292, 604

    def head():
        p.t(36, 56, name, TRB, 16); p.ls(36, 72, [street, town, lic], TR, 10.5, 13); p.t(576, 60, "Invoice", TRB, 22, "r"); p.box(424, 76, 152, 36)
        p.hl(424, 576, 92); p.vl(500, 76, 112)
        for x, k, v in ((462, "Date", f"{d.month}/{d.day}/{d.year}"), (538, "Invoice #", no)):
            p.t(x, 88, k, TR, 10, "c"); p.t(x, 106, v, TR, 10, "c")
        p.box(36, 134, 252, 84); p.hl(36, 288, 150); p.t(40, 146, "Bill To", TR, 10); p.ls(40, 163, cust, TR, 10.5, 13); gx = (268, 340, 412, 492, 576)
        p.box(gx[0], 238, gx[-1] - gx[0], 34); p.hl(gx[0], gx[-1], 254)
        for i, (k, v) in enumerate((("P.O. No.", "verbal" if seed % 2 else ""), ("Terms", f"Net {days}"), ("Due Date", f"{plus(d, days):%-m/%-d/%Y}"),
            ("Project", job))):
            p.t((gx[i] + gx[i + 1]) / 2, 250, k, TR, 10, "c"); p.t((gx[i] + gx[i + 1]) / 2, 267, v, TR, 10, "c"); p.vl(gx[i], 238, 272)
        p.box(36, top - 20, 540, bot - top + 20); p.hl(36, 576, top - 4)
        for x in X[1:-1]:
            p.vl(x, top - 20, bot)
        for i, k in enumerate(("Quantity", "Description", "Rate", "Amount")):
            p.t((X[i] + X[i + 1]) / 2, top - 8, k, TR, 10, "c")

    job = r.choice(["Main house", "Rear slope", "Bldg. C"]); head(); y = top + 10
    for desc, q, pr, am in items:
        lines = wrap(desc, X[2] - X[1] - 8, TR, 10.5)
        if y + 12.5 * (len(lines) - 1) > bot - 4:
            p.new(); head(); y = top + 10
        p.t(X[1] - 6, y, f"{q:f}", TR, 10.5, "r"); p.t(X[3] - 5, y, num(pr), TR, 10.5, "r"); p.t(X[4] - 5, y, num(am), TR, 10.5, "r")
        y = p.ls(X[1] + 4, y, lines, TR, 10.5, 12.5) + 1
    sub = sum(i[3] for i in items); tax = q2(sub * rate / 100)
    p.par(40, 622, "Thank you for your business. Workmanship is warranted for five (5) years from the date of completion.", 270, TR, 10, 12)
    p.box(330, bot, 246, 66)
    for i, (k, v) in enumerate((("Subtotal", sub), (f"Sales Tax  ({rate}%)", tax), ("Total", sub + tax))):
        p.hl(330, 576, bot + 22 * i); p.t(336, bot + 16 + 22 * i, k, TRB, 12); p.t(571, bot + 16 + 22 * i, "$" + num(v), TRB if i == 2 else TR, 11, "r")
    p.save(lambda i, n: n > 1 and p.t(306, 770, f"Page {i}", TR, 9, "c")); care = cust[1:]
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, days), currency="USD", supplier=party(name, adr(street, town)),
        customer=party(cust[0], adr(*[s for s in care if not s.startswith("c/o")])), subtotal=sub, tax_total=tax, total=sub + tax,
        line_items=[{"description": i[0], "quantity": f"{i[1]:f}", "unit_price": i[2], "amount": i[3]} for i in items])


def saas(path, seed, rows):
    r = random.Random(f"saas/{seed}/{rows}")
    name, ad = local(seed, [("Ledgerloft, Inc.", ("548 Bryant Row", "PMB 41220", "Seattle, Washington 98104", "United States")),
        ("Quillmetrics Inc.", ("1209 Canal Street", "Floor 9", "Wilmington, Delaware 19801", "United States"))])
    cust, cad = local(seed, [("Bramble & Fitch Analytics", ("220 Hudson Yard Lane", "Suite 1400", "New York, New York 10013", "United States")),
        ("Oslund Dairy Cooperative", ("91 Creamery Road", "Ithaca, New York 14850", "United States"))])
    d, rate = day(r), r.choice([D("8.875"), D("8")]); due = plus(d, r.choice([0, 14, 30]))
    no = "".join(r.choice("ABCDEF0123456789") for _ in range(8)) + f"-{r.randint(1, 90):04d}"; us = lambda x: f"{MON['en'][x.month - 1]} {x.day}, {x.year}"
    sh = lambda x: f"{MON['en'][x.month - 1][:3]} {x.day}, {x.year}"; usd = lambda v: ("-$" if v < 0 else "$") + num(abs(v))
    pool = [("Team plan – seats (per editor)", 12, 49), ("Viewer seats", 3, 9), ("Event ingestion, first 1M events", 80, 260),
        ("Overage: additional 100k events", 5, 18), ("SSO / SAML add-on", 90, 240), ("Data residency (US-East)", 120, 400), ("Priority support", 150, 600),
        ("Sandbox environment", 40, 110), ("Unused time on Starter plan after upgrade to Team plan", 5, 25), ("API rate-limit increase", 30, 95),
        ("Audit log retention, 24 months", 45, 130)]
    items = []
    for desc, lo, hi in pick(r, pool, rows):
        q, pr = r.choice([1, 1, r.randint(2, 45)]), cash(r, lo, hi, r.choice(["1", "0.5", "0.01"]))
        if desc[:6] == "Unused" and rows > 3:
            q, pr = 1, -pr
        per = f"{sh(d)} – {sh(plus(d, 30))}" if r.random() < .7 else ""; items.append((desc, per, q, pr, q2(q * pr)))
    sub = sum(i[4] for i in items); tax = q2(sub * rate / 100); tot, ink = sub + tax, HexColor("#1a1f36")
    st = lambda **k: ParagraphStyle("x", fontName=k.pop("f", HV), fontSize=k.pop("s", 9), leading=k.pop("l", 12.5), textColor=k.pop("c", ink), **k)
    P = lambda t, **k: Paragraph(t.replace("&", "&amp;"), st(**k))
    meta = Table([[P("Invoice number", f=HVB), P(no, f=HVB)], [P("Date of issue"), P(us(d))], [P("Date due"), P(us(due))]], colWidths=[90, 200],
        hAlign="LEFT", style=[("LEFTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    who = Table([[P("<b>" + name + "</b>"), P("<b>Bill to</b>")], [[P(s) for s in ad + ("billing@" + name.split(",")[0].split(" ")[0].lower() + ".example",)],
        [P(s) for s in (cust,) + cad]]], colWidths=[250, 250], hAlign="LEFT", style=[("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    line = HexColor("#d9dce3"); body = [[P("Description", s=7.5), "Qty", "Unit price", "Tax", "Amount"]]; pct = f"{rate}%"
    for desc, per, q, pr, am in items:
        body.append([[P(desc)] + ([P(per, c=GREY, s=8)] if per else []), str(q), usd(pr), pct, usd(am)])
    grid = Table(body, colWidths=[258, 40, 76, 52, 78], repeatRows=1, hAlign="LEFT", style=[("ALIGN", (1, 0), (-1, -1), "RIGHT"),
        ("VALIGN", (0, 0), (-1, -1), "TOP"), ("FONT", (0, 0), (-1, 0), HV, 7.5), ("FONT", (0, 1), (-1, -1), HV, 9), ("TEXTCOLOR", (0, 0), (-1, -1), ink),
        ("LINEBELOW", (0, 0), (-1, 0), .7, ink), ("LEFTPADDING", (0, 0), (0, -1), 0), ("RIGHTPADDING", (-1, 0), (-1, -1), 0)])
    foot = [["Subtotal", "$" + num(sub)], ["Total excluding tax", "$" + num(sub)], [f"Sales Tax - New York ({pct} on ${num(sub)})", "$" + num(tax)],
        ["Total", "$" + num(tot)], ["Amount due", f"${num(tot)} USD"]]
    sums = Table(foot, colWidths=[176, 78], hAlign="RIGHT", style=[("FONT", (0, 0), (-1, -2), HV, 8.5), ("FONT", (0, -1), (-1, -1), HVB, 8.5),
        ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEABOVE", (0, 0), (-1, -1), .5, line), ("LEFTPADDING", (0, 0), (0, -1), 0),
        ("RIGHTPADDING", (-1, 0), (-1, -1), 0), ("TEXTCOLOR", (0, 0), (-1, -1), ink)])

    def stamp(c, i, n):
        c.setStrokeColor(line); c.line(54, 52, 558, 52); c.setFillColor(GREY); c.setFont(HV, 7.5)
        c.drawString(54, 40, f"{no} · ${num(tot)} USD due {us(due)}"); c.drawRightString(558, 40, f"Page {i} of {n}")

    SimpleDocTemplate(str(path), pagesize=LETTER, leftMargin=48, rightMargin=48, topMargin=48, bottomMargin=60).build([P("Invoice", f=HVB, s=18, l=24),
        Spacer(1, 10), meta, Spacer(1, 18), who, Spacer(1, 20), P(f"${num(tot)} USD due {us(due)}", f=HVB, s=13, l=18), Spacer(1, 4),
        P("<u>Pay online</u>", c=HexColor("#4b45c6")), Spacer(1, 18), grid, Spacer(1, 6), sums], canvasmaker=maker(stamp))
    return truth(invoice_number=no, invoice_date=d, due_date=due, currency="USD", supplier=party(name, adr(*ad)), customer=party(cust, adr(*cad)),
        subtotal=sub, tax_total=tax, total=tot, amount_due=tot, line_items=[{"description": (i[0] + " " + i[1]).strip(), "quantity": str(i[2]),
        "unit_price": i[3], "tax_rate": str(rate), "amount": i[4]} for i in items])


def foodsvc(path, seed, rows):
    r = random.Random(f"foodsvc/{seed}/{rows}")
    p = Pen(path, LETTER)
    name, st, town = local(seed, [("PRAIRIE STAR FOODSERVICE CO", "4100 INDUSTRIAL PKWY", "SIOUX FALLS SD 57107"),
        ("COASTLINE PROVISIONERS INC", "77 FISH PIER RD", "PORTLAND ME 04101"), ("DELMONT WHOLESALE GROCERS", "1650 MARKET ST", "FRESNO CA 93721")])
    cn, cs, ct = local(seed, [("BLUE HERON DINER", "12 LAKE ST", "BRANDON SD 57005"), ("ST LUKES NURSING HOME", "900 HOSPITAL DR", "GORHAM ME 04038"),
        ("EL TULIPAN RESTAURANT", "2218 BLACKSTONE AVE", "CLOVIS CA 93612")])
    d, no, cno = day(r), digits(r, 7), digits(r, 5)
    pool = [("FRIES CRINKLE CUT 3/8", "6/5 LB", "CS", 28, 41), ("TOMATO DICED IN JCE", "6/#10", "CS", 31, 44), ("OIL FRY CLEAR ZTF", "35 LB", "EA", 33, 52),
        ("FLOUR H&R BLEACHED", "50 LB", "BG", 17, 26), ("CHIX BRST BNLS 6 OZ", "2/5 LB", "CS", 29, 48), ("CHEESE AMER SLI 160", "4/5 LB", "CS", 52, 71),
        ("LETTUCE SHRED 1/8", "4/5 LB", "CS", 19, 34), ("NAPKIN DINNER 2PLY", "3000 CT", "CS", 38, 55), ("CUP FOAM 16 OZ", "1000 CT", "CS", 36, 58),
        ("GLOVE VINYL LG PF", "10/100", "CS", 24, 40), ("COFFEE GRND 2.5 OZ", "42 CT", "CS", 61, 88), ("DEGREASER HD", "4/1 GA", "CS", 42, 63),
        ("SUGAR PC", "2000 CT", "CS", 14, 22), ("EGG LIQ WHOLE ESL", "15/2 LB", "CS", 47, 79), ("BACON LAYFLAT 18/22", "15 LB", "CS", 58, 84)]
    tx = {"NAPKIN DINNER 2PLY", "CUP FOAM 16 OZ", "GLOVE VINYL LG PF", "DEGREASER HD"}; items = []
    for desc, pack, u, lo, hi in pick(r, pool, rows):
        q, pr = r.randint(1, 12), cash(r, lo, hi); items.append((digits(r, 6), desc, pack, u, q, pr, q * pr, "T" if desc in tx else " "))
    sub = sum(i[6] for i in items); fee, rate = r.choice([D("6.50"), D("9.75"), D("12.00")]), D("6.25")
    base = sum((i[6] for i in items if i[7] == "T"), D(0)); tax = q2(base * rate / 100); tot = sub + fee + tax; out, pg = [], 0

    def put(s):
        out.append(s.rstrip())

    chunks = [items[i:i + 26] for i in range(0, rows, 26)]
    for pg, chunk in enumerate(chunks, 1):
        out.clear(); put(f"{name:<44}{'** INVOICE **':<18}{'PAGE':>14} {pg:>3}"); put(f"{st:<44}INVOICE NO.  {no}")
        put(f"{town:<44}INVOICE DATE {d:%m/%d/%y}")
        put(f"{'REMIT TO ABOVE    800-555-01' + str(r.randint(10, 99)):<44}CUST NO.     {cno}   RT {r.randint(10, 48)} ST {r.randint(2, 30):02d}")
        put("")
        for k, s in zip(("SOLD TO:", "", ""), (cn, cs, ct)):
            put(f"{k:<10}{s:<34}{'SHIP TO:  ' + 'SAME' if k else ''}")
        put(""); put(f"TERMS: NET 14 DAYS    DUE {plus(d, 14):%m/%d/%y}    SLSMN {('MK', 'TJ', 'RB')[seed % 3]}"); put("=" * 86)
        put(f"QTY  QTY{'UNIT':>64}{'EXTENDED':>12}"); put(f"ORD SHIP UM ITEM NO  DESCRIPTION             {'PACK/SIZE':<12}{'PRICE':>15}{'PRICE':>12} T")
        put("-" * 86)
        for code, desc, pack, u, q, pr, am, t in chunk:
            put(f"{q:>3} {q:>4} {u:<2} {code:<8} {desc:<23} {pack:<12}{num(pr):>15}{num(am):>12} {t}")
        put("-" * 86)
        if pg < len(chunks):
            put(f"{'*** CONTINUED ON NEXT PAGE ***':^84}")
        else:
            put(f"{'TOTAL PIECES':<14}{sum(i[4] for i in items):>6}{'MERCHANDISE TOTAL':>45}{num(sub):>19}"); put(f"{'DELIVERY CHARGE':>65}{num(fee):>19}")
            put(f"{f'SALES TAX {rate}% ON {num(base)}':>65}{num(tax):>19}"); put(f"{'INVOICE TOTAL':>65}{'$' + num(tot):>19}"); put("")
            put("ALL CLAIMS MUST BE MADE ON RECEIPT OF GOODS.  A 1.5% MONTHLY CHARGE IS ADDED TO PAST DUE")
            put("ACCOUNTS.                      RECEIVED BY X_____________________________")
        for i, s in enumerate(out):
            p.t(54, 60 + 13.2 * i, s, CO, 9.6 if len(s) < 88 else 9.2)
        if pg < len(chunks):
            p.new()
    p.save()
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 14), currency="USD", supplier=party(name, adr(st, town)),
        customer=party(cn, adr(cs, ct)), subtotal=sub, shipping=fee, tax_total=tax, total=tot, line_items=[{"description": i[1], "quantity": str(i[4]),
        "unit": i[3], "unit_price": i[5], "amount": i[6]} for i in items])


def freight(path, seed, rows):
    r = random.Random(f"freight/{seed}/{rows}")
    p = Pen(path, LETTER)
    name, st, town = local(seed, [("Nipissing Cartage Ltd.", "1885 Seymour Street", "North Bay ON  P1A 0C7"),
        ("Grand Portage Transport Inc.", "60 Maritime Ontario Blvd.", "Brampton ON  L6S 0E7")])
    cust = local(seed, [("Kettle Valley Millwork", "3120 Harvester Road, Unit 4", "Burlington ON  L7N 3W8"),
        ("Lakehead Pump & Valve Corp.", "588 Waterloo St. S.", "Thunder Bay ON  P7E 2N1")])
    d, no, gst = day(r), f"{r.randint(100, 999)}-{r.randint(10000, 99999)}", f"{digits(r, 9)} RT0001"
    towns = ["Sudbury ON", "Timmins ON", "Barrie ON", "Kingston ON", "Ottawa ON", "Windsor ON", "Sault Ste. Marie ON", "Kenora ON"]
    goods = ["skids kitchen cabinets", "crates cast iron fittings", "skids moulding, tarped", "bundles lumber, dressed", "pallets valves",
        "skid adhesive (UN1133, LTD QTY)", "reels steel cable"]
    items = []
    for g in pick(r, goods, rows):
        dd = plus(d, -r.randint(2, 12)); fr, to = r.sample(towns, 2); cwt, rt = cash(r, 4, 180, "0.01"), cash(r, 6, 29, "0.05")
        items.append((dd, digits(r, 6), f"{fr} to {to} - {r.randint(1, 12)} {g}", cwt, rt, q2(cwt * rt)))
    lin = sum(i[5] for i in items); fp = r.choice([D("21.5"), D("28.4"), D("33.0")]); fs = q2(lin * fp / 100); sub = lin + fs; tax = q2(sub * D("0.13"))
    blue = HexColor("#16365c"); p.box(36, 36, 540, 46, blue, 0); p.t(46, 64, name, HVB, 18, col=white); p.t(566, 54, "FREIGHT INVOICE", HVB, 11, "r", white)
    p.t(566, 70, f"{st}, {town}", HV, 8, "r", white)
    cells = [("INVOICE NO.", no), ("INVOICE DATE", f"{d:%Y-%m-%d}"), ("TERMS", "Net 30"), ("DUE DATE", f"{plus(d, 30):%Y-%m-%d}"), ("CURRENCY", "CAD"),
        ("GST/HST NO.", gst)]
    for i, (k, v) in enumerate(cells):
        p.box(36 + 90 * i, 90, 90, 32); p.t(39 + 90 * i, 98, k, HV, 6, col=blue); p.t(81 + 90 * i, 115, v, HVB, 9, "c")
    p.box(36, 130, 266, 64); p.t(39, 138, "BILL TO", HV, 6, col=blue); p.ls(44, 151, cust, HV, 9.5, 13); p.box(310, 130, 266, 64)
    p.t(313, 138, "REMARKS", HV, 6, col=blue)
    p.par(318, 151, "Rates per cwt (100 lb). Freight charges are payable within 30 days; set-off of claims is not accepted.", 250, HV, 8.5, 11)
    X = (36, 92, 146, 376, 436, 496, 576)

    def cols(y):
        p.box(36, y, 540, 26, HexColor("#dbe5f1"))
        for i, (u, v) in enumerate((("Date", "shipped"), ("Pro", "number"), ("Lane and", "commodity"), ("Billed", "cwt"), ("Rate per", "cwt"),
            ("Freight", "charge"))):
            p.t((X[i] + X[i + 1]) / 2, y + 11, u, HVB, 7.5, "c"); p.t((X[i] + X[i + 1]) / 2, y + 21, v, HVB, 7.5, "c")
        return y + 26

    y = cols(204)
    for n, (dd, pro, desc, cwt, rt, am) in enumerate(items):
        lines = wrap(desc, X[3] - X[2] - 8, HV, 8.5); h = 6 + 11 * len(lines)
        if y + h > (740 if n < rows - 1 else 650):
            p.new(); p.t(36, 50, f"{name} - invoice {no} (continued)", HVB, 9); y = cols(60)
        for x in X:
            p.vl(x, y, y + h, .4)
        p.hl(36, 576, y + h, .4); p.t(X[6] - 4, y + 12, num(am), HV, 8.5, "r"); p.t(X[5] - 4, y + 12, num(rt), HV, 8.5, "r")
        p.t(X[4] - 4, y + 12, num(cwt), HV, 8.5, "r"); p.ls(X[2] + 4, y + 12, lines, HV, 8.5, 11); p.t(X[1] + 4, y + 12, pro, HV, 8.5)
        p.t(X[0] + 4, y + 12, f"{dd:%Y-%m-%d}", HV, 8.5); y += h
    for i, (k, v) in enumerate((("Total freight", lin), (f"Fuel surcharge {fp}%", fs), ("Subtotal", sub), ("HST 13%", tax),
        ("TOTAL PAYABLE (CAD)", sub + tax))):
        p.t(X[5] - 6, y + 17 + 14 * i, k, HVB if i == 4 else HV, 9, "r")
        p.t(X[6] - 4, y + 17 + 14 * i, ("$" if i == 4 else "") + num(v), HVB if i == 4 else HV, 9, "r")
    p.save(lambda i, n: p.t(576, 772, f"{i}/{n}", HV, 7, "r"))
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 30), currency="CAD", supplier=party(name, adr(st, town.replace("  ", " ")), gst),
        customer=party(cust[0], adr(*cust[1:]).replace("  ", " ")), subtotal=sub, tax_total=tax, total=sub + tax,
        line_items=[{"description": i[2], "quantity": a(i[3]), "unit_price": i[4], "amount": i[5]} for i in items])


def traductrice(path, seed, rows):
    r = random.Random(f"traductrice/{seed}/{rows}")
    name, st, town = local(seed, [("Solène Kervadec", "9 bis rue du Port-Haliguen", "56170 Quiberon"), ("Agathe Marchetti-Weiss", "27 avenue des Vosges",
        "67000 Strasbourg")])
    cn, cs, ct = local(seed, [("Éditions de l'Aulne", "112 rue de Vaugirard", "75006 Paris"), ("Cabinet Lorentz & associés", "4 place Broglie",
        "67000 Strasbourg")])
    d, siret = day(r), luhn(r, 14); no = f"{d.year}-{r.randint(1, 99):03d}"
    docs = ["Contrat de distribution (EN > FR)", "Notice technique pompe doseuse, version 3 (DE > FR)", "Relecture brochure touristique",
        "Communiqué de presse (EN > FR)", "Chapitre 4 du manuscrit « The Salt Road » (EN > FR)", "Extrait Kbis, traduction libre",
        "Conditions générales de vente (FR > DE)", "Sous-titres, film institutionnel 6 min", "Rapport annuel, partie RSE (EN > FR)"]
    items = []
    for t in pick(r, docs, rows):
        q, pr = r.randint(180, 9400), r.choice([D("0.04"), D("0.09"), D("0.11"), D("0.125")]); items.append((t, q, pr, q2(q * pr)))
    tot = sum(i[3] for i in items); S = lambda **k: ParagraphStyle("s", **{**dict(fontName=TR, fontSize=11, leading=14), **k})
    P = lambda t, **k: Paragraph(t.replace("&", "&amp;").replace(" > ", " &gt; "), S(**k))
    head = [P(f"<b>{s}</b>", alignment=1) for s in ("Document", "Nombre de mots", "Tarif au mot", "Total")]
    body = [[P(i[0]), P(num(i[1], "fr", 0), alignment=2), P(num(i[2], "fr", 3 if i[2] == D("0.125") else 2) + " €", alignment=2),
        P(num(i[3], "fr") + " €", alignment=2)] for i in items]
    last = ["", "", P("<b>Total à régler</b>", alignment=2), P(f"<b>{num(tot, 'fr')} €</b>", alignment=2)]
    grid = Table([head] + body + [last], colWidths=[225, 75, 85, 85], style=[("GRID", (0, 0), (-1, -2), .7, black), ("BOX", (2, -1), (-1, -1), .7, black),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])
    SimpleDocTemplate(str(path), pagesize=A4, leftMargin=62, rightMargin=62, topMargin=60, bottomMargin=60).build([P(f"<b>{name}</b>", fontSize=14,
        leading=18), P("<i>Traductrice indépendante – anglais, allemand</i>"), P(st), P(town),
        P(f"SIRET : {siret[:3]} {siret[3:6]} {siret[6:9]} {siret[9:]}"), Spacer(1, 20)] + [P(s, leftIndent=270) for s in (cn, cs, ct)] + [Spacer(1, 20),
        P(f"{town[6:]}, le {long(d, 'fr')}", alignment=2), Spacer(1, 16), P(f"<b>Facture n° {no}</b>", fontSize=13), Spacer(1, 12), grid, Spacer(1, 10),
        P("TVA non applicable, article 293 B du CGI."), Spacer(1, 8),
        P(f"Paiement par virement avant le {long(plus(d, 30), 'fr')}. Indemnité forfaitaire pour frais de recouvrement en cas de retard : 40 €.")],
        canvasmaker=maker(None))
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 30), currency="EUR",
        supplier=party(name, adr(st, town), f"{siret[:3]} {siret[3:6]} {siret[6:9]} {siret[9:]}"), customer=party(cn, adr(cs, ct)), total=tot,
        line_items=[{"description": i[0], "quantity": str(i[1]), "unit_price": f"{i[2]:f}", "amount": i[3]} for i in items])


LAYOUTS = {"roofer": roofer, "saas": saas, "foodsvc": foodsvc, "freight": freight, "traductrice": traductrice}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""United Kingdom (two), Australia, Singapore, Canada."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_caravan_kit import *

HELV = "Helvetica", "Helvetica-Bold"

def ukagency(path, seed, rows):
    """A cloud ledger's standard template: labels over values in the middle, hairlines, payment advice to cut off."""
    r = rng("ukagency", seed, rows)
    sup = r.choice([("Fernhill Studio Ltd", "Unit 9 Tannery Yard", "Bermondsey", "LONDON", "SE1 3XF"), ("Copperplate Events Limited", "The Old Maltings",
            "27 Castle Street", "NORWICH", "NR2 1PD")])
    cust = r.choice([("Aldersyde Housing Trust", "14 Wharf Road", "LEEDS", "LS11 5BZ"), ("Tollgate Museum", "Quay Parade", "SWANSEA", "SA1 1SN")])
    pool = ["Brand workshop, {half|full} day, two facilitators, including printed handouts;;480", "{Copywriting|Proofreading} of annual report;;65",
            "Printed programme A5, 24pp (books - zero rated);;2.85", "Stage manager on site;;38.5", "Social media artwork, set of {3|5|10};;125",
            "Venue dressing and signage;;310", "Account management - {May|June|July};;220", "Stock photography licence;;24.99",
            "{Train|Taxi} fares recharged;;46.2", "Delegate lanyards, printed one colour;;1.15"]
    vat, date, no = ident(r, "GB"), day(r), f"INV-{r.randint(90, 4820):04d}"
    due, ref, paid_in = plus(date, 30), r.choice(["PO 55871", "Autumn gala", "J-2207"]), r.random() < .4
    ukd, tab, sub, tax, items = lambda d: f"{d.day} {EN[d.month - 1][:3]} {d.year}", [], D(0), D(0), []
    for d, _, p in goods(r, pool, rows):
        q, zero = count(r, p), "zero rated" in d
        a = q2(p * q)
        sub, tax = sub + a, tax + (0 if zero else a / 5)
        tab.append((wrap(d, HELV[0], 9, 232), num(q), num(p), "Zero Rated" if zero else "20%", num(a)))
        items.append({"description": d, "quantity": s2(q), "unit_price": str(p), "amount": s2(a)} | ({} if zero else {"tax_rate": "20"}))
    tax = q2(tax)
    total = sub + tax
    paid = q2(total / 2) if paid_in else D(0)
    def draw(c, pages):
        T(c, 42, 762, "INVOICE" if not paid_in else "TAX INVOICE", HELV[0], 22)
        block(c, 62, 715, cust, HELV[0], 9.5, 12.5)
        y = 762
        for k, v in (("Invoice Date", ukd(date)), ("Invoice Number", no), ("Reference", ref), ("VAT Number", vat)):
            TT(c, (300, y, k, HELV[1], 9), (300, y - 12, v, HELV[0], 9))
            y -= 30
        block(c, 425, 762, sup, HELV[0], 9, 12)
        page, y = 1, 596
        for n, (ds, *cells) in enumerate([(["Description"], "Quantity", "Unit Price", "VAT", "Amount GBP")] + tab):
            y, page = turn(c, y, 60 + 12 * len(ds), page, 790)
            block(c, 42, y, ds, HELV[n == 0], 9, 12)
            C(c, y, HELV[n == 0], 9, *zip((342, 412, 474, 553), "rrrr", cells))
            y -= 12 * len(ds) + 2
            rule(c, 42, y + 5, 553, *((1, "#000000") if n == 0 else (0.4, "#bbbbbb")))
            y -= 8
        y, page = turn(c, y, 400, page, 790)
        for k, v, f in (("Subtotal", sub, 0), ("TOTAL VAT 20%" if tax else "TOTAL ZERO RATED", tax, 0), ("TOTAL GBP", total, 1)) + ((("Less Amount Paid", paid,
                0), ("AMOUNT DUE GBP", total - paid, 1)) if paid_in else ()):
            if f:
                rule(c, 330, y + 12, 553, 0.8)
            C(c, y, HELV[f], 9, (474, "r", k), (553, "r", num(v)))
            y -= 18
        T(c, 42, y - 14, f"Due Date: {ukd(due)}", HELV[1], 10)
        TW(c, 42, y - 28, f"Please pay by BACS to {sup[0]}, sort code 20-{acc[:2]}-{acc[2:4]}, account {acc}.", HELV[0], 9)
        c.setDash(3, 3)
        rule(c, 42, 212, 553)
        c.setDash()
        T(c, 42, 180, "PAYMENT ADVICE", HELV[0], 17)
        block(c, 42, 150, [f"To: {sup[0]}"] + ["      " + s for s in sup[1:]], HELV[0], 9, 12)
        for j, (k, v) in enumerate((("Customer", cust[0]), ("Invoice Number", no), ("Amount Due", num(total - paid)), ("Due Date", ukd(due)),
                ("Amount Enclosed", ""))):
            TT(c, (318, 180 - 18 * j, k, HELV[1], 9), (414, 180 - 18 * j, v, HELV[1 if k == "Amount Due" else 0], 9))
        rule(c, 414, 104, 553, 0.8)
        T(c, 42, 34, f"Company Registration No: {reg}. Registered Office: {', '.join(sup[1:])}.", HELV[0], 7)
        return page
    acc, reg = digits(r, 8), "0" + digits(r, 7)
    twice(path, A4, draw)
    return truth(no, date, due, "GBP", (sup[0], vat), (cust[0], None), items, subtotal=sub, tax_total=tax, total=total,
            amount_due=total - paid if paid_in else None)

def ukstock(path, seed, rows):
    """Accounts package on stationery with boxes: cells drawn column by column, VAT in a column, carriage in the foot."""
    r = rng("ukstock", seed, rows)
    sup = r.choice([("Brackley Catering Equipment Ltd", "Station Approach, Brackley, Northants NN13 7DP", "01632 960114"), ("Severnside Supplies Ltd",
            "Dock Lane, Gloucester GL2 5QA", "01632 960733")])
    cust = r.choice([("The Plough Inn", "High Street", "Silverstone", "NN12 8US"), ("St Oswald's School", "Church Lane", "Malvern", "WR14 2AY")])
    pool = ["15mm copper tube 3m;;9.4", "{15|22|28}mm compression elbow;;2.35", "Stainless gastronorm pan 1/{1|2|3} 65mm;;11.2",
            "Chopping board {red|blue|green};;7.95", "Thermostatic radiator valve white;;13.6", "PTFE tape 12m;;0.45", "Under counter fridge 150L;;389",
            "Combi oven descaler 5L;;24.8", "Isolating valve 15mm chrome;;1.85", "Wall tap {lever|crosshead} pair;;31.5"]
    vat, date, no, ac = by(ident(r, "GB"), 2, 3, 4, 2), day(r), str(r.randint(10240, 98999)), f"{cust[0].replace(' ', '')[:4].upper()}{r.randint(1, 99):03d}"
    carr, on, tab, items = r.choice([D(0), D("8.50"), D("14.95")]), r.randint(1000, 9999), [], []
    for d, _, p in goods(r, pool, rows):
        q, dis = count(r, p), r.choice([D(0), D(0), D(5), D("12.5")])
        net = q2(p * q * (100 - dis) / 100)
        tab.append((num(q), f"{d[:2].upper()}{sum(map(ord, d)) * 37 % 9000 + 1000}", d, num(p), f"{dis:.2f}", "20.00", net, q2(net / 5)))
        items.append({"description": d, "quantity": s2(q), "unit_price": str(p), "discount": f"{dis:.2f}", "tax_rate": "20", "tax": s2(net / 5),
                "amount": s2(net)})
    sub, tax = sum(t[6] for t in tab), sum(t[7] for t in tab) + q2(carr / 5)
    total = sub + carr + tax
    cols = [(36, 46, "Quantity", "r"), (82, 62, "Code", "l"), (144, 172, "Details", "l"), (316, 54, "Unit Price", "r"), (370, 38, "Disc %", "r"), (408, 40,
            "VAT %", "r"), (448, 50, "VAT", "r"), (498, 61, "Net Amount", "r")]
    def draw(c, pages):
        n, page = 0, 0
        while n < len(tab):
            page += 1
            fill(c, 36, 770, 523, 34, "#2f5d50")
            TT(c, (46, 781, sup[0], "Times-Bold", 17, "l", "#ffffff"), (549, 781, "INVOICE", "Times-Bold", 15, "r", "#ffffff"))
            T(c, 36, 756, f"{sup[1]}   Tel: {sup[2]}   VAT Reg No: {vat}", "Times-Roman", 9)
            c.roundRect(36, 640, 290, 100, 6)
            block(c, 48, 722, cust, "Times-Roman", 10.5, 14)
            for j, (k, v) in enumerate((("Invoice No", no), ("Invoice/Tax Date", f"{date:%d/%m/%Y}"), ("Order No", on), ("Account Ref", ac), ("Page", page))):
                c.rect(350, 720 - 20 * j, 98, 20)
                c.rect(448, 720 - 20 * j, 111, 20)
                TT(c, (355, 726 - 20 * j, k, "Times-Bold", 9.5), (454, 726 - 20 * j, v, "Times-Roman", 10))
            part = tab[n:n + 24]
            n += 24
            for i, (x, w, h, a) in enumerate(cols):
                fill(c, x, 602, w, 20, "#dfe9e5")
                c.rect(x, 602, w, 20)
                c.rect(x, 190, w, 412)
                T(c, x + w / 2, 608, h, "Times-Bold", 9, "c")
                for j, t in enumerate(part):
                    v = (t[0], t[1], t[2], t[3], t[4], t[5], num(t[7]), num(t[6]))[i]
                    T(c, x + w - 4 if a == "r" else x + 4, 588 - 16.4 * j, v, "Times-Roman", 9.5, a)
            for j, (k, v) in enumerate((("Total Net Amount", sub), ("Carriage Net", carr), ("Total VAT Amount", tax), ("Invoice Total", total))):
                f = "Times-Bold" if j == 3 else "Times-Roman"
                c.rect(370, 154 - 22 * j, 128, 22)
                c.rect(498, 154 - 22 * j, 61, 22)
                C(c, 161 - 22 * j, f, 10, (376, "l", k), (555, "r", ("£ " if j == 3 else "") + num(v) if n >= len(tab) else "Cont'd"))
            block(c, 36, 160, ["Goods remain our property until paid for in full.", "Claims for shortages within 3 days of delivery."], "Times-Roman", 8.5)
            c.showPage()
        return page
    twice(path, A4, draw)
    return truth(no, date, None, "GBP", (sup[0], vat), (cust[0], None), items, subtotal=sub, shipping=carr, tax_total=tax, total=total)

def australia(path, seed, rows):
    """Desktop package popular with Australian trades: platypus, zebra stripes, tax codes with a recap, balance due."""
    r = rng("australia", seed, rows)
    sup = r.choice([("Wattle Creek Irrigation Pty Ltd", "18 Depot Road, Dubbo NSW 2830"), ("Bayside Pool Care", "4/60 Marine Parade, Redcliffe QLD 4020")])
    cust = r.choice([("Narromine Shire Council", "PO Box 115, Narromine NSW 2821"), ("Moreton View Body Corporate", "22 Esplanade, Scarborough QLD 4020"),
            ("K & L Pasquale Farming", "Lot 7 Mitchell Hwy, Trangie NSW 2823")])
    pool = ["Poly pipe {19|25|32}mm x 50m;POLY;58", "Pop-up sprinkler 4 inch;SPR4;9.9", "Service call - {weekday|Saturday};CALL;110", "Labour per hour;LAB;88",
            "Granular chlorine 10kg;CHL10;74.5", "Solenoid valve 25mm 24VAC with flow control and manual bleed;SOL25;46.2", "Sand filter media 20kg;SAND;21",
            "Drip line 13mm x {100|200}m;DRIP;62", "Water delivery, drinking quality (GST free);WATER;165"]
    abn, date, no = by(ident(r, "AU"), 2, 3), day(r), f"{r.randint(1200, 48000):08d}"
    due, frt, sub, tax, items, base = plus(date, 14), r.choice([D(0), D("18.00"), D("35.00")]), D(0), D(0), [], D(0)
    P = lambda s, a=0, b=0, z=8.5: Paragraph(str(s), ParagraphStyle("p", fontName=HELV[b], fontSize=z, leading=z + 2, alignment=a))
    tab = [[P(h, a, 1) for h, a in zip(("QTY.", "ITEM NO.", "DESCRIPTION", "PRICE", "DISC %", "EXTENDED", "CODE"), (2, 0, 0, 2, 2, 2, 1))]]
    for d, code, p in goods(r, pool, rows):
        q, dis, free = count(r, p), r.choice([0, 0, 0, 10]), "GST free" in d
        a = q2(p * q * (100 - dis) / 100)
        sub, base = sub + a, base + (0 if free else a)
        tab.append([P(num(q, 0), 2), P(code), P(d), P("$" + num(p), 2), P(f"{dis}%" if dis else "", 2), P("$" + num(a), 2), P("FRE" if free else "GST", 1)])
        items.append({"description": d, "quantity": str(q), "unit_price": str(p), "amount": s2(a)} | ({"discount": f"{dis}%"} if dis else {}))
    tax, paid = q2((base + frt) / 10), r.choice([D(0), D("50.00")]) if sub > 60 else D(0)
    total, doc = sub + frt + tax, SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=44, invariant=1, title=no)
    ad = lambda d: f"{d.day}/{d.month:02d}/{d.year}"
    el = [Table([[P(sup[0], 0, 1, 15), P("Tax Invoice", 2, 1, 15)], [P(sup[1]), P("Invoice No.: " + no, 2)], [P("ABN: " + abn), P(f"Date: {ad(date)}", 2)]],
            [330, 185]), Spacer(1, 14), Table([[P("Bill To:", 0, 1), P("Ship To:", 0, 1)], [P(cust[0] + "<br/>" + cust[1].replace(", ", "<br/>")),
            P("As per Bill To")]], [257, 258], style=[("BOX", (0, 0), (0, -1), .5, "black"), ("BOX", (1, 0), (1, -1), .5, "black")]), Spacer(1, 12)]
    el += [Table(tab, [38, 62, 200, 62, 46, 70, 37], repeatRows=1, style=[("BACKGROUND", (0, 0), (-1, 0), "#b9d3e6"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("ROWBACKGROUNDS", (0, 1), (-1, -1), ["white", "#eef3f7"]), ("BOX", (0, 0), (-1, -1), .6, "black"), ("TOPPADDING", (0, 0), (-1, -1), 2),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]), Spacer(1, 10)]
    rec = [[P(h, 2 * (i > 0), 1, 7.5) for i, h in enumerate(("Code", "Rate", "GST", "Sale Amount"))], [P("GST"), P("10%", 2), P("$" + num(tax), 2),
            P("$" + num(base + frt), 2)]]
    rec += [[P("FRE"), P("0%", 2), P("$0.00", 2), P("$" + num(sub - base), 2)]] if sub != base else []
    sums = [[P(k, 2, b), P("$" + num(v), 2, b)] for k, v, b in (("Sale Amount:", sub, 0), ("Freight:", frt, 0), ("GST:", tax, 0), ("Total Amount:", total, 1),
            ("Paid Today:", paid, 0), ("Balance Due:", total - paid, 1))]
    el += [Table([[[P(f"Terms: Net 14. Payment due by {ad(due)}."), Spacer(1, 6), Table(rec, [50, 45, 60, 75], hAlign="LEFT", style=[("GRID", (0, 0), (-1, -1),
            .3, "grey")]), Spacer(1, 5), P("No returns on cut pipe.")], Table(sums, [110, 85], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOX", (0, 0), (-1,
            -1), .6, "black")])]], [310, 205], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])]
    doc.build(el)
    return truth(no, date, due, None, (sup[0], abn), (cust[0], None), items, subtotal=sub, shipping=frt, tax_total=tax, total=total, amount_due=total - paid)

def singapore(path, seed, rows):
    """Trading firm's ledger print: no rules but at head and foot, detail lines under the goods, the sum in words, two signatures."""
    r = rng("singapore", seed, rows)
    sup, cust = r.choice([("KIM HUAT MARINE HARDWARE PTE LTD", "21 Pioneer Sector 2, Singapore 628371"), ("ORIENTAL LEAF FOOD SUPPLIES PTE. LTD.",
            "10 Senoko Loop #03-14, Singapore 758155")]), r.choice([("SEABRIGHT SHIPYARD PTE LTD", "55 Gul Road", "Singapore 629351"),
            ("LOTUS COURT RESTAURANT", "80 Boat Quay", "Singapore 049868"), ("TECK SENG ENGINEERING", "Blk 5012 Ang Mo Kio Ave 5", "#02-08 Singapore 569876")])
    pool = ["SHACKLE BOW TYPE {1/2|5/8|3/4} IN GALV;PCS;6.8", "NYLON ROPE {12|16}MM X 200M/Brand: Samyang;ROLL;138",
            "JASMINE RICE 25KG/Crop year 2023/Origin: Thailand;BAG;42.5", "DARK SOYA SAUCE 5KG;TIN;9.2", "WIRE ROPE CLIP {8|10}MM;PCS;0.95",
            "SAFETY HELMET WHITE/c/w chin strap;PCS;14", "CHILLED TUNA LOIN VAC PACK;KG;21.6", "CHAIN BLOCK 2T X 3M LIFT/Test cert. included;SET;265",
            "COOKING OIL 17KG;TIN;33.8"]
    date, no, gst = day(r), f"I-{r.randint(20000, 99999):06d}", f"M{r.choice('29')}-{digits(r, 7)}-{r.choice('0123456789X')}"
    rate, tab, items = (8 if date.year == 2023 else 9), [], []
    for d, u, p in goods(r, pool, rows):
        q, dis = (D(r.randint(20, 260)) / 10 if u == "KG" else count(r, p)), r.choice([0, 0, 0, 5])
        a, ds = q2(p * q * (100 - dis) / 100), re.split(r"/(?=[A-Zc][a-z/])", d)
        tab.append((ds, num(q, 1 if u == "KG" else 0), u, num(p), f"{dis}%" if dis else "", num(a)))
        items.append({"description": " ".join(ds), "quantity": plain(q) if u != "KG" else f"{q:.1f}", "unit": u, "unit_price": str(p),
                "amount": s2(a)} | ({"discount": f"{dis}%"} if dis else {}))
    sub = sum(D(i["amount"]) for i in items)
    tax = q2(sub * rate / 100)
    total = sub + tax
    say = f"SINGAPORE DOLLARS {words(int(total))}{f' AND CENTS {words(int(total * 100) % 100)}' if total % 1 else ''} ONLY".upper()
    terms, do = r.choice(["C.O.D.", "30 DAYS", "60 DAYS"]), r.randint(10000, 99999)
    def draw(c, pages):
        page, y, F, B = 0, 0, "Comm13Sans", "Comm13SansB"
        for n, (ds, q, u, p, dis, a) in enumerate(tab + [([], "", "", "", "", "")]):
            if not page or y - 11 * len(ds) < (205 if not ds else 90):
                if page:
                    T(c, 553, 60, "To be continued...", F, 8, "r")
                    c.showPage()
                page += 1
                TT(c, (297, 798, sup[0], B, 14, "c"), (297, 784, sup[1], F, 8.5, "c"), (297, 772, f"GST Reg. No.: {gst}", F, 8.5, "c"))
                T(c, 553, 742, "TAX INVOICE", B, 13, "r")
                block(c, 42, 728, cust, F, 9, 12)
                for j, (k, v) in enumerate((("No.", no), ("Your Ref.", ""), ("Our D/O No.", f"DO-{do}"), ("Terms", terms), ("Date", f"{date:%d/%m/%Y}"),
                        ("Page", f"{page} of {pages}"))):
                    C(c, 726 - 12 * j, F, 9, (400, "l", k), (458, "l", ":"), (466, "l", v))
                for yy in (652, 634):
                    rule(c, 42, yy, 553, .8)
                C(c, 640, B, 8.5, (42, "l", "Item"), (70, "l", "Description"), (350, "r", "Qty"), (358, "l", "UOM"), (440, "r", "U/Price S$"), (480, "r",
                        "Disc."), (553, "r", "Total S$"))
                y = 620
            if ds:
                C(c, y, F, 8.5, (42, "l", n + 1), (350, "r", q), (358, "l", u), (440, "r", p), (480, "r", dis), (553, "r", a))
                y = block(c, 70, y, ds, F, 8.5, 11) - 4
        rule(c, 42, 196, 553, .8)
        y = block(c, 42, 182, wrap(say, F, 8.5, 300), F, 8.5, 11)
        for j, (k, v) in enumerate((("Sub Total", sub), (f"GST {rate}%", tax), ("Total (Inclusive of GST)", total))):
            C(c, 182 - 14 * j, B if j == 2 else F, 9, (480, "r", k), (553, "r", num(v)))
        rule(c, 494, 148, 553, .5)
        rule(c, 494, 146, 553, .5)
        block(c, 42, 134, ["Notes:", "1. Goods sold are not returnable.", "2. Interest at 1.5% per month will be charged on overdue accounts."], F, 7.5, 10)
        rule(c, 42, 62, 190)
        rule(c, 400, 62, 553)
        C(c, 51, F, 8, (42, "l", "Received by (chop & sign)"), (400, "l", "Authorised signature"))
        return page
    twice(path, A4, draw)
    return truth(no, date, None, "SGD", (sup[0], gst), (cust[0], None), items, subtotal=sub, tax_total=tax, total=total)

def canada(path, seed, rows):
    """A freelancer's web service: four labelled blocks over the table, tax names under each rate, big amount due."""
    r = rng("canada", seed, rows)
    prov, taxes = r.choice([("ON", [("HST", 13)]), ("BC", [("GST", 5), ("PST", 7)]), ("NB", [("HST", 15)])])
    sup = {"ON": ("Maple & Main Design Co.", "201 Dundas St W", "Hamilton, ON L8P 1A4"), "BC": ("Saltwater Web Works", "1533 Wharf St",
            "Victoria, BC V8W 1T7"), "NB": ("Fundy Bookkeeping", "88 Water St", "Saint John, NB E2L 2A4")}[prov]
    cust = r.choice([("Larkspur Veterinary Clinic", "Ingrid Paquette"), ("Northbay Outfitters Inc.", "Dev Malhotra"), ("Cedar Ridge Co-op", "Sam Whitfield")])
    pool = ["{Logo|Menu|Poster} design/Two rounds of revisions;;450", "Bookkeeping/Month of {March|April|May};;75",
            "Website maintenance/Updates, backups and security patches;;95", "Domain renewal/.ca, one year;;18.99", "Photo retouching/Batch {A|B|C};;12.5",
            "Consulting/Phone and email;;110", "Hosting/Managed, {Q1|Q2|Q3};;60", "Receipt scanning;;0.4"]
    date, no, bn = day(r), f"{r.randint(1, 999):07d}", ident(r, "CA")
    due, tab, items, S = plus(date, 30), [], [], lambda n, **k: ParagraphStyle(n, **{"fontName": "Comm13Noto", "fontSize": 9, "leading": 12} | k)
    L, R, G, H = S("l"), S("r", alignment=2), S("g", fontSize=7.5, leading=10, textColor="#77838f"), S("h", fontSize=8, textColor="#0a6ebd")
    for d, _, p in goods(r, pool, rows):
        q = count(r, p, p in (75, 110))
        a = q2(p * q)
        d1, _, d2 = d.partition("/")
        tab.append([[Paragraph(d1, L)] + ([Paragraph(d2, G)] if d2 else []), [Paragraph("$" + num(p), R), Paragraph(" ".join("+" + t for t, _ in taxes), S("x",
                parent=None, fontSize=7.5, alignment=2, textColor="#77838f"))], Paragraph(plain(q), R), Paragraph("$" + num(a), R)])
        items.append({"description": f"{d1} {d2}".strip(), "quantity": plain(q), "unit_price": str(p), "amount": s2(a)})
    sub = sum(D(i["amount"]) for i in items)
    ts = [(t, n, q2(sub * n / 100)) for t, n in taxes]
    total = sub + sum(t[2] for t in ts)
    paid = q2(total * D("0.3")) if r.random() < .5 else D(0)
    cd = lambda d: f"{d:%Y-%m-%d}"
    top = Table([[Paragraph(sup[0], S("s", fontName="Comm13NotoB", fontSize=13, leading=16)), [Paragraph(s,
            R) for s in sup[1:] + (f"Business No. {by(bn, 5, 4)} RT0001",)]]], [280, 252], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    four = Table([[[Paragraph("Billed To", H)] + [Paragraph(s, L) for s in cust], [Paragraph("Date of Issue", H), Paragraph(cd(date), L), Spacer(1, 6),
            Paragraph("Due Date", H), Paragraph(cd(due), L)], [Paragraph("Invoice Number", H), Paragraph(no, L)], [Paragraph("Amount Due (CAD)", S("a",
            parent=None, fontSize=8, alignment=2, textColor="#0a6ebd")), Paragraph("$" + num(total - paid), S("b", fontSize=20, leading=26, alignment=2))]]],
            [160, 100, 102, 170], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    hr = S("k", fontSize=8, textColor="#0a6ebd", alignment=2)
    main = Table([[Paragraph("Description", H)] + [Paragraph(h, hr) for h in ("Rate", "Qty", "Line Total")]] + tab, [292, 90, 60, 90], repeatRows=1,
            style=[("LINEABOVE", (0, 0), (-1, 0), 2, "#0a6ebd"), ("LINEBELOW", (0, 1), (-1, -1), .4, "#d5dbe0"), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    foot = [("Subtotal", sub)] + [(f"{t} ({n}%)" + (f"<br/><font size=7>#{bn} RT0001</font>" if t != "PST" else ""), v) for t, n, v in ts] + [("Total", total),
            ("Amount Paid", -paid), ("Amount Due (CAD)", total - paid)]
    end = Table([["", Paragraph(k, hr if "Due" in k else R), Paragraph("$" + num(v) if k == "Amount Due (CAD)" else num(v), R)] for k, v in foot], [292, 140,
            100], style=[("LINEABOVE", (1, -3), (-1, -3), .4, "#999999"), ("LINEABOVE", (1, -1), (-1, -1), 1.2, "#999999"), ("TOPPADDING", (0, 0), (-1, -1),
            1), ("NOSPLIT", (0, 0), (-1, -1)), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    SimpleDocTemplate(path, pagesize=letter, leftMargin=40, rightMargin=40, topMargin=44, bottomMargin=44, invariant=1).build([top, Spacer(1, 22), four,
            Spacer(1, 20), main, Spacer(1, 8), end, Spacer(1, 16), Paragraph("Terms", H), Paragraph("Interac e-Transfer or cheque within 30 days.", L)])
    return truth(no, date, due, "CAD", (sup[0], f"{by(bn, 5, 4)} RT0001"), (cust[0], None), items, subtotal=sub, tax_total=ts[0][2] if len(ts) == 1 else None,
            total=total, amount_due=total - paid)

LAYOUTS = {"ukagency": ukagency, "ukstock": ukstock, "australia": australia, "singapore": singapore, "canada": canada}

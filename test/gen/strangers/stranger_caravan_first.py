# SPDX-License-Identifier: AGPL-3.0-or-later
"""USA: a contractor, a software service, a wholesaler."""
from stranger_caravan_kit import *

USD = lambda x: ("-" if x < 0 else "") + "$" + num(abs(D(x)))

def contractor(path, seed, rows):
    """QuickBooks Desktop's form: boxed strips, column rules down to the foot, T after taxable amounts."""
    r = rng("contractor", seed, rows)
    sup = r.choice([("Tri-County Drywall & Paint LLC", "1187 Old Mill Rd", "Lancaster, PA 17603", "6"), ("Ridgeback Roofing, Inc.", "4402 Quarry St",
            "Boise, ID 83705", "6"), ("Delgado Electric Co.", "905 W Prairie Ave", "Amarillo, TX 79101", "8.25")])
    cust = r.choice([("Hensley Property Mgmt", "Attn: Accounts Payable", "220 Commerce Dr Ste 14", "York, PA 17401"), ("Marla & Tom Whitcomb",
            "38 Sycamore Ln", "Meridian, ID 83642"), ("Prairie Vista Apartments", "7800 Bell St", "Amarillo, TX 79109")])
    pool = ["Labor - {journeyman|foreman};hr;78", "{1/2|5/8} in. drywall sheet 4x8, delivered and stacked on second floor;ea;16.4",
            "Remove and haul off debris, includes dump fee;ls;340", "Romex 12/2 w/ ground, {100|250} ft roll;ea;112",
            "GFCI receptacle {15|20}A, white, w/ cover plate;ea;24.5", "Interior latex paint, eggshell, {Swiss Coffee|Agreeable Gray};gal;41.9",
            "Permit fee (city) - passed through at cost;ls;185", "Ice and water shield, {1|2} squares;roll;89",
            "{Recessed LED 6 in.|Wafer light 4 in.} retrofit kit;ea;21.3", "Joint compound, {all purpose|lightweight}, 4.5 gal;ea;19.75",
            "Patch and texture ceiling in {hallway|kitchen|bedroom 2|den} where water damage was repaired;sf;4.85"]
    font, um = r.choice(["Helvetica", "Times-Roman"]), r.random() < .5
    bold, big = {"Helvetica": ("Helvetica-Bold", 20), "Times-Roman": ("Times-Bold", 22)}[font]
    date, no, net = day(r), str(r.randint(1041, 9860)), r.choice([15, 30])
    ein, rate = f"{r.randint(20, 88)}-{digits(r, 7)}", D(sup[3])
    lines, sub, taxable, items = [], D(0), D(0), []
    for d, u, p in goods(r, pool, rows):
        q = D(1) if u == "ls" else count(r, p, u == "hr")
        amt, tx = q2(q * p), u not in ("hr", "ls")
        sub, taxable = sub + amt, taxable + (amt if tx else 0)
        lines.append((plain(q), u, wrap(d, font, 9, 228 if um else 262), num(p), num(amt) + ("T" if tx else "")))
        items.append({"description": d, "quantity": plain(q), "unit_price": str(p), "amount": s2(amt)} | ({"unit": u} if um else {}))
    tax = q2(taxable * rate / 100)
    total, paid = sub + tax, q2((sub + tax) / 4) if r.random() < .5 else D(0)
    xs = [40, 92, 128, 372, 462, 572] if um else [40, 96, 372, 462, 572]
    heads = ["Quantity", "U/M", "Description", "Rate", "Amount"] if um else ["Quantity", "Description", "Rate", "Amount"]
    xd = xs[2 if um else 1] + 5
    def draw(c, pages):
        i, page = 0, 0
        while i < len(lines) or not page:
            page += 1
            block(c, 40, 742, [sup[0]], bold, 13)
            block(c, 40, 727, [sup[1], sup[2], "EIN " + ein], font, 9.5)
            T(c, 572, 738, "Invoice", bold, big, "r")
            for x, k, v in ((412, "Date", f"{date.month}/{date.day}/{date.year}"), (492, "Invoice #", no)):
                c.rect(x, 706, 80, 17)
                c.rect(x, 689, 80, 17)
                T(c, x + 40, 711, k, font, 9, "c")
                T(c, x + 40, 694, v, font, 9, "c")
            c.rect(40, 652, 250, 17)
            c.rect(40, 582, 250, 70)
            T(c, 45, 657, "Bill To", font, 9)
            block(c, 45, 640, cust, font, 9.5, 13)
            strip = (("P.O. No.", r0), ("Terms", f"Net {net}"), ("Due Date", f"{due.month}/{due.day}/{due.year}"), ("Project", proj))
            for j, (k, v) in enumerate(strip):
                x = 252 + 80 * j
                c.rect(x, 550, 80, 16)
                c.rect(x, 534, 80, 16)
                T(c, x + 40, 555, k, font, 9, "c")
                T(c, x + 40, 538, v, font, 9, "c")
            c.rect(40, 130, 532, 392)
            c.line(40, 504, 572, 504)
            for x in xs[1:-1]:
                c.line(x, 522, x, 130)
            for a, b, h in zip(xs, xs[1:], heads):
                T(c, (a + b) / 2, 509, h, font, 9, "c")
            y = 491
            while i < len(lines) and y - 11 * (len(lines[i][2]) - 1) > 134:
                q, u, ds, p, amt = lines[i]
                T(c, xs[1] - 5, y, q, font, 9, "r")
                if um:
                    T(c, xs[1] + 5, y, u, font, 9)
                block(c, xd, y, ds, font, 9, 11)
                T(c, 457, y, p, font, 9, "r")
                T(c, 567, y, amt, font, 9, "r")
                y -= 11 * len(ds) + 2
                i += 1
            if i < len(lines):
                T(c, 572, 116, f"Page {page}", font, 8, "r")
                c.showPage()
        c.rect(40, 40, 292, 90)
        T(c, 46, 116, "Thank you for your business.", font, 9)
        foot = [("Subtotal", sub), (f"Sales Tax ({rate}%)", tax), ("Total", total), ("Payments/Credits", -paid), ("Balance Due", total - paid)]
        for j, (k, v) in enumerate(foot):
            y, f, sz = 113 - 18 * j, *((bold, 11) if k in ("Total", "Balance Due") else (font, 9.5))
            c.rect(332, y - 1, 240, 18)
            T(c, 337, y + 4, k, f, sz)
            T(c, 567, y + 4, USD(v), f, sz, "r")
        return page
    r0, due, proj = r.randint(200, 4999), plus(date, net), r.choice(["Unit 4B", "Main house", "Phase 2", "Bldg C"])
    twice(path, letter, draw)
    return truth(no, date, due, "USD", (sup[0], ein), (cust[0], None), items, subtotal=sub, tax_total=tax, total=total, amount_due=total - paid)

def saas(path, seed, rows):
    """A card-billing platform's invoice: big sum due, grey small heads, service periods under each line, prorations."""
    r = rng("saas", seed, rows)
    F, B = "Comm13Noto", "Comm13NotoB"
    sup = r.choice([("Latchkey Metrics, Inc.", "548 Market Street", "San Francisco, California 94104", "United States", "billing@latchkeymetrics.example"),
            ("Plumb Cloud Corp.", "1209 Orange Street", "Wilmington, Delaware 19801", "United States", "ar@plumbcloud.example")])
    cust = r.choice([("Oakhollow Dental Group", "610 Brazos Street", "Suite 300", "Austin, Texas 78701", "United States"), ("Juniper & Vale Studio LLC",
            "84 Kent Avenue", "Brooklyn, New York 11249", "United States")])
    tax_name, rate = ("Sales Tax - Texas", D("8.25")) if "Oak" in cust[0] else ("Sales Tax - New York", D("8.875"))
    date = day(r)
    due = plus(date, r.choice([0, 14, 30]))
    us = lambda d: f"{EN[d.month - 1]} {d.day}, {d.year}"
    short = lambda d: f"{EN[d.month - 1][:3]} {d.day}, {d.year}"
    no = "".join(r.choice("ABCDEF0123456789") for _ in range(8)) + f"-{r.randint(1, 240):04d}"
    pool = ["{Team|Business|Growth} plan (per seat);;24", "Additional workspace - {EU|US|APAC} region;;49", "API calls, tier {1|2|3} (per 1,000 calls);;0.35",
            "Priority support add-on;;199", "SSO / SCIM add-on;;85", "Data retention {12|24|36} months;;60", "Event volume overage (per 10k events);;2.4",
            "Sandbox environment {A|B|C};;30", "Dedicated IP address;;18.5", "Audit log export to customer-owned object storage bucket;;75"]
    tab, col = [], r.random() < .5
    for n, (d, _, p) in enumerate(goods(r, pool, rows)):
        q = D(r.randint(1, 40 if p > 1 else 900))
        if n % 7 == 2:
            d, q = f"Unused time on {d.split(' (')[0]} after {short(plus(date, -9))}", D(1)
            p = -q2(p * D("0.7"))
        a, b = (plus(date, -30), plus(date, -1)) if "overage" in d or "API" in d else (date, plus(date, 29))
        per = f"{EN[a.month - 1][:3]} {a.day} – {short(b)}" if a.year == b.year else f"{short(a)} – {short(b)}"
        tab.append((d, per, q, p, q2(q * p)))
    sub = sum(t[4] for t in tab)
    if sub < 50:
        tab[-1] = ("Annual onboarding package", tab[-1][1], D(1), D("900.00"), D("900.00"))
        sub = sum(t[4] for t in tab)
    off = r.choice([0, 0, 10, 20])
    disc = q2(sub * off / 100)
    tax = q2((sub - disc) * rate / 100)
    total = sub - disc + tax
    RX = 572
    def draw(c, pages):
        y, page = 745, 1
        T(c, 40, y, "Invoice", B, 19)
        T(c, RX, y + 2, sup[0].split()[0].lower(), B, 15, "r", "#7a7a7a")
        ly = y - 28
        for k, v in (("Invoice number", no), ("Date of issue", us(date)), ("Date due", us(due))):
            T(c, 40, ly, k, B if k == "Invoice number" else F, 9)
            T(c, 128, ly, v, B if k == "Invoice number" else F, 9)
            ly -= 13.5
        T(c, 40, 650, sup[0], B, 9)
        block(c, 40, 637, sup[1:], F, 9, 13)
        T(c, 262, 650, "Bill to", B, 9)
        block(c, 262, 637, cust, F, 9, 13)
        T(c, 40, 547, f"{USD(total)} USD due {us(due)}", B, 15)
        T(c, 40, 528, "Pay online", B, 9, "l", "#5851d8")
        def head(y):
            cols = [(40, "Description", "l"), (385, "Qty", "r"), (455, "Unit price", "r"), (RX, "Amount", "r")] + ([(506, "Tax", "r")] if col else [])
            for x, s, a in cols:
                T(c, x, y, s, F, 7.5, a, "#444444")
            rule(c, 40, y - 7, RX, 0.8)
        def foot():
            rule(c, 40, 44, RX, 0.4, "#cccccc")
            T(c, 40, 32, f"{no} · {USD(total)} USD due {us(due)}", F, 7.5, "l", "#666666")
            T(c, RX, 32, f"Page {page} of {pages}", F, 7.5, "r", "#666666")
        head(500)
        y = 480
        for d, per, q, p, amt in tab:
            ds = wrap(d, F, 9, 300)
            if y - 12 * len(ds) - 14 < 60:
                foot()
                c.showPage()
                page += 1
                head(750)
                y = 730
            y0 = y
            for ln in ds:
                T(c, 40, y, ln, F, 9)
                y -= 12
            T(c, 40, y, per, F, 7.5, "l", "#666666")
            T(c, 385, y0, num(q, 0), F, 9, "r")
            T(c, 455, y0, USD(p), F, 9, "r")
            if col:
                T(c, 506, y0, f"{rate}%", F, 9, "r")
            T(c, RX, y0, USD(amt), F, 9, "r")
            y -= 20
        foots = [("Subtotal", USD(sub), F)] + ([(f"LAUNCH{off} ({off}% off)", USD(-disc), F)] if off else [])
        foots += [("Total excluding tax", USD(sub - disc), F), (f"{tax_name} ({rate}% on {USD(sub - disc)})", USD(tax), F)]
        foots += [("Total", USD(total), F), ("Amount due", f"{USD(total)} USD", B)]
        if y - 19 * len(foots) < 60:
            foot()
            c.showPage()
            page += 1
            y = 745
        for k, v, f in foots:
            rule(c, 306, y + 8, RX, 0.4, "#cccccc")
            T(c, 306, y - 5, k, f, 9)
            T(c, RX, y - 5, v, f, 9, "r")
            y -= 19
        foot()
        return page
    twice(path, letter, draw)
    items = [{"description": f"{d} {per}", "quantity": plain(q), "unit_price": str(p), "amount": s2(a)} | ({"tax_rate": str(rate)} if col else {}) for d, per,
            q, p, a in tab]
    return truth(no, date, due, "USD", (sup[0], None), (cust[0], None), items, subtotal=sub, discount=-disc if off else None, tax_total=tax, total=total,
            amount_due=total)

def wholesaler(path, seed, rows):
    """A distributor's old ERP on a 96-column page: fixed pitch, two-line rows, ordered/shipped/back-ordered."""
    r = rng("wholesaler", seed, rows)
    sup = r.choice([("GREAT PLAINS JANITORIAL SUPPLY", "3100 S 24TH ST", "OMAHA NE 68108", "402-555-0148"), ("HARBOR FASTENER & TOOL CORP",
            "77 WATERFRONT BLVD", "TOLEDO OH 43604", "419-555-0172")])
    cust = r.choice([("LINCOLN PUBLIC SCHOOLS WHSE", "5905 O STREET", "LINCOLN NE 68510"), ("BUCKEYE MAINTENANCE SVCS", "1450 DORR STREET", "TOLEDO OH 43607"),
            ("CORNHUSKER HOTEL GROUP", "333 S 13TH ST", "LINCOLN NE 68508")])
    pool = ["CAN LINER 40X46 1.5MIL BLK 100/CS;CS;31.45", "TOWEL ROLL HARDWOUND {WHITE|NATURAL} 800FT 6/CS;CS;38.9",
            "GLOVE NITRILE PF {MED|LGE|XLG} 100/BX;BX;8.75", "FLOOR FINISH 25% SOLIDS 5GAL;PL;96.4", "HEX CAP SCREW GR5 {1/4|5/16|3/8}-16 X 1-1/2 ZP;C;11.32",
            "FLAT WASHER SAE {1/4|3/8|1/2} ZP;C;4.18", "MOP HEAD LOOPED {MED|LGE} BLUE;EA;7.6", "DISINFECTANT QUAT {LEMON|PINE} 4/1GAL;CS;44.1",
            "DRILL BIT COBALT {1/8|3/16|1/4} JOBBER;EA;3.35", "TISSUE BATH 2PLY 96RL/CS;CS;52.75", "ANCHOR WEDGE {3/8|1/2} X 3-3/4;BX;27.9"]
    date, no = day(r), f"{r.randint(100000, 999999):07d}"
    due, disc_on, frt = plus(date, 30), r.random() < .5, q2(D(r.randint(1200, 9900)) / 100)
    tab, sub, codes = [], D(0), {}
    for d, u, p in goods(r, pool, rows):
        q, bo = count(r, p), r.choice([0, 0, 0, 2, 5])
        code = codes.setdefault(d, f"{d[:3]}{r.randint(1000, 9999)}{r.choice(['', '-B', '-12'])}".replace(" ", "0"))
        price = D(f"{p}{r.choice(['0', '5'])}")
        amt = q2(q * price)
        sub += amt
        tab.append((q + bo, q, bo, code, u, price, amt, d))
    disc = q2(sub * D("0.02")) if disc_on else D(0)
    rate = D("5.500")
    tax = q2((sub - disc) * rate / 100)
    total = sub - disc + frt + tax
    po = f"PO-{r.randint(10000, 99999)}"
    def draw(c, pages):
        i, page = 0, 0
        while i < len(tab):
            page += 1
            g = [""] * 66
            def put(ln, col, s):
                g[ln] = g[ln].ljust(col)[:col] + s + g[ln][col + len(s):]
            for n, s in enumerate(sup):
                put(1 + n, 2, s)
            put(1, 62, "I N V O I C E")
            for n, s in enumerate((f"INVOICE NUMBER: {no}", f"INVOICE DATE:   {date:%m/%d/%y}", f"DUE DATE:       {due:%m/%d/%y}",
                    f"PAGE:           {page:>4}")):
                put(3 + n, 58, s)
            for n, s in enumerate(("SOLD TO:",) + cust):
                put(8 + n, 4 if n else 2, s)
                put(8 + n, 52 if n else 50, "SHIP TO:" if not n else s)
            put(14, 2, "CUST NO.  CUSTOMER P.O.   SHIP VIA        F.O.B.      TERMS            SLSP")
            put(15, 2, f"{acct:<10}{po:<16}{'OUR TRUCK':<16}{'DEST':<12}{'NET 30':<17}{slsp}")
            put(17, 1, "-" * 94)
            put(18, 2, "ORDERED  SHIPPED  B/O  ITEM NUMBER        U/M         UNIT PRICE      EXTENSION")
            put(19, 1, "-" * 94)
            ln = 20
            while i < len(tab) and ln < 54:
                o, q, bo, code, u, p, amt, d = tab[i]
                put(ln, 2, f"{o:>7}  {q:>7}  {bo or '':>3}  {code:<18} {u:<4}{num(p, 3):>18}{num(amt):>15}")
                put(ln + 1, 25, d)
                ln, i = ln + 2, i + 1
            if i < len(tab):
                put(58, 66, "** CONTINUED **")
            else:
                foot = [("NET INVOICE:", sub)] + ([("LESS 2% VOLUME DISC:", -disc)] if disc_on else [])
                foot += [("FREIGHT:", frt), (f"SALES TAX {rate}%:", tax), ("INVOICE TOTAL:", total)]
                put(55, 1, "-" * 94)
                for n, (k, v) in enumerate(foot):
                    put(56 + n, 40, f"{k:<24}{num(v) if v >= 0 else num(-v) + '-':>17}")
                put(57, 2, "NO RETURNS WITHOUT PRIOR")
                put(58, 2, "AUTHORIZATION. 15% RESTOCK FEE")
            for n, s in enumerate(g):
                if s.strip():
                    T(c, 26, 760 - 11.2 * n, s.rstrip(), "Courier", 9.7)
            c.showPage()
        return page
    acct, slsp = f"{r.randint(1000, 9999)}-01", f"{r.randint(1, 40):02d}"
    twice(path, letter, draw)
    items = [{"description": d, "quantity": str(q), "unit": u, "unit_price": str(p), "amount": s2(a)} for o, q, bo, code, u, p, a, d in tab]
    return truth(no, date, due, None, (sup[0], None), (cust[0], None), items, subtotal=sub, discount=-disc if disc_on else None, shipping=frt, tax_total=tax,
            total=total)

LAYOUTS = {"contractor": contractor, "saas": saas, "wholesaler": wholesaler}

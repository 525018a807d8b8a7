# SPDX-License-Identifier: AGPL-3.0-or-later
"""A builder's running bill, a transporter's freight bill, a chemist wholesaler, a jeweller."""
from datetime import timedelta

from stranger_wharfage_kit import *
from reportlab.lib.pagesizes import A4, landscape

WORKS = [("Earth work in excavation for foundation in all kinds of soil including dressing of sides and lift up to 1.5 m", "cum", 31550),
         ("Providing and laying PCC 1:4:8 below footings", "cum", 548000), ("RCC M25 for footings, pedestals and plinth beams", "cum", 742500),
         ("Centering and shuttering with steel plates for columns", "sqm", 46850), ("TMT steel reinforcement Fe 500D cut, bent and tied", "kg", 8425),
         ("Brick work in CM 1:6 in superstructure, 230 mm thick", "cum", 689000), ("12 mm cement plaster in CM 1:4 on internal walls", "sqm", 28275),
         ("Vitrified tile flooring 600 x 600 mm, with skirting", "sqm", 128000), ("UPVC sliding windows with mosquito mesh", "sqm", 521500),
         ("Waterproofing of terrace with brick bat coba", "sqm", 112500), ("Painting with two coats of acrylic emulsion over primer", "sqm", 16800),
         ("Internal plumbing, CPVC pipe 25 mm dia concealed", "rmt", 41250), ("M.S. railing of staircase as per drawing", "kg", 14200)]


def builder(path, seed, rows):
    r = rng_for("builder", seed, rows)
    s, b, intra = pair(r, "Infraprojects Pvt. Ltd.", r.choice(["Co-operative Housing Society Ltd.", "Educational Trust", "Realty LLP"]), kr="T")
    d = day(r)
    ra = r.randint(3, 9)
    no = f"RA-{ra:02d}/{s['first'][:3].upper()}/{fy(d)}"
    S = Sum(intra)
    hd = ["Item\nNo.", "Description of work", "SAC", "Unit", "Rate\n(Rs.)", "Qty.\nupto date", "Qty.\nprevious", "Qty.\nthis bill", "Amount\nthis bill (Rs.)"]
    body = []
    for k in range(rows):
        w, u, rate = WORKS[(k * 5 + seed) % len(WORKS)]
        rate += r.randrange(0, 40) * 50
        sac = "995411" if k % 4 else "995457"
        prev, now = r.choice([0, r.randrange(1000, 90000) * 10]), r.randrange(400, 30000) * 10
        v = mul(rate, now)
        S.add(v, 180, description=w, hsn_sac=sac, quantity=q(now, 2), unit=u, unit_price=t(rate), taxable_value=t(v), amount=t(v))
        body.append([f"{1 + k // 6}.{k % 6 + 1:02d}", w, sac, u, m(rate), q(now + prev, 2), q(prev, 2) if prev else "-", q(now, 2), m(v)])
    S.by_rate()
    ret, adv = half(S.tv * 5, 100), half(S.tv * 10, 100)
    wid = [28, 152, 40, 28, 52, 54, 50, 50, 69]
    tb = ptable([hd] + body, wid, "clccrrrrr", "NS", "NSB", 7.5, [("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#7a6a58")),
                ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#e9dfd0")), ("VALIGN", (0, 0), (-1, 0), "MIDDLE")], headalign="ccccccccc")
    su = [["A", "Gross value of work done in this bill", m(S.tv)]]
    if intra:
        su += [["B", "Add: CGST @ 9%", m(S.c)], ["C", "Add: SGST @ 9%", m(S.s)]]
    else:
        su += [["B", "Add: IGST @ 18%", m(S.i)]]
    L = "ABCDEFGH"
    su += [[L[len(su)], "Total invoice value", m(S.total)]]
    top = len(su) - 1
    su += [[L[len(su)], "Less: Retention money @ 5% of A", m(-ret)]]
    su += [[L[len(su)], "Less: Recovery of mobilisation advance @ 10% of A", m(-adv)]]
    su += [[L[len(su)], "Net amount payable against this bill", m(S.total - ret - adv)]]
    st = ptable(su, [24, 250, 90], "clr", "NS", "NSB", 8, [("LINEBELOW", (0, 0), (-1, -1), .3, colors.grey), ("BOX", (0, 0), (-1, -1), .8, colors.black),
                ("BACKGROUND", (0, top), (-1, top), colors.HexColor("#e9dfd0"))], head=0, boldrows=(top, -1))
    st.hAlign = "RIGHT"
    wd = "Rupees " + words(S.total)
    site = f"{b['name']}, {r.choice(['Wing B', 'Tower 2', 'Academic Block', 'Podium and Parking'])}, {b['city']}"
    info = ptable([["To,\n%s\n%s, %s - %s\nState: %s (Code %s)\nGSTIN: %s" % (b["name"], b["street"], b["city"], b["pin"], b["state"], b["code"], b["gstin"]),
                    f"R.A. Bill No.: {no}\nBill date: {dmy(d, '%d-%b-%Y')}\nWork Order: WO/{r.randint(100, 999)} dt. {dmy(d - timedelta(200), '%d-%b-%Y')}\n"
                    f"Name of work: {site}\nPlace of supply: {b['state']} ({b['code']})"]], [270, 253], "ll", "NS", "NSB", 8.5,
                  [("BOX", (0, 0), (-1, -1), .8, colors.black), ("LINEAFTER", (0, 0), (0, 0), .4, colors.black)], head=0)
    story = [P(s["name"].upper(), "NSB", 16, "l", colors.HexColor("#7b3f00")), gap(4),
             P(f"Civil Contractors &amp; Builders &nbsp;|&nbsp; {s['street']}, {s['city']} {s['pin']}", "NS", 8.5), P(f"GSTIN {s['gstin']} &nbsp; PAN {s['pan']}", "NS", 8.5),
             gap(6), P("TAX INVOICE / RUNNING ACCOUNT BILL", "NSB", 11, "c"), gap(6), info, gap(8), tb, gap(8), st, gap(8),
             P("<b>Invoice value in words:</b> " + wd, "NS", 8.5), gap(26), P(f"For {s['name']}", "NSB", 8.5, "r"), gap(24), P("Authorised Signatory", "NS", 8, "r")]
    build(path, A4, story, (36, 36, 34, 44), lambda p, n, N: p.put(p.W - 36, p.H - 24, f"{no}  -  Sheet {n} of {N}", "NS", 7, "r"))
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=dict(who(s), name=s["name"].upper()), recipient=who(b),
                   grand_total=t(S.total), amount_in_words=wd)


GOODS = ["Auto parts in cartons", "Cotton yarn bales", "Ceramic tiles (fragile)", "Machine spares", "Printed fabric rolls", "PVC granules in bags",
         "Electrical panels", "Bearings", "Packaged foodstuff", "Steel tubes in bundles", "Pump sets"]


def transporter(path, seed, rows):
    r = rng_for("transporter", seed, rows)
    s, b, intra = pair(r, r.choice(["Roadlines", "Cargo Movers", "Freight Carriers"]), "Engineering Works Pvt Ltd", ks="F")
    d = day(r)
    due = d + timedelta(30)
    no = f"FB/{fy(d)}/{r.randint(200, 9000):05d}"
    S = Sum(intra)
    p = Pad(path, landscape(A4), lambda p, n, N: p.put(p.W / 2, p.H - 16, f"Page {n} / {N}", "Helvetica", 7, "c"))
    g = Grid(p, 28, [24, 56, 52, 66, 62, 62, 110, 32, 56, 44, 62, 52, 46, 62], "cccclllrrrrrrr", "Helvetica", "Helvetica-Bold", 7.5)
    hd = ["Sl", "L.R. No.", "L.R. Date", "Vehicle No.", "From", "To", "Description of Goods", "Pkgs", "Charged Wt. (Kgs)", "Rate / Kg", "Freight", "Hamali", "Docket Chgs", "Total Amount"]
    cities = [v[1] for v in STATES.values()]

    def top(first):
        p.box(28, 22, p.W - 56, 62)
        p.put(36, 44, s["name"].upper(), "Times-Bold", 22, color=colors.HexColor("#0b3d91"))
        p.put(36, 60, "FLEET OWNERS & TRANSPORT CONTRACTORS  -  FULL LOAD & PARCEL SERVICE", "Helvetica", 8)
        p.put(36, 74, f"H.O.: {s['street']}, {s['city']} - {s['pin']}   Ph: {s['phone']}", "Helvetica", 8)
        p.put(p.W - 36, 40, "FREIGHT BILL / TAX INVOICE", "Helvetica-Bold", 12, "r")
        p.put(p.W - 36, 56, f"GSTIN : {s['gstin']}", "Helvetica-Bold", 9, "r")
        p.put(p.W - 36, 70, f"SAC : 996511   PAN : {s['pan']}", "Helvetica", 8, "r")
        y = 84
        if first:
            p.box(28, y, p.W - 56, 58)
            p.put(36, y + 13, "M/s. " + b["name"], "Helvetica-Bold", 9.5)
            p.put(36, y + 25, f"{b['street']}, {b['city']} - {b['pin']}", "Helvetica", 8.5)
            p.put(36, y + 37, f"Party GSTIN : {b['gstin']}", "Helvetica", 8.5)
            p.put(36, y + 49, f"Place of Supply : {b['code']} - {b['state']}", "Helvetica", 8.5)
            for k, (a, v) in enumerate([("Bill No.", no), ("Bill Date", dmy(d)), ("Due Date", dmy(due)), ("Tax under", "Forward charge @ 12%")]):
                p.put(p.W - 230, y + 13 + 12 * k, a, "Helvetica", 8.5)
                p.put(p.W - 160, y + 13 + 12 * k, ": " + v, "Helvetica-Bold", 8.5)
            y += 58
        else:
            p.put(p.W - 36, y + 12, f"Bill No. {no}  (continued)", "Helvetica", 8, "r")
            y += 18
        return g.row(y, hd, True, "c" * 14, colors.HexColor("#dde6f5"), .8, .5)
    y = top(True)
    sm = [0, 0, 0, 0]
    lr = r.randint(10000, 80000)
    for k in range(rows):
        wt, rate, ham, doc = r.randint(90, 9500), r.randrange(180, 960, 5), r.choice([0, 0, 15000, 27500, 40000]), 5000
        fr = rate * wt
        tot = fr + ham + doc
        goods = r.choice(GOODS)
        S.add(tot, 120, description=goods, quantity=str(wt), unit_price=t(rate), taxable_value=t(tot), amount=t(tot))
        for j, x in enumerate((fr, ham, doc, tot)):
            sm[j] += x
        lr += r.randint(1, 9)
        veh = "%s %02d %s %04d" % (r.choice(["MH", "GJ", "KA", "TN", "RJ", "HR"]), r.randint(1, 47), r.choice(["AB", "CQ", "TX", "EJ"]), r.randint(101, 9899))
        cells = [str(k + 1), str(lr), dmy(d - timedelta(r.randint(1, 15)), "%d/%m/%y"), veh, s["city"], r.choice(cities), goods, str(r.randint(1, 180)),
                 str(wt), m(rate), m(fr), m(ham) if ham else "-", m(doc), m(tot)]
        if y + g.height(cells) > p.H - 40:
            p.showPage()
            y = top(False)
        y = g.row(y, cells, rule=.3, sides=.5)
    S.by_rate()
    ro, grand = rounded(S.total)
    if y > p.H - 165:
        p.showPage()
        y = top(False)
    y = g.row(y, [""] * 6 + ["TOTAL", "", "", ""] + [m(x) for x in sm], True, rule=.8, sides=.5)
    a = [("Taxable value", m(S.tv))] + ([("CGST 6%", m(S.c)), ("SGST 6%", m(S.s))] if intra else [("IGST 12%", m(S.i))]) + [("Round off", m(ro)), ("Bill Amount Rs.", m(grand))]
    yy = y
    for k, (x, v) in enumerate(a):
        last = k == len(a) - 1
        p.put(640, yy + 13, x, "Helvetica-Bold" if last else "Helvetica", 8.5)
        p.put(g.xs[-1] - 3, yy + 13, v, "Helvetica-Bold" if last else "Helvetica", 8.5, "r")
        yy += 14
    p.box(634, y, g.xs[-1] - 634, yy - y + 4)
    wd = "Rupees " + words(grand)
    p.para(36, y + 14, 560, "Amount in words : " + wd, "Helvetica-Bold", 8.5)
    p.para(36, y + 44, 560, "1. Payment by A/c payee cheque only. 2. Interest @ 18% p.a. will be charged on bills not paid within 30 days. "
           "3. Any discrepancy in this bill should be intimated within 7 days.", "Helvetica", 7)
    p.put(g.xs[-1] - 3, yy + 22, "For " + s["name"], "Helvetica-Bold", 8.5, "r")
    p.put(36, yy + 44, "Encl.: Acknowledged L.R. copies", "Helvetica", 8)
    p.put(g.xs[-1] - 3, yy + 48, "Billing Incharge", "Helvetica", 8, "r")
    p.showPage()
    p.save()
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=b["code"],
                   supplier=dict(who(s), name=s["name"].upper()), recipient=who(b), round_off=t(ro), grand_total=t(grand), amount_in_words=wd)


DRUGS = [("AMOXYKIND-Q 500 CAP", "10'S", "30041030", 120), ("PARAZEST 650 TAB", "15'S", "30049063", 120), ("TELMOFIRM 40 TAB", "10'S", "30049079", 120), ("COFTRIL DX SYP", "100ML", "30049099", 120),
         ("GLUCOSTEP M1 TAB", "15'S", "30049099", 120), ("CALFIT D3 SACHET", "1GM", "30045036", 50), ("ORALYTE ORS ORANGE", "21GM", "30049099", 50), ("BABYSOFT LOTION", "200ML", "33049910", 180),
         ("PANTOGLIDE 40 TAB", "10'S", "30049039", 120), ("AZIPURE 500 TAB", "3'S", "30042064", 120), ("DERMIKLIN SOAP", "75GM", "34011110", 180), ("VITASHINE Z CAP", "10'S", "30045090", 120)]


def chemist(path, seed, rows):
    r = rng_for("chemist", seed, rows)
    s, b, intra = pair(r, "Pharma Distributors", "Medical & General Stores", "F", "P", intra=seed % 3 != 0)
    d = day(r)
    no = f"A{r.randint(1, 9)}{r.randint(10000, 99999)}"
    S = Sum(intra)
    F, FB = "DM", "DMB"
    p = Pad(path, landscape(A4), lambda p, n, N: p.put(p.W - 30, 24, f"Page {n}/{N}", F, 7, "r"))
    g = Grid(p, 26, [22, 34, 138, 38, 54, 54, 34, 50, 34, 32, 50, 58, 46, 58, 32, 56], "rllllllrrrrrrrrr", F, FB, 6.6, pad_x=2, pad_y=1.6)
    hd = ["SN", "MFR", "PRODUCT", "PACK", "HSN", "BATCH", "EXP", "MRP", "QTY", "FREE", "RATE", "GROSS", "DISC", "TAXABLE", "GST%", "NET AMT"]
    X = g.xs[-1]

    def top(bf):
        p.put(28, 34, s["name"].upper(), FB, 13)
        p.put(28, 46, f"{s['street']}, {s['city']}-{s['pin']}  PH {s['phone']}", F, 7)
        p.put(28, 56, f"GSTIN {s['gstin']}  D.L.NO. 20B-{r0}, 21B-{r0 + 1}", F, 7)
        p.put(400, 36, "GST INVOICE - CREDIT", FB, 10)
        p.put(400, 48, f"INV NO : {no}", FB, 8)
        p.put(400, 58, f"DATE   : {dmy(d, '%d-%m-%Y')}", FB, 8)
        p.put(560, 36, "TO: " + b["name"].upper(), FB, 8)
        p.put(560, 47, f"{b['street']}, {b['city']}", F, 7)
        p.put(560, 57, f"GSTIN {b['gstin']}  ST.CODE {b['code']}", F, 7)
        p.hl(26, X, 62, .7, dash=([3, 2], 0))
        y = g.row(63, hd, True)
        p.hl(26, X, y, .7, dash=([3, 2], 0))
        y += 2
        if bf is not None:
            y = g.row(y, ["", "", "BROUGHT FORWARD"] + [""] * 12 + [m(bf)], True)
        return y
    r0 = r.randint(101000, 189000)
    run = 0
    y = top(None)
    for k in range(rows):
        nm, pk, h, rate = r.choice(DRUGS)
        mrp = r.randrange(2500, 42000, 50)
        pr, n = half(mrp * 714, 1000), r.choice([5, 10, 10, 20, 30, 50, 100])
        free = n // 10 if r.random() < .4 else 0
        gross = pr * n
        disc = half(gross * r.choice([0, 0, 3, 5]), 100)
        v = gross - disc
        c, sg, i = tax(v, rate, intra)
        net = v + c + sg + i
        keys = dict(description=nm, hsn_sac=h, quantity=str(n), unit_price=t(pr), discount=t(disc), taxable_value=t(v), gst_rate=pc(rate), amount=t(net))
        S.add(v, rate, **keys)
        cells = [str(k + 1), r.choice(["ALK", "CPL", "MNK", "ZYD", "TOR"]), nm, pk, h, r.choice("ABCT") + str(r.randint(10000, 99999)),
                 "%02d/%d" % (r.randint(1, 12), d.year % 100 + 2), m(mrp), str(n), str(free) if free else "", m(pr), m(gross), m(disc), m(v), pc(rate), m(net)]
        if y + 11 > p.H - 42:
            p.hl(26, X, y + 2, .7, dash=([3, 2], 0))
            g.row(y + 3, ["", "", "CARRIED FORWARD"] + [""] * 12 + [m(run)], True)
            p.showPage()
            y = top(run)
        y = g.row(y, cells)
        run += net
    ro, grand = rounded(S.total)
    if y > p.H - 150:
        p.hl(26, X, y + 2, .7, dash=([3, 2], 0))
        g.row(y + 3, ["", "", "CARRIED FORWARD"] + [""] * 12 + [m(run)], True)
        p.showPage()
        y = top(run)
    p.hl(26, X, y + 2, .7, dash=([3, 2], 0))
    y += 14
    tx = ["CLASS", "TAXABLE"] + (["CGST", "SGST"] if intra else ["IGST"])
    g2 = Grid(p, 28, [60] + [76] * (len(tx) - 1), "lrrrr", F, FB, 7, pad_x=2, pad_y=1.5)
    y2 = g2.row(y, tx, True)
    for rate in sorted(S.rates):
        x = S.rates[rate]
        y2 = g2.row(y2, [f"GST {pc(rate)}%", m(x[0])] + ([m(x[1]), m(x[2])] if intra else [m(x[3])]))
    y2 = g2.row(y2, ["TOTAL", m(S.tv)] + ([m(S.c), m(S.s)] if intra else [m(S.i)]), True)
    for k, (a, v) in enumerate([("TAXABLE AMOUNT", S.tv)] + ([("CGST PAYABLE", S.c), ("SGST PAYABLE", S.s)] if intra else [("IGST PAYABLE", S.i)]) + [("ROUND OFF", ro), ("NET PAYABLE", grand)]):
        b1 = FB if a[:3] == "NET" else F
        p.put(600, y + 8 + 11 * k, a, b1, 8)
        p.put(X - 2, y + 8 + 11 * k, m(v), b1, 8, "r")
    wd = "RS. " + words(grand).upper()
    p.para(28, max(y2, y + 60) + 12, 560, wd, FB, 7.5)
    p.put(28, max(y2, y + 60) + 38, "GOODS ONCE SOLD WILL NOT BE TAKEN BACK. COLD CHAIN ITEMS NOT RETURNABLE.  E.& O.E.", F, 6.5)
    p.put(X - 2, max(y2, y + 60) + 38, "FOR " + s["name"].upper(), F, 7, "r")
    p.showPage()
    p.save()
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), supplier=dict(who(s), name=s["name"].upper()), recipient=dict(who(b), name=b["name"].upper()),
                   round_off=t(ro), grand_total=t(grand), amount_in_words=wd)


JEWELS = ["Gold Bangle Kada", "Ladies Ring with CZ", "Rope Chain 20 inch", "Mangalsutra Vati", "Jhumka Earrings pair", "Gents Bracelet", "Temple Necklace Set", "Baby Anklet pair", "Nose Pin", "Pendant Om"]


def jeweller(path, seed, rows):
    r = rng_for("jeweller", seed, rows)
    b2c = r.random() < .5
    s, b, intra = pair(r, "Jewellers", "Gems and Ornaments LLP", "F", "F", intra=True if b2c else None)
    if b2c:
        b["name"] = r.choice(["Mrs. Ketaki Deshmukhya", "Mr. Anirban Sahoo", "Smt. Lalitha Varadan", "Mr. Harpal Gilwal"])
    d = day(r)
    no = f"{s['first'][:2].upper()}/{fy(d)}/{r.randint(1, 4000):04d}"
    rates = {"22K (916)": r.randrange(560000, 640000, 500), "18K (750)": r.randrange(455000, 520000, 500)}
    S = Sum(intra)
    body = []
    for k in range(rows):
        nm, pu = r.choice(JEWELS), r.choice(list(rates))
        gross = r.randrange(1200, 48000)
        stone_wt = r.choice([0, 0, r.randrange(50, 900)])
        net = gross - stone_wt
        metal = mul(rates[pu], net)
        mk, st = half(metal * r.randint(8, 18), 100), stone_wt * 45
        v = metal + mk + st
        S.add(v, 30, description=nm, hsn_sac="7113", quantity=q(net), unit_price=t(rates[pu]), taxable_value=t(v), amount=t(v))
        huid = "".join(r.choice(AB) for _ in range(6))
        body.append([str(k + 1), nm + "\nHUID: " + huid, "7113", pu, q(gross), q(net), m(rates[pu]), m(metal), m(mk), m(st) if st else "-", m(v)])
    S.by_rate()
    ro, grand = rounded(S.total)
    gold = colors.HexColor("#8a6d1b")
    hd = ["#", "Description of ornament", "HSN", "Purity", "Gross Wt.\n(gms)", "Net Wt.\n(gms)", "Rate per\ngm", "Metal value", "Making\ncharges", "Stone\ncharges", "Amount"]
    tb = ptable([hd] + body, [18, 104, 30, 46, 42, 42, 50, 60, 52, 44, 62], "clccrrrrrrr", "DS", "DSB", 7,
                [("LINEBELOW", (0, 0), (-1, 0), 1, gold), ("LINEABOVE", (0, 0), (-1, 0), 1, gold), ("LINEBELOW", (0, 1), (-1, -1), .25, colors.HexColor("#d8c892"))], headcolor=gold, pad=2)
    su = [["Taxable amount", m(S.tv)]] + ([["CGST @ 1.5%", m(S.c)], ["SGST @ 1.5%", m(S.s)]] if intra else [["IGST @ 3%", m(S.i)]]) + [["Rounding off", m(ro)], ["Total payable", "₹ " + m(grand)]]
    st = ptable(su, [130, 100], "lr", "NR", "NRB", 8.5, [("LINEABOVE", (0, -1), (-1, -1), .8, gold), ("LINEBELOW", (0, -1), (-1, -1), .8, gold)], head=0, boldrows=(-1,))
    st.hAlign = "RIGHT"
    wd = "Rupees " + words(grand)
    left = f"<b>Customer</b><br/>{b['name']}<br/>{b['street']}, {b['city']}<br/>" + ("" if b2c else f"GSTIN: {b['gstin']}<br/>") + f"State: {b['state']} &nbsp; State code: {b['code']}"
    right = f"Invoice No. <b>{no}</b><br/>Date: <b>{dmy(d, '%d %B %Y')}</b><br/>Place of supply: {b['code']}-{b['state']}<br/>Today's gold rate 22K: ₹ {m(rates['22K (916)'])} per gm"
    info = Table([[P(left, "NR", 8.5), P(right, "NR", 8.5, "r")]], [290, 260])
    story = [P(s["name"], "NRB", 24, "c", gold), gap(2), P("Hallmarked Gold · Diamond · Silver", "NR", 9, "c", gold), P(f"{s['street']}, {s['city']} {s['pin']} · {s['phone']}", "NR", 8, "c"),
             P(f"GSTIN: {s['gstin']} · BIS Lic. HM/C-{r.randint(60, 99)}{r.randint(10000, 99999)}", "NR", 8, "c"), gap(6), P("TAX INVOICE", "NRB", 11, "c"), gap(4), info, gap(8), tb, gap(6), st, gap(4),
             P(wd, "NR", 8.5), gap(10), P("Payment received by card/UPI. Hallmarking charges are included in making charges. Exchange within 7 days at prevailing gold rate, making charges not refundable.", "NR", 7),
             gap(30), P("Customer's signature" + "&nbsp;" * 60 + f"For {s['name']}", "NR", 8)]
    build(path, A4, story, (22, 22, 30, 36))
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient={"name": b["name"]} if b2c else who(b),
                   round_off=t(ro), grand_total=t(grand), amount_in_words=wd)


LAYOUTS = {"builder": builder, "transporter": transporter, "chemist": chemist, "jeweller": jeweller}

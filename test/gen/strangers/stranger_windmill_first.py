# SPDX-License-Identifier: AGPL-3.0-or-later
"""Wind turbines by megawatt-hour, coal by wagon, gas by cylinder, borewells by depth (all on canvas)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas
from stranger_windmill_kit import (Grid, pair, rng, day, days, fiscal, put, block, inr, plain, milli, words, half_up, taxes, rounded,
                 head_truth, tax_truth, PEOPLE)

HX = colors.HexColor


def windfarm(path, seed, rows):
    r = rng("windfarm", seed, rows)
    sup, rec, inter = pair(r, "Kaatruvel Turbine Services Pvt. Ltd.", "33",
                           ["Marudham Spinners Ltd.", "Olivebank Captive Energy LLP", "Tharangini Paper Boards Ltd."],
                           others=["24", "27", "29", "36"])
    W, H = landscape(A4)
    c = Canvas(path, pagesize=(W, H), invariant=1)
    d = day(r)
    no = f"KTS/OM/{fiscal(d)}/{r.randrange(100, 999):04d}"
    due = d + days(r.choice([15, 21, 30]))
    green = HX("#1f6b45")

    def furniture(first):
        c.setFillColor(green)
        c.rect(0, H - 34, W, 34, stroke=0, fill=1)
        put(c, 30, H - 23, sup.name, "Helvetica-Bold", 14, color=colors.white)
        put(c, W - 30, H - 23, "TAX INVOICE - Operation & Maintenance", "Helvetica-Bold", 10, "r", colors.white)
        put(c, W - 30, 18, f"Page {c.getPageNumber()}", "Helvetica", 7, "r")
        put(c, 30, 18, "Regd. Office: " + sup.street + ", " + sup.city, "Helvetica", 7)
        if not first:
            put(c, 30, H - 48, f"Invoice {no} (contd.)", "Helvetica-Oblique", 8)
            return H - 56
        put(c, 30, H - 50, f"{sup.street}, {sup.city}, {sup.where}   Ph {sup.phone}", "Helvetica", 8)
        put(c, 30, H - 62, f"GSTIN {sup.gstin}   PAN {sup.pan}", "Helvetica-Bold", 8)
        put(c, 30, H - 80, "Customer (WTG owner)", "Helvetica", 7, color=green)
        block(c, 30, H - 92, [rec.name], "Helvetica-Bold", 10)
        block(c, 30, H - 104, [rec.street + ", " + rec.city, f"{rec.where}   GSTIN: {rec.gstin}"], size=8)
        x = 470
        for i, (k, v) in enumerate((("Invoice No.", no), ("Invoice Date", d.strftime("%d-%b-%Y")),
                                    ("Due Date", due.strftime("%d-%b-%Y")),
                                    ("Place of Supply", f"{rec.state} - {rec.where}"),
                                    ("Metering period", (d.replace(day=1) - days(1)).strftime("%B %Y")))):
            put(c, x, H - 52 - 13 * i, k, "Helvetica", 8)
            put(c, x + 90, H - 52 - 13 * i, ":  " + v, "Helvetica-Bold", 8)
        return H - 128

    y = furniture(True)

    def newpage():
        c.showPage()
        return furniture(False)

    g = Grid(c, [("Sl.", 26, "c"), ("WTG Sl. No.,|Location", 186, "l"), ("HTSC No.", 62, "c"), ("Capacity|kW", 48, "r"),
                 ("Grid avail.|%", 52, "r"), ("Machine|avail. %", 52, "r"), ("Net Export|in month|(MWh)", 66, "r"),
                 ("O & M rate|per MWh|(Rs.)", 64, "r"), ("Gross|charge|(Rs.)", 74, "r"),
                 ("Less: rebate|for M/c avail.|below 95 % (Rs.)", 76, "r"), ("Net O & M|charge|(Rs.)", 76, "r")],
             30, y, 40, newpage, rules="h", headfill=HX("#dcefe4"), stripe=HX("#f4faf6"), headalign="c", ink=green)
    g.header()
    items, tot = [], 0
    villages = ["Poolavadi", "Kethanur", "Muppandal East", "Devarkulam", "Andipatti Gap", "Vadakku Kaliyur"]
    base = r.choice([38500, 41250, 36075])
    for i in range(rows):
        cap = r.choice([850, 1500, 2100])
        q = r.randrange(60, 420) * cap + r.randrange(1000)
        avail = r.randrange(9010, 9990)
        rate = base if cap > 1000 else base + 4500
        gross = half_up(q * rate, 1000)
        reb = half_up(gross * (9500 - avail), 10000) if avail < 9500 else 0
        desc = f"{r.choice('KVT')}{r.choice('PRD')}-{r.randrange(1, 240):03d}, S.F. No. {r.randrange(20, 700)}/{r.choice(['1', '2A', '3', '1B2'])}, {r.choice(villages)}"
        net = gross - reb
        tot += net
        g.row([str(i + 1), desc, str(r.randrange(1200, 4999)), str(cap), f"{r.randrange(9700, 9999) / 100:.2f}",
               f"{avail // 100}.{avail % 100:02d}", milli(q), inr(rate), inr(gross), inr(reb) if reb else "-", inr(net)])
        it = {"description": desc, "quantity": milli(q), "unit": "MWh", "unit_price": plain(rate),
              "taxable_value": plain(net), "amount": plain(net)}
        if reb:
            it["discount"] = plain(reb)
        items.append(it)
    g.close()
    cg, sg, ig = taxes(tot, 18, inter)
    grand, ro = rounded(tot + cg + sg + ig)
    lines = [("Taxable value of O & M services", tot)] + ([("Integrated Tax (IGST) @ 18 %", ig)] if inter else
             [("Central Tax (CGST) @ 9 %", cg), ("State Tax (SGST) @ 9 %", sg)]) + [("Rounding", ro)]
    if g.y < 150:
        g.y = newpage()
    y = g.y - 16
    for k, v in lines:
        put(c, 640, y, k, "Helvetica", 8.5, "r")
        put(c, 809, y, inr(v), "Helvetica", 8.5, "r")
        y -= 13
    c.setFillColor(green)
    c.rect(480, y - 6, 332, 17, stroke=0, fill=1)
    put(c, 640, y, "Invoice total (Rs.)", "Helvetica-Bold", 9.5, "r", colors.white)
    put(c, 809, y, inr(grand), "Helvetica-Bold", 9.5, "r", colors.white)
    w = "Rupees " + words(grand // 100) + " only"
    yy = block(c, 30, g.y - 16, [w], "Helvetica-Bold", 8.5, 11, 400)
    block(c, 30, yy - 8, ["Generation as per the statement of the distribution licensee; joint meter reading enclosed.",
                          "Interest at 1.25 % per month on sums unpaid after the due date."], size=7.5)
    put(c, 30, y - 36, "Prepared by: " + r.choice(PEOPLE), size=8)
    put(c, 809, y - 36, "Authorised Signatory", size=8, a="r")
    c.save()
    t = head_truth(no, d, sup, rec)
    t.update(due_date=due.isoformat(), line_items=items, taxable_total=plain(tot), round_off=plain(ro),
             grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, cg, sg, ig)
    return {"data": t}


def coalwagons(path, seed, rows):
    r = rng("coalwagons", seed, rows)
    sup, rec, inter = pair(r, "SINGHARA COAL BENEFICIATION LIMITED", "22",
                           ["MAHANTARA SPONGE IRON PVT LTD", "DURGAPALLI CEMENT GRINDING LTD", "NIRMALYA POWER AND STEEL LTD"],
                           others=["21", "27", "20", "23"])
    W, H = landscape(A4)
    c = Canvas(path, pagesize=(W, H), invariant=1)
    d = day(r)
    no = f"SCB{fiscal(d).replace('-', '')}{r.randrange(10, 9999):05d}"
    F, B = "Courier", "Courier-Bold"

    def furniture(first):
        put(c, W / 2, H - 30, sup.name, B, 13, "c")
        put(c, W - 24, H - 30, f"PAGE : {c.getPageNumber()}", F, 8, "r")
        put(c, W / 2, H - 42, f"WASHERY : {sup.street.upper()}, {sup.city.upper()} ({sup.where.upper()})", F, 8, "c")
        put(c, W / 2, H - 53, f"GSTIN : {sup.gstin}    CIN : U10101CT20{r0:02d}PLC0{r1}", F, 8, "c")
        put(c, W / 2, H - 68, "TAX INVOICE CUM RAIL DESPATCH STATEMENT", B, 10, "c")
        c.setDash(2, 2)
        c.line(24, H - 73, W - 24, H - 73)
        c.setDash()
        put(c, 24, H - 85, f"INVOICE NO : {no}", B, 8)
        put(c, 300, H - 85, f"DATE : {d.strftime('%d/%m/%Y')}", B, 8)
        put(c, 520, H - 85, f"RAKE/FNR : {fnr}", F, 8)
        if not first:
            return H - 94
        put(c, 24, H - 97, f"BUYER      : {rec.name}", F, 8)
        put(c, 520, H - 97, f"RR NO : {rr}", F, 8)
        put(c, 24, H - 109, f"             {rec.street.upper()}, {rec.city.upper()}", F, 8)
        put(c, 520, H - 109, f"SIDING : {siding}", F, 8)
        put(c, 24, H - 121, f"BUYER GSTIN: {rec.gstin}", F, 8)
        put(c, 520, H - 121, f"PLACE OF SUPPLY : {rec.where.upper()} ({rec.state})", F, 8)
        return H - 130

    r0, r1 = r.randrange(3, 19), r.randrange(10000, 99999)
    fnr, rr, siding = f"{r.randrange(10**10, 10**11)}", f"{r.randrange(10**8, 10**9)}", r.choice(["NLDP", "KSBG", "TRMU"])
    y = furniture(True)

    def newpage():
        c.showPage()
        return furniture(False)

    cols = [("SR", 26, "r"), ("WAGON NO", 74, "l"), ("DESCRIPTION OF GOODS", 132, "l"), ("HSN", 54, "l"), ("GROSS|MT", 44, "r"),
            ("TARE|MT", 44, "r"), ("NETT WT|MT", 48, "r"), ("RATE|RS/MT", 52, "r"), ("BASIC|VALUE RS", 70, "r")]
    cols += [("IGST|5%", 62, "r")] if inter else [("CGST|2.5%", 54, "r"), ("SGST|2.5%", 54, "r")]
    cols += [("COMP CESS|@400/MT", 66, "r"), ("TOTAL|RS", 74, "r")]
    g = Grid(c, cols, 24, y, 42, newpage, font=F, bold=B, size=7, lead=8.6, rules="v", gap=2, pad=3)
    g.header()
    items, S = [], [0] * 7
    goods = [("WASHED COAL 25-50MM GR G9", 462500), ("WASHED COAL -25MM GR G10", 398000), ("MIDDLINGS GR G13", 187500)]
    mine = r.sample(goods, 1 if rows < 8 else 2)

    def total(label, keep=0):
        cells = ["", "", label, "", "", "", milli(S[0], 2), "", inr(S[1])]
        cells += [inr(S[4])] if inter else [inr(S[2]), inr(S[3])]
        g.row(cells + [inr(S[5]), inr(S[6])], bold=True, keep=keep)

    g.before_break = lambda _: total("CARRIED OVER")
    g.after_break = lambda _: total("BROUGHT FORWARD")
    g.bottom = 60
    for i in range(rows):
        name, rate = mine[i * len(mine) // rows]
        tare = r.randrange(2180, 2420)
        net = r.randrange(5810, 6890)
        val = half_up(net * rate, 100)
        cg, sg, ig = taxes(val, 5, inter)
        cess = net * 400
        amt = val + cg + sg + ig + cess
        wag = f"{r.choice(['BOXN', 'BOXNHL', 'BOBRN'])} {r.randrange(10000, 99999)}"
        g.row([str(i + 1), wag, name, "27011920", milli(net + tare, 2), milli(tare, 2), milli(net, 2), inr(rate), inr(val)] +
              ([inr(ig)] if inter else [inr(cg), inr(sg)]) + [inr(cess), inr(amt)])
        for k, v in enumerate((net, val, cg, sg, ig, cess, amt)):
            S[k] += v
        it = {"description": name, "hsn_sac": "27011920", "quantity": milli(net, 2), "unit": "MT", "unit_price": plain(rate),
              "taxable_value": plain(val), "gst_rate": "5", "cess_amount": plain(cess), "amount": plain(amt)}
        it.update({"igst_amount": plain(ig)} if inter else {"cgst_amount": plain(cg), "sgst_amount": plain(sg)})
        items.append(it)
    g.before_break = g.after_break = None
    g.bottom = 40
    g.close()
    total("TOTAL")
    g.close()
    grand, ro = rounded(S[6])
    if g.y < 125:
        g.y = newpage()
    y = g.y - 14
    right = 24 + g.w - 3
    put(c, right, y, f"ROUNDING OFF : {inr(ro):>16}", F, 8, "r")
    put(c, right, y - 12, f"INVOICE VALUE RS : {inr(grand):>16}", B, 8, "r")
    w = "RUPEES " + words(grand // 100).upper() + " ONLY"
    y2 = block(c, 24, y, [w], F, 8, 10, 440)
    block(c, 24, min(y2, y - 24) - 6, ["1. WEIGHTS AS PER RAILWAY IN-MOTION WEIGHBRIDGE.  2. QUALITY AS PER THIRD PARTY SAMPLING AT LOADING END.",
                      "3. COMPENSATION CESS CHARGED ON NETT WEIGHT."], F, 7, 9)
    put(c, right, y - 66, f"FOR {sup.name}", F, 8, "r")
    c.save()
    t = head_truth(no, d, sup, rec)
    t.update(line_items=items, taxable_total=plain(S[1]), cess_total=plain(S[5]), round_off=plain(ro),
             grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, S[2], S[3], S[4])
    return {"data": t}


GASES = [("Oxygen Gas (Industrial) D-type", "28044090", "Cu.M", 700, 5850, 18), ("Oxygen Gas (Medical) IP, B-type", "28044010", "Cu.M", 150, 9275, 12),
         ("Nitrogen Gas 99.99%", "28043000", "Cu.M", 620, 6440, 18), ("Argon Gas Welding Grade", "28042100", "Cu.M", 700, 21500, 18),
         ("Dissolved Acetylene", "29012910", "Cu.M", 600, 41000, 18), ("Carbon Dioxide, liquid in cylinder", "28112190", "Kg", 3000, 3350, 18),
         ("Argon-CO2 Mixture 82/18", "28042990", "Cu.M", 700, 23800, 18), ("Nitrous Oxide IP (Anaesthetic)", "28112940", "Kg", 1650, 31500, 12)]


def gascylinders(path, seed, rows):
    r = rng("gascylinders", seed, rows)
    sup, rec, inter = pair(r, "Pavanputra Gases & Carbonics", "27",
                           ["Shreevallabh Fabricators", "Lokseva Nursing Home Trust", "Tungar Pressure Vessels Pvt Ltd"],
                           ("F", "C"), ["24", "23", "29"])
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    d = day(r)
    no = f"PGC-{r.randrange(1000, 9999)}"
    F, B = "Gst29Cond", "Gst29CondB"
    red = HX("#8a1c1c")

    def furniture(first):
        put(c, 26, H - 40, sup.name, B, 17, color=red)
        put(c, 26, H - 53, "Filling plant: " + sup.street + ", " + sup.city, F, 7.5)
        put(c, 26, H - 63, f"Explosives Lic. No. G/WC/{lic}   GSTIN : {sup.gstin}", F, 7.5)
        put(c, W - 26, H - 38, "Tax Invoice", B, 12, "r")
        put(c, W - 26, H - 52, f"No. {no}", B, 9, "r")
        put(c, W - 26, H - 64, d.strftime("%d.%m.%Y"), B, 9, "r")
        c.setStrokeColor(red)
        c.setLineWidth(1.2)
        c.line(26, H - 70, W - 26, H - 70)
        if not first:
            return H - 78
        put(c, 26, H - 83, "To,", F, 8)
        block(c, 42, H - 83, ["M/s " + rec.name], B, 9)
        block(c, 42, H - 94, [f"{rec.street}, {rec.city}", f"GSTIN : {rec.gstin}    State : {rec.where}"], F, 8)
        put(c, W - 26, H - 94, f"Vehicle : {veh}", F, 8, "r")
        put(c, W - 26, H - 105, f"Your order : {po}", F, 8, "r")
        return H - 114

    lic, veh, po = r.randrange(1000, 9999), f"MH {r.randrange(10, 48)} {r.choice('ABCG')}{r.choice('FLT')} {r.randrange(1000, 9999)}", r.choice(["Verbal", "Open order", "PO/118"])
    y = furniture(True)

    def newpage():
        c.showPage()
        return furniture(False)

    cols = [("Challan|No. & Dt.", 48, "l"), ("Name of Gas", 92 if inter else 77, "l"), ("HSN", 38, "c"), ("Full|Cyl.", 22, "r"), ("Mt.|Cyl.", 22, "r"),
            ("Total|Qty.", 38, "r"), ("Unit", 26, "c"), ("Rate", 36, "r"), ("Amount", 56, "r"), ("GST|%", 24, "r")]
    cols += [("IGST|Rs.", 62, "r")] if inter else [("CGST|Rs.", 49, "r"), ("SGST|Rs.", 49, "r")]
    cols += [("Net|Rs.", 79 if inter else 58, "r")]
    g = Grid(c, cols, 26, y, 40, newpage, font=F, bold=B, size=7, lead=8.6, pad=2.5, headalign="c", line=0.4)
    g.header()
    items, S, hold = [], [0] * 5, {}
    gs = r.sample(GASES, min(len(GASES), max(1, rows // 3 + 1)))
    for i in range(rows):
        gas, hsn, unit, per, rate, gst = r.choice(gs)
        n, m = r.randrange(1, 30), r.randrange(0, 26)
        q = n * per
        val = half_up(q * rate, 100)
        cg, sg, ig = taxes(val, gst, inter)
        amt = val + cg + sg + ig
        ch = d - days(max(0, (rows - i) * 14 // rows))
        g.row([f"{4100 + i * 3} {ch.strftime('%d.%m')}", gas, hsn, str(n), str(m) if m else "", milli(q, 2), unit, inr(rate), inr(val), str(gst)] +
              ([inr(ig)] if inter else [inr(cg), inr(sg)]) + [inr(amt)])
        h = hold.setdefault(gas, [0, 0])
        h[0] += n
        h[1] += m
        for k, v in enumerate((val, cg, sg, ig, amt)):
            S[k] += v
        it = {"description": gas, "hsn_sac": hsn, "quantity": milli(q, 2), "unit": unit, "unit_price": plain(rate),
              "taxable_value": plain(val), "gst_rate": str(gst), "amount": plain(amt)}
        it.update({"igst_amount": plain(ig)} if inter else {"cgst_amount": plain(cg), "sgst_amount": plain(sg)})
        items.append(it)
    fc = sum(v[0] for v in hold.values())
    mc = sum(v[1] for v in hold.values())
    g.row(["", "Total", "", str(fc), str(mc), "", "", "", inr(S[0]), ""] + ([inr(S[3])] if inter else [inr(S[1]), inr(S[2])]) + [inr(S[4])],
          bold=True, fill=HX("#f3e3e3"))
    grand, ro = rounded(S[4])
    if g.y < 130 + 11 * len(hold):
        g.y = newpage()
    right = 26 + g.w
    y = g.y - 14
    put(c, right - 60, y, "Round off", F, 8, "r")
    put(c, right - 3, y, inr(ro), F, 8, "r")
    put(c, right - 70, y - 14, "Bill Amount Rs.", B, 9, "r")
    put(c, right - 3, y - 14, inr(grand), B, 9, "r")
    w = words(grand // 100) + " Rupees Only"
    block(c, right - 200, y - 30, ["In words : " + w], F, 7.5, 9, 197)
    put(c, right - 3, 52, "for " + sup.name, B, 8, "r")
    put(c, right - 3, 26, "Proprietor / Manager", F, 7.5, "r")
    put(c, 26, y, "CYLINDER ACCOUNT (our property, returnable)", B, 7.5, color=red)
    hg = Grid(c, [("Gas", 140, "l"), ("Opening|balance", 42, "r"), ("Full|given", 36, "r"), ("Empty|received", 42, "r"), ("With|you", 36, "r")],
              26, y - 5, 0, newpage, font=F, bold=B, size=6.8, lead=8.2, gap=1.5, line=0.3, ink=colors.grey)
    hg.header()
    for k, (a, b) in hold.items():
        o = b + r.randrange(0, 20)
        hg.row([k, str(o), str(a), str(b), str(o + a - b)])
    c.save()
    t = head_truth(no, d, sup, rec, pos=False)
    t.update(line_items=items, taxable_total=plain(S[0]), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, S[1], S[2], S[3])
    return {"data": t}


LAYOUTS = {"windfarm": windfarm, "coalwagons": coalwagons, "gascylinders": gascylinders}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Radiography shots on a line printer; pan masala with compensation cess."""
import datetime

from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas

import stranger_furnace_kit as k


# ------------------------------------------------------------------ weld radiography, on a line printer
def radiography(path, seed, rows):
    rng = k.dice("radiography", seed, rows)
    home, away = k.pick_states(rng, ["24", "37", "19"])
    inter = home != away
    s = k.party(rng, rng.choice(["GAMMASCAN N.D.T. SERVICES", "IRIS WELD INSPECTION CO.", "TRINETRA RADIOGRAPHERS"]), home)
    r = k.party(rng, rng.choice(["VARUNA PROCESS PIPING LIMITED", "HEAVYTECH BOILER ERECTORS", "SARASWATI PRESSURE VESSELS PVT LTD"]), away)
    d = k.day(rng)
    no = f"RT-{rng.randrange(100, 999)}/{k.fy(d)}"
    work = ['BUTT WELD 2" SCH 40', 'BUTT WELD 4" SCH 80', 'BUTT WELD 6" SCH 40', 'BUTT WELD 10" SCH 20', 'SHELL L-SEAM 12 MM', 'SHELL C-SEAM 16 MM', 'NOZZLE N3 WELD', 'DISH T-JOINT SPOT', 'REPAIR SHOT']
    films = [('3"X5"', 17500), ('4"X6"', 21000), ('4"X10"', 26500), ('4"X15"', 34000)]
    lines, rowsx, tot = [], [], 0
    for i in range(rows):
        f, rate = rng.choice(films)
        n, w = rng.randrange(2, 96), rng.choice(work)
        dd = d - datetime.timedelta(days=rows + 3 - i * (rows + 2) // rows)
        amt = n * rate
        tot += amt
        lines.append({"description": w, "quantity": str(n), "unit": "SHOT", "unit_price": k.plain(rate), "amount": k.plain(amt)})
        rowsx.append(f"{i + 1:>3} {dd:%d/%m} {rng.randrange(2100, 2990)}/{rng.choice('AB')} {w:<22} {f:<7} {rng.choice(['IR', 'CO', 'XR'])}  {n:>4} SHOT {k.plain(rate):>8} {k.plain(amt):>15}")
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    CW = 86
    page = [0, 0]

    hz = 100 * 515 // (6 * CW)

    def line(t, bold=False):
        c.saveState()
        c.translate(40, page[1])
        c.scale(hz / 100, 1)
        c.setFont("Courier-Bold" if bold else "Courier", 10)
        c.drawString(0, 0, t)
        c.restoreState()
        page[1] -= 12

    def head():
        page[0] += 1
        page[1] = H - 45
        line(s["name"].center(CW), True)
        line(f"{s['road']}, {s['town']}, {s['state']}".upper().center(CW))
        line(f"GSTIN {s['gstin']}   APPROVED RADIATION SITE".center(CW))
        line("TAX INVOICE".center(CW), True)
        line("=" * CW)
        for a, b in ((f"TO   : {r['name']}", f"INVOICE NO : {no}"), (f"       {r['road'].upper()}", f"DATE       : {d:%d/%m/%Y}"),
                     (f"       {r['town'].upper()}, {r['state'].upper()}", f"PAGE       : {page[0]}"), (f"GSTIN: {r['gstin']}", "SAC        : 998346")):
            line(f"{a:<56}{b}")
        line("-" * CW)
        line("SNO DATE  REPORT JOINT / WELD           FILM    SRC   QTY UNIT RATE RS.          AMOUNT")
        line("          NO.                           SIZE          NOS      PER SHOT          RS. P.")
        line("-" * CW)

    head()
    run = 0
    for i, t in enumerate(rowsx):
        if page[1] < 80:
            line("-" * CW)
            line(f"{'C/O':>70}{k.plain(run):>16}"[:CW])
            c.showPage()
            head()
            line(f"{'B/F':>70}{k.plain(run):>16}"[:CW])
        line(t)
        run += int(lines[i]["amount"].replace(".", ""))
    if page[1] < 210:
        line("-" * CW)
        line(f"{'C/O':>70}{k.plain(run):>16}")
        c.showPage()
        head()
        line(f"{'B/F':>70}{k.plain(run):>16}")
    cg, sg, ig = k.split(inter, tot, 18)
    grand, ro = k.to_rupee(tot + cg + sg + ig)
    wd = k.rupees(grand, "RUPEES ", " ONLY").upper()
    line("-" * CW)
    for a, v in [("TOTAL", tot)] + ([("IGST 18.00 %", ig)] if inter else [("CGST 9.00 %", cg), ("SGST 9.00 %", sg)]) + [("ROUNDED", ro)]:
        line(f"{'':<44}{a:<26}{k.plain(v):>16}")
    line("=" * CW)
    line(f"{'':<44}{'GRAND TOTAL RS.':<26}{k.plain(grand):>16}", True)
    line("=" * CW)
    for t in k.wrap(wd, "Courier", 10, 6 * (CW - 2)):
        line(t)
    line("")
    line(f"PLACE OF SUPPLY : {away} {r['state'].upper()}")
    line("E.& O.E.")
    line(f"{'FOR ' + s['name']:>{CW}}")
    line("")
    line("")
    line(f"{'PROPRIETOR':>{CW}}")
    c.save()
    data = k.start(s, r, no, d, lines)
    data.update(place_of_supply=away, taxable_total=k.plain(tot), round_off=k.plain(ro), grand_total=k.plain(grand), amount_in_words=wd)
    data.update({"igst_total": k.plain(ig)} if inter else {"cgst_total": k.plain(cg), "sgst_total": k.plain(sg)})
    return {"data": data}


# ------------------------------------------------------------------ pan masala with compensation cess
def masala(path, seed, rows):
    rng = k.dice("masala", seed, rows)
    home, away = k.pick_states(rng, ["09", "23", "06"])
    inter = home != away
    s = k.party(rng, rng.choice(["Keshar Bagh Flavours Private Limited", "Rajwada Mouth Freshners Ltd.",
                                 "Surbhi Packers Pvt. Ltd."]), home)
    r = k.party(rng, rng.choice(["GUPTA PAN PRODUCTS", "SHIV SHAKTI TRADING CO.", "NEW BOMBAY SUPARI STORES"]), away)
    d = k.day(rng, (2023, 4, 1), 600)
    no = f"{home}{rng.randrange(10 ** 6, 10 ** 7)}"
    W, H = landscape(A4)
    c = Canvas(path, pagesize=(W, H), invariant=1)
    brands = ["Kesariya", "Dil Khush", "Shahi Darbar", "Rasila No. 1", "Hari Patti"]
    lines, show, tot = [], [], [0] * 6
    for i in range(rows):
        rsp = rng.choice([200, 400, 500, 1000, 2000])
        n = f"{rng.choice(brands)} Pan Masala {({200: '1.2', 400: '2.4', 500: '3', 1000: '7', 2000: '14'})[rsp]} gm Pouch"
        pp = {200: 6000, 400: 3600, 500: 3000, 1000: 1500, 2000: 780}[rsp]
        bags = rng.randrange(1, 45)
        rate = pp * rsp * rng.randrange(380, 440) // 1000
        tv = bags * rate
        cess = k.div(bags * pp * rsp * 32, 100)
        cg, sg, ig = k.split(inter, tv, 28)
        vals = (tv, cg, sg, ig, cess, tv + cg + sg + ig + cess)
        tot = [a + b for a, b in zip(tot, vals)]
        it = {"description": n, "hsn_sac": "21069020", "quantity": str(bags), "unit": "BAG",
              "unit_price": k.plain(rate), "taxable_value": k.plain(tv), "cess_amount": k.plain(cess),
              "amount": k.plain(vals[5])}
        it.update({"igst_amount": k.plain(ig)} if inter else {"cgst_amount": k.plain(cg), "sgst_amount": k.plain(sg)})
        lines.append(it)
        show.append((n, bags, pp, rsp, rate, vals))
    F, B = "Gst27Cond", "Gst27CondB"
    tax = [("IGST", "28%")] if inter else [("CGST", "14%"), ("SGST", "14%")]
    cols = [("Sl", "No.", "", 24, "c"), ("Description of Goods", "(Brand / Pack)", "", 158, "l"),
            ("HSN", "", "", 50, "c"), ("No. of", "Bags", "", 36, "r"), ("UQC", "", "", 30, "c"),
            ("Pouches", "per Bag", "", 44, "r"), ("RSP per", "Pouch", "(Rs.)", 40, "r"),
            ("Rate", "per Bag", "(Rs.)", 56, "r"), ("Taxable", "Value", "(Rs.)", 72, "r")]
    cols += [(a, "@ " + b, "(Rs.)", 132 // len(tax), "r") for a, b in tax]
    cols += [("Comp. Cess", "0.32 R /", "Pouch (Rs.)", 72, "r"), ("Total", "Amount", "(Rs.)", 78, "r")]
    xs = [24]
    for q in cols:
        xs.append(xs[-1] + q[3])

    def cell(i, y, t, f=F, z=7.6):
        c.setFont(f, z)
        if cols[i][4] == "r":
            c.drawRightString(xs[i + 1] - 3, y, t)
        elif cols[i][4] == "c":
            c.drawCentredString((xs[i] + xs[i + 1]) / 2, y, t)
        else:
            c.drawString(xs[i] + 3, y, t)

    def thead(y):
        c.setFillColorRGB(.9, .9, .82)
        c.rect(xs[0], y - 34, xs[-1] - xs[0], 34, fill=1)
        c.setFillColorRGB(0, 0, 0)
        for i, q in enumerate(cols):
            hh = [t for t in q[:3] if t]
            for j, t in enumerate(hh):
                c.setFont(B, 7.4)
                c.drawCentredString((xs[i] + xs[i + 1]) / 2, y - 10 - 10 * j - (3 - len(hh)) * 4, t)
        return y - 46

    def put_foot_page(p):
        c.setFont(F, 7)
        c.drawRightString(xs[-1], 18, f"Page {p}")

    c.setFont(B, 14)
    c.drawString(24, H - 40, s["name"])
    c.setFont(F, 8)
    c.drawString(24, H - 52, f"{s['road']}, {s['town']} ({s['state']})")
    c.drawString(24, H - 63, f"GSTIN {s['gstin']}   PAN {s['pan']}")
    c.setFont(B, 12)
    c.drawRightString(xs[-1], H - 40, "TAX INVOICE")
    c.setFont(F, 8)
    c.drawRightString(xs[-1], H - 52, "(Section 31 of the CGST Act, 2017 read with Rule 46)")
    c.line(24, H - 70, xs[-1], H - 70)
    left = [("Buyer", r["name"]), ("", f"{r['road']}, {r['town']}"), ("State", f"{r['state']}, Code {away}"),
            ("GSTIN", r["gstin"])]
    veh = f"{rng.choice(['UP78', 'MP09', 'HR38'])}{rng.choice('ABCT')}{rng.choice('NTX')}{rng.randrange(1000, 9999)}"
    right = [("Invoice Serial No.", no), ("Date of Invoice", d.strftime("%d.%m.%Y")), ("Vehicle No.", veh),
             ("Place of Supply", f"{away}-{r['state']}")]
    for i in range(4):
        y = H - 83 - 12 * i
        c.setFont(F, 8)
        c.drawString(24, y, left[i][0])
        c.drawString(470, y, right[i][0])
        c.setFont(B if i == 0 else F, 8)
        c.drawString(70, y, left[i][1])
        c.drawString(560, y, right[i][1])
    p, y = 1, thead(H - 132)
    top = H - 132
    for i, (n, bags, pp, rsp, rate, v) in enumerate(show):
        if y < 46:
            for x in xs:
                c.line(x, top, x, y + 8)
            c.line(24, y + 8, xs[-1], y + 8)
            put_foot_page(p)
            c.showPage()
            p, top = p + 1, H - 30
            y = thead(top)
        vs = [v[0]] + ([v[3]] if inter else [v[1], v[2]]) + [v[4], v[5]]
        for j, t in enumerate([str(i + 1), n, "21069020", str(bags), "BAG", k.group(pp), k.plain(rsp), k.inr(rate)]
                              + [k.inr(q) for q in vs]):
            cell(j, y, t)
        y -= 13
    for x in xs:
        c.line(x, top, x, y + 8)
    c.line(24, y + 8, xs[-1], y + 8)
    vs = [tot[0]] + ([tot[3]] if inter else [tot[1], tot[2]]) + [tot[4], tot[5]]
    cell(1, y - 4, "TOTAL", B)
    cell(3, y - 4, str(sum(q[1] for q in show)), B)
    for j, q in enumerate(vs):
        cell(8 + j, y - 4, k.inr(q), B, 7.2)
    c.line(24, y - 10, xs[-1], y - 10)
    y -= 26
    if y < 90:
        put_foot_page(p)
        c.showPage()
        p, y = p + 1, H - 50
    grand, ro = k.to_rupee(tot[5])
    wd = k.rupees(grand, "Rs. ", " only")
    c.setFont(F, 8.5)
    c.drawString(24, y, "Total Invoice Value (in words):")
    c.drawString(160, y, wd)
    c.drawString(600, y - 14, "Rounding difference")
    c.drawRightString(xs[-1] - 3, y - 14, k.inr(ro))
    c.setFont(B, 9)
    c.drawString(600, y - 28, "Invoice Value Rs.")
    c.drawRightString(xs[-1] - 3, y - 28, k.inr(grand))
    c.setFont(F, 7.5)
    c.drawString(24, y - 28, "Whether tax is payable on reverse charge basis: No")
    c.drawString(24, y - 40, "Certified that the particulars given above are true and correct. R = retail sale price declared on the pouch.")
    c.drawRightString(xs[-1], y - 60, "Signature of the Supplier or his authorised representative")
    put_foot_page(p)
    c.save()
    data = k.start(s, r, no, d, lines)
    data.update(place_of_supply=away, taxable_total=k.plain(tot[0]), cess_total=k.plain(tot[4]),
                round_off=k.plain(ro), grand_total=k.plain(grand), amount_in_words=wd)
    data.update({"igst_total": k.plain(tot[3])} if inter else
                {"cgst_total": k.plain(tot[1]), "sgst_total": k.plain(tot[2])})
    return {"data": data}


LAYOUTS = {"radiography": radiography, "masala": masala}

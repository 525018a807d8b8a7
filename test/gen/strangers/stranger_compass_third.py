# SPDX-License-Identifier: AGPL-3.0-or-later
"""A filler of gas cylinders' bill and a tower company's monthly bill."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas

from stranger_compass_kit import (Grid, cnt, day, div, ends, fy, ind, irn, para, put, rnd, rng, rupees, s, sums, two)

GASES = [("Oxygen Gas IP (Medical)", "28044090", "D-type 7 cu.m", 700, "CUM", 2450, 12), ("Oxygen Gas IP (Medical)", "28044090", "B-type 1.5 cu.m", 150, "CUM", 5600, 12),
         ("Nitrous Oxide IP", "28112940", "17 kg", 1700, "KG", 38000, 12), ("Oxygen Gas (Industrial)", "28044090", "7 cu.m", 700, "CUM", 1875, 18),
         ("Dissolved Acetylene", "29012910", "6 cu.m", 600, "CUM", 31500, 18), ("Argon Gas 99.99%", "28042100", "7 cu.m", 700, "CUM", 11800, 18),
         ("Nitrogen Gas", "28043000", "7 cu.m", 700, "CUM", 2300, 18), ("Carbon Dioxide Gas", "28112190", "30 kg", 3000, "KG", 2850, 18),
         ("Argon-CO2 Mixture 80/20", "28042100", "7 cu.m", 700, "CUM", 9600, 18), ("Hydrogen Gas", "28041000", "6.2 cu.m", 620, "CUM", 6400, 18)]


def gas(path, seed, rows):
    r = rng("gas", seed, rows)
    A, B, inter = two(r, "24", "MAHI OXYGEN & ACETYLENE CO.", ["Sardar General Hospital Trust", "Vishwakarma Fabricators", "Baroda Shipbreaking Tools Pvt Ltd", "Arogya Nursing Home"], "FT")
    d = day(r)
    no = f"{r.randrange(1000, 9999)}/{fy(d)}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": B["state"], **ends(A, B), "line_items": []}
    pw, ph = A4
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    H, HB, C = "Helvetica", "Helvetica-Bold", "Courier"
    red = colors.Color(.62, .1, .1)
    cols = [("Sr.", 20, "c"), ("Challan No.\n& Date", 58, "l"), ("Name of Gas", 112, "l"), ("HSN Code", 48, "c"), ("Cyl. Size", 68, "l"), ("Full\nDeld.", 28, "r"), ("Empty\nRecd.", 30, "r"),
            ("Contents", 44, "r"), ("Unit", 26, "c"), ("Rate", 40, "r"), ("GST\n%", 22, "r"), ("Amount\nRs.      P.", 63, "r")]
    g = Grid(c, 18, cols, C, HB, 7.5, rule="cols", hsize=7.5, halign="c", lw=.7, line=red, gap=2, ink=red, pad=2.5)
    pages = [0]
    x0, x1 = 18, 18 + g.w
    bot = 226

    def top():
        pages[0] += 1
        c.setFillColor(red)
        put(c, pw / 2, ph - 30, "TAX INVOICE", HB, 9, "c")
        put(c, pw / 2, ph - 52, A["name"], HB, 18, "c")
        put(c, pw / 2, ph - 65, "Mfrs. & Fillers of Compressed Gases  *  PESO Licence G/WC/GJ/06/318", H, 8, "c")
        put(c, pw / 2, ph - 76, f"{A['street']}, Vadodara 390 010, Gujarat (State Code 24)", H, 8, "c")
        put(c, pw / 2, ph - 88, "GSTIN : " + A["gstin"], HB, 9, "c")
        c.setStrokeColor(red)
        c.setLineWidth(.7)
        c.rect(x0, ph - 160, g.w, 64)
        c.line(375, ph - 160, 375, ph - 96)
        for i, t in enumerate(("M/s.", "", "GSTIN", "State / P.O.S.")):
            put(c, x0 + 4, ph - 110 - i * 14, t, H, 8)
        for i, t in enumerate(("Invoice No.", "Date", "Vehicle No.", "Page")):
            put(c, 380, ph - 110 - i * 14, t, H, 8)
        c.setFillColor(colors.black)
        for i, t in enumerate((B["name"], f"{B['street']}, {B['city']} {B['pin']}", B["gstin"], f"{B['sname']}  Code {B['state']}")):
            put(c, x0 + 66, ph - 110 - i * 14, t, "Courier-Bold" if i in (0, 2) else C, 9 if i != 1 else 8)
        for i, t in enumerate((no, f"{d:%d/%m/%Y}", veh, str(pages[0]))):
            put(c, 440, ph - 110 - i * 14, t, "Courier-Bold" if i < 2 else C, 9)
        return g.heading(ph - 164)

    veh = f"GJ-06-{r.choice('ABX')}{r.choice('KTZ')}-{r.randrange(1000, 9999)}"

    def fill(y, to):
        c.setStrokeColor(red)
        c.setLineWidth(.7)
        for x in [k[0] for k in g.xs()] + [x1]:
            c.line(x, y, x, to)
        c.line(x0, to, x1, to)

    y = top()
    total, by, full, emp = 0, {}, 0, 0
    ch = r.randrange(300, 5000)
    dd = d - datetime.timedelta(min(rows, 25))
    for i in range(rows):
        na, hsn, cy, cap, u, rate, gr = r.choice(GASES)
        if r.random() < .5:
            ch += 1
            dd = min(d, dd + datetime.timedelta(r.randrange(0, 2)))
        n = r.randrange(1, 31)
        e = max(0, n + r.randrange(-6, 5))
        rate += r.randrange(0, 5) * 25
        q = n * cap
        amt = div(q * rate, 100)
        cells = [str(i + 1), f"{ch}\n{dd:%d/%m/%y}", na, hsn, cy, str(n), str(e) if e else "-", "%d.%02d" % divmod(q, 100), u, "%d.%02d" % divmod(rate, 100), str(gr), ind(amt)]
        if y - g.height(cells) < (bot if pages[0] else 0):
            fill(y, bot - 14)
            put(c, x1 - 3, bot - 26, f"Page total c/f  {ind(total)}", "Courier-Bold", 8, "r")
            c.showPage()
            y = top()
            y = g.strip(y, ["", "", "B/F from previous page", "", "", "", "", "", "", "", "", ind(total)], C, 7.5)
        y = g.row(y, cells)
        total += amt
        full += n
        emp += e
        by[gr] = by.get(gr, 0) + amt
        data["line_items"].append({"description": na, "hsn_sac": hsn, "quantity": "%d.%02d" % divmod(q, 100), "unit": u, "unit_price": s(rate), "gst_rate": str(gr), "amount": s(amt)})
    fill(y, bot - 14)
    y = g.total(bot - 14, ["", "", "TOTAL", "", "", str(full), str(emp), "", "", "", "", ind(total)], None, "grid")
    cg = ig = 0
    y -= 12
    put(c, x0, y, "GST RATE      TAXABLE VALUE" + ("             IGST" if inter else "         CGST         SGST"), "Courier-Bold", 8)
    yy = y
    for k in sorted(by):
        a, b = (0, div(by[k] * k, 100)) if inter else (div(by[k] * k, 200), 0)
        cg += a
        ig += b
        yy -= 11
        put(c, x0, yy, f"{k:>4} %   {ind(by[k]):>17}" + (f"  {ind(b):>15}" if inter else f"{ind(a):>13}{ind(a):>13}"), C, 8)
    ro, gt = rnd(total + ig + 2 * cg)
    tail = [("Add : IGST", ig)] if inter else [("Add : CGST", cg), ("Add : SGST", cg)]
    for a, v in [*tail, ("Round Off", ro), ("GRAND TOTAL", gt)]:
        f = "Courier-Bold" if a[0] == "G" else C
        put(c, 420, y, a, f, 8.5)
        put(c, x1 - 3, y, ind(v), f, 8.5, "r")
        y -= 12
    yy -= 16
    w = rupees(gt, "Rs. ", " Only")
    yy = para(c, w, x0, yy - 8, 380, "Courier-Bold", 8)
    op = r.randrange(full // 2 + emp, full + emp + 40)
    yy -= 4
    put(c, x0, yy, f"Cylinder account :  Opening {op}   + Issued {full}   - Returned {emp}   = With party {op + full - emp}", C, 8)
    put(c, x0, yy - 13, "Cylinders are our property and returnable. Rent after 15 days Rs. 10 per day per cylinder.", H, 7)
    put(c, x0, yy - 23, "Subject to Vadodara jurisdiction. E. & O. E.", H, 7)
    put(c, x1, 40, "For " + A["name"], HB, 8, "r")
    c.save()
    sums(data, total, inter, cg, cg, ig)
    data.update(round_off=s(ro), grand_total=s(gt), amount_in_words=w)
    return {"data": data}


PLACES = "Mandla Dindori Niwas Bichhiya Ghugri Nainpur Lakhnadon Barghat Keolari Chhapara Umaria Pali Shahdol Burhar Kotma Anuppur Jaitpur Beohari Sihora Katangi".split()


def tower(path, seed, rows):
    r = rng("tower", seed, rows)
    A, B, inter = two(r, "23", "Vindhya Passive Infra Limited", ["Aarohi Mobile Services Limited", "Skylark Telecom India Ltd", "Bharat Wave Broadband Limited"])
    d = day(r).replace(day=1)
    nxt = (d.replace(day=28) + datetime.timedelta(4)).replace(day=1)
    dim = (nxt - d).days
    due = d + datetime.timedelta(30)
    no = f"VPI/{B['state']}/{d:%y%m}/{r.randrange(10000, 99999)}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": B["state"], **ends(A, B), "line_items": []}
    pw, ph = landscape(A4)
    c = canvas.Canvas(path, pagesize=(pw, ph), invariant=1)
    S, SB = "Gst25Sans", "Gst25SansB"
    green = colors.Color(.82, .91, .82)
    tax = [("IGST\nRate", 34, "r"), ("IGST\nAmount", 62, "r")] if inter else [("CGST\nRate", 30, "r"), ("CGST\nAmount", 50, "r"), ("SGST\nRate", 30, "r"), ("SGST\nAmount", 50, "r")]
    cols = [("#", 18, "r"), ("Indus Site ID".replace("Indus ", "IP "), 56, "l"), ("Site Name", 92 + (64 if inter else 0), "l"), ("Type", 28, "c"), ("RFAI\nDate", 44, "c"), ("Ten-\nancy", 28, "c"), ("Base IP\nFee / month", 52, "r"),
            ("Addl. Load\n(RRU/MW)", 48, "r"), ("Wind Zone\nPremium", 46, "r"), ("Less: Tenancy\nDiscount", 56, "r"), ("Days", 26, "r"), ("Taxable\nValue (INR)", 54, "r"), *tax, ("Gross\n(INR)", 58, "r")]
    g = Grid(c, (pw - sum(k[1] for k in cols)) / 2, cols, S, SB, 6.3, rule="grid", head=green, lw=.3, gap=2.2, line=colors.Color(.55, .6, .55), halign="c", pad=2.2)
    x0, x1 = g.x, g.x + g.w
    code = irn(r)
    data["irn"] = code
    pages = [0]

    def top():
        pages[0] += 1
        put(c, x0, 22, f"{A['name']}  CIN U64200MP2009PLC0{r1}   This is a system generated invoice and does not require signature.", S, 6)
        put(c, x1, 22, f"{no}  Page {pages[0]}", S, 6, "r")
        if pages[0] > 1:
            return ph - 30
        put(c, x0, ph - 36, A["name"], SB, 13)
        put(c, x1, ph - 36, "Tax Invoice - Infrastructure Provisioning Fee", SB, 11, "r")
        put(c, x0, ph - 48, f"{A['street']}, Jabalpur 482 001, Madhya Pradesh [23] | GSTIN {A['gstin']}", S, 7)
        c.setFillColor(green)
        c.rect(x0, ph - 122, g.w, 66, stroke=0, fill=1)
        c.setFillColor(colors.black)
        L = [("Customer", B["name"]), ("Address", f"{B['street']}, {B['city']} {B['pin']}"), ("Customer GSTIN", B["gstin"]), ("Place of Supply", f"{B['state']}-{B['sname']}"), ("IRN", code)]
        R = [("Invoice No", no), ("Invoice Date", f"{d:%d-%m-%Y}"), ("Due Date", f"{due:%d-%m-%Y}"), ("Service Period", f"{d:%d-%m-%Y} to {nxt - datetime.timedelta(1):%d-%m-%Y}"), ("SAC", "998414")]
        for i in range(5):
            for x, w, (a, b) in ((x0 + 6, 78, L[i]), (x0 + g.w * .62, 78, R[i])):
                put(c, x, ph - 68 - i * 12, a, S, 7)
                put(c, x + w, ph - 68 - i * 12, b, SB if i < 4 else S, 7 if i < 4 else 6.5)
        return ph - 130

    r1 = r.randrange(20000, 29999)
    y = g.heading(top())
    tot = [0] * 4
    for i in range(rows):
        nm = r.choice(PLACES) + r.choice([" Bus Stand", " Rly Colony", " NH-30 Toll", " Bazar", " Ghat Road", "", " Block Office"])
        ten = r.randrange(1, 4)
        ty = r.choice(["GBT", "RTT", "GBT", "COW"])
        fee = r.randrange(21000, 34000) * 100
        add = r.choice([0, 0, 165000, 240000, 420000])
        wz = r.choice([0, 0, 0, 90000])
        dc = div(fee * (0, 12, 20)[ten - 1], 100)
        dy = dim if r.random() < .8 else r.randrange(6, dim)
        tv = div((fee + add + wz - dc) * dy, dim)
        cg, ig = (0, div(tv * 18, 100)) if inter else (div(tv * 9, 100), 0)
        t = tv + 2 * cg + ig
        rf = datetime.date(2011, 1, 5) + datetime.timedelta(r.randrange(4200)) if dy == dim else d + datetime.timedelta(dim - dy)
        z = lambda v: ind(v) if v else "-"
        cells = [str(i + 1), f"MP{r.randrange(100000, 999999)}", nm, ty, f"{rf:%d-%m-%y}", str(ten), ind(fee), z(add), z(wz), "(" + ind(dc) + ")" if dc else "-", str(dy), ind(tv),
                 *(["18%", ind(ig)] if inter else ["9%", ind(cg), "9%", ind(cg)]), ind(t)]
        if y - g.height(cells) < 36:
            c.showPage()
            y = g.heading(top())
        y = g.row(y, cells)
        for k, v in enumerate((tv, cg, ig, t)):
            tot[k] += v
        li = {"description": nm, "taxable_value": s(tv), "gst_rate": "18", "amount": s(t)}
        if dc:
            li["discount"] = s(dc)
        li.update({"igst_amount": s(ig)} if inter else {"cgst_amount": s(cg), "sgst_amount": s(cg)})
        data["line_items"].append(li)
    if y < 110:
        c.showPage()
        y = top()
    y = g.total(y, ["", "Total", f"{cnt(rows)} site(s)"] + [""] * 8 + [ind(tot[0]), *(["", ind(tot[2])] if inter else ["", ind(tot[1]), "", ind(tot[1])]), ind(tot[3])], green)
    w = rupees(tot[3], "INR ", " Only")
    put(c, x0, y - 14, "Total Invoice Value (INR): " + ind(tot[3]), SB, 8.5)
    yy = para(c, "Amount in words: " + w, x0, y - 27, g.w - 20, S, 7.5)
    put(c, x0, yy - 4, "Energy (EB and DG) is billed at actuals by a separate invoice. Fees for part months are reckoned by days.", S, 6.8)
    put(c, x0, yy - 15, "Remit to: Satpura Bank, Jabalpur Main   Virtual A/c VPIL00" + str(r1) + "   IFSC STPB0000023", S, 6.8)
    c.save()
    sums(data, tot[0], inter, tot[1], tot[1], tot[2])
    data.update(grand_total=s(tot[3]), amount_in_words=w)
    return {"data": data}


LAYOUTS = {"gas": gas, "tower": tower}

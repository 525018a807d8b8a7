# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_manifest.py, fourth part."""

import datetime
import random
from stranger_manifest_kit import (A4, BUYERS, Party, Table, buyer, fy, groups, hdiv, inr, landscape, local_buyer, m, pct, rdate, render, rs, rwords,
                                   truth, west, words)

FB = [("Restaurant - Saffron Court", "996331", 500, (640, 3900)), ("In Room Dining", "996331", 500, (280, 1900)), ("Laundry", "999712", 1800, (180, 1150)),
      ("Banquet Hall - Emerald (half day)", "996334", 1800, (18000, 42000)), ("Airport Transfer", "996412", 500, (1400, 2600)),
      ("Business Centre", "997212", 1800, (250, 900)), ("Mini Bar", "996331", 500, (120, 640))]


def hotelfolio(path, seed, rows):
    g = random.Random("hotelfolio%s%s" % (seed, rows))
    sup = Party(g, "Hotel Mandovi Riverside (A unit of Mandovi Resorts Pvt. Ltd.)", "30", ["D.B. Bandodkar Marg, Panaji, Goa 403001"])
    buy = buyer(g, "30", True)
    nights = max(1, (rows + 2) // 4)
    arr = rdate(g, "2024-04-10", "2025-05-25")
    dep = arr + datetime.timedelta(days=nights)
    f = lambda x: x.strftime("%d/%m/%y")
    no = "HMR-%d/%06d" % (fy(dep)[0] % 100, g.randint(4000, 89999))
    room = g.choice([5200, 6900, 7400, 8500, 11200]) * 100
    rr = 1200 if room <= 750000 else 1800
    items = []
    for i in range(rows):
        day = arr + datetime.timedelta(days=i * nights // rows)
        if i % 4 == 0:
            a, hsn, r, v = "Room Rent - Rm 4%02d" % (seed % 30 + 1), "996311", rr, room
        else:
            a, hsn, r, (x, y) = g.choice(FB)
            v = g.randint(x, y) * 100
            a = a + " Chk# %05d" % g.randint(1000, 99999) if hsn == "996331" else a
        items.append(dict(dt=day, d=a, hsn=hsn, r=r, tv=v, t=pct(v, r // 2)))
    T, C = sum(i["tv"] for i in items), sum(i["t"] for i in items)
    raw = T + 2 * C
    tot = hdiv(raw, 100) * 100
    ro = tot - raw
    adv = min(tot // 2 // 100000 * 100000, 2000000)
    L, R, BOT = 50, 545, 740
    cols = [("dt", L, 98, "l"), ("d", 98, 268, "l"), ("hsn", 268, 310, "c"), ("tv", 310, 372, "r"), ("c", 372, 424, "r"), ("s", 424, 476, "r"), ("a", 476, R, "r")]
    tan = (.45, .3, .12)

    def head(p):
        p.t(297, 44, "HOTEL MANDOVI RIVERSIDE", "TB", 17, "c", tan)
        p.t(297, 57, "(A unit of Mandovi Resorts Pvt. Ltd.)", "TI", 9, "c", tan)
        p.ln(200, 62, 395, 62, .8, tan)
        p.t(297, 78, "TAX INVOICE  /  GUEST FOLIO", "TB", 11, "c")
        y = 98
        a = [("Guest Name", "Mr. %s" % ["A. Fernandes", "S. Iyer", "P. Kulkarni"][seed % 3]), ("Bill To", buy.name)] + [("", s) for s in buy.addr] + [("GSTIN", buy.gstin)]
        b = [("Invoice No", no), ("Invoice Date", f(dep)), ("Room No / Pax", "4%02d / 1" % (seed % 30 + 1)), ("Arrival", f(arr) + "  14:%02d" % (seed % 60)),
             ("Departure", f(dep) + "  11:%02d" % (seed * 7 % 60)), ("Plan", "CPAI"), ("Folio / Page", "A / %d of %d" % (p.n, p.total))]
        for i, (k, v) in enumerate(a):
            p.t(L, y + i * 12, k, "T", 9)
            p.t(L + 58, y + i * 12, (": " if k else "  ") + v, "TB" if k == "Bill To" else "T", 9, mw=238)
        for i, (k, v) in enumerate(b):
            p.t(380, y + i * 12, k, "T", 9)
            p.t(446, y + i * 12, ": " + v, "T", 9)
        y += 88
        p.ln(L, y, R, y, 1, tan)
        for (k, x0, x1, al), s in zip(cols, ("Date", "Particulars", "SAC", "Charges", "CGST", "SGST", "Total (Rs.)")):
            p.t(x0 + 2 if al == "l" else x1 - 2 if al == "r" else (x0 + x1) / 2, y + 12, s, "TB", 9, al)
        p.ln(L, y + 17, R, y + 17, 1, tan)
        return y + 20

    def foot(p):
        p.t(297, 800, sup.addr[0] + "   Tel +91 832 000 4400   reservations@mandoviriverside.example", "T", 8, "c", tan)
        p.t(297, 811, "GSTIN %s   PAN %s   HSN/SAC : 996311 Accommodation   State Code : 30-Goa" % (sup.gstin, sup.pan), "T", 8, "c", tan)
        p.t(297, 822, "Regd. Name : Mandovi Resorts Pvt. Ltd.", "T", 8, "c", tan)

    def fn(p):
        y = head(p)
        t = Table(p, cols, "T", 9, 12, 2)
        for it in items:
            if y > BOT - 20:
                p.t(R, y + 14, "Carried over ...", "TI", 9, "r")
                foot(p)
                p.new()
                y = head(p)
            y = t.row(y, dict(dt=f(it["dt"]), d=it["d"], hsn=it["hsn"], tv=west(it["tv"]), c=west(it["t"]), s=west(it["t"]), a=west(it["tv"] + 2 * it["t"])))
        gr = groups(items, lambda i: i["r"])
        if y + 190 > BOT + 45:
            foot(p)
            p.new()
            y = head(p)
        y += 6
        p.ln(L, y, R, y, .5, tan)
        y = t.row(y, dict(d="Sub Total", tv=west(T), c=west(C), s=west(C), a=west(raw)), {k[0]: "TB" for k in cols})
        p.ln(L, y + 3, R, y + 3, .5, tan)
        y += 8
        ys = y
        for a, v in (("Round Off", ro), ("Total Bill Amount", tot), ("Less : Advance Received", -adv), ("Net Payable by Company", tot - adv)):
            p.t(420, y + 11, a, "TB" if "Total" in a or "Net" in a else "T", 9.5, "r")
            p.t(R - 2, y + 11, west(v), "TB" if "Total" in a or "Net" in a else "T", 9.5, "r")
            y += 13
        p.t(L, ys + 11, "Tax Summary", "TB", 8.5)
        yy = ys + 22
        for r in sorted(gr):
            p.t(L, yy, "GST %s%% on %s" % (rs(r), west(sum(i["tv"] for i in gr[r]))), "T", 8.5)
            yy += 10.5
        y = max(y, yy) + 8
        y = p.para(L, y, "Rupees " + words(tot // 100) + " Only", R - L, "TI", 9.5)
        y = p.para(L, y + 8, "I agree that I am responsible for the full payment of this bill in the event it is not paid by the company, organisation or person indicated. "
                   "Whether tax payable under reverse charge : No. Place of Supply : 30-Goa", R - L, "T", 8, 10)
        p.t(L, y + 34, "Cashier / Front Office", "T", 9)
        p.t(R, y + 34, "Guest Signature", "T", 9, "r")
        foot(p)

    render(path, A4, fn)
    li = [dict(description=i["d"], hsn_sac=i["hsn"], taxable_value=m(i["tv"]), cgst=m(i["t"]), sgst=m(i["t"]), total=m(i["tv"] + 2 * i["t"])) for i in items]
    return truth(dict(invoice_number=no, invoice_date=dep.isoformat(), document_type="invoice", supplier=dict(name="HOTEL MANDOVI RIVERSIDE", gstin=sup.gstin),
                      recipient=buy.truth, place_of_supply="30", reverse_charge=False, line_items=li,
                      totals=dict(taxable_value=m(T), cgst=m(C), sgst=m(C), round_off=m(ro), total=m(tot))))


STAT = [("A4 Copier Paper 75 GSM", "4802", "Ream", 31000, (235, 290)), ("Ball Pen Blue 0.7 mm", "9608", "Box", 20000, (120, 165)), ("Box File Lever Arch", "4820", "Pcs", 18500, (110, 150)),
        ("Toner Cartridge 88A Compatible", "8443", "Pcs", 95000, (520, 690)), ("Sticky Notes 3x3 in", "4820", "Pac", 9500, (48, 70)), ("Register 200 Pg Long", "4820", "Doz", 96000, (640, 820)),
        ("Packing Tape 2 inch Brown", "3919", "Rol", 6500, (32, 46)), ("Cello Gel Whiteboard Marker with duster and refill ink combo", "9608", "Set", 26000, (150, 210))]


def vyapar(path, seed, rows):
    g = random.Random("vyapar%s%s" % (seed, rows))
    sup = Party(g, "Shubh Labh Stationers", "23", ["12, Jawahar Marg, Near Rajwada", "Indore, Madhya Pradesh"], "P")
    buy = local_buyer(g, "23", ["Plot 33, Sector C, Sanwer Road Industrial Area,", "Indore, Madhya Pradesh-452015"])
    d = rdate(g, "2024-05-01", "2026-03-20")
    no = "%d" % g.randint(21, 1900)
    items = []
    for i in range(rows):
        nm, hsn, u, mrp, (a, b) = g.choice(STAT)
        q, pr = g.randint(1, 24), g.randint(a, b) * 100
        dc = g.choice([0, 0, 200, 500, 1000])
        da = pct(q * pr, dc)
        items.append(dict(d=nm, hsn=hsn, u=u, mrp=mrp, q=q, p=pr, dc=dc, da=da, tv=q * pr - da))
    T, D = sum(i["tv"] for i in items), sum(i["da"] for i in items)
    tot = hdiv(T, 100) * 100
    ro = tot - T
    rec = g.choice([0, tot, tot // 200 * 100])
    L, R, BOT = 30, 565, 790
    V = (.38, .22, .62)
    cols = [("n", L, 48, "l"), ("d", 48, 190, "l"), ("hsn", 190, 232, "l"), ("mrp", 232, 286, "r"), ("q", 286, 334, "r"), ("u", 334, 366, "l"), ("p", 366, 426, "r"),
            ("da", 426, 496, "r"), ("a", 496, R, "r")]
    R_ = lambda v: "₹ " + inr(v)

    def thead(p, y):
        p.box(L, y, R - L, 20, V, None)
        for (k, x0, x1, a), s in zip(cols, ("#", "Item name", "HSN/ SAC", "MRP", "Quantity", "Unit", "Price/ unit", "Discount", "Amount")):
            p.t(x0 + 3 if a == "l" else x1 - 3, y + 13, s, "NB", 8, a, (1, 1, 1))
        return y + 24

    def fn(p):
        p.t(L, 50, sup.name, "NB", 17)
        for i, s in enumerate([", ".join(sup.addr), "Phone no.: 90000%05d" % (seed * 917), "GSTIN: " + sup.gstin + ", State: 23-Madhya Pradesh"]):
            p.t(L, 64 + i * 11.5, s, "N", 8.5)
        p.ln(L, 94, R, 94, 1.5, V)
        p.t(297, 114, "Bill of Supply", "NB", 15, "c", V)
        p.t(297, 125, "composition taxable person, not eligible to collect tax on supplies", "NI", 7.5, "c")
        p.t(L, 144, "Bill To", "NB", 9.5)
        p.t(L, 158, buy.name, "NB", 9.5)
        y = 158
        for s in buy.addr + ["GSTIN : " + buy.gstin, "State: 23-Madhya Pradesh"]:
            y += 12
            p.t(L, y, s, "N", 8.5)
        p.t(R, 144, "Invoice Details", "NB", 9.5, "r")
        for i, s in enumerate(("Invoice No. : " + no, "Date : " + d.strftime("%d-%m-%Y"), "Time : 0%d:%02d PM" % (seed % 8 + 1, seed * 13 % 60), "Place of supply: 23-Madhya Pradesh")):
            p.t(R, 158 + i * 12, s, "N", 8.5, "r")
        y = thead(p, y + 14)
        t = Table(p, cols, "N", 8.5, 11, 3)
        for i, it in enumerate(items):
            c = dict(n=i + 1, d=it["d"], hsn=it["hsn"], mrp=R_(it["mrp"]), q=it["q"], u=it["u"], p=R_(it["p"]), da=R_(it["da"]) + ("\n(%s%%)" % rs(it["dc"]) if it["dc"] else "\n(0%)"), a=R_(it["tv"]))
            if y + t.height(c) > BOT:
                p.t(297, 825, "Page %d" % p.n, "N", 7, "c")
                p.new()
                y = thead(p, 40)
            y = t.row(y, c, {"d": "NB"}) + 4
            p.ln(L, y - 1, R, y - 1, .4, (.8, .8, .8))
            y += 3
        if y + 175 > BOT + 30:
            p.new()
            y = 50
        y = t.row(y, dict(d="Total", q=sum(i["q"] for i in items), da=R_(D), a=R_(T)), {k[0]: "NB" for k in cols}) + 4
        p.ln(L, y, R, y, 1, V)
        y += 8
        ys = y
        for a, v in [("Sub Total", T)] + ([("Round off", ro)] if ro else []) + [("Total", tot), ("Received", rec), ("Balance", tot - rec), ("You Saved", D)]:
            if a == "Total":
                p.box(330, y, R - 330, 15, V, None)
            w = (1, 1, 1) if a == "Total" else None
            fo = "NB" if a == "Total" else "N"
            p.t(334, y + 11, a, fo, 9, col=w)
            p.t(R - 3, y + 11, ("- " if v < 0 else "") + R_(abs(v)), fo, 9, "r", w)
            y += 16
        p.t(L, ys + 11, "Invoice Amount In Words", "NB", 9)
        p.para(L, ys + 24, words(tot // 100) + " Rupees only", 260, "N", 8.5)
        p.t(L, ys + 54, "Payment Mode", "NB", 9)
        p.t(L, ys + 66, "UPI" if rec else "Credit", "N", 8.5)
        p.t(L, ys + 84, "Terms and conditions", "NB", 9)
        p.t(L, ys + 96, "Thank you for doing business with us.", "N", 8.5)
        p.t(R, y + 22, "For : " + sup.name, "N", 9, "r")
        p.t(R, y + 56, "Authorized Signatory", "NB", 9, "r")

    render(path, A4, fn)
    li = [dict(description=i["d"], hsn_sac=i["hsn"], quantity=str(i["q"]), unit=i["u"], unit_price=m(i["p"]), discount=m(i["da"]), taxable_value=m(i["tv"])) for i in items]
    tt = dict(taxable_value=m(T), total=m(tot))
    if ro:
        tt["round_off"] = m(ro)
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="bill_of_supply", supplier=sup.truth, recipient=buy.truth, place_of_supply="23", line_items=li, totals=tt))


GOODS = ["PP Granules in bags", "Castings, machined", "Corrugated boxes", "Auto parts (trolleys)", "Chemicals in drums, non-hazardous", "HDPE pipes 110mm", "Craft paper reels"]
TOWNS = ["Sahibabad", "Bhiwandi", "Dadri", "Pithampur", "Silvassa", "Rudrapur", "Manesar", "Hosur", "Dharuhera"]


def gtabill(path, seed, rows):
    g = random.Random("gtabill%s%s" % (seed, rows))
    sup = Party(g, "NORTHERN GOLDEN ROADWAYS", "07", ["AG-412, Sanjay Gandhi Transport Nagar, Delhi - 110042"], "F")
    st = g.choice(["09", "06", "07"])
    buy = Party(g, *[b for b in BUYERS if b[1] == st][0])
    d = rdate(g, "2024-08-01", "2026-03-12")
    no = "NGR/FB/%d" % g.randint(1100, 9900)
    items = []
    for i in range(rows):
        wt = g.randint(150, 2500) * 10
        rate = g.randint(900, 3800) * 100
        fr = hdiv(wt * rate, 1000)
        det, ham = g.choice([0, 0, 0, 150000, 300000]), g.choice([0, 25000, 40000, 65000])
        ld = d - datetime.timedelta(days=g.randint(2, 24))
        a, b = g.sample(TOWNS, 2)
        items.append(dict(lr=str(g.randint(100000, 999999)), ld=ld, v="%s%02d%s%04d" % (g.choice(["HR", "UP", "DL", "NL"]), g.randint(1, 99), g.choice(["GT", "AT", "L", "PA"]), g.randint(1, 9999)),
                          a=a, b=b, d=g.choice(GOODS), pk=g.randint(4, 420), wt=wt, p=rate, f=fr, det=det, ham=ham, st=5000, tv=fr + det + ham + 5000))
    tot = sum(i["tv"] for i in items)
    W, H = landscape(A4)
    L, R, BOT = 30, W - 30, 520
    cols = [("n", L, 52, "c"), ("lr", 52, 96, "c"), ("ld", 96, 148, "c"), ("v", 148, 212, "c"), ("a", 212, 266, "l"), ("b", 266, 320, "l"), ("d", 320, 420, "l"),
            ("pk", 420, 454, "r"), ("wt", 454, 498, "r"), ("p", 498, 552, "r"), ("f", 552, 614, "r"), ("det", 614, 662, "r"), ("ham", 662, 704, "r"), ("st", 704, 744, "r"), ("tv", 744, R, "r")]
    hd = "S.\nNo.|G.R. No.|G.R. Date|Truck No.|From|To|Description\n(said to contain)|Pkgs.|Ch. Wt.\n(M.T.)|Rate\nP.M.T.|Freight|Deten-\ntion|Hamali|St.\nCh.|Amount".split("|")
    f = lambda x: x.strftime("%d/%m/%Y")
    z = lambda v: m(v) if v else "--"
    red = (.7, .05, .05)

    def head(p):
        p.t(W / 2, 30, "|| Shree Ganeshay Namah ||", "TI", 8, "c", red)
        p.t(W / 2, 52, sup.name, "TB", 24, "c", red)
        p.t(W / 2, 65, "FLEET OWNERS & TRANSPORT CONTRACTORS  *  DAILY SERVICE TO ALL OVER INDIA", "TB", 8.5, "c")
        p.t(W / 2, 76, "H.O. : " + sup.addr[0] + "   Ph.: 011-2783 0000", "T", 8.5, "c")
        p.t(L, 76, "GSTIN : " + sup.gstin, "TB", 9)
        p.t(R, 76, "PAN No. : " + sup.pan, "TB", 9, "r")
        p.ln(L, 81, R, 81, 1, red)
        p.t(W / 2, 94, "FREIGHT BILL CUM TAX INVOICE (UNDER REVERSE CHARGE)", "TB", 10.5, "c")
        p.t(L, 110, "M/s", "T", 10)
        p.t(L + 24, 110, buy.name, "TB", 11)
        for i, s in enumerate(buy.addr):
            p.t(L + 24, 122 + i * 11, s, "T", 9.5)
        y = 122 + 11 * len(buy.addr)
        p.t(L + 24, y, "GSTIN : " + buy.gstin + "    State : " + buy.sname + " (" + buy.state + ")", "T", 9.5)
        for i, (a, b) in enumerate((("Bill No.", no), ("Bill Date", f(d)), ("SAC Code", "996791"), ("Tax on Reverse Charge", "Yes"))):
            p.t(600, 110 + i * 12, a, "T", 9.5)
            p.t(700, 110 + i * 12, ": " + b, "TB", 9.5)
        y = max(y, 146) + 8
        p.box(L, y, R - L, 26)
        for (k, x0, x1, a), s in zip(cols, hd):
            for i, q in enumerate(s.split("\n")):
                p.t((x0 + x1) / 2, y + 11 + i * 10, q, "TB", 8.5, "c", mw=x1 - x0 - 2)
        return y, y + 28

    def fn(p):
        y0, y = head(p)
        t = Table(p, cols, "T", 8.5, 10.5, 3)
        for i, it in enumerate(items):
            c = dict(n=i + 1, lr=it["lr"], ld=f(it["ld"]), v=it["v"], a=it["a"], b=it["b"], d=it["d"], pk=it["pk"], wt="%d.%03d" % divmod(it["wt"], 1000), p=m(it["p"]),
                     f=m(it["f"]), det=z(it["det"]), ham=z(it["ham"]), st=m(it["st"]), tv=m(it["tv"]))
            if y + t.height(c) > BOT:
                t.vlines(y0, y)
                p.ln(L, y, R, y)
                p.t(R, y + 12, "P.T.O.", "TI", 9, "r")
                p.new()
                y0, y = head(p)
            y = t.row(y, c) + 3
        if y + 90 > BOT + 45:
            t.vlines(y0, y)
            p.ln(L, y, R, y)
            p.new()
            y0, y = head(p)
        p.ln(L, y, R, y)
        y = t.row(y + 2, dict(d="TOTAL", pk=sum(i["pk"] for i in items), wt="%d.%03d" % divmod(sum(i["wt"] for i in items), 1000), f=m(sum(i["f"] for i in items)),
                              det=z(sum(i["det"] for i in items)), ham=z(sum(i["ham"] for i in items)), st=m(sum(i["st"] for i in items)), tv=m(tot)), {k[0]: "TB" for k in cols}) + 3
        t.vlines(y0, y)
        p.ln(L, y, R, y)
        p.t(L, y + 13, rwords(tot, "Rupees : "), "TB", 9.5)
        p.para(L, y + 27, "GST on Goods Transport Agency service is payable by the recipient (Consignor / Consignee) under reverse charge as per Notification No. 13/2017-CT(R). "
               "We declare that input tax credit has not been availed. Payment by A/c payee cheque within 15 days; interest @ 24% p.a. thereafter. E. & O.E.", 500, "T", 8.5, 10.5)
        p.t(R, y + 28, "For " + sup.name, "TB", 10, "r")
        p.t(R, y + 60, "Auth. Signatory", "T", 9, "r")

    render(path, (W, H), fn)
    li = [dict(description=i["d"], quantity="%d.%03d" % divmod(i["wt"], 1000), unit_price=m(i["p"]), taxable_value=m(i["tv"])) for i in items]
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth, reverse_charge=True,
                      line_items=li, totals=dict(total=m(tot))))


POST = [("Security Guard (unarmed) - 8 hrs", (15800, 18900)), ("Security Guard - 12 hrs shift", (22400, 26700)), ("Head Guard / Supervisor", (21000, 25500)), ("Gunman (armed, with licence)", (26500, 31000)),
        ("Lady Guard - day shift", (16200, 19400)), ("Housekeeping Staff (skilled)", (14900, 17800)), ("Loader / Helper", (13800, 16900)), ("Assistant Security Officer incl. reliever charges and uniform", (29500, 36800))]


def guardxls(path, seed, rows):
    g = random.Random("guardxls%s%s" % (seed, rows))
    sup = Party(g, "Chauhan Detective & Security Services", "06", ["SCO 118, First Floor, Sector 14, Gurugram, Haryana - 122001"], "P")
    inter = seed % 2 == 1
    buy = Party(g, *BUYERS[12]) if not inter else Party(g, *BUYERS[3])
    d = rdate(g, "2024-05-01", "2026-02-28").replace(day=1)
    last = d - datetime.timedelta(days=1)
    days = last.day
    no = "CDSS/%d-%02d/%s/%02d" % (fy(last)[0], fy(last)[1] % 100, last.strftime("%b").upper(), g.randint(1, 60))
    items = []
    for i in range(rows):
        nm, (a, b) = g.choice(POST)
        n = g.randint(1, 9)
        du = n * days - g.choice([0, 0, 1, 2, 5])
        rate = g.randint(a, b) * 100
        items.append(dict(d=nm, n=n, du=du, p=rate, tv=hdiv(rate * du, days)))
    A = sum(i["tv"] for i in items)
    B = pct(A, 800)
    T = A + B
    X = pct(T, 1800) if inter else pct(T, 900)
    raw = T + (X if inter else 2 * X)
    tot = hdiv(raw, 100) * 100
    ro = tot - raw
    L, R, BOT = 45, 550, 780
    cols = [("n", L, 78, "c"), ("d", 78, 236, "l"), ("sac", 236, 284, "c"), ("no", 284, 330, "c"), ("du", 330, 376, "c"), ("p", 376, 456, "r"), ("a", 456, R, "r")]

    def fn(p):
        y = 40
        p.box(L, y, R - L, 52)
        p.t(297, y + 20, sup.name, "SB", 15, "c", (.1, .1, .5))
        p.t(297, y + 33, "Office: " + sup.addr[0], "S", 8.5, "c")
        p.t(297, y + 45, "PSARA Lic. No. 2019/HR/%04d      EPF: GNGGN00%05d      ESIC: 69-%06d" % (seed * 71, seed * 131, seed * 977), "S", 8, "c")
        y += 52
        p.box(L, y, R - L, 17, (.85, .85, .85))
        p.t(297, y + 12, "TAX INVOICE", "SB", 10, "c")
        y += 17
        rowsv = [("To,", "Invoice No.", no), (buy.name, "Invoice Date", last.strftime("%d-%b-%Y"))] + [(s, a, b) for s, (a, b) in zip((buy.addr + [""])[:3], (
            ("Bill Period", last.replace(day=1).strftime("%d.%m.%Y") + " to " + last.strftime("%d.%m.%Y")), ("Our GSTIN", sup.gstin), ("PAN", sup.pan)))]
        rowsv += [("GSTIN: " + buy.gstin, "Place of Supply", buy.sname + " (" + buy.state + ")"), ("Kind Attn: Manager (HR & Admin)", "Reverse Charge (Y/N)", "N")]
        for a, b, c in rowsv:
            p.box(L, y, 285, 14)
            p.box(330, y, 100, 14)
            p.box(430, y, R - 430, 14)
            p.t(L + 3, y + 10, a, "SB" if a == buy.name else "S", 8.5)
            p.t(333, y + 10, b, "S", 8.5)
            p.t(433, y + 10, c, "SB", 8.5, mw=R - 436)
            y += 14
        p.box(L, y, R - L, 15)
        p.t(297, y + 11, "Bill towards manpower deployed at your premises for the month of %s (%d days)" % (last.strftime("%B-%Y"), days), "SB", 8.5, "c")
        y += 15
        t = Table(p, cols, "S", 8.5, 11, 4)
        for k, x0, x1, al in cols:
            p.box(x0, y, x1 - x0, 26, (.85, .85, .85))
        for (k, x0, x1, al), s in zip(cols, ("Sr.\nNo.", "Particulars", "SAC", "No. of\nPersons", "Total\nDuties", "Rate per\nMonth (Rs.)", "Amount\n(Rs.)")):
            q = s.split("\n")
            for i, w in enumerate(q):
                p.t((x0 + x1) / 2, y + (16 if len(q) == 1 else 11) + i * 11, w, "SB", 8, "c")
        y += 26

        def grid(c, fonts=None, fill=None):
            nonlocal y
            h = t.height(c, fonts) + 5
            if y + h > BOT:
                p.new()
                y = 40
            for k, x0, x1, al in cols:
                p.box(x0, y, x1 - x0, h, fill)
            t.row(y + 2, c, fonts, valign="mid")
            y += h

        def span(a, v, bold=False):
            nonlocal y
            if y + 15 > BOT:
                p.new()
                y = 40
            p.box(L, y, 456 - L, 15)
            p.box(456, y, R - 456, 15)
            f = "SB" if bold else "S"
            p.t(452, y + 11, a, f, 8.5, "r")
            p.t(R - 4, y + 11, v, f, 8.5, "r")
            y += 15
        for i, it in enumerate(items):
            grid(dict(n=i + 1, d=it["d"], sac="998525" if "Guard" in it["d"] or "Gun" in it["d"] or "Security" in it["d"] else "998519", no=it["n"], du=it["du"], p=inr(it["p"]), a=inr(it["tv"])))
        if y > BOT - 180:
            p.new()
            y = 40
        span("Total (A)", inr(A), True)
        span("Add: Agency Service Charges @ 8% on (A)    (B)", inr(B))
        span("Taxable Value (A+B)", inr(T), True)
        span("CGST @ 9%", "-" if inter else inr(X))
        span("SGST @ 9%", "-" if inter else inr(X))
        span("IGST @ 18%", inr(X) if inter else "-")
        span("Round Off (+/-)", inr(ro) if ro else "-")
        span("Grand Total", inr(tot), True)
        p.box(L, y, R - L, 26)
        p.para(L + 4, y + 11, "Rupees in words: " + rwords(tot, "", post=" Only"), R - L - 8, "SB", 8.5, 11)
        y += 26
        p.box(L, y, R - L, 62)
        for i, s in enumerate(("Bank: Aravalli Gramin Co-op Bank, Sector 14", "A/c No. 00412000%05d   IFSC: AGCB0000041" % (seed * 311), "Cheque in favour of \"Chauhan Detective & Security Services\"")):
            p.t(L + 4, y + 12 + 11 * i, s, "S", 8)
        p.t(R - 4, y + 12, "For " + sup.name, "SB", 8, "r")
        p.t(R - 4, y + 55, "(Proprietor)", "S", 8, "r")

    render(path, A4, fn)
    li = [dict(description=i["d"], hsn_sac="998525" if "Guard" in i["d"] or "Gun" in i["d"] or "Security" in i["d"] else "998519", quantity=str(i["du"]), unit_price=m(i["p"]), taxable_value=m(i["tv"])) for i in items]
    tt = dict(taxable_value=m(T), total=m(tot))
    tt.update(dict(igst=m(X)) if inter else dict(cgst=m(X), sgst=m(X)))
    if ro:
        tt["round_off"] = m(ro)
    return truth(dict(invoice_number=no, invoice_date=last.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth, place_of_supply=buy.state,
                      reverse_charge=False, line_items=li, totals=tt))


LAYOUTS = {"hotelfolio": hotelfolio, "vyapar": vyapar, "gtabill": gtabill, "guardxls": guardxls}

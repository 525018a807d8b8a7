# SPDX-License-Identifier: AGPL-3.0-or-later
"""Food and drinks distributor with cess, advertising space, test laboratory."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4, landscape
from stranger_counterbill_kit import *

FOOD = [("Frozen Green Peas 1Kg", "07102100", 5, 0, "PKT"), ("French Fries 9mm 2.5Kg", "20041000", 12, 0, "PKT"), ("Orange Carbonated 250ml x 24", "22021010", 28, 12, "CRT"), ("Cola Pet 2Ltr x 9", "22021010", 28, 12, "CRT"),
        ("Mozzarella Block 1Kg", "04061000", 12, 0, "PC"), ("Veg Burger Patty 1.2Kg", "20049000", 12, 0, "PKT"), ("Vanilla Tub 4Ltr", "21050000", 18, 0, "TUB"), ("Tutti Frutti Mix 1Kg", "20060000", 12, 0, "PKT"),
        ("Bakery Margarine 15Kg", "15171010", 12, 0, "BOX"), ("Eggless Cake Premix 5Kg", "19012000", 18, 0, "BAG")]


def coldfoods(path, seed, rows):
    r, inter, S, B, d = start("coldfoods", seed, rows, ["Himgiri Foods & Beverages", "Polar Bakery Supplies", "Sheetal Agencies"])
    no = f"GT{r.randint(1, 9)}/{r.randint(1, 99999):05d}"
    T = base(no, d, S, B)
    R, z = [], [0] * 7
    for n in range(rows):
        ds, h, g, ce, u = r.choice(FOOD)
        q, rate = r.randint(1, 36), r.randrange(6500, 189000, 25)
        gr = q * rate
        disc = rnd(gr * r.choice([0, 0, 2, 3, 5]), 100)
        v = gr - disc
        c, s, i = taxes(v, g, inter)
        x = rnd(v * ce, 100)
        a = v + c + s + i + x
        z = [p + w for p, w in zip(z, (gr, disc, v, c + i, s, x, a))]
        tx = [f"{g}", inr(i)] if inter else [f"{g / 2:g}", inr(c), f"{g / 2:g}", inr(s)]
        R.append([ds, h, u, str(q), plain(rate), inr(gr), plain(disc), inr(v)] + tx + [plain(x), inr(a)])
        it = dict(description=ds, hsn_sac=h, unit=u, quantity=str(q), unit_price=plain(rate), discount=plain(disc), taxable_value=plain(v), gst_rate=str(g), cess_amount=plain(x), amount=plain(a))
        put(it, inter, c, s, i)
        T["line_items"].append(it)
    gt = rnd(z[6], 100) * 100
    wd = words(gt, "Rs. {} Only")
    T.update(taxable_total=plain(z[2]), cess_total=plain(z[5]), round_off=plain(gt - z[6]), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, z[3], z[4], z[3], True)
    green = HexColor("#1e6b3a")

    def head(sh):
        t, H, W = sh.t, sh.H, sh.W
        sh.c.setStrokeColor(green)
        t(W / 2, H - 30, S["name"], True, 15, "c", green)
        t(W / 2, H - 42, f"{S['a1']} {S['a2']} - Cell {S['ph']} - FSSAI 11521900000457", size=7, al="c")
        t(28, H - 30, "GST TAX INVOICE", True, 8)
        t(28, H - 41, "CREDIT MEMO", size=7)
        t(W - 28, H - 30, f"GSTIN: {S['gstin']}", True, 8, "r")
        t(W - 28, H - 41, f"Pg {sh.page}", size=7, al="r")
        y = H - 50
        sh.c.rect(28, y - 28, W - 56, 28)
        t(33, y - 11, f"Party: {B['name']}", True)
        t(33, y - 22, f"{B['a1']} {B['a2']}")
        t(365, y - 11, f"GSTIN: {B['gstin']}")
        t(365, y - 22, f"Place of Supply: {B['code']} - {B['state']}")
        t(620, y - 11, f"Inv. No: {no}", True)
        t(620, y - 22, f"Date: {d.strftime('%d/%m/%y')}")
        t(W - 33, y - 11, "Route: R-14", al="r")
        return y - 32

    def foot(sh, last):
        pass
    sh = Sheet(path, landscape(A4), head, foot, 30, "Gst30Cond", "Gst30CondBold", 7.5)
    tx = [("%", 28, "r"), ("Amount", 62, "r")]
    cols = [("Particulars", 132 + (90 if inter else 0), "l"), ("HSN", 50, "l"), ("UoM", 30, "c"), ("Qty", 28, "r"), ("Rate", 46, "r"), ("Gross|Amt", 64, "r"), ("Sch/CD|Disc.", 50, "r"), ("Taxable|Amt", 68, "r")]
    cols += tx * (1 if inter else 2) + [("Comp.|Cess", 58, "r"), ("Net Amt", 0, "r")]
    cols[-1] = ("Net Amt", sh.W - 56 - sum(k[1] for k in cols), "r")
    t2 = ["", inr(z[3])] if inter else ["", inr(z[3]), "", inr(z[4])]
    R.append(["TOTAL", "", "", "", "", inr(z[0]), inr(z[1]), inr(z[2])] + t2 + [inr(z[5]), inr(z[6])])
    sh.table(28, cols, R, fill=HexColor("#dcefe2"), hr=False, boldlast=True, groups=[(8, 9, "IGST")] if inter else [(8, 9, "CGST"), (10, 11, "SGST")], lw=.4)
    sh.need(60)
    y = sh.y - 13
    sh.t(28, y, wd, True)
    sh.t(28, y - 13, "Frozen goods once delivered will not be exchanged. Store at -18 deg C.", size=7)
    sh.t(sh.W - 120, y, "R/Off", al="r")
    sh.t(sh.W - 31, y, plain(gt - z[6]), al="r")
    sh.t(sh.W - 120, y - 15, "Bill Amount", True, 10, "r")
    sh.t(sh.W - 31, y - 15, inr(gt), True, 10, "r")
    sh.t(sh.W - 31, y - 40, "For " + S["name"], size=7, al="r")
    sh.end()
    return {"data": T}


def adspace(path, seed, rows):
    r, inter, S, B, d = start("adspace", seed, rows, ["Sandhya Varta Prakashan Ltd", "Lokdhwani Media Pvt. Ltd.", "Morning Courier Newspapers LLP"])
    no, due = f"AD{d.year}{r.randint(1, 99999):06d}", d + timedelta(45)
    T = base(no, d, S, B, due)
    R, gr, cm, v = [], 0, 0, 0
    days = sorted((r.randint(1, 30) for _ in range(rows)), reverse=True)
    for n in range(rows):
        ed, sac = r.choice(["City Main", "Rural", "All Editions", "Sunday Supplement"]), "998362"
        w, h = r.choice([4, 8, 12, 16, 32]), r.choice([5, 10, 12, 20, 25])
        rate = r.randrange(9000, 120000, 500)
        typ = r.choice(["Display - B/W", "Display - Colour", "Appointments", "Tender Notice", "Matrimonial Box"])
        pub = d - timedelta(days[n])
        g = w * h * rate
        c = rnd(g * 15, 100)
        a = g - c
        gr, cm, v = gr + g, cm + c, v + a
        R.append([pub.strftime("%d %b %y"), f"{typ}\n{ed} Edn., Page {r.randint(1, 16)}", sac, f"{w} x {h}", str(w * h), inr(rate), inr(g), inr(c), inr(a)])
        T["line_items"].append(dict(description=R[-1][1].replace("\n", " "), hsn_sac=sac, quantity=str(w * h), unit_price=plain(rate), discount=plain(c), amount=plain(a)))
    c, s, i = taxes(v, 5, inter)
    gt = v + c + s + i
    wd = words(gt, "Rupees {} Only")
    T.update(taxable_total=plain(v), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, c, s, i, True)
    red = HexColor("#a3122a")

    def head(sh):
        t, H, W = sh.t, sh.H, sh.W
        sh.c.setFillColor(red)
        sh.c.rect(40, H - 70, 6, 40, stroke=0, fill=1)
        t(54, H - 46, S["name"], True, 16)
        t(54, H - 59, "Advertisement Department", size=8, col=red)
        t(54, H - 69, f"{S['a1']} {S['a2']}", size=7.5)
        t(W - 40, H - 46, "Advertisement Bill cum Tax Invoice", True, 10, "r", red)
        t(W - 40, H - 59, f"Page {sh.page}", size=7.5, al="r")
        if sh.page > 1:
            return H - 84
        x = 40
        for k, z, w in (("INVOICE NO.", no, 120), ("INVOICE DATE", d.strftime("%d %b %Y"), 95), ("DUE DATE", due.strftime("%d %b %Y"), 95), ("RO NUMBER", f"RO-{d.toordinal() % 9999}", 80), ("PLACE OF SUPPLY", f"{B['code']} {B['state']}", 125)):
            t(x, H - 92, k, size=6.5, col=red)
            t(x, H - 104, z, True)
            x += w
        t(40, H - 124, "CLIENT", size=6.5, col=red)
        t(300, H - 124, "PUBLISHER'S REGISTRATION", size=6.5, col=red)
        t(40, H - 136, B["name"], True, 9)
        t(40, H - 147, B["a1"] + " " + B["a2"])
        t(40, H - 158, "GSTIN " + B["gstin"])
        t(300, H - 136, "GSTIN " + S["gstin"])
        t(300, H - 147, f"PAN {S['gstin'][2:12]}")
        return H - 168

    def foot(sh, last):
        sh.c.setStrokeColor(red)
        sh.c.line(40, 40, sh.W - 40, 40)
        sh.c.setStrokeColor(black)
        sh.t(40, 30, "Complaints regarding billing must reach us within 7 days of the date of invoice.", size=6.5)
    sh = Sheet(path, A4, head, foot, 52, "Gst30Noto", "Gst30NotoBold", 7.5)
    sh.table(40, [("Publ.|Date", 48, "l"), ("Category / Position", 125, "l"), ("SAC", 40, "l"), ("Size (cm)|W x H", 46, "c"), ("Space|Sq.cm", 36, "r"), ("Rate per|Sq.cm", 50, "r"), ("Gross|Amount", 62, "r"),
                  ("Agency|Comm. 15%", 52, "r"), ("Net", 56.27, "r")], R, vr=False, frame=False, lw=.25, fs=7)
    sh.need(130)
    y = sh.y - 6
    for k, z in [("Gross advertisement value", gr), ("Less agency commission", -cm), ("Taxable value", v)] + ([("IGST @ 5.00%", i)] if inter else [("CGST @ 2.50%", c), ("SGST @ 2.50%", s)]):
        y -= 13
        sh.t(440, y, k, al="r")
        sh.t(sh.W - 42, y, inr(z), al="r")
    sh.c.setFillColor(red)
    sh.c.rect(330, y - 24, sh.W - 370, 18, stroke=0, fill=1)
    sh.t(440, y - 18, "Amount Payable (Rs.)", True, 9, "r", white)
    sh.t(sh.W - 42, y - 18, inr(gt), True, 9, "r", white)
    sh.para(40, sh.y - 20, 250, wd)
    sh.t(40, y - 18, "Authorised Signatory")
    sh.end()
    return {"data": T}


TESTS = [("Potable water as per IS 10500", "Physical, chemical (29 parameters) and microbiological"), ("Compressive strength of cubes", "7 days and 28 days, set of 3, IS 516"), ("Soil - Proctor density & CBR", "IS 2720 part 8 and 16"), ("Edible oil - FFA, IV, moisture", "FSSAI manual"),
         ("Stack emission monitoring", "PM, SO2, NOx"), ("Bitumen VG-30 full suite", "penetration, softening point, ductility, viscosity"), ("Heavy metals by ICP-MS", "Pb, Cd, As, Hg")]


def testlab(path, seed, rows):
    r, inter, S, B, d = start("testlab", seed, rows, ["Pramaan Analytical Laboratories", "Nirikshan Testing House Pvt Ltd", "GeoChem Materials Lab"])
    no = f"INV-{S['ab']}-{r.randint(1, 99999):05d}"
    T = base(no, d, S, B)
    R, v = [], 0
    for n in range(rows):
        a, b = r.choice(TESTS)
        q, p = r.randint(1, 12), r.randrange(40000, 850000, 5000)
        v += q * p
        rep = f"{S['ab']}/R/{r.randint(10000, 99999)}"
        R.append([str(n + 1), rep, f"{a} ({b})", str(q), plain(p), plain(q * p)])
        T["line_items"].append(dict(description=f"{a} ({b})", quantity=str(q), unit_price=plain(p), amount=plain(q * p)))
    disc = rnd(v * r.choice([0, 5, 10]), 100)
    col = r.randrange(50000, 250000, 10000)
    bv = v - disc + col
    c, s, i = taxes(bv, 18, inter)
    a = bv + c + s + i
    gt = rnd(a, 100) * 100
    wd = words(gt, "{} Rupees Only")
    T.update(taxable_total=plain(bv), round_off=plain(gt - a), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, c, s, i, True)

    def head(sh):
        t, H, W = sh.t, sh.H, sh.W
        t(50, H - 50, S["name"], True, 13)
        t(50, H - 63, "NABL accredited (TC-7719)  |  Recognised by State Pollution Control Board", size=7.5)
        sh.c.setLineWidth(.6)
        sh.c.line(50, H - 70, W - 50, H - 70)
        if sh.page > 1:
            t(W - 50, H - 82, f"Invoice {no} / page {sh.page}", size=8, al="r")
            return H - 90
        t(W - 50, H - 50, "INVOICE", True, 18, "r", HexColor("#666666"))
        y = H - 86
        for k, z in (("From", S["name"]), ("", f"{S['a1']} {S['a2']}"), ("GSTIN", S["gstin"]), ("SAC", "998346 Technical testing and analysis services")):
            t(50, y, k)
            t(95, y, z)
            y -= 12
        y -= 6
        for k, z in (("To", B["name"]), ("", f"{B['a1']} {B['a2']}"), ("GSTIN", B["gstin"]), ("Supply to", f"{B['state']}, state code {B['code']}")):
            t(50, y, k)
            t(95, y, z, k == "To")
            y -= 12
        for j, (k, z) in enumerate((("Invoice no.", no), ("Invoice date", d.strftime("%d-%b-%Y")), ("Work order", f"WO {d.toordinal() % 4999}"), ("Terms", "Advance adjusted / 15 days"))):
            t(385, H - 86 - 12 * j, k)
            t(W - 50, H - 86 - 12 * j, z, al="r")
        return y - 2

    def foot(sh, last):
        sh.t(50, 36, "Results relate only to samples received. Samples are discarded 30 days after the report.", size=7)
    sh = Sheet(path, A4, head, foot, 50, "Gst30Serif", "Gst30SerifBold", 8)
    sh.table(50, [("S/N", 26, "c"), ("Report|Reference", 72, "l"), ("Test / Parameters|/ Method", 212, "l"), ("No. of|Samples", 48, "r"), ("Charges per|Sample", 62, "r"), ("Testing|Charges (Rs)", 75.27, "r")], R,
             fill=HexColor("#444444"), ink=white, vr=False, lw=.3, repeat=False)
    sh.need(160)
    y = sh.y
    L = [("Testing charges", v)] + ([("Less: discount", -disc)] if disc else []) + [("Sample collection & conveyance", col), ("Net taxable charges", bv)]
    L += ([("Integrated tax (IGST) 18%", i)] if inter else [("Central tax (CGST) 9%", c), ("State tax (SGST) 9%", s)]) + [("Rounding", gt - a), ("Total invoice value", gt)]
    for k, z in L:
        y -= 13
        b = k.startswith(("Net", "Total"))
        sh.t(440, y, k, b, al="r")
        sh.t(543, y, plain(z), b, al="r")
    sh.c.line(300, y - 4, 545, y - 4)
    yy = sh.para(50, y - 20, 490, "Total in words: " + wd)
    sh.t(50, yy - 30, "Signature of Quality Manager")
    sh.t(545, yy - 30, "Accounts Officer", al="r")
    sh.end()
    return {"data": T}


LAYOUTS = {"coldfoods": coldfoods, "adspace": adspace, "testlab": testlab}

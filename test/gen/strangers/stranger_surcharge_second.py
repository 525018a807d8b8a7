# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of trades; see stranger_surcharge.py."""

import datetime as dt
from stranger_surcharge_kit import (H, HB, HI_, LET, PLACES, Page, TB, TI, d2, day, div, fy, gstin, inr, irn, iso, party, pct, person, rng, rs_round,
                                    rupees, truth, wrap)


MEDS = [("CIP", "MONTEVA-LC TAB", "10'S", 14800, 500), ("SUN", "PANTORIL 40 TAB", "15'S", 16240, 500), ("ALK", "TAXICLAV 625 DUO", "10'S", 20100, 500),
        ("ZYD", "ATORLIP-F 10", "15'S", 24750, 500), ("MAN", "HEALTHVIT DROPS", "30ML", 11200, 500), ("ABT", "THYROBEST 50MCG", "120'S", 21870, 500),
        ("USV", "GLYCIPHAGE SR 500MG TABLETS", "10'S", 4135, 500), ("HIM", "LIVOMRIT DS SYP", "200ML", 22500, 500), ("DAB", "ORAFLEX MOUTHWASH MINT", "250ML", 15000, 500),
        ("REK", "DETOLIX ANTISEPTIC LIQ", "550ML", 21900, 1800), ("JOH", "BABYCARE POWDER", "400G", 28500, 500), ("GLN", "CANDIFUNG DUST PWD", "120GM", 17250, 500),
        ("ROM", "SURGI-GLOVES 7.0 STERILE", "PAIR", 7000, 500), ("BIO", "INSUGEN 30/70 CARTRIDGE", "3ML", 40760, 500), ("AJN", "PROTINEXT CHOCOLATE", "400GM", 69500, 500),
        ("SRM", "LUBREX EYE DROPS", "10ML", 16500, 500)]


def pharma(path, seed, rows):
    r = rng("pharma", seed)
    st = r.choice(["09", "08", "03", "06"])
    city = r.choice(PLACES[st][1])
    name = r.choice(["GUPTA MEDICAL AGENCIES", "NEW LIFELINE DISTRIBUTORS", "SHIV PHARMA", "KALRA MEDICOS (WHOLESALE)"])
    sg = gstin(r, st, r.choice("PF"), name)
    bname = r.choice(["CITY CARE HOSPITAL PHARMACY", "JANTA MEDICAL STORE", "SANJEEVANI CHEMISTS", "APEX MULTISPECIALITY HOSPITAL"])
    b = party(r, st)
    b["gstin"] = gstin(r, st, "P", bname)
    bd = day(r, "2025-10-01", "2026-03-20")
    no = f"{r.choice(['A', 'GM', 'S'])}{r.randint(101, 19999):06d}"
    items = []
    for i in range(rows):
        mf, nm, pk, mrp, bp = r.choice(MEDS)
        qty = r.choice([1, 2, 3, 5, 6, 10, 10, 20, 30, 50])
        free = qty // 10 if r.random() < .5 else 0
        rate = mrp * 100 * 1000 // (1000 + bp // 10) * 76 // 10000
        disc = r.choice([0, 0, 200, 500, 1000])
        g = qty * rate
        amt = g - pct(g, disc)
        bt = "".join(r.choice(LET) for _ in range(r.randint(1, 3))) + str(r.randint(1000, 999999))
        items.append((mf, nm, pk, bt, f"{r.randint(1, 12):02d}/{r.randint(27, 29)}", {500: "30049099", 1800: "38089400"}[bp], mrp, qty, free, rate, disc, bp, amt))
    cls = {}
    for it in items:
        c = cls.setdefault(it[11], [0, 0])
        c[0] += it[12]
    for bp, c in cls.items():
        c[1] = pct(c[0], bp // 2)
    sub, tax = sum(c[0] for c in cls.values()), sum(c[1] for c in cls.values())
    ro = rs_round(sub + 2 * tax)
    tot = sub + 2 * tax + ro
    p = Page(path, (684, 432))
    cols = [(20, "Sn", "l"), (36, "QTY.", "l"), (66, "FREE", "l"), (92, "MFG.", "l"), (120, "PRODUCT NAME", "l"), (264, "PACK", "l"), (298, "BATCH", "l"), (352, "EXP.", "l"),
            (384, "HSN", "l"), (460, "M.R.P.", "r"), (506, "RATE", "r"), (538, "DIS%", "r"), (570, "SGST", "r"), (602, "CGST", "r"), (662, "AMOUNT", "r")]

    def head():
        p.box(14, 14, 656, 404, .8)
        p.t(20, 30, name, "DCB", 12)
        p.t(20, 41, f"SHOP NO. {r0}, DAWA BAZAR, {city[2].upper()}", "DC", 7.5)
        p.t(20, 51, f"{city[0].upper()}-{city[1]}   PH: 0141-22{r0}8871", "DC", 7.5)
        p.t(20, 61, f"D.L.No.: 20B/UA/{r0}/2019, 21B/UA/{r0}/2019", "DC", 7.5)
        p.t(20, 71, f"GSTIN : {sg}", "DCB", 7.5)
        p.t(20, 81, f"STATE : {st}-{PLACES[st][0].upper()}", "DC", 7.5)
        p.line(262, 14, 262, 86, .5)
        p.line(420, 14, 420, 86, .5)
        p.t(341, 28, "GST INVOICE", "DCB", 11, "c")
        p.t(268, 44, f"Invoice No. : {no}", "DCB", 8.5)
        p.t(268, 56, f"Date : {bd:%d-%m-%Y}", "DC", 8.5)
        p.t(268, 68, f"Due Date : {bd + dt.timedelta(days=21):%d-%m-%Y}", "DC", 8.5)
        p.t(268, 80, f"CREDIT       Page : {p.n}", "DC", 7.5)
        p.t(426, 28, f"M/s {bname}", "DCB", 9)
        p.t(426, 40, f"{b['plot'].upper()}, {b['area'].upper()}", "DC", 7.5)
        p.t(426, 50, f"{b['city'].upper()}", "DC", 7.5)
        p.t(426, 60, f"D.L.No.: RJ/{r0}-20, {r0}-21", "DC", 7.5)
        p.t(426, 70, f"GSTIN : {b['gstin']}", "DCB", 7.5)
        p.t(426, 81, f"PLACE OF SUPPLY : {st}-{PLACES[st][0].upper()}", "DC", 7.5)
        p.line(14, 86, 670, 86, .8)
        for x, k, a in cols:
            p.t(x, 96, k, "DCB", 7, a)
        p.line(14, 100, 670, 100, .8)
        for x in (33, 63, 89, 117, 261, 295, 349, 381, 424, 464, 510, 541, 573, 605):
            p.line(x, 86, x, 310, .3)
        return 111

    r0 = r.randint(11, 98)
    y, li = head(), []
    for i, it in enumerate(items):
        if y > 304:
            p.line(14, 310, 670, 310, .8)
            p.t(664, 330, "Continued...", "DCB", 9, "r")
            p.new()
            y = head()
        mf, nm, pk, bt, ex, hsn, mrp, q, fr, rate, disc, bp, amt = it
        vals = (f"{i + 1}.", q, fr or "", mf, nm, pk, bt, ex, hsn, d2(mrp), d2(rate), f"{disc / 100:.2f}", f"{bp / 200:.2f}", f"{bp / 200:.2f}", d2(amt))
        for (x, k, a), v in zip(cols, vals):
            p.t(x, y, v, "DC", 7.5, a)
        y += 11
        li.append({"description": nm, "hsn_sac": hsn, "quantity": str(q), "unit_price": d2(rate), "taxable_value": d2(amt), "tax_rate": f"{bp / 100:g}"})
    p.line(14, 310, 670, 310, .8)
    fx = [(66, "CLASS", "r"), (120, "TOTAL", "r"), (165, "SCHEME", "r"), (212, "DISCOUNT", "r"), (256, "SGST", "r"), (300, "CGST", "r"), (354, "TOTAL GST", "r")]
    for x, k, a in fx:
        p.t(x, 320, k, "DCB", 6.5, a)
    p.line(14, 323, 360, 323, .3)
    yy = 331
    for bp in (500, 1200, 1800, 2800):
        v, t = cls.get(bp, [0, 0])
        for (x, k, a), s in zip(fx, (f"GST {bp / 100:.2f}", d2(v), "0.00", "0.00", d2(t), d2(t), d2(2 * t))):
            p.t(x, yy, s, "DC", 6.5, a)
        yy += 9
    p.line(14, yy - 6, 360, yy - 6, .3)
    for (x, k, a), s in zip(fx, ("TOTAL", d2(sub), "0.00", "0.00", d2(tax), d2(tax), d2(2 * tax))):
        p.t(x, yy + 2, s, "DCB", 6.5, a)
    p.line(14, yy + 6, 670, yy + 6, .5)
    p.line(360, 310, 360, yy + 6, .5)
    p.line(520, 310, 520, 418, .5)
    p.t(366, 322, f"TOTAL ITEM : {rows}    TOTAL QTY : {sum(i[7] for i in items)}", "DC", 7)
    p.para(366, 334, "Rs. " + rupees(tot), "DC", 7, 148)
    yy0 = 320
    for k, v in (("SUB TOTAL", sub), ("DISCOUNT", 0), ("SGST PAYBLE", tax), ("CGST PAYBLE", tax), ("ADD/LESS", 0), ("ROUND OFF", ro)):
        p.t(526, yy0, k, "DC", 7)
        p.t(662, yy0, d2(v), "DC", 7, "r")
        yy0 += 9
    p.box(520, 385, 150, 33, .8)
    p.t(526, 406, "GRAND TOTAL", "DCB", 9)
    p.t(662, 406, d2(tot), "DCB", 11, "r")
    p.t(20, 390, "Terms & Conditions", "DCB", 6.5)
    p.t(20, 399, "Goods once sold will not be taken back or exchanged. Bills not paid due date will attract 24% interest.", "DC", 6)
    p.t(20, 407, "All disputes subject to " + city[0].upper() + " Jurisdiction only. Prescribed Sales Tax declaration will be given.", "DC", 6)
    p.t(514, 414, f"For {name}", "DCB", 7, "r")
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name, "gstin": sg},
                  "recipient": {"name": bname, "gstin": b["gstin"]}, "place_of_supply": st, "line_items": li,
                  "totals": {"taxable_value": d2(sub), "cgst": d2(tax), "sgst": d2(tax), "round_off": d2(ro), "total": d2(tot)}})


def textile(path, seed, rows):
    r = rng("textile", seed)
    name = r.choice(["Radha Govind Silk Mills", "Jalaram Fashion Prints", "Anmol Tex Fab", "Shree Sai Synthetics"])
    sg = gstin(r, "24", r.choice("FP"), name)
    b = party(r, avoid="24")
    bd = day(r, "2023-04-03", "2025-08-30")
    no = f"{r.randint(1, 4999)}"
    cloth = [("Weightless Georgette Print 44\"", "54075290"), ("Rayon 14 Kg Dyed 58\"", "55161200"), ("Malai Crepe Digital Print", "54075490"), ("Japan Satin Plain", "54075220"),
             ("Chinon Sequence Embroidery Work Heavy Border", "58109210"), ("Dola Jacquard Lining", "54078290")]
    items = []
    for i in range(rows):
        nm, hsn = r.choice(cloth)
        n = r.randint(2, 9)
        lens = [r.randint(380, 1240) * 5 for _ in range(n)]
        m = sum(lens)
        rate = r.randint(28, 240) * 100 + r.choice([0, 50, 25])
        items.append((nm, hsn, r.randint(1001, 9999), lens, m, rate, div(m * rate, 100)))
    gross = sum(i[6] for i in items)
    disc = pct(gross, 300)
    pk = 15000 * max(1, rows // 4)
    tx = gross - disc + pk
    ig = pct(tx, 500)
    ro = rs_round(tx + ig)
    tot = tx + ig + ro
    p = Page(path, (595, 842))
    X = [30, 54, 238, 292, 322, 388, 414, 466, 565]
    MR = (.5, 0, .25)

    def head():
        p.t(297, 26, "|| SHREE GANESHAY NAMAH ||", H, 7, "c", MR)
        p.box(30, 32, 535, 778, .9, MR)
        p.t(36, 44, f"GSTIN : {sg}", HB, 9)
        p.t(559, 44, "Original Copy", HI_, 8.5, "r")
        p.t(297, 46, "TAX INVOICE", HB, 10, "c")
        p.t(297, 66, name.upper(), TB, 20, "c", MR)
        p.t(297, 79, "Mfrs. & Wholesale Dealers in : Fancy Dress Material, Sarees & Grey Cloth", TI, 9, "c")
        p.t(297, 91, f"{shop}, Millennium Textile Market, Ring Road, Surat - 395002 (Guj.)  Tel. : 0261-23{shop}7", H, 8, "c")
        p.line(30, 97, 565, 97, .9, MR)
        p.line(297, 97, 297, 205, .6, MR)
        for i, (k, v) in enumerate((("Invoice No.", no), ("Dated", f"{bd:%d-%m-%Y}"), ("Place of Supply", f"{b['sname']} ({b['state']})"), ("Reverse Charge", "N"), ("GR/RR No.", gr), ("Transport", tr),
                                    ("Vehicle No.", ""), ("Station", b["city"]), ("Broker", brk))):
            p.t(303, 109 + i * 11.2, k, H, 8.5)
            p.t(390, 109 + i * 11.2, f": {v}", HB if i < 2 else H, 8.5)
        p.t(36, 109, "Party Details :", HI_, 8.5)
        p.t(36, 123, b["name"], HB, 10)
        p.t(36, 135, f"{b['plot']}, {b['area']}", H, 9)
        p.t(36, 147, f"{b['city']} - {b['pin']}", H, 9)
        p.t(36, 175, "Party Mobile No. :", H, 8.5)
        p.t(36, 189, "GSTIN / UIN", H, 8.5)
        p.t(120, 189, f": {b['gstin']}", HB, 9)
        p.line(30, 205, 565, 205, .9, MR)
        for i, k in enumerate(["S.N.", "Description of Goods", "HSN/SAC|Code", "Pcs.", "Qty.", "Unit", "Price", "Amount (Rs.)"]):
            for j, ln in enumerate(k.split("|")):
                if i in (3, 4, 6, 7):
                    p.t(X[i + 1] - 4, 216 + 9 * j, ln, HB, 8, "r")
                else:
                    p.t(X[i] + 3, 216 + 9 * j, ln, HB, 8)
        p.line(30, 230, 565, 230, .6, MR)
        return 243

    shop = r.randint(1001, 4099)
    gr, tr, brk = str(r.randint(100000, 999999)), r.choice(["Surat Ahmedabad Trpt.", "V-Trans (I) Ltd", "Maruti Courier"]), r.choice(["Mahesh Dalal", "Om Agency", "Direct"])
    y, li = head(), []

    def cols(y2):
        for x in X[1:-1]:
            p.line(x, 205, x, y2, .4, MR)

    for i, (nm, hsn, bale, lens, m, rate, amt) in enumerate(items):
        ls = wrap(nm, HB, 8.5, X[2] - X[1] - 6)
        sub = wrap(f"Bale {bale} : " + " ".join(d2(v) for v in lens), H, 6.5, X[2] - X[1] - 8)
        if y + 11 * len(ls) + 8 * len(sub) > 770:
            cols(786)
            p.line(30, 786, 565, 786, .6, MR)
            p.t(559, 800, "contd. on page no. " + str(p.n + 1), HI_, 8, "r")
            p.new()
            y = head()
        p.t(X[0] + 4, y, f"{i + 1}.", H, 8.5)
        for j, ln in enumerate(ls):
            p.t(X[1] + 3, y + 11 * j, ln, HB, 8.5)
        p.t(X[2] + 3, y, hsn, H, 8.5)
        p.t(X[4] - 4, y, len(lens), H, 8.5, "r")
        p.t(X[5] - 4, y, inr(m), HB, 8.5, "r")
        p.t(X[5] + 4, y, "Mtr.", H, 8.5)
        p.t(X[7] - 4, y, inr(rate), H, 8.5, "r")
        p.t(X[8] - 4, y, inr(amt), HB, 8.5, "r")
        y += 11 * len(ls)
        for ln in sub:
            p.t(X[1] + 5, y - 2, ln, H, 6.5, col=(.25, .25, .25))
            y += 8
        y += 3
        li.append({"description": nm, "hsn_sac": hsn, "quantity": d2(m), "unit": "Mtr.", "unit_price": d2(rate), "taxable_value": d2(amt)})
    if y > 560:
        cols(786)
        p.line(30, 786, 565, 786, .6, MR)
        p.t(559, 800, "contd. on page no. " + str(p.n + 1), HI_, 8, "r")
        p.new()
        y = head()
    p.line(X[7], y - 4, 565, y - 4, .4, MR)
    p.t(X[8] - 4, y + 7, inr(gross), HB, 8.5, "r")
    y += 22
    adj = [("Less", "Trade Discount", "@ 3.00 %", -disc), ("Add", "Packing & Forwarding", "", pk), ("Add", "IGST", "@ 5.00 %", ig), ("Add" if ro >= 0 else "Less", "Rounded Off", "(+)" if ro >= 0 else "(-)", ro)]
    for k, n, at, v in adj:
        p.t(120, y, k, HI_, 8.5)
        p.t(146, y, f": {n}", HI_, 8.5)
        p.t(X[7] - 4, y, at, HI_, 8.5, "r")
        p.t(X[8] - 4, y, inr(abs(v)), H, 8.5, "r")
        y += 13
    y = max(y + 6, 560)
    cols(y)
    p.line(30, y, 565, y, .6, MR)
    p.t(X[2] - 4, y + 13, "Grand Total", HB, 9, "r")
    p.t(X[5] - 4, y + 13, inr(sum(i[4] for i in items)), HB, 8.5, "r")
    p.t(X[5] + 4, y + 13, "Mtr.", H, 8.5)
    p.t(X[8] - 4, y + 13, "Rs. " + inr(tot), HB, 9, "r")
    p.line(30, y + 18, 565, y + 18, .6, MR)
    for x, k in ((36, "Tax Rate"), (130, "Taxable Amt."), (210, "IGST Amt."), (290, "Total Tax")):
        p.t(x, y + 29, k, HB, 7.5)
    for x, k in ((36, "5%"), (130, inr(tx)), (210, inr(ig)), (290, inr(ig))):
        p.t(x, y + 40, k, H, 7.5)
    p.t(36, y + 58, "Rupees " + rupees(tot), HB, 8)
    p.line(30, y + 66, 565, y + 66, .6, MR)
    p.t(36, y + 78, "Bank Details : YES BANK, RING ROAD, A/C NO. 0046884000" + f"{shop}, IFSC YESB0000046", H, 8)
    p.line(30, y + 84, 565, y + 84, .6, MR)
    p.t(36, y + 96, "Terms & Conditions", HB, 8)
    for j, s in enumerate(("E. & O.E.", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if payment is not made within 30 days.", "3. Dhara : no complaint after cutting of cloth.", "4. Subject to 'Surat' Jurisdiction only.")):
        p.t(36, y + 106 + 9 * j, s, H, 7)
    p.line(340, y + 84, 340, 810, .6, MR)
    p.t(346, y + 96, "Receiver's Signature  :", H, 8)
    p.line(340, y + 110, 565, y + 110, .6, MR)
    p.t(559, y + 122, f"for {name}", HB, 8.5, "r")
    p.t(559, 804, "Authorised Signatory", H, 8, "r")
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name.upper(), "gstin": sg},
                  "recipient": {"name": b["name"], "gstin": b["gstin"]}, "place_of_supply": b["state"], "reverse_charge": False, "line_items": li,
                  "totals": {"taxable_value": d2(tx), "igst": d2(ig), "round_off": d2(ro), "total": d2(tot)}})


PARTS = [("16510M68K11", "FILTER ASSY, ENGINE OIL", "84212300", 2800, 8600, 100, "NOS"), ("99000M24121-555", "ENGINE OIL 0W-20 SYNTH (LOOSE)", "27101972", 1800, 54200, 310, "LTR"),
         ("55810M74L10", "PAD SET, FRONT DISC BRAKE", "87083000", 2800, 192500, 100, "SET"), ("09168-14015", "GASKET, DRAIN PLUG", "84841090", 2800, 2350, 100, "NOS"),
         ("13780M68P00", "FILTER, AIR CLEANER", "84213100", 2800, 34800, 100, "NOS"), ("38340M60M00", "BLADE ASSY, WIPER DRIVER SIDE", "85124000", 2800, 41600, 100, "NOS"),
         ("99000M99072-N30", "COOLANT ORGANIC READY MIX", "38200000", 1800, 21300, 200, "LTR"), ("71711M72R00-5PK", "BUMPER FRONT", "87081090", 2800, 318400, 100, "NOS"),
         ("36531M62L10", "LAMP UNIT, HEAD RH", "85122010", 2800, 587300, 100, "NOS")]
LABS = [("PMSA01", "PAID SERVICE 20000 KM / 24 MONTHS", 125000), ("WASH02", "BODY WASH AND INTERIOR CLEANING", 52500), ("WHAL01", "WHEEL ALIGNMENT - 4 WHEELS", 61000), ("WHBL01", "WHEEL BALANCING (PER SET)", 44000),
        ("BPFB10", "FRONT BUMPER REMOVE/REFIT AND PAINTING TWO COAT", 285000), ("ACSV04", "AC DISINFECTANT TREATMENT", 89900)]


def workshop(path, seed, rows):
    r = rng("workshop", seed)
    st = r.choice(["33", "36", "29", "19"])
    city = r.choice(PLACES[st][1])
    name = r.choice(["Sai Pranav Motors Private Limited", "Kothari Wheels LLP", "Bharat Auto Links Pvt Ltd"])
    sg = gstin(r, st, "F" if "LLP" in name else "C", name)
    b = party(r, st)
    bd = day(r, "2023-05-01", "2025-08-28")
    no = f"BR/{r.randint(1, 99):02d}/{fy(bd).replace('-', '')}/{r.randint(100, 9999):05d}"
    nl = rows // 3 if rows > 1 else 0
    pr = [r.choice(PARTS) for _ in range(rows - nl)]
    lb = [r.choice(LABS) for _ in range(nl)]
    rn = irn(r)
    ack = f"1{r.randint(10 ** 13, 10 ** 14 - 1)}"
    p = Page(path, (842, 595))
    X = [24, 46, 132, 300, 350, 386, 414, 470, 520, 580, 610, 662, 692, 744, 818]

    def head():
        p.t(421, 28, name, "DSB", 13, "c")
        p.t(421, 40, f"Authorised Dealer & Workshop : {city[2]}, {city[0]} - {city[1]}, {PLACES[st][0]}", "DC", 8, "c")
        p.t(421, 51, f"GSTIN : {sg}   PAN : {sg[2:12]}   CIN : U50101TN2004PTC0528{rr}", "DC", 7.5, "c")
        p.t(818, 28, "(Original For Recipient)", "DC", 7, "r")
        p.t(421, 66, "TAX INVOICE - WORKSHOP (B2B)", "DCB", 9.5, "c")
        p.line(24, 70, 818, 70, .6)
        g = [[("Customer Name", b["name"]), ("Address", f"{b['plot']}, {b['area']}, {b['city']}-{b['pin']}"), ("GSTIN", b["gstin"]), ("State / Code", f"{b['sname']} / {st}"), ("Place of Supply", f"{b['sname']} ({st})")],
             [("Invoice No.", no), ("Invoice Date & Time", f"{bd:%d/%m/%Y} 17:{rr}"), ("Job Card No.", f"JC{rr}0{rr}418"), ("Job Card Date", f"{bd - dt.timedelta(days=1):%d/%m/%Y}"), ("Service Type", "PMS / RUNNING REPAIR")],
             [("Regn. No.", f"TN37 CK {rr}21"), ("Model", "BALETO ZETA 1.2 AMT"), ("Chassis No.", f"MBHEWB22SPD{rr}4187"), ("Mileage", f"2{rr}18 Kms"), ("Service Advisor", sa)]]
        for i, colu in enumerate(g):
            x = (28, 330, 590)[i]
            for j, (k, v) in enumerate(colu):
                p.t(x, 82 + j * 11, k, "DC", 7.5)
                p.t(x + (70, 84, 70)[i], 82 + j * 11, ": " + v, "DCB" if j == 0 else "DC", 7.5)
        p.line(24, 132, 818, 132, .6)
        hd = ["Sl.|No", "Part No. /|Op. Code", "Description", "HSN /|SAC", "Qty /|Hrs", "UOM", "Unit|Price", "Discount|Amount", "Taxable|Amount", "CGST|%", "CGST|Amt", "SGST|%", "SGST|Amt", "Total|Amount"]
        p.box(24, 134, 794, 22, .5, fill=(.85, .88, .93))
        for i, k in enumerate(hd):
            for j, ln in enumerate(k.split("|")):
                p.t((X[i] + X[i + 1]) / 2, 143 + 9 * j, ln, "DCB", 7, "c")
        return 167

    rr, sa = r.randint(10, 59), person(r)
    y, li = head(), []

    def need(h):
        nonlocal y
        if y + h > 560:
            p.t(421, 582, f"Page : {p.n}", "DC", 7, "c")
            p.new()
            y = head()

    def row(i, code, nm, hsn, q, uom, rate, bp):
        nonlocal y
        ls = wrap(nm, "DC", 7.5, X[3] - X[2] - 6)
        need(9 * len(ls) + 6)
        g = div(q * rate, 100)
        dsc = r.choice([0, 0, 0, pct(g, 1000)])
        tx = g - dsc
        t = pct(tx, bp // 2)
        vals = (i, code, None, hsn, d2(q), uom, inr(rate), inr(dsc), inr(tx), f"{bp / 200:.1f}", inr(t), f"{bp / 200:.1f}", inr(t), inr(tx + 2 * t))
        for k, v in enumerate(vals):
            if k in (0, 3, 5):
                p.t((X[k] + X[k + 1]) / 2, y, v, "DC", 7.5, "c")
            elif k == 1:
                p.t(X[1] + 3, y, v, "DC", 7)
            elif k != 2:
                p.t(X[k + 1] - 3, y, v, "DC", 7.5, "r")
        for j, ln in enumerate(ls):
            p.t(X[2] + 3, y + 9 * j, ln, "DC", 7.5)
        y += 9 * len(ls)
        p.line(24, y - 5.5, 818, y - 5.5, .2, (.6, .6, .6))
        y += 3
        li.append({"description": nm, "hsn_sac": hsn, "quantity": d2(q), "unit": uom, "unit_price": d2(rate), "discount": d2(dsc), "taxable_value": d2(tx), "tax_rate": f"{bp / 100:g}",
                   "cgst": d2(t), "sgst": d2(t), "total": d2(tx + 2 * t)})
        return tx, t

    sums = []
    for title, seq in (("PARTS / LUBRICANTS / ACCESSORIES", pr), ("LABOUR CHARGES", lb)):
        if not seq:
            continue
        need(30)
        p.t(28, y, title, "DCB", 8)
        y += 11
        tx = t = 0
        for i, it in enumerate(seq, 1):
            if len(it) == 7:
                q = it[5] if it[6] == "LTR" else r.choice([100, 100, 200])
                a, c = row(i, it[0], it[1], it[2], q, it[6], it[4], it[3])
            else:
                a, c = row(i, it[0], it[1], "998714", 100, "JOB", it[2], 1800)
            tx += a
            t += c
        need(16)
        p.t(X[7], y + 2, "Total " + title.split(" ")[0].title(), "DCB", 7.5, "r")
        for k, v in ((9, tx), (11, t), (13, t), (14, tx + 2 * t)):
            p.t(X[k] - 3, y + 2, inr(v), "DCB", 7.5, "r")
        y += 16
        sums.append((title.split(" ")[0].title(), tx, t))
    need(150)
    tx, t = sum(s[1] for s in sums), sum(s[2] for s in sums)
    ro = rs_round(tx + 2 * t)
    tot = tx + 2 * t + ro
    p.line(24, y, 818, y, .8)
    yy = y + 12
    for k, v in [(f"{s[0]} Amount (Taxable)", s[1]) for s in sums] + [("Total Taxable Amount", tx), ("CGST", t), ("SGST", t), ("Round Off", ro), ("Net Invoice Amount", tot)]:
        f = "DCB" if k[0] in "TN" else "DC"
        p.t(640, yy, k, f, 8)
        p.t(815, yy, inr(v), f, 8, "r")
        yy += 11.5
    p.t(28, y + 12, f"Amount in words : Rupees {rupees(tot)}", "DCB", 7.5)
    p.t(28, y + 26, "Tax is payable on reverse charge basis : No", "DC", 7.5)
    p.t(28, y + 40, f"IRN : {rn}", "DC", 7)
    p.t(28, y + 51, f"Ack No. : {ack}      Ack Date : {bd:%Y-%m-%d} 17:{rr}:00", "DC", 7)
    p.para(28, y + 66, "I have inspected the vehicle and the repairs have been carried out to my satisfaction. Replaced parts have been shown/returned to me. Received the vehicle in good condition with all accessories.", "DC", 7, 480)
    p.t(28, y + 118, "Customer's Signature", "DC", 8)
    p.t(300, y + 118, "Next Service Due : 30000 Kms", "DC", 8)
    p.t(815, y + 118, f"For {name}", "DCB", 8, "r")
    p.t(421, 582, f"Page : {p.n}", "DC", 7, "c")
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name, "gstin": sg},
                  "recipient": {"name": b["name"], "gstin": b["gstin"]}, "place_of_supply": st, "reverse_charge": False, "irn": rn, "ack_number": ack, "ack_date": iso(bd),
                  "line_items": li, "totals": {"taxable_value": d2(tx), "cgst": d2(t), "sgst": d2(t), "round_off": d2(ro), "total": d2(tot)}})


LAYOUTS = {"pharma": pharma, "textile": textile, "workshop": workshop}

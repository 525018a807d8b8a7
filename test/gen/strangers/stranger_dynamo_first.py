# SPDX-License-Identifier: AGPL-3.0-or-later
"""Latex from an estate, shrimps by count, quarry tickets."""
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

import stranger_dynamo_kit as kit
from stranger_dynamo_kit import amt, cells, div, edges_of, inr, milli, text

W, H = A4


def latex(path, seed, rows):
    r = kit.rng_of("latex", seed, rows)
    c = Canvas(path, pagesize=A4, invariant=1)
    c.setTitle("Tax Invoice - Latex")
    intra = r.random() < 0.5
    sup = kit.party("KADAMPARA HILLS PLANTATIONS LIMITED", kit.gstin(r, "32"))
    st, nm, ad = (("32", "Vellanad Glove Works Private Limited", "Plot 14, Rubber Park, Valayanchirangara, Ernakulam 683556")
                  if intra else ("33", "Sengottai Foam & Latex Products", "S.F. No. 212/3, Kadayanallur Road, Tenkasi 627811"))
    rec = kit.party(nm, kit.gstin(r, st, r.choice("CF")))
    d = kit.day(r)
    no = f"KHP/LTX/{r.randrange(40, 980):04d}/{kit.fy(d)}"
    items, total, wet_t, dry_t = [], 0, 0, 0
    rate0 = r.randrange(14800, 19400, 50)
    data_rows = []
    div_names = ["Field Latex, Upper Division", "Field Latex, Lower Division", "Field Latex, Kallar Division",
                 "Skim Latex", "Field Latex, Smallholders"]
    start = kit.plus(d, -min(28, rows))
    for i in range(rows):
        nmx = r.choice(div_names)
        wet = r.randrange(9000, 48000)            # tenths of a kilogram
        drc = r.randrange(2950, 3980) if "Skim" not in nmx else r.randrange(420, 680)
        dry = div(wet * drc, 10000)               # tenths
        rate = rate0 - (6000 if "Skim" in nmx else 0)
        val = div(dry * rate, 10)
        dd = kit.plus(start, i * min(28, rows) // rows)
        data_rows.append((str(i + 1), dd.strftime("%d.%m.%y"), f"B{r.randrange(1000, 9999)}", nmx, milli(wet, 1),
                          milli(drc, 2), milli(dry, 1), amt(rate), inr(val), val))
        items.append({"description": nmx, "quantity": milli(dry, 1), "unit": "Kg.", "unit_price": amt(rate),
                      "amount": amt(val)})
        total += val
        wet_t += wet
        dry_t += dry
    e = edges_of(40, [24, 46, 40, 136, 54, 38, 54, 50, 73])
    al = "lllcrrrrr".replace("c", "l")

    def head(first):
        text(c, W / 2, H - 50, sup["name"], "Times-Bold", 15, "c")
        text(c, W / 2, H - 64, "Kadampara Estate P.O., Mundakayam (via), Kottayam District, Kerala - 686513", "Times-Roman", 9, "c")
        text(c, W / 2, H - 76, f"GSTIN : {sup['gstin']}     Rubber Board Licence No. PL/{1000 + seed}/KTM", "Times-Roman", 9, "c")
        c.setLineWidth(1.2)
        c.line(40, H - 82, W - 40, H - 82)
        c.setLineWidth(0.4)
        y = H - 98
        if first:
            text(c, W / 2, y, "TAX INVOICE FOR LATEX SUPPLIED ON D.R.C. BASIS", "Times-Bold", 11, "c")
            y -= 20
            for k, s in enumerate(("To", "M/s. " + rec["name"], ad, "GSTIN " + rec["gstin"])):
                text(c, 40, y - 12 * k, s, "Times-Bold" if k == 1 else "Times-Roman", 10)
            right = (("Invoice No.", no), ("Date", d.strftime("%d.%m.%Y")),
                     ("Place of Supply", f"{kit.STATES[st]} ({st})"), ("HSN", "4001 10"))
            for k, (a, b) in enumerate(right):
                text(c, 372, y - 12 * k, a, "Times-Roman", 10)
                text(c, 446, y - 12 * k, ": " + b, "Times-Roman", 10)
            y -= 58
        else:
            text(c, 40, y, f"Invoice No. {no} dated {d.strftime('%d.%m.%Y')} (continued)", "Times-Italic", 9)
            y -= 14
        c.line(40, y + 11, W - 40, y + 11)
        cells(c, y, e, "lllllrrrr".replace("lllll", "llllr"),
              [["Sl.", "No."], ["Collec-", "tion on"], ["Barrel", "Chit"], "Description",
               ["Wet Wt.", "Kg."], ["D.R.C.", "%"], ["Dry Wt.", "Kg."], ["Rate per", "Kg. DRC"], ["Value", "Rs.  P."]],
              "Times-Bold", 9)
        c.line(40, y - 16, W - 40, y - 16)
        return y - 28

    y, carried = head(True), 0
    for i, row in enumerate(data_rows):
        if y < 96:
            c.line(40, y + 9, W - 40, y + 9)
            text(c, e[-2] - 60, y - 3, "Carried over", "Times-Italic", 9.5, "r")
            text(c, e[-1] - 3, y - 3, inr(carried), "Times-Italic", 9.5, "r")
            c.showPage()
            y = head(False)
            text(c, e[-2] - 60, y, "Brought over", "Times-Italic", 9.5, "r")
            text(c, e[-1] - 3, y, inr(carried), "Times-Italic", 9.5, "r")
            y -= 15
        cells(c, y, e, "llllrrrrr", list(row[:9]), "Times-Roman", 9.5)
        carried += row[9]
        y -= 15
    if y < 250:
        c.line(40, y + 9, W - 40, y + 9)
        text(c, e[-2] - 60, y - 3, "Carried over", "Times-Italic", 9.5, "r")
        text(c, e[-1] - 3, y - 3, inr(carried), "Times-Italic", 9.5, "r")
        c.showPage()
        y = head(False)
        text(c, e[-2] - 60, y, "Brought over", "Times-Italic", 9.5, "r")
        text(c, e[-1] - 3, y, inr(carried), "Times-Italic", 9.5, "r")
        y -= 15
    c.line(40, y + 9, W - 40, y + 9)
    cells(c, y - 3, e, "llllrrrrr", ["", "", "", "Total", milli(wet_t, 1), "", milli(dry_t, 1), "", inr(total)], "Times-Bold", 9.5)
    c.line(40, y - 8, W - 40, y - 8)
    cg, sg, ig = kit.split_tax(total, 5, intra)
    ro, grand = kit.to_rupee(total + cg + sg + ig)
    y -= 22
    foot = [("Add: CGST @ 2.5%", cg), ("Add: SGST @ 2.5%", sg)] if intra else [("Add: IGST @ 5%", ig)]
    for lab, v in foot + [("Rounding", ro), ("Amount Payable Rs.", grand)]:
        f = "Times-Bold" if "Payable" in lab else "Times-Roman"
        text(c, e[-2] - 8, y, lab, f, 10, "r")
        text(c, e[-1] - 3, y, inr(v), f, 10, "r")
        y -= 14
    w = "Rupees " + kit.words(grand // 100, conj="and") + " only"
    for k, s in enumerate(kit.wrap("(" + w + ")", "Times-Italic", 10, W - 80)):
        text(c, 40, y - 4 - 12 * k, s, "Times-Italic", 10)
    y -= 36
    for k, s in enumerate(("D.R.C. as per joint test at the buyer's laboratory; disputes to be raised within 3 days.",
                           "Latex preserved with ammonia 0.7%. Barrels remain the property of the Estate.")):
        text(c, 40, y - 11 * k, s, "Times-Roman", 8.5)
    text(c, W - 40, y - 22, "For Kadampara Hills Plantations Limited", "Times-Roman", 9.5, "r")
    text(c, W - 40, y - 60, "Manager / Group Accountant", "Times-Roman", 9.5, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec,
         "line_items": items, "taxable_total": amt(total), "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": w}
    t.update({"cgst_total": amt(cg), "sgst_total": amt(sg)} if intra else {"igst_total": amt(ig)})
    return {"data": t}


def shrimp(path, seed, rows):
    r = kit.rng_of("shrimp", seed, rows)
    c = Canvas(path, pagesize=A4, invariant=1)
    c.setTitle("Seafood invoice")
    F, B = "Gst26Cond", "Gst26CondB"
    blue, pale = HexColor("#0b4f6c"), HexColor("#e3f1f5")
    intra = r.random() < 0.4
    sup = kit.party("Godavari Tide Aqua Exports", kit.gstin(r, "37", "F"))
    st, nm, ad = (("37", "Coastal Bay Frozen Foods LLP", ["D.No. 8-3-11, Beach Road", "Visakhapatnam 530017"]) if intra
                  else ("30", "Mandovi Table Seafoods Pvt Ltd", ["Shed 6, Verna Industrial Estate", "Verna, Goa 403722"]))
    rec = kit.party(nm, kit.gstin(r, st))
    d = kit.day(r)
    due = kit.plus(d, r.choice((7, 15, 21)))
    no = f"GT{d.strftime('%y%m')}-{r.randrange(100, 999)}"
    kinds = [("Vannamei HLSO", "03061790", ["16/20", "21/25", "26/30", "31/40", "41/50"], 62000),
             ("Vannamei PD", "03061790", ["31/40", "41/50", "51/60", "71/90", "PUD 100/200"], 68000),
             ("Black Tiger HOSO", "03061790", ["6/8", "8/12", "13/15", "16/20"], 98000),
             ("Squid Whole Cleaned", "03074320", ["U/10", "10/20", "20/40"], 41000),
             ("Cuttlefish Whole", "03074310", ["1/2", "3/5", "8/12"], 39000)]
    packs = [(10, "10 x 1 kg"), (12, "6 x 2 kg"), (18, "10 x 1.8 kg"), (20, "20 x 1 kg"), (8, "20 x 0.4 kg")]
    e = edges_of(34, [20, 104, 52, 62, 58, 38, 54, 58, 81])
    lst, items, total, mc_t, kg_t = [], [], 0, 0, 0
    for i in range(rows):
        nmx, hsn, grades, base = r.choice(kinds)
        g = r.choice(grades)
        kg, ptxt = r.choice(packs)
        mc = r.randrange(5, 180)
        rate = base - grades.index(g) * 4500 + r.randrange(-15, 15) * 100
        q = kg * mc
        v = q * rate
        glz = r.choice(("10%", "15%", "20%"))
        lst.append((str(i + 1), [nmx, f"IQF, glaze {glz}"], hsn, g, ptxt, str(mc), f"{q}.00", amt(rate), inr(v)))
        items.append({"description": f"{nmx} IQF, glaze {glz}", "hsn_sac": hsn, "quantity": f"{q}.00",
                      "unit": "kg", "unit_price": amt(rate), "taxable_value": amt(v), "amount": amt(v)})
        total += v
        mc_t += mc
        kg_t += q
    page = [0]

    def head():
        page[0] += 1
        c.setFillColor(blue)
        c.rect(0, H - 64, W, 64, stroke=0, fill=1)
        c.setFillColor(HexColor("#ffffff"))
        text(c, 34, H - 34, sup["name"], B, 17)
        text(c, 34, H - 50, "Processing plant: Bhimavaram Road, Undi, West Godavari, A.P. 534199  |  FSSAI 10021044000318", F, 8)
        text(c, W - 34, H - 34, "TAX INVOICE", B, 13, "r")
        text(c, W - 34, H - 50, f"Page {page[0]}", F, 8, "r")
        c.setFillColor(HexColor("#000000"))
        y = H - 84
        if page[0] == 1:
            text(c, 34, y, "Sold to", F, 8)
            text(c, 34, y - 13, rec["name"], B, 10.5)
            for k, s in enumerate(ad + ["GSTIN: " + rec["gstin"]]):
                text(c, 34, y - 26 - 11 * k, s, F, 9)
            grid = [("Invoice #", no), ("Invoice date", d.strftime("%d %b %Y")), ("Payment due", due.strftime("%d %b %Y")),
                    ("Our GSTIN", sup["gstin"]), ("Place of supply", f"{st} - {kit.STATES[st]}"), ("Reefer / seal", f"{kit.vehicle(r, 'AP')} / {r.randrange(100000, 999999)}")]
            for k, (a, b) in enumerate(grid):
                text(c, 340, y - 12 * k, a, F, 8.5)
                text(c, 420, y - 12 * k, b, B, 8.5)
            y -= 92
        c.setFillColor(pale)
        c.rect(34, y - 16, e[-1] - 34, 28, stroke=0, fill=1)
        c.setFillColor(blue)
        cells(c, y, e, "llllcrrrr", ["#", "Product", "HSN", ["Count per lb", "/ grade"], ["Packing", "(per MC)"], ["No. of", "MCs"],
                                     ["Net wt", "(kg)"], ["Rate", "per kg (₹)"], ["Taxable", "value (₹)"]], B, 8)
        c.setFillColor(HexColor("#000000"))
        return y - 29

    y = head()
    c.setStrokeColor(HexColor("#b9cfd6"))
    for row in lst:
        if y < 70:
            c.showPage()
            y = head()
            c.setStrokeColor(HexColor("#b9cfd6"))
        cells(c, y, e, "llllcrrrr", list(row), F, 8.5)
        c.setLineWidth(0.4)
        c.line(34, y - 15, e[-1], y - 15)
        y -= 26
    if y < 210:
        c.showPage()
        y = head()
    cells(c, y, e, "llllcrrrr", ["", "Total", "", "", "", str(mc_t), f"{kg_t}.00", "", inr(total)], B, 8.5)
    y -= 24
    cg, sg, ig = kit.split_tax(total, 5, intra)
    ro, grand = kit.to_rupee(total + cg + sg + ig)
    w = kit.words(grand // 100, hyphen=True) + " Rupees Only"
    yy = y
    for lab, v in ([("CGST 2.5%", cg), ("SGST 2.5%", sg)] if intra else [("IGST 5%", ig)]) + [("Round off", ro)]:
        text(c, 400, yy, lab, F, 9)
        text(c, e[-1] - 3, yy, inr(v), F, 9, "r")
        yy -= 14
    c.setFillColor(blue)
    c.rect(394, yy - 7, e[-1] - 394, 19, stroke=0, fill=1)
    c.setFillColor(HexColor("#ffffff"))
    text(c, 400, yy - 1, "Invoice total", B, 10)
    text(c, e[-1] - 3, yy - 1, "₹ " + inr(grand), B, 10, "r")
    c.setFillColor(HexColor("#000000"))
    text(c, 34, y, "In words", F, 8)
    for k, s in enumerate(kit.wrap(w, B, 9, 330)):
        text(c, 34, y - 13 - 12 * k, s, B, 9)
    for k, s in enumerate(("Core temperature at loading -18 °C or below. MC = master carton.",
                           "Claims on count, glaze or quality only with photographs, within 48 hours of unloading.",
                           "Bank: A/c 5210 0031 77, IFSC ZZAQ0000417, Undi branch")):
        text(c, 34, y - 56 - 11 * k, s, F, 8)
    text(c, e[-1], yy - 60, "Authorised signatory, Godavari Tide Aqua Exports", F, 8, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": st, "supplier": sup,
         "recipient": rec, "line_items": items, "taxable_total": amt(total), "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": w}
    t.update({"cgst_total": amt(cg), "sgst_total": amt(sg)} if intra else {"igst_total": amt(ig)})
    return {"data": t}


def quarry(path, seed, rows):
    r = kit.rng_of("quarry", seed, rows)
    c = Canvas(path, pagesize=A4, invariant=1)
    c.setTitle("Crusher bill")
    F, B = "Courier", "Courier-Bold"
    intra = r.random() < 0.6
    sup = kit.party("SRI BHAIRAVA STONE CRUSHER", kit.gstin(r, "29", "F"))
    lease = f"QL/{r.randrange(100, 999)}"
    st, nm, ad = (("29", "TUNGA ROADS AND BRIDGES PVT LTD", "CAMP: KM 84, SHIRA BYPASS, TUMAKURU") if intra
                  else ("36", "MANJIRA READYMIX CONCRETE", "SY.NO.61, PATANCHERU, SANGAREDDY"))
    rec = kit.party(nm, kit.gstin(r, st, "C"))
    d = kit.day(r)
    no = str(r.randrange(100, 4000))
    mats = [("20MM METAL", 62000), ("40MM METAL", 56000), ("12MM METAL", 60000), ("6MM CHIPS", 48000), ("M-SAND", 70000),
            ("P-SAND", 82000), ("GSB", 38000), ("WMM", 45000)]
    rates = {k: v + r.randrange(-8, 8) * 500 for k, v in mats}
    use = r.sample(sorted(rates), min(4, len(rates)))
    vs = [kit.vehicle(r, "KA").replace(" ", "") for _ in range(6)]
    lst, items, total, mt = [], [], 0, 0
    tk = r.randrange(11000, 90000)
    for i in range(rows):
        m = r.choice(use)
        tk += r.randrange(1, 9)
        gross = r.randrange(2600, 4500)
        tare = r.randrange(980, 1340)
        net = gross - tare
        v = div(net * rates[m], 100)
        dd = kit.plus(d, -15 + i * 14 // rows)
        lst.append((dd.strftime("%d/%m"), str(tk), r.choice(vs), m, milli(gross, 2), milli(tare, 2), milli(net, 2), amt(rates[m]), amt(v), v))
        items.append({"description": m, "quantity": milli(net, 2), "unit": "MT", "unit_price": amt(rates[m]), "amount": amt(v)})
        total += v
        mt += net
    e = edges_of(30, [38, 46, 72, 72, 48, 48, 50, 60, 92])
    x1 = e[-1]
    dash = "-" * int((x1 - 36) / 5.1)

    def rule(y):
        text(c, 33, y, dash, F, 8.5)

    def head(first, pg):
        text(c, 33, H - 40, sup["name"], B, 12)
        text(c, x1 - 3, H - 40, f"PAGE {pg}", F, 8.5, "r")
        text(c, 33, H - 52, "SY.NO.118, KALLAMBELLA HOBLI, SIRA TQ, TUMAKURU DIST 572125  KARNATAKA", F, 8.5)
        text(c, 33, H - 63, f"GSTIN {sup['gstin']}   QUARRY LEASE {lease}", F, 8.5)
        y = H - 80
        if first:
            text(c, W / 2, y, "GST TAX INVOICE CUM TRIP STATEMENT", B, 10, "c")
            y -= 18
            text(c, 33, y, "PARTY : " + rec["name"], B, 9)
            text(c, 380, y, "BILL NO : " + no, B, 9)
            text(c, 33, y - 12, "        " + ad, F, 9)
            text(c, 380, y - 12, "DATE    : " + d.strftime("%d/%m/%Y"), F, 9)
            text(c, 33, y - 24, "GSTIN : " + rec["gstin"], F, 9)
            text(c, 380, y - 24, f"STATE   : {st} {kit.STATES[st].upper()}", F, 9)
            y -= 42
            text(c, 33, y, f"PLACE OF SUPPLY: {st}-{kit.STATES[st].upper()}    HSN 2517 (STONE AGGREGATES AND SAND)    REVERSE CHARGE: NO", F, 8)
            y -= 10
        rule(y)
        cells(c, y - 10, e, "llllrrrrr", ["DATE", "TICKET", "VEHICLE", "MATERIAL", ["GROSS", "MT"], ["TARE", "MT"], ["NET", "MT"], ["RATE", "PER MT"], "AMOUNT"], B, 8.5)
        rule(y - 30)
        return y - 41

    def carry(y, lab, v):
        text(c, e[4] - 3, y, lab, B, 8.5, "r")
        text(c, x1 - 3, y, amt(v), B, 8.5, "r")

    pg, run = 1, 0
    y = head(True, pg)
    for row in lst:
        if y < 70:
            rule(y + 2)
            carry(y - 8, "C/F", run)
            c.showPage()
            pg += 1
            y = head(False, pg)
            carry(y, "B/F", run)
            y -= 12
        cells(c, y, e, "llllrrrrr", list(row[:9]), F, 8.5)
        run += row[9]
        y -= 12
    if y < 215:
        rule(y + 2)
        carry(y - 8, "C/F", run)
        c.showPage()
        y = head(False, pg + 1)
        carry(y, "B/F", run)
        y -= 12
    rule(y + 2)
    cells(c, y - 9, e, "lllrrrrrr", ["", "", "", f"{rows} TRIPS", "", "", milli(mt, 2), "", amt(total)], B, 8.5)
    rule(y - 19)
    cg, sg, ig = kit.split_tax(total, 5, intra)
    ro, grand = kit.to_rupee(total + cg + sg + ig)
    y -= 34
    for lab, v in [("TAXABLE VALUE", total)] + ([("CGST 2.50%", cg), ("SGST 2.50%", sg)] if intra else [("IGST 5.00%", ig)]) + [("ROUND OFF", ro), ("BILL AMOUNT", grand)]:
        f = B if lab == "BILL AMOUNT" else F
        text(c, 380, y, lab, f, 9)
        text(c, x1 - 3, y, amt(v), f, 9, "r")
        y -= 12
    w = "RUPEES " + kit.words(grand // 100).upper() + " ONLY"
    for k, s in enumerate(kit.wrap(w, B, 8.5, x1 - 40)):
        text(c, 33, y - 6 - 11 * k, s, B, 8.5)
    text(c, 33, y - 44, "MINERAL DISPATCH PERMITS HANDED OVER WITH EACH TRIP. WEIGHMENT AT OUR BRIDGE IS FINAL.", F, 8)
    text(c, x1 - 3, y - 60, "FOR SRI BHAIRAVA STONE CRUSHER", F, 8.5, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items,
         "taxable_total": amt(total), "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": w}
    t.update({"cgst_total": amt(cg), "sgst_total": amt(sg)} if intra else {"igst_total": amt(ig)})
    return {"data": t}


LAYOUTS = {"latex": latex, "shrimp": shrimp, "quarry": quarry}

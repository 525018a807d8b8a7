# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canvas layouts: distributor of consumer goods, pharmaceutical wholesale."""
import datetime

from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas

import stranger_jetty_kit as kit
from stranger_jetty_kit import Grid, div, s

GOODS = [("Nimbu Fresh Dishwash Bar 200g", "340220", 18, 2000, 48), ("Swarna Detergent Pdr 1kg", "340290", 18, 11500, 12),
         ("Kesarika Almond Hair Oil 190ml", "330590", 18, 14000, 36), ("Patal Glucose Biscuit 65g", "190531", 18, 1000, 120),
         ("Patal Cream Choco Biscuit 120g", "190531", 18, 3000, 60), ("Aarogya Toothpaste 150g Clove", "330610", 18, 9900, 72),
         ("Tez Masala Noodles 70g", "190230", 18, 1400, 96), ("Gopal Pure Cow Ghee 500ml", "040590", 12, 34500, 20),
         ("Tikha Bhujia Namkeen 200g", "210690", 12, 5500, 40), ("Dawn Leaf Tea 250g", "090240", 5, 12500, 40),
         ("Mango Sip 600ml PET", "220299", 12, 4000, 24), ("Baby Soft Soap 75g (Pack of 4)", "340111", 18, 13600, 24),
         ("Sona Mustard Oil 1L Pouch", "151490", 5, 17500, 16), ("Incense Mogra 100 Sticks", "330741", 5, 6000, 48)]
SUPPLY = ["Jaldhara Marketing", "M/s Bhagirath Distributors", "Sri Annapoorani Agencies", "Kunwar Trade Links",
          "Parijat Consumer Distribution LLP"]


def fmcg(path, seed, rows):
    r = kit.rng("fmcg", seed, rows)
    sup, rec, inter = kit.two(r, SUPPLY, inter=False)
    d = kit.day(r)
    no = f"{r.choice(['GST', 'SI', 'CR'])}{kit.fy(d).replace('-', '')}/{r.randint(1, 99999):05d}"
    due = d + datetime.timedelta(days=r.choice([7, 14, 21]))
    lines = []
    for _ in range(rows):
        name, hsn, rt, mrp, per = r.choice(GOODS)
        cs, pc = r.choice([(0, r.randint(1, per - 1)), (r.randint(1, 6), 0), (r.randint(1, 4), r.randint(1, per - 1))])
        qty = cs * per + pc
        price = div(mrp * r.randint(68, 76), 118)
        gross = qty * price
        sch = div(gross * r.choice([0, 0, 300, 500, 750]), 10000)
        cd = div((gross - sch) * r.choice([0, 100, 200]), 10000)
        lines.append(kit.tax({"name": name, "hsn": hsn, "rate": rt, "mrp": mrp, "cs": cs, "pc": pc, "qty": qty, "price": price,
                              "amt": gross, "sch": sch, "cd": cd, "taxable": gross - sch - cd}, inter))
    tt, cg, sg = (kit.total(lines, k) for k in ("taxable", "cgst", "sgst"))
    ro, net = kit.rounded(tt + cg + sg)
    words = "Rs. " + kit.say(net // 100) + " Only"
    W, H = landscape(A4)
    L = 22
    cols = [(20, "r"), (180, "l"), (38, "l"), (43, "r"), (24, "r"), (24, "r"), (30, "r"), (42, "r"), (54, "r"), (44, "r"),
            (38, "r"), (56, "r"), (26, "r"), (44, "r"), (26, "r"), (44, "r"), (W - 2 * L - 733, "r")]
    salesman, beat = r.choice(["RAMESH K", "IMRAN S", "DINESH P", "SATHISH M"]), r.choice(["Beat 04 - Old Town", "Tue - Market Yard", "Route 11"])

    def once(pages):
        c = Canvas(path, pagesize=(W, H), invariant=1)
        c.setLineWidth(.5)
        g = Grid(c, L, cols, "DV", "DVB", 6.8, 8.2)
        page, i, carried = 1, 0, 0

        def head():
            c.setFont("DVB", 13)
            c.drawString(L, H - 34, sup["name"])
            y = kit.say_lines(c, L, H - 46, [f"{sup['street']}, {sup['city']} - {sup['pin']}", f"State : {sup['state']} ({sup['code']})   Ph : {sup['phone']}",
                              f"GSTIN : {sup['gstin']}   FSSAI : 1{r0}"], "DV", 7.5, 9.5)
            c.setFont("DVB", 10)
            c.drawCentredString(W / 2 + 10, H - 34, "GST INVOICE")
            c.setFont("DV", 7)
            c.drawCentredString(W / 2 + 10, H - 44, "ORIGINAL FOR BUYER" if seed % 2 else "CREDIT MEMO")
            kit.say_lines(c, W - 225, H - 34, [f"Bill No   : {no}", f"Bill Dt   : {d:%d/%m/%Y}", f"Due Dt   : {due:%d/%m/%Y}",
                          f"Salesman : {salesman}", f"Beat      : {beat}"], "DV", 7.5, 9.5)
            c.drawRightString(W - L, H - 34, f"Page {page} of {pages}")
            c.line(L, y + 3 - 12, W - L, y + 3 - 12)
            y -= 19
            c.setFont("DVB", 8)
            c.drawString(L, y, f"To : {rec['name']}")
            kit.say_lines(c, L, y - 10, [f"{rec['street']}, {rec['city']} - {rec['pin']}"], "DV", 7.5, 9)
            c.drawString(400, y, f"Party GSTIN : {rec['gstin']}")
            c.drawString(400, y - 10, f"Place of Supply : {rec['code']}-{rec['state']}      Ph : {rec['phone']}")
            y -= 17
            top = y
            y = g.row(y, ["Sr", "Product", "HSN", "MRP", "Cs", "Pcs", "Tot\nPcs", "Rate", "Gross\nAmt", "Sch.\nDisc", "Cash\nDisc", "Taxable\nAmt",
                          "CGST\n%", "CGST\nAmt", "SGST\n%", "SGST\nAmt", "Net\nAmt"], True, fill="#dfe7ee")
            c.line(L, y, W - L, y)
            return top, y

        r0 = f"{int(sup['phone'][1:]) * 7 % 10**13:013d}"
        top, y = head()
        while i < len(lines):
            x = lines[i]
            cells = [str(i + 1), x["name"], x["hsn"], s(x["mrp"]), str(x["cs"] or ""), str(x["pc"] or ""), str(x["qty"]), s(x["price"]),
                     s(x["amt"]), s(x["sch"]), s(x["cd"]), s(x["taxable"]), kit.rate(x["rate"] * 50), s(x["cgst"]),
                     kit.rate(x["rate"] * 50), s(x["sgst"]), s(x["gross"])]
            if y - g.height(cells) < 62:
                c.line(L, y, W - L, y)
                g.lines(top, y)
                c.setFont("DVB", 7.5)
                c.drawRightString(W - L - 3, y - 11, f"Carried forward : {s(carried)}")
                c.showPage()
                c.setLineWidth(.5)
                page += 1
                top, y = head()
                c.setFont("DV", 7)
                y2 = g.row(y, ["", "Brought forward"] + [""] * 14 + [s(carried)], True)
                y = y2
            y = g.row(y, cells)
            carried += x["gross"]
            i += 1
        y = g.row(y - 2, ["", f"Total Items : {rows}", "", "", "", "", str(kit.total(lines, "qty")), "", s(kit.total(lines, "amt")),
                          s(kit.total(lines, "sch")), s(kit.total(lines, "cd")), s(tt), "", s(cg), "", s(sg), s(tt + cg + sg)], True, fill="#eeeeee")
        g.lines(top, y)
        hs = kit.by(lines, "hsn", "rate")
        need = max(len(hs) * 11.2 + 30, 100) + 40
        if y - need < 20:
            c.showPage()
            c.setLineWidth(.5)
            page += 1
            c.setFont("DV", 7.5)
            c.drawString(L, H - 30, f"{sup['name']}     Bill No : {no}")
            c.drawRightString(W - L, H - 30, f"Page {page} of {pages}")
            y = H - 36
        y -= 8
        h = Grid(c, L, [(48, "l"), (66, "r"), (34, "r"), (54, "r"), (34, "r"), (54, "r"), (60, "r")], "DV", "DVB", 6.8, 8.2)
        t0 = y
        yy = h.row(y, ["HSN", "Taxable", "CGST%", "CGST", "SGST%", "SGST", "Total Tax"], True, fill="#dfe7ee")
        for (hc, rt), t in hs:
            yy = h.row(yy, [hc, s(t["taxable"]), kit.rate(rt * 50), s(t["cgst"]), kit.rate(rt * 50), s(t["sgst"]), s(t["cgst"] + t["sgst"])])
        h.lines(t0, yy)
        f = Grid(c, W - L - 190, [(110, "l"), (80, "r")], "DV", "DVB", 8, 10)
        y2 = y
        for a, b in (("Gross Amount", s(kit.total(lines, "amt"))), ("Less : Scheme Discount", s(kit.total(lines, "sch"))), ("Less : Cash Discount", s(kit.total(lines, "cd"))),
                     ("Add : CGST", s(cg)), ("Add : SGST", s(sg)), ("Round Off", s(ro))):
            y2 = f.row(y2, [a, b], vpad=2)
        y2 = f.row(y2, ["Net Payable", s(net)], True, fill="#dfe7ee")
        f.lines(y, y2, False)
        kit.say_lines(c, L + 365, y - 10, kit.wrap(words, "DVB", 7.5, 220), "DVB", 7.5, 9.5)
        kit.say_lines(c, L + 365, y - 42, ["Goods once sold will not be taken back.", "Cheque return charges Rs.500 extra.", "E. & O. E."], "DV", 6.8, 8.5)
        c.setFont("DV", 7.5)
        c.drawRightString(W - L, y2 - 14, f"For {sup['name']}")
        c.drawString(L + 365, y2 - 14, "Receiver's Sign & Seal")
        c.save()
        return page

    kit.count_pages(once)
    items = [{"description": x["name"], "hsn_sac": x["hsn"], "quantity": str(x["qty"]), "unit_price": s(x["price"]), "taxable_value": s(x["taxable"]),
              "gst_rate": str(x["rate"]), "cgst_amount": s(x["cgst"]), "sgst_amount": s(x["sgst"]), "amount": s(x["gross"])} for x in lines]
    return kit.truth(no, d, sup, rec, items, rec["code"], due_date=due.isoformat(), taxable_total=s(tt), cgst_total=s(cg), sgst_total=s(sg),
                     round_off=s(ro), grand_total=s(net), amount_in_words=words)


DRUGS = [("AMOXIKEL 500 CAP", "10'S", "30041030", 12), ("PARASOL-650 TAB", "15'S", "30049063", 12), ("GLIMVEX M2 TAB", "15'S", "30049099", 12),
         ("TELMIRA-H TAB", "10'S", "30049079", 12), ("COFNIL-DX SYP", "100ML", "30049039", 12), ("INSUGARD 30/70 INJ", "10ML", "30043110", 5),
         ("ORS-LYTE ORANGE", "21.8GM", "30049099", 12), ("DERMOSHINE LOTION", "50ML", "33049990", 18), ("SURGIWRAP BANDAGE 4\"", "1'S", "30059040", 12),
         ("PANTREX-40 TAB", "15'S", "30049034", 12), ("AZIKLAR 250 TAB", "6'S", "30042064", 12), ("VITAMOR GOLD CAP", "30'S", "21069099", 18),
         ("ROSUPAL 10 TAB", "10'S", "30049099", 12), ("RABIVAX VACCINE INJ", "1'S", "30022019", 5)]


def pharma(path, seed, rows):
    r = kit.rng("pharma", seed, rows)
    sup, rec, inter = kit.two(r, ["AROGYADEEP PHARMA DISTRIBUTORS", "SANJIVAN DRUG HOUSE", "NEW TRIVENI MEDICAL AGENCIES", "K. V. SUTARIYA & CO."],
                              ["SHREE DHANWANTARI MEDICALS", "LIFELINE MEDICOS", "MATRU CHEMIST & DRUGGIST", "NAVJEEVAN HOSPITAL PHARMACY"], r.random() < .35)
    d = kit.day(r)
    no = f"A{r.randint(1, 9)}-{r.randint(1, 99999):06d}"
    lines = []
    for _ in range(rows):
        name, pack, hsn, rt = r.choice(DRUGS)
        mrp = r.randint(1800, 68000)
        ptr = div(mrp * 10000, 100 * (100 + rt)) * 80 // 100
        qty = r.choice([1, 2, 3, 5, 10, 10, 20, 30, 50])
        free = qty // 10 if r.random() < .5 else 0
        dis = r.choice([0, 0, 0, 200, 500])
        gross = qty * ptr
        lines.append(kit.tax({"name": name, "pack": pack, "hsn": hsn, "rate": rt, "mrp": mrp, "ptr": ptr, "qty": qty, "free": free, "dis": dis, "amt": gross,
                              "mfg": r.choice(["ALKR", "CIPX", "SUNV", "MNKD", "ZYDR", "TRNT"]),
                              "batch": f"{r.choice('ABDGKT')}{r.choice('ELNPX')}{r.randint(1000, 99999)}", "exp": f"{r.randint(1, 12):02d}/{r.randint(26, 28)}",
                              "taxable": gross - div(gross * dis, 10000)}, inter))
    tt = kit.total(lines, "taxable")
    classes = []
    for rt in (5, 12, 18, 28):
        base = sum(x["taxable"] for x in lines if x["rate"] == rt)
        classes.append((rt, base, div(base * rt, 100) if inter else div(base * rt, 200)))
    ig = sum(q[2] for q in classes) if inter else 0
    cg = sg = 0 if inter else sum(q[2] for q in classes)
    disc = kit.total(lines, "amt") - tt
    ro, net = kit.rounded(tt + cg + sg + ig)
    words = "RUPEES " + kit.say(net // 100).upper() + " ONLY"
    W, H = A4
    L = 24
    cols = [(19, "r"), (28, "l"), (33, "r"), (24, "r"), (112, "l"), (34, "l"), (44, "l"), (46, "l"), (30, "l"), (39, "r"), (39, "r"), (25, "r"), (24, "r"), (50, "r")]
    per = r.choice([20, 24, 28])
    dl = [f"DL No: {sup['code']}-20B-{r.randint(10000, 99999)}, 21B-{r.randint(10000, 99999)}", f"DL No: {rec['code']}/20/{r.randint(1000, 9999)}"]

    def once(pages):
        c = Canvas(path, pagesize=A4, invariant=1)
        g = Grid(c, L, cols, "Helvetica", "Helvetica-Bold", 6.6, 8, 1.8)
        for page in range(1, pages + 1):
            c.setLineWidth(.6)
            mid = W / 2 + 12
            y = H - 34
            c.rect(L, y - 78, W - 2 * L, 90)
            c.line(mid, y - 78, mid, y + 12)
            c.setFont("Helvetica-Bold", 11)
            c.drawString(L + 5, y, sup["name"])
            kit.say_lines(c, L + 5, y - 12, [sup["street"], f"{sup['city']} - {sup['pin']} ({sup['state']})", f"Phone: {sup['phone']}", dl[0]], "Helvetica", 7.5, 10)
            c.setFont("Helvetica-Bold", 8)
            c.drawString(L + 5, y - 56, f"GSTIN: {sup['gstin']}")
            c.drawString(mid + 5, y, "Buyer:  " + rec["name"])
            kit.say_lines(c, mid + 5, y - 12, [rec["street"], f"{rec['city']} - {rec['pin']}", dl[1], f"GSTIN: {rec['gstin']}", f"State Code: {rec['code']}"], "Helvetica", 7.5, 10)
            c.setFont("Helvetica-Bold", 9)
            y -= 92
            c.drawString(L + 5, y + 2, "GST INVOICE")
            c.setFont("Helvetica", 8)
            c.drawString(L + 90, y + 2, f"Inv. No: {no}")
            c.drawString(L + 200, y + 2, f"Date: {d:%d-%m-%Y}")
            c.drawString(L + 310, y + 2, f"Terms: {'CREDIT' if seed % 2 else 'CASH'}")
            c.drawRightString(W - L - 4, y + 2, f"Page: {page}/{pages}")
            y -= 4
            top = y
            y = g.row(y, ["Sn", "Mfg", "Qty", "Free", "Product Name", "Pack", "HSN", "Batch", "Exp.", "MRP", "PTR", "Dis%", "GST%", "Amount"], True)
            c.line(L, y, W - L, y)
            part = lines[(page - 1) * per:page * per]
            for i, x in enumerate(part, (page - 1) * per + 1):
                y = g.row(y, [str(i), x["mfg"], str(x["qty"]), str(x["free"] or ""), x["name"], x["pack"], x["hsn"], x["batch"], x["exp"], s(x["mrp"]), s(x["ptr"]),
                              kit.rate(x["dis"]) if x["dis"] else "", str(x["rate"]), s(x["taxable"])])
            y = top - 12 - per * 11.2
            g.lines(top, y)
            if page < pages:
                c.setFont("Helvetica-Oblique", 8)
                c.drawRightString(W - L, y - 12, "Continued on next page ...")
                c.showPage()
        f = Grid(c, L, [(46, "l"), (62, "r")] + ([(62, "r")] if inter else [(52, "r"), (52, "r")]) + [(58, "r")], "Helvetica", "Helvetica-Bold", 7, 9)
        t0 = y
        yy = f.row(y, ["CLASS", "TAXABLE"] + (["IGST"] if inter else ["SGST", "CGST"]) + ["TOTAL GST"], True)
        c.line(L, yy, L + f.width, yy)
        for rt, base, half in classes:
            yy = f.row(yy, [f"GST {rt}.00%", s(base)] + ([s(half)] * 2 if inter else [s(half), s(half), s(half * 2)]))
        c.line(L, yy, L + f.width, yy)
        yy = f.row(yy, ["TOTAL", s(tt)] + ([s(ig)] * 2 if inter else [s(sg), s(cg), s(cg + sg)]), True)
        c.rect(L, yy - 76, W - 2 * L, t0 - yy + 76)
        c.line(L + f.width, t0, L + f.width, yy)
        b = Grid(c, W - L - 170, [(100, "l"), (70, "r")], "Helvetica", "Helvetica-Bold", 8, 10)
        y2 = t0
        for a, v in (("SUB TOTAL", s(kit.total(lines, "amt"))), ("LESS DISCOUNT", s(disc)), *([("IGST PAYABLE", s(ig))] if inter else [("SGST PAYABLE", s(sg)), ("CGST PAYABLE", s(cg))]), ("ROUND OFF", s(ro))):
            y2 = b.row(y2, [a, v], vpad=2)
        c.line(L, yy, W - L, yy)
        c.setFont("Helvetica-Bold", 10)
        c.drawString(W - L - 166, yy - 14, "GRAND TOTAL")
        c.drawRightString(W - L - 4, yy - 14, s(net))
        kit.say_lines(c, L + 4, yy - 12, kit.wrap(words, "Helvetica-Bold", 7.5, 340), "Helvetica-Bold", 7.5, 9)
        c.line(L, yy - 24, W - L, yy - 24)
        kit.say_lines(c, L + 4, yy - 34, ["Terms & Conditions", "Goods once sold will not be taken back or exchanged. Bills not paid by due date attract 24% interest.",
                      f"All disputes subject to {sup['city']} jurisdiction only.", "Cold chain items are delivered at buyer's risk."], "Helvetica", 6.3, 8)
        c.setFont("Helvetica-Bold", 7.5)
        c.drawRightString(W - L - 4, yy - 36, f"For {sup['name']}")
        c.setFont("Helvetica", 7)
        c.drawRightString(W - L - 4, yy - 71, "Authorised Signatory")
        c.save()
        return pages

    once((rows + per - 1) // per)
    items = [{"description": x["name"], "hsn_sac": x["hsn"], "quantity": str(x["qty"]), "unit_price": s(x["ptr"]), "taxable_value": s(x["taxable"]),
              "gst_rate": str(x["rate"]), "amount": s(x["taxable"])} for x in lines]
    more = {"igst_total": s(ig)} if inter else {"cgst_total": s(cg), "sgst_total": s(sg)}
    return kit.truth(no, d, sup, rec, items, taxable_total=s(tt), **more, round_off=s(ro), grand_total=s(net), amount_in_words=words)


LAYOUTS = {"fmcg": fmcg, "pharma": pharma}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""An optical lens laboratory's bill and an auction house's bill."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas

from stranger_compass_kit import (Grid, cnt, day, div, ends, fy, ind, para, put, rnd, rng, rupees, s, sums, two, wrap)

LENS = [("CR 1.50 SV HMC", 21000), ("1.56 SV Blue Cut", 34000), ("1.60 MR-8 SV Hard Super AR", 98000), ("Progressive Digital 1.56 short corridor", 142000),
        ("Kryptok Bifocal 1.56 white", 26500), ("D-Bifocal 1.56 Photo Grey", 61000), ("1.67 Aspheric SV Blue UV", 189000), ("Polycarbonate SV rimless 1.59", 77500)]


def optical(path, seed, rows):
    r = rng("optical", seed, rows)
    A, B, inter = two(r, "33", "Netram Rx Lens Laboratory", ["Sri Kumaran Opticals", "Clearview Eye Clinic & Opticals", "Anjali Optical House", "Dr. Fernandes Vision Care"], "FP")
    d = day(r)
    no = f"RX{fy(d, '')}/{r.randrange(1000, 9999)}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": B["state"], **ends(A, B, "NETRAM Rx Lens Laboratory"), "line_items": []}
    pw, ph = A4
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    M, MB = "Gst25Sans", "Gst25SansB"
    teal = colors.Color(.0, .42, .42)
    cols = [("Order", 44, "l"), ("Customer ref.", 58, "l"), ("Lens", 104, "l"), ("Eye", 20, "c"), ("Sph", 30, "r"), ("Cyl", 30, "r"), ("Axis", 24, "r"),
            ("Add", 28, "r"), ("Pcs", 22, "r"), ("Rate/pc", 42, "r"), ("Disc.", 40, "r"), ("Taxable", 48, "r"), ("GST\n%", 22, "r"), ("Net\namt", 50, "r")]
    g = Grid(c, 16, cols, M, MB, 6.5, rule="none", pad=2, lw=.4, halign="c")
    pages = [0]

    def top():
        pages[0] += 1
        put(c, 16, ph - 38, "NETRAM", MB, 20)
        put(c, 118, ph - 38, "Rx Lens Laboratory", M, 12)
        put(c, 578, ph - 32, "TAX INVOICE" if pages[0] == 1 else "TAX INVOICE (continuation)", MB, 11, "r")
        put(c, 578, ph - 44, f"Original for recipient - pg. {pages[0]}", M, 7, "r")
        c.setStrokeColor(teal)
        c.setLineWidth(1.6)
        c.line(16, ph - 50, 578, ph - 50)
        c.setStrokeColor(colors.black)
        put(c, 16, ph - 62, f"{A['street']}, {A['city']} {A['pin']}, Tamil Nadu (33)    GSTIN: {A['gstin']}    DL/MD: TN/MD/42-{r0}", M, 7)
        put(c, 16, ph - 80, f"M/s {B['name']}", MB, 9)
        put(c, 400, ph - 80, f"Inv. No.  {no}", MB, 8.5)
        put(c, 400, ph - 92, f"Dated  {d:%d %b %Y}", MB, 8.5)
        if pages[0] > 1:
            return ph - 104
        put(c, 16, ph - 92, f"{B['street']}, {B['city']} {B['pin']}", M, 8)
        put(c, 16, ph - 104, f"GSTIN: {B['gstin']}", M, 8)
        put(c, 16, ph - 116, f"POS: {B['state']}-{B['sname']}", M, 8)
        put(c, 400, ph - 104, f"Route  {r.choice(['Bus parcel', 'Pick-up boy', 'ST Courier'])}", M, 8)
        put(c, 400, ph - 116, "HSN of all lenses  90015000", M, 8)
        return ph - 130

    r0 = r.randrange(1000, 9999)

    def head(y):
        c.setLineWidth(.8)
        c.line(16, y, 578, y)
        y = g.heading(y)
        c.line(16, y, 578, y)
        return y

    y = head(top())
    taxable = gst = pcs = discs = 0
    o = r.randrange(30000, 60000)
    pw_ = lambda v: "%+.2f" % (v / 4) if v else "0.00"
    for i in range(rows):
        de, rate = r.choice(LENS)
        o += r.randrange(1, 30)
        rate += r.randrange(0, 8) * 500
        single = r.random() < .15
        q = 1 if single else 2
        gross = q * rate
        disc = div(gross * r.choice([0, 5, 10, 12]), 100)
        tv = gross - disc
        tx = 2 * div(tv * 6, 100) if not inter else div(tv * 12, 100)
        ref = r.choice(["Mr ", "Mrs ", "Ms ", "Mas. "]) + r.choice(["Selvi", "Ganesan", "Noor", "Prakash", "Latha", "Joseph", "Kavin", "Uma", "Iqbal"]) + " " + r.choice("ABDKMRSV")
        add = pw_(r.randrange(4, 11)) if "focal" in de or "Progressive" in de else "-"
        eyes = [r.choice("RL")] if single else ["R", "L"]
        de_l = wrap(de, M, 6.5, 100)
        need = (max(len(de_l), len(eyes))) * 7.8 + 6
        if y - need < 50:
            put(c, 578, y - 12, f"c/f   Taxable {ind(taxable)}     Net {ind(taxable + gst)}", MB, 7, "r")
            c.showPage()
            y = head(top())
        cells = [[f"{o}"], [ref], de_l, [], [], [], [], [], [str(q)], [ind(rate)], [ind(disc) if disc else "-"], [ind(tv)], ["12"], [ind(tv + tx)]]
        for e in eyes:
            cy = -r.randrange(1, 9) if r.random() < .6 else 0
            for k, v in zip(range(3, 8), (e, pw_(r.randrange(-24, 17)), pw_(cy) if cy else "-", str(r.randrange(1, 36) * 5) if cy else "-", add)):
                cells[k].append(v)
        y = g.row(y, cells)
        c.setStrokeColor(colors.Color(.6, .75, .75))
        c.setLineWidth(.3)
        c.line(16, y, 578, y)
        c.setStrokeColor(colors.black)
        taxable += tv
        gst += tx
        pcs += q
        discs += disc
        li = {"description": de, "quantity": str(q), "unit_price": s(rate), "taxable_value": s(tv), "gst_rate": "12", "amount": s(tv + tx)}
        if disc:
            li["discount"] = s(disc)
        data["line_items"].append(li)
    y = g.total(y, ["", "", f"Orders {rows}", "", "", "", "", "", str(pcs), "", ind(discs), ind(taxable), "", ind(taxable + gst)])
    c.line(16, y, 578, y)
    ro, gt = rnd(taxable + gst)
    if y < 140:
        c.showPage()
        y = top()
    cg, ig = (0, gst) if inter else (gst // 2, 0)
    y -= 14
    for a, v in [("Taxable value", taxable)] + ([("IGST 12%", ig)] if inter else [("CGST 6%", cg), ("SGST 6%", cg)]) + [("Round off", ro)]:
        put(c, 500, y, a, M, 8, "r")
        put(c, 576, y, ind(v), M, 8, "r")
        y -= 12
    put(c, 500, y - 2, "Bill amount ₹", MB, 9.5, "r")
    put(c, 576, y - 2, ind(gt), MB, 9.5, "r")
    w = rupees(gt, "", " only")
    para(c, "Rupees: " + w, 16, y + 36, 330, MB, 7.5)
    put(c, 16, y + 8, "Powers are as ordered; remakes within 15 days against the old lens.", M, 6.8)
    put(c, 16, y - 2, "UPI: netramrx@tnbank    A/c 60211-7788-01, Kongu Traders Bank, Coimbatore", M, 6.8)
    put(c, 576, y - 40, "for Netram Rx Lens Laboratory", M, 7.5, "r")
    c.save()
    sums(data, taxable, inter, cg, cg, ig)
    data.update(round_off=s(ro), grand_total=s(gt), amount_in_words=w)
    return {"data": data}


LOTS = [("Mughal silver rupee of Shah Alam II, Murshidabad mint, regnal year 19, about very fine", "9705"), ("Company school watercolour of a hornbill, unsigned, framed, circa 1830", "9701"),
        ("Travancore anchal stamp covers, a group of six, one with registered label", "9704"), ("Bidri hookah base with poppy sprays, Deccan, 18th century", "9706"),
        ("Survey map of the Sundarbans, hand coloured, linen backed, 1856", "9706"), ("Oil on board, village fair at dusk, signed lower right", "9701"),
        ("Gold pagoda, Vijayanagara type", "9705"), ("Kalighat painting, cat with prawn", "9701"), ("Princely state revenue stamps, album of 140", "9704"),
        ("Brass theodolite in teak case, maker's plate defaced", "9706"), ("Bronze oil lamp with peacock finial, Kerala, 19th century", "9706")]


def lots(path, seed, rows):
    r = rng("lots", seed, rows)
    A, B, inter = two(r, "19", "Hooghly & Lall Auctioneers LLP", ["Meera Antiquities Pvt. Ltd.", "The Ranganathan Numismatic Gallery", "Darpan Art Foundation", "Old Quill Rare Books & Prints"], "FC")
    d = day(r)
    no = f"HL{d:%y}/B-{r.randrange(100, 999)}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": B["state"], **ends(A, B), "line_items": []}
    pw, ph = A4
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    S, SB, SI = "Times-Roman", "Times-Bold", "Times-Italic"
    tax = [("IGST\n12%", 56, "r")] if inter else [("CGST\n6%", 46, "r"), ("SGST\n6%", 46, "r")]
    cols = [("Lot", 26, "l"), ("Property", 138 if not inter else 174, "l"), ("HSN", 28, "l"), ("Hammer\nprice", 58, "r"), ("Buyer's\npremium", 54, "r"), ("Value of\nsupply", 58, "r"), *tax, ("Payable\non lot", 62, "r")]
    x0 = (pw - sum(k[1] for k in cols)) / 2
    g = Grid(c, x0, cols, S, SI, 8.5, rule="none", gap=4, halign=None)
    x1 = x0 + g.w
    pages = [0]
    paddle = r.randrange(11, 320)

    def foot():
        put(c, pw / 2, 30, f"Hooghly & Lall Auctioneers LLP  ·  GSTIN {A['gstin']}  ·  {A['street']}, Asansol 713 301, West Bengal", SI, 8, "c")

    def top():
        pages[0] += 1
        foot()
        if pages[0] > 1:
            put(c, x0, ph - 50, f"Buyer's invoice {no}, page {pages[0]}", SI, 9)
            return ph - 60
        put(c, pw / 2, ph - 60, "HOOGHLY  &  LALL", S, 22, "c")
        put(c, pw / 2, ph - 75, "Auctioneers of Fine Art, Coins, Stamps and Maps since 1921", SI, 10, "c")
        put(c, pw / 2, ph - 104, "BUYER'S TAX INVOICE", SB, 11, "c")
        y = ph - 128
        for t, f in ((B["name"], SB), (B["street"], S), (f"{B['city']} {B['pin']}", S), (f"{B['sname']} (State code {B['state']})", S), ("GSTIN " + B["gstin"], S)):
            put(c, x0, y, t, f, 10)
            y -= 12.5
        y = ph - 128
        for a, b in (("Invoice", no), ("Date", f"{d.day} {d:%B %Y}"), ("Sale", f"No. {r.randrange(60, 140)}, The Winter Room"), ("Paddle", str(paddle)), ("Place of supply", f"{B['sname']}, {B['state']}")):
            put(c, 420, y, a, SI, 10, "r")
            put(c, 428, y, b, S, 10)
            y -= 12.5
        return ph - 204

    def head(y):
        c.setLineWidth(.4)
        c.line(x0, y, x1, y)
        y = g.heading(y)
        c.line(x0, y, x1, y)
        return y - 2

    y = head(top())
    tot = [0] * 6
    lot = r.randrange(3, 40)
    for i in range(rows):
        de, hsn = r.choice(LOTS)
        lot += r.randrange(1, 8)
        hp = r.choice([1200, 2500, 4800, 7500, 11000, 16000, 24000, 42000, 65000, 110000, 180000]) * 100
        bp = div(hp * 18, 100)
        tv = hp + bp
        cg, ig = (0, div(tv * 12, 100)) if inter else (div(tv * 6, 100), 0)
        t = tv + 2 * cg + ig
        cells = [str(lot), de, hsn, ind(hp), ind(bp), ind(tv), *([ind(ig)] if inter else [ind(cg), ind(cg)]), ind(t)]
        if y - g.height(cells) < 62:
            put(c, x1, 46, "over", SI, 9, "r")
            c.showPage()
            y = head(top())
        y = g.row(y, cells)
        for k, v in enumerate((hp, bp, tv, cg, ig, t)):
            tot[k] += v
        li = {"description": de, "hsn_sac": hsn, "taxable_value": s(tv), "gst_rate": "12", "amount": s(t)}
        li.update({"igst_amount": s(ig)} if inter else {"cgst_amount": s(cg), "sgst_amount": s(cg)})
        data["line_items"].append(li)
    if y < 170:
        put(c, x1, 46, "over", SI, 9, "r")
        c.showPage()
        y = top()
    c.line(x0, y, x1, y)
    sz = 8 if tot[5] > 10 ** 9 else 8.5
    g.size = sz
    y = g.total(y, ["", f"{cnt(rows)} lot{'s' if rows > 1 else ''}", "", ind(tot[0]), ind(tot[1]), ind(tot[2]), *([ind(tot[4])] if inter else [ind(tot[3])] * 2), ind(tot[5])])
    c.setLineWidth(1)
    c.line(x0, y, x1, y)
    put(c, x1 - 90, y - 20, "Total payable, Rs.", SB, 11, "r")
    put(c, x1 - 3, y - 20, ind(tot[5]), SB, 11, "r")
    w = rupees(tot[5], "Rupees ", " only")
    yy = para(c, w + ".", x0, y - 38, g.w, SI, 10)
    para(c, "Buyer's premium is 18% of the hammer price. Lots are to be cleared within seven days; antiquities over one hundred years are non-exportable under the Antiquities and Art Treasures Act, 1972.", x0, yy - 8, g.w, S, 8.5)
    put(c, x1, yy - 60, "Cashier, for the Auctioneers", SI, 9, "r")
    c.save()
    sums(data, tot[2], inter, tot[3], tot[3], tot[4])
    data.update(grand_total=s(tot[5]), amount_in_words=w)
    return {"data": data}


LAYOUTS = {"optical": optical, "lots": lots}

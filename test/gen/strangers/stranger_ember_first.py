# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canvas papers: a galvaniser, an embroiderer by stitches, a film distributor."""
import datetime

from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas

import stranger_ember_kit as kit
from stranger_ember_kit import block, cell_row, columns, dec, div, group, inr, qty, row_height, say

W, H = A4


def galvanising(path, seed, rows):
    d = kit.Deal("galvanising", seed, rows,
                 ["Vajradhatu Galvanisers Private Limited", "Zincokote Hot Dip Works Pvt. Ltd.", "Shri Jasta Galvanising Co. Pvt. Ltd."],
                 ["Tungabhadra Tower Structures Ltd.", "Pathrail Safety Barriers Pvt Ltd", "Urjadeep Transmission Fabricators", "Khambha Pole & Mast Industries"])
    rng = d.rng
    number = "JW/%s/%04d" % (d.fy, d.serial)
    data = d.data(number)
    irn = d.irn() if rng.random() < 0.6 else None
    if irn:
        data["irn"] = irn
    c = Canvas(path, pagesize=A4, invariant=1)
    left, right = 30, W - 30
    cols = columns(left, [(22, "c"), (68, "l"), (149, "l"), (42, "c"), (38, "r"), (54, "r"), (54, "r"), (48, "r"), (60, "r")])
    heads = ["Sr.\nNo.", "Your Challan\nNo. & Date", "Description of Material", "SAC", "Pcs.", "Black Wt.\n(Kgs.)",
             "Galvd. Wt.\n(M.T.)", "Rate per\nM.T. (Rs.)", "Amount\n(Rs.)"]
    top, floor = H - 262, 232
    state = {"page": 0}

    def page():
        if state["page"]:
            c.showPage()
        state["page"] += 1
        c.setLineWidth(0.8)
        c.rect(left, 40, right - left, H - 70)
        say(c, W / 2, H - 44, "TAX INVOICE", "Helvetica-Bold", 11, "c")
        say(c, right - 4, H - 42, "Original for Recipient", "Helvetica", 6.5, "r")
        say(c, left + 6, H - 42, "Job Work - Hot Dip Galvanizing", "Helvetica-Oblique", 7)
        say(c, W / 2, H - 64, d.seller.name, "Helvetica-Bold", 14, "c")
        say(c, W / 2, H - 77, "%s, %s, %s" % (d.seller.street, d.seller.town, d.seller.state), "Helvetica", 8, "c")
        say(c, W / 2, H - 89, "GSTIN : %s    PAN : %s    State Code : %s" % (d.seller.gstin, d.seller.pan, d.seller.code), "Helvetica-Bold", 8, "c")
        if irn:
            say(c, W / 2, H - 101, "IRN : " + irn, "Helvetica", 7, "c")
        c.line(left, H - 108, right, H - 108)
        mid = 330
        c.line(mid, H - 108, mid, top)
        say(c, left + 5, H - 120, "To, M/s.", "Helvetica", 8)
        say(c, left + 5, H - 133, d.buyer.name, "Helvetica-Bold", 9.5)
        y = block(c, left + 5, H - 146, "%s,\n%s" % (d.buyer.street, d.buyer.town), mid - left - 10, "Helvetica", 8.5)
        say(c, left + 5, y - 2, "State : %s     Code : %s" % (d.buyer.state, d.buyer.code), "Helvetica", 8.5)
        say(c, left + 5, y - 16, "GSTIN : " + d.buyer.gstin, "Helvetica-Bold", 8.5)
        say(c, left + 5, y - 32, "Place of Supply : %s (%s)" % (d.buyer.state, d.buyer.code), "Helvetica", 8.5)
        facts = [("Invoice No.", number), ("Date", d.date.strftime("%d/%m/%Y")), ("Your W.O. No.", order), ("Vehicle No.", vehicle),
                 ("Zinc Coating", "610 gms/sq.m. min. (IS 4759)"), ("Reverse Charge", "No")]
        y = H - 122
        for k, v in facts:
            say(c, mid + 6, y, k, "Helvetica", 8)
            say(c, mid + 78, y, ": " + v, "Helvetica-Bold" if k in ("Invoice No.", "Date") else "Helvetica", 8)
            y -= 20
            c.setLineWidth(0.3)
            c.line(mid, y + 13, right, y + 13)
        c.setLineWidth(0.8)
        c.line(left, top, right, top)
        cell_row(c, cols, heads, top - 3, "Helvetica-Bold", 7.5, 9)
        c.line(left, top - 26, right, top - 26)
        c.line(left, floor, right, floor)
        for x0, _, _ in cols[1:]:
            c.line(x0, top, x0, floor)
        say(c, right, 28, "Page %d" % state["page"], "Helvetica", 7, "r")
        return top - 30

    order = "WO-%d dt. %s" % (rng.randint(1100, 9800), d.before(20, 40).strftime("%d.%m.%y"))
    vehicle = "%s %02d %s %04d" % (d.seller.short, rng.randint(1, 48), rng.choice(["T", "GA", "AB", "C"]), rng.randint(1000, 9999))
    y = page()
    total = pieces = black_sum = galv_sum = 0
    stuff = ["M.S. Angle 65x65x6 for lattice tower, leg members", "W-Beam crash barrier 4318 mm", "Octagonal pole 9 Mtr with base plate",
             "Cable tray perforated 300x50", "C-Channel post 150x75x5", "Gratings 40x5 serrated, panel 1000x3000", "Earth flat 50x6",
             "Stay sets with turn buckle", "H.T. cross arms V-type", "Solar module mounting purlins (Z section)", "Pipe 50 NB medium class"]
    rates = {s: rng.randrange(9500, 16500, 250) * 100 for s in stuff}
    for n in range(1, rows + 1):
        what = rng.choice(stuff)
        black = rng.randint(140, 6900)
        galv = black + div(black * rng.randint(45, 68), 1000)
        pcs = rng.randint(6, 480)
        amount = div(galv * rates[what], 1000)
        cells = [str(n), "%d\n%s" % (rng.randint(100, 999), d.before(1, 12).strftime("%d/%m/%y")), what, "998873", str(pcs), str(black),
                 qty(galv, 3), group(rates[what] // 100), inr(amount)]
        high = row_height(cols, cells, "Helvetica", 8, 9.6) + 5
        if y - high < floor + 14:
            say(c, cols[2][1] - 3, floor + 4, "Carried over to next page", "Helvetica-Oblique", 7.5, "r")
            say(c, cols[8][1] - 3, floor + 4, inr(total), "Helvetica-Oblique", 7.5, "r")
            say(c, left + 6, floor - 14, "Continued on page %d ..." % (state["page"] + 1), "Helvetica", 8)
            y = page()
            say(c, cols[2][1] - 3, y - 8, "Brought forward", "Helvetica-Oblique", 7.5, "r")
            say(c, cols[8][1] - 3, y - 8, inr(total), "Helvetica-Oblique", 7.5, "r")
            y -= 14
        cell_row(c, cols, cells, y, "Helvetica", 8, 9.6)
        y -= high
        total, pieces, black_sum, galv_sum = total + amount, pieces + pcs, black_sum + black, galv_sum + galv
        data["line_items"].append({"description": what, "hsn_sac": "998873", "quantity": qty(galv, 3),
                                   "unit_price": dec(rates[what]), "amount": dec(amount)})
    cg, sg, ig = kit.split_tax(total, 18, d.inter)
    grand, off = kit.rounded(total + cg + sg + ig)
    c.line(left, floor - 15, right, floor - 15)
    foot = ["", "", "Total", "", str(pieces), str(black_sum), qty(galv_sum, 3), "", inr(total)]
    cell_row(c, cols, foot, floor - 2, "Helvetica-Bold", 8, 9)
    c.line(400, floor - 15, 400, floor - 95)
    lines = [("Taxable Value", inr(total))]
    lines += [("Add : IGST @ 18%", inr(ig))] if d.inter else [("Add : CGST @ 9%", inr(cg)), ("Add : SGST @ 9%", inr(sg))]
    lines += [("Round Off (+/-)", inr(off)), ("GRAND TOTAL", inr(grand))]
    y = floor - 28
    for k, v in lines:
        bold = "Helvetica-Bold" if k.isupper() else "Helvetica"
        say(c, 405, y, k, bold, 8)
        say(c, right - 4, y, v, bold, 8, "r")
        y -= 15
    c.line(left, floor - 95, right, floor - 95)
    words = "Rupees " + kit.number_words(grand // 100) + " Only"
    data["amount_in_words"] = words
    say(c, left + 5, floor - 28, "Rs. in words :", "Helvetica", 8)
    block(c, left + 5, floor - 40, words, 355, "Helvetica-Bold", 8.5)
    say(c, left + 5, floor - 80, "Dross and zinc ash generated in process remain our property.", "Helvetica", 7)
    block(c, left + 5, floor - 108, "1. Weight recorded on our weigh bridge is final.\n2. White rust due to wet storage at site is not our liability.\n"
          "3. Interest @ 24% p.a. will be charged on bills not paid within 30 days.", 300, "Helvetica", 7)
    say(c, right - 6, floor - 108, "For " + d.seller.name, "Helvetica-Bold", 8, "r")
    say(c, right - 6, 50, "Authorised Signatory", "Helvetica", 8, "r")
    c.save()
    kit.put_totals(data, total, cg, sg, ig, d.inter, grand, off)
    return {"data": data}


def embroidery(path, seed, rows):
    d = kit.Deal("embroidery", seed, rows, ["ZARI TARANG EMBROIDERY", "RESHAM DHAGA COMPUTERISED EMB.", "SUI SUTRA FASHION WORKS"],
                 ["MOHINI SAREE HOUSE", "GULBAHAR DRESS MATERIALS", "KOSHA CREATIONS LLP", "ANGOORI ETHNIC WEAR"], kind="F")
    rng = d.rng
    number = "%d" % d.serial
    data = d.data(number)
    data["due_date"] = d.due.isoformat()
    face, bold, size, lead = "Courier", "Courier-Bold", 8.5, 11
    wide = 102
    x = (W - wide * 5.1) / 2
    c = Canvas(path, pagesize=A4, invariant=1)
    state = {"y": 0, "page": 0}
    form = "%3s %-9s %-26s %-6s %6s %8s %8s %8s %7s %12s"

    def line(text, strong=False):
        say(c, x, state["y"], text, bold if strong else face, size)
        state["y"] -= lead

    def pair(a, b):
        line("%-60s%s" % (a, b))

    def page():
        if state["page"]:
            c.showPage()
        state["page"] += 1
        state["y"] = H - 45
        line(d.seller.name.center(wide), True)
        line(("(Multihead & Sequin Work on Job Basis)").center(wide))
        line(("%s, %s" % (d.seller.street, d.seller.town)).center(wide))
        line(("GSTIN: %s   State: %s-%s" % (d.seller.gstin, d.seller.code, d.seller.state)).center(wide))
        line("TAX INVOICE / JOB BILL".center(wide), True)
        line("-" * wide)
        pair("Party : " + d.buyer.name, "Bill No. : " + number)
        pair("        " + d.buyer.street, "Bill Dt. : " + d.date.strftime("%d-%m-%Y"))
        pair("        " + d.buyer.town, "Due Date : " + d.due.strftime("%d-%m-%Y"))
        pair("GSTIN : " + d.buyer.gstin, "P.O.S.   : %s-%s" % (d.buyer.code, d.buyer.state))
        line("-" * wide)
        line(form % ("SN", "DESIGN", "PARTICULARS", "SAC", "PCS", "STITCHES", "RATE PER", "SEQ/CORD", "RATE", "AMOUNT"), True)
        line(form % ("", "NO.", "", "", "", "PER PC", "1000 ST.", "PER PC", "PER PC", "RS."), True)
        line("-" * wide)

    things = ["SAREE BORDER 4 SIDE", "SAREE ALL OVER BUTTA", "DUPATTA CUTWORK", "KURTI NECK & SLEEVE", "LEHENGA PANEL 12 KALI", "BLOUSE BACK MOTIF",
              "GEORGETTE SUIT TOP 2.5 MTR", "DAMAN LACE 9 INCH", "KIDS FROCK YOKE"]
    page()
    total = pieces = 0
    for n in range(1, rows + 1):
        if state["y"] < 70:
            line("-" * wide)
            line("%*s%12s" % (wide - 12, "C/F  ", dec(total)))
            line(("Contd.. page %d" % (state["page"] + 1)).rjust(wide))
            page()
            line("%*s%12s" % (wide - 12, "B/F  ", dec(total)))
        what = rng.choice(things)
        pcs = rng.choice([24, 36, 48, 60, 72, 96, 120, 144, 192, 240, 37, 58])
        stitch = rng.randrange(8500, 164000, 250)
        per = rng.choice([22, 24, 25, 28, 30, 35, 40])
        seq = rng.choice([0, 0, 0, 250, 400, 750, 1200])
        price = div(stitch * per, 1000) + seq
        amount = pcs * price
        line(form % (n, "%s-%04d" % (rng.choice("ABKS"), rng.randint(100, 9999)), what, "998821", pcs, stitch, dec(per), dec(seq) if seq else "-", dec(price), dec(amount)))
        total, pieces = total + amount, pieces + pcs
        data["line_items"].append({"description": what, "hsn_sac": "998821", "quantity": str(pcs), "unit_price": dec(price), "amount": dec(amount)})
    if state["y"] < 225:
        line("-" * wide)
        line("%*s%12s" % (wide - 12, "C/F  ", dec(total)))
        page()
        line("%*s%12s" % (wide - 12, "B/F  ", dec(total)))
    cg, sg, ig = kit.split_tax(total, 5, d.inter)
    grand, off = kit.rounded(total + cg + sg + ig)
    line("-" * wide)
    line(form % ("", "", "TOTAL", "", pieces, "", "", "", "", dec(total)), True)
    line("-" * wide)
    taxes = [("IGST   5.00 %", ig)] if d.inter else [("CGST   2.50 %", cg), ("SGST   2.50 %", sg)]
    for k, v in taxes + [("ROUND OFF", off)]:
        line("%*s%14s" % (wide - 14, k, dec(v)))
    line(" " * 62 + "-" * 40)
    line("%*s%14s" % (wide - 14, "NET AMOUNT RS.", dec(grand)), True)
    line("-" * wide)
    words = "RUPEES " + kit.number_words(grand // 100, "AND").upper() + " ONLY"
    data["amount_in_words"] = words
    for i, part in enumerate(kit.wrap(words, face, size, (wide - 4) * 5.1)):
        line(part if not i else "    " + part)
    line("-" * wide)
    line("Thread breakage upto 1 % to be accepted. Goods once approved will not be re-worked.")
    line("Subject to local jurisdiction. E. & O.E." + ("FOR " + d.seller.name).rjust(wide - 40))
    state["y"] -= 22
    line("Checked by" + "PROP./PARTNER".rjust(wide - 10))
    c.save()
    kit.put_totals(data, total, cg, sg, ig, d.inter, grand, off)
    return {"data": data}


def cinema(path, seed, rows):
    d = kit.Deal("cinema", seed, rows, ["Chitrarekha Film Distributors LLP", "Pardaa Pictures Releasing Pvt. Ltd.", "Rajatpat Motion Releases"],
                 ["Navrang Screens Private Limited", "Eklavya Multiplex & Leisure Ltd.", "Shalimar Talkies & Exhibitors", "Big Galaxy Cinemas LLP"])
    rng = d.rng
    w, h = landscape(A4)
    number = "%s-FLM-%05d" % (d.seller.short, d.serial)
    data = d.data(number)
    c = Canvas(path, pagesize=(w, h), invariant=1)
    left = 28
    base = [(24, "c"), (112, "l"), (134, "l"), (68, "c"), (34, "r"), (46, "r"), (76, "r"), (40, "r"), (74, "r")]
    if not d.inter:
        base = [(24, "c"), (96, "l"), (112, "l"), (54, "c"), (34, "r"), (44, "r"), (74, "r"), (38, "r"), (74, "r")]
    taxes = [(40, "r"), (66, "r")] if d.inter else [(28, "r"), (54, "r"), (28, "r"), (54, "r")]
    cols = columns(left, base + taxes + [(72 if not d.inter else 78, "r")])
    right = cols[-1][1]
    names = ["Sl.", "Title of Film", "Theatre / Screen & Station", "Week Ended", "Shows", "Admits", "Net Collection\n(Rs.)", "Share\n%",
             "Distributor's\nShare (Rs.)"]
    state = {"page": 0}

    def heads(y):
        c.setFillGray(0.88)
        c.rect(left, y - 30, right - left, 30, stroke=0, fill=1)
        c.setFillGray(0)
        c.setLineWidth(0.6)
        c.rect(left, y - 30, right - left, 30)
        for (x0, x1, al), t in zip(cols, names + [None] * len(taxes) + ["Total\n(Rs.)"]):
            if t:
                for i, part in enumerate(t.split("\n")):
                    say(c, (x0 + x1) / 2, y - (12 if "\n" in t else 18) - i * 10, part, "Times-Bold", 9, "c")
        k = len(base)
        for j, label in enumerate(["IGST"] if d.inter else ["CGST", "SGST"]):
            x0, x1, x2 = cols[k + 2 * j][0], cols[k + 2 * j][1], cols[k + 2 * j + 1][1]
            say(c, (x0 + x2) / 2, y - 11, label, "Times-Bold", 9, "c")
            c.line(x0, y - 15, x2, y - 15)
            say(c, (x0 + x1) / 2, y - 25, "Rate", "Times-Bold", 8.5, "c")
            say(c, (x1 + x2) / 2, y - 25, "Amount", "Times-Bold", 8.5, "c")
            c.line(x1, y - 15, x1, y - 30)
            c.line(x0, y, x0, y - 30)
            c.line(x2, y, x2, y - 30)
        for x0, _, _ in cols[1:k + 1]:
            c.line(x0, y, x0, y - 30)
        return y - 30

    def page():
        if state["page"]:
            c.showPage()
        state["page"] += 1
        say(c, w - 28, 18, "Sheet %d" % state["page"], "Times-Roman", 8, "r")
        if state["page"] > 1:
            say(c, left, h - 34, "%s - Invoice %s dated %s (contd.)" % (d.seller.name, number, d.date.strftime("%d %b %Y")), "Times-Italic", 9)
            return heads(h - 44)
        say(c, left, h - 46, d.seller.name, "Times-Bold", 19)
        say(c, left, h - 60, "%s, %s" % (d.seller.street, d.seller.town), "Times-Roman", 9.5)
        say(c, left, h - 72, "GSTIN %s" % d.seller.gstin, "Times-Roman", 9.5)
        say(c, right, h - 46, "TAX INVOICE - FILM HIRE", "Times-Bold", 14, "r")
        say(c, right, h - 62, "No. " + number, "Times-Roman", 10, "r")
        say(c, right, h - 75, "Dated " + d.date.strftime("%d %b %Y"), "Times-Roman", 10, "r")
        c.setLineWidth(1.4)
        c.line(left, h - 80, right, h - 80)
        say(c, left, h - 94, "Exhibitor:", "Times-Italic", 9.5)
        say(c, left + 48, h - 94, d.buyer.name, "Times-Bold", 10.5)
        say(c, left + 48, h - 106, "%s, %s" % (d.buyer.street, d.buyer.town), "Times-Roman", 9.5)
        say(c, left + 48, h - 118, "GSTIN %s" % d.buyer.gstin, "Times-Roman", 9.5)
        say(c, right, h - 94, "Place of supply: %s-%s" % (d.buyer.code, d.buyer.state), "Times-Roman", 9.5, "r")
        say(c, right, h - 106, "SAC 997332 - Licensing services for the right to", "Times-Roman", 9.5, "r")
        say(c, right, h - 118, "broadcast and show original films", "Times-Roman", 9.5, "r")
        return heads(h - 126)

    films = [rng.choice(["Kaagaz Ke Phool Wale", "Thoda Sa Aasman", "The Last Ferry to Diu"]), rng.choice(["Vettai Kaalam (Tamil)", "Shera Da Pind", "Monsoon Local"]),
             "Dhumketu Returns (3D)"]
    houses = ["Navrang Audi 1, Main Road", "Galaxy Screen 3, City Mall", "Rupam, Station Road", "Eklavya Audi 4, Ring Road", "Prabhat 70MM, Old Town", "Anupam Deluxe, Civil Lines"]
    y = page()
    sums = [0] * 6
    for n in range(1, rows + 1):
        film, house = rng.choice(films), rng.choice(houses)
        shows = rng.randint(7, 42)
        admits = shows * rng.randint(18, 160)
        net = admits * rng.randint(9800, 19800)
        share = rng.choice([5000, 4750, 4500, 4250, 4000, 3750, 3500, 3000])
        value = div(net * share, 10000)
        cg, sg, ig = kit.split_tax(value, 18, d.inter)
        whole = value + cg + sg + ig
        week = d.date - datetime.timedelta(days=7 * rng.randint(1, 4) + (d.date.weekday() - 3) % 7)
        t = ["18%", inr(ig)] if d.inter else ["9%", inr(cg), "9%", inr(sg)]
        cells = [str(n), film, house, week.strftime("%d-%b-%y"), str(shows), group(admits), inr(net), qty(share, 2), inr(value)] + t + [inr(whole)]
        high = row_height(cols, cells, "Times-Roman", 9, 10.5) + 6
        if y - high < 40:
            y = page()
        cell_row(c, cols, cells, y - 1, "Times-Roman", 9, 10.5)
        c.setLineWidth(0.25)
        c.line(left, y - high, right, y - high)
        y -= high
        sums = [a + b for a, b in zip(sums, [net, value, cg, sg, ig, whole])]
        item = {"description": film, "taxable_value": dec(value), "amount": dec(whole)}
        item["gst_rate"] = "18"
        item.update({"igst_amount": dec(ig)} if d.inter else {"cgst_amount": dec(cg), "sgst_amount": dec(sg)})
        data["line_items"].append(item)
    if y < 150:
        y = page()
    net, value, cg, sg, ig, whole = sums
    t = ["", inr(ig)] if d.inter else ["", inr(cg), "", inr(sg)]
    cell_row(c, cols, ["", "", "Total", "", "", "", inr(net), "", inr(value)] + t + [inr(whole)], y - 3, "Times-Bold", 8.5, 10)
    c.setLineWidth(1)
    c.line(left, y - 17, right, y - 17)
    words = "Rupees %s and %s Paise Only" % (kit.number_words(whole // 100), kit.number_words(whole % 100)) if whole % 100 else \
        "Rupees %s Only" % kit.number_words(whole // 100)
    data["amount_in_words"] = words
    say(c, right, y - 36, "Amount payable   Rs. " + inr(whole), "Times-Bold", 12, "r")
    block(c, left, y - 36, "(" + words + ")", 480, "Times-Italic", 10)
    block(c, left, y - 66, "Net collection is as per Daily Collection Reports countersigned by our representative, after GST on tickets, local body tax and\n"
          "print/digital (VPF) charges. Any difference must be informed in 7 days.", 560, "Times-Roman", 8.5)
    say(c, right, y - 66, "for " + d.seller.name, "Times-Roman", 9.5, "r")
    say(c, right, y - 100, "Accounts Manager", "Times-Roman", 9.5, "r")
    c.save()
    kit.put_totals(data, value, cg, sg, ig, d.inter, whole)
    return {"data": data}


LAYOUTS = {"galvanising": galvanising, "embroidery": embroidery, "cinema": cinema}

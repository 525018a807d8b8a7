# SPDX-License-Identifier: AGPL-3.0-or-later
"""Packers and movers, a fumigator of export containers (canvas), a members' club (platypus)."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, SimpleDocTemplate, Spacer, Table

import stranger_ember_kit as kit
from stranger_ember_kit import block, cell_row, columns, dec, div, inr, para, qty, row_height, say

W, H = A4


def movers(path, seed, rows):
    d = kit.Deal("movers", seed, rows, ["Saamaan Safar Relocations Pvt. Ltd.", "Gathri Packers & Movers", "Nayaghar Shifting Solutions LLP"],
                 ["Meghdoot Software Technologies Ltd.", "Bank Staff Relocation Desk - Udaygiri Bank Ltd.", "Parvat Cement Works Limited"])
    rng = d.rng
    number = "RELO/%s/%d" % (d.fy, d.serial)
    data = d.data(number)
    data["due_date"] = d.due.isoformat()
    f, b = "Gst22Sans", "Gst22SansBold"
    tint = colors.HexColor(rng.choice(["#e07b00", "#1b7a43", "#a31621"]))
    c = Canvas(path, pagesize=A4, invariant=1)
    left, right = 26, W - 26
    cols = columns(left, [(54, "l"), (96, "l"), (74, "l"), (38, "r"), (36, "r"), (46, "r"), (58, "r"), (25, "r"), (52, "r"), (64, "r")])
    heads = ["G.C. Note No. & Date", "Consignment of", "From / To", "Volume (cft)", "Rate / cft", "FOV Charge", "Taxable Amt.", "GST %", "GST Amt.", "Total"]
    state = {"page": 0}

    def page():
        if state["page"]:
            c.showPage()
        state["page"] += 1
        c.setFillColor(tint)
        c.rect(0, H - 12, W, 12, stroke=0, fill=1)
        c.rect(0, 0, W, 8, stroke=0, fill=1)
        c.setFillColor(colors.black)
        say(c, right, 14, "%s / page %d" % (number, state["page"]), f, 6.5, "r")
        y = H - 40
        if state["page"] == 1:
            c.setFillColor(tint)
            say(c, left, H - 42, d.seller.name, b, 15)
            c.setFillColor(colors.black)
            say(c, left, H - 55, "%s, %s, %s" % (d.seller.street, d.seller.town, d.seller.state), f, 7.5)
            say(c, left, H - 66, "GSTIN: %s | Household · Office · Car carrier · Storage" % d.seller.gstin, f, 7.5)
            say(c, right, H - 42, "TAX INVOICE", b, 12, "r")
            c.setStrokeColor(tint)
            c.roundRect(left, H - 156, 300, 78, 5)
            c.roundRect(left + 308, H - 156, right - left - 308, 78, 5)
            say(c, left + 8, H - 91, "Bill to", f, 7)
            y = block(c, left + 8, H - 103, d.buyer.name, 285, b, 9)
            y = block(c, left + 8, y, "%s, %s, %s" % (d.buyer.street, d.buyer.town, d.buyer.state), 285, f, 7.5)
            say(c, left + 8, y - 1, "GSTIN: " + d.buyer.gstin, f, 8)
            y = H - 93
            for k, v in (("Invoice #", number), ("Invoice date", d.date.strftime("%d %b, %Y")), ("Due date", d.due.strftime("%d %b, %Y")), ("Place of supply", "%s (%s)" % (d.buyer.state, d.buyer.code)), ("SAC", "996519 / 998540")):
                say(c, left + 316, y, k, f, 7.5)
                say(c, right - 8, y, v, b if k == "Invoice #" else f, 7.5, "r")
                y -= 13
            y = H - 168
        c.setFillColor(tint)
        c.rect(left, y - 24, right - left, 24, stroke=0, fill=1)
        c.setFillColor(colors.white)
        cell_row(c, cols, heads, y - 3, b, 6.8, 8.4)
        c.setFillColor(colors.black)
        return y - 24

    y = page()
    towns = [t.split(",")[-1].strip().rsplit(" ", 1)[0] for p in kit.PLACES for t in p[3]]
    sums = [0] * 5
    for n in range(1, rows + 1):
        what = rng.choice(["Household goods - %s", "H.H. goods & car - %s", "Household goods with two wheeler - %s", "Bachelor shifting - %s"]) % rng.choice(kit.PEOPLE)
        start = rng.choice(towns)
        end = rng.choice([t for t in towns if t != start])
        cft, rate = rng.randint(110, 1450), rng.randrange(4800, 9600, 100)
        fov = rng.choice([0, 45000, 90000, 150000, 225000])
        value = cft * rate + fov
        cg, sg, ig = kit.split_tax(value, 18, d.inter)
        tax = cg + sg + ig
        cells = ["%s-%05d\n%s" % (d.seller.short, rng.randint(100, 99999), d.before(2, 24).strftime("%d-%m-%Y")), what, "%s to %s" % (start, end), str(cft), dec(rate), inr(fov), inr(value), "18", inr(tax), inr(value + tax)]
        high = row_height(cols, cells, f, 6.8, 8.6) + 6
        if y - high < 36:
            y = page()
        if n % 2 == 0:
            c.setFillColor(colors.HexColor("#f3f3f0"))
            c.rect(left, y - high, right - left, high, stroke=0, fill=1)
            c.setFillColor(colors.black)
        cell_row(c, cols, cells, y - 2, f, 6.8, 8.6)
        y -= high
        sums = [a + x for a, x in zip(sums, [value, cg, sg, ig, value + tax])]
        data["line_items"].append({"description": what, "quantity": str(cft), "unit_price": dec(rate), "taxable_value": dec(value), "gst_rate": "18", "amount": dec(value + tax)})
    if y < 190:
        y = page() - 6
    value, cg, sg, ig, whole = sums
    c.setStrokeColor(tint)
    c.setLineWidth(1)
    c.line(left, y, right, y)
    grand, off = kit.rounded(whole)
    lines = [("Taxable amount", inr(value))] + ([("IGST", inr(ig))] if d.inter else [("CGST", inr(cg)), ("SGST", inr(sg))]) + [("Round off", ("(-) " if off < 0 else "") + inr(abs(off)))]
    y -= 16
    top = y
    for k, v in lines:
        say(c, right - 130, y, k, f, 8)
        say(c, right - 4, y, v, f, 8, "r")
        y -= 13
    c.setFillColor(tint)
    c.rect(right - 220, y - 12, 220, 19, stroke=0, fill=1)
    c.setFillColor(colors.white)
    say(c, right - 212, y - 6, "Total payable", b, 10)
    say(c, right - 6, y - 6, "₹ " + inr(grand), b, 10, "r")
    c.setFillColor(colors.black)
    words = "Rupees %s only" % kit.number_words(grand // 100, "and").lower()
    words = words[:7] + words[7].upper() + words[8:]
    data["amount_in_words"] = words
    block(c, left, top, words, 290, b, 7.5)
    block(c, left, top - 34, "FOV = Freight on Value (transit risk at carrier's risk). Claims, if any, to be noted on the consignee copy at the time of delivery. Demurrage applies after 3 days.", 290, f, 6.8)
    say(c, right, y - 34, "For " + d.seller.name, f, 7.5, "r")
    say(c, right, y - 66, "Branch Manager", f, 7.5, "r")
    c.save()
    kit.put_totals(data, value, cg, sg, ig, d.inter, grand, off)
    return {"data": data}


def fumigation(path, seed, rows):
    d = kit.Deal("fumigation", seed, rows, ["Keetnaash Pest & Fumigation Services", "Suraksha Fumigators (Regd.)", "Nirjantu Agro Fumigation Co."],
                 ["Basmati Mahal Exports Pvt. Ltd.", "Konkan Cashew Exporters", "Malabar Spice Trading Co.", "Kapas Cotton Overseas LLP"], kind="P")
    rng = d.rng
    number = "FUM-%d" % (d.serial + 3000)
    data = d.data(number)
    c = Canvas(path, pagesize=A4, invariant=1)
    left, right = 36, W - 36
    cols = columns(left, [(24, "c"), (150, "l"), (76, "l"), (74, "l"), (42, "c"), (40, "r"), (28, "c"), (40, "r"), (49, "r")])
    heads = ["S.\nNo.", "Description of Service", "Container No. /\nStack", "Certificate No.\n& Date", "SAC", "Qty", "Unit", "Rate", "Amount"]
    licence = "DPPQS/%s/%03d/ALP-MB" % (d.seller.short, rng.randint(10, 700))
    state = {"page": 0}

    def page():
        if state["page"]:
            say(c, right, 40, "Contd. on next page", "Times-Italic", 8.5, "r")
            c.showPage()
        state["page"] += 1
        say(c, left, H - 44, "GSTIN : " + d.seller.gstin, "Times-Bold", 9)
        say(c, right, H - 44, "PPQ Lic. " + licence, "Times-Roman", 9, "r")
        say(c, W / 2, H - 66, d.seller.name, "Times-Bold", 17, "c")
        say(c, W / 2, H - 79, "%s, %s, %s" % (d.seller.street, d.seller.town, d.seller.state), "Times-Roman", 9, "c")
        c.setLineWidth(0.5)
        c.line(left, H - 85, right, H - 85)
        c.line(left, H - 87, right, H - 87)
        say(c, W / 2, H - 101, "T A X   I N V O I C E", "Times-Bold", 11, "c")
        say(c, left, H - 120, "M/s. " + d.buyer.name, "Times-Bold", 10)
        say(c, left + 22, H - 132, "%s, %s" % (d.buyer.street, d.buyer.town), "Times-Roman", 9)
        say(c, left + 22, H - 144, "State: %s (%s)   GSTIN: %s" % (d.buyer.state, d.buyer.code, d.buyer.gstin), "Times-Roman", 9)
        say(c, 395, H - 120, "Invoice No :  " + number, "Times-Bold", 10)
        say(c, 395, H - 132, "Date          :  " + d.date.strftime("%d/%m/%Y"), "Times-Roman", 10)
        say(c, 395, H - 144, "Place of Supply :  %s-%s" % (d.buyer.code, d.buyer.state), "Times-Roman", 9)
        y = H - 154
        c.line(left, y, right, y)
        cell_row(c, cols, heads, y - 2, "Times-Bold", 8.5, 10)
        c.line(left, y - 26, right, y - 26)
        return y - 28

    y = page()
    total = 0
    jobs = [("Methyl Bromide fumigation of 40' HC container, 48 gms/m3, 24 hrs", "998531", "Nos", (280000, 420000)), ("Methyl Bromide fumigation of 20' container, 48 gms/m3, 24 hrs", "998531", "Nos", (160000, 240000)),
            ("Aluminium Phosphide stack fumigation under gas proof cover, 9 gms/MT, 7 days", "998531", "MT", (6500, 11000)), ("ISPM-15 heat treatment of wooden pallets", "998531", "Pcs", (4500, 9500)), ("Degassing & gas free certificate", "998531", "Nos", (50000, 75000)), ("Vessel hold disinfestation before loading", "998533", "Hold", (900000, 1400000))]
    fixed = {j[0]: rng.randrange(j[3][0], j[3][1], 500) for j in jobs}
    per_sac = {}
    for n in range(1, rows + 1):
        what, sac, unit, _ = rng.choice(jobs)
        where = "%s %06d-%d" % (rng.choice(["FCTU", "ZQXU", "OBLU"]), rng.randint(100000, 999999), rng.randint(0, 9))
        if unit == "MT":
            amount_of = rng.randint(12000, 480000)
            shown, where = qty(amount_of, 3), "Godown %d, Stack %s" % (rng.randint(1, 9), rng.choice("ABCDEF"))
            amount = div(amount_of * fixed[what], 1000)
        else:
            amount_of = {"Pcs": rng.randint(40, 600), "Hold": rng.randint(1, 5)}.get(unit, 1)
            shown, amount = str(amount_of), amount_of * fixed[what]
            where = {"Pcs": "Pallets, marked IN-%03d" % rng.randint(1, 400), "Hold": "M.V. Sagar Rekha"}.get(unit, where)
        cells = [str(n), what, where, "%s/%05d\n%s" % (d.seller.short, rng.randint(1, 99999), d.before(1, 9).strftime("%d/%m/%Y")), sac, shown, unit, dec(fixed[what]), dec(amount)]
        high = row_height(cols, cells, "Times-Roman", 8.5, 10) + 5
        if y - high < 56:
            y = page()
        cell_row(c, cols, cells, y, "Times-Roman", 8.5, 10, 2)
        y -= high
        total += amount
        per_sac[sac] = per_sac.get(sac, 0) + amount
        data["line_items"].append({"description": what, "hsn_sac": sac, "quantity": shown, "unit": unit, "unit_price": dec(fixed[what]), "amount": dec(amount)})
    if y < 270:
        y = page()
    tax = {s: kit.split_tax(v, 18, d.inter) for s, v in per_sac.items()}
    cg, sg, ig = (sum(t[i] for t in tax.values()) for i in range(3))
    grand, off = kit.rounded(total + cg + sg + ig)
    c.line(left, y, right, y)
    lines = [("Total", dec(total))] + ([("IGST 18%", dec(ig))] if d.inter else [("CGST 9%", dec(cg)), ("SGST 9%", dec(sg))]) + [("Less/Add : Rounded off", dec(off))]
    y -= 13
    for k, v in lines:
        say(c, right - 90, y, k, "Times-Roman", 9.5, "r")
        say(c, right - 2, y, v, "Times-Roman", 9.5, "r")
        y -= 13
    c.line(right - 210, y + 9, right, y + 9)
    say(c, right - 90, y - 3, "Net Payable  Rs.", "Times-Bold", 10.5, "r")
    say(c, right - 2, y - 3, dec(grand), "Times-Bold", 10.5, "r")
    c.line(left, y - 8, right, y - 8)
    words = "Rupees " + kit.number_words(grand // 100) + " Only."
    data["amount_in_words"] = words
    y = block(c, left, y - 21, words, right - left, "Times-Bold", 9.5) - 8
    spec = [(70, "c"), (90, "r")] + ([(60, "r"), (90, "r")] if d.inter else [(50, "r"), (70, "r"), (50, "r"), (70, "r")]) + [(90, "r")]
    small = columns(left, spec)
    names = ["SAC", "Taxable Value"] + (["IGST %", "IGST Amt"] if d.inter else ["CGST %", "CGST Amt", "SGST %", "SGST Amt"]) + ["Total Tax"]
    lists = [names] + [[s, dec(v)] + (["18.00", dec(tax[s][2])] if d.inter else ["9.00", dec(tax[s][0]), "9.00", dec(tax[s][1])]) + [dec(sum(tax[s]))] for s, v in sorted(per_sac.items())]
    for i, one in enumerate(lists):
        cell_row(c, small, one, y, "Times-Bold" if not i else "Times-Roman", 8, 10)
        c.rect(left, y - 11, small[-1][1] - left, 12)
        y -= 12
    block(c, left, y - 18, "Our liability is limited to re-fumigation free of cost. Phytosanitary charges paid at actuals are billed separately.", 280, "Times-Italic", 8.5)
    say(c, right, y - 18, "For " + d.seller.name, "Times-Bold", 9.5, "r")
    say(c, right, y - 56, "Accredited Fumigation Operator", "Times-Roman", 9, "r")
    c.save()
    kit.put_totals(data, total, cg, sg, ig, d.inter, grand, off)
    return {"data": data}


def club(path, seed, rows):
    d = kit.Deal("club", seed, rows, ["The Gulmohar Gymkhana", "Lakeside Cantonment Club", "Hillview Recreation Club Ltd."], kit.PEOPLE, kind="A", local=True)
    rng = d.rng
    first = d.date.replace(day=1)
    last = first - datetime.timedelta(days=1)
    code = "%s-%04d" % (rng.choice(["P", "L", "S"]), rng.randint(11, 3200))
    number = "MB%s%04d" % (first.strftime("%y%m"), d.serial)
    data = d.data(number)
    data["invoice_date"] = first.isoformat()
    due = first + datetime.timedelta(days=14)
    data["due_date"] = due.isoformat()
    title = {"Meera": "Mrs. ", "Farida": "Ms. ", "Sunita": "Mrs. ", "Lakshmi": "Mrs. ", "Nandini": "Dr. "}.get(d.buyer.name.split()[0], "Mr. ")
    data["recipient"] = {"name": title + d.buyer.name}
    f, b, it = "Times-Roman", "Times-Bold", "Times-Italic"
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=48, rightMargin=48, topMargin=42, bottomMargin=48)
    wide = W - 96
    story = [para(d.seller.name, b, 20, "c"), para("%s, %s · Estd. 19%02d" % (d.seller.street.replace("Industrial Estate", "Club Road"), d.seller.town, rng.randint(11, 68)), it, 9, "c"), para("GSTIN %s" % d.seller.gstin, f, 9, "c"), Spacer(1, 6),
             Table([[para("MEMBER'S MONTHLY BILL CUM TAX INVOICE", b, 10.5, "c")]], [wide], style=[("LINEABOVE", (0, 0), (-1, -1), 0.5, colors.black), ("LINEBELOW", (0, 0), (-1, -1), 0.5, colors.black), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)]), Spacer(1, 6)]
    left = [para("Membership No. " + code, b, 10), para(data["recipient"]["name"], f, 10), para("%d, %s" % (rng.randint(1, 60), rng.choice(["Palm Avenue", "Officers' Enclave", "Temple View Road"])), f, 10), para("%s (State code %s)" % (d.buyer.state, d.buyer.code), f, 10)]
    right = [para("Bill No. " + number, f, 10, "r"), para("Bill Date " + first.strftime("%d/%m/%Y"), f, 10, "r"), para("For the month of " + last.strftime("%B %Y"), f, 10, "r"), para("Pay on or before " + due.strftime("%d/%m/%Y"), b, 10, "r"), para("Place of supply: %s (%s)" % (d.buyer.state, d.buyer.code), f, 10, "r")]
    story += [Table([[left, right]], [wide / 2] * 2, style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 8)]
    p = 8.5
    body = [[para(t, b, p, a) for t, a in (("Date", "l"), ("Chit No.", "l"), ("Particulars", "l"), ("SAC", "l"), ("Value Rs.", "r"), ("GST %", "r"), ("CGST Rs.", "r"), ("SGST Rs.", "r"), ("Amount Rs.", "r"))]]
    style = [("LINEABOVE", (0, 0), (-1, 0), 0.8, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 0.8, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]
    wings = [("Subscription", "999599", 18, [("Monthly subscription", 120000, 250000)]),
             ("Dining Room & Verandah", "996331", 5, [("Dinner, 2 covers", 90000, 185000), ("Tea and toast", 12000, 24000), ("Sunday buffet lunch, guest covers 4", 260000, 320000), ("Soft drinks & snacks", 18000, 64000), ("Parcel biryani", 32000, 76000)]),
             ("Sports", "999652", 18, [("Tennis court with marker", 20000, 45000), ("Swimming pool guest fee", 15000, 60000), ("Billiards table, 2 hours", 16000, 24000), ("Squash coaching, junior", 150000, 240000), ("Locker rent, gymnasium", 30000, 40000)]),
             ("Rooms & Lawns", "996322", 18, [("Guest room No. 7, one night", 220000, 340000), ("Lawn booking for family function incl. lighting and chairs", 1500000, 2600000), ("Extra bed", 40000, 60000)])]
    picks = [0] + [rng.choice([1, 1, 1, 2, 2, 3]) for _ in range(rows - 1)]
    sums = [0] * 4
    for w, (title, sac, rate, things) in enumerate(wings):
        count = picks.count(w)
        if not count:
            continue
        style += [("SPAN", (0, len(body)), (-1, len(body)))]
        body.append([para(title, it, 10)] + [""] * 8)
        part = 0
        days = sorted(rng.randint(1, last.day) for _ in range(count))
        for day in days:
            what, low, high = rng.choice(things)
            value = rng.randrange(low, high, 500)
            cg, sg, _ = kit.split_tax(value, rate, False)
            whole = value + cg + sg
            part += whole
            sums = [a + x for a, x in zip(sums, [value, cg, sg, whole])]
            body.append([para(x, f, p, a) for x, a in ((last.replace(day=day).strftime("%d/%m"), "l"), ("%s%05d" % (title[0], rng.randint(1, 99999)), "l"), (what, "l"), (sac, "l"), (inr(value), "r"), (str(rate), "r"), (inr(cg), "r"), (inr(sg), "r"), (inr(whole), "r"))])
            data["line_items"].append({"description": what, "hsn_sac": sac, "taxable_value": dec(value), "gst_rate": str(rate), "cgst_amount": dec(cg), "sgst_amount": dec(sg), "amount": dec(whole)})
        if count > 1:
            style += [("SPAN", (0, len(body)), (7, len(body))), ("LINEABOVE", (8, len(body)), (8, len(body)), 0.3, colors.black)]
            body.append([para("Total, " + title, it, p, "r")] + [""] * 7 + [para(inr(part), it, p, "r")])
    value, cg, sg, whole = sums
    style += [("LINEABOVE", (0, len(body)), (-1, len(body)), 0.8, colors.black), ("LINEBELOW", (0, len(body)), (-1, len(body)), 0.8, colors.black)]
    body.append(["", "", para("Total for the month", b, p), "", para(inr(value), b, p, "r"), "", para(inr(cg), b, p, "r"), para(inr(sg), b, p, "r"), para(inr(whole), b, p, "r")])
    widths = [36, 46, 140, 42, 60, 32, 46, 46]
    story.append(Table(body, widths + [wide - sum(widths)], repeatRows=1, style=style))
    grand, off = kit.rounded(whole)
    words = "Rupees " + kit.number_words(grand // 100, "and") + " only"
    data["amount_in_words"] = words
    foot = [[para("Rounding", f, 9.5, "r"), para(inr(off), f, 9.5, "r")], [para("Bill amount Rs.", b, 11, "r"), para(inr(grand), b, 11, "r")]]
    story.append(KeepTogether([Spacer(1, 4), Table(foot, [wide - 100, 100], style=[("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 1)]), para(words, it, 10), Spacer(1, 12),
                               para("Members whose dues are unpaid by the date above shall stand posted under Rule 27. Chits may be seen at the office between 10 a.m. and 1 p.m. E. & O. E.", f, 8.5), Spacer(1, 24), para("Honorary Treasurer", f, 9.5, "r")]))

    class Pages(kit.Counted):
        spot, words = (W / 2, 26, "Times-Italic", 8.5, "c"), "– %d of %d –"
    doc.build(story, canvasmaker=Pages)
    kit.put_totals(data, value, cg, sg, 0, False, grand, off)
    return {"data": data}


LAYOUTS = {"movers": movers, "fumigation": fumigation, "club": club}

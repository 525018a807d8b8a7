# SPDX-License-Identifier: AGPL-3.0-or-later
"""Lens laboratory (platypus), fireworks (canvas), borewell (platypus), bio-medical waste (platypus)."""
from datetime import timedelta
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import SimpleDocTemplate, Paragraph as P, Spacer, Table, LongTable, KeepTogether
from stranger_hedge_kit import (lot, gstin, other, inr, tru, div, words, day, fy, tax, per_line, put_tax, Grid, flow, para, STATES, TOWNS)


def style(font, size, al=0, **k):
    return PS("s", fontName=font, fontSize=size, leading=size * 1.2, alignment=al, **k)


def lenslab(path, seed, rows):
    r = lot("lenslab", seed, rows)
    inter = r.random() < .5
    home = "36"
    st = other(r, home, inter)
    d = day(r, span=600)
    no = f"OPL-{d:%m%y}-{r.randint(1, 9999):04d}"
    sup = dict(name="Netra Precision Lens Lab Pvt. Ltd.", gstin=gstin(r, home))
    rec = dict(name=r.choice(["Drishti Opticals", "Sunayana Eye Wear", "Clear View Optical House"]), gstin=gstin(r, st, "P"))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    N, B = "Gst21Noto", "Gst21NotoBold"
    vio = colors.HexColor("#5b3a8c")
    hd, l, rt, ce = style(B, 6.6, 1, textColor=colors.white), style(N, 6.8), style(N, 6.8, 2), style(N, 6.8, 1)
    heads = ["Order<br/>Ref.", "Lens Description", "Eye", "SPH", "CYL", "AXIS", "ADD", "HSN", "Qty", "Rate", "Disc.", "Taxable<br/>Value"]
    heads += ["IGST<br/>12%"] if inter else ["CGST<br/>6%", "SGST<br/>6%"]
    rowsout, xs, ref = [[P(h, hd) for h in heads + ["Net<br/>Amount"]]], [], r.randint(20000, 90000)
    D = lambda v: f"{'+' if v >= 0 else '-'}{abs(v) // 100}.{abs(v) % 100:02d}"
    eye = "R"
    for k in range(rows):
        if eye == "R":
            ref += r.randint(1, 9)
            name, pr = r.choice([("CR-39 1.50 SV HMC", 21000), ("1.56 SV Blue Cut UV420", 38500), ("Polycarbonate 1.59 SV Hard Coat", 52000),
                                 ("1.56 Progressive Short Corridor BC", 145000), ("1.67 Aspheric SHMC", 189000), ("Kryptok Bifocal White", 24500)])
            pr += r.randint(0, 9) * 500
            prog = "Prog" in name or "Bif" in name
            add = D(r.randint(4, 10) * 25) if prog else "-"
            dp = r.choice([0, 10, 15])
        cyl = -25 * r.randint(0, 8)
        ds = pr * dp // 100
        x = dict(tv=pr - ds)
        per_line(x, 1200, inter)
        xs.append(x)
        tot = x["tv"] + x["c"] + x["s"] + x["i"]
        rowsout.append([P(str(ref), ce), P(name, l), P(eye, ce), P(D(25 * r.randint(-24, 12)), rt), P(D(cyl) if cyl else "-", rt),
                        P(str(r.randint(1, 18) * 10) if cyl else "-", rt), P(add, rt), P("900150", ce), P("1", ce), P(inr(pr), rt), P(inr(ds), rt), P(inr(x["tv"]), rt)]
                       + [P(inr(x[q]), rt) for q in (["i"] if inter else ["c", "s"])] + [P(inr(tot), rt)])
        t = dict(description=name, hsn_sac="900150", quantity="1", unit_price=tru(pr), discount=tru(ds), taxable_value=tru(x["tv"]), gst_rate="12", amount=tru(tot))
        put_tax(t, x, inter)
        data["line_items"].append(t)
        eye = "L" if eye == "R" else "R"
    tv, ct, it, ro, gt = tax(data, xs, inter)
    b = style(B, 6.8, 2)
    rowsout.append(["", P("Total", style(B, 6.8))] + [""] * 6 + [P(str(rows), style(B, 6.8, 1)), "", P(inr(sum(int(t["discount"].replace(".", "")) for t in data["line_items"])), b), P(inr(tv), b)]
                   + ([P(inr(it), b)] if inter else [P(inr(ct), b)] * 2) + [P(inr(tv + 2 * ct + it), b)])
    wd = [32, 84, 18, 30, 28, 26, 28, 34, 20, 42, 36, 50] + ([58] if inter else [44, 44]) + [51]
    if inter:
        wd[1] += 30
    tb = LongTable(rowsout, colWidths=wd, repeatRows=1, style=[
        ("BACKGROUND", (0, 0), (-1, 0), vio), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, colors.HexColor("#f1ecf8")]), ("LINEABOVE", (0, -1), (-1, -1), 1, vio),
        ("LINEBELOW", (0, -1), (-1, -1), 1, vio), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2),
        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    n, nr = style(N, 8), style(N, 8, 2)
    top = Table([[[P(sup["name"], style(B, 14, textColor=vio)), Spacer(1, 5), P("Rx surfacing, coating and fitting laboratory<br/>5-9-22/B, Balanagar, Hyderabad 500 037, Telangana<br/>GSTIN: " + sup["gstin"], n)],
                  [P("TAX INVOICE", style(B, 13, 2)), Spacer(1, 5), P(f"Invoice No. <b>{no}</b><br/>Invoice Date {d:%d %b %Y}<br/>Dispatch: Day courier, {len(rowsout) // 2} tray(s)", nr)]]],
                colWidths=[330, 236], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), 1.5, vio), ("BOTTOMPADDING", (0, 0), (-1, -1), 6)])
    bill = P(f"Billed to: {rec['name']}, Main Bazaar, {TOWNS[st][0]}, {STATES[st]}<br/>Customer GSTIN: {rec['gstin']} &nbsp;&nbsp; Place of Supply: {st}-{STATES[st]}", n)
    data["amount_in_words"] = words(gt)
    end = Table([[P("Amount in words:", n), P("Round Off", nr), P(inr(ro), nr)],
                 [P(data["amount_in_words"], style(N, 8)), P("Amount Payable", style(B, 10, 2)), P("Rs. " + inr(gt), style(B, 10, 2))]], colWidths=[296, 140, 130], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    note = P("Lenses once surfaced to prescription are not returnable. Power tolerance as per ISO 8980. This is a computer generated invoice.", style(N, 6.5))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=14, rightMargin=14, topMargin=28, bottomMargin=30, invariant=1).build(
        [top, Spacer(1, 6), bill, Spacer(1, 8), tb, Spacer(1, 8), KeepTogether([end, Spacer(1, 14), note])])
    return {"data": data}


def fireworks(path, seed, rows):
    r = lot("fireworks", seed, rows)
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    inter = r.random() < .6
    home, hsn = "33", "36041000"
    st = other(r, home, inter)
    d = day(r)
    no = f"{r.randint(1, 2400)}/{fy(d)}"
    sup = dict(name=r.choice(["Thangamayil Sparklers Factory", "Sri Kartigai Fireworks Industries"]), gstin=gstin(r, home, "F"))
    rec = dict(name=r.choice(["Mahavir Pataka Bhandar", "Golden Night Crackers", "Deepjyoti Traders"]), gstin=gstin(r, st, "P"))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    out, vals, case, cases = [], [], 1, 0
    for k in range(rows):
        name, per, con = r.choice([("10 cm Electric Sparklers", "Box", 200), ("30 cm Colour Sparklers", "Box", 50), ("Flower Pots Big", "Box", 40), ("Ground Chakkar Deluxe", "Box", 60),
                                   ("2\" Lakshmi Crackers", "Pkt", 400), ("Twinkling Star 1.5'", "Pkt", 240), ("Whistling Rocket", "Box", 36), ("12 Shot Multi Colour", "Pcs", 30),
                                   ("Red Bijili 100's", "Pkt", 120), ("Colour Matches Deluxe 10 in 1", "Box", 100)])
        n, pr = r.randint(1, 12), r.randint(18, 640) * 50
        q = n * con
        v = q * pr
        vals.append(v)
        out.append([f"{case}-{case + n - 1}" if n > 1 else str(case), name, hsn, f"{n} x {con}", str(q), per, inr(pr), inr(v)])
        case += n; cases += n
        data["line_items"].append(dict(description=name, hsn_sac=hsn, quantity=str(q), unit=per, unit_price=tru(pr), amount=tru(v)))
    gross = sum(vals)
    dp = r.choice([30, 40, 55])
    less = div(gross * dp, 100)
    pack = div((gross - less) * 3, 100)
    tv, ct, it, ro, gt = tax(data, [], inter, gross - less + pack, 1800)
    L, R = 34, W - 34
    red = colors.HexColor("#a31515")
    cols = [("Case\nNos.", 50, "c"), ("Particulars of Goods", 160, "l"), ("HSN", 52, "c"), ("Cases x\nContents", 54, "c"), ("Total\nQuantity", 46, "r"), ("Per", 28, "c"), ("Rate\nRs. Ps.", 56, "r"), ("Value\nRs. Ps.", R - L - 446, "r")]
    g = Grid(c, L, cols, "Gst21Ser", "Gst21SerBold", 8, rules="full", line=red, w=.6, lead=10)
    F, B = "Gst21Ser", "Gst21SerBold"
    lic = r.randint(1000, 9999)

    def top():
        c.setFillColor(red)
        c.setFont(B, 16)
        c.drawCentredString(W / 2, H - 46, sup["name"])
        c.setFont(F, 8)
        c.drawCentredString(W / 2, H - 58, f"Factory: Survey 118/2, Virudhunagar Road, Sivakasi 626 123 (Tamil Nadu)   Expl. Lic. E/SC/TN/22/{lic}")
        c.drawCentredString(W / 2, H - 69, "GSTIN/UIN " + sup["gstin"])
        c.setFillColor(colors.black)
        c.setFont(B, 9)
        c.drawString(L, H - 90, f"Bill No. {no}")
        c.drawCentredString(W / 2, H - 90, "TAX INVOICE")
        c.drawRightString(R, H - 90, f"Date: {d.day}-{d:%b-%Y}")
        c.setFont(F, 8.5)
        c.drawString(L, H - 108, f"Sold to : {rec['name']}, {TOWNS[st][1]}")
        c.drawString(L, H - 120, f"Buyer's GSTIN : {rec['gstin']}")
        c.drawRightString(R, H - 108, f"State of supply : {STATES[st]}, Code {st}")
        c.drawRightString(R, H - 120, f"Through : Vaigai Roadlines to {TOWNS[st][1]}")
        return H - 130

    def again():
        c.showPage()
        return top()
    y = flow(g, out, top(), 60, again, lambda i, s: ["", s, "", "", "", "", "", inr(sum(vals[:i]))])
    if y < 250:
        y = g.row(y, ["", "Carried over"] + [""] * 5 + [inr(gross)], True)
        g.close(y)
        y = g.head(again())
        y = g.row(y, ["", "Brought forward"] + [""] * 5 + [inr(gross)], True)
    y = g.row(y, ["", f"Total ({cases} cases)"] + [""] * 5 + [inr(gross)], True)
    g.close(y)
    foot = [(f"Less: Trade Discount {dp}%", -less), ("Add: Packing Charges 3%", pack), ("Taxable Value", tv)]
    foot += [("IGST 18%", it)] if inter else [("CGST 9%", ct), ("SGST 9%", ct)]
    y -= 14
    for a, b in foot + [("Rounding (+/-)", ro), ("Bill Amount", gt)]:
        c.setFont(B if a[:4] in ("Taxa", "Bill") else F, 9)
        c.drawString(330, y, a)
        c.drawRightString(R - 3, y, inr(b))
        y -= 13
    data["amount_in_words"] = words(gt)
    y = para(c, L, y - 6, data["amount_in_words"], F, 9, R - L) - 6
    c.setFont(F, 7.5)
    c.drawString(L, y, "Goods despatched at buyer's risk. Store away from fire. Disputes subject to Sivakasi courts.")
    c.drawRightString(R, y - 28, "for " + sup["name"] + ", Partner")
    c.save()
    return {"data": data}


def borewell(path, seed, rows):
    r = lot("borewell", seed, rows)
    inter = r.random() < .4
    home = "29"
    st = other(r, home, inter)
    d = day(r)
    due = d + timedelta(days=10)
    no = f"BW{r.randint(100, 999)}"
    sup = dict(name="Ganga Jal Rig Service", gstin=gstin(r, home, "P"))
    rec = dict(name=r.choice(["Malnad Areca Estates LLP", "Hillcrest Layout Developers", "Vishwa Residency Owners Association"]), gstin=gstin(r, st, "F"))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    n, rr, b = style("Helvetica", 9), style("Helvetica", 9, 2), style("Helvetica-Bold", 9)
    body, rules, xs, bore, f0, step = [[P(h, style("Helvetica-Bold", 9, a)) for h, a in (("Work done", 0), ("SAC / HSN", 1), ("From ft", 2), ("To ft", 2), ("Qty", 2), ("Unit", 1), ("Rate", 2), ("Amount", 2))]], [], [], 0, 0, 9
    for k in range(rows):
        if step > 4 and (k == 0 or r.random() < .6):
            bore, step, base = bore + 1, 0, r.randint(75, 105) * 100
            rules.append(len(body))
            body.append([P(f"Bore point {bore} - Sy. No. {r.randint(11, 240)}/{r.randint(1, 9)}, {r.choice(['6½', '4½'])} inch DTH", b)] + [""] * 7)
            f0 = 0
        hs, fr, to, unit = "995434", "", "", "Nos"
        if step < 3:
            f1 = (300, 500, 500 + r.randint(2, 80) * 10)[step]
            name, fr, to, q, unit, pr = "Drilling" if step == 0 else "Drilling, next depth", str(f0), str(f1), f1 - f0, "Feet", base + step * r.choice([1000, 1500])
            f0 = f1
        else:
            name, q, unit, pr, hs = r.choice([("PVC casing pipe 180 mm", r.randint(20, 160), "Feet", 42000, "39172390"), ("MS collar and bore cap", 1, "Nos", 95000, "73079990"),
                                              ("Flushing of bore", r.randint(1, 4), "Hours", 180000, "995434"), ("Yield test with V-notch", 1, "Nos", 250000, "995434"),
                                              ("Transport of rig and support lorry", r.randint(15, 90), "Km", 9000, "995434")])
        step += 1
        v = q * pr
        xs.append(dict(tv=v))
        body.append([P(name, n), P(hs, style("Helvetica", 9, 1)), P(fr, rr), P(to, rr), P(str(q), rr), P(unit, style("Helvetica", 9, 1)), P(inr(pr), rr), P(inr(v), rr)])
        data["line_items"].append(dict(description=name, hsn_sac=hs, quantity=str(q), unit=unit, unit_price=tru(pr), taxable_value=tru(v), amount=tru(v)))
    tv, ct, it, ro, gt = tax(data, xs, inter, sum(x["tv"] for x in xs), 1800, rounding=False)
    blue = colors.HexColor("#0b6fa4")
    tb = LongTable(body, colWidths=[165, 62, 44, 40, 36, 40, 58, 80], repeatRows=1, style=[("LINEBELOW", (0, 0), (-1, 0), 1.2, blue), ("LINEBELOW", (0, 1), (-1, -1), .25, colors.lightgrey),
                   ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)] + [z for i in rules for z in (("SPAN", (0, i), (-1, i)), ("BACKGROUND", (0, i), (-1, i), colors.HexColor("#e6f3fa")))])
    sums = [("Taxable amount", tv)] + ([("Add IGST at 18%", it)] if inter else [("Add CGST at 9%", ct), ("Add SGST at 9%", ct)])
    ft = Table([[P(a, rr), P(inr(v), rr)] for a, v in sums] + [[P("Total to pay", style("Helvetica-Bold", 11, 2)), P("Rs. " + inr(gt), style("Helvetica-Bold", 11, 2))]], colWidths=[405, 120],
               style=[("LINEABOVE", (1, -1), (1, -1), 1, blue), ("TOPPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    data["amount_in_words"] = words(gt)
    meta = Table([[P(f"<b>Bill to</b><br/>{rec['name']}<br/>{TOWNS[st][1]}, {STATES[st]}<br/>GSTIN {rec['gstin']}", n),
                   P(f"Tax invoice no. <b>{no}</b><br/>Date {d:%d/%m/%Y}<br/>Pay before {due:%d/%m/%Y}<br/>Supply to state {st} ({STATES[st]})", rr)]], colWidths=[300, 225], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    SimpleDocTemplate(path, pagesize=A4, leftMargin=35, rightMargin=35, topMargin=36, bottomMargin=40, invariant=1).build([
        P(sup["name"], style("Helvetica-Bold", 20, textColor=blue)), Spacer(1, 8), P(f"Borewells 4½, 6½ inch - rain water harvesting - pump erection<br/>B.M. Road, Hassan, Karnataka 573 201 | GSTIN {sup['gstin']}", n),
        Spacer(1, 12), meta, Spacer(1, 12), tb, Spacer(1, 6), KeepTogether([ft, Spacer(1, 8), P(data["amount_in_words"], n), Spacer(1, 20), P("Depths measured in presence of customer. No guarantee of water yield.", style("Helvetica-Oblique", 8)), Spacer(1, 20), P("Proprietor", rr)])])
    return {"data": data}


LAYOUTS = {"lenslab": lenslab, "fireworks": fireworks, "borewell": borewell}

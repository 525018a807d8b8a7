# SPDX-License-Identifier: AGPL-3.0-or-later
"""A records archive's bill in two tables and a team-wear maker's bill with a size matrix (platypus)."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.platypus import KeepTogether, SimpleDocTemplate, Spacer, Table

from stranger_compass_kit import (P, cnt, day, div, ends, fy, ind, rnd, rng, rupees, s, sums, two)

DEPTS = ["Retail Loans - Mortgage Deeds", "Trade Finance", "Human Resources", "Branch Vouchers, Zone North", "Branch Vouchers, Zone South", "Legal & Recovery", "Tax & Audit", "Account Opening Forms", "Claims - Motor",
         "Claims - Health", "Policy Dockets", "Company Secretary", "Clinical Trial Masters", "Engineering Drawings"]
ACTS = [("Carton retrieval, standard (next day)", "Ctn", 2500), ("Carton retrieval, express (4 hours)", "Ctn", 9000), ("File retrieval, standard", "File", 1800), ("File refiling", "File", 1200), ("Scan on demand, A4 mono", "Page", 150),
        ("Pick-up of new cartons", "Ctn", 2200), ("Supply of empty cartons with lid", "Nos", 6800), ("Barcode and data capture, per file", "File", 350), ("Shredding with certificate", "Kg", 1100), ("Transport, van trip within city", "Trip", 75000),
        ("Permanent withdrawal", "Ctn", 4500)]


def cartons(path, seed, rows):
    r = rng("cartons", seed, rows)
    A, B, inter = two(r, "06", "Almirah Records Custody Pvt Ltd", ["Northfield Housing Finance Ltd", "Saraswat General Insurance Co Ltd", "Pharmavale Clinical Research LLP", "Ujala Small Finance Bank Limited"])
    d = day(r).replace(day=1) + datetime.timedelta(r.randrange(0, 5))
    pm = d.replace(day=1) - datetime.timedelta(1)
    no = f"ARC-{r.randrange(10000, 99999)}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": B["state"], **ends(A, B), "line_items": []}
    H, HB = "Helvetica", "Helvetica-Bold"
    gr = colors.Color(.45, .45, .45)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=48, rightMargin=48, topMargin=46, bottomMargin=50, invariant=1)
    fl = [Table([[P("Almirah", HB, 20), P("Tax invoice", H, 20, 2, gr)], [P("Records Custody Pvt Ltd", H, 9), P(f"Account {r.randrange(1000, 9999)}-{pm:%m%y}", H, 9, 2)]], colWidths=[250, 249], style=[("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, 0), 9)]),
          Spacer(1, 14)]
    lab = [("Invoice no.", no), ("Invoice date", f"{d.day} {d:%b %Y}"), ("Storage month", f"{pm:%B %Y}"), ("Our GSTIN", A["gstin"]), ("Your GSTIN", B["gstin"]), ("Place of supply", f"{B['sname']}, code {B['state']}"), ("SAC", "996729 (storage), 998599 (handling)")]
    inner = Table([[P(a, H, 8, 0, gr), P(b, H, 8.5)] for a, b in lab], colWidths=[72, 177], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    fl += [Table([[P(f"{B['name']}\nAttn: Head, Administration\n{B['street']}\n{B['city']} {B['pin']}\n{B['sname']}", H, 10), inner]], colWidths=[250, 249], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]), Spacer(1, 14)]
    n1 = rows if rows < 3 else min(rows - 1, max(1, rows * 2 // 5), 14)
    Hd = lambda t, a=2: P(t, HB, 7.5, a)
    R = lambda t, f=H: P(t, f, 8, 2)
    st = lambda n: [("LINEABOVE", (0, 0), (-1, 0), .8, colors.black), ("LINEBELOW", (0, 0), (-1, 0), .4, colors.black), ("LINEABOVE", (0, n), (-1, n), .4, colors.black), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("VALIGN", (0, 1), (-1, -1), "TOP"),
                    ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("LINEBELOW", (0, 1), (-1, -2), .25, colors.Color(.85, .85, .85))]
    tb = [[Hd("Cost centre", 0), Hd("Opening\ncartons"), Hd("In"), Hd("Out"), Hd("Closing\ncartons"), Hd("Billed on\n(peak)"), Hd("Rate per\ncarton-month"), Hd("Storage\nRs")]]
    t1, c1 = 0, [0] * 5
    ds = DEPTS[:]
    r.shuffle(ds)
    for i in range(n1):
        op, a, b = r.randrange(40, 5200), r.choice([0, 0, 12, 35, 60, 144]), r.choice([0, 0, 3, 8, 20])
        cl, pk = op + a - b, op + a
        rate = r.choice([650, 700, 775, 900])
        am = pk * rate
        t1 += am
        for j, v in enumerate((op, a, b, cl, pk)):
            c1[j] += v
        tb.append([P(ds[i], H, 8), R(cnt(op)), R(str(a)), R(str(b)), R(cnt(cl)), R(cnt(pk)), R(s(rate)), R(ind(am))])
        data["line_items"].append({"description": ds[i], "quantity": str(pk), "unit_price": s(rate), "amount": s(am)})
    tb.append([P("Total storage", HB, 8), *[R(cnt(v), HB) for v in c1], "", R(ind(t1), HB)])
    fl += [P("A.  Storage", HB, 10), Spacer(1, 4), Table(tb, colWidths=[146, 50, 34, 34, 50, 52, 63, 70], repeatRows=1, style=st(n1 + 1)), Spacer(1, 14)]
    t2 = 0
    if rows > n1:
        tb = [[Hd("Date", 0), Hd("Work order", 0), Hd("Activity", 0), Hd("Requested by", 0), Hd("Qty"), Hd("UoM", 0), Hd("Rate\nRs"), Hd("Charge\nRs")]]
        wo = r.randrange(20000, 60000)
        dd = sorted(r.randrange(1, pm.day + 1) for _ in range(rows - n1))
        for i in range(rows - n1):
            na, u, rate = r.choice(ACTS)
            wo += r.randrange(1, 90)
            q = r.randrange(1, 4) if u == "Trip" else r.randrange(1, 60) if u in ("Ctn", "Nos") else r.randrange(5, 400)
            am = q * rate
            t2 += am
            tb.append([P(f"{pm.replace(day=dd[i]):%d %b}", H, 8), P(f"WO{wo}", H, 8), P(na, H, 8), P(r.choice(["S. Bhalla", "R. Chauhan", "Neha T.", "Imran Q.", "P. Dahiya"]), H, 8), R(str(q)), P(u, H, 8), R(s(rate)), R(ind(am))])
            data["line_items"].append({"description": na, "quantity": str(q), "unit": u, "unit_price": s(rate), "amount": s(am)})
        tb.append([P("Total activities", HB, 8), "", "", "", "", "", "", R(ind(t2), HB)])
        fl += [P("B.  Activities", HB, 10), Spacer(1, 4), Table(tb, colWidths=[38, 54, 168, 66, 32, 30, 45, 66], repeatRows=1, style=[*st(rows - n1 + 1), ("SPAN", (0, -1), (3, -1))]), Spacer(1, 14)]
    net = t1 + t2
    cg, ig = (0, div(net * 18, 100)) if inter else (div(net * 9, 100), 0)
    gt = net + 2 * cg + ig
    w = rupees(gt, "Rupees ", " only")
    bx = ([("A + B, value before tax", net)] if rows > n1 else [("Value before tax", net)]) + ([("IGST 18%", ig)] if inter else [("CGST 9%", cg), ("SGST 9%", cg)]) + [("Total due, Rs", gt)]
    fl.append(KeepTogether([Table([["", P(a, HB if "due" in a else H, 9), R(ind(v), HB if "due" in a else H)] for a, v in bx], colWidths=[270, 139, 90],
                                  style=[("LINEABOVE", (1, -1), (-1, -1), .8, colors.black), ("LINEBELOW", (1, -1), (-1, -1), .8, colors.black), ("RIGHTPADDING", (-1, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]),
                            Spacer(1, 8), P(w, H, 9), Spacer(1, 8), P("Storage is billed on the highest number of cartons held in the month. Queries within 10 days, quoting the work order. Payment in 30 days to Kurukshetra Bank, Karnal, A/c 1180 2200 91, IFSC KKSB0000118.", H, 7.5, 0, gr)]))

    def pg(c, _):
        c.setFont(H, 7.5)
        c.setFillColor(gr)
        c.drawString(48, 30, f"{A['name']}, {A['street']}, Karnal 132 001, Haryana")
        c.drawRightString(A4[0] - 48, 30, f"{no}  page {c.getPageNumber()}")
    doc.build(fl, onFirstPage=pg, onLaterPages=pg)
    sums(data, net, inter, cg, cg, ig)
    data.update(grand_total=s(gt), amount_in_words=w)
    return {"data": data}


GEAR = [("Football jersey, sublimated, half sleeve", "61099090", 28500), ("Football shorts, micro poly", "61034300", 16500), ("Track suit upper with zip", "61121200", 64000), ("Track suit lower", "61121200", 42000), ("Kabaddi vest, dri-fit", "61099090", 21000),
        ("Cricket whites shirt, full sleeve", "61052010", 36000), ("Cricket whites trousers", "61034300", 41000), ("Goalkeeper jersey, padded elbow", "61099090", 52500), ("Training bib, mesh", "61149090", 9500), ("Hockey skirt-shorts", "61045300", 31000)]
COL = ["Royal / White", "Maroon", "Bottle Green", "Black / Gold", "Sky", "Orange", "White", "Navy"]


def jersey(path, seed, rows):
    r = rng("jersey", seed, rows)
    A, B, inter = two(r, "03", "Sutlej Sportswear Mills", ["Hilltop Residential School Society", "District Football Association", "Champion Corner Sports Retail", "Police Sports Control Board Stores"], "FA")
    d = day(r)
    no = f"SSM/{d:%m}/{r.randrange(100, 999)}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": B["state"], **ends(A, B, A["name"].upper()), "line_items": []}
    S, SB = "Gst25Serif", "Gst25SerifB"
    org = colors.Color(.85, .38, .05)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=24, rightMargin=24, topMargin=28, bottomMargin=40, invariant=1)
    G = lambda t, f=S, z=8, a=0: P(t, f, z, a)
    top = Table([[G(f"GSTIN : {A['gstin']}", SB, 8), G("TAX INVOICE", SB, 10, 1), G("Original Copy", S, 8, 2)],
                 [G(A["name"].upper(), SB, 16, 1), "", ""], [G(f"Manufacturers of Team Wear and Sports Uniforms\n{A['street']}, Ludhiana - 141 003 (Punjab)", S, 8, 1), "", ""]], colWidths=[182, 183, 182],
                style=[("SPAN", (0, 1), (-1, 1)), ("SPAN", (0, 2), (-1, 2)), ("BOTTOMPADDING", (0, 1), (-1, 1), 8), ("BOX", (0, 0), (-1, -1), .7, org)])
    bl = Table([[G(f"Billed to :\n{B['name']}\n{B['street']}, {B['city']} - {B['pin']}\nGSTIN / UIN : {B['gstin']}", S, 8), G(f"Invoice No. : {no}\nDated : {d:%d-%m-%Y}\nPlace of Supply : {B['sname']} ({B['state']})\nReverse Charge : N", S, 8),
                 G(f"Transport : {r.choice(['Chenab Roadlines', 'By Hand', 'Doaba Goods Carrier'])}\nGR/RR No. : {r.randrange(1000, 99999)}\nBundles : {rows // 4 + 1}\nOrder : {r.choice(['Verbal', 'E-mail', 'PO'])} {r.randrange(11, 99)}", S, 8)]],
               colWidths=[235, 170, 142], style=[("GRID", (0, 0), (-1, -1), .7, org), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)])
    sizes = ["26", "28", "30", "32", "34", "36", "38", "40", "42"]
    Hd = lambda t: P(t, SB, 6.8, 1)
    tb = [[Hd("S.N."), Hd("Style"), Hd("Description of Goods"), Hd("Colour"), Hd("HSN/SAC\nCode"), Hd("S I Z E S")] + [""] * 8 + [Hd("Total\nPcs."), Hd("Price\n(Rs.)"), Hd("Amount\n(Rs.)")], [""] * 5 + [Hd(z) for z in sizes] + [""] * 3]
    R = lambda t, f=S: P(t, f, 6.8, 2)
    total = pcs = 0
    col = [0] * 9
    for i in range(rows):
        n, hsn, rate = r.choice(GEAR)
        rate += r.randrange(0, 6) * 500
        lo = r.randrange(0, 5)
        q = [r.choice([2, 4, 5, 6, 8, 10, 12, 15, 20, 24]) if lo <= k < lo + r.randrange(3, 6) else 0 for k in range(9)]
        if not sum(q):
            q[lo] = 11
        t = sum(q)
        am = t * rate
        total += am
        pcs += t
        col = [a + b for a, b in zip(col, q)]
        tb.append([P(str(i + 1), S, 6.8, 1), P(f"{n[:2].upper()}{r.randrange(101, 989)}", S, 6.8), P(n, S, 6.8), P(r.choice(COL), S, 6.8), P(hsn, S, 6.8, 1), *[R(str(v)) if v else "" for v in q], R(str(t)), R(s(rate)), R(ind(am))])
        data["line_items"].append({"description": n, "hsn_sac": hsn, "quantity": str(t), "unit_price": s(rate), "amount": s(am)})
    tb.append(["", "", P("Total", SB, 6.8), "", "", *[R(str(v), SB) if v else "" for v in col], R(cnt(pcs), SB), "", R(ind(total), SB)])
    st = [("GRID", (0, 0), (-1, -1), .5, org), ("SPAN", (5, 0), (13, 0)), ("BACKGROUND", (0, 0), (-1, 1), colors.Color(1, .93, .86)), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2),
          ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)] + [("SPAN", (x, 0), (x, 1)) for x in (0, 1, 2, 3, 4, 14, 15, 16)]
    main = Table(tb, colWidths=[20, 34, 100, 48, 42, *[20] * 9, 29, 36, 58], repeatRows=2, style=st)
    cg, ig = (0, div(total * 5, 100)) if inter else (div(total * 25, 1000), 0)
    ro, gt = rnd(total + 2 * cg + ig)
    w = rupees(gt, "Rupees ", " Only")
    ad = ([("Add : IGST", "@ 5.00 %", ig)] if inter else [("Add : CGST", "@ 2.50 %", cg), ("Add : SGST", "@ 2.50 %", cg)])
    ad.append((("Add" if ro >= 0 else "Less") + " : Rounded Off (" + ("+" if ro >= 0 else "-") + ")", "", abs(ro)))
    tail = [["", G(a, S, 8), G(b, S, 8, 2), G(ind(v), S, 8, 2)] for a, b, v in ad] + [["", G("Grand Total", SB, 9), G(f"{cnt(pcs)} Pcs.", SB, 8, 2), G(ind(gt), SB, 9, 2)]]
    fl = [top, bl, main, KeepTogether([Table(tail, colWidths=[260, 130, 77, 80], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (-1, 0), (-1, -1), 2), ("LINEABOVE", (1, -1), (-1, -1), .7, org), ("LINEBELOW", (0, -1), (-1, -1), .7, org)]),
                                       Spacer(1, 4), G(w, SB, 8.5), Spacer(1, 8),
                                       Table([[G("Terms & Conditions\n1. Printed or named garments are not taken back.\n2. Interest @ 18% p.a. after 30 days.\n3. Subject to Ludhiana jurisdiction only.", S, 7), G(f"for {A['name']}\n\n\n\nAuthorised Signatory", S, 8, 2)]], colWidths=[300, 247], style=[("GRID", (0, 0), (-1, -1), .7, org), ("VALIGN", (0, 0), (-1, -1), "TOP")])])]

    def pg(c, _):
        c.setFont(S, 7)
        c.drawRightString(A4[0] - 24, 24, f"Bill {no} - Page {c.getPageNumber()}")
    doc.build(fl, onFirstPage=pg, onLaterPages=pg)
    sums(data, total, inter, cg, cg, ig)
    data.update(round_off=s(ro), grand_total=s(gt), amount_in_words=w)
    return {"data": data}


LAYOUTS = {"cartons": cartons, "jersey": jersey}

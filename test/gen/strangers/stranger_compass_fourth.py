# SPDX-License-Identifier: AGPL-3.0-or-later
"""A biomedical waste plant's bill and a broadcaster's subscription bill to a cable operator (platypus)."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import KeepTogether, SimpleDocTemplate, Spacer, Table

from stranger_compass_kit import (P, cnt, day, div, ends, fy, ind, irn, rnd, rng, rupees, s, sums, two)

UNITS = ["Maternity & Child Wing", "Dialysis Centre, Hanamkonda", "Blood Centre", "Eye Hospital, Kazipet", "Day Care Surgery Block", "Diagnostics & Pathology, Subedari",
         "Dental College Hospital", "Orthopaedic & Trauma Block", "Cancer Daycare", "Poly Clinic, Parkal", "Isolation Ward (Annexe B)", "Veterinary Clinic, Narsampet", "Main Hospital, In-patient Towers I to III"]


def biomed(path, seed, rows):
    r = rng("biomed", seed, rows)
    A, B, inter = two(r, "36", "Haritha Enviro Biomedical Waste Services", ["Sanjeevani Multispeciality Hospitals Ltd", "Chaitanya Medical Education Trust", "Lifeline Healthcare & Diagnostics Pvt Ltd"], "FC")
    d = day(r).replace(day=1)
    per = d - datetime.timedelta(1)
    due = d + datetime.timedelta(14)
    no = f"HEBWS-{per:%b}".upper() + f"/{r.randrange(200, 2000):04d}/{fy(d)}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": B["state"], **ends(A, B, A["name"].upper()), "line_items": []}
    T, TB = "Times-Roman", "Times-Bold"
    HD = colors.Color(.9, .9, .9)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=36, bottomMargin=44, invariant=1)
    fl = [P(A["name"].upper(), TB, 15, 1), Spacer(1, 3),
          P(f"Common Bio-Medical Waste Treatment Facility, authorised under BMWM Rules, 2016<br/>Sy. No. {r.randrange(20, 300)}, {A['street']}, Warangal 506 002, Telangana".replace("<br/>", "\n"), T, 9, 1), Spacer(1, 3),
          P(f"GSTIN: {A['gstin']}    PCB Auth. No. TSPCB/CBWTF/{r.randrange(10, 99)}/2022", TB, 9, 1), Spacer(1, 8),
          P("TAX INVOICE", TB, 12, 1), Spacer(1, 5)]
    left = P(f"To\n{B['name']}\n{B['street']},\n{B['city']} - {B['pin']}, {B['sname']}\nGSTIN: {B['gstin']}", T, 10)
    right = P(f"Invoice No.: {no}\nInvoice Date: {d:%d.%m.%Y}\nBill Period: {per:%B %Y}\nDue Date: {due:%d.%m.%Y}\nPlace of Supply: {B['sname']} ({B['state']})", T, 10)
    fl += [Table([[left, right]], colWidths=[290, 225], style=[("BOX", (0, 0), (-1, -1), .6, colors.black), ("LINEBEFORE", (1, 0), (1, 0), .6, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 0), (-1, -1), 6)]),
           Spacer(1, 6), P("Collection, transportation, treatment and disposal of bio-medical waste (SAC 999432), barcode-weighed at source:", T, 9.5), Spacer(1, 4)]
    h = lambda t: P(t, TB, 8.5, 1)
    tb = [[h("S.\nNo."), h("Health Care Facility / Block"), h("Beds"), h("Quantity lifted (kg)"), "", "", "", "", h("Rate\nper kg"), h("Amount\n(Rs.)")],
          ["", "", "", h("Yellow"), h("Red"), h("White"), h("Blue"), h("Total"), "", ""]]
    dm = lambda q: "%d.%d" % divmod(q, 10)
    total, k = 0, [0] * 5
    us = UNITS[:]
    r.shuffle(us)
    for i in range(rows):
        n = us[i % len(us)] + (f" - Unit {i // len(us) + 1}" if i >= len(us) else "")
        q = [r.randrange(200, 9000), r.randrange(100, 6000), r.randrange(2, 160), r.randrange(20, 1500)]
        t = sum(q)
        rate = r.choice([2650, 2800, 3125, 3400])
        a = div(t * rate, 10)
        total += a
        for j, v in enumerate([*q, t]):
            k[j] += v
        R = lambda x: P(x, T, 9, 2)
        bed = r.choice([0, 0, 10, 24, 30, 50, 100, 150])
        tb.append([P(str(i + 1), T, 9, 1), P(n, T, 9), R(str(bed) if bed else "NA"), *[R(dm(v)) for v in q], R(dm(t)), R(s(rate)), R(ind(a))])
        data["line_items"].append({"description": n, "quantity": dm(t), "unit_price": s(rate), "amount": s(a)})
    B2 = lambda x: P(x, TB, 8.5, 2)
    tb.append(["", P("Total", TB, 9), "", *[B2(dm(v)) for v in k], "", B2(ind(total))])
    cg, ig = (0, div(total * 12, 100)) if inter else (div(total * 6, 100), 0)
    ro, gt = rnd(total + 2 * cg + ig)
    st = [("GRID", (0, 0), (-1, -1), .5, colors.black), ("SPAN", (3, 0), (7, 0)), ("BACKGROUND", (0, 0), (-1, 1), HD), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
          ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3),
          ("BACKGROUND", (3, 1), (3, 1), colors.Color(1, .96, .6)), ("BACKGROUND", (4, 1), (4, 1), colors.Color(1, .8, .8)), ("BACKGROUND", (6, 1), (6, 1), colors.Color(.8, .88, 1))]
    st += [("SPAN", (x, 0), (x, 1)) for x in (0, 1, 2, 8, 9)]
    fl.append(Table(tb, colWidths=[24, 148, 30, 44, 44, 38, 44, 48, 36, 59], repeatRows=2, style=st))
    tt = [[n, v] for n, v in ([("Add: IGST @ 12%", ig)] if inter else [("Add: CGST @ 6%", cg), ("Add: SGST @ 6%", cg)]) + [("Rounding", ro), ("Total Payable (Rs.)", gt)]]
    w = rupees(gt)
    fl.append(KeepTogether([Table([["", P(n, TB if "Tot" in n else T, 10, 2), P(ind(v), TB if "Tot" in n else T, 10, 2)] for n, v in tt], colWidths=[265, 160, 90],
                                  style=[("LINEBELOW", (1, -1), (-1, -1), 1, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("RIGHTPADDING", (2, 0), (2, -1), 3)]), Spacer(1, 6),
                            P(f"Amount in words: {w}", TB, 10), Spacer(1, 8),
                            P("1. Bags without barcode labels are not lifted and must be reported to the Board.\n2. Interest at 18% p.a. after the due date.\n3. Payment by NEFT to A/c 3920 1100 0457, Kakatiya Bank, Warangal, IFSC KKTB0000392.", T, 8.5),
                            Spacer(1, 26), P(f"for {A['name']}\n\nAuthorised Signatory", T, 10, 2)]))

    def pg(c, _):
        c.setFont(T, 8)
        c.drawCentredString(A4[0] / 2, 26, f"{no}   -   Page {c.getPageNumber()}")
    doc.build(fl, onFirstPage=pg, onLaterPages=pg)
    sums(data, total, inter, cg, cg, ig)
    data.update(round_off=s(ro), grand_total=s(gt), amount_in_words=w)
    return {"data": data}


CH = [("Tarang", "GEC"), ("Tarang Cinema", "Movies"), ("Nabha News 24x7", "News"), ("Chhota Chand", "Kids"), ("Suvarna Raag", "Music"), ("Maidan Sports 1", "Sports"), ("Maidan Sports 2", "Sports"),
      ("Kanavu", "GEC"), ("Kanavu Padam", "Movies"), ("Bhakti Sagar", "Devot."), ("Planet Vana", "Infot."), ("Rasoi Life", "Lifestyle"), ("Udaya Varta", "News"), ("Tarang Bangla", "GEC"), ("Tarang Marathi Talkies", "Movies")]


def channels(path, seed, rows):
    r = rng("channels", seed, rows)
    A, B, inter = two(r, "27", "Tarang Broadcast Network Limited", ["Citywide Digital Cable Pvt. Ltd.", "Sapphire Headend Networks LLP", "Deccan Fibre & DTH Services Limited"])
    d = day(r)
    pm = d.replace(day=1) - datetime.timedelta(1)
    due = d + datetime.timedelta(15)
    no = f"TBN{fy(d, '')}SUB{r.randrange(10000, 99999)}"
    hsh = irn(r)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": B["state"], "irn": hsh, **ends(A, B), "line_items": []}
    S, SB = "Gst25Sans", "Gst25SansB"
    W = landscape(A4)
    vio = colors.Color(.29, .14, .42)
    doc = SimpleDocTemplate(path, pagesize=W, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=34, invariant=1)
    hd = Table([[P("tarang", SB, 22, 0, vio), P("TAX INVOICE", SB, 12, 2), ],
                [P(f"{A['name']}, {A['street']}, Nashik 422 007, Maharashtra (27)\nGSTIN {A['gstin']}", S, 7.5), P(f"IRN {hsh}", S, 6.2, 2)]], colWidths=[420, 362],
               style=[("LINEBELOW", (0, -1), (-1, -1), 2, vio), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, 0), 10)])
    meta = [["DPO (Distribution Platform Operator)", "Place of Supply", "Invoice No.", "Invoice Date", "Due Date", "Subscription Month"],
            [P(f"{B['name']}\n{B['street']}, {B['city']} {B['pin']}\nGSTIN {B['gstin']}", S, 8), f"{B['state']} {B['sname']}", no, f"{d:%d/%m/%Y}", f"{due:%d/%m/%Y}", f"{pm:%b %Y}"]]
    mt = Table(meta, colWidths=[262, 120, 120, 90, 90, 100], style=[("FONT", (0, 0), (-1, 0), S, 6.5), ("TEXTCOLOR", (0, 0), (-1, 0), colors.Color(.4, .4, .4)), ("FONT", (0, 1), (-1, 1), SB, 8), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                                                                                  ("TOPPADDING", (0, 1), (-1, 1), 0), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    m = f"{pm:%b}"
    h = lambda t, a=2: P(t, SB, 6.8, a, colors.white)
    tb = [[h("Channel", 0), h("Genre", 0), h("SD/\nHD", 1), h(f"Active subs\n07-{m}"), h(f"Active subs\n14-{m}"), h(f"Active subs\n21-{m}"), h(f"Active subs\n{28}-{m}"), h("Monthly\naverage"), h("MRP ₹ /\nsub / month"),
           h("Gross at\nMRP ₹"), h("Distribution\nfee 20% ₹"), h("Discount\n₹"), h("Net broadcaster\nshare ₹")]]
    R = lambda t, f=S: P(t, f, 7, 2)
    tot = [0] * 4
    for i in range(rows):
        n, ge = CH[i % len(CH)]
        k = i // len(CH)
        hd_ = (k + i) % 2 == 1
        n = n + ("", " HD" if hd_ else " Plus", " East", " South")[k]
        a = r.randrange(400, 90000)
        x = [max(20, a + r.randrange(-a // 12, a // 12)) for _ in range(3)]
        av = sum(x) // 3
        f4 = 4 * av - sum(x)
        rate = r.choice([10, 100, 300, 500, 700, 1200, 1500, 1900]) if not hd_ else r.choice([500, 1000, 1900])
        gr = av * rate
        fee = div(gr * 20, 100)
        disc = div(gr * r.choice([0, 8, 12, 15]), 100)
        net = gr - fee - disc
        for j, v in enumerate((gr, fee, disc, net)):
            tot[j] += v
        tb.append([P(n, S, 7), P(ge, S, 7), P("HD" if hd_ else "SD", S, 7, 1), *[R(cnt(v)) for v in (*x, f4, av)], R(s(rate)), R(ind(gr)), R(ind(fee)), R(ind(disc) if disc else "-"), R(ind(net))])
        li = {"description": n, "quantity": str(av), "unit_price": s(rate), "amount": s(net)}
        if disc:
            li["discount"] = s(disc)
        data["line_items"].append(li)
    tb.append([P("Total", SB, 7)] + [""] * 8 + [R(ind(v), SB) for v in tot])
    st = [("BACKGROUND", (0, 0), (-1, 0), vio), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, colors.Color(.95, .93, .97)]), ("LINEABOVE", (0, -1), (-1, -1), .8, vio), ("LINEBELOW", (0, -1), (-1, -1), .8, vio),
          ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    main = Table(tb, colWidths=[104, 42, 26, 54, 54, 54, 54, 50, 56, 76, 68, 66, 78], repeatRows=1, style=st)
    net = tot[3]
    cg, ig = (0, div(net * 18, 100)) if inter else (div(net * 9, 100), 0)
    gt = net + 2 * cg + ig
    w = rupees(gt, "INR ", " Only")
    box = [("Taxable value (SAC 998463)", net)] + ([("IGST @ 18%", ig)] if inter else [("CGST @ 9%", cg), ("SGST @ 9%", cg)]) + [("Invoice total ₹", gt)]
    bt = Table([[P(a, SB if a[:3] == "Inv" else S, 8), P(ind(v), SB if a[:3] == "Inv" else S, 8, 2)] for a, v in box], colWidths=[150, 100],
               style=[("LINEBELOW", (0, 0), (-1, -1), .3, colors.grey), ("BACKGROUND", (0, -1), (-1, -1), colors.Color(.9, .86, .94)), ("TOPPADDING", (0, 0), (-1, -1), 2)])
    note = P(f"Amount in words: {w}\n\nMonthly average is the sum of the counts of four days divided by four, Regulation 14 of the Interconnection Regulations, 2017. TDS u/s 194J on the value before GST.\n"
             "Pay to: Godavari Bank, Nashik, A/c 5510 0023 7781, IFSC GDVB0000551", S, 7.5)
    fl = [hd, Spacer(1, 6), mt, Spacer(1, 8), main, Spacer(1, 8), KeepTogether([Table([[note, bt]], colWidths=[526, 256], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (1, 0), (1, 0), 0), ("RIGHTPADDING", (0, 0), (0, 0), 30)])])]

    def pg(c, _):
        c.setFont(S, 6.5)
        c.drawString(30, 18, f"{no} / {c.getPageNumber()}")
        c.drawRightString(W[0] - 30, 18, "Digitally signed by the authorised signatory of Tarang Broadcast Network Limited")
    doc.build(fl, onFirstPage=pg, onLaterPages=pg)
    sums(data, net, inter, cg, cg, ig)
    data.update(grand_total=s(gt), amount_in_words=w)
    return {"data": data}


LAYOUTS = {"biomed": biomed, "channels": channels}

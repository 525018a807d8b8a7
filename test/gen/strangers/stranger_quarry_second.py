# SPDX-License-Identifier: AGPL-3.0-or-later
"""A jeweller's bill by weights, and a crane hirer's bill by log sheets."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_quarry_kit as K


def jewel(path, seed, rows):
    r = K.rng("jewel", seed, rows)
    sup, rec, inter = K.parties(r, ["Jewellers", "Gold & Diamonds", "Swarna Mahal"])
    d = K.day(r)
    person = not inter and r.random() < 0.5
    guest = r.choice(K.PEOPLE)
    who = ("Smt. " if guest.split()[0] in K.WOMEN else "Shri ") + guest if person else rec["name"].split()[0] + " Ornaments"
    rec["name"] = who
    number = f"{r.choice(['GS', 'SB', 'R'])}-{r.randrange(200, 9000)}"
    gold = {"22K": (5400 + r.randrange(0, 900)) * 100, "18K": (4420 + r.randrange(0, 700)) * 100}
    kinds = [("Gold Bangle Plain", "22K", 0), ("Gold Chain Rope", "22K", 0), ("Gold Ring Ladies with CZ", "22K", 1), ("Diamond Ear Tops", "18K", 1),
             ("Mangalsutra Short", "22K", 0), ("Gold Necklace Set Kundan", "22K", 1), ("Diamond Pendant", "18K", 1), ("Gold Jhumka Pair", "22K", 0)]
    body, out, total, gs, ns = [], [], 0, 0, 0
    for i in range(rows):
        name, kt, stone = r.choice(kinds)
        net = r.randrange(1800, 38000)
        st = r.randrange(80, 1400) if stone else 0
        mk = r.randrange(280, 920) * 100
        sv = st * r.randrange(20, 260) if stone else 0
        making = K.div(net * mk, 1000)
        amt = K.div(net * gold[kt], 1000) + making + sv
        pcs = 2 if "Pair" in name or "Tops" in name else 1
        tag = f"{r.choice(['B', 'C', 'N', 'R'])}{r.randrange(1000, 9999)}"
        body.append([str(i + 1), f"{name}\nTag {tag}", "7113", kt, str(pcs), K.q3(net + st), K.q3(st) if st else "-", K.q3(net), K.m(gold[kt]),
                     K.m(making), K.m(sv) if sv else "-", K.m(amt)])
        out.append({"description": f"{name} Tag {tag}", "hsn_sac": "7113", "quantity": K.q3(net), "unit": "gms", "unit_price": K.s(gold[kt]), "amount": K.s(amt)})
        total, gs, ns = total + amt, gs + net + st, ns + net
    c, sg, ig = K.taxes(total, 3, inter)
    grand, off = K.rounded(total + c + sg + ig)
    words = f"Rupees {K.words(grand // 100)} Only."

    def page(p):
        x, w = 30, p.w - 60

        def top():
            p.rect(x - 6, 24, w + 12, p.h - 48, width=1.2)
            p.rect(x - 3, 27, w + 6, p.h - 54, width=0.4)
            p.text(p.w / 2, 58, sup["name"], "Times-Bold", 24, "c", "#8b6b00")
            p.text(p.w / 2, 74, f"{sup['street']}, {sup['city']} - {sup['pin']} ({sup['statename']})   Ph: {sup['phone']}", "Times-Roman", 9.5, "c")
            p.text(p.w / 2, 88, "BIS Hallmarked Jewellery Showroom", "Times-Italic", 9.5, "c")
            p.line(x, 95, x + w, 95)
            p.text(x + 4, 108, f"GSTIN: {sup['gstin']}", "Times-Bold", 10)
            p.text(p.w / 2, 108, "TAX INVOICE", "Times-Bold", 11, "c")
            p.text(x + w - 4, 108, f"State Code: {sup['state']}", "Times-Bold", 10, "r")
            p.line(x, 114, x + w, 114)
            p.text(x + 4, 130, "Customer", "Times-Roman", 10)
            p.text(x + 70, 130, who, "Times-Bold", 11)
            p.text(x + 70, 143, f"{rec['street']}, {rec['city']} - {rec['pin']}", "Times-Roman", 10)
            if not person:
                p.text(x + 4, 157, f"GSTIN: {rec['gstin']}", "Times-Roman", 10)
            p.text(x + 200, 157, f"Place of Supply: {rec['statename']} ({rec['state']})", "Times-Roman", 10)
            p.text(x + w - 130, 130, f"Invoice No: {number}", "Times-Bold", 10)
            p.text(x + w - 130, 143, f"Date: {d.strftime('%d-%b-%Y')}", "Times-Bold", 10)
            p.text(x + w - 130, 157, f"Sales Person: {'KRVM'[seed % 4]}{seed % 9 + 1}", "Times-Roman", 10)
            return 166

        def more():
            p.text(x + w / 2, p.h - 34, f"(contd. on page {p.page + 1})", "Times-Italic", 9, "c")
            p.new()
            return top()
        cols = [(20, "c", "Sr"), (103, "l", "Particulars"), (30, "c", "HSN"), (27, "c", "Purity"), (22, "c", "Pcs"), (41, "r", "Gross Wt.\n(gms)"),
                (38, "r", "Stone Wt.\n(gms)"), (41, "r", "Net Wt.\n(gms)"), (48, "r", "Gold Rate\n(per gm)"), (53, "r", "Making\nCharges"), (50, "r", "Stone\nValue"), (62, "r", "Amount\n(Rs.)")]
        y = K.grid(p, top(), x, cols, body, p.h - 50, more, "Times-Roman", "Times-Bold", 8.2, 9.8, 2, rules="vh", headfill="#f4ecd0")
        if y > p.h - 205:
            y = more()
        y += 14
        p.text(x + 24, y, "Total", "Times-Bold", 9)
        p.text(x + 241, y, K.q3(gs), "Times-Bold", 8.2, "r")
        p.text(x + 320, y, K.q3(ns), "Times-Bold", 8.2, "r")
        p.text(x + w - 2, y, K.m(total), "Times-Bold", 8.8, "r")
        p.line(x, y + 5, x + w, y + 5)
        y += 20
        rowsf = [("Total Taxable Amount", total)] + ([("IGST 3.00%", ig)] if inter else [("CGST 1.50%", c), ("SGST 1.50%", sg)])
        for a, b in rowsf + [("Round Off (+/-)", off), ("Net Payable Rs.", grand)]:
            face = "Times-Bold" if a.startswith("Net") else "Times-Roman"
            p.text(x + 330, y, a, face, 10)
            p.text(x + w - 2, y, K.m(b), face, 10, "r")
            y += 14
        p.para(x + 4, y - 14 * len(rowsf) - 22, f"In words: {words}", 300, "Times-Bold", 9.5)
        p.line(x, y - 6, x + w, y - 6)
        p.text(x + 4, y + 8, "Old gold exchange as per prevailing rate. Stones are not returnable. E. & O.E.", "Times-Italic", 8.5)
        p.text(x + 4, y + 52, "Customer's Signature", "Times-Roman", 9)
        p.text(x + w - 4, y + 52, f"For {sup['name']}", "Times-Bold", 9.5, "r")
    K.twice(path, A4, page)
    data = K.base(number, d, sup, rec)
    if person:
        del data["recipient"]["gstin"]
    data.update(line_items=out, taxable_total=K.s(total), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


def crane(path, seed, rows):
    r = K.rng("crane", seed, rows)
    sup, rec, inter = K.parties(r, ["Crane Services", "Earthmovers", "Crane & Lifting Co."])
    d = K.day(r)
    number = f"{sup['name'][:2].upper()}CS/{K.fy(d)}/{r.randrange(10, 800):03d}"
    st = ParagraphStyle("n", fontName="Helvetica", fontSize=8.6, leading=10.6)
    sb = ParagraphStyle("b", parent=st, fontName="Helvetica-Bold")
    sc = ParagraphStyle("c", parent=sb, alignment=1)
    P = Paragraph
    kinds = [("Hydra Crane 14 MT", 1100), ("Farana F-15 Crane", 1350), ("Telescopic Mobile Crane 50 MT", 3800), ("JCB 3DX Backhoe Loader", 1150),
             ("Boom Lift 20 Mtr", 1600), ("Hydra Crane 12 MT with extra rigger and slings", 1250)]
    start = K.plus(d, -rows - 3)
    body, out, total, hours = [[P(h, sc) for h in ("Log Sheet<br/>No.", "Date", "Machine / Description of Work", "SAC", "Working Time", "Total<br/>Hrs.", "Rate /<br/>Hr.", "Amount<br/>(Rs.)")]], [], 0, 0
    log = r.randrange(1200, 7000)
    works = ["", "", " - shifting of MS structure", " - unloading of DG set", " - erection at tank farm"]
    for i in range(rows):
        name, rate = r.choice(kinds)
        name += r.choice(works)
        a, n = r.randrange(14, 22), r.randrange(4, 21)
        hrs = n * 50
        rate *= 100
        amt = K.div(hrs * rate, 100)
        when = K.plus(start, i)
        span = " to ".join(f"{h // 2:02d}:{'30' if h % 2 else '00'}" for h in (a, a + n))
        log += r.randrange(1, 4)
        body.append([str(log), when.strftime("%d.%m.%y"), P(name, st), "997313", span, K.q2(hrs), K.m(rate), K.m(amt)])
        out.append({"description": name, "hsn_sac": "997313", "quantity": K.q2(hrs), "unit": "Hrs.", "unit_price": K.s(rate), "amount": K.s(amt)})
        total, hours = total + amt, hours + hrs
    mob = r.choice([0, 500000, 850000])
    diesel = 0
    taxable = total + mob + diesel
    c, sg, ig = K.taxes(taxable, 18, inter)
    grand, off = K.rounded(taxable + c + sg + ig)
    words = f"Rs. {K.words(grand // 100)} only"
    tail = [["Total", "", "", "", "", K.q2(hours), "", K.m(total)]]
    if mob:
        tail.append(["Mobilisation & De-mobilisation Charges (Lump Sum)"] + [""] * 6 + [K.m(mob)])
    tail.append(["Taxable Amount"] + [""] * 6 + [K.m(taxable)])
    for a, b in ([("IGST @ 18%", ig)] if inter else [("CGST @ 9%", c), ("SGST @ 9%", sg)]) + [("Rounding Off", off), ("Total Bill Amount", grand)]:
        tail.append([a] + [""] * 6 + [K.m(b)])
    n = len(body)
    style = [("FONT", (0, 0), (-1, -1), "Helvetica", 8.6), ("GRID", (0, 0), (-1, -1), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
             ("ALIGN", (0, 1), (1, n - 1), "CENTER"), ("ALIGN", (3, 1), (4, n - 1), "CENTER"), ("ALIGN", (5, 1), (-1, -1), "RIGHT"),
             ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#ffd84d")), ("FONT", (0, n), (-1, -1), "Helvetica-Bold", 8.6),
             ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3.5)]
    for k in range(len(tail)):
        style += [("SPAN", (0, n + k), (4 if k == 0 else 6, n + k)), ("ALIGN", (0, n + k), (0, n + k), "RIGHT")]
    t = Table(body + tail, [50, 52, 172, 44, 78, 40, 46, 66], repeatRows=1, style=style)
    full = 548
    po = f"PO/{r.randrange(4000, 9000)}"
    info = Table([[[P("<b>Bill To :</b>", st), P(rec["name"], sb), P(f"{rec['street']},<br/>{rec['city']} - {rec['pin']}, {rec['statename']}", st), P(f"GSTIN : {rec['gstin']}", st)],
                   [P(f"Invoice No. : <b>{number}</b>", st), P(f"Invoice Date : <b>{d.strftime('%d.%m.%Y')}</b>", st), P(f"Work Order : {po}", st),
                    P(f"Period : {start.strftime('%d.%m.%Y')} to {K.plus(start, rows - 1).strftime('%d.%m.%Y')}", st), P(f"Place of Supply : {rec['statename']} - {rec['state']}", st)]]],
                 [330, full - 330], style=[("BOX", (0, 0), (-1, -1), 0.5, colors.black), ("LINEAFTER", (0, 0), (0, -1), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    head = Table([[P(sup["name"].upper(), ParagraphStyle("x", parent=sb, fontSize=19, leading=24)), P("TAX INVOICE", ParagraphStyle("y", parent=sb, fontSize=12, alignment=2))],
                  [P(f"{sup['street']}, {sup['city']} - {sup['pin']}. Mob. {sup['phone']}", st), P("Cranes | Hydra | JCB | Boom Lifts", ParagraphStyle("z", parent=st, alignment=2))],
                  [P(f"GSTIN : {sup['gstin']}", sb), ""]], [370, full - 370], style=[("LINEABOVE", (0, 0), (-1, 0), 4, colors.HexColor("#ffb000")), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    bank = Table([[[P(f"Amount in Words : <b>{words}</b>", st), Spacer(1, 4), P("Bank : Sahyadri Gramin Co-op. Bank, A/c No. 00417220" + str(r.randrange(1000, 9999)) + ", IFSC SGCB0000041", st),
                    P("Payment within 30 days. Original log sheets duly signed are enclosed.", st)], P(f"For {sup['name'].upper()}<br/><br/><br/>Proprietor", sc)]],
                 [370, full - 370], style=[("BOX", (0, 0), (-1, -1), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    SimpleDocTemplate(path, pagesize=A4, leftMargin=23, rightMargin=23, topMargin=30, bottomMargin=30, invariant=1).build(
        [head, Spacer(1, 8), info, Spacer(1, 8), t, KeepTogether([Spacer(1, 6), bank])])
    data = K.base(number, d, sup, rec)
    data["supplier"]["name"] = sup["name"].upper()
    data.update(line_items=out, taxable_total=K.s(taxable), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


LAYOUTS = {"jewel": jewel, "crane": crane}

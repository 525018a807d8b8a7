# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bio-medical waste (platypus), container freight station (canvas), insurance broker (platypus), ready-mix concrete (canvas)."""
from datetime import timedelta
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Paragraph as P, Spacer, Table, LongTable, KeepTogether
from stranger_hedge_kit import lot, gstin, other, inr, tru, div, words, day, fy, tax, per_line, put_tax, Grid, flow, para, mil, STATES, TOWNS
from stranger_hedge_second import style


def biomedwaste(path, seed, rows):
    r = lot("biomedwaste", seed, rows)
    inter = r.random() < .3
    home = "23"
    st = other(r, home, inter)
    d = day(r, span=600)
    no = f"CBWTF/{fy(d)}/{r.randint(1, 999)}"
    sup = dict(name="Vindhya Enviro Care (CBWTF)", gstin=gstin(r, home, "F"))
    rec = dict(name=r.choice(["Sanjeevani Hospitals Group", "Arogya Sadan Charitable Trust", "Punarnava Nursing Homes Association"]), gstin=gstin(r, st, "T"))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    N, B = "Gst21NSer", "Gst21NSerBold"
    h, l, rt, ce, b = style(B, 8, 1), style(N, 8), style(N, 8, 2), style(N, 8, 1), style(B, 8, 2)
    body = [[P(x, h) for x in ["S.<br/>No.", "Member<br/>Code", "Name of Health Care Facility", "SAC", "Sanctioned<br/>Beds", "Service<br/>Days", "Bed-Days", "Rate per<br/>Bed-Day", "Charges<br/>(Rs.)"]
             + (["IGST<br/>@ 12%"] if inter else ["CGST<br/>@ 6%", "SGST<br/>@ 6%"]) + ["Total<br/>(Rs.)"]]]
    xs, nb = [], 0
    for k in range(rows):
        name = f"{r.choice(['Shanti', 'Jeevan Jyoti', 'Matri Chhaya', 'Asha Kiran', 'Lok Seva', 'Navjeevan'])} {r.choice(['Hospital', 'Maternity Home', 'Eye Hospital', 'Children Hospital', 'Trauma Centre'])}, {r.choice(['Civil Lines', 'Station Road', 'Madhav Nagar', 'Gandhi Ganj'])}"
        beds, days, pr = r.choice([6, 10, 15, 20, 30, 50, 100, 120]), r.choice([30, 30, 30, 30, 17, 24]), r.choice([580, 640, 725, 810])
        x = dict(tv=beds * days * pr)
        per_line(x, 1200, inter)
        xs.append(x)
        nb += beds * days
        tot = x["tv"] + x["c"] * 2 + x["i"]
        body.append([P(str(k + 1), ce), P(f"MP-{r.randint(1000, 9999)}", ce), P(name, l), P("999432", ce), P(str(beds), ce), P(str(days), ce), P(str(beds * days), rt), P(inr(pr), rt), P(inr(x["tv"]), rt)]
                    + [P(inr(x[q]), rt) for q in (["i"] if inter else ["c", "s"])] + [P(inr(tot), rt)])
        t = dict(description=name, hsn_sac="999432", quantity=str(beds * days), unit_price=tru(pr), taxable_value=tru(x["tv"]), gst_rate="12", amount=tru(tot))
        put_tax(t, x, inter)
        data["line_items"].append(t)
    tv, ct, it, ro, gt = tax(data, xs, inter)
    body.append(["", "", P("Grand Total", style(B, 8)), "", "", "", P(str(nb), b), "", P(inr(tv), b)] + ([P(inr(it), b)] if inter else [P(inr(ct), b)] * 2) + [P(inr(tv + 2 * ct + it), b)])
    wd = [28, 56, 198 if inter else 164, 48, 58, 46, 54, 54, 72] + ([72] if inter else [56, 56]) + [78]
    green = colors.HexColor("#dff0d8")
    tb = LongTable(body, colWidths=wd, repeatRows=1, style=[("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#667766")), ("BACKGROUND", (0, 0), (-1, 0), green), ("BACKGROUND", (0, -1), (-1, -1), green),
                   ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    n = style(N, 8.5)
    meta = Table([[P(f"To,<br/><b>{rec['name']}</b><br/>{TOWNS[st][0]}, {STATES[st]}<br/>GST No.: {rec['gstin']}", n), P(f"Invoice No.: {no}<br/>Invoice Date: {d:%d/%m/%Y}<br/>Month of Service: {(d.replace(day=1) - timedelta(days=1)):%B %Y}<br/>Place of Supply: {STATES[st]} ({st})", n)]],
                 colWidths=[530, 232], style=[("BOX", (0, 0), (-1, -1), .4, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)])
    data["amount_in_words"] = words(gt)
    rr = style(N, 9, 2)
    end = Table([[P("Rounded off", rr), P(inr(ro), rr)], [P("Invoice Total (Rs.)", style(B, 9, 2)), P(inr(gt), style(B, 9, 2))]], colWidths=[654, 108], style=[("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 0)])
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=36, rightMargin=36, topMargin=30, bottomMargin=34, invariant=1).build([
        P(sup["name"], style(B, 15, 1)), Spacer(1, 7), P(f"Common Bio-Medical Waste Treatment Facility, Village Padra, Katni, Madhya Pradesh &nbsp; GST No.: {sup['gstin']}", style(N, 8.5, 1)), Spacer(1, 4), P("TAX INVOICE", style(B, 11, 1)), Spacer(1, 6),
        meta, Spacer(1, 8), tb, Spacer(1, 6), KeepTogether([end, Spacer(1, 4), P("Amount (in words): " + data["amount_in_words"], n), Spacer(1, 22), P("Authorised Signatory", rr)])])
    return {"data": data}


def containeryard(path, seed, rows):
    r = lot("containeryard", seed, rows)
    W, H = landscape(A4)
    c = Canvas(path, pagesize=(W, H), invariant=1)
    inter = r.random() < .5
    home = r.choice(["24", "33"])
    st = other(r, home, inter)
    d = day(r)
    due = d + timedelta(days=3)
    no = f"IMP{d:%y}{r.randint(10000, 99999)}"
    sup = dict(name="Sagarmukh Container Freight Station Pvt Ltd", gstin=gstin(r, home))
    rec = dict(name=r.choice(["Orbit Polymers Private Limited", "Zenobia Ceramics LLP", "Harita Machine Tools Limited"]), gstin=gstin(r, st))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    out, xs, box = [], [], None
    for k in range(rows):
        if k % 5 == 0:
            box = "".join(r.choice("BCDKMT") for _ in range(3)) + f"U{r.randint(1000000, 9999999)}"
            size, days = r.choice([20, 40]), r.randint(2, 16)
            f = 1 if size == 20 else 2
        name, sac, q, unit, pr = [("Handling & Transportation (Port to CFS)", "996719", 1, "TEU", 865000), ("Ground Rent - Import Laden", "996729", days, "Day", 62000 + 500 * (k % 7)),
                                  ("Lift On / Lift Off", "996711", 2, "Lift", 110000), ("Seal Cutting & Examination", "996719", 1, "Box", 95000), ("De-stuffing by Forklift", "996711", 1, "Box", 420000)][k % 5]
        pr *= f
        x = dict(tv=q * pr)
        per_line(x, 1800, inter)
        xs.append(x)
        tot = x["tv"] + 2 * x["c"] + x["i"]
        out.append([box if k % 5 == 0 else "", f"{size}'" if k % 5 == 0 else "", name, sac, str(q), unit, inr(pr), inr(x["tv"])] + (["18%", inr(x["i"])] if inter else ["9%", inr(x["c"]), "9%", inr(x["s"])]) + [inr(tot)])
        t = dict(description=name, hsn_sac=sac, quantity=str(q), unit=unit, unit_price=tru(pr), taxable_value=tru(x["tv"]), gst_rate="18", amount=tru(tot))
        put_tax(t, x, inter)
        data["line_items"].append(t)
    tv, ct, it, ro, gt = tax(data, xs, inter, rounding=True)
    cols = [("Container No.", 74, "l"), ("Size", 28, "c"), ("Tariff Head", 178 if not inter else 230, "l"), ("SAC", 42, "c"), ("Qty", 28, "r"), ("UOM", 32, "c"), ("Rate\n(INR)", 60, "r"), ("Taxable\nAmount", 72, "r")]
    cols += [("Rate", 30, "c"), ("Amount", 66 if not inter else 84, "r")] + ([] if inter else [("Rate", 30, "c"), ("Amount", 66, "r")]) + [("Total\n(INR)", 78, "r")]
    gr = [(8, 9, "IGST")] if inter else [(8, 9, "CGST"), (10, 11, "SGST")]
    L = 28
    g = Grid(c, L, cols, "Gst21Con", "Gst21ConBold", 7.6, groups=gr, fill=colors.HexColor("#d9e2ec"), band=colors.HexColor("#f5f7fa"), rules="vert", line=colors.HexColor("#486581"))
    R = L + g.W
    F, B = "Gst21Con", "Gst21ConBold"
    be, bl = r.randint(1000000, 9999999), f"SGM{r.randint(100000, 999999)}"
    pg = [0]

    def top():
        pg[0] += 1
        c.setFont(B, 13)
        c.drawString(L, H - 34, sup["name"])
        c.setFont(F, 7.5)
        c.drawString(L, H - 45, f"Survey No. 44, Port Link Road, {TOWNS[home][0]}, {STATES[home]}. GSTIN: {sup['gstin']}")
        c.setFont(B, 12)
        c.drawRightString(R, H - 34, "IMPORT TAX INVOICE")
        c.setFont(F, 7.5)
        c.drawRightString(R, H - 45, f"Sheet {pg[0]}")
        y = H - 64
        for a in ([("Bill To", rec["name"]), ("Invoice No", no), ("BL No", bl)], [("GSTIN", rec["gstin"]), ("Invoice Date", f"{d:%d-%b-%Y}"), ("BE No", str(be))],
                  [("Place of Supply", f"{st} {STATES[st]}"), ("Valid / Due Date", f"{due:%d-%b-%Y}"), ("CHA", "Tarangini Clearing Agency")]):
            for x, (p, q) in zip((L, 330, 570), a):
                c.setFont(F, 8)
                c.drawString(x, y, p)
                c.setFont(B, 8)
                c.drawString(x + 74, y, q)
            y -= 12
        return y

    def again():
        c.showPage()
        return top()
    y = flow(g, out, top(), 36, again)
    if y < 140:
        g.close(y)
        y = g.head(again())
    g.close(y)
    y = g.row(y, ["", "", "Total", "", "", "", "", inr(tv)] + (["", inr(it)] if inter else ["", inr(ct), "", inr(ct)]) + [inr(tv + 2 * ct + it)], True)
    for a, b in (("Round Off", ro), ("Net Payable INR", gt)):
        y -= 14
        c.setFont(B if a[0] == "N" else F, 9)
        c.drawRightString(R - 90, y, a)
        c.drawRightString(R - 3, y, inr(b))
    data["amount_in_words"] = words(gt, "INR ")
    c.setFont(F, 8.5)
    c.drawString(L, y - 16, data["amount_in_words"])
    c.setFont(F, 7)
    c.drawString(L, y - 32, "Ground rent is charged up to the validity date; a fresh invoice is raised for delivery after that date. Cheques are not accepted.")
    c.save()
    return {"data": data}


def insbroker(path, seed, rows):
    r = lot("insbroker", seed, rows)
    inter = r.random() < .5
    home = "27"
    st = other(r, home, inter)
    d = day(r)
    no = f"BRK-{r.randint(100, 999)}-{d:%b%y}".upper()
    sup = dict(name="Chhatra Risk & Insurance Brokers Pvt. Ltd.", gstin=gstin(r, home))
    rec = dict(name=r.choice(["Uttarayan General Insurance Co. Ltd.", "Suraksha Sarathi General Insurance Ltd."]), gstin=gstin(r, st))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    l, rt, h, hr = style("Times-Roman", 9), style("Times-Roman", 9, 2), style("Times-Bold", 9), style("Times-Bold", 9, 2)
    body, xs, prem = [[P(a, s) for a, s in (("#", h), ("Policy Number", h), ("Insured", h), ("Class of Business", h), ("Net Premium<br/>(Rs.)", hr), ("Brokerage<br/>%", hr), ("Brokerage<br/>(Rs.)", hr))]], [], 0
    for k in range(rows):
        cls, pc = r.choice([("Standard Fire & Special Perils", 1150), ("Marine Cargo Open Cover", 1650), ("Group Health", 750), ("Motor - Own Damage", 1500), ("Motor - Third Party", 250), ("Contractors All Risk", 1250), ("Workmen's Compensation", 1250)])
        pm = r.randint(4000, 900000) * 100 + r.randint(0, 99)
        v = div(pm * pc, 10000)
        prem += pm
        xs.append(dict(tv=v))
        body.append([P(str(k + 1), l), P(f"{r.randint(1000, 9999)}/{r.randint(10000000, 99999999)}/{r.randint(0, 3):02d}", l), P(r.choice(["Amravati Ginning Co.", "Shree Vardhan Logistics", "Nilgagan Towers CHS", "Dr. R. K. Deshkar", "Pragati Auto Components"]), l), P(cls, l),
                     P(inr(pm), rt), P(f"{pc // 100}.{pc % 100:02d}", rt), P(inr(v), rt)])
        data["line_items"].append(dict(description=cls, taxable_value=tru(v), amount=tru(v)))
    tv, ct, it, ro, gt = tax(data, xs, inter, sum(x["tv"] for x in xs), 1800, rounding=False)
    body.append(["", "", "", P("Sub-total", h), P(inr(prem), hr), "", P(inr(tv), hr)])
    for a, v in ([("IGST 18%", it)] if inter else [("Central GST 9%", ct), ("State GST 9%", ct)]) + [("Invoice Amount", gt)]:
        body.append(["", "", "", P(a, h if a[0:3] == "Inv" else l), "", "", P(inr(v), hr if a[:3] == "Inv" else rt)])
    tb = LongTable(body, colWidths=[24, 104, 116, 114, 72, 50, 68], repeatRows=1, style=[("LINEABOVE", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, 0), (-1, 0), .5, colors.black), ("LINEABOVE", (3, rows + 1), (-1, rows + 1), .5, colors.black),
                   ("LINEABOVE", (3, -1), (-1, -1), .5, colors.black), ("LINEBELOW", (3, -1), (-1, -1), 1.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 1)])
    data["amount_in_words"] = words(gt)
    SimpleDocTemplate(path, pagesize=A4, leftMargin=22, rightMargin=22, topMargin=40, bottomMargin=46, invariant=1).build([
        P(sup["name"], style("Times-Bold", 16)), Spacer(1, 7), P("Direct Broker (General) - 4th Floor, Orange City Chambers, Nagpur 440 010, Maharashtra", l), P("GST Registration No. " + sup["gstin"], l), Spacer(1, 14),
        P("TAX INVOICE FOR BROKERAGE", style("Times-Bold", 12)), Spacer(1, 6), P(f"Invoice Number: {no}", l), P(f"Date: {d.day} {d:%B %Y}", l), Spacer(1, 8), P("The Manager - Intermediary Accounts", l), P(f"<b>{rec['name']}</b>", l),
        P(f"{TOWNS[st][1]}, {STATES[st]} (State Code {st}), which is the place of supply", l), P("GST Registration No. " + rec["gstin"], l), Spacer(1, 8), P("SAC 997161 - Insurance brokerage services. Brokerage due on policies placed through us:", l), Spacer(1, 6), tb, Spacer(1, 8),
        KeepTogether([P(data["amount_in_words"], l), Spacer(1, 24), P("Principal Officer", l)])])
    for t in data["line_items"]:
        t["hsn_sac"] = "997161"
    return {"data": data}


def readymix(path, seed, rows):
    r = lot("readymix", seed, rows)
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    inter = r.random() < .3
    home = "37"
    st = other(r, home, inter)
    d = day(r)
    no = f"RMX{r.randint(1000, 9999)}/{fy(d)}"
    sup = dict(name="Godavari Readymix Concrete", gstin=gstin(r, home, "F"))
    rec = dict(name=r.choice(["Anupama Infra Projects", "Satavahana Constructions", "Lakeside Habitat LLP"]), gstin=gstin(r, st))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    out, xs, q, dk = [], [], 0, r.randint(1000, 60000)
    for k in range(rows):
        mix, pr = r.choice([("M20 A20", 465000), ("M25 A20", 498000), ("M30 PT", 540000), ("M10 PCC", 398000), ("M35 Pump", 575500)])
        m, v = r.choice([4000, 5000, 5500, 6000, 6000, 7000]), 0
        v = div(m * pr, 1000)
        dk += r.randint(1, 4); q += m
        xs.append(dict(tv=v))
        dd = d - timedelta(days=max(0, 9 - k * 9 // rows))
        out.append([f"{dd:%d/%m}", str(dk), f"{r.randint(6, 20):02d}:{r.randint(0, 59):02d}", f"AP05T{r.choice('ABCE')}{r.randint(1000, 9999)}", mix, "38245010", mil(m)[:-1], inr(pr), inr(v)])
        data["line_items"].append(dict(description=mix, hsn_sac="38245010", quantity=mil(m)[:-1], unit_price=tru(pr), taxable_value=tru(v), amount=tru(v)))
    tv, ct, it, ro, gt = tax(data, xs, inter, sum(x["tv"] for x in xs), 1800)
    L, R = 40, W - 40
    org = colors.HexColor("#c75b12")
    cols = [("Date", 38, "l"), ("Docket", 42, "r"), ("Batch\nTime", 38, "c"), ("Transit\nMixer", 72, "l"), ("Grade", 62, "l"), ("HSN", 54, "c"), ("Cu.M.", 46, "r"), ("Rate per\nCu.M.", 70, "r"), ("Amount", R - L - 422, "r")]
    g = Grid(c, L, cols, "Helvetica", "Helvetica-Bold", 8.5, rules="none", lead=11, ink=org, band=colors.HexColor("#fbf1e9"))

    def top():
        c.setFillColor(org)
        c.rect(0, H - 62, W, 62, stroke=0, fill=1)
        c.setFillColor(colors.white)
        c.setFont("Helvetica-Bold", 18)
        c.drawString(L, H - 34, sup["name"])
        c.setFont("Helvetica", 8)
        c.drawString(L, H - 48, f"Batching plant: ADB Road, Kakinada, Andhra Pradesh   GSTIN {sup['gstin']}")
        c.setFillColor(colors.black)
        c.setFont("Helvetica-Bold", 10)
        c.drawRightString(R, H - 80, "Tax Invoice " + no)
        c.setFont("Helvetica", 9)
        c.drawRightString(R, H - 93, f"Dated {d:%d-%m-%Y}")
        c.drawRightString(R, H - 106, f"Place of supply {st}-{STATES[st]}")
        c.drawString(L, H - 80, "Customer: " + rec["name"])
        c.drawString(L, H - 93, f"Site: Tower B raft and columns, {TOWNS[st][0]}")
        c.drawString(L, H - 106, "GSTIN: " + rec["gstin"])
        return H - 116

    def again():
        c.showPage()
        return top()
    y = flow(g, out, top(), 50, again)
    if y < 190:
        y = again() - 10
    c.setStrokeColor(org)
    c.line(L, y - 4, R, y - 4)
    y = g.row(y - 6, ["", "", "", "", "Total", "", mil(q)[:-1], "", inr(tv)], True)
    y -= 14
    for a, b in ([("IGST 18%", it)] if inter else [("CGST 9%", ct), ("SGST 9%", ct)]) + [("Round off", ro), ("Total Invoice Value", gt)]:
        c.setFont("Helvetica-Bold" if a[0] == "T" else "Helvetica", 9.5)
        c.drawRightString(R - 110, y, a)
        c.drawRightString(R - 3, y, inr(b))
        y -= 14
    data["amount_in_words"] = words(gt)
    y = para(c, L, y - 8, data["amount_in_words"], "Helvetica", 9, R - L)
    para(c, L, y - 10, "Quantity as per batch sheet. Cube test results after 28 days on request. Interest 18% on bills unpaid beyond agreed credit.", "Helvetica", 7.5, R - L)
    c.save()
    return {"data": data}


LAYOUTS = {"biomedwaste": biomedwaste, "containeryard": containeryard, "insbroker": insbroker, "readymix": readymix}

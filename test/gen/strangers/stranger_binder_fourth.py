# SPDX-License-Identifier: AGPL-3.0-or-later
"""A manufacturer's ERP print without rules, an IT services invoice and a landlord's rent bill."""
import datetime
from reportlab.lib import colors
from reportlab.pdfgen import canvas
from reportlab.platypus import KeepTogether, Spacer
from stranger_binder_kit import *
from stranger_binder_third import P, addr, doc, tb

MAKE = [("POLYPROPYLENE GRANULES H110MA", "39021000", 18, "KG", 10850, 3), ("CORRUGATED BOX 5 PLY 450X300X250", "48191010", 12, "NO", 3875, 0), ("HYDRAULIC HOSE ASSY 1/2 IN X 1.5 M WITH END FITTINGS", "40092100", 18, "EA", 142000, 0),
        ("SS SHEET 304 2B 1.2 MM", "72193320", 18, "KG", 21450, 3), ("LIMESTONE POWDER 300 MESH", "25210090", 5, "TO", 385000, 3), ("INDUCTION MOTOR 7.5 KW 4P B3 IE3", "85015210", 18, "EA", 3245000, 0),
        ("CAUSTIC SODA LYE 48%", "28151200", 18, "KG", 4120, 3), ("GASKET CAF 3MM 100NB", "84841010", 18, "EA", 9400, 0), ("SODIUM SILICATE LIQUID NEUTRAL GRADE IN DRUMS", "28391900", 18, "KG", 1890, 3)]


def erp(path, seed, rows):
    r = rng_of("erp", seed, rows)
    s, b, ship, inter = parties(r, ["Industries Limited", "Polymers Limited", "Chemicals India Ltd"], ["Manufacturing Pvt Ltd", "Process Equipments Ltd", "Packaging Industries"])
    d = date(r)
    no = f"{r.randint(9100000000, 9199999999)}"
    its = []
    for n, h, rate, u, p, dec in pick(r, MAKE, rows):
        q = r.randint(1, 60) * 1000 + (r.randint(0, 199) * 5 if dec else 0)
        i = tax(item(n.upper(), h, q, 3, u, p + r.randint(0, 99) * 5, rate, mat=f"{r.randint(10 ** 7, 10 ** 8 - 1)}"), inter)
        i["last"] = i["tv"]
        its.append(i)
    tv, cg, ig = S(its, "tv"), S(its, "cg"), S(its, "ig")
    gt, ro = round_off(tv + 2 * cg + ig)
    so, dn, eway = r.randint(10 ** 7, 10 ** 8 - 1), r.randint(8 * 10 ** 7, 9 * 10 ** 7), r.randint(10 ** 11, 10 ** 12 - 1)
    po, pod, veh = f"45{r.randint(10 ** 7, 10 ** 8 - 1)}", d - datetime.timedelta(days=r.randint(3, 40)), vehicle(r, "TN").replace(" ", "")
    due = d + datetime.timedelta(days=r.choice([30, 45, 60]))
    c = canvas.Canvas(path, pagesize=(595, 842), invariant=1)
    N, B = "Courier", "Courier-Bold"
    cw = 4.8
    put_at = lambda col, y, t, f=N: (c.setFont(f, 8), c.drawString(34 + col * cw, y, t))
    end_at = lambda col, y, t, f=N: (c.setFont(f, 8), c.drawRightString(34 + col * cw, y, t))
    rule = lambda y, ch="-": put_at(0, y, ch * 109)
    state = {"page": 0, "y": 0}

    def head():
        state["page"] += 1
        y = 806
        put_at(0, y, s["name"].upper(), B)
        end_at(109, y, "TAX INVOICE" if state["page"] == 1 else "TAX INVOICE (CONTD.)", B)
        put_at(0, y - 10, f"{s['street']}, {s['city']} {s['pin']}")
        end_at(109, y - 10, f"Page {state['page']}")
        put_at(0, y - 20, f"GSTIN {s['gstin']}  State {s['code']} {s['state']}")
        y -= 36
        if state["page"] == 1:
            lf = ["SOLD TO PARTY", b["name"].upper(), b["street"], f"{b['city']} {b['pin']}", f"{b['state']} / State Code {b['code']}", "GSTIN " + b["gstin"], "",
                  "SHIP TO PARTY", b["name"].upper(), ship["street"], f"{ship['city']} {ship['pin']}", f"{ship['state']} / State Code {b['code']}"]
            rt = [("Invoice Number", no), ("Invoice Date", f"{d:%d.%m.%Y}"), ("Payment Due Date", f"{due:%d.%m.%Y}"), ("Sales Order", str(so)), ("Delivery", str(dn)), ("Customer PO", po), ("PO Date", f"{pod:%d.%m.%Y}"),
                  ("E-Way Bill No", str(eway)), ("Vehicle", veh), ("Incoterms", r.choice(["FOR Destination", "EXW Plant"])), ("Place of Supply", f"{b['code']}-{b['state']}"), ("Currency", "INR")]
            for j, t in enumerate(lf):
                put_at(0, y - 10 * j, t, B if j in (0, 1, 7) else N)
            for j, (a, v) in enumerate(rt):
                put_at(62, y - 10 * j, f"{a:<18}: {v}")
            y -= 10 * len(lf) + 4
        else:
            put_at(0, y + 4, f"Invoice Number {no}   Invoice Date {d:%d.%m.%Y}")
            y -= 8
        rule(y)
        y -= 9
        put_at(0, y, "Item  Material No.")
        put_at(53, y, "HSN Code")
        end_at(77, y, "Quantity UoM")
        end_at(92, y, "Unit Price")
        end_at(109, y, "Net Value")
        y -= 9
        put_at(6, y, "Description")
        y -= 9
        put_at(6, y, "Tax Type      Rate            Base Value        Tax Amount")
        rule(y - 9)
        state["y"] = y - 20

    head()
    run = 0
    for k, i in enumerate(its, 1):
        i["desc2"] = lines(i["desc"], N, 8, 44 * cw)
        need = 10 * (len(i["desc2"]) + 1 + (1 if inter else 2)) + 4
        if state["y"] - need < 60:
            rule(state["y"] + 4)
            put_at(6, state["y"] - 6, "Carried forward")
            end_at(109, state["y"] - 6, ind(run))
            c.showPage()
            head()
            put_at(6, state["y"], "Brought forward")
            end_at(109, state["y"], ind(run))
            state["y"] -= 14
        y = state["y"]
        put_at(0, y, f"{k * 10:04d}")
        put_at(6, y, i["mat"])
        put_at(53, y, i["hsn"])
        end_at(73, y, qty(i["q"], 3))
        put_at(74, y, i["unit"])
        end_at(92, y, ind(i["price"]))
        end_at(109, y, ind(i["tv"]))
        for l in i["desc2"]:
            y -= 10
            put_at(6, y, l)
        for t, rt, a in ([("IGST", i["rate"] * 100, i["ig"])] if inter else [("CGST", i["rate"] * 50, i["cg"]), ("SGST", i["rate"] * 50, i["sg"])]):
            y -= 10
            put_at(6, y, t)
            end_at(27, y, f"{rt // 100}.{rt % 100:02d} %")
            end_at(46, y, ind(i["tv"]))
            end_at(64, y, ind(a))
        run += i["tv"]
        state["y"] = y - 14
    if state["y"] < 230:
        c.showPage()
        head()
    y = state["y"]
    rule(y + 4)
    y -= 8
    for a, v in [("Total Net Value", tv)] + ([("Total IGST", ig)] if inter else [("Total CGST", cg), ("Total SGST", cg)]) + [("Rounding Difference", ro)]:
        put_at(62, y, a)
        end_at(109, y, ind(v) if v >= 0 else ind(-v) + "-")
        y -= 10
    put_at(62, y + 2, "=" * 47)
    y -= 7
    put_at(62, y, "INVOICE TOTAL INR", B)
    end_at(109, y, ind(gt), B)
    y -= 20
    w = words(gt, "RUPEES ", " ONLY", " AND PAISE {}").upper()
    for l in lines("AMOUNT IN WORDS: " + w, N, 8, 109 * cw):
        put_at(0, y, l)
        y -= 10
    bk = account(r)
    for t in ["", f"Remit to : {bk[0]}  A/c {bk[1]}  IFSC {bk[2]}", f"Interest at 18% p.a. is charged after the due date. All disputes are subject to {s['city']} jurisdiction.",
              "Certified that the particulars given above are true and correct.", "", "Prepared by                       Checked by"]:
        put_at(0, y, t)
        y -= 10
    end_at(109, y + 10, "For " + s["name"].upper(), B)
    end_at(109, y - 24, "Authorised Signatory")
    c.save()
    data = base(no, d, s, b, b["code"])
    data["due_date"] = due.isoformat()
    for k in ("supplier", "recipient"):
        data[k]["name"] = data[k]["name"].upper()
    data["line_items"] = [row_truth(i, "unit", "gst_rate", "taxable_value", *(["igst_amount"] if inter else ["cgst_amount", "sgst_amount"])) for i in its]
    total_truth(data, inter, tv, cg, cg, ig)
    data.update(round_off=plain(ro), grand_total=plain(gt), amount_in_words=w)
    return {"data": data}


WORK = [("Application support - L2", "998313", 185000), ("Cloud infrastructure management", "998315", 240000), ("UI/UX design sprint", "998314", 210000), ("API integration with customer's warehouse system, including test runs", "998314", 265000),
        ("Security assessment and report", "998313", 320000), ("Database migration (on-site)", "998313", 275000), ("Managed hosting, reserved instances", "998315", 150000), ("Training of key users", "999293", 120000), ("Project management", "998311", 290000)]


def services(path, seed, rows):
    r = rng_of("services", seed, rows)
    s, b, _, inter = parties(r, ["Infotech Pvt Ltd", "Digital Labs LLP", "Systems & Consulting"], ["Logistics Pvt Ltd", "Foods Ltd", "Insurance Broking"])
    d = date(r)
    due = d + datetime.timedelta(days=r.choice([15, 30, 45]))
    no = f"{s['name'][:1]}SC/{b['name'][:3].upper()}/{fy(d)}/{r.randint(1, 400):03d}"
    its, per = [], d.replace(day=1) - datetime.timedelta(days=1)
    for n, h, p in pick(r, WORK, rows):
        i = item(n, h, r.randint(2, 160) * 1000 + r.choice([0, 250, 500, 750]), 2, "", p + r.randint(0, 9) * 1000, 18)
        i["who"] = r.choice(["T&M", "Fixed", "T&M"])
        i["last"] = i["tv"]
        its.append(i)
    tv = S(its, "tv")
    ig, cg = (div(tv * 18, 100), 0) if inter else (0, div(tv * 9, 100))
    gt = tv + 2 * cg + ig
    nv = "#14324f"
    N, B = "Helvetica", "Helvetica-Bold"
    fl = [tb([[P("INVOICE", B, 20, col="#ffffff"), [P(s["name"], B, 13, "r", "#ffffff"), P(f"{s['street']}, {s['city']} {s['pin']}", N, 8, "r", "#ffffff"), P(f"GSTIN: {s['gstin']}  |  {s['mail']}", N, 8, "r", "#ffffff")]]], [150, 365],
              ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor(nv)), ("VALIGN", (0, 0), (0, 0), "MIDDLE"), pad=10, v=6), Spacer(1, 12),
          tb([[P(x, N, 7.5, col="#888888") for x in ("Invoice no.", "Date of issue", "Payment due", "Contract / SOW", "Place of supply")],
              [P(x, B, 9) for x in (no, f"{d:%d %B %Y}", f"{due:%d %B %Y}", f"SOW-{r.randint(10, 99)} / {d.year}", f"{b['state']} - {b['code']}")]], [125, 98, 98, 90, 104], v=1), Spacer(1, 10),
          P("Invoiced to", N, 7.5, col="#888888"), P(b["name"], B, 11), P(f"{addr(b)}\nGSTIN: {b['gstin']}\nKind attention: {r.choice(PEOPLE)}", N, 9), Spacer(1, 8),
          P(f"For services rendered in {per:%B %Y}. Supply under forward charge.", N, 9), Spacer(1, 6)]
    data = [[P(x, B, 8.5, a, nv) for x, a in (("Service", "l"), ("SAC", "l"), ("Basis", "l"), ("Hours", "r"), ("Hourly rate (INR)", "r"), ("Fee (INR)", "r"))]]
    for i in its:
        data.append([P(i["desc"], N, 9), P(i["hsn"], N, 9), P(i["who"], N, 9), P(qty(i["q"], 2), N, 9, "r"), P(ind(i["price"]), N, 9, "r"), P(ind(i["tv"]), N, 9, "r")])
    fl.append(tb(data, [210, 48, 42, 50, 80, 85], ("LINEBELOW", (0, 0), (-1, 0), 1.4, colors.HexColor(nv)), ("LINEBELOW", (0, 1), (-1, -1), .3, colors.lightgrey), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), rep=1, v=4))
    tt = [("Total fees before tax", tv)] + ([("IGST @ 18%", ig)] if inter else [("CGST @ 9%", cg), ("SGST @ 9%", cg)])
    w = words(gt, "Rupees ", " only", " and {} paise")
    bk = account(r)
    fl.append(KeepTogether([Spacer(1, 6), tb([[P(a, N, 9), P(ind(v), N, 9, "r")] for a, v in tt] + [[P("Amount payable (INR)", B, 11), P(ind(gt), B, 11, "r")]], [150, 110], ("LINEABOVE", (0, -1), (-1, -1), 1, colors.HexColor(nv)), al="RIGHT"),
                            Spacer(1, 6), P(w, "Helvetica-Oblique", 9, "r"), Spacer(1, 12),
                            tb([[P(f"Pay by NEFT / RTGS\n{bk[0]}, {s['city']}\nAccount {bk[1]}, IFSC {bk[2]}\nPAN {s['gstin'][2:12]}", N, 8.5), P(f"{s['name']}\n\n\n{r.choice(PEOPLE)}\nDirector", N, 8.5, "r")]], [260, 255], ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#eef2f6")), pad=8, v=6),
                            Spacer(1, 6), P("TDS under section 194J to be deducted on the fee before tax only.", N, 7.5, col="#666666")]))
    foot = lambda c, _: (c.setFont(N, 7), c.drawCentredString(297, 22, f"{s['name']}  -  {no}  -  page {c.getPageNumber()}"))
    doc(path, m=40).build(fl, onFirstPage=foot, onLaterPages=foot)
    out = base(no, d, s, b, b["code"])
    out["due_date"] = due.isoformat()
    out["line_items"] = [row_truth(i) for i in its]
    total_truth(out, inter, tv, cg, cg, ig)
    out.update(grand_total=plain(gt), amount_in_words=w)
    return {"data": out}


def rent(path, seed, rows):
    r = rng_of("rent", seed, rows)
    s, b, _, _ = parties(r, ["Estates LLP", "Realty & Infra", "Warehousing Co."], ["Retail Ltd", "Apparels Pvt Ltd", "Diagnostics"])
    inter = r.random() < .4   # place of supply is where the premises are; the lessor is registered elsewhere in some cases
    prem = b["state"] if inter == (b["state"] != s["state"]) else None
    if prem is None:
        bs = s["state"] if not inter else r.choice([x for x in sorted(STATES) if x != s["state"]])
        b = firm(r, bs, ["Retail Ltd", "Apparels Pvt Ltd", "Diagnostics"], s["name"])
        prem = bs
    d = date(r).replace(day=1)
    due = d.replace(day=r.choice([5, 7, 10]))
    no = f"RENT/{d:%b%y}/{r.randint(1, 220)}".upper()
    its = []
    for k in range(rows):
        unit = f"{r.choice(['Shop', 'Unit', 'Office', 'Godown'])} {r.choice('GABC')}-{101 + k}"
        kind, sac, p = [("Licence fee", "997212", 8500), ("Common area maintenance", "998531", 1450), ("Signage space charges", "998363", 24000)][r.choice([0, 0, 1, 2]) if k else 0]
        i = item(f"{kind} for {unit}, {d:%B %Y}", sac, r.randint(120, 3200) * 1000 if sac != "998363" else r.randint(20, 90) * 1000, 0, "sq. ft.", p + r.randint(0, 30) * 50, 18)
        its.append(tax(i, inter))
    tv, cg, ig = S(its, "tv"), S(its, "cg"), S(its, "ig")
    gt, ro = round_off(tv + 2 * cg + ig)
    D, DB = font("Gst24Serif", "dejavu/DejaVuSerifCondensed.ttf", fall="Times-Roman"), font("Gst24SerifB", "dejavu/DejaVuSerifCondensed-Bold.ttf", fall="Times-Bold")
    c = canvas.Canvas(path, pagesize=(595, 842), invariant=1)
    c.setFont(DB, 14)
    c.drawCentredString(297, 790, s["name"])
    c.setFont(D, 8)
    c.drawCentredString(297, 777, f"{s['street']}, {s['city']} {s['pin']}, {s['state']}   Tel. {s['phone']}")
    c.drawCentredString(297, 766, f"GSTIN {s['gstin']}    PAN {s['gstin'][2:12]}")
    c.setLineWidth(1.5)
    c.line(45, 758, 550, 758)
    c.setLineWidth(.4)
    c.setFont(DB, 10)
    c.drawCentredString(297, 740, "TAX INVOICE FOR RENTAL OF IMMOVABLE PROPERTY")
    c.setFont(D, 8.5)
    c.drawString(45, 720, "Bill No. " + no)
    c.drawRightString(550, 720, f"Bill date: {d:%d-%m-%Y}")
    c.drawString(45, 702, "To,")
    y = block(c, 45, 690, 300, [b["name"], b["street"], f"{b['city']} - {b['pin']}, {b['state']}", f"GSTIN: {b['gstin']}"], D, 8.5, 11.5)
    c.drawRightString(550, 690, f"Payable by: {due:%d-%m-%Y}")
    c.drawRightString(550, 678, f"State of supply: {prem} ({STATES[prem][0]})")
    c.drawRightString(550, 666, f"Agreement dated {d - datetime.timedelta(days=r.randint(90, 900)):%d-%m-%Y}")
    y -= 8
    ws = [26, 150, 44, 44, 44, 66, 65, 66] if inter else [22, 116, 40, 36, 40, 65, 58, 58, 70]
    xs = [45 + sum(ws[:k]) for k in range(len(ws))]
    hs = ["S.\nNo.", "Particulars", "SAC", "Area\nin\nsq. ft.", "Rate\nper\nsq. ft.", "Rent /\ncharges\n(Rs.)"] + (["IGST\n@ 18%\n(Rs.)"] if inter else ["CGST\n@ 9%\n(Rs.)", "SGST\n@ 9%\n(Rs.)"]) + ["Total\n(Rs.)"]

    def heads(y):
        c.setFont(DB, 7.5)
        c.line(45, y, 550, y)
        for x, w, h in zip(xs, ws, hs):
            for j, l in enumerate(h.split("\n")):
                put(c, x, w, y - 10 - 9.5 * j, l, "l" if h == "Particulars" else "c")
        c.line(45, y - 34, 550, y - 34)
        return y - 46

    z = 7.3
    y = heads(y)
    for k, i in enumerate(its, 1):
        c.setFont(D, 7.5)
        ls = lines(i["desc"], D, 7.5, ws[1] - 4)
        if y - 10 * len(ls) < 70:
            c.line(45, y + 6, 550, y + 6)
            c.drawRightString(550, y - 6, "P.T.O.")
            c.showPage()
            c.setLineWidth(.4)
            c.setFont(D, 8)
            c.drawString(45, 805, f"Bill No. {no} (continued)")
            y = heads(795)
        c.setFont(D, 7.5)
        put(c, xs[0], ws[0], y, f"{k}.", "c")
        for j, l in enumerate(ls):
            put(c, xs[1], ws[1], y - 10 * j, l)
        put(c, xs[2], ws[2], y, i["hsn"], "c")
        for x, w, v in zip(xs[3:], ws[3:], [qty(i["q"], 0), plain(i["price"]), ind(i["tv"])] + ([ind(i["ig"])] if inter else [ind(i["cg"])] * 2) + [ind(i["tot"])]):
            c.setFont(D, z)
            put(c, x, w, y, v, "r")
        y -= 10 * len(ls) + 5
    if y < 210:
        c.line(45, y + 6, 550, y + 6)
        c.drawRightString(550, y - 6, "P.T.O.")
        c.showPage()
        c.setLineWidth(.4)
        c.setFont(D, 8)
        c.drawString(45, 805, f"Bill No. {no} (continued)")
        y = heads(795)
    c.line(45, y + 8, 550, y + 8)
    c.setFont(DB, 7)
    put(c, xs[1], ws[1], y - 4, "Total")
    for x, w, v in zip(xs[5:], ws[5:], [tv] + ([ig] if inter else [cg, cg]) + [tv + 2 * cg + ig]):
        put(c, x, w, y - 4, ind(v), "r", 1)
    c.line(45, y - 10, 550, y - 10)
    c.setFont(D, 8.5)
    if ro:
        c.drawString(330, y - 24, "Rounded off")
        c.drawRightString(549, y - 24, ind(ro))
    c.setFont(DB, 9)
    c.drawString(330, y - 38, "Net amount payable Rs.")
    c.drawRightString(549, y - 38, ind(gt))
    w = words(gt, "Rupees ", " only")
    y = block(c, 45, y - 56, 505, [f"({w})"], D, 8.5, 11)
    bk = account(r)
    block(c, 45, y - 8, 290, ["Kindly pay by cheque or transfer to", f"{bk[0]}, account no. {bk[1]}, IFSC {bk[2]}.", "Whether tax is payable on reverse charge: No", f"Courts at {s['city']} alone have jurisdiction."], D, 8, 11)
    c.drawRightString(550, y - 20, "For " + s["name"])
    c.drawRightString(550, y - 68, "Partner")
    c.save()
    out = base(no, d, s, b, STATES[prem][0])
    out["due_date"] = due.isoformat()
    out["line_items"] = [row_truth(i, "gst_rate", "taxable_value", *(["igst_amount"] if inter else ["cgst_amount", "sgst_amount"])) for i in its]
    total_truth(out, inter, tv, cg, cg, ig)
    if ro:
        out["round_off"] = plain(ro)
    out.update(grand_total=plain(gt), amount_in_words=w)
    return {"data": out}


LAYOUTS = {"erp": erp, "services": services, "rent": rent}

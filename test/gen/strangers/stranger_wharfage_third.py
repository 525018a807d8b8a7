# SPDX-License-Identifier: AGPL-3.0-or-later
"""A car workshop, a firm of chartered accountants, a warehouse, a supplier to government with CRAC numbers."""
from datetime import timedelta

from stranger_wharfage_kit import *
from reportlab.lib.pagesizes import A4, landscape

PARTS = [("Engine oil 5W-30 synthetic", "271019", "LTR", 280, 61200), ("Oil filter element", "842123", "NOS", 280, 24500), ("Front brake pad set", "870830", "SET", 280, 189500), ("Air filter", "842131", "NOS", 280, 41200),
         ("Wiper blade pair", "851240", "PR", 280, 78000), ("Coolant concentrate", "382000", "LTR", 180, 33500), ("Clutch cable assembly", "870893", "NOS", 280, 112000), ("Battery 12V 45Ah", "850710", "NOS", 280, 512000)]
JOBS = [("Periodic maintenance service, 40,000 km", "998714", 285000), ("Wheel alignment and balancing", "998714", 95000), ("Brake overhaul, front axle", "998714", 120000), ("Dent removal and painting, left door", "998714", 450000), ("AC gas charging with leak test", "998714", 180000)]


def workshop(path, seed, rows):
    r = rng_for("workshop", seed, rows)
    s, b, intra = pair(r, "Automobiles (Service Division)", "Travels and Tours", "F", "F", intra=seed % 3 != 2)
    d = day(r, (2023, 4, 10), 860)
    no = f"SI{d.year % 100}{r.randint(100, 9999):06d}"
    S = Sum(intra)
    p = Pad(path, landscape(A4), lambda p, n, N: p.put(p.W - 24, p.H - 14, f"Printed on {dmy(d)}  Page {n} of {N}", "DS", 7, "r"))
    wt = [28, 44, 28, 44] if intra else [50, 94]
    g = Grid(p, 24, [22, 66, 190, 46, 36, 32, 62, 52, 66] + wt + [78], "cllcrcrrr" + ("rrrr" if intra else "rr") + "r", "DS", "DSB", 7.5)
    X = g.xs[-1]
    hd = ["Sr", "Part / Job code", "Description", "HSN / SAC", "Qty", "UoM", "Rate", "Discount", "Taxable Amt"] + (["%", "Amount"] * (2 if intra else 1)) + ["Total"]
    veh = f"{r.choice(['MH', 'KA', 'TS', 'GJ'])} {r.randint(1, 47):02d} {r.choice(['BQ', 'DE', 'FM'])} {r.randint(1000, 9899)}"
    km = r.randint(18000, 120000)
    jc = f"JC-{r.randint(10000, 99999)}"

    def top(first):
        p.put(24, 34, s["name"], "DSB", 15)
        p.put(24, 47, f"Authorised multi-brand service station   {s['street']}, {s['city']} {s['pin']}   GSTIN: {s['gstin']}", "DS", 8)
        p.put(X, 34, "Tax Invoice - Service", "DSB", 12, "r")
        p.hl(24, X, 54, 1.2)
        y = 56
        if first:
            for x, ls in ((24, [("Customer", b["name"]), ("Address", f"{b['street']}, {b['city']} {b['pin']}"), ("GSTIN", b["gstin"]), ("Place of Supply", f"{b['code']} {b['state']}")]),
                          (350, [("Reg. No.", veh), ("Odometer", f"{km} km"), ("Job Card", jc), ("Advisor", "S. Mokashi")]), (590, [("Invoice No.", no), ("Invoice Date", dmy(d, "%d-%m-%Y")), ("Delivery", dmy(d, "%d-%m-%Y") + " 17:40"), ("Payment", "Credit")])):
                for j, (a, v) in enumerate(ls):
                    p.put(x, y + 12 + 11.5 * j, a, "DS", 8, color=colors.HexColor("#555555"))
                    p.put(x + 66, y + 12 + 11.5 * j, v, "DSB" if j < 1 else "DS", 8)
            y += 58
        p.box(24, y, X - 24, 14, colors.HexColor("#d9d9d9"), 0)
        i = g.xs[9]
        if intra:
            p.put(i + 36, y + 10, "CGST", "DSB", 7.5, "c"); p.put(i + 108, y + 10, "SGST", "DSB", 7.5, "c")
        else:
            p.put(i + 72, y + 10, "IGST", "DSB", 7.5, "c")
        return g.row(y + 13, hd, True, fill=colors.HexColor("#d9d9d9"), rule=.6)
    y = top(True)
    nl = max(1, rows // 3)
    groups = [("PARTS AND LUBRICANTS", rows - nl), ("LABOUR", nl)]
    k = 0
    for title, cnt in groups:
        if not cnt:
            continue
        if y > p.H - 80:
            p.showPage(); y = top(False)
        p.put(27, y + 10, title, "DSB", 8)
        y += 14
        sub = [0, 0, 0, 0, 0, 0]
        for _ in range(cnt):
            k += 1
            if title == "LABOUR":
                nm, h, pr = r.choice(JOBS)
                u, rate, n = "JOB", 180, 1000
                code = "L" + str(r.randint(1000, 9999))
            else:
                nm, h, u, rate, pr = r.choice(PARTS)
                n = r.choice([3500, 4000, 1500]) if u == "LTR" else r.choice([1000, 1000, 2000])
                code = f"{r.randint(10000, 99999)}-{r.choice('KMPT')}{r.randint(10, 99)}"
            pr += r.randrange(0, 50) * 100
            gross = mul(pr, n)
            dc = half(gross * r.choice([0, 0, 5, 10]), 100)
            v = gross - dc
            c, sg, i = tax(v, rate, intra)
            ta = ({"cgst_amount": t(c), "sgst_amount": t(sg)} if intra else {"igst_amount": t(i)})
            S.add(v, rate, description=nm, hsn_sac=h, quantity=q(n, 2), unit=u, unit_price=t(pr), discount=t(dc), taxable_value=t(v), gst_rate=pc(rate), amount=t(v + c + sg + i), **ta)
            for j, x in enumerate((dc, v, c, sg, i, v + c + sg + i)):
                sub[j] += x
            cells = [str(k), code, nm, h, q(n, 2), u, m(pr), m(dc), m(v)] + ([hpc(rate), m(c), hpc(rate), m(sg)] if intra else [pc(rate), m(i)]) + [m(v + c + sg + i)]
            if y + g.height(cells) > p.H - 40:
                p.showPage(); y = top(False)
            y = g.row(y, cells)
        p.hl(24, X, y, .3)
        y = g.row(y, ["", "", "Sub total - " + title.capitalize(), "", "", "", "", m(sub[0]), m(sub[1])] + (["", m(sub[2]), "", m(sub[3])] if intra else ["", m(sub[4])]) + [m(sub[5])], True, rule=.6)
    ro, grand = rounded(S.total)
    if y > p.H - 150:
        p.showPage(); y = top(False)
    y += 6
    y1 = y
    for a, v in [("Total taxable amount", S.tv)] + ([("Total CGST", S.c), ("Total SGST", S.s)] if intra else [("Total IGST", S.i)]) + [("Rounding", ro), ("Invoice total", grand)]:
        f = "DSB" if a[:3] == "Inv" else "DS"
        p.put(X - 200, y + 10, a, f, 8.5); p.put(X - 3, y + 10, m(v), f, 8.5, "r")
        y += 13
    wd = "Rupees " + words(grand)
    p.para(24, y1 + 10, 500, "In words: " + wd, "DSB", 8.5)
    p.para(24, y1 + 36, 500, "Next service due at " + str(km + 10000) + " km. Warranty on labour 30 days. Old parts handed over to the customer. Received the vehicle in good condition.", "DS", 7.5)
    p.put(24, y + 34, "Customer's signature", "DS", 8)
    p.put(X - 3, y + 34, "For " + s["name"], "DS", 8, "r")
    p.showPage()
    p.save()
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient=who(b), round_off=t(ro), grand_total=t(grand), amount_in_words=wd)


FEES = [("Statutory audit under the Companies Act, 2013 for the financial year ended 31st March", "998221", 12500000), ("Tax audit u/s 44AB of the Income-tax Act and filing of Form 3CD", "998221", 4500000), ("Preparation and filing of GSTR-3B and GSTR-1 for the quarter", "998231", 1500000),
        ("Certification of net worth for bank limits", "998221", 750000), ("Retainership for accounting advice", "998222", 2500000), ("Representation before the Assessing Officer, assessment proceedings", "998231", 3500000), ("Internal audit - purchase and stores", "998222", 4000000), ("ROC annual filing (AOC-4, MGT-7)", "998399", 850000)]


def cafirm(path, seed, rows):
    r = rng_for("cafirm", seed, rows)
    s, b, intra = pair(r, "& Associates", r.choice(["Polymers Private Limited", "Foundation", "Switchgear LLP"]), "F")
    d = day(r)
    no = f"{s['first'][0]}&A/{fy(d)}/{r.randint(1, 480)}"
    S = Sum(intra)
    body = []
    for k in range(rows):
        nm, h, v = FEES[(k * 3 + seed) % len(FEES)]
        v += r.randrange(0, 20) * 25000
        S.add(v, 180, description=nm, hsn_sac=h, taxable_value=t(v), amount=t(v))
        body.append([f"{k + 1}.", nm, h, m(v)])
    S.by_rate()
    reim = r.randrange(80000, 900000, 100)
    bill = S.total
    tail = [[None, "Total professional fees", None, m(S.tv)]] + ([[None, "Add: Central GST @ 9%", None, m(S.c)], [None, "Add: State GST @ 9%", None, m(S.s)]] if intra else [[None, "Add: Integrated GST @ 18%", None, m(S.i)]])
    tail += [[None, "Total invoice value", None, m(bill)]]
    n0 = len(tail)
    tail += [[None, "Add: Out-of-pocket expenses incurred as pure agent on your behalf (travel, filing fees; vouchers enclosed; no GST)", None, m(reim)], [None, "Amount due including reimbursements", None, m(bill + reim)]]
    N = len(tail)
    tb = ptable([["", "Particulars", "SAC", "Amount\n(Rs.)"]] + body, [26, 320, 60, 90], "llcr", "Times-Roman", "Times-Bold", 10.5, [("LINEBELOW", (0, 0), (-1, 0), .5, colors.black), ("BOTTOMPADDING", (0, 1), (-1, -1), 6)])
    tt = ptable(tail, [26, 320, 60, 90], "llcr", "Times-Roman", "Times-Bold", 10.5, [("LINEABOVE", (3, 0), (3, 0), .5, colors.black), ("LINEABOVE", (3, n0 - 1), (3, n0 - 1), .5, colors.black), ("LINEBELOW", (3, n0 - 1), (3, n0 - 1), .5, colors.black),
                ("LINEABOVE", (3, N - 1), (3, N - 1), .5, colors.black), ("LINEBELOW", (3, N - 1), (3, N - 1), 1.2, colors.black), ("NOSPLIT", (0, 0), (-1, -1))], head=0, boldrows=(n0 - 1, N - 1))
    wd = "Rupees " + words(bill)
    ind = "&nbsp;" * 4
    story = [P(s["name"].replace("&", "&amp;").upper(), "Times-Bold", 17, "c"), gap(3), P("CHARTERED ACCOUNTANTS", "Times-Roman", 10, "c"), P(f"{s['street']}, {s['city']} - {s['pin']} {ind} {s['mail']}", "Times-Roman", 9, "c"), gap(14),
             P("<u>TAX INVOICE</u>", "Times-Bold", 12, "c"), gap(10),
             Table([[P(f"Invoice No.: {no.replace('&', '&amp;')}", "Times-Roman", 10.5), P(f"Date: {d.day} {dmy(d, '%B, %Y')}", "Times-Roman", 10.5, "r")]], [248, 248]), gap(6),
             P(f"To<br/><b>{b['name']}</b><br/>{b['street']}<br/>{b['city']} {b['pin']}, {b['state']} (State Code: {b['code']})<br/>GSTIN: {b['gstin']}", "Times-Roman", 10.5, lead=13.5), gap(8),
             P("Dear Sirs,<br/>Our fees for professional services rendered to you are as under:", "Times-Roman", 10.5, lead=14), gap(8), tb, gap(2), tt, gap(8), P(f"({wd} being the invoice value)", "Times-Roman", 10.5), gap(12),
             P(f"Our GSTIN: {s['gstin']} {ind} PAN: {s['pan']} {ind} Firm Regn. No.: {r.randint(100000, 139999)}W", "Times-Roman", 9.5), P(f"Place of supply: {b['state']} ({b['code']}). Kindly deduct tax at source u/s 194J only on the fees.", "Times-Roman", 9.5), gap(14),
             P(f"For {s['name'].replace('&', '&amp;')}<br/>Chartered Accountants<br/><br/><br/>Partner", "Times-Roman", 10.5)]
    build(path, A4, story, (48, 48, 44, 44), lambda p, n, N: n > 1 and p.put(p.W / 2, p.H - 24, f"{n}", "Times-Roman", 9, "c"))
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=dict(who(s), name=s["name"].upper()), recipient=who(b), grand_total=t(bill), amount_in_words=wd)


def warehouse(path, seed, rows):
    r = rng_for("warehouse", seed, rows)
    s, b, intra = pair(r, "Warehousing & Logistics Parks LLP", "Consumer Products Ltd", "F")
    d = day(r).replace(day=1)
    due = d + timedelta(14)
    end = (d + timedelta(32)).replace(day=1) - timedelta(1)
    no = f"WH-{dmy(d, '%y%m')}-{r.randint(1, 300):03d}"
    S = Sum(intra)
    body, ts = [], 0
    for k in range(rows):
        if k % 4 == 3:
            nm, h, u, n, pr = r.choice([(f"Inward handling, gate {r.randint(1, 6)}", "996711", "MT", r.randrange(20000, 600000, 10), 18500), (f"Palletisation and stretch wrapping, bay {r.randint(1, 9)}", "998540", "Pallet", r.randint(20, 600) * 1000, 6500)])
        else:
            nm = f"Storage rent, Block {r.choice('ABCDE')} Chamber {r.randint(1, 24)}, {r.choice(['ground floor', 'mezzanine', 'racked area', 'temperature controlled'])}"
            h, u, n, pr = "996729", "Sq.ft.", r.randrange(1500, 42000, 50) * 1000, r.randrange(1650, 3200, 25)
        v = mul(pr, n)
        c, sg, i = tax(v, 180, intra)
        ts += c + sg + i
        S.add(v, 180, description=nm, hsn_sac=h, quantity=q(n, 2), unit=u, unit_price=t(pr), taxable_value=t(v), gst_rate="18", amount=t(v + c + sg + i), **({"cgst_amount": t(c), "sgst_amount": t(sg)} if intra else {"igst_amount": t(i)}))
        body.append([str(k + 1), nm, f"{dmy(d, '%d.%m.%y')} to {dmy(end, '%d.%m.%y')}", h, q(n, 2), u, m(pr), m(v), "18%"] + ([m(c), m(sg)] if intra else [m(i)]) + [m(v + c + sg + i)])
    hd = ["No.", "Service", "Period", "SAC", "Area / Quantity", "UoM", "Rate per\nUoM", "Taxable\nValue", "GST\nRate"] + (["CGST", "SGST"] if intra else ["IGST"]) + ["Total incl.\nGST"]
    wid = [26, 178, 60, 44, 62, 44, 50, 82, 36] + ([70, 70] if intra else [140]) + [78]
    navy = colors.HexColor("#22395b")
    body.append([None, "Total", None, None, None, None, None, m(S.tv), None] + ([m(S.c), m(S.s)] if intra else [m(S.i)]) + [m(S.total)])
    tb = ptable([hd] + body, wid, "cllcrcrrcrrr" if intra else "cllcrcrrcrr", "DC", "DCB", 8, [("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.HexColor("#f2f5fa"), colors.white]), ("LINEBELOW", (0, 0), (-1, 0), 1.4, navy), ("LINEABOVE", (0, -1), (-1, -1), .8, navy)], headcolor=navy, boldrows=(-1,))
    wd = "INR " + words(S.total, "-", "Paise {}")
    info = [["Billed to", "Invoice"], [f"{b['name']}\n{b['street']}\n{b['city']} {b['pin']}\nGSTIN: {b['gstin']}", f"Invoice number: {no}\nInvoice date: {dmy(d, '%d.%m.%Y')}\nDue date: {dmy(due, '%d.%m.%Y')}\nPlace of supply: {b['code']}-{b['state']}"]]
    it = ptable(info, [400, 400], "ll", "DC", "DCB", 9, [], headcolor=navy)
    fin = [["Taxable value", m(S.tv)]] + ([["CGST @ 9%", m(S.c)], ["SGST @ 9%", m(S.s)]] if intra else [["IGST @ 18%", m(S.i)]]) + [["Total invoice amount", "₹ " + m(S.total)]]
    ft = ptable(fin, [150, 120], "lr", "DC", "DCB", 9, [("LINEABOVE", (0, -1), (-1, -1), .8, navy)], head=0, boldrows=(-1,))
    ft.hAlign = "RIGHT"
    story = [Table([[P(s["name"].replace("&", "&amp;"), "DCB", 16, "l", navy), P("TAX INVOICE", "DCB", 16, "r", navy)]], [560, 240]), P(f"{s['street']}, {s['city']} {s['pin']} | GSTIN {s['gstin']} | {s['mail']}", "DC", 8), gap(10), it, gap(8), tb, gap(6), ft, gap(4),
             P("<b>Amount in words:</b> " + wd, "DC", 8.5), gap(8), P("TDS u/s 194-I to be deducted on the taxable value of rent only. Please quote the invoice number with your remittance.", "DC", 8), gap(14), P(f"This is a computer generated invoice of {s['name'].replace('&', '&amp;')} and needs no signature.", "DC", 7.5)]
    build(path, landscape(A4), story, (21, 21, 28, 36), lambda p, n, N: p.put(p.W - 24, p.H - 18, f"{no} - {n}/{N}", "DC", 7, "r"))
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient=who(b), grand_total=t(S.total), amount_in_words=wd)


STORES = [("Revolving chair, high back, with adjustable arm rest", "94013000", "pieces", 180), ("A4 copier paper 75 GSM, 500 sheets", "48025690", "ream", 120), ("UPS line interactive 1 kVA", "85044029", "pieces", 180), ("Steel almirah 1980 mm, four shelves", "94031010", "pieces", 180),
          ("Toner cartridge, compatible, black", "84439959", "pieces", 180), ("First aid box, workplace type", "30065000", "set", 120), ("Hand sanitiser 5 litre can", "38089400", "can", 180), ("Cotton duster, hemmed", "63071010", "dozen", 50)]


def crac(path, seed, rows):
    r = rng_for("crac", seed, rows)
    s, b, intra = pair(r, "Office Systems", "x", "F", "G")
    b["name"] = r.choice(["Kendriya Vidyalaya Sangathan Regional Stores", "Office of the Executive Engineer (Stores)", "Central Fodder Seed Testing Institute", "Directorate of River Gauging"])
    d = day(r)
    no = f"GEM-{r.randint(10 ** 7, 10 ** 8 - 1)}"
    S = Sum(intra)
    body, tx = [], 0
    for k in range(rows):
        nm, h, u, rate = STORES[(k * 3 + seed + r.randrange(2)) % len(STORES)]
        n, pr = r.randint(2, 150), r.randrange(12000, 890000, 50)
        v = n * pr
        c, sg, i = tax(v, rate, intra)
        tx += c + sg + i
        S.add(v, rate, description=nm, hsn_sac=h, quantity=str(n), unit=u, unit_price=t(pr), taxable_value=t(v), gst_rate=pc(rate), amount=t(v + c + sg + i))
        rej = r.choice([0, 0, 0, 1, 2])
        body.append([str(k + 1), nm, h, f"CRAC-{r.randint(10 ** 7, 10 ** 8 - 1)}\n{dmy(d - timedelta(r.randint(2, 9)), '%d-%b-%Y')}", str(n + rej), str(rej), str(n), u, m(pr), m(v), pc(rate) + "%", m(c + sg + i), m(v + c + sg + i)])
    hd = ["S. No.", "Item Description", "HSN Code", "CRAC No. & Date", "Qty Supplied", "Qty Rejected", "Qty Accepted", "Unit", "Unit Price (excl. tax)", "Taxable Value", "GST %", "GST Amount", "Total Value (INR)"]
    wid = [28, 148, 52, 76, 46, 46, 48, 40, 60, 72, 34, 66, 80]
    body.append([None, "Total", None, None, None, None, None, None, None, m(S.tv), None, m(tx), m(S.total)])
    tb = ptable([hd] + body, wid, "clccrrrcrrcrr", "DV", "DVB", 7, [("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#888888")), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#fff1d6")), ("VALIGN", (0, 0), (-1, 0), "MIDDLE")], headalign="c" * 13, boldrows=(-1,), pad=2.5)
    info = [["Seller Details", "Buyer / Consignee Details", "Invoice Details"],
            [f"{s['name']}\n{s['street']}\n{s['city']}, {s['state']} - {s['pin']}\nGSTIN: {s['gstin']}\nSeller ID: {r.randint(10 ** 6, 10 ** 7 - 1)}", f"{b['name']}\n{b['street']}\n{b['city']}, {b['state']} - {b['pin']}\nGSTIN: {b['gstin']}\nPlace of Supply: {b['state']} ({b['code']})",
             f"Invoice No.: {no}\nInvoice Date: {dmy(d, '%d-%b-%Y')}\nContract No.: GEMC-5116877{r.randint(10 ** 7, 10 ** 8 - 1)}\nContract Date: {dmy(d - timedelta(40), '%d-%b-%Y')}\nPAO Code: {r.randint(10000, 99999)}"]]
    it = ptable(info, [265, 270, 261], "lll", "DV", "DVB", 8, [("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#888888")), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#fff1d6"))])
    fin = [["Taxable Value", m(S.tv)]] + ([["CGST", m(S.c)], ["SGST", m(S.s)]] if intra else [["IGST", m(S.i)]]) + [["Cess", "0.00"], ["Total Invoice Value", m(S.total)]]
    ft = ptable(fin, [140, 110], "lr", "DV", "DVB", 8, [("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#888888"))], head=0, boldrows=(-1,))
    ft.hAlign = "RIGHT"
    wd = "Rupees " + words(S.total)
    story = [P("TAX INVOICE (SUPPLY AGAINST ONLINE CONTRACT)", "DVB", 12, "c"), gap(6), it, gap(8), tb, gap(8), ft, gap(6), P("Total invoice value in words: " + wd, "DV", 8), gap(8), P("Payment within 10 days of the Consignee's Receipt and Acceptance Certificate (CRAC). Rejected quantities have been taken back and are not charged.", "DV", 7.5), gap(20), P(f"Digitally signed for {s['name']}", "DV", 8, "r")]
    build(path, landscape(A4), story, (22, 22, 26, 36), lambda p, n, N: p.put(p.W / 2, p.H - 18, f"Page {n} of {N}", "DV", 7, "c"))
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient=who(b), cess_total="0.00", grand_total=t(S.total), amount_in_words=wd)


LAYOUTS = {"workshop": workshop, "cafirm": cafirm, "warehouse": warehouse, "crac": crac}

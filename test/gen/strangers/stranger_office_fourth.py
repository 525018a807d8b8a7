# SPDX-License-Identifier: AGPL-3.0-or-later
"""IT hardware reseller (SAP-like form, tax lines below each item) and a telecom bill for business."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_office_kit import (block, close, cols_of, day, dec, font, head, irn, money, pct, put, qr, rng, rounding,
                 row, split, taxes, two, words, wrap)

HW = [("Notebook Altura 14 G3 i5/16GB/512GB SSD/Win Pro", "84713010", 5640000, 18, 1), ("Monitor 24 inch IPS FHD HDMI/DP Height Adjustable", "85285200", 1185000, 18, 1),
      ("Docking Station USB-C 100W Dual Display", "84718000", 1120000, 18, 1), ("Patch Cord Cat6 UTP 2 Mtr Grey", "85444299", 18500, 18, 0),
      ("UPS Line Interactive 1100VA with Battery", "85044010", 540000, 18, 1), ("Installation and Asset Tagging Service", "998713", 45000, 18, 0),
      ("LED Smart Display Panel 75 inch 4K for Meeting Rooms", "85287217", 9850000, 28, 1)]


def resale(path, seed, rows):
    r = rng("resale", seed, rows)
    font("Gst28Cond", "Gst28CondB")
    s, b, inter = two(r, r.choice(["Nettle & Byte Systems Private Limited", "Arcway Infotech Distribution Ltd"]))
    d = day(r)
    due = d + datetime.timedelta(30)
    no = f"90{r.randint(10**7, 10**8 - 1)}"
    code = irn(r)
    its, tot, t3 = [], 0, [0, 0, 0]
    for _ in range(rows):
        n, hsn, p, rate, ser = r.choice(HW)
        q, p = r.randint(1, 6), pct(p, r.randint(90, 115))
        if not ser:
            q *= 5
        t = taxes(q * p, rate, inter)
        tot += q * p
        t3 = [x + z for x, z in zip(t3, t)]
        sn = [f"{r.choice('5CM')}{r.choice('CND')}{r.randint(100, 999)}{r.randint(1000, 9999)}{r.choice('XYZK')}" for _ in range(q)] if ser else []
        its.append((f"{r.choice(['NB', 'AC', 'DS'])}{r.randint(10000, 99999)}", n, hsn, q, p, q * p, rate, t, sn))
    grand, ro = rounding(tot + sum(t3))
    F, B = "Gst28Cond", "Gst28CondB"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    L, R = 40, 560
    cols = cols_of(L, [(38, "l"), (50, "l"), (186, "l"), (52, "l"), (34, "r"), (26, "l"), (62, "r"), (72, "r")])
    page = 0

    def top():
        nonlocal page
        page += 1
        c.setFillColorRGB(0, .35, .5)
        c.rect(R - 150, 796, 150, 6, stroke=0, fill=1)
        put(c, R, 780, s["name"], B, 10.5, "r")
        c.setFillGray(0)
        put(c, L, 786, "Tax Invoice", F, 18)
        c.setStrokeGray(.6)
        if page == 1:
            block(c, L, 762, [(b["name"], B), b["street"], f"{b['pin']} {b['city']}", f"{b['state']}  IN", f"GSTIN {b['gstin']}"], 230, F, 9, 12)
            block(c, R, 766, [s["street"], f"{s['pin']} {s['city']}, {s['state']}", f"GSTIN {s['gstin']}"], 300, F, 7.5, 10, "r")
            c.rect(300, 630, R - 300, 94)
            put(c, 306, 712, "Information", B, 8.5)
            y = 699
            for k, v in (("Document No.", no), ("Document Date", d.strftime("%d.%m.%Y")), ("Sales Order No.", f"{r.randint(10**6, 10**7 - 1)}"), ("Customer No.", f"{100000 + seed * 31}"),
                         ("Place of Supply", f"{b['code']} / {b['state']}"), ("Net Due Date", due.strftime("%d.%m.%Y"))):
                put(c, 306, y, k, F, 8)
                put(c, R - 6, y, v, F, 8, "r")
                y -= 12.5
            qr(c, L, 630, 62, r)
            block(c, L + 68, 684, ["IRN", code[:32], code[32:], f"Ack. No. 13{r.randint(10**12, 10**13 - 1)}"], 180, F, 7, 10)
            y = 622
        else:
            put(c, L, 768, f"Document No. / Date   {no} / {d:%d.%m.%Y}          Page {page}", F, 8)
            y = 760
        c.setStrokeGray(0)
        c.line(L, y, R, y)
        row(c, cols, y - 2, [["Item"], ["Material"], ["Description"], ["HSN/SAC"], ["Qty"], ["UoM"], ["Unit price"], ["Value"]], B, 8, 10, 2)
        row(c, cols, y - 12, [[], [], ["Serial numbers / Taxes"], [], [], [], ["INR"], ["INR"]], F, 7, 10, 2)
        c.line(L, y - 24, R, y - 24)
        return y - 28

    y = top()
    for i, (m, n, hsn, q, p, v, rate, t, sn) in enumerate(its, 1):
        u = "EA" if hsn[0] != "9" else "AU"
        ls = split(cols, [f"{i * 10:06d}", m, n, hsn, str(q), u, money(p), money(v)], F, 8, 2)
        sl = wrap("S/N: " + ", ".join(sn), F, 7, 240) if sn else []
        tl = [("IN: Integrated GST", t[2], rate * 2)] if inter else [("IN: Central GST", t[0], rate), ("IN: State GST", t[1], rate)]
        h = max(map(len, ls)) * 10 + len(sl) * 9 + len(tl) * 10 + 5
        if y - h < 60:
            put(c, 300, 36, f"Page {page}", F, 7.5, "c")
            c.showPage()
            y = top()
        yy = y - max(map(len, ls)) * 10
        row(c, cols, y, ls, F, 8, 10, 2)
        c.setFillGray(.3)
        for x in sl:
            put(c, cols[2][0] + 2, yy - 7, x, F, 7)
            yy -= 9
        for k, a, rr in tl:
            put(c, cols[2][0] + 2, yy - 8, k, F, 7.5)
            put(c, cols[5][1], yy - 8, f"{rr // 2}.{rr % 2 * 5}0 %", F, 7.5, "r")
            put(c, R - 2, yy - 8, money(a), F, 7.5, "r")
            yy -= 10
        c.setFillGray(0)
        y -= h
    if y < 190:
        put(c, 300, 36, f"Page {page}", F, 7.5, "c")
        c.showPage()
        y = top()
    c.line(L, y, R, y)
    y -= 12
    for k, v in [("Items total", tot)] + ([("Total Integrated GST", t3[2])] if inter else [("Total Central GST", t3[0]), ("Total State GST", t3[1])]) + [("Rounding difference", ro), ("Final amount", grand)]:
        ff = B if k[0] == "F" else F
        put(c, 330, y, k, ff, 8.5)
        put(c, 458, y, "INR", ff, 8.5)
        put(c, R - 2, y, money(v), ff, 8.5, "r")
        y -= 13
    c.line(330, y + 9, R, y + 9)
    w = words(grand, "Rupees ", post=" Paise", end=" Only")
    y = block(c, L, y - 6, ["Amount in words: " + w, "Terms of payment: within 30 days without deduction. Warranty by the manufacturer as per serial number."], R - L, F, 8, 11)
    put(c, R, y - 40, "Authorised Signatory", F, 8, "r")
    put(c, 300, 36, f"Page {page}", F, 7.5, "c")
    c.save()
    D = head(s, b, no, d, due, b["code"])
    D["irn"] = code
    li = []
    for m, n, hsn, q, p, v, rate, t, sn in its:
        x = {"description": n, "hsn_sac": hsn, "quantity": str(q), "unit": "EA" if hsn[0] != "9" else "AU", "unit_price": dec(p), "taxable_value": dec(v), "gst_rate": str(rate), "amount": dec(v)}
        x.update({"igst_amount": dec(t[2])} if inter else {"cgst_amount": dec(t[0]), "sgst_amount": dec(t[1])})
        li.append(x)
    # the IRN stands in two lines on the paper; one number all the same
    return close(D, inter, li, tot, t3, grand, w, ro)


TEL = [("Internet Leased Line 1:1, {} Mbps", (50, 100, 200), "998422", 30000000), ("MPLS VPN Port, {} Mbps, Gold Class", (10, 20), "998422", 18000000), ("Static IPv4 Block /{}", (28, 29), "998422", 1200000),
       ("SIP Trunk, {} Channels, with DID Range", (30, 60), "998413", 9600000), ("Managed Router Rental ({} ports)", (4, 8), "998429", 2400000), ("Business Broadband {} Mbps Unlimited", (200, 300), "998422", 3600000)]


def telecom(path, seed, rows):
    r = rng("telecom", seed, rows)
    font("Gst28Noto", "Gst28NotoB")
    s, b, inter = two(r, r.choice(["Airstrand Networks Limited", "Lumofibre Communications Private Limited"]))
    d = day(r)
    due = d + datetime.timedelta(18)
    no = f"{s['code']}B{d:%y%m}{r.randint(10**5, 10**6 - 1)}"
    F, B = "Gst28Noto", "Gst28NotoB"
    acc = colors.HexColor(r.choice(["#c2185b", "#00796b", "#e65100"]))
    P = lambda t, a=0, f=F, z=7.5, col=colors.black: Paragraph(t, ParagraphStyle("x", fontName=f, fontSize=z, leading=z * 1.3, alignment=a, textColor=col))
    m0 = d.replace(day=1)
    m1 = (m0 + datetime.timedelta(32)).replace(day=1) - datetime.timedelta(1)
    data = [[P(x, a, B, 7.5, acc) for x, a in (("Circuit ID", 0), ("Service and Location", 0), ("Billing Period", 0), ("SAC", 0), ("Annual Rental<br/>(\u20b9)", 2), ("Charges for<br/>Period (\u20b9)", 2))]]
    li, tot = [], 0
    for i in range(rows):
        n, var, sac, p = r.choice(TEL)
        p = pct(p, r.randint(60, 140)) // 1200 * 1200
        full = r.random() < .8
        st = m0 if full else m0 + datetime.timedelta(r.randint(3, 20))
        nd = m1.day
        v = p // 12 if full else pct(p // 12, m1.day - st.day + 1, nd)
        tot += v
        desc = n.format(r.choice(var)) + " - " + r.choice(["Head Office", "Branch, 2nd Floor", "Warehouse Gate 3", "Disaster Recovery Site", "Regional Sales Office, Annexe Building"])
        data.append([P(f"{r.choice(['ILL', 'VPN', 'BIZ'])}-{r.randint(100000, 999999)}"), P(desc), P(f"{st:%d %b} - {m1:%d %b %y}"), P(sac), P(money(p), 2), P(money(v), 2)])
        li.append({"description": desc, "hsn_sac": sac, "amount": dec(v)})
    t3 = taxes(tot, 18, inter)
    grand = tot + sum(t3)
    w = words(grand, "Rupees ", post=" Paise", end=" Only")
    z = [("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    band = Table([[P("Invoice No.", 1, F, 7.5, colors.white), P("Invoice Date", 1, F, 7.5, colors.white), P("Amount Payable", 1, F, 7.5, colors.white), P("Due Date", 1, F, 7.5, colors.white)],
                  [P(no, 1, B, 10, colors.white), P(f"{d:%d %b %Y}", 1, B, 10, colors.white), P("\u20b9 " + money(grand), 1, B, 10, colors.white), P(f"{due:%d %b %Y}", 1, B, 10, colors.white)]],
                 [133] * 4, style=[("BACKGROUND", (0, 0), (-1, -1), acc), ("LINEAFTER", (0, 0), (2, -1), .6, colors.white)] + z)
    prev = r.randint(100, 900) * 10000 + r.randint(0, 9999)
    summ = Table([[P("Previous Balance", 1), "", P("Payments Received", 1), "", P("This Invoice", 1), "", P("Total Due", 1)],
                  [P(money(prev), 1, B, 9), P("-", 1), P(money(prev), 1, B, 9), P("+", 1), P(money(grand), 1, B, 9), P("=", 1), P(money(grand), 1, B, 9)]],
                 [118, 20, 118, 20, 118, 20, 118], style=[("BOX", (0, 0), (-1, -1), .5, colors.grey)] + z)
    foot = [[P("Total Charges (Taxable Value)", 2, B), P(money(tot), 2, B)]] + [[P(k, 2), P(money(v), 2)] for k, v in ([("IGST @ 18%", t3[2])] if inter else [("CGST @ 9%", t3[0]), ("SGST @ 9%", t3[1])])]
    foot.append([P("Total Current Charges", 2, B), P(money(grand), 2, B)])
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=31, rightMargin=31, topMargin=40, bottomMargin=54, invariant=1)

    def deco(c, dd):
        c.setFillColor(acc)
        c.rect(0, 830, 596, 12, stroke=0, fill=1)
        c.setFillGray(.35)
        put(c, 31, 34, f"{s['name']} | {s['street']}, {s['city']} {s['pin']} | GSTIN {s['gstin']} | PAN {s['pan']}", F, 6.5)
        put(c, 564, 34, f"Page {dd.page}", F, 6.5, "r")
    doc.build([Table([[P(s["name"], 0, B, 14, acc), P("TAX INVOICE<br/>Original for Recipient", 2, F, 9)]], [330, 202], style=z), Spacer(1, 8), band, Spacer(1, 8),
               Table([[P(f"<b>{b['name'].replace('&', '&amp;')}</b><br/>{b['street']}<br/>{b['city']} {b['pin']}, {b['state']}<br/>Customer GSTIN: {b['gstin']}", 0, F, 8.5),
                       P(f"Account No.: {r.randint(10**8, 10**9 - 1)}<br/>Place of Supply: {b['state']}, State Code {b['code']}<br/>Supplier GSTIN: {s['gstin']}<br/>Reverse charge: No", 0, F, 8.5)]], [310, 222], style=z),
               Spacer(1, 6), P("Your account summary (\u20b9)", 0, B, 9), Spacer(1, 3), summ, Spacer(1, 10), P("Your charges in detail", 0, B, 9), Spacer(1, 3),
               Table(data, [66, 190, 90, 46, 70, 70], repeatRows=1, style=[("LINEBELOW", (0, 0), (-1, 0), 1.2, acc), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f4f4f4")])] + z),
               KeepTogether([Table(foot, [432, 100], style=[("LINEABOVE", (0, 0), (-1, 0), .8, acc), ("LINEABOVE", (0, -1), (-1, -1), .5, colors.grey)] + z), Spacer(1, 4), P("Amount in words: " + w, 0, F, 8), Spacer(1, 10),
                             P("Pay online at the business portal or by NEFT to the virtual account printed on your welcome letter. Late payment attracts interest at 1.5% per month.", 0, F, 7)])],
              onFirstPage=deco, onLaterPages=deco)
    return close(head(s, b, no, d, due, b["code"]), inter, li, tot, t3, grand, w)


LAYOUTS = {"resale": resale, "telecom": telecom}

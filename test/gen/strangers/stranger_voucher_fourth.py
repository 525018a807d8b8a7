# SPDX-License-Identifier: AGPL-3.0-or-later
"""A marketplace seller's invoice, SAP Business One lying down, and a telecom firm's bill."""
import datetime
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_voucher_kit import Inv, Tab, hexes, ind, join, pct, plain, qr, qs, rdiv, rnd, text, words


def bazaar(path, seed, rows):
    r = rnd(f"bazaar/{seed}/{rows}")
    v = Inv(r, rows, r.choice(["it", "tex", "fmcg", "tool"]), qmax=4)
    for it in v.items:
        it["price"] = rdiv(it["price"] * 100, 100 + it["rate"])
        v.calc(it)
        if r.random() < .4:
            it["disc"] = rdiv(it["gross"] * r.choice([3, 5, 10]), 100)
            it["tv"] -= it["disc"]
            v.retax(it)
    v.close(rounded=False)
    disc = any(it["disc"] for it in v.items)
    s = lambda f, z, a=0: ParagraphStyle("s", fontName=f, fontSize=z, leading=z * 1.28, alignment=a)
    n, b, n8, b8, r8 = s("VoucherDC", 7.4), s("VoucherDCB", 7.4), s("VoucherDC", 8.4), s("VoucherDCB", 8.4), s("VoucherDC", 8.4, TA_RIGHT)
    rt, ce = s("VoucherDC", 7.4, TA_RIGHT), s("VoucherDC", 7.4, TA_CENTER)
    W = A4[0] - 64
    no = f"{r.choice(['BLX', 'IN', 'DELQ'])}{r.choice('12345')}-{v.n * 13}"
    order = f"40{r.randint(1, 9)}-{r.randint(1000000, 9999999)}-{r.randint(1000000, 9999999)}"

    def who(t, p):
        return P(f"<font name=VoucherDCB>{t} :</font><br/>{escape(p.name)}<br/>" + "<br/>".join(escape(k) for k in p.addr()) + f"<br/>{p.sname.upper()}<br/>IN<br/>", r8)

    P = Paragraph
    left = [P(f"<font name=VoucherDCB>Sold By :</font><br/>{escape(v.sup.name)}<br/>" + "<br/>".join(escape(k) for k in v.sup.addr()) + f"<br/>{v.sup.sname.upper()}<br/>IN", n8), Spacer(1, 12),
            P(f"<font name=VoucherDCB>PAN No:</font> {v.sup.pan}<br/><font name=VoucherDCB>GST Registration No:</font> {v.sup.gstin}", n8), Spacer(1, 36),
            P(f"<font name=VoucherDCB>Order Number:</font> {order}<br/><font name=VoucherDCB>Order Date:</font> {v.odate.strftime('%d.%m.%Y')}", n8)]
    right = [who("Billing Address", v.rec), P(f"<font name=VoucherDCB>GST Registration No:</font> {v.rec.gstin}<br/><font name=VoucherDCB>State/UT Code:</font> {v.rec.state}", r8), Spacer(1, 8),
             who("Shipping Address", v.ship), P(f"<font name=VoucherDCB>State/UT Code:</font> {v.rec.state}<br/><font name=VoucherDCB>Place of supply:</font> {v.rec.sname.upper()}<br/>"
               f"<font name=VoucherDCB>Place of delivery:</font> {v.ship.sname.upper()}<br/><font name=VoucherDCB>Invoice Number :</font> {no}<br/><font name=VoucherDCB>Invoice Details :</font> "
               f"{v.sup.state}-{v.n * 991}-{v.fy.replace('-', '')}<br/><font name=VoucherDCB>Invoice Date :</font> {v.date.strftime('%d.%m.%Y')}", r8)]
    top = Table([[P("<font size=15>nagarbazaar</font>", s("VoucherDVB", 15)), P("<font name=VoucherDCB>Tax Invoice/Bill of Supply/Cash Memo</font><br/>(Original for Recipient)", s("VoucherDC", 10, TA_RIGHT))], [left, right]],
                [W * .5, W * .5])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]))
    heads = ["Sl.<br/>No", "Description", "Unit<br/>Price"] + (["Discount"] if disc else []) + ["Qty", "Net<br/>Amount", "Tax<br/>Rate", "Tax<br/>Type", "Tax<br/>Amount", "Total<br/>Amount"]
    ws = [22, 0, 62] + ([54] if disc else []) + [26, 66, 30, 34, 60, 68]
    ws[1] = W - sum(ws)
    data, lines = [[P(h, b) for h in heads]], []
    for i, it in enumerate(v.items):
        asin, sku = f"B0{hexes(r, 8).upper()}", f"{r.choice(['NB', 'HX', 'SK'])}-{r.randint(100, 9999)}"
        d = f"{it['d']} | {asin} ( {sku} )"
        h = f"HSN:{it['hsn']}"
        two = not v.inter
        data.append([P(str(i + 1), ce), P(escape(d) + "<br/>" + h, n), P("₹" + ind(it["price"]), rt), *([P("-₹" + ind(it["disc"]) if it["disc"] else "₹0.00", rt)] if disc else []),
                     P(qs(it["qty"]), ce), P("₹" + ind(it["tv"]), rt), P(f"{pct(it['rate'], 1)}%<br/>{pct(it['rate'], 1)}%" if two else pct(it["rate"]) + "%", ce),
                     P("CGST<br/>SGST" if two else "IGST", ce), P(f"₹{ind(it['cg'])}<br/>₹{ind(it['sg'])}" if two else "₹" + ind(it["ig"]), rt), P("₹" + ind(it["tot"]), rt)])
        ln = dict(description=d, hsn_sac=it["hsn"], quantity=qs(it["qty"]), unit_price=plain(it["price"]), taxable_value=plain(it["tv"]), gst_rate=pct(it["rate"]), amount=plain(it["tot"]))
        if disc:
            ln["discount"] = plain(it["disc"])
        ln.update(dict(cgst_amount=plain(it["cg"]), sgst_amount=plain(it["sg"])) if two else dict(igst_amount=plain(it["ig"])))
        lines.append(ln)
    k = len(ws)
    data.append([P("TOTAL:", b8)] + [""] * (k - 3) + [P("₹" + ind(v.cg + v.sg + v.ig), s("VoucherDCB", 7.4, TA_RIGHT)), P("₹" + ind(v.grand), s("VoucherDCB", 7.4, TA_RIGHT))])
    wd = words(v.grand // 100, "-") + (f" and {words(v.grand % 100, '-')} paise" if v.grand % 100 else "") + " only"
    data.append([P("Amount in Words:<br/>" + wd, b8)] + [""] * (k - 1))
    data.append([P("For " + escape(v.sup.name) + ":<br/><br/><br/>Authorized Signatory", s("VoucherDCB", 8.4, TA_RIGHT))] + [""] * (k - 1))
    t = Table(data, ws, repeatRows=1)
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .6, colors.black), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#d9d9d9")), ("BACKGROUND", (k - 2, -3), (-1, -3), colors.HexColor("#d9d9d9")),
                           ("SPAN", (0, -3), (k - 3, -3)), ("SPAN", (0, -2), (-1, -2)), ("SPAN", (0, -1), (-1, -1)), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                           ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("NOSPLIT", (0, -3), (-1, -1))]))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=28, bottomMargin=36, invariant=1).build(
        [top, Spacer(1, 10), t, Spacer(1, 3), P("Whether tax is payable under reverse charge - No", n8)])
    t = v.truth(no, lines, wd, ro=False, tv=False)
    if not v.inter:
        t["data"].pop("cgst_total")
        t["data"].pop("sgst_total")
    return t


def sapone(path, seed, rows):
    r = rnd(f"sapone/{seed}/{rows}")
    v = Inv(r, rows, r.choice(["chem", "tool"]), whole=False, dps=(0, 0, 2, 3, 5), qmax=400)
    fr = r.randint(10, 90) * 10000
    v.charge("Freight", "996511", 18, fr)
    tcs = 0
    v.close(rounded=False)
    if r.random() < .5:
        tcs = rdiv(v.net, 1000)
    v.close(extra=tcs)
    W, H = landscape(A4)
    c = canvas.Canvas(path, pagesize=(W, H), invariant=1)
    x, w, page = 28, W - 56, 1
    no = f"{v.date.year % 100}{v.n:07d}"
    irn = hexes(r)
    blue = colors.HexColor("#1f3a5f")
    cols = [("#", 20, "r"), ("Item No. /\nDescription", 0, "l"), ("HSN\nCode", 46, "l"), ("UoM", 28, "l"), ("Quantity", 50, "r"), ("Unit\nPrice", 48, "r"), ("Disc.\n%", 28, "r"),
            ("Taxable\nValue", 66, "r"), ("CGST\n%", 28, "r"), ("CGST\nAmount", 56, "r"), ("SGST\n%", 28, "r"), ("SGST\nAmount", 56, "r"), ("IGST\n%", 28, "r"), ("IGST\nAmount", 60, "r"), ("Line Total\n(INR)", 70, "r")]
    cols[1] = (cols[1][0], w - sum(k[1] for k in cols), "l")
    t = Tab(c, x, cols, "VoucherDC", "VoucherDCB", 7.2, 8.8, 3)

    def begin():
        c.setLineWidth(.4)
        y = H - 30
        text(c, x, y - 8, [v.sup.name], "VoucherDCB", 14)
        text(c, x, y - 21, [f"Works : {', '.join(v.sup.addr())}, {v.sup.sname}", f"GSTIN {v.sup.gstin}   PAN {v.sup.pan}   State Code {v.sup.state}"], "VoucherDC", 8, 10)
        text(c, x + w - 80, y - 8, ["TAX INVOICE"], "VoucherDCB", 13, align="r")
        text(c, x + w - 80, y - 20, ["(Issued under Rule 46 of CGST Rules, 2017)", f"Page {page}"], "VoucherDC", 7.5, 10, "r")
        if page == 1:
            qr(c, x + w - 66, y - 62, 64, v.r)
        y -= 42
        if page == 1:
            text(c, x, y - 4, [f"IRN : {irn}"], "VoucherDM", 7)
            y -= 24
            c.setStrokeColor(blue)
            c.line(x, y, x + w, y)
            for i, (tt, p) in enumerate((("Bill To", v.rec), ("Ship To", v.ship))):
                text(c, x + i * 230, y - 11, [("VoucherDCB", tt), ("VoucherDCB", p.name), *p.addr(), f"{p.sname}, State Code {p.state}", f"GSTIN {p.gstin}"], "VoucherDC", 8, 10)
            kv = [("Invoice No.", no), ("Invoice Date", v.date.strftime("%d.%m.%Y")), ("Due Date", v.due.strftime("%d.%m.%Y")), ("Customer PO", v.ono), ("PO Date", v.odate.strftime("%d.%m.%Y")),
                  ("Place of Supply", f"{v.rec.state} - {v.rec.sname}")]
            kv2 = [("Delivery No.", str(v.n + 40012)), ("Transporter", "Rath Carriers"), ("Vehicle No.", v.veh), ("E-Way Bill", f"2{v.n:05d}440021"), ("Reverse Charge", "No"), ("Inco Terms", "FOR Destination")]
            for i, l in enumerate((kv, kv2)):
                text(c, x + 462 + i * 172, y - 11, [k for k, _ in l], "VoucherDC", 8, 10)
                text(c, x + 530 + i * 168, y - 11, [("VoucherDCB", k) for _, k in l], "VoucherDC", 8, 10)
            y -= 68
        else:
            text(c, x, y - 4, [f"Invoice No. {no}   dated {v.date.strftime('%d.%m.%Y')}   -   {v.rec.name}"], "VoucherDC", 8)
            y -= 12
        c.setStrokeColor(colors.black)
        return t.head(y, blue, colors.white)

    y = begin()
    sm = dict.fromkeys(("tv", "cg", "sg", "ig", "tot"), 0)

    def sumrow(y, label):
        yy = t.put(y, ["", label, "", "", "", "", "", ind(sm["tv"]), "", ind(sm["cg"]), "", ind(sm["sg"]), "", ind(sm["ig"]), ind(sm["tot"])], "VoucherDCB")
        t.hline(y)
        t.hline(yy)
        return yy

    lines = []
    for i, it in enumerate(v.items):
        code = f"{r.choice(['RM', 'FG', 'PK'])}{r.randint(10000, 99999)}"
        lot = f"Batch: {r.choice('ABC')}{v.date.year % 100}{r.randint(1000, 9999)}" if r.random() < .35 else ""
        q = qs(it["qty"], 3)
        a, z = (pct2(it["rate"] * 50), "0.00") if not v.inter else ("0.00", pct2(it["rate"] * 100))
        row = [str(i + 1), [("VoucherDCB", code), it["d"]] + ([lot] if lot else []), it["hsn"], it["unit"], q, ind(it["price"]), pct2(it["dp"]), ind(it["tv"]), a, ind(it["cg"]), a, ind(it["sg"]), z, ind(it["ig"]), ind(it["tot"])]
        if y - t.height(row) < 56:
            sumrow(y, "Carried forward")
            text(c, x + w, 28, ["Continued on next page"], "VoucherDCI", 7.5, align="r")
            c.showPage()
            page += 1
            y = sumrow(begin(), "Brought forward")
        if i % 2:
            c.setFillColor(colors.HexColor("#eef2f7"))
            c.rect(x, y - t.height(row), w, t.height(row), stroke=0, fill=1)
            c.setFillColor(colors.black)
        y = t.put(y, row)
        for k in sm:
            sm[k] += it[k]
        lines.append(dict(description=join(code, it["d"], lot), hsn_sac=it["hsn"], quantity=q, unit=it["unit"], unit_price=plain(it["price"]), taxable_value=plain(it["tv"]), gst_rate=pct(it["rate"]),
                          cgst_amount=plain(it["cg"]), sgst_amount=plain(it["sg"]), igst_amount=plain(it["ig"]), amount=plain(it["tot"])))
    y = sumrow(y, "Total")
    fo = [("Freight (SAC 996511, GST 18%)", ind(fr)), ("Total Taxable Value", ind(v.tv)), ("CGST", ind(v.cg)), ("SGST", ind(v.sg)), ("IGST", ind(v.ig))]
    fo += ([("TCS u/s 206C(1H) @ 0.1%", ind(tcs))] if tcs else []) + [("Rounding", ind(v.ro))]
    if y - len(fo) * 11 - 86 < 30:
        text(c, x + w, 28, ["Continued on next page"], "VoucherDCI", 7.5, align="r")
        c.showPage()
        page += 1
        y = begin()
    y -= 14
    wd = "INR " + words(v.grand // 100) + " Only"
    text(c, x, y, [("VoucherDCB", "Amount in Words:"), wd, "", ("VoucherDCB", "Bank Details"), "Nilgiri Commercial Bank, Current A/c 9180" + f"{v.n:08d}", "IFSC NLCB0000918", "", f"Payment Terms : {v.terms} days from invoice date"], "VoucherDC", 8, 10.5)
    yy = text(c, x + w - 230, y, [k for k, _ in fo], "VoucherDC", 8, 11) - 5
    text(c, x + w - 3, y, [k for _, k in fo], "VoucherDC", 8, 11, "r")
    c.setFillColor(blue)
    c.rect(x + w - 236, yy - 6, 236, 15, stroke=0, fill=1)
    c.setFillColor(colors.white)
    text(c, x + w - 230, yy - 2, ["Invoice Total (INR)"], "VoucherDCB", 9)
    text(c, x + w - 3, yy - 2, [ind(v.grand)], "VoucherDCB", 9, align="r")
    c.setFillColor(colors.black)
    text(c, x + w - 3, yy - 20, ["For " + v.sup.name], "VoucherDCB", 8, align="r")
    text(c, x + w - 3, yy - 52, ["Authorised Signatory"], "VoucherDC", 8, align="r")
    c.save()
    zero = dict(cgst_total=plain(v.cg), sgst_total=plain(v.sg), igst_total=plain(v.ig))
    return v.truth(no, lines, wd, due=True, irn=irn, **zero)


def telco(path, seed, rows):
    r = rnd(f"telco/{seed}/{rows}")
    v = Inv(r, rows, "tel", dps=(0, 0, 10, 15), qmax=1)
    v.close(rounded=False)
    W, H = A4
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    hue = colors.HexColor(r.choice(["#c4161c", "#00796b", "#e2700a"]))
    x, w, page = 40, W - 80, 1
    no = f"{v.sup.state}BB{v.n * 4099:09d}"
    end = v.date.replace(day=1) - datetime.timedelta(days=1)
    start = end.replace(day=1)
    per = f"{start.strftime('%d %b %y')} - {end.strftime('%d %b %y')}"
    tx = [("IGST\n@ 18%", 66, "r")] if v.inter else [("CGST\n@ 9%", 54, "r"), ("SGST\n@ 9%", 54, "r")]
    cols = [("Description of service", 0, "l"), ("SAC", 38, "l"), ("Charges\n(Rs.)", 58, "r"), ("Discount\n(Rs.)", 50, "r"), ("Taxable\nvalue (Rs.)", 60, "r"), *tx, ("Total\n(Rs.)", 62, "r")]
    cols[0] = (cols[0][0], w - sum(k[1] for k in cols), "l")
    t = Tab(c, x, cols, size=7.5, lead=9.2, pad=3)

    def begin():
        c.setFillColor(hue)
        c.rect(0, H - 46, W, 46, stroke=0, fill=1)
        c.setFillColor(colors.white)
        text(c, x, H - 29, [v.sup.name], "Helvetica-Bold", 16)
        text(c, x + w, H - 29, ["Tax Invoice"], "Helvetica", 14, align="r")
        c.setFillColor(colors.black)
        y = H - 66
        if page > 1:
            text(c, x, y, [f"Invoice no. {no}   |   Account no. 70{v.n:07d}   |   Page {page}"], size=7.5)
            return t.head(y - 12, colors.HexColor("#ececec"))
        text(c, x, y, [("Helvetica-Bold", v.rec.name), *v.rec.addr(), v.rec.sname, f"Customer GSTIN: {v.rec.gstin}", f"Place of supply: {v.rec.sname} ({v.rec.state})"], size=9, lead=12)
        kv = [("Invoice no.", no), ("Invoice date", v.date.strftime("%d-%b-%Y")), ("Billing period", per), ("Account no.", f"70{v.n:07d}"), ("Pay by", v.due.strftime("%d-%b-%Y"))]
        text(c, x + 296, y, [k for k, _ in kv], size=9, lead=12)
        text(c, x + w, y, [k for _, k in kv], "Helvetica-Bold", 9, 12, "r")
        y -= 84
        prev = r.randint(100000, 9000000)
        boxes = [("Previous dues", prev), ("Payments received", prev), ("Current charges", v.grand), ("Amount payable", v.grand)]
        bw = (w - 30) / 4
        for i, (a, m) in enumerate(boxes):
            bx = x + i * (bw + 10)
            c.setFillColor(hue if i == 3 else colors.HexColor("#ececec"))
            c.roundRect(bx, y - 36, bw, 38, 4, stroke=0, fill=1)
            c.setFillColor(colors.white if i == 3 else colors.black)
            text(c, bx + bw / 2, y - 10, [a], size=8, align="c")
            text(c, bx + bw / 2, y - 27, ["Rs. " + ind(m)], "Helvetica-Bold", 10.5, align="c")
            c.setFillColor(colors.white)
            if i < 3:
                c.setFillColor(colors.black)
                text(c, bx + bw + 5, y - 20, ["-+="[i]], "Helvetica-Bold", 11, align="c")
        c.setFillColor(hue)
        text(c, x, y - 58, ["Your charges in detail"], "Helvetica-Bold", 11)
        c.setFillColor(colors.black)
        return t.head(y - 66, colors.HexColor("#ececec"))

    def foot():
        c.setStrokeColor(hue)
        c.line(x, 50, x + w, 50)
        text(c, x, 40, [f"{v.sup.name}, {', '.join(v.sup.addr())}, {v.sup.sname} ({v.sup.state}).  GSTIN: {v.sup.gstin}   PAN: {v.sup.pan}",
                        "Queries: billing desk 1800 000 0" + f"{v.n % 1000:03d}.  Tax is not payable on reverse charge basis.  This is a system generated invoice."], size=6.8, lead=9)

    y = begin()
    lines = []
    c.setStrokeColor(colors.HexColor("#bbbbbb"))
    for it in v.items:
        ck = f"Ckt ID: {r.choice(['ILL', 'MPL', 'SIP'])}-{v.sup.state}-{r.randint(10000, 99999)}, {v.rec.city}"
        row = [[("Helvetica-Bold", it["d"]), ck], it["hsn"], ind(it["gross"]), ind(it["disc"]), ind(it["tv"]), *([ind(it["ig"])] if v.inter else [ind(it["cg"]), ind(it["sg"])]), ind(it["tot"])]
        if y - t.height(row) < 66:
            foot()
            c.showPage()
            page += 1
            y = begin()
            c.setStrokeColor(colors.HexColor("#bbbbbb"))
        y = t.put(y, row)
        t.hline(y)
        ln = dict(description=f"{it['d']} {ck}", hsn_sac=it["hsn"], discount=plain(it["disc"]), taxable_value=plain(it["tv"]), gst_rate="18", amount=plain(it["tot"]))
        ln.update(dict(igst_amount=plain(it["ig"])) if v.inter else dict(cgst_amount=plain(it["cg"]), sgst_amount=plain(it["sg"])))
        lines.append(ln)
    if y < 150:
        foot()
        c.showPage()
        page += 1
        y = begin()
    S = lambda f: ind(sum(it[f] for it in v.items))
    y = t.put(y, ["Total current charges", "", S("gross"), S("disc"), S("tv"), *([S("ig")] if v.inter else [S("cg"), S("sg")]), S("tot")], "Helvetica-Bold")
    c.setStrokeColor(hue)
    t.hline(y)
    wd = "Rupees " + words(v.grand // 100) + (f" and Paise {words(v.grand % 100)}" if v.grand % 100 else "") + " only"
    text(c, x + 3, y - 16, [("Helvetica-Bold", "Current charges in words: ")], size=8)
    text(c, x + 112, y - 16, [wd], size=8)
    text(c, x + 3, y - 34, ["Pay by NEFT / RTGS:  Beneficiary " + v.sup.name + ",  A/c VA70" + f"{v.n:07d}" + ",  IFSC PCBK0000017"], size=8)
    foot()
    c.save()
    return v.truth(no, lines, wd, due=True, ro=False)


def pct2(dp):
    return f"{dp // 100}.{dp % 100:02d}"


LAYOUTS = {"bazaar": bazaar, "sapone": sapone, "telco": telco}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Two of Tally's papers: an e-invoice, and one with rates inclusive of tax."""
from reportlab.lib.pagesizes import A4
from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen import canvas

from stranger_voucher_kit import (Inv, Tab, hexes, ind, join, pct, plain, qr, qs, rdiv, rnd, text, words)

W, H = A4


def dmy(d):
    return f"{d.day}-{d.strftime('%b-%y')}"


def inr(p):
    s = "INR " + words(p // 100)
    if p % 100:
        s += " and " + words(p % 100) + " paise"
    return s + " Only"


def party(c, x, y, title, p, w=250):
    c.setFont("Helvetica", 7)
    c.drawString(x, y, title)
    y = text(c, x, y - 10, [("Helvetica-Bold", p.name), *p.addr(), f"GSTIN/UIN : {p.gstin}",
                            f"State Name : {p.sname}, Code : {p.state}"], size=8, lead=9.4)
    return y


def box(c, x, top, w, h, label, value=""):
    c.rect(x, top - h, w, h)
    c.setFont("Helvetica", 7)
    c.drawString(x + 3, top - 8, label)
    c.setFont("Helvetica-Bold", 8)
    c.drawString(x + 3, top - 18, value)


def top(c, v, no, y0, extra):
    """The two-sided heading; gives y below it."""
    x, mid, w = 36, 300, W - 72
    h = 22
    right = [("Invoice No.", no, "Dated", dmy(v.date)), *extra]
    hh = max(h * len(right) + 26, 192)
    c.rect(x, y0 - hh, w, hh)
    c.line(mid, y0, mid, y0 - hh)
    for i, (a, b, d, e) in enumerate(right):
        box(c, mid, y0 - h * i, (x + w - mid) / 2, h, a, b)
        box(c, mid + (x + w - mid) / 2, y0 - h * i, (x + w - mid) / 2, h, d, e)
    c.setFont("Helvetica", 7)
    c.drawString(mid + 3, y0 - h * len(right) - 8, "Terms of Delivery")
    y = text(c, x + 3, y0 - 11, [("Helvetica-Bold", v.sup.name), *v.sup.addr(), f"GSTIN/UIN: {v.sup.gstin}",
                                 f"State Name : {v.sup.sname}, Code : {v.sup.state}"], lead=9.4)
    c.line(x, y + 5, mid, y + 5)
    y = party(c, x + 3, y - 5, "Consignee (Ship to)", v.ship)
    c.line(x, y + 5, mid, y + 5)
    y = party(c, x + 3, y - 5, "Buyer (Bill to)", v.rec)
    text(c, x + 3, y, [f"Place of Supply : {v.rec.sname}"], lead=9.4)
    return y0 - hh


def tally(path, name, v, no, cols, make_row, ledgers, totals, g, irn=None, extra=(), disc=True):
    """Draw pages: items, ledgers, total, words, summary, foot."""
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    x, w, page = 36, W - 72, 1
    t = Tab(c, x, cols, size=7.8, lead=9.2)

    def begin():
        y = H - 40
        c.setFont("Helvetica-Bold", 11)
        c.drawCentredString(W / 2, y, "Tax Invoice" + (f" (Page {page})" if page > 1 else ""))
        if irn and page == 1:
            c.setFont("Helvetica-Bold", 8)
            c.drawRightString(x + w - 22, y + 1, "e-Invoice")
            y = text(c, x, y - 18, ["IRN", "", "Ack No.", "Ack Date"], size=7.5, lead=9.5)
            text(c, x + 44, y + 38, [": " + irn[:40] + "-", "  " + irn[40:], ": " + str(112000000000000 + v.n * 77777),
                                     ": " + dmy(v.date)], "Helvetica-Bold", 7.5, 9.5)
            qr(c, x + w - 74, y - 14, 66, v.r)
            y -= 14
        y = top(c, v, no, y - 8, extra)
        h = t.head(y)
        t.hline(h)
        return y, h

    start, y = begin()
    floor = 60

    def turn(y):
        nonlocal page
        t.rules(start, floor)
        t.hline(floor)
        text(c, x + w - 4, floor - 12, ["continued ..."], "Helvetica-Oblique", 8, align="r")
        text(c, W / 2, 30, ["This is a Computer Generated Invoice"], size=7, align="c")
        c.showPage()
        page += 1
        c.setLineWidth(.6)
        return begin()

    c.setLineWidth(.6)
    for i, it in enumerate(v.items):
        row = make_row(i, it)
        if y - t.height(row) < floor + 4:
            start, y = turn(y)
        y = t.put(y, row)
    need = 12 * (len(ledgers) + 2) + 24
    if y - need < floor:
        start, y = turn(y)
    c.line(x + w - cols[-1][1], y - 1, x + w, y - 1)
    blank = [""] * len(cols)
    y = t.put(y - 1, blank[:-1] + [totals[0]])
    for a, rate, per, b in ledgers:
        row = list(blank)
        row[-1], row[1] = ("Helvetica-Bold", b), ("Helvetica-BoldOblique", a)
        if rate:
            row[-3 - disc], row[-2 - disc] = rate, per
        k = t.cols[1]
        t.cols[1] = (k[0], k[1], "r")
        y = t.put(y, row)
        t.cols[1] = k
    y -= 4
    if page == 1 and len(v.items) < 5:
        y -= 60
    t.hline(y)
    row = list(blank)
    row[1], row[-1] = ("Helvetica-Bold", "Total"), ("Helvetica-Bold", ind(v.grand))
    row[cols.index(next(k for k in cols if k[0].startswith("Quantity")))] = totals[1]
    k, t.cols[1] = t.cols[1], (cols[1][0], cols[1][1], "r")
    y2 = t.put(y, row, "Helvetica-Bold")
    t.cols[1] = k
    t.rules(start, y2)
    t.hline(y2)
    y = y2
    # words, summary and foot
    sums = len(g) * 11.5 + 40
    need = 28 + sums + 12 + 110
    if y - need < 30:
        c.line(x, y, x, floor)
        c.line(x + w, y, x + w, floor)
        t.hline(floor)
        text(c, x + w - 4, floor - 12, ["continued ..."], "Helvetica-Oblique", 8, align="r")
        c.showPage()
        page += 1
        c.setLineWidth(.6)
        c.setFont("Helvetica-Bold", 11)
        c.drawCentredString(W / 2, H - 40, f"Tax Invoice (Page {page})")
        y = H - 50
        c.rect(x, y - 34, w, 34)
        text(c, x + 3, y - 12, [("Helvetica-Bold", v.sup.name), f"Invoice No. {no}  Dated {dmy(v.date)}"])
        y -= 34
    c.rect(x, y - 26, w, 26)
    c.setFont("Helvetica", 7)
    c.drawString(x + 3, y - 9, "Amount Chargeable (in words)")
    c.setFont("Helvetica-Oblique", 7)
    c.drawRightString(x + w - 3, y - 9, "E. & O.E")
    wd = inr(v.grand)
    c.setFont("Helvetica-Bold", 8.5)
    c.drawString(x + 3, y - 21, wd)
    y -= 26
    if v.inter:
        sc = [("HSN/SAC", 203, "l"), ("Taxable\nValue", 90, "r"), ("IGST\nRate", 50, "r"), ("IGST\nAmount", 90, "r"), ("Total\nTax Amount", 90.27, "r")]
    else:
        sc = [("HSN/SAC", 143, "l"), ("Taxable\nValue", 80, "r"), ("CGST\nRate", 45, "r"), ("CGST\nAmount", 70, "r"),
              ("SGST/UTGST\nRate", 60, "r"), ("SGST/UTGST\nAmount", 65, "r"), ("Total\nTax Amount", 60.27, "r")]
    s = Tab(c, x, sc, size=7.5, lead=8.6)
    a = y
    y = s.head(y)
    s.hline(y)
    for hsn, rate, tv, cg, sg, ig, _ in g:
        y = s.put(y, [hsn, ind(tv), pct(rate) + "%", ind(ig), ind(ig)] if v.inter else
                  [hsn, ind(tv), pct(rate, 1) + "%", ind(cg), pct(rate, 1) + "%", ind(sg), ind(cg + sg)])
    s.hline(y)
    tx = v.cg + v.sg + v.ig
    y = s.put(y, ["Total", ind(v.tv), "", ind(v.ig), ind(v.ig)] if v.inter else
              ["Total", ind(v.tv), "", ind(v.cg), "", ind(v.sg), ind(tx)], "Helvetica-Bold")
    s.rules(a, y)
    s.hline(y)
    c.setFont("Helvetica", 7)
    c.drawString(x + 3, y - 10, "Tax Amount (in words) :")
    c.setFont("Helvetica-Bold", 7.8)
    c.drawString(x + 88, y - 10, inr(tx))
    c.rect(x, y - 104, w, 104)
    text(c, 300, y - 26, ["Company's Bank Details", "A/c Holder's Name : " + v.sup.name, "Bank Name : Deccan Grameen Bank - CC",
                          f"A/c No. : 50200{v.n:04d}31177", "Branch & IFS Code : Market Yard & DGBK0000412"], size=7.3, lead=9)
    text(c, x + 3, y - 34, [f"Company's PAN : {v.sup.pan}", "Declaration", "We declare that this invoice shows the actual price of the",
                            "goods described and that all particulars are true and correct."], size=7.3, lead=9)
    c.rect(300, y - 104, x + w - 300, 34)
    text(c, x + w - 4, y - 79, [("Helvetica-Bold", "for " + v.sup.name)], size=7.5, align="r")
    text(c, x + w - 4, y - 100, ["Authorised Signatory"], size=7.5, align="r")
    text(c, W / 2, y - 116, ["This is a Computer Generated Invoice"], size=7, align="c")
    c.save()
    return wd


def tallyeinv(path, seed, rows):
    r = rnd(f"tallyeinv/{seed}/{rows}")
    v = Inv(r, rows, r.choice(["elec", "it"]), dps=(0, 5, 10, 12.5, 20), by="group")
    for it in v.items:
        it["dp"] = int(it["dp"])
        v.calc(it)
    fr = r.randint(4, 30) * 5000
    v.charge("Freight & Packing Charges", "996511", 18, fr)
    g = v.close("hsn")
    no = f"{''.join(k[0] for k in v.sup.name.split()[:2])}/{v.n:04d}/{v.fy}"
    irn = hexes(r)
    lines, rowsout = [], []
    for it in v.items:
        small = it["qty"] <= 4000 and it["unit"] in ("Nos", "Set") and not it["hsn"].startswith("99")
        sns = [f"{r.choice('ABCDX')}{r.choice('KLMN')}{r.randint(100000, 999999)}" for _ in range(it["qty"] // 1000)] if small else []
        det = [it["det"]] if it["det"] else []
        if sns:
            det.append("S/No. " + ", ".join(sns))
        q = qs(it["qty"])
        alt = f"({it['qty'] // 1000 * 90} Mtr)" if it["unit"] == "Coil" else ""
        rowsout.append([("Helvetica-Bold", it["d"])] + [("Helvetica-Oblique", k) for k in det])
        it["q"] = [f"{q} {it['unit']}"] + ([alt] if alt else [])
        lines.append(dict(description=join(it["d"], *det), hsn_sac=it["hsn"], quantity=q, unit=it["unit"],
                          unit_price=plain(it["price"]), amount=plain(it["tv"])))

    cols = [("Sl\nNo.", 24, "r"), ("Description of Goods", 189, "l"), ("HSN/SAC", 52, "c"), ("Quantity", 58, "r"), ("Rate", 56, "r"),
            ("per", 30, "l"), ("Disc. %", 38, "r"), ("Amount", 76.27, "r")]

    def mk(i, it):
        return [str(i + 1), rowsout[i], it["hsn"], it["q"], ind(it["price"]), it["unit"],
                f"{pct2(it['dp'])} %" if it["dp"] else "", ("Helvetica-Bold", ind(it["tv"]))]

    led = [("Freight & Packing Charges", "", "", ind(fr))]
    if v.inter:
        led.append(("Output IGST", "", "", ind(v.ig)))
    else:
        led += [("Output CGST", "", "", ind(v.cg)), ("Output SGST", "", "", ind(v.sg))]
    led.append(("Round Off", "", "", ("(-)" if v.ro < 0 else "") + ind(abs(v.ro))))
    units = {it["unit"] for it in v.items}
    tq = f"{sum(it['qty'] for it in v.items) // 1000} {v.items[0]['unit']}" if len(units) == 1 else ""
    ex = [("Delivery Note", f"DN-{v.n + 14}", "Mode/Terms of Payment", f"{v.terms} Days"),
          ("Reference No. & Date.", "", "Other References", r.choice(["Mr. Kadam", "Tele order", ""])),
          ("Buyer's Order No.", v.ono, "Dated", dmy(v.odate)),
          ("Dispatch Doc No.", f"LR {r.randint(1000, 99999)}", "Delivery Note Date", dmy(v.date)),
          ("Dispatched through", "Navpath Roadlines", "Destination", v.ship.city),
          ("Bill of Lading/LR-RR No.", "", "Motor Vehicle No.", v.veh)]
    wd = tally(path, "e", v, no, cols, mk, led, (ind(v.tv - fr), tq), g, irn, ex)
    return v.truth(no, lines, wd, irn=irn)


def pct2(dp):
    return f"{dp // 100}.{dp % 100:02d}".rstrip("0").rstrip(".")


def tallyincl(path, seed, rows):
    r = rnd(f"tallyincl/{seed}/{rows}")
    v = Inv(r, rows, r.choice(["tex", "fmcg", "tool"]), whole=False, by="line")
    lines = []
    for it in v.items:
        it["incl"] = it["price"]
        it["price"] = rdiv(it["incl"] * 100, 100 + it["rate"])
        v.calc(it)
        dec = 3 if it["qty"] % 1000 or it["unit"] in ("Kgs", "Mtr") else 0
        it["q"] = qs(it["qty"], dec)
        lines.append(dict(description=it["d"], hsn_sac=it["hsn"], quantity=it["q"], unit=it["unit"],
                          unit_price=plain(it["price"]), gst_rate=pct(it["rate"]), amount=plain(it["tv"])))
    g = v.close("hsn")
    no = f"{v.n}"
    cols = [("Sl\nNo.", 22, "c"), ("Description of\nGoods and Services", 158, "l"), ("HSN/SAC", 50, "c"), ("GST\nRate", 30, "r"),
            ("Quantity", 64, "r"), ("Rate\n(Incl. of Tax)", 56, "r"), ("Rate", 50, "r"), ("per", 26, "c"), ("Amount", 67.27, "r")]

    def mk(i, it):
        return [str(i + 1), ("Helvetica-Bold", it["d"]), it["hsn"], pct(it["rate"]) + " %", ("Helvetica-Bold", f"{it['q']} {it['unit']}"),
                ind(it["incl"]), ind(it["price"]), it["unit"], ("Helvetica-Bold", ind(it["tv"]))]

    led = [("IGST", "", "", ind(v.ig))] if v.inter else [("CGST", "", "", ind(v.cg)), ("SGST", "", "", ind(v.sg))]
    led.append(("Less : Rounding" if v.ro < 0 else "Add : Rounding", "", "", ("(-)" if v.ro < 0 else "") + ind(abs(v.ro))))
    ex = [("Delivery Note", "", "Mode/Terms of Payment", r.choice(["Cash", "Against delivery", "30 Days"])),
          ("Buyer's Order No.", v.ono, "Dated", dmy(v.odate)), ("Dispatch Doc No.", "", "Delivery Note Date", ""),
          ("Dispatched through", r.choice(["By Hand", "Own Vehicle"]), "Destination", v.ship.city), ("Supplier's Ref.", "", "Other Reference(s)", "")]
    wd = tally(path, "i", v, no, cols, mk, led, (ind(v.tv), ""), g, None, ex, False)
    return v.truth(no, lines, wd)


LAYOUTS = {"tallyeinv": tallyeinv, "tallyincl": tallyincl}

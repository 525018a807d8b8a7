# SPDX-License-Identifier: AGPL-3.0-or-later
"""Platypus papers: Vyapar, Zoho Books and Odoo as they are set up in India."""
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_voucher_kit import Inv, ind, join, pct, plain, qs, rdiv, rnd, words


def sty(font, size, lead=None, align=0, color=colors.black):
    return ParagraphStyle("s", fontName=font, fontSize=size, leading=lead or size * 1.25, alignment=align, textColor=color)


def P(t, s):
    return Paragraph(t, s)


def doc(path, m=30, foot=None, b=34):
    return SimpleDocTemplate(path, pagesize=A4, leftMargin=m, rightMargin=m, topMargin=m, bottomMargin=b, invariant=1, title="Invoice")


def pagefoot(font, size, make):
    def f(c, d):
        c.saveState()
        c.setFont(font, size)
        c.setFillColor(colors.grey)
        c.drawCentredString(A4[0] / 2, 18, make(d.page))
        c.restoreState()
    return f


def vyapar(path, seed, rows):
    r = rnd(f"vyapar/{seed}/{rows}")
    v = Inv(r, rows, "fmcg", dps=(0, 0, 3, 5, 8), rows_cess=True)
    g = v.close("hsn")
    purple = colors.HexColor(r.choice(["#7b57b2", "#2f6f8f", "#b2574d"]))
    n, b = sty("VoucherDV", 7), sty("VoucherDVB", 7)
    rt, ctr, wh = sty("VoucherDV", 7, align=TA_RIGHT), sty("VoucherDV", 7, align=TA_CENTER), sty("VoucherDVB", 7, align=TA_RIGHT, color=colors.white)
    whl = sty("VoucherDVB", 7, color=colors.white)
    no = f"INV-{v.n}"
    W = A4[0] - 60
    out = [P("Tax Invoice", sty("VoucherDVB", 13, align=TA_CENTER, color=purple)), Spacer(1, 8),
           P(escape(v.sup.name), sty("VoucherDVB", 14)), Spacer(1, 3),
           P(escape(", ".join(v.sup.addr())) + f"<br/>Phone no.: {v.sup.phone}<br/>GSTIN: {v.sup.gstin}<br/>State: {v.sup.state}-{v.sup.sname}", sty("VoucherDV", 8, 11)),
           Spacer(1, 8)]

    def who(p):
        return P(f"<font name=DVB>{escape(p.name)}</font><br/>{escape(', '.join(p.addr()))}<br/>GSTIN : {p.gstin}<br/>State: {p.state}-{p.sname}", sty("VoucherDV", 7.5, 10.5))

    t = Table([[P("Bill To", whl), P("Ship To", whl), P("Invoice Details", wh)],
               [who(v.rec), P(escape(f"{', '.join(v.ship.addr())}, {v.ship.sname}"), sty("VoucherDV", 7.5, 10.5)),
                P(f"Invoice No. : {no}<br/>Date : {v.date.strftime('%d-%m-%Y')}<br/>Due Date : {v.due.strftime('%d-%m-%Y')}<br/>Place of supply: {v.rec.state}-{v.rec.sname}",
                  sty("VoucherDV", 7.5, 10.5, TA_RIGHT))]], [W * .38, W * .28, W * .34])
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), purple), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 3)]))
    out += [t, Spacer(1, 8)]
    cess = any(it["cess"] for it in v.items)
    gname = "IGST" if v.inter else "GST"
    head = [P("#", whl), P("Item name", whl), P("HSN/ SAC", whl), P("Quantity", wh), P("Unit", whl), P("Price/ Unit", wh), P("Discount", wh), P(gname, wh)]
    ws = [20, 0, 50, 44, 30, 54, 58, 64]
    if cess:
        head.append(P("Add. CESS", wh))
        ws.append(54)
    head.append(P("Amount", wh))
    ws.append(70)
    ws[1] = W - sum(ws)
    data, lines, q = [head], [], 0
    for i, it in enumerate(v.items):
        exp = f"Batch: {r.choice('PQRS')}{r.randint(100, 999)}" if r.random() < .4 else ""
        p = int(it["dp"] / 100)
        row = [P(str(i + 1), n), P(f"<font name=DVB>{escape(it['d'])}</font>" + (f"<br/>{exp}" if exp else ""), n), P(it["hsn"], n), P(qs(it["qty"]), rt), P(it["unit"], n),
               P("₹ " + ind(it["price"]), rt), P(f"₹ {ind(it['disc'])}<br/>({p}%)", rt), P(f"₹ {ind(it['taxes'] - it['cess'])}<br/>({pct(it['rate'])}%)", rt)]
        ln = dict(description=join(it["d"], exp), hsn_sac=it["hsn"], quantity=qs(it["qty"]), unit=it["unit"], unit_price=plain(it["price"]),
                  discount=plain(it["disc"]), gst_rate=pct(it["rate"]))
        if v.inter:
            ln["igst_amount"] = plain(it["ig"])
        if cess:
            row.append(P(f"₹ {ind(it['cess'])}<br/>(12%)" if it["cess"] else "", rt))
            if it["cess"]:
                ln["cess_amount"] = plain(it["cess"])
        ln["amount"] = plain(it["tot"])
        row.append(P("₹ " + ind(it["tot"]), rt))
        data.append(row)
        lines.append(ln)
        q += it["qty"]
    br = sty("VoucherDVB", 7, align=TA_RIGHT)
    S = lambda f: "₹ " + ind(sum(it[f] for it in v.items))
    tot = ["", P("Total", b), "", P(qs(q), br), "", "", P(S("disc"), br), P("₹ " + ind(v.cg + v.sg + v.ig), br)]
    if cess:
        tot.append(P("₹ " + ind(v.cess), br))
    tot.append(P(S("tot"), br))
    data.append(tot)
    t = Table(data, ws, repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), purple), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 1), (-1, -1), .4, colors.lightgrey),
                           ("LINEABOVE", (0, -1), (-1, -1), .8, purple), ("LINEBELOW", (0, -1), (-1, -1), .8, purple),
                           ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    out += [t, Spacer(1, 8)]
    h = [P("HSN/ SAC", whl), P("Taxable amount", wh)]
    h += [P("IGST Rate", wh), P("IGST Amt", wh)] if v.inter else [P("CGST Rate", wh), P("CGST Amt", wh), P("SGST Rate", wh), P("SGST Amt", wh)]
    h += ([P("CESS Amt", wh)] if cess else []) + [P("Total Tax", wh)]
    d = [h]
    for hsn, rate, tv, cg, sg, ig, ce in g:
        d.append([P(hsn, n), P(ind(tv), rt), *([P(pct(rate) + "%", rt), P(ind(ig), rt)] if v.inter else
                  [P(pct(rate, 1) + "%", rt), P(ind(cg), rt), P(pct(rate, 1) + "%", rt), P(ind(sg), rt)]), *([P(ind(ce), rt)] if cess else []), P(ind(cg + sg + ig + ce), rt)])
    d.append([P("Total", b), P(ind(v.tv), br), *(["", P(ind(v.ig), br)] if v.inter else ["", P(ind(v.cg), br), "", P(ind(v.sg), br)]),
              *([P(ind(v.cess), br)] if cess else []), P(ind(v.cg + v.sg + v.ig + v.cess), br)])
    t = Table(d, [W / len(h)] * len(h))
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), purple), ("GRID", (0, 0), (-1, -1), .3, colors.lightgrey)]))
    out += [KeepTogether([t]), Spacer(1, 8)]
    wd = words(v.grand // 100) + " Rupees only"
    am = [["Sub Total", "₹ " + ind(v.net)], ["Round off", ("- " if v.ro < 0 else "") + "₹ " + ind(abs(v.ro))], ["Total", "₹ " + ind(v.grand)], ["Received", "₹ 0.00"], ["Balance", "₹ " + ind(v.grand)]]
    t2 = Table([[P(a, n), P(m, rt)] if a != "Total" else [P(a, whl), P(m, wh)] for a, m in am], [W * .2, W * .22])
    t2.setStyle(TableStyle([("BACKGROUND", (0, 2), (-1, 2), purple), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    left = [P("Invoice Amount In Words", b), P(wd, n), Spacer(1, 6), P("Terms and conditions", b), P("Thank you for doing business with us.", n), Spacer(1, 6), P("Bank Details", b),
            P(f"Name : Sahyadri Peoples Bank, {v.sup.city}<br/>Account No. : 3391{v.n:05d}88<br/>IFSC code : SPBK0003391", n)]
    t = Table([[left, [t2, Spacer(1, 10), P("For : " + escape(v.sup.name), ctr), Spacer(1, 22), P("Authorized Signatory", ctr)]]], [W * .56, W * .44])
    t.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))
    out.append(KeepTogether([t]))
    doc(path).build(out)
    more = dict(cess_total=plain(v.cess)) if cess else {}
    return v.truth(no, lines, wd, due=True, **more)


def zohoform(path, seed, rows):
    r = rnd(f"zohoform/{seed}/{rows}")
    v = Inv(r, rows, "svc", whole=False, dps=(0, 0, 5, 10), qmax=20)
    g = v.close()
    n, s = sty("VoucherNS", 7.5, 10), sty("VoucherNS", 6.8, 9, color=colors.HexColor("#666666"))
    b, rt = sty("VoucherNSB", 7.5, 10), sty("VoucherNS", 7.5, 10, TA_RIGHT)
    W = A4[0] - 60
    grey = colors.HexColor("#f2f3f4")
    no = f"INV-{v.n:06d}"
    line = colors.HexColor("#9e9e9e")
    t1 = Table([[[P(escape(v.sup.name), sty("VoucherNSB", 12, 16)), P("<br/>".join(map(escape, v.sup.addr())) + f"<br/>{v.sup.sname} India<br/>GSTIN {v.sup.gstin}", n)],
                 P("TAX INVOICE", sty("VoucherNS", 20, 26, TA_RIGHT))]], [W * .6, W * .4])
    t1.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), .6, line), ("VALIGN", (0, 0), (0, 0), "TOP"), ("VALIGN", (1, 0), (1, 0), "BOTTOM")]))
    f = [("#", no), ("Invoice Date", v.date.strftime("%d/%m/%Y")), ("Terms", f"Net {v.terms}"), ("Due Date", v.due.strftime("%d/%m/%Y"))]
    f2 = [("Place Of Supply", f"{v.rec.sname} ({v.rec.state})"), ("P.O.#", v.ono), ("Project", r.choice(["Rollout Phase 2", "Annual contract", "Pilot"]))]

    def kv(f):
        t = Table([[P(k, n), P(": <font name=NSB>" + escape(a) + "</font>", n)] for k, a in f], [W * .18, W * .31])
        t.setStyle(TableStyle([("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
        return t

    def who(p):
        return P(f"<font name=NSB>{escape(p.name)}</font><br/>" + "<br/>".join(map(escape, p.addr())) + f"<br/>{p.sname}<br/>India<br/>GSTIN {p.gstin}", n)

    t2 = Table([[kv(f), kv(f2)], [P("Bill To", b), P("Ship To", b)], [who(v.rec), who(v.ship)]], [W / 2, W / 2])
    t2.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .6, line), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BACKGROUND", (0, 1), (-1, 1), grey),
                            ("TOPPADDING", (0, 1), (-1, 1), 1), ("BOTTOMPADDING", (0, 1), (-1, 1), 2)]))
    tn = ["IGST"] if v.inter else ["CGST", "SGST"]
    br = sty("VoucherNSB", 7.5, 10, TA_RIGHT)
    bc = sty("VoucherNSB", 7.5, 10, TA_CENTER)
    h1 = [P("#", bc), P("Item &amp; Description", b), P("HSN<br/>/SAC", b), P("Qty", br), P("Rate", br), P("Discount", br)]
    h2 = [""] * 6
    ws = [22, 0, 42, 38, 50, 48]
    for k in tn:
        h1 += [P(k, bc), ""]
        h2 += [P("%", br), P("Amt", br)]
        ws += [30, 50]
    h1.append(P("Amount", br))
    h2.append("")
    ws.append(60)
    ws[1] = W - sum(ws)
    data, lines = [h1, h2], []
    for i, it in enumerate(v.items):
        q = qs(it["qty"], 2)
        row = [P(str(i + 1), sty("VoucherNS", 7.5, 10, TA_CENTER)), [P(escape(it["d"]), n)] + ([P(escape(it["det"]), s)] if it["det"] else []), P(it["hsn"], n),
               [P(q, rt), P(it["unit"], sty("VoucherNS", 6.8, 9, TA_RIGHT, colors.grey))], P(ind(it["price"]), rt), P(ind(it["disc"]), rt)]
        row += [P(pct(it["rate"]) + "%", rt), P(ind(it["ig"]), rt)] if v.inter else [P(pct(it["rate"], 1) + "%", rt), P(ind(it["cg"]), rt)] * 2
        row.append(P(ind(it["tv"]), rt))
        data.append(row)
        ln = dict(description=join(it["d"], it["det"]), hsn_sac=it["hsn"], quantity=q, unit=it["unit"], unit_price=plain(it["price"]), discount=plain(it["disc"]),
                  gst_rate=pct(it["rate"]))
        ln.update(dict(igst_amount=plain(it["ig"])) if v.inter else dict(cgst_amount=plain(it["cg"]), sgst_amount=plain(it["sg"])))
        ln["amount"] = plain(it["tv"])
        lines.append(ln)
    t3 = Table(data, ws, repeatRows=2)
    st = [("GRID", (0, 0), (-1, -1), .6, line), ("BACKGROUND", (0, 0), (-1, 1), grey), ("VALIGN", (0, 0), (-1, -1), "TOP"),
          ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
    st += [("SPAN", (i, 0), (i, 1)) for i in [*range(6), len(ws) - 1]] + [("SPAN", (6 + 2 * i, 0), (7 + 2 * i, 0)) for i in range(len(tn))]
    st += [("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, 1), 1), ("BOTTOMPADDING", (0, 0), (-1, 1), 2)]
    t3.setStyle(TableStyle(st))
    wd = "Indian Rupee " + words(v.grand // 100, "-") + " Only"
    sums = [("Sub Total", ind(v.tv))]
    for _, rate, tv, cg, sg, ig, _ in g:
        sums += [(f"IGST{pct(rate)} ({pct(rate)}%)", ind(ig))] if v.inter else [(f"CGST{pct(rate, 1)} ({pct(rate, 1)}%)", ind(cg)), (f"SGST{pct(rate, 1)} ({pct(rate, 1)}%)", ind(sg))]
    if v.ro:
        sums.append(("Rounding", ("(-) " if v.ro < 0 else "") + ind(abs(v.ro))))
    rows2 = [[P(a, rt), P(m, rt)] for a, m in sums] + [[P(a, br), P("₹" + ind(v.grand), br)] for a in ("Total", "Balance Due")]
    t4 = Table(rows2, [W * .22, W * .2])
    t4.setStyle(TableStyle([("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    left = [P("Total In Words", n), P(wd, sty("VoucherNSB", 7.5, 10)), Spacer(1, 8), P("Notes", s), P("Thanks for your business.", n), Spacer(1, 6), P("Bank: Konkan Merchants Bank", n),
            P(f"Account 00812{v.n:05d} IFSC KMBK0000812", n)]
    t5 = Table([[left, [t4, Spacer(1, 26), P("Authorized Signature", sty("VoucherNS", 7.5, 10, TA_CENTER))]]], [W * .56, W * .44])
    t5.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), .6, line), ("LINEAFTER", (0, 0), (0, 0), .6, line), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    ft = pagefoot("VoucherNS", 7, lambda k: str(k))
    doc(path).build([t1, t2, t3, KeepTogether([t5])], onFirstPage=ft, onLaterPages=ft)
    t = v.truth(no, lines, wd, due=True, ro=bool(v.ro))
    if len(g) > 1:
        for k in ("cgst_total", "sgst_total", "igst_total"):
            t["data"].pop(k, None)
    return t


def odooin(path, seed, rows):
    r = rnd(f"odooin/{seed}/{rows}")
    v = Inv(r, rows, r.choice(["it", "elec", "tex"]), dps=(0, 0, 0, 5, 10), by="group")
    g = v.close("hsn", rounded=False)
    ink = colors.HexColor(r.choice(["#714b67", "#1f6f6b", "#8a2d2d"]))
    n, b = sty("VoucherNS", 8, 11), sty("VoucherNSB", 8, 11)
    rt, br = sty("VoucherNS", 8, 11, TA_RIGHT), sty("VoucherNSB", 8, 11, TA_RIGHT)
    W = A4[0] - 76
    no = f"INV/{v.date.year}/{v.n:05d}"
    out = [P(escape(v.sup.name), sty("VoucherNSB", 13, 17, color=ink)),
           P("<br/>".join(map(escape, v.sup.addr())) + f"<br/>{v.sup.sname} {SH(v.sup)}, India<br/>GSTIN: {v.sup.gstin}", n), Spacer(1, 12)]

    def who(title, p, gst=True):
        return P((f"<font name=NSB>{title}</font><br/>" if title else "") + f"{escape(p.name)}<br/>" + "<br/>".join(map(escape, p.addr())) + f"<br/>{p.sname} {SH(p)}<br/>India" +
                 (f"<br/>GSTIN: {p.gstin}" if gst else ""), n)

    t = Table([[who("Shipping Address", v.ship, False), who("", v.rec)]], [W * .55, W * .45])
    t.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    out += [t, Spacer(1, 10), P(f"Tax Invoice {no}", sty("VoucherNS", 16, 21, color=ink)), Spacer(1, 8)]
    k = [("Invoice Date", v.date.strftime("%d/%m/%Y")), ("Due Date", v.due.strftime("%d/%m/%Y")), ("Source", f"S{v.n + 310:05d}"), ("Customer Reference", v.ono),
         ("Place of supply", v.rec.sname)]
    t = Table([[P(a, b) for a, _ in k], [P(c, n) for _, c in k]], [W / 5] * 5)
    t.setStyle(TableStyle([("LEFTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
    out += [t, Spacer(1, 12)]
    hl, hr = sty("VoucherNSB", 8, 11, color=ink), sty("VoucherNSB", 8, 11, TA_RIGHT, ink)
    data, lines = [[P("Description", hl), P("HSN/SAC", hl), P("Quantity", hr), P("Unit Price", hr), P("Disc.%", hr), P("Taxes", hl), P("Amount", hr)]], []
    for it in v.items:
        code = f"[{r.choice(['FURN', 'E-COM', 'PRD'])}{r.randint(10, 99)}]"
        det = it["det"] if r.random() < .6 else ""
        if det and r.random() < .5:
            det += f" / Lot {r.randint(1000, 9999)}"
        data.append([P(escape(f"{code} {it['d']}") + ("<br/>" + escape(det) if det else ""), n), P(it["hsn"], n), P(f"{qs(it['qty'], 2)} {it['unit']}", rt), P(ind(it["price"]), rt),
                     P(pct2(it["dp"]) if it["dp"] else "0.00", rt), P(("IGST " if v.inter else "GST ") + pct(it["rate"]) + "%" + (" S" if not v.inter else ""), n), P("₹ " + ind(it["tv"]), rt)])
        lines.append(dict(description=join(code, it["d"], det), hsn_sac=it["hsn"], quantity=qs(it["qty"], 2), unit=it["unit"], unit_price=plain(it["price"]), gst_rate=pct(it["rate"]),
                          amount=plain(it["tv"])))
    t = Table(data, [W - 358, 54, 64, 60, 42, 56, 82], repeatRows=1)
    t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1, ink), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f4f1f3")]), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                           ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    out += [t, Spacer(1, 8)]
    sm = [("Untaxed Amount", v.tv)] + ([("IGST", v.ig)] if v.inter else [("SGST", v.sg), ("CGST", v.cg)]) + [("Total", v.grand)]
    t = Table([["", P(a, b if a == "Total" else n), P("₹ " + ind(m), br if a == "Total" else rt)] for a, m in sm], [W * .55, W * .22, W * .23])
    t.setStyle(TableStyle([("LINEABOVE", (1, 0), (-1, 0), .8, ink), ("LINEABOVE", (1, -1), (-1, -1), .8, ink), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    p = v.grand % 100
    wd = words(v.grand // 100, "-") + " Rupees" + (f" and {words(p, '-')} Paise" if p else "")
    out += [KeepTogether([t, Spacer(1, 4), P("Total amount in words: <br/>" + wd, sty("VoucherNS", 8, 11)), Spacer(1, 6),
                          P(f"Payment terms: {v.terms} Days<br/>Payment Communication: <font name=NSB>{no}</font> on this account: Aravali Co-op Bank 6120{v.n:06d}", n)]), Spacer(1, 12)]
    d = [[P("HSN Summary", hl), "", "", *([P("IGST", hr), ""] if v.inter else [P("SGST", hr), "", P("CGST", hr), ""])],
         [P("HSN/SAC", hl), P("Quantity", hr), P("Taxable Value", hr), *([P("Rate", hr), P("Amount", hr)] * (1 if v.inter else 2))]]
    for hsn, rate, tv, cg, sg, ig, _ in g:
        q = sum(it["qty"] for it in v.items if it["hsn"] == hsn and it["rate"] == rate)
        d.append([P(hsn, n), P(qs(q, 2), rt), P(ind(tv), rt), *([P(pct(rate) + "%", rt), P(ind(ig), rt)] if v.inter else [P(pct(rate, 1) + "%", rt), P(ind(sg), rt)] * 2)])
    t = Table(d, [W / len(d[0])] * len(d[0]))
    st = [("SPAN", (0, 0), (2, 0)), ("LINEBELOW", (0, 1), (-1, 1), .6, ink), ("TOPPADDING", (0, 0), (-1, -1), 1)] + [("SPAN", (i, 0), (i + 1, 0)) for i in range(3, len(d[0]), 2)]
    t.setStyle(TableStyle(st))
    out.append(KeepTogether([t]))
    ft = pagefoot("VoucherNS", 7, lambda k: f"{v.sup.phone}  |  www.{v.sup.name.split()[0].lower()}.example  |  Page {k}")
    doc(path, 38).build(out, onFirstPage=ft, onLaterPages=ft)
    return v.truth(no, lines, wd, due=True, ro=False)


def SH(p):
    from stranger_voucher_kit import SHORT
    return SHORT[p.state]


def pct2(dp):
    return f"{dp // 100}.{dp % 100:02d}"


LAYOUTS = {"vyapar": vyapar, "zohoform": zohoform, "odooin": odooin}

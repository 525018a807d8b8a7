# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers from Australia, Singapore, the Emirates, Canada and Poland."""
from stranger_orchard_kit import *  # noqa: F403


def driving(path, seed, rows):
    r = rng("driving", seed, rows)
    p = Pg(path)
    sup, sa, abn = "Kookaburra Driver Training", ["PO Box 771", "Ballina NSW 2478"], f"{digits(r, 2)} {digits(r, 3)} {digits(r, 3)} {digits(r, 3)}"
    cn, ca = who(r, "au")
    d, no = day(r), "0000" + digits(r, 4)
    p.L(40, 60, sup, HB, 14)
    p.L(40, 75, "ABN: " + abn, H, 9)
    p.many(40, 88, sa, H, 9, 12)
    p.R(555, 60, "Tax Invoice", HB, 18)
    p.R(555, 80, f"Invoice #: {no}", H, 9)
    p.R(555, 93, "Date: " + d.strftime("%d/%m/%Y"), H, 9)
    p.L(40, 135, "Bill To:", HB, 9)
    p.many(90, 135, [cn] + ca, H, 9.5, 13)
    y, items, tot = 200, [], D(0)

    def head(y):
        p.box(40, y - 13, 515, 19)
        for x, s, m in ((46, "DATE", "L"), (115, "DESCRIPTION", "L"), (500, "AMOUNT (inc-GST)", "R"), (549, "CODE", "R")):
            getattr(p, m)(x, y, s, HB, 8.5)
        return y + 22
    y = head(y)
    for i in range(rows):
        if y > 780:
            y = head(p.next(50))
        de, a = r.choice(["Driving lesson, auto, 60 min", "Driving lesson, manual, 90 min", "Safer Drivers Course",
                "Test day package with car hire"]), price(r, 70, 320, "1")
        p.L(46, y, later(d, -i).strftime("%d/%m/%Y"), H, 9)
        p.L(115, y, de, H, 9)
        p.R(500, y, "$" + mon(a), H, 9)
        p.R(549, y, "GST", H, 9)
        y += 15
        tot += a
        items.append({"description": de, "amount": s2(a)})
    if y > 680:
        y = p.next(50)
    gst, ap = q(tot / 11), q(tot / 4)
    p.hl(40, 555, y - 6)
    for k, v, f in (("Total Inc GST:", tot, HB), ("GST included:", gst, H), ("Amount Applied:", ap, H), ("Balance Due:", tot - ap, HB)):
        y += 15
        p.R(420, y, k, f, 9.5)
        p.R(500, y, "$" + mon(v), f, 9.5)
    p.L(40, y + 30, "Terms: Net 7. BSB 000-" + digits(r, 3) + "  Account " + digits(r, 8), H, 9)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": {"name": sup, "address": adr(sa), "tax_id": abn},
            "customer": {"name": cn, "address": adr(ca)},
                     "line_items": items, "tax_total": s2(gst), "total": s2(tot), "amount_due": s2(tot - ap)}}


def freight(path, seed, rows):
    r = rng("freight", seed, rows)
    p = Pg(path)
    sup, sa, reg = "STRAITWIND FORWARDING PTE LTD", ["5 Keppel Distripark Road", "#04-22", "Singapore 089114"], "20" + digits(r, 7) + "D"
    cn, ca = who(r, "sg")
    d, no = day(r, 2024), "SI/24/" + digits(r, 5)
    due = later(d, 30)
    p.C(297, 50, sup, KB, 14)
    p.C(297, 64, ", ".join(sa), K, 8)
    p.C(297, 76, "GST Reg No. " + reg, K, 8)
    p.C(297, 100, "TAX INVOICE", KB, 12)
    p.many(40, 125, [cn] + ca, K, 9, 12)
    for i, (k, v) in enumerate((("Invoice No", no), ("Date", d.strftime("%d-%b-%Y")), ("Due Date", due.strftime("%d-%b-%Y")), ("Job No", "SE" + digits(r, 6)),
            ("Terms", "30 DAYS"))):
        p.L(360, 125 + 12 * i, f"{k:<11}: {v}", K, 9)
    y, items, net, std = 215, [], D(0), D(0)

    def head(y):
        p.hl(40, 555, y - 11)
        for x, s, m in ((40, "Charges", "L"), (300, "Qty", "R"), (310, "Unit", "L"), (420, "Rate", "R"), (460, "GST", "R"), (555, "Amount SGD", "R")):
            getattr(p, m)(x, y, s, KB, 9)
        p.hl(40, 555, y + 5)
        return y + 20
    y = head(y)
    cat = [("OCEAN FREIGHT", "CBM", 0), ("TERMINAL HANDLING", "CBM", 9), ("BILL OF LADING FEE", "SET", 9), ("CUSTOMS PERMIT", "SET", 9), ("LOCAL TRUCKING",
            "TRIP", 9), ("MARINE INSURANCE", "LOT", 0)]
    for i in range(rows):
        if y > 780:
            y = head(p.next(60))
        (de, un, t), n, u = cat[(i + r.randrange(2)) % 6], r.randrange(1, 25), price(r, 8, 190, ".5")
        for x, s, m in ((40, de, "L"), (300, str(n), "R"), (310, un, "L"), (420, mon(u), "R"), (460, f"{t}%", "R"), (555, mon(n * u), "R")):
            getattr(p, m)(x, y, s, K, 9)
        y += 13
        net, std = net + n * u, std + (n * u if t else 0)
        items.append({"description": de, "quantity": str(n), "unit": un, "unit_price": s2(u), "tax_rate": str(t), "amount": s2(n * u)})
    if y > 680:
        y = p.next(60)
    vt = q(std * D("0.09"))
    p.hl(40, 555, y)
    for k, v in (("Total before GST", net), (f"GST 9% on {mon(std)}", vt), ("TOTAL PAYABLE SGD", net + vt)):
        y += 15
        p.L(300, y, k, K, 9)
        p.R(555, y, mon(v), KB, 9)
    p.L(40, y + 30, "E. & O. E.  All business is transacted under our standard trading conditions.", K, 8)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "SGD",
                     "supplier": {"name": sup, "address": adr(sa), "tax_id": reg}, "customer": {"name": cn, "address": adr(ca)},
                     "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt)}}


def vatgrid(path, seed, rows, name, land, rate, cat):
    """The truth and rows of a paper with a tax column per row."""
    r = rng(name, seed, rows)
    cn, ca = who(r, land)
    out, net, vt = [], D(0), D(0)
    for _ in range(rows):
        de, un = r.choice(cat)
        n, u = r.randrange(1, 40), price(r, 5, 260, ".5")
        t = q(n * u * rate / 100)
        net, vt = net + n * u, vt + t
        out.append({"description": de, "quantity": str(n), "unit": un, "unit_price": s2(u), "tax_rate": str(rate), "tax": s2(t), "amount": s2(n * u + t)})
    return r, cn, ca, out, net, vt


def printing(path, seed, rows):
    cat = [("Business cards, 350 gsm, matt lamination", ""), ("Roll-up banner 85 x 200 cm", ""), ("A5 flyers, both sides, per 100", ""),
            ("Vinyl sticker, per sqm", ""), ("Foil-stamped folder", "")]
    sup, sa = "Dune Ink Printing Press LLC", ["Warehouse 9, Street 14B", "Al Quoz 3", "Dubai, U.A.E."]
    r, cn, ca, items, net, vt = vatgrid(path, seed, rows, "printing", "ae", 5, cat)
    p, d, no, trn, ctrn = Pg(path), day(r), "INV-00" + digits(r, 4), "100" + digits(r, 12), "100" + digits(r, 12)
    due, f, b = later(d, 15), F["Sans"], F["SansB"]
    p.L(40, 55, sup, b, 12)
    p.many(40, 70, sa + ["TRN " + trn], f, 8, 11)
    p.R(555, 60, "TAX INVOICE", f, 20)
    p.R(555, 76, "# " + no, b, 9)
    p.L(40, 140, "Bill To", f, 8, GREY)
    p.many(40, 153, [cn] + ca + ["TRN " + ctrn], f, 8.5, 12)
    for i, (k, v) in enumerate((("Invoice Date :", d), ("Due Date :", due))):
        p.R(470, 153 + 16 * i, k, f, 8.5)
        p.R(555, 153 + 16 * i, v.strftime("%d %b %Y"), f, 8.5)

    def head(y):
        p.box(40, y - 14, 515, 20, colors.Color(.24, .24, .24), None)
        for x, s, m in ((46, "#", "L"), (66, "Item & Description", "L"), (310, "Qty", "R"), (370, "Rate", "R"), (415, "Tax %", "R"), (475, "Tax", "R"), (550,
                "Amount", "R")):
            getattr(p, m)(x, y, s, f, 8, colors.white)
        return y + 22
    y = head(240)
    for i, it in enumerate(items):
        del it["unit"]
        if y > 780:
            y = head(p.next(60))
        for x, k in ((310, "quantity"), (370, "unit_price"), (415, "tax_rate"), (475, "tax"), (550, "amount")):
            p.R(x, y, it[k] if k in ("quantity", "tax_rate") else mon(it[k]), f, 8)
        p.L(46, y, str(i + 1), f, 8)
        p.L(66, y, it["description"], f, 8)
        p.hl(40, 555, y + 6, .3, GREY)
        y += 19
    if y > 700:
        y = p.next(60)
    for k, v, ff in (("Sub Total", mon(net), f), ("Standard Rate (5%)", mon(vt), f), ("Total", "AED" + mon(net + vt), b), ("Balance Due",
            "AED" + mon(net + vt), b)):
        y += 17
        p.R(455, y, k, ff, 8.5)
        p.R(550, y, v, ff, 8.5)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "AED",
                     "supplier": {"name": sup, "address": adr(sa), "tax_id": trn}, "customer": {"name": cn, "address": adr(ca), "tax_id": ctrn},
                     "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt), "amount_due": s2(net + vt)}}


def courier(path, seed, rows):
    r = rng("courier", seed, rows)
    p = Pg(path, LETTER)
    red = colors.Color(.75, .1, .15)
    sup, sa, gst = "Rapide Loon Express Inc.", ["75 Fenmar Road", "Mississauga ON  L5T 2N4"], digits(r, 9) + " RT0001"
    cn, ca = who(r, "ca")
    d, no = day(r), "F" + digits(r, 7)
    due = later(d, 21)
    towns = ["Kingston", "Windsor", "Barrie", "London", "Thunder Bay", "Guelph", "Peterborough"]
    p.box(0, 0, p.w, 40, red, None)
    p.L(30, 27, sup, HB, 18, colors.white)
    p.R(582, 27, "INVOICE / FACTURE", HB, 12, colors.white)
    for i, (k, v) in enumerate((("Invoice no.\nN\u00ba de facture", no), ("Invoice date\nDate de facture", d.isoformat()), ("Due date\n\u00c9ch\u00e9ance",
            due.isoformat()), ("Account\nCompte", digits(r, 6)))):
        p.box(306 + 69 * i, 56, 69, 48, None, red)
        p.many(310 + 69 * i, 67, k.split("\n"), H, 7, 9, GREY)
        p.L(310 + 69 * i, 96, v, HB, 9)
    p.many(60, 128, [cn] + ca, H, 10, 13)
    p.L(30, 190, "Ground and same-day shipments / Envois terrestres et du jour m\u00eame", HB, 10, red)
    y, net, items = 210, D(0), []

    def head(y):
        for x, a, b, side in ((30, "Waybill", "Connaissement", "L"), (112, "Service", "Service", "L"), (390, "Pieces", "Pi\u00e8ces", "R"), (440, "Weight kg",
                "Poids kg", "R"), (582, "Charge $", "Frais $", "R")):
            getattr(p, side)(x, y, a, HB, 8)
            getattr(p, side)(x, y + 9, b, HI, 7.5)
        p.hl(30, 582, y + 14, 1, red)
        return y + 27

    def foot():
        p.hl(30, 582, 752, .5, red)
        p.C(306, 763, f"{sup}, {sa[0]}, {sa[1]}   GST/HST No. / N\u00ba TPS-TVH {gst}   {p.n}", H, 7.5, GREY)
    y = head(y)
    for i in range(rows):
        if y > 720:
            foot()
            y = head(p.next(50))
        v = price(r, 11, 160, ".01")
        de = r.choice(["Ground", "Overnight 9 a.m.", "Same Day Direct", "LTL pallet"]) + " Mississauga \u2013 " + r.choice(towns)
        pcs = str(r.randrange(1, 9))
        p.R(582, y, mon(v), H, 9)
        p.R(440, y, f"{r.randrange(5, 900) / 10:.1f}", H, 9)
        p.R(390, y, pcs, H, 9)
        p.words(112, y, de, H, 9)
        p.L(30, y, digits(r, 10), K, 9)
        p.hl(30, 582, y + 5, .3, colors.lightgrey)
        y += 16
        net += v
        items.append({"description": de, "quantity": pcs, "amount": s2(v)})
    if y > 640:
        foot()
        y = p.next(60)
    hst = q(net * D("0.13"))
    p.box(306, y + 4, 276, 54, colors.Color(.97, .93, .93), None)
    for k, v, f in (("Subtotal / Sous-total", net, H), ("HST / TVH 13%", hst, H), ("Please pay / Veuillez payer  CAD", net + hst, HB)):
        y += 16
        p.L(314, y, k, f, 10)
        p.R(576, y, "$" + mon(v), f, 10)
    p.para(30, y + 30,
            f"Interest of 1.5% per month is charged on balances unpaid after {due.isoformat()}. Int\u00e9r\u00eat: 1,5 % par mois.", 400, H, 8)
    foot()
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CAD", "supplier": {"name": sup,
            "address": adr(sa), "tax_id": gst},
                     "customer": {"name": cn, "address": adr(ca)}, "line_items": items, "subtotal": s2(net), "tax_total": s2(hst), "total": s2(net + hst)}}


def hydraulik(path, seed, rows):
    cat = [("Wymiana baterii umywalkowej", "szt."), ("Udrożnienie kanalizacji", "usł."), ("Rura PEX 16 mm", "m"), ("Robocizna", "godz."),
            ("Zawór kulowy 1/2\"", "szt.")]
    r, cn, ca, items, net, vt = vatgrid(path, seed, rows, "hydraulik", "pl", 23, cat)
    p, d, no, nip, cnip, f, b = Pg(path), day(r), "", digits(r, 10), digits(r, 10), F["Serif"], F["SerifB"]
    no, due, sup, sa = f"FV {r.randrange(1, 300)}/{d.month:02d}/{d.year}", later(d, 14), "Usługi Hydrauliczne Kropla", ["ul. Źródlana 8", "31-455 Kraków"]
    p.R(560, 45, "Kraków, " + d.strftime("%d.%m.%Y"), f, 8)
    p.C(297, 75, "Faktura nr " + no, b, 14)
    for x, t, n, a, i in ((35, "Sprzedawca", sup, sa, nip), (310, "Nabywca", cn, ca, cnip)):
        p.L(x, 105, t + ":", b, 9)
        p.many(x, 119, [n] + a + ["NIP: " + i], f, 9, 12)
    p.L(35, 180, "Termin płatności: " + due.strftime("%d.%m.%Y") + " (przelew 14 dni)", f, 8.5)
    ed = [35, 58, 230, 265, 300, 360, 395, 470, 560]

    def row(y, vals, ff):
        p.box(35, y, 525, 16)
        for i, s in enumerate(vals):
            (p.L if i == 1 else p.C)(ed[i] + 3 if i == 1 else (ed[i] + ed[i + 1]) / 2, y + 11, s, ff, 7.5)
            p.vl(ed[i], y, y + 16)
        return y + 16
    y = row(200, ["Lp.", "Nazwa towaru lub usługi", "Ilość", "J.m.", "Cena netto", "VAT", "Kwota VAT", "Wartość brutto"], b)
    for i, it in enumerate(items):
        if y > 780:
            y = p.next(40)
        y = row(y, [str(i + 1), it["description"], it["quantity"], it["unit"], fr(it["unit_price"]), "23%", fr(it["tax"]), fr(it["amount"])], f)
    if y > 730:
        y = p.next(40)
    for k, v, ff in (("Razem netto", net, f), ("Razem VAT", vt, f), ("Do zapłaty", net + vt, b)):
        y += 16
        p.R(460, y, k, ff, 9)
        p.R(556, y, fr(v) + " PLN", ff, 9)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "PLN",
                     "supplier": {"name": sup, "address": adr(sa), "tax_id": nip}, "customer": {"name": cn, "address": adr(ca), "tax_id": cnip},
                     "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt)}}


LAYOUTS = {"driving": driving, "freight": freight, "printing": printing, "courier": courier, "hydraulik": hydraulik}

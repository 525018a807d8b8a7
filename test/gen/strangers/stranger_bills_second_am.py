# SPDX-License-Identifier: AGPL-3.0-or-later
"""America's: servers by the hour, a freelancer, a Mexican CFDI, Canadian mobile telephones."""

import datetime
import string
import uuid

from stranger_bills_second_base import (C, EN_MONTHS, H, HB, HO, T, TB, TI, Paper, days, digits, es_words, flat, fmt, letter, num, pct, rdiv, some_day,
                                        us_date, width, wrap)


def cloudusd(p: Paper, rng, rows):
    p.open(letter)
    d = some_day(rng).replace(day=1)
    start = days(d, -1).replace(day=1)
    hours = (d - start).days * 24
    no = digits(rng, 9)
    buyer = rng.choice(["Tallgrass Analytics LLC", "Hollow Oak Games", "Fernbridge Media, Inc.", "Cobalt & Pine Studio"])
    groups = {"Compute Nodes": [], "Block Volumes": [], "Managed Databases": [], "Object Storage": [], "Load Balancers": [],
              "Snapshots & Backups": []}
    names = ["web", "api", "worker", "stage", "cron", "mail", "ci-runner", "edge"]
    for i in range(rows):
        g = list(groups)[0] if i == 0 else rng.choice([k for k in groups for _ in range(4 if k == "Compute Nodes" else 1)])
        h = hours if rng.random() < .6 else rng.randrange(1, hours)
        b = start + datetime.timedelta(hours=0 if h == hours else rng.randrange(0, hours - h + 1))
        e = datetime.datetime(b.year, b.month, b.day) + datetime.timedelta(hours=h)
        size, cents = rng.choice([("s-1vcpu-1gb", 600), ("s-2vcpu-4gb", 2400), ("c-4-8gib", 8400), ("g-8vcpu-32gb", 25200)])
        tag = "%s-%s-%02d" % (rng.choice(names), rng.choice(["nyc3", "sfo2", "fra1"]), rng.randrange(1, 40))
        desc = {"Compute Nodes": "%s (%s)" % (tag, size),
                "Block Volumes": "volume-%s (%d GiB)" % (tag, rng.choice([50, 100, 250])),
                "Managed Databases": "db-postgresql-%s (2 vCPU / 4 GB RAM, primary node with 1 standby node, 38 GB disk)" % tag,
                "Object Storage": "Spaces Subscription, includes 250 GiB storage and 1,024 GiB outbound transfer",
                "Load Balancers": "lb-%s (1 node)" % tag,
                "Snapshots & Backups": "Backups for %s" % tag}[g]
        cents = {"Block Volumes": 1000, "Managed Databases": 12000, "Object Storage": 500, "Load Balancers": 1200,
                 "Snapshots & Backups": 480}.get(g, cents)
        groups[g].append((desc, h, b, e, rdiv(cents * h, hours)))
    if rng.random() < .5:
        groups["Bandwidth"] = [("Outbound transfer overage, team pool: %d GiB at $0.01/GiB" % n, None, None, None, n)
                               for n in [rng.randrange(20, 900)]]
    groups = {k: v for k, v in groups.items() if v}
    usage = sum(r[4] for v in groups.values() for r in v)
    credit = rng.choice([0, 0, 500, 1000]) if usage > 2500 else 0
    rate = rng.choice([0, 6625, 8875])
    sub = usage - credit
    tax = rdiv(sub * rate, 100000)
    total = sub + tax
    m = lambda v: fmt(v, minus="-$") if v < 0 else "$" + fmt(v)

    blue, grey = "#0B5FFF", "#5B6987"
    p.disc(62, 52, 12, fill=blue)
    p.disc(66, 56, 5, fill="#FFFFFF")
    p.t(80, 57, "northpier", HB, 16, col="#031B4E")
    p.t(50, 112, "Final invoice for the %s %d" % (EN_MONTHS[start.month - 1], start.year), HB, 18, col="#031B4E")
    p.t(50, 134, "billing period", HB, 18, col="#031B4E")
    for x, head in ((50, "From"), (230, "Details"), (410, "For")):
        p.t(x, 170, head, HB, 10, col="#031B4E")
        p.line(x, 176, x + 150, 176, .5, "#C3CCDD")
    p.lines(50, 190, ["Northpier Cloud, Inc.", "415 Harbor Loop, Suite 200", "Broomfield, CO 80021", "United States", "EIN: 84-30417%02d" % 66],
            H, 8.5, 12, col=grey)
    y = 190
    for a, b in (("Invoice number:", no), ("Date of issue:", us_date(d)), ("Payment due on:", us_date(d))):
        p.t(230, y, a, H, 8.5, col=grey)
        p.t(380, y, b, HB, 8.5, "r", col="#031B4E")
        y += 13
    team = "%s@%s.example" % (rng.choice(["billing", "ops", "accounts"]), buyer.split()[0].lower())
    p.lines(410, 190, [buyer, "<%s>" % team, "%d Prairie Ave" % rng.randrange(100, 9999), "Tulsa, OK 74103", "US"], H, 8.5, 12, col=grey)
    p.t(50, 285, "Summary", HB, 12, col="#031B4E")
    p.line(50, 293, 562, 293, .8, "#C3CCDD")
    y = 310
    srows = [("Total usage charges", usage, H)]
    if credit:
        srows.append(("Promotional credit", -credit, H))
    srows.append(("Subtotal", sub, H))
    if rate:
        srows.append(("Sales Tax (%s%%)" % (("%.3f" % (rate / 1000)).rstrip("0")), tax, H))
    for a, v, f in srows:
        p.t(50, y, a, f, 9)
        p.t(562, y, m(v), f, 9, "r")
        y += 16
    p.line(50, y - 10, 562, y - 10, .4, "#C3CCDD")
    p.t(50, y + 4, "Total due", HB, 11)
    p.t(562, y + 4, m(total), HB, 11, "r")
    p.para(50, y + 26, "If you have a credit card on file, it will be automatically charged within 24 hours. All amounts are stated in USD.", H, 8, 500,
           col=grey)
    y += 66
    p.t(50, y, "Product usage charges", HB, 12, col="#031B4E")
    p.para(50, y + 14, "Detailed usage information is available via the API or can be downloaded from the billing section of your account",
           H, 8, 512, col=grey)
    y += 40
    items = []

    def foot():
        p.t(562, 765, "Page %d of %d" % (p.page, p.total), H, 7.5, "r", col=grey)
        p.t(50, 765, "Invoice %s" % no, H, 7.5, col=grey)

    def need(h):
        nonlocal y
        if y + h > 745:
            foot()
            p.next()
            y = 60
            return True

    for g, lst in groups.items():
        need(60)
        p.box(50, y - 11, 512, 17, "#F3F5F9", None)
        p.t(56, y, g, HB, 9)
        p.t(556, y, m(sum(r[4] for r in lst)), HB, 9, "r")
        y += 17
        if lst[0][1] is not None:
            for x, s in ((356, "Hours"), (364, "Start"), (438, "End")):
                p.t(x, y, s, H, 7.5, "r" if s == "Hours" else "l", grey)
            y += 13
        for desc, h, b, e, amt in lst:
            ls = wrap(desc, H, 8.5, 265)
            need(12 * len(ls))
            p.lines(56, y, ls, H, 8.5, 10.5)
            if h is not None:
                p.t(356, y, str(h), H, 8.5, "r")
                bb = datetime.datetime(b.year, b.month, b.day)
                p.t(364, y, bb.strftime("%m-%d %H:%M"), H, 8.5)
                p.t(438, y, e.strftime("%m-%d %H:%M"), H, 8.5)
            p.t(556, y, m(amt), H, 8.5, "r")
            y += 10.5 * len(ls) + 4
            items.append({"description": flat(desc), "quantity": None if h is None else str(h), "amount": num(amt)})
        y += 10
    foot()
    tot = {"subtotal": num(sub), "amount_due": num(total)}
    if credit:
        tot["discount"] = num(-credit)
    if rate:
        tot["tax"] = num(tax)
    return {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": d.isoformat(), "currency": "USD", "document_type": "invoice",
            "seller": {"name": "Northpier Cloud, Inc.", "tax_id": "84-3041766"}, "buyer": {"name": buyer}, "line_items": items,
            "totals": tot}


JOBS = ["Kick-off call with marketing; outline of landing page copy and notes on tone of voice",
        "Copyediting of chapters 3-4, second pass", "Revisions after client comments (round two), including re-check of all captions "
        "and cross references in the appendix", "Interview with plant manager, transcription", "Newsletter: draft and final",
        "Fact checking", "Writing of white paper, sections 1 through 5, with source list in Chicago style as agreed in our call",
        "Proofreading of annual report PDF", "Status call"]
COSTS = ["Reimbursable: parking and tolls, see attached receipts", "Stock photo license (pass-through, no markup)", "Overnight courier"]


def freelance(p: Paper, rng, rows):
    p.open(letter)
    d = some_day(rng)
    terms = rng.choice([10, 15, 30])
    due = days(d, terms)
    no = "%d-%03d" % (d.year, rng.randrange(4, 90))
    me = rng.choice(["Rosalind Quimby", "Theo Marchbank", "Imogen Vasquez-Hale"])
    buyer = rng.choice(["Brightwater Publishing Group", "The Alder Foundation", "Kestrel Valve Company, Inc."])
    po = "PO-%s" % digits(rng, 5) if rng.random() < .6 else None
    work, hours100 = [], 0
    cur = days(d, -30)
    for i in range(rows):
        cur = min(days(cur, rng.randrange(0, 3)), days(d, -1))
        if i and rng.random() < .13:
            work.append((cur, rng.choice(COSTS), None, None, rng.randrange(900, 14000)))
        else:
            q, r = rng.choice([50, 75, 100, 125, 150, 200, 250, 325, 400, 600]), rng.choice([6500, 8500, 8500, 9500])
            hours100 += q
            work.append((cur, rng.choice(JOBS), q, r, rdiv(q * r, 100)))
    total = sum(w[4] for w in work)
    dep = 25000 if total > 60000 and rng.random() < .6 else 0
    p.t(306, 70, me.upper(), T, 17, "c")
    p.t(306, 86, "Writer  ·  Editor  ·  Proofreader", TI, 10, "c")
    p.line(220, 94, 392, 94, .5)
    p.t(306, 107, "2218 Cedar Hollow Road, Northfield, Vermont 05663   |   (802) 555-0143", T, 9, "c")
    p.t(72, 145, us_date(d), T, 11)
    p.lines(72, 175, [buyer, "Attn: Accounts Payable", "%d Mill Street" % rng.randrange(10, 900), "Concord, New Hampshire 03301"], T, 11, 14)
    p.t(72, 250, "Invoice No. %s" % no, TB, 13)
    text = "For editorial services rendered between %s and %s%s. Itemization follows." % (
        us_date(work[0][0]), us_date(work[-1][0]), " under your purchase order %s" % po if po else "")
    y = p.para(72, 270, text, T, 11, 468, 14) + 12

    def head():
        for x, s, a in ((72, "Date", "l"), (122, "Work performed", "l"), (420, "Hours", "r"), (474, "Rate", "r"), (540, "Amount", "r")):
            p.t(x, y, s, TI, 10.5, a)
            p.line(x if a == "l" else x - width(s, TI, 10.5), y + 2.5, x + width(s, TI, 10.5) if a == "l" else x, y + 2.5, .4)
    head()
    y += 18
    items = []
    for dt, s, q, r, amt in work:
        ls = wrap(s, T, 10.5, 250)
        if y + 13 * len(ls) > 725:
            p.t(306, 760, "– %d –" % p.page, T, 10, "c")
            p.next()
            p.t(540, 50, "%s, Invoice No. %s, continued" % (me, no), TI, 9, "r")
            y = 80
        p.t(72, y, "%d/%d" % (dt.month, dt.day), T, 10.5)
        yy = p.lines(122, y, ls, T, 10.5, 13)
        if q:
            p.t(420, y, num(q), T, 10.5, "r")
            p.t(474, y, "$" + num(r, 2).replace(".00", ""), T, 10.5, "r")
        p.t(540, y, fmt(amt), T, 10.5, "r")
        y = yy + 4
        items.append({"description": s, "quantity": num(q) if q else None, "unit_price": num(r).replace(".00", "") if q else None,
                      "amount": num(amt)})
    if y > 590:
        p.t(306, 760, "– %d –" % p.page, T, 10, "c")
        p.next()
        y = 80
    p.line(380, y - 6, 540, y - 6, .5)
    y += 8
    p.t(122, y, "Hours worked", TI, 10.5)
    p.t(420, y, num(hours100), TI, 10.5, "r")
    y += 18
    out = [("Total", total, T)]
    if dep:
        out += [("Less retainer received %s" % us_date(days(d, -45)), -dep, T), ("Balance due", total - dep, TB)]
    for a, v, f in out:
        p.t(440, y, a, f, 11, "r")
        p.t(540, y, ("$" + fmt(v)) if v >= 0 else "(" + fmt(-v) + ")", f, 11, "r")
        y += 16
    y += 14
    y = p.para(72, y, "Kindly remit by %s (net %d days). Checks should be made payable to %s; for ACH please use routing no. 011600033, "
               "account no. 7750%s. A charge of 1.5%% per month is added to balances past due. No sales tax applies. Thank you for your business!"
               % (us_date(due), terms, me, digits(rng, 6)), T, 11, 468, 14)
    p.t(72, y + 14, "Sincerely,", T, 11)
    p.t(72, y + 46, me, T, 11)
    tot = {"total": num(total)}
    if dep:
        tot.update(paid=num(-dep), amount_due=num(total - dep))
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD", "document_type": "invoice",
            "seller": {"name": me}, "buyer": {"name": buyer}, "line_items": items, "totals": tot}
    if po:
        data["purchase_order"] = po
    return data


MX = [("31161504", "H87", "Pieza", "Tornillo hexagonal galvanizado 3/8 x 2 pulg. grado 5", 1250),
      ("27111700", "H87", "Pieza", "Juego de llaves combinadas 12 piezas cromo vanadio, estuche", 68900),
      ("31211500", "LTR", "Litro", "Pintura vinílica mate base agua blanco antigüo", 11475),
      ("30111601", "XBG", "Bolsa", "Cemento gris CPC 30R saco 50 kg", 23850),
      ("26121600", "MTR", "Metro", "Cable THW-LS calibre 12 AWG negro 600 V 90 °C marca Conduflex rollo de 100 m se vende por metro", 1487),
      ("78101802", "E48", "Servicio", "Flete local dentro de zona metropolitana", 45000),
      ("40141700", "H87", "Pieza", "Codo CPVC 90° x 1/2\"", 689), ("39111500", "H87", "Pieza", "Luminario LED panel 60x60 40 W luz fría", 52990)]


def cfdi(p: Paper, rng, rows):
    p.open(letter)
    d = some_day(rng)
    hh = "%02d:%02d:%02d" % (rng.randrange(8, 20), rng.randrange(60), rng.randrange(60))
    folio = "%s-%d" % (rng.choice(["F", "FAC", "A"]), rng.randrange(1200, 98000))
    uid = str(uuid.UUID(int=rng.getrandbits(128))).upper()
    seller, rfc = rng.choice([("FERREMATERIALES DEL BAJÍO CENTRAL SA DE CV", "FBC090317K52"), ("TLAPALERÍA Y HERRAJES OCOTLÁN SA DE CV", "THO1402281A9")])
    buyer, brfc = rng.choice([("CONSTRUCTORA PEÑA BLANCA", "CPB010622QT4"), ("MANTENIMIENTO INTEGRAL NOPALERA", "MIN151103HR0"),
                              ("DESARROLLOS INMOBILIARIOS LA CAÑADA DEL REFUGIO", "DIC180905UE7")])
    po = "OC-%s" % digits(rng, 4) if rng.random() < .5 else None
    green, pale = "#1E5945", "#E4EEE9"
    rowsd = []
    for _ in range(rows):
        k, u, un, s, pr = rng.choice(MX)
        q = rng.choice([1, 2, 5, 10, 12, 24, 100, 150])
        pr = pr + rng.randrange(-5, 200)
        disc = pct(q * pr, 5, 1) if rng.random() < .3 else 0
        rowsd.append((k, u, un, s, q, pr, disc, q * pr, pct(q * pr - disc, 16, 1)))
    sub, dsc, iva = (sum(r[i] for r in rowsd) for i in (7, 6, 8))
    total = sub - dsc + iva

    def top():
        p.box(30, 28, 552, 4, green, None)
        p.poly([(34, 84), (58, 42), (82, 84)], green)
        p.t(92, 52, seller, HB, 11, col=green)
        p.lines(92, 64, ["RFC: " + rfc, "Régimen fiscal: 601 - General de Ley Personas Morales",
                         "Blvd. Los Insurgentes 1840, Col. Arboledas, C.P. 37480"], H, 7.5, 10)
        p.box(430, 40, 152, 14, green, green)
        p.t(506, 50, "FACTURA  (CFDI 4.0 – I Ingreso)", HB, 7.5, "c", "#FFFFFF")
        p.box(430, 54, 152, 44, None, green)
        for i, (a, b) in enumerate((("Serie-Folio:", folio), ("Fecha de emisión:", d.isoformat() + "T" + hh), ("Lugar de expedición:", "37480"))):
            p.t(434, 66 + i * 13, a, HB, 7.5)
            p.t(578, 66 + i * 13, b, H, 7.5, "r")
        p.t(30, 112, "Folio fiscal (UUID): " + uid, HB, 8)

    def cols(y):
        p.box(30, y, 552, 20, green, None)
        for x, a, s in XS:
            p.lines(x, y + (8.5 if len(s) > 1 else 13), s, HB, 7, 8, a, "#FFFFFF")
        return y + 31
    XS = ((34, "l", ["Clave", "Prod/Serv"]), (118, "r", ["Cantidad"]), (126, "l", ["Clave", "unidad"]), (172, "l", ["Descripción"]),
          (440, "r", ["Valor", "unitario"]), (504, "r", ["Descuento"]), (578, "r", ["Importe"]))
    top()
    p.box(30, 120, 552, 13, pale, None)
    p.t(34, 129, "RECEPTOR", HB, 7.5, col=green)
    p.t(306, 129, "DATOS COMERCIALES", HB, 7.5, col=green)
    p.lines(34, 143, [buyer, "RFC: " + brfc, "Uso CFDI: G03 - Gastos en general", "Domicilio fiscal: 36670   Régimen: 601"], H, 7.5, 10.5)
    pay = rng.choice([0, 30])
    p.lines(306, 143, ["Método de pago: " + ("PPD - Pago en parcialidades o diferido" if pay else "PUE - Pago en una sola exhibición"),
                       "Forma de pago: " + ("99 - Por definir" if pay else "03 - Transferencia electrónica de fondos"),
                       "Moneda: MXN - Peso Mexicano    Tipo de cambio: 1",
                       ("Vencimiento: %s    " % days(d, pay).isoformat() if pay else "Condiciones: CONTADO    ") + ("Orden de compra: " + po if po else "")],
            H, 7.5, 10.5)
    y = cols(192)
    items = []
    for n, (k, u, un, s, q, pr, disc, imp, iv) in enumerate(rowsd):
        ls = wrap(s, H, 7.5, 200)
        h = 9 * len(ls) + 15
        if y + h > 745:
            p.t(306, 772, "Este documento es una representación impresa de un CFDI        Página %d de %d" % (p.page, p.total), H, 6.5, "c")
            p.next()
            top()
            y = cols(122)
        if n % 2:
            p.box(30, y - 9, 552, h, "#F4F8F6", None)
        p.t(34, y, k, H, 7.5)
        p.t(118, y, fmt(q * 1000, nd=3), H, 7.5, "r")
        p.t(126, y, u + " " + un, H, 7.5)
        p.lines(172, y, ls, H, 7.5, 9)
        p.t(440, y, fmt(pr), H, 7.5, "r")
        if disc:
            p.t(504, y, fmt(disc), H, 7.5, "r")
        p.t(578, y, fmt(imp), H, 7.5, "r")
        yy = y + 9 * len(ls)
        p.t(182, yy, "Traslado  Base: %s  Impuesto: 002 IVA  Factor: Tasa 16.00%%  Importe: %s" % (fmt(imp - disc), fmt(iv)), HO, 6.5, col="#555555")
        y += h
        items.append({"description": s, "quantity": num(q * 1000, 3), "unit_price": num(pr), "discount": num(disc) if disc else None,
                      "tax_rate": "16", "amount": num(imp)})
    if y > 560:
        p.t(306, 772, "Este documento es una representación impresa de un CFDI        Página %d de %d" % (p.page, p.total), H, 6.5, "c")
        p.next()
        top()
        y = 130
    p.line(30, y - 6, 582, y - 6, .8, green)
    y += 6
    words = "(%s PESOS %02d/100 M.N.)" % (es_words(total // 100).upper(), total % 100)
    p.t(34, y, "Importe con letra:", HB, 7.5)
    p.para(34, y + 10, words, H, 7.5, 300)
    rowsx = [("Subtotal", sub)] + ([("Descuento", dsc)] if dsc else []) + [("IVA 16.00%", iva), ("Total", total)]
    for a, v in rowsx:
        f = HB if a == "Total" else H
        p.t(470, y, a, HB, 8, "r")
        p.t(578, y, "$ " + fmt(v), f, 8, "r")
        y += 13
    y += 18
    junk = lambda n: "".join(rng.choice(string.ascii_letters + string.digits + "+/") for _ in range(n)) + "=="
    qx = 34
    for i in range(25):
        for j in range(25):
            if rng.random() < .5:
                p.box(qx + i * 3, y + j * 3, 3, 3, "#000000", None)
    for a, n in (("Sello digital del CFDI", 344), ("Sello digital del SAT", 344), ("Cadena original del complemento de certificación digital del SAT", 300)):
        p.t(120, y + 4, a, HB, 6)
        s = junk(n)
        step = 132
        y = p.lines(120, y + 11, [s[i:i + step] for i in range(0, len(s), step)], C, 5.6, 6.4) + 2
    p.lines(120, y + 6, ["No. de serie del certificado del SAT: 000010000005" + digits(rng, 8), "Fecha y hora de certificación: %sT%s" % (d.isoformat(), hh)],
            H, 6, 8)
    p.t(306, 772, "Este documento es una representación impresa de un CFDI        Página %d de %d" % (p.page, p.total), H, 6.5, "c")
    tot = {"subtotal": num(sub), "tax": num(iva), "total": num(total)}
    if dsc:
        tot["discount"] = num(dsc)
    data = {"invoice_number": folio, "invoice_date": d.isoformat(), "currency": "MXN", "document_type": "invoice",
            "seller": {"name": seller, "tax_id": rfc}, "buyer": {"name": buyer, "tax_id": brfc}, "line_items": items, "totals": tot}
    if pay:
        data["due_date"] = days(d, pay).isoformat()
    if po:
        data["purchase_order"] = po
    return data


PLANS = [("Monthly charges", "Essential 60 GB – Canada & US", 6500), ("Monthly charges", "Voicemail plus", 500),
         ("Monthly charges", "Device financing – agreement 14 of 24", 2916), ("Monthly charges", "Device protection, premium tier including two screen repairs "
                                                                                              "and one replacement per year", 1400),
         ("Usage charges", "Roam Near – 2 days @ $14.00", 2800), ("Usage charges", "Long distance: 37 minutes, Germany", 1036),
         ("Usage charges", "Directory assistance 411", 350), ("Credits and adjustments", "Multi-line savings", -1000),
         ("Credits and adjustments", "Automatic payment discount", -500), ("One-time charges", "SIM card / eSIM setup service fee", 7000)]
SECT = ["Monthly charges", "Usage charges", "One-time charges", "Credits and adjustments"]


def telecomca(p: Paper, rng, rows):
    p.open(letter)
    d = some_day(rng)
    due = days(d, 21)
    acct, bill = digits(rng, 9), digits(rng, 10)
    buyer = rng.choice(["Laurier Dental Group", "Boulangerie Deux Rives Inc.", "Atelier Castonguay", "Harvey Lumber Ltd."])
    phones, left = [], rows
    while left > 0:
        n = min(left, rng.randrange(3, 8))
        left -= n
        rowsn = [PLANS[0]] + [rng.choice(PLANS[1:]) for _ in range(n - 1)]
        phones.append(("514 555-01%02d" % rng.randrange(100), [(a, b, c + (rng.randrange(0, 300) if c > 0 else 0)) for a, b, c in rowsn]))
    sub = sum(c for _, l in phones for _, _, c in l)
    gst, qst = pct(sub, 5, 1), rdiv(sub * 9975, 100000)
    cur = sub + gst + qst
    prev = rng.randrange(8000, 30000)
    paid = prev if rng.random() < .6 else prev - rng.randrange(2000, 7000)
    owing = prev - paid + cur
    red, g = "#B3123C", "#666666"
    m = lambda v: ("$" + fmt(v)) if v >= 0 else "–$" + fmt(-v)

    def top():
        p.poly([(40, 40), (62, 28), (62, 52)], red)
        p.poly([(66, 28), (88, 40), (66, 52)], red)
        p.t(96, 46, "Vianet Mobility", HB, 15, col=red)
        p.t(572, 36, "Account number  %s" % acct, H, 8, "r")
        p.t(572, 48, "Bill number  %s" % bill, H, 8, "r")
        p.t(572, 60, "Bill date  %s" % us_date(d), H, 8, "r")

    def foot():
        p.t(40, 768, "GST 85%s RT0001     QST 10%s TQ0002" % (gstno, qstno), H, 6.5, col=g)
        p.t(572, 768, "Page %d of %d" % (p.page, p.total), H, 7, "r", g)
    gstno, qstno = digits(rng, 7), digits(rng, 8)
    top()
    p.t(40, 100, "Hello %s," % buyer.split()[0], H, 18)
    p.t(40, 120, "here's your bill at a glance", H, 12, col=g)
    p.box(40, 140, 250, 92, red, None, r=8)
    p.t(56, 162, "Total amount due", H, 11, col="#FFFFFF")
    p.t(56, 192, m(owing), HB, 24, col="#FFFFFF")
    p.t(56, 216, "Please pay by %s" % us_date(due), H, 9.5, col="#FFFFFF")
    p.lines(320, 156, [buyer, "%d rue Sainte-Famille" % rng.randrange(100, 4000), "Montréal QC  H2X 2K7"], H, 9, 12)
    p.box(320, 196, 252, 52, "#F7E9ED", None, r=4)
    p.t(330, 210, "Go paperless and win!", HB, 8.5, col=red)
    p.para(330, 221, "Sign up for e-bill before the end of the month and you could win one of 50 prepaid cards worth $250.", H, 7.5, 232, 9)
    y = 275

    def pair(a, v, f=H, ind=0, rule=False):
        nonlocal y
        p.t(40 + ind, y, a, f, 9)
        p.t(572, y, m(v), f, 9, "r")
        if rule:
            p.line(40, y + 5, 572, y + 5, .4, "#BBBBBB")
        y += 16
    p.t(40, y, "Your previous bill", HB, 11, col=red)
    y += 16
    pair("Amount of previous bill", prev, ind=10)
    pair("Payment received %s – thank you" % us_date(days(d, -9)), -paid, ind=10)
    pair("Balance forward", prev - paid, HB, rule=True)
    y += 10
    p.t(40, y, "Your new charges", HB, 11, col=red)
    y += 16
    pair("Wireless services – %d line%s" % (len(phones), "s" if len(phones) > 1 else ""), sub, ind=10)
    pair("Subtotal before taxes", sub, HB)
    pair("GST (5%)", gst, ind=10)
    pair("QST (9.975%)", qst, ind=10)
    pair("Total taxes", gst + qst, ind=10)
    pair("Total new charges", cur, HB, rule=True)
    y += 8
    pair("Total amount due – payable by %s" % us_date(due), owing, HB)
    y += 12
    y = p.para(40, y, "A late payment charge of 3% per month (42.58% per year) applies to any amount not received by the required payment date. "
               "Questions? Call 1 888 555-0119 or 611 from your handset. Vianet Mobility Inc., 1 Place du Commerce, Montréal QC H3E 1A2.", H, 7.5, 532, col=g)
    p.line(40, 655, 572, 655, .6, dash=([3, 3],))
    p.t(40, 672, "Return this portion with your payment", HO, 8)
    p.t(40, 692, "Account number %s" % acct, H, 8.5)
    p.t(572, 692, "Amount due  %s" % m(owing), HB, 9, "r")
    p.t(572, 708, "Amount paid  $ ______________", H, 9, "r")
    p.t(40, 730, "%s%s%08d" % (acct, bill, owing), C, 10)
    foot()
    p.next()
    top()
    y = 92
    items = []

    def need(h):
        nonlocal y
        if y + h > 748:
            foot()
            p.next()
            top()
            y = 92
    for tel, lst in phones:
        need(70)
        p.box(40, y - 12, 532, 18, "#EEEEEE", None)
        p.t(46, y, tel, HB, 11)
        p.t(566, y, "billing period %s – %s" % (us_date(d)[:-6], us_date(days(d, 29))[:-6]), H, 8, "r", g)
        y += 22
        for s in SECT:
            part = [r for r in lst if r[0] == s]
            if not part:
                continue
            need(48)
            p.t(46, y, s, HB, 9, col=red)
            y += 13
            for _, b, v in part:
                ls = wrap(b, H, 9, 330)
                need(13)
                p.lines(58, y, ls, H, 9, 11)
                y += 11 * (len(ls) - 1)
                p.t(480, y, m(v), H, 9, "r")
                y += 13
                items.append({"description": b, "amount": num(v)})
            p.t(58, y, "Total " + s.lower(), HO, 8.5)
            p.t(566, y, m(sum(r[2] for r in part)), HO, 8.5, "r")
            y += 16
        p.line(46, y - 10, 566, y - 10, .4)
        p.t(46, y + 2, "Total for %s before taxes" % tel, HB, 9)
        p.t(566, y + 2, m(sum(r[2] for r in lst)), HB, 9, "r")
        y += 30
    foot()
    return {"invoice_number": bill, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CAD", "document_type": "invoice",
            "seller": {"name": "Vianet Mobility Inc.", "tax_id": "85%s RT0001" % gstno}, "buyer": {"name": buyer}, "line_items": items,
            "totals": {"subtotal": num(sub), "tax": num(gst + qst), "total": num(cur), "amount_due": num(owing)}}


LAYOUTS = {"cloudusd": cloudusd, "freelance": freelance, "cfdi": cfdi, "telecomca": telecomca}

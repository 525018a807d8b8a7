# SPDX-License-Identifier: AGPL-3.0-or-later
"""Greece (hardware wholesale), Norway (telecom), Chile (electronic invoice), Mexico (CFDI print)."""
from reportlab.lib.pagesizes import A4, LETTER

from stranger_hamper_kit import amt, day, digits, div, grid, heads, number, pick, plus, rng, shown, spread, twice, wrap


def ellada(path, seed, rows):
    r = rng("ellada", seed, rows)
    d = day(r)
    goods = [("Βίδα νοβοπάν 4x40 κουτί 500 τεμ.", "ΚΟΥΤ", 640, 24), ("Χρώμα πλαστικό λευκό εσωτερικής χρήσης 9lt", "ΤΕΜ", 3890, 24),
             ("Κόλλα πλακιδίων γκρι 25kg", "ΣΑΚ", 815, 24), ("Σωλήνας άρδευσης Φ20 μέτρα 100", "ΡΟΛ", 2460, 13),
             ("Λίπασμα κοκκώδες 20-10-10 σακί 25kg", "ΣΑΚ", 1975, 13), ("Τρυπάνι κρουστικό 750W με βαλίτσα και τσοκ αυτόματο", "ΤΕΜ", 6450, 24),
             ("Γάντια εργασίας νιτριλίου No 9", "ΖΕΥΓ", 185, 24), ("Σιλικόνη διάφανη αντιμουχλική 280ml", "ΤΕΜ", 372, 24),
             ("Σπόροι γκαζόν μίξη σκιάς 1kg", "ΚΙΛ", 890, 13), ("Καλώδιο NYM 3x1,5 ανά μέτρο", "ΜΕΤΡ", 94, 24),
             ("Δίσκος κοπής inox 125x1,0", "ΤΕΜ", 110, 24), ("Αλφάδι αλουμινίου 60cm", "ΤΕΜ", 1240, 24)]
    items, table, net = [], [], {24: 0, 13: 0}
    gross = disc = 0
    for i, (n, u, p, v) in enumerate(pick(r, goods, rows)):
        p += r.randrange(-5, 30)
        q = r.randrange(1, 60) * 1000 + (500 if u in ("ΚΙΛ", "ΜΕΤΡ") and r.random() < .5 else 0)
        k = r.choice([0, 0, 5, 10, 15])
        g = div(p * q, 1000)
        a = g - div(g * k, 100)
        gross, disc = gross + g, disc + g - a
        net[v] += a
        it = {"description": n, "quantity": number(q), "unit_price": amt(p), "tax_rate": str(v), "amount": amt(a)}
        if k:
            it["discount"] = f"{k}%"
        items.append(it)
        e = lambda c: shown(c, ".", ",")
        table.append([f"{r.randrange(100, 999)}.{r.randrange(1000, 9999)}", n, u, number(q).replace(".", ","), e(p),
                      f"{k},00" if k else "", e(a), str(v)])
    vat = {v: div(net[v] * v, 100) for v in net}
    sub, tax = sum(net.values()), sum(vat.values())
    sup = r.choice(["ΑΦΟΙ ΜΑΡΟΥΔΗ Ο.Ε.", "ΣΙΔΗΡΟΧΡΩΜ ΚΑΛΛΕΡΓΗΣ Α.Ε.", "ΘΕΣΣΑΛΙΚΗ ΕΡΓΑΛΕΙΩΝ ΜΟΝ. Ι.Κ.Ε."])
    cus = r.choice(["ΤΣΑΟΥΣΙΔΗΣ ΠΑΝΑΓΙΩΤΗΣ ΤΟΥ ΛΑΖΑΡΟΥ", "ΔΟΜΙΚΑ ΥΛΙΚΑ ΠΗΛΙΟΥ Ε.Ε.", "ΓΕΩΡΓΟΤΕΧΝΙΚΗ ΑΛΜΥΡΟΥ Ι.Κ.Ε."])
    sid, cid, no = "09" + digits(r, 7), "08" + digits(r, 7), str(r.randrange(120, 9800))
    mark = "4000" + digits(r, 11)
    cols = spread(28, [56, 205, 36, 42, 52, 40, 68, 40], "llcrrrrc")
    hd = ["Κωδικός", "Περιγραφή είδους", "Μ.Μ.", "Ποσότ.", "Τιμή\nμονάδας", "Έκπτ.\n%", "Καθαρή\nαξία", "ΦΠΑ\n%"]
    e = lambda c: shown(c, ".", ",")

    def body(s):
        def top():
            s.t(28, 800, sup, "HamperDVB", 13)
            s.block(28, 786, ["ΕΜΠΟΡΙΑ ΣΙΔΗΡΙΚΩΝ - ΧΡΩΜΑΤΩΝ - ΓΕΩΡΓΙΚΩΝ ΕΙΔΩΝ", "5ο χλμ. Π.Ε.Ο. Βόλου - Λάρισας, 38500 ΒΟΛΟΣ",
                              f"Α.Φ.Μ.: {sid}   Δ.Ο.Υ.: ΒΟΛΟΥ   ΓΕΜΗ: 0504{sid[2:]}", "Τηλ.: 24210 00417"], "HamperDC", 8, 10.5)
            s.box(388, 742, 179, 70, .8, round_=5)
            s.line(388, 788, 567, 788)
            s.t(477, 795, "ΤΙΜΟΛΟΓΙΟ - ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ", "HamperDCB", 9, "c")
            s.block(394, 776, ["Σειρά / Αριθμός", "Ημερομηνία", "Σελίδα"], "HamperDC", 8.5, 13)
            s.block(561, 776, [f"ΤΔΑ {no}", d.strftime("%d/%m/%Y"), f"{s.page} / {s.total}"], "HamperDCB", 8.5, 13, "r")
            s.box(28, 652, 330, 80, .8, round_=5)
            s.t(34, 720, "ΣΤΟΙΧΕΙΑ ΠΕΛΑΤΗ", "HamperDCB", 7.5)
            s.block(34, 706, ["Επωνυμία", "Επάγγελμα", "Διεύθυνση", "Α.Φ.Μ.", "Δ.Ο.Υ."], "HamperDC", 8, 11.5)
            s.block(90, 706, [": " + cus, ": ΥΛΙΚΑ ΟΙΚΟΔΟΜΩΝ", ": Ιωλκού 118, 38221 ΒΟΛΟΣ", ": " + cid, ": Ν. ΙΩΝΙΑΣ"], "HamperDC", 8, 11.5)
            s.box(366, 652, 201, 80, .8, round_=5)
            s.t(372, 720, "ΛΟΙΠΑ ΣΤΟΙΧΕΙΑ", "HamperDCB", 7.5)
            s.block(372, 706, ["Σκοπός διακίνησης: ΠΩΛΗΣΗ", "Τρόπος πληρωμής: ΕΠΙ ΠΙΣΤΩΣΕΙ", "Τόπος φόρτωσης: ΕΔΡΑ ΜΑΣ",
                               "Τόπος προορισμού: ΕΔΡΑ ΤΟΥ", "Μεταφορικό μέσο: ΝΒΖ 4471"], "HamperDC", 8, 11.5)
            return 644

        def over():
            s.t(567, 60, "Σε μεταφορά στην επόμενη σελίδα", "HamperDC", 7.5, "r")
            s.next()
            return top()
        y = grid(s, top(), cols, table, 90, over, "HamperDC", 8, rules="v", pad=3,
                 head=heads(s, cols, hd, "HamperDCB", 7.5, 24, (.88, .88, .88), ink=(0, 0, 0)))
        if y < 250:
            s.next()
            y = top()
        y = min(y, 245)
        s.t(28, y - 14, "ΑΝΑΛΥΣΗ Φ.Π.Α.", "HamperDCB", 7.5)
        s.block(28, y - 26, ["Συντ. %"] + [f"{v},00" for v in net if net[v]], "HamperDC", 8, 12)
        s.block(150, y - 26, ["Καθαρή αξία"] + [e(net[v]) for v in net if net[v]], "HamperDC", 8, 12, "r")
        s.block(215, y - 26, ["Αξία ΦΠΑ"] + [e(vat[v]) for v in net if net[v]], "HamperDC", 8, 12, "r")
        s.block(28, y - 82, ["Μ.ΑΡ.Κ.: " + mark, "Η κυριότητα των εμπορευμάτων παραμένει στην εταιρεία", "έως την ολοσχερή εξόφλησή τους.",
                             "", "Για την έκδοση                         Ο παραλαβών"], "HamperDC", 7.5, 11)
        s.box(380, y - 92, 187, 86, .8)
        lab = ["Αξία προ έκπτωσης", "Σύνολο έκπτωσης", "Καθαρή αξία", "Σύνολο ΦΠΑ"]
        s.block(386, y - 20, lab, "HamperDC", 8.5, 14)
        s.block(561, y - 20, [e(gross), e(disc), e(sub), e(tax)], "HamperDC", 8.5, 14, "r")
        s.line(380, y - 70, 567, y - 70)
        s.t(386, y - 84, "ΠΛΗΡΩΤΕΟ (ΕΥΡΩ)", "HamperDCB", 9.5)
        s.t(561, y - 84, e(sub + tax), "HamperDCB", 9.5, "r")
    twice(path, A4, body)
    return {"data": {"invoice_number": f"ΤΔΑ {no}", "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax),
                     "total": amt(sub + tax)}}


def norge(path, seed, rows):
    r = rng("norge", seed, rows)
    d = day(r)
    due = plus(d, 14)
    subs = [("Fiber Bedrift 500/500 månedsavgift", 89900), ("Mobil Flyt 20 GB", 34900), ("SMS-varsling, pakke 1000", 21900),
            ("Fast IP-adresse", 9900), ("Sentralbord bruker", 14900), ("Ruterleie AX3000", 5900), ("Samtaler til utlandet", 1240),
            ("Datapakke EU/EØS 5 GB", 9900), ("Backup i sky 1 TB", 19900), ("Mobilt bredbånd 100 GB", 49900),
            ("Ekstra SIM-kort med eget nummer for nettbrett og alarm", 4900)]
    per = f"01.{d.month:02d}–28.{d.month:02d}"
    items, table, sub, tb = [], [], 0, 0
    e = lambda c: shown(c, " ", ",")
    for i, (n, p) in enumerate(pick(r, subs, rows)):
        q = r.choice([1, 1, 1, 2, 3, 5, 12])
        p += r.randrange(0, 9) * 100
        a = p * q
        v = 0 if "utlandet" in n else 25
        sub += a
        tb += a if v else 0
        items.append({"description": n, "quantity": str(q), "unit_price": amt(p), "tax_rate": str(v), "amount": amt(a)})
        table.append([n, per, str(q), e(p), f"{v} %", e(a)])
    tax = div(tb * 25, 100)
    tot = sub + tax
    sup = r.choice(["Nordfjord Nett AS", "Vidsyn Telekom AS", "Skjærgård Bredbånd AS"])
    cus = r.choice(["Hammerdal Rør & Varme AS", "Lofthus Regnskap AS", "Bakkeli Barnehage SA"])
    sid, no = "9" + digits(r, 8), digits(r, 8)
    sid = f"{sid[:3]} {sid[3:6]} {sid[6:]}"
    kid = no + digits(r, 7)
    kn = digits(r, 6)
    cols = spread(50, [195, 72, 40, 68, 45, 75], "llrrrr")
    blue = (.05, .25, .5)
    hd = ["Produkt", "Periode", "Antall", "Pris", "Mva", "Beløp eks. mva"]

    def body(s):
        def over():
            s.t(545, 30, f"Side {s.page} av {s.total}", "Helvetica", 7, "r", (.4, .4, .4))
            s.next()
            s.t(50, 800, f"{sup} – Faktura {no}", "Helvetica-Bold", 9, color=blue)
            return 780
        s.c.setFillColorRGB(*blue)
        s.c.circle(62, 796, 11, stroke=0, fill=1)
        s.t(80, 790, sup, "Helvetica-Bold", 17, color=blue)
        s.block(50, 740, [cus, "v/Fakturamottak", "Strandgata 14", "6783 STRYN"], "Helvetica", 10, 13)
        s.t(345, 745, "Faktura", "Helvetica-Bold", 22, color=blue)
        lab = ["Fakturanr", "Fakturadato", "Kundenr", "Forfallsdato", "KID", "Kontonummer", "Å betale"]
        val = [no, d.strftime("%d.%m.%Y"), kn, due.strftime("%d.%m.%Y"), kid, "3910 41 00872", "kr " + e(tot)]
        s.block(345, 722, lab, "Helvetica", 9, 13)
        s.block(545, 722, val, "Helvetica-Bold", 9, 13, "r")
        s.line(50, 624, 545, 624, 1, blue)
        y = grid(s, 612, cols, table, 95 if len(table) > 18 else 300, over, "Helvetica", 9, pad=3,
                 head=heads(s, cols, hd, "Helvetica-Bold", 8.5, 18, color=blue))
        s.line(50, y - 2, 545, y - 2, .6, blue)
        if y < 320:
            y = over()
        lab = ["Sum eks. mva", f"Mva 25 % av {e(tb)}"] + ([f"Mva 0 % av {e(sub - tb)}"] if sub != tb else [])
        val = [e(sub), e(tax)] + (["0,00"] if sub != tb else [])
        y2 = s.block(330, y - 18, lab, "Helvetica", 9, 13)
        s.block(542, y - 18, val, "Helvetica", 9, 13, "r")
        s.t(330, y2 - 4, "Sum å betale", "Helvetica-Bold", 11)
        s.t(542, y2 - 4, e(tot), "Helvetica-Bold", 11, "r")
        s.para(50, y - 18, "Ved forsinket betaling beregnes rente etter forsinkelsesrenteloven. Spørsmål om fakturaen? "
               "Ring kundeservice på 57 00 41 20 hverdager 08–16.", 240, "Helvetica", 8)
        s.c.setDash(2, 2)
        s.line(20, 190, 575, 190, .5, (.5, .5, .5))
        s.c.setDash()
        s.box(50, 60, 495, 120, 0, (1, .96, .78))
        s.block(58, 166, ["Betalt av", cus, "Strandgata 14", "6783 STRYN"], "Courier", 9, 12)
        s.block(320, 166, ["Betalt til", sup, "Postboks 77, 6771 NORDFJORDEID"], "Courier", 9, 12)
        s.block(58, 90, ["KID", kid], "Courier", 9, 14)
        s.block(320, 90, ["Kroner", e(tot)], "Courier", 9, 14, "r")
        s.block(400, 90, ["Til konto", "3910 41 00872"], "Courier", 9, 14)
        s.t(50, 40, f"{sup}   Org.nr NO {sid} MVA   Foretaksregisteret   Postboks 77, 6771 Nordfjordeid", "Helvetica", 7, color=(.3, .3, .3))
        s.t(545, 30, f"Side {s.page} av {s.total}", "Helvetica", 7, "r", (.4, .4, .4))

    twice(path, A4, body)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "NOK",
                     "supplier": {"name": sup, "tax_id": f"NO {sid} MVA"}, "customer": {"name": cus}, "line_items": items,
                     "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot), "amount_due": amt(tot)}}


def chile(path, seed, rows):
    r = rng("chile", seed, rows)
    d = day(r)
    due = plus(d, 30)
    goods = [("HARINA PANADERA 25 KG", "SAC", 18990), ("LEVADURA FRESCA 500 GR", "UN", 1890), ("MANTECA VEGETAL CAJA 10 KG", "CJ", 21450),
             ("AZUCAR GRANULADA SACO 25 KG", "SAC", 22700), ("SERVICIO FLETE DESPACHO LOCAL", "UN", 8500), ("BOLSA PAPEL KRAFT N 3 X 1000", "PQ", 15990),
             ("MEJORADOR DE MASA LIQUIDO", "LT", 3290), ("SAL FINA YODADA 1 KG", "UN", 390), ("MARGARINA HOJALDRE CAJA 5 KG BLOQUE", "CJ", 14850),
             ("HUEVO BLANCO EXTRA BANDEJA 30", "BJ", 5690), ("CHOCOLATE COBERTURA SEMIAMARGO 1 KG", "UN", 7980)]
    items, table, sub = [], [], 0
    e = lambda c: shown(c, ".", ",", 0)
    for i, (n, u, p) in enumerate(pick(r, goods, rows)):
        p = (p + r.randrange(0, 20) * 10) * 100
        q = r.randrange(1, 40)
        g = p * q
        k = r.choice([0, 0, 0, 5, 8])
        dd = div(g * k, 10000) * 100
        a = g - dd
        sub += a
        it = {"description": n, "quantity": str(q), "unit_price": amt(p), "amount": amt(a)}
        if dd:
            it["discount"] = amt(dd)
        items.append(it)
        table.append([str(7000 + r.randrange(2000)), n, str(q), u, e(p), e(dd) if dd else "", e(a)])
    tax = div(sub * 19, 10000) * 100
    tot = sub + tax
    sup = r.choice(["DISTRIBUIDORA LOS COIGUES LIMITADA", "COMERCIAL PAN DEL VALLE SPA", "INSUMOS MAIHUE S.A."])
    cus = r.choice(["PANADERIA Y PASTELERIA SAN BALDOMERO LTDA.", "SOC. GASTRONOMICA QUILANTO SPA", "HILDA CARCAMO OYARZUN"])
    rut = lambda: f"7{digits(r, 1)}.{digits(r, 3)}.{digits(r, 3)}-{r.choice('0123456789K')}"
    sid, cid, no = rut(), rut(), digits(r, 6)
    cols = spread(40, [45, 235, 45, 35, 60, 50, 62], "llrcrrr")
    red = (.85, 0, 0)
    hd = ["Código", "Descripción", "Cantidad", "UM", "Precio", "Desc.", "Valor"]
    fech = f"{d.day} de {'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split()[d.month - 1]} del {d.year}"

    def body(s):
        def top():
            s.box(370, 680, 200, 82, 2.2, stroke=red)
            s.block(470, 742, [f"R.U.T.: {sid}", "FACTURA ELECTRONICA", f"Nº {no}"], "Helvetica-Bold", 13, 22, "c", red)
            s.t(470, 667, "S.I.I. - OSORNO", "Helvetica-Bold", 9, "c", red)
            y = s.block(40, 748, wrap(sup, "Helvetica-Bold", 13, 310), "Helvetica-Bold", 13, 16, color=(.1, .2, .5))
            s.block(40, y, ["Giro: VENTA AL POR MAYOR DE ALIMENTOS E INSUMOS", "RUTA U-40 KM 3 BODEGA 12 - OSORNO", "Fono: 64 200 1187"], "Helvetica", 8, 11)
            s.t(572, 650, "Fecha Emisión: " + fech, "Helvetica-Bold", 9, "r")
            s.box(40, 572, 532, 70, .6)
            s.block(46, 628, ["SEÑOR(ES):", "R.U.T.:", "GIRO:", "DIRECCION:", "CONDICION DE VENTA:"], "Helvetica", 8, 12.5)
            s.block(150, 628, [cus, cid, "ELABORACION DE PRODUCTOS DE PANADERIA", "AV. REPUBLICA 1540", "CREDITO 30 DIAS"], "Helvetica-Bold", 8, 12.5)
            s.block(380, 590.5, ["COMUNA:  RIO NEGRO", "FECHA VENCIMIENTO: " + due.strftime("%d/%m/%Y")], "Helvetica", 8, 12.5)
            return 564

        def over():
            s.t(572, 40, f"Página {s.page} de {s.total}", "Helvetica", 7, "r")
            s.next()
            return top()
        y = grid(s, top(), cols, table, 190 if len(table) < 20 else 60, over, "Helvetica", 8, pad=2.5, rules="v",
                 head=heads(s, cols, hd, "Helvetica-Bold", 8, 16, (.9, .9, .9), ink=(0, 0, 0)))
        if y < 185:
            y = over()
        s.box(412, 100, 160, 62, .6)
        s.block(418, 148, ["MONTO NETO   $", "I.V.A. 19%   $", "TOTAL   $"], "Helvetica-Bold", 9, 19)
        s.block(566, 148, [e(sub), e(tax), e(tot)], "Helvetica-Bold", 9, 19, "r")
        for k in range(0, 150, 3):
            s.box(60 + k, 110, 1 + (k * 7 + int(no)) % 2, 50, 0, (0, 0, 0))
        s.block(136, 98, ["Timbre Electrónico SII", "Res. 80 de 2014 Verifique documento: www.sii.cl"], "Helvetica", 7, 9, "c")
        s.t(572, 40, f"Página {s.page} de {s.total}", "Helvetica", 7, "r")
    twice(path, LETTER, body)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CLP",
                     "supplier": {"name": sup, "tax_id": sid}, "customer": {"name": cus, "tax_id": cid}, "line_items": items,
                     "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot)}}


def mexico(path, seed, rows):
    r = rng("mexico", seed, rows)
    d = day(r)
    goods = [("Cuaderno profesional cuadro chico 100 hojas", "14111514", "H87", "Pieza", 3250), ("Tóner compatible negro alto rendimiento", "44103103", "H87", "Pieza", 48900),
             ("Papel bond carta caja con 10 paquetes", "14111507", "XBX", "Caja", 96500), ("Servicio de mantenimiento preventivo a multifuncional", "81112300", "E48", "Unidad de servicio", 75000),
             ("Silla secretarial con pistón neumático, tapiz en tela color negro, sin descansabrazos", "56112102", "H87", "Pieza", 154900),
             ("Bolígrafo punto mediano azul", "44121701", "H87", "Pieza", 590), ("Archivero metálico 3 gavetas", "56101702", "H87", "Pieza", 289000),
             ("Cinta adhesiva transparente 48x50", "31201503", "H87", "Pieza", 2475), ("Folder carta crema", "44122011", "XPK", "Paquete", 18900)]
    items, table, sub, dsc, base = [], [], 0, 0, 0
    for i, (n, sat, cu, un, p) in enumerate(pick(r, goods, rows)):
        p += r.randrange(0, 99)
        q = r.randrange(1, 25)
        g = p * q
        k = r.choice([0, 0, 3, 10])
        dd = div(g * k, 100)
        sub, dsc = sub + g, dsc + dd
        it = {"description": n, "quantity": str(q), "unit_price": amt(p), "discount": amt(dd), "amount": amt(g)}
        items.append(it)
        table.append([f"{q}.00", f"{cu}\n{un}", sat, n, shown(p), shown(dd), shown(g)])
    base = sub - dsc
    tax = div(base * 16, 100)
    tot = base + tax
    sup = r.choice(["PAPELERIA Y SUMINISTROS EL TEPOZAN SA DE CV", "OFIMUNDO DEL BAJIO", "DISTRIBUIDORA ESCOLAR LA CEIBA"])
    cus = r.choice(["TRANSPORTES CERRO GORDO", "COLEGIO ALTAMIRA DE CELAYA AC", "LABORATORIOS DENTALES XOCHITL"])
    sid, cid = f"PSU{digits(r, 2)}0412{r.choice('ABCDEF')}{digits(r, 1)}{r.choice('JKLM')}", f"TCG{digits(r, 2)}1105Q{digits(r, 1)}A"
    folio = digits(r, 4)
    h = "".join(r.choice("0123456789ABCDEF") for _ in range(32))
    uuid = "-".join([h[:8], h[8:12], h[12:16], h[16:20], h[20:]])
    seal = "".join(r.choice("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789+/") for _ in range(260))
    cols = spread(36, [48, 66, 56, 180, 62, 58, 70], "clllrrr")
    hd = ["Cantidad", "Clave\nunidad", "Clave prod.\no servicio", "Descripción", "Valor\nunitario", "Descuento", "Importe"]
    dark = (.27, .33, .2)

    def body(s):
        def top():
            if s.page > 1:
                s.t(36, 756, f"{sup}   Serie: B  Folio: {folio}   Folio fiscal: {uuid}", "Helvetica", 7)
                return 745
            s.box(36, 738, 540, 18, 0, dark)
            s.t(42, 743, "Factura - Comprobante Fiscal Digital por Internet 4.0", "Helvetica-Bold", 10, color=(1, 1, 1))
            left = [("Emisor:", sup), ("RFC emisor:", sid), ("Régimen fiscal:", "601 General de Ley Personas Morales"), ("Receptor:", cus),
                    ("RFC receptor:", cid), ("Domicilio fiscal:", "38020"), ("Régimen receptor:", "601 General de Ley Personas Morales"),
                    ("Uso CFDI:", "G03 Gastos en general")]
            right = [("Folio fiscal:", uuid), ("Serie y folio:", f"B {folio}"), ("Fecha y hora de emisión:", d.isoformat() + " 11:42:07"),
                     ("Lugar de expedición:", "38060"), ("Efecto de comprobante:", "I Ingreso"), ("Exportación:", "01 No aplica"),
                     ("Método de pago:", "PPD"), ("Forma de pago:", "99 Por definir")]
            for x, w, kv in ((36, 74, left), (330, 98, right)):
                y = 722
                for a, b in kv:
                    s.t(x, y, a, "Helvetica-Bold", 7.5)
                    ls = wrap(b, "Helvetica", 7.5, 200) if x == 36 else [b]
                    s.block(x + w, y, ls, "Helvetica", 7.5 if len(b) < 30 or x == 36 else 6.7, 9)
                    y -= 9 * len(ls) + 3.5
            s.t(36, 612, "Conceptos", "Helvetica-Bold", 9, color=dark)
            return 606

        def over():
            s.t(306, 24, f"Página {s.page} de {s.total}", "Helvetica", 7, "c")
            s.next()
            return top()
        y = grid(s, top(), cols, table, 50, over, "Helvetica", 7.5, pad=3, rules="h", color=(.7, .7, .7),
                 head=heads(s, cols, hd, "Helvetica-Bold", 7.5, 24, dark, (1, 1, 1)))
        if y < 200:
            y = over()
        s.block(36, y - 20, ["Moneda: MXN Peso Mexicano", "Impuesto trasladado: 002 IVA  Tipo factor: Tasa  Tasa: 16.00%"], "Helvetica", 8, 12)
        s.block(440, y - 20, ["Subtotal", "Descuento", "IVA 16.00%"], "Helvetica", 8.5, 13, "r")
        s.block(573, y - 20, ["$ " + shown(v) for v in (sub, dsc, tax)], "Helvetica", 8.5, 13, "r")
        s.t(440, y - 62, "Total", "Helvetica-Bold", 10, "r")
        s.t(573, y - 62, "$ " + shown(tot), "Helvetica-Bold", 10, "r")
        y -= 90
        s.box(36, y - 62, 62, 62, .5)
        for a in range(14):
            for b in range(14):
                if int(h[(a * 5 + b * 3) % 32], 16) >> (a * b % 4) & 1:
                    s.box(39 + a * 4, y - 59 + b * 4, 4, 4, 0, (0, 0, 0))
        s.t(106, y - 6, "Sello digital del CFDI:", "Helvetica-Bold", 6.5)
        s.block(106, y - 15, [seal[k:k + 130] for k in (0, 130)], "Helvetica", 5.5, 8)
        s.t(106, y - 38, "No. de serie del certificado SAT: 00001000000" + h.translate({ord(x): "7" for x in "ABCDEF"})[:9], "Helvetica", 6.5)
        s.t(106, y - 54, "Este documento es una representación impresa de un CFDI", "Helvetica-Oblique", 7)
        s.t(306, 24, f"Página {s.page} de {s.total}", "Helvetica", 7, "c")
    twice(path, LETTER, body)
    return {"data": {"invoice_number": f"B {folio}", "invoice_date": d.isoformat(), "currency": "MXN", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot)}}


LAYOUTS = {"ellada": ellada, "norge": norge, "chile": chile, "mexico": mexico}

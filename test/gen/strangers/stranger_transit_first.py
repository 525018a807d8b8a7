# SPDX-License-Identifier: AGPL-3.0-or-later
"""A US contractor (word processor), a German dealer (ERP), a British merchant (accounts package)."""
import datetime as dt

from reportlab.lib import colors

from stranger_transit_kit import (A4, A4H, A4W, LH, LW, amt, block, day, digits, fmt, left, letter, lines, mid, paint,
                 part, pick, right, rng, row, table)

MONTH = ["January", "February", "March", "April", "May", "June", "July", "August", "September",
         "October", "November", "December"]


def usbuild(path, seed, rows):
    r = rng("usbuild", seed, rows)
    firm, town = r.choice([("Tillbrook & Sons Remodeling, LLC", "Dayton, OH 45402"),
                           ("Cedar Hollow Home Repair", "Worcester, MA 01608"),
                           ("Brightledge Contractors Inc.", "Spokane, WA 99201")])
    who, at, city = r.choice([("Margaret Ostrander", "418 Linden Ave", "Kettering, OH 45429"),
                              ("Pinegrove Dental Associates", "2200 Harmon Street, Suite 4", "Auburn, MA 01501"),
                              ("Rafael & Dana Whitcomb", "77 E Overlook Dr", "Cheney, WA 99004")])
    d = day(r)
    due = d + dt.timedelta(days=r.choice([10, 15, 30]))
    num = str(r.randrange(1042, 4890))
    ein = f"{r.randrange(20, 88)}-{digits(r, 7)}"
    pool = [("Demolition of existing kitchen cabinets and haul away", 65_00, "h"),
            ("Framing labor", 72_00, "h"), ("Install drywall, tape and mud", 58_50, "h"),
            ("2x4x8 SPF studs", 4_38, "n"), ("1/2 in. drywall sheet 4x8", 14_98, "n"),
            ("Interior paint, eggshell, gallon", 42_75, "n"), ("Electrician (subcontract), rough-in of six outlets", 95_00, "h"),
            ("Dumpster rental, 20 yd", 465_00, "o"), ("Permit fee, city building department", 185_00, "o"),
            ("LVP flooring, box of 24 sq ft", 68_40, "n"), ("Flooring installation", 61_25, "h"),
            ("Ceramic tile backsplash, material", 11_95, "n"), ("Cleanup and final walk-through", 45_00, "h"),
            ("Shaker base cabinet 36 in.", 389_00, "n"), ("Quartz countertop, fabricated and set, per sq ft", 74_50, "n"),
            ("Plumber (subcontract), move sink supply and drain", 110_00, "h")]
    items, truth, sub = [], [], 0
    for desc, price, kind in pick(r, pool, rows):
        q = r.choice([200, 350, 475, 600, 800, 1250, 1600]) if kind == "h" else 100 if kind == "o" else 100 * r.randrange(2, 41)
        a = part(q * price, 100)
        sub += a
        qs = fmt(q, "") if q % 100 else str(q // 100)
        if q % 100 and qs.endswith("0"):
            qs = qs[:-1]
        items.append({"d": desc, "q": qs, "p": "$" + fmt(price), "a": "$" + fmt(a)})
        truth.append(row(desc, qs, amt(price), amount=amt(a)))
    permille = r.choice([625, 725, 890])
    tax = part(sub * permille, 10000)
    total = sub + tax
    dep = part(total * r.choice([20, 25, 40]), 10000) * 100
    cols = [("d", 66, 252, "l"), ("q", 330, 50, "r"), ("p", 390, 70, "r"), ("a", 470, 76, "r")]

    def head(c, y):
        c.setStrokeGray(0)
        c.setLineWidth(0.8)
        for x, s, al in ((66, "DESCRIPTION", 0), (380, "QTY/HRS", 1), (460, "RATE", 1), (546, "AMOUNT", 1)):
            (right if al else left)(c, x, y - 12, s, "Times-Bold", 10)
        c.line(60, y - 17, 552, y - 17)
        return y - 19

    def draw(c, n):
        def turn(c):
            mid(c, LW / 2, 36, f"Invoice {num} - page {c.getPageNumber()}", "Times-Italic", 9)
            c.showPage()
            return LH - 60
        mid(c, LW / 2, LH - 62, firm, "Times-Bold", 20)
        mid(c, LW / 2, LH - 77, f"1130 Commerce Way  *  {town}  *  (555) 010-{tel}", "Times-Roman", 10)
        mid(c, LW / 2, LH - 89, f"Licensed & Insured     Fed. Tax ID {ein}", "Times-Roman", 10)
        c.line(60, LH - 97, 552, LH - 97)
        mid(c, LW / 2, LH - 125, "INVOICE", "Times-Bold", 16)
        left(c, 60, LH - 150, "Bill To:", "Times-Bold", 11)
        lines(c, 108, LH - 150, [who, at, city], "Times-Roman", 11, 13.5)
        for i, (k, v) in enumerate((("Invoice No.:", num), ("Date:", f"{MONTH[d.month - 1]} {d.day}, {d.year}"),
                                    ("Payment Due:", f"{MONTH[due.month - 1]} {due.day}, {due.year}"))):
            left(c, 372, LH - 150 - i * 13.5, k, "Times-Bold", 11)
            right(c, 552, LH - 150 - i * 13.5, v, "Times-Roman", 11)
        left(c, 60, LH - 208, f"Job: work at {at}, as per signed estimate", "Times-Italic", 10.5)
        y = table(c, cols, items, LH - 218, 70, head, turn, "Times-Roman", 10.5, 12.5, 5,
                  after=lambda c, i, t, b: (c.setDash(1, 2), c.setLineWidth(.3), c.line(60, b, 552, b), c.setDash()))
        if y < 190:
            y = turn(c)
        y -= 18
        for k, v, f in (("Subtotal", sub, "Times-Roman"), (f"Sales Tax ({permille / 100:g}%)", tax, "Times-Roman"),
                        ("Total", total, "Times-Bold"), ("Less deposit received", -dep, "Times-Roman"),
                        ("BALANCE DUE", total - dep, "Times-Bold")):
            left(c, 372, y, k, f, 11)
            s = "$" + fmt(abs(v))
            right(c, 546, y, f"({s})" if v < 0 else s, f, 11)
            y -= 15
            if k == "Less deposit received":
                c.line(372, y + 11, 552, y + 11)
                y -= 3
        left(c, 60, y - 8, f"Please make checks payable to {firm} - Thank you for your business!", "Times-Roman", 10)
        mid(c, LW / 2, 36, f"Invoice {num} - page {c.getPageNumber()}", "Times-Italic", 9)
    tel = digits(r, 4)
    paint(path, letter, "Invoice", draw)
    return {"data": {"invoice_number": num, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD",
                     "supplier": {"name": firm, "tax_id": ein}, "customer": {"name": who}, "line_items": truth,
                     "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(total), "amount_due": amt(total - dep)}}


def dehandel(path, seed, rows):
    r = rng("dehandel", seed, rows)
    firm, street, town, short = r.choice([
        ("Böhnke Gastrobedarf GmbH & Co. KG", "Industriestr. 14", "33609 Bielefeld", "BÖHNKE"),
        ("Lüdersheim Feinkost-Großhandel GmbH", "Am Speicher 3-5", "28217 Bremen", "LÜDERSHEIM"),
        ("Haseltal Hofvertrieb e.K.", "Mühlenweg 8", "98527 Suhl", "HASELTAL")])
    who, st2, tw2 = r.choice([("Gasthof Zur Alten Weide", "Dorfplatz 2", "32657 Lemgo"),
                              ("Kita-Verbund Sonnenhügel gGmbH", "Bergstraße 41", "27568 Bremerhaven"),
                              ("Restaurant Mohrrübe Inh. K. Pöschl", "Marktgasse 19", "98574 Schmalkalden")])
    d = day(r)
    due = d + dt.timedelta(days=r.choice([14, 30]))
    num = f"RE{d.year % 100}-{r.randrange(10000, 99999)}"
    ust = "DE" + digits(r, 9)
    pool = [("Olivenöl extra vergine, Kanister 5 l", 38_90, 7, "St"), ("Tomaten geschält, Dose 2,5 kg", 5_85, 7, "Do"),
            ("Spülmaschinen-Klarspüler 10 l", 31_40, 19, "Ka"), ("GN-Behälter 1/1 Edelstahl, 100 mm tief", 18_75, 19, "St"),
            ("Weizenmehl Type 405, Sack 25 kg", 17_20, 7, "Sa"), ("Servietten 33 x 33 cm, 3-lagig, weiß, 1.000 Stück im Karton", 24_60, 19, "Kt"),
            ("Bergkäse 12 Monate gereift, am Stück", 14_35, 7, "kg"), ("Kochmesser 20 cm, Griff schwarz", 42_90, 19, "St"),
            ("Mineralwasser still 12 x 0,75 l", 6_12, 19, "Ki"), ("Butter 250 g, Karton zu 40 Stück", 79_60, 7, "Kt"),
            ("Einweghandschuhe Nitril Gr. L, 100 Stück", 7_95, 19, "Pk"), ("Kaffee ganze Bohne 1 kg", 16_80, 7, "Pk"),
            ("Rinderbrühe, pastös, Eimer 4 kg", 29_45, 7, "Ei"), ("Geschirrtuch Halbleinen 50 x 70 cm", 3_65, 19, "St")]
    items, truth, base, cum, run = [], [], {7: 0, 19: 0}, [0], 0
    for i, (desc, price, rate, me) in enumerate(pick(r, pool, rows)):
        q = r.choice([125, 350, 480, 1000, 2275]) if me == "kg" else 100 * r.randrange(1, 25)
        disc = r.choice([0, 0, 0, 3, 5, 10])
        a = part(q * price * (100 - disc), 10000)
        base[rate] += a
        run += a
        cum.append(run)
        qs = fmt(q, ".", ",") if me == "kg" else str(q // 100)
        items.append({"n": str((i + 1) * 10), "d": desc, "q": qs, "m": me, "p": fmt(price, ".", ","),
                      "r": f"{disc} %" if disc else "", "s": str(rate), "a": fmt(a, ".", ",")})
        truth.append(row(desc, amt(q) if me == "kg" else str(q // 100), amt(price), str(disc) if disc else None, str(rate), amt(a)))
    fracht = 0 if run > 500_00 else 9_50
    base[19] += fracht
    net = run + fracht
    tax = {k: part(v * k, 100) for k, v in base.items()}
    total = net + sum(tax.values())
    cols = [("n", 57, 20, "r"), ("d", 84, 180, "l"), ("q", 268, 38, "r"), ("m", 311, 20, "l"), ("p", 330, 52, "r"),
            ("r", 386, 38, "r"), ("s", 430, 26, "r"), ("a", 464, 76, "r")]

    def head(c, y):
        c.setStrokeGray(0)
        c.setLineWidth(.6)
        c.line(57, y, 540, y)
        for x, s, al in ((77, "Pos", 1), (84, "Bezeichnung", 0), (306, "Menge", 1), (311, "ME", 0), (382, "E-Preis", 1),
                         (424, "Rabatt", 1), (456, "MwSt", 1), (540, "Gesamt EUR", 1)):
            (right if al else left)(c, x, y - 11, s, "Helvetica-Bold", 8.5)
        c.line(57, y - 15, 540, y - 15)
        return y - 17

    ids = (digits(r, 5), digits(r, 6), digits(r, 3))

    def draw(c, n):
        def foot():
            c.setStrokeColor(colors.HexColor("#7a1f2b"))
            c.line(57, 62, 540, 62)
            f, z = "Helvetica", 6.5
            lines(c, 57, 53, [firm, street, town], f, z, 8)
            lines(c, 222, 53, ["Sparkasse Musterland", f"IBAN DE44 4805 0161 00{ids[0][:2]} {ids[1][:4]} 00", "BIC MUSTDE66XXX"], f, z, 8)
            lines(c, 400, 53, [f"USt-IdNr.: {ust}", f"Steuer-Nr.: 305/{ids[0][:4]}/{ids[2]}1", f"HRA {ids[0]}"], f, z, 8)
            c.setStrokeGray(0)

        def turn(c):
            foot()
            c.showPage()
            left(c, 57, A4H - 50, f"Rechnung {num}", "Helvetica-Bold", 9)
            right(c, 540, A4H - 50, f"Seite {c.getPageNumber()} von {n}", "Helvetica", 9)
            return A4H - 62

        c.setFillColor(colors.HexColor("#7a1f2b"))
        right(c, 540, A4H - 60, short, "Helvetica-Bold", 24)
        c.setFillGray(0)
        left(c, 57, A4H - 130, f"{firm} · {street} · {town}", "Helvetica", 6.5)
        c.setLineWidth(.3)
        c.line(57, A4H - 133, 290, A4H - 133)
        lines(c, 57, A4H - 150, [who, st2, "", tw2], "Helvetica", 10.5, 13)
        for i, (k, v) in enumerate((("Rechnungs-Nr.", num), ("Rechnungsdatum", f"{d:%d.%m.%Y}"), ("Kunden-Nr.", ids[0]),
                                    ("Lieferschein", "LS " + ids[1]), ("Lieferdatum", f"{d - dt.timedelta(days=2):%d.%m.%Y}"),
                                    ("Seite", f"1 von {n}"))):
            left(c, 372, A4H - 140 - 13 * i, k, "Helvetica", 9)
            left(c, 455, A4H - 140 - 13 * i, v, "Helvetica", 9)
        left(c, 57, A4H - 245, "Rechnung", "Helvetica-Bold", 15)
        left(c, 57, A4H - 262, "Vielen Dank für Ihren Auftrag. Wir berechnen Ihnen wie folgt:", "Helvetica", 9.5)
        y = table(c, cols, items, A4H - 274, 96, head, turn, "Helvetica", 9, 11, 4,
                  leaving=lambda c, y, i: (left(c, 330, y - 14, "Übertrag", "Helvetica-Oblique", 9),
                                           right(c, 540, y - 14, fmt(cum[i], ".", ","), "Helvetica-Oblique", 9)),
                  arriving=lambda c, y, i: (left(c, 330, y - 11, "Übertrag", "Helvetica-Oblique", 9),
                                            right(c, 540, y - 11, fmt(cum[i], ".", ","), "Helvetica-Oblique", 9), y - 15)[2])
        if y < 210:
            y = turn(c)
        c.line(57, y - 3, 540, y - 3)
        y -= 16
        tot = ([("Warenwert", run, 0), ("Versandkosten (19 %)", fracht, 0)] if fracht else []) + [("Nettobetrag", net, 0)]
        tot += [(f"zzgl. {k} % MwSt. auf {fmt(base[k], '.', ',')}", tax[k], 0) for k in (7, 19) if base[k]]
        tot += [("Rechnungsbetrag EUR", total, 1)]
        for k, v, b in tot:
            f = "Helvetica-Bold" if b else "Helvetica"
            left(c, 330, y, k, f, 9.5)
            right(c, 540, y, fmt(v, ".", ","), f, 9.5)
            y -= 14
        c.line(330, y + 10, 540, y + 10)
        c.line(330, y + 8, 540, y + 8)
        sk = part(total * 2, 100)
        block(c, 57, y - 14, f"Zahlbar bis {due:%d.%m.%Y} ohne Abzug. Bei Zahlung innerhalb von 8 Tagen gewähren wir 2 % Skonto "
              f"({fmt(sk, '.', ',')} EUR). Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.", "Helvetica", 8.5, 11, 480)
        foot()
    paint(path, A4, "Rechnung", draw)
    one = {} if base[7] and base[19] else {"tax_total": amt(sum(tax.values()))}  # no sum of two taxes is printed
    return {"data": {"invoice_number": num, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR",
                     "supplier": {"name": firm, "tax_id": ust}, "customer": {"name": who}, "line_items": truth,
                     "subtotal": amt(run), "total": amt(total), **one}}


def gbtrade(path, seed, rows):
    r = rng("gbtrade", seed, rows)
    firm, a1, a2, pc = r.choice([("Harcastle Plumbing Supplies Ltd", "Unit 7 Foundry Lane Trading Estate", "Rotherham", "S60 9ZZ"),
                                 ("Wenlow Electrical Factors Ltd", "22-26 Station Road", "Kidderminster", "DY10 9ZZ"),
                                 ("A. Pettigrove & Co. (Fixings) Ltd", "The Old Goods Yard", "Ipswich", "IP1 9ZZ")])
    who, b1, b2, bpc = r.choice([("J Barraclough Heating", "14 Moor View", "Barnsley", "S70 9ZY"),
                                 ("Quillham Parish Council", "Clerk's Office, Village Hall", "Quillham", "WR9 9ZY"),
                                 ("Stonegate Fitted Interiors Ltd", "Units 3 & 4, Deben Park", "Woodbridge", "IP12 9ZY")])
    d = day(r)
    num = f"{r.randrange(58000, 99999):06d}"
    v = digits(r, 9)
    vat = f"GB {v[:3]} {v[3:7]} {v[7:]}"
    acct = "".join(r.choice("BCDGHJKL") for _ in range(3)) + digits(r, 3)
    pool = [("CU15-3M", "15MM COPPER TUBE X 3M EN1057", 11_42), ("EF22-90", "22MM END FEED ELBOW 90 DEG", 1_06),
            ("TRV-ANG", "TRV ANGLED 15MM C/W LOCKSHIELD", 13_75), ("CAB-T25", "2.5MM TWIN & EARTH CABLE GREY 100M DRUM", 68_20),
            ("SCR-450", "SCREW CSK POZI 4.5 X 50 BOX 200", 5_18), ("RAD-612", "DOUBLE PANEL RADIATOR 600 X 1200", 92_60),
            ("LED-GU1", "LED GU10 5W WARM WHITE PK10", 17_95), ("SIL-WHT", "SANITARY SILICONE WHITE 310ML", 4_29),
            ("SOC-2GW", "13A 2 GANG SWITCHED SOCKET WHITE", 3_84), ("INS-2215", "PIPE INSULATION 22MM X 15MM X 1M", 1_37),
            ("PMP-6M", "CIRCULATOR PUMP 6 METRE HEAD A-RATED", 88_00), ("FLX-300", "TAP CONNECTOR FLEXI 15 X 1/2 X 300", 3_15)]
    items, truth, goods = [], [], 0
    for code, desc, p in pick(r, pool, rows):
        q = r.randrange(1, 31)
        disc = r.choice([0, 1500, 2250, 3000, 4000])
        a = part(q * p * (10000 - disc), 10000)
        goods += a
        items.append({"c": code, "d": desc, "q": str(q), "u": "EA", "p": fmt(p), "s": fmt(disc), "v": "20.00", "a": fmt(a)})
        truth.append(row(desc, str(q), amt(p), amt(disc), "20.00", amt(a)))
    car = r.choice([0, 6_95, 12_50])
    net = goods + car
    tax = part(net, 5)
    cols = [("c", 32, 56, "l"), ("q", 88, 28, "r"), ("d", 126, 196, "l"), ("p", 322, 50, "r"), ("s", 376, 40, "r"),
            ("a", 420, 66, "r"), ("v", 500, 50, "r")]
    edges = [28, 86, 121, 324, 376, 420, 490, 567]
    tops = A4H - 268

    def head(c, y):
        c.setFillGray(.88)
        c.rect(28, y - 18, 539, 18, stroke=0, fill=1)
        c.setFillGray(0)
        for a, b, s in zip(edges, edges[1:], ("Stock Code", "Qty", "Details", "Price", "Disc %", "Net", "VAT Rate %")):
            mid(c, (a + b) / 2, y - 12, s, "Helvetica-Bold", 8)
        c.setLineWidth(.7)
        c.rect(28, 168, 539, y - 168)
        c.line(28, y - 18, 567, y - 18)
        for x in edges[1:-1]:
            c.line(x, 168, x, y)
        return y - 20

    def draw(c, n):
        def top():
            left(c, 28, A4H - 52, firm, "Helvetica-Bold", 15)
            lines(c, 28, A4H - 66, [f"{a1}, {a2} {pc}", "Tel: 01632 960" + acct[3:], f"VAT Reg No: {vat}"], "Helvetica", 8.5, 11)
            right(c, 567, A4H - 54, "SALES INVOICE", "Helvetica-Bold", 16)
            right(c, 567, A4H - 70, f"Page {c.getPageNumber()} of {n}", "Helvetica", 8)
            c.setLineWidth(.7)
            for x, t in ((28, "INVOICE TO"), (210, "DELIVER TO")):
                c.roundRect(x, A4H - 196, 172, 78, 5)
                left(c, x + 8, A4H - 130, t, "Helvetica-Bold", 7)
                lines(c, x + 8, A4H - 145, [who, b1, b2, bpc], "Courier", 8.4, 12)
            c.roundRect(392, A4H - 196, 175, 78, 5)
            for i, (k, s) in enumerate((("Invoice No", num), ("Invoice/Tax Date", f"{d:%d/%m/%Y}"), ("Cust. Order No", "VERBAL"),
                                        ("Account No", acct), ("Terms", "30 days EOM"))):
                left(c, 400, A4H - 132 - 13.5 * i, k, "Helvetica", 8)
                left(c, 476, A4H - 132 - 13.5 * i, s, "Courier", 9)
            left(c, 28, A4H - 222, "All goods remain our property until paid for in full.  Claims within 3 days of delivery.", "Helvetica-Oblique", 7.5)
            return tops + 30

        def turn(c):
            right(c, 567, 150, "Continued on next page ...", "Helvetica-Oblique", 9)
            c.showPage()
            return top()
        table(c, cols, items, top(), 172, head, turn, "Courier", 8.3, 10.5, 3)
        y = 150
        for k, s, b in (("Total Net Amount", goods, 0), ("Carriage Net", car, 0), ("Total VAT Amount", tax, 0), ("Invoice Total", net + tax, 1)):
            c.rect(392, y - 6, 175, 20)
            left(c, 398, y, k, "Helvetica-Bold" if b else "Helvetica", 9)
            right(c, 561, y, ("£" if b else "") + fmt(s), "Helvetica-Bold" if b else "Courier", 10 if b else 9.5)
            y -= 20
        lines(c, 28, 150, ["BACS: Borough Bank  Sort code 00-11-22", f"Account 00{(acct[3:] * 3)[:6]}  Ref {num}", "",
                           f"Registered in England No. 0{acct[3:]}4417"], "Helvetica", 8.5, 12)
    paint(path, A4, "Sales Invoice", draw)
    return {"data": {"invoice_number": num, "invoice_date": d.isoformat(), "currency": "GBP",
                     "supplier": {"name": firm, "tax_id": vat}, "customer": {"name": who}, "line_items": truth,
                     "subtotal": amt(goods), "tax_total": amt(tax), "total": amt(net + tax)}}




LAYOUTS = {"usbuild": usbuild, "dehandel": dehandel, "gbtrade": gbtrade}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Germany (cloud), Poland, Canada."""
from stranger_palette_kit import *

KUECHE = [("Catering Buffet Nord", "Warm-kaltes Buffet mit Fisch, Salaten und Dessert", 18, 34, "19"), ("Bio-Apfelsaft 0,7 l", "Kiste zu 6 Flaschen",
    11, 17, "19"),
          ("Brötchenkorb", "gemischt, 20 Stück", 14, 22, "7"), ("Leihgeschirr", "Teller, Besteck, Gläser je Gast", 2, 4, "19"), ("Käseplatte",
              "regional, mit Trauben und Walnüssen, für 10 Personen", 45, 70, "7"),
          ("Servicekraft", "Auf- und Abbau, Ausgabe", 26, 34, "19"), ("Lieferung", "innerhalb des Stadtgebiets", 15, 30, "19"), ("Kuchenauswahl",
              "Blech, 24 Stücke", 32, 48, "7")]


def sevcloud(path, seed, rows):
    """German online bookkeeping: zebra rows, bold title with grey text below, VAT rate in its own column, sums by rate."""
    r = rnd("sevcloud", seed, rows)
    its = items(r, rows, [(f"{a}\n{b}", rt, lo, hi) for a, b, lo, hi, rt in KUECHE], qty=(1, 2, 4, 8, 12, 25, 40))
    for i in its:
        i["rate"] = i["unit"]
    sup, cust, d = r.choice(["Speisekammer Ilse Voss", "Feldküche Marwede GbR"]), r.choice(DE_BUY), day(r)
    due, no, stn = plus(d, 10), f"RE-{r.randrange(1000, 5000)}", f"{digs(r, 2)}/{digs(r, 3)}/{digs(r, 5)}"
    pct = r.choice((0, 0, 3))
    raw = sum(i["net"] for i in its)
    g = by_rate(its, D(pct))
    sub, tax = sum(v[0] for v in g.values()), sum(v[1] for v in g.values())
    (sa, ca), p, c = r.sample(DE_AD, 2), Sheet(path, title="Rechnung"), "#3a7d44"
    p.t(56, 54, sup, NOB, 15, col=c)
    p.t(56, 128, f"{sup} - {', '.join(sa)}", NO, 6.5, col="#777777")
    p.block(56, 144, [cust] + ca + ["Deutschland"], NO, 9.5, 13)
    for k, (a, b) in enumerate((("Rechnungsnr.", no), ("Rechnungsdatum", dt(d, "DD.MM.YYYY")), ("Fälligkeitsdatum", dt(due, "DD.MM.YYYY")))):
        p.t(400, 144 + 24 * k, a, NO, 7, col="#777777")
        p.t(400, 154 + 24 * k, b, NOB, 9)
    p.t(56, 236, "Rechnung Nr. " + no, NOB, 13)
    p.block(56, 258, ["Sehr geehrte Damen und Herren,", "vielen Dank für Ihren Auftrag. Wir stellen Ihnen folgende Positionen in Rechnung:"], NO, 9, 13)
    cols = ((62, "Pos.", "l"), (90, "Beschreibung", "l"), (350, "Menge", "r"), (420, "Einzelpreis", "r"), (462, "USt.", "r"), (535, "Gesamtpreis", "r"))
    y = 290
    p.box(56, y, 485, 18, c, None)
    for x, s, a in cols:
        p.t(x, y + 12, s, NOB, 8, a, "#ffffff")
    y += 18
    for i in its:
        a, b = i["text"].split("\n")
        ls = wrap(b, NO, 7.5, 200)
        h = 18 + 10 * len(ls)
        if y + h > 760:
            p.next()
            y = 60
        if i["n"] % 2 == 0:
            p.box(56, y, 485, h, "#eef5ef", None)
        p.t(62, y + 12, f"{i['n']}.", NO, 8.5)
        p.t(90, y + 12, a, NOB, 8.5)
        p.block(90, y + 22, ls, NO, 7.5, 10, "l", "#555555")
        for x, s in ((350, num(i["q"], "de", 0) + " Stk"), (420, num(i["p"], "de") + " €"), (462, i["rate"] + " %"), (535, num(i["net"], "de") + " €")):
            p.t(x, y + 12, s, NO, 8.5, "r")
        y += h
    if y > 640:
        p.next()
        y = 60
    fl = ([("Zwischensumme", raw), (f"Rabatt {pct} %", sub - raw)] if pct else []) + [("Gesamtbetrag netto", sub)]
    fl += [(f"zzgl. Umsatzsteuer {k} %", v[1]) for k, v in g.items()] + [("Gesamtbetrag brutto", sub + tax)]
    y += 8
    for a, v in fl:
        f = NOB if "brutto" in a else NO
        p.t(300, y + 10, a, f, 9)
        p.t(535, y + 10, num(v, "de") + " €", f, 9, "r")
        y += 15
    p.block(56, y + 24, [f"Bitte überweisen Sie den Betrag bis zum {dt(due, '#D. MMMM YYYY', 'de')}.", "Mit freundlichen Grüßen", sup], NO, 9, 14)
    p.t(297, 806, f"{sup} | {', '.join(sa)} | St.-Nr. {stn}", NO, 7, "c", "#777777")
    p.save()
    for i in its:
        i["text"], i["unit"] = i["text"].replace("\n", " "), "Stk"
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": stn},
           "customer": {"name": cust}, "line_items": truth(its, "q", "unit", "p", "rate", "net"), "subtotal": st(sub), **tax_once(v[1] for v in g.values()),
               "total": st(sub + tax)}
    if pct:
        out["discount"] = st(sub - raw)
    return {"data": out}


PLP = [("Usługa transportowa kraj", "usł.", 240, 620), ("Śruba M8x40 ocynk", "szt.", 0.3, 0.9), ("Blacha trapezowa T-18 RAL 7016", "m2", 32, 49),
    ("Wkręt farmerski 4,8x35 (opak. 250 szt.)", "opak.", 38, 60),
       ("Rynna PVC 125 mm brązowa", "mb", 14, 22), ("Poradnik dekarza, wydanie II", "egz.", 40, 65)]


def hurtownia(path, seed, rows):
    """Polish trade program: all eight columns ruled, net, VAT and gross per row, recap row "Razem / W tym"."""
    r = rnd("hurtownia", seed, rows)
    its = items(r, rows, PLP, qty=(1, 2, 5, 10, 24, 50), rates=("23",), fixed={"Poradnik dekarza, wydanie II": "5"})
    sup, cust, d = r.choice(["Hurtownia Dachowa KALENICA Sp. z o.o.", "F.H.U. Stalmet Jerzy Wrona"]), r.choice(["Gospodarstwo Rolne Halina Sęk",
        "Remo-Dom Sp. j.", "Zakład Ciesielski Brzoza"]), day(r)
    due, no, n1, n2 = plus(d, 14), f"FV/{r.randrange(1, 900)}/{d.month:02d}/{d.year}", tax_no(r, "PL"), tax_no(r, "PL")
    g = {}
    for i in its:
        g.setdefault(i["rate"], [D(0), D(0)])
        g[i["rate"]] = [g[i["rate"]][0] + i["net"], g[i["rate"]][1] + i["tax"]]
    net, tax, p = sum(v[0] for v in g.values()), sum(v[1] for v in g.values()), Sheet(path, title="Faktura")
    p.block(559, 50, ["Miejsce wystawienia: Radom", "Data wystawienia: " + d.isoformat(), "Data sprzedaży: " + d.isoformat()], S, 7.5, 11, "r")
    p.t(297, 104, "Faktura VAT nr " + no, SB, 13, "c")
    p.block(36, 132, ["Sprzedawca:", sup, "ul. Fabryczna 18, 26-600 Radom", "NIP: " + n1], S, 8, 12)
    p.block(320, 132, ["Nabywca:", cust, "Brzeźce 44, 26-900 Kozienice", "NIP: " + n2], S, 8, 12)
    xs = (36, 58, 218, 252, 296, 350, 414, 444, 496, 559)

    def row(y, cells, al, f, fill=None, start=0):
        h = 9 * max(len(c) for c in cells) + 6
        for k, c in enumerate(cells, start):
            p.box(xs[k], y, xs[k + 1] - xs[k], h, fill)
            a = al[k]
            p.block({"l": xs[k] + 3, "r": xs[k + 1] - 3, "c": (xs[k] + xs[k + 1]) / 2}[a], y + 10, c, f, 7, 9, a)
        return y + h
    hd = (["Lp."], ["Nazwa towaru lub usługi"], ["J.m."], ["Ilość"], ["Cena", "netto"], ["Wartość", "netto"], ["VAT", "[%]"], ["Kwota", "VAT"],
        ["Wartość", "brutto"])
    y = row(196, hd, "c" * 9, SB, "#e6e6e6")
    for i in its:
        ls = wrap(i["text"], S, 7, 154)
        if y + 9 * len(ls) > 770:
            p.next()
            y = row(50, hd, "c" * 9, SB, "#e6e6e6")
        y = row(y, ([str(i["n"])], ls, [i["unit"]], [num(i["q"], "pl", 0)], [num(i["p"], "pl")], [num(i["net"], "pl")], [i["rate"]], [num(i["tax"], "pl")],
                    [num(i["net"] + i["tax"], "pl")]), "rlcrrrcrr", S)
    if y > 640:
        p.next()
        y = 50
    y += 4
    for n, (k, v) in enumerate([("", [net, tax])] + list(g.items())):
        p.t(346, y + 10, ("Razem:", "W tym:", "")[n], SB, 7, "r")
        y = row(y, ([num(v[0], "pl")], [k], [num(v[1], "pl")], [num(v[0] + v[1], "pl")]), "rrrrrrcrr", SB if n == 0 else S, None, 5)
    p.t(36, y + 24, f"Do zapłaty: {num(net + tax, 'pl')} PLN", SB, 11)
    p.t(36, y + 40, f"Sposób zapłaty: przelew   Termin płatności: {due.isoformat()}", S, 8)
    for x, s in ((130, "osoba upoważniona do wystawienia"), (460, "osoba upoważniona do odbioru")):
        p.line(x - 80, y + 96, x + 80, y + 96, .5, dash=[1, 2])
        p.t(x, y + 105, s, S, 6.5, "c")
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "PLN", "supplier": {"name": sup,
        "tax_id": n1},
                     "customer": {"name": cust, "tax_id": n2}, "line_items": truth(its, "q", "unit", "p", "net", "rate", "tax"), "subtotal": st(net),
                         "tax_total": st(tax),
                     "total": st(net + tax)}}


DESIGN = [("Brand workshop\nHalf-day session with leadership, summary deck", "h", 450, 900), ("Logo refinement", "h", 90, 140),
    ("Web design - homepage\nTwo rounds of revisions", "h", 95, 130),
          ("Stock photography licence", "", 18, 60), ("Print-ready artwork, bilingual trade show banner (French and English versions)", "", 110, 220),
              ("Copy editing", "h", 65, 85),
          ("Hosting and maintenance", "", 35, 60), ("Project management", "h", 80, 110), ("Icon set\n24 pictograms, SVG", "", 200, 380),
              ("Travel, mileage in km", "", .6, .72)]


def canada(path, seed, rows):
    """Online invoicing for freelancers: description and rate first, GST and PST as sums below."""
    r = rnd("canada", seed, rows)
    its = items(r, rows, DESIGN, rates=("0",), qty=("1", "2", "3", "4.5", "7.75", "10", "16"))
    sup, cust, d = r.choice(["Studio Saltmarsh", "Fernie & Tull Design Inc.", "Northlight Creative Ltd."]), r.choice(["Okanagan Seed Co-op",
        "Petrel Ferries Ltd.", "Marchbank Clinic"]), day(r)
    due, no = plus(d, 30), f"{r.randrange(1, 900):07d}"
    gst = f"{digs(r, 9)} RT0001"
    sub = sum(i["net"] for i in its)
    a1, a2 = q2(sub * D("0.05")), q2(sub * D("0.07"))
    total = sub + a1 + a2
    p = Sheet(path, letter)
    teal, g = "#0b6e5f", "#5c6670"
    p.box(0, 0, 612, 10, teal, None)
    p.t(48, 60, sup, NOB, 15)
    p.block(564, 50, [r.choice(["214 Wharf St", "9 Alder Mews", "1733 Commercial Dr"]), "Victoria, British Columbia", "V8W 1T3", "Canada"], NO, 8, 12, "r", g)
    cols = ((48, "Billed To", [cust, "500 Granite Way", "Kelowna, British Columbia", "V1Y 6N7"]), (210, "Date of Issue", [dt(d, "DD/MM/YYYY"), "",
        "Due Date", dt(due, "DD/MM/YYYY")]),
            (320, "Invoice Number", [no]))
    for x, a, v in cols:
        p.t(x, 126, a, NO, 8, col=teal)
        for k, s in enumerate(v):
            p.t(x, 140 + k * 13, s, NO, 9, col=teal if s == "Due Date" else "#000000")
    p.t(564, 126, "Amount Due (CAD)", NO, 8, "r", teal)
    p.t(564, 152, "$" + num(total), NO, 22, "r")

    def head(y):
        p.line(48, y - 14, 564, y - 14, 2, teal)
        for x, s, a in ((48, "Description", "l"), (388, "Rate", "r"), (454, "Qty", "r"), (564, "Line Total", "r")):
            p.t(x, y, s, NOB, 8, a, teal)
        return y + 20
    y = head(222)
    for i in its:
        first_, *rest = i["text"].split("\n")
        l1 = wrap(first_, NO, 9, 270)
        h = len(l1) * 12 + len(rest) * 11 + 12
        if y + h > 740:
            p.next()
            y = head(60)
        yy = p.block(48, y, l1, NO, 9, 12)
        p.block(48, yy, rest, NO, 7.5, 11, "l", g)
        p.t(388, y, "$" + num(i["p"]), NO, 9, "r")
        p.t(454, y, str(i["q"]), NO, 9, "r")
        p.t(564, y, "$" + num(i["net"]), NO, 9, "r")
        p.line(48, y + h - 11, 564, y + h - 11, .3, "#c9d2d6")
        y += h + 2
    if y + 130 > 750:
        p.next()
        y = 60
    y += 8
    for a, b, v in (("Subtotal", "", sub), ("GST (5%)", "#" + gst, a1), ("PST (7%)", "", a2), ("Total", "", total), ("Amount Paid", "", D(0))):
        p.t(454, y, a, NO, 9, "r")
        p.t(564, y, num(v), NO, 9, "r")
        if b:
            p.t(454, y + 10, b, NO, 7, "r", g)
            y += 9
        y += 15
    p.line(340, y - 9, 564, y - 9, .8, teal)
    p.t(454, y + 4, "Amount Due (CAD)", NO, 9, "r", teal)
    p.t(564, y + 4, "$" + num(total), NOB, 9, "r")
    p.t(48, y, "Notes", NO, 8, col=teal)
    p.t(48, y + 12, "E-transfers welcome. Thank you!", NO, 8)
    p.save()
    for i in its:
        i["text"] = i["text"].replace("\n", " ")
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CAD", "supplier": {"name": sup,
        "tax_id": gst},
                     "customer": {"name": cust}, "line_items": truth(its, "q", "p", "net"), "subtotal": st(sub), "total": st(total),
                     "amount_due": st(total)}}


LAYOUTS = {"sevcloud": sevcloud, "hurtownia": hurtownia, "canada": canada}

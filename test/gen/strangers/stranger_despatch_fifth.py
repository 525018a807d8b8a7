# SPDX-License-Identifier: AGPL-3.0-or-later
"""Quebec telecoms (French, two taxes, an earlier balance) and a British book wholesaler."""
from stranger_despatch_kit import LETTER, columns, day, dec, digs, flow, fmt, half, item, paged, pick, plus, rng, room

FR = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def telecom(path, seed, rows):
    r = rng("telecom", seed, rows)
    pool = [("Forfait mobile 20 Go Canada-États-Unis", 5500), ("Supplément messagerie vocale visuelle", 400), ("Itinérance - passeport voyage 3 jours", 4200), ("Frais d'activation de carte SIM", 1500), ("Internet fibre 500 Mbit/s symétrique avec adresse IP statique", 12995), ("Rabais fidélité", -1000), ("Location de routeur", 1195), ("Appels interurbains hors forfait", 327), ("Contribution 9-1-1 provinciale", 52)]
    d = day(r)
    due = plus(d, 21)
    ld = lambda x: f"{x.day}{'er' if x.day == 1 else ''} {FR[x.month - 1]} {x.year}"
    its, body, sub = [], [], 0
    per = f"{d:%d/%m} - {plus(d, 29):%d/%m}"
    left, got = 0, pick(r, pool, rows)
    if sum(p for _, p in got) < 1000:
        got[0] = pool[0]
    for n, p in got:
        if left == 0:
            body.append("Service " + digs(r, "819 555-01##"))
            left = r.randrange(2, 6)
        left -= 1
        if p > 0 and n.startswith("Appels"):
            p += r.randrange(0, 2400)
        sub += p
        its.append(item(n, None, None, dec(p)))
        body.append([n, per, fmt(p, "fr") + " $"])
    tps, tvq = half(sub * 5, 100), half(sub * 9975, 100000)
    tot = sub + tps + tvq
    old = r.choice([0, half(tot, 2)])
    no, cpt, cust = digs(r, "4########"), digs(r, "7## ### ###"), r.choice(["Les Entreprises Beaupin-Roy inc.", "Clinique dentaire du Vieux-Moulin", "Garage Thibodeau et filles enr."])
    rt = digs(r, "8######## RT0001")
    tq = digs(r, "1######### TQ0001")
    pur = "#5B2A86"

    def go(s):
        def foot(s):
            s.t(45, 764, f"Boréatel Communications inc.  N° TPS {rt}  N° TVQ {tq}", "NS", 7, "#555555")
            s.r(567, 764, f"Page {s.n} de {s.total}", "NS", 7, "#555555")
        s.foot = foot

        def top(s):
            s.t(45, 44, f"Compte {cpt}  |  Facture {no}", "NS", 8, pur)
            return 58
        s.t(45, 60, "boréatel", "NSB", 24, pur)
        s.block(45, 96, [cust, "1450, chemin de la Grande-Ligne", "Sainte-Mirande (Québec)  J0X 0X0"], "NS", 9.5, 13)
        s.box(330, 40, 237, 128, fill="#F3EEF8", round_=8)
        for i, (a, b) in enumerate((("Numéro de facture", no), ("Numéro de compte", cpt), ("Date de facturation", ld(d)), ("Date d'échéance", ld(due)))):
            s.t(342, 60 + 15 * i, a, "NS", 8.5)
            s.r(556, 60 + 15 * i, b, "NSB", 8.5)
        s.t(342, 136, "Montant total dû", "NSB", 11, pur)
        s.r(556, 152, fmt(tot + old, "fr") + " $", "NSB", 15, pur)
        y = 190
        s.t(45, y, "Sommaire du compte", "NSB", 11, pur)
        prev = old + 8412
        for a, v in (("Solde de la facture précédente", prev), ("Paiement reçu - merci", -8412), ("Solde reporté", old)):
            y += 14
            s.t(45, y, a, "NS", 9)
            s.r(567, y, fmt(v, "fr") + " $", "NS", 9)
        s.t(45, y + 28, "Nouveaux frais", "NSB", 11, pur)
        cols = columns(42, [("Description", 340, "l"), ("Période", 95, "l"), ("Montant", 93, "r")])
        st = dict(font="NS", size=9, x0=45, x1=567, hrule=.8, ink=pur, hsize=8.5, caption=pur, pad=2.5, lead=12)
        y = flow(s, cols, body, y + 36, 745, 58, st, True, None, top)
        y = room(s, y + 4, 100, 748, 58, top)
        s.line(45, y, 567, y, .6, pur)
        for a, v, f in (("Sous-total des nouveaux frais", sub, "NS"), ("TPS (5 %)", tps, "NS"), ("TVQ (9,975 %)", tvq, "NS"), ("Total des nouveaux frais", tot, "NSB"), ("Montant total dû", tot + old, "NSB")):
            y += 15
            s.t(310, y, a, f, 9)
            s.r(564, y, fmt(v, "fr") + " $", f, 9)
    paged(path, go, LETTER)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CAD", "supplier": {"name": "Boréatel Communications inc.", "tax_id": rt}, "customer": {"name": cust},
            "line_items": its, "subtotal": dec(sub), "total": dec(tot), "amount_due": dec(tot + old)}
    return {"data": data}


def books(path, seed, rows):
    r = rng("books", seed, rows)
    pool = [("The Salt Road Home", "Pb", 999, 0), ("Birds of the Northern Estuaries: A Field Guide", "Hb", 2500, 0), ("Sourdough, Slowly", "Hb", 2200, 0), ("A Short History of Long Weather", "Pb", 1099, 0), ("Midnight at Pellow's Yard (audio CD)", "CD", 1899, 20), ("Wall Calendar: Lighthouses", "Cal", 1299, 20), ("The Cartographer's Apprentice and Other Stories from the Marches", "Pb", 1250, 0), ("My First Tide Pool", "Bd", 699, 0)]
    isbn = {n: f"97819{sum(map(ord, n)) * 7919 % 10**8:08d}" for n, *_ in pool}
    d = day(r)
    due, its, body, net, tax, units = plus(d, 60), [], [], 0, 0, 0
    dm = lambda x: f"{x:%d %b %y}".upper()
    for n, b, p, k in pick(r, pool, rows):
        q, disc = r.choice([1, 2, 5, 10, 25]), r.choice([350, 400, 425, 450])
        a = half(q * p * (1000 - disc), 1000)
        v = half(a * k, 100)
        net, tax, units = net + a, tax + v, units + q
        its.append(item(n, str(q), dec(p), dec(a), f"{k}.0", f"{dec(disc, 1)}%"))
        body.append([str(q), isbn[n], n, b, fmt(p), dec(disc, 1), fmt(a), f"{k}.0"])
    no, vat, cust, ac = digs(r, "8#####"), digs(r, "GB#########"), r.choice(["THE CROOKED SHELF", "PENROSE & DAUGHTER BOOKSELLERS", "ST AIDAN'S COLLEGE SHOP"]), digs(r, "B#####")

    def go(s):
        s.foot = lambda s: s.t(35, 822, "Claims for shortages must be notified within 10 days of invoice date. Returns by authorisation only.", "DM", 6.5)

        def top(s):
            s.t(35, 45, "GANNET ROCK BOOK SERVICES LIMITED", "DMB", 10)
            s.r(560, 45, f"INVOICE {no}   PAGE {s.n}", "DMB", 9)
            return 60
        top(s)
        s.block(35, 60, ["Distribution Centre, Tern Way, Saltmere, SX99 1AA", f"VAT REG NO {vat}"], "DM", 7.5, 11)
        s.block(35, 105, ["INVOICE TO", cust, "14 MARKET HILL", "OLD WEXCOMBE", "WX99 3DD"], "DM", 8.5, 11.5, first="DMB")
        for i, (a, b) in enumerate((("ACCOUNT", ac), ("INVOICE DATE/TAX POINT", dm(d)), ("PAYMENT DUE", dm(due)), ("YOUR REF", "STOCK " + ac[1:4]))):
            s.t(310, 105 + 12 * i, a, "DM", 8)
            s.t(450, 105 + 12 * i, b, "DM", 8)
        cols = columns(32, [("QTY", 32, "r"), ("ISBN/EAN", 84, "l"), ("TITLE", 184, "l"), ("BDG", 30, "l"), ("RRP\nGBP", 50, "r"), ("DISC\n%", 42, "r"), ("NET VALUE\nGBP", 64, "r"), ("VAT\nRATE", 42, "r")])
        st = dict(font="DM", size=7.5, x0=35, x1=560, hrule=.5, htop=.5, hfont="DMB", hsize=7.5, lead=10, pad=2)
        y = flow(s, cols, body, 170, 790, 60, st, True, None, top)
        y = room(s, y, 80, 800, 60, top)
        s.line(35, y, 560, y)
        s.t(35, y + 14, f"TOTAL UNITS {units}", "DM", 8)
        for i, (a, v) in enumerate((("GOODS TOTAL", net), ("VAT", tax), ("INVOICE TOTAL GBP", net + tax))):
            f = "DMB" if i == 2 else "DM"
            s.t(330, y + 14 + 13 * i, a, f, 8.5)
            s.r(515, y + 14 + 13 * i, fmt(v), f, 8.5)
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "GBP", "supplier": {"name": "GANNET ROCK BOOK SERVICES LIMITED", "tax_id": vat}, "customer": {"name": cust},
                     "line_items": its, "subtotal": dec(net), "tax_total": dec(tax), "total": dec(net + tax)}}


LAYOUTS = {"telecom": telecom, "books": books}

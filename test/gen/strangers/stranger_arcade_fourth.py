# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of Germany, France, the Emirates, Australia and a Canadian airport car park."""
import datetime

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_arcade_kit import *


def markt(path, seed, rows):
    """German supermarket: EUR above the column, class A/B, Stk x and kg lines, deposit, tax table, TSE data."""
    r = rng("markt", seed, rows)
    shop, addr = r.choice([("NORDKAUF", ["Lindenstr. 14", "24105 Kiel"]), ("FRISCHMARKT HOLLER oHG", ["Bahnhofsplatz 3", "91522 Ansbach"])])
    pool = wares("sii", "VOLLMILCH 3,5%|119|7;ROGGENMISCHBROT|249|7;BUTTER 250G|229|7;SPUELMITTEL|95|19;EIER BODENH. 10ER|199|7;PILS 0,5L|89|19;"
                 "GOUDA JUNG|279|7;TOILETTENPAPIER|395|19;SPAGHETTI 500G|99|7;TOMATEN PASS.|79|7;KAFFEE GEMAHLEN|549|7;DUSCHGEL|145|19;QUARK 40%|115|7;"
                 "HAEHNCHENBRUST|649|7;APFELSAFT 1L|149|19;SCHOKO ZARTBITTER|109|7;MUELLBEUTEL 35L|165|19;JOGHURT NATUR|89|7")
    t, dt = Tty(path, 226, 40, F("Mono"), 11, 1.22), when(r, 2021)
    t.big(shop, F("SansB"), 1.7)
    for s in addr:
        t.mid(s)
    t.mid("UID Nr.: DE" + digits(r, 9))
    t.line()
    t.line("EUR".rjust(37))
    items, sub, g = [], 0, {}
    for d, p, rate in picks(r, pool, rows):
        k = "A" if rate == 19 else "B"
        pfand = d.startswith("PILS") and len(items) < rows - 1
        if len(items) >= rows:
            break
        if r.random() < 0.15:
            d, up, w = r.choice([("BANANEN", 129, r.randint(400, 1900)), ("RISPENTOMATEN", 299, r.randint(200, 900))])
            k, rate, a, pfand = "B", 7, rnd(Decimal(up * w) / 1000), False
            t.line(f"{d:<27}{C(a):>10} {k}")
            t.line(f"{f'{w / 1000:.3f}'.replace('.', ','):>11} kg x{C(up):>8} EUR/kg")
            items.append({"description": d, "quantity": f"{w / 1000:.3f}", "unit_price": T(up), "amount": T(a)})
        else:
            q = r.choice([1, 1, 1, 2, 6])
            a = p * q
            t.line(f"{d:<27}{C(a):>10} {k}")
            it = {"description": d, "amount": T(a)}
            if q > 1:
                t.line(f"{q:>11} Stk x{C(p):>8}")
                it.update(quantity=str(q), unit_price=T(p))
            items.append(it)
            if pfand:
                t.line(f"{'PFAND 0,08 EUR':<27}{C(8 * q):>10} {k}*")
                if q > 1:
                    t.line(f"{q:>11} Stk x{C(8):>8}")
                items.append(dict({"description": "PFAND 0,08 EUR", "amount": T(8 * q)}, **({"quantity": str(q), "unit_price": "0.08"} if q > 1 else {})))
                a += 8 * q
        sub += a
        g[k] = g.get(k, 0) + a
    t.line("-" * 38)
    t.line(f"{'SUMME':<20}EUR{C(sub):>15}", F("MonoB"))
    t.line("=" * 38)
    data = {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "EUR", "line_items": items,
            "total": T(sub), "paid": T(sub)}
    if r.random() < 0.5:
        paid = tender(r, sub, [500, 1000, 5000])
        t.line(f"{'Geg. BAR':<20}EUR{C(paid):>15}")
        t.line(f"{'Rückgeld BAR':<20}EUR{C(sub - paid):>15}" if paid != sub else "")
        data["paid"] = T(paid)
        if paid != sub:
            data["change"] = T(paid - sub)
    else:
        t.line(f"{'Geg. girocard':<20}EUR{C(sub):>15}")
    t.line()
    t.line("Steuer  %     Netto    Steuer    Brutto")
    s = 0
    for k in sorted(g):
        rate = {"A": 19, "B": 7}[k]
        x = incl(g[k], rate)
        s += x
        t.line(f"{k}= {C(rate * 100)[:-1]:>5}%{C(g[k] - x):>10}{C(x):>10}{C(g[k]):>10}")
    t.line(f"Gesamt   {C(sub - s):>10}{C(s):>10}{C(sub):>10}")
    data["tax"] = T(s)
    t.line()
    for a, v in (("TSE-Signaturzähler:", digits(r, 6)), ("TSE-Transaktion:", digits(r, 6)), ("Seriennummer Kasse:", "KS:" + digits(r, 8))):
        t.line(f"{a:<22}{v}")
    t.line(f"{dt:%d.%m.%Y}      {dt:%H:%M}      Bon-Nr.:{digits(r, 4)}")
    t.mid("Vielen Dank für Ihren Einkauf")
    t.save()
    return {"data": data}


def fournil(path, seed, rows):
    """French bakery and tea room: quantity, name, unit price, sum; VAT by rate; 'dont TVA'."""
    r = rng("fournil", seed, rows)
    shop, addr = r.choice([("Le Fournil de Saint-Aubin", ["8 rue des Carmes", "35000 Rennes"]), ("Maison Delvaux", ["21 cours Gambetta", "69003 Lyon"])])
    pool = wares("sis", "Baguette tradition|130|5,5;Croissant beurre|125|5,5;Pain au chocolat|140|5,5;Café allongé|220|10;"
                 "Formule déjeuner sandwich boisson dessert|1090|10;Éclair café|360|5,5;Thé vert menthe|390|10;Quiche lorraine sur place|680|10;"
                 "Tarte citron meringuée 6 parts|2350|5,5;Verre de rosé 12 cl|450|20;Pain de campagne tranché|320|5,5;Jus d'orange pressé|480|10;"
                 "Far breton|310|5,5;Bière artisanale 33 cl|550|20")
    R, f, b, dt = Roll(path, 226, 13), "Helvetica", "Helvetica-Bold", when(r, 2020, 2025, 7, 19)
    R.mid(shop, "Times-BoldItalic", 15, 16)
    for s in addr + ["Siret " + digits(r, 9) + " 000" + digits(r, 2) + " - NAF 1071C"]:
        R.mid(s, f, 7.5, 9.5)
    R.feed(6)
    R.put(R.l, f"Ticket n° {digits(r, 6)} du {dt:%d/%m/%Y} à {dt:%H:%M:%S}", f, 7.5)
    R.feed(7)
    R.box(R.l, R.y, R.r - R.l, 13, fill="#e3e3e3")
    R.feed(9.5)
    xs = (R.l + 16, R.l + 22, 170, R.r - 3)
    for x, h, al in zip(xs, ("Qté", "Désignation", "P.U.", "Total €"), "rlrr"):
        R.put(x, h, b, 7.5, al)
    R.feed(15)
    items, tot, g = [], 0, {}
    for d, p, rate in picks(r, pool, rows):
        q = r.choice([1, 1, 2, 3])
        for x, v, al in zip((xs[0], xs[2], xs[3]), (str(q), C(p), C(p * q)), "rrr"):
            R.put(x, v, f, 8, al)
        for s in wrap(d, f, 8, 108):
            R.put(xs[1], s, f, 8)
            R.feed(10.5)
        items.append({"description": d, "quantity": str(q), "unit_price": T(p), "amount": T(p * q)})
        tot += p * q
        g[rate] = g.get(rate, 0) + p * q
    R.rule()
    R.feed(4)
    R.pair(f"TOTAL TTC ({sum(int(x['quantity']) for x in items)} art.)", C(tot) + " €", b, 11, 15)
    R.pair("Carte bancaire", C(tot) + " €", f, 8, 15)
    for x, h in zip((R.l + 40, 95, 150, R.r - 3), ("Taux", "H.T.", "T.V.A.", "T.T.C.")):
        R.put(x, h, b, 7, "r")
    R.feed(9)
    s = 0
    for rate in sorted(g, key=len, reverse=True):
        v = incl(g[rate], rate.replace(",", "."))
        s += v
        for x, h in zip((R.l + 40, 95, 150, R.r - 3), (rate + " %", C(g[rate] - v), C(v), C(g[rate]))):
            R.put(x, h, f, 7, "r")
        R.feed(9)
    R.feed(7)
    R.mid("Merci de votre visite, à bientôt !", f, 8)
    R.save(order=lambda ts: sorted(ts, key=lambda o: o[1] + wid(*o[3:6]) > 160))
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M:%S}", "currency": "EUR",
                     "line_items": items, "tax": T(s), "total": T(tot), "paid": T(tot)}}


def baqala(path, seed, rows):
    """Emirates grocery or cafeteria: platypus table with full grid, TRN, VAT 5 % inside."""
    r = rng("baqala", seed, rows)
    shop, addr = r.choice([("AL NAHDA STAR GROCERY LLC", ["Shop 4, Al Wasl Bldg, Al Nahda 2", "Dubai - U.A.E."]),
                           ("WARDAT AL BAHR CAFETERIA", ["Corniche Street, Near Fish Market", "Ajman, UAE"])])
    pool = wares("si", "Laban Up 1L|650;Arabic Bread Large|300;Karak Tea|150;Chicken Shawarma|900;Dates Khudri 500g|1450;Labneh 400g|1125;"
                 "Basmati Rice 5kg|3895;Mineral Water 6x1.5L|1100;Halloumi 225g|1575;Omani Chips|150;Mixed Grill Plate with Hummus and Salad|3800;"
                 "Avocado Juice|1400;Zaatar Manakish|800;Phone Card 25|2500;Tissue Box x5|1275;Egg Paratha|500")
    dt = when(r, 2018)
    st = {k: ParagraphStyle(k, fontName=n, fontSize=z, leading=z * 1.25, alignment=al) for k, n, z,
          al in (("h", "Helvetica-Bold", 11, 1), ("c", "Helvetica", 8, 1), ("n", "Helvetica", 7.5, 0), ("b", "Helvetica-Bold", 9, 1))}
    items, body, tot = [], [["Sl", "Item", "Qty", "Price", "Amount"]], 0
    for i, (d, p) in enumerate(picks(r, pool, rows), 1):
        q = r.choice([1, 1, 2, 5])
        body.append([str(i), Paragraph(d, st["n"]), str(q), M(p), M(p * q)])
        items.append({"description": d, "quantity": str(q), "unit_price": T(p), "amount": T(p * q)})
        tot += p * q
    v = incl(tot, 5)
    grid = [("FONT", (0, 0), (-1, -1), "Helvetica", 7.5), ("GRID", (0, 0), (-1, -1), 0.4, "#000000"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("ALIGN", (2, 0), (-1, -1), "RIGHT")]
    grid += [(k + "PADDING", (0, 0), (-1, -1), 2.5) for k in ("LEFT", "RIGHT", "TOP", "BOTTOM")]
    foot = Table([["Taxable Amount", M(tot - v)], ["VAT 5%", M(v)], ["Total (AED) Incl. VAT", M(tot)], [r.choice(["Cash", "Card"]), M(tot)]], [150, 54],
                 hAlign="CENTER",
                 style=grid + [("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("FONT", (0, 2), (-1, 2), "Helvetica-Bold", 9)])
    flow = [Paragraph(shop, st["h"])] + [Paragraph(s, st["c"]) for s in addr + ["Tel: 04-2" + digits(r, 6), "TRN: 100" + digits(r, 12)]]
    flow += [Spacer(1, 4), Paragraph("TAX INVOICE", st["b"]), Spacer(1, 4), Paragraph(f"Bill No: {digits(r, 6)} &nbsp;&nbsp; Date: {dt:%d-%b-%Y %H:%M}",
                                                                                      st["n"]), Spacer(1, 3)]
    flow += [Table(body, [16, 84, 22, 38, 44], repeatRows=1, style=grid + [("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5)]), Spacer(1, 4), foot,
             Spacer(1, 6), Paragraph("THANK YOU - SHUKRAN", st["c"])]
    h = sum(x.wrap(206, 1e5)[1] for x in flow) + 36
    SimpleDocTemplate(path, pagesize=(226, h), leftMargin=5, rightMargin=5, topMargin=8, bottomMargin=8, invariant=1, title="Tax invoice").build(flow)
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "AED", "line_items": items,
                     "subtotal": T(tot - v), "tax": T(v), "total": T(tot), "paid": T(tot)}}


def ironmonger(path, seed, rows):
    """Australian hardware barn: code above the name, 'n @ $x' on its own line, cash rounding, GST included in total."""
    r = rng("ironmonger", seed, rows)
    shop, addr = r.choice([("Tradie's Barn Warehouse", ["1082 Princes Hwy", "Fairy Meadow NSW 2519"]),
                           ("Gumtree Hardware", ["77 Anzac Ave", "Toowoomba QLD 4350"])])
    pool = wares("si", "GARDEN HOSE 15M|2498;TREATED PINE 90X45 2.4M|1365;DECK OIL MERBAU 4L|8990;BATTEN SCREWS 50PK|1247;POTTING MIX 25L|583;"
                 "LED DOWNLIGHT 9W|1195;MASKING TAPE 24MM|312;ROLLER KIT 230MM|1671;RAPID SET 20KG|864;SAFETY GLASSES|749;CABLE TIES 100PK|436;"
                 "FLY SCREEN MESH|2219;TAP TIMER 2 DIAL|3298;SNAG TONGS|577")
    R, f, b, dt = Roll(path, 226, 15), F("Mono"), F("MonoB"), when(r, 2020)
    for s, fo in [(shop, b)] + [(a, f) for a in addr] + [("ABN " + digits(r, 11), f)]:
        R.put(R.l, s, fo, 8)
        R.feed(10)
    R.feed(5)
    R.put(R.l, "** TAX INVOICE **", b, 8)
    R.feed(14)
    items, sub = [], 0
    for d, p in picks(r, pool, rows):
        q = r.choice([1, 1, 1, 3, 8])
        R.pair("9" + digits(r, 12), "", f, 6.5, 8.5)
        R.pair(d, "$" + M(p * q), f, 7, 9)
        if q > 1:
            R.pair(f"    {q} @ ${M(p)}", "", f, 6.5, 9)
        R.feed(2)
        items.append(dict({"description": d, "amount": T(p * q)}, **({"quantity": str(q), "unit_price": T(p)} if q > 1 else {})))
        sub += p * q
    tot = rnd(Decimal(sub) / 5) * 5
    data = {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "AUD", "line_items": items,
            "tax": T(incl(sub, 10))}
    R.feed(4)
    R.pair("Total", "$" + M(sub), b, 9, 11)
    R.pair("GST INCLUDED IN THE TOTAL", "$" + M(incl(sub, 10)), f, 7, 12)
    if r.random() < 0.5:
        cash = tender(r, tot, [500, 2000, 5000])
        rows_ = [("Rounding", tot - sub), ("Cash AUD", cash), ("Change", cash - tot)]
        data.update(rounding=T(tot - sub), total=T(sub), paid=T(cash), change=T(cash - tot))
    else:
        rows_ = [("EFT AUD", sub)]
        data.update(total=T(sub), paid=T(sub))
    for a, v in rows_:
        R.pair(a, ("-" if v < 0 else "") + "$" + M(abs(v)), f, 7, 10)
    R.feed(8)
    R.bars(digits(r, 12), 24, 1.2)
    R.feed(11)
    R.mid(f"{dt:%d/%m/%Y} {dt:%H:%M} R{r.randint(1, 40):02d} P{digits(r, 3)} C{digits(r, 6)}", f, 7)
    R.save(order=lambda ts: sorted(ts, key=lambda o: o[3].startswith(("$", "-$"))))
    return {"data": data}


def parkade(path, seed, rows):
    """Canadian long-stay airport car park: a line for each day, label left of value, GST."""
    r = rng("parkade", seed, rows)
    shop, addr = r.choice([("Skyline Park & Fly", ["4820 Grant McConachie Way", "Richmond BC V7B 1Y9"]),
                           ("Northgate Airport Parking", ["2135 Airport Road NE", "Calgary AB T2E 6W5"])])
    R = Roll(path, 226, 16)
    f, b = F("Sans"), F("SansB")
    out_ = when(r)
    day = r.choice([2400, 2895, 1995])
    R.box(R.l, 10, 26, 26, fill="#1d4f91", radius=3)
    R.put(R.l + 13, "P", b, 18, "c", "#ffffff", 30)
    R.put(R.l + 34, shop, b, 10.5, y=21)
    R.put(R.l + 34, "PARKING RECEIPT", f, 8, y=33)
    R.y = 54
    first = out_ - datetime.timedelta(days=rows - 1, minutes=r.randint(1, 300))
    for a, v in (("Ticket", digits(r, 8)), ("Plate", r.choice("BCDK") + r.choice("ABTX") + digits(r, 4)), ("Lot", r.choice(["Value", "Economy B", "P4"])),
                 ("Entry", f"{first:%Y-%m-%d %H:%M}"), ("Exit", f"{out_:%Y-%m-%d %H:%M}")):
        R.put(R.l, a, f, 8, col="#444444")
        R.put(R.l + 46, v, f, 8)
        R.feed(11)
    R.rule(lw=1.2)
    items = []
    for i in range(rows):
        d = first + datetime.timedelta(days=i)
        p = day if i < rows - 1 or rows == 1 else r.choice([day, 800, 1200])
        s = f"{d:%a %b %d} {'Daily max' if p == day else 'Hourly rate'}"
        R.pair(s, M(p), f, 8, 11.5)
        items.append({"description": s, "amount": T(p)})
    R.feed(-2)
    R.rule(lw=1.2, gap=(2, 10.5))
    sub = sum(rnd(Decimal(x["amount"]) * 100) for x in items)
    g = pct(sub, 5)
    R.pair("Parking fees", "$" + M(sub), f, 8, 12)
    R.pair("GST 5%", "$" + M(g), f, 8, 14)
    R.pair("Total CAD", "$" + M(sub + g), b, 11, 16)
    R.pair(r.choice(["VISA", "MASTERCARD", "INTERAC"]) + " ************" + digits(r, 4), "$" + M(sub + g), f, 7.5, 11)
    R.put(R.l, "APPROVED  Auth " + digits(r, 6), f, 7.5)
    R.feed(18)
    for a in addr:
        R.put(R.l, a, f, 7.5)
        R.feed(10)
    R.put(R.l, "GST/HST No. 8" + digits(r, 8) + " RT0001", f, 7.5)
    R.save(order=lambda ts: sorted(ts, key=lambda o: o[1] > 120))
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{out_:%Y-%m-%d}", "time": f"{out_:%H:%M}", "currency": "CAD",
                     "line_items": items, "subtotal": T(sub), "tax": T(g), "total": T(sub + g), "paid": T(sub + g)}}


LAYOUTS = {"markt": markt, "fournil": fournil, "baqala": baqala, "ironmonger": ironmonger, "parkade": parkade}

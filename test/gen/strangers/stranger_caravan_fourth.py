# SPDX-License-Identifier: AGPL-3.0-or-later
"""Italy, Spain, the Netherlands, United Arab Emirates, Poland."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_caravan_kit import *

N, NB = "Comm13Noto", "Comm13NotoB"

def italia(path, seed, rows):
    """Print of an electronic invoice through a trade association's style sheet: small boxed tables one under the other."""
    r = rng("italia", seed, rows)
    sup, cust = firms(r, "italia")
    pool = ["Formaggio stagionato {18|24|30} mesi, in forma intera;KG;13.9;4", "Burro di centrifuga {250|500} g;PZ;3.35;4", "Trasporto refrigerato;NR;45;22",
            "Cassette in legno {grandi|piccole};PZ;2.15;22", "Noleggio affettatrice {giugno|luglio};NR;120;22", "Olio lubrificante per catene 5 L;PZ;38.7;22",
            "Guarnizione OR {24|32}x3;PZ;0.62;22", "Manodopera specializzata;ORE;42;22"]
    pool = pool if r.random() < .5 else [p for p in pool if p.endswith("22")]
    va, vb, date, no = "IT" + ident(r, "IT"), "IT" + ident(r, "IT"), day(r), f"{r.randint(1, 1900)}/{r.choice(['A', 'FE', '00'])}"
    due, tab, items, base, H, ib = plus(date, 30), [], [], {}, "Helvetica", iban("IT", "X" + digits(r, 10) + digits(r, 12))
    for d, u, p, t in goods(r, pool, rows):
        q = D(r.randint(20, 400)) / 10 if u == "KG" else count(r, p)
        a = q2(q * p)
        base[t] = base.get(t, 0) + a
        tab.append((wrap(d, H, 7.5, 186), eu(q), u, eu(p), t + ",00", eu(a)))
        items.append({"description": d, "quantity": s2(q), "unit": u, "unit_price": str(p), "tax_rate": t, "amount": s2(a)})
    tax = {t: q2(b * D(t) / 100) for t, b in base.items()}
    total, cod = sum(base.values()) + sum(tax.values()), "".join(r.choice("ABCDEFGHKMNPRSTUW0123456789") for _ in range(7))
    def draw(c, pages):
        def grid(y, ws, h, heads, cells, aligns):
            x = 30
            for w, k, v, a in zip(ws, heads, cells, aligns):
                c.rect(x, y - h, w, h)
                c.rect(x, y - h - 16, w, 16)
                TT(c, (x + w / 2, y - h + 4, k, H, 6.5, "c"), ({"l": x + 4, "c": x + w / 2, "r": x + w - 4}[a], y - h - 11, v, H, 7.5, a))
                x += w
            return y - h - 16
        def lines(y):
            xs = (30, 224, 274, 304, 374, 434, 565)
            for a, b, h in zip(xs, xs[1:], ("Descrizione", "Quantità", "UM", "Prezzo unitario", "%IVA", "Prezzo totale")):
                fill(c, a, y - 13, b - a, 13, "#e6e6e6")
                c.rect(a, y - 13, b - a, 13)
                T(c, (a + b) / 2, y - 9, h, H, 6.5, "c")
            return xs, y - 13
        c.setLineWidth(.5)
        for x, k, who, v in ((30, "Cedente/prestatore (fornitore)", sup, va), (300, "Cessionario/committente (cliente)", cust, vb)):
            c.rect(x, 700, 265, 105)
            T(c, x + 6, 792, k, "Helvetica-Bold", 8.5)
            block(c, x + 6, 776, (f"Identificativo fiscale ai fini IVA: {v}", f"Denominazione: {who[0]}", f"Indirizzo: {who[1]}", f"Comune: {who[2]}"), H, 8,
                    13)
        y = grid(692, (150, 80, 115, 90, 100), 13, ("Tipologia documento", "Art. 73", "Numero documento", "Data documento", "Codice destinatario"),
                ("TD01 fattura", "", no, f"{date:%d-%m-%Y}", cod), "lcccc")
        page, (xs, y) = 1, lines(y - 10)
        for ds, *v in tab:
            h = 9 * len(ds) + 7
            if y - h < 50:
                c.showPage()
                c.setLineWidth(.5)
                page, (xs, y) = page + 1, lines(800)
            for a, b in zip(xs, xs[1:]):
                c.rect(a, y - h, b - a, h)
            block(c, 34, y - 10, ds, H, 7.5, 9)
            C(c, y - 10, H, 7.5, *[(x - 4, "r", s) for x, s in zip(xs[2:], v)])
            y -= h
        y, page = turn(c, y, 200, page, 810)
        c.setLineWidth(.5)
        T(c, 297, y - 16, "RIEPILOGHI IVA E TOTALI", "Helvetica-Bold", 8.5, "c")
        y -= 22
        for j, t in enumerate(base):
            y = grid(y, (215, 60, 90, 85, 85), 13, ("esigibilità iva / riferimenti normativi", "%IVA", "Spese accessorie", "Totale imponibile",
                    "Totale imposta"), ("I (esigibilità immediata)", t + ",00", "", eu(base[t]), eu(tax[t])), "lrrrr")
        y = grid(y, (150, 150, 75, 160), 13, ("Importo bollo", "Sconto/Maggiorazione", "Valuta", "Totale documento"), ("", "", "EUR", eu(total)), "rrcr")
        grid(y - 12, (150, 205, 90, 90), 13, ("Modalità pagamento", "IBAN", "Data scadenza", "Importo"), ("MP05 Bonifico", ib, f"{due:%d-%m-%Y}", eu(total)),
                "llcr")
        return page
    twice(path, A4, draw)
    sums = {"subtotal": sum(base.values()), "tax_total": sum(tax.values())} if len(base) == 1 else {}
    return truth(no, date, due, "EUR", (sup[0], va), (cust[0], vb), items, total=total, **sums)

def espana(path, seed, rows):
    """A Spanish start-up's web billing: airy, coloured heads, IVA per line, retention of income tax for the self-employed."""
    r = rng("espana", seed, rows)
    sup, cust = firms(r, "espana")
    pool = ["Diseño de {cartel|folleto|etiqueta};;140", "Mantenimiento web {enero|febrero|marzo}/Incluye copias de seguridad;;60",
            "Campaña en redes/{Instagram|LinkedIn}, gestión y creatividades;;350", "Sesión fotográfica;;220", "Hora de consultoría;;45",
            "Alojamiento anual;;96", "Traducción al {inglés|francés};;38"]
    free, date, no, col = sup[0].startswith("L"), day(r), r.randint(1, 9999), r.choice(["#1c8c7d", "#c8553d", "#35478c"])
    k, no, ib = digits(r, 8), f"F{date:%y}{no:04d}", iban("ES", digits(r, 20))
    nif, cif, due, tab, items = (k + "TRWAGMYFPDXBNJZSQVHLCKE"[int(k) % 23]) if free else ident(r, "ES"), ident(r, "ES"), plus(date, 15), [], []
    for d, _, p in goods(r, pool, rows, whole=True):
        a = q2((q := count(r, p)) * p)
        t = q2(a * 21 / 100)
        d1, _, d2 = d.partition("/")
        tab.append((d1, d2, eu(p) + "€", plain(q), eu(a) + "€", "21%", eu(a + t) + "€", a, t))
        items.append({"description": f"{d1} {d2}".strip(), "quantity": plain(q), "unit_price": str(p), "tax_rate": "21", "amount": s2(a + t)})
    sub, tax = sum(t[7] for t in tab), sum(t[8] for t in tab)
    ret = q2(sub * 15 / 100) if free else D(0)
    total, xs = sub + tax - ret, (322, 382, 450, 492, 555)
    def draw(c, pages):
        fill(c, 0, 832, 595.3, 10, col)
        T(c, 40, 780, "Factura", NB, 24, "l", col)
        for j, (a, b) in enumerate((("Número #", no), ("Fecha", f"{date:%d/%m/%Y}"), ("Vencimiento", f"{due:%d/%m/%Y}"))):
            TT(c, (40 + 95 * j, 752, a, N, 8, "l", "#888888"), (40 + 95 * j, 739, b, N, 9.5))
        for x, a, who, v in ((40, "De", sup, nif), (310, "Para", cust, cif)):
            TT(c, (x, 706, a, N, 8, "l", "#888888"), (x, 692, who[0], NB, 10))
            block(c, x, 678, who[1:] + ("España", ("NIF: " if v is nif and free else "CIF: ") + v), N, 9, 12.5)
        page, y = 1, 600
        for j, (d1, d2, *v) in enumerate([("CONCEPTO", "", "PRECIO", "UNIDADES", "SUBTOTAL", "IVA", "TOTAL")] + tab):
            y, page = turn(c, y, 80, page, 790)
            f, s, k = (NB, 7.5, col) if j == 0 else (N, 9, None)
            TT(c, (40, y, d1, f, s, "l", k), *[(x, y, t, f, s, "r", k) for x, t in zip(xs, v)])
            if d2:
                y -= 11
                T(c, 40, y, d2, N, 7.5, "l", "#888888")
            rule(c, 40, y - 7, 555, .4, "#cccccc")
            y -= 21
        y, page = turn(c, y, 170, page, 790)
        for k, v in [("BASE IMPONIBLE", sub), ("IVA 21%", tax)] + ([("IRPF -15%", -ret)] if free else []):
            TT(c, (450, y - 6, k, N, 8.5, "r", "#555555"), (555, y - 6, eu(v) + "€", N, 9.5, "r"))
            y -= 18
        fill(c, 350, y - 20, 205, 24, col)
        TT(c, (450, y - 12, "TOTAL", NB, 10, "r", "#ffffff"), (549, y - 12, eu(total) + "€", NB, 11, "r", "#ffffff"))
        TW(c, 40, y - 50, f"Pago por transferencia bancaria al siguiente número de cuenta: {by(ib, 4)}", N, 8)
        return page
    twice(path, A4, draw)
    return truth(no, date, due, "EUR", (sup[0], nif), (cust[0], cif), items, subtotal=sub, tax_total=tax, total=total)

def nederland(path, seed, rows):
    """Dutch bookkeeping package: euro signs standing apart from the figures, btw code column, base named in the tax label."""
    r = rng("nederland", seed, rows)
    sup, cust = firms(r, "nederland")
    pool = ["Boeket gemengd {klein|groot};9;24.5", "Arbeidsloon monteur;21;62", "Voorrijkosten;21;32.5",
            "Onderhoud cv-ketel, inclusief klein materiaal en {rookgasmeting|lekcontrole};21;98", "Kamerplant {Ficus|Monstera} in pot;9;18.95",
            "Thermostaatkraan M30;21;21.4", "Rozen rood {50|60} cm;9;1.15", "Koperen buis 15 mm p/m;21;7.8"]
    vat, date, no, deb = ident(r, "NL"), day(r), r.randint(70001, 79999), r.randint(10000, 19999)
    no, due, tab, items, base, F, B = f"{date:%y}{no}", plus(date, 14), [], [], {}, "Times-Roman", "Times-Bold"
    for d, t, p in goods(r, pool, rows):
        a = q2((q := count(r, p, d.startswith("Arb"))) * p)
        base[t] = base.get(t, 0) + a
        tab.append((eu(q), wrap(d, F, 10, 225), eu(p), eu(a), t + "%"))
        items.append({"description": d, "quantity": s2(q), "unit_price": str(p), "tax_rate": t, "amount": s2(a)})
    tax, sub = {t: q2(b * D(t) / 100) for t, b in sorted(base.items())}, sum(base.values())
    total, ib = sub + sum(tax.values()), iban("NL", "INGB0" + digits(r, 9))
    def draw(c, pages):
        T(c, 60, 790, sup[0], B, 15)
        block(c, 555, 792, sup[1:] + (f"Btw-nr. {vat}", f"KvK {vat[2:10]}"), F, 9, 11.5, "r")
        block(c, 60, 715, cust, F, 11, 14)
        T(c, 60, 630, "FACTUUR", B, 14)
        for j, (k, v) in enumerate((("Factuurnummer", no), ("Factuurdatum", f"{date.day} {NL[date.month - 1]} {date.year}"), ("Vervaldatum",
                f"{due.day} {NL[due.month - 1]} {due.year}"), ("Debiteurnummer", deb))):
            C(c, 612 - 13 * j, F, 10.5, (60, "l", k), (150, "l", f": {v}"))
        page, y = 1, 535
        for j, (q, ds, p, a, t) in enumerate([("Aantal", ["Omschrijving"], "Prijs", "Bedrag", "Btw")] + tab):
            if y - 12 * len(ds) < 70:
                T(c, 555, 50, f"Vervolg op pagina {page + 1}", F, 9, "r")
                c.showPage()
                page, y = page + 1, 780
            C(c, y, B if j == 0 else F, 10, (100, "r", q), (440, "r", p), (516, "r", a), (555, "r", t))
            if j:
                C(c, y, F, 10, (382, "l", "€"), (455, "l", "€"))
            y = block(c, 114, y, ds, B if j == 0 else F, 10, 12) - (2 if j else 10)
        y, page = turn(c, y, 190, page, 780)
        rule(c, 455, y + 1, 516)
        y -= 12
        for k, v, f in [("Totaal exclusief btw", sub, F)] + [(f"Btw {t}% over € {eu(base[t])}", v, F) for t, v in tax.items()] + [("Te betalen", total, B)]:
            if f == B:
                rule(c, 455, y + 11, 516)
            C(c, y, f, 10, (240, "l", k), (455, "l", "€"), (516, "r", eu(v)))
            y -= 16
        T(c, 60, y - 24, f"Wij verzoeken u het bedrag vóór {due:%d-%m-%Y} over te maken op {by(ib, 4)}", F, 10)
        T(c, 60, y - 37, f"ten name van {sup[0]} onder vermelding van {no}.", F, 10)
        return page
    twice(path, A4, draw)
    return truth(no, date, due, "EUR", (sup[0], vat), (cust[0], None), items, subtotal=sub, tax_total=sum(tax.values()) if len(tax) == 1 else None,
            total=total)

def emirates(path, seed, rows):
    """Dubai trader on a web suite: two-language heads, TRN, taxable amount, VAT and gross in each row, sum in words."""
    r = rng("emirates", seed, rows)
    sup, cust = firms(r, "emirates")
    pool = ["Plywood marine {12|18}mm 4x8 ft;pcs;92", "Tile adhesive 20kg {grey|white};bag;18.5", "A4 copy paper 80gsm;box;64",
            "Mesh back executive chair with adjustable lumbar support;pcs;445", "Cable tray {100|150}mm x 3m;pcs;37.25",
            "Delivery charges {Dubai|Abu Dhabi};trip;150", "GI binding wire;kg;4.6", "Whiteboard 120x{90|180} cm;pcs;168"]
    ta, tb, date, F, B = f"100{digits(r, 9)}003", f"100{digits(r, 9)}003", day(r), "Helvetica", "Helvetica-Bold"
    no, due, tab, items = f"INV-{r.randint(120, 9870):06d}", plus(date, 30), [], []
    for n, (d, u, p) in enumerate(goods(r, pool, rows)):
        q = count(r, p)
        a, t = q2(q * p), q2(q2(q * p) / 20)
        tab.append((n + 1, wrap(d, F, 8, 150), num(q), u, num(p), num(a), "5.00", num(t), num(a + t), a, t))
        items.append({"description": d, "quantity": s2(q), "unit": u, "unit_price": str(p), "tax_rate": "5", "tax": s2(t), "amount": s2(a + t)})
    sub, tax = sum(t[9] for t in tab), sum(t[10] for t in tab)
    total, cols = sub + tax, [(30, 20, "#", "", "c"), (50, 160, "Item & Description", "الوصف", "l"), (210, 62, "Qty", "الكمية", "r"), (272, 56, "Rate",
            "السعر", "r"), (328, 68, "Taxable Amount", "المبلغ", "r"), (396, 38, "VAT %", "", "r"), (434, 58, "VAT", "الضريبة", "r"), (492, 73, "Amount",
            "المجموع", "r")]
    say = words(int(total)).title() + (f" and {words(int(total * 100) % 100).title()} Fils" if total % 1 else "")
    def draw(c, pages):
        def head(y):
            for x, w, en, ar, a in cols:
                fill(c, x, y - 30, w, 30, "#3c3d3a")
                TT(c, (x + w / 2, y - 12, en, F, 7.5, "c", "#ffffff"), *[(x + w / 2, y - 25, arabic(ar), "Comm13Ar", 8.5, "c", "#ffffff")][:len(ar)])
            return y - 44
        T(c, 30, 795, sup[0], B, 11)
        block(c, 30, 782, [sup[1], f"TRN {ta}"], F, 8.5, 12)
        TT(c, (565, 790, "TAX INVOICE", F, 20, "r"), (565, 768, arabic("فاتورة ضريبية"), "Comm13Ar", 14, "r"))
        TT(c, (565, 746, f"Balance Due  AED {num(total)}", B, 10, "r"), (30, 716, "Bill To", F, 8.5, "l", "#777777"), (30, 703, cust[0], B, 9))
        block(c, 30, 691, [cust[1], f"TRN {tb}"], F, 8.5, 12)
        for j, (en, ar, v) in enumerate((("Invoice No.", "رقم الفاتورة", no), ("Invoice Date", "تاريخ الفاتورة", f"{date:%d %b %Y}"), ("Due Date", "",
                f"{due:%d %b %Y}"))):
            C(c, 712 - 16 * j, F, 8.5, (400, "r", en + " :"), (565, "r", v))
            T(c, 470, 712 - 16 * j, arabic(ar), "Comm13Ar", 8.5, "r")
        page, y = 1, head(650)
        for n, ds, q, u, p, a, rt, t, g, *_ in tab:
            if y - 11 * len(ds) < 60:
                c.showPage()
                page, y = page + 1, head(800)
            C(c, y, F, 8, (40, "c", n), (268, "r", q), (324, "r", p), (392, "r", a), (430, "r", rt), (488, "r", t), (561, "r", g))
            T(c, 268, y - 9.5, u, F, 6.5, "r", "#777777")
            y = block(c, 54, y, ds, F, 8, 10) - (13 if len(ds) == 1 else 4)
            rule(c, 30, y + 9, 565, .4, "#cccccc")
            y -= 4
        y, page = turn(c, y, 150, page, 790)
        for k, v, f in (("Sub Total", num(sub), F), ("Standard Rate (5%)", num(tax), F), ("Total", "AED " + num(total), B), ("Balance Due",
                "AED " + num(total), B)):
            C(c, y - 8, f, 9, (470, "r", k), (561, "r", v))
            y -= 17
        block(c, 30, y + 60, ["Total In Words"] + wrap(f"UAE Dirham {say} Only", "Helvetica-BoldOblique", 8, 300), "Helvetica-BoldOblique", 8, 11)
        return page
    twice(path, A4, draw)
    return truth(no, date, due, "AED", (sup[0], ta), (cust[0], tb), items, subtotal=sub, tax_total=tax, total=total, amount_due=total)

def polska(path, seed, rows):
    """Polish VAT invoice: seller and buyer side by side, grid with net, VAT and gross, recap by rate, the sum in words."""
    r = rng("polska", seed, rows)
    sup, cust = firms(r, "polska")
    pool = ["Papier ksero A4 {80|90} g;ryza;17.9;23", "Zeszyt 60 kartek {kratka|linia};szt.;2.45;23", "Książka \"Przyroda wokół nas\";szt.;29.5;5",
            "Regał sosnowy {80|120}x180 cm z półkami regulowanymi;szt.;385;23", "Transport;usł.;75;23", "Blat dębowy olejowany;m2;310;23",
            "Podręcznik kl. {IV|V|VI};szt.;31.2;5", "Zszywki 24/6;op.;1.85;23"]
    na, nb, date = by(ident(r, "PL"), 3, 3, 2, 2).replace(" ", "-"), by(ident(r, "PL"), 3, 3, 2, 2).replace(" ", "-"), day(r)
    no, due, tab, items, base = f"FV {r.randint(1, 480)}/{date.month:02d}/{date.year}", plus(date, 14), [], [], {}
    P = lambda s, a=0, f=N, z=7.5: Paragraph(str(s), ParagraphStyle("p", fontName=f, fontSize=z, leading=z + 2.5, alignment=a))
    pl = lambda x: num(x, 2, " ", ",")
    for n, (d, u, p, t) in enumerate(goods(r, pool, rows)):
        a = q2((q := count(r, p)) * p)
        v, b = q2(a * D(t) / 100), base.setdefault(t, [D(0), D(0)])
        b[0], b[1] = b[0] + a, b[1] + v
        tab.append([P(n + 1, 1), P(d), P(u, 1), P(q, 2), P(pl(p), 2), P(pl(a), 2), P(t + "%", 2), P(pl(v), 2), P(pl(a + v), 2)])
        items.append({"description": d, "quantity": str(q), "unit": u, "unit_price": str(p), "tax_rate": t, "tax": s2(v), "amount": s2(a + v)})
    sub, tax = sum(b[0] for b in base.values()), sum(b[1] for b in base.values())
    total, hs = sub + tax, ("Lp.", "Nazwa towaru lub usługi", "J.m.", "Ilość", "Cena netto", "Wartość netto", "Stawka VAT", "Kwota VAT", "Wartość brutto")
    main = Table([[P(h, 1, NB, 7) for h in hs]] + tab, [24, 160, 34, 36, 52, 62, 40, 54, 62], repeatRows=1, style=[("GRID", (0, 0), (-1, -1), .5, "black"),
            ("BACKGROUND", (0, 0), (-1, 0), "#e4e4e4"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("LEFTPADDING", (0, 0),
            (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    rec = [[P(t + "%", 2), P(pl(b[0]), 2), P(pl(b[1]), 2), P(pl(sum(b)), 2)] for t, b in sorted(base.items(), reverse=True)]
    recap = Table([[P(h, 1, NB, 7) for h in ("Stawka", "Netto", "VAT", "Brutto")]] + rec + [[P("Razem", 2, NB)] + [P(pl(x), 2, NB) for x in (sub, tax,
            total)]], [46, 70, 62, 74], hAlign="RIGHT", style=[("GRID", (0, 0), (-1, -1), .5, "black"), ("TOPPADDING", (0, 0), (-1, -1), 1)])
    el = [P(f"Faktura VAT nr {no}", 1, NB, 14), Spacer(1, 12),
            P(f"Data wystawienia: {date}<br/>Data sprzedaży: {date}<br/>Termin płatności: {due}<br/>Sposób zapłaty: przelew", 2, N, 8.5), Spacer(1, 10),
            Table([[P("Sprzedawca", 0, NB, 9), P("Nabywca", 0, NB, 9)], [P("<br/>".join(sup) + f"<br/>NIP: {na}", 0, N, 9),
            P("<br/>".join(cust) + f"<br/>NIP: {nb}", 0, N, 9)]], [262, 262], style=[("LINEBELOW", (0, 0), (-1, 0), .5, "black")]), Spacer(1, 14), main,
            Spacer(1, 10), KeepTogether([recap, Spacer(1, 12), P(f"Do zapłaty: {pl(total)} PLN", 0, NB, 12),
            P(f"Słownie: {slownie(int(total))} PLN {int(total * 100) % 100:02d}/100", 0, N, 8.5), Spacer(1, 44), Table([[P("." * 50, 1), P("." * 50, 1)],
            [P("osoba upoważniona do odbioru", 1, N, 7), P("osoba upoważniona do wystawienia", 1, N, 7)]], [262, 262])])]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=35, rightMargin=35, topMargin=40, bottomMargin=40, invariant=1).build(el)
    return truth(no, date, due, "PLN", (sup[0], na), (cust[0], nb), items, subtotal=sub, tax_total=tax, total=total)

LAYOUTS = {"italia": italia, "espana": espana, "nederland": nederland, "emirates": emirates, "polska": polska}

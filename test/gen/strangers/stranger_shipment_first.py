# SPDX-License-Identifier: AGPL-3.0-or-later
"""Poland, Czechia, Portugal, Greece."""
from stranger_shipment_kit import *
from reportlab.platypus import Table, Spacer, KeepTogether

PL = [("ZK-20", "Zawór kulowy gwint wew./zew. {} mosiądz, dźwignia", "szt.", 2840, 2300), ("RPP", "Rura PP-R stabi {} biała, sztanga 4 m", "m", 1190, 2300),
      ("KOL", "Kolano miedziane lutowane 90° {}", "szt.", 415, 2300), ("OT", "Otulina termoizolacyjna {} gr. 13 mm", "m", 265, 2300),
      ("GRZ", "Grzejnik płytowy typ 22 wys. 600 z podłączeniem dolnym i wkładką termostatyczną", "szt.", 48900, 2300),
      ("PMP", "Pompa obiegowa 25/60 180 mm", "szt.", 39900, 2300), ("TSN", "Taśma teflonowa 12 m", "op.", 320, 2300),
      ("MON", "Montaż i próba ciśnieniowa instalacji c.o. w lokalu mieszkalnym", "usł.", 85000, 800),
      ("SYF", "Syfon umywalkowy butelkowy z sitkiem", "szt.", 2150, 2300), ("WYM", "Wymiana zaworów w budynku mieszkalnym", "usł.", 16500, 800),
      ("USZ", "Uszczelka gumowa płaska {} (opak. 50 szt.)", "op.", 980, 2300), ("ROZ", "Rozdzielacz do ogrzewania podłogowego 8 obwodów z przepływomierzami", "kpl.", 64500, 2300)]


def faktura(path, seed, rows):
    r = rng("faktura", seed, rows)
    items = make_items(r, rows, PL, (0, 0, 500, 1000), sizes=('1/2"', '3/4"', '1"', "fi 20", "fi 25"), qmax=40)
    d = day(r)
    due = plus(d, r.choice((7, 14, 21)))
    no = f"FV/{r.randint(12, 980)}/{d.month:02d}/{d.year}"
    nip = [mod11(r, (6, 5, 7, 2, 3, 4, 5, 6, 7), lambda s: s % 11 if s % 11 < 10 else None) for _ in range(2)]
    tid = ["-".join((n[:3], n[3:6], n[6:8], n[8:])) for n in nip]
    sup = "Hydrofal Hurtownia Instalacyjna Sp. z o.o."
    cus = r.choice(("Zakład Instalacyjny Bogdan Wierzchoń", "Termodom-Serwis Żukowski i Wspólnicy Sp. j.", "Spółdzielnia Mieszkaniowa „Łąkowa”"))
    acc = iban(r, "PL", 24)[2:]
    for i in items:
        i["tax"] = rnd(i["amount"] * i["rate"], 10000)
    net, tax = sum(i["amount"] for i in items), sum(i["tax"] for i in items)
    tot = net + tax
    paid = r.choice((0, 0, 20000, 50000))
    paid = paid if paid < tot else 0
    f = lambda c: fmt(c, " ", ",")

    def paint(s):
        B, F = "DVC-Bold", "DVC"

        def foot():
            s.t(40, 815, "Wydrukowano z programu HandelPlus 9.4", F, 6.5, col="#666666")
            s.t(555, 815, f"Strona {s.page} z {s.pages}", F, 7, "r")
        s.t(40, 50, "FAKTURA VAT", B, 16)
        s.t(40, 67, f"nr {no}", B, 11)
        s.lines(555, 46, [f"Data wystawienia: {d:%d.%m.%Y}, Radom", f"Data dostawy: {plus(d, -1):%d.%m.%Y}", f"Termin płatności: {due:%d.%m.%Y}",
                          "Sposób zapłaty: przelew"], F, 8.5, 12, "r")
        for x, h, nm, tx, ad in ((40, "Sprzedawca", sup, tid[0], ("ul. Garbarska 118", "26-600 Radom", "Rachunek: " + acc)),
                                 (302, "Nabywca", cus, tid[1], ("ul. Polna 7/2", "27-200 Starachowice", ""))):
            s.box(x, 100, 253, 86)
            s.box(x, 100, 253, 14, "#E4E4E4")
            s.t(x + 5, 110, h, B, 8)
            s.t(x + 5, 127, nm, B, 9)
            s.lines(x + 5, 140, [ad[0], ad[1], "NIP: " + tx, ad[2]], F, 8.3, 11.5)
        g = Grid(s, [("n", 40, 22, "r", "Lp."), ("desc", 62, 176, "w", "Nazwa towaru lub usługi"), ("q", 238, 32, "r", "Ilość"), ("u", 270, 28, "c", "J.m."),
                     ("p", 298, 56, "r", "Cena jedn.\nnetto"), ("d", 354, 36, "r", "Rabat\n%"), ("a", 390, 64, "r", "Wartość\nnetto"),
                     ("r", 454, 38, "r", "Stawka\nVAT"), ("t", 492, 63, "r", "Kwota\nVAT")], F, 8, fill="#E4E4E4", box=True)
        data = [dict(n=f"{k}.", desc=i["desc"], q=dec(i["q"]), u=i["unit"], p=f(i["price"]), d=dec(i["disc"]) if i["disc"] else "", a=f(i["amount"]),
                     r=dec(i["rate"]) + "%", t=f(i["tax"])) for k, i in enumerate(items, 1)]

        def turn(y, i):
            foot()
            s.next()
            s.t(40, 40, f"Faktura VAT nr {no} – ciąg dalszy", F, 8)
            return g.head(50)
        y = g.body(g.head(200), data, 790, turn)
        if y + 175 > 790:
            foot()
            s.next()
            y = 40
        y += 8
        s.lines(0, 0, [])
        q = Grid(s, [("k", 302, 62, "l", ""), ("a", 364, 64, "r", "Netto"), ("r", 428, 38, "r", "Stawka"), ("t", 466, 42, "r", "VAT"), ("g", 508, 47, "r", "Brutto")],
                 F, 7, fill="#E4E4E4", box=True, hpad=2)
        g4 = {}
        for i in items:
            a, t = g4.get(i["rate"], (0, 0))
            g4[i["rate"]] = a + i["amount"], t + i["tax"]
        vs = [dict(k="", a=f(a), r=dec(k) + "%", t=f(t), g=f(a + t)) for k, (a, t) in sorted(g4.items(), reverse=True)]
        y2 = q.body(q.head(y), vs + [dict(k="Razem:", a=f(net), r="", t=f(tax), g=f(tot))], 900, None)
        yl = s.lines(40, y + 12, ["Uwagi:", "Towar zapakowany i sprawdzony przy odbiorze.", "Prosimy o podanie numeru faktury w tytule przelewu."], F, 8, 11)
        y = max(y2, yl) + 22
        s.box(302, y - 14, 253, 20, "#E4E4E4")
        s.t(308, y, "Razem do zapłaty:", B, 10)
        s.t(549, y, f(tot) + " PLN", B, 11, "r")
        if paid:
            s.t(308, y + 20, "Zapłacono (zaliczka):", F, 8.5)
            s.t(549, y + 20, f(paid) + " PLN", F, 8.5, "r")
            s.t(308, y + 33, "Pozostaje do zapłaty:", B, 8.5)
            s.t(549, y + 33, f(tot - paid) + " PLN", B, 8.5, "r")
        for x, h in ((60, "Osoba upoważniona do odbioru"), (370, "Osoba upoważniona do wystawienia")):
            s.rule(x, y + 78, x + 165, y + 78)
            s.t(x + 82, y + 88, h, F, 7, "c")
        foot()
    twice(path, paint)
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="PLN", supplier=dict(name=sup, tax_id=tid[0]),
                customer=dict(name=cus, tax_id=tid[1]), line_items=[line(i) for i in items], subtotal=amt(net), tax_total=amt(tax), total=amt(tot))
    if paid:
        data["amount_due"] = amt(tot - paid)
    return {"data": data}


CZ = [("", "Brzdové destičky přední sada", "sada", 89000, 2100), ("", "Filtr olejový", "ks", 18900, 2100), ("", "Motorový olej 5W-30 5 l", "ks", 114900, 2100),
      ("", "Stěrače ploché pár 600/400", "pár", 42500, 2100), ("", "Rozvodový řemen s kladkami", "sada", 265000, 2100), ("", "Žárovka H7 12V 55W", "ks", 9900, 2100),
      ("", "Práce mechanika", "hod", 69000, 2100), ("", "Kniha „Údržba vozidel“", "ks", 35000, 1200), ("", "Chladicí kapalina koncentrát", "l", 15900, 2100),
      ("", "Tlumič zadní levý/pravý", "ks", 138000, 2100), ("", "Pylový filtr s aktivním uhlím", "ks", 31500, 2100), ("", "Dětská autosedačka 9–36 kg", "ks", 289000, 1200)]


def doklad(path, seed, rows):
    r = rng("doklad", seed, rows)
    items = make_items(r, rows, CZ, (0, 0, 0, 500, 1500), False, qmax=6)
    d = day(r)
    due = plus(d, 14)
    no = f"{d.year % 100}{r.randint(100, 109)}{r.randint(100, 9999):05d}"
    ico, ico2 = [mod11(r, (8, 7, 6, 5, 4, 3, 2), lambda s: (11 - s % 11) % 10) for _ in range(2)]
    sup, cus = "AUTODÍLY VRBENSKÝ s.r.o.", r.choice(("Pekařství Hromádko a.s.", "Město Horní Lipnice", "Ing. Šárka Doležílková", "Zemědělské družstvo Kněževes"))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    tot = net + tax
    dep = r.choice((0, 100000, 30000))
    dep = dep if dep < tot else 0
    f = lambda c: fmt(c, " ", ",")

    def paint(s):
        F, B = "NS", "NS-Bold"

        def frame(h):
            s.box(34, 34, 527, h, lw=.9)
        frame(768)
        s.t(40, 50, sup, B, 9)
        s.t(555, 50, f"FAKTURA - DAŇOVÝ DOKLAD č. {no}", B, 11, "r")
        s.rule(34, 56, 561, 56, .9)
        s.rule(300, 56, 300, 222)
        s.t(40, 68, "Dodavatel:", F, 7)
        s.t(40, 84, sup, B, 10)
        s.lines(40, 98, ["Nádražní 431", "580 01 Havlíčkův Brod", "", f"IČ:     {ico}", f"DIČ:   CZ{ico}", "Telefon: 569 555 014"], F, 8.5, 12)
        s.lines(40, 184, ["Číslo účtu: 2" + digits(r0, 9) + " / 0300", f"Variabilní symbol: {no}", "Forma úhrady: Příkazem"], F, 8.5, 12)
        s.t(306, 68, "Odběratel:", F, 7)
        s.t(306, 68 + 16, "IČ:  " + ico2 + "     DIČ: CZ" + ico2, F, 8.5)
        s.t(306, 106, cus, B, 10)
        s.lines(306, 121, ["Palackého 17", "586 01  Jihlava"], F, 9.5, 13)
        s.rule(300, 160, 561, 160)
        for k, (a, b) in enumerate((("Datum vystavení:", d), ("Datum splatnosti:", due), ("Datum uskutečnění plnění:", d))):
            s.t(306, 176 + 13 * k, a, B if k == 1 else F, 8.5)
            s.t(553, 176 + 13 * k, f"{b.day}. {b.month}. {b.year}", B if k == 1 else F, 8.5, "r")
        s.rule(34, 222, 561, 222, .9)
        g = Grid(s, [("desc", 37, 196, "w", "Označení dodávky"), ("q", 233, 60, "r", "Množství"), ("p", 293, 70, "r", "J.cena"), ("d", 363, 50, "r", "Sleva"),
                     ("a", 413, 92, "r", "Cena"), ("r", 505, 52, "r", "%DPH")], F, 8.5, hpad=3, pad=1.2)
        s.t(40, 236, "Fakturujeme Vám za dodané zboží či služby:", F, 8)
        data = [dict(desc=i["desc"], q=f"{dec(i['q'])} {i['unit']}", p=f(i["price"]), d=f"{dec(i['disc'])} %" if i["disc"] else "", a=f(i["amount"]),
                     r=dec(i["rate"]) + " %") for i in items]

        def foot():
            s.t(40, 812, "Ekonomický systém KORUNA", F, 6.5, col="#555555")
            s.t(555, 812, f"Strana {s.page} / {s.pages}", F, 7, "r")

        def turn(y, i):
            foot()
            s.next()
            frame(768)
            s.t(40, 48, f"{sup}   –   faktura č. {no}", F, 8)
            return g.head(54)
        y = g.body(g.head(240), data, 795, turn)
        if y + 150 > 795:
            y = turn(y, 0)
        s.rule(34, y + 6, 561, y + 6)
        y += 20
        s.t(40, y, "Součet položek", F, 9)
        s.t(501, y, f(net), F, 9, "r")
        y += 20
        s.t(300, y, "Rekapitulace DPH v Kč:", F, 7.5)
        for x, h in ((415, "Základ"), (440, "%"), (490, "DPH"), (553, "Celkem")):
            s.t(x, y, h, F, 7.5, "r")
        for k, n, t in rates:
            y += 11
            for x, h in ((415, f(n)), (440, dec(k)), (490, f(t)), (553, f(n + t))):
                s.t(x, y, h, F, 7.5, "r")
        y += 11
        s.t(300, y, "Celkem DPH", F, 7.5)
        s.t(490, y, f(tax), F, 7.5, "r")
        y += 22
        if dep:
            s.t(40, y - 8, "Celkem vč. DPH", F, 9)
            s.t(501, y - 8, f(tot), F, 9, "r")
            s.t(40, y + 5, "Uhrazeno zálohou", F, 9)
            s.t(501, y + 5, f(-dep), F, 9, "r")
            y += 22
        s.box(300, y - 13, 261, 22, "#EEEEEE", "#000000", .9)
        s.t(306, y + 2, "CELKEM K ÚHRADĚ", B, 10)
        s.t(553, y + 2, f(tot - dep) + " Kč", B, 12, "r")
        s.t(40, y + 2, "Vystavil: Radka Tomanová", F, 8)
        foot()
    r0 = rng("doklad-account", seed, rows)
    state = r0.getstate()

    def again(s):
        r0.setstate(state)
        paint(s)
    twice(path, again)
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="CZK", supplier=dict(name=sup, tax_id="CZ" + ico),
                customer=dict(name=cus, tax_id="CZ" + ico2), line_items=[line(i) for i in items], subtotal=amt(net), tax_total=amt(tax), total=amt(tot))
    if dep:
        data["amount_due"] = amt(tot - dep)
    return {"data": data}


PT = [("VT012", "Vinho tinto Douro Quinta da Ferradosa Reserva 0,75 L", "UN", 745, 1300), ("AG150", "Água mineral natural 1,5 L (pack 6)", "PK", 264, 1300),
      ("CF010", "Café em grão lote superior 1 kg", "KG", 1235, 2300), ("AZ075", "Azeite virgem extra 0,75 L", "UN", 689, 600), ("RF033", "Refrigerante laranja lata 33 cl", "CX", 1080, 2300),
      ("GP040", "Guardanapos 40x40 dupla folha branco", "PC", 355, 2300), ("DT005", "Detergente loiça profissional 5 L", "UN", 912, 2300),
      ("QJ001", "Queijo curado de ovelha amanteigado, peça aprox. 1 kg", "KG", 1690, 600), ("ES007", "Espumante bruto método clássico 0,75 L", "UN", 870, 1300),
      ("CP200", "Copo compostável 200 ml (manga 50)", "MG", 415, 2300), ("TR010", "Tremoço em salmoura balde 5 kg", "BD", 990, 2300)]


def fatura(path, seed, rows):
    r = rng("fatura", seed, rows)
    items = make_items(r, rows, PT, (0, 0, 300, 500, 1000), qmax=24)
    d = day(r)
    due = plus(d, 30)
    no = f"FT {d.year}A/{r.randint(14, 4800)}"
    nif = [mod11(r, (9, 8, 7, 6, 5, 4, 3, 2), lambda s: 0 if s % 11 < 2 else 11 - s % 11) for _ in range(2)]
    sup, cus = "Sabores do Mondego - Distribuição Alimentar, Lda", r.choice(("Restaurante O Fidalgo Manco, Unip. Lda", "Hotel Serra & Rio, S.A.", "Café Pastelaria Estrelinha"))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    f = lambda c: fmt(c, " ", ",")
    L, R, H, Hr = style(size=8), style(size=8, a=2), style("Helvetica-Bold", 8, col="#FFFFFF"), style("Helvetica-Bold", 8, 2, "#FFFFFF")
    W = HexColor("#7A1F3D")

    def story():
        top = Table([[P(f"Fatura\n{no}", style("Helvetica-Bold", 14, col="#7A1F3D")), P(f"Exmo.(s) Sr.(s)\n{cus}\nRua do Brasil, 212 - r/c\n3030-175 Coimbra", style(size=9.5))]], [250, 255])
        top.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP")])
        info = Table([[P(x, style("Helvetica-Bold", 7)) for x in ("V/N.º Contrib.", "Data", "Vencimento", "Condição de pagamento", "Moeda", "ATCUD")],
                      [P(x, L) for x in (nif[1], f"{d:%d-%m-%Y}", f"{due:%d-%m-%Y}", "Fatura a 30 dias", "EUR", "JF7K2PRT-" + no.split("/")[1])]], [80, 70, 75, 110, 50, 120])
        info.setStyle([("LINEBELOW", (0, 0), (-1, 0), .5, W), ("LINEBELOW", (0, 1), (-1, 1), .5, W)])
        body = [[P("Artigo", H), P("Descrição", H), P("Qtd.", Hr), P("Un.", H), P("Pr. Unitário", Hr), P("Desc. %", Hr), P("IVA", Hr), P("Valor", Hr)]]
        for i in items:
            body.append([P(i["code"], L), P(i["desc"], L), P(dec(i["q"], fixed=True), R), P(i["unit"], L), P(f(i["price"]), R), P(dec(i["disc"], fixed=True), R), P(dec(i["rate"], fixed=True), R), P(f(i["amount"]), R)])
        t = Table(body, [48, 176, 42, 28, 58, 45, 42, 66], repeatRows=1)
        t.setStyle([("BACKGROUND", (0, 0), (-1, 0), W), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [None, HexColor("#F6EEF1")]),
                    ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("LINEBELOW", (0, -1), (-1, -1), .6, W)])
        imp = Table([[P("Quadro resumo do IVA", style("Helvetica-Bold", 8)), "", ""], [P("Taxa", L), P("Incidência", R), P("Valor IVA", R)]]
                    + [[P(dec(k, fixed=True) + " %", L), P(f(n), R), P(f(x), R)] for k, n, x in rates], [60, 75, 75])
        imp.setStyle([("SPAN", (0, 0), (2, 0)), ("LINEBELOW", (0, 1), (-1, 1), .4, W), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
        G, Gr = style("Helvetica-Bold", 11, col="#7A1F3D"), style("Helvetica-Bold", 11, 2, "#7A1F3D")
        tt = Table([[P("Total líquido", L), P(f(net), R)], [P("Total de IVA", L), P(f(tax), R)], [P("Total (EUR)", G), P(f(net + tax), Gr)]], [110, 90])
        tt.setStyle([("LINEABOVE", (0, 2), (-1, 2), .8, W)])
        end = Table([[imp, "", tt]], [215, 90, 200])
        end.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)])
        return [top, Spacer(1, 12), info, Spacer(1, 12), t, Spacer(1, 12),
                KeepTogether([end, Spacer(1, 10), P("Os artigos faturados foram colocados à disposição do adquirente na data do documento.", style(size=7))])]

    def onpage(c, n, k):
        c.setFillColor(W)
        c.rect(45, 790, 26, 26, fill=1, stroke=0)
        c.setFont("Helvetica-Bold", 11)
        c.drawString(80, 806, sup)
        c.setFillColor(black)
        c.setFont("Helvetica", 7.5)
        c.drawString(80, 795, f"Zona Industrial da Pedrulha, Lote 9 - 3025-041 Coimbra   |   NIF {nif[0]}   |   Cap. Social 50.000,00 EUR")
        c.setFont("Helvetica", 6.5)
        c.drawString(45, 34, "k9Xt-Processado por programa certificado n.º 0000/AT")
        c.drawRightString(550, 34, f"Original    Pág. {n}/{k}")
    flow(path, story, onpage, margins=(45, 45, 75, 55))
    ls = [line(i) for i in items]
    for i, x in zip(items, ls):
        x["discount"] = dec(i["disc"], ".") + "%"
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="EUR", supplier=dict(name=sup, tax_id=nif[0]),
                         customer=dict(name=cus, tax_id=nif[1]), line_items=ls, subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax))}


GR = [("10-204", "ΤΣΙΜΕΝΤΟ ΠΟΡΤΛΑΝΤ 25 KG", "ΣΑΚ", 495, 2400), ("11-031", "ΚΟΛΛΑ ΠΛΑΚΙΔΙΩΝ ΛΕΥΚΗ 25 KG", "ΣΑΚ", 1080, 2400), ("20-118", "ΓΥΨΟΣΑΝΙΔΑ ΑΝΘΥΓΡΗ 12,5 MM 1,20 X 2,60", "ΤΕΜ", 1340, 2400),
      ("31-007", "ΜΟΝΩΤΙΚΗ ΜΕΜΒΡΑΝΗ ΑΣΦΑΛΤΙΚΗ ΜΕ ΨΗΦΙΔΑ 4,5 KG/M2", "ΜΕΤ", 389, 2400), ("40-552", "ΧΡΩΜΑ ΑΚΡΥΛΙΚΟ ΕΞΩΤΕΡΙΚΟ 9 L", "ΔΟΧ", 4150, 2400), ("52-100", "ΤΟΥΒΛΟ ΔΙΑΤΡΗΤΟ 9X12X19", "ΤΕΜ", 27, 2400),
      ("60-010", "ΦΥΤΟΧΩΜΑ 50 L", "ΣΑΚ", 520, 1300), ("61-012", "ΟΡΓΑΝΙΚΟ ΛΙΠΑΣΜΑ ΚΗΠΟΥ 20 KG", "ΣΑΚ", 1175, 1300), ("70-345", "ΣΙΔΗΡΟΣ ΟΠΛΙΣΜΟΥ Φ12 B500C", "ΚΙΛ", 92, 2400),
      ("81-020", "ΜΕΤΑΦΟΡΑ ΜΕ ΓΕΡΑΝΟΦΟΡΟ ΟΧΗΜΑ ΕΝΤΟΣ ΝΟΜΟΥ", "ΥΠΗ", 6500, 2400), ("33-900", "ΒΙΔΕΣ ΓΥΨΟΣΑΝΙΔΑΣ 3,5X25 (1000 ΤΕΜ)", "ΚΟΥ", 870, 2400)]


def timologio(path, seed, rows):
    r = rng("timologio", seed, rows)
    items = make_items(r, rows, GR, (0, 0, 500, 1000, 1200), False, qmax=60)
    d = day(r)
    no = str(r.randint(1040, 9870))
    afm = []
    for _ in range(2):
        b = digits(r, 8)
        afm.append(b + str(sum(int(x) * 2 ** (8 - k) for k, x in enumerate(b)) % 11 % 10))
    sup, cus = "ΑΦΟΙ ΚΑΡΑΜΠΕΛΑ Ο.Ε.", r.choice(("ΤΕΧΝΙΚΗ ΗΠΕΙΡΟΥ Ι.Κ.Ε.", "ΣΤΑΜΑΤΙΑΔΗΣ ΝΙΚΟΛΑΟΣ", "ΞΕΝΟΔΟΧΕΙΑ ΛΙΜΝΗΣ Α.Ε."))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    f = fmt
    mark = digits(r, 15)

    def paint(s):
        F, B = "DVSC", "DVSC-Bold"
        cols = [("c", 36, 50, "l", "ΚΩΔΙΚΟΣ"), ("desc", 86, 196, "w", "ΠΕΡΙΓΡΑΦΗ ΕΙΔΟΥΣ"), ("u", 282, 32, "c", "Μ.Μ."), ("q", 314, 50, "r", "ΠΟΣΟ-\nΤΗΤΑ"), ("p", 364, 54, "r", "ΤΙΜΗ\nΜΟΝΑΔΟΣ"),
                ("d", 418, 42, "r", "ΕΚΠΤ.\n%"), ("a", 460, 64, "r", "ΑΞΙΑ"), ("r", 524, 35, "r", "ΦΠΑ\n%")]
        g = Grid(s, cols, F, 7.8, box=False, under="#000000", fill="#D9E2EC", pad=1.8)

        def top():
            s.t(36, 48, sup, B, 14)
            s.lines(36, 62, ["ΕΜΠΟΡΙΟ ΟΙΚΟΔΟΜΙΚΩΝ ΥΛΙΚΩΝ – ΜΟΝΩΤΙΚΑ – ΧΡΩΜΑΤΑ", "8ο χλμ. Ιωαννίνων – Άρτας, 45500 Ιωάννινα", f"ΑΦΜ: {afm[0]}   ΔΟΥ: ΙΩΑΝΝΙΝΩΝ   ΤΗΛ. 26510 00417"], F, 8, 11)
            s.box(36, 94, 523, 34)
            for x, h, v in ((42, "ΕΙΔΟΣ ΠΑΡΑΣΤΑΤΙΚΟΥ", "ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ – ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ"), (320, "ΣΕΙΡΑ", "Β"), (370, "ΑΡΙΘΜΟΣ", no), (440, "ΗΜΕΡΟΜΗΝΙΑ", f"{d:%d/%m/%Y}"), (520, "ΣΕΛΙΔΑ", f"{s.page}/{s.pages}")):
                s.t(x, 104, h, F, 6.5)
                s.t(x, 120, v, B, 9)
            s.box(36, 134, 523, 62)
            for k, (a, b, e, h) in enumerate((("ΕΠΩΝΥΜΙΑ", cus, "Α.Φ.Μ.", afm[1]), ("ΔΙΕΥΘΥΝΣΗ", "ΚΑΠΛΑΝΗ 22", "Δ.Ο.Υ.", "ΙΩΑΝΝΙΝΩΝ"), ("ΠΟΛΗ", "ΙΩΑΝΝΙΝΑ 45221", "ΤΡΟΠΟΣ ΠΛΗΡ.", "ΕΠΙ ΠΙΣΤΩΣΕΙ"), ("ΤΟΠΟΣ ΑΠΟΣΤ.", "ΕΔΡΑ ΜΑΣ", "ΜΕΤΑΦ. ΜΕΣΟ", "ΙΝΚ 0000"))):
                s.t(42, 147 + 14 * k, a, F, 7)
                s.t(112, 147 + 14 * k, b, B if not k else F, 8.5)
                s.t(380, 147 + 14 * k, e, F, 7)
                s.t(455, 147 + 14 * k, h, F, 8.5)
            return g.head(204)

        def close():
            g.frame(204, 470)

        def run(i):
            return sum(x["amount"] for x in items[:i])

        def turn(y, i):
            close()
            s.t(450, 688, "ΣΕ ΜΕΤΑΦΟΡΑ:", B, 8, "r")
            s.t(521, 688, f(run(i)), B, 8, "r")
            s.next()
            y = top()
            s.t(283 - 6, y + 10, "ΑΠΟ ΜΕΤΑΦΟΡΑ", F, 7.8, "r")
            s.t(521, y + 10, f(run(i)), F, 7.8, "r")
            return y + 15
        data = [dict(c=i["code"], desc=i["desc"], u=i["unit"], q=dec(i["q"], fixed=True), p=f(i["price"]), d=dec(i["disc"], fixed=True) if i["disc"] else "", a=f(i["amount"]), r=str(i["rate"] // 100)) for i in items]
        g.body(top(), data, 672, turn)
        close()
        s.box(36, 682, 250, 70)
        s.t(42, 694, "ΑΝΑΛΥΣΗ ΦΠΑ", B, 7.5)
        for x, h in ((120, "ΚΑΘΑΡΗ ΑΞΙΑ"), (190, "ΣΥΝΤ. %"), (278, "ΠΟΣΟ ΦΠΑ")):
            s.t(x, 707, h, F, 7, "r")
        for j, (k, n, t) in enumerate(rates):
            for x, h in ((120, f(n)), (190, str(k // 100)), (278, f(t))):
                s.t(x, 720 + 12 * j, h, F, 8, "r")
        s.box(330, 682, 229, 70)
        for j, (h, v) in enumerate((("ΣΥΝΟΛΟ ΚΑΘΑΡΗΣ ΑΞΙΑΣ", net), ("ΣΥΝΟΛΟ ΦΠΑ", tax), ("ΠΛΗΡΩΤΕΟ ΠΟΣΟ €", net + tax))):
            s.t(336, 698 + 21 * j, h, B if j == 2 else F, 9 if j == 2 else 8)
            s.t(553, 698 + 21 * j, f(v), B if j == 2 else F, 11 if j == 2 else 9, "r")
        s.t(36, 768, f"Μ.ΑΡ.Κ.: {mark}", F, 7)
        for x, h in ((110, "Ο ΕΚΔΟΤΗΣ"), (460, "Ο ΠΑΡΑΛΑΒΩΝ")):
            s.t(x, 785, h, F, 7.5, "c")
    twice(path, paint)
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), currency="EUR", supplier=dict(name=sup, tax_id=afm[0]), customer=dict(name=cus, tax_id=afm[1]),
                         line_items=[line(i) for i in items], subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax))}


LAYOUTS = {"faktura": faktura, "doklad": doklad, "fatura": fatura, "timologio": timologio}

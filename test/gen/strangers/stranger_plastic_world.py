# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cards of the United Arab Emirates, Singapore and Brazil."""

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4

import stranger_plastic_kit as k

W, H = A4


def pocket(rng):
    return rng.choice((rng.randint(500, 9000), rng.randint(1000, 45000), rng.randint(20000, 240000), rng.randint(4, 90) * 250))


# ---------------------------------------------------------------- Emirates
def emirates(path, seed, rows):
    rng = k.seeded("emirates", seed)
    k.fonts("Display", "Display-B")
    frm, to = k.cycle(rng)
    previous = rng.randint(0, 1500000)
    entries = k.business(rng, rows, frm, to, previous, pocket, fee=(24150, 31500, 10500), tax=5)
    charges = sum(e["paise"] for e in entries if e["kind"] in ("fee", "tax", "interest"))
    bought, paid = k.sums(entries)
    bought -= charges
    due = previous + bought + charges - paid
    least = 0 if due <= 0 else min(due, max(10000, due // 20))
    by = to + k.dt.timedelta(days=25)
    limit = k.ceiling(due, rng.randint(8, 90) * 100000, 100000)
    holder = rng.choice(("LAYLA HADDAD", "OMAR AL SUWAIDI", "PRIYANKA SETHURAMAN", "MARK ALLENBY", "JOSEFINA DELA ROSA"))
    card = "%sXX-XXXX-%s" % (k.digits(rng, 4) + "-" + k.digits(rng, 2), k.digits(rng, 4))
    c = k.paper(path, A4, "Statement")
    navy, gold = HexColor("#072447"), HexColor("#b88a3b")
    page = [0]

    def cr(v):
        return k.thousand(abs(v)) + ("CR" if v < 0 else "")

    def head():
        page[0] += 1
        c.setFillColor(navy)
        c.rect(W - 176, H - 62, 142, 34, stroke=0, fill=1)
        c.setFillColor(white)
        c.setFont("Display-B", 12)
        c.drawCentredString(W - 105, H - 44, "Khaleej Pearl Bank")
        c.setFont("Display", 6)
        c.drawCentredString(W - 105, H - 55, "P.J.S.C.")
        c.setFillColor(navy)
        c.setFont("Display-B", 15)
        c.drawString(34, H - 48, "CREDIT CARD STATEMENT")
        c.setFillColor(black)
        c.setFont("Display", 6.2)
        c.drawString(34, 36, "Please check this statement and notify any error within 30 days from the statement date. Khaleej Pearl Bank PJSC is licensed by the Central Bank of the U.A.E. TRN 100234567800003.")
        c.drawString(34, 27, "P.O. Box 2923, Dubai, United Arab Emirates   Tel 600 5x xxxx")
        c.drawRightString(W - 34, 27, "Page %d" % page[0])

    def table(y):
        c.setStrokeColor(gold)
        c.setLineWidth(1.5)
        c.line(34, y + 4, W - 34, y + 4)
        c.setFont("Display-B", 8)
        c.setFillColor(navy)
        for x, a, b in ((34, "Transaction", "Date"), (100, "Posting", "Date"), (166, "Description", "")):
            c.drawString(x, y - 8, a)
            c.drawString(x, y - 18, b)
        c.drawRightString(W - 34, y - 8, "Amount")
        c.drawRightString(W - 34, y - 18, "(AED)")
        c.setLineWidth(.5)
        c.line(34, y - 24, W - 34, y - 24)
        c.setFillColor(black)
        return y - 38

    head()
    c.setFont("Display", 9)
    for i, t in enumerate((holder, "P.O. BOX %s" % k.digits(rng, 5), rng.choice(("DUBAI", "ABU DHABI", "SHARJAH")), "UNITED ARAB EMIRATES")):
        c.drawString(34, H - 96 - 12 * i, t)
    y = H - 90
    for a, b in (("Card Number", card), ("Statement Period", "%s to %s" % (frm.strftime("%d %b %Y"), to.strftime("%d %b %Y"))), ("Statement Date", to.strftime("%d/%m/%Y")), ("Payment Due Date", by.strftime("%d/%m/%Y")),
                 ("Credit Limit", "AED " + k.thousand(limit)), ("Available Credit", "AED " + cr(limit - due)), ("Minimum Payment Due", "AED " + k.thousand(least))):
        c.setFillColor(HexColor("#eef2f7"))
        c.rect(300, y - 4, 118, 12, stroke=0, fill=1)
        c.setFillColor(black)
        c.setFont("Display", 8)
        c.drawString(304, y, a)
        c.setFont("Display-B", 8)
        c.drawString(424, y, b)
        y -= 14
    y -= 14
    boxes = (("Previous Statement", "Balance", cr(previous)), ("Purchases /", "Cash Advances", k.thousand(bought)), ("Interest / Fees /", "Other Charges", k.thousand(charges)), ("Payments /", "Credits", k.thousand(paid)), ("Total Payment", "Due (AED)", cr(due)))
    for i, (a, b, v) in enumerate(boxes):
        x = 34 + 107 * i
        last = i == 4
        c.setFillColor(navy if last else white)
        c.setStrokeColor(navy)
        c.rect(x, y - 46, 94, 46, fill=1)
        c.setFillColor(white if last else black)
        c.setFont("Display", 7.5)
        c.drawCentredString(x + 47, y - 12, a)
        c.drawCentredString(x + 47, y - 22, b)
        c.setFont("Display-B", 9.5)
        c.drawCentredString(x + 47, y - 38, v)
        c.setFillColor(black)
        if i:
            c.drawCentredString(x - 6.5, y - 27, "++\u2013="[i - 1])
    y = table(y - 66)
    c.setFont("Display-B", 8)
    c.drawString(34, y, "Primary Card No. %s   %s" % (card, holder))
    y -= 16
    items, posted = [], frm
    for e in entries:
        shop = rng.choice(("CARFOR HYPERMARKET", "NOONE.COM", "TALABAAT", "ADNOK SERVICE STN 212", "SALIK RECHARGE", "DEWAH BILL PAYMENT", "LULUA CENTRE", "ETISALAAT QUICKPAY", "RTA TAXI", "SPINNEY GREENS"))
        city = rng.choice(("DUBAI", "ABU DHABI", "SHARJAH")) + " ARE"
        second = None
        if e["kind"] == "buy" and rng.random() < .22:
            unit, rate = rng.choice((("USD", 3742), ("GBP", 4871), ("EUR", 4122), ("INR", 44)))
            text = rng.choice(("AMZN DIGITAL SEATTLE USA", "BOOKING AMSTERDAM NLD", "HARRODIA LONDON GBR"))
            second = "(%s %s @ %d.%03d incl. 2.99%% fee)" % (unit, k.thousand(e["paise"] * 1000 // rate), rate // 1000, rate % 1000)
        else:
            text = {"pay": "PAYMENT RECEIVED - THANK YOU", "refund": "%s %s REFUND" % (shop, city), "fee": rng.choice(("LATE PAYMENT FEE", "CREDIT SHIELD PREMIUM")), "tax": "VAT @ 5% ON FEES", "interest": "INTEREST CHARGES ON PURCHASES", "buy": "%s %s" % (shop, city)}[e["kind"]]
        tall = 26 if second else 15
        if y - tall < 50:
            c.showPage()
            head()
            y = table(H - 84)
        posted = max(posted, min(e["day"] + k.dt.timedelta(days=rng.randint(0, 2)), to))
        c.setFont("Display", 8.5)
        c.drawString(34, y, e["day"].strftime("%d/%m/%Y"))
        c.drawString(100, y, posted.strftime("%d/%m/%Y"))
        c.drawString(166, y, text)
        if second:
            c.setFont("Display", 7.5)
            c.drawString(166, y - 10, second)
            c.setFont("Display", 8.5)
        c.drawRightString(W - 34 if k.is_credit(e) else W - 46, y, k.thousand(e["paise"]) + ("CR" if k.is_credit(e) else ""))
        y -= tall
        items.append(k.entry(e, text + (" " + second if second else ""), posted))
    if y < 80:
        c.showPage()
        head()
        y = H - 90
    c.setFont("Display-B", 8)
    c.drawString(34, y - 8, "** End of statement **")
    c.save()
    return k.truth(issuer="Khaleej Pearl Bank", card_number=card, card_holder=holder, currency="AED", statement_date=to.isoformat(), due_date=by.isoformat(), statement_period=k.span(frm, to), credit_limit=k.plain(limit),
                   previous_balance=k.plain(previous), new_balance=k.plain(due), minimum_due=k.plain(least), payments=k.plain(paid), purchases=k.plain(bought), transactions=items)


# ---------------------------------------------------------------- Singapore
def singapura(path, seed, rows):
    rng = k.seeded("singapura", seed)
    frm, to = k.cycle(rng)
    previous = rng.randint(0, 900000)
    entries = k.business(rng, rows, frm, to, previous, pocket, fee=(10000, 9810), tax=0)
    bought, paid = k.sums(entries)
    due = previous + bought - paid
    least = 0 if due <= 0 else min(due, max(5000, due * 3 // 100))
    by = to + k.dt.timedelta(days=21)
    limit = k.ceiling(due, rng.randint(5, 60) * 100000, 100000)
    holder = rng.choice(("TAN WEI LING", "MUHAMMAD FAIZAL BIN OSMAN", "KAVITHA D/O RAJENDRAN", "LIM BOON HOCK", "GOH SHU MIN"))
    card = "%s-%s-%s-%s" % (k.digits(rng, 4), k.digits(rng, 4), k.digits(rng, 4), k.digits(rng, 4))
    card = card[:5] + "XXXX-XXXX" + card[14:]
    c = k.paper(path, A4, "eStatement")
    blue = HexColor("#002d72")
    page = [0]

    def cr(v):
        return k.thousand(abs(v)) + (" CR" if v < 0 else "")

    def head():
        page[0] += 1
        c.setFillColor(blue)
        c.setFont("Helvetica-Bold", 20)
        c.drawString(45, H - 56, "MOB")
        c.rect(95, H - 58, 3, 18, stroke=0, fill=1)
        c.setFillColor(black)
        c.setFont("Helvetica-Bold", 14)
        c.drawRightString(W - 45, H - 50, "Credit Card(s) Statement")
        c.setFont("Helvetica", 7)
        c.drawString(45, 46, "Merlion Overseas Bank Limited 80 Raffles Quay Singapore 048624 Co. Reg. No. 193500026Z")
        c.drawString(45, 36, "Please note that you are bound by a duty under the rules governing the operation of this account, to check the entries in the above statement.")
        c.drawRightString(W - 45, 46, "Page %d" % page[0])

    def table(y, first):
        c.setFillColor(black)
        c.rect(45, y - 22, W - 90, 22, stroke=0, fill=1)
        c.setFillColor(white)
        c.setFont("Helvetica-Bold", 7.5)
        c.drawString(50, y - 9, "Post")
        c.drawString(50, y - 18, "Date")
        c.drawString(98, y - 9, "Trans")
        c.drawString(98, y - 18, "Date")
        c.drawString(146, y - 13, "Description of Transaction")
        c.drawRightString(W - 62, y - 9, "Transaction Amount")
        c.drawRightString(W - 62, y - 18, "SGD")
        c.setFillColor(black)
        y -= 36
        c.setFont("Helvetica-Bold", 8.5)
        c.drawString(50, y, "MOB LADY'S SOLITAIRE CARD")
        c.setFont("Helvetica", 8)
        c.drawString(50, y - 11, "%s   %s%s" % (card, holder, "" if first else "  (continued)"))
        return y - 28

    head()
    c.setFont("Helvetica", 8.5)
    for i, t in enumerate((holder, "BLK %d ANG MO KIO AVE %d" % (rng.randint(100, 600), rng.randint(1, 10)), "#%02d-%d" % (rng.randint(2, 25), rng.randint(100, 500)), "SINGAPORE %s" % k.digits(rng, 6))):
        c.drawString(60, H - 104 - 11 * i, t)
    c.setFont("Helvetica", 8)
    for i, (a, b) in enumerate((("Statement Date", to.strftime("%d %b %Y").upper()), ("Total Credit Limit", "SGD %s" % k.thousand(limit)), ("Due Date", by.strftime("%d %b %Y").upper()))):
        c.setFont("Helvetica-Bold", 8)
        c.drawString(370, H - 104 - 14 * i, a)
        c.setFont("Helvetica", 8)
        c.drawString(458, H - 104 - 14 * i, b)
    y = H - 176
    c.setFont("Helvetica-Bold", 10)
    c.drawString(45, y, "Statement Summary")
    c.setStrokeColor(black)
    c.line(45, y - 6, W - 45, y - 6)
    c.setFont("Helvetica-Bold", 7.5)
    for x, a in ((50, "Card Name"), (210, "Card Number")):
        c.drawString(x, y - 17, a)
    c.drawRightString(430, y - 17, "Statement Balance (SGD)")
    c.drawRightString(W - 50, y - 17, "Minimum Payment (SGD)")
    c.setFont("Helvetica", 8)
    c.drawString(50, y - 32, "MOB LADY'S SOLITAIRE CARD")
    c.drawString(210, y - 32, card)
    c.drawRightString(430, y - 32, cr(due))
    c.drawRightString(W - 50, y - 32, k.thousand(least))
    c.line(45, y - 39, W - 45, y - 39)
    c.setFont("Helvetica-Bold", 8)
    c.drawString(50, y - 51, "Grand Total for your Cards Account(s)")
    c.drawRightString(430, y - 51, cr(due))
    c.drawRightString(W - 50, y - 51, k.thousand(least))
    c.setFont("Helvetica", 7)
    c.drawString(45, y - 68, "A late payment charge of SGD 100.00 applies if the minimum payment is not received by the due date. Prevailing interest is 27.8% p.a.")
    y = table(y - 86, True)
    c.setFont("Helvetica", 8)
    c.drawString(146, y, "PREVIOUS BALANCE")
    c.drawRightString(W - 62, y, k.thousand(previous))
    y -= 16
    items, posted = [], frm
    for e in entries:
        kind = e["kind"]
        place = rng.choice(("SHENG SIONG FRESH MART", "KOPITIAM @ TAMPINES", "GRABB* A-7K2LQ9", "NTUCC FAIRPRICE APP", "BUS/MRT 4402%s" % k.digits(rng, 5), "SHOPEY SINGAPORE MP", "SP DIGITAL PL-UTILITIES", "COLD STORE GREAT WORLD"))
        lines = {"pay": ["PAYMT THRU E-BANK/HOMEB/CYBERB (EP%s)" % k.digits(rng, 2)], "fee": ["LATE CHARGES"], "interest": ["FINANCE CHARGES"], "tax": ["GST"], "refund": [place + "  SINGAPORE"],
                 "buy": [place + "  SINGAPORE"]}[kind]
        if kind in ("buy", "refund"):
            lines = [" ".join(lines[0].split()), "Ref No. : 7%s" % k.digits(rng, 22)]
            if kind == "buy" and rng.random() < .15:
                lines = [rng.choice(("AIRBEDS * HMXYZ123 SAN FRANCISC", "AGODO.COM HOTEL BANGKOK")), "USD %s" % k.thousand(e["paise"] * 100 // 136), lines[1]]
        tall = 10 * len(lines) + 6
        if y - tall < 64:
            c.showPage()
            head()
            y = table(H - 84, False)
        posted = max(posted, min(e["day"] + k.dt.timedelta(days=rng.randint(0, 2)), to))
        c.setFont("Helvetica", 8)
        c.drawString(50, y, posted.strftime("%d %b").upper())
        c.drawString(98, y, e["day"].strftime("%d %b").upper())
        for i, t in enumerate(lines):
            c.drawString(146, y - 10 * i, t)
        c.drawRightString(W - 62, y, k.thousand(e["paise"]))
        if k.is_credit(e):
            c.drawString(W - 60, y, "CR")
        y -= tall
        items.append(k.entry(e, " ".join(lines), posted))
    if y < 120:
        c.showPage()
        head()
        y = table(H - 84, False)
    c.setFont("Helvetica-Bold", 8)
    c.line(400, y + 8, W - 45, y + 8)
    c.drawString(146, y - 4, "SUB TOTAL")
    c.drawRightString(W - 62, y - 4, k.thousand(abs(due)))
    c.drawString(146, y - 20, "TOTAL BALANCE FOR MOB LADY'S SOLITAIRE CARD")
    c.drawRightString(W - 62, y - 20, k.thousand(abs(due)))
    if due < 0:
        c.drawString(W - 60, y - 4, "CR")
        c.drawString(W - 60, y - 20, "CR")
    c.setFont("Helvetica", 7.5)
    c.drawCentredString(W / 2, y - 40, "- - - - - - - - - - - - - - - -   End of Transaction Details   - - - - - - - - - - - - - - - -")
    c.save()
    return k.truth(issuer="Merlion Overseas Bank Limited", card_number=card, card_holder=holder, currency="SGD", statement_date=to.isoformat(), due_date=by.isoformat(), credit_limit=k.plain(limit),
                   previous_balance=k.plain(previous), new_balance=k.plain(due), minimum_due=k.plain(least), transactions=items)


# ---------------------------------------------------------------- Brazil, two columns of entries
def fatura(path, seed, rows):
    rng = k.seeded("fatura", seed)
    k.fonts("Display", "Display-B")
    frm, to = k.cycle(rng)
    previous = rng.randint(20000, 900000)
    entries = k.business(rng, rows, frm, to, previous, pocket, fee=(1990, 2490), tax=0)
    bought, paid = k.sums(entries)
    due = previous + bought - paid
    least = 0 if due <= 0 else min(due, max(3000, due * 15 // 100))
    by = to + k.dt.timedelta(days=8)
    limit = k.ceiling(due, rng.randint(20, 400) * 10000, 10000)
    holder = rng.choice(("ANA BEATRIZ FONTOURA", "LUIZ C M GUIMARAES", "RENATA A SILVESTRE", "JOAO PEDRO NOVAIS"))
    card = "%s.XXXX.XXXX.%s" % (k.digits(rng, 4), k.digits(rng, 4))
    c = k.paper(path, A4, "Fatura")
    orange, blue = HexColor("#ec7000"), HexColor("#003399")
    page = [0]
    state = {"col": 0, "y": 0, "top": 0}

    def head():
        page[0] += 1
        c.setFillColor(orange)
        c.roundRect(36, H - 62, 34, 34, 7, stroke=0, fill=1)
        c.setFillColor(white)
        c.setFont("Display-B", 12)
        c.drawCentredString(53, H - 49, "abu")
        c.setFillColor(blue)
        c.setFont("Display-B", 11)
        c.drawString(80, H - 42, "Banco Abundante Cart\u00f5es")
        c.setFont("Display", 8)
        c.setFillColor(black)
        c.drawString(80, H - 54, "Fatura mensal - Click Platinum")
        c.setFont("Display", 7)
        c.drawRightString(W - 36, H - 36, "P\u00e1gina %d" % page[0])
        c.drawString(36, 26, "SAC 0800 724 4845   Ouvidoria 0800 570 0011, dias \u00fateis das 9h \u00e0s 18h   Banco Abundante S.A. CNPJ 17.298.092/0001-30")

    def column(y):
        x = 36 if state["col"] == 0 else 306
        c.setFont("Display", 6.5)
        c.setFillColor(HexColor("#666666"))
        c.drawString(x, y, "DATA")
        c.drawString(x + 36, y, "ESTABELECIMENTO")
        c.drawRightString(x + 252, y, "VALOR EM R$")
        c.setStrokeColor(HexColor("#bbbbbb"))
        c.line(x, y - 4, x + 252, y - 4)
        c.setFillColor(black)
        state["y"] = y - 16

    def room(need):
        if state["y"] - need >= 44:
            return
        if state["col"] == 0:
            state["col"] = 1
        else:
            c.showPage()
            head()
            state["col"] = 0
            state["top"] = H - 84
        column(state["top"])

    head()
    c.setFont("Display-B", 9)
    c.drawString(36, H - 86, holder)
    c.setFont("Display", 8)
    c.drawString(36, H - 98, "Cart\u00e3o %s" % card)
    c.drawString(36, H - 110, "Emiss\u00e3o: %s" % to.strftime("%d/%m/%Y"))
    c.setFillColor(HexColor("#fff1e2"))
    c.roundRect(306, H - 132, 253, 62, 6, stroke=0, fill=1)
    c.setFillColor(black)
    c.setFont("Display", 7.5)
    c.drawString(316, H - 84, "O total da sua fatura \u00e9:")
    c.drawString(316, H - 118, "Pagamento m\u00ednimo:")
    c.drawString(450, H - 84, "Com vencimento em:")
    c.setFont("Display-B", 13)
    c.drawString(316, H - 101, "R$ " + k.comma(due))
    c.drawString(450, H - 101, by.strftime("%d/%m/%Y"))
    c.setFont("Display-B", 8)
    c.drawString(392, H - 118, "R$ " + k.comma(least))
    y = H - 156
    c.setFont("Display-B", 9)
    c.setFillColor(orange)
    c.drawString(36, y, "Resumo da fatura em R$")
    c.drawString(306, y, "Limites de cr\u00e9dito R$")
    c.setFillColor(black)
    for i, (a, v, bold) in enumerate((("Total da fatura anterior", previous, 0), ("Pagamentos e cr\u00e9ditos efetuados", -paid, 0), ("Saldo financiado", previous - paid, 0), ("Lan\u00e7amentos atuais", bought, 0), ("Total desta fatura", due, 1))):
        c.setFont("Display-B" if bold else "Display", 8)
        c.drawString(36, y - 16 - 13 * i, a)
        c.drawRightString(288, y - 16 - 13 * i, k.comma(v))
    for i, (a, v) in enumerate((("Limite total de cr\u00e9dito", limit), ("Limite dispon\u00edvel", limit - due), ("Limite para saque no Pa\u00eds", limit // 10))):
        c.setFont("Display", 8)
        c.drawString(306, y - 16 - 13 * i, a)
        c.drawRightString(559, y - 16 - 13 * i, k.comma(v))
    state["top"] = y - 104
    c.setFont("Display", 7)
    c.drawString(306, y - 64, "Juros do rotativo 14,58% a.m.   CET 418,37% a.a.")
    column(state["top"])
    items = []

    def section(title):
        room(34)
        x = 36 if state["col"] == 0 else 306
        c.setFillColor(orange)
        c.setFont("Display-B", 8.5)
        c.drawString(x, state["y"], title)
        c.setFillColor(black)
        state["y"] -= 15

    def closing(title, value):
        room(18)
        x = 36 if state["col"] == 0 else 306
        c.setFont("Display-B", 7.5)
        c.drawString(x, state["y"], title)
        c.drawRightString(x + 252, state["y"], k.comma(value))
        state["y"] -= 18

    groups = (("Pagamentos e cr\u00e9ditos efetuados", "Total dos pagamentos e cr\u00e9ditos", [e for e in entries if k.is_credit(e)]), ("Lan\u00e7amentos: compras e saques", "Total dos lan\u00e7amentos", [e for e in entries if e["kind"] == "buy"]),
              ("Lan\u00e7amentos: produtos e servi\u00e7os", "Total de produtos e servi\u00e7os", [e for e in entries if e["kind"] in ("fee", "interest", "tax")]))
    for title, end, group in groups:
        if not group:
            continue
        section(title)
        for e in group:
            second = None
            if e["kind"] == "pay":
                text = rng.choice(("PAGAMENTO DEB AUTOMATICO", "PAGAMENTO PIX"))
            elif e["kind"] == "fee":
                text = rng.choice(("ANUIDADE DIFERENCIADA 0%d/12" % rng.randint(1, 9), "SEGURO CARTAO PROTEGIDO"))
            elif e["kind"] == "interest":
                text = "ENCARGOS DE FINANCIAMENTO"
            else:
                name, kind = rng.choice((("PADARIA DO LARGO", "ALIMENTA\u00c7\u00c3O"), ("POSTO IPE ROXO", "VE\u00cdCULOS"), ("DROGARIA SANTA RITA", "SA\u00daDE"), ("MERCADO BOM DIA LJ 14", "ALIMENTA\u00c7\u00c3O"), ("UBR *TRIP HELP", "DIVERSOS"),
                                         ("LIVRARIA CATAVENTO", "EDUCA\u00c7\u00c3O"), ("CALCADOS PE LEVE", "VESTU\u00c1RIO"), ("MAGAZINE LUZIA", "DIVERSOS")))
                text = name + (" %02d/%02d" % (rng.randint(1, 6), rng.choice((6, 10, 12))) if rng.random() < .3 and e["kind"] == "buy" else "") + (" ESTORNO" if e["kind"] == "refund" else "")
                second = "%s .%s" % (kind, rng.choice(("SAO PAULO", "CAMPINAS", "OSASCO", "RIO DE JANEIR")))
            room(22 if second else 13)
            x = 36 if state["col"] == 0 else 306
            c.setFont("Display", 8)
            c.drawString(x, state["y"], e["day"].strftime("%d/%m"))
            c.drawString(x + 36, state["y"], text)
            if second:
                c.setFont("Display", 6.5)
                c.setFillColor(HexColor("#777777"))
                c.drawString(x + 36, state["y"] - 9, second)
                c.setFillColor(black)
            c.setFont("Display", 8)
            c.drawRightString(x + 252, state["y"], ("- " if k.is_credit(e) else "") + k.comma(e["paise"]))
            state["y"] -= 22 if second else 13
            items.append(k.entry(e, text + (" " + second if second else "")))
        closing(end, sum(-e["paise"] if k.is_credit(e) else e["paise"] for e in group))
    c.save()
    return k.truth(issuer="Banco Abundante Cart\u00f5es", card_number=card, card_holder=holder, currency="BRL", statement_date=to.isoformat(), due_date=by.isoformat(), credit_limit=k.plain(limit), previous_balance=k.plain(previous),
                   new_balance=k.plain(due), minimum_due=k.plain(least), payments=k.plain(paid), purchases=k.plain(bought), transactions=items)


LAYOUTS = {"emirates": emirates, "singapura": singapura, "fatura": fatura}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ireland, Sweden, Brazil, Malaysia."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_briefcase_kit as kit
from stranger_briefcase_kit import SANS, SANSB, eu, put, us


def simple(r, n, first, last, opening, pool, od=0):
    """Entries from a pool of (text, sign, least, most in whole units)."""
    days = sorted(r.randrange((last - first).days + 1) for _ in range(n))
    bal, out = opening, []
    for d in days:
        pick = r.choice(pool)
        amt = r.randint(pick[2] * 100, pick[3] * 100)
        if pick[1] < 0 and bal - amt < -od:
            pick = r.choice([p for p in pool if p[1] > 0])
            amt = r.randint(pick[2] * 100, pick[3] * 100)
        if "~" in pick[0]:
            amt = max(1000, amt // 1000 * 1000)
        bal += pick[1] * amt
        on = first + timedelta(days=d)
        text = pick[0].replace("~", "").format(x=kit.digits(r, 4), n=kit.digits(r, 8), d=f"{on.day:02d}", m=f"{on.month:02d}", p=r.choice(NAMES[pool[0][0]]))
        out.append({"date": on, "desc": text, "sign": pick[1], "amt": amt, "bal": bal, "ref": kit.digits(r, 6), "vdate": on})
    return out


IE = [("POS {p}", -1, 4, 95), ("VDP-{p}", -1, 6, 120), ("VDC-{p}", -1, 3, 40), ("~ATM {d}{m} MAIN ST", -1, 20, 200), ("D/D GREENISLE ENERGY", -1, 60, 190),
      ("D/D CLADDAGH INSURANCE IE{n}", -1, 40, 110), ("*MOBI {p}", -1, 15, 400), ("S/O RENT {x}", -1, 650, 1200), ("PAYROLL BALLYROE FOODS", 1, 1200, 2900),
      ("REFUND {p}", 1, 10, 80), ("LODGEMENT {x}", 1, 50, 900), ("FEE-QTR MAINTENANCE", -1, 3, 9)]
SE = [("Kortköp {p}", -1, 35, 900), ("Swish till {p}", -1, 50, 700), ("Swish från {p}", 1, 50, 900), ("Autogiro Fjällkraft El", -1, 300, 1500), ("Bg-betalning {x}-{n}", -1, 200, 4800),
      ("Lön", 1, 21000, 34000), ("Överföring {n}", -1, 500, 6000), ("Insättning {n}", 1, 300, 5000), ("Hyra Brf Tallbacken", -1, 5200, 8900), ("Årsavgift betalkort", -1, 250, 395)]
BR = [("PIX ENVIADO {p}", -1, 12, 850), ("PIX RECEBIDO {p}", 1, 20, 1900), ("COMPRA CARTAO DEB MERCADO VARGEM {d}/{m}", -1, 8, 420), ("TED RECEBIDA {p}", 1, 400, 6500),
      ("PAGTO BOLETO {n}", -1, 60, 1400), ("~SAQUE TERMINAL {x}", -1, 50, 800), ("DEB AUT ENERGIA LUZ DO VALE", -1, 90, 380), ("TARIFA PACOTE SERVICOS", -1, 18, 49),
      ("PROVENTOS {x}", 1, 2200, 7800), ("RESGATE APLICACAO {n}", 1, 100, 3000)]
MY = [("DuitNow QR PAYMENT|{p} *", -1, 4, 190), ("SALE DEBIT|{p}", -1, 9, 430), ("IBG CREDIT|{p} *|PAYMENT {x}", 1, 100, 2900), ("FUND TRANSFER TO A/|{p} *|sewa {x}", -1, 50, 1800),
      ("TRANSFER FR A/C|{p} *", 1, 30, 1500), ("~CASH WITHDRAWAL|TERMINAL {x}", -1, 50, 1000), ("GIRO SALARY|{p}", 1, 2400, 6300), ("FPX PAYMENT FR A/|TENAGA RIMBA {n}", -1, 60, 400),
      ("DEBIT CARD ANNUAL FEE", -1, 8, 9)]
NAMES = {IE[0][0]: "TULLAMORE GROCERS|DUNMORE PHARMACY|CORRIB CAFE|LISMORE HARDWARE|KILBRACK FUELS|SLANEY BOOKS".split("|"),
         SE[0][0]: "Lindgården Livs|Ekmans Bageri|Tågbolaget Nord|Maja Sjöquist|Östan Apotek|Oskar Brandell".split("|"),
         BR[0][0]: "PADARIA TREZE RUAS|MERCADO SERRANO|JOANA PRATES LIMA|POSTO VEREDA|EDUARDO QUINTAO|FARMACIA DO LARGO".split("|"),
         MY[0][0]: "KEDAI RUNCIT SRI BAYU|NASI KANDAR PELANGI|LIM SIEW CHOO|FARIDAH BINTI OSMAN|PETROMAS KIOSK|TEKNIK JAYA SDN BHD".split("|")}


def ireland(path, seed, rows):
    r = kit.rng("ireland", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(-30000, 240000)
    es = simple(r, rows, first, last, opening, IE, od=100000)
    kit.shape(es, "Helvetica", 8.5, 200)
    for a, b in zip(es, es[1:]):
        a["nobal"] = a["date"] == b["date"]
    holder = r.choice(("MS AOIFE DRISCOLL", "MR CATHAL NEVILLE", "MS ORLA HANRATTY", "MR DONAL KEAVENEY"))
    num = kit.digits(r, 8)
    iban = f"IE{r.randint(10, 98)} LSBK 93{num[1:3]} {num[3:5]}{num[:2]} {num[2:6]} {num[6:]}"
    g = lambda d: f"{d.day} {d:%b} {d.year}"
    bal = lambda p: us(abs(p)) + (" dr" if p < 0 else "")
    green = colors.HexColor("#00594c")

    def foot(c, i, n):
        put(c, 45, 34, "Liosban Bank DAC is regulated by the Central Bank. Eligible deposits are protected by the Deposit Guarantee Scheme.", "Helvetica", 6.5)
    c = kit.Pages(path, foot, pagesize=A4)
    cols = [(45, 70, "l"), (115, 206, "l"), (321, 72, "r"), (393, 72, "r"), (465, 85, "r")]
    pg = [0]

    def top():
        pg[0] += 1
        put(c, 45, 795, "Liosban Bank", "Helvetica-Bold", 18, color=green)
        put(c, 45, 782, "Eyre Street, Galway  -  Tel 091 555 0" + num[:3], "Helvetica", 8)
        for k, x in enumerate((holder, f"{int(num[:2])} Abbey Court", "Oranmore", "Co. Galway")):
            put(c, 45, 740 - 12 * k, x, "Helvetica", 9.5)
        for k, (a, b) in enumerate((("Personal Current Account", ""), ("National Sort Code", "93-" + num[1:3] + "-" + num[3:5]), ("Account Number", num), ("IBAN", iban),
                                    ("Statement Number", str(r0 % 90 + 10)), ("Date of Statement", g(last)), ("Page Number", f"{pg[0]}"))):
            put(c, 300, 770 - 14 * k, a, "Helvetica" if b else "Helvetica-Bold", 9 if b else 11, color=green)
            put(c, 400, 770 - 14 * k, b, "Helvetica-Bold", 9)
        put(c, 300, 672, "Authorised Limit at date of statement  1,000.00", "Helvetica", 8)
        y = 650
        c.setFillColor(green)
        c.rect(45, y - 18, 505, 18, fill=1, stroke=0)
        for (x, w, a), s in zip(cols, ("Date", "Details", "Debit \u20ac", "Credit \u20ac", "Balance \u20ac")):
            put(c, x + 3, y - 12, s, SANSB, 8, a, w - 6, colors.white)
        return y - 22
    r0 = int(num)
    y = top()

    def new():
        c.showPage()
        return top()
    body, prev = [[g(first), "BALANCE FORWARD", "", "", bal(opening)]], None
    for e in es:
        body.append([g(e["date"]) if e["date"] != prev else "", e["lines"], us(e["amt"]) if e["sign"] < 0 else "", us(e["amt"]) if e["sign"] > 0 else "",
                     "" if e.get("nobal") else bal(e["bal"])])
        prev = e["date"]
    # a day's first line on a new page carries no date again: keep the day together with its date
    y0 = y
    per = int((y0 - 70) // 15.5)
    for k in range(per, len(body), per):
        if body[k][0] == "":
            body[k][0] = g(es[k - 1]["date"])
    chunks = [body[k:k + per] for k in range(0, len(body), per)]
    for k, ch in enumerate(chunks):
        if k:
            y = new()
        y = kit.table(c, cols, ch, y, 40, new, "Helvetica", 8.5, 11.5, 4)
    c.showPage()
    c.save()
    return kit.truth(es, bank_name="Liosban Bank", account_number=num, account_holder=holder, account_type="Personal Current Account", iban=iban,
                     currency="EUR", opening_balance=opening)


def sweden(path, seed, rows):
    r = kit.rng("sweden", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(400000, 6000000)
    es = simple(r, rows, first, last, opening, SE)
    kit.shape(es, SANS, 8, 190)
    holder = r.choice(("Elin Wretman", "Johan Askelöf", "Karin Hjortsberg", "Viktor Nyblad"))
    acct, b = f"8{kit.digits(r, 3)}-{r.randint(1, 9)},{kit.digits(r, 3)} {kit.digits(r, 3)} {kit.digits(r, 3)}-{r.randint(0, 9)}", kit.digits(r, 20)
    iban = "SE" + " ".join([b[:2], "8000", b[2:6], b[6:10], b[10:14], b[14:18]])
    kr = lambda p: eu(p, "\u00a0")
    closing = es[-1]["bal"]
    n = ParagraphStyle("n", fontName=SANS, fontSize=8.5, leading=12)
    s = ParagraphStyle("s", fontName=SANS, fontSize=8, leading=10)
    sr, sb = ParagraphStyle("sr", parent=s, alignment=2), ParagraphStyle("sb", parent=s, fontName=SANSB)
    sbr = ParagraphStyle("sbr", parent=sb, alignment=2)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=48, rightMargin=48, topMargin=84, bottomMargin=50, invariant=1, title="Kontoutdrag")
    dr, cr = kit.sums(es)
    head = Table([["Kontohavare", "Kontonummer", "Kontotyp"], [holder, acct, "Privatkonto"], ["Period", "IBAN", "Valuta"],
                  [f"{first.isoformat()} \u2013 {last.isoformat()}", iban, "SEK"]], colWidths=[165, 224, 110])
    head.setStyle([("FONT", (0, 0), (-1, -1), SANS, 7), ("FONT", (0, 1), (-1, 1), SANSB, 9), ("FONT", (0, 3), (-1, 3), SANSB, 9), ("LEFTPADDING", (0, 0), (-1, -1), 0),
                   ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, 0), 0), ("BOTTOMPADDING", (0, 1), (-1, 1), 8), ("TEXTCOLOR", (0, 0), (-1, 0), colors.grey),
                   ("TEXTCOLOR", (0, 2), (-1, 2), colors.grey)])
    data = [[Paragraph("Bokförings-<br/>dag", sb), Paragraph("Valuta-<br/>dag", sb), Paragraph("Text", sb), Paragraph("Belopp", sbr), Paragraph("Saldo", sbr)],
            [Paragraph("", s), "", Paragraph("Ingående saldo", sb), "", Paragraph(kr(opening), sbr)]]
    for e in es:
        data.append([Paragraph(e["date"].isoformat(), s), Paragraph(e["vdate"].isoformat(), s), Paragraph("<br/>".join(e["lines"]), s),
                     Paragraph(kr(e["sign"] * e["amt"]), sr), Paragraph(kr(e["bal"]), sr)])
    data.append(["", "", Paragraph("Utgående saldo", sb), "", Paragraph(kr(closing), sbr)])
    t = Table(data, colWidths=[70, 70, 202, 75, 82], repeatRows=1)
    t.setStyle([("LINEBELOW", (0, 0), (-1, 0), .8, colors.black), ("LINEABOVE", (0, -1), (-1, -1), .8, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    foot = [Paragraph(f"Summa insättningar: {kr(cr)}", n), Paragraph(f"Summa uttag: {kr(dr)}", n)]

    def page(c, d):
        put(c, 48, 790, "Norrsken Sparbank", SANSB, 14, color=colors.HexColor("#003b73"))
        put(c, 350, 790, "KONTOUTDRAG", SANSB, 12, "r", 197)
        put(c, 350, 776, f"Sida {d.page}", SANS, 8, "r", 197)
        put(c, 48, 28, "Norrsken Sparbank AB (publ) \u00b7 Box 118, 972 31 Luleå \u00b7 Telefon 0920-55 01 00", SANS, 7)
    doc.build([head, Spacer(1, 16), t, Spacer(1, 10)] + foot, onFirstPage=page, onLaterPages=page)
    return kit.truth(es, bank_name="Norrsken Sparbank", account_number=acct, account_holder=holder, account_type="Privatkonto", iban=iban, currency="SEK",
                     statement_period=(first, last), opening_balance=opening, closing_balance=closing, total_debits=dr, total_credits=cr)


def brazil(path, seed, rows):
    r = kit.rng("brazil", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(50000, 900000)
    es = simple(r, rows, first, last, opening, BR, od=50000)
    kit.shape(es, "Helvetica", 8, 210)
    holder = r.choice(("MARIANA SALDANHA COUTO", "RENATO FIGUEIRA BASTOS", "LIVIA MONTEZUMA", "CAIO ARRUDA PENTEADO"))
    ag, acct = kit.digits(r, 4), f"{kit.digits(r, 5)}-{r.randint(0, 9)}"
    g = lambda d: d.strftime("%d/%m/%Y")
    closing = es[-1]["bal"]
    dc = lambda p: eu(abs(p)) + (" D" if p < 0 else " C")
    blue = colors.HexColor("#123f8c")

    def foot(c, i, n):
        put(c, 40, 30, "SAC 0800 555 0140  Ouvidoria 0800 555 0199", "Helvetica", 7)
        put(c, 455, 30, f"Página {i} de {n}", "Helvetica", 7, "r", 100)
    c = kit.Pages(path, foot, pagesize=A4)
    put(c, 40, 800, "Banco Ipê Amarelo S.A.", "Helvetica-Bold", 15, color=blue)
    put(c, 355, 800, "Extrato de Conta Corrente", "Helvetica-Bold", 11, "r", 200)
    c.setStrokeColor(blue)
    c.rect(40, 735, 515, 51)
    for x, yy, a, b in ((46, 774, "Cliente", holder), (300, 774, "Agência", ag), (400, 774, "Conta", acct), (46, 750, "CPF", f"***.{kit.digits(r, 3)}.{kit.digits(r, 3)}-**"),
                        (300, 750, "Período", f"{g(first)} a {g(last)}"), (460, 750, "Emissão", g(last))):
        put(c, x, yy, a, "Helvetica", 6.5, color=blue)
        put(c, x, yy - 9, b, "Helvetica-Bold", 8.5)
    cols = [(40, 58, "l"), (98, 216, "l"), (314, 52, "c"), (366, 60, "r"), (426, 60, "r"), (486, 69, "r")]

    def heads(y):
        c.setFillColor(colors.HexColor("#dfe8f7"))
        c.rect(40, y - 28, 515, 28, fill=1, stroke=0)
        for (x, w, a), s in zip(cols, (("Data",), ("Histórico",), ("Docto.",), ("Crédito", "(R$)"), ("Débito", "(R$)"), ("Saldo", "(R$)"))):
            for k, t in enumerate(s):
                put(c, x + 3, y - (12 if len(s) > 1 else 17) - 10 * k, t, "Helvetica-Bold", 8, a, w - 6, blue)
        return y - 28

    def deco(top, bot, i):
        c.setStrokeColor(colors.HexColor("#c7d3e8"))
        c.setLineWidth(.4)
        c.line(40, bot, 555, bot)

    def new():
        c.showPage()
        return heads(800)
    bold = lambda cells: {"font": "Helvetica-Bold", "cells": cells}
    body = [bold([g(first - timedelta(days=1)), "SALDO ANTERIOR", "", "", "", dc(opening)])]
    body += [[g(e["date"]), e["lines"], e["ref"], eu(e["amt"]) if e["sign"] > 0 else "", eu(e["amt"]) + "-" if e["sign"] < 0 else "", dc(e["bal"])] for e in es]
    dr, cr = kit.sums(es)
    body.append(bold(["", "Total", "", eu(cr), eu(dr) + "-", dc(closing)]))
    y = kit.table(c, cols, body, heads(722), 62, new, "Helvetica", 8, 10, 5, deco=deco)
    if y < 100:
        c.showPage()
        y = 820
    put(c, 40, y - 20, f"Saldo final em {g(last)}: R$ {dc(closing)}", "Helvetica-Bold", 9)
    put(c, 40, y - 33, "Limite cheque especial contratado: R$ 500,00", "Helvetica", 8)
    c.showPage()
    c.save()
    return kit.truth(es, ref=lambda e: e["ref"], bank_name="Banco Ipê Amarelo S.A.", account_number=acct, account_holder=holder, account_type="Conta Corrente",
                     currency="BRL", statement_period=(first, last), opening_balance=opening, closing_balance=closing, total_debits=dr, total_credits=cr)


def malaysia(path, seed, rows):
    r = kit.rng("malaysia", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(30000, 800000)
    es = simple(r, rows, first, last, opening, MY)
    holder = r.choice(("NUR SYAFIQAH BINTI HALIM", "TAN KOK LEONG", "MOHD HAZIQ BIN JAMAL", "SELVI A/P MURUGAN"))
    acct = f"{kit.digits(r, 6)}-{kit.digits(r, 6)}"
    closing = es[-1]["bal"]
    f = lambda d: d.strftime("%d/%m/%y")

    def foot(c, i, n):
        put(c, 40, 40, "Semua maklumat dan baki yang dicetak dianggap betul melainkan pihak bank dimaklumkan dalam tempoh 21 hari.", "Helvetica", 6.5)
        put(c, 40, 31, "All items and balances shown will be considered correct unless the bank is notified in writing within 21 days.", "Helvetica-Oblique", 6.5)
    c = kit.Pages(path, foot, pagesize=A4)
    cols = [(40, 82, "l"), (122, 220, "l"), (342, 100, "r"), (442, 113, "r")]
    pg, branch = [0], f"{kit.digits(r, 3)} JALAN KENARI, PULAU PINANG"

    def top():
        pg[0] += 1
        put(c, 40, 800, "BANK SERI RIMBA BERHAD", "Helvetica-Bold", 13)
        put(c, 40, 788, branch, "Helvetica", 8)
        for k, (a, b, v) in enumerate((("MUKA", "PAGE", str(pg[0])), ("TARIKH PENYATA", "STATEMENT DATE", f(last)), ("NOMBOR AKAUN", "ACCOUNT NUMBER", acct))):
            put(c, 340, 800 - 24 * k, a, "Helvetica-Bold", 8)
            put(c, 340, 791 - 24 * k, b, "Helvetica-Oblique", 7)
            put(c, 440, 797 - 24 * k, ": " + v, "Helvetica", 9)
        for k, x in enumerate((holder, f"NO {int(acct[:2])} LORONG MELUR 3", "11900 BAYAN LEPAS", "PULAU PINANG")):
            put(c, 40, 752 - 12 * k, x, "Helvetica", 9)
        put(c, 40, 694, "SERI SAVINGS ACCOUNT-I", "Helvetica-Bold", 9)
        put(c, 40, 680, "URUSNIAGA AKAUN / ACCOUNT TRANSACTIONS", "Helvetica-Bold", 8.5, "c", 515)
        c.setLineWidth(.8)
        c.line(40, 674, 555, 674)
        for (x, w, a), s, t in zip(cols, ("TARIKH MASUK", "BUTIR URUSNIAGA", "JUMLAH URUSNIAGA", "BAKI PENYATA"),
                                   ("ENTRY DATE", "TRANSACTION DESCRIPTION", "TRANSACTION AMOUNT", "STATEMENT BALANCE")):
            put(c, x + 3, 664, s, "Helvetica-Bold", 7.5, a, w - 6)
            put(c, x + 3, 654, t, "Helvetica-Oblique", 7.5, a, w - 6)
        c.line(40, 649, 555, 649)
        return 646

    def new():
        c.showPage()
        return top()
    body = [["", "BEGINNING BALANCE", "", us(opening)]]
    for e in es:
        e["lines"] = e["desc"].split("|")
        e["shown"] = " ".join(e["lines"])
        body.append([f(e["date"]), e["lines"], us(e["amt"]) + ("+" if e["sign"] > 0 else "-"), us(e["bal"])])
    y = kit.table(c, cols, body, top(), 62, new, "Courier", 9, 10.5, 4)
    if y < 125:
        y = new()
    dr, cr = kit.sums(es)
    for k, (a, b) in enumerate((("ENDING BALANCE :", closing), ("TOTAL CREDIT :", cr), ("TOTAL DEBIT :", dr))):
        put(c, 125, y - 16 - 13 * k, a, "Courier-Bold", 9)
        put(c, 445, y - 16 - 13 * k, us(b), "Courier-Bold", 9, "r", 107)
    c.showPage()
    c.save()
    return kit.truth(es, bank_name="BANK SERI RIMBA BERHAD", account_number=acct, account_holder=holder, account_type="SERI SAVINGS ACCOUNT-I",
                     opening_balance=opening, closing_balance=closing, total_debits=dr, total_credits=cr)


BANKS = {"ireland": ireland, "sweden": sweden, "brazil": brazil, "malaysia": malaysia}

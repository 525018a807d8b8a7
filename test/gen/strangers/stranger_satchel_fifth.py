# SPDX-License-Identifier: AGPL-3.0-or-later
"""Brazil, the United States, Turkey, and a card of Spain."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_satchel_kit import cells, digits, fmt, month, moves, paged, plain, put, rng, rowtruth, sfmt, totals, wrap


def per(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


BR = {"who": ["PADARIA SÃO BENTO", "AÇAÍ DO PORTO", "J R CONCEIÇÃO ME", "COND ED JATOBÁ", "MARIA APARECIDA L"], "firm": ["LATICÍNIOS SERRANA LTDA", "TRANSPORTES IPÊ SA"]}


def brasil(path, seed, rows):
    r = rng("brasil", seed, rows)
    a, b = month(r)
    opening = r.randint(700_00, 12000_00)
    kinds = [("PIX ENVIADO {who}", -10, -900), ("PIX RECEBIDO {who}", 30, 1500), ("TED RECEBIDA {firm}", 1200, 6500), ("PGTO BOLETO {who}", -60, -1300), ("COMPRA CARTÃO DÉBITO {who}", -8, -350), ("TARIFA PACOTE SERVIÇOS", -20, -49)]
    tx = moves(r, rows, kinds, BR, opening, a, b)
    for t in tx:
        t["ref"] = digits(r, 6)
    who, ag, acc = r.choice(["CONCEIÇÃO DUARTE FREITAS", "JOÃO BATISTA GONÇALVES", "IPÊ ROXO COMÉRCIO LTDA"]), digits(r, 4), f"{r.randint(10, 99)}.{digits(r, 3)}-{r.randint(0, 9)}"
    W, H = A4
    f, fb = "Helvetica", "Helvetica-Bold"
    D = lambda d: d.strftime("%d/%m/%Y")
    m = lambda v: fmt(v, ".", ",") + (" D" if v < 0 else " C")
    name = "Banco Cooperativo do Cerrado"
    cols = [(44, "l"), (112, "l"), (330, "l"), (450, "r"), (W - 44, "r")]
    out = []

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            put(c, 44, H - 42, name, fb, 13, "l", colors.HexColor("#2e6b1f"))
            put(c, W - 44, H - 42, "Extrato de Conta Corrente", f, 11, "r", colors.black)
            c.setStrokeColor(colors.HexColor("#f2b705"))
            c.setLineWidth(2)
            c.line(44, H - 50, W - 44, H - 50)
            c.setStrokeColor(colors.black)
            c.setLineWidth(0.4)
            y = H - 68
            if n == 1:
                put(c, 44, y, f"Cliente: {who}", fb, 9.5)
                put(c, 44, y - 14, f"Agência: {ag}    Conta: {acc}", f, 9.5)
                put(c, 44, y - 28, f"Período: {D(a)} a {D(b)}", f, 9.5)
                put(c, W - 44, y, f"Emitido em {D(b + timedelta(2))} às 09:14", f, 7.5, "r")
                y -= 52
            cells(c, y, cols, ["Data", "Histórico", "Documento", "Valor R$", "Saldo R$"], fb, 9, 10)
            c.line(44, y - 5, W - 44, y - 5)
            y -= 19
        top()
        cells(c, y, cols, ["", "SALDO ANTERIOR", "", "", m(opening)], f, 8.8, 10)
        y -= 15
        for i, t in enumerate(tx):
            if y < 64:
                put(c, W / 2, 30, f"Página {n}", f, 7.5, "c")
                c.showPage()
                top()
            cells(c, y, cols, [D(t["date"]), t["desc"], t["ref"], m(t["amt"]), ""], f, 8.8, 10)
            y -= 14
            out.append(rowtruth(t, ref=t["ref"], bal=False))
            if i + 1 == len(tx) or tx[i + 1]["date"] != t["date"]:
                c.setFillColor(colors.HexColor("#eef4ea"))
                c.rect(44, y - 4, W - 88, 13, stroke=0, fill=1)
                c.setFillColor(colors.black)
                cells(c, y, cols, [D(t["date"]), "SALDO DO DIA", "", "", m(t["bal"])], fb, 8.8, 10)
                y -= 17
        if y < 84:
            put(c, W / 2, 30, f"Página {n}", f, 7.5, "c")
            c.showPage()
            top()
        cells(c, y - 4, cols, ["", "SALDO FINAL EM " + D(b), "", "", m(tx[-1]["bal"])], fb, 9.5, 10)
        put(c, W / 2, 30, f"Página {n}", f, 7.5, "c")
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Conta Corrente", "currency": "BRL", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "transactions": out}}


US = {"shop": ["Prairie Hardware Omaha NE", "Bluestem Coffee Lincoln NE", "Platte River Gas #{d3}", "Cornhusk Market"], "firm": ["Niobrara Freight Inc", "Sandhills Utility Dist", "Loup County Payroll"]}


def usbank(path, seed, rows):
    r = rng("usbank", seed, rows)
    a, b = month(r)
    opening = r.randint(300_00, 9000_00)
    kinds = [("Card Purchase {shop} Card {d4}", -4, -220), ("Online Payment {d10} To {firm}", -30, -480), ("{firm} Direct Dep PPD ID: {d10}", 700, 2600), ("ATM Check Deposit {d4} Main St", 50, 900),
             ("Zelle Payment To {firm} {d8}", -20, -400), ("Monthly Service Fee", -12, -13)]
    tx = moves(r, rows, kinds, US, opening, a, b)
    td, tc = totals(tx)
    who, acc = r.choice(["HAROLD J LINDQUIST", "TAMARA A OYELARAN", "PRAIRIE DOG GROOMING LLC"]), digits(r, 15)
    W, H = letter
    f, fb = "Helvetica", "Helvetica-Bold"
    L = lambda d: f"{d.strftime('%B')} {d.day:02d}, {d.year}"
    name = "First Plains Bank"
    U = lambda v: "$" + fmt(v) if v >= 0 else "-$" + fmt(v)
    out = []
    groups = [("DEPOSITS AND ADDITIONS", [t for t in tx if t["amt"] > 0], "Total Deposits and Additions", tc), ("WITHDRAWALS AND SUBTRACTIONS", [t for t in tx if t["amt"] < 0], "Total Withdrawals and Subtractions", td)]

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            put(c, 40, H - 48, name, fb, 16, "l", colors.HexColor("#24408e"))
            put(c, W - 40, H - 40, f"{L(a)} through {L(b)}", f, 9, "r", colors.black)
            put(c, W - 40, H - 52, "Account Number: " + acc, fb, 9, "r")
            put(c, W - 40, 32, f"Page {n} of {total}", f, 8, "r")
            y = H - 90

        def bar(s):
            nonlocal y
            c.setFillColor(colors.HexColor("#24408e"))
            c.rect(40, y - 5, W - 80, 17, stroke=0, fill=1)
            put(c, 46, y, s, fb, 9.5, "l", colors.white)
            c.setFillColor(colors.black)
            y -= 20

        def cols():
            nonlocal y
            put(c, 46, y, "DATE", fb, 7.5)
            put(c, 100, y, "DESCRIPTION", fb, 7.5)
            put(c, W - 46, y, "AMOUNT", fb, 7.5, "r")
            y -= 14
        top()
        for i, s in enumerate((who, "2208 SANDPIPER LN", "OMAHA NE 68132-1190")):
            put(c, 60, y - 12 * i, s, f, 9.5)
        for i, s in enumerate(("CUSTOMER SERVICE", "Service Center: 1-800-555-0143", "Para Espanol: 1-800-555-0144")):
            put(c, 370, y - 12 * i, s, fb if i == 0 else f, 8.5)
        y -= 70
        bar("CHECKING SUMMARY      Prairie Everyday Checking")
        for k, v, bold in (("Beginning Balance", U(opening), 1), ("Deposits and Additions", fmt(tc), 0), ("Withdrawals and Subtractions", "-" + fmt(td) if td else "0.00", 0), ("Ending Balance", U(tx[-1]["bal"]), 1)):
            put(c, 46, y, k, fb if bold else f, 9)
            put(c, 330, y, v, fb if bold else f, 9, "r")
            y -= 13
        y -= 14
        for title, part, tot, v in groups:
            if not part:
                continue
            if y < 130:
                c.showPage()
                top()
            bar(title)
            cols()
            for t in part:
                ls = wrap(t["desc"], f, 8.8, 330)
                if y - 11 * len(ls) < 56:
                    c.showPage()
                    top()
                    bar(title + " (continued)")
                    cols()
                first = t is part[0]
                put(c, 46, y, t["date"].strftime("%m/%d"), f, 8.8)
                cells(c, y, [(100, "l")], [ls], f, 8.8, 11)
                s = fmt(t["amt"])
                put(c, W - 46, y, ("$" if first else "") + s, f, 8.8, "r")
                y -= 11 * len(ls) + 3
                out.append(rowtruth(t, " ".join(ls), bal=False))
            c.line(40, y + 9, W - 40, y + 9)
            put(c, 46, y - 3, tot, fb, 8.8)
            put(c, W - 46, y - 3, U(v), fb, 8.8, "r")
            y -= 32
        c.showPage()
        return n
    paged(path, letter, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Prairie Everyday Checking", "currency": "USD", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


TR = {"who": ["GÜNEŞ MARKET", "ÇINAR ECZANESİ", "İNCİ KIRTASİYE", "YILDIZ ÖĞÜT"], "firm": ["AKÇAY NAKLİYAT LTD ŞTİ", "BOĞAZ TEKSTİL AŞ"]}


def turk(path, seed, rows):
    r = rng("turk", seed, rows)
    a, b = month(r)
    opening = r.randint(2000_00, 60000_00)
    kinds = [("FAST GÖNDERİM {who} SORGU NO {d9}", -100, -7000), ("GELEN EFT {firm} FATURA {d5}", 3000, 42000), ("POS HARCAMA {who} İSTANBUL", -40, -2600), ("ATM PARA ÇEKME {d5} NOLU ATM", -200, -8000),
             ("BSMV", -1, -30), ("HAVALE GELEN {who}", 250, 5000)]
    tx = moves(r, rows, kinds, TR, opening, a, b)
    td, tc = totals(tx)
    for t in tx:
        t["ref"] = f"{r.choice('ABCDEF')}{digits(r, 8)}"
    who, acc = r.choice(["ŞEBNEM KARAGÖZ", "OĞUZHAN İLHAN", "BOĞAZ TEKSTİL AŞ"]), f"{r.randint(1000, 1999)}-{digits(r, 7)}"
    k = digits(r, 22)
    iban = f"TR{r.randint(10, 97)} 00{k[:2]} " + " ".join(k[i:i + 4] for i in range(2, 18, 4)) + f" {k[18:20]}"
    D = lambda d: d.strftime("%d.%m.%Y")
    m = lambda v: sfmt(v, ".", ",")
    st = ParagraphStyle("p", fontName="Bank16Sans", fontSize=7.8, leading=10)
    P = lambda s, al="left": Paragraph(f'<para align="{al}">{s}</para>', st)
    B = lambda s: f'<font name="Bank16SansB">{s}</font>'
    name = "Anka Yatırım Bankası A.Ş."
    red = colors.HexColor("#a3123a")
    head = Table([[P(f'<font name="Bank16SansB" size="13" color="#a3123a">{name}</font>'), P(B("HESAP EKSTRESİ"), "right")]], colWidths=[500, 270])
    lv = [("Müşteri Adı", who, "Şube", "1412 - Kadıköy Çarşı", "Dönem", f"{D(a)} - {D(b)}"), ("Hesap No", acc, "Hesap Türü", "Vadesiz TL", "Döviz Cinsi", "TRY"), ("IBAN", iban, "Açılış Bakiyesi", m(opening), "Kapanış Bakiyesi", m(tx[-1]["bal"]))]
    info = Table([[P(B(x)) if i % 2 == 0 else P(": " + x) for i, x in enumerate(row)] for row in lv], colWidths=[70, 230, 90, 140, 100, 140])
    info.setStyle(TableStyle([("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LINEBELOW", (0, -1), (-1, -1), 1, red), ("LINEABOVE", (0, 0), (-1, 0), 1, red)]))
    data = [[P(B("İşlem Tarihi")), P(B("Valör")), P(B("Fiş / Dekont No")), P(B("Açıklama")), P(B("Borç"), "right"), P(B("Alacak"), "right"), P(B("Bakiye"), "right")]]
    out = []
    for t in tx:
        ls = wrap(t["desc"], "Bank16Sans", 7.8, 240)
        data.append([P(D(t["date"])), P(D(t["date"])), P(t["ref"]), P("<br/>".join(ls)), P(m(-t["amt"]), "right") if t["amt"] < 0 else "", P(m(t["amt"]), "right") if t["amt"] > 0 else "", P(m(t["bal"]), "right")])
        out.append(rowtruth(t, " ".join(ls), t["ref"]))
    data.append(["", "", "", P(B("TOPLAM")), P(B(m(td)), "right"), P(B(m(tc)), "right"), ""])
    body = Table(data, colWidths=[74, 66, 90, 255, 90, 90, 105], repeatRows=1)
    body.setStyle(TableStyle([("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, colors.HexColor("#f7eef1")]), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), 0.6, red),
                              ("LINEABOVE", (0, -1), (-1, -1), 0.6, red), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))

    def foot(c, doc):
        put(c, landscape(A4)[0] - 36, 22, f"Sayfa {doc.page}", "Bank16Sans", 7, "r")
    SimpleDocTemplate(str(path), pagesize=landscape(A4), leftMargin=36, rightMargin=36, topMargin=32, bottomMargin=40, invariant=1).build([head, Spacer(1, 10), info, Spacer(1, 10), body], onFirstPage=foot, onLaterPages=foot)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Vadesiz TL", "iban": iban, "currency": "TRY", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


ES = {"shop": ["ULTRAMARINOS PEÑA", "GASOLINERA EL CAÑÓN", "LIBRERÍA NUÑO", "RENFE CERCANÍAS MÁLAGA", "MESÓN ABADÍA"]}


def tarjeta(path, seed, rows):
    r = rng("tarjeta", seed, rows)
    a, b = month(r)
    kinds = [("COMPRA {shop}", -4, -190), ("DISPOSICIÓN EFECTIVO CAJERO {d4}", -20, -200), ("COMISIÓN DISPOSICIÓN", -3, -8), ("DEVOLUCIÓN {shop}", 5, 60), ("PAGO ANTICIPADO", 50, 150)]
    tx = moves(r, rows, kinds, ES, 0, a, b, floor=-10**9)
    td, tc = totals(tx)
    prev = r.randint(60_00, 900_00)
    while prev + td - tc < 50_00:
        prev += 500_00
    due = prev + td - tc
    limit = (due // 3000_00 + 1) * 3000_00
    mind = max(30_00, due * 3 // 100)
    holder, card = r.choice(["MARÍA ÍÑIGUEZ PEÑALVER", "JOSÉ LUIS CAÑIZARES", "NÚRIA BOIX FERRER"]), f"5{digits(r, 3)} **** **** {digits(r, 4)}"
    pay = b + timedelta(5)
    W, H = A4
    f, fb = "Bank16Serif", "Bank16SerifB"
    D = lambda d: d.strftime("%d/%m/%Y")
    m = lambda v: fmt(v, ".", ",")
    name = "Caja Rural del Guadalhorce"
    out = []
    cols = [(60, "l"), (140, "l"), (430, "r"), (W - 60, "r")]

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            put(c, 60, H - 56, name, fb, 14)
            put(c, 60, H - 71, "Extracto mensual de tarjeta de crédito", f, 10)
            y = H - 100
            if n == 1:
                put(c, 320, y, holder, f, 9.5)
                put(c, 320, y - 13, "Calle Alcazaba 31, 2.º B", f, 9.5)
                put(c, 320, y - 26, "29015 Málaga", f, 9.5)
                lv = [("Titular", holder), ("Número de tarjeta", card), ("Fecha del extracto", D(b)), ("Periodo de liquidación", f"{D(a)} - {D(b)}"), ("Límite de crédito", m(limit) + " €"), ("Crédito disponible", m(limit - due) + " €"),
                      ("Saldo anterior", m(prev) + " €"), ("Importe total a pagar", m(due) + " €"), ("Pago mínimo", m(mind) + " €"), ("Fecha de cargo en cuenta", D(pay))]
                y -= 56
                for k, v in lv:
                    put(c, 60, y, k, f, 9)
                    c.setDash(0.5, 2)
                    c.line(186, y, 330, y)
                    c.setDash()
                    put(c, 336, y, v, fb if "total" in k else f, 9)
                    y -= 14
                y -= 16
            cells(c, y, cols, ["Fecha", "Concepto", "Cargos (€)", "Abonos (€)"], fb, 9, 11)
            c.setLineWidth(0.8)
            c.line(58, y - 5, W - 58, y - 5)
            c.setLineWidth(0.3)
            y -= 19
        top()
        for t in tx:
            if y < 66:
                put(c, W - 60, 40, f"{n}/{total}", f, 8, "r")
                c.showPage()
                top()
            cells(c, y, cols, [D(t["date"]), t["desc"], m(t["amt"]) if t["amt"] < 0 else "", m(t["amt"]) if t["amt"] > 0 else ""], f, 8.8, 11)
            y -= 14
            out.append(rowtruth(t, bal=False))
        c.line(58, y + 9, W - 58, y + 9)
        cells(c, y - 3, cols, ["", "Total de movimientos", m(td), m(tc)], fb, 8.8, 11)
        put(c, W - 60, 40, f"{n}/{total}", f, 8, "r")
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"issuer": name, "card_number": card, "card_holder": holder, "statement_date": b.isoformat(), "payment_due_date": pay.isoformat(), "credit_limit": plain(limit), "available_credit": plain(limit - due),
                     "total_amount_due": plain(due), "minimum_amount_due": plain(mind), "previous_balance": plain(prev), "statement_period": per(a, b), "transactions": out}}


BANKS = {"brasil": brasil, "usbank": usbank, "turk": turk, "tarjeta": tarjeta}

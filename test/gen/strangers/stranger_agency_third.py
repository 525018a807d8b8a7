# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of Poland, Brazil and Indonesia."""
from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_agency_kit import Sheet, cents, digits, iban, ledger, money, month, plain, rng_of, span, sums, truth_of


def poland(path, seed, rows):
    rng = rng_of("poland", seed, rows)
    first, last = month(2024, rng.choice([2, 4, 9, 11]))
    opening = cents(rng, 900, 9000)
    words = {"shop": ["PIEKARNIA KŁOS", "SKLEP ŻUCZEK", "APTEKA POD LIPĄ", "STACJA PALIW NR 12"], "city": ["TORUŃ", "ŁOMŻA", "KIELCE"],
             "firm": ["ENERGIA WSCHÓD SA", "WODOCIĄGI TORUŃSKIE SP. Z O.O.", "SIEĆ KOMÓRKOWA ECHO"],
             "person": ["ANNA WIŚNIEWSKA-ŻAK", "MAREK GÓRSKI", "ZOFIA SĘK"]}
    outs = [("PŁATNOŚĆ KARTĄ {shop} {city} karta ****4417", 8, 320, 1), ("PRZELEW WYCHODZĄCY {firm} faktura FV/{d4}/2024", 40, 480, 1),
            ("PŁATNOŚĆ MOBILNA {shop} nr {d8}", 6, 200, 1), ("WYPŁATA BANKOMAT {city} karta ****4417", 50, 800, 5000),
            ("OPŁATA ZA PROWADZENIE RACHUNKU", 5, 12, 50)]
    ins = [("PRZELEW PRZYCHODZĄCY DRUKARNIA BALTA SP. Z O.O. wynagrodzenie {d6}", 3800, 7200, 1),
           ("PRZELEW PRZYCHODZĄCY {person} zwrot za bilety", 30, 400, 50)]
    led = ledger(rng, rows, first, last, opening, outs, ins, words)
    closing = led[-1]["bal"]
    debit, credit = sums(led)
    number = iban("PL", "19000042" + digits(rng, 16))[2:]
    number = number.replace(" ", "")
    number = number[:2] + " " + " ".join(number[i:i + 4] for i in range(2, 26, 4))
    holder = rng.choice(["KAROLINA DĄBROWSKA", "STANISŁAW WÓJCIK", "USŁUGI STOLARSKIE JAN BĄK"])
    pl = lambda v: ("-" if v < 0 else "") + money(v, " ", ",")
    base = ParagraphStyle("p", fontName="DC", fontSize=8, leading=10)
    right = ParagraphStyle("r", parent=base, alignment=TA_RIGHT)
    white = ParagraphStyle("w", parent=base, fontName="DCB", textColor=colors.white, alignment=TA_CENTER)
    big = ParagraphStyle("b", parent=base, fontName="DCB", fontSize=15, leading=20)
    mid = ParagraphStyle("m", parent=base, fontName="DCB", fontSize=10.5, leading=14)
    navy = colors.HexColor("#1b2a5c")
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=50, invariant=1)
    story = [Paragraph("Bank Wiślany S.A.", big), Paragraph("ul. Bulwarowa 8, 87-100 Toruń, infolinia 56 555 01 42", base), Spacer(0, 8),
             Paragraph(f"Wyciąg nr {first.month}/2024 za okres od {first.isoformat()} do {last.isoformat()}", mid), Spacer(0, 6)]
    info = Table([["Posiadacz rachunku:", holder, "Saldo początkowe:", pl(opening) + " PLN"],
                  ["Numer rachunku:", number, "Suma uznań:", pl(credit) + " PLN"],
                  ["Rodzaj rachunku:", "Konto Osobiste Nurt", "Suma obciążeń:", pl(-debit) + " PLN"],
                  ["Waluta rachunku:", "PLN", "Saldo końcowe:", pl(closing) + " PLN"]], colWidths=[92, 205, 96, 122])
    info.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "DC", 8.5), ("FONT", (1, 0), (1, -1), "DCB", 8.5), ("FONT", (3, 0), (3, -1), "DCB", 8.5),
                              ("ALIGN", (3, 0), (3, -1), "RIGHT"), ("BOX", (0, 0), (-1, -1), 0.6, navy), ("LINEAFTER", (1, 0), (1, -1), 0.4, navy),
                              ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    story += [info, Spacer(0, 10)]
    data = [[Paragraph(t, white) for t in ("Data księgowania", "Data waluty", "Opis operacji", "Kwota operacji w walucie rachunku", "Saldo po operacji")]]
    for e in led:
        data.append([Paragraph(e["date"].isoformat(), base), Paragraph(e["date"].isoformat(), base), Paragraph(e["desc"], base),
                     Paragraph(pl(e["amt"]).replace(" ", "\u00a0"), right), Paragraph(pl(e["bal"]).replace(" ", "\u00a0"), right)])
    table = Table(data, colWidths=[68, 60, 219, 88, 80], repeatRows=1)
    table.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), navy), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP"),
                               ("GRID", (0, 0), (-1, -1), 0.4, colors.HexColor("#9aa3bf")), ("TOPPADDING", (0, 0), (-1, -1), 2),
                               ("BOTTOMPADDING", (0, 0), (-1, -1), 3),
                               ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#eef1f8")])]))
    story += [table, Spacer(0, 8), Paragraph("Dokument wygenerowany elektronicznie, nie wymaga podpisu ani stempla.", base)]

    def foot(canvas, d):
        canvas.setFont("DC", 7)
        canvas.drawCentredString(A4[0] / 2, 26, f"Strona {d.page}")

    doc.build(story, onFirstPage=foot, onLaterPages=foot)
    return {"data": {"bank_name": "Bank Wiślany S.A.", "account_number": number, "account_holder": holder, "account_type": "Konto Osobiste Nurt",
                     "currency": "PLN", "statement_period": span(first, last), "opening_balance": plain(opening),
                     "closing_balance": plain(closing), "total_debits": plain(debit), "total_credits": plain(credit),
                     "transactions": [truth_of(e) for e in led]}}


def brazil(path, seed, rows):
    rng = rng_of("brazil", seed, rows)
    first, last = month(2024, rng.choice([1, 3, 6, 8]))
    opening = cents(rng, 500, 7000)
    words = {"shop": ["PADARIA ESTRELA", "MERCADO DA PRACA", "FARMACIA SAO BENTO", "POSTO IPE"], "firm": ["COMPANHIA DE LUZ DO VALE", "AGUAS DE MINAS",
             "TELE SERRANA"], "person": ["JULIANA PRADO", "CARLOS E MOTA", "RITA DE CASSIA"]}
    outs = [("COMPRA CARTAO DEBITO {shop}", 6, 240, 1), ("PIX ENVIADO\nDES: {person}", 10, 700, 50), ("CONTA DE LUZ {firm}", 60, 420, 1),
            ("SAQUE C/C BDN", 50, 600, 1000), ("TARIFA BANCARIA CESTA CLASSIC", 20, 50, 5), ("BOLETO PAGO {firm}", 80, 900, 1)]
    ins = [("PIX RECEBIDO\nREM: {person}", 20, 900, 50), ("CREDITO DE SALARIO\nMETALURGICA ITABIRA LTDA", 2100, 5200, 1),
           ("DEPOSITO EM DINHEIRO", 50, 900, 1000)]
    led = ledger(rng, rows, first, last, opening, outs, ins, words, floor=-150000)
    closing = led[-1]["bal"]
    debit, credit = sums(led)
    agency, number = digits(rng, 4), f"{int(digits(rng, 5)):07d}-{digits(rng, 1)}"
    holder = rng.choice(["MARIA APARECIDA NOGUEIRA", "ANTONIO FIGUEIRA ME", "LUIZ HENRIQUE BASTOS"])
    br = lambda v: ("-" if v < 0 else "") + money(v, ".", ",")
    cols = [(40, 58, "l"), (104, 182, "l"), (292, 52, "r"), (350, 62, "r"), (418, 66, "r"), (490, 66, "r")]
    red = "#b0123b"

    def heads(s):
        s.row(cols, ["Data", "Histórico", "Docto.", "Crédito (R$)", "Débito (R$)", "Saldo (R$)"], "Helvetica-Bold", 8, band="#d9d9d9", pad=4)

    def head(s):
        s.y = s.h - 40
        heads(s)

    def foot(s):
        s.text(40, 26, "Os dados acima têm como base a data e hora da consulta.", size=7)
        s.text(556, 26, f"Folha {s.page}", size=7, align="r")

    s = Sheet(path, A4, 50, head, foot)
    s.text(40, s.h - 50, "Banco Serra Azul", "Helvetica-Bold", 18, red)
    s.text(556, s.h - 44, f"Data: {last:%d/%m/%Y} - 18h42", size=8, align="r")
    s.text(40, s.h - 76, "Extrato Mensal / Por Período", "Helvetica-Bold", 12)
    s.text(40, s.h - 94, f"Nome do usuário: {holder}", size=9)
    s.text(40, s.h - 107, f"Agência: {agency} | Conta Corrente: {number}", size=9)
    s.text(40, s.h - 120, f"Extrato de: {first:%d/%m/%Y} a {last:%d/%m/%Y}", size=9)
    s.y = s.h - 136
    heads(s)
    s.row(cols, ["", "SALDO ANTERIOR", "", "", "", br(opening)], size=8, pad=3)
    truth, band = [], False
    for i, e in enumerate(led):
        new = i == 0 or led[i - 1]["date"] != e["date"]
        ref = digits(rng, 7)
        before = s.page
        s.need(28)
        new = new or s.page != before
        band = not band
        s.row(cols, [f"{e['date']:%d/%m/%Y}" if new else "", e["desc"], ref, br(e["amt"]) if e["amt"] > 0 else "",
                     br(e["amt"]) if e["amt"] < 0 else "", br(e["bal"])], size=8, pad=3, band="#f4f4f4" if band else None)
        truth.append(truth_of(e, True, ref))
    s.row(cols, ["Total", "", "", br(credit), br(-debit), br(closing)], "Helvetica-Bold", 8, pad=4, band="#d9d9d9")
    s.done()
    return {"data": {"bank_name": "Banco Serra Azul", "account_number": number, "account_holder": holder, "account_type": "Conta Corrente",
                     "currency": "BRL", "statement_period": span(first, last), "opening_balance": plain(opening), "closing_balance": plain(closing),
                     "total_debits": plain(debit), "total_credits": plain(credit), "transactions": truth}}


def indonesia(path, seed, rows):
    rng = rng_of("indonesia", seed, rows)
    number_of_month = rng.choice([3, 5, 8, 10])
    first, last = month(2024, number_of_month)
    name = {3: "MARET", 5: "MEI", 8: "AGUSTUS", 10: "OKTOBER"}[number_of_month]
    opening = cents(rng, 2000000, 30000000)
    words = {"shop": ["WARUNG BU TINI", "TOKO MERPATI", "APOTEK SEHATI", "SPBU 34.172"], "person": ["DEWI LESTARININGSIH", "AGUS PRAYOGO", "RUDI HALIM"]}
    outs = [("TRSF E-BANKING DB\n{d4}/FTSCY/WS{d5}\n{person}", 50000, 2500000, 100000), ("KARTU DEBIT\n{shop}", 20000, 600000, 50000),
            ("TARIKAN ATM", 100000, 2000000, 5000000), ("BIAYA ADM", 15000, 17000, 50000), ("BYR VIA E-BANKING\nPLN PRABAYAR {d10}", 50000, 800000, 50000)]
    ins = [("TRSF E-BANKING CR\n{d4}/FTFVA/WS{d5}\n{person}", 50000, 3500000, 100000), ("SETORAN TUNAI", 200000, 5000000, 5000000),
           ("KR OTOMATIS LLG\nPT SINAR KENANGA", 4000000, 12000000, 100000)]
    led = ledger(rng, rows, first, last, opening, outs, ins, words)
    closing = led[-1]["bal"]
    debit, credit = sums(led)
    number = digits(rng, 10)
    holder = rng.choice(["SITI NURHALIMAH", "BAMBANG SUTRISNO", "CV ANUGERAH JAYA"])
    cols = [(44, 46, "l"), (94, 180, "l"), (278, 36, "l"), (318, 122, "r"), (446, 108, "r")]
    counts = (sum(1 for e in led if e["amt"] > 0), sum(1 for e in led if e["amt"] < 0))

    def head(s):
        s.text(44, s.h - 48, "BANK NUSA LESTARI", "Helvetica-Bold", 15, "#1a4fa3")
        s.text(300, s.h - 48, "REKENING TAHAPAN", "Helvetica-Bold", 12)
        s.text(44, s.h - 64, "KCP SEMARANG PANDANARAN", "Courier", 8.5)
        s.box(296, s.h - 134, 258, 62, stroke="#000000")
        for i, (a, b) in enumerate([("NO. REKENING", number), ("HALAMAN", str(s.page)), ("PERIODE", f"{name} 2024"), ("MATA UANG", "IDR")]):
            s.text(304, s.h - 86 - 13 * i, a, "Courier", 9)
            s.text(400, s.h - 86 - 13 * i, ":", "Courier", 9)
            s.text(416, s.h - 86 - 13 * i, b, "Courier", 9)
        for i, b in enumerate([holder, "JL MELATI BARU NO 27 RT 003", "SEMARANG SELATAN", "SEMARANG 50241"]):
            s.text(44, s.h - 86 - 13 * i, b, "Courier", 9)
        s.y = s.h - 150
        s.row(cols, ["TANGGAL", "KETERANGAN", "CBG", "MUTASI", "SALDO"], "Courier-Bold", 9, pad=4, under="#000000")

    def foot(s):
        s.text(554, 40, "Bersambung ke Halaman berikut" if not s.over else "", "Courier", 8, align="r")

    s = Sheet(path, A4, 60, head, foot)
    s.over = False
    head(s)
    s.row(cols, [f"{first:%d/%m}", "SALDO AWAL", "", "", money(opening)], "Courier", 8.5)
    for e in led:
        s.row(cols, [f"{e['date']:%d/%m}", e["desc"], "0417" if e["desc"].startswith("SETORAN") else "",
                     money(e["amt"]) + (" DB" if e["amt"] < 0 else "   "), money(e["bal"])], "Courier", 8.5)
    s.need(74)
    s.y -= 8
    s.rule(41, 557, s.y, 0.5)
    for i, (a, b, n) in enumerate([("SALDO AWAL", opening, ""), ("MUTASI CR", credit, counts[0]), ("MUTASI DB", debit, counts[1]),
                                   ("SALDO AKHIR", closing, "")]):
        s.text(94, s.y - 14 - 12 * i, a, "Courier-Bold", 9)
        s.text(176, s.y - 14 - 12 * i, ":", "Courier-Bold", 9)
        s.text(320, s.y - 14 - 12 * i, money(b), "Courier-Bold", 9, align="r")
        s.text(360, s.y - 14 - 12 * i, str(n), "Courier-Bold", 9, align="r")
    s.over = True
    s.done()
    return {"data": {"bank_name": "BANK NUSA LESTARI", "account_number": number, "account_holder": holder, "account_type": "REKENING TAHAPAN",
                     "currency": "IDR", "statement_period": span(first, last), "opening_balance": plain(opening),
                     "closing_balance": plain(closing), "total_debits": plain(debit), "total_credits": plain(credit),
                     "transactions": [truth_of(e) for e in led]}}


BANKS = {"poland": poland, "brazil": brazil, "indonesia": indonesia}

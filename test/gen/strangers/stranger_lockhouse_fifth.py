# SPDX-License-Identifier: AGPL-3.0-or-later
"""Switzerland, Poland, Brazil."""
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_lockhouse_kit import *

CH = [(1, 1, 3900, 7200, 5, "c", lambda r, d: ["GUTSCHRIFT VON FREMDBANK", "HOLZBAU RÄTIA AG, CHUR", "MITTEILUNGEN: LOHN"]),
    (1, 1, 20, 400, 5, "c", lambda r, d: ["TWINT GELD EMPFANGEN", "VON TELEFON-NR. +4179" + digits(r, 7)]),
      (6, -1, 5, 180, 5, "w", lambda r, d: ["KAUF/DIENSTLEISTUNG VOM " + f"{d - timedelta(1):%d.%m.%Y}", f"KARTEN NR. XXXX{digits(r, 4)}",
          r.choice(("KÄSEREI VALS", "DORFLADEN PRIMA ILANZ", "APOTHEKE ZUM STEINBOCK CHUR"))]),
      (3, -1, 40, 480, 5, "w", lambda r, d: ["LASTSCHRIFT E-FINANCE", r.choice(("KRANKENKASSE ALPINA", "RHIIENERGIA AG", "STEUERVERWALTUNG GRAUBÜNDEN"))]),
          (2, -1, 20, 500, 1000, "w", lambda r, d: [f"BARGELDBEZUG VOM {d - timedelta(1):%d.%m.%Y}", "BANCOMAT BAHNHOFPLATZ CHUR"]),
      (1, -1, 5, 12, 500, "w", lambda r, d: ["PREIS FÜR KONTOFÜHRUNG"]), (1, -1, 900, 1900, 500, "w", lambda r,
          d: ["DAUERAUFTRAG", "MIETE LIEGENSCHAFTEN CALANDA"])]


def swiss(path, seed, rows):
    r = random.Random(f"swiss/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(20000, 300000) * 5
    txs = dayends(flow(r, rows, d0, d1, CH, start, lag=(0, 0, 0, 1, -1)))
    for t in txs:
        t.lines = t.text
    who, addr = r.choice((("Frau Ladina Caduff", ("Via Crappa 8", "7130 Ilanz")), ("Herr Gian-Andrea Tschuor", ("Planaterrastrasse 19", "7000 Chur"))))
    ib, m, kind = iban("CH", "09099" + "000" + digits(r, 9)), lambda c: num(c, "'", "."), r.choice(("Privatkonto", "Sparkonto"))
    X = (556, 490, 434, 372, 92, 42)  # Saldo, Valuta, Gutschrift, Belastung, Text, Datum: printed from the right

    def draw(p, n):
        p.f("Helvetica", 8)

        def cols(y):
            p.box(38, y - 11, 522, 16, "#ffcc00", None)
            for x, s, al in zip(X, ("Saldo", "Valuta", "Gutschrift", "Belastung", "Text", "Datum"), "rrrrll"):
                p.t(x, y, s, al, "Helvetica-Bold", 8)
            return y + 19

        def row(y, date_, lines, neg="", pos="", val="", sal="", font="Helvetica", down=True):
            z = y + 10 * (len(lines) - 1)
            for x, s in zip(X, (sal, val, pos, neg)):
                if s:
                    p.t(x, z, s, "r", font)
            for i in reversed(range(len(lines))):
                p.t(X[4], y + 10 * i, lines[i], font=font)
            if date_:
                p.t(X[5], y, date_, font=font)
            p.line(38, z + 4, 560, z + 4, 0.25, "#aaaaaa")
            return z + 15

        def head():
            p.t(556, 48, "Kantonale Alpenbank", "r", "Helvetica-Bold", 15)
            p.t(42, 48, "Kontoauszug", font="Helvetica-Bold", size=15)
            p.t(42, 62, f"{d0:%d.%m.%Y} - {d1:%d.%m.%Y}")
            p.t(556, 62, f"Seite: {p.page} / {n}", "r")
        head()
        for i, (a, b) in enumerate((("Konto", kind), ("Währung", "CHF"), ("IBAN", grp(ib)), ("BIC", "KALPCH22XXX"), ("Kontoinhaber", who))):
            p.t(110, 100 + 12 * i, b)
            p.t(42, 100 + 12 * i, a + ":")
        for i, s in enumerate((who,) + addr):
            p.t(350, 124 + 13 * i, s, size=10)
        p.t(42, 196, "Buchungen", font="Helvetica-Bold", size=10)
        y = row(cols(214), f"{d0:%d.%m.%y}", ["Kontostand"], sal=m(start), font="Helvetica-Bold")
        last = None
        for t in txs:
            if y + 10 * len(t.lines) > 785:
                p.t(42, 800, "Übertrag auf nächste Seite", size=7)
                p.next()
                head()
                y, last = cols(92), None
            y = row(y, f"{t.d:%d.%m.%y}" if t.d != last else "", t.lines, m(-t.amt) if t.amt < 0 else "", m(t.amt) if t.amt > 0 else "", f"{t.v:%d.%m.%y}",
                m(t.bal) if t.show else "")
            last = t.d
        if y > 770:
            p.next()
            head()
            y = cols(92)
        y = row(y, "", ["Total"], m(debits(txs)), m(credits(txs)), font="Helvetica-Bold")
        row(y, f"{d1:%d.%m.%y}", ["Kontostand"], sal=m(txs[-1].bal), font="Helvetica-Bold")
        p.t(42, 818, "Bitte überprüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt.  Formular ohne Unterschrift", size=7)
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, value=True, bal="day", bank_name="Kantonale Alpenbank", iban=grp(ib), bic="KALPCH22XXX", account_holder=who,
        account_type=kind, currency="CHF", address=", ".join(addr))


PL = [(1, 1, 4200, 9100, 1, "c", lambda r, d: ("PRZELEW PRZYCHODZĄCY", f"Wynagrodzenie za {d:%m/%Y}",
    "STOLARNIA ŻUREK SP. Z O.O., UL. ŁĄKOWA 3, 62-800 KALISZ")), (1, 1, 20, 600, 1, "c", lambda r,
        d: ("PRZELEW NA TELEFON", "Zwrot za kino", "GRZEGORZ ŚWIĘCH")),
      (6, -1, 6, 320, 1, "w", lambda r, d: ("ZAKUP PRZY UŻYCIU KARTY", f"Nr karty 4246 **** **** {digits(r, 4)}",
          r.choice(("PIEKARNIA POD BOCIANEM KALISZ", "SKLEP ŻABCIA NR 417 KALISZ", "STACJA PALIW PROSNA")))),
      (3, -1, 40, 380, 1, "w", lambda r, d: ("POLECENIE ZAPŁATY", "Faktura nr FV/" + digits(r, 5) + f"/{d:%Y}",
          r.choice(("ENERGETYKA WIELKOPOLSKA S.A.", "WODOCIĄGI PROŚNIAŃSKIE SP. Z O.O.")))),
      (2, -1, 50, 600, 5000, "w", lambda r, d: ("WYPŁATA Z BANKOMATU", "Bankomat " + digits(r, 5), "KALISZ, RYNEK GŁÓWNY 1")),
          (1, -1, 4, 15, 50, "w", lambda r, d: ("OPŁATA MIESIĘCZNA ZA PROWADZENIE RACHUNKU",))]


def poland(path, seed, rows):
    r = random.Random(f"poland/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(50000, 1500000)
    txs = flow(r, rows, d0, d1, PL, start, lag=(0, 0, 0, -1, -2))
    who, addr = r.choice((("JADWIGA KĘDZIERSKA", ("UL. ZŁOTA 41 M. 7", "62-800 KALISZ")), ("PAWEŁ GŁĄBIŃSKI", ("OS. DOBRZEC 12/88", "62-810 KALISZ"))))
    bban = "2990" + digits(r, 4) + digits(r, 16)
    ib = iban("PL", bban)
    nrb, m = ib[2:4] + " " + grp(ib[4:]), lambda c: num(c, " ", ",")
    navy = colors.HexColor("#14213d")
    s8, s7 = ParagraphStyle("a", fontName="Bank35Sans", fontSize=8, leading=11), ParagraphStyle("b", fontName="Bank35Sans", fontSize=7, leading=9)
    h1 = ParagraphStyle("h", fontName="Bank35SansB", fontSize=12, leading=16, textColor=navy)

    def mark(c, doc):
        c.setFont("Bank35SansB", 15)
        c.setFillColor(navy)
        c.drawString(50, 795, "BANK PROŚNIAŃSKI S.A.")
        c.setFont("Bank35Sans", 7)
        c.setFillColor(colors.black)
        c.drawRightString(545, 797, f"Strona {doc.page}")
        c.drawString(50, 28, "Dokument sporządzony elektronicznie na podstawie art. 7 ustawy Prawo Bankowe. Nie wymaga podpisu ani stempla.")
    box = [("BOX", (0, 0), (-1, -1), 0.7, navy), ("FONT", (0, 0), (-1, -1), "Bank35Sans", 8), ("TOPPADDING", (0, 0), (-1, -1), 2.5),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]
    info = Table([["Numer rachunku:", nrb], ["IBAN:", grp(ib)], ["SWIFT/BIC:", "PROSPLPWXXX"], ["Waluta:", "PLN"], ["Produkt:", "Konto Osobiste Prosna"]],
        [95, 215], style=box, hAlign="LEFT")
    sums = Table([["Saldo początkowe", "Suma uznań", "Suma obciążeń", "Saldo końcowe"], [m(start), m(credits(txs)), m(debits(txs)), m(txs[-1].bal)],
                  [f"na dzień {d0 - timedelta(1)}", f"liczba operacji: {sum(t.amt > 0 for t in txs)}", f"liczba operacji: {sum(t.amt < 0 for t in txs)}",
                      f"na dzień {d1}"]], [123.75] * 4,
                 style=box + [("INNERGRID", (0, 0), (-1, 0), 0.5, navy), ("LINEAFTER", (0, 0), (-2, -1), 0.5, navy), ("ALIGN", (0, 0), (-1, -1), "CENTER"),
                     ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#dfe5ee")),
                              ("FONT", (0, 1), (-1, 1), "Bank35SansB", 9), ("FONT", (0, 2), (-1, 2), "Bank35Sans", 6.5)])
    data = [["Data operacji\nData waluty", "Opis operacji", "Kwota operacji", "Saldo\npo operacji"]]
    for t in txs:
        t.lines = [u for s in t.text for u in wrap(s, "Bank35Sans", 7.5, 240)]
        data.append([f"{t.d}\n{t.v}", "\n".join(t.lines), m(t.amt), m(t.bal)])
    grid = Table(data, [75, 254, 83, 83], repeatRows=1, style=TableStyle(
        [("GRID", (0, 0), (-1, -1), 0.5, colors.HexColor("#8a94a6")), ("FONT", (0, 0), (-1, -1), "Bank35Sans", 7.5), ("LEADING", (0, 0), (-1, -1), 9.5),
            ("FONT", (0, 0), (-1, 0), "Bank35SansB", 7.5), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
         ("VALIGN", (0, 1), (1, -1), "TOP"), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#dfe5ee")),
             ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=44, rightMargin=44, topMargin=65, bottomMargin=48, invariant=1)
    doc.build([Paragraph(f"Wyciąg z rachunku nr {d0.month}/{d0.year}", h1), Paragraph(f"za okres od {d0} do {d1}", s8), Spacer(1, 12),
        Paragraph("Posiadacz rachunku:<br/>" + "<br/>".join((who,) + addr), s8), Spacer(1, 10), info,
               Spacer(1, 12), sums, Spacer(1, 14), grid, Spacer(1, 10),
                   KeepTogether(Paragraph("Prosimy o sprawdzenie wyciągu. Niezgodność stanu konta należy zgłosić w ciągu 14 dni od dnia otrzymania wyciągu.",
                       s7))], onFirstPage=mark, onLaterPages=mark)
    return truth(txs, start, d0, d1, value=True, bank_name="BANK PROŚNIAŃSKI S.A.", account_number=nrb, iban=grp(ib), bic="PROSPLPWXXX", account_holder=who,
        account_type="Konto Osobiste Prosna", currency="PLN", address=", ".join(addr))


BR = [(1, 1, 1900, 5200, 1, "c", lambda r, d: ["Recebimento de Proventos", "78.999.111/0001-00 METALURGICA IPE"]),
    (3, 1, 15, 900, 100, "c", lambda r, d: ["Pix - Recebido", f"{d:%d/%m} {r.randint(8, 20):02d}:{r.randint(10, 59)} " + r.choice(("THALITA MOURAO",
        "SEBASTIAO REIS"))]),
      (5, -1, 5, 400, 100, "w", lambda r, d: ["Pix - Enviado", f"{d:%d/%m} {r.randint(8, 20):02d}:{r.randint(10, 59)} " + r.choice(("ACOUGUE BOM BOI",
          "DARCI LOPES", "PADARIA TRIGAL"))]), (4, -1, 6, 260, 1, "w", lambda r, d: ["Compra com Cartão",
              f"{d:%d/%m} {r.randint(8, 20):02d}:{r.randint(10, 59)} " + r.choice(("MERCADO DO VALE", "POSTO ARARAS"))]),
      (2, -1, 60, 420, 1, "w", lambda r, d: ["Pagto conta luz", r.choice(("CIA ELETRICA DO CERRADO",))]),
          (1, -1, 12, 40, 5, "w", lambda r, d: ["Tarifa Pacote de Serviços", f"Cobrança referente {d:%d/%m/%Y}"]),
              (1, -1, 20, 500, 1000, "w", lambda r, d: ["Saque no TAA"])]


def brazil(path, seed, rows):
    r = random.Random(f"brazil/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(-30000, 600000)
    txs = dayends(flow(r, rows, d0, d1, BR, start, floor=-90000, lag=(0,)))
    who = r.choice(("OSVALDO PIMENTA ROCHEDO", "LUZIA DO CARMO ARANTES"))
    conta, ag = f"{r.randint(10, 99)}.{digits(r, 3)}-{r.choice('0123456789X')}", f"{digits(r, 4)}-{r.randint(0, 9)}"
    cd = lambda c: eu(abs(c)) + (" D" if c < 0 else " C")
    head = [f"{'Data':<12}{'Ag.':<6}{'Lote':<7}{'Histórico':<38}{'Documento':>17}{'Valor R$':>15}{'Saldo R$':>15}", f"{'':12}{'orig.':<6}", "-" * 110]
    blocks = [[f"{d0 - timedelta(1):%d/%m/%Y}  {'':13}{'Saldo Anterior':<38}{'':17}{'':15}{cd(start):>15}"]]
    for t in txs:
        t.lines, t.ref = t.text, f"{r.randint(10, 999)}.{digits(r, 3)}.{digits(r, 3)}" if r.random() < 0.8 else digits(r, 5)[:2] + "." + digits(r, 3)
        lead = f"{t.d:%d/%m/%Y}  {r.choice(('0000', ag[:4])):<6}{r.choice(('13105', '14397', '99015')):<7}"
        blocks.append([f"{lead}{t.lines[0]:<38}{t.ref:>17}{cd(t.amt):>15}{cd(t.bal) if t.show else '':>15}"] + [f"{'':25}{s}" for s in t.lines[1:]])
    blocks.append([f"{d1:%d/%m/%Y}  {'0000':<6}{'00000':<7}{'S A L D O':<38}{'':17}{cd(txs[-1].bal):>15}{'':15}", "-" * 110])
    blocks.append(["OBSERVAÇÕES:", "Informações sujeitas a alteração. Central de Atendimento 4004 0199",
                   "SAC 0800 729 0199 - Ouvidoria 0800 729 0188"])

    def draw(p, n):
        f, z = "Courier", 7.9

        def top():
            p.t(36, 44, "Banco do Cerrado", font="Helvetica-Bold", size=14, col="#003da5")
            p.t(558, 44, f"Página {p.page} de {n}", "r", "Helvetica", 8)
            p.line(36, 52, 558, 52, 3, "#fcd116")
        top()
        p.t(36, 74, "Extrato de Conta Corrente", font="Courier-Bold", size=10)
        for i, (a, b) in enumerate((("Cliente", who), ("Agência", f"{ag}  GOIÁS VELHO"), ("Conta corrente", conta),
            ("Período do extrato", f"{d0:%d/%m/%Y} a {d1:%d/%m/%Y}"))):
            p.t(36, 92 + 11 * i, f"{a:<20}{b}", font=f, size=8.5)
        y = 150
        for k, b in enumerate([head] + blocks):
            if y + 10.5 * len(b) > 800:
                p.next()
                top()
                y = 72
            for s in b:
                p.t(36, y, s.rstrip(), font="Courier-Bold" if not k else f, size=z)
                y += 10.5
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, bal="day", sums=False, bank_name="Banco do Cerrado", account_number=conta, branch="GOIÁS VELHO", account_holder=who,
        account_type="Conta Corrente", currency="BRL")


BANKS = {"swiss": swiss, "poland": poland, "brazil": brazil}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Spain, Italy, Netherlands, United Arab Emirates."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import LongTable, Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_viaduct_kit import *


def duero(path, seed, rows):
    r = rng("duero", seed, rows)
    a, b = period(r, "mid")
    opening = r.randint(30000, 500000)
    txs = gen(r, rows, a, b, opening, *POOLS["es"], .25, -20000)
    holder = r.choice(["ROCÍO ALBARRÁN TEJEDOR", "IÑAKI BENGOECHEA RUIZ"])
    bban = "3999" + fill(r, "####" + "##" + "##########")
    ib = iban(r, "ES", bban)
    st = ParagraphStyle("x", fontName="Bank25Cond", fontSize=8, leading=9.6)
    big = ParagraphStyle("b", fontName="Bank25CondB", fontSize=15, textColor="#1464a5", leading=20)
    info = Table([["Titular", "Cuenta (IBAN)", "Divisa"], [holder, ib, "EUR"], ["Periodo", "Saldo inicial", "Saldo final"],
                  [f"{a:%d/%m/%Y} - {b:%d/%m/%Y}", eu(opening) + " €", eu(txs[-1]["bal"]) + " €"]], [170, 200, 130],
                 style=[("FONT", (0, 0), (-1, -1), "Bank25Cond", 9), ("FONT", (0, 0), (-1, 0), "Bank25Cond", 7), ("FONT", (0, 2), (-1, 2), "Bank25Cond", 7),
                        ("TEXTCOLOR", (0, 0), (-1, 0), "#777777"), ("TEXTCOLOR", (0, 2), (-1, 2), "#777777"), ("LINEBELOW", (0, 1), (-1, 1), .4, "#cccccc"),
                        ("LINEBELOW", (0, 3), (-1, 3), .4, "#cccccc"), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    body, out = [["F. Oper.", "F. Valor", "Concepto", "Importe", "Saldo"]], []
    for t in txs:
        ls = wrap(t["desc"], "Bank25Cond", 8, 230)
        value = t["d"] - timedelta(days=r.choice([0, 0, 1]))
        body.append([f"{t['d']:%d/%m/%Y}", f"{value:%d/%m/%Y}", Paragraph("<br/>".join(ls), st), eu(t["amt"]), eu(t["bal"])])
        out.append(row(t, ls, True))
    tab = LongTable(body, [62, 62, 244, 66, 66], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, -1), "Bank25Cond", 8), ("BACKGROUND", (0, 0), (-1, 0), "#1464a5"), ("TEXTCOLOR", (0, 0), (-1, 0), "#ffffff"),
        ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("ROWBACKGROUNDS", (0, 1), (-1, -1), ["#ffffff", "#edf3f8"]), ("VALIGN", (0, 0), (-1, -1), "TOP")])

    def foot(c, doc):
        T(c, 48, 30, "Caja Rural del Duero, S. Coop. de Crédito. Inscrita en el R.M. de Soria, tomo 112, folio 4, hoja SO-998.", "Bank25Cond", 6.5, "#777777")
        T(c, A4[0] - 48, 30, f"Página {doc.page}", "Bank25Cond", 7, "#777777", "r")
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=42, rightMargin=42, topMargin=40, bottomMargin=50, invariant=1)
    doc.build([Paragraph("Caja Rural del Duero", big), Paragraph("Extracto de movimientos · Cuenta Nómina", st), Spacer(1, 14), info, Spacer(1, 16), tab],
              onFirstPage=foot, onLaterPages=foot)
    res = bank("Caja Rural del Duero", None, holder, out, a, b, opening, txs[-1]["bal"], iban=ib, currency="EUR", account_type="Cuenta Nómina")
    del res["data"]["account_number"]
    return res


def tuscia(path, seed, rows):
    r = rng("tuscia", seed, rows)
    a, b = period(r)
    opening = r.randint(-50000, 300000)
    txs = gen(r, rows, a, b, opening, *POOLS["it"], .25, -150000)
    debit, credit = sums(txs)
    last = txs[-1]["bal"]
    c, (W, H) = new(path), A4
    holder, acct = r.choice(["BALDACCI ORIETTA", "PELLICCIONI MARCO E SARTI LUISA"]), fill(r, "0000########")
    ib, page, y = iban(r, "IT", "X0399914500" + acct), 1, 0
    word = lambda v: "A VOSTRO CREDITO" if v >= 0 else "A VOSTRO DEBITO"
    X, F = (40, 98, 156, 231, 306, W - 40), "Helvetica"

    def head():
        nonlocal y
        T(c, 40, H - 50, "Banca Popolare della Tuscia", "Times-Bold", 16, "#7a1020")
        cols(c, H - 64, [(40, "Filiale di VITERBO SAN PELLEGRINO"), (W - 40, f"PAG. {page}", "r")])
        T(c, W - 40, H - 50, "ESTRATTO CONTO", F + "-Bold", 13, align="r")
        cols(c, H - 90, [(40, "CONTO CORRENTE N."), (150, acct), (290, f"PERIODO DAL {a:%d/%m/%Y} AL {b:%d/%m/%Y}")], F, 9)
        cols(c, H - 103, [(40, "INTESTATO A"), (150, holder)], F, 9)
        cols(c, H - 116, [(40, "COORDINATE IBAN"), (150, ib), (W - 40, "DIVISA EURO", "r")], F, 9)
        y = H - 135
        box(c, 40, y - 30, W - 80, 30, "#f0e3e5", "#7a1020")
        for x in X[1:5]:
            rule(c, x, y, x, y - 30, "#7a1020")
        for i, h in enumerate(["DATA|OPERAZIONE", "DATA|VALUTA", "MOVIMENTI|DARE", "MOVIMENTI|AVERE", "DESCRIZIONE DELLE OPERAZIONI"]):
            for j, line in enumerate(h.split("|")):
                T(c, (X[i] + X[i + 1]) / 2, y - (13 if "|" in h else 18) - 10 * j, line, F + "-Bold", 7.5, align="c")
        y -= 44

    def mark(d, v, text):
        cols(c, y, [(X[0] + 5, f"{d:%d/%m/%y}" if d else ""), (X[3 if v < 0 else 4] - 5, eu(abs(v)), "r"), (X[4] + 6, text)], F + "-Bold")
    head()
    mark(a - timedelta(days=1), opening, f"SALDO INIZIALE {word(opening)}")
    y -= 16
    out = []
    for t in txs:
        ls = t["desc"].split("|")
        if y - 10 * len(ls) < 110:
            T(c, W - 40, 50, "segue", F + "-Oblique", 8, align="r")
            c.showPage()
            page += 1
            head()
        cols(c, y, [(X[0] + 5, f"{t['d']:%d/%m/%y}"), (X[1] + 5, f"{t['d']:%d/%m/%y}"), (X[3 if t["amt"] < 0 else 4] - 5, eu(abs(t["amt"])), "r")])
        for i, line in enumerate(ls):
            T(c, X[4] + 6, y - 10 * i, line, F, 8)
        y -= 10 * len(ls) + 4
        out.append(row(t, ls))
    rule(c, 40, y + 6, W - 40, y + 6, "#7a1020")
    y -= 6
    cols(c, y, [(X[3] - 5, eu(debit), "r"), (X[4] - 5, eu(credit), "r"), (X[4] + 6, "TOTALE MOVIMENTI")], F + "-Bold")
    y -= 16
    mark(b, last, f"SALDO FINALE {word(last)}")
    c.save()
    return bank("Banca Popolare della Tuscia", acct, holder, out, a, b, opening, last, iban=ib, currency="EUR", account_type="CONTO CORRENTE",
                total_debits=s(debit), total_credits=s(credit))


def veluwe(path, seed, rows):
    r = rng("veluwe", seed, rows)
    a, b = period(r, "mid")
    opening = r.randint(-20000, 300000)
    txs = gen(r, rows, a, b, opening, *POOLS["nl"], .2, -60000)
    (debit, credit), last = sums(txs), txs[-1]["bal"]
    c, (W, H) = new(path), A4
    holder = r.choice(["MW S VAN DER PLOEG", "HR J.W. TEN HAVE EO MW A. BOS"])
    ib = iban(r, "NL", "VLWB" + fill(r, "0#########"))
    sign = lambda v: eu(abs(v)) + (" +/CREDIT" if v >= 0 else " -/DEBET")
    longd = lambda d: f"{d.day} {NL[d.month - 1]} {d.year}"
    page, y, N, B = 0, 0, "Bank25Deja", "Bank25DejaB"

    def head():
        nonlocal page, y
        page += 1
        T(c, 45, H - 48, "Veluwe Bank", B, 15, "#00857a")
        T(c, 45, H - 66, "Rekeningafschrift", B, 11)
        T(c, 45, H - 79, f"Privérekening   {longd(a)} t/m {longd(b)}", N, 8)
        for x, w, k, v in ((45, 175, "Rekeningnummer (IBAN)", ib), (225, 95, "Afschriftnummer", str(b.month)),
                           (325, 105, "Datum afschrift", f"{b:%d-%m-%Y}"), (435, 115, "Blad", str(page))):
            T(c, x, H - 175, k, N, 6.5, "#00857a")
            box(c, x, H - 195, w, 16, None, "#00857a")
            T(c, x + 5, H - 190, v, N, 8)
        y = H - 215
    head()
    for i, line in enumerate([holder, "BEUKENLAAN 22", "6661 KD ELST GLD"]):
        T(c, 330, H - 105 - 11 * i, line, N, 9)
    for x, w, k, v in ((45, 130, "Vorig saldo", sign(opening)), (180, 115, "Totaal bedrag af", eu(debit)),
                       (300, 115, "Totaal bedrag bij", eu(credit)), (420, 130, "Nieuw saldo", sign(last))):
        T(c, x, y, k, N, 6.5, "#00857a")
        box(c, x, y - 20, w, 16, None, "#00857a")
        T(c, x + w - 5, y - 15, v, N, 8, align="r")
    n = sum(t["amt"] < 0 for t in txs)
    cols(c, y - 33, [(45, "Valuta: EUR"), (180, f"Aantal afschrijvingen: {n}"), (300, f"Aantal bijschrijvingen: {rows - n}")], N, 7)
    y -= 60

    def names():
        nonlocal y
        for x, h, al in ((45, "Boekdatum|(Rentedatum)", "l"), (125, "Omschrijving|", "l"), (455, "Bedrag af|(debet)", "r"), (550, "Bedrag bij|(credit)", "r")):
            for i, line in enumerate(h.split("|")):
                T(c, x, y - 9 * i, line, B, 7.5, "#00857a", al)
        y -= 26
    names()
    out = []
    for t in txs:
        ls = t["desc"].split("|")
        if y - 10 * len(ls) < 55:
            c.showPage()
            head()
            names()
        for i, line in enumerate(ls):
            T(c, 125, y - 10 * i, line, N, 7.5)
        T(c, 45, y, f"{t['d']:%d-%m-%Y}", N, 7.5)
        T(c, 45, y - 10, f"({t['d']:%d-%m})", N, 7.5)
        T(c, 455 if t["amt"] < 0 else 550, y, eu(abs(t["amt"])), N, 7.5, align="r")
        y -= 10 * max(2, len(ls)) + 6
        rule(c, 45, y + 11, 550, y + 11, "#aad5d0", .4, ([1, 2], 0))
        out.append(row(t, ls))
    c.save()
    res = bank("Veluwe Bank", None, holder, out, a, b, opening, last, iban=ib, currency="EUR", account_type="Privérekening", total_debits=s(debit),
               total_credits=s(credit))
    res["data"]["account_number"] = ib
    return res


def falcon(path, seed, rows):
    r = rng("falcon", seed, rows)
    a, b = period(r)
    opening = r.randint(300000, 3000000)
    txs = gen(r, rows, a, b, opening, *POOLS["ae"], .3, 0, False)
    last, page, y = txs[-1]["bal"], 0, 0
    c, (W, H) = new(path), A4
    holder, acct = r.choice(["OMAR KHALFAN BIN HADDAD", "SUNITA RAGHAVAN MENON"]), fill(r, "101########01")
    ib, cif = iban(r, "AE", "0990" + "00" + acct), fill(r, "0#######")
    X, F = (30, 95, 340, 412, 484, W - 30), "Bank25Deja"

    def head():
        nonlocal page, y
        page += 1
        box(c, 0, H - 62, W, 62, "#072447")
        T(c, 30, H - 38, "EMIRATES FALCON BANK", "Bank25DejaB", 13, "#ffffff")
        T(c, W - 30, H - 38, arabic("بنك صقر الامارات"), "Bank25DejaB", 14, "#ffffff", "r")
        T(c, W / 2, H - 84, "STATEMENT OF ACCOUNT   " + arabic("كشف حساب"), "Bank25DejaB", 11, align="c")
        pairs = [("Account Name", holder, "اسم الحساب"), ("Account Number", acct, "رقم الحساب"), ("IBAN", ib, "الايبان"),
                 ("Account Type", "CURRENT ACCOUNT - AED", "نوع الحساب"),
                 ("Statement Period", f"{a:%d/%m/%Y} to {b:%d/%m/%Y}", "الفترة"), ("CIF No.", cif, "رقم العميل")]
        for i, (k, v, ar) in enumerate(pairs):
            cols(c, H - 104 - 13 * i, [(30, k), (125, ": " + v), (W - 30, arabic(ar), "r")], F, 8)
        y = H - 195
        box(c, 30, y - 30, W - 60, 30, "#d9b65a")
        for i, (h, ar) in enumerate([("Date", "التاريخ"), ("Description", "التفاصيل"),
                                     ("Debits", "مدين"), ("Credits", "دائن"), ("Balance", "الرصيد")]):
            for j, text in enumerate((h, arabic(ar))):
                T(c, (X[i] + X[i + 1]) / 2, y - 12 - 12 * j, text, "Bank25DejaB", 8, align="c")
        y -= 30

    def cells(h, *v):
        nonlocal y
        for x, x2, text in zip(X, X[1:], v):
            box(c, x, y - h, x2 - x, h, None, "#999999", .4)
            lines = text if isinstance(text, list) else [text]
            for i, line in enumerate(lines):
                T(c, x + 4 if x < 300 else x2 - 4, y - 11 - 10 * i, line, F, 7.5, align="l" if x < 300 else "r")
        y -= h
    head()
    cells(16, f"{a:%d%b%Y}".upper(), "BROUGHT FORWARD", "", "", us(opening) + "Cr")
    out = []
    for t in txs:
        ls = wrap(t["desc"], F, 7.5, 236)
        if y - 10 * len(ls) < 80:
            T(c, W / 2, 40, f"Page {page}", F, 7, align="c")
            c.showPage()
            head()
        cells(10 * len(ls) + 6, f"{t['d']:%d%b%Y}".upper(), ls, us(-t["amt"]) if t["amt"] < 0 else "",
              us(t["amt"]) if t["amt"] > 0 else "", us(t["bal"]) + "Cr")
        out.append(row(t, ls, True))
    cells(16, "", "CARRIED FORWARD", "", "", us(last) + "Cr")
    T(c, 30, 55, "Please examine this statement. If no error is reported within 30 days, the account will be considered correct.", F, 7)
    T(c, W / 2, 40, f"Page {page}", F, 7, align="c")
    c.save()
    return bank("EMIRATES FALCON BANK", acct, holder, out, a, b, opening, last, iban=ib, currency="AED", account_type="CURRENT ACCOUNT - AED")


BANKS = {"duero": duero, "tuscia": tuscia, "veluwe": veluwe, "falcon": falcon}

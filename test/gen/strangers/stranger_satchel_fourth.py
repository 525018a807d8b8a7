# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sweden, Italy, South Africa, Indonesia."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4

from stranger_satchel_kit import cells, digits, fmt, month, moves, paged, plain, put, rng, rowtruth, sfmt, totals, wrap

W, H = A4


def per(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


SE = {"shop": ["ÅSA BLOMMOR", "LÅNGGATANS KONDITORI", "BYGGÖ VÄXJÖ", "TÅGBOKNINGEN", "RÖDA APOTEKET"], "firm": ["HSB GRANEN", "NORRKRAFT EL", "TELEVÄST"]}


def svensk(path, seed, rows):
    r = rng("svensk", seed, rows)
    a, b = month(r)
    opening = r.randint(3000_00, 50000_00)
    kinds = [("Kortköp {d6} {shop}", -29, -1400), ("Autogiro {firm}", -180, -5400), ("Lön", 22000, 34000), ("Swish inbetalning {d10}", 50, 1500), ("Överföring {d4} {d2} {d5}", -200, -6000),
             ("Bg-bet. {firm}", -150, -2300)]
    tx = moves(r, rows, kinds, SE, opening, a, b)
    tx.reverse()
    who, acc = r.choice(["Göran Åkerlund", "Maj-Britt Öberg", "Elin Sjöstrand"]), f"{r.randint(8100, 8999)}-{r.randint(1, 9)}, {digits(r, 3)} {digits(r, 3)} {digits(r, 3)}-{r.randint(0, 9)}"
    f, fb = "Bank16Sans", "Bank16SansB"
    m = lambda v: sfmt(v, "\u00a0", ",")
    cols = [(42, "l"), (118, "l"), (194, "l"), (464, "r"), (W - 42, "r")]
    name = "Sparbanken Mälarstrand"
    out = []

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            y = H - 50
            if n == 1:
                put(c, 42, y, name, fb, 15, "l", colors.HexColor("#d2691e"))
                put(c, W - 42, y, "Kontoutdrag", fb, 13, "r", colors.black)
                y -= 32
                for i, (k, v) in enumerate((("Kontohavare", who), ("Kontonamn", "Lönekonto"), ("Kontonummer", acc), ("Valuta", "SEK"))):
                    x = 42 + (0, 150, 250, 420)[i]
                    put(c, x, y, k, f, 7.5, "l", colors.HexColor("#777777"))
                    put(c, x, y - 13, v, f, 9.5, "l", colors.black)
                y -= 34
                put(c, 42, y, f"Transaktioner i perioden {a.isoformat()} – {b.isoformat()}", f, 9)
                put(c, W - 42, y, f"Saldo {m(tx[0]['bal'])}", fb, 9, "r")
                y -= 26
            cells(c, y, cols, ["Bokföringsdag", "Valutadag", "Text", "Belopp", "Bokfört saldo"], fb, 8.3, 10)
            c.setStrokeColor(colors.HexColor("#d2691e"))
            c.line(40, y - 6, W - 40, y - 6)
            y -= 20
        top()
        for i, t in enumerate(tx):
            if y < 56:
                put(c, W / 2, 32, f"{n} ({total})", f, 7.5, "c")
                c.showPage()
                top()
            if i % 2:
                c.setFillColor(colors.HexColor("#faf1ea"))
                c.rect(40, y - 4.5, W - 80, 15, stroke=0, fill=1)
                c.setFillColor(colors.black)
            cells(c, y, cols, [t["date"].isoformat(), t["date"].isoformat(), t["desc"], m(t["amt"]), m(t["bal"])], f, 8.5, 10)
            y -= 15
            out.append(rowtruth(t))
        put(c, W / 2, 32, f"{n} ({total})", f, 7.5, "c")
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Lönekonto", "currency": "SEK", "statement_period": per(a, b),
                     "closing_balance": plain(tx[0]["bal"]), "transactions": out}}


IT = {"shop": ["FERRAMENTA LO PRESTI", "ALIMENTARI DUE TORRI", "FARMACIA SANT'ANNA", "CARBURANTI VIA EMILIA"], "firm": ["ROSSETTI IMPIANTI SRL", "STUDIO ASSOCIATO GHEZZI", "ENERGIA PADANA SPA"]}


def italia(path, seed, rows):
    r = rng("italia", seed, rows)
    a, b = month(r, months=3)
    opening = r.randint(900_00, 18000_00)
    kinds = [("PAGAMENTO POS CARTA *{d4} {shop}", -6, -260), ("BONIFICO A VOSTRO FAVORE DA {firm} SALDO FT {d3}", 300, 4200), ("ADDEBITO DIRETTO SDD {firm} MANDATO {d8}", -35, -420),
             ("PRELIEVO BANCOMAT SPORTELLO {d3}", -50, -500), ("IMPOSTA DI BOLLO", -8, -9), ("BONIFICO DA VOI DISPOSTO A {firm}", -100, -2600)]
    tx = moves(r, rows, kinds, IT, opening, a, b)
    td, tc = totals(tx)
    who = r.choice(["BERTOLINI CHIARA", "DELL'ORTO MASSIMO", "PIROVANO E FIGLI SNC"])
    cc = f"{r.randint(0, 9999):06d}{digits(r, 6)}"
    iban = f"IT{r.randint(10, 97)}K0{r.randint(3000, 8999)}{r.randint(10000, 60000)}{cc}"
    D = lambda d: d.strftime("%d/%m/%Y")
    m = lambda v: fmt(v, ".", ",")
    name = "BANCA POPOLARE DELL'ADDA"
    f, fb = "Times-Roman", "Times-Bold"
    cols = [(38, "l"), (98, "l"), (232, "r"), (312, "r"), (326, "l")]
    edges = [34, 94, 154, 236, 316, W - 34]
    out = []

    def page(c, total):
        out.clear()
        n, y, y0 = 0, 0, 0

        def top():
            nonlocal n, y, y0
            n += 1
            put(c, 34, H - 44, name, fb, 14)
            put(c, 34, H - 56, "Società cooperativa per azioni - Filiale di Lodi, Piazza Mercato 3", f, 8)
            put(c, W - 34, H - 44, "ESTRATTO CONTO CORRENTE", fb, 11, "r")
            put(c, W - 34, H - 56, f"al {D(b)}   foglio {n} di {total}", f, 8.5, "r")
            y = H - 76
            if n == 1:
                c.setLineWidth(0.5)
                for i, (x, w, k, v) in enumerate(((34, 230, "INTESTAZIONE", who), (34, 230, "CONTO N.", cc), (270, W - 304, "COORDINATE IBAN", iban), (270, W - 304, "PERIODO", f"dal {D(a)} al {D(b)}"))):
                    yy = y - 30 * (i % 2)
                    c.rect(x, yy - 26, w, 26)
                    put(c, x + 4, yy - 8, k, f, 6.5)
                    put(c, x + 4, yy - 20, v, fb, 9.5)
                y -= 70
                put(c, 34, y, "Tipo rapporto: Conto Corrente Famiglia - Divisa: EURO", f, 9)
                y -= 14
            y0 = y
            for x0, x1, s in zip(edges, edges[1:], ("Data oper.", "Valuta", "Movimenti dare", "Movimenti avere", "Descrizione delle operazioni")):
                put(c, (x0 + x1) / 2, y - 11, s, fb, 8.5, "c")
            c.line(34, y - 16, W - 34, y - 16)
            y -= 28

        def box():
            c.rect(34, y + 6, W - 68, y0 - y - 6)
            for x in edges[1:-1]:
                c.line(x, y0, x, y + 6)
        top()
        cells(c, y, cols, [D(a), "", "", m(opening), "SALDO INIZIALE"], fb, 8.8, 10)
        y -= 13
        for t in tx:
            ls = wrap(t["desc"], f, 8.8, W - 34 - 330)
            if y - 10 * len(ls) < 60:
                box()
                c.showPage()
                top()
            cells(c, y, cols, [D(t["date"]), D(t["date"]), m(t["amt"]) if t["amt"] < 0 else "", m(t["amt"]) if t["amt"] > 0 else "", ls], f, 8.8, 10)
            y -= 10 * len(ls) + 3
            out.append(rowtruth(t, " ".join(ls), bal=False))
        if y < 100:
            box()
            c.showPage()
            top()
        c.line(34, y + 9, W - 34, y + 9)
        cells(c, y - 3, cols, ["", "", m(td), m(tc), "TOTALE MOVIMENTI"], fb, 8.8, 10)
        cells(c, y - 16, cols, [D(b), "", "", m(tx[-1]["bal"]), "SALDO FINALE A VOSTRO CREDITO"], fb, 8.8, 10)
        y -= 29
        box()
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "branch": "Lodi", "account_number": cc, "account_holder": who, "account_type": "Conto Corrente Famiglia", "iban": iban, "currency": "EUR", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


ZA = {"shop": ["KAROO PADSTAL", "PROTEA SPARES", "UMGENI GROCER", "BOLAND BUTCHERY"], "firm": ["THANDEKA LOGISTICS", "VAAL IRRIGATION", "DIAS PROPERTY"]}


def mzansi(path, seed, rows):
    r = rng("mzansi", seed, rows)
    a, b = month(r)
    opening = r.randint(-4000_00, 30000_00)
    kinds = [("CARD PURCHASE|{shop} {d4}*{d4}", -40, -1900), ("CREDIT TRANSFER|{firm} INV{d4}", 900, 18000), ("DEBIT ORDER|{firm} {d8}", -200, -3500), ("AUTOBANK CASH WITHDRAWAL AT|SANDRIFT MALL {d3}", -100, -3000),
             ("FEE - IMMEDIATE PAYMENT|##", -7, -50), ("IB PAYMENT TO|{firm}", -300, -7000)]
    tx = moves(r, rows, kinds, ZA, opening, a, b, floor=-9000_00)
    who = r.choice(["MR T M MOKOENA", "MRS L VAN STRAATEN", "VAAL IRRIGATION (PTY) LTD"])
    acc = f"{r.randint(10, 99)} {digits(r, 3)} {digits(r, 3)} {r.randint(0, 9)}"
    f, fb = "Courier", "Courier-Bold"
    m = lambda v: fmt(v, ",") + ("-" if v < 0 else "")
    L = lambda d: d.strftime("%d %B %Y")
    name = "SUNVELD BANK"
    out = []
    cols = [(40, "l"), (262, "c"), (356, "r"), (440, "r"), (478, "c"), (W - 34, "r")]

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            put(c, 40, H - 46, name, "Helvetica-Bold", 18, "l", colors.HexColor("#12355b"))
            c.setFillColor(colors.black)
            put(c, W - 34, H - 46, "BANK STATEMENT / TAX INVOICE", "Helvetica-Bold", 9, "r")
            y = H - 74
            if n == 1:
                for i, s in enumerate((who, "12 JACARANDA STREET", "BRANDVLEI", "1938")):
                    put(c, 40, y - 11 * i, s, f, 9)
                for i, (k, v) in enumerate((("Statement from", L(a) + " to " + L(b)), ("Branch", "BRANDVLEI 05-18-41"), ("VAT Reg.", "4100" + acc[:2] + "3461"), ("Page", f"{n} of {total}"))):
                    put(c, 300, y - 11 * i, k, f, 8)
                    put(c, 380, y - 11 * i, v, f, 8)
                y -= 62
                put(c, 40, y, "CURRENT ACCOUNT", fb, 10)
                put(c, W - 34, y, "Account Number " + acc, fb, 10, "r")
                y -= 14
                put(c, 40, y, "Month-end Balance", f, 8.5)
                put(c, 250, y, "R " + m(tx[-1]["bal"]), f, 8.5, "r")
                y -= 22
            else:
                put(c, 40, y, "Account Number " + acc, f, 8.5)
                put(c, W - 34, y, f"Page {n} of {total}", f, 8, "r")
                y -= 22
            cells(c, y, cols, ["Details", "Service Fee", "Debits", "Credits", "Date", "Balance"], fb, 8.5, 10)
            c.line(38, y - 5, W - 32, y - 5)
            y -= 18
        top()
        cells(c, y, cols, ["BALANCE BROUGHT FORWARD", "", "", "", a.strftime("%m %d"), m(opening)], f, 8.5, 10)
        y -= 14
        for t in tx:
            k, s = t["desc"].split("|")
            fee = s == "##"
            ls = [k] if fee else [k, s]
            if y - 10 * len(ls) < 60:
                c.showPage()
                top()
            cells(c, y, cols, [ls, "##" if fee else "", m(t["amt"]) if t["amt"] < 0 else "", m(t["amt"]) if t["amt"] > 0 else "", t["date"].strftime("%m %d"), m(t["bal"])], f, 8.5, 10)
            y -= 10 * len(ls) + 4
            out.append(rowtruth(t, " ".join(ls)))
        put(c, 40, 44, "## These fees are inclusive of VAT.  Dates are shown as month and day.", f, 7.5)
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "CURRENT ACCOUNT", "currency": "ZAR", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "transactions": out}}


ID = {"who": ["SITI RAHMAWATI", "BUDI HARTANTO", "TOKO MAJU JAYA", "CV SINAR LESTARI", "WARUNG BU ENDANG"]}
BULAN = "JANUARI FEBRUARI MARET APRIL MEI JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER".split()


def nusantara(path, seed, rows):
    r = rng("nusantara", seed, rows)
    a, b = month(r)
    opening = r.randint(2000000, 30000000) * 100
    kinds = [("TRSF E-BANKING DB|{d4}/FTSCY/WS{d5}|{who}", -50000, -2500000), ("TRSF E-BANKING CR|{d4}/FTSCY/WS{d5}|{who}", 100000, 6000000), ("KARTU DEBIT|{who}", -20000, -900000),
             ("SETORAN TUNAI|{who}", 200000, 4000000), ("BIAYA ADM", -10000, -17000), ("BI-FAST DB|TRANSFER KE {d3}|{who}", -100000, -3000000)]
    tx = moves(r, rows, kinds, ID, opening, a, b, step=100)
    td, tc = totals(tx)
    who, acc = r.choice(["RATNA DEWI KUSUMA", "AGUS SETIAWAN", "CV SINAR LESTARI"]), digits(r, 10)
    f, fb = "Bank16Mono", "Bank16MonoB"
    name = "BANK NUSA KENCANA"
    cols = [(36, "l"), (88, "l"), (316, "l"), (448, "r"), (453, "l"), (W - 30, "r")]
    out = []

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            put(c, 36, H - 44, name, "Helvetica-Bold", 14, "l", colors.HexColor("#0a4d9c"))
            c.setFillColor(colors.black)
            put(c, W - 30, H - 44, "REKENING TABUNGAN", "Helvetica-Bold", 11, "r")
            c.roundRect(36, H - 128, 244, 70, 6)
            c.roundRect(290, H - 128, W - 320, 70, 6)
            for i, s in enumerate((who, "JL MELATI NO 17 RT 003 RW 05", "COBLONG", "BANDUNG 40132")):
                put(c, 44, H - 74 - 13 * i, s, f, 8)
            for i, (k, v) in enumerate((("NO. REKENING", acc), ("HALAMAN", f"{n} / {total}"), ("PERIODE", f"{BULAN[a.month - 1]} {a.year}"), ("MATA UANG", "IDR"))):
                put(c, 298, H - 74 - 13 * i, k, f, 8)
                put(c, 384, H - 74 - 13 * i, ": " + v, f, 8)
            y = H - 148
            c.line(34, y + 10, W - 28, y + 10)
            cells(c, y, cols, ["TANGGAL", "KETERANGAN", "CBG", "MUTASI", "", "SALDO"], fb, 7.6, 9)
            c.line(34, y - 5, W - 28, y - 5)
            y -= 16
        top()
        cells(c, y, cols, [a.strftime("%d/%m"), "SALDO AWAL", "", "", "", fmt(opening)], f, 7.6, 9)
        y -= 13
        for t in tx:
            ls = t["desc"].split("|")
            if y - 9.5 * len(ls) < 60:
                put(c, W - 30, 40, "Bersambung ke halaman berikut", f, 7, "r")
                c.showPage()
                top()
            cells(c, y, cols, [t["date"].strftime("%d/%m"), ls, "0000", fmt(t["amt"]), "DB" if t["amt"] < 0 else "", fmt(t["bal"])], f, 7.6, 9.5)
            y -= 9.5 * len(ls) + 3.5
            out.append(rowtruth(t, " ".join(ls)))
        if y < 120:
            put(c, W - 30, 40, "Bersambung ke halaman berikut", f, 7, "r")
            c.showPage()
            top()
        y -= 8
        nd = sum(t["amt"] < 0 for t in tx)
        for k, v, q in (("SALDO AWAL", opening, ""), ("MUTASI CR", tc, str(len(tx) - nd)), ("MUTASI DB", td, str(nd)), ("SALDO AKHIR", tx[-1]["bal"], "")):
            put(c, 88, y, k, f, 7.6)
            put(c, 176, y, ":", f, 7.6)
            put(c, 290, y, fmt(v), f, 7.6, "r")
            put(c, 330, y, q, f, 7.6, "r")
            y -= 11
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "REKENING TABUNGAN", "currency": "IDR", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


BANKS = {"svensk": svensk, "italia": italia, "mzansi": mzansi, "nusantara": nusantara}

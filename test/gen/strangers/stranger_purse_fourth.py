# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of Czechia, Hungary and Chile, on the canvas."""
from reportlab.lib.pagesizes import A4, letter

import stranger_purse_kit as kit
from stranger_purse_kit import group, line, money, put, rect

CZ = {"o": ["POTRAVINY U LIPY", "LEKARNA NA RYNKU", "CERPACI STANICE MORAVA", "KNIHY A HRACKY"], "n": ["Jana Havlíková", "Tomáš Beneš", "SVJ Lipová 14"],
      "f": ["Strojírny Haná s.r.o.", "Pekařství Klas a.s.", "Dřevo Vysočina s.r.o."]}
CZ_DR = [("Platba kartou {o} Olomouc", 4900, 389000, 1), ("Odchozí úhrada {n}", 100, 12000, 100), ("Inkaso elektřina záloha", 45000, 320000, 1),
         ("Výběr z bankomatu Horní nám. 12", 2, 50, 20000), ("Poplatek za vedení účtu", 4900, 9900, 100), ("Trvalý příkaz nájemné {n}", 800, 1600, 1000)]
CZ_CR = [("Příchozí úhrada {f} mzda", 2100000, 5600000, 1), ("Příchozí úhrada {n}", 100, 9000, 100), ("Vklad hotovosti na pobočce", 5, 100, 10000), ("Připsaný úrok", 10, 4200, 1)]


def cesko(path, seed, rows):
    """Výpis z účtu: two lines to an entry without rules, symbols in a column, signed amounts, stacked labels in a box."""
    r = kit.rng("cesko", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(500000, 9000000)
    txs = kit.ledger(r, rows, a, b, opening, CZ_DR, CZ_CR, CZ, floor=20000, lag=1)
    kit.setlines(txs, "PurseNoto", 8, 196)
    for t in txs:
        plain = t["text"].split()[0] in ("Odchozí", "Příchozí", "Trvalý", "Inkaso")
        t["ref"] = str(r.randint(10000, 99999999)) if plain else ""
        t["other"] = kit.digits(r, "4########/0###") if plain else ""
    holder = r.choice(("Ing. Lukáš Dostál", "Mgr. Petra Šťastná", "Věra Řezníčková"))
    acct, iban = kit.digits(r, "27########/0790"), kit.digits(r, "CZ## 0790 0000 0027 #### ####")
    g = lambda n: group(n, " ", ",")
    s = lambda n: ("+" if n > 0 else "") + g(n)
    day = lambda x: f"{x.day:02d}.{x.month:02d}.{x.year}"
    d, k = kit.sums(txs)
    num = r.randint(1, 9)

    def draw(total):
        c, n = kit.new(path, A4, "Výpis"), 1

        def foot():
            line(c, 42, 44, 553, 44, 0.4)
            put(c, 42, 33, "Hanácká záložna, a.s., Dolní náměstí 8, 779 00 Olomouc, IČO 09900111, zapsaná v OR u KS v Ostravě", "PurseNoto", 6.5)
            put(c, 553, 33, f"strana {n} / {total}", "PurseNoto", 6.5, "r")

        def page(c):
            nonlocal n
            foot()
            c.showPage()
            n += 1
            put(c, 42, 804, f"Hanácká záložna   Výpis č. {num} k účtu {acct}", "PurseNoto", 8)
            return 792

        put(c, 42, 796, "Hanácká záložna", "PurseNotoB", 17, color=(0.8, 0.35, 0))
        put(c, 553, 800, "VÝPIS Z ÚČTU", "PurseNotoB", 13, "r")
        put(c, 553, 786, f"č. {num}/{b.year}  za období {day(a)} \u2013 {day(b)}", "PurseNoto", 8.5, "r")
        rect(c, 42, 664, 250, 106, (0.99, 0.95, 0.9))
        pairs = (("Číslo účtu / kód banky", acct), ("IBAN", iban), ("Název účtu", "Běžný účet Klasik"), ("Měna", "CZK"))
        for i, (lab, val) in enumerate(pairs):
            put(c, 50, 757 - 25 * i, lab, "PurseNoto", 6.5, color=(0.4, 0.4, 0.4))
            put(c, 50, 746 - 25 * i, val, "PurseNotoB", 9)
        for i, x in enumerate((holder, f"Lipová 14", "779 00 Olomouc")):
            put(c, 330, 750 - 13 * i, x, "PurseNoto", 10)
        for i, (lab, val) in enumerate((("Počáteční zůstatek", g(opening)), ("Připsáno na účet", g(k)), ("Odepsáno z účtu", g(-d)), ("Konečný zůstatek", g(txs[-1]["bal"])))):
            put(c, 330, 702 - 11.5 * i, lab, "PurseNoto", 8)
            put(c, 553, 702 - 11.5 * i, val, "PurseNotoB" if i in (0, 3) else "PurseNoto", 8, "r")
        cols = [(42, 104, "l", ["Zaúčtováno", "Valuta"]), (104, 306, "l", ["Popis transakce"]), (306, 372, "l", ["Variabilní", "symbol"]),
                (372, 460, "r", ["Částka"]), (460, 553, "r", ["Zůstatek"])]
        grid = kit.Grid(c, cols, 58, page, "PurseNoto", "PurseNotoB", 8, 10.5, headrule=0.7, gap=3, rulecolor=(0.8, 0.35, 0), pad=2)
        body = []
        for t in txs:
            second = t["lines"] + ([t["other"]] if t["other"] else [])
            body.append(([[day(t["date"]), day(t["value"])], second, t["ref"], s(t["amount"]), g(t["bal"])], {}))
        grid.run(650, body)
        foot()
        c.save()
        return n

    kit.twice(draw)
    for t in txs:
        if t["other"]:
            t["lines"] = t["lines"] + [t["other"]]
    return {"data": {"bank_name": "Hanácká záložna", "account_number": acct, "account_holder": holder, "account_type": "Běžný účet Klasik", "iban": iban,
                     "currency": "CZK", "statement_period": kit.span(a, b), "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]),
                     "total_debits": money(d), "total_credits": money(k), "transactions": kit.truth(txs, ref=True)}}


HU = {"b": ["TISZA ÉLELMISZER SZEGED", "PATIKA A FŐTÉREN", "BENZINKÚT M5 KISKUN", "PAPÍRBOLT KÁRÁSZ U"], "n": ["KOVÁCS ESZTER", "NAGY BÁLINT", "TÓTH ÉS FIA BT"],
      "f": ["ALFÖLDI MALOM KFT", "DÉLKERT ZÖLDSÉG ZRT", "PANNON SZERSZÁM KFT"]}
HU_DR = [("VÁSÁRLÁS KÁRTYÁVAL {b}", 900, 38000, 100), ("ÁTUTALÁS {n} RÉSZÉRE", 10, 300, 100000), ("KÉSZPÉNZFELVÉT ATM SZEGED ####", 1, 15, 1000000),
         ("SZÁMLAVEZETÉSI DÍJ", 150, 990, 100), ("TRANZAKCIÓS ILLETÉK", 20, 900, 100), ("CSOPORTOS BESZEDÉS ÁRAMSZOLGÁLTATÓ ##########", 4000, 29000, 100)]
HU_CR = [("ÁTUTALÁS {f} MUNKABÉR", 250000, 640000, 100), ("JÓVÁÍRÁS {n}", 10, 400, 100000), ("PÉNZTÁRI BEFIZETÉS", 1, 40, 1000000)]


def magyar(path, seed, rows):
    """Számlakivonat: forints with no fraction, signed, dates 2024.03.05., Courier-like mono face, running total only at the ends."""
    r = kit.rng("magyar", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(200000, 3000000) * 100
    txs = kit.ledger(r, rows, a, b, opening, HU_DR, HU_CR, HU, floor=100000, lag=1)
    kit.setlines(txs, "PurseMono", 7.5, 220)
    holder = r.choice(("SZABÓ GERGELY", "HORVÁTHNÉ KISS ILONA", "ŐRSI PÁL"))
    acct, iban = kit.digits(r, "11799005-2#######-00000000"), kit.digits(r, "HU## 1179 9005 2### #### 0000 0000")
    g = lambda n: group(n, ".", ",", 0)
    day = lambda x: x.strftime("%Y.%m.%d.")
    d, k = kit.sums(txs)

    def draw(total):
        c, n = kit.new(path, A4, "Számlakivonat"), 1

        def top():
            put(c, 40, 806, "DÉLALFÖLDI TAKARÉK ZRT.", "PurseMonoB", 11)
            put(c, 40, 795, "6720 SZEGED, KLAUZÁL TÉR 5.", "PurseMono", 7.5)
            put(c, 555, 806, f"{n}. oldal (összesen {total})", "PurseMono", 7.5, "r")
            return 780

        def page(c):
            nonlocal n
            c.showPage()
            n += 1
            y = top()
            put(c, 40, y, f"SZÁMLASZÁM: {acct}", "PurseMono", 7.5)
            return y - 12

        y = top()
        put(c, 297, y - 8, "SZÁMLAKIVONAT", "PurseMonoB", 13, "c")
        rect(c, 40, y - 112, 515, 92, stroke=(0, 0, 0), width=0.7)
        line(c, 310, y - 112, 310, y - 20, 0.7)
        for x, gap, pairs in ((48, 92, (("SZÁMLATULAJD.:", holder), ("CÍM:", "6722 SZEGED, TISZA L. KRT. 41."), ("SZÁMLATÍPUS:", "LAKOSSÁGI SZÁMLA"), ("DEVIZANEM:", "HUF"),
                                        ("KIVONAT SZÁMA:", f"{b.year}/{b.month:03d}"))),
                              (318, 76, (("IDŐSZAK:", f"{day(a)} - {day(b)}"), ("SZÁMLASZÁM:", acct), ("IBAN:", ""), ("", iban), ("SWIFT:", "DATKHUHX")))):
            for i, (lab, val) in enumerate(pairs):
                put(c, x, y - 36 - 16 * i, lab, "PurseMono", 7.5)
                put(c, x + (gap if lab else 0), y - 36 - 16 * i, val, "PurseMonoB", 7.5)
        y -= 124
        cols = [(40, 106, "l", ["KÖNYVELÉS", "DÁTUMA"]), (106, 172, "l", ["ÉRTÉKNAP"]), (172, 400, "l", ["MEGNEVEZÉS"]), (400, 478, "r", ["TERHELÉSEK"]), (478, 555, "r", ["JÓVÁÍRÁSOK"])]
        grid = kit.Grid(c, cols, 60, page, "PurseMono", "PurseMonoB", 7.5, 9.5, headrule=0.7, gap=2)
        put(c, 175, y - 8, "NYITÓ EGYENLEG", "PurseMonoB", 7.5)
        put(c, 552, y - 8, g(opening), "PurseMonoB", 7.5, "r")
        body = []
        for t in txs:
            body.append(([day(t["date"]), day(t["value"]), t["lines"], g(t["amount"]) if t["amount"] < 0 else "", g(t["amount"]) if t["amount"] > 0 else ""], {}))
        y = grid.run(y - 16, body)
        if y < 110:
            y = page(c)
        line(c, 40, y - 2, 555, y - 2, 0.7)
        y = grid.row(y - 3, ["", "", "IDŐSZAKI FORGALOM ÖSSZESEN", g(-d), g(k)])
        y = grid.row(y, ["", "", "ZÁRÓ EGYENLEG", "", g(txs[-1]["bal"])], bold=True)
        put(c, 40, y - 18, "A kivonatot kérjük ellenőrizni, észrevételét 15 napon belül várjuk.", "PurseMono", 7)
        c.save()
        return n

    kit.twice(draw)
    return {"data": {"bank_name": "DÉLALFÖLDI TAKARÉK ZRT.", "account_number": acct, "account_holder": holder, "account_type": "LAKOSSÁGI SZÁMLA", "iban": iban,
                     "currency": "HUF", "statement_period": kit.span(a, b), "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]),
                     "total_debits": money(d), "total_credits": money(k), "transactions": kit.truth(txs, balance=False)}}


CL = {"c": ["ALMACEN DOÑA ROSA", "FARMACIA LOS AROMOS", "COPIHUE COMBUSTIBLES", "LIBRERIA DEL PUERTO"], "n": ["PAULA ARAVENA", "CRISTIAN MUÑOZ", "GASTOS COMUNES ED. MIRADOR"],
      "f": ["VIÑA QUEBRADA SPA", "PESQUERA CALETA NORTE SA", "TRANSPORTES AUSTRAL LTDA"]}
CL_DR = [("COMPRA NACIONAL {c}", 1900, 89000, 100, "########"), ("TRASPASO A: {n}", 5, 350, 100000, "########"), ("GIRO CAJERO AUTOMATICO", 1, 20, 1000000, "####"),
         ("PAC LUZ Y AGUA VALPARAISO", 12000, 89000, 100, "#######"), ("CHEQUE COBRADO POR CAJA", 20, 400, 100000, "5####"), ("COMISION ADM. PLAN CUENTA", 4100, 9800, 100)]
CL_CR = [("REMUNERACION {f}", 550000, 1900000, 100, "########"), ("TRASPASO DE: {n}", 5, 500, 100000, "########"), ("DEPOSITO EN EFECTIVO", 2, 60, 1000000, "######")]


def chile(path, seed, rows):
    """Cartola on letter paper: days without a year, pesos without fractions, the balance only after a day's last movement."""
    r = kit.rng("chile", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(100000, 2500000) * 100
    txs = kit.ledger(r, rows, a, b, opening, CL_DR, CL_CR, CL, floor=100000)
    kit.setlines(txs, "Helvetica", 8, 176)
    for t, after in zip(txs, txs[1:] + [None]):
        t["showbal"] = after is None or after["date"] != t["date"]
    holder = r.choice(("FRANCISCA IGNACIA RIQUELME SOTO", "MATIAS ALONSO FUENZALIDA", "INMOBILIARIA CERRO ALEGRE SPA"))
    acct = kit.digits(r, "00-0##-#####-##")
    g = lambda n: group(n, ".", ",", 0)
    full = lambda x: x.strftime("%d/%m/%Y")
    d, k = kit.sums(txs)
    w, h = letter
    num = r.randint(20, 180)

    def draw(total):
        c, n = kit.new(path, letter, "Cartola"), 1

        def top():
            put(c, 36, 752, "BANCO PUERTO AUSTRAL", "Helvetica-Bold", 14, color=(0.6, 0, 0.25))
            put(c, 576, 756, "CARTOLA CUENTA CORRIENTE", "Helvetica-Bold", 10, "r")
            labels = (("N° CUENTA", acct, 100), ("MONEDA", "PESOS CHILENOS", 92), ("CARTOLA N°", str(num), 62), ("DESDE", full(a), 76), ("HASTA", full(b), 76), ("HOJA", f"{n} DE {total}", 60))
            x = 110
            for lab, val, wide in labels:
                rect(c, x, 722, wide, 12, (0.6, 0, 0.25), (0.6, 0, 0.25))
                rect(c, x, 706, wide, 16, None, (0.6, 0, 0.25))
                put(c, x + wide / 2, 725, lab, "Helvetica-Bold", 7, "c", (1, 1, 1))
                put(c, x + wide / 2, 711, val, "Helvetica", 8, "c")
                x += wide
            return 690

        def page(c):
            nonlocal n
            line(c, 36, grid.last, 576, grid.last, 0.7, (0.6, 0, 0.25))
            c.showPage()
            n += 1
            return top()

        y = top()
        for i, s in enumerate(("SEÑOR(A)(ES):", holder, "AV. ALEMANIA 5211 DEPTO 802", "VALPARAISO", "EJECUTIVA: CAROLINA VIDAL  TELEFONO: 32 255 0100")):
            put(c, 36, y - 8 - 11 * i, s, "Helvetica-Bold" if i == 1 else "Helvetica", 8.5 if i < 4 else 7.5)
        cols = [(36, 72, "c", ["FECHA", "DIA/MES"]), (72, 252, "l", ["DETALLE DE TRANSACCION"]), (252, 300, "l", ["SUCURSAL"]), (300, 356, "r", ["N° DOCTO"]),
                (356, 428, "r", ["MONTO", "CHEQUES O", "CARGOS"]), (428, 502, "r", ["MONTO", "DEPOSITOS", "O ABONOS"]), (502, 576, "r", ["SALDO"])]
        grid = kit.Grid(c, cols, 70, page, "Helvetica", "Helvetica-Bold", 8, 9.5, vrule=0.5, headrule=0.7, headfill=(0.97, 0.9, 0.93), gap=2, rulecolor=(0.6, 0, 0.25))
        grid.hsize = 7
        body = [([f"{a:%d/%m}", "SALDO INICIAL", "", "", "", "", g(opening)], {"bold": True})]
        for t in txs:
            m = g(abs(t["amount"]))
            body.append(([f"{t['date']:%d/%m}", t["lines"], "INTERNET" if "TRASPASO" in t["text"] else "CENTRAL", t["ref"], "" if t["amount"] > 0 else m,
                          m if t["amount"] > 0 else "", g(t["bal"]) if t["showbal"] else ""], {}))
        body.append(([f"{b:%d/%m}", "SALDO FINAL", "", "", "", "", g(txs[-1]["bal"])], {"bold": True}))
        y = grid.run(y - 64, body)
        line(c, 36, y, 576, y, 0.7, (0.6, 0, 0.25))
        if y < 130:
            y = page(c)
        put(c, 36, y - 18, "RESUMEN DEL PERIODO", "Helvetica-Bold", 8)
        for i, (lab, val) in enumerate((("SALDO INICIAL", opening), ("TOTAL ABONOS", k), ("TOTAL CARGOS", d), ("SALDO FINAL", txs[-1]["bal"]))):
            put(c, 36 + 135 * i, y - 32, lab, "Helvetica", 7)
            put(c, 36 + 135 * i, y - 44, "$ " + g(val), "Helvetica-Bold", 9)
        c.save()
        return n

    kit.twice(draw)
    return {"data": {"bank_name": "BANCO PUERTO AUSTRAL", "account_number": acct, "account_holder": holder, "account_type": "CUENTA CORRIENTE",
                     "currency": "CLP", "statement_period": kit.span(a, b), "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]),
                     "total_debits": money(d), "total_credits": money(k), "transactions": kit.truth(txs, ref=True)}}


BANKS = {"cesko": cesko, "magyar": magyar, "chile": chile}

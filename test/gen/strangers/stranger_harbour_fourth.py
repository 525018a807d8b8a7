# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements: Switzerland, Poland, Brazil, Czechia, Nigeria."""
from stranger_harbour_kit import *


def saentis(path, seed, rows):
    """Swiss cantonal bank: value date after the amounts, running balance, apostrophes, Umsatztotal."""
    r = rng("saentis", seed, rows)
    start, end = month(r)
    pool = [(-1, 5, 450, 19000, lambda r, d: f"Einkauf Debitkarte Nr. xxxx {digits(r, 4)}, " + r.choice(["Dorfbeck Teufen", "Migrolino Herisau",
        "Landi Appenzell"]) + f", {(d - dt.timedelta(days=1)):%d.%m.%Y}"),
            (-1, 3, 5000, 160000, lambda r, d: "Belastung eBanking, " + r.choice(["Krankenkasse Alpstein, 9100 Herisau",
             "Immobilien Bodan AG, 9000 St. Gallen"])),
            (-1, 1, 10000, 50000, lambda r, d: "Bezug Bancomat Herisau Bahnhof"), (1, 3, 200000, 680000, lambda r,
             d: f"Gutschrift Auftraggeber: Textilwerke Urnäsch AG, Salär {d:%m.%Y}")]
    ms = moves(r, rows, start, end, r.randint(100000, 2500000), pool)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    f = lambda v: fmt(v, "'")  # noqa: E731
    ib = iban(r, "CH", "00799" + digits(r, 12))
    who, addr = r.choice(["Regula Zellweger", "Urs Tobler"]), [f"Oberdorfstrasse {r.randint(1, 70)}", "9100 Herisau"]
    c, page, F, B, out = new(path, A4, "Kontoauszug"), 1, "Helvetica", "Helvetica-Bold", []

    def heads(y):
        for x, a, s in ((56, "l", "Datum"), (110, "l", "Buchungstext"), (362, "r", "Belastung CHF"), (432, "r", "Gutschrift CHF"), (446, "l",
            "Valuta"), (552, "r", "Saldo CHF")):
            txt(c, x, y, s, B, 7.5, a)
        c.setLineWidth(.8)
        c.line(56, y - 5, 552, y - 5)
        return y - 18
    txt(c, 56, 790, "Säntis Kantonalbank", B, 15)
    txt(c, 56, 776, "Hauptsitz, 9102 Herisau, Telefon 0844 555 010, BIC SAENCH22", F, 7.5)
    for i, s in enumerate([who] + addr):
        txt(c, 340, 720 - 13 * i, s, F, 10)
    txt(c, 340, 650, f"Herisau, {end:%d.%m.%Y}", F, 9)
    txt(c, 56, 622, f"Kontoauszug {start:%d.%m.%Y} - {end:%d.%m.%Y}", B, 13)
    for i, (a, b) in enumerate((("Konto", "Privatkonto"), ("IBAN", fours(ib)), ("Währung", "CHF"), ("Lautend auf", who))):
        txt(c, 56, 603 - 12 * i, a, F, 8.5)
        txt(c, 130, 603 - 12 * i, b, F, 8.5)
    y = heads(536)
    txt(c, 110, y, "Saldovortrag", B, 8)
    txt(c, 552, y, f(opening), B, 8, "r")
    y -= 15
    for m in ms:
        lines = wrap(m["lines"][0], F, 8, 190)
        if y - 10 * len(lines) < 75:
            c.showPage()
            page += 1
            txt(c, 56, 800, f"Säntis Kantonalbank    IBAN {fours(ib)}", F, 8)
            txt(c, 552, 800, f"Seite {page}", F, 8, "r")
            y = heads(775)
        for x, a, s in ((56, "l", f"{m['date']:%d.%m.%y}"), (362 if m["amt"] < 0 else 432, "r", f(abs(m["amt"]))), (446, "l",
            f"{m['date']:%d.%m.%y}"), (552, "r", f(m["bal"]))):
            txt(c, x, y, s, F, 8, a)
        for k, s in enumerate(lines):
            txt(c, 110, y - 10 * k, s, F, 8)
        out.append(row(m, bal=True))
        y -= 10 * len(lines) + 4
    c.line(56, y + 6, 552, y + 6)
    for x, a, s in ((110, "l", "Umsatztotal"), (362, "r", f(deb)), (432, "r", f(cre))):
        txt(c, x, y - 6, s, F, 8, a)
    txt(c, 110, y - 20, f"Schlusssaldo zu Ihren Gunsten per {end:%d.%m.%Y}", B, 8)
    txt(c, 552, y - 20, f(closing), B, 8, "r")
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Säntis Kantonalbank", iban=fours(ib), bic="SAENCH22", account_holder=who, address=", ".join(addr),
                 account_type="Privatkonto", currency="CHF")


def baltyk(path, seed, rows):
    """Polish wyciąg: signed amounts, operation number column, boxes around each operation."""
    r = rng("baltyk", seed, rows)
    start, end = month(r)
    pool = [(-1, 6, 500, 40000, lambda r, d: ("Płatność kartą", r.choice(["Sklep Żabi Staw Gdynia", "Piekarnia Złoty Łan",
        "Stacja Paliw Kaszub"]) + f" Karta: 4251**{digits(r, 4)}")),
            (-1, 3, 5000, 250000, lambda r, d: ("Przelew wychodzący", r.choice(["Spółdzielnia Mieszkaniowa Fala", "Energia Pomorze S.A."]),
             f"Tytuł: opłata za {d:%m/%Y}")),
            (-1, 1, 500, 1500, lambda r, d: ("Opłata za prowadzenie rachunku",)), (1, 3, 350000, 980000, lambda r, d: ("Przelew przychodzący",
             "Stocznia Remontowa Hel sp. z o.o.", f"Tytuł: wynagrodzenie {d:%m/%Y}"))]
    ms = moves(r, rows, start, end, r.randint(50000, 900000), pool)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    f = lambda v: fmt(v, " ", ",")  # noqa: E731
    nrb = iban(r, "PL", "1999" + digits(r, 20))
    acct = nrb[2:4] + " " + fours(nrb[4:])
    who, addr = r.choice(["JOANNA WRZEŚNIEWSKA", "ŁUKASZ DĄBEK"]), [f"UL. ŚWIĘTOJAŃSKA {r.randint(1, 130)}/{r.randint(1, 30)}", "81-391 GDYNIA"]
    c, page, F, B, out, blue = new(path, A4, "Wyciąg"), 1, "Bank33Sans", "Bank33SansB", [], colors.HexColor("#123f7c")
    X, base = (40, 112, 205, 395, 475, 555), int(digits(r, 9)) + 10 ** 9

    def heads(y):
        c.setFillColor(colors.HexColor("#d7e3f4"))
        c.rect(40, y - 26, 515, 26, fill=1, stroke=1)
        for k, (a, b) in enumerate((("Data operacji", "Data waluty"), ("Numer", "operacji"), ("Opis operacji", ""), ("Kwota", "operacji"),
            ("Saldo po", "operacji"))):
            txt(c, X[k] + 4, y - 11, a, B, 7)
            txt(c, X[k] + 4, y - 21, b, B, 7)
        return y - 26
    txt(c, 40, 795, "Bank Bałtycki S.A.", B, 16, color=blue)
    txt(c, 555, 795, f"Wyciąg nr {start.month}/{start.year}", B, 11, "r")
    txt(c, 555, 780, f"za okres od {start:%d.%m.%Y} do {end:%d.%m.%Y}", F, 8, "r")
    for i, s in enumerate([who] + addr):
        txt(c, 330, 735 - 12 * i, s, F, 9)
    for i, (a, b) in enumerate((("Rodzaj rachunku:", "Konto Fala"), ("Numer rachunku:", acct), ("Waluta:", "PLN"), ("Posiadacz rachunku:", who),
        ("Oddział:", "Oddział 2 w Gdyni"))):
        txt(c, 40, 670 - 12 * i, a, B, 8)
        txt(c, 140, 670 - 12 * i, b, F, 8)
    nd = sum(m["amt"] < 0 for m in ms)
    for i, (a, b) in enumerate((("Saldo początkowe", f(opening)), (f"Suma uznań ({len(ms) - nd})", f(cre)), (f"Suma obciążeń ({nd})", f(deb)),
        ("Saldo końcowe", f(closing)))):
        c.rect(360, 666 - 15 * i, 195, 15, stroke=1, fill=0)
        txt(c, 364, 670 - 15 * i, a, F, 8)
        txt(c, 551, 670 - 15 * i, b, B, 8, "r")
    y = heads(590)
    for i, m in enumerate(ms):
        tall = max(2, len(m["lines"])) * 10 + 8
        if y - tall < 60:
            txt(c, 555, 40, f"Strona {page}", F, 7, "r")
            c.showPage()
            page += 1
            y = heads(800)
        c.rect(40, y - tall, 515, tall, stroke=1, fill=0)
        ref = str(base + i * 37)
        for k, s in enumerate(m["lines"]):
            txt(c, X[2] + 4, y - 12 - 10 * k, s, F, 7.5)
        txt(c, X[0] + 4, y - 12, f"{m['date']:%d.%m.%Y}", F, 7.5)
        txt(c, X[0] + 4, y - 22, f"{m['date']:%d.%m.%Y}", F, 7.5)
        txt(c, X[1] + 4, y - 12, ref, F, 7.5)
        txt(c, X[4] - 4, y - 12, f(m["amt"]), B, 7.5, "r")
        txt(c, X[5] - 4, y - 12, f(m["bal"]), F, 7.5, "r")
        out.append(row(m, bal=True, ref=ref))
        y -= tall
    txt(c, 40, y - 16, "Wyciąg wygenerowany elektronicznie, nie wymaga podpisu ani stempla (art. 7 ustawy Prawo bankowe).", F, 6.5)
    txt(c, 555, 40, f"Strona {page}", F, 7, "r")
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Bank Bałtycki S.A.", account_number=acct, account_holder=who, address=", ".join(addr),
                 branch="Oddział 2 w Gdyni", account_type="Konto Fala", currency="PLN")


def serrado(path, seed, rows):
    """Brazilian extrato, fixed pitch terminal print: Histórico, Documento, Valor and Saldo with C or D."""
    r = rng("serrado", seed, rows)
    start, end = month(r)
    pool = [(-1, 6, 500, 45000, lambda r, d: "Compra com Cartão " + r.choice(["PADARIA IPE", "MERCADO JATOBA", "POSTO BURITI"])), (-1, 3, 2000, 90000,
        lambda r, d: "Pix - Enviado " + r.choice(["ANA C MOURA", "J P TELES"])),
            (-1, 2, 6000, 40000, lambda r, d: "Pagto conta luz ENERGIA CENTRO"), (-1, 1, 1990, 4990, lambda r, d: "Tarifa Pacote de Serviços"),
            (1, 3, 200000, 700000, lambda r, d: "Recebimento de Proventos"), (1, 2, 1000, 60000, lambda r,
             d: "Pix - Recebido " + r.choice(["LUCAS F DIAS", "M E ROCHA"]))]
    ms = moves(r, rows, start, end, r.randint(30000, 400000), pool, floor=-100000)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    f = lambda v: eu(abs(v)) + (" C" if v >= 0 else " D")  # noqa: E731
    ag, acct, who = f"{digits(r, 4)}-{digits(r, 1)}", f"{r.randint(10, 99)}.{digits(r, 3)}-{digits(r, 1)}", r.choice(["MARIA APARECIDA LEMOS",
        "EDUARDO S NOGUEIRA"])
    L = ["BANCO DO SERRADO S.A.".ljust(60) + f"{end:%d/%m/%Y} - 18:04:11".rjust(32), "EXTRATO DE CONTA CORRENTE".center(92), "", f"Cliente: {who}",
        f"Agência: {ag}     Conta: {acct}",
         f"Período do extrato: de {start:%d/%m/%Y} a {end:%d/%m/%Y}", "-" * 92]
    head = ["Dt. mov.".ljust(12) + "Lote".ljust(7) + "Histórico".ljust(34) + "Documento".rjust(11) + "Valor R$".rjust(13) + "Saldo R$".rjust(15), "-" * 92]
    L += head + [f"{start - dt.timedelta(days=1):%d/%m/%Y}".ljust(12) + " " * 7 + "Saldo Anterior".ljust(34) + " " * 24 + f(opening).rjust(15)]
    out = []
    for i, m in enumerate(ms):
        ref, last = digits(r, 3) + "." + digits(r, 3), ends_day(ms, i)
        line = f"{m['date']:%d/%m/%Y}".ljust(12) + f"{r.randint(13000, 14999)}".ljust(7) + m["lines"][0].ljust(34)
        L.append(line + ref.rjust(11) + f(m["amt"]).rjust(13) + (f(m["bal"]) if last else "").rjust(15))
        out.append(row(m, bal=last, ref=ref))
    L += ["-" * 92, f"{end:%d/%m/%Y}".ljust(12) + " " * 7 + "S A L D O".ljust(34) + " " * 24 + f(closing).rjust(15), "-" * 92, "OBSERVAÇÕES:",
        "Serviço de Atendimento ao Consumidor - SAC 0800 555 0722   Ouvidoria 0800 555 5678"]
    c, y = new(path, A4, "Extrato"), 800
    for s in L:
        if y < 50:
            c.showPage()
            y = 800
            for k in head:
                txt(c, 34, y, k, "Courier", 9.4)
                y -= 12
        txt(c, 34, y, s, "Courier", 9.4)
        y -= 12
    c.save()
    return paper(ms, out, False, (start, end), bank_name="BANCO DO SERRADO S.A.", account_number=acct, account_holder=who, account_type="CONTA CORRENTE",
                 currency="BRL")


def vltava(path, seed, rows):
    """Czech výpis: rows of two or three lines, identification column, signed amounts in CZK, blocks of labels."""
    r = rng("vltava", seed, rows)
    start, end = month(r)
    pool = [(-1, 6, 5000, 250000, lambda r, d: ("Platba kartou", r.choice(["Pekařství U Mlýna, Písek", "Čerpací stanice Šumava", "Drogerie Růžička, Písek"]))),
            (-1, 3, 30000, 900000, lambda r, d: ("Odchozí úhrada", r.choice(["Jihočeské vodárny a.s.", "SVJ Žižkova 118"]), f"VS: {digits(r, 8)}")),
             (-1, 1, 4900, 12900, lambda r, d: ("Poplatek za vedení účtu",)),
            (1, 3, 2000000, 5200000, lambda r, d: ("Příchozí úhrada", "Strojírny Otava s.r.o.", f"mzda {d:%m/%Y}"))]
    ms = moves(r, rows, start, end, r.randint(300000, 6000000), pool)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    f = lambda v: fmt(v, " ", ",")  # noqa: E731
    no = r.choice("123456789") + digits(r, 9)
    ib, who = iban(r, "CZ", "9700000000" + no), r.choice(["Zdeňka Vaňková", "Jiří Řehoř"])
    addr, c, page, F, B, out = [f"Budějovická {r.randint(1, 300)}", "397 01 Písek"], new(path, A4, "Výpis z účtu"), 1, "Bank33Noto", "Bank33NotoB", []

    def heads(y):
        c.setDash(1, 2)
        c.line(45, y + 22, 550, y + 22)
        c.setDash()
        for x, a, s, t in ((45, "l", "Datum účtování", "Datum provedení"), (125, "l", "Popis transakce", ""), (330, "l", "Identifikace", "transakce"),
            (550, "r", "Částka", "v CZK")):
            txt(c, x, y + 10, s, B, 7.5, a)
            txt(c, x, y, t, B, 7.5, a)
        c.line(45, y - 5, 550, y - 5)
        return y - 18
    txt(c, 550, 795, "Vltavská banka, a.s.", B, 15, "r", colors.HexColor("#8a1538"))
    txt(c, 45, 795, "VÝPIS Z ÚČTU", B, 13)
    for i, (a, b) in enumerate((("Typ účtu", "Osobní konto"), ("Číslo účtu", f"{no}/9700"), ("IBAN", fours(ib)), ("BIC (SWIFT)", "VLTACZPP"), ("Měna",
        "CZK"), ("Období", f"{start.day}. {start.month}. {start.year} - {end.day}. {end.month}. {end.year}"))):
        txt(c, 45, 765 - 12 * i, a, F, 8, color=colors.grey)
        txt(c, 115, 765 - 12 * i, b, F, 8.5)
    for i, s in enumerate([who] + addr):
        txt(c, 370, 740 - 12 * i, s, F, 9)
    for i, (a, b) in enumerate((("Počáteční zůstatek", f(opening)), ("Kreditní obrat", f(cre)), ("Debetní obrat", f(-deb)), ("Konečný zůstatek", f(closing)))):
        txt(c, 45 + 126 * i, 670, a, F, 8, color=colors.grey)
        txt(c, 45 + 126 * i, 657, b, B, 10)
    y = heads(615)
    for m in ms:
        if y - 10 * max(2, len(m["lines"])) < 60:
            txt(c, 297, 35, str(page), F, 8, "c")
            c.showPage()
            page += 1
            y = heads(780)
        ref = f"{digits(r, 3)}-{m['date']:%d%m%Y} {digits(r, 4)} {digits(r, 6)}"
        for k, s in enumerate((m["date"], m["date"] - dt.timedelta(days=r.randint(0, 1)))):
            txt(c, 45, y - 10 * k, f"{s:%d.%m.%Y}", F, 8)
        for k, s in enumerate(m["lines"]):
            txt(c, 125, y - 10 * k, s, F, 8)
        txt(c, 330, y, ref, F, 8)
        txt(c, 550, y, f(m["amt"]), F, 8.5, "r")
        out.append(row(m, ref=ref))
        y -= 10 * max(2, len(m["lines"])) + 6
    txt(c, 45, y - 6, "Vklad na tomto účtu podléhá ochraně poskytované Garančním systémem finančního trhu.", F, 7)
    txt(c, 297, 35, str(page), F, 8, "c")
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Vltavská banka, a.s.", account_number=f"{no}/9700", iban=fours(ib), bic="VLTACZPP",
                 account_holder=who, address=", ".join(addr), account_type="Osobní konto", currency="CZK")


BANKS = {"saentis": saentis, "baltyk": baltyk, "serrado": serrado, "vltava": vltava}

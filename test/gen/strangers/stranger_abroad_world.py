# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank layouts: a Brazilian portal export, a bilingual bank of the Emirates, a multi-currency neobank."""
import datetime as dt

from reportlab.lib.pagesizes import A4

from stranger_abroad_pen import (H, HB, Pen, amt, arabic, digits, entries, four, iban, iso, money, rng_for, running,
                                 sums, tx)

BR = [
    (4, -1, 10, 900, ["TRANSFERENCIA PIX", "DES: {Marcos Antonio Pereira|Luciana Prado M|Padaria Estrela} {d:%d/%m}"]),
    (3, -1, 60, 3900, ["PAGTO ELETRON COBRANCA", "{ENEL DISTRIBUICAO SP|ALUGUEL GALPAO 7|ACOS VILLARES SA}"]),
    (2, -1, 40, 2500, ["GASTOS CARTAO DE CREDITO", ""]),
    (2, -1, 5, 120, ["TARIFA BANCARIA", "{CESTA PJ 2|TR PGTO FUNC NET EMPRESA}"]),
    (1, -1, 20, 600, ["VISA ELECTRON", "{POSTO IPIRANGA MOOCA|KALUNGA}"]),
    (3, 1, 50, 4800, ["TRANSFERENCIA PIX", "REM: {JOSE CARLOS MATOS|Oficina Dois Irmaos|CLINICA VIDA LTDA} {d:%d/%m}"]),
    (2, 1, 200, 8800, ["LIQUIDACAO DE COBRANCA", "VALOR DISPONIVEL"]),
    (1, 1, 100, 9900, ["TED-TRANSF ELET DISPON", "REMET.{METALURGICA SAO JOAO|PREF MUN OSASCO}"]),
]


def extrato(path, seed, rows):
    r = rng_for("extrato", seed, rows)
    y0, m0 = r.choice([(2023, 12), (2024, 3), (2024, 7), (2025, 1)])
    start = dt.date(y0, m0, 1)
    end = (start + dt.timedelta(days=31)).replace(day=1) - dt.timedelta(days=1)
    ents = entries(r, max(rows, 1), start, end, BR, True)
    opening = r.choice([1, 1, 1, -1]) * r.randint(9000, 1200000)
    closing = running(opening, ents)
    deb, cre = sums(ents)
    name = r.choice(["FERRAGENS DO BRÁS LTDA ME", "LUZ E SOMBRA ESTÚDIO EIRELI", "COMERCIAL HORIZONTE LTDA"])
    cc = f"00{digits(r, 5)}-{digits(r, 1)}"
    ag = digits(r, 4)
    m = lambda c: money(c, "de")
    stamp = f"{end + dt.timedelta(days=3):%d/%m/%Y}, 09:{r.randint(10, 59)}"
    p = Pen(path, A4, "Planalto Net Empresa")
    red = "#c8102e"
    X = (34, 92, 290, 352, 426, 500, 562)
    p.t(34, 62, "planalto", HB, 18, col=red)
    p.t(118, 62, "net empresa", H, 11, col=0.35)
    p.t(562, 52, "Extrato Mensal / Por Período", HB, 11, "r")
    p.t(34, 92, name, HB, 10)
    p.t(34, 104, f"CNPJ: 0{digits(r, 2)[1]}.{digits(r, 3)}.{digits(r, 3)}/0001-{digits(r, 2)}", "ND", 8)
    p.t(34, 117, f"Nome do usuário: {r.choice(['ANA LUCIA FERRAZ', 'PAULO H SOUZA'])}", "ND", 8)
    p.t(34, 130, f"Data da operação: {end + dt.timedelta(days=3):%d/%m/%Y} - 09h{r.randint(10, 59)}", "ND", 8)
    p.rect(34, 142, 528, 34, fill="#f3f3f3", stroke=0.75)
    for x, a, b in ((40, "Agência | Conta", f"{ag} | {cc}"), (200, "Total Disponível (R$)", m(closing)), (320, "Bloqueado (R$)", "0,00"), (440, "Total (R$)", m(closing))):
        p.t(x, 155, a, "ND", 7.5, col=0.3)
        p.t(x, 169, b, "NDB", 9)
    p.t(34, 198, f"Extrato de: Ag: {ag} | CC: {cc} | Entre {start:%d/%m/%Y} e {end:%d/%m/%Y}", "NDB", 9)
    y = 208

    def thead():
        nonlocal y
        p.rect(34, y, 528, 18, fill=red)
        p.t(X[0] + 4, y + 12, "Data", "NDB", 8, col=1)
        p.t(X[1] + 4, y + 12, "Lançamento", "NDB", 8, col=1)
        p.t(X[3] - 4, y + 12, "Dcto.", "NDB", 8, "r", col=1)
        for x, s in zip(X[4:], ("Crédito (R$)", "Débito (R$)", "Saldo (R$)")):
            p.t(x - 4, y + 12, s, "NDB", 8, "r", col=1)
        y += 18

    def neg(x, c):
        p.t(x, y + 11, m(c), "ND", 8, "r", col=red if c < 0 else 0)
    thead()
    p.t(X[0] + 4, y + 11, f"{start - dt.timedelta(days=1):%d/%m/%Y}", "ND", 8)
    p.t(X[1] + 4, y + 11, "SALDO ANTERIOR", "ND", 8)
    neg(X[6] - 4, opening)
    y += 17
    rowsout, last = [], None
    for i, e in enumerate(ents):
        ls = [s for s in e["parts"] if s]
        h = 6 + 10 * len(ls)
        if y + h > 790:
            p.page()
            y = 44
        if i % 2 == 0:
            p.rect(34, y, 528, h, fill="#f7f7f7")
        p.line(34, y + h, 562, y + h, 0.3, 0.8)
        if e["d"] != last:
            p.t(X[0] + 4, y + 11, f"{e['d']:%d/%m/%Y}", "ND", 8)
        last = e["d"]
        p.lines(X[1] + 4, y + 11, ls, "ND", 8, 10)
        dc = digits(r, 7)
        p.t(X[3] - 4, y + 11, dc, "ND", 8, "r")
        neg(X[4 if e["a"] > 0 else 5] - 4, e["a"])
        neg(X[6] - 4, e["bal"])
        y += h
        rowsout.append(tx(e["d"], " ".join(ls), e["a"], e["bal"], reference=dc))
    if y > 740:
        p.page()
        y = 44
    p.rect(34, y, 528, 17, fill="#e6e6e6")
    p.t(X[1] + 4, y + 11, "Total", "NDB", 8)
    p.t(X[4] - 4, y + 11, m(cre), "NDB", 8, "r")
    p.t(X[5] - 4, y + 11, m(-deb), "NDB", 8, "r")
    p.t(X[6] - 4, y + 11, m(closing), "NDB", 8, "r")
    y += 30
    p.t(34, y, "Os dados acima têm como base " + stamp.replace(", ", " às ") + " e estão sujeitos a alterações.", "ND", 7)

    def header(i, n):
        p.t(24, 20, stamp, "ND", 7)
        p.t(340, 20, "Planalto Net Empresa - Extrato Mensal / Por Período", "ND", 7, "c")

    def footer(i, n):
        p.t(24, 828, "https://www.ne.planalto.example/ibpjtelainicial/saldoextrato/extratoMensal.jsf?CTL=16883", "ND", 7)
        p.t(571, 828, f"{i}/{n}", "ND", 7, "r")
    p.finish(header, footer)
    return {
        "bank_name": "planalto", "account_number": cc, "account_holder": name, "currency": "BRL",
        "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": amt(opening), "closing_balance": amt(closing),
        "total_debits": amt(deb), "total_credits": amt(cre), "transactions": rowsout}


AE = [
    (6, -1, 8, 900, ["POS-PURCHASE", "CARD NO.{9x6}******{9x4}", "{9x6} {d:%d-%m-%y} AMT,AED", "{CARREFOUR AL BARSHA DUBAI AE|ENOC SITE 1088 DUBAI AE|NOON.COM DUBAI AE|DEWA SMART APP DUBAI AE}"]),
    (2, -1, 100, 3000, ["ATM CASH WITHDRAWAL", "CARD NO.{9x6}******{9x4}", "{9x6} {d:%d-%m-%y} {ESN MALL OF THE EMIRATES|ESN KARAMA CENTRE}"]),
    (3, -1, 200, 9000, ["MOBILE BANKING TRANSFER TO", "{RASHID KHALFAN REAL ESTATE|AL FUTTAIM MOTORS|ETISALAT}", "REF AE{9x12} {RENT|INSTALMENT|MONTHLY BILL}"]),
    (1, -1, 500, 7000, ["INWARD CLEARING CHEQUE", "CHEQUE NO. {9x6}"]),
    (1, -1, 1, 60, ["{VAT-TRANSFER CHARGES 5%|SWITCH FEE|MINIMUM BALANCE FEE}"]),
    (2, 1, 2500, 21000, ["SALARY TRANSFER", "{ARABTEC FACILITIES MGMT LLC|EMAAR HOSPITALITY}", "WPS {d:%b %Y} {9x14}"]),
    (2, 1, 100, 5000, ["TRANSFER", "IPI TT REF: {Ax12}", "{SANJAY MENON|FATIMA HASSAN ALI} {FAMILY SUPPORT|LOAN RETURN}"]),
]


def gulf(path, seed, rows):
    r = rng_for("gulf", seed, rows)
    start = r.choice([dt.date(2023, 12, 21), dt.date(2024, 2, 1), dt.date(2024, 9, 5)])
    end = start + dt.timedelta(days=r.choice([29, 60, 89]))
    ents = entries(r, max(rows, 1), start, end, AE)
    for e in ents:
        e["parts"] = [s.replace("AMT,AED", f"{money(abs(e['a']), 'no')},AED") for s in e["parts"]]
    opening = r.randint(20000, 2500000)
    closing = running(opening, ents)
    deb, cre = sums(ents)
    core = digits(r, 10)
    ib = iban("AE", "026" + ("1" + core).zfill(16))
    acct = "101" + core
    name = r.choice(["SUNIL RAGHAVAN NAIR", "MS FATIMA HASSAN ALI", "BLUE DHOW TRADING LLC"])
    ddm = lambda d: f"{d:%d%b%y}".upper()
    bal = lambda c: money(abs(c)) + ("Cr" if c >= 0 else "Dr")
    p = Pen(path, A4, "Statement of Account")
    navy = "#0b2a5b"
    ar = lambda x, yy, s, size=8, al="r", col=0: p.t(x, yy, arabic(s), "DV", size, al, col)
    X = (30, 82, 340, 420, 490, 565)
    y = 0

    def frame():
        nonlocal y
        p.poly([(30, 54), (44, 26), (52, 54)], "#0072bc")
        p.poly([(48, 54), (58, 34), (66, 54)], "#f7941d")
        p.t(72, 50, "Gulf Northern Bank", HB, 15, col=navy)
        ar(565, 50, "بنك الخليج الشمالي", 14, col=navy)
        p.line(30, 62, 565, 62, 1.5, navy)
        p.t(297, 80, "STATEMENT OF ACCOUNT", HB, 11, "c")
        ar(297, 94, "كشف حساب", 10, "c")
        p.lines(30, 112, [name, "P O BOX 11405", "DUBAI", "UNITED ARAB EMIRATES"], H, 8.5, 11)
        for k, (en, v, a) in enumerate((("Account No.", acct, "رقم الحساب"), ("IBAN", ib, "رقم الحساب الدولي"), ("Account Type", "CURRENT ACCOUNT", "نوع الحساب"),
                                        ("Currency", "AED", "العملة"), ("From Date", f"{start:%d/%m/%Y}", "من تاريخ"), ("To Date", f"{end:%d/%m/%Y}", "إلى تاريخ"))):
            yy = 112 + 13 * k
            p.t(270, yy, en, HB, 8)
            p.t(345, yy, v, H, 8)
            ar(565, yy, a, 8)
            p.line(268, yy + 4, 565, yy + 4, 0.3, 0.7)
        y = 198
        p.rect(30, y, 535, 28, fill="#dfe7f3", stroke=navy)
        for x, en, a, al in ((56, "Date", "التاريخ", "c"), (210, "Description", "التفاصيل", "c"), (416, "Debits", "مدين", "r"), (486, "Credits", "دائن", "r"), (561, "Balance", "الرصيد", "r")):
            p.t(x, y + 11, en, HB, 8, al)
            ar(x, y + 23, a, 8, al)
        y += 42
        tops.append(p.i)

    tops = []

    def edge():
        for x in X[1:5]:
            p.line(x, 198, x, y - 4, 0.3, navy)
        p.rect(30, 198, 535, y - 202, stroke=navy)
    frame()
    p.t(X[1] + 6, y, "BROUGHT FORWARD", HB, 8)
    p.t(561, y, bal(opening), HB, 8, "r")
    y += 16
    rowsout, prev = [], opening
    for e in ents:
        h = 10 * len(e["parts"]) + 5
        if y + h > 735:
            p.t(X[1] + 6, y, "CARRIED FORWARD", HB, 8)
            p.t(561, y, bal(prev), HB, 8, "r")
            y += 10
            edge()
            p.page()
            frame()
            p.t(X[1] + 6, y, "BROUGHT FORWARD", HB, 8)
            p.t(561, y, bal(prev), HB, 8, "r")
            y += 16
        p.t(34, y, ddm(e["d"]), H, 8)
        p.lines(X[1] + 6, y, e["parts"], H, 8, 10)
        p.t(416 if e["a"] < 0 else 486, y, money(abs(e["a"])), H, 8, "r")
        p.t(561, y, bal(e["bal"]), H, 8, "r")
        y += h
        prev = e["bal"]
        rowsout.append(tx(e["d"], " ".join(e["parts"]), e["a"], e["bal"]))
    p.t(X[1] + 6, y, "CARRIED FORWARD", HB, 8)
    p.t(561, y, bal(closing), HB, 8, "r")
    y += 10
    edge()

    def footer(i, n):
        p.t(30, 768, "The items and balance shown on this statement should be verified and the Bank must be notified within 30 days of any discrepancies.", H, 6.5)
        ar(565, 780, "يرجى مراجعة البنود والرصيد المبين في هذا الكشف", 7)
        p.t(30, 796, "Gulf Northern Bank (P.J.S.C.) is licensed by the Central Bank of the UAE. Tax Registration Number 1000xx4570xx003", H, 6.5)
        p.t(297, 812, f"Page {i} of {n}", H, 8, "c")
    p.finish(None, footer)
    return {
        "bank_name": "Gulf Northern Bank", "account_number": acct, "iban": ib, "account_holder": name, "account_type": "CURRENT ACCOUNT",
        "currency": "AED", "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": amt(opening),
        "closing_balance": amt(closing), "transactions": rowsout}


FW = [
    (7, -1, 2, 140, ["Card transaction of AMT EUR issued by {Lidl Ireland DUBLIN|Netflix.com Los Gatos|Ryanair Ltd. Dublin|Google *Google One Dublin}", "CARD"]),
    (2, -1, 5, 90, ["Card transaction of FAMT {USD|GBP|SEK} issued by {Github, Inc. Https://githu|Systembolaget Malmo|Trainline London}", "CARD"]),
    (3, -1, 50, 1700, ["Sent money to {Aoife Ní Bhriain|Zuzana Horáková|Coworking Smithfield Ltd}", "TRANSFER"]),
    (1, -1, 100, 900, ["Converted AMT EUR to FAMT GBP for GBP balance", "BALANCE"]),
    (1, -1, 0.3, 5, ["Service charges for: {TRANSFER|CARD}-{9x10}", "FEE"]),
    (3, 1, 120, 4200, ["Received money from {Kilmainham Design Studio|DAC Payroll Services Limited|P. Lindqvist} with reference {INV-00|SALARY-}{9x3}", "TRANSFER"]),
    (1, 1, 1, 20, ["Cashback", "BALANCE_CASHBACK"]),
]


def borderless(path, seed, rows):
    r = rng_for("borderless", seed, rows)
    start = r.choice([dt.date(2023, 12, 1), dt.date(2024, 2, 1), dt.date(2024, 10, 1)])
    end = (start + dt.timedelta(days=31)).replace(day=1) - dt.timedelta(days=1)
    ents = entries(r, max(rows, 1), start, end, FW)
    opening = r.randint(20000, 900000)
    low = b = 0
    for e in ents:
        b += e["a"]
        low = min(low, b)
    opening = max(opening, -low + r.randint(500, 9000))
    closing = running(opening, ents)
    name = r.choice(["Saoirse Lindqvist", "Tomáš Novotný", "Pixel & Peat Ltd"])
    ib = iban("BE", "967" + digits(r, 9))
    long = lambda d: f"{d.day} {d:%B} {d.year}"
    m = lambda c: money(c)
    p = Pen(path, A4, "statement")
    p.poly([(40, 52), (50, 30), (66, 30), (60, 40), (52, 40), (46, 52)], "#163300")
    p.t(70, 50, "borderless", "NSB", 17, col="#163300")
    p.lines(555, 36, ["Borderless Europe SA", "Rue du Trône 100, 3rd floor", "Brussels", "1050", "Belgium"], "ND", 8, 11, al="r")
    p.t(40, 116, "EUR statement", "NSB", 20)
    p.t(40, 134, f"{long(start)} [GMT] - {long(end)} [GMT]", "ND", 9)
    p.t(40, 147, f"Generated on: {long(end + dt.timedelta(days=2))}", "ND", 9)
    p.t(40, 178, "Account Holder", "NSB", 8.5)
    p.lines(40, 191, [name, "12 Stoneybatter Mews", "Dublin", "D07 XK2P", "Ireland"], "ND", 8.5, 11.5)
    for x, a, b in ((240, "IBAN", four(ib)), (240, "Swift/BIC", "BRDLBEB1XXX")):
        yy = 178 if a == "IBAN" else 212
        p.t(x, yy, a, "NSB", 8.5)
        p.t(x, yy + 13, b, "ND", 8.5)
    y = 266
    p.line(40, y - 14, 555, y - 14, 0.6, 0.7)
    p.t(40, y + 2, f"EUR on {long(end)} [GMT]", "NSB", 10)
    p.t(555, y + 2, f"{m(closing)} EUR", "NSB", 12, "r")
    y += 34

    def thead():
        nonlocal y
        p.t(40, y, "Description", "NSB", 8.5)
        for x, s in ((395, "Incoming"), (475, "Outgoing"), (555, "Amount")):
            p.t(x, y, s, "NSB", 8.5, "r")
        p.line(40, y + 6, 555, y + 6, 0.6, 0.7)
        y += 22
    thead()
    rowsout = []
    card = digits(r, 4)
    for e in reversed(ents):
        text, kind = e["parts"]
        rate = 11200 if " SEK " in text else 854 if "GBP" in text else 1083
        text = text.replace("FAMT", money(abs(e["a"]) * rate // 1000, "no"))
        text = text.replace("AMT", money(abs(e["a"]), "no"))
        ls = p.wrap(text, 275, "NS", 9)
        ref = {"CARD": f"Card ending in {card}  {name}  Transaction: CARD-{digits(r, 9)}",
               "FEE": f"Transaction: FEE-CARD-{digits(r, 9)}"}.get(kind, f"Transaction: {kind}-{digits(r, 9)}")
        rl = p.wrap(f"{long(e['d'])}  {ref}", 290, "ND", 7.5)
        if y + 11 * len(ls) + 10 * len(rl) > 770:
            p.page()
            y = 56
            thead()
        p.t(395 if e["a"] > 0 else 475, y, m(e["a"]), "NS", 9, "r")
        p.t(555, y, m(e["bal"]), "NS", 9, "r")
        y = p.lines(40, y, ls, "NS", 9, 11)
        y = p.lines(40, y + 1, rl, "ND", 7.5, 10, col=0.4)
        p.line(40, y - 2, 555, y - 2, 0.3, 0.85)
        y += 12
        rowsout.append(tx(e["d"], " ".join(f"{text} {long(e['d'])} {ref}".split()), e["a"], e["bal"]))
    p.t(40, min(y + 8, 785), "Need help? Contact us at help.borderless.example", "ND", 7.5, col=0.4)

    def footer(i, n):
        p.t(40, 806, "Borderless Europe SA is authorised by the National Bank of Belgium as a payment institution (registered 0713.629.9xx).", "ND", 6.5, col=0.4)
        p.t(40, 820, f"ref:{digits(r, 8)}-4c1e-{digits(r, 4)}", "ND", 6.5, col=0.4)
        p.t(555, 820, f"{i} / {n}", "ND", 7, "r")
    p.finish(None, footer)
    return {
        "bank_name": "Borderless Europe SA", "iban": ib, "account_holder": name, "currency": "EUR",
        "statement_period": {"from": iso(start), "to": iso(end)}, "closing_balance": amt(closing), "transactions": rowsout}


LAYOUTS = {"extrato": extrato, "gulf": gulf, "borderless": borderless}

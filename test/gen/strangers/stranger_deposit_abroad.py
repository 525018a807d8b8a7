# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of Sweden, Poland, South Africa and Kenya."""

import datetime as dt
from stranger_deposit_kit import (H, HB, Page, T, TB, bank, d2, day, digits, div, euro, flow, iso, mod97, month_end, rng, sums, twopass, tx, west, wrap)

GREY = (.45, .45, .45)


@twopass
def sverige(path, seed, rows, total):
    r = rng("sverige", seed)
    a = day(r, "2023-01-01", "2025-06-01").replace(day=1)
    b = month_end(a)
    op = r.randint(300000, 6000000)
    rr = lambda n: digits(r, n)
    fn = ["Annika", "Björn", "Kerstin", "Örjan", "Saga", "Åke", "Linnéa", "Torbjörn"]
    en = ["Hedlund", "Sjöström", "Ahlgren", "Lindqvist", "Öberg", "Nyström"]
    ps = lambda: r.choice(fn) + " " + r.choice(en)
    outs = [(lambda: f"Kortköp {r.choice(['ICA MAXI HANINGE', 'COOP KONSUM', 'SYSTEMBOLAGET 0142', 'OKQ8 SEGELTORP', 'ÅHLÉNS CITY', 'SL APP'])}", 3900, 190000), (lambda: f"Swish betalning {ps().upper()}", 5000, 150000), (lambda: f"Bg 5{rr(2)}-{rr(4)} {r.choice(['ELLEVIO AB', 'HSB BRF TALLEN', 'FOLKSAM'])}", 19900, 850000),
            (lambda: f"Autogiro {r.choice(['TELIA SVERIGE', 'CSN', 'TRYGG HANSA', 'UNIONEN'])}", 12900, 220000), ("Uttag Bankomat", 20000, 200000), ("Pris månad Nyckelkund", 3900, 3900), (lambda: f"Överföring 6{rr(3)} {rr(9)}", 50000, 500000)]
    ins = [("Lön", 2200000, 3900000), (lambda: f"Swish från {ps().upper()}", 5000, 120000), ("Försäkringskassan", 125000, 420000), ("Insättning Skatteverket", 30000, 1400000)]
    mv = flow(r, a, b, rows, outs, ins, op, -0, .25)
    td, tc = sums(mv)
    cust = ps()
    ac = f"6{rr(3)}-{rr(3)} {rr(3)} {rr(3)}"
    p = Page(path, (595, 842), "Kontoutdrag")
    BL = (.0, .22, .5)
    F, B = H, HB
    X = [57, 132, 212, 452, 540]

    def head():
        p.t(57, 48, "Mälardalsbanken", "PAB", 17, col=BL)
        p.t(540, 44, f"Sida {p.n} ({total})", F, 8, "r")
        p.t(330, 48, "Kontoutdrag", B, 13)
        if p.n > 1:
            p.t(330, 62, f"Kontonummer {ac}", F, 8)
            return table(90)
        for i, (k, v) in enumerate((("Datum", iso(b + dt.timedelta(days=1))), ("Period", f"{a} - {b}"), ("Kontoform", "Allkonto"), ("Kontonummer", ac), ("Valuta", "SEK"), ("BIC", "MDBASESS"))):
            p.t(57, 92 + 13 * i, k, F, 8, col=GREY)
            p.t(132, 92 + 13 * i, v, F, 9)
        for i, s in enumerate((cust, f"{r.choice(['Björkvägen', 'Storgatan', 'Åsgränd'])} {r.randint(1, 80)} lgh 1{r.randint(1, 4)}0{r.randint(1, 4)}", f"136 {r.randint(40, 60)} HANINGE")):
            p.t(330, 105 + 13 * i, s, F, 10)
        p.t(57, 196, "Sammanställning", B, 9)
        for i, (k, v) in enumerate((("Ingående saldo", op), ("Summa insättningar", tc), ("Summa uttag", -td), ("Utgående saldo", mv[-1][3]))):
            p.t(57 + 125 * i, 211, k, F, 8, col=GREY)
            p.t(57 + 125 * i, 223, euro(v), B, 9.5)
        return table(252)

    def table(y):
        for x, s, al in ((X[0], "Reskontra-|datum", "l"), (X[1], "Transaktions-|datum", "l"), (X[2], "Text", "l"), (X[3], "Belopp", "r"), (X[4], "Saldo", "r")):
            for j, k in enumerate(s.split("|")):
                p.t(x, y + 10 * j, k, B, 8, al)
        p.line(57, y + 14, 540, y + 14, .8, BL)
        return y + 28

    def foot():
        p.line(57, 796, 540, 796, .4, GREY)
        p.t(57, 807, "Mälardalsbanken AB (publ)   Org.nr 516401-7" + "742   Styrelsens säte Västerås", F, 6.5, col=GREY)
        p.t(57, 816, "Kontantinsättningar omfattas av insättningsgarantin enligt beslut av Riksgälden. Ersättning betalas med högst 1 050 000 kronor.", F, 6.5, col=GREY)

    y = head()
    p.t(X[2], y, "Ingående saldo", F, 9)
    p.t(X[4], y, euro(op), F, 9, "r")
    y += 14
    out = []
    for d, text, amt, bal in mv:
        if y > 780:
            foot()
            p.new()
            y = head()
        td_ = d - dt.timedelta(days=r.choice([0, 0, 1, 2])) if text.startswith("Kort") else d
        p.t(X[0], y, iso(d), F, 9)
        p.t(X[1], y, iso(td_), F, 9)
        p.t(X[2], y, text, F, 9)
        p.t(X[3], y, euro(amt), F, 9, "r")
        p.t(X[4], y, euro(bal), F, 9, "r")
        y += 14
        out.append(tx(d, text, amt, bal))
    if y > 775:
        foot()
        p.new()
        y = head()
    p.t(X[2], y + 4, "Utgående saldo", B, 9)
    p.t(X[4], y + 4, euro(mv[-1][3]), B, 9, "r")
    foot()
    p.save()
    return bank(bank_name="Mälardalsbanken", account_number=ac, account_holder=cust, account_type="Allkonto", currency="SEK", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), closing_balance=d2(mv[-1][3]), total_debits=d2(td), total_credits=d2(tc), transactions=out), p.n


@twopass
def polska(path, seed, rows, total):
    r = rng("polska", seed)
    a = day(r, "2023-01-01", "2025-06-01").replace(day=1)
    b = month_end(a)
    op = r.randint(20000, 2500000)
    rr = lambda n: digits(r, n)

    def nrb():
        bban = f"{r.choice([1140, 1020, 1090, 2490])}{rr(4)}" + rr(16)
        s = mod97("PL", bban) + bban
        return " ".join([s[:2]] + [s[2 + i:6 + i] for i in range(0, 24, 4)])
    ps = lambda: r.choice(["JAN", "ZOFIA", "MAŁGORZATA", "PAWEŁ", "ŁUKASZ", "BOŻENA"]) + " " + r.choice(["WRÓBEL", "ŻAK", "KOŚCIELNIAK", "DĄBEK", "GĘSIOREK"])
    J = "\n"
    outs = [(lambda: f"ZAKUP PRZY UŻYCIU KARTY{J}{r.choice(['ŻABKA Z4471 K.1 /GDAŃSK', 'LIDL MORENA /GDANSK', 'ORLEN STACJA 1022 /TCZEW'])}{J}DATA TRANSAKCJI: @", 350, 45000), (lambda: f"PRZELEW WYCHODZĄCY{J}{ps()}{J}{nrb()}{J}Tytuł: {r.choice(['czynsz', 'za obiad', 'rata kredytu nr 4'])}", 5000, 350000),
            (lambda: f"BLIK ZAKUP E-COMMERCE{J}ALLEGRO SP. Z O.O.{J}{rr(11)}", 1500, 60000), ("OPŁATA ZA KARTĘ\nKARTA DEBETOWA VISA", 700, 1000), (lambda: f"WYPŁATA W BANKOMACIE{J}EURONET GDYNIA UL. ŚWIĘTOJAŃSKA", 5000, 100000)]
    ins = [(lambda: f"PRZELEW PRZYCHODZĄCY{J}{r.choice(['STOCZNIA BAŁTYK S.A.', 'ZUS ODDZIAŁ W GDAŃSKU'])}{J}{nrb()}{J}Tytuł: wynagrodzenie za {a:%m/%Y}", 350000, 950000), (lambda: f"BLIK PRZELEW NA TELEFON{J}{ps()}", 1000, 50000), (lambda: f"PRZELEW PRZYCHODZĄCY{J}{ps()}{J}{nrb()}{J}Tytuł: zwrot", 2000, 150000)]
    mv = flow(r, a, b, rows, outs, ins, op)
    td, tc = sums(mv)
    cust, ac = ps(), nrb()
    p = Page(path, (595, 842))
    F, B = "DC", "DCB"
    GR = (.85, .85, .85)
    X = [40, 98, 156, 400, 478, 555]
    out = []

    def foot():
        p.t(297, 806, "Niniejszy dokument jest wydrukiem komputerowym sporządzonym na podstawie art. 7 ustawy Prawo Bankowe i nie wymaga podpisu ani stempla.", F, 6.2, "c", (.4, .4, .4))
        p.t(297, 815, "Bałtycki Bank Rozwoju S.A., ul. Długa 1, 80-827 Gdańsk, KRS 0000025237, NIP 526-021-50-88, kapitał zakładowy 169 401 468 zł", F, 6.2, "c", (.4, .4, .4))
        p.t(555, 826, f"{p.n}/{total}", F, 7, "r")

    def thead(y):
        p.box(40, y, 515, 22, .4, (.6, .6, .6), GR)
        for i, k in enumerate(["Data|operacji", "Data|księgowania", "Opis operacji", "Kwota|operacji", "Saldo po|operacji"]):
            for j, s in enumerate(k.split("|")):
                if i > 2:
                    p.t(X[i + 1] - 3, y + 9 + 9 * j, s, B, 7, "r")
                else:
                    p.t(X[i] + 3, y + 9 + 9 * j, s, B, 7)
        return y + 22

    p.box(40, 30, 12, 26, 0, fill=(.8, .0, .15))
    p.box(54, 30, 12, 26, 0, fill=(.05, .3, .6))
    p.t(74, 48, "bałtycki bank", B, 16)
    p.t(555, 42, "Elektroniczne zestawienie operacji", B, 10, "r")
    p.t(555, 54, f"za okres od {a} do {b}", F, 8.5, "r")
    p.t(40, 84, "Dla:", F, 8)
    for i, s in enumerate((cust, f"UL. KARTUSKA {r.randint(1, 300)} M. {r.randint(1, 40)}", "80-104 GDAŃSK")):
        p.t(40, 98 + 11 * i, s, F, 9)
    for i, (k, v) in enumerate((("Nazwa rachunku:", "eKONTO OSOBISTE"), ("Waluta rachunku:", "PLN"), ("Numer rachunku:", ac))):
        p.t(300, 84 + 13 * i, k, F, 8)
        p.t(376, 84 + 13 * i, v, B, 8)
    p.box(40, 140, 515, 44, .4, (.6, .6, .6))
    nd, nc = sum(1 for x in mv if x[2] < 0), sum(1 for x in mv if x[2] > 0)
    for i, (k, v) in enumerate(((f"Saldo początkowe:", op), (f"Saldo końcowe:", mv[-1][3]), (f"Suma uznań ({nc}):", tc), (f"Suma obciążeń ({nd}):", -td))):
        x, yy = 48 + 257 * (i // 2), 157 + 16 * (i % 2)
        p.t(x, yy, k, F, 8)
        p.t(x + 230, yy, euro(v) + " PLN", B, 8.5, "r")
    y = thead(200)
    for d, text, amt, bal in mv:
        text = text.replace("@", iso(d - dt.timedelta(days=r.randint(0, 2))))
        ls = []
        for s in text.split(J):
            ls += wrap(s, F, 7.2, X[3] - X[2] - 6)
        h = 9 * len(ls) + 6
        if y + h > 796:
            foot()
            p.new()
            y = thead(40)
        kd = d + dt.timedelta(days=r.choice([0, 0, 0, 1])) if d < b else d
        p.t(X[0] + 3, y + 10, iso(d), F, 7.5)
        p.t(X[1] + 3, y + 10, iso(kd), F, 7.5)
        for j, s in enumerate(ls):
            p.t(X[2] + 3, y + 10 + 9 * j, s, F, 7.2)
        p.t(X[4] - 3, y + 10, euro(amt), F, 7.8, "r")
        p.t(X[5] - 3, y + 10, euro(bal), F, 7.8, "r")
        y += h
        p.line(40, y, 555, y, .3, (.6, .6, .6))
        out.append(tx(d, " ".join(ls), amt, bal))
    p.t(40, y + 16, "Saldo końcowe:", F, 8)
    p.t(555, y + 16, euro(mv[-1][3]) + " PLN", B, 8.5, "r")
    foot()
    p.save()
    return bank(bank_name="bałtycki bank", account_number=ac, account_holder=cust, account_type="eKONTO OSOBISTE", currency="PLN", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), closing_balance=d2(mv[-1][3]), total_debits=d2(td), total_credits=d2(tc), transactions=out), p.n


@twopass
def veld(path, seed, rows, total):
    r = rng("veld", seed)
    a = day(r, "2023-01-01", "2025-06-01").replace(day=r.choice([5, 12, 20]))
    b = (a.replace(day=1) + dt.timedelta(days=31)).replace(day=a.day)
    op = r.randint(-200000, 2500000)
    rr = lambda n: digits(r, n)
    ps = lambda: r.choice(["Thandi", "Pieter", "Sipho", "Ayesha", "Lerato", "Johan"]) + " " + r.choice(["Van Wyk", "Dlamini", "Naidoo", "Mokoena", "Botha"])
    outs = [(lambda: f"POS Purchase {r.choice(['Checkers Sixty60', 'Woolworths Menlyn', 'Engen Rivonia', 'Dis-Chem Lynnridge'])} 4901*{rr(4)} {r.randint(1, 28):02d} {b:%b}", 3000, 250000), (lambda: f"App Payment To {ps()}", 10000, 400000), (lambda: f"Magtape Debit {r.choice(['Outsurance', 'Discovery Health', 'Vodacom', 'Wesbank'])} {rr(9)}", 29900, 900000),
            ("#Monthly Account Fee", 23500, 23500), (lambda: f"ATM Cash 00{rr(6)} Menlyn Maine", 20000, 300000), ("Prepaid Airtime 0825550134", 1000, 20000), ("#Debit Interest 21.75%", 100, 9000), (lambda: f"Prepaid Electricity {rr(11)}", 20000, 150000)]
    ins = [(lambda: f"Magtape Credit Salary {r.choice(['Highveld Mining', 'Karoo Media'])}", 1800000, 5500000), (lambda: f"App Transfer From {r.choice(['Savings', 'Rent', ps()])}", 20000, 600000), (lambda: f"Payshap Credit {ps()}", 5000, 200000)]
    mv = flow(r, a + dt.timedelta(days=1), b, rows, outs, ins, op, -500000, .2)
    td, tc = sums(mv)
    cust, ac = ps(), "62" + rr(9)
    p = Page(path, (595, 842))
    TE = (.0, .55, .6)
    F, B = H, HB
    X = [38, 86, 360, 438, 505]
    sg = lambda v: west(abs(v)) + ("Cr" if v >= 0 else "Dr")
    cm = lambda v: west(abs(v)) + (" Cr" if v >= 0 else " Dr")
    ld = lambda d: f"{d.day} {d:%B %Y}"

    def foot():
        p.line(38, 800, 557, 800, 1, TE)
        p.t(38, 811, "Highveld National Bank, a division of Transoranje Holdings Limited. An Authorised Financial Services and Credit Provider (NCRCP20). Reg. No. 1929/001225/06", F, 6, col=GREY)
        p.t(38, 822, f"Page {p.n} of {total}", B, 7)
        p.t(557, 822, f"Delivery Method E1  R05   DDA  VS 20.51.1", F, 6, "r", GREY)

    def thead(y, opening=None):
        p.t(38, y, "Transactions in RAND (ZAR)", B, 9, col=TE)
        p.t(557, y, f"Premier Fusion Account : {ac}", B, 8, "r")
        p.box(38, y + 6, 519, 24, 0, fill=TE)
        for x, k, al in ((X[0] + 4, "Date", "l"), (X[1], "Description", "l"), (X[3] - 4, "Amount", "r"), (X[4] - 2, "Balance", "r"), (553, "Accrued|Bank|Charges", "r")):
            for j, s in enumerate(k.split("|")):
                p.t(x, y + (17 if "|" not in k else 13) + 7.5 * j, s, B, 8 if "|" not in k else 6.5, al, (1, 1, 1))
        return y + 43

    p.t(38, 50, "HNB", "UGB", 30, col=TE)
    p.t(557, 40, "Highveld National Bank", B, 10, "r")
    p.t(557, 52, "Menlyn 252145   Universal Branch Code 250655", F, 7, "r")
    p.t(557, 62, "Lost Cards 087-575-9406   Account Enquiries 087-736-2247", F, 7, "r")
    p.t(38, 84, f"*{('Mr ' if cust.split()[0] in ('Pieter', 'Sipho', 'Johan') else 'Ms ') + cust}".upper(), F, 9)
    holder = (('Mr ' if cust.split()[0] in ('Pieter', 'Sipho', 'Johan') else 'Ms ') + cust).upper()
    for i, s in enumerate((f"{r.randint(2, 400)} ATTERBURY ROAD", "LYNNWOOD GLEN", "0081")):
        p.t(38, 95 + 11 * i, s, F, 9)
    p.t(300, 84, f"Premier Fusion Account : {ac}", B, 11, col=TE)
    p.t(300, 99, f"Tax Invoice/Statement Number : {r.randint(3, 180)}", F, 8)
    p.t(300, 111, f"Statement Period : {ld(a)} to {ld(b)}", F, 8)
    p.t(300, 123, f"Statement Date : {ld(b)}", F, 8)
    nd, nc = sum(1 for x in mv if x[2] < 0), sum(1 for x in mv if x[2] > 0)
    fees = sum(-x[2] for x in mv if x[1].startswith("#"))
    boxes = [("Statement Balances", [("Opening Balance", cm(op)), ("Closing Balance", cm(mv[-1][3])), ("VAT Rate", "15.00%")]), ("Bank Charges", [("Service Fees", sg(-fees)), ("Cash Deposit Fees", "0.00Dr"), ("Total VAT", sg(-div(fees * 15, 115)))]),
             ("Interest Rate", [("Credit Rate", "Tiered"), ("Debit Rate", "21.75%"), ("Overdraft Limit", "5,000.00")]), ]
    for i, (t_, ls) in enumerate(boxes):
        x = 38 + 175 * i
        p.box(x, 150, 169, 14, 0, fill=TE)
        p.t(x + 4, 160, t_, B, 8, col=(1, 1, 1))
        for j, (k, v) in enumerate(ls):
            p.t(x + 4, 176 + 11 * j, k, F, 7.5)
            p.t(x + 165, 176 + 11 * j, v, B if i == 0 and j < 2 else F, 7.5, "r")
    y = thead(226)
    p.t(X[1], y, "Opening Balance", B, 8)
    p.t(X[4] - 2, y, sg(op), B, 8, "r")
    y += 13
    out = []
    for i, (d, text, amt, bal) in enumerate(mv):
        if y > 786:
            foot()
            p.new()
            y = thead(40)
        if i % 2 == 0:
            p.box(38, y - 9, 519, 12.5, 0, fill=(.93, .97, .97))
        p.t(X[0] + 4, y, f"{d:%d %b}", F, 8)
        p.t(X[1], y, text, F, 8)
        p.t(X[3] - 4, y, west(-amt) if amt < 0 else west(amt) + "Cr", F, 8, "r")
        p.t(X[4] - 2, y, sg(bal), F, 8, "r")
        if text.startswith(("App P", "ATM", "Prepaid")) and r.random() < .6:
            p.t(553, y, r.choice(["1.40", "7.00", "2.35", "8.50"]), F, 8, "r")
        y += 12.5
        out.append(tx(d, text, amt, bal))
    if y + 70 > 796:
        foot()
        p.new()
        y = 50
    p.line(38, y - 6, 557, y - 6, .6, TE)
    p.t(X[1], y + 6, "Closing Balance", B, 8)
    p.t(X[4] - 2, y + 6, sg(mv[-1][3]), B, 8, "r")
    p.t(38, y + 28, "Turnover for Statement Period", B, 8.5, col=TE)
    for j, (k, n, v) in enumerate((("No. Credit Transactions", nc, sg(tc)), ("No. Debit Transactions", nd, west(td) + "Dr"))):
        p.t(38, y + 42 + 12 * j, k, F, 8)
        p.t(190, y + 42 + 12 * j, n, F, 8, "r")
        p.t(270, y + 42 + 12 * j, v, F, 8, "r")
    foot()
    p.save()
    return bank(bank_name="Highveld National Bank", account_number=ac, account_holder=holder, account_type="Premier Fusion Account", currency="ZAR", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), closing_balance=d2(mv[-1][3]), total_debits=d2(td), total_credits=d2(tc), transactions=out), p.n


@twopass
def savanna(path, seed, rows, total):
    r = rng("savanna", seed)
    a = day(r, "2023-01-01", "2025-03-01").replace(day=1)
    b = month_end(a + dt.timedelta(days=r.choice([31, 62])))
    op = r.randint(500000, 40000000)
    rr = lambda n: digits(r, n)
    ps = lambda: r.choice(["WANJIKU", "OTIENO", "KIPROTICH", "ACHIENG", "MUTUA", "NJERI"]) + " " + r.choice(["KAMAU", "ODHIAMBO", "CHERUIYOT", "WAMBUA", "BARASA"])
    ref = lambda: "T" + "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(9))
    outs = [(lambda: f"MOBILE MONEY TRANSFER TO M-PESA 2547{rr(8)} {ref()} {ps()}", 10000, 7000000), (lambda: f"PESALINK {rr(12)} TO {ps()} CO-OP BANK SCHOOL FEES TERM 2", 500000, 9000000), ("LEDGER FEE", 5000, 25000), (lambda: f"EXCISE DUTY ON CHARGES 20% {ref()}", 800, 5000),
            (lambda: f"CASH WITHDRAWAL AGENT {rr(6)} NAKURU TOWN", 100000, 4000000), (lambda: f"STANDING ORDER LOAN REPAYMENT {rr(10)}", 500000, 3500000), (lambda: f"PAY BILL KPLC PREPAID 888880 ACC {rr(11)}", 50000, 600000)]
    ins = [(lambda: f"RTGS {ref()} {r.choice(['TEACHERS SERVICE COMMISSION', 'GREENLEAF TEA FACTORY LTD'])} SALARY {b:%b%Y}".upper(), 3000000, 15000000), (lambda: f"M-PESA DEPOSIT {ref()} 2547{rr(8)} {ps()}", 50000, 15000000), (lambda: f"CHEQUE DEPOSIT {rr(6)} EQUITY WESTLANDS", 1000000, 20000000)]
    mv = flow(r, a, b, rows, outs, ins, op, 0, .28)
    td, tc = sums(mv)
    cust, ac = ps(), "1" + rr(9)
    p = Page(path, (595, 842))
    F, B = T, TB
    GN = (.05, .4, .2)
    X = [36, 92, 296, 346, 416, 480, 562]

    def page_():
        p.c.saveState()
        p.c.translate(297, 380)
        p.c.rotate(50)
        p.c.setFillColorRGB(.93, .93, .93)
        p.c.setFont("Times-Bold", 62)
        p.c.drawCentredString(0, 0, "SAVANNA BANK")
        p.c.restoreState()
        p.t(36, 44, "SAVANNA COMMERCIAL BANK KENYA LIMITED", B, 13, col=GN)
        p.t(36, 57, "P.O. Box 48400 - 00100 Nairobi   Tel 0711 087000   www.savannabank.example", F, 8)
        p.t(562, 44, "STATEMENT OF ACCOUNT", B, 11, "r")
        p.t(562, 57, f"Page No: {p.n} of {total}", F, 8, "r")
        p.line(36, 63, 562, 63, 1.5, GN)
        y = 80
        if p.n == 1:
            for i, (k, v) in enumerate((("ACCOUNT NAME", cust), ("ADDRESS", f"P.O. BOX {r1} NAKURU 20100"), ("ACCOUNT NUMBER", ac), ("PRODUCT NAME", "SIMBA CURRENT ACCOUNT"), ("BRANCH", "NAKURU"))):
                p.t(36, y + 12 * i, k, B, 8.5)
                p.t(130, y + 12 * i, v, F, 8.5)
            for i, (k, v) in enumerate((("CURRENCY", "KES"), ("FROM DATE", f"{a:%d.%m.%Y}"), ("TO DATE", f"{b:%d.%m.%Y}"), ("STATEMENT DATE", f"{b + dt.timedelta(days=2):%d.%m.%Y}"))):
                p.t(360, y + 12 * i, k, B, 8.5)
                p.t(460, y + 12 * i, v, F, 8.5)
            y = 152
        p.box(36, y, 526, 16, .6, GN)
        for i, k in enumerate(["TXN DATE", "DESCRIPTION", "VALUE DATE", "MONEY OUT", "MONEY IN", "LEDGER BALANCE"]):
            if i > 2:
                p.t(X[i + 1] - 3, y + 11, k, B, 7.5, "r")
            else:
                p.t(X[i] + 3, y + 11, k, B, 7.5)
        return y + 28

    r1 = r.randint(100, 9999)
    y = page_()
    p.t(X[1] + 3, y, "Balance B/Fwd", "Times-BoldItalic", 8.5)
    p.t(X[6] - 3, y, west(op), F, 8.5, "r")
    y += 13
    out = []
    for d, text, amt, bal in mv:
        ls = wrap(text, F, 8.5, X[2] - X[1] - 8)
        if y + 10 * len(ls) > 790:
            p.new()
            y = page_()
        p.t(X[0] + 3, y, f"{d:%d.%m.%Y}", F, 8.5)
        for j, s in enumerate(ls):
            p.t(X[1] + 3, y + 10 * j, s, F, 8.5)
        p.t(X[2] + 3, y, f"{d:%d.%m.%Y}", F, 8.5)
        p.t(X[4] - 3, y, west(amt) if amt < 0 else "", F, 8.5, "r")
        p.t(X[5] - 3, y, west(amt) if amt > 0 else "", F, 8.5, "r")
        p.t(X[6] - 3, y, west(bal), F, 8.5, "r")
        y += 10 * len(ls) + 3.5
        out.append(tx(d, text, amt, bal))
    if y > 700:
        p.new()
        y = page_()
    p.line(36, y - 4, 562, y - 4, .6, GN)
    p.t(X[1] + 3, y + 8, "Balance at Period End", "Times-BoldItalic", 8.5)
    p.t(X[6] - 3, y + 8, west(mv[-1][3]), B, 8.5, "r")
    y += 30
    p.t(36, y, "SUMMARY", B, 9, col=GN)
    for i, (k, v) in enumerate((("Total Money Out", -td), ("Total Money In", tc), ("Uncleared Effects", 0))):
        p.t(36, y + 13 + 12 * i, k, F, 8.5)
        p.t(210, y + 13 + 12 * i, west(v), F, 8.5, "r")
    p.para(36, y + 60, "Any omission or errors in this statement should be promptly advised in writing to the Bank within thirty (30) days from date, otherwise it will be presumed to be in order. Savanna Commercial Bank Kenya Limited is regulated by the Central Bank of Kenya.", F, 7.5, 526)
    p.save()
    return bank(bank_name="SAVANNA COMMERCIAL BANK KENYA LIMITED", account_number=ac, account_holder=cust, account_type="SIMBA CURRENT ACCOUNT", currency="KES", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), closing_balance=d2(mv[-1][3]), total_debits=d2(td), total_credits=d2(tc), transactions=out), p.n


LAYOUTS = {"sverige": sverige, "polska": polska, "veld": veld, "savanna": savanna}

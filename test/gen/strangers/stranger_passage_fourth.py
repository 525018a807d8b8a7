# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_passage.py, fourth part."""

from stranger_passage_kit import (MON, MONTHS, bank, dMy, digits, dmy, dt, flow, iso, letters, month, plain, sums, table, tx, west, wrap)

UKN = ["J HARTLEY", "P OKAFOR", "S WHITCOMBE", "R DALGLEISH", "A BEGUM", "M TREVOR-JONES"]
UKSHOP = ["TESKO STORES 3217", "SAINSBERRYS S/MKT", "GREGGZ PLC 1142", "TFL TRAVEL CH", "BOOTES 0551", "COSTAR COFFEE", "AMZNMktplace*RT4LK", "WAITROZE 662", "WH SMYTHE"]
UKCITY = ["LONDON", "LEEDS", "BRISTOL", "READING", "CARDIFF"]


def narr_albion(rnd, d, cr, v):
    if cr:
        ls = rnd.choice([["CR", "HARTWELL LOGISTICS", f"SALARY {digits(rnd, 6)}"], ["BP", rnd.choice(UKN), "RENT SHARE"], ["CR", rnd.choice(UKN)], ["CR", "HMRC CHILD BENEFIT", f"{digits(rnd, 8)}CHB"]])
    else:
        ls = rnd.choice([["VIS", rnd.choice(UKSHOP), rnd.choice(UKCITY)], [")))", rnd.choice(UKSHOP), rnd.choice(UKCITY)], ["DD", rnd.choice(["OCTOPOD ENERGY", "VODAPHONE LTD", "THAMESIDE WATER", "TV LICENCE MBP"])],
                         ["SO", rnd.choice(UKN), "RENT"], ["BP", rnd.choice(UKN), f"{rnd.choice(['INV', 'REF'])} {digits(rnd, 4)}"], ["ATM", "CASH " + rnd.choice(["NATIONWYDE", "BARKLAYS"]), rnd.choice(UKCITY) + f"   @{rnd.randint(10, 22)}:{rnd.randint(10, 59)}"],
                         ["VIS", "INT'L " + digits(rnd, 10), "SPOTIFEI P1A2B3C", "STOCKHOLM", f"SEK {rnd.randint(90, 990)}.00 @ 13.1204"], ["DR", "NON-STERLING", "TRANSACTION FEE"]])
    return {"code": ls[0], "ls": ls[1:], "desc": " ".join(ls)}


def albion(p, rnd, rows):
    a, b = month(rnd)
    op = rnd.randint(-20000, 400000)
    rs = flow(rnd, rows, a, b, op, narr_albion, lo=120, hi=90000, pcr=0.2, cr_hi=280000, od=-100000)
    for r, q in zip(rs, rs[1:] + [None]):
        r["last"] = q is None or q["date"] != r["date"]
    name = rnd.choice(["Mr ", "Ms ", "Dr "]) + rnd.choice(["Oliver Pemberton", "Grace Adeyemi", "Huw Llewellyn", "Fiona MacAskill"])
    acct, sort = digits(rnd, 8), f"40-{digits(rnd, 2)}-{digits(rnd, 2)}"
    sheet = rnd.randint(40, 300)
    f = lambda v: west(abs(v)) + (" D" if v < 0 else "")
    iban = f"GB{digits(rnd, 2)}ALBN{sort.replace('-', '')}{acct}"
    td, tc = sums(rs)
    per = f"{a.day} {MONTHS[a.month - 1]} to {b.day} {MONTHS[b.month - 1]} {b.year}"
    cl = rs[-1]["bal"]
    addr = [f"{rnd.randint(2, 90)} Chestnut Grove", rnd.choice(["Reading", "Leeds", "Bristol"]), f"{letters(rnd, 2)}{digits(rnd, 1)} {digits(rnd, 1)}{letters(rnd, 2)}"]

    def head():
        p.poly([(420, 30), (440, 30), (430, 40)], "#db0011")
        p.poly([(420, 50), (440, 50), (430, 40)], "#db0011")
        p.poly([(420, 30), (430, 40), (420, 50)], "#ffffff")
        p.t(446, 45, "ALBION UK", "HB", 15)
        p.lines(446, 66, ["Contact tel 03457 000 000", "see reverse for call times", "Text phone 03457 000 125", "used by deaf or speech impaired customers", "www.albion.example"], 8.5, "H", 6.6)
        p.t(48, 150, "Your Statement", "T", 18)
        if p.n == 1:
            p.lines(48, 66, [name] + addr, 11.5, "H", 8.5)
            p.box(330, 158, 218, 70, "#eeeeee")
            p.t(338, 171, "Account Summary", "HB", 8.5)
            for i, (k, v) in enumerate([("Opening Balance", f(op)), ("Payments In", west(tc)), ("Payments Out", west(td)), ("Closing Balance", f(cl))]):
                p.t(338, 184 + i * 12, k, "H", 8.2)
                p.t(540, 184 + i * 12, v, "H", 8.2, al="r")
            p.t(48, 171, per, "HB", 9)
            p.t(48, 186, "International Bank Account Number", "H", 7)
            p.t(48, 196, iban, "H", 8)
            p.t(48, 208, "Branch Identifier Code", "H", 7)
            p.t(48, 218, "ALBNGB21" + acct[:2] + "X", "H", 8)
            y = 250
        else:
            p.t(48, 166, per, "HB", 9)
            y = 186
        for x, k, v in [(48, "Account Name", name), (280, "Sortcode", sort), (370, "Account Number", acct), (470, "Sheet Number", str(sheet + p.n - 1))]:
            p.t(x, y, k, "H", 7)
            p.t(x, y + 11, v, "H", 8.5)
        p.t(48, y + 34, "Your Bank Account details", "T", 13)
        y += 40
        p.box(48, y, 500, 16, "#d9d9d9")
        for x, s, al in [(50, "Date", "l"), (102, "Payment type and details", "l"), (400, "Paid out", "r"), (470, "Paid in", "r"), (540, "Balance", "r")]:
            p.t(x, y + 11, s, "HB", 8, al=al)
        return y + 18

    def foot(y):
        p.t(48, 800, "46 Threadgold Street London EC2R 8AB", "H", 6.5)
        p.t(548, 800, "Albion UK Bank plc is authorised by the Prudential Regulation Authority", "H", 6, "#555555", "r")

    state = {"bal": op}
    cols = [(50, "l", 48), (102, "l", 26), (132, "l", 190), (400, "r", 60), (470, "r", 60), (540, "r", 62)]

    def deco(p, y0, y1, i):
        p.box(338, y0, 66, y1 - y0, "#f4f4f4")
        p.box(474, y0, 74, y1 - y0, "#f4f4f4")

    def bf(y, lab, v):
        p.box(48, y, 500, 13, "#e6e6e6")
        p.t(102, y + 9.5, lab, "HB", 7.8)
        p.t(540, y + 9.5, f(v), "HB", 7.8, al="r")
        return y + 14
    y = bf(head(), "BALANCE BROUGHT FORWARD", op)
    prev = None
    for i, r in enumerate(rs):
        h = 10 * len(r["ls"]) + 3
        if y + h > 762:
            bf(y, "BALANCE CARRIED FORWARD", state["bal"])
            foot(y)
            p.page()
            y = bf(head(), "BALANCE BROUGHT FORWARD", state["bal"])
            prev = None
        row = [dMy(r["date"], yy=2) if r["date"] != prev else "", r["code"], r["ls"], "", "", ""]
        pad = [""] * (len(r["ls"]) - 1)
        row[3] = pad + [west(r["dr"])] if r["dr"] else ""
        row[4] = pad + [west(r["cr"])] if r["cr"] else ""
        row[5] = pad + [f(r["bal"])] if r["last"] else ""
        y = table(p, cols, [row], y, 9999, None, 10, 1.5, "H", 8, deco)
        prev, state["bal"] = r["date"], r["bal"]
    y = bf(y, "BALANCE CARRIED FORWARD", cl)
    p.t(48, y + 12, "AER 0.00%   EAR variable 39.90% on arranged overdraft above 25.00", "H", 7)
    foot(y)
    return bank({"bank_name": "ALBION UK", "account_number": acct, "account_holder": name, "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op),
                 "closing_balance": plain(cl), "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r, False, r["last"]) for r in rs]})


USM = ["WALMERT SC #2214", "TRADER JOES #118", "SHELLE OIL 5744", "CHICK-FIL-E #01", "COSTKO WHSE #0482", "UBERR TRIP HELP.UBER", "AMZN MKTP US*2K4", "TARGIT T-1180"]
USC = ["AUSTIN TX", "TAMPA FL", "FRESNO CA", "DAYTON OH", "RENO NV"]


def narr_harbor(rnd, d, cr, v):
    if cr:
        return {"desc": rnd.choice([f"BLUERIDGE SUPPLY DES:PAYROLL ID:{digits(rnd, 10)} INDN:CARTER,DANA CO ID:{digits(rnd, 10)} PPD", f"Zelle payment from {rnd.choice(['MARIA LOPEZ', 'KEVIN TRAN', 'J. OBRIEN'])} for \"dinner\"; Conf# {letters(rnd, 3).lower()}{digits(rnd, 6)}",
                                    f"HS ATM {d.month:02d}/{d.day:02d} #00000{digits(rnd, 4)} DEPOSIT {rnd.choice(USC)}", "Interest Earned", f"VENMOO DES:CASHOUT ID:{digits(rnd, 13)} INDN:DANA CARTER CO ID:{digits(rnd, 10)} PPD"])}
    e = d - dt.timedelta(rnd.randint(0, 2))
    return {"desc": rnd.choice([f"CHECKCARD {e.month:02d}{e.day:02d} {rnd.choice(USM)} {rnd.choice(USC)} {digits(rnd, 23)}", f"PURCHASE {e.month:02d}{e.day:02d} {rnd.choice(USM)} {rnd.choice(USC)}",
                                f"Zelle payment to {rnd.choice(['Landlord Properties', 'KIM PARK', 'Yard Guy'])} Conf# {letters(rnd, 3).lower()}{digits(rnd, 6)}", f"CITY OF TAMPA UTIL DES:WEB PMTS ID:{letters(rnd, 2)}{digits(rnd, 4)} INDN:DANA CARTER CO ID:{digits(rnd, 10)} WEB",
                                f"HS ATM {d.month:02d}/{d.day:02d} #00000{digits(rnd, 4)} WITHDRWL {rnd.choice(USC)}", f"Online Banking transfer to SAV {digits(rnd, 4)} Confirmation# {digits(rnd, 10)}"])}


def usd(d):
    return f"{MONTHS[d.month - 1]} {d.day}, {d.year}"


def harborstone(p, rnd, rows):
    a, b = month(rnd)
    op = rnd.randint(40000, 900000)
    fee = 1200 if rows >= 3 and rnd.random() < 0.5 else 0
    rs = flow(rnd, rows - (1 if fee else 0), a, b, op, narr_harbor, lo=150, hi=60000, pcr=0.25, cr_hi=250000)
    ins, outs = [r for r in rs if r["cr"]], [r for r in rs if r["dr"]]
    frow = []
    if fee:
        frow = [{"date": b, "desc": "Monthly Maintenance Fee", "dr": fee, "cr": None, "bal": rs[-1]["bal"] - fee}]
    cl = rs[-1]["bal"] - fee
    td, tc = sums(rs)
    acct = f"{digits(rnd, 4)} {digits(rnd, 4)} {digits(rnd, 4)}"
    name, NV, RD = "DANA M CARTER", "#012169", "#e31837"
    W = p.W
    d2 = lambda d: f"{d.month:02d}/{d.day:02d}/{d.year % 100:02d}"
    per = f"{usd(a)} to {usd(b)}"

    def head():
        if p.n > 1:
            p.t(40, 32, f"{name}   |   Account # {acct}   |   {per}", "H", 8, "#555555")
            p.line(40, 38, W - 40, 38, "#aaaaaa", 0.6)

    def foot():
        p.t(W - 40, 770, f"Page {p.n} of {p.total}", "H", 8, al="r")
    y0 = 56
    p.t(40, 42, "HARBORSTONE BANK", "HB", 14, NV)
    p.lines(44, 108, [name, f"{rnd.randint(100, 9999)} W SYCAMORE ST APT {rnd.randint(2, 40)}", f"TAMPA, FL 336{digits(rnd, 2)}-{digits(rnd, 4)}"], 11, "H", 9)
    p.t(380, 50, "Customer service information", "HB", 8.5, NV)
    p.lines(380, 66, ["Customer service: 1.800.555.0100", "En Español: 1.800.555.0101", "harborstone.example", "Harborstone Bank, N.A.", "P.O. Box 25118", "Tampa, FL 33622-5118"], 12, "H", 8)
    p.t(40, 184, "Your Adv Plus Banking", "HB", 18, RD)
    p.t(40, 200, f"for {per}", "H", 10)
    p.t(W - 40, 200, f"Account number: {acct}", "HB", 10, al="r")
    p.t(40, 224, name, "HB", 9)
    p.t(40, 246, "Account summary", "HB", 12, NV)
    y = 252
    x2 = 330
    for k, v, ft in [(f"Beginning balance on {usd(a)}", "$" + west(op), "H"), ("Deposits and other additions", west(tc), "H"), ("Withdrawals and other subtractions", "-" + west(td), "H"), ("Checks", "-0.00", "H"),
                     ("Service fees", "-" + west(fee), "H"), (f"Ending balance on {usd(b)}", "$" + west(cl), "HB")]:
        p.line(40, y + 16, x2, y + 16, "#bbbbbb", 0.5)
        p.t(40, y + 12, k, ft, 9)
        p.t(x2, y + 12, v, ft, 9, al="r")
        y += 16
    p.box(356, 236, W - 396, 98, "#eef2f8")
    p.t(364, 250, "Get more from your card", "HB", 9, NV)
    p.para(364, 263, "Set up alerts in the mobile app and earn $50.00 when you refer a friend who opens an account by 12/31. Terms apply; ask at any financial center.", W - 412, 10.5, "H", 8)
    p.t(356, 346, "SSM-05-22-0312.B | 4711823", "H", 6, "#888888")
    y = 380
    cols = [(40, "l", 50), (100, "l", 380), (W - 40, "r", 70)]

    def section(y, title, rr, total, sgn):
        if y > 660:
            foot()
            p.page()
            head()
            y = y0

        def th(y, t):
            p.t(40, y + 14, t, "HB", 13, NV)
            p.line(40, y + 20, W - 40, y + 20, NV, 1)
            p.t(40, y + 31, "Date", "HB", 8.5)
            p.t(100, y + 31, "Description", "HB", 8.5)
            p.t(W - 40, y + 31, "Amount", "HB", 8.5, al="r")
            p.line(40, y + 36, W - 40, y + 36, "#888888", 0.5)
            return y + 37

        def newpage():
            p.t(W - 40, 744, "continued on the next page", "HI", 8.5, al="r")
            foot()
            p.page()
            head()
            return th(y0 - 8, title + " - continued")
        y = th(y, title)
        y = table(p, cols, [[d2(r["date"]), wrap(r["desc"], "H", 8.8, 378), sgn + west(r["dr"] or r["cr"])] for r in rr], y, 730, newpage, 10.6, 2.4, "H", 8.8,
                  lambda p, y0_, y1, i: p.line(40, y1, W - 40, y1, "#d5d5d5", 0.4))
        p.t(40, y + 13, "Total " + title[0].lower() + title[1:], "HB", 9)
        p.t(W - 40, y + 13, (sgn + "$" + west(total)), "HB", 9, al="r")
        return y + 30
    if ins:
        y = section(y, "Deposits and other additions", ins, tc, "")
    if outs:
        y = section(y, "Withdrawals and other subtractions", outs, td, "-")
    if fee:
        y = section(y, "Service fees", frow, fee, "-")
    days = {}
    for r in rs + frow:
        days[r["date"]] = r["bal"]
    ds = sorted(days)
    k = (len(ds) + 2) // 3
    if y + 40 + 12 * k > 735:
        foot()
        p.page()
        head()
        y = y0
    p.t(40, y + 14, "Daily ledger balances", "HB", 13, NV)
    p.line(40, y + 20, W - 40, y + 20, NV, 1)
    for j in range(3):
        x = 40 + j * 182
        if ds[j * k:(j + 1) * k]:
            p.t(x, y + 31, "Date", "HB", 8.5)
            p.t(x + 150, y + 31, "Balance ($)", "HB", 8.5, al="r")
        for i, d in enumerate(ds[j * k:(j + 1) * k]):
            p.t(x, y + 44 + 12 * i, f"{d.month:02d}/{d.day:02d}", "H", 8.5)
            p.t(x + 150, y + 44 + 12 * i, west(days[d]), "H", 8.5, al="r")
    foot()
    data = {"bank_name": "HARBORSTONE BANK", "account_number": acct, "account_holder": name, "account_type": "Adv Plus Banking", "currency": "USD", "statement_period": {"from": iso(a), "to": iso(b)},
            "opening_balance": plain(op), "closing_balance": plain(cl), "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r, False, False) for r in ins + outs + frow]}
    if fee:
        del data["total_debits"]
    return bank(data)


def iban_de(rnd):
    blz, kto = digits(rnd, 8), digits(rnd, 10)
    chk = 98 - int(blz + kto + "131400") % 97
    s = f"DE{chk:02d}{blz}{kto}"
    return " ".join(s[i:i + 4] for i in range(0, 22, 4))


DEN = ["Stadtwerke Uferstadt", "REWA Markt GmbH", "Deutsche Telefon GmbH", "Hausverwaltung Brunnert", "Kita Sonnenhügel e.V.", "Allgemeine Versich. AG", "Lindhorst, Jürgen", "Özdemir, Aylin"]


def narr_ufer(rnd, d, cr, v):
    who, ib = rnd.choice(DEN), iban_de(rnd).replace(" ", "")
    bic = f"GENODE{letters(rnd, 2)}{letters(rnd, 3)}"
    if cr:
        ls = rnd.choice([[f"Lohn/Gehalt                 PN:931", "Uferland Maschinenbau GmbH", f"LOHN / GEHALT {d.month:02d}/{d.year % 100:02d}", f"EREF: {digits(rnd, 16)}", f"IBAN: {ib} BIC: {bic}"],
                         [f"Überweisungsgutschr.        PN:932", who, "Erstattung Nebenkosten", f"IBAN: {ib}"], ["Bareinzahlung               PN:101"]])
    else:
        ls = rnd.choice([[f"Basislastschrift            PN:931", who, f"Kundennr. {digits(rnd, 8)} Abschlag", f"EREF: {letters(rnd, 2)}-{digits(rnd, 12)} MREF: M{digits(rnd, 9)}", f"CRED: DE{digits(rnd, 2)}ZZZ{digits(rnd, 11)}", f"IBAN: {ib} BIC: {bic}"],
                         ["Kartenzahlung girocard      PN:931", rnd.choice(["REWA SAGT DANKE", "ALDO SUED", "DM DROGERIEMKT", "TANKSTELLE NORD"]) + f"//Uferstadt/DE {d.isoformat()}T{rnd.randint(10, 19)}:{rnd.randint(10, 59)}", f"Debitk.{rnd.randint(1, 9)} VISA DEBIT {digits(rnd, 4)}"],
                         ["Auszahlung girocard         PN:931", f"GA NR0000{digits(rnd, 4)} BLZ{digits(rnd, 8)} 0"], ["Dauerauftragsbelast.        PN:904", who, f"Miete {d.month:02d}/{d.year}", f"IBAN: {ib}"], ["Abschluss lt. Anlage        PN:905"]])
    return {"ls": ls, "desc": " ".join(" ".join(ls).split())}


def ufervolk(p, rnd, rows):
    a, b = month(rnd)
    op = rnd.randint(-50000, 500000)
    rs = flow(rnd, rows, a, b, op, narr_ufer, lo=250, hi=90000, pcr=0.2, cr_hi=300000, od=-150000)
    name = rnd.choice(["Herr Matthias Kaltenbrunn", "Frau Annelie Vogt", "Frau Dr. Heike Sölter"])
    iban = iban_de(rnd)
    f = lambda v: west(abs(v), ".", ",") + (" H" if v >= 0 else " S")
    nr = rnd.randint(1, 12)
    old, new = a - dt.timedelta(1), b
    addr = [f"Lindenallee {rnd.randint(1, 99)}", f"{digits(rnd, 5)} Uferstadt"]
    X, R = 60, 545

    def head():
        p.box(60, 30, 16, 16, "#003399")
        p.poly([(63, 33), (68, 43), (73, 33), (70, 33), (68, 38), (66, 33)], "#ff6600")
        p.t(82, 43, "Ufer-Volksbank eG", "HB", 13, "#003399")
        p.t(545, 36, "Ihre Bank vor Ort", "H", 7, "#003399", "r")
        p.t(545, 46, "BIC: GENODEF1UFR", "H", 7, "#003399", "r")
        p.t(60, 70, "Ufer-Volksbank eG   Marktplatz 3   26871 Uferstadt", "H", 6)
        p.lines(60, 86, [name] + addr, 12, "C", 9.5)
        p.t(330, 86, "Kontoauszug", "CB", 12)
        p.t(330, 100, f"Nr. {nr}/{b.year}", "C", 9)
        p.t(545, 100, f"Blatt {p.n} von {p.total}", "C", 9, al="r")
        p.t(330, 114, f"erstellt am {dmy(b, '.')} / 18:05", "C", 9)
        p.t(60, 142, "VR-PrivatKonto", "CB", 9)
        p.t(175, 142, f"EUR-Konto   IBAN: {iban}", "C", 9)
        p.line(60, 150, 545, 150, lw=0.8)
        p.t(60, 162, "Bu-Tag  Wert    Vorgang", "CB", 9)
        p.line(60, 168, 545, 168, lw=0.8)
        return 184

    def foot():
        p.line(60, 786, 545, 786, lw=0.5)
        p.para(60, 796, "Bitte beachten Sie die Hinweise auf der Rückseite. Einwendungen gegen Rechnungsabschlüsse müssen innerhalb von sechs Wochen nach Zugang geltend gemacht werden. "
               "Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.", 485, 8, "H", 6)
    y = head()

    def pair(y, k, v):
        p.t(145, y, k, "C", 9)
        p.t(R, y, f(v), "C", 9, al="r")
        return y + 17
    y = pair(y, f"alter Kontostand vom {dmy(old, '.')}", op)
    bal = op
    for r in rs:
        if y + 11 * len(r["ls"]) > 758:
            pair(y + 4, f"Übertrag auf Blatt {p.n + 1}", bal)
            foot()
            p.page()
            y = pair(head(), f"Übertrag von Blatt {p.n - 1}", bal)
        dd = f"{r['date'].day:02d}.{r['date'].month:02d}."
        p.t(X, y, dd, "C", 9)
        p.t(X + 43.2, y, dd, "C", 9)
        for j, s in enumerate(r["ls"]):
            p.t(X + 86.4 + (10.8 if j else 0), y + 11 * j, s, "C", 9 if len(s) < 52 else 8)
        p.t(R, y, f(r["cr"] or -r["dr"]), "C", 9, al="r")
        y += 11 * len(r["ls"]) + 5
        bal = r["bal"]
    if y > 740:
        pair(y + 4, f"Übertrag auf Blatt {p.n + 1}", bal)
        foot()
        p.page()
        y = pair(head(), f"Übertrag von Blatt {p.n - 1}", bal)
    p.line(430, y - 6, 545, y - 6, lw=0.5)
    pair(y + 6, f"neuer Kontostand vom {dmy(new, '.')}", bal)
    p.t(145, y + 26, f"eingeräumte Kontoüberziehung      {west(rnd.choice([150000, 300000]), '.', ',')}", "C", 9)
    foot()
    return bank({"bank_name": "Ufer-Volksbank eG", "account_number": iban, "account_holder": name, "account_type": "VR-PrivatKonto", "currency": "EUR",
                 "opening_balance": plain(op), "closing_balance": plain(bal), "transactions": [tx(r, False, False) for r in rs]})


def narr_protea(rnd, d, cr, v):
    e = d - dt.timedelta(rnd.randint(0, 2))
    ch = rnd.choice(["", "", "", "3.50", "8.75", "12.00"])
    if cr:
        return {"ch": "", "desc": rnd.choice([f"Magtape Credit {rnd.choice(['Karoo Solar', 'Umhlanga Dental', 'Vaal Motors'])} Inv {digits(rnd, 4)}", f"Rtc Credit {digits(rnd, 9)}", f"Cash Deposit Adt {digits(rnd, 8)} Menlyn", f"Payment From {rnd.choice(['T Mokoena', 'L van Wyk', 'S Naidoo'])}"])}
    return {"ch": ch, "desc": rnd.choice([f"POS Purchase {rnd.choice(['Chekkers Sandton', 'Engin Rosebank', 'Woolies Menlyn', 'Pik n Pay Durbn'])} 428474*{digits(rnd, 4)} {e.day:02d} {MON[e.month - 1]}", f"App Payment To {rnd.choice(['Rent', 'Nandi Wages', 'Plumber'])}",
                                          f"Debit Order {rnd.choice(['Outsurans', 'Vodacomm', 'Discoveri'])} {digits(rnd, 12)}", f"Prepaid Airtime 0{digits(rnd, 9)}", "#Monthly Account Fee", f"Scheduled Pymt To {rnd.choice(['Levy', 'School Fees'])}", f"ATM Cash 0000{digits(rnd, 4)} Cape Town"])}


def protea(p, rnd, rows):
    a, b = month(rnd)
    op = rnd.randint(-100000, 3000000)
    rs = flow(rnd, rows, a, b, op, narr_protea, lo=500, hi=700000, pcr=0.25, cr_hi=1500000, od=-500000)
    T = "#00788c"
    acct = "62" + digits(rnd, 9)
    name = "*" + rnd.choice(["BLUE AGAVE TRADING 114 CC", "MOSAIC HOME REPAIRS", "KAROO CRAFT (PTY) LTD"])
    f = lambda v: west(abs(v)) + ("Cr" if v >= 0 else "Dr")
    D = lambda d: f"{d.day} {MONTHS[d.month - 1]} {d.year}"
    td, tc = sums(rs)
    cl = rs[-1]["bal"]

    def foot():
        p.t(32, 812, "First Protea Bank - a division of ProteaRand Bank Limited. An Authorised Financial Services and Credit Provider (NCRCP00). Reg. No. 1929/000000/06", "H", 5.8, "#666666")
        p.t(563, 822, f"Page {p.n} of {p.total}", "H", 6.5, al="r")
        p.t(32, 822, "Delivery Method  E1 R02   BBST251445", "H", 5.8, "#666666")

    def head():
        p.circle(52, 38, 12, T)
        p.poly([(46, 42), (52, 28), (58, 42), (52, 37)], "#f5a800")
        p.t(70, 43, "First Protea Bank", "HB", 14, T)
    head()
    p.lines(36, 78, [name, "PO BOX " + digits(rnd, 5), "MENLO PARK", digits(rnd, 4)], 10.5, "H", 8)
    p.lines(380, 40, ["Branch Number  251445", "Account Number  " + acct, "Vat Reg Num 4210000000"], 10, "H", 7.5)
    p.t(380, 80, "Universal Branch Code 250655", "H", 7.5)
    p.t(380, 96, "Relationship Manager", "HB", 7.5)
    p.t(380, 106, "Lost Cards 087 000 0002   Fraud 087 000 0022", "H", 7.5)
    p.t(36, 140, "Platinum Business Account", "HB", 11)
    p.t(230, 140, f": {acct}", "HB", 11)
    p.t(36, 154, "Tax Invoice/Statement Number", "H", 8)
    p.t(230, 154, f": {rnd.randint(20, 200)}", "H", 8)
    p.t(36, 166, "Statement Period", "H", 8)
    p.t(230, 166, f": {D(a)} to {D(b)}", "H", 8)
    p.t(36, 178, "Statement Date", "H", 8)
    p.t(230, 178, f": {D(b)}", "H", 8)
    ch = [rnd.randint(3000, 20000), rnd.choice([0, 2450]), rnd.choice([0, 875])]
    for x, ti, kv in [(36, "Statement Balances", [("Opening Balance", f(op)), ("Closing Balance", f(cl)), ("VAT Inclusive @", "15.00%")]), (215, "Bank Charges", [("Service Fees", west(ch[0])), ("Cash Deposit Fees", west(ch[1])), ("Other Fees", west(ch[2]))]),
                      (394, "Interest Rate", [("Credit Rate", "Tiered"), ("Debit Rate", "20.75%"), ("Total Bank Charges", west(sum(ch)) + "Dr")])]:
        p.box(x, 190, 168, 13, T)
        p.t(x + 4, 199.5, ti, "HB", 8, "#ffffff")
        p.box(x, 203, 168, 40, None, T, 0.6)
        for i, (k, v) in enumerate(kv):
            p.t(x + 4, 213 + 12 * i, k, "H", 7.5)
            p.t(x + 164, 213 + 12 * i, v, "H", 7.5, al="r")
    p.t(36, 262, "Transactions in RAND (ZAR)", "HB", 9.5)
    p.t(563, 262, acct, "H", 8, al="r")
    cols = [(40, "l", 40), (86, "l", 240), (402, "r", 66), (482, "r", 72), (558, "r", 60)]

    def thead(y):
        p.box(32, y, 531, 22, T)
        for (x, al, w), ss in zip(cols, [["Date"], ["Description"], ["Amount"], ["Balance"], ["Accrued", "Bank Charges"]]):
            p.lines(x, y + (9 if len(ss) > 1 else 14), ss, 9, "HB", 7.6, "#ffffff", al)
        return y + 22

    def newpage():
        foot()
        p.page()
        head()
        p.t(563, 52, acct, "H", 8, al="r")
        return thead(60)
    cells = [["", "Opening Balance", "", f(op), ""]] + [[f"{r['date'].day:02d} {MON[r['date'].month - 1]}", wrap(r["desc"], "H", 8, 238), west(r["dr"]) if r["dr"] else west(r["cr"]) + "Cr", f(r["bal"]), r["ch"]] for r in rs]

    def z(p, y0, y1, i):
        if i % 2 == 0:
            p.box(32, y0, 531, y1 - y0, "#e9f3f5")
    y = table(p, cols, cells, thead(270), 796, newpage, 9.6, 1.8, "H", 8, z)
    if y > 715:
        y = newpage()
    p.t(86, y + 12, "Closing Balance", "HB", 8)
    p.t(482, y + 12, f(cl), "HB", 8, al="r")
    p.t(36, y + 34, "Turnover for Statement Period", "HB", 8.5)
    for i, (k, n, v) in enumerate([("No. Credit Transactions", sum(r["cr"] is not None for r in rs), west(tc) + "Cr"), ("No. Debit Transactions", sum(r["dr"] is not None for r in rs), west(td) + "Dr")]):
        p.t(36, y + 47 + 12 * i, k, "H", 8)
        p.t(190, y + 47 + 12 * i, str(n), "H", 8, al="r")
        p.t(280, y + 47 + 12 * i, v, "H", 8, al="r")
    foot()
    return bank({"bank_name": "First Protea Bank", "account_number": acct, "account_holder": name, "account_type": "Platinum Business Account", "currency": "ZAR", "statement_period": {"from": iso(a), "to": iso(b)},
                 "opening_balance": plain(op), "closing_balance": plain(cl), "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r) for r in rs]})


BANKS = {"albion": albion, "harborstone": harborstone, "ufervolk": ufervolk, "protea": protea}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""United Kingdom (two), Germany, France."""
from stranger_viaduct_kit import *

def thamesgate(path, seed, rows):
    r = rng("thamesgate", seed, rows)
    a, b = period(r, "mid")
    opening = r.randint(-30000, 120000)
    txs = gen(r, rows, a, b, opening, *POOLS["uk1"], .2, -90000)
    debit, credit = sums(txs)
    c, (W, H) = new(path), A4
    holder, acct = r.choice(["Mrs Imogen Thackray", "Mr Callum J Pickersgill"]), fill(r, "#1######")
    sort, ib = "40-47-" + fill(r, "##"), iban(r, "GB", "TMGT4047" + fill(r, "##1#######"))
    dmy = lambda d: f"{d.day} {EN[d.month - 1]} {d.year}"
    bal = lambda v: us(abs(v)) + (" D" if v < 0 else "")
    sheet, y, shown = r.randint(12, 240), 0, None

    def head():
        nonlocal y, shown
        T(c, 50, H - 55, "Thamesgate UK", "Helvetica-Bold", 18)
        c.setFillColor(colors.HexColor("#c8102e"))
        c.wedge(W - 90, H - 65, W - 60, H - 35, 45, 180, stroke=0, fill=1)
        T(c, W - 200, H - 80, "Contact tel 03455 550 404", "Helvetica", 8)
        T(c, W - 200, H - 90, "see reverse for call times", "Helvetica", 7)
        T(c, 50, H - 215, "Your Statement", "Helvetica-Bold", 12)
        T(c, 50, H - 235, f"{dmy(a)} to {dmy(b)}", "Helvetica", 10)
        cols(c, H - 255, [(50, "Account Name"), (300, "Sortcode"), (375, "Account Number"), (W - 50, "Sheet Number", "r")], "Helvetica-Bold")
        cols(c, H - 267, [(50, holder), (300, sort), (375, acct), (W - 50, str(sheet), "r")], size=9)
        T(c, 50, H - 297, "Your Current Account details", "Helvetica-Bold", 10)
        rule(c, 50, H - 302, W - 50, H - 302, "#c8102e", 1.2)
        cols(c, H - 314, [(50, "Date"), (98, "Payment type and details"), (380, "Paid out", "r"), (455, "Paid in", "r"), (W - 50, "Balance", "r")],
             "Helvetica-Bold")
        rule(c, 50, H - 319, W - 50, H - 319, "#888888")
        y, shown = H - 332, None

    def carried(text, d, v):
        cols(c, y, [(50, f"{d:%d} {EN3[d.month - 1]} {d:%y}"), (98, text), (W - 50, bal(v), "r")], "Helvetica-Bold")
    head()
    for i, line in enumerate([holder, "9 Wharfe Terrace", "Ilkley", "West Yorkshire", "LS29 8QP"]):
        T(c, 50, H - 110 - 11 * i, line, "Helvetica", 9)
    box(c, 300, H - 200, W - 350, 90, "#f3f3f3")
    T(c, 308, H - 122, "Account Summary", "Helvetica-Bold", 9)
    for i, (k, v) in enumerate([("Opening Balance", bal(opening)), ("Payments In", us(credit)), ("Payments Out", us(debit)),
                                ("Closing Balance", bal(txs[-1]["bal"]))]):
        cols(c, H - 135 - 11 * i, [(308, k), (W - 58, v, "r")])
    T(c, 308, H - 181, "International Bank Account Number", "Helvetica", 7)
    T(c, 308, H - 191, ib, "Helvetica", 8)
    carried("BALANCE BROUGHT FORWARD", a - timedelta(days=1), opening)
    y -= 14
    out, last = [], opening
    for t in txs:
        kind, *ls = t["desc"].split("|")
        if y - 10 * len(ls) < 75:
            carried("BALANCE CARRIED FORWARD", t["d"], last)
            c.showPage()
            sheet += 1
            head()
            carried("BALANCE BROUGHT FORWARD", t["d"], last)
            y -= 14
        if shown != t["d"]:
            T(c, 50, y, f"{t['d']:%d} {EN3[t['d'].month - 1]} {t['d']:%y}", "Helvetica", 8)
            shown = t["d"]
        T(c, 98, y, kind, "Helvetica-Bold", 8)
        for i, line in enumerate(ls):
            T(c, 125, y - 10 * i, line, "Helvetica", 8)
        y -= 10 * len(ls) - 10
        T(c, 380 if t["amt"] < 0 else 455, y, us(abs(t["amt"])), "Helvetica", 8, align="r")
        if t["last"]:
            T(c, W - 50, y, bal(t["bal"]), "Helvetica", 8, align="r")
        y -= 12
        last = t["bal"]
        out.append(row(t, [kind] + ls, t["last"]))
    carried("BALANCE CARRIED FORWARD", b, last)
    c.save()
    return bank("Thamesgate UK", acct, holder, out, a, b, opening, last, iban=ib, account_type="Current Account",
                total_debits=s(debit), total_credits=s(credit))


def fenwick(path, seed, rows):
    r = rng("fenwick", seed, rows)
    a, b = period(r)
    opening = r.randint(20000, 90000)
    txs = gen(r, rows, a, b, opening, *POOLS["uk2"], .25, 0, False)[::-1]
    debit, credit = sums(txs)
    holder, acct, sort = r.choice(["Tomasz Bielak", "Leonie Ashdown-Reyes"]), fill(r, "#7######"), "04-01-" + fill(r, "##")
    money = lambda v: ("-" if v < 0 else "") + "\u00a3" + us(abs(v))
    c, (W, H) = new(path), A4
    T(c, 40, H - 60, "fenwick", "Bank25NotoB", 26, "#14233c")
    T(c, 40, H - 90, "Personal Account statement", "Bank25NotoB", 14)
    T(c, 40, H - 106, f"{a:%d/%m/%Y} - {b:%d/%m/%Y}", "Bank25Noto", 10)
    for i, (k, v) in enumerate([("", holder), ("", "Flat 3, 41 Marl Street, London, SE8 4RT"), ("Sort code:", sort), ("Account number:", acct)]):
        T(c, W - 40, H - 50 - 13 * i, (k + " " + v).strip(), "Bank25Noto", 9, align="r")
    for x, v, k in ((40, txs[0]["bal"], "Personal Account balance"), (210, -debit, "Total outgoings"), (360, credit, "Total deposits")):
        T(c, x, H - 150, ("+" if k == "Total deposits" else "") + money(v), "Bank25NotoB", 16)
        T(c, x, H - 164, k, "Bank25Noto", 8, "#666666")
    T(c, 40, H - 176, "(Excluding all Pots)", "Bank25Noto", 7, "#666666")
    y, out = H - 205, []

    def head():
        box(c, 40, y - 6, W - 80, 20, "#14233c")
        cols(c, y, [(46, "Date"), (115, "Description"), (440, "(GBP) Amount", "r"), (W - 46, "(GBP) Balance", "r")], "Bank25NotoB", 8.5, "#ffffff")
    head()
    y -= 24
    for t in txs:
        ls = wrap(t["desc"], "Bank25Noto", 8.5, 220)
        if y - 11 * len(ls) < 70:
            c.showPage()
            y = H - 50
            head()
            y -= 24
        for i, line in enumerate(ls):
            T(c, 115, y - 11 * i, line, "Bank25Noto", 8.5)
        cols(c, y, [(W - 46, us(t["bal"]), "r"), (440, us(t["amt"]), "r"), (46, f"{t['d']:%d/%m/%Y}")], "Bank25Noto", 8.5)
        y -= 11 * len(ls) + 8
        rule(c, 40, y + 11, W - 40, y + 11, "#dddddd", .4)
        out.append(row(t, ls, True))
    T(c, 40, 40, "Fenwick Bank Limited is a company registered in England & Wales (No. 09446231). Registered address: 5 Tanner's Row, London, E1 6XX.",
      "Bank25Noto", 6.5, "#666666")
    c.save()
    res = bank("fenwick", acct, holder, out, a, b, opening, txs[0]["bal"], account_type="Personal Account", currency="GBP", total_debits=s(debit),
               total_credits=s(credit))
    del res["data"]["opening_balance"]
    return res


def volksbund(path, seed, rows):
    r = rng("volksbund", seed, rows)
    a, b = period(r)
    opening = r.randint(-40000, 400000)
    deb = pool("""30 190 Basislastschrift|Stadtwerke Lindental GmbH|Abschlag Strom Vertrag ########|EREF: SW-######## MREF: ##@@##|CRED: DE##ZZZ00000######
8 95 Kartenzahlung girocard|Kornblume Frischemarkt//Lindental/DE|##.##.#### ##:## KFN 1 VJ ####
300 900 Dauerauftrag|Ilse Wendlandt|Miete Ahornweg 7
20 300 Auszahlung girocard|GA NR######## BLZ######## 1
3 9 Abschluss|Kontofuehrung""")
    deb = [(x.replace("##.##.#### ##:##", "BEZ. ######"), lo, hi) for x, lo, hi in deb]
    cre = pool("""1400 3300 LOHN/GEHALT|Federwerk Oberau KG|Verguetung Personal-Nr. #####
20 400 Ueberweisungsgutschr.|Hartmut Quandt|Rueckzahlung Reise""")
    txs = gen(r, rows, a, b, opening, deb, cre, .2, -150000)
    c, (W, H) = new(path), A4
    holder, acct = r.choice(["Annegret Fuchsbichler", "Dr. Jonas Wiedemann"]), fill(r, "1#######")
    ib, no, blatt, y = iban(r, "DE", "70169999" + acct.zfill(10)), a.month, 1, 0
    sh = lambda v: (eu(abs(v)), "H" if v >= 0 else "S")
    M = "Courier"

    def head():
        nonlocal y
        T(c, 60, H - 55, "Volksbund Lindental eG", "Helvetica-Bold", 15, "#003b7c")
        cols(c, H - 70, [(60, "Marktplatz 4 - 84999 Lindental - Telefon 08555 / 9100-0")], size=7)
        cols(c, H - 55, [(400, "Kontoauszug"), (W - 50, f"Nr.  {no}/{a.year}", "r")], "Helvetica-Bold", 11)
        for i, (k, v) in enumerate([("Kontonummer", acct), ("Kontoart", "VR-PrivatKonto"), ("erstellt am", f"{b:%d.%m.%Y}"), ("Blatt", str(blatt))]):
            cols(c, H - 72 - 11 * i, [(400, k), (W - 50, v, "r")], size=8.5)
        y = H - 255
        cols(c, y, [(60, "Bu-Tag"), (105, "Wert"), (150, "Vorgang"), (W - 62, "EUR", "r")], M, 9)
        rule(c, 60, y - 4, W - 50, y - 4)
        y -= 20

    def total(text, v):
        cols(c, y, [(W - 62, sh(v)[0], "r"), (W - 50, sh(v)[1], "r"), (330, text, "r")], M + "-Bold", 9)
    head()
    for i, line in enumerate([holder, "Ahornweg 7", "84999 Lindental"]):
        T(c, 60, H - 125 - 12 * i, line, M, 10)
    cols(c, H - 215, [(60, f"IBAN: {ib}   BIC: GENODEF1VLT")], M, 9)
    cols(c, H - 228, [(60, f"Auszug vom {a:%d.%m.%Y} bis {b:%d.%m.%Y}")], M, 9)
    total(f"alter Kontostand vom {a - timedelta(days=1):%d.%m.%Y}", opening)
    y -= 20
    out, last = [], opening
    for t in txs:
        ls = t["desc"].split("|")
        if y - 11 * len(ls) < 100:
            total(f"Übertrag auf Blatt {blatt + 1}", last)
            c.showPage()
            blatt += 1
            head()
            total(f"Übertrag von Blatt {blatt - 1}", last)
            y -= 20
        v, m = sh(t["amt"])
        cols(c, y, [(60, f"{t['d']:%d.%m.}"), (105, f"{t['d']:%d.%m.}"), (150, ls[0]), (W - 62, v, "r"), (W - 50, m, "r")], M, 9)
        for i, line in enumerate(ls[1:]):
            T(c, 150, y - 11 - 11 * i, line, M, 9)
        y -= 11 * len(ls) + 4
        last = t["bal"]
        out.append(row(t, ls))
    rule(c, 330, y + 6, W - 50, y + 6)
    y -= 8
    total(f"neuer Kontostand vom {b:%d.%m.%Y}", last)
    T(c, 60, 45, "Bitte beachten Sie die Hinweise auf der Rückseite. Guthaben sind als Einlagen entschädigungsfähig.", "Helvetica", 7)
    c.save()
    return bank("Volksbund Lindental eG", acct, holder, out, a, b, opening, last, iban=ib, account_type="VR-PrivatKonto", currency="EUR")


def lutece(path, seed, rows):
    r = rng("lutece", seed, rows)
    a, b = period(r, "mid")
    opening = r.randint(-20000, 250000)
    txs = gen(r, rows, a + timedelta(days=1), b, opening, *POOLS["fr"], .22, -80000)
    debit, credit = sums(txs)
    fr = lambda v: us(abs(v), " ", ",")
    c, (W, H) = new(path), A4
    holder, acct = r.choice(["MME SOLENE MARCHADIER", "M THIBAULT DESROSIERS"]), fill(r, "000########")
    ib = iban(r, "FR", "3999800172" + acct + "47")
    X, page = (45, 85, 335, 385, 467, W - 45), 1
    word = lambda v: "SOLDE CREDITEUR" if v >= 0 else "SOLDE DEBITEUR"
    long = lambda d: f"{d.day}{'er' * (d.day == 1)} {FR[d.month - 1]} {d.year}"
    T(c, 45, H - 50, "BANQUE DE LUTECE", "Bank25SerifB", 14, "#00693c")
    T(c, W - 45, H - 50, "RELEVE DE COMPTE CHEQUES", "Bank25SerifB", 12, align="r")
    T(c, W - 45, H - 64, f"du {long(a)} au {long(b)}", "Bank25Serif", 9, align="r")
    for i, line in enumerate([holder, "14 RUE DES TANNEURS", "37000 TOURS"]):
        T(c, 330, H - 120 - 12 * i, line, "Bank25Serif", 9.5)
    for i, line in enumerate(["Vos contacts", "Agence TOURS HALLES", "Tél. : 02 55 50 17 17", "(appel non surtaxé)"]):
        T(c, 45, H - 110 - 11 * i, line, "Bank25SerifB" if i == 0 else "Bank25Serif", 8)
    T(c, 45, H - 185, f"RIB : 39998 00172 {acct} 47", "Bank25Serif", 8)
    T(c, 250, H - 185, f"IBAN : {ib}", "Bank25Serif", 8)
    T(c, 45, H - 196, "Monnaie du compte : EURO", "Bank25Serif", 8)
    top = H - 215

    def head():
        rule(c, X[0], top, X[5], top)
        rule(c, X[0], top - 16, X[5], top - 16)
        for i, h in enumerate(["Date", "Nature des opérations", "Valeur", "Débit", "Crédit"]):
            T(c, (X[i] + X[i + 1]) / 2, top - 11, h, "Bank25SerifB", 8, align="c")

    def sides(y):
        for x in X:
            rule(c, x, top, x, y)
        rule(c, X[0], y, X[5], y)

    def line(y, text, dv, cv):
        cols(c, y, [(X[1] + 4, text)] + [(x, fr(v), "r") for x, v in ((X[4] - 4, dv), (X[5] - 4, cv)) if v is not None], "Bank25SerifB", 8)
    head()
    side = lambda v: (None, v) if v >= 0 else (v, None)
    line(top - 29, f"{word(opening)} AU {a:%d.%m.%Y}", *side(opening))
    y, out = top - 45, []
    for t in txs:
        ls = t["desc"].split("|")
        if y - 9 * len(ls) < 100:
            sides(y + 4)
            T(c, W - 45, 40, f"P. {page}", "Bank25Serif", 8, align="r")
            c.showPage()
            page, top = page + 1, H - 60
            T(c, 45, H - 45, f"RELEVE DE COMPTE CHEQUES - RIB : 39998 00172 {acct} 47", "Bank25Serif", 8)
            head()
            y = top - 29
        cols(c, y, [(X[4] - 4 if t["amt"] < 0 else X[5] - 4, fr(t["amt"]), "r"), (X[0] + 6, f"{t['d']:%d.%m}"), (X[2] + 8, f"{t['d']:%d.%m}")], "Bank25Serif")
        for i, text in enumerate(ls):
            T(c, X[1] + 4, y - 9 * i, text, "Bank25Serif", 8)
        y -= 9 * len(ls) + 3
        out.append(row(t, ls))
    last = txs[-1]["bal"]
    line(y - 6, "TOTAL DES OPERATIONS", debit, credit)
    line(y - 22, f"{word(last)} AU {b:%d.%m.%Y}", *side(last))
    sides(y - 28)
    T(c, W - 45, 40, f"P. {page}", "Bank25Serif", 8, align="r")
    c.save()
    return bank("BANQUE DE LUTECE", acct, holder, out, a, b, opening, last, iban=ib, account_type="COMPTE CHEQUES", currency="EUR",
                total_debits=s(debit), total_credits=s(credit))


BANKS = {"thamesgate": thamesgate, "fenwick": fenwick, "volksbund": volksbund, "lutece": lutece}

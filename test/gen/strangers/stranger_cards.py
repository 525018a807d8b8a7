# SPDX-License-Identifier: AGPL-3.0-or-later
"""Card statements as real issuers print them, drawn by somebody who did not know what reads them.

Each layout is a function (lot, number of rows) → truth, and what draws it to a path. Canada and Germany are here.
"""

from reportlab.lib.colors import black, HexColor as H
from reportlab.lib.enums import TA_LEFT, TA_RIGHT
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.platypus import KeepTogether, Spacer, Table
from stranger_card_lot import CA_A, CA_N, DE_A, DE_N, digits, iban_de, Lot, S, truth
from stranger_card_pen import box, CB, CO, fde, fus, HB, HO, HV, iso, line, P, PARA, platy, render, T, TB, TBOLD, tru
from stranger_cards_india import bazaar, bharat, deccan, nova, saffron
from stranger_cards_west import albion, liberty, merlion


def maple(lot, n):
    """Canada (reference number first, two dates without year, trailing minus, side column, letter size)."""
    pay = [lambda r: "PAYMENT FROM - *****%s*%s" % (digits(r, 2), digits(r, 2)), lambda r: "MB-CREDIT CARD/LOC PAY. FROM - *****%s*%s" % (digits(r, 2), digits(r, 2))]
    fees = [lambda r: ("int", "INTEREST CHARGES - PURCHASE", r.randint(220, 6400)), lambda r: ("fee", "OVERLIMIT FEE", 2900), lambda r: ("fee", "ANNUAL FEE", 12000)]
    s = S("maple", lot, n, "CA", pay, lambda d: d, fees, postlag=(1, 3), byp=True)
    r = s.r
    who = r.choice(CA_N)
    adr = r.choice(CA_A)
    card = "%s %sXX XXXX %s" % (r.choice(["4538", "4537", "5181"]), digits(r, 2), digits(r, 4))
    mn = s.min(3, 1000)
    cr = [t for t in s.rows if t["cr"]]
    db = [t for t in s.rows if not t["cr"]]
    rows = s.rows if lot.seed % 2 else cr + db
    for i, t in enumerate(rows):
        t["ref"] = "%03d" % (i + 1)
    W, HH = LETTER
    rd, gy, pale = (H("#c8102e"), H("#6b6b6b"), H("#f7f2f2"))
    dl = lambda d: "%s %d, %d" % (d.strftime("%b"), d.day, d.year)
    dsh = lambda d: "%s %d" % (d.strftime("%b"), d.day)
    tm = lambda c: fus(abs(c)) + ("-" if c < 0 else "")

    def desc(t):
        return t["desc"] + (" AMT %s %s" % (fus(t["famt"]), t["cur"]) if "cur" in t else "")
    SX = W - 196

    def side(c, d):
        box(c, SX, 60, 166, HH - 138, fill=pale)
        x, y = (SX + 10, HH - 98)
        TBOLD(c, x, y, "Account summary", HV, 10, col=rd)
        y -= 18
        f, it = (s.sum("fee"), s.sum("int"))
        for l, v, b in (("Previous balance", "$" + fus(s.prev), 0), ("Payments/credits", "- $" + fus(s.pays), 0), ("Purchases/charges", "+ $" + fus(s.purs), 0), ("Cash advances", "+ $0.00", 0), ("Interest", "+ $" + fus(it), 0), ("Other fees", "+ $" + fus(f), 0), ("New balance", ("-" if s.new < 0 else "") + "$" + fus(abs(s.new)), 1)):
            if b:
                line(c, x, y + 9, SX + 156, y + 9, rd)
                y -= 3
            T(c, x, y, l, HB if b else HV, 8)
            T(c, SX + 156, y, v, HB if b else HV, 8, "r")
            y -= 13
        y -= 12
        TBOLD(c, x, y, "Credit limit", HV, 10, col=rd)
        y -= 15
        for l, v in (("Your credit limit", s.limit), ("Credit available", s.avail), ("Cash advance limit", s.limit // 10)):
            T(c, x, y, l, HV, 8)
            T(c, SX + 156, y, "$" + fus(v), HV, 8, "r")
            y -= 13
        y -= 12
        TBOLD(c, x, y, "Annual interest rates", HV, 10, col=rd)
        y -= 15
        for l, v in (("Purchases", "19.99%"), ("Cash advances", "22.99%"), ("Balance transfers", "22.99%")):
            T(c, x, y, l, HV, 8)
            T(c, SX + 156, y, v, HV, 8, "r")
            y -= 13
        y -= 12
        TBOLD(c, x, y, "Time to pay", HV, 10, col=rd)
        y = PARA(c, x, y - 14, "If you make only the minimum payment each month, the estimated time to pay your new balance in full is %d year(s) and %d month(s)." % (3 + lot.seed % 19, n % 12), HV, 7.5, 146, 9.4)
        y -= 12
        TBOLD(c, x, y, "Points", HV, 10, col=rd)
        y -= 14
        T(c, x, y, "Opening points", HV, 8)
        T(c, SX + 156, y, "18,204", HV, 8, "r")
        T(c, x, y - 12, "Points earned", HV, 8)
        T(c, SX + 156, y - 12, "1,377", HV, 8, "r")
        T(c, x, y - 24, "Points total", HV, 8)
        T(c, SX + 156, y - 24, "19,581", HV, 8, "r")
        y -= 48
        TBOLD(c, x, y, "Contact us", HV, 10, col=rd)
        T(c, x, y - 13, "1-888-882-8958", HV, 8)
        T(c, x, y - 24, "Outside North America 416-701-7400", HV, 7)

    def top(c, first):
        T(c, 36, HH - 46, "Bluenose Trust", TB, 20, col=rd)
        T(c, 172, HH - 46, "Momentum Visa* card", HV, 9, col=gy)
        T(c, W - 30, HH - 40, "Statement period", HV, 7, "r", gy)
        T(c, W - 30, HH - 50, "%s - %s" % (dl(s.start), dl(s.end)), HB, 8.5, "r")
        T(c, W - 30, HH - 62, "Account number  " + card, HV, 8, "r")
        line(c, 36, HH - 70, W - 30, HH - 70, rd, 1.5)
        if first:
            y = HH - 92
            for a in [who] + adr:
                T(c, 36, y, a, HV, 9)
                y -= 12

    def footer(c, p, N):
        T(c, 36, 40, "* Bluenose Trust uses the Visa trademark under licence. Billing errors: write within 30 days of the statement date. GST/HST 10019 4241 RT0001", HV, 6, col=gy)
        T(c, W - 30, 30, "Page %d of %d" % (p, N), HV, 7, "r")
    fw = SX - 36 - 16
    C = lambda a, f=HV, z=8, al=TA_LEFT, **k: P(a, f, z, al, **k)
    lab = Table([[C("Minimum payment", HV, 8, col=gy), C("Payment due date", HV, 8, col=gy), C("Statement date", HV, 8, col=gy)], [C("$" + fus(mn), HB, 12, lead=14), C(dl(s.due), HB, 12, lead=14), C(dl(s.sdate), HB, 12, lead=14)]], colWidths=[fw / 3] * 3, style=[("BOX", (0, 0), (-1, -1), 0.8, rd), ("BOTTOMPADDING", (0, 1), (-1, 1), 7)])
    st = [Spacer(1, 58), lab, Spacer(1, 8), C("To avoid interest on purchases, we must receive your new balance in full by the payment due date. Amounts are in Canadian dollars.", HO, 7.5), Spacer(1, 12), C("Transactions since your last statement", HB, 11, col=rd, lead=15)]
    hd = [C("REF.#", HB, 7), C("TRANS.<br/>DATE", HB, 7, mark=1), C("POST<br/>DATE", HB, 7, mark=1), C("DETAILS", HB, 7), C("AMOUNT($)", HB, 7, TA_RIGHT)]
    cw = [30, 40, 40, fw - 172, 62]

    def tab(rs, title, sub):
        rw = [hd] + [[C(title, HB, 8)] + [""] * 4]
        for t in rs:
            rw.append([C(t["ref"]), C(dsh(t["date"])), C(dsh(t["post"])), C(desc(t)), C(tm(-t["amt"] if t["cr"] else t["amt"]), HV, 8, TA_RIGHT)])
        rw += [["", "", "", C(l, HB, 8), C(v, HB, 8, TA_RIGHT)] for l, v in sub]
        return Table(rw, colWidths=cw, repeatRows=1, style=[("SPAN", (0, 1), (-1, 1)), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("LINEBELOW", (0, 0), (-1, 0), 1, rd), ("LINEABOVE", (0, 0), (-1, 0), 0.4, gy), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    sub = [("SUB-TOTAL CREDITS", "$%s" % tm(-s.pays if s.pays else 0)), ("SUB-TOTAL DEBITS", "$" + fus(s.purs + s.fees))]
    st.append(tab(rows, "%s   %s" % (who, card), sub))
    st += [Spacer(1, 14), KeepTogether([C("Interest charges", HB, 10, col=rd, lead=14), Table([[C("", HV, 7), C("Purchases", HB, 7, TA_RIGHT), C("Cash advances", HB, 7, TA_RIGHT), C("Special rate offers", HB, 7, TA_RIGHT)], [C("Interest charged"), C("$" + fus(s.sum("int")), HV, 8, TA_RIGHT), C("$0.00", HV, 8, TA_RIGHT), C("$0.00", HV, 8, TA_RIGHT)]], colWidths=[fw * 0.28] + [fw * 0.24] * 3, style=[("LINEBELOW", (0, 0), (-1, 0), 0.4, gy)])])]

    def show(path):
        platy(path, LETTER, st, [(36, 60, fw, HH - 60 - 78), (36, 60, fw, HH - 60 - 84)], footer, lambda c, d: (top(c, True), side(c, d)), lambda c, d: top(c, False))
    return (dict(issuer="Bluenose Trust", card_number=card, card_holder=who, currency="CAD", statement_period={"from": iso(s.start), "to": iso(s.end)}, statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(rows, desc, post=True, ref=True)), show)


def rhein(lot, n):
    """Germany (monospaced, one string per line, carried-forward lines, sign behind the figure, negative = owed)."""
    pay = [lambda r: "LASTSCHRIFT VIELEN DANK", lambda r: "EINZAHLUNG / ÜBERWEISUNG DANKE", lambda r: "AUSGLEICH KREDITKARTE GEM. ABRECHNUNG V. %02d.%02d" % (r.randint(1, 28), r.randint(1, 12))]
    fees = [lambda r: ("fee", "1,75% FÜR WÄHRUNGSUMRECHNUNG", r.randint(20, 900)), lambda r: ("int", "SOLLZINSEN FÜR %d TAGE" % r.randint(9, 31), r.randint(120, 3100)), lambda r: ("fee", "JAHRESBEITRAG HAUPTKARTE", 3900), lambda r: ("fee", "MAHNENTGELT", 500)]
    s = S("rhein", lot, n, "DE", pay, lambda d: "GUTSCHRIFT " + d, fees, postlag=(0, 3), byp=True)
    r = s.r
    nm = r.choice(DE_N)
    adr = r.choice(DE_A)
    anr, who = nm.split(" ", 1)
    card = "%s %sXX XXXX %s" % (r.choice(["4998", "4260", "5232"]), digits(r, 2), digits(r, 4))
    ib = iban_de("37050" + digits(r, 3), digits(r, 10))
    mn = s.min(3, 3000)
    W, HH = A4
    gd = lambda d: d.strftime("%d.%m.%Y")
    gs = lambda d: d.strftime("%d.%m.%y")
    sg = lambda c: fde(abs(c)) + ("+" if c > 0 else "-" if c < 0 else " ")
    FS, LD, L = (7.8, 10.2, 44)
    head1 = "%-10s %-11s %-43s %-4s %9s %10s %14s" % ("Beleg-", "Buchungs-", "Angaben des Unternehmens /", "Währung", "Betrag", "Kurs", "Betrag ")
    head2 = "%-10s %-11s %-43s %-4s %12s %8s %14s" % ("datum", "datum", "Verwendungszweck", "", "", "", "in EUR ")

    def row(a, b, d, cur="", fa="", k="", amt=""):
        return "%-10s %-11s %-43s %-4s %12s %8s %14s" % (a, b, d, cur, fa, k, amt)

    def draw(c, N):
        pg = [1]

        def put(y, s_, f=CO):
            T(c, L, y, s_, f, FS)

        def head():
            T(c, L, HH - 50, "Rheinische Kreditkartenbank", "DJB", 13, col=H("#00508c"))
            T(c, L, HH - 62, "Rheinische Kreditkartenbank AG - 50667 Köln - Servicetelefon 0221 80 12 70 00", HV, 6.5)
            T(c, W - 44, HH - 50, "Seite %d von %d" % (pg[0], N), CO, 8, "r")

        def foot():
            T(c, L, 34, "Rheinische Kreditkartenbank AG   Amtsgericht Köln HRB 51207   USt-IdNr. DE811223345   Vorstand: Dr. A. Wessling, P. Thoma", HV, 6)
            T(c, L, 26, "Einwendungen gegen die Abrechnung sind innerhalb von 6 Wochen nach Zugang zu erheben. Effektiver Jahreszins 19,28 %, Sollzins veränderlich 17,76 % p.a.", HV, 6)
        head()
        y = HH - 110
        for a in ["Rheinische Kreditkartenbank AG, Postfach 10 20 30, 50460 Köln"]:
            T(c, L, y, a, HV, 6)
            y -= 16
        for a in [anr, who] + adr:
            T(c, L, y, a, CO, 10)
            y -= 12
        X = 330
        yy = HH - 112
        for l, v in (("Abrechnungsdatum", gd(s.sdate)), ("Abrechnungszeitraum", gs(s.start) + "-" + gs(s.end)), ("Kartennummer", card), ("Karteninhaber", who), ("Verfügungsrahmen", fde(s.limit) + " EUR"), ("Rechnungsnummer", "%s/%s" % (s.end.strftime("%Y%m"), card[-4:]))):
            T(c, X, yy, "%-20s" % l + " " + v, CO, 7.6)
            yy -= 11
        y -= 34
        T(c, L, y, "Ihre Kreditkartenabrechnung", "DJB", 11)
        y -= 20
        for l, v in (("Saldo der letzten Abrechnung", -s.prev), ("Zahlungen und Gutschriften", s.pays), ("Umsätze", -s.purs), ("Zinsen und Entgelte", -s.fees), (None, 0), ("Neuer Saldo", -s.new)):
            put(y, " " * 0 + "-" * 62 if l is None else "%-40s EUR %18s" % (l, sg(v)), CB if l == "Neuer Saldo" else CO)
            y -= LD
        y -= 6
        put(y, "%-40s EUR %17s" % ("Mindestrückzahlungsbetrag", fde(mn)))
        y -= LD
        put(y, "%-40s %21s" % ("Fällig am", gd(s.due)))
        y -= LD + 4
        put(y, "Der Mindestbetrag wird per SEPA-Lastschrift von IBAN " + ib[:4] + " " + " ".join((ib[4:][i:i + 4] for i in range(0, 18, 4))) + " eingezogen.")
        y -= LD
        put(y, "Mandatsreferenz RKB%s, Gläubiger-ID DE98ZZZ00000412233" % card.replace(" ", "")[-4:].zfill(9))
        y -= LD * 2

        def thead(y):
            line(c, L, y + 10, W - 44, y + 10, black, 0.6)
            put(y, head1, CB)
            put(y - LD, head2, CB)
            line(c, L, y - LD - 4, W - 44, y - LD - 4, black, 0.6)
            return y - LD * 2 - 6
        y = thead(y)
        bal = -s.prev
        put(y, row("", "", "Saldo letzte Abrechnung", amt=sg(bal)))
        y -= LD
        for t in s.rows:
            ds = []
            k = ""
            for w in t["desc"].split(" "):
                if len(k) + len(w) + 1 > 38 and k:
                    ds.append(k)
                    k = w
                else:
                    k = (k + " " + w).strip()
            ds.append(k)
            if y - LD * len(ds) < 70:
                put(y - 4, row("", "", "Übertrag auf Seite %d" % (pg[0] + 1), amt=sg(bal)), CB)
                foot()
                c.showPage()
                pg[0] += 1
                head()
                T(c, L, HH - 82, "Kartennummer %s   Abrechnung vom %s" % (card, gd(s.sdate)), CO, 7.6)
                y = thead(HH - 106)
                put(y, row("", "", "Übertrag von Seite %d" % (pg[0] - 1), amt=sg(bal)), CB)
                y -= LD
            v = t["amt"] if t["cr"] else -t["amt"]
            bal += v
            fx = (t["cur"], fde(t["famt"]), ("%.4f" % t["rate"]).replace(".", ",")) if "cur" in t else ("", "", "")
            put(y, row(gs(t["date"]), gs(t["post"]), ds[0], *fx, amt=sg(v)))
            y -= LD
            for k in ds[1:]:
                put(y, row("", "", k))
                y -= LD
        line(c, L, y + 6, W - 44, y + 6, black, 0.6)
        y -= 6
        put(y, row("", "", "Neuer Saldo", amt=sg(bal)), CB)
        y -= LD * 2
        if y < 120:
            foot()
            c.showPage()
            pg[0] += 1
            head()
            y = HH - 100
        box(c, L, y - 34, W - 88, 40, stroke=black)
        T(c, L + 8, y - 8, "Unser Tipp: Reiserücktrittsschutz ab 3,90 EUR im Monat. Jetzt im Online-Banking abschließen.", HV, 8)
        T(c, L + 8, y - 22, "Bonuspunkte: Stand Vormonat 1.204, gesammelt 87, eingelöst 0, neuer Stand 1.291", HV, 8)
        foot()
        c.showPage()

    def show(path):
        render(path, draw, A4)
    return (dict(issuer="Rheinische Kreditkartenbank", card_number=card, card_holder=who, currency="EUR", statement_period={"from": iso(s.start), "to": iso(s.end)}, statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs), fees=tru(s.fees), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(s.rows, post=True)), show)


LAYOUTS = {"deccan": deccan, "saffron": saffron, "bharat": bharat, "bazaar": bazaar, "nova": nova, "liberty": liberty, "albion": albion, "merlion": merlion, "maple": maple, "rhein": rhein}


def order(rng, rows):
    return {"seed": rng.randrange(1, 1000), "lines": rows}


def prepare(layout, ordered):
    """A statement as LAYOUT prints it, and its truth; one with a "change" is not what it was when it was added up."""
    truth_of, show = LAYOUTS[layout](Lot(ordered["seed"], ordered.get("change")), ordered["lines"])
    return {"truth": truth_of, "show": show}


def draw(path, doc, layout):
    doc["show"](path)


def other_digit(rng, cents):
    text = str(abs(cents)) if cents else "100"
    at = rng.randrange(len(text))
    digit = rng.choice([c for c in "0123456789" if c != text[at] and not (at == 0 and c == "0")])
    return int(text[:at] + digit + text[at + 1:]) * (-1 if cents < 0 else 1)


def change_row(pick):
    def change(rng, s):
        row = pick(rng, s.rows)
        row["amt"] = other_digit(rng, row["amt"])
    return change


def change_sum(name):
    def change(rng, s):
        setattr(s, name, other_digit(rng, getattr(s, name)))
    return change


def drop_row(rng, s):
    s.rows.remove(rng.choice(s.rows))


def double_row(rng, s):
    at = rng.randrange(len(s.rows))
    s.rows.insert(at, dict(s.rows[at]))


def swap_side(rng, s):
    row = rng.choice(s.rows)
    row["cr"] = not row["cr"]


CHANGES = {"amount": change_row(lambda rng, rows: rng.choice(rows)), "firstamount": change_row(lambda rng, rows: rows[0]), "lastamount": change_row(lambda rng, rows: rows[-1]), "side": swap_side,
           "droprow": drop_row, "doublerow": double_row, "previous": change_sum("prev"), "new": change_sum("new"), "payments": change_sum("pays"), "purchases": change_sum("purs"), "fees": change_sum("fees"), "page": None, "lastpage": None}
# What these do not print.
SILENT = {"liberty": ("fees",), "merlion": ("payments", "purchases", "fees")}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""United States (lists by kind), Great Britain (one list, CR), Germany (signs behind, foreign money and rate)."""
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, letter
import stranger_purser_pools as pools
from stranger_purser_kit import MON, MONTH, Sheet, de, en, make, masked, period, rng_for, span_of, truth, twice

WHITE = HexColor("#ffffff")


def harbor(path, seed, rows):
    rng = rng_for("harbor", seed, rows)
    s = make(rng, pools.US, rows, period(rng, rng.choice((4, 11, 24)), seed % 3 == 1))
    name = rng.choice(("DANA K WHITFIELD", "MARCUS O'LEARY", "ELENA RUIZ-PARKER"))
    card = masked(rng, "XXXX XXXX XXXX 9999")
    dm = lambda d: d.strftime("%m/%d/%y")
    ds = lambda d: d.strftime("%m/%d")
    navy, gold = HexColor("#1d2f5f"), HexColor("#f3ead2")
    cols = [(44, 44, "l"), (96, 44, "l"), (148, 324, "l"), (480, 84, "r")]
    groups = [("PAYMENTS AND OTHER CREDITS", ("payment", "refund")), ("PURCHASES", ("purchase",)), ("FEES CHARGED", ("fee",)), ("INTEREST CHARGED", ("interest",))]
    order = [t for g in groups for t in s.of(*g[1])]

    def run(target, total):
        def head(q):
            q.text(40, 752, "harborline card services", "PurserNSB", 15, col=navy)
            q.text(570, 756, "Account ending in " + card[-4:], "PurserNS", 8, "r")
            q.text(570, 745, "Page %d of %d" % (q.page, total), "PurserNS", 8, "r")
            return 728
        q = Sheet(target, letter, 50, head, total)
        c = q.c
        c.setFillColor(gold)
        c.rect(40, 640, 252, 88, stroke=0, fill=1)
        c.setFillGray(0)
        for k, (a, b) in enumerate((("New Balance", "$" + en(s.due)), ("Minimum Payment Due", "$" + en(s.mad)), ("Payment Due Date", dm(s.pay_by)))):
            q.text(50, 708 - 24 * k, a, "PurserNSB", 10)
            q.text(282, 708 - 24 * k, b, "PurserNSB", 11, "r")
        q.y = 632
        q.para("Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 "
               "and your APRs may be increased up to the Penalty APR of 29.99%.", 42, 248, "PurserNS", 6.8)
        q.para("Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.", 42, 248, "PurserNS", 6.8)
        q.text(312, 716, "ACCOUNT SUMMARY", "PurserNSB", 9, col=navy)
        q.text(312, 703, "Account Number: " + card, "PurserNS", 8)
        fees, ints = s.sum("fee"), s.sum("interest")
        y = 689
        for a, b in (("Previous Balance", "$" + en(s.prev)), ("Payment, Credits", ("-$" if s.credits else "$") + en(s.credits)), ("Purchases", "+$" + en(s.sum("purchase"))), ("Cash Advances", "$0.00"),
                     ("Balance Transfers", "$0.00"), ("Fees Charged", ("+$" if fees else "$") + en(fees)), ("Interest Charged", ("+$" if ints else "$") + en(ints)), ("New Balance", "$" + en(s.due))):
            q.text(312, y, a, "PurserNSB" if a[0] == "N" else "PurserNS", 8)
            q.text(570, y, b, "PurserNSB" if a[0] == "N" else "PurserNS", 8, "r")
            y -= 11.5
        c.line(312, y + 7, 570, y + 7)
        y -= 4
        for a, b in (("Opening/Closing Date", "%s - %s" % (dm(s.start), dm(s.end))), ("Credit Limit", "$" + en(s.limit)[:-3]), ("Available Credit", "$" + en(s.avail // 100 * 100)[:-3]),
                     ("Cash Access Line", "$" + en(s.limit // 5)[:-3]), ("Available for Cash", "$" + en(min(s.limit // 5, s.avail) // 100 * 100)[:-3])):
            q.text(312, y, a, "PurserNS", 8)
            q.text(570, y, b, "PurserNS", 8, "r")
            y -= 11.5
        q.text(44, 552, name, "PurserNS", 9)
        q.text(44, 540, "2214 Linden Park Ave Apt 3", "PurserNS", 9)
        q.text(44, 528, "Dayton OH 45419-1127", "PurserNS", 9)
        q.y = 512
        q.row(["ACCOUNT ACTIVITY", ""], [(44, 300, "l"), (480, 84, "r")], "PurserNSB", 10, fill=navy, col=WHITE)

        def heads():
            q.row(["Date of\nTransaction", "Posting\nDate", "Merchant Name or Transaction Description", "$ Amount"], [(44, 50, "l")] + cols[1:], "PurserNS", 7.5, rule=navy)
        heads()
        q.turn = heads
        for title, kinds in groups:
            tx = s.of(*kinds)
            if not tx and kinds[0] in ("payment", "purchase"):
                continue
            q.row([title], [(44, 400, "l")], "PurserNSB", 8, keep=16)
            for t in tx:
                q.row([ds(t.date), ds(t.post), t.desc, ("-" if t.cr else "") + en(t.amt)], cols, "PurserNS", 8, pad=1.6)
            if kinds[0] in ("fee", "interest"):
                q.row(["TOTAL %s FOR THIS PERIOD" % ("FEES" if kinds[0] == "fee" else "INTEREST"), "$" + en(s.sum(*kinds))], [(148, 324, "l"), (480, 84, "r")], "PurserNSB", 8, rule=navy)
        q.turn = None
        q.need(80)
        q.y -= 10
        yc = [(200, 170, "l"), (376, 60, "r")]
        q.row(["%d Totals Year-to-Date" % s.end.year, ""], yc, "PurserNSB", 8, fill=gold)
        q.row(["Total fees charged in %d" % s.end.year, "$" + en(fees + 2900)], yc, "PurserNS", 8)
        q.row(["Total interest charged in %d" % s.end.year, "$" + en(ints + 1874)], yc, "PurserNS", 8, rule=navy)
        q.y -= 10
        ac = [(44, 150, "l"), (200, 110, "r"), (320, 120, "r"), (450, 114, "r")]
        q.need(60)
        q.row(["INTEREST CHARGES\nBalance Type", "Annual\nPercentage Rate (APR)", "Balance Subject\nto Interest Rate", "Interest\nCharges"], ac, "PurserNSB", 7.5, fill=gold)
        q.row(["Purchases", "21.49%(v)(d)", "$" + en(s.prev if ints else 0), "$" + en(ints)], ac, "PurserNS", 8)
        c.save()
        return q.page
    twice(path, run)
    return truth(s, order, issuer="harborline card services", card_number=card, card_holder=name, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail // 100 * 100, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev, statement_period=span_of(s))


def severn(path, seed, rows):
    rng = rng_for("severn", seed, rows)
    s = make(rng, pools.GB, rows, period(rng, rng.choice((9, 19)), seed % 3 == 2), fx=.2)
    name = rng.choice(("Mrs H J Pemberton", "Mr Owen Llewellyn", "Ms Priya Nair-Collins"))
    card = masked(rng, "5301 **** **** 9999")
    dm = lambda d: "%d %s %d" % (d.day, MONTH[d.month - 1], d.year)
    ds = lambda d: "%02d %s" % (d.day, MON[d.month - 1].upper())
    green = HexColor("#2f5d3a")
    cols = [(50, 48, "l"), (104, 48, "l"), (158, 210, "l"), (374, 92, "r"), (474, 66, "r"), (542, 14, "l")]
    cur = {"EUR": "EURO", "USD": "US DOLLAR"}

    def run(target, total):
        def head(q):
            q.text(50, 798, "Severnside Building Society", "PurserDSB", 14, col=green)
            q.text(50, 784, "Your credit card statement", "PurserDS", 10)
            q.text(552, 798, "Sheet %d of %d" % (q.page, total), "PurserDS", 8, "r")
            q.text(552, 786, "Card number " + card, "PurserDS", 8, "r")
            return 766
        q = Sheet(target, A4, 56, head, total)
        c = q.c
        for k, t in enumerate((name, "14 Orchard Rise", "ILKLEY", "LS29 8QT")):
            q.text(50, 744 - 12 * k, t, "PurserDS", 9.5)
        q.text(330, 744, "Statement date", "PurserDS", 9)
        q.text(552, 744, dm(s.end), "PurserDSB", 9, "r")
        c.setStrokeColor(green)
        c.roundRect(326, 610, 230, 122, 8)
        y = 716
        for a, b in (("Balance from last statement", "£" + en(s.prev)), ("Payments and refunds to your account", "£" + en(s.credits) + (" CR" if s.credits else "")), ("Purchases and other debits", "£" + en(s.debits - s.sum("interest", "fee"))),
                     ("Interest and charges", "£" + en(s.sum("interest", "fee"))), ("Your new balance", "£" + en(s.due)), ("Minimum payment", "£" + en(s.mad)), ("Please make sure we receive it by", dm(s.pay_by))):
            bold = a[0] in "YM"
            q.text(334, y, a, "PurserDSB" if bold else "PurserDS", 8)
            q.text(549, y, b, "PurserDSB" if bold else "PurserDS", 8, "r")
            y -= 15.5
        q.text(50, 660, "Your credit limit", "PurserDS", 9)
        q.text(250, 660, "£" + en(s.limit), "PurserDSB", 9, "r")
        q.text(50, 646, "Available to spend", "PurserDS", 9)
        q.text(250, 646, "£" + en(s.avail), "PurserDSB", 9, "r")
        q.text(50, 632, "Cash limit (part of credit limit)", "PurserDS", 9)
        q.text(250, 632, "£" + en(s.limit // 5), "PurserDSB", 9, "r")
        q.y = 596
        q.para("If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance.", 50, 500, "PurserDS", 8)

        def heads():
            q.row(["Date of\ntransaction", "Date\nentered", "Details", "Foreign currency", "Amount (£)", ""], cols, "PurserDSB", 8, rule=green)
        heads()
        q.turn = heads
        q.row(["", "", "BALANCE FROM LAST STATEMENT", "", en(s.prev), ""], cols, "PurserDS", 8.5)
        for t in s.tx:
            fx = "%s %s" % (en(t.fx[1]), cur[t.fx[0]]) if t.fx else ""
            q.row([ds(t.date), ds(t.post), t.desc, fx, en(t.amt), "CR" if t.cr else ""], cols, "PurserDS", 8.5, pad=2.2)
        q.row(["", "", "YOUR NEW BALANCE", "", en(s.due), ""], cols, "PurserDSB", 8.5, rule=green)
        q.turn = None
        q.y -= 8
        q.para("Interest rates: purchases 1.842% per month (24.50% a year), cash 2.087% per month. Estimated interest next month is shown in your online account. "
               "The exchange rates used are those of the card scheme on the day of processing.", 50, 500, "PurserDS", 7.5)
        c.save()
        return q.page
    twice(path, run)
    return truth(s, issuer="Severnside Building Society", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev)


def rhein(path, seed, rows):
    rng = rng_for("rhein", seed, rows)
    s = make(rng, pools.DE, rows, period(rng, rng.choice((17, 28)), seed % 3 == 0), fx=.2)
    name = rng.choice(("Jürgen Hellweg", "Dr. Annegret Schöller", "Mehmet Yıldız")).replace("ı", "i")
    card = masked(rng, "4907 XXXX XXXX 9999")
    dm = lambda d: d.strftime("%d.%m.%Y")
    ds = lambda d: d.strftime("%d.%m.")
    grey = HexColor("#e6e6e6")
    cols = [(56, 40, "l"), (100, 40, "l"), (146, 182, "l"), (332, 82, "r"), (418, 52, "r"), (476, 74, "r")]
    sg = lambda a, cr: de(a) + (" +" if cr else " -")

    def run(target, total):
        def head(q):
            q.text(550, 800, "Rheinauer Kreditbank", "Helvetica-Bold", 15, "r")
            q.text(550, 788, "Kartenservice · Postfach 10 04 17 · 50444 Köln", "Helvetica", 7.5, "r")
            if q.page > 1:
                q.text(56, 788, "Abrechnung vom %s   Blatt %d/%d" % (dm(s.end), q.page, total), "Helvetica", 8)
                return 770
            return 770
        q = Sheet(target, A4, 70, head, total)
        c = q.c
        q.text(56, 742, "Rheinauer Kreditbank · Postfach 10 04 17 · 50444 Köln", "Helvetica", 6.5)
        for k, t in enumerate((("Herrn" if name[0] in "JM" else "Frau"), name, "Lindenstraße 48", "53721 Siegburg")):
            q.text(56, 724 - 12 * k, t, "Helvetica", 9.5)
        y = 742
        for a, b in (("Abrechnungsdatum", dm(s.end)), ("Kartennummer", card), ("Karteninhaber", name), ("Abrechnungszeitraum", "%s - %s" % (dm(s.start), dm(s.end))), ("Verfügungsrahmen", de(s.limit) + " EUR"), ("Noch verfügbar", de(s.avail) + " EUR"), ("Blatt", "%d/%d" % (1, total))):
            q.text(330, y, a, "Helvetica", 8.5)
            q.text(550, y, b, "Helvetica", 8.5, "r")
            y -= 12.5
        q.text(56, 632, "Ihre Kreditkartenabrechnung", "Helvetica-Bold", 13)
        q.y = 620

        def heads():
            q.row(["Beleg-\ndatum", "Buchungs-\ndatum", "Verwendungszweck / Akzeptanzstelle", "Betrag in\nFremdwährung", "Umrech-\nnungskurs", "Betrag in EUR"], cols, "Helvetica-Bold", 7.5, fill=grey)
        heads()
        q.row(["", "", "Saldo der letzten Abrechnung", "", "", sg(s.prev, False)], cols, "Helvetica-Bold", 8)
        bal = s.prev

        def turned():
            heads()
            q.row(["", "", "Übertrag von Blatt %d" % (q.page - 1), "", "", sg(abs(bal), bal < 0)], cols, "Helvetica-Oblique", 8)
        q.turn = turned
        for t in s.tx:
            rate = ""
            if t.fx:
                rate = "%d,%04d" % divmod(round(100000000 / t.fx[2]), 10000)
            cells = [ds(t.date), ds(t.post), t.desc, "%s %s" % (de(t.fx[1]), t.fx[0]) if t.fx else "", rate, sg(t.amt, t.cr)]
            if q.y - 34 < q.bottom:
                q.row(["", "", "Übertrag auf Blatt %d" % (q.page + 1), "", "", sg(abs(bal), bal < 0)], cols, "Helvetica-Oblique", 8)
                q.newpage()
                turned()
            q.row(cells, cols, "Helvetica", 8, pad=2.4)
            bal += t.signed
        q.turn = None
        q.need(90)
        c.line(52, q.y, 554, q.y)
        q.row(["", "", "Neuer Saldo zu Ihren Lasten", "", "", sg(s.due, False)], cols, "Helvetica-Bold", 9)
        q.y -= 8
        q.para("Zu zahlender Betrag: %s EUR. Mindestbetrag bei Teilzahlung: %s EUR. Der Betrag wird am %s von Ihrem Konto DE** **** **** **** **41 07 eingezogen." % (de(s.due), de(s.mad), dm(s.pay_by)), 56, 490, "Helvetica", 9)
        q.para("Bitte prüfen Sie die Abrechnung umgehend. Einwendungen sind innerhalb von sechs Wochen nach Zugang zu erheben. Das Entgelt für den Auslandseinsatz beträgt 1,75 % vom Umsatz.", 56, 490, "Helvetica", 7.5)
        c.save()
        return q.page
    twice(path, run)
    return truth(s, issuer="Rheinauer Kreditbank", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev, statement_period=span_of(s))


CARDS = {"harbor": harbor, "severn": severn, "rhein": rhein}

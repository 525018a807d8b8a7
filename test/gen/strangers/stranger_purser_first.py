# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three Indian issuers: summary boxes with an equation; D/C letters; several cards beside a side bar."""
import io
from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
import stranger_purser_pools as pools
from stranger_purser_kit import MON, Sheet, ind, make, masked, period, rng_for, span_of, truth, twice

P8 = ParagraphStyle("p8", fontName="PurserNS", fontSize=7.6, leading=9.6)
P8R = ParagraphStyle("p8r", parent=P8, alignment=2)
P8C = ParagraphStyle("p8c", parent=P8, alignment=1)
B8C = ParagraphStyle("b8c", parent=P8C, fontName="PurserNSB", textColor=HexColor("#123a6b"))
B10 = ParagraphStyle("b10", parent=P8, fontName="PurserNSB", fontSize=10, leading=13)


def lotus(path, seed, rows):
    rng = rng_for("lotus", seed, rows)
    s = make(rng, pools.IN, rows, period(rng, 14), fx=.2)
    name, addr = rng.choice(pools.IN_NAMES).upper(), rng.choice(pools.IN_ADDR)
    card = masked(rng, "4893 77XX XXXX 9999")
    cash = s.limit * 2 // 5
    times = ["%02d:%02d:%02d" % (rng.randint(8, 22), rng.randint(0, 59), rng.randint(0, 59)) for _ in s.tx]
    pts = rng.randint(400, 9000)
    dm = lambda d: d.strftime("%d/%m/%Y")
    home = [i for i, t in enumerate(s.tx) if not t.fx]
    away = [i for i, t in enumerate(s.tx) if t.fx]
    fin = s.sum("interest", "tax", "fee")
    earned = sum(t.amt // 15000 * 4 for t in s.tx if t.kind == "purchase")

    def box(heads, vals, widths, vstyle=P8C):
        t = Table([[Paragraph(h, B8C) for h in heads], [Paragraph(v, vstyle) for v in vals]], colWidths=widths)
        t.setStyle([("BOX", (0, 0), (-1, -1), .7, HexColor("#123a6b")), ("INNERGRID", (0, 0), (-1, -1), .3, colors.lightgrey),
                    ("BACKGROUND", (0, 0), (-1, 0), HexColor("#e3ebf6")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])
        return t

    def listing(idx, foreign):
        head = ["Date", "Transaction Description"] + (["Foreign Currency Amount"] if foreign else ["Feature Reward<br/>Points"]) + ["Amount (in Rs.)"]
        data = [[Paragraph(h, B8C) for h in head]]
        data.append([Paragraph("<b>%s</b>" % name, P8), "", "", ""])
        for i in idx:
            t = s.tx[i]
            mid = "%s %s" % (t.fx[0], ind(t.fx[1])) if foreign else ("%d" % (t.amt // 15000 * 4) if t.kind == "purchase" and t.amt >= 15000 else "")
            data.append([Paragraph(dm(t.date) + (" " + times[i] if t.kind in ("purchase", "payment") else ""), P8), Paragraph(t.desc, P8),
                         Paragraph(mid, P8R), Paragraph(ind(t.amt) + (" Cr" if t.cr else ""), P8R)])
        t = Table(data, colWidths=[98, 250, 82, 100], repeatRows=1)
        t.setStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#e3ebf6")), ("LINEBELOW", (0, 0), (-1, -1), .25, colors.lightgrey),
                    ("BOX", (0, 0), (-1, -1), .7, HexColor("#123a6b")), ("SPAN", (0, 1), (2, 1)), ("TOPPADDING", (0, 0), (-1, -1), 2),
                    ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("VALIGN", (0, 0), (-1, -1), "TOP")])
        return t

    def story():
        st = []
        left = Paragraph("<b>Name :</b> %s<br/>%s" % (name, "<br/>".join(addr)), P8)
        right = Paragraph("<b>Statement for Lotus Regent Credit Card</b><br/>Card No: %s<br/>Statement Date: %s<br/>AAN : 0001014%s" % (card, dm(s.end), s.ref[0]), P8)
        st.append(Table([[left, right]], colWidths=[265, 265], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBEFORE", (1, 0), (1, 0), .5, colors.grey)]))
        st += [Spacer(1, 8), box(["Payment Due Date", "Total Dues", "Minimum Amount Due"], [dm(s.pay_by), ind(s.due), ind(s.mad)], [177, 177, 176]), Spacer(1, 4),
               box(["Credit Limit", "Available Credit Limit", "Available Cash Limit"], [ind(s.limit), ind(s.avail), ind(min(cash, s.avail))], [177, 177, 176]), Spacer(1, 8),
               Paragraph("Account Summary", B10), Spacer(1, 2)]
        ops = Table([[Paragraph(x, B8C) for x in ("Opening<br/>Balance", "", "Payment/<br/>Credits", "", "Purchase/<br/>Debits", "", "Finance<br/>Charges", "", "Total Dues")],
                     [Paragraph(x, P8C) for x in (ind(s.prev), "-", ind(s.credits), "+", ind(s.debits - fin), "+", ind(fin), "=", ind(s.due))]],
                    colWidths=[90, 20, 90, 20, 90, 20, 90, 20, 90])
        ops.setStyle([("BOX", (0, 0), (-1, -1), .7, HexColor("#123a6b")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])
        st += [ops, Spacer(1, 10)]
        if home:
            st += [Paragraph("Domestic Transactions", B10), Spacer(1, 3), listing(home, False), Spacer(1, 8)]
        if away:
            st += [Paragraph("International Transactions", B10), Spacer(1, 3), listing(away, True), Spacer(1, 8)]
        st += [Paragraph("Reward Points Summary", B10), Spacer(1, 3),
               box(["Opening Balance", "Feature + Bonus Reward<br/>Points Earned", "Disbursed", "Adjusted/Lapsed", "Closing Balance"],
                   [str(pts), str(earned), "0", "0", str(pts + earned)], [106] * 5),
               Spacer(1, 8), Paragraph("<b>Important Information:</b> Making only the minimum payment every month will result in the repayment "
               "stretching over months with interest on your outstanding balance. Please inform us of any discrepancy within 30 days of the statement date.", P8)]
        return st

    def build(target, total):
        count = [0]

        def page(c, doc):
            count[0] += 1
            c.setFillColor(HexColor("#123a6b"))
            c.rect(0, A4[1] - 44, A4[0], 44, stroke=0, fill=1)
            c.setFillColor(colors.white)
            c.setFont("PurserNSB", 17)
            c.drawString(34, A4[1] - 29, "LOTUS FEDERAL BANK")
            c.setFont("PurserNS", 8)
            c.drawRightString(A4[0] - 34, A4[1] - 27, "Page %d of %d" % (count[0], total))
            c.setFillColor(colors.black)
            c.drawCentredString(A4[0] / 2, 20, "Lotus Federal Bank Ltd, Card Division, P.O. Box 8654, Thiruvanmiyur, Chennai 600041")
        doc = SimpleDocTemplate(target, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=54, bottomMargin=36, invariant=1)
        doc.build(story(), onFirstPage=page, onLaterPages=page)
        return count[0]
    twice(path, build)
    order = home + away
    return truth(s, [s.tx[i] for i in order], issuer="LOTUS FEDERAL BANK", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by,
                 credit_limit=s.limit, available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev)


def saffron(path, seed, rows):
    rng = rng_for("saffron", seed, rows)
    s = make(rng, pools.IN, rows, period(rng, rng.choice((8, 18, 22))))
    name, addr = rng.choice(pools.IN_NAMES).upper(), rng.choice(pools.IN_ADDR)
    card = masked(rng, "XXXX XXXX XXXX XX99")
    dm = lambda d: "%02d %s %s" % (d.day, MON[d.month - 1], d.year)
    ds = lambda d: "%02d %s %02d" % (d.day, MON[d.month - 1], d.year % 100)
    blue, pale = HexColor("#0b6e99"), HexColor("#d9eef5")
    cols = [(44, 62, "l"), (112, 314, "l"), (436, 88, "r"), (530, 18, "c")]

    def run(target, total):
        def head(q):
            q.text(40, 800, "Saffron Card", "PurserDVB", 20, col=blue)
            q.text(555, 806, "GSTIN of Saffron Card : 06AAECS5981K1ZC", "PurserDV", 7, "r")
            q.text(555, 796, "Page %d of %d" % (q.page, total), "PurserDV", 7, "r")
            return 780
        q = Sheet(target, A4, 60, head, total)
        c = q.c
        for i, t in enumerate((name,) + addr):
            q.text(40, 756 - i * 11, t, "PurserDVB" if not i else "PurserDV", 8.5)
        x = 290
        for i, (lab, val) in enumerate((("Credit Card Number", card), ("*Total Amount Due ( ₹ )", ind(s.due)), ("**Minimum Amount Due ( ₹ )", ind(s.mad)))):
            yy = 742 - i * 34
            c.setFillColor(blue if i == 1 else pale)
            c.rect(x, yy - 8, 265, 30, stroke=0, fill=1)
            q.text(x + 8, yy + 3, lab, "PurserDV", 8, col=HexColor("#ffffff") if i == 1 else HexColor("#000000"))
            q.text(x + 257, yy + 2, val, "PurserDVB", 11, "r", HexColor("#ffffff") if i == 1 else HexColor("#000000"))
        grid = [("Credit Limit ( ₹ )", ind(s.limit), "Cash Limit ( ₹ )", ind(s.limit // 5), "Statement Date", dm(s.end)),
                ("Available Credit Limit ( ₹ )", ind(s.avail), "Available Cash Limit ( ₹ )", ind(min(s.limit // 5, s.avail)), "Payment Due Date", dm(s.pay_by))]
        for r, line in enumerate(grid):
            for k in range(3):
                x, yy = 40 + k * 172, 640 - r * 36
                c.setStrokeColor(blue)
                c.rect(x, yy - 6, 170, 32)
                q.text(x + 6, yy + 15, line[2 * k], "PurserDV", 7.5)
                q.text(x + 164, yy, line[2 * k + 1], "PurserDVB", 10, "r")
        y = 575
        c.setFillColor(blue)
        c.rect(40, y - 4, 514, 16, stroke=0, fill=1)
        q.text(46, y, "ACCOUNT SUMMARY", "PurserDVB", 9, col=HexColor("#ffffff"))
        labs = ["Previous Balance\n( ₹ )", "Payments, Reversals\n& other Credits ( ₹ )", "Purchases & Other\nDebits ( ₹ )", "Fee, Taxes & Interest\nCharges ( ₹ )", "Total Outstanding\n( ₹ )"]
        fin = s.sum("interest", "tax", "fee")
        for k, (lab, v) in enumerate(zip(labs, (s.prev, s.credits, s.debits - fin, fin, s.due))):
            x = 40 + k * 103
            for j, t in enumerate(lab.split("\n")):
                q.text(x + 51, y - 18 - 10 * j, t, "PurserDV", 7.5, "c")
            q.text(x + 51, y - 44, ind(v), "PurserDVB", 9, "c")
            if k:
                c.line(x, y - 8, x, y - 50)
        c.rect(40, y - 52, 514, 48)
        q.y = y - 66

        def heads():
            q.row(["Date", "Transaction Details for Statement dated " + dm(s.end), "Amount ( ₹ )", ""], cols, "PurserDVB", 8, fill=pale)
        heads()
        q.turn = heads
        q.row(["", "TRANSACTIONS FOR " + name, "", ""], cols, "PurserDVB", 8)
        for t in s.tx:
            q.row([ds(t.date), t.desc, ind(t.amt), "C" if t.cr else "D"], cols, "PurserDV", 8, rule=HexColor("#cccccc"))
        q.turn = None
        q.need(60)
        q.y -= 6
        q.para("C = Credit; D = Debit; M = Monthly Installments; TAD = Total Amount Due", 44, 500, "PurserDV", 7)
        q.need(60)
        q.row(["Reward Points", "Previous Balance", "Earned", "Redeemed/Expired", "Closing Balance"], [(44 + 102 * k, 96, "c") for k in range(5)], "PurserDVB", 8, fill=pale)
        e = s.sum("purchase") // 10000
        q.row(["", "1284", str(e), "0", str(1284 + e)], [(44 + 102 * k, 96, "c") for k in range(5)], "PurserDV", 8)
        q.y -= 6
        q.para("* Total Amount Due includes the balance of all EMIs billed. ** Minimum Amount Due is 5% of the Total Amount Due or Rs. 200, whichever is more. "
               "A late payment fee applies when the Minimum Amount Due is not received by the Payment Due Date.", 44, 500, "PurserDV", 7)
        c.save()
        return q.page
    twice(path, run)
    return truth(s, issuer="Saffron Card", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev)


def tamarind(path, seed, rows):
    rng = rng_for("tamarind", seed, rows)
    s = make(rng, pools.IN, rows, period(rng, 27), fx=.15, cards=1 if rows < 4 else rng.choice((2, 3)))
    name, addr = rng.choice(pools.IN_NAMES), rng.choice(pools.IN_ADDR)
    cards = [masked(rng, "5241XXXXXXXX9999") for _ in range(3)]
    used = sorted({0} | {t.card for t in s.tx})
    dm = lambda d: "%s %d, %d" % ("January February March April May June July August September October November December".split()[d.month - 1], d.day, d.year)
    ds = lambda d: d.strftime("%d/%m/%Y")
    rust, sand = HexColor("#9c3d16"), HexColor("#f6e7dc")
    cols = [(196, 46, "l"), (246, 52, "l"), (302, 132, "l"), (438, 28, "r"), (470, 44, "r"), (518, 58, "r")]
    order = [t for k in used for t in s.tx if t.card == k]

    def run(target, total):
        def head(q):
            c = q.c
            c.setFillColor(rust)
            c.rect(20, 795, 555, 26, stroke=0, fill=1)
            q.text(30, 803, "Tamarind Bank", "Helvetica-Bold", 14, col=HexColor("#ffffff"))
            q.text(566, 803, "CREDIT CARD STATEMENT", "Helvetica-Bold", 10, "r", HexColor("#ffffff"))
            q.text(297, 24, "Page %d of %d" % (q.page, total), "Helvetica", 7, "c")
            return 785
        q = Sheet(target, A4, 48, head, total)
        c = q.c
        c.setFillColor(sand)
        c.rect(20, 250, 162, 540, stroke=0, fill=1)
        c.setFillGray(0)
        y = 772
        for lab, val, big in (("STATEMENT DATE", dm(s.end), 0), ("PAYMENT DUE DATE", dm(s.pay_by), 1), ("Total Amount due", "`" + ind(s.due), 1), ("Minimum Amount due", "`" + ind(s.mad), 1)):
            q.text(30, y, lab, "Helvetica", 8)
            if val[0] == "`":
                q.text(30, y - 17, "₹", "PurserDVB", 12)
                q.text(40, y - 17, val[1:], "Helvetica-Bold", 12)
            else:
                q.text(30, y - 17, val, "Helvetica-Bold", 12 if big else 10)
            y -= 42
        q.text(30, y, "STATEMENT SUMMARY", "Helvetica-Bold", 8, col=rust)
        y -= 16
        for lab, v in (("Previous Balance", s.prev), ("Purchases / Charges", s.debits - s.sum("cash")), ("Cash Advances", 0), ("Payments / Credits", s.credits)):
            q.text(30, y, lab, "Helvetica", 8)
            q.text(174, y, ind(v), "Helvetica", 8, "r")
            y -= 14
        y -= 8
        q.text(30, y, "CREDIT SUMMARY", "Helvetica-Bold", 8, col=rust)
        y -= 16
        for lab, v in (("Credit Limit (Including cash)", s.limit), ("Available Credit (Including cash)", s.avail), ("Cash Limit", s.limit // 10), ("Available Cash", min(s.limit // 10, s.avail))):
            q.text(30, y, lab, "Helvetica", 8)
            q.text(174, y - 11, ind(v), "Helvetica-Bold", 9, "r")
            y -= 28
        y -= 4
        q.text(30, y, "EARNINGS", "Helvetica-Bold", 8, col=rust)
        pt = sum(t.amt // 10000 * 2 for t in s.tx if t.kind == "purchase")
        q.text(30, y - 15, "Reward points earned", "Helvetica", 8)
        q.text(174, y - 15, str(pt), "Helvetica", 8, "r")
        for i, t in enumerate((name,) + addr):
            q.text(196, 768 - 12 * i, t, "Helvetica-Bold" if not i else "Helvetica", 9)
        q.text(196, 700, "Statement period : %s to %s" % (dm(s.start), dm(s.end)), "Helvetica", 8.5)
        q.y = 688

        def heads():
            q.row(["Date", "SerNo.", "Transaction Details", "Reward\nPoints", "Intl.#\namount", "Amount (in Rs.)"], cols, "Helvetica-Bold", 7.5, fill=sand)
        heads()
        q.turn = heads
        wide = [(196, 306, "l"), (506, 70, "r")]
        for k in used:
            q.row([cards[k] + ("" if k == 0 else "   (Add-on card)"), ""], wide, "Helvetica-Bold", 8, keep=16)
            for t in s.tx:
                if t.card != k:
                    continue
                q.row([ds(t.date), s.ref[s.tx.index(t)], t.desc, str(t.amt // 10000 * 2) if t.kind == "purchase" else "0",
                       "%s %s" % (ind(t.fx[1]), t.fx[0]) if t.fx else "", ind(t.amt) + (" CR" if t.cr else "")], cols, "Helvetica", 7.2, rule=HexColor("#d8c4b6"))
            if len(used) > 1:
                net = sum(t.signed for t in s.tx if t.card == k)
                q.row(["Sub Total for card ending " + cards[k][-4:], ind(net) + (" CR" if net < 0 else "")], wide, "Helvetica-Bold", 7.5, rule=rust)
        q.turn = None
        q.y -= 8
        q.para("# International spends: amount in the currency of the transaction. A mark-up of 3.5% is included in the rupee amount.", 196, 370)
        c.save()
        return q.page
    twice(path, run)
    return truth(s, order, issuer="Tamarind Bank", card_number=cards[0], card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev, statement_period=span_of(s))


CARDS = {"lotus": lotus, "saffron": saffron, "tamarind": tamarind}

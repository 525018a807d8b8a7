# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three more Indian issuers: Dr/Cr grid with EMI list; printer text with carried sums; charge card without years."""
from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
import stranger_purser_pools as pools
from stranger_purser_kit import MON, MONTH, Sheet, ind, make, masked, period, rng_for, span_of, truth, twice

Q = ParagraphStyle("q", fontName="Helvetica", fontSize=7.5, leading=9.5)
QR = ParagraphStyle("qr", parent=Q, alignment=2)
QC = ParagraphStyle("qc", parent=Q, alignment=1)
QW = ParagraphStyle("qw", parent=QC, fontName="Helvetica-Bold", textColor=colors.white)
QT = ParagraphStyle("qt", parent=Q, fontName="Helvetica-Bold", fontSize=9, leading=12, alignment=1, textColor=colors.white)
CAT = {"purchase": ("MISC STORE", "DEPT STORES", "RESTAURANTS", "AUTO/FUEL", "TRAVEL"), "payment": ("",), "refund": ("DEPT STORES",)}


def peepal(path, seed, rows):
    rng = rng_for("peepal", seed, rows)
    s = make(rng, pools.IN, rows, period(rng, 16))
    name, addr = rng.choice(pools.IN_NAMES).upper(), rng.choice(pools.IN_ADDR)
    card = masked(rng, "451457******9999")
    cats = [rng.choice(CAT.get(t.kind, ("",))) for t in s.tx]
    backs = [t.amt // 50 if t.kind == "purchase" else 0 for t in s.tx]
    emi = [(rng.choice(("BAZAARHUB ONLINE", "KAVERI SILKS", "PAYWELL*HOMEDECOR")), rng.randint(12, 60) * 100000, rng.choice((6, 9, 12))) for _ in range(rng.randint(0, 2))]
    dm = lambda d: d.strftime("%d/%m/%Y")
    mar = HexColor("#8a1240")
    drcr = lambda a: ind(a) + ("&nbsp;&nbsp;&nbsp;Cr" if a < 0 else "&nbsp;&nbsp;&nbsp;Dr")

    def grid(title, rows_, widths, head=1, repeat=2, right=()):
        data = [[Paragraph(title, QT)] + [""] * (len(widths) - 1)]
        for r, line in enumerate(rows_):
            data.append([Paragraph(x, QW if r < head else (QR if k in right else (Q if len(widths) == 5 and k == 1 and repeat else QC))) for k, x in enumerate(line)])
        t = Table(data, colWidths=widths, repeatRows=repeat)
        t.setStyle([("SPAN", (0, 0), (-1, 0)), ("BACKGROUND", (0, 0), (-1, 0), mar), ("BACKGROUND", (0, 1), (-1, head), HexColor("#b35c7d")),
                    ("GRID", (0, 0), (-1, -1), .5, colors.grey), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
        return t

    def story():
        st = [Table([[Paragraph("<b>%s</b><br/>%s" % (name, "<br/>".join(addr)), Q), Paragraph("Customer ID: 8%s<br/>Email: registered" % s.ref[0][:8], QR)]], colWidths=[300, 235]), Spacer(1, 6)]
        st.append(grid("PAYMENT SUMMARY", [["Total Payment Due", "Minimum Payment Due", "Statement Period", "Payment Due Date", "Statement Generation Date"],
                  [drcr(s.due), drcr(s.mad), "%s - %s" % (dm(s.start), dm(s.end)), dm(s.pay_by), dm(s.end)],
                  ], [107] * 5, repeat=0))
        st.append(grid("&nbsp;", [["Credit Card Number", "Credit Limit", "Available Credit Limit", "Available Cash Limit"],
                  [card, ind(s.limit), ind(s.avail), ind(min(s.limit * 3 // 10, s.avail))]], [133.75] * 4, repeat=0))
        fin = s.sum("interest", "tax", "fee")
        st += [Spacer(1, 6), grid("ACCOUNT SUMMARY", [["Previous Balance", "- Payments", "- Credits", "+ Purchase", "+ Cash Advance", "+ Other Debit&amp;Charges", "= Total Payment Due"],
               [drcr(s.prev), ind(s.sum("payment")), ind(s.sum("refund")), ind(s.sum("purchase")), "0.00", ind(fin), drcr(s.due)]],
               [84, 70, 66, 76, 66, 84, 89], repeat=0), Spacer(1, 8)]
        body = [["DATE", "TRANSACTION DETAILS", "MERCHANT CATEGORY", "AMOUNT (Rs.)", "CASHBACK EARNED"]]
        for t, k, b in zip(s.tx, cats, backs):
            body.append([dm(t.date), t.desc, k, ind(t.amt) + (" Cr" if t.cr else " Dr"), ind(b) + " Cr" if b else ""])
        st.append(grid("Card No: %s &nbsp;&nbsp; Name: %s" % (card, name), body, [62, 235, 88, 80, 70], right=(3, 4)))
        st.append(Table([["**** End of Statement ****"]], colWidths=[535], style=[("ALIGN", (0, 0), (-1, -1), "CENTER"), ("FONTSIZE", (0, 0), (-1, -1), 7)]))
        if emi:
            lines = [["LOAN DETAILS", "PRINCIPAL (Rs.)", "TENURE (Months)", "INSTALMENTS PENDING", "PRINCIPAL OUTSTANDING (Rs.)"]]
            for n, a, m in emi:
                lines.append([n, ind(a), str(m), str(m - 1), ind(a - a // m)])
            st += [Spacer(1, 6), grid("EMI BALANCES (not yet billed)", lines, [160, 90, 85, 95, 105], right=(1, 4), repeat=0)]
        st += [Spacer(1, 6), grid("CASHBACK SUMMARY", [["Cashback earned in this statement", "Cashback credited till date"], [ind(sum(backs)), ind(sum(backs) + 81250)]], [267.5] * 2, repeat=0)]
        return st

    def build(target, total):
        n = [0]

        def page(c, doc):
            n[0] += 1
            c.setFillColor(mar)
            c.setFont("Helvetica-Bold", 16)
            c.drawString(30, A4[1] - 36, "PEEPAL BANK")
            c.setFillColor(colors.black)
            c.setFont("Helvetica", 9)
            c.drawRightString(A4[0] - 30, A4[1] - 34, "Peepal Cashback Credit Card Statement")
            c.setFont("Helvetica", 7)
            c.drawString(30, 22, "Page %d of %d" % (n[0], total))
        doc = SimpleDocTemplate(target, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=48, bottomMargin=36, invariant=1)
        doc.build(story(), onFirstPage=page, onLaterPages=page)
        return n[0]
    twice(path, build)
    return truth(s, issuer="PEEPAL BANK", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev, statement_period=span_of(s))


def indus(path, seed, rows):
    """A cooperative bank's line printer: own debit and credit columns, sums carried over."""
    rng = rng_for("indus", seed, rows)
    s = make(rng, pools.IN, rows, period(rng, 5))
    name, addr = rng.choice(pools.IN_NAMES).upper(), rng.choice(pools.IN_ADDR)
    card = masked(rng, "6071-XXXX-XXXX-9999")
    dm = lambda d: "%02d-%s-%d" % (d.day, MON[d.month - 1].upper(), d.year)
    ds = lambda d: "%02d-%s-%02d" % (d.day, MON[d.month - 1].upper(), d.year % 100)
    cell, size = 5.1, 8.5
    x0 = 36

    def run(target, total):
        def head(q):
            q.text(x0, 806, "THE INDUS PEOPLES CO-OPERATIVE BANK LTD.", "Courier-Bold", 10)
            q.text(x0, 794, "CREDIT CARD STATEMENT OF ACCOUNT", "Courier", size)
            q.text(560, 794, "PAGE NO. %d" % q.page, "Courier", size, "r")
            return 784
        q = Sheet(target, A4, 70, head, total)

        def line(t="", b=False):
            q.text(x0, q.y - 9, t, "Courier-Bold" if b else "Courier", size)
            q.y -= 11
        dash = "-" * 102
        fmt = "%-9s %-9s %-11s %-38s %15s %15s"
        line(dash)
        pairs = [("NAME", name, "CARD NO.", card), ("ADDRESS", addr[0].upper(), "STATEMENT DATE", dm(s.end)), ("", addr[1].upper(), "PAYMENT DUE DATE", dm(s.pay_by)),
                 ("", addr[2].upper(), "CREDIT LIMIT", "Rs. " + ind(s.limit)), ("BRANCH", "MAIN BRANCH (001)", "AVAILABLE LIMIT", "Rs. " + ind(s.avail))]
        for a, b, c_, d in pairs:
            line("%-9s%s %-36s   %-17s: %s" % (a, ":" if a else " ", b, c_, d))
        line("PERIOD   : %s TO %s" % (dm(s.start), dm(s.end)))
        line(dash)
        line("%22s %22s %22s" % ("TOTAL AMOUNT DUE", "MINIMUM AMOUNT DUE", "OVERDUE AMOUNT"), True)
        line("%22s %22s %22s" % (ind(s.due), ind(s.mad), "0.00"))

        def heads():
            line(dash)
            line(fmt % ("TRAN DATE", "POST DATE", "REF NO.", "PARTICULARS", "DEBIT (Rs.)", "CREDIT (Rs.)"), True)
            line(dash)
        heads()
        line(fmt % ("", "", "", "PREVIOUS BALANCE", ind(s.prev), ""))
        dr, cr = s.prev, 0
        for t, ref in zip(s.tx, s.ref):
            words, parts = t.desc.split(), [""]
            for w in words:
                if len(parts[-1]) + len(w) + 1 > 38:
                    parts.append("")
                parts[-1] = (parts[-1] + " " + w).strip()
            if q.y - 11 * len(parts) < 92:
                line(dash)
                line(fmt % ("", "", "", "CARRIED FORWARD", ind(dr), ind(cr)))
                q.newpage()
                heads()
                line(fmt % ("", "", "", "BROUGHT FORWARD", ind(dr), ind(cr)))
            line(fmt % (ds(t.date), ds(t.post), ref, parts[0], "" if t.cr else ind(t.amt), ind(t.amt) if t.cr else ""))
            for p in parts[1:]:
                line(fmt % ("", "", "", p, "", ""))
            dr, cr = (dr, cr + t.amt) if t.cr else (dr + t.amt, cr)
        line(dash)
        line(fmt % ("", "", "", "TOTAL", ind(dr), ind(cr)))
        line(fmt % ("", "", "", "CLOSING BALANCE (TOTAL AMOUNT DUE)", ind(s.due), ""), True)
        line(dash)
        q.need(60)
        line()
        for t in ("INTEREST IS CHARGED AT 2.50% PER MONTH ON THE UNPAID BALANCE. CHEQUES TO BE DRAWN IN FAVOUR OF",
                  "'IPCB CREDIT CARD A/C' FOLLOWED BY THE CARD NUMBER. THIS IS A COMPUTER GENERATED STATEMENT."):
            line(t)
        q.c.save()
        return q.page
    twice(path, run)
    return truth(s, issuer="THE INDUS PEOPLES CO-OPERATIVE BANK LTD.", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev, statement_period=span_of(s))


def neem(path, seed, rows):
    """A charge card: opening - credits + debits = closing; days without a year, over a new year."""
    rng = rng_for("neem", seed, rows)
    s = make(rng, pools.IN, rows, period(rng, 13, seed % 3 != 0), fx=.2, interest=False)
    name, addr = rng.choice(pools.IN_NAMES), rng.choice(pools.IN_ADDR)
    card = masked(rng, "XXXX-XXXXXX-99999")
    full = lambda d: "%s %d, %d" % (MONTH[d.month - 1], d.day, d.year)
    day = lambda d: "%s %d" % (MONTH[d.month - 1], d.day)
    teal = HexColor("#00635a")
    cols = [(40, 62, "l"), (108, 240, "l"), (354, 94, "r"), (456, 96, "r")]
    order = s.of("payment") + [t for t in s.tx if t.kind != "payment"]

    def run(target, total):
        def head(q):
            q.text(40, 800, "Neem Charge", "Times-Bold", 18, col=teal)
            q.text(40, 786, "Statement of Account", "Times-Roman", 11)
            q.text(556, 786, "Page %d of %d" % (q.page, total), "Times-Roman", 9, "r")
            for k, (a, b) in enumerate((("Prepared for", name), ("Membership Number", card), ("Date", s.end.strftime("%d/%m/%Y")))):
                q.text(40 + k * 180, 766, a, "Times-Italic", 9)
                q.text(40 + k * 180, 753, b, "Times-Bold", 10)
            q.c.setStrokeColor(teal)
            q.c.line(40, 746, 556, 746)
            return 738
        q = Sheet(target, A4, 60, head, total)
        c = q.c
        labs = (("Opening Balance Rs", s.prev), ("New Credits Rs", s.credits), ("New Debits Rs", s.debits), ("Closing Balance Rs", s.due), ("Minimum Payment Rs", s.mad))
        for k, (lab, v) in enumerate(labs):
            q.text(88 + k * 106, 720, lab, "Times-Roman", 9, "c")
            q.text(88 + k * 106, 702, ind(v), "Times-Bold", 11.5, "c")
            if k < 3:
                q.text(141 + k * 106, 702, "–+="[k], "Times-Bold", 13, "c")
        q.text(40, 678, "Statement includes payments and charges received by %s" % full(s.end), "Times-Roman", 9)
        q.text(40, 664, "Minimum Payment Due by %s" % full(s.pay_by), "Times-Bold", 10)
        q.text(40, 646, "Credit Summary", "Times-Bold", 10, col=teal)
        q.text(130, 646, "Credit Limit Rs %s" % ind(s.limit), "Times-Roman", 9)
        q.text(300, 646, "Available Credit Limit Rs %s" % ind(s.avail), "Times-Roman", 9)
        q.y = 632

        def heads():
            q.row(["Details", "", "Foreign Spending", "Amount Rs"], cols, "Times-Bold", 9.5, fill=HexColor("#e2efed"))
        heads()
        q.turn = heads
        said = False
        for t in order:
            if t.kind != "payment" and not said:
                q.row(["", "New transactions for " + name, "", ""], cols, "Times-BoldItalic", 9.5, keep=14)
                said = True
            fx = "%s %s" % ({"USD": "United States Dollar", "SGD": "Singapore Dollar", "EUR": "European Union Euro", "AED": "UAE Dirham"}[t.fx[0]], "") if t.fx else ""
            q.row([day(t.date), t.desc, "%s\n%s" % (ind(t.fx[1]), fx.strip()) if t.fx else "", ind(t.amt) + ("\nCR" if t.cr else "")], cols, "Times-Roman", 9.5, rule=HexColor("#c9d8d6"))
        net = sum(t.signed for t in s.tx if t.kind != "payment")
        if said:
            q.row(["", "Total of new transactions for " + name, "", ind(net) + ("\nCR" if net < 0 else "")], cols, "Times-Bold", 9.5)
        q.turn = None
        q.y -= 10
        q.para("Please ensure that payments reach us before the due date. Charges in foreign currency are converted on the day on which they are processed and "
               "include an assessment of 3.5%. Queries about any charge must be raised within 30 days.", 40, 510, "Times-Roman", 8.5)
        c.save()
        return q.page
    twice(path, run)
    return truth(s, order, issuer="Neem Charge", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev)


CARDS = {"peepal": peepal, "indus": indus, "neem": neem}

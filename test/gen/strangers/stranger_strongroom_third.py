# SPDX-License-Identifier: AGPL-3.0-or-later
"""A small finance bank, a payments bank's wallet, a mobile app's PDF, a foreign bank's branch."""
from reportlab.lib import colors
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_strongroom_kit import *

SF = {"upi_dr": "UPI OUT/{rrn}/{vpa}/{b4}/{name}", "upi_cr": "UPI IN/{rrn}/{vpa}/{b4}/{name}", "neft_cr": "NEFT INWARD/{utr}/{firm}", "imps_cr": "IMPS INWARD/{rrn}/{name}",
      "imps_dr": "IMPS OUTWARD/{rrn}/{name}", "ach_dr": "NACH DEBIT/{lender}/{n8}", "atm_dr": "ATM WITHDRAWAL/{n6}/{city}", "chq_dr": "CHEQUE WITHDRAWAL/{NAME}", "chq_cr": "CHEQUE DEPOSIT/{firm}",
      "int_cr": "INTEREST PAID MONTHLY/{mon}", "chg_dr": "DEBIT CARD AMC INCL GST", "pos_dr": "POS/{n6}/{shop}/{city}"}


def udaan(path, seed, rows):
    r = start("udaan", seed, rows)
    a, e = period(r)
    op = r.randint(300000, 9000000)
    tx = moves(r, rows, a, e, op, SF)
    who, ac, ifs = person(r), digits(r, 13), f"UDSF000{digits(r, 4)}"
    cut(tx, "Bank23Noto", 7.5, 158)
    st = ParagraphStyle("u", fontName="Bank23Noto", fontSize=7.5, leading=9.5)
    sr = ParagraphStyle("ur", parent=st, alignment=TA_RIGHT)
    sh = ParagraphStyle("uh", parent=st, fontName="Bank23NotoB", textColor=colors.white)
    shr = ParagraphStyle("uhr", parent=sh, alignment=TA_RIGHT)
    sb = ParagraphStyle("ub", parent=st, fontName="Bank23NotoB")
    pur = colors.Color(.33, .12, .45)
    dr, cr = sums(tx)
    d1 = lambda d: dfmt(d, "%d-%b-%Y")
    grid4 = [["Customer Name", who, "Account Number", ac], ["Customer ID", digits(r, 9), "Account Type", "Savings Account - Shakti"],
             ["Branch Name", r.choice(CITIES).title() + " Civil Lines", "IFSC", ifs], ["Statement Period", f"{d1(a)} to {d1(e)}", "Currency", "INR"]]
    box = [[Paragraph(x, sb) for x in ("Opening Balance", "Total Credits", "Total Debits", "Closing Balance")],
           [Paragraph("₹ " + inr(v), st) for v in (op, cr, dr, tx[-1]["bal"])]]
    el = [Table([[Paragraph("Udaan Small Finance Bank", ParagraphStyle("ut", parent=sh, fontSize=15, leading=19)), Paragraph("Account Statement", shr)]], [330, 205],
                style=[("BACKGROUND", (0, 0), (-1, -1), pur), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 8), ("BOTTOMPADDING", (0, 0), (-1, -1), 8)]), Spacer(1, 8),
          Table([[Paragraph(x, sb if not k % 2 else st) for k, x in enumerate(row)] for row in grid4], [90, 178, 90, 177], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]),
          Spacer(1, 8), Table(box, [133.75] * 4, style=[("BACKGROUND", (0, 0), (-1, -1), colors.Color(.95, .92, .97)), ("INNERGRID", (0, 0), (-1, -1), 2, colors.white)]), Spacer(1, 10)]
    data = [[Paragraph("Transaction<br/>Date", sh), Paragraph("Value<br/>Date", sh), Paragraph("Particulars", sh), Paragraph("Cheque<br/>No", sh), Paragraph("Debit<br/>(₹)", shr), Paragraph("Credit<br/>(₹)", shr), Paragraph("Balance<br/>(₹)", shr)]]
    for m in tx:
        data.append([Paragraph(d1(m["d"]), st), Paragraph(d1(m["v"]), st), Paragraph("<br/>".join(m["lines"]), st), Paragraph(m["chq"], st), Paragraph(inr(m["dr"]) if m["dr"] else "-", sr),
                     Paragraph(inr(m["cr"]) if m["cr"] else "-", sr), Paragraph(inr(m["bal"]), sr)])
    el.append(Table(data, [60, 60, 170, 45, 64, 66, 70], repeatRows=1, style=TableStyle(
        [("BACKGROUND", (0, 0), (-1, 0), pur), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.Color(.96, .95, .97)]), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 5),
         ("RIGHTPADDING", (0, 0), (-1, -1), 5)])))
    el += [Spacer(1, 10), Paragraph("*** End of Statement ***", ParagraphStyle("ue", parent=st, alignment=1))]

    def foot(c, doc):
        c.setFont("Bank23Noto", 6.5)
        c.drawString(30, 20, "Deposits are insured up to Rs. 5,00,000 by DICGC. Toll free 1800 000 0000")
        c.drawRightString(565, 20, f"Page {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=26, bottomMargin=40, invariant=1, title="Statement").build(el, onFirstPage=foot, onLaterPages=foot)
    return {"data": dict(bank_name="Udaan Small Finance Bank", account_number=ac, account_holder=who, account_type="Savings Account - Shakti", ifsc=ifs, currency="INR",
                         statement_period={"from": iso(a), "to": iso(e)}, opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx, "chq"))}


PB = {"upi_dr": ["Money sent to {name}", "Paid at {shop}"], "upi_cr": "Money received from {name}", "cash_cr": "Cash deposit at banking point {city}", "pos_dr": "Recharge of {n8}{card} TELENOVA", "int_cr": "Interest credited for {mon}",
      "atm_dr": "Cash withdrawal at banking point {city}", "imps_cr": "IMPS received from {name}", "chg_dr": "Money transfer charges"}


def paisapay(path, seed, rows):
    """Wallet-like account: small amounts, a time under the date, UPI reference in a column of its own, sign in the amount."""
    r = start("paisapay", seed, rows)
    a, e = period(r)
    op = r.randint(5000, 900000)
    tx = moves(r, rows, a, e, op, PB)
    clock(tx)
    for m in tx:
        m["txn"] = m["f"]["utr"][-9:] + m["f"]["n6"]
    who, ac = person(r), "9" + digits(r, 9)
    ifs = f"PAIS0{digits(r, 6)}"
    cut(tx, "Bank23Sans", 8, 185)
    C = cols(36, (78, "l"), (195, "l"), (105, "l"), (78, "r"), (68, "r"))
    c = page(path, A4, "Statement")
    c.setFillColorRGB(.88, .05, .1)
    c.roundRect(36, 780, 30, 30, 6, fill=1, stroke=0)
    c.setFont("Bank23SansB", 14)
    c.drawString(76, 790, "PaisaSetu Payments Bank")
    c.setFillColorRGB(.3, .3, .3)
    c.setFont("Bank23Sans", 8)
    dl = lambda d: dfmt(d, "%q %b %Y")
    for i, s in enumerate([who, f"Mobile no. & account no. {ac}", f"IFSC {ifs}", f"Statement for {dl(a)} - {dl(e)}"]):
        c.drawString(36, 756 - 13 * i, s)
    dr, cr = sums(tx)
    nd = sum(m["dr"] > 0 for m in tx)
    for k, (lab, v, n) in enumerate([("Opening balance", inr(op), ""), ("Total money in", "+ " + inr(cr), f"{rows - nd} transactions"), ("Total money out", "- " + inr(dr), f"{nd} transactions"), ("Closing balance", inr(tx[-1]["bal"]), "")]):
        x = 36 + 132 * k
        c.setFillColorRGB(.97, .94, .94)
        c.roundRect(x, 646, 126, 54, 6, fill=1, stroke=0)
        c.setFillColorRGB(.3, .3, .3)
        c.setFont("Bank23Sans", 7.5)
        c.drawString(x + 8, 685, lab)
        c.drawString(x + 8, 653, n)
        c.setFont("Bank23SansB", 10)
        c.drawString(x + 8, 667, "₹" + v if v[0] not in "+-" else v[:2] + "₹" + v[2:])
    T = ["Date & time", "Transaction details", "Transaction ID", "Amount (₹)", "Balance (₹)"]
    c.setStrokeColorRGB(.85, .85, .85)

    def hd(y):
        c.setStrokeColorRGB(.85, .85, .85)
        return head(c, C, T, y, "Bank23SansB", 8, ink=(.88, .05, .1), rules=True)

    def turn(i):
        c.showPage()
        return hd(800)
    items = [[[dl(m["d"]), m["f"]["hm"]], m["lines"], m["txn"], ("- " if m["dr"] else "+ ") + inr(m["dr"] or m["cr"]), inr(m["bal"])] for m in tx]
    grid(c, C, items, hd(630), 50, turn, "Bank23Sans", 8, 11, rule="h", gap=8, ink=lambda i, k: (0, .5, .2) if k == 3 and tx[i]["cr"] else None)
    c.save()
    return {"data": dict(bank_name="PaisaSetu Payments Bank", account_number=ac, account_holder=who, ifsc=ifs, currency="INR", statement_period={"from": iso(a), "to": iso(e)}, opening_balance=t(op),
                         closing_balance=t(tx[-1]["bal"]), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx, "txn"))}


AP = {"upi_dr": ["Paid to {name}", "Paid to {shop}"], "upi_cr": "Received from {name}", "neft_cr": "Received from {firm}", "imps_dr": "Transferred to {name}", "ach_dr": "AutoPay to {lender}", "int_cr": "Interest received",
      "pos_dr": "Card payment to {shop}", "atm_dr": "ATM withdrawal {city}"}


def jhatpat(path, seed, rows):
    """Mobile app: newest first, two small lines below each payment, Debit/Credit as a word; no table lines."""
    r = start("jhatpat", seed, rows)
    a, e = period(r)
    tx = moves(r, rows, a, e, r.randint(200000, 4000000), AP)
    who, ac = person(r), "XXXXXX" + digits(r, 4)
    clock(tx)
    tx = tx[::-1]
    cut(tx, "Bank23NotoB", 9, 230)
    for m in tx:
        small = [f"UTR No. {m['f']['rrn']}"] + ([f"Debited from {ac}"] if m["dr"] else [f"Credited to {ac}"])
        m["small"], m["printed"] = small, " ".join(m["lines"] + small)
    c = page(path, A4, "Transaction statement")
    dd = lambda d: dfmt(d, "%b %d, %Y")

    def hd(y):
        c.setFont("Bank23NotoB", 8.5)
        c.setFillColorRGB(.4, .4, .4)
        for x, s in ((44, "Date"), (130, "Transaction Details"), (382, "Type")):
            c.drawString(x, y - 12, s)
        c.drawRightString(486, y - 12, "Amount")
        c.drawRightString(552, y - 12, "Balance")
        c.setFillColorRGB(0, 0, 0)
        c.setStrokeColorRGB(.8, .8, .8)
        c.line(40, y - 18, 556, y - 18)
        return y - 20

    def end():
        c.setFont("Bank23Noto", 7)
        c.setFillColorRGB(.4, .4, .4)
        c.drawString(44, 30, "This is an automatically generated statement from the Jhatpat app. For help visit Profile > Help.")
        c.setFillColorRGB(0, 0, 0)
    c.setFillColorRGB(.25, .15, .7)
    c.setFont("Bank23NotoB", 18)
    c.drawString(44, 792, "Sarvodaya Bank")
    c.setFont("Bank23Noto", 9)
    c.drawRightString(552, 794, "Jhatpat app")
    c.setFillColorRGB(0, 0, 0)
    c.setFont("Bank23NotoB", 11)
    c.drawString(44, 764, f"Transaction Statement for {who}")
    c.setFont("Bank23Noto", 9)
    c.drawString(44, 748, f"Account {ac}   |   {dd(a)} - {dd(e)}")
    y = hd(735)
    for m in tx:
        h = 13 * len(m["lines"]) + 30
        if y - h < 50:
            end()
            c.showPage()
            y = hd(805)
        c.setFont("Bank23Noto", 9)
        c.drawString(44, y - 13, dd(m["d"]))
        c.setFont("Bank23Noto", 7)
        c.drawString(44, y - 24, twelve(m["f"]["hm"]))
        c.setFont("Bank23NotoB", 9)
        for j, s in enumerate(m["lines"]):
            c.drawString(130, y - 13 - 13 * j, s)
        c.setFont("Bank23Noto", 7.5)
        for j, s in enumerate(m["small"]):
            c.drawString(130, y - 12 - 13 * len(m["lines"]) - 10 * j, s)
        c.setFont("Bank23Noto", 9)
        c.drawString(382, y - 13, "Debit" if m["dr"] else "Credit")
        c.drawRightString(486, y - 13, "₹" + inr(m["dr"] or m["cr"]))
        c.drawRightString(552, y - 13, "₹" + inr(m["bal"]))
        y -= h
    end()
    c.save()
    return {"data": dict(bank_name="Sarvodaya Bank", account_number=ac, account_holder=who, currency="INR", statement_period={"from": iso(a), "to": iso(e)}, transactions=truth_rows(tx))}


FB = {"upi_dr": "UPI {rrn} {NAME}", "upi_cr": "UPI CREDIT {rrn} {NAME}", "neft_cr": "INWARD NEFT {firm} REF {utr}", "neft_dr": "OUTWARD NEFT {NAME} REF {utr}", "ach_dr": "ECS DEBIT {lender} {n8}", "pos_dr": "PURCHASE CARD {card} {shop} {city} IN",
      "atm_dr": "CASH WITHDRAWAL ATM {n6} {city}", "chq_dr": "CHEQUE {chq}", "int_cr": "CREDIT INTEREST", "chg_dr": "SERVICE FEE INCL IGST"}


def harbour(path, seed, rows):
    """Foreign bank's branch: the date once a day, the balance after the day's last movement only, western grouping."""
    r = start("harbour", seed, rows)
    a, e = period(r)
    op = r.randint(3000000, 60000000)
    tx = moves(r, rows, a, e, op, FB, scale=3)
    for i, m in enumerate(tx):
        m["first"] = i == 0 or tx[i - 1]["d"] != m["d"]
        m["nobal"] = i + 1 < rows and tx[i + 1]["d"] == m["d"]
    who, ac, ifs = person(r).upper(), f"{digits(r, 3)}-{digits(r, 6)}-006", f"HBOV0400{digits(r, 3)}"
    cut(tx, "Helvetica", 8.5, 205)
    C = cols(48, (62, "l"), (212, "l"), (76, "r"), (76, "r"), (78, "r"))
    c = page(path, A4, "eStatement")
    pg = [0]
    d1 = lambda d: d.strftime("%d%b%Y").upper()

    def top():
        pg[0] += 1
        c.setFont("Helvetica-Bold", 14)
        c.drawString(48, 800, "Harbour & Orient Bank, India")
        c.setFont("Helvetica", 8)
        c.drawString(48, 788, "The Harbour and Orient Banking Corporation Limited, Incorporated in Singapore with limited liability. Fort Branch, Mumbai 400001")
        c.setFont("Helvetica", 9)
        c.drawString(48, 756, who)
        c.drawString(48, 744, f"{r2} MARINE COURT")
        c.drawString(48, 732, "MUMBAI 400020")
        kv(c, 340, 756, [("Statement date", d1(e)), ("Account number", ac), ("IFSC", ifs), ("Page", str(pg[0]))], "Helvetica", 8.5, 12, 80, sep="")
        c.setFont("Helvetica-Bold", 10)
        c.drawString(48, 700, "SAVINGS-RESIDENT (INR)")
        c.setFont("Helvetica", 8.5)
        c.drawString(48, 687, f"Details of transactions {d1(a)} to {d1(e)}")
        c.setLineWidth(.7)
        return head(c, C, ["Date", "Transaction details", "Deposits", "Withdrawals", "Balance"], 678, "Helvetica-Bold", 8.5, rules=True)

    def line(y, d, label, b):
        c.setFont("Helvetica-Bold", 8.5)
        put(c, *C[0], d, y - 11)
        put(c, *C[1], label, y - 11)
        put(c, *C[4], west(b), y - 11)
        return y - 15
    r2 = r.randint(2, 99)

    def turn(i):
        line(ys[0], "", "BALANCE CARRIED FORWARD", tx[i - 1]["bal"])
        c.showPage()
        tx[i]["first"] = True
        items[i][0] = d1(tx[i]["d"])
        return line(top(), "", "BALANCE BROUGHT FORWARD", tx[i - 1]["bal"])
    ys = [70]
    items = [[d1(m["d"]) if m["first"] else "", m["lines"], west(m["cr"]) if m["cr"] else "", west(m["dr"]) if m["dr"] else "", "" if m["nobal"] else west(m["bal"])] for m in tx]
    y = line(top(), d1(a), "BALANCE BROUGHT FORWARD", op)
    y = grid(c, C, items, y, 78, turn, "Helvetica", 8.5, 11, gap=4)
    y = line(y - 3, d1(e), "CLOSING BALANCE", tx[-1]["bal"])
    dr, cr = sums(tx)
    c.setFont("Helvetica", 8.5)
    nd = sum(m["dr"] > 0 for m in tx)
    c.line(48, y, 552, y)
    c.drawString(51, y - 14, f"Total number of deposits {rows - nd}   Total deposits {west(cr)}   Total number of withdrawals {nd}   Total withdrawals {west(dr)}")
    c.save()
    return {"data": dict(bank_name="Harbour & Orient Bank, India", account_number=ac, account_holder=who, account_type="SAVINGS-RESIDENT", ifsc=ifs, currency="INR", statement_period={"from": iso(a), "to": iso(e)},
                         opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx))}


BANKS = {"udaan": udaan, "paisapay": paisapay, "jhatpat": jhatpat, "harbour": harbour}

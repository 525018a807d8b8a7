# SPDX-License-Identifier: AGPL-3.0-or-later
"""One amount column with (Dr)/(Cr) behind it and an overdraft that changes sign; a public-sector branch's wide print."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_coffer_kit as k

H = colors.HexColor


def kotwal(path, seed, rows):
    rng = k.seeded("kotwal", seed, rows)
    a, b = k.period(rng, 2)
    words = dict(upi_out="UPI/{who}/{rrn}/{note}/{vpa}", upi_in="UPI/{who}/{rrn}/{note}/{vpa}", neft_in="NEFT {utr} {WHO} {code}0{n6} {note}",
                 neft_out="IB: SENT NEFT {utr} {WHO} {note}", imps_in="RECD:IMPS/{rrn}/{WHO}/{code}/X{n4}/{note}", atm="ATW/{n4}/{n8}/{CITY}",
                 imps_out="SENT:IMPS/{rrn}/{WHO}/{code}/X{n4}/{note}", ach="NACH-MUT-DR-{WHO}-{n8}", pos="PCI/{n4}/{who}/{city}{dmy}/{time}",
                 chq_paid="CLG TO {WHO}", int="OD INT REBATE", chg="CHRG: SMS ALERTS JAN-MAR")
    refs = {q: "UPI-{rrn}" for q in ("upi_out", "upi_in")} | {q: "IMPS-{rrn}" for q in ("imps_in", "imps_out")} | \
        dict(neft_in="NEFTINW-{n8}", neft_out="NETBK-{n8}", chq_paid="{chq}")
    limit = 200000_00
    op = rng.randint(-60000_00, 30000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, floor=-limit, refs=refs)
    for e in tx:
        if e["kind"] == "pos":
            e["narr"] = words["pos"].format(**e)
    who, acct = k.name(rng), k.digits(rng, 10)
    adr, ifsc = k.address(rng), "KTWL000" + k.digits(rng, 4)
    D, C, nd, nc = k.sums(tx)
    st = ParagraphStyle("p", fontName="Helvetica", fontSize=8, leading=10)
    num = ParagraphStyle("n", parent=st, alignment=2)
    hd = ParagraphStyle("h", parent=st, fontName="Helvetica-Bold", textColor=colors.white)
    hn = ParagraphStyle("hn", parent=hd, alignment=2)
    navy = H("#002f6c")
    el = [Table([[Paragraph("<b>%s</b><br/>%s" % (who, "<br/>".join(adr)), st),
                  Paragraph("Account No.<br/>Account Type<br/>Overdraft Limit<br/>Currency<br/>IFSC Code<br/>Period", st),
                  Paragraph("%s<br/>Overdraft against Fixed Deposit<br/>%s<br/>INR<br/>%s<br/>%s To %s" % (
                      acct, k.rs(limit, "us"), ifsc, k.dt(a, "%d-%b-%Y"), k.dt(b, "%d-%b-%Y")), st)]],
                colWidths=[250, 90, 190], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEAFTER", (0, 0), (0, 0), .5, navy)]), Spacer(1, 14)]
    W = [58, 222, 96, 82, 82]
    data = [[Paragraph(x, s) for x, s in (("Date", hd), ("Narration", hd), ("Chq/Ref No", hd), ("Withdrawal (Dr)/<br/>Deposit (Cr)", hn), ("Balance", hn))],
            [Paragraph(x, s) for x, s in (("", st), ("OPENING BALANCE", st), ("", st), ("", num), (k.drcr(op, "(Dr)", "(Cr)", "us", ""), num))]]
    lines = []
    for e in tx:
        ln = k.wrap(e["narr"], "Helvetica", 8, W[1] - 14)
        lines.append(ln)
        data.append([Paragraph(k.dt(e["date"], "%d-%m-%Y"), st), Paragraph("<br/>".join(ln), st), Paragraph(e["ref"], st),
                     Paragraph(k.rs(e["amt"], "us") + ("(Cr)" if e["credit"] else "(Dr)"), num),
                     Paragraph(k.drcr(e["bal"], "(Dr)", "(Cr)", "us", ""), num)])
    el.append(Table(data, colWidths=W, repeatRows=1, style=[
        ("BACKGROUND", (0, 0), (-1, 0), navy), ("LINEBELOW", (0, 1), (-1, -1), .4, H("#b9c4d6")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("TOPPADDING", (0, 0), (-1, -1), 2)]))
    el += [Spacer(1, 8), Paragraph("Total withdrawals (%d): %s(Dr) &nbsp;&nbsp; Total deposits (%d): %s(Cr) &nbsp;&nbsp; Closing balance: <b>%s</b>" % (
        nd, k.rs(D, "us"), nc, k.rs(C, "us"), k.drcr(tx[-1]["bal"], "(Dr)", "(Cr)", "us", "")), st),
        Paragraph("Balances marked (Dr) are owed to the bank.", st)]

    def deco(c, doc):
        k.text(c, 565, 806, "Kotwal Metro Bank", "Times-BoldItalic", 16, "r", navy)
        k.text(c, 28, 24, "Page %d" % doc.page, size=7.5)
    SimpleDocTemplate(path, pagesize=A4, leftMargin=27, rightMargin=27, topMargin=58, bottomMargin=42, invariant=1).build(
        el, onFirstPage=deco, onLaterPages=deco)
    return {"data": dict(bank_name="Kotwal Metro Bank", account_number=acct, account_holder=who, account_type="Overdraft against Fixed Deposit", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


def shikhar(path, seed, rows):
    """Branch print of a public-sector core: post date and value date, details over lines, brought and carried forward."""
    rng = k.seeded("shikhar", seed, rows)
    a, b = k.period(rng, 3)
    words = dict(upi_out="TO TRF UPI/DR/{rrn}/{WHO}/ {code}/{note}", upi_in="BY TRF UPI/CR/{rrn}/{WHO}/ {code}/{note}", neft_in="BY TRF NEFT UTR {utr} {WHO}",
                 neft_out="TO TRF NEFT UTR {utr} {WHO}", atm="ATM WDL {n4} {CITY}", cash_dep="CSH DEP (CDM) {n8} {CITY}", chq_paid="TO CLG {WHO} {CITY}",
                 int="CREDIT INTEREST", chg="AMB CHRG INCL GST", ach="ACH DR {code}{n8} {WHO}", pos="PURCHASE POS {n8} {WHO}")
    op = rng.randint(2000_00, 50000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, refs=dict(chq_paid="{chq}"))
    who, acct, ifsc = k.name(rng).upper(), k.digits(rng, 11), "SHKR0" + k.digits(rng, 6)
    adr, br = [s.upper() for s in k.address(rng)], rng.choice(k.CITY).upper()
    D, C, nd, nc = k.sums(tx)
    lines = []

    def fn(c, total):
        lines.clear()
        s = dict(page=0)
        f, fb = "Bk21Mono", "Bk21MonoB"
        tab = k.Tab(c, 26, [("POST\nDATE", 52, "l"), ("VALUE\nDATE", 52, "l"), ("DETAILS", 150, "l"), ("CHQ.NO.", 46, "l"),
                            ("DEBIT", 74, "r"), ("CREDIT", 74, "r"), ("BALANCE", 92, "r")], f, fb, 7, lead=9, pad=2, rules="", gap=2)

        def top():
            s["page"] += 1
            k.text(c, 26, 812, "SHIKHAR BANK OF HINDUSTAN", "Bk21SerifB", 13)
            k.pairs(c, 330, 812, [("BRANCH", br + " CANTT"), ("IFSC", ifsc), ("PAGE NO", str(s["page"]))], 400, 10, f, f, 7.5)
            y = 792
            for ln in [who] + adr:
                k.text(c, 26, y, ln, f, 8)
                y -= 10
            k.pairs(c, 330, 776, [("ACCOUNT NO", acct), ("PRODUCT", "SAVINGS PLUS ACCOUNT"), ("CURRENCY", "INR")], 400, 10, f, f, 7.5)
            k.text(c, 26, 740, "STATEMENT FROM %s TO %s" % (k.dt(a, "%d/%m/%Y"), k.dt(b, "%d/%m/%Y")), fb, 8)
            c.setDash(2, 2)
            c.line(26, 733, 566, 733)
            c.setDash()
            return tab.heading(730)

        def foot():
            k.text(c, 26, 34, "IN CASE OF ANY DISCREPANCY PLEASE CONTACT THE BRANCH. TOLL FREE 1800 000 111", f, 6.5)
        y, bal = top(), op
        y = tab.row(y, ["", "", "BROUGHT FORWARD :", "", "", "", k.drcr(op, "DR", "CR", "in", "")], bold=True)
        for e in tx:
            ln = tab.fold(2, e["narr"])
            lines.append(ln)
            if y - (9 * len(ln) + 4) < 75:
                tab.row(y, ["", "", "CARRIED FORWARD :", "", "", "", k.drcr(bal, "DR", "CR", "in", "")], bold=True)
                foot()
                c.showPage()
                y = top()
                y = tab.row(y, ["", "", "BROUGHT FORWARD :", "", "", "", k.drcr(bal, "DR", "CR", "in", "")], bold=True)
            bal = e["bal"]
            y = tab.row(y, [k.dt(e["date"], "%d/%m/%Y"), k.dt(e["vdate"], "%d/%m/%Y"), ln, e["ref"], "" if e["credit"] else k.rs(e["amt"]),
                            k.rs(e["amt"]) if e["credit"] else "", k.drcr(bal, "DR", "CR", "in", "")])
        y = tab.row(y, ["", "", "CLOSING BALANCE :", "", "", "", k.drcr(bal, "DR", "CR", "in", "")], bold=True)
        if y < 120:
            foot()
            c.showPage()
            y = top() + 20
        tab.base(y - 3)
        k.text(c, 28, y - 15, "STATEMENT SUMMARY    DR. COUNT %d    CR. COUNT %d" % (nd, nc), fb, 7.5)
        k.text(c, 28, y - 27, "TOTAL DEBITS %s    TOTAL CREDITS %s" % (k.rs(D), k.rs(C)), f, 7.5)
        foot()
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="SHIKHAR BANK OF HINDUSTAN", account_number=acct, account_holder=who, account_type="SAVINGS PLUS ACCOUNT", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


BANKS = {"kotwal": kotwal, "shikhar": shikhar}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: an app's statement with signs, a co-operative bank, a current account with cheques."""
import datetime as dt
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_wallet_kit import INDIA, Sheet, digits, entries, money, period, rng_for, totals, truth, twice, wrap


def mobileapp(path, seed, rows):
    rng = rng_for("mobileapp", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(500000, 6000000)
    pools = dict(INDIA, name=["Ritika Sen", "Harsh Vora", "Nikhil Menon", "Zoya Khan", "Pooja Hegde", "Amit Rawat"],
                 place=["Chaat Junction", "Metro Card Recharge", "QuickKart Grocery", "Blue Teapot Corner", "Aster Pharmacy", "Rapid Cabs"])
    txs = entries(rng, rows, span, opening, [
        ("Paid to {place}|UPI \u00b7 {n12}", 2000, 250000), ("Sent to {name}|UPI \u00b7 {n12}", 5000, 1200000),
        ("Mobile recharge|Prepaid \u00b7 98{n8}", 19900, 99900), ("Auto-debit SIP|Mandate {n8}", 50000, 1000000),
        ("Debit card \u00b7 {place}|Card ending {n4}", 10000, 600000)], [
        ("Received from {name}|UPI \u00b7 {n12}", 5000, 1500000), ("Salary credited|NEFT \u00b7 {bk}N{n10}", 3500000, 9000000),
        ("Savings interest|Monthly payout", 1000, 60000), ("Refund \u00b7 {place}|UPI \u00b7 {n12}", 5000, 90000)], pools, share=0.3)
    acc, ifsc = digits(rng, 14), "PIHU0" + digits(rng, 6)
    holder = rng.choice(["Shreya Kulkarni", "Mohammed Faizan", "Jasleen Kaur Bedi"])
    f, fb = "Bank17Noto", "Bank17NotoB"
    teal, grey, red, green = "#0b6e69", "#6b7280", "#b42318", "#067647"
    times = [m for _, m in sorted((t["date"], rng.randint(360, 1380)) for t in txs)]
    dr, cr = totals(txs)
    rs = "\u20b9"

    def go(where, pages):
        def head(sh):
            c = sh.c
            if sh.page == 1:
                c.setFillColor(teal)
                c.roundRect(30, sh.h - 92, sh.w - 60, 62, 10, stroke=0, fill=1)
                sh.text(46, sh.h - 58, "pihu bank", fb, 20, "l", "#ffffff")
                sh.text(46, sh.h - 78, "Savings account statement", f, 9.5, "l", "#ffffff")
                sh.text(sh.w - 46, sh.h - 58, f"{span[0]:%d %b %Y} \u2013 {span[1]:%d %b %Y}", fb, 10, "r", "#ffffff")
                for k, (a, b) in enumerate([("ACCOUNT HOLDER", holder), ("ACCOUNT NUMBER", acc), ("IFSC", ifsc),
                                            ("ACCOUNT TYPE", "Pihu Savings Lite")]):
                    sh.text(36 + 138 * k, sh.h - 116, a, f, 7, "l", grey)
                    sh.text(36 + 138 * k, sh.h - 130, b, fb, 10)
                for k, (a, b) in enumerate([("Opening balance", opening), ("Money in", cr), ("Money out", dr),
                                            ("Closing balance", txs[-1]["balance"])]):
                    c.setStrokeColor("#d0d5dd")
                    c.roundRect(30 + 136 * k, sh.h - 190, 127, 42, 6, stroke=1, fill=0)
                    sh.text(40 + 136 * k, sh.h - 163, a, f, 7.5, "l", grey)
                    sh.text(40 + 136 * k, sh.h - 180, rs + money(b, "in"), fb, 10.5)
                y = sh.h - 216
            else:
                y = sh.h - 50
            for x, al, t in [(36, "l", "Date & time"), (130, "l", "Details"), (450, "r", "Amount"), (558, "r", "Balance")]:
                sh.text(x, y, t, fb, 8.5, al, grey)
            sh.rule(30, sh.w - 30, y - 6, 0.6, 0.7)
            sh.y = y - 22
            sh.text(sh.w / 2, 24, f"Page {sh.page} of {pages}  \u00b7  help@pihubank.example  \u00b7  Deposits insured up to {rs}5 lakh",
                    f, 7, "c", grey)
        sh = Sheet(where, A4, 46, head)
        for t, tm in zip(txs, times):
            t["lines"] = t["text"].split("|")
            if sh.y - 14 < sh.bottom:
                sh.new()
            h, m = divmod(tm, 60)
            sh.text(36, sh.y, t["date"].strftime("%d %b %Y"), f, 8.5)
            sh.text(36, sh.y - 11, f"{h % 12 or 12}:{m:02d} {'AM' if h < 12 else 'PM'}", f, 7, "l", grey)
            sh.text(130, sh.y, t["lines"][0], fb, 8.5)
            sh.text(130, sh.y - 11, t["lines"][1], f, 7.5, "l", grey)
            sh.text(450, sh.y, ("+ " if t["credit"] else "- ") + rs + money(t["value"], "in"), fb, 9, "r",
                    green if t["credit"] else red)
            sh.text(558, sh.y, rs + money(t["balance"], "in"), f, 8.5, "r")
            sh.rule(130, sh.w - 30, sh.y - 17, 0.3, 0.85)
            sh.y -= 30
        return sh.done()
    twice(go, path)
    return truth({"bank_name": "pihu bank", "account_number": acc, "account_holder": holder, "account_type": "Pihu Savings Lite",
                  "ifsc": ifsc, "currency": "INR"}, txs, span, opening, txs[-1]["balance"], True)


def cooperative(path, seed, rows):
    rng = rng_for("cooperative", seed, rows)
    span = period(rng, rows, 4)
    opening = rng.randint(300000, 9000000)
    txs = entries(rng, rows, span, opening, [
        ("To Cash - Self", 100000, 2000000), ("To Clg. {person}", 100000, 3000000), ("To Tr. RD A/c {n5}", 50000, 500000),
        ("To Pigmy Agent Coll. {n4}", 10000, 200000), ("To Loan Inst. A/c HSL/{n4} Hsg Loan Recovery", 400000, 1500000),
        ("To Locker Rent incl. GST", 118000, 236000)], [
        ("By Cash", 100000, 3000000), ("By Clg. {bk} Bank Chq {n6}", 200000, 5000000), ("By Sugar Cane Bill Adhoc Inst. Season", 800000, 9000000),
        ("By Milk Sangh Payment", 100000, 1200000), ("By Int. on FDR {n6}", 50000, 600000)], INDIA)
    acc = f"SB/{digits(rng, 5)}"
    holder = rng.choice(["Shri. Tukaram Bapu Shinde", "Sau. Vaishali Anil Mane", "Shri. Dattatray Vithoba Kadam"])
    ifsc = "JSNB0" + digits(rng, 6)
    for t in txs:
        t["lines"] = wrap(t["text"], "Times-Roman", 9.5, 162)
        if "Clg" in t["text"] and not t["credit"] or "Self" in t["text"]:
            t["ref"] = digits(rng, 6)
    cols = [(36, "l"), (95, "l"), (265, "l"), (388, "r"), (462, "r"), (563, "r")]
    f, fb = "Times-Roman", "Times-Bold"
    edges = [32, 91, 261, 317, 392, 466, 567]
    dr, cr = totals(txs)

    def grid(sh, y0, y1):
        sh.c.setLineWidth(0.5)
        for x in edges:
            sh.c.line(x, y0, x, y1)

    def cells(sh, values, font=f):
        n = max(len(v) if isinstance(v, list) else 1 for v in values)
        height = 11 * n + 5
        sh.row(cols, values, font, 9.5, 11, sh.y - 11)
        grid(sh, sh.y, sh.y - height)
        sh.rule(edges[0], edges[-1], sh.y - height)
        sh.y -= height

    def head(sh):
        y = sh.h - 44
        if sh.page == 1:
            mid = sh.w / 2
            sh.text(mid, y, "JANASEVA NAGARI SAHAKARI BANK LTD., KARAD", fb, 14, "c")
            sh.text(mid, y - 14, "Regd. No. STR/BNK/0317  Estd. 1964", f, 9, "c")
            sh.text(mid, y - 26, "Branch : Market Yard, Karad - 415110   Phone : 02164-220031", f, 9, "c")
            sh.text(mid, y - 44, "Statement of Account", fb, 11, "c")
            sh.c.rect(32, y - 112, 535, 60)
            sh.text(40, y - 66, "Name", f, 10)
            sh.text(100, y - 66, ": " + holder, fb, 10)
            sh.text(40, y - 80, "Address", f, 10)
            sh.text(100, y - 80, ": " + addr, f, 10)
            sh.text(40, y - 94, "Period", f, 10)
            sh.text(100, y - 94, f": {span[0]:%d/%m/%Y} to {span[1]:%d/%m/%Y}", f, 10)
            for k, (a, b) in enumerate([("A/c No.", acc), ("A/c Type", "Savings Deposit"), ("Member No.", member), ("IFS Code", ifsc)]):
                sh.text(376, y - 66 - 13 * k, a, f, 10)
                sh.text(440, y - 66 - 13 * k, ": " + b, f, 10)
            y -= 124
        sh.y = y
        sh.rule(edges[0], edges[-1], y)
        cells(sh, ["Date", "Particulars", "Chq. No.", ["Withdrawal", "(Rs.)"], ["Deposit", "(Rs.)"], ["Balance", "(Rs.)"]], fb)
        sh.text(mid_x, 26, f"- {sh.page} -", f, 8, "c")

    mid_x, member = 297, digits(rng, 5)
    addr = f"H. No. {rng.randint(11, 980)}, Shaniwar Peth, Karad"
    sh = Sheet(path, A4, 60, head)
    cells(sh, [f"{span[0]:%d/%m/%Y}", "Opening Balance", "", "", "", money(opening, "in") + " Cr"])
    for t in txs:
        if sh.y - 11 * len(t["lines"]) - 5 < sh.bottom:
            sh.new()
        v = money(t["value"], "in")
        cells(sh, [f"{t['date']:%d/%m/%Y}", t["lines"], t.get("ref", ""), "" if t["credit"] else v, v if t["credit"] else "",
                   money(t["balance"], "in") + " Cr"])
    if sh.y - 110 < 40:
        sh.new()
    cells(sh, ["", "Total", "", money(dr, "in"), money(cr, "in"), ""], fb)
    cells(sh, [f"{span[1]:%d/%m/%Y}", "Closing Balance", "", "", "", money(txs[-1]["balance"], "in") + " Cr"], fb)
    sh.text(40, sh.y - 48, "Prepared by", f, 9)
    sh.text(560, sh.y - 48, "Branch Manager / Officer", f, 9, "r")
    sh.done()
    return truth({"bank_name": "JANASEVA NAGARI SAHAKARI BANK LTD., KARAD", "account_number": acc, "account_holder": holder,
                  "account_type": "Savings Deposit", "ifsc": ifsc, "currency": "INR"}, txs, span, opening, txs[-1]["balance"], True)


def currentcheque(path, seed, rows):
    rng = rng_for("currentcheque", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(-4000000, 40000000)
    txs = entries(rng, rows, span, opening, [
        ("CLG-O/W RTN-{firm}-INSUFFICIENT FUNDS", 500000, 9000000), ("CHQ-CLG-{firm}", 500000, 20000000),
        ("CHQ-TRF-{firm}-{city}", 400000, 15000000), ("RTGS-{bk}R{n10}-{firm}-INVOICE {n4}", 20000000, 60000000),
        ("TDS-CHALLAN-{n7}-194C", 100000, 3000000), ("CASH HANDLING CHGS {n6}", 20000, 120000),
        ("FOREX REM COMM-BILL {n6} PLUS GST", 90000, 900000)], [
        ("CLG-DEP-{bk}-{firm}", 500000, 30000000), ("NEFT-{bk}N{n9}-{firm}", 300000, 18000000),
        ("RTGS-{bk}R{n10}-{firm}", 20000000, 90000000), ("SWEEP FROM FD {n10}", 5000000, 20000000)],
        INDIA, floor=-20000000, share=0.42)
    acc, ifsc = digits(rng, 15), "MRDN0" + digits(rng, 6)
    holder = rng.choice(["VEDANSH AUTOCOMP PRIVATE LIMITED", "TRISHUL LOGISTICS & WAREHOUSING LLP", "NAVKAR OPTICAL INDUSTRIES"])
    small = ParagraphStyle("s", fontName="Helvetica", fontSize=7, leading=8.6)
    big = ParagraphStyle("b", fontName="Helvetica-Bold", fontSize=9, leading=11)
    hd = ParagraphStyle("h", fontName="Helvetica-Bold", fontSize=7, leading=8.6, alignment=1)

    def esc(s):
        return s.replace("&", "&amp;")

    def flag(n):
        return money(abs(n), "in") + (" Cr" if n >= 0 else " Dr")

    def stack(label, value):
        return Paragraph(f'<font size="6.5" color="#555555">{label}</font><br/><b>{esc(value)}</b>',
                         ParagraphStyle("k", fontName="Helvetica", fontSize=8.5, leading=11))
    street = f"Plot {rng.randint(3, 88)}, MIDC Phase II, Chakan, Pune 410501"
    block = Table([[Paragraph(f"<b>{esc(holder)}</b><br/>{street}<br/>Maharashtra, India",
                              ParagraphStyle("ad", fontName="Helvetica", fontSize=8.5, leading=11)),
                    [stack("Account Number", acc), Spacer(1, 4), stack("Type of Account", "Current Account - Business Plus")],
                    [stack("IFSC", ifsc), Spacer(1, 4), stack("Overdraft Limit (INR)", "2,00,000.00")]]], colWidths=[235, 175, 125])
    block.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), 1, colors.black),
                               ("LINEBELOW", (0, 0), (-1, 0), 0.4, colors.black)]))
    dr, cr = totals(txs)
    top = Table([["Opening Balance", "Total Debit", "Total Credit", "Closing Balance"],
                 [flag(opening), money(dr, "in"), money(cr, "in"), flag(txs[-1]["balance"])]], colWidths=[133.75] * 4)
    top.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), "Helvetica", 7), ("FONT", (0, 1), (-1, 1), "Helvetica-Bold", 9),
                             ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#e8eef7")), ("ALIGN", (0, 0), (-1, -1), "CENTER")]))
    body = [[Paragraph(x, hd) for x in ["Sl.<br/>No.", "Tran<br/>Date", "Value<br/>Date", "Cheque<br/>Number", "Transaction Particulars",
                                        "Amount<br/>(INR)", "Dr /<br/>Cr", "Balance<br/>(INR)"]]]
    for k, t in enumerate(txs, 1):
        t["lines"] = wrap(t["text"], "Helvetica", 7, 152)
        if t["tmpl"].startswith("CHQ"):
            t["ref"] = digits(rng, 6)
        elif "CLG-DEP" in t["tmpl"]:
            t["ref"] = digits(rng, 6)
        vd = t["date"] + dt.timedelta(days=1 if t["tmpl"].startswith("CLG-DEP") else 0)
        body.append([str(k), f"{t['date']:%d-%b-%y}", f"{vd:%d-%b-%y}", t.get("ref", "-"),
                     Paragraph("<br/>".join(esc(x) for x in t["lines"]), small), money(t["value"], "in"),
                     "CR" if t["credit"] else "DR", flag(t["balance"])])
    tab = Table(body, colWidths=[26, 52, 52, 46, 162, 74, 28, 95], repeatRows=1)
    tab.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.3, colors.HexColor("#9aa5b8")), ("FONT", (0, 1), (-1, -1), "Helvetica", 7.2),
                             ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#c9d6ea")), ("ALIGN", (5, 1), (5, -1), "RIGHT"),
                             ("ALIGN", (7, 1), (7, -1), "RIGHT"), ("ALIGN", (0, 1), (3, -1), "CENTER"), ("ALIGN", (6, 1), (6, -1), "CENTER"),
                             ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                             ("TOPPADDING", (0, 1), (-1, -1), 2), ("BOTTOMPADDING", (0, 1), (-1, -1), 3)]))

    def page(c, doc):
        c.setFont("Times-BoldItalic", 18)
        c.setFillColor("#1d3c78")
        c.drawRightString(565, 800, "Meridian Corporate Bank Limited")
        c.setFillGray(0.3)
        c.setFont("Helvetica", 6.5)
        c.drawString(30, 24, "Regd. Office: Meridian House, Nariman Marg, Mumbai 400021. Discrepancies to be reported within 21 days.")
        c.drawRightString(565, 24, f"Page {doc.page}")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=30, rightMargin=30, topMargin=54, bottomMargin=40)
    doc.build([Paragraph(f"Statement of transactions for the period {span[0]:%d-%b-%Y} to {span[1]:%d-%b-%Y}", big), Spacer(1, 6), block,
               Spacer(1, 6), top, Spacer(1, 8), tab, Spacer(1, 8),
               Paragraph("DR - Debit, CR - Credit. A balance marked Dr is owed to the Bank.", small)], onFirstPage=page, onLaterPages=page)
    return truth({"bank_name": "Meridian Corporate Bank Limited", "account_number": acc, "account_holder": holder, "currency": "INR",
                  "account_type": "Current Account - Business Plus", "ifsc": ifsc}, txs, span, opening, txs[-1]["balance"], True)


BANKS = {"mobileapp": mobileapp, "cooperative": cooperative, "currentcheque": currentcheque}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Foreign bank's branch, co-operative and regional rural banks, post office, wallet."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
from reportlab.lib.styles import ParagraphStyle
from xml.sax.saxutils import escape
from stranger_chequer_kit import chop, columns, drcr, inr, make, pairs, row, run, sw, truth, twice, west, wrap

W, H = A4


def albion(path, seed, rows):
    """Foreign bank's Indian branch, NRE account: western grouping, month in letters, balance forward, address in the window's place."""
    a = make("albion", seed, rows, "old", prefix="ALBN", acno=11)
    name = "Albion & Orient Bank"
    no = f"{a.acno[:3]}-{a.acno[3]}-{a.acno[4:10]}-{a.acno[10]}"

    def body(c, n):
        cols = columns(50, (46, "l"), (46, "l"), (172, "l"), (72, "r"), (72, "r"), (86, "r"))

        def head(y):
            c.setFont("Times-Bold", 9)
            row(c, cols, ["Date", ["Value", "Date"], "Description", "Deposit", "Withdrawal", ["Balance", "(INR)"]], y - 10, 10, 2)
            c.setLineWidth(.8)
            c.line(50, y - 25, 544, y - 25)
            return y - 27

        def foot():
            c.setFont("Times-Italic", 7.5)
            c.drawString(50, 34, f"{name}, India: a branch of a company incorporated abroad with limited liability")
            c.setFont("Times-Roman", 8)
            c.drawRightString(544, 34, f"Page {c.getPageNumber()} of {n}")

        def turn(i, y):
            foot()
            c.showPage()
            c.setFont("Times-Roman", 9)
            c.drawString(50, H - 50, f"{name}    Account {no}")
            return head(H - 62)
        c.setFont("Times-Bold", 18)
        c.setFillColor("#0b6b3a")
        c.drawString(50, H - 60, name)
        c.setFillColor("black")
        c.setFont("Times-Roman", 10)
        c.drawString(50, H - 74, "India")
        c.setFont("Times-Roman", 10)
        for i, s in enumerate((f"MR {a.holder.upper()}" if a.cif < "5" else f"MS {a.holder.upper()}", a.house.upper(), a.street.upper(), f"{a.town.upper()} {a.pin}", a.state.upper())):
            c.drawString(60, H - 116 - 13 * i, s)
        who = ("MR " if a.cif < "5" else "MS ") + a.holder.upper()
        c.setFont("Times-Bold", 12)
        c.drawRightString(544, H - 58, "ACCOUNT STATEMENT")
        pairs(c, 330, H - 90, [("Branch", f"{a.town}, {a.bstreet}"), ("Account number", no), ("Account type", "NRE SAVINGS"), ("Currency", "INR"),
                               ("Statement period", [f"{a.start:%d %b %Y} to", f"{a.end:%d %b %Y}"]), ("IFSC / MICR", f"{a.ifsc} / {a.micr}"),
                               ("Nomination", "Registered")], "Times-Roman", "Times-Bold", 9, 13, 92)
        y = head(H - 206)
        items = [[f"{a.start:%d %b}", "", "BALANCE FORWARD", "", "", west(a.opening)]]
        for t in a.tx:
            t.lines = wrap(t.desc.upper(), "Times-Roman", 9, 166) + ([f"REF {t.ref}"] if t.ref else [])
            items.append([f"{t.date:%d %b}", f"{t.vdate:%d %b}", t.lines, west(t.cr) if t.cr else "", west(t.dr) if t.dr else "", west(t.bal)])
        y = run(c, items, cols, y, 80, 10.5, 6, "Times-Roman", 9, turn, None, 2)
        c.line(50, y - 2, 544, y - 2)
        c.setFont("Times-Bold", 9)
        row(c, cols, ["", "", "Total", west(a.cr), west(a.dr), west(a.closing)], y - 14, 10, 2)
        foot()
        return truth(a, ("period", "opening", "closing", "totals"), bank_name=name, account_number=no, account_holder=who, account_type="NRE SAVINGS",
                     ifsc=a.ifsc, currency="INR")
    return twice(path, A4, body)


def janata(path, seed, rows):
    """Urban co-operative bank: Times, centred head, account's data in lines above the table, current account, balance Cr/Dr in its own narrow column."""
    a = make("janata", seed, rows, "old", business=True, limit=80000000, prefix="JSBL", acno=12)
    name = "The Janata Sahakari Bank Ltd."
    n = ParagraphStyle("n", fontName="Times-Roman", fontSize=9.5, leading=12.5)
    ctr = ParagraphStyle("c", parent=n, alignment=1)
    big = ParagraphStyle("b", parent=ctr, fontName="Times-Bold", fontSize=16, leading=20)
    no = f"{a.code}/CA/{a.acno[-6:]}"
    ws = [58, 190, 62, 76, 76, 80, 20]
    data = [["Date", "Particulars", "Inst. No.", "Debit", "Credit", "Balance", ""]]
    data.append([f"{a.start:%d/%m/%Y}", "Opening Balance", "", "", "", inr(abs(a.opening)), "Dr" if a.opening < 0 else "Cr"])
    for t in a.tx:
        t.lines = wrap(t.desc, "Times-Roman", 9, ws[1] - 9)
        data.append([f"{t.date:%d/%m/%Y}", "\n".join(t.lines), t.chq, inr(t.dr) if t.dr else "", inr(t.cr) if t.cr else "", inr(abs(t.bal)), "Dr" if t.bal < 0 else "Cr"])
    data.append(["", "Total", "", inr(a.dr), inr(a.cr), "", ""])
    data.append([f"{a.end:%d/%m/%Y}", "Closing Balance", "", "", "", inr(abs(a.closing)), "Dr" if a.closing < 0 else "Cr"])
    tab = Table(data, colWidths=ws, repeatRows=1, style=[
        ("FONT", (0, 0), (-1, 0), "Times-Bold", 9.5), ("FONT", (0, 1), (-1, -3), "Times-Roman", 9), ("FONT", (0, -2), (-1, -1), "Times-Bold", 9),
        ("LEADING", (0, 1), (-1, -1), 11), ("BOX", (0, 0), (-1, -1), .7, colors.black), ("LINEBELOW", (0, 0), (-1, 0), .7, colors.black),
        ("LINEBEFORE", (1, 0), (5, -1), .4, colors.black), ("LINEABOVE", (0, -2), (-1, -2), .7, colors.black), ("ALIGN", (3, 0), (5, -1), "RIGHT"),
        ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5),
        ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=16, rightMargin=16, topMargin=30, bottomMargin=36).build([
        Paragraph(name, big), Paragraph("(Multi-State Scheduled Bank)", ctr),
        Paragraph(f"Branch : {a.area}, {a.town} - {a.pin} &nbsp; IFSC : {a.ifsc} &nbsp; MICR : {a.micr}", ctr), Spacer(1, 6),
        Paragraph(f"<b>Current Account</b> statement from <b>{a.start:%d/%m/%Y}</b> to <b>{a.end:%d/%m/%Y}</b>", ctr), Spacer(1, 8),
        Paragraph(f"A/c No. <b>{no}</b> &nbsp;&nbsp; Name : <b>M/s. {escape(a.holder)}</b> &nbsp;&nbsp; Cust. No. {a.cif}", n),
        Paragraph(f"Address : {a.house}, {a.street}, {a.town}, {a.state} {a.pin} &nbsp;&nbsp; OD Limit : {inr(80000000)}", n), Spacer(1, 6), tab,
        Spacer(1, 24), Paragraph("Officer / Manager", ParagraphStyle("o", parent=n, alignment=2))])
    return truth(a, ("period", "opening", "closing", "totals"), "chq", bank_name=name, account_number=no, account_holder=f"M/s. {a.holder}",
                 account_type="Current Account", ifsc=a.ifsc)


def gramin(path, seed, rows):
    """Regional rural bank: Courier branch print, carried and brought forward sums, post and value date, debit/credit with CR balances."""
    a = make("gramin", seed, rows, "state", prefix="VGBX", acno=11)
    name = "VINDHYA GRAMIN BANK"

    def body(c, n):
        y = 0

        def line(s="", b=False):
            nonlocal y
            c.setFont("Courier-Bold" if b else "Courier", 7.6)
            c.drawString(32, y, s)
            y -= 9.6

        def fmt(d, v, p, q, w, e, b):
            return f"{d:<9}{v:<9}{p:<36}{q:<8}{w:>14}{e:>14}{b:>18}"
        bar = "=" * 108

        def head(full):
            nonlocal y
            y = H - 40
            line(f"{name:^108}", True)
            if full:
                line(f"{'(Sponsored by a Scheduled Commercial Bank)':^108}")
                line(f"{(a.area + ', ' + a.town + ' - ' + a.pin).upper():^108}")
                line()
                line(f"{'Name      : ' + a.holder.upper():<62}Account No. : {a.acno}")
                line(f"{'Address   : ' + a.house.upper() + ' ' + a.street.upper():<62}Product     : SB-INDL-RURAL-ALL")
                line(f"{'            ' + a.town.upper() + ' ' + a.pin:<62}CIF No.     : {a.cif}")
                line(f"{'Nominee   : ' + a.nominee.upper():<62}IFSC        : {a.ifsc}")
                line(f"{'Stmt From : ' + a.start.strftime('%d/%m/%Y') + ' To ' + a.end.strftime('%d/%m/%Y'):<62}MICR        : {a.micr}  Currency : INR")
            else:
                line(f"Account No. : {a.acno}{'Page ' + str(c.getPageNumber()):>80}")
            line(bar)
            line(fmt("Post", "Value", "Details", "Chq.No.", "Debit", "Credit", "Balance"), True)
            line(fmt("Date", "Date", "", "", "", "", ""), True)
            line(bar)
        head(True)
        line(fmt("", "", "BROUGHT FORWARD", "", "", "", inr(a.opening) + " CR"))
        last, d, k = a.opening, 0, 0
        for t in a.tx:
            t.lines = chop(t.desc, 34)
            if y - 9.6 * len(t.lines) < 60:
                line(bar)
                line(fmt("", "", "CARRIED FORWARD", "", inr(d), inr(k), inr(last) + " CR"))
                c.showPage()
                head(False)
                line(fmt("", "", "BROUGHT FORWARD", "", inr(d), inr(k), inr(last) + " CR"))
            line(fmt(f"{t.date:%d/%m/%y}", f"{t.vdate:%d/%m/%y}", t.lines[0], t.chq, inr(t.dr) if t.dr else "", inr(t.cr) if t.cr else "", inr(t.bal) + " CR"))
            for x in t.lines[1:]:
                line(fmt("", "", x, "", "", "", ""))
            last, d, k = t.bal, d + t.dr, k + t.cr
        line(bar)
        line(fmt("", "", "CLOSING BALANCE", "", inr(d), inr(k), inr(last) + " CR"), True)
        line(f"Debit Count : {a.ndr}    Credit Count : {a.ncr}")
        return truth(a, ("period", "opening", "closing", "totals"), "chq", bank_name=name, account_number=a.acno, account_holder=a.holder.upper(),
                     account_type="SB-INDL-RURAL-ALL", ifsc=a.ifsc, currency="INR")
    return twice(path, A4, body)


def dakghar(path, seed, rows):
    """Post office savings: two small tables in the head, transaction id and remarks, INR in the headings, grid with grey head."""
    kinds = ("cashin", "cashout", "neftin", "neftout", "chqin", "chqout", "int", "upiout", "upiin", "impsout")
    a = make("dakghar", seed, rows, "old", prefix="DKGB", acno=12, allow=kinds)
    name = "DAK GHAR BACHAT BANK"
    f, fb = "DejaVuSerif", "DejaVuSerif-Bold"
    s = ParagraphStyle("n", fontName=f, fontSize=7.2, leading=9.2)
    b = ParagraphStyle("b", parent=s, fontName=fb)
    r = ParagraphStyle("r", parent=s, alignment=2)
    hd = ParagraphStyle("h", parent=b, alignment=1)
    big = ParagraphStyle("g", parent=hd, fontSize=13, leading=17, textColor=colors.HexColor("#b5121b"))

    def small(items):
        return Table([[Paragraph(k, b), Paragraph(v, s)] for k, v in items], colWidths=[88, 172],
                     style=[("BOX", (0, 0), (-1, -1), .5, colors.black), ("INNERGRID", (0, 0), (-1, -1), .25, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                            ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    left = small([("Account Holder", a.holder.upper()), ("CIF ID", a.cif), ("Address", f"{a.house.upper()}, {a.street.upper()}, {a.town.upper()} {a.pin}"), ("Nomination", "Yes")])
    right = small([("Account Number", a.acno), ("Account Type", "SBGEN - Savings General Public"), ("Post Office", f"{a.town} H.O. (SOL {a.code})"), ("IFSC", a.ifsc)])
    ws = [60, 62, 194, 70, 70, 74]
    data = [[Paragraph(x, hd) for x in ("Date", "Transaction ID", "Remarks", "Debit (INR)", "Credit (INR)", "Balance (INR)")]]
    for t in a.tx:
        t.lines = wrap(t.desc, f, 7.2, ws[2] - 8)
        data.append([f"{t.date:%d-%b-%Y}", t.tid, Paragraph("<br/>".join(escape(x) for x in t.lines), s), Paragraph(inr(t.dr) if t.dr else "", r),
                     Paragraph(inr(t.cr) if t.cr else "", r), Paragraph(inr(t.bal), r)])
    tab = Table(data, colWidths=ws, repeatRows=1, style=[
        ("FONT", (0, 1), (-1, -1), f, 7.2), ("GRID", (0, 0), (-1, -1), .4, colors.black), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#dcdcdc")),
        ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=36).build([
        Paragraph(name, big), Paragraph("Statement of Account", hd), Spacer(1, 8),
        Table([[left, right]], colWidths=[267, 267], style=[("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("VALIGN", (0, 0), (-1, -1), "TOP")]),
        Spacer(1, 4), Paragraph(f"Transactions from {a.start:%d-%b-%Y} to {a.end:%d-%b-%Y}. Balance at the start of the period: INR {inr(a.opening)}. "
                                f"Balance at the end of the period: INR {inr(a.closing)}.", s), Spacer(1, 6), tab])
    return truth(a, ("period", "opening", "closing"), "tid", bank_name=name, account_number=a.acno, account_holder=a.holder.upper(),
                 account_type="SBGEN - Savings General Public", ifsc=a.ifsc, currency="INR")


def tijori(path, seed, rows):
    """NBFC-like prepaid wallet: no IFSC, no name of type but 'Full KYC wallet', credit and debit with Rs., wallet closing balance; no rules but bands."""
    kinds = ("upiout", "upiin", "pos", "impsin", "impsout", "cashin", "cashout", "ach", "chqin", "charge")
    a = make("tijori", seed, rows, "app", acno=10, allow=kinds, opening=lambda r: r.randint(20000, 900000))
    name = "Tijori Wallet"

    def body(c, n):
        cols = columns(40, (66, "l"), (170, "l"), (96, "l"), (60, "r"), (60, "r"), (63, "r"))

        def head(y):
            c.setFont("Helvetica-Bold", 8)
            c.setFillColor("#333333")
            row(c, cols, ["Date", "Activity", "Transaction ID", ["Debit", "(Rs.)"], ["Credit", "(Rs.)"], ["Wallet", "balance (Rs.)"]], y - 10, 9.5, 4)
            return y - 28

        def foot():
            c.setFont("Helvetica", 7)
            c.setFillColor("#666666")
            c.drawString(40, 26, "Prepaid payment instrument issued by Tijori Finserv Limited. This statement needs no signature.")
            c.drawRightString(555, 26, f"{c.getPageNumber()}/{n}")

        def turn(i, y):
            foot()
            c.showPage()
            return head(H - 40)

        def deco(i, y, h):
            if i % 2 == 0:
                c.setFillColor("#f4f1e6")
                c.rect(40, y - h, 515, h, stroke=0, fill=1)
        c.setFillColor("#f2a900")
        c.circle(54, H - 52, 13, stroke=0, fill=1)
        c.setFillColor("#333333")
        c.setFont("Helvetica-Bold", 17)
        c.drawString(74, H - 58, name)
        c.setFont("Helvetica-Bold", 11)
        c.drawRightString(555, H - 48, "Wallet statement")
        c.setFont("Helvetica", 9)
        c.drawRightString(555, H - 61, f"{a.start.day} {a.start:%B %Y} to {a.end.day} {a.end:%B %Y}")
        cells = [("Wallet holder", a.holder), ("Wallet number", "TW" + a.acno), ("Wallet type", "Full KYC wallet")]
        for i, (k, v) in enumerate(cells):
            c.setFont("Helvetica", 7.5)
            c.setFillColor("#888888")
            c.drawString(40 + i * 175, H - 96, k)
            c.setFont("Helvetica", 10)
            c.setFillColor("black")
            c.drawString(40 + i * 175, H - 109, v)
        c.setFont("Helvetica", 9)
        line = f"You began with Rs. {inr(a.opening)}, added Rs. {inr(a.cr)}, spent Rs. {inr(a.dr)} and were left with Rs. {inr(a.closing)}."
        c.drawString(40, H - 134, line)
        items = []
        for t in a.tx:
            t.lines = wrap(t.desc, "Helvetica", 8.5, 162)
            items.append([f"{t.date.day} {t.date:%b %Y}", t.lines, t.ref, inr(t.dr) if t.dr else "", inr(t.cr) if t.cr else "", inr(t.bal)])
        run(c, items, cols, head(H - 150), 50, 10.5, 8, "Helvetica", 8.5, turn, deco, 4)
        foot()
        return truth(a, ("period", "opening", "closing", "totals"), "ref", bank_name=name, account_number="TW" + a.acno, account_holder=a.holder,
                     account_type="Full KYC wallet", currency="INR")
    return twice(path, A4, body)


BANKS = {"albion": albion, "janata": janata, "gramin": gramin, "dakghar": dakghar, "tijori": tijori}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements: a bank's net-banking view, a tax program's import report, the TDS list of an Annual Information Statement."""
from stranger_exciseman_kit import *


def netbank(path, seed, rows):
    """A bank's tax credit view: a card for each deductor, three figures under their labels, two-line entries without rules."""
    r = rnd(path, seed, rows, "netbank")
    fy = r.choice([2021, 2022, 2023])
    s = statement(r, rows, fy)
    me, F, B = s["me"], "Tds5Sans", "Tds5SansBold"
    tone = r.choice([colors.HexColor("#8c1d40"), colors.HexColor("#0b6e4f"), colors.HexColor("#5b2a86")])
    grey = colors.HexColor("#777777")
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    bank = r.choice(["Saraswat Mandal Bank", "Konkan Vikas Bank", "Purvanchal Commercial Bank"])

    def ink(col, x, y, t, font=F, size=8, al="l"):
        c.setFillColor(col)
        put(c, x, y, t, font, size, al)

    def page(first=False):
        if not first:
            c.showPage()
        c.setFillColor(tone)
        c.rect(0, 812, 595, 30, stroke=0, fill=1)
        ink(colors.white, 40, 823, bank, B, 11)
        ink(colors.white, 555, 823, "NetBanking  |  Tax Centre  |  View Tax Credit", F, 7.5, "r")
        return 790

    y = page(True)
    ink(tone, 40, y - 8, "Your Tax Credit Statement (Form 26AS)", B, 13)
    for x, k, v in ((40, "Account holder", me["name"]), (220, "PAN", me["pan"]), (330, "Financial year", fyear(fy)), (450, "Assessment year", ayear(fy))):
        ink(grey, x, y - 30, k, F, 7)
        ink(colors.black, x, y - 43, v, B, 9)
    y -= 66
    rup = lambda x: ("-" if x < 0 else "") + "\u20b9" + lakh(abs(x))  # noqa: E731
    ink(colors.black, 40, y, "Tax deducted at source (TDS)", B, 10)
    y -= 12
    for f in s["deds"]:
        if y < 190:
            y = page()
        c.setFillColor(colors.HexColor("#f4f1ee"))
        c.roundRect(40, y - 64, 515, 64, 4, stroke=0, fill=1)
        ink(tone, 50, y - 16, f["name"], B, 9.5)
        ink(grey, 50, y - 28, "TAN: " + f["tan"], F, 7.5)
        for x, k, v in ((50, "Total amount paid / credited", f["amount"]), (240, "Total tax deducted", f["tax"]), (400, "Total TDS deposited", f["dep"])):
            ink(grey, x, y - 42, k, F, 6.8)
            ink(colors.black, x, y - 55, rup(v), B, 9)
        y -= 78
        for x, t, al in ((50, "Transaction", "l"), (345, "Amount paid / credited", "r"), (450, "Tax deducted", "r"), (545, "TDS deposited", "r")):
            ink(grey, x, y, t, F, 7, al)
        y -= 5
        for e in f["entries"]:
            if y < 64:
                y = page()
            ink(colors.black, 50, y - 12, f"{dmon(e['date'], ' ')}   Section {e['section']}", F, 8.5)
            note = "  \u00b7  Remark B: error rectified by deductor" if e["remark"] == "B" else ""
            ink(grey, 50, y - 22, f"Booked on {dmon(e['booked'], ' ')}  \u00b7  Status {e['status']}{note}", F, 6.8)
            for x, k in ((345, "amount"), (450, "tax"), (545, "dep")):
                ink(colors.black, x, y - 12, rup(e[k]), F, 8.5, "r")
            y -= 28
        y -= 12
    if y < 150:
        y = page()
    for t in ("Tax collected at source (TCS)", "Advance tax / self assessment tax", "Refunds"):
        ink(colors.black, 40, y - 6, t, B, 10)
        ink(grey, 50, y - 20, "You have no records here for the selected year.", F, 8)
        y -= 36
    ink(grey, 40, y - 6,
            "Status: F Final, U Unmatched, P Provisional, O Overbooked. The bank shows data received from the tax department and is not responsible for it.",
                    F, 6.5)
    c.save()
    return statement_truth(s)


def taxsoft(path, seed, rows):
    """A return preparation program's import report: group line, details, sub-totals and a grand total; brackets for minus."""
    r = rnd(path, seed, rows, "taxsoft")
    fy = r.choice([2019, 2021, 2022])
    s = statement(r, rows, fy)
    me, R, B, I = s["me"], "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
    PW, PH = landscape(A4)
    c = canvas.Canvas(path, pagesize=(PW, PH), invariant=1)
    cols = [(70, "c", "Sl."), (120, "c", "U/s"), (205, "c", "Dt. of Payment"), (300, "c", "Dt. of Booking"), (365, "c", "St."), (480, "r", "Amount Credited"),
            (590, "r", "Tax Deducted"), (700, "r", "TDS Deposited"),
            (760, "c", "Rem.")]
    br = lambda x: f"({lakh(-x)})" if x < 0 else lakh(x)  # noqa: E731
    n = [0]

    def page():
        if n[0]:
            put(c, 790, 24, f"Page {n[0]}", R, 8, "r")
            c.showPage()
        n[0] += 1
        put(c, 50, 560, f"{me['name']}", B, 11)
        put(c, 50, 546, f"PAN {me['pan']}    A.Y. {ayear(fy)}    F.Y. {fyear(fy)}", R, 9)
        put(c, 790, 560, "TDS Detail imported from Form 26AS", B, 11, "r")
        put(c, 790, 546, f"Import dt. {dmy(date(fy + 1, 7, 3 + seed % 20))}", R, 9, "r")
        c.setLineWidth(1)
        c.line(50, 538, 790, 538)
        for x, al, t in cols:
            put(c, x, 526, t, B, 8.5, al)
        c.line(50, 520, 790, 520)
        c.setLineWidth(0.4)
        return 520

    def sums(y, label, src):
        c.line(400, y - 4, 700, y - 4)
        put(c, 380, y - 15, label, I, 8.5, "r")
        for x, k in ((480, "amount"), (590, "tax"), (700, "dep")):
            put(c, x, y - 15, br(sum((e[k] for e in src), D(0))), B, 8.5, "r")
        return y - 22

    y = page()
    for f in s["deds"]:
        if y < 110:
            y = page()
        y -= 15
        put(c, 50, y, f["tan"], B, 9)
        put(c, 130, y, f["name"], B, 9)
        y -= 3
        for j, e in enumerate(f["entries"], 1):
            if y < 60:
                y = page()
            y -= 13
            vals = [str(j), e["section"], dmy(e["date"]), dmy(e["booked"]), e["status"], br(e["amount"]), br(e["tax"]), br(e["dep"]),
                    "" if e["remark"] == "-" else e["remark"]]
            for (x, al, _), v in zip(cols, vals):
                put(c, x, y, v, R, 8.5, al)
        y = sums(y, "Sub Total", f["entries"])
    if y < 90:
        y = page()
    y = sums(y - 4, f"Grand Total ({len(s['deds'])} deductors)", [e for f in s["deds"] for e in f["entries"]])
    c.line(400, y + 2, 700, y + 2)
    put(c, 50, y - 16, "TCS : Nil      Advance / S.A. Tax : Nil      Refund : Nil", R, 8.5)
    put(c, 790, 24, f"Page {n[0]}", R, 8, "r")
    c.save()
    return statement_truth(s)


def aislist(path, seed, rows):
    """Part B1 of an Annual Information Statement: one head line for each source, details by quarter below, whole rupees."""
    r = rnd(path, seed, rows, "aislist")
    fy = r.choice([2021, 2022, 2023])
    s = statement(r, rows, fy, reverse=False, sections=("194A", "194J", "194C", "194H", "192", "194"))
    me, F, B = s["me"], "Tds5Noto", "Tds5NotoBold"
    me["name"] = me["name"].upper()
    what = {"194A": "Interest other than \"Interest on securities\" received (Section 194A)",
            "194J": "Fees for professional or technical services (Section 194J)",
            "194C": "Receipt from contractors / sub-contractors (Section 194C)", "194H": "Commission or brokerage received (Section 194H)",
                    "192": "Salary received (Section 192)",
            "194": "Dividend received (Section 194)"}
    for f in s["deds"]:
        for e in f["entries"]:
            e.update(section=f["entries"][0]["section"], amount=round_rupee(e["amount"]))
            e["tax"] = e["dep"] = round_rupee(e["amount"] * (D("0.08") if e["section"] == "192" else RATES[e["section"]]))
        f["amount"] = sum(e["amount"] for e in f["entries"])
    whole = lambda x: lakh(x)[:-3]  # noqa: E731
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    sky, edge = colors.HexColor("#cfe2f3"), colors.HexColor("#9db7cf")
    n = [0]

    def page():
        if n[0]:
            c.showPage()
        n[0] += 1
        put(c, 36, 818, f"Financial Year {fyear(fy)}", F, 7.5)
        put(c, 559, 818, f"Assessment Year {ayear(fy)}", F, 7.5, "r")
        put(c, 297, 20, f"PAN {me['pan']}  -  Page {n[0]}", F, 7, "c")
        c.setStrokeColor(edge)
        return 806

    def grid(y, x0, widths, texts, al, font=F, size=7, fill=None):
        ls = [wrap(t, font, size, w - 6) or [""] for t, w in zip(texts, widths)]
        h = max(map(len, ls)) * (size + 2) + 5
        x = x0
        if fill:
            c.setFillColor(fill)
            c.rect(x0, y - h, sum(widths), h, stroke=0, fill=1)
            c.setFillColor(colors.black)
        for w, t, a in zip(widths, ls, al):
            for i, k in enumerate(t):
                put(c, x + 3 if a == "l" else x + w - 3 if a == "r" else x + w / 2, y - size - 3 - i * (size + 2), k, font, size, a)
            x += w
        c.line(x0, y - h, x0 + sum(widths), y - h)
        return y - h

    y = page()
    put(c, 297, y - 14, "Annual Information Statement (AIS)", B, 13, "c")
    put(c, 36, y - 38, "Part A - General Information", B, 9)
    y -= 44
    for ks, vs in ((("Permanent Account Number (PAN)", "Aadhaar Number", "Name of Assessee"), (me["pan"], "XXXX XXXX " + digits(r, 4), me["name"])),
                   (("Date of Birth", "Mobile Number", "Address"), (dmy(date(r.randint(1958, 1994), r.randint(1, 12), r.randint(1, 28))),
                           "98XXXXXX" + digits(r, 2),
                                                                    f"{me['street']}, {me['area']}, {me['city']}, {me['pin']}"))):
        y = grid(y, 36, [160, 130, 233], ks, "lll", B, 7, sky)
        y = grid(y, 36, [160, 130, 233], vs, "lll", F, 8)
    put(c, 36, y - 22, "Part B1 - Information relating to tax deducted or collected at source", B, 9)
    y -= 30
    out, inw = [30, 70, 175, 150, 38, 60], [30, 60, 106, 95, 70, 70, 62]
    for i, (f, k) in enumerate(zip(s["deds"], [f["entries"] for f in s["deds"]]), 1):
        if y < 150:
            y = page()
        y = grid(y, 36, out, ["SR. NO.", "INFORMATION CODE", "INFORMATION DESCRIPTION", "INFORMATION SOURCE", "COUNT", "AMOUNT"], "lllllr", B, 6.5, sky)
        y = grid(y, 36, out, [str(i), "TDS-" + k[0]["section"], what[k[0]["section"]], f"{f['name'].upper()} ({f['tan']})", str(len(k)), whole(f["amount"])],
                "lllllr", F, 7.2)
        heads = ["SR. NO.", "QUARTER", "DATE OF PAYMENT/CREDIT", "AMOUNT PAID/CREDITED", "TDS DEDUCTED", "TDS DEPOSITED", "STATUS"]
        y = grid(y - 4, 66, inw, heads, "cclrrrc", B, 6.5, colors.HexColor("#eeeeee"))
        for j, e in enumerate(sorted(k, key=lambda e: e["date"], reverse=True), 1):
            if y < 56:
                y = grid(page(), 66, inw, heads, "cclrrrc", B, 6.5, colors.HexColor("#eeeeee"))
            q = quarter_of(e["date"])
            span = ["Apr-Jun", "Jul-Sep", "Oct-Dec", "Jan-Mar"][q - 1]
            y = grid(y, 66, inw, [str(j), f"Q{q}({span})", dmy(e["date"]), whole(e["amount"]), whole(e["tax"]), whole(e["dep"]), "Active"], "cclrrrc", F, 7)
        y -= 10
    for f in s["deds"]:
        f["entries"].sort(key=lambda e: e["date"], reverse=True)
    for t in ("Part B2 - Information relating to specified financial transaction (SFT)", "Part B3 - Information relating to payment of taxes",
            "Part B4 - Information relating to demand and refund"):
        if y < 80:
            y = page()
        put(c, 36, y - 14, t, B, 9)
        put(c, 50, y - 28, "No Transactions Present", F, 7.5)
        y -= 38
    c.save()
    return statement_truth(s, entry=("status", "booking_date"), total=("amount",), names=[f["name"].upper() for f in s["deds"]])


STATEMENTS = {"netbank": netbank, "taxsoft": taxsoft, "aislist": aislist}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Certificates: a DOS program's annual form, the new portal's print, a letterhead print."""
from stranger_exciseman_kit import *


def doscert(path, seed, rows):
    """A DOS payroll/TDS package's annual Form 16A in fixed pitch with bars and dashes, several quarters."""
    r = rnd(path, seed, rows, "doscert")
    fy = r.choice([2010, 2011, 2012])
    d = cert(r, rows, fy, [1, 2, 3, 4], [r.choice(["194C", "194J", "194A"])], status=False)
    for x in d["quarters"]:
        x["receipt"] = digits(r, 15)
    a, b = firm(r), firm(r)
    b = b if b["head"] != a["head"] else person(r)
    for p in (a, b):
        p["name"] = p["name"].replace("Private Limited", "Pvt. Ltd.")
    d["number"] = str(r.randint(11, 980))
    up = [[p["street"].upper(), p["area"].upper(), f"{p['city'].upper()} {p['pin']}"] for p in (a, b)]
    N = 92
    out = []
    ctr = lambda s: out.append(s.center(N).rstrip())  # noqa: E731
    two = lambda s, t: out.append(f"| {s:<44}| {t:<42} |")  # noqa: E731
    ctr("FORM NO. 16A")
    ctr("[ See rule 31(1)(b) ]")
    ctr("CERTIFICATE OF TAX DEDUCTED AT SOURCE U/S 203 OF THE I.T. ACT, 1961")
    out.append("")
    out.append(f"CERT.NO. {d['number']}".ljust(60) + "PRINTED ON " + dmy(d["end"] + timedelta(r.randint(30, 60))))
    out.append("-" * N)
    two("DEDUCTOR", "DEDUCTEE")
    two(a["name"].upper(), b["name"].upper())
    for s, t in zip(*up):
        two(s, t)
    out.append("-" * N)
    two("TAN : " + a["tan"], "PAN : " + b["pan"])
    two("PAN : " + a["pan"], "ASSESSMENT YEAR : " + ayear(fy))
    two(f"PERIOD FROM {dmy(d['start'])} TO {dmy(d['end'])}", f"SECTION : {d['pays'][0]['section']}")
    out.append("-" * N)
    body = ["", "A. QUARTERLY STATEMENTS (SUB-SECTION (3) OF SECTION 200)", "-" * N,
            "  QTR    ACKNOWLEDGEMENT NO.            TAX DEDUCTED          TAX DEPOSITED", "-" * N]
    for x in d["quarters"]:
        body.append(f"  {x['q']:<7}{x['receipt']:<25}{plain(x['amount']):>18}{plain(x['amount']):>23}")
    body += ["-" * N, f"  TOTAL{'':<27}{plain(d['tax']):>18}{plain(d['tax']):>23}", "-" * N]
    hb = ["", "B. PAYMENTS / CREDITS", "-" * N, f"   SNO   DATE OF PAYMENT {'AMOUNT PAID':>21} {'TAX @':>10} {'TAX DEDUCTED':>19}",
          f"         OR CREDIT       {'OR CREDITED':>21}", "-" * N]
    rate = f"{RATES[d['pays'][0]['section']] * 100:.2f}%"
    rb = [f"  {i:>4}   {dmy(p['date']):<15} {plain(p['amount']):>21} {rate:>11} {plain(p['tax']):>18}" for i, p in enumerate(d["pays"], 1)]
    fb = ["-" * N, f"         TOTAL          {plain(d['paid']):>22} {'':>11} {plain(d['tax']):>18}", "-" * N]
    hc = ["", "C. TAX DEPOSITED BY CHALLAN", "-" * N, "   SNO   BSR CODE     DEPOSITED ON     CHALLAN SL.NO.            AMOUNT RS.", "-" * N]
    rc = [f"  {i:>4}   {h['bsr']:<12} {dmy(h['date']):<16} {h['no']:<14} {plain(h['amount']):>21}" for i, h in enumerate(d["challans"], 1)]
    pages, cur = [], out + body
    for head, lines, foot in ((hb, rb, fb), (hc, rc, ["-" * N, f"{'TOTAL':>52}{plain(d['tax']):>22}"])):
        if len(cur) + len(head) + 4 > 60:
            pages.append(cur)
            cur = [""]
        cur += head
        for s in lines:
            if len(cur) > 60:
                pages.append(cur + [" " * 70 + "CONTD.."])
                cur = [f"FORM 16A CERT.NO. {d['number']}  {a['name'].upper()}"] + head[1:]
            cur.append(s)
        cur += foot
    end = [""] + wrap(f"CERTIFIED THAT RS. {plain(d['tax'])} ({rupees(d['tax']).upper()}) HAS BEEN DEDUCTED AND DEPOSITED TO THE CREDIT OF THE "
                      "CENTRAL GOVERNMENT.", "Courier", 10, 6 * (N - 4))
    end += ["", "PLACE : " + a["city"].upper(), "", " " * 40 + "SIGNATURE OF PERSON RESPONSIBLE FOR", " " * 40 + "DEDUCTION OF TAX"]
    if len(cur) + len(end) > 64:
        pages.append(cur)
        cur = []
    pages.append(cur + end)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    for n, p in enumerate(pages, 1):
        if n > 1:
            put(c, 545, 812, f"PAGE {n}", "Courier", 9, "r")
        for i, s in enumerate(p):
            if s.strip():
                put(c, 36 + 5.55 * (len(s) - len(s.lstrip())), 795 - 11.4 * i, s.strip(), "Courier", 9.25)
        c.showPage()
    c.save()
    return cert_truth(d, {"name": a["name"].upper(), "address_lines": up[0], "tan": a["tan"], "pan": a["pan"]},
                      {"name": b["name"].upper(), "address_lines": up[1], "pan": b["pan"]})


def portalcards(path, seed, rows):
    """The portal's certificate page printed by a browser: cards with label over value, striped tables, rupee signs."""
    r = rnd(path, seed, rows, "portalcards")
    fy, q = r.choice([2022, 2023]), r.randint(1, 4)
    d = cert(r, rows, fy, [q], r.choice([["194C"], ["194J"], ["194I"], ["194J", "194C"]]))
    a, b = firm(r), person(r)
    F, FB, grey, blue = "Tds5Noto", "Tds5NotoBold", colors.HexColor("#6b7280"), colors.HexColor("#123a7c")
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    when = d["end"] + timedelta(r.randint(40, 90))
    stamp = f"{when.month}/{when.day}/{when.year % 100}, {r.randint(9, 12)}:{r.randint(10, 59)} {'AM'}"
    pg = [0]

    def ink(col, x, y, s, font, size, al="l"):
        c.setFillColor(col)
        put(c, x, y, s, font, size, al)

    def page():
        if pg[0]:
            c.showPage()
        pg[0] += 1
        ink(colors.black, 24, 822, stamp, "Helvetica", 7)
        ink(colors.black, 300, 822, "View Form 16A", "Helvetica", 7, "c")
        ink(colors.black, 24, 16, "https://tds-portal.example/deductee/certificate/view?type=16A", "Helvetica", 7)
        ink(colors.black, 571, 16, f"Page {pg[0]}", "Helvetica", 7, "r")
        return 800

    def card(x, y, w, h, title, pairs, cols):
        c.setStrokeColor(colors.HexColor("#d1d5db"))
        c.roundRect(x, y - h, w, h, 5)
        ink(blue, x + 10, y - 16, title, FB, 9)
        for i, (k, vs) in enumerate(pairs):
            px, py = x + 10 + (i % cols) * (w - 20) / cols, y - 32 - (i // cols) * 30
            ink(grey, px, py, k, F, 6.8)
            for j, s in enumerate(vs):
                ink(colors.black, px, py - 11 - 10.5 * j, s, F, 8.5)

    def striped(y, title, cols, lines, foot=None):
        """Each column drawn from top to bottom, page after page: cols are (heading, x, align)."""
        if y < 130:
            y = page()
        ink(blue, 40, y - 14, title, FB, 10)
        y -= 22
        while lines:
            n = max(1, min(len(lines), int((y - 70) // 17)))
            c.setFillColor(blue)
            c.rect(40, y - 18, 515, 18, stroke=0, fill=1)
            for i in range(1, n, 2):
                c.setFillColor(colors.HexColor("#f1f5fb"))
                c.rect(40, y - 35 - 17 * i, 515, 17, stroke=0, fill=1)
            for j, (h, x, al) in enumerate(cols):
                ink(colors.white, x, y - 12, h, FB, 7.5, al)
                for i in range(n):
                    ink(colors.black, x, y - 30 - 17 * i, lines[i][j], F, 8, al)
            y, lines = y - 18 - 17 * n, lines[n:]
            if lines:
                y = page()
        if foot:
            for j, x, al in foot:
                ink(colors.black, x, y - 13, j, FB, 8.5, al)
            y -= 18
        return y - 12

    y = page()
    ink(blue, 40, y - 8, "Form 16A - TDS Certificate (Non-Salary)", FB, 14)
    top = [("Certificate Number", [d["number"]]), ("Assessment Year", [ayear(fy)]), ("Period", [f"{dmon(d['start'])} to {dmon(d['end'])}"]),
           ("Generated On", [dmon(when)])]
    card(40, y - 22, 515, 62, "Certificate Details", top, 4)
    ad = [[f"{p['street']},", f"{p['area']}, {p['city']},", f"{p['state']}, {p['pin']}"] for p in (a, b)]
    for x, p, t, lines in ((40, a, "Deductor", ad[0]), (302, b, "Deductee", ad[1])):
        card(x, y - 94, 253, 132, t, [("Name", [p["name"]]), ("Address", lines)], 1)
        ink(grey, x + 10, y - 204, "PAN", F, 6.8)
        ink(colors.black, x + 10, y - 215, p["pan"], F, 8.5)
        if t == "Deductor":
            ink(grey, x + 130, y - 204, "TAN", F, 6.8)
            ink(colors.black, x + 130, y - 215, p["tan"], F, 8.5)
    y = striped(y - 238, "Payment Summary", [("#", 50, "l"), ("Section", 130, "c"), ("Date of Payment / Credit", 300, "c"),
            ("Amount Paid / Credited (\u20b9)", 545, "r")],
                [[str(i), p["section"], dmon(p["date"]), lakh(p["amount"])] for i, p in enumerate(d["pays"], 1)], [("Total", 50, "l"),
                        ("\u20b9 " + lakh(d["paid"]), 545, "r")])
    y = striped(y, "Quarter-wise TDS Summary", [("Quarter", 50, "l"), ("Statement Receipt No.", 200, "c"), ("TDS Deducted (\u20b9)", 400, "r"),
            ("TDS Deposited (\u20b9)", 545, "r")],
                [[x["q"], x["receipt"], lakh(x["amount"]), lakh(x["amount"])] for x in d["quarters"]])
    y = striped(y, "Challan Details", [("#", 50, "l"), ("BSR Code", 120, "c"), ("Challan Date", 210, "c"), ("Challan Serial No.", 310, "c"), ("Status", 400,
            "c"), ("Amount (\u20b9)", 545, "r")],
                [[str(i), h["bsr"], dmon(h["date"]), h["no"], "F", lakh(h["amount"])] for i, h in enumerate(d["challans"], 1)], [("Total tax deposited", 50,
                        "l"), ("\u20b9 " + lakh(d["tax"]), 545, "r")])
    if y < 60:
        y = page()
    ink(grey, 40, y - 6, "F - Final: payment details given by the deductor match with the payment reported by the bank. This is a system generated view.", F, 7)
    c.save()
    return cert_truth(d, {"name": a["name"], "address_lines": ad[0], "tan": a["tan"], "pan": a["pan"]}, {"name": b["name"], "address_lines": ad[1],
            "pan": b["pan"]}, total_deducted=None)


def letterhead(path, seed, rows):
    """A firm's own certificate on its letterhead: sentences hold the values, plain tables below."""
    r = rnd(path, seed, rows, "letterhead")
    fy, q = r.choice([2018, 2019, 2021, 2022]), r.randint(1, 4)
    d = cert(r, rows, fy, [q], [r.choice(["194J", "194C", "194I"])], status=False)
    a = firm(r)
    b = person(r)
    d["number"] = f"TDS/{fyear(fy)[2:]}/Q{q}/{r.randint(3, 260)}"
    d["quarters"][0]["receipt"] = digits(r, 15)
    sec = d["pays"][0]["section"]
    F, FB = "Tds5Serif", "Tds5SerifBold"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    tone = r.choice([colors.HexColor("#7a1f1f"), colors.HexColor("#1d4d3b"), colors.HexColor("#2b3f73")])
    ink = lambda s: c.setFillColor(s)  # noqa: E731
    ink(tone)
    put(c, 60, 790, a["name"], FB, min(17, 470 / pdfmetrics.stringWidth(a["name"], FB, 1)))
    c.setStrokeColor(tone)
    c.setLineWidth(1.6)
    c.line(60, 782, 535, 782)
    ad = [f"{a['street']}, {a['area']}", f"{a['city']} {a['pin']}, {a['state']}"]
    put(c, 60, 769, ad[0], F, 8.5)
    put(c, 60, 758, ad[1], F, 8.5)
    put(c, 535, 769, "TAN: " + a["tan"], F, 8.5, "r")
    put(c, 535, 758, "PAN: " + a["pan"], F, 8.5, "r")
    ink(colors.black)
    put(c, 60, 728, "Certificate No.: " + d["number"], F, 9)
    dd = d["end"] + timedelta(r.randint(32, 60))
    put(c, 535, 728, f"Date: {dd.day} {MONTHS[dd.month - 1]} {dd.year}", F, 9, "r")
    put(c, 60, 704, "To", F, 9)
    put(c, 60, 691, b["name"], FB, 9)
    bd = [b["street"] + ",", b["area"] + ",", f"{b['city']} - {b['pin']}"]
    for i, s in enumerate(bd):
        put(c, 60, 678 - 12 * i, s, F, 9)
    put(c, 60, 624, "Sub: Certificate of tax deducted at source under section 203 of the Income-tax Act, 1961", FB, 9)
    long = lambda x: f"{x.day} {MONTHS[x.month - 1]} {x.year}"  # noqa: E731
    y = 604
    for s in wrap(f"We certify that during the period from {long(d['start'])} to {long(d['end'])} (Assessment Year {ayear(fy)}) we have paid or "
                  f"credited to you (PAN {b['pan']}) a total of Rs. {lakh(d['paid'])}, on which income tax of Rs. {lakh(d['tax'])} (Rupees {rupees(d['tax'])}) "
                  f"was deducted under section {sec}. The tax was deposited with the Central Government as shown below and is "
                  f"reported in our statement in Form 26Q for Q{q}, receipt no. {d['quarters'][0]['receipt']}.", F, 9, 475):
        put(c, 60, y, s, F, 9)
        y -= 13.5

    def table(title, heads, right, lines, y):
        """Spaced columns under a coloured rule; right-hand edges given, drawn one column after the other on each page."""
        while True:
            put(c, 60, y - 14, title, FB, 9)
            n = max(1, int((y - 36 - 70) // 14))
            part, lines = lines[:n], lines[n:]
            for j, (h, x) in enumerate(zip(heads, right)):
                put(c, x, y - 32, h, FB, 8, "r")
                for i, row in enumerate(part):
                    put(c, x, y - 50 - 14 * i, row[j], FB if row[0] == "Total" else F, 8.5, "r")
            c.setLineWidth(0.8)
            c.line(60, y - 37, 535, y - 37)
            y -= 46 + 14 * len(part)
            if not lines:
                return y - 8
            c.showPage()
            c.setStrokeColor(tone)
            put(c, 535, 800, f"{d['number']} - contd.", F, 8, "r")
            title, y = title.replace(" (contd.)", "") + " (contd.)", 790

    bill = r.randint(100, 780)
    pays = [[str(i), dmy(p["date"], "."), f"INV/{bill + 3 * i}", lakh(p["amount"]), lakh(p["tax"])] for i, p in enumerate(d["pays"], 1)]
    y = table("Particulars of payment", ["No.", "Paid / credited on", "Your bill", "Amount (Rs.)", "TDS (Rs.)"], [84, 200, 300, 420, 535],
              pays + [["Total", "", "", lakh(d["paid"]), lakh(d["tax"])]], y)
    if y < 220:
        c.showPage()
        c.setStrokeColor(tone)
        y = 790
    chs = [[dmy(h["date"], "."), h["bsr"], h["no"], lakh(h["amount"])] for h in d["challans"]]
    y = table("Deposit of tax", ["Deposited on", "BSR code", "Challan no.", "Tax (Rs.)"], [140, 260, 390, 535], chs, y)
    for i, s in enumerate(["For " + a["name"], "", "", "", person(r)["name"], "Authorised Signatory"]):
        put(c, 535, y - 16 - 12 * i, s, FB if i == 0 else F, 9, "r")
    c.save()
    return cert_truth(d, {"name": a["name"], "address_lines": ad, "tan": a["tan"], "pan": a["pan"]}, {"name": b["name"], "address_lines": bd, "pan": b["pan"]},
                      quarters=[{"quarter": f"Q{q}", "receipt_number": d["quarters"][0]["receipt"]}], total_deposited=None)


CERTIFICATES = {"doscert": doscert, "portalcards": portalcards, "letterhead": letterhead}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_lodgement.py, eighth part."""

from reportlab.lib.pagesizes import letter

from stranger_lodgement_kit import (CITIES, Doc, H, HB, addr, amt, card_truth, digits, dt, ind, iso, limit_over, person, plain, squeeze, west, wrap)

SHOP = ("SWIGY BANGALORE IN", "AMZON PAY IN E COMMERCE", "UBR TRIP BANGALORE", "RELIANCE DIGITALL MUMBAI", "BIGBASKT.COM BENGALURU", "ZEPTOW MARKETPLACE MUMBAI", "INDIAN OYL CORP PUNE", "CROMAA PUNE", "AJIO.CO HYDERABAD", "PVRX CINEMAS NAGPUR", "TATTA PLAY", "BLINKIT GURGAON HR")
FOREIGN = (("OPNAI *CHATGPT SUBSCR SAN FRANCISCO", "USD"), ("AGODDA.COM HOTEL SINGAPORE", "SGD"), ("GITHUBB INC", "USD"), ("STEAMGAMEZ HAMBURG", "EUR"))


def regale(path, rng, rows):
    sd = dt.date(rng.randint(2021, 2025), rng.randint(1, 12), rng.randint(8, 22))
    pm = (sd.replace(day=1) - dt.timedelta(days=1)).replace(day=sd.day)
    frm = pm + dt.timedelta(days=1)
    due = sd + dt.timedelta(days=20)
    prev = rng.randint(200000, 6000000)
    n_int = rows // 8
    n_fin = 2 if rows >= 12 else 0
    n_dom = rows - n_int - n_fin
    dom = []
    pays = set(rng.sample(range(n_dom), 1 if rows < 30 else 2)) if n_dom >= 2 else set()
    days = sorted((rng.randint(0, (sd - frm).days), rng.randint(0, 86399)) for _ in range(n_dom))
    for i, (k, s) in enumerate(days):
        d = frm + dt.timedelta(days=k)
        tm = f" {s // 3600:02d}:{s // 60 % 60:02d}:{s % 60:02d}"
        if i in pays:
            dom.append((d, rng.choice(["", tm]), rng.choice([f"CC PAYMENT {digits(rng, 10, '00')}SNTR (Ref# ST{digits(rng, 21)})", f"TELE TRANSFER CREDIT (Ref# ST{digits(rng, 21)})", "AUTOPAY THANK YOU"]), "", None, prev if len(pays) == 1 else prev // 2))
        elif rng.random() < .05:
            dom.append((d, "", rng.choice(SHOP) + " REVERSAL", "", None, rng.randint(9900, 200000)))
        else:
            a = rng.randint(5000, 900000)
            emi = rng.random() < .07
            dom.append((d, tm, ("EMI " if emi else "") + rng.choice(SHOP), "" if emi else str(a // 15000 * 4), a, None))
    fin = []
    if n_fin:
        f = rng.randint(20000, 90000)
        fin = [(sd, "", "FIN CHGS ON REV BALANCE" if rng.random() < .5 else "LATE PAYMENT FEE", "", f, None), (sd, "", f"IGST-VPS{digits(rng, 13)}-RATE 18.0 -27", "", (f * 18 + 50) // 100, None)]
    intl = []
    for k in sorted(rng.randint(0, (sd - frm).days) for _ in range(n_int)):
        nm, cur = rng.choice(FOREIGN)
        fc = rng.randint(500, 9900)
        rate = {"USD": 8350, "SGD": 6210, "EUR": 9020}[cur]
        intl.append((frm + dt.timedelta(days=k), f" {rng.randint(0, 23):02d}:{rng.randint(10, 59)}:{rng.randint(10, 59)}", nm, f"{cur} {west(fc)}", (fc * rate + 50) // 100, None))
    allx = dom + fin + intl
    pay = sum(x[5] or 0 for x in allx)
    buy = sum(x[4] or 0 for x in dom + intl)
    finc = sum(x[4] for x in fin)
    total = prev - pay + buy + finc
    mind = max(20000, (total // 20) // 100 * 100) if total > 0 else 0
    limit = limit_over(rng, total, [20000000, 34800000, 65000000], 5000000)
    name = person(rng).upper()
    card = f"{digits(rng, 4, '4')} {digits(rng, 2)}XX XXXX {digits(rng, 4)}"
    S = lambda d: f"{d:%d/%m/%Y}"
    blue, pale = "#19479b", "#dfe6f2"
    cr = lambda p: ind(p) if p >= 0 else ind(-p) + " Cr"

    def footer(doc, i, n):
        doc.t(doc.w / 2, 828, f"Page {i} of {n}", HB, 7.5, "c", blue)
    doc = Doc(path, footer=footer)

    def top():
        doc.box(28, 24, 92, 22, fill=blue)
        doc.t(74, 39, "NIDHI BANK", HB, 11, "c", "#ffffff")
        doc.t(330, 36, "Regale Credit Card Statement", HB, 12, "l", blue)
        doc.t(567, 48, "HSN Code: 997113   Nidhi Bank Credit Cards GSTIN: 33AAACN2702H2Z6", H, 6.8, "r")
        doc.line(28, 54, 567, 54, 1, blue)

    top()
    y = 72
    ad = addr(rng, "")
    doc.t(28, y, "Name", H, 8)
    doc.t(70, y, f": {name}", HB, 8)
    doc.t(28, y + 12, "Email", H, 8)
    doc.t(70, y + 12, f": {name.split()[0].lower()}****{digits(rng, 2)}@gmail.com", H, 8)
    doc.t(28, y + 24, "Address", H, 8)
    doc.lines(70, y + 24, [": " + ad[0].upper(), "  " + ad[1].upper() + " " + ad[2].upper(), "  " + rng.choice(CITIES).upper() + " " + digits(rng, 6, "4")], H, 8, 11)
    doc.t(400, y, "Card No", H, 8)
    doc.t(460, y, ": " + card, HB, 8)
    doc.t(400, y + 12, "AAN", H, 8)
    doc.t(460, y + 12, ": 0001" + digits(rng, 15), H, 8)
    doc.t(400, y + 24, "Statement Date", H, 8)
    doc.t(460, y + 24, ":" + S(sd), H, 8)

    def boxes(y, labs, fill, h=36, size=11):
        n = len(labs)
        w = 539 / n
        for k, (lab, v) in enumerate(labs):
            doc.box(28 + k * w, y, w, h, fill=fill, stroke="#ffffff", lw=1)
            doc.t(28 + (k + .5) * w, y + 13, lab, H, 8, "c", "#333333")
            doc.t(28 + (k + .5) * w, y + 28, v, HB, size, "c", blue if k == 1 else "#000000")

    boxes(136, [("Payment Due Date", S(due) if total > 0 else "-"), ("Total Dues", cr(total)), ("Minimum Amount Due", ind(mind))], pale)
    boxes(174, [("Credit Limit", ind(limit)[:-3]), ("Available Credit Limit", ind(limit - max(0, total)).split(".")[0]), ("Available Cash Limit", ind(limit * 4 // 10)[:-3])], "#f2f2f2", 34, 9.5)
    doc.t(28, 224, "Account Summary", HB, 9.5, color=blue)
    boxes(230, [("Opening Balance", ind(prev)), ("Payment/ Credits", ind(pay)), ("Purchase/ Debits", ind(buy)), ("Finance Charges", ind(finc)), ("Total Dues", cr(total))], pale, 36, 9)
    doc.t(28, 278, "Past Dues (If any)", HB, 8, color=blue)
    for k, lab in enumerate(("Over Limit", "3 Months+", "2 Months", "1 Months", "Current Dues", "Minimum Amount Due")):
        doc.box(28 + k * 89.8, 283, 89.8, 26, stroke="#bbbbbb", lw=.4)
        doc.t(72 + k * 89.8, 293, lab, H, 6.8, "c")
        doc.t(72 + k * 89.8, 304, "0.00" if k < 4 else ind(mind), H, 7.5, "c")
    y = 326

    def head(y, title, mid):
        doc.t(28, y, title, HB, 9.5, color=blue)
        y += 6
        doc.box(28, y, 539, 22, fill=blue)
        doc.t(34, y + 14, "Date", HB, 8, color="#ffffff")
        doc.t(140, y + 14, "Transaction Description", HB, 8, color="#ffffff")
        if mid:
            doc.lines(455, y + 9, mid, HB, 7.2, 9, "r", "#ffffff")
        doc.t(561, y + 14, "Amount (in Rs.)", HB, 8, "r", "#ffffff")
        y += 22
        doc.t(34, y + 12, name, HB, 8)
        return y + 16

    def table(y, title, mid, items):
        y = head(y, title, mid)
        for k, (d, tm, desc, m, de, c_) in enumerate(items):
            lines = wrap(desc, 248, H, 8)
            h = 10 * len(lines) + 5
            if y + h > 800:
                doc.new()
                top()
                y = head(74, title, mid)
            if k % 2 == 0:
                doc.box(28, y, 539, h, fill="#f4f4f4")
            doc.t(34, y + 10, S(d) + tm, H, 8)
            doc.lines(140, y + 10, lines, H, 8, 10)
            doc.t(455, y + 10, m, H, 8, "r")
            doc.t(549, y + 10, ind(de or c_), H, 8, "r")
            if c_:
                doc.t(552, y + 10, "Cr", H, 8)
            y += h
        return y

    y = table(y, "Domestic Transactions", ["Feature Reward", "Points"], dom + fin) if dom + fin else y
    if intl:
        if y > 720:
            doc.new()
            top()
            y = 54
        y = table(y + 24, "International Transactions", None, intl)
    if y > 660:
        doc.new()
        top()
        y = 54
    y += 22
    doc.t(28, y, "Reward Points Summary", HB, 9.5, color=blue)
    pts = rng.randint(100, 9000)
    ear = sum(int(x[3]) for x in dom if x[3])
    for k, (lab, v) in enumerate((("Opening Balance", pts), ("Earned", ear), ("Disbursed", 0), ("Adjusted/Lapsed", 0), ("Closing Balance", pts + ear))):
        doc.t(40 + k * 105, y + 14, lab, H, 7.5)
        doc.t(40 + k * 105, y + 25, str(v), HB, 8)
    doc.para(28, y + 46, "Important: If you wish to make a payment by cheque, please write your 16 digit card number on it. Interest will be charged if Total Dues are not paid in full by the Payment Due Date. For your card fee, GST and other charges see the Most Important Terms and Conditions at nidhibank.example.", 539, H, 7, 9)
    doc.save()
    return card_truth(issuer="NIDHI BANK", card_number=card, card_holder=name, currency="INR", statement_date=iso(sd), due_date=iso(due) if total > 0 else None, credit_limit=plain(limit)[:-3], previous_balance=amt(prev),
                      new_balance=amt(total), minimum_due=amt(mind), payments=amt(pay), purchases=amt(buy),
                      transactions=[{"date": iso(d), "description": squeeze(desc), "debit": amt(de), "credit": amt(c_)} for d, tm, desc, m, de, c_ in dom + fin + intl])


CASHOP = "TIM HORTENS #4471 OTTAWA ON|LOBLAWZ 1031 TORONTO ON|CANADIAN TYRE #0288 KANATA ON|PETRO-CANDA 90712 GATINEAU QC|SHOPPERS DRUGMRT #88 MONTREAL QC|METROE 431 OTTAWA ON|VIA RAYL CANADA MONTREAL QC|AMZN MKTP CA*TR4 WWW.AMZN.CA ON|LCBOO/RAO #0543 KINGSTON ON".split("|")
CANAME = "MR ETIENNE GAUDREAU|MS HEATHER MACLEISH|MRS SIOBHAN OKAFOR|MR DOUGLAS WINTERS".split("|")


def rideau(path, rng, rows):
    sd = dt.date(rng.randint(2021, 2025), rng.randint(1, 12), rng.randint(5, 22))
    pm = (sd.replace(day=1) - dt.timedelta(days=1)).replace(day=sd.day)
    frm = pm + dt.timedelta(days=1)
    due = sd + dt.timedelta(days=21)
    prev = rng.randint(4000, 350000)
    span = (sd - frm).days
    posts = sorted(rng.randint(1, span) for _ in range(rows))
    intr = rng.random() < .4 and rows >= 3
    tx = []
    ipay = rng.randrange(rows) if rows >= 2 else -1
    for i, k in enumerate(posts):
        post = frm + dt.timedelta(days=k)
        d = max(frm, post - dt.timedelta(days=rng.randint(0, 3)))
        if intr and i == rows - 1 and i != ipay:
            tx.append((sd, sd, "PURCHASE INTEREST 19.99%", rng.randint(150, 4500), None, "", "int"))
        elif i == ipay:
            tx.append((d, post, "PAYMENT - THANK YOU / PAIEMENT - MERCI", None, rng.choice([prev, prev // 2]), digits(rng, 23, "7410"), "pay"))
        elif rng.random() < .06:
            tx.append((d, post, rng.choice(CASHOP), None, rng.randint(500, 12000), digits(rng, 23, "7450"), "pay"))
        elif rng.random() < .08:
            a = rng.randint(300, 19900)
            fx = 12500 + rng.randint(0, 1400)
            tx.append((d, post, f"STREEMFLIX.COM LOS GATOS CA Foreign Currency-USD {west(a)} Exchange rate-1.{fx - 10000:04d}00", (a * fx + 5000) // 10000, None, digits(rng, 23, "7469"), "buy"))
        else:
            tx.append((d, post, rng.choice(CASHOP), rng.randint(199, 26000), None, digits(rng, 23, "7450"), "buy"))
    pay = sum(x[4] or 0 for x in tx)
    buy = sum(x[3] or 0 for x in tx if x[6] == "buy")
    it = sum(x[3] or 0 for x in tx if x[6] == "int")
    total = prev - pay + buy + it
    mind = min(1000 + it, total) if total > 0 else 0
    limit = limit_over(rng, total, [250000, 600000, 1200000, 1500000], 100000)
    name = rng.choice(CANAME)
    card = f"4512 {digits(rng, 2)}** **** {digits(rng, 4)}"
    up = lambda d: f"{d:%b %d}".upper()
    full = lambda d: f"{d:%b %d, %Y}".upper()
    usd = lambda p: ("-$" if p < 0 else "$") + west(abs(p))
    blue, yel, pale = "#005daa", "#ffd200", "#eaf2f9"

    def footer(doc, i, n):
        doc.t(36, 776, "® / ™ Trademark(s) of Rideau Bank of Canada. ‡ All other trademarks are the property of their respective owner(s).", "Noto", 5.8, color="#555555")
        doc.t(576, 776, f"{i} of {n}", "Noto", 7.5, "r")
    doc = Doc(path, size=letter, footer=footer)

    def top():
        doc.box(36, 26, 34, 40, fill=blue)
        doc.disc(53, 42, 9, yel)
        doc.box(46, 54, 14, 4, fill="#ffffff")
        doc.t(78, 42, "Rideau Cash Back Visa‡", "NotoB", 13, color=blue)
        doc.t(78, 56, f"{name}   {card}", "NotoB", 8)
        doc.t(78, 67, f"STATEMENT FROM {full(frm) if frm.year != sd.year else up(frm)} TO {full(sd)}", "Noto", 8)

    xs = (36, 88, 140, 390)

    def head(y):
        doc.line(36, y, 394, y, 1, blue)
        doc.lines(36, y + 10, ["TRANSACTION", "DATE"], "NotoB", 6.4, 8, color=blue)
        doc.lines(92, y + 10, ["POSTING", "DATE"], "NotoB", 6.4, 8, color=blue)
        doc.t(136, y + 14, "ACTIVITY DESCRIPTION", "NotoB", 6.8, color=blue)
        doc.t(392, y + 14, "AMOUNT ($)", "NotoB", 6.8, "r", blue)
        doc.line(36, y + 22, 394, y + 22, .5, blue)
        return y + 22

    top()
    X, X2 = 412, 572
    doc.box(404, 84, 176, 312, fill=pale)
    y = 100
    doc.t(X, y, "CONTACT US", "NotoB", 7.5, color=blue)
    doc.lines(X, y + 12, ["Customer Service  1-800-555-9111", "Lost or stolen  1-800-555-9222", "www.rideaubank.example/cards"], "Noto", 7, 10)
    y = 154
    doc.t(X, y, "PAYMENTS & INTEREST RATES", "NotoB", 7.5, color=blue)
    y += 13
    for lab, v in (("Minimum payment", usd(mind)), ("Payment due date", full(due)), ("Credit limit", usd(limit)), ("Available credit", usd(limit - max(total, 0))), ("Annual interest rates:", ""), ("   Purchases", "19.99%"), ("   Cash advances", "22.99%")):
        doc.t(X, y, lab, "Noto", 7.5)
        doc.t(X2, y, v, "NotoB" if "ayment" in lab else "Noto", 7.5, "r")
        y += 12
    y += 10
    doc.t(X, y, "CALCULATING YOUR BALANCE", "NotoB", 7.5, color=blue)
    y += 13
    for lab, v in (("Previous Statement Balance", usd(prev)), ("Payments & credits", "-" + usd(pay) if pay else usd(0)), ("Purchases & debits", usd(buy)), ("Cash advances", usd(0)), ("Interest", usd(it)), ("Fees", usd(0))):
        doc.t(X, y, lab, "Noto", 7.5)
        doc.t(X2, y, v, "Noto", 7.5, "r")
        y += 12
    doc.line(X, y - 7, X2, y - 7, .6, blue)
    doc.t(X, y + 4, "NEW BALANCE" if total >= 0 else "CREDIT BALANCE", "NotoB", 8.5, color=blue)
    doc.t(X2, y + 4, usd(total), "NotoB", 8.5, "r", blue)
    doc.para(X, y + 22, f"Estimated Time to Repay: if you make only the minimum payment each month, it will take approximately {max(1, total // 12000)} year(s) and 4 month(s) to fully repay the outstanding balance.", 160, "Noto", 6.4, 8.4)
    y = head(92)
    out = []
    for d, p, desc, de, cr, ref, kind in tx:
        lines = wrap(desc, 205, "Noto", 7.4)
        extra = [ref] if ref else []
        h = 9.6 * len(lines) + 8.6 * len(extra) + 4
        if y + h > 750:
            doc.new()
            top()
            y = head(84)
        doc.t(36, y + 10, up(d), "Noto", 7.4)
        doc.t(92, y + 10, up(p), "Noto", 7.4)
        yy = doc.lines(136, y + 10, lines, "Noto", 7.4, 9.6)
        doc.lines(136, yy - .6, extra, "Noto", 6, 8.6, color="#555555")
        doc.t(392, y + 10, usd(de if de else -cr), "Noto", 7.4, "r")
        y += h
        out.append({"date": iso(d), "posting_date": iso(p), "description": squeeze(desc + (" " + ref if ref else "")), "debit": amt(de), "credit": amt(cr)})
    if y > 715:
        doc.new()
        top()
        y = 84
    doc.line(36, y + 3, 394, y + 3, .8, blue)
    doc.t(136, y + 16, "NEW BALANCE" if total >= 0 else "CREDIT BALANCE", "NotoB", 8)
    doc.t(392, y + 16, usd(total), "NotoB", 8, "r")
    doc.save()
    return card_truth(card_number=card, card_holder=name, issuer="Rideau Bank of Canada", due_date=iso(due), statement_period={"from": iso(frm), "to": iso(sd)}, credit_limit=amt(limit),
                      previous_balance=amt(prev), new_balance=amt(total), minimum_due=amt(mind), payments=amt(pay), purchases=amt(buy), transactions=out)


LAYOUTS = {"regale": regale, "rideau": rideau}

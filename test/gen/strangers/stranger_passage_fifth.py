# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_passage.py, fifth part."""

from stranger_passage_kit import (CITIES, MON, SHOPS, address, card, dMy, digits, dmy, dmy2, dt, ind, iso, letters, person, plain, sums, table, west, wrap)


def spend(rnd, n, a, b, prev, shop, pay, refund, lo, hi):
    span = (b - a).days
    days = sorted(rnd.randint(0, span) for _ in range(n))
    pi = rnd.randrange(n) if prev > 0 and (n > 1 or rnd.random() < 0.5) else -1
    out = []
    for i, k in enumerate(days):
        d = a + dt.timedelta(k)
        v = max(lo, int(lo * (hi / lo) ** rnd.random()))
        r = {"date": d, "post": min(b, d + dt.timedelta(rnd.choice([0, 1, 1, 2]))), "dr": None, "cr": None}
        if i == pi:
            r["cr"], r["kind"] = (prev if rnd.random() < 0.6 else max(lo, prev // 200 * 100)), "pay"
            r.update(pay(rnd, d))
        elif n > 4 and rnd.random() < 0.06 and refund:
            r["cr"], r["kind"] = v, "refund"
            r.update(refund(rnd, d))
        else:
            r["dr"], r["kind"] = v, "buy"
            r.update(shop(rnd, d, v))
        out.append(r)
    return out


def ctx(r, post=False):
    o = {"date": iso(r["date"])}
    if post:
        o["posting_date"] = iso(r["post"])
    o["description"] = " ".join(r["desc"].split())
    o["debit"] = plain(r["dr"]) if r["dr"] is not None else None
    o["credit"] = plain(r["cr"]) if r["cr"] is not None else None
    return o


def cycle(rnd, years=(2021, 2025)):
    y, m, d = rnd.randint(*years), rnd.randint(2, 11), rnd.randint(3, 26)
    b = dt.date(y, m, d)
    return dt.date(y, m - 1, d) + dt.timedelta(1), b


def floor_due(v, pct, least):
    return max(0, min(v, max(least, -(-v * pct // 100 // 100) * 100)))


def saffron(p, rnd, rows):
    a, b = cycle(rnd)
    prev = rnd.randint(0, 6000000) if rnd.random() < 0.85 else 0
    name = person(rnd).upper()

    def shop(rnd, d, v):
        if rnd.random() < 0.14:
            return {"desc": f"{rnd.choice(['OPENIA *CHATPLUS', 'AGODO.COM', 'STEEMGAMES', 'DIGITALPOND'])} {rnd.choice(['SINGAPORE', 'SAN FRANCISCO', 'BELLEVUE'])}", "fx": f"USD {v / 8312:.2f}", "tm": ""}
        return {"desc": rnd.choice([f"{rnd.choice(SHOPS).upper()} {rnd.choice(CITIES).upper()}", f"EMI {rnd.choice(SHOPS).upper()} {rnd.choice(CITIES).upper()} (Ref# 0999999998{digits(rnd, 12)})",
                                    f"{rnd.choice(['RAZ*', 'PYU*', 'PTM*'])}{rnd.choice(SHOPS)} {rnd.choice(['BANGALORE', 'GURGAON', 'Mumbai'])}", f"IGST-VPS{digits(rnd, 13)}-RATE 18.0 -27 (Ref# ST{digits(rnd, 12)}{digits(rnd, 8)})"]),
                "tm": rnd.choice(["", f" {rnd.randint(0, 23):02d}:{rnd.randint(0, 59):02d}:{rnd.randint(0, 59):02d}"])}
    rs = spend(rnd, rows, a, b, prev, shop, lambda r, d: {"desc": rnd.choice([f"CC PAYMENT {digits(rnd, 12)} IB BILLPAY (Ref# ST{digits(rnd, 18)})", f"NETBANKING TRANSFER (Ref# 0000000000{digits(rnd, 13)})", "TELE TRANSFER CREDIT"]), "tm": ""},
               lambda r, d: {"desc": f"REFUND {rnd.choice(SHOPS).upper()} {rnd.choice(CITIES).upper()}", "tm": ""}, 4900, 2400000)
    dom, intl = [r for r in rs if "fx" not in r], [r for r in rs if "fx" in r]
    deb, cre = sums(rs)
    fin = 0
    new = prev - cre + deb
    lim = (max(new, prev) // 10000000 + 2) * 10000000
    mind = floor_due(new, 5, 20000)
    due = b + dt.timedelta(20)
    no = f"{rnd.choice(['4893', '5522', '3608'])} {digits(rnd, 2)}XX XXXX {digits(rnd, 4)}"
    f = lambda v: ind(abs(v)) + (" Cr" if v < 0 else "")
    NV = "#004b8d"

    def foot():
        p.t(297, 820, f"Page {p.n} of {p.total}", "H", 7, "#555555", "c")

    def top():
        p.box(36, 26, 523, 30, NV)
        p.t(46, 45, "SAFFRON BANK", "HB", 12, "#ffffff")
        p.t(549, 45, "Regal Credit Card Statement", "HB", 11, "#ffffff", "r")
        p.t(36, 66, "HSN Code: 997113    Saffron Bank Credit Cards GSTIN: 33AAACS0000P1ZJ", "H", 6.5, "#666666")
        return 78
    y = top()
    ad = address(rnd)
    for k, v in [("Name", name), ("Email", name.split()[0].lower() + "@example.in"), ("Address", ad[0]), ("", ad[1]), ("", ad[2].upper() + " MH")]:
        p.t(40, y + 8, (k + " :") if k else "", "H", 8)
        p.t(86, y + 8, v, "HB" if k == "Name" else "H", 8)
        y += 11.5
    p.lines(370, 86, ["Statement Date:" + dmy(b), "Card No: " + no, "AAN : 000104" + digits(rnd, 13)], 12, "HB", 8)
    y = 146

    def strip(y, hs, vs, x0=36, w=523, hi=()):
        k = len(hs)
        cw = w / k
        p.box(x0, y, w, 15, "#dfe8f1")
        for i in range(k):
            p.box(x0 + i * cw, y, cw, 34, None, "#7b98b5", 0.6)
            p.t(x0 + (i + .5) * cw, y + 10.5, hs[i], "HB", 7.6, NV, "c", cw)
            p.t(x0 + (i + .5) * cw, y + 27, vs[i], "HB" if i in hi else "H", 9.5, "#b00020" if i in hi else "#000000", "c", cw)
        return y + 42
    y = strip(y, ["Payment Due Date", "Total Dues", "Minimum Amount Due"], [dmy(due), f(new), ind(mind)], hi=(0, 1))
    y = strip(y, ["Credit Limit", "Available Credit Limit", "Available Cash Limit"], [ind(lim)[:-3], ind(lim - max(new, 0))[:-3], ind(lim * 4 // 10)[:-3]])
    p.t(36, y + 8, "Account Summary", "HB", 9.5, NV)
    y = strip(y + 13, ["Opening Balance", "Payment/ Credits", "Purchase/ Debits", "Finance Charges", "Total Dues"], [f(prev), ind(cre), ind(deb), ind(fin), f(new)])
    p.t(36, y + 8, "Past Dues (If any)", "HB", 8.5, NV)
    y = strip(y + 12, ["Overlimit", "3 Months+", "2 Months", "1 Month", "Current Dues", "Minimum Amount Due"], ["0.00", "0.00", "0.00", "0.00", ind(mind), ind(mind)])

    def newtop():
        foot()
        p.page()
        return top() + 2
    done = []
    for title, rr, cols, heads in [("Domestic Transactions", dom, [(40, "l", 84), (130, "l", 270), (466, "r", 50), (552, "r", 80)], ["Date", "Transaction Description", "Feature Reward", "Amount (in Rs.)"]),
                                   ("International Transactions", intl, [(40, "l", 84), (130, "l", 240), (466, "r", 80), (552, "r", 80)], ["Date", "Transaction Description", "", "Amount (in Rs.)"])]:
        if not rr:
            continue
        if y > 730:
            y = newtop()

        def thead(y):
            p.t(36, y + 12, title, "HB", 9.5, NV)
            p.box(36, y + 17, 523, 20, "#dfe8f1")
            for (x, al, w), s in zip(cols, heads):
                if s == "Feature Reward":
                    p.lines(x, y + 25, ["Feature Reward", "Points"], 8.5, "HB", 7, NV, al)
                else:
                    p.t(x, y + 30, s, "HB", 8, NV, al)
            return y + 38
        cells = [["", name, "", ""]]
        for r in rr:
            done.append(r)
            pts = str(r["dr"] // 15000 * 4) if r["dr"] and r["dr"] > 15000 and "fx" not in r else ""
            cells.append([dmy(r["date"]) + r["tm"], wrap(r["desc"], "H", 8, cols[1][2]), r.get("fx", pts), ind(r["dr"]) if r["dr"] else ind(r["cr"]) + " Cr"])
        y = table(p, cols, cells, thead(y), 800, lambda: thead(newtop()), 9.6, 2.6, "H", 8, lambda p, y0, y1, i: p.line(36, y1, 559, y1, "#d0dae4", 0.4), styles={0: {"font": "HB"}}) + 8
    if y > 700:
        y = newtop()
    p.t(36, y + 8, "Reward Points Summary", "HB", 9.5, NV)
    q = rnd.randint(100, 9000)
    y = strip(y + 13, ["Opening Balance", "Points Earned", "Disbursed", "Adjusted/Lapsed", "Closing Balance"], [str(q), "312", "0", "0", str(q + 312)])
    p.para(36, y + 4, "Important Information: Making only the minimum payment every month would result in the repayment stretching over years with consequent interest payment on your outstanding balance. "
           "Please write to Saffron Bank Cards Division, PO Box 8654, Thiruvanmiyur PO, Chennai 600041.", 523, 9, "H", 7)
    foot()
    return card({"issuer": "SAFFRON BANK", "card_number": no, "card_holder": name, "currency": "INR", "statement_date": iso(b), "due_date": iso(due), "credit_limit": ind(lim)[:-3].replace(",", ""),
                 "previous_balance": plain(prev), "new_balance": plain(new), "minimum_due": plain(mind), "payments": plain(cre), "purchases": plain(deb), "transactions": [ctx(r) for r in done]})


def statecard(p, rnd, rows):
    a, b = cycle(rnd)
    prev = rnd.randint(100000, 4000000)
    name = person(rnd).upper()
    C = "#1f4e9e"

    def shop(rnd, d, v):
        if rnd.random() < 0.08:
            return {"desc": rnd.choice(["IGST DB @ 18.00%", "ANNUAL FEE", "FUEL SURCHARGE FEE (EXCL TAX 0.02)"]), "fee": 1}
        return {"desc": rnd.choice([f"{rnd.choice(SHOPS).upper()} {rnd.choice(CITIES).upper()} IN", f"UPI-{rnd.choice(SHOPS).upper()}", f"{rnd.choice(SHOPS).upper()} {rnd.choice(['CYBS SI', 'AUTOPAY SI', 'WWW SI'])} MUMBAI MAH", f"FP EMI 0{rnd.randint(1, 9)}/12 {rnd.choice(SHOPS).upper()} (EXCL TAX {rnd.randint(10, 99)}.{rnd.randint(10, 99)})"])}
    rs = spend(rnd, rows, a, b, prev, shop, lambda r, d: {"desc": rnd.choice([f"PAYMENT RECEIVED 000P{digits(rnd, 9)}{letters(rnd, 3)}", f"PAYMENT RECEIVED BBPS {letters(rnd, 2)}01{digits(rnd, 10)}BBPS"])},
               lambda r, d: {"desc": f"{rnd.choice(SHOPS).upper()} REVERSAL {rnd.choice(CITIES).upper()} IN"}, 5000, 1500000)
    fees = sum(r["dr"] for r in rs if r.get("fee"))
    buys = sum(r["dr"] or 0 for r in rs if not r.get("fee"))
    cre = sums(rs)[1]
    new = prev - cre + buys + fees
    lim = (max(new, prev) // 5000000 + 2) * 5000000
    mind = floor_due(new, 5, 20000)
    due = b + dt.timedelta(20)
    no = f"XXXX XXXX XXXX XX{digits(rnd, 2)}"
    p.poly([(36, 30), (60, 30), (48, 52)], C)
    p.t(66, 46, "Bharat State Card", "NB", 14, C)
    p.t(559, 38, "MONTHLY STATEMENT", "NB", 10, C, "r")
    p.t(559, 50, f"for {dMy(b)}", "N", 7.5, al="r")
    p.lines(36, 76, [name] + [s.upper() for s in address(rnd)], 11, "N", 8)
    p.t(36, 126, "Credit Card Number", "N", 7.5, "#555555")
    p.t(36, 138, no, "NB", 9.5)
    x = 250
    for i, (k, v, big) in enumerate([("*Total Amount Due ( ₹ )", ind(new), 1), ("**Minimum Amount Due ( ₹ )", ind(mind), 1)]):
        p.box(x + i * 158, 64, 151, 36, C)
        p.t(x + 6 + i * 158, 76, k, "N", 7.5, "#ffffff")
        p.t(x + 6 + i * 158, 93, v, "NB", 12, "#ffffff")
    for i, (k, v) in enumerate([("Credit Limit ( ₹ )", ind(lim)), ("Cash Limit ( ₹ )", ind(lim // 5)), ("Statement Date", dMy(b)), ("Available Credit Limit ( ₹ )", ind(lim - max(0, new))), ("Available Cash Limit ( ₹ )", ind(lim // 5)), ("Payment Due Date", dMy(due))]):
        xx, yy = x + (i % 3) * 104, 104 + (i // 3) * 32
        p.box(xx, yy, 101, 29, None, C, 0.6)
        p.t(xx + 4, yy + 10, k, "N", 6.6, "#555555", w=97)
        p.t(xx + 4, yy + 23, v, "NB", 8.5, w=97)
    y = 180
    p.box(36, y, 523, 14, "#e6ecf6")
    p.t(40, y + 10, "ACCOUNT SUMMARY", "NB", 8, C)
    y += 14
    for i, (h, v, sg) in enumerate([(["Previous Balance", "( ₹ )"], prev, "-"), (["Payments, Reversals &", "other Credits ( ₹ )"], cre, "+"), (["Purchases & Other", "Debits ( ₹ )"], buys, "+"), (["Fee, Taxes & Interest", "Charges ( ₹ )"], fees, "="), (["Total Outstanding", "( ₹ )"], new, "")]):
        xx = 36 + i * 104.6
        p.lines(xx + 48, y + 11, h, 9, "N", 6.8, "#555555", "c")
        p.t(xx + 48, y + 33, ind(v), "NB", 8.5, al="c")
        if sg:
            p.t(xx + 101, y + 24, sg, "NB", 11, C, "c")
    p.box(36, y, 523, 40, None, "#b8c6de", 0.6)
    y += 50
    cols = [(40, "l", 54), (104, "l", 340), (536, "r", 80), (548, "l", 10)]

    def thead(y):
        p.box(36, y, 523, 16, C)
        p.t(40, y + 11, "Date", "NB", 7.6, "#ffffff")
        p.t(104, y + 11, f"Transaction Details for Statement Period: {dMy(a, yy=2)} to {dMy(b, yy=2)}", "NB", 7.6, "#ffffff")
        p.t(553, y + 11, "Amount ( ₹ )", "NB", 7.6, "#ffffff", "r")
        return y + 18

    def foot():
        p.t(36, 812, "GSTIN of Bharat State Card 06AAECS0000C1ZV   |   Customer care 1860 000 1290   |   bharatstatecard.example", "N", 6.2, "#555555")
        p.t(559, 812, f"Page {p.n} of {p.total}", "N", 6.2, "#555555", "r")

    def newpage():
        foot()
        p.page()
        return thead(36)
    cells = [["", "TRANSACTIONS FOR " + name, "", ""]] + [[dMy(r["date"], yy=2), wrap(r["desc"], "N", 7.6, 340), ind(r["dr"] or r["cr"]), "D" if r["dr"] else "C"] for r in rs]
    y = table(p, cols, cells, thead(y), 796, newpage, 9.8, 2.2, "N", 7.6, styles={0: {"font": "NB", "col": C}}, asc=7.4)
    p.line(36, y + 2, 559, y + 2, C)
    if y > 715:
        foot()
        p.page()
        y = 30
    p.t(36, y + 13, "C=Credit; D=Debit; EN=Encash; FP=Flexipay; TAD=Total Amount Due", "N", 6.8)
    p.box(36, y + 22, 523, 44, "#fff6df", "#e0b84c", 0.6)
    p.t(44, y + 34, "REWARD SUMMARY / SHOP & SMILE", "NB", 7.5)
    p.t(44, y + 46, f"Previous Balance {rnd.randint(100, 5000)}    Earned {rnd.randint(10, 400)}    Redeemed/Expired/Forfeited 0    Closing Balance as on {dMy(b)}: see website", "N", 7)
    p.t(44, y + 58, "*Total Amount Due includes EMI instalments. **Pay at least this by the due date to avoid late payment charges.", "N", 6.6, "#555555")
    foot()
    return card({"issuer": "Bharat State Card", "card_number": no, "card_holder": name, "currency": "INR", "statement_date": iso(b), "due_date": iso(due), "statement_period": {"from": iso(a), "to": iso(b)},
                 "credit_limit": plain(lim), "previous_balance": plain(prev), "new_balance": plain(new), "minimum_due": plain(mind), "payments": plain(cre), "purchases": plain(buys), "transactions": [ctx(r) for r in rs]})


def md(d):
    return f"{MON[d.month - 1]} {d.day}"


def quantum(p, rnd, rows):
    a, b = cycle(rnd)
    prev = rnd.randint(2000, 240000)
    first, last = rnd.choice([("TAYLOR", "BRANDT"), ("MORGAN", "ESPINOZA"), ("CASEY", "O'DELL")])
    name, l4 = f"{first} {last}", digits(rnd, 4)
    M = ["WALMERT.COM 8009256278BENTONVILLEAR", "SQ *BEAN THEREPortlandOR", "SHELLE OIL 574429DAYTONOH", "TST* LUCKY NOODLERENONV", "AMZN Mktp US*RT4KL92Amzn.com/billWA", "NETFLUX.COM408-540-0000CA", "KROGR #412COLUMBUSOH", "UBERR *TRIPSAN FRANCISCOCA"]
    rs = spend(rnd, rows, a, b, prev, lambda r, d, v: {"desc": rnd.choice(M)}, lambda r, d: {"desc": rnd.choice(["QUANTUM ONE MOBILE PYMT AuthDate " + f"{d.day:02d}-{MON[d.month - 1]}", "QUANTUM ONE AUTOPAY PYMT", f"ELECTRONIC PAYMENT {digits(rnd, 8)}"])}, None, 199, 28000)
    pays, buys = [r for r in rs if r["cr"]], [r for r in rs if r["dr"]]
    deb, cre = sums(rs)
    new = prev - cre + deb
    mind = floor_due(new, 1, 2500)
    lim = max(200000, (max(new, prev) // 100000 + 2) * 100000)
    due = b + dt.timedelta(25)
    W = p.W
    D = lambda d: f"{MON[d.month - 1]} {d.day:02d}, {d.year}"
    f = lambda v: ("-$" if v < 0 else "$") + west(abs(v))
    B, G = "#004977", "#d03027"
    sub = f"{md(a)}, {a.year} - {md(b)}, {b.year}   |   {(b - a).days + 1} days in Billing Cycle"

    def head():
        p.t(40, 44, "Quantum", "SB", 17, B)
        p.poly([(126, 30), (190, 26), (128, 36)], G)
        p.t(150, 44, "One", "SB", 17, B)
        p.t(W - 40, 30, f"Page {p.n} of {p.total}", "H", 7.5, al="r")
        p.t(W - 40, 42, f"Platinum Mastercard   |   Platinum Mastercard ending in {l4}", "HB", 8.5, al="r")
        p.t(W - 40, 54, sub, "H", 8, al="r")
    head()
    p.t(40, 92, "Payment Information", "HB", 12, B)
    p.line(40, 97, 300, 97, B, 1)
    p.t(40, 113, "Payment Due Date", "HB", 9)
    p.t(40, 128, D(due), "HB", 12)
    p.lines(170, 111, ["For online and phone payments,", "the deadline is 8pm ET."], 10, "H", 7.5)
    p.t(40, 152, "New Balance", "HB", 9)
    p.t(40, 167, f(new), "HB", 12)
    p.t(170, 152, "Minimum Payment Due", "HB", 9)
    p.t(170, 167, f(mind), "HB", 12)
    p.para(40, 190, "LATE PAYMENT WARNING: If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.", 260, 9.5, "H", 7.5)
    p.para(40, 222, "MINIMUM PAYMENT WARNING: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:", 260, 9.5, "H", 7.5)
    p.box(40, 256, 260, 46, None, "#888888", 0.5)
    p.line(40, 274, 300, 274, "#888888")
    for x, h, v in [(46, "If you make no additional charges...", "Minimum Payment"), (180, "Pay off in about", f"{rnd.randint(2, 14)} Years"), (250, "Est. total", f"${rnd.randint(1, 9)},{digits(rnd, 3)}")]:
        p.t(x, 268, h, "HB", 6.2)
        p.t(x, 288, v, "H", 8)
    p.t(330, 92, "Account Summary", "HB", 12, B)
    p.line(330, 97, W - 40, 97, B, 1)
    y = 112
    for k, v in [("Previous Balance", f(prev)), ("Payments", "- " + f(cre)), ("Other Credits", "$0.00"), ("Transactions", "+ " + f(deb)), ("Cash Advances", "+ $0.00"), ("Fees Charged", "+ $0.00"), ("Interest Charged", "+ $0.00"), ("New Balance", "= " + f(new)), ("", ""), ("Credit Limit", f(lim)), (f"Available Credit (as of {D(b)})", f(lim - max(new, 0))),
                 ("Cash Advance Credit Limit", f(lim // 5))]:
        ft = "HB" if k == "New Balance" else "H"
        p.t(330, y, k, ft, 9)
        p.t(W - 40, y, v, ft, 9, al="r")
        y += 15
    p.line(40, 320, W - 40, 320, "#bbbbbb")
    p.t(40, 336, "Account Notifications", "HB", 10, B)
    p.para(40, 350, "Welcome to your account notifications. Check back here each month for important updates about your account. Pay or manage your account at quantumone.example "
           "Customer Service: 1-800-555-0142. See reverse for Important Information.", W - 80, 10.5, "H", 8)
    p.line(40, 640, W - 40, 640, "#777777", 0.6, (4, 3))
    p.lines(60, 690, [name, f"{digits(rnd, 4)} W CEDAR LN", f"DAYTON, OH 454{digits(rnd, 2)}-{digits(rnd, 4)}"], 11, "H", 9)
    p.t(330, 665, "Pay online, by phone or use the coupon. Account ending in " + l4, "H", 7.5)
    p.t(330, 690, "Amount Enclosed   $ ______________", "H", 9)
    p.page()
    head()
    p.t(40, 84, "Transactions", "HB", 14, B)
    p.line(40, 89, W - 40, 89, B, 1)
    p.t(40, 102, "Visit www.quantumone.example to see detailed transactions.", "H", 8)
    y = 110
    cols = [(44, "l", 48), (98, "l", 48), (156, "l", 320), (W - 44, "r", 76)]

    def sect(y, title, rr, total, tlabel, sg):
        def th(y):
            p.t(40, y + 14, title, "HB", 9.5)
            p.box(40, y + 19, W - 80, 15, "#e8eef3")
            for (x, al, w), s in zip(cols, ["Trans Date", "Post Date", "Description", "Amount"]):
                p.t(x, y + 29.5, s, "HB", 7.8, al=al)
            return y + 35

        def newpage():
            p.page()
            head()
            p.t(40, 78, "Transactions (Continued)", "HB", 12, B)
            return th(84)
        y = th(y) if y < 680 else newpage()
        y = table(p, cols, [[md(r["date"]), md(r["post"]), r["desc"], sg + f(r["dr"] or r["cr"])] for r in rr], y, 745, newpage, 10.5, 2.2, "H", 8.6, lambda p, y0, y1, i: p.line(40, y1, W - 40, y1, "#dddddd", 0.4))
        if tlabel:
            p.t(44, y + 12, tlabel, "HB", 8.8)
            p.t(W - 44, y + 12, f(total), "HB", 8.8, al="r")
        return y + 22
    if pays:
        y = sect(y, f"{name} #{l4}: Payments, Credits and Adjustments", pays, 0, "", "- ")
    if buys:
        y = sect(y, f"{name} #{l4}: Transactions", buys, deb, f"{name} #{l4}: Total Transactions", "")
    if y > 610:
        p.page()
        head()
        y = 70
    for k, v in [("Total Transactions for This Period", f(deb)), ("Fees", None), ("Total Fees for This Period", "$0.00"), ("Interest Charged", None), ("Interest Charge on Purchases", "$0.00"), ("Total Interest for This Period", "$0.00"), ("Totals Year-to-Date", None), ("Total Fees charged", "$0.00"), ("Total Interest charged", "$" + f"{rnd.randint(0, 90)}.{digits(rnd, 2)}")]:
        p.t(44 if v else 40, y + 12, k, "H" if v else "HB", 8.6)
        if v:
            p.t(W - 44, y + 12, v, "H", 8.6, al="r")
        y += 14
    return card({"issuer": "Quantum One", "card_number": l4, "card_holder": name, "currency": "USD", "due_date": iso(due), "statement_period": {"from": iso(a), "to": iso(b)}, "credit_limit": plain(lim),
                 "previous_balance": plain(prev), "new_balance": plain(new), "minimum_due": plain(mind), "payments": plain(cre), "purchases": plain(deb), "transactions": [ctx(r, True) for r in pays + buys]})


def goldkarte(p, rnd, rows):
    a, b = cycle(rnd)
    prev = rnd.randint(500, 180000)

    def shop(rnd, d, v):
        if rnd.random() < 0.2:
            cur, k, place = rnd.choice([("USD", 1.0874, "AIRBNBB * HMXYZ 415-800-5959"), ("CHF", 0.9712, "SBB CFF FFS BERN"), ("SEK", 11.3405, "ICA NARA STOCKHOLM"), ("GBP", 0.8691, "PRET MANAGER LONDON")])
            return {"desc": place, "cur": cur, "fx": west(int(v * k), ".", ","), "k": f"{k:.4f}".replace(".", ",")}
        if v < 900 and rnd.random() < 0.5:
            return {"desc": "1,75% für Währungsumrechnung"}
        return {"desc": rnd.choice(["DB BAHNN VERTRIEB FRANKFURT", "AMAZORN.DE*" + letters(rnd, 5) + " AMAZORN.DE", "LIDEL SAGT DANKE BERLIN", "HOTEL ZUR POST GARMISCH-PARTENKIRCHEN Aufenthalt vom " + dmy(d, "."), "SHELLE 4711 HANNOVER", "PAYPOL *EBAY S.A R.L. 35314369001"])}
    rs = spend(rnd, rows, a, b, prev, shop, lambda r, d: {"desc": "Lastschrift Ausgleich Kreditkarte gem. Abrechnung v. " + dmy2(a - dt.timedelta(1), ".")}, lambda r, d: {"desc": "GUTSCHRIFT ZALANDUS SE BERLIN"}, 150, 60000)
    deb, cre = sums(rs)
    new = prev - cre + deb
    name = rnd.choice(["Sabine Ackermann", "Torsten Wübbels", "Dr. Emre Aydin"])
    no = f"4748 XXXX XXXX {digits(rnd, 4)}"
    lim = (max(new, prev) // 100000 + 2) * 100000
    due = b + dt.timedelta(5)
    s = lambda debt: west(abs(debt), ".", ",") + (" -" if debt >= 0 else " +")
    D2 = lambda d: dmy2(d, ".")
    cols = [(56, "l", 40), (102, "l", 40), (150, "l", 190), (352, "l", 26), (430, "r", 52), (480, "r", 46), (548, "r", 64)]

    def head():
        p.box(56, 28, 34, 20, "#148dea")
        p.t(73, 42, "KDB", "HB", 11, "#ffffff", "c")
        p.t(96, 42, "Kreditdirektbank", "H", 12, "#0a3b6c")
        p.t(548, 36, f"Seite {p.n} von {p.total}", "H", 7.5, al="r")

    def thead(y):
        p.line(56, y, 548, y, "#0a3b6c", 0.9)
        for (x, al, w), ss in zip(cols, [["Datum", "Beleg"], ["Datum", "Buchung"], ["Angabe des Unternehmens /", "Verwendungszweck"], ["Wäh-", "rung"], ["Betrag"], ["Kurs"], ["Betrag in", "EUR"]]):
            p.lines(x, y + 10, ss, 9, "HB", 7.4, al=al)
        p.line(56, y + 24, 548, y + 24, "#0a3b6c", 0.9)
        return y + 27
    head()
    p.t(56, 72, "Kreditdirektbank AG · 10919 Berlin", "H", 6)
    p.lines(56, 88, ["Herrn/Frau", name, f"Gartenweg {rnd.randint(1, 80)}", f"{digits(rnd, 5)} Musterhausen"], 12, "H", 9)
    y = 84
    for k, v in [("Karteninhaber", name), ("Kartennummer", no), ("Abrechnungskonto", f"XXXXXX{digits(rnd, 4)}"), ("Verfügungsrahmen", west(lim, ".", ",") + " EUR"), ("Datum der Abrechnung", dmy(b, "."))]:
        p.t(330, y, k + ":", "H", 8.2)
        p.t(548, y, v, "H", 8.2, al="r")
        y += 12.5
    p.t(56, 176, f"Ihre KDB-VISA-Card Abrechnung vom {dmy(a, '.')} bis {dmy(b, '.')}", "HB", 11)
    st = {"i": -1}
    run = [prev]
    for r in rs:
        run.append(run[-1] + (r["dr"] or 0) - (r["cr"] or 0))

    def deco(p, y0, y1, i):
        st["i"] = i

    def newpage():
        i = st["i"]
        p.t(150, 770, "Übertrag auf Seite " + str(p.n + 1), "HI", 8)
        p.t(548, 770, s(run[max(0, i)]), "HI", 8, al="r")
        p.page()
        head()
        y = thead(64)
        p.t(150, y + 8, "Übertrag von Seite " + str(p.n - 1), "HI", 8)
        p.t(548, y + 8, s(run[max(0, i)]), "HI", 8, al="r")
        return y + 16
    cells = [["", "", "Saldo letzte Abrechnung", "", "", "", s(prev)]]
    for r in rs:
        cells.append([D2(r["date"]), D2(r["post"]), wrap(r["desc"], "H", 8, 190), r.get("cur", ""), r.get("fx", ""), r.get("k", ""), s(r["dr"] if r["dr"] else -r["cr"])])
    y = table(p, cols, cells, thead(188), 755, newpage, 9.6, 2.3, "H", 8, deco, styles={0: {"font": "HB"}})
    if y > 700:
        st["i"] = len(rs)
        y = newpage()
    p.line(400, y + 3, 548, y + 3, "#0a3b6c", 0.9)
    p.t(150, y + 16, "Neuer Saldo", "HB", 9)
    p.t(548, y + 16, s(new), "HB", 9, al="r")
    p.line(400, y + 20, 548, y + 20, "#0a3b6c", 0.4)
    p.line(400, y + 22, 548, y + 22, "#0a3b6c", 0.4)
    p.para(56, y + 42, f"Den Rechnungsbetrag buchen wir am {dmy(due, '.')} von Ihrem Abrechnungskonto ab. Bitte sorgen Sie für ausreichende Deckung. Einwendungen gegen diese Abrechnung sind "
           "unverzüglich, spätestens sechs Wochen nach Zugang, schriftlich mitzuteilen.", 492, 10.5, "H", 8)
    p.t(302, 818, "Kreditdirektbank AG · Vorstand: n. n. · Amtsgericht Charlottenburg HRB 00000 · USt-IdNr. DE000000000", "H", 6, "#666666", "c")
    return card({"issuer": "Kreditdirektbank", "card_number": no, "card_holder": name, "currency": "EUR", "statement_date": iso(b), "due_date": iso(due), "statement_period": {"from": iso(a), "to": iso(b)},
                 "credit_limit": plain(lim), "previous_balance": plain(prev), "new_balance": plain(new), "transactions": [ctx(r, True) for r in rs]})


CARDS = {"saffron": saffron, "statecard": statecard, "quantum": quantum, "goldkarte": goldkarte}

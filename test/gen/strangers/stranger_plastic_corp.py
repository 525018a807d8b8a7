# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian cards: a private bank's family card with a side panel, a corporate purchasing card."""

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4, landscape

import stranger_plastic_kit as k

SHOPS = (("KAPOOR SWEETS", "Restaurants"), ("VIJAY MOTORS SERVICE", "Auto Services"), ("APOLLINE PHARMACY", "Medical"), ("RANI SILKS", "Apparel"), ("HINDUSTAN FUEL STN", "Fuel"), ("SKYLARK AIRWAYS", "Travel"),
         ("MAHANAGAR GAS", "Utilities"), ("NEWAGE SCHOOL TRUST", "Education"), ("FRESHFARM SUPERMARKET", "Grocery"), ("DREAMFURN INTERIORS", "Home Decor"), ("ZOOMTEL POSTPAID", "Telecom"), ("GOLD SOUK JEWELS", "Jewellery"))
CITIES = ("MUMBAI", "PUNE", "LUCKNOW", "COIMBATORE", "SURAT", "INDORE", "PATNA")


def rupees(rng):
    return rng.choice((rng.randint(9, 90) * 1000, rng.randint(5000, 450000), rng.randint(100000, 3500000)))


# ---------------------------------------------------------------- family card with a side panel
def family(path, seed, rows):
    rng = k.seeded("family", seed)
    k.fonts("Cond", "Cond-B")
    W, H = A4
    frm, to = k.cycle(rng)
    previous = rng.randint(-150000, 6000000)
    entries = k.business(rng, rows, frm, to, previous, rupees)
    bought, paid = k.sums(entries)
    due = previous + bought - paid
    least = 0 if due <= 0 else min(due, max(10000, (due + 19) // 20))
    by = to + k.dt.timedelta(days=20)
    limit = k.ceiling(due, rng.randint(2, 30) * 5000000, 5000000)
    holder = rng.choice(("Mr. ", "Ms. ")) + rng.choice(k.INDIANS)
    addon = rng.choice(k.INDIANS).upper()
    stem = k.digits(rng, 4)
    card, second = "%s XXXX XXXX %s" % (stem, k.digits(rng, 4)), "%s XXXX XXXX %s" % (stem, k.digits(rng, 4))
    maroon, sand = HexColor("#8a1538"), HexColor("#f6efe6")
    c = k.paper(path, A4, "e-statement")
    page = [0]

    def drcr(v):
        return k.lakh(abs(v)) + (" CR" if v < 0 else " DR")

    def panel():
        page[0] += 1
        c.setFillColor(sand)
        c.rect(0, 0, 162, H, stroke=0, fill=1)
        c.setFillColor(maroon)
        c.rect(0, H - 70, 162, 70, stroke=0, fill=1)
        c.setFillColor(white)
        c.setFont("Cond-B", 15)
        c.drawString(18, H - 40, "Sindhu Bank")
        c.setFont("Cond", 7.5)
        c.drawString(18, H - 54, "Legend Credit Card Statement")
        c.setFillColor(black)
        y = H - 92
        if page[0] == 1:
            for label, value in (("Credit Card No.", card), ("Statement Date", to.strftime("%d/%m/%Y")), ("Statement Period", "%s To %s" % (frm.strftime("%d/%m/%Y"), to.strftime("%d/%m/%Y"))),
                                 ("Total Amount Due", drcr(due)), ("Minimum Amount Due", drcr(least)), ("Payment Due Date", by.strftime("%d/%m/%Y")), ("Credit Limit", k.lakh(limit)), ("Available Credit Limit", k.lakh(limit - due)),
                                 ("Cash Limit", k.lakh(limit // 10))):
                big = label in ("Total Amount Due", "Payment Due Date")
                c.setFont("Cond", 7)
                c.setFillColor(maroon)
                c.drawString(18, y, label)
                c.setFillColor(black)
                c.setFont("Cond-B", 11 if big else 8)
                c.drawString(18, y - (14 if big else 11), value)
                y -= 34 if big else 29
            c.setStrokeColor(maroon)
            c.roundRect(12, y - 90, 138, 90, 6)
            c.setFont("Cond-B", 8)
            c.drawString(22, y - 16, "Convert to EMI!")
            c.setFont("Cond", 6.7)
            for i, t in enumerate(("Pay back big spends of Rs. 2,500.00", "or more in 3 to 24 easy instalments", "at 1.25% per month. SMS EMI <space>", "last 4 digits of your card to 56561.", "Processing fee Rs. 249.00 + GST.")):
                c.drawString(22, y - 31 - 12 * i, t)
        c.setFont("Cond", 6)
        c.drawString(18, 42, "Sindhu Bank Limited, Consumer Cards")
        c.drawString(18, 34, "Chembur, Mumbai - 400 071")
        c.drawString(18, 20, "Page %d" % page[0])

    def table(y):
        c.setFillColor(maroon)
        c.rect(176, y - 17, W - 196, 26, stroke=0, fill=1)
        c.setFillColor(white)
        c.setFont("Cond-B", 7)
        c.drawString(180, y - 6, "Date")
        c.drawString(230, y - 6, "Transaction Details")
        c.drawString(394, y - 2, "Merchant")
        c.drawString(394, y - 11, "Category")
        c.drawRightString(498, y - 2, "Reward")
        c.drawRightString(498, y - 11, "Points")
        c.drawRightString(W - 24, y - 2, "Amount")
        c.drawRightString(W - 24, y - 11, "(in Rs.)")
        c.setFillColor(black)
        return y - 34

    panel()
    c.setFont("Cond-B", 10)
    c.drawString(180, H - 48, holder)
    c.setFont("Cond", 8)
    for i, t in enumerate(("%d, Rose Apartments, Link Road" % rng.randint(2, 90), "%s %s" % (rng.choice(CITIES).title(), k.digits(rng, 6)))):
        c.drawString(180, H - 61 - 11 * i, t)
    y = H - 100
    c.setFont("Cond-B", 8.5)
    c.setFillColor(maroon)
    c.drawString(180, y, "Account Summary")
    c.setFillColor(black)
    y -= 8
    c.setStrokeColor(HexColor("#c9b79c"))
    for label, value in (("Previous Balance", drcr(previous)), ("Purchases & Other Debits", k.lakh(bought)), ("Payments & Other Credits", k.lakh(paid)), ("Total Amount Due", drcr(due))):
        c.line(176, y, W - 20, y)
        c.setFont("Cond", 8)
        c.drawString(180, y - 11, label)
        c.drawRightString(W - 24, y - 11, value)
        y -= 16
    c.line(176, y, W - 20, y)
    y = table(y - 22)
    items = []
    mine, hers = [], []
    for e in entries:
        (hers if e["kind"] == "buy" and rng.random() < .3 else mine).append(e)
    for name, number, group in ((holder.split(". ")[1].upper(), card, mine), (addon, second, hers)):
        if not group:
            continue
        if y < 90:
            c.showPage()
            panel()
            y = table(H - 50)
        c.setFont("Cond-B", 7.5)
        c.drawString(180, y, "%s  -  %s" % (name, number))
        y -= 15
        for e in group:
            shop, kind = rng.choice(SHOPS)
            text = {"pay": "PAYMENT RECEIVED - THANK YOU. NEFT REF %sN%s" % (k.letters(rng, 4), k.digits(rng, 11)), "refund": "%s %s REFUND" % (shop, rng.choice(CITIES)), "fee": "LATE PAYMENT FEE", "tax": "IGST-VAT SERVICE @18.00%", "interest": "FINANCE CHARGES",
                    "buy": rng.choice(("%s %s IN" % (shop, rng.choice(CITIES)), "PAYTEL *%s %s IN REF %s" % (shop, rng.choice(CITIES), k.digits(rng, 11))))}[e["kind"]]
            lines = k.wrap(text, "Cond", 7.5, 158)
            if y - 10 * len(lines) < 40:
                c.showPage()
                panel()
                y = table(H - 50)
            c.setFont("Cond", 7.5)
            c.drawString(180, y, e["day"].strftime("%d/%m/%Y"))
            for i, t in enumerate(lines):
                c.drawString(230, y - 10 * i, t)
            if e["kind"] in ("buy", "refund"):
                c.drawString(394, y, kind)
            c.drawRightString(498, y, str(e["paise"] // 10000) if e["kind"] == "buy" else "0")
            c.drawRightString(W - 24, y, k.lakh(e["paise"]) + (" CR" if k.is_credit(e) else " DR"))
            y -= 10 * len(lines) + 6
            items.append(k.entry(e, text))
        y -= 6
    c.save()
    return k.truth(issuer="Sindhu Bank", card_number=card, card_holder=holder, currency="INR", statement_date=to.isoformat(), due_date=by.isoformat(), statement_period=k.span(frm, to), credit_limit=k.plain(limit),
                   previous_balance=k.plain(previous), new_balance=k.plain(due), minimum_due=k.plain(least), payments=k.plain(paid), purchases=k.plain(bought), transactions=items)


# ---------------------------------------------------------------- corporate purchasing card
def purchasing(path, seed, rows):
    rng = k.seeded("purchasing", seed)
    W, H = landscape(A4)
    frm, to = k.cycle(rng)
    frm, to = to.replace(day=1), k.month_end(to)
    previous = rng.randint(0, 90000000)
    entries = k.business(rng, rows, frm, to, previous, lambda r: rupees(r) * r.choice((1, 4, 9)))
    bought, paid = k.sums(entries)
    due = previous + bought - paid
    by = to + k.dt.timedelta(days=15)
    limit = k.ceiling(due, rng.randint(5, 50) * 20000000, 20000000)
    holder = rng.choice(k.INDIANS).upper()
    firm = rng.choice(("VINDHYA INFRA PROJECTS LIMITED", "OCEANIC EXIM INDIA PVT LTD", "TRIDENT LABS INDIA LLP"))
    card = "%sXXXXXX%s" % (k.digits(rng, 6), k.digits(rng, 4))
    c = k.paper(path, landscape(A4), "CPC_STMT")
    edges = (24, 48, 102, 156, 276, 444, 490, 524, 590, 640, 712, 770, 818)
    heads = (("SL", "NO"), ("TRANSACTION", "DATE"), ("POSTING", "DATE"), ("REFERENCE NUMBER",), ("MERCHANT NAME / LOCATION",), ("MCC",), ("CURR", "CODE"), ("TRANSACTION", "AMOUNT"), ("CONV.", "RATE"),
             ("BILLING AMOUNT", "(INR)"), ("COST", "CENTRE"), ("TYPE",))
    page = [0]

    def stamp(day):
        return day.strftime("%d-%b-%Y").upper()

    def head():
        page[0] += 1
        c.setFont("Helvetica-Bold", 12)
        c.drawString(24, H - 34, "NATIONAL OVERSEAS BANK - COMMERCIAL CARDS, INDIA")
        c.setFont("Helvetica", 8)
        c.drawString(24, H - 46, "CORPORATE PURCHASING CARD - INDIVIDUAL MEMO STATEMENT")
        c.drawRightString(W - 24, H - 34, "PAGE %d" % page[0])
        c.drawRightString(W - 24, H - 46, "RUN %s 03:14" % stamp(to + k.dt.timedelta(days=1)))
        c.setLineWidth(1.4)
        c.line(24, H - 52, W - 24, H - 52)
        c.setLineWidth(.5)

    def table(y):
        c.setFillColor(HexColor("#d0d0d0"))
        c.rect(24, y - 22, W - 48, 22, fill=1)
        c.setFillColor(black)
        c.setFont("Helvetica-Bold", 6)
        for i, h in enumerate(heads):
            for j, t in enumerate(h):
                c.drawCentredString((edges[i] + edges[i + 1]) / 2, y - (13 if len(h) == 1 else 9) - 8 * j, t)
        return y - 22

    head()
    y = H - 68
    left = (("COMPANY", firm), ("CARDHOLDER", holder), ("EMPLOYEE ID", k.digits(rng, 6)), ("CARD NUMBER", card))
    mid = (("STATEMENT PERIOD", "%s TO %s" % (stamp(frm), stamp(to))), ("STATEMENT DATE", stamp(to)), ("PAYMENT DUE DATE", stamp(by)), ("CREDIT LIMIT", "INR " + k.thousand(limit)))
    right = (("PREVIOUS BALANCE", k.thousand(previous)), ("PAYMENTS & CREDITS", k.thousand(paid)), ("PURCHASES & DEBITS", k.thousand(bought)), ("TOTAL AMOUNT DUE", k.thousand(abs(due)) + ("CR" if due < 0 else "")))
    for i in range(4):
        c.setFont("Helvetica", 7.5)
        c.drawString(24, y, left[i][0])
        c.drawString(290, y, mid[i][0])
        c.drawString(600, y, right[i][0])
        c.setFont("Helvetica-Bold", 7.5)
        c.drawString(100, y, ": " + left[i][1])
        c.drawString(386, y, ": " + mid[i][1])
        c.drawRightString(W - 28, y, right[i][1])
        y -= 12
    y = table(y - 8)
    items = []

    def cells(y, tall):
        for x in edges:
            c.line(x, y, x, y - tall)
        c.line(24, y - tall, W - 24, y - tall)

    for n, e in enumerate(entries, 1):
        shop, kind = rng.choice(SHOPS)
        posting = e["day"] + k.dt.timedelta(days=rng.randint(0, 3)) if e["kind"] in ("buy", "refund") else e["day"]
        posting = min(posting, to)
        curr, rate, mcc = "INR", 10000, str(rng.choice((5045, 5111, 7399, 5734, 4722, 7372, 5085)))
        if e["kind"] == "buy" and rng.random() < .2:
            curr, rate = rng.choice((("USD", 843250), ("EUR", 915400), ("GBP", 1073900), ("JPY", 5610)))
        text = {"pay": "PAYMENT RECEIVED FROM %s" % firm, "refund": "%s %s IND" % (shop, rng.choice(CITIES)), "fee": "CASH ADVANCE FEE", "tax": "GST ON FEES AND CHARGES 18.00 PCT", "interest": "DELAYED PAYMENT CHARGES",
                "buy": "%s %s %s" % (shop, rng.choice(CITIES), "IND") if curr == "INR" else rng.choice(("NORTHWIND INDUSTRIAL PARTS HAMBURG DEU", "ACME CLOUD SERVICES SEATTLE USA", "PRECISION TOOLS YOKOHAMA JPN"))}[e["kind"]]
        lines = k.wrap(text, "Helvetica", 6.8, 162)
        tall = 9 * len(lines) + 4
        if y - tall < 40:
            c.showPage()
            head()
            y = table(H - 62)
        c.setFont("Helvetica", 6.8)
        b = y - 9
        c.drawCentredString(36, b, "%03d" % n)
        c.drawCentredString(75, b, stamp(e["day"]))
        c.drawCentredString(129, b, stamp(posting))
        c.drawString(160, b, "7" + k.digits(rng, 22))
        for i, t in enumerate(lines):
            c.drawString(279, b - 9 * i, t)
        c.drawCentredString(467, b, mcc if e["kind"] in ("buy", "refund") else "0000")
        c.drawCentredString(507, b, curr)
        foreign = e["paise"] if curr == "INR" else e["paise"] * 10000 // rate
        c.drawRightString(587, b, k.thousand(foreign))
        c.drawRightString(637, b, "%d.%04d" % (rate // 10000, rate % 10000))
        c.drawRightString(709, b, k.thousand(e["paise"]))
        c.drawCentredString(741, b, "CC%s" % k.digits(rng, 4))
        c.drawCentredString(794, b, "CREDIT" if k.is_credit(e) else "DEBIT")
        cells(y, tall)
        y -= tall
        items.append(k.entry(e, text, posting))
    if y < 90:
        c.showPage()
        head()
        y = H - 62
    c.setFont("Helvetica-Bold", 7)
    c.drawString(276, y - 14, "TOTAL DEBITS")
    c.drawRightString(709, y - 14, k.thousand(bought))
    c.drawString(276, y - 25, "TOTAL CREDITS")
    c.drawRightString(709, y - 25, k.thousand(paid))
    c.setFont("Helvetica", 6.5)
    c.drawString(24, y - 42, "MEMO STATEMENT ONLY. LIABILITY FOR PAYMENT RESTS WITH THE COMPANY. DISPUTES TO BE LODGED BY THE PROGRAMME ADMINISTRATOR WITHIN 25 DAYS OF THE STATEMENT DATE.")
    c.drawCentredString(W / 2, y - 54, "***** END OF STATEMENT *****")
    c.save()
    return k.truth(issuer="NATIONAL OVERSEAS BANK", card_number=card, card_holder=holder, currency="INR", statement_date=to.isoformat(), due_date=by.isoformat(), statement_period=k.span(frm, to), credit_limit=k.plain(limit),
                   previous_balance=k.plain(previous), new_balance=k.plain(due), payments=k.plain(paid), purchases=k.plain(bought), transactions=items)


LAYOUTS = {"family": family, "purchasing": purchasing}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""A housing finance company's letter with the statement of a loan account."""

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4

import stranger_branch_kit as k

W, H = A4


def later(day, months):
    m = day.month - 1 + months
    return k.dt.date(day.year + m // 12, m % 12 + 1, min(day.day, 28))


def loan(path, seed, rows):
    rng = k.seeded("loan", seed)
    k.fonts("NotoSerif", "NotoSerif-B")
    company = "GRUHALAXMI HOUSING FINANCE LIMITED"
    holder = rng.choice(("MR ", "MRS ", "MS ")) + k.person(rng).upper()
    number = "GHL/%s/HL/%s" % (rng.choice(("PUN", "MAS", "BLR")), k.digits(rng, 8))
    rate = rng.choice((835, 865, 890, 945))
    start = k.dt.date(rng.choice((2018, 2019, 2020)), rng.randint(1, 12), 5)
    owed = rng.randint(900, 4200) * 100000
    opening = owed
    emi = -(-owed * rate // 120000 // 100) * 100 + rng.randint(20, 90) * 10000
    entries, month = [], 0
    while len(entries) < rows:
        due = later(start, month)
        interest = (owed * rate // 120000 + 50) // 100 * 100
        entries.append((due, "Instalment received - ACH %s%s" % (rng.choice(k.BANKS)[0], k.digits(rng, 10)) if rng.random() < .8 else "Instalment received through UPI ref %s" % k.digits(rng, 12), None, emi))
        if rng.random() < .14:
            entries.append((due + k.dt.timedelta(days=2), "Reversal - ACH returned unpaid: %s" % rng.choice(("Balance insufficient", "Account blocked or frozen", "Drawer's signature differs")), emi, None))
            entries.append((due + k.dt.timedelta(days=2), "Cheque / ACH bounce charges incl. GST", 59000, None))
            entries.append((due + k.dt.timedelta(days=11), "Received by cash at branch, receipt no. %s" % k.digits(rng, 7), None, emi + 59000))
        elif owed > 50000000 and rng.random() < .06:
            entries.append((due + k.dt.timedelta(days=9), "Part pre-payment by cheque no. %s drawn on %s" % (k.digits(rng, 6), rng.choice(k.BANKS)[1].title()), None, rng.randint(2, 12) * 2500000))
        end = k.month_end(due.year, due.month)
        entries.append((end, "Interest for the month of %s @ %d.%02d%% p.a." % (end.strftime("%B %Y"), rate // 100, rate % 100), interest, None))
        month += 1
        spent = entries[-6:]
        owed += sum((e[2] or 0) - (e[3] or 0) for e in spent if (e[0].year, e[0].month) == (due.year, due.month))
    entries = entries[:rows]
    frm, to = start.replace(day=1), k.month_end(entries[-1][0].year, entries[-1][0].month)
    issued = to + k.dt.timedelta(days=rng.randint(3, 12))
    debits, credits = sum(e[2] or 0 for e in entries), sum(e[3] or 0 for e in entries)
    closing = opening + debits - credits
    c = k.paper(path, A4, "Loan account statement", company)
    green = HexColor("#1b5e20")
    f, fb = "NotoSerif", "NotoSerif-B"
    sheets = [1]

    def foot():
        c.setFont("NotoSerif", 6.5)
        c.setFillColor(green)
        c.drawCentredString(W / 2, 40, "Regd. Office: Gruhalaxmi House, 3rd Floor, Senapati Bapat Marg, Pune 411 016  |  CIN U65922PN1994PLC076543  |  NHB Regn. 02.0033")
        c.setFillColor(black)
        c.drawCentredString(W / 2, 28, "- %d -" % sheets[0])

    def heads(y):
        c.setLineWidth(.8)
        c.line(60, y + 12, 540, y + 12)
        c.setFont(fb, 8)
        c.drawString(60, y, "Date")
        c.drawString(118, y, "Particulars")
        c.drawRightString(390, y, "Debit (Rs.)")
        c.drawRightString(460, y, "Credit (Rs.)")
        c.drawRightString(540, y + 0, "Outstanding (Rs.)")
        c.line(60, y - 5, 540, y - 5)
        return y - 18

    c.setFillColor(green)
    c.setFont(fb, 15)
    c.drawCentredString(W / 2, H - 56, company)
    c.setFont(f, 8)
    c.drawCentredString(W / 2, H - 70, "(A wholly owned subsidiary of Gruhalaxmi Co-operative Credit Federation)")
    c.setFillColor(black)
    c.setFont(f, 9)
    c.drawString(60, H - 104, "Ref: %s/SOA/%s" % (number, k.digits(rng, 4)))
    c.drawRightString(540, H - 104, issued.strftime("%B %d, %Y"))
    y = H - 128
    for line in [holder] + k.address(rng):
        c.drawString(60, y, line)
        y -= 13
    y -= 8
    c.drawString(60, y, "Dear Sir / Madam,")
    c.setFont(fb, 9)
    c.drawString(90, y - 20, "Sub: Statement of your Housing Loan Account No. %s" % number)
    y -= 40
    c.setFont(f, 9)
    body = ("We thank you for your continued patronage. As desired, we furnish below the statement of the above loan account for the period from %s to %s. "
            "The loan stood at Rs. %s at the beginning of the period, and the balance outstanding in your account as at the end of the period is Rs. %s."
            % (frm.strftime("%d.%m.%Y"), to.strftime("%d.%m.%Y"), k.lakh(opening), k.lakh(closing)))
    for line in k.wrap(body, f, 9, 480):
        c.drawString(60, y, line)
        y -= 13
    y = heads(y - 22)
    c.setFont(f, 8)
    c.drawString(60, y, frm.strftime("%d.%m.%Y"))
    c.drawString(118, y, "Opening principal outstanding")
    c.drawRightString(540, y, k.lakh(opening) + " Dr")
    y -= 14
    items, owed, year, yd, yc = [], opening, None, 0, 0

    def fy(day):
        return day.year if day.month > 3 else day.year - 1

    def subtotal(y):
        c.setFont("NotoSerif-B", 7.5)
        c.drawString(118, y, "Total for F.Y. %d-%02d" % (year, (year + 1) % 100))
        c.drawRightString(390, y, k.lakh(yd))
        c.drawRightString(460, y, k.lakh(yc))
        c.setLineWidth(.3)
        c.line(320, y + 9, 460, y + 9)
        c.line(320, y - 4, 460, y - 4)
        return y - 17

    for day, text, debit, credit in entries:
        lines = k.wrap(text, f, 8, 206)
        tall = 11 * len(lines) + 3
        if y - tall - 18 < 64:
            foot()
            c.showPage()
            sheets[0] += 1
            c.setFont("NotoSerif", 7.5)
            c.drawString(60, H - 50, "Loan A/c No. %s" % number)
            c.drawRightString(540, H - 50, "continued from previous sheet")
            y = heads(H - 76)
        if year is not None and fy(day) != year:
            y = subtotal(y)
            yd = yc = 0
        year = fy(day)
        yd += debit or 0
        yc += credit or 0
        owed += (debit or 0) - (credit or 0)
        c.setFont(f, 8)
        c.drawString(60, y, day.strftime("%d.%m.%Y"))
        for i, line in enumerate(lines):
            c.drawString(118, y - 11 * i, line)
        if debit:
            c.drawRightString(390, y, k.lakh(debit))
        if credit:
            c.drawRightString(460, y, k.lakh(credit))
        c.drawRightString(540, y, k.lakh(owed) + " Dr")
        y -= tall
        items.append(k.row(day, text, debit, credit, -owed))
    if y < 230:
        foot()
        c.showPage()
        sheets[0] += 1
        y = H - 70
    y = subtotal(y)
    c.setLineWidth(.8)
    c.line(60, y + 8, 540, y + 8)
    c.setFont(fb, 8)
    c.drawString(118, y - 4, "Total for the period")
    c.drawRightString(390, y - 4, k.lakh(debits))
    c.drawRightString(460, y - 4, k.lakh(credits))
    c.drawRightString(540, y - 4, k.lakh(closing) + " Dr")
    c.line(60, y - 10, 540, y - 10)
    c.setFont(f, 9)
    y -= 34
    note = ("Entries in respect of instruments received but not realised are provisional. Interest is charged on monthly reducing balance. For the certificate under sections 24(b) and 80C of "
            "the Income-tax Act please write separately. Kindly verify the above and revert within fifteen days, failing which the balance shall be deemed confirmed by you.")
    for line in k.wrap(note, f, 9, 480):
        c.drawString(60, y, line)
        y -= 13
    c.drawString(60, y - 16, "Assuring you of our best services at all times,")
    c.drawString(60, y - 32, "Yours faithfully,")
    c.drawString(60, y - 46, "for Gruhalaxmi Housing Finance Limited")
    c.drawString(60, y - 82, "Authorised Signatory")
    foot()
    c.save()
    return k.truth(bank_name=company, account_number=number, account_holder=holder, account_type="Housing Loan", currency="INR",
                   statement_period=k.span(frm, to), opening_balance=k.amount(-opening), closing_balance=k.amount(-closing),
                   total_debits=k.amount(debits), total_credits=k.amount(credits), transactions=items)


LAYOUTS = {"loan": loan}

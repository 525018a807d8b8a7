# SPDX-License-Identifier: AGPL-3.0-or-later
"""Line printer papers: an urban co-operative's cash credit account and a rural bank's ledger print."""

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4, landscape

import stranger_branch_kit as k


# ---------------------------------------------------------------- urban co-operative bank, cash credit
def side(paise):
    return "%s%s" % (k.lakh(abs(paise)), "Dr" if paise < 0 else "Cr")


def cashcredit(path, seed, rows):
    rng = k.seeded("cashcredit", seed)
    W, H = A4
    frm, to = k.period(rng, rows)
    limit = rng.randint(10, 60) * 5000000
    power = limit - rng.randint(0, 9) * 1234500
    opening = -rng.randint(limit // 5, limit * 3 // 5)
    floor = -power
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening, floor=floor, share=.48,
                   debits=lambda r: r.choice((r.randint(500, 90000) * 100, r.randint(100000, 25000000))),
                   credits=lambda r: r.randint(10, 2600) * 10000 + r.choice((0, 0, r.randint(1, 9999))))
    last = k.month_end(moves[-1][0].year, moves[-1][0].month)
    firm, owner = "M/S " + rng.choice(k.FIRMS).upper(), k.person(rng).upper()
    number = "CCHYP/%06d" % rng.randint(101, 99999)
    bank, town = "SHRI SANMITRA NAGARI SAHAKARI BANK LTD.", rng.choice(("NASHIK", "SOLAPUR", "SANGLI", "AKOLA"))
    c = k.paper(path, A4, "STMT", "OMNI")
    size, step, cols, per = 7.8, 9.4, 112, 74
    left = (W - cols * size * .6) / 2
    state = {"line": 0, "page": 0}
    items = []

    def out(text, bold=False):
        c.setFont("Courier-Bold" if bold else "Courier", size)
        if text.strip():
            c.drawString(left, H - 40 - step * state["line"], text.rstrip())
        state["line"] += 1

    def line_of(date, text, cheque, debit, credit, balance):
        return "%-9s%-40s%-9s%16s%17s%20s" % (date, text, cheque, debit, credit, balance)

    def head():
        state["page"] += 1
        state["line"] = 0
        out(bank.center(cols), True)
        out(("HEAD OFFICE : GANESH PETH, %s" % town).center(cols))
        out(("%-60s%51s" % ("BRANCH : 007 / MAIN BRANCH", "PAGE NO : %d" % state["page"])))
        out("%-60s%51s" % ("", "PRINTED ON : %s 17:42:08" % (last + k.dt.timedelta(days=1)).strftime("%d/%m/%Y")))
        out(("STATEMENT OF ACCOUNT FROM %s TO %s" % (frm.strftime("%d/%m/%Y"), to.strftime("%d/%m/%Y"))).center(cols), True)
        out("=" * cols)
        if state["page"] == 1:
            out("A/C NO.   : %-44s SANCTION LIMIT : %20s" % (number, k.lakh(limit)))
            out("NAME      : %-44s DRAWING POWER  : %20s" % (firm, k.lakh(power)))
            out("PROP.     : %-44s RATE OF INT.   : %19s%%" % (owner, "%.2f" % rng.choice((10.5, 11.25, 12.0, 13.5))))
            out("ADDRESS   : %-44s LIMIT EXPIRY   : %20s" % (", ".join(k.address(rng)[:1]), (to + k.dt.timedelta(days=211)).strftime("%d/%m/%Y")))
            out("A/C TYPE  : %-44s IFSC CODE      : %20s" % ("CASH CREDIT (HYPOTHECATION)", "HDFC0CSAN07"))
        else:
            out("A/C NO.   : %s  %s" % (number, firm))
        out("-" * cols)
        out(line_of("DATE", "PARTICULARS", "CHQ.NO.", "DEBIT", "CREDIT", "BALANCE"))
        out("-" * cols)

    head()
    out(line_of("", "OPENING BALANCE", "", "", "", side(opening)))
    run_d = run_c = 0
    before = opening
    for n, (day, debit, credit, balance) in enumerate(moves):
        cheque = ""
        who, bk = k.person(rng).upper(), rng.choice(k.BANKS)
        if credit is not None:
            text = rng.choice(("BY CASH", "BY CLG %s %s" % (bk[1], rng.choice(k.TOWNS).upper()), "BY NEFT %sN%s %s" % (bk[0], k.digits(rng, 11), rng.choice(k.FIRMS).upper()),
                               "BY TRF FROM SB/%05d %s" % (rng.randint(100, 9999), who), "BY RTGS/%sR%s/%s" % (bk[0], k.digits(rng, 17), rng.choice(k.FIRMS).upper())))
        else:
            pick = rng.random()
            cheque = "%06d" % rng.randint(1000, 99999)
            if pick < .35:
                text = "TO CLG %s" % rng.choice(k.FIRMS).upper()
            elif pick < .5:
                text = "TO CASH SELF"
            elif pick < .8 or debit > 400000:
                text = "TO RTGS %s %s A/C %s" % (rng.choice(k.FIRMS).upper(), bk[0], k.digits(rng, 13))
            else:
                cheque = ""
                text = rng.choice(("TO INSP. CHARGES", "TO INTEREST DEBITED FOR %s" % day.strftime("%b-%Y").upper(), "TO GST 18% ON CHARGES", "TO LEDGER FOLIO CHARGES",
                                   "TO CHQ RETURN CHGS %06d" % rng.randint(1000, 99999)))
        lines = k.wrap_cols(text, 37)
        tail = 8 if n == len(moves) - 1 else 3
        if state["line"] + len(lines) + tail > per:
            out("-" * cols)
            out(line_of("", "PAGE TOTAL", "", k.lakh(run_d), k.lakh(run_c), ""))
            out(line_of("", "CARRIED FORWARD", "", "", "", side(before)), True)
            c.showPage()
            head()
            out(line_of("", "BROUGHT FORWARD", "", "", "", side(before)), True)
            run_d = run_c = 0
        out(line_of(day.strftime("%d/%m/%y"), lines[0], cheque, k.lakh(debit) if debit else "", k.lakh(credit) if credit else "", side(balance)))
        for more in lines[1:]:
            out(line_of("", more, "", "", "", ""))
        run_d += debit or 0
        run_c += credit or 0
        before = balance
        items.append(k.row(day, text, debit, credit, balance, reference=cheque or None))
    d, cr = k.totals(moves)
    out("-" * cols)
    out(line_of("", "PAGE TOTAL", "", k.lakh(run_d), k.lakh(run_c), ""))
    out(line_of("", "GRAND TOTAL", "", k.lakh(d), k.lakh(cr), ""), True)
    out(line_of("", "CLOSING BALANCE", "", "", "", side(before)), True)
    out("=" * cols)
    out("E.& O.E.   UNLESS WE HEAR WITHIN 7 DAYS THE BALANCE WILL BE TAKEN AS CONFIRMED.".ljust(84) + "MANAGER / ACCOUNTANT".rjust(27))
    c.save()
    return k.truth(bank_name=bank, account_number=number, account_holder=firm, account_type="CASH CREDIT (HYPOTHECATION)", ifsc="HDFC0CSAN07",
                   statement_period=k.span(frm, to), opening_balance=k.amount(opening), closing_balance=k.amount(before),
                   total_debits=k.amount(d), total_credits=k.amount(cr), transactions=items)


# ---------------------------------------------------------------- rural bank, mainframe ledger on striped paper
def ruralprint(path, seed, rows):
    rng = k.seeded("ruralprint", seed)
    W, H = landscape(A4)
    frm, to = k.period(rng, rows)
    opening = rng.randint(100000, 20000000)
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening, share=.4)
    bank = "UTTARAYAN GRAMIN BANK"
    holder, number = k.person(rng).upper(), k.digits(rng, 11)
    ifsc = "SBIN0RRUTGB"
    d, cr = k.totals(moves)
    c = k.paper(path, landscape(A4), "PRT7043", "HOST")
    size, step, cols, per = 9.2, 11.2, 136, 48
    left = (W - cols * size * .6) / 2
    state = {"line": 0, "page": 0}

    def sheet():
        c.setFillColor(HexColor("#e3f3e3"))
        for band in range(0, 17, 2):
            top = H - 20 - band * 3 * step
            c.rect(left - 6, top - 3 * step, cols * size * .6 + 12, 3 * step, stroke=0, fill=1)
        c.setFillColor(HexColor("#cccccc"))
        for i in range(28):
            for x in (left - 18, W - left + 18):
                c.circle(x, H - 24 - i * 20.4, 3, stroke=0, fill=1)
        c.setFillColor(black)

    def out(text):
        c.setFont("Courier", size)
        if text.strip():
            c.drawString(left, H - 29 - step * state["line"], text.rstrip())
        state["line"] += 1

    def put(date, value, text, ref, debit, credit, balance):
        return "%-12s%-12s%-46s%-14s%15s%17s%19s" % (date, value, text, ref, debit, credit, balance)

    def head():
        sheet()
        state["page"] += 1
        state["line"] = 0
        out("%-22s%s%22s" % ("REPORT ID : PRT7043", bank.center(90), "PAGE NO : %5d" % state["page"]))
        out("%-22s%s%22s" % ("BRANCH    : 04127", "( SPONSORED BY STATE BANK )".center(90), "RUN DATE: " + (to + k.dt.timedelta(days=2)).strftime("%d-%b-%Y").upper()))
        out("%-22s%s" % ("", "CUSTOMER ACCOUNT LEDGER PRINT".center(90)))
        out("")
        out("ACCOUNT NO : %-26s NAME : %-46s PRODUCT : %s" % (number, holder, "SBCHQ-GEN-PUB-IND-RURAL-INR"))
        out("PERIOD     : %s TO %s   IFSC : %-30s" % (frm.strftime("%d-%b-%Y").upper(), to.strftime("%d-%b-%Y").upper(), ifsc) + "CURRENCY : INR    STATUS : OPEN")
        out("-" * cols)
        out(put("POST DATE", "VALUE DATE", "DESCRIPTION", "REF/CHQ NO", "DEBIT", "CREDIT", "BALANCE"))
        out("-" * cols)

    head()
    items = []
    out(put("", "", "BROUGHT FORWARD", "", "", "", k.plain(opening) + "CR"))
    for n, (day, debit, credit, balance) in enumerate(moves):
        who, bk, ref = k.person(rng).upper(), rng.choice(k.BANKS), None
        if credit is not None:
            text = rng.choice(("CASH DEPOSIT SELF", "DEP TFR UPI/CR/%s/%s/%s/%s/PAYMENT FROM PH" % (k.digits(rng, 12), who[:10], bk[0], k.vpa(rng, who)),
                               "DEP TFR NEFT*%s0%s*%s*%s" % (bk[0], k.digits(rng, 6), bk[0] + "N" + k.digits(rng, 11), rng.choice(k.FIRMS).upper()),
                               "CSH DEP (CDM)", "CREDIT INTEREST", "DBT TFR CR ACH CR %s MGNREGA WAGES" % k.digits(rng, 15)))
        else:
            ref = rng.choice((None, "%06d" % rng.randint(1000, 999999)))
            text = "CSH CHQ PAID" if ref else rng.choice((
                "WDL TFR UPI/DR/%s/%s/%s/%s/UPI" % (k.digits(rng, 12), rng.choice(k.SHOPS).upper(), bk[0], k.vpa(rng, who)),
                "ATM WDL %s %s %s" % (k.digits(rng, 4), k.digits(rng, 12), rng.choice(k.TOWNS).upper()), "WDL TFR AEPS OFF-US %s BC POINT %s" % (k.digits(rng, 12), rng.choice(k.TOWNS).upper()),
                "WDL TFR PMSBY RENEWAL", "SMS CHGS QTR INCL GST", "KCC LOAN REPAYMENT TRF TO %s" % k.digits(rng, 11)))
            if ref:
                text += " " + who
        lines = k.wrap_cols(text, 43)
        if state["line"] + len(lines) + 2 > per:
            out(" " * 60 + "CONTD...")
            c.showPage()
            head()
        shown = day.strftime("%d-%b-%Y").upper()
        out(put(shown, shown, lines[0], ref or "", k.plain(debit) if debit else "", k.plain(credit) if credit else "", k.plain(balance) + "CR"))
        for more in lines[1:]:
            out(put("", "", "   " + more, "", "", "", ""))
        items.append(k.row(day, text, debit, credit, balance, reference=ref))
    if state["line"] + 6 > per:
        out(" " * 60 + "CONTD...")
        c.showPage()
        head()
    out("-" * cols)
    out(put("", "", "TOTALS   (DR COUNT %4d   CR COUNT %4d)" % (sum(m[1] is not None for m in moves), sum(m[2] is not None for m in moves)), "", k.plain(d), k.plain(cr), ""))
    out(put("", "", "CLOSING BALANCE", "", "", "", k.plain(moves[-1][3]) + "CR"))
    out("*** END OF REPORT PRT7043 ***".center(cols))
    c.save()
    return k.truth(bank_name=bank, account_number=number, account_holder=holder, account_type="SBCHQ-GEN-PUB-IND-RURAL-INR", ifsc=ifsc, currency="INR",
                   statement_period=k.span(frm, to), opening_balance=k.amount(opening), closing_balance=k.amount(moves[-1][3]),
                   total_debits=k.amount(d), total_credits=k.amount(cr), transactions=items)


LAYOUTS = {"cashcredit": cashcredit, "ruralprint": ruralprint}

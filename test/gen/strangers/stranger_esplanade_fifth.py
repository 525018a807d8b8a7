# SPDX-License-Identifier: AGPL-3.0-or-later
"""Passbook print, NRO statement newest first."""
from stranger_esplanade_kit import *
from stranger_esplanade_second import NRI as _NRI


PASS = dict(upi_p="upi;UPI/{rrn}/[[{who:.8}]]", upi_in="upi;UPI/{rrn}/[[{who:.8}]]", upi_m="upi;UPI/{rrn}/[[{who:.8}]]", neft_in="neft;NEFT-[[{who:.20}]]",
    imps_in="imps;IMPS/[[{who:.18}]]", imps_out="imps;IMPS/[[{who:.18}]]", atm="atm;ATM WDL {tid} {city:.6}", pos="pos;POS {tr} [[{who:.14}]]",
    emi="ach;ACH-EMI [[{who:.16}]]", sip="ach;ACH-SIP [[{who:.16}]]", ins="ach;ACH-INS PREM [[{who:.12}]]", div="ach;ACH-DIV [[{who:.16}]]",
    util="_;BBPS [[{who:.20}]]", rent="imps;IMPS/RENT/[[{who:.15}]]", sal="neft;NEFT-SAL-[[{who:.16}]]", chq_out="cheque;TO CLG [[{who:.16}]]",
    chq_in="cheque;BY CLG [[{who:.16}]]", cash_in="cash;BY CASH", card="_;CR CARD PYMT {card}", int_cr="interest;BY INTEREST {my}", chg="charges;{sac}",
    tax="_;{txk} PYMT {tr}", refund="upi;UPI/REFUND/[[{who:.12}]]")


def passbook(path, seed, rows):
    r = random.Random(f"passbook/{seed}/{rows}")
    opening = r.randint(800000, 3000000)
    ev, f, t = events(r, rows, PERSONAL, opening, 100000, 2)
    name, acct, cif, addr = person(r), digits(r, 11), digits(r, 11), home(r)
    br, ifsc, micr = addr[1] + " " + addr[2], "BHRB00" + digits(r, 5), addr[4][:3] + "016" + digits(r, 3)
    data = {"bank_name": "BHARATIYA RASHTRA BANK", "account_number": acct, "account_holder": name, "account_type": "SB GENERAL", "ifsc": ifsc, "micr": micr,
            "branch": br, "customer_id": cif, "address": ", ".join(addr), "opening_balance": T(opening), "closing_balance": T(ev[-1]["bal"]),
            "transactions": []}
    size, per = (510, 380), 18
    c = rl_canvas.Canvas(path, pagesize=size, invariant=1)
    c.setFont("Courier-Bold", 13)
    c.drawCentredString(255, 340, "BHARATIYA RASHTRA BANK")
    c.setFont("Courier", 9.5)
    info = [("BRANCH", br), ("IFSC", ifsc), ("MICR CODE", micr), ("NAME", name), ("CIF NO", cif), ("ACCOUNT NO", acct), ("A/C TYPE", "SB GENERAL"), ("ADDRESS",
        addr[0])]
    for i, (k, v) in enumerate(info + [("", a) for a in addr[1:]]):
        c.drawString(50, 305 - i * 16, (f"{k:<12}: {v}" if k else " " * 14 + v))
    bal, pages = opening, [ev[i:i + per] for i in range(0, len(ev), per)]
    for i, chunk in enumerate(pages):
        c.showPage()
        c.setFont("Courier-Bold", 8)
        c.drawString(20, 352, "DATE     PARTICULARS               CHQ.NO.     WITHDRAWAL      DEPOSIT       BALANCE")
        c.setFont("Courier", 8)
        c.drawString(20, 338, " " * 9 + "B/F" + " " * 58 + f"{drcr(bal, plain, '', 'Cr', 'Dr'):>15}")
        y = 324
        for e in chunk:
            text, keys = narrate(e, PASS)
            ref = ref_of(e, True)
            c.drawString(20, y,
                f"{dt(e['d'], 'dd-mm-yy')} {text:<25.25} {ref or '':<8}{'' if e['cr'] else plain(e['amt']):>14}{plain(e['amt']) if e['cr'] else '':>13}"
                                f"{drcr(e['bal'], plain, '', 'Cr', 'Dr'):>15}")
            data["transactions"].append(row(e, [text], keys, ref))
            y, bal = y - 15, e["bal"]
        if i < len(pages) - 1:
            c.drawString(20, y, " " * 9 + "C/F" + " " * 58 + f"{drcr(bal, plain, '', 'Cr', 'Dr'):>15}")
    c.showPage()
    c.save()
    return {"data": data}


def nrolatest(path, seed, rows):
    r = random.Random(f"nrolatest/{seed}/{rows}")
    opening = r.randint(5000000, 20000000)
    ev, f, t = events(r, rows, {k: v for k, v in PERSONAL.items() if k in _NRI}, opening, 50000, 3)
    name, acct, cust = person(r), digits(r, 12), digits(r, 9)
    data = {"bank_name": "Utkal Commerce Bank", "account_number": acct, "account_holder": name, "account_type": "NRO SAVINGS", "customer_id": cust,
            "ifsc": "UTKL0003108", "statement_period": span(f, t), "transactions": []}
    (w, h), size = A4, 8
    c = rl_canvas.Canvas(path, pagesize=A4, invariant=1)
    c.setFont("Helvetica-Bold", 12)
    c.drawString(45, h - 48, "Utkal Commerce Bank")
    c.setFont("Helvetica", 9)
    text = (f"Statement of NRO SAVINGS account no. {acct} of {name}, customer ID {cust}, IFSC UTKL0003108, "
            f"for the period {dt(f, 'dd Mmm, yyyy')} to {dt(t, 'dd Mmm, yyyy')}. Latest transactions are shown first.")
    for i, s in enumerate(wrap(text, w - 90, "Helvetica", 9)):
        c.drawString(45, h - 68 - 12 * i, s)
    y, new = h - 104, True
    for i, e in enumerate(reversed(ev), 1):
        text, keys = narrate(e, _NRI)
        lines, ref = wrap(text.replace("|", " - "), 205, "Helvetica", size), ref_of(e, True)
        if y - 11 * len(lines) < 45:
            c.showPage()
            y, new = h - 40, True
        if new:
            c.setFillColor(colors.HexColor("#e6e6e6"))
            c.rect(40, y - 22, w - 80, 24, stroke=0, fill=1)
            c.setFillColor(colors.black)
            c.setFont("Helvetica-Bold", 7)
            for x, s in ((45, "#"), (66, "TRANSACTION"), (132, "TRANSACTION DETAILS"), (345, "CHEQUE NO")):
                c.drawString(x, y - 8, s)
            c.drawString(66, y - 17, "DATE")
            c.drawRightString(478, y - 8, "DEBIT/CREDIT (INR)")
            c.drawRightString(w - 45, y - 8, "BALANCE (INR)")
            y, new = y - 36, False
        c.setFont("Helvetica", size)
        c.drawString(45, y, str(i))
        c.drawString(66, y, dt(e["d"], "dd Mmm, yyyy"))
        for j, s in enumerate(lines):   # word by word
            x = 132
            for word in s.split(" "):
                c.drawString(x, y - 11 * j, word)
                x += W(word + " ", "Helvetica", size)
        c.drawString(345, y, ref or "")
        c.drawRightString(478, y, ("+" if e["cr"] else "-") + west(e["amt"]))
        c.drawRightString(w - 45, y, west(e["bal"]))
        data["transactions"].append(row(e, lines, keys, ref))
        y -= 11 * len(lines) + 6
    c.save()
    return {"data": data}


BANKS = {"passbook": passbook, "nrolatest": nrolatest}

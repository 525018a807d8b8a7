# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cash credit ledger, NRE statement, urban cooperative bank, gramin bank."""
from stranger_esplanade_kit import *
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, Spacer
from reportlab.lib.styles import ParagraphStyle

LEDGER = dict(upi_in="upi;BY UPI {rrn} [[{who:.14}]]", upi_m="upi;TO UPI {rrn} [[{who:.14}]]", neft_in="neft;BY NEFT {utr:.12} [[{who:.16}]]",
    neft_out="neft;TO NEFT {utr:.12} [[{who:.16}]]", rtgs_in="rtgs;BY RTGS {rtgs:.12} [[{who:.16}]]", rtgs_out="rtgs;TO RTGS {rtgs:.12} [[{who:.16}]]",
    imps_in="imps;BY IMPS {rrn} [[{who:.14}]]", imps_out="imps;TO IMPS {rrn} [[{who:.14}]]", chq_out="cheque;TO CLG [[{who:.24}]]",
    chq_in="cheque;BY CLG [[{who:.18}]] {bank}", cash_in="cash;BY CASH DEPOSITED", cash_out="cash;TO CASH SELF", emi="ach;TO ECS/ACH EMI [[{who:.18}]]",
    ins="_;TO STOCK INS PREM [[{who:.15}]]", util="_;TO BILL PMT [[{who:.22}]]", rent="neft;TO NEFT GODOWN RENT [[{who:.14}]]", chg="charges;TO CHGS {sac:.22}",
    tax="_;TO {txk} CHALLAN {tr}", card="_;TO CR CARD DUES {card}", int_dr="interest;TO INT ON CC {my}")


def cashcredit(path, seed, rows):
    r = random.Random(f"cashcredit/{seed}/{rows}")
    limit = r.choice([2500000, 4000000, 7500000]) * 100
    opening, dp = -limit * r.randint(30, 60) // 100 - r.randint(1, 9999), limit - r.randint(1, 30) * 1000000
    ev, f, t = events(r, rows, {**BUSINESS, "int_dr": 2}, opening, -dp, 1 if rows < 25 else 2)
    firm, acct, addr = "M/S " + r.choice(FIRMS), digits(r, 14), home(r)
    br = addr[1] + ", " + addr[2]
    out, inn = totals(ev)
    data = {"bank_name": "SOUTHERN PRESIDENCY BANK", "account_number": acct, "account_holder": firm, "account_type": "CASH CREDIT - HYPOTHECATION OF STOCK",
            "branch": br, "currency": "INR", "address": ", ".join(addr), "statement_period": span(f, t), "opening_balance": T(opening),
            "closing_balance": T(ev[-1]["bal"]), "total_debits": T(out), "total_credits": T(inn), "transactions": []}
    lines, per, rate = [], 34, r.choice(["10.85", "11.40", "9.95"])
    size, code = landscape(A4), digits(r, 5)
    c = rl_canvas.Canvas(path, pagesize=size, invariant=1)
    for e in ev:
        text, keys = narrate(e, LEDGER)
        ref = ref_of(e, True)
        data["transactions"].append(row(e, [text], keys, ref))
        lines.append((f"{dt(e['d'], 'dd/mm/yyyy')}  {dt(e['d'], 'dd/mm/yyyy')}  {text:<40.40} {ref or '':<9}"
                      f"{'' if e['cr'] else inr(e['amt']):>17}{inr(e['amt']) if e['cr'] else '':>17}"
                      f"{drcr(e['bal'], inr, '', 'Cr', 'Dr'):>20}", e))
    rule, cum = "-" * 127, opening
    pages = [lines[i:i + per] for i in range(0, len(lines), per)]
    for n, chunk in enumerate(pages, 1):
        txt = [f"{'SOUTHERN PRESIDENCY BANK':<100}PAGE NO : {n}", f"BRANCH : {br}  ({code})", ""]
        if n == 1:
            txt += [f"STATEMENT OF ACCOUNT NO. {acct} FOR THE PERIOD FROM {dt(f, 'dd/mm/yyyy')} TO {dt(t, 'dd/mm/yyyy')}", "",
                f"{firm:<60}SCHEME        : CASH CREDIT - HYPOTHECATION OF STOCK"]
            side = [f"CURRENCY      : INR", f"SANCTION LIMIT: {inr(limit)}", f"DRAWING POWER : {inr(dp)}", f"RATE OF INT   : {rate} % P.A. (MONTHLY RESTS)", ""]
            txt += [f"{a:<60}{b}".rstrip() for a, b in zip(addr, side)] + [""]
        else:
            txt += [f"A/C NO. {acct}   {firm}", ""]
        txt += [rule, f"{'TRAN DATE':<12}{'VALUE DT':<12}{'PARTICULARS':<41}{'CHQ NO':<9}{'DEBIT':>17}{'CREDIT':>17}{'BALANCE':>20}", rule]
        txt += [f"{'':24}{'OPENING BALANCE' if n == 1 else 'BROUGHT FORWARD':<84}{drcr(cum, inr, '', 'Cr', 'Dr'):>20}"]
        txt += [x for x, _ in chunk]
        cum = chunk[-1][1]["bal"]
        d, k = totals([e for _, e in chunk])
        txt += [rule, f"{'':24}{'PAGE TOTAL':<50}{inr(d):>17}{inr(k):>17}"]
        txt += [f"{'':24}{'CARRIED FORWARD':<84}{drcr(cum, inr, '', 'Cr', 'Dr'):>20}"] if n < len(pages) else [
            f"{'':24}{'GRAND TOTAL':<50}{inr(out):>17}{inr(inn):>17}", f"{'':24}{'CLOSING BALANCE':<84}{drcr(cum, inr, '', 'Cr', 'Dr'):>20}", rule,
                "*** END OF STATEMENT ***"]
        c.setFont("Courier", 9.2)
        for i, s in enumerate(txt):
            c.drawString(48, size[1] - 30 - i * 10.2, s)
        c.showPage()
    c.save()
    return {"data": data}


NRI = dict(upi_p="upi;UPI TRF TO|[[{who}]]|REF {rrn}", upi_m="upi;UPI TRF TO|[[{who}]]|REF {rrn}", neft_in="neft;INWARD NEFT|[[{who}]]|{utr}",
    imps_out="imps;IMPS OUTWARD|[[{who}]]|REF {rrn}", imps_in="imps;IMPS INWARD|[[{who}]]|REF {rrn}", atm="atm;ATM CASH WITHDRAWAL|{city}|{dm} CARD {card}",
    pos="pos;POS DEBIT|[[{who}]]|{dm} CARD {card}", emi="ach;ACH DEBIT EMI|[[{who}]]|{mand}", sip="ach;ACH DEBIT SIP|[[{who}]]|{mand}",
    ins="ach;ACH DEBIT PREMIUM|[[{who}]]|{mand}", div="ach;ACH CREDIT DIVIDEND|[[{who}]]", util="_;BILL PAYMENT|[[{who}]]|REF {acc}",
    chq_out="cheque;CHEQUE PAID {chq}|[[{who}]]", card="_;CREDIT CARD AUTOPAY|CARD ENDING {seq}", int_cr="interest;CREDIT INTEREST",
    chg="charges;SERVICE CHARGE|{sac}", tax="_;ADVANCE TAX PAYMENT|CHALLAN {tr}", refund="_;MERCHANT REFUND|[[{who}]]|CARD {card}",
    rent="neft;OUTWARD NEFT RENT|[[{who}]]|{utr}", sal="_;INWARD REMITTANCE SALARY|[[{who}]]|TT{acc}", upi_in="upi;UPI TRF FROM|[[{who}]]|REF {rrn}")


def nrestmt(path, seed, rows):
    r = random.Random(f"nrestmt/{seed}/{rows}")
    opening = r.randint(8000000, 40000000)
    ev, f, t = events(r, rows, {k: v for k, v in PERSONAL.items() if k in NRI}, opening, 100000, 1 if rows < 18 else 2)
    name, acct = person(r), f"{digits(r, 3)}-{digits(r, 6)}-006"
    lands = [["VILLA 14 AL REEM STREET", "JUMEIRAH 3", "DUBAI", "UNITED ARAB EMIRATES"], ["27 ORCHARD COURT", "APT 08-11", "SINGAPORE 238840"],
        ["61 HARROW LANE", "WEMBLEY", "HA9 6XR", "UNITED KINGDOM"]]
    addr = r.choice(lands)
    out, inn = totals(ev)
    data = {"bank_name": "Oriel & Strait Banking Corporation", "account_number": acct, "account_holder": ("MR " if name.split()[0] in MEN else "MS ") + name,
            "currency": "INR", "address": ", ".join(addr), "branch": "Fort, Mumbai", "account_type": "NRE Savings Account", "statement_period": span(f, t),
            "opening_balance": T(opening), "closing_balance": T(ev[-1]["bal"]), "total_debits": T(out), "total_credits": T(inn), "ifsc": "ORSB0400002",
            "micr": "400039002", "transactions": []}
    for i, e in enumerate(ev):
        text, keys = narrate(e, NRI)
        e["lines"], e["last"] = text.split("|"), i == len(ev) - 1 or ev[i + 1]["d"] != e["d"]
        data["transactions"].append(row(e, e["lines"], keys, None, e["last"]))
    w, h = A4

    def draw(c, total):
        page = 0

        def head():
            nonlocal page
            page += 1
            c.setFont("Times-Bold", 15)
            c.drawString(50, h - 52, "Oriel & Strait Banking Corporation")
            c.setFont("Times-Roman", 8.5)
            c.drawString(50, h - 64, "(Incorporated in Singapore with limited liability)")
            c.setFont("Times-Bold", 11)
            c.drawRightString(w - 50, h - 52, "STATEMENT OF ACCOUNT")
            c.setFont("Times-Roman", 9)
            c.drawRightString(w - 50, h - 64, f"Page {page} of {total}")
            y = h - 100
            if page == 1:
                c.setFont("Times-Roman", 10)
                for i, s in enumerate([data["account_holder"]] + addr):
                    c.drawString(50, y - i * 12, s)
                for i, (k, v) in enumerate((("Statement Date", dt(t, "ddMMMyyyy")), ("Period", f"{dt(f, 'ddMMMyyyy')} to {dt(t, 'ddMMMyyyy')}"), ("Branch",
                    "Fort, Mumbai"), ("IFSC / MICR", "ORSB0400002 / 400039002"))):
                    c.drawString(330, y - i * 12, k)
                    c.drawString(410, y - i * 12, v)
                y -= 84
            c.setFont("Times-Bold", 10)
            c.drawString(50, y, f"NRE Savings Account  {acct}  INR")
            c.line(50, y - 6, w - 50, y - 6)
            for x, s in ((375, "Withdrawals"), (460, "Deposits"), (w - 50, "Balance")):
                c.drawRightString(x, y - 18, s)
            c.drawString(50, y - 18, "Date")
            c.drawString(105, y - 18, "Transaction Details")
            c.line(50, y - 23, w - 50, y - 23)
            c.setFont("Times-Roman", 9.5)
            return y - 37
        y = head()
        c.drawString(50, y, dt(f, "ddMMM"))
        c.drawString(105, y, "BALANCE BROUGHT FORWARD")
        c.drawRightString(w - 50, y, west(opening))
        y, seen = y - 14, None
        for e in ev:
            if y - 11 * len(e["lines"]) < 90:
                c.showPage()
                y, seen = head(), None
            if seen != e["d"]:
                c.drawString(50, y, dt(e["d"], "ddMMM"))
                seen = e["d"]
            for i, s in enumerate(e["lines"]):
                c.drawString(105, y - 11 * i, s)
            y -= 11 * (len(e["lines"]) - 1)
            c.drawRightString(460 if e["cr"] else 375, y, west(e["amt"]))
            if e["last"]:
                c.drawRightString(w - 50, y, west(e["bal"]))
            y -= 14
        c.line(50, y + 6, w - 50, y + 6)
        c.setFont("Times-Bold", 9.5)
        c.drawString(105, y - 6, "CLOSING BALANCE")
        c.drawRightString(w - 50, y - 6, west(ev[-1]["bal"]))
        c.drawString(105, y - 20, "TOTAL MOVEMENTS")
        c.drawRightString(375, y - 20, west(out))
        c.drawRightString(460, y - 20, west(inn))
    paged(path, A4, draw)
    return {"data": data}


COOP = dict(upi_p="upi;UPI Dr. {rrn} [[{whot}]]", upi_in="upi;UPI Cr. {rrn} [[{whot}]]", upi_m="upi;UPI Dr. {rrn} [[{whot}]]",
    neft_in="neft;NEFT Cr. [[{whot}]] UTR {utr}", neft_out="neft;NEFT Dr. [[{whot}]] UTR {utr}", rtgs_in="rtgs;RTGS Cr. [[{whot}]] {rtgs}",
    rtgs_out="rtgs;RTGS Dr. [[{whot}]] {rtgs}", imps_in="imps;IMPS Cr. {rrn} [[{whot}]]", imps_out="imps;IMPS Dr. {rrn} [[{whot}]]",
    chq_out="cheque;To Inward Clearing [[{whot}]]", chq_in="cheque;By Outward Clearing [[{whot}]] {bank}", cash_in="cash;By Cash Receipt",
    cash_out="cash;To Cash Payment Self", emi="ach;NACH Dr. Loan Inst. [[{whot}]]", ins="ach;NACH Dr. Premium [[{whot}]]", util="_;Bill Paid [[{whot}]]",
    rent="neft;NEFT Dr. Shop Rent {mo} [[{whot}]]", chg="charges;{sac} + GST", tax="_;{txk} Paid Online {tr}", card="_;Credit Card Payment {card}")


def sahakari(path, seed, rows):
    r = random.Random(f"sahakari/{seed}/{rows}")
    opening = r.randint(10000000, 60000000)
    ev, f, t = events(r, rows, BUSINESS, opening, 500000, 1 if rows < 30 else 3)
    firm, acct, cust, addr = r.choice(FIRMS), f"00{r.randint(1, 9)}/CA/{digits(r, 6)}", digits(r, 6), home(r)
    out, inn = totals(ev)
    br = addr[1].title()
    data = {"bank_name": "Shri Ganesh Nagari Sahakari Bank Ltd.", "account_number": acct, "account_holder": firm, "account_type": "CURRENT DEPOSIT",
            "branch": br, "customer_id": cust, "ifsc": "SGNS0000012", "address": ", ".join(addr), "statement_period": span(f, t), "opening_balance": T(opening),
            "closing_balance": T(ev[-1]["bal"]), "total_debits": T(out), "total_credits": T(inn), "transactions": []}
    p = ParagraphStyle("p", fontName="Bank32Serif", fontSize=8.5, leading=11)
    mid = ParagraphStyle("m", parent=p, alignment=1)
    cells = [["Sr.\nNo.", "Date", "Particulars", "Inst.\nNo.", "Debit\nAmount", "Credit\nAmount", "Balance", "Dr/\nCr"],
             ["", dt(f, "dd/mm/yyyy"), "Opening Balance", "", "", "", inr(opening), "Cr"]]
    for i, e in enumerate(ev, 1):
        text, keys = narrate(e, COOP)
        lines, ref = wrap(text, 176, "Bank32Serif", 7.6), ref_of(e, True)
        data["transactions"].append(row(e, lines, keys, ref))
        cells.append([str(i), dt(e["d"], "dd/mm/yyyy"), "\n".join(lines), ref or "", "" if e["cr"] else inr(e["amt"]), inr(e["amt"]) if e["cr"] else "",
            inr(e["bal"]), "Cr"])
    nd = sum(not e["cr"] for e in ev)
    cells += [["", "", "Total", "", inr(out), inr(inn), "", ""], ["", "", "Closing Balance", "", "", "", inr(ev[-1]["bal"]), "Cr"]]
    tab = Table(cells, colWidths=[26, 56, 186, 42, 66, 66, 72, 22], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, -1), "Bank32Serif", 7.6, 10), ("FONT", (0, 0), (-1, 0), "Bank32SerifB", 7.6, 9.5), ("FONT", (0, -2), (-1, -1), "Bank32SerifB",
        7.6), ("GRID", (0, 0), (-1, -1), .5, colors.black),
        ("ALIGN", (4, 0), (6, -1), "RIGHT"), ("ALIGN", (0, 0), (0, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1),
        4), ("RIGHTPADDING", (0, 0), (-1, -1), 4),
        ("ALIGN", (0, 0), (-1, 0), "CENTER")])
    box = Table([[Paragraph(f"<b>Name :</b> {firm}<br/>{'<br/>'.join(addr)}", p), Paragraph(
        f"Account No. : {acct}<br/>Customer No. : {cust}<br/>A/c Type : CURRENT DEPOSIT<br/>IFSC : SGNS0000012<br/>Mode of Operation : JOINTLY OR SURVIVOR",
            p)]], colWidths=[280, 256],
        style=[("BOX", (0, 0), (-1, -1), .7, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    story = [Paragraph("<font name='Bank32SerifB' size='13'>Shri Ganesh Nagari Sahakari Bank Ltd.</font>", mid), Spacer(1, 4), Paragraph(f"Branch : {br}", mid),
             Paragraph(f"Account statement from {dt(f, 'dd/mm/yyyy')} to {dt(t, 'dd/mm/yyyy')}", mid), Spacer(1, 6), box, Spacer(1, 6), tab, Spacer(1, 8),
             Paragraph(f"No. of debit entries : {nd} &nbsp;&nbsp; No. of credit entries : {len(ev) - nd}", p), Spacer(1, 26),
             Paragraph("Checked by ____________ &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Officer / Manager ____________", p)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=28, rightMargin=28, topMargin=30, bottomMargin=36, invariant=1).build(story)
    return {"data": data}


GRAM = dict(upi_p="upi;UPIAB/{rrn}/DR/[[{who}]]/{bank}/{vpa}", upi_in="upi;UPIAB/{rrn}/CR/[[{who}]]/{bank}/{vpa}",
    upi_m="upi;UPIAR/{rrn}/DR/[[{who}]]/{bank}/{vpa}", neft_in="neft;NEFT:[[{who}]] {utr}", imps_in="imps;IMPSAB/{rrn}/[[{who}]]/{bank}",
    imps_out="imps;IMPSAR/{rrn}/[[{who}]]/{bank}", atm="atm;ATM/WDL/{tid}/{city}", pos="pos;POS/{tr}/[[{who}]]/{city}", emi="ach;ACH DR EMI [[{who}]] {mand}",
    sip="ach;ACH DR SIP [[{who}]] {mand}", ins="ach;ACH DR PREMIUM [[{who}]]", div="ach;ACH CR DIVIDEND [[{who}]]", util="_;BBPS/[[{who}]]/{acc}",
    rent="imps;IMPSAR/{rrn}/HOUSE RENT/[[{who}]]", sal="neft;NEFT:[[{who}]] SALARY {my}", chq_out="cheque;CLG TO [[{who}]]",
    chq_in="cheque;CLG FROM [[{who}]] {bank}", cash_in="cash;CASH DEPOSIT BY SELF", card="_;CC BILL PAYMENT {card}", int_cr="interest;INT. PAID UPTO {my}",
    chg="charges;{sac}", tax="_;{txk} CHALLAN {tr}", refund="upi;UPIAB/{rrn}/CR/[[{who}]]/REFUND")


def gramin(path, seed, rows):
    r = random.Random(f"gramin/{seed}/{rows}")
    opening = r.randint(700000, 2500000)
    ev, f, t = events(r, rows, PERSONAL, opening, 50000, 1 if rows < 20 else 3)
    name, father, acct, cif, addr = person(r, False), r.choice(MEN), digits(r, 11), digits(r, 9), home(r)
    out, inn = totals(ev)
    br = r.choice(["BADNAPUR", "SILLOD", "KINWAT", "PATHRI"])
    data = {"bank_name": "GODAVARI KSHETRIYA GRAMIN BANK", "account_number": acct, "account_holder": name, "account_type": "SAVINGS BANK", "branch": br,
            "customer_id": cif, "ifsc": "GKGB0000" + digits(r, 3), "address": ", ".join(addr), "statement_period": span(f, t), "opening_balance": T(opening),
            "closing_balance": T(ev[-1]["bal"]), "total_debits": T(out), "total_credits": T(inn), "transactions": []}
    txt = [f"{'GODAVARI KSHETRIYA GRAMIN BANK':^86}", f"{'BRANCH : ' + br + '   IFSC : ' + data['ifsc']:^86}", "",
        f"STATEMENT OF ACCOUNT NO. {acct} (SAVINGS BANK) OF", f"{name}  S/O {father}", f"CIF NO. {cif}"] + addr + [
        f"FOR THE PERIOD {dt(f, 'dd-MMM-yyyy')} TO {dt(t, 'dd-MMM-yyyy')}", ""]
    head = ["=" * 86, f"{'DATE':<12}{'PARTICULARS':<32}{'DEBIT':>13}{'CREDIT':>13}{'BALANCE':>16}", "=" * 86]
    blocks = [[f"{'':12}{'BALANCE B/F':<58}{drcr(opening, plain, '', 'Cr', 'Dr'):>16}"]]
    for e in ev:
        text, keys = narrate(e, GRAM)
        lines = wrap(text, 31, seps="/ ") + ([f"CHQ {e['chq']}"] if e["k"].startswith("chq") else [])
        data["transactions"].append(row(e, lines, keys))
        blocks.append([f"{dt(e['d'], 'dd-MMM-yy'):<12}{lines[0]:<32}{'' if e['cr'] else plain(e['amt']):>13}"
                       f"{plain(e['amt']) if e['cr'] else '':>13}{drcr(e['bal'], plain, '', 'Cr', 'Dr'):>16}"]
                      + [f"{'':12}{s}" for s in lines[1:]])
    blocks.append(["-" * 86, f"{'':12}{'TOTAL':<32}{plain(out):>13}{plain(inn):>13}",
        f"{'':12}{'CLOSING BALANCE':<58}{drcr(ev[-1]['bal'], plain, '', 'Cr', 'Dr'):>16}", "=" * 86,
                   "", "ERRORS IF ANY MAY BE REPORTED WITHIN 15 DAYS.             FOR BRANCH MANAGER"])
    c, page = rl_canvas.Canvas(path, pagesize=A4, invariant=1), txt + head
    for b in blocks + [None]:
        if b is None or len(page) + len(b) > 64:
            c.setFont("Bank32Mono", 9)
            for i, s in enumerate(page):
                if s.strip():
                    c.drawString(60, 800 - i * 11.8, s)
            c.showPage()
            page = ["", *head]
        page = page + (b or [])
    c.save()
    return {"data": data}


BANKS = {"cashcredit": cashcredit, "nrestmt": nrestmt, "sahakari": sahakari, "gramin": gramin}

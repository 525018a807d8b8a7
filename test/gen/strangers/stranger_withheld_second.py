# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 26AS out of a browser, of an older year, and the text download."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas

from stranger_withheld_data import address, others, statement, truth26
from stranger_withheld_kit import d_mon, d_slash, inr, money, rng_of, wrap, years


class Sheet:
    """A pen that goes down the page and turns it when it is full."""
    def __init__(self, path, size, top, bottom, title, begin=None):
        self.c = canvas.Canvas(str(path), pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.size, self.top, self.bottom, self.begin, self.page = size, top, bottom, begin, 1
        self.y = size[1] - top

    def room(self, h):
        if self.y - h < self.bottom:
            self.turn()
            return True
        return False

    def turn(self):
        if self.begin:
            self.begin(self.c, self.page)
        self.c.showPage()
        self.page += 1
        self.y = self.size[1] - self.top

    def end(self):
        if self.begin:
            self.begin(self.c, self.page)
        self.c.save()

    def row(self, cells, xs, aligns, font, size, back=None, line=None, pad=4, color=colors.black, boxes=True):
        """Wrapped cells between the edges xs; the row is as high as its highest cell."""
        texts = [wrap(t, font, size, xs[i + 1] - xs[i] - 2 * pad) for i, t in enumerate(cells)]
        h = max(1, max(len(t) for t in texts)) * size * 1.22 + 2 * pad * .8
        turned = self.room(h)
        c = self.c
        if back:
            c.setFillColor(back)
            c.rect(xs[0], self.y - h, xs[-1] - xs[0], h, stroke=0, fill=1)
        if line:
            c.setStrokeColor(line)
            c.setLineWidth(.5)
            if boxes:
                for a, b in zip(xs, xs[1:]):
                    c.rect(a, self.y - h, b - a, h)
            else:
                c.line(xs[0], self.y - h, xs[-1], self.y - h)
        c.setFillColor(color)
        c.setFont(font, size)
        for i, t in enumerate(texts):
            y = self.y - (h - len(t) * size * 1.22) / 2 - size * .95
            for one in t:
                if aligns[i] == "r":
                    c.drawRightString(xs[i + 1] - pad, y, one)
                elif aligns[i] == "c":
                    c.drawCentredString((xs[i] + xs[i + 1]) / 2, y, one)
                else:
                    c.drawString(xs[i] + pad, y, one)
                y -= size * 1.22
        c.setFillColor(colors.black)
        self.y -= h
        return turned

    def text(self, t, x, font, size, gap=3, align="l", color=colors.black, width=None):
        for one in wrap(t, font, size, width) if width else [t]:
            self.room(size + gap)
            self.y -= size + gap
            self.c.setFont(font, size)
            self.c.setFillColor(color)
            {"l": self.c.drawString, "c": self.c.drawCentredString, "r": self.c.drawRightString}[align](x, self.y, one)
        self.c.setFillColor(colors.black)

    def pair(self, label, value, x, dx, bold, font, size, right):
        """A label with its value beside it; a long value goes on below itself."""
        self.text(label, x, bold, size, 4)
        for i, one in enumerate(wrap(value, font, size, right - x - dx)):
            if i:
                self.y -= size + 3
            self.c.setFont(font, size)
            self.c.drawString(x + dx, self.y, one)


def edges(left, right, parts):
    out, k = [left], (right - left) / sum(parts)
    for p in parts:
        out.append(out[-1] + p * k)
    return out


def browserview(path, seed, rows):
    r = rng_of("browserview", seed, rows)
    s = statement(r, rows, r.choice([2021, 2022, 2023]), secs=["192", "194A", "194J", "194", "194H"])
    made = s["made"]
    stamp = f"{made.day}/{made.month}/{made.year % 100:02d}, {r.randint(1, 12)}:{r.randint(0, 59):02d} {r.choice('AP')}M"
    total = [None]

    def begin(c, n):  # what the browser writes in the margins
        c.setFont("Helvetica", 7)
        c.setFillColor(colors.black)
        c.drawString(24, A4[1] - 20, stamp)
        c.drawCentredString(A4[0] / 2, A4[1] - 20, "Annual Tax Statement - TDS Reconciliation Analysis")
        c.drawString(24, 14, "https://portal.example.in/serv/tapn/view26AS.xhtml")
        c.drawRightString(A4[0] - 24, 14, f"{n}/{total[0]}" if total[0] else str(n))
    navy, pale, rule = colors.HexColor("#0b5394"), colors.HexColor("#eaf1f8"), colors.HexColor("#b7c6d6")

    def draw():
        p = Sheet(path, A4, 34, 30, "Annual Tax Statement", begin)
        L, R = 28, A4[0] - 28
        p.text("Form 26AS - Annual Tax Statement", L, "WithheldCond-Bold", 12, 6, color=navy)
        p.text("Welcome " + s["name"], R, "WithheldCond", 7, 2, "r")
        p.y -= 6
        x4 = edges(L, R, [16, 25, 16, 18])
        for a, b, c, d in (("Assessment Year", years(s["fy"] + 1), "Financial Year", years(s["fy"])),
                           ("PAN", s["who"]["pan"], "Current Status of PAN", "Active"),
                           ("Name of Assessee", s["name"], "Data updated till", d_mon(made)),
                           ("Address of Assessee", ", ".join(address(s["who"]["place"], True)), "View As", "HTML")):
            p.row([a, b, c, d], x4, "llll", "WithheldCond", 7.5, line=rule, boxes=False)
        p.y -= 10
        p.row(["PART-I - Details of Tax Deducted at Source (All amount values are in INR)"], [L, R], "l", "WithheldCond-Bold", 8, back=navy, color=colors.white)
        xo = edges(L, R, [7, 44, 18, 22, 19, 19])
        xi = edges(L + 26, R, [7, 11, 16, 12, 16, 11, 19, 16, 16])
        for i, d in enumerate(s["deductors"], 1):
            p.room(70)
            p.row(["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid / Credited", "Total Tax Deducted #", "Total TDS Deposited"],
                  xo, "clcrrr", "WithheldCond-Bold", 7, back=pale, line=rule)
            p.row([str(i), d["name"], d["tan"], inr(d["amount"]), inr(d["tax"]), inr(d["put"])], xo, "clcrrr", "WithheldCond", 7, line=rule)
            head = ["Sr. No.", "Section", "Transaction Date", "Status of Booking*", "Date of Booking", "Remarks**", "Amount Paid / Credited",
                    "Tax Deducted ##", "TDS Deposited"]
            p.row(head, xi, "ccccccrrr", "WithheldCond-Bold", 6.5, back=colors.HexColor("#f5f5f5"), line=rule)
            for n, e in enumerate(d["entries"], 1):
                p.row([str(n), e["section"], d_mon(e["date"]), e["status"], d_mon(e["booked"]), e["remarks"], inr(e["amount"]), inr(e["tax"]),
                       inr(e["put"])], xi, "ccccccrrr", "WithheldCond", 6.5, line=rule, boxes=False)
            p.y -= 8
        for t in ("PART-II - Details of Tax Deducted at Source for 15G / 15H", "PART-VI - Details of Tax Collected at Source"):
            p.room(44)
            p.row([t], [L, R], "l", "WithheldCond-Bold", 8, back=navy, color=colors.white)
            p.text("No Transactions Present", A4[0] / 2, "WithheldCond", 7, 5, "c")
            p.y -= 10
        p.room(60)
        p.row(["PART-VII - Details of Paid Refund"], [L, R], "l", "WithheldCond-Bold", 8, back=navy, color=colors.white)
        xr = edges(L, R, [7, 16, 12, 18, 20, 18, 18])
        if s["refunds"]:
            p.row(["Sr. No.", "Assessment Year", "Mode", "Nature of Refund", "Amount of Refund", "Interest", "Date of Payment"], xr, "ccccrrc",
                  "WithheldCond-Bold", 7, back=pale, line=rule)
            for i, x in enumerate(s["refunds"], 1):
                p.row([str(i), x["ay"], x["mode"], x["nature"], inr(x["amount"]), inr(x["interest"]), d_mon(x["date"])], xr, "ccccrrc", "WithheldCond", 7, line=rule)
        else:
            p.text("No Transactions Present", A4[0] / 2, "WithheldCond", 7, 5, "c")
        p.y -= 8
        p.text("* U - Unmatched, P - Provisional, F - Final, O - Overbooked.  ** B - Rectification of error in statement uploaded by deductor", L, "WithheldCond", 6)
        p.text("# Total Tax Deducted includes TDS, Surcharge and Education Cess", L, "WithheldCond", 6)
        p.end()
        return p.page
    total[0] = draw()
    draw()
    return truth26(s, others(s, ["refunds"]))


def oldyear(path, seed, rows):
    """Before TRACES: one flat table of part A with the column numbers of the notified form."""
    r = rng_of("oldyear", seed, rows)
    s = statement(r, rows, r.choice([2009, 2010, 2011]))
    p = Sheet(path, A4, 40, 44, "Form No. 26AS", lambda c, n: (c.setFont("Times-Roman", 8), c.drawCentredString(A4[0] / 2, 24, f"- {n} -")))
    L, R, who = 30, A4[0] - 30, s["who"]
    p.text("FORM NO. 26AS", A4[0] / 2, "Times-Bold", 13, 3, "c")
    p.text("[See section 203AA and second proviso to section 206C(5) and rule 31AB]", A4[0] / 2, "Times-Italic", 9, 3, "c")
    p.text("Annual Tax Statement under section 203AA", A4[0] / 2, "Times-Bold", 11, 4, "c")
    p.y -= 8
    for a, b in (("Permanent Account Number", who["pan"]), ("Name of the assessee", s["name"]),
                 ("Address of the assessee", ", ".join(address(who["place"], True))), ("Financial year", years(s["fy"])),
                 ("Assessment year", years(s["fy"] + 1)), ("Statement as on", d_slash(s["made"]))):
        p.pair(a, ": " + b, L, 130, "Times-Roman", "Times-Roman", 9.5, R)
    p.y -= 10
    p.text("PART A", A4[0] / 2, "Times-Bold", 10, 4, "c")
    p.text("Details of tax deducted at source", L, "Times-Bold", 9.5, 4)
    p.y -= 5
    xs = edges(L, R, [5.5, 26, 17, 10, 15, 9, 15, 16.5, 14.5, 14.5])
    head = ["Sr. No.", "Name of the deductor", "TAN of the deductor", "Section", "Date of payment/ credit", "Status", "Date of booking",
            "Amount paid/ credited", "Tax deducted (TDS+ Surcharge+ Edu. Cess)", "TDS deposited"]
    nums = ["(501)", "(502)", "(503)", "(504)", "(505)", "", "", "(506)", "(507)", "(508)"]
    al = "clccccc" + "rrr"

    def heading():
        p.row(head, xs, "cccccccccc", "Times-Bold", 7.5, line=colors.black, pad=2)
        p.row(["", "", "", "", "", "", "", "Rs.", "Rs.", "Rs."], xs, "ccccccc" + "rrr", "Times-Italic", 7, line=colors.black, pad=2)
        p.row(nums, xs, "cccccccccc", "Times-Roman", 7, line=colors.black, pad=2)
    heading()
    for i, d in enumerate(s["deductors"], 1):
        for n, e in enumerate(d["entries"]):
            if p.room(26):
                heading()
            p.row([str(i) if not n else "", d["name"] if not n else "", d["tan"] if not n else "", e["section"], d_slash(e["date"]), e["status"],
                   d_slash(e["booked"]), inr(e["amount"]), inr(e["tax"]), inr(e["put"])], xs, al, "Times-Roman", 7.5, line=colors.black, pad=2)
        if p.room(20):
            heading()
        p.row(["", "Total", "", "", "", "", "", inr(d["amount"]), inr(d["tax"]), inr(d["put"])], xs, al, "Times-Bold", 7.5, line=colors.black, pad=2)
    p.y -= 12
    p.room(70)
    p.text("PART B", A4[0] / 2, "Times-Bold", 10, 4, "c")
    p.text("Details of tax collected at source : Nil", L, "Times-Bold", 9.5, 4)
    p.y -= 8
    p.room(90)
    p.text("PART C", A4[0] / 2, "Times-Bold", 10, 4, "c")
    p.text("Details of tax paid (other than TDS or TCS)" + ("" if s["paid"] else " : Nil"), L, "Times-Bold", 9.5, 4)
    p.y -= 5
    if s["paid"]:
        xc = edges(L, R, [6, 9, 9, 17, 12, 14, 12, 17, 13, 15, 11])
        p.row(["Sr. No.", "Major Head", "Minor Head", "Tax", "Surcharge", "Education Cess", "Others", "Total tax", "BSR code", "Date of deposit",
               "Challan Serial No."], xc, "c" * 11, "Times-Bold", 7.5, line=colors.black, pad=2)
        for i, x in enumerate(s["paid"], 1):
            p.row([str(i), x["major"], x["minor"]] + [inr(x[k]) for k in ("tax", "surcharge", "cess", "others", "total")]
                  + [x["bsr"], d_slash(x["date"]), x["challan"]], xc, "cccrrrrrccc", "Times-Roman", 7.5, line=colors.black, pad=2)
    p.y -= 12
    p.room(80)
    p.text("Details of paid refund" + ("" if s["refunds"] else " : Nil"), L, "Times-Bold", 9.5, 4)
    p.y -= 5
    if s["refunds"]:
        xc = edges(L, L + 380, [8, 20, 14, 24, 20, 22])
        p.row(["Sr. No.", "Assessment year", "Mode", "Amount of refund", "Interest", "Date of payment"], xc, "cccccc", "Times-Bold", 7.5, line=colors.black, pad=2)
        for i, x in enumerate(s["refunds"], 1):
            p.row([str(i), x["ay"], x["mode"], inr(x["amount"]), inr(x["interest"]), d_slash(x["date"])], xc, "cccrrc", "Times-Roman", 7.5,
                  line=colors.black, pad=2)
    p.y -= 8
    p.text("Status: F - Final (matched), U - Unmatched, P - Provisional, O - Overbooked.", L, "Times-Italic", 8)
    p.text("This statement is issued electronically on behalf of the Income Tax Department and needs no signature.", L, "Times-Italic", 8)
    p.end()
    for k, gone in (("refunds", ("nature",)),):
        for x in s[k]:
            for g in gone:
                x.pop(g, None)
    return truth26(s, others(s, ["paid", "refunds"]))


def caretfile(path, seed, rows):
    """The text download: fields apart by a caret, inner lines begin with one."""
    r = rng_of("caretfile", seed, rows)
    s = statement(r, rows, r.choice([2022, 2023, 2024]))
    who, a = s["who"], s["who"]["place"]
    made = s["made"]
    out = ["^Annual Tax Statement^", "",
           "File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year^Assessment Year^Name of Assessee^Address Line 1^"
           "Address Line 2^Address Line 3^Address Line 4^Address Line 5^Statecode^Pin Code",
           "^".join([f"{made.day:02d}-{made.month:02d}-{made.year}", who["pan"], "ACTIVE", f"{s['fy']}-{s['fy'] + 1}", f"{s['fy'] + 1}-{s['fy'] + 2}",
                     s["name"], a["lines"][0].upper(), a["lines"][1].upper(), "", "", a["city"].upper(), a["state"].upper(), a["pin"]]), "",
           "^PART-I - Details of Tax Deducted at Source^", "",
           "Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)"]
    inner = "^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)"
    for i, d in enumerate(s["deductors"], 1):
        if i > 1:
            out.append("")
        out.append("^".join([str(i), d["name"], d["tan"], "", "", "", "", money(d["amount"]), money(d["tax"]), money(d["put"])]))
        out.append(inner)
        for n, e in enumerate(d["entries"], 1):
            out.append("^".join(["", str(n), e["section"], d_mon(e["date"]), e["status"], d_mon(e["booked"]), e["remarks"], money(e["amount"]),
                                 money(e["tax"]), money(e["put"])]))

    def part(title, head, lines):
        out.extend(["", f"^{title}^", "", head])
        out.extend(lines or ["^No Transactions Present^"])
    outer = "Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)"
    part("PART-II - Details of Tax Deducted at Source for 15G / 15H", outer, [])
    part("PART-III - Details of Transactions under Proviso to section 194B/First Proviso to sub-section (1) of section 194R/ Proviso to sub-section(1) of "
         "section 194S", "Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)", [])
    part("PART-IV - Details of Tax Deducted at Source u/s 194IA/ 194IB / 194M/ 194S (For Seller/Landlord of Property/Contractors or Professionals/ "
         "Seller of Virtual Digital Asset)", "Sr. No.^Acknowledgement Number^Name of Deductor^PAN of Deductor^Transaction Date^Total Transaction Amount(Rs.)^"
         "Total TDS Deposited(Rs.)", [])
    lines = []
    for i, x in enumerate(s["tcs"], 1):
        lines.append("^".join([str(i), x["name"], x["tan"], "", "", "", "", money(x["amount"]), money(x["tax"]), money(x["put"])]))
        lines.append("^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Debited(Rs.)^Tax Collected(Rs.)^TCS Deposited(Rs.)")
        lines.append("^".join(["", "1", x["section"], d_mon(x["date"]), "F", d_mon(x["booked"]), "-", money(x["amount"]), money(x["tax"]), money(x["put"])]))
    part("PART-VI - Details of Tax Collected at Source", "Sr. No.^Name of Collector^TAN of Collector^^^^^Total Amount Paid / Debited(Rs.)^"
         "Total Tax Collected(Rs.)^Total TCS Deposited(Rs.)", lines)
    part("PART-VII - Details of Paid Refund (For which source is CPC TDS. For other details refer AIS at E-filing portal)",
         "Sr. No.^Assessment Year^Mode^Refund Issued^Nature of Refund^Amount of Refund(Rs.)^Interest(Rs.)^Date of Payment^Remarks",
         ["^".join([str(i), x["ay"], x["mode"], "-", x["nature"], money(x["amount"]), money(x["interest"]), d_mon(x["date"]), "-"])
          for i, x in enumerate(s["refunds"], 1)])
    part("PART-VIII - Details of Tax Deducted at Source u/s 194IA/ 194IB /194M/194S (For Buyer/Tenant of Property /Person making payment to contractors or "
         "Professionals / Buyer of Virtual Digital Asset)", "Sr. No.^Acknowledgement Number^Name Of Deductee^PAN of Deductee^Transaction Date^"
         "Total Transaction Amount(Rs.)^Date of Deposit^Total TDS Deposited(Rs.)",
         ["^".join([str(i), x["ack"], x["name"], x["pan"], d_mon(x["date"]), money(x["amount"]), d_mon(x["deposit"]), money(x["tax"])])
          for i, x in enumerate(s["sale"], 1)])
    part("PART-X - TDS/TCS Defaults* (Processing of Statements)", "Sr. No.^Financial Year^Short Payment(Rs.)^Short Deduction(Rs.)^Interest on TDS Payments "
         "Default(Rs.)^Interest on TDS Deduction Default(Rs.)^Late Filing Fee u/s 234E(Rs.)^Interest u/s 220(2)(Rs.)^Total Default(Rs.)", [])
    with open(path, "w", encoding="ascii", newline="") as f:
        f.write("\r\n".join(out) + "\r\n")
    got = truth26(s, others(s, ["tcs", "refunds", "sale"]))
    got["data"].update(financial_year=f"{s['fy']}-{s['fy'] + 1}", assessment_year=f"{s['fy'] + 1}-{s['fy'] + 2}")
    return got


FORMS26 = {"browserview": browserview, "oldyear": oldyear, "caretfile": caretfile}
SUFFIX = {"caretfile": ".txt"}

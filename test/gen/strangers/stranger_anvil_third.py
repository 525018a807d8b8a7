# SPDX-License-Identifier: AGPL-3.0-or-later
"""A ginner's bale invoice off a line printer, and a distributor's film-hire invoice."""
import datetime

from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas

import stranger_anvil_kit as kit
from stranger_anvil_kit import Cols, dec, inr, put, s


def cotton(path, seed, rows):
    r = kit.rng("cotton", seed, rows)
    sup, rec = kit.pair(r, ["Kapas Ratna Ginning & Pressing Factory", "Narmada Fibre Industries", "Shwet Suvarna Cotton Co."],
                        ["Annapurani Spinning Mills Ltd", "Vaigai Yarns Private Limited", "Tungabhadra Textile Mills"], home=r.choice(["24", "27", "36", "23"]), chance=0.6)
    d = kit.day(r)
    due = d + datetime.timedelta(days=r.choice([10, 15, 21]))
    inv = f"B{r.randint(1, 480):03d}/{kit.fy(d)}"
    truth = kit.heads({}, sup, rec, inv, d, capitals=("supplier", "recipient"))
    truth["due_date"] = due.isoformat()
    items, lot, pr = [], r.randint(1, 120), r.randint(1000, 30000)
    for i in range(rows):
        lot += r.randint(1, 2)
        bales = r.choice([100, 100, 55, 50, r.randint(12, 99)])
        gross = bales * r.randint(16000, 17300)
        tare = bales * r.choice([110, 120, 130])
        rt = r.randrange(5450000, 6250000, 10000)
        name = r.choice(["S-6 29MM MIC 3.8 RD 76", "S-6 28.5MM MIC 4.0 RD 75", "MCU-5 30MM MIC 3.6", "BUNNY BRAHMA 30MM+", "V-797 22MM", "DCH-32 34MM MIC 3.1"])
        items.append((lot, f"{pr}-{pr + bales - 1}", name, bales, gross // 10, tare // 10, (gross // 10) - tare // 10, 0, rt, 0))
        pr += bales
    fixed = []
    for x in items:
        candy = (x[6] * 10000 + 35562 // 2) // 35562   # thousandths; the weight is in tenths of a kilogram
        fixed.append(x[:7] + (candy, x[8], kit.mul(candy, x[8], 1000)))
    items = fixed
    truth["line_items"] = [dict(description=x[2], hsn_sac="5201", quantity=dec(x[7], 3), unit="CANDY", unit_price=s(x[8]), taxable_value=s(x[9]), amount=s(x[9]))
                           for x in items]
    total = sum(x[9] for x in items)
    taxes, off, grand = kit.foot(truth, total, 50, sup.code != rec.code)
    truth["amount_in_words"] = "RUPEES " + kit.words(grand).upper() + " ONLY"
    W = 122
    form = "{:<7}{:<13}{:<26}{:<6}{:>5}{:>10}{:>8}{:>10}{:>9}{:>11}{:>16}"
    c = Canvas(path, pagesize=(720, 864), invariant=1)
    state = {"y": 830, "page": 1}

    def out(t="", bold=False):
        c.setFont("Courier-Bold" if bold else "Courier", 9)
        c.drawString(32, state["y"], t)
        state["y"] -= 12

    def head():
        out(sup.name.upper().center(W).rstrip(), True)
        out(f"{sup.street}, {sup.town} ({sup.state})".upper().center(W).rstrip())
        out(f"GSTIN {sup.gstin}".center(W).rstrip())
        out("*** TAX INVOICE ***".center(W).rstrip(), True)
        out()
        out(f"{'BUYER : ' + rec.name.upper():<78}INVOICE NO.  : {inv}")
        out(f"{'        ' + rec.street.upper():<78}INVOICE DATE : {d:%d/%m/%Y}")
        out(f"{'        ' + rec.town.upper() + ' ' + rec.state.upper():<78}DUE DATE     : {due:%d/%m/%Y}")
        out(f"{'        GSTIN ' + rec.gstin:<78}PL OF SUPPLY : {rec.code} {rec.state.upper()}")
        out(f"{'BROKER: SELF':<78}PAGE         : {state['page']}")
        out("-" * W)
        out(form.format("LOT", "PRESS MARK", "DESCRIPTION", "HSN", "", "GROSS", "TARE", "NETT", "CANDY OF", "RATE PER", "AMOUNT"))
        out(form.format("NO.", "NOS. FROM-TO", "F.P. COTTON BALES", "", "BALES", "KGS.", "KGS.", "KGS.", "355.62KG", "CANDY RS.", "RS."))
        out("-" * W)

    head()
    run = 0
    for i, x in enumerate(items):
        if state["y"] < 70:
            out("-" * W)
            out(form.format("", "", "CARRIED OVER", "", "", "", "", "", "", "", inr(run)))
            out("CONTD. ON NEXT PAGE".rjust(W))
            c.showPage()
            state.update(y=830, page=state["page"] + 1)
            head()
            out(form.format("", "", "BROUGHT OVER", "", "", "", "", "", "", "", inr(run)))
        out(form.format(x[0], x[1], x[2], "5201", x[3], dec(x[4], 1), dec(x[5], 1), dec(x[6], 1), dec(x[7], 3), inr(x[8]), inr(x[9])))
        run += x[9]
    if state["y"] < 240:
        c.showPage()
        state.update(y=830, page=state["page"] + 1)
        head()
        out(form.format("", "", "BROUGHT OVER", "", "", "", "", "", "", "", inr(run)))
    out("-" * W)
    out(form.format("", "", "TOTAL", "", sum(x[3] for x in items), dec(sum(x[4] for x in items), 1), dec(sum(x[5] for x in items), 1),
                    dec(sum(x[6] for x in items), 1), dec(sum(x[7] for x in items), 3), "", inr(total)), True)
    out("-" * W)
    for t in taxes:
        out(f"{'ADD ' + t[0] + ' @ ' + t[1] + '%':>100}{inr(t[2]):>21}")
    out(f"{'ROUND OFF':>100}{inr(off):>21}")
    out(f"{'':>80}{'-' * 42}")
    out(f"{'NET INVOICE VALUE RS.':>100}{inr(grand):>21}", True)
    out("=" * W)
    for t in kit.wrap(truth["amount_in_words"], "Courier", 9, 640):
        out(t)
    out()
    out("PAYMENT BY RTGS ONLY. INTEREST @ 18% P.A. AFTER DUE DATE. SUBJECT TO MOISTURE 8% MAX. WEIGHT AS PER OUR SCALE FINAL.")
    out()
    out(f"FOR {sup.name.upper()}".rjust(W))
    out()
    out("AUTH. SIGN.".rjust(W))
    c.save()
    return {"data": truth}


FILMS = ["JUGNU RAASTA", "TEESRI GALI KA CHAAND", "KADAL KAATRU", "MR. ATTHARVA B.A.", "PATANG PATROL", "NEELA KOTHI"]
HALLS = ["Sargam Talkies", "Apsara Cine House", "New Deluxe", "Moti Mahal Cinema", "Vasant Screen 2", "Minar 70MM", "Regent Screen 1", "Jai Hind Touring Talkies"]
STATIONS = ["Itarsi", "Sehore", "Dewas", "Harda", "Vidisha", "Mhow", "Shujalpur", "Khandwa", "Pipariya"]


def cinema(path, seed, rows):
    r = kit.rng("cinema", seed, rows)
    sup, rec = kit.pair(r, ["Chitralekha Film Distributors", "Rajat Parda Releasing LLP", "Pushpak Pictures"],
                        ["Central Circuit Exhibitors", "Manoranjan Cine Chain Pvt. Ltd.", "Bahar Theatres Combine"])
    d = kit.day(r)
    inv = f"FH-{r.randint(100, 2400)}"
    truth = kit.heads({}, sup, rec, inv, d)
    items = []
    for i in range(rows):
        wk = r.choice([1, 1, 2, 3])
        a = d - datetime.timedelta(days=r.randint(9, 30))
        shows = r.choice([14, 21, 28, 28])
        adm = shows * r.randint(18, 240)
        tick = r.choice([8000, 10000, 11200])
        gross = adm * tick
        gst = kit.mul(gross, 12, 112)
        net = gross - gst
        sh = {1: 500, 2: 425, 3: 350}[wk]
        items.append((f"{r.choice(FILMS)} at {r.choice(HALLS)}, {r.choice(STATIONS)}", wk, a, a + datetime.timedelta(days=6), shows, adm, gross, gst, net, sh, kit.pct(net, sh)))
    truth["line_items"] = [dict(description=x[0], taxable_value=s(x[10]), amount=s(x[10])) for x in items]
    total = sum(x[10] for x in items)
    taxes, off, grand = kit.foot(truth, total, 180, sup.code != rec.code)
    truth["amount_in_words"] = kit.words(grand) + " Rupees Only"
    c = Canvas(path, pagesize=landscape(A4), invariant=1)
    L, R = 40, 802
    head = ["Sr.", "Picture / Theatre & Station", "Week", "Period", "Shows", "Admis-\nsions", "Gross\nCollection", "Less: GST\non Tickets", "Nett\nCollection", "Share\n%", ""]
    cols = Cols(L, [(24, "c"), (190, "l"), (32, "c"), (100, "c"), (38, "r"), (48, "r"), (76, "r"), (68, "r"), (76, "r"), (36, "r"), (74, "r")])
    head[-1] = "Film Hire\n(Our Share)"

    def rule(y, w=0.6):
        c.setLineWidth(w)
        c.line(L, y, R, y)

    def top(page):
        put(c, L, R, 560, sup.name, "c", "Times-Bold", 20)
        put(c, L, R, 546, f"{sup.street}, {sup.town}, {sup.state}  •  GSTIN {sup.gstin}  •  Phone {sup.phone}", "c", "Times-Roman", 9.5)
        rule(538, 1.6)
        rule(535.5)
        if page == 1:
            put(c, L, R, 518, "TAX INVOICE FOR FILM HIRE", "c", "Times-Bold", 12)
            put(c, L, R, 500, f"Exhibitor:  {rec.name}", f="Times-Bold", size=11)
            put(c, L, R, 487, f"{rec.street}, {rec.town}, {rec.state}", f="Times-Roman", size=10)
            put(c, L, R, 474, f"GSTIN {rec.gstin}    Place of supply: {rec.state}, Code {rec.code}", f="Times-Roman", size=10)
            put(c, L, R, 500, f"Invoice No. {inv}", "r", "Times-Bold", 11)
            put(c, L, R, 487, f"Date: {d.day} {d:%b %Y}", "r", "Times-Roman", 10)
            put(c, L, R, 474, "SAC 997332", "r", "Times-Roman", 10)
            y = 464
        else:
            put(c, L, R, 522, f"Film hire invoice {inv}, sheet {page}", f="Times-Italic", size=9.5)
            y = 516
        rule(y)
        h = cols.draw(c, y - 1, head, "Times-Bold", 9, 10.5, "c")
        rule(y - h - 5)
        return y - h - 7

    page, y = 1, top(1)
    for i, x in enumerate(items):
        cells = [str(i + 1), x[0], ["", "1st", "2nd", "3rd"][x[1]], f"{x[2]:%d/%m/%y} - {x[3]:%d/%m/%y}", str(x[4]), f"{inr(x[5] * 100)[:-3]}", inr(x[6]), inr(x[7]), inr(x[8]),
                 kit.rate(x[9]), inr(x[10])]
        h = cols.height(cells, "Times-Roman", 9.5, 11) + 3
        if y - h < 50:
            rule(y - 2)
            put(c, L, R, 34, "continued ...", "r", "Times-Italic", 9)
            c.showPage()
            page += 1
            y = top(page)
        cols.draw(c, y, cells, "Times-Roman", 9.5, 11)
        y -= h
    if y < 185:
        rule(y - 2)
        c.showPage()
        page += 1
        y = top(page)
    rule(y - 1)
    cells = ["", "Total", "", "", str(sum(x[4] for x in items)), inr(sum(x[5] for x in items) * 100)[:-3], inr(sum(x[6] for x in items)), inr(sum(x[7] for x in items)),
             inr(sum(x[8] for x in items)), "", inr(total)]
    cols.draw(c, y - 3, cells, "Times-Bold", 9, 11)
    rule(y - 18)
    rule(y - 20.5)
    y -= 34
    for k, line in enumerate(kit.wrap("Rupees in words: " + truth["amount_in_words"], "Times-Italic", 10, 480)):
        put(c, L, 500, y - 12 * k, line, f="Times-Italic", size=10)
    adv = max(100, grand // 300) * 100
    lines = [(f"{t[0]} {t[1]}% on film hire", t[2]) for t in taxes] + [("Round off", off), ("INVOICE TOTAL Rs.", grand), ("Less: advance (M.G.) received", -adv), ("Balance to be remitted", grand - adv)]
    for a, v in lines:
        f = "Times-Bold" if a.startswith("INV") else "Times-Roman"
        put(c, 560, 728, y, a, "r", f, 10)
        put(c, 728, R, y, inr(v), "r", f, 10)
        y -= 14
    put(c, L, 500, y + 14, "Collections are as per the daily D.C.R. sent by the theatre. Subject to audit of tickets.", f="Times-Roman", size=8.5)
    put(c, L, R, y - 14, f"For {sup.name}", "r", "Times-Roman", 10)
    put(c, L, R, y - 44, "Booking Manager", "r", "Times-Roman", 10)
    c.save()
    return {"data": truth}


LAYOUTS = {"cotton": cotton, "cinema": cinema}

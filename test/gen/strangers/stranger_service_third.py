# SPDX-License-Identifier: AGPL-3.0-or-later
"""Event or training bill in the full GST grid, guards' bill as Tally prints it, travel agent's ticket bill."""
from stranger_service_kit import *

EVENTS = pool("Stage set up with LED backdrop 24 x 12 ft | 998596 | Nos; Sound system line array with console and engineer | 998596 | Day; "
    "Anchor and emcee | 999629 | Show; Floral decoration at entrance arch and dais | 998596 | Lot; Delegate registration desk with staff | 998596 | Day; "
    "Photography and drone videography | 998386 | Day; Truss and moving head lights | 998596 | Set; "
    "Branding standees, flex printing and fabrication | 998596 | Sqft")
COURSES = pool("Leadership workshop for middle managers (2 days) | 999293 | Batch; Advanced Excel classroom coaching | 999293 | Pax; "
    "CA Inter coaching - Group I weekend batch | 999293 | Pax; Test series and mentoring | 999294 | Pax; POSH awareness session | 999293 | Sess; "
    "Six Sigma Green Belt with certification | 999293 | Pax; Study kit and e-learning access | 999294 | Pax")

def event(path, seed, rows):
    """Narrow columns with a two-tier head over tax rate and amount, drawn column by column."""
    r, intra, sup, rec, d, data = begin("event", seed, rows, 0.5, ["Gurukul Commerce Academy", "Vidyarambh Learning Pvt Ltd", "Utsav Moments Event Management",
                                                                "Rangmanch Events & Exhibitions Pvt Ltd"])
    train = "Academy" in sup.name or "Learning" in sup.name
    no = f"{'TR' if train else 'EV'}/{r.randint(1, 999):04d}/{fy(d)[0] % 100}-{fy(d)[1] % 100}"
    keep(data, no, d, place_of_supply=rec.code, reverse_charge=False)
    recs = []
    for i in range(rows):
        t, sac, u = r.choice(COURSES if train else EVENTS)
        n, rate = r.choice([1, 1, 2, 3, 5, 12]), D(r.randint(9, 420) * 50)
        amt = rate * n
        di = pct(amt, r.choice([0, 0, 0, 5, 10]))
        tx = taxes(amt - di, 18, intra)
        recs.append([str(i + 1), t, sac, u, str(n), rate, amt, di, q2(amt - di)] + [v for x in tx if x is not None for v in ("9%" if intra else "18%", x)]
                    + [amt - di + add(*tx)])
        data["line_items"].append(item(description=t, hsn_sac=sac, quantity=n, unit=u, unit_price=rate, discount=di, taxable_value=q2(amt - di), gst_rate="18",
                                       **rowtax([x for x in tx if x is not None]), amount=recs[-1][-1]))
    tv = sum(x[8] for x in recs)
    sums = [sum(x[i] for x in recs) if i in (6, 7, 8, 10, 12, 11 if not intra else 13, 13) and i < len(recs[0]) else None for i in range(len(recs[0]))]
    t1 = sums[10]
    grand, ro = roundoff(sums[-1])
    tot(data, tv, cgst_total=t1 if intra else None, sgst_total=t1 if intra else None, igst_total=None if intra else t1, round_off=ro, grand_total=grand)
    names = ["S. No.", "Name of Service", "SAC", "UOM", "Qty", "Rate", "Amount", "Less: Disc.", "Taxable Value"]
    ws = [18, 106 if intra else 166, 36, 26, 24, 42, 48, 38, 48] + ([22, 38, 22, 38] if intra else [22, 38]) + [53]
    xs = [18 + sum(ws[:i]) for i in range(len(ws) + 1)]
    c, X2 = canvas(path), xs[-1]
    F, B = "Helvetica", "Helvetica-Bold"
    def top(y):
        c.setLineWidth(0.7)
        C(c, W / 2, y, sup.name, B, 15)
        C(c, W / 2, y - 13, sup.addr, F, 8)
        C(c, W / 2, y - 24, f"GSTIN: {sup.gstin}", B, 8)
        c.rect(18, y - 48, X2 - 18, 15, fill=0)
        C(c, W / 2, y - 44, "TAX INVOICE", B, 9)
        c.rect(18, y - 148, X2 - 18, 100, fill=0)
        c.line(300, y - 48, 300, y - 98)
        c.line(18, y - 98, X2, y - 98)
        kv(c, 22, 96, y - 58, (("Reverse Charge", "N"), ("Invoice No.", no), ("Invoice Date", dmy(d)), ("State", f"{sup.state}   Code {sup.code}")), F, 7.5,
            11, sep=": ")
        kv(c, 304, 378, y - 58, (("Venue / Site", rec.city), ("Service Date", f"{d - dt.timedelta(days=3):%d/%m/%Y}"), ("Place of Supply", rec.place)), F,
            7.5, 11, sep=": ")
        L(c, 22, y - 109, "Details of Receiver / Billed to", B, 7.5)
        kv(c, 22, 96, y - 120, (("Name", rec.name), ("Address", rec.addr), ("GSTIN", rec.gstin)), F, 7.5, 11, sep=": ")
        return y - 148
    def block(y, part, last):
        """One page's piece of the table: frame, then each column from head to foot."""
        hs = [max(13, 8 * len(wrap(x[1], F, 6.5, ws[1] - 5)) + 5) for x in part]
        bot = y - 26 - sum(hs) - (14 if last else 0)
        c.setLineWidth(0.5)
        c.setFillColor(HexColor("#e8e8e8"))
        c.rect(18, y - 26, X2 - 18, 26, fill=1)
        pairs = ["CGST", "SGST"] if intra else ["IGST"]
        for j in range(len(ws)):
            sub = 9 <= j < len(ws) - 1
            c.line(xs[j], y - (12 if sub and (j - 9) % 2 else 0), xs[j], bot)
            mid = (xs[j] + xs[j + 1]) / 2
            if sub:
                if (j - 9) % 2 == 0:
                    C(c, xs[j + 1] + (ws[j + 1] - ws[j]) / 2, y - 9, pairs[(j - 9) // 2], B, 6.5)
                    c.line(xs[j], y - 12, xs[j + 2], y - 12)
                C(c, mid, y - 21, ("Rate", "Amount")[(j - 9) % 2], B, 6)
            else:
                hl = wrap((names + ["Total"])[min(j, 9)], B, 6.5, ws[j] - 3)
                for k, t in enumerate(hl):
                    C(c, mid, y - 12 + 4 * (len(hl) - 1) - 8 * k - 3, t, B, 6.5)
            yy = y - 26
            for x, h in zip(part, hs):
                if j == 1:
                    para(c, xs[j] + 2.5, yy - 9, x[1], F, 6.5, ws[1] - 5, 8)
                elif isinstance(x[j], D):
                    R(c, xs[j + 1] - 2.5, yy - 9, f"{x[j]:.2f}", F, 6.5)
                else:
                    C(c, mid, yy - 9, x[j], F, 6.5)
                yy -= h
                c.line(xs[j], yy, xs[j + 1], yy)
            if last:
                if j == 1:
                    R(c, xs[2] - 3, yy - 9.5, "Total", B, 7)
                elif sums[j] is not None:
                    R(c, xs[j + 1] - 2, yy - 9.5, f"{sums[j]:.2f}", B, fit(f"{sums[j]:.2f}", B, 6.5, ws[j] - 4))
        c.line(X2, y, X2, bot)
        c.line(18, bot, X2, bot)
        return bot
    y = top(H - 42)
    i = 0
    while i < len(recs):
        part, room = [], y - 26 - 60
        while i < len(recs):
            h = max(13, 8 * len(wrap(recs[i][1], F, 6.5, ws[1] - 5)) + 5)
            if room < h + 14:
                break
            room -= h
            part.append(recs[i])
            i += 1
        y = block(y, part, i >= len(recs))
        if i < len(recs):
            R(c, X2, y - 12, "Continued...", F, 7)
            c.showPage()
            y = H - 40
    y = fresh(c, y, 160, H - 40)
    c.setLineWidth(0.5)
    c.rect(18, y - 32, X2 - 18, 32, fill=0)
    c.line(380, y, 380, y - 32)
    para(c, 22, y - 11, f"Total Invoice Amount in Words: Rupees {inwords(grand)} Only", F, 7.5, 350)
    for k, (t, v) in enumerate((("Round Off", ro), ("Total Amount After Tax", grand))):
        row(c, y - 11 - 15 * k, B if k else F, 8, (384, t), (X2 - 4, f"{v:.2f}", 1))
    L(c, 22, y - 46, f"Bank: Sahyadri Co-op Bank   A/c No.: {r.randint(10 ** 9, 10 ** 10)}   Branch: {sup.city}", F, 7.5)
    R(c, X2 - 4, y - 46, f"For {sup.name}", B, 8)
    row(c, y - 92, F, 7.5, (22, "Terms: 50% advance, balance within 7 days. Cancelled bookings are not refunded."), (X2 - 4, "Authorised Signatory", 1))
    return done(c, data)

def guards(path, seed, rows):
    """Tally's service invoice: label over value grid, tax ledgers as lines of the table, no summary."""
    r, intra, sup, rec, d, data = begin("guards", seed, rows, 0.5, ["Fortress Guarding Services Pvt Ltd", "Rakshak Security & Allied Services Pvt. Ltd.",
                                                                  "Black Falcon Protection Private Limited"])
    a, b = month(d)
    no = f"{r.choice(['FGS', 'RS', 'SEC'])}/{r.randint(1, 2400)}/{fy(d)[0] % 100}-{fy(d)[1] % 100}"
    keep(data, no, d, place_of_supply=rec.code)
    recs = []
    for i in range(rows):
        t, t2, sac = r.choice(POSTS)
        n, u = (D(r.randint(1, 40)), "Nos") if r.random() < 0.6 else (D(r.randint(20, 310)), "Duty")
        rate = q2(D(r.randint(1550000, 2890000)) / 100) if u == "Nos" else q2(D(r.randint(52000, 99000)) / 100)
        recs.append((t, t2, sac, n, u, rate, q2(n * rate)))
        data["line_items"].append(item(description=f"{t} {t2}", hsn_sac=sac, quantity=str(n), unit=u, unit_price=rate, amount=recs[-1][6]))
    tv = sum(x[6] for x in recs)
    cg, sg, ig = taxes(tv, 18, intra)
    grand, ro = roundoff(tv + add(cg, sg, ig))
    tot(data, tv, **gst(cg, sg, ig), round_off=ro if ro else None, grand_total=grand)
    c, F, B, I, BI = canvas(path), "Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"
    x1, x2, xm = 36, W - 36, 300
    xs = [36, 60, 272, 326, 396, 452, 480, x2]
    def top(page):
        y = H - 40
        C(c, W / 2, y, "Tax Invoice" + ("" if page == 1 else f" (Page {page})"), B, 11)
        R(c, x2, y, "(ORIGINAL FOR RECIPIENT)", I, 7)
        y -= 8
        c.setLineWidth(0.5)
        c.rect(x1, y - 168, x2 - x1, 168, fill=0)
        c.line(xm, y, xm, y - 168)
        c.line(x1, y - 80, xm, y - 80)
        for i, t in enumerate((sup.name, sup.street, f"{sup.area}, {sup.city} - {sup.pin}", f"GSTIN/UIN: {sup.gstin}",
            f"State Name : {sup.state}, Code : {sup.code}", f"Contact : {sup.phone}")):
            L(c, x1 + 4, y - 11 - 11 * i, t, F if i else B, 8.5)
        for i, t in enumerate(("Buyer (Bill to)", rec.name, rec.street, f"{rec.area}, {rec.city} - {rec.pin}", f"GSTIN/UIN         : {rec.gstin}",
            f"State Name        : {rec.state}, Code : {rec.code}", f"Place of Supply  : {rec.state}")):
            L(c, x1 + 4, y - 91 - 11 * i, t, B if i == 1 else F, 7.5 if not i else 8.5)
        grid = [("Invoice No.", no), ("Dated", f"{d.day}-{d:%b-%y}"), ("Delivery Note", ""), ("Mode/Terms of Payment", "30 Days"),
                ("Reference No. & Date.", ""), ("Other References", f"{a:%b %Y} duties"), ("Buyer's Order No.", f"PO-{7000 + seed}"), ("Dated",
                    f"{d - dt.timedelta(days=90):%d-%b-%y}".lstrip("0"))]
        for i, (k, v) in enumerate(grid):
            gx, gy = (xm, xm + (x2 - xm) / 2)[i % 2], y - 26 * (i // 2)
            L(c, gx + 3, gy - 9, k, F, 7)
            L(c, gx + 3, gy - 20, v, B, 8.5)
            if i % 2:
                c.line(xm, gy - 26, x2, gy - 26)
        c.line(xm + (x2 - xm) / 2, y, xm + (x2 - xm) / 2, y - 104)
        L(c, xm + 3, y - 113, "Terms of Delivery", F, 7)
        y -= 168
        for t, j in (("Sl", 0), ("Description of", 1), ("HSN/SAC", 2), ("Quantity", 3), ("Rate", 4), ("per", 5), ("Amount", 6)):
            C(c, (xs[j] + xs[j + 1]) / 2, y - 10, t, F, 8)
        row(c, y - 19, F, 8, (48, "No.", 2), ((xs[1] + xs[2]) / 2, "Services", 2))
        c.line(x1, y - 23, x2, y - 23)
        return y
    def close(ytop, bot):
        for x in xs:
            c.line(x, ytop, x, bot)
        c.line(x1, bot, x2, bot)
    def turn(ytop):
        close(ytop, 56)
        R(c, x2, 45, f"continued to page number {c.getPageNumber() + 1}", I, 8)
        c.showPage()
        ytop = top(c.getPageNumber())
        return ytop, ytop - 36
    leds = [(k, p, v) for k, p, v in (("Output CGST", "9", cg), ("Output SGST", "9", sg), ("Output IGST", "18", ig)) if v is not None]
    foot, y0 = 140, top(1)
    y = y0 - 36
    for i, (t, t2, sac, n, u, rate, amt) in enumerate(recs, 1):
        if y - 12 < 62:
            y0, y = turn(y0)
        row(c, y, B, 8.5, (63, t), (393, f"{n} {u}", 1), (x2 - 3, inr(amt), 1))
        L(c, 72, y - 10, t2, I, 7.5)
        row(c, y, F, 8.5, (48, str(i), 2), (276, sac), (449, inr(rate), 1), (455, u))
        y -= 23
    if y - 26 - 14 * len(leds) < foot + 40:
        y0, y = turn(y0)
    c.line(xs[6], y + 10, x2, y + 10)
    R(c, x2 - 3, y, inr(tv), F, 8.5)
    for k, p, v in leds:
        y -= 14
        row(c, y, BI, 8.5, (269, k, 1), (449, p, 1), (455, "%"), (x2 - 3, inr(v), 1))
    if ro:
        L(c, 63, y - 14, "Less :" if ro < 0 else "Add :", I, 8)
        row(c, y - 14, BI, 8.5, (269, "Round Off", 1), (x2 - 3, f"(-){inr(-ro)}" if ro < 0 else inr(ro), 1))
    y = foot + 36
    close(y0, y)
    R(c, 269, y - 12, "Total", F, 8.5)
    R(c, x2 - 3, y - 12, "₹ " + inr(grand), NOTOB, 9)
    close(y, y - 17)
    row(c, y - 28, F, 7.5, (x1 + 3, "Amount Chargeable (in words)"), (x2 - 3, "E. & O.E", 1))
    L(c, x1 + 3, y - 40, f"INR {inwords(grand)} Only", B, fit(f"INR {inwords(grand)} Only", B, 9, x2 - x1 - 6))
    L(c, x1 + 3, y - 66, f"Company's PAN : {sup.pan}", F, 8)
    para(c, x1 + 3, y - 84, "Declaration: We declare that this invoice shows the actual price of the services and that all particulars are true.", F, 7.5, 230)
    R(c, x2 - 3, y - 84, f"for {sup.name}", B, 8)
    R(c, x2 - 3, y - 118, "Authorised Signatory", F, 8)
    C(c, W / 2, 24, "This is a Computer Generated Invoice", F, 7.5)
    return done(c, data)

def travel(path, seed, rows):
    """Travel agent's ticket bill: rounded boxes, passenger over sector, fare passed on, tax on the service charge only."""
    r, intra, sup, rec, d, data = begin("travel", seed, rows, 0.5, ["Yatra Sathi Tours & Travels", "Skyroute Holidays LLP", "Gulmohar Travel Point Pvt Ltd"])
    no = f"{r.choice(['DI', 'II', 'TKT'])}{fy(d)[0] % 100}{r.randint(1, 99999):05d}"
    keep(data, no, d, place_of_supply=rec.code)
    recs, c, F, B = [], canvas(path), SANS, SANSB
    for i in range(rows):
        (sec, fl, pre), p = r.choice(AIR), r.choice(PEOPLE).upper().split()
        fare, sc = D(r.randint(2100, 38000)), D(r.choice([150, 250, 300, 500]))
        yq = pct(fare, r.choice([9, 12, 17])).quantize(D(1))
        recs.append((f"{pre}-{r.randint(10 ** 9, 10 ** 10 - 1)}", d + dt.timedelta(days=i % 9 + 1), f"{p[-1]}/{p[0]}",
                     f"{sec} {fl} PNR {''.join(r.choice(A36[10:]) for _ in range(6))}", fare, yq, sc, fare + yq + sc))
        data["line_items"].append(item(description=" ".join(recs[-1][2:4]), taxable_value=q2(sc), amount=q2(fare + yq + sc)))
    s = [sum(x[k] for x in recs) for k in (4, 5, 6, 7)]
    cg, sg, ig = taxes(s[2], 18, intra)
    grand, ro = roundoff(s[3] + add(cg, sg, ig))
    tot(data, s[2], **gst(cg, sg, ig), round_off=ro, grand_total=grand)
    c.roundRect(36, H - 96, W - 72, 60, 8, fill=0)
    row(c, H - 56, B, 13, (W / 2, sup.name, 2))
    row(c, H - 70, F, 7.5, (W / 2, f"{sup.addr}, {sup.state}", 2))
    row(c, H - 82, F, 7.5, (W / 2, f"IATA Accredited Agent   GSTIN : {sup.gstin}   SAC : 998551   Phone : {sup.phone}", 2))
    for x, w in ((36, 300), (342, W - 378)):
        c.roundRect(x, H - 166, w, 64, 8, fill=0)
    kv(c, 44, 100, H - 117, (("Bill To", rec.name), ("Address", rec.street), ("", f"{rec.area}, {rec.city} {rec.pin}"), ("GSTIN", rec.gstin)), F, 7.5, 13)
    kv(c, 350, 430, H - 117, (("Invoice No", no), ("Date", f"{d:%d %b %Y}"), ("Place of Supply", rec.place), ("Booked By", r.choice(PEOPLE))), F, 7.5, 13)
    def head(y):
        c.roundRect(36, y - 16, W - 72, 30, 6, fill=0)
        row(c, y, B, 7, (42, "Ticket No"), (136, "Passenger Name"), (360, "Basic", 1), (424, "Taxes", 1), (490, "Service Chg", 1), (W - 42, "Total", 1))
        row(c, y - 10, B, 7, (42, "Travel Date"), (136, "Sector / Flight"), (360, "Fare", 1), (424, "& Fees", 1), (490, "(Taxable)", 1), (W - 42, "Rs.", 1))
        return y - 30
    y = head(H - 188)
    for tk, td, pax, sec, *v in recs:
        y = fresh(c, y, 70, H - 60, head)
        row(c, y, F, 7.5, (42, tk), (136, pax), *[(x, inr(z), 1) for x, z in zip((360, 424, 490, W - 42), v)])
        row(c, y - 10, F, 7, (42, f"{td:%d %b %Y}"), (136, sec))
        y -= 25
    y = fresh(c, y, 200, H - 60)
    c.line(36, y + 11, W - 36, y + 11)
    row(c, y, B, 7.5, (136, "Total"), *[(x, inr(z), 1) for x, z in zip((360, 424, 490, W - 42), s)])
    c.line(36, y - 6, W - 36, y - 6)
    lines = (("Taxable Value (Service Charge)", s[2]), ("CGST @ 9% on Service Charge", cg), ("SGST @ 9% on Service Charge", sg),
        ("IGST @ 18% on Service Charge", ig),
             ("Round Off", ro), ("Net Invoice Amount", grand))
    y = kv(c, 330, W - 42, y - 20, [(k, None if v is None else inr(v)) for k, v in lines], F, 7.5, 13, how=1)
    para(c, 42, y - 6, f"Rupees {inwords(grand)} Only. Air fare is collected as pure agent of the airline.", F, 7.5, 500)
    row(c, y - 60, F, 7.5, (42, "Receiver's Signature"), (W - 42, f"For {sup.name}", 1))
    return done(c, data)

LAYOUTS = {"event": event, "guards": guards, "travel": travel}

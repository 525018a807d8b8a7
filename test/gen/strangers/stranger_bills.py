# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices as real programs print them, drawn by somebody who did not know what reads them.

Each layout is a function (lot, number of lines) → truth, drawing, size of the paper, its rows. A row is what the drawing prints
of it; a drawing takes the sheet.
"""

import calendar
import datetime as dt
import random
import textwrap
from decimal import Decimal as D

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4, LETTER, landscape
from reportlab.platypus import Table, TableStyle
from stranger_bills_lands import cortesia, handel, holdes, negoce, winkel
from stranger_bills_more import fakturapl, fakturase, telecom, xeroau
from stranger_pen import MEN, N, P, S, Sheet, Show, digits, dmy, doc, esc, gb_vat, idate, ie_vat, q2, us, usl, wrap


def cloud(r, n):
    """A provider of servers by the hour (United States): charges by category, a table for each."""
    p1 = dt.date(r.choice([2024, 2025]), r.randint(1, 10), 1)
    y, m = (p1.year, p1.month)
    last = calendar.monthrange(y, m)[1]
    hrs = last * 24
    date = dt.date(y, m, last) + dt.timedelta(1)
    cats = [("Compute Instances", lambda k: r.choice(["web-prod", "api", "worker", "bastion", "ci-runner", "staging-frontend"]) + f"-{k:02d}-" + r.choice(["fra1", "nyc3", "sgp1"]) + " (" + r.choice(["s-1vcpu-2gb", "s-2vcpu-4gb", "g-4vcpu-16gb", "c-8"]) + ")", (600, 16800)), ("Managed Databases", lambda k: r.choice(["db-postgresql", "db-mysql", "db-valkey"]) + f"-fra1-{digits(r, 5)} ({r.choice(['1 vCPU / 2 GB RAM', '2 vCPU / 4 GB RAM, standby node'])})", (1500, 24000)), ("Block Storage Volumes", lambda k: f"volume-fra1-{k:02d} ({r.choice([50, 100, 250, 500])} GB)", (500, 5000)), ("Snapshots & Backups", lambda k: f"Weekly automated backups for server group production-cluster-{k:02d}, retained four weeks, region FRA1", (120, 3360)), ("Load Balancers", lambda k: f"lb-small-{k:02d}", (1200, 1200)), ("Object Storage", lambda k: f"Object Storage subscription, {r.choice([250, 1024])} GiB included, bucket assets-{k:02d}", (500, 900))]
    rows = []
    for k in range(n):
        ci = r.choices(range(6), (6, 2, 3, 2, 1, 1))[0] if n > 1 else 0
        nm, f, (lo, hi) = cats[ci]
        full = r.random() < 0.7
        d1 = 1 if full else r.randint(2, last - 3)
        h = hrs if full else (last - d1 + 1) * 24 - r.randint(0, 20)
        rows.append(dict(c=ci, d=f(k + 1), h=h, s=f"{m:02d}-{d1:02d} " + ("00:00" if full else f"{hrs and 24 * (last - d1 + 1) - h:02d}:00"), e=f"{date.month:02d}-01 00:00", amt=q2(D(r.randint(lo, hi)) / 100 * h / hrs)))
    rows.sort(key=lambda x: x["c"])
    sub = sum((x["amt"] for x in rows))
    rate = D("8.875")
    tax = q2(sub * rate / 100)
    tot = sub + tax
    num = digits(r, 9)
    ein = "81-" + digits(r, 7)
    rn = r.choice(["Tern & Harrow Labs Inc.", "Bluefinch Analytics LLC", "Copperline Software, Inc."])
    items = [dict(description=x["d"], quantity=str(x["h"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Skyharbor Compute, LLC", tax_id=ein), dict(name=rn), "USD", items, dict(subtotal=sub, tax=tax, total=tot))
    acc = digits(r, 8)


    def draw(w):
        L, R = (54, 558)
        B = "#0069ff"
        G = "#5b6987"
        for dx, rr in ((0, 9), (11, 12), (24, 8)):
            w.c.setFillColor(HexColor(B))
            w.c.circle(L + 8 + dx, w.h - 50, rr, fill=1, stroke=0)
        w.t(L + 52, 56, "Skyharbor", "Helvetica-Bold", 18, col=B)
        w.t(R, 50, f"Final invoice for the {MEN[m - 1]} {y}", z=12, a="r", col="#031b4e")
        w.t(R, 65, "billing period", z=12, a="r", col="#031b4e")
        y0 = 110
        w.t(L, y0, "From", "Helvetica-Bold", 10)
        w.t(L + 190, y0, "Details", "Helvetica-Bold", 10)
        w.lines(L, y0 + 16, ["Skyharbor Compute, LLC", "2210 Pearl Street, Suite 1400", "Boulder, CO 80302", "United States", f"Tax ID: {ein}"], 13, col=G)
        yy = y0 + 16
        for a, b in (("Invoice number:", num), ("Date of issue:", usl(date)), ("Account ID:", acc)):
            w.t(L + 190, yy, a, col=G)
            w.t(R, yy, b, a="r")
            yy += 13
        w.t(L + 190, y0 + 70, "For", "Helvetica-Bold", 10)
        w.lines(L + 190, y0 + 86, ["My Team", rn, "418 Franklin Ave, Floor 3", "Brooklyn, NY 11238", "United States"], 13, col=G)
        yy = y0 + 180
        w.t(L, yy, "Summary", "Helvetica-Bold", 13)
        yy += 20
        for a, b, bd in (("Total usage charges", sub, 0), ("Subtotal", sub, 0), ("Sales tax: New York State and City (8.875%)", tax, 0), ("Total due", tot, 1)):
            w.ln(L, yy - 11, R, yy - 11, 0.4, "#e5e8ed")
            f = "Helvetica-Bold" if bd else "Helvetica"
            w.t(L, yy, a, f, 10)
            w.t(R, yy, "$" + us(b), f, 10, "r")
            yy += 18
        yy = w.para(L, yy + 10, "If you have a credit card on file, it will be automatically charged within 24 hours. Charges below $0.01 are not billed.", 500, z=8, col=G)
        yy += 26


        def foot():
            w.ln(L, 742, R, 742, 0.4, "#e5e8ed")
            w.t(L, 756, "Skyharbor Compute, LLC  -  support.skyharbor.example/billing", z=7, col=G)
            w.t(R, 756, f"Page {w.p} of {w.total}", z=7, a="r", col=G)
        w.t(L, yy, "Product usage charges", "Helvetica-Bold", 13)
        yy += 14
        w.t(L, yy, "Detailed usage information is available via the API or can be downloaded from the billing section of your account", z=7.5, col=G)
        yy += 22
        cur = None
        for x in rows:
            ls = wrap(x["d"], "Helvetica", 8.5, 230)
            need = len(ls) * 11 + 4 + (40 if x["c"] != cur else 0)
            if yy + need > 725:
                foot()
                w.new()
                yy = 60
            if x["c"] != cur:
                cur = x["c"]
                yy += 8
                w.t(L, yy, cats[cur][0], "Helvetica-Bold", 10)
                w.t(R, yy, "$" + us(sum((z["amt"] for z in rows if z["c"] == cur))), "Helvetica-Bold", 10, "r")
                yy += 6
                w.ln(L, yy, R, yy, 0.8, "#c9d2e0")
                yy += 11
                for xx, s, a in ((355, "Hours", "r"), (375, "Start", "l"), (445, "End", "l")):
                    w.t(xx, yy, s, z=7.5, a=a, col=G)
                yy += 13
            w.t(355, yy, x["h"], z=8.5, a="r")
            w.t(375, yy, x["s"], z=8.5)
            w.t(445, yy, x["e"], z=8.5)
            w.t(R, yy, "$" + us(x["amt"]), z=8.5, a="r")
            yy = w.lines(L, yy, ls, 11, z=8.5) + 3
        foot()
    return data, draw, LETTER, rows


def payplat(r, n):
    """What a payment platform prints for its merchants (Ireland, letter paper)."""
    date = idate(r)
    due = date + dt.timedelta(r.choice([7, 14, 30]))
    pre = "".join((r.choice("ABCDEF0123456789") for _ in range(8)))
    num = f"{pre}-{r.randint(1, 60):04d}"
    pool = [("Growth plan – per seat (monthly)", 1800, 4900, 1), ("Platform fee", 9900, 49900, 1), ("API calls – metered, first 100,000 included, tier 2", 10, 90, 0), ("Priority support add-on", 14900, 14900, 1), ("Unused time on Starter plan after upgrade", 900, 3000, 2), ("Onboarding workshop, remote, two sessions of ninety minutes each incl. recordings", 45000, 95000, 0), ("SMS notifications (EU)", 6, 9, 0), ("Additional workspace", 2500, 2500, 1)]
    rows = []
    per = f"{MEN[date.month - 1][:3]} {date.day} – "
    nd = date + dt.timedelta(30)
    per += f"{MEN[nd.month - 1][:3]} {nd.day}, {nd.year}"
    for k in range(n):
        ds, lo, hi, pr = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = r.randint(1000, 9000) if lo < 100 else r.randint(1, 25)
        if pr == 2:
            u, qy = (-u, 1)
        if k == 0 and pr == 2:
            ds, u, qy, pr = ("Growth plan – per seat (monthly)", D("29.00"), 12, 1)
        rows.append(dict(d=ds, per=per if pr else "", q=qy, u=u, amt=q2(u * qy)))
    if sum((x["amt"] for x in rows)) < 0:
        rows[0].update(u=D(4900), amt=q2(4900 * rows[0]["q"]))
    sub = sum((x["amt"] for x in rows))
    tax = q2(sub * D(".23"))
    tot = sub + tax
    vat = ie_vat(r)
    rv = ie_vat(r)
    rn = r.choice(["Corrib Studio Ltd", "Slate & Heron Media Ltd", "Nine Wells Research DAC"])
    e = lambda v, d=2: ("-" if v < 0 else "") + "€" + us(abs(v), d)
    items = [dict(description=x["d"] + (" " + x["per"] if x["per"] else ""), quantity=str(x["q"]), unit_price=S(x["u"]), tax_rate="23", amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Lumenpost Software Ltd", tax_id=vat), dict(name=rn, tax_id=rv), "EUR", items, dict(subtotal=sub, tax=tax, total=tot, due=tot), due)


    def draw(w):
        L, R = (30, 582)
        G = "#4f566b"


        def foot():
            w.ln(L, 750, R, 750, 0.4, "#d5dbe1")
            w.t(L, 765, f"{num} · {e(tot)} due {usl(due)}", "NS", 7.5, col=G)
            w.t(R, 765, f"Page {w.p} of {w.total}", "NS", 7.5, "r", G)
        w.box(0, 0, 612, 6, "#3b5bdb")
        w.t(L, 52, "Invoice", "NSB", 18)
        w.t(R, 52, "Lumenpost", "NSB", 15, "r", "#8792a2")
        y = 82
        for a, b in (("Invoice number", num), ("Date of issue", usl(date)), ("Date due", usl(due))):
            w.t(L, y, a, "NSB" if a == "Invoice number" else "NS", 9)
            w.t(L + 82, y, b, "NSB" if a == "Invoice number" else "NS", 9)
            y += 14
        y = 146
        w.t(L, y, "Lumenpost Software Ltd", "NSB", 9)
        w.lines(L, y + 13, ["14 Mespil Wharf", "Dublin 4", "D04 K5X2", "Ireland", "billing@lumenpost.example", f"IE VAT {vat}"], 13, f="NS", z=9)
        w.t(L + 230, y, "Bill to", "NSB", 9)
        w.lines(L + 230, y + 13, [rn, "Unit 7, Oranmore Business Park", "Galway", "H91 T2P6", "Ireland", "accounts@client.example", f"IE VAT {rv}"], 13, f="NS", z=9)
        y = 268
        w.t(L, y, f"{e(tot)} due {usl(due)}", "NSB", 14)
        w.t(L, y + 20, "Pay online", "NSB", 9, col="#625afa")
        w.para(L, y + 40, "Thanks for your business! Questions about this invoice? Call +353 1 555 0142 or reply to the e-mail.", 400, "NS", 8.5)
        y += 74
        cx = (390, 460, 505, R)
        for x, s in zip(cx, ("Qty", "Unit price", "Tax", "Amount")):
            w.t(x, y, s, "NS", 7.5, "r", G)
        w.t(L, y, "Description", "NS", 7.5, col=G)
        w.ln(L, y + 6, R, y + 6, 0.7)
        y += 22
        for x in rows:
            ls = wrap(x["d"], "NS", 9, 300)
            if y + 13 * len(ls) + 18 > 740:
                foot()
                w.new()
                y = 50
            for xx, s in zip(cx, (us(x["q"], 0), e(x["u"]), "23%", e(x["amt"]))):
                w.t(xx, y, s, "NS", 9, "r")
            y = w.lines(L, y, ls, 13, f="NS", z=9)
            if x["per"]:
                w.t(L, y, x["per"], "NS", 8, col=G)
                y += 12
            y += 7
        if y + 110 > 740:
            foot()
            w.new()
            y = 50
        y += 6
        X = 320
        for a, b, f in (("Subtotal", sub, "NS"), ("Total excluding tax", sub, "NS"), (f"VAT - Ireland (23% on {e(sub)})", tax, "NS"), ("Total", tot, "NS"), ("Amount due", tot, "NSB")):
            w.ln(X, y - 12, R, y - 12, 0.4, "#d5dbe1")
            w.t(X, y, a, f, 9)
            w.t(R, y, e(b), f, 9, "r")
            y += 18
        foot()
    return data, draw, LETTER, rows


def hours(r, n):
    """A freelancer by the hour (United States), landscape."""
    date = idate(r)
    due = date + dt.timedelta(30)
    tasks = ["Sprint planning and backlog review with product owner", "Refactor checkout module", "Code review", "Database migration scripts, dry run on staging and written rollback plan for the on-call team", "Client call", "Bug fixes – mobile navigation", "Wireframes, second round", "CI pipeline", "Accessibility audit of account pages (WCAG 2.2 AA)", "Documentation & handover notes", "Site visit"]
    typ = [("Development", D(125)), ("Design", D("110")), ("Project Mgmt", D("95.50")), ("Consulting", D("140"))]
    start = date - dt.timedelta(34)
    rows = []
    for k in range(n):
        ty, u = r.choice(typ)
        h = D(r.randint(1, 34)) / 4
        dd = start + dt.timedelta(int(30 * k / max(n, 1)))
        if r.random() < 0.06:
            ds, ty, u, h = ("Travel: mileage reimbursement @ IRS rate", "Expense", D("0.67"), D(r.randint(20, 180)))
        else:
            ds = r.choice(tasks)
        rows.append(dict(dd=dd, ty=ty, d=ds, q=h, u=u, amt=q2(h * u)))
    tot = sum((x["amt"] for x in rows))
    paid = q2(min(D(500), tot / 4)) if r.random() < 0.6 else D(0)
    num = str(r.randint(1001, 1999))
    po = "WO-" + digits(r, 6)
    ein = "47-" + digits(r, 7)
    me = r.choice(["Jolene Marchetti Consulting", "Tobin Ashgrove Design & Code", "Ferrow Web Works LLC"])
    rn = r.choice(["Prairie Lantern Credit Union", "Hollis-Wayne Outfitters, Inc.", "Mesa Verde Orthodontics PLLC"])
    items = [dict(description=x["d"], quantity=f"{x['q']:.2f}", unit_price=S(x["u"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name=me, tax_id=ein), dict(name=rn), "USD", items, dict(subtotal=tot, total=tot, due=tot - paid), due, po)


    def draw(w):
        L, R = (40, 752)
        m = lambda d: d.strftime("%m/%d/%Y")
        w.t(L, 56, "INVOICE", "Times-Bold", 30, col="#7a2e0e")
        w.t(R, 40, "From", "Times-Italic", 10, "r", "#777777")
        w.t(R, 54, me, "Times-Bold", 12, "r")
        w.lines(R, 67, ["1184 Juniper Ct", "Fort Collins, CO 80524", "(970) 555-0148", f"EIN: {ein}"], 12, f="Times-Roman", z=10, a="r")
        y = 82
        for a, b in (("Invoice ID", num), ("Issue Date", m(date)), ("Due Date", m(due) + " (Net 30)"), ("PO Number", po), ("Subject", f"Services {m(start)} - {m(start + dt.timedelta(30))}")):
            w.t(L + 72, y, a, "Times-Roman", 10, "r", "#777777")
            w.t(L + 82, y, b, "Times-Bold" if a != "Subject" else "Times-Roman", 10)
            y += 13
        w.t(L + 370, 82, "Invoice For", "Times-Italic", 10, col="#777777")
        w.t(L + 370, 96, rn, "Times-Bold", 10)
        w.lines(L + 370, 109, ["Attn: Accounts Payable", "900 Larimer Street", "Denver, CO 80204"], 12, f="Times-Roman", z=10)
        hd = [P(f"<b>{s}</b>", "Times-Roman", 9.5, a, "#ffffff") for s, a in (("Date", 0), ("Item Type", 0), ("Description", 0), ("Hours", 2), ("Rate", 2), ("Amount", 2))]
        body = [[P(m(x["dd"]), "Times-Roman", 9.5), P(x["ty"], "Times-Roman", 9.5), P(esc(x["d"]), "Times-Roman", 9.5), P(f"{x['q']:.2f}", "Times-Roman", 9.5, 2), P("$" + us(x["u"]), "Times-Roman", 9.5, 2), P("$" + us(x["amt"]), "Times-Roman", 9.5, 2)] for x in rows]
        tb = Table([hd] + body, [72, 82, 330, 62, 76, 90], repeatRows=1)
        tb.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#7a2e0e")), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [white, HexColor("#f6efe9")]), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))


        def foot():
            w.t(396, 594, f"{me} | Invoice {num} | Page {w.p}/{w.total}", "Times-Italic", 8, "c", "#777777")


        def np():
            foot()
            w.new()
            return 40
        y = w.table(tb, L, 165, 712, 570, np)
        hs = sum((x["q"] for x in rows if x["ty"] != "Expense"))
        if y + 110 > 575:
            y = np()
        y += 20
        w.t(L + 5, y, f"Total hours this period: {hs:.2f}", "Times-Italic", 10)
        for a, b in (("Subtotal", tot), ("Total", tot)) + ((("Payments", -paid),) if paid else ()):
            w.t(640, y, a, "Times-Roman", 10.5, "r")
            w.t(R - 6, y, ("-" if b < 0 else "") + "$" + us(abs(b)), "Times-Roman", 10.5, "r")
            y += 15
        w.ln(560, y - 10, R, y - 10, 1, "#7a2e0e")
        w.t(640, y + 4, "Amount Due", "Times-Bold", 12, "r")
        w.t(R - 6, y + 4, "$" + us(tot - paid), "Times-Bold", 12, "r")
        w.para(L + 5, y - 8, "Notes: Please make checks payable to the name above. Invoices unpaid after 30 days accrue a late fee of 1.5% per month. ACH routing 021000021 on request.", 380, "Times-Roman", 9)
        foot()
    return data, draw, landscape(LETTER), rows


def qbdesk(r, n):
    """A desktop accounting program (United States): a form with fixed boxes."""
    date = idate(r)
    due = date + dt.timedelta(30)
    pool = [("VALVE-075", 'Ball valve, 3/4" brass, full port', 1195, 2450), ("LBR", "Labor - service technician", 9500, 9500), ("PIPE-CU", 'Copper pipe type L 1/2" x 10 ft', 2210, 2890), ("WH-50", "50 gal. electric water heater, 4500 W dual element, 6 yr. warranty, incl. T&P valve", 52900, 68900), ("FLT-20", "Pleated filter 20x25x1 MERV 11 (case of 12)", 8400, 9900), ("MISC", "Shop supplies", 250, 1500), ("DISP", "Haul away and disposal of old unit", 4500, 6500), ("SOLD", "Solder, lead free 1 lb", 2899, 3499), ("FIT-90", '90 deg. elbow, wrot copper 3/4"', 185, 320)]
    rows = []
    for k in range(n):
        c, ds, lo, hi = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = D(r.randint(1, 40)) if hi < 9000 and c != "DISP" else D(r.randint(2, 24)) / 4 if c == "LBR" else D(r.randint(1, 3))
        rows.append(dict(c=c, d=ds, q=qy, u=u, tx=c not in ("LBR", "DISP"), amt=q2(u * qy)))
    sub = sum((x["amt"] for x in rows))
    tax = q2(sum((x["amt"] for x in rows if x["tx"])) * D(".0825"))
    tot = sub + tax
    paid = D(0) if r.random() < 0.5 else q2(tot / 2)
    num = str(r.randint(10234, 29876))
    po = str(r.randint(4500, 99999))
    rn = r.choice(["Cedar Bayou Property Management", "Gulf Breeze Apartments LP", "Rosenthal Dental Group"])
    items = [dict(description=x["d"], quantity=N(x["q"]), unit_price=S(x["u"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Lonestar Plumbing & Air Supply"), dict(name=rn), "USD", items, dict(subtotal=sub, tax=tax, total=tot, due=tot - paid), due, po)
    md = lambda d: f"{d.month}/{d.day}/{d.year}"


    def draw(w):
        T, TB = ("Times-Roman", "Times-Bold")
        X = (36, 86, 156, 420, 494, 576)
        cap = 690 - 290
        rws = [(x, wrap(x["d"], T, 9, X[3] - X[2] - 10)) for x in rows]


        def head():
            w.t(36, 50, "Lonestar Plumbing & Air Supply", TB, 13)
            w.lines(36, 64, ["7720 Harrisburg Blvd.", "Houston, TX 77012", "713-555-0167"], 12, f=T, z=10)
            w.t(576, 54, "Invoice", TB, 24, "r")
            w.box(436, 66, 140, 40, stroke="#000000")
            w.ln(506, 66, 506, 106)
            w.ln(436, 84, 576, 84)
            w.t(471, 79, "Date", T, 10, "c")
            w.t(541, 79, "Invoice #", T, 10, "c")
            w.t(471, 99, md(date), T, 10, "c")
            w.t(541, 99, num, T, 10, "c")
            for x0, s, ls in ((36, "Bill To", [rn, "Accounts Payable", "2100 Westheimer Rd. Ste 310", "Houston, TX 77098"]), (330, "Ship To", ["Job site: Bldg 4", "5518 Canal St.", "Houston, TX 77011"])):
                w.box(x0, 120, 246, 84, stroke="#000000")
                w.ln(x0, 138, x0 + 246, 138)
                w.t(x0 + 6, 132, s, T, 10)
                w.lines(x0 + 6, 152, ls, 12, f=T, z=10)
            cs = (36, 126, 206, 266, 346, 426, 486, 576)
            w.box(36, 218, 540, 38, stroke="#000000")
            w.ln(36, 236, 576, 236)
            for i, (a, b) in enumerate(zip(("P.O. Number", "Terms", "Rep", "Due Date", "Ship", "Via", "Project"), (po, "Net 30", "DKM", md(due), md(date), "Truck", ""))):
                mid = (cs[i] + cs[i + 1]) / 2
                w.t(mid, 231, a, T, 9.5, "c")
                w.t(mid, 250, b, T, 9.5, "c")
                if i:
                    w.ln(cs[i], 218, cs[i], 256)
            w.box(36, 266, 540, 424, stroke="#000000")
            w.ln(36, 284, 576, 284)
            for i, s in enumerate(("Quantity", "Item Code", "Description", "Price Each", "Amount")):
                w.t((X[i] + X[i + 1]) / 2, 279, s, T, 10, "c")
                if i:
                    w.ln(X[i], 266, X[i], 690)
        head()
        y = 297
        for x, ls in rws:
            if y + 11 * len(ls) > 690:
                w.t(306, 770, f"Page {w.p}", T, 9, "c")
                w.new()
                head()
                y = 297
            w.t(X[1] - 6, y, N(x["q"]), T, 9, "r")
            w.t(X[1] + 4, y, x["c"], T, 9)
            w.t(X[4] - 5, y, us(x["u"]), T, 9, "r")
            w.t(X[5] - (5 if x["tx"] else 10.5), y, us(x["amt"]) + ("T" if x["tx"] else ""), T, 9, "r")
            y = w.lines(X[2] + 4, y, ls, 11, f=T, z=9) + 1
        w.lines(40, 706, ["Thank you for your business. A 1.5% monthly finance", "charge is applied to balances past 30 days.", "TX license M-38817"], 11, f="Times-Italic", z=9)
        y = 690
        for a, b, bd in (("Subtotal", sub, 0), ("Sales Tax (8.25%)", tax, 0), ("Total", tot, 1), ("Payments/Credits", -paid, 0), ("Balance Due", tot - paid, 1)):
            w.box(356, y, 220, 16, stroke="#000000")
            w.t(362, y + 12, a, TB, 11 if bd else 10)
            w.t(570, y + 12, ("-" if b < 0 else "") + "$" + us(abs(b)), T, 10, "r")
            y += 16
        if w.total > 1:
            w.t(200, 778, f"Page {w.p}", T, 9, "c")
    return data, draw, LETTER, rows


def sageuk(r, n):
    """An accounting program (Britain), monospaced; half of them credit notes."""
    cn = r.random() < 0.5
    date = idate(r)
    due = date + dt.timedelta(30)
    pool = [("A4 copier paper 80gsm white, box of 5 reams", 1450, 2199, "20.00"), ("Lever arch file, foolscap, black", 149, 299, "20.00"), ("Toner cartridge TN-2420 compatible high yield", 2899, 4450, "20.00"), ("Staff handbook, printed & bound, 64pp", 350, 620, "0.00"), ("Desk lamp LED", 1899, 3250, "20.00"), ("Ordnance map laminated", 1275, 1999, "0.00"), ("Hand soap 5L refill, antibacterial, unscented", 799, 1199, "20.00"), ("Whiteboard markers asstd (pk 10)", 425, 680, "20.00")]
    rows = []
    for k in range(n):
        ds, lo, hi, v = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = r.randint(1, 48)
        di = r.choice([0, 0, 0, 5, 10])
        net = q2(u * qy * (100 - di) / 100)
        rows.append(dict(d=ds, u=u, q=qy, di=di, amt=net, v=v, vat=q2(net * D(v) / 100)))
    net = sum((x["amt"] for x in rows))
    vat = sum((x["vat"] for x in rows))
    car = D(0)
    if not cn and r.random() < 0.3:
        car = D("9.50")
        vat += D("1.90")
    tot = net + car + vat
    num = str(r.randint(3100, 9899))
    po = "PO" + digits(r, 5)
    gv = "GB " + (lambda s: f"{s[:3]} {s[3:7]} {s[7:]}")(gb_vat(r))
    acc = r.choice(["WHIT001", "MERE003", "ARDL002"])
    rn = r.choice(["Whitmore Lane Primary School", "Meredith & Sons Builders Ltd", "Ardley Veterinary Practice"])
    items = [dict(description=x["d"], quantity=f"{x['q']}.00", unit_price=S(x["u"]), tax_rate=N(x["v"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="PENROSE OFFICE SUPPLIES LTD", tax_id=gv), dict(name=rn), "GBP", items, dict(subtotal=net, shipping=car or None, tax=vat, total=tot), None if cn else due, po, "credit_note" if cn else "invoice")
    inv = str(int(num) - r.randint(20, 300))


    def draw(w):
        C, CB = ("Courier", "Courier-Bold")
        Z = 9
        L = 50
        pad = lambda s, k: s[:k].ljust(k)


        def head():
            w.t(297, 50, "PENROSE OFFICE SUPPLIES LTD", "Helvetica-Bold", 16, "c", "#1b4d3e")
            w.t(297, 64, "Unit 12 Brunel Way, Thornbury, Bristol BS35 3UT   Tel 01454 496 0112   sales@penrose.example", "Helvetica", 7.5, "c")
            w.t(297, 74, f"VAT Reg No {gv}   Registered in England No. 04418826", "Helvetica", 7.5, "c")
            w.lines(L, 110, [rn, "22 Station Road", "Yate", "BRISTOL", "BS37 4PW"], 12, f=C, z=10)
            w.t(360, 106, "CREDIT NOTE" if cn else "INVOICE", CB, 16)
            y = 124
            for a, b in (("Page", str(w.p)), ("Credit No" if cn else "Invoice No", num), ("Credit/Tax Date" if cn else "Invoice/Tax Date", dmy(date, "/")), ("Cust Order No", po), ("Account No", acc)) + ((("Ref: Inv No", inv),) if cn else (("Payment Due", dmy(due, "/")),)):
                w.t(360, y, pad(a, 18) + b, C, Z)
                y += 12
            w.t(L, 214, pad("Quantity", 9) + " " + pad("Details", 32) + "Unit Price".rjust(11) + "Disc%".rjust(7) + "Net Amt".rjust(11) + "VAT %".rjust(8) + "VAT".rjust(10), CB, Z)
            w.ln(L, 219, L + 481, 219, 0.8)
            w.ln(L, 203, L + 481, 203, 0.8)
        head()
        y = 234
        for x in rows:
            ls = textwrap.wrap(x["d"], 31)
            if y + 11 * len(ls) > 690:
                w.t(L + 481, 712, "Continued ...", C, Z, "r")
                w.new()
                head()
                y = 234
            w.t(L, y, f"{x['q']}.00".rjust(8) + "  " + pad(ls[0], 32) + us(x["u"]).rjust(11) + (f"{x['di']}.00" if x["di"] else "").rjust(7) + us(x["amt"]).rjust(11) + x["v"].rjust(8) + us(x["vat"]).rjust(10), C, Z)
            for s in ls[1:]:
                y += 11
                w.t(L, y, " " * 10 + s, C, Z)
            y += 12
        w.ln(L, 705, L + 481, 705, 0.8)
        y = 722
        for a, b, f in (("Total Net Amount", net, C), ("Carriage Net", car, C), ("Total VAT Amount", vat, C), ("Credit Total" if cn else "Invoice Total", tot, CB)):
            w.t(L + 481, y, pad(a, 20) + ("£" + us(b)).rjust(12), f, 10, "r")
            y += 14
        w.para(L, 722, "This credit has been applied to your account. No payment is required." if cn else "Terms: strictly 30 days net. Goods remain our property until paid in full. Sort code 20-00-00 Acc 53104418.", 220, "Helvetica", 8)
    return data, draw, A4, rows


LAYOUTS = {"cloud": cloud, "payplat": payplat, "hours": hours, "qbdesk": qbdesk, "sageuk": sageuk, "xeroau": xeroau, "handel": handel, "negoce": negoce, "winkel": winkel,
           "holdes": holdes, "cortesia": cortesia, "fakturapl": fakturapl, "fakturase": fakturase, "telecom": telecom}


def order(rng, lines):
    return {"seed": rng.random(), "lines": lines}


def prepare(layout, ordered):
    """An invoice as LAYOUT prints it, and its truth."""
    truth, drawing, size, rows = LAYOUTS[layout](random.Random(ordered["seed"]), ordered["lines"])
    return {"truth": truth, "drawing": drawing, "size": size, "rows": rows}


def draw(path, doc, layout):
    """Twice: the first time tells how many pages there are."""
    total = 1
    for _ in range(2):
        Show.seen = []
        sheet = Sheet(path, doc["size"], total)
        doc["drawing"](sheet)
        total = sheet.p
    sheet.c.save()

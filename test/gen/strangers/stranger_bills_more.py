# SPDX-License-Identifier: AGPL-3.0-or-later
"""More of stranger_bills.py: Australia, Poland, Sweden, a telephone company."""

import datetime as dt
from decimal import ROUND_HALF_UP
from decimal import Decimal as D

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.platypus import Table, TableStyle
from stranger_pen import MEN, N, P, S, abn, digits, dmy, doc, esc, gb_vat, groups, grp4, iban, idate, luhn, pl_nip, q2, se_org, sp, ukl, uks, us, wrap


def xeroau(r, n):
    """An accounting program (Australia) with a payment slip below."""
    date = idate(r)
    due = date + dt.timedelta(14)
    pool = [("Hedge trimming and green waste removal", 6500, 8500, 10), ("Lawn mowing – fortnightly visit", 5500, 9500, 10), ("Mulch, hardwood, per m3 delivered", 7800, 9900, 10), ("Irrigation check: replaced two solenoids, flushed lines, reset controller for summer schedule", 12000, 28000, 10), ("Native tube stock (mixed)", 380, 650, 10), ("Seasonal fruit box", 4500, 4500, 0), ("Call-out fee", 9900, 9900, 10)]
    rows = []
    for k in range(n):
        ds, lo, hi, g = r.choice(pool)
        u = D(r.randint(lo // 5, hi // 5) * 5) / 100
        qy = D(r.randint(1, 12)) if hi > 1000 else D(r.randint(10, 200))
        if r.random() < 0.2:
            qy = D(r.randint(3, 19)) / 2
        rows.append(dict(d=ds, q=qy, u=u, g=g, amt=q2(u * qy)))
    sub = sum((x["amt"] for x in rows))
    tax = q2(sum((x["amt"] for x in rows if x["g"])) / 10)
    tot = sub + tax
    paid = q2(D(100)) if tot > 400 and r.random() < 0.5 else D(0)
    num = f"INV-{r.randint(120, 4200):04d}"
    po = "PO-" + digits(r, 5)
    ab = abn(r)
    rn = r.choice(["Strata Plan 48 Wattle Grove", "Coolibah Early Learning Pty Ltd", "Banksia Ridge Retirement Living"])
    items = [dict(description=x["d"], quantity=f"{x['q']:.2f}", unit_price=S(x["u"]), tax_rate=str(x["g"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Yarrabee Garden Services Pty Ltd", tax_id=ab), dict(name=rn), "AUD", items, dict(subtotal=sub, tax=tax, total=tot, due=tot - paid), due, po)


    def draw(w):
        H, HB = ("Helvetica", "Helvetica-Bold")
        L, R = (50, 545)
        w.t(L, 90, "TAX INVOICE", H, 22)
        w.lines(L + 20, 130, [rn, "c/- The Manager", "15 Kooyong Street", "FRANKSTON VIC 3199", "AUSTRALIA"], 13, z=9.5)
        y = 88
        for a, b in (("Invoice Date", uks(date)), ("Invoice Number", num), ("Reference", po), ("ABN", ab)):
            w.t(310, y, a, HB, 9)
            w.t(310, y + 12, b, H, 9)
            y += 30
        w.lines(420, 88, ["Yarrabee Garden Services", "Pty Ltd", "3/118 Nepean Hwy", "SEAFORD VIC 3198", "AUSTRALIA", "Ph 03 5550 1277"], 12, z=9)
        hd = [P(f"<b>{s}</b>", H, 9, a) for s, a in (("Description", 0), ("Quantity", 2), ("Unit Price", 2), ("GST", 2), ("Amount AUD", 2))]
        body = [[P(esc(x["d"]), H, 9), P(f"{x['q']:.2f}", H, 9, 2), P(us(x["u"]), H, 9, 2), P("10%" if x["g"] else "GST Free", H, 9, 2), P(us(x["amt"]), H, 9, 2)] for x in rows]
        tb = Table([hd] + body, [225, 60, 70, 60, 80], repeatRows=1)
        tb.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1, black), ("LINEBELOW", (0, 1), (-1, -1), 0.3, HexColor("#bbbbbb")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (0, -1), 0), ("RIGHTPADDING", (-1, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 5), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)]))


        def np():
            w.t(L, 815, "Company Registration No: " + ab[3:] + ". Registered Office: Attention: The Director, 3/118 Nepean Hwy, Seaford, VIC, 3198, Australia.", z=6.5, col="#666666")
            w.new()
            return 60
        y = w.table(tb, L, 235, 495, 790, np)
        if y + 110 > 790:
            y = np()
        y += 16
        for a, b in (("Subtotal", sub), ("TOTAL GST 10%", tax)):
            w.t(450, y, a, z=9, a="r")
            w.t(R, y, us(b), z=9, a="r")
            y += 16
        w.ln(330, y - 8, R, y - 8, 1)
        y += 5
        w.t(450, y, "TOTAL AUD", HB, 9.5, "r")
        w.t(R, y, us(tot), HB, 9.5, "r")
        y += 16
        if paid:
            w.t(450, y, "Less Amount Paid", z=9, a="r")
            w.t(R, y, us(paid), z=9, a="r")
            y += 8
            w.ln(330, y, R, y, 1)
            y += 12
            w.t(450, y, "AMOUNT DUE AUD", HB, 9.5, "r")
            w.t(R, y, us(tot - paid), HB, 9.5, "r")
            y += 16
        y += 14
        if y + 220 > 800:
            np()
            y = 70
        w.t(L, y, f"Due Date: {uks(due)}", HB, 10)
        w.lines(L, y + 14, ["Please use the invoice number as payment reference.", "BSB 083-004   Account 55 102 7781"], 12, z=9)
        y = max(y + 60, 590)
        w.ln(20, y, 575, y, 0.6, dash=([3, 3], 0))
        y += 30
        w.t(L, y, "PAYMENT ADVICE", H, 18)
        w.lines(L + 10, y + 34, ["To:  Yarrabee Garden Services Pty Ltd", "       3/118 Nepean Hwy", "       SEAFORD VIC 3198", "       AUSTRALIA"], 13, z=9)
        yy = y
        for a, b, f in (("Customer", rn, H), ("Invoice Number", num, H), ("Amount Due", us(tot - paid), HB), ("Due Date", uks(due), H), ("Amount Enclosed", "", H)):
            w.t(320, yy, a, HB, 9)
            w.t(410, yy, b, f, 9)
            w.ln(320, yy + 5, R, yy + 5, 0.3, "#999999")
            yy += 19
        w.t(410, yy - 5, "Enter the amount you are paying above", z=7, col="#666666")
        w.t(L, 815, "Company Registration No: " + ab[3:] + ". Registered Office: Attention: The Director, 3/118 Nepean Hwy, Seaford, VIC, 3198, Australia.", z=6.5, col="#666666")
    return data, draw, A4, rows


def plwords(v):
    """The amount in Polish words."""
    v = q2(v)
    z = int(v)
    gr = int((v - z) * 100)
    J = ["", "jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć", "dziesięć", "jedenaście", "dwanaście", "trzynaście", "czternaście", "piętnaście", "szesnaście", "siedemnaście", "osiemnaście", "dziewiętnaście"]
    T = ["", "", "dwadzieścia", "trzydzieści", "czterdzieści", "pięćdziesiąt", "sześćdziesiąt", "siedemdziesiąt", "osiemdziesiąt", "dziewięćdziesiąt"]
    H = ["", "sto", "dwieście", "trzysta", "czterysta", "pięćset", "sześćset", "siedemset", "osiemset", "dziewięćset"]


    def three(k):
        return " ".join((x for x in (H[k // 100], J[k % 100] if k % 100 < 20 else (T[k % 100 // 10] + " " + J[k % 10]).strip()) if x))


    def form(k, a, b, c):
        return a if k == 1 else b if 2 <= k % 10 <= 4 and (not 12 <= k % 100 <= 14) else c
    o = []
    if z // 1000000:
        k = z // 1000000
        o += [three(k), form(k, "milion", "miliony", "milionów")]
    k = z // 1000 % 1000
    if k:
        o += ([three(k)] if k > 1 else []) + [form(k, "tysiąc", "tysiące", "tysięcy")]
    if z % 1000:
        o.append(three(z % 1000))
    return f"{' '.join(o) or 'zero'} PLN {gr:02d}/100"


def fakturapl(r, n):
    """A workshop (Poland): net, tax and gross of each line, the total in words."""
    date = idate(r)
    due = date + dt.timedelta(14)
    pool = [("Usługa księgowa – obsługa KPiR", "usł.", 25000, 60000, 23), ("Łożysko kulkowe 6204-2RS", "szt.", 1290, 2890, 23), ("Książka „Prawo pracy w praktyce”, wyd. IV", "szt.", 5900, 8900, 5), ("Smar litowy 400 g", "szt.", 1890, 2450, 23), ("Przegląd okresowy wózka widłowego wraz z wymianą oleju i filtrów, dojazd do 50 km", "usł.", 48000, 92000, 23), ("Woda źródlana 19 l", "szt.", 1450, 1990, 8), ("Pasek klinowy B 1250", "szt.", 2100, 3990, 23), ("Taśma pakowa", "rolka", 380, 690, 23)]
    rows = []
    for k in range(n):
        ds, jm, lo, hi, v = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = D(r.randint(1, 40)) if jm != "usł." else D(r.choice([1, 1, 2]))
        a = q2(u * qy)
        t = q2(a * v / 100)
        rows.append(dict(d=ds, jm=jm, q=qy, u=u, rate=v, amt=a, vat=t, br=a + t))
    g = groups(rows)
    gt = groups(rows, "rate", "vat")
    net = sum(g.values())
    vat = sum(gt.values())
    tot = net + vat
    num = f"FV {r.randint(1, 480)}/{date.month:02d}/{date.year}"
    nip, nip2 = (pl_nip(r), pl_nip(r))
    rn = r.choice(["Zakład Mechaniczny Brzoza Sp. z o.o.", "Hurtownia Świerk s.c. A. i P. Gąsior", "Drukarnia Łuk Sp. k."])
    ib = iban("PL", "10201055" + digits(r, 16))
    items = [dict(description=x["d"], quantity=N(x["q"]), unit_price=S(x["u"]), tax_rate=str(x["rate"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Techno-Serwis Wrona Sp. z o.o.", tax_id=nip), dict(name=rn, tax_id=nip2), "PLN", items, dict(subtotal=net, tax=vat, total=tot, due=tot), due)


    def draw(w):
        A, AB = ("DV", "DVB")
        L, R = (34, 561)
        w.t(R, 44, "Wrocław, dnia " + dmy(date), A, 8, "r")
        w.t(L, 48, "Faktura nr " + num, AB, 14)
        w.t(L, 62, "oryginał", A, 7.5)
        for y, a, b in ((76, "Data wystawienia:", date), (88, "Data dokonania dostawy / wykonania usługi:", date - dt.timedelta(1)), (100, "Termin płatności:", due)):
            w.t(L, y, a, A, 7.5)
            w.t(L + 200, y, dmy(b), A, 7.5)
        w.t(L + 300, 76, "Sposób płatności:  przelew", A, 7.5)
        w.t(L + 300, 88, "Bank: PKO BP", A, 7.5)
        w.t(L + 300, 100, ib[2:4] + " " + grp4(ib[4:]), A, 7.5)
        for x, tt, nm, ls in ((L, "Sprzedawca", "Techno-Serwis Wrona Sp. z o.o.", ["ul. Fabryczna 14/3", "53-609 Wrocław", f"NIP: {nip}", "BDO: 000418827"]), (L + 270, "Nabywca", rn, ["ul. Krótka 5", "55-200 Oława", f"NIP: {nip2}"])):
            w.box(x, 112, 257, 15, "#d9d9d9")
            w.t(x + 5, 123, tt, AB, 8.5)
            w.t(x + 5, 141, nm, AB, 8.5)
            w.lines(x + 5, 153, ls, 11, f=A, z=8)
        Z = 7
        h = lambda s: P(s, AB, 6.5, 1)
        c = lambda s, a=2, f=A: P(s, f, Z, a)
        hd = [h("Lp."), h("Nazwa towaru lub usługi"), h("Ilość"), h("J.m."), h("Cena jedn.<br/>netto"), h("Wartość<br/>netto"), h("Stawka<br/>VAT"), h("Kwota<br/>VAT"), h("Wartość<br/>brutto")]
        body = [[c(str(i + 1), 1), c(x["d"], 0), c(N(x["q"])), c(x["jm"], 1), c(sp(x["u"])), c(sp(x["amt"])), c(f"{x['rate']}%", 1), c(sp(x["vat"])), c(sp(x["br"]))] for i, x in enumerate(rows)]
        cw = [24, 171, 34, 34, 54, 60, 38, 52, 60]


        def mk(d, rep):
            tb = Table(d, cw, repeatRows=rep)
            tb.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)] + ([("BACKGROUND", (0, 0), (-1, 0), HexColor("#eeeeee"))] if rep else [])))
            return tb


        def foot():
            w.t(297, 825, f"Strona {w.p} z {w.total}   ·   Wydrukowano z programu FakturaMax 7.12", A, 6, "c", "#777777")


        def np():
            foot()
            w.new()
            return 40
        y = w.table(mk([hd] + body, 1), L, 205, 527, 805, np)
        rowsx = [("Razem", net, "", vat, tot)] + [("W tym" if i == 0 else "", g[v], f"{v}%", gt[v], g[v] + gt[v]) for i, v in enumerate(g)]
        if y + 13 * len(rowsx) + 120 > 805:
            y = np()
        xs = [L + 317]
        for k in cw[5:]:
            xs.append(xs[-1] + k)
        for i, (a, b, cc, d_, e_) in enumerate(rowsx):
            f = AB if i == 0 else A
            w.t(xs[0] - 5, y + 9.5, a, AB, 7, "r")
            for j, s in enumerate((sp(b), cc, sp(d_), sp(e_))):
                w.box(xs[j], y, cw[5 + j], 13, stroke="#000000", lw=0.4)
                w.t(xs[j + 1] - (3 if j != 1 else 12), y + 9.5, s, f, 7, "r")
            y += 13
        y += 24
        w.t(L, y, f"Do zapłaty: {sp(tot)} PLN", AB, 12)
        y += 15
        y = w.para(L, y, "Słownie: " + plwords(tot), 520, A, 8)
        y = max(y + 50, y)
        w.ln(L + 10, y, L + 180, y, 0.4)
        w.ln(R - 190, y, R - 10, y, 0.4)
        w.t(L + 95, y + 9, "imię i nazwisko osoby upoważnionej do odbioru", A, 6, "c")
        w.t(R - 100, y + 9, "imię i nazwisko osoby upoważnionej do wystawienia", A, 6, "c")
        foot()
    return data, draw, A4, rows


def fakturase(r, n):
    """A builder (Sweden): totals at the foot, rounded to the krona."""
    date = idate(r)
    due = date + dt.timedelta(30)
    pool = [("Snickare, timtid", "tim", 52000, 62000, 25), ("Regel 45x95 C24 gran", "m", 2290, 3450, 25), ("Frukost konferens, dagpaket", "st", 14500, 18900, 12), ("Gipsskiva normal 13x1200x2500", "st", 12900, 16500, 25), ("Servicebil inkl. förbrukningsmaterial, zon 1", "st", 39500, 49500, 25), ("Trallskruv C4 4,2x55 (250-pack)", "pkt", 17900, 22900, 25), ("Handbok våtrum", "st", 24900, 34900, 6), ("Montering av fönster inklusive foder, drevning och tätning invändigt samt bortforsling av gamla karmar", "st", 184500, 265000, 25)]
    rows = []
    for k in range(n):
        ds, un, lo, hi, v = r.choice(pool)
        u = D(r.randint(lo, hi)) / 100
        qy = D(r.randint(1, 12)) if un != "m" else D(r.randint(30, 900)) / 10
        if un == "tim":
            qy = D(r.randint(2, 40)) / 2
        rows.append(dict(a=str(r.randint(100, 9899)), d=ds, un=un, q=qy, u=u, rate=v, amt=q2(u * qy)))
    g = groups(rows)
    tx = {k: q2(v * k / 100) for k, v in g.items()}
    net = sum(g.values())
    moms = sum(tx.values())
    ex = net + moms
    tot = ex.quantize(D(1), ROUND_HALF_UP)
    ore = tot - ex
    num = str(r.randint(20140, 68990))
    ocr = num + str((len(num) + 2) % 10)
    ocr += luhn(ocr)
    org = se_org(r)
    vat = f"SE{org}01"
    bgb = digits(r, 7)
    bg = bgb + luhn(bgb)
    bg = f"{bg[:4]}-{bg[4:]}"
    rn = r.choice(["Bostadsrättsföreningen Åkervindan", "Öberg & Lind Fastigheter AB", "Kaféhuset Sälgen HB"])
    po = "M" + digits(r, 5)
    items = [dict(description=x["d"], quantity=N(x["q"]), unit_price=S(x["u"]), tax_rate=str(x["rate"]), amount=S(x["amt"])) for x in rows]
    data = doc(num, date, dict(name="Norrviken Bygg & Service AB", tax_id=vat), dict(name=rn), "SEK", items, dict(subtotal=net, tax=moms, total=tot), due, po)
    kn = digits(r, 4)


    def draw(w):
        A, AB = ("Helvetica", "Helvetica-Bold")
        L, R = (42, 553)
        X = (L, L + 46, 350, 358, 430, 474, R)


        def head():
            w.t(L, 56, "Norrviken", "Times-Bold", 22, col="#1d4e89")
            w.t(L, 69, "B y g g  &  S e r v i c e", "Times-Roman", 9, col="#1d4e89")
            w.t(305, 56, "Faktura", A, 20, dbl=True)
            w.t(R, 42, f"Sida {w.p}({w.total})", z=8, a="r")
            y = 82
            for a, b in (("Fakturanr", num), ("Kundnr", kn), ("Fakturadatum", date.isoformat()), ("OCR-nummer", ocr)):
                w.t(305, y, a, z=9, dbl=True)
                w.t(400, y, b, z=9)
                y += 12
            w.lines(305, 146, [rn, "Box 218", "871 24  HÄRNÖSAND"], 13, z=10)
            y = 206
            for i, (a, b) in enumerate((("Er referens", "Ingrid Sjödahl"), ("Ert ordernr", po), ("Leveransvillkor", "Fritt vårt lager"))):
                w.t(L, y + 12 * i, a, z=8.5, dbl=True)
                w.t(L + 80, y + 12 * i, b, z=8.5)
            for i, (a, b) in enumerate((("Vår referens", "Kalle Norrman"), ("Betalningsvillkor", "30 dagar netto"), ("Förfallodatum", due.isoformat()), ("Dröjsmålsränta", "8,00 %"))):
                w.t(305, y + 12 * i, a, z=8.5, dbl=True)
                w.t(400, y + 12 * i, b, z=8.5)
            w.ln(L, 254, R, 254, 1)
            for x, s, a in zip(X, ("Artnr", "Benämning", "Antal", "Enhet", "À-pris", "Moms", "Summa"), "llrlrrr"):
                w.t(x, 265, s, z=8.5, a=a, dbl=True)
            w.ln(L, 270, R, 270, 0.5)


        def foot():
            w.ln(L, 772, R, 772, 1)
            for x, ls in ((L, ["Adress", "Norrviken Bygg & Service AB", "Industrigatan 8", "871 53  HÄRNÖSAND"]), (L + 160, ["Telefon", "0611-555 01", "E-post", "info@norrviken.example"]), (L + 290, ["Bankgiro", bg, "Webbplats", "norrviken.example"]), (L + 395, ["Organisationsnr", f"{org[:6]}-{org[6:]}", "Momsreg.nr", vat])):
                for i, s in enumerate(ls):
                    w.t(x, 782 + 10 * i, s, z=7.5 if i else 7, dbl=i == 0 or (i == 2 and x > L))
            w.t(R, 830, "Godkänd för F-skatt", z=7, a="r")
        head()
        y = 284
        for x in rows:
            ls = wrap(x["d"], A, 9, 215)
            if y + 12 * len(ls) > 690:
                foot()
                w.new()
                head()
                y = 284
            vals = (x["a"], None, sp(x["q"], 2 if x["q"] % 1 else 0), x["un"], sp(x["u"]), f"{x['rate']} %", sp(x["amt"]))
            for xx, s, a in zip(X, vals, "llrlrrr"):
                if s is not None:
                    w.t(xx, y, s, z=9, a=a)
            y = w.lines(X[1], y, ls, 12, z=9) + 3
        w.ln(L, 706, R, 706, 0.5)
        k = 6
        for x, a, b in ((L + 70, "Netto", sp(net)), (L + 145, "Exkl. moms", sp(net)), (L + 250, "Moms", sp(moms)), (L + 320, "Öresavr.", sp(ore))):
            w.t(x, 717, a, z=8, a="r", dbl=True)
            w.t(x, 731, b, z=9, a="r")
        w.box(400, 708, R - 400, 32, stroke="#000000", lw=1)
        w.t(406, 720, "ATT BETALA", z=8, dbl=True)
        w.t(406, 734, "SEK", z=9)
        w.t(R - 6, 734, sp(tot), AB, 12, "r")
        w.t(L, 748, "Moms: " + ",  ".join((f"{v} % på {sp(g[v])} = {sp(tx[v])}" for v in g)), z=7.5)
        w.t(L, 762, "Vid betalning, ange OCR-nummer " + ocr + " till bankgiro " + bg + ".", z=7.5)
        foot()
    return data, draw, A4, rows


def telecom(r, n):
    """A telephone company (Britain): a summary, then charges by service."""
    date = idate(r)
    due = date + dt.timedelta(14)
    p2 = date + dt.timedelta(29)
    reg = [("Business Broadband Fibre 500 Unlimited", 3495, 5995), ("Line rental – Digital Voice", 1250, 1950), ("Static IP address block (5 usable)", 500, 800), ("Mobile Sharer 20 GB, SIM only, 24 month term", 900, 1600), ("Router rental", 200, 500), ("Enhanced care: 6 hour fix target, 24/7 helpdesk and annual line health check", 1100, 1800), ("Call divert", 150, 300)]
    use = [("Calls to UK landlines", 3, 12), ("Calls to UK mobiles", 8, 15), ("International calls – zone 2", 25, 120), ("Text messages", 5, 12)]
    one = [("Engineer visit", 8500, 13000), ("Early termination charge", 2500, 9000), ("Admin fee: paper bill", 300, 300)]
    nsec = max(1, min(n, (n + 5) // 6))
    rows = []
    tels = [f"01632 960{r.randint(100, 999)}" if r.random() < 0.6 else f"07700 900{r.randint(100, 999)}" for _ in range(nsec)]
    for k in range(n):
        kind = r.choices(("R", "U", "O"), (6, 3, 1))[0]
        s = k * nsec // n
        if kind == "R":
            ds, lo, hi = r.choice(reg)
            qy = r.choice([1, 1, 1, 2, 5])
            u = D(r.randint(lo, hi)) / 100
            a = u * qy
        elif kind == "U":
            ds, lo, hi = r.choice(use)
            qy = r.randint(2, 240)
            u = None
            a = q2(D(r.randint(lo, hi)) * qy / 100)
        else:
            ds, lo, hi = r.choice(one)
            qy, u = (None, None)
            a = D(r.randint(lo, hi)) / 100
        rows.append(dict(k=kind, s=s, d=ds, q=qy, u=u, amt=q2(a)))
    sub = sum((x["amt"] for x in rows))
    vat = q2(sub * D(".2"))
    tot = sub + vat
    prev = q2(D(r.randint(4000, 40000)) / 100)
    paid = prev if r.random() < 0.5 else q2(prev / 2)
    bf = prev - paid
    acc = "GB " + digits(r, 8)
    num = f"{r.choice('QMV')}{digits(r, 3)} {r.choice('ABCDE')}{r.randint(1, 9)}"
    gv = "GB " + (lambda s: f"{s[:3]} {s[3:7]} {s[7:]}")(gb_vat(r))
    rn = r.choice(["Larkfield Joinery Ltd", "The Copper Kettle (Whitby) Ltd", "Ashdown & Pell Solicitors LLP"])
    items = []
    for x in rows:
        i = dict(description=x["d"])
        if x["q"] is not None:
            i["quantity"] = str(x["q"])
        if x["u"] is not None:
            i["unit_price"] = S(x["u"])
        i["amount"] = S(x["amt"])
        items.append(i)
    data = doc(num, date, dict(name="Beaconline Business Telecom plc", tax_id=gv), dict(name=rn), "GBP", items, dict(subtotal=sub, tax=vat, total=tot, due=tot + bf), due)
    e = lambda v: ("-" if v < 0 else "") + "£" + us(abs(v))


    def draw(w):
        A, AB = ("NS", "NSB")
        L, R = (40, 555)
        V = "#5514b4"


        def foot():
            w.t(L, 815, "Beaconline Business Telecom plc. Registered office: 1 Lantern Court, Leeds LS1 4ZZ. Registered in England no. 07714420. VAT Reg no. " + gv, A, 6.3, col="#666666")
            w.t(R, 826, f"Page {w.p} of {w.total}", A, 7, "r")
        w.t(L, 58, "beaconline", AB, 22, col=V)
        w.t(L + 132, 58, "business", A, 12, col=V)
        w.lines(L, 105, [rn, "Accounts Department", "14 Foundry Yard", "WHITBY", "YO21 1QQ"], 13, f=A, z=9.5)
        w.box(330, 84, 225, 92, "#f3effa", rad=8)
        y = 102
        for a, b in (("Account number", acc), ("Bill number", num), ("Bill date", ukl(date)), ("Payment due by", ukl(due)), ("Customer service", "0800 555 0199")):
            w.t(340, y, a, A, 8.5)
            w.t(545, y, b, AB, 8.5, "r")
            y += 16
        w.t(L, 222, "Your bill", A, 24, col=V)
        w.t(L, 242, f"for {ukl(date)} to {ukl(p2)}", A, 10)
        w.box(L, 258, 330, 66, V, rad=8)
        w.t(L + 16, 284, "Total now due", A, 13, col="#ffffff")
        w.t(L + 314, 300, e(tot + bf), AB, 24, "r", "#ffffff")
        w.t(L + 16, 310, f"Please pay by {ukl(due)}", A, 8.5, col="#ffffff")
        w.box(L + 345, 258, 170, 190, "#fff8e1", rad=8)
        w.t(L + 355, 276, "Did you know?", AB, 9)
        w.para(L + 355, 291, "From 31 March each year your monthly price goes up by £3.00 for broadband and £1.50 for mobile plans. Out-of-bundle UK calls cost 21.5p a minute plus a 24p set-up fee. Complaints: see our code of practice or write to PO Box 1290, Leeds.", 150, A, 8)
        y = 350
        km = {"R": "Regular charges", "U": "Usage charges", "O": "One-off charges"}
        L2 = [("Your last bill", prev, 0), ("Payments received - thank you", -paid, 0), ("Balance brought forward", bf, 1)]
        L2 += [(km[k], sum((x["amt"] for x in rows if x["k"] == k)), 0) for k in "RUO" if any((x["k"] == k for x in rows))] + [("Total before VAT", sub, 1), ("VAT at 20%", vat, 0), ("Total charges this bill", tot, 1), ("Total now due", tot + bf, 1)]
        for a, b, bd in L2:
            w.t(L, y, a, AB if bd else A, 9)
            w.t(L + 330, y, e(b), AB if bd else A, 9, "r")
            w.ln(L, y + 5, L + 330, y + 5, 0.3, "#cccccc")
            y += 17
        w.para(L, 600, "Ways to pay: Direct Debit, online at beaconline.example/pay, by phone on 0800 555 0143, or by bank transfer to sort code 40-02-50 account 81120034 quoting your account number.", 500, A, 8)
        foot()
        w.new()
        cur = None


        def top():
            w.t(L, 50, f"Your charges in detail", A, 15, col=V)
            w.t(R, 50, f"Account {acc}  ·  Bill {num}", A, 8, "r")
            for x, s, a in ((L, "Description", "l"), (318, "Period", "c"), (400, "Quantity", "r"), (480, "Price (ex VAT)", "r"), (R, "Amount (ex VAT)", "r")):
                w.t(x, 74, s, AB, 7.5, a)
            w.ln(L, 80, R, 80, 1, V)
            return 96
        y = top()
        sd = lambda d: f"{d.day:02d} {MEN[d.month - 1][:3]}"
        for i, x in enumerate(rows):
            ls = wrap(x["d"], A, 8.5, 205)
            if y + 12 * len(ls) + (26 if x["s"] != cur else 0) + 16 > 800:
                foot()
                w.new()
                y = top()
            if x["s"] != cur:
                cur = x["s"]
                w.box(L, y - 10, R - L, 15, "#f3effa")
                w.t(L + 4, y + 1, f"Service {tels[cur]}", AB, 8.5)
                y += 18
            w.t(318, y, f"{sd(date)} - {sd(p2)}" if x["k"] == "R" else "" if x["k"] == "U" else sd(date - dt.timedelta(9)), A, 8, "c")
            if x["q"] is not None:
                w.t(400, y, x["q"], A, 8.5, "r")
            if x["u"] is not None:
                w.t(480, y, us(x["u"]), A, 8.5, "r")
            w.t(R, y, us(x["amt"]), A, 8.5, "r")
            y = w.lines(L + 4, y, ls, 12, f=A, z=8.5) + 2
            if i == len(rows) - 1 or rows[i + 1]["s"] != cur:
                w.ln(440, y - 9, R, y - 9, 0.4)
                w.t(440, y + 2, f"Total for {tels[cur]}", AB, 8.5, "r")
                w.t(R, y + 2, e(sum((z["amt"] for z in rows if z["s"] == cur))), AB, 8.5, "r")
                y += 24
        foot()
    return data, draw, A4, rows

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of other countries: US, GB, DE, MX, SE."""
from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_locker_kit import DV, DVB, NS, NSB, Tab, entry, fill, ledger, month, put, rng, run, sums, truth, west, wrap

USNAMES = ["Dana Whitlock", "Marcus Ellery", "Ruth Okafor", "Leo Branscombe", "Paula Tennant"]
USSHOPS = ["HARBORVIEW GROCERY", "PINE ST HARDWARE", "CORNER DINER 114", "TRAILHEAD OUTFITTERS", "LAKESIDE FUEL"]


def american(path, seed, rows):
    """A US checking account: deposits and withdrawals in sections of their own, daily balances, MM/DD/YY."""
    r = rng("american", seed, rows)
    a, b = month(r)
    W, H = letter
    who = r.choice(USNAMES).upper()
    acc = fill(r, "{4} {4} {4}")
    op = r.randint(80000, 900000)
    led = ledger(r, rows, a, b, op, [("{A4} LOGISTICS DES:PAYROLL ID:XXXXX{5} INDN:" + who + " CO ID:XXXXX{5} PPD", 900, 3500), ("QuickSend payment from {nm} Conf# {A4}{4}", 20, 400), ("BKOFPINE MOBILE DEPOSIT {8}", 50, 900)],
                 [("CHECKCARD {4} {sh} PORTLAND OR {23}", 5, 160), ("PURCHASE {4} {sh} RECURRING CKCD", 9, 60), ("CITY WATER BUREAU DES:UTIL PMT ID:{9} WEB", 40, 190), ("ATM WITHDRAWAL #{9} PINE ST", 20, 300)], nm=[n for n in USNAMES if n.upper() != who], sh=USSHOPS)
    od, oc = sums(led)
    close = led[-1]["bal"]
    name = "Bank of Pinecrest"
    us = lambda p: ("-" if p < 0 else "") + "$" + west(abs(p))  # noqa: E731
    d = lambda x: f"{x:%m/%d/%y}"  # noqa: E731
    long = lambda x: f"{x:%B} {x.day}, {x.year}"  # noqa: E731
    ordered = []

    def draw(c, total):
        ordered.clear()

        def foot():
            put(c, W - 48, 30, f"Page {c.getPageNumber()} of {total}", size=8, at="r")

        def turn():
            foot()
            c.showPage()
            put(c, 48, H - 40, f"{who}  |  Account # {acc}  |  {long(a)} to {long(b)}", size=8)
            put(c, 48, H - 66, st["sec"] + " - continued", "Helvetica-Bold", 12, "#17365d")
            return H - 76
        st = {}
        put(c, 48, H - 56, name, "Helvetica-Bold", 18, "#17365d")
        put(c, 48, H - 72, "P.O. Box 15504, Portland, OR 97204", size=8)
        for i, s in enumerate([who, f"{acc[:3]} ALDER ST APT {acc[-2:]}", "PORTLAND, OR  97205-1180"]):
            put(c, 60, H - 116 - i * 12, s, size=10)
        put(c, 48, H - 184, "Your Everyday Checking", "Helvetica-Bold", 15, "#17365d")
        put(c, 48, H - 199, f"for {long(a)} to {long(b)}", size=10)
        put(c, W - 48, H - 199, f"Account number: {acc}", "Helvetica-Bold", 10, at="r")
        put(c, 48, H - 226, "Account summary", "Helvetica-Bold", 12, "#17365d")
        y = H - 244
        for k, v in [(f"Beginning balance on {long(a)}", us(op)), ("Deposits and other additions", west(oc)), ("Withdrawals and other subtractions", west(-od) if od else "-0.00"), ("Service fees", "-0.00"), (f"Ending balance on {long(b)}", us(close))]:
            put(c, 48, y, k, "Helvetica-Bold" if "balance" in k else "Helvetica", 9)
            put(c, 330, y, v, "Helvetica-Bold" if "balance" in k else "Helvetica", 9, at="r")
            c.setStrokeColor(HexColor("#cccccc"))
            c.line(48, y - 4, 330, y - 4)
            y -= 16
        y -= 18
        for sec, sel, tot in [("Deposits and other additions", [x for x in led if x["into"]], oc), ("Withdrawals and other subtractions", [x for x in led if x["out"]], -od)]:
            if not sel:
                continue
            st["sec"] = sec
            if y < 130:
                foot()
                c.showPage()
                y = H - 50
            put(c, 48, y, sec, "Helvetica-Bold", 12, "#17365d")
            tab = Tab(c, [("Date", 48, 60, "l"), ("Description", 108, 356, "l"), ("Amount", 464, 100, "r")], turn, 60, size=8.5, lead=10.5, pad=2.5, rule="h", ruleink="#dddddd")
            y = tab.header(y - 10)
            for x in sel:
                y, ls = tab.row(y, [d(x["d"]), x["text"], west(x["into"] or -x["out"])])
                ordered.append(entry(x, ls[1], bal=False))
            y, _ = tab.row(y, ["", "Total " + sec[0].lower() + sec[1:], us(tot)], "Helvetica-Bold", plain=True)
            y -= 30
        last = {x["d"]: x["bal"] for x in led}
        st["sec"] = "Daily ledger balances"
        items = sorted(last.items())
        need = 40 + 14 * ((len(items) + 2) // 3)
        if y - need < 60:
            foot()
            c.showPage()
            y = H - 50
        put(c, 48, y, st["sec"], "Helvetica-Bold", 12, "#17365d")
        for j in range(min(3, len(items))):
            put(c, 50 + j * 172, y - 18, "Date", "Helvetica-Bold", 8.5)
            put(c, 180 + j * 172, y - 18, "Balance($)", "Helvetica-Bold", 8.5, at="r")
        n = (len(items) + 2) // 3
        for i, (k, v) in enumerate(items):
            put(c, 50 + i // n * 172, y - 34 - i % n * 14, f"{k:%m/%d}", size=8.5)
            put(c, 180 + i // n * 172, y - 34 - i % n * 14, west(v), size=8.5, at="r")
        foot()
    run(path, letter, draw)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Everyday Checking", "currency": "USD", "statement_period": {"from": a.isoformat(), "to": b.isoformat()},
                     "opening_balance": truth(op), "closing_balance": truth(close), "total_debits": truth(od), "total_credits": truth(oc), "transactions": ordered}}


GBSHOPS = ["THE OAK LARDER", "MARLOW NEWS", "PENROSE CHEMIST", "TIDEWAY RAIL", "KESTREL COFFEE"]
GBNAMES = ["MISS A PENHALIGON", "MR T ASHWORTH", "MRS J OYELARAN", "MR D MACINTYRE"]


def british(path, seed, rows):
    """A British current account: two-letter types, sort code and IBAN, balance at the day's end, overdrawn with D."""
    r = rng("british", seed, rows)
    a, b = month(r)
    W, H = A4
    who, acc, sc = r.choice(GBNAMES), fill(r, "{8}"), fill(r, "40-{2}-{2}")
    iban = f"GB{r.randint(10, 98)} CALD {sc[:2]}{sc[3:5]} {sc[6:]}{acc[:2]} {acc[2:6]} {acc[6:]}"
    op = r.randint(-20000, 250000)
    led = ledger(r, rows, a, b, op, [("BP {nm} RENT SHARE", 50, 700), ("CR {A4} COUNCIL SALARY", 900, 2600), ("CR REFUND {sh}", 5, 60)],
                 [("VIS {sh} LONDON", 3, 80), ("DD COUNTY WATER", 20, 60), ("SO {nm} SAVINGS", 50, 300), ("ATM CASH NOTEMACHINE {A4} @10:4{1}", 10, 200), (")))  {sh} CARDIFF", 2, 30)], floor=-50000, nm=[n for n in GBNAMES if n != who], sh=GBSHOPS)
    od, oc = sums(led)
    close = led[-1]["bal"]
    bal = lambda v: west(abs(v)) + (" D" if v < 0 else "")  # noqa: E731
    tx = []
    name = "Caldmoor Bank plc"

    def draw(c, total):
        tx.clear()
        st = {"b": op, "last": None}

        def turn():
            c.showPage()
            put(c, 48, H - 50, "Your Statement", "Helvetica", 15, "#333333")
            put(c, 48, H - 70, f"Account Name  {who}     Sort Code  {sc}     Account Number  {acc}     Sheet Number  {40 + c.getPageNumber()}", size=8)
            return H - 84
        put(c, 48, H - 50, name, "Helvetica-Bold", 16, "#00563f")
        put(c, W - 48, H - 50, "Your Statement", "Helvetica", 15, "#333333", "r")
        put(c, 48, H - 84, who, size=10)
        put(c, 48, H - 97, f"{acc[:2]} CASTLE STREET", size=10)
        put(c, 48, H - 110, "SHREWSBURY SY1 2XX", size=10)
        put(c, W - 210, H - 84, "Account Summary", "Helvetica-Bold", 10)
        for i, (k, v) in enumerate([("Opening Balance", bal(op)), ("Payments In", west(oc)), ("Payments Out", west(od)), ("Closing Balance", bal(close)), ("Arranged Overdraft Limit", "500.00")]):
            put(c, W - 210, H - 99 - 12 * i, k, size=9)
            put(c, W - 48, H - 99 - 12 * i, v if i else v, size=9, at="r")
        put(c, 48, H - 158, f"{a.day} {a:%B} to {b.day} {b:%B %Y}", "Helvetica-Bold", 10)
        put(c, 48, H - 178, "International Bank Account Number", size=7.5)
        put(c, 48, H - 189, iban, size=9)
        for i, (k, v) in enumerate([("Account Name", who), ("Sort Code", sc), ("Account Number", acc), ("Sheet Number", "41")]):
            put(c, 230 + (0, 130, 190, 270)[i], H - 178, k, size=7.5)
            put(c, 230 + (0, 130, 190, 270)[i], H - 189, v, size=9)
        put(c, 48, H - 216, "Your Bank Account details", "Helvetica-Bold", 11)
        tab = Tab(c, [("Date", 48, 58, "l"), ("Payment type and details", 106, 214, "l"), ("£Paid out", 320, 70, "r"), ("£Paid in", 390, 70, "r"), ("£Balance", 460, 87, "r")], turn, 76, size=9, lead=11, pad=2, headfill="#e4efe9")
        tab.foot = lambda y: tab.row(y, ["", "BALANCE CARRIED FORWARD", "", "", bal(st["b"])], "Helvetica-Bold", plain=True)

        def top(y):
            st["last"] = None
            return tab.row(y, ["", "BALANCE BROUGHT FORWARD", "", "", bal(st["b"])], "Helvetica-Bold", plain=True)[0]
        tab.top = top
        y = top(tab.header(H - 224))
        f = "%d %b %y"
        for i, x in enumerate(led):
            h = len(wrap(x["text"], "Helvetica", 9, 209)) * 11 + 4
            new = x["d"] != st["last"] or y - h < 76
            end = i + 1 == len(led) or led[i + 1]["d"] != x["d"]
            y, ls = tab.row(y, [x["d"].strftime(f) if new else "", x["text"], west(x["out"]) if x["out"] else "", west(x["into"]) if x["into"] else "", bal(x["bal"]) if end else ""])
            st.update(b=x["bal"], last=x["d"])
            tx.append(entry(x, ls[1].replace("  ", " "), bal=end))
        tab.row(y, [b.strftime(f), "BALANCE CARRIED FORWARD", "", "", bal(close)], "Helvetica-Bold", plain=True)
        put(c, 48, 36, "D = overdrawn.  )))  = contactless.  Caldmoor Bank plc is covered by the deposit protection scheme.", size=7.5, ink="#555555")
    run(path, A4, draw)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "iban": iban, "currency": "GBP", "statement_period": {"from": a.isoformat(), "to": b.isoformat()},
                     "opening_balance": truth(op), "closing_balance": truth(close), "total_debits": truth(od), "total_credits": truth(oc), "transactions": tx}}


DENAMES = ["Jonas Wiebeking", "Greta Hollmann", "Emre Aydin", "Sabine Trautwein"]
DESHOPS = ["Frischmarkt Nord", "Baeckerei Lindner", "Apotheke am Tor", "Stadtwerke Elmstedt"]


def german(path, seed, rows):
    """A savings bank's Kontoauszug: one amount column with the sign behind, booking text over purpose, no running balance."""
    r = rng("german", seed, rows)
    a, b = month(r)
    W, H = A4
    who, acc = r.choice(DENAMES), fill(r, "{10}")
    iban = f"DE{r.randint(10, 98)} 2595 0{acc[:3]} 00{acc[3:5]} {acc[5:9]} {acc[9]}0"
    op = r.randint(10000, 400000)
    led = ledger(r, rows, a, b, op, [("GUTSCHRIFT ÜBERWEISUNG\n{nm} Mietanteil", 50, 600), ("LOHN, GEHALT\n{A4} Anlagenbau GmbH Lohn {8}", 1200, 3200)],
                 [("KARTENZAHLUNG\n{sh} //ELMSTEDT/DE", 4, 90), ("FOLGELASTSCHRIFT\n{sh} Abschlag Kd-Nr. {8} Mandat {A4}{6}", 30, 180), ("DAUERAUFTRAG\n{nm} Miete", 300, 800), ("BARGELDAUSZAHLUNG\nGA NR{8} BLZ25950000", 20, 300)], floor=-100000, nm=[n for n in DENAMES if n != who], sh=DESHOPS)
    close = led[-1]["bal"]
    sg = lambda v: west(abs(v), ".", ",") + ("-" if v < 0 else "+")  # noqa: E731
    f = "%d.%m.%Y"
    tx = []
    name = "Stadtsparkasse Elmstedt"

    def draw(c, total):
        tx.clear()

        def head():
            put(c, 60, H - 50, name, "Helvetica-Bold", 14, "#c00000")
            put(c, W - 50, H - 50, f"Kontoauszug {a.month}/{a.year}", "Helvetica-Bold", 11, at="r")
            put(c, W - 50, H - 64, f"Seite {c.getPageNumber()} von {total}", size=9, at="r")
            put(c, 60, H - 82, f"Privatgirokonto {acc}, IBAN: {iban}", size=9)
            return H - 96

        def turn():
            c.showPage()
            return head()
        y = head()
        put(c, 60, y - 8, f"Kontoinhaber: {who}", size=9)
        put(c, 60, y - 22, f"Auszugszeitraum {a.strftime(f)} bis {b.strftime(f)}", size=9)
        tab = Tab(c, [("Datum", 60, 62, "l"), ("Wert", 122, 62, "l"), ("Erläuterung", 184, 256, "l"), ("Betrag EUR", 440, 105, "r")], turn, 70, size=9, lead=11.5, pad=3, rule="", headfill="#eeeeee")
        y = tab.header(y - 40)
        y, _ = tab.row(y, [a.strftime(f), "", "Kontostand Vortrag", sg(op)], "Helvetica-Bold", plain=True)
        for x in led:
            y, ls = tab.row(y, [x["d"].strftime(f), x["d"].strftime(f), x["text"], sg(x["into"] or -x["out"])])
            tx.append(entry(x, ls[2], bal=False))
        c.line(60, y - 2, 545, y - 2)
        y, _ = tab.row(y - 4, [b.strftime(f), "", "Kontostand in EUR", sg(close)], "Helvetica-Bold", plain=True)
        put(c, 60, 44, "Eingeräumte Kontoüberziehung EUR 1.000,00. Bitte prüfen Sie die Buchungen; Einwendungen sind unverzüglich zu erheben.", size=7.5)
    run(path, A4, draw)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Privatgirokonto", "iban": iban, "currency": "EUR", "statement_period": {"from": a.isoformat(), "to": b.isoformat()},
                     "opening_balance": truth(op), "closing_balance": truth(close), "transactions": tx}}


MES = "ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC".split()
MXNAMES = ["MARIANA ZUBIETA LUNA", "HECTOR OLVERA PAZ", "ROCIO CANTU ARCE", "ISMAEL BARRON SOTO"]


def mexican(path, seed, rows):
    """A Mexican cuenta: platypus, DD/MMM dates in Spanish, reference, cargos and abonos, grouped summary."""
    r = rng("mexican", seed, rows)
    a, b = month(r)
    who, acc = r.choice(MXNAMES), fill(r, "{10}")
    op = r.randint(100000, 5000000)
    led = ledger(r, rows, a, b, op, [("SPEI RECIBIDO {A4} {nm}", 500, 20000), ("PAGO DE NOMINA {A4} SERVICIOS", 6000, 18000), ("DEPOSITO EN EFECTIVO PRACTIC {4}", 200, 5000)],
                 [("SPEI ENVIADO {A4} {nm}", 300, 9000), ("TIENDA LA ESPIGA {4}", 40, 900), ("RETIRO CAJERO AUTOMATICO {4}", 200, 4000), ("PAGO DE LUZ DOMICILIADO", 200, 1500), ("IVA COM MANEJO DE CUENTA", 10, 60)], nm=[n for n in MXNAMES if n != who])
    od, oc = sums(led)
    p = ParagraphStyle("p", fontName=DV, fontSize=7, leading=8.6)
    g = lambda d: f"{d.day:02d}/{MES[d.month - 1]}"  # noqa: E731
    data = [["FECHA", "", "COD. DESCRIPCIÓN", "REFERENCIA", "CARGOS", "ABONOS", "SALDO"], ["OPER", "LIQ", "", "", "", "", "OPERACIÓN"]]
    tx = []
    for x in led:
        ref = fill(r, "{10}")
        data.append([g(x["d"]), g(x["d"]), Paragraph(x["text"], p), ref, west(x["out"]) if x["out"] else "", west(x["into"]) if x["into"] else "", west(x["bal"])])
        tx.append(entry(x, reference=ref))
    t = Table(data, colWidths=[38, 38, 186, 66, 66, 66, 76], repeatRows=2)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), DV, 7), ("FONT", (0, 0), (-1, 1), DVB, 6.6), ("SPAN", (0, 0), (1, 0)), ("ALIGN", (0, 0), (1, 1), "CENTER"), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("BACKGROUND", (0, 0), (-1, 1), HexColor("#072146")),
                           ("TEXTCOLOR", (0, 0), (-1, 1), colors.white), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LINEBELOW", (0, 2), (-1, -1), 0.25, HexColor("#bbbbbb")), ("VALIGN", (0, 2), (-1, -1), "TOP")]))
    name = "Banco Sierra Clara"
    d = lambda x: f"{x:%d/%m/%Y}"  # noqa: E731
    t1 = Table([["Cliente", who, "Periodo", f"DEL {d(a)} AL {d(b)}"], ["Domicilio", "CALLE ENCINO 48, COL. JARDINES, PUEBLA", "Fecha de Corte", d(b)], ["Moneda", "MONEDA NACIONAL (MXN)", "No. de Cuenta", acc], ["Producto", "CUENTA DIGITAL", "Cuenta CLABE", f"0976500{acc}{seed % 10}"]], colWidths=[66, 226, 84, 160])
    t1.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), DV, 7.5), ("FONT", (0, 0), (0, -1), DVB, 7.5), ("FONT", (2, 0), (2, -1), DVB, 7.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 2)]))
    n = sum(1 for x in led if x["into"])
    t2 = Table([["Comportamiento", "", ""], ["Saldo Anterior", "", west(op)], ["Depósitos / Abonos (+)", str(n), west(oc)], ["Retiros / Cargos (-)", str(rows - n), west(od)], ["Saldo Final", "", west(led[-1]["bal"])]], colWidths=[150, 40, 90], hAlign="LEFT")
    t2.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), DV, 7.5), ("FONT", (0, 0), (-1, 0), DVB, 8), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#d7e3f4")), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("BOX", (0, 0), (-1, -1), 0.5, HexColor("#072146"))]))

    def deco(c, doc):
        put(c, 38, letter[1] - 44, name, DVB, 14, "#072146")
        put(c, letter[0] - 38, letter[1] - 44, "Estado de Cuenta", DV, 10, at="r")
        put(c, letter[0] - 38, letter[1] - 56, f"PAGINA {doc.page}", DV, 7, at="r")
        put(c, 38, 26, "Banco Sierra Clara, S.A., Institución de Banca Múltiple. Av. del Roble 900, Puebla.", DV, 6.5, "#555555")
    SimpleDocTemplate(path, pagesize=letter, leftMargin=38, rightMargin=38, topMargin=68, bottomMargin=44, invariant=1).build(
        [t1, Spacer(1, 10), t2, Spacer(1, 12), Paragraph("<b>Detalle de Movimientos Realizados</b>", ParagraphStyle("s", fontName=DV, fontSize=9)), Spacer(1, 6), t], onFirstPage=deco, onLaterPages=deco)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "CUENTA DIGITAL", "currency": "MXN", "statement_period": {"from": a.isoformat(), "to": b.isoformat()},
                     "opening_balance": truth(op), "closing_balance": truth(led[-1]["bal"]), "total_debits": truth(od), "total_credits": truth(oc), "transactions": tx}}


SENAMES = ["Elin Sandklef", "Oskar Brännlid", "Amina Warsame", "Göran Hedvall"]


def swedish(path, seed, rows):
    """A Swedish kontoutdrag: newest first, ISO dates, blanks for thousands, one signed amount column."""
    r = rng("swedish", seed, rows)
    a, b = month(r, 2)
    W, H = A4
    who, acc = r.choice(SENAMES), fill(r, "8327-9,{3} {3} {3}-{1}")
    iban = "SE" + fill(r, "{2} 8000 0{3} {4} {4} {4}")
    op = r.randint(200000, 4000000)
    led = ledger(r, rows, a, b, op, [("Direkt från {nm}", 50, 1500), ("Lön {A4} Teknik AB", 18000, 38000)], [("Kortköp Hörnbutiken {4}", 30, 900), ("Direkt till {nm}", 50, 2000), ("Autogiro Elnätet Väst", 200, 1400), ("Hyra Bostads AB Granen", 5000, 9000)], p=0.25, nm=[n for n in SENAMES if n != who])
    kr = lambda v: west(v, " ", ",")  # noqa: E731
    tx = []
    name = "Norrsund Sparbank"

    def draw(c, total):
        tx.clear()

        def foot():
            put(c, 50, 32, f"Utskrivet {b.isoformat()}", NS, 7.5, "#666666")
            put(c, W - 50, 32, f"Sida {c.getPageNumber()} ({total})", NS, 7.5, "#666666", "r")

        def turn():
            foot()
            c.showPage()
            return H - 50
        put(c, 50, H - 56, name, NSB, 15, "#e06a00")
        put(c, 50, H - 90, "Kontoutdrag", NSB, 18)
        for i, (k, v) in enumerate([("Kontohavare", who), ("Kontonummer", acc), ("IBAN", iban), ("Kontotyp", "Privatkonto"), ("Valuta", "SEK"), ("Period", f"{a} - {b}")]):
            put(c, 50 + (i % 2) * 250, H - 116 - i // 2 * 28, k, NS, 7.5, "#777777")
            put(c, 50 + (i % 2) * 250, H - 127 - i // 2 * 28, v, NS, 9.5)
        put(c, 50, H - 208, "Utgående saldo", NSB, 9)
        put(c, W - 50, H - 208, kr(led[-1]["bal"]), NSB, 9, at="r")
        tab = Tab(c, [("Bokförings-\ndag", 50, 70, "l"), ("Transaktions-\ndag", 120, 74, "l"), ("Beskrivning", 194, 180, "l"), ("Belopp", 374, 80, "r"), ("Bokfört saldo", 454, 91, "r")], turn, 60, NS, NSB, 8.5, 10.5, 3.5, True, "h", "#e5e5e5", zebra="#fdf4ec", valign="m")
        y = tab.header(H - 218)
        for x in reversed(led):
            y, ls = tab.row(y, [x["d"].isoformat(), x["d"].isoformat(), x["text"], kr(x["into"] or -x["out"]), kr(x["bal"])])
            tx.append(entry(x, ls[2]))
        y, _ = tab.row(y, ["", "", "Ingående saldo", "", kr(op)], NSB, plain=True)
        foot()
    run(path, A4, draw)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Privatkonto", "iban": iban, "currency": "SEK", "statement_period": {"from": a.isoformat(), "to": b.isoformat()},
                     "opening_balance": truth(op), "closing_balance": truth(led[-1]["bal"]), "transactions": tx}}


BANKS = {"american": american, "british": british, "german": german, "mexican": mexican, "swedish": swedish}

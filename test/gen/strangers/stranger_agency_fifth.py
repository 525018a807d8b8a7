# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit cards abroad: the United States, Ireland and Turkey."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_agency_fourth import card_truth, cycle, entries
from stranger_agency_kit import Sheet, cents, digits, fill, money, plain, rng_of, span, sums


def granite(path, seed, rows):
    rng = rng_of("granite", seed, rows)
    first, last, due_day = cycle(rng, 15, 2023)
    due_day += timedelta(days=5)
    words = {"shop": ["MESA TRAIL OUTFITTERS", "DAILY GRIND COFFEE", "SUNRISE GROCERY #118", "PRONTO PIZZA", "HAMMER & NAIL SUPPLY"],
             "city": ["BOISE ID", "RENO NV", "PROVO UT", "TACOMA WA"]}
    led = entries(rng, rows, first, last, [("{shop} {city}", 4, 210), ("{shop} 800-555-01{d2} {city}", 10, 120), ("FOREIGN TRANSACTION FEE", 1, 6),
                  ("CASH ADVANCE FEE", 10, 20)], [("ONLINE PAYMENT - THANK YOU", 50, 400), ("{shop} {city} REFUND", 8, 90)], words)
    kind = lambda e: "f" if e["desc"].endswith(" FEE") else "p" if e["amt"] < 0 else "c"
    part = {k: [e for e in led if kind(e) == k] for k in "cpf"}
    total = {k: sum(abs(e["amt"]) for e in part[k]) for k in "cpf"}
    previous = cents(rng, 400, 2600)
    due = previous - total["c"] + total["p"] + total["f"]
    if due < 5000:
        previous += 5000 - due
        due = 5000
    least = max(3500, due // 100)
    limit = (due // 500000 + 2) * 500000
    number = f"XXXX XXXX XXXX {digits(rng, 4)}"
    holder = rng.choice(["MARGUERITE A SOLIS", "DWAYNE R KOWALSKI", "HANNAH PETERSEN"])
    slate = "#30404d"
    cols = [(48, 46, "l"), (98, 46, "l"), (150, 310, "l"), (478, 86, "r")]

    def head(s):
        s.text(48, s.h - 36, "Granite Peak Card Services", "Helvetica-Bold", 10, slate)
        s.text(564, s.h - 36, f"Account number ending in {number[-4:]}", size=8, align="r")
        s.y = s.h - 50

    def foot(s):
        s.text(s.w / 2, 24, f"Page {s.page}", size=7.5, align="c")

    s = Sheet(path, letter, 48, head, foot)
    s.text(48, s.h - 48, "Granite Peak Card Services", "Helvetica-Bold", 17, slate)
    s.text(48, s.h - 70, holder, "Helvetica-Bold", 9)
    s.text(48, s.h - 82, f"Account Number: {number}", size=9)
    s.text(564, s.h - 70, f"Opening/Closing Date  {first:%m/%d/%y} - {last:%m/%d/%y}", size=9, align="r")
    s.text(564, s.h - 82, f"Statement Date  {last:%m/%d/%y}", size=9, align="r")
    s.box(48, s.h - 260, 250, 162, stroke=slate)
    s.box(314, s.h - 260, 250, 162, stroke=slate)
    s.text(56, s.h - 114, "ACCOUNT SUMMARY", "Helvetica-Bold", 10, slate)
    left = [("Previous Balance", "$" + money(previous)), ("Payment, Credits", "-$" + money(total["c"])), ("Purchases", "+$" + money(total["p"])),
            ("Fees Charged", "+$" + money(total["f"])), ("Interest Charged", "$0.00"), ("New Balance", "$" + money(due)), ("Credit Access Line", "$" + money(limit)[:-3]),
            ("Available Credit", "$" + money(limit - due))]
    for i, (a, b) in enumerate(left):
        font = "Helvetica-Bold" if a == "New Balance" else "Helvetica"
        s.text(56, s.h - 132 - 16 * i, a, font, 9)
        s.text(290, s.h - 132 - 16 * i, b, font, 9, align="r")
    s.text(322, s.h - 114, "PAYMENT INFORMATION", "Helvetica-Bold", 10, slate)
    for i, (a, b) in enumerate([("New Balance", "$" + money(due)), ("Payment Due Date", f"{due_day:%m/%d/%y}"), ("Minimum Payment Due", "$" + money(least))]):
        s.text(322, s.h - 132 - 16 * i, a, "Helvetica-Bold", 9)
        s.text(556, s.h - 132 - 16 * i, b, "Helvetica-Bold", 9, align="r")
    for i, b in enumerate(["Late Payment Warning: If we do not receive your minimum", "payment by the due date listed above, you may have to pay a",
                           "late fee of up to $40.00."]):
        s.text(322, s.h - 192 - 11 * i, b, size=8)
    s.y = s.h - 278
    s.text(48, s.y - 10, "ACCOUNT ACTIVITY", "Helvetica-Bold", 11, slate)
    s.y -= 16
    order = []
    heads = ["Trans Date", "Post Date", "Merchant Name or Transaction Description", "$ Amount"]
    for key, title in (("c", "PAYMENTS AND OTHER CREDITS"), ("p", "PURCHASE"), ("f", "FEES CHARGED")):
        if not part[key]:
            continue
        s.need(62)
        s.row(cols, heads, "Helvetica-Bold", 7.5, under=slate, pad=3)
        s.text(150, s.y - 11, title, "Helvetica-Bold", 8.5)
        s.y -= 15
        for e in part[key]:
            if s.need(16):
                s.row(cols, heads, "Helvetica-Bold", 7.5, under=slate, pad=3)
            post = min(e["date"] + timedelta(days=1), last)
            s.row(cols, [f"{e['date']:%m/%d}", f"{post:%m/%d}", e["desc"], ("-" if key == "c" else "") + money(e["amt"])], size=8.5)
            order.append(e)
        s.y -= 6
    s.need(70)
    s.box(150, s.y - 56, 250, 52, fill="#eceff1")
    year = last.year
    s.text(275, s.y - 18, f"{year} Totals Year-to-Date", "Helvetica-Bold", 9, align="c")
    extra = rng.randint(0, 4) * 1000
    s.text(158, s.y - 32, f"Total fees charged in {year}", size=8.5)
    s.text(392, s.y - 32, "$" + money(total["f"] + extra), size=8.5, align="r")
    s.text(158, s.y - 45, f"Total interest charged in {year}", size=8.5)
    s.text(392, s.y - 45, "$0.00", size=8.5, align="r")
    s.done()
    return {"data": {"issuer": "Granite Peak Card Services", "card_number": number, "card_holder": holder, "statement_date": last.isoformat(),
                     "payment_due_date": due_day.isoformat(), "credit_limit": plain(limit), "available_credit": plain(limit - due), "total_amount_due": plain(due),
                     "minimum_amount_due": plain(least), "previous_balance": plain(previous), "statement_period": span(first, last),
                     "transactions": [card_truth(e) for e in order]}}


def claddagh(path, seed, rows):
    rng = rng_of("claddagh", seed, rows)
    first, last, due_day = cycle(rng, 22)
    words = {"shop": ["Murtagh's Bakery", "Glenveagh Grocers", "Liffey Books", "Topline Fuels", "The Copper Kettle"], "city": ["Galway", "Sligo", "Dublin 2", "Ennis"]}
    led = entries(rng, rows, first, last, [("{shop} {city}", 3, 140), ("{shop} {city} Contactless", 3, 50), ("Govt stamp duty", 30, 30)],
                  [("Payment received - thank you", 60, 500), ("Refund {shop} {city}", 5, 80)], words)
    seen = False
    for e in led:
        if e["desc"] == "Govt stamp duty":
            if seen:
                e["desc"], e["amt"] = fill(rng, "{shop} {city}", words), -cents(rng, 3, 30)
            else:
                e["amt"], seen = -3000, True
        elif e["amt"] < 0 and rng.random() < 0.25:
            cur, rate = rng.choice([("GBP", 857), ("USD", 1083), ("SEK", 11420)])
            e["fx"] = (cur, -e["amt"] * rate // 1000)
            e["desc"] = {"GBP": "Foyle Outdoor Derry", "USD": "Playbill Tickets New York", "SEK": "Gamla Torget Cafe Stockholm"}[cur]
    previous = cents(rng, 300, 1800)
    debit, credit = sums(led)
    if previous + debit - credit < 2000:
        previous += credit
    due = previous + debit - credit
    least = max(due * 25 // 1000, 1000)
    limit = (due // 100000 + 2) * 100000
    number = f"{digits(rng, 4)} **** **** {digits(rng, 4)}"
    holder = rng.choice(["Ms Aoife Brannigan", "Mr Cormac O'Dwyer", "Ms Niamh Ní Fhloinn"])
    day = lambda d: f"{d.day} {d:%B %Y}"
    fern = "#2d6a3e"
    cols = [(46, 54, "l"), (106, 44, "l"), (158, 198, "l"), (362, 90, "r"), (462, 88, "r")]

    def heads(s):
        s.row(cols, ["Transaction\nDate", "Posting\nDate", "Transaction\nDetails", "Foreign Currency\nAmount", "Amount\n€"], "Times-Bold", 9, under=fern, pad=3)

    def head(s):
        s.text(46, s.h - 44, "Claddagh Card", "Times-Bold", 13, fern)
        s.text(550, s.h - 44, f"{holder}   {number}", "Times-Roman", 9, align="r")
        s.y = s.h - 58
        heads(s)

    def foot(s):
        s.text(46, 30, "Claddagh Card DAC is regulated by the Central Bank of Ireland.", "Times-Italic", 8)
        s.text(550, 30, f"Page {s.page}", "Times-Roman", 8, align="r")

    s = Sheet(path, A4, 56, head, foot)
    s.text(46, s.h - 54, "Claddagh Card", "Times-Bold", 24, fern)
    s.text(550, s.h - 50, "Credit Card Statement", "Times-Roman", 14, align="r")
    for i, b in enumerate([holder, "Apartment 3, The Weir", "Spanish Parade", "Galway H91 X0X0"]):
        s.text(46, s.h - 96 - 13 * i, b, "Times-Roman", 10.5)
    for i, (a, b) in enumerate([("Card Number", number), ("Statement Date", day(last)), ("Statement Period", f"{day(first)} - {day(last)}"),
                                ("Credit Limit", "€" + money(limit)), ("Available Credit", "€" + money(limit - due))]):
        s.text(300, s.h - 96 - 14 * i, a, "Times-Bold", 10)
        s.text(550, s.h - 96 - 14 * i, b, "Times-Roman", 10, align="r")
    s.box(46, s.h - 222, 504, 44, fill="#e3efe5")
    for i, (a, b) in enumerate([("Your closing balance", "€" + money(due)), ("Minimum payment", "€" + money(least)), ("Payment due by", day(due_day))]):
        s.text(60 + 170 * i, s.h - 194, a, "Times-Roman", 10)
        s.text(60 + 170 * i, s.h - 212, b, "Times-Bold", 13)
    s.y = s.h - 240
    heads(s)
    s.row(cols, ["", "", "OPENING BALANCE", "", money(previous)], "Times-Bold", 9, pad=3)
    mon = lambda d: f"{d.day:02d} {d:%b}".upper()
    for e in led:
        post = min(e["date"] + timedelta(days=rng.randint(0, 2)), last)
        fx = f"{money(e['fx'][1])} {e['fx'][0]}" if "fx" in e else ""
        s.row(cols, [mon(e["date"]), mon(post), e["desc"], fx, money(e["amt"]) + ("CR" if e["amt"] > 0 else "")], "Times-Roman", 9, pad=2)
    s.row(cols, ["", "", "CLOSING BALANCE", "", money(due)], "Times-Bold", 9, pad=4, under=fern)
    s.done()
    return {"data": {"issuer": "Claddagh Card", "card_number": number, "card_holder": holder, "statement_date": last.isoformat(),
                     "payment_due_date": due_day.isoformat(), "credit_limit": plain(limit), "available_credit": plain(limit - due), "total_amount_due": plain(due),
                     "minimum_amount_due": plain(least), "previous_balance": plain(previous), "statement_period": span(first, last),
                     "transactions": [card_truth(e) for e in led]}}


def turkey(path, seed, rows):
    rng = rng_of("turkey", seed, rows)
    first, last, due_day = cycle(rng, 25)
    due_day -= timedelta(days=10)
    words = {"shop": ["KÖŞE FIRINI", "ÇINAR MARKET", "ŞİFA ECZANESİ", "GÜNEŞ AKARYAKIT", "DEFNE KİTABEVİ"], "city": ["BURSA", "İZMİR", "ESKİŞEHİR"]}
    led = entries(rng, rows, first, last, [("{shop} {city} TR", 60, 2400), ("BEYAZ EŞYA DÜNYASI {city} TR", 900, 3800)],
                  [("ÖDEME - İNTERNET ŞUBE", 800, 6000), ("İADE {shop} {city}", 60, 700)], words, 0.12)
    for e in led:
        e["plan"] = ""
        if e["desc"].startswith("BEYAZ"):
            e["plan"] = f"{rng.randint(2, 5)}/6"
    previous = cents(rng, 3000, 21000)
    debit, credit = sums(led)
    if previous + debit - credit < 30000:
        previous += credit
    due = previous + debit - credit
    least = due // 5
    limit = (due // 1000000 + 2) * 1000000
    number = f"{digits(rng, 4)} {digits(rng, 2)}** **** {digits(rng, 4)}"
    holder = rng.choice(["ELİF KARAGÖZ", "MURAT ŞENGÜL", "ÖZLEM ÇETİNKAYA"])
    tr = lambda v: money(v, ".", ",")
    day = lambda d: f"{d:%d.%m.%Y}"
    plum = colors.HexColor("#7a1f5c")
    base = ParagraphStyle("p", fontName="DV", fontSize=7.5, leading=9.5)
    right, bold = ParagraphStyle("r", parent=base, alignment=TA_RIGHT), ParagraphStyle("b", parent=base, fontName="DVB")
    white = ParagraphStyle("w", parent=bold, textColor=colors.white)
    whiter = ParagraphStyle("wr", parent=white, alignment=TA_RIGHT)
    P = Paragraph
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=48, invariant=1)
    story = [P("Marmara Kart", ParagraphStyle("t", parent=bold, fontSize=18, leading=23, textColor=plum)), P("Kredi Kartı Hesap Özeti", ParagraphStyle(
        "u", parent=bold, fontSize=11, leading=15)), Spacer(0, 8)]
    data = [("Sayın", holder, "Dönem Borcu", tr(due) + " TL"), ("Kart Numarası", number, "Asgari Ödeme Tutarı", tr(least) + " TL"),
            ("Hesap Kesim Tarihi", day(last), "Son Ödeme Tarihi", day(due_day)), ("Hesap Özeti Dönemi", f"{day(first)} - {day(last)}", "Önceki Dönem Borcu", tr(previous) + " TL"),
            ("Kart Limiti", tr(limit) + " TL", "Kullanılabilir Limit", tr(limit - due) + " TL")]
    info = Table([[P(a, base), P(b, bold), P(c, base), P(d, ParagraphStyle("br", parent=bold, alignment=TA_RIGHT))] for a, b, c, d in data],
                 colWidths=[98, 165, 122, 130])
    info.setStyle(TableStyle([("BACKGROUND", (2, 0), (3, -1), colors.HexColor("#f5e8f1")), ("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.lightgrey),
                              ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))
    story += [info, Spacer(0, 14)]
    table = [[P("İşlem Tarihi", white), P("Açıklama", white), P("Taksit", white), P("Kazanılan Puan", whiter), P("Tutar (TL)", whiter)],
             ["", P("ÖNCEKİ DÖNEM BORCU", bold), "", "", P(tr(previous), right)]]
    for e in led:
        points = tr(-e["amt"] // 200) if e["amt"] < 0 and not e["plan"] else ""
        table.append([P(day(e["date"]), base), P(e["desc"], base), P(e["plan"], base), P(points, right), P(("+" if e["amt"] > 0 else "") + tr(e["amt"]), right)])
    table.append(["", P("DÖNEM BORCU", bold), "", "", P(tr(due), right)])
    body = Table(table, colWidths=[70, 240, 50, 70, 85], repeatRows=1)
    body.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), plum), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2),
                              ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f8f4f7")]),
                              ("LINEABOVE", (0, -1), (-1, -1), 0.8, plum)]))
    story += [body, Spacer(0, 8), P("Başında + işareti olan tutarlar hesabınıza alacak olarak geçmiştir.", base)]

    def foot(canvas, d):
        canvas.setFont("DV", 6.5)
        canvas.drawString(40, 26, "Marmara Kart Hizmetleri A.Ş. Müşteri Hattı: 0850 555 01 42")
        canvas.drawRightString(A4[0] - 40, 26, f"Sayfa {d.page}")

    doc.build(story, onFirstPage=foot, onLaterPages=foot)
    return {"data": {"issuer": "Marmara Kart", "card_number": number, "card_holder": holder, "statement_date": last.isoformat(),
                     "payment_due_date": due_day.isoformat(), "credit_limit": plain(limit), "available_credit": plain(limit - due), "total_amount_due": plain(due),
                     "minimum_amount_due": plain(least), "previous_balance": plain(previous), "statement_period": span(first, last),
                     "transactions": [card_truth(e) for e in led]}}


CARDS = {"granite": granite, "claddagh": claddagh, "turkey": turkey}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Poland (signed amounts), Turkey (receipt numbers and times), Slovenia (boxes, two dates in a cell)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_wallet_kit import Sheet, digits, entries, fours, iban, money, period, rng_for, totals, truth, twice, wrap


def nrb(rng):
    """A Polish number: check digits, eight of the bank, sixteen of the account."""
    return iban("PL", "8" + digits(rng, 7) + digits(rng, 16))


def wyciag(path, seed, rows):
    rng = rng_for("wyciag", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(50000, 1800000)
    pools = {"shop": ["SKLEP POD LIPĄ KRAKÓW", "PIEKARNIA ŻYTNIA TARNÓW", "STACJA PALIW BOCIAN", "APTEKA ZDROWA ŁAPA", "KSIĘGARNIA MAŁA WIELICZKA"],
             "who": ["Spółdzielnia Mieszkaniowa Świt", "Energia Południa Sp. z o.o.", "Przedszkole Słoneczko", "Wodociągi Rabskie S.A."],
             "emp": ["Zakłady Drzewne Jodła Sp. z o.o.", "Drukarnia Kępa i Wspólnicy", "Łucja Brzęk"]}
    txs = entries(rng, rows, span, opening, [
        ("Płatność kartą|{shop}|Nr karty 4{n3}XXXXXXXX{n4}", 500, 40000), ("Przelew wychodzący|{who}|Tytuł: opłata za miesiąc, umowa {n6}", 5000, 160000),
        ("Wypłata z bankomatu|{shop}", 5000, 80000), ("Prowizja za prowadzenie rachunku", 500, 1500),
        ("Przelew na telefon|Odbiorca: +48 5{n2} XXX {n3}", 1000, 30000)], [
        ("Przelew przychodzący|{emp}|Tytuł: wynagrodzenie", 350000, 900000), ("Przelew przychodzący|{emp}|Tytuł: zwrot {n4}", 1000, 60000),
        ("Wpłata gotówkowa w oddziale", 10000, 300000)], pools, share=0.28, floor=-100000)
    number = nrb(rng)[2:]
    shown = number[:2] + " " + fours(number[2:])
    holder = rng.choice(["Grażyna Wójtowicz", "Zbigniew Szczęsny", "Małgorzata Dąbek-Żak"])
    f, fb = "Bank17Sans", "Bank17SansB"
    p = ParagraphStyle("p", fontName=f, fontSize=7.5, leading=9.5)
    b = ParagraphStyle("b", fontName=fb, fontSize=7.5, leading=9.5)
    dr, cr = totals(txs)
    d = "%d.%m.%Y"
    blue = colors.HexColor("#004a80")
    ncr, ndr = sum(t["credit"] for t in txs), sum(not t["credit"] for t in txs)

    def zl(n):
        return money(n, "sp")
    left = [Paragraph(holder, ParagraphStyle("n", fontName=fb, fontSize=10, leading=14)), Paragraph(f"ul. Krótka {rng.randint(1, 90)}/{rng.randint(1, 30)}", p),
            Paragraph("34-700 Rabka-Zdrój", p)]
    right = Table([["Rachunek:", "Konto Osobiste Standard"], ["Numer rachunku:", shown], ["Waluta:", "PLN"], ["Nr klienta:", digits(rng, 8)]],
                  colWidths=[78, 190])
    right.setStyle(TableStyle([("FONT", (0, 0), (0, -1), f, 7.5), ("FONT", (1, 0), (1, -1), fb, 7.5), ("TOPPADDING", (0, 0), (-1, -1), 1),
                               ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    head = Table([[left, right]], colWidths=[245, 270])
    head.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]))
    summ = Table([["Saldo początkowe", zl(opening) + " PLN"], [f"Suma uznań ({ncr})", zl(cr) + " PLN"],
                  [f"Suma obciążeń ({ndr})", zl(dr) + " PLN"], ["Saldo końcowe", zl(txs[-1]["balance"]) + " PLN"]],
                 colWidths=[130, 110], hAlign="LEFT")
    summ.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), f, 8), ("FONT", (0, 3), (-1, 3), fb, 8), ("ALIGN", (1, 0), (1, -1), "RIGHT"),
                              ("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.grey), ("TOPPADDING", (0, 0), (-1, -1), 2)]))
    body = [[Paragraph(x, b) for x in ["Data<br/>operacji", "Data<br/>księgowania", "Opis operacji"]] +
            [Paragraph(x, ParagraphStyle("r", parent=b, alignment=2)) for x in ["Kwota<br/>operacji", "Saldo po<br/>operacji"]]]
    for t in txs:
        t["lines"] = wrap(t["text"], f, 7.5, 213)
        day = t["date"].strftime(d)
        body.append([day, day, Paragraph("<br/>".join(t["lines"]), p), zl(t["value"] if t["credit"] else -t["value"]), zl(t["balance"])])
    tab = Table(body, colWidths=[62, 68, 227, 75, 83], repeatRows=1)
    tab.setStyle(TableStyle([("FONT", (0, 1), (-1, -1), f, 7.5), ("ALIGN", (3, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                             ("LINEABOVE", (0, 0), (-1, 0), 1.2, blue), ("LINEBELOW", (0, 0), (-1, 0), 1.2, blue),
                             ("LINEBELOW", (0, 1), (-1, -1), 0.25, colors.HexColor("#a0b4c4"))]))
    no = span[1].month

    def page(c, doc):
        c.setFillColor(blue)
        c.setFont(fb, 13)
        c.drawString(40, 800, "Podhalański Bank Ludowy")
        c.setFillGray(0.3)
        c.setFont(f, 6.5)
        c.drawString(40, 26, "Dokument sporządzony elektronicznie, nie wymaga podpisu ani pieczęci.")
        c.drawRightString(555, 26, f"Strona {doc.page}")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=40, rightMargin=40, topMargin=62, bottomMargin=44)
    title = ParagraphStyle("t", fontName=fb, fontSize=11, leading=14)
    doc.build([Paragraph(f"Wyciąg z rachunku nr {no}/{span[1].year}", title),
               Paragraph(f"za okres od {span[0].strftime(d)} do {span[1].strftime(d)}", p), Spacer(1, 10), head, Spacer(1, 10), summ, Spacer(1, 12),
               tab], onFirstPage=page, onLaterPages=page)
    return truth({"bank_name": "Podhalański Bank Ludowy", "account_number": shown, "account_holder": holder, "currency": "PLN",
                  "account_type": "Konto Osobiste Standard"}, txs, span, opening, txs[-1]["balance"], True)


def ekstre(path, seed, rows):
    rng = rng_for("ekstre", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(500000, 25000000)
    pools = {"shop": ["ÇINAR MARKET", "GÜNEŞ ECZANESİ", "ŞİRİN FIRIN", "YILDIZ AKARYAKIT"], "who": ["AYŞE GÖKÇE", "MEHMET ÖZBEK", "HÜSEYİN IŞIK", "ELİF ŞAHBAZ"],
             "co": ["ILGAZ TEKSTİL A.Ş.", "DOĞUŞÇAY GIDA LTD. ŞTİ.", "KÖRFEZ LOJİSTİK A.Ş."], "util": ["ELEKTRİK", "DOĞALGAZ", "SU", "TELEFON"]}
    txs = entries(rng, rows, span, opening, [
        ("POS ALIŞVERİŞ {shop} KART {n4}", 5000, 450000), ("GİDEN FAST {who} KİRA", 500000, 2500000), ("FATURA ÖDEME {util} ABONE NO {n9}", 20000, 350000),
        ("ATM PARA ÇEKME ŞUBE {n4}", 50000, 1000000), ("HAVALE ÜCRETİ VE BSMV", 640, 12800)], [
        ("GELEN EFT {co} MAAŞ ÖDEMESİ", 2500000, 9000000), ("GELEN FAST {who}", 10000, 1500000), ("VADELİ HESAP FAİZ GELİRİ (NET)", 5000, 400000)],
        pools, share=0.27)
    times = [m for _, m in sorted((t["date"], rng.randint(420, 1435)) for t in txs)]
    ib = fours(iban("TR", "00" + digits(rng, 3) + "0" + digits(rng, 16)))
    number = f"{digits(rng, 4)}-{digits(rng, 7)}-{rng.randint(5001, 5009)}"
    holder = rng.choice(["SELİN KARATAŞ", "BURAK ÖZTÜRKMEN", "İPEK ÇAĞLAYAN"])
    f, fb = "Bank17Cond", "Bank17CondB"
    for t in txs:
        t["lines"] = wrap(t["text"], f, 8, 190)
        t["ref"] = rng.choice("FEM") + digits(rng, 8)
    d = "%d/%m/%Y"
    tckn = digits(rng, 3) + "*****" + digits(rng, 3)
    branch = digits(rng, 4) + " - KARŞIYAKA ŞUBESİ"
    cols = [(34, "l"), (90, "l"), (126, "l"), (190, "l"), (474, "r"), (560, "r")]
    red = "#a3122a"

    def go(where, pages):
        def head(sh):
            c = sh.c
            c.setFillColor(red)
            c.rect(0, sh.h - 52, sh.w, 52, stroke=0, fill=1)
            sh.text(34, sh.h - 33, "Karadere Bankası A.Ş.", fb, 16, "l", "#ffffff")
            sh.text(560, sh.h - 33, "HESAP EKSTRESİ", fb, 12, "r", "#ffffff")
            y = sh.h - 74
            if sh.page == 1:
                for k, (a, b) in enumerate([("Müşteri Adı Soyadı", holder), ("Müşteri No", cust), ("T.C. Kimlik No", tckn), ("Şube", branch)]):
                    sh.text(34, y - 13 * k, a, f, 8, "l", "#555555")
                    sh.text(120, y - 13 * k, b, fb, 8)
                for k, (a, b) in enumerate([("Hesap No", number), ("IBAN", ib), ("Hesap Türü", "Vadesiz Mevduat - TRY"),
                                            ("Ekstre Dönemi", f"{span[0].strftime(d)} - {span[1].strftime(d)}")]):
                    sh.text(312, y - 13 * k, a, f, 8, "l", "#555555")
                    sh.text(384, y - 13 * k, b, fb, 8)
                y -= 72
            sh.rule(30, 565, y + 12, 0.8)
            sh.row(cols, ["Tarih", "Saat", "Dekont No", "Açıklama", "İşlem Tutarı", "Bakiye"], fb, 8, 10, y)
            sh.rule(30, 565, y - 5, 0.8)
            sh.y = y - 18
            sh.text(34, 22, "Bu belge bilgi amaçlıdır; itirazlar 30 gün içinde şubenize iletilmelidir.", f, 6.5)
            sh.text(560, 22, f"Sayfa {sh.page}/{pages}", f, 7, "r")
        sh = Sheet(where, A4, 50, head)
        sh.row(cols, ["", "", "", "DEVREDEN BAKİYE", "", money(opening, "eu") + " TL"], f, 8, 10)
        sh.y -= 14
        for t, tm in zip(txs, times):
            if sh.y - 10 * (len(t["lines"]) - 1) < sh.bottom:
                sh.new()
            n = sh.row(cols, [t["date"].strftime(d), f"{tm // 60:02d}:{tm % 60:02d}", t["ref"], t["lines"],
                              money(t["value"] if t["credit"] else -t["value"], "eu") + " TL", money(t["balance"], "eu") + " TL"], f, 8, 10)
            sh.y -= 10 * n + 4
        if sh.y < 66:
            sh.new()
        sh.rule(30, 565, sh.y + 9, 0.8)
        sh.text(190, sh.y - 5, f"{span[1].strftime(d)} tarihi itibarıyla bakiye", fb, 8)
        sh.text(560, sh.y - 5, money(txs[-1]["balance"], "eu") + " TL", fb, 8, "r")
        return sh.done()
    cust = digits(rng, 8)
    twice(go, path)
    return truth({"bank_name": "Karadere Bankası A.Ş.", "account_number": number, "account_holder": holder, "iban": ib, "currency": "TRY",
                  "account_type": "Vadesiz Mevduat - TRY"}, txs, span, opening, txs[-1]["balance"])


def izpisek(path, seed, rows):
    rng = rng_for("izpisek", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(20000, 1500000)
    pools = {"shop": ["TRGOVINA KOŠUTA, Kamnik", "LEKARNA SONČEK, Žalec", "PEKARNA HLEBČEK, Ptuj", "KAVARNA ČEBELICA, Koper"],
             "who": ["Stanovanjska zadruga Črešnja, z. o. o.", "Elektro Savinja, d. d.", "Komunala Bistra, d. o. o.", "Vrtec Škratek"],
             "emp": ["Mizarstvo Hrast, d. o. o.", "Občina Jezersko polje", "Žiga Podlesnik s. p."]}
    txs = entries(rng, rows, span, opening, [
        ("{shop}|Plačilo s kartico {n4}", 150, 16000), ("{who}|Plačilo položnice", 1500, 32000), ("Dvig gotovine bankomat|Poslovalnica Žalec", 2000, 40000),
        ("Nadomestilo za vodenje računa", 250, 520), ("{who}|Trajni nalog", 3000, 60000)], [
        ("{emp}|Plača", 95000, 260000), ("{emp}|Povračilo potnih stroškov", 1000, 20000), ("Polog gotovine", 2000, 80000)],
        pools, share=0.27, floor=-80000)
    ib = fours(iban("SI", "56" + digits(rng, 13)))
    holder = rng.choice(["Nataša Čuk Žnidaršič", "Matjaž Kovačič", "Špela Hočevar"])
    f, fb = "Bank17Serif", "Bank17SerifB"
    p = ParagraphStyle("p", fontName=f, fontSize=8, leading=10)
    b = ParagraphStyle("b", fontName=fb, fontSize=8, leading=10)
    br = ParagraphStyle("br", parent=b, alignment=2)
    dr, cr = totals(txs)

    def d(x):
        return f"{x.day}. {x.month}. {x.year}"

    def eur(n):
        return money(n, "eu")
    grid = colors.HexColor("#5a5a5a")
    box = Table([[Paragraph("Imetnik računa", p), Paragraph("Številka računa (IBAN)", p), Paragraph("Vrsta računa", p)],
                 [Paragraph(holder, b), Paragraph(ib, b), Paragraph("Osebni račun", b)],
                 [Paragraph("Obdobje", p), Paragraph("Izpisek št.", p), Paragraph("Valuta", p)],
                 [Paragraph(f"{d(span[0])} - {d(span[1])}", b), Paragraph(str(span[1].month), b), Paragraph("EUR", b)]], colWidths=[190, 200, 125])
    box.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.7, grid), ("LINEBELOW", (0, 1), (-1, 1), 0.4, grid), ("INNERGRID", (0, 0), (-1, 1), 0, colors.white),
                             ("LINEAFTER", (0, 0), (1, -1), 0.4, grid), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    body = [[Paragraph("Datum knjiženja<br/>Datum valute", b), Paragraph("Prejemnik / plačnik<br/>Namen", b), Paragraph("Referenca", b),
             Paragraph("V breme", br), Paragraph("V dobro", br), Paragraph("Stanje", br)]]
    for t in txs:
        t["lines"] = wrap(t["text"], f, 8, 168)
        t["ref"] = f"SI00 {digits(rng, 4)}-{digits(rng, 4)}" if rng.random() < 0.7 else "SI99"
        v = eur(t["value"])
        body.append([Paragraph(f"{d(t['date'])}<br/>{d(t['date'])}", p), Paragraph("<br/>".join(t["lines"]), p), t["ref"],
                     "" if t["credit"] else v, v if t["credit"] else "", eur(t["balance"])])
    tab = Table(body, colWidths=[82, 180, 82, 54, 56, 61], repeatRows=1)
    tab.setStyle(TableStyle([("FONT", (0, 1), (-1, -1), f, 8), ("BOX", (0, 0), (-1, -1), 0.7, grid), ("LINEAFTER", (0, 0), (-2, -1), 0.4, grid),
                             ("LINEBELOW", (0, 0), (-1, 0), 0.7, grid), ("ALIGN", (3, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                             ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 4),
                             ("RIGHTPADDING", (0, 0), (-1, -1), 4)]))
    rec = Table([["Prejšnje stanje", "Skupaj v breme", "Skupaj v dobro", "Novo stanje"], [eur(x) for x in (opening, dr, cr, txs[-1]["balance"])]],
                colWidths=[128.75] * 4)
    rec.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.5, grid), ("FONT", (0, 0), (-1, 0), f, 8), ("FONT", (0, 1), (-1, 1), fb, 9),
                             ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#efece3"))]))

    def page(c, doc):
        c.setFont(fb, 12)
        c.drawString(40, 804, "Kamniška hranilnica d. d.")
        c.setFont(f, 7.5)
        c.drawString(40, 793, "Glavni trg 9, 1241 Kamnik  |  BIC KAHRSI2X  |  www.kamniska-hranilnica.example")
        c.drawRightString(555, 804, f"Stran: {doc.page}")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=40, rightMargin=40, topMargin=64, bottomMargin=40)
    doc.build([Paragraph("IZPISEK PROMETA NA RAČUNU", ParagraphStyle("t", fontName=fb, fontSize=11, leading=16)), box, Spacer(1, 10), tab,
               Spacer(1, 10), rec], onFirstPage=page, onLaterPages=page)
    return truth({"bank_name": "Kamniška hranilnica d. d.", "account_number": ib, "account_holder": holder, "iban": ib, "currency": "EUR",
                  "account_type": "Osebni račun"}, txs, span, opening, txs[-1]["balance"], True)


BANKS = {"wyciag": wyciag, "ekstre": ekstre, "izpisek": izpisek}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indonesia, Uruguay in Spanish, Canada in French, Turkey."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_knapsack_kit import (Page, digits, fold, fours, group, iban, ledger, month, rng, signed, totals, truth, wrap)

BULAN = "JANUARI FEBRUARI MARET APRIL MEI JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER".split()
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
MES = "ENE FEB MAR ABR MAY JUN JUL AGO SET OCT NOV DIC".split()


def indonesia(path, seed, rows):
    """A savings account: two boxes (holder, terms), days without a year, one column of movements with DB, a balance only at the last entry of a day."""
    r = rng("indonesia", seed, rows)
    start, end = month(r)
    name = r.choice(["RATNA KUSUMAWARDANI", "BAGUS PRASETYO", "I MADE SUDIARTA", "DEWI ANGGRAENI"])
    shops = ["WARUNG BU TINI", "TOKO SINAR ABADI", "APOTEK SEHATI", "BENGKEL MAJU JAYA"]
    pool = [(-1, 5, lambda r, d: (f"TRSF E-BANKING DB {d.strftime('%d%m')}/FTSCY/WS{digits(r, 5)}|{r.choice(shops)}", None), 15000, 1900000, 1000),
            (-1, 3, lambda r, d: (f"KARTU DEBIT|{r.choice(shops)} {digits(r, 6)}", None), 20000, 800000, 500),
            (-1, 2, lambda r, d: ("TARIKAN ATM " + d.strftime("%d/%m"), None), 50000, 2500000, 50000),
            (-1, 1, lambda r, d: ("BIAYA ADM", None), 15000, 17000, 1000),
            (1, 4, lambda r, d: (f"TRSF E-BANKING CR {d.strftime('%d%m')}/FTSCY/WS{digits(r, 5)}|{r.choice(['YULIA HARTATI', 'CV KARYA BERSAMA', 'AHMAD FAUZI'])}", None), 50000, 7500000, 1000),
            (1, 1, lambda r, d: ("BUNGA", None), 300, 25000, False)]
    opening = r.randint(100000000, 2500000000)
    tx = ledger(r, rows, start, end, opening, pool)
    for t in tx:
        t["lines"] = [s for part in t["text"].split("|") for s in wrap(part, "Helvetica", 8, 175)]
    for t, after in zip(tx, tx[1:]):
        t["show"] = after["date"] != t["date"]
    acc = digits(r, 10, "0123456789")
    bank = "BANK NUSA KENCANA"
    pg = Page(path)
    pg.c.setTitle("Rekening")
    B = "Helvetica-Bold"
    db, cr = totals(tx)
    branch, street, no = r.choice(["KCP TEBET", "KCU DIPONEGORO", "KCP RENON"]), r.choice(["JL MELATI", "JL CEMPAKA PUTIH", "JL TEUKU UMAR"]), r.randint(1, 150)

    def top():
        pg.put(36, 44, bank, 15, B, color="#0a3c8c")
        pg.put(559, 44, "REKENING KORAN", 11, B, "r")
        pg.put(36, 62, branch, 8)
        pg.box(36, 70, 250, 74, None, "#0a3c8c", 0.8, 8)
        pg.box(300, 70, 259, 74, None, "#0a3c8c", 0.8, 8)
        for i, s in enumerate((name, f"{street} NO {no} RT 004 RW 011", "KELURAHAN SUKAMAJU", "INDONESIA")):
            pg.put(46, 90 + 13 * i, s, 8.5)
        for i, (k, v) in enumerate((("NO. REKENING", acc), ("HALAMAN", str(pg.no)), ("PERIODE", f"{BULAN[start.month - 1]} {start.year}"), ("JENIS", "TABUNGAN KENCANA"), ("MATA UANG", "IDR"))):
            pg.put(312, 86 + 12 * i, k, 8.5)
            pg.put(400, 86 + 12 * i, ":", 8.5)
            pg.put(412, 86 + 12 * i, v, 8.5)
        pg.box(36, 154, 523, 18, "#0a3c8c", None)
        for x, s, a in ((44, "TANGGAL", "l"), (100, "KETERANGAN", "l"), (300, "CBG", "l"), (440, "MUTASI", "r"), (551, "SALDO", "r")):
            pg.put(x, 166, s, 8.5, B, a, "#ffffff")
        return 188

    y = top()
    pg.put(44, y, start.strftime("%d/%m"), 8)
    pg.put(100, y, "SALDO AWAL", 8)
    pg.put(551, y, group(opening), 8, None, "r")
    y += 14
    for t in tx:
        if y + 10 * len(t["lines"]) > 780:
            pg.put(559, 815, "Bersambung ke halaman berikut", 8, "Helvetica-Oblique", "r")
            pg.next()
            y = top()
        pg.put(44, y, t["date"].strftime("%d/%m"), 8)
        pg.put(300, y, "0998" if "ATM" in t["text"] else "", 8)
        pg.put(440, y, group(t["amt"]), 8, None, "r")
        if t["amt"] < 0:
            pg.put(446, y, "DB", 8)
        if t.get("show", True):
            pg.put(551, y, group(t["bal"]), 8, None, "r")
        for s in t["lines"]:
            pg.put(100, y, s, 8)
            y += 10
        y += 4
    if y > 740:
        pg.put(559, 815, "Bersambung ke halaman berikut", 8, "Helvetica-Oblique", "r")
        pg.next()
        y = top()
    pg.line(36, y - 6, 559, y - 6, 0.6, "#0a3c8c")
    y += 8
    for k, v, n in (("SALDO AWAL", opening, ""), ("MUTASI CR", cr, str(sum(t["amt"] > 0 for t in tx))), ("MUTASI DB", db, str(sum(t["amt"] < 0 for t in tx))),
                    ("SALDO AKHIR", tx[-1]["bal"], "")):
        pg.put(100, y, k, 8.5, B)
        pg.put(180, y, ":", 8.5)
        pg.put(300, y, group(v), 8.5, B, "r")
        pg.put(340, y, n, 8.5, None, "r")
        y += 13
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "TABUNGAN KENCANA", "currency": "IDR",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx)


def uruguay(path, seed, rows):
    """A bank of Montevideo: dot-matrix air, days as 05MAR, heads row over values for the account, débitos and créditos, TRANSPORTE at page ends."""
    r = rng("uruguay", seed, rows)
    start, end = month(r)
    name = r.choice(["FERREIRA LUZARDO, MARIA INES", "ETCHEVERRY SOSA, NICOLAS", "BENTANCOR PIRIZ, GRACIELA"])
    usd = r.random() < 0.5
    pool = [(-1, 5, lambda r, d: (f"COMPRA {r.choice(['ALMACEN DEL PUERTO', 'FARMACIA PRADO', 'LIBRERIA 18', 'PARRILLADA EL BOTIJA'])}", digits(r, 6)), 5, 190, False),
            (-1, 2, lambda r, d: ("RETIRO CAJERO " + r.choice(["POCITOS", "CORDON", "SALTO"]), digits(r, 6)), 20, 400, 20),
            (-1, 2, lambda r, d: ("DEB. AUT. " + r.choice(["LUZ DEL ESTE", "AGUAS DEL SUR", "FONORIENTAL"]), digits(r, 6)), 15, 150, False),
            (-1, 1, lambda r, d: ("COMISION MANTENIMIENTO", None), 2, 6, False),
            (1, 3, lambda r, d: ("TRANSF. RECIBIDA " + r.choice(["EST. CALANDRIA", "COOP. LANERA", "SILVEIRA Y CIA"]), digits(r, 6)), 150, 2600, False),
            (1, 1, lambda r, d: ("DEPOSITO BUZONERA", digits(r, 6)), 50, 900, 10)]
    k = 1 if usd else 40
    pool = [(s, w, m, lo * k, hi * k, st * k if st else st) for s, w, m, lo, hi, st in pool]
    opening = r.randint(30000, 800000) * k
    tx = ledger(r, rows, start, end, opening, pool)
    acc = f"{digits(r, 9, '0')}-{digits(r, 5, '0')}"
    bank = "BANCO RIBERA DEL PLATA S.A."
    pg = Page(path, letter, "Courier")
    S, P, F = 9, 12, "Courier-Bold"
    ccy, mark = ("USD", "U$S") if usd else ("UYU", "$")
    db, cr = totals(tx)

    def d7(d):
        return f"{d.day:02d}{MES[d.month - 1]}{d.year % 100:02d}"

    def eu(p):
        return signed(p, ".", ",")

    def row(a="", b="", c="", d="", e="", f=""):
        return f"{a:<8} {b:<36} {c:<7} {d:>13} {e:>13} {f:>14}"

    def top():
        pg.put(36, 40, bank, 11, F)
        pg.put(576, 40, f"HOJA {pg.no}", S, None, "r")
        pg.put(36, 53, "Rincón 512, Montevideo - RUT 21 884120 0017", S)
        pg.put(306, 80, "ESTADO DE CUENTA", 11, F, "c")
        pg.put(36, 102, f"{'TITULAR':<34}{'CUENTA':<18}{'PRODUCTO':<18}{'MONEDA':<10}{'SUCURSAL'}", S, F)
        pg.put(36, 114, f"{name:<34}{acc:<18}{'CAJA DE AHORRO':<18}{ccy:<10}{suc}", S)
        pg.put(36, 134, f"PERIODO: {d7(start)} AL {d7(end)}     IMPORTES EN {mark}", S)
        pg.put(36, 156, row("FECHA", "CONCEPTO", "REF.", "DEBITOS", "CREDITOS", "SALDO"), S, F)
        pg.put(36, 164, "=" * 98, S)
        return 178

    suc = r.choice(["CIUDAD VIEJA", "COLONIA", "PAYSANDU"])
    y = top()
    pg.put(36, y, row(d7(start), "SALDO ANTERIOR", f=eu(opening)), S)
    y += P
    for t in tx:
        if y > 735:
            pg.put(36, y, row(b="TRANSPORTE", f=eu(t["bal"] - t["amt"])), S)
            pg.next()
            y = top()
            pg.put(36, y, row(b="TRANSPORTE HOJA ANTERIOR", f=eu(t["bal"] - t["amt"])), S)
            y += P
        a = t["amt"]
        pg.put(36, y, row(d7(t["date"]), t["text"], t["ref"] or "", eu(-a) if a < 0 else "", eu(a) if a > 0 else "", eu(t["bal"])), S)
        y += P
    pg.put(36, y, "-" * 98, S)
    pg.put(36, y + P, row(b="TOTALES", d=eu(db), e=eu(cr)), S)
    pg.put(36, y + 2 * P, row(d7(end), "SALDO FINAL", f=eu(tx[-1]["bal"])), S, F)
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "CAJA DE AHORRO", "currency": ccy,
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx, refs=True)


def quebec(path, seed, rows):
    """A caisse of Québec: sentences for head and summary, days in words ('5 mars') without year, Retraits and Dépôts, no rules but dotted lines."""
    r = rng("quebec", seed, rows)
    start, end = month(r)
    name = r.choice(["Madame Geneviève Thibodeau", "Monsieur Étienne Lachapelle", "Madame Noémie Gagnon-Roy"])
    pool = [(-1, 6, lambda r, d: ("Achat par carte de débit - " + r.choice(["Dépanneur du Coin", "Quincaillerie Laurier", "Marché Saint-Roch", "Pharmacie Bélanger"]), None), 4, 180, False),
            (-1, 2, lambda r, d: ("Virement Interac envoyé à " + r.choice(["Luc Paradis", "Garderie Les Lutins"]), None), 20, 600, True),
            (-1, 2, lambda r, d: ("Paiement de facture - " + r.choice(["Hydro Boréale", "Téléphonie Nordique", "Ville de Lévis taxes"]), None), 40, 700, False),
            (-1, 1, lambda r, d: ("Chèque no " + digits(r, 3), None), 60, 950, False),
            (-1, 1, lambda r, d: ("Frais d'administration du forfait mensuel", None), 4, 15, False),
            (1, 3, lambda r, d: ("Dépôt direct - paie " + r.choice(["Commission scolaire des Érables", "Scierie Beaulieu inc."]), None), 700, 2400, False),
            (1, 1, lambda r, d: ("Allocation familiale du gouvernement du Canada", None), 120, 620, False)]
    opening = r.randint(20000, 700000)
    tx = fold(ledger(r, rows, start, end, opening, pool, floor=-100000), "Times-Roman", 9.5, 225)
    acc = f"{digits(r, 5, '2')}-815-{digits(r, 7, '0')}"
    bank = "Caisse populaire des Rapides"
    T, B = "Times-Roman", "Times-Bold"
    pg = Page(path, letter, T)
    db, cr = totals(tx)

    def words(d):
        return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]}"

    def ca(p):
        return signed(p, " ", ",")

    pg.put(54, 52, bank, 18, B, color="#00693e")
    pg.put(54, 66, "1204, chemin du Fleuve, Lévis (Québec) G6W 5M6", 8.5)
    for i, s in enumerate((name, f"{r.randint(10, 4000)}, rue des Bouleaux", "Lévis (Québec) G6V 2K8")):
        pg.put(54, 108 + 13 * i, s, 10.5)
    pg.put(54, 170, f"Votre relevé du {words(start)} au {words(end)} {end.year}", 14, B)
    pg.put(54, 188, f"Compte d'opérations courantes no {acc}, en dollars canadiens (CAD)", 10)
    y = 210
    for s in (f"Au {words(start)}, votre solde était de {ca(opening)} $. Vous avez déposé {ca(cr)} $ et retiré {ca(db)} $.",
              f"Au {words(end)}, votre solde est de {ca(tx[-1]['bal'])} $."):
        pg.put(54, y, s, 10)
        y += 14
    X = (54, 130, 420, 490, 558)

    def heads(y):
        for x, s, a in zip(X, ("Date", "Description", "Retraits ($)", "Dépôts ($)", "Solde ($)"), "llrrr"):
            pg.put(x, y, s, 9.5, B, a, "#00693e")
        pg.line(54, y + 5, 558, y + 5, 1, "#00693e")
        return y + 20

    def foot():
        pg.put(306, 768, f"Page {pg.no} - {bank}", 8, None, "c")

    y = heads(y + 16)
    pg.put(X[0], y, words(start), 9.5)
    pg.put(X[1], y, "Solde reporté", 9.5, "Times-Italic")
    pg.put(X[4], y, ca(opening), 9.5, None, "r")
    y += 16
    for t in tx:
        if y + 11.5 * len(t["lines"]) > 745:
            foot()
            pg.next()
            y = heads(56)
        a = t["amt"]
        pg.put(X[0], y, words(t["date"]), 9.5)
        pg.put(X[2] if a < 0 else X[3], y, ca(abs(a)), 9.5, None, "r")
        pg.put(X[4], y, ca(t["bal"]), 9.5, None, "r")
        for s in t["lines"]:
            pg.put(X[1], y, s, 9.5)
            y += 11.5
        pg.c.setDash(1, 2)
        pg.line(54, y - 7, 558, y - 7, 0.4, "#888888")
        pg.c.setDash()
        y += 5
    foot()
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Compte d'opérations courantes", "currency": "CAD",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx)


def turkey(path, seed, rows):
    """Hesap hareketleri: platypus, a four-column box of labels and values, newest first with the hour, amount with sign and TL, balance; no opening or sums."""
    r = rng("turkey", seed, rows)
    start, end = month(r, r.choice((1, 2)))
    name = r.choice(["ŞULE KARABAĞLI", "OĞUZHAN YILDIRIMÇAKAR", "GÜLİZAR ÖZDAĞ", "İLKER SAĞIROĞLU"])
    pool = [(-1, 5, lambda r, d: (f"Kart Harcaması {r.choice(['BİLGE ECZANESİ', 'YEŞİL MANAV', 'DENİZKIZI BALIK', 'OTOGAZ ŞAHİN'])} İSTANBUL TR", "Harcama"), 40, 3500, False),
            (-1, 3, lambda r, d: (f"FAST Giden {r.choice(['MEHMET AKIN UÇAR', 'AYŞEGÜL TUNÇ'])} Sorgu No: {digits(r, 10)} kira ödemesi", "FAST"), 500, 24000, True),
            (-1, 1, lambda r, d: ("Otomatik Ödeme ELEKTRİK FATURASI " + digits(r, 8), "Fatura"), 300, 2400, False),
            (-1, 1, lambda r, d: ("EFT Masrafı ve BSMV", "Masraf"), 3, 30, False),
            (1, 2, lambda r, d: (f"EFT Gelen {r.choice(['ANADOLU TEKSTİL LTD ŞTİ', 'GÖKKUŞAĞI EĞİTİM AŞ'])} MAAŞ ÖDEMESİ", "EFT"), 17000, 62000, False),
            (1, 2, lambda r, d: ("FAST Gelen " + r.choice(["NURCAN ÇELİKTAŞ", "BURAK IŞIK"]), "FAST"), 200, 7000, True)]
    opening = r.randint(500000, 9000000)
    tx = fold(ledger(r, rows, start, end, opening, pool), "Bank20Cond", 7.6, 210)
    bank = "Boğazpınar Katılım Bankası A.Ş."
    no = digits(r, 8)
    acc = fours(iban("TR", digits(r, 5, "0") + "0" + digits(r, 16, "0")))
    body = ParagraphStyle("b", fontName="Bank20Cond", fontSize=8, leading=10)

    def d10(d):
        return d.strftime("%d/%m/%Y")

    def tl(p):
        return signed(p, ".", ",") + " TL"

    info = Table([["Müşteri Adı", name, "Hesap No", no], ["Şube", r.choice(["0312 - MODA", "0127 - KARŞIYAKA", "0078 - NİLÜFER"]), "IBAN", acc],
                  ["Hesap Türü", "Vadesiz TL Hesabı", "Tarih Aralığı", f"{d10(start)} - {d10(end)}"],
                  ["Müşteri No", digits(r, 9), "Kullanılabilir Bakiye", tl(tx[-1]["bal"])]], colWidths=[70, 175, 95, 183])
    info.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Bank20Cond", 8), ("FONT", (0, 0), (0, -1), "Bank20CondB", 8), ("FONT", (2, 0), (2, -1), "Bank20CondB", 8),
                              ("BOX", (0, 0), (-1, -1), 0.6, colors.HexColor("#0f766e")), ("INNERGRID", (0, 0), (-1, -1), 0.3, colors.HexColor("#99c9c4")),
                              ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    data = [["Tarih / Saat", "İşlem", "Açıklama", "İşlem Tutarı", "Bakiye"]]
    hours = {}
    for t in tx:
        hours.setdefault(t["date"], []).append(r.randint(0, 24 * 60 - 1))
    for v in hours.values():
        v.sort()
    for t in reversed(tx):
        h = hours[t["date"]].pop()
        data.append([f"{d10(t['date'])} {h // 60:02d}:{h % 60:02d}", t["ref"], "\n".join(t["lines"]), tl(t["amt"]), tl(t["bal"])])
    main = Table(data, colWidths=[84, 50, 223, 82, 84], repeatRows=1)
    main.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Bank20Cond", 7.6), ("FONT", (0, 0), (-1, 0), "Bank20CondB", 8), ("TEXTCOLOR", (0, 0), (-1, 0), colors.HexColor("#0f766e")),
                              ("LEADING", (0, 0), (-1, -1), 9.4), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                              ("LINEBELOW", (0, 0), (-1, 0), 1, colors.HexColor("#0f766e")), ("LINEBELOW", (0, 1), (-1, -1), 0.3, colors.HexColor("#cccccc")),
                              ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    story = [Paragraph(bank, ParagraphStyle("t", fontName="Bank20CondB", fontSize=14, leading=19, textColor=colors.HexColor("#0f766e"))),
             Paragraph("HESAP HAREKETLERİ", ParagraphStyle("u", parent=body, fontName="Bank20CondB", fontSize=10, leading=16, alignment=1)), Spacer(1, 3),
             info, Spacer(1, 10), main, Spacer(1, 8), Paragraph("Bu belge bilgi amaçlıdır, ıslak imza gerektirmez.", body)]

    def deco(c, doc):
        c.setFont("Bank20Cond", 7)
        c.drawRightString(559, 22, f"Sayfa {doc.page}")

    SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=40, invariant=1).build(story, deco, deco)
    for t in tx:
        t["ref"] = None
    return truth({"bank_name": bank, "account_number": no, "iban": acc, "account_holder": name, "account_type": "Vadesiz TL Hesabı", "currency": "TRY",
                  "statement_period": (start, end)}, list(reversed(tx)))


BANKS = {"indonesia": indonesia, "uruguay": uruguay, "quebec": quebec, "turkey": turkey}

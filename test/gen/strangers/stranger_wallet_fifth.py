# SPDX-License-Identifier: AGPL-3.0-or-later
"""Kenya (a letter in sentences), Indonesia (day and month, DB markers), Uruguay (one line above the table)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_wallet_kit import Sheet, digits, entries, money, period, rng_for, totals, truth, twice, wrap


def marasimba(path, seed, rows):
    rng = rng_for("marasimba", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(300000, 20000000)
    pools = {"who": ["JOYCE WAMBUI", "PETER OTIENO", "FATUMA ABDI", "KIPROTICH BETT", "ESTHER MUMBUA"],
             "co": ["TAITA SISAL ESTATES", "LAKESIDE ACADEMY", "NDOVU HARDWARE LTD", "RIFT BLOOMS EPZ"],
             "town": ["NAKURU", "THIKA", "ELDORET", "VOI"]}
    txs = entries(rng, rows, span, opening, [
        ("Mobile Money Transfer to 2547{n8} {who} Ref {n10}", 10000, 3000000), ("ATM Withdrawal {town} Branch {n6}", 100000, 2000000),
        ("Transfer Charge", 3300, 11000), ("Excise Duty on Charges", 500, 2200), ("Standing Order {co} School Fees Adm {n4}", 500000, 6000000),
        ("Paybill {n6} Electricity Tokens Meter {n9}", 20000, 600000)], [
        ("Salary {co} EFT Inward {n8}", 3000000, 15000000), ("Mobile Money Deposit from 2547{n8} {who}", 20000, 2500000),
        ("Cash Deposit {town} by {who}", 100000, 4000000), ("RTGS Inward {co} Invoice {n5}", 2000000, 30000000)], pools, share=0.3)
    acc = "01" + digits(rng, 11)
    holder = rng.choice(["Grace Njeri Kamau", "Daniel Ouma Odhiambo", "Halima Hassan Noor"])
    p = ParagraphStyle("p", fontName="Times-Roman", fontSize=10, leading=13)
    cell = ParagraphStyle("c", fontName="Times-Roman", fontSize=8.5, leading=10)
    hd = ParagraphStyle("h", fontName="Times-Bold", fontSize=8.5, leading=10, textColor=colors.HexColor("#5b2c06"))
    hr = ParagraphStyle("hr", parent=hd, alignment=2)
    dr, cr = totals(txs)
    d = "%d %b %Y"
    brown, sand = colors.HexColor("#5b2c06"), colors.HexColor("#fbf4e8")
    body = [[Paragraph("Date", hd), Paragraph("Transaction Details", hd), Paragraph("Value<br/>Date", hd), Paragraph("Money Out<br/>(KES)", hr),
             Paragraph("Money In<br/>(KES)", hr), Paragraph("Ledger Balance<br/>(KES)", hr)],
            [span[0].strftime(d), "Balance Brought Forward", "", "", "", money(opening)]]
    for t in txs:
        t["lines"] = wrap(t["text"], "Times-Roman", 8.5, 182)
        v = money(t["value"])
        body.append([t["date"].strftime(d), Paragraph("<br/>".join(t["lines"]), cell), t["date"].strftime(d), "" if t["credit"] else v,
                     v if t["credit"] else "", money(t["balance"])])
    tab = Table(body, colWidths=[62, 196, 62, 64, 64, 77], repeatRows=1)
    tab.setStyle(TableStyle([("FONT", (0, 1), (-1, -1), "Times-Roman", 8.5), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f0d9b0")),
                             ("ALIGN", (3, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [sand, colors.white]),
                             ("TOPPADDING", (0, 1), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 1), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 4),
                             ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("LINEBELOW", (0, -1), (-1, -1), 0.8, brown)]))
    foot = Table([["Total Money Out", money(dr)], ["Total Money In", money(cr)], [f"Closing Balance on {span[1].strftime(d)}", money(txs[-1]["balance"])]],
                 colWidths=[200, 90], hAlign="RIGHT")
    foot.setStyle(TableStyle([("FONT", (0, 0), (-1, 1), "Times-Roman", 9.5), ("FONT", (0, 2), (-1, 2), "Times-Bold", 9.5), ("ALIGN", (1, 0), (1, -1), "RIGHT"),
                              ("TOPPADDING", (0, 0), (-1, -1), 1), ("LINEABOVE", (0, 2), (-1, 2), 0.5, brown)]))

    def page(c, doc):
        c.setFillColor(brown)
        c.setFont("Times-Bold", 19)
        c.drawCentredString(297, 795, "Mara Simba Bank PLC")
        c.setFont("Times-Italic", 8)
        c.drawCentredString(297, 783, "Simba Plaza, Moi Avenue, Nakuru. P.O. Box 4417-20100. Regulated by the central bank.")
        c.setFont("Times-Roman", 8)
        c.drawCentredString(297, 26, f"Page {doc.page}")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=35, rightMargin=35, topMargin=74, bottomMargin=44)
    intro = (f"This is the statement of your <b>Jamii Current Account</b> number <b>{acc}</b>, held in Kenya shillings (KES) at our Nakuru "
             f"branch, for the period from <b>{span[0].strftime(d)}</b> to <b>{span[1].strftime(d)}</b>.")
    doc.build([Paragraph(f"<b>{holder}</b><br/>P.O. Box {digits(rng, 4)}-20100<br/>Nakuru", p), Spacer(1, 10), Paragraph(intro, p), Spacer(1, 10),
               tab, Spacer(1, 10), foot], onFirstPage=page, onLaterPages=page)
    return truth({"bank_name": "Mara Simba Bank PLC", "account_number": acc, "account_holder": holder, "currency": "KES",
                  "account_type": "Jamii Current Account"}, txs, span, opening, txs[-1]["balance"], True)


BULAN = ["JANUARI", "FEBRUARI", "MARET", "APRIL", "MEI", "JUNI", "JULI", "AGUSTUS", "SEPTEMBER", "OKTOBER", "NOVEMBER", "DESEMBER"]


def mutasi(path, seed, rows):
    rng = rng_for("mutasi", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(5000, 400000) * 10000
    pools = {"who": ["SRI WAHYUNI", "BAMBANG SUTEJO", "DEWI ANGGRAINI", "RIZKY PRATAMAWAN", "I MADE SUKERTA"],
             "co": ["PT CAHAYA RIMBA ABADI", "CV TIRTA MAKMUR", "PT SINAR LADANG JAYA"], "shop": ["TOKO MELATI", "WARUNG BU TUTI", "APOTEK SEHATI", "SPBU 34.{n}"],
             "n": ["102", "417"]}
    pools["shop"] = ["TOKO MELATI", "WARUNG BU TUTI", "APOTEK SEHATI", "MINIMARKET ASRI"]
    txs = entries(rng, rows, span, opening, [
        ("TRSF E-BANKING DB|{n4}/FTFVA/WS{n5}|{who}", 2000000, 400000000), ("KARTU DEBIT|{shop}", 1500000, 90000000),
        ("TARIKAN ATM", 5000000, 250000000), ("BIAYA ADM", 1200000, 1700000), ("BYR VIA E-BANKING|LISTRIK {n11}", 5000000, 150000000),
        ("PAJAK BUNGA", 10000, 600000)], [
        ("TRSF E-BANKING CR|{n4}/FTSCY/WS{n5}|{who}", 5000000, 500000000), ("SETORAN TUNAI|{who}", 10000000, 900000000),
        ("KR OTOMATIS|GAJI {co}", 450000000, 1500000000), ("BUNGA", 50000, 3000000)], pools, share=0.32, step=100)
    acc = digits(rng, 10)
    holder = rng.choice(["NI LUH AYU PERTIWI", "AGUS SETYOBUDI", "MARIA GORETTI TAMBA"])
    for t in txs:
        t["lines"] = t["text"].split("|")
        t["cbg"] = "0998" if "E-BANKING" not in t["text"] else ""
    dr, cr = totals(txs)
    ncr, ndr = sum(t["credit"] for t in txs), sum(not t["credit"] for t in txs)
    per = " - ".join(f"{x.day} {BULAN[x.month - 1]} {x.year}" for x in span)
    f, fb = "Helvetica", "Helvetica-Bold"
    cols = [(46, "l"), (100, "l"), (312, "l"), (446, "r"), (456, "l"), (556, "r")]
    street = f"JL. KENANGA NO. {rng.randint(1, 99)} RT 00{rng.randint(1, 9)} RW 0{rng.randint(10, 15)}"

    def go(where, pages):
        def head(sh):
            c = sh.c
            sh.text(40, sh.h - 50, "BANK NUSA RAYA", "Helvetica-BoldOblique", 18, "l", "#0c3f8c")
            sh.text(558, sh.h - 48, "REKENING TABUNGAN RAYA", fb, 12, "r")
            sh.text(558, sh.h - 60, "KCU DENPASAR", f, 9, "r")
            c.roundRect(40, sh.h - 152, 240, 76, 5)
            for k, s in enumerate([holder, street, "DAUH PURI KLOD", "DENPASAR 80114", "INDONESIA"]):
                sh.text(50, sh.h - 92 - 12 * k, s, f, 9)
            c.roundRect(292, sh.h - 152, 266, 76, 5)
            for k, (a, b) in enumerate([("NO. REKENING", acc), ("HALAMAN", f"{sh.page} / {pages}"), ("PERIODE", per), ("MATA UANG", "IDR")]):
                sh.text(300, sh.h - 92 - 15 * k, a, f, 8)
                sh.text(370, sh.h - 92 - 15 * k, ":", f, 8)
                sh.text(377, sh.h - 92 - 15 * k, b, f, 8)
            y = sh.h - 174
            c.rect(40, y - 6, 518, 18)
            sh.row([(46, "l"), (100, "l"), (312, "l"), (446, "r"), (456, "l"), (556, "r")], ["TANGGAL", "KETERANGAN", "CBG", "MUTASI", "", "SALDO"], fb, 8.5, 10, y)
            for x in (94, 306, 346, 472):
                c.line(x, y + 12, x, 46)
            c.rect(40, 46, 518, y - 52)
            sh.y = y - 20
        sh = Sheet(where, A4, 66, head)
        sh.row(cols, [f"{span[0]:%d/%m}", "SALDO AWAL", "", "", "", money(opening)], f, 8.5, 10)
        sh.y -= 13
        for t in txs:
            if sh.y - 10 * (len(t["lines"]) - 1) < sh.bottom:
                sh.text(200, 52, "Bersambung ke Halaman berikut", f, 8, "c")
                sh.new()
            n = sh.row(cols, [f"{t['date']:%d/%m}", t["lines"], t["cbg"], money(t["value"]), "" if t["credit"] else "DB", money(t["balance"])], f, 8.5, 10)
            sh.y -= 10 * n + 3
        if sh.y - 60 < 56:
            sh.text(200, 52, "Bersambung ke Halaman berikut", f, 8, "c")
            sh.new()
        y = sh.y - 8
        sh.rule(94, 306, y + 10, 0.4)
        for k, (a, b, n) in enumerate([("SALDO AWAL", opening, ""), ("MUTASI CR", cr, str(ncr)), ("MUTASI DB", dr, str(ndr)),
                                       ("SALDO AKHIR", txs[-1]["balance"], "")]):
            sh.text(100, y - 12 * k, a, f, 8)
            sh.text(166, y - 12 * k, ":", f, 8)
            sh.text(272, y - 12 * k, money(b), f, 8, "r")
            sh.text(300, y - 12 * k, n, f, 8, "r")
        return sh.done()
    twice(go, path)
    return truth({"bank_name": "BANK NUSA RAYA", "account_number": acc, "account_holder": holder, "currency": "IDR",
                  "account_type": "REKENING TABUNGAN RAYA"}, txs, span, opening, txs[-1]["balance"], True)


def oriental(path, seed, rows):
    rng = rng_for("oriental", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(200000, 12000000)
    pools = {"shop": ["ALMACEN EL CEIBO", "FARMACIA POCITOS SUR", "PANADERIA LA PAZ", "FERRETERIA DURAZNO", "ESTACION RUTA 8"],
             "who": ["FERREYRA A.", "BENTANCOR L.", "OLIVERA GOMEZ M.", "SOSA P."], "co": ["CURTIEMBRE DEL ESTE SA", "LACTEOS FLORIDA SRL", "ESTUDIO BRUM"]}
    txs = entries(rng, rows, span, opening, [
        ("COMPRA TARJETA DEBITO {shop}", 8000, 900000), ("TRANSFERENCIA A {who}", 50000, 2500000), ("RETIRO CAJERO retiro SUC. CORDON", 50000, 1500000),
        ("DEB. AUTOMATICO LUZ Y AGUA", 80000, 600000), ("COMISION MANTENIMIENTO", 9000, 22000), ("PAGO ALQUILER GARANTIA {n5}", 900000, 2800000)], [
        ("CREDITO SUELDO {co}", 3000000, 9000000), ("TRANSFERENCIA DE {who}", 50000, 3000000), ("DEPOSITO BUZON", 100000, 2500000),
        ("DEVOLUCION IVA COMPRAS", 500, 40000)], pools, share=0.28)
    acc = f"{digits(rng, 3)}-{digits(rng, 7)}/00{rng.randint(1, 9)}"
    holder = rng.choice(["RODRIGUEZ PEREYRA, MARIA NOEL", "TECHERA BAUZA, GONZALO", "ACOSTA Y LARA, VALENTINA"])
    f, fb = "Bank17Noto", "Bank17NotoB"
    for t in txs:
        t["lines"] = [t["text"].replace("CAJERO retiro", "CAJERO")]
        t["ref"] = digits(rng, 7)
    cols = [(36, "l"), (92, "l"), (338, "r"), (412, "r"), (486, "r"), (562, "r")]
    d = "%d/%m/%y"

    def go(where, pages):
        def head(sh):
            sh.text(36, sh.h - 44, "banco del sauce", fb, 17, "l", "#3c6e1f")
            sh.text(562, sh.h - 44, "Estado de cuenta", f, 13, "r", "#3c6e1f")
            sh.text(562, sh.h - 57, f"Hoja {sh.page} de {pages}", f, 7.5, "r")
            y = sh.h - 78
            sh.text(36, y, f"{holder}    Caja de Ahorros    {acc}    UYU    {span[0]:%d/%m/%Y} al {span[1]:%d/%m/%Y}", f, 8.5)
            y -= 20
            sh.c.setFillColor("#3c6e1f")
            sh.c.rect(30, y - 5, 535, 16, stroke=0, fill=1)
            sh.c.setFillGray(0)
            sh.row(cols, ["Fecha", "Concepto", "Referencia", "Débitos", "Créditos", "Saldo"], fb, 8, 10, y, {i: "#ffffff" for i in range(6)})
            sh.y = y - 19
        sh = Sheet(where, A4, 56, head)
        sh.row(cols, [span[0].strftime(d), "SALDO ANTERIOR", "", "", "", money(opening, "eu")], fb, 8, 10)
        sh.y -= 14
        bal = opening
        for t in txs:
            if sh.y < sh.bottom:
                sh.row(cols, ["", "TRANSPORTE", "", "", "", money(bal, "eu")], fb, 8, 10)
                sh.new()
                sh.row(cols, ["", "TRANSPORTE", "", "", "", money(bal, "eu")], fb, 8, 10)
                sh.y -= 14
            v, bal = money(t["value"], "eu"), t["balance"]
            sh.row(cols, [t["date"].strftime(d), t["lines"], t["ref"], "" if t["credit"] else v, v if t["credit"] else "", money(bal, "eu")], f, 8, 10)
            sh.c.setDash(1, 2)
            sh.rule(30, 565, sh.y - 4, 0.4, 0.6)
            sh.c.setDash()
            sh.y -= 14
        sh.row(cols, [span[1].strftime(d), "SALDO FINAL", "", "", "", money(bal, "eu")], fb, 8, 10)
        sh.text(36, 26, "Consultas y reclamos: 2900 5501 o en cualquier sucursal. Tasa efectiva anual pasiva vigente: 0,00 %.", f, 6.5)
        return sh.done()
    twice(go, path)
    return truth({"bank_name": "banco del sauce", "account_number": acc, "account_holder": holder, "currency": "UYU",
                  "account_type": "Caja de Ahorros"}, txs, span, opening, txs[-1]["balance"])


BANKS = {"marasimba": marasimba, "mutasi": mutasi, "oriental": oriental}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of France, the Netherlands and Switzerland."""
from reportlab.lib import colors
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_agency_kit import Sheet, cents, digits, iban, ledger, money, month, plain, rng_of, span, sums, truth_of


def france(path, seed, rows):
    rng = rng_of("france", seed, rows)
    first, last = month(2024, rng.choice([2, 5, 7, 12]))
    opening = cents(rng, 400, 5200)
    words = {"shop": ["BOULANGERIE ROSSET", "SUPERMARCHE LE PRE", "PHARMACIE DES ARCADES", "LIBRAIRIE PLUME"],
             "city": ["ANNECY", "VIENNE", "CHAMBERY", "ROANNE"], "firm": ["ELECTRICITE DES ALPES", "FIBRE & MOBILE SA",
             "MUTUELLE DU LAC"], "person": ["MME AUBRAC CLAIRE", "M. LEFORT HUGO"]}
    outs = [("CARTE X4417 {shop} {city}", 3, 120, 1), ("PRLV SEPA {firm}\nREF {d10} MDT RUM{d8}", 20, 190, 1),
            ("RETRAIT DAB {city} CARTE X4417", 20, 200, 1000), ("VIR SEPA EMIS\nPOUR {person} LOYER", 300, 800, 500),
            ("CHEQUE N° {d7}", 30, 400, 1), ("COTISATION FORMULE ESSENTIELLE", 6, 9, 10)]
    ins = [("VIR SEPA RECU\nDE ATELIERS MONTBRUN SARL\nSALAIRE REF {d6}", 1300, 2400, 1), ("REMISE CHEQUE N° {d7}", 40, 600, 1),
           ("VIR INSTANTANE RECU DE {person}", 20, 300, 500)]
    led = ledger(rng, rows, first, last, opening, outs, ins, words, floor=-40000)
    closing = led[-1]["bal"]
    debit, credit = sums(led)
    number = digits(rng, 11)
    code = iban("FR", "18106" + "00410" + number + digits(rng, 2))
    holder = rng.choice(["M. OU MME GARNIER PAUL", "MLLE DESCHAMPS INES", "M. KERVELLA YANN"])
    fr = lambda v: money(v, " ", ",")
    cols = [(40, 44, "l"), (90, 258, "l"), (356, 44, "c"), (408, 70, "r"), (486, 70, "r")]
    teal = "#006d77"

    def heads(s):
        s.box(37, s.y - 26, 522, 26, fill=teal)
        top = s.y
        for (x, w, a), (one, two) in zip(cols, [("Date", "opé."), ("Libellé", "des opérations"), ("Date", "valeur"),
                                                ("Débit", "en euros"), ("Crédit", "en euros")]):
            at = x if a == "l" else x + w if a == "r" else x + w / 2
            s.text(at, top - 11, one, "Helvetica-Bold", 8.5, "#ffffff", a)
            s.text(at, top - 21, two, "Helvetica-Bold", 8.5, "#ffffff", a)
        s.y -= 28

    def head(s):
        s.text(40, s.h - 40, "RELEVÉ DE COMPTE (suite)", "Helvetica-Bold", 10, teal)
        s.text(556, s.h - 40, f"Compte n° {number}", size=9, align="r")
        s.y = s.h - 56
        heads(s)

    def foot(s):
        s.text(40, 30, "Crédit Rhodanien - SA coopérative au capital variable - 4 quai des Tanneurs 69002 LYON - 000 512 887 RCS LYON",
               size=6.5, color="#666666")
        s.text(556, 30, f"Page {s.page}", size=8, align="r")

    s = Sheet(path, A4, 56, head, foot)
    s.text(40, s.h - 52, "Crédit Rhodanien", "Helvetica-Bold", 20, teal)
    s.text(40, s.h - 66, "Agence de VIENNE CENTRE  Tél. 04 00 55 01 42", size=8)
    s.text(556, s.h - 50, "RELEVÉ DE COMPTE", "Helvetica-Bold", 14, align="r")
    s.text(556, s.h - 66, f"du {first:%d/%m/%Y} au {last:%d/%m/%Y}", size=10, align="r")
    for i, (a, b) in enumerate([("Titulaire :", holder), ("N° de compte :", number), ("IBAN :", code), ("BIC :", "CRRHFR2LXXX")]):
        s.text(40, s.h - 100 - 13 * i, a, size=9)
        s.text(112, s.h - 100 - 13 * i, b, "Helvetica-Bold", 9)
    for i, b in enumerate([holder, "12 RUE DES LAVANDIERES", "38200 VIENNE"]):
        s.text(360, s.h - 130 - 13 * i, b, size=10)
    s.text(40, s.h - 192, "COMPTE DE DÉPÔT EN EUROS", "Helvetica-Bold", 10)
    s.y = s.h - 200
    heads(s)

    def balance(label, value):
        s.row(cols, ["", label, "", fr(value) if value < 0 else "", fr(value) if value >= 0 else ""], "Helvetica-Bold", 9,
              pad=4, band="#e6f1f1")

    word = lambda v: "DÉBITEUR" if v < 0 else "CRÉDITEUR"
    balance(f"ANCIEN SOLDE {word(opening)} AU {first:%d.%m.%Y}", opening)
    for e in led:
        s.row(cols, [f"{e['date']:%d.%m}", e["desc"], f"{e['date']:%d.%m}", fr(e["amt"]) if e["amt"] < 0 else "",
                     fr(e["amt"]) if e["amt"] > 0 else ""], size=8.5)
    s.need(52)
    s.y -= 2
    s.rule(37, 559, s.y, 0.6, teal)
    s.row(cols, ["", "TOTAL DES OPÉRATIONS", "", fr(debit), fr(credit)], "Helvetica-Bold", 9, pad=4)
    balance(f"NOUVEAU SOLDE {word(closing)} AU {last:%d.%m.%Y}", closing)
    s.done()
    return {"data": {"bank_name": "Crédit Rhodanien", "branch": "VIENNE CENTRE", "account_number": number, "account_holder": holder,
                     "account_type": "COMPTE DE DÉPÔT", "iban": code, "currency": "EUR", "statement_period": span(first, last),
                     "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(debit),
                     "total_credits": plain(credit), "transactions": [truth_of(e, False) for e in led]}}


def dutch(path, seed, rows):
    rng = rng_of("dutch", seed, rows)
    first, last = month(2023, rng.choice([3, 6, 8, 10]))
    opening = cents(rng, 700, 4800)
    words = {"shop": ["Bakkerij Van Dril", "Supermarkt De Brink", "Fietsenzaak Tandem", "Drogist Linde"],
             "city": ["AMERSFOORT", "ZWOLLE", "DELFT", "GOES"], "firm": ["Waterbedrijf Vecht", "Lichtnet Energie B.V.",
             "Gemeente Goes"], "person": ["S. de Graaf", "Hr M Yilmaz", "F.J. Postma"]}
    outs = [("{shop} {city} NLD Pasvolgnr: 004 {d2}-Term: {d6}", 3, 110, 1, "BA"),
            ("{firm} Incasso algemeen doorlopend Kenmerk: {d10} Machtiging ID: {d8}", 15, 210, 1, "IC"),
            ("{person} Omschrijving: boodschappen weekend", 5, 90, 50, "GT"),
            ("{city} Geldautomaat Pasvolgnr: 004 Term: {d6}", 20, 200, 1000, "GM"),
            ("Kosten betaalpakket", 3, 5, 5, "DV")]
    ins = [("Uitgeverij Het Veer B.V. Omschrijving: salaris {d6}", 1500, 2800, 1, "OV"),
           ("{person} Omschrijving: terug van tikverzoek {d6}", 5, 80, 25, "GT"), ("Belastingdienst Omschrijving: voorlopige teruggaaf",
            60, 400, 100, "OV")]
    led = ledger(rng, rows, first, last, opening, outs, ins, words)
    closing = led[-1]["bal"]
    debit, credit = sums(led)
    code = iban("NL", "PLDB" + "0" + digits(rng, 9))
    holder = rng.choice(["Mw. A.C. van der Meulen", "Hr. B. Okkerse e/o Mw. T. Okkerse-Smit", "Hr. R.J. Dijkhuizen"])
    nl = lambda v: money(v, ".", ",")
    sign = lambda v: ("-" if v < 0 else "") + nl(v)
    small = ParagraphStyle("s", fontName="NS", fontSize=8, leading=10)
    right = ParagraphStyle("r", parent=small, alignment=TA_RIGHT)
    bold = ParagraphStyle("b", parent=small, fontName="NSB", textColor=colors.HexColor("#d35400"))
    boldr = ParagraphStyle("br", parent=bold, alignment=TA_RIGHT)
    title = ParagraphStyle("t", parent=small, fontName="NSB", fontSize=17, leading=22, textColor=colors.HexColor("#d35400"))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=42, rightMargin=42, topMargin=44, bottomMargin=50, invariant=1)
    story = [Paragraph("Polderbank N.V.", title), Paragraph("Afschrift Betaalrekening", ParagraphStyle("h", parent=small, fontName="NSB",
             fontSize=11, leading=15)), Spacer(0, 10)]
    info = Table([["Naam rekeninghouder", "IBAN", "Periode"], [Paragraph(holder, small), code, f"{first:%d-%m-%Y} t/m {last:%d-%m-%Y}"],
                  ["Beginsaldo", "Totaal af / Totaal bij", "Eindsaldo"],
                  ["€ " + sign(opening), f"€ {nl(debit)} / € {nl(credit)}", "€ " + sign(closing)]], colWidths=[180, 171, 160])
    info.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "NS", 8.5), ("FONT", (0, 0), (-1, 0), "NSB", 7.5),
                              ("FONT", (0, 2), (-1, 2), "NSB", 7.5), ("LINEABOVE", (0, 0), (-1, 0), 1, colors.HexColor("#d35400")),
                              ("LINEBELOW", (0, -1), (-1, -1), 1, colors.HexColor("#d35400")), ("LEFTPADDING", (0, 0), (-1, -1), 2)]))
    story += [info, Spacer(0, 14)]
    data = [[Paragraph("Datum", bold), Paragraph("Naam / Omschrijving", bold), Paragraph("Code", bold), Paragraph("Af Bij", bold),
             Paragraph("Bedrag (EUR)", boldr), Paragraph("Saldo na mutatie", boldr)]]
    newest = led[::-1]
    for e in newest:
        data.append([Paragraph(f"{e['date']:%d-%m-%Y}", small), Paragraph(e["desc"], small), Paragraph(e["kind"], small),
                     Paragraph("Af" if e["amt"] < 0 else "Bij", small), Paragraph(nl(e["amt"]), right), Paragraph(sign(e["bal"]), right)])
    table = Table(data, colWidths=[62, 215, 38, 40, 76, 80], repeatRows=1)
    table.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.HexColor("#cccccc")),
                               ("LEFTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 2),
                               ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LINEBELOW", (0, 0), (-1, 0), 0.8, colors.HexColor("#d35400"))]))
    story.append(table)

    def foot(canvas, d):
        canvas.setFont("NS", 7)
        canvas.drawString(42, 28, "Dit product valt onder het depositogarantiestelsel.")
        canvas.drawRightString(A4[0] - 42, 28, f"Pagina {d.page}")

    doc.build(story, onFirstPage=foot, onLaterPages=foot)
    return {"data": {"bank_name": "Polderbank N.V.", "account_holder": holder, "account_type": "Betaalrekening", "iban": code,
                     "currency": "EUR", "statement_period": span(first, last),
                     "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(debit),
                     "total_credits": plain(credit), "transactions": [truth_of(e) for e in newest]}}


def swiss(path, seed, rows):
    rng = rng_of("swiss", seed, rows)
    start, _ = month(2024, rng.choice([1, 4, 7, 10]))
    last = month(2024, start.month + 2)[1]
    opening = cents(rng, 2500, 18000)
    words = {"shop": ["Bäckerei Hüsler", "Dorfladen Aare", "Buchhandlung am Tor", "Velo Frei"], "city": ["Olten", "Zofingen", "Aarburg"],
             "firm": ["Elektra Aarwil AG", "Krankenkasse Sonne", "Steueramt Aarwil"], "person": ["Bürgi Sabine", "Frei-Meier Jonas"]}
    outs = [("Einkauf Debitkarte Nr. xxxx4417\n{shop}, {city}", 4, 180, 5), ("E-Banking Auftrag\n{firm}\nRef. {d12}", 60, 900, 5),
            ("Bargeldbezug Bancomat {city}", 50, 500, 1000), ("Dauerauftrag\n{person}, Mietzins", 900, 1900, 500),
            ("Kontoführungsgebühr", 3, 15, 10), ("TWIST Zahlung an\n{person}", 10, 120, 50)]
    ins = [("Gutschrift Lohn\nMaschinenfabrik Rüegg AG", 4200, 6800, 5), ("Gutschrift\n{person}", 30, 500, 50),
           ("TWIST Gutschrift von {person}", 10, 90, 50)]
    led = ledger(rng, rows, start, last, opening, outs, ins, words)
    closing = led[-1]["bal"]
    debit, credit = sums(led)
    plainno = digits(rng, 2) + "-" + digits(rng, 6) + "." + digits(rng, 3) + "-" + digits(rng, 1)
    code = iban("CH", "00912" + digits(rng, 12))
    holder = rng.choice(["Frau Regula Ammann", "Herr Luca Bernasconi", "Herr und Frau Zgraggen-Kälin"])
    ch = lambda v: money(v, "'", ".")
    cols = [(56, 48, "l"), (110, 178, "l"), (292, 64, "r"), (362, 64, "r"), (434, 44, "c"), (482, 68, "r")]
    state = [opening]

    def heads(s):
        s.rule(53, 553, s.y, 0.9)
        s.row(cols, ["Datum", "Buchungstext", "Belastung\nCHF", "Gutschrift\nCHF", "Valuta", "Saldo\nCHF"], "DSB", 8, under="#000000", pad=3)

    def head(s):
        s.text(56, s.h - 44, "Kantonalbank Aarwil", "DSB", 10)
        s.text(550, s.h - 44, f"Kontoauszug {start:%d.%m.%Y} - {last:%d.%m.%Y}   Seite {s.page}", "DS", 8, align="r")
        s.y = s.h - 62
        heads(s)
        s.row(cols, ["", "Übertrag", "", "", "", ch(state[0])], "DSB", 8)

    s = Sheet(path, A4, 64, head)
    s.box(56, s.h - 62, 14, 22, fill="#c00000")
    s.text(76, s.h - 58, "Kantonalbank Aarwil", "DSB", 17)
    s.text(56, s.h - 80, "Marktgasse 3, 4800 Zofingen  Telefon 062 555 01 42  Clearing-Nr. 912", "DS", 7.5)
    for i, b in enumerate([holder, "Sägeweg 14", "4663 Aarburg"]):
        s.text(340, s.h - 118 - 13 * i, b, "DS", 10)
    s.text(340, s.h - 168, f"Zofingen, {last:%d.%m.%Y}", "DS", 8.5)
    s.text(56, s.h - 196, f"Kontoauszug {start:%d.%m.%Y} - {last:%d.%m.%Y}", "DSB", 13)
    for i, (a, b) in enumerate([("Konto-Nr.", plainno), ("Kontoart", "Privatkonto"), ("Währung", "CHF"), ("IBAN", code)]):
        s.text(56, s.h - 216 - 12 * i, a, "DS", 8.5)
        s.text(130, s.h - 216 - 12 * i, b, "DSB", 8.5)
    s.y = s.h - 272
    heads(s)
    s.row(cols, [f"{start:%d.%m.%y}", "Saldovortrag", "", "", "", ch(opening)], "DSB", 8)
    for e in led:
        s.need((e["desc"].count("\n") + 1) * 9.6 + 6)
        s.row(cols, [f"{e['date']:%d.%m.%y}", e["desc"], ch(e["amt"]) if e["amt"] < 0 else "", ch(e["amt"]) if e["amt"] > 0 else "",
                     f"{e['date']:%d.%m.%y}", ch(e["bal"])], "DS", 8)
        state[0] = e["bal"]
    s.need(40)
    s.rule(53, 553, s.y - 1, 0.5)
    s.row(cols, ["", "Umsatztotal", ch(debit), ch(credit), "", ""], "DSB", 8, pad=3)
    s.row(cols, [f"{last:%d.%m.%y}", "Schlusssaldo zu Ihren Gunsten", "", "", "", ch(closing)], "DSB", 8, pad=3, under="#000000")
    s.y -= 14
    s.need(24)
    s.text(56, s.y, "Bitte prüfen Sie diesen Auszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt.", "DS", 7)
    s.done()
    return {"data": {"bank_name": "Kantonalbank Aarwil", "account_number": plainno, "account_holder": holder,
                     "account_type": "Privatkonto", "iban": code, "currency": "CHF", "statement_period": span(start, last),
                     "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(debit),
                     "total_credits": plain(credit), "transactions": [truth_of(e) for e in led]}}


BANKS = {"france": france, "dutch": dutch, "swiss": swiss}

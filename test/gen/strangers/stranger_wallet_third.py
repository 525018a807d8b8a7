# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: a cash-credit account; Switzerland in French; Canada in French."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_wallet_kit import INDIA, Sheet, digits, entries, fours, iban, money, period, rng_for, totals, truth, twice, wrap


def cashcredit(path, seed, rows):
    rng = rng_for("cashcredit", seed, rows)
    span = period(rng, rows)
    limit = rng.choice([50000000, 75000000, 120000000])
    power = limit - rng.randint(2, 60) * 100000
    opening = -rng.randint(limit // 3, limit * 2 // 3)
    txs = entries(rng, rows, span, opening, [
        ("TO CLG {firm}", 1000000, 9000000), ("RTGS DR {bk}R{n9} {firm}", 20000000, 30000000), ("TO SALARY & WAGES TRF BATCH {n4}", 2000000, 9000000),
        ("TO CASH SELF", 500000, 2000000), ("INT. DR. FOR THE MONTH @ 10.65 %", 300000, 900000),
        ("STOCK INSPECTION CHGS INCL GST", 118000, 354000), ("LC COMM {n8} DEVOLVEMENT MARGIN", 200000, 4000000)], [
        ("NEFT CR {bk}N{n9} {firm}", 1000000, 15000000), ("BY CLG {firm}", 500000, 12000000),
        ("RTGS CR {bk}R{n9} {firm} BILL REALISATION", 20000000, 30000000), ("BY CASH DEPOSIT", 500000, 4000000)],
        INDIA, floor=-power, ceiling=-100000, share=0.5)
    acc, ifsc = digits(rng, 13), "UDYB0" + digits(rng, 6)
    holder = rng.choice(["M/s. Rewa Ginning & Pressing Mills", "M/s. Sharda Roller Flour Mills", "M/s. Balaji Plywood Syndicate"])
    dr, cr = totals(txs)

    def esc(s):
        return s.replace("&", "&amp;")

    def owed(n):
        return money(abs(n), "in") + (" Dr" if n < 0 else " Cr")
    p8 = ParagraphStyle("p", fontName="Bank17Serif", fontSize=8, leading=9.6)
    b8 = ParagraphStyle("b", fontName="Bank17SerifB", fontSize=8, leading=9.6)
    addr = f"Survey No. {rng.randint(12, 300)}/2, Industrial Estate, Khargone, Madhya Pradesh 451001"
    pairs = [("A/C Name", holder, "Sanction Limit", money(limit, "in")), ("Address", addr, "Drawing Power", money(power, "in")),
             ("A/C No.", acc, "Rate of Interest", "10.65 % p.a. (floating)"), ("Product", "Cash Credit (Hypothecation)", "Limit Expiry",
              f"31/03/{span[1].year + 1}"), ("IFSC", ifsc, "Currency", "INR"), ("Branch", "Khargone SME (0417)", "Stock Statement Upto",
              f"{span[0]:%m/%Y}")]
    head = Table([[Paragraph(a, p8), Paragraph(": " + esc(b), b8), Paragraph(c, p8), Paragraph(": " + d, b8)] for a, b, c, d in pairs],
                 colWidths=[75, 345, 120, 200])
    head.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
    body = [["Post Date", "Particulars", "Chq / Inst No", "Debit", "Credit", "Outstanding", "Available DP"],
            ["", "Balance B/F", "", "", "", owed(opening), money(power + opening, "in")]]
    for t in txs:
        t["lines"] = wrap(t["text"], "Bank17Serif", 8, 232)
        if t["tmpl"].startswith(("TO CLG", "TO CASH")):
            t["ref"] = digits(rng, 6)
        v = money(t["value"], "in")
        body.append([f"{t['date']:%d/%m/%Y}", Paragraph("<br/>".join(esc(x) for x in t["lines"]), p8), t.get("ref", ""),
                     "" if t["credit"] else v, v if t["credit"] else "", owed(t["balance"]), money(power + t["balance"], "in")])
    body.append(["", "Total / Balance C/F", "", money(dr, "in"), money(cr, "in"), owed(txs[-1]["balance"]), ""])
    tab = Table(body, colWidths=[65, 245, 75, 85, 85, 105, 95], repeatRows=1)
    tab.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Bank17Serif", 8), ("FONT", (0, 0), (-1, 0), "Bank17SerifB", 8),
                             ("FONT", (0, -1), (-1, -1), "Bank17SerifB", 8), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                             ("LINEABOVE", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black),
                             ("LINEABOVE", (0, -1), (-1, -1), 0.5, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 1.2, colors.black),
                             ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))

    def page(c, doc):
        c.setFont("Bank17SerifB", 14)
        c.drawCentredString(421, 560, "UDYOG DEVELOPMENT BANK LIMITED")
        c.setFont("Bank17Serif", 8)
        c.drawString(51, 20, "E. & O. E.")
        c.drawRightString(791, 20, f"Page : {doc.page}")
    title = ParagraphStyle("t", fontName="Bank17Serif", fontSize=9.5, leading=12, alignment=1)
    doc = SimpleDocTemplate(path, pagesize=landscape(A4), invariant=1, leftMargin=45, rightMargin=45, topMargin=44, bottomMargin=36)
    doc.build([Paragraph(f"Statement of Cash Credit Account from {span[0]:%d/%m/%Y} to {span[1]:%d/%m/%Y}", title), Spacer(1, 8), head,
               Spacer(1, 8), tab], onFirstPage=page, onLaterPages=page)
    return truth({"bank_name": "UDYOG DEVELOPMENT BANK LIMITED", "account_number": acc, "account_holder": holder, "currency": "INR",
                  "account_type": "Cash Credit (Hypothecation)", "ifsc": ifsc}, txs, span, opening, txs[-1]["balance"], True)


def romande(path, seed, rows):
    rng = rng_for("romande", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(40000, 700000) * 5
    pools = {"shop": ["Boulangerie Chevrolet, Morges", "Librairie du Lac, Vevey", "Station Praz-Sec, Bulle", "Fromagerie Rossinel"],
             "who": ["Régie Blanchoud SA|Rue du Midi 14, 1003 Lausanne", "Assurance Alpina Santé|1920 Martigny",
                     "Télécom des Dents SA|Case postale, 3960 Sierre", "Commune de Prévonnay|Service des impôts"],
             "payer": ["Atelier Fontannaz Sàrl|1400 Yverdon-les-Bains", "Cabinet Dr Aline Rochat|1800 Vevey", "Marguerite Perrin-Duc|1530 Payerne"]}
    txs = entries(rng, rows, span, opening, [
        ("Achat carte de débit no {n4}|{shop}", 500, 25000), ("Ordre e-banking|{who}", 8000, 190000),
        ("Retrait Bancomat retrait|Agence Vevey, carte no {n4}", 5000, 60000), ("Ordre permanent|{who}", 10000, 160000),
        ("Frais de gestion du compte", 300, 1200)], [
        ("Bonification|{payer}", 15000, 650000), ("Salaire|{payer}", 420000, 780000), ("Versement au guichet", 10000, 200000)],
        pools, share=0.25, step=5)
    for k, t in enumerate(txs):
        t["lines"] = wrap(t["text"].replace("Retrait Bancomat retrait", "Retrait Bancomat"), "Helvetica", 8.5, 215)
        t["show"] = k + 1 == len(txs) or txs[k + 1]["date"] != t["date"]
    number = f"{rng.choice('KLR')} {digits(rng, 4)}.{digits(rng, 2)}.{digits(rng, 2)}"
    ib = fours(iban("CH", "00" + digits(rng, 3) + "000" + digits(rng, 9)))
    holder = rng.choice(["Monsieur Étienne Favre-Bulle", "Madame Solange Pittet", "Monsieur Luca Dorsaz"])
    dr, cr = totals(txs)
    d = "%d.%m.%Y"
    green = "#1b6b3a"
    cols = [(40, "l"), (100, "l"), (380, "r"), (446, "r"), (466, "l"), (562, "r")]

    def go(where, pages):
        def head(sh):
            sh.text(40, sh.h - 46, "Banque de l'Arc Lémanique", "Helvetica-Bold", 14, "l", green)
            sh.rule(40, 562, sh.h - 54, 1.5, 0.3)
            if sh.page == 1:
                for k, s in enumerate(["P.P. CH-1800 Vevey", holder, street, "1804 Corsier-sur-Vevey"]):
                    sh.text(340, sh.h - 110 - 12 * k, s, "Helvetica", 7 if k == 0 else 10)
                sh.text(40, sh.h - 86, "Agence de Vevey", "Helvetica", 8.5)
                sh.text(40, sh.h - 97, "Place du Marché 3", "Helvetica", 8.5)
                sh.text(40, sh.h - 108, "Tél. 021 555 01 40", "Helvetica", 8.5)
                sh.text(40, sh.h - 186, f"Extrait de compte du {span[0].strftime(d)} au {span[1].strftime(d)}", "Helvetica-Bold", 12)
                sh.text(40, sh.h - 202, f"Compte privé {number} en CHF", "Helvetica", 9.5)
                sh.text(40, sh.h - 215, f"IBAN {ib}", "Helvetica", 9.5)
                y = sh.h - 240
            else:
                sh.text(40, sh.h - 70, f"Compte privé {number}", "Helvetica", 8.5)
                y = sh.h - 92
            sh.text(562, sh.h - 46, f"Page {sh.page} / {pages}", "Helvetica", 8.5, "r")
            sh.c.setFillColor("#e3efe7")
            sh.c.rect(40, y - 5, 522, 16, stroke=0, fill=1)
            sh.c.setFillGray(0)
            sh.row(cols, ["Date", "Texte", "Débit", "Crédit", "Valeur", "Solde"], "Helvetica-Bold", 8.5, 10, y)
            sh.y = y - 18
        sh = Sheet(where, A4, 60, head)
        sh.row(cols, [span[0].strftime(d), "Report de solde", "", "", "", money(opening, "ch")], "Helvetica-Bold", 8.5, 10)
        sh.y -= 15
        bal = opening
        for t in txs:
            if sh.y - 10 * len(t["lines"]) < sh.bottom:
                sh.row(cols, ["", "Solde à reporter", "", "", "", money(bal, "ch")], "Helvetica-Oblique", 8.5, 10)
                sh.new()
                sh.row(cols, ["", "Report", "", "", "", money(bal, "ch")], "Helvetica-Oblique", 8.5, 10)
                sh.y -= 15
            v, bal = money(t["value"], "ch"), t["balance"]
            n = sh.row(cols, [t["date"].strftime(d), t["lines"], "" if t["credit"] else v, v if t["credit"] else "", t["date"].strftime("%d.%m.%y"),
                              money(bal, "ch") if t["show"] else ""], "Helvetica", 8.5, 10)
            sh.y -= 10 * n + 5
        if sh.y < 92:
            sh.new()
        sh.rule(40, 562, sh.y + 8)
        sh.row(cols, ["", "Total des mouvements", money(dr, "ch"), money(cr, "ch"), "", ""], "Helvetica", 8.5, 10, sh.y - 4)
        sh.row(cols, [span[1].strftime(d), "Solde en votre faveur", "", "", "", money(bal, "ch")], "Helvetica-Bold", 8.5, 10, sh.y - 18)
        sh.text(40, sh.y - 40, "Sans avis contraire de votre part dans les 30 jours, cet extrait est considéré comme approuvé.", "Helvetica", 7)
        return sh.done()
    street = f"Chemin des Vignes {rng.randint(1, 60)}"
    twice(go, path)
    return truth({"bank_name": "Banque de l'Arc Lémanique", "branch": "Vevey", "account_number": number, "account_holder": holder, "iban": ib, "currency": "CHF",
                  "account_type": "Compte privé"}, txs, span, opening, txs[-1]["balance"], True)


MOIS = ["JAN", "FÉV", "MAR", "AVR", "MAI", "JUN", "JUL", "AOÛ", "SEP", "OCT", "NOV", "DÉC"]
LONG = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"]


def caisse(path, seed, rows):
    rng = rng_for("caisse", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(60000, 900000)
    pools = {"shop": ["ÉPICERIE BEAUBIEN", "QUINCAILLERIE ST-ROCH", "CAFÉ DE LA GARE", "PHARMACIE LES ÉRABLES", "GARAGE P. THIBODEAU"],
             "co": ["ASSURANCES BORÉALIA", "HYDRO-LUMIÈRE", "CÂBLE LAURENTIDES", "PRÊT HYPOTHÉCAIRE"]}
    codes = {"Achat": "ACH", "Paiement": "PF", "Retrait": "RGA", "Virement": "VIR", "Frais": "FS", "Dépôt": "DCN", "Salaire": "DS", "Intérêts": "INT"}
    txs = entries(rng, rows, span, opening, [
        ("Achat / {shop}", 400, 18000), ("Paiement préautorisé / {co}", 4000, 140000), ("Retrait au guichet automatique retrait", 2000, 40000),
        ("Virement électronique à / Compte {n6}", 2000, 60000), ("Frais fixes d'utilisation", 495, 1495)], [
        ("Salaire / ATELIERS DU FLEUVE INC.", 90000, 260000), ("Dépôt mobile de chèque", 5000, 90000), ("Virement reçu de / L. TREMBLAY-ROY", 2000, 60000),
        ("Intérêts sur le solde quotidien", 3, 400)], pools, share=0.3, floor=-50000)
    folio = digits(rng, 6)
    holder = rng.choice(["MME JOSÉE LAFRENIÈRE", "M. GASTON BEAUCHEMIN", "MME CLAUDINE OUELLET"])
    f, fb = "Bank17Cond", "Bank17CondB"
    cols = [(40, "l"), (88, "l"), (124, "l"), (420, "r"), (490, "r"), (570, "r")]
    start = f"{span[0].day if span[0].day > 1 else '1er'} {LONG[span[0].month - 1]}"
    end = f"{span[1].day} {LONG[span[1].month - 1]} {span[1].year}"
    dr, cr = totals(txs)

    def fr(n):
        return money(abs(n), "sp") + ("-" if n < 0 else "")

    def go(where, pages):
        def head(sh):
            sh.text(40, sh.h - 48, "Caisse des Trois-Rivages", fb, 15)
            sh.text(40, sh.h - 62, "Centre de services de Montmagny", f, 8)
            sh.text(570, sh.h - 48, "RELEVÉ DE COMPTE", fb, 12, "r")
            sh.text(570, sh.h - 62, f"Page {sh.page} de {pages}", f, 8, "r")
            y = sh.h - 90
            if sh.page == 1:
                for k, s in enumerate([holder, street, "MONTMAGNY QC  G5V 1K3"]):
                    sh.text(56, sh.h - 110 - 12 * k, s, f, 9.5)
                sh.c.rect(350, sh.h - 160, 220, 68)
                for k, (a, b) in enumerate([("Période", f"du {start}"), ("", f"au {end}"), ("Transit", "815-30214"), ("Folio", folio), ("Devise", "CAD")]):
                    sh.text(358, sh.h - 105 - 12 * k, a, f, 8.5)
                    sh.text(562, sh.h - 105 - 12 * k, b, fb, 8.5, "r")
                y = sh.h - 178
            sh.text(40, y, "EOP  Compte d'opérations courantes" + ("" if sh.page == 1 else " (suite)"), fb, 10)
            sh.c.setFillGray(0.25)
            sh.c.rect(36, y - 30, 538, 22, stroke=0, fill=1)
            sh.row(cols, [["Date", "(JJ MMM)"], "Code", "Description", "Retrait ($)", "Dépôt ($)", "Solde ($)"], fb, 8, 9, y - 16,
                   {i: "#ffffff" for i in range(6)})
            sh.y = y - 42
        sh = Sheet(where, letter, 60, head)
        sh.row(cols, ["", "", "Solde reporté", "", "", fr(opening)], f, 8.5, 10)
        sh.y -= 13
        for k, t in enumerate(txs):
            t["lines"] = [t["text"].replace("automatique retrait", "automatique")]
            if sh.y < sh.bottom:
                sh.new()
            if k % 2 == 0:
                sh.c.setFillGray(0.94)
                sh.c.rect(36, sh.y - 3.5, 538, 13, stroke=0, fill=1)
                sh.c.setFillGray(0)
            v = fr(t["value"])
            sh.row(cols, [f"{t['date'].day} {MOIS[t['date'].month - 1]}", codes[t["text"].split()[0]], t["lines"], "" if t["credit"] else v,
                          v if t["credit"] else "", fr(t["balance"])], f, 8.5, 10)
            sh.y -= 13
        if sh.y < 90:
            sh.new()
        sh.rule(36, 574, sh.y + 8, 0.8)
        nd = sum(not t["credit"] for t in txs)
        sh.text(124, sh.y - 6, f"Total : {nd} retrait{'s' if nd > 1 else ''}, {rows - nd} dépôt{'s' if rows - nd > 1 else ''}", f, 8.5)
        sh.text(420, sh.y - 6, fr(dr), fb, 8.5, "r")
        sh.text(490, sh.y - 6, fr(cr), fb, 8.5, "r")
        sh.text(124, sh.y - 20, f"Solde de fermeture au {end}", fb, 8.5)
        sh.text(570, sh.y - 20, fr(txs[-1]["balance"]) + " $", fb, 8.5, "r")
        return sh.done()
    street = f"{rng.randint(12, 980)} RUE SAINT-THOMAS APP. {rng.randint(1, 12)}"
    twice(go, path)
    return truth({"bank_name": "Caisse des Trois-Rivages", "account_number": folio, "account_holder": holder, "currency": "CAD",
                  "account_type": "Compte d'opérations courantes"}, txs, span, opening, txs[-1]["balance"], True)


BANKS = {"cashcredit": cashcredit, "romande": romande, "caisse": caisse}

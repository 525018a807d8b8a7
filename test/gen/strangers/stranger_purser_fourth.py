# SPDX-License-Identifier: AGPL-3.0-or-later
"""Brazil (two columns of entries), Mexico (signs before, equation downward), Canada in French (days and months apart)."""
from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
import stranger_purser_pools as pools
from stranger_purser_kit import MES, MOIS, Sheet, de, en, fr, make, masked, period, rng_for, span_of, truth, twice

WHITE = HexColor("#ffffff")


def ipe(path, seed, rows):
    rng = rng_for("ipe", seed, rows)
    s = make(rng, pools.BR, rows, period(rng, 20, seed % 3 == 1), fx=.1, cards=1 if rows < 6 else 2)
    name = rng.choice(("MARIANA TEIXEIRA DUARTE", "CAIO BATISTA LOPES", "HELENA NOGUEIRA"))
    cards = [masked(rng, "5502 XXXX XXXX 9999") for _ in "ab"]
    dm = lambda d: d.strftime("%d/%m/%Y")
    ora, pale = HexColor("#b8500c"), HexColor("#fbeee2")
    blocks = [("Pagamentos e créditos", s.of("payment", "refund"))]
    for k in (0, 1):
        blocks.append(("Lançamentos no cartão final " + cards[k][-4:], [t for t in s.of("purchase", card=k) if not t.fx]))
    blocks.append(("Lançamentos internacionais", [t for t in s.of("purchase") if t.fx]))
    blocks.append(("Encargos, tarifas e impostos", s.of("interest", "fee")))
    blocks = [b for b in blocks if b[1]]
    order = [t for b in blocks for t in b[1]]
    sg = lambda t: ("- " if t.cr else "") + de(t.amt)

    def run(target, total):
        def head(q):
            q.c.setFillColor(ora)
            q.c.rect(0, 802, 595, 40, stroke=0, fill=1)
            q.text(36, 815, "ipê cartões", "PurserNSB", 17, col=WHITE)
            q.text(560, 816, "fatura do cartão · página %d de %d" % (q.page, total), "PurserNS", 8, "r", WHITE)
            return 786
        q = Sheet(target, A4, 60, head, total)
        c = q.c
        q.text(36, 780, name, "PurserNSB", 10)
        q.text(36, 767, "R. das Acácias 318 ap 42 · Campinas SP · 13070-110", "PurserNS", 8)
        q.text(36, 754, "Cartão titular " + cards[0], "PurserNS", 8)
        for k, (a, b) in enumerate((("Total desta fatura", "R$ " + de(s.due)), ("Vencimento", dm(s.pay_by)), ("Pagamento mínimo", "R$ " + de(s.mad)))):
            c.setFillColor(ora if k == 0 else pale)
            c.rect(36 + 176 * k, 704, 170, 40, stroke=0, fill=1)
            q.text(44 + 176 * k, 730, a, "PurserNS", 8, col=WHITE if k == 0 else colors.black)
            q.text(198 + 176 * k, 711, b, "PurserNSB", 12, "r", WHITE if k == 0 else colors.black)
        q.text(36, 686, "Resumo da fatura", "PurserNSB", 9, col=ora)
        q.text(316, 686, "Limites de crédito", "PurserNSB", 9, col=ora)
        y = 672
        for a, v in (("Total da fatura anterior", de(s.prev)), ("Pagamentos e créditos", ("- " if s.credits else "") + de(s.credits)), ("Lançamentos atuais", de(s.debits)), ("Total desta fatura", de(s.due))):
            q.text(36, y, a, "PurserNSB" if v == de(s.due) and a[-1] == "a" else "PurserNS", 8)
            q.text(280, y, v, "PurserNS", 8, "r")
            y -= 12
        y = 672
        for a, v in (("Limite total", "R$ " + de(s.limit)), ("Limite disponível", "R$ " + de(s.avail)), ("Limite para saque", "R$ " + de(s.limit // 10)), ("Fechamento desta fatura", dm(s.end))):
            q.text(316, y, a, "PurserNS", 8)
            q.text(560, y, v, "PurserNS", 8, "r")
            y -= 12
        top, side, q.y = 616, 0, 616

        def cols():
            x = 40 + 280 * side
            return [(x, 34, "l"), (x + 38, 136, "l"), (x + 178, 62, "r")]

        def room(h):
            nonlocal side, top
            if q.y - h >= q.bottom:
                return False
            if side == 0:
                side, q.y = 1, top
            else:
                q.newpage()
                side, top = 0, 786
                q.y = top
            return True

        def heads():
            q.row(["DATA", "ESTABELECIMENTO", "VALOR EM R$"], cols(), "PurserNSB", 7, fill=pale)
        for title, tx in blocks:
            room(60)
            q.row([title], [(cols()[0][0], 240, "l")], "PurserNSB", 8.5, col=ora)
            heads()
            for t in tx:
                if room(32):
                    heads()
                q.row([t.date.strftime("%d/%m"), t.desc, sg(t)], cols(), "PurserNS", 7.5, pad=1.8, rule=None if t.fx else HexColor("#dddddd"))
                if t.fx:
                    x = cols()[1][0]
                    q.text(x, q.y - 7, "%s %s   cotação %d,%04d" % (t.fx[0], de(t.fx[1]), t.fx[2] // 10000, t.fx[2] % 10000), "PurserNS", 6.5, col=HexColor("#555555"))
                    q.y -= 11
            net = sum(t.signed for t in tx)
            room(20)
            x = cols()[0][0]
            q.row(["Subtotal", ("- " if net < 0 else "") + de(abs(net))], [(x, 150, "l"), (x + 168, 72, "r")], "PurserNSB", 7.5)
            q.y -= 6
        c.save()
        return q.page
    twice(path, run)
    return truth(s, order, issuer="ipê cartões", card_number=cards[0], card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev)


M = ParagraphStyle("m", fontName="PurserDV", fontSize=7.8, leading=9.8)
MR = ParagraphStyle("mr", parent=M, alignment=2)
MB = ParagraphStyle("mb", parent=M, fontName="PurserDVB", textColor=colors.white, alignment=1)
MH = ParagraphStyle("mh", parent=M, fontName="PurserDVB", fontSize=9, leading=12)


def agave(path, seed, rows):
    rng = rng_for("agave", seed, rows)
    s = make(rng, pools.MX, rows, period(rng, rng.choice((7, 12, 25)), seed % 3 == 2))
    name = rng.choice(("JOSÉ LUIS ARREDONDO PEÑA", "XIMENA OLVERA CASTRO", "ITZEL MÁRQUEZ LEAL"))
    card = masked(rng, "XXXX XXXX XXXX 9999")
    dm = lambda d: "%02d-%s-%d" % (d.day, MES[d.month - 1], d.year)
    dk = HexColor("#1c5b3a")
    fee, intr, tax = s.sum("fee"), s.sum("interest"), s.sum("tax")

    def two(lines, w, bold=()):
        t = Table([[Paragraph(("<b>%s</b>" if i in bold else "%s") % a, M), Paragraph(("<b>%s</b>" if i in bold else "%s") % b, MR)] for i, (a, b) in enumerate(lines)], colWidths=w)
        t.setStyle([("BOX", (0, 0), (-1, -1), .6, dk), ("LINEBELOW", (0, 0), (-1, -2), .25, colors.lightgrey), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)])
        return t

    def story():
        left = two([("Periodo:", "%s al %s" % (dm(s.start), dm(s.end))), ("Fecha de corte:", dm(s.end)), ("Número de días en el periodo:", str((s.end - s.start).days + 1)), ("Fecha límite de pago:", dm(s.pay_by)),
                    ("Pago para no generar intereses:", "$" + en(s.due)), ("Pago mínimo:", "$" + en(s.mad))], [130, 130], (3, 4, 5))
        right = two([("Adeudo del periodo anterior", "$" + en(s.prev)), ("Cargos regulares (no a meses)", "+ $" + en(s.sum("purchase"))), ("Cargos y compras a meses (capital)", "+ $0.00"), ("Monto de intereses", "+ $" + en(intr)),
                     ("Monto de comisiones", "+ $" + en(fee)), ("IVA de intereses y comisiones", "+ $" + en(tax)), ("Pagos y abonos", "- $" + en(s.credits)), ("Pago para no generar intereses", "= $" + en(s.due))], [165, 105], (7,))
        st = [Paragraph("<b>%s</b><br/>CALLE MORELOS 118, COL. CENTRO<br/>C.P. 44100 GUADALAJARA, JAL." % name, M), Spacer(1, 3),
              Paragraph("Número de tarjeta: %s" % card, M), Spacer(1, 8),
              Table([[Paragraph("TU PAGO REQUERIDO ESTE PERIODO", MH), Paragraph("RESUMEN DE CARGOS Y ABONOS DEL PERIODO", MH)], [left, right]], colWidths=[270, 276],
                    style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 4),
              Paragraph("NIVEL DE USO DE TU TARJETA", MH),
              two([("Límite de crédito", "$" + en(s.limit)), ("Crédito disponible", "$" + en(s.avail)), ("Crédito disponible para disposiciones de efectivo", "$" + en(min(s.avail, s.limit // 4)))], [400, 140]), Spacer(1, 10),
              Paragraph("DESGLOSE DE MOVIMIENTOS", MH)]
        data = [[Paragraph("CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES) &nbsp; Tarjeta titular: %s" % card, MB), "", "", ""],
                [Paragraph(x, MB) for x in ("Fecha de la<br/>operación", "Fecha<br/>de cargo", "Descripción del movimiento", "Monto")]]
        for t in s.tx:
            data.append([Paragraph(dm(t.date), M), Paragraph(dm(t.post), M), Paragraph(t.desc, M), Paragraph(("- $" if t.cr else "+ $") + en(t.amt), MR)])
        data += [["", "", Paragraph("Total cargos", MR), Paragraph("+ $" + en(s.debits), MR)], ["", "", Paragraph("Total abonos", MR), Paragraph("- $" + en(s.credits), MR)]]
        t = Table(data, colWidths=[72, 72, 296, 100], repeatRows=2)
        t.setStyle([("SPAN", (0, 0), (-1, 0)), ("BACKGROUND", (0, 0), (-1, 1), dk), ("LINEBELOW", (0, 2), (-1, -3), .25, colors.grey), ("LINEABOVE", (0, -2), (-1, -2), .8, dk),
                    ("ROWBACKGROUNDS", (0, 2), (-1, -3), [colors.white, HexColor("#eff6f1")]), ("TOPPADDING", (0, 0), (-1, -1), 1.8), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.8), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])
        return st + [t, Spacer(1, 8), Paragraph("Si sólo realizas el pago mínimo de tu saldo, tardarás más tiempo en liquidar tu deuda. Tasa de interés ordinaria anual 58.40% variable. CAT 79.9% sin IVA, para fines informativos y de comparación.", M)]

    def build(target, total):
        n = [0]

        def page(c, doc):
            n[0] += 1
            c.setFont("PurserDVB", 15)
            c.setFillColor(dk)
            c.drawString(36, 754, "Banco Agave")
            c.setFont("PurserDV", 8)
            c.drawRightString(576, 756, "Estado de cuenta · Tarjeta de crédito Agave Plata")
            c.drawRightString(576, 26, "Página %d de %d" % (n[0], total))
        doc = SimpleDocTemplate(target, pagesize=letter, leftMargin=36, rightMargin=36, topMargin=50, bottomMargin=42, invariant=1)
        doc.build(story(), onFirstPage=page, onLaterPages=page)
        return n[0]
    twice(path, build)
    return truth(s, issuer="Banco Agave", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev, statement_period=span_of(s))


def laurier(path, seed, rows):
    rng = rng_for("laurier", seed, rows)
    s = make(rng, pools.QC, rows, period(rng, rng.choice((6, 15, 22)), seed % 3 == 0), fx=.15)
    name = rng.choice(("GENEVIÈVE TREMBLAY-ROY", "ÉTIENNE LACHANCE", "SOLANGE M. BOUCHARD"))
    card = masked(rng, "4540 33** **** 9999")
    dm = lambda d: "%s %s %d" % ("1er" if d.day == 1 else d.day, MOIS[d.month - 1], d.year)
    jm = lambda d: "%02d  %02d" % (d.day, d.month)
    blue = HexColor("#264d8c")
    cols = [(46, 50, "c"), (102, 50, "c"), (158, 30, "c"), (194, 268, "l"), (468, 76, "r"), (546, 18, "l")]

    def run(target, total):
        def head(q):
            q.text(42, 750, "Caisse Laurier", "Helvetica-Bold", 16, col=blue)
            q.text(42, 737, "Relevé de compte – Carte Laurier Remises", "Helvetica", 9)
            q.text(566, 750, "Page %d de %d" % (q.page, total), "Helvetica", 8, "r")
            return 722
        q = Sheet(target, letter, 52, head, total)
        c = q.c
        for k, t in enumerate((name, "1180, RUE DES ÉRABLES APP. 6", "QUÉBEC QC  G1R 2M5")):
            q.text(42, 706 - 12 * k, t, "Helvetica", 9)
        q.text(330, 706, "Numéro de compte", "Helvetica", 8)
        q.text(566, 706, card, "Helvetica-Bold", 9, "r")
        q.text(330, 693, "Date du relevé", "Helvetica", 8)
        q.text(566, 693, dm(s.end), "Helvetica-Bold", 9, "r")
        q.text(330, 680, "Période couverte", "Helvetica", 8)
        q.text(566, 680, "du %s au %s" % (dm(s.start), dm(s.end)), "Helvetica", 8, "r")
        c.setFillColor(blue)
        for x, t in ((42, "Sommaire du compte"), (330, "Votre paiement")):
            c.setFillColor(blue)
            c.rect(x, 648, 236 if x > 100 else 270, 15, stroke=0, fill=1)
            q.text(x + 5, 652, t, "Helvetica-Bold", 9, col=WHITE)
        y = 636
        for a, v in (("Solde précédent", fr(s.prev) + " $"), ("Paiements et crédits", "– " + fr(s.credits) + " $"), ("Achats et débits divers", "+ " + fr(s.sum("purchase")) + " $"), ("Frais de crédit et autres frais", "+ " + fr(s.sum("interest", "fee")) + " $"), ("Nouveau solde", "= " + fr(s.due) + " $")):
            q.text(47, y, a, "Helvetica-Bold" if a[0] == "N" else "Helvetica", 8.5)
            q.text(308, y, v, "Helvetica-Bold" if a[0] == "N" else "Helvetica", 8.5, "r")
            y -= 13
        y = 636
        for a, v in (("Paiement minimum dû", fr(s.mad) + " $"), ("Date d'échéance", dm(s.pay_by)), ("Limite de crédit", fr(s.limit) + " $"), ("Crédit disponible", fr(s.avail) + " $"), ("Taux d'intérêt annuel – achats", "20,90 %")):
            q.text(335, y, a, "Helvetica", 8.5)
            q.text(562, y, v, "Helvetica-Bold", 8.5, "r")
            y -= 13
        q.y = 562

        def heads():
            q.row(["Transaction\nJ   M", "Inscription\nJ   M", "N°", "Description", "Montant ($)", ""], cols, "Helvetica-Bold", 8, fill=HexColor("#dfe7f3"))
        heads()
        q.turn = heads
        for i, t in enumerate(s.tx):
            q.row([jm(t.date), jm(t.post), "%03d" % (i + 1), t.desc, fr(t.amt), "CR" if t.cr else ""], cols, "Courier", 8.2, pad=2)
        q.turn = None
        q.need(30)
        c.line(42, q.y - 2, 568, q.y - 2)
        q.y -= 4
        q.row(["", "", "", "Total des paiements et crédits", fr(s.credits), "CR" if s.credits else ""], cols, "Helvetica-Bold", 8)
        q.row(["", "", "", "Total des achats, débits et frais", fr(s.debits), ""], cols, "Helvetica-Bold", 8)
        fx = [(i, t) for i, t in enumerate(s.tx) if t.fx]
        if fx:
            q.y -= 8
            fc = [(158, 30, "c"), (194, 110, "r"), (310, 100, "r"), (420, 124, "r")]
            q.need(40)
            q.row(["Devises étrangères : détail des conversions (déjà comprises dans les transactions ci-dessus)"], [(46, 500, "l")], "Helvetica-Oblique", 8)
            q.row(["N°", "Montant en devise", "Taux", "Montant converti ($)"], fc, "Helvetica-Bold", 7.5, fill=HexColor("#dfe7f3"))
            for i, t in fx:
                q.row(["%03d" % (i + 1), "%s %s" % (fr(t.fx[1]), t.fx[0]), "%d,%04d" % divmod(t.fx[2], 10000), fr(t.amt)], fc, "Courier", 8, pad=1.6)
        q.y -= 8
        q.need(40)
        q.para("Vous bénéficiez d'un délai de 21 jours sans intérêt pour acquitter le solde de vos achats. En ne faisant que le paiement minimum, il vous faudra plusieurs années pour rembourser le solde.", 46, 516, "Helvetica", 7.5)
        c.save()
        return q.page
    twice(path, run)
    return truth(s, issuer="Caisse Laurier", card_number=card, card_holder=name, statement_date=s.end, payment_due_date=s.pay_by, credit_limit=s.limit,
                 available_credit=s.avail, total_amount_due=s.due, minimum_amount_due=s.mad, previous_balance=s.prev, statement_period=span_of(s))


CARDS = {"ipe": ipe, "agave": agave, "laurier": laurier}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tills of Germany, France, Italy and Spain."""
import random

import stranger_till_goods as goods
from model import half_up
from stranger_pen import digits
from stranger_till_tape import Tape, basket, com, dealt, dec, inside, item, moment, paper, tender


def demarkt(path, seed, rows):
    """Supermarket: tax letters, weights and deposits, Steuer table, signature of the fiscal module."""
    rng = random.Random("demarkt%s" % seed)
    name, addr = dealt(seed, (("REVE Markt Schuster oHG", ("Bornheimer Landstr. 112", "60316 Frankfurt am Main")),
                             ("EDEGA Nordmann e.K.", ("Hauptstraße 4-6", "24937 Flensburg")), ("Frischemarkt Müller GmbH", ("Königsallee 201", "44789 Bochum"))))
    t = Tape(80, "Courier", 40, aspect=1.72, lead=1.14)
    when = moment(rng, (2021, 1, 4), (2025, 8, 20), 7, 21)
    t.centre(name, k=1.7, bold=True)
    for line in addr:
        t.centre(line)
    uid = "DE" + digits(rng, 9)
    t.centre("Tel. 0%s-%s" % (digits(rng, 3), digits(rng, 6)))
    t.centre("UID Nr.: " + uid)
    t.feed(0.5)
    t.row((38, "r", "EUR"))
    items, sums = [], {"A": 0, "B": 0}
    for desc, coded in basket(rng, goods.DE_SHOP, rows):
        price, code = coded // 10, "AB"[coded % 10 - 1]
        kind = rng.random()
        if desc in ("RISPENTOMATEN", "GOUDA JUNG SB", "HAEHNCHENBRUST"):
            grams, rate = rng.randint(150, 1400), price
            amount = half_up(grams * rate, 1000)
            t.row((0, "l", desc), (38, "r", com(amount)), (39, "l", code))
            t.row((6, "l", "%s kg x" % com(grams, 3)), (24, "r", com(rate)), (25, "l", "EUR/kg"))
            items.append(item(desc, amount, quantity=dec(grams, 3), unit_price=dec(rate)))
        elif kind < 0.3:
            qty = rng.choice((2, 3, 4, 6))
            amount = qty * price
            t.row((0, "l", desc), (38, "r", com(amount)), (39, "l", code))
            t.row((6, "l", "%d Stk x" % qty), (24, "r", com(price)))
            items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
        else:
            amount = price
            t.row((0, "l", desc), (38, "r", com(amount)), (39, "l", code))
            items.append(item(desc, amount, quantity=None, unit_price=None))
        sums[code] += amount
        if desc.startswith(("PILSENER", "MINERAL")) and kind >= 0.3:
            pfand = 48 if "PIL" in desc else 25
            label = "PFAND %s EURO" % com(pfand)
            t.row((0, "l", label), (38, "r", com(pfand)), (39, "l", "A"))
            items.append(item(label, pfand, quantity=None, unit_price=None))
            sums["A"] += pfand
    if sum(sums.values()) > 2000 and rng.random() < 0.6:
        back = 25 * rng.randint(1, 18)
        t.row((0, "l", "LEERGUT"), (38, "r", com(-back)), (39, "l", "B" if not sums["A"] else "A"))
        items.append(item("LEERGUT", -back, quantity=None, unit_price=None))
        sums["B" if not sums["A"] else "A"] -= back
    total = sum(sums.values())
    t.row((10, "l", "-" * 28))
    t.row((0, "l", "SUMME"), (22, "l", "EUR"), (38, "r", com(total)), k=1.8, bold=True)
    t.row((10, "l", "=" * 28))
    totals = {"total": total}
    if rng.random() < 0.5:
        paid = tender(rng, total, (100, 500, 1000, 5000))
        t.row((0, "l", "Geg. BAR"), (22, "l", "EUR"), (38, "r", com(paid)))
        t.row((0, "l", "Rückgeld BAR"), (22, "l", "EUR"), (38, "r", com(paid - total)))
        totals.update(paid=paid, change=paid - total)
    else:
        t.row((0, "l", "Geg. EC-Cash"), (22, "l", "EUR"), (38, "r", com(total)))
        totals["paid"] = total
    t.feed(0.5)
    t.row((0, "l", "Steuer  %"), (18, "r", "Netto"), (28, "r", "Steuer"), (38, "r", "Brutto"))
    taxes = 0
    for code, rate in (("A", 1900), ("B", 700)):
        if sums[code]:
            tax = inside(sums[code], rate) if sums[code] > 0 else -inside(-sums[code], rate)
            taxes += tax
            t.row((0, "l", code + "="), (8, "r", com(rate // 10, 1) + "%"), (18, "r", com(sums[code] - tax)), (28, "r", com(tax)), (38, "r", com(sums[code])))
    t.row((0, "l", "Gesamt"), (18, "r", com(total - taxes)), (28, "r", com(taxes)), (38, "r", com(total)))
    totals["tax"] = taxes
    t.feed(0.5)
    number = "%04d" % rng.randint(12, 9999)
    t.lr("Datum:", when.strftime("%d.%m.%Y"))
    t.lr("Uhrzeit:", when.strftime("%H:%M:%S Uhr"))
    t.lr("Beleg-Nr.", number)
    t.feed(0.5)
    t.left("TSE-Signatur:")
    sig = "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") for _ in range(86)) + "=="
    for i in range(0, len(sig), 36):
        t.left(sig[i:i + 36], col=3)
    t.lr("TSE-Signaturzähler:", digits(rng, 6))
    t.lr("TSE-Transaktion:", digits(rng, 6))
    t.lr("Markt:%s  Kasse:%d" % (digits(rng, 4), rng.randint(1, 9)), "Bed.:%s" % digits(rng, 6))
    t.rule("*")
    t.centre("Vielen Dank für Ihren Einkauf")
    t.save(path)
    return paper(name, addr, when, number, items, totals, uid, "EUR")


def frcafe(path, seed, rows):
    """Brasserie: quantities first, three VAT codes with totals, note kept by law."""
    rng = random.Random("frcafe%s" % seed)
    name, legal, addr, rcs = dealt(seed, (
        ("LE PETIT ZINC BLEU", "SARL au capital de 8 000 €", ("14 rue de la Roquette", "75011 PARIS"), "RCS Paris"),
        ("BRASSERIE DU VIEUX PORT", "SAS BVP", ("3, quai de Rive Neuve", "13001 MARSEILLE"), "RCS Marseille"),
        ("Café de la Comédie", "EURL Lamarque", ("9 pl. de la Comédie", "34000 Montpellier"), "RCS Montpellier")))
    t = Tape(80, "NimbusMonoPS-Regular", 42, aspect=1.85, lead=1.2, ink=0.12)
    when = moment(rng, (2019, 1, 5), (2025, 8, 20), 8, 23)
    t.centre(name, k=1.5, w=1.5, bold=True)
    t.centre(legal)
    for line in addr:
        t.centre(line)
    t.centre("Tél : 0%d %s" % (rng.randint(1, 5), " ".join("%02d" % rng.randrange(100) for _ in range(4))))
    siren = digits(rng, 9)
    tva = "FR%02d%s" % (rng.randint(10, 97), siren)
    t.centre("SIRET %s%05d - APE 5610A" % (siren, rng.randint(11, 29)))
    t.centre("TVA intra. " + tva)
    t.feed(0.5)
    number = "%06d" % rng.randint(1500, 890000)
    t.left("Le %s à %s" % (when.strftime("%d/%m/%Y"), when.strftime("%Hh%M")))
    t.lr("Ticket N° " + number, "Table %d" % rng.randint(1, 60))
    t.lr("Serveur : " + rng.choice(("LUCAS", "INES", "2")), "Couvert(s) : %d" % rng.randint(1, 8))
    t.rule("-")
    t.row((0, "l", "QTE"), (5, "l", "DESIGNATION"), (33, "r", "P.U."), (40, "r", "EUR"))
    t.rule("-")
    items, sums = [], {1: 0, 2: 0}
    for desc, coded in basket(rng, goods.FR_FOOD, rows):
        price, code = divmod(coded, 10)
        qty = rng.choice((1, 1, 1, 2, 2, 4))
        amount = qty * price
        sums[code] += amount
        t.row((3, "r", str(qty)), (5, "l", desc), (33, "r", com(price) if qty > 1 else ""), (40, "r", com(amount)), (41, "l", str(code)))
        items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price) if qty > 1 else None))
    t.rule("-")
    total = sum(sums.values())
    t.row((0, "l", "TOTAL TTC"), (40, "r", com(total, thousands=" ")), (41, "l", "€"), k=1.9, bold=True)
    t.feed(0.3)
    t.row((0, "l", "dont Code"), (15, "r", "Taux"), (24, "r", "HT"), (32, "r", "TVA"), (40, "r", "TTC"))
    taxes = 0
    for code, rate in ((1, 2000), (2, 1000)):
        if sums[code]:
            tax = inside(sums[code], rate)
            taxes += tax
            t.row((5, "l", str(code)), (15, "r", com(rate) + "%"), (24, "r", com(sums[code] - tax)), (32, "r", com(tax)), (40, "r", com(sums[code])))
    t.row((0, "l", "Total"), (24, "r", com(total - taxes)), (32, "r", com(taxes)), (40, "r", com(total)))
    t.rule("-")
    way = rng.choice(("CARTE BANCAIRE", "ESPECES", "TICKET RESTO"))
    paid = tender(rng, total, (500, 1000, 2000)) if way == "ESPECES" else total
    t.row((0, "l", way), (40, "r", com(paid)))
    totals = {"total": total, "tax": taxes, "paid": paid}
    if way == "ESPECES":
        t.row((0, "l", "RENDU"), (40, "r", com(paid - total)))
        totals["change"] = paid - total
    t.feed(0.5)
    t.centre("SERVICE COMPRIS - MERCI DE VOTRE VISITE")
    t.centre("NF525 %s v4.2 - %s" % (digits(rng, 4), "".join(rng.choice("ABCDEFGHJK23456789") for _ in range(12))))
    t.save(path)
    return paper(name, addr, when, number, items, totals, tva, "EUR")


def itferra(path, seed, rows):
    """Commercial document of an Italian fiscal printer: VAT rate beside the price, quantity line above."""
    rng = random.Random("itferra%s" % seed)
    name, addr = dealt(seed, (("FERRAMENTA F.LLI BIANCHINI SNC", ("VIA G. GARIBALDI 114", "40126 BOLOGNA (BO)")),
                             ("COLORIFICIO ADRIATICO SRL", ("VIALE DELLA VITTORIA, 8", "60123 ANCONA AN")),
                             ("CASALINGHI DA ROSETTA", ("C.SO VITTORIO EMANUELE 55/B", "80121 NAPOLI"))))
    t = Tape(58, "DejaVuSansMono", 34, aspect=2.35, lead=1.12, margin=8)
    when = moment(rng, (2020, 1, 7), (2025, 8, 20), 8, 20)
    t.centre(name, bold=True)
    for line in addr:
        t.centre(line)
    iva = digits(rng, 11)
    t.centre("P.IVA " + iva)
    t.centre("TEL. 0%s/%s" % (digits(rng, 2), digits(rng, 6)))
    t.feed(0.5)
    t.centre("DOCUMENTO COMMERCIALE", bold=True, k=1.3)
    t.centre("di vendita o prestazione")
    t.feed(0.4)
    t.row((0, "l", "DESCRIZIONE"), (24, "r", "IVA"), (34, "r", "Prezzo(€)"))
    items, total, tax = [], 0, {}
    for desc, price in basket(rng, goods.IT_SHOP, rows):
        qty = rng.choice((1, 1, 1, 2, 3, 10))
        amount = qty * price
        rate = 1000 if "SMALTO" in desc and rng.random() < 0.3 else 2200
        if qty > 1:
            t.left("  %d x %s" % (qty, com(price)))
        t.row((0, "l", desc[:19]), (24, "r", "%d%%" % (rate // 100)), (34, "r", com(amount)))
        items.append(item(desc[:19], amount, quantity=str(qty) if qty > 1 else None, unit_price=dec(price) if qty > 1 else None))
        tax[rate] = tax.get(rate, 0) + amount
        total += amount
    t.feed(0.4)
    totals = {}
    if total > 3000 and rng.random() < 0.35:
        off = total % 100 or 100
        t.lr("SUBTOTALE", com(total))
        t.lr("SCONTO ABBUONO", com(-off))
        totals.update(subtotal=total, discount=-off)
        big = max(tax, key=tax.get)
        tax[big] -= off
        total -= off
    vat = sum(inside(v, r) for r, v in tax.items())
    t.lr("TOTALE COMPLESSIVO", com(total), bold=True, k=1.7)
    t.lr("di cui IVA", com(vat))
    t.feed(0.4)
    totals.update(total=total, tax=vat)
    if rng.random() < 0.55:
        paid = tender(rng, total, (500, 1000, 5000))
        t.lr("Pagamento contante", com(paid))
        t.lr("Resto", com(paid - total))
        totals["change"] = paid - total
        due = paid
    else:
        t.lr("Pagamento elettronico", com(total))
        due = total
    t.lr("Importo pagato", com(due))
    totals["paid"] = due
    t.feed(0.5)
    number = "%04d-%04d" % (rng.randint(1, 2400), rng.randint(1, 160))
    t.centre(when.strftime("%d-%m-%Y %H:%M"))
    t.centre("DOCUMENTO N. " + number)
    t.centre("RT 99MEY%s" % digits(rng, 6))
    t.feed(0.4)
    t.centre("ARRIVEDERCI E GRAZIE")
    t.save(path)
    return paper(name, addr, when, number, items, totals, iva, "EUR")


def esmercado(path, seed, rows):
    """Supermarket 'factura simplificada': quantity glued before the name, weight lines below, IVA table."""
    rng = random.Random("esmercado%s" % seed)
    name, addr = dealt(seed, (("MERCADONIA, S.A.", ("AVDA. DEL PUERTO 118", "46023 VALENCIA")), ("DIAZ SUPERMERCADOS S.L.", ("C/ BRAVO MURILLO, 201 BAJO", "28020 MADRID")),
                             ("CONSUMA S.COOP.V.", ("CALLE MAYOR 40", "03001 ALICANTE/ALACANT"))))
    t = Tape(80, "Courier-Bold", 40, aspect=1.6, lead=1.16, margin=14, ink=0.2)
    when = moment(rng, (2023, 1, 3), (2025, 8, 20), 9, 22)
    nif = rng.choice("ABF") + "-" + digits(rng, 8)
    t.centre(name + "   " + nif)
    for line in addr:
        t.centre(line)
    t.centre("TELÉFONO: 9%s" % digits(rng, 8))
    t.left("%s  OP: %s" % (when.strftime("%d/%m/%Y %H:%M"), digits(rng, 6)))
    number = "%04d-%03d-%06d" % (rng.randint(1000, 4999), rng.randint(1, 30), rng.randint(100, 999999))
    t.left("FACTURA SIMPLIFICADA: " + number)
    t.feed(0.4)
    t.row((3, "l", "Descripción"), (31, "r", "P. Unit"), (40, "r", "Importe"))
    items, sums = [], {}
    for desc, price in basket(rng, goods.ES_SHOP, rows):
        rate = 2100 if desc.split()[0] in ("DETERGENTE", "CERVEZA", "PAPEL", "BOLSA", "CHAMPU") else \
            400 if desc.split()[0] in ("LECHE", "PAN", "HUEVOS", "ACEITE", "QUESO") else 1000
        if rng.random() < 0.15:
            desc = rng.choice(("PLATANO", "TOMATE RAMA", "PATATA GRANEL", "NARANJA MESA"))
            rate, price, grams = 400, rng.choice((199, 245, 139, 180)), rng.randint(310, 2400)
            amount = half_up(grams * price, 1000)
            t.row((0, "l", "1"), (3, "l", desc))
            t.row((3, "l", "%s kg" % com(grams, 3)), (31, "r", "%s €/kg" % com(price)), (40, "r", com(amount)))
            items.append(item(desc, amount, quantity=dec(grams, 3), unit_price=dec(price)))
        else:
            qty = rng.choice((1, 1, 1, 2, 3, 6))
            amount = qty * price
            t.row((0, "l", str(qty)), (3, "l", desc), (31, "r", com(price) if qty > 1 else ""), (40, "r", com(amount)))
            items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price) if qty > 1 else None))
        sums[rate] = sums.get(rate, 0) + amount
    total = sum(sums.values())
    t.feed(0.3)
    t.row((31, "r", "TOTAL (€)"), (40, "r", com(total)), k=1.4)
    cash = rng.random() < 0.4
    totals = {"total": total}
    if cash:
        paid = tender(rng, total, (100, 500, 1000, 5000))
        t.row((31, "r", "EFECTIVO"), (40, "r", com(paid)))
        t.row((31, "r", "CAMBIO"), (40, "r", com(paid - total)))
        totals.update(paid=paid, change=paid - total)
    else:
        t.row((31, "r", "TARJETA BANCARIA"), (40, "r", com(total)))
        totals["paid"] = total
    t.feed(0.5)
    t.row((2, "l", "IVA"), (25, "r", "BASE IMPONIBLE (€)"), (37, "r", "CUOTA (€)"))
    taxes = 0
    for rate in sorted(sums):
        tax = inside(sums[rate], rate)
        taxes += tax
        t.row((5, "r", "%d%%" % (rate // 100)), (25, "r", com(sums[rate] - tax)), (37, "r", com(tax)))
    t.row((0, "l", "TOTAL"), (25, "r", com(total - taxes)), (37, "r", com(taxes)))
    totals["tax"] = taxes
    t.feed(0.5)
    if not cash:
        t.left("TARJ. BANCARIA: **** **** **** " + digits(rng, 4))
        t.lr("N.C: " + digits(rng, 9), "AUT: " + digits(rng, 6))
        t.left("ARC: 3030   AID: A0000000031010")
        t.lr("Importe: %s €" % com(total), rng.choice(("VISA", "MasterCard")))
    t.centre("SE ADMITEN DEVOLUCIONES CON TICKET")
    t.save(path)
    return paper(name, addr, when, number, items, totals, nif, "EUR")

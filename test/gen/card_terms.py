# SPDX-License-Identifier: AGPL-3.0-or-later
"""What issuers call the figures of a card's head, by language: their guides to a statement, public parsers, forms of the law.

Each paper of found_card.py can be drawn with these in place of its own words (make.py --kind foundcard --nonsense terms):
one language a paper, a term by lot for each figure. What they are is a fact; which stand together is chance.
"""

import copy
import random
import re

TERMS = {
    "en": {
        "previous": ("Balance from last statement", "Previous Account Balance", "Opening Balance Owing", "Your Last Statement Balance", "Last Month's Statement Balance", "Balance Last Month", "Last Bill Balance", "Amount owed from last statement", "Outstanding Balance from Last Statement", "Prior Balance", "Carried over from last statement", "Last billed amount", "Previous Outstanding Amount", "Balance b/f from previous statement", "Total Amount Due - Last Statement"),
        "payments": ("Payments Made", "Your payments", "Payments you made", "Payments/Credits", "Total Credits", "Credits & Payments", "Payment(s) & Credit(s)", "Less: Payments Received", "Money in", "Amount Paid", "Payments since last statement", "Total Payments & Credits", "Paid since last bill", "Credits this period", "Payments, Reversals & Other Credits", "Payments & Refunds", "Thank you for your payments"),
        "purchases": ("Purchases & Cash Advances", "New Purchases & Charges", "Your spending", "Total Spend", "Spends this month", "Card Spends", "Purchases/Debits", "Transactions this month", "New spend", "Total Purchases Made", "Retail Transactions", "Purchases since last statement", "What you spent", "Billed Transactions", "Domestic & International Spends", "Money out", "Purchases, withdrawals and balance transfers", "New Debits", "Total of Purchases"),
        "fees": ("Fees & Interest", "Interest & Fees Charged", "Fees and interest charges", "Interest/Fees", "Charges & Taxes", "Service Charges", "Finance Charges & Fees", "Bank Charges", "Fees, Charges & GST", "Interest and Charges", "Other Fees", "Levies & Taxes", "Service Fees", "Financial Charges", "Fees & Taxes", "Your interest and charges", "Profit & Other Charges", "Management Charges and Fees"),
        "new": ("Closing Balance Owing", "Amount You Owe", "What you owe", "Full Balance Due", "Total Amount Owing", "Outstanding Amount", "Total to Pay", "Total Bill", "Balance Owing", "Your Balance", "Total Due This Month", "Amount Due This Month", "Current Outstanding", "Total Statement Amount", "Total Closing Balance", "Your closing balance", "This month's balance", "Balance as at statement date", "Total Payment Amount"),
        "minimum": ("Minimum Amount To Pay", "Minimum to Pay", "Min. Payment", "Minimum Required Payment", "Minimum Monthly Repayment", "Your minimum payment", "Least amount to pay", "Min Amt Due", "MAD", "Minimum Payable Amount", "Minimum Due Amount", "Minimum Contribution", "Total Minimum Amount Due", "Minimum instalment due", "Your minimum repayment", "Minimum Sum Payable"),
        "limit": ("Your credit limit", "Total Limit", "Account Credit Limit", "Assigned Credit Limit", "Approved Limit", "Shared Credit Limit", "Overall Limit", "Credit Card Limit", "Maximum Credit Limit", "Account Limit", "Purchase Limit", "Total Card Limit", "Facility Limit", "Spending Limit"),
        "due": ("Payment Due", "Pay On or Before", "Please Pay Before", "Payment to reach us by", "Due On", "Last Date of Payment", "Pay no later than", "Last date to pay", "Payment Date", "Repayment Due Date", "Make Payment By", "Minimum payment due date", "Settlement Date", "Direct Debit Date", "Payment Deadline"),
        "available": ("Available to spend", "Credit Available", "Your available credit", "Unused credit", "Available funds", "Remaining Limit", "Available balance"),
    },
    "de": {
        "previous": ("Saldo der Vorperiode", "Saldo aus letzter Abrechnung", "Letzter Rechnungsbetrag", "Saldovortrag Vormonat", "Übertrag letzte Abrechnung", "Alter Kartensaldo", "Offener Betrag letzte Rechnung"),
        "payments": ("Zahlungseingänge", "Ihre Zahlungen und Gutschriften", "Einzahlungen", "Gutschriften", "Zahlungen/Gutschriften", "Summe Gutschriften", "Eingegangene Zahlungen"),
        "purchases": ("Einkäufe", "Ihre Umsätze", "Kartenumsätze", "Summe der Umsätze", "Neue Umsätze", "Belastungen im Zeitraum", "Bezüge"),
        "fees": ("Gebühren und Zinsen", "Zinsen und Spesen", "Entgelte", "Sollzinsen und Gebühren", "Spesen", "Kommissionen und Gebühren"),
        "new": ("Neuer Kartensaldo", "Gesamtsaldo", "Offener Betrag", "Aktueller Saldo", "Abrechnungsbetrag", "Saldo zu unseren Gunsten", "Gesamtbetrag der Rechnung"),
        "minimum": ("Mindestzahlungsbetrag", "Mindestrückzahlung", "Mindestens zu zahlen", "Minimalbetrag", "Minimalzahlung", "Fälliger Mindestbetrag", "Monatlicher Mindestbetrag"),
        "limit": ("Kartenlimit", "Kreditlimite", "Gesamtlimit", "Globallimite", "Verfügungsrahmen gesamt", "Kreditkartenlimit", "Einkaufsrahmen"),
        "due": ("Zahlungsziel", "Zu bezahlen bis", "Abbuchungstermin", "Fällig zum", "Zahlungstermin", "Einzugsdatum", "Bitte zahlen bis"),
        "available": ("Verfügbarer Betrag", "Noch verfügbar", "Freies Limit"),
    },
    "fr": {
        "previous": ("Solde du mois précédent", "Solde au relevé précédent", "Ancien montant dû", "Report du relevé précédent", "Solde reporté", "Montant du dernier relevé"),
        "payments": ("Paiements reçus", "Paiements et crédits", "Vos versements", "Versements et crédits", "Crédits du mois", "Remboursements", "Règlements reçus"),
        "purchases": ("Achats et débits", "Vos achats", "Dépenses du mois", "Opérations du mois", "Nouveaux achats", "Total de vos dépenses", "Achats et avances"),
        "fees": ("Frais et intérêts", "Frais de crédit", "Intérêts et frais", "Commissions", "Agios et frais", "Frais d'intérêt"),
        "new": ("Montant total dû", "Solde à payer", "Solde dû", "Votre nouveau solde", "Total à payer", "Nouveau montant dû", "Solde du relevé"),
        "minimum": ("Versement minimum", "Paiement minimum dû", "Mensualité minimale", "Paiement minimal", "Minimum à payer", "Montant minimum dû"),
        "limit": ("Plafond de crédit", "Limite de carte", "Limite autorisée", "Montant maximum autorisé", "Votre limite de crédit", "Plafond de la carte"),
        "due": ("Payable au plus tard le", "Date d'exigibilité", "Date de paiement", "À payer au plus tard le", "Date de prélèvement", "Échéance"),
        "available": ("Crédit disponible", "Solde disponible", "Reste disponible"),
    },
    "es": {
        "previous": ("Saldo del mes anterior", "Deuda anterior", "Saldo último resumen", "Saldo corte anterior", "Adeudo anterior", "Saldo inicial del periodo", "Total resumen anterior"),
        "payments": ("Pagos realizados", "Abonos y pagos", "Sus pagos", "Pagos y créditos", "Pagos recibidos", "Total abonos", "Abonos del periodo"),
        "purchases": ("Compras del mes", "Consumos del mes", "Total consumos", "Compras y cargos", "Consumos", "Compras y disposiciones", "Operaciones del periodo", "Total de cargos"),
        "fees": ("Intereses y comisiones", "Comisiones e intereses", "Cargos financieros", "Intereses y cargos", "Comisiones e impuestos", "Impuestos y comisiones"),
        "new": ("Saldo al corte", "Total adeudado", "Deuda total", "Monto total a pagar", "Pago total", "Total a pagar del mes", "Saldo total", "Saldo deudor total", "Monto facturado"),
        "minimum": ("Pago mínimo requerido", "Monto mínimo a pagar", "Mínimo a pagar", "Pago mínimo del mes", "Cuota mínima", "Importe mínimo a pagar"),
        "limit": ("Línea de crédito", "Cupo total tarjeta", "Límite autorizado", "Límite de la tarjeta", "Línea otorgada", "Cupo aprobado", "Límite de compras"),
        "due": ("Último día de pago", "Pague antes de", "Fecha máxima de pago", "Vence el", "Fecha de adeudo", "Pagar hasta", "Último día para pagar"),
        "available": ("Crédito disponible", "Cupo disponible", "Saldo disponible"),
    },
    "pt": {
        "previous": ("Saldo da fatura anterior", "Saldo do extrato anterior", "Total fatura anterior", "Dívida anterior", "Saldo em dívida anterior", "Valor anterior"),
        "payments": ("Pagamentos e créditos", "Pagamentos efetuados", "Pagamento/Créditos", "Créditos e pagamentos", "Total de pagamentos", "Pagamentos do período"),
        "purchases": ("Compras nacionais", "Total de despesas", "Novas compras", "Compras e saques", "Movimentos do período", "Despesas do mês", "Total de lançamentos"),
        "fees": ("Juros e encargos", "Encargos e tarifas", "Taxas e juros", "Comissões e juros", "Juros e comissões", "Encargos financeiros"),
        "new": ("Total em dívida", "Saldo em dívida", "Valor a pagar", "Saldo atual", "Total da sua fatura", "Valor total a pagar", "Montante em dívida"),
        "minimum": ("Valor mínimo a pagar", "Pagamento mínimo obrigatório", "Mínimo a pagar", "Montante mínimo a pagar", "Prestação mínima", "Pagamento mínimo desta fatura"),
        "limit": ("Limite de crédito total", "Limite total de crédito", "Plafond de crédito", "Limite do seu cartão", "Limite aprovado", "Limite global"),
        "due": ("Vencimento da fatura", "Data limite", "Pagável até", "Pague até", "Data de pagamento", "Data de cobrança"),
        "available": ("Crédito disponível", "Plafond disponível", "Limite disponível"),
    },
    "it": {
        "previous": ("Saldo mese precedente", "Debito residuo precedente", "Saldo ultimo estratto conto", "Debito precedente", "Totale estratto conto precedente"),
        "payments": ("Pagamenti effettuati", "Accrediti", "I tuoi pagamenti", "Versamenti", "Pagamenti e accrediti"),
        "purchases": ("Spese del mese", "Totale spese", "Acquisti e prelievi", "Totale operazioni", "Movimenti del mese", "Nuovi acquisti"),
        "fees": ("Interessi e commissioni", "Commissioni e spese", "Oneri e interessi", "Spese e interessi", "Commissioni"),
        "new": ("Totale addebito", "Totale dovuto", "Saldo finale dovuto", "Nuovo debito residuo", "Importo totale dovuto", "Saldo del mese"),
        "minimum": ("Importo minimo da pagare", "Rata minima mensile", "Pagamento minimo dovuto", "Rata mensile minima", "Minimo dovuto"),
        "limit": ("Limite di credito", "Massimale carta", "Plafond mensile", "Limite di spesa mensile", "Fido accordato", "Linea di credito"),
        "due": ("Data di pagamento", "Da pagare entro il", "Entro il", "Data scadenza pagamento", "Valuta di addebito"),
        "available": ("Disponibilità residua", "Credito disponibile"),
    },
    "nl": {
        "previous": ("Saldo vorig overzicht", "Vorig saldo", "Openstaand vorige maand", "Saldo vorige periode", "Beginstand"),
        "payments": ("Ontvangen betalingen", "Uw betalingen", "Betalingen en bijschrijvingen", "Totaal bijgeschreven", "Ontvangsten"),
        "purchases": ("Nieuwe uitgaven", "Uw uitgaven", "Aankopen en opnames", "Totaal afgeschreven", "Bestedingen", "Nieuwe transacties"),
        "fees": ("Rente en kosten", "Kosten en rente", "Renten en kosten", "Kosten", "Provisies en kosten"),
        "new": ("Totaal openstaand", "Nieuw openstaand saldo", "Te betalen bedrag", "Openstaand saldo", "Totaal te betalen", "Totaal verschuldigd"),
        "minimum": ("Minimaal terug te betalen", "Minimum te betalen", "Minimale betaling", "Minimaal maandbedrag", "Verplichte minimale aflossing"),
        "limit": ("Kaartlimiet", "Uw limiet", "Uitgavenlimiet", "Kredietlimiet", "Maximaal krediet"),
        "due": ("Betalen voor", "Incassodatum", "Datum afschrijving", "Uiterlijk te betalen op", "Te voldoen voor"),
        "available": ("Beschikbaar bedrag", "Nog te besteden", "Bestedingsruimte over"),
    },
    "pl": {
        "previous": ("Saldo z poprzedniego okresu", "Saldo poprzednie", "Poprzednie saldo", "Zadłużenie na początek okresu", "Saldo początkowe"),
        "payments": ("Suma wpłat", "Spłaty", "Wpłaty i uznania", "Suma uznań", "Dokonane spłaty"),
        "purchases": ("Suma transakcji", "Transakcje", "Suma obciążeń", "Zakupy", "Transakcje bezgotówkowe"),
        "fees": ("Opłaty i odsetki", "Odsetki i prowizje", "Opłaty i prowizje", "Prowizje i opłaty", "Odsetki i opłaty"),
        "new": ("Saldo zadłużenia", "Całkowite zadłużenie", "Kwota do spłaty", "Zadłużenie na koniec okresu", "Łączne zadłużenie", "Saldo końcowe zadłużenia"),
        "minimum": ("Minimalna spłata", "Kwota minimalna do zapłaty", "Minimalna kwota spłaty", "Spłata minimalna", "Wymagana kwota minimalna"),
        "limit": ("Przyznany limit", "Limit kredytu", "Przyznany limit kredytowy", "Limit na karcie", "Wysokość limitu"),
        "due": ("Data spłaty", "Termin zapłaty", "Spłata do dnia", "Ostateczny termin spłaty", "Termin spłaty zadłużenia"),
        "available": ("Dostępny limit", "Dostępne środki", "Pozostały limit"),
    },
    "tr": {
        "previous": ("Önceki Dönem Bakiyesi", "Bir Önceki Dönem Borcu", "Geçen Dönem Borcu", "Önceki Ekstre Borcu", "Devir Bakiye"),
        "payments": ("Yapılan Ödemeler", "Ödemeleriniz", "Toplam Ödeme", "Ödemeler ve Alacaklar", "Ödeme Tutarı"),
        "purchases": ("Dönem İçi Harcamalar", "Toplam Harcama", "Harcamalarınız", "Dönem Harcamaları", "Alışverişler"),
        "fees": ("Faiz ve Ücretler", "Faiz ve Masraflar", "Ücret ve Faizler", "Faiz/Ücret/Komisyon", "Masraf ve Vergiler"),
        "new": ("Toplam Dönem Borcu", "Ekstre Borcu", "Dönem Borcunuz", "Hesap Özeti Borcu", "Toplam Borcunuz", "Ödenecek Toplam Tutar"),
        "minimum": ("Asgari Tutar", "Ödenmesi Gereken Asgari Tutar", "Asgari Ödeme", "Minimum Ödeme Tutarı", "Ödenecek Asgari Tutar"),
        "limit": ("Kart Limitiniz", "Toplam Limit", "Toplam Kart Limiti", "Müşteri Limiti", "Kredi Kartı Limiti"),
        "due": ("Son Ödeme Günü", "Ödeme Tarihi", "En Son Ödeme Tarihi", "Ödeme Son Tarihi", "Son Ödeme"),
        "available": ("Kullanılabilir Limit", "Kalan Limit"),
    },
    "sv": {
        "previous": ("Saldo från föregående faktura", "Tidigare skuld", "Skuld från föregående månad", "Saldo föregående månad", "Ingående skuldsaldo"),
        "payments": ("Inbetalt belopp", "Dina inbetalningar", "Inbetalningar och krediteringar", "Mottagna betalningar", "Betalningar"),
        "purchases": ("Dina köp", "Nya köp", "Månadens köp", "Köp och uttag", "Summa köp"),
        "fees": ("Räntor och avgifter", "Avgifter och ränta", "Ränta och avgifter", "Avgifter", "Summa avgifter"),
        "new": ("Total skuld", "Belopp att betala", "Utgående skuld", "Summa att betala", "Ny skuld", "Totalt att betala"),
        "minimum": ("Minsta belopp att betala", "Lägsta belopp", "Minsta inbetalning", "Minst att betala", "Minimibelopp denna månad"),
        "limit": ("Kreditlimit", "Beviljad kredit", "Beviljad kreditgräns", "Din kreditgräns", "Kreditutrymme"),
        "due": ("Sista betalningsdag", "Förfaller", "Betalas senast", "Oss tillhanda senast", "Förfallodatum"),
        "available": ("Disponibelt belopp", "Kvar att utnyttja"),
    },
    "da": {
        "previous": ("Saldo fra sidste opgørelse", "Tidligere saldo", "Forrige saldo", "Saldo fra forrige faktura", "Gammel saldo"),
        "payments": ("Indbetalinger", "Innbetalt", "Dine indbetalinger", "Betalinger modtaget", "Innbetalinger og krediteringer"),
        "purchases": ("Nye køb", "Varekjøp og uttak", "Køb i perioden", "Kjøp denne periode", "Forbrug i perioden"),
        "fees": ("Renter og gebyrer", "Gebyrer og renter", "Renter og omkostninger", "Gebyr", "Renter og gebyr"),
        "new": ("Ny saldo", "Utestående beløp", "Total gæld", "Totalt skyldig beløp", "Beløb til betaling", "Å betale totalt"),
        "minimum": ("Minimumsbetaling", "Minste beløp å betale", "Mindste betaling", "Minimum å betale", "Laveste beløb at betale"),
        "limit": ("Kreditramme", "Kredittramme", "Innvilget kreditt", "Maksimum", "Bevilget kredit"),
        "due": ("Betalingsfrist", "Betales senest", "Forfald", "Sidste rettidige betalingsdag", "Forfall"),
        "available": ("Til rådighed", "Disponibelt", "Tilgjengelig beløp"),
    },
}

CELL = re.compile(r"\{(\w+)\}")
AS_PURCHASES = {"spent": "purchases"}
LETTER = 0.56  # width of a letter, in sizes of the font
LABEL = re.compile(r"^([*^]*)(.*?)(\s*[:.]*\s*)$")
NEAR = 60


def figure_of(text):
    """Which figure TEXT prints, if it is one and nothing but its currency and mark; else None."""
    found = CELL.findall(text)
    if len(found) != 1:
        return None
    name = AS_PURCHASES.get(found[0], found[0])
    return name if name in TERMS["en"] else None


def shaped(old, new):
    """NEW with the marks, capitals and colon of OLD."""
    before, text, after = LABEL.match(old).groups()
    return before + (new.upper() if text.isupper() and len(text) > 2 else new) + after


class Drawn:
    """The terms of one paper."""

    def __init__(self, spec, layout, seed):
        self.rng = random.Random(f"terms/{layout}/{seed}")
        self.terms = TERMS[self.rng.choice(sorted(TERMS) + ["en"] * 6)]
        self.size = spec.get("size", 8)
        self.width = spec.get("page", (595, 842))[0]
        self.chosen = {}

    def term(self, name, room):
        fits = [t for t in self.terms[name] if len(t) * self.size * LETTER < room] or [min(self.terms[name], key=len)]
        if self.chosen.get(name) not in fits:
            self.chosen[name] = self.rng.choice(fits)
        return self.chosen[name]

    def room(self, cells, i):
        x = abs(cells[i][0])
        return min([abs(ox) for ox, _ in cells if abs(ox) > x + 1] + [self.width - 20]) - x - 4

    def put(self, cells, i, name):
        cells[i] = (cells[i][0], shaped(cells[i][1], self.term(name, self.room(cells, i))))

    def inline(self, cells, i, name):
        """"Due date {due}": the words before the figure, if they are no currency."""
        x, text = cells[i]
        before, brace, rest = text.partition("{")
        label = re.match(r"^(.*?[^\W\d_]{4}.*?)(\s*:?\s*(?:(?:Rs\.?|[A-Z]{3}|[^\w\s]{1,2}|S\$)\s?)?)$", before)
        if not label:
            return False
        cells[i] = (x, shaped(label[1], self.term(name, NEAR * 3)) + label[2] + brace + rest)
        return True

    def block(self, lines):
        for k, cells in enumerate(lines):
            for i, (x, text) in enumerate(cells):
                name = figure_of(text)
                if name is None or self.inline(cells, i, name):
                    continue
                left = cells[i - 1][1] if i else "{"
                if "{" not in left and re.search(r"[^\W\d_]{3}", left):
                    self.put(cells, i - 1, name)
                    continue
                above = lines[k - 1] if k else []
                for j, (ax, at) in enumerate(above):
                    if "{" in at or not re.search(r"[^\W\d_]{3}", at) or abs(abs(ax) - abs(x)) >= NEAR:
                        continue
                    self.put(above, j, name)
                    for n, (bx, bt) in enumerate(lines[k - 2] if k > 1 else []):
                        if abs(abs(bx) - abs(ax)) < 5 and "{" not in bt and len(lines[k - 2]) == len(above):
                            lines[k - 2][n] = (bx, "")
                    break


def apply(spec, layout, seed):
    """A copy of SPEC whose figures have other names, by lot."""
    spec = copy.deepcopy(spec)
    drawn = Drawn(spec, layout, seed)
    for name in ("head", "foot", "card_head", "card_foot", "page_head"):
        if name in spec:
            spec[name] = [list(cells) for cells in spec[name]]
            drawn.block(spec[name])
    for name in ("before", "after"):
        for row in spec.get(name, []):
            figure = figure_of(row.get("amount", ""))
            if figure and "description" in row:
                row["description"] = shaped(row["description"], drawn.term(figure, NEAR * 4))
    return spec

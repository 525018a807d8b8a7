# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries, the sixth batch: charges beside amounts, amounts before their text, cards with what falls due later.

Facts of public parsers, importers and their tests; names, numbers and texts are invented. See found.py for how to read a description.
"""

from reportlab.lib.pagesizes import letter

import found
from found import finish as usual_finish
from found import digits, printed
from found_front import CardPaper, Paper, finish, usual


class Charged(Paper):
    """A charge of its own beside some payments: the balance falls by both."""

    def cell(self, row, key):
        if key == "charge":
            return "-" + printed(row["charge"], self.spec["number"]) if row.get("charge") else ""
        return super().cell(row, key)


def charged(spec, doc):
    """Of every fifth payment a part is printed as its charge."""
    for n, row in enumerate(doc["rows"]):
        row["charge"] = 150 if row["debit"] is not None and row["debit"] > 1000 and n % 5 == 0 else 0
        row["debit"] = row["debit"] - row["charge"] if row["charge"] else row["debit"]
    return usual_finish(spec, doc)


class Cards(CardPaper):
    """A title for each card with what was spent with it, as C-something prints them."""

    def values(self):
        out = super().values()
        return {**out, "last4": self.card[-4:]}


FOREIGN = {
    # Australia: two days without a year, a minus in the column of debits, thousands without a comma, the closing balance as the last row
    "statement continues": {"paper": Paper, "font": "sans", "size": 8, "date": "%d-%b", "head_date": "%d %b %y", "number": "plain", "signed": True, "sparse": True, "narration": "from to",
                  "head": [[(300, "^Everyday account statement.")], [(300, "*Statement period")], [(300, "{from_} - {to_}")], [], [(70, "{holder}")], [(70, "14 TEMPLE ROAD")], [(70, "NEWTOWN NSW 2042")], [], [(300, "*Account summary.")], [(40, "Account name"), (130, "Everyday account"), (300, "Opening balance"), (-540, "{open}")], [(40, "Account BSB"), (130, "111-444"), (300, "Total credits"), (-540, "{credits}")], [(40, "Account number"), (130, "{account}"), (300, "Total debits"), (-540, "-{debits}")], [(300, "*Closing balance"), (-540, "*{close}")], [], [(40, "^Transactions")]],
                  "columns": [("date", "Date", 40, 0), ("post", "Processed", 90, 0), ("description", "Description", 150, 180), ("debit", "Debits ($)", -400, 0), ("credit", "Credits ($)", -475, 0), ("balance", "Balance ($)", -555, 0)],
                  "after": [{"description": "*Closing Balance", "balance": "*{close}"}], "furniture": [(40, -30, 0, 8, "Page {page} of {pages} | Statement continues over")],
                  "foot": [[(40, "*Account security tips")], [(40, "Never tell anyone your password or access code.")]]},
    # Germany: the credit line beside the address, days without a year, what was booked for you, balances with H at the end
    "gebucht für sie": {"paper": Paper, "font": "sans", "size": 8, "date": "%d.%m.", "head_date": "%d.%m.%Y", "number": "german", "balance": (("", " H EUR"), ("", " S EUR")), "narration": "mandate", "iban": ("DE", 18),
                        "head": [[(40, "Musterbank AG, Tempelweg 7-9, 10117 Berlin")], [], [(40, "{holder}")], [(40, "Tempelstr. 14"), (330, "IHR DISPOKREDIT  EUR  2.000,00")], [(40, "04103 Leipzig")], [], [(40, "*Girokonto")], [], [(40, "^Kontoauszug Nummer 010 / 2025 vom {from_} bis {to_}")], [(40, "Kontonummer {account} / IBAN {iban}")]],
                        "columns": [("date", "Bu.Tag", 40, 0), ("post", "Wert", 80, 0), ("description", "Wir haben für Sie gebucht", 125, 250), ("debit", "Belastung in EUR", -470, 0), ("credit", "Gutschrift in EUR", -555, 0)],
                        "foot": [[(125, "ALTER KONTOSTAND"), (-555, "{opening}")], [(125, "*NEUER KONTOSTAND"), (-555, "*{closing}")], [], [(40, "Guthaben sind nach Maßgabe des Gesetzes entschädigungsfähig.")]], "furniture": [(480, -30, 0, 8, "Seite {page} von {pages}")]},
    # South Africa: a category, noughts nowhere, blanks between thousands, a charge of its own beside some payments
    "fee star": {"paper": Charged, "finish": charged, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "space.", "signed": True, "kind": ("Groceries", "Other Income"), "narration": "plain",
                 "head": [[(40, "^Main Account Statement")], [], [(40, "{holder}"), (330, "*Statement Information")], [(40, "14 TEMPLE ROAD"), (330, "From Date:"), (420, "{from_}")], [(40, "RONDEBOSCH"), (330, "To Date:"), (420, "{to_}")], [(40, "7700"), (330, "Print Date:"), (420, "{to_}")], [(330, "Branch:"), (420, "Cavendish Square")], [], [(40, "*Account Information"), (330, "*Balances")], [(40, "Account"), (130, "{account}"), (330, "Opening Balance:"), (-540, "R{open}")], [(330, "Closing Balance:"), (-540, "R{close}")], [(330, "Available Balance:"), (-540, "R{close}")], [], [(40, "*Transaction History")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Description", 95, 180), ("kind", "Category", 290, 0), ("credit", "Money In", -405, 0), ("debit", "Money Out", -465, 0), ("charge", "Fee*", -505, 0), ("balance", "Balance", -565, 0)],
                 "foot": [[(40, "* Includes VAT at 15%")]], "furniture": [(480, -30, 0, 8, "Page {page} of {pages}")]},
    # United States, a credit union: a summary of its accounts, amounts before the text in tables of deposits and of withdrawals
    "member and amounts": {"paper": Paper, "finish": finish, "page": letter, "font": "sans", "size": 8, "date": "%m/%d", "head_date": "%m/%d/%Y", "number": "western", "debit": ("(", ")"), "narration": "two lines",
                           "head": [[(40, "{holder}"), (380, "Statement Period: {from_} - {to_}")], [(40, "14 TEMPLE RD SE"), (380, "Member number: 4512345")], [(40, "RENTON WA 98057-1410")], [], [(40, "^Summary of Deposit Account Activity")], [(40, "Account"), (-300, "Beginning"), (-380, "Withdrawals"), (-450, "Deposits"), (-560, "Ending Balance")], [(40, "Checking - {account}"), (-300, "{open}"), (-380, "({debits})"), (-450, "{credits}"), (-560, "{close}")], [], [(40, "*Deposit Account Activity")], [(40, "*Checking - {account}"), (330, "Beginning Balance {open}")]],
                           "columns": [("date", "Date", 40, 0), ("amount", "Amount", -170, 0), ("description", "Description", 190, 320)],
                           "parts": [("Deposits", "credit", None, None, 1), ("Withdrawals", "debit", None, None, 1)],
                           "foot": [[], [(40, "Year to date dividends paid: 0.42")]], "furniture": [(490, 770, 0, 8, "Page {page} of {pages}")]},
    # France: days with dots without a year, balances between the heading and the rows, the customer with his title
    "ancien solde": {"paper": Paper, "holder_form": "M. {}", "font": "sans", "size": 8, "date": "%d.%m", "head_date": "%d.%m.%Y", "number": "space", "narration": "french",
                 "head": [[(40, "Votre agence"), (330, "*RELEVE DE COMPTES")], [(40, "MONTLUCON TEMPLE"), (330, "Date d'arrêté : {to_}")], [(40, "Tél : 04 70 55 01 09")], [(330, "{holder}")], [(330, "14 RUE DU TEMPLE")], [(330, "03100 MONTLUCON")], [], [(40, "*Compte de Dépôt n° {account}"), (330, "en Euros (€)")]],
                 "columns": [("date", "Date|opé.", 40, 0), ("value_date", "Date|valeur", 80, 0), ("description", "Libellé des opérations", 125, 250), ("debit", "Débit", -470, 0), ("credit", "Crédit", -555, 0)],
                 "before": [{"description": "*Ancien solde créditeur au {from_}", "credit": "*{open}"}], "after": [{"description": "Total des opérations", "debit": "{debits}", "credit": "{credits}"}, {"description": "*Nouveau solde créditeur au {to_}", "credit": "*{close}"}],
                 "foot": [[(40, "Garantie des Dépôts : votre compte est éligible à la garantie.")]], "furniture": [(490, -30, 0, 8, "Page {page} / {pages}")]},
    # Italy: the text behind the amounts, balances and sums of the period in a box above, day, month and year apart by strokes
    "addebiti accrediti": {"paper": Paper, "font": "sans", "size": 7.5, "date": "%d/%m/%y", "head_date": "%d/%m/%Y", "number": "german", "narration": "bonifico", "iban": ("IT", 23),
                           "head": [[(40, "^Estratto Conto"), (480, "Pag. {page} di {pages}")], [], [(330, "Gent.le")], [(330, "{holder}")], [(330, "VIA DEL TEMPIO 14")], [(330, "20121 MILANO MI")], [], [(40, "Conto n. {account}"), (250, "IBAN {iban}")], [(40, "Intestato a {holder}")], [(40, "Periodo dal {from_} al {to_}")], [], [(40, "*SALDO INIZIALE"), (170, "*TOTALE ADDEBITI"), (300, "*TOTALE ACCREDITI"), (430, "*SALDO FINALE")], [(40, "{open}"), (170, "{debits}"), (300, "{credits}"), (430, "{close}")], []],
                           "columns": [("date", "DATA|CONTABILE", 40, 0), ("value_date", "DATA|VALUTA", 100, 0), ("debit", "ADDEBITI|(euro)", -215, 0), ("credit", "ACCREDITI|(euro)", -295, 0), ("description", "DESCRIZIONE|DELLE OPERAZIONI", 310, 240)]},
    # Spain: a search in the net, newest first, the value day behind the text, a reference, the account's four parts
    "consulta de movimientos": {"paper": Paper, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "german", "debit": ("-", ""), "newest_first": True, "narration": "recibo", "reference": 12,
                   "head": [[(40, "^CONSULTA DE MOVIMIENTOS"), (450, "Fecha: {to_}")], [], [(40, "Cuenta: {account}"), (330, "Divisa: EUR")], [(40, "Titular: {holder}")], [(40, "Selección: desde {from_} hasta {to_}")], []], "account_form": "0081-0512-30-{:.10}",
                   "columns": [("date", "FECHA OPER", 40, 0), ("description", "CONCEPTO", 105, 170), ("value_date", "FECHA VALOR", 285, 0), ("amount", "IMPORTE", -415, 0), ("balance", "SALDO", -480, 0), ("reference", "REFERENCIA 1", 490, 0)],
                   "furniture": [(290, -30, 0, 8, "{page}")]},
}
CARDS = {
    # Brazil: a block for each card with its sum, the month in letters behind the day, payments with a minus, later instalments under the rows
    "subtotal deste cartão": {"paper": Cards, "dated": True, "font": "sans", "size": 8, "date": "named-pt %d %b", "head_date": "%d/%m/%y", "number": "german", "credit": ("-", ""), "cards": 2,
                              "head": [[(40, "^Olá, {holder}! Sua fatura chegou.")], [], [(40, "Vencimento: {due}"), (300, "Valor da fatura: R$ {new}")], [(40, "Fechamento: {to}"), (300, "Pagamento mínimo: R$ {minimum}")], [(40, "Titular: {holder}"), (300, "Limite total: R$ {limit}")], [], [(40, "*Resumo da fatura")], [(40, "Valor da última fatura"), (-300, "R$ {previous}")], [(40, "Pagamentos e créditos"), (-300, "- R$ {payments}")], [(40, "Compras e encargos"), (-300, "R$ {spent}")], [(40, "*Valor total desta fatura"), (-300, "*R$ {new}")], [], [(40, "*Transações do cartão principal"), (-555, "Valores em reais")], [(40, "Lembrando: nesta fatura serão lançadas apenas transações feitas até {to}.")]],
                              "card_head": [[(40, "*Carbon Final {last4} - {holder}"), (-555, "*Subtotal deste cartão R$ {subtotal}")]],
                              "columns": [("date", "Data", 40, 0), ("description", "Descrição", 110, 0), ("amount", "Valor", -555, 0)],
                              "foot": [[(40, "*Compras parceladas - próximas faturas")], [(40, "12 jan"), (110, "ORBIT TELECOM - Parcela 3/10"), (-555, "210,44")], [(40, "18 jan"), (110, "NILGIRI BOOKS - Parcela 2/4"), (-555, "88,10")], [(40, "Total para as próximas faturas"), (-555, "298,54")]]},
}
class Coded(Paper):
    """Codes in columns of their own, and days without separators in capitals."""

    def cell(self, row, key):
        if key == "sheet":
            return "10"
        if key == "batch":
            return digits(row["description"], 5)
        text = super().cell(row, key)
        return text.upper() if key == "date" and self.spec.get("upper") else text


class Foreign(CardPaper):
    """The foreign currency, its amount and its rate beside the amount."""

    def cell(self, row, key):
        if key == "currency":
            return row["foreign"][0] if row["foreign"] else ""
        if key == "rate":
            return "1,0843" if row["foreign"] else ""
        if key == "foreign":
            return printed(row["foreign"][1], self.spec["number"]) if row["foreign"] else ""
        return super().cell(row, key)


# Read once behind the mends for the ones above.
LATER = {
    # United States, a regional bank: tables with their counts and sums in the titles, amounts before the text, balances of days in three groups
    "items totaling": {"paper": Paper, "finish": finish, "page": letter, "font": "sans", "size": 8, "date": "%m/%d", "head_date": "%m/%d/%Y", "number": "western", "narration": "card day",
                       "head": [[(380, "Statement Period Date: {from_} - {to_}")], [(380, "Account Type: Momentum Checking")], [(380, "Account Number: {account}")], [], [(40, "{holder}"), (380, "Banking Center: Downtown")], [(40, "14 TEMPLE RD"), (380, "Banking Center Phone: 513-555-0100")], [(40, "CINCINNATI OH 45202-1410")], [], [(40, "*Account Summary - {account}")], [(40, "{from_}"), (110, "Beginning Balance"), (-300, "${open}"), (330, "Number of Days in Period"), (-555, "30")], [(60, "{count1}"), (110, "Withdrawals / Debits"), (-300, "$(" + "{sum1})")], [(60, "{count2}"), (110, "Deposits / Credits"), (-300, "${sum2}")], [(40, "{to_}"), (110, "*Ending Balance"), (-300, "*${close}")], []],
                       "columns": [("date", "Date", 40, 0), ("amount", "Amount", -150, 0), ("description", "Description", 165, 380)],
                       "parts": [("Withdrawals / Debits", "debit", None, None, 1), ("Deposits / Credits", "credit", None, None, 1)],
                       "foot": [[], [(40, "*Daily Balance Summary")], [("daily", ("Date", "Amount", 3))]], "furniture": [(490, 770, 0, 8, "Page {page} of {pages}")]},
    # Canada: long headings in two lines, the month before the day without a year, opening and closing as rows with sums
    "amounts deducted": {"paper": Paper, "page": letter, "font": "sans", "size": 8, "date": "%b %d", "head_date": "%B %d, %Y", "number": "western", "narration": "two lines",
                         "head": [[(40, "^Everyday Banking statement")], [(40, "For the period ending {to_}")], [], [(40, "{holder}"), (330, "Your branch")], [(40, "14 TEMPLE RD"), (330, "REGINA MAIN OFFICE")], [(40, "REGINA SK S4P 3Y2"), (330, "Transit number: 0021")], [], [(40, "^Summary of your account")], [(40, "Account"), (-230, "Opening balance ($)"), (-350, "Total amounts deducted ($)"), (-465, "Total amounts added ($)"), (-570, "Closing balance ($)")], [(40, "Primary Chequing # {account}"), (-230, "{open}"), (-350, "{debits}"), (-465, "{credits}"), (-570, "{close}")], [], [(40, "*Here's what happened in your account this statement period")]],
                         "account_form": "0021 {:.4}-789", "columns": [("date", "Date", 40, 0), ("description", "Description", 90, 200), ("debit", "Amounts deducted|from your account ($)", -390, 0), ("credit", "Amounts added to|your account ($)", -480, 0), ("balance", "Balance ($)", -570, 0)],
                         "before": [{"date": "{first_day}", "description": "Opening balance", "balance": "{open}"}], "after": [{"date": "{last_day}", "description": "*Closing totals", "debit": "*{debits}", "credit": "*{credits}", "balance": "*{close}"}], "furniture": [(490, -30, 0, 8, "Page {page} of {pages}")]},
    # Brazil: two days, the branch, a batch, a document, C and D behind, the old balance and the new one as rows without text of their own
    "dt balancete": {"paper": Coded, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "german", "debit": ("", " D"), "credit": ("", " C"), "balance": (("", " C"), ("", " D")), "sparse": True, "narration": "pix", "reference": 9,
                     "head": [[(40, "^Extrato de conta corrente")], [], [(40, "Cliente - Conta atual")], [(40, "Agência"), (150, "1234-5")], [(40, "Conta corrente"), (150, "{account} {holder}")], [(40, "Período do extrato"), (150, "de {from_} até {to_}")], [], [(40, "*Lançamentos")]],
                     "columns": [("date", "Dt.|balancete", 40, 0), ("post", "Dt.|movimento", 95, 0), ("branch", "Ag.|origem", 150, 0), ("batch", "Lote", 185, 0), ("description", "Histórico", 225, 150), ("reference", "Documento", 380, 0), ("amount", "Valor R$", -490, 0), ("balance", "Saldo", -570, 0)],
                     "before": [{"date": "{first_day}", "batch": "00000", "description": "000 Saldo Anterior", "balance": "{opening}"}], "after": [{"date": "{last_day}", "batch": "00000", "description": "999 S A L D O", "balance": "{closing}"}]},
    # Netherlands: a strip of four sums, days without a year, where each amount went, two columns for the sides
    "bedrag af": {"paper": Paper, "font": "sans", "size": 8, "date": "%d-%m", "head_date": "%d-%m-%Y", "number": "german", "narration": "mandate", "iban": ("NL", 10),
                  "head": [[(40, "^Rekeningafschrift")], [], [(40, "{holder}"), (330, "Rekeningnummer"), (430, "{account}")], [(40, "Tempelstraat 14"), (330, "IBAN"), (430, "{iban}")], [(40, "3511 BT UTRECHT"), (330, "Datum vanaf"), (430, "{from_}")], [(330, "Datum t/m"), (430, "{to_}")], [(330, "Pagina"), (430, "{page} van {pages}")], [], [(40, "*Beginsaldo"), (170, "*Totaal afgeschreven"), (300, "*Totaal bijgeschreven"), (430, "*Eindsaldo")], [(40, "€ {open} CR"), (170, "€ {debits}"), (300, "€ {credits}"), (430, "€ {close} CR")], []],
                  "columns": [("date", "Rente|datum", 40, 0), ("description", "Omschrijving", 95, 260), ("debit", "Bedrag af|(debet)", -460, 0), ("credit", "Bedrag bij|(credit)", -555, 0)]},
    # South Africa: the page's number first, a charge of nothing, both sides always, a day without separators behind the amounts
    "page details": {"paper": Coded, "font": "sans", "size": 7.5, "date": "%Y%m%d", "head_date": "%d %B %Y", "number": "western", "signed": True, "empty": "0.00", "fee": "0.00", "narration": "two lines",
                     "head": [[(40, "^BANK STATEMENT")], [], [(40, "{holder}"), (330, "Account number: {account}")], [(40, "14 TEMPLE ROAD"), (330, "Statement from {from_} to {to_}")], [(40, "DURBAN 4001")], [], [(40, "BALANCE BROUGHT FORWARD"), (-560, "{open}")]],
                     "columns": [("sheet", "Page", 40, 0), ("description", "Details", 70, 190), ("fee", "Service Fee", -320, 0), ("debit", "Debit", -390, 0), ("credit", "Credit", -460, 0), ("date", "Date", 475, 0), ("balance", "Balance", -570, 0)],
                     "foot": [[(40, "Month-end Balance"), (-570, "{close}")]]},
    # Emirates: days without separators in capitals, Cr behind balances, labels in two columns
    "brought fwd cr": {"paper": Coded, "font": "sans", "size": 7.5, "date": "%d%b%y", "head_date": "%d%b%y", "number": "western", "upper": True, "balance": (("", "Cr"), ("", "Dr")), "narration": "from to", "iban": ("AE", 19), "currency": "AED",
                       "head": [[(220, "^STATEMENT OF ACCOUNT")], [], [(40, "{holder}"), (330, "Account No"), (430, ": {account}")], [(40, "P O BOX 14"), (330, "IBAN"), (430, ": {iban}")], [(40, "DUBAI"), (330, "Currency"), (430, ": AED")], [(40, "UNITED ARAB EMIRATES"), (330, "Account Type"), (430, ": CURRENT ACCOUNT")], [(330, "Statement Period"), (430, ": From {from_} to {to_}")], [(330, "Page"), (430, ": {page} of {pages}")], []],
                       "columns": [("date", "Date", 40, 0), ("description", "Description", 95, 220), ("debit", "Debit", -400, 0), ("credit", "Credit", -480, 0), ("balance", "Account Balance", -565, 0)],
                       "before": [{"date": "{first_day}", "description": "BROUGHT FORWARD", "balance": "{opening}"}], "after": [{"date": "{last_day}", "description": "CARRIED FORWARD", "balance": "{closing}"}]},
    # Britain, an app's bank: a kind of payment, what comes in before what goes out with the currency's sign, a summary in a line of pairs
    "in out account balance": {"paper": Paper, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "western", "money": ("£", ""), "balance": (("£", ""), ("-£", "")), "kind": ("CARD PAYMENT", "FASTER PAYMENT"), "narration": "app",
                               "head": [[(40, "^Statement")], [], [(40, "{holder}"), (330, "*Summary")], [(40, "14 Temple Road"), (330, "Date range applicable: {from_} - {to_}")], [(40, "Leeds"), (330, "Opening Balance"), (-555, "£{open}")], [(40, "LS1 4DY"), (330, "Payments In"), (-555, "£{credits}")], [(330, "Payments Out"), (-555, "£{debits}")], [(330, "Closing Balance"), (-555, "£{close}")], [], [(40, "Sort Code: 60-83-71  Account Number: {account}")], []], "account_form": "{:.8}",
                               "columns": [("date", "DATE", 40, 0), ("kind", "TYPE", 100, 0), ("description", "TRANSACTION", 185, 180), ("credit", "IN", -425, 0), ("debit", "OUT", -470, 0), ("balance", "ACCOUNT BALANCE", -565, 0)],
                               "after": [{"description": "*END OF DAY BALANCE", "balance": "*{closing}"}]},
}
LATER_CARDS = {
    # Germany: currency, foreign amount and rate before the amount, the sign behind, the old balance as a row, sums carried over
    "angaben zum umsatz": {"paper": Foreign, "dated": True, "font": "sans", "size": 7.5, "date": "%d.%m.%y", "head_date": "%d.%m.%Y", "number": "german", "debit": ("", "-"), "credit": ("", "+"),
                           "head": [[(40, "^Kreditkartenabrechnung"), (480, "Seite {page} von {pages}")], [], [(40, "{holder}"), (330, "Kartennummer:"), (430, "{card}")], [(40, "Tempelstr. 14"), (330, "Abrechnungsdatum:"), (430, "{to}")], [(40, "04103 Leipzig"), (330, "Verfügungsrahmen:"), (430, "{limit} EUR")], [(330, "Abrechnungszeitraum:"), (430, "{from} - {to}")], []],
                           "columns": [("date", "Datum|Beleg", 40, 0), ("posting", "Datum|Buchung", 90, 0), ("description", "Angaben zum Umsatz / Karteninhaber", 140, 0), ("currency", "Währung", 320, 0), ("foreign", "Betrag in|Fremdwährung", -420, 0), ("rate", "Kurs", -465, 0), ("amount", "Betrag in EUR", -560, 0)],
                           "before": [{"description": "Saldo letzte Abrechnung", "amount": "{previous}-"}], "after": [{"description": "*Neuer Saldo", "amount": "*{new}-"}], "foot": [[(40, "Der Betrag von {new} EUR wird am {due} von Ihrem Konto abgebucht.")]]},
}
found.NARRATIONS.update({
    "bonifico": lambda row, date: [("ACCREDITO BONIFICO DA " if row["debit"] is None else "PAGAMENTO POS ") + usual(row)[0] + " " + usual(row)[1]],
    "recibo": lambda row, date: [("TRANSFERENCIA DE " if row["debit"] is None else "COMPRA TARJ. 5402XXXXXXXX4411 ") + usual(row)[0]],
})

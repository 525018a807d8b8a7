# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries, two batches, each read once before anything was changed for it. See found.py for how to read a description."""

from reportlab.lib.pagesizes import letter

from found_bank import beside, pairs

ABROAD = {
    # Australia: two dates without a year, debits with a minus in a column of their own
    "processed": {"font": "sans", "size": 8, "date": "%d-%b", "head_date": "%d %b %y", "number": "western", "money": ("", ""), "narration": "kind first", "signed": True,
                  "head": [[(330, "*Everyday statement.")], [(330, "Statement period")], [(330, "{from_} - {to_}")], [(40, "{holder}")], [(40, "14 TEMPLE ST")], [(40, "NICEVILLE NSW 2000")], [(330, "*Account summary.")],
                           [(40, "Account BSB"), (180, "124-001"), (330, "Opening balance"), (-555, "{open}")], [(40, "Account number"), (180, "{account}"), (330, "Total credits"), (-555, "{credits}")], [(330, "Total debits"), (-555, "-{debits}")],
                           [(330, "Closing balance"), (-555, "{close}")], [(40, "*Transactions")]],
                  "columns": [("date", "Date", 40, 0), ("post", "Processed", 90, 0), ("description", "Description", 150, 190), ("debit", "Debits ($)", -420, 0), ("credit", "Credits ($)", -490, 0), ("balance", "Balance ($)", -560, 0)]},
    # Portugal: month before day with a dot, carried over at each page's end
    "transporte": {"font": "mono", "size": 7, "date": "%-m.%d", "head_date": "%Y/%m/%d", "number": "space.", "header_rule": False,
                   "head": [[(40, "EXTRATO COMBINADO")], [(40, "EXTRATO DE {from_} A {to_}")], [(330, "{holder}")], [(330, "RUA DO TEMPLO 14")], [(330, "4000-123 PORTO")], [(40, "CONTA SIMPLES N. {account}   MOEDA: EUR")], [(40, "IBAN {iban}")]], "iban": ("PT", 21),
                   "columns": [("date", "DATA|LANC.", 40, 0), ("value_date", "DATA|VALOR", 80, 0), ("description", "DESCRITIVO", 120, 210), ("debit", "DEBITO", -400, 0), ("credit", "CREDITO", -480, 0), ("balance", "SALDO", -560, 0)],
                   "before": [{"description": "SALDO INICIAL", "balance": "{opening}"}], "page_end": [{"description": "A TRANSPORTAR", "balance": "{reached}"}], "page_start": [{"description": "TRANSPORTE", "balance": "{reached}"}],
                   "after": [{"description": "SALDO FINAL", "balance": "{closing}"}]},
    # Italy: dare and avere, balances as rows with their date
    "dare e avere": {"font": "sans", "size": 7.5, "date": "%d/%m/%y", "head_date": "%d/%m/%Y", "number": "german", "iban": ("IT", 23),
                     "head": [[(330, "Spett.le")], [(330, "{holder}")], [(330, "VIA DEL TEMPIO 14")], [(330, "20100 MILANO MI")], [(40, "ESTRATTO CONTO N. 3 AL {to_}")], [(40, "CONTO CORRENTE N. {account}  DIVISA EUR")], [(40, "COORDINATE BANCARIE IBAN {iban}")]],
                     "columns": [("date", "Data|operazione", 40, 0), ("value_date", "Data|valuta", 100, 0), ("debit", "Movimenti|dare", -230, 0), ("credit", "Movimenti|avere", -320, 0), ("description", "Descrizione delle operazioni", 335, 220)],
                     "before": [{"date": "{first}", "credit": "{opening}", "description": "SALDO INIZIALE A VOSTRO CREDITO"}],
                     "after": [{"debit": "{debits}", "credit": "{credits}", "description": "TOTALE MOVIMENTI"}, {"date": "{last}", "credit": "{closing}", "description": "SALDO FINALE A VOSTRO CREDITO"}]},
    # Spain: a search in the net, newest first, the value date behind the text
    "fecha oper": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "german", "debit": ("-", ""), "newest_first": True,
                   "head": [[(40, "*Consulta de movimientos de cuenta")], [(40, "Titular:"), (120, "{holder}")], [(40, "Cuenta:"), (120, "{iban}")], [(40, "Divisa:"), (120, "EUR")], [(40, "Selección:"), (120, "Desde {from_} hasta {to_}")], [(40, "Saldo:"), (120, "{closing}")]], "iban": ("ES", 20),
                   "columns": [("date", "FECHA OPER", 40, 0), ("description", "CONCEPTO", 110, 210), ("value_date", "FECHA VALOR", 340, 0), ("amount", "IMPORTE", -480, 0), ("balance", "SALDO", -560, 0)]},
    # Norway: text first, the interest date, out and in, the booking date behind
    "ut av konto": {"font": "sans", "size": 8, "date": "%d.%m", "head_date": "%d.%m.%Y", "number": "german",
                    "head": [[(40, "{holder}"), (330, "Kontoutskrift nr. 3")], [(40, "TEMPELVEIEN 14"), (330, "Periode {from_} - {to_}")], [(40, "0150 OSLO"), (330, "Konto {account}")], [(330, "Brukskonto")]],
                    "columns": [("description", "Forklaring", 40, 220), ("value_date", "Rentedato", 280, 0), ("debit", "Ut av konto", -400, 0), ("credit", "Inn på konto", -480, 0), ("date", "Bokført", 510, 0)],
                    "before": [{"description": "Saldo fra kontoutskrift {from_}", "credit": "{opening}"}], "after": [{"description": "Saldo i Deres favør", "credit": "{closing}"}], "foot": [[(40, "Sum ut {debits}   Sum inn {credits}")]]},
    # Finland: signs behind the amount, both in one column, no balances in the rows
    "tiliote": {"font": "dejavu", "size": 7, "date": "%d.%m.", "head_date": "%d.%m.%Y", "number": "space", "debit": ("", "-"), "credit": ("", "+"), "iban": ("FI", 14),
                "head": [[(40, "{holder}"), (330, "TILIOTE"), (450, "Sivu {page}/{pages}")], [(40, "TEMPPELIKATU 14"), (330, "Tilinumero {iban}")], [(40, "00100 HELSINKI"), (330, "Kausi {from_} - {to_}")]],
                "columns": [("post", "Kirj.pv", 40, 0), ("date", "Arvopv", 90, 0), ("description", "Saaja / Maksaja, Viesti", 140, 220), ("reference", "Arkistointitunnus", 370, 0), ("amount", "Määrä EUR", -560, 0)],
                "before": [{"description": "Alkusaldo {from_}", "amount": "{open}+"}], "after": [{"description": "Panot yhteensä", "amount": "{credits}+"}, {"description": "Otot yhteensä", "amount": "{debits}-"}, {"description": "Loppusaldo {to_}", "amount": "{close}+"}]},
    # Nigeria: remarks last, a reference, no description column in front
    "remarks last": {"font": "sans", "size": 7.5, "date": "%d-%b-%Y", "number": "western", "ruled": True, "balance": (("", ""), ("-", "")),
                     "head": [[(40, "*CUSTOMER STATEMENT")], [(40, "{holder}")], [(40, "14 TEMPLE ROAD, IKEJA")]] + pairs(("Print Date", "{to_}"), ("Account No", "{account}"), ("Period", "{from_} TO {to_}"), ("Opening Balance", "{opening}"), ("Total Debit", "{debits}"),
                                                                                                                       ("Total Credit", "{credits}"), ("Closing Balance", "{closing}")),
                     "columns": [("date", "Trans.|Date", 36, 0), ("reference", "Reference", 95, 0), ("value_date", "Value.|Date", 165, 0), ("debit", "Debit", -280, 0), ("credit", "Credit", -345, 0), ("balance", "Balance", -415, 0), ("description", "Remarks", 425, 140)]},
    # Philippines: month in words before the day, beginning balance as a first row
    "period covered": {"font": "mono", "size": 7, "date": "%b %d", "head_date": "%b %d, %Y", "number": "western",
                       "head": beside(["{holder}", "14 TEMPLE ST", "MAKATI CITY 1200"], ["ACCOUNT STATEMENT", "PERIOD COVERED {from_} - {to_}", "NO. {account}", "PAGE {page} OF {pages}"])
                       + [[(40, "BEGINNING BALANCE"), (180, "TOTAL CREDITS"), (320, "TOTAL DEBITS"), (450, "ENDING BALANCE")], [(40, "{open}"), (180, "{credits}"), (320, "{debits}"), (450, "{close}")]],
                       "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 95, 180), ("cheque", "REF", 285, 0), ("debit", "DEBIT AMOUNT", -400, 0), ("credit", "CREDIT AMOUNT", -480, 0), ("balance", "BALANCE", -560, 0)],
                       "before": [{"description": "BEGINNING BALANCE", "balance": "{opening}"}]},
    # Austria: one line of text and a sign behind, the year in the head alone
    "saldo alt": {"font": "mono", "size": 7, "date": "%d.%m", "head_date": "%d.%m.%Y", "number": "german", "debit": ("", "-"), "credit": ("", " "), "iban": ("AT", 16), "narration": "sepa",
                  "head": [[(40, "{holder}"), (330, "Kontoauszug 012/2025")], [(40, "Tempelgasse 14"), (330, "Datum {to_}")], [(40, "1010 Wien"), (330, "IBAN {iban}")], [(40, "Zeitraum von {from_} bis {to_}")]],
                  "columns": [("date", "Datum", 40, 0), ("description", "Buchungstext", 90, 260), ("value_date", "Wert", 400, 0), ("amount", "Betrag EUR", -540, 0)],
                  "before": [{"description": "Alter Saldo", "amount": "{opening}"}], "after": [{"description": "Summe Eingänge", "amount": "{credits}"}, {"description": "Summe Ausgänge", "amount": "{debits}-"}, {"description": "Neuer Saldo", "amount": "{closing}"}]},
    # Denmark: amount and balance with a minus behind, brought over from the last page
    "rentedato": {"font": "sans", "size": 8, "date": "%d.%m.%y", "head_date": "%d.%m.%Y", "number": "german", "debit": ("", "-"), "credit": ("", ""), "balance": (("", ""), ("", "-")),
                  "head": [[(40, "{holder}"), (330, "Kontoudskrift")], [(40, "Tempelvej 14"), (330, "Reg.nr. 1234"), (430, "Kontonr. {account}")], [(40, "2100 København Ø"), (330, "Side {page} af {pages}")], [(40, "Lønkonto i perioden {from_} - {to_}")]],
                  "columns": [("date", "Dato", 40, 0), ("description", "Tekst", 100, 230), ("value_date", "Rentedato", 350, 0), ("amount", "Beløb i DKK", -470, 0), ("balance", "Saldo i DKK", -555, 0)],
                  "before": [{"date": "{first}", "description": "Saldo primo", "balance": "{opening}"}], "page_start": [{"description": "Overført fra forrige side", "balance": "{reached}"}], "after": [{"date": "{last}", "description": "Saldo ultimo", "balance": "{closing}"}]},
    # Belgium: rows numbered in the year, signs behind, old and new balance in a line each
    "uittreksel": {"font": "sans", "size": 8, "date": "%d-%m", "head_date": "%d-%m-%Y", "number": "german", "debit": ("", " -"), "credit": ("", " +"), "iban": ("BE", 12), "narration": "kind first",
                   "head": [[(330, "{holder}")], [(330, "TEMPELSTRAAT 14")], [(330, "1000 BRUSSEL")], [(40, "*Rekeninguittreksel nr. 3")], [(40, "Zichtrekening {iban} EUR")], [(40, "Saldo op {from_}"), (-540, "{open} +")]],
                   "columns": [("serial", "Nr.", 40, 0), ("date", "Datum", 75, 0), ("description", "Omschrijving van de verrichting", 120, 250), ("value_date", "Valutadatum", 390, 0), ("amount", "Bedrag", -540, 0)],
                   "foot": [[(40, "Saldo op {to_}"), (-540, "{close} +")]]},
    # France: two dates with dots, the old and the new balance as rows on the side they are on
    "date opé": {"font": "dejavu", "size": 7, "date": "%d.%m", "head_date": "%d.%m.%Y", "number": "space",
                 "head": [[(330, "{holder}")], [(330, "14 RUE DU TEMPLE")], [(330, "33000 BORDEAUX")], [(40, "*RELEVÉ DE COMPTES"), (200, "Date d'arrêté : {to_}")], [(40, "Compte de dépôt n° {account}")], [(40, "IBAN : {iban}")]], "iban": ("FR", 23),
                 "columns": [("date", "Date|opé.", 40, 0), ("value_date", "Date|valeur", 80, 0), ("description", "Libellé des opérations", 125, 260), ("debit", "Débit", -470, 0), ("credit", "Crédit", -550, 0)],
                 "before": [{"description": "Ancien solde créditeur au {from_}", "credit": "{open}"}],
                 "after": [{"description": "Total des opérations", "debit": "{debits}", "credit": "{credits}"}, {"description": "Nouveau solde créditeur au {to_}", "credit": "{close}"}]},
}

CARDS = {
    # Netherlands: a grid of labels above, Af and Bij behind the amounts
    "af en bij": {"dated": True, "date": "named-nl %d %b", "head_date": "%d-%m-%Y", "number": "german", "debit": ("", ""), "credit": ("", ""), "mark": ("Af", "Bij"), "foreign": None,
                  "head": [[(40, "{holder}")], [(40, "Tempelstraat 14")], [(40, "1012 AB Amsterdam")], [], [(40, "Datum"), (150, "Klantnummer"), (280, "Volgnummer"), (380, "Bladnummer")], [(40, "{to}"), (150, "80123456789"), (280, "3"), (380, "1 van 2")], [],
                           [(40, "Vorig openstaand saldo"), (170, "Totaal ontvangen betalingen"), (320, "Totaal nieuwe uitgaven"), (450, "Nieuw openstaand saldo")], [(40, "€ {previous}  Af"), (170, "€ {payments}  Bij"), (320, "€ {spent}  Af"), (450, "€ {new}  Af")], [],
                           [(40, "Bestedingslimiet"), (170, "Minimaal te betalen bedrag")], [(40, "€ {limit}"), (170, "€ {minimum}")], [], [(40, "Uw Card met nummer {card}")]],
                  "columns": [("date", "Datum|transactie", 40, 0), ("posting", "Datum|boeking", 100, 0), ("description", "Omschrijving", 160, 0), ("amount", "Bedrag|in euro's", -510, 0), ("mark", "", 520, 0)]},
    # Brazil: the month in letters, a minus before payments, the sums above
    "fatura": {"dated": False, "date": "named-pt %d %b", "head_date": "%d/%m/%Y", "number": "german", "debit": ("R$ ", ""), "credit": ("-R$ ", ""),
               "head": [[(40, "{holder}")], [(40, "*FATURA"), (330, "Vencimento: {due}")], [(40, "Período vigente: {from_} a {to}")], [], [(40, "*RESUMO DA FATURA ATUAL")], [(40, "Fatura anterior"), (-300, "R$ {previous}")], [(40, "Pagamento recebido"), (-300, "-R$ {payments}")],
                        [(40, "Total de compras de todos os cartões"), (-300, "R$ {purchases}")], [(40, "Outros lançamentos"), (-300, "R$ {fees}")], [(40, "Total a pagar"), (-300, "R$ {new}")], [(40, "Pagamento mínimo"), (-300, "R$ {minimum}")], [(40, "Limite total do cartão de crédito"), (-300, "R$ {limit}")],
                        [], [(40, "*TRANSAÇÕES DE {from_} A {to}")], [(40, "Cartão {card}")]],
               "columns": [("date", "Data", 40, 0), ("description", "Descrição", 120, 0), ("amount", "Valor", -540, 0)]},
    # Switzerland: carried from the last bill, a minus behind payments
    "übertrag": {"dated": True, "date": "%d.%m.%y", "head_date": "%d.%m.%Y", "number": "swiss'", "debit": ("", ""), "credit": ("", "-"), "font": "dejavu", "size": 7,
                 "head": [[(330, "{holder}")], [(330, "Tempelweg 14")], [(330, "8001 Zürich")], [(40, "*Rechnung vom {to}")], [(40, "Karten-Nr. {card}"), (330, "Kreditlimite CHF {limit}")], [(40, "Zahlbar bis {due}"), (330, "Mindestbetrag CHF {minimum}")]],
                 "columns": [("posting", "Valuta", 40, 0), ("date", "Datum", 95, 0), ("description", "Transaktion", 150, 0), ("amount", "Betrag CHF", -540, 0)],
                 "before": [{"description": "Saldovortrag letzte Rechnung", "amount": "{previous}"}], "after": [{"description": "Saldo zu unseren Gunsten", "amount": "{new}"}]},
    # Philippines: months in full, the sums in a line above
    "past due": {"dated": True, "date": "%B %-d", "head_date": "%B %d, %Y", "number": "western", "debit": ("", ""), "credit": ("-", ""), "foreign": "below",
                 "head": [[(40, "{holder}"), (330, "STATEMENT OF ACCOUNT")], [(40, "14 TEMPLE ST"), (330, "STATEMENT DATE"), (450, "{to}")], [(40, "MAKATI CITY"), (330, "PAYMENT DUE DATE"), (450, "{due}")], [(330, "CREDIT LIMIT"), (450, "{limit}")], [(330, "TOTAL AMOUNT DUE"), (450, "{new}")],
                          [(330, "MINIMUM AMOUNT DUE"), (450, "{minimum}")], [], [(40, "Previous Balance"), (150, "Past Due"), (220, "Ending Balance"), (330, "Unbilled Instalment")], [(40, "{previous}"), (150, "0.00"), (220, "{new}"), (330, "0.00")], [(40, "CUSTOMER NUMBER 020100-1-11-0012345")], [(40, "*GOLD REWARDS CARD {card}")]],
                 "columns": [("date", "Transaction|Date", 40, 0), ("posting", "Post Date", 120, 0), ("description", "Description", 200, 0), ("amount", "Amount", -540, 0)]},
    # Britain: month before the day, CR behind, sums in boxes
    "process date": {"dated": True, "date": "%b %-d", "head_date": "%d/%m/%y", "number": "western", "credit": ("", " CR"), "foreign": "below",
                     "head": [[(40, "Prepared for"), (200, "Membership Number"), (400, "Date")], [(40, "{holder}"), (200, "{card}"), (400, "{to}")], [], [(40, "Previous Balance £"), (150, "New Credits £"), (260, "New Debits £"), (370, "Closing Balance £")],
                              [(40, "{previous}"), (150, "{payments}"), (260, "{spent}"), (370, "{new}")], [], [(40, "Minimum payment £{minimum}"), (220, "Payment due by {due}"), (400, "Credit limit £{limit}")]],
                     "columns": [("date", "Transaction|Date", 40, 0), ("posting", "Process|Date", 110, 0), ("description", "Transaction Details", 170, 0), ("amount", "Amount £", -540, 0)]},
    # United States: a category column, payments as a table of their own in front
    "category": {"dated": True, "page": letter, "date": "%m/%d/%y", "number": "western", "debit": ("$", ""), "credit": ("-$", ""),
                 "head": [[(40, "{holder}"), (330, "Account number ending in {last4}")], [(330, "Open date: {from_} - Close date: {to}")], [], [(40, "*ACCOUNT SUMMARY")], [(40, "Previous Balance"), (-300, "${previous}")], [(40, "Payments and Credits"), (-300, "-${payments}")], [(40, "Purchases"), (-300, "+${purchases}")],
                          [(40, "Fees Charged"), (-300, "+${fees}")], [(40, "Interest Charged"), (-300, "+$0.00")], [(40, "New Balance"), (-300, "${new}")], [(40, "Minimum Payment Due"), (-300, "${minimum}")], [(40, "Payment Due Date"), (-300, "{due}")], [(40, "Credit Line"), (-300, "${limit}")]],
                 "columns": [("date", "TRANS.|DATE", 40, 0), ("description", "PURCHASES", 110, 0), ("category", "MERCHANT CATEGORY", 340, 0), ("amount", "AMOUNT", -540, 0)]},
}

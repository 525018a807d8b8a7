# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries as big banks print them: front pages, several tables, balances by day (found_front.py).

Facts of public parsers, importers and their tests; names, numbers and texts are invented.
"""

import datetime

from reportlab.lib.pagesizes import letter

from found_bank import beside
from found_front import CardPaper, Paper, by_kind, finish

MARK = [(120, 560, 45, 46, "SAMPLE DOCUMENT")]
CHEQUES = [("number", "CHECK NO.", 40, 0), ("date", "DATE PAID", 160, 0), ("amount", "AMOUNT", -555, 0)]
CHEQUES_ACROSS = [("number", "Number", 40, 0), ("date", "Date", 85, 0), ("amount", "Amount", -190, 0)]

FOREIGN = {
    # United States: how many of each kind and how much, then a table for each; balances by day at the end
    "instances": {"paper": Paper, "finish": finish, "page": letter, "font": "sans", "size": 8, "date": "%m/%d", "head_date": "%B %d, %Y", "number": "western", "narration": "card day", "account_form": "{}",
                  "head": [[(330, "{from_} through {to_}")], [(330, "Account Number: {account}")], [], [(330, "*CUSTOMER SERVICE INFORMATION")], [(40, "{holder}"), (330, "Service Center: 1-800-555-0135")],
                           [(40, "14 TEMPLE ROAD APT 3"), (330, "Para Espanol: 1-888-555-0189")], [(40, "COLUMBUS OH 43215-3412"), (330, "We accept operator relay calls")], [], [(40, "We updated our deposit account agreement; the changes take effect on")], [(40, "the first day of next month. You can find it online.")], [],
                           [(40, "^CHECKING SUMMARY")], [(250, "INSTANCES"), (-420, "AMOUNT")], [(40, "*Beginning Balance"), (-420, "*${open}")], [(40, "Deposits and Additions"), (270, "{count1}"), (-420, "{sum1}")], [(40, "Checks Paid"), (270, "{count2}"), (-420, "-{sum2}")],
                           [(40, "ATM & Debit Card Withdrawals"), (270, "{count3}"), (-420, "-{sum3}")], [(40, "Electronic Withdrawals"), (270, "{count4}"), (-420, "-{sum4}")], [(40, "*Ending Balance"), (270, "*{n}"), (-420, "*${close}")], [],
                           [(40, "Your monthly service fee was waived because you kept an average balance of $1,500.00 or more.")]],
                  "page_head": [[(330, "{from_} through {to_}")], [(330, "Account Number: {account}")], []],
                  "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 90, 330), ("amount", "AMOUNT", -555, 0)],
                  "parts": [("DEPOSITS AND ADDITIONS", "credit", None, None, 1), ("CHECKS PAID", "debit", (0, 3), CHEQUES, 1), ("ATM & DEBIT CARD WITHDRAWALS", "debit", (1, 3), None, 1), ("ELECTRONIC WITHDRAWALS", "debit", (2, 3), None, 1)],
                  "section_total": "Total {}", "total_sign": "$", "foot": [[], [(40, "*DAILY ENDING BALANCE")], [("daily", ("DATE", "AMOUNT", 3))], [], [(40, "IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: Call us at 1-866-555-0100")], [(40, "or write us at the address on the front of this statement.")]],
                  "furniture": [(500, 770, 0, 8, "Page {page} of {pages}")]},
    # United States, a regional bank: a summary with signs, cheques in three groups, days in three groups
    "number date amount": {"paper": Paper, "finish": finish, "page": letter, "font": "serif", "size": 8.5, "date": "%b %d", "head_date": "%b %d, %Y", "number": "western", "narration": "two lines",
                           "head": [[(40, "P.O. Box 1800, Saint Paul, Minnesota 55101"), (400, "*Account Number:")], [(400, "{account}")], [(400, "*Statement Period:")], [(40, "{holder}"), (400, "{from_}")], [(40, "14 TEMPLE RD"), (400, "through")], [(40, "BOISE ID 83702-1410"), (400, "{to_}")], [],
                                    [(40, "*Account Summary")], [(200, "# Items")], [(40, "Beginning Balance on {from_}"), (-420, "$ {open}")], [(40, "Customer Deposits"), (210, "{count1}"), (-420, "{sum1}")], [(40, "Other Withdrawals"), (210, "{count2}"), (-420, "{sum2}-")], [(40, "Checks Paid"), (210, "{count3}"), (-420, "{sum3}-")],
                                    [(60, "*Ending Balance on {to_}"), (-420, "*$ {close}")], [], [(40, "Number of Days in Statement Period"), (330, "30")]],
                           "columns": [("date", "Date", 40, 0), ("description", "Description of Transaction", 90, 250), ("reference", "Ref Number", 360, 0), ("amount", "Amount", -555, 0)],
                           "debit": ("", "-"), "parts": [("Customer Deposits", "credit", None, None, 1), ("Other Withdrawals", "debit", (0, 2), None, 1), ("Checks Presented Conventionally", "debit", (1, 2), CHEQUES_ACROSS, 3)],
                           "section_total": "Total {}", "total_sign": "$ ", "foot": [[], [(40, "*Balance Summary")], [("daily", ("Date", "Ending Balance", 3))], [(40, "Balances only appear for days reflecting change.")]]},
    # Britain: a box of four figures beside the front letter, the day held, balances of days, start and end as rows
    "at a glance": {"paper": Paper, "font": "sans", "size": 8, "date": "%-d %b", "head_date": "%d %b %Y", "number": "western", "hold_dates": True, "sparse": True, "narration": "two lines", "named": False,
                    "head": [[(40, "^Your accounts at a glance"), (400, "{from_} - {to_}")], [], [(40, "{holder}")], [(40, "14 TEMPLE ROAD")], [(40, "LEEDS"), (360, "*At a glance")], [(40, "LS1 4DY"), (360, "Start balance"), (-540, "£{open}")], [(360, "Money out"), (-540, "£{debits}")], [(360, "Money in"), (-540, "£{credits}")], [(360, "*End balance"), (-540, "*£{close}")],
                             [], [(40, "Sort Code 20-00-00 • Account No {account} • SWIFTBIC EXMPGB22")], [], [(40, "Your deposit is eligible for protection by the Financial Services Compensation Scheme.")], [], [(40, "^Your transactions")]],
                    "account_form": "{:.8}", "columns": [("date", "Date", 40, 0), ("description", "Description", 90, 220), ("debit", "Money out", -400, 0), ("credit", "Money in", -470, 0), ("balance", "Balance", -550, 0)],
                    "before": [{"date": "{first_day}", "description": "Start balance", "balance": "{opening}"}], "after": [{"description": "*Balance carried forward", "balance": "{closing}"}, {"description": "Total Payments/Receipts", "debit": "{debits}", "credit": "{credits}"}],
                    "page_end": [{"description": "Balance carried forward", "balance": "{reached}"}], "page_start": [{"description": "Balance brought forward", "balance": "{reached}"}],
                    "foot": [[(40, "Anything wrong? If you've noticed any incorrect or unusual transactions, see the back page.")]], "furniture": [(490, 30, 0, 8, "Page {page} of {pages}")]},
    # Singapore: an overview of all accounts on the front page, then each with its transactions
    "overview": {"paper": Paper, "finish": finish, "font": "sans", "size": 7.5, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "accounts": True, "narration": "three lines", "furniture": MARK + [(500, 30, 0, 7, "Page {page} of {pages}")],
                 "head": [[(40, "^Statement of Account")], [(330, "Period: {from_} to {to_}")], [(40, "{holder}")], [(40, "14 TEMPLE STREET #08-12")], [(40, "SINGAPORE 058581")], [], [(40, "*Account Overview as at {to_}")], [(40, "Deposits"), (-300, "Available Balance"), (-420, "Interest to Date"), (-540, "Balance (SGD)")],
                          [(40, "One Account {account1}"), (-300, "{closing1}"), (-420, "0.00"), (-540, "{closing1}")], [(40, "Stash Account {account2}"), (-300, "{closing2}"), (-420, "0.00"), (-540, "{closing2}")], [], [(40, "Please note that you are bound by a duty under the rules governing the operation of this account,")], [(40, "to check the entries in the above statement.")], [("page", "")]],
                 "account_head": [[(40, "*Account Transaction Details")], [(40, "*One Account {account}")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Description", 95, 190), ("debit", "Withdrawals|SGD", -370, 0), ("credit", "Deposits|SGD", -460, 0), ("balance", "Balance|SGD", -550, 0)],
                 "before": [{"description": "BALANCE B/F", "balance": "{opening}"}], "after": [{"description": "*Total", "debit": "*{debits}", "credit": "*{credits}", "balance": "*{closing}"}],
                 "foot": [[(40, "------------------ End of Transaction Details ------------------")]]},
    # Hong Kong: two languages, the day held, a currency's column, balances of days, forward as rows
    "承前結餘": {"paper": Paper, "font": "cjk", "size": 8, "date": "%-d %b", "head_date": "%-d %B %Y", "number": "western", "hold_dates": True, "sparse": True, "currency": "HKD", "narration": "two lines",
             "head": [[(40, "Integrated Account 綜合戶口"), (330, "Number 號碼"), (440, "{account}")], [(40, "{holder}"), (330, "Date 日期"), (440, "{to_}")], [(40, "FLAT B 14/F TEMPLE COURT"), (330, "Page 頁"), (440, "{page} of {pages}")], [(40, "YAU MA TEI KOWLOON")], [],
                      [(40, "*Portfolio Summary 戶口概覽"), (-540, "HKD equivalent 港元等值")], [(60, "Deposits 存款"), (-540, "{close}")], [(60, "Investments 投資"), (-540, "0.00")], [(60, "Loans 貸款"), (-540, "0.00")], [(60, "*Net position 淨額"), (-540, "*{close}")], [], [(40, "*Account Activities 戶口進支"), ], [(40, "HKD Statement Savings 港元結單儲蓄 {account}")]],
             "columns": [("ccy", "CCY|貨幣", 40, 0), ("date", "Date|日期", 75, 0), ("description", "Transaction Details|進支詳情", 120, 200), ("credit", "Deposit|存入", -390, 0), ("debit", "Withdrawal|支出", -470, 0), ("balance", "Balance|結餘", -555, 0)],
             "before": [{"description": "B/F BALANCE 承前結餘", "balance": "{opening}"}], "after": [{"description": "C/F BALANCE 結餘轉下", "balance": "{closing}"}, {"description": "TRANSACTION TURNOVER 進支總額", "credit": "{credits}", "debit": "{debits}"}],
             "foot": [[(40, "Important Message 重要訊息")], [(40, "Please examine this statement at once. 請即查核結單。")]]},
    # Australia: balances with a dollar and CR, the year with the first and last row alone, a sum of four boxes
    "summary of year": {"paper": Paper, "font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "balance": (("$", " CR"), ("$", " DR")), "narration": "plain", "ruled": True,
                        "head": [[(330, "^Statement 17"), (480, "(Page {page} of {pages})")], [(40, "{holder}"), (330, "Account Number"), (440, "{account}")], [(40, "14 TEMPLE ROAD"), (330, "Statement Period"), (440, "{from_} - {to_}")], [(40, "PARRAMATTA NSW 2150"), (330, "Closing Balance"), (440, "{closing}")], [(330, "Enquiries"), (440, "13 55 01")], [],
                                 [(40, "^Everyday Account")], [(40, "If this account has an attached overdraft limit or facility which has an expiry date, we remind you of it here.")], [(40, "Name:"), (100, "{holder}")], [(40, "Note:"), (100, "Have you checked your statement today? It's easy to find out more information.")]],
                        "columns": [("date", "Date", 40, 0), ("description", "Transaction", 90, 230), ("debit", "Debit", -380, 0), ("credit", "Credit", -455, 0), ("balance", "Balance", -555, 0)],
                        "before": [{"date": "{first_day}", "description": "*2025 OPENING BALANCE", "balance": "{opening}"}], "after": [{"date": "{last_day}", "description": "*CLOSING BALANCE", "balance": "{closing}"}],
                        "foot": [[(60, "Opening balance"), (180, "-"), (210, "Total debits"), (310, "+"), (340, "Total credits"), (440, "="), (460, "Closing balance")], [(60, "{opening}"), (210, "${debits}"), (340, "${credits}"), (460, "{closing}")], [], [(40, "*Your Credit Interest Rate Summary")], [(40, "Date"), (120, "Balance"), (260, "Standard Credit Interest Rate (p.a.)")], [(40, "30 Jun"), (120, "Less than $10,000.00"), (260, "0.00%")]]},
    # Canada: sentences with figures, the day held, balances of days
    "your opening": {"paper": Paper, "page": letter, "font": "sans", "size": 8, "date": "%-d %b", "head_date": "%B %-d, %Y", "number": "western", "hold_dates": True, "sparse": True, "narration": "two lines", "account_form": "{:.5}-{:.7}",
                     "head": [[(330, "^Your account statement")], [(330, "From {from_} to {to_}")], [], [(40, "{holder}"), (330, "*Your account number:"), (470, "{account}")], [(40, "14 TEMPLE ST UNIT 3"), (330, "How to reach us:")], [(40, "HALIFAX NS B3J 1A1"), (330, "1-800 555-0155")], [], [(40, "^Summary of your account for this period")], [(40, "Day to Day Banking {account}")],
                              [(40, "Your opening balance on {from_}"), (-420, "${open}")], [(40, "Total deposits into your account"), (-420, "+ {credits}")], [(40, "Total withdrawals from your account"), (-420, "- {debits}")], [(40, "*Your closing balance on {to_}"), (-420, "*= ${close}")], [], [(40, "^Details of your account activity")]],
                     "page_head": [[(40, "^Details of your account activity - continued")]],
                     "columns": [("date", "Date", 40, 0), ("description", "Description", 100, 230), ("debit", "Withdrawals ($)", -420, 0), ("credit", "Deposits ($)", -490, 0), ("balance", "Balance ($)", -560, 0)],
                     "before": [{"description": "Opening Balance", "balance": "{open}"}], "after": [{"description": "*Closing Balance", "balance": "*${close}"}], "furniture": [(490, -30, 0, 8, "{page} of {pages}")]},
    # Germany, a direct bank: booking day over value day, text with a mandate below
    "buchung valuta": {"paper": Paper, "font": "sans", "size": 8, "date": "%d.%m.%Y", "number": "german", "narration": "mandate", "debit": ("-", ""), "credit": ("", ""), "iban": ("DE", 18), "narration_x": 0,
                       "head": [[(40, "Musterbank AG · 60628 Frankfurt am Main"), (400, "*Girokonto Nummer {account}")], [(40, "{holder}"), (400, "Kontoauszug 4/2025")], [(40, "Tempelweg 14"), (330, "Datum"), (480, "{to_}")], [(40, "60311 Frankfurt am Main"), (330, "Auszugsnummer"), (480, "4")], [(330, "Eingeräumte Kontoüberziehung"), (480, "2.000,00 Euro")],
                                [(330, "Alter Saldo"), (480, "{opening} Euro")], [(330, "*Neuer Saldo"), (480, "*{closing} Euro")], [(330, "IBAN"), (400, "{iban}")], [(330, "BIC"), (400, "EXMPDEFFXXX")]],
                       "page_head": [[(40, "Girokonto Nummer {account}"), (480, "Seite {page} von {pages}")]],
                       "columns": [("twice", "Buchung|Valuta", 40, 0), ("description", "Buchung / Verwendungszweck", 110, 330), ("amount", "Betrag (EUR)", -555, 0)],
                       "after": [{"description": "*Neuer Saldo", "amount": "*{closing}"}], "foot": [[(40, "*Kunden-Information")], [(40, "Bitte erheben Sie Einwendungen gegen einzelne Buchungen unverzüglich.")], [(40, "Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.")]]},
    # A money transmitter: the day in the line below the text, newest first, what comes in and goes out with signs
    "incoming outgoing": {"paper": Paper, "font": "sans", "size": 8, "date": "%-d %B %Y", "number": "western", "newest_first": True, "narration": "dated below", "signed": True, "iban": ("BE", 12),
                          "head": [[(40, "Rue du Temple 14")], [(40, "1050 Brussels")], [], [(40, "^EUR statement")], [(40, "{from_} [GMT] - {to_} [GMT]")], [(40, "Generated on: {to_}")], [], [(40, "*Account Holder"), (330, "*IBAN")], [(40, "{holder}"), (330, "{iban}")], [(40, "14 Temple Road"), (330, "*Swift/BIC")], [(40, "10113 Tallinn"), (330, "EXMPBEB1XXX")], [], [(40, "*EUR on {to_} [GMT]"), (-555, "*{close} EUR")]],
                          "columns": [("description", "Description", 40, 300), ("credit", "Incoming", -400, 0), ("debit", "Outgoing", -470, 0), ("balance", "Amount", -555, 0)],
                          "furniture": [(40, -30, 0, 7, "Need help? Visit the help page"), (500, -30, 0, 7, "{page} / {pages}")]},
    # Mexico: two dates without a year, a code, charges and payments, two balances with the day's last row
    "rendimiento": {"paper": Paper, "font": "sans", "size": 7, "date": "named-es %d/%b", "head_date": "%d/%m/%Y", "number": "western", "sparse": True, "narration": "spei", "named": False,
                 "head": [[(40, "^Estado de Cuenta"), (480, "PAGINA {page} / {pages}")], [(40, "{holder}"), (330, "Periodo"), (430, "DEL {from_} AL {to_}")], [(40, "CALLE DEL TEMPLO 14"), (330, "Fecha de Corte"), (430, "{to_}")], [(40, "COL CENTRO"), (330, "No. de Cuenta"), (430, "{account}")], [(40, "CUAUHTEMOC CDMX CP 06000"), (330, "No. de Cliente"), (430, "C0012345")], [(330, "R.F.C"), (430, "KIMM800101AB1")], [],
                          [(40, "*Información Financiera"), (330, "*MONEDA NACIONAL")], [(40, "*Rendimiento"), (330, "*Comportamiento")], [(40, "Saldo Promedio"), (-300, "{average}"), (330, "Saldo Anterior"), (-560, "{open}")], [(40, "Días del Periodo"), (-300, "30"), (330, "Depósitos / Abonos (+)"), (470, "{nc}"), (-560, "{credits}")], [(40, "Tasa Bruta Anual %"), (-300, "0.000"), (330, "Retiros / Cargos (-)"), (470, "{nd}"), (-560, "{debits}")], [(40, "Saldo Promedio Gravable"), (-300, "0.00"), (330, "*Saldo Final"), (-560, "*{close}")], [], [(40, "*Detalle de Movimientos Realizados")], [(60, "FECHA"), (500, "SALDO")]],
                 "columns": [("date", "OPER", 40, 0), ("value_date", "LIQ", 75, 0), ("description", "DESCRIPCION", 115, 200), ("debit", "CARGOS", -390, 0), ("credit", "ABONOS", -450, 0), ("balance", "OPERACION", -510, 0), ("balance", "LIQUIDACION", -570, 0)],
                 "foot": [[(40, "*Total de Movimientos")], [(40, "TOTAL IMPORTE CARGOS"), (180, "{debits}"), (300, "TOTAL MOVIMIENTOS CARGOS"), (450, "{nd}")], [(40, "TOTAL IMPORTE ABONOS"), (180, "{credits}"), (300, "TOTAL MOVIMIENTOS ABONOS"), (450, "{nc}")], [], [(40, "*Cuadro resumen y gráfico de movimientos del período")], [(40, "Saldo Inicial"), (-220, "{open}"), (-300, "100.00%")], [(40, "Depósitos / Abonos (+)"), (-220, "{credits}"), (-300, "12.10%")], [(40, "Retiros / Cargos (-)"), (-220, "-{debits}"), (-300, "-9.27%")], [(40, "Saldo Final"), (-220, "{close}"), (-300, "103.00%")]]},
}

CARDS = {
    # United States: payments and credits with a minus and a star behind the day, new charges, fees
    "new charges": {"paper": CardPaper, "arrange": by_kind, "dated": True, "page": letter, "font": "sans", "size": 8, "date": "%m/%d/%y", "number": "western", "debit": ("$", ""), "credit": ("-$", ""), "furniture": MARK,
                    "head": [[(40, "^Blue Account"), (480, "p. {page}/{pages}")], [(40, "{holder}")], [(40, "Closing Date {to}")], [(40, "Account Ending {card}")], [], [(40, "*New Balance"), (-250, "*${new}"), (330, "*Membership Rewards Points")], [(40, "Minimum Payment Due"), (-250, "${minimum}"), (330, "Available and Pending as of {to}")], [(40, "*Payment Due Date"), (-250, "*{due}"), (330, "18,204")], [],
                             [(40, "Late Payment Warning: If we do not receive your Minimum Payment Due by the Payment Due Date of {due},")], [(40, "you may have to pay a late fee of up to $40.00 and your APRs may be increased to the Penalty APR of 29.99%.")], [], [(40, "*Account Summary")], [(40, "Previous Balance"), (-250, "${previous}")], [(40, "Payments/Credits"), (-250, "-${payments}")], [(40, "New Charges"), (-250, "+${purchases}")], [(40, "Fees"), (-250, "+${fees}")], [(40, "Interest Charged"), (-250, "+$0.00")],
                             [(40, "*New Balance"), (-250, "*${new}")], [(40, "Minimum Due"), (-250, "${minimum}")], [], [(40, "Credit Limit"), (-250, "${limit}")], [(40, "Available Credit"), (-250, "${available}")], [(40, "Days in Billing Period: 30")], [("page", "")]],
                    "parts": [("payments", "Payments and Credits", None), ("purchases", "New Charges", None), ("fees", "Fees", "Total Fees for this Period")], "total_form": "${}",
                    "columns": [("date", "Date", 40, 0), ("description", "Description", 130, 0), ("amount", "Amount", -560, 0)],
                    "foot": [[(40, "*Interest Charged")], [(430, "Amount")], [(40, "Total Interest Charged for this Period"), (-560, "$0.00")], [], [(40, "*2025 Fees and Interest Totals Year-to-Date")], [(430, "Amount")], [(40, "Total Fees in 2025"), (-560, "${fees}")], [(40, "Total Interest in 2025"), (-560, "$0.00")], [], [(40, "*Interest Charge Calculation")], [(40, "Transactions Dated"), (200, "Annual Percentage Rate"), (330, "Balance Subject to Interest Rate"), (490, "Interest Charge")], [(40, "Purchases"), (200, "21.24% (v)"), (330, "$0.00"), (490, "$0.00")]]},
    # United States: two days, a reference and an account in each row, totals for this period
    "purchases and adjustments": {"paper": CardPaper, "arrange": by_kind, "page": letter, "font": "sans", "size": 7.5, "date": "%m/%d", "head_date": "%B %-d, %Y", "number": "western", "credit": ("-", ""), "reference": 4,
                                  "head": [[(40, "{holder}")], [(40, "Account Number: {card}")], [(40, "{from} - {to}")], [], [(40, "*Account Summary"), (330, "*Payment Information")], [(40, "Previous Balance"), (-280, "${previous}"), (330, "New Balance Total"), (-560, "${new}")], [(40, "Payments and Other Credits"), (-280, "-${payments}"), (330, "Total Minimum Payment Due"), (-560, "${minimum}")], [(40, "Purchases and Adjustments"), (-280, "${purchases}"), (330, "Payment Due Date"), (-560, "{due}")], [(40, "Fees Charged"), (-280, "${fees}")], [(40, "Interest Charged"), (-280, "$0.00")], [(40, "*New Balance Total"), (-280, "*${new}")],
                                           [(40, "Total Credit Line"), (-280, "${limit}")], [(40, "Total Credit Available"), (-280, "${available}")], [(40, "Statement Closing Date"), (-280, "{to}")], [], [(40, "^Transactions")]],
                                  "parts": [("payments", "Payments and Other Credits", "TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD"), ("purchases", "Purchases and Adjustments", "TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD"), ("fees", "Fees", "TOTAL FEES FOR THIS PERIOD")], "total_form": "${}", "dated": True,
                                  "columns": [("date", "Transaction|Date", 40, 0), ("posting", "Posting|Date", 95, 0), ("description", "Description", 145, 0), ("reference", "Reference|Number", 390, 0), ("last4", "Account|Number", 450, 0), ("amount", "Amount", -560, 0)],
                                  "foot": [[(40, "*2025 Totals Year-to-Date")], [(40, "Total fees charged in 2025"), (-280, "${fees}")], [(40, "Total interest charged in 2025"), (-280, "$0.00")]]},
    # Germany: booked and bought on, the minus behind what is owed, the old balance as a row
    "umsatz vom": {"paper": CardPaper, "dated": True, "font": "sans", "size": 8, "date": "%d.%m.%y", "head_date": "%d.%m.%Y", "number": "german", "debit": ("", "-"), "credit": ("", "+"), "foreign": "below",
                   "head": [[(40, "Frau/Herrn"), (330, "*Kreditkartenabrechnung")], [(40, "{holder}"), (330, "Abrechnungsdatum"), (460, "{to}")], [(40, "Tempelweg 14"), (330, "Kartennummer"), (460, "{card}")], [(40, "60311 Frankfurt am Main"), (330, "Verfügungsrahmen"), (460, "{limit} EUR")], [], [(40, "Sehr geehrte Kundin, sehr geehrter Kunde, den Saldo buchen wir am {due} von Ihrem Girokonto ab.")]],
                   "columns": [("date", "Umsatz vom", 40, 0), ("posting", "gebucht am", 105, 0), ("description", "Umsatzbeschreibung", 175, 0), ("amount", "Betrag in EUR", -550, 0)],
                   "before": [{"description": "Saldo letzte Abrechnung", "amount": "{previous}-"}], "after": [{"description": "*Neuer Saldo", "amount": "*{new}-"}]},
    # Hong Kong: two languages, post day and transaction day, CR behind
    "結單結餘": {"paper": CardPaper, "dated": True, "font": "cjk", "size": 8, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "credit": ("", "CR"), "foreign": "below",
             "head": [[(40, "Credit Card Statement 信用卡結單")], [(40, "{holder}"), (330, "Card number 信用卡號碼"), (460, "{card}")], [(40, "FLAT B 14/F TEMPLE COURT"), (330, "Statement date 結單日"), (460, "{to}")], [(40, "YAU MA TEI KOWLOON"), (330, "Credit limit 信用額度"), (460, "HKD{limit}")], [],
                      [(40, "Payment due date 到期繳款日"), (220, "Minimum payment due 最低還款額"), (400, "Statement balance 結單結餘")], [(40, "{due}"), (220, "HKD{minimum}"), (400, "HKD{new}")]],
             "columns": [("posting", "Post date|誌賬日期", 40, 0), ("date", "Trans date|交易日期", 105, 0), ("description", "Description of transaction|交易項目", 175, 0), ("amount", "Amount (HKD)|金額 (港元)", -550, 0)],
             "before": [{"description": "PREVIOUS BALANCE 上期結餘", "amount": "{previous}"}], "foot": [[(40, "*Account summary 戶口概要")], [(40, "Previous balance"), (160, "Payment/Credit"), (280, "Purchase/Debit"), (400, "Statement balance")], [(40, "{previous}"), (160, "{payments}"), (280, "{spent}"), (400, "{new}")]]},
}

# Read once behind the mends for the fourth batch.
LEDGER = [("date", "Date", 40, 0), ("number", "Check #", 95, 0), ("amount", "Amount", -290, 0)]
LATER = {
    # United States: beginning and ending balance with their days, sections with totals, checks in two groups, daily ledger balances
    "ledger balances": {"paper": Paper, "finish": finish, "page": letter, "font": "sans", "size": 8, "date": "%m/%d/%y", "head_date": "%B %-d, %Y", "number": "western", "narration": "card day", "debit": ("-", ""),
                        "head": [[(40, "P.O. Box 15284"), (330, "Customer service information")], [(40, "Wilmington, DE 19850"), (330, "1.888.555.0103")], [], [(40, "{holder}")], [(40, "14 TEMPLE ROAD")], [(40, "ORLANDO, FL 32801-1410")], [], [(40, "^Your Advantage Banking")], [(40, "for {from_} to {to_}"), (330, "Account number: {account}")], [],
                                 [(40, "*Account summary")], [(40, "Beginning balance on {from_}"), (-300, "${open}")], [(40, "Deposits and other credits"), (-300, "{sum1}")], [(40, "Withdrawals and other debits"), (-300, "-{sum2}")], [(40, "Checks"), (-300, "-{sum3}")], [(40, "Service fees"), (-300, "-0.00")], [(40, "*Ending balance on {to_}"), (-300, "*${close}")]],
                        "page_head": [[(40, "{holder}  |  Account # {account}  |  {from_} to {to_}")], []],
                        "columns": [("date", "Date", 40, 0), ("description", "Description", 100, 330), ("amount", "Amount", -560, 0)],
                        "parts": [("Deposits and other credits", "credit", None, None, 1), ("Withdrawals and other debits", "debit", (0, 2), None, 1), ("Checks", "debit", (1, 2), LEDGER, 2)],
                        "section_total": "Total {}", "total_sign": "$", "foot": [[], [(40, "*Daily ledger balances")], [("daily", ("Date", "Balance ($)", 3))]], "furniture": [(490, -30, 0, 8, "Page {page} of {pages}")]},
    # Britain: money in before money out, a type, balances on two days
    "balance on": {"paper": Paper, "font": "sans", "size": 8, "date": "%d %b %y", "head_date": "%d %B %Y", "number": "western", "narration": "plain", "kind": ("DEB", "FPI"), "account_form": "{:.8}",
                   "head": [[(330, "^CLASSIC ACCOUNT")], [(330, "Page {page} of {pages}")], [(40, "{holder}")], [(40, "14 TEMPLE ROAD"), (330, "Sort code"), (430, "30-90-00")], [(40, "LEEDS"), (330, "Account number"), (430, "{account}")], [(40, "LS1 4DY"), (330, "{from_} to {to_}")], [],
                            [(40, "Money In"), (-250, "£{credits}"), (330, "Balance on {from_}"), (-550, "£{open}")], [(40, "Money Out"), (-250, "£{debits}"), (330, "Balance on {to_}"), (-550, "£{close}")], [], [(40, "^Your Transactions")]],
                   "columns": [("date", "Date", 40, 0), ("description", "Description", 95, 210), ("kind", "Type", 315, 0), ("credit", "Money In (£)", -410, 0), ("debit", "Money Out (£)", -485, 0), ("balance", "Balance (£)", -555, 0)],
                   "foot": [[(40, "*Transaction types")], [(40, "FPI - Faster Payment"), (180, "DEB - Debit Card"), (320, "DD - Direct Debit")]]},
    # A neo bank: a table of balances of its products above, a currency's sign on each amount
    "product": {"paper": Paper, "font": "sans", "size": 8, "date": "%b %-d, %Y", "head_date": "%B %-d, %Y", "number": "western", "money": ("£", ""), "balance": (("£", ""), ("-£", "")), "narration": "from to", "iban": ("GB", 18),
                "head": [[(40, "^GBP Statement")], [(40, "Generated on the {to_}")], [], [(40, "{holder}"), (330, "IBAN"), (380, "{iban}")], [(40, "14 Temple Road"), (330, "BIC"), (380, "EXMPGB21XXX")], [(40, "Leeds LS1 4DY")], [], [(40, "*Balance summary")], [(40, "Product"), (200, "Opening balance"), (310, "Money out"), (400, "Money in"), (490, "Closing balance")],
                         [(40, "Account (Current Account)"), (200, "{opening}"), (310, "£{debits}"), (400, "£{credits}"), (490, "{closing}")], [(40, "*Total"), (200, "*{opening}"), (310, "*£{debits}"), (400, "*£{credits}"), (490, "*{closing}")], [], [(40, "The balance on your statement might differ from the balance shown in your app.")], [], [(40, "^Account transactions from {from_} to {to_}")]],
                "columns": [("date", "Date", 40, 0), ("description", "Description", 120, 210), ("debit", "Money out", -410, 0), ("credit", "Money in", -480, 0), ("balance", "Balance", -555, 0)],
                "furniture": [(40, -40, 0, 6, "Report lost or stolen card  +44 20 5550 0199   Get help directly in app"), (500, -40, 0, 7, "Page {page} of {pages}")]},
    # Australia: totals at the end of each page and of the period
    "totals at end": {"paper": Paper, "font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %B %Y", "number": "western", "narration": "two lines", "start": datetime.date(2025, 4, 3),
                      "head": [[(330, "^ACCOUNT STATEMENT")], [(330, "STATEMENT NUMBER 14")], [(330, "{from_} TO {to_}")], [(40, "{holder}")], [(40, "14 TEMPLE RD")], [(40, "CARLTON VIC 3053")], [], [(40, "*Account Details"), (330, "*Welcome to your account at a glance.")], [(40, "{holder}"), (330, "Opening Balance:"), (-540, "${open}")], [(40, "Branch Number (BSB)"), (330, "Total Deposits:"), (-540, "+ ${credits}")], [(40, "013-017"), (330, "Total Withdrawals:"), (-540, "- ${debits}")], [(40, "Account Number"), (330, "Closing Balance:"), (-540, "${close}")], [(40, "{account}")], [], [(40, "*Transaction Details")], [(40, "Please retain this statement for taxation purposes")]],
                      "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 90, 220), ("debit", "Withdrawals ($)", -400, 0), ("credit", "Deposits ($)", -475, 0), ("balance", "Balance ($)", -555, 0)],
                      "before": [{"date": "2025"}, {"date": "{first_day}", "description": "OPENING BALANCE", "balance": "{open}"}],
                      "page_end": [{"description": "TOTALS AT END OF PAGE", "debit": "${page_debits}", "credit": "${page_credits}", "balance": "${reached}"}],
                      "after": [{"description": "TOTALS AT END OF PAGE", "debit": "${page_debits}", "credit": "${page_credits}", "balance": "${close}"}, {"description": "TOTALS AT END OF PERIOD", "debit": "${debits}", "credit": "${credits}", "balance": "${close}"}], "furniture": [(490, -30, 0, 8, "Page {page} of {pages}")]},
    # Spain: two days without a year, one signed column, an anterior balance as a row, sums below
    "f oper": {"paper": Paper, "font": "sans", "size": 7.5, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "german", "debit": ("-", ""), "narration": "two lines", "iban": ("ES", 20),
                "head": [[(40, "^Extracto de Movimientos"), (480, "Hoja {page} de {pages}")], [(330, "{holder}")], [(40, "Cuenta corriente"), (330, "CL TEMPLO 14")], [(40, "IBAN {iban}"), (330, "28012 MADRID")], [(40, "Titular: {holder}")], [(40, "Período del extracto: {from_} al {to_}")], [(40, "Divisa: EUR")], []],
                "columns": [("date", "F. Oper.", 40, 0), ("value_date", "F. Valor", 85, 0), ("description", "Concepto", 135, 240), ("amount", "Importe", -470, 0), ("balance", "Saldo", -555, 0)],
                "before": [{"description": "SALDO ANTERIOR", "balance": "{opening}"}],
                "foot": [[(40, "Total cargos"), (-200, "-{debits}"), (260, "Total abonos"), (-400, "{credits}")], [(40, "Saldo final a su favor"), (-200, "{closing}")]]},
    # Switzerland: charges before credits, the value day between them and the balance, turnover and end as rows
    "umsatztotal": {"paper": Paper, "font": "sans", "size": 8, "date": "%d.%m.%y", "head_date": "%d.%m.%Y", "number": "swiss'", "narration": "mandate", "sparse": True, "iban": ("CH", 17),
                    "head": [[(40, "^Kontoauszug")], [(40, "{from_} - {to_}")], [], [(330, "{holder}")], [(330, "Tempelweg 14")], [(330, "8001 Zürich")], [], [(40, "IBAN {iban}"), (330, "Erstellt am {to_}")], [(40, "Privatkonto CHF"), (330, "Seite {page}/{pages}")]],
                    "columns": [("date", "Datum", 40, 0), ("description", "Buchungstext", 95, 210), ("debit", "Belastung", -380, 0), ("credit", "Gutschrift", -450, 0), ("value_date", "Valuta", 465, 0), ("balance", "Saldo", -560, 0)],
                    "before": [{"date": "{first_day}", "description": "*Anfangssaldo", "balance": "{opening}"}], "after": [{"description": "*Umsatztotal", "debit": "*{debits}", "credit": "*{credits}"}, {"date": "{last_day}", "description": "*Schlusssaldo", "balance": "*{closing}"}]},
}
LATER_CARDS = {
    # Britain: two days with the month in letters, CR on a line's end, a summary beside the address
    "new transactions": {"paper": CardPaper, "dated": True, "font": "sans", "size": 8, "date": "%b %-d", "head_date": "%d %B %Y", "number": "western", "credit": ("", " CR"), "foreign": "below",
                         "head": [[(40, "Prepared for"), (200, "Membership Number"), (380, "Date")], [(40, "{holder}"), (200, "{card}"), (380, "{to}")], [(40, "14 TEMPLE ROAD")], [(40, "LEEDS LS1 4DY")], [], [(40, "Previous Balance £"), (150, "Less Payments/Credits £"), (290, "Plus New Transactions £"), (440, "Closing Balance £")], [(40, "{previous}"), (150, "{payments}"), (290, "{spent}"), (440, "{new}")], [],
                                  [(40, "Minimum Payment £{minimum}"), (290, "Payment Due {due}")], [(40, "Credit Limit £{limit}"), (290, "Available Credit £{available}")], [], [(40, "*Transaction Details")]],
                         "columns": [("date", "Transaction|Date", 40, 0), ("posting", "Process|Date", 105, 0), ("description", "Transaction Details", 175, 0), ("amount", "Amount £", -550, 0)],
                         "foot": [[(40, "*Interest rates")], [(40, "Purchases 2.017% per month"), (250, "27.1% per annum")]]},
    # Singapore: two cards, a subtotal for each, post day before transaction day, CR behind
    "sub total": {"paper": CardPaper, "dated": True, "cards": 2, "font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "credit": ("", " CR"), "furniture": MARK + [(490, 30, 0, 8, "Page {page} of {pages}")],
                  "head": [[(40, "Credit Card(s) Statement"), (330, "Statement Date"), (450, "{to}")], [(40, "{holder}"), (330, "Due Date"), (450, "{due}")], [(40, "14 TEMPLE STREET #08-12"), (330, "Total Minimum Payment"), (450, "SGD {minimum}")], [(40, "SINGAPORE 058581"), (330, "Total Balance"), (450, "SGD {new}")], [(330, "Credit Limit"), (450, "SGD {limit}")], [], [(40, "Pay only the minimum and interest will be charged at 27.80% per annum.")]],
                  "columns": [("posting", "Post|Date", 40, 0), ("date", "Trans|Date", 95, 0), ("description", "Description of Transaction", 150, 0), ("amount", "Transaction Amount|SGD", -550, 0)],
                  "before": [{"description": "PREVIOUS BALANCE", "amount": "{previous}"}], "card_head": [[(150, "*{this} {holder}")]], "card_foot": [[(150, "SUB TOTAL"), (-550, "{subtotal}")]], "after": [{"description": "*TOTAL BALANCE", "amount": "*{new}"}]},
}

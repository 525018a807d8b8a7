# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements as they are laid out: the second batch, written before the first was read and not looked at until the first was mended.
See found.py for how to read a description."""

import datetime

from reportlab.lib.pagesizes import A4, landscape, letter

from found_bank import beside, pairs

MORE = {
    # India: the balance's debt said by the heading, one date and one balance a day
    "DR is debit": {"font": "serif", "size": 8.5, "date": "%d%b%Y", "sparse": True, "hold_dates": True, "balance": (("", ""), ("", "DR")),
                    "head": [[(40, "{holder}"), (360, "Branch : MAIN ROAD")], [(40, "14 Temple Road"), (360, "Statement Date : {to_}")], [(40, "Pune 411001"), (360, "Page {page} of {pages}")], [],
                             [(40, "*YOUR PORTFOLIO AT A GLANCE")], [(40, "Deposits"), (200, "Account Number"), (360, "CCY"), (-520, "Balance(DR=Debit)")], [(40, "SAVINGS ACCOUNT-RES"), (200, "{account}"), (360, "INR"), (-520, "{close}")],
                             [(40, "TERM DEPOSIT"), (200, "073-112233-051"), (360, "INR"), (-520, "2,00,000.00")], [], [(40, "*DETAILS OF YOUR ACCOUNTS"), (250, "IFSC {ifsc}")], [(40, "SAVINGS ACCOUNT-RES  {account}  INR  {from_} to {to_}")]],
                    "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 105, 190), ("credit", "Deposits", -390, 0), ("debit", "Withdrawals", -470, 0), ("balance", "Balance(DR=Debit)", -560, 0)],
                    "before": [{"date": "{first}", "description": "BALANCE BROUGHT FORWARD", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "CLOSING BALANCE", "balance": "{closing}"},
                                                                                                                        {"description": "TRANSACTION TURNOVER", "credit": "{credits}", "debit": "{debits}"}]},
    # India: deposits before withdrawals, BALANCE FORWARD, cheque between
    "deposit first": {"font": "sans", "size": 8, "date": "%d %b %y", "head_date": "%d %b %Y", "narration": "kind first",
                      "head": beside(["{holder}", "221 LAKE VIEW", "KOCHI 682001"], ["BRANCH: MAIN ROAD", "STATEMENT DATE: {to_}", "CURRENCY: INR", "ACCOUNT TYPE: SAVINGS", "ACCOUNT NO.: {account}", "IFSC CODE: {ifsc}"])
                      + [[(40, "*ACCOUNT STATEMENT {from_} - {to_}")]],
                      "columns": [("date", "Date", 36, 0), ("value_date", "Value|Date", 85, 0), ("description", "Description", 130, 170), ("cheque", "Cheque", 310, 0), ("credit", "Deposit", -420, 0), ("debit", "Withdrawal", -490, 0),
                                  ("balance", "Balance", -565, 0)],
                      "before": [{"description": "BALANCE FORWARD", "balance": "{opening}"}], "page_start": [{"description": "BALANCE FORWARD", "balance": "{reached}"}],
                      "after": [{"description": "Total", "credit": "{credits}", "debit": "{debits}", "balance": "{closing}"}],
                      "foot": [[(40, "IMPORTANT INFORMATION")], [(40, "Deposits are insured up to INR 5,00,000.00 by DICGC. Service charges from 01/07/2025: see the tariff of 2,500.00 and above.")]]},
    # India: strip of balances above the table, running balance
    "running strip": {"font": "dejavu", "size": 6.5, "date": "%d-%b-%Y", "ruled": True, "head": beside(["CUSTOMER ID : 88123456", "CUSTOMER NAME : {holder}", "COMMUNICATION ADDRESS : 14 Temple Road", "EMAIL ID : someone@example.com"],
                                                                                                ["ACCOUNT NO : {account}", "ACCOUNT BRANCH : MAIN ROAD", "IFSC : {ifsc}", "ACCOUNT STATUS : ACTIVE"])
                      + [[(40, "STATEMENT PERIOD : {from_} TO {to_}")], [], [(-120, "*Opening Balance"), (-260, "*Total Debit"), (-400, "*Total Credit"), (-540, "*Closing Balance")],
                         [(-120, "{open}"), (-260, "{debits}"), (-400, "{credits}"), (-540, "{close}")]],
                      "columns": [("date", "Transaction Date", 36, 0), ("value_date", "Value Date", 105, 0), ("description", "Particulars", 160, 170), ("cheque", "Cheque No.", 335, 0), ("debit", "Debit", -440, 0),
                                  ("credit", "Credit", -500, 0), ("balance", "Balance", -565, 0)],
                      "foot": [[(40, "REGISTERED OFFICE: 3rd Floor, Ocean Chambers, Kolkata 700001"), (400, "CIN : L65110TN2014PLC097792")]]},
    # India: cheque and reference one over the other, description behind, bordered, several-line header
    "reference first": {"font": "serif", "size": 8, "date": "%d/%m/%Y", "ruled": True, "narration": "long", "newest_first": True,
                        "head": [[(40, "Statement of account")], [(40, "Primary Account Holder Name"), (220, "{holder}")], [(40, "Account Number"), (220, "{account}")], [(40, "IFSC Code"), (220, "{ifsc}")], [(40, "Period"), (220, "{from_} to {to_}")],
                                 [(40, "Current Balance"), (220, "Rs. {close}")]],
                        "columns": [("date", "Transaction|Date", 36, 0), ("value_date", "Value Date", 95, 0), ("reference", "Cheque No/|Reference No", 150, 0), ("description", "Description", 225, 150), ("debit", "Withdrawals", -445, 0),
                                    ("credit", "Deposits", -505, 0), ("balance", "Running|Balance", -568, 0)],
                        "foot": [[(40, "Opening Balance"), (220, "Rs. {open}")], [(40, "Total Withdrawals"), (220, "Rs. {debits}")], [(40, "Total Deposits"), (220, "Rs. {credits}")], [(40, "Closing Balance"), (220, "Rs. {close}")]]},
    # India: fixed width print of a village bank, dates without separators and with four digits of the year
    "village print": {"font": "mono", "size": 7, "date": "%d%m%Y", "head_date": "%d/%m/%Y", "balance": (("", "Cr"), ("", "Dr")), "header_rule": False, "leading": 1.2,
                      "head": [[(30, "NAME: {holder}")], [(30, "AC NO: {account}      IFSC: {ifsc}")], [(30, "FROM: {from_}  TO: {to_}")], [(30, "=" * 118)]],
                      "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 90, 190), ("cheque", "INST NO", 290, 0), ("debit", "DR AMT", -400, 0), ("credit", "CR AMT", -475, 0), ("balance", "BAL AMT", -560, 0)],
                      "before": [{"description": "B/F BALANCE", "balance": "{opening}"}], "after": [{"description": "TOTAL :", "debit": "{debits}", "credit": "{credits}"}, {"description": "C/F BALANCE", "balance": "{closing}"}]},
    # India: two current accounts, each with its heading in one sentence, and a loan table at the end
    "combined": {"font": "sans", "size": 8, "date": "%d-%b-%Y", "accounts": True, "balance": (("", " Cr"), ("", " Dr")),
                 "head": [[(40, "{holder}"), (330, "Relationship No. : 88123456")], [(40, "14 Temple Road, Pune 411001")], [(40, "*COMBINED STATEMENT OF ACCOUNTS")]],
                 "account_head": [[(40, "*Transactions in Account No. {account} (INR) for the period {from_} to {to_}")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Narration", 110, 200), ("cheque", "Chq/Ref", 320, 0), ("debit", "Debit", -420, 0), ("credit", "Credit", -490, 0), ("balance", "Balance", -568, 0)],
                 "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}],
                 "foot": [[(40, "*Loan accounts")], [(40, "*Loan no."), (120, "*Type"), (200, "*Sanctioned"), (290, "*Disbursed on"), (380, "*EMI"), (460, "*Outstanding")],
                          [(40, "LN8811"), (120, "HOME"), (-260, "25,00,000.00"), (290, "12-Mar-2021"), (-410, "24,500.00"), (-540, "18,40,112.00")]]},
    # India: Hindi over English in every heading, figures with Rs., upside of wrapped text
    "hindi above": {"font": "hindi", "size": 7.5, "date": "%d.%m.%Y", "wrap": "above", "gap": 5, "narration": "by to", "money": ("", ""),
                    "head": [[(40, "खाता विवरण / STATEMENT OF ACCOUNT")], [(40, "नाम / Name : {holder}")], [(40, "खाता सं. / Account No. : {account}"), (330, "आईएफएससी / IFSC : {ifsc}")], [(40, "अवधि / Period : {from_} to {to_}")]],
                    "columns": [("date", "तारीख|Date", 36, 0), ("description", "ब्यौरा|Particulars", 95, 180), ("cheque", "चेक सं.|Cheque No", 300, 0), ("debit", "निकासी|Withdrawals", -430, 0), ("credit", "जमा|Deposits", -495, 0),
                                ("balance", "शेष राशि|Balance", -568, 0)],
                    "before": [{"description": "आरंभिक शेष / Opening Balance", "balance": "{opening}"}], "after": [{"description": "अंतिम शेष / Closing Balance", "balance": "{closing}"}]},
    # India: amount and mark together in front ("Dr. 1,200.00"), balance at the end of the day only, newest first
    "mark in front": {"font": "sans", "size": 8, "date": "%d-%m-%Y", "debit": ("Dr. ", ""), "credit": ("Cr. ", ""), "newest_first": True, "sparse": True,
                      "head": pairs(("Account Holder", "{holder}"), ("Account No.", "{account}"), ("IFSC", "{ifsc}"), ("Transactions from", "{from_} to {to_}"), ("Opening Balance", "{opening}"), ("Closing Balance", "{closing}"),
                                    ("Total Debits", "{debits}"), ("Total Credits", "{credits}")),
                      "columns": [("date", "Date", 40, 0), ("description", "Description", 110, 220), ("amount", "Amount (INR)", -440, 0), ("balance", "Day End Balance", -560, 0)]},
    # Ireland: payments out and in
    "payments out": {"font": "sans", "size": 8, "date": "%d %b %Y", "number": "western", "hold_dates": True, "sparse": True, "iban": ("IE", 18),
                     "head": [[(40, "{holder}"), (330, "Account number"), (-555, "{account}")], [(40, "14 Temple Road"), (330, "IBAN"), (-555, "{iban}")], [(40, "Dublin 2"), (330, "Statement date"), (-555, "{to_}")], [(40, "*Your current account statement")]],
                     "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 110, 200), ("debit", "Payments - out", -410, 0), ("credit", "Payments - in", -480, 0), ("balance", "Balance", -555, 0)],
                     "before": [{"date": "{first}", "description": "BALANCE FORWARD", "balance": "{opening}"}], "page_end": [{"description": "SUBTOTAL:", "balance": "{reached}"}],
                     "page_start": [{"description": "BALANCE FORWARD", "balance": "{reached}"}], "after": [{"description": "CLOSING BALANCE", "balance": "{closing}"}]},
    # United States: the amount before the text, sections with their totals beside
    "amount before text": {"font": "sans", "size": 8, "page": letter, "date": "%-m/%-d", "head_date": "%B %d, %Y", "number": "western", "sections": [("Withdrawals & Debits", "debit"), ("Deposits & Credits", "credit")],
                           "head": [[(40, "{holder}"), (330, "Beginning {from_}")], [(40, "Springfield, IL 62701"), (330, "through {to_}")], [(330, "Account {account}")], [], [(40, "*SUMMARY")], [(40, "Balance Calculation")],
                                    [(40, "Previous Balance"), (-300, "{open}")], [(40, "Withdrawals & Debits"), (-300, "{debits} -")], [(40, "Deposits & Credits"), (-300, "{credits} +")], [(40, "Current Balance"), (-300, "{close} =")]],
                           "columns": [("date", "Date", 40, 0), ("amount", "Amount", -150, 0), ("description", "Description", 170, 330)]},
    # Australia: the statement's opening balance as a row
    "statement opening": {"font": "serif", "size": 8.5, "date": "%d/%m/%y", "head_date": "%d %B %Y", "number": "western", "narration": "kind first",
                          "head": beside(["{holder}", "14 TEMPLE ROAD", "SYDNEY NSW 2000"], ["Statement Period", "{from_} - {to_}", "Customer ID  8812 3456", "BSB 732-001   Account Number {account}"])
                          + [[(330, "Opening Balance"), (-555, "+ ${open}")], [(330, "Total Credits"), (-555, "+ ${credits}")], [(330, "Total Debits"), (-555, "- ${debits}")], [(330, "Closing Balance"), (-555, "+ ${close}")]],
                          "columns": [("date", "DATE", 40, 0), ("description", "TRANSACTION DESCRIPTION", 95, 210), ("debit", "DEBIT", -400, 0), ("credit", "CREDIT", -470, 0), ("balance", "BALANCE", -560, 0)],
                          "before": [{"date": "{first}", "description": "STATEMENT OPENING BALANCE", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "CLOSING BALANCE", "balance": "{closing}"}],
                          "foot": [[(40, "CONVENIENCE AT YOUR FINGERTIPS")], [(40, "TRANSACTION FEE(S) PERIOD 01 DEC TO 31 DEC   TOTAL CHARGE $0.00")]]},
    # South Africa: blanks between thousands, a charge column in front of the sides
    "charge before": {"font": "sans", "size": 8, "date": "%-d/%m/%Y", "number": "space.", "head": [[(40, "{holder}"), (330, "Cheque account statement")], [(40, "PO Box 88, Pretoria"), (330, "Account number: {account}")],
                                                                                          [(40, "{from_} to {to_}")], [], [(40, "Balance Brought Forward"), (-250, "{open}")], [(40, "Total debits"), (-250, "{debits}")],
                                                                                          [(40, "Total credits"), (-250, "{credits}")], [(40, "Balance"), (-250, "{close}")]],
                      "columns": [("date", "Date", 40, 0), ("description", "Transaction Description", 100, 190), ("fee", "Charge", -330, 0), ("debit", "Debit Amount", -410, 0), ("credit", "Credit Amount", -485, 0), ("balance", "Balance", -560, 0)],
                      "before": [{"date": "{first}", "description": "Bal Brought Forward", "balance": "{opening}"}]},
    # South Africa: category, money in before money out with a minus, a fee column with a star
    "money in minus": {"font": "dejavu", "size": 7, "date": "%d/%m/%Y", "number": "space.", "money": ("", ""), "head": [[(40, "{holder}"), (330, "Account"), (-555, "{account}")], [(40, "From Date: {from_}"), (330, "To Date: {to_}")],
                                                                                                    [(40, "Opening Balance: R{open}"), (330, "Closing Balance: R{close}")]],
                       "columns": [("date", "Date", 40, 0), ("description", "Description", 100, 190), ("kind", "Category", 300, 0), ("credit", "Money In", -420, 0), ("debit", "Money Out", -480, 0), ("fee", "Fee*", -510, 0), ("balance", "Balance", -565, 0)],
                       "kind": ("Groceries", "Other Income"), "foot": [[(40, "* Includes VAT at 15%")]]},
    # Switzerland: value date behind the sides, a typographic apostrophe
    "apostrophes": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "swiss'", "iban": ("CH", 17), "narration": "kind first",
                    "head": [[(330, "{holder}")], [(330, "Musterweg 2")], [(330, "8001 Zürich")], [(40, "*Kontoauszug {from_} - {to_}")], [(40, "Privatkonto CHF"), (250, "IBAN {iban}")]],
                    "columns": [("date", "Datum", 40, 0), ("description", "Buchungstext", 100, 190), ("debit", "Belastung CHF", -370, 0), ("credit", "Gutschrift CHF", -440, 0), ("value_date", "Valuta", 450, 0), ("balance", "Saldo CHF", -560, 0)],
                    "before": [{"date": "{first}", "description": "Saldovortrag", "balance": "{opening}"}], "after": [{"description": "Umsatztotal", "debit": "{debits}", "credit": "{credits}"},
                                                                                                             {"date": "{last}", "description": "Schlusssaldo", "balance": "{closing}"}]},
    # Mexico: two dates without a year, two balances
    "oper liq": {"font": "sans", "size": 7.5, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "western", "sparse": True, "start": datetime.date(2025, 12, 12),
                 "head": [[(40, "{holder}"), (330, "Periodo"), (420, "DEL {from_} AL {to_}")], [(40, "AV. TEMPLE 14"), (330, "No. de Cuenta"), (420, "{account}")], [(330, "Saldo Anterior"), (-555, "{open}")],
                          [(330, "Depósitos / Abonos (+)"), (470, "{nc}"), (-555, "{credits}")], [(330, "Retiros / Cargos (-)"), (470, "{nd}"), (-555, "{debits}")], [(330, "Saldo Final (+)"), (-555, "{close}")]],
                 "columns": [("date", "FECHA|OPER", 40, 0), ("value_date", "|LIQ", 80, 0), ("description", "|DESCRIPCION", 115, 180), ("reference", "|REFERENCIA", 300, 0), ("debit", "|CARGOS", -425, 0), ("credit", "|ABONOS", -490, 0), ("balance", "SALDO|OPERACION", -560, 0)],
                 "foot": [[(40, "*Total de Movimientos")], [(40, "TOTAL IMPORTE CARGOS"), (200, "{debits}"), (300, "TOTAL MOVIMIENTOS CARGOS"), (470, "{nd}")], [(40, "TOTAL IMPORTE ABONOS"), (200, "{credits}"), (300, "TOTAL MOVIMIENTOS ABONOS"), (470, "{nc}")]]},
    # Sweden: ISO dates, a blank between thousands, signs
    "belopp": {"font": "sans", "size": 8, "date": "%Y-%m-%d", "number": "space", "debit": ("-", ""), "credit": ("", ""), "newest_first": True,
               "head": [[(40, "*Kontoutdrag"), (330, "Kontonummer: {account}")], [(40, "Kontohavare: {holder}"), (330, "Period: {from_} - {to_}")], [(40, "Ingående saldo: {opening}"), (330, "Utgående saldo: {closing}")]],
               "columns": [("date", "Bokföringsdag", 40, 0), ("value_date", "Transaktionsdag", 120, 0), ("description", "Beskrivning", 205, 170), ("amount", "Belopp", -460, 0), ("balance", "Bokfört saldo", -560, 0)]},
    # Czechia: currency words in the headings
    "zůstatek": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "nbsp", "debit": ("-", ""), "credit": ("", ""), "ruled": True,
                 "head": [[(40, "*Výpis z účtu"), (330, "za období {from_} - {to_}")], [(40, "Majitel účtu: {holder}"), (330, "Číslo účtu: {account}")], [(40, "Počáteční zůstatek:"), (-250, "{opening} CZK")], [(40, "Příjmy:"), (-250, "{credits} CZK")],
                          [(40, "Výdaje:"), (-250, "-{debits} CZK")], [(40, "Konečný zůstatek:"), (-250, "{closing} CZK")]],
                 "columns": [("date", "Datum zaúčtování", 40, 0), ("description", "Popis transakce", 130, 200), ("amount", "Částka CZK", -450, 0), ("balance", "Zůstatek CZK", -560, 0)]},
    # Japan: year, month, day, no fractions
    "whole yen": {"font": "sans", "size": 8, "date": "%Y/%m/%d", "number": "whole", "head": [[(40, "*ACCOUNT STATEMENT"), (330, "Date printed 2026/02/01")], [(40, "Account holder {holder}"), (330, "Account number {account}")], [(40, "Period {from_} - {to_}")]],
                  "columns": [("date", "Date", 40, 0), ("debit", "Withdrawal (JPY)", -200, 0), ("credit", "Deposit (JPY)", -290, 0), ("balance", "Balance (JPY)", -380, 0), ("description", "Transaction", 395, 170)],
                  "before": [{"date": "{first}", "description": "Balance forward", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "Closing balance", "balance": "{closing}"}]},
    # Gulf: AED in front, Cr behind the balance
    "AED": {"font": "sans", "size": 8, "date": "%d %b %Y", "number": "western", "balance": (("", "Cr"), ("", "Dr")), "iban": ("AE", 19), "narration": "foreign",
            "head": beside(["{holder}", "P.O. BOX 88123", "DUBAI, UNITED ARAB EMIRATES"], ["STATEMENT OF ACCOUNT", "Account No. {account}", "IBAN {iban}", "Currency AED", "From {from_} to {to_}"]),
            "columns": [("date", "Posting Date", 40, 0), ("value_date", "Value Date", 110, 0), ("description", "Description", 175, 170), ("debit", "Debits", -420, 0), ("credit", "Credits", -490, 0), ("balance", "Balance", -565, 0)],
            "before": [{"description": "BROUGHT FORWARD", "balance": "{opening}"}], "page_end": [{"description": "CARRIED FORWARD", "balance": "{reached}"}], "page_start": [{"description": "BROUGHT FORWARD", "balance": "{reached}"}],
            "after": [{"description": "CLOSING BALANCE", "balance": "{closing}"}]},
    # Turkey: unknown words, the decimal comma
    "tutar": {"font": "dejavu", "size": 7, "date": "%d/%m/%Y", "number": "german", "debit": ("-", ""), "credit": ("", ""), "page": landscape(A4), "bottom": 60,
              "head": [[(40, "HESAP HAREKETLERİ"), (430, "Müşteri: {holder}")], [(40, "Hesap No: {account}"), (430, "Dönem: {from_} - {to_}")], [(40, "Devreden Bakiye: {opening} TL"), (430, "Son Bakiye: {closing} TL")]],
              "columns": [("date", "Tarih", 40, 0), ("reference", "Fiş No", 110, 0), ("description", "Açıklama", 190, 280), ("amount", "Tutar", -620, 0), ("balance", "Bakiye", -740, 0)]},
    # Germany: dates with the year below the day, signs in front, newest first
    "netbanking": {"font": "sans", "size": 8, "date": "%d.%m.%Y", "number": "german", "debit": ("-", " EUR"), "credit": ("+", " EUR"), "balance": (("", " EUR"), ("-", " EUR")), "newest_first": True, "narration": "sepa", "iban": ("DE", 18),
                   "head": [[(40, "*Umsatzanzeige"), (330, "{iban}")], [(40, "Kunde;{holder}")], [(40, "Zeitraum {from_} - {to_}"), (330, "Saldo {closing}")]],
                   "columns": [("date", "Buchung", 40, 0), ("value_date", "Valuta", 100, 0), ("description", "Auftraggeber/Empfänger, Verwendungszweck", 160, 200), ("balance", "Saldo", -470, 0), ("amount", "Betrag", -560, 0)]},
}

CARDS = {
    # India: instalments above the rows, payments with a C in the text of the amount, date in front of the number
    "instalments above": {"dated": True, "date": "%d-%b-%Y", "credit": ("", " C"), "debit": ("", " D"),
                          "head": [[(40, "{holder}"), (330, "Card Number : {card}")], [(330, "Statement Date : {to}")], [(330, "Payment Due Date : {due}")], [(40, "Opening Balance"), (160, "Payments / Credits"), (290, "Purchases"), (400, "Fees & Charges"), (490, "Total Amount Due")],
                                   [(40, "{previous}"), (160, "{payments}"), (290, "{purchases}"), (400, "{fees}"), (490, "{new}")], [(40, "Minimum Amount Due {minimum}"), (330, "Total Credit Limit {limit}")], [(40, "Statement Period {from_} To {to}")], [],
                                   [(40, "*EMI Details")], [(40, "Date"), (110, "Merchant"), (250, "Principal"), (330, "Interest"), (400, "EMI No."), (470, "Outstanding")], [(40, "12-Mar-2025"), (110, "LAPTOP 12M"), (-290, "1,900.00"), (-370, "290.00"), (400, "5/12"), (-530, "14,200.00")]],
                          "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 120, 0), ("category", "Spends Area", 340, 0), ("amount", "Amount (Rs.)", -540, 0)]},
    # debit and credit columns, two cards, totals of each
    "two columns": {"dated": True, "date": "%d/%m/%Y", "cards": 2, "head": [[(40, "Cardholder : {holder}"), (330, "Statement Date : {to}")], [(40, "Primary Card No. : {card}"), (330, "Due Date : {due}")], [(40, "Credit Limit : {limit}"), (330, "Min. Due : {minimum}")],
                                                                   [(40, "Previous Balance : {previous}"), (330, "New Balance : {new}")], [(40, "Total Payments : {payments}"), (330, "Total Purchases & Charges : {spent}")]],
                    "columns": [("date", "Trans Date", 40, 0), ("posting", "Posting Date", 110, 0), ("description", "Particulars", 190, 0), ("debit", "Debit", -450, 0), ("credit", "Credit", -540, 0)],
                    "card_head": [[(190, "*Card {this}")]], "card_foot": [[(190, "Total for card {this}"), (-450, "{subtotal}")]]},
    # Hong Kong: post date and transaction date as one heading, credits CR, rate below
    "rate below": {"dated": True, "date": "%d%b", "head_date": "%d%b%Y", "number": "western", "credit": ("", "CR"), "foreign": "rate", "font": "mono", "size": 7,
                   "head": [[(40, "{holder}"), (330, "Card Number {card}")], [(330, "Statement Date {to}")], [(330, "Payment Due Date {due}")], [(40, "Credit Limit HKD{limit}"), (330, "Statement Balance HKD{new}")], [(330, "Minimum Payment HKD{minimum}")]],
                   "columns": [("posting", "Post date", 40, 0), ("date", "Trans date", 100, 0), ("description", "Description of transaction", 170, 0), ("amount", "Amount (HKD)", -540, 0)],
                   "before": [{"description": "PREVIOUS BALANCE", "amount": "{previous}"}], "after": [{"description": "STATEMENT BALANCE", "amount": "{new}"}]},
    # United States: minus with a blank and a dollar, newest first
    "minus dollar": {"dated": True, "page": letter, "date": "%b %d, %Y", "number": "western", "debit": ("$", ""), "credit": ("-$", ""), "newest_first": True,
                     "head": [[(40, "{holder}"), (330, "Card ending in {last4}")], [(40, "{from_} — {to}")], [(40, "Previous Monthly Balance"), (-300, "${previous}")], [(40, "Payments and credits"), (-300, "-${payments}")], [(40, "Purchases"), (-300, "${purchases}")],
                              [(40, "Fees"), (-300, "${fees}")], [(40, "Total Balance"), (-300, "${new}")], [(40, "Minimum Payment Due"), (-300, "${minimum}")], [(40, "Due by {due}")], [(40, "Credit Limit"), (-300, "${limit}")]],
                     "columns": [("date", "Date", 40, 0), ("description", "Description", 130, 0), ("points", "Daily Cash", -430, 0), ("amount", "Amount", -540, 0)]},
    # Spain and Latin America: plus behind what is owed, minus behind what was paid
    "plus and minus": {"dated": True, "date": "%d/%m/%Y", "number": "western", "debit": ("+ $", ""), "credit": ("- $", ""),
                       "head": [[(40, "{holder}"), (330, "Número de tarjeta: {card}")], [(330, "Periodo: {from_} al {to}")], [(330, "Fecha de corte: {to}")], [(330, "Fecha límite de pago: {due}")], [(40, "Adeudo del periodo anterior"), (-300, "${previous}")],
                                [(40, "Cargos regulares (no a meses)"), (-300, "+ ${spent}")], [(40, "Pagos y abonos"), (-300, "- ${payments}")], [(40, "Pago para no generar intereses"), (-300, "${new}")], [(40, "Pago mínimo"), (-300, "${minimum}")], [(40, "Límite de crédito"), (-300, "${limit}")]],
                       "columns": [("date", "Fecha de la operación", 40, 0), ("posting", "Fecha de cargo", 140, 0), ("description", "Descripción del movimiento", 230, 0), ("amount", "Monto", -540, 0)]},
    # marks before the amount, reward table between the pages
    "Cr in front": {"dated": True, "date": "%d %b %Y", "debit": ("Dr ", ""), "credit": ("Cr ", ""), "foreign": "below",
                    "head": [[(40, "{holder}"), (330, "Card No. {card}")], [(40, "Statement Period"), (150, "{from_} - {to}")], [(40, "Statement Date"), (150, "{to}")], [(40, "Payment Due Date"), (150, "{due}")], [(40, "Total Amount Due"), (-250, "{new}")], [(40, "Minimum Amount Due"), (-250, "{minimum}")],
                             [(40, "Previous Balance"), (-250, "{previous}")], [(40, "Payments Received"), (-250, "{payments}")], [(40, "Purchases"), (-250, "{purchases}")], [(40, "Fees and Charges"), (-250, "{fees}")], [(40, "Credit Limit"), (-250, "{limit}")]],
                    "columns": [("date", "Txn Date", 40, 0), ("description", "Merchant", 120, 0), ("amount", "Amount (INR)", -540, 0)]},
}

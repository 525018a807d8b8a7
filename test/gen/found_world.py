# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements of other countries, the first batch. See found.py for how to read a description."""

import datetime

from reportlab.lib.pagesizes import letter

from found_bank import beside, pairs

WORLD = {
    # Britain: a balance a day, one date a day, forward at each page
    "paid out": {"font": "sans", "size": 8, "date": "%d %b %y", "head_date": "%d %B %Y", "number": "western", "hold_dates": True, "sparse": True, "narration": "kind first", "wrap": "below",
                 "head": beside(["{holder}", "14 Temple Road", "Leeds LS1 4AB"], ["Account Name: {holder}", "Sort code: 20-45-77", "Account Number: {account}", "Sheet Number: 112"])
                 + [[(40, "*Your Bank Account details")], [(40, "{from_} to {to_}")], [(330, "Opening Balance"), (-555, "{open}")], [(330, "Payments In"), (-555, "{credits}")], [(330, "Payments Out"), (-555, "{debits}")],
                    [(330, "Closing Balance"), (-555, "{close}")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Payment type and details", 100, 200), ("debit", "Paid out", -410, 0), ("credit", "Paid in", -480, 0), ("balance", "Balance", -555, 0)],
                 "before": [{"date": "{first}", "description": "BALANCE BROUGHT FORWARD", "balance": "{opening}"}], "page_start": [{"description": "BALANCE BROUGHT FORWARD", "balance": "{reached}"}],
                 "page_end": [{"description": "BALANCE CARRIED FORWARD", "balance": "{reached}"}], "after": [{"date": "{last}", "description": "BALANCE CARRIED FORWARD", "balance": "{closing}"}]},
    # United States: one table for each side, no running balance
    "sections": {"font": "sans", "size": 8, "page": letter, "date": "%m/%d", "head_date": "%B %d, %Y", "number": "western", "sections": [("DEPOSITS AND ADDITIONS", "credit"), ("ELECTRONIC WITHDRAWALS", "debit")],
                 "section_total": "Total {}", "head": [[(330, "{from_} through {to_}")], [(330, "Account Number: {account}")], [(40, "{holder}")], [(40, "P.O. Box 1423")], [(40, "Springfield IL 62701-1423")], [],
                                                      [(40, "*CHECKING SUMMARY")], [(-400, "*AMOUNT")], [(40, "Beginning Balance"), (-400, "${open}")], [(40, "Deposits and Additions"), (-400, "{credits}")],
                                                      [(40, "Electronic Withdrawals"), (-400, "-{debits}")], [(40, "Ending Balance"), (-400, "${close}")]],
                 "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 100, 300), ("amount", "AMOUNT", -540, 0)]},
    # United States: day of month without a nought, daily balance
    "daily balance": {"font": "sans", "size": 8, "page": letter, "date": "%-m/%-d", "head_date": "%B %-d, %Y", "number": "western", "sparse": True,
                      "head": beside(["{holder}", "221 LAKE VIEW", "SPRINGFIELD IL 62701-1423"], ["Account number: {account}", "{from_} - {to_}", "Routing Number (RTN): 121042882"])
                      + [[(40, "*Statement period activity summary")], [(40, "Beginning balance on {first}"), (-300, "${open}")], [(40, "Deposits/Additions"), (-300, "{credits}")], [(40, "Withdrawals/Subtractions"), (-300, "- {debits}")],
                         [(40, "Ending balance on {last}"), (-300, "${close}")]],
                      "columns": [("date", "Date", 40, 0), ("cheque", "Check|Number", 85, 0), ("description", "Description", 130, 210), ("credit", "Deposits/|Additions", -420, 0), ("debit", "Withdrawals/|Subtractions", -490, 0),
                                  ("balance", "Ending daily|balance", -560, 0)],
                      "after": [{"date": "Ending balance on {last}", "balance": "{closing}"}, {"date": "Totals", "credit": "${credits}", "debit": "${debits}"}],
                      "foot": [[(40, "The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds.")]]},
    # Canada: date only with the first row of a day
    "day printed once": {"font": "serif", "size": 8.5, "page": letter, "date": "%-d %b", "head_date": "%B %-d, %Y", "number": "western", "sparse": True, "hold_dates": True, "balance": (("", ""), ("- ", "")),
                 "head": [[(40, "{holder}"), (360, "Your account number: {account}")], [(40, "From {from_} to {to_}")], [], [(40, "*Summary of your account for this period")],
                          [(40, "Your opening balance on {from_}"), (-350, "${open}")], [(40, "Total deposits into your account"), (-350, "+ {credits}")],
                          [(40, "Total withdrawals from your account"), (-350, "- {debits}")], [(40, "Your closing balance on {to_}"), (-350, "= ${close}")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Description", 90, 220), ("debit", "Withdrawals ($)", -400, 0), ("credit", "Deposits ($)", -480, 0), ("balance", "Balance ($)", -560, 0)],
                 "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "${closing}"}]},
    # Canada: the date between the sides and the balance, run together
    "date behind": {"font": "mono", "size": 6.5, "page": letter, "date": "%b%d", "head_date": "%b %d/%y", "number": "western", "sparse": True,
                    "head": [[(40, "{holder}"), (330, "Statement From - To")], [(40, "14 TEMPLE ROAD"), (330, "{from_} - {to_}")], [(330, "Account No. {account}")]],
                    "columns": [("description", "Description", 40, 200), ("debit", "Withdrawals", -340, 0), ("credit", "Deposits", -420, 0), ("date", "Date", 440, 0), ("balance", "Balance", -560, 0)],
                    "before": [{"description": "STARTING BALANCE", "date": "{first}", "balance": "{opening}"}], "after": [{"description": "CLOSING BALANCE", "balance": "{closing}"}]},
    # Australia: "$1,234.00 CR", the year once
    "dollars CR": {"font": "sans", "size": 8, "date": "%d %b", "head_date": "%-d %b %Y", "number": "western", "balance": (("$", " CR"), ("$", " DR")), "narration": "value line", "start": datetime.date(2025, 12, 5),
                   "head": [[(40, "{holder}"), (330, "Statement 42"), (-555, "(Page {page} of {pages})")], [(330, "Account Number"), (-555, "{account}")], [(330, "Statement Period"), (-555, "{from_} - {to_}")],
                            [(330, "Closing Balance"), (-555, "{closing}")]],
                   "columns": [("date", "Date", 40, 0), ("description", "Transaction", 90, 220), ("debit", "Debit", -400, 0), ("credit", "Credit", -470, 0), ("balance", "Balance", -560, 0)], "money": ("", ""),
                   "before": [{"date": "{first}", "description": "2025 OPENING BALANCE", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "2026 CLOSING BALANCE", "balance": "{closing}"}],
                   "foot": [[(60, "*Opening balance"), (180, "- Total debits"), (290, "+ Total credits"), (420, "= Closing balance")], [(60, "{opening}"), (180, "${debits}"), (290, "${credits}"), (420, "{closing}")]]},
    # South Africa: credits marked Cr, a column of charges behind the balance
    "charges behind": {"font": "sans", "size": 7.5, "date": "%d %b", "head_date": "%d %B %Y", "number": "western", "debit": ("", ""), "credit": ("", "Cr"), "balance": (("", "Cr"), ("", "Dr")), "fee": "",
                       "head": [[(40, "{holder}"), (330, "Account : {account}")], [(40, "PO BOX 88"), (330, "Statement Period : {from_} to {to_}")], [(40, "Cape Town"), (330, "Statement Date : {to_}")], [],
                                [(40, "*Statement Balances")], [(40, "Opening Balance"), (-250, "{opening}")], [(40, "Closing Balance"), (-250, "{closing}")]],
                       "columns": [("date", "Date", 40, 0), ("description", "Description", 90, 220), ("amount", "Amount", -400, 0), ("balance", "Balance", -480, 0), ("fee", "Accrued|Bank|Charges", -555, 0)],
                       "after": [{"date": "Closing Balance", "balance": "{closing}"}],
                       "foot": [[(40, "*Turnover for Statement Period")], [(40, "No. Credit Transactions {nc}"), (-350, "{credits}Cr")], [(40, "No. Debit Transactions {nd}"), (-350, "{debits}Dr")]]},
    # Germany: a heading that names no column of amounts, S and H behind them
    "S and H": {"font": "mono", "size": 7, "date": "%d.%m.", "head_date": "%d.%m.%Y", "number": "german", "debit": ("", " S"), "credit": ("", " H"), "balance": (("", " H"), ("", " S")), "narration": "sepa",
                "iban": ("DE", 18), "head": [[(40, "Kontokorrent"), (330, "EUR-Konto Kontonummer {account}")], [(40, "Herrn"), (330, "Kontoauszug Nr. 8/2025")], [(40, "{holder}"), (330, "erstellt am {to_} 22:28")],
                                             [(40, "Musterstr. 2"), (330, "IBAN: {iban} BIC: ABCDDEFF")]],
                "columns": [("date", "Bu-Tag", 40, 0), ("value_date", "Wert", 85, 0), ("description", "Vorgang", 130, 230), ("amount", "", -520, 0)],
                "before": [{"description": "alter Kontostand vom {from_}", "amount": "{opening}"}], "after": [{"description": "neuer Kontostand vom {to_}", "amount": "{closing}"}], "page_end": [{"description": "Übertrag auf Blatt {page}", "amount": "{reached}"}],
                "page_start": [{"description": "Übertrag von Blatt {page}", "amount": "{reached}"}], "furniture": [(450, 30, 0, 7, "Blatt {page} von {pages}")]},
    # Germany: no balances in the rows, the old one at the foot
    "booked for you": {"font": "sans", "size": 8, "date": "%d.%m.", "head_date": "%d.%m.%Y", "number": "german", "narration": "sepa", "iban": ("DE", 18),
                       "head": [[(40, "{holder}"), (380, "IHR DISPOKREDIT EUR 500,00")], [(40, "Musterstr. 2")], [(40, "*Kontoauszug Nummer 002 / 2025 vom {from_} bis {to_}")], [(40, "Kontonummer {account} / IBAN {iban}")]],
                       "columns": [("date", "Bu.Tag", 40, 0), ("value_date", "Wert", 90, 0), ("description", "Wir haben für Sie gebucht", 140, 220), ("debit", "Belastung in EUR", -460, 0), ("credit", "Gutschrift in EUR", -555, 0)],
                       "foot": [[(140, "ALTER KONTOSTAND"), (-555, "{open} H EUR")], [(140, "NEUER KONTOSTAND"), (-555, "{close} H EUR")]], "furniture": [(450, -30, 0, 7, "Seite {page} von {pages}")]},
    # Netherlands: the value date in brackets below, no balances in the rows
    "value below": {"font": "sans", "size": 8, "date": "%d-%m", "head_date": "%d-%m-%Y", "number": "german", "narration": "sepa", "iban": ("NL", 14),
                    "head": [[(40, "*Statement of Account")], [(40, "Account Type (in EUR)"), (250, "BIC")], [(40, "PERSONAL ACCOUNT"), (250, "ABCDNL2A")],
                             [(40, "Account number"), (180, "IBAN"), (330, "Date"), (410, "No of pages"), (480, "Page"), (530, "Stmt no")], [(40, "{account}"), (180, "{iban}"), (330, "{to_}"), (410, "{pages}"), (480, "{page}"), (530, "011")], [],
                             [(40, "Previous balance"), (180, "New balance"), (330, "Total amount debit"), (450, "Total amount credit")], [(40, "{open} +/CREDIT"), (180, "{close} +/CREDIT"), (330, "{debits}"), (450, "{credits}")]],
                    "columns": [("date", "Bookdate|(Value date)", 40, 0), ("description", "Description", 130, 220), ("debit", "Amount debit", -450, 0), ("credit", "Amount credit", -555, 0)],
                    "furniture": [(18, 300, 90, 5, "Chamber of Commerce nr. 12345678   VAT nr. NL123456789B01")]},
    # France: balances as rows, dates with a dot, a hard blank between thousands
    "solde créditeur": {"account_form": "30004 00811 {} 28", "font": "dejavu", "size": 7, "date": "%d.%m", "head_date": "%d.%m.%Y", "number": "nbsp",
                        "head": [[(330, "{holder}")], [(330, "14 RUE DU TEMPLE")], [(330, "69003 LYON")], [(40, "*RELEVE DE COMPTE CHEQUES")], [(40, "RIB : {account}")], [(40, "IBAN : {iban}   BIC : ABCDFRPP")],
                                 [(40, "du {from_} au {to_}")]], "iban": ("FR", 23),
                        "columns": [("date", "Date", 40, 0), ("description", "Nature des opérations", 90, 250), ("value_date", "Valeur", 360, 0), ("debit", "Débit", -460, 0), ("credit", "Crédit", -555, 0)],
                        "before": [{"description": "SOLDE CREDITEUR AU {from_}", "credit": "{opening}"}],
                        "after": [{"description": "TOTAL DES OPERATIONS", "debit": "{debits}", "credit": "{credits}"}, {"description": "SOLDE CREDITEUR AU {to_}", "credit": "{closing}"}],
                        "furniture": [(250, -30, 0, 6, "P. {page}/{pages}")]},
    # Brazil: D and C behind amount and balance
    "D and C": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "german", "debit": ("", " D"), "credit": ("", " C"), "balance": (("", " C"), ("", " D")),
                "head": [[(40, "*Extrato de Conta Corrente")], [(40, "Cliente: {holder}"), (330, "Agência: 1234-5")], [(40, "Conta corrente: {account}"), (330, "Período: {from_} a {to_}")]],
                "columns": [("date", "Data", 40, 0), ("description", "Histórico", 110, 200), ("cheque", "Docto.", 320, 0), ("amount", "Valor R$", -450, 0), ("balance", "Saldo R$", -555, 0)],
                "before": [{"date": "{first}", "description": "SALDO ANTERIOR", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "SALDO FINAL", "balance": "{closing}"}]},
    # Poland: unknown words, signs, a currency behind
    "kwota": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "nbsp", "debit": ("-", " PLN"), "credit": ("", " PLN"), "balance": (("", " PLN"), ("-", " PLN")), "ruled": True,
              "head": [[(40, "*WYCIĄG BANKOWY"), (330, "za okres od {from_} do {to_}")], [(40, "Posiadacz rachunku: {holder}")], [(40, "Numer rachunku: {account}")], [(40, "Saldo początkowe: {opening}")], [(40, "Suma uznań: {credits} PLN")],
                       [(40, "Suma obciążeń: {debits} PLN")], [(40, "Saldo końcowe: {closing}")]],
              "columns": [("date", "Data operacji", 40, 0), ("value_date", "Data księgowania", 110, 0), ("description", "Opis operacji", 190, 180), ("amount", "Kwota", -460, 0), ("balance", "Saldo po operacji", -560, 0)]},
    # Malaysia: signs behind, balance called statement balance
    "signs behind": {"font": "serif", "size": 8, "date": "%d/%m/%y", "number": "western", "debit": ("", "-"), "credit": ("", "+"), "balance": (("", ""), ("", "DR")), "narration": "kind first",
                     "head": [[(40, "{holder}"), (380, "STATEMENT DATE : {to_}")], [(40, "14 JALAN TEMPLE"), (380, "ACCOUNT NUMBER : {account}")], [(200, "*ACCOUNT TRANSACTIONS")]],
                     "columns": [("date", "ENTRY DATE", 40, 0), ("description", "TRANSACTION DESCRIPTION", 110, 220), ("amount", "TRANSACTION AMOUNT", -450, 0), ("balance", "STATEMENT BALANCE", -560, 0)],
                     "before": [{"description": "BEGINNING BALANCE", "balance": "{opening}"}],
                     "foot": [[(110, "ENDING BALANCE :"), (-560, "{closing}")], [(110, "LEDGER BALANCE :"), (-560, "{closing}")], [(110, "TOTAL DEBIT :"), (-560, "{debits}")], [(110, "TOTAL CREDIT :"), (-560, "{credits}")]]},
    # Indonesia: DB behind debits, credits bare, a sparse balance, sums at the foot
    "mutasi": {"font": "sans", "size": 8, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "western", "debit": ("", " DB"), "credit": ("", ""), "sparse": True,
               "head": [[(40, "*REKENING TAHAPAN"), (380, "NO. REKENING : {account}")], [(40, "{holder}"), (380, "HALAMAN : {page} / {pages}")], [(40, "JL. TEMPLE 14"), (380, "PERIODE : {from_} - {to_}")], [(380, "MATA UANG : IDR")]],
               "columns": [("date", "TANGGAL", 40, 0), ("description", "KETERANGAN", 100, 200), ("branch", "CBG", 320, 0), ("amount", "MUTASI", -460, 0), ("balance", "SALDO", -560, 0)],
               "before": [{"date": "{first}", "description": "SALDO AWAL", "balance": "{opening}"}],
               "foot": [[(40, "SALDO AWAL :"), (-220, "{open}")], [(40, "MUTASI CR :"), (-220, "{credits}"), (240, "{nc}")], [(40, "MUTASI DB :"), (-220, "{debits}"), (240, "{nd}")], [(40, "SALDO AKHIR :"), (-220, "{close}")]]},
}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian statements, the fifth batch and the one after it. See found.py for how to read a description.

Drawn from what public parsers, importers, their tests and programs that print statements name: reports of a core
banking system, a payments bank's strip of figures above their labels, lists of a payment app, cards by app and by post.
"""

from reportlab.lib.pagesizes import A4, landscape

from found_bank import beside, pairs

FIRST = {
    # labels in two columns with spaces before their colons, the customer under the title, the balance brought forward
    "cleared balance": {"font": "dejavu", "size": 6.5, "date": "%d/%m/%Y", "balance": (("", "CR"), ("", "DR")), "narration": "by to",
                        "head": [[(230, "*STATEMENT OF ACCOUNT")], [(40, "{holder}"), (330, "MAIN ROAD")], [(40, "14 TEMPLE ROAD"), (330, "22 CAR STREET")], [(40, "MADURAI 625001"), (330, "MADURAI 625001")],
                                 [(40, "Account No      : {account}"), (330, "Branch Code     : 00397")], [(40, "Product         : SB GEN-PUB-IND-NONRURAL"), (330, "IFSC Code       : {ifsc}")], [(40, "Currency        : INR"), (330, "Statement Date  : {to_}")],
                                 [(40, "Int Rate        : 2.75 % p.a."), (330, "Statement From  : {from_}")], [(40, "Drawing Power   : 0.00"), (330, "To              : {to_}")], [(40, "Cleared Balance : {closing}"), (330, "Statement Time  : 10:12:45")], [(40, "Uncleared Amount: 0.00")],
                                 [(40, "Nominee Name1   : SITA DEVI")]],
                        "columns": [("date", "Post Date", 36, 0), ("value_date", "Value Date", 90, 0), ("description", "Description", 145, 170), ("reference", "Cheque No/|Reference", 320, 0), ("debit", "Debit", -425, 0), ("credit", "Credit", -495, 0), ("balance", "Balance", -575, 0)],
                        "before": [{"description": "Brought Forward", "balance": "{opening}"}], "page_end": [{"description": "Carried Forward", "balance": "{reached}"}], "page_start": [{"description": "Brought Forward", "balance": "{reached}"}],
                        "after": [{"description": "Closing Balance", "balance": "{closing}"}], "furniture": [(500, -25, 0, 6, "Page No: {page}")]},
    # the same bank's app: labels without colons, "Ending Balance", signs before the currency, a dash for what is empty
    "ending balance": {"font": "sans", "size": 8, "date": "%d %b %Y", "money": ("INR ", ""), "empty": "-", "balance": (("INR ", ""), ("-INR ", "")), "named": False,
                       "head": [[(40, "^ACCOUNT ACTIVITY")], [], [(40, "*Account Details")], [(40, "Account Holder Name"), (150, "{holder}"), (330, "Account Type"), (430, "Savings Account")], [(40, "Account Number"), (150, "{account}"), (330, "Account Currency"), (430, "INR")],
                                [(40, "Customer's Address"), (150, "14 TEMPLE ROAD, MADURAI"), (330, "Branch Name"), (430, "MAIN ROAD")], [(330, "IFSC"), (430, "{ifsc}")], [], [(40, "*Account Summary"), (330, "For period: {from_} - {to_}")],
                                [(40, "Opening Balance"), (150, "INR {open} CR")], [(40, "Total Credits"), (150, "+ INR {credits}")], [(40, "Total Debits"), (150, "- INR {debits}")], [(40, "Ending Balance"), (150, "INR {close} CR")]],
                       "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 105, 190), ("debit", "Debits", -390, 0), ("credit", "Credits", -475, 0), ("balance", "Balance", -560, 0)], "furniture": [(270, -25, 0, 6, "{page} of {pages}")]},
    # "Messrs" and the number in one line; a strip of figures with both counts in one cell; newest first, time behind the date
    "count of cr dr": {"font": "sans", "holder_form": "Messrs {}", "size": 7, "date": "%d-%m-%Y", "newest_first": True, "ruled": True, "wrap": "around",
                       "head": [[(220, "*Statement of Account")], [(40, "{holder}"), (330, "Acc.No. : {account}")], [(40, "NO 88 INDUSTRIAL ESTATE"), (330, "Customer ID : 88123456")], [(40, "KARUR"), (330, "Acc. Type : CA-GENERAL")], [(40, "TAMIL NADU 639001"), (330, "Statement Period : {from_} to {to_}")],
                                [(330, "Mobile No : XXXXXX3210")], [], [(40, "*Account Summary")], [(40, "Opening Balance"), (150, "Total Credit Amount"), (270, "Total Debit Amount"), (390, "Closing Balance"), (480, "Count of Cr. & Dr. Transactions")],
                                [(40, "{opening}"), (150, "{credits}"), (270, "{debits}"), (390, "{closing}"), (480, "CR:{nc}/DR:{nd}")]],
                       "columns": [("date", "Transaction Date", 36, 0), ("time", "", 78, 0), ("value_date", "Value Date", 118, 0), ("branch", "Branch", 170, 0), ("cheque", "Cheque No", 205, 0), ("description", "Description", 250, 140), ("debit", "Debit", -450, 0), ("credit", "Credit", -512, 0), ("balance", "Balance", -578, 0)],
                       "foot": [[(40, "HOME BRANCH : MAIN ROAD")], [(40, "IFSC CODE - {ifsc}"), (200, "MICR CODE - 639053002")]]},
    # "TO:" before the customer, cumulative totals under each page, debts with Dr
    "cumulative": {"font": "mono", "size": 6.5, "date": "%d-%m-%Y", "overdrawn": True, "balance": (("", "Cr"), ("", "Dr")), "holder_form": "M/S {}", "leading": 1.25,
                   "head": [[(30, "MAIN ROAD BRANCH")], [(30, "12 STATION ROAD, SALEM 636001")], [(30, "TO:"), (420, "DATE: {to_}")], [(30, "{holder}"), (420, "CUST ID : 881234567")], [(30, "PLOT 88, INDUSTRIAL ESTATE"), (420, "CKYC No : 50012345678901")], [(30, "SALEM 636001")], [(30, "TAMIL NADU, INDIA")], [],
                            [(60, "STATEMENT OF ACCOUNT FOR THE PERIOD FROM {from_} to {to_}")], [(30, "CCSUV-A/C NO: {account}"), (330, "CASH CREDIT-TRADE")]],
                   "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 95, 190), ("cheque", "CHQ.NO.", 295, 0), ("debit", "WITHDRAWALS", -410, 0), ("credit", "DEPOSITS", -490, 0), ("balance", "BALANCE", -580, 0)],
                   "before": [{"description": "B/F", "balance": "{opening}"}], "page_end": [{"description": "Page Total:", "debit": "{page_debits}", "credit": "{page_credits}", "balance": "{reached}"}],
                   "after": [{"description": "Page Total:", "debit": "{page_debits}", "credit": "{page_credits}", "balance": "{closing}"}, {"description": "Cumulative Totals:", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}],
                   "foot": [[(30, "IFSC/MICR code for MAIN ROAD is {ifsc}/636026002")], [(30, "Unless the constituent notifies the bank of any discrepancy, the statement is taken as correct.")]], "furniture": [(500, -25, 0, 6, "PAGE: {page}")]},
    # labels behind their values; the opening balance as a dated label over the table
    "customer no behind": {"font": "serif", "size": 8, "date": "%d-%b-%Y", "head_date": "%d-%b-%Y", "ruled": True,
                           "head": [[(40, "*ACCOUNT STATEMENT"), (400, "Ref No : 20260401123456")], [(40, "Branch:0123:KUMBAKONAM MAIN")], [], [(40, "Account No"), (140, "{account}"), (330, "Period"), (420, "{from_} TO {to_}")], [(40, "Account Type"), (140, "Current Account - General"), (330, "Date of Opening"), (420, "12-MAR-2014")],
                                    [(40, "Customer Name"), (140, "{holder}"), (330, "Customer No"), (420, "8812345")], [(40, "Address"), (140, "7/2 MARKET YARD"), (330, "IFSC"), (420, "{ifsc}")], [(140, "KUMBAKONAM 612001"), (330, "Nominee"), (420, "NOT REGISTERED")], [],
                                    [(40, "Opening Balance as on {from_}"), (-560, "{opening}")]],
                           "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 110, 190), ("cheque", "CHEQUE NO", 310, 0), ("debit", "DEBIT", -420, 0), ("credit", "CREDIT", -490, 0), ("balance", "BALANCE", -560, 0)],
                           "after": [{"description": "TOTAL", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}], "foot": [[(40, "Closing Balance as on {to_}"), (-560, "{closing}")]]},
    # core banking on paper: page totals, grand total, cleared balance, a line with the hour
    "clr bal": {"font": "mono", "size": 6.5, "date": "%d-%m-%y", "head_date": "%d-%m-%Y", "balance": (("", "Cr"), ("", "Dr")), "header": "first", "leading": 1.2, "header_rule": False,
                "head": [[(30, "ADDRESS: 12 STATION ROAD, THRISSUR"), (400, "HELPLINE NO.: 1800 1234")], [(30, "MICR CODE: 680059002"), (400, "IFSC CODE: {ifsc}")], [(30, "THRISSUR MAIN"), (400, "Time : 09:44:46")], [(30, "-" * 128)], [(30, "A/C Name    : {holder}"), (380, "A/C Number : {account}")], [(30, "Address     : LAKE VIEW APARTMENTS"), (380, "CKYC Number: 50012345678901")],
                         [(30, "City        : THRISSUR"), (380, "Tel No.: XXXXXX3210")], [(30, "Joint Holders : "), (380, "Nomination Flag : Y")], [(30, "Scheme Description : SB GENERAL")], [(30, "Statement of account for the period of {from_} to {to_}")], [(30, "-" * 128)]],
                "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 85, 200), ("cheque", "CHQ.NO.", 290, 0), ("debit", "WITHDRAWALS", -405, 0), ("credit", "DEPOSITS", -485, 0), ("balance", "BALANCE", -575, 0)],
                "before": [{"description": "B/F", "balance": "{opening}"}], "page_end": [{"description": "Page Total:", "debit": "{page_debits}", "credit": "{page_credits}"}],
                "after": [{"description": "Page Total:", "debit": "{page_debits}", "credit": "{page_credits}"}, {"description": "Grand Total:", "debit": "{debits}", "credit": "{credits}"}],
                "foot": [[(30, "ClrBal: {closing}     UnclrBal: 0.00")], [(30, "As On {to_}")], [(30, "ABBREVIATIONS USED")], [(30, "Retd - Returned Cheque"), (250, "SI - Standing Instructions")], [(200, "*****END OF STATEMENT*****")]]},
    # a foreign bank's branch: brackets with signs in the headings, month in words, western groups
    "withdrawals minus": {"font": "sans", "size": 8, "date": "%d-%b-%Y", "number": "western", "named": False, "narration": "kind first",
                          "head": [[(330, "^Account Statement")], [(40, "{holder}"), (330, "Statement Period: {from_} to {to_}")], [(40, "3RD FLOOR, OCEAN CHAMBERS"), (330, "Customer No.: 88123456")], [(40, "MUMBAI 400001"), (330, "Branch: NARIMAN POINT")], [(40, "INDIA"), (330, "IFSC Code: {ifsc}")], [(330, "MICR Code: 400641002")], [],
                                   [(40, "*Account Name: {holder}"), (330, "*Account No.: {account}")], [(40, "Account Type: Current Account"), (330, "Currency: INR")]],
                          "columns": [("date", "Date", 40, 0), ("value_date", "Value Date", 105, 0), ("description", "Transaction Details", 170, 170), ("debit", "Withdrawals (-)", -420, 0), ("credit", "Deposits (+)", -490, 0), ("balance", "Balance", -560, 0)],
                          "before": [{"description": "Opening Balance", "balance": "{opening}"}], "page_end": [{"description": "Balance Carried Forward", "balance": "{reached}"}], "page_start": [{"description": "Balance Brought Forward", "balance": "{reached}"}],
                          "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}"}, {"description": "Closing Balance", "balance": "{closing}"}], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a payments bank: figures above their labels at the end, dashes for what is empty, the number again on later pages
    "figures above": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "number": "plain", "empty": "-", "gap": 6, "named": False, "bottom": 110,
                      "head": [[(437, "*Account Statement")], [], [(40, "{holder}")], [(40, "FLAT 4, GARDEN ESTATE")], [(40, "GHAZIABAD 201001")], [], [(62, "Account Number:"), (152, "{account}")], [(62, "IFSC Code:"), (152, "{ifsc}")], [(62, "Statement Period:"), (152, "{from_} - {to_}")], []],
                      "page_head": [[(64, "Account Number: {account}")], []],
                      "columns": [("date", "Date", 51, 0), ("id", "Transaction ID", 104, 0), ("description", "Particulars", 209, 120), ("debit", "Debit", -400, 0), ("credit", "Credit", -468, 0), ("balance", "Balance", -531, 0)],
                      "foot": [[], [(89, "₹{opening}"), (208, "₹{closing}"), (325, "₹{credits}"), (444, "₹{debits}")], [(81, "Opening Balance"), (202, "Closing Balance"), (329, "Total Credit"), (449, "Total Debit")], [], [(272, "End of statement")]],
                      "furniture": [(51, -57, 0, 7, "Customer Care Number : 0000-0000000"), (524, -57, 0, 7, "Page {page}")]},
    # a post office's bank: a heading with a misprint, a summary of sums and their number at the end
    "withdrwal": {"font": "dejavu", "size": 6.5, "date": "%d-%m-%Y", "ruled": True, "number": "indian",
                  "head": [[(220, "*ACCOUNT STATEMENT")], [(40, "*ACCOUNT DETAILS"), (330, "*TRANSACTION PERIOD : {from_} TO {to_}")], [(40, "ACCOUNT HOLDER NAME : {holder}"), (330, "BRANCH OFFICE : KULLU BRANCH")], [(40, "CUSTOMER ADDRESS : VPO MANALI, KULLU"), (330, "IFSC : {ifsc}")], [(40, "REGISTERED MOBILE : XXXXXX3210"), (330, "MICR : 175768002")],
                           [(40, "ACCOUNT NUMBER : {account}"), (330, "NOMINATION NO : 12345")], [(40, "CUSTOMER ID : 8812345678"), (330, "ACCOUNT TYPE : REGULAR SAVINGS ACCOUNT")], [], [(40, "*TRANSACTION DETAILS"), (-560, "OPENING BALANCE : {opening}")]],
                  "columns": [("date", "DATE", 40, 0), ("id", "TRAN ID", 95, 0), ("description", "TRANSACTION PARTICULARS", 150, 190), ("debit", "WITHDRWAL", -420, 0), ("credit", "DEPOSIT", -490, 0), ("balance", "BALANCE", -560, 0)],
                  "foot": [[], [(40, "*ACCOUNT SUMMARY")], [(40, "OPENING BALANCE"), (140, "TOTAL WITHDRAWALS"), (250, "TOTAL DEPOSITS"), (350, "CLOSING BALANCE"), (450, "No. of Transactions")], [(40, "{opening}"), (140, "{debits}"), (250, "{credits}"), (350, "{closing}"), (450, "{n}")],
                           [(180, "******************* END OF REPORT *******************")], [(40, "DISCLAIMER : Please review information provided in the statement.")]]},
    # a new private bank: date with the hour, years of two digits, Cr glued to the balance, sums in a strip above
    "date and time": {"font": "sans", "size": 7, "date": "%d/%m/%y", "head_date": "%d-%b-%Y", "balance": (("", "Cr"), ("", "Dr")), "empty": "0.00", "ruled": True, "narration": "long", "gap": 5,
                      "head": [[(220, "*STATEMENT OF ACCOUNT")], [(40, "CUSTOMER ID"), (150, ": 8812345678"), (330, "ACCOUNT BRANCH"), (430, ": MAIN ROAD")], [(40, "ACCOUNT NO"), (150, ": {account}"), (330, "BRANCH ADDRESS"), (430, ": 12 STATION ROAD")], [(40, "STATEMENT PERIOD"), (150, ": {from_} TO {to_}"), (430, "  JAIPUR 302001")],
                               [(40, "CUSTOMER NAME"), (150, ": {holder}"), (330, "IFSC"), (430, ": {ifsc}")], [(40, "COMMUNICATION ADDRESS"), (150, ": FLAT 4, GARDEN ESTATE"), (330, "MICR"), (430, ": 302751002")], [(150, "  JAIPUR 302001"), (330, "ACCOUNT OPENING DATE"), (430, ": 12-Mar-2014")], [(330, "ACCOUNT TYPE"), (430, ": SAVINGS")], [],
                               [(40, "Opening Balance"), (180, "Total Debit"), (320, "Total Credit"), (460, "Closing Balance")], [(40, "{opening}"), (180, "{debits}"), (320, "{credits}"), (460, "{closing}")]],
                      "columns": [("date", "Transaction Date|and Time", 40, 0), ("time", "", 75, 0), ("value_date", "Value Date", 125, 0), ("description", "Transaction Details", 175, 150), ("cheque", "Cheque|No", 345, 0), ("debit", "Debit", -440, 0), ("credit", "Credit", -505, 0), ("balance", "Balance", -575, 0)],
                      "before": [{"description": "Opening Balance", "balance": "{opening}"}], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}"), (40, -15, 0, 6, "REGISTERED OFFICE: 7TH FLOOR, OCEAN CHAMBERS, CHENNAI 600031")]},
    # a report of a core banking system: ledger of one account, users behind the balance
    "account ledger": {"font": "mono", "size": 6, "page": landscape(A4), "date": "%d-%m-%Y", "balance": (("", "Cr"), ("", "Dr")), "bottom": 60,
                       "head": [[(30, "REP31"), (330, "CUSTOMER ACCOUNT LEDGER"), (700, "Page : 1")], [(30, "Service Outlet : 039700 MAIN ROAD"), (620, "Run Date : {to_}")], [(30, "Report Period : {from_} to {to_}")], [(30, "Acct Range : {account} to {account}")], [(30, "GL Sub Head : 10101  SAVINGS BANK")], [],
                                [(30, "Account No : {account}    INR"), (330, "Name : {holder}")], [(30, "Opening Balance : {opening}")]],
                       "columns": [("date", "GL. Date", 30, 0), ("value_date", "Value Date", 95, 0), ("cheque", "Instrument No", 160, 0), ("description", "Particulars", 230, 230), ("debit", "Debit Amount", -545, 0), ("credit", "Credit Amount", -625, 0), ("balance", "Balance", -715, 0), ("branch", "Entry User", 725, 0)],
                       "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}"}], "foot": [[(30, "Closing Balance : {closing}")], [(330, "***END OF REPORT***")]]},
}

FIRST_CARDS = {
    # due date and amounts in sentences and panels, abbreviations in brackets behind labels
    "reminder to pay": {"dated": True, "date": "%d/%m/%Y", "head_date": "%d-%b-%Y", "credit": ("", " Cr"),
                        "head": [[(40, "{holder}"), (330, "Statement Date"), (450, "{to}")], [(40, "FLAT 4, GARDEN ESTATE"), (330, "Remember to Pay By"), (450, "{due}")], [(40, "KOCHI 682001"), (330, "Customer Relationship Number"), (470, "88123456")], [(330, "Primary Card Number"), (450, "{card}")], [],
                                 [(40, "Total Amount Due (TAD)"), (200, "Rs. {new}")], [(40, "Minimum Amount Due (MAD)"), (200, "Rs. {minimum}")], [(40, "Total Credit Limit"), (200, "Rs. {limit}"), (330, "Available Credit Limit"), (450, "Rs. {available}")], [(40, "Total Cash Limit"), (200, "Rs. {cash}")], [],
                                 [(40, "Opening Balance"), (150, "Purchases & Other Charges"), (300, "Payments & Other Credits"), (450, "Total Amount Due")], [(40, "{previous}"), (150, "{spent}"), (300, "{payments}"), (450, "{new}")], [], [(40, "*Transaction details from {from_} to {to}")]],
                        "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 110, 0), ("category", "Spends Area", 330, 0), ("amount", "Amount (Rs.)", -540, 0)], "card_head": [[(110, "*Primary Card Transactions - {this}")]], "card_foot": [[(110, "Total Purchase & Other Charges"), (-540, "{spent}")]]},
    # a title names product and last digits; the sum of what is due built up line by line
    "cycle": {"dated": True, "date": "%d-%m-%Y", "head_date": "%d-%b-%Y", "font": "dejavu", "size": 7, "money": ("₹ ", ""), "debit": ("₹ ", ""), "credit": ("+ ₹ ", ""), "named": False,
              "head": [[(40, "{holder}")], [(40, "^Monthly statement for your Cashback+ Credit Card")], [(40, "Card number {card}"), (330, "Billing cycle {from_} to {to}")], [(40, "Credit limit"), (180, "₹ {limit}"), (330, "Available limit"), (450, "₹ {available}")], [(40, "Billing Date"), (180, "{to}"), (330, "Due Date"), (450, "{due}")],
                       [(40, "Total Amount Due (TAD)"), (180, "₹ {new}")], [(40, "Minimum Amount Due (MAD)"), (180, "₹ {minimum}")], [], [(40, "*Details of Total Amount Due (in ₹)")], [(40, "Previous statement dues"), (-300, "{previous}")], [(40, "Purchases made in this cycle"), (-300, "{purchases}")], [(40, "Other fees & charges"), (-300, "{fees}")],
                       [(40, "Payments and refunds received"), (-300, "{payments}")], [(40, "Total Amount Due"), (-300, "{new}")]],
              "columns": [("date", "Date", 40, 0), ("description", "Transaction", 120, 0), ("cashback", "Cashback", -430, 0), ("amount", "Amount", -540, 0)]},
    # reference numbers in the text, categories, Dr and Cr behind amounts in a table that ends in a line of stars
    "ref in text": {"dated": True, "date": "%d/%m/%Y", "debit": ("", " Dr"), "credit": ("", " Cr"), "font": "serif", "size": 8, "cards": 2,
                    "head": [[(40, "Statement for Your Bank Card Number {card}")], [(40, "{holder}"), (330, "Statement Date: {to}")], [(40, "PLOT 88, LAKE VIEW"), (330, "Statement Period: {from_} To {to}")], [(40, "NAGPUR 440001"), (330, "Payment Due Date: {due}")], [],
                             [(40, "Total Amount Due:"), (160, "Rs. {new} Dr"), (330, "Minimum Amount Due:"), (450, "Rs. {minimum}")], [(40, "Credit Limit:"), (160, "Rs. {limit}"), (330, "Available Credit Limit:"), (450, "Rs. {available}")], [(40, "Previous Balance:"), (160, "Rs. {previous} Dr"), (330, "Cash Limit:"), (450, "Rs. {cash}")],
                             [(40, "Current Purchases & Other Charges:"), (200, "Rs. {spent}"), (330, "Payment & Credits Received:"), (470, "Rs. {payments}")], [], [(40, "*Statement Details")]],
                    "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 110, 0), ("category", "Merchant Category", 340, 0), ("amount", "Amount (Rs.)", -540, 0)], "card_head": [[(110, "*{this}")]], "after": [{"description": "********End of the Statement********"}]},
    # sections in boxes: days without year, signs written CR and DR, a foreign amount in its own column
    "short days": {"dated": True, "date": "%d %b", "head_date": "%d %b %y", "credit": (" ", " CR"), "debit": ("", " DR"), "foreign": "column",
                   "head": [[(40, "^Credit Card Statement")], [(40, "{holder}"), (330, "Account Number : 1000012345")], [(40, "221 LAKE VIEW, CHENNAI"), (330, "Card Number : {card}")], [(40, "Statement Period : {from_} - {to}"), (330, "Statement Date : {to}")], [], [(40, "*STATEMENT SUMMARY")],
                            [(40, "Opening Balance"), (160, "Purchases"), (260, "EMI and Other Debits"), (370, "Payments & Credits"), (480, "Total Amount Due")], [(40, "{previous}"), (160, "{purchases}"), (260, "{fees}"), (370, "{payments}"), (480, "{new}")],
                            [(40, "Minimum Amount Due"), (160, "Payment Due Date"), (260, "Credit Limit"), (370, "Available Credit Limit"), (480, "Cash Limit")], [(40, "{minimum}"), (160, "{due}"), (260, "{limit}"), (370, "{available}"), (480, "{cash}")], [], [(40, "*YOUR TRANSACTIONS")]],
                   "columns": [("date", "Transaction Date", 40, 0), ("description", "Transaction Details", 130, 0), ("foreign", "FX Transaction", -420, 0), ("amount", "Amount (₹)", -540, 0)], "font": "dejavu", "size": 7,
                   "foot": [[(40, "SPECIAL BENEFITS ON YOUR CARD")], [(40, "Reward points earned this month : 310")]]},
}

DISPUTE = "Unless the constituent notifies the bank immediately of any discrepancy found in this statement of account,"

SECOND = {
    # a small finance bank: units under the headings, two blocks of facts side by side, an end mark
    "closing balance INR": {"font": "sans", "size": 7.5, "date": "%d-%b-%Y", "named": False,
                            "head": [[(40, "^Account Statement"), (430, "10-Apr-2026 10:12:45")], [(40, "*Customer Information"), (330, "*Branch/Account Information")], [(40, "Customer Name"), (130, "{holder}"), (330, "Branch Name"), (430, "Mulbagal")], [(40, "Nominee Name"), (130, "SITA DEVI"), (330, "Branch Address"), (430, "12 Station Road")],
                                     [(40, "Mobile"), (130, "XXXXXX3210"), (430, "Kolar 563131")], [(40, "Email"), (130, "name@example.com"), (330, "IFSC Code"), (430, "{ifsc}")], [(40, "Product Name"), (130, "Business Prime Current"), (330, "Account Number"), (430, "{account}")], [(40, "Address"), (130, "NO 14 TEMPLE ROAD"), (330, "Account Type"), (430, "Current")],
                                     [(130, "MULBAGAL"), (330, "Available Balance"), (430, "{closing}")], [(130, "KARNATAKA 563131")], [(40, "Joint Holder"), (130, "NA")], [], [(40, "*Statement for the Period from {from_} to {to_}")]],
                            "columns": [("date", "Date", 40, 0), ("reference", "Reference No. /|Cheque No.", 100, 0), ("description", "Narration", 185, 175), ("debit", "Withdrawal|INR", -430, 0), ("credit", "Deposit|INR", -495, 0), ("balance", "ClosingBalance|INR", -565, 0)],
                            "foot": [[(240, "*** End of the Statement ***")]], "furniture": [(40, -25, 0, 6, "4th Floor, Ocean Chambers, Chennai 600002   Toll Free: 1800 1234"), (510, -25, 0, 6, "Page {page} of {pages}")]},
    # number and product in a banner on each page, no label for either; a sentence right under the last row
    "product banner": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "balance": (("", " Cr"), ("", " Dr")), "header": "all",
               "head": [[(40, "Main Account Holder Name :"), (160, "{holder}"), (330, "Customer Id:"), (420, "88123456")], [(40, "Address :"), (160, "FLAT 4, GARDEN ESTATE"), (330, "Branch Name:"), (420, "NAVSARI")], [(160, "NAVSARI 396445"), (330, "IFSC Code:"), (420, "{ifsc}")], [(40, "Nominee Reg:"), (160, "Y"), (330, "MICR Code:"), (420, "396012002")], [],
                        [(40, "*SAVINGS ACCOUNT - {account}")], [(40, "Your account statement from {from_} to {to_}")]],
               "page_head": [[(40, "*SAVINGS ACCOUNT - {account}")]],
               "columns": [("date", "TRAN DATE", 40, 0), ("value_date", "VALUE DATE", 95, 0), ("description", "NARRATION", 155, 160), ("cheque", "CHQ.NO.", 325, 0), ("debit", "WITHDRAWAL(DR)", -430, 0), ("credit", "DEPOSIT(CR)", -495, 0), ("balance", "BALANCE(INR)", -570, 0)],
               "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"date": DISPUTE}, {"date": "it will be taken that the account is correct. *This is computer-generated statement."}], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # headings in three tiers, of which the middle one holds most; newest first
    "three tiers": {"font": "sans", "size": 7, "date": "%d/%m/%Y", "newest_first": True, "ruled": True,
                    "head": [[(200, "*Statement of Account")], [(40, "Primary Account Holder Name :"), (170, "{holder}"), (380, "Account No :"), (450, "{account}")], [(40, "Address :"), (170, "7/2 MARKET YARD"), (380, "Customer ID :"), (450, "88123456")], [(170, "NASHIK 422001"), (380, "IFSC Code :"), (450, "{ifsc}")], [(380, "A/C Type :"), (450, "SAVINGS")],
                             [(40, "Transaction Date From : {from_} To : {to_}")]],
                    "columns": [("serial", "|S.No", 36, 0), ("date", "|Txn Date", 62, 0), ("value_date", "|Value Date", 115, 0), ("description", "|Description", 170, 160), ("cheque", "|Cheque No", 340, 0), ("debit", "Withdrawals||(Dr)", -440, 0), ("credit", "Deposits||(Cr)", -505, 0), ("balance", "Balance||(INR)", -575, 0)],
                    "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # months glued to their day, the rupee's code glued to amounts, two lines below each dated one
    "July29": {"font": "dejavu", "size": 6.5, "date": "%B%d, %Y", "debit": ("INR", ""), "credit": ("INR", ""), "mark": ("Dr", "Cr"), "balance": (("INR", ""), ("-INR", "")), "narration": "by to", "wrap": "around", "gap": 5, "ruled": True,
               "head": [[(40, "*Account Statement")], [(40, "{holder}"), (330, "Account Number"), (430, "{account}")], [(40, "14 TEMPLE ROAD, HOWRAH"), (330, "Customer ID (CIF)"), (430, "88123456")], [(40, "WEST BENGAL 711101"), (330, "IFSC"), (430, "{ifsc}")], [(330, "Account Type"), (430, "Savings")], [(40, "Statement From {from_} to {to_}")], [],
                        [(40, "Opening Balance"), (180, "Total Credits"), (320, "Total Debits"), (460, "Closing Balance")], [(40, "{opening}"), (180, "INR{credits}"), (320, "INR{debits}"), (460, "{closing}")]],
               "columns": [("date", "Transaction Date", 40, 0), ("value_date", "Value Date", 120, 0), ("description", "Description", 200, 150), ("amount", "Amount", -430, 0), ("mark", "Dr / Cr", 440, 0), ("balance", "Balance", -565, 0)], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # "Statement of Account" is the period's label; the branch's name with an underscore above all; a sentence under the rows
    "branch above": {"font": "mono", "size": 6.5, "date": "%d/%m/%Y", "balance": (("", " CR"), ("", " DR")), "header": "first", "header_rule": False,
                     "head": [[(30, "JOGIA_JOGIA")], [(30, "VILLAGE JOGIA, P.O. GHUGHALI, DIST MAHARAJGANJ")], [(30, "Branch Code :00206"), (330, "IFSC Code :{ifsc}")], [(30, "Account Number :{account}"), (330, "Product type :HSS-CHQ")], [(30, "Name :{holder}"), (330, "CIF Number :88123456789")], [(30, "Address :VILL MANALI"), (330, "Nominee :SITA DEVI")],
                              [(30, "Statement of Account :From {from_} to {to_}"), (400, "Clear Balance :{close}")]],
                     "columns": [("value_date", "Value Date", 30, 0), ("date", "Post Date", 85, 0), ("description", "Details", 140, 190), ("cheque", "Chq.No.", 340, 0), ("debit", "Debit", -430, 0), ("credit", "Credit", -500, 0), ("balance", "Balance", -580, 0)],
                     "before": [{"description": "BROUGHT FORWARD", "balance": "{opening}"}], "page_end": [{"description": "CARRIED FORWARD", "balance": "{reached}"}], "page_start": [{"description": "BROUGHT FORWARD", "balance": "{reached}"}],
                     "after": [{"description": "CLOSING BALANCE", "balance": "{closing}"}, {"value_date": DISPUTE}], "furniture": [(500, -25, 0, 6, "Page No {page}")]},
}

SECOND_CARDS = {
    # card and period in a sentence, the bill built up label by label
    "ending with": {"dated": True, "date": "%d %b %Y", "font": "dejavu", "size": 7, "debit": ("₹ ", " Dr"), "credit": ("₹ ", " Cr"), "named": False,
                    "head": [[(40, "{holder}")], [(40, "FLAT 4, GARDEN ESTATE, JAIPUR 302001")], [], [(40, "Credit card no. {card}"), (330, "Statement date {to}")], [(40, "Statement period {from_} - {to}")], [], [(40, "*Bill summary")], [(40, "Opening balance"), (-280, "₹ {previous}"), (330, "Total amount due"), (-560, "₹ {new}")],
                             [(40, "Purchases & other debits"), (-280, "₹ {spent}"), (330, "Minimum amount due"), (-560, "₹ {minimum}")], [(40, "Payments & other credits"), (-280, "₹ {payments}"), (330, "Due date"), (-560, "{due}")], [(40, "Credit limit"), (-280, "₹ {limit}"), (330, "Available limit"), (-560, "₹ {available}")], [], [(40, "*Your transactions")]],
                    "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 120, 0), ("amount", "Amount", -550, 0)],
                    "after": [{"date": "MOST IMPORTANT TERMS AND CONDITIONS (MITC)"}],
                    "foot": [[(40, "*Illustration of interest")], [(40, "Date"), (120, "Transaction"), (-550, "Amount")], [(40, "01 Jun 2024"), (120, "Purchase of goods"), (-550, "₹ 10,000.00")], [(40, "15 Jun 2024"), (120, "Purchase of a book"), (-550, "₹ 5,000.00")]]},
    # categories of rows as lines of their own, a total under them
    "categories": {"dated": True, "date": "%d/%m/%Y", "head_date": "%d-%b-%Y", "credit": ("", " Cr"), "cards": 2,
                   "head": [[(40, "{holder}"), (330, "Statement Date"), (450, "{to}")], [(40, "PLOT 88, LAKE VIEW"), (330, "Total Amount Due"), (450, "Rs. {new}")], [(40, "NAGPUR 440001"), (330, "Minimum Amount Due"), (450, "Rs. {minimum}")], [(330, "Remember to pay by"), (450, "{due}")], [(40, "Card Number {card}"), (330, "Credit Limit"), (450, "Rs. {limit}")], [],
                            [(40, "Previous Amount Due"), (170, "Purchases & Other Charges"), (320, "Payments & Credits"), (450, "Total Amount Due")], [(40, "{previous}"), (170, "{spent}"), (320, "{payments}"), (450, "{new}")], [], [(40, "Transaction details from {from_} to {to}")]],
                   "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 110, 0), ("category", "Spends Area", 330, 0), ("amount", "Amount (Rs.)", -540, 0)],
                   "before": [{"description": "Payments and Other Credits"}], "card_head": [[(110, "*Primary Card Transactions- {this}")], [(110, "*Retail Purchases and Cash Transactions")]],
                   "after": [{"description": "Total Purchase & Other Charges", "amount": "{spent}"}]},
    # a heading above the others, a legend at the foot of each page
    "legend": {"dated": True, "date": "%d %b %y", "head_date": "%d %b %Y", "mark": ("D", "C"), "credit": ("", ""),
               "head": [[(40, "{holder}"), (330, "Credit Card Number"), (450, "{card}")], [(40, "14 TEMPLE ROAD"), (330, "Statement Date"), (450, "{to}")], [(40, "KOCHI 682001"), (330, "Payment Due Date"), (450, "{due}")], [], [(40, "Total Amount Due ( ` )"), (200, "{new}")], [(40, "Minimum Amount Due ( ` )"), (200, "{minimum}")], [(40, "Credit Limit ( ` )"), (200, "{limit}")], [],
                        [(40, "Previous Balance"), (150, "Payments & Credits"), (270, "Purchases & Debits"), (390, "Fee, Taxes & Interest"), (490, "Total Outstanding")], [(40, "{previous}"), (150, "{payments}"), (270, "{purchases}"), (390, "{fees}"), (490, "{new}")], [(40, "for Statement Period: {from_} to {to}")]],
               "columns": [("date", "|Date", 40, 0), ("description", "Transaction Details|", 110, 0), ("amount", "|Amount ( ` )", -500, 0), ("mark", "", 508, 0)],
               "after": [{"date": "C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft; BT=Balance Transfer; TAD=Total Amount Due"}],
               "foot": [[(40, "*SAVINGS AND BENEFITS SECTION")], [(40, "Cash Back"), (180, "Petrol Surcharge Waiver"), (330, "Reward Points")], [(40, "0"), (180, "0"), (330, "310")]]},
}

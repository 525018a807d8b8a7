# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of Indian banks and cards in two batches, drawn from what public parsers and their tests say of them.

See found.py for how to read a description. Varied on purpose is what stands around the table: the holder with a label, alone, joint, behind the number, in a greeting; numbers with a mask; grids of
branch, CIF, MICR and nominee beside; balances as label, row or box.
"""

import datetime

from reportlab.lib.pagesizes import A4, landscape

from found_bank import beside, pairs

FIRST = {
    # report of a core banking system: the holder behind number and currency, totals in one row with the balance
    "branch report": {"font": "mono", "size": 6.5, "date": "%d-%m-%Y", "balance": (("", " CR"), ("", " DR")),
                      "head": [[(30, "MAIN ROAD PUNE"), (420, "Page No : {page}")], [(30, "REPORT OF CUSTOMER ACCOUNT LEDGER"), (420, "Run Date : {to_}")], [(30, "Service OutLet : 0397 MAIN ROAD"), (420, "Run By : SYSTEM")],
                               [(30, "Report for the Period : {from_} to {to_}")], [(30, "Account Number : {account}/INR     {holder}")], [(30, "Account Opening balance : {opening}")]],
                      "columns": [("date", "GL Date", 30, 0), ("value_date", "Value Date", 90, 0), ("cheque", "Instr No", 150, 0), ("description", "Particulars", 200, 160), ("debit", "Debit Amount", -420, 0),
                                  ("credit", "Credit Amount", -490, 0), ("balance", "Balance", -570, 0)],
                      "after": [{"description": "Total(Curr. INR) :", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}]},
    # another such report: totals as labels below
    "ledger extract": {"font": "mono", "size": 7, "date": "%d-%m-%Y", "balance": (("", "Cr"), ("", "Dr")), "header_rule": False,
                       "head": [[(30, "A/c Ledger Inquiry"), (420, "Page : {page}/{pages}")], [(30, "Service OutLet : 0397 STATION ROAD, SURAT")], [(30, "Account No : {account} INR {holder}")], [(30, "Period : {from_} To {to_}")],
                                [(30, "Opening Balance : {opening}")]],
                       "columns": [("date", "Tran Date", 30, 0), ("description", "Particulars", 95, 180), ("cheque", "Chq No", 285, 0), ("debit", "Withdrawal", -410, 0), ("credit", "Deposit", -485, 0), ("balance", "Balance", -570, 0)],
                       "foot": [[(30, "Total Credit : {credits}")], [(30, "Total Debit : {debits}")], [(30, "Closing Balance : {closing}")]]},
    # the holder stands alone in the corner, no address; number and period share a line
    "ref no above": {"font": "sans", "size": 8, "date": "%d-%b-%Y", "head": [[(40, "Branch:0397:MAIN ROAD"), (400, "Ref No : 88123456")], [(40, "Account No  {account}  {from_} to {to_}")], [(40, "{holder}")],
                                                                          [(40, "Account Type"), (140, "Current Account-General"), (330, "Customer No"), (440, "88123456")], [(40, "Opening Balance as on {from_}"), (-555, "{opening}")]],
                     "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 110, 190), ("cheque", "CHEQUE NO", 310, 0), ("debit", "DEBIT", -420, 0), ("credit", "CREDIT", -490, 0), ("balance", "BALANCE", -560, 0)],
                     "after": [{"description": "TOTAL", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}]},
    # labels behind their values in the grid's second half, title with the period, B/F row
    "mode of operation": {"font": "serif", "size": 8, "date": "%d-%m-%y", "head": [[(160, "*STATEMENT OF ACCOUNT FOR THE PERIOD FROM {from_} TO {to_}")], [(40, "{holder}"), (340, "CUSTOMER ID : B88123456")], [(40, "14 TEMPLE ROAD"), (340, "A/C NO : {account}")],
                                                                               [(40, "NEAR BUS STAND"), (340, "TYPE : SB-GENERAL")], [(40, "THRISSUR"), (340, "MODE OF OPR : SELF")], [(40, "KERALA"), (340, "CURRENCY CODE: INR")], [(340, "IFSC: {ifsc}")]],
                          "columns": [("date", "DATE", 40, 0), ("description", "PARTICULARS", 95, 190), ("cheque", "CHQ.NO.", 300, 0), ("debit", "WITHDRAWALS", -410, 0), ("credit", "DEPOSITS", -480, 0), ("balance", "BALANCE", -560, 0)],
                          "before": [{"description": "B/F", "balance": "{opening}"}], "page_end": [{"description": "Page Total", "debit": "{page_debits}", "credit": "{page_credits}"}], "after": [{"description": "Grand Total", "debit": "{debits}", "credit": "{credits}"}]},
    # two columns of labels, joint holders, the branch's own address beside, a grand total without balance
    "sol id": {"font": "sans", "size": 7, "date": "%d-%b-%Y", "ruled": True, "head": beside(["Name : {holder}", "Communication Address : 14 Temple Road", "Kochi 682001", "Customer ID : 88123456", "Type Of Account : SB", "Scheme : CLUB SAVINGS", "Effective Available Balance : 2,10,333.10"],
                                                                                          ["Branch Name : MAIN ROAD", "Branch Sol ID : 1397", "Account Number : {account}", "Mode Of Operation : JOINT", "Joint Holders : RAVI MENON", "IFSC : {ifsc}", "MICR Code : 682049002"])
               + [[(40, "Statement Of Account For The Period {from_} to {to_}")]],
               "columns": [("serial", "Sl No", 30, 0), ("date", "Tran Date", 55, 0), ("value_date", "Value Date", 110, 0), ("description", "Particulars", 165, 130), ("kind", "Tran Type", 300, 0), ("cheque", "Cheque Details", 340, 0),
                           ("debit", "Withdrawal", -455, 0), ("credit", "Deposit", -510, 0), ("balance", "Balance", -570, 0)],
               "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "GRAND TOTAL", "debit": "{debits}", "credit": "{credits}"}], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # the holder is part of the title; labels that explain the form of their dates
    "list of transactions": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "newest_first": True,
                             "head": [[(40, "*Transactions List - SAVINGS - {holder} (INR) - {account}")], [(40, "Cust Id : 88123456"), (330, "Branch Id : 0397")], [(40, "Account Number : {account}"), (330, "Branch Name : MAIN ROAD")],
                                      [(40, "Transaction Date From:(dd/MM/yyyy): {from_}"), (330, "Transaction Date To:(dd/MM/yyyy): {to_}")], [(330, "{ifsc}  IFSC")]],
                             "columns": [("serial", "Sr. No.", 36, 0), ("date", "Transaction Date", 70, 0), ("value_date", "Value Date", 145, 0), ("description", "Transaction Particulars", 205, 130), ("cheque", "Cheque No", 345, 0), ("debit", "Debit", -450, 0),
                                         ("credit", "Credit", -510, 0), ("balance", "Balance", -570, 0)]},
    # dates with the month's name glued to the day, amounts behind INR, the side in a column
    "June30": {"font": "sans", "size": 7.5, "date": "%B%-d, %Y", "head_date": "%B %d, %Y", "money": ("INR", ""), "debit": ("INR", ""), "credit": ("INR", ""), "balance": (("INR", ""), ("-INR", "")), "mark": ("Dr", "Cr"), "named": False,
               "head": [[(40, "^{holder}"), (360, "Account Statement")], [(40, "14 Temple Road, Kolkata, West Bengal 700001")], [], [(40, "Account Number"), (200, "IFSC"), (320, "Branch"), (440, "Customer ID")],
                        [(40, "{account}"), (200, "{ifsc}"), (320, "Salt Lake"), (440, "88123456")], [(40, "Statement Period: {from_} to {to_}")]],
               "columns": [("date", "Transaction Date", 40, 0), ("value_date", "Value Date", 125, 0), ("description", "Description", 205, 150), ("amount", "Amount", -440, 0), ("mark", "Dr / Cr", 452, 0), ("balance", "Balance", -560, 0)],
               "foot": [[(40, "*Statement Summary")], [(40, "Opening Balance"), (160, "Total Debit"), (290, "Total Credit"), (430, "Closing Balance")], [(40, "{opening}"), (160, "INR{debits}"), (290, "INR{credits}"), (430, "{closing}")]]},
    # the value date in brackets under the date
    "date in brackets": {"font": "sans", "size": 7.5, "date": "%d-%b-%y", "value_form": "(%d-%b-%y)", "ruled": True, "narration": "long", "empty": "-",
                         "head": [[(40, "*Account Statement")], [(40, "Name"), (130, ": {holder}"), (330, "Branch"), (420, ": MAIN ROAD")], [(40, "Account No."), (130, ": {account}"), (330, "IFSC Code"), (420, ": {ifsc}")],
                                  [(40, "Address"), (130, ": 7/2 Market Yard"), (330, "Nominee"), (420, ": SITA DEVI")], [(40, "Statement for the period from {from_} to {to_}")]], "holder_form": "MR {}",
                         "columns": [("date", "Date", 36, 0), ("value_date", "(Value Date)", 82, 0), ("description", "Particulars", 140, 130), ("reference", "Ref No. / Cheque No.", 280, 0), ("kind", "Transaction Type", 350, 0), ("debit", "Debit(Rs)", -455, 0),
                                     ("credit", "Credit(Rs)", -512, 0), ("balance", "Balance(Rs)", -572, 0)]},
    # a banner with holder, kind and number over each page's table; text above the dated line
    "banner": {"font": "sans", "size": 8, "date": "%d-%m-%Y", "wrap": "above", "gap": 5, "balance": (("", "Cr"), ("", "Dr")), "narration": "by to",
               "head": [[(40, "*STATEMENT OF ACCOUNT"), (400, "Date : {to_}")], [(40, "MAIN ROAD BRANCH"), (330, "Customer Id : 88123456")], [(40, "12 Station Road"), (330, "IFSC Code : {ifsc}")], [(40, "Vadodara 390001"), (330, "MICR Code : 390012002")],
                        [(40, "Statement of transactions from {from_} to {to_}")], [], [(40, "*{holder} SAVINGS ACCOUNT - {account}")]],
               "columns": [("date", "DATE", 40, 0), ("description", "NARRATION", 105, 190), ("cheque", "CHQ.NO.", 310, 0), ("debit", "WITHDRAWAL (DR)", -430, 0), ("credit", "DEPOSIT (CR)", -500, 0), ("balance", "BALANCE", -570, 0)],
               "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}]},
    # an app's statement: month first, INR in front, a dash for no amount; name in large print, no bank's name
    "account activity": {"font": "sans", "size": 8, "date": "%b %d %Y", "number": "western", "named": False, "money": ("INR ", ""), "empty": "-", "balance": (("INR ", " CR"), ("INR ", " DR")), "ruled": True,
                         "head": [[(40, "^ACCOUNT STATEMENT")], [(40, "{from_} - {to_}")], [], [(40, "{holder}"), (330, "Account Type : Savings Account")], [(40, "CIF XXXXX3456"), (330, "Account Number : {account}")], [(330, "IFSC : {ifsc}")],
                                  [], [(40, "ACCOUNT SUMMARY")], [(40, "Opening Balance"), (170, "Total Credits"), (300, "Total Debits"), (430, "Ending Balance")], [(40, "{opening}"), (170, "+ INR {credits}"), (300, "- INR {debits}"), (430, "{closing}")], [], [(40, "ACCOUNT ACTIVITY")]],
                         "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 110, 180), ("debit", "Debits", -390, 0), ("credit", "Credits", -475, 0), ("balance", "Balance", -570, 0)],
                         "furniture": [(260, -25, 0, 6, "Page {page} of {pages}")]},
    # no balance behind the rows, one at the end
    "mini statement": {"font": "mono", "size": 8, "date": "%d/%m/%y", "debit": ("", " Dr"), "credit": ("", " Cr"),
                       "head": [[(40, "MINI STATEMENT")], [(40, "Customer Name : {holder}")], [(40, "Account Number : {account}")], [(40, "As on : {to_}")]],
                       "columns": [("date", "Date", 40, 0), ("description", "Particulars", 110, 0), ("amount", "Amount", -520, 0)], "foot": [[(40, "Balance : Rs. {closing}")]]},
    # cash credit: debts throughout, limits above, the firm with M/S in a window
    "drawing power": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "overdrawn": True, "balance": (("", " Cr"), ("", " Dr")), "holder_form": "M/S {}",
                      "head": beside(["{holder}", "PLOT 88, INDUSTRIAL ESTATE", "SURAT - 395003", "GUJARAT"], ["Account No : {account}", "Account Type : CASH CREDIT AGAINST STOCK", "Sanction Limit : 50,00,000.00", "Drawing Power : 48,00,000.00", "Rate of Interest : 9.75 % p.a.", "IFSC Code : {ifsc}"])
                      + [[(40, "Period : {from_} to {to_}")]],
                      "columns": [("date", "Post Date", 36, 0), ("value_date", "Value Date", 95, 0), ("description", "Narration", 155, 150), ("cheque", "Instrument Id", 315, 0), ("debit", "Dr Amount", -430, 0), ("credit", "Cr Amount", -500, 0), ("balance", "Balance", -575, 0)],
                      "before": [{"description": "OPENING BALANCE", "balance": "{opening}"}], "after": [{"description": "CLOSING BALANCE", "balance": "{closing}"}], "furniture": [(500, 30, 0, 6, "Page {page}/{pages}")]},
    # zeros for what is empty; the reference behind the amounts
    "zeros": {"font": "mono", "size": 6.5, "date": "%d/%m/%y", "number": "plain", "empty": "0.00", "head": [[(30, "Account Branch : MAIN ROAD"), (330, "Account No : {account}")], [(30, "{holder}"), (330, "Account Status : Regular")], [(30, "JOINT HOLDERS : SITA DEVI"), (330, "RTGS/NEFT IFSC : {ifsc}")],
                                                                                    [(30, "Nomination : Registered"), (330, "Statement From : {from_} To : {to_}")]],
              "columns": [("date", "Date", 30, 0), ("description", "Narration", 80, 190), ("value_date", "Value Dat", 275, 0), ("debit", "Debit Amount", -385, 0), ("credit", "Credit Amount", -455, 0), ("reference", "Chq/Ref Number", 465, 0), ("balance", "Closing Balance", -590, 0)]},
}

FIRST_CARDS = {
    # the rupee sign as a letter, a sign of its own for credits, the holder over the rows; boxes whose labels have two lines
    "rupee as C": {"dated": True, "date": "%d/%m/%Y| 10:15", "head_date": "%d %b, %Y", "debit": ("C ", "  l"), "credit": ("+ C ", "  l"), "named": False,
                   "head": [[(40, "^Meridian Gold Credit Card Statement")], [(40, "HSN Code: 997113"), (200, "Credit Cards GSTIN: 27AAAPA1234A1Z5")], [(40, "{holder}"), (330, "Credit Card No."), (440, "{card}")], [(40, "14 TEMPLE ROAD"), (330, "Alternate Account Number"), (440, "0001014550000123456")],
                            [(40, "PUNE 411001"), (330, "Statement Date"), (440, "{to}")], [(330, "Billing Period"), (440, "{from_} - {to}")], [], [(40, "*TOTAL AMOUNT DUE"), (200, "*MINIMUM DUE"), (360, "*DUE DATE")], [(40, "C{new}"), (200, "C{minimum}"), (360, "{due}")], [],
                            [(40, "PREVIOUS STATEMENT DUES"), (180, "PAYMENTS/CREDITS"), (310, "PURCHASES/DEBIT"), (450, "FINANCE CHARGES")], [(180, "RECEIVED"), (310, "(Current Billing Cycle)")], [(40, "C{previous}"), (180, "C{payments}"), (310, "C{purchases}"), (450, "C{fees}")], [],
                            [(40, "TOTAL CREDIT LIMIT"), (200, "AVAILABLE CREDIT LIMIT"), (360, "AVAILABLE CASH LIMIT")], [(40, "C{limit}"), (200, "C{available}"), (360, "C{cash}")], [], [(40, "*Domestic Transactions")]],
                   "columns": [("date", "DATE & TIME", 40, 0), ("description", "TRANSACTION DESCRIPTION", 150, 0), ("points", "REWARDS", -420, 0), ("amount", "AMOUNT     PI", -540, 0)], "card_head": [[(150, "{holder}")]]},
    # a name in large print, labels over figures, CR and DR behind
    "fx column": {"dated": True, "date": "%d/%m/%Y", "credit": ("", " CR"), "debit": ("", " DR"), "foreign": "column", "head": [[(40, "^Credit Card Statement")], [(40, "{from_} - {to}")], [(40, "{holder}"), (360, "Card Number: {card}")], [(360, "Statement Date: {to}")], [],
                           [(40, "Total Amount Due"), (180, "Minimum Amount Due"), (330, "Payment Due Date")], [(40, "{new} DR"), (180, "{minimum}"), (330, "{due}")], [], [(40, "Credit Limit"), (180, "Available Credit Limit"), (330, "Cash Limit")], [(40, "{limit}"), (180, "{available}"), (330, "{cash}")], [],
                           [(40, "*STATEMENT SUMMARY")], [(40, "Opening Balance"), (150, "Purchases"), (250, "Other Charges"), (350, "Payments & Other Credits"), (490, "Total Amount Due")], [(40, "{previous}"), (150, "{purchases}"), (250, "{fees}"), (350, "{payments}"), (490, "{new}")], [], [(40, "*YOUR TRANSACTIONS")]],
                  "columns": [("date", "Transaction Date", 40, 0), ("description", "Transactional Details", 130, 0), ("foreign", "FX Transactions", -420, 0), ("amount", "Amount (Rs.)", -540, 0)]},
    # a greeting names the holder once more; what was paid has a minus in front
    "greeting": {"dated": True, "date": "%d-%b-%Y", "credit": ("- ", ""), "head": [[(40, "{holder}")], [(40, "FLAT 4, LAKE VIEW APARTMENTS")], [(40, "KOCHI, KERALA")], [], [(40, "Dear {holder},")], [(40, "Here is your credit card statement for {from_} to {to}")], [],
                          [(40, "Card Number"), (180, "{card}"), (330, "Statement Date"), (450, "{to}")], [(40, "Total Amount Due"), (180, "{new}"), (330, "Payment Due Date"), (450, "{due}")], [(40, "Minimum Amount Due"), (180, "{minimum}"), (330, "Credit Limit"), (450, "{limit}")],
                          [(40, "Previous Balance"), (180, "{previous}"), (330, "Purchases"), (450, "{purchases}")], [(40, "Payments & Refunds"), (180, "{payments}"), (330, "Fees & Charges"), (450, "{fees}")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Description", 130, 0), ("points", "Reward Points", -430, 0), ("amount", "Amount (Rs.)", -540, 0)]},
    # two cards, instalments below, points in a box
    "loans below": {"dated": True, "date": "%d/%m/%Y", "cards": 2, "mark": ("DR", "CR"), "credit": ("", ""), "head": [[(40, "{holder}"), (330, "Credit Card No. {card}")], [(40, "Statement Period {from_} To {to}"), (330, "Statement Date {to}")], [],
                             [(40, "Previous Balance"), (150, "Purchases & Other Charges"), (290, "Cash Advance"), (380, "Payment & Other Credits"), (500, "Total Amount Due")], [(40, "{previous}"), (150, "{spent}"), (290, "0.00"), (380, "{payments}"), (500, "{new}")],
                             [(40, "Credit Limit"), (150, "Available Credit Limit"), (290, "Minimum Amount Due"), (430, "Payment Due Date")], [(40, "{limit}"), (150, "{available}"), (290, "{minimum}"), (430, "{due}")]],
                    "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 110, 0), ("category", "Merchant Category", 300, 0), ("points", "Reward Points", -450, 0), ("amount", "Amount (in Rs)", -530, 0), ("mark", "", 540, 0)],
                    "card_head": [[(110, "*Card No. {this}")]],
                    "foot": [[(40, "*Loan Details")], [(40, "Loan No."), (130, "Start Date"), (210, "Tenure"), (280, "Principal"), (360, "Interest"), (440, "EMI"), (500, "Outstanding")], [(40, "L0012345"), (130, "12/03/2025"), (210, "12"), (280, "24,000.00"), (360, "1,450.00"), (440, "2,190.00"), (500, "14,200.00")]]},
    # months without a year, credits with CR on the line below the amount's text
    "card member": {"dated": True, "date": "%B %d", "head_date": "%B %d, %Y", "number": "western", "credit": ("", " CR"), "head": [[(40, "Prepared for"), (250, "Membership Number"), (430, "Date")], [(40, "{holder}"), (250, "{card}"), (430, "{to}")], [],
                             [(40, "Opening Balance Rs"), (150, "New Credits Rs"), (250, "New Debits Rs"), (350, "Closing Balance Rs"), (470, "Minimum Payment Rs")], [(40, "{previous}"), (150, "- {payments}"), (250, "+ {spent}"), (350, "= {new}"), (470, "{minimum}")],
                             [(40, "Credit Summary"), (150, "Credit Limit Rs {limit}"), (350, "Available Credit Limit Rs {available}")], [(40, "Statement Period From {from_} to {to}")], [(40, "Minimum payment due by {due}")]],
                    "columns": [("date", "Details", 40, 0), ("description", "", 120, 0), ("amount", "Amount Rs", -540, 0)]},
}

SECOND = {
    # the remitter's branch between the dates and the text; a firm with M/s over its address
    "remitter branch": {"font": "mono", "size": 6, "date": "%d/%m/%y", "page": landscape(A4), "bottom": 60, "balance": (("", "CR"), ("", "DR")), "holder_form": "M/s. {}",
                        "head": beside(["{holder}", "PLOT 88 INDUSTRIAL ESTATE", "COIMBATORE", "TAMIL NADU"], ["Branch Name : MAIN ROAD", "Account Number : {account}", "Product : CA-GEN", "IFSC : {ifsc}", "Statement From {from_} to {to_}"], x=480),
                        "columns": [("value_date", "Value Date", 30, 0), ("date", "Post Date", 90, 0), ("branch", "Remitter Branch", 150, 0), ("description", "Description", 235, 210), ("cheque", "Cheque No", 460, 0), ("debit", "DR", -590, 0), ("credit", "CR", -680, 0),
                                    ("balance", "Balance", -790, 0)], "before": [{"description": "Brought Forward", "balance": "{opening}"}], "foot": [[(300, "*** END OF STATEMENT ***")]]},
    # a cooperative bank: two blanks inside headings, pages carried forward
    "trn date": {"font": "serif", "size": 8, "date": "%d/%m/%Y", "balance": (("", " Cr"), ("", " Dr")), "head": [[(150, "Head Office : 1 Station Road, Surat")], [(40, "Name Of A/C Holder : {holder}"), (370, "A/C No. : {account}")], [(40, "Address : 7/2 Market Yard"), (370, "A/C Type : SAVING")],
                                                                                                             [(40, "Nominee : SITA DEVI"), (370, "IFSC : {ifsc}")], [(40, "Statement Of Account From {from_} To {to_}")]],
                 "columns": [("date", "TRN.  Date", 40, 0), ("value_date", "Value  Date", 100, 0), ("description", "Narration", 160, 150), ("cheque", "Chq/Ref.No", 320, 0), ("debit", "Debit", -425, 0), ("credit", "Credit", -490, 0), ("balance", "Closing  Bal", -565, 0)],
                 "before": [{"description": "Opening Bal.", "balance": "{opening}"}], "page_end": [{"description": "C/F", "balance": "{reached}"}], "page_start": [{"description": "B/F", "balance": "{reached}"}],
                 "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # short headings, a column of branches last; the holder over "Joint Holder", the number inside a sentence
    "init br": {"font": "sans", "size": 7, "date": "%d-%m-%Y", "ruled": True, "head": beside(["{holder}", "Joint Holder : RAVI MENON", "OCEAN CHAMBERS", "KOLKATA", "WEST BENGAL-INDIA"], ["Customer No : 88123456", "Scheme : SB-PRIME", "Currency : INR", "IFSC Code : {ifsc}", "Nominee Registered : Y"])
                + [[(110, "*Statement of Account No : {account} for the period (From : {from_} To : {to_})")]],
                "columns": [("date", "Tran Date", 36, 0), ("cheque", "Chq No", 90, 0), ("description", "Particulars", 140, 190), ("debit", "DR", -400, 0), ("credit", "CR", -460, 0), ("balance", "BAL", -530, 0), ("branch", "SOL", 540, 0)],
                "before": [{"description": "OPENING BALANCE", "balance": "{opening}"}], "after": [{"description": "TRANSACTION TOTAL DR/CR", "debit": "{debits}", "credit": "{credits}"}, {"description": "CLOSING BALANCE", "balance": "{closing}"}]},
    # one column for both sides with signs, summary in a box with a heading of its own
    "debit slash credit": {"font": "sans", "size": 8, "date": "%d %b %Y", "debit": ("-", ""), "credit": ("+", ""), "named": False, "head": [[(40, "^Account Statement")], [(40, "{from_} - {to_}")], [(40, "{holder}"), (330, "Account No. {account}")], [(40, "CRN xxxxxx456"), (330, "Account Type Savings")],
                           [(40, "PUNE - 411001"), (330, "IFSC {ifsc}")], [(330, "MICR 411485002")], [], [(40, "*Account Summary")], [(40, "Particulars"), (230, "Opening Balance"), (350, "Closing Balance")], [(40, "Savings Account (SA):"), (230, "{opening}"), (350, "{closing}")]],
                           "columns": [("serial", "#", 36, 0), ("date", "TRANSACTION DATE", 60, 0), ("value_date", "VALUE DATE", 160, 0), ("description", "TRANSACTION DETAILS", 230, 140), ("reference", "CHQ / REF NO.", 380, 0), ("amount", "DEBIT/CREDIT(Rs.)", -500, 0), ("balance", "BALANCE(Rs.)", -570, 0)],
                           "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # dates as ISO, two holders on one line after a label of their own
    "iso dates": {"font": "dejavu", "size": 6.5, "date": "%Y-%m-%d", "number": "western", "holder_form": "{} & RAVI MENON", "head": pairs(("Primary Holder", "{holder}"), ("Customer Id", "88123456"), ("Account Number", "{account}"), ("Account Type", "Savings"), ("IFSC", "{ifsc}"), ("Period", "{from_} to {to_}"), ("Nominee", "Registered")),
                  "columns": [("date", "Transaction Date", 36, 0), ("value_date", "Value Date", 110, 0), ("description", "Description", 165, 135), ("reference", "Reference Number", 305, 0), ("debit", "Withdrawals", -440, 0), ("credit", "Deposits", -500, 0), ("balance", "Running Balance", -572, 0)],
                  "foot": [[(40, "Opening Balance"), (150, "Total Withdrawals"), (270, "Total Deposits"), (390, "Closing Balance")], [(40, "{opening}"), (150, "{debits}"), (270, "{credits}"), (390, "{close}")]]},
    # the text behind the balance; a mark with a point
    "text behind": {"font": "mono", "size": 7, "date": "%d/%m/%Y", "balance": (("", " Cr."), ("", " Dr.")), "head": [[(30, "Account Statement for Account Number {account}")], [(30, "Branch Details"), (330, "Customer Details")], [(30, "Branch Name : MAIN ROAD"), (330, "Customer Name : {holder}")],
                    [(30, "IFSC Code : {ifsc}"), (330, "Customer ID : 88123456")], [(30, "Statement Period : {from_} to {to_}")]],
                    "columns": [("date", "Transaction Date", 30, 0), ("cheque", "Cheque Number", 115, 0), ("debit", "Withdrawal", -240, 0), ("credit", "Deposit", -310, 0), ("balance", "Balance", -400, 0), ("description", "Narration", 415, 170)]},
    # labels in a grid without colons; the mark before the opening balance
    "opening CR": {"font": "sans", "size": 7.5, "date": "%d-%b-%Y", "balance": (("", " Cr"), ("", " Dr")), "head": [[(40, "Name"), (140, "{holder}"), (330, "Branch Name"), (430, "MAIN ROAD")], [(40, "Communication Address"), (140, "14 TEMPLE ROAD"), (330, "Account Number"), (430, "{account}")],
                   [(140, "KOCHI 682001"), (330, "Type Of Account"), (430, "SB")], [(40, "Customer ID (UCIC)"), (140, "88123456"), (330, "IFSC"), (430, "{ifsc}")], [(40, "Statement of Account for the period {from_} to {to_}")], [(40, "Opening Balance CR {open}")]],
                   "columns": [("date", "Date", 36, 0), ("value_date", "Value Date", 95, 0), ("description", "Particulars", 155, 150), ("kind", "Tran Type", 310, 0), ("cheque", "Cheque Details", 350, 0), ("debit", "Withdrawals", -460, 0), ("credit", "Deposits", -515, 0), ("balance", "Balance", -578, 0)],
                   "after": [{"description": "GRAND TOTAL", "debit": "{debits}", "credit": "{credits}"}]},
    # several accounts behind a summary of them; the customer in a window, without figures in the address
    "portfolio": {"font": "serif", "size": 8, "date": "%d-%m-%Y", "accounts": True, "head": [[(40, "{holder}"), (330, "Relationship Summary")], [(40, "LAKE VIEW APARTMENTS"), (330, "Customer ID"), (430, "88123456")], [(40, "ERNAKULAM"), (330, "Statement Date"), (430, "31-03-2026")], [(40, "KERALA")], [],
                  [(40, "Dear Customer, please find the summary of your accounts below.")]],
                  "account_head": [[(40, "*Savings Account"), (330, "Account Number : {account}")], [(330, "Period : {from_} to {to_}")]],
                  "columns": [("date", "Date", 40, 0), ("description", "Transaction Description", 105, 200), ("reference", "Ref. No.", 315, 0), ("debit", "Debit", -430, 0), ("credit", "Credit", -495, 0), ("balance", "Balance", -565, 0)],
                  "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}]},
    # a payments bank: time below the date, signs and Rs in front, newest first
    "time below": {"font": "dejavu", "size": 7, "date": "%d %b %Y|10:15 AM", "head_date": "%d %b %Y", "newest_first": True, "debit": ("- Rs.", ""), "credit": ("+ Rs.", ""), "balance": (("Rs.", ""), ("- Rs.", "")), "named": False, "gap": 6,
                   "head": [[(40, "^{holder}"), (330, "Savings Account Statement")], [(40, "+91 98XXXXXX10"), (330, "for {from_} to {to_}")], [], [(40, "Account Number"), (180, "IFSC Code"), (330, "Opening Balance"), (450, "Closing Balance")], [(40, "{account}"), (180, "{ifsc}"), (330, "{opening}"), (450, "{closing}")]],
                   "columns": [("date", "DATE & TIME", 40, 0), ("description", "TRANSACTION DETAILS", 130, 200), ("amount", "AMOUNT", -440, 0), ("balance", "AVAILABLE BALANCE", -560, 0)]},
    # lines of a printer of passbooks
    "passbook lines": {"font": "mono", "size": 7.5, "date": "%d/%m/%y", "header_rule": False, "balance": (("", "Cr"), ("", "Dr")), "holder_form": "SHRI {}", "head": [[(30, "SB A/C  {account}"), (330, "CIF NO 88123456789")], [(30, "{holder}")], [(30, "S/O RAM PRASAD")], [(30, "VILL MANALI  DIST KULLU")], [(30, "IFSC {ifsc}   MICR 175850052")]],
                       "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 85, 190), ("cheque", "CHQ.NO", 290, 0), ("debit", "WITHDRAWAL", -400, 0), ("credit", "DEPOSIT", -475, 0), ("balance", "BALANCE", -565, 0)],
                       "before": [{"description": "BALANCE B/F", "balance": "{opening}"}], "page_end": [{"description": "BALANCE C/F", "balance": "{reached}"}], "page_start": [{"description": "BALANCE B/F", "balance": "{reached}"}]},
    # an overdraft with signs, counts of both sides
    "counts": {"font": "sans", "size": 8, "date": "%d.%m.%Y", "overdrawn": True, "head": [[(40, "{holder}"), (330, "OD Account No : {account}")], [(40, "221 Lake View, Chennai 600001"), (330, "Overdraft Limit : 25,00,000.00")], [(330, "IFSC : {ifsc}")], [(40, "Statement for the period : {from_} - {to_}")]],
               "columns": [("date", "Date", 40, 0), ("description", "Transaction Particulars", 105, 200), ("debit", "Debit (Rs)", -410, 0), ("credit", "Credit (Rs)", -485, 0), ("balance", "Balance (Rs)", -565, 0)],
               "foot": [[(40, "Opening Balance"), (140, "Dr Count"), (210, "Cr Count"), (280, "Debits"), (370, "Credits"), (460, "Closing Bal")], [(40, "{opening}"), (140, "{nd}"), (210, "{nc}"), (280, "{debits}"), (370, "{credits}"), (460, "{closing}")]]},
    # a new bank: years behind an apostrophe, the statement addressed by a greeting
    "apostrophe": {"font": "sans", "size": 8, "date": "%d %b '%y", "head_date": "%d %b %Y", "money": ("", ""), "head": [[(40, "Hello {holder},")], [(40, "Here's your account statement for {from_} - {to_}")], [], [(40, "A/c No. {account}"), (250, "IFSC {ifsc}"), (430, "Branch Salt Lake")], [],
                   [(40, "Opening balance"), (180, "Money in"), (300, "Money out"), (430, "Closing balance")], [(40, "{opening}"), (180, "{credits}"), (300, "{debits}"), (430, "{closing}")]],
                   "columns": [("date", "Date", 40, 0), ("description", "Details", 110, 190), ("debit", "Money out", -400, 0), ("credit", "Money in", -480, 0), ("balance", "Balance", -560, 0)]},
}

SECOND_CARDS = {
    # a backtick for the rupee sign; running number, points and foreign amount between text and amount
    "backtick": {"dated": True, "date": "%d/%m/%Y", "head_date": "%B %d, %Y", "credit": ("", " CR"), "foreign": "column", "head": [[(40, "STATEMENT DATE"), (250, "{holder}")], [(40, "{to}"), (250, "LAKE VIEW APARTMENTS")], [(250, "KOCHI")], [(40, "PAYMENT DUE DATE"), (250, "Card Number : {card}")], [(40, "{due}")], [],
                          [(40, "Total Amount due"), (200, "Minimum Amount due")], [(40, "`{new}"), (200, "`{minimum}")], [], [(40, "Previous Balance"), (150, "Purchases / Charges"), (270, "Cash Advances"), (380, "Payments / Credits")], [(40, "`{previous}"), (150, "`{spent}"), (270, "`0.00"), (380, "`{payments}")], [],
                          [(40, "Credit Limit (Including cash)"), (200, "Available Credit"), (330, "Cash Limit")], [(40, "`{limit}"), (200, "`{available}"), (330, "`{cash}")], [(40, "Statement period : {from_} to {to}")]],
                 "columns": [("date", "Date", 40, 0), ("reference", "SerNo.", 95, 0), ("description", "Transaction Details", 165, 0), ("points", "Reward Points", -400, 0), ("foreign", "Intl.# amount", -470, 0), ("amount", "Amount (in`)", -550, 0)]},
    # the holder again over the rows, D and C behind the amounts, years of two digits
    "transactions for": {"dated": True, "date": "%d %b %y", "credit": ("", " C"), "debit": ("", " D"), "named": False, "head": [[(40, "{holder}"), (360, "Credit Card Number")], [(40, "14 TEMPLE ROAD, NEAR BUS STAND"), (360, "{card}")], [], [(40, "*Total Amount Due"), (200, "*Minimum Amount Due"), (360, "*Payment Due Date")],
                                  [(40, "{new}"), (200, "{minimum}"), (360, "{due}")], [(40, "Credit Limit"), (200, "Available Credit Limit"), (360, "Statement Date")], [(40, "{limit}"), (200, "{available}"), (360, "{to}")], [], [(40, "Previous Balance"), (160, "Payments, Reversals & other Credits"), (330, "Purchases & Other Debits"), (450, "Fee, Taxes & Interest Charges")],
                                  [(40, "{previous}"), (160, "{payments}"), (330, "{purchases}"), (450, "{fees}")], [(40, "for Statement Period: {from_} to {to}")]],
                         "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 110, 0), ("amount", "Amount (Rs.)", -540, 0)], "card_head": [[(110, "*TRANSACTIONS FOR {holder}")]]},
    # currency and amount of the purchase before the billed amount, sections of fees
    "billing amount": {"dated": True, "date": "%d/%m/%Y", "credit": ("-", ""), "head": [[(40, "Name"), (150, "{holder}"), (330, "Statement Date"), (450, "{to}")], [(40, "Card No."), (150, "{card}"), (330, "Due Date"), (450, "{due}")], [(40, "Credit Limit"), (150, "{limit}"), (330, "Cash Limit"), (450, "{cash}")],
                                [(40, "Opening Balance"), (150, "{previous}"), (330, "Payments/Credits"), (450, "{payments}")], [(40, "Purchases/Debits"), (150, "{purchases}"), (330, "Fees & Charges"), (450, "{fees}")], [(40, "Total Dues"), (150, "{new}"), (330, "Min. Amount Due"), (450, "{minimum}")]],
                       "columns": [("date", "Txn Date", 40, 0), ("posting", "Posting Date", 105, 0), ("description", "Txn Description", 175, 0), ("category", "MCC", 350, 0), ("amount", "Billing Amount (INR)", -540, 0)], "foot": [[(40, "*Reward Points Summary")], [(40, "Opening"), (120, "Earned"), (200, "Redeemed"), (280, "Closing")], [(40, "1,204"), (120, "310"), (200, "0"), (280, "1,514")]]},
    # rupee signs, signs in front, days without a year, a product's name in large print
    "plus rupee": {"dated": True, "font": "dejavu", "size": 7, "date": "%d %b", "head_date": "%d %b %Y", "debit": ("₹", ""), "credit": ("+ ₹", ""), "named": False, "head": [[(40, "^Neo Signature Card")], [(40, "Hi {holder},")], [(40, "Your statement for {from_} to {to}")], [(40, "Card ending in {last4}"), (330, "Generated on {to}")], [],
                            [(40, "Total due"), (180, "Minimum due"), (330, "Pay by")], [(40, "₹{new}"), (180, "₹{minimum}"), (330, "{due}")], [], [(40, "Previous balance"), (180, "Spends"), (290, "Fees & charges"), (400, "Payments & refunds")], [(40, "₹{previous}"), (180, "₹{purchases}"), (290, "₹{fees}"), (400, "₹{payments}")], [(40, "Credit limit ₹{limit}")]],
                   "columns": [("date", "Date", 40, 0), ("description", "Merchant", 110, 0), ("points", "Coins", -420, 0), ("amount", "Amount", -540, 0)]},
}

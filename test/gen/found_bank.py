# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements as they are laid out: the first batch. See found.py for how to read a description."""

import datetime

from reportlab.lib.pagesizes import A4, landscape


def pairs(*facts, x=40, gap=110, sep=": "):
    """Labels in one column, values in another."""
    return [[(x, label), (x + gap, sep + value)] for label, value in facts]


def beside(left, right, x=330):
    """Two lists of "label: value" texts next to each other."""
    n = max(len(left), len(right))
    return [[(40, t) for t in left[i:i + 1]] + [(x, t) for t in right[i:i + 1]] for i in range(n)]


INDIA = {
    # running number first, value date last
    "serial tail": {"font": "dejavu", "size": 6.5, "date": "%d-%m-%Y", "ruled": True, "balance": (("", " Cr"), ("", " Dr")),
                    "head": beside(["Account Name : {holder}", "Address : 14 Temple Road", "Pune 411001", "Customer Id : 88123456"],
                                   ["Account Number : {account}", "IFSC Code : {ifsc}", "MICR Code : 411002003", "Nomination Registered : Yes", "Statement Period : {from_} to {to_}"])
                    + [[], [(40, "Opening Balance : {opening}"), (330, "Closing Balance : {closing}")]],
                    "columns": [("serial", "S.No", 30, 0), ("date", "Date", 55, 0), ("description", "Description", 110, 150), ("cheque", "Cheque No", 268, 0), ("debit", "Debit", -370, 0),
                                ("credit", "Credit", -430, 0), ("balance", "Balance", -510, 0), ("value_date", "Value Date", 520, 0)],
                    "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # the text first, the date in the middle
    "narration first": {"font": "mono", "size": 6.5, "date": "%d-%m-%y", "balance": (("", "Cr"), ("", "Dr")),
                        "head": pairs(("A/C NAME", "{holder}"), ("A/C NO", "{account}"), ("IFSC", "{ifsc}"), ("PERIOD", "FROM {from_} TO {to_}")),
                        "columns": [("description", "NARRATION", 30, 190), ("credit", "DEPOSIT(CR)", -310, 0), ("date", "DATE", 325, 0), ("cheque", "CHQ.NO.", 380, 0),
                                    ("debit", "WITHDRAWAL(DR)", -480, 0), ("balance", "BALANCE(INR)", -565, 0)],
                        "before": [{"description": "OPENING BALANCE", "balance": "{opening}"}], "after": [{"description": "CLOSING BALANCE", "balance": "{closing}"}],
                        "furniture": [(260, -25, 0, 6, "PAGE NO: {page} / {pages}")]},
    # everything the other way round
    "balance first": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "ruled": True,
                      "head": [[(40, "Name : {holder}")], [(40, "Account No. : {account}"), (330, "IFSC : {ifsc}")], [(40, "Statement of Account From {from_} To {to_}")]],
                      "columns": [("balance", "Balance", -110, 0), ("credit", "Credit", -180, 0), ("debit", "Debit", -250, 0), ("cheque", "Chq No.", 262, 0), ("description", "Particulars", 305, 190),
                                  ("date", "Date", 515, 0)],
                      "before": [{"description": "Opening Balance", "balance": "{opening}"}],
                      "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}"}, {"description": "Closing Balance", "balance": "{closing}"}]},
    # a mark behind the amount, another behind the balance
    "two marks": {"font": "sans", "size": 7, "date": "%d-%m-%Y", "mark": ("DR", "CR"),
                  "head": beside(["{holder}", "14 TEMPLE ROAD", "PUNE - 411001", "MAHARASHTRA, INDIA"], ["Cust. Reln. No.  88123456", "Account No.  {account}", "Period  From {from_} To {to_}",
                                                                                             "Currency  INR", "Branch  MAIN ROAD", "Nomination Regd  Y", "MICR Code  411002003", "IFSC Code  {ifsc}"]),
                  "columns": [("serial", "Sl. No.", 30, 0), ("date", "Date", 62, 0), ("description", "Description", 115, 190), ("reference", "Chq / Ref number", 312, 0), ("amount", "Amount", -440, 0),
                              ("mark", "Dr / Cr", 448, 0), ("balance", "Balance", -540, 0), ("balance_mark", "Dr / Cr", 548, 0)],
                  "foot": [[(40, "Opening balance"), (-250, "{opening}")], [(40, "Closing balance"), (-250, "{closing}")]], "furniture": [(40, -25, 0, 6, "Page {page} of {pages}")]},
    # both sides in one column, brackets around the mark
    "joint column": {"font": "serif", "size": 8.5, "date": "%d-%m-%Y", "debit": ("", "(Dr)"), "credit": ("", "(Cr)"), "balance": (("", "(Cr)"), ("", "(Dr)")),
                     "head": [[(40, "{holder}"), (330, "Cust.Reln.No : 88123456")], [(40, "14 Temple Road"), (330, "Account No : {account}")],
                              [(40, "Pune 411001"), (330, "Period : {from_} to {to_}")], [(330, "Currency : INR")], [(330, "IFSC Code : {ifsc}")]],
                     "columns": [("date", "Date", 36, 0), ("description", "Narration", 95, 200), ("reference", "Chq/Ref No", 305, 0), ("amount", "Withdrawal (Dr)/|Deposit (Cr)", -465, 0),
                                 ("balance", "Balance", -558, 0)],
                     "before": [{"description": "B/F", "balance": "{opening}"}],
                     "foot": [[(40, "*Statement Summary")], [(40, "Opening Balance :"), (-260, "{opening}")], [(40, "Total Withdrawal Amount :"), (-260, "{debits}(Dr)")],
                              [(40, "Total Deposit Amount :"), (-260, "{credits}(Cr)")], [(40, "Closing Balance :"), (-260, "{closing}")], [(40, "Withdrawal Count :"), (-260, "{nd}")],
                              [(40, "Deposit Count :"), (-260, "{nc}")]]},
    # the text last, behind the balance
    "narration last": {"font": "dejavu", "size": 6.5, "date": "%d-%m-%Y", "ruled": True, "balance": (("", " Cr."), ("", " Dr.")),
                       "head": pairs(("Customer Details", ""), ("Account Holder Name", "{holder}"), ("Account Number", "{account}"), ("IFSC Code", "{ifsc}"), ("Account Type", "SB-GENERAL"),
                                     ("Statement Period", "{from_} to {to_}"), ("Opening Balance", "{opening}")),
                       "columns": [("date", "Transaction Date", 30, 0), ("cheque", "Cheque Number", 110, 0), ("debit", "Withdrawal", -240, 0), ("credit", "Deposit", -310, 0),
                                   ("balance", "Balance", -395, 0), ("description", "Narration", 410, 155)],
                       "after": [{"date": "Closing Balance", "balance": "{closing}"}]},
    # an identifier in front of the date
    "tran id": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "debit": ("", " (Dr)"), "credit": ("", " (Cr)"), "balance": (("", " (Cr)"), ("", " (Dr)")), "ruled": True, "newest_first": True,
                "head": beside(["{holder}", "Plot 88, Industrial Estate", "Surat 395003"], ["Customer/CIF ID : 88123456", "Account Number : {account}", "Account Currency : INR", "IFSC : {ifsc}"])
                + [[(40, "Statement Period From - {from_} To {to_}")]],
                "columns": [("id", "Tran Id", 30, 0), ("date", "Tran Date", 85, 0), ("description", "Remarks", 140, 210), ("amount", "Amount (Rs.)", -460, 0), ("balance", "Balance (Rs.)", -560, 0)],
                "foot": [[(40, "Opening Balance : {opening}"), (300, "Closing Balance : {closing}")], [(40, "This is system generated statement and does not require signature.")]]},
    # branch and reference before the text
    "branch before": {"font": "mono", "size": 6, "page": landscape(A4), "date": "%d-%b-%y", "bottom": 60,
                      "head": pairs(("CUSTOMER NAME", "{holder}"), ("A/C NO.", "{account}"), ("IFSC CODE", "{ifsc}"), ("STATEMENT FOR THE PERIOD", "{from_} TO {to_}"), gap=150),
                      "columns": [("date", "TRANS DATE", 30, 0), ("value_date", "VALUE DATE", 90, 0), ("branch", "BRANCH", 150, 0), ("reference", "REF/CHQ.NO", 195, 0), ("description", "DESCRIPTION", 265, 250),
                                  ("debit", "WITHDRAWS", -620, 0), ("credit", "DEPOSIT", -710, 0), ("balance", "BALANCE", -810, 0)],
                      "before": [{"description": "B/F", "balance": "{opening}"}], "page_start": [{"description": "B/F", "balance": "{reached}"}], "page_end": [{"description": "C/F", "balance": "{reached}"}],
                      "foot": [[(40, "CLOSING BALANCE: {closing}")]]},
    # ten columns on a sheet on its side
    "tran type": {"font": "sans", "size": 7, "page": landscape(A4), "date": "%d-%b-%Y", "bottom": 60, "kind": ("TFR", "CLG"),
                  "head": [[(40, "Name and Address"), (430, "Branch Name"), (520, ": Main Road")], [(40, "{holder}"), (430, "Account Number"), (520, ": {account}")],
                           [(40, "221 Lake View"), (430, "IFSC"), (520, ": {ifsc}")], [(40, "Kochi 682001"), (430, "Type of Account"), (520, ": SB")],
                           [(40, "Mobile no : XXXXXX4321"), (430, "Effective Available Balance"), (560, ": {close}")], [], [(250, "*Statement of Account for the period {from_} to {to_}")]],
                  "columns": [("date", "Date", 30, 0), ("value_date", "Value Date", 90, 0), ("description", "Particulars", 150, 230), ("kind", "Tran|Type", 390, 0), ("id", "Tran ID", 425, 0),
                              ("cheque", "Cheque|Details", 480, 0), ("debit", "Withdrawals", -590, 0), ("credit", "Deposits", -665, 0), ("balance", "Balance", -760, 0), ("balance_mark", "Dr/Cr", 770, 0)],
                  "before": [{"description": "Opening Balance", "balance": "{open}", "balance_mark": "Cr"}],
                  "after": [{"description": "GRAND TOTAL", "debit": "{debits}", "credit": "{credits}"}],
                  "foot": [[(40, "Abbreviations Used:")], [(40, "CASH : Cash Transaction"), (250, "TFR : Transfer Transaction")], [(40, "CLG : Clearing Transaction"), (250, "SBINT : Interest on SB Account")]]},
    # the year of each date on a line of its own
    "year below": {"font": "sans", "size": 8, "date": "%-d %b|%Y", "head_date": "%-d %b %Y", "narration": "by to",
                   "head": pairs(("Account Name", "{holder}"), ("Address", "7/2 Market Yard"), ("", "Chennai 600001"), ("Date", "5 Jul 2026"), ("Account Number", "{account}"), ("Account Description", "REGULAR SB CHQ-INDIVIDUALS"),
                                 ("Branch", "MARKET YARD"), ("Drawing Power", "0.00"), ("Interest Rate(% p.a.)", "2.70"), ("MOD Balance", "0.00"), ("CIF No.", "88123456789"), ("IFS Code", "{ifsc}"),
                                 ("MICR Code", "600002011"), ("Nomination Registered", "Yes"), ("Balance as on {from_}", "{opening}"), sep=" : ", gap=140) + [[], [(40, "*Account Statement from {from_} to {to_}")]],
                   "columns": [("date", "Txn|Date", 36, 0), ("value_date", "Value|Date", 80, 0), ("description", "Description", 125, 160), ("reference", "Ref No./Cheque|No.", 295, 0), ("debit", "Debit", -415, 0),
                               ("credit", "Credit", -485, 0), ("balance", "Balance", -560, 0)],
                   "foot": [[(40, "Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media.")],
                            [(40, "**This is a computer generated statement and does not require a signature.")]]},
    # text above the dated line, a row of totals before the closing balance
    "text above": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "wrap": "above", "gap": 4, "narration": "long",
                   "head": beside(["{holder}", "Joint Holder :- -", "3RD FLOOR, OCEAN CHAMBERS", "KOLKATA", "WEST BENGAL-INDIA"],
                                  ["Customer ID :88123456", "IFSC Code :{ifsc}", "MICR Code :700002011", "Nominee Registered : Y", "PAN :ABCPK1234L"])
                   + [[], [(110, "*Statement of Account No :{account} for the period (From : {from_} To : {to_})")]],
                   "columns": [("date", "Tran Date", 36, 0), ("cheque", "Chq No", 92, 0), ("description", "Particulars", 135, 185), ("debit", "Debit", -400, 0), ("credit", "Credit", -460, 0),
                               ("balance", "Balance", -535, 0), ("branch", "Init.|Br", 545, 0)],
                   "before": [{"description": "OPENING BALANCE", "balance": "{opening}"}],
                   "after": [{"description": "TRANSACTION TOTAL", "debit": "{debits}", "credit": "{credits}"}, {"description": "CLOSING BALANCE", "balance": "{closing}"}],
                   "foot": [[(40, "Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement of Account,")],
                            [(40, "it will be taken that he/she has found the account correct.")], [(230, "++++ End of Statement ++++")]], "furniture": [(270, -25, 0, 6, "{page}/{pages}")]},
    # a summary of all the customer's accounts and deposits above the table
    "relationship": {"font": "serif", "size": 8.5, "date": "%d-%m-%Y", "head": [[(40, "{holder}"), (330, "Your Base Branch: MAIN ROAD, PUNE")], [(40, "14 Temple Road"), (330, "PIN 411001")], [],
                                                                          [(40, "*Summary of Accounts held under Cust ID: 88123456 as on {to_}")],
                                                                          [(40, "*ACCOUNT TYPE"), (150, "*A/C BALANCE(I)"), (250, "*FIXED DEPOSITS(LINKED)(II)"), (400, "*TOTAL BALANCE(I+II)"), (520, "*NOMINATION")],
                                                                          [(40, "Savings A/c {account}"), (-220, "{close}"), (-370, "1,00,000.00"), (-490, "9,99,999.99"), (520, "Registered")],
                                                                          [(40, "TOTAL"), (-220, "{close}"), (-370, "1,00,000.00"), (-490, "9,99,999.99")], [],
                                                                          [(40, "*FIXED DEPOSITS")],
                                                                          [(40, "*DEPOSIT NO."), (140, "*OPEN DATE"), (220, "*DEP. AMT"), (290, "*ROI%"), (340, "*PERIOD"), (400, "*MAT. AMT"), (480, "*MAT. DATE")],
                                                                          [(40, "004411223344"), (140, "12-03-2024"), (-270, "1,00,000.00"), (290, "7.10"), (340, "24 Months"), (-450, "1,15,112.00"), (480, "12-03-2026")],
                                                                          [], [(40, "*Statement of Transactions in Savings Account Number: {account} in INR for the period {from_} - {to_}")]],
                     "columns": [("date", "DATE", 36, 0), ("kind", "MODE", 92, 0), ("description", "PARTICULARS", 140, 200), ("credit", "DEPOSITS", -420, 0), ("debit", "WITHDRAWALS", -490, 0), ("balance", "BALANCE", -560, 0)],
                     "kind": ("CASH", "NET BANKING"), "before": [{"date": "{first}", "description": "B/F", "balance": "{opening}"}],
                     "after": [{"description": "Total:", "credit": "{credits}", "debit": "{debits}", "balance": "{closing}"}],
                     "foot": [[(40, "*Account Related Other Information")], [(40, "*ACCOUNT TYPE"), (150, "*ACCOUNT NUMBER"), (260, "*MICR"), (340, "*IFSC")], [(40, "SAVINGS"), (150, "{account}"), (260, "411002003"), (340, "{ifsc}")],
                              [(40, "*REWARD POINTS")], [(40, "*Account Number"), (150, "*Opening"), (220, "*Earned"), (290, "*Closing")], [(40, "{account}"), (150, "1,204"), (220, "310"), (290, "1,514")]]},
    # headings of two lines, 0.00 in empty cells
    "two lines": {"font": "dejavu", "size": 6.5, "date": "%d/%m/%Y", "empty": "0.00", "ruled": True, "narration": "long",
                  "head": pairs(("Account Number", "{account} (INR) - {holder}"), ("Transaction Date from", "{from_} to {to_}"), ("Opening Balance", "{opening}"), ("Closing Balance", "{closing}")),
                  "columns": [("serial", "S|No.", 30, 0), ("value_date", "Value|Date", 55, 0), ("date", "Transaction|Date", 105, 0), ("cheque", "Cheque|Number", 160, 0), ("description", "Transaction Remarks", 200, 150),
                              ("debit", "Withdrawal|Amount (INR )", -420, 0), ("credit", "Deposit Amount|(INR )", -490, 0), ("balance", "Balance|(INR )", -562, 0)]},
    # a wallet: date over time, signs and currency in front
    "wallet": {"font": "sans", "size": 8.5, "date": "%d %b %Y|%I:%M %p", "head_date": "%d %b %Y", "debit": ("- Rs.", ""), "credit": ("+ Rs.", ""), "balance": (("Rs.", ""), ("-Rs.", "")), "newest_first": True, "gap": 12, "header_rule": False,
               "head": [[(40, "{holder}"), (330, "Account Number"), (450, "{account}")], [(40, "+91-98XXXXXX10"), (330, "IFSC Code"), (450, "{ifsc}")], [],
                        [(40, "*ACCOUNT STATEMENT FOR"), (190, "*{from_} TO {to_}")], [], [(40, "Opening Balance"), (170, "Money In"), (300, "Money Out"), (430, "Closing Balance")],
                        [(40, "Rs.{open}"), (170, "+ Rs.{credits}"), (300, "- Rs.{debits}"), (430, "Rs.{close}")]],
               "columns": [("date", "DATE & TIME", 40, 0), ("description", "TRANSACTION DETAILS", 130, 220), ("amount", "AMOUNT", -450, 0), ("balance", "AVAILABLE BALANCE", -560, 0)]},
    # a cooperative bank's line printer: totals and balance of each page
    "page totals": {"font": "mono", "size": 6.5, "date": "%d/%m/%Y", "balance": (("", " Cr"), ("", " Dr")), "header_rule": False, "leading": 1.2,
                    "head": [[(30, "Name      : {holder}"), (380, "Page No : 1")], [(30, "A/c No    : {account}"), (380, "IFSC    : {ifsc}")], [(30, "Statement From {from_} To {to_}")],
                             [(30, "-" * 130)]],
                    "page_head": [[(30, "{bank}"), (380, "Page No : {page}")], [(30, "A/c No    : {account}")], [(30, "-" * 130)]],
                    "columns": [("date", "TRN.  Date", 30, 0), ("value_date", "Value  Date", 82, 0), ("description", "Narration", 136, 165), ("cheque", "Chq/Ref.No", 305, 0), ("debit", "Debit", -410, 0),
                                ("credit", "Credit", -480, 0), ("balance", "Closing  Bal", -565, 0)],
                    "before": [{"description": "Opening Balance", "balance": "{opening}"}], "page_end": [{"description": "Page Total", "debit": "{page_debits}", "credit": "{page_credits}"},
                                                                                               {"description": "Carried Forward", "balance": "{reached}"}],
                    "page_start": [{"description": "Brought Forward", "balance": "{reached}"}],
                    "after": [{"description": "Page Total", "debit": "{page_debits}", "credit": "{page_credits}"}, {"description": "Grand Total", "debit": "{debits}", "credit": "{credits}"},
                              {"description": "Closing Balance", "balance": "{closing}"}]},
    # cleared and uncleared balances beside the true one
    "clear balance": {"font": "dejavu", "size": 6.5, "date": "%d-%m-%y", "ruled": True, "narration": "by to",
                      "head": [[(40, "*STATEMENT OF ACCOUNT")], [(40, "{holder}"), (250, "Branch"), (330, ": CAMP BRANCH")], [(40, "14 Temple Road"), (250, "CIF Number"), (330, ": 88123456789")],
                               [(40, "Pune 411001"), (250, "Account No"), (330, ": {account}")], [(250, "Product"), (330, ": SBCHQ-GEN-PUB-IND")], [(250, "IFSC Code"), (330, ": {ifsc}")],
                               [(250, "MICR Code"), (330, ": 411002003")], [(250, "Nominee Name"), (330, ": REGISTERED")], [(40, "Date of Statement : 05-01-2026"), (250, "Time of Statement : 10:22:41")],
                               [(40, "Clear Balance : {close}CR"), (250, "Uncleared Amount : 0.00"), (400, "+MOD Bal : 0.00")], [(40, "Monthly Avg Balance : 12,345.67"), (250, "Limit : 0.00"), (400, "Drawing Power : 0.00")],
                               [(40, "Statement From : {from_} to {to_}")], [(40, "Your Opening Balance on {from_}: {opening}")]],
                      "columns": [("post", "Post Date", 30, 0), ("value_date", "Value Date", 75, 0), ("description", "Details", 122, 190), ("cheque", "Ref No/Cheque No", 318, 0), ("debit", "Debit", -425, 0),
                                  ("credit", "Credit", -490, 0), ("balance", "Balance", -562, 0)],
                      "foot": [[(40, "Your Closing Balance on {to_}: {closing}")], [(40, "Statement Summary"), (200, "Dr. Count {nd}"), (280, "Cr. Count {nc}"), (360, "{debits}"), (450, "{credits}")]]},
    # counts and sums in a strip below, labels over figures
    "summary strip": {"holder_form": "MR {}", "font": "sans", "size": 7.5, "date": "%d/%m/%y", "narration": "refs", "header_rule": True,
                      "head": beside(["{holder}", "14 TEMPLE ROAD", "MARKET YARD", "PUNE 411001", "MAHARASHTRA INDIA", "JOINT HOLDERS :", "", "Nomination : Registered", "Statement From : {from_} To : {to_}"],
                                     ["Account Branch : MAIN ROAD", "Address : GROUND FLOOR, LOTUS PLAZA", "City : PUNE 411001", "Phone no. : 1800 202 6161", "OD Limit : 0.00   Currency : INR",
                                      "Cust ID : 88123456", "Account No : {account}   PRIME", "A/C Open Date : 12/03/2011", "RTGS/NEFT IFSC : {ifsc}   MICR : 411002003"]),
                      "page_head": [[(40, "Statement From : {from_} To : {to_}"), (330, "Account No : {account}")]],
                      "columns": [("date", "Date", 36, 0), ("description", "Narration", 80, 195), ("reference", "Chq./Ref.No.", 285, 0), ("value_date", "Value Dt", 355, 0), ("debit", "Withdrawal Amt.", -450, 0),
                                  ("credit", "Deposit Amt.", -510, 0), ("balance", "Closing Balance", -575, 0)], "reference": 12,
                      "foot": [[(40, "*STATEMENT SUMMARY :-")], [(60, "*Opening Balance"), (150, "*Dr Count"), (210, "*Cr Count"), (290, "*Debits"), (380, "*Credits"), (470, "*Closing Bal")],
                               [(60, "{open}"), (150, "{nd}"), (210, "{nc}"), (290, "{debits}"), (380, "{credits}"), (470, "{close}")], [],
                               [(40, "Generated On: 05-Jan-2026 10:11:12"), (250, "Generated By: 88123456"), (400, "Requesting Branch Code: NET")]]},
    # a loan: all balances are debts, and the opening one is called outstanding
    "loan": {"font": "sans", "size": 8, "date": "%d-%b-%Y", "overdrawn": True, "balance": (("", " Cr"), ("", " Dr")), "ruled": True,
             "head": pairs(("Borrower Name", "{holder}"), ("Loan Account Number", "{account}"), ("Sanctioned Amount", "25,00,000.00"), ("Rate of Interest", "8.50 %"), ("EMI Amount", "24,500.00"),
                           ("IFSC", "{ifsc}"), ("Statement Period", "{from_} To {to_}")),
             "columns": [("date", "Date", 40, 0), ("description", "Particulars", 110, 200), ("debit", "Debit", -390, 0), ("credit", "Credit", -470, 0), ("balance", "Outstanding", -560, 0)],
             "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}]},
    # totals at the end of every month
    "month totals": {"holder_form": "M/s {}", "font": "serif", "size": 8, "date": "%d-%m-%Y", "overdrawn": True, "balance": (("", "Cr"), ("", "Dr")), "start": datetime.date(2025, 11, 10),
                     "head": beside(["{holder}", "Plot 88, Industrial Estate"], ["A/c No: {account}", "A/c Type: CASH CREDIT", "IFSC: {ifsc}", "Sanction Limit: 50,00,000.00"]) + [[(40, "Ledger from {from_} to {to_}")]],
                     "columns": [("date", "Date", 36, 0), ("description", "Particulars", 95, 200), ("cheque", "Instrument No.", 305, 0), ("debit", "Withdrawals", -430, 0), ("credit", "Deposits", -495, 0),
                                 ("balance", "Balance", -568, 0)],
                     "before": [{"description": "BROUGHT FORWARD :", "balance": "{opening}"}], "month_total": [{"description": "Monthly closing balance", "balance": "{reached}"}],
                     "after": [{"description": "Cumulative Totals :", "debit": "{debits}", "credit": "{credits}"}, {"description": "CLOSING BALANCE :", "balance": "{closing}"}]},
    # labels and headings in Hindi and English
    "bilingual": {"font": "hindi", "size": 7.5, "date": "%d-%m-%Y", "balance": (("", " Cr"), ("", " Dr")), "ruled": True,
                  "head": pairs(("खाताधारक का नाम / Name", "{holder}"), ("खाता संख्या / Account No", "{account}"), ("IFSC कोड / IFSC Code", "{ifsc}"), ("अवधि / Period", "{from_} से {to_}"),
                                ("प्रारंभिक शेष / Opening Balance", "{opening}"), ("अंतिम शेष / Closing Balance", "{closing}"), gap=160),
                  "columns": [("date", "दिनांक|Date", 36, 0), ("description", "विवरण|Particulars", 95, 200), ("cheque", "चेक संख्या|Chq No.", 305, 0), ("debit", "नामे|Debit", -420, 0), ("credit", "जमा|Credit", -490, 0),
                              ("balance", "शेष|Balance", -565, 0)], "furniture": [(270, -25, 0, 6, "पृष्ठ {page} / {pages}")]},
    # headings in Hindi alone
    "hindi": {"font": "hindi", "size": 8, "date": "%d/%m/%Y", "head": pairs(("ग्राहक का नाम", "{holder}"), ("खाता क्रमांक", "{account}"), ("आईएफएससी", "{ifsc}"), ("विवरण अवधि", "{from_} से {to_} तक")),
              "columns": [("date", "तिथि", 36, 0), ("description", "विवरण", 95, 220), ("debit", "आहरण", -400, 0), ("credit", "जमा राशि", -480, 0), ("balance", "शेष राशि", -560, 0)],
              "before": [{"description": "प्रारंभिक शेष", "balance": "{opening}"}], "after": [{"description": "कुल योग", "debit": "{debits}", "credit": "{credits}"}, {"description": "अंतिम शेष", "balance": "{closing}"}]},
    # 01OCT25
    "run-together dates": {"font": "mono", "size": 6.5, "date": "%d%b%y", "head_date": "%d%b%Y", "balance": (("", "CR"), ("", "DR")), "wrap": "below",
                           "head": [[(30, "CUSTOMER : {holder}")], [(30, "ACCOUNT  : {account}   CURR : INR   IFSC : {ifsc}")], [(30, "STMT PERIOD : {from_} - {to_}")]],
                           "columns": [("date", "DATE", 30, 0), ("kind", "TYP", 80, 0), ("description", "PARTICULARS", 110, 200), ("cheque", "CHQ", 315, 0), ("debit", "DEBIT", -420, 0), ("credit", "CREDIT", -490, 0),
                                       ("balance", "BALANCE", -565, 0)],
                           "before": [{"description": "BAL B/F", "balance": "{opening}"}], "after": [{"description": "BAL C/F", "balance": "{closing}"}]},
    # "08 Jun, 2025", signs in one column
    "comma dates": {"font": "sans", "size": 8, "date": "%d %b, %Y", "debit": ("-", ""), "credit": ("+", ""), "narration": "long", "newest_first": True,
                    "head": [[(40, "{holder}"), (330, "Account No. {account}")], [(40, "CRN xxxxxx456"), (330, "IFSC {ifsc}")], [(40, "{from_} - {to_}"), (330, "Currency Indian Rupee (INR)")]],
                    "columns": [("serial", "#", 30, 0), ("date", "TRANSACTION|DATE", 48, 0), ("value_date", "VALUE DATE", 115, 0), ("description", "TRANSACTION DETAILS", 180, 160), ("reference", "CHQ / REF NO.", 348, 0),
                                ("amount", "DEBIT/CREDIT(INR)", -490, 0), ("balance", "BALANCE(INR)", -565, 0)],
                    "foot": [[(40, "Opening balance as on {from_} INR {opening}")], [(40, "Closing balance as on {to_} INR {closing}")]]},
    # no headings anywhere
    "no headings": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "header": "none",
                    "head": pairs(("Account Holder", "{holder}"), ("Account No", "{account}"), ("IFSC", "{ifsc}"), ("Period", "{from_} to {to_}"), ("Opening Balance", "{opening}"), ("Closing Balance", "{closing}")),
                    "columns": [("date", "", 40, 0), ("description", "", 105, 200), ("cheque", "", 315, 0), ("debit", "", -420, 0), ("credit", "", -490, 0), ("balance", "", -560, 0)],
                    "furniture": [(270, -25, 0, 7, "Page {page} of {pages}")]},
    # headings on the first page only, rupees without paise
    "whole rupees": {"font": "dejavu", "size": 7, "date": "%d-%b-%y", "number": "whole indian", "header": "first", "balance": (("", " Cr"), ("", " Dr")),
                     "head": pairs(("Name", "{holder}"), ("A/c No.", "{account}"), ("IFSC", "{ifsc}"), ("From", "{from_}"), ("To", "{to_}")),
                     "columns": [("date", "Date", 40, 0), ("description", "Particulars", 100, 200), ("reference", "Ref.", 310, 0), ("debit", "Payments", -430, 0), ("credit", "Receipts", -495, 0), ("balance", "Balance", -565, 0)],
                     "before": [{"description": "By Balance B/F", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}]},
    # a word tells the side
    "type words": {"font": "sans", "size": 8, "date": "%Y-%m-%d", "mark": ("Withdrawal", "Deposit"), "ruled": True, "money": ("", ""),
                   "head": pairs(("Customer name", "{holder}"), ("Account number", "{account}"), ("IFSC code", "{ifsc}"), ("Statement period", "{from_} - {to_}"), ("Opening balance", "{opening}"),
                                 ("Total withdrawals", "{debits}"), ("Total deposits", "{credits}"), ("Closing balance", "{closing}")),
                   "columns": [("date", "Date", 40, 0), ("description", "Description", 110, 220), ("amount", "Amount", -410, 0), ("mark", "Type", 420, 0), ("balance", "Balance", -560, 0)]},
    # date and time, wrapped text above and below the dated line
    "around": {"font": "serif", "size": 8, "date": "%d-%m-%Y", "value_form": "%d-%m-%Y %H:%M:%S", "wrap": "around", "gap": 6, "narration": "by to", "empty": "-",
               "head": beside(["Account Name {holder}", "Account No. {account}", "IFSC Code {ifsc}"], ["Branch Name MAIN ROAD", "Searched By From {from_} To {to_}"])
               + [[(40, "Opening Balance Rs. {open}"), (330, "Closing Balance Rs. {close}")]],
               "columns": [("date", "Txn Date", 36, 0), ("value_date", "Value Date", 92, 0), ("cheque", "Cheque No.", 185, 0), ("description", "Description", 235, 140), ("branch", "Branch|Code", 380, 0),
                           ("debit", "Debit", -455, 0), ("credit", "Credit", -510, 0), ("balance", "Balance", -572, 0)]},
    # two savings accounts, a table of deposits between them
    "two accounts": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "accounts": True,
                     "head": [[(40, "{holder}"), (330, "Customer ID : 88123456")], [(40, "14 Temple Road, Pune 411001"), (330, "Combined statement")], [], [(40, "*Term deposits")],
                              [(40, "*Deposit no."), (140, "*Opened on"), (220, "*Principal"), (300, "*Rate"), (360, "*Matures on"), (450, "*Maturity value")],
                              [(40, "9900112233"), (140, "12/03/2024"), (-270, "2,00,000.00"), (300, "7.10"), (360, "12/03/2026"), (-520, "2,30,224.00")]],
                     "account_head": [[(40, "*Savings account no. {account}")], [(40, "Opening balance : {opening}"), (330, "Closing balance : {closing}")]],
                     "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 110, 220), ("debit", "Withdrawals", -410, 0), ("credit", "Deposits", -485, 0), ("balance", "Balance", -560, 0)]},
}


# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian statements, the sixteenth batch and the seventeenth, banks alone. See found.py for how to read a description.

Cooperative, regional rural, small finance and payments banks, the post office, accounts of loans, cash credit and of customers abroad, apps' short
lists and downloads: headings, labels and places as samples, converters and tests that are public name them; names, numbers and texts are invented.
"""

import found
from found_india_fifth import Centred
from found_india_seventh import Capitals


class Timed(found.Paper):
    """The hour in the line below the day."""

    def cell(self, row, key):
        text = super().cell(row, key)
        return text + f"|{row['n'] % 12 + 1:02d}:{row['n'] * 7 % 60:02d} {'AM' if row['n'] % 2 else 'PM'}" if key == "date" else text


class Mode(found.Paper):
    """How a row came about, as a column of its own before the text."""

    def cell(self, row, key):
        return ("BY " if row["debit"] is None else "TO ") + ("CASH" if row["n"] % 4 == 0 else "TRANSFER" if row["n"] % 3 else "CLEARING") if key == "mode" else super().cell(row, key)


found.NARRATIONS.update({
    "wallet to": lambda row, date: [("Received from " if row["debit"] is None else "Paid to ") + row["description"][:22].title(), "Txn ID: " + found.digits(row["description"] + "t", 12)],
    "remit": lambda row, date: [("INWARD REM/" if row["debit"] is None else "ECOM PUR/") + row["description"], found.digits(row["description"] + "r", 9) + "/USD/" + found.digits(row["description"], 3) + ".00"],
})

FIRST = {
    # a cooperative bank's core system: how each row came about before its text, balances with the mark behind a blank, "Prod Type", the customer with "Mr."
    "mode of transaction": {"paper": Mode, "font": "sans", "size": 7.5, "date": "%d-%b-%Y", "number": "plain", "balance": (("", " CR"), ("", " DR")), "ruled": True, "holder_form": "Mr. {}",
                            "head": [[(40, "TEHSIL MANALI, DIST. KULLU")], [(220, "*Statement of Account")], [], [(40, "Acct No"), (120, "{account}"), (330, "Branch No"), (420, "00035")], [(40, "Cust No"), (120, "0000001003502"), (330, "Branch Name"), (420, "MANALI")], [(40, "Cust Name"), (120, "{holder}"), (330, "Prod Type"), (420, "SAVING NON-CHQ")], [(40, "Cust Addr"), (120, "VPO MANALI 175131"), (330, "MICR Code"), (420, "175850052")], [(40, "Stmt From"), (120, "{from_} To {to_}"), (330, "IFS Code"), (420, "{ifsc}")], []],
                            "columns": [("date", "Stmt Date", 36, 0), ("mode", "Transaction Mode", 100, 0), ("description", "Description", 190, 170), ("debit", "Dr Amt", -425, 0), ("credit", "Cr Amt", -490, 0), ("balance", "Balance", -570, 0)],
                            "foot": [[], [(40, "*Unless the bank is told of errors within 15 days the entries will be treated as correct")]], "furniture": [(500, -25, 0, 6, "Page {page}/{pages}")]},
    # a regional rural bank's printer: equals signs over and under, labels cut short with dots, balance brought forward and carried, the page's sums
    "gramin printer": {"font": "mono", "size": 7, "date": "%d/%m/%y", "number": "plain", "balance": (("", "Cr"), ("", "Dr")), "header_rule": False, "narration": "by to",
                       "head": [[(40, "BR. CODE : 8732   SEMRIYAWAN")], [(40, "=" * 118)], [(40, "A/C NO....: {account}"), (330, "A/C TYPE : SB-GENERAL")], [(40, "CUSTOMER..: {holder}"), (330, "CIF NO...: 20118843210")], [(40, "ADDRESS...: VILL BANKATI PO SEMRIYAWAN"), (330, "IFSC.....: {ifsc}")], [(40, "STATEMENT FROM {from_} TO {to_}"), (330, "PAGE NO..: {page}")], [(40, "=" * 118)]],
                       "page_head": [[(40, "A/C NO....: {account}"), (330, "PAGE NO..: {page}")], [(40, "=" * 118)]],
                       "columns": [("date", "TRN.DATE", 40, 0), ("description", "P A R T I C U L A R S", 95, 180), ("cheque", "INST.NO", 285, 0), ("debit", "DEBIT(RS)", -400, 0), ("credit", "CREDIT(RS)", -475, 0), ("balance", "BALANCE(RS)", -560, 0)],
                       "before": [{"description": "BAL. B/F", "balance": "{opening}"}], "page_end": [{"description": "BAL. C/F", "balance": "{reached}"}], "page_start": [{"description": "BAL. B/F", "balance": "{reached}"}], "after": [{"description": "CLOSING BAL.", "balance": "{closing}"}],
                       "foot": [[(40, "=" * 118)], [(40, "NO. OF DEBITS : {nd}   NO. OF CREDITS : {nc}   ** END OF REPORT **")]]},
    # a payments bank's app: who was paid and the order's number below, the hour under the day, signed amounts with the rupee, newest first, a strip of the month
    "money received": {"paper": Timed, "font": "dejavu", "size": 7.5, "date": "%d %b '%y", "head_date": "%d %b %Y", "debit": ("- ₹", ""), "credit": ("+ ₹", ""), "balance": (("₹", ""), ("-₹", "")), "newest_first": True, "narration": "wallet to", "gap": 7, "named": False,
                       "head": [[(40, "^Passbook Statement")], [(40, "{from_} to {to_}")], [], [(40, "*{holder}"), (330, "Savings Account"), (430, "{account}")], [(40, "+91 98XXXXXX21"), (330, "IFSC"), (430, "{ifsc}")], [], [(40, "Opening Balance"), (180, "Money Received"), (320, "Money Paid"), (450, "Closing Balance")], [(40, "*₹{open}"), (180, "*+ ₹{credits}"), (320, "*- ₹{debits}"), (450, "*₹{close}")], []],
                       "columns": [("date", "Date & Time", 40, 0), ("description", "Transaction Details", 120, 230), ("amount", "Amount", -455, 0), ("balance", "Available Balance", -560, 0)],
                       "foot": [[], [(40, "Need help? Call 1800 000 4321 or write to care@example.com")]], "furniture": [(40, -25, 0, 6, "This is a system generated statement."), (510, -25, 0, 6, "Page {page} of {pages}")]},
    # the post office's savings bank by internet: what was asked for in a list, values under labels with "Id", both sides by words, balance with INR
    "office and depositor": {"font": "sans", "size": 8, "date": "%d-%m-%Y", "balance": (("INR ", ""), ("INR -", "")), "ruled": True, "named": False, "reference": 9,
               "head": [[(210, "^Account Statement")], [], [(40, "Office Name :"), (150, "Rajajinagar H.O"), (330, "SOL Id :"), (430, "56001000")], [(40, "Account Id :"), (150, "{account}"), (330, "Scheme :"), (430, "SBGEN")], [(40, "Depositor(s) :"), (150, "{holder}"), (330, "Mode of Operation :"), (430, "SELF")], [(40, "CIF Id :"), (150, "318844210"), (330, "Date of Opening :"), (430, "11-07-2016")], [(40, "From :"), (150, "{from_}"), (330, "To :"), (430, "{to_}")], [(40, "Opening Balance :"), (150, "{opening}"), (330, "Closing Balance :"), (430, "{closing}")], []],
               "columns": [("date", "Date", 36, 0), ("id", "Tran Id", 95, 0), ("description", "Remarks", 155, 180), ("debit", "Withdrawal", -420, 0), ("credit", "Deposit", -490, 0), ("balance", "Balance", -570, 0)],
               "foot": [[], [(40, "Deposits carry the guarantee of the Government. Interest is paid on the lowest balance between the 10th and the end of a month.")]], "furniture": [(270, -25, 0, 6, "{page} of {pages}")]},
    # an account of a customer abroad: address of another country, foreign currency in the text, a line of two accounts, totals in a row
    "non resident": {"paper": Capitals, "font": "serif", "size": 8, "date": "%d-%b-%y", "head_date": "%d-%b-%Y", "number": "western", "narration": "remit", "gap": 4,
                     "head": [[(40, "*{holder}"), (340, "*NRE SAVINGS ACCOUNT STATEMENT")], [(40, "FLAT 1204, AL NAHDA TOWERS"), (340, "Cust ID"), (430, ": 551200417")], [(40, "PO BOX 55012"), (340, "A/c No."), (430, ": {account}")], [(40, "SHARJAH"), (340, "Statement Cycle"), (430, ": {from_} - {to_}")], [(40, "UNITED ARAB EMIRATES"), (340, "IFSC"), (430, ": {ifsc}")], [(340, "Nominee"), (430, ": Registered")], []],
                     "columns": [("date", "Txn Date", 36, 0), ("value_date", "Val Date", 92, 0), ("description", "Transaction Particulars", 150, 180), ("cheque", "Chq/Ref", 335, 0), ("debit", "Withdrawal", -430, 0), ("credit", "Deposit", -498, 0), ("balance", "Balance", -572, 0)],
                     "before": [{"description": "B/F", "balance": "{opening}"}], "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}], "furniture": [(480, -25, 0, 6, "Page {page} of {pages}"), (40, -25, 0, 6, "Registered Office: 1 Marine Lines, Mumbai 400020")]},
    # cash credit of a firm: limit and drawing power, all balances owed, the teller behind, interest rates, heading in two lines
    "limit and power": {"font": "sans", "size": 7, "date": "%d/%m/%Y", "overdrawn": True, "number": "indian", "balance": (("", " Cr"), ("", " Dr")), "ruled": True, "holder_form": "M/S {}", "narration": "by to",
                      "head": [[(40, "MID CORPORATE BRANCH, INDORE")], [(40, "*STATEMENT OF ACCOUNT FOR THE PERIOD {from_} TO {to_}")], [], [(40, "{holder}"), (330, "Account No. : {account}")], [(40, "18 SIYAGANJ MAIN ROAD"), (330, "Product : CC-TRADE-SECURED")], [(40, "INDORE - 452007"), (330, "Sanctioned Limit : 75,00,000.00")], [(40, "MADHYA PRADESH"), (330, "Drawing Power : 68,40,000.00")], [(330, "Rate of Interest : 10.15% p.a.")], [(330, "IFSC : {ifsc}")], [(40, "Opening Bal. as on {from_} : {opening}")], []],
                      "columns": [("date", "Post|Date", 34, 0), ("value_date", "Value|Date", 84, 0), ("description", "Narration|", 136, 160), ("cheque", "Cheque|No.", 302, 0), ("debit", "Withdrawals|(Dr)", -400, 0), ("credit", "Deposits|(Cr)", -465, 0), ("balance", "Balance|", -550, 0), ("branch", "Brn|", 556, 0)],
                      "foot": [[], [(40, "Closing Bal. as on {to_} : {closing}")], [(40, "Uncleared : 0.00   Available : 11,204.00")], [(40, "Authorised Signatory")]], "furniture": [(270, -25, 0, 6, "Page No. {page} of {pages}")]},
    # a loan against gold: what was given and what came back, what is owed as "Outstanding", the loan's own terms in the head
    "outstanding": {"font": "sans", "size": 8, "date": "%d-%m-%Y", "overdrawn": True, "balance": (("", ""), ("-", "")), "money": ("", ""), "ruled": True, "named": False,
                    "head": [[(220, "^Loan Ledger")], [], [(40, "Loan A/c No"), (150, "{account}"), (330, "Loan Type"), (430, "GOLD LOAN (BULLET)")], [(40, "Borrower"), (150, "{holder}"), (330, "Sanction Date"), (430, "02-01-2025")], [(40, "Branch"), (150, "KATTAPPANA"), (330, "Loan Amount"), (430, "9,50,000.00")], [(40, "Customer ID"), (150, "77120034"), (330, "Interest Rate"), (430, "9.90 %")], [(40, "Ledger Period"), (150, "{from_} to {to_}"), (330, "Due Date"), (430, "02-01-2026")], []],
                    "columns": [("date", "Tran Date", 36, 0), ("description", "Particulars", 100, 220), ("debit", "Disbursed / Charged", -425, 0), ("credit", "Repaid", -490, 0), ("balance", "Outstanding", -570, 0)],
                    "before": [{"description": "Opening Outstanding", "balance": "{opening}"}], "after": [{"description": "Closing Outstanding", "balance": "{closing}"}], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a short list by an app: no column of balances, the mark before the amount, the day without a year, the balance of today above
    "recent activity": {"paper": Centred, "size": 8, "date": "%d %b %Y", "debit": ("Dr ₹ ", ""), "credit": ("Cr ₹ ", ""), "newest_first": True, "narration": "plain", "gap": 6, "named": False, "font": "dejavu",
                        "head": [[(40, "^Recent Activity")], [], [(40, "{holder}")], [(40, "Savings A/C {account}")], [(40, "Ledger Balance  ₹ {close}")], [(40, "Transactions between {from_} and {to_}")], []],
                        "columns": [("date", "When", 40, 0), ("description", "What", 130, 260), ("amount", "How much", -555, 0)], "furniture": [(40, -25, 0, 6, "Generated by mobile banking on 02 Apr 2026, 10:04 AM")]},
}


class Grouped(found.Paper):
    """What a row is, by a letter; its number among all."""

    def cell(self, row, key):
        return ("C" if row["debit"] is None else "D") if key == "letter" else super().cell(row, key)


class Dashed(found.Paper):
    """Interest of a deposit's ledger in a column of its own, which is empty in most rows."""

    def cell(self, row, key):
        return "-" if key == "interest" else super().cell(row, key)


SECOND = {
    # a download of internet banking, printed: labels with ":-", what each mark means below, newest first, marks before amounts in a column of their own
    "legends used": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "indian", "page": (842, 595), "newest_first": True, "narration": "long", "gap": 4, "named": False, "mark": ("DR", "CR"), "ruled": True,
                     "head": [[(300, "*DETAILED STATEMENT")], [], [(40, "Account Number :-"), (160, "{account} ( INR ) - {holder}")], [(40, "Transaction Period :-"), (160, "From {from_} To {to_}")], [(40, "Amount range :-"), (160, "All")], [(40, "Advanced Search :-"), (160, "Cr/Dr: Both")], [], [(40, "*Transactions List")]],
                     "columns": [("serial", "No.", 40, 0), ("id", "Transaction ID", 70, 0), ("value_date", "Value Date", 150, 0), ("date", "Txn Posted Date", 215, 0), ("cheque", "ChequeNo.", 290, 0), ("description", "Description", 350, 220), ("mark", "Cr/Dr", 590, 0), ("amount", "Transaction Amount(INR)", -715, 0), ("balance", "Available Balance(INR)", -805, 0)],
                     "foot": [[], [(40, "*Legends Used in Account Statement")], [(40, "VAT/MAT/NFS - Cash withdrawal at other bank ATM"), (420, "EBA - Transaction on trading account")], [(40, "VPS/IPS - Debit card transaction"), (420, "TOP - Mobile recharge")]]},
    # a cooperative bank in Marathi: headings and labels in its script alone, what was left before as a row
    "khate utara": {"font": "hindi", "size": 8, "date": "%d/%m/%Y", "number": "indian", "ruled": True, "named": False,
                    "head": [[(230, "खाते उतारा")], [], [(40, "खातेदाराचे नाव : {holder}"), (330, "शाखा : सातारा")], [(40, "खाते क्रमांक : {account}"), (330, "IFSC : {ifsc}")], [(40, "कालावधी : {from_} ते {to_}"), (330, "खाते प्रकार : बचत खाते")], []],
                    "columns": [("date", "दिनांक", 40, 0), ("description", "तपशील", 105, 190), ("cheque", "चेक नं.", 305, 0), ("debit", "नावे", -420, 0), ("credit", "जमा", -490, 0), ("balance", "शिल्लक", -565, 0)],
                    "before": [{"description": "मागील शिल्लक", "balance": "{opening}"}], "after": [{"description": "अखेर शिल्लक", "balance": "{closing}"}], "furniture": [(270, -25, 0, 6, "{page}/{pages}")]},
    # the last rows by a machine: no heading over the rows but a rule, a letter for the side behind each amount, what is left below
    "last transactions": {"paper": Grouped, "font": "mono", "size": 8, "date": "%d-%m-%y", "number": "plain", "header": "none", "newest_first": True, "named": False,
                          "head": [[(200, "MINI STATEMENT")], [(40, "A/C NO    : {account}")], [(40, "NAME      : {holder}")], [(40, "BRANCH    : KARUR VYSYA NAGAR")], [(40, "-" * 90)]],
                          "columns": [("date", "", 40, 0), ("description", "", 110, 0), ("amount", "", -490, 0), ("letter", "", 500, 0)],
                          "foot": [[(40, "-" * 90)], [(40, "AVAILABLE BAL : {close}")]]},
    # a ledger of the post office's long deposit: deposits before withdrawals, interest in its own column, whole years' headings
    "ppf ledger": {"paper": Dashed, "font": "serif", "size": 8, "date": "%d-%b-%Y", "number": "indian", "ruled": True, "named": False,
                   "head": [[(210, "*PUBLIC PROVIDENT FUND")], [(230, "Ledger Extract")], [], [(40, "Account : {account}"), (330, "Post Office : GANDHI CHOWK S.O")], [(40, "Subscriber : {holder}"), (330, "Date of Maturity : 31-03-2034")], [(40, "Between {from_} and {to_}"), (330, "Agent : -")], []],
                   "columns": [("date", "Date", 40, 0), ("description", "Nature of Transaction", 110, 190), ("credit", "Deposits", -380, 0), ("debit", "Withdrawals / Loans", -455, 0), ("interest", "Interest", -505, 0), ("balance", "Balance", -570, 0)],
                   "before": [{"description": "Balance at Beginning", "balance": "{opening}"}], "after": [{"description": "Balance at End", "balance": "{closing}"}]},
    # a small finance bank: balances before the amounts, credits before debits, a strip of the month under the customer's address, "Hi"
    "closing first": {"font": "dejavu", "size": 7, "date": "%d %b %Y", "number": "indian", "empty": "", "money": ("₹ ", ""), "balance": (("₹ ", ""), ("-₹ ", "")), "gap": 5, "named": False, "narration": "refs app",
                      "head": [[(40, "^Hi {holder}")], [(40, "Here is what happened in your account from {from_} to {to_}.")], [], [(40, "A/C"), (120, "{account}"), (330, "IFSC"), (400, "{ifsc}")], [], [(40, "You had"), (170, "Came in"), (300, "Went out"), (430, "You have")], [(40, "*₹ {open}"), (170, "*₹ {credits}"), (300, "*₹ {debits}"), (430, "*₹ {close}")], []],
                      "columns": [("date", "Date", 40, 0), ("description", "Activity", 105, 190), ("balance", "Balance", -390, 0), ("credit", "In", -475, 0), ("debit", "Out", -560, 0)], "furniture": [(500, -25, 0, 6, "{page} of {pages}")]},
    # an overdraft against deposits: three columns of labels, interest rate, the balance with its mark in a column apart
    "od against deposit": {"font": "sans", "size": 7, "date": "%d-%m-%Y", "overdrawn": True, "balance": (("", ""), ("", "")), "ruled": True, "narration": "by to",
                           "head": [[(230, "*ACCOUNT LEDGER INQUIRY")], [], [(40, "A/c. ID"), (110, "{account}"), (250, "A/c. Name"), (310, "{holder}"), (455, "CCY"), (490, "INR")], [(40, "GL Sub Head"), (110, "33010"), (250, "Scheme"), (310, "ODFDR"), (455, "SOL"), (490, "0412")], [(40, "Start Date"), (110, "{from_}"), (250, "End Date"), (310, "{to_}"), (455, "Limit"), (490, "5,00,000.00")], []],
                           "columns": [("date", "Tran Date", 36, 0), ("value_date", "Value Date", 88, 0), ("id", "Tran ID", 140, 0), ("description", "Tran Particulars", 195, 150), ("debit", "Debit", -420, 0), ("credit", "Credit", -485, 0), ("balance", "Balance", -555, 0), ("balance_mark", "", 558, 0)],
                           "foot": [[], [(40, "Total Debits : {nd}"), (150, "{debits}"), (300, "Total Credits : {nc}"), (410, "{credits}")], [(40, "Eff. Available Amt : 12,204.10")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a private bank's joint account: holders with "and", nothing repeated on later pages, the opening balance in the head of the table, turnover below
    "turnover below": {"font": "sans", "size": 7.5, "date": "%d.%m.%Y", "number": "indian", "header": "first", "narration": "kind first", "gap": 4, "holder_form": "{}",
                       "head": [[(40, "*STATEMENT OF YOUR ACCOUNT")], [], [(40, "{holder}"), (330, "Your Account"), (420, "{account}")], [(40, "14 TEMPLE ROAD"), (330, "Your Branch"), (420, "Fort, Mumbai")], [(40, "PUNE 411001"), (330, "Your IFSC"), (420, "{ifsc}")], [(330, "Dates"), (420, "{from_} - {to_}")], []],
                       "columns": [("date", "Dated", 40, 0), ("description", "Entry", 100, 200), ("cheque", "Instrument", 310, 0), ("debit", "Paid", -415, 0), ("credit", "Got", -485, 0), ("balance", "Standing", -565, 0)],
                       "before": [{"description": "Standing at start", "balance": "{opening}"}], "foot": [[], [(40, "Turnover"), (-415, "{debits}"), (-485, "{credits}")], [(40, "Standing at end"), (-565, "{closing}")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # an urban cooperative bank's passbook pages: brought forward on each page, the page's number as a folio, initials behind
    "folio pages": {"font": "mono", "size": 7, "date": "%d/%m/%Y", "number": "plain", "balance": (("", "Cr"), ("", "Dr")), "bottom": 420, "named": True,
                    "head": [[(40, "S.B. PASS BOOK"), (330, "FOLIO {page}")], [(40, "A/C {account}   {holder}")], [(40, "12 STATION ROAD SATARA 415001")], []], "page_head": [[(40, "A/C {account}"), (330, "FOLIO {page}")], []],
                    "columns": [("date", "DATE", 40, 0), ("description", "PARTICULARS", 110, 190), ("cheque", "CHQ", 310, 0), ("debit", "WITHDRAWN", -410, 0), ("credit", "DEPOSITED", -480, 0), ("balance", "BALANCE", -560, 0)],
                    "page_start": [{"description": "BROUGHT FORWARD", "balance": "{reached}"}], "page_end": [{"description": "CARRIED FORWARD", "balance": "{reached}"}]},
}

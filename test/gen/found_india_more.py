# SPDX-License-Identifier: AGPL-3.0-or-later
"""More Indian statements, two further batches: what stands around the table varies most.

See found.py for how to read a description. Drawn from what public parsers, importers, their tests and programs that
print statements say: summaries of other accounts and of deposits before the rows, pages of a browser, pages that
repeat the customer instead of the headings, headings in three lines and headings that touch.
"""

from reportlab.pdfbase.pdfmetrics import stringWidth

from found_bank import beside


def touching(x, *cells, size=7):
    """Columns of text whose bold headings begin where the one before ends; a cell is (key, heading, width to wrap at)."""
    out = []
    for key, title, wrap in cells:
        out.append((key, title, x, wrap))
        x += stringWidth(title, "Helvetica-Bold", size)
    return out


FIRST = {
    # a mailed statement: balances of all accounts first, number and period in the table's title, text above and below the dated line
    "balances first": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "head_date": "%B %d, %Y", "wrap": "around", "narration": "long", "gap": 6, "account_form": "XXXXXXXX{1}", "kind": ("", "CREDIT CARD"),
                       "head": [[(40, "{holder}"), (330, "Your Base Branch : MAIN ROAD")], [(40, "221 LAKE VIEW"), (330, "Dial your Bank (Toll-free) 1800 000 0000")], [(40, "CHENNAI - INDIA - 600001")], [],
                                [(40, "*STATEMENT SUMMARY for Customer ID: XXXXX3456 in INR as on {to_}.")], [(40, "Summary"), (-330, "Balance")], [(40, "Savings Account Balance"), (-330, "{closing}")], [(40, "Fixed Deposit Balance (Not Linked)"), (-330, "0.00")],
                                [(40, "TOTAL"), (-330, "{closing}")], [], [(40, "*ACCOUNT DETAILS - INR")], [(40, "ACCOUNT HOLDERS : {holder}")], [(40, "ACCOUNT TYPE"), (220, "ACCOUNT BALANCE (I)"), (400, "NOMINATION")],
                                [(40, "Savings A/c {account}"), (220, "{closing}"), (400, "Registered")], [(40, "TOTAL"), (220, "{closing}")], [], [(40, "*Statement of Transactions in Savings Account {account} in INR for the period {from_} - {to_}")]],
                       "columns": [("date", "DATE", 40, 0), ("kind", "MODE", 95, 0), ("description", "PARTICULARS", 160, 170), ("credit", "DEPOSITS", -410, 0), ("debit", "WITHDRAWALS", -485, 0), ("balance", "BALANCE", -560, 0)],
                       "before": [{"date": "{first}", "description": "B/F", "balance": "{opening}"}], "after": [{"description": "Total:", "credit": "{credits}", "debit": "{debits}", "balance": "{closing}"}],
                       "furniture": [(40, -25, 0, 6, "Page {page} of {pages}"), (480, -25, 0, 6, "M-12345678-00001")]},
    # labels without colons in two columns, counts and sums in a box at the end
    "welcome": {"font": "dejavu", "size": 6.5, "date": "%d-%m-%Y", "ruled": True, "narration": "by to", "empty": "-",
                "head": [[(40, "Account Summary"), (230, "As on  {to_}"), (440, "Welcome:")], [(440, "{holder}")], [(220, "^STATEMENT OF ACCOUNT")], []]
                + beside(["{holder}", "name@example.com", "7/2 MARKET YARD, PUNE, 411001"], ["{bank}", "PUNE", "MAIN ROAD BRANCH, PUNE 411001"])
                + [[(40, "Date of Statement"), (170, "{to_}"), (330, "Branch Code"), (440, "00397")], [(40, "Clear Balance"), (170, "{closing}"), (330, "Branch Name"), (440, "MAIN ROAD")], [(40, "Uncleared Amount"), (170, "0.00"), (330, "Branch Phone"), (440, "2012345")],
                   [(40, "+MOD Bal"), (170, "0.00"), (330, "CIF Number"), (440, "88123456789")], [(40, "Lien"), (170, "0.00"), (330, "Account Number"), (440, "{account}")], [(40, "Limit"), (170, "0.00"), (330, "Product"), (440, "SB-CHQ-GEN-PUB-IND")],
                   [(40, "Monthly Avg Balance"), (170, "0.00"), (330, "IFSC Code"), (440, "{ifsc}")], [(40, "Interest Rate"), (170, "2.50"), (330, "Currency"), (440, "INR")], [(40, "Drawing Power"), (170, "0.00"), (330, "CKYCR Number"), (440, "XXXXXXXXXX1234")],
                   [(40, "Account open Date"), (170, "12-03-2014"), (330, "Nominee Name"), (440, "SITA DEVI")], [], [(210, "Statement From   : {from_} to {to_}")]],
                "columns": [("value_date", "Value Date", 36, 0), ("date", "Post Date", 92, 0), ("description", "Details", 148, 150), ("reference", "Ref No/|Cheque No", 305, 0), ("debit", "₹ Debit", -425, 0), ("credit", "₹ Credit", -495, 0), ("balance", "Balance", -572, 0)],
                "foot": [[], [(200, "Statement Summary  : {from_} To {to_}")], [(40, "Brought Forward (₹)"), (140, "Dr Count"), (205, "Cr Count"), (270, "Total Debits (₹)"), (370, "Total Credits(₹)"), (470, "Closing Balance (₹)")],
                         [(40, "{opening}"), (140, "{nd}"), (205, "{nc}"), (270, "{debits}"), (370, "{credits}"), (470, "{closing}")]], "furniture": [(270, -25, 0, 6, "Page no. {page}")]},
    # deposits with dates and amounts before the account; opening and closing as sentences, a dash and a nought for what is empty
    "deposits first": {"font": "sans", "size": 7.5, "date": "%d-%m-%y", "number": "plain", "empty": "0", "account_form": "XXXXXXX{1}",
                       "head": [[(40, "Welcome {holder}"), (400, "Customer XXXXXXX8787")], [], [(40, "*FIXED DEPOSITS")], [(40, "TDR AND STDR ACCOUNTS CURRENCY: INR")],
                                [(40, "Account Type"), (110, "Account Number"), (190, "Account Open"), (260, "Principal Amount"), (340, "ROI (%)"), (390, "Interest Accrued"), (470, "Maturity Amount"), (540, "Nominee")],
                                [(40, "TERM DEPOSIT"), (110, "XXXXXXX0127"), (190, "05-03-25"), (260, "500000.00"), (340, "7.00"), (390, "44089.82"), (470, "613486.00"), (540, "Yes")],
                                [(40, "TERM DEPOSIT"), (110, "XXXXXXX5653"), (190, "05-03-25"), (260, "250000.00"), (340, "6.45"), (390, "21044.80"), (470, "287220.00"), (540, "Yes")], [(40, "**ROI: Rate Of Interest")], [],
                                [(40, "*TRANSACTION DETAILS")], [(40, "*SAVING ACCOUNT")], [(40, "Account Number"), (200, "{account}")], [(40, "Name of the Account Holder"), (200, "{holder}")], [(40, "Secondary Account Holders Name"), (200, "RAVI MENON")], [(40, "Branch Name"), (200, "MAIN ROAD")],
                                [(40, "MICR Code"), (200, "400002145")], [(40, "IFSC Code"), (200, "{ifsc}")], [(40, "Nominee Registered"), (200, "Yes")], [(40, "Available Balance"), (200, "{closing}")], [(40, "Multi-Option Deposit Balance"), (200, "0.00")], [], [(40, "*TRANSACTION OVERVIEW")]],
                       "columns": [("date", "Date", 40, 0), ("description", "Transaction Reference", 95, 210), ("cheque", "Ref.No./Chq.No.", 320, 0), ("credit", "Credit", -430, 0), ("debit", "Debit", -490, 0), ("balance", "Balance", -560, 0)],
                       "before": [{"date": "Your Opening Balance on {first}:", "balance": "{opening}"}], "after": [{"date": "Your Closing Balance on {last}:", "balance": "{closing}"}], "foot": [[(40, "*All dates are in DD-MM-YY format")]],
                       "furniture": [(40, -25, 0, 6, "Customer Care Number: 1800 1234")]},
    # a list of transactions of a firm's net banking: number, posting date with time, side before the amount, headings in two lines
    "posted date": {"font": "sans", "size": 7, "date": "%d/%m/%Y", "newest_first": True, "mark": ("DR", "CR"), "ruled": True,
                    "head": [[(220, "*DETAILED STATEMENT")], [(40, "Transactions List - -{holder} (INR) - {account}")], []],
                    "columns": [("serial", "No.", 30, 0), ("id", "Transaction|ID", 52, 0), ("value_date", "Value Date", 105, 0), ("date", "Txn Posted|Date", 158, 0), ("time", "", 200, 0), ("cheque", "ChequeNo.", 238, 0), ("description", "Description", 285, 110), ("mark", "Cr/Dr", 402, 0),
                                ("amount", "Transaction|Amount(INR)", -490, 0), ("balance", "Available|Balance(INR)", -570, 0)], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a current account in debt: headings in three lines, both totals in one cell, text on both sides of the line
    "account report": {"font": "sans", "size": 6.5, "date": "%d/%m/%Y", "overdrawn": True, "wrap": "around", "mark": ("DR", "CR"), "narration": "long", "gap": 5,
                       "head": [[(230, "*Account Statement Report")], [(40, "{holder}")], [(40, "Joint Holder :-"), (330, "Scheme : CA - BUSINESS ADVANTAGE   currency : INR")], [(40, "PLOT 88, INDUSTRIAL ESTATE, SURAT"), (330, "Customer No : 900000001")],
                                [(40, "GUJARAT INDIA 395003"), (330, "IFSC Code : {ifsc}   MICR Code : 395211201")], [(40, "Statement of Account No : {account} for the period ( From : {from_} To : {to_} )")], [(40, "Opening Balance: INR {opening}")]],
                       "columns": [("serial", "S.NO", 30, 0), ("date", "Transaction|Date|(dd/mm/yyyy)", 55, 0), ("value_date", "Value Date|(dd/mm/yyyy)", 110, 0), ("description", "Particulars", 165, 120), ("amount", "Amount(INR)", -350, 0), ("mark", "Debit/Credit", 360, 0), ("balance", "Balance(INR)", -465, 0),
                                   ("cheque", "Cheque|Number", 475, 0), ("place", "Branch Name(SOL)", 510, 0)],
                       "after": [{"description": "TRANSACTION TOTAL DR/CR", "amount": "{debits}/{credits}"}],
                       "foot": [[(40, "Closing Balance: INR {closing}")], [(40, "Unless the constituent notifies the bank of any discrepancy in this statement, it will be taken as correct.")]]},
    # a table of all relations before the rows; number and period in one sentence
    "relations": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "account_form": "XXXXXXXXXXX{1}",
                  "head": [[(380, "{from_} to {to_}")], [(40, "{holder}")], [(40, "Customer ID: XXXXX2191")], [(40, "Registered Address: 14 Temple Road, Kochi"), (330, "IFSC Code: {ifsc}")], [(40, "Kerala India PIN: 682001"), (330, "MICR Code: 682211002")], [(40, "Registered Mobile No: XXXXXXX1655")],
                           [(40, "KYC Status: Updated"), (330, "Nominee: Registered")], [], [(40, "*Relationship summary as on date {to_}")], [(40, "Bank Account"), (150, "CRN"), (220, "Amount"), (330, "Other Account"), (450, "CRN"), (490, "Outstanding Amount")],
                           [(40, "Savings"), (150, "INR"), (220, "{closing}"), (330, "Loan Against Share"), (450, "INR"), (490, "0.00")], [(40, "Current"), (150, "INR"), (220, "0.00"), (330, "Loan Against Deposit(s)"), (450, "INR"), (490, "0.00")],
                           [(40, "Fixed Deposit"), (150, "INR"), (220, "1,50,000.00"), (330, "Overdraft Account/s"), (450, "INR"), (490, "0.00")], [], [(40, "*Detailed Statement for a/c no. {account} between {from_} to {to_}")]],
                  "columns": [("date", "Txn Date", 40, 0), ("description", "Transaction", 105, 190), ("debit", "Withdrawals", -390, 0), ("credit", "Deposits", -475, 0), ("balance", "Balance", -560, 0)],
                  "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}],
                  "foot": [[(40, "Legends used in the Statement")], [(40, "ICONN - Transaction trough Internet Banking"), (330, "VMT-ICON - Visa Money Transfer")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # printed from a browser: date, title and address of each page; a currency's column before the amount
    "browser": {"font": "serif", "size": 8, "date": "%d/%m/%Y", "mark": ("Dr.", "Cr."), "ruled": True, "top": 60,
                "head": [[(40, "*Statement Criteria")], [(40, "Account Number"), (160, ": {account}")], [(40, "Primary Account Holder Name"), (160, ": {holder}")], [(40, "Transaction Date From"), (160, ": {from_}"), (330, "Transaction Date To"), (430, ": {to_}")],
                         [(40, "Customer ID"), (160, ": 88123456"), (330, "Branch"), (430, ": MAIN ROAD")]],
                "columns": [("serial", "Srl", 36, 0), ("date", "Txn Date", 58, 0), ("value_date", "Value Date", 112, 0), ("description", "Description", 168, 140), ("cheque", "Cheque No", 315, 0), ("mark", "CR/DR", 368, 0), ("ccy", "CCY", 405, 0), ("amount", "Trxn Amount", -490, 0),
                            ("balance", "Balance (INR)", -572, 0)], "furniture": [(40, 28, 0, 7, "22/04/2026, 10:12"), (260, 28, 0, 7, "Account Statement"), (40, -22, 0, 7, "https://inet.example.in/corp/AuthenticationController?ID=1"), (540, -22, 0, 7, "{page}/{pages}")]},
    # days without blanks, the table's title names the number, a balance once a day
    "relationship value": {"font": "sans", "size": 8, "date": "%d%b%y", "head_date": "%b %-d, %Y", "number": "plain", "sparse": True,
                           "head": [[(40, "{holder}")], [(40, "Statement Period: {from_} to {to_}")], [(40, "Your Account Statement as on {to_}")], [], [(40, "Branch Address:"), (330, "IFSC : {ifsc}")], [(40, "OCEAN CHAMBERS"), (330, "MICR code : 400037002")], [(40, "MUMBAI - 400001")], [],
                                    [(40, "A summary of your relationship/s with us:")], [(40, "Relationship Type"), (200, "Currency"), (-360, "Assets"), (-450, "Liabilities")], [(40, "Savings Account(s)"), (200, "INR"), (-360, "{closing}"), (-450, "-")],
                                    [(40, "Deposits Account(s)"), (200, "INR"), (-360, "20000.00"), (-450, "-")], [(40, "Cards : Latest Bills"), (200, "INR"), (-360, "-"), (-450, "36806.76")], [], [(40, "*Savings Account Details for Account Number: {account} In INR")]],
                           "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 100, 200), ("debit", "Withdrawals (INR)", -400, 0), ("credit", "Deposits (INR)", -480, 0), ("balance", "Balance(INR)", -560, 0)],
                           "before": [{"description": "Opening Balance:", "balance": "{opening}"}], "after": [{"description": "Closing Balance:", "balance": "{closing}"}], "furniture": [(490, 30, 0, 6, "Page {page} of {pages}")]},
    # later pages repeat the customer and the masked number, not the headings
    "customer again": {"font": "sans", "size": 7.5, "bottom": 300, "date": "%d-%m-%Y", "header": "first", "balance": (("", " Cr"), ("", " Dr")),
                       "head": [[(330, "Account Open Date : 12-03-2014")], [(40, "{holder}"), (330, "Customer ID : 88123456")], [(40, "3RD FLOOR, OCEAN CHAMBERS"), (330, "IFSC Code : {ifsc}")], [(40, "KOLKATA 700001"), (330, "MICR Code : 700012002")], [],
                                [(40, "*Statement of transactions in Savings Account {account} for the period {from_} - {to_}")]],
                       "page_head": [[(40, "{holder}"), (330, "Savings Account - XXXXXXXX1234")]],
                       "columns": [("date", "DATE", 40, 0), ("description", "NARRATION", 105, 180), ("cheque", "CHQ.NO.", 300, 0), ("debit", "WITHDRAWAL (DR)", -420, 0), ("credit", "DEPOSIT (CR)", -495, 0), ("balance", "BALANCE", -570, 0)],
                       "before": [{"date": "{first}", "description": "Opening Balance", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "Closing Balance", "balance": "{closing}"}],
                       "foot": [[(40, "ABBREVIATIONS: CHQ - Cheque, TRF - Transfer")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a printer of passbooks with carried sums on each page
    "passbook sums": {"font": "mono", "size": 7, "date": "%d-%m-%y", "header_rule": False, "balance": (("", " Cr"), ("", " Dr")), "narration": "by to", "bottom": 300,
                      "head": [[(30, "PASSBOOK")], [(30, "A/C NO. : {account}"), (330, "BRANCH : STATION ROAD")], [(30, "NAME    : {holder}"), (330, "CUST ID : 88123456")], [(30, "NOMINEE : REGISTERED"), (330, "SCHEME  : SAVINGS BANK-GENERAL")]],
                      "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 85, 180), ("cheque", "INST.NO", 285, 0), ("debit", "DEBIT", -395, 0), ("credit", "CREDIT", -475, 0), ("balance", "BALANCE", -570, 0)],
                      "before": [{"description": "Brought Forward", "balance": "{opening}"}], "page_end": [{"description": "Page Total", "debit": "{page_debits}", "credit": "{page_credits}"}, {"description": "Carried Forward", "balance": "{reached}"}],
                      "page_start": [{"description": "Brought Forward", "balance": "{reached}"}]},
    # headings that touch each other, sums behind labels with colons
    "reference touches": {"font": "sans", "size": 7, "date": "%d %b %Y", "gap": 4,
                          "head": [[(40, "Customer Id: 88123456"), (330, "Branch: MAIN ROAD")], [(40, "Primary Account Holder Name: {holder}"), (330, "IFSC: {ifsc}")], [(40, "Nominee Details: Registered")], [], [(40, "*Transaction details for your account number {account} from {from_} to {to_}")]],
                          "columns": [("date", "Transaction|Date", 36, 0), ("value_date", "Value Date", 90, 0)] + touching(145, ("reference", "Cheque No/Reference No", 0), ("description", "Description", 165)) + [("debit", "Withdrawals", -450, 0), ("credit", "Deposits", -505, 0), ("balance", "Running Balance", -575, 0)],
                          "foot": [[(40, "Opening Balance: {opening}"), (180, "Total Withdrawals: {debits}"), (330, "Total Deposits: {credits}"), (460, "Closing Balance: {closing}")]], "furniture": [(40, -25, 0, 6, "Page {page} of {pages}")]},
    # an app's list: newest first, signs before the rupee, a second line with the reference
    "paid and received": {"font": "dejavu", "size": 7.5, "date": "%d %b %Y", "newest_first": True, "debit": ("- ₹", ""), "credit": ("+ ₹", ""), "balance": (("₹", ""), ("-₹", "")), "narration": "refs app", "named": False, "gap": 6,
                          "head": [[(40, "^Account Statement")], [(40, "{from_} - {to_}")], [], [(40, "{holder}"), (330, "+91 98XXXXXX10")], [(40, "Savings A/c {account}"), (330, "IFSC {ifsc}")], [], [(40, "Opening balance"), (180, "Total money received"), (330, "Total money paid"), (460, "Closing balance")],
                                   [(40, "{opening}"), (180, "+ ₹{credits}"), (330, "- ₹{debits}"), (460, "{closing}")]],
                          "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 120, 0), ("amount", "Amount", -460, 0), ("balance", "Balance", -560, 0)], "furniture": [(240, -25, 0, 6, "Page {page} of {pages}")]},
}

FIRST_CARDS = {
    # debts with DR, a section with its own total for each card, a box of dates to the right of the rows
    "details for": {"dated": True, "date": "%d/%m/%Y", "debit": ("", " DR"), "credit": ("", " CR"), "cards": 2,
                    "head": [[(40, "^PLATINUM CREDIT CARD STATEMENT")], [(40, "{holder}"), (330, "Previous Balance"), (-560, "{previous} DR")], [(40, "221 LAKE VIEW"), (330, "Purchases & Other Charges"), (-560, "{spent}")], [(40, "CHENNAI 600001"), (330, "Cash Advance"), (-560, "0.00")],
                             [(330, "Payment & Other Credits"), (-560, "{payments}")], [(40, "*Credit Summary"), (150, "Credit Limit"), (240, "Available Credit Limit"), (350, "Cash Limit"), (450, "Available Cash Limit")], [(150, "{limit}"), (240, "{available}"), (350, "{cash}"), (450, "{cash}")],
                             [(40, "Total Amount Due"), (180, "Minimum Amount Due"), (330, "Payment Due Date")], [(40, "{new} DR"), (180, "{minimum}"), (330, "{due}")], [(40, "Statement Period"), (180, "{from_} To {to}")], [(40, "Statement Date"), (180, "{to}")], [(40, "*ACCOUNT SUMMARY")]],
                    "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 110, 0), ("category", "Merchant Category", 300, 0), ("points", "Reward|Points", -450, 0), ("amount", "Amount (in Rs)", -550, 0)],
                    "card_head": [[(110, "*Purchases & Cash Transactions for {holder} (Credit Card No. {this})")]], "card_foot": [[(110, "*TOTAL"), (-550, "{subtotal}")]],
                    "foot": [[(40, "*Rewards Summary")], [(40, "Opening Balance(Points)"), (170, "Points Earned"), (280, "Points Redeemed*"), (420, "Closing Balance(Points)")], [(40, "1,204"), (170, "310"), (280, "0"), (420, "1,514")]]},
    # days of six digits, balances as rows, CR glued to the amount, a table of cash back
    "six digits": {"dated": True, "date": "%d%m%y", "head_date": "%d %b %Y", "credit": ("", "CR"), "reference": 23, "named": False,
                   "head": [[(40, "PLATINUM PRIMARY"), (330, "*CREDIT CARD STATEMENT")], [(40, "{card}"), (330, "Statement Date"), (450, "{to}")], [(40, "{holder}"), (330, "Payment Due Date"), (450, "{due}")], [(40, "FLAT 4, GARDEN ESTATE"), (330, "Total Amount Due"), (450, "{new}")],
                            [(40, "KOCHI"), (330, "Minimum Payment Due"), (450, "{minimum}")], [(40, "682001"), (330, "Credit Limit"), (450, "{limit}")], [(330, "Available Credit Limit"), (450, "{available}")], [],
                            [(40, "Previous Balance"), (150, "Payments"), (260, "Purchases & Charges"), (390, "Cash Advances"), (490, "New Balance")], [(40, "{previous}"), (150, "{payments}"), (260, "{spent}"), (390, "0.00"), (490, "{new}")]],
                   "columns": [("date", "Date", 40, 0), ("description", "Description", 90, 0), ("reference", "Reference Number", 300, 0), ("amount", "Amount (INR)", -550, 0)],
                   "before": [{"description": "PREVIOUS BALANCE", "amount": "{previous}"}], "after": [{"description": "NEW BALANCE", "amount": "{new}"}, {"description": "MINIMUM PAYMENT DUE", "amount": "{minimum}"}],
                   "foot": [[(40, "Cash Back"), (180, "Cash Back"), (300, "Cash Back"), (430, "Cash Back Available")], [(40, "Opening Balance"), (180, "Earned"), (300, "Redeemed/Reversed"), (430, "for Redemption")], [(40, "394.79"), (180, "120.00"), (300, "0.00"), (430, "514.79")],
                            [(160, "------------------ END OF STATEMENT ------------------")]]},
    # cash back in money behind each amount, instalments with dates below
    "cashback column": {"dated": True, "date": "%d/%m/%Y", "debit": ("", " Dr"), "credit": ("", " Cr"), "font": "dejavu", "size": 6.5,
                        "head": [[(40, "{holder}")], [(40, "14 TEMPLE ROAD, PUNE 411001")], [], [(40, "*PAYMENT SUMMARY")], [(40, "Total Payment Due"), (160, "Minimum Payment Due"), (290, "Statement Period"), (420, "Payment Due Date"), (500, "Statement Generation Date")],
                                 [(40, "{new} Dr"), (160, "{minimum} Dr"), (290, "{from_} - {to}"), (420, "{due}"), (500, "{to}")], [(40, "Credit Card Number"), (160, "Credit Limit"), (290, "Available Credit Limit"), (420, "Available Cash Limit")], [(40, "{card}"), (160, "{limit}"), (290, "{available}"), (420, "{cash}")],
                                 [], [(40, "Previous Balance"), (130, "- Payments"), (210, "- Credits"), (280, "+ Purchase"), (350, "+ Cash Advance"), (430, "+ Other Debit&Charges"), (520, "= Total Payment Due")],
                                 [(40, "{previous} Dr"), (130, "{payments}"), (210, "0.00"), (280, "{purchases}"), (350, "0.00"), (430, "{fees}"), (520, "{new} Dr")], [], [(40, "*Card No: {card}"), (300, "Name {holder}")]],
                        "columns": [("date", "DATE", 40, 0), ("description", "TRANSACTION DETAILS", 100, 0), ("category", "MERCHANT CATEGORY", 280, 0), ("amount", "AMOUNT (Rs.)", -470, 0), ("cashback", "CASHBACK EARNED", -570, 0)],
                        "foot": [[(40, "*EMI BALANCES")], [(40, "Date"), (110, "Merchant"), (230, "Loan Amount"), (310, "EMI Amount"), (380, "No. of EMIs"), (450, "Pending EMIs"), (520, "Outstanding")],
                                 [(40, "12/03/2025"), (110, "ORBIT TELECOM"), (230, "24,000.00"), (310, "2,190.00"), (380, "12"), (450, "5"), (520, "10,950.00")], [(40, "02/05/2025"), (110, "GREEN LEAF STORES"), (230, "9,600.00"), (310, "880.00"), (380, "12"), (450, "7"), (520, "6,160.00")],
                                 [], [(40, "*CASHBACK SUMMARY")], [(40, "Opening"), (150, "Earned this cycle"), (280, "Credited"), (400, "Closing")], [(40, "120.00"), (150, "310.50"), (280, "120.00"), (400, "310.50")]]},
    # the side in words behind the amount, the purchase abroad with its rate below
    "debit in words": {"dated": True, "date": "%d %b %Y", "font": "dejavu", "size": 7, "money": ("₹", ""), "debit": ("₹", ""), "credit": ("₹", ""), "mark": ("Debit", "Credit"), "foreign": "below", "named": False,
                       "head": [[(40, "^Hi {holder},")], [(40, "Here is your credit card statement for {from_} - {to}")], [(40, "Card no. {card}"), (330, "Statement date: {to}")], [], [(40, "Your total dues"), (200, "Minimum due"), (360, "Remember to pay by")], [(40, "₹{new}"), (200, "₹{minimum}"), (360, "{due}")], [],
                                [(40, "Last statement dues"), (160, "Purchases & EMI"), (280, "Taxes, fees & charges"), (420, "Payments, refunds & credits")], [(40, "₹{previous}"), (160, "₹{purchases}"), (280, "₹{fees}"), (420, "₹{payments}")], [(40, "Credit limit: ₹{limit}"), (200, "Available limit: ₹{available}")]],
                       "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 120, 0), ("mark", "Type", 350, 0), ("amount", "Amount", -540, 0)]},
}

SECOND = {
    # dates with the time under them, a search's own words for the period, balances as labels with Rs.
    "searched by": {"font": "sans", "size": 7, "date": "%d-%m-%Y|10:12:45", "head_date": "%d %b %Y", "value_form": "%d %b %Y", "gap": 5,
                    "head": [[(220, "*Current & Saving Account Statement")], [(40, "{holder}"), (330, "Branch Code"), (430, "0397")], [(40, "14 TEMPLE ROAD"), (330, "Branch Name"), (430, "MAIN ROAD")], [(40, "NEAR BUS STAND"), (330, "Customer Id"), (430, "88123456")],
                             [(40, "KOCHI 682001"), (330, "IFSC Code"), (430, "{ifsc}")], [(330, "MICR Code"), (430, "682015002")], [(40, "Account Number"), (140, "{account}"), (330, "Product Name"), (430, "SB GENERAL")], [(40, "Searched By"), (140, "From {from_} To {to_}")],
                             [(40, "Opening Balance"), (140, "Rs. {opening}"), (330, "Closing Balance"), (430, "Rs. {closing}")]],
                    "columns": [("date", "Txn Date", 36, 0), ("value_date", "Value Date", 92, 0), ("cheque", "Cheque No.", 145, 0), ("description", "Description", 195, 140), ("branch", "Branch|Code", 345, 0), ("debit", "Debit", -430, 0), ("credit", "Credit", -500, 0), ("balance", "Balance", -572, 0)],
                    "foot": [[(220, "*** END OF STATEMENT ***")]], "furniture": [(510, -25, 0, 6, "page {page}")]},
    # numbers in front, one column with the side in brackets, labels glued to their colons
    "tran id in front": {"font": "dejavu", "size": 6.5, "date": "%d/%m/%Y", "debit": ("", " (Dr)"), "credit": ("", " (Cr)"), "balance": (("", " (Cr)"), ("", " (Dr)")), "ruled": True,
                         "head": [[(40, "*Statement of Account")], [(40, "{holder}"), (330, "Account Number     {account}")], [(40, "7/2 MARKET YARD"), (330, "Account Type     Savings Account")], [(40, "PUNE"), (330, "Statement Date     31/03/2026")], [(40, "MAHARASHTRA-411001"), (330, "IFSC Code     {ifsc}")],
                                  [(40, "Customer Id     88123456"), (330, "Home Branch     MAIN ROAD")], [(40, "Statement Period From - {from_} To {to_}")]],
                         "columns": [("serial", "S.No", 36, 0), ("date", "Date", 65, 0), ("id", "Transaction Id", 125, 0), ("description", "Remarks", 195, 170), ("amount", "Amount(Rs.)", -465, 0), ("balance", "Balance(Rs.)", -560, 0)],
                         "foot": [[(40, "UPI : Unified Payment Interface, Cash Dep : Cash Deposit")], [(40, "This is system generated statement and does not require signature")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a firm's overdraft: limits and counts in lines of their own, sums with Dr and Cr
    "withdrawals counted": {"font": "mono", "size": 6.5, "date": "%d-%b-%Y", "overdrawn": True, "balance": (("", "Cr"), ("", "Dr")), "holder_form": "M/S {}",
                            "head": [[(30, "{bank}, INDUSTRIAL ESTATE BRANCH")], [(30, "STATEMENT OF ACCOUNT FROM {from_} TO {to_}")], [], [(30, "{holder}"), (330, "A/C NO       : {account}")], [(30, "PLOT 88, INDUSTRIAL ESTATE"), (330, "A/C TYPE     : OVERDRAFT-SECURED")], [(30, "SURAT 395003"), (330, "LIMIT        : 75,00,000.00")],
                                     [(30, "PHONE : 2612345678"), (330, "INT RATE     : 10.25 %")], [(330, "IFSC         : {ifsc}")]],
                            "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 100, 190), ("cheque", "CHQ NO", 300, 0), ("debit", "WITHDRAWALS", -410, 0), ("credit", "DEPOSITS", -490, 0), ("balance", "BALANCE", -580, 0)],
                            "before": [{"description": "OPENING BALANCE", "balance": "{opening}"}], "page_end": [{"description": "CARRIED FORWARD", "balance": "{reached}"}], "page_start": [{"description": "BROUGHT FORWARD", "balance": "{reached}"}],
                            "foot": [[], [(30, "NO. OF WITHDRAWALS : {nd}"), (300, "TOTAL WITHDRAWALS : {debits}")], [(30, "NO. OF DEPOSITS    : {nc}"), (300, "TOTAL DEPOSITS    : {credits}")], [(300, "BALANCE AS ON {to_} : {closing}")]]},
    # one customer, an account with rows, a table of deposits and one of a loan behind it
    "deposits and loan behind": {"font": "serif", "size": 8, "date": "%d/%m/%Y", "named": False, "head": [[(40, "^Account Statement")], [(40, "{holder}"), (360, "Statement Period")], [(40, "LAKE VIEW APARTMENTS, 3RD FLOOR"), (360, "{from_} - {to_}")], [(40, "ERNAKULAM, KERALA 682011"), (360, "Customer ID : 88123456")], [],
                                 [(40, "*Account Summary")], [(40, "Account Type"), (170, "Account Number"), (300, "Currency"), (400, "Balance")], [(40, "Savings Account"), (170, "{account}"), (300, "INR"), (400, "{closing}")], [(40, "Fixed Deposit"), (170, "0397123456789"), (300, "INR"), (400, "1,50,000.00")], [],
                                 [(40, "*Savings Account Transactions")]],
                                 "columns": [("date", "Date", 40, 0), ("description", "Transaction Particulars", 100, 190), ("reference", "Chq No/Ref No", 300, 0), ("debit", "Withdrawals", -420, 0), ("credit", "Deposits", -490, 0), ("balance", "Running Balance", -565, 0)],
                                 "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}],
                                 "foot": [[], [(40, "*Fixed Deposit Details")], [(40, "Deposit No"), (130, "Open Date"), (210, "Principal Amount"), (310, "Rate of Interest"), (400, "Maturity Date"), (480, "Maturity Amount")], [(40, "0397123456789"), (130, "12/03/2025"), (210, "1,50,000.00"), (310, "7.10"), (400, "12/03/2027"), (480, "1,72,650.00")],
                                          [], [(40, "*Loan Details")], [(40, "Loan No"), (130, "Sanctioned Amount"), (250, "EMI Amount"), (340, "Next EMI Date"), (440, "Outstanding")], [(40, "L0397000123"), (130, "8,00,000.00"), (250, "12,345.00"), (340, "05/04/2026"), (440, "5,43,210.00")]],
                                 "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a small bank's app: side as a suffix, later pages begin with product and masked number
    "product again": {"font": "dejavu", "size": 7, "date": "%d-%b-%y", "head_date": "%d-%b-%Y", "header": "first", "debit": ("", " Dr"), "credit": ("", " Cr"), "balance": (("₹ ", ""), ("-₹ ", "")), "bottom": 240,
                      "head": [[(40, "^e-Statement")], [(40, "Name"), (150, "{holder}")], [(40, "Account No."), (150, "{account}")], [(40, "CIF ID"), (150, "88123456")], [(40, "Nominee"), (150, "SITA DEVI")], [(40, "Statement Period"), (150, "{from_} to {to_}")], [(40, "Opening Balance"), (150, "{opening}")]],
                      "page_head": [[(40, "Digital Savings Account"), (330, "XXXXXXXX4321")], [(40, "{holder}")]],
                      "columns": [("date", "Date", 40, 0), ("description", "Narration", 110, 220), ("reference", "Ref. No.", 345, 0), ("amount", "Amount (₹)", -480, 0), ("balance", "Balance", -565, 0)],
                      "foot": [[], [(40, "Closing Balance"), (150, "{closing}")]], "furniture": [(40, -25, 0, 6, "Registered Office: 12 Station Road, Jaipur 302001")]},
    # the days of a month total; headings in two languages on two lines
    "two tongues below": {"font": "hindi", "size": 7, "date": "%d/%m/%Y", "balance": (("", " Cr"), ("", " Dr")),
                          "head": [[(40, "नाम / Name"), (150, ": {holder}"), (330, "खाता संख्या / A/c No."), (450, ": {account}")], [(40, "पता / Address"), (150, ": VILL MANALI, KULLU"), (330, "ग्राहक आईडी / Customer ID"), (450, ": 88123456")], [(40, "शाखा / Branch"), (150, ": MAIN ROAD"), (330, "आईएफएससी / IFSC"), (450, ": {ifsc}")],
                                   [(40, "अवधि / Period"), (150, ": {from_} to {to_}")]],
                          "columns": [("date", "दिनांक|Date", 36, 0), ("description", "विवरण|Particulars", 95, 190), ("cheque", "चेक सं.|Chq. No.", 305, 0), ("debit", "नामे|Debit", -410, 0), ("credit", "जमा|Credit", -485, 0), ("balance", "शेष|Balance", -565, 0)],
                          "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}], "furniture": [(270, -25, 0, 6, "पृष्ठ / Page {page} / {pages}")]},
}

SECOND_CARDS = {
    # days and months without blanks, opening and net balance as rows
    "net outstanding": {"dated": True, "date": "%d%b", "head_date": "%d %b %Y", "credit": ("", " CR"), "named": False,
                        "head": [[(40, "{holder}"), (330, "Statement Period: {from_} To {to}")], [(40, "14 TEMPLE ROAD"), (330, "Card no. {card}")], [(40, "PUNE 411001"), (330, "Statement Date {to}")], [(330, "Payment due date {due}")], [], [(40, "*Account summary")],
                                 [(40, "Opening balance"), (-280, "{previous}"), (330, "Total payment due"), (-560, "{new}")], [(40, "Purchase & other charges"), (-280, "{spent}"), (330, "Minimum payment due"), (-560, "{minimum}")], [(40, "Payments & other credits"), (-280, "{payments}"), (330, "Credit limit"), (-560, "{limit}")],
                                 [(40, "Net outstanding balance"), (-280, "{new}"), (330, "Available credit limit"), (-560, "{available}")]],
                        "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 110, 0), ("amount", "Amount (Rs.)", -550, 0)],
                        "before": [{"description": "OPENING BALANCE", "amount": "{previous}"}], "after": [{"description": "NET OUTSTANDING BALANCE", "amount": "{new}"}],
                        "foot": [[(40, "*Rewards summary")], [(40, "Opening balance"), (150, "Earned"), (250, "Redeemed"), (350, "Closing balance")], [(40, "1,204"), (150, "310"), (250, "0"), (350, "1,514")]]},
    # an amount in its own currency beside the billed one, two cards, fees and instalments behind
    "billed in rupees": {"dated": True, "date": "%d-%m-%Y", "font": "dejavu", "size": 6.5, "debit": ("₹ ", ""), "credit": ("₹ ", " Cr"), "foreign": "column", "cards": 2,
                         "head": [[(40, "^Travel Credit Card")], [(40, "{holder}"), (330, "Card Number"), (450, "{card}")], [(40, "Billing Cycle"), (130, "{from_} to {to}"), (330, "Statement Date"), (450, "{to}")], [], [(40, "Total Amount Due"), (180, "Minimum Amount Due"), (330, "Payment Due Date"), (460, "Total Credit Limit")],
                                  [(40, "₹ {new}"), (180, "₹ {minimum}"), (330, "{due}"), (460, "₹ {limit}")], [], [(40, "Previous Statement Balance"), (180, "Payments & Credits"), (300, "Purchases & Debits"), (420, "Fees & Interest")], [(40, "₹ {previous}"), (180, "₹ {payments}"), (300, "₹ {purchases}"), (420, "₹ {fees}")]],
                         "columns": [("date", "Transaction Date", 40, 0), ("description", "Merchant Details", 130, 0), ("foreign", "Currency & Amount", -400, 0), ("points", "Coins", -450, 0), ("amount", "Amount (₹)", -550, 0)], "card_head": [[(130, "*Card ending {this}")]],
                         "foot": [[(40, "*EMI Summary")], [(40, "EMI Date"), (120, "Merchant"), (240, "Principal Amount"), (340, "EMI Amount"), (430, "Pending EMIs"), (500, "Outstanding")], [(40, "05-04-2025"), (120, "ORBIT TELECOM"), (240, "24,000.00"), (340, "2,190.00"), (430, "5"), (500, "10,950.00")]]},
}

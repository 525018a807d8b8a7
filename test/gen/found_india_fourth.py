# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian statements, the seventh batch and the one after it. See found.py for how to read a description.

Drawn from what public parsers, importers and their tests name: a summary by e-mail, a payment app's passbook, a list with Dr/Cr
twice, cooperative banks, a lender's and a broker's ledger, wallets, cards of apps.
"""

from reportlab.lib.pagesizes import A4, landscape

FIRST = {
    # by e-mail: accounts held first, the number in the table's title, newest deposits before withdrawals, merchant above and reference below the dated line
    "base branch": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "head_date": "%B %d, %Y", "wrap": "around", "narration": "by to", "gap": 4, "named": False, "account_form": "XXXXXXXX{1}",
                    "head": [[(40, "{holder}"), (330, "Your Base Branch : MAIN ROAD BRANCH")], [(40, "14 TEMPLE ROAD"), (330, "12 STATION ROAD, PUNE 411001")], [(40, "PUNE - INDIA - 411001"), (330, "Dial your Bank (Toll-free) 1800 0000 000")], [],
                             [(40, "*STATEMENT SUMMARY for Customer ID: XXXXX0018 in INR as on {to_}")], [(40, "Summary"), (-400, "Balance")], [(40, "Savings Account Balance"), (-400, "{closing}")], [(40, "Fixed Deposit Balance (Not Linked)"), (-400, "0.00")], [(40, "TOTAL"), (-400, "{closing}")], [],
                             [(40, "*ACCOUNT DETAILS - INR")], [(40, "ACCOUNT HOLDERS : {holder}")], [(40, "*ACCOUNT TYPE"), (-400, "*ACCOUNT BALANCE (I)"), (430, "*NOMINATION")], [(40, "Savings A/c {account}"), (-400, "{closing}"), (430, "Registered")], [(40, "TOTAL"), (-400, "{closing}")], [],
                             [(40, "*Statement of Transactions in Savings Account {account} in INR for the period {from_} - {to_}")]],
                    "columns": [("date", "DATE", 40, 0), ("kind", "MODE", 95, 0), ("description", "PARTICULARS", 150, 190), ("credit", "DEPOSITS", -410, 0), ("debit", "WITHDRAWALS", -490, 0), ("balance", "BALANCE", -565, 0)],
                    "before": [{"date": "{first}", "description": "B/F", "balance": "{opening}"}], "after": [{"description": "Total:", "credit": "{credits}", "debit": "{debits}", "balance": "{closing}"}],
                    "foot": [[(40, "Account Related Other Information")], [(40, "Savings Account"), (150, "{account}"), (300, "MICR CODE : 411229002"), (440, "IFSC Code : {ifsc}")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a payment app's passbook: no year in rows, no balances, an apostrophe in the period
    "passbook payments": {"font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %b'%y", "debit": ("- Rs.", ""), "credit": ("+ Rs.", ""), "newest_first": True, "gap": 8, "narration": "refs app", "named": False,
                          "head": [[(40, "*{holder}"), (400, "Statement for")], [(40, "9876543210, name@example.com"), (400, "{from_} - {to_}")], [], [(40, "Total Money Paid"), (300, "Total Money Received")], [(40, "- Rs.{debits}"), (300, "+ Rs.{credits}")], [(40, "{nd} Payments made"), (300, "{nc} Payments received")], [], [(40, "*Passbook Payments History")]],
                          "columns": [("date", "Date &|Time", 40, 0), ("description", "Transaction Details|", 110, 190), ("kind", "Notes & Tags|", 320, 0), ("place", "Your Account|", 390, 0), ("amount", "Amount|", -560, 0)], "kind": ("# Shop", "# Money"), "furniture": [(270, -25, 0, 6, "Page {page} of {pages}"), (40, -25, 0, 6, "For any queries, contact us 24X7 Help & Support")]},
    # Dr/Cr twice, opening and closing balance under the table, "Period" holds the words From and To
    "dr cr twice": {"font": "serif", "size": 7.5, "date": "%d/%m/%Y", "ruled": True, "debit": ("", ""), "mark": ("DR", "CR"), "named": False,
                    "head": [[(220, "*Account Statement")], [(40, "{holder}"), (330, "Cust. Reln. No."), (430, "88123456")], [(40, "NO 1-1 3RD FLOOR"), (330, "Account No."), (430, "{account}")], [(40, "OCEAN TOWERS 1ST CROSS"), (330, "Period"), (430, "From {from_} To {to_}")], [(40, "BANGALORE"), (330, "Currency"), (430, "INR")], [(40, "KARNATAKA - 560009"), (330, "Branch"), (430, "BANGALORE - GANDHINAGAR")],
                             [(40, "INDIA"), (330, "Nomination Regd"), (430, "N")], [(330, "Nominee Name"), (430, "")]],
                    "columns": [("serial", "Sl. No.", 36, 0), ("date", "Date", 70, 0), ("description", "Description", 130, 165), ("id", "Chq / Ref number", 305, 0), ("amount", "Amount", -440, 0), ("mark", "Dr / Cr", 448, 0), ("balance", "Balance", -540, 0), ("balance_mark", "Dr / Cr", 548, 0)],
                    "foot": [[], [(40, "Opening balance"), (140, "as on {from_}   INR {open}")], [(40, "Closing balance"), (140, "as on {to_}   INR {close}")], [], [(40, "You may call our 24-hour Customer Contact Centre at our toll free number 1800 1234")], [(40, "Write to us at Customer Contact Centre, Post Box Number 16344, Mumbai 400013")]]},
    # a cooperative bank's line printer: account numbers with product and branch, "SHRI", words cut short
    "shri": {"font": "mono", "size": 6.5, "date": "%d/%m/%Y", "balance": (("", " Cr"), ("", " Dr")), "holder_form": "SHRI {}", "leading": 1.25, "header_rule": False, "account_form": "0012/SB/{1}",
             "head": [[(30, "STATION ROAD BRANCH, SURAT")], [(30, "-" * 128)], [(30, "A/C NO   : {account}"), (330, "FROM DATE : {from_}")], [(30, "NAME     : {holder}"), (330, "TO DATE   : {to_}")], [(30, "ADDRESS  : 7/2 MARKET YARD"), (330, "CUST ID   : 00088123")], [(30, "           SURAT 395003"), (330, "IFSC      : {ifsc}")], [(30, "-" * 128)]],
             "columns": [("date", "TRN. Date", 30, 0), ("value_date", "Value Date", 90, 0), ("description", "Narration", 150, 180), ("cheque", "Chq/Ref.No", 335, 0), ("debit", "Debit", -440, 0), ("credit", "Credit", -505, 0), ("balance", "Closing Bal", -580, 0)],
             "before": [{"description": "OPENING BALANCE", "balance": "{opening}"}], "after": [{"description": "TOTAL :", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}], "foot": [[(30, "** THIS IS COMPUTER GENERATED STATEMENT, SIGNATURE NOT REQUIRED **")]], "furniture": [(500, -25, 0, 6, "PAGE : {page}")]},
    # a lender's statement of account: agreement and instalments in the head, the debt marked Dr
    "loan agreement": {"font": "sans", "size": 7.5, "date": "%d-%b-%Y", "overdrawn": True, "balance": (("", " Cr"), ("", " Dr")), "narration": "kind first", "named": False,
                       "head": [[(40, "^Statement of Account")], [(40, "Customer Name"), (140, ": {holder}"), (330, "Loan Account Number"), (440, ": {account}")], [(40, "Address"), (140, ": PLOT 88, INDUSTRIAL ESTATE"), (330, "Product"), (440, ": BUSINESS LOAN")], [(140, "  NAGPUR 440001"), (330, "Sanctioned Amount"), (440, ": 25,00,000.00")], [(40, "Branch"), (140, ": NAGPUR"), (330, "Rate of Interest"), (440, ": 14.50 %")],
                                [(40, "Disbursal Date"), (140, ": 12-Mar-2024"), (330, "EMI Amount"), (440, ": 86,113.00")], [(40, "Tenure"), (140, ": 36 Months"), (330, "EMI Due Day"), (440, ": 5")], [(40, "Statement Period"), (140, ": {from_} To {to_}"), (330, "Principal Outstanding"), (440, ": {close}")], []],
                       "columns": [("date", "Txn Date", 40, 0), ("value_date", "Value Date", 100, 0), ("description", "Particulars", 160, 170), ("cheque", "Instrument No", 335, 0), ("debit", "Debit (Rs)", -440, 0), ("credit", "Credit (Rs)", -505, 0), ("balance", "Balance (Rs)", -580, 0)],
                       "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}], "foot": [[(40, "Note: Cheques are credited subject to realisation. Foreclosure charges as applicable.")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a broker's ledger: text first, posting date behind it, voucher and cost centre, net balance
    "posting date": {"font": "dejavu", "size": 6.5, "page": landscape(A4), "date": "%Y-%m-%d", "number": "plain", "empty": "0.00", "ruled": True, "named": False,
                     "head": [[(40, "^Ledger statement")], [(40, "Client ID"), (140, "AB1234")], [(40, "Client name"), (140, "{holder}")], [(40, "Bank account"), (140, "{account}")], [(40, "Ledger for the period {from_} to {to_}")], []],
                     "columns": [("description", "Particulars", 40, 300), ("date", "Posting date", 360, 0), ("kind", "Cost center", 430, 0), ("id", "Voucher type", 500, 0), ("debit", "Debit", -630, 0), ("credit", "Credit", -710, 0), ("balance", "Net balance", -800, 0)], "kind": ("EQ - Z", "MF - Z"),
                     "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}], "furniture": [(400, -25, 0, 6, "Page {page} of {pages}")]},
    # a wallet: date over time, signs before Rs., available balance
    "date & time": {"font": "sans", "size": 8, "date": "%d %b %Y|10:05 PM", "head_date": "%d %b %Y", "debit": ("- Rs.", ""), "credit": ("+ Rs.", ""), "balance": (("Rs.", ""), ("-Rs.", "")), "newest_first": True, "gap": 14, "named": False,
                    "head": [[(40, "^Account Statement"), (400, "*{holder}")], [(400, "FLAT 4, GARDEN ESTATE")], [(400, "GHAZIABAD 201001")], [(40, "ACCOUNT NUMBER"), (180, "IFSC"), (290, "MICR")], [(40, "*{account}"), (180, "*{ifsc}"), (290, "*110766001")], [], [(40, "STATEMENT PERIOD")], [(40, "*{from_} to {to_}")], [],
                             [(40, "Opening Balance"), (180, "Total Credits"), (320, "Total Debits"), (460, "Closing Balance")], [(40, "*Rs.{open}"), (180, "*+ Rs.{credits}"), (320, "*- Rs.{debits}"), (460, "*Rs.{close}")]],
                    "columns": [("date", "DATE & TIME", 40, 0), ("description", "TRANSACTION DETAILS", 130, 220), ("amount", "AMOUNT", -450, 0), ("balance", "AVAILABLE BALANCE", -560, 0)], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
}

FIRST_CARDS = {
    # a card of an app: what is payable, cycle, repayments with a plus; dates without years
    "total payable": {"dated": True, "date": "%d %b", "head_date": "%d %b %Y", "font": "dejavu", "size": 7, "debit": ("₹", ""), "credit": ("+ ₹", ""), "newest_first": True, "named": False,
                      "head": [[(40, "^Your statement")], [(40, "{from_} - {to}")], [], [(40, "*{holder}"), (330, "Statement generated on"), (450, "{to}")], [(40, "Card ending {card}"), (330, "Pay by"), (450, "{due}")], [], [(40, "Total payable"), (200, "Minimum payable"), (360, "Credit limit")], [(40, "*₹{new}"), (200, "*₹{minimum}"), (360, "*₹{limit}")], [],
                               [(40, "Last statement balance"), (-300, "₹{previous}")], [(40, "Repayments & refunds"), (-300, "- ₹{payments}")], [(40, "Spends"), (-300, "₹{purchases}")], [(40, "Fees & taxes"), (-300, "₹{fees}")], [(40, "Total payable"), (-300, "₹{new}")], [], [(40, "*All transactions")]],
                      "columns": [("date", "Date", 40, 0), ("description", "Merchant", 110, 0), ("amount", "Amount", -540, 0)]},
    # membership number, closing balance with CR, details over two columns
    "membership number": {"dated": True, "date": "%B %d", "head_date": "%B %d, %Y", "credit": ("", " CR"), "foreign": "column", "named": False,
                          "head": [[(40, "^Statement of Account")], [(40, "Prepared for"), (250, "Membership Number"), (430, "Date")], [(40, "{holder}"), (250, "{card}"), (430, "{to}")], [], [(40, "Statement Period From {from_} to {to}")], [],
                                   [(40, "Opening Balance Rs"), (150, "New Credits Rs"), (250, "New Debits Rs"), (350, "Closing Balance Rs"), (460, "Minimum Payment Rs")], [(40, "{previous}"), (150, "{payments}"), (250, "{spent}"), (350, "{new}"), (460, "{minimum}")], [], [(40, "Minimum Payment Due: {due}")], [(40, "Credit Limit Rs"), (150, "Available Credit Limit Rs")], [(40, "{limit}"), (150, "{available}")], []],
                          "columns": [("date", "Details", 40, 0), ("description", "", 120, 0), ("foreign", "Foreign Spending", -440, 0), ("amount", "Amount Rs", -550, 0)], "card_head": [[(40, "Card Number {this}")]]},
    # bilingual labels of one line, dues with Dr, rows under a number of the card
    "two scripts": {"dated": True, "date": "%d-%m-%Y", "credit": ("", " Cr"), "debit": ("", " Dr"), "font": "hindi", "size": 8, "cards": 2,
                    "head": [[(40, "*क्रेडिट कार्ड विवरण / CREDIT CARD STATEMENT")], [(40, "{holder}")], [(40, "7/2 MARKET YARD, INDORE 452001")], [], [(40, "कार्ड संख्या/Card Number"), (190, "{card}"), (330, "विवरण तिथि/Statement Date"), (480, "{to}")], [(40, "देय तिथि/Payment Due Date"), (190, "{due}"), (330, "विवरण अवधि/Billing Period"), (460, "{from_} - {to}")],
                             [(40, "कुल देय राशि/Total Amount Due"), (190, "{new} Dr"), (330, "न्यूनतम देय राशि/Minimum Amount Due"), (500, "{minimum}")], [(40, "क्रेडिट सीमा/Credit Limit"), (190, "{limit}"), (330, "उपलब्ध सीमा/Available Limit"), (480, "{available}")], [(40, "पिछला शेष/Previous Balance"), (190, "{previous}"), (330, "भुगतान/Payments"), (480, "{payments}")], []],
                    "columns": [("date", "दिनांक/Date", 40, 0), ("description", "विवरण/Description", 120, 0), ("amount", "राशि/Amount (Rs.)", -540, 0)], "card_head": [[(120, "*{this}")]]},
}


SECOND = {
    # internet banking of a bank: the side in a column before currency and amount, newest first
    "srl": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "head_date": "%d/%m/%y", "newest_first": True, "ruled": True, "mark": ("DR", "CR"), "named": False,
            "head": [[(40, "*ACCOUNT STATEMENT")], [(40, "Transactions date from {from_} to {to_}")], [], [(40, "Primary Account Holder Name"), (190, "{holder}")], [(40, "Account Number"), (190, "{account}")], [(40, "Branch"), (190, "MAIN ROAD, VIJAYAWADA")], [(40, "IFSC"), (190, "{ifsc}")], [(40, "Address"), (190, "14 TEMPLE ROAD, VIJAYAWADA 520001")], [(40, "Cleared Balance"), (190, "INR {close}")], []],
            "columns": [("serial", "Srl", 36, 0), ("date", "Txn Date", 62, 0), ("value_date", "Value Date", 118, 0), ("description", "Description", 175, 150), ("cheque", "Cheque No", 335, 0), ("mark", "CR/DR", 395, 0), ("ccy", "CCY", 430, 0), ("amount", "Trxn Amount", -505, 0), ("balance", "Balance", -575, 0)],
            "furniture": [(500, -25, 0, 6, "Page {page} of {pages}"), (40, -25, 0, 6, "This is a system generated statement")]},
    # a rural bank: whose wife the customer is, village and post under the name, sums of counts at the end
    "wife of": {"font": "mono", "size": 6.5, "date": "%d-%m-%Y", "balance": (("", "Cr"), ("", "Dr")), "holder_form": "SMT {}", "leading": 1.25, "header": "first",
            "head": [[(230, "BRANCH : PACHPEDWA (0214)")], [(200, "STATEMENT OF ACCOUNT")], [], [(30, "CUSTOMER NAME  : {holder}"), (340, "A/C NO      : {account}")], [(30, "W/O            : SHRI RAM KUMAR"), (340, "A/C TYPE    : SB GENERAL")], [(30, "ADDRESS        : VILL MANALI"), (340, "CIF NO      : 88123456")], [(30, "                 PO PACHPEDWA DIST BALRAMPUR"), (340, "IFSC CODE   : {ifsc}")],
                     [(30, "                 UTTAR PRADESH 271206"), (340, "NOMINATION  : YES")], [(30, "PERIOD         : {from_} TO {to_}")], []],
            "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 95, 180), ("cheque", "CHQ NO", 285, 0), ("value_date", "VALUE DT", 330, 0), ("debit", "DEBIT", -440, 0), ("credit", "CREDIT", -505, 0), ("balance", "BALANCE", -580, 0)],
            "before": [{"description": "BALANCE B/F", "balance": "{opening}"}], "after": [{"description": "TOTAL DR {nd} CR {nc}", "debit": "{debits}", "credit": "{credits}"}, {"description": "BALANCE AS ON DATE", "balance": "{closing}"}], "furniture": [(500, -25, 0, 6, "PAGE NO {page}")]},
    # a relationship statement: greeting, accounts and deposits before the rows, deposits linked by sweep after them
    "sweep in": {"font": "sans", "size": 8, "date": "%d %b %Y", "named": False, "money": ("", ""), "gap": 4,
                     "head": [[(40, "^Your Relationship Statement")], [(40, "{holder}"), (400, "Statement Date : {to_}")], [(40, "FLAT 4, GARDEN ESTATE")], [(40, "HYDERABAD 500001")], [], [(40, "Dear Customer, here is the summary of your relationship with us.")], [],
                              [(40, "*Account Relationship"), (250, "*Account No."), (-560, "*Balance (INR)")], [(40, "Savings Account - Sweep In"), (250, "{account}"), (-560, "{closing}")], [(40, "Fixed Deposits"), (250, "2 deposits"), (-560, "4,50,000.00")], [], [(40, "*Statement of Savings Account {account} from {from_} to {to_}"), (450, "IFSC {ifsc}")]],
                     "columns": [("date", "Date", 40, 0), ("description", "Transaction Description", 110, 200), ("cheque", "Cheque No.", 325, 0), ("debit", "Withdrawals", -430, 0), ("credit", "Deposits", -495, 0), ("balance", "Balance", -565, 0)],
                     "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}],
                     "foot": [[(40, "*Sweep-in Fixed Deposits linked to your account")], [(40, "*Deposit No."), (150, "*Open Date"), (230, "*Principal (INR)"), (330, "*Rate %"), (390, "*Maturity Date"), (-560, "*Maturity Amount")], [(40, "300912345678"), (150, "12 Mar 2025"), (230, "2,00,000.00"), (330, "7.10"), (390, "12 Mar 2026"), (-560, "2,14,580.00")],
                              [(40, "300912345690"), (150, "02 Apr 2025"), (230, "2,50,000.00"), (330, "7.00"), (390, "02 Apr 2026"), (-560, "2,67,960.00")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # cash credit: limits in the head, a carried balance on each page, all balances owed
    "sanction limit": {"font": "mono", "size": 6.5, "date": "%d/%m/%Y", "overdrawn": True, "balance": (("", " Cr"), ("", " Dr")), "holder_form": "M/S {}", "leading": 1.2, "narration": "kind first",
                       "head": [[(30, "A/c Statement for the period {from_} to {to_}")], [(30, "-" * 126)], [(30, "A/c Number     : {account}"), (330, "Sanction Limit : 50,00,000.00")], [(30, "A/c Holder     : {holder}"), (330, "Drawing Power  : 45,00,000.00")], [(30, "Address        : PLOT 88, INDUSTRIAL ESTATE"), (330, "Interest Rate  : 10.50%")], [(30, "                 LUDHIANA 141003"), (330, "Product        : CASH CREDIT - HYP")],
                                [(30, "IFSC           : {ifsc}"), (330, "Limit Expiry   : 31/03/2027")], [(30, "-" * 126)]],
                       "columns": [("date", "Tran Date", 30, 0), ("value_date", "Value Date", 88, 0), ("id", "Tran Id", 145, 0), ("description", "Particulars", 195, 150), ("cheque", "Instr. No", 350, 0), ("debit", "Debit", -445, 0), ("credit", "Credit", -510, 0), ("balance", "Balance", -585, 0)],
                       "before": [{"description": "Opening Balance", "balance": "{opening}"}], "page_end": [{"description": "Balance C/F", "balance": "{reached}"}], "page_start": [{"description": "Balance B/F", "balance": "{reached}"}],
                       "after": [{"description": "Closing Balance", "balance": "{closing}"}], "furniture": [(480, -25, 0, 6, "Page {page} of {pages}")]},
    # an app's bank: labels over values, what goes out with a minus, one day's balance in each row
    "money in and out": {"font": "dejavu", "size": 7, "date": "%d %b %y", "head_date": "%d %b %Y", "debit": ("-₹", ""), "credit": ("+₹", ""), "balance": (("₹", ""), ("-₹", "")), "gap": 6, "named": False, "narration": "refs app",
                  "head": [[(40, "^Account statement")], [(40, "{from_} to {to_}")], [], [(40, "Name"), (220, "Account number"), (400, "IFSC")], [(40, "*{holder}"), (220, "*{account}"), (400, "*{ifsc}")], [], [(40, "Registered address"), (220, "Account type"), (400, "Branch")], [(40, "14 Temple Road, Indore"), (220, "Digital savings"), (400, "Bengaluru")], [],
                           [(40, "Opening balance"), (175, "Money in"), (310, "Money out"), (445, "Closing balance")], [(40, "*{opening}"), (175, "*+₹{credits}"), (310, "*-₹{debits}"), (445, "*{closing}")], []],
                  "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 100, 220), ("kind", "Type", 340, 0), ("amount", "Amount", -470, 0), ("balance", "Balance", -565, 0)], "kind": ("UPI", "Transfer"), "furniture": [(40, -25, 0, 6, "Page {page}/{pages}"), (300, -25, 0, 6, "Deposits are insured up to ₹5,00,000 by DICGC")]},
    # a foreign bank's branch: deposits first, the balance once a day, what DR means in the heading
    "dr debit": {"font": "serif", "size": 8, "date": "%d%b%Y", "head_date": "%d %b %Y", "number": "western", "sparse": True, "hold_dates": True, "balance": (("", ""), ("", "DR")), "named": False,
                 "head": [[(40, "{holder}"), (330, "Branch: FORT, MUMBAI")], [(40, "3RD FLOOR, OCEAN CHAMBERS"), (330, "Customer number: 881-234567")], [(40, "MUMBAI 400001"), (330, "Statement period: {from_} to {to_}")], [(40, "INDIA"), (330, "Page 1")], [], [(40, "*YOUR SAVINGS ACCOUNT {account}  INR"), (400, "IFSC {ifsc}")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 110, 210), ("credit", "Deposits", -400, 0), ("debit", "Withdrawals", -480, 0), ("balance", "Balance (DR=Debit)", -565, 0)],
                 "before": [{"description": "BALANCE BROUGHT FORWARD", "balance": "{opening}"}], "after": [{"description": "CLOSING BALANCE", "balance": "{closing}"}], "foot": [[(40, "Transaction turnover"), (-400, "{credits}"), (-480, "{debits}")]]},
}

SECOND_CARDS = {
    # sections of domestic rows under the customer's name, points between text and amount, dues in a strip, overdues under it
    "domestic": {"dated": True, "date": "%d/%m/%Y", "credit": ("", " Cr"), "named": False,
                 "head": [[(40, "Name : {holder}"), (360, "Statement for Credit Card")], [(40, "Email : name@example.com"), (360, "Card No: {card}")], [(40, "Address : 221 LAKE VIEW, CHENNAI 600001"), (360, "Statement Date:{to}")], [],
                          [(40, "*Payment Due Date"), (220, "*Total Dues"), (400, "*Minimum Amount Due")], [(40, "{due}"), (220, "{new}"), (400, "{minimum}")], [], [(40, "*Credit Limit"), (220, "*Available Credit Limit"), (400, "*Available Cash Limit")], [(40, "{limit}"), (220, "{available}"), (400, "{cash}")], [],
                          [(40, "*Account Summary")], [(40, "Opening Balance"), (150, "Payment/ Credits"), (260, "Purchase/ Debits"), (370, "Finance Charges"), (480, "Total Dues")], [(40, "{previous}"), (150, "{payments}"), (260, "{purchases}"), (370, "{fees}"), (480, "{new}")], [],
                          [(40, "*Past Dues (If any)")], [(40, "Over Limit"), (150, "3 Months+"), (260, "2 Months"), (370, "1 Month"), (480, "Current Dues")], [(40, "0.00"), (150, "0.00"), (260, "0.00"), (370, "0.00"), (480, "0.00")], [], [(250, "*Domestic Transactions")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Transaction Description", 120, 0), ("points", "Feature Reward|Points", -430, 0), ("amount", "Amount (in Rs.)", -550, 0)], "card_head": [[(120, "*{holder}")]],
                 "foot": [[(40, "*Reward Points Summary")], [(40, "Opening Balance"), (150, "Feature + Bonus Reward Points Earned"), (330, "Disbursed"), (430, "Closing Balance")], [(40, "310"), (150, "44"), (330, "0"), (430, "354")]]},
    # labels and values in one line of a sidebar beside the address, billed amounts with Dr
    "sidebar": {"dated": True, "date": "%d-%b-%y", "head_date": "%d-%b-%Y", "debit": ("", " DR"), "credit": ("", " CR"), "font": "sans", "size": 7.5, "foreign": "text",
                "head": [[(40, "*CREDIT CARD STATEMENT"), (330, "Statement No. 26/04/0012345")], [(40, "{holder}"), (330, "Statement Date"), (-560, "{to}")], [(40, "PLOT 88, LAKE VIEW"), (330, "Payment Due Date"), (-560, "{due}")], [(40, "NAGPUR 440001"), (330, "Total Amount Due"), (-560, "{new} DR")], [(40, "Credit Card Number {card}"), (330, "Minimum Amount Due"), (-560, "{minimum} DR")], [(330, "Credit Limit"), (-560, "{limit}")], [(330, "Available Credit Limit"), (-560, "{available}")], [],
                         [(40, "Previous Statement Balance"), (-280, "{previous} DR")], [(40, "Payments and other Credits"), (-280, "{payments} CR")], [(40, "Purchases and other Debits"), (-280, "{purchases} DR")], [(40, "Fees, Taxes and Interest Charges"), (-280, "{fees} DR")], [(40, "Total Outstanding"), (-280, "{new} DR")], [], [(40, "*Transaction Details"), (250, "Statement period : {from_} to {to}")]],
                "columns": [("date", "TXN DATE", 40, 0), ("posting", "POST DATE", 100, 0), ("description", "MERCHANT / DESCRIPTION", 165, 0), ("amount", "BILLED AMOUNT (INR)", -550, 0)], "foot": [[(40, "Safe banking: never share your OTP, CVV or PIN with anybody.")]]},
}

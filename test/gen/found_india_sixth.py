# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian statements, the eleventh batch and the one after it. See found.py for how to read a description.

Drawn from the text samples, headings and places that public tests and templates of converters keep: an e-mailed statement
of a bank behind an app, a small finance bank's, a passbook's proof of account, core banking, a cooperative bank; cards whose
dues stand in strips, boxes and lists beside points, taxes and instalments.
"""

import datetime

import found
from found import digits, printed
from found_india_fifth import Centred, Sections, credits_first


class Chunks(Centred):
    """References cut every twelve characters, texts behind each slash's group: cells as high as their longest."""

    def cell(self, row, key):
        if key == "reference":
            text = "SFB" + row["date"].strftime("%Y%m%d") + "TS0TE" + digits(row["description"], 14)
            return "|".join(text[i:i + 12] for i in range(0, len(text), 12))
        return super().cell(row, key)


class Clock(found.Paper):
    """Date, hour, minute, second and half of the day in one cell."""

    def cell(self, row, key):
        if key == "date":
            return f"{row['date']:%d-%m-%Y} {row['n'] % 12 + 1:02d}:{row['n'] * 7 % 60:02d}:05 {'AP'[row['n'] % 2]}M"
        return super().cell(row, key)


class Months(Sections):
    """Months in capitals, the month of the statement alone, what an amount was in its own currency, long numbers."""

    def values(self):
        out = super().values()
        if self.spec.get("capitals"):
            out.update({k: out[k].upper() for k in ("from", "from_", "to", "due")})
        if "due_date" in self.spec:
            out["due"] = self.doc["due"].strftime(self.spec["due_date"])
        out.update(month=self.doc["to"].strftime("%b %Y"), last_month=(self.doc["from"] - datetime.timedelta(days=1)).strftime("%d %b %Y"),
                   clock="10:47 AM", gst=printed(self.doc["fees"] * 18 // 118, self.spec["number"]), half_gst=printed(self.doc["fees"] * 9 // 118, self.spec["number"]))
        return out

    def cell(self, row, key):
        if key == "source":
            currency, amount = row["foreign"] or ("INR", row["debit"] or row["credit"])
            return f"{currency}  {printed(amount, self.spec['number'])}"
        if key == "country":
            return "840" if row["foreign"] else "356"
        if key == "side":
            return "Debit" if row["debit"] is not None else "Credit"
        text = super().cell(row, key)
        return text.upper() if key in ("date", "posting") and self.spec.get("capitals") else text


FIRST = {
    # an app's bank by e-mail: labels glued to their colons in two columns, types and identifiers before the sides, noughts for what is empty, a mark in a column of its own
    "ucic": {"font": "sans", "size": 7, "date": "%d/%m/%Y", "number": "plain", "empty": "0", "account_form": "XXXXX{1}", "kind": ("TFR", "TFR"), "ruled": True, "named": False,
             "head": [[(40, "^ACCOUNT STATEMENT")], [], [(40, "Customer ID (UCIC): XXXXX935"), (330, "Branch Name: FINTECH HUB KOCHI")], [(40, "Account Number: {account}"), (330, "IFSC: {ifsc}")], [(40, "Customer Name: {holder}"), (330, "Swift Code: SAHYINBBIBD")], [(40, "Mode of Operation: SINGLE"), (330, "MICR code: 682049069")],
                      [(40, "Address: 221 LAKE VIEW, KOLATHUR"), (330, "Account Status: ACTIVE")], [(40, "CHENNAI TAMIL NADU 600099"), (330, "Nomination: Registered")], [(40, "Effective Available Balance: {close}"), (330, "Statement for the period {from_} to {to_}")], []],
             "columns": [("date", "Date", 36, 0), ("value_date", "Value Date", 82, 0), ("description", "Particulars", 130, 120), ("kind", "Tran|Type", 258, 0), ("id", "Tran ID", 285, 0), ("cheque", "Cheque|Details", 330, 0), ("debit", "Withdrawals", -425, 0), ("credit", "Deposits", -485, 0), ("balance", "Balance", -550, 0), ("balance_mark", "DR/CR", 556, 0)],
             "before": [{"description": "Opening Balance", "balance": "{open}", "balance_mark": "CR"}], "after": [{"description": "GRAND TOTAL", "debit": "{debits}", "credit": "{credits}", "balance": "{close}"}], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a small finance bank: two columns of label, colon and value, cells in the middle of their height, references in pieces, a dash for what is empty
    "chunked reference": {"paper": Chunks, "font": "dejavu", "size": 6.5, "date": "%d %b %Y", "empty": "-", "narration": "long", "gap": 6, "named": False, "leading": 1.3,
                          "head": [[(40, "^ACCOUNT STATEMENT")], [], [], [(40, "Name"), (110, ":"), (120, "*{holder}"), (320, "Account Number"), (400, ":"), (410, "*{account}")], [], [(40, "Customer ID"), (110, ":"), (120, "*88123456"), (320, "Account Type"), (400, ":"), (410, "*Salary Account-Value")], [], [(40, "Customer Type"), (110, ":"), (120, "*Individual - Full KYC"), (320, "Branch"), (400, ":"), (410, "*Pune East Street Camp")], [],
                                   [(40, "Address"), (110, ":"), (120, "*14 TEMPLE ROAD, NEAR BUS STAND"), (320, "IFSC"), (400, ":"), (410, "*{ifsc}")], [(120, "*PUNE MAHARASHTRA 411001"), (320, "Nominee"), (400, ":"), (410, "*Not Registered")], [], [(40, "Statement Date"), (110, ":"), (120, "*{to_}"), (320, "Opening Balance(₹)"), (400, ":"), (410, "*{opening}")], [], [(40, "Statement Period"), (110, ":"), (120, "*{from_} to {to_}"), (320, "Closing Balance(₹)"), (400, ":"), (410, "*{closing}")], []],
                          "columns": [("date", "Transaction|Date", 36, 0), ("value_date", "Value|Date", 92, 0), ("description", "Description/Narration", 146, 150), ("reference", "Cheque/|Reference No.", 306, 0), ("debit", "Debit (₹)", -435, 0), ("credit", "Credit (₹)", -500, 0), ("balance", "Balance (₹)", -570, 0)],
                          "furniture": [(140, -40, 0, 7, "This is an auto generated statement and requires no signature"), (36, -25, 0, 6.5, "Call us at 1800 0000 000   Website www.example.in"), (520, -25, 0, 6.5, "Page {page} of {pages}")]},
    # a proof of account before the statement: the father's name beside the holder's, a strip of sums with a product before them, the hour behind each date
    "account proof": {"paper": Clock, "font": "dejavu", "size": 7, "date": "%d-%m-%Y", "head_date": "%b %d %Y", "money": ("₹ ", ""), "balance": (("₹ ", ""), ("-₹ ", "")), "number": "western", "narration": "refs app", "gap": 6, "named": False,
                      "head": [[(240, "*Account Proof")], [(40, "*A/C Number : {account}"), (280, "*A/C Opening Date : 14/02/2021")], [(40, "*IFSC Code : {ifsc}"), (280, "*A/C Holder's Name : {holder}")], [(40, "*Bank Name : Harbour Bank Limited"), (280, "*Father's Name/Spouse Name: RAM KUMAR")], [(40, "*Branch Name : MAIN ROAD"), (280, "*Date of Birth : 05/08/1990")], [(40, "*Branch Code : 0397"), (280, "*Contact Number : 919876543210")], [(40, "*MICR Code : 400532038"), (280, "*Communication Address : 7/2 MARKET YARD PUNE 411001")], [],
                               [(60, "* THE CONTENT OF THIS PROOF ARE AS PER BANK RECORDS. THIS PROOF IS SYSTEM GENERATED.")], [(230, "*Account Statement")], [(40, "NEVER SHARE your Card number, CVV, PIN, OTP, Password or URN with anyone, even if the caller claims to be a bank employee.")], [], [(40, "STATEMENT SUMMARY for Account {account} as on {to_}")], [], [(50, "*Product"), (140, "*Opening Balance"), (250, "*Deposits"), (350, "*Withdrawals"), (460, "*Total Balance")], [(50, "Bharat"), (140, "{opening}"), (250, "₹ {credits}"), (350, "₹ {debits}"), (460, "{closing}")], [],
                               [(40, "STATEMENT TRANSACTIONS for Account {account} for the period {from_} - {to_}")], []],
                      "columns": [("date", "Txn Date", 40, 0), ("description", "Narration", 145, 150), ("reference", "Ref No./|Cheque No.", 305, 0), ("debit", "Withdrawal", -430, 0), ("credit", "Deposit", -500, 0), ("balance", "Balance", -572, 0)],
                      "foot": [[], [(200, "********** End of statement **********")], [], [(40, "*Important Information")], [(40, "Please report any discrepancy within 14 days of this statement.")]]},
    # a nationalised bank's core system: name and address without labels, branch code and cheque before the text, debts and credits glued, brought and carried forward, what is cleared at the end
    "post date branch": {"font": "mono", "size": 6.5, "date": "%d/%m/%y", "head_date": "%d/%m/%Y", "balance": (("", "CR"), ("", "DR")), "leading": 1.25, "header_rule": False,
                         "head": [[(30, "BRANCH NAME    : MAIN ROAD"), (340, "BRANCH CODE    : 00397")], [(30, "BRANCH ADDRESS : 12 STATION ROAD PUNE 411001"), (340, "IFSC CODE      : {ifsc}")], [], [(30, "{holder}"), (340, "ACCOUNT NO     : {account}")], [(30, "PLOT 88"), (340, "ACCOUNT TYPE   : SAVINGS")], [(30, "INDUSTRIAL ESTATE"), (340, "PRODUCT TYPE   : HSS-GEN-PUB-IND-ALL-INR")], [(30, "NAGPUR"), (340, "STATEMENT DATE : {to_}")], [(30, "PIN 440001"), (340, "E-MAIL         : name@example.com")], [],
                                  [(150, "STATEMENT OF ACCOUNT FROM {from_} TO {to_}")], [(30, "-" * 136)]],
                         "columns": [("date", "POST|DATE", 30, 0), ("value_date", "VALUE|DATE", 72, 0), ("branch", "BRANCH|CODE", 114, 0), ("cheque", "CHEQUE|NUMBER", 150, 0), ("description", "ACCOUNT|DESCRIPTION", 195, 160), ("debit", "DEBIT|", -420, 0), ("credit", "CREDIT|", -495, 0), ("balance", "BALANCE|", -575, 0)],
                         "before": [{"description": "BROUGHT FORWARD :", "balance": "{opening}"}], "page_end": [{"description": "CARRIED FORWARD :", "balance": "{reached}"}], "page_start": [{"description": "BROUGHT FORWARD :", "balance": "{reached}"}], "after": [{"description": "CLOSING BALANCE :", "balance": "{closing}"}],
                         "foot": [[(30, "-" * 136)], [(30, "CLEARED BALANCE : {closing}"), (220, "UNCLEARED AMOUNT : 0.00"), (400, "DRAWING POWER : 0.00")], [(30, "UNLESS THE CONSTITUENT BRINGS TO THE NOTICE OF THE BANK ANY DISCREPANCIES THIS WILL BE TAKEN AS CORRECT")]], "furniture": [(500, -25, 0, 6, "PAGE NO : {page}")]},
    # a cooperative bank's passbook on a sheet: joint holders, the cheque between credit and balance, names of two columns under each other
    "joint passbook": {"font": "serif", "size": 8, "date": "%d-%m-%Y", "balance": (("", " Cr"), ("", " Dr")), "ruled": True, "account_form": "001-03-{1}-{2}", "holder_form": "{}",
                       "head": [[(220, "PASS BOOK STATEMENT")], [], [(40, "A/c Holder"), (120, "1) {holder}"), (340, "A/c No."), (420, "{account}")], [(120, "2) SUNITA RAM KUMAR"), (340, "A/c Type"), (420, "SAVING DEPOSIT")], [(40, "Mode of Opr."), (120, "EITHER OR SURVIVOR"), (340, "Cust. No."), (420, "0088123")], [(40, "Address"), (120, "B/14 GARDEN SOCIETY, OPP RAILWAY STATION"), (340, "IFSC"), (420, "{ifsc}")], [(120, "MEHSANA 384002"), (340, "Nominee"), (420, "REGISTERED")],
                                [(40, "From Date"), (120, "{from_}"), (340, "To Date"), (420, "{to_}")], []],
                       "columns": [("serial", "S.No.", 36, 0), ("date", "Date", 64, 0), ("description", "Description", 120, 165), ("debit", "Debit", -355, 0), ("credit", "Credit", -430, 0), ("cheque", "Cheque No", 445, 0), ("balance", "Balance", -570, 0)],
                       "before": [{"description": "Op. Balance", "balance": "{opening}"}], "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}"}], "foot": [[(40, "Closing Balance as on {to_}"), (-570, "{closing}")], [], [(40, "Checked By"), (420, "Branch Manager")]]},
}

FIRST_CARDS = {
    # an invoice of a card: labels over figures that stand further right, the period in a heading, two figures that differ by a word, sums at the end
    "card original": {"paper": Months, "dated": True, "capitals": True, "font": "sans", "size": 7.5, "date": "%d-%b-%Y", "number": "plain", "credit": ("", " Cr"), "card_form": "652858XXXXXX{}",
                      "head": [[(330, "*CREDIT CARD (ORIGINAL)")], [(40, "{holder}")], [(40, "S/O RAM KUMAR HNO 9 RING ROAD")], [(40, ",SURAT-395001")], [(40, "24 Mobile No: 9876501234 GSTIN:")], [], [(40, "*Invoice No :")], [(140, "2025CC0143857")], [(40, "*Card No :"), (350, "For efficient & prompt")], [(140, "{card}"), (350, "customer service,")], [(40, "*Invoice Date :"), (350, "call 1800 0000 000")], [(140, "{to}")],
                               [(40, "*Payment Due Date :"), (140, "{due}"), (350, "*Credit Limit :"), (460, "{limit}")], [(40, "*Total Amount Due :"), (140, "{new}"), (350, "*Available Credit Limit :"), (460, "{available}")], [(40, "*Total Amount Due for Month :"), (160, "{new}"), (350, "*Cash Limit :"), (460, "{cash}")], [(40, "*Minimum Amount Due :"), (140, "{minimum}")], [], [(240, "*Account Summary")],
                               [(40, "*Previous Balance"), (130, "*Purchases and other charges"), (260, "*Cash Advances"), (350, "*Payments and Other Credits"), (480, "*Total Amount Due")], [(50, "{previous}"), (160, "{spent}"), (280, "0"), (380, "{payments}"), (500, "{new}")], []],
                      "columns": [("date", "Transaction Date", 40, 0), ("posting", "Post Date", 120, 0), ("description", "Trnx Details From {from_} to {to}", 190, 0), ("amount", "Amount in Rs.", -560, 0)],
                      "foot": [[(190, "*Total Purchase"), (-548, "*{new}")], [(180, "********** End of Statement **********")], [], [(40, "*Reward points details")], [(40, "Opening"), (120, "Earned"), (200, "Redeemed"), (280, "Closing")], [(40, "1204"), (120, "310"), (200, "0"), (280, "1514")]], "furniture": [(270, -20, 0, 6, "Page {page} of {pages}")]},
    # date and period in one line with a bar between, number and limit beside the address, figures apart from their strip of labels, currency before each amount
    "at a glance": {"paper": Months, "dated": True, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "head_date": "%d %b, %Y", "due_date": "%d/%m/%Y", "credit": ("", " CR"), "debit": ("", " DR"), "card_form": "411122XXXXXX{}", "foreign": "column",
                    "head": [[(230, "^Credit Card Monthly Statement")], [(150, "Statement Date : {to} | Statement Period : {from_} to {to}")], [], [(210, "*This Month s Statement At A Glance")], [(40, "Tax Invoice to:")], [(40, "{holder}")], [(40, "22 Lake View Road, Kochi 682016, Kerala ."), (240, "Card No: {card}"), (400, "Sanctioned Credit Limit:  {limit}")], [(40, "Card : EASY")], [(40, "State : KERALA (32)")],
                             [(240, "*Payment Due Date"), (350, "*Minimum Amount Due"), (470, "*Total Amount Due")], [(250, "{due}")], [(40, "Place of Supply")], [(380, "{minimum}"), (480, "{new} DR")], [(40, "GST No:"), (260, "Pay Now")], [(240, "*Credit Limit"), (320, "*Available Credit Limit"), (420, "*Cash Limit"), (490, "*Available Cash Limit")], [(240, "{limit}"), (330, "{available}"), (420, "{cash}"), (500, "{cash}")], [], [(260, "*Account Summary")],
                             [(100, "*Opening Balance"), (220, "*Payment/Credits"), (470, "*Closing Balance")], [(340, "*Purchases/Debits")], [(110, "{previous}"), (230, "{payments}"), (350, "{spent}"), (480, "{new}")], [(220, ".  . Online Pay I.D. 0001234567890123456")], [(40, "*Transaction Details")], []],
                    "columns": [("date", "Date", 40, 0), ("reference", "Ref. No.", 95, 0), ("description", "Particulars", 160, 0), ("country", "", 330, 0), ("points", "Reward", -390, 0), ("source", "Source Amt.", -480, 0), ("amount", "Amount", -560, 0)], "reference": 6,
                    "foot": [[(40, "Please register your Mobile No. and Email ID via the mobile app.")], [], [(40, "*Reward Summary at Card Level")], [(40, "{last4}  Primary  1204  310  0  0  0  0  0  1514")]], "furniture": [(270, -20, 0, 6, "Page {page} of {pages}")]},
    # an app's card: the period in capitals in a corner, small labels over large figures in three tiers, a list that builds the sum, the hour under each date
    "paid via points": {"paper": Months, "dated": True, "font": "sans", "size": 8, "date": "%d %b %Y|10:47 AM", "head_date": "%d/%m/%Y", "debit": ("Rs. ", ""), "credit": ("Rs. ", " Cr"), "card_form": "xxxx xxxx xxxx {}", "gap": 6, "number": "western", "named": False,
                        "head": [[(400, "{from_} - {to}")], [], [(40, "*{holder}"), (400, "{card}")], [(40, "CUSTOMER SINCE 2021")], [], [(40, "STATEMENT DATE"), (250, "PAYMENT DUE DATE")], [(40, "*{to}"), (250, "*{due}")], [], [(40, "TOTAL AMOUNT DUE"), (250, "MIN. AMOUNT DUE")], [(40, "*Rs. {new}"), (250, "*Rs. {minimum}")], [], [(40, "CREDIT LIMIT"), (250, "AVAILABLE LIMIT")], [(40, "*Rs. {limit}"), (250, "*Rs. {available}")], [(400, "Pay your bill now")], [], [(40, "*Summary")],
                                 [(40, "Opening Balance"), (180, "{from_}"), (-560, "Rs. {previous}")], [(40, "Spends"), (-560, "Rs. {purchases}")], [(40, "Cash Advances"), (-560, "Rs. 0.00")], [(40, "Fees & Charges"), (-560, "Rs. {fees}")], [(40, "Interest Charges"), (-560, "Rs. 0.00")], [(40, "Repayments & Refunds"), (-560, "Rs. {payments}")], [(40, "Paid via points"), (-560, "Rs. 0.00")], [(40, "*Total Amount Due"), (-560, "*Rs. {new}")], [], [(40, "*Rupay Transactions - {last4}")], []],
                        "columns": [("date", "", 40, 0), ("description", "", 120, 0), ("amount", "", -560, 0)], "header": "none", "foot": [[(40, "-------------------------------- End of Transactions --------------------------------")]], "furniture": [(270, -20, 0, 6, "Page {page} of {pages}")]},
    # boxes of money and of points side by side with one label for both, a table of taxes beside messages and a list of ways to pay, long numbers before the text, points behind the amount
    "cash points": {"paper": Months, "dated": True, "font": "sans", "size": 7.5, "date": "%d-%m-%Y", "head_date": "%d %B %Y", "credit": ("", ""), "mark": ("Dr", "Cr"), "card_form": "4000 00XX XXXX {}", "reference": 21,
                    "head": [[(40, "^Credit Card Statement")], [(40, "{holder}")], [(40, "14 TEMPLE ROAD PUNE 411001")], [(40, "Card Number: {card}"), (300, "Statement Cycle: {to}")], [(300, "Payment Due Date: {due}")], [], [(40, "*PAYMENT SUMMARY"), (300, "*CASH POINTS SUMMARY")], [(40, "Previous Balance: ` {previous}"), (300, "Previous Balance"), (450, "+42")], [(40, "Payments/Credits: {payments}"), (300, "Earned Cash Points"), (450, "+12")], [(40, "Purchases/Debits: {spent}"), (300, "Closing Balance"), (450, "54")],
                             [(40, "Minimum Amount Due: ` {minimum}"), (300, "Credit Limit: ` {limit}")], [(40, "*Total Amount Due: ` {new}"), (300, "Available Credit Limit: ` {available}")], [], [(40, "*IMPORTANT MESSAGES"), (250, "*GST SUMMARY"), (430, "*DOWNLOAD THE CARD APP")], [(40, "Visit www.example.com/card"), (250, "Total GST"), (300, "CGST"), (340, "SGST"), (380, "IGST"), (430, "to spend")], [(40, "Paying only the minimum due every month"), (250, "{gst}"), (300, "{half_gst}"), (340, "{half_gst}"), (380, "0.00"), (430, "and save")],
                             [(40, "means paying interest on the rest."), (250, "*PAYMENT OPTIONS")], [(40, "Place of supply: Maharashtra"), (250, "Netbanking"), (340, "Debit Card")], [], [(230, "*DOMESTIC TRANSACTIONS")], []],
                    "columns": [("date", "Date", 40, 0), ("reference", "Transaction ID", 95, 0), ("description", "Transaction Description", 205, 0), ("amount", "Amount in INR", -480, 0), ("mark", "", 486, 0), ("points", "Cash Points", 515, 0)],
                    "foot": [[(40, "*Illustration of how interest is charged")], [(40, "A"), (80, "05-Jan-20"), (140, "Purchase of a phone"), (260, "` 4,000.00")], [(40, "B"), (80, "20-Jan-20"), (140, "Statement date"), (260, "` 4,000.00")]], "furniture": [(270, -20, 0, 6, "Page {page} of {pages}")]},
    # a table made by an app: labels over figures in three columns, the month selected, an apostrophe before the year, the side in words
    "selected month": {"paper": Months, "font": "dejavu", "size": 7.5, "date": "%d %b '%y", "head_date": "%d %b '%y", "debit": ("₹ ", ""), "credit": ("₹ ", ""), "card_form": "4514XXXXXXXX{}", "newest_first": True, "named": False,
                       "head": [[(40, "{holder}"), (330, "*Harbour MY Card Monthly Statement")], [(40, "C O RAM KUMAR"), (330, "Credit Card Number: {card}")], [(40, "14 TEMPLE ROAD")], [(40, "PUNE 411001")], [], [(40, "*Payment Summary")], [(40, "Total Payment Due"), (220, "Minimum Payment Due"), (400, "Payment Due Date")], [(40, "*₹ {new}"), (220, "*₹ {minimum}"), (400, "*{due}")], [], [(40, "Selected Statement Month"), (220, "Credit Limit"), (400, "Opening Balance")], [(40, "*{month}"), (220, "*₹ {limit}"), (400, "*₹ {previous}")], [], [(40, "*Transaction Summary")], []],
                       "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 130, 0), ("amount", "Amount (INR)", -470, 0), ("side", "Debit/Credit", 490, 0)], "foot": [[(230, "** End of Statement **")]]},
}

SECOND = {
    # a private bank by e-mail: the period alone in the corner, an officer of the branch with his name, a table of all relations with noughts, a count of points
    "relationship officer": {"font": "sans", "size": 7, "date": "%d-%m-%Y", "head_date": "%d/%m/%Y", "account_form": "XXXXXXXXXXX{1}", "named": False, "narration": "long", "gap": 4,
                             "head": [[(450, "{from_} to {to_}")], [], [(40, "*{holder}")], [(40, "Customer ID: XXXXX2191")], [(40, "Registered Address:"), (300, "Branch Relationship Officer Name: MR.KOTHA SAI KUMAR")], [(40, "MARKET LANE, OLD TOWN"), (300, "Branch Relationship Officer Contact Number: 9059700000")], [(40, "NALDURG, - OSMANABAD, MAHARASHTRA"), (300, "KYC Status: Updated")], [(40, "INDIA PIN: 413602"), (300, "CKYC No: XXXXXXXXXX1849")],
                                      [(40, "Registered Mobile No: XXXXXXXXXXX1655"), (300, "Points for this Month 0")], [(40, "PAN: BVSXXXXX9D"), (300, "Total Balance 0 Points As On Date 27-08-2025")], [(40, "Email ID: NAXXXXXX85@EXAMPLE.COM")], [], [(40, "*Relationship summary as on date {to_}")], [(40, "Bank Account"), (150, "CRN"), (-280, "Amount"), (300, "Other Account"), (440, "CRN"), (-560, "Outstanding Amount")],
                                      [(40, "Savings"), (150, "INR"), (-280, "{close}"), (300, "Loan Against Share"), (440, "INR"), (-560, "0.00")], [(40, "Current"), (150, "INR"), (-280, "0.00"), (300, "Loan Against Deposit(s)"), (440, "INR"), (-560, "0.00")], [(40, "Fixed Deposit"), (150, "INR"), (-280, "0.00"), (300, "Overdraft Account/s"), (440, "INR"), (-560, "0.00")], [],
                                      [(40, "*Statement for Account No. {account} (Savings Account) IFSC: {ifsc}")], []],
                             "columns": [("date", "Txn Date", 40, 0), ("description", "Transaction", 100, 190), ("debit", "Withdrawals", -400, 0), ("credit", "Deposits", -480, 0), ("balance", "Balance", -560, 0)],
                             "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Closing Balance", "balance": "{closing}"}], "foot": [[(40, "Please note: Revised fees & charges are applicable on Savings / Salary Account(s) effective 01-04-2024.")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # an old private bank: noughts on both sides, B/F, the branch's code before the cheque, months in capitals, labels of two lines on the right
    "b f branch": {"font": "mono", "size": 6.5, "date": "%d-%b-%Y", "empty": "0.00", "named": False, "header_rule": False, "leading": 1.3, "ruled": True,
                   "head": [[(200, "ACCOUNT STATEMENT")], [], [(40, "{holder}"), (330, "Branch"), (430, ": KARUR MAIN (1101)")], [(40, "W/O SENTHIL KUMAR"), (330, "Customer Id"), (430, ": 4123456")], [(40, "D NO 21 KAMARAJ STREET"), (330, "Account Number"), (430, ": {account}")], [(40, "KARUR - 639001"), (330, "Product"), (430, ": SB - GENERAL")], [(40, "TAMIL NADU"), (330, "IFSC Code"), (430, ": {ifsc}")], [(330, "Statement Period"), (430, ": {from_} to {to_}")], [(330, "Currency"), (430, ": INR")], []],
                   "columns": [("date", "Transaction|Date", 30, 0), ("value_date", "Value|Date", 85, 0), ("branch", "Branch|", 140, 0), ("cheque", "Cheque|No.", 172, 0), ("description", "Description|", 210, 150), ("debit", "Debit|", -420, 0), ("credit", "Credit|", -495, 0), ("balance", "Balance|", -575, 0)],
                   "before": [{"description": "B/F...", "balance": "{opening}"}], "foot": [[], [(40, "End of Statement"), (330, "Closing Balance : {closing}")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # one label a line, days in words, what there was on the first day as a label, a title with the period
    "as on day": {"font": "serif", "size": 9, "date": "%-d %b %Y", "head_date": "%-d %B %Y", "narration": "by to", "holder_form": "Mr. {}", "gap": 4,
                  "head": [[(40, "A/c Name"), (190, ": {holder}")], [(40, "Add"), (190, ": 14 TEMPLE ROAD, NEAR POLO GROUND")], [(190, "  SHILLONG 793001")], [(40, "Date"), (190, ": {to_}")], [(40, "A/c No"), (190, ": {account}")], [(40, "A/c Desc"), (190, ": REGULAR SB CHQ-INDIVIDUALS")], [(40, "Branch"), (190, ": POLO")], [(40, "Drawing Power"), (190, ": 0.00")], [(40, "Interest Rate(% p.a.)"), (190, ": 3.5")], [(40, "MOD Balance"), (190, ": 0.00")], [(40, "CIF No."), (190, ": 88012345678")],
                           [(40, "IFS Code"), (190, ": {ifsc}")], [(40, "MICR Code"), (190, ": 793002004")], [(40, "Nomination Registered"), (190, ": No")], [(40, "Balance as on {from_}"), (190, ": {opening}")], [], [(40, "*A/c Statement from {from_} to {to_}")], []],
                  "columns": [("date", "Date", 40, 0), ("description", "Description", 110, 160), ("reference", "Ref No./|Cheque No.", 285, 0), ("debit", "Debit", -415, 0), ("credit", "Credit", -490, 0), ("balance", "Balance", -565, 0)], "foot": [[(40, "**This is a computer generated statement and does not require a signature")]]},
    # capitals with the side in brackets, number and name in a sentence of two lines, sums of both sides as a row, the balance with its mark
    "narration capitals": {"font": "sans", "size": 7.5, "date": "%d-%m-%y", "head_date": "%d-%m-%Y", "balance": (("", "Cr"), ("", "Dr")), "ruled": True,
                           "head": [[(40, "VARACHHA ROAD BRANCH, SURAT"), (400, "Print Date : {to_}")], [(40, "IFSC : {ifsc}   MICR : 395012005")], [], [(150, "*ACCOUNT LEDGER REPORT FROM {from_} TO {to_}")], [], [(40, "ACCOUNT NAME :"), (120, "{holder}"), (350, "CUSTOMER NO :"), (430, "0041122")], [(40, "ACCOUNT NO :"), (120, "{account}"), (350, "A/C OPEN DT :"), (430, "12-05-2014")], [(40, "ADDRESS :"), (120, "B-12 RIVER VIEW SOCIETY"), (350, "LIMIT AMT :"), (430, "0.00")], [(120, "VARACHHA, SURAT 395006"), (350, "STATUS :"), (430, "OPERATIVE")], []],
                           "columns": [("date", "DATE", 36, 0), ("description", "NARRATION", 85, 190), ("cheque", "CHQ.NO.", 290, 0), ("debit", "WITHDRAWAL(DR)", -410, 0), ("credit", "DEPOSIT(CR)", -490, 0), ("balance", "BALANCE(INR)", -575, 0)],
                           "before": [{"description": "OPENING BALANCE", "balance": "{opening}"}], "after": [{"description": "TOTAL", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
}

SECOND_CARDS = {
    # a strip that begins with the period, name in capitals over the address, the mark glued to amounts, what was owed built up in a second strip
    "strip of period": {"paper": Months, "font": "sans", "size": 7.5, "date": "%d-%b-%Y", "head_date": "%d/%m/%Y", "credit": ("", "Cr"), "card_form": "5243 XXXX XXXX {}", "cards": 1, "named": False, "dated": False,
                        "head": [[(40, "*{holder}"), (330, "^SuperCard")], [(40, "NO 7 LAKE ROAD"), (330, "Card Number  {card}")], [(40, "BANGALORE 560001"), (330, "Goods & Services Tax Number 29AABCT1234L1Z2")], [(40, "KARNATAKA"), (330, "Contact us: 022 6232 7777")], [], [(40, "*Statement Period"), (180, "*Payment Due Date"), (300, "*Total Amount Due"), (430, "*Min. Amt. Due")], [(40, "{from_} to {to}"), (180, "{due}"), (300, "{new}"), (430, "{minimum}")], [],
                                 [(40, "*Total Credit Limit"), (180, "*Available Credit Limit"), (300, "*Cash Limit"), (430, "*Available Cash")], [(40, "{limit}"), (180, "{available}"), (300, "{cash}"), (430, "{cash}")], [], [(40, "*Opening Balance"), (150, "*- Payments & Credits"), (280, "*+ Purchases & Debits"), (400, "*+ Fees & Interest"), (500, "*= Total Due")], [(40, "{previous}"), (150, "{payments}"), (280, "{purchases}"), (400, "{fees}"), (500, "{new}")], [], [(40, "*Reward Points"), (150, "Opening 1204"), (250, "Earned 310"), (350, "Redeemed 0"), (450, "Closing 1514")], []],
                        "columns": [("date", "Date", 40, 0), ("description", "Transaction Description", 120, 0), ("amount", "Amount (Rs.)", -550, 0)], "foot": [[(40, "Important Message: Pay your dues in full and on time to enjoy the interest free period.")]], "furniture": [(270, -20, 0, 6, "Page {page} of {pages}")]},
    # a letter for the rupee, a sum in words whose signs stand apart between the figures, Cr under what is in favour, sections with a marker of the card
    "letter for rupee": {"paper": Months, "arrange": credits_first, "dated": True, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "due_date": "%d/%m/%Y", "credit": ("", " CR"), "debit": ("", " DR"), "card_form": "XXXX {}", "named": False,
                         "head": [[(40, "^Credit Card Statement")], [(40, "{from_} - {to}")], [], [(40, "*{holder}"), (320, "Customer Relationship Number"), (470, "88123456")], [(40, "14 TEMPLE ROAD"), (320, "Account Number"), (470, "0001234567")], [(40, "PUNE MAHARASHTRA 411001"), (320, "Statement Date"), (470, "{to}")], [], [(40, "*STATEMENT SUMMARY")], [(40, "Opening Balance"), (160, "Purchases"), (270, "EMI & Other Debits"), (390, "Payments & Refunds"), (500, "Total Amount Due")],
                                  [(40, "r{previous}"), (130, "+"), (160, "r{purchases}"), (245, "+"), (270, "r{fees}"), (365, "-"), (390, "r{payments}"), (480, "="), (500, "r{new}")], [], [(40, "Minimum Amount Due"), (200, "Payment Due Date"), (360, "Credit Limit"), (470, "Available Credit Limit")], [(40, "r{minimum}"), (200, "{due}"), (360, "r{limit}"), (470, "r{available}")], [], [(360, "Cash Limit"), (470, "Available Cash")], [(360, "r{cash}"), (470, "r{cash}")], [], [(40, "*YOUR TRANSACTIONS")]],
                         "columns": [("date", "Date", 40, 0), ("description", "Details", 120, 0), ("amount", "Amount (r)", -550, 0)], "ins_head": [[(40, "*Payments & Other Credits")]], "outs_head": [[(40, "*Purchases, EMIs & Other Debits")], [(40, "Card Number: {this}")]],
                         "foot": [[(40, "*SPECIAL BENEFITS ON YOUR CARD")], [(40, "Refer a friend and get cashback r500.00")]], "furniture": [(270, -20, 0, 6, "Page {page} of {pages}")]},
    # units in the labels' brackets, a first strip of seven figures that ends in the day of payment, overdues in months, instalments and tax below
    "in rs brackets": {"paper": Months, "dated": True, "font": "serif", "size": 8, "date": "%d-%m-%Y", "head_date": "%d %b %Y", "credit": ("", " Cr"), "debit": ("", " Dr"), "card_form": "4799XXXXXXXX{}",
                       "head": [[(40, "{holder}"), (360, "Card Number"), (460, ": {card}")], [(40, "TC 12/441 HILL VIEW"), (360, "Statement Date"), (460, ": {to}")], [(40, "KOWDIAR"), (360, "Statement Period"), (460, ": {from_} to {to}")], [(40, "THIRUVANANTHAPURAM 695003"), (360, "GSTIN"), (460, ": 32AABCT0020H1ZX")], [], [(40, "*Opening Balance"), (130, "*Purchases"), (210, "*Cash"), (280, "*Fees, Taxes &"), (370, "*Payments &"), (460, "*Payment")], [(40, "*(in Rs.)"), (130, "*(in Rs.)"), (210, "*Advance"), (280, "*Interest (in Rs.)"), (370, "*Refunds (in Rs.)"), (460, "*Due Date")],
                                [(40, "{previous}"), (130, "{purchases}"), (210, "0.00"), (280, "{fees}"), (370, "{payments}"), (460, "{due}")], [], [(40, "*Total Amount Due (in Rs.)"), (210, "*Minimum Amount Due (in Rs.)"), (380, "*Credit Limit (in Rs.)")], [(40, "{new}"), (210, "{minimum}"), (380, "{limit}")], [], [(40, "*Overdue"), (130, "1 Month"), (210, "2 Months"), (290, "3 Months"), (380, "*Available Limit (in Rs.)")], [(130, "0.00"), (210, "0.00"), (290, "0.00"), (380, "{available}")], [], [(40, "*Transaction Details")], []],
                       "columns": [("date", "Date", 40, 0), ("description", "Transaction Description", 110, 0), ("category", "Merchant Category", 330, 0), ("amount", "Amount (in Rs.)", -550, 0)],
                       "foot": [[(40, "*EMI Summary")], [(40, "Loan Amount"), (130, "Tenure"), (200, "EMIs Paid"), (280, "Outstanding")], [(40, "24,000.00"), (130, "12"), (200, "7"), (280, "10,000.00")], [(40, "*GST Summary")], [(40, "CGST"), (130, "SGST"), (200, "IGST")], [(40, "{half_gst}"), (130, "{half_gst}"), (200, "0.00")]], "furniture": [(270, -20, 0, 6, "Page {page} of {pages}")]},
    # an app's: the due date in a sentence, labels under their figures, repayments in green with a plus, the month's name as the title
    "figures over words": {"paper": Months, "font": "dejavu", "size": 7.5, "date": "%d %b %y", "head_date": "%d %b %Y", "debit": ("₹", ""), "credit": ("+ ₹", ""), "card_form": "•••• {}", "named": False, "newest_first": True,
                           "head": [[(40, "^{month} Statement")], [(40, "{from_} to {to}")], [], [(40, "*{holder}"), (400, "Card {card}")], [(40, "name@example.com"), (400, "+91 98XXXXXX10")], [], [(40, "^₹{new}"), (250, "^₹{minimum}"), (420, "^{due}")], [], [(40, "Total amount due"), (250, "Minimum amount due"), (420, "Due date")], [], [(40, "*How we got here")], [(40, "Previous due"), (-300, "₹{previous}"), (330, "Total limit"), (-560, "₹{limit}")], [(40, "Repayments"), (-300, "₹{payments}"), (330, "Available limit"), (-560, "₹{available}")],
                                    [(40, "Spends"), (-300, "₹{purchases}"), (330, "Coins earned"), (-560, "310")], [(40, "Fees and charges"), (-300, "₹{fees}")], [(40, "*Total amount due"), (-300, "*₹{new}")], [], [(40, "*Transactions")], []],
                           "columns": [("date", "Date", 40, 0), ("description", "Particulars", 120, 0), ("amount", "Amount", -550, 0)]},
}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian statements, the thirteenth batch and the one after it, banks alone. See found.py for how to read a description.

Drawn from what public converters say of one bank's papers each (headings, order, what stands around the table, what their
authors had to work around) and from places that public tests keep: an overdraft printed by internet banking, a foreign
bank's company account, private, public, small finance and cooperative banks, a loan.
"""

import found
from found_india_fifth import Centred


class Under(found.Paper):
    """The text of a row begins in the line below its date and amounts."""

    def lines_of(self, row, width):
        return ["", *super().lines_of(row, width)]


class Channel(found.Paper):
    """How a row came about, in one word behind its balance; months in capitals."""

    def cell(self, row, key):
        if key == "channel":
            return {"U": "UPI", "A": "ATM", "N": "NEFT", "I": "IMPS"}.get(row["description"][0], "Branch")
        text = super().cell(row, key)
        return text.upper() if key == "date" else text

    def values(self):
        out = super().values()
        out.update({k: out[k].upper() for k in ("from_", "to_")})
        return out


class Wallet(found.Paper):
    """The hour under each date, an order's number, how the payment ended."""

    def cell(self, row, key):
        if key == "status":
            return "SUCCESS"
        if key == "order":
            return "OD" + found.digits(row["description"] + "o", 11)
        text = super().cell(row, key)
        return text + f"|{row['n'] % 12 + 1:02d}:{row['n'] * 7 % 60:02d} PM" if key == "date" else text


class Capitals(found.Paper):
    """Months in capitals."""

    def cell(self, row, key):
        text = super().cell(row, key)
        return text.upper() if key in ("date", "value_date") else text

    def values(self):
        out = super().values()
        out.update({k: out[k].upper() for k in ("from_", "to_")})
        return out


class Split(Centred):
    """Narrow cells: the year of a date, the last letter of a mark in the next line."""

    def cell(self, row, key):
        text = super().cell(row, key)
        if key in ("date", "value_date"):
            return text[:5] + "|" + text[5:]
        return text[:-1] + "|" + text[-1] if key == "balance" else text


FIRST = {
    # internet banking of an overdraft: label and value glued, two pairs a line under titles, what was asked for, one signed amount, remarks below the dated line
    "number nickname": {"paper": Under, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "overdrawn": True, "debit": ("-", ""), "credit": ("", ""), "balance": (("", ""), ("-", "")), "newest_first": True, "narration": "refs app", "gap": 4, "named": False,
                        "head": [[(40, "*Account Details")], [(40, "*General Details")], [(40, "Number: {account}"), (300, "Nickname: NA")], [(40, "IBAN: -NIL-"), (300, "Name: {holder}")], [(40, "Type: Overdraft"), (300, "Status: ACTIVE")], [(40, "Currency: INR"), (300, "Open Date: 14/02/2019")], [(40, "Branch: MAIN ROAD"), (300, "IFSC: {ifsc}")],
                                 [(40, "*Balance Details")], [(40, "Drawing Power: INR 50,00,000.00"), (300, "Sanction Limit: INR 50,00,000.00")], [(40, "Debit Accrued Interest: INR 812.00"), (300, "Credit Accrued Interest: INR 0.00")], [(40, "Ledger Balance: INR {closing}"), (300, "Unclear Balance: INR 0.00")], [],
                                 [(40, "Primary Account: Yes"), (300, "Transactions for: Date Range")], [(40, "Date From(dd/MM/yyyy): {from_}"), (300, "Date To(dd/MM/yyyy): {to_}")], [(40, "Amount Type: Both"), (300, "Last N Transactions: NA")], [], [(40, "*Transactions List - ||{holder} (INR) - {account}")]],
                        "columns": [("date", "Date", 40, 0), ("description", "Remarks", 110, 220), ("amount", "Amount", -440, 0), ("balance", "Balance", -555, 0)], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}"), (40, -25, 0, 6, "Date and Time: 02/04/2026 11:20:05")]},
    # a foreign bank's account of a company: what each line of the corner is stands in brackets below it, amounts in the middle of their row's height, overdrawn
    "in brackets below": {"paper": Centred, "font": "sans", "size": 7.5, "date": "%d %b %Y", "number": "western", "balance": (("", ""), ("-", "")), "overdrawn": True, "narration": "long", "gap": 5, "named": False,
                          "head": [[(240, "*Statement of Account")], [], [(40, "{holder}"), (360, "Branch"), (440, ": MAIN ROAD")], [(40, "(Company Name)"), (360, "Account Type"), (440, ": CA")], [(40, "{holder}"), (360, "Account Number"), (440, ": {account}")], [(40, "(Account Name)"), (360, "Currency"), (440, ": INR")], [(40, "C/1, TRADE WORLD, 7TH FLOOR, LOWER PAREL (W)")], [(40, "(Address)")], [(40, "Statement Date :    {from_}   to   {to_}")], []],
                          "columns": [("date", "Date", 40, 0), ("description", "Description", 110, 190), ("debit", "Withdrawal", -400, 0), ("credit", "Deposit", -475, 0), ("balance", "Balance", -560, 0)],
                          "before": [{"description": "BALANCE BROUGHT FORWARD", "balance": "{opening}"}], "foot": [[], [(220, "Thank you for banking with us")]], "furniture": [(40, -25, 0, 6, "Generated on : 02 Apr 2026 10:04:11"), (500, -25, 0, 6, "Page {page} of {pages}")]},
    # a private bank: pairs in a ruled table of four columns, a strip that adds up with signs between its labels and figures, dashes for what is empty
    "plus minus equals": {"font": "sans", "size": 7, "date": "%d %b %Y", "head_date": "%d-%b-%Y", "balance": (("INR ", " Cr"), ("-INR ", " Dr")), "empty": "-", "narration": "refs app", "gap": 4, "named": False, "ruled": True,
                          "head": [[(40, "*{holder}")], [(40, "NEAR PETROL PUMP, PLOT 88, INDUSTRIAL ESTATE")], [(40, "NAGPUR 440001, +91XXXXXX4321")], [], [(40, "Customer ID"), (130, ": 4986927"), (310, "Home Branch"), (400, ": MAIN ROAD FORT")], [(40, "Account Number"), (130, ": {account}"), (310, "Branch Address"), (400, ": GR FLR, 12 STATION ROAD")], [(40, "Type of Account"), (130, ": CURRENT")], [(40, "IFSC Code"), (130, ": {ifsc}"), (310, "MICR"), (400, ": 400047002")], [],
                                   [(40, "Statement of transactions for the period: {from_} to {to_}")], [], [(50, "*Opening Balance"), (180, "*Total Credits"), (310, "*Total Debits"), (440, "*Closing Balance")], [(150, "+"), (280, "-"), (410, "=")], [(50, "{opening}"), (180, "INR {credits}"), (310, "INR {debits}"), (440, "{closing}")], []],
                          "columns": [("date", "Date", 36, 0), ("description", "Details", 100, 150), ("reference", "Ref No./Cheque No.", 262, 0), ("debit", "Debit", -400, 0), ("credit", "Credit", -470, 0), ("balance", "Balance", -572, 0)], "reference": 16, "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a loan's account: labels without colons, the period in a line of its own, the day it was asked for, Rs. before each amount, a debt with its sign behind Rs.
    "loan as of": {"font": "dejavu", "size": 6.5, "date": "%d %b %Y", "overdrawn": True, "money": ("Rs. ", ""), "balance": (("Rs. ", ""), ("Rs. -", "")), "ruled": True, "named": False,
                   "head": [[(40, "^Loan Account Statement")], [(40, "Account Statement as of 02-04-2026 11:20:05")], [], [(40, "Customer Id"), (160, "88123456"), (310, "Branch Code"), (420, "0397")], [(40, "Customer Name"), (160, "{holder}"), (310, "Branch Name"), (420, "MAIN ROAD")], [(40, "Phone"), (160, "+9198XXXXXX01"), (310, "IFSC Code"), (420, "{ifsc}")], [(40, "Address"), (160, "14 TEMPLE ROAD, PUNE 411001")], [], [(40, "Account No."), (160, "{account}"), (310, "Account Currency"), (420, "INR")], [(40, "Product Name"), (160, "HOUSING LOAN - FLOATING"), (310, "Account Status"), (420, "Open/Regular")],
                            [(40, "Rate of Interest"), (160, "8.40 %"), (310, "Loan Period"), (420, "180 Months")], [], [(40, "Searched By"), (160, "From {from_} To {to_}")], [(40, "Opening Balance"), (160, "{opening}"), (310, "Closing Balance"), (420, "{closing}")], []],
                   "columns": [("date", "Transaction|Date", 34, 0), ("value_date", "Value Date|", 90, 0), ("reference", "Reference|No.", 146, 0), ("description", "Description|", 205, 150), ("debit", "Debit|", -430, 0), ("credit", "Credit|", -500, 0), ("balance", "Balance|", -580, 0)],
                   "foot": [[], [(40, "Unless the constituent notifies the bank immediately of any discrepancy found by him in this statement, it will be taken that he has found it correct.")], [(240, "--- END OF STATEMENT ---")]], "furniture": [(270, -25, 0, 6, "page {page}")]},
    # a small finance bank behind an app: the period alone in the corner of every page with the page's number of how many below it, no headings but on the first page, an apostrophe before the year
    "corner period": {"font": "sans", "size": 7.5, "date": "%d %b '%y", "top": 41, "debit": ("-", ""), "credit": ("", ""), "header": "first", "narration": "kind first", "gap": 6, "named": False, "reference": 12,
                      "head": [[(454, "{from_} - {to_}")], [(550, "{page}/{pages}")], [(32, "*{holder}")], [(32, "14 Temple Road, Pune, Maharashtra, 411001")], [(32, "Account no."), (150, "IFSC"), (270, "Branch"), (400, "Account type")], [(32, "*{account}"), (150, "*{ifsc}"), (270, "*Guwahati"), (400, "*Savings account")], []],
                      "page_head": [[(454, "{from_} - {to_}")], [(550, "{page}/{pages}")], [], []],
                      "columns": [("date", "DATE", 32, 0), ("description", "DETAILS", 92, 0), ("reference", "REF NO.", 284, 0), ("amount", "AMOUNT", -467, 0), ("balance", "BALANCE", -563, 0)],
                      "foot": [[], [(32, "Your deposits are insured up to 5 lakh by DICGC")]]},
    # a public bank whose name is a picture: how many and how much below the rows, added and taken away by words, cheque behind the text
    "add less": {"font": "serif", "size": 8, "date": "%d-%m-%Y", "number": "western", "narration": "chq", "gap": 3, "named": False, "ruled": True,
                 "head": [[(230, "*STATEMENT OF ACCOUNT")], [], [(40, "Name"), (140, "{holder}"), (330, "Branch Name"), (430, "MAIN ROAD")], [(40, "Address"), (140, "7/2 MARKET YARD"), (330, "IFSC Code"), (430, "{ifsc}")], [(140, "MEHSANA 384002"), (330, "MICR Code"), (430, "384028002")], [(40, "Customer ID"), (140, "088123456"), (330, "Account No."), (430, "{account}")], [(40, "Account Type"), (140, "SAVING BANK - GENERAL"), (330, "Period"), (430, "{from_} - {to_}")], []],
                 "columns": [("date", "Date", 36, 0), ("description", "Particulars", 92, 200), ("cheque", "Chq. No.", 300, 0), ("debit", "Withdrawals", -410, 0), ("credit", "Deposits", -485, 0), ("balance", "Balance", -565, 0)],
                 "foot": [[], [(40, "*Transaction Summary")], [(200, "No. of Transaction"), (330, "Value of Transactions")], [(40, "Opening Balance"), (-410, "{opening}")], [(40, "Add : Deposits"), (230, "{nc}"), (-410, "{credits}")], [(40, "Less : Withdrawals"), (230, "{nd}"), (-410, "{debits}")], [(40, "Closing Balance"), (-410, "{closing}")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a cooperative bank: kind of account before the number, the day in the opening balance's label, balances headed "Total Amount"
    "dr amount": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "head_date": "%d/%m/%Y", "account_form": "SBGEN/{}", "balance": (("", " CR"), ("", " DR")), "ruled": True,
                  "head": [[(40, "Statement of Accounts")], [], [(40, "Name : {holder}"), (310, "Branch : KAMOTHE")], [(40, "Joint Holder : -"), (310, "Branch IFSC Code : {ifsc}")], [(40, "Customer ID : 9311853"), (310, "Branch MICR Code : 400088122")], [(40, "Address : 221 LAKE VIEW, SECTOR 8"), (310, "Account No. : {account}")], [(40, "NAVI MUMBAI 410209"), (310, "Nomination : Registered")], [(40, "From Date : {from_}   To Date : {to_}")], [(40, "Opening Balance As On {from_} : Rs. {opening}")], []],
                  "columns": [("date", "Date", 36, 0), ("description", "Particulars", 95, 180), ("cheque", "Instruments", 285, 0), ("debit", "Dr Amount", -410, 0), ("credit", "Cr Amount", -485, 0), ("balance", "Total Amount", -570, 0)],
                  "foot": [[], [(40, "This is a computer generated statement and does not require signature.")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a public bank: holders with what they are to the account, the account's number and period in a sentence, how a row came about behind its balance
    "account holder names": {"paper": Channel, "font": "dejavu", "size": 6.5, "date": "%d/%m/%Y", "ruled": True, "empty": "-", "named": False,
                             "head": [[(40, "*Account Details")], [(40, "Account Holder Names"), (160, "{holder}"), (330, "Primary Address"), (430, "PLOT 88, INDUSTRIAL ESTATE")], [(40, "CIF Number"), (160, "40088123456"), (430, "NAGPUR 440001")], [(40, "Account No"), (160, "{account}"), (330, "Branch"), (430, "MAIN ROAD")], [(40, "Account Type"), (160, "SAVINGS-GENERAL"), (330, "IFSC"), (430, "{ifsc}")], [(40, "Email"), (160, "name@example.com"), (330, "MICR Code"), (430, "440014002")], [], [(150, "Statement for Account No {account} from {from_} to {to_}")], []],
                             "columns": [("serial", "Sr No", 34, 0), ("date", "Date", 62, 0), ("description", "Particulars", 112, 160), ("reference", "Cheque/Reference|No", 280, 0), ("debit", "Debit", -415, 0), ("credit", "Credit", -475, 0), ("balance", "Balance", -540, 0), ("channel", "Channel", 548, 0)],
                             "foot": [[], [(40, "*Summary")], [(40, "Total Transaction Count"), (160, "Opening Balance"), (260, "Total Debits"), (360, "Total Credits"), (460, "Closing Balance")], [(40, "{n}"), (160, "{opening}"), (260, "{debits}"), (360, "{credits}"), (460, "{closing}")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a public bank's branch: one column of lines, the customer among the labels without one, a label without a value, a day with its hour in letters
    "holder amid": {"font": "serif", "size": 7.5, "date": "%d/%m/%Y", "number": "plain", "balance": (("", " CR"), ("", " DR")), "ruled": True, "account_form": "{}", "narration": "by to",
                    "head": [[(40, "JOGIA_JOGIA")], [(40, "VILLAGE JOGIA, P.O. GHUGHALI DIST MAHARAJGANJ")], [(40, "Branch Code :00206")], [(40, "IFSC Code :{ifsc}")], [(40, "Account Number : {account}")], [(40, "Product type : CD-GEN-PUB-IND-RURAL-INR")], [(40, "{holder}")], [(40, "MITHAURA BAZAR")], [(40, "273151")], [(40, "Email : name@example.com")], [(40, "Statement Date :Sat Apr 05 11:20:05 IST 2026")], [(40, "Cleared Balance :")], [(40, "Drawing Power :0.00")], [(200, "*STATEMENT OF ACCOUNT from {from_} to {to_}")]],
                    "columns": [("date", "Post Date", 34, 0), ("value_date", "Value Date", 88, 0), ("branch", "Branch|Code", 142, 0), ("cheque", "Cheque|Number", 178, 0), ("description", "Account Description", 222, 150), ("debit", "Debit", -430, 0), ("credit", "Credit", -500, 0), ("balance", "Balance", -580, 0)]},
    # a small finance bank: two titled columns of labels without colons, the unit under the headings, two words run together, the balance of the day it was printed in the head
    "inr under": {"font": "sans", "size": 7, "date": "%d-%b-%Y", "narration": "long", "gap": 5, "named": False,
                  "head": [[(40, "^Account Statement")], [(40, "02-Apr-2026 11:20:05")], [], [(40, "*Customer Information"), (310, "*Branch/Account Information")], [(40, "Customer Name"), (120, "{holder}"), (310, "Branch Name"), (400, "Mulbagal")], [(40, "Nominee Name"), (120, "REGISTERED"), (310, "Branch Address"), (400, "12 Station Road, Kolar 563131")], [(40, "Mobile No."), (120, "XXXXXX4321"), (310, "IFSC Code"), (400, "{ifsc}")], [(40, "Email"), (120, "na****@example.com"), (310, "Account Number"), (400, "{account}")], [(40, "Address"), (120, "14 TEMPLE ROAD"), (310, "Account Type"), (400, "Business Prime Current")], [(120, "MULBAGAL, KARNATAKA 563131"), (310, "Available Balance"), (400, "INR 8,812.40")],
                           [(40, "Joint Holder"), (120, "NA")], [(40, "NOTE: In case of more than two joint holders, please contact the branch for all"), ], [(40, "holder names")], [], [(40, "*Statement for the Period from {from_} to {to_}")], []],
                  "columns": [("date", "Date|", 40, 0), ("reference", "Reference No. /|Cheque No.", 98, 0), ("description", "Narration|", 175, 180), ("debit", "Withdrawal|INR", -430, 0), ("credit", "Deposit|INR", -500, 0), ("balance", "ClosingBalance|INR", -570, 0)],
                  "foot": [[], [(230, "*** End of the Statement ***")]], "furniture": [(40, -35, 0, 6, "4th Floor, Phase II, 769 Anna Salai, Chennai 600002   T: +91 44 0000 0000   Toll Free 1800 000 0000"), (270, -25, 0, 6, "Page {page} of {pages}")]},
}

SECOND = {
    # a bank behind an app, for firms: number and currency in one, the customer before both, balances with their day behind them
    "account dash": {"font": "sans", "size": 7, "date": "%d-%b-%Y", "number": "western", "narration": "long", "gap": 5, "named": False, "ruled": True,
                     "head": [[(40, "^Account Details")], [], [(40, "Account Number"), (160, ": {account} - INR"), (330, "Product Type"), (430, ": PRIME CURRENT")], [(40, "Account Name"), (160, ": {holder} - {account} - INR")], [(40, "Opening Balance"), (160, ": {opening}  {first}"), (330, "Ledger Balance"), (430, ": {closing}  {last}")], [(330, "Available Balance"), (430, ": {closing}  {last}")], []],
                     "columns": [("date", "Date", 36, 0), ("value_date", "Value Date", 92, 0), ("description", "Transaction Details", 150, 170), ("debit", "Debit", -410, 0), ("credit", "Credit", -485, 0), ("balance", "Running Balance", -570, 0)],
                     "furniture": [(36, -25, 0, 6, "Printed By NAME01 On 02-Apr-2026 11:20:05"), (500, -25, 0, 6, "Page {page} of {pages}")]},
    # a cooperative bank's cash credit: a short number behind its kind, two codes behind one label, both ends of the period too, days that are none of it, a debt with a minus
    "sanction limit total": {"font": "dejavu", "size": 6.5, "date": "%d-%b-%Y", "head_date": "%d/%m/%Y", "overdrawn": True, "account_form": "CC/{1}", "holder_form": "M/S {}", "ruled": True,
                             "head": [[(220, "*Statement of Account")], [], [(40, "Generated On"), (160, ": 02-Apr-2026 05:51 PM"), (330, "Current ROI%"), (430, ": 11.85")], [(40, "Account Number"), (160, ": {account}"), (330, "Limit Effective Date"), (430, ": 31-Mar-2025")], [(40, "Customer Name"), (160, ": {holder}"), (330, "Expiry Date"), (430, ": 29-Feb-2028")], [(40, "Address"), (160, ": H NO J 277 SONAMOTI COMPOUND"), (330, "Total Sanction Limit"), (430, ": 12,50,00,000.00")], [(160, "  THANE 400601"), (330, "Transaction Type"), (430, ": All")],
                                      [(40, "IFSC Code / MICR Code"), (160, ": {ifsc} / 400109011"), (330, "From Date - To Date"), (430, ": {from_} To {to_}")], []],
                             "columns": [("date", "Entry Date", 34, 0), ("description", "Description", 92, 150), ("reference", "Chq No/Ref No", 255, 0), ("value_date", "Value Date", 330, 0), ("debit", "Debit", -440, 0), ("credit", "Credit", -505, 0), ("balance", "Balance", -580, 0)],
                             "before": [{"description": "Opening Balance", "balance": "{opening}"}], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a cooperative bank's core system: what the report was asked for on every page, the account by its product, noughts for what is empty, balances headed as totals
    "report parameters": {"font": "mono", "size": 6.5, "date": "%d/%m/%Y", "account_form": "CD/{1}", "empty": "0.00", "leading": 1.25, "header_rule": False, "narration": "chq", "named": False,
                          "head": [[(30, "DECCAN SAHAKARI BANK LTD."), (480, "Page {page} of {pages}")], [(30, "BHIWANDI"), (200, "User Id AVP"), (400, "Printed On 02/04/2026 11:20:05")], [(30, "R045006 - STATEMENT OF ACCOUNTS")], [(30, "From 44  To Branch 44  Product CD  FromAcctNo 815  To Acct No 815  Skip Close N")], [(30, "-" * 130)], [(30, "Branch    : 44 - BHIWANDI")], [(30, "Account   : {account}")], [(30, "Name      : {holder}")], [(30, "Address   : 979 12 MATHURA COMPOUND, KALYAN ROAD")], [(30, "            BHIWANDI 421302"), (330, "IFSC : {ifsc}")],
                                   [(30, "From Date : {from_}   To Date : {to_}")], [(30, "Opening Balance : {opening}")], [(30, "-" * 130)]],
                          "page_head": [[(30, "DECCAN SAHAKARI BANK LTD."), (480, "Page {page} of {pages}")], [(30, "BHIWANDI"), (200, "User Id AVP"), (400, "Printed On 02/04/2026 11:20:05")], [(30, "R045006 - STATEMENT OF ACCOUNTS")], [(30, "From 44  To Branch 44  Product CD  FromAcctNo 815  To Acct No 815  Skip Close N")], [(30, "-" * 130)]],
                          "columns": [("date", "Date", 30, 0), ("description", "Particulars", 90, 180), ("cheque", "Instruments", 290, 0), ("debit", "Dr Amount", -420, 0), ("credit", "Cr Amount", -490, 0), ("balance", "Total Amount", -570, 0)]},
    # an app of a public bank: the number behind a title without a blank, the period behind it in the same line, newest first, the text last
    "for period": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "newest_first": True, "mark": ("DR", "CR"), "ruled": True, "named": False,
                   "head": [[(40, "Statement of Account:{account} For Period: {from_} to {to_}")], [], [(40, "Customer Details")], [(40, "Customer Name: {holder}"), (310, "Branch Name: MAIN ROAD")], [(40, "Customer Address: PLOT 88, INDUSTRIAL ESTATE"), (310, "Branch Address: 12 STATION ROAD PUNE 411001")], [(40, "City: NAGPUR"), (310, "IFSC Code: {ifsc}")], [(40, "Pin: 440001"), (310, "MICR Code: 411024010")], []],
                   "columns": [("date", "Date", 36, 0), ("cheque", "Instrument ID", 95, 0), ("amount", "Amount", -240, 0), ("mark", "Type", 260, 0), ("balance", "Balance", -370, 0), ("description", "Remarks", 385, 185)],
                   "foot": [[], [(180, "***Generated through the app***")], [(40, "Unless constituent notifies the bank immediately of any discrepancy found by him/her in this statement of account, it will be")], [(40, "taken that he/she has found the account correct.")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a bank of the hills by line printer: to whom behind "TO:", whose son, totals of each page and of all, what is in clearing and what may be drawn
    "funds in clearing": {"font": "mono", "size": 6.5, "date": "%d-%m-%Y", "number": "plain", "balance": (("", "Cr"), ("", "Dr")), "overdrawn": True, "holder_form": "M/S. {}", "leading": 1.2, "header_rule": False, "narration": "refs app",
               "head": [[(30, "KHONMOH SRINAGAR")], [(30, "NEAR JAMIA MASJID KHONMOH"), (330, "IFSC Code : {ifsc},  MICR Code : 190051072")], [(330, "PHONE Code : 2467001")], [(30, "TO:"), (330, "TYPE: CASH CREDIT TRADE   DATE: 02-04-2026")], [(30, "{holder}"), (330, "A/C NO: {account}")], [(30, "S/O SHRI RAM KUMAR"), (330, "Printed By : NAME01")], [(30, "C/O FOOD STORES KHONMOH")], [(30, "SRINAGAR,JAMMU AND KASHMIR")], [(30, "190001")], [(30, "cKYC Id : 70012345678901"), (330, "No Nomination")], [(30, "STATEMENT OF ACCOUNT FOR THE PERIOD OF {from_} to {to_}")], [(30, "-" * 134)]],
               "page_head": [[(30, "KHONMOH SRINAGAR"), (330, "A/C NO: {account}")], [(30, "-" * 134)]],
               "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 85, 150), ("reference", "CHQ.NO./REF.NO", 245, 0), ("debit", "WITHDRAWALS", -400, 0), ("credit", "DEPOSITS", -475, 0), ("balance", "BALANCE", -565, 0)],
               "before": [{"description": "B/F", "balance": "{opening}"}], "page_end": [{"description": "Page Total:", "debit": "{page_debits}", "credit": "{page_credits}"}], "after": [{"description": "Page Total:", "debit": "{page_debits}", "credit": "{page_credits}"}, {"description": "Grand Total:", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}],
               "foot": [[(30, "-" * 134)], [(30, "Funds in clearing: 0.00Cr"), (300, "Total available Amount: 8812.40Cr")], [(30, "Effective Available Amount: 8812.40Cr"), (300, "FFD Contribution: 0.00Cr")], [(30, "Unless the constituent notifies the bank immediately of any discrepancy found by him in this statement of account, it will be taken")], [(30, "that he has found the account correct.")], [(30, "Date Stamp"), (300, "Manager")]], "furniture": [(500, -25, 0, 6, "Page {page}")]},
    # an old private bank: number of the customer before its label, months in capitals, what is brought forward called an amount, colons in a column of their own
    "amt brought forward": {"paper": Capitals, "font": "serif", "size": 8, "date": "%d-%b-%Y", "number": "indian", "gap": 3, "ruled": True, "named": True,
                            "head": [[(230, "*STATEMENT OF ACCOUNT")], [(40, "BRANCH: OMALUR TK"), (330, "Ref No"), (430, ":"), (440, "0088/2026")], [], [(40, "*{holder}"), (330, "Customer No"), (430, ":"), (440, "7700123")], [(40, "NO 14 TEMPLE ROAD"), (330, "Account No"), (430, ":"), (440, "{account}")], [(40, "OMALUR TK"), (330, "Account Type"), (430, ":"), (440, "CURRENT ACCOUNT")], [(40, "SALEM DT"), (330, "Date of Opening"), (430, ":"), (440, "14-FEB-2019")], [(40, "TAMIL NADU - 636455"), (330, "Mode of Operation"), (430, ":"), (440, "SINGLE")], [(330, "IFSC"), (430, ":"), (440, "{ifsc}")], [(330, "CKYC No"), (430, ":"), (440, "30012345678901")],
                                     [(40, "Statement Period"), (130, ":"), (140, "{from_} TO {to_}"), (330, "Currency"), (430, ":"), (440, "INR")], []],
                            "columns": [("date", "DATE", 36, 0), ("description", "PARTICULARS", 105, 190), ("cheque", "CHQ NO", 305, 0), ("debit", "DEBIT", -420, 0), ("credit", "CREDIT", -490, 0), ("balance", "BALANCE", -570, 0)],
                            "before": [{"description": "Opening Balance as on {from_}", "balance": "{opening}"}], "page_start": [{"description": "Amt Brought Forward", "balance": "{reached}"}],
                            "furniture": [(40, -25, 0, 6, "Regd. Office: 149 Main Street, Kumbakonam 612001   Telephone No: 0435-0000000"), (500, -25, 0, 6, "Page {page} of {pages}")]},
    # a mercantile cooperative bank: a strip of labels over number, customer and codes, the account's kind in the title, sums at the end without a word for the balance
    "operative account": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "head_date": "%d-%m-%Y", "number": "plain", "account_form": "1101/{1}", "ruled": True,
                          "head": [[(40, "*A/C No."), (130, "*Name"), (300, "*IFSC Code"), (400, "*MICR Code"), (490, "*Type")], [(40, "{account}"), (130, "{holder}"), (300, "{ifsc}"), (400, "400075006"), (490, "CURRENT")], [(40, "Address GM LINK ROAD BAIGANWADI GOVANDI,MUMBAI 400043")], [], [(150, "*Statement of Operative Account for the period {from_} To {to_}")], [(40, "Opening Balance As On {from_} : {opening}")], []],
                          "columns": [("date", "Date", 36, 0), ("description", "Particulars", 95, 180), ("cheque", "Instrument No", 290, 0), ("debit", "Debit", -410, 0), ("credit", "Credit", -485, 0), ("balance", "Closing Balance", -570, 0)],
                          "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}"}], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a deposit's own account: whose deposit it is, its day and what it will be, rows of instalments and interest, the closing balance below
    "depositor": {"font": "serif", "size": 8, "date": "%d-%m-%Y", "balance": (("", " Cr"), ("", " Dr")), "gap": 3, "ruled": True,
                  "head": [[(200, "*Term Deposit Account Statement")], [], [(40, "Name of Depositor"), (150, ": {holder}"), (330, "Deposit A/c No."), (430, ": {account}")], [(40, "Address"), (150, ": 221 LAKE VIEW"), (330, "Date of Deposit"), (430, ": 14-02-2024")], [(150, "  KOCHI 682001"), (330, "Date of Maturity"), (430, ": 14-02-2027")], [(40, "Customer ID"), (150, ": 88123456"), (330, "Maturity Value"), (430, ": 5,00,000.00")], [(40, "Branch"), (150, ": MAIN ROAD"), (330, "Rate of Interest"), (430, ": 7.10 % p.a.")], [(40, "IFSC"), (150, ": {ifsc}"), (330, "TDS Deducted"), (430, ": 0.00")], [(40, "Transactions from {from_} to {to_}")], []],
                  "columns": [("date", "Tran Date", 40, 0), ("description", "Tran Particulars", 110, 190), ("debit", "Debit (Rs.)", -400, 0), ("credit", "Credit (Rs.)", -480, 0), ("balance", "Balance (Rs.)", -565, 0)],
                  "before": [{"description": "Opening Balance", "balance": "{opening}"}], "foot": [[], [(40, "Closing Balance as on {to_} : Rs. {closing}")], [(40, "Note: Interest is subject to deduction of tax at source.")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a wallet: figures over small labels, the hour under the day, an order's number, whether it went well, the wallet's balance
    "wallet balance": {"paper": Wallet, "font": "dejavu", "size": 7, "date": "%d %b %Y", "debit": ("-₹", ""), "credit": ("+₹", ""), "balance": (("₹", ""), ("-₹", "")), "newest_first": True, "narration": "kind first", "gap": 6, "named": False,
                       "head": [[(40, "^Wallet Statement")], [(40, "{from_} - {to_}")], [], [(40, "*{holder}"), (330, "Wallet Number"), (430, "{account}")], [(40, "+91 98XXXXXX21"), (330, "KYC Status"), (430, "Full KYC")], [(40, "name@example.com")], [], [(40, "*₹{open}"), (170, "*₹{credits}"), (300, "*₹{debits}"), (430, "*₹{close}")], [(40, "Opening Balance"), (170, "Money Added"), (300, "Money Spent"), (430, "Closing Balance")], []],
                       "columns": [("date", "Date & Time", 40, 0), ("description", "Details", 120, 140), ("order", "Order ID", 270, 0), ("status", "Status", 360, 0), ("amount", "Amount", -480, 0), ("balance", "Wallet Balance", -565, 0)], "furniture": [(500, -25, 0, 6, "{page} of {pages}"), (40, -25, 0, 6, "This is a system generated statement for the prepaid instrument")]},
    # a private bank's overdraft by internet banking: as of which moment, the customer above labels that name him twice more, limits, the branch's code
    "holder(s) name": {"font": "dejavu", "size": 6.5, "date": "%d-%b-%Y", "overdrawn": True, "ruled": True, "named": False,
                       "head": [[(40, "^Account Statement")], [(40, "as of 02-04-2026 11:20:05 GMT +0530")], [], [(40, "{holder}")], [(40, "3RD FLOOR, OCEAN CHAMBERS")], [(40, "KARUR 639001")], [], [(40, "Account Name"), (170, "OD AGAINST PROPERTY"), (330, "OD Limit"), (430, "20,00,000.00")], [(40, "Account Holder(s) Name"), (170, "{holder}"), (330, "Branch Code"), (430, "1101")], [(40, "Account Number"), (170, "{account}"), (330, "Branch Name"), (430, "MAIN ROAD")], [(40, "Account Currency"), (170, "INR"), (330, "IFSC"), (430, "{ifsc}")], [(40, "Opening Balance"), (170, "{opening}"), (330, "Closing Balance"), (430, "{closing}")], [(40, "Searched By"), (170, "From {from_} To {to_}")], []],
                       "columns": [("date", "Txn Date", 34, 0), ("value_date", "Value Date", 88, 0), ("branch", "Brn Code", 144, 0), ("description", "Particulars", 188, 150), ("reference", "Ref. No", 350, 0), ("debit", "Debit", -460, 0), ("credit", "Credit", -520, 0), ("balance", "Balance", -585, 0)], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
}

THIRD = {
    # a private bank: a name and its label without a colon, an address for payments, the period in a sentence, amounts in the middle of their row, the first balance a row without a date
    "generated for": {"paper": Centred, "font": "sans", "size": 7.5, "date": "%d-%m-%Y", "head_date": "%d-%b-%Y", "narration": "long", "gap": 5, "named": False,
                      "head": [[(230, "*Account Statement")], [(150, "Statement Generated for the period: {from_} - {to_}")], [], [(40, "Name"), (130, "{holder}"), (330, "Branch Name"), (420, "MANGALURU KANKANADY")], [(40, "Joint Holder"), (130, "NIL"), (330, "IFSC"), (420, "{ifsc}")], [(40, "Address"), (130, "14 TEMPLE ROAD"), (330, "MICR"), (420, "575052002")], [(130, "MANGALURU 575002"), (330, "A/c Number"), (420, "{account}")], [(40, "UPI ID"), (130, "9876501234@bankupi"), (330, "A/c Type"), (420, "SB-GENERAL")], []],
                      "columns": [("date", "Date", 40, 0), ("description", "Description", 105, 180), ("cheque", "Chq/Ref", 300, 0), ("debit", "Withdrawal", -410, 0), ("credit", "Deposit", -485, 0), ("balance", "Balance", -565, 0)],
                      "before": [{"description": "Opening Balance", "balance": "{opening}"}], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a bank of the south: who it is sent to over a date, a word joined by a line below, totals of each page between dashes, debts of a cash credit
    "chq underscore": {"font": "mono", "size": 6.5, "date": "%d-%m-%Y", "number": "plain", "balance": (("", " Cr"), ("", " Dr")), "overdrawn": True, "holder_form": "M/S. {}", "leading": 1.25, "header_rule": False, "narration": "refs app",
                       "head": [[(330, "Branch Name : GOREGAON,MUMBAI")], [(30, "{holder}"), (330, "IFSC        : {ifsc}")], [(30, "GROUND FLOOR, OCEAN CHAMBERS"), (330, "Customer ID : A52490063")], [(30, "S V ROAD"), (330, "Type        : CASH CREDIT - GENERAL  Currency : INR")], [(30, "MUMBAI"), (330, "A/C No      : {account}")], [(30, "MAHARASHTRA 400104"), (330, "MICR        : 400059007   Swift Code : SAHYINBBXXX")], [(30, "DATE: 02-04-2026"), (330, "Mode of Opn : ANY ONE")], [(30, "STATEMENT OF ACCOUNT FOR THE PERIOD FROM {from_} to {to_}")], [(30, "-" * 134)]],
                       "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 90, 170), ("cheque", "CHQ_NO.", 275, 0), ("debit", "WITHDRAWALS", -400, 0), ("credit", "DEPOSITS", -475, 0), ("balance", "BALANCE", -575, 0)],
                       "before": [{"description": "B/F", "balance": "{opening}"}], "page_end": [{"description": "Page Total", "debit": "{page_debits}", "credit": "{page_credits}", "balance": "{reached}"}], "page_start": [{"description": "B/F", "balance": "{reached}"}], "after": [{"description": "Page Total", "debit": "{page_debits}", "credit": "{page_credits}", "balance": "{closing}"}],
                       "foot": [[(30, "-" * 134)], [(30, "This is a system generated statement and needs no signature. Visit us at www.example.in")]], "furniture": [(480, -25, 0, 6, "Page {page} of {pages}")]},
    # a public bank: the customer under the title and once more behind "C/O", labels beside values without signs, a dash before the period's first day
    "from dash": {"font": "sans", "size": 7, "date": "%d/%m/%Y", "named": False, "ruled": True,
                  "head": [[(230, "*Statement of Account")], [], [(40, "*{holder}"), (330, "Branch"), (430, "GHOD BUNDER ROAD THANE")], [(40, "C/O {holder}"), (330, "Customer Id"), (430, "900724523")], [(40, "PLOT 88, INDUSTRIAL ESTATE"), (330, "Account No"), (430, "{account}")], [(40, "THANE 400607"), (330, "Account Currency"), (430, "INR")], [(40, "MAHARASHTRA"), (330, "Account Type"), (430, "Current Account")], [(40, "INDIA"), (330, "MICR Code"), (430, "400026116")], [(330, "IFSC Code"), (430, "{ifsc}")], [], [(40, "Statement Period From -{from_} To {to_}")], []],
                  "columns": [("date", "Date", 34, 0), ("id", "Tran Id", 84, 0), ("description", "Remarks", 140, 150), ("reference", "UTR Number", 300, 0), ("cheque", "Instr. ID", 365, 0), ("debit", "Withdrawals", -460, 0), ("credit", "Deposits", -520, 0), ("balance", "Balance", -585, 0)],
                  "foot": [[], [(230, "Page Summary")], [(40, "Opening Balance"), (160, "Total Withdrawals"), (290, "Total Deposits"), (420, "Closing Balance")], [(40, "{opening}"), (160, "{debits}"), (290, "{credits}"), (420, "{closing}")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a payments bank: the period glued to its label, a strip of labels over number, kind, codes and rate, figures over what they are called, a plus or minus apart from Rs.
    "statement for glued": {"font": "sans", "size": 7.5, "date": "%d %b %Y|10:05 PM", "head_date": "%d %b %Y", "debit": ("- Rs.", ""), "credit": ("+ Rs.", ""), "balance": (("Rs.", ""), ("-Rs.", "")), "narration": "refs app", "gap": 6, "named": False,
                            "head": [[(40, "*{holder}"), (330, "Account statement for:{from_} to {to_}")], [(40, "FLAT 4, GARDEN ESTATE, GHAZIABAD 201001")], [(40, "name@example.com")], [], [(40, "ACCOUNT NUMBER"), (150, "ACCOUNT TYPE"), (250, "IFSC"), (350, "MICR"), (450, "INTEREST RATE*")], [(40, "{account}"), (150, "SAVINGS"), (250, "{ifsc}"), (350, "110766001"), (450, "2.5%")], [(40, "ACCOUNT OPENED ON: 14 Feb 2021"), (330, "NOMINEE: Not Registered")], [], [(40, "ACCOUNT SUMMARY")], [(40, "*Rs. {open}"), (170, "*Rs. {credits}"), (300, "*Rs. {debits}"), (430, "*Rs. {close}")], [(40, "OPENING BALANCE"), (170, "TOTAL DEPOSIT"), (300, "TOTAL WITHDRAWAL"), (430, "CLOSING BALANCE")], []],
                            "columns": [("date", "DATE & TIME", 40, 0), ("description", "TRANSACTION DETAILS", 130, 220), ("amount", "AMOUNT", -450, 0), ("balance", "AVAILABLE BALANCE", -560, 0)],
                            "foot": [[], [(40, "*Fixed Deposits with Partner Bank : {from_} to {to_}")], [(40, "Rs.0.00"), (170, "Rs.0.00"), (300, "Rs.0.00"), (430, "Rs.0.00")], [(40, "AVAILABLE DEPOSIT"), (170, "TOTAL DEPOSIT"), (300, "TOTAL WITHDRAWAL"), (430, "CLOSING DEPOSIT")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}"), (40, -25, 0, 6, "Need Help? Visit our Help & Support section")]},
    # a rural bank's credit for farmers: whose child or wife, a village, land and limits beside the account, a debt with Dr, the last line says what is left
    "kisan": {"font": "serif", "size": 8, "date": "%d/%m/%Y", "overdrawn": True, "balance": (("", "Cr"), ("", "Dr")), "gap": 3, "ruled": True,
              "head": [[(220, "*LEDGER / STATEMENT OF ACCOUNT")], [], [(40, "Borrower Name"), (150, ": {holder}"), (330, "KCC A/c No."), (430, ": {account}")], [(40, "Father/Husband Name"), (150, ": RAM KUMAR"), (330, "CIF No."), (430, ": 88123456")], [(40, "Village/Post"), (150, ": PACHPEDWA"), (330, "Sanctioned Limit"), (430, ": 3,00,000.00")], [(40, "Tehsil/District"), (150, ": BALRAMPUR"), (330, "Drawing Power"), (430, ": 3,00,000.00")], [(40, "Land Holding"), (150, ": 2.45 Acre"), (330, "Rate of Interest"), (430, ": 7.00 %")], [(40, "Branch"), (150, ": MAIN ROAD"), (330, "IFSC Code"), (430, ": {ifsc}")], [(40, "Period"), (150, ": {from_} to {to_}"), (330, "Limit Valid Upto"), (430, ": 31/03/2029")], []],
              "columns": [("date", "Date", 40, 0), ("description", "Particulars", 105, 180), ("cheque", "Chq/Vr No", 295, 0), ("debit", "Debit Amt", -410, 0), ("credit", "Credit Amt", -485, 0), ("balance", "Balance", -565, 0)],
              "before": [{"description": "Balance B/F", "balance": "{opening}"}], "foot": [[], [(40, "Outstanding Balance as on {to_} : {closing}")], [(40, "Seal and Signature"), (430, "Branch Manager")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a bank in an app: a greeting, a masked number, the month in words, sums as sentences, sides in words
    "greeted": {"font": "dejavu", "size": 7.5, "date": "%d %b %Y", "head_date": "%d %b %Y", "debit": ("₹", ""), "credit": ("₹", ""), "kind": ("Debit", "Credit"), "balance": (("₹", ""), ("-₹", "")), "newest_first": True, "gap": 7, "narration": "refs app", "named": False, "account_form": "XXXXXX{1}",
                "head": [[(40, "^Hi {holder},")], [(40, "Here is your account statement for {from_} to {to_}")], [], [(40, "Savings account"), (200, "IFSC code"), (340, "Closing balance on {to_}")], [(40, "*{account}"), (200, "*{ifsc}"), (340, "*{closing}")], [], [(40, "You started with {opening}, received ₹{credits} in {nc} transactions and spent ₹{debits} in {nd} transactions.")], []],
                "columns": [("date", "Date", 40, 0), ("description", "Transaction", 110, 220), ("kind", "Type", 345, 0), ("amount", "Amount", -460, 0), ("balance", "Balance", -560, 0)], "furniture": [(500, -25, 0, 6, "{page}/{pages}"), (40, -25, 0, 6, "Questions? Chat with us in the app")]},
    # a public bank's branch: cells so narrow that years and letters fall under themselves, the number in the first line of all
    "split cells": {"paper": Split, "font": "serif", "size": 7.5, "date": "%d/%m/%Y", "number": "plain", "balance": (("", "CR"), ("", "DR")), "gap": 5, "named": False, "narration": "by to",
                    "head": [[(40, "STATEMENT OF ACCOUNT from {from_} to {to_} for Account Number {account}")], [], [(40, "UTHIRAMERUR")], [(40, "12 STATION ROAD")], [(40, "IFSC CODE:{ifsc}")], [(40, "Branch Code:00397")], [(40, "Product type : SB-GEN-PUB-IND-NONRURAL-INR")], [(40, "{holder}")], [(40, "14 TEMPLE ROAD")], [(40, "KANCHIPURAM 603406")], [(40, "Email : name@example.com")], []],
                    "columns": [("value_date", "Value|Date", 36, 0), ("date", "Post|Date", 72, 0), ("place", "Remitter|Branch", 110, 0), ("description", "Description", 190, 165), ("cheque", "Cheque|No", 365, 0), ("debit", "DR", -455, 0), ("credit", "CR", -515, 0), ("balance", "Balance", -580, 0)], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # a private bank's statement of all relations: deposits and a deposit by instalments behind the rows, each with an account's number of its own
    "composite": {"font": "sans", "size": 7, "date": "%d/%m/%Y", "ruled": True, "named": False, "account_form": "{}",
                  "head": [[(40, "^Combined Statement")], [(40, "{holder}"), (330, "Cust ID : 88123456")], [(40, "221 LAKE VIEW"), (330, "Statement From : {from_} To : {to_}")], [(40, "CHENNAI 600001"), (330, "RTGS/NEFT IFSC : {ifsc}")], [], [(40, "*Relationship Summary as on {to_}")], [(40, "Savings Account"), (-300, "{closing}")], [(40, "Fixed Deposits"), (-300, "2,00,000.00")], [(40, "Recurring Deposits"), (-300, "36,000.00")], [], [(40, "*Savings Account Details")], [(40, "Account Number : {account}"), (330, "Nomination : Registered")], []],
                  "columns": [("date", "Txn Date", 36, 0), ("description", "Narration", 92, 180), ("reference", "Chq./Ref.No.", 285, 0), ("debit", "Withdrawals", -410, 0), ("credit", "Deposits", -485, 0), ("balance", "Closing Balance", -570, 0)],
                  "before": [{"description": "Opening Balance", "balance": "{opening}"}],
                  "foot": [[], [(40, "*Fixed Deposit Account Details")], [(40, "Deposit No."), (130, "Opened On"), (210, "Principal Amt."), (310, "ROI"), (370, "Maturity Date"), (470, "Maturity Amt.")], [(40, "50300123456789"), (130, "14/02/2025"), (210, "2,00,000.00"), (310, "7.10"), (370, "14/02/2027"), (470, "2,30,120.00")], [], [(40, "Account Number : 50400987654321")], [(40, "Account Type : RECURRING DEPOSIT")], [(40, "RD ACCOUNT SUMMARY")], [(40, "Instalment Amt."), (150, "Instalments Paid"), (270, "Current Balance"), (390, "Maturity Date")], [(40, "3,000.00"), (150, "12"), (270, "36,000.00"), (390, "14/02/2027")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
}

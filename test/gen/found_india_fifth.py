# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian statements, the ninth batch and the one after it. See found.py for how to read a description.

Drawn from what public parsers, their tests and the places of words that a public test suite keeps of papers (without their
contents) tell: a summary beside the rows, a period in a heading, rows in the middle of their height, a day over its month,
a cooperative bank's printer, a small finance bank, cards whose sections stand between the rows.
"""

import found
import found_card


class Centred(found.Paper):
    """Cells in the middle of their row's and their header's height."""

    def table_header(self):
        deep = max(c[1].count("|") for c in self.spec["columns"]) + 1
        for _, title, x, _ in self.spec["columns"]:
            lines = title.split("|")
            for k, line in enumerate(lines):
                self.put(x, self.y + (k + (deep - len(lines)) / 2) * self.step, "*" + line)
        self.y += deep * self.step + 6

    def draw_row(self, row):
        spec = self.spec
        text = {c[0]: self.lines_of(row, c[3]) if c[0] == "description" else self.cell(row, c[0]).split("|") for c in spec["columns"]}
        deep = max(map(len, text.values()))
        for key, _, x, _ in spec["columns"]:
            for k, t in enumerate(text[key]):
                self.put(x, self.y + (k + (deep - len(text[key])) / 2) * self.step, t)
        self.y += deep * self.step + spec["gap"]


class Sections(found_card.Paper):
    """Cards whose cells may have several lines ("|"), whose rows stand under what came in and what went out, with a sum
    each, and beside whose rows of the first page a panel of figures may stand."""

    def values(self):
        return {**super().values(), "from_short": self.doc["from"].strftime("%d %b")}

    def table_header(self):
        columns = self.spec["columns"]
        self.spec = {**self.spec, "columns": [(k, title.format_map(self.values()), x, w) for k, title, x, w in columns]}
        super().table_header()
        self.spec = {**self.spec, "columns": columns}

    def rows(self, rows):
        spec = self.spec
        for row in rows:
            text = {c[0]: row["lines"] if c[0] == "description" else self.cell(row, c[0]).split("|") for c in spec["columns"]}
            deep = max(map(len, text.values()))
            if self.y + deep * self.step > self.height - 80:
                self.next()
                if spec["header"] == "all":
                    self.table_header()
            for key, _, x, _ in spec["columns"]:
                for k, t in enumerate(text[key]):
                    if t:
                        self.put(x, self.y + k * self.step, t)
            self.y += deep * self.step + spec["gap"]

    def draw(self):
        spec, doc = self.spec, self.doc
        for x, y, text in spec.get("panel", []):
            self.put(x, y, text.format_map(self.values()))
        self.y = spec["top"]
        self.block(spec["head"])
        self.y = max(self.y, spec.get("table_top", 0))
        if spec["header"] != "none":
            self.table_header()
        parts = [([r for r in doc["shown"] if r["credit"] is not None], spec.get("ins_head", []), spec.get("ins_foot", [])),
                 ([r for r in doc["shown"] if r["credit"] is None], spec.get("outs_head", []), spec.get("outs_foot", []))] if "ins_head" in spec else [(doc["shown"], [], [])]
        for rows, head, foot in parts:
            self.block(head)
            self.rows(rows)
            self.block(foot)
        self.y += self.step
        self.block(spec["foot"])
        self.s.save()
        return self.s.page


def credits_first(spec, rows):
    return [r for r in rows if r["credit"] is not None] + [r for r in rows if r["credit"] is None]


FIRST = {
    # rows and headings in the middle of their height, a value date in brackets below the date, ISO dates in the title, sums without a word, what is available in a sentence
    "date value date": {"paper": Centred, "font": "sans", "size": 7, "date": "%d-%b-%y|(%d-%b-%y)", "head_date": "%Y-%m-%d", "newest_first": True, "empty": "-", "gap": 5, "named": False, "kind": ("Transfer", "Transfer"), "leading": 1.3,
                        "head": [[(284, "Report Generation Date & Time : 13-02-2026 19:20:11")], [], [(70, "*STATEMENT OF THE ACCOUNT FOR THE PERIOD OF : {from_} to {to_}")], [], [(46, "*CUSTOMER DETAILS")], [], [(48, "Customer ID"), (171, ": 88123456"), (300, "Branch Address :")],
                                 [(48, "Account No"), (171, ": {account}"), (300, "12,14,MAIN ROAD,ANNA NAGAR,,CHENNAI T.N.")], [(48, "Account Holder Name"), (171, ": {holder}"), (300, "CHENNAI-600001,CHENNAI,CHENNAI")], [(48, "Contact No"), (171, ": 919876543210"), (300, "Address of Customer :")],
                                 [(48, "Email ID"), (171, ":"), (300, "221 LAKE VIEW NO 14 TEMPLE STREET,KOLATHUR,")], [(48, "IFSC Code"), (171, ": {ifsc}"), (300, "CHENNAI,TAMIL NADU, 600099")], [], [(48, "Branch Code"), (171, ": 0397")], []],
                        "columns": [("date", "Date(Value|Date)", 44, 0), ("description", "Particulars", 112, 155), ("reference", "Ref No.|/Cheque No", 278, 0), ("kind", "Transaction|Type", 343, 0), ("debit", "Debit(Rs)", -440, 0), ("credit", "Credit(Rs)", -499, 0), ("balance", "Balance(Rs)", -558, 0)],
                        "after": [{"debit": "{debits}", "credit": "{credits}"}], "foot": [[], [(44, "Effective available balance as on 13-02-2026 19:20:11 is INR {close}")], [], [(44, "**This is a computer generated statement and does not require a signature.")]],
                        "furniture": [(277, -15, 0, 6, "Page {page} of {pages}")]},
    # a small finance bank: labels of a branch beside name and address, "From:" and "To:" in one line, effective date and cheque before the text
    "branch of ownership": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "ruled": True,
                            "head": [[(40, "Branch : Shillong G S ROAD, EAST KHASI HILLS, SHILLONG MEGHALAYA, 793002")], [], [(220, "*Statement of Account")], [], [(40, "Name"), (95, ": {holder}"), (330, "Branch IFSC Code"), (440, ": {ifsc}")], [(40, "Address"), (95, ": MALKI COMPLEX"), (330, "Account Number"), (440, ": {account}")],
                                     [(101, "DHANKHETI SHILLONG"), (330, "Branch of Ownership"), (440, ": Shillong")], [(101, "793001"), (330, "Branch MICR Code"), (440, ": 793760002")], [(101, "MEGHALAYA"), (330, "Date Opened"), (440, ": 02/07/2021")], [(101, "INDIA"), (330, "Activation Date"), (440, ": 20/07/2021")],
                                     [(330, "Currency Code"), (440, ": INR")], [(330, "Account Status"), (440, ": Active")], [(330, "CKYCR Number"), (440, ": **********3676")], [], [(40, "From:{from_}"), (130, "To:{to_}")]],
                            "columns": [("date", "Date", 36, 0), ("value_date", "Effective|Date", 88, 0), ("cheque", "Cheque|Number", 142, 0), ("description", "Description", 190, 160), ("debit", "Withdrawal|Amt.", -430, 0), ("credit", "Deposit|Amt.", -500, 0), ("balance", "Balance", -575, 0)],
                            "furniture": [(260, -25, 0, 6, "Page {page} of {pages}")]},
    # a district's cooperative bank: whole rupees without commas, zeros, ISO dates, mode before the text, labels with two blanks about their colons
    "e-statement service": {"font": "mono", "size": 7.5, "date": "%Y-%m-%d", "head_date": "%d/%m/%Y", "number": "whole plain", "empty": "0", "balance": (("", " CR"), ("", " DR")), "ruled": True, "gap": 4, "kind": ("TO TRANSFER", "BY TRANSFER"), "holder_form": "Mr. {}",
                            "head": [[(440, "e-Statement Service")], [], [(28, "Account Name     :  {holder}"), (300, "Branch Name        :  MANALI")], [(28, "Account Number  :  {account}"), (300, "Branch Code         :  00035")], [(28, "CIF Number        :  0000001003502"), (300, "Branch Address    :  TEHSIL MANALI, DIST. KULLU")],
                                     [(28, "Address               :  VPO MANALI, , MANALI"), (300, "Branch E-mail ID  :  mrg.035@example.in")], [(300, "IFSC Code            :  {ifsc}")], [(300, "MICR Code          :  175850052")], [(300, "Product                :  SAVING NON-CHQ MEMBER")], [],
                                     [(60, "NEVER SHARE your Card number, CVV, PIN, OTP, Internet Banking User ID with anyone even if the caller")], [(60, "claims to be a bank employee. Sharing these details can lead to unauthorised access to your account.")], [], [(28, "Account statement from {from_} to {to_}")]],
                            "columns": [("date", "Date", 36, 0), ("kind", "Mode", 100, 0), ("description", "Particulars", 175, 160), ("debit", "Withdrawls", -420, 0), ("credit", "Deposits", -490, 0), ("balance", "Balance", -570, 0)],
                            "foot": [[(28, "END OF STATEMENT")], [], [(28, "Unless a constituent notifies the bank immediately of any discrepancy found by him/her/them in this statement")]], "furniture": [(500, -15, 0, 6, "Page {page} of {pages}"), (170, -15, 0, 6, "** This is only for information purpose and not for legal use **")]},
    # a cooperative bank's report: its parameters on every page, "Total Amount" is the balance, the number with its product
    "total amount balance": {"font": "mono", "size": 6.5, "date": "%d/%m/%Y", "empty": "0.00", "account_form": "CD/{2}", "header": "all", "leading": 1.25, "named": False,
                             "head": [[(30, "SAHYADRI SAHAKARI BANK LTD."), (460, "Page {page} of {pages}")], [(30, "BHIWANDI"), (200, "User Id AVP"), (380, "Printed On 30/09/2026 10:12:13")], [(30, "R045006 - STATEMENT OF ACCOUNTS")], [(30, "From Branch 44  To Branch 44  Product CD  FromAcctNo 815  To Acct No 815  Skip Close N")], [(30, "-" * 132)],
                                      [(30, "Branch    : 44 - BHIWANDI")], [(30, "Account   : {account}")], [(30, "Name      : {holder}")], [(30, "Address   : 979 12 MATHURA COMPOUND, NEAR BUS STAND, BHIWANDI 421302")], [(30, "From Date : {from_}   To Date : {to_}")], [(-575, "Opening Balance : {opening}")]],
                             "page_head": [[(30, "SAHYADRI SAHAKARI BANK LTD."), (460, "Page {page} of {pages}")], [(30, "BHIWANDI"), (200, "User Id AVP"), (380, "Printed On 30/09/2026 10:12:13")], [(30, "R045006 - STATEMENT OF ACCOUNTS")], [(30, "-" * 132)]],
                             "columns": [("date", "Date", 30, 0), ("description", "Particulars", 85, 140), ("reference", "Instruments", 270, 0), ("debit", "Dr Amount", -410, 0), ("credit", "Cr Amount", -490, 0), ("balance", "Total Amount", -575, 0)]},
}

FIRST_CARDS = {
    # what is asked for on the right of the address, the period in the table's heading, sections between the rows, points beside the summary, Cr apart
    "remember to pay": {"paper": Sections, "arrange": credits_first, "dated": True, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "head_date": "%d-%b-%Y", "credit": ("", ""), "mark": ("", "Cr"), "top": 104, "card_form": "4147 XXXX XXXX {}",
                        "head": [[(55, "{holder}"), (280, "*Statement Date"), (435, "{to}")], [(55, "221 lake view"), (280, "*Minimum Amount Due (MAD)"), (435, "Rs. {minimum}")], [(55, "near bus stand main road"), (280, "*Total Amount Due (TAD)"), (435, "Rs. {new}")], [(55, "ernakulam kochi"), (280, "*Remember to pay by"), (435, "{due}")],
                                 [(55, "Kerala - 682001"), (280, "*Total Outstanding Including"), (435, "Rs. {new}")], [(286, "Total Amount Due (Current)"), (435, "Rs. {new}")], [(286, "Loans, EMIs (Principal Outstanding)"), (435, "Rs. 0.00")], [], [(56, "GSTIN - 32AAPFM1234A1Z5")], [(55, "Customer Relationship Number:-"), (170, "88123456")], [(55, "Primary Card Number"), (145, "{card}")], [],
                                 [(59, "*My Summary"), (428, "*My Rewards")], [], [(65, "Previous"), (152, "Payments"), (231, "Purchases &"), (345, "Total"), (426, "Opening Balance"), (539, "1204")], [(60, "Amount Due"), (231, "Other Charges"), (333, "Amount Due"), (426, "Earned this month"), (541, "310")],
                                 [(60, "Rs. {previous}"), (127, "-"), (151, "Rs. {payments}"), (217, "+"), (243, "Rs. {spent}"), (318, "="), (335, "Rs. {new}"), (426, "Redeemed this month"), (545, "0")], [(43, "Total Credit Limit (incl. cash):"), (158, "Rs. {limit}"), (234, "Total Cash Limit:"), (325, "Rs. {cash}"), (426, "Expired this month"), (545, "0")],
                                 [(43, "Self Set Credit Limit:"), (158, "Rs. {limit}"), (234, "Available Cash Limit:"), (325, "Rs. {cash}"), (426, "Closing Balance"), (539, "1514")], [(43, "Available Credit Limit:"), (158, "Rs. {available}")], [(40, "In case of payment of less than the minimum amount due by the due date the bank will report to credit information companies.")], []],
                        "columns": [("date", "Date", 40, 0), ("description", "Transaction details from {from_} to {to}", 94, 0), ("category", "Spends Area", 404, 0), ("amount", "Amount (Rs.)", -557, 0), ("mark", "", 563, 0)],
                        "ins_head": [[(94, "*Payments and Other Credits")]], "outs_head": [[(94, "*Primary Card Transactions-{this}")], [(94, "*Retail Purchases and Cash Transactions")]], "outs_foot": [[(94, "*Total Purchase & Other Charges"), (-557, "*{spent}")]],
                        "foot": [[(37, "*SMS EMI to 5676788 to convert your transactions into EMI.")], [(37, "Pay your Credit card bills using the following:")]], "furniture": [(37, -15, 0, 6, "CRN: 88123456"), (530, -15, 0, 6, "Page {page} of {pages}")]},
    # the summary stands at the right margin beside the rows; who has the card and which one is said over each section, the address at the end
    "margin panel": {"paper": Sections, "arrange": credits_first, "dated": True, "font": "sans", "size": 6.5, "date": "%d/%m/%Y", "credit": ("", " CR"), "debit": ("", " DR"), "top": 60, "gap": 3, "card_form": "5241XXXXXXXX{}", "holder_form": "MR {}",
                     "panel": [(477, 88, "*Previous Balance"), (485, 100, "{previous} DR"), (462, 138, "*Purchases & Other Charges"), (487, 150, "{spent}"), (482, 186, "*Cash Advance"), (495, 199, "0.00"), (463, 238, "*Payments & Other Credits"), (487, 250, "{payments}"), (469, 288, "*Total Amount Due"), (480, 300, "{new} DR"),
                               (460, 320, "*Minimum Amount Due"), (490, 331, "{minimum}"), (467, 352, "*Payment Due Date"), (482, 364, "{due}"), (477, 385, "*Statement Period"), (460, 397, "{from_} To {to}"), (479, 418, "*Statement Date"), (483, 430, "{to}"), (476, 449, "*Total Outstanding"), (484, 455, "(Including Loans)"), (480, 464, "{new} DR")],
                     "head": [[(24, "^Harbour COIN Bank Credit Card")], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [(31, "*Credit"), (89, "*Credit Limit"), (166, "*Available Credit Limit"), (276, "*Cash Limit"), (352, "*Available Cash Limit")], [(26, "*Summary"), (87, "{limit}"), (179, "{available}"), (274, "{cash}"), (366, "{cash}")], [],
                              [(30, "IMPORTANT MESSAGE:"), (235, "EXCLUSIVE OFFERS:")], [(30, "Effective 15th Mar'25, there will be changes in Late Payment")], [(30, "Charges, ATM Fee, Cash Transaction Fee. For details, visit our site.")], []],
                     "table_top": 374, "columns": [("date", "Date", 26, 0), ("description", "Transaction Details", 72, 0), ("category", "Merchant Category", 222, 0), ("points", "COIN Points", -345, 0), ("amount", "Amount (in `)", -424, 0)],
                     "ins_head": [[(26, "*Payment Details for {holder} (Credit Card No. {this})")]], "ins_foot": [[(26, "*Total"), (-345, "0"), (-410, "{payments}")]],
                     "outs_head": [[(26, "*Purchases & Cash Transactions for {holder} (Credit Card No. {this})")]], "outs_foot": [[(26, "*Total"), (-345, "310"), (-410, "{spent}")]],
                     "foot": [[(38, "COIN Points"), (99, "Note: Points mention the balance of the points on your card during the current cycle.")], [(34, "Opening Balance"), (125, "Total Points for"), (220, "Total Points Transferred")], [(31, "of the Points"), (123, "the current statement"), (222, "for the current statement")], [(58, "0"), (150, "310"), (260, "0")], [], [],
                              [(31, "{holder}")], [(31, "A-101, GARDEN ESTATE")], [(31, "SECTOR 12 MAIN ROAD")], [(31, "PUNE PIN - 411001")], [(31, "Account and Credit card No :"), (131, "0000412345678901")]]},
    # three columns of labels, each over its figure, colons everywhere
    "colons over figures": {"paper": Sections, "dated": True, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "credit": ("", " Cr"), "debit": ("", " Dr"), "card_form": "3561XXXXXXXX{}",
                            "head": [[(40, "^Credit Card Statement")], [(40, "HARBOUR BANK KLICK")], [(40, "{holder}")], [(40, "14 TEMPLE ROAD")], [(40, "PUNE 411001")], [], [(40, "*Statement for HARBOUR BANK Card Number {card}"), (400, "*Previous Balance :")], [(400, "Rs. {previous} Dr")],
                                     [(40, "*Statement Period:"), (200, "*Credit Limit:")], [(40, "{from_} To {to}"), (200, "Rs. {limit}"), (400, "*Current Purchases / Cash Advance")], [(200, "*Available Credit Limit:"), (400, "*& Other Charges :")], [(40, "*Statement Date : {to}"), (200, "Rs. {available}"), (400, "Rs. {spent} Dr")],
                                     [(40, "*Total Amount Due:"), (200, "*Cash Limit:"), (400, "*Points Earned : 310")], [(40, "Rs. {new}"), (200, "Rs. {cash}")], [(400, "*Payment & Credits Received :")], [(40, "*Minimum Amount Due:"), (200, "*Available Cash Limit:"), (400, "Rs. {payments} Cr")], [(40, "Rs. {minimum}"), (200, "Rs. {cash}")],
                                     [(40, "*Payment Due Date: {due}"), (400, "Bank ONLINE"), (480, "Other Mode")], []],
                            "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 100, 0), ("category", "Merchant Category", 360, 0), ("amount", "Amount (Rs.)", -540, 0)], "foot": [[(40, "Interest on Rs. 10,000 @ 3.75% p.m. from 11th July to 20th July")], [(230, "End of the statement")]]},
    # a card of an app: the day over month and year, Cr and Dr below, a greeting, a period whose year stands once
    "day over month": {"paper": Sections, "newest_first": False, "font": "dejavu", "size": 7, "date": "%d|%b %y", "head_date": "%d %b %Y", "debit": ("₹", ""), "credit": ("+₹", ""), "mark": ("|Dr", "|Cr"), "gap": 14, "header": "none",
                       "head": [[(18, "*Hello, {holder}")], [], [(18, "14, TEMPLE RESIDENCY OFF MAIN ROAD NEAR BUS STAND NO. 4 PUNE411001 PUNE, MH")], [(18, "411001")], [(18, "Statement for your credit card ending with {last4} ({from_short} - {to})")], [], [], [(30, "*Your Credit Card dues"), (356, "*Your summary")], [], [(31, "Total due amount"), (178, "Minimum amount due"), (355, "Opening balance"), (-564, "₹{previous}")],
                                [(31, "*₹{new}"), (178, "*₹{minimum}"), (355, "Total spends"), (-564, "₹{purchases}")], [], [(31, "     Total Credit Limit: ₹{limit}"), (355, "Payments & Refunds"), (-564, "₹{payments}")], [(355, "EMIs"), (-564, "₹0.00")], [(31, "Payment due date {due}"), (266, "Pay Now"), (355, "Fees & Charges (including")], [(355, "Interest)"), (-564, "₹{fees}")],
                                [(31, "Ways to pay")], [(53, "XX9999 app"), (196, "Via NEFT")], [(35, "Login to the app"), (182, "Add account as beneficiary"), (355, "*Total amount due"), (-564, "*₹{new}")], [], [], [(30, "*Your Transactions")], []],
                       "columns": [("date", "", 36, 0), ("description", "", 70, 0), ("mark", "", 74, 0), ("amount", "", -564, 0)], "furniture": [(543, -15, 0, 6, "Page {page} of {pages}")]},
}

SECOND = {
    # an app's passbook: text above and below the date, deposits before withdrawals, a masked number in a sentence, the opening balance under the deposits
    "chq below": {"font": "sans", "size": 8, "date": "%d-%m-%Y", "head_date": "%d-%b-%Y", "account_form": "XXXXXXXXX{1}", "wrap": "around", "narration": "chq", "gap": 12, "named": False,
                  "head": [[], [], [(36, "Statement for A/c {account} for the period {from_} to {to_}")], [], [(15, "*Customer Id"), (115, "XXXXXXX18"), (302, "*Branch Code"), (402, "0397")], [(15, "*Name"), (115, "{holder}"), (302, "*Branch Name"), (402, "MAIN ROAD")], [(15, "*Phone"), (115, "+919876543210"), (302, "*IFSC Code"), (402, "{ifsc}")],
                           [(15, "*Address"), (115, "S/O RAM KUMAR C"), (302, "*Address"), (402, "P B Complex, Temple Road,")], [(15, "NO. 221, LAKE VIEW MAIN ROAD SHIVAJI NAGAR"), (302, "Bengaluru,      SHIVAJI NAGAR KARNATAKA")], [(15, "BENGALURU KARNATAKA")], []],
                  "columns": [("date", "Date", 27, 0), ("description", "Particulars", 107, 165), ("credit", "Deposits", -396, 0), ("debit", "Withdrawals", -490, 0), ("balance", "Balance", -581, 0)], "before": [{"credit": "Opening Balance", "balance": "{opening}"}], "furniture": [(531, -25, 0, 8, "page {page}")]},
    # a cooperative bank's cash credit: rates and limits among the labels, codes of a branch in one value, a minus before debts, the value date behind the reference
    "entry date": {"font": "sans", "size": 7, "date": "%d-%b-%Y", "head_date": "%d/%m/%Y", "account_form": "CC/{2}-SHREENAGAR-THANE", "overdrawn": True, "holder_form": "M/S {}", "ruled": True,
                   "head": [[(220, "*Statement of Account")], [(40, "Generated On"), (150, ": 31-Dec-2025 05:51 PM")], [(40, "Account Number"), (150, ": {account}")], [(40, "Customer Name"), (150, ": {holder}")], [(40, "Address"), (150, ": H NO J 277 SONAMOTI COMPOUND BHIWANDI 421302")], [(40, "Current ROI%"), (150, ": 11.85"), (330, "Limit Effective Date"), (440, ": 31-Mar-2024")],
                            [(40, "Expiry Date"), (150, ": 28-Feb-2026"), (330, "Total Sanction Limit"), (440, ": 12,50,00,000.00")], [(40, "IFSC Code / MICR Code"), (150, ": {ifsc} / 400109011"), (330, "Transaction Type"), (440, ": All")], [(40, "From Date - To Date"), (150, ": {from_} To {to_}")], []],
                   "columns": [("date", "Entry Date", 36, 0), ("description", "Description", 95, 165), ("reference", "Chq No/Ref No", 270, 0), ("value_date", "Value Date", 335, 0), ("debit", "Debit", -445, 0), ("credit", "Credit", -510, 0), ("balance", "Balance", -580, 0)],
                   "before": [{"description": "Opening Balance", "balance": "{opening}"}], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # a foreign bank's branch on the net: currency behind the number, the number once more behind the name, days behind balances
    "running balance": {"font": "sans", "size": 7.5, "date": "%d-%b-%Y", "number": "western", "named": False, "ruled": True, "narration": "long",
                        "head": [[(40, "^Account Details")], [], [(40, "Account Number"), (150, ": {account} - INR")], [(40, "Account Name"), (150, ": {holder}")], [(40, "Product Type"), (150, ": CA LRT PRIME TASC")], [(40, "Opening Balance"), (150, ": {opening}"), (260, "{first}")], [(40, "Ledger Balance"), (150, ": {closing}"), (260, "{last}")], [(40, "Available Balance"), (150, ": {closing}"), (260, "{last}")], []],
                        "columns": [("date", "Date", 40, 0), ("value_date", "Value Date", 100, 0), ("description", "Transaction Details", 160, 170), ("debit", "Debit", -420, 0), ("credit", "Credit", -490, 0), ("balance", "Running Balance", -575, 0)], "foot": [[(40, "Printed By ADMIN01 on 03-Feb-2026 11:02:45")]], "furniture": [(260, -25, 0, 6, "Page {page} of {pages}")]},
    # month first without a year, the day only before its first row, the head on every page, what is of the branch under the customer
    "day once": {"font": "sans", "size": 7.5, "date": "%b %d", "head_date": "%d %b %Y", "hold_dates": True, "narration": "refs app", "named": False,
                 "head": [[(29, "*ACCOUNT STATEMENT")], [], [], [(53, "{holder}"), (317, "BRANCH                  :"), (407, "Anna Salai")], [(317, "STATEMENT DATE"), (401, ":"), (407, "{from_}  To  {to_}")], [(317, "CURRENCY             :"), (407, "INR")], [(317, "ACCOUNT TYPE     :"), (407, "BASIC SAVINGS ACCOUNT")], [(317, "ACCOUNT NO"), (401, ":"), (407, "{account}")],
                          [(317, "NOMINEE REGISTERED"), (401, ":"), (407, "Yes")], [], [(53, "BRANCH ADDRESS : ")], [(53, "19 Rajaji Salai GR FloorChennai Main Tamil Nadu, ")], [(53, "IFSC: {ifsc}   MICR CODE: 600036002")], [(53, "Phone No.: 04412345678")]],
                 "page_head": [[(29, "*ACCOUNT STATEMENT")], [], [], [(53, "{holder}"), (317, "BRANCH                  :"), (407, "Anna Salai")], [(317, "STATEMENT DATE"), (401, ":"), (407, "{from_}  To  {to_}")], [(317, "CURRENCY             :"), (407, "INR")], [(317, "ACCOUNT TYPE     :"), (407, "BASIC SAVINGS ACCOUNT")], [(317, "ACCOUNT NO"), (401, ":"), (407, "{account}")], []],
                 "columns": [("date", "Date|", 38, 0), ("value_date", "Value|Date", 80, 0), ("description", "Description|", 119, 200), ("cheque", "Cheque|", 338, 0), ("credit", "Deposit|", -431, 0), ("debit", "Withdrawal|", -503, 0), ("balance", "Balance|", -563, 0)],
                 "before": [{"description": "Balance Brought Forward", "balance": "{opening}"}], "page_start": [{"description": "Balance Brought Forward", "balance": "{reached}"}], "furniture": [(29, -135, 0, 7, "Page {page} of {pages}"), (29, -118, 0, 7, "Bank deposits are covered under the insurance scheme offered by DICGC with an insured value of Rs 5 lakh per depositor")], "bottom": 160},
}

SECOND_CARDS = {
    # figures under headings with a sign in brackets, two digits of the number, headings in three lines, the period under a heading, C and D apart
    "sign in brackets": {"paper": Sections, "dated": True, "font": "sans", "size": 7, "date": "%d %b %y", "head_date": "%d %b %Y", "credit": ("", ""), "mark": ("D", "C"), "card_form": "XXXX XXXX XXXX XX{0[2]}{0[3]}", "leading": 1.65, "gap": 0, "top": 46, "table_top": 432,
                         "panel": [(43, 61, "{holder}"), (324, 61, "*Credit Card Number"), (318, 83, "{card}"), (323, 104, "*Total Amount Due ( ` )"), (335, 122, "{new}"), (384, 126, "excl. EMI"), (49, 137, "PLACE OF SUPPLY"), (111, 137, ": MP/23/MADHYA PRADESH"), (314, 146, "*Minimum Amount Due ( ` )"), (49, 154, "STMT No."), (111, 154, ": A25122229867"), (340, 163, "{minimum}"),
                                   (43, 190, "*Credit Limit ( ` ) (including cash)"), (173, 190, "*Cash Limit ( ` )(as part of credit limit)"), (332, 190, "*Statement Date"), (63, 207, "{limit}"), (196, 207, "{cash}"), (334, 207, "{to}"), (45, 233, "*Available Credit Limit ( ` )"), (186, 233, "*Available Cash Limit ( ` )"), (329, 233, "*Payment Due Date"), (67, 248, "{available}"), (196, 248, "{cash}"), (331, 248, "{due}"),
                                   (185, 278, "*ACCOUNT SUMMARY"), (30, 311, "*Previous Balance"), (51, 321, "( ` )"), (118, 301, "*Payments, "), (112, 311, "*Reversals & other"), (124, 321, "*Credits ( ` )"), (195, 311, "*Purchases & Other"), (206, 321, "*Debits ( ` )"), (282, 311, "*Fee, Taxes &"), (272, 321, "*Interest Charges ( ` )"), (360, 311, "*Total Outstanding"), (380, 321, "( ` )"),
                                   (36, 341, "{previous}"), (119, 341, "{payments}"), (203, 341, "{purchases}"), (284, 341, "{fees}"), (368, 341, "{new}"), (176, 372, "*SHOP & SMILE SUMMARY"), (27, 397, "*Previous Balance"), (108, 397, "*Earned"), (171, 397, "*Redeemed/Expired"), (248, 397, "*Closing Balance"), (36, 413, "1204"), (115, 413, "310"), (190, 413, "0"), (255, 413, "1514")],
                         "head": [[(19, "GSTIN of Card : 06AAECS1234A1Z5"), (391, "(ORIGINAL FOR RECIPIENT)")]], "columns": [("date", "Date|", 28, 0), ("description", "          Transaction Details|for Statement Period: {from_} to {to}", 71, 0), ("amount", "Amount ( ` )|", -405, 0), ("mark", "", 414, 0)],
                         "foot": [[(21, "C=Credit  ;   D=Debit; EN=Encash; FP=Flexipay; TAD=Total Amount Due")]]},
    # dates and dues in a panel left of summary and rows, shares of a chart beside rows, the number without a label under the headings, the period at the foot
    "left panel": {"paper": Sections, "dated": True, "font": "sans", "size": 7, "date": "%d/%m/%Y", "head_date": "%B %d, %Y", "credit": ("", " CR"), "reference": 11, "card_form": "4315XXXXXXXX{}", "holder_form": "MR {}", "leading": 1.85, "gap": 0, "top": 56, "table_top": 376,
                   "panel": [(38, 95, "{holder}"), (38, 104, "14 TEMPLE ROAD NO 9"), (38, 112, "NEAR BUS STAND,,PUNE,MAHARASHTRA"), (38, 129, "MAHARASHTRA, PIN 411001"), (285, 102, "Your statement includes"), (285, 109, "Cash/overseas ATM withdrawal, retail transactions &"), (79, 193, "*STATEMENT DATE"), (81, 205, "{to}"), (75, 224, "*PAYMENT DUE DATE"), (80, 236, "{due}"), (205, 255, "*STATEMENT SUMMARY"),
                             (82, 274, "*Total Amount due"), (225, 275, "Previous Balance"), (306, 275, "Purchases / Charges"), (404, 275, "Cash Advances"), (488, 275, "Payments / Credits"), (189, 283, "="), (285, 283, "+"), (378, 283, "+"), (470, 283, "-"), (90, 289, "`{new}"), (239, 292, "`{previous}"), (321, 292, "`{spent}"), (418, 292, "`0.00"), (507, 292, "`{payments}"), (75, 314, "*Minimum Amount due"), (205, 316, "*CREDIT SUMMARY"),
                             (96, 328, "`{minimum}"), (208, 334, "Credit Limit (Including cash)"), (302, 334, "Available Credit (Including cash)"), (424, 334, "Cash Limit"), (496, 334, "Available Cash"), (71, 344, "Interest will be charged if your"), (74, 351, "total amount due is not paid"), (222, 355, "`{limit}"), (311, 355, "`{available}"), (424, 355, "`{cash}"), (510, 355, "`{cash}"), (89, 374, "*SPENDS OVERVIEW"), (103, 404, "89%"), (111, 508, "11%"), (52, 524, "Telecom/Utilities-89%"), (132, 524, "Others-11%"),
                             (66, 646, "*Bank Rewards"), (48, 664, "Total Points earned*"), (158, 663, "310"), (48, 680, "Points earned on card"), (41, 738, "Bank Credit Card GST Number: 27AAACI1195H3ZA"), (41, 747, "HSN Code: 997113"), (41, 762, "Statement period : {from_} to {to}"), (41, 771, "Place of supply: Maharashtra"), (39, 827, "Invoice No: 1234567890123456")],
                   "head": [[(38, "*CREDIT CARD STATEMENT")]], "columns": [("date", "Date|", 208, 0), ("reference", "SerNo.|", 255, 0), ("description", "Transaction Details|", 308, 0), ("points", "Reward|Points", -463, 0), ("foreign", "Intl.#|amount", -508, 0), ("amount", "Amount (in`)|", -565, 0)],
                   "ins_head": [[(208, "{this}")]], "foot": [[(205, "# International Spends")]], "arrange": credits_first, "furniture": [(525, -15, 0, 6, "Page {page} of {pages}")]},
    # a mark glued to what is due, the holder and "PRIMARY CARD" over the rows, four figures of a summary with the rupee's sign
    "primary card": {"paper": Sections, "dated": True, "font": "dejavu", "size": 7, "date": "%d/%m/%Y", "credit": ("", " CR"), "debit": ("", " DR"), "foreign": "column", "card_form": "436456XXXXXX{}", "holder_form": "MR. {}", "arrange": credits_first,
                     "head": [[(40, "^Easy Credit Card Statement")], [(40, "{holder}"), (330, "Card No: {card}")], [(40, "221 LAKE VIEW"), (330, "Statement Date: {to}")], [(40, "VADODARA 390001"), (330, "Statement Period: {from_} to {to}")], [], [(40, "*Total Amount Due"), (200, "*Minimum Amount Due"), (360, "*Payment Due Date")], [(40, "₹ {new}DR"), (200, "₹ {minimum}"), (360, "{due}")], [],
                              [(40, "*Credit Limit"), (200, "*Available Credit Limit"), (360, "*Cash Limit")], [(40, "₹ {limit}"), (200, "₹ {available}"), (360, "₹ {cash}")], [], [(40, "*Account Summary")], [(40, "Opening Balance"), (170, "Payment/Credits"), (300, "New Purchases/Debits"), (440, "Closing Balance")], [(40, "₹ {previous}"), (170, "₹ {payments}"), (300, "₹ {spent}"), (440, "₹ {new}")], []],
                     "columns": [("date", "Transaction|Date", 40, 0), ("description", "Particulars|", 110, 0), ("points", "Reward|Points", -370, 0), ("foreign", "Original Currency|Amount", -460, 0), ("amount", "Amount (₹)|", -550, 0)], "ins_head": [[(110, "{holder} (PRIMARY CARD - {last4})")]],
                     "foot": [[(40, "*Reward Points Summary")], [(40, "Opening Balance"), (150, "Earned"), (250, "Redeemed"), (350, "Closing Balance")], [(40, "1,204"), (150, "310"), (250, "0"), (350, "1,514")]]},
    # whose statement and which month in two lines, identifiers between the dues, an example with figures behind the rows
    "statement for month": {"paper": Sections, "dated": True, "font": "dejavu", "size": 7.5, "date": "%d %b %Y", "head_date": "%B %d, %Y", "credit": ("", " Cr"), "card_form": "356171XXXXXX{}",
                            "head": [[(40, "June 2025 statement for")], [(40, "^{holder}")], [(40, "NAME.XXX@EXAMPLE.COM")], [], [(40, "*Statement Date: {to}"), (330, "*CIF: 300224249")], [(40, "*Minimum Amount Due: Rs. {minimum}"), (330, "*Primary Card Number : {card}")], [(40, "*Payment Due Date: {due}"), (330, "*GSTIN : 19AAGCB1323G2ZZ")], [(40, "*Total Amount Due : Rs. {new}"), (330, "*Credit Limit : Rs. {limit}")], [],
                                     [(40, "*Statement Summary")], [(40, "Previous Balance"), (150, "Payments/Credits"), (260, "Purchase/Charges"), (370, "Cash Withdrawal"), (470, "Total Amount Due")], [(40, "₹{previous}"), (150, "₹{payments}"), (260, "₹{spent}"), (370, "₹0.00"), (470, "₹{new}")], [], [(40, "*Card Summary")], [(40, "Transaction details for period {from_} to {to}")], []],
                            "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 130, 0), ("category", "Category", 380, 0), ("amount", "Amount (Rs.)", -550, 0)],
                            "foot": [[(40, "*Illustration of charges")], [(40, "Total Amount Due on statement dated Dec 10"), (-550, "3000.00")], [(40, "Minimum Amount Due on statement dated Dec 10"), (-550, "150.00")], [(40, "Payment made on Dec 28"), (-550, "2000.00")]]},
}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""A third batch of layouts, drawn after the reader had been mended for the first two. See found.py for how to read a description."""

from found_bank import pairs

THIRD = {
    # Kenya: paid in before withdrawn, a receipt number first
    "receipt no": {"font": "sans", "size": 7.5, "date": "%Y-%m-%d", "number": "western", "debit": ("-", ""), "ruled": True,
                   "head": pairs(("Customer Name:", "{holder}"), ("Mobile Number:", "{account}"), ("Statement Period:", "{from_} - {to_}")),
                   "columns": [("id", "Receipt No.", 30, 0), ("date", "Completion Time", 95, 0), ("description", "Details", 175, 180), ("credit", "Paid In", -410, 0), ("debit", "Withdrawn", -480, 0), ("balance", "Balance", -560, 0)]},
    # Romania: unknown words, a column of charges between the sides
    "sold final": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "german", "fee": "0,00",
                   "head": [[(40, "*EXTRAS DE CONT"), (330, "Perioada {from_} - {to_}")], [(40, "Titular cont: {holder}")], [(40, "Numar cont: {account}")], [(40, "Sold initial: {opening}")]],
                   "columns": [("date", "Data", 40, 0), ("description", "Explicatii tranzactie", 110, 190), ("fee", "Taxa", -340, 0), ("debit", "Debit", -420, 0), ("credit", "Credit", -490, 0), ("balance", "Sold", -565, 0)],
                   "foot": [[(40, "Sold final: {closing}")]]},
    # Vietnam and the Philippines: two languages one below the other
    "two tongues": {"font": "dejavu", "size": 7, "date": "%d/%m/%Y", "number": "western", "wrap": "around", "gap": 5, "narration": "by to",
                    "head": pairs(("Account name", "{holder}"), ("Account number", "{account}"), ("From date", "{from_}"), ("To date", "{to_}"), ("Opening balance", "{opening}"), ("Closing balance", "{closing}")),
                    "columns": [("date", "Ngày|Date", 40, 0), ("description", "Diễn giải|Description", 110, 180), ("debit", "Ghi nợ|Debit", -400, 0), ("credit", "Ghi có|Credit", -480, 0), ("balance", "Số dư|Balance", -560, 0)]},
    # India: a cooperative bank, days and balances without rule or heading on later pages
    "passbook": {"font": "mono", "size": 7, "date": "%d-%m-%y", "header": "first", "header_rule": False, "balance": (("", "Cr"), ("", "Dr")), "empty": "--",
                 "head": [[(30, "PASS BOOK OF {holder}")], [(30, "SB A/C NO. {account}     IFSC {ifsc}")], [(30, "FROM {from_} UPTO {to_}")]],
                 "columns": [("date", "DATE", 30, 0), ("description", "PARTICULARS", 85, 180), ("cheque", "CHQ", 275, 0), ("debit", "WITHDRAWN", -390, 0), ("credit", "DEPOSITED", -470, 0), ("balance", "BALANCE", -560, 0)],
                 "before": [{"description": "B/F", "balance": "{opening}"}]},
    # India: the year's sums above, serial number and value date last
    "value last": {"font": "serif", "size": 8, "date": "%d %b %Y", "narration": "refs", "balance": (("INR ", ""), ("INR -", "")),
                   "head": [[(40, "Account holder: {holder}"), (330, "Account: {account}")], [(40, "Statement for {from_} to {to_}"), (330, "IFSC: {ifsc}")], [(40, "Opening balance"), (180, "Money in"), (300, "Money out"), (420, "Closing balance")],
                            [(40, "INR {open}"), (180, "INR {credits}"), (300, "INR {debits}"), (420, "INR {close}")]],
                   "columns": [("date", "Date", 36, 0), ("description", "Description", 100, 170), ("debit", "Out", -350, 0), ("credit", "In", -420, 0), ("balance", "Balance", -500, 0), ("value_date", "Value", 512, 0)]},
    # Italy: movements of each side, the balance above and below
    "saldo iniziale": {"font": "sans", "size": 7.5, "date": "%d/%m/%y", "number": "german", "head": [[(40, "*ESTRATTO CONTO")], [(40, "Intestatario: {holder}")], [(40, "Conto n. {account}")], [(40, "Periodo dal {from_} al {to_}")]],
                       "columns": [("date", "Data", 40, 0), ("value_date", "Valuta", 95, 0), ("debit", "Addebiti", -230, 0), ("credit", "Accrediti", -310, 0), ("description", "Descrizione", 330, 220)],
                       "before": [{"date": "{from_}", "credit": "{opening}", "description": "Saldo iniziale"}], "after": [{"date": "{to_}", "credit": "{closing}", "description": "Saldo finale"}]},
}

CARDS = {
    # a column headed by the currency, marks behind
    "headed INR": {"dated": True, "date": "%d/%m/%Y", "credit": ("", " CR"), "debit": ("", ""),
                   "head": [[(40, "Name: {holder}"), (330, "Card number: {card}")], [(40, "Statement date: {to}"), (330, "Payment due date: {due}")], [(40, "Opening balance"), (160, "+ Purchases"), (260, "+ Fees"), (350, "- Payments"), (450, "= Total due")],
                            [(40, "{previous}"), (160, "{purchases}"), (260, "{fees}"), (350, "{payments}"), (450, "{new}")], [(40, "Minimum due: {minimum}"), (330, "Credit limit: {limit}")]],
                   "columns": [("date", "Date", 40, 0), ("description", "Particulars", 120, 0), ("amount", "INR", -540, 0)]},
    # posting date first, minus before payments, sums in a column
    "sums right": {"dated": True, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "credit": ("-", ""),
                   "head": [[(40, "{holder}")], [(40, "22 LAKE VIEW")], [(40, "SPRINGFIELD 62701")], [(330, "Card number {card}")], [(330, "Statement date {to}")], [(330, "Previous balance"), (-560, "{previous}")], [(330, "Payments"), (-560, "-{payments}")],
                            [(330, "Purchases"), (-560, "{purchases}")], [(330, "Fees"), (-560, "{fees}")], [(330, "New balance"), (-560, "{new}")], [(330, "Minimum payment"), (-560, "{minimum}")], [(330, "Credit limit"), (-560, "{limit}")],
                            [(330, "Due date {due}")]],
                   "columns": [("posting", "Posted", 40, 0), ("date", "Transaction date", 90, 0), ("description", "Description", 190, 0), ("amount", "Amount", -540, 0)]},
}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cards alone, a batch of eight and a later one of six: India, the Gulf, Turkey, Colombia, the Philippines and others.

Facts of public parsers' labels, tests and text samples; names, numbers and texts are invented. See found.py and
found_card.py for how to read a description.
"""

import datetime

from found_front import CardPaper
from found_india_sixth import Months


class Terms(CardPaper):
    """How many instalments, at which rate; balances of the day before the period."""

    def values(self):
        end = self.doc["to"] + datetime.timedelta(days=30)
        head = self.spec.get("head_date", self.spec["date"])
        return {**super().values(), "next": end.strftime(head), "month": self.doc["to"].strftime("%b"), "from_short": self.doc["from"].strftime("%d %b")}

    def cell(self, row, key):
        if key == "term":
            return "1/1" if row["debit"] is not None else "0/0"
        if key == "rate":
            return "25.939" if row["debit"] is not None else "0.000"
        if key == "usd":
            return self.spec.get("usd", "0,00")
        if key == "type":
            return ("POS Metro", "ECOM", "POS Urban")[row["n"] % 3] if row["debit"] is not None else "TOKEN"
        return super().cell(row, key)


class Shouted(Terms):
    """Months in capitals."""

    def values(self):
        out = super().values()
        return {k: v.upper() if k in ("from", "from_", "to", "due", "next") else v for k, v in out.items()}

    def cell(self, row, key):
        text = super().cell(row, key)
        return text.upper() if key in ("date", "posting") else text


INDIA = {
    # an app's card: the period in the title's brackets, labels over values in two columns, a sum built with signs behind the labels, kinds of purchases before points and amount
    "statement illustration": {"paper": Terms, "dated": True, "font": "dejavu", "size": 7.5, "date": "%d %b", "head_date": "%d %b %Y", "debit": ("", ""), "credit": ("+ ", ""), "card_form": "4412-75XX-XXXX-{}", "named": False,
                               "head": [[(40, "^Card Statement ({from_} - {to})"), (500, "(Rupees)")], [], [(40, "*SUMMARY")], [(40, "Full Name"), (300, "Card Number")], [(40, "*{holder}"), (300, "*{card}")], [], [(40, "Statement Date"), (300, "Payment Due Date")], [(40, "*{to}"), (300, "*{due}")], [], [(40, "Total Amount Due"), (300, "Minimum Amount Due")], [(40, "*{new}"), (300, "*{minimum}")], [], [(40, "*STATEMENT ILLUSTRATION")],
                                        [(40, "Opening Balance (as on {from_})"), (-550, "{previous}")], [(40, "Spends (in {month})"), (-400, "+"), (-550, "{purchases}")], [(40, "Interest Charges (including taxes)"), (-400, "+"), (-550, "0.00")], [(40, "Fees & Charges (including taxes)"), (-400, "+"), (-550, "{fees}")], [(40, "Repayments & Refunds"), (-400, "-"), (-550, "{payments}")], [(40, "New EMI"), (-400, "-"), (-550, "0.00")], [(40, "Paid via points"), (-400, "-"), (-550, "0.00")], [(40, "*Total Amount Due"), (-400, "="), (-550, "*{new}")], [(40, "Minimum Amount Due"), (-550, "{minimum}")], [], [(40, "*TRANSACTION HISTORY")]],
                               "columns": [("date", "Date", 40, 0), ("description", "Merchant Name", 90, 0), ("category", "Category", 290, 0), ("type", "Txn Type", 370, 0), ("points", "Reward|Points", -470, 0), ("amount", "Amount (Rs.)", -550, 0)],
                               "foot": [[(40, "*IMPORTANT INFORMATION")], [(40, "In case you pay only the Minimum Amount Due, interest will be charged on a daily basis on the unpaid amount.")]], "furniture": [(270, -20, 0, 6, "Page {page} of {pages}")]},
    # an older bank's: number and dues in a column of their own beside the address, whose label stands over it; strips of limits that end in a date, whole rupees beside paise
    "name and address": {"paper": Months, "dated": True, "font": "sans", "size": 8, "date": "%d-%m-%Y", "credit": ("", " Cr"), "debit": ("", " Dr"), "card_form": "468798XXXXXX{}", "named": False,
                         "head": [[(330, "*Credit Card Number")], [(330, "{card}")], [], [(330, "*Total Amount Due (in Rs.)")], [(330, "{new}")], [], [(40, "*Name and Address of the Customer"), (330, "*Minimum Amount Due (in Rs.)")], [(40, "{holder}"), (330, "{minimum}")], [(40, "12 HILL VIEW ROAD")], [(40, "KOWDIAR"), (330, "*Statement Period"), (460, "*Annual Percentage Rate (APR)*")], [(40, "THIRUVANANTHAPURAM 695003"), (330, "{from_} to {to}"), (480, "45%")], [],
                                  [(40, "*Credit Limit"), (200, "*Cash Limit"), (360, "*Statement Date")], [(40, "{limit}"), (200, "{cash}"), (360, "{to}")], [], [(40, "*Available Credit Limit"), (200, "*Available Cash Limit"), (360, "*Payment Due Date")], [(40, "{available}"), (200, "{cash}"), (360, "{due}")], [],
                                  [(40, "*Opening Balance"), (140, "*Purchases"), (230, "*Fees and Taxes"), (330, "*Payments / Refunds"), (450, "*Closing Balance")], [(40, "{previous}"), (140, "{purchases}"), (230, "{fees}"), (330, "{payments}"), (450, "{new}")], [], [(40, "*Points Opening"), (140, "*Earned"), (230, "*Redeemed"), (330, "*Lapsed"), (450, "*Closing Points")], [(40, "0"), (140, "12"), (230, "0"), (330, "0"), (450, "12")], []],
                         "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 120, 0), ("amount", "Amount (in Rs.)", -540, 0)],
                         "foot": [[(40, "GSTN of the Bank: 32AABCT0020H3Z3 | HSN Code: 997113")], [(40, "Invoice No: 2021042215865821")]], "furniture": [(290, -20, 0, 6, "{page}")]},
    # a nationalised bank's printer: labels with colons in two columns, months in capitals, a long reference before the text, opening and closing as rows
    "card account": {"paper": Shouted, "dated": True, "font": "mono", "size": 6.5, "date": "%d %b %Y", "credit": ("", " CR"), "debit": ("", " DR"), "reference": 23, "card_form": "4090 56XX XXXX {}", "header_rule": False,
                     "head": [[(200, "CREDIT CARD STATEMENT OF ACCOUNT")], [], [(40, "{holder}"), (320, "Card Account Number     : 0004090560001234")], [(40, "H NO 4-2-118 MAIN ROAD"), (320, "Credit Card No          : {card}")], [(40, "MANIPAL"), (320, "Statement Date          : {to}")], [(40, "UDUPI 576104"), (320, "Payment Due Date        : {due}")], [(320, "Statement Period        : {from_} - {to}")], [], [(40, "Total Payment Due       : {new}"), (320, "Credit Limit            : {limit}")], [(40, "Minimum Payment Due     : {minimum}"), (320, "Available Credit Limit  : {available}")],
                              [(40, "Amount Overdue          : 0.00"), (320, "Cash Limit              : {cash}")], [(40, "-" * 130)]],
                     "columns": [("date", "TRANS DATE", 40, 0), ("posting", "POST DATE", 100, 0), ("reference", "REFERENCE NUMBER", 160, 0), ("description", "DESCRIPTION", 270, 0), ("amount", "AMOUNT (RS)", -550, 0)],
                     "before": [{"description": "OPENING BALANCE", "amount": "{previous} DR"}], "after": [{"description": "CLOSING BALANCE", "amount": "{new} DR"}], "foot": [[(40, "-" * 130)], [(40, "THIS IS A COMPUTER GENERATED STATEMENT AND DOES NOT REQUIRE A SIGNATURE")]], "furniture": [(500, -25, 0, 6, "PAGE {page} OF {pages}")]},
    # a lender's app: the bill in a sentence of large print, the period with its year once, a list of what was added, hours beside the days, newest first
    "your bill": {"paper": Terms, "dated": False, "font": "dejavu", "size": 7.5, "date": "%d %b %Y", "debit": ("₹", ""), "credit": ("- ₹", ""), "newest_first": True, "card_form": "xxxx {}", "named": False,
                  "head": [[(40, "^Your credit card bill")], [(40, "Billing cycle: {from_short} - {to}")], [], [(40, "Hi {holder},"), (380, "Card ending"), (-550, "{card}")], [(40, "Here is your bill. Please pay it in time."), (380, "Credit limit"), (-550, "₹{limit}")], [(380, "Available limit"), (-550, "₹{available}")], [], [(40, "Total bill"), (220, "Minimum due"), (400, "Pay by")], [(40, "^₹{new}"), (220, "^₹{minimum}"), (400, "^{due}")], [], [(40, "*What makes up your bill")], [(40, "Previous bill"), (-300, "₹{previous}")], [(40, "Paid since then"), (-300, "- ₹{payments}")], [(40, "New spends"), (-300, "₹{purchases}")],
                           [(40, "Fees and charges"), (-300, "₹{fees}")], [(40, "*Total bill"), (-300, "*₹{new}")], [], [(40, "*All transactions")]],
                  "columns": [("date", "Date", 40, 0), ("time", "Time", 110, 0), ("description", "Paid to / received from", 170, 0), ("amount", "Amount", -550, 0)],
                  "foot": [[(40, "Questions? Write to help@example.in")]], "furniture": [(270, -20, 0, 6, "{page}/{pages}")]},
}

ABROAD = {
    # the Gulf: the period on two lines as years, months, days, another form for the other dates, a remark under the minimum's label, signs in the labels' brackets, the card's number and the holder over the rows
    "including adjustments": {"paper": Terms, "dated": True, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "head_date": "%d-%m-%Y", "number": "western", "credit": ("", " CR"), "card_form": "450000******{}",
                              "head": [[(180, "*Statement of Account - Credit Card")], [(40, "{holder}"), (320, "Card Number"), (460, "{card}")], [(40, "P.O. BOX 4411"), (320, "Card Type"), (460, "Platinum")], [(40, "DUBAI"), (320, "Statement Date"), (460, "{to}")], [(40, "UNITED ARAB EMIRATES"), (320, "Statement Period"), (460, "From: {from_}")], [(460, "To: {to}")], [(320, "Payment Due Date"), (460, "{due}")], [(320, "Minimum Amount Due"), (460, "{minimum}")], [(320, "(to avoid Late Payment Fee)")], [(320, "Total Credit Limit"), (460, "{limit}")], [(320, "Available Credit Limit"), (460, "{available}")], [],
                                       [(40, "Finance charges apply from Transaction Date till payment is received in full.")], [], [(40, "*Summary")], [(40, "*Opening Balance"), (150, "*Payments Received /"), (290, "*New Purchases / Cash /"), (430, "*Total Outstanding Balance")], [(150, "*Other Credits (-)"), (290, "*Debits (+)")], [(150, "(Including internal adjustments)"), (290, "(Including internal adjustments)")], [(40, "{previous}"), (150, "{payments}"), (290, "{spent}"), (430, "{new}")], []],
                              "columns": [("date", "Transaction Date", 40, 0), ("posting", "Posting Date", 120, 0), ("description", "Transaction Description", 200, 0), ("amount", "Amount in AED", -540, 0)],
                              "card_head": [[(40, "{card} -{holder}")]], "foot": [[(180, "*** End of Statement ***")]], "furniture": [(500, -20, 0, 6, "Page {page} of {pages}")]},
    # Turkey: labels and figures with the currency in two columns, the next dates beside these, number and holder over the rows, a plus behind what was paid, what was carried over as a row
    "önceki aydan devir": {"paper": Terms, "dated": True, "font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "german", "debit": ("", ""), "credit": ("", "+"), "card_form": "5349-####-####-{}", "named": False,
                           "head": [[(200, "*KREDİ KARTI HESAP ÖZETİ")], [], [(40, "Sayın {holder}")], [(40, "{card}"), (320, "Kart Limiti : {limit} TL")], [(40, "Müşteri Numarası : 8*****40"), (320, "Kullanılabilir Kart Limiti : {available} TL")], [(40, "Hesap Kesim Tarihi : {to}"), (320, "Nakit Avans Limiti : {cash} TL")], [(40, "Son Ödeme Tarihi : {due}"), (320, "Kullanılabilir Nakit Avans Limiti : {cash} TL")], [(40, "Dönem Borcu TL : {new} TL"), (320, "Sonraki Hesap Kesim Tarihi : {next}")], [(40, "Dönem Borcu USD : 0,00 USD")], [(40, "Asgari Ödeme Tutarı TL : {minimum} TL")], []],
                           "columns": [("date", "İşlem Tarihi", 40, 0), ("description", "İşlem Açıklaması", 120, 0), ("amount", "TL Tutar", -430, 0), ("usd", "USD Tutar", -520, 0)],
                           "card_head": [[(40, "*KART NO : {card} / {holder}")]], "before": [{"description": "ÖNCEKİ AYDAN DEVİR", "amount": "{previous}"}], "foot": [[(40, "Alışveriş faizi %4,25. Asgari tutarın ödenmemesi halinde gecikme faizi uygulanır.")]], "furniture": [(500, -20, 0, 6, "Sayfa {page} / {pages}")]},
    # Colombia: the limits as a row of a table, a sum with signs before the labels, instalments and rates behind each amount
    "cupo total": {"paper": Terms, "dated": True, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "western", "credit": ("-", ""), "reference": 8, "card_form": "4506 68** **** {}",
                   "head": [[(40, "*EXTRACTO TARJETA DE CRÉDITO"), (400, "Nro. 2026021402TC6005")], [], [(40, "{holder}"), (330, "Tarjeta Número"), (450, "{card}")], [(40, "CRA 7 NO 32-16")], [(40, "BOGOTÁ D.C."), (330, "*Fecha Facturación"), (450, "*Fecha Límite de Pago")], [(330, "{to}"), (450, "{due}")], [], [(40, ""), (130, "*Cupo Total"), (240, "*Cupo Disponible")], [(40, "COMPRAS"), (130, "{limit}"), (240, "{available}")], [(40, "AVANCES"), (130, "{cash}"), (240, "{cash}")], [],
                            [(40, "*RESUMEN DE SU CUENTA")], [(40, "Saldo Anterior"), (-300, "{previous}")], [(40, "+ Compras"), (-300, "{purchases}")], [(40, "+ Avances"), (-300, "0.00")], [(40, "+ Intereses Corrientes"), (-300, "0.00")], [(40, "+ Otros Cargos"), (-300, "{fees}")], [(40, "- Pagos y Créditos"), (-300, "{payments}")], [(40, "*= Pago Total"), (-300, "*{new}")], [(40, "*Pago Mínimo"), (-300, "*{minimum}")], []],
                   "columns": [("reference", "Autorización", 40, 0), ("description", "Descripción", 100, 0), ("date", "Fecha|Transacción", 280, 0), ("term", "Plazo", 345, 0), ("amount", "Valor|Original", -440, 0), ("rate", "Tasa|E.A.", -490, 0)],
                   "foot": [[(40, "Línea de servicio al cliente 601 382 0000. Defensor del consumidor financiero.")]], "furniture": [(500, -20, 0, 6, "Página {page} de {pages}")]},
    # the Philippines: a strip of four in capitals with the peso's letter, months before days in capitals, number and holder over the rows, the old balance as a row, the end in stars
    "total balance due": {"paper": Shouted, "dated": True, "font": "sans", "size": 7.5, "date": "%m/%d/%y", "head_date": "%b %d %Y", "number": "western", "credit": ("-", ""), "card_form": "5520-58XX-XXXX-{}",
                          "head": [[(40, "*{holder}"), (380, "STATEMENT OF ACCOUNT")], [(40, "14 TEMPLE ST BRGY SAN ANTONIO"), (380, "CARD NUMBER")], [(40, "PASIG CITY 1605"), (380, "{card}")], [], [(40, "STATEMENT DATE"), (170, "PAYMENT DUE DATE"), (310, "TOTAL BALANCE DUE"), (450, "MINIMUM PAYMENT DUE")], [(40, "{to}"), (170, "{due}"), (310, "P {new}"), (450, "P {minimum}")], [], [(40, "CREDIT LIMIT"), (170, "AVAILABLE CREDIT"), (310, "CASH ADVANCE LIMIT"), (450, "OVERDUE AMOUNT")], [(40, "P {limit}"), (170, "P {available}"), (310, "P {cash}"), (450, "P 0.00")], []],
                          "columns": [("date", "SALE DATE", 40, 0), ("posting", "POST DATE", 110, 0), ("description", "DESCRIPTION", 180, 0), ("amount", "AMOUNT", -540, 0)],
                          "before": [{"description": "PREVIOUS STATEMENT BALANCE", "amount": "{previous}"}], "card_head": [[(180, "{card} {holder}")]], "after": [{"description": "TOTAL BALANCE DUE", "amount": "{new}"}],
                          "foot": [[(180, "********** END OF STATEMENT **********")]], "furniture": [(500, -20, 0, 6, "PAGE {page} OF {pages}")]},
}

LATER = {
    # India, a line of credit of an app: the period in a sentence, sums in a row of boxes whose labels are the app's own, what each row was in words, a plus before what was paid
    "credit line": {"paper": Terms, "dated": True, "font": "dejavu", "size": 7.5, "date": "%d %b %Y", "head_date": "%d %b %Y", "debit": ("₹", ""), "credit": ("+₹", ""), "card_form": "XXXX XXXX XXXX {}", "named": False,
                    "head": [[(40, "^Monthly statement")], [(40, "For your spends between {from_} and {to}")], [], [(40, "*{holder}"), (380, "Generated on {to}")], [(40, "14 TEMPLE ROAD, PUNE 411001"), (380, "Card number {card}")], [], [(40, "Bill amount"), (170, "Min. payable"), (300, "Last date to pay"), (430, "Sanctioned limit")], [(40, "*₹{new}"), (170, "*₹{minimum}"), (300, "*{due}"), (430, "*₹{limit}")], [], [(40, "Carried over"), (170, "You spent"), (300, "Charged by us"), (430, "You paid")], [(40, "₹{previous}"), (170, "₹{purchases}"), (300, "₹{fees}"), (430, "₹{payments}")], [], [(40, "*What happened")]],
                    "columns": [("date", "Date", 40, 0), ("description", "Details", 120, 0), ("type", "Channel", 330, 0), ("amount", "Amount", -550, 0)], "foot": [[(40, "A late fee applies if the min. payable is not received by the last date to pay.")]], "furniture": [(270, -20, 0, 6, "{page} of {pages}")]},
    # India, a cooperative bank's printer: abbreviated labels with dots, debits and credits apart, brought and carried forward as rows
    "stmt dt": {"paper": Shouted, "dated": True, "font": "mono", "size": 7, "date": "%d/%m/%y", "head_date": "%d/%m/%Y", "credit": ("", ""), "card_form": "6075 XXXX XXXX {}", "header_rule": False,
                "head": [[(180, "CREDIT CARD BILL")], [], [(40, "{holder}"), (320, "CARD NO ......... {card}")], [(40, "7/2 MARKET YARD"), (320, "STMT DT ......... {to}")], [(40, "PUNE 411037"), (320, "PAY BY DT ....... {due}")], [(320, "CR LIMIT ........ {limit}")], [(320, "TOT AMT DUE ..... {new}")], [(320, "MIN AMT DUE ..... {minimum}")], [], [(40, "BILL PERIOD {from_} TO {to}")]],
                "columns": [("date", "TXN DT", 40, 0), ("description", "PARTICULARS", 110, 0), ("debit", "DR AMT", -430, 0), ("credit", "CR AMT", -520, 0)], "before": [{"description": "B/F", "debit": "{previous}"}], "after": [{"description": "C/F", "debit": "{new}"}], "furniture": [(500, -25, 0, 6, "PAGE {page}")]},
    # India, a foreign bank's: dues in a column at the right with remarks under them, a summary as a sentence of figures and signs, sections by kind
    "as of": {"paper": Months, "dated": True, "font": "sans", "size": 8, "date": "%d %b %y", "head_date": "%d %B %Y", "credit": ("", " CR"), "card_form": "5498 12** **** {}",
              "head": [[(40, "^Your credit card statement"), (360, "as of {to}")], [], [(40, "{holder}"), (360, "*Payment due")], [(40, "221 LAKE VIEW"), (360, "Rs {new}")], [(40, "CHENNAI 600017"), (360, "Please pay by {due}")], [(360, "Smallest payment we accept"), (500, "Rs {minimum}")], [], [(40, "Account {card}"), (200, "Credit limit Rs {limit}"), (380, "Available to spend Rs {available}")], [], [(40, "You owed us"), (170, "You paid us"), (290, "You bought"), (410, "Fees, tax, interest")], [(40, "{previous}"), (150, "-"), (170, "{payments}"), (270, "+"), (290, "{purchases}"), (390, "+"), (410, "{fees}")], []],
              "columns": [("date", "Date", 40, 0), ("posting", "Posted", 110, 0), ("description", "Description", 180, 0), ("amount", "Amount (Rs)", -550, 0)], "foot": [[(40, "Tell us within 30 days if anything here is wrong.")]], "furniture": [(500, -20, 0, 6, "Page {page} of {pages}")]},
    # the Philippines, another bank: labels with colons and the currency's code, the code before each amount, a minus behind it, rewards below
    "statement balance": {"paper": Terms, "dated": True, "font": "sans", "size": 7.5, "date": "%m/%d/%y", "head_date": "%b %d, %Y", "number": "western", "debit": ("PHP ", ""), "credit": ("PHP -", ""), "card_form": "4123-56**-****-{}",
                          "head": [[(40, "*{holder}"), (330, "Rewards Visa")], [(40, "14 TEMPLE ST"), (330, "Card Number: {card}")], [(40, "MAKATI CITY"), (330, "Statement Date: {to}")], [(330, "Payment Due Date: {due}")], [(330, "Statement Balance: PHP {new}")], [(330, "Minimum Amount Due: PHP {minimum}")], [(330, "Credit Limit: PHP {limit}")], [(330, "Available Credit: PHP {available}")], []],
                          "columns": [("date", "Sale Date", 40, 0), ("posting", "Post Date", 100, 0), ("description", "Transaction Description", 170, 0), ("amount", "Amount", -540, 0)],
                          "before": [{"description": "Previous Statement Balance", "amount": "PHP {previous}"}], "foot": [[(40, "*Rewards Points")], [(40, "Beginning"), (150, "Earned"), (250, "Redeemed"), (350, "Ending")], [(40, "1,204"), (150, "310"), (250, "0"), (350, "1,514")]], "furniture": [(500, -20, 0, 6, "Page {page} of {pages}")]},
    # Turkey, an internet bank: labels and figures in one column, what was owed as a row that names it, instalments in a column, a minus apart from what was paid, the next bill in a sentence
    "ekstre borcu": {"paper": Terms, "dated": True, "font": "dejavu", "size": 7.5, "date": "%d/%m/%Y", "number": "german", "debit": ("", " TL"), "credit": ("- ", " TL"), "card_form": "**** **** **** {}",
                     "head": [[(200, "^Kredi Kartı Ekstresi")], [], [(40, "{holder}"), (330, "Kart numarası"), (-550, " {card}")], [(40, "TEMPLE MAH. 14. SOK. NO 7"), (330, "Ekstre tarihi"), (-550, "{to}")], [(40, "34710 KADIKÖY İSTANBUL"), (330, "Son ödeme tarihi"), (-550, "{due}")], [(330, "Ekstre borcu"), (-550, "{new} TL")], [(330, "Minimum ödeme tutarı"), (-550, "{minimum} TL")], [(330, "Kart limiti"), (-550, "{limit} TL")], [(330, "Kullanılabilir kart limiti"), (-550, "{available} TL")], []],
                     "columns": [("date", "İşlem tarihi", 40, 0), ("description", "Açıklama", 120, 0), ("term", "Taksit", 400, 0), ("amount", "Tutar", -550, 0)], "before": [{"description": "Bir önceki ekstre bakiyeniz", "amount": "{previous} TL"}],
                     "foot": [[(40, "Bir sonraki ekstrenizin tarihi {next}.")]], "furniture": [(500, -20, 0, 6, "Sayfa {page} / {pages}")]},
    # Peru: soles and dollars beside each other, the last day of payment, the limit among lines of credit, the sum as a row
    "último día de pago": {"paper": Terms, "dated": True, "font": "sans", "size": 7.5, "date": "%d-%m", "head_date": "%d/%m/%Y", "number": "western", "credit": ("-", ""), "card_form": "4551 03XX XXXX {}", "usd": "0.00",
                           "head": [[(40, "*ESTADO DE CUENTA DE TARJETA DE CRÉDITO")], [], [(40, "{holder}"), (330, "Número de tarjeta"), (450, "{card}")], [(40, "AV. DEL TEMPLO 14"), (330, "Fecha de cierre"), (450, "{to}")], [(40, "MIRAFLORES LIMA 18"), (330, "Último día de pago"), (450, "{due}")], [(330, "Línea de crédito"), (450, "S/ {limit}")], [(330, "Línea disponible"), (450, "S/ {available}")], [], [(40, "*Periodo de facturación: {from_} al {to}")], [], [(40, "Pago mínimo"), (150, "S/ {minimum}"), (300, "Pago total del mes"), (420, "S/ {new}")], []],
                           "columns": [("date", "Fecha de|consumo", 40, 0), ("posting", "Fecha de|proceso", 95, 0), ("description", "Descripción", 150, 0), ("usd", "Dólares", -440, 0), ("amount", "Soles", -540, 0)],
                           "before": [{"description": "SALDO ANTERIOR", "amount": "{previous}"}], "after": [{"description": "SALDO DEL PERIODO", "amount": "{new}"}], "furniture": [(500, -20, 0, 6, "Página {page} de {pages}")]},
}

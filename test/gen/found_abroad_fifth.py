# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries, the fifth batch: wallets, a broker's cash, balances of days in rows of their own, several accounts, Hebrew.

Facts of public parsers, importers and their tests; names, numbers and texts are invented. See found.py for how to read a description.
"""

import datetime

from reportlab.lib.pagesizes import letter

import found
from found import day_text
from found_front import CardPaper, Paper, by_kind, usual


def hebrew(text):
    """As such papers are often made: the letters from left to right as they stand on the page."""
    return text[::-1]


class Wide(Paper):
    """Columns that others do not have; "day_row": a row of its own behind the last row of each day."""

    def draw_row(self, row):
        super().draw_row(row)
        if row["day_ends"] and "day_row" in self.spec:
            self.reached = row["balance"]
            self.special([{k: v.replace("{day}", day_text(row["date"], self.spec["date"])) for k, v in self.spec["day_row"].items()}])

    def cell(self, row, key):
        if key == "code":
            return "DEP" if row["debit"] is None else ("RET", "VIR", "ACH")[row["n"] % 3]
        if key == "total":
            return super().cell(row, "amount")
        if key == "who":
            return usual(row)[0]
        if key == "dated":
            return f"{day_text(row['date'], self.spec['date'])}|{super().cell(row, 'time')} WIB"
        text = super().cell(row, key)
        return text.upper() if key == "date" and self.spec.get("upper") else text


NEW_YEAR = datetime.date(2024, 12, 9)
FOREIGN = {
    # France: an account and a savings book, the sign a blank before the amount, balances as lines around the rows
    "compte de depot": {"paper": Paper, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "space", "debit": ("- ", ""), "credit": ("+ ", ""), "balance": (("+ ", ""), ("- ", "")), "accounts": True, "narration": "french",
                        "head": [[(40, "^Vos comptes"), (400, "Page {page}/{pages}")], [], [(330, "{holder}")], [(330, "14 RUE DU TEMPLE")], [(330, "76000 ROUEN")], [], [(40, "Identifiant client 004512345")], [], [(40, "*SYNTHESE DE VOS COMPTES EN EUROS AU {to_}")], [(40, "COMPTE DE DEPOT {account1}"), (-555, "{closing1}")], [(40, "LIVRET A {account2}"), (-555, "{closing2}")], [], [(40, "*DETAIL DE VOS OPERATIONS")]],
                        "account_head": [[], [(40, "*COMPTE DE DEPOT - N° {account}")], [(40, "SOLDE CREDITEUR AU {from_}"), (-555, "{opening}")]],
                        "columns": [("date", "Date", 40, 0), ("value_date", "Date de valeur", 100, 0), ("description", "Nature de l'opération", 175, 250), ("amount", "Montant", -555, 0)],
                        "after": [{"description": "*SOLDE CREDITEUR AU {to_}", "amount": "*{closing}"}]},
    # Nigeria, a wallet: day and time, sides before the text, who it was, noughts nowhere, newest last
    "money in category": {"paper": Wide, "font": "dejavu", "size": 6.5, "date": "%d/%m/%y", "head_date": "%d %b %Y", "number": "western", "money": ("₦", ""), "balance": (("₦", ""), ("-₦", "")), "kind": ("outward transfer", "inward transfer"),
                          "head": [[(40, "{holder}"), (400, "*Account Statement")], [(40, "Account number: {account}"), (400, "{from_} - {to_}")], [], [(40, "*Summary")], [(40, "Opening balance"), (150, "Money in"), (260, "Money out"), (370, "Closing balance")], [(40, "{opening}"), (150, "₦{credits}"), (260, "₦{debits}"), (370, "{closing}")]],
                          "columns": [("date", "Date/Time", 40, 0), ("time", "", 75, 0), ("credit", "Money In", -185, 0), ("debit", "Money out", -250, 0), ("kind", "Category", 262, 0), ("who", "To / From", 335, 0), ("description", "Description", 415, 90), ("balance", "Balance", -570, 0)]},
    # United States, a broker: the cash of an account, what goes out in brackets, opening and closing cash, a table of holdings
    "credit debit": {"paper": Wide, "page": letter, "font": "sans", "size": 8, "date": "%m/%d/%y", "head_date": "%B %-d, %Y", "number": "western", "debit": ("(", ")"), "narration": "broker", "kind": ("Funds Paid", "Funds Received"),
                     "head": [[(330, "^Account Statement")], [(330, "Statement Period: {from_} - {to_}")], [(40, "{holder}"), (330, "Account Number: {account}")], [(40, "14 TEMPLE ROAD")], [(40, "DENVER CO 80202-1410")], [], [(40, "*Change in Account Value"), (-420, "This Period"), (-540, "Year to Date")], [(40, "Starting Value"), (-420, "$ 182,330.12"), (-540, "$ 164,010.50")], [(40, "Market Appreciation/(Depreciation)"), (-420, "(1,204.77)"), (-540, "12,904.31")], [(40, "Ending Value"), (-420, "$ 181,125.35"), (-540, "$ 181,125.35")], [],
                              [(40, "*Investment Detail - Equities")], [(40, "Description"), (200, "Symbol"), (-320, "Quantity"), (-420, "Market Price"), (-540, "Market Value")], [(40, "EXAMPLE TOTAL MARKET FUND"), (200, "EXTM"), (-320, "120.0000"), (-420, "251.12000"), (-540, "30,134.40")], [(40, "EXAMPLE BOND FUND"), (200, "EXBD"), (-320, "410.0000"), (-420, "72.05000"), (-540, "29,540.50")], [],
                              [(40, "*Cash Transactions Detail")], [(40, "Opening Cash"), (-540, "$ {open}")]],
                     "columns": [("date", "Transaction|Date", 40, 0), ("post", "Process|Date", 100, 0), ("kind", "Activity", 160, 0), ("description", "Description", 250, 200), ("amount", "Credit/(Debit)", -540, 0)],
                     "foot": [[(40, "*Closing Cash"), (-540, "*$ {close}")]], "furniture": [(490, -30, 0, 8, "Page {page} of {pages}")]},
    # Britain, an app's bank: newest first, the currency in the heading, totals in a strip, pots beside
    "personal balance": {"paper": Paper, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "western", "debit": ("-", ""), "newest_first": True, "narration": "app",
                         "head": [[(40, "^Current account statement")], [(40, "{from_} - {to_}")], [], [(40, "{holder}"), (330, "Sort code: 04-00-04")], [(40, "14 Temple Road"), (330, "Account number: {account}")], [(40, "Leeds"), (330, "BIC: EXMPGB2L")], [(40, "LS1 4DY")], [], [(40, "*Current account balance"), (200, "*Balance in Pots"), (330, "*Total outgoings"), (450, "*Total deposits")], [(40, "£{close}"), (200, "£112.40"), (330, "-£{debits}"), (450, "+£{credits}")], [(40, "(Excluding all Pots)"), (200, "(Including all Pots)")]],
                         "account_form": "{:.8}", "columns": [("date", "Date", 40, 0), ("description", "Description", 110, 260), ("amount", "(GBP) Amount", -460, 0), ("balance", "(GBP) Balance", -555, 0)],
                         "foot": [[(40, "Example Bank Limited is a company registered in England No. 09446231.")]]},
    # French Canada: codes, a column of charges, the balance carried over, month in letters without a year over the new year
    "solde reporté": {"paper": Wide, "page": letter, "font": "sans", "size": 8, "date": "%d %b", "head_date": "%Y-%m-%d", "number": "space", "start": NEW_YEAR, "narration": "french", "hold_dates": True, "upper": True,
                      "head": [[(40, "^RELEVÉ DE COMPTE")], [(40, "{holder}"), (330, "Folio {account}")], [(40, "14, RUE DU TEMPLE"), (330, "Transit 815-30011")], [(40, "LÉVIS QC  G6V 6P5"), (330, "Période du {from_} au {to_}")], [(330, "Page {page} de {pages}")], [], [(40, "*EOP - Compte d'épargne avec opérations")]],
                      "columns": [("date", "Date", 40, 0), ("code", "Code", 85, 0), ("description", "Description", 125, 190), ("fee", "Frais", -350, 0), ("debit", "Retrait", -420, 0), ("credit", "Dépôt", -490, 0), ("balance", "Solde", -565, 0)],
                      "before": [{"description": "Solde reporté", "balance": "{opening}"}], "after": [{"description": "Total des retraits et des dépôts", "debit": "{debits}", "credit": "{credits}"}, {"description": "*Solde au {to_}", "balance": "*{closing}"}]},
    # Mexico: a folio, deposits before withdrawals, months in Spanish, the old balance and totals as rows
    "folio": {"paper": Wide, "font": "sans", "size": 7.5, "date": "named-es %d-%b-%Y", "head_date": "named-es %d-%b-%Y", "number": "western", "narration": "spei", "reference": 7, "upper": True,
              "head": [[(40, "^ESTADO DE CUENTA INTEGRAL"), (480, "Hoja {page} de {pages}")], [(40, "{holder}"), (330, "CODIGO DE CLIENTE NO. 04512345")], [(40, "CALLE DEL TEMPLO 14"), (330, "PERIODO DEL {from_} AL {to_}")], [(40, "COL CENTRO 64000 MONTERREY"), (330, "MONEDA NACIONAL")], [], [(40, "*INFORMACION A CLIENTES")], [(40, "Saldo inicial de"), (-260, "{open}"), (330, "Depositos"), (-555, "{credits}")], [(40, "Saldo final de"), (-260, "{close}"), (330, "Retiros"), (-555, "{debits}")], [], [(40, "*CUENTA SUPER {account}")], [(40, "Detalle de movimientos cuenta de cheques.")]],
              "columns": [("date", "F E C H A", 40, 0), ("reference", "FOLIO", 105, 0), ("description", "DESCRIPCION", 150, 180), ("credit", "DEPOSITO", -410, 0), ("debit", "RETIRO", -485, 0), ("balance", "SALDO", -560, 0)],
              "before": [{"date": "{first_day}", "description": "SALDO FINAL DEL PERIODO ANTERIOR:", "balance": "{open}"}], "after": [{"description": "TOTAL", "credit": "{credits}", "debit": "{debits}", "balance": "{close}"}]},
    # Brazil: signed values, the day's balance as a row of its own
    "saldo do dia": {"paper": Wide, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "german", "debit": ("-", ""), "narration": "pix", "day_row": {"date": "{day}", "description": "SALDO DO DIA", "balance_day": "{reached}"},
                     "head": [[(40, "^extrato conta / lançamentos")], [], [(40, "{holder}"), (330, "agência: 0123"), (430, "conta: {account}")], [(40, "período de visualização: {from_} até {to_}")], [], [(40, "*saldo em conta"), (200, "*limite da conta contratado"), (400, "*total de entradas")], [(40, "R$ {close}"), (200, "R$ 1.000,00"), (400, "R$ {credits}")], []],
                     "columns": [("date", "data", 40, 0), ("description", "lançamentos", 110, 260), ("amount", "valor (R$)", -460, 0), ("balance_day", "saldo (R$)", -560, 0)],
                     "before": [{"date": "{first_day}", "description": "SALDO ANTERIOR", "balance_day": "{opening}"}], "foot": [[(40, "os saldos acima são baseados nas informações disponíveis até esse instante")]]},
    # United States, a bank in the net: two accounts, a category, signs a blank before the dollar, balances as rows
    "opening as row": {"paper": Wide, "page": letter, "font": "sans", "size": 8, "date": "%b %-d", "head_date": "%b %-d, %Y", "number": "western", "debit": ("- $", ""), "credit": ("+ $", ""), "balance": (("$", ""), ("-$", "")), "accounts": True, "kind": ("Debit", "Credit"), "narration": "two lines",
                       "head": [[(40, "^Here's your bank statement.")], [(40, "STATEMENT PERIOD")], [(40, "{from_} - {to_}")], [], [(40, "{holder}")], [(40, "14 TEMPLE ROAD")], [(40, "RICHMOND VA 23219-1410")], [], [(40, "*Account Summary")], [(40, "ACCOUNT NAME"), (-330, "{from_}"), (-460, "{to_}")], [(40, "360 Checking...{account1}"), (-330, "{opening1}"), (-460, "{closing1}")], [(40, "360 Savings...{account2}"), (-330, "{opening2}"), (-460, "{closing2}")], []],
                       "account_head": [[], [(40, "*360 Checking - {account}")]],
                       "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 90, 200), ("kind", "CATEGORY", 310, 0), ("amount", "AMOUNT", -460, 0), ("balance", "BALANCE", -560, 0)],
                       "before": [{"date": "{first_day}", "description": "Opening Balance", "balance": "{opening}"}], "after": [{"date": "{last_day}", "description": "Closing Balance", "balance": "{closing}"}], "furniture": [(490, -30, 0, 8, "Page {page} of {pages}")]},
    # Philippines, a wallet: date and time in one, a reference number, starting and ending balance as rows
    "starting balance": {"paper": Paper, "font": "sans", "size": 7.5, "date": "%Y-%m-%d 08:12 AM", "head_date": "%Y-%m-%d", "number": "western", "narration": "wallet", "reference": 13,
                         "head": [[(40, "^Transaction History")], [(40, "{from_} to {to_}")], [], [(40, "Name: {holder}"), (330, "Mobile number: {account}")], []], "account_form": "09{:.9}",
                         "columns": [("date", "Date and Time", 40, 0), ("description", "Description", 135, 170), ("reference", "Reference No.", 312, 0), ("debit", "Debit", -430, 0), ("credit", "Credit", -490, 0), ("balance", "Balance", -560, 0)],
                         "before": [{"description": "STARTING BALANCE", "balance": "{opening}"}], "after": [{"description": "ENDING BALANCE", "balance": "{closing}"}, {"description": "Total Debit", "debit": "{debits}"}, {"description": "Total Credit", "credit": "{credits}"}]},
    # Indonesia: two languages, a number, the day over the time, signs in front, decimal commas
    "dana masuk": {"paper": Wide, "font": "sans", "size": 7.5, "date": "%d %b %Y", "number": "german", "debit": ("-", ""), "credit": ("+", ""), "narration": "transfer ke",
                   "head": [[(40, "^e-Statement"), (480, "{page} dari {pages}")], [], [(40, "Nama/Name"), (120, ": {holder}"), (330, "Periode/Period"), (430, ": {from_} - {to_}")], [(40, "Cabang/Branch"), (120, ": KCP Jakarta Temple"), (330, "Dicetak pada/Issued on"), (430, ": {to_}")], [], [(40, "*Tabungan Rupiah")], [(40, "Nomor Rekening/Account Number"), (200, ": {account}"), (330, "Saldo Awal/Initial Balance"), (-560, "{open}")], [(40, "Mata Uang/Currency"), (200, ": IDR"), (330, "Dana Masuk/Incoming Transactions"), (-560, "+{credits}")], [(330, "Dana Keluar/Outgoing Transactions"), (-560, "-{debits}")], [(330, "Saldo Akhir/Closing Balance"), (-560, "{close}")], []],
                   "columns": [("serial", "No|No", 40, 0), ("dated", "Tanggal|Date", 70, 0), ("description", "Keterangan|Remarks", 150, 210), ("amount", "Nominal (IDR)|Amount (IDR)", -470, 0), ("balance", "Saldo (IDR)|Balance (IDR)", -565, 0)]},
    # Israel: from right to left, the balance on the left, Hebrew headings
    "hebrew": {"paper": Paper, "font": "dejavu", "size": 8, "date": "%d/%m/%y", "head_date": "%d/%m/%Y", "number": "western", "narration": "hebrew",
               "head": [[(-555, "^" + hebrew("תנועות בחשבון"))], [(-555, "{holder}")], [(-555, hebrew("מספר חשבון")), (-480, "{account}")], [(-555, hebrew("תקופה")), (-480, "{from_} - {to_}")], [(-555, hebrew("יתרת פתיחה")), (-480, "{open}")], [(-555, hebrew("יתרת סגירה")), (-480, "{close}")], []],
               "columns": [("balance", hebrew("יתרה"), -110, 0), ("credit", hebrew("זכות"), -190, 0), ("debit", hebrew("חובה"), -270, 0), ("reference", hebrew("אסמכתא"), -345, 0), ("description", hebrew("תיאור הפעולה"), 350, 150), ("date", hebrew("תאריך"), -560, 0)], "reference": 6},
}
CARDS = {
    # Indonesia: two dates with the month in letters, CR behind, the old balance as a row
    "tagihan": {"paper": CardPaper, "dated": True, "font": "sans", "size": 8, "date": "%d-%b", "head_date": "%d %B %Y", "number": "german", "credit": ("", " CR"), "foreign": "below",
                "head": [[(330, "^REKENING KARTU KREDIT")], [(40, "{holder}"), (330, "NOMOR KARTU"), (450, ": {card}")], [(40, "JL TEMPLE 14"), (330, "TANGGAL REKENING"), (450, ": {to}")], [(40, "JAKARTA 10110"), (330, "TANGGAL JATUH TEMPO"), (450, ": {due}")], [], [(40, "TAGIHAN BULAN LALU"), (150, "PEMBELANJAAN"), (260, "PEMBAYARAN"), (360, "TAGIHAN BARU"), (460, "PEMBAYARAN MINIMUM")], [(40, "{previous}"), (150, "{spent}"), (260, "{payments}"), (360, "{new}"), (460, "{minimum}")], [], [(40, "BATAS KREDIT GABUNGAN : Rp{limit}")]],
                "columns": [("date", "TANGGAL|TRANSAKSI", 40, 0), ("posting", "TANGGAL|PEMBUKUAN", 110, 0), ("description", "KETERANGAN", 185, 0), ("amount", "JUMLAH (Rp)", -550, 0)],
                "before": [{"description": "SALDO SEBELUMNYA", "amount": "{previous}"}], "after": [{"description": "*SALDO BARU", "amount": "*{new}"}]},
    # Portugal: debit and credit columns, the balance before in the head, the statement's number
    "extrato de cartão": {"paper": CardPaper, "dated": True, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "german",
                          "head": [[(40, "^Extrato de Conta Cartão"), (480, "Pág. {page}/{pages}")], [(330, "{holder}")], [(330, "RUA DO TEMPLO 14")], [(330, "1100-585 LISBOA")], [], [(40, "Nº do Cartão"), (150, "{card}")], [(40, "Data do Extrato"), (150, "{to}")], [(40, "Data Limite de Pagamento"), (150, "{due}")], [(40, "Limite de Crédito"), (150, "{limit} EUR")], [], [(40, "*Resumo da Conta")], [(40, "Saldo do Extrato Anterior"), (-300, "{previous}")], [(40, "Pagamentos"), (-300, "{payments}")], [(40, "Compras e Encargos"), (-300, "{spent}")], [(40, "*Saldo Actual em Dívida"), (-300, "*{new}")], [(40, "Pagamento Mínimo"), (-300, "{minimum}")], []],
                          "columns": [("posting", "Data|Valor", 40, 0), ("date", "Data|Mov.", 100, 0), ("description", "Descrição", 160, 0), ("debit", "Débito", -470, 0), ("credit", "Crédito", -555, 0)]},
    # United States: sections, fees and interest of the period, totals of the year that are not those of the period
    "totals year to date": {"paper": CardPaper, "dated": True, "page": letter, "font": "sans", "size": 8, "date": "%b %-d", "head_date": "%b %-d, %Y", "number": "western", "credit": ("- $", ""), "debit": ("$", ""), "arrange": by_kind,
                            "head": [[(40, "{holder}"), (330, "Card ending in {last4}")], [(40, "{from_} - {to} | 30 days in Billing Cycle")], [], [(40, "*Payment Information"), (330, "*Account Summary")], [(40, "Payment Due Date"), (-300, "{due}"), (330, "Previous Balance"), (-560, "${previous}")], [(40, "New Balance"), (-300, "${new}"), (330, "Payments"), (-560, "- ${payments}")], [(40, "Minimum Payment Due"), (-300, "${minimum}"), (330, "Transactions"), (-560, "+ ${purchases}")], [(330, "Fees Charged"), (-560, "+ ${fees}")], [(330, "Interest Charged"), (-560, "+ $0.00")], [(330, "*New Balance"), (-560, "*= ${new}")], [(330, "Credit Limit"), (-560, "${limit}")], []],
                            "parts": [("payments", "{holder}: Payments, Credits and Adjustments", None), ("purchases", "{holder}: Transactions", "Total Transactions for This Period"), ("fees", "Fees", "Total Fees for This Period")], "total_form": "${}",
                            "columns": [("date", "Trans Date", 40, 0), ("posting", "Post Date", 105, 0), ("description", "Description", 170, 0), ("amount", "Amount", -560, 0)],
                            "foot": [[(40, "*Interest Charged")], [(40, "Interest Charge on Purchases"), (-560, "$0.00")], [(40, "Total Interest for This Period"), (-560, "$0.00")], [], [(40, "*Totals Year-to-Date")], [(40, "Total Fees charged this year"), (-560, "$118.00")], [(40, "Total Interest charged this year"), (-560, "$64.21")]]},
}
found.NARRATIONS.update({
    "french": lambda row, date: [("VIR RECU DE " if row["debit"] is None else "PAIEMENT CB ") + usual(row)[0] + " " + usual(row)[1]],
    "broker": lambda row, date: [("ACH DEPOSIT " if row["debit"] is None else "BILL PAY ") + usual(row)[0]],
    "app": lambda row, date: [usual(row)[0] + (" (Faster Payments)" if row["debit"] is None else " Leeds GBR"), "Reference: " + usual(row)[1]] if found.hash_of(row["description"]) % 3 == 0 else [usual(row)[0] + " LONDON GBR"],
    "pix": lambda row, date: [("PIX TRANSF " if row["debit"] is None else "PIX QRS ") + usual(row)[0] + date[:5]],
    "wallet": lambda row, date: [("Received from " if row["debit"] is None else "Payment to ") + usual(row)[0]],
    "transfer ke": lambda row, date: [("Transfer dari " if row["debit"] is None else "Transfer ke ") + usual(row)[0], usual(row)[1]],
    "hebrew": lambda row, date: [hebrew("זיכוי מיידי") if row["debit"] is None else hebrew("כרטיס אשראי")],
})

# Read once behind the mends for the fifth batch.
LATER = {
    # China: Chinese headings over English ones, a currency's column, signed amounts, the other party behind the balance
    "记账日期": {"paper": Wide, "font": "song", "size": 8, "date": "%Y-%m-%d", "number": "western", "debit": ("-", ""), "narration": "transfer", "currency": "CNY",
             "head": [[(220, "示例银行交易流水")], [(200, "Transaction Statement of Example Bank")], [(230, "{from_} -- {to_}")], [], [(40, "户  名：{holder}"), (330, "账号：{account}")], [(40, "Name"), (330, "Account No")], [(40, "账户类型：ALL"), (330, "开 户 行：示例分行")], [(40, "Account Type"), (330, "Sub Branch")], []],
             "columns": [("date", "记账日期|Date", 40, 0), ("ccy", "货币|Currency", 110, 0), ("amount", "交易金额|Transaction|Amount", -240, 0), ("balance", "联机余额|Balance", -320, 0), ("description", "交易摘要|Transaction Type", 335, 110), ("who", "对手信息|Counter Party", 455, 110)], "furniture": [(290, -30, 0, 8, "{page}/{pages}")]},
    # France: days without a year over the new year, two sides, balances and sums as rows, the customer on the right
    "date valeur": {"paper": Wide, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "german", "narration": "french", "start": NEW_YEAR,
                    "head": [[(40, "RELEVE ET INFORMATIONS BANCAIRES"), (400, "Page {page} / {pages}")], [(40, "{to_}")], [(330, "M {holder}")], [(330, "14 RUE DU TEMPLE")], [(330, "67000 STRASBOURG")], [], [(40, "Vos contacts : 03 88 55 01 09 (appel non surtaxé)")], [(40, "*C/C EUROCOMPTE N° {account} en euros")]], "holder_form": "{}",
                    "columns": [("date", "Date", 40, 0), ("value_date", "Date valeur", 95, 0), ("description", "Opération", 160, 230), ("debit", "Débit EUROS", -470, 0), ("credit", "Crédit EUROS", -560, 0)],
                    "before": [{"description": "*SOLDE CREDITEUR AU {first_day}", "credit": "*{open}"}], "after": [{"description": "Total des mouvements", "debit": "{debits}", "credit": "{credits}"}, {"description": "*SOLDE CREDITEUR AU {last_day}", "credit": "*{close}"}],
                    "foot": [[(40, "Réf : 1234567-4-1  IBAN FR76 0000 0000 0000 0000 0000 000  BIC EXMPFR2A")]]},
    # Australia: leaders behind the text, the day held, a balance once a day with Cr, brought and carried forward
    "brought forward cr": {"paper": Wide, "font": "sans", "size": 8, "date": "%-d %b %Y", "head_date": "%-d %B %Y", "number": "western", "balance": (("", " Cr"), ("", " Dr")), "hold_dates": True, "sparse": True, "narration": "leaders",
                           "head": [[(40, "{holder}"), (330, "*Account Balance Summary")], [(40, "14 TEMPLE ROAD"), (330, "Opening balance"), (-555, "${open} Cr")], [(40, "FITZROY VIC 3065"), (330, "Total credits"), (-555, "${credits}")], [(330, "Total debits"), (-555, "${debits}")], [(330, "Closing balance"), (-555, "${close} Cr")], [(330, "Statement starts {from_}")], [(330, "Statement ends {to_}")], [], [(40, "*Outlet Details"), (330, "*Account Details")], [(40, "Temple Road"), (330, "Account name"), (440, "{holder}")], [(330, "BSB number"), (440, "083-004")], [(330, "Account number"), (440, "{account}")], [], [(40, "*Transaction Details")]],
                           "columns": [("date", "Date", 40, 0), ("description", "Particulars", 100, 0), ("debit", "Debits", -400, 0), ("credit", "Credits", -475, 0), ("balance", "Balance", -555, 0)],
                           "before": [{"date": "{first_day}", "description": "Brought forward", "balance": "{opening}"}], "page_end": [{"description": "Carried forward", "balance": "{reached}"}], "page_start": [{"description": "Brought forward", "balance": "{reached}"}], "furniture": [(430, -30, 0, 8, "Statement number 12      Page {page} of {pages}")]},
    # A payment service: the amount, its fee and the total of both, sums in a table before
    "amount fees total": {"paper": Wide, "page": letter, "font": "sans", "size": 8, "date": "%m/%d/%Y", "number": "western", "debit": ("-", ""), "fee": "0.00", "narration": "two lines",
                          "head": [[(40, "^Statement for {to_}")], [(40, "Account ID: {account}")], [], [(40, "{holder}")], [(40, "14 Temple Road")], [(40, "Austin, TX 78701-1410")], [], [(40, "*Activity Summary ({from_} - {to_})")], [(-420, "USD")], [(40, "Beginning Available Balance"), (-420, "{open}")], [(40, "Payments sent"), (-420, "-{debits}")], [(40, "Payments received"), (-420, "{credits}")], [(40, "Fees"), (-420, "0.00")], [(40, "*Ending Available Balance"), (-420, "*{close}")], [], [(40, "*Transactions")]],
                          "columns": [("date", "Date", 40, 0), ("description", "Description", 110, 220), ("ccy", "Currency", 350, 0), ("amount", "Amount", -450, 0), ("fee", "Fees", -500, 0), ("total", "Total*", -570, 0)], "currency": "USD",
                          "foot": [[(40, "* The total is the amount less the fees.")]], "furniture": [(490, -30, 0, 8, "Page {page}")]},
    # South Africa: a list number, fees, the opening balance as a row, what is owed with a minus
    "tran list": {"paper": Wide, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "western", "narration": "plain",
                  "head": [[(40, "{holder}"), (330, "*Current account statement")], [(40, "14 TEMPLE ROAD"), (330, "Statement date:"), (450, "{to_}")], [(40, "SANDTON 2196"), (330, "Statement period:"), (450, "{from_} – {to_}")], [(330, "Statement frequency:"), (450, "Monthly")], [], [(40, "*Account summary")], [(40, "Account type"), (160, "Account number"), (330, "Overdraft limit")], [(40, "Current account"), (160, "{account}"), (330, "R0.00")], [], [(40, "*Cashflow")], [(40, "Opening balance"), (-260, "R{open}")], [(40, "Funds received/Credits"), (-260, "R{credits}")], [(40, "Funds used/Debits"), (-260, "R{debits}")], [(40, "Closing balance"), (-260, "R{close}")], []],
                  "columns": [("serial", "Tran|list no", 40, 0), ("date", "Date", 80, 0), ("description", "Description", 140, 180), ("fee", "Fees (R)", -380, 0), ("debit", "Debits (R)", -440, 0), ("credit", "Credits (R)", -500, 0), ("balance", "Balance (R)", -565, 0)],
                  "before": [{"date": "{first_day}", "description": "Opening balance", "balance": "{open}"}], "after": [{"description": "Closing balance", "balance": "{close}"}], "furniture": [(480, -30, 0, 8, "Page {page} of {pages}")]},
    # Switzerland: credits before debits, the value day behind them, a balance once a day, blanks between thousands
    "gutschrift lastschrift": {"paper": Wide, "font": "sans", "size": 8, "date": "%d.%m.%y", "head_date": "%d.%m.%Y", "number": "space.", "sparse": True, "hold_dates": True, "narration": "mandate", "iban": ("CH", 17),
                               "head": [[(40, "^Kontoauszug {from_} - {to_}")], [], [(40, "Privatkonto"), (330, "Datum: {to_}")], [(40, "IBAN {iban}"), (330, "Seite: {page} / {pages}")], [(40, "CHF")], [], [(330, "{holder}")], [(330, "Tempelweg 14")], [(330, "3005 Bern")], []],
                               "columns": [("date", "Datum", 40, 0), ("description", "Text", 95, 190), ("credit", "Gutschrift", -370, 0), ("debit", "Lastschrift", -440, 0), ("value_date", "Valuta", 455, 0), ("balance", "Saldo", -565, 0)],
                               "before": [{"date": "{first_day}", "description": "Kontostand", "balance": "{opening}"}], "after": [{"description": "Total", "credit": "{credits}", "debit": "{debits}"}, {"date": "{last_day}", "description": "Kontostand", "balance": "{closing}"}]},
}
LATER_CARDS = {
    # Australia: what was paid with a minus behind, a strip of sums with their signs
    "new charges strip": {"paper": CardPaper, "dated": True, "font": "sans", "size": 8, "date": "%d %b %y", "head_date": "%d %B %Y", "number": "western", "credit": ("", "-"), "foreign": "below",
                          "head": [[(40, "{holder}"), (330, "Account number"), (440, "{card}")], [(40, "14 TEMPLE ROAD"), (330, "Statement period"), (440, "{from} - {to}")], [(40, "NEWTOWN NSW 2042"), (330, "Statement date"), (440, "{to}")], [], [(40, "*Closing balance"), (180, "*Minimum payment"), (330, "*Due date"), (450, "*Credit limit")], [(40, "${new}"), (180, "${minimum}"), (330, "{due}"), (450, "${limit}")], [], [(40, "Opening balance"), (160, "- Payments and refunds"), (300, "+ Purchases and charges"), (460, "= Closing balance")], [(40, "${previous}"), (160, "${payments}"), (300, "${spent}"), (460, "${new}")], []],
                          "columns": [("date", "Date", 40, 0), ("description", "Transaction details", 110, 0), ("amount", "Amount (A$)", -550, 0)], "furniture": [(490, -30, 0, 8, "Page {page} of {pages}")]},
    # Spain: the shop's place in a column, the sum at the end, charged to an account
    "establecimiento": {"paper": CardPaper, "dated": True, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "german", "credit": ("-", ""),
                        "head": [[(40, "^Extracto de tarjeta"), (480, "Página {page} de {pages}")], [(40, "Titular: {holder}")], [(40, "Número de tarjeta: {card}")], [(40, "Fecha de emisión: {to}")], [(40, "Límite de crédito: {limit} EUR")], [], [(40, "Saldo anterior"), (-260, "{previous}")], [(40, "Pagos"), (-260, "{payments}")], [(40, "Compras y comisiones"), (-260, "{spent}")], [(40, "*Total a pagar"), (-260, "*{new}")], [(40, "Fecha de cargo en cuenta"), (-260, "{due}")], []],
                        "columns": [("date", "Fecha", 40, 0), ("description", "Establecimiento", 110, 0), ("category", "Localidad", 360, 0), ("amount", "Importe EUR", -550, 0)],
                        "after": [{"description": "*TOTAL OPERACIONES DEL PERIODO", "amount": "*{spent}"}]},
}
found.NARRATIONS.update({
    "leaders": lambda row, date: [(("Internet Transfer " if row["debit"] is None else "V4411 ") + usual(row)[0]).ljust(52, ".")],
    "transfer": lambda row, date: ["Transfer In" if row["debit"] is None else "QuickPass Pay"],
})

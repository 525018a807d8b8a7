# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries, the ninth batch: Argentina, Guatemala, Peru, Pakistan, Sri Lanka, Bulgaria, Serbia, Ukraine, then eight more.

Headings, labels and places are those that public parsers and importers of these countries' banks name; names, numbers and texts are invented. See
found.py for how to read a description.
"""

import found
from found import digits
from found_front import Paper, usual

MESES = "ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE".split()


class DayMonthEs(Paper):
    """ "05ABR" for days."""

    def cell(self, row, key):
        if key in ("date", "value_date"):
            return f"{row['date'].day:02d}{MESES[row['date'].month - 1][:3]}"
        return super().cell(row, key)


class DayOnly(Paper):
    """The day of the month alone; month and year in the title."""

    def values(self):
        last = self.account["to"]
        return {**super().values(), "month": f"{MESES[last.month - 1]} {last.year}"}


class Origin(Paper):
    def cell(self, row, key):
        return "D" + digits(row["description"], 3) if key == "origin" else super().cell(row, key)


class Partner(Paper):
    """The other side's account below its name, a code of the payment's purpose."""

    def cell(self, row, key):
        return "289" if key == "code" else super().cell(row, key)


def day_only(spec, doc):
    """One month's account: rows are laid on the days of one month."""
    first = doc["from"].replace(day=1)
    for i, row in enumerate(doc["rows"]):
        row["date"] = first.replace(day=1 + i * 27 // max(1, len(doc["rows"])))
    doc["from"], doc["to"] = first, doc["rows"][-1]["date"]
    return found.finish(spec, doc)


found.NARRATIONS.update({
    "concepto": lambda row, date: [("TRANSF RECIBIDA " if row["debit"] is None else "PAGO TARJETA ") + usual(row)[0]],
    "zelena": lambda row, date: [usual(row)[0], "Plaćanje po računu " + usual(row)[1] if row["credit"] is None else "Uplata po fakturi " + usual(row)[1]],
    "prevod": lambda row, date: [("Получен превод " if row["debit"] is None else "Плащане на ПОС ") + usual(row)[0], "Реф. " + usual(row)[1]],
    "oplata": lambda row, date: [("Зарахування від " if row["debit"] is None else "Оплата товарів ") + usual(row)[0]],
    "ibft": lambda row, date: [("IBFT CR FROM " if row["debit"] is None else "POS PURCHASE ") + usual(row)[0], "STAN(" + usual(row)[1][:6] + ") KARACHI PK"],
    "ceft": lambda row, date: [("CEFT-" if row["debit"] is None else "POS TXN ") + usual(row)[0] + " " + usual(row)[1][:6]],
})

FIRST = {
    # Argentina: origin before the text, day and month, money with the minus before it, what was left and what is left as rows without a day, taxes' sum below
    "origen concepto": {"paper": Origin, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "german", "signed": True, "narration": "concepto", "named": False, "account_form": "195-{:.6}/8",
                        "head": [[(40, "^RESUMEN")], [], [(40, "{holder}"), (360, "Hoja {page} de {pages}")], [(40, "AV. RIVADAVIA 4120 PISO 3"), (360, "Información al: {to_}")], [(40, "1205 CIUDAD DE BUENOS AIRES")], [], [(40, "*MOVIMIENTOS EN CUENTAS")], [(40, "*CC $ {account}"), (250, "CBU 01701955200000075928")], []],
                        "columns": [("date", "FECHA", 40, 0), ("origin", "ORIGEN", 100, 0), ("description", "CONCEPTO", 150, 200), ("debit", "DÉBITO", -420, 0), ("credit", "CRÉDITO", -490, 0), ("balance", "SALDO", -560, 0)],
                        "before": [{"description": "SALDO ANTERIOR", "balance": "{open}"}], "after": [{"description": "SALDO AL {last}", "balance": "{close}"}],
                        "foot": [[], [(40, "TOTAL IMP.LEY 25413 COBRADO EN EL PERÍODO"), (-560, "1.204,11")], [(40, "Los depósitos cuentan con la garantía de hasta el monto que fija la ley.")]]},
    # Guatemala: the day of the month alone, month in the title, one column for amounts with signs, the balance of the month before with its day
    "pagina no": {"paper": DayOnly, "finish": day_only, "font": "mono", "size": 8, "date": "%d", "head_date": "%d/%m/%Y", "number": "western", "debit": ("-", ""), "credit": ("", ""), "header_rule": False, "narration": "concepto", "named": False, "account_form": "{:.4}-{:.5}-1",
                  "head": [[(40, "CUENTA No. {account}"), (400, "PAGINA No. {page}")], [(40, "{month}   QUETZALES   ESTADO DE CUENTA")], [], [(40, "{holder}")], [(40, "12 CALLE 4-55 ZONA 10")], [(40, "GUATEMALA")], []],
                  "columns": [("date", "DIA", 40, 0), ("description", "DESCRIPCION", 80, 230), ("reference", "NUMERO", 315, 0), ("amount", "MONTO", -455, 0), ("balance", "SALDO", -550, 0)],
                  "before": [{"description": "SALDO ANTERIOR", "balance": "{open}"}], "after": [{"description": "SALDO ACTUAL", "balance": "{close}"}]},
    # Peru: two days without a year, charges and payments with a second word, balances of days, a strip of five sums in the head
    "cargos debe": {"paper": DayMonthEs, "font": "sans", "size": 7.5, "date": "%d/%m/%y", "number": "western", "narration": "concepto", "named": False, "account_form": "193-{:.8}-0-62",
                    "head": [[(40, "*ESTADO DE CUENTA CORRIENTE")], [], [(40, "{holder}"), (360, "PAGINA"), (440, "{page} DE {pages}")], [(40, "JR. DE LA UNION 554"), (360, "DEL {from_}"), (440, "AL {to_}")], [(40, "LIMA - LIMA"), (360, "CODIGO DE CUENTA"), (440, "{account}")], [(360, "MONEDA"), (440, "SOLES")], [], [(40, "*SALDO INICIAL"), (150, "*ABONOS"), (250, "*CARGOS"), (350, "*ITF"), (450, "*SALDO CONTABLE")], [(40, "{open}"), (150, "{credits}"), (250, "{debits}"), (350, "0.00"), (450, "{close}")], []],
                    "columns": [("date", "FECHA|PROC.", 40, 0), ("value_date", "FECHA|VALOR", 85, 0), ("description", "DESCRIPCION|", 130, 180), ("debit", "CARGOS / DEBE|", -400, 0), ("credit", "ABONOS / HABER|", -480, 0), ("balance", "SALDO|CONTABLE", -555, 0)]},
    # Pakistan: an activity list by an app, IBAN, numbers of identity, amounts without marks, the opening balance's day, each page's head again
    "account activity mobile": {"paper": Paper, "font": "sans", "size": 7.5, "date": "%d-%b-%Y", "number": "western", "ruled": True, "narration": "ibft", "gap": 4, "iban": ("PK", 16),
                                "head": [[(40, "Account Activity generated through Mobile")], [(40, "Title of Account"), (150, "{holder}"), (330, "Account Number"), (430, "{account}")], [(40, "CNIC Number"), (150, "42101-XXXXX12-3"), (330, "IBAN"), (430, "{iban}")], [(40, "Address"), (150, "HOUSE 12 BLOCK 4 CLIFTON"), (330, "Account Currency"), (430, "PKR")], [(40, "Date Range"), (150, "{from_} - {to_}"), (330, "Product"), (430, "CONVENTIONAL CURRENT")], [(40, "Opening Balance"), (150, "{open}"), (330, "Closing Balance"), (430, "{close}")], []],
                                "columns": [("date", "Transaction|Date", 36, 0), ("value_date", "Value|Date", 92, 0), ("description", "Description|", 150, 190), ("debit", "Debit|Amount", -415, 0), ("credit", "Credit|Amount", -485, 0), ("balance", "Running|Balance", -565, 0)], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # Sri Lanka: withdrawals and deposits, the year once in the head, a line of totals with words, the balance with CR in its own word
    "txn reference branch": {"paper": Paper, "font": "serif", "size": 8, "date": "%d/%m/%y", "head_date": "%d %B %Y", "number": "western", "balance": (("", " CR"), ("", " DR")), "narration": "ceft",
                             "head": [[(380, "*STATEMENT OF ACCOUNT")], [(40, "{holder}"), (380, "Account No   : {account}")], [(40, "NO 44/2 GALLE ROAD"), (380, "Account Type : SAVINGS LKR")], [(40, "COLOMBO 03"), (380, "Branch : KOLLUPITIYA")], [(40, "SRI LANKA"), (380, "Period : {from_} to {to_}")], []],
                             "columns": [("date", "Txn Date", 40, 0), ("value_date", "Eff. Date", 92, 0), ("description", "Particulars", 145, 180), ("cheque", "Cheque No", 330, 0), ("debit", "Payments", -430, 0), ("credit", "Receipts", -495, 0), ("balance", "Balance", -572, 0)],
                             "before": [{"description": "Balance Brought Forward", "balance": "{opening}"}], "after": [{"description": "Total Payments and Receipts", "debit": "{debits}", "credit": "{credits}"}, {"description": "Balance Carried Forward", "balance": "{closing}"}], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # Bulgaria: Cyrillic, DT and KT, balances before and behind the turnovers, the customer behind "Титуляр"
    "movimenti bg": {"paper": Paper, "font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "space.", "narration": "prevod", "gap": 4, "iban": ("BG", 18), "named": False,
                     "head": [[(220, "*ИЗВЛЕЧЕНИЕ ПО СМЕТКА")], [], [(40, "Титуляр: {holder}"), (330, "IBAN: {iban}")], [(40, "Адрес: София 1000, ул. Иван Вазов 12"), (330, "Валута: BGN")], [(40, "За периода: {from_} - {to_}"), (330, "BIC: EXMPBGSF")], [], [(40, "Начално салдо: {open}")], []],
                     "columns": [("date", "Дата", 36, 0), ("value_date", "Вальор", 92, 0), ("description", "Основание", 150, 190), ("debit", "Дебит", -420, 0), ("credit", "Кредит", -490, 0), ("balance", "Салдо", -565, 0)],
                     "foot": [[], [(40, "Обороти:"), (-420, "{debits}"), (-490, "{credits}")], [(40, "Крайно салдо: {close}")]], "furniture": [(500, -25, 0, 6, "Стр. {page} от {pages}")]},
    # Serbia: a statement with a number, partner and purpose in one column, a code of the purpose, sums in a strip below
    "izvod broj": {"paper": Partner, "font": "dejavu", "size": 7, "date": "%d.%m.%Y.", "number": "german", "narration": "zelena", "gap": 5, "named": False, "account_form": "265-{:.13}-44",
                   "head": [[(200, "*IZVOD BR. 41 O STANJU SREDSTAVA")], [], [(40, "Vlasnik računa: {holder}"), (330, "Broj računa: {account}")], [(40, "Bulevar oslobođenja 12, Novi Sad"), (330, "Period: {from_} - {to_}")], [], [(40, "*Prethodno stanje"), (180, "*Ukupno duguje"), (320, "*Ukupno potražuje"), (460, "*Novo stanje")], [(40, "{open}"), (180, "{debits}"), (320, "{credits}"), (460, "{close}")], []],
                   "columns": [("serial", "R.br.", 36, 0), ("date", "Datum", 66, 0), ("description", "Naziv / Svrha plaćanja", 130, 210), ("code", "Šifra", 350, 0), ("debit", "Duguje", -450, 0), ("credit", "Potražuje", -520, 0)], "furniture": [(500, -25, 0, 6, "Strana {page}/{pages}")]},
    # Ukraine: amounts with a minus and the currency, what is left after each, the newest first, day and hour
    "vypyska": {"paper": Paper, "font": "dejavu", "size": 7.5, "date": "%d.%m.%Y", "number": "space", "debit": ("-", " UAH"), "credit": ("", " UAH"), "balance": (("", " UAH"), ("-", " UAH")), "newest_first": True, "narration": "oplata", "gap": 5, "iban": ("UA", 25), "named": False,
                "head": [[(40, "^Виписка по рахунку")], [(40, "з {from_} по {to_}")], [], [(40, "Клієнт"), (150, "{holder}")], [(40, "Рахунок"), (150, "{iban}")], [(40, "Залишок на початок"), (150, "{opening}")], [(40, "Надходження"), (150, "{credits} UAH")], [(40, "Витрати"), (150, "{debits} UAH")], [(40, "Залишок на кінець"), (150, "{closing}")], []],
                "columns": [("date", "Дата", 40, 0), ("description", "Опис операції", 110, 250), ("amount", "Сума", -455, 0), ("balance", "Залишок після операції", -560, 0)], "furniture": [(500, -25, 0, 6, "{page} / {pages}")]},
}


found.NARRATIONS.update({
    "makse": lambda row, date: [usual(row)[0], ("Laekumine " if row["debit"] is None else "Makse ") + usual(row)[1]],
    "promet": lambda row, date: [usual(row)[0], ("PRILIV " if row["debit"] is None else "PLAČILO ") + usual(row)[1]],
    "virement ma": lambda row, date: [("VIREMENT RECU DE " if row["debit"] is None else "PAIEMENT CARTE ") + usual(row)[0]],
    "momo": lambda row, date: [("TRF FROM " if row["debit"] is None else "MOMO PAYMENT TO ") + usual(row)[0] + " REF " + usual(row)[1]],
})
SECOND = {
    # Morocco: capitals of French, the day and the day of value without a year, sums of movements and a new balance in one row each
    "capitaux": {"paper": Paper, "font": "sans", "size": 8, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "space", "narration": "virement ma", "named": False, "account_form": "{:.13}",
                 "head": [[(220, "*RELEVE DE COMPTE")], [(200, "DU {from_} AU {to_}")], [], [(40, "AGENCE : CASA MAARIF"), (330, "{holder}")], [(40, "N° DE COMPTE : {account}"), (330, "12 RUE IBN BATOUTA")], [(40, "DEVISE : DIRHAM"), (330, "20100 CASABLANCA")], []],
                 "columns": [("date", "DATE", 40, 0), ("description", "LIBELLE", 90, 220), ("value_date", "VALEUR", 330, 0), ("debit", "CAPITAUX DEBIT", -460, 0), ("credit", "CAPITAUX CREDIT", -560, 0)],
                 "before": [{"description": "SOLDE DEPART AU {first}", "credit": "{open}"}], "after": [{"description": "TOTAL MOUVEMENTS", "debit": "{debits}", "credit": "{credits}"}, {"description": "SOLDE FINAL AU {last}", "credit": "{close}"}], "furniture": [(500, -25, 0, 6, "Page {page} / {pages}")]},
    # Egypt: a bank's English, balance with the currency, the newest first, a grid of labels of two lines
    "net value": {"paper": Paper, "font": "serif", "size": 8, "date": "%d %b %Y", "number": "western", "debit": ("", " DR"), "credit": ("", " CR"), "newest_first": True, "narration": "momo", "gap": 5, "iban": ("EG", 25),
                  "head": [[(40, "*Customer Account Transactions")], [], [(40, "Client"), (160, "Account"), (330, "IBAN")], [(40, "{holder}"), (160, "{account}"), (330, "{iban}")], [], [(40, "From"), (160, "To"), (330, "Branch")], [(40, "{from_}"), (160, "{to_}"), (330, "Zamalek")], [], [(40, "Balance on start date"), (200, "EGP {open}")], [(40, "Balance on end date"), (200, "EGP {close}")], []],
                  "columns": [("date", "Posting Date", 40, 0), ("value_date", "Effective", 110, 0), ("description", "Narrative", 175, 200), ("amount", "Net Value", -470, 0), ("balance", "Balance After", -560, 0)]},
    # Georgia: in English, paid in and paid out in the account's currency, turnovers in a list, days with the year first
    "paid out gel": {"paper": Paper, "font": "dejavu", "size": 7, "date": "%Y-%m-%d", "number": "plain", "narration": "momo", "gap": 4, "iban": ("GE", 18), "named": False,
                     "head": [[(40, "*Statement")], [(40, "{from_} / {to_}")], [], [(40, "Name:"), (150, "{holder}")], [(40, "Account Number:"), (150, "{iban}GEL")], [(40, "Start Balance:"), (150, "{open}")], [(40, "Turnover Paid In:"), (150, "{credits}")], [(40, "Turnover Paid Out:"), (150, "{debits}")], [(40, "End Balance:"), (150, "{close}")], []],
                     "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 105, 230), ("debit", "Paid Out (GEL)", -430, 0), ("credit", "Paid In (GEL)", -500, 0), ("balance", "Balance", -565, 0)]},
    # Estonia: payer or payee above what it was for, one signed amount with a comma, opening and closing as rows, turnovers of both sides
    "selgitus": {"paper": Paper, "font": "dejavu", "size": 7.5, "date": "%d.%m.%Y", "number": "space", "debit": ("-", ""), "credit": ("+", ""), "narration": "makse", "gap": 5, "iban": ("EE", 16), "named": False,
                 "head": [[(40, "*Konto väljavõte")], [], [(40, "Klient: {holder}"), (330, "Konto: {iban}")], [(40, "Periood: {from_} - {to_}"), (330, "Valuuta: EUR")], []],
                 "columns": [("date", "Kuupäev", 40, 0), ("description", "Saaja/maksja ja selgitus", 110, 260), ("amount", "Summa", -470, 0), ("balance", "Jääk", -560, 0)],
                 "before": [{"date": "{first}", "description": "Algsaldo", "balance": "{open}"}], "after": [{"description": "Käive", "amount": "-{debits} / +{credits}"}, {"date": "{last}", "description": "Lõppsaldo", "balance": "{close}"}]},
    # Costa Rica: reference first, months in Spanish, debits and credits under plurals, a table of summary beside the customer
    "resumen de cuenta": {"paper": DayMonthEs, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "western", "narration": "concepto", "named": False, "iban": ("CR", 18),
                          "head": [[(40, "*Estado de Cuenta")], [], [(40, "{holder}"), (330, "Saldo al corte anterior"), (-555, "{open}")], [(40, "CUENTA IBAN {iban}"), (330, "Débitos del mes"), (-555, "{debits}")], [(40, "MONEDA CRC"), (330, "Créditos del mes"), (-555, "{credits}")], [(40, "DEL {from_} AL {to_}"), (330, "Saldo al corte"), (-555, "{close}")], []],
                          "columns": [("reference", "No. Referencia", 40, 0), ("date", "Fecha", 120, 0), ("description", "Concepto", 170, 200), ("debit", "Débitos", -430, 0), ("credit", "Créditos", -495, 0), ("balance", "Balance", -560, 0)]},
    # Ghana: a branch's English, cedis, dates with a short month in capitals, the total of each side and the cleared balance below
    "cedi lodgement": {"paper": Paper, "font": "sans", "size": 7.5, "date": "%d-%b-%Y", "number": "western", "narration": "momo", "gap": 3, "ruled": True,
                       "head": [[(40, "*ACCOUNT STATEMENT")], [], [(40, "Account Name  {holder}"), (330, "Account No.  {account}")], [(40, "P.O. BOX CT 4411, CANTONMENTS"), (330, "Currency  GHANA CEDI")], [(40, "ACCRA"), (330, "Range  {from_} TO {to_}")], [(330, "Opening Bal.  {open}")], []],
                       "columns": [("date", "Trans. Date", 36, 0), ("description", "Details of Transaction", 100, 200), ("cheque", "Ref. No", 310, 0), ("value_date", "Value Date", 355, 0), ("debit", "Withdrawal", -465, 0), ("credit", "Lodgement", -520, 0), ("balance", "Balance", -580, 0)],
                       "foot": [[], [(40, "Total Withdrawals {debits}   Total Lodgements {credits}")], [(40, "Cleared Balance {close}")]], "furniture": [(270, -25, 0, 6, "Page {page} of {pages}")]},
    # Bangladesh: lakhs, debits marked in the balance, A/C title, an address before the labels, a printed line of who made it
    "taka particulars": {"paper": Paper, "font": "serif", "size": 8, "date": "%d-%b-%y", "head_date": "%d-%b-%Y", "number": "indian", "narration": "ceft", "gap": 3, "balance": (("", " Cr."), ("", " Dr.")),
                         "head": [[(220, "GULSHAN BRANCH")], [(200, "*Account Statement for the period {from_} to {to_}")], [], [(40, "A/C Title"), (120, ": {holder}"), (330, "A/C No"), (410, ": {account}")], [(40, "Address"), (120, ": HOUSE 12 ROAD 4"), (330, "A/C Type"), (410, ": SND")], [(120, "  DHAKA 1212"), (330, "Currency"), (410, ": BDT")], []],
                         "columns": [("date", "Date", 40, 0), ("description", "Particulars", 100, 200), ("cheque", "Inst. No", 310, 0), ("debit", "Debit Taka", -415, 0), ("credit", "Credit Taka", -485, 0), ("balance", "Balance Taka", -570, 0)],
                         "before": [{"description": "Opening Balance", "balance": "{opening}"}], "after": [{"description": "Total", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}], "foot": [[], [(40, "Printed by : SYSTEM   Print Date : 02-Apr-2026")]], "furniture": [(500, -25, 0, 6, "Page {page} of {pages}")]},
    # Slovenia: in the debit and in the credit of the account, a number of the statement, sums in the foot
    "v breme": {"paper": Paper, "font": "dejavu", "size": 7.5, "date": "%d.%m.%Y", "number": "german", "narration": "promet", "gap": 5, "iban": ("SI", 15), "named": False,
                "head": [[(200, "*BANČNI IZPISEK ŠT. 4")], [], [(40, "Imetnik: {holder}"), (330, "TRR: {iban}")], [(40, "Slovenska cesta 12, 1000 Ljubljana"), (330, "Obdobje: {from_} - {to_}")], [], [(40, "Stanje na začetku"), (170, "Skupaj breme"), (300, "Skupaj dobro"), (430, "Stanje na koncu")], [(40, "{open}"), (170, "{debits}"), (300, "{credits}"), (430, "{close}")], []],
                "columns": [("date", "Datum", 40, 0), ("value_date", "Datum valute", 100, 0), ("description", "Prejemnik/Plačnik, namen", 175, 200), ("debit", "V breme", -460, 0), ("credit", "V dobro", -545, 0)], "furniture": [(500, -25, 0, 6, "Stran {page} / {pages}")]},
}

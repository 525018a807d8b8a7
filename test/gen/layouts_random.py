# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements whose layout is drawn by lot: every seed is a paper that nobody has seen before.

The words, orders, rules, alignments and furniture are those that banks use; their combination is
left to chance, so that a reader cannot be fitted to them. What a paper does not print is no truth of it.
"""

from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.pdfbase import pdfmetrics

from layouts import Sheet
from layouts_more import hash_of, number
from model import money

MONTHS = {
    "de": ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez."],
    "fr": ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
    "es": ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"],
    "it": ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"],
    "nl": ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
    "pt": ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"],
}

# Header words by country; a vertical bar breaks a header into two lines.
INDIA = {
    "date": ["Date", "Txn Date", "Tran Date", "Trans Date", "Transaction Date", "Post Date", "Posting Date", "Txn. Dt.", "Tran.|Date", "Entry Date", "Date of|Transaction", "Trans. Date"],
    "value_date": ["Value Date", "Value Dt", "Val Date", "Value|Date", "Val. Dt.", "Eff. Date", "Value Dt."],
    "description": ["Narration", "Particulars", "Description", "Remarks", "Transaction Details", "Details", "Transaction Particulars", "Transaction Remarks", "Narrative",
                    "Transaction Description", "Particulars / Narration", "Description / Narration", "Details of Transaction", "Transaction Narration"],
    "reference": ["Chq No", "Cheque No.", "Chq./Ref.No.", "Ref No", "Instrument No", "Instr. ID", "Ref/Cheque No.", "UTR / Ref No", "Transaction ID", "Cheque/|Reference No",
                  "Chq/Ref No.", "Instrument|Number", "Ref. No./|Chq. No.", "Inst. No."],
    "debit": ["Debit", "Debits", "Dr", "Withdrawal", "Withdrawals", "Withdrawal Amt", "Debit Amount", "Withdrawal (Dr)", "Dr Amount", "Debit (Rs.)", "Withdrawals|(INR)",
              "Withdrawal|Amount", "Debit Amt.", "Withdrawal(Dr.)", "Debit|Amount (INR)", "Amount|Withdrawn", "Dr Amt"],
    "credit": ["Credit", "Credits", "Cr", "Deposit", "Deposits", "Deposit Amt", "Credit Amount", "Deposit (Cr)", "Cr Amount", "Credit (Rs.)", "Deposits|(INR)",
               "Deposit|Amount", "Credit Amt.", "Deposit(Cr.)", "Credit|Amount (INR)", "Amount|Deposited", "Cr Amt"],
    "balance": ["Balance", "Running Balance", "Closing Balance", "Bal", "Balance (INR)", "Available|Balance", "Net Balance", "Balance Amt", "Ledger Balance", "Balance(Rs.)",
                "Running|Balance", "Book Balance", "Balance Amount", "Line Balance", "Total Balance"],
    "amount": ["Amount", "Txn Amount", "Transaction Amount", "Amount (INR)", "Amount(Rs.)", "Tran Amount", "Amt"],
    "mark": ["Dr/Cr", "DR|CR", "Cr/Dr", "D/C", "Type", "Dr / Cr", "Txn Type"],
    "serial": ["Sr No", "S.No", "Sl No.", "Sl. No.", "#", "Sr.|No.", "S.No."],
    "kind": ["Br. Code", "Init. Br", "Branch", "Tran|Type", "Mode", "Channel", "Branch Code", "Tran Br"],
}
FOREIGN = {
    "en": {"date": ["Date", "Posting Date", "Date posted", "Transaction date"], "value_date": ["Value date", "Effective date"],
           "description": ["Description", "Transaction", "Details", "Transaction details", "Payment type and details", "Activity", "Memo"],
           "reference": ["Reference", "Check Number", "Ref"],
           "debit": ["Debit", "Withdrawals", "Paid out", "Money out", "Debits (-)", "Withdrawals/|Debits", "Payments", "Subtractions"],
           "credit": ["Credit", "Deposits", "Paid in", "Money in", "Credits (+)", "Deposits/|Credits", "Receipts", "Additions"],
           "balance": ["Balance", "Ending daily|balance", "Running balance", "Account balance", "Daily Balance"], "amount": ["Amount", "Transaction amount"]},
    "de": {"date": ["Datum", "Buchungstag", "Buchung", "Buchungsdatum"], "value_date": ["Valuta", "Wert", "Wertstellung"],
           "description": ["Verwendungszweck", "Buchungstext", "Text", "Vorgang/Buchungsinformation", "Buchungsinformation", "Umsatzinformation"], "reference": ["Referenz", "PN"],
           "debit": ["Soll", "Lastschrift", "Belastung", "Belastungen", "Ausgang"], "credit": ["Haben", "Gutschrift", "Gutschriften", "Eingang"],
           "balance": ["Saldo", "Kontostand", "Neuer Saldo"], "amount": ["Betrag", "Umsatz", "Betrag EUR"]},
    "fr": {"date": ["Date", "Date opé.", "Date d'opération"], "value_date": ["Date valeur", "Valeur", "Date de valeur"],
           "description": ["Libellé", "Nature des opérations", "Opération", "Libellé de l'opération"], "reference": ["Référence", "Réf."],
           "debit": ["Débit", "Débits", "Débit (€)"], "credit": ["Crédit", "Crédits", "Crédit (€)"], "balance": ["Solde", "Solde (€)"], "amount": ["Montant", "Montant EUR"]},
    "es": {"date": ["Fecha", "F. Operación", "Fecha operación"], "value_date": ["Fecha valor", "F. Valor", "Valor"], "description": ["Concepto", "Descripción", "Movimiento"],
           "reference": ["Referencia"], "debit": ["Cargos", "Debe", "Cargo", "Adeudos"], "credit": ["Abonos", "Haber", "Abono"], "balance": ["Saldo"], "amount": ["Importe", "Importe €"]},
    "it": {"date": ["Data", "Data contabile", "Data operazione"], "value_date": ["Valuta", "Data valuta"], "description": ["Descrizione", "Causale", "Descrizione operazione"],
           "reference": ["Riferimento"], "debit": ["Dare", "Addebiti", "Uscite"], "credit": ["Avere", "Accrediti", "Entrate"], "balance": ["Saldo"], "amount": ["Importo"]},
    "nl": {"date": ["Datum", "Boekdatum"], "value_date": ["Rentedatum", "Valutadatum"], "description": ["Omschrijving", "Naam / Omschrijving", "Mededelingen"],
           "reference": ["Referentie"], "debit": ["Af", "Debet", "Afschrijving"], "credit": ["Bij", "Credit", "Bijschrijving"], "balance": ["Saldo", "Saldo na boeking"], "amount": ["Bedrag", "Bedrag (EUR)"]},
    "pt": {"date": ["Data", "Data Mov.", "Data lançamento"], "value_date": ["Data Valor", "Data-valor"], "description": ["Descrição", "Histórico", "Descritivo"], "reference": ["Documento"],
           "debit": ["Débito", "Débitos", "Saídas"], "credit": ["Crédito", "Créditos", "Entradas"], "balance": ["Saldo"], "amount": ["Valor", "Montante"]},
}
LABELS = {
    "in": {"account": ["Account Number", "Account No", "A/C No.", "Acct No", "A/c Number", "Account No.", "Account #", "Savings Account No"],
           "holder": ["Account Holder", "Customer Name", "Name", "Account Name", "A/C Holder Name", "Account Title", "Name of Customer", "Account Holder Name"],
           "ifsc": ["IFSC", "IFSC Code", "RTGS/NEFT IFSC", "IFS Code"],
           "period": ["Statement Period", "Period", "Statement of account for the period", "Statement for the period", "Transaction Period", "Statement From"],
           "opening": ["Opening Balance", "Op. Balance", "Opening Bal", "Balance B/F", "Opening Balance (INR)"], "closing": ["Closing Balance", "Closing Bal", "Cl. Balance", "Closing Balance (INR)"],
           "debits": ["Total Debits", "Total Withdrawals", "Total Debit", "Total Debit Amount", "Sum of Debits"],
           "credits": ["Total Credits", "Total Deposits", "Total Credit", "Total Credit Amount", "Sum of Credits"],
           "to": [" to ", " To ", " - ", " TO "], "page": ["Page {} of {}", "Page No. {} / {}", "Page {}/{}", "Pg {} of {}"],
           "noise": [("Customer ID", "88123456"), ("CIF No", "7712345678"), ("Branch", "MAIN ROAD"), ("MICR Code", "411002003"), ("Nominee", "Registered"), ("Currency", "INR"),
                     ("Account Type", "Savings"), ("Phone", "020 2612 3456"), ("Email", "someone@example.com"), ("A/C Open Date", "12/03/2011"), ("Mode of Operation", "Single"),
                     ("Drawing Power", "0.00"), ("Interest Rate", "3.00%"), ("Address", "14 Temple Road, Pune 411001"), ("Account Status", "Active")],
           "title": ["Statement of Account", "ACCOUNT STATEMENT", "Statement of Transactions", "Account Statement", "STATEMENT OF ACCOUNT"]},
    "en": {"account": ["Account number", "Account Number", "Account No.", "Account"], "holder": ["Account name", "Account holder", "Name"], "period": ["Statement period", "Statement Period", "Period"],
           "opening": ["Opening balance", "Beginning balance", "Previous balance", "Balance brought forward", "Starting balance"],
           "closing": ["Closing balance", "Ending balance", "New balance", "Balance carried forward"],
           "debits": ["Total withdrawals", "Total debits", "Total paid out", "Total money out"], "credits": ["Total deposits", "Total credits", "Total paid in", "Total money in"],
           "to": [" to ", " - ", " through "], "page": ["Page {} of {}"], "noise": [("Sort code", "20-45-77"), ("Phone", "800 555 0100"), ("BIC", "ABCDGB2L")],
           "title": ["Account statement", "Your statement", "Checking account statement"]},
    "de": {"account": ["Kontonummer", "Konto-Nr.", "Konto"], "holder": ["Kontoinhaber", "Kontoinhaberin"], "period": ["Zeitraum", "Auszugszeitraum", "Buchungszeitraum"],
           "opening": ["Alter Kontostand", "Alter Saldo", "Anfangssaldo", "Kontostand alt"], "closing": ["Neuer Kontostand", "Neuer Saldo", "Endsaldo", "Kontostand neu"],
           "debits": ["Summe Soll", "Summe Belastungen"], "credits": ["Summe Haben", "Summe Gutschriften"], "to": [" - ", " bis "], "page": ["Seite {} von {}"],
           "noise": [("BLZ", "500 105 17"), ("BIC", "ABCDDEFF")], "title": ["Kontoauszug", "Kontoauszug Nr. 4/2025"]},
    "fr": {"account": ["Numéro de compte", "N° de compte", "Compte n°"], "holder": ["Titulaire", "Titulaire du compte"], "period": ["Période", "Période du"],
           "opening": ["Solde initial", "Ancien solde", "Solde précédent"], "closing": ["Solde final", "Nouveau solde"], "debits": ["Total des débits", "Total débits"],
           "credits": ["Total des crédits", "Total crédits"], "to": [" au ", " - "], "page": ["Page {} sur {}", "Page {}/{}"], "noise": [("Agence", "LYON 3")],
           "title": ["Relevé de compte", "Extrait de compte"]},
    "es": {"account": ["Número de cuenta", "Cuenta"], "holder": ["Titular"], "period": ["Periodo", "Período"], "opening": ["Saldo inicial", "Saldo anterior"], "closing": ["Saldo final"],
           "debits": ["Total cargos", "Total debe"], "credits": ["Total abonos", "Total haber"], "to": [" al ", " - "], "page": ["Página {} de {}"], "noise": [("Oficina", "1234")],
           "title": ["Extracto de cuenta"]},
    "it": {"account": ["Numero conto", "Conto corrente n."], "holder": ["Intestatario", "Intestato a"], "period": ["Periodo"], "opening": ["Saldo iniziale"], "closing": ["Saldo finale"],
           "debits": ["Totale addebiti", "Totale uscite"], "credits": ["Totale accrediti", "Totale entrate"], "to": [" al ", " - "], "page": ["Pagina {} di {}"], "noise": [("Filiale", "MILANO 4")],
           "title": ["Estratto conto"]},
    "nl": {"account": ["Rekeningnummer"], "holder": ["Rekeninghouder", "Ten name van"], "period": ["Periode"], "opening": ["Beginsaldo", "Vorig saldo"], "closing": ["Eindsaldo", "Nieuw saldo"],
           "debits": ["Totaal af"], "credits": ["Totaal bij"], "to": [" t/m ", " - ", " tot "], "page": ["Pagina {} van {}"], "noise": [("BIC", "ABCDNL2A")], "title": ["Rekeningafschrift"]},
    "pt": {"account": ["Número da conta", "Conta"], "holder": ["Titular"], "period": ["Período", "Periodo"], "opening": ["Saldo inicial", "Saldo anterior"], "closing": ["Saldo final"],
           "debits": ["Total de débitos"], "credits": ["Total de créditos"], "to": [" a ", " - "], "page": ["Página {} de {}"], "noise": [("Agência", "0123")], "title": ["Extrato de conta"]},
}
DATES = {"in": ["%d/%m/%Y", "%d-%m-%Y", "%d-%b-%Y", "%d %b %Y", "%d.%m.%Y", "%d/%m/%y", "%d-%b-%y", "%d-%B-%Y", "%Y-%m-%d", "%d%b%Y", "%d-%m-%y", "%d %B %Y", "%d %b %y", "%d/%b/%Y"],
         "en": ["%d %b %Y", "%d/%m/%Y", "%d %b", "%d %B", "%d %b %y", "%Y-%m-%d"], "us": ["%m/%d/%Y", "%m/%d/%y", "%m/%d", "%b %d", "%b %d, %Y", "%m-%d-%Y"]}
SPECIAL = {"in": (["Opening Balance", "B/F", "Balance B/F", "BROUGHT FORWARD", "Op. Bal.", "By Opening Balance"], ["Closing Balance", "CLOSING BALANCE", "Cl. Bal."],
                  ["Carried Forward", "C/F", "Balance C/F"], ["Brought Forward", "B/F", "Balance B/F"], ["Total", "Grand Total", "Page Total", "TOTAL"])}
NOTES = ["This is a computer generated statement and does not require a signature.", "Deposits are insured up to Rs. 5,00,000.00 per depositor.",
         "Please report any discrepancy within 15 days of 31/12/2025.", "*** End of Statement ***", "Legends: UPI - Unified Payments Interface, NEFT - National Electronic Funds Transfer"]


def pick_country(rng):
    return rng.choice(["in"] * 13 + ["us", "us", "en", "en", "de", "de", "fr", "es", "it", "nl", "pt"])


def case(rng_case, text):
    return text.upper() if rng_case == "upper" else text


def columns_of(rng, country, vocab):
    """Keys in their order, with headers."""
    sides = rng.random()
    money_keys = ["debit", "credit"] if sides < 0.72 else ["amount"] if sides < 0.9 or country != "in" else ["amount", "mark"]
    if money_keys[0] == "debit" and rng.random() < 0.12:
        money_keys.reverse()
    keys = ["date"]
    if "value_date" in vocab and rng.random() < 0.4:
        keys.append("value_date")
    text = ["description"]
    if "reference" in vocab and rng.random() < 0.45:
        text.insert(rng.randrange(2), "reference")
    if country == "in" and rng.random() < 0.15:
        text.append("kind")
    keys = ["date"] + text + keys[1:] if rng.random() < 0.3 else keys + text
    keys += money_keys
    keys.append("balance")
    if country == "in" and rng.random() < 0.12:
        keys.append("balance_mark")
    if country == "in" and rng.random() < 0.25:
        keys.insert(0, "serial")
    side = rng.randrange(len(vocab["debit"]))
    headers = {}
    for key in keys:
        words = vocab["mark"] if key == "balance_mark" else vocab[key]
        headers[key] = words[side % len(words)] if key in ("debit", "credit") and country == "in" else rng.choice(words)
    return keys, headers


def spec_of(rng):
    country = pick_country(rng)
    language = "en" if country == "us" else country
    vocab = INDIA if country == "in" else FOREIGN[language]
    keys, headers = columns_of(rng, country, vocab)
    labels = {k: rng.choice(v) for k, v in LABELS[language].items() if k != "noise"}
    s = {"country": country, "keys": keys, "headers": headers, "labels": labels, "noise": rng.sample(LABELS[language]["noise"], min(len(LABELS[language]["noise"]), rng.randrange(6)))}
    if country in DATES:
        s["date"] = rng.choice(DATES[country])
    else:
        s["date"] = rng.choice(["%d.%m.%Y", "%d.%m.%y", "%d.%m."] if country == "de" else ["%d/%m/%Y", "%d-%m-%Y", "%d/%m/%y", "%d/%m", "named", "named year"])
    s["head_date"] = s["date"] if "%Y" in s["date"] or "%y" in s["date"] else {"us": "%B %d, %Y", "en": "%d %B %Y", "de": "%d.%m.%Y"}.get(country, "%d/%m/%Y")
    s["number"] = {"in": rng.choice(["indian", "indian", "indian", "western", "plain"]), "us": "western", "en": "western", "de": "german", "fr": "french", "nl": "german",
                   "es": "german", "it": "german", "pt": "german"}[country]
    s["font"] = rng.choice(["sans", "sans", "serif", "mono", "dejavu"])
    s["size"] = rng.choice([6.5, 7, 7.5, 8, 8.5, 9]) - (1 if s["font"] in ("dejavu", "mono") else 0)
    s["page"] = rng.choice([A4, A4, A4, letter if country == "us" else A4, landscape(A4)])
    s["grid"] = rng.choice(["none", "none", "lines", "boxes", "header"])
    s["shade"], s["head_case"] = rng.random() < 0.25, rng.choice(["as is", "as is", "upper"])
    s["align"] = rng.choice(["right", "right", "right", "right", "center", "left"])
    s["head_align"] = rng.choice(["same", "same", "center", "left"])
    s["valign"] = rng.choice(["top", "top", "top", "middle", "bottom"])
    s["repeat_header"], s["repeat_head"] = rng.random() < 0.7, rng.random() < 0.25
    s["gap"] = rng.choice([1, 2, 4, 6]) if s["valign"] == "top" else rng.choice([5, 8])
    s["leading"] = rng.choice([1.2, 1.3, 1.45])
    s["empty"] = rng.choice(["", "", "", "", "-", "0.00"]) if "debit" in keys else ""
    s["newest_first"] = rng.random() < 0.15
    s["hold_dates"] = rng.random() < 0.08 and "serial" not in keys
    s["sparse"] = rng.random() < 0.08 and not s["newest_first"]
    s["time"] = rng.random() < 0.06 and ("%Y" in s["date"])
    s["currency"] = rng.choice(["", "", "", "", {"in": "Rs.", "us": "$", "en": "£"}.get(country, "")])
    s["suffix"] = rng.choice([None, None, (" Cr", " Dr"), ("Cr", "Dr"), (" CR", " DR")]) if country == "in" and "balance_mark" not in keys else None
    s["marks"] = {"in": [(("-", ""), ("", "")), (("", " Dr"), ("", " Cr")), (("", "DR"), ("", "CR")), (("- ", ""), ("+ ", "")), (("", " (Dr)"), ("", " (Cr)"))],
                  "us": [(("-", ""), ("", "")), (("(", ")"), ("", "")), (("- $", ""), ("$", ""))], "en": [(("-", ""), ("", "")), (("", " DR"), ("", ""))],
                  "de": [(("-", ""), ("", "")), (("", "-"), ("", "+")), (("", " S"), ("", " H"))]}.get(country, [(("-", ""), ("", "")), (("- ", ""), ("+ ", ""))])
    s["marks"] = ((("", ""), ("", "")) if "mark" in keys else rng.choice(s["marks"]))
    s["overdrawn"] = country == "in" and (s["suffix"] or "balance_mark" in keys) and rng.random() < 0.3
    s["balances"] = rng.choice(["head", "head", "head", "rows", "rows", "end", "head+rows", "grid", "open only"])
    s["totals"] = rng.random() < 0.4
    s["total_row"] = "debit" in keys and rng.random() < 0.2
    s["forward"] = not s["newest_first"] and country == "in" and rng.random() < 0.15
    s["page_of"] = rng.random() < 0.7 or s["balances"] == "rows"
    s["head_style"] = rng.choice(["list", "list", "columns", "gap", "stacked"])
    s["separator"] = rng.choice([": ", " : ", ":", " :- "])
    s["notes"] = rng.sample(NOTES, rng.randrange(3))
    s["watermark"] = rng.random() < 0.1
    s["words"] = {k: rng.choice(v) for k, v in zip(("opening", "closing", "carried", "brought", "total"), SPECIAL["in"])}
    if country != "in":
        s["words"].update(opening=labels["opening"], closing=labels["closing"], total={"de": "Summe", "fr": "Total", "nl": "Totaal", "it": "Totale"}.get(country, "Total"))
    s["branch_digits"] = rng.random() < 0.5
    return s


def printed_date(s, day, form=None):
    form = form or s["date"]
    if form.startswith("named"):
        names = MONTHS[s["country"]]
        return f"{day.day} {names[day.month - 1]}" + (f" {day.year}" if form.endswith("year") else "")
    return day.strftime(form)


def cell(s, row, key):
    if key == "date":
        return "" if row["same_day"] else printed_date(s, row["date"]) + (" 14:05:59" if s["time"] else "")
    if key == "value_date":
        return printed_date(s, row["date"])
    if key == "reference":
        return "" if row["n"] % 3 == 2 else f"{hash_of(row['description']) % 10**10:010d}"
    if key == "serial":
        return str(row["n"])
    if key == "kind":
        return "0397" if s["branch_digits"] else ("TRF" if row["debit"] is None else "CSH")
    if key == "mark":
        return "CR" if row["debit"] is None else "DR"
    if key == "balance_mark":
        return "Dr" if row["balance"] < 0 else "Cr"
    if key == "amount":
        before, after = s["marks"][row["debit"] is None]
        return before + number(row["debit"] or row["credit"], s["number"]) + after
    if key == "balance":
        return "" if s["sparse"] and not row["day_ends"] else s["currency"] + balance(s, row["balance"], True)
    if key in ("debit", "credit"):
        return (number(0, s["number"]) if s["empty"] == "0.00" else s["empty"]) if row[key] is None else number(row[key], s["number"])
    return row["description"]


def balance(s, cents, in_row=False):
    if s["suffix"]:
        return number(abs(cents), s["number"]) + s["suffix"][cents < 0]
    return number(abs(cents) if in_row and "balance_mark" in s["keys"] else cents, s["number"])


class Paper:
    """One drawing of a statement; the first one only counts the pages."""

    def __init__(self, path, s, doc, pages):
        self.s, self.doc, self.pages = s, doc, pages
        self.sheet = Sheet(path, s["font"], s["size"], "Statement")
        self.width, self.height = s["page"]
        self.sheet.c.setPageSize(s["page"])
        self.step = s["size"] * s["leading"]
        self.y = 0
        self.place_columns()

    def text(self, x, y, text, bold=False, size=None, align="left"):
        font = self.sheet.bold if bold else self.sheet.plain
        c = self.sheet.c
        c.setFont(font, size or self.s["size"])
        {"left": c.drawString, "right": c.drawRightString, "center": c.drawCentredString}[align](x, self.height - y, text)

    def width_of(self, text, bold=False):
        return pdfmetrics.stringWidth(text, self.sheet.bold if bold else self.sheet.plain, self.s["size"])

    def line(self, x0, y0, x1, y1):
        self.sheet.c.setLineWidth(0.4)
        self.sheet.c.line(x0, self.height - y0, x1, self.height - y1)

    def place_columns(self):
        """Each column as wide as its widest cell asks, the text gets the rest."""
        s, rows = self.s, self.doc["rows"]
        pad = 4
        widths = {}
        for key in s["keys"]:
            head = max(self.width_of(case(s["head_case"], t), True) for t in s["headers"][key].split("|"))
            sample = [cell(s, {**r, "n": 100, "same_day": False, "day_ends": True}, key) for r in rows] if key != "description" else [""]
            widths[key] = max([head, *(self.width_of(t) for t in sample)]) + 2 * pad
        rest = self.width - 60 - sum(w for k, w in widths.items() if k != "description")
        widths["description"] = min(max(rest, 90), 330)
        self.columns, x = [], 30
        for key in s["keys"]:
            self.columns.append((key, x + pad, x + widths[key] - pad))
            x += widths[key]
        self.right = x

    def put(self, key, x0, x1, y, text, bold=False, align=None):
        align = align or (self.s["align"] if key in ("debit", "credit", "amount", "balance") else "left")
        self.text({"left": x0, "right": x1, "center": (x0 + x1) / 2}[align], y, text, bold=bold, align=align)

    def table_header(self):
        s = self.s
        lines = {key: case(s["head_case"], s["headers"][key]).split("|") for key in s["keys"]}
        deep = max(map(len, lines.values()))
        top = self.y
        if s["shade"]:
            self.sheet.c.setFillGray(0.85)
            self.sheet.c.rect(30, self.height - top - (deep - 1) * self.step - 4, self.right - 30, deep * self.step + 3, stroke=0, fill=1)
            self.sheet.c.setFillGray(0)
        for key, x0, x1 in self.columns:
            for k, t in enumerate(lines[key]):
                self.put(key, x0, x1, top + k * self.step, t, bold=True, align=None if s["head_align"] == "same" else s["head_align"])
        self.y += (deep - 1) * self.step + 4
        if s["grid"] != "none":
            self.line(30, top - self.step, self.right, top - self.step)
            self.line(30, self.y, self.right, self.y)
        self.box_top = top - self.step
        self.y += self.step

    def close_boxes(self):
        if self.s["grid"] == "boxes":
            for x in [30] + [x1 + 4 for _, _, x1 in self.columns]:
                self.line(x, self.box_top, x, self.y - self.step + 3)

    def foot(self):
        if self.s["page_of"]:
            self.text(self.width - 40, self.height - 22, self.s["labels"]["page"].format(self.sheet.page, self.pages), size=7, align="right")

    def head(self, first):
        s, doc = self.s, self.doc
        self.text(40, 46, doc["bank"], bold=True, size=15)
        self.text(40, 62, s["labels"]["title"], size=9)
        self.y = 84
        facts = [("account", doc["account"]), ("holder", doc["holder"])] + ([("ifsc", doc["ifsc"])] if s["country"] == "in" else [])
        facts.append(("period", printed_date(s, doc["from"], s["head_date"]) + s["labels"]["to"] + printed_date(s, doc["to"], s["head_date"])))
        if "head" in s["balances"] or s["balances"] == "open only":
            facts.append(("opening", s["currency"] + balance(s, doc["opening"])))
        if "head" in s["balances"]:
            facts.append(("closing", s["currency"] + balance(s, doc["closing"])))
        facts = [(s["labels"][k], v) for k, v in facts]
        for i, pair in enumerate(s["noise"]):
            facts.insert((i * 3 + 1) % (len(facts) + 1), pair)
        if not first:
            facts = facts[:2]
        self.facts(facts)
        if first and s["balances"] == "grid":
            self.grid()
        if s["watermark"]:
            c = self.sheet.c
            c.saveState()
            c.setFillGray(0.9)
            c.translate(self.width / 2, self.height / 2)
            c.rotate(35)
            c.drawCentredString(0, 0, "ORIGINAL 2025")
            c.restoreState()

    def facts(self, facts):
        s = self.s
        if s["head_style"] == "columns":
            for i, (label, value) in enumerate(facts):
                self.text(40 + (i % 2) * self.width * 0.45, self.y + (i // 2) * self.step * 1.15, label + s["separator"] + value)
            self.y += (len(facts) + 1) // 2 * self.step * 1.15
        elif s["head_style"] == "stacked":
            for i, (label, value) in enumerate(facts):
                x = 40 + (i % 3) * self.width * 0.31
                self.text(x, self.y + (i // 3) * self.step * 2.8, label, bold=True)
                self.text(x, self.y + (i // 3) * self.step * 2.8 + self.step, value)
            self.y += (len(facts) + 2) // 3 * self.step * 2.8
        else:
            for label, value in facts:
                if s["head_style"] == "gap":
                    self.text(40, self.y, label)
                    self.text(190, self.y, (": " if s["separator"].strip().startswith(":") else "") + value)
                else:
                    self.text(40, self.y, label + s["separator"] + value)
                self.y += self.step * 1.15
        self.y += self.step

    def grid(self):
        s, doc = self.s, self.doc
        for i, key in enumerate(("opening", "debits", "credits", "closing")):
            x = 130 + i * 115
            value = balance(s, doc[key]) if key in ("opening", "closing") else number(doc[key], s["number"])
            self.text(x, self.y + self.step, s["labels"][key], bold=True, align="right")
            self.text(x, self.y + 2.2 * self.step, value, align="right")
        self.y += 4 * self.step

    def special(self, word, cents):
        self.break_page(self.step)
        for key, x0, x1 in self.columns:
            if key == "description":
                self.put(key, x0, x1, self.y, word)
            elif key == "balance":
                self.put(key, x0, x1, self.y, self.s["currency"] + balance(self.s, cents, True))
            elif key == "balance_mark":
                self.put(key, x0, x1, self.y, "Dr" if cents < 0 else "Cr")
        self.y += self.step + self.s["gap"]

    def break_page(self, height, carried=None):
        if self.y + height <= self.height - 60:
            return False
        if carried is not None and self.s["forward"]:
            word, self.y = self.s["words"]["carried"], self.y
            for key, x0, x1 in self.columns:
                if key in ("description", "balance"):
                    self.put(key, x0, x1, self.y, word if key == "description" else balance(self.s, carried))
            self.y += self.step + self.s["gap"]
        self.close_boxes()
        self.foot()
        self.sheet.next_page()
        self.sheet.c.setPageSize(self.s["page"])
        self.y = 50
        if self.s["repeat_head"]:
            self.head(False)
            self.y += self.step
        self.box_top = self.y - self.step
        if self.s["repeat_header"]:
            self.table_header()
        if carried is not None and self.s["forward"]:
            self.special(self.s["words"]["brought"], carried)
        return True

    def rows(self):
        s, doc = self.s, self.doc
        rows = doc["rows"]
        last = {r["date"]: i for i, r in enumerate(rows)}
        order = list(range(len(rows)))[::-1] if s["newest_first"] else range(len(rows))
        held, reached = None, doc["opening"]
        for n, i in enumerate(order, 1):
            row = {**rows[i], "n": n, "day_ends": last[rows[i]["date"]] == i, "same_day": s["hold_dates"] and rows[i]["date"] == held}
            lines = {}
            for key, x0, x1 in self.columns:
                text = cell(s, row, key)
                lines[key] = self.sheet.wrap(text, x1 - x0) if key == "description" else [text]
            deep = max(map(len, lines.values()))
            if self.break_page(deep * self.step + s["gap"], reached) and row["same_day"]:
                row["same_day"] = False
                lines["date"] = [cell(s, row, "date")]
            for key, x0, x1 in self.columns:
                down = {"top": 0, "middle": (deep - len(lines[key])) / 2, "bottom": deep - len(lines[key])}[s["valign"]]
                for k, t in enumerate(lines[key]):
                    if t:
                        self.put(key, x0, x1, self.y + (k + down) * self.step, t)
            self.y += deep * self.step + s["gap"]
            if s["grid"] in ("lines", "boxes"):
                self.line(30, self.y - self.step + 2, self.right, self.y - self.step + 2)
                self.y += 2
            held, reached = row["date"], row["balance"]

    def totals(self):
        s, doc = self.s, self.doc
        if s["total_row"]:
            self.break_page(self.step)
            for key, x0, x1 in self.columns:
                if key in ("debit", "credit", "description"):
                    self.put(key, x0, x1, self.y, s["words"]["total"] if key == "description" else number(doc[key + "s"], s["number"]))
            self.y += self.step + s["gap"]

    def end(self):
        s, doc = self.s, self.doc
        keys = ["opening"] * (s["balances"] == "end") + (["debits", "credits"] if s["totals"] else []) + ["closing"] * (s["balances"] == "end")
        self.y += self.step
        for key in keys:
            if self.y > self.height - 60:
                self.foot()
                self.sheet.next_page()
                self.sheet.c.setPageSize(s["page"])
                self.y = 60
            value = balance(s, doc[key]) if key in ("opening", "closing") else number(doc[key], s["number"])
            self.text(40, self.y, s["labels"][key] + s["separator"] + value, bold=True)
            self.y += self.step * 1.2
        for note in s["notes"]:
            self.text(40, min(self.y + self.step, self.height - 40), note, size=6)
            self.y += self.step

    def draw(self):
        s, doc = self.s, self.doc
        self.head(True)
        self.y += self.step
        self.table_header()
        with_rows = s["balances"] in ("rows", "head+rows")
        first, final = ("opening", "closing") if not s["newest_first"] else ("closing", "opening")
        if with_rows:
            self.special(s["words"][first], doc[first])
        self.rows()
        self.totals()
        if with_rows:
            self.special(s["words"][final], doc[final])
        self.close_boxes()
        self.end()
        self.foot()
        self.sheet.save()
        return self.sheet.page


def prepare(doc, rng):
    """Choose a layout, make DOC and its truth fit."""
    s = doc["spec"] = spec_of(rng)
    truth = doc["truth"]
    if s["overdrawn"]:
        drop = max(r["balance"] for r in doc["rows"]) + doc["opening"] + 1_00
        for r in doc["rows"]:
            r["balance"] -= drop
        doc["opening"] -= drop
        doc["closing"] -= drop
        truth["opening_balance"], truth["closing_balance"] = money(doc["opening"]), money(doc["closing"])
        for r, t in zip(doc["rows"], truth["transactions"]):
            t["balance"] = money(r["balance"])
    if s["country"] != "in":
        truth.pop("ifsc", None)
    last = {r["date"]: i for i, r in enumerate(doc["rows"])}
    for i, (r, t) in enumerate(zip(doc["rows"], truth["transactions"])):
        if s["sparse"] and last[r["date"]] != i:
            t["balance"] = None
    if s["newest_first"]:
        truth["transactions"].reverse()
    return doc


def draw_statement(path, doc, layout):
    pages = Paper(path, doc["spec"], doc, 9).draw()
    Paper(path, doc["spec"], doc, pages).draw()


# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions for papers_bill.py: what programs of several countries print on an invoice, and where."""

FROM = ["**{s[name]}", "{s[street]}"]

FIRST = {
    # labels and values at the right, currency sign before a blank
    "estimates": {
        "date": "%b %d, %Y", "no": "INV-{:0>6}", "cur": "$ {}", "cell_cur": "$ {}", "rates": (825,), "less": True, "code": "USD",
        "head": [(40, 0, [*FROM, "Portland, OR 97201"]), (380, 0, ["Invoice", "Invoice Date", "Due Date"]), (565, 0, ["|{no}", "|{date}", "|{due}"]),
                 (40, 6, ["Bill to,", "{b[name]}", "{b[street]}", "Dallas, TX 75201"])],
        "table_at": 13, "columns": [("#", "n", 40, "l"), ("Items", "description", 60, "l"), ("Quantity", "qty", 350, "r"), ("Price", "price", 450, "r"), ("Amount", "net", 565, "r")],
        "foot": [("SUBTOTAL", "subtotal"), ("DISCOUNT", "discount"), ("Sales Tax ({rate}%)", "tax@"), ("TOTAL", "total")]},
    # recipient at left, sender at right; a total of each line with its tax, balance in the head
    "plane": {
        "date": "%d/%m/%Y", "no": "{}", "cur": "£{}", "cell_cur": "£{}", "rates": (2000, 500), "by_line": True, "paid": "part", "code": "GBP", "under_item": ["{i[detail]}"],
        "head": [(40, 0, ["*{b[name]}", "{b[street]}", "Leeds LS1 4AP", "VAT Registration No: GB123456789"]), (565, 0, ["*|{s[name]}", "|{s[street]}", "|Bristol BS1 5TR", "|+44 117 496 0123"]),
                 (380, 6, ["Invoice Date:", "Due Date:", "Amount Due:"]), (565, 6, ["|{date}", "|{due}", "|{due_sum}"]), (40, 10, ["**Invoice {no}"])],
        "table_at": 14, "columns": [("Item", "description", 40, "l"), ("Qty", "qty", 260, "r"), ("Price", "price", 330, "r"), ("Net", "net", 400, "r"), ("VAT", "tax", 470, "r"), ("Total", "gross", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("VAT {rate}%", "tax@"), ("Total", "total"), ("Paid", "paid"), ("Balance", "due")]},
    # labels over values, units in the quantity cell, untaxed amount
    "apps": {
        "date": "%m/%d/%Y", "no": "INV/2025/{}", "cur": "$ {}", "qty_places": True, "unit": "Units", "rates": (1500,), "code": "USD",
        "head": [(40, 0, [*FROM, "San Francisco CA 94134", "United States"]), (380, 5, ["{b[name]}", "{b[street]}", "Fremont CA 94538", "United States"]), (40, 10, ["**Invoice {no}"]),
                 (40, 12, ["*Invoice Date:", "{date}"]), (180, 12, ["*Due Date:", "{due}"]), (320, 12, ["*Source:", "S00042"])],
        "table_at": 16, "columns": [("Description", "description", 40, "l"), ("Quantity", "qtyunit", 300, "r"), ("Unit Price", "price", 390, "r"), ("Taxes", "rate", 450, "r"), ("Amount", "net", 565, "r")],
        "cell_cur": "{}", "foot": [("Untaxed Amount", "subtotal"), ("Tax {rate}%", "tax@"), ("Total", "total")], "after": [(40, 0, ["Payment Communication: {no}"])]},
    # French: price without tax, reduction, several rates, what is settled already
    "erp_fr": {
        "date": "%d/%m/%Y", "no": "FA2501-{}", "num": "fr", "rates": (2000, 550), "disc": True, "paid": "part", "code": "EUR",
        "head": [(40, 0, FROM), (565, 0, ["**|Facture {no}", "|Date facturation : {date}", "|Date échéance : {due}", "|Code client : CU2501-0007"]),
                 (40, 6, ["Émetteur", "*{s[name]}", "{s[street]}", "69002 Lyon"]), (320, 6, ["Adressé à", "*{b[name]}", "{b[street]}", "75011 Paris"]), (565, 11, ["|Montants exprimés en Euros"])],
        "table_at": 13, "columns": [("Désignation", "description", 40, "l"), ("TVA", "rate", 300, "r"), ("P.U. HT", "price", 370, "r"), ("Qté", "qty", 410, "r"), ("Réduc.", "disc_rate", 460, "r"), ("Total HT", "net", 565, "r")],
        "foot": [("Total HT", "subtotal"), ("Total TVA {rate}%", "tax@"), ("Total TTC", "total"), ("Déjà réglé", "paid"), ("Reste à payer", "due")]},
    # a subscription: period under the line, amount with its currency in the head and the foot
    "plan": {
        "date": "%B %-d, %Y", "no": "8F3A21C-{}", "cur": "${}", "cell_cur": "${}", "rates": (1900,), "code_tail": " USD", "lines": 2, "code": "USD",
        "head": [(40, 0, ["**Invoice"]), (40, 2, ["*Invoice number", "Date of issue", "Date due"]), (130, 2, ["*{no}", "{date}", "{due}"]),
                 (40, 6, ["*{s[name]}", "{s[street]}", "San Francisco, California 94104", "United States"]), (300, 6, ["*Bill to", "{b[name]}", "{b[street]}", "10115 Berlin", "Germany"]),
                 (40, 13, ["**{due_sum} USD due {due}"])],
        "under_item": ["{i[detail]}"],
        "table_at": 17, "columns": [("Description", "description", 40, "l"), ("Qty", "qty", 360, "r"), ("Unit price", "price", 450, "r"), ("Amount", "net", 565, "r")],
        "foot_at": (300, 565), "foot": [("Subtotal", "subtotal"), ("Total excluding tax", "untaxed"), ("VAT - Germany ({rate}% on {base})", "tax@"), ("Total", "total"), ("Amount due", "due")]},
    # a freelancer's list of hours
    "hours": {
        "date": "%m/%d/%y", "no": "{:0>7}", "hours": True, "cur": "${}", "cell_cur": "${}", "paid": "part", "minus_paid": True, "code": "USD", "lines": 5,
        "head": [(565, 0, ["**|{s[name]}", "|{s[street]}", "|Boise, ID 83702"]), (40, 5, ["Billed To", "{b[name]}", "{b[street]}"]), (200, 5, ["Date of Issue", "{date}", "", "Due Date", "{due}"]),
                 (320, 5, ["Invoice Number", "{no}"]), (565, 5, ["|Amount Due (USD)", "**|{due_sum}"])],
        "table_at": 12, "columns": [("Date", "day", 40, "l"), ("Task", "description", 110, "l"), ("Rate", "price", 360, "r"), ("Hours", "qty", 430, "r"), ("Line Total", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("Total", "total"), ("Amount Paid", "paid"), ("Amount Due (USD)", "due")]},
    # German: info block, units with quantities, discount, shipping
    "buero": {
        "date": "%d.%m.%Y", "no": "RE-{}", "num": "de", "cur": "{} EUR", "cell_cur": "{} EUR", "rates": (1900,), "qty_places": True, "unit": "Stk.", "disc": True, "ship": True, "code": "EUR",
        "net_days": 14,
        "head": [(40, 0, ["{s[name]} · {s[street]} · 50667 Köln"]), (40, 2, ["{b[name]}", "{b[street]}", "20095 Hamburg"]), (380, 2, ["Rechnungs-Nr.", "Rechnungsdatum", "Fällig am", "Kunden-Nr."]),
                 (565, 2, ["|{no}", "|{date}", "|{due}", "|K-1042"]), (40, 9, ["**Rechnung Nr. {no}"]), (40, 11, ["Unsere Lieferungen/Leistungen stellen wir Ihnen wie folgt in Rechnung."])],
        "table_at": 14, "columns": [("Pos.", "n", 40, "l"), ("Beschreibung", "description", 70, "l"), ("Menge", "qtyunit", 320, "r"), ("Einzelpreis", "price", 410, "r"), ("Rabatt", "disc_rate", 460, "r"),
                                    ("Gesamtpreis", "net", 565, "r")],
        "percent": "{} %", "foot": [("Summe Positionen", "subtotal"), ("Versandkosten", "ship"), ("Gesamtbetrag (netto)", "untaxed"), ("zzgl. Umsatzsteuer {rate} %", "tax@"), ("Gesamtbetrag (brutto)", "total")],
        "after": [(40, 0, ["Bitte überweisen Sie den Rechnungsbetrag bis zum {due}.", "{s[name]} · IBAN DE02 1203 0000 0000 2020 51"])]},
    # Spanish: names beside labels, rate on each line
    "gestor": {
        "date": "%d-%m-%Y", "no": "F{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (2100, 1000), "code": "EUR",
        "head": [(40, 0, [*FROM, "28013 Madrid", "NIF: B12345674"]), (565, 0, ["**|FACTURA", "|Número: {no}", "|Fecha: {date}", "|Vencimiento: {due}"]),
                 (40, 6, ["Cliente", "{b[name]}", "{b[street]}", "08002 Barcelona", "NIF: B87654321"])],
        "table_at": 13, "columns": [("Concepto", "description", 40, "l"), ("Cantidad", "qty", 300, "r"), ("Precio", "price", 390, "r"), ("IVA", "rate", 440, "r"), ("Importe", "net", 565, "r")],
        "foot": [("Base imponible", "subtotal"), ("IVA {rate}%", "tax@"), ("TOTAL A PAGAR", "total")]},
    # Italian: discount, table of taxes below
    "gestionale": {
        "date": "%d/%m/%Y", "no": "{}/A", "num": "de", "cur": "€ {}", "rates": (2200, 1000), "disc": True, "code": "EUR",
        "head": [(40, 0, [*FROM, "20121 Milano MI", "P.IVA: IT01234567890"]), (340, 0, ["Spett.le", "*{b[name]}", "{b[street]}", "00184 Roma RM"]), (40, 7, ["*Fattura n. {no} del {date}", "Scadenza: {due}"])],
        "table_at": 11, "columns": [("Cod.", "code", 40, "l"), ("Descrizione", "description", 90, "l"), ("Q.tà", "qty", 300, "r"), ("Prezzo unit.", "price", 380, "r"), ("Sc. %", "disc_rate", 430, "r"),
                                    ("Importo", "net", 510, "r"), ("IVA", "rate", 565, "r")],
        "foot": [("Totale imponibile", "subtotal"), ("Totale IVA", "tax"), ("Totale fattura", "total")],
        "summary": ("Totale", [("Aliquota", "rate", 40, "l"), ("Imponibile", "net", 200, "r"), ("Imposta", "tax", 300, "r")])},
    # Dutch: number of pieces first
    "boekhoud": {
        "date": "%d-%m-%Y", "no": "2025-{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2100, 900), "code": "EUR",
        "head": [(565, 0, ["**|{s[name]}", "|{s[street]}", "|1012 AB Amsterdam", "|Kvk 12345678", "|Btw-id NL123456789B01"]), (40, 3, ["{b[name]}", "{b[street]}", "3511 AA Utrecht"]),
                 (40, 8, ["**Factuur", "Factuurnummer", "Factuurdatum", "Vervaldatum"]), (150, 9, ["{no}", "{date}", "{due}"])],
        "table_at": 14, "columns": [("Aantal", "qty", 70, "r"), ("Omschrijving", "description", 90, "l"), ("Stuksprijs", "price", 380, "r"), ("Btw", "rate", 440, "r"), ("Bedrag", "net", 565, "r")],
        "foot": [("Totaal exclusief btw", "subtotal"), ("{rate}% btw over {base}", "tax@"), ("Te betalen", "total")], "after": [(40, 0, ["We verzoeken u vriendelijk het bedrag voor {due} over te maken."])]},
    # Polish: net, tax and gross of each line, totals by rate
    "faktura": {
        "font": "dejavu", "size": 7, "date": "%Y-%m-%d", "no": "{}/2025", "num": "gap", "cur": "{} PLN", "rates": (2300, 800), "by_line": True, "unit": "szt.", "code": "PLN",
        "head": [(40, 0, ["**Faktura VAT nr {no}"]), (400, 0, ["Data wystawienia: {date}", "Termin płatności: {due}"]), (40, 4, ["*Sprzedawca", "{s[name]}", "{s[street]}", "00-001 Warszawa", "NIP: 5260250274"]),
                 (320, 4, ["*Nabywca", "{b[name]}", "{b[street]}", "30-002 Kraków", "NIP: 6762490103"])],
        "table_at": 12, "columns": [("Lp.", "n", 40, "l"), ("Nazwa towaru lub usługi", "description", 60, "l"), ("J.m.", "unit", 215, "l"), ("Ilość", "qty", 265, "r"), ("Cena\nnetto", "price", 330, "r"),
                                    ("Wartość\nnetto", "net", 405, "r"), ("Stawka\nVAT", "rate", 445, "r"), ("Kwota\nVAT", "tax", 500, "r"), ("Wartość\nbrutto", "gross", 567, "r")],
        "table_total": "Razem", "foot": [("Razem netto", "subtotal"), ("Kwota VAT", "tax"), ("Do zapłaty", "total")]},
    # a credit note with negative amounts
    "credit": {
        "date": "%d %b %Y", "no": "CN-{}", "cur": "{}", "rates": (2000,), "credit": True, "code": "GBP",
        "head": [(40, 0, ["**CREDIT NOTE"]), (40, 3, ["{b[name]}", "{b[street]}", "MANCHESTER M1 1AE"]), (300, 3, ["*Date", "{date}", "*Credit Note Number", "{no}", "*Reference", "PO 4431"]),
                 (440, 3, ["{s[name]}", "{s[street]}", "LONDON N1 9GU"])],
        "table_at": 12, "columns": [("Description", "description", 40, "l"), ("Quantity", "qty", 290, "r"), ("Unit Price", "price", 380, "r"), ("VAT", "rate", 440, "r"), ("Amount GBP", "net", 565, "r")],
        "foot_align": "r", "foot_at": (460, 565), "foot": [("Subtotal", "subtotal"), ("TOTAL VAT {rate}%", "tax@"), ("TOTAL GBP", "total")]},
    # prices with tax, the tax said below the total; paid in full
    "shop": {
        "date": "%d %B %Y", "no": "{}", "cur": "£{}", "cell_cur": "£{}", "rates": (2000,), "incl": True, "paid": "all", "code": "GBP",
        "head": [(40, 0, [*FROM, "York YO1 7HU"]), (400, 0, ["**INVOICE", "Invoice Number: {no}", "Invoice Date: {date}", "Order Number: 20881"]), (40, 6, ["*Bill To:", "{b[name]}", "{b[street]}", "Bath BA1 1LN"])],
        "table_at": 13, "columns": [("SKU", "code", 40, "l"), ("Product", "description", 110, "l"), ("Price (inc. VAT)", "price", 400, "r"), ("Quantity", "qty", 470, "r"), ("Total (inc. VAT)", "net", 565, "r")],
        "foot": [("Total (inc. VAT)", "total"), ("Includes VAT @ {rate}%", "tax@"), ("Paid by card", "paid"), ("Balance due", "due")]},
}

SECOND = {
    # Swiss: apostrophes, currency code in the headings
    "helvet": {
        "date": "%d.%m.%Y", "no": "RN-{}", "num": "ch", "cur": "CHF {}", "rates": (810, 260), "code": "CHF", "hours": True,
        "head": [(40, 0, [*FROM, "8001 Zürich"]), (340, 4, ["{b[name]}", "{b[street]}", "3011 Bern"]), (40, 9, ["**Rechnung {no}"]), (40, 11, ["Datum: {date}", "Zahlbar bis: {due}"])],
        "table_at": 15, "columns": [("Pos", "n", 40, "l"), ("Artikel/Dienstleistung", "description", 70, "l"), ("Anzahl", "qty", 320, "r"), ("Preis CHF", "price", 400, "r"), ("MWST", "rate", 450, "r"), ("Total CHF", "net", 565, "r")],
        "foot": [("Total netto", "subtotal"), ("MWST {rate}% auf {base}", "tax@"), ("Rechnungstotal", "total")]},
    # total of quantities, rounded amounts in words
    "erp_en": {
        "date": "%d-%m-%Y", "no": "ACC-SINV-2025-{}", "cur": "$ {}", "cell_cur": "$ {}", "rates": (1000,), "unit": "Nos", "code": "USD", "ship": True,
        "head": [(40, 0, ["**{s[name]}"]), (565, 0, ["**|Sales Invoice", "|{no}"]), (40, 4, ["Customer Name: {b[name]}", "Address: {b[street]}, Austin"]), (340, 4, ["Date: {date}", "Payment Due Date: {due}"])],
        "table_at": 8, "columns": [("Sr", "n", 40, "l"), ("Item Code", "code", 65, "l"), ("Description", "description", 140, "l"), ("Quantity", "qtyunit", 360, "r"), ("Rate", "price", 450, "r"), ("Amount", "net", 565, "r")],
        "foot": [("Total:", "subtotal"), ("Shipping Charges:", "ship"), ("Sales Tax @ {rate}:", "tax@"), ("Grand Total:", "total")]},
    # a French craftsman without tax
    "artisan": {
        "date": "%d/%m/%Y", "no": "2025-{}", "num": "gap", "cur": "{} €", "cell_cur": "{} €", "code": "EUR", "unit": "h", "paid": "part",
        "head": [(40, 0, [*FROM, "44000 Nantes", "SIRET : 123 456 789 00012"]), (340, 5, ["Client :", "{b[name]}", "{b[street]}", "35000 Rennes"]), (40, 10, ["**FACTURE N° {no}", "Date d'émission : {date}", "Date d'échéance : {due}"])],
        "table_at": 15, "columns": [("Description", "description", 40, "l"), ("Quantité", "qty", 280, "r"), ("Unité", "unit", 300, "l"), ("Prix unitaire", "price", 430, "r"), ("Montant", "net", 565, "r")],
        "foot": [("Total", "total"), ("Acompte versé", "paid"), ("Net à payer", "due")], "after": [(40, 0, ["TVA non applicable, art. 293 B du CGI"])]},
    # details beside the bill-to block, discount in the foot, net terms
    "books": {
        "date": "%d %b %Y", "no": "INV-{}", "cur": "€{}", "cell_cur": "€{}", "rates": (2300,), "less": True, "code": "EUR", "under_item": ["{i[detail]}"],
        "head": [(40, 0, ["**Invoice"]), (565, 0, ["*|{s[name]}", "|{s[street]}", "|Dublin 2"]), (40, 6, ["Bill To", "*{b[name]}", "{b[street]}", "Cork"]),
                 (380, 6, ["Invoice Number:", "Invoice Date:", "Terms:", "Payment Due:"]), (565, 6, ["|{no}", "|{date}", "|Net 30", "|{due}"])],
        "table_at": 13, "columns": [("Items", "description", 40, "l"), ("Quantity", "qty", 350, "r"), ("Price", "price", 450, "r"), ("Amount", "net", 565, "r")],
        "foot": [("Subtotal:", "subtotal"), ("Discount (5%):", "discount"), ("VAT {rate}%:", "tax@"), ("Total:", "total")]},
    # Portuguese
    "recibo": {
        "date": "%d/%m/%Y", "no": "FT 2025/{}", "num": "fr", "cur": "{} €", "rates": (2300, 600), "disc": "always", "code": "EUR",
        "head": [(40, 0, [*FROM, "1100-048 Lisboa", "NIF: 501234560"]), (340, 0, ["Exmo.(s) Sr.(s)", "*{b[name]}", "{b[street]}", "4000-322 Porto"]), (40, 7, ["**Fatura {no}"]), (40, 9, ["Data de emissão: {date}", "Data de vencimento: {due}"])],
        "table_at": 13, "columns": [("Artigo", "code", 40, "l"), ("Descrição", "description", 110, "l"), ("Qtd.", "qty", 300, "r"), ("Pr. Unitário", "price", 380, "r"), ("Desc.", "disc_rate", 425, "r"), ("IVA", "rate", 465, "r"), ("Valor", "net", 565, "r")],
        "foot": [("Total ilíquido", "subtotal"), ("IVA {rate}%", "tax@"), ("Total a pagar", "total")]},
}

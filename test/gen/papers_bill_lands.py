# SPDX-License-Identifier: AGPL-3.0-or-later
"""More descriptions for papers_bill.py: programs and habits of fifteen countries, again only labels, columns and places."""

from papers_bill_specs import FROM

THIRD = {
    # client at the right without a heading, tax number and phone with the sender
    "ninja": {
        "date": "%d/%b/%Y", "no": "{:0>4}", "cur": "${}", "cell_cur": "${}", "rates": (1000,), "disc": True, "paid": "part", "code": "AUD",
        "head": [(40, 0, ["**{s[name]}", "ABN 51 824 753 556", "{s[street]}", "Fitzroy VIC 3065", "hello@example.com", "03 5550 1234"]), (360, 0, ["*{b[name]}", "{b[street]}", "Hobart TAS 7000", "Australia"]),
                 (40, 8, ["**Tax Invoice"]), (40, 10, ["Invoice Number", "Invoice Date", "Due Date", "Balance Due"]), (150, 10, ["{no}", "{date}", "{due}", "{due_sum} AUD"])],
        "table_at": 16, "columns": [("Item", "code", 40, "l"), ("Description", "description", 105, "l"), ("Unit Cost", "price", 340, "r"), ("Quantity", "qty", 400, "r"), ("Discount", "disc_rate", 455, "r"),
                                    ("Line Total", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("GST {rate}%", "tax@"), ("Total", "total"), ("Paid to Date", "paid"), ("Balance Due", "due")]},
    # number, date and terms behind bare words, the day of each activity
    "ledger_us": {
        "date": "%m/%d/%Y", "no": "{}", "cur": "${}", "cell_cur": "{}", "rates": (725,), "code": "USD", "under_item": ["{i[detail]}"],
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "Sacramento, CA 95814 US", "+1 9165550147", "books@example.com"]), (40, 6, ["**INVOICE"]),
                 (40, 8, ["*BILL TO", "{b[name]}", "{b[street]}", "Reno, NV 89501 US"]), (400, 8, ["*INVOICE", "*DATE", "*TERMS", "*DUE DATE"]), (480, 8, ["{no}", "{date}", "Net 30", "{due}"])],
        "table_at": 14, "columns": [("DATE", "day", 40, "l"), ("ACTIVITY", "description", 100, "l"), ("QTY", "qty", 380, "r"), ("RATE", "price", 460, "r"), ("AMOUNT", "net", 565, "r")],
        "foot": [("SUBTOTAL", "subtotal"), ("TAX ({rate}%)", "tax@"), ("TOTAL", "total"), ("BALANCE DUE", "due")], "after": [(40, 0, ["Thank you for your business! Checks payable to {s[name]}."])]},
    # labels over values between two parties without headings, a slip for the payment below
    "cloud_nz": {
        "date": "%-d %b %Y", "no": "INV-{:0>4}", "cur": "{}", "rates": (1500,), "hours": True, "code": "NZD",
        "head": [(40, 0, ["**TAX INVOICE"]), (40, 3, ["{b[name]}", "{b[street]}", "WELLINGTON 6011", "NEW ZEALAND"]),
                 (300, 3, ["*Invoice Date", "{date}", "*Invoice Number", "{no}", "*Reference", "Spring job", "*GST Number", "123-456-789"]), (440, 3, ["{s[name]}", "{s[street]}", "AUCKLAND 1010", "NEW ZEALAND"])],
        "table_at": 14, "columns": [("Description", "description", 40, "l"), ("Quantity", "qty", 340, "r"), ("Unit Price", "price", 430, "r"), ("Amount NZD", "net", 565, "r")],
        "foot_align": "r", "foot_at": (460, 565), "foot": [("Subtotal", "subtotal"), ("TOTAL GST {rate}%", "tax@"), ("TOTAL NZD", "total")],
        "after": [(40, 0, ["*Due Date: {due}", "Please pay into 01-0123-0456789-00"]), (40, 5, ["**PAYMENT ADVICE", "To:  {s[name]}", "     {s[street]}", "     AUCKLAND 1010"]),
                  (330, 5, ["*Customer", "*Invoice Number", "*Amount Due", "*Due Date"]), (430, 5, ["{b[name]}", "{no}", "{total}", "{due}"])]},
    # a web shop: buyer left below the title, seller at the right above, the price of a line is its amount
    "webshop": {
        "date": "%B %-d, %Y", "no": "{}", "cur": "€{}", "cell_cur": "€{}", "rates": (2300,), "ship": True, "code": "EUR",
        "head": [(360, 0, ["*{s[name]}", "{s[street]}", "Galway H91 E2K8", "Ireland"]), (40, 6, ["**INVOICE"]), (40, 8, ["{b[name]}", "{b[street]}", "Dublin 4", "D04 X4X6", "buyer@example.com"]),
                 (360, 8, ["Invoice Number:", "Invoice Date:", "Order Number:", "Order Date:", "Payment Method:"]), (455, 8, ["{no}", "{date}", "20417", "{date}", "Card"])],
        "table_at": 16, "columns": [("Product", "description", 40, "l"), ("Quantity", "qty", 420, "r"), ("Price", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("Shipping", "ship"), ("VAT {rate}%", "tax@"), ("Total", "total")]},
    # a reseller of software: both parties headed, sums before and after tax, nothing left to pay
    "reseller": {
        "date": "%d %B %Y", "no": "1024-{}", "cur": "£{}", "cell_cur": "£{}", "rates": (2000,), "lines": 2, "paid": "all", "code": "GBP",
        "head": [(40, 0, ["**Invoice"]), (40, 2, ["Invoice reference: {no}", "Issued on: {date}", "Payment due: {due}"]), (40, 6, ["*Invoice to", "{b[name]}", "{b[street]}", "London SE1 9SG", "United Kingdom"]),
                 (300, 6, ["*Invoice from", "{s[name]}", "{s[street]}", "London N1 9GU", "VAT: GB 123 4567 89"])],
        "table_at": 14, "columns": [("Product", "description", 40, "l"), ("Qty", "qty", 300, "r"), ("Unit price", "price", 400, "r"), ("VAT", "rate", 460, "r"), ("Amount", "net", 565, "r")],
        "foot": [("Total excl. VAT", "subtotal"), ("VAT", "tax"), ("Total", "total"), ("Amount paid", "paid"), ("Amount due", "due")]},
    # hosting: only description and total, the rate before its name
    "hosting": {
        "date": "%A, %B %-d, %Y", "no": "{}", "cur": "€{} EUR", "cell_cur": "€{} EUR", "rates": (2100,), "lines": 3, "code": "EUR",
        "head": [(40, 0, ["**{s[name]}"]), (565, 0, ["**|UNPAID"]), (40, 4, ["**Invoice #{no}", "Invoice Date: {date}", "Due Date: {due}"]), (40, 9, ["*Invoiced To", "{b[name]}", "{b[street]}", "1000 Brussels", "Belgium"]),
                 (380, 9, ["*Pay To", "{s[name]}", "{s[street]}", "9000 Gent"])],
        "table_at": 16, "columns": [("Description", "description", 40, "l"), ("Total", "net", 565, "r")],
        "foot_align": "r", "foot_at": (470, 565), "foot": [("Sub Total", "subtotal"), ("{rate}.00% VAT", "tax@"), ("Total", "total")]},
    # Canada: registration beside the tax
    "north": {
        "date": "%Y-%m-%d", "no": "{}", "cur": "${}", "rates": (1300,), "ship": True, "code": "CAD",
        "head": [(40, 0, [*FROM, "Toronto ON M5V 2T6"]), (565, 0, ["**|Invoice", "|No. {no}", "|{date}"]),
                 (40, 6, ["*Sold To:", "{b[name]}", "{b[street]}", "Ottawa ON K1A 0B1"]), (320, 6, ["*Ship To:", "{b[name]}", "Dock 4, 9 Harbour Rd", "Ottawa ON K1A 0B2"]), (40, 11, ["HST Reg. No. 123456789 RT0001", "Currency: CAD"])],
        "table_at": 15, "columns": [("Item No.", "code", 40, "l"), ("Qty Shipped", "qty", 150, "r"), ("Description", "description", 170, "l"), ("Unit Price", "price", 460, "r"), ("Extended", "net", 565, "r")],
        "foot": [("Sub-Total", "subtotal"), ("Freight", "ship"), ("HST ({rate}%)", "tax@"), ("Total (CAD)", "total")]},
    # Swedish
    "svensk": {
        "date": "%Y-%m-%d", "no": "{}", "num": "gap", "rates": (2500,), "unit": "st", "code": "SEK",
        "head": [(40, 0, ["**{s[name]}"]), (340, 0, ["**Faktura"]), (340, 2, ["Fakturanr", "Fakturadatum", "Kundnr", "OCR-nummer"]), (440, 2, ["{no}", "{date}", "1017", "10176"]), (340, 7, ["{b[name]}", "{b[street]}", "411 06 Göteborg"]),
                 (40, 12, ["Er referens: Anna Berg", "Betalningsvillkor: 30 dagar", "Förfallodatum: {due}"]), (340, 12, ["Valuta: SEK"])],
        "table_at": 16, "columns": [("Artikelnr", "code", 40, "l"), ("Benämning", "description", 105, "l"), ("Antal", "qty", 340, "r"), ("Enhet", "unit", 350, "l"), ("À-pris", "price", 460, "r"), ("Summa", "net", 565, "r")],
        "foot": [("Netto", "subtotal"), ("Moms {rate}%", "tax@"), ("Att betala", "total")],
        "after": [(40, 0, ["{s[name]}, {s[street]}, 111 20 Stockholm", "Bankgiro 123-4567   Org.nr 556000-4615   Momsreg.nr SE556000461501   Godkänd för F-skatt"])]},
    # Norwegian
    "norsk": {
        "date": "%d.%m.%Y", "no": "{}", "num": "gap", "rates": (2500, 1500), "code": "NOK",
        "head": [(40, 0, ["{b[name]}", "{b[street]}", "5003 BERGEN"]), (340, 0, ["**{s[name]}", "{s[street]}", "0152 OSLO", "Org.nr: NO 974 760 673 MVA", "Telefon: 22 00 00 00"]), (40, 8, ["**FAKTURA"]),
                 (340, 8, ["Fakturanr.:", "Fakturadato:", "Forfallsdato:", "Kundenr.:", "Valuta:"]), (440, 8, ["{no}", "{date}", "{due}", "10042", "NOK"])],
        "table_at": 15, "columns": [("Beskrivelse", "description", 40, "l"), ("Antall", "qty", 320, "r"), ("Pris", "price", 400, "r"), ("Mva", "rate", 450, "r"), ("Beløp", "net", 565, "r")],
        "foot": [("Sum eks. mva", "subtotal"), ("{rate}% mva av {base}", "tax@"), ("Å betale", "total")]},
    # Danish
    "dansk": {
        "date": "%d-%m-%Y", "no": "{}", "num": "de", "rates": (2500,), "less": True, "unit": "stk.", "code": "DKK",
        "head": [(40, 0, ["{b[name]}", "{b[street]}", "8000 Aarhus C", "CVR-nr.: 12345674"]), (565, 0, ["*|{s[name]}", "|{s[street]}", "|1050 København K", "|CVR-nr.: 87654328"]), (40, 7, ["**Faktura"]),
                 (420, 7, ["Fakturanr.", "Fakturadato", "Forfaldsdato"]), (565, 7, ["|{no}", "|{date}", "|{due}"])],
        "table_at": 12, "columns": [("Beskrivelse", "description", 40, "l"), ("Antal", "qty", 330, "r"), ("Enhed", "unit", 345, "l"), ("Enhedspris", "price", 460, "r"), ("Pris", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("Rabat (5,00%)", "discount"), ("Moms ({rate},00%)", "tax@"), ("Total DKK", "total")], "after": [(40, 0, ["Beløbet indbetales på bankkonto: Reg.nr. 1234 / Kontonr. 0012345678"])]},
    # Finnish
    "suomi": {
        "date": "%-d.%-m.%Y", "no": "{}", "num": "gap", "cur": "{} €", "rates": (2550, 1400), "unit": "kpl", "code": "EUR",
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "00100 Helsinki"]), (340, 0, ["**LASKU"]), (340, 2, ["Laskun numero", "Laskun päivä", "Eräpäivä", "Viitenumero"]), (460, 2, ["{no}", "{date}", "{due}", "1234561"]),
                 (40, 5, ["{b[name]}", "{b[street]}", "33100 Tampere"])],
        "table_at": 11, "columns": [("Tuote", "description", 40, "l"), ("Määrä", "qty", 290, "r"), ("Yks.", "unit", 300, "l"), ("à-hinta", "price", 400, "r"), ("ALV %", "rate", 450, "r"), ("Yhteensä", "net", 565, "r")],
        "percent": "{} %", "foot": [("Veroton yhteensä", "subtotal"), ("ALV yhteensä", "tax"), ("Maksettava yhteensä", "total")], "after": [(40, 0, ["Y-tunnus 1234567-1   IBAN FI21 1234 5600 0007 85   BIC NDEAFIHH"])]},
    # Czech
    "cesko": {
        "font": "dejavu", "size": 7, "date": "%d.%m.%Y", "no": "2025{}", "num": "gap", "cur": "{} Kč", "rates": (2100, 1200), "by_line": True, "code": "CZK",
        "head": [(340, 0, ["**Faktura č. {no}"]), (40, 3, ["Dodavatel", "*{s[name]}", "{s[street]}", "110 00 Praha 1", "IČO: 12345679", "DIČ: CZ12345679"]),
                 (340, 3, ["Odběratel", "*{b[name]}", "{b[street]}", "602 00 Brno", "IČO: 98765431", "DIČ: CZ98765431"]), (40, 10, ["Variabilní symbol: {no}", "Forma úhrady: Převodem"]),
                 (340, 10, ["Datum vystavení: {date}", "Datum splatnosti: {due}"])],
        "table_at": 14, "columns": [("Popis", "description", 40, "l"), ("Množství", "qty", 260, "r"), ("Jedn. cena", "price", 330, "r"), ("DPH %", "rate", 375, "r"), ("Celkem bez DPH", "net", 450, "r"), ("DPH", "tax", 500, "r"), ("Celkem", "gross", 565, "r")],
        "foot": [("Celkem bez DPH", "subtotal"), ("DPH celkem", "tax"), ("Celkem k úhradě", "total")]},
    # Brazilian
    "brasil": {
        "date": "%d/%m/%Y", "no": "{}", "num": "de", "cur": "R$ {}", "cell_cur": "R$ {}", "less": True, "code": "BRL",
        "head": [(40, 0, ["**{s[name]}", "CNPJ: 11.222.333/0001-81", "{s[street]}, São Paulo - SP, 01310-100"]), (565, 0, ["**|FATURA", "|Número da fatura: {no}", "|Data de emissão: {date}", "|Data de vencimento: {due}"]),
                 (40, 5, ["*Dados do cliente", "{b[name]}", "CPF/CNPJ: 04.252.011/0001-10", "{b[street]}, Curitiba - PR, 80010-000"])],
        "table_at": 11, "columns": [("Descrição", "description", 40, "l"), ("Quantidade", "qty", 330, "r"), ("Preço unitário", "price", 440, "r"), ("Valor total", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("Desconto", "discount"), ("Total a pagar", "total")]},
    # Swiss with the payment part below
    "qr_ch": {
        "date": "%d.%m.%Y", "no": "{}", "num": "ch", "rates": (810,), "code": "CHF", "net_days": 20,
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "6003 Luzern", "www.example.ch", "CHE-123.456.788 MWST"]), (340, 3, ["{b[name]}", "{b[street]}", "4051 Basel"]), (40, 8, ["Luzern, {date}"]), (40, 10, ["**Rechnung Nr. {no}"]), (40, 12, ["Zahlbar bis {due}"])],
        "table_at": 14, "columns": [("Bezeichnung", "description", 40, "l"), ("Menge", "qty", 330, "r"), ("Ansatz", "price", 430, "r"), ("Betrag CHF", "net", 565, "r")],
        "foot": [("Zwischentotal", "subtotal"), ("MWST {rate}%", "tax@"), ("Total CHF", "total")],
        "after": [(40, 3, ["**Empfangsschein", "*Konto / Zahlbar an", "CH44 3199 9123 0008 8901 2", "{s[name]}", "{s[street]}", "6003 Luzern"]),
                  (240, 3, ["**Zahlteil", "*Konto / Zahlbar an", "CH44 3199 9123 0008 8901 2", "{s[name]}", "{s[street]}", "6003 Luzern"]), (420, 4, ["*Zahlbar durch", "{b[name]}", "{b[street]}", "4051 Basel"]),
                  (240, 10, ["*Währung", "CHF"]), (300, 10, ["*Betrag", "{total}"])]},
    # Belgian French
    "belge": {
        "date": "%d/%m/%Y", "no": "2025/{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (2100, 600), "code": "EUR",
        "head": [(40, 0, [*FROM, "1050 Bruxelles", "TVA BE 0403.170.701", "Tél. 02 555 12 34"]), (340, 4, ["{b[name]}", "{b[street]}", "4000 Liège", "TVA BE 0428.759.497"]), (40, 9, ["**FACTURE N° {no}"]), (40, 11, ["Date : {date}", "Échéance : {due}"])],
        "table_at": 15, "columns": [("Description", "description", 40, "l"), ("Qté", "qty", 300, "r"), ("Prix unit. HTVA", "price", 400, "r"), ("TVA", "rate", 450, "r"), ("Total HTVA", "net", 565, "r")],
        "foot": [("Total HTVA", "subtotal"), ("TVA {rate}%", "tax@"), ("Total TVAC", "total")], "after": [(40, 0, ["À payer avant le {due} sur le compte BE68 5390 0754 7034 au nom de {s[name]}"])]},
    # Austrian
    "oest": {
        "date": "%d.%m.%Y", "no": "RG-{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2000,), "hours": True, "unit": "Std.", "code": "EUR", "net_days": 14,
        "head": [(565, 0, ["*|{s[name]}", "|{s[street]}", "|1070 Wien", "|T +43 1 555 1234", "|UID: ATU12345675"]), (40, 5, ["{b[name]}", "{b[street]}", "8010 Graz"]), (40, 10, ["**Honorarnote"]), (40, 12, ["Rechnungsnr.: {no}"]), (240, 12, ["Datum: {date}"]), (420, 12, ["Fällig: {due}"])],
        "table_at": 15, "columns": [("Leistung", "description", 40, "l"), ("Anzahl", "qty", 330, "r"), ("Einheit", "unit", 345, "l"), ("Einzelpreis", "price", 460, "r"), ("Gesamt", "net", 565, "r")],
        "foot": [("Summe netto", "subtotal"), ("+ {rate}% USt", "tax@"), ("Rechnungsbetrag", "total")], "after": [(40, 0, ["{s[name]} | {s[street]} | 1070 Wien | IBAN AT61 1904 3002 3457 3201"])]},
    # a forwarder: what is charged, on which basis
    "forwarder": {
        "date": "%d-%b-%y", "no": "HAM{}", "cur": "{}", "rates": (0,), "code": "USD", "unit": "CNTR",
        "head": [(565, 0, ["**|{s[name]}", "|{s[street]}", "|Singapore 048693"]), (40, 3, ["**FREIGHT INVOICE"]), (40, 5, ["Bill To", "{b[name]}", "{b[street]}", "Singapore 018956"]),
                 (320, 5, ["Invoice No", "Invoice Date", "B/L No", "Vessel / Voyage", "Due Date", "Currency"]), (420, 5, [": {no}", ": {date}", ": SGHAM004417", ": MERIDIAN / 214W", ": {due}", ": USD"])],
        "table_at": 13, "columns": [("Charge Description", "description", 40, "l"), ("Basis", "unit", 280, "l"), ("Qty", "qty", 350, "r"), ("Rate", "price", 440, "r"), ("Amount (USD)", "net", 565, "r")],
        "foot": [("TOTAL USD", "total")]},
}

# written and read after the work on THIRD
FOURTH = {
    "stock_uk": {
        "date": "%d/%m/%Y", "no": "{}", "cur": "{}", "rates": (2000,), "ship": True, "code": "GBP",
        "head": [(200, 0, ["**{s[name]}", "{s[street]}, Derby DE1 1AA", "Tel: 01332 496 000   VAT Reg No: GB 123 4567 89"]), (40, 5, ["{b[name]}", "{b[street]}", "Sheffield", "S1 2HE"]),
                 (380, 5, ["Invoice No.", "Invoice/Tax Date", "Cust. Order No.", "Account Ref."]), (480, 5, ["{no}", "{date}", "P4417", "MEAD01"]), (240, 10, ["**INVOICE"])],
        "table_at": 13, "columns": [("Quantity", "qty", 80, "r"), ("Details", "description", 100, "l"), ("Unit Price", "price", 350, "r"), ("Net Amount", "net", 430, "r"), ("VAT Rate", "rate", 490, "r"), ("VAT", "tax", 565, "r")],
        "foot": [("Total Net Amount", "subtotal"), ("Carriage Net", "ship"), ("Total Tax Amount", "tax"), ("Invoice Total", "total")], "after": [(40, 0, ["Currency: GBP   E&OE"])]},
    "books_au": {
        "date": "%d/%m/%y", "no": "{:0>8}", "cur": "${}", "cell_cur": "${}", "rates": (1000,), "disc": True, "paid": "part", "ship": True, "code": "AUD",
        "head": [(40, 0, ["*{s[name]}", "ABN: 51 824 753 556", "{s[street]}", "Geelong VIC 3220"]), (400, 0, ["**Tax Invoice"]), (400, 3, ["Invoice #: {no}", "Date: {date}", "Due: {due}", "Currency: AUD"]),
                 (40, 6, ["Bill To:", "{b[name]}", "{b[street]}", "Ballarat VIC 3350"])],
        "table_at": 12, "columns": [("Item ID", "code", 40, "l"), ("Description", "description", 100, "l"), ("Qty", "qty", 330, "r"), ("Unit price ($)", "price", 410, "r"), ("Disc %", "disc_rate", 460, "r"), ("Amount ($)", "net", 565, "r")],
        "foot": [("Subtotal:", "subtotal"), ("Freight:", "ship"), ("GST ({rate}%):", "tax@"), ("Total Amount:", "total"), ("Amount Applied:", "paid"), ("Balance Due:", "due")]},
    "klein_de": {
        "date": "%d. %B %Y", "no": "2025-{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "hours": True, "code": "EUR",
        "head": [(565, 0, ["|{s[name]}", "|{s[street]}", "|04109 Leipzig", "|0341 555 1234"]), (40, 4, ["{b[name]}", "{b[street]}", "01067 Dresden"]), (565, 8, ["|Leipzig, {date}"]), (40, 9, ["**Rechnung", "Rechnungsnummer {no}", "Sehr geehrte Damen und Herren,"])],
        "table_at": 14, "columns": [("Tätigkeit", "description", 40, "l"), ("Stunden", "qty", 330, "r"), ("Stundensatz", "price", 440, "r"), ("Summe", "net", 565, "r")],
        "foot": [("Gesamtbetrag", "total")], "after": [(40, 0, ["Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.", "Bitte überweisen Sie bis zum {due} auf DE02 1203 0000 0000 2020 51."])]},
    "autonomo": {
        "date": "%d/%m/%Y", "no": "A-{}", "num": "de", "cur": "{} €", "rates": (2100,), "disc": True, "code": "EUR",
        "head": [(40, 0, ["**FACTURA"]), (40, 2, ["*{s[name]}", "NIF 12345678Z", "{s[street]}", "41001 Sevilla"]), (340, 2, ["*{b[name]}", "CIF B87654321", "{b[street]}", "29015 Málaga"]), (40, 8, ["Nº de factura: {no}"]), (220, 8, ["Fecha de expedición: {date}"]), (420, 8, ["Vencimiento: {due}"])],
        "table_at": 11, "columns": [("Uds.", "qty", 70, "r"), ("Descripción", "description", 90, "l"), ("Precio unidad", "price", 380, "r"), ("% Dto.", "disc_rate", 440, "r"), ("Subtotal", "net", 565, "r")],
        "foot": [("Base imponible", "subtotal"), ("Cuota IVA ({rate}%)", "tax@"), ("Total factura", "total")], "after": [(40, 0, ["Forma de pago: transferencia ES91 2100 0418 4502 0005 1332"])]},
    "cloud_us": {
        "date": "%b %-d, %Y", "no": "AC-{}", "cur": "${}", "cell_cur": "${}", "rates": (887,), "paid": "all", "minus_paid": True, "lines": 3, "code": "USD",
        "head": [(40, 0, ["**{s[name]}"]), (40, 2, ["{s[street]}, Brooklyn, NY 11201", "billing@example.com"]), (40, 5, ["Billed to", "*{b[name]}", "{b[street]}", "Newark, NJ 07102"]), (380, 5, ["Statement no. 4", "Invoice #", "Issued", "Currency"]),
                 (565, 6, ["|{no}", "|{date}", "|USD"])],
        "table_at": 12, "columns": [("Service", "description", 40, "l"), ("Units", "qty", 330, "r"), ("Unit cost", "price", 440, "r"), ("Total", "net", 565, "r")],
        "foot": [("Sub-total", "subtotal"), ("Sales tax ({rate}%)", "tax@"), ("Invoice total", "total"), ("Payments", "paid"), ("Balance", "due")]},
    "szamla": {
        "font": "dejavu", "size": 7, "date": "%Y.%m.%d.", "no": "SZ-{}", "num": "gap", "cur": "{} HUF", "rates": (2700,), "by_line": True, "unit": "db", "code": "HUF",
        "head": [(40, 0, ["**Számla"]), (340, 0, ["Számla sorszáma: {no}"]), (40, 3, ["Eladó", "*{s[name]}", "{s[street]}", "1051 Budapest", "Adószám: 12345676-2-41"]), (340, 3, ["Vevő", "*{b[name]}", "{b[street]}", "6720 Szeged", "Adószám: 87654321-2-06"]),
                 (40, 10, ["Számla kelte: {date}"]), (340, 10, ["Fizetési határidő: {due}"])],
        "table_at": 13, "columns": [("Megnevezés", "description", 40, "l"), ("Mennyiség", "qtyunit", 250, "r"), ("Egységár", "price", 320, "r"), ("Nettó érték", "net", 400, "r"), ("ÁFA %", "rate", 440, "r"), ("ÁFA", "tax", 500, "r"), ("Bruttó érték", "gross", 565, "r")],
        "table_total": "Összesen", "foot": [("Nettó összesen", "subtotal"), ("ÁFA összesen", "tax"), ("Fizetendő összesen", "total")]},
    "contractor": {
        "date": "%d %B %Y", "no": "{:0>3}", "cur": "€{}", "cell_cur": "€{}", "rates": (2300,), "hours": True, "code": "EUR",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, Cork T12 W8KP", "VAT no. IE1234567FA"]), (40, 5, ["**Invoice {no}", "{date}"]), (40, 8, ["For the attention of", "{b[name]}", "{b[street]}", "Limerick V94 T9PX"])],
        "table_at": 14, "columns": [("Work carried out", "description", 40, "l"), ("Days", "qty", 340, "r"), ("Daily rate", "price", 440, "r"), ("Total", "net", 565, "r")],
        "foot": [("Net", "subtotal"), ("VAT @ {rate}%", "tax@"), ("Gross", "total")], "after": [(40, 0, ["Payment is due within 30 days. IBAN IE64 IRCE 9205 0112 3456 78"])]},
    "tjm_fr": {
        "date": "%d/%m/%Y", "no": "F2025-{}", "num": "fr", "cur": "{} €", "cell_cur": "{} €", "rates": (2000,), "hours": True, "paid": "part", "code": "EUR",
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "33000 Bordeaux", "SIRET 123 456 789 00012", "TVA FR32123456789"]), (340, 3, ["*{b[name]}", "{b[street]}", "31000 Toulouse"]), (40, 9, ["**Facture n° {no}"]), (40, 11, ["Date d'émission : {date}"]), (300, 11, ["À régler avant le : {due}"])],
        "table_at": 14, "columns": [("Prestation", "description", 40, "l"), ("Nb jours", "qty", 330, "r"), ("TJM HT", "price", 440, "r"), ("Montant HT", "net", 565, "r")],
        "foot": [("Total HT", "subtotal"), ("TVA ({rate} %)", "tax@"), ("Total TTC", "total"), ("Acompte", "paid"), ("Net à payer", "due")]},
    "plain_words": {
        "date": "%-d %B %Y", "no": "{}", "cur": "£{}", "cell_cur": "£{}", "code": "GBP",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, Ludlow SY8 1AA", "01584 555 123"]), (40, 5, ["For {b[name]}", "{b[street]}", "Hereford", "HR1 2LX"]), (400, 5, ["Invoice {no}", "{date}"])],
        "table_at": 11, "columns": [("What we supplied", "description", 40, "l"), ("How many", "qty", 360, "r"), ("One costs", "price", 460, "r"), ("Altogether", "net", 565, "r")],
        "foot": [("To pay", "total")], "after": [(40, 0, ["Please pay within 30 days."])]},
    "zzp": {
        "date": "%d-%m-%Y", "no": "F{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2100,), "hours": True, "code": "EUR",
        "head": [(565, 0, ["*|{s[name]}", "|{s[street]}", "|9711 AA Groningen", "|KvK 12345678", "|btw NL001234567B01"]), (40, 5, ["T.a.v. de administratie", "{b[name]}", "{b[street]}", "8011 AA Zwolle"]), (40, 10, ["**Factuur {no}"]), (40, 12, ["Factuurdatum: {date}"]), (240, 12, ["Te betalen voor: {due}"])],
        "table_at": 15, "columns": [("Werkzaamheden", "description", 40, "l"), ("Uren", "qty", 340, "r"), ("Tarief", "price", 440, "r"), ("Bedrag", "net", 565, "r")],
        "foot": [("Subtotaal", "subtotal"), ("{rate}% btw", "tax@"), ("Totaal", "total")]},
}

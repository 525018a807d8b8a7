# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions for papers_bill.py: what packages for invoices, their translations and free templates print; labels, columns and places."""

from papers_bill_specs import FROM

FIFTH = {
    # two parties side by side, a serial number, what is taxed and all taxes among the sums
    "pack_en": {
        "date": "%Y-%m-%d", "no": "AA.{}", "cur": "${}", "cell_cur": "${}", "rates": (1500,), "unit": "pcs", "disc": True, "code": "USD",
        "head": [(40, 0, ["**Invoice"]), (380, 2, ["Serial No. {no}", "Invoice date: {date}"]), (40, 5, ["Seller", "*{s[name]}", "Address: {s[street]}", "VAT code: 40112233"]),
                 (320, 5, ["Buyer", "*{b[name]}", "Address: {b[street]}", "Code: 8801"])],
        "table_at": 12, "columns": [("Description", "description", 40, "l"), ("Units", "unit", 240, "l"), ("Qty", "qty", 320, "r"), ("Price", "price", 400, "r"), ("Discount", "disc_rate", 470, "r"), ("Sub total", "net", 565, "r")],
        "foot": [("Taxable amount", "subtotal"), ("Tax rate {rate}%", "tax@"), ("Total taxes", "tax"), ("Total amount", "total")], "after": [(40, 0, ["Please pay until: {due}"])]},
    "pack_fr": {
        "date": "%d/%m/%Y", "no": "FR.{}", "num": "gap", "cur": "{} €", "cell_cur": "{} €", "rates": (2000,), "unit": "u", "code": "EUR",
        "head": [(40, 0, ["**Facture"]), (360, 2, ["Numéro de série {no}", "Date de facturation : {date}"]), (40, 5, ["Vendeur", "*{s[name]}", "Adresse : {s[street]}", "Code TVA : FR40303265045"]),
                 (320, 5, ["Acheteur", "*{b[name]}", "Adresse : {b[street]}"])],
        "table_at": 12, "columns": [("Description", "description", 40, "l"), ("Unités", "unit", 260, "l"), ("Qté", "qty", 340, "r"), ("Prix", "price", 440, "r"), ("Sous-total", "net", 565, "r")],
        "foot": [("Montant taxable", "subtotal"), ("Taux de TVA {rate}%", "tax@"), ("Montant total de la TVA", "tax"), ("Montant total", "total")], "after": [(40, 0, ["Veuillez payer avant le : {due}"])]},
    "pack_it": {
        "date": "%d/%m/%Y", "no": "2025/{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2200, 400), "code": "EUR",
        "head": [(40, 0, ["**Fattura"]), (360, 2, ["Numero: {no}", "Data fattura: {date}", "Da pagare entro: {due}"]), (40, 6, ["Venditore", "*{s[name]}", "{s[street]}", "20121 Milano"]),
                 (320, 6, ["Acquirente", "*{b[name]}", "{b[street]}", "00184 Roma"])],
        "table_at": 13, "columns": [("Descrizione", "description", 40, "l"), ("Quantità", "qty", 310, "r"), ("Prezzo", "price", 400, "r"), ("Aliquota IVA", "rate", 480, "r"), ("Totale parziale", "net", 565, "r")],
        "foot": [("Importo imponibile", "subtotal"), ("Totale imposte", "tax"), ("Importo totale", "total")]},
    "pack_de": {
        "date": "%d.%m.%Y", "no": "{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (1900,), "unit": "Stk", "disc": True, "code": "EUR",
        "head": [(40, 0, ["**Rechnung"]), (360, 2, ["Rechnungsnr. {no}", "Rechnungsdatum: {date}"]), (40, 5, ["Verkäufer", "*{s[name]}", "Adresse: {s[street]}", "Steuer-Nr.: 151/815/08156"]),
                 (320, 5, ["Käufer", "*{b[name]}", "Adresse: {b[street]}", "Kundennr.: 1042"])],
        "table_at": 12, "columns": [("Beschreibung", "description", 40, "l"), ("Einheit", "unit", 240, "l"), ("Menge", "qty", 320, "r"), ("Preis", "price", 400, "r"), ("Rabatt", "disc_rate", 470, "r"), ("Gesamt", "net", 565, "r")],
        "foot": [("Steuerpflichtiger Betrag", "subtotal"), ("Steuersatz {rate}%", "tax@"), ("Steuern gesamt", "tax"), ("Rechnungsbetrag", "total")], "after": [(40, 0, ["Bitte zahlen Sie bis zum {due}"])]},
    # the number in the title, base and rate in the label of the tax
    "lista_es": {
        "date": "%d/%m/%Y", "no": "2025-{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (2100, 1000), "disc": True, "code": "EUR",
        "head": [(40, 0, ["**Factura Núm. {no}"]), (40, 2, ["Fecha: {date}", "Vencimiento: {due}"]), (360, 0, [*FROM, "46001 Valencia", "Tel: 960 000 111"]),
                 (40, 6, ["*Dirección de facturación", "{b[name]}", "{b[street]}", "41001 Sevilla", "Cliente #2201"])],
        "table_at": 13, "columns": [("Nombre de artículo y descripción", "description", 40, "l"), ("Cantidad", "qty", 290, "r"), ("Precio unitario", "price", 390, "r"), ("Dto.", "disc_rate", 430, "r"), ("IVA", "rate", 470, "r"),
                                    ("Importe", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("IVA ({base} x {rate}%)", "tax@"), ("Total", "total")]},
    # the well-known page that is filled in by hand
    "editable": {
        "date": "%B %d, %Y", "no": "{:0>6}", "cur": "${}", "cell_cur": "${}", "paid": "part", "lines": 3, "code": "USD",
        "head": [(40, 0, ["**INVOICE"]), (40, 3, ["{s[name]}", "{s[street]}", "Appleville, WI 53719", "Phone: (555) 555-0142"]), (40, 9, ["*{b[name]}", "c/o {b[street]}"]),
                 (380, 9, ["Invoice #", "Date", "Amount Due"]), (565, 9, ["|{no}", "|{date}", "|{due_sum}"])],
        "table_at": 14, "columns": [("Item", "description", 40, "l"), ("Unit Cost", "price", 370, "r"), ("Quantity", "qty", 450, "r"), ("Price", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("Total", "total"), ("Amount Paid", "paid"), ("Balance Due", "due")]},
    "erp_es": {
        "date": "%d/%m/%Y", "no": "FA2501-{}", "num": "de", "cur": "{}", "rates": (2100,), "disc": True, "paid": "part", "code": "EUR",
        "head": [(40, 0, FROM), (565, 0, ["**|Factura {no}", "|Fecha facturación : {date}", "|Fecha vencimiento : {due}", "|Código cliente : CU2501-0003"]),
                 (40, 6, ["Emisor", "*{s[name]}", "{s[street]}", "28013 Madrid"]), (320, 6, ["Enviar a", "*{b[name]}", "{b[street]}", "08002 Barcelona"]), (565, 11, ["|Importes visualizados en Euros"])],
        "table_at": 13, "columns": [("Descripción", "description", 40, "l"), ("IVA", "rate", 300, "r"), ("P.U.", "price", 370, "r"), ("Cant.", "qty", 410, "r"), ("Dto.", "disc_rate", 460, "r"), ("Base imponible", "net", 565, "r")],
        "foot": [("Base imponible", "subtotal"), ("Total IVA {rate}%", "tax@"), ("Total", "total"), ("Ya pagado", "paid"), ("Queda por pagar", "due")]},
    "cloud_mx": {
        "date": "%d %b %Y", "no": "INV-{:0>5}", "cur": "${}", "cell_cur": "${}", "rates": (1600,), "code": "MXN",
        "head": [(40, 0, ["**Factura"]), (340, 0, [*FROM, "44100 Guadalajara", "México"]), (40, 6, ["Facturar a", "*{b[name]}", "{b[street]}", "64000 Monterrey"]),
                 (340, 6, ["Número de Factura:", "Número de Orden:", "Fecha de la Factura:", "Fecha de Vencimiento:"]), (565, 6, ["|{no}", "|SO-0042", "|{date}", "|{due}"])],
        "table_at": 13, "columns": [("Productos/servicios", "description", 40, "l"), ("Cantidad", "qty", 340, "r"), ("Precio", "price", 440, "r"), ("Precio Total", "net", 565, "r")],
        "foot": [("Subtotal:", "subtotal"), ("IVA {rate}%:", "tax@"), ("Total:", "total")], "after": [(40, 0, ["Moneda: MXN"])]},
    # from a command line: small capitals, a number behind a sign, tax before the discount
    "cli": {
        "date": "%b %d, %Y", "no": "{}", "cur": "${}", "cell_cur": "${}", "rates": (1300,), "less": True, "code": "CAD",
        "head": [(40, 0, ["*{s[name]}", "{s[street]}, Toronto ON"]), (40, 4, ["**INVOICE"]), (40, 6, ["#{no} · {date}"]), (40, 8, ["BILL TO", "*{b[name]}"])],
        "table_at": 12, "columns": [("ITEM", "description", 40, "l"), ("QTY", "qty", 380, "r"), ("RATE", "price", 460, "r"), ("AMOUNT", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("Tax", "tax"), ("Discount", "discount"), ("Total", "total")], "after": [(40, 0, ["DUE DATE", "{due}", "", "All amounts in CAD"])]},
    "timesheet": {
        "date": "%d %b %Y", "no": "INV-{}", "cur": "€{}", "cell_cur": "€{}", "hours": True, "code": "EUR", "lines": 5,
        "head": [(40, 0, ["**INVOICE"]), (40, 3, ["*{s[name]}", "{s[street]}", "Lisbon, Portugal"]), (40, 8, ["*BILL TO", "{b[name]}", "{b[street]}"]), (340, 8, ["*INVOICE DETAILS", "Invoice: {no}", "Issue Date: {date}", "Due Date: {due}", "Project: Spring"])],
        "table_at": 15, "columns": [("ITEM DESCRIPTION", "description", 40, "l"), ("HOURS", "qty", 380, "r"), ("RATE", "price", 460, "r"), ("AMOUNT", "net", 565, "r")],
        "foot": [("SUBTOTAL", "subtotal"), ("TOTAL DUE", "total")], "after": [(40, 0, ["*PAYMENT INFORMATION", "Bank Name: Banco Um", "IBAN: PT50 0002 0123 1234 5678 9015 4"])]},
    "markdown_de": {
        "date": "%d.%m.%Y", "no": "2025-{}", "num": "de", "cur": "{} EUR", "rates": (1900,), "unit": "Std.", "hours": True, "code": "EUR",
        "head": [(40, 0, ["**Rechnung {no}"]), (40, 3, [*FROM, "10115 Berlin", "USt-ID: DE811569869"]), (340, 3, ["Rechnungsdatum: {date}", "Leistungszeitraum/-datum: {date}", "Zahlungsziel: {due}"]),
                 (40, 9, ["Rechnung an:", "{b[name]}", "{b[street]}", "20095 Hamburg"])],
        "table_at": 15, "columns": [("Pos", "n", 40, "l"), ("Beschreibung", "description", 70, "l"), ("Anzahl", "qty", 320, "r"), ("Einheit", "unit", 335, "l"), ("Einzelpreis", "price", 450, "r"), ("Summe", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Zwischensumme (netto)", "subtotal"), ("Umsatzsteuer ({rate}%)", "tax@"), ("Gesamtbetrag (brutto)", "total")]},
    "faktur": {
        "date": "%d/%m/%Y", "no": "FJ-{}", "num": "de", "cur": "Rp {}", "rates": (1100,), "unit": "pcs", "code": "IDR",
        "head": [(40, 0, [*FROM, "Jakarta 10110"]), (360, 0, ["**Faktur Penjualan", "No. Faktur : {no}", "Tanggal : {date}", "Jatuh Tempo : {due}"]), (40, 6, ["Kepada Yth :", "{b[name]}", "{b[street]}", "Bandung 40111"])],
        "table_at": 12, "columns": [("No", "n", 40, "l"), ("Nama Barang", "description", 65, "l"), ("Kuantitas", "qty", 320, "r"), ("Satuan", "unit", 335, "l"), ("Harga Satuan", "price", 450, "r"), ("Jumlah", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("PPN {rate}%", "tax@"), ("Total Tagihan", "total")]},
}

SIXTH = {
    # a request in a sentence instead of terms, rate before the tax's name
    "saas_nl": {
        "date": "%d-%m-%Y", "no": "2025{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2100,), "lines": 3, "code": "EUR",
        "head": [(40, 0, ["**Invoice", "{b[name]}", "{b[street]}", "3511 AA Utrecht"]), (360, 0, [*FROM, "1012 AB Amsterdam", "Registration: 12345678", "Tax ID: NL123456789B01"]),
                 (40, 7, ["Invoice number: {no}", "Invoice date: {date}", "Due date: {due}"])],
        "table_at": 12, "columns": [("Description", "description", 40, "l"), ("Quantity", "qty", 330, "r"), ("Price", "price", 430, "r"), ("Amount", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("{rate}% VAT", "tax@"), ("Total", "total")], "after": [(40, 0, ["We kindly ask you to pay {total} by {due} to our bank account."])]},
    "rental": {
        "date": "%d %B %Y", "no": "RT/2025/{}", "cur": "${}", "cell_cur": "${}", "code": "USD", "lines": 3,
        "head": [(40, 0, ["**INVOICE"]), (360, 0, ["Number: {no}", "Issue Date: {date}", "Due Date: {due}", "Status: Issued"]), (40, 5, [*FROM, "Austin, TX 78701"]), (360, 5, ["Billed To", "*{b[name]}", "{b[street]}", "Dallas, TX 75201"])],
        "table_at": 11, "columns": [("Description", "description", 40, "l"), ("Qty", "qty", 340, "r"), ("Unit Price", "price", 440, "r"), ("Subtotal", "net", 565, "r")],
        "foot": [("Total", "total")], "after": [(40, 0, ["Please complete the payment before the due date.", "Printed at 01 December 2025 10:15"])]},
    # boxes of a small trader
    "trader": {
        "date": "%d-%m-%Y", "no": "{}", "cur": "{}", "rates": (1800,), "code": "PKR",
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, Lahore"]), (40, 4, ["Customer Name: {b[name]}"]), (300, 4, ["Bill No: {no}"]), (460, 4, ["Date: {date}"])],
        "table_at": 7, "columns": [("Sr#", "n", 40, "l"), ("Items", "description", 80, "l"), ("Qty", "qty", 330, "r"), ("Unit", "price", 430, "r"), ("Total", "net", 565, "r")],
        "foot": [("Total", "subtotal"), ("Sales Tax {rate}%", "tax@"), ("Net Payable", "total")], "after": [(40, 0, ["Amounts in PKR"])]},
    "pack_nl": {
        "date": "%d-%m-%Y", "no": "F{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2100, 900), "code": "EUR",
        "head": [(40, 0, ["**Factuur"]), (360, 2, ["Factuurnummer {no}", "Factuurdatum: {date}"]), (40, 5, ["Leverancier", "*{s[name]}", "Adres: {s[street]}"]), (320, 5, ["Afnemer", "*{b[name]}", "Adres: {b[street]}"])],
        "table_at": 11, "columns": [("Omschrijving", "description", 40, "l"), ("Aantal", "qty", 320, "r"), ("Prijs", "price", 400, "r"), ("Belasting", "rate", 470, "r"), ("Subtotaal", "net", 565, "r")],
        "foot": [("Belastbaar bedrag", "subtotal"), ("Totaal belastingen", "tax"), ("Totaalbedrag", "total")], "after": [(40, 0, ["Gelieve te betalen voor: {due}"])]},
    "fatura_tr": {
        "font": "dejavu", "size": 8, "date": "%d.%m.%Y", "no": "ABC2025{:0>9}", "num": "de", "cur": "{} TL", "cell_cur": "{} TL", "rates": (2000,), "unit": "Adet", "code": "TRY",
        "head": [(40, 0, [*FROM, "34000 İstanbul", "Vergi No: 1234567890"]), (360, 0, ["**FATURA", "Fatura No: {no}", "Fatura Tarihi: {date}", "Vade Tarihi: {due}"]), (40, 6, ["SAYIN", "{b[name]}", "{b[street]}", "06000 Ankara"])],
        "table_at": 12, "columns": [("Sıra", "n", 40, "l"), ("Mal Hizmet", "description", 75, "l"), ("Miktar", "qtyunit", 300, "r"), ("Birim Fiyat", "price", 390, "r"), ("KDV Oranı", "rate", 460, "r"), ("Mal Hizmet Tutarı", "net", 565, "r")],
        "percent": "%{}", "foot": [("Mal Hizmet Toplam Tutarı", "subtotal"), ("Hesaplanan KDV(%{rate})", "tax@"), ("Vergiler Dahil Toplam Tutar", "total"), ("Ödenecek Tutar", "due")]},
    # a workshop: parts and labour, deposit, balance
    "garage": {
        "date": "%d/%m/%Y", "no": "J{}", "cur": "£{}", "cell_cur": "{}", "rates": (2000,), "paid": "part", "code": "GBP", "hours": True,
        "head": [(40, 0, [*FROM, "Hull HU1 1AA", "Tel: 01482 555 010", "VAT Reg: 123 4567 89"]), (380, 0, ["**Invoice", "Invoice No. {no}", "Tax point: {date}", "Reg: AB12 CDE", "Mileage: 48,120"]), (40, 7, ["Customer", "{b[name]}", "{b[street]}", "Hull HU5 2BB"])],
        "table_at": 13, "columns": [("Parts / Labour", "description", 40, "l"), ("Hrs/Qty", "qty", 340, "r"), ("Each", "price", 430, "r"), ("Net Total", "net", 565, "r")],
        "foot": [("Net", "subtotal"), ("VAT @ {rate}%", "tax@"), ("Invoice Total", "total"), ("Less Deposit", "paid"), ("Balance To Pay", "due")]},
}

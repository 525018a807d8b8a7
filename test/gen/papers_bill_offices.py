# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions for papers_bill.py: default prints of accounting suites and shops, bills of clouds, telephones and electricity; labels, columns and places."""

from papers_bill_specs import FROM

NINTH = {
    # an ERP's sales invoice in Danish: labels over values, line discounts, the table of taxes below
    "handel_dk": {
        "date": "%d-%m-%y", "no": "S-FAK{}", "num": "de", "cur": "{}", "rates": (2500,), "unit": "STK", "disc": True, "code": "DKK", "s_vat": "87654328", "b_vat": "12345674",
        "head": [(40, 0, ["**Salgsfaktura {no}", "Side 1 / 1"]), (40, 3, ["{b[name]}", "{b[street]}", "8000 Aarhus C"]), (565, 3, ["|{s[name]}", "|{s[street]}", "|1050 København K"]),
                 (40, 8, ["*Bilagsdato", "{date}"]), (150, 8, ["*Forfaldsdato", "{due}"]), (260, 8, ["*Betalingsbetingelser", "30 dage"]), (400, 8, ["*SE/CVR-nr. (kunde)", "{b[vat]}"])],
        "table_at": 12, "columns": [("Nr.", "code", 40, "l"), ("Beskrivelse", "description", 95, "l"), ("Antal", "qty", 310, "r"), ("Enhed", "unit", 320, "l"), ("Enhedspris ekskl.\nmoms", "price", 430, "r"),
                                    ("Rabatpct.", "disc_rate", 480, "r"), ("Linjebeløb ekskl.\nmoms", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("I alt DKK ekskl. moms", "subtotal"), ("{rate} % moms", "tax@"), ("I alt DKK inkl. moms", "total")],
        "after": [(40, 0, ["Telefon 33 12 34 56   Bank: Reg. 1234 Konto 0012345678   SE/CVR-nr. {s[vat]}"])]},
    # Poland: net, tax and gross of each line, a row of sums, a table by rate, what is to pay
    "vat_pl": {
        "date": "%d.%m.%Y", "no": "FV/{}/2025", "num": "gap", "cur": "{}", "rates": (2300, 800), "by_line": True, "unit": "szt.", "code": "PLN", "grid": True, "s_vat": "5260001246", "b_vat": "7740001454",
        "head": [(565, 0, ["|Miejsce wystawienia: Poznań", "|Data wystawienia: {date}", "|Data sprzedaży: {date}"]), (40, 4, ["*Sprzedawca", "{s[name]}", "{s[street]}", "60-001 Poznań", "NIP: {s[vat]}"]),
                 (320, 4, ["*Nabywca", "{b[name]}", "{b[street]}", "00-950 Warszawa", "NIP: {b[vat]}"]), (200, 10, ["**Faktura VAT nr {no}"])],
        "table_at": 13, "columns": [("Lp.", "n", 40, "l"), ("Nazwa towaru lub usługi", "description", 60, "l"), ("J.m.", "unit", 240, "l"), ("Ilość", "qty", 295, "r"), ("Cena\nnetto", "price", 350, "r"),
                                    ("Wartość\nnetto", "net", 415, "r"), ("VAT %", "rate", 455, "r"), ("Kwota\nVAT", "tax", 510, "r"), ("Wartość\nbrutto", "gross", 568, "r")], "font": "dejavu", "size": 7, "table_total": "Razem",
        "foot": [("Razem do zapłaty (PLN):", "total")], "said": ("tax", "subtotal"), "foot_at": (40, 220), "after": [(40, 0, ["Sposób zapłaty: przelew   Termin zapłaty: {due}", "Nr konta: 61 1090 1014 0000 0712 1981 2874"])]},
    # Czech freelancers: number behind the title, quantities in front
    "podnik_cz": {
        "date": "%d. %m. %Y", "no": "2025-{}", "num": "gap", "cur": "{} Kč", "rates": (2100, 1200), "unit": "ks", "code": "CZK", "s_vat": "CZ12345679", "b_vat": "CZ87654326", "font": "dejavu", "size": 8,
        "head": [(40, 0, ["**Faktura {no}"]), (40, 3, ["DODAVATEL", "*{s[name]}", "{s[street]}", "110 00 Praha 1", "IČO 12345679", "DIČ {s[vat]}"]), (320, 3, ["ODBĚRATEL", "*{b[name]}", "{b[street]}", "602 00 Brno", "IČO 87654326", "DIČ {b[vat]}"]),
                 (40, 11, ["Bankovní účet", "Variabilní symbol", "Způsob platby"]), (140, 11, ["2000145399/0800", "20250017", "Převodem"]), (320, 11, ["Datum vystavení", "Datum splatnosti", "Datum zdan. plnění"]), (430, 11, ["{date}", "{due}", "{date}"])],
        "table_at": 16, "columns": [("", "qtyunit", 80, "r"), ("", "description", 100, "l"), ("DPH", "rate", 350, "r"), ("Cena za MJ", "price", 450, "r"), ("Celkem bez DPH", "net", 565, "r")],
        "foot_at": (350, 565), "foot": [("Celkem bez DPH", "subtotal"), ("DPH {rate} %", "tax@"), ("K úhradě", "total")]},
    # Portugal: the customer's number, a summary of taxes at the left, sums at the right
    "fatura_pt": {
        "date": "%Y-%m-%d", "no": "FT A/{}", "num": "de", "cur": "{} €", "rates": (2300, 600), "unit": "UN", "disc": True, "code": "EUR", "s_vat": "504426974", "b_vat": "508123455",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "4000-322 Porto", "Contribuinte: {s[vat]}"]), (340, 4, ["Exmo.(s) Sr.(s)", "*{b[name]}", "{b[street]}", "1100-048 Lisboa"]), (40, 9, ["**Fatura {no}", "Original"]),
                 (40, 12, ["*Data", "{date}"]), (130, 12, ["*Vencimento", "{due}"]), (230, 12, ["*V/Nº Contrib.", "{b[vat]}"]), (340, 12, ["*Condição de pagamento", "Fatura a 30 dias"])],
        "table_at": 16, "columns": [("Código", "code", 40, "l"), ("Descrição", "description", 95, "l"), ("Qtd.", "qty", 300, "r"), ("Un.", "unit", 310, "l"), ("Pr. Unitário", "price", 400, "r"), ("Desc.", "disc_rate", 440, "r"),
                                    ("IVA", "rate", 480, "r"), ("Valor", "net", 565, "r")],
        "summary_first": True, "summary": ("", [("Taxa/Valor", "rate", 90, "r"), ("Incidência/Qtd.", "net", 190, "r"), ("Total IVA", "tax", 270, "r")]),
        "foot": [("Mercadoria/Serviços", "subtotal"), ("Total de IVA", "tax"), ("Total (EUR)", "total")], "after": [(40, 0, ["Os bens/serviços foram colocados à disposição do cliente em {date}. Processado por programa certificado."])]},
    # a cloud's bill: two columns of facts, services and what they cost
    "compute_us": {
        "date": "%B %-d, %Y", "no": "1{}", "cur": "${}", "cell_cur": "${}", "rates": (2000,), "lines": 4, "code": "USD", "s_vat": "GB730413928",
        "head": [(40, 0, ["**{s[name]}"]), (565, 0, ["**|Invoice"]), (40, 3, ["Account number:", "410417228834"]), (40, 6, ["Bill to Address:", "{b[name]}", "ATTN: Accounts Payable", "{b[street]}", "Leeds, LS1 4AP, GB"]), (320, 3, ["*Invoice Summary"]),
                 (320, 4, ["Invoice Number:", "Invoice Date:", "TOTAL AMOUNT DUE ON {due}"]), (565, 4, ["|{no}", "|{date}", "|{total}"]), (40, 13, ["This invoice is for the billing period October 1 - October 31, 2025"])],
        "table_at": 16, "columns": [("Service", "description", 40, "l"), ("Charges (USD)", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Charges", "subtotal"), ("VAT ({rate}%)", "tax@"), ("Total for this invoice", "total")],
        "after": [(40, 0, ["Service Provider:", "{s[name]}, {s[street]}, Seattle, WA 98109", "VAT number: {s[vat]}"])]},
    # a German hoster: facts in a block at the right, contract under each product
    "server_de": {
        "date": "%d.%m.%Y", "no": "R00{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (1900,), "qty_places": True, "unit": "Monat", "code": "EUR", "s_vat": "DE812871812",
        "head": [(40, 0, ["{s[name]} | {s[street]} | 91710 Gunzenhausen"]), (40, 2, ["{b[name]}", "Buchhaltung", "{b[street]}", "90402 Nürnberg"]), (360, 2, ["Kundennummer: K0441782200", "Rechnungsnummer: {no}", "Rechnungsdatum: {date}", "Leistungszeitraum: 09/2025"]),
                 (40, 9, ["**Rechnung {no}"]), (40, 11, ["für die folgenden Leistungen stellen wir Ihnen in Rechnung:"])],
        "under_item": ["{i[code]} (01.09.2025 - 30.09.2025)"],
        "table_at": 13, "columns": [("Produkt", "description", 40, "l"), ("Anzahl", "qty", 350, "r"), ("Einheit", "unit", 365, "l"), ("Preis pro Einheit", "price", 475, "r"), ("Gesamtpreis (netto)", "net", 568, "r")],
        "foot_at": (330, 565), "foot": [("Gesamtpreis (netto)", "subtotal"), ("Umsatzsteuer {rate}%", "tax@"), ("Zu zahlender Betrag", "total")],
        "after": [(40, 0, ["Der Betrag wird am {due} von Ihrem Konto abgebucht.", "", "{s[name]} · Registergericht Ansbach, HRB 6089 · USt-IdNr. {s[vat]}"])]},
    # a telephone bill: charges without quantities, dates with names of months
    "phone_uk": {
        "date": "%-d %b %Y", "no": "V0{} 4A", "cur": "£{}", "cell_cur": "£{}", "rates": (2000,), "lines": 3, "code": "GBP", "s_vat": "GB245719348",
        "head": [(40, 0, ["**{s[name]}"]), (360, 0, ["*Your bill", "Account number   GP 4417 2288", "Bill number   {no}", "Bill date   {date}", "Payable by   {due}"]), (40, 4, ["{b[name]}", "{b[street]}", "LEEDS", "LS1 4AP"]), (360, 7, ["*Total to pay   {total}"])],
        "table_at": 12, "columns": [("This month's charges", "description", 40, "l"), ("Cost", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Total before VAT", "subtotal"), ("VAT at {rate}%", "tax@"), ("Total including VAT", "total")],
        "after": [(40, 0, ["{s[name]}, registered office {s[street]}, London EC1A 7AJ. VAT registration number {s[vat]}"])]},
    # electricity: units with the quantities, periods, what each part costs
    "energia_es": {
        "date": "%d/%m/%Y", "no": "FE2025{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (2100,), "qty_places": True, "unit": "kWh", "lines": 3, "code": "EUR", "s_vat": "A95758389",
        "head": [(40, 0, ["**{s[name]}", "CIF {s[vat]}. {s[street]}, 48009 Bilbao"]), (40, 4, ["*DATOS DE LA FACTURA", "IMPORTE FACTURA: {total}", "Nº factura: {no}", "Fecha emisión factura: {date}", "Periodo de facturación: del 01/09/2025 a 30/09/2025", "Fecha de cargo: {due}"]),
                 (340, 6, ["{b[name]}", "{b[street]}", "28013 Madrid"])],
        "table_at": 13, "columns": [("Concepto", "description", 40, "l"), ("Consumo", "qtyunit", 340, "r"), ("Precio €/kWh", "price", 450, "r"), ("Importe", "net", 565, "r")],
        "foot": [("Subtotal", "subtotal"), ("IVA normal {rate}%", "tax@"), ("TOTAL IMPORTE FACTURA", "total")]},
    # Sweden: a bar of sums below the table, labels above their values
    "bokslut_se": {
        "date": "%Y-%m-%d", "no": "1{}", "num": "gap", "cur": "{}", "rates": (2500,), "unit": "st", "code": "SEK", "lined": True, "s_vat": "SE556000461501",
        "head": [(40, 0, ["**{s[name]}"]), (320, 0, ["**Faktura"]), (320, 2, ["Fakturadatum", "Fakturanr", "OCR"]), (430, 2, ["{date}", "{no}", "1017723"]), (40, 6, ["Kundnr                 104", "Er referens       Anna Berg", "Vår referens     Karl Ek", "Betalningsvillkor 30 dagar netto", "Förfallodatum {due}"]),
                 (320, 6, ["Fakturaadress", "{b[name]}", "{b[street]}", "411 06 GÖTEBORG"])],
        "table_at": 14, "columns": [("Art nr", "code", 40, "l"), ("Benämning", "description", 100, "l"), ("Lev ant", "qty", 340, "r"), ("Enh", "unit", 350, "l"), ("À-pris", "price", 460, "r"), ("Belopp", "net", 565, "r")],
        "foot": [], "said": ("subtotal", "tax", "total"), "summary": ("", [("Exkl. moms", "net", 120, "r"), ("Moms %", "rate", 200, "r"), ("Moms kr", "tax", 300, "r"), ("ATT BETALA SEK", "gross", 565, "r")]),
        "after": [(40, 0, ["{s[name]}   {s[street]}   111 20 STOCKHOLM", "Bankgiro 123-4567   Momsreg.nr {s[vat]}   Godkänd för F-skatt"])]},
    # Spain: a professional's fee with tax withheld
    "autonoma_es": {
        "date": "%d/%m/%Y", "no": "2025/0{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (2100,), "hours": True, "held": 1500, "code": "EUR", "s_vat": "12345678Z", "b_vat": "B31765437",
        "head": [(40, 0, ["**FACTURA"]), (400, 0, ["Factura nº: {no}", "Fecha: {date}", "Vencimiento: {due}"]), (40, 4, ["*Datos del profesional", "{s[name]}", "NIF: {s[vat]}", "{s[street]}", "31001 Pamplona"]), (320, 4, ["*Datos del cliente", "{b[name]}", "CIF: {b[vat]}", "{b[street]}", "50001 Zaragoza"])],
        "table_at": 11, "columns": [("Concepto", "description", 40, "l"), ("Horas", "qty", 340, "r"), ("Precio/hora", "price", 440, "r"), ("Total", "net", 565, "r")],
        "foot": [("Base imponible", "subtotal"), ("IVA {rate}%", "tax@"), ("Retención IRPF 15%", "held"), ("Total a percibir", "total")], "after": [(40, 0, ["Forma de pago: transferencia a ES91 2100 0418 4502 0005 1332"])]},
}

# written and read after the work on NINTH
TENTH = {
    # a doctor's bill: dates and codes of services, what an insurer paid, what is left
    "clinic_us": {
        "date": "%m/%d/%Y", "no": "48-{}", "cur": "${}", "cell_cur": "${}", "paid": "part", "minus_paid": True, "code": "USD", "s_vat": "94-2404110",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "Dayton, OH 45402", "(937) 555-0142", "Tax ID: {s[vat]}"]), (360, 0, ["*Invoice No:", "*Statement Date:", "*Account No:", "*Please pay by:", "*Amount Due:"]), (565, 0, ["|{no}", "|{date}", "|A-20417", "|{due}", "|{due_sum}"]),
                 (40, 7, ["*RESPONSIBLE PARTY", "{b[name]}", "{b[street]}", "Columbus, OH 43215"])],
        "table_at": 13, "columns": [("Date of Service", "day", 40, "l"), ("Code", "code", 130, "l"), ("Description of Service", "description", 190, "l"), ("Units", "qty", 400, "r"), ("Fee", "price", 470, "r"), ("Charges", "net", 565, "r")],
        "foot": [("Total Charges", "total"), ("Insurance Payments", "paid"), ("Balance Due", "due")]},
    # a small business without tax: number and date in one line, a note on the law
    "libre_fr": {
        "date": "%d/%m/%Y", "no": "F-2025-{}", "num": "fr", "cur": "{} €", "cell_cur": "{} €", "hours": True, "code": "EUR", "s_vat": "73282932000074",
        "head": [(40, 0, ["*{s[name]}", "Entrepreneur individuel", "{s[street]}", "44000 Nantes", "SIRET : {s[vat]}"]), (340, 6, ["*{b[name]}", "{b[street]}", "35000 Rennes"]), (40, 10, ["**Facture n° {no} du {date}", "Objet : mission de septembre", "Échéance : {due}"])],
        "table_at": 15, "columns": [("Prestation", "description", 40, "l"), ("Qté", "qty", 370, "r"), ("PU", "price", 460, "r"), ("Total", "net", 565, "r")],
        "foot": [("TOTAL À PAYER", "total")], "after": [(40, 0, ["TVA non applicable, art. 293 B du CGI", "En cas de retard, indemnité forfaitaire de 40 € pour frais de recouvrement."])]},
    # a desktop program of bookkeepers: facts in boxes, headings over values, payments
    "desktop_us": {
        "date": "%-m/%-d/%Y", "no": "{}", "cur": "${}", "cell_cur": "{}", "rates": (700,), "paid": "part", "minus_paid": True, "code": "USD", "grid": True,
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "Austin, TX 78701"]), (500, 0, ["**Invoice"]), (430, 2, ["Date", "{date}"]), (510, 2, ["Invoice #", "{no}"]), (40, 6, ["Bill To", "{b[name]}", "{b[street]}", "Waco, TX 76701"]),
                 (300, 12, ["P.O. No.", "8841"]), (390, 12, ["Terms", "Net 30"]), (480, 12, ["Due Date", "{due}"])],
        "table_at": 16, "columns": [("Item", "code", 40, "l"), ("Description", "description", 110, "l"), ("Qty", "qty", 380, "r"), ("Rate", "price", 460, "r"), ("Amount", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Subtotal", "subtotal"), ("Sales Tax ({rate}%)", "tax@"), ("Total", "total"), ("Payments/Credits", "paid"), ("Balance Due", "due")]},
    # Italy: a professional's invoice, the total and then what is withheld of it
    "studio_it": {
        "date": "%d/%m/%Y", "no": "{}/25", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2200,), "held": 2000, "held_of_total": True, "code": "EUR", "s_vat": "01234567890", "b_vat": "09876543217",
        "head": [(40, 0, ["**{s[name]}", "{s[street]} - 40121 Bologna (BO)", "P.IVA {s[vat]}"]), (340, 4, ["Spett.le", "*{b[name]}", "{b[street]}", "41121 Modena (MO)", "P.IVA {b[vat]}"]), (40, 10, ["*Fattura n. {no} del {date}"]), (340, 10, ["Scadenza: {due}"])],
        "table_at": 13, "columns": [("Descrizione", "description", 40, "l"), ("Q.tà", "qty", 340, "r"), ("Prezzo", "price", 430, "r"), ("IVA", "rate", 480, "r"), ("Totale", "net", 565, "r")],
        "foot": [("Totale imponibile", "subtotal"), ("IVA {rate}%", "tax@"), ("Totale fattura", "total"), ("Ritenuta d'acconto 20%", "held"), ("Netto a pagare", "due")], "after": [(40, 0, ["Modalità di pagamento: bonifico bancario IT60 X054 2811 1010 0000 0123 456"])]},
    # a market place: three parties side by side, a table of taxes
    "market_uk": {
        "date": "%d %B %Y", "no": "INV-GB-{}", "cur": "£{}", "cell_cur": "£{}", "rates": (2000, 0), "code": "GBP", "s_vat": "GB245719348",
        "head": [(360, 0, ["**VAT invoice", "Payment reference 7H2K4417", "Sold by {s[name]}", "VAT # {s[vat]}", "Invoice date / Delivery date {date}", "Invoice # {no}", "Total payable {total}"]),
                 (40, 9, ["*Billing address", "{b[name]}", "{b[street]}", "Leeds LS1 4AP", "GB"]), (220, 9, ["*Delivery address", "{b[name]}", "{b[street]}", "Leeds LS1 4AP", "GB"]), (400, 9, ["*Sold by", "{s[name]}", "{s[street]}", "London EC1A 7AJ", "GB"])],
        "table_at": 17, "columns": [("Description", "description", 40, "l"), ("Qty", "qty", 330, "r"), ("Unit price\n(excl. VAT)", "price", 410, "r"), ("VAT rate", "rate", 460, "r"), ("Item subtotal\n(excl. VAT)", "net", 565, "r")],
        "foot": [("Invoice total", "total")], "foot_at": (400, 565), "said": ("subtotal", "tax"), "summary": ("Total", [("VAT rate", "rate", 380, "r"), ("Item subtotal (excl. VAT)", "net", 490, "r"), ("VAT subtotal", "tax", 565, "r")])},
    # a haulier: days, tours, rates for a unit
    "spedition_de": {
        "font": "serif", "size": 9, "date": "%d.%m.%Y", "no": "{}", "num": "de", "cur": "{}", "rates": (1900,), "unit": "Palette", "code": "EUR", "lined": True, "s_vat": "DE811569869",
        "head": [(40, 0, ["**{s[name]}", "Spedition und Lagerung"]), (40, 3, ["{s[name]} - {s[street]} - 28195 Bremen"]), (40, 5, ["{b[name]}", "{b[street]}", "27568 Bremerhaven"]), (380, 5, ["Rechnungs-Nr.", "Rechnungsdatum", "Debitor", "Seite"]), (480, 5, ["{no}", "{date}", "10417", "1"]), (40, 11, ["**Sammelrechnung"])],
        "table_at": 13, "columns": [("Tag", "day", 40, "l"), ("Sendung / Relation", "description", 110, "l"), ("Anz.", "qty", 340, "r"), ("Einheit", "unit", 350, "l"), ("Satz", "price", 450, "r"), ("Fracht EUR", "net", 565, "r")],
        "foot_at": (350, 565), "foot": [("Summe Frachten", "subtotal"), ("+ {rate},00 % MwSt.", "tax@"), ("Endsumme EUR", "total")],
        "after": [(40, 0, ["Zahlbar bis {due} rein netto. Wir arbeiten ausschließlich auf Grundlage der ADSp.", "USt-IdNr. {s[vat]}   Commerzbank Bremen IBAN DE02 1203 0000 0000 2020 51"])]},
    # a subscription to software, its sums "in EUR"
    "workspace_ie": {
        "date": "%-d %b %Y", "no": "4{}", "cur": "€{}", "cell_cur": "{}", "rates": (2300,), "lines": 2, "code": "EUR", "s_vat": "IE6388047V", "b_vat": "DE811569869",
        "head": [(40, 0, ["**Invoice", "Invoice number: {no}"]), (400, 0, ["*{s[name]}", "{s[street]}", "Dublin 4", "D04 X4X6", "VAT number: {s[vat]}"]), (40, 6, ["*Bill to", "{b[name]}", "{b[street]}", "10115 Berlin", "VAT ID: {b[vat]}"]),
                 (40, 12, ["*Details", "Invoice date  {date}", "Billing ID  4417-2288-8342", "Domain name  example.com"]), (340, 12, ["*Summary for 1 Sep 2025 - 30 Sep 2025", "Due  {due}", "Total in EUR  {total}"])],
        "table_at": 18, "columns": [("Subscription", "description", 40, "l"), ("Quantity", "qty", 360, "r"), ("Price", "price", 450, "r"), ("Amount(€)", "net", 565, "r")],
        "foot_at": (360, 565), "foot": [("Subtotal in EUR", "subtotal"), ("VAT ({rate}%)", "tax@"), ("Total in EUR", "total")]},
    # a Dutch bookkeeping service: quantities in front, tax over its base
    "grootboek_nl": {
        "date": "%d-%m-%Y", "no": "2025-{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2100, 900), "code": "EUR", "s_vat": "NL123456789B01",
        "head": [(40, 2, ["{b[name]}", "{b[street]}", "3011 AA Rotterdam"]), (400, 0, ["*{s[name]}", "{s[street]}", "2511 CS Den Haag", "", "KvK 12345678", "Btw {s[vat]}", "NL91 ABNA 0417 1643 00"]), (40, 9, ["**Factuur {no}"]), (40, 11, ["Factuurdatum  {date}", "Vervaldatum  {due}"])],
        "table_at": 14, "columns": [("Aantal", "qty", 70, "r"), ("Omschrijving", "description", 90, "l"), ("Bedrag", "price", 400, "r"), ("Btw", "rate", 460, "r"), ("Totaal", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Subtotaal", "subtotal"), ("{rate}% btw over {base}", "tax@"), ("Totaal", "total")],
        "after": [(40, 0, ["We verzoeken u vriendelijk het bedrag voor {due} over te maken onder vermelding van {no}."])]},
}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions for papers_bill.py: wholesalers, shops and builders of the countries of EN 16931 and of the US, UK and Australia; labels, columns and places."""

from papers_bill_specs import FROM

SEVENTH = {
    # a wholesaler's programme: article numbers, units, discounts, freight, terms with a discount for early payment
    "kauf_de": {
        "date": "%d.%m.%Y", "no": "VR-{}", "num": "de", "cur": "{}", "rates": (1900,), "unit": "Stk", "disc": True, "qty_places": True, "ship": True, "code": "EUR", "lined": True,
        "head": [(40, 0, ["{s[name]} · {s[street]} · 44135 Dortmund"]), (40, 2, ["Firma", "{b[name]}", "{b[street]}", "48143 Münster"]),
                 (360, 2, ["Beleg-Nr.:", "Belegdatum:", "Kunden-Nr.:", "Lieferschein-Nr.:", "Lieferdatum:", "Sachbearbeiter:", "Ihre USt-IdNr.:"]), (565, 2, ["|{no}", "|{date}", "|20417", "|LS-55120", "|{date}", "|Frau Adam", "|DE811569869"]),
                 (40, 11, ["**Rechnung", "Ihre Bestellung 4711 vom 02.01.2025"])],
        "under_item": ["{i[detail]}", "Warennummer 8471 30 00"],
        "table_at": 15, "columns": [("Pos.", "n", 40, "l"), ("Art.-Nr.", "code", 65, "l"), ("Bezeichnung", "description", 120, "l"), ("Menge", "qty", 350, "r"), ("ME", "unit", 360, "l"), ("E-Preis", "price", 430, "r"),
                                    ("Rab. %", "disc_rate", 480, "r"), ("G-Preis EUR", "net", 565, "r")],
        "foot": [("Warenwert", "subtotal"), ("Fracht und Verpackung", "ship"), ("Nettowert", "untaxed"), ("MwSt. {rate},00 %", "tax@"), ("Endbetrag EUR", "total")],
        "after": [(40, 0, ["Zahlungsbedingungen: 10 Tage 2 % Skonto, 30 Tage netto.", "Zahlbar bis {due} ohne Abzug.", "Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum."])]},
    # two pages with what is carried over, two rates with their bases in the label
    "sammel_de": {
        "font": "serif", "size": 9, "date": "%d.%m.%Y", "no": "{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (700, 1900), "unit": "Stück", "lines": 46, "code": "EUR", "carry": ("Übertrag", "Übertrag"),
        "head": [(565, 0, ["**|{s[name]}", "|{s[street]} · 79098 Freiburg"]), (40, 3, ["{b[name]}", "{b[street]}", "79104 Freiburg"]), (400, 3, ["Rechnung Nr.", "Datum", "Kundennummer", "Seite"]), (565, 3, ["|{no}", "|{date}", "|K 7781", "|1 von 2"]),
                 (40, 8, ["**RECHNUNG"]), (40, 10, ["Vielen Dank für Ihren Auftrag. Wir berechnen Ihnen wie folgt:"])],
        "table_at": 12, "columns": [("Pos", "n", 40, "l"), ("Artikelbezeichnung", "description", 70, "l"), ("Menge", "qty", 320, "r"), ("Einheit", "unit", 330, "l"), ("EP", "price", 430, "r"), ("USt", "rate", 480, "r"), ("Netto", "net", 565, "r")],
        "percent": "{} %", "foot_at": (330, 565), "foot": [("Summe netto", "subtotal"), ("Umsatzsteuer {rate} % aus {base}", "tax@"), ("Gesamtsumme", "total")], "after": [(40, 0, ["Fällig am {due}. Bei Zahlung innerhalb von 8 Tagen gewähren wir 3 % Skonto."])]},
    # a web shop's document: prices with tax, the sums without it below
    "shop_de": {
        "date": "%d.%m.%Y", "no": "10{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (1900,), "incl": True, "code": "EUR",
        "head": [(40, 0, ["{s[name]} - {s[street]} - 50667 Köln"]), (40, 2, ["{b[name]}", "{b[street]}", "53111 Bonn", "Deutschland"]), (400, 2, ["*{s[name]}", "{s[street]}", "50667 Köln", "", "Kunden-Nr.: 20017", "Bestell-Nr.: 20033", "Bestelldatum: {date}", "Datum: {date}"]),
                 (40, 12, ["**Rechnung Nr. {no}"])],
        "table_at": 15, "columns": [("Pos.", "n", 40, "l"), ("Art-Nr.", "code", 65, "l"), ("Bezeichnung", "description", 125, "l"), ("Anz.", "qty", 330, "r"), ("MwSt.", "rate", 390, "r"), ("Stückpreis\nBrutto", "price", 470, "r"), ("Brutto\nGesamt", "net", 565, "r")],
        "percent": "{} %", "foot": [("Gesamtkosten Netto:", "untaxed"), ("zzgl. {rate} % MwSt.:", "tax@"), ("Gesamtkosten:", "total")], "after": [(40, 0, ["Gewählte Zahlungsart: Vorkasse", "Leistungsdatum entspricht Rechnungsdatum"])]},
    # a viewer's print of an electronic invoice: every party as labels and values
    "amt_de": {
        "font": "dejavu", "size": 7, "date": "%d.%m.%Y", "no": "R{}", "num": "de", "cur": "{}", "rates": (1900, 700), "unit": "Stück", "code": "EUR",
        "head": [(40, 0, ["**Rechnungsübersicht"]), (40, 2, ["*Informationen zum Käufer", "Name:", "Straße / Hausnummer:", "PLZ:", "Ort:", "Land:"]), (150, 3, ["{b[name]}", "{b[street]}", "20095", "Hamburg", "DE"]),
                 (320, 2, ["*Informationen zum Verkäufer", "Firmenname:", "Straße / Hausnummer:", "PLZ:", "Ort:", "USt-ID:"]), (430, 3, ["{s[name]}", "{s[street]}", "28195", "Bremen", "DE123456788"]),
                 (40, 9, ["*Rechnungsdaten", "Rechnungsnummer:", "Rechnungsdatum:", "Währung:", "Fälligkeitsdatum:"]), (150, 10, ["{no}", "{date}", "EUR", "{due}"])],
        "table_at": 16, "columns": [("Position", "n", 40, "l"), ("Bezeichnung", "description", 85, "l"), ("Menge", "qty", 280, "r"), ("Einheit", "unit", 290, "l"), ("Preis pro Einheit (netto)", "price", 420, "r"), ("Umsatzsteuer", "rate", 495, "r"),
                                    ("Gesamtpreis", "net", 565, "r")],
        "foot": [("Summe aller Positionen", "subtotal"), ("Gesamtsumme netto", "untaxed"), ("Summe Umsatzsteuer", "tax"), ("Gesamtsumme brutto", "total"), ("Bereits gezahlt", "paid"), ("Fälliger Betrag", "due")], "paid": "part"},
    # French trade: references, reduction, rate behind the amount, table of taxes and what is to be paid
    "negoce_fr": {
        "date": "%d/%m/%Y", "no": "FC{}", "num": "fr", "cur": "{} €", "rates": (2000, 550), "unit": "U", "disc": True, "paid": "part", "code": "EUR", "grid": True,
        "head": [(40, 0, [*FROM, "44000 Nantes", "SIRET : 732 829 320 00074 - APE 4669B", "N° TVA : FR83732829320"]), (340, 3, ["*{b[name]}", "{b[street]}", "49000 Angers"]),
                 (40, 8, ["**FACTURE"]), (40, 10, ["N° {no}"]), (140, 10, ["Date : {date}"]), (260, 10, ["Code client : C00417"]), (420, 10, ["Échéance : {due}"])],
        "table_at": 13, "columns": [("Réf.", "code", 40, "l"), ("Désignation", "description", 95, "l"), ("Qté", "qty", 290, "r"), ("Unité", "unit", 300, "l"), ("P.U. HT", "price", 390, "r"), ("Remise", "disc_rate", 440, "r"), ("Montant HT", "net", 520, "r"), ("TVA", "rate", 565, "r")],
        "summary_first": True, "summary": ("", [("Taux TVA", "rate", 40, "l"), ("Base HT", "net", 180, "r"), ("Montant TVA", "tax", 280, "r")]),
        "foot": [("Total HT", "subtotal"), ("Total TVA", "tax"), ("Total TTC", "total"), ("Acompte versé", "paid"), ("NET À PAYER", "due")],
        "after": [(40, 0, ["Pas d'escompte pour paiement anticipé. Pénalités de retard : 3 fois le taux d'intérêt légal.", "Indemnité forfaitaire pour frais de recouvrement : 40 €"])]},
    # a French builder: labels over values, one rate, totals in words of a form
    "btp_fr": {
        "date": "%d/%m/%Y", "no": "2025-{}", "num": "gap", "cur": "{} €", "cell_cur": "{} €", "rates": (1000,), "unit": "m²", "code": "EUR",
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "35000 Rennes", "Tél : 02 99 00 00 00"]), (360, 3, ["{b[name]}", "{b[street]}", "35400 Saint-Malo"]), (40, 8, ["*Facture N°", "{no}"]), (160, 8, ["*Date", "{date}"]), (280, 8, ["*Date d'échéance", "{due}"]), (420, 8, ["*Mode de règlement", "Virement"]),
                 (40, 11, ["Chantier : rénovation de la salle"])],
        "under_item": ["{i[detail]}"],
        "table_at": 13, "columns": [("N°", "n", 40, "l"), ("Désignation des travaux", "description", 65, "l"), ("U", "unit", 320, "l"), ("Quantité", "qty", 390, "r"), ("Prix unitaire", "price", 470, "r"), ("Montant HT", "net", 565, "r")],
        "foot": [("Montant total HT", "subtotal"), ("TVA à {rate} %", "tax@"), ("Montant total TTC", "total")], "after": [(40, 0, ["Arrêtée la présente facture à la somme de {total}", "SAS au capital de 10 000 € - SIRET 732 829 320 00074 - RCS Rennes"])]},
    # a French web shop: two-line headings, several totals, table of taxes
    "boutique_fr": {
        "date": "%d/%m/%Y", "no": "FA{:0>6}", "num": "comma", "cur": "{} €", "cell_cur": "{} €", "rates": (2000,), "ship": True, "code": "EUR",
        "head": [(40, 0, ["**{s[name]}"]), (565, 0, ["**|FACTURE", "|{date}", "|#{no}"]), (40, 4, ["*Adresse de livraison", "{b[name]}", "{b[street]}", "13001 Marseille", "France"]), (300, 4, ["*Adresse de facturation", "{b[name]}", "{b[street]}", "13001 Marseille", "France"]),
                 (40, 10, ["*Numéro de facture", "#{no}"]), (170, 10, ["*Date de facturation", "{date}"]), (300, 10, ["*Réf. de commande", "XKBKNABJK"]), (430, 10, ["*Date de commande", "{date}"])],
        "table_at": 14, "columns": [("Référence", "code", 40, "l"), ("Produit", "description", 110, "l"), ("Taux de\ntaxe", "rate", 340, "r"), ("Prix unitaire\n(HT)", "price", 430, "r"), ("Qté", "qty", 480, "r"), ("Total\n(HT)", "net", 565, "r")],
        "percent": "{} %", "foot": [("Total produits", "subtotal"), ("Frais de livraison", "ship"), ("Total (HT)", "untaxed"), ("Taxe totale", "tax"), ("Total", "total")],
        "summary": ("", [("Détail des taxes", "rate", 40, "l"), ("Base", "net", 180, "r"), ("Total taxe", "tax", 280, "r")]), "after": [(40, 0, ["{s[name]} - {s[street]} - 13002 Marseille - France", "SIRET 732 829 320 00074"])]},
    # a British merchant: stock codes, net after discount, analysis of the tax by rate
    "merchant_uk": {
        "date": "%d/%m/%y", "no": "SI{}", "num": "us", "cur": "{}", "rates": (2000, 500), "unit": "EA", "disc": True, "ship": True, "code": "GBP", "grid": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, Leeds LS1 4AP", "VAT Reg. GB 123 4567 89"]), (440, 0, ["**Sales Invoice"]), (40, 4, ["Invoice To:", "{b[name]}", "{b[street]}", "York YO1 7HH"]), (230, 4, ["Deliver To:", "{b[name]}", "Unit 9, Ring Road", "York YO1 9AA"]),
                 (420, 4, ["Invoice No", "Tax Point", "Account", "Your Order"]), (565, 4, ["|{no}", "|{date}", "|BLUE01", "|PO 8841"])],
        "table_at": 11, "columns": [("Stock Code", "code", 40, "l"), ("Description", "description", 110, "l"), ("Quantity", "qty", 320, "r"), ("Per", "unit", 330, "l"), ("Price", "price", 410, "r"), ("Disc %", "disc_rate", 460, "r"), ("Nett Value", "net", 520, "r"), ("VAT %", "rate", 565, "r")],
        "summary_first": True, "summary": ("", [("VAT Rate", "rate", 40, "l"), ("Goods", "net", 160, "r"), ("VAT", "tax", 240, "r")]),
        "foot": [("Goods Total", "subtotal"), ("Carriage", "ship"), ("Total VAT", "tax"), ("Amount Due GBP", "total")], "after": [(40, 0, ["Terms: 30 days from date of invoice. Goods remain our property until paid for in full."])]},
    # an American distributor: what was ordered and shipped, labels over values in a bar
    "distrib_us": {
        "font": "serif", "size": 9, "date": "%m/%d/%y", "no": "{}", "cur": "{}", "rates": (825,), "unit": "EA", "ship": True, "code": "USD", "lined": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "Dallas, TX 75201"]), (565, 0, ["**|INVOICE"]), (40, 5, ["SOLD TO", "{b[name]}", "{b[street]}", "Plano, TX 75023"]), (320, 5, ["SHIP TO", "{b[name]}", "440 Dock Road", "Plano, TX 75024"]),
                 (40, 10, ["*INVOICE NO.", "{no}"]), (140, 10, ["*INVOICE DATE", "{date}"]), (250, 10, ["*CUSTOMER P.O.", "44-1820"]), (360, 10, ["*TERMS", "NET 30"]), (450, 10, ["*DUE DATE", "{due}"])],
        "table_at": 14, "columns": [("ORDERED", "ordered", 80, "r"), ("SHIPPED", "qty", 130, "r"), ("U/M", "unit", 140, "l"), ("ITEM NUMBER", "code", 170, "l"), ("DESCRIPTION", "description", 250, "l"), ("UNIT PRICE", "price", 470, "r"), ("EXTENSION", "net", 565, "r")],
        "foot_at": (400, 565), "foot": [("MERCHANDISE", "subtotal"), ("FREIGHT", "ship"), ("SALES TAX", "tax"), ("INVOICE TOTAL", "total")], "after": [(40, 0, ["A service charge of 1.5% per month is added to past due accounts. Currency: USD"])]},
    # Australia: without tax, the tax and with it, summed up below
    "supply_au": {
        "date": "%d %B %Y", "no": "TI-{}", "cur": "${}", "cell_cur": "${}", "rates": (1000,), "by_line": True, "code": "AUD",
        "head": [(40, 0, ["**TAX INVOICE"]), (40, 3, ["*{s[name]}", "ABN 51 824 753 556", "{s[street]}", "Brunswick VIC 3056"]), (400, 3, ["Invoice number: {no}", "Date of issue: {date}", "Payment due: {due}"]), (40, 8, ["Supplied to:", "{b[name]}", "{b[street]}", "Preston VIC 3072", "ABN 83 914 571 673"])],
        "table_at": 15, "columns": [("Description of supply", "description", 40, "l"), ("Qty", "qty", 280, "r"), ("Unit price (ex GST)", "price", 380, "r"), ("Price (ex GST)", "net", 450, "r"), ("GST", "tax", 500, "r"), ("Total (inc GST)", "gross", 565, "r")],
        "foot_at": (330, 565), "foot": [("Total price (ex GST)", "subtotal"), ("Total GST", "tax"), ("Total amount payable (inc GST)", "total")], "after": [(40, 0, ["Pay by EFT: BSB 063-000 Account 1012 3456. All amounts in AUD."])]},
    # Italian goods with transport, table of taxes, net to pay
    "merci_it": {
        "date": "%d/%m/%Y", "no": "{}/2025", "num": "de", "cur": "{}", "rates": (2200, 1000), "unit": "PZ", "disc": True, "ship": True, "code": "EUR", "grid": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]} - 37121 Verona (VR)", "Partita IVA 01234567890 - Cod. Fisc. 01234567890"]), (40, 5, ["*FATTURA IMMEDIATA"]), (40, 7, ["Numero documento", "{no}"]), (150, 7, ["Data documento", "{date}"]), (260, 7, ["Pagamento", "Bonifico 30 gg"]),
                 (360, 5, ["Destinatario", "*{b[name]}", "{b[street]}", "38122 Trento (TN)"])],
        "table_at": 11, "columns": [("Codice", "code", 40, "l"), ("Descrizione dei beni", "description", 95, "l"), ("U.M.", "unit", 280, "l"), ("Quantità", "qty", 345, "r"), ("Prezzo unitario", "price", 420, "r"), ("Sconto %", "disc_rate", 465, "r"), ("Importo", "net", 525, "r"), ("IVA", "rate", 565, "r")],
        "summary_first": True, "summary": ("", [("Aliquota IVA", "rate", 40, "l"), ("Imponibile", "net", 180, "r"), ("Imposta", "tax", 260, "r")]),
        "foot": [("Totale merce", "subtotal"), ("Spese di trasporto", "ship"), ("Totale imponibile", "untaxed"), ("Totale IVA", "tax"), ("Totale documento EUR", "total")], "after": [(40, 0, ["Scadenze: {due}   IBAN IT60 X054 2811 1010 0000 0123 456"])]},
    # a Dutch wholesaler: goods and costs apart, sums with and without tax
    "groot_nl": {
        "date": "%d-%m-%Y", "no": "VF{}", "num": "de", "cur": "€ {}", "rates": (2100,), "unit": "st", "disc": True, "ship": True, "code": "EUR", "lined": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "5611 AB Eindhoven"]), (360, 0, ["KvK: 12345678", "Btw-nr: NL123456789B01", "IBAN: NL91 ABNA 0417 1643 00"]), (40, 5, ["Factuuradres", "{b[name]}", "{b[street]}", "6211 CM Maastricht"]),
                 (360, 5, ["Factuurnr.", "Factuurdatum", "Debiteurnr.", "Uw referentie", "Uiterlijk betalen op"]), (565, 5, ["|{no}", "|{date}", "|10417", "|Voorjaar", "|{due}"])],
        "table_at": 12, "columns": [("Artikel", "code", 40, "l"), ("Omschrijving", "description", 95, "l"), ("Aantal", "qty", 320, "r"), ("Eenheid", "unit", 330, "l"), ("Prijs", "price", 420, "r"), ("Korting", "disc_rate", 480, "r"), ("Netto bedrag", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Goederenbedrag", "subtotal"), ("Verzendkosten", "ship"), ("Totaal exclusief btw", "untaxed"), ("Btw {rate}%", "tax@"), ("Totaal inclusief btw", "total")]},
}

# written and read after the work on SEVENTH
EIGHTH = {
    # labels of a translated program: tax of each line beside its rate, parties as supplier and receiver
    "program_de": {
        "date": "%d.%m.%Y", "no": "2025{}", "num": "gap", "cur": "{} €", "rates": (1900, 700), "by_line": True, "code": "EUR",
        "head": [(40, 0, ["**RECHNUNG"]), (320, 0, ["Rechnungsnummer: {no}"]), (40, 3, ["Lieferant", "*{s[name]}", "{s[street]}", "04109 Leipzig", "Steuernummer: 231/123/45678", "USt-IdNr.: DE811569869"]),
                 (320, 3, ["Empfänger", "*{b[name]}", "{b[street]}", "01067 Dresden"]), (40, 10, ["Rechnungsdatum: {date}", "Lieferdatum: {date}", "Fälligkeitsdatum: {due}"]), (320, 10, ["Zahlungsmethode: Überweisung", "Bestellnummer: 4711"])],
        "table_at": 15, "columns": [("Nr.", "n", 40, "l"), ("Beschreibung", "description", 65, "l"), ("Menge", "qty", 290, "r"), ("Einzelpreis", "price", 360, "r"), ("MwSt. %", "rate", 420, "r"), ("MwSt.", "tax", 485, "r"), ("Summe", "gross", 565, "r")],
        "foot": [("Gesamt ohne MwSt.", "untaxed"), ("MwSt.", "tax"), ("Gesamtsumme", "total")]},
    # a printer: tax over its base, what comes on the next page
    "drukker_nl": {
        "font": "serif", "size": 9, "date": "%d-%m-%Y", "no": "{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2100, 900), "ship": True, "code": "EUR",
        "head": [(40, 0, ["**Factuur"]), (40, 3, ["{b[name]}", "{b[street]}", "3011 AA Rotterdam"]), (360, 3, ["*{s[name]}", "{s[street]}", "2511 CS Den Haag", "KvK-nummer 12345678", "Btw-nummer NL123456789B01"]),
                 (40, 8, ["Factuurnummer", "Factuurdatum", "Vervaldatum"]), (150, 8, ["{no}", "{date}", "{due}"])],
        "table_at": 13, "columns": [("Product/dienst", "description", 40, "l"), ("Btw", "rate", 300, "r"), ("Stukprijs", "price", 390, "r"), ("Aantal", "qty", 450, "r"), ("Subtotaal", "net", 565, "r")],
        "foot": [("Subtotaal excl. btw", "subtotal"), ("Verzending", "ship"), ("Totaal excl. btw", "untaxed"), ("Over {base} {rate}% btw", "tax@"), ("Totaalbedrag", "total")]},
    # a template for letters: prices with tax, the tax in the total
    "vorlage_de": {
        "date": "%d. %B %Y", "no": "R-{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (1900,), "incl": True, "code": "EUR",
        "head": [(40, 2, ["{s[name]}, {s[street]}, 24103 Kiel"]), (40, 4, ["{b[name]}", "{b[street]}", "23552 Lübeck"]), (400, 2, ["{s[name]}", "{s[street]}", "24103 Kiel", "Telefon 0431 555 123", "", "Datum: {date}", "Auftragsnummer: 4417"]), (40, 11, ["**Rechnung {no}"]),
                 (40, 13, ["Für die Ausführung Ihres Auftrags erlaube ich mir zu berechnen:"])],
        "table_at": 15, "columns": [("Position", "n", 40, "l"), ("Beschreibung", "description", 100, "l"), ("Anzahl", "qty", 360, "r"), ("Einzelpreis", "price", 450, "r"), ("Gesamtpreis", "net", 565, "r")],
        "foot_at": (300, 565), "foot": [("Rechnungsbetrag inklusive Umsatzsteuer", "total"), ("darin enthaltene Umsatzsteuer ({rate} %)", "tax@")], "after": [(40, 0, ["Zahlbar bis {due} ohne Abzug auf IBAN DE02 1203 0000 0000 2020 51."])]},
    # French purchase software: labels with colons, what is settled and what remains
    "achats_fr": {
        "date": "%d/%m/%Y", "no": "FACT-2025-{}", "num": "gap", "cur": "{} €", "cell_cur": "{} €", "rates": (2000,), "unit": "u", "disc": True, "paid": "part", "code": "EUR", "lined": True,
        "head": [(40, 0, ["**FACTURE"]), (40, 3, ["*Informations facturier", "Société : {s[name]}", "Adresse : {s[street]}, 59000 Lille", "SIRET : 732 829 320 00074", "TVA intracommunautaire : FR83732829320"]),
                 (320, 3, ["*Informations client", "Client : {b[name]}", "Adresse : {b[street]}, 59100 Roubaix"]), (40, 10, ["*Détails de la facture", "Numéro de facture : {no}", "Date d'émission : {date}", "Date d'échéance : {due}", "Référence commande : BC-417"])],
        "table_at": 17, "columns": [("Réf.", "code", 40, "l"), ("Description", "description", 105, "l"), ("Qté", "qty", 320, "r"), ("Unité", "unit", 335, "l"), ("Prix unitaire HT", "price", 440, "r"), ("Remise", "disc_rate", 490, "r"), ("Total HT", "net", 565, "r")],
        "foot": [("Total HT", "subtotal"), ("TVA ({rate}%)", "tax@"), ("Total TTC", "total"), ("Montant déjà réglé", "paid"), ("RESTE À PAYER", "due")]},
    # an Australian tradesman: everything with GST, which is said below
    "tradie_au": {
        "date": "%d/%m/%Y", "no": "{}", "cur": "${}", "cell_cur": "${}", "rates": (1000,), "incl": True, "hours": True, "paid": "part", "code": "AUD",
        "head": [(40, 0, ["**{s[name]}", "ABN 51 824 753 556", "{s[street]}, Newtown NSW 2042", "Mobile 0400 000 000"]), (400, 0, ["**Tax Invoice", "Invoice No. {no}", "Date {date}", "Due {due}"]), (40, 7, ["Invoice For", "{b[name]}", "{b[street]}", "Marrickville NSW 2204"])],
        "table_at": 13, "columns": [("Qty/Hrs", "qty", 80, "r"), ("Item description", "description", 100, "l"), ("Rate (inc GST)", "price", 450, "r"), ("Amount (inc GST)", "net", 565, "r")],
        "foot": [("Total (inc GST)", "total"), ("GST included in total", "tax"), ("Deposit paid", "paid"), ("Balance owing AUD", "due")]},
    # Spain: the sums side by side below the table, labels over values
    "comercial_es": {
        "date": "%d/%m/%Y", "no": "FV25/{}", "num": "de", "cur": "{}", "rates": (2100,), "disc": True, "code": "EUR", "grid": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "50001 Zaragoza", "C.I.F. B50123452"]), (340, 3, ["*{b[name]}", "{b[street]}", "31001 Pamplona", "C.I.F. B31765437"]), (40, 8, ["*FACTURA"]), (40, 9, ["Número", "{no}"]), (140, 9, ["Fecha", "{date}"]), (240, 9, ["Cliente", "430017"]), (340, 9, ["Forma de pago", "Recibo 30 días"]),
                 (470, 9, ["Vencimiento", "{due}"])],
        "table_at": 14, "columns": [("Referencia", "code", 40, "l"), ("Artículo", "description", 110, "l"), ("Uds.", "qty", 340, "r"), ("Precio", "price", 420, "r"), ("% Dto.", "disc_rate", 480, "r"), ("Importe", "net", 565, "r")],
        "foot": [], "said": ("subtotal", "tax", "total"), "summary": ("", [("Base imponible", "net", 120, "r"), ("% IVA", "rate", 200, "r"), ("Cuota IVA", "tax", 300, "r"), ("TOTAL FACTURA EUR", "gross", 565, "r")])},
    # American services: what is taxed marked, a discount and a rate
    "services_us": {
        "date": "%b %d, %Y", "no": "1{}", "cur": "${}", "cell_cur": "${}", "rates": (600,), "less": True, "code": "USD",
        "head": [(40, 0, ["**Invoice {no}"]), (40, 3, ["From: {s[name]}", "{s[street]}, Columbus, OH 43215"]), (320, 3, ["To: {b[name]}", "{b[street]}, Dayton, OH 45402"]), (40, 7, ["Issue Date: {date}", "Due Date: {due}", "Project: Riverside", "PO Number: 8841"])],
        "table_at": 13, "columns": [("Item", "description", 40, "l"), ("Qty", "qty", 330, "r"), ("Rate", "price", 410, "r"), ("Taxable", "mark", 470, "r"), ("Amount", "net", 565, "r")],
        "foot": [("Subtotal:", "subtotal"), ("Discount:", "discount"), ("Tax:", "tax"), ("Total (USD):", "total")]},
    # a maker's invoice: number and name of an article below each other, units behind quantities, net and gross in the foot
    "werk_de": {
        "font": "dejavu", "size": 7, "date": "%d.%m.%y", "no": "AR{}", "num": "de", "cur": "{}", "rates": (1900,), "unit": "Stück", "ship": True, "code": "EUR", "lined": True,
        "head": [(40, 0, ["**{s[name]}", "{s[street]} • 70173 Stuttgart"]), (40, 4, ["{b[name]}", "{b[street]}", "76131 Karlsruhe"]), (340, 4, ["Ausgangsrechnung", "vom", "Ihre Kundennummer", "Unsere Auftragsnummer", "Zahlbar bis"]), (565, 4, ["|{no}", "|{date}", "|10417", "|AB-2025-88", "|{due}"]),
                 (40, 11, ["Sehr geehrte Damen und Herren, wir lieferten Ihnen:"])],
        "under_item": ["Artikel {i[code]}", "{i[detail]}"],
        "table_at": 13, "columns": [("Pos.", "n", 40, "l"), ("Artikel / Leistung", "description", 75, "l"), ("Menge", "qtyunit", 350, "r"), ("Preis/Einheit\nin EUR", "price", 450, "r"), ("Gesamtbetrag\nin EUR", "net", 565, "r")],
        "foot_at": (320, 565), "foot": [("Summe der Positionen", "subtotal"), ("Versandkostenanteil", "ship"), ("Summe ohne USt.", "untaxed"), ("{rate} % USt. auf {base}", "tax@"), ("Rechnungsbetrag EUR", "total")],
        "after": [(40, 0, ["Bei Zahlung innerhalb 14 Tagen 2 % Skonto, danach netto."])]},
}

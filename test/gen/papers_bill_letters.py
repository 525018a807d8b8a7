# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions for papers_bill.py: letters with an address window and the bank at the page's end, subscriptions, reverse charge; labels, columns and places."""

DE = (("Hofmeister Medientechnik GmbH", "Gewerbering 14"), ("Tischlerei Brandes GmbH & Co. KG", "Am Sägewerk 3"), ("Seidel & Partner Ingenieure mbB", "Rosenstraße 21"), ("Gasthof Zur Linde", "Dorfplatz 1"),
      ("Kühnle Maschinenbau AG", "Industriestraße 40"))
ARBEIT = ("Wartung der Lüftungsanlage", "Montage vor Ort", "Netzwerkkabel Cat 7", "Anfahrtspauschale", "Beratung und Konzept", "Wandhalterung schwenkbar", "Programmierung Schnittstelle", "Schulung der Mitarbeiter")

THIRTEENTH = {
    # a letter of an office on the net: window, facts at the right, the period in a sentence, four columns at the page's end
    "brief_de": {
        "size": 9, "date": "%d.%m.%Y", "no": "RE-2025-{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (1900,), "unit": "Stk", "code": "EUR", "lined": True, "s_vat": "DE287654321", "work": ARBEIT, "people": DE, "net_days": 14,
        "head": [(40, 6, ["{s[name]} | {s[street]} | 38100 Braunschweig"]), (40, 8, ["{b[name]}", "Herrn Thomas Weiß", "{b[street]}", "38440 Wolfsburg"]), (380, 8, ["Rechnungs-Nr.", "Rechnungsdatum", "Referenz", "Ihre Kundennummer", "Ihr Ansprechpartner"]),
                 (565, 8, ["|{no}", "|{date}", "|AN-2025-118", "|10021", "|Jana Hofmeister"]), (40, 15, ["**Rechnung Nr. {no}"]), (40, 17, ["Sehr geehrter Herr Weiß,", "vielen Dank für Ihren Auftrag. Hiermit stelle ich Ihnen die folgenden Leistungen in Rechnung:"])],
        "under_item": ["{i[detail]}"],
        "table_at": 20, "columns": [("Pos.", "n", 40, "l"), ("Beschreibung", "description", 70, "l", 210), ("Menge", "qtyunit", 360, "r"), ("Einzelpreis", "price", 460, "r"), ("Gesamtpreis", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Gesamtbetrag netto", "subtotal"), ("zzgl. Umsatzsteuer {rate}%", "tax@"), ("Gesamtbetrag brutto", "total")],
        "after": [(40, 0, ["Zahlungsbedingungen: Zahlung innerhalb von 14 Tagen ab Rechnungseingang ohne Abzüge. Der Rechnungsbetrag ist bis zum {due} fällig.", "Mit freundlichen Grüßen"])],
        "bottom": [(40, 0, ["{s[name]}", "{s[street]}", "38100 Braunschweig", "Deutschland"]), (190, 0, ["Tel. 0531 555 0123", "info@beispiel.example", "www.beispiel.example"]), (300, 0, ["Amtsgericht Braunschweig", "HRB 204417", "USt-ID {s[vat]}", "Steuer-Nr. 14/203/01234"]),
                   (440, 0, ["Volksbank Braunschweig", "IBAN DE02 1203 0000 0000 2020 51", "BIC GENODEF1WOB"])]},
    # work by the hour, the days in a period, subtotal named as such
    "stunden_de": {
        "font": "serif", "size": 10, "date": "%d.%m.%Y", "no": "2025/{}", "num": "de", "cur": "{} EUR", "cell_cur": "{}", "rates": (1900,), "hours": True, "code": "EUR", "s_vat": "DE301234567", "work": ARBEIT, "people": DE, "net_days": 30,
        "head": [(565, 0, ["**|{s[name]}", "|{s[street]}", "|04229 Leipzig"]), (40, 6, ["{s[name]}, {s[street]}, 04229 Leipzig"]), (40, 8, ["{b[name]}", "{b[street]}", "06108 Halle (Saale)"]), (340, 8, ["Rechnungsnummer:", "Leistungszeitraum:", "Zahlbar bis:", "USt-IdNr.:", "Datum:"]),
                 (450, 8, ["{no}", "01.09.2025 – 30.09.2025", "{due}", "{s[vat]}", "{date}"]), (40, 15, ["**Rechnung"])],
        "table_at": 18, "columns": [("Pos.", "n", 40, "l"), ("Tätigkeit", "description", 75, "l"), ("Stunden", "qty", 370, "r"), ("Stundensatz", "price", 460, "r"), ("Betrag EUR", "net", 565, "r")],
        "foot_at": (460, 565), "foot_align": "r", "foot": [("Zwischensumme", "subtotal"), ("Umsatzsteuer ({rate}%)", "tax@"), ("Endbetrag", "total")],
        "after": [(40, 0, ["Bitte überweisen Sie den Endbetrag unter Angabe der Rechnungsnummer."])], "bottom": [(40, 0, ["{s[name]}", "USt-IdNr.: {s[vat]}"]), (230, 0, ["Telefon: 0341 555 880", "E-Mail: post@beispiel.example"]), (400, 0, ["Sparkasse Leipzig", "IBAN: DE12 8605 5592 1090 0417 22"])]},
    # a builder's subcontractor: the tax is the recipient's, nothing about it in the sums
    "trockenbau_de": {
        "date": "%d.%m.%Y", "no": "25-{}", "num": "de", "cur": "{} €", "cell_cur": "{}", "unit": "m²", "qty_places": True, "code": "EUR", "grid": True, "s_vat": "DE812345675", "b_vat": "DE145678903", "people": DE, "net_days": 21,
        "work": ("Trockenbauwand einfach beplankt", "Decke abhängen", "Spachtelung Q3", "Dämmung Mineralwolle 100 mm", "Türzarge einsetzen", "Anschlussfuge elastisch"),
        "head": [(40, 0, ["**{s[name]}"]), (40, 5, ["{s[name]} · {s[street]} · 90402 Nürnberg"]), (40, 7, ["{b[name]}", "{b[street]}", "90762 Fürth"]), (360, 5, ["Rechnung-Nr.", "Datum", "Kunden-Nr.", "Ihre USt-IdNr.", "Bauvorhaben", "Ausführungszeitraum"]),
                 (460, 5, ["{no}", "{date}", "70118", "{b[vat]}", "Neubau Kita Nordpark", "KW 36 bis KW 39/2025"]), (40, 13, ["**Rechnung Nr. {no}"])],
        "table_at": 16, "columns": [("Pos", "n", 40, "l"), ("Leistungsbeschreibung", "description", 70, "l"), ("Menge", "qty", 340, "r"), ("Einh.", "unit", 350, "l"), ("E.-Preis €", "price", 450, "r"), ("G.-Preis €", "net", 565, "r")],
        "foot_at": (360, 565), "foot": [("Summe netto", "subtotal"), ("Rechnungsbetrag", "total")],
        "after": [(40, 0, ["Steuerschuldnerschaft des Leistungsempfängers nach § 13b UStG.", "Zahlbar bis {due} rein netto."])], "bottom": [(40, 0, ["{s[name]} · {s[street]} · 90402 Nürnberg · Geschäftsführer: Karl Brandes", "USt-IdNr. {s[vat]} · HRB 5512 Amtsgericht Nürnberg · IBAN DE44 7605 0101 0011 2233 44"])]},
    # Austria: number and date in a line, two rates, the sums by rate
    "firma_at": {
        "size": 9, "date": "%d.%m.%Y", "no": "R{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2000, 1000), "code": "EUR", "lined": True, "s_vat": "ATU61234569", "b_vat": "ATU57891238", "net_days": 14,
        "people": (("Winkler Haustechnik GmbH", "Grazer Straße 88"), ("Weinbau Steindl", "Kellergasse 7"), ("Praxis Dr. Hölzl OG", "Hauptplatz 12"), ("Almhof Betriebs GmbH", "Bergweg 3")), "work": ("Silikondichtung", "Thermostatventil", "Arbeitszeit Monteur", "Fachliteratur", "Heizkörper Typ 22", "Zirkulationspumpe"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 8020 Graz, Österreich", "UID-Nr.: {s[vat]}"]), (40, 6, ["{b[name]}", "{b[street]}", "8700 Leoben", "UID: {b[vat]}"]), (40, 13, ["**RECHNUNG"]), (40, 15, ["Rechnungsnummer: {no}"]), (220, 15, ["Rechnungsdatum: {date}"]), (400, 15, ["Lieferdatum: {date}"])],
        "table_at": 18, "columns": [("Pos.", "n", 40, "l"), ("Artikel", "code", 70, "l"), ("Bezeichnung", "description", 135, "l"), ("Menge", "qty", 330, "r"), ("Einzelpreis netto", "price", 430, "r"), ("USt.", "rate", 480, "r"), ("Gesamt netto", "net", 565, "r")],
        "percent": "{} %", "foot_at": (330, 565), "foot": [("Nettobetrag", "subtotal"), ("+ {rate} % USt. von {base}", "tax@"), ("Rechnungsbetrag brutto", "total")],
        "after": [(40, 0, ["Zahlungsziel: {due}, ohne Abzug. Bei Zahlungsverzug verrechnen wir 4 % Verzugszinsen."])], "bottom": [(40, 0, ["Raiffeisenbank Graz · IBAN AT61 1904 3002 3457 3201 · BIC RZSTAT2G · FN 123456a · Firmenbuchgericht Graz"])]},
    # Switzerland: a payment part below, the sum again in two boxes
    "zahlteil_ch": {
        "size": 8, "date": "%d. %B %Y", "months": ("Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"), "no": "25{}", "num": "ch", "cur": "{}", "cell_cur": "{}", "rates": (810,), "code": "CHF", "lines": 3,
        "s_vat": "CHE-105.812.774 MWST", "people": (("Keller Gartenbau AG", "Aarestrasse 19"), ("Schreinerei Zumstein GmbH", "Dorfstrasse 44"), ("Garage Frei AG", "Zürcherstrasse 210"), ("Verein Kulturhaus Alte Mühle", "Mühleweg 2")),
        "work": ("Rasen mähen und vertikutieren", "Heckenschnitt inkl. Abfuhr", "Gartenplatten Granit 60x40", "Baumpflege Linde", "Transportpauschale"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 5000 Aarau", "MWST-Nr. {s[vat]}"]), (360, 5, ["{b[name]}", "{b[street]}", "5034 Suhr"]), (40, 10, ["**Rechnung {no}"]), (40, 12, ["Datum", "Kundennummer", "Zahlbar bis"]), (130, 12, ["{date}", "4417", "{due}"])],
        "table_at": 17, "columns": [("Leistung", "description", 40, "l"), ("Anzahl", "qty", 350, "r"), ("Ansatz", "price", 440, "r"), ("Total CHF", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Zwischentotal", "subtotal"), ("MWST {rate}%", "tax@"), ("Rechnungsbetrag CHF inkl. MWST", "total")],
        "after": [(40, 1, ["Besten Dank für Ihren Auftrag. Zahlbar innert 30 Tagen."]),
                  (40, 5, ["*Empfangsschein", "Konto / Zahlbar an", "CH44 3199 9123 0008 8901 2", "{s[name]}", "{s[street]}", "5000 Aarau", "", "Währung   Betrag", "CHF   {total}"]),
                  (220, 5, ["*Zahlteil", "", "", "", "", "", "", "Währung   Betrag", "CHF   {total}"]),
                  (380, 5, ["Konto / Zahlbar an", "CH44 3199 9123 0008 8901 2", "{s[name]}", "{s[street]}", "5000 Aarau", "Referenz", "21 00000 00003 13947 14300 09017", "Zahlbar durch", "{b[name]}", "{b[street]}", "5034 Suhr"])]},
    # servers by the month: the period under each product, the sum drawn by the bank
    "rack_de": {
        "date": "%d.%m.%Y", "no": "R00{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (1900,), "code": "EUR", "s_vat": "DE812871812", "lines": 3, "people": DE, "due_below": True, "net_days": 8,
        "work": ("Dedizierter Server EX-42", "Cloud Server CX22", "Primäre IPv4-Adresse", "Storage Box 1 TB", "Zusatzdomain .de"),
        "head": [(565, 0, ["|{s[name]} · {s[street]} · 91710 Gunzenhausen"]), (40, 5, ["{b[name]}", "{b[street]}", "10115 Berlin", "Deutschland"]), (370, 5, ["Kundennummer:", "Rechnungsnummer:", "Rechnungsdatum:", "Zahlungsart:", "Mandatsreferenz:"]), (470, 5, ["K0441722017", "{no}", "{date}", "SEPA-Lastschrift", "H-0441722"]), (40, 12, ["**Rechnung {no}"])],
        "under_item": ["01.09.2025 - 30.09.2025"],
        "table_at": 15, "columns": [("Bezeichnung", "description", 40, "l"), ("Anzahl", "qty", 340, "r"), ("Einzelpreis (netto)", "price", 450, "r"), ("Gesamt (netto)", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Nettosumme", "subtotal"), ("Mehrwertsteuer ({rate} %)", "tax@"), ("Zu zahlender Betrag", "total")],
        "after": [(40, 0, ["Der Betrag von {total} wird am {due} von Ihrem Konto DE********2051 eingezogen."])], "bottom": [(40, 0, ["{s[name]}", "{s[street]}", "91710 Gunzenhausen"]), (230, 0, ["Registergericht Ansbach, HRB 6089", "USt-IdNr. {s[vat]}"]), (420, 0, ["Deutsche Bank AG, Nürnberg", "IBAN DE92 7607 0012 0750 0077 00"])]},
    # a subscription paid by card, from abroad: the amount due as a headline, tax with its country
    "abo_ie": {
        "size": 9, "date": "%B %-d, %Y", "no": "3F2A{}-0004", "cur": "€{}", "cell_cur": "€{}", "rates": (2300,), "lines": 2, "code": "EUR", "s_vat": "IE3206488LH",
        "people": (("Papertrail Labs Limited", "77 Camden Street Lower"), ("Cloudberry Tools Limited", "4 Fenian Street"), ("O'Brien Architects", "18 Parnell Place"), ("Shannon Web Design", "2 Mill Road")), "work": ("Pro plan (per seat)", "Additional storage 100 GB", "Email credits", "Onboarding package"),
        "head": [(40, 0, ["**Invoice"]), (40, 2, ["*Invoice number", "Date of issue", "Date due"]), (140, 2, ["*{no}", "{date}", "{due}"]), (40, 6, ["*{s[name]}", "{s[street]}", "Dublin 2", "Ireland", "IE VAT {s[vat]}"]), (300, 6, ["*Bill to", "{b[name]}", "{b[street]}", "Cork T12 X8N6", "Ireland"]), (40, 13, ["**{total} due {due}"]), (40, 15, ["Pay online"])],
        "table_at": 17, "columns": [("Description", "description", 40, "l"), ("Qty", "qty", 360, "r"), ("Unit price", "price", 440, "r"), ("Tax", "rate", 490, "r"), ("Amount", "net", 565, "r")], "under_item": ["Sep 1 – Oct 1, 2025"],
        "foot_at": (330, 565), "foot": [("Subtotal", "subtotal"), ("Total excluding tax", "untaxed"), ("VAT - Ireland ({rate}% on {base})", "tax@"), ("Total", "total"), ("Amount due", "due")]},
    # France, a program for small firms: framed parties, amounts in a sentence, rate before the price
    "cadre_fr": {
        "date": "%d/%m/%Y", "no": "FA2510-{}", "num": "gap", "cur": "{}", "cell_cur": "{}", "rates": (2000, 1000), "code": "EUR", "grid": True, "s_vat": "FR40303265045", "b_vat": "FR83404833048", "net_days": 30,
        "people": (("Imprimerie du Marais SARL", "12 rue des Tanneurs"), ("Électricité Morel", "5 impasse du Four"), ("Cabinet Lefèvre et Fils", "88 boulevard Gambetta"), ("Boulangerie Aux Trois Épis", "3 place de l'Église")), "work": ("Impression de dépliants A5", "Mise en page", "Fourniture de câble", "Main d'œuvre", "Frais de déplacement", "Papier recyclé 90 g"),
        "head": [(565, 0, ["**|Facture", "|Réf. : {no}", "|Date facturation : {date}", "|Date échéance : {due}", "|Code client : CU2510-00041"]), (40, 7, ["Émetteur"]), (310, 7, ["Adressé à"]), (44, 9, ["*{s[name]}", "{s[street]}", "86000 Poitiers", "", "Tél. : 05 49 00 00 00", "Email : contact@exemple.example"]),
                 (314, 9, ["*{b[name]}", "{b[street]}", "17000 La Rochelle", "Numéro de TVA: {b[vat]}"]), (565, 17, ["|Montants exprimés en Euros"])],
        "table_at": 19, "columns": [("Désignation", "description", 40, "l"), ("TVA", "rate", 350, "r"), ("P.U. HT", "price", 430, "r"), ("Qté", "qty", 480, "r"), ("Total HT", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Total HT", "subtotal"), ("Total TVA {rate}%", "tax@"), ("Total TTC", "total")],
        "after": [(40, 0, ["Conditions de règlement: 30 jours", "Règlement par virement sur le compte bancaire suivant:", "Banque: Crédit Mutuel   IBAN: FR76 1027 8060 0000 0204 1780 155"])], "bottom": [(120, 0, ["Société à responsabilité limitée (SARL) - Capital de 8000 € - SIRET: 303 265 045 00021", "NAF-APE: 1812Z - Numéro de TVA: {s[vat]}"])]},
    # Spain, a program on the net: parties in one box, taxes as a column and as a table
    "programa_es": {
        "date": "%d-%m-%Y", "no": "FAC2025A{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (2100, 1000), "disc": "always", "code": "EUR", "lined": True, "s_vat": "B66123459", "b_vat": "B17654325",
        "people": (("Suministros Llobera S.L.", "Carrer de la Marina 41"), ("Carpintería Robles S.L.", "Calle del Pino 8"), ("Bodegas Altozano S.A.", "Camino Viejo 2"), ("Papelería Central S.L.", "Rambla Nova 66")), "work": ("Tablero de haya 20 mm", "Bisagra cazoleta", "Cola blanca 5 kg", "Montaje en taller", "Transporte local", "Barniz satinado"),
        "head": [(40, 0, ["**{s[name]}", "CIF/NIF: {s[vat]}", "{s[street]}, 08005 Barcelona"]), (40, 6, ["*Factura: {no}", "Cliente: {b[name]}", "CIF/NIF: {b[vat]}", "Dirección: {b[street]}, 17001 Girona"]), (380, 6, ["Fecha: {date}", "Vencimiento: {due}", "Forma de pago: Transferencia"])],
        "table_at": 13, "columns": [("Ref.", "code", 40, "l"), ("Descripción", "description", 95, "l"), ("Cant.", "qty", 320, "r"), ("Precio", "price", 390, "r"), ("% Dto.", "disc_rate", 440, "r"), ("% IVA", "rate", 490, "r"), ("Neto", "net", 565, "r")],
        "summary_first": True, "summary": ("", [("Impuesto", "rate", 80, "r"), ("Base imponible", "net", 180, "r"), ("Cuota", "tax", 260, "r")]),
        "foot_at": (400, 565), "foot": [("Neto", "subtotal"), ("Impuestos", "tax"), ("Total", "total")]},
    # Malaysia: an accounting package, service tax, the sum in words
    "akaun_my": {
        "font": "serif", "size": 9, "date": "%d/%m/%Y", "no": "IV-{}", "cur": "{}", "cell_cur": "{}", "rates": (800,), "unit": "UNIT", "code": "MYR", "lined": True, "qty_places": True, "s_vat": "W10-1808-32000417",
        "people": (("Sinar Teknik Sdn. Bhd.", "No. 12, Jalan Perusahaan 3"), ("Bukit Jaya Trading Sdn. Bhd.", "Lot 88, Jalan Ampang"), ("Kedai Buku Cahaya", "21, Lorong Bunga Raya"), ("Mega Prima Engineering", "5A, Jalan Industri 7")), "work": ("Air conditioner servicing", "Preventive maintenance visit", "CCTV installation", "Network cabling per point", "System configuration"),
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, 47100 Puchong, Selangor", "^Tel: 03-8061 0000   SST Reg No: {s[vat]}"]), (40, 5, ["{b[name]}", "{b[street]}", "50450 Kuala Lumpur"]), (400, 5, ["*INVOICE"]), (360, 7, ["Invoice No", "Date", "Terms", "Due Date", "Page"]), (440, 7, [": {no}", ": {date}", ": 30 Days", ": {due}", ": 1 of 1"])],
        "table_at": 14, "columns": [("Item", "n", 40, "l"), ("Description", "description", 75, "l"), ("Qty", "qty", 320, "r"), ("UOM", "unit", 330, "l"), ("U/Price", "price", 440, "r"), ("Total", "net", 565, "r")], "foot_at": (370, 565),
        "foot": [("Sub Total (Excluding SST)", "subtotal"), ("Service Tax {rate}%", "tax@"), ("Total (Inclusive of SST) RM", "total")], "after": [(40, 0, ["RINGGIT MALAYSIA : AMOUNT AS STATED ABOVE ONLY", "All cheques should be crossed and made payable to {s[name]}", "E. & O.E."])]},
}

# written and read after the work on THIRTEENTH
FOURTEENTH = {
    # a small firm that charges no tax: a sentence says so
    "portraet_de": {
        "size": 10, "date": "%d.%m.%Y", "no": "2025-{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "lines": 3, "code": "EUR", "people": DE, "work": ("Porträtaufnahmen im Studio", "Bildbearbeitung", "Nutzungsrechte online", "Fahrtkosten", "Abzüge 20 x 30 cm"),
        "head": [(40, 6, ["{s[name]} · {s[street]} · 20535 Hamburg"]), (40, 8, ["Firma", "{b[name]}", "{b[street]}", "22765 Hamburg"]), (565, 8, ["|Hamburg, {date}", "|Rechnungsnr.: {no}", "|Lieferdatum: {date}"]), (40, 14, ["**Rechnung"])],
        "table_at": 17, "columns": [("Menge", "qty", 70, "r"), ("Bezeichnung", "description", 95, "l"), ("Einzel", "price", 450, "r"), ("Gesamt", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Summe", "total")],
        "after": [(40, 0, ["Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.", "Bitte überweisen Sie den Betrag bis zum {due}."])], "due_below": True, "bottom": [(40, 0, ["{s[name]}", "Steuernummer 48/123/01234"]), (330, 0, ["IBAN DE21 2005 0550 1234 5678 90", "Hamburger Sparkasse"])]},
    # a telephone contract: charges by group, net and gross in one line below the other
    "mobil_de": {
        "date": "%d.%m.%Y", "no": "5102{}", "num": "de", "cur": "{} €", "cell_cur": "{}", "rates": (1900,), "lines": 3, "code": "EUR", "people": DE, "s_vat": "DE122265872", "due_below": True, "net_days": 10, "work": ("Grundgebühr Tarif Business L", "Festnetz-Flat", "Verbindungen ins Ausland", "SMS und MMS", "Gerätemiete Router"),
        "head": [(40, 4, ["{s[name]}, {s[street]}, 40547 Düsseldorf"]), (40, 6, ["{b[name]}", "{b[street]}", "47051 Duisburg"]), (360, 4, ["Rechnungsnummer", "Kundennummer", "Rufnummer", "Datum", "Abrechnungszeitraum"]), (565, 4, ["|{no}", "|204417882", "|0172 5550123", "|{date}", "|01.09.25 - 30.09.25"]), (40, 12, ["**Ihre Mobilfunk-Rechnung"])],
        "table_at": 15, "columns": [("Leistung", "description", 40, "l"), ("Betrag (€)", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Summe (netto)", "subtotal"), ("{rate} % Umsatzsteuer", "tax@"), ("Zu zahlender Rechnungsbetrag (brutto)", "total")], "after": [(40, 0, ["Wir buchen den Rechnungsbetrag nicht vor dem {due} ab.", "USt-IdNr. {s[vat]} · Sitz der Gesellschaft: Düsseldorf"])]},
    # an office suite's letter: the discount for early payment in the text, a table of taxes below the sums
    "skonto_de": {
        "size": 9, "date": "%d.%m.%Y", "no": "RG{}", "num": "de", "cur": "{} EUR", "cell_cur": "{}", "rates": (1900, 700), "unit": "Stück", "qty_places": True, "ship": True, "code": "EUR", "grid": True, "people": DE, "s_vat": "DE298765434", "b_vat": "DE234567891",
        "work": ("Fachbuch Lüftungstechnik", "Druckluftschlauch 10 m", "Lebensmittelfett 400 g", "Schraubensortiment", "Kaffee Röstung 1 kg", "Prüfstecker"),
        "head": [(40, 5, ["{s[name]} – {s[street]} – 70565 Stuttgart"]), (40, 7, ["{b[name]}", "- Buchhaltung -", "{b[street]}", "73728 Esslingen"]), (370, 5, ["Rechnungsnr.: {no}", "Kundennr.: D10442", "Datum: {date}", "Auftrag: AU20417", "Lieferschein: LS30551", "Ihre USt-IdNr.: {b[vat]}"]), (40, 13, ["**Rechnung {no}", "Leistungsdatum: {date}"])],
        "table_at": 17, "columns": [("Pos", "n", 40, "l"), ("Artikelnr.", "code", 65, "l"), ("Bezeichnung", "description", 125, "l"), ("Anzahl", "qtyunit", 345, "r"), ("Preis", "price", 420, "r"), ("USt %", "rate", 470, "r"), ("Betrag", "net", 565, "r")],
        "percent": "{}", "foot_at": (370, 565), "foot": [("Positionssumme", "subtotal"), ("Versandkosten", "ship"), ("Gesamt netto", "untaxed"), ("Gesamt USt", "tax"), ("Gesamt brutto", "total")],
        "summary": ("", [("USt-Satz", "rate", 90, "r"), ("Netto", "net", 180, "r"), ("USt", "tax", 260, "r"), ("Brutto", "gross", 340, "r")]), "after": [(40, 0, ["Zahlbar innerhalb von 8 Tagen mit 2 % Skonto, spätestens am {due} ohne Abzug."])],
        "bottom": [(40, 0, ["{s[name]} · {s[street]} · 70565 Stuttgart", "Handelsregister Stuttgart HRB 20417 · USt-IdNr. {s[vat]}"]), (400, 0, ["BW-Bank Stuttgart", "IBAN DE53 6005 0101 0002 0344 17"])]},
    # Switzerland, French: an agency, positions with their unit, tax shown apart
    "agence_ch": {
        "size": 9, "date": "%d.%m.%Y", "no": "F25-{}", "num": "ch", "cur": "CHF {}", "cell_cur": "{}", "rates": (810,), "unit": "h", "hours": True, "code": "CHF", "s_vat": "CHE-114.582.667 TVA", "lined": True,
        "people": (("Atelier Graphique Rossier Sàrl", "Rue de Bourg 28"), ("Clinique Mont-Blanc SA", "Route de Lausanne 7"), ("Vins Dubochet SA", "Chemin des Vignes 12"), ("Librairie du Port", "Quai Perdonnet 3")), "work": ("Conception graphique", "Corrections des textes", "Suivi impression", "Mise à jour du site", "Photographie produit"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 1003 Lausanne"]), (340, 5, ["{b[name]}", "{b[street]}", "1800 Vevey"]), (40, 10, ["**Facture n° {no}"]), (40, 12, ["Date : {date}", "Échéance : {due}", "N° TVA : {s[vat]}"])],
        "table_at": 17, "columns": [("Prestation", "description", 40, "l"), ("Quantité", "qtyunit", 370, "r"), ("Prix unitaire", "price", 460, "r"), ("Montant", "net", 565, "r")], "foot_at": (340, 565), "foot": [("Sous-total", "subtotal"), ("TVA {rate}%", "tax@"), ("Total à payer", "total")], "after": [(40, 0, ["IBAN CH93 0076 2011 6238 5295 7. Merci de votre confiance."])]},
    # Austria: an energy supplier, working price and base price, sums without a table of taxes
    "energie_at": {
        "date": "%d.%m.%Y", "no": "8100{}", "num": "de", "cur": "EUR {}", "cell_cur": "{}", "rates": (2000,), "unit": "kWh", "lines": 3, "code": "EUR", "s_vat": "ATU36801501", "paid": "part", "people": (("Energie Hausruck AG", "Böhmerwaldstraße 3"), ("Stadtwerke Mürztal GmbH", "Werkstraße 9"), ("Bäckerei Öhlinger KG", "Linzer Straße 31"), ("Hotel Goldener Löwe", "Stadtplatz 5")), "work": ("Arbeitspreis", "Netznutzungsentgelt", "Elektrizitätsabgabe", "Ökostromförderbeitrag"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 4021 Linz", "UID {s[vat]}, FN 93807 i"]), (40, 5, ["{b[name]}", "{b[street]}", "4600 Wels"]), (340, 5, ["Rechnungsnummer:", "Rechnungsdatum:", "Vertragskonto:", "Fällig am:"]), (460, 5, ["{no}", "{date}", "2004417882", "{due}"]), (40, 11, ["**Jahresabrechnung Strom"])],
        "table_at": 14, "columns": [("Preisbestandteil", "description", 40, "l"), ("Verbrauch", "qtyunit", 340, "r"), ("Preis je Einheit", "price", 450, "r"), ("Betrag EUR", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Summe exkl. USt.", "subtotal"), ("{rate} % USt.", "tax@"), ("Rechnungssumme inkl. USt.", "total"), ("abzüglich Teilbeträge", "paid"), ("Nachzahlung", "due")]},
    # a shop's document in English from a plugin: order and payment in the head, shipping below
    "woo_nl": {
        "size": 9, "date": "%B %-d, %Y", "no": "{}", "num": "de", "cur": "€{}", "cell_cur": "€{}", "rates": (2100,), "ship": True, "code": "EUR", "s_vat": "NL853746333B01", "people": (("Fietsenmaker Online B.V.", "Haarlemmerweg 331"), ("Lichtpunt Design", "Oude Gracht 44"), ("Marieke de Vries", "Beukenlaan 17"), ("Studio Noord", "Papaverweg 34")),
        "head": [(40, 0, ["**INVOICE"]), (340, 0, ["*{s[name]}", "{s[street]}", "1051 LH Amsterdam", "VAT number: {s[vat]}"]), (40, 7, ["{b[name]}", "{b[street]}", "3511 AK Utrecht"]), (340, 7, ["Invoice Number: {no}", "Invoice Date: {date}", "Order Number: 20417", "Order Date: {date}", "Payment Method: iDEAL"])],
        "table_at": 15, "columns": [("Product", "description", 40, "l"), ("Quantity", "qty", 400, "r"), ("Price", "net", 565, "r")], "under_item": ["SKU: {i[code]}"], "foot_at": (380, 565), "foot": [("Subtotal", "subtotal"), ("Shipping", "ship"), ("VAT {rate}%", "tax@"), ("Total", "total")]},
    # Singapore: a service company, tax by the package's words
    "gst_sg": {
        "font": "serif", "size": 10, "date": "%d %b %Y", "no": "SIN25-{}", "cur": "S$ {}", "cell_cur": "{}", "rates": (900,), "code": "SGD", "lined": True, "s_vat": "201712345K", "people": (("Orchid Facilities Pte Ltd", "61 Kaki Bukit Ave 1"), ("Lion City Print Pte Ltd", "8 Burn Road"), ("Tanjong Dental Surgery", "140 Robinson Road"), ("Merlion Tours Pte Ltd", "3 Temasek Boulevard")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, Singapore 417943", "GST Reg No: {s[vat]}"]), (565, 0, ["**|TAX INVOICE"]), (40, 6, ["Bill To:", "{b[name]}", "{b[street]}", "Singapore 068907"]), (360, 6, ["Invoice No.", "Invoice Date", "Credit Term", "Due Date"]), (450, 6, [": {no}", ": {date}", ": 30 days", ": {due}"])],
        "table_at": 13, "columns": [("S/N", "n", 40, "l"), ("Description", "description", 75, "l"), ("Qty", "qty", 360, "r"), ("Unit Price (S$)", "price", 460, "r"), ("Amount (S$)", "net", 565, "r")], "foot_at": (360, 565), "foot": [("Sub-Total", "subtotal"), ("Add: {rate}% GST", "tax@"), ("Total Amount Payable", "total")]},
    # Italy: a professional's invoice, contribution of the fund left out, tax withheld by who pays
    "parcella_it": {
        "size": 9, "date": "%d/%m/%Y", "no": "{}/2025", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2200,), "lines": 2, "code": "EUR", "held": 2000, "held_of_total": True, "s_vat": "IT03456789012", "b_vat": "IT01122334455", "people": (("Studio Legale Avv. Marta Ferri", "Via Manzoni 22"), ("Ing. Paolo Greco", "Corso Italia 9"), ("Tessitura Valle S.p.A.", "Via dell'Opificio 4"), ("Immobiliare Il Faro S.r.l.", "Piazza Cavour 7")), "work": ("Consulenza contrattuale", "Redazione di parere", "Assistenza in udienza", "Progetto esecutivo"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 22100 Como", "P.IVA {s[vat]}"]), (340, 5, ["Spett.le", "*{b[name]}", "{b[street]}", "20121 Milano", "P.IVA {b[vat]}"]), (40, 11, ["**Fattura n. {no} del {date}"])],
        "table_at": 14, "columns": [("Descrizione", "description", 40, "l"), ("Q.tà", "qty", 360, "r"), ("Prezzo", "price", 450, "r"), ("Importo", "net", 565, "r")], "foot_at": (330, 565), "foot": [("Imponibile", "subtotal"), ("IVA {rate}%", "tax@"), ("Totale fattura", "total"), ("Ritenuta d'acconto 20%", "held"), ("Netto a pagare", "due")], "after": [(40, 0, ["Pagamento: bonifico bancario IBAN IT60X0542811101000000123456"])]},
}

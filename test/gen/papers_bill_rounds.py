# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions for papers_bill.py: prints of electronic invoices, bills of water, telephones and craftsmen; labels, columns and places."""

ELEVENTH = {
    # Italy: the common print of an electronic invoice, every fact behind its label, the total below its own heading
    "sdi_it": {
        "size": 7, "date": "%d-%m-%Y", "no": "{}/V", "num": "de", "cur": "{}", "rates": (2200, 1000), "unit": "PZ", "grid": True, "s_vat": "IT01234567890", "b_vat": "IT09876543217", "qty_places": True, "percent": "{},00",
        "people": (("Officine Tarantola S.r.l.", "Via Emilia 204"), ("Molino Bassi S.p.A.", "Strada dei Mulini 3"), ("Grafiche Del Monte S.n.c.", "Via Cavour 18"), ("Cantieri Lovato S.r.l.", "Lungomare 44")),
        "head": [(40, 0, ["*Cedente/prestatore (fornitore)", "Identificativo fiscale ai fini IVA: {s[vat]}", "Codice fiscale: 01234567890", "Denominazione: {s[name]}", "Regime fiscale: RF01 (ordinario)", "Indirizzo: {s[street]}", "Comune: Parma   Provincia: PR", "Cap: 43121   Nazione: IT"]),
                 (310, 0, ["*Cessionario/committente (cliente)", "Identificativo fiscale ai fini IVA: {b[vat]}", "Codice fiscale: 09876543217", "Denominazione: {b[name]}", "Indirizzo: {b[street]}", "Comune: Chioggia   Provincia: VE", "Cap: 30015   Nazione: IT"]),
                 (40, 11, ["*Tipologia documento", "TD01 (fattura)"]), (190, 11, ["*Art. 73"]), (260, 11, ["*Numero documento", "{no}"]), (370, 11, ["*Data documento", "{date}"]), (470, 11, ["*Codice destinatario", "KRRH6B9"])],
        "table_at": 15, "columns": [("Cod. articolo", "code", 40, "l"), ("Descrizione", "description", 105, "l"), ("Quantità", "qty", 300, "r"), ("Prezzo unitario", "price", 370, "r"), ("UM", "unit", 385, "l"), ("Sconto o magg.", "blank", 465, "r"),
                                    ("%IVA", "rate", 500, "r"), ("Prezzo totale", "net", 568, "r")],
        "foot": [], "said": (), "summary": ("", [("esigibilità iva / riferimenti normativi", "vat_mode", 40, "l"), ("%IVA", "rate", 260, "r"), ("Spese accessorie", "blank", 350, "r"), ("Totale imponibile", "net", 460, "r"), ("Totale imposta", "tax", 568, "r")]),
        "words": {"vat_mode": "I (esigibilità immediata)"}, "due_below": True,
        "after": [(40, 0, ["*Importo bollo"]), (160, 0, ["*Sconto/Maggiorazione"]), (568, 0, ["*|Totale documento", "|{total}"]),
                  (40, 4, ["*Modalità pagamento", "MP05 Bonifico"]), (160, 4, ["*Dettagli", "IBAN IT60X0542811101000000123456"]), (360, 4, ["*Scadenze", "Data scadenza {due}"]), (568, 4, ["*|Importo", "|{total}"])]},
    # America: a city's water, nothing but what each service costs
    "water_us": {
        "date": "%m/%d/%Y", "no": "9917{}", "cur": "${}", "cell_cur": "${}", "lines": 4, "code": "USD", "work": ("Water service charge 5/8\" meter", "Water usage 7 CCF @ 3.85", "Sewer service", "Storm water fee", "Refuse collection 64 gal", "Recycling"),
        "people": (("City of Alder Falls", "100 Civic Plaza"), ("Mesa Verde Water District", "4410 Canal Road"), ("Jordan P. Whitaker", "18 Larkspur Ct"), ("Bluebell Diner LLC", "902 E Main St")),
        "head": [(40, 0, ["**{s[name]}", "Utility Billing · {s[street]}"]), (380, 0, ["Account Number", "Customer Number", "Invoice Number", "Invoice Date", "Billing Period", "Service Address"]),
                 (470, 0, ["004417-002", "22881", "{no}", "{date}", "31 days", "{b[street]}"]), (40, 5, ["{b[name]}", "{b[street]}", "ALDER FALLS OR 97002"]), (40, 10, ["*Amount Due {total}", "*Due Date {due}"])],
        "table_at": 14, "columns": [("CURRENT CHARGES", "description", 40, "l"), ("AMOUNT", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Total New Charges", "total")],
        "after": [(40, 0, ["Please detach and return this portion with your payment", "Account Number 004417-002   Amount Due {total}   Due Date {due}"])]},
    # France: copies by the meter, labels of the head over their values, a bar of sums
    "copies_fr": {
        "date": "%d-%m-%Y", "no": "10{}", "num": "gap", "cur": "{}", "rates": (2000,), "disc": True, "code": "EUR", "lined": True, "s_vat": "FR40303265045",
        "people": (("Sarl Bureautique du Vexin", "8 rue des Forges"), ("Établissements Morel et Fils", "27 avenue du Port"), ("Cabinet Rousseau-Lang", "3 place Carnot"), ("Société Nouvelle des Bois", "ZA Les Peupliers")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]} - 95300 PONTOISE", "TVA intracommunautaire : {s[vat]}"]), (330, 4, ["*{b[name]}", "{b[street]}", "60000 BEAUVAIS"]), (40, 9, ["**FACTURE"]),
                 (40, 11, ["*DATE", "{date}"]), (120, 11, ["*CLIENT", "002219"]), (200, 11, ["*FACTURE", "{no}"]), (290, 11, ["*ÉCHÉANCE", "{due}"]), (380, 11, ["*RÈGLEMENT", "Virement 30 jours"])],
        "table_at": 15, "columns": [("Référence", "code", 40, "l"), ("Désignation", "description", 105, "l"), ("Qté Liv.", "qty", 310, "r"), ("PU H.T.", "price", 380, "r"), ("Rem.", "disc_rate", 430, "r"), ("Montant H.T.", "net", 520, "r"), ("TVA", "rate", 565, "r")],
        "foot": [], "said": ("subtotal", "tax"), "summary": ("", [("Base H.T.", "net", 120, "r"), ("Taux", "rate", 180, "r"), ("Montant T.V.A.", "tax", 280, "r"), ("Total T.T.C.", "gross", 380, "r"), ("NET À PAYER EUR", "gross", 565, "r")])},
    # America: an electrician, what is due stands above all else, a name glued to its heading
    "electric_us": {
        "date": "%m/%d/%Y", "no": "HE-{}", "cur": "${}", "cell_cur": "${}", "rates": (600,), "hours": True, "code": "USD",
        "people": (("Marlow Electric Inc.", "88 Union St"), ("Tri-County Wiring LLC", "5120 Dock Rd"), ("Nightingale Bakery", "7 Orchard Sq"), ("St. Clair Apartments", "640 Fern Blvd")),
        "head": [(40, 0, ["*AMOUNT DUE THIS INVOICE", "**{total}"]), (250, 0, ["*DUE BY", "{due}"]), (40, 5, ["**{s[name]}", "Licensed electrical contractor", "{s[street]}, Salem, OR 97301"]), (380, 5, ["Invoice #: {no}", "Invoice date: {date}", "Job: panel upgrade"]), (40, 10, ["SOLD TO-{b[name]}", "{b[street]}", "Salem, OR 97302"])],
        "table_at": 15, "columns": [("Service / material", "description", 40, "l"), ("Hours or qty", "qty", 370, "r"), ("Rate", "price", 450, "r"), ("Amount", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Labor and materials", "subtotal"), ("Sales tax {rate}%", "tax@"), ("INVOICE TOTAL", "total")]},
    # Australia: a telephone company, a number in words of its own, tax of each line
    "mobile_au": {
        "date": "%-d %B %Y", "no": "K {} 7", "cur": "${}", "cell_cur": "${}", "rates": (1000,), "by_line": True, "lines": 3, "code": "AUD", "s_vat": "33 051 775 556", "work": ("Business Mobile Plan L 0412 555 018", "Static IP address", "Handset repayment 7 of 24", "International roaming pack", "Landline 03 9555 0142"),
        "people": (("Southern Cross Telecoms Pty Ltd", "242 Exhibition Street"), ("Wattle Networks Pty Ltd", "9 Wharf Street"), ("Brightwater Plumbing", "31 Gum Tree Road"), ("Kookaburra Early Learning", "5 Banksia Avenue")),
        "head": [(40, 0, ["**{s[name]}", "ABN {s[vat]}"]), (565, 0, ["**|Tax Invoice"]), (40, 4, ["{b[name]}", "{b[street]}", "RICHMOND VIC 3121"]), (360, 3, ["Account number", "Bill number", "Bill issued", "Payment due", "Total due"]), (565, 3, ["|2000 4417 228", "|{no}", "|{date}", "|{due}", "|{total}"])],
        "table_at": 12, "columns": [("Your services", "description", 40, "l"), ("Amount\n(excl GST)", "net", 400, "r"), ("GST", "tax", 470, "r"), ("Amount\n(incl GST)", "gross", 565, "r")],
        "foot_at": (330, 565), "foot": [("Total charges (excl GST)", "subtotal"), ("Total GST", "tax"), ("Total charges this bill (incl GST)", "total")]},
    # Germany: a builder, what was paid on account, deadline in a sentence
    "bau_de": {
        "font": "serif", "size": 9, "date": "%d.%m.%Y", "no": "2025-{}", "num": "de", "cur": "{} €", "cell_cur": "{}", "rates": (1900,), "qty_places": True, "unit": "m²", "paid": "part", "minus_paid": True, "code": "EUR", "s_vat": "DE811569869", "due_below": True,
        "work": ("Putz an Innenwänden abschlagen und entsorgen", "Trockenbauwand einfach beplankt", "Fliesen im Dickbett verlegen", "Estrich nach DIN 18560", "Untergrund grundieren", "Silikonfugen"),
        "people": (("Baugeschäft Hinrichs GmbH", "Am Kanal 17"), ("Ausbau Sommer & Söhne KG", "Ziegeleiweg 2"), ("Hausverwaltung Petersen", "Marktplatz 9"), ("Praxis Dr. Wiegand", "Bismarckstraße 80")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 24103 Kiel"]), (40, 4, ["{b[name]}", "{b[street]}", "24937 Flensburg"]), (380, 4, ["Datum: {date}", "Kd.-Nr.: 10442", "Bauvorhaben: Umbau EG"]), (40, 9, ["**Schlussrechnung Nr. {no}"])],
        "table_at": 12, "columns": [("Pos.", "n", 40, "l"), ("Leistung", "description", 70, "l", 200), ("Menge", "qty", 330, "r"), ("ME", "unit", 340, "l"), ("EP in EUR", "price", 450, "r"), ("GP in EUR", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Nettosumme", "subtotal"), ("{rate},0 % USt.", "tax@"), ("Bruttosumme", "total"), ("abzgl. Abschlagszahlung", "paid"), ("Noch zu zahlen", "due")],
        "after": [(40, 0, ["Zahlbar ohne Abzug bis {due}.", "Steuernummer 20/123/45678   USt-IdNr. {s[vat]}"])]},
    # Poland: the state's print of an electronic invoice
    "ksef_pl": {
        "font": "dejavu", "size": 7, "date": "%d.%m.%Y", "no": "FV/{}/10/2025", "num": "gap", "cur": "{}", "rates": (2300, 800), "unit": "szt.", "code": "PLN", "lined": True, "s_vat": "5260001246", "b_vat": "7740001454", "due_below": True,
        "people": (("Hurtownia Zielony Las Sp. z o.o.", "ul. Leśna 12"), ("Drukarnia Wisła S.A.", "ul. Portowa 5"), ("Kancelaria Nowak i Wspólnicy", "ul. Długa 41"), ("Piekarnia Kłos", "ul. Młyńska 8")),
        "head": [(565, 0, ["|Numer Faktury:", "", "**|{no}", "|Faktura podstawowa", "|Numer KSeF: 5260001246-20251010-0100A0C3D4E5-7F"]), (40, 6, ["*Sprzedawca", "NIP: {s[vat]}", "Nazwa: {s[name]}", "*Adres", "{s[street]}", "60-001 Poznań"]), (310, 6, ["*Nabywca", "NIP: {b[vat]}", "Nazwa: {b[name]}", "*Adres", "{b[street]}", "00-950 Warszawa"]),
                 (40, 14, ["*Szczegóły", "Data wystawienia, z zastrzeżeniem art. 106na ust. 1 ustawy: {date}", "Kod waluty: PLN"]), (310, 15, ["Miejsce wystawienia: Poznań"])],
        "table_at": 19, "columns": [("Lp.", "n", 40, "l"), ("Nazwa towaru lub usługi", "description", 60, "l"), ("Cena\njedn.\nnetto", "price", 320, "r"), ("Ilość", "qty", 370, "r"), ("Miara", "unit", 385, "l"), ("Stawka\npodatku", "rate", 460, "r"), ("Wartość\nsprzedaży\nnetto", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Kwota należności ogółem:", "total")], "said": (), "code_tail": "",
        "summary": ("", [("Lp.", "blank", 40, "l"), ("Stawka podatku", "rate", 160, "r"), ("Kwota netto", "net", 280, "r"), ("Kwota podatku", "tax", 400, "r"), ("Kwota brutto", "gross", 520, "r")]),
        "after": [(40, 0, ["*Płatność", "Informacja o płatności: Brak zapłaty", "Forma płatności: Przelew"]), (310, 1, ["Termin płatności: {due}"]), (40, 4, ["Numer rachunku bankowego: 61109010140000071219812874"])]},
    # the Netherlands: an internet provider, money drawn by the bank on a day
    "glas_nl": {
        "date": "%-d %B %Y", "no": "70{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2100,), "lines": 3, "code": "EUR", "s_vat": "NL009292056B01", "months": ("januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"),
        "work": ("Zakelijk Internet 500/500", "Vast IP-adres", "Telefonie abonnement", "Belkosten buiten bundel", "Huur modem"), "due_below": True,
        "people": (("Noordnet Glasvezel B.V.", "Stationsweg 101"), ("Deltalijn Telecom B.V.", "Havenkade 7"), ("Bakkerij De Korenaar", "Dorpsstraat 22"), ("Tandartspraktijk Van Loon", "Singel 340")),
        "head": [(40, 0, ["**{s[name]}"]), (40, 3, ["{b[name]}", "{b[street]}", "9711 LX GRONINGEN"]), (360, 3, ["Klantnummer", "Factuurnummer", "Factuurdatum", "Totaal te betalen"]), (480, 3, ["4417228", "{no}", "{date}", "{total}"]), (40, 9, ["**Uw factuur"])],
        "table_at": 12, "columns": [("Wat u gebruikt", "description", 40, "l"), ("Bedrag excl. btw", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Totaal excl. btw", "subtotal"), ("Btw {rate}%", "tax@"), ("Totaal deze factuur incl. btw", "total")],
        "after": [(40, 0, ["Wij schrijven dit bedrag rond {due} af van uw rekening NL91 ABNA 0417 1643 00.", "{s[name]}, {s[street]}, 9726 AC Groningen   KvK 12345678   Btw-nummer {s[vat]}"])]},
}

# written and read after the work on ELEVENTH
TWELFTH = {
    # Britain: a builders' merchant, account and order beside each other, goods and tax by code
    "counter_uk": {
        "date": "%d/%m/%y", "no": "{}/SI", "cur": "{}", "rates": (2000,), "disc": True, "grid": True, "unit": "EA", "s_vat": "GB 602 4417 29",
        "people": (("Harding & Cole Ltd", "Unit 6 Canal Trading Estate"), ("Pennine Fixings Ltd", "14 Foundry Lane"), ("Hollins Joinery", "The Old Chapel"), ("T. Akhtar Electrical", "55 Station Road")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "Stockport SK1 2AB", "VAT Reg No: {s[vat]}"]), (565, 0, ["**|SALES INVOICE"]), (40, 6, ["*Invoice To", "{b[name]}", "{b[street]}", "Buxton", "SK17 6BD"]), (380, 6, ["Invoice No", "Invoice Date/Tax Point", "Your Order No", "Account No", "Payment Due"]),
                 (565, 6, ["|{no}", "|{date}", "|PO-8812", "|HOL004", "|{due}"])],
        "table_at": 13, "columns": [("Product Code", "code", 40, "l"), ("Description", "description", 110, "l"), ("Qty", "qty", 310, "r"), ("Unit", "unit", 320, "l"), ("Price", "price", 400, "r"), ("Disc %", "disc_rate", 440, "r"), ("Net Amt", "net", 510, "r"), ("VAT %", "rate", 565, "r")],
        "foot_at": (400, 565), "foot": [("Goods Total", "subtotal"), ("VAT @ {rate}%", "tax@"), ("Invoice Total", "total")], "after": [(40, 0, ["All goods remain the property of {s[name]} until paid for in full."])]},
    # Germany: a carrier for electricity, what was paid by instalments, what is to be paid in addition
    "strom_de": {
        "date": "%d.%m.%Y", "no": "VR {}", "num": "de", "cur": "{} €", "cell_cur": "{}", "rates": (1900,), "unit": "kWh", "qty_places": True, "lines": 3, "paid": "part", "minus_paid": True, "code": "EUR", "s_vat": "DE811569869",
        "work": ("Arbeitspreis Strom", "Grundpreis", "Messstellenbetrieb", "Netznutzung", "Konzessionsabgabe"), "due_below": True,
        "people": (("Stadtwerke Auental GmbH", "Gaswerkstraße 3"), ("Energie Nordheide AG", "Am Umspannwerk 1"), ("Bäckerei Lindner", "Hauptstraße 12"), ("Dr. Sabine Voigt", "Kastanienallee 8")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]} · 29221 Celle"]), (40, 4, ["{b[name]}", "{b[street]}", "29223 Celle"]), (360, 4, ["Kundennummer: 100 441 722", "Rechnungsnummer: {no}", "Datum: {date}", "Verbrauchsstelle: {b[street]}"]), (40, 9, ["**Ihre Jahresrechnung Strom"])],
        "table_at": 12, "columns": [("Bezeichnung", "description", 40, "l"), ("Menge", "qtyunit", 310, "r"), ("Preis\nnetto €", "price", 420, "r"), ("Betrag\nnetto €", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Summe netto", "subtotal"), ("Umsatzsteuer {rate} %", "tax@"), ("Rechnungsbetrag", "total"), ("Geleistete Abschläge", "paid"), ("Nachzahlung", "due")],
        "after": [(40, 0, ["Den Betrag von {due_sum} buchen wir am {due} von Ihrem Konto ab.", "Sitz der Gesellschaft: Celle   USt-IdNr.: {s[vat]}"])]},
    # America: a carrier of parcels, charges by kind, number and date in a bar
    "parcel_us": {
        "date": "%b %d, %Y", "no": "0000A{}417", "cur": "$ {}", "cell_cur": "{}", "lines": 4, "code": "USD", "work": ("Ground commercial 14 packages", "Residential surcharge", "Fuel surcharge", "Address correction", "Delivery area surcharge", "Weekly service charge"),
        "people": (("Redline Parcel Service Inc.", "PO Box 650116"), ("Cascade Freight Lines LLC", "1900 Terminal Way"), ("Amber Jar Candle Co.", "2210 Birch Ave"), ("Norwood Dental Supply", "75 Commerce Dr")),
        "head": [(40, 0, ["**Delivery Service Invoice"]), (40, 3, ["Invoice Date", "Invoice Number", "Shipper Number", "Control ID"]), (140, 3, ["{date}", "{no}", "A41722", "K9X2"]), (340, 3, ["{b[name]}", "{b[street]}", "Akron, OH 44301"]), (40, 9, ["Amount due this period {total} Please pay by {due}"])],
        "table_at": 12, "columns": [("Service", "description", 40, "l"), ("Billed charges", "net", 565, "r")], "foot_at": (330, 565), "foot": [("Total charges this period", "total")],
        "after": [(40, 0, ["Remit payment to:", "{s[name]}", "{s[street]}", "Dallas, TX 75265"])]},
    # Spain: a telephone company, quotas, base and tax with their rate in brackets
    "telefono_es": {
        "date": "%d/%m/%Y", "no": "CI{}28", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (2100,), "lines": 3, "code": "EUR", "s_vat": "A82018474", "b_vat": "B31765437", "work": ("Cuota línea móvil 600 412 228", "Fibra 600 Mb", "Llamadas internacionales", "Alquiler de router", "Bono datos 20 GB"),
        "people": (("Telecomunicaciones Duero S.A.", "Paseo de la Ría 8"), ("Redes del Sur S.L.U.", "Avenida del Puerto 101"), ("Talleres Ibáñez S.L.", "Calle Herreros 23"), ("Clínica Arenal S.L.P.", "Plaza Mayor 2")),
        "head": [(40, 0, ["**{s[name]}", "C.I.F. {s[vat]}", "{s[street]}, 28013 Madrid"]), (320, 4, ["*{b[name]}", "{b[street]}", "50001 Zaragoza", "NIF/CIF: {b[vat]}"]), (40, 6, ["Nº de factura: {no}", "Fecha de emisión: {date}", "Periodo: 1 sep. a 30 sep.", "Fecha prevista de cobro: {due}"])],
        "table_at": 12, "columns": [("Detalle de conceptos", "description", 40, "l"), ("Importe (sin impuestos)", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Total (base imponible)", "subtotal"), ("I.V.A. ({rate}%)", "tax@"), ("TOTAL A PAGAR", "total")]},
    # Norway: a workshop's program, columns with tax, sums in a row below
    "verksted_no": {
        "date": "%d.%m.%Y", "no": "{}", "num": "gap", "cur": "{}", "rates": (2500,), "unit": "stk", "disc": True, "code": "NOK", "lined": True, "s_vat": "NO 987 654 325 MVA",
        "people": (("Fjordbygg Verksted AS", "Industriveien 4"), ("Nordlys Elektro AS", "Strandgata 19"), ("Havbris Restaurant", "Kaigata 2"), ("Bergheim Borettslag", "Åsveien 71")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "8006 BODØ", "Org.nr. {s[vat]}"]), (40, 6, ["{b[name]}", "{b[street]}", "8010 BODØ"]), (360, 4, ["**FAKTURA"]), (360, 6, ["Fakturanr.:", "Fakturadato:", "Kundenr.:", "Forfallsdato:", "KID:"]), (565, 6, ["|{no}", "|{date}", "|10044", "|{due}", "|0010044172288"])],
        "table_at": 13, "columns": [("Varenr.", "code", 40, "l"), ("Beskrivelse", "description", 100, "l"), ("Antall", "qty", 310, "r"), ("Enhet", "unit", 320, "l"), ("Pris", "price", 400, "r"), ("Rabatt", "disc_rate", 440, "r"), ("MVA", "rate", 480, "r"), ("Beløp", "net", 565, "r")],
        "percent": "{} %", "foot_at": (380, 565), "foot": [("Sum eks. MVA", "subtotal"), ("MVA {rate} %", "tax@"), ("Å betale NOK", "total")], "after": [(40, 0, ["Kontonummer 1234 56 78903. Ved forsinket betaling beregnes forsinkelsesrente."])]},
    # Switzerland: French, a fiduciary, hours with the days they were worked on
    "fiduciaire_ch": {
        "date": "%d.%m.%Y", "no": "F-{}", "num": "ch", "cur": "CHF {}", "cell_cur": "{}", "rates": (810,), "hours": True, "code": "CHF", "font": "serif", "size": 9, "s_vat": "CHE-123.456.788 TVA", "due_below": True,
        "work": ("Tenue de la comptabilité", "Bouclement annuel", "Déclaration fiscale", "Entretien avec le client", "Décompte TVA"),
        "people": (("Fiduciaire du Léman SA", "Rue du Lac 14"), ("Bureau Favre & Associés Sàrl", "Avenue de la Gare 30"), ("Menuiserie Chappuis", "Chemin du Moulin 5"), ("Hôtel des Alpes SA", "Place Centrale 1")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 1003 Lausanne"]), (340, 4, ["{b[name]}", "{b[street]}", "1814 La Tour-de-Peilz"]), (340, 8, ["Lausanne, le {date}"]), (40, 10, ["**Note d'honoraires {no}"])],
        "table_at": 13, "columns": [("Date", "day", 40, "l"), ("Travaux effectués", "description", 110, "l"), ("Heures", "qty", 370, "r"), ("Tarif", "price", 450, "r"), ("Montant CHF", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Total hors TVA", "subtotal"), ("TVA {rate}%", "tax@"), ("Total TTC en notre faveur", "total")],
        "after": [(40, 0, ["Montant payable à 30 jours, soit jusqu'au {due}, sur notre compte CH93 0076 2011 6238 5295 7.", "N° TVA {s[vat]}"])]},
    # a subscription to software from America, sold abroad, reverse charge not printed
    "seats_us": {
        "date": "%Y-%m-%d", "no": "IN-00{}", "cur": "US${}", "cell_cur": "US${}", "less": True, "lines": 2, "code": "USD", "s_vat": "", "b_vat": "SE556000461501",
        "work": ("Team plan, per seat per month", "Guest seats", "Storage pack 1 TB", "Priority support"),
        "people": (("Looply Software, Inc.", "548 Market Street"), ("Gridnote Labs, Inc.", "2261 Castro Street"), ("Nordisk Design AB", "Storgatan 8"), ("Kestrel Analytics AB", "Hamngatan 30")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "San Francisco, CA 94104"]), (565, 0, ["**|Invoice {no}"]), (40, 6, ["*BILLED TO", "{b[name]}", "{b[street]}", "111 51 Stockholm", "VAT: {b[vat]}"]), (220, 6, ["*INVOICE DATE", "{date}"]), (320, 6, ["*PAYMENT DUE", "{due}"]), (440, 6, ["*BILLING PERIOD", "Monthly, 1 to 30"])],
        "table_at": 14, "columns": [("ITEM", "description", 40, "l"), ("SEATS", "qty", 360, "r"), ("PRICE PER SEAT", "price", 460, "r"), ("TOTAL", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Subtotal", "subtotal"), ("Promo code LAUNCH5", "discount"), ("Total charged in USD", "total")]},
    # Italy: a shop's accompanying invoice, boxes of facts over the table, sums in boxes below
    "accomp_it": {
        "size": 7, "date": "%d/%m/%Y", "no": "{}/FE", "num": "de", "cur": "{}", "rates": (2200, 400), "unit": "NR", "grid": True, "disc": True, "percent": "{}", "s_vat": "01234567890", "b_vat": "09876543217",
        "people": (("Ferramenta Bonetti S.r.l.", "Via Garibaldi 88"), ("Forniture Adriatica S.p.A.", "Viale dell'Industria 12"), ("Trattoria da Elio", "Piazza Dante 3"), ("Studio Tecnico Marini", "Corso Umberto 41")),
        "head": [(40, 0, ["**{s[name]}", "{s[street]} - 61121 PESARO (PU)", "Partita IVA e C.F. {s[vat]}"]), (330, 0, ["Destinatario", "*{b[name]}", "{b[street]}", "47921 RIMINI (RN)"]), (40, 6, ["Tipo documento", "*FATTURA ACCOMPAGNATORIA"]), (190, 6, ["Numero", "{no}"]), (260, 6, ["Data", "{date}"]), (330, 6, ["Cod. cliente", "002288"]), (400, 6, ["Partita IVA cliente", "{b[vat]}"]),
                 (40, 9, ["Pagamento", "RICEVUTA BANCARIA 30 GG"]), (260, 9, ["Scadenza", "{due}"])],
        "table_at": 13, "columns": [("Articolo", "code", 40, "l"), ("Descrizione", "description", 100, "l"), ("U.M.", "unit", 290, "l"), ("Quantità", "qty", 350, "r"), ("Prezzo", "price", 420, "r"), ("Sconto %", "disc_rate", 465, "r"), ("Importo", "net", 530, "r"), ("IVA", "rate", 565, "r")],
        "foot": [], "said": ("subtotal", "tax"), "summary": ("", [("Aliq. IVA", "rate", 90, "r"), ("Imponibile", "net", 180, "r"), ("Imposta", "tax", 260, "r")]),
        "after": [(340, 0, ["Totale merce", "{sub}"]), (430, 0, ["Totale IVA", "{tax}"]), (500, 0, ["*Totale documento EUR", "{total}"])]},
}

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

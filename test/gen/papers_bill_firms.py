# SPDX-License-Identifier: AGPL-3.0-or-later
"""Descriptions for papers_bill.py: charges by use, hosts, hotels, airlines, carriers, suites of big firms; labels, columns and places."""

US = (("Copperline Data Inc.", "500 Harrison Street, Suite 210"), ("Redwood Analytics LLC", "1400 Lamar Avenue"), ("Bayshore Dental Group", "77 Marina Drive"), ("Summit Peak Outfitters, Inc.", "2350 Aspen Way"))
GULF = (("Al Noor Building Materials LLC", "P.O. Box 41176, Al Quoz"), ("Desert Falcon Trading FZE", "P.O. Box 262044, Jebel Ali"), ("Marina Pearl Contracting LLC", "P.O. Box 9988, Deira"), ("Oasis Facility Services LLC", "P.O. Box 55012, Mussafah"))
SPAIN = (("Talleres Arriaga S.L.", "Calle Mayor 18"), ("Librería Cervantes S.L.", "Avenida de la Paz 4"), ("Frutas Benavent S.L.", "Camí Real 112"), ("Estudio Olmedo S.L.P.", "Plaza Nueva 3"))

FIFTEENTH = {
    # America: software that is charged by what was used, drawn from a card
    "metered_us": {
        "size": 9, "date": "%b %-d, %Y", "no": "MTR-{}", "cur": "${}", "cell_cur": "${}", "rates": (800,), "paid": "all", "minus_paid": True, "code": "USD", "people": US, "unit": "GB",
        "work": ("Object storage, standard tier", "Data transfer out", "API requests (thousands)", "Compute hours, medium", "Log retention 30 days", "Seats, team plan"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "San Francisco, CA 94103", "billing@copperline.example"]), (565, 0, ["**|Invoice"]), (40, 6, ["*Customer", "{b[name]}", "{b[street]}", "Denver, CO 80202"]), (300, 6, ["*Invoice ID", "*Issued", "*Usage period", "*Account ID"]),
                 (400, 6, ["{no}", "{date}", "Sep 1 - Sep 30, 2025", "acc_7Hq2LkP"])],
        "table_at": 13, "columns": [("Product", "description", 40, "l"), ("Usage", "qty", 330, "r"), ("Unit", "unit", 345, "l"), ("Unit cost", "price", 460, "r"), ("Cost", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Usage total", "subtotal"), ("Sales tax ({rate}%)", "tax@"), ("Invoice total", "total"), ("Charged to card ending 4242", "paid"), ("Amount remaining", "due")]},
    # South Africa: the common book-keeping program, boxes, what a line comes to without the tax
    "pastel_za": {
        "date": "%d/%m/%y", "no": "INA{}", "cur": "R {}", "cell_cur": "{}", "rates": (1500,), "disc": "always", "unit": "EACH", "qty_places": True, "code": "ZAR", "grid": True, "s_vat": "4520198765", "b_vat": "4710223344",
        "people": (("Karoo Irrigation (Pty) Ltd", "14 Voortrekker Road"), ("Umhlanga Office Supplies CC", "Unit 6, Ridge Park"), ("Table Bay Fisheries (Pty) Ltd", "Harbour Road 22"), ("Highveld Motors (Pty) Ltd", "301 Jan Smuts Avenue")),
        "work": ("HDPE pipe 40 mm per metre", "Sprinkler head brass", "Ball valve 25 mm", "Copy paper A4 ream", "Labour fitment", "Filter element oil"),
        "head": [(300, 0, ["**^TAX INVOICE"]), (40, 3, ["*{s[name]}", "{s[street]}", "WORCESTER", "6850", "Tel: 023 555 0117", "VAT No: {s[vat]}"]), (400, 3, ["Number", "Date", "Page", "Reference"]), (480, 3, ["{no}", "{date}", "1", "PO 88121"]),
                 (40, 10, ["{b[name]}", "{b[street]}", "CAPE TOWN", "8001"]), (320, 10, ["Deliver to:", "{b[street]}", "CAPE TOWN"]),
                 (40, 15, ["*Account", "BAY001"]), (140, 15, ["*Your Reference", "PO 88121"]), (260, 15, ["*Tax Exempt", "N"]), (340, 15, ["*Tax Reference", "{b[vat]}"]), (450, 15, ["*Sales Code", "MK"]), (520, 15, ["*Exclusive"])],
        "table_at": 19, "columns": [("Code", "code", 40, "l"), ("Description", "description", 95, "l"), ("Quantity", "qty", 320, "r"), ("Unit", "unit", 330, "l"), ("Unit Price", "price", 430, "r"), ("Disc%", "disc_rate", 468, "r"), ("Tax", "rate", 505, "r"), ("Nett Price", "net", 568, "r")],
        "foot_at": (400, 565), "foot": [("Sub Total", "subtotal"), ("Amount Excl Tax", "untaxed"), ("Tax", "tax"), ("Total", "total")], "after": [(40, 0, ["Received in good order", "Signed ___________________   Date ____________"])]},
    # the Emirates: everything in the lines, in two languages elsewhere; the law's words for the sums
    "trading_ae": {
        "size": 7, "date": "%d-%b-%Y", "no": "DXB/SI/{}", "cur": "{}", "cell_cur": "{}", "rates": (500,), "by_line": True, "unit": "SET", "qty_places": True, "code": "AED", "grid": True, "s_vat": "100541904700003", "b_vat": "100287331500003", "people": GULF,
        "work": ("Rubber support insert 25 mm", "Gypsum board 12.5 mm", "Cable tray bracket", "Fire rated sealant 310 ml", "Threaded rod M10", "Pipe clamp 2 inch"),
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, Dubai, UAE   Tel: +971 4 555 0199", "^TRN: {s[vat]}"]), (300, 4, ["**^TAX INVOICE"]), (40, 6, ["Customer Name : {b[name]}", "Bill To Address : {b[street]}, Dubai", "Customer TRN : {b[vat]}", "Contact Person : Mr. Farid"]),
                 (380, 6, ["Invoice No : {no}", "Invoice Date : {date}", "Due Date : {due}", "LPO No : 1002475", "Currency : AED"])],
        "table_at": 13, "columns": [("Sr\nNo", "n", 40, "l"), ("Description", "description", 60, "l"), ("Quantity", "qty", 270, "r"), ("UOM", "unit", 280, "l"), ("Unit Price", "price", 350, "r"), ("Total Amount\n(Excl. VAT)", "net", 415, "r"), ("VAT\nRate", "rate", 450, "r"), ("VAT\nAmount", "tax", 505, "r"), ("Total Amount\n(Incl. VAT)", "gross", 570, "r")],
        "foot_at": (360, 565), "foot": [("Total Amount (Excluding VAT)", "subtotal"), ("VAT Amount", "tax"), ("Total Amount (Including VAT)", "total")], "after": [(40, 0, ["Amount in words: UAE Dirhams as stated above only", "For {s[name]}", "Authorised Signatory"])]},
    # Singapore: a forwarder by air, its job's facts in a bar, charges with their tax code
    "airfreight_sg": {
        "date": "%d-%m-%Y", "no": "AE25{}", "cur": "{}", "cell_cur": "{}", "rates": (900,), "unit": "KGS", "qty_places": True, "code": "SGD", "lined": True, "s_vat": "199804321K",
        "people": (("Straits Cargo Pte Ltd", "119 Airport Cargo Road #03-08"), ("Meridian Lab Supplies Pte Ltd", "10 Ubi Crescent #05-41"), ("Temasek Fine Foods Pte Ltd", "3 Senoko Loop"), ("Pacific Wafer Pte Ltd", "51 Woodlands Avenue 9")), "work": ("Air freight charges", "Fuel surcharge", "Security surcharge", "Terminal handling", "Permit declaration", "Delivery to door"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, Singapore 819454", "Co. Reg. No. / GST Reg. No.: {s[vat]}"]), (565, 4, ["**|TAX INVOICE"]), (40, 5, ["*Messrs", "{b[name]}", "{b[street]}", "Singapore 408564"]), (380, 6, ["INVOICE NO", "INVOICE DATE", "CREDIT TERMS", "DUE DATE", "JOB NO"]), (470, 6, [": {no}", ": {date}", ": 30 DAYS", ": {due}", ": AE-SIN-04417"]),
                 (40, 12, ["*MAWB", "618-44170923"]), (140, 12, ["*HAWB", "SCP20417"]), (230, 12, ["*ORIGIN", "SIN"]), (290, 12, ["*DEST", "NRT"]), (340, 12, ["*PCS", "12"]), (390, 12, ["*CHG WT", "316.5"]), (460, 12, ["*FLIGHT", "SQ 638"])],
        "table_at": 16, "columns": [("CHARGE DESCRIPTION", "description", 40, "l"), ("BASIS", "qtyunit", 320, "r"), ("RATE", "price", 400, "r"), ("GST", "rate", 450, "r"), ("AMOUNT (SGD)", "net", 565, "r")],
        "foot_at": (360, 565), "foot": [("TOTAL BEFORE GST", "subtotal"), ("GST @ {rate}%", "tax@"), ("TOTAL AMOUNT PAYABLE (SGD)", "total")], "after": [(40, 0, ["All business is transacted under the Standard Trading Conditions of the association.", "E. & O. E."])]},
    # America: a hotel's folio, charges day by day
    "folio_us": {
        "size": 9, "date": "%m-%d-%y", "no": "{}", "cur": "{} USD", "cell_cur": "{}", "paid": "all", "minus_paid": True, "code": "USD", "people": (("The Larkspur Inn & Suites", "1200 Ocean Boulevard"), ("Hotel Bellweather Downtown", "45 Congress Street"), ("Harriet Coleman", "18 Elm Court"), ("Northgate Consulting, Inc.", "9 Bridge Road")),
        "work": ("Room Charge", "Occupancy Tax", "Valet Parking", "Restaurant - Dinner", "Internet Access", "Tourism Assessment"),
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, Monterey, CA 93940", "^Phone 831-555-0133"]), (40, 5, ["{b[name]}", "{b[street]}", "Portland, ME 04101"]), (340, 5, ["Folio No.", "Invoice Date", "Room No.", "Arrival", "Departure", "Conf. No."]), (440, 5, [": {no}", ": {date}", ": 0417", ": 09-12-25", ": 09-15-25", ": 88412077"]), (40, 11, ["**INVOICE"])],
        "table_at": 14, "columns": [("Date", "day", 40, "l"), ("Description", "description", 110, "l"), ("Charges", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Total Charges", "total"), ("Credit Card XXXXXXXXXXXX4242", "paid"), ("Balance", "due")], "after": [(40, 0, ["Guest signature ______________________"])]},
    # Germany: an airline's ticket as an invoice, its fare, fees and taxes with tax in them
    "flug_de": {
        "size": 9, "date": "%d.%m.%Y", "no": "R25-{}", "num": "de", "cur": "{} EUR", "cell_cur": "{}", "rates": (1900,), "incl": True, "code": "EUR", "s_vat": "DE129345678",
        "people": (("Nordwind Fluggesellschaft mbH", "Flughafenstraße 120"), ("Kranich Reisen GmbH", "Am Terminal 2"), ("Martina Hartwig", "Lindenallee 7"), ("Werner Bau GmbH", "Uferweg 33")), "work": ("Flugpreis HAM-MUC", "Treibstoffzuschlag", "Luftsicherheitsgebühr", "Sitzplatzreservierung", "Aufgabegepäck 23 kg", "Ticket Service Entgelt"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 22335 Hamburg"]), (40, 4, ["{b[name]}", "{b[street]}", "20099 Hamburg"]), (340, 4, ["Rechnungsnummer", "Rechnungsdatum", "Buchungscode", "Ticketnummer", "Leistungsdatum"]), (565, 4, ["|{no}", "|{date}", "|XK7QPM", "|618-2404417099", "|{date}"]), (40, 11, ["**Rechnung über Ihre Flugbuchung"])],
        "table_at": 14, "columns": [("Leistung", "description", 40, "l"), ("Passagier", "words1", 260, "l"), ("MwSt.", "rate", 430, "r"), ("Betrag EUR", "gross", 565, "r")], "words": {"words1": "HARTWIG / M"},
        "foot_at": (340, 565), "foot": [("Gesamtpreis", "total"), ("darin enthaltene MwSt. {rate}%", "tax@"), ("Nettobetrag", "untaxed")], "after": [(40, 0, ["Bezahlt mit Kreditkarte am {date}. USt-IdNr. {s[vat]}"])]},
    # Canada: a program for freelancers, labels over values in a row, rate before the quantity
    "fresh_ca": {
        "size": 9, "date": "%m/%d/%Y", "no": "00{}", "cur": "${}", "cell_cur": "${}", "rates": (1300,), "hours": True, "paid": "part", "minus_paid": True, "code": "CAD", "code_tail": " CAD", "people": (("Maple & Birch Creative", "88 Queen Street West"), ("Prairie Wind Energy Ltd.", "1210 8th Avenue SW"), ("Lakeside Wellness Clinic", "455 King Street"), ("Tremblay Translation", "12 rue Sherbrooke")),
        "work": ("Brand strategy session", "Logo revisions", "Social media kit", "Copywriting", "Photo retouching"),
        "head": [(40, 0, ["**{s[name]}", "647-555-0121", "{s[street]}", "Toronto, ON  M5V 2B7", "Canada"]), (40, 8, ["Billed To", "*{b[name]}", "{b[street]}", "Calgary, AB  T2P 2V5"]), (190, 8, ["Date of Issue", "{date}", "", "Due Date", "{due}"]), (310, 8, ["Invoice Number", "{no}", "", "Reference", "Fall launch"]), (565, 8, ["|Amount Due (CAD)", "**|{due_sum}"])],
        "under_item": ["{i[detail]}"], "table_at": 15, "columns": [("Description", "description", 40, "l"), ("Rate", "price", 380, "r"), ("Qty", "qty", 450, "r"), ("Line Total", "net", 565, "r")],
        "foot_at": (360, 565), "foot": [("Subtotal", "subtotal"), ("HST {rate}% (812345678RT0001)", "tax@"), ("Total", "total"), ("Amount Paid", "paid"), ("Amount Due (CAD)", "due")], "after": [(40, 0, ["Terms", "Please pay within 30 days by e-transfer."])]},
    # Germany: the suite of big firms, number and date behind one label, sums between rules
    "konzern_de": {
        "font": "serif", "size": 9, "date": "%d.%m.%Y", "no": "90{}", "num": "de", "cur": "{}", "cell_cur": "{}", "rates": (1900,), "unit": "ST", "code": "EUR", "s_vat": "DE813456782", "b_vat": "DE234567891",
        "people": (("Rhein-Neckar Antriebstechnik GmbH", "Werkstraße 100"), ("Hansa Verpackungen AG", "Hafenring 12"), ("Gebrüder Lorenz KG", "Talweg 9"), ("Isarwerke GmbH", "Landsberger Straße 300")), "work": ("Kugellager 6204-2RS", "Wellendichtring 30x47x7", "Keilriemen SPA 1250", "Getriebeöl 20 l", "Montagesatz Flansch"),
        "head": [(40, 0, ["{s[name]}, {s[street]}, 68159 Mannheim"]), (40, 2, ["Firma", "{b[name]}", "{b[street]}", "80687 München"]), (340, 2, ["**Rechnung"]), (340, 4, ["Nummer/Datum", "{no} / {date}", "Auftragsnummer/Datum", "4500112 / 02.01.2025", "Lieferschein/Datum", "80044170 / 05.01.2025", "Kundennummer", "100417", "Währung", "EUR"]),
                 (40, 10, ["USt-IdNr. des Kunden: {b[vat]}", "Zahlungsbedingungen: zahlbar bis {due} ohne Abzug"])],
        "table_at": 16, "columns": [("Pos.", "n", 40, "l"), ("Material", "code", 70, "l"), ("Bezeichnung", "description", 130, "l"), ("Menge", "qtyunit", 350, "r"), ("Preis", "price", 430, "r"), ("Wert", "net", 565, "r")],
        "foot_at": (130, 565), "foot": [("Summe Positionen", "subtotal"), ("Ausgangssteuer {rate},000 %", "tax@"), ("Endbetrag", "total")], "bottom": [(40, 0, ["Geschäftsführer: Dr. Klaus Ritter", "Amtsgericht Mannheim HRB 70417"]), (330, 0, ["USt-IdNr. {s[vat]}", "IBAN DE02 6709 0000 0001 2345 67"])]},
    # Spain: an open suite on the net, the customer without a heading, taxes by name in the lines
    "suite_es": {
        "size": 9, "date": "%d/%m/%Y", "no": "INV/2025/{}", "num": "de", "cur": "{} €", "cell_cur": "{} €", "rates": (2100,), "qty_places": True, "code": "EUR", "people": SPAIN, "s_vat": "B66123459", "b_vat": "B17654325", "percent": "IVA {}% (Servicios)",
        "work": ("Revisión del motor", "Cambio de aceite", "Pastillas de freno", "Diagnosis electrónica", "Neumático 205/55 R16"),
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "48001 Bilbao", "España"]), (340, 5, ["{b[name]}", "{b[street]}", "46001 Valencia", "España", "NIF: {b[vat]}"]), (40, 11, ["**Factura {no}"]), (40, 13, ["*Fecha de factura", "{date}"]), (170, 13, ["*Fecha de vencimiento", "{due}"]), (320, 13, ["*Origen", "S00417"]), (430, 13, ["*Referencia", "Pedido 88"])],
        "table_at": 17, "columns": [("Descripción", "description", 40, "l"), ("Cantidad", "qty", 300, "r"), ("Precio unitario", "price", 390, "r"), ("Impuestos", "rate", 400, "l"), ("Importe", "net", 565, "r")],
        "foot_at": (370, 565), "foot": [("Importe sin impuestos", "subtotal"), ("IVA {rate}%", "tax@"), ("Total", "total"), ], "after": [(40, 0, ["Condiciones de pago: 30 días", "Comunicación de pago: {no}"])], "bottom": [(180, 0, ["944 555 017   info@arriaga.example   CIF {s[vat]}"])]},
    # Italy: a host's courtesy copy, periods under the services, a table of taxes
    "canone_it": {
        "date": "%d/%m/%Y", "no": "25PA{}", "num": "de", "cur": "€ {}", "cell_cur": "{}", "rates": (2200,), "code": "EUR", "lined": True, "s_vat": "01234567890", "b_vat": "09876543217", "people": (("Serverfarm Italia S.p.A.", "Via Piero Calamandrei 34"), ("Cantine Belfiore S.r.l.", "Strada Provinciale 8"), ("Studio Tecnico Gori", "Viale Matteotti 51"), ("Officine Bruni S.n.c.", "Via Artigiani 2")),
        "work": ("Hosting Linux avanzato", "Dominio .it rinnovo", "Casella PEC 2 GB", "Certificato SSL DV", "Backup remoto 50 GB"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]} - 52100 Arezzo (AR)", "P.IVA {s[vat]} - R.E.A. AR-118045"]), (340, 4, ["Spett.le", "{b[name]}", "{b[street]}", "50129 Firenze (FI)", "P.IVA {b[vat]}"]), (40, 5, ["FATTURA (copia di cortesia)", "Numero documento: {no}", "Data documento: {date}", "Scadenza: {due}", "Codice cliente: 7741203"])],
        "under_item": ["Periodo dal 01/10/2025 al 30/09/2026"], "table_at": 13, "columns": [("Codice", "code", 40, "l"), ("Descrizione del servizio", "description", 100, "l"), ("Quantità", "qty", 350, "r"), ("Canone", "price", 420, "r"), ("IVA", "rate", 470, "r"), ("Totale", "net", 565, "r")],
        "foot_at": (370, 565), "foot": [("Totale imponibile", "subtotal"), ("Totale IVA", "tax"), ("Totale da pagare", "total")], "summary": ("", [("Aliquota", "rate", 90, "r"), ("Imponibile", "net", 190, "r"), ("Imposta", "tax", 270, "r")]), "after": [(40, 0, ["Pagamento: addebito su conto. Documento privo di valenza fiscale."])]},
    # a market place: what is paid stands at the top, headings of two lines, prices with and without tax
    "mercado_es": {
        "date": "%d.%m.%Y", "no": "ES50{}AEUS", "num": "comma", "cur": "{} €", "cell_cur": "{} €", "rates": (2100, 1000), "incl": True, "code": "EUR", "people": SPAIN, "s_vat": "A82018474", "work": ("Auriculares con cable negros", "Funda para tableta", "Libro de recetas", "Teclado compacto", "Juego de destornilladores"),
        "head": [(40, 0, ["**Factura"]), (340, 0, ["*Pagado", "Referencia de pago 4417-20923", "Vendido por {s[name]}", "NIF {s[vat]}"]), (340, 5, ["Fecha de la factura/Fecha de la entrega {date}", "Número de la factura {no}", "Total pendiente 0,00 €"]), (40, 3, ["{b[name]}", "{b[street]}", "Alcalá de Henares, Madrid, 28801", "ES"]),
                 (40, 10, ["*Dirección de facturación", "{b[name]}", "{b[street]}", "Alcalá de Henares, 28801"]), (230, 10, ["*Dirección de envío", "{b[name]}", "{b[street]}", "Alcalá de Henares, 28801"]), (420, 10, ["*Vendido por", "{s[name]}", "{s[street]}", "Bilbao, 48001"]), (40, 15, ["*Información del pedido", "Fecha del pedido {date}   Número del pedido 404-4417092-1147"])],
        "under_item": ["Código: {i[code]}"], "table_at": 18, "columns": [("Descripción", "description", 40, "l"), ("Cant.", "qty", 330, "r"), ("IVA %", "rate", 390, "r"), ("Precio por unidad\n(IVA incluido)", "price", 480, "r"), ("Precio total\n(IVA incluido)", "gross", 565, "r")],
        "foot_at": (400, 565), "foot": [("Total", "total")], "said": ("tax",), "summary": ("Total", [("IVA %", "rate", 400, "r"), ("Precio total\n(IVA excluido)", "net", 480, "r"), ("IVA", "tax", 565, "r")])},
    # America: the newer print of a small firm's ledger on the net, product and description apart
    "qbook_us": {
        "size": 9, "date": "%m/%d/%Y", "no": "1{}", "cur": "${}", "cell_cur": "${}", "rates": (725,), "ship": False, "less": True, "code": "USD", "people": US, "words": {"words1": "Services"},
        "work": ("Weekly lawn maintenance", "Irrigation repair", "Mulch, double shredded", "Tree pruning", "Spring cleanup"),
        "head": [(40, 0, ["**INVOICE"]), (40, 2, ["*{s[name]}", "{s[street]}", "Boise, ID 83702"]), (300, 2, ["hello@copperline.example", "+1 (208) 555-0117", "www.copperline.example"]), (40, 7, ["*Bill to", "{b[name]}", "{b[street]}", "Meridian, ID 83642"]), (220, 7, ["*Ship to", "{b[name]}", "{b[street]}", "Meridian, ID 83642"]),
                 (40, 13, ["*Invoice details", "Invoice no.: {no}", "Terms: Net 30", "Invoice date: {date}", "Due date: {due}"])],
        "table_at": 20, "columns": [("#", "n", 40, "l"), ("Date", "day", 60, "l"), ("Product or service", "words1", 130, "l"), ("Description", "description", 225, "l"), ("Qty", "qty", 420, "r"), ("Rate", "price", 485, "r"), ("Amount", "net", 565, "r")],
        "foot_at": (400, 565), "foot": [("Subtotal", "subtotal"), ("Discount", "discount"), ("Sales tax", "tax"), ("Total", "total")], "after": [(40, 0, ["Ways to pay", "View and pay online"])]},
}

# written and read after the work on FIFTEENTH
SIXTEENTH = {
    # Switzerland, German: a program for small firms, the amount's rate in the lines, days of grace as a date
    "kmu_ch": {
        "size": 9, "date": "%d.%m.%Y", "no": "RE-{}", "num": "ch", "cur": "{}", "cell_cur": "{}", "rates": (810, 260), "unit": "Stk", "qty_places": True, "code": "CHF", "lined": True, "s_vat": "CHE-105.812.774 MWST",
        "people": (("Aarau Velo Werkstatt GmbH", "Bahnhofstrasse 22"), ("Bäckerei Hunziker AG", "Dorfstrasse 5"), ("Seeblick Immobilien AG", "Quaistrasse 41"), ("Druckerei Wyss", "Industrieweg 9")), "work": ("Service Rennrad gross", "Kettenwechsel", "Bremsbeläge hydraulisch", "Mietvelo pro Tag", "Pumpe mit Manometer"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}", "5000 Aarau"]), (360, 5, ["{b[name]}", "{b[street]}", "8400 Winterthur"]), (40, 10, ["**Rechnung {no}"]), (40, 12, ["Datum", "Zahlbar bis", "Kundennummer", "MWST-Nr."]), (140, 12, ["{date}", "{due}", "1042", "{s[vat]}"])],
        "table_at": 18, "columns": [("Pos.", "n", 40, "l"), ("Beschreibung", "description", 70, "l"), ("Menge", "qty", 320, "r"), ("Einheit", "unit", 330, "l"), ("Preis", "price", 430, "r"), ("MWST", "rate", 480, "r"), ("Total CHF", "net", 565, "r")],
        "foot_at": (330, 565), "foot": [("Total exkl. MWST", "subtotal"), ("MWST {rate}% auf {base}", "tax@"), ("Rechnungsbetrag CHF", "total")], "after": [(40, 0, ["Besten Dank für Ihren Auftrag.", "IBAN CH93 0076 2011 6238 5295 7"])]},
    # France: water, what was drawn and what it costs without tax, the sum of the year
    "eau_fr": {
        "date": "%d/%m/%Y", "no": "2025{}", "num": "fr", "cur": "{} €", "cell_cur": "{} €", "rates": (550,), "unit": "m3", "code": "EUR", "s_vat": "FR40303265045", "people": (("Eaux du Val de Sèvre", "14 quai de la Maine"), ("Syndicat des Eaux du Bocage", "Place du Marché"), ("Boulangerie Garnier", "9 rue des Halles"), ("Hôtel des Voyageurs", "2 avenue de la Gare")),
        "work": ("Abonnement", "Consommation", "Redevance pollution", "Collecte et traitement des eaux usées", "Modernisation des réseaux"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 79000 Niort", "N° TVA {s[vat]}"]), (40, 5, ["*Vos références", "Référence client 4417 209 23", "Facture n° {no}", "Facture du {date}", "À régler avant le {due}"]), (340, 6, ["{b[name]}", "{b[street]}", "79400 Saint-Maixent-l'École"])],
        "table_at": 13, "columns": [("Désignation", "description", 40, "l"), ("Quantité", "qtyunit", 320, "r"), ("Prix unitaire HT", "price", 420, "r"), ("Montant HT", "net", 500, "r"), ("TVA", "rate", 560, "r")],
        "foot_at": (340, 500), "foot": [("Total HT", "subtotal"), ("TVA à {rate} %", "tax@"), ("Montant TTC à payer", "total")], "after": [(40, 0, ["Index relevé le 04/09/2025 : 1 417 m3"])]},
    # Germany: a tax adviser, the law's paragraph and the value each fee is taken of
    "kanzlei_de": {
        "font": "serif", "size": 10, "date": "%d.%m.%Y", "no": "2025-0{}", "num": "de", "cur": "{} €", "cell_cur": "{}", "rates": (1900,), "ship": True, "code": "EUR", "s_vat": "DE298765434", "words": {"words1": "§ 35 Abs. 1", "words2": "10/10"},
        "people": (("Steuerkanzlei Reimann PartG mbB", "Königsallee 40"), ("Autohaus Petersen GmbH", "Ringstraße 88"), ("Zahnarztpraxis Dr. Lenz", "Marktplatz 3"), ("Holzbau Kramer KG", "Sägewerkweg 1")), "work": ("Aufstellung des Jahresabschlusses", "Umsatzsteuererklärung", "Lohnbuchführung laufend", "Gewerbesteuererklärung", "Buchführung laufender Monat"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, 40212 Düsseldorf"]), (40, 5, ["{b[name]}", "{b[street]}", "41460 Neuss"]), (565, 5, ["|Düsseldorf, {date}"]), (40, 10, ["*Gebührenrechnung Nr. {no}", "Mandant 10417"])],
        "table_at": 14, "columns": [("Tätigkeit", "description", 40, "l"), ("Vorschrift StBVV", "words1", 290, "l"), ("Satz", "words2", 420, "r"), ("Gebühr EUR", "net", 565, "r")],
        "foot_at": (290, 565), "foot": [("Summe Gebühren", "subtotal"), ("Auslagenpauschale § 16 StBVV", "ship"), ("zuzüglich {rate} % Umsatzsteuer", "tax@"), ("Rechnungsbetrag", "total")], "after": [(40, 0, ["Bitte überweisen Sie den Rechnungsbetrag bis zum {due} auf unser Konto.", "USt-IdNr. {s[vat]}"])], "due_below": True},
    # the Netherlands: mobile telephones, amounts with and without tax beside each other
    "mobiel_nl": {
        "date": "%d-%m-%Y", "no": "9{}", "num": "de", "cur": "€ {}", "cell_cur": "€ {}", "rates": (2100,), "by_line": True, "code": "EUR", "s_vat": "NL009292056B01", "people": (("Polder Mobiel B.V.", "Stationsplein 8"), ("Kaashandel De Wit", "Dorpsstraat 31"), ("Fysiotherapie Veld", "Molenweg 4"), ("Tuincentrum Groenrijk B.V.", "Rijksweg 120")),
        "work": ("Abonnement Zakelijk 20 GB", "Toestelkrediet", "Bellen buiten de bundel", "Roaming buiten de EU", "Extra simkaart"),
        "head": [(40, 0, ["**{s[name]}"]), (40, 4, ["{b[name]}", "{b[street]}", "3511 LW Utrecht"]), (360, 4, ["Factuurnummer: {no}", "Factuurdatum: {date}", "Klantnummer: 20417", "Mobiel nummer: 06 5550 1234"]), (40, 9, ["**Uw factuur", "Het bedrag van {total} schrijven wij omstreeks {due} van uw rekening af."])],
        "table_at": 14, "columns": [("Omschrijving", "description", 40, "l"), ("Excl. btw", "net", 400, "r"), ("Btw", "tax", 480, "r"), ("Incl. btw", "gross", 565, "r")],
        "foot_at": (300, 565), "foot": [("Totaal excl. btw", "subtotal"), ("Btw {rate}%", "tax@"), ("Totaal te betalen", "total")], "bottom": [(40, 0, ["{s[name]}, {s[street]}, 2595 AK Den Haag   Btw-nummer {s[vat]}   Kvk 27124701"])]},
    # Australia: an accounting program, units and a column of tax codes, what is paid and left
    "units_au": {
        "size": 9, "date": "%d/%m/%Y", "no": "0000{}", "cur": "${}", "cell_cur": "{}", "rates": (1000,), "hours": True, "paid": "part", "minus_paid": False, "code": "AUD", "s_vat": "33 051 775 556", "people": (("Wattle Creek Landscapes Pty Ltd", "6 Banksia Street"), ("Harbour City Dental", "120 George Street"), ("Kookaburra Cafe", "4 Marine Parade"), ("Outback Towing Pty Ltd", "Lot 9 Stuart Highway")), "words": {"words1": "GST"},
        "work": ("Garden maintenance", "Turf laying", "Retaining wall", "Green waste removal", "Irrigation check"),
        "head": [(40, 0, ["**{s[name]}", "ABN: {s[vat]}", "{s[street]}", "Penrith NSW 2750"]), (565, 0, ["**|Tax Invoice"]), (40, 7, ["*Bill to", "{b[name]}", "{b[street]}", "Sydney NSW 2000"]), (340, 7, ["Invoice number", "Issue date", "Due date", "Balance due"]), (565, 7, ["|{no}", "|{date}", "|{due}", "|{due_sum}"])],
        "table_at": 14, "columns": [("Description", "description", 40, "l"), ("Units", "qty", 330, "r"), ("Unit price ($)", "price", 410, "r"), ("Tax code", "words1", 440, "l"), ("Amount ($)", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Subtotal (exc. GST)", "subtotal"), ("GST", "tax"), ("Total Amount (inc. GST)", "total"), ("Amount paid", "paid"), ("Balance due", "due")], "after": [(40, 0, ["How to pay", "Bank deposit BSB 062-000 Account 1234 5678"])]},
    # Britain: an open program on the net, numbers before the items, no tax but a levy for late orders
    "crater_uk": {
        "size": 9, "date": "%d %b %Y", "no": "INV-0{}", "cur": "£ {}", "cell_cur": "£ {}", "rates": (2000,), "less": True, "code": "GBP", "people": (("Pennine Print Works Ltd", "Unit 4 Canal Street"), ("Moorland Veterinary Group", "2 Church Lane"), ("The Copper Kettle", "55 Market Place"), ("Ashdown Lettings Ltd", "18 Station Road")), "work": ("Leaflets A5 gloss", "Menu cards laminated", "Banner 2 m", "Artwork amendment", "Delivery by van"),
        "head": [(40, 0, ["*{s[name]}", "{s[street]}", "Halifax HX1 1QE", "United Kingdom"]), (400, 4, ["Invoice Number", "Invoice Date", "Due date"]), (565, 4, ["|{no}", "|{date}", "|{due}"]), (40, 6, ["Bill to,", "*{b[name]}", "{b[street]}", "Hebden Bridge HX7 8AD"])],
        "table_at": 13, "columns": [("#", "n", 40, "l"), ("Items", "description", 65, "l"), ("Quantity", "qty", 370, "r"), ("Price", "price", 460, "r"), ("Amount", "net", 565, "r")],
        "foot_at": (400, 565), "foot": [("Subtotal", "subtotal"), ("Discount (5%)", "discount"), ("VAT ({rate}%)", "tax@"), ("Total", "total")], "after": [(40, 0, ["Notes", "Thank you for your business."])]},
    # Italy: a hotel, day by day with how many, what was paid in advance
    "albergo_it": {
        "font": "serif", "size": 9, "date": "%d/%m/%Y", "no": "{}/H", "num": "de", "cur": "€ {}", "cell_cur": "{}", "rates": (1000,), "paid": "part", "minus_paid": True, "code": "EUR", "s_vat": "03456789012", "people": (("Albergo Miramare S.r.l.", "Lungomare Colombo 7"), ("Hotel Bellavista S.a.s.", "Via del Faro 2"), ("Martinelli Viaggi S.r.l.", "Corso Vittorio 88"), ("Rossana Pellegri", "Via Dante 4")),
        "work": ("Camera doppia uso singola", "Prima colazione", "Cena ristorante", "Posto auto coperto", "Lavanderia"),
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]} - 19016 Monterosso (SP)", "^P. IVA {s[vat]}"]), (40, 5, ["*FATTURA", "N. {no} del {date}", "Camera 214   Arrivo 12/09/2025   Partenza 15/09/2025"]), (340, 9, ["Intestata a:", "{b[name]}", "{b[street]}", "20123 Milano"])],
        "table_at": 15, "columns": [("Data", "day", 40, "l"), ("Descrizione", "description", 110, "l"), ("Q.tà", "qty", 360, "r"), ("Prezzo", "price", 450, "r"), ("Importo", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Imponibile", "subtotal"), ("IVA {rate}%", "tax@"), ("Totale documento", "total"), ("Acconto versato", "paid"), ("Saldo da pagare", "due")]},
    # the Emirates: seats of a cloud office by the month, from a market place of software
    "seats_ae": {
        "size": 9, "date": "%d-%m-%Y", "no": "GCC-{}", "cur": "AED {}", "cell_cur": "AED {}", "rates": (500,), "code": "AED", "s_vat": "100287331500003", "people": GULF, "work": ("Workspace business, annual", "Mailbox 50 GB", "Backup per seat", "Remote support", "Onboarding workshop"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, Dubai", "Tax Registration Number {s[vat]}"]), (400, 0, ["**TAX INVOICE"]), (40, 6, ["*Invoice to", "{b[name]}", "{b[street]}, Sharjah"]), (400, 6, ["*Invoice #", "{no}", "*Date", "{date}", "*Payment due", "{due}"])],
        "table_at": 14, "columns": [("Subscription", "description", 40, "l"), ("Seats", "qty", 300, "r"), ("Monthly price", "price", 400, "r"), ("VAT", "rate", 450, "r"), ("Net amount", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Net", "subtotal"), ("VAT {rate}%", "tax@"), ("Gross total", "total")]},
}

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce by description, in the form of papers_bill.py: countries and trades that no earlier set has."""

SEVENTEENTH = {
    # Hungary: the common print of programs on the net, net, tax and gross of each line
    "szamla_hu": {
        "font": "dejavu", "size": 8, "date": "%Y.%m.%d.", "no": "E-SZML-2025-{}", "num": "gap", "cur": "{} Ft", "cell_cur": "{}", "rates": (2700, 500), "unit": "db", "by_line": True, "code": "HUF", "lined": True, "s_vat": "23456781-2-42", "b_vat": "12876543-2-13",
        "people": (("Dunaparti Könyvelő Kft.", "Fő utca 14."), ("Mátra Bútor Zrt.", "Petőfi tér 3."), ("Zöld Liget Bt.", "Kossuth Lajos u. 51."), ("Kisalföld Autó Kft.", "Ipari út 7.")),
        "work": ("Havi könyvelési díj", "Irodabútor összeszerelés", "Szállítás kocsival", "Nyomtatópatron fekete", "Kiszállási díj"),
        "head": [(300, 0, ["**^SZÁMLA"]), (40, 3, ["*Eladó:", "{s[name]}", "1011 Budapest, {s[street]}", "Adószám: {s[vat]}", "Bankszámlaszám: 11773016-11111018-00000000"]), (320, 3, ["*Vevő:", "{b[name]}", "2600 Vác, {b[street]}", "Adószám: {b[vat]}"]),
                 (40, 10, ["Fizetési mód", "Átutalás"]), (140, 10, ["Teljesítés", "{date}"]), (250, 10, ["Számla kelte", "{date}"]), (350, 10, ["Fizetési határidő", "{due}"]), (460, 10, ["Számlaszám", "{no}"])],
        "table_at": 15, "columns": [("Megnevezés", "description", 40, "l"), ("Menny.", "qty", 255, "r"), ("Egys.", "unit", 262, "l"), ("Nettó egységár", "price", 360, "r"), ("Nettó ár", "net", 425, "r"), ("ÁFA", "rate", 455, "r"), ("ÁFA érték", "tax", 510, "r"), ("Bruttó ár", "gross", 570, "r")],
        "foot_at": (330, 570), "foot": [("Nettó összesen:", "subtotal"), ("ÁFA összesen:", "tax"), ("Bruttó végösszeg:", "total")], "after": [(40, 0, ["Ez a számla elektronikusan készült, aláírás nélkül érvényes."])]},
    # Mexico: the tax office's electronic receipt, codes of goods and units, fiscal folio
    "cfdi_mx": {
        "size": 8, "date": "%d/%m/%Y", "no": "A {}", "cur": "$ {}", "cell_cur": "{}", "rates": (1600,), "unit": "H87", "code": "MXN", "grid": True, "s_vat": "FNO120417AB3", "b_vat": "TMA980512KX9",
        "people": (("Ferretera del Norte SA de CV", "Av. Juárez 1204"), ("Papelería Los Pinos SA de CV", "Calle Hidalgo 88"), ("Taller Mecánico Aguirre SA de CV", "Blvd. Morelos 410"), ("Clínica San Ángel SC", "Reforma 77")),
        "work": ("Tornillo hexagonal 1/2", "Cable calibre 12", "Pintura vinílica 19 L", "Servicio de flete", "Cemento gris 50 kg"),
        "head": [(40, 0, ["**{s[name]}", "RFC: {s[vat]}", "{s[street]}, Monterrey, N.L. C.P. 64000", "Régimen fiscal: 601 General de Ley Personas Morales"]), (400, 0, ["*FACTURA", "Serie y folio: {no}", "Fecha: {date}", "Lugar de expedición: 64000", "Tipo de comprobante: I - Ingreso"]),
                 (40, 6, ["*Receptor", "Nombre: {b[name]}", "RFC: {b[vat]}", "Domicilio: {b[street]}, Saltillo, Coah.", "Uso CFDI: G03 Gastos en general"]), (340, 6, ["Folio fiscal:", "5F2A9C1E-77B4-4D10-9E3B-0A1B2C3D4E5F", "Forma de pago: 99 Por definir", "Método de pago: PPD", "Moneda: MXN"])],
        "table_at": 13, "columns": [("Clave", "code", 40, "l"), ("Cantidad", "qty", 140, "r"), ("Clave unidad", "unit", 155, "l"), ("Descripción", "description", 225, "l"), ("Valor unitario", "price", 470, "r"), ("Importe", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Subtotal", "subtotal"), ("IVA 002 Tasa {rate}%", "tax@"), ("Total", "total")], "after": [(40, 0, ["Este documento es una representación impresa de un CFDI"])]},
    # Argentina: the tax office's print "A", amounts with and without tax in the lines
    "factura_ar": {
        "size": 7.5, "date": "%d/%m/%Y", "no": "00003-000{}", "num": "comma", "cur": "{}", "cell_cur": "{}", "rates": (2100, 1050), "unit": "unidades", "qty_places": True, "by_line": True, "grid": True, "s_vat": "30712345678", "b_vat": "30698765431",
        "people": (("Distribuidora Pampa S.R.L.", "Av. Rivadavia 4410"), ("Aceros del Plata S.A.", "Calle 9 de Julio 215"), ("Librería Belgrano S.A.", "Belgrano 980"), ("Estudio Contable Ferri", "San Martín 33")),
        "work": ("Resma A4 75 g", "Chapa galvanizada", "Servicio de mantenimiento", "Tóner alternativo", "Perfil de aluminio"),
        "head": [(300, 0, ["*^ORIGINAL"]), (40, 2, ["**{s[name]}", "Domicilio Comercial: {s[street]} - Rosario, Santa Fe", "Condición frente al IVA: IVA Responsable Inscripto"]), (300, 2, ["**^A", "^COD. 01"]), (350, 2, ["**FACTURA", "Punto de Venta: 00003   Comp. Nro: {no_end}", "Fecha de Emisión: {date}", "CUIT: {s[vat]}"]),
                 (40, 8, ["Fecha de Vto. para el pago: {due}"]), (40, 10, ["CUIT: {b[vat]}", "Condición frente al IVA: IVA Responsable Inscripto", "Condición de venta: Cuenta Corriente"]), (300, 10, ["Apellido y Nombre / Razón Social: {b[name]}", "Domicilio Comercial: {b[street]} - Córdoba"])],
        "table_at": 15, "columns": [("Código", "code", 40, "l"), ("Producto / Servicio", "description", 90, "l"), ("Cantidad", "qty", 260, "r"), ("U. medida", "unit", 270, "l"), ("Precio Unit.", "price", 375, "r"), ("Subtotal", "net", 440, "r"), ("Alícuota\nIVA", "rate", 490, "r"), ("Subtotal c/IVA", "gross", 565, "r")],
        "foot_at": (380, 565), "foot": [("Importe Neto Gravado: $", "subtotal"), ("IVA {rate}%: $", "tax@"), ("Importe Total: $", "total")], "after": [(40, 0, ["CAE N°: 75123456789012", "Fecha de Vto. de CAE: {due}"])]},
    # Kenya: a supplier of laboratories, the registrations as PIN, the tax office's numbers below
    "lab_ke": {
        "size": 9, "date": "%d-%b-%Y", "no": "SI{}", "cur": "KES {}", "cell_cur": "{}", "rates": (1600,), "code": "KES", "lined": True, "s_vat": "P051234567X", "b_vat": "P051987654Q",
        "people": (("Savanna Lab Supplies Ltd", "Mombasa Road"), ("Rift Valley Dairies Ltd", "Industrial Area"), ("Uzima Clinic", "Ngong Lane 4"), ("Kisumu Flour Mills Ltd", "Obote Road")), "work": ("Test tubes 10 ml, box", "pH meter calibration", "Filter paper 125 mm", "Pipette 5 ml", "Courier to Nakuru"),
        "head": [(40, 0, ["**{s[name]}", "{s[street]}, P.O. Box 417-00200 Nairobi", "PIN: {s[vat]}"]), (565, 0, ["**|TAX INVOICE"]), (40, 6, ["*M/s", "{b[name]}", "{b[street]}", "PIN No: {b[vat]}"]), (380, 6, ["Invoice No.", "Invoice Date", "L.P.O. No.", "Delivery Note", "Due Date"]), (470, 6, [": {no}", ": {date}", ": 2208", ": DN 7741", ": {due}"])],
        "table_at": 13, "columns": [("Item Code", "code", 40, "l"), ("Particulars", "description", 110, "l"), ("Qty", "qty", 340, "r"), ("@", "price", 410, "r"), ("VAT %", "rate", 460, "r"), ("Kshs. Cts.", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Amount Excl. VAT", "subtotal"), ("V.A.T @ {rate}%", "tax@"), ("Amount Incl. VAT", "total")], "after": [(40, 0, ["CU Serial No: KRAMW017202207040417", "CU Invoice No: 0170417000000088", "Goods once sold are not returnable. E.&O.E."])]},
    # the Philippines: a registered form, prices with tax, what is taken out and added again
    "sales_ph": {
        "date": "%m/%d/%Y", "no": "00{}", "cur": "{}", "cell_cur": "{}", "rates": (1200,), "incl": True, "unit": "pcs", "grid": True, "s_vat": "009-417-208-00000", "b_vat": "004-882-615-000",
        "people": (("Bayani Hardware Trading", "118 Rizal Ave."), ("Luntian Agri Supply Corp.", "Km 14 MacArthur Hwy"), ("Mabuhay Print House", "27 Mabini St."), ("Isla Dive Resort Inc.", "Sitio Baybay")), "work": ("GI pipe 1/2 in.", "Marine plywood 3/4", "Cement 40 kg", "Enamel paint, gallon", "Delivery to site"),
        "head": [(300, 0, ["**^{s[name]}", "^{s[street]}, Quezon City", "^VAT Reg. TIN: {s[vat]}"]), (40, 5, ["**SALES INVOICE"]), (565, 5, ["*|No. {no}"]), (40, 7, ["SOLD TO: {b[name]}", "TIN: {b[vat]}", "Address: {b[street]}, Cebu City"]), (400, 7, ["Date: {date}", "Terms: 30 days"])],
        "table_at": 12, "columns": [("QTY", "qty", 70, "r"), ("UNIT", "unit", 85, "l"), ("ARTICLES", "description", 140, "l"), ("UNIT PRICE", "price", 450, "r"), ("AMOUNT", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Amount: Net of VAT", "untaxed"), ("Add: VAT", "tax"), ("TOTAL AMOUNT DUE", "total")], "after": [(40, 0, ["BIR Permit to Use No. 0417-882-00123", "THIS DOCUMENT IS VALID FOR CLAIM OF INPUT TAX"])]},
    # Romania: the form of the law, numbered columns, value and tax of each line
    "factura_ro": {
        "font": "dejavu", "size": 8, "date": "%d.%m.%Y", "no": "TM{}", "num": "plain", "cur": "{}", "cell_cur": "{}", "rates": (1900, 900), "unit": "buc", "qty_places": True, "by_line": True, "grid": True, "code": "RON", "s_vat": "RO18547290", "b_vat": "RO30417226",
        "people": (("Timiș Prod Com SRL", "Str. Unirii nr. 12"), ("Bucegi Construct SRL", "Bd. Eroilor nr. 44"), ("Farmacia Salvia SRL", "Str. Mihai Viteazu 9"), ("Carpați Transport SA", "Calea Moldovei 117")), "work": ("Scaun birou negru", "Transport marfă", "Servicii curățenie", "Hârtie copiator A4", "Montaj mobilier"),
        "head": [(40, 0, ["*Furnizor: {s[name]}", "Nr. ord. reg. com.: J35/417/2008", "C.I.F.: {s[vat]}", "Sediul: {s[street]}, Timișoara", "IBAN: RO49AAAA1B31007593840000"]), (360, 0, ["*Cumpărător: {b[name]}", "Nr. ord. reg. com.: J12/88/2012", "C.I.F.: {b[vat]}", "Sediul: {b[street]}, Cluj-Napoca"]),
                 (300, 7, ["**^FACTURĂ", "^Seria TM nr. {no}", "^Data (ziua, luna, anul): {date}", "^Termen de plată: {due}", "^Moneda: RON"])],
        "table_at": 15, "columns": [("Nr.\ncrt.", "n", 40, "l"), ("Denumirea produselor\nsau a serviciilor", "description", 70, "l"), ("U.M.", "unit", 240, "l"), ("Cantitatea", "qty", 320, "r"), ("Prețul unitar\n(fără TVA)", "price", 400, "r"), ("Valoarea", "net", 470, "r"), ("Cota\nTVA", "rate", 505, "r"), ("Valoarea\nTVA", "tax", 565, "r")],
        "table_total": "Total", "foot_at": (380, 565), "foot": [("Total de plată", "total")], "said": ("subtotal", "tax"), "after": [(40, 0, ["Factura circulă fără semnătură și ștampilă cf. art. 319 alin. (29) din Legea 227/2015."])]},
    # Estonia: a maintenance firm's bill, labels and values in two columns, a reference number
    "arve_ee": {
        "size": 9, "date": "%d.%m.%Y", "no": "2025{}", "num": "gap", "cur": "{}", "cell_cur": "{}", "rates": (2200,), "unit": "tk", "qty_places": True, "code": "EUR", "s_vat": "EE100417882",
        "people": (("Lumi Hooldus OÜ", "Tartu mnt 84"), ("Saare Puit AS", "Kuressaare tee 3"), ("Kohvik Tamm OÜ", "Pikk 12"), ("Põhja Ehitus OÜ", "Narva mnt 140")), "work": ("Lumetõrje hoovialal", "Elektritööd", "Ventilatsiooni hooldus", "Materjalid", "Väljakutse tasu"),
        "head": [(40, 0, ["**{s[name]}"]), (40, 4, ["*Maksja", "{b[name]}", "{b[street]}", "51013 Tartu"]), (360, 4, ["**ARVE {no}"]), (360, 6, ["Arve kuupäev:", "Maksetähtaeg:", "Viitenumber:", "Viivis:"]), (565, 6, ["|{date}", "|{due}", "|2025041788", "|0,05% päevas"])],
        "table_at": 13, "columns": [("Kirjeldus", "description", 40, "l"), ("Kogus", "qty", 340, "r"), ("Ühik", "unit", 350, "l"), ("Hind", "price", 460, "r"), ("Summa", "net", 565, "r")],
        "foot_at": (380, 565), "foot": [("Summa km-ta", "subtotal"), ("Käibemaks {rate}%", "tax@"), ("Arve summa EUR", "total")], "bottom": [(40, 0, ["{s[name]}  {s[street]}, 10112 Tallinn", "Reg nr 12345678  KMKR {s[vat]}  IBAN EE382200221020145685"])]},
    # America: a law firm by the day, who worked, hours and rate, what was received
    "law_us": {
        "font": "serif", "size": 10, "date": "%B %-d, %Y", "no": "{}", "cur": "${}", "cell_cur": "{}", "hours": True, "paid": "part", "minus_paid": True, "code": "USD", "words": {"words1": "JMK"},
        "people": (("Keller Whitmore & Shaw LLP", "400 Capitol Mall"), ("Brandt Law Group, P.C.", "19 Court Square"), ("Sierra Vista Holdings, LLC", "2200 Arden Way"), ("Maple Street Dental", "61 Maple Street")), "work": ("Draft lease amendment", "Conference with client", "Review discovery responses", "Attend hearing", "Prepare motion to compel"),
        "head": [(300, 0, ["**^{s[name]}", "^Attorneys at Law", "^{s[street]}, Sacramento, CA 95814"]), (40, 6, ["{b[name]}", "{b[street]}", "Roseville, CA 95661"]), (380, 6, ["Invoice Date:", "Invoice No.", "Our File No.", "Due upon:"]), (565, 6, ["|{date}", "|{no}", "|2208.04", "|{due}"]), (40, 11, ["*RE: General matters", "For professional services rendered"])],
        "table_at": 15, "columns": [("Atty", "words1", 40, "l"), ("Description of services", "description", 90, "l"), ("Hours", "qty", 370, "r"), ("Rate", "price", 450, "r"), ("Amount", "net", 565, "r")],
        "foot_at": (340, 565), "foot": [("Total fees", "subtotal"), ("Total this invoice", "total"), ("Payments received", "paid"), ("Balance now due", "due")]},
}

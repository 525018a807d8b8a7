# SPDX-License-Identifier: AGPL-3.0-or-later
"""Made-up shops, fees and people of several countries (amounts in hundredths)."""
IN = dict(
    shops=[("GREENLEAF SUPERMART MUMBAI", 24000, 480000), ("RAILKART E-TICKETING NEW DELHI", 45000, 320000),
           ("CHAI JUNCTION PUNE", 9000, 64000), ("METROFUEL STATION BENGALURU", 100000, 420000),
           ("BAZAARHUB ONLINE GURGAON", 29900, 1899900), ("FRESHCART GROCERY HYDERABAD", 31000, 260000),
           ("SWIFTMEAL DELIVERY BANGALORE", 14900, 98000), ("KAVERI SILKS CHENNAI", 180000, 2450000),
           ("AAROGYA PHARMACY KOCHI", 8500, 240000), ("CINEPLAZA MULTIPLEX NOIDA", 36000, 180000),
           ("VIDYUT POWER BILLPAY MUMBAI", 84000, 640000), ("UPI-NANDINI STORES-MYSORE", 4500, 90000),
           ("STREAMBOX SUBSCRIPTION MUMBAI", 19900, 64900), ("SKYBIRD AIRWAYS GURUGRAM", 380000, 2890000),
           ("PAYWELL*HOMEDECOR LIVING SPACES PVT LTD BENGALURU", 120000, 980000), ("HOTEL RAJMAHAL PALACE UDAIPUR", 540000, 3400000)],
    away=[("CLOUDNINE HOSTING SEATTLE", "USD", 500, 24000, 834500), ("ORCHID SUITES SINGAPORE", "SGD", 9000, 64000, 620500),
          ("CAFE LUMIERE PARIS", "EUR", 800, 9500, 903200), ("DUNE MALL DUBAI", "AED", 4500, 90000, 227300)],
    pay=["NEFT PAYMENT RECEIVED - THANK YOU", "BBPS PAYMENT RECEIVED", "AUTO DEBIT PAYMENT RECD.", "PAYMENT RECEIVED - UPI"],
    refund="REFUND %s", int="FINANCE CHARGES", tax=("IGST @ 18% ON FINANCE CHARGES", 18),
    fees=[("ANNUAL MEMBERSHIP FEE", 99900), ("LATE PAYMENT CHARGES", 75000), ("FUEL SURCHARGE", 4130), ("FOREIGN CURRENCY MARKUP FEE", 38250)],
    prev=(180000, 9800000), unit=5000000, floor=20000, grace=20)
IN_NAMES = ["Meenakshi Varadhan", "Rohit Deshpande", "Farida Contractor", "Arjun Bhattacharya", "Lakshmi Narayanan Iyer", "Gurpreet Ahluwalia"]
IN_ADDR = [("Flat 402, Sai Residency", "Baner Road", "Pune 411045", "Maharashtra"), ("No 17, 3rd Cross, Jayanagar", "4th Block East", "Bengaluru 560011", "Karnataka"),
           ("B-9/221, Sector 5", "Rohini", "New Delhi 110085", "Delhi")]

US = dict(
    shops=[("MAPLE & MAIN GROCERY #0412 DAYTON OH", 900, 21000), ("TALLPINE HARDWARE 2218 BOISE ID", 700, 34000),
           ("QUIKSTOP FUEL 00731 AKRON OH", 1800, 7800), ("BLUE HERON DINER TOLEDO OH", 1200, 9000),
           ("PARCELBARN.COM*MK4T2 800-555-0142 WA", 899, 45999), ("NORTHWAY AIRLINES 5260012 CHICAGO IL", 14900, 78000),
           ("STREAMLY MONTHLY 866-555-0177 CA", 999, 1999), ("RIVERBEND PHARMACY COLUMBUS OH", 400, 8800),
           ("COUNTY WATER UTILITY ONLINE OH", 3100, 14500), ("LANTERN BOOKS CLEVELAND OH", 800, 7200)],
    away=[], pay=["AUTOMATIC PAYMENT - THANK YOU", "ONLINE PAYMENT - THANK YOU", "Payment Received - Mobile App"],
    refund="%s RETURN", int="INTEREST CHARGE ON PURCHASES",
    fees=[("LATE FEE", 2900), ("FOREIGN TRANSACTION FEE", 412), ("ANNUAL MEMBERSHIP FEE", 9500), ("CASH ADVANCE FEE", 1000)],
    prev=(4000, 480000), unit=100000, floor=3500, grace=25)

GB = dict(
    shops=[("Harrow & Finch Grocers, Leeds", 300, 14500), ("Pennine Rail Tickets, York", 1200, 16800), ("The Copper Kettle, Ilkley", 380, 4200),
           ("Brightside Energy Ltd, Bristol", 4200, 21800), ("Moorgate Motors Service Centre and MOT Station, Huddersfield", 5400, 64000),
           ("Parcelbarn Marketplace, London", 399, 32999), ("Wickham Garden Centre, Selby", 600, 12900), ("Streamly, London", 799, 1599),
           ("Tideway Fuels, Hull", 2500, 8900), ("St Aldate Books, Oxford", 499, 5400)],
    away=[("Hotel Miramar, Lisboa", "EUR", 7800, 64000, 8562), ("Cafe Lumiere, Paris", "EUR", 500, 9500, 8571), ("Lakeside Outfitters, Boston", "USD", 1500, 34000, 7894)],
    pay=["Payment received - thank you", "Direct Debit payment - thank you"], refund="Refund: %s", int="Interest on purchases",
    fees=[("Late payment fee", 1200), ("Non-sterling transaction fee", 287), ("Cash advance fee", 500)],
    prev=(3500, 390000), unit=50000, floor=2500, grace=25)

DE = dict(
    shops=[("Kornblume Markt, Köln", 350, 18900), ("Tankhof Süd GmbH, Bonn", 2800, 11200), ("Gleis 7 Fahrkarten Online, Frankfurt", 1290, 21900),
           ("Buchhandlung Lindenthal, Köln", 799, 8900), ("Möbelhaus Westerwald GmbH & Co. KG, Montabaur", 4900, 189000), ("Gasthof Zur Mühle, Ahrweiler", 1450, 13800),
           ("Parcelbarn Marktplatz, Luxemburg", 499, 42000), ("Apotheke am Ring, Siegburg", 395, 7800), ("Streamly Abo, Berlin", 799, 1799)],
    away=[("Alpenblick Hotel, Davos", "CHF", 9800, 76000, 10417), ("Lakeside Outfitters, Boston", "USD", 1500, 34000, 9231), ("Karlin Kavarna, Praha", "CZK", 12000, 245000, 396)],
    pay=["Lastschrifteinzug Vormonat - vielen Dank", "Überweisung - Einzahlung"], refund="Gutschrift %s", int="Sollzinsen Teilzahlung",
    fees=[("Entgelt Auslandseinsatz 1,75 %", 412), ("Jahresentgelt Hauptkarte", 3900), ("Entgelt Bargeldauszahlung", 750)],
    prev=(4000, 390000), unit=100000, floor=5000, grace=14)

BR = dict(
    shops=[("SUPERM BOA VISTA", 1800, 64000), ("POSTO IPIRANGUINHA", 5000, 32000), ("PADARIA ESTRELA", 690, 6800), ("FARMACIA VIVA BEM", 1290, 24000),
           ("LOJA CASA CLARA 03/10", 8990, 48000), ("ELETRO MAIS 05/12", 12900, 64000), ("APPTAXI *VIAGEM", 890, 6400), ("RESTAURANTE DO LARGO", 3400, 28000),
           ("STREAMLY ASSINATURA", 2190, 5590), ("LIVRARIA AURORA", 2990, 18900)],
    away=[("CLOUDNINE HOSTING", "US$", 500, 18000, 54810), ("PARCELBARN MARKET", "US$", 899, 24000, 54230)],
    pay=["PAGAMENTO EFETUADO", "PAGAMENTO VIA PIX"], refund="ESTORNO %s", int="ENCARGOS DE FINANCIAMENTO",
    fees=[("ANUIDADE DIFERENCIADA", 3250), ("IOF TRANSACAO EXTERIOR", 1318), ("MULTA POR ATRASO", 2480)],
    prev=(40000, 980000), unit=500000, floor=5000, grace=9)

MX = dict(
    shops=[("ABARROTES LA ESPERANZA GUADALAJARA JAL", 12000, 240000), ("GASOLINERA EL NOGAL ZAPOPAN JAL", 30000, 140000), ("RESTAURANTE LA PARRA CDMX", 18000, 190000),
           ("FARMACIA SANTA ELENA MONTERREY NL", 8500, 98000), ("MUEBLERIA HOGAR MENSUALIDAD 03 DE 12", 45000, 240000), ("STREAMLY MEXICO CDMX", 13900, 29900),
           ("AUTOTRANSPORTES DEL BAJIO BOLETOS EN LINEA LEON GTO", 42000, 180000), ("PAPELERIA EL LAPIZ QUERETARO QRO", 4500, 64000)],
    away=[], pay=["SU PAGO GRACIAS SPEI", "PAGO EN VENTANILLA GRACIAS"], refund="DEVOLUCION %s", int="INTERESES ORDINARIOS", tax=("IVA SOBRE INTERESES", 16),
    fees=[("COMISION POR ANUALIDAD", 74800), ("COMISION POR PAGO TARDIO", 39900)],
    prev=(90000, 3800000), unit=1000000, floor=20000, grace=20)

QC = dict(
    shops=[("ÉPICERIE DU PLATEAU MONTRÉAL QC", 800, 24000), ("QUINCAILLERIE BELLERIVE LAVAL QC", 900, 32000), ("BOULANGERIE AUX DEUX SOEURS QUÉBEC QC", 450, 4800),
           ("ESSENCE RAPIDO SHERBROOKE QC", 3000, 11000), ("PHARMACIE ST-LAURENT LÉVIS QC", 600, 9800), ("RESTO LE VIEUX QUAI RIMOUSKI QC", 1800, 16500),
           ("STREAMLY.COM TORONTO ON", 1099, 2299), ("ASSURANCES HORIZON (PRÉAUTORISÉ)", 6400, 21000), ("PARCELBARN.CA VANCOUVER BC", 999, 48000)],
    away=[("LAKESIDE OUTFITTERS BOSTON MA", "USD", 1500, 34000, 13874), ("HOTEL MIRAMAR LISBOA", "EUR", 7800, 52000, 14961)],
    pay=["PAIEMENT - MERCI", "PAIEMENT PAR INTERNET - MERCI"], refund="REMBOURSEMENT %s", int="FRAIS DE CRÉDIT",
    fees=[("FRAIS ANNUELS", 6500), ("FRAIS D'AVANCE D'ARGENT", 350)],
    prev=(4000, 420000), unit=100000, floor=1000, grace=21)

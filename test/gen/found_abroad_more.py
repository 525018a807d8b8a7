# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries, the second batch: written after the first had been mended, read once before anything more was changed.
See found.py for how to read a description."""

from reportlab.lib.pagesizes import letter

from found_bank import beside, pairs

FOREIGN = {
    # Singapore: the year in the statement's date alone, balances brought and carried forward in every account
    "balance b f": {"font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "narration": "kind first",
                    "head": beside(["{holder}", "14 TEMPLE STREET", "#08-12", "SINGAPORE 058581"], ["STATEMENT OF ACCOUNT", "{from_} TO {to_}", "360 ACCOUNT", "Account No. {account}"]),
                    "columns": [("date", "Transaction|Date", 40, 0), ("value_date", "Value|Date", 95, 0), ("description", "Description", 145, 170), ("cheque", "Cheque", 320, 0), ("debit", "Withdrawal", -420, 0), ("credit", "Deposit", -490, 0), ("balance", "Balance", -560, 0)],
                    "before": [{"description": "BALANCE B/F", "balance": "{opening}"}], "page_end": [{"description": "BALANCE C/F", "balance": "{reached}"}], "page_start": [{"description": "BALANCE B/F", "balance": "{reached}"}],
                    "after": [{"description": "BALANCE C/F", "balance": "{closing}"}, {"description": "Total Withdrawals/Deposits", "debit": "{debits}", "credit": "{credits}"}]},
    # New Zealand: type, details, particulars; OD behind what is overdrawn
    "overdrawn": {"font": "sans", "size": 8, "date": "%d %b %Y", "number": "western", "balance": (("", ""), ("", " OD")), "overdrawn": True,
                  "head": [[(40, "{holder}"), (330, "Statement Number 112")], [(40, "14 Temple Road"), (330, "Page {page} of {pages}")], [(40, "Wellington 6011")], [(330, "Account number"), (450, "{account}")], [(330, "Statement period"), (450, "{from_} - {to_}")]],
                  "columns": [("date", "Date", 40, 0), ("kind", "Type", 105, 0), ("description", "Details", 145, 190), ("debit", "Withdrawals", -410, 0), ("credit", "Deposits", -485, 0), ("balance", "Balance", -565, 0)], "kind": ("EP", "DC"),
                  "before": [{"date": "{first}", "description": "Opening balance", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "Closing balance", "balance": "{closing}"}]},
    # Germany: amounts with the sign behind and the balance of the day under them, no heading over either
    "kontostand am": {"font": "mono", "size": 7, "date": "%d.%m.%Y", "number": "german", "debit": ("-", ""), "credit": ("", ""), "iban": ("DE", 18), "narration": "sepa",
                      "head": [[(40, "{holder}"), (330, "Auszug Seite {page} von {pages}")], [(40, "Tempelstr. 14"), (330, "IBAN {iban}")], [(40, "10115 Berlin"), (330, "Auszugsnummer 3")], [(40, "Kontostand am {from_}, Auszug Nr. 2"), (-540, "{open}")]],
                      "columns": [("date", "Datum", 40, 0), ("description", "Erläuterung", 110, 260), ("amount", "Betrag EUR", -540, 0)],
                      "foot": [[(40, "Kontostand am {to_} um 20:02 Uhr"), (-540, "{close}")]]},
    # Spain: two dates without a year, the balance before the amount's heading, an opening in the head in other words
    "saldo inicial a": {"font": "sans", "size": 8, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "german", "debit": ("-", ""), "iban": ("ES", 20),
                        "head": [[(330, "{holder}")], [(330, "CALLE DEL TEMPLO 14")], [(330, "28013 MADRID")], [(40, "*EXTRACTO MENSUAL DE CUENTA")], [(40, "IBAN: {iban}")], [(40, "Periodo: {from_} - {to_}"), (330, "Divisa: EURO")], [(40, "SALDO INICIAL A SU FAVOR"), (-300, "{open}")]],
                        "columns": [("date", "F. Oper.", 40, 0), ("value_date", "F. Valor", 85, 0), ("description", "Concepto", 135, 240), ("amount", "Importe", -470, 0), ("balance", "Saldo", -560, 0)],
                        "foot": [[(135, "SALDO A SU FAVOR"), (-560, "{close}")]]},
    # Mexico: sums with their counts in words, deposits before withdrawals
    "depósitos": {"font": "sans", "size": 7.5, "date": "%d/%b", "head_date": "%d/%m/%Y", "number": "western", "hold_dates": True, "sparse": True,
                  "head": [[(40, "{holder}"), (330, "Periodo DEL {from_} AL {to_}")], [(40, "AV. DEL TEMPLO 14"), (330, "Fecha de Corte {to_}")], [(40, "CIUDAD DE MEXICO"), (330, "No. de Cuenta {account}")], [], [(40, "Saldo Anterior"), (-250, "{open}"), (330, "Saldo Promedio"), (-540, "18,220.11")],
                           [(40, "Depósitos / Abonos (+) {nc}"), (-250, "{credits}")], [(40, "Retiros / Cargos (-) {nd}"), (-250, "{debits}")], [(40, "Saldo Final (+)"), (-250, "{close}")]],
                  "columns": [("date", "FECHA", 40, 0), ("description", "CONCEPTO / REFERENCIA", 90, 220), ("credit", "DEPOSITOS", -400, 0), ("debit", "RETIROS", -480, 0), ("balance", "SALDO", -560, 0)]},
    # Kenya and Uganda: transaction and value date, money out and in, a ledger balance
    "money out": {"font": "sans", "size": 7.5, "date": "%d.%m.%Y", "number": "western", "ruled": True, "empty": "0.00",
                  "head": pairs(("Customer", "{holder}"), ("Account", "{account}"), ("Currency", "KES"), ("Date range", "{from_} to {to_}"), ("Opening Bal", "{opening}"), ("Available Balance", "{closing}")),
                  "columns": [("date", "Transaction Date", 36, 0), ("value_date", "Value Date", 105, 0), ("description", "Transaction Details", 165, 170), ("debit", "Money Out", -410, 0), ("credit", "Money In", -485, 0), ("balance", "Ledger Balance", -565, 0)]},
    # Sweden: booking day, transaction day, reference, amount; the saldo in the head with its day
    "bokföringsdag": {"font": "dejavu", "size": 7, "date": "%y-%m-%d", "head_date": "%Y-%m-%d", "number": "space", "debit": ("-", ""), "newest_first": True,
                      "head": [[(40, "Kontoutdrag")], [(40, "Kontohavare"), (180, "{holder}")], [(40, "Privatkonto"), (180, "{account}")], [(40, "Period"), (180, "{from_} - {to_}")], [(40, "Tillgängligt belopp"), (180, "{closing}")]],
                      "columns": [("post", "Bokf.dag", 40, 0), ("date", "Trans.dag", 95, 0), ("description", "Referens", 155, 220), ("amount", "Belopp", -470, 0), ("balance", "Bokfört saldo", -560, 0)]},
    # Poland: the text over two lines, amounts in a column for each side, sums in the last row under unknown words
    "obroty": {"font": "dejavu", "size": 7, "date": "%Y-%m-%d", "number": "nbsp", "iban": ("PL", 24), "narration": "kind first",
               "head": [[(40, "{holder}"), (330, "Zestawienie operacji")], [(40, "ul. Świątynna 14"), (330, "od {from_} do {to_}")], [(40, "00-001 Warszawa"), (330, "Rachunek {iban}")], [(40, "Saldo na początek okresu"), (-300, "{open}")]],
               "columns": [("date", "Data", 40, 0), ("description", "Tytuł operacji", 110, 240), ("debit", "Obciążenia", -430, 0), ("credit", "Uznania", -500, 0), ("balance", "Saldo", -568, 0)],
               "foot": [[(40, "Saldo na koniec okresu"), (-300, "{close}")]]},
    # United States, a credit union: effective date, amount with minus, new balance; two lines of head
    "effective": {"font": "mono", "size": 7, "page": letter, "date": "%b%d", "head_date": "%m/%d/%y", "number": "western", "debit": ("", "-"), "credit": ("", ""),
                  "head": beside(["{holder}", "22 LAKE VIEW", "SPRINGFIELD IL 62701"], ["Member Number: {account}", "Statement Period: {from_} thru {to_}"]) + [[(40, "SHARE DRAFT ID 0050")], [(110, "Previous Balance"), (-540, "{opening}")]],
                  "columns": [("date", "Post", 40, 0), ("description", "Transaction Description", 110, 250), ("amount", "Amount", -460, 0), ("balance", "New Balance", -540, 0)],
                  "foot": [[(110, "Ending Balance"), (-540, "{closing}")]]},
    # Turkey: date with time, the amount after the balance
    "işlem tarihi": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "german", "debit": ("-", " TL"), "credit": ("", " TL"), "balance": (("", " TL"), ("-", " TL")),
                     "head": pairs(("Ad Soyad", "{holder}"), ("Hesap Numarası", "{account}"), ("Tarih Aralığı", "{from_} - {to_}")),
                     "columns": [("date", "İşlem Tarihi", 40, 0), ("time", "Saat", 100, 0), ("description", "İşlem Açıklaması", 150, 210), ("amount", "İşlem Tutarı", -470, 0), ("balance", "Kalan Bakiye", -560, 0)]},
}

CARDS = {
    # Italy: a total in words, amounts in euro behind the original ones
    "estratto carta": {"dated": True, "date": "%d/%m/%y", "head_date": "%d/%m/%Y", "number": "german", "debit": ("", ""), "credit": ("-", ""),
                       "head": [[(330, "{holder}")], [(330, "VIA DEL TEMPIO 14")], [(330, "20100 MILANO MI")], [(40, "Estratto conto del {to}")], [(40, "Carta numero {card}")], [(40, "Limite di utilizzo"), (-300, "{limit}")], [(40, "Saldo estratto conto precedente"), (-300, "{previous}")],
                                [(40, "Pagamenti ricevuti"), (-300, "{payments}")], [(40, "Totale addebiti del mese"), (-300, "{spent}")], [(40, "Saldo dovuto"), (-300, "{new}")], [(40, "Data di addebito"), (-300, "{due}")]],
                       "columns": [("date", "Data acquisto", 40, 0), ("posting", "Data registrazione", 120, 0), ("description", "Descrizione operazioni", 220, 0), ("amount", "Importo in euro", -540, 0)]},
    # Sweden: the sum of the bill, a minus before payments, two dates
    "faktura": {"dated": True, "date": "%Y-%m-%d", "number": "space", "debit": ("", ""), "credit": ("-", ""), "font": "dejavu", "size": 7,
                "head": [[(40, "{holder}"), (330, "Faktura")], [(40, "Tempelvägen 14"), (330, "Fakturadatum {to}")], [(40, "111 22 Stockholm"), (330, "Förfallodag {due}")], [(40, "Kortnummer {card}"), (330, "Kreditgräns {limit}")],
                         [(40, "Ingående skuld"), (160, "Inbetalt"), (270, "Nya köp och avgifter"), (400, "Skuld att betala"), (490, "Lägst att betala")], [(40, "{previous}"), (160, "{payments}"), (270, "{spent}"), (400, "{new}"), (490, "{minimum}")]],
                "columns": [("date", "Köpdatum", 40, 0), ("posting", "Bokförd", 110, 0), ("description", "Inköpsställe", 180, 0), ("amount", "Belopp i SEK", -540, 0)]},
    # Australia: card's last digits in each row, debits and credits apart, opening and closing as rows
    "card used": {"dated": False, "date": "%d/%m/%Y", "number": "western", "debit": ("$", ""), "credit": ("$", " CR"),
                  "head": [[(40, "{holder}"), (330, "Account number {card}")], [(330, "Statement period {from_} to {to}")], [(40, "Opening balance"), (-300, "${previous}")], [(40, "New purchases and charges"), (-300, "${spent}")], [(40, "Payments and refunds"), (-300, "-${payments}")],
                           [(40, "Closing balance"), (-300, "${new}")], [(40, "Minimum payment"), (-300, "${minimum}")], [(40, "Payment due"), (-300, "{due}")], [(40, "Credit limit"), (-300, "${limit}")]],
                  "columns": [("posting", "Date processed", 40, 0), ("date", "Date of transaction", 120, 0), ("category", "Card used", 220, 0), ("description", "Transaction details", 290, 0), ("amount", "Amount (A$)", -560, 0)]},
    # Poland: signs in front of all amounts, a minus before what was spent
    "spłata": {"dated": True, "date": "%d.%m.%Y", "number": "nbsp", "debit": ("-", " PLN"), "credit": ("", " PLN"), "font": "dejavu", "size": 7,
               "head": [[(40, "{holder}"), (330, "Wyciąg z karty kredytowej")], [(40, "ul. Świątynna 14"), (330, "z dnia {to}")], [(40, "00-001 Warszawa"), (330, "Numer karty {card}")], [(40, "Limit kredytowy {limit} PLN"), (330, "Termin spłaty {due}")], [(40, "Minimalna kwota do spłaty {minimum} PLN")],
                        [(40, "Zadłużenie z poprzedniego wyciągu"), (-350, "{previous} PLN")], [(40, "Suma spłat"), (-350, "{payments} PLN")], [(40, "Suma transakcji i opłat"), (-350, "{spent} PLN")], [(40, "Zadłużenie całkowite"), (-350, "{new} PLN")]],
               "columns": [("date", "Data transakcji", 40, 0), ("posting", "Data rozliczenia", 120, 0), ("description", "Opis transakcji", 210, 0), ("amount", "Kwota w PLN", -540, 0)]},
}

# Read once at 11bac9b, behind the mends for the second batch.
LATER = {
    # Hong Kong: HKD, balances b/f as rows, day and month run together
    "HKD savings": {"font": "sans", "size": 8, "date": "%-d %b", "head_date": "%d %b %Y", "number": "western", "hold_dates": True, "sparse": True,
                    "head": beside(["{holder}", "FLAT 8 TEMPLE COURT", "KOWLOON HK"], ["Number", "{account}", "Branch  Kowloon Main", "Statement Date {to_}"]) + [[(40, "*HKD Statement Savings")]],
                    "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 90, 230), ("credit", "Deposit", -400, 0), ("debit", "Withdrawal", -480, 0), ("balance", "Balance in|Original Currency", -565, 0)],
                    "before": [{"description": "B/F BALANCE", "balance": "{opening}"}], "after": [{"description": "C/F BALANCE", "balance": "{closing}"}]},
    # Netherlands: one column, plus and minus behind a blank, opening and closing in a strip under foreign words
    "beginsaldo": {"font": "sans", "size": 8, "date": "%d-%m-%Y", "number": "german", "debit": ("- ", ""), "credit": ("+ ", ""), "iban": ("NL", 14), "newest_first": True,
                   "head": [[(40, "Afschrift Betaalrekening"), (330, "Rekeningnummer {iban}")], [(40, "t.n.v. {holder}"), (330, "Periode {from_} t/m {to_}")], [], [(40, "Saldo bij aanvang"), (180, "Totaal bijgeschreven"), (330, "Totaal afgeschreven"), (470, "Saldo aan het eind")],
                            [(40, "€ {open}"), (180, "€ {credits}"), (330, "€ {debits}"), (470, "€ {close}")]],
                   "columns": [("date", "Datum", 40, 0), ("description", "Naam / Omschrijving / Mededeling", 110, 260), ("kind", "Type", 400, 0), ("amount", "Bedrag (EUR)", -540, 0)], "kind": ("BA", "OV")},
    # Hungary: value and posting day, amounts with the currency, balances in sentences
    "egyenleg": {"font": "dejavu", "size": 7, "date": "%Y.%m.%d", "number": "german", "debit": ("-", " Ft"), "credit": ("", " Ft"),
                 "head": [[(40, "SZÁMLAKIVONAT")], [(40, "{holder}"), (330, "Számlaszám: {account}")], [(40, "1011 Budapest, Templom u. 14"), (330, "Időszak: {from_} - {to_}")], [(40, "Előző egyenleg {open} Ft")]],
                 "columns": [("date", "Könyvelés napja", 40, 0), ("value_date", "Értéknap", 120, 0), ("description", "Megnevezés", 190, 220), ("amount", "Összeg", -540, 0)],
                 "foot": [[(40, "Összes terhelés {debits} Ft, összes jóváírás {credits} Ft")], [(40, "Új egyenleg {close} Ft")]]},
    # UAE: dates with dashes, debit and credit, balance with CR, Arabic banks in English
    "ledger": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "number": "western", "ruled": True, "balance": (("", " Cr"), ("", " Dr")), "money": ("", ""),
               "head": pairs(("Account Title", "{holder}"), ("Account Number", "{account}"), ("Currency", "AED"), ("Statement Period", "{from_} to {to_}"), ("Opening Balance", "{opening}")),
               "columns": [("serial", "#", 36, 0), ("date", "Posting Date", 60, 0), ("value_date", "Value Date", 125, 0), ("description", "Transaction Narration", 190, 160), ("debit", "Dr. (AED)", -410, 0), ("credit", "Cr. (AED)", -480, 0), ("balance", "Running Bal.", -565, 0)],
               "after": [{"description": "Closing Balance", "balance": "{closing}"}]},
    # France: a neo bank, the amount with its currency, ISO-like days in words
    "neo": {"font": "dejavu", "size": 7.5, "date": "named-fr %d %b %Y", "head_date": "%d/%m/%Y", "number": "nbsp", "debit": ("-", " €"), "credit": ("+", " €"), "balance": (("", " €"), ("-", " €")), "iban": ("FR", 23),
            "head": [[(40, "Relevé du compte courant")], [(40, "{holder}"), (330, "IBAN {iban}")], [(40, "14 rue du Temple, 75003 Paris"), (330, "Du {from_} au {to_}")], [(40, "Solde de départ"), (-250, "{opening}"), (330, "Solde d'arrivée"), (-555, "{closing}")]],
            "columns": [("date", "Date", 40, 0), ("description", "Opération", 120, 220), ("amount", "Montant", -440, 0), ("balance", "Solde", -555, 0)]},
}
LATER_CARDS = {
    # France: débit différé, the sum as a row
    "différé": {"dated": True, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "space", "debit": ("", ""), "credit": ("- ", ""),
                "head": [[(330, "{holder}")], [(330, "14 RUE DU TEMPLE")], [(330, "69003 LYON")], [(40, "Relevé de carte n° {card}")], [(40, "Date d'arrêté : {to}"), (330, "Prélèvement le {due}")], [(40, "Plafond de dépenses {limit} EUR")], [(40, "Ancien solde {previous}")]],
                "columns": [("date", "Date achat", 40, 0), ("posting", "Date traitement", 110, 0), ("description", "Commerçant", 200, 0), ("amount", "Montant EUR", -540, 0)],
                "after": [{"description": "Montant à prélever", "amount": "{new}"}]},
    # Malaysia: two dates without a year, CR behind, sums below
    "kad kredit": {"dated": True, "date": "%d/%m", "head_date": "%d %b %y", "number": "western", "credit": ("", "CR"), "font": "serif", "size": 8,
                   "head": [[(40, "{holder}"), (330, "Statement Date/Tarikh Penyata"), (480, "{to}")], [(40, "14 JALAN TEMPLE"), (330, "Payment Due Date/Tarikh Akhir"), (480, "{due}")], [(40, "50450 KUALA LUMPUR"), (330, "Credit Limit/Had Kredit (RM)"), (480, "{limit}")],
                            [(330, "Current Balance/Baki Semasa"), (480, "{new}")], [(330, "Minimum Payment/Bayaran Minimum"), (480, "{minimum}")], [(40, "Card Number {card}")]],
                   "columns": [("posting", "Posting Date", 40, 0), ("date", "Transaction Date", 110, 0), ("description", "Transaction Description", 200, 0), ("amount", "Amount (RM)", -540, 0)],
                   "before": [{"description": "YOUR PREVIOUS STATEMENT BALANCE", "amount": "{previous}"}], "foot": [[(40, "TOTAL CREDIT THIS MONTH (JUMLAH KREDIT)"), (-540, "{payments}")], [(40, "TOTAL DEBIT THIS MONTH (JUMLAH DEBIT)"), (-540, "{spent}")]]},
}

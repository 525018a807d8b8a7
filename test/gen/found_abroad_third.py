# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries, the third batch: written when tables under unknown headings were found, read once before anything more was changed.
See found.py for how to read a description."""

from reportlab.lib.pagesizes import letter

from found_bank import beside

FOREIGN = {
    # South Africa: the service fee before the sides, debits with a minus behind, the day behind the amounts
    "service fee": {"font": "mono", "size": 7, "date": "%Y%m%d", "head_date": "%d %B %Y", "number": "western", "debit": ("", "-"), "fee": "", "narration": "kind first",
                    "head": beside(["{holder}", "14 TEMPLE ROAD", "ROSEBANK 2196"], ["BANK STATEMENT / TAX INVOICE", "Statement from {from_} to {to_}", "Account number {account}", "Page {page} of {pages}"]) + [[(40, "BALANCE BROUGHT FORWARD"), (-560, "{opening}")]],
                    "columns": [("description", "Details", 40, 200), ("fee", "Service Fee", -300, 0), ("debit", "Debits", -380, 0), ("credit", "Credits", -450, 0), ("date", "Date", 458, 0), ("balance", "Balance", -560, 0)],
                    "foot": [[(40, "Month-end Balance"), (-560, "{closing}")]]},
    # Chile: whole pesos, day and month alone, the branch and a document between text and amounts
    "cartola": {"font": "sans", "size": 7, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "whole.",
                "head": [[(40, "{holder}"), (330, "CARTOLA N° 12")], [(40, "AV. DEL TEMPLO 14"), (330, "N° DE CUENTA : {account}")], [(40, "SANTIAGO"), (330, "DESDE : {from_}   HASTA : {to_}")]],
                "columns": [("date", "FECHA|DIA/MES", 40, 0), ("description", "DETALLE DE TRANSACCION", 90, 170), ("branch", "SUCURSAL", 270, 0), ("cheque", "N° DOCTO", 320, 0), ("debit", "MONTO CHEQUES|O CARGOS", -430, 0), ("credit", "MONTO DEPOSITOS|O ABONOS", -500, 0), ("balance", "SALDO", -565, 0)],
                "before": [{"description": "SALDO INICIAL", "balance": "{opening}"}], "after": [{"description": "SALDO FINAL", "balance": "{closing}"}]},
    # Colombia: sums in a strip, the branch, a signed value, the year above
    "sucursal dcto": {"font": "sans", "size": 7.5, "date": "%-d/%m", "head_date": "%Y/%m/%d", "number": "western", "debit": ("-", ""), "credit": ("", ""),
                      "head": [[(40, "ESTADO DE CUENTA"), (330, "DESDE: {from_}  HASTA: {to_}")], [(40, "{holder}"), (330, "CUENTA DE AHORROS")], [(40, "CL 14 # 7-22"), (330, "NUMERO {account}")], [(40, "BOGOTA D.C.")], [], [(40, "RESUMEN")],
                               [(40, "SALDO ANTERIOR"), (-250, "$ {open}"), (330, "SALDO PROMEDIO"), (-560, "$ 1,822.11")], [(40, "TOTAL ABONOS"), (-250, "$ {credits}"), (330, "CUENTAS X COBRAR"), (-560, "$ .00")], [(40, "TOTAL CARGOS"), (-250, "$ {debits}"), (330, "VALOR INTERESES PAGADOS"), (-560, "$ 2.60")],
                               [(40, "SALDO ACTUAL"), (-250, "$ {close}"), (330, "RETEFUENTE"), (-560, "$ .00")]],
                      "columns": [("date", "FECHA", 40, 0), ("description", "DESCRIPCIÓN", 80, 200), ("branch", "SUCURSAL", 300, 0), ("cheque", "DCTO.", 370, 0), ("amount", "VALOR", -480, 0), ("balance", "SALDO", -565, 0)],
                      "foot": [[(230, "FIN ESTADO DE CUENTA")]]},
    # Canada: two dates with the month in words, funds out and in, the balance forward as a row
    "funds out": {"font": "sans", "size": 8, "page": letter, "date": "%b %d", "head_date": "%b %d, %Y", "number": "western",
                  "head": beside(["{holder}", "14 TEMPLE ST", "TORONTO ON M5V 2T6"], ["No-Fee Chequing Account", "Account number: {account}", "Statement period: {from_} - {to_}"]) + [[(40, "*Details of your account")]],
                  "columns": [("date", "Trans. Date", 40, 0), ("value_date", "Eff. Date", 100, 0), ("description", "Transaction", 155, 200), ("debit", "Funds Out", -420, 0), ("credit", "Funds In", -490, 0), ("balance", "Balance", -570, 0)],
                  "before": [{"date": "{first}", "value_date": "{first}", "description": "BALANCE FORWARD", "balance": "{opening}"}],
                  "after": [{"description": "Closing balance", "balance": "{closing}"}], "foot": [[(40, "End of transactions")]]},
    # Malaysia: headings in three lines and two languages, the side behind the amount
    "urusniaga": {"font": "serif", "size": 8, "date": "%d/%m/%y", "number": "western", "debit": ("", "-"), "credit": ("", "+"),
                  "head": [[(40, "{holder}"), (330, "MUKA/PAGE"), (480, ": {page}")], [(40, "14 JALAN TEMPLE"), (330, "TARIKH PENYATA"), (480, ": {to_}")], [(40, "50450 KUALA LUMPUR"), (330, "STATEMENT DATE")], [(330, "NOMBOR AKAUN"), (480, ": {account}")], [(330, "ACCOUNT NUMBER")], [(40, "URUSNIAGA AKAUN/ACCOUNT TRANSACTIONS")]],
                  "columns": [("date", "TARIKH MASUK|ENTRY DATE", 40, 0), ("description", "BUTIR URUSNIAGA|TRANSACTION DESCRIPTION", 130, 210), ("amount", "JUMLAH URUSNIAGA|TRANSACTION AMOUNT", -450, 0), ("balance", "BAKI PENYATA|STATEMENT BALANCE", -560, 0)],
                  "before": [{"description": "BEGINNING BALANCE", "balance": "{opening}"}],
                  "foot": [[(40, "ENDING BALANCE :"), (-300, "{closing}")], [(40, "TOTAL CREDIT :"), (-300, "{credits}")], [(40, "TOTAL DEBIT :"), (-300, "{debits}")]]},
    # Russia: amounts with a plus for what comes in, rests as lines above and below
    "остаток": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "nbsp", "debit": ("", ""), "credit": ("+", ""),
                "head": [[(40, "*Выписка по счёту")], [(40, "Владелец счёта"), (200, "{holder}")], [(40, "Номер счёта"), (200, "{account}")], [(40, "За период {from_} — {to_}")], [(40, "Остаток на {from_}"), (-300, "{open}")], [(40, "Пополнение"), (-300, "{credits}")], [(40, "Списание"), (-300, "{debits}")], [(40, "Остаток на {to_}"), (-300, "{close}")]],
                "columns": [("date", "Дата операции", 40, 0), ("description", "Описание операции", 120, 240), ("amount", "Сумма в валюте счёта", -470, 0), ("balance", "Остаток средств", -565, 0)]},
    # Greece: sides apart, the balance of each row, words of another alphabet
    "υπόλοιπο": {"font": "dejavu", "size": 7, "date": "%d/%m/%Y", "number": "german", "iban": ("GR", 23),
                 "head": [[(40, "{holder}"), (330, "ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΕΩΝ ΛΟΓΑΡΙΑΣΜΟΥ")], [(40, "ΟΔΟΣ ΝΑΟΥ 14"), (330, "IBAN: {iban}")], [(40, "10558 ΑΘΗΝΑ"), (330, "Από {from_} έως {to_}")]],
                 "columns": [("date", "Ημερομηνία", 40, 0), ("description", "Αιτιολογία", 105, 200), ("value_date", "Valeur", 315, 0), ("debit", "Χρέωση", -430, 0), ("credit", "Πίστωση", -500, 0), ("balance", "Υπόλοιπο", -568, 0)],
                 "before": [{"description": "Προηγούμενο υπόλοιπο", "balance": "{opening}"}], "after": [{"description": "Νέο υπόλοιπο", "balance": "{closing}"}]},
    # Slovakia: turnovers and balances in a block, no balance in the rows
    "zostatok": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "space", "debit": ("-", ""), "credit": ("", ""), "iban": ("SK", 20),
                 "head": [[(40, "VÝPIS Z ÚČTU č. 3"), (330, "{holder}")], [(40, "IBAN: {iban}"), (330, "Chrámová 14")], [(40, "Obdobie: {from_} - {to_}"), (330, "811 01 Bratislava")], [], [(40, "Počiatočný zostatok"), (-300, "{opening}")], [(40, "Kreditné obraty"), (-300, "{credits}")], [(40, "Debetné obraty"), (-300, "-{debits}")], [(40, "Konečný zostatok"), (-300, "{closing}")]],
                 "columns": [("date", "Dátum zaúčtovania", 40, 0), ("value_date", "Dátum valuty", 130, 0), ("description", "Popis transakcie", 210, 240), ("amount", "Suma", -560, 0)]},
    # West Africa: whole francs with blanks between thousands, in French
    "francs": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "whole space",
               "head": [[(40, "Relevé de compte"), (330, "Devise : XOF")], [(40, "Bonjour {holder}"), (330, "Du {from_} au {to_}")], [(40, "N° de compte : {account}")], [(40, "Solde d'ouverture"), (-250, "{opening}"), (330, "Solde de clôture"), (-555, "{closing}")]],
               "columns": [("date", "DATE OPERATION", 40, 0), ("description", "LIBELLE DE L'OPERATION", 125, 190), ("value_date", "DATE VALEUR", 320, 0), ("debit", "DEBIT", -440, 0), ("credit", "CREDIT", -500, 0), ("balance", "SOLDE", -565, 0)]},
    # Lithuania: who it is, what it is for, the side as a letter in front of the amount
    "likutis": {"font": "dejavu", "size": 7, "date": "%Y-%m-%d", "number": "space", "debit": ("-", ""), "credit": ("", ""), "iban": ("LT", 16),
                "head": [[(40, "Sąskaitos išrašas"), (330, "Klientas: {holder}")], [(40, "Sąskaita: {iban} (EUR)"), (330, "Laikotarpis: {from_} - {to_}")], [(40, "Likutis laikotarpio pradžioje"), (-300, "{opening}")]],
                "columns": [("date", "Data", 40, 0), ("description", "Mokėtojas / gavėjas, paskirtis", 105, 250), ("amount", "Suma", -460, 0), ("balance", "Likutis", -560, 0)],
                "foot": [[(40, "Įplaukos"), (-300, "{credits}")], [(40, "Išmokos"), (-300, "-{debits}")], [(40, "Likutis laikotarpio pabaigoje"), (-300, "{closing}")]]},
}

CARDS = {
    # Argentina: pesos in a column, a voucher, a minus behind payments
    "resumen": {"dated": True, "date": "%d-%m-%y", "number": "german", "debit": ("", ""), "credit": ("", "-"), "reference": 6,
                "head": [[(40, "{holder}"), (330, "RESUMEN DE CUENTA")], [(40, "AV. DEL TEMPLO 14"), (330, "Tarjeta {card}")], [(40, "C1043 CABA"), (330, "CIERRE ACTUAL: {to}")], [(330, "VENCIMIENTO ACTUAL: {due}")], [],
                         [(40, "SALDO ANTERIOR"), (-250, "$ {previous}"), (330, "PAGO MINIMO"), (-555, "$ {minimum}")], [(40, "SALDO ACTUAL"), (-250, "$ {new}"), (330, "LIMITE DE COMPRA"), (-555, "$ {limit}")]],
                "columns": [("date", "FECHA", 40, 0), ("description", "DETALLE DE TRANSACCION", 110, 0), ("reference", "COMPROBANTE", 330, 0), ("amount", "PESOS", -540, 0)]},
    # Mexico: what the regulator prescribes; sign and amount a blank apart
    "cargo y abono": {"dated": True, "date": "named-es %d-%b-%Y", "number": "western", "debit": ("+ $", ""), "credit": ("- $", ""),
                      "head": [[(40, "{holder}"), (330, "Número de tarjeta: {card}")], [(40, "CALLE DEL TEMPLO 14"), (330, "Periodo: {from} al {to}")], [(40, "06000 CIUDAD DE MEXICO"), (330, "Fecha de corte: {to}")], [(330, "Fecha límite de pago: {due}")], [],
                               [(40, "Adeudo del periodo anterior"), (-300, "${previous}")], [(40, "Cargos regulares"), (-300, "+ ${spent}")], [(40, "Pagos y abonos"), (-300, "- ${payments}")], [(40, "Pago para no generar intereses"), (-300, "${new}")], [(40, "Pago mínimo"), (-300, "${minimum}")], [(40, "Límite de crédito"), (-300, "${limit}")]],
                      "columns": [("date", "Fecha de la|operación", 40, 0), ("posting", "Fecha|de cargo", 120, 0), ("description", "Descripción del movimiento", 200, 0), ("amount", "Monto", -540, 0)]},
    # Singapore: the year in the statement's date, the last balance as a row, CR behind
    "statement of card": {"dated": True, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "credit": ("", " CR"), "foreign": "below", "font": "serif", "size": 8,
                          "head": [[(40, "{holder}"), (330, "STATEMENT DATE"), (460, "{to}")], [(40, "14 TEMPLE STREET #08-12"), (330, "PAYMENT DUE DATE"), (460, "{due}")], [(40, "SINGAPORE 058581"), (330, "CREDIT LIMIT"), (460, "S${limit}")], [(330, "MINIMUM PAYMENT"), (460, "S${minimum}")], [(40, "CARD NO.: {card}")]],
                          "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 110, 0), ("amount", "AMOUNT (S$)", -540, 0)],
                          "before": [{"description": "PREVIOUS BALANCE", "amount": "{previous}"}], "after": [{"description": "SUB-TOTAL:", "amount": "{new}"}, {"description": "TOTAL:", "amount": "{new}"}]},
    # Ireland: sums in a strip of labels over values, two dates
    "date entered": {"dated": True, "date": "%d %b", "head_date": "%d %B %Y", "number": "western", "debit": ("", ""), "credit": ("", "CR"), "font": "sans", "size": 8,
                     "head": [[(40, "{holder}"), (330, "Account number {card}")], [(40, "14 TEMPLE BAR"), (330, "Statement date {to}")], [(40, "DUBLIN 2"), (330, "Credit limit €{limit}")], [],
                              [(40, "Balance from last statement"), (190, "Payments and credits"), (320, "Purchases and charges"), (450, "New balance")], [(40, "€{previous}"), (190, "€{payments}"), (320, "€{spent}"), (450, "€{new}")], [(40, "Minimum payment"), (190, "To be paid by")], [(40, "€{minimum}"), (190, "{due}")]],
                     "columns": [("date", "Transaction date", 40, 0), ("posting", "Date entered", 130, 0), ("description", "Description", 210, 0), ("amount", "Amount €", -540, 0)]},
}

# Read once behind the mends for the third batch.
LATER = {
    # Croatia: payments out and in, the state of the account as rows
    "stanje": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y.", "number": "german", "iban": ("HR", 17),
               "head": [[(40, "{holder}"), (330, "IZVADAK PO TRANSAKCIJSKOM RAČUNU")], [(40, "Hramska 14"), (330, "Račun: {iban}")], [(40, "10000 Zagreb"), (330, "Razdoblje: {from_} - {to_}")]],
               "columns": [("date", "Datum izvršenja", 40, 0), ("description", "Opis plaćanja", 120, 220), ("debit", "Na teret", -420, 0), ("credit", "U korist", -490, 0), ("balance", "Stanje", -560, 0)],
               "before": [{"description": "Prethodno stanje", "balance": "{opening}"}], "after": [{"description": "Novo stanje", "balance": "{closing}"}]},
    # Indonesia: DB behind what goes out, balances in a block under the rows
    "mutasi db": {"font": "sans", "size": 7.5, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "western", "debit": ("", " DB"), "credit": ("", ""), "sparse": True,
                  "head": [[(40, "REKENING GIRO"), (330, "NO. REKENING : {account}")], [(40, "{holder}"), (330, "HALAMAN : {page} / {pages}")], [(40, "JL. KUIL NO 14"), (330, "PERIODE : {from_} - {to_}")], [(40, "JAKARTA 10110"), (330, "MATA UANG : IDR")]],
                  "columns": [("date", "TANGGAL", 40, 0), ("description", "KETERANGAN", 95, 200), ("branch", "CBG", 310, 0), ("amount", "MUTASI", -460, 0), ("balance", "SALDO", -565, 0)],
                  "before": [{"description": "SALDO AWAL", "balance": "{opening}"}],
                  "foot": [[(40, "SALDO AWAL"), (130, ":"), (-250, "{opening}")], [(40, "MUTASI CR"), (130, ":"), (-250, "{credits}"), (280, "{nc}")], [(40, "MUTASI DB"), (130, ":"), (-250, "{debits}"), (280, "{nd}")], [(40, "SALDO AKHIR"), (130, ":"), (-250, "{closing}")]]},
    # Emirates: two dates, a reference, a currency above, Cr behind balances
    "balance cr": {"font": "sans", "size": 7.5, "date": "%d-%b-%y", "head_date": "%d-%b-%Y", "number": "western", "balance": (("", " Cr"), ("", " Dr")), "ruled": True,
                   "head": [[(40, "ACCOUNT STATEMENT")], [(40, "{holder}"), (330, "Account Number"), (450, "{account}")], [(40, "P O BOX 14, DUBAI"), (330, "Account Type"), (450, "Current Account")], [(330, "Currency"), (450, "AED")], [(330, "Statement Period"), (450, "{from_} to {to_}")]],
                   "columns": [("date", "Posting Date", 36, 0), ("value_date", "Value Date", 95, 0), ("description", "Description", 150, 160), ("reference", "Ref/Cheque No", 320, 0), ("debit", "Debit Amount", -450, 0), ("credit", "Credit Amount", -510, 0), ("balance", "Balance", -572, 0)],
                   "before": [{"description": "Balance Brought Forward", "balance": "{opening}"}], "after": [{"description": "Balance Carried Forward", "balance": "{closing}"}]},
    # Ireland and Britain: the date held, the type in a column, paid out and in, balances at the day's end
    "paid out type": {"font": "sans", "size": 8, "date": "%d %b %Y", "number": "western", "hold_dates": True, "sparse": True, "kind": ("VIS", "CR"),
                      "head": beside(["{holder}", "14 TEMPLE BAR", "DUBLIN 2"], ["Your statement", "Account {account}", "{from_} to {to_}", "Page {page} of {pages}"]) + [[(40, "Opening balance"), (150, "Total paid in"), (260, "Total paid out"), (370, "Closing balance")], [(40, "{open}"), (150, "{credits}"), (260, "{debits}"), (370, "{close}")]],
                      "columns": [("date", "Date", 40, 0), ("kind", "Type", 105, 0), ("description", "Description", 140, 200), ("credit", "Paid in", -420, 0), ("debit", "Paid out", -490, 0), ("balance", "Balance", -565, 0)]},
    # Latvia: who it was over what it was for, the side's sign in front
    "atlikums": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "space.", "debit": ("-", ""), "credit": ("+", ""), "iban": ("LV", 17),
                 "head": [[(40, "Konta pārskats"), (330, "Klients: {holder}")], [(40, "Konts: {iban}"), (330, "Valūta: EUR")], [(40, "Periods: {from_} - {to_}")], [(40, "Sākuma atlikums"), (-300, "{opening}")]],
                 "columns": [("date", "Datums", 40, 0), ("description", "Saņēmējs / maksātājs, informācija", 105, 260), ("amount", "Summa (EUR)", -540, 0)],
                 "foot": [[(40, "Debeta apgrozījums"), (-300, "{debits}")], [(40, "Kredīta apgrozījums"), (-300, "{credits}")], [(40, "Beigu atlikums"), (-300, "{closing}")]]},
}
LATER_CARDS = {
    # Brazil: the card's end, values with a minus for what was paid
    "lançamentos": {"dated": True, "date": "%d/%m", "head_date": "%d/%m/%Y", "number": "german", "debit": ("", ""), "credit": ("-", ""),
                    "head": [[(40, "{holder}"), (330, "Cartão {card}")], [(40, "RUA DO TEMPLO 14"), (330, "Vencimento: {due}")], [(40, "01310-100 SAO PAULO"), (330, "Emissão: {to}")], [], [(40, "Total da fatura anterior"), (-300, "{previous}")], [(40, "Pagamentos efetuados"), (-300, "-{payments}")],
                             [(40, "Total dos lançamentos atuais"), (-300, "{spent}")], [(40, "Total desta fatura"), (-300, "{new}")], [(40, "Pagamento mínimo"), (-300, "{minimum}")], [(40, "Limite total de crédito"), (-300, "{limit}")]],
                    "columns": [("date", "DATA", 40, 0), ("description", "ESTABELECIMENTO", 100, 0), ("amount", "VALOR EM R$", -540, 0)]},
    # Canada: a sign in front of the dollar, two dates with the month first
    "activity": {"dated": True, "date": "%b %d", "head_date": "%b %d, %Y", "number": "western", "debit": ("$", ""), "credit": ("-$", ""), "font": "sans", "size": 8,
                 "head": [[(40, "{holder}"), (330, "STATEMENT FROM {from} TO {to}")], [(40, "14 TEMPLE ST"), (330, "{card}")], [(40, "TORONTO ON M5V 2T6"), (330, "Minimum payment"), (-560, "${minimum}")], [(330, "Payment due date"), (-560, "{due}")], [(330, "Credit limit"), (-560, "${limit}")], [],
                          [(40, "Previous statement balance"), (-300, "${previous}")], [(40, "Payments & credits"), (-300, "-${payments}")], [(40, "Purchases & debits"), (-300, "${spent}")], [(40, "NEW BALANCE"), (-300, "${new}")]],
                 "columns": [("date", "TRANSACTION|DATE", 40, 0), ("posting", "POSTING|DATE", 110, 0), ("description", "ACTIVITY DESCRIPTION", 180, 0), ("amount", "AMOUNT ($)", -540, 0)]},
}

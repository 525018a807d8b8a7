/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Heads of statements: IBANs, numbers, kinds and holders in the manners of countries. */
#include "../unit.h"
#include "statement_rows.h"

/* Three rows under the head. */
static void rows(void)
{
	row(190, "Date", "Description", "Debit", "Credit", "Balance");
	row(206, "01/04/2025", "rent", "15.00", "", "85.00");
	row(222, "02/04/2025", "pay", "", "30.00", "115.00");
	row(238, "03/04/2025", "food", "5.00", "", "110.00");
}

/* Two lines in two columns, and what is read of them as MEMBER. */
static const struct {
	const char *left, *right, *below, *below_right, *member, *want;
} heads[] = {
	/* the check digits of none is right */
	{"IBAN : GB93 CALD 4059 4757 1569 25", "", "", "", "iban", "GB93CALD40594757156925"},
	{"IBAN", "Kontotyp", "SE32 8000 0315 7121 3800 2743", "Privatkonto", "iban", "SE3280000315712138002743"},
	{"IBAN", "Kontotyp", "SE32 8000 0315 7121 3800 2743", "Privatkonto", "account_type", "Privatkonto"},
	{"Account Statement of Anna Nowak, 14 Temple Court, Leeds", "",
	 "A/c No. 037/OD/83627 - Overdraft Account - Limit", "", "account_type", "Overdraft Account"},
	{"Account Statement of Anna Nowak, 14 Temple Court, Leeds", "",
	 "A/c No. 037/OD/83627 - Overdraft Account - Limit", "", "account_holder", "Anna Nowak"},
	{"Statement of Account, Leeds Office", "", "A/c No. 037/OD/83627", "", "account_holder", "null"},
	{"NRE SAVINGS ACCOUNT INR", "", "", "", "account_type", "NRE SAVINGS ACCOUNT"},
	{"Privatgirokonto EUR-Konto", "", "", "", "account_type", "Privatgirokonto"},
	{"IBAN", "Kontoart", "siehe oben", "Privatkonto", "iban", "null"},
	{"IBAN: DE64-2595-0170-0011-8833-20 • BIC: XDEF", "", "", "", "iban", "DE64259501700011883320"},
	{"IBAN : DE64 2595 0170 0011 8833", "", "", "", "iban", "DE64 2595 0170 0011 8833"}, /* too short for one */
	{"Konto GE71000393398276228977GEL", "", "", "", "iban", "GE71000393398276228977"},
	{"Privatgirokonto 1701188332, IBAN: DE64 2595 0170 0011 8833 20", "", "", "", "account_number", "1701188332"},
	{"Privatgirokonto 1701188332, IBAN: DE64 2595 0170", "", "", "", "account_number", "null"},
	{"Kontonummer", "", "8327-9,520 584 353-6", "", "account_number", "8327-9,520 584 353-6"},
	{"Kontonummer", "", "8327,520 584", "", "account_number", "null"}, /* no check digit before the comma */
	{"Member number: 4512345", "", "Checking - 0697301759157", "", "account_number", "0697301759157"},
	{"Member number: 4512345", "", "Dividends - 0697301759157", "", "account_number", "4512345"},
	{"Folio 6517744309056", "", "", "", "account_number", "6517744309056"},
	{"Folio 6517744309056", "", "Compte : 8816676039", "", "account_number", "8816676039"},
	{"账号：1077360326478", "", "", "", "account_number", "1077360326478"},
	{"户 名：ANNA NOWAK", "", "", "", "account_holder", "ANNA NOWAK"},
	{"Producto", "", "", "", "account_type", "null"},
	{"Producto", "CUENTA DIGITAL", "", "", "account_type", "CUENTA DIGITAL"},
	{"Account Type : CURRENT ACCOUNT-GENERAL (CAGEN)", "Effective Bal. : 9.00", "", "", "account_type",
	 "CURRENT ACCOUNT-GENERAL (CAGEN)"},
	/* a kind in a title, before the number, between words that speak to the customer, or as the number's label */
	{"COMPTE DE DÉPÔT EN EUROS", "", "", "", "account_type", "COMPTE DE DÉPÔT"},
	{"Afschrift Betaalrekening", "", "", "", "account_type", "Betaalrekening"},
	{"REKENING TAHAPAN", "", "", "", "account_type", "REKENING TAHAPAN"},
	{"Ridings Student & Family Chequing 92700 394-700-5", "", "", "", "account_type",
	 "Ridings Student & Family Chequing"},
	{"Your Meadow Current Account details", "", "", "", "account_type", "Meadow Current Account"},
	{"Your Signature Everyday Banking statement", "", "", "", "account_type", "Signature Everyday Banking"},
	{"Current Account statement from 01/04/2025 to 30/04/2025", "", "", "", "account_type", "Current Account"},
	{"Conta Corrente: 0091145-3", "", "", "", "account_type", "Conta Corrente"},
	{"Numer rachunku: 20 1900 0042 2530", "", "Rodzaj rachunku: Konto Przekorzystne", "", "account_type",
	 "Konto Przekorzystne"},
	{"Account Type : Account Number", "", "", "", "account_type", "null"},
	/* a month, and a period that a full line breaks */
	{"PERIODE : MARET 2025", "", "", "", "statement_period/to", "2025-03-31"},
	{"Period: 02/2024", "", "", "", "statement_period/to", "2024-02-29"},
	{"Statement for the period April 01, 2025 - April", "", "30, 2025", "", "statement_period/to", "2025-04-30"},
	{"Statement for the period April 01, 2025 - June", "", "30 branches moved", "", "statement_period/to", "null"},
	/* two sums in one cell, with their counts, and in words */
	{"Totaal af / Totaal bij", "", "€ 20.00 / € 30.00", "", "total_debits", "20.00"},
	{"Totaal af / Totaal bij", "", "€ 20.00 / € 30.00", "", "total_credits", "30.00"},
	{"Total Debits", "Total Credits", "20.00 (2 Nos.)", "0.00 (0 Nos.)", "total_credits", "0.00"},
	{"You began with Rs. 100.00, added Rs. 30.00, spent Rs. 20.00 and were left with Rs. 110.00.", "", "", "",
	 "total_debits", "20.00"},
	{"You began with Rs. 100.00, saw Rs. 30.00, spent Rs. 20.00 and were left with Rs. 110.00.", "", "", "",
	 "total_debits", "null"},
	/* a balance behind a verb, where a sentence begins with it, behind a mark that is explained, under its day */
	{"The closing balance of the account as on 30-Apr-2025 is INR 110.00 Cr.", "", "", "", "closing_balance",
	 "110.00"},
	{"Rates vary. The balance brought forward was Rs. 100.00- (a minus sign means", "", "that it is owed by you).",
	 "", "opening_balance", "-100.00"},
	{"The closing balance of the account is given below. INR 70.00", "", "", "", "closing_balance", "110.00"},
	{"Closing balance: Rs. 110.00 Dr (Dr = due from client)", "", "", "", "closing_balance", "-110.00"},
	{"If your closing balance is INR 70.00 you pay a fee", "", "", "", "closing_balance", "110.00"},
	{"Closing balance on 30 Apr 2025", "", "110.00", "", "closing_balance", "110.00"},
	/* a kind that the title says, in several tongues, and one over its number */
	{"STATEMENT OF SAVINGS ACCOUNT", "", "", "", "account_type", "SAVINGS ACCOUNT"},
	{"Statement for your Current Account", "", "", "", "account_type", "Current Account"},
	{"STATEMENT OF ACCOUNT", "", "", "", "account_type", "null"},
	{"CARTOLA CUENTA CORRIENTE", "", "", "", "account_type", "CUENTA CORRIENTE"},
	{"Вид счёта: Текущий счёт", "", "", "", "account_type", "Текущий счёт"},
	{"SmartSaver Account", "", "033-1-204471", "", "account_type", "SmartSaver Account"},
	{"SmartSaver Account Number", "", "033-1-204471", "", "account_type", "SmartSaver Account"},
	{"MONTHLY STATEMENT: APRIL 2025", "", "", "", "statement_period/to", "2025-04-30"},
	{"MONTHLY STATEMENT: see below", "", "", "", "statement_period/to", "null"},
	/* currencies in words; a street that is cut short is none */
	{"Moneda: PESOS CHILENOS", "", "", "", "currency", "CLP"},
	{"Currency: KENYA SHILLING", "", "", "", "currency", "KES"},
	{"Currency: as agreed", "", "", "", "currency", "INR"},
	{"14 Bagdat Cad. No: 3", "", "", "", "currency", "INR"},
	/* a number that a run calls an IBAN, one with points, and sums that are none */
	{"COORDINATE IBAN", "", "IT59K0535344485006808335163", "", "iban", "IT59K0535344485006808335163"},
	{"Codice IBAN", "IT59K0535344485006808335163", "", "", "iban", "IT59K0535344485006808335163"},
	{"COORDINATE", "", "IT59K0535344485006808335163", "", "iban", "null"},
	{"Privatkonto 42 3.773.580.36 lautend auf Anna Nowak", "", "", "", "account_number", "42 3.773.580.36"},
	{"Privatkonto 42 3.773.580.36 lautend auf Anna Nowak", "", "", "", "account_type", "Privatkonto"},
	{"Kontostand 42 12.773.580", "", "", "", "account_number", "null"},
	/* a kind behind a label that asks for it, between words that speak to the customer, behind what is short for it
	 */
	{"ESTRATTO CONTO CORRENTE", "", "Tipo rapporto: Conto Corrente Famiglia - Divisa: EURO", "", "account_type",
	 "Conto Corrente Famiglia"},
	{"Typ rachunku bankowego: Konto Osobiste", "", "", "", "account_type", "Konto Osobiste"},
	{"Your Current Account transactions (EUR)", "", "", "", "account_type", "Current Account"},
	{"EOP Compte d'épargne avec opérations ($ CA)", "", "", "", "account_type", "Compte d'épargne avec opérations"},
	{"NRE Savings Account", "", "", "", "account_type", "NRE Savings Account"},
	/* a letter for a currency, where no branch of India is named */
	{"Month-end Balance", "R 60,269.76", "", "", "currency", "ZAR"},
	{"Month-end Balance", "R 60,269.76", "IFSC: GGNS0000011", "", "currency", "INR"},
	{"12 R Block", "", "", "", "currency", "INR"},
	/* a label's neighbour in a grid is no value, a label's value is not cut, a code stands before a kind */
	{"Type of Account", "Overdraft Limit (INR)", "Current Account - Plus", "2,00,000.00", "account_type",
	 "Current Account - Plus"},
	{"Account Type", "Overdraft Account", "", "", "account_type", "Overdraft Account"},
	{"Account Type: Current Account - INR", "", "", "", "account_type", "Current Account - INR"},
	{"EOP Compte d'opérations courantes", "", "", "", "account_type", "Compte d'opérations courantes"},
	{"Relevé de votre compte courant n° 49921915052", "", "", "", "account_type", "compte courant"},
	{"Opérations de votre compte", "", "", "", "account_type", "null"},
	{"Compte privé L 9273.47.10", "", "", "", "account_type", "Compte privé"},
	{"Caja de Ahorros de la Villa", "", "", "", "account_type", "null"},
	/* a period that ends under its beginning, flush with it on the right, or between labels of its own */
	{"Période du 1er mars", "", "au 30 avril 2025", "", "statement_period/from", "2025-03-01"},
	{"Période du 1er décembre", "", "au 30 avril 2025", "", "statement_period/from", "2024-12-01"},
	/* what a form prints before every name */
	{"Shri/Smt. Anna Nowak", "", "Plot 7, Indira Nagar, Nashik 422009", "", "account_holder", "Anna Nowak"},
	{"Name: Mr / Mrs. Anna Nowak", "", "", "", "account_holder", "Anna Nowak"},
	{"Name: Mrs. Anna Nowak", "", "", "", "account_holder", "Mrs. Anna Nowak"},
	/* banks in another script and in quotation marks */
	{"АО «Алатау Банк»", "", "", "", "bank_name", "АО «Алатау Банк»"},
	{"ΑΙΓΑΙΑΚΗ ΤΡΑΠΕΖΑ", "", "", "", "bank_name", "ΑΙΓΑΙΑΚΗ ΤΡΑΠΕΖΑ"},
	/* whose it is: before another number, and who uses it where nobody else is named */
	{"A/c No. 1386/CA/288075 Name : M/s. Omkar Steel Corporation Cust. No. 592355335", "", "", "", "account_holder",
	 "M/s. Omkar Steel Corporation"},
	{"Nome do usuário: ANTONIO FIGUEIRA ME", "", "", "", "account_holder", "ANTONIO FIGUEIRA ME"},
	/* an IBAN is the number where no other may be it; a kind ends where another label begins */
	{"IBAN: SI93 6628 2073 6973 261", "", "Naslov: Pot v gaj 62, 4000 Kranj", "", "account_number",
	 "SI93 6628 2073 6973 261"},
	{"EXTRAIT DE COMPTE N° 003/2024", "", "Compte courant LU25 0258 7829 8931 2281 en EUR", "", "account_number",
	 "LU25 0258 7829 8931 2281"},
	{"IBAN: SI93 6628 2073 6973 261", "", "Zzber 62 400 017", "", "account_number", "null"},
	{"IBAN: SI93 6628 2073 6973 261", "", "Zzber OD/83627102", "", "account_number", "null"},
	{"Rodzaj rachunku: Konto Sąsiedzkie, waluta: PLN", "", "", "", "account_type", "Konto Sąsiedzkie"},
	{"JENIS", ": TABUNGAN KENCANA", "", "", "account_type", "TABUNGAN KENCANA"},
	{"JENIS", ": KENCANA", "", "", "account_type", "null"},
	/* a kind behind its number, in its line, in a title and in a sentence */
	{"Account 225-794670-006 SAVINGS ACCOUNT-RES", "Currency INR", "", "", "account_type", "SAVINGS ACCOUNT-RES"},
	{"Statement of loan account no. V677FLX33417944 (Flexi Overdraft Line) for the period", "", "", "",
	 "account_type", "Flexi Overdraft Line"},
	{"Statement of loan account no. V677FLX33417944 (see overleaf) for the period", "", "", "", "account_type",
	 "null"},
	{"Savings · A/c 316505454792 · IFSC ORBT0000438", "", "", "", "account_type", "Savings"},
	{"Orbit · A/c 316505454792 · IFSC ORBT0000438", "", "", "", "account_type", "null"},
	{"STATEMENT OF CASH CREDIT (HYPOTHECATION) A/C", "Date : 02/12/2022", "", "", "account_type",
	 "CASH CREDIT (HYPOTHECATION) A/C"},
	{"Type: Current - Business Plus", "", "", "", "account_type", "Current - Business Plus"},
	{"Type: Current - Business Card", "", "", "", "account_type", "null"},
	{"Hi Asha, here is your Savings Account statement", "", "", "", "account_type", "Savings Account"},
	{"Hi Asha, here is your Account statement", "", "", "", "account_type", "null"},
	{"SAVINGS PASS BOOK", "", "", "", "account_type", "SAVINGS"},
	{"MY PASS BOOK", "", "", "", "account_type", "null"},
	/* of which sort, behind the kind; over a masked number; in a sentence that says whose the number is */
	{"TYPE : SB GENERAL", "", "", "", "account_type", "SB GENERAL"},
	{"TYPE : SB CARD", "", "", "", "account_type", "null"},
	{"ACCOUNT TYPE", "A/c BALANCE(I)", "Savings A/c XXXXXXXX9891", "110.00", "account_type", "Savings A/c"},
	{"Statement of Savings Bank account no. SB/67973 of Shri Asha Rao", "",
	 "(joint holder: Mohan Rao, Either or Survivor)", "", "account_type", "Savings Bank"},
	{"Statement of Savings Bank account no. SB/67973 of Shri Asha Rao", "",
	 "(joint holder: Mohan Rao, Either or Survivor)", "", "account_holder", "Shri Asha Rao"},
	{"Statement of Harbour account no. HB/67973", "", "", "", "account_type", "null"},
	{"Statement of Savings Bank account no. SB/67973 of the last quarter", "", "", "", "account_holder", "null"},
	{"Account holder", "Savings account number", "Asha Rao Iyer", "51286086068421", "account_number",
	 "51286086068421"},
	{"Account holder", "Savings account number", "Asha Rao Iyer", "51286086068421", "account_holder",
	 "Asha Rao Iyer"},
	{"Statement of account of Anna Nowak, 14 Temple Court, Leeds, in", "",
	 "respect of Current Account No. CA/37525 for the period", "", "account_type", "Current Account"},
	/* a holder in such a sentence, under a heading of customers, before the customer's code */
	{"Statement of account of M/s. Ambika Polyfab Pvt Ltd, Door No 86, Jaipur 302015,", "",
	 "in respect of Current Account No. CA/37525 for the period", "", "account_holder",
	 "M/s. Ambika Polyfab Pvt Ltd"},
	{"Customer Details :", "A/c No. : 4805087080801824", "M/S KOHINOOR CERAMICS ENTERPRISES",
	 "Sanctioned Limit : 1,50,00,000.00", "account_holder", "M/S KOHINOOR CERAMICS ENTERPRISES"},
	{"Branch Details :", "A/c No. : 4805087080801824", "M/S KOHINOOR CERAMICS ENTERPRISES",
	 "Sanctioned Limit : 1,50,00,000.00", "account_holder", "null"},
	{"Name and Communication Address", "", "ANITA DESHPANDE", "", "account_holder", "ANITA DESHPANDE"},
	{"Client : MEENA HEGDE [N22852]", "", "", "", "account_holder", "MEENA HEGDE"},
	{"Client : MEENA HEGDE [JOINT]", "", "", "", "account_holder", "MEENA HEGDE [JOINT]"},
	/* a broker's ledger has its client's code for a number, where it has no other */
	{"Client : MEENA HEGDE [N22852]", "UCC : N22852", "", "", "account_number", "N22852"},
	{"Client : MEENA HEGDE [N22852]", "", "", "", "account_number", "N22852"},
	{"Name : MEENA HEGDE [N22852]", "", "", "", "account_number", "null"},
	{"Client : MEENA HEGDE [JOINT]", "", "", "", "account_number", "null"},
	{"Client ID", "BT5961", "", "", "account_number", "BT5961"},
	{"Client ID", "BT5961", "A/c No. : 4805087080801824", "", "account_number", "4805087080801824"},
	{"Nome do usuário: ANTONIO FIGUEIRA", "", "Titular: LUZ E SOMBRA", "", "account_holder", "LUZ E SOMBRA"},
	/* a kind between bars, before what is shown of it, over the period */
	{"A/c 917663473631 | IFSC CHPB0000001 | Savings Account | INR", "", "", "", "account_type", "Savings Account"},
	{"A/c 917663473631 | IFSC CHPB0000001 | Branch Office | INR", "", "", "", "account_type", "null"},
	{"SAVINGS ACCOUNT - DETAILS OF YOUR TRANSACTIONS", "", "", "", "account_type", "SAVINGS ACCOUNT"},
	{"SAVINGS ACCOUNT - DETAILS OF KOCHI HARBOUR", "", "", "", "account_type", "null"},
	{"", "Classic Account", "", "01 April 2025 to 30 April 2025", "account_type", "Classic Account"},
	{"", "Classic Account", "", "01 April 2025", "account_type", "null"},
	/* a kind without the signs around it */
	{"A/c Type   = Overdraft Against Property", "", "", "", "account_type", "Overdraft Against Property"},
	{"Savings account • 63026783177476 • IFSC CHPB0000001", "", "", "", "account_type", "Savings account"},
	{"Account code: BN3255", "", "", "", "account_number", "BN3255"},
	{"Account code: BN", "", "", "", "account_number", "null"},
	/* a firm's name holds words that papers have */
	{"Transactions List - PALASH FOODS INDIA LLP (INR) - 777624924242", "", "", "", "account_holder",
	 "PALASH FOODS INDIA LLP"},
	{"Transactions List - PALASH BANK INDIA LTD (INR) - 777624924242", "", "", "", "account_holder", "null"},
	/* a kind whose "account" is the number's, one in a sentence, a grade alone, a kind written together with one */
	{"Savings - Edge account no. 9539210323, currency INR", "", "", "", "account_type", "Savings - Edge"},
	{"Savings - Edge Account no. 9539210323, currency INR", "", "", "", "account_type", "Savings - Edge Account"},
	{"Statement of NRO SAVINGS account no. 585650833215, customer 9", "", "", "", "account_type", "NRO SAVINGS"},
	{"Acorn Bank plc", "Select Account", "", "", "account_type", "Select Account"},
	{"Acorn Ledger", "Select Account", "", "", "account_type", "null"},
	{"Rekening", "Rekeningnummer", "PrivéPlus Rekening", "NL12PLDR0202577134", "account_type",
	 "PrivéPlus Rekening"},
	/* … before the word for a number, beside the period, behind the suffix to a member's number */
	{"Girokonto Nummer 6583456702", "", "", "", "account_type", "Girokonto"},
	{"Personal Current Account", "Transactions from 1 Apr 2025 to 30 Apr 2025", "", "", "account_type",
	 "Personal Current Account"},
	{"SUFFIX 0070", "SHARE DRAFT CHECKING", "", "", "account_type", "SHARE DRAFT CHECKING"},
	{"SUFFIX 00700", "SHARE DRAFT CHECKING", "", "", "account_type", "null"},
	{"CODIGO CUENTA CLIENTE: 2099 0424 81 3035587746", "", "", "", "account_number", "2099 0424 81 3035587746"},
	/* an IBAN alone, beside a telephone and the postal code behind a house; whom a paper's word is a name of */
	{"IBAN: SI93 6628 2073 6973 261", "Telefon 0848 888 701", "", "", "account_number", "SI93 6628 2073 6973 261"},
	{"IBAN: SI93 6628 2073 6973 261", "", "Marktplatz 3 26871 Uferstadt", "", "account_number",
	 "SI93 6628 2073 6973 261"},
	{"IBAN: SI93 6628 2073 6973 261", "", "Zzber 3 26871", "", "account_number", "null"},
	{"Premier Fusion Account : 62605540572", "", "*MS AYESHA BOTHA", "", "account_holder", "MS AYESHA BOTHA"},
	{"DANA WHITLOCK", "", "DAYTON OH 45429-4790", "", "account_holder", "DANA WHITLOCK"},
	{"MR LEO FAIR", "", "OR MRS INES FAIR", "", "account_holder", "MR LEO FAIR OR MRS INES FAIR"},
	{"MR LEO FAIR", "", "OR ANY BRANCH", "", "account_holder", "MR LEO FAIR"},
	{"ENTIDAD 2099 OFICINA 0719 ALCOY", "", "", "", "branch", "ALCOY"},
	{"2 WITHDRAWALS, FEES AND DRAFTS TOTALING", "20.00", "", "", "total_debits", "20.00"},
	{"EUR", "Afz. 6715 KC EDE", "", "", "currency", "EUR"},
	{"Oddział: Oddział 2 w Gdyni", "", "", "", "branch", "Oddział 2 w Gdyni"},
	/* a branch without the address behind it, and without the comma that leads to one */
	{"Branch : Marine Drive, Ground Floor, Bay Pride, Kochi 682031", "", "", "", "branch", "Marine Drive"},
	{"Branch : 14 Marine Drive, Bay Pride, Kochi 682031", "", "", "", "branch", "null"},
	{"Branch : Marine Drive, Kochi", "", "", "", "branch", "Marine Drive, Kochi"},
	{"Branch : DWARKA, SECTOR 12", "", "", "", "branch", "DWARKA, SECTOR 12"},
	{"Branch : ADYAR,", "", "", "", "branch", "ADYAR"},
	{"Filiale di Lodi, Piazza Mercato 3", "", "", "", "branch", "Lodi"},
	{"BRANCH ADDRESS - DAKSHIN BANK LTD, HAZRATGANJ, 7 NEAR POST OFFICE", "", "", "", "branch", "HAZRATGANJ"},
	{"BRANCH ADDRESS - 7 NEAR POST OFFICE, HAZRATGANJ", "", "", "", "branch", "null"},
	{"Your Base Branch: ICEWELL BANK LTD, HILL VIEW", "", "", "", "branch", "HILL VIEW"},
	/* … without the codes around it, which stand for it only where there is no name */
	{"Branch : 0417 HUBLI MAIN (SOL 0509)", "", "", "", "branch", "HUBLI MAIN"},
	{"Branch : 02891-MYSURU", "", "", "", "branch", "MYSURU"},
	{"Agência: 6868-9 GOIÁS VELHO", "", "", "", "branch", "GOIÁS VELHO"},
	{"Agência: 6868-9", "", "", "", "branch", "6868-9"},
	{"OFICINA 0424   ALCOY", "", "", "", "branch", "ALCOY"},
	{"OFICINA 0424   Cuenta: 8816676039", "", "", "", "branch", "0424"},
	{"Branch : BRANDVLEI 05-18-41", "", "", "", "branch", "BRANDVLEI"},
	{"Branch : Palarivattom (NRI)", "", "", "", "branch", "Palarivattom (NRI)"},
	{"Branch / IFSC : BO: MODEL TOWN / PUDB0034500", "", "", "", "branch", "MODEL TOWN"},
	{"IFSC CHPB0000001 Branch Lake View, Ranchi", "", "", "", "branch", "Lake View, Ranchi"},
	{"Service Outlet : 4258", "", "MYSURU BRANCH", "", "branch", "MYSURU BRANCH"},
	{"Service Outlet : 4258", "", "", "", "branch", "4258"},
	/* … nor the telephone and other labels behind it */
	{"Branch : Nashik Tel. 0208-7347294", "", "", "", "branch", "Nashik"},
	{"Filiale di LUCCA BORGO - tipo conto: FAMIGLIA", "", "", "", "branch", "LUCCA BORGO"},
	{"Agence de Vevey", "", "Place du Marché 3", "", "branch", "Vevey"},
	{"Filiale di MODENA", "PAG. 1", "", "", "branch", "MODENA"},
	/* what is of the branch but not its name, and what is no label of it */
	{"Branch Identifier Code", "MERCGB2115K", "", "", "branch", "null"},
	{"Branch Number 251255", "", "", "", "branch", "null"},
	{"Branch Manager", "", "", "", "branch", "null"},
	{"Nome: OFICINA DOIS IRMAOS", "", "", "", "branch", "null"},
	{"Your Base Branch has moved from", "", "Monday to Saturday", "", "branch", "null"},
	/* in lines of the head */
	{"(A Government Undertaking) CUTTACK MAIN BRANCH", "", "", "", "branch", "CUTTACK MAIN BRANCH"},
	{"Incorporated abroad. Fort Branch, Mumbai", "", "", "", "branch", "Fort Branch"},
	{"NRI Services, Cantonment Branch, Salem", "", "", "", "branch", "Cantonment Branch"},
	{"Home Branch", "", "", "", "branch", "null"},
	{"held in Rupees (INR) at our Fort, Mumbai branch", "", "", "", "branch", "Fort, Mumbai"},
	{"held in Rupees (INR) at our Nakuru", "", "branch, from", "", "branch", "Nakuru"},
	/* a sign of the initials before the name, the name in another script behind it */
	{"PB   Pearl Coast Bank", "", "", "", "bank_name", "Pearl Coast Bank"},
	{"Victoria Peak Bank 太平銀行", "", "", "", "bank_name", "Victoria Peak Bank"},
	/* a name behind the paper's, one that begins like a label, one whose accounts another firm offers */
	{"DETAILED STATEMENT - HARBOUR BANK", "", "", "", "bank_name", "HARBOUR BANK"},
	{"HARBOUR BANK - FORT", "", "", "", "bank_name", "HARBOUR BANK"},
	{"STATE BANK OF HADOTI", "", "", "", "bank_name", "STATE BANK OF HADOTI"},
	{"A/c 68050353 | Banking services by Udyam Bank", "", "", "", "bank_name", "Udyam Bank"},
	/* the code in brackets behind a client */
	{"Ledger Account of ROHIT RAO [ MU47373 ]", "", "", "", "account_number", "MU47373"},
	{"Ledger Account of ROHIT RAO [ MU47373 ]", "", "", "", "account_holder", "ROHIT RAO"},
	{"Ledger Account of ROHIT RAO [ 1799034 ]", "", "", "", "account_holder", "ROHIT RAO"},
	/* the product, and not only the kind */
	{"Statement of account no. 5558583755 (SBCHQ-GEN-PUB-IND) for", "", "", "", "account_type",
	 "SBCHQ-GEN-PUB-IND"},
	{"Statement of account no. 5558583755 (HO-GEN-PUB-IND) for", "", "", "", "account_type", "null"},
	{"Savings Account No. 8014059245 - Privy Savings", "", "", "", "account_type", "Privy Savings"},
	{"here is the statement of your Digital Savings account", "", "", "", "account_type", "Digital Savings"},
	{"SAVINGS BANK PASS BOOK", "", "", "", "account_type", "SAVINGS BANK"},
};

START_TEST(a_head_says)
{
	sheet_put(&sheet, 40, 44, heads[_i].left);
	sheet_put(&sheet, 330, 44, heads[_i].right);
	sheet_put(&sheet, 40, 56, heads[_i].below);
	sheet_put(&sheet, 330, 56, heads[_i].below_right);
	rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, dx_asprintf(arena, "data/%s", heads[_i].member)), heads[_i].want);
}
END_TEST

/* The days of the balances at both ends, which no row may lie outside of. */
static const struct {
	const char *begin, *end, *from, *to;
} ends[] = {
	{"Beginning balance on 1/4", "Ending balance on 30/4", "2025-04-01", "2025-04-30"},
	{"Beginning balance on 2/4", "Ending balance on 30/4", "null", "null"},
	{"Opening balance on 1/4", "Closing balance on 30/4", "null", "null"}, /* may be the evening before */
};

START_TEST(a_period_by_its_balances)
{
	sheet_put(&sheet, 40, 20, "Issued 1 May 2025");
	sheet_put(&sheet, 40, 60, ends[_i].begin);
	sheet_put(&sheet, 40, 90, "Deposits");
	sheet_put(&sheet, 40, 120, ends[_i].end);
	rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/statement_period/from"), ends[_i].from);
	ck_assert_str_eq(sheet_at(all, "data/statement_period/to"), ends[_i].to);
}
END_TEST

/* The title over the rows, in two scripts. */
START_TEST(a_kind_stands_behind_its_currency)
{
	sheet_put(&sheet, 40, 44, "Account Number: 423-031307-833");
	sheet_put(&sheet, 40, 176, _i ? "HKD Harbour 港元儲蓄" : "HKD Savings 港元儲蓄");
	rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), _i ? "null" : "HKD Savings");
}
END_TEST

/* "Kontonamn" is in no template, and nobody. */
START_TEST(a_heading_beside_a_label_is_no_value)
{
	static const char *const strip[][2] = {{"Kontohavare", "Anna Nowak"},
					       {"Kontonamn", "Lönekonto"},
					       {"Kontonummer", "8919-4, 704 374 456-5"},
					       {"Valuta", "SEK"}};

	for (size_t i = 0; i < DX_LEN(strip); i++) {
		sheet_put(&sheet, 40 + 130 * (int)i, 44, strip[i][0]);
		sheet_put(&sheet, 40 + 130 * (int)i, 56, strip[i][1]);
	}
	rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), "Anna Nowak");
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "Lönekonto");
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "8919-4, 704 374 456-5");
}
END_TEST

static const char *holder(void)
{
	rows();
	read_it();
	return sheet_at(all, "data/account_holder");
}

START_TEST(what_an_account_is_called_is_nobody)
{
	sheet_put(&sheet, 40, 44, "Integrated Account");
	sheet_put(&sheet, 40, 56, "Anna Nowak");
	sheet_put(&sheet, 40, 68, "Flat B 14 Temple Court");
	ck_assert_str_eq(holder(), "Anna Nowak");
}
END_TEST

START_TEST(a_place_over_its_branch_code_is_nobody)
{
	sheet_put(&sheet, 330, 30, "Linden Ridge");
	sheet_put(&sheet, 330, 42, "P O Box 4022");
	sheet_put(&sheet, 330, 54, "Branch Code 250655");
	sheet_put(&sheet, 40, 90, "ANNA NOWAK");
	sheet_put(&sheet, 40, 102, "14 Temple Court");
	ck_assert_str_eq(holder(), "ANNA NOWAK");
}
END_TEST

START_TEST(a_holder_in_the_foot_over_the_number)
{
	sheet_put(&sheet, 40, 400, "Anna Nowak");
	sheet_put(&sheet, 40, 412, "Tempelstr. 14, 04103 Leipzig");
	sheet_put(&sheet, 40, 424, "IBAN: DE64 2595 0170 0011 8833 20");
	ck_assert_str_eq(holder(), "Anna Nowak");
}
END_TEST

START_TEST(a_name_in_the_foot_without_a_number_is_nobody)
{
	sheet_put(&sheet, 40, 400, "Anna Nowak");
	sheet_put(&sheet, 40, 412, "Tempelstr. 14, 04103 Leipzig");
	ck_assert_str_eq(holder(), "null");
}
END_TEST

/* Rows without balances, and what stands under them. */
static const struct {
	const char *before, *behind, *want;
} lists[] = {
	{"", "AVAILABLE BAL : 442495.74", "442495.74"},
	{"Opening Balance : 442495.74", "AVAILABLE BAL : 9.00", "null"}, /* less what is held may be no end */
	{"AVAILABLE BAL : 442495.74", "", "null"},
	{"Closing Balance : 442495.74", "AVAILABLE BAL : 9.00", "442495.74"},
};

START_TEST(the_last_rows_and_what_is_left)
{
	sheet_put(&sheet, 40, 44, lists[_i].before);
	row(190, "Date", "Description", "Debit", "Credit", "");
	row(206, "03/04/2025", "rent", "15.00", "", "");
	row(222, "02/04/2025", "pay", "", "30.00", "");
	row(238, "01/04/2025", "food", "5.00", "", "");
	sheet_put(&sheet, 40, 270, lists[_i].behind);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), lists[_i].want);
}
END_TEST

/* What the head and the foot call a bank. */
static const struct {
	const char *head, *address, *foot, *want;
} banks[] = {
	/* a head that says "bank" is what it is called; its legal form in the foot adds nothing */
	{"ACORN BANK", "ACORN BANK LTD", "ACORN BANK LIMITED", "ACORN BANK"},
	{"ACORN BANK", "", "Registered Office - Acorn Bank Ltd,Fargate,Near the Temple", "ACORN BANK"},
	{"Acorn Äripank", "", "Acorn Äripank AS, Sadama 21", "Acorn Äripank"},
	{"Acorn záložna", "", "Acorn záložna, a.s.", "Acorn záložna"},
	/* words of the name are more than that */
	{"ACORN BANK", "", "Registered Office - Acorn Bank of Fargate Ltd", "Acorn Bank of Fargate Ltd"},
	/* what is no form here */
	{"ACORN BANK", "", "Acorn Bank AB (publ) Org.nr 516401-7742", "ACORN BANK"},
	{"ACORN BANK", "", "Registered Office - Acorn Bank As", "ACORN BANK"},
	{"AB BANK", "", "", "AB BANK"},
	/* a sign of one word, its company right under it; the bank of a firm without a licence */
	{"ACORNBANK", "", "Acornbank N.V., Postbus 2283", "ACORNBANK"},
	{"pocketly", "Account powered by Acorn Bank", "", "Acorn Bank"},
	{"pocketly", "Account powered by Acorn Systems", "", "null"},
};

START_TEST(a_company_right_under_its_sign)
{
	sheet_put(&sheet, 40, 30, "ACORNBANK");
	sheet_put(&sheet, _i ? 60 : 40, 44, "Acornbank N.V., Postbus 2283");
	rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/bank_name"), _i ? "ACORNBANK" : "Acornbank N.V.");
}
END_TEST

START_TEST(a_bank_in_full)
{
	sheet_put(&sheet, 40, 30, banks[_i].head);
	sheet_put(&sheet, 300, 60, banks[_i].address);
	sheet_put(&sheet, 40, 400, banks[_i].foot);
	rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/bank_name"), banks[_i].want);
}
END_TEST

/* A sign over the line that says its name in full. */
static const struct {
	const char *sign, *under, *want;
} signs[] = {
	{"NORDSTERN Bank", "Nordstern Bank AG", "Nordstern Bank AG"},
	{"Nordstern Bank", "Nordstern Bank AG", "Nordstern Bank"},
	{"SAGE MESA", "FEDERAL CREDIT UNION", "SAGE MESA FEDERAL CREDIT UNION"},
	{"SAGE MESA", "FEDERAL STUDENT UNION", "SAGE MESA"},
};

START_TEST(a_sign_over_the_name_in_full)
{
	sheet_put(&sheet, 40, 14, signs[_i].sign);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += 8000; /* in larger print */
	sheet_put(&sheet, 40, 34, signs[_i].under);
	rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/bank_name"), signs[_i].want);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/heads");
	TCase *t = tcase_create("heads");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_loop_test(t, a_head_says, 0, DX_LEN(heads));
	tcase_add_loop_test(t, a_period_by_its_balances, 0, DX_LEN(ends));
	tcase_add_loop_test(t, a_kind_stands_behind_its_currency, 0, 2);
	tcase_add_test(t, a_heading_beside_a_label_is_no_value);
	tcase_add_test(t, what_an_account_is_called_is_nobody);
	tcase_add_test(t, a_place_over_its_branch_code_is_nobody);
	tcase_add_test(t, a_holder_in_the_foot_over_the_number);
	tcase_add_test(t, a_name_in_the_foot_without_a_number_is_nobody);
	tcase_add_loop_test(t, the_last_rows_and_what_is_left, 0, DX_LEN(lists));
	tcase_add_loop_test(t, a_bank_in_full, 0, DX_LEN(banks));
	tcase_add_loop_test(t, a_company_right_under_its_sign, 0, 2);
	tcase_add_loop_test(t, a_sign_over_the_name_in_full, 0, DX_LEN(signs));
	suite_add_tcase(s, t);
	return unit_main(s);
}

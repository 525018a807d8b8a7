/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the house's template makes of descriptions as banks print them; all names are made up. */
#include "dx/kinds/kinds.h"

#include "../sheet.h"
#include "../unit.h"
#include "dx/extract/template.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"

static const struct {
	const char *text;
	int side;
	const char *channel, *counterparty, *category;
} cases[] = {
	/* UPI, as different banks write it */
	{"UPI/412345678901/Payment/meera.k@okbank/Deccan Bank", -1, "upi", "meera.k", "transfer"},
	{"UPI/483448171912/GREEN LEAF STORES/leaf@upi/Payment", -1, "upi", "GREEN LEAF STORES", "merchant"},
	{"UPI/DR/412345678901/ROHAN D/DECB/rohan@okb/NA", -1, "upi", "ROHAN D", "transfer"},
	{"UPI/CR/412345678901/ANITA B/NVBK/anita@okb/rent", 1, "upi", "ANITA B", "rent"},
	{"UPI-METRO CABS-metro.cabs@okb-NVBK0001234-412345678901-ride", -1, "upi", "METRO CABS", "merchant"},
	{"BY TRANSFER-UPI/CR/412345678901/IMRAN Q/SAHY/imran@okb/", 1, "upi", "IMRAN Q", "transfer"},
	{"UPI/412345678901/CR/LOTUS PAPER/AXB/lotus@okb", 1, "upi", "LOTUS PAPER", "transfer"},
	{"UPI/P2A/412345678901/S IYER/Sahyadri/xx", -1, "upi", "S IYER", "transfer"},
	{"UPI/P2M/412345678901/ORBIT TELECOM/recharge", -1, "upi", "ORBIT TELECOM", "utilities"},
	{"REV-UPI-412345678901-GREEN LEAF", 1, "upi", "GREEN LEAF", "refund"},
	/* NEFT, RTGS, IMPS */
	{"NEFT-HDFCN52025040112345-VERTEX TOOLS LLP", 1, "neft", "VERTEX TOOLS LLP", "transfer"},
	{"NEFT CR-KKBK0001234-KAVERI TRADERS-564339461355", 1, "neft", "KAVERI TRADERS", "transfer"},
	{"TO TRANSFER-NEFT*NVBK0001234*SAHYN52025123456*TAPTI TEXTILES", -1, "neft", "TAPTI TEXTILES", "transfer"},
	{"NEFT_IN:SAHYH25123456789//00012/MALABAR SPICE HOUSE", 1, "neft", "MALABAR SPICE HOUSE", "transfer"},
	{"NEFT/SAHYH25123456789/NILGIRI SOFTWORKS/SALARY", 1, "neft", "NILGIRI SOFTWORKS", "salary"},
	{"RTGS/KKBKH25317153674704/PERIYAR FOODS", -1, "rtgs", "PERIYAR FOODS", "transfer"},
	{"RTGS CR-NVBK0004321-SATLUJ AUTO PARTS-NVBKR52025", 1, "rtgs", "SATLUJ AUTO PARTS", "transfer"},
	{"RTGS-SAHYR52025040112345-CHAMBAL ELECTRICALS", -1, "rtgs", "CHAMBAL ELECTRICALS", "transfer"},
	{"IMPS-971971015535-N FERNANDES-SAHY-XXXXX4411-ref", 1, "imps", "N FERNANDES", "transfer"},
	{"MMT/IMPS/412345678901/RENT APRIL/R K MEDICALS", -1, "imps", "R K MEDICALS", "rent"},
	{"FN IMPS/IFO/412345678901/S IYER", -1, "imps", "S IYER", "transfer"},
	{"IMPS P2A 412345678901 VAIGAI PRINTING", -1, "imps", "VAIGAI PRINTING", "transfer"},
	/* machines and cards */
	{"ATM-CASH/MARKET YARD PUNE/412345", -1, "atm", NULL, "cash"},
	{"ATW-436431XXXXXX1234-S1AWPU12-PUNE", -1, "atm", NULL, "cash"},
	{"ATM WDL 573819972289", -1, "atm", NULL, "cash"},
	{"NWD-436431XXXXXX1234-00012345-CHENNAI", -1, "atm", NULL, "cash"},
	{"CASH WITHDRAWAL ATM 0042", -1, "atm", NULL, "cash"},
	{"POS 436431XXXXXX1234 CITY HARDWARE", -1, "pos", "CITY HARDWARE", "merchant"},
	{"POS 4364XXXXXXXX1022 FRESH BASKET", -1, "pos", "FRESH BASKET", "merchant"},
	{"ECOM PURCHASE 436431XXXXXX1234 ORBIT SHOP", -1, "pos", "ORBIT SHOP", "merchant"},
	{"VPS/METRO CABS/202504011234/412345/PUNE", -1, "pos", "METRO CABS", "merchant"},
	{"PUR 412345 SEASIDE RESTAURANT KOCHI", -1, "pos", "SEASIDE RESTAURANT", "merchant"},
	/* mandates */
	{"ACH D- TAPTI FINANCE-1377348535", -1, "ach", "TAPTI FINANCE", "loan_emi"},
	{"ACH C-VERTEX DIVIDEND-123456", 1, "ach", "VERTEX", "dividend"},
	{"NACH DR-SATLUJ HOUSING-987654321", -1, "ach", "SATLUJ HOUSING", NULL},
	{"ECS/LOAN EMI/271369865499", -1, "ach", NULL, "loan_emi"},
	{"NACH/MUTUAL FUND SIP/99881", -1, "ach", NULL, "investment"},
	{"SI 4123 RD INSTALLMENT", -1, "ach", NULL, "investment"},
	/* cheques and cash */
	{"CHQ DEP 004512", 1, "cheque", NULL, NULL},
	{"CHQ PAID-INWARD CLEARING-MALABAR SPICE", -1, "cheque", "MALABAR SPICE", "transfer"},
	{"CHQ PAID-MICR INWARD CLG-BLUE HERON", -1, "cheque", "BLUE HERON", "transfer"},
	{"CLG 123456 TO GANGA OFFICE SUPPLIES", -1, "cheque", "GANGA OFFICE SUPPLIES", "transfer"},
	{"INWARD CLEARING 000123", -1, "cheque", NULL, NULL},
	{"BY CASH DEPOSIT SELF", 1, "cash", NULL, "cash"},
	{"CASH DEPOSIT BRANCH COUNTER", 1, "cash", NULL, "cash"},
	{"CAM/00123/CASH DEP/01-04-25", 1, "cash", NULL, "cash"},
	/* interest and charges */
	{"INT.PD:01-04-2025 to 30-06-2025", 1, "interest", NULL, "interest"},
	{"8816676039027:Int.Pd:01-01-2025 to 31-03-2025", 1, "interest", NULL, "interest"},
	{"INTEREST CREDIT", 1, "interest", NULL, "interest"},
	{"INT.COLL:01-04-25 TO 30-04-25", -1, "interest", NULL, "interest"},
	{"SMS CHARGES INCL GST", -1, "charges", NULL, "charges"},
	{"RTNCHG 01-04-25 ECS", -1, "charges", NULL, "charges"},
	{"NEFT CHARGES 01-04-2025", -1, "charges", NULL, "charges"},
	{"CHRG: DEBIT CARD AMC", -1, "charges", NULL, "charges"},
	{"SMS CHGS APR25", -1, "charges", NULL, "charges"},
	{"CONSOLIDATED CHARGES FOR A/C", -1, "charges", NULL, "charges"},
	/* what it is for */
	{"SALARY NILGIRI SOFTWORKS", 1, NULL, "NILGIRI SOFTWORKS", "salary"},
	{"SALARY FOR THE MONTH", 1, NULL, NULL, "salary"},
	{"NEFT-SAHYN123456789-VERTEX TOOLS-SALARY APR", 1, "neft", "VERTEX TOOLS", "salary"},
	{"GST PMT-06 CHALLAN 25042700123456", -1, NULL, NULL, "tax"},
	{"TDS 194J Q1", -1, NULL, NULL, "tax"},
	{"CBDT TAX REFUND AY 2025-26", 1, NULL, "CBDT", "tax"},
	{"HOME LOAN EMI 00412", -1, NULL, NULL, "loan_emi"},
	{"FD BOOKING 001234567", -1, NULL, NULL, "investment"},
	{"LIFE INSURANCE PREMIUM", -1, NULL, NULL, "insurance"},
	{"Bill Pay RAMESH TRADERS Electricity", -1, NULL, "RAMESH TRADERS", "utilities"},
	{"CREDIT CARD PAYMENT 4364", -1, NULL, NULL, "card"},
	{"House rent April", -1, NULL, NULL, "rent"},
	{"Refund order 4412", 1, NULL, NULL, "refund"},
	/* elsewhere */
	{"PayNow from ALVIN GOH", 1, NULL, "ALVIN GOH", "transfer"},
	{"GELDAUTOMAAT", -1, "atm", NULL, "cash"},
	{"SEPA INCASSO", -1, "ach", NULL, NULL},
	{"SALARISBETALING", 1, NULL, NULL, "salary"},
	{"Interest Earned", 1, "interest", NULL, "interest"},
	/* terms and numbers run together, with each other and with names */
	{"Sent IMPS412345678901MeeraNair/DECB/XX2941/", -1, "imps", "MeeraNair", "transfer"},
	{"MPAYIMPS412345678901 MEERA NAIR", 1, "imps", "MEERA NAIR", "transfer"},
	{"UPIOUT/412345678901/meeranair@okd/MEERA NAIR/0000", -1, "upi", "MEERA NAIR", "transfer"},
	{"RTGSO-DECBR52024031212345678-NARMADA RICE MILL", -1, "rtgs", "NARMADA RICE MILL", "transfer"},
	{"by debit card-OTHPOS412345678901ORBIT FRESH MUMBAI", -1, "pos", "ORBIT FRESH", "merchant"},
	{"CASHDEPBYMEERA", 1, "cash", "MEERA", "cash"},
	{"NACHRTNCHG12345678+GST", -1, "charges", NULL, "charges"},
	{"INTCR412345678901Q4", 1, "interest", NULL, "interest"},
	{"FOLGELASTSCHRIFT Nordstadt Energie EREF+VK4762 MREF+SW43", -1, "ach", "Nordstadt Energie", "utilities"},
	/* what counts although a way to pay is named before it */
	{"DEBIT-ATM AMC CHGS 2023-24 4592XXXXXXXX1147", -1, "charges", NULL, "charges"},
	{"CHQ RETURN CHARGES-FUNDS INSUFFICIENT-995682", -1, "charges", NULL, "charges"},
	{"UPI/412345678901/MEERA NAIR/annual charges", -1, "upi", "MEERA NAIR", "transfer"},
	{"TDS ON INTEREST Q4", -1, NULL, NULL, "tax"},
	/* a name among notes, banks, labels and towns */
	{"MMT/IMPS/412345678901/house rent/MEERA NAIR/DECB0853043", -1, "imps", "MEERA NAIR", "rent"},
	{"UPI/MEERA NAIR/412345678901/Payment from Ph", -1, "upi", "MEERA NAIR", "transfer"},
	{"UPI/412345678901/17:24:35/UPI/9812345678@axd/Meera N", -1, "upi", "Meera N", "transfer"},
	{"UPI/412345678901/NA/q62016849@okd/Deccan Bank Ltd", -1, "upi", NULL, NULL},
	{"NEFT Cr-DECB0000001-KAVERI AVIATION-OMEGA PRESS-N315267674954", 1, "neft", "KAVERI AVIATION", "transfer"},
	{"UPI-DR-412345678901-Meera Nair-DECB-", -1, "upi", "Meera Nair", "transfer"},
	{"IMPS/412345678901/To/MEERA NAIR/DECB/netbanking", -1, "imps", "MEERA NAIR", "transfer"},
	{"NEFT DECBH10711422846 KAVERI MOTORS PUNE", -1, "neft", "KAVERI MOTORS", "transfer"},
	{"OUTWARD CHQ DEPOSIT 331245/DECCAN BANK", 1, "cheque", NULL, NULL},
	{"By Clg:060681 KAVERI SALES DCB AHD", 1, "cheque", "KAVERI SALES", "transfer"},
	{"ACH-DR-ORBITFINANCE-M00000201019", -1, "ach", "ORBITFINANCE", "loan_emi"},
	{"Payment to Orbit card ending in 0242 03/22", -1, NULL, NULL, "card"},
	{"TFR FROM A/C 67330261", 1, NULL, NULL, NULL},
	{"ORBIT LOGISTI PAYROLL    PPD ID: 1016503966", 1, "ach", "ORBIT LOGISTI", "salary"},
	{"Naam: Van der Linde Bouw BV Omschrijving: SALARIS MRT", 1, NULL, "Van der Linde Bouw BV", "salary"},
	{"VIR SEPA EMIS /MOTIF Cadeau /BEN Camille Perret /REFDO 92451792", -1, NULL, "Camille Perret", "transfer"},
	{"OVERBOEKING Naam: S. Jansen-Bakker Omschrijving: etentje", -1, NULL, "S. Jansen-Bakker", "transfer"},
	{"BONIFICO A VOSTRO FAVORE ORD: OFFICINE VERDI SRL CAUS: EMOLUMENTI", 1, NULL, "OFFICINE VERDI SRL", "salary"},
	{"COMPRA TARJ. 412345XXXXXX1234 MERCADO ORBITA-MADRID", -1, "pos", "MERCADO ORBITA", "merchant"},
	{"Osko Payment From P JONES lunch", 1, NULL, "P JONES", "transfer"},
	{"Lastschrift Nordversicherung AG VSNR 123", -1, "ach", "Nordversicherung AG", "insurance"},
	{"NACH-DR- NARMADA HOME FINANCE-123", -1, "ach", "NARMADA HOME FINANCE", "loan_emi"},
	{"TPT-LOAN-NIKHIL RAO-50100123456789", -1, NULL, "NIKHIL RAO", "transfer"},
	{"FD PROCEEDS 123456", 1, NULL, NULL, "investment"},
	{"LPG SUBSIDY 12768426", 1, NULL, NULL, NULL},
	/* where a name ends, and what is part of it */
	{"ORBIT DENTAL DES:PAYROLL ID:420441 INDN:NAIR,MEERA CO ID:0380685405", 1, NULL, "ORBIT DENTAL", "salary"},
	{"RECIBO Orbita Clientes, S.L. REF. MANDATO 29708523", -1, "ach", "Orbita Clientes, S.L.", NULL},
	{"/TRTP/SEPA OVERBOEKING/NAME/Orbit Payments GmbH/REMI/Retour 7393373474", 1, NULL, "Orbit Payments GmbH",
	 "refund"},
	{"NEFT CR-KVRB0000001-ORBIT INTERNET PVT LTD-REFUND 418648", 1, "neft", "ORBIT INTERNET PVT LTD", "refund"},
	{"NEFT/KVRBN99481742610/NARMADA SELF HELP GROUP", 1, "neft", "NARMADA SELF HELP GROUP", "transfer"},
	{"CASHDEPBYMEERA KALYANI BR", 1, "cash", "MEERA", "cash"},
	{"Refund ORBIT.COM AUSTIN TX", 1, NULL, "ORBIT.COM", "refund"},
	{"BIZUM DE Meera Nair SIN CONCEPTO", 1, NULL, "Meera Nair", "transfer"},
	{"TELEX TRANSFER REF: 7973593162 BNF MEERA NAIR IN KVRB0001431", -1, NULL, "MEERA NAIR", "transfer"},
	{"Meera Nair Faster payment Pizza", 1, NULL, "Meera Nair", "transfer"},
	{"POS/DOM/NARMADA FOOTWEAR/UDAIPUR/94713693", -1, "pos", "NARMADA FOOTWEAR", "merchant"},
	{"SCHOOL FEES/NARMADA VIDYALAYA/T1", -1, NULL, "NARMADA VIDYALAYA", NULL},
	{"Card Payment to Orbit PLC On 12 Mar", -1, "pos", "Orbit PLC", "merchant"},
	/* sorts, places, reasons and products are no names */
	{"PROFESSIONAL TAX MAR", -1, NULL, NULL, "tax"},
	{"WALLET TOPUP", -1, NULL, NULL, NULL},
	{"CHEQUE BOOK ISSUED 25 LEAVES", -1, "cheque", NULL, NULL},
	{"O/W RTN CHQ 445511 DRAWER SIGN", 1, "cheque", NULL, NULL},
	{"CHEQUE DEPOSIT - NORTH AVENUE BRANCH", 1, "cheque", NULL, NULL},
	{"WITHDRAWAL 4432 MAIN STREET BRANCH", -1, NULL, NULL, NULL},
	{"IMPS/RETURN/341358857095/BENEF A/C CLOSED", 1, "imps", NULL, "refund"},
	{"CREDIT CARD BILL PAYMENT/XX8969/ORBIT FIRST MOBILE", -1, NULL, NULL, "card"},
	{"BIL/ONL/000296572492/ORBIT CREDIT CARD/4315XXXX0868", -1, NULL, "ORBIT CREDIT CARD", "card"},
	{"NARMADA LOAN A/C 75183265523 RECOVERY", -1, NULL, NULL, "loan_emi"},
	{"FD RENEWAL NARMADA SCHEME 4433", -1, NULL, NULL, "investment"},
	{"EMI DEBIT 69671069 DUE 05/02/2024", -1, NULL, NULL, "loan_emi"},
	{"Transfer to Pot Holiday", -1, NULL, NULL, NULL},
	/* nothing to be known, and nothing is made up */
	{"004512", -1, NULL, NULL, NULL},
	{"MISC ADJ", 1, NULL, NULL, NULL},
};

static struct dx_arena *arena;
static struct dx_template template;

static void setup(void)
{
	struct dx_err err;

	arena = dx_arena_new();
	ck_assert(dx_template_load(arena, &dx_kinds, sheet_file(arena, TEMPLATE), &template, &err));
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static void same(int at, const char *what, const char *found, const char *want)
{
	ck_assert_msg((!found && !want) || (found && want && strcmp(found, want) == 0), "%s of \"%s\": %s, not %s",
		      what, cases[at].text, found ? found : "none", want ? want : "none");
}

START_TEST(a_description_tells)
{
	struct dx_enriched e = dx_enrich(template.enrich, arena, cases[_i].text, cases[_i].side);

	same(_i, "channel", e.channel, cases[_i].channel);
	same(_i, "counterparty", e.counterparty, cases[_i].counterparty);
	same(_i, "category", e.category, cases[_i].category);
}
END_TEST

START_TEST(a_template_without_tables_knows_nothing)
{
	struct dx_enrich *e;
	struct dx_faults f = {.arena = arena};
	struct dx_enriched r;

	dx_enrich_load(arena, NULL, &e, &f);
	ck_assert_uint_eq(f.n, 0);
	r = dx_enrich(e, arena, "UPI/412345678901/ROHAN D/rohan@okb", -1);
	ck_assert_ptr_null(r.channel);
	ck_assert_ptr_null(r.counterparty);
	ck_assert_ptr_null(r.category);
}
END_TEST

static const char *const wrong[][2] = {
	{"[]", "object"},
	{"{\"channels\":{\"upi\":\"upi\"}}", "channels"},
	{"{\"channels\":{\"upi\":[1]}}", "channels"},
	{"{\"categories\":[{\"words\":[]}]}", "name"},
	{"{\"categories\":[{\"name\":\"x\",\"side\":\"left\",\"words\":[]}]}", "side"},
	{"{\"categories\":[{\"name\":\"x\",\"words\":[],\"channels\":[\"upi\"]}]}", "channel"},
	{"{\"counterparty\":[\"(\"]}", "counterparty"},
	{"{\"categories\":[{\"name\":\"x\",\"words\":[],\"with\":\"y\"}]}", "with"},
	{"{\"categories\":[{\"name\":\"x\",\"words\":[],\"within\":[\"upi\"]}]}", "within"},
	{"{\"parties\":{\"upi\":\"none\"}}", "upi"},
	{"{\"channels\":{\"upi\":[\"upi\"]},\"parties\":{\"upi\":\"who\"}}", "upi"},
	{"{\"over\":[\"charges\"]}", "over"},
	{"{\"categories\":[{\"name\":\"x\",\"words\":[],\"party\":\"who\"}]}", "party"},
	{"{\"no_names\":[1]}", "no_names"},
};

/* A narration is read up to a bound, whatever it is made of. */
START_TEST(long_texts_are_bounded)
{
	static const char *const pieces[] = {"UPI/", "A-", "CASHDEPBY", "1A", "\xc3\xa9", " ", "DRDRDR", "a:", "@"};
	const size_t n = 200000;
	char *text = dx_alloc(arena, n + 16);
	size_t len = strlen(pieces[_i]);
	struct dx_enriched e;

	for (size_t i = 0; i < n; i += len)
		memcpy(text + i, pieces[_i], len + 1);
	e = dx_enrich(template.enrich, arena, text, -1);
	ck_assert(!e.counterparty || strlen(e.counterparty) <= 120);
}
END_TEST

START_TEST(what_a_template_says_wrong_is_named)
{
	json_t *member = json_loads(wrong[_i][0], 0, NULL);
	struct dx_enrich *e;
	struct dx_faults f = {.arena = arena};

	dx_enrich_load(arena, member, &e, &f);
	ck_assert_uint_eq(f.n, 1);
	ck_assert_msg(strstr(f.v[0].at, wrong[_i][1]) || strstr(f.v[0].what, wrong[_i][1]), "%s: %s", f.v[0].at,
		      f.v[0].what);
	json_decref(member);
}
END_TEST

static Suite *enrich_suite(void)
{
	Suite *s = suite_create("enrich");
	TCase *tc = tcase_create("enrich");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_description_tells, 0, (int)DX_LEN(cases));
	tcase_add_test(tc, a_template_without_tables_knows_nothing);
	tcase_add_loop_test(tc, long_texts_are_bounded, 0, 9);
	tcase_add_loop_test(tc, what_a_template_says_wrong_is_named, 0, (int)DX_LEN(wrong));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(enrich_suite());
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Formats out of whole documents. */
#include "dx/filing/filing.h"

#include <string.h>

#include "../unit.h"
#include "dx/base/dec.h"

#define INTRA                                                                                                                     \
	"{\"invoice_number\":\"S/1\",\"invoice_date\":\"2026-05-03\",\"due_date\":null,\"document_type\":\"invoice\","            \
	"\"supplier\":{\"name\":\"Own & Co\",\"gstin\":\"27AAECG3736E1C2\",\"state_code\":\"27\"},"                               \
	"\"recipient\":{\"name\":\"=Buyer <LLP>\",\"gstin\":\"27AAPFU0939F1ZV\",\"state_code\":\"27\"},"                          \
	"\"place_of_supply\":\"27\",\"reverse_charge\":false,\"currency\":\"INR\",\"line_items\":["                               \
	"{\"description\":\"Widget, big\",\"hsn_sac\":\"8471\",\"quantity\":\"2\",\"unit\":\"Nos\",\"unit_price\":\"500.00\","    \
	"\"discount\":null,\"taxable_value\":\"1000.00\",\"tax_rate\":\"18\",\"cgst\":\"90.00\",\"sgst\":\"90.00\","              \
	"\"igst\":null,\"cess\":null,\"total\":\"1180.00\"},"                                                                     \
	"{\"description\":\"Repair\",\"hsn_sac\":\"998719\",\"quantity\":\"1\",\"unit\":null,\"unit_price\":\"500.00\","          \
	"\"discount\":null,\"taxable_value\":\"500.00\",\"tax_rate\":\"18\",\"cgst\":\"45.00\",\"sgst\":\"45.00\",\"igst\":null," \
	"\"cess\":null,\"total\":\"590.00\"}],\"tax_summary\":[],"                                                                \
	"\"totals\":{\"taxable_value\":\"1500.00\",\"cgst\":\"135.00\",\"sgst\":\"135.00\",\"igst\":\"0.00\",\"cess\":null,"      \
	"\"discount\":null,\"round_off\":\"0.20\",\"total\":\"1770.20\"}}"

static struct dx_arena *arena;
static struct dx_filing_settings own;

static void set_up(void)
{
	json_t *values = json_pack("{s:s,s:s}", "gst.gstins", "27AAECG3736E1C2", "accounting_a.company", "A & B");
	arena = dx_arena_new();
	dx_filing_settings_load(arena, values, &own);
	json_decref(values);
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

static void drop_json(void *v)
{
	json_decref(v);
}

static json_t *load(const char *text)
{
	json_error_t where;
	json_t *v = json_loads(text, 0, &where);
	ck_assert_msg(v != NULL, "%s", where.text);
	dx_arena_defer(arena, drop_json, v);
	return v;
}

static struct dx_filing_doc doc_of(json_t *data, const char *template_name)
{
	return (struct dx_filing_doc){
		.uuid = "11111111-1111-7111-8111-111111111111",
		.revision = 1,
		.template_name = template_name,
		.verification = "verified",
		.data = data,
	};
}

static const char *file(const char *format, const struct dx_filing_settings *s, const struct dx_filing_doc *doc)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err;
	bool ok = dx_filing_write(arena, dx_filing_format_find(format), s, doc, &b, &err);
	ck_assert_msg(ok, "%s: %s", format, ok ? "" : err.msg);
	const char *text = dx_strdup(arena, dx_buf_cstr(&b));
	dx_buf_free(&b);
	return text;
}

static const char *refusal(const char *format, const struct dx_filing_settings *s, json_t *data,
			   const char *template_name)
{
	struct dx_err err;
	const struct dx_filing_doc doc = doc_of(data, template_name);
	ck_assert_msg(!dx_filing_check(arena, dx_filing_format_find(format), s, &doc, NULL, &err), "%s is made",
		      format);
	ck_assert_int_eq(err.code, DX_E_export_not_available);
	return dx_strdup(arena, err.msg);
}

static void has(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) != NULL, "no \"%s\" in:\n%s", part, text);
}

START_TEST(gstr1_of_one_invoice)
{
	const struct dx_filing_doc doc = doc_of(load(INTRA), "gst_invoice");
	ck_assert_str_eq(
		file("gstr1_b2b_json", &own, &doc),
		"{\"gstin\":\"27AAECG3736E1C2\",\"fp\":\"052026\",\"version\":\"GST3.2.4\",\"hash\":\"hash\",\"b2b\":["
		"{\"ctin\":\"27AAPFU0939F1ZV\",\"inv\":[{\"inum\":\"S/1\",\"idt\":\"03-05-2026\",\"val\":1770.2,"
		"\"pos\":\"27\",\"rchrg\":\"N\",\"inv_typ\":\"R\",\"itms\":[{\"num\":1801,\"itm_det\":{\"txval\":1500,"
		"\"rt\":18,\"camt\":135,\"samt\":135,\"csamt\":0}}]}]}]}");
}
END_TEST

START_TEST(provider_sheet)
{
	const struct dx_filing_doc doc = doc_of(load(INTRA), "gst_invoice");
	const char *csv = file("provider_a_sales_simple", &own, &doc);
	has(csv, "Invoice Date,Invoice Number,Customer Billing Name,");
	has(csv,
	    "\r\n03/05/2026,S/1,'=Buyer <LLP>,27AAPFU0939F1ZV,Maharashtra,G,\"Widget, big\",8471,2,NOS,500.00,,1000.00,"
	    "9,90.00,9,90.00,0,0.00,0,0.00,N,N,N,27AAECG3736E1C2,1770.20,N,\r\n");
	has(csv, ",S,Repair,998719,1,OTH,500.00,,500.00,9,45.00,9,45.00,");
}
END_TEST

START_TEST(voucher_sums_to_zero)
{
	const struct dx_filing_doc doc = doc_of(load(INTRA), "gst_invoice");
	const char *xml = file("accounting_a_sales_voucher", &own, &doc);
	struct dx_dec sum = dx_dec(0, 2);
	has(xml, "<SVCURRENTCOMPANY>A &amp; B</SVCURRENTCOMPANY>");
	has(xml, "<PARTYNAME>=Buyer &lt;LLP&gt;</PARTYNAME>");
	has(xml,
	    "<LEDGERNAME>Output CGST</LEDGERNAME>\n<ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>\n<AMOUNT>135.00</AMOUNT>");
	has(xml, "<LEDGERNAME>Round Off</LEDGERNAME>\n<ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>\n<AMOUNT>0.20</AMOUNT>");
	has(xml, "<ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE>\n<AMOUNT>-1770.20</AMOUNT>");
	for (const char *p = strstr(xml, "POSITIVE>\n<AMOUNT>"); p != NULL; p = strstr(p + 1, "POSITIVE>\n<AMOUNT>")) {
		struct dx_str rest = dx_str(p + strlen("POSITIVE>\n<AMOUNT>"));
		struct dx_dec v;
		ck_assert(dx_dec_parse(dx_str_sub(rest, 0, dx_str_find_c(rest, '<')), &v));
		sum = dx_dec_add(sum, v);
	}
	ck_assert(dx_dec_is_zero(sum));
}
END_TEST

START_TEST(bill_of_a_purchase)
{
	json_t *values = json_pack("{s:s}", "gst.gstins", "27AAPFU0939F1ZV");
	struct dx_filing_settings buyer;
	dx_filing_settings_load(arena, values, &buyer);
	json_decref(values);
	const struct dx_filing_doc doc = doc_of(load(INTRA), "gst_invoice");
	const char *csv = file("accounting_b_books_bill", &buyer, &doc);
	has(csv,
	    "\r\n2026-05-03,S/1,,Draft,MH,MH,business_registered_regular,27AAECG3736E1C2,false,Own & Co,2026-05-03,INR,"
	    "\"Widget, big\",Cost of Goods Sold,\"Widget, big\",2,Nos,500.00,8471,GST18,18,180.00,Tax Group,goods,1000.00,"
	    "1500.00,1770.20,0.20,Rounding and charges below the lines,\r\n");
}
END_TEST

START_TEST(the_wrong_side)
{
	json_t *data = load(INTRA), *values = json_pack("{s:s}", "gst.gstins", "27AAPFU0939F1ZV");
	struct dx_filing_settings buyer;
	dx_filing_settings_load(arena, values, &buyer);
	json_decref(values);
	has(refusal("gstr1_b2b_json", &buyer, data, "gst_invoice"), "it is a purchase");
	has(refusal("accounting_a_sales_voucher", &buyer, data, "gst_invoice"), "it is a purchase");
	has(refusal("accounting_b_books_bill", &own, data, "gst_invoice"), "it is a sale");
	has(refusal("itr_prep_json", &own, data, "gst_invoice"), "not from a gst_invoice");
}
END_TEST

START_TEST(without_gstins_the_document_is_believed)
{
	struct dx_filing_settings none;
	struct dx_err err;
	const char *note = NULL;
	const struct dx_filing_doc doc = doc_of(load(INTRA), "gst_invoice");
	dx_filing_settings_load(arena, NULL, &none);
	ck_assert(dx_filing_check(arena, dx_filing_format_find("gstr1_b2b_json"), &none, &doc, &note, &err));
	has(note, "gst.gstins");
}
END_TEST

static json_t *changed(const char *path1, const char *path2, json_t *value)
{
	json_t *data = load(INTRA);
	ck_assert_int_eq(json_object_set_new(path2 != NULL ? json_object_get(data, path1) : data,
					     path2 != NULL ? path2 : path1, value),
			 0);
	return data;
}

START_TEST(reasons_for_people)
{
	const char *f = "gstr1_b2b_json";
	has(refusal(f, &own, changed("recipient", "gstin", json_null()), "gst_invoice"), "recipient has no GSTIN");
	has(refusal(f, &own, changed("document_type", NULL, json_string("credit_note")), "gst_invoice"), "cdnr");
	has(refusal(f, &own, changed("document_type", NULL, json_string("bill_of_supply")), "gst_invoice"),
	    "section nil");
}
END_TEST

START_TEST(more_reasons)
{
	const char *f = "gstr1_b2b_json";
	has(refusal(f, &own, changed("invoice_date", NULL, json_null()), "gst_invoice"), "no date");
	has(refusal(f, &own, changed("totals", "cgst", json_string("13.50")), "gst_invoice"), "taxable value × rate");
	has(refusal(f, &own, changed("totals", "taxable_value", json_string("900.00")), "gst_invoice"),
	    "do not add up");
	has(refusal(f, &own, changed("place_of_supply", NULL, json_string("29")), "gst_invoice"), "another state");
	has(refusal("accounting_a_sales_voucher", &own, changed("totals", "total", json_string("1900.00")),
		    "gst_invoice"),
	    "outside its lines");
}
END_TEST

/* Amounts that no product of would fit into 128 bits count as absent. */
START_TEST(monstrous_amounts)
{
	json_t *data = load(INTRA);
	json_t *line = json_array_get(json_object_get(data, "line_items"), 0);
	json_object_set_new(line, "taxable_value", json_string("999999999999999999999999999999"));
	json_object_set_new(line, "tax_rate", json_string("999999999999999999999999999999"));
	has(refusal("gstr1_b2b_json", &own, data, "gst_invoice"), "line 1 has no");
}
END_TEST

START_TEST(marked_files_say_so)
{
	struct dx_filing_doc doc = doc_of(load(INTRA), "gst_invoice");
	doc.marked = true;
	has(file("provider_a_sales_simple", &own, &doc), ",N,UNVERIFIED\r\n");
	has(file("accounting_a_sales_voucher", &own, &doc), "<NARRATION>UNVERIFIED: Invoice S/1</NARRATION>");
}
END_TEST

START_TEST(tds_of_both_sides)
{
	const char *form =
		"{\"pan\":\"AAAPA0000A\",\"financial_year\":\"2026-27\",\"deductors\":[{\"name\":\"ACME BANK\",\"tan\":"
		"\"MUMA01234B\",\"entries\":[{\"section\":\"194A\",\"date\":\"2026-06-15\",\"status\":\"P\","
		"\"booking_date\":\"2026-07-28\",\"remarks\":null,\"amount_paid\":\"60000.00\",\"tds_deducted\":"
		"\"6000.00\",\"tds_deposited\":\"6000.00\"}]}]}";
	const char *certificate =
		"{\"certificate_number\":\"C1\",\"deductor\":{\"name\":\"ACME\",\"tan\":\"MUMA01234B\"},"
		"\"deductee\":{\"name\":\"B\",\"pan\":\"AAAPA0000A\"},\"assessment_year\":\"2026-27\",\"section\":"
		"\"194J\",\"period\":{\"from\":\"2025-04-01\",\"to\":\"2025-06-30\"},\"payments\":[],\"deductions\":"
		"[{\"quarter\":\"Q1\",\"receipt_number\":\"R9\",\"tds_deducted\":\"100.00\",\"tds_deposited\":"
		"\"100.00\"}],\"totals\":{\"amount_paid\":\"1000.00\",\"tds_deducted\":\"100.00\","
		"\"tds_deposited\":\"100.00\"}}";
	const struct dx_filing_doc a = doc_of(load(form), "form_26as"),
				   b = doc_of(load(certificate), "tds_certificate");
	has(file("tds_reconciliation_csv", &own, &a),
	    "\r\n2026-27,Q1,MUMA01234B,ACME BANK,194A,,2026-06-15,,,,60000.00,6000.00,6000.00,P,2026-07-28,,only_26as,"
	    "provisional: ");
	has(file("tds_reconciliation_csv", &own, &b),
	    "\r\n2025-26,Q1,MUMA01234B,ACME,194J,,,R9,1000.00,100.00,,,,,,,only_books,C1\r\n");
	const char *json = file("itr_prep_json", &own, &a);
	has(json,
	    "\"TDSonOthThanSals\":{\"TDSonOthThanSalDtls\":[{\"TANOfDeductor\":\"MUMA01234B\",\"TDSSection\":\"94A\","
	    "\"TDSClaimed\":6000,\"GrossAmount\":60000,\"HeadOfIncome\":\"OS\",\"TDSCreditCarriedFwd\":0}],"
	    "\"TotalTDSonOthThanSals\":6000}");
	has(json, "\"pan\":\"AAAPA0000A\"");
	has(file("itr_prep_json", &own, &b), "194J was taken for professional fees");
}
END_TEST

START_TEST(statement_by_year)
{
	const char *text =
		"{\"bank_name\":\"Some Bank\",\"ifsc\":\"SOME0123456\",\"account_number\":\"12345678901\",\"account_type\":"
		"\"Savings\",\"currency\":\"INR\",\"statement_period\":{\"from\":\"2026-03-01\",\"to\":\"2026-04-30\"},"
		"\"opening_balance\":\"0.00\",\"closing_balance\":\"1.00\",\"transactions\":["
		"{\"date\":\"2026-03-31\",\"description\":\"Int.Pd:01-01-2026 to 31-03-2026\",\"debit\":null,\"credit\":\"120.50\"},"
		"{\"date\":\"2026-04-02\",\"description\":\"SALARY APR\",\"debit\":null,\"credit\":\"50000.00\"},"
		"{\"date\":\"2026-04-03\",\"description\":\"FINAL DIV XYZ LTD\",\"debit\":null,\"credit\":\"10.00\"},"
		"{\"date\":\"2026-04-04\",\"description\":\"INTEREST ON FD 1\",\"debit\":null,\"credit\":\"77.00\"},"
		"{\"date\":\"2026-04-05\",\"description\":\"CBDT TAX PAYMENT\",\"debit\":\"500.00\",\"credit\":null}]}";
	const struct dx_filing_doc doc = doc_of(load(text), "bank_statement");
	const char *json = file("itr_prep_json", &own, &doc);
	const json_t *years = json_object_get(load(json), "years");
	const json_t *a = json_array_get(years, 0), *b = json_array_get(years, 1);
	ck_assert_uint_eq(json_array_size(years), 2);
	ck_assert_str_eq(json_string_value(json_object_get(a, "financial_year")), "2025-26");
	ck_assert_str_eq(json_string_value(json_object_get(a, "assessment_year")), "2026-27");
	ck_assert(json_is_null(json_object_get(b, "assessment_year")));
	ck_assert_str_eq(json_string_value(json_object_get(b, "tax_year")), "2026-27");
	has(json, "{\"OthSrcNatureDesc\":\"SAV\",\"OthSrcOthAmount\":121}");
	has(json, "{\"OthSrcNatureDesc\":\"IFD\",\"OthSrcOthAmount\":77}");
	has(json, "\"DividendInc\":{\"DateRange\":{\"Upto15Of6\":10,");
	has(json, "\"salary_credits\":[{\"path\":\"/transactions/1\"");
	has(json, "\"tax_payments\":[{\"path\":\"/transactions/4\"");
	has(json, "\"BankAccountNo\":\"12345678901\",\"AccountType\":\"SB\"");
}
END_TEST

/* Interest of two accounts by the kind of each; one kept in dollars is in no sum. */
START_TEST(statement_of_several_accounts)
{
	const char *text =
		"{\"opening_balance\":\"0.00\",\"transactions\":[{\"date\":\"2025-06-30\",\"description\":\"INT CR\",\"debit\":null,"
		"\"credit\":\"100.00\"}],\"accounts\":["
		"{\"bank_name\":\"Some Bank\",\"ifsc\":\"SOME0123456\",\"account_number\":\"12345678901\",\"account_type\":\"Savings\","
		"\"currency\":\"INR\",\"transactions\":[{\"date\":\"2025-06-30\",\"description\":\"INT CR\",\"debit\":null,"
		"\"credit\":\"100.00\"}]},"
		"{\"bank_name\":\"Some Bank\",\"ifsc\":\"SOME0123456\",\"account_number\":\"12345678902\",\"account_type\":\"Current\","
		"\"currency\":\"INR\",\"transactions\":[{\"date\":\"2025-06-30\",\"description\":\"INT CR\",\"debit\":null,"
		"\"credit\":\"30.00\"},{\"date\":\"2025-07-01\",\"description\":\"SALARY JUN\",\"debit\":null,\"credit\":\"5.00\"}]},"
		"{\"bank_name\":\"Some Bank\",\"ifsc\":\"SOME0123456\",\"account_number\":\"12345678903\",\"account_type\":\"Savings\","
		"\"currency\":\"USD\",\"transactions\":[{\"date\":\"2025-06-30\",\"description\":\"INT CR\",\"debit\":null,"
		"\"credit\":\"7.00\"}]}]}";
	const struct dx_filing_doc doc = doc_of(load(text), "bank_statement");
	const char *json = file("itr_prep_json", &own, &doc);
	ck_assert_uint_eq(json_array_size(json_object_get(load(json), "bank_accounts")), 3);
	has(json, "\"interest\":{\"savings\":\"100.00\",\"deposits\":\"30.00\"");
	has(json, "\"salary_credits\":[{\"path\":\"/accounts/1/transactions/1\"");
	has(json, "\"BankAccountNo\":\"12345678901\",\"AccountType\":\"SB\"");
	has(json, "\"BankAccountNo\":\"12345678902\",\"AccountType\":\"CA\"");
	has(json, "accounts in other currencies are in no sum");
}
END_TEST

START_TEST(settings_are_checked)
{
	enum dx_filing_setting s;
	const char *clean;
	struct dx_err err;
	ck_assert(dx_filing_setting_find("gst.gstins", &s));
	ck_assert(dx_filing_setting_check(arena, s, " 27aapfu0939f1zv,07AAPFU0939F1ZX,27AAPFU0939F1ZV ", &clean, &err));
	ck_assert_str_eq(clean, "27AAPFU0939F1ZV,07AAPFU0939F1ZX");
	ck_assert(dx_filing_setting_check(arena, s, "", &clean, &err));
	ck_assert(!dx_filing_setting_check(arena, s, "27AAPFU0939F1ZW", &clean, &err));
	has(err.msg, "check digit");
	ck_assert(!dx_filing_setting_check(arena, s, "27AAPFU0939F1ZV,,", &clean, &err));
	ck_assert(dx_filing_setting_find("gstr1.version", &s));
	ck_assert(dx_filing_setting_check(arena, s, "GST3.3", &clean, &err));
	ck_assert(!dx_filing_setting_check(arena, s, "3.3", &clean, &err) &&
		  !dx_filing_setting_check(arena, s, "GST3.", &clean, &err));
	ck_assert(dx_filing_setting_find("accounting_a.sales_ledger", &s));
	ck_assert(!dx_filing_setting_check(arena, s, "", &clean, &err) &&
		  !dx_filing_setting_check(arena, s, "a\nb", &clean, &err));
	for (size_t i = 0; i < DX_FSET_COUNT; i++)
		ck_assert(dx_filing_setting_check(arena, (enum dx_filing_setting)i,
						  dx_filing_setting_info((enum dx_filing_setting)i)->def, &clean,
						  &err));
	ck_assert(!dx_filing_setting_find("gst.nothing", &s));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("filing");
	TCase *t = tcase_create("filing");
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, gstr1_of_one_invoice);
	tcase_add_test(t, provider_sheet);
	tcase_add_test(t, voucher_sums_to_zero);
	tcase_add_test(t, bill_of_a_purchase);
	tcase_add_test(t, the_wrong_side);
	tcase_add_test(t, without_gstins_the_document_is_believed);
	tcase_add_test(t, reasons_for_people);
	tcase_add_test(t, more_reasons);
	tcase_add_test(t, monstrous_amounts);
	tcase_add_test(t, marked_files_say_so);
	tcase_add_test(t, tds_of_both_sides);
	tcase_add_test(t, statement_by_year);
	tcase_add_test(t, statement_of_several_accounts);
	tcase_add_test(t, settings_are_checked);
	suite_add_tcase(s, t);
	return unit_main(s);
}

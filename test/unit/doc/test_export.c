/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/export.h"

#include <check.h>
#include <stdlib.h>

static void rows_are(const char *template_name, const char *json, const char *want)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err;
	json_t *data = json_loads(json, 0, NULL);
	ck_assert_ptr_nonnull(data);
	ck_assert(dx_export_csv(template_name, data, &b, &err));
	ck_assert_str_eq(dx_buf_cstr(&b), want);
	dx_buf_free(&b);
	json_decref(data);
}

START_TEST(columns_keep_the_contract_order)
{
	rows_are(
		"invoice",
		"{\"line_items\":[{\"amount\":\"5.00\",\"description\":\"Nut, big\",\"quantity\":\"2\",\"unit\":null}]}",
		"description,quantity,unit,unit_price,tax_rate,amount\r\n\"Nut, big\",2,,,,5.00\r\n");
	rows_are("receipt", "{\"line_items\":[]}", "description,quantity,amount\r\n");
}
END_TEST

START_TEST(text_is_defused_numbers_never)
{
	rows_are(
		"receipt",
		"{\"line_items\":[{\"description\":\"=HYPERLINK(\\\"a\\\")\",\"quantity\":\"-1\",\"amount\":\"-5.00\"},"
		"{\"description\":\"+91 98, home\",\"quantity\":null,\"amount\":\"0.10\"}]}",
		"description,quantity,amount\r\n\"'=HYPERLINK(\"\"a\"\")\",-1,-5.00\r\n\"'+91 98, home\",,0.10\r\n");
}
END_TEST

START_TEST(form_26as_is_flattened)
{
	rows_are(
		"form_26as",
		"{\"deductors\":[{\"name\":\"A\",\"tan\":\"T\",\"entries\":[{\"section\":\"194A\",\"amount_paid\":\"1.00\"},"
		"{\"section\":\"194C\"}]}]}",
		"name,tan,section,date,status,booking_date,remarks,amount_paid,tds_deducted\r\n"
		"A,T,194A,,,,,1.00,\r\nA,T,194C,,,,,,\r\n");
}
END_TEST

START_TEST(rows_of_several_accounts_say_whose_they_are)
{
	const char *accounts =
		"{\"transactions\":[{\"date\":\"2025-04-01\",\"debit\":\"5.00\"}],\"accounts\":["
		"{\"account_number\":\"00123\",\"currency\":\"INR\",\"transactions\":[{\"date\":\"2025-04-01\",\"debit\":\"5.00\"}]},"
		"{\"account_number\":\"00456\",\"currency\":\"USD\",\"transactions\":[{\"date\":\"2025-04-02\",\"credit\":\"7.00\"}]}]}";

	rows_are("bank_statement", accounts,
		 "date,value_date,description,reference,debit,credit,balance,channel,counterparty,category,"
		 "account_number,currency\r\n"
		 "2025-04-01,,,,5.00,,,,,,00123,INR\r\n2025-04-02,,,,,7.00,,,,,00456,USD\r\n");
	rows_are("bank_statement", "{\"transactions\":[{\"date\":\"2025-04-01\",\"debit\":\"5.00\"}]}",
		 "date,value_date,description,reference,debit,credit,balance,channel,counterparty,category\r\n"
		 "2025-04-01,,,,5.00,,,,,\r\n");
}
END_TEST

START_TEST(unknown_template_uses_its_rows)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err = {0};
	rows_are("novel", "{\"transactions\":[{\"x\":\"1\",\"y\":true},{\"y\":false,\"x\":\"2\"}]}",
		 "x,y\r\n1,true\r\n2,false\r\n");
	json_t *data = json_pack("{s:s}", "a", "b");
	ck_assert(!dx_export_csv("tds_certificate", data, &b, &err));
	ck_assert_int_eq(err.code, DX_E_export_not_available);
	json_decref(data);
	dx_buf_free(&b);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("export");
	TCase *t = tcase_create("export");
	tcase_add_test(t, text_is_defused_numbers_never);
	tcase_add_test(t, columns_keep_the_contract_order);
	tcase_add_test(t, form_26as_is_flattened);
	tcase_add_test(t, rows_of_several_accounts_say_whose_they_are);
	tcase_add_test(t, unknown_template_uses_its_rows);
	suite_add_tcase(s, t);
	SRunner *r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	int failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/bulk/bulk_int.h"

#include "../unit.h"

static struct dx_arena *a;
static struct dx_bulk_totals t;
static struct dx_buf out;

static void setup(void)
{
	a = dx_arena_new();
	dx_bulk_totals_begin(&t);
	out = DX_BUF_INIT;
}

static void teardown(void)
{
	dx_buf_free(&out);
	dx_arena_drop(&a);
}

/* TYPE and CURRENCY as JSON; one line of VALUE at RATE within a state. */
static void add(const char *type, const char *currency, const char *value, const char *rate, const char *tax,
		const char *total)
{
	struct dx_invoice inv;
	struct dx_err err;
	json_t *data;
	const char *text = dx_asprintf(
		a,
		"{\"document_type\":\"%s\",\"currency\":%s,\"place_of_supply\":\"27\","
		"\"supplier\":{\"gstin\":\"27AAECG3736E1C2\",\"state_code\":\"27\"},"
		"\"recipient\":{\"gstin\":\"27AAPFU0939F1ZV\",\"state_code\":\"27\"},"
		"\"line_items\":[{\"taxable_value\":\"%s\",\"tax_rate\":\"%s\",\"cgst\":\"%s\",\"sgst\":\"%s\"}],"
		"\"totals\":{\"taxable_value\":\"%s\",\"cgst\":\"%s\",\"sgst\":\"%s\",\"total\":\"%s\"}}",
		type, currency, value, rate, tax, tax, value, tax, tax, total);
	ck_assert_msg(dx_json_parse(a, dx_str(text), &data, &err), "%s", err.msg);
	dx_invoice_read(a, data, &inv);
	dx_bulk_totals_add(&t, a, &inv, false);
}

static const char *written(void)
{
	struct dx_jw w = dx_jw(&out);
	dx_jw_obj(&w);
	dx_bulk_totals_write(&t, &w);
	dx_jw_obj_end(&w);
	return dx_buf_cstr(&out);
}

START_TEST(rates_ascend_and_credit_notes_are_taken_off)
{
	add("invoice", "\"INR\"", "1000.00", "18", "90.00", "1180.00");
	add("invoice", "null", "200.00", "5", "5.00", "210.00");
	add("credit_note", "\"INR\"", "100.00", "18", "9.00", "118.00");
	ck_assert_str_eq(
		written(),
		"{\"totals\":{\"taxable_value\":\"1100.00\",\"cgst\":\"86.00\",\"sgst\":\"86.00\",\"igst\":\"0.00\",\"cess\":\"0.00\","
		"\"total\":\"1272.00\",\"by_rate\":["
		"{\"rate\":\"5\",\"taxable_value\":\"200.00\",\"cgst\":\"5.00\",\"sgst\":\"5.00\",\"igst\":\"0.00\",\"cess\":\"0.00\"},"
		"{\"rate\":\"18\",\"taxable_value\":\"900.00\",\"cgst\":\"81.00\",\"sgst\":\"81.00\",\"igst\":\"0.00\",\"cess\":\"0.00\"}],"
		"\"not_by_rate\":0,\"other_currency\":0}}");
}
END_TEST

START_TEST(what_is_in_no_sum_is_counted)
{
	add("invoice", "\"USD\"", "1000.00", "18", "90.00", "1180.00");
	add("invoice", "\"INR\"", "1000.00", "18", "10.00", "1020.00"); /* tax that the rate does not give */
	written();
	ck_assert_int_eq(t.other_currency, 1);
	ck_assert_int_eq(t.not_by_rate, 1);
	ck_assert_uint_eq(t.n_rates, 0);
	ck_assert_int_eq(dx_dec_cmp(t.total, dx_dec(102000, 2)), 0);
}
END_TEST

START_TEST(more_rates_than_there_are_do_no_harm)
{
	for (int i = 1; i <= DX_BULK_RATES + 3; i++)
		add("invoice", "\"INR\"", "0.00", dx_asprintf(a, "%d", i), "0.00", "0.00");
	ck_assert_uint_eq(t.n_rates, DX_BULK_RATES);
	ck_assert_int_eq(t.not_by_rate, 3);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("bulk/totals");
	TCase *tc = tcase_create("totals");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, rates_ascend_and_credit_notes_are_taken_off);
	tcase_add_test(tc, what_is_in_no_sum_is_counted);
	tcase_add_test(tc, more_rates_than_there_are_do_no_harm);
	suite_add_tcase(s, tc);
	return unit_main(s);
}

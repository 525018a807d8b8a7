/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/csv.h"

#include "../unit.h"

static struct dx_buf out;
static struct dx_csv w;

static void setup(void)
{
	out = DX_BUF_INIT;
	w = dx_csv(&out);
}

static void teardown(void)
{
	dx_buf_free(&out);
}

START_TEST(rows_end_with_crlf)
{
	dx_csv_text(&w, DX_STR("a"));
	dx_csv_text(&w, DX_STR(""));
	dx_csv_num(&w, DX_STR("1"));
	dx_csv_end(&w);
	dx_csv_text(&w, DX_STR("b"));
	dx_csv_end(&w);
	ck_assert_str_eq(dx_buf_cstr(&out), "a,,1\r\nb\r\n");
}
END_TEST

static const struct {
	const char *text;
	const char *want;
} texts[] = {
	{"plain text", "plain text"},
	{"a,b", "\"a,b\""},
	{"say \"hi\"", "\"say \"\"hi\"\"\""},
	{"two\r\nlines", "\"two\r\nlines\""},
	{"two\nlines", "\"two\nlines\""},
	{" blank", "\" blank\""},
	{"blank ", "\"blank \""},
	{"₹ é", "₹ é"},
	{"=1+2", "'=1+2"},
	{"=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""},
	{"+44 20", "'+44 20"},
	{"-1", "'-1"},
	{"@SUM(A1)", "'@SUM(A1)"},
	{"\tx", "\"'\tx\""},
	{"\rx", "\"'\rx\""},
	{"\nx", "\"'\nx\""},
	{"a=1", "a=1"},
	{"'quoted", "'quoted"},
};

START_TEST(texts_are_quoted_and_defused)
{
	dx_csv_text(&w, dx_str(texts[_i].text));
	ck_assert_str_eq(dx_buf_cstr(&out), texts[_i].want);
}
END_TEST

static const struct {
	const char *number;
	const char *want;
} numbers[] = {
	{"-1200.50", "-1200.50"}, {"0", "0"},  {"18.00", "18.00"},  {"", ""}, {"-1+2", "'-1+2"}, {"=1", "'=1"},
	{"1,200", "\"1,200\""},   {"-", "'-"}, {"-1 ", "\"'-1 \""},
};

START_TEST(only_numbers_pass_as_numbers)
{
	dx_csv_num(&w, dx_str(numbers[_i].number));
	ck_assert_str_eq(dx_buf_cstr(&out), numbers[_i].want);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("csv");
	TCase *tc = tcase_create("csv");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, rows_end_with_crlf);
	tcase_add_loop_test(tc, texts_are_quoted_and_defused, 0, (int)DX_LEN(texts));
	tcase_add_loop_test(tc, only_numbers_pass_as_numbers, 0, (int)DX_LEN(numbers));
	suite_add_tcase(s, tc);
	return unit_main(s);
}

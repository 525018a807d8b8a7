/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/value.h"

#include <string.h>

#include "../unit.h"

static const struct dx_value_rule point = {0};
static const struct dx_value_rule comma = {.comma = true};
static const struct dx_value_rule blanks = {.blanks = true};
static const struct dx_value_rule comma_blanks = {.comma = true, .blanks = true};

static const struct {
	const char *raw;
	const struct dx_value_rule *rule;
	const char *value; /* NULL: no number */
	const char *currency;
	enum dx_value_mark mark;
} numbers[] = {
	/* grouping */
	{"1234.50", &point, "1234.50", "", 0},
	{"1,234.50", &point, "1234.50", "", 0},
	{"12,34,567.89", &point, "1234567.89", "", 0},
	{"1,23,45,678.00", &point, "12345678.00", "", 0},
	{"123,456,789.00", &point, "123456789.00", "", 0},
	{"1'234'567.00", &point, "1234567.00", "", 0},
	{"1.234.567,89", &comma, "1234567.89", "", 0},
	{"1234,5", &comma, "1234.5", "", 0},
	{"10 750,00", &comma_blanks, "10750.00", "", 0},
	{"10 750,00", &comma, NULL, "", 0},
	{"1 234 567.00", &blanks, "1234567.00", "", 0},
	{"0", &point, "0", "", 0},
	{".50", &point, "0.50", "", 0},
	{"007", &point, "7", "", 0},
	/* no grouping that anybody prints */
	{"1,23,4567.00", &point, NULL, "", 0},
	{"1234,567.00", &point, NULL, "", 0},
	{"12,34.00", &point, NULL, "", 0},
	{"1,234,56.00", &point, NULL, "", 0},
	{"1,,234.00", &point, NULL, "", 0},
	{",234.00", &point, NULL, "", 0},
	{"1,234.", &point, NULL, "", 0},
	{"1.234.50", &point, NULL, "", 0},
	{"1,234'567.00", &point, NULL, "", 0},
	{"12 34 567.00", &blanks, NULL, "", 0},
	{"1.234,56", &point, NULL, "", 0},
	{"1,234.56", &comma, NULL, "", 0},
	/* signs */
	{"-1,234.50", &point, "-1234.50", "", 0},
	{"1,234.50-", &point, "-1234.50", "", 0},
	{"(1,234.50)", &point, "-1234.50", "", 0},
	{"+5.00", &point, "5.00", "", 0},
	{"- 5 813,75 $", &comma_blanks, "-5813.75", "", 0},
	{"−7.00", &point, "-7.00", "", 0},
	{"--7.00", &point, NULL, "", 0},
	{"(-7.00)", &point, NULL, "", 0},
	{"((7.00))", &point, NULL, "", 0},
	{"-", &point, NULL, "", 0},
	/* Dr and Cr */
	{"3.484,72 +/CREDIT", &comma, "3484.72", "", 0},
	{"3.484,72 -/DEBET", &comma, "-3484.72", "", 0},
	{"3.484,72 +/DEBET", &comma, NULL, "", 0}, /* one gainsays the other */
	{"3.484,72 /CREDIT", &comma, NULL, "", 0},
	{"400.00 (Dr)", &point, "400.00", "", DX_VALUE_MARK_DR},
	{"(Cr) 400.00", &point, NULL, "", 0},
	{"400.00 (Dx)", &point, NULL, "", 0},
	{"400.00 Dr", &point, "400.00", "", DX_VALUE_MARK_DR},
	{"1,11,800.00 CR", &point, "111800.00", "", DX_VALUE_MARK_CR},
	{"5,000.00Cr.", &point, "5000.00", "", DX_VALUE_MARK_CR},
	{"Dr 12.00", &point, "12.00", "", DX_VALUE_MARK_DR},
	{"12.00D", &point, "12.00", "", DX_VALUE_MARK_DR},
	{"12.00 Dr Cr", &point, NULL, "", 0},
	{"412214.22C R", &point, "412214.22", "", DX_VALUE_MARK_CR}, /* a cell too narrow for its mark */
	{"412214.22D R", &point, "412214.22", "", DX_VALUE_MARK_DR},
	{"412214.22X R", &point, NULL, "", 0},
	/* currencies */
	{"Rs. 7,59,517.00", &point, "759517.00", "INR", 0},
	{"Rs.500", &point, "500", "INR", 0},
	{"Rs, 63,600/-", &point, "63600", "INR", 0},
	{"₹1,545.00", &point, "1545.00", "INR", 0},
	{"₹ -1,545.00", &point, "-1545.00", "INR", 0},
	{"₦187,825.78", &point, "187825.78", "NGN", 0},
	{"-₱1,200.00", &point, "-1200.00", "PHP", 0},
	{"1.200,50 ₺", &comma, "1200.50", "TRY", 0},
	{"KSh 12,000.00", &point, "12000.00", "KES", 0},
	{"1.200,50 лв.", &comma, "1200.50", "BGN", 0},
	{"5 л", &comma, NULL, "", 0}, /* litres */
	{"1.200.000 đ", &comma, "1200000", "VND", 0},
	{"1.200.000 VNĐ", &comma, "1200000", "VND", 0},
	{"1,200.50 Baht", &point, "1200.50", "THB", 0},
	{"INR 12.50", &point, "12.50", "INR", 0},
	{"-19,25 €", &comma, "-19.25", "EUR", 0},
	{"SGD 15,450.75", &point, "15450.75", "SGD", 0},
	{"HK$1.00", &point, "1.00", "HKD", 0},
	{"$12.00", &point, "12.00", "", 0},
	{"■15,450.00", &point, "15450.00", "", 0},
	{"\ue0b915,450.00", &point, "15450.00", "", 0}, /* a font's own code */
	{"1,000/-", &point, "1000", "", 0},
	{"Rs. 1,000.00/-", &point, "1000.00", "INR", 0},
	{"EUR 5 USD", &point, NULL, "", 0},
	{"XYZ 5.00", &point, NULL, "", 0},
	/* other scripts */
	{"१,२३४.५०", &point, "1234.50", "", 0},
	/* a currency's letter, and a word's */
	{"R598 638.57", &blanks, "598638.57", "", 0},
	{"R$1,234.50", &point, "1234.50", "BRL", 0},
	{"R 500", &point, NULL, "", 0},
	/* what fonts without a rupee sign print for it */
	{"C1,88,332.22", &point, "188332.22", "INR", 0},
	{"+ C 649.00", &point, "649.00", "INR", 0},
	{"C-940.26", &point, "-940.26", "INR", 0},
	{"`1,234.00", &point, "1234.00", "INR", 0},
	{"C 649", &point, NULL, "", 0},
	{"649.00 C", &point, "649.00", "", DX_VALUE_MARK_CR},
	{"500R", &point, NULL, "", 0},
	/* no numbers */
	{"", &point, NULL, "", 0},
	{"I15,450.00", &point, NULL, "", 0},
	{"12A", &point, NULL, "", 0},
	{"1/2", &point, NULL, "", 0},
	{"$1,200.50 USD", &point, "1200.50", "USD", 0},
	{"€ 12.50 EUR", &point, "12.50", "EUR", 0},
	{"€ 12.50 USD", &point, NULL, "", 0},
	{"$ 12.50 EUR", &point, NULL, "", 0},
	{"$ 12.50 $", &point, NULL, "", 0},
	{"USD 12.50 USD", &point, "12.50", "USD", 0},
	{"12:30", &point, NULL, "", 0},
	{"UPI/477210510426", &point, NULL, "", 0},
	{"1234567890123456", &point, NULL, "", 0}, /* sixteen digits: no amount */
};

START_TEST(a_number_is_exactly_what_is_printed)
{
	const char *raw = numbers[_i].raw;
	struct dx_number n;
	char text[DX_DEC_TEXT_MAX];
	bool ok = dx_value_parse(dx_str(raw), *numbers[_i].rule, &n);

	ck_assert_msg(ok == (numbers[_i].value != NULL), "\"%s\" %s a number", raw, ok ? "is" : "is not");
	if (!ok)
		return;
	ck_assert_msg(strcmp(dx_dec_text(n.value, text), numbers[_i].value) == 0, "\"%s\" gives %s", raw, text);
	ck_assert_str_eq(n.currency, numbers[_i].currency);
	ck_assert_int_eq(n.mark, numbers[_i].mark);
}
END_TEST

START_TEST(a_percent_sign_is_noticed)
{
	struct dx_number n;
	bool ok = dx_value_parse(dx_str("28 %"), point, &n);

	ck_assert(ok);
	ck_assert(n.has_percent);
	ck_assert(dx_dec_cmp(n.value, dx_dec(28, 0)) == 0);
}
END_TEST

START_TEST(decimal_marks_are_voted_on)
{
	struct dx_value_vote vote = {0};
	static const char *const words[] = {"1,234.50", "12.00", "15.320,00", "7,71",      "-2.572,95", "1.234",
					    "1,234",    "2025",  "x,yz",      "1.740.000", "2,345,678"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		dx_value_vote(&vote, dx_str(words[i]));
	ck_assert_uint_eq(vote.point, 3);
	ck_assert_uint_eq(vote.comma, 4);
}
END_TEST

/* Of "22.757" alone nobody knows; "538" in its column says that three digits behind a point are thousands. */
static const struct {
	const char *words[4];
	bool groups;
} columns[] = {
	{{"-22.757", "10.000"}, false}, {{"-22.757", "-538"}, true},
	{{"-22.757", "0"}, false},      {{"0.757", "538"}, false},
	{{"22.7575", "538"}, false},    {{"22.757", "538", "12.50"}, false},
	{{"22.757", "20240"}, false},   {{"538"}, false},
};

START_TEST(a_column_tells_how_it_writes_thousands)
{
	struct dx_value_vote vote = {0};

	for (size_t i = 0; i < 4 && columns[_i].words[i]; i++)
		dx_value_vote(&vote, dx_str(columns[_i].words[i]));
	ck_assert_int_eq(dx_value_groups(&vote), columns[_i].groups);
}
END_TEST

static const struct {
	const char *raw;
	const char *readings[4]; /* value why value why … in order */
} cells[] = {
	{"1,234.50", {NULL}},
	{"23,81,649,32", {"2381649.32", "decimal_point"}},
	{"12,15", {"12.15", "decimal_point"}},
	{"8091", {"80.91", "decimal_point"}},
	{"772.715", {NULL}}, /* three digits behind: no decimal mark was merely lost */
	{"$45.00", {"545.00", "first_character", "845.00", "first_character"}},
	{"§71.21", {"571.21", "first_character", "871.21", "first_character"}},
	{"l2,9O0.00", {"12900.00", "letter_for_digit"}},
	{"1,2B4.5O", {"1284.50", "letter_for_digit"}},
	{"SOLD", {NULL}}, /* a word */
	{"-12,15", {"-12.15", "decimal_point"}},
	{"1,140,75.", {"1140.75", "decimal_point"}}, /* a speck behind the figure */
	{"20,920:05", {"20920.05", "decimal_point"}},
	{"2961S", {"29.61", "decimal_point", "296.15", "letter_for_digit"}}, /* marked as a debit */
	{"$9,819.55 (Cr)", {"59819.55", "first_character", "89819.55", "first_character"}},
};

START_TEST(a_misread_cell_has_few_other_readings)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_reading list[8];
	size_t n = dx_value_readings(a, dx_str(cells[_i].raw), point, 2, list, DX_LEN(list));
	size_t want = 0;

	while (want < 2 && cells[_i].readings[2 * want])
		want++;
	ck_assert_msg(n == want, "\"%s\" has %zu readings", cells[_i].raw, n);
	for (size_t i = 0; i < n; i++) {
		ck_assert_str_eq(list[i].text, cells[_i].readings[2 * i]);
		ck_assert_str_eq(list[i].why, cells[_i].readings[2 * i + 1]);
	}
	dx_arena_drop(&a);
}
END_TEST

START_TEST(readings_stop_at_the_limit)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_reading one;
	size_t n = dx_value_readings(a, dx_str("$45.00"), point, 2, &one, 1);

	ck_assert_uint_eq(n, 1);
	ck_assert_str_eq(one.text, "545.00");
	dx_arena_drop(&a);
}
END_TEST

START_TEST(signs_name_their_currency)
{
	ck_assert_str_eq(dx_value_currency(dx_str("₹")), "INR");
	ck_assert_str_eq(dx_value_currency(dx_str("₦")), "NGN");
	ck_assert_str_eq(dx_value_currency(dx_str(" Rs. ")), "INR");
	ck_assert_str_eq(dx_value_currency(dx_str("sgd")), "SGD");
	ck_assert_ptr_null(dx_value_currency(dx_str("$"))); /* of many countries */
	ck_assert_ptr_null(dx_value_currency(dx_str("ABC")));
	ck_assert_ptr_null(dx_value_currency(dx_str("")));
}
END_TEST

static Suite *value_suite(void)
{
	Suite *s = suite_create("value");
	TCase *tc = tcase_create("value");

	tcase_add_loop_test(tc, a_number_is_exactly_what_is_printed, 0, (int)DX_LEN(numbers));
	tcase_add_test(tc, a_percent_sign_is_noticed);
	tcase_add_test(tc, decimal_marks_are_voted_on);
	tcase_add_loop_test(tc, a_column_tells_how_it_writes_thousands, 0, (int)DX_LEN(columns));
	tcase_add_loop_test(tc, a_misread_cell_has_few_other_readings, 0, (int)DX_LEN(cells));
	tcase_add_test(tc, readings_stop_at_the_limit);
	tcase_add_test(tc, signs_name_their_currency);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(value_suite());
}

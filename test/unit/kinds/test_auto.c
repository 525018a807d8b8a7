/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A choice between templates that the paper's words leave open: what each makes of the paper decides. */
#include "dx/kinds/extract.h"

#include "../sheet.h"
#include "../unit.h"

#define BANK    "config/templates/finance/bank_statement.json"
#define INVOICE "config/templates/commerce/invoice.json"

static struct dx_arena *arena;
static struct sheet sheet;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

/* The template at PATH, without a phrase that the choice goes by if MUTE. */
static void add_template(json_t *list, const char *path, bool mute)
{
	struct dx_str text = sheet_file(arena, path);
	json_t *one = json_loadb(text.p, text.n, 0, NULL);

	ck_assert_ptr_nonnull(one);
	if (mute)
		json_object_del(one, "recognise");
	ck_assert_int_eq(json_array_append_new(list, one), 0);
}

static void row(int y, const char *date, const char *text, const char *amount, const char *balance)
{
	sheet_put(&sheet, 20, y, date);
	sheet_put(&sheet, 90, y, text);
	sheet_right(&sheet, 400, y, amount);
	sheet_right(&sheet, 500, y, balance);
}

/* A statement that says "invoice" in its title; its last balance is LAST. */
static void draw(const char *last)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 20, 20, "Invoice payments");
	row(100, "Date", "Details", "Debit", "Balance");
	row(115, "", "Brought forward", "", "900.00");
	row(130, "02/03/2024", "Paper mill", "150.00", "750.00");
	row(145, "05/03/2024", "Harbour dues", "20.50", "729.50");
	row(160, "09/03/2024", "Ink", "9.50", "720.00");
	row(175, "", "Closing balance", "", last);
}

/* What is chosen for it by templates of which the statement's has no phrase. */
static struct dx_extract_result choose(void)
{
	json_t *list = json_array();
	struct dx_extract_result r;
	struct dx_err err;
	char *text;

	add_template(list, INVOICE, false);
	add_template(list, BANK, true);
	text = json_dumps(list, 0);
	json_decref(list);
	ck_assert_ptr_nonnull(text);
	ck_assert(dx_extract(arena, dx_str(text), DX_STR(""), &sheet.page, 1, &r, &err));
	free(text);
	return r;
}

START_TEST(arithmetic_decides_where_words_leave_doubt)
{
	struct dx_extract_result r;

	draw("720.00");
	r = choose();
	ck_assert_ptr_nonnull(strstr(r.chosen, "bank_statement"));
	ck_assert_int_ge(r.chosen_percent, 50);
	ck_assert_ptr_null(strstr(dx_buf_cstr(&r.warnings), "template_uncertain"));
	dx_extract_free(&r);
}
END_TEST

START_TEST(arithmetic_that_fails_leaves_a_guess)
{
	struct dx_extract_result r;

	draw("730.00");
	r = choose();
	ck_assert_int_lt(r.chosen_percent, 50);
	ck_assert_ptr_nonnull(strstr(dx_buf_cstr(&r.warnings), "template_uncertain"));
	dx_extract_free(&r);
}
END_TEST

static Suite *auto_suite(void)
{
	Suite *s = suite_create("auto");
	TCase *tc = tcase_create("auto");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, arithmetic_decides_where_words_leave_doubt);
	tcase_add_test(tc, arithmetic_that_fails_leaves_a_guess);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(auto_suite());
}

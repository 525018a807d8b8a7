/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/text.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/buf.h"

static struct dx_arena *arena;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

static struct dx_page read_page(const char *text, int number)
{
	struct dx_page page;
	struct dx_err err;

	ck_assert_msg(dx_text_page(arena, dx_str(text), number, &page, &err), "%s", err.msg);
	return page;
}

START_TEST(carets_are_words_of_their_own)
{
	static const char *const want[] = {"1", "^", "ACME", "LTD", "^", "^", "-5.00"};
	struct dx_page page = read_page("\xef\xbb\xbf"
					"1^ACME LTD^^-5.00\r\n",
					1);

	ck_assert_uint_eq(page.n_words, DX_LEN(want));
	for (size_t i = 0; i < DX_LEN(want); i++)
		ck_assert_str_eq(page.words[i].text, want[i]);
	ck_assert_int_eq(page.words[2].x0, 2 * 7200);
	ck_assert_int_eq(page.words[2].x1, 6 * 7200);
	ck_assert_uint_eq(page.words[3].flags, DX_WORD_SPACE);
	ck_assert_int_eq(page.width, 17 * 7200);
}
END_TEST

START_TEST(bars_count_as_carets_where_there_are_more)
{
	static const char *const want[] = {"1", "^", "A^B", "^", "^", "-5.00"};
	struct dx_page page = read_page("1|A^B||-5.00\n", 1);

	ck_assert_uint_eq(page.n_words, DX_LEN(want));
	for (size_t i = 0; i < DX_LEN(want); i++)
		ck_assert_str_eq(page.words[i].text, want[i]);
}
END_TEST

START_TEST(pages_hold_a_hundred_lines)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_page page;

	for (int i = 1; i <= 201; i++)
		dx_buf_printf(&b, "%d^x\n", i);
	ck_assert_int_eq(dx_text_pages(dx_str(b.data)), 3);
	page = read_page(b.data, 2);
	ck_assert_str_eq(page.words[0].text, "101");
	ck_assert_uint_eq(page.words[page.n_words - 1].line, 99);
	page = read_page(b.data, 3);
	ck_assert_uint_eq(page.n_words, 3);
	dx_buf_free(&b);
}
END_TEST

START_TEST(what_is_stored_can_be_read_back)
{
	struct dx_page page = read_page("a^\"q\\^caf\xe9 \x01z^\n\n^", 1);
	struct dx_buf b = DX_BUF_INIT;
	struct dx_page back;
	struct dx_err err;

	dx_words_write(&b, &page);
	ck_assert_msg(dx_words_read(arena, dx_strn(b.data, b.len), &back, &err), "%s", err.msg);
	ck_assert_uint_eq(back.n_words, page.n_words);
	ck_assert_str_eq(back.words[4].text, "caf\xc3\xa9");
	dx_buf_free(&b);
}
END_TEST

START_TEST(a_line_without_end_is_refused)
{
	size_t n = DX_TEXT_LINE_MAX + 1;
	char *text = dx_alloc(arena, n + 1);
	struct dx_page page;
	struct dx_err err;

	memset(text, '^', n);
	ck_assert(!dx_text_page(arena, dx_strn(text, n), 1, &page, &err));
	ck_assert_int_eq(err.code, DX_E_corrupt_file);
	ck_assert(!dx_text_page(arena, dx_str("a"), 2, &page, &err));
	ck_assert_int_eq(dx_text_pages(dx_str("")), 1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("doc/text");
	TCase *t = tcase_create("text");
	SRunner *r;
	int failed;

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, carets_are_words_of_their_own);
	tcase_add_test(t, bars_count_as_carets_where_there_are_more);
	tcase_add_test(t, pages_hold_a_hundred_lines);
	tcase_add_test(t, what_is_stored_can_be_read_back);
	tcase_add_test(t, a_line_without_end_is_refused);
	suite_add_tcase(s, t);
	r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Words of forms and labels whose letters recognition takes for digits, or for others. */
#include "../../../lib/ocr/ocr_int.h"
#include "../unit.h"

static struct dx_arena *arena;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

START_TEST(legal_forms_are_letters)
{
	struct dx_word words[] = {
		{.text = "z"}, {.text = "0.0.,"}, {.text = "0.0."}, {.text = "S.r.|."}, {.text = "0.10"}};
	struct reading r = {.words = words, .n = 5};

	dx_ocr_mend_forms(arena, &r);
	ck_assert_str_eq(words[1].text, "o.o.,");
	ck_assert_str_eq(words[2].text, "0.0."); /* behind no "z" it is a figure */
	ck_assert_str_eq(words[3].text, "S.r.l.");
	ck_assert_str_eq(words[4].text, "0.10");
}
END_TEST

START_TEST(an_account_is_no_beer)
{
	struct dx_word words[] = {
		{.text = "Ale"}, {.text = "No."}, {.text = "Afe"}, {.text = "Type:"}, {.text = "Ale"}};
	struct reading r = {.words = words, .n = 5};

	dx_ocr_mend_forms(arena, &r);
	ck_assert_str_eq(words[0].text, "A/c");
	ck_assert_str_eq(words[2].text, "A/c");
	ck_assert_str_eq(words[4].text, "Ale");
}
END_TEST

START_TEST(numerals_are_roman_behind_what_is_numbered)
{
	static const char *const cases[][2] = {{"Phase", "Phase"}, {"Il,", "II,"},     {"Stage", "Stage"},
					       {"IIl", "III"},     {"W-IIl", "W-III"}, {"Phase-Il", "Phase-II"},
					       {"Il", "Il"},       {"W-Il", "W-Il"},   {"8rd", "3rd"},
					       {"28rd,", "23rd,"}, {"8th", "8th"},     {"8rdx", "8rdx"}};
	struct dx_word words[DX_LEN(cases)] = {0};
	struct reading r = {.words = words, .n = DX_LEN(cases)};

	for (size_t i = 0; i < r.n; i++)
		words[i].text = cases[i][0];
	dx_ocr_mend_numerals(arena, &r);
	for (size_t i = 0; i < r.n; i++)
		ck_assert_str_eq(words[i].text, cases[i][1]);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("forms");
	TCase *t = tcase_create("forms");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, legal_forms_are_letters);
	tcase_add_test(t, an_account_is_no_beer);
	tcase_add_test(t, numerals_are_roman_behind_what_is_numbered);
	suite_add_tcase(s, t);
	return unit_main(s);
}

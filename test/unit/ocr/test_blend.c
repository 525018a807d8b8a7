/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which of two readings of one place is taken. */
#include <string.h>

#include "../../../lib/ocr/ocr_int.h"
#include "../unit.h"

static struct dx_arena *arena;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

/* A word in the row ROW, 100 pixels wide. */
static struct dx_word at(int row, const char *text, int conf)
{
	return (struct dx_word){.text = text,
				.x0 = 10,
				.y0 = row * 40,
				.x1 = 110,
				.y1 = row * 40 + 20,
				.conf = (uint8_t)conf,
				.line = (uint32_t)row};
}

static const struct {
	const char *first;
	int first_conf;
	const char *second;
	int second_conf;
	const char *taken;
} cases[] = {
	{"Bread", 80, "Broad", 85, "Broad"},     /* the surer one */
	{"Bread", 85, "Broad", 80, "Bread"},     /* whichever it is */
	{"CHERAS,", 92, "CHERA", 93, "CHERAS,"}, /* rather with a letter more */
	{"lnvo", 83, "Invoice", 80, "Invoice"},
	{"Xinvoice", 40, "Invoice", 90, "Invoice"}, /* but not at any price */
	{"Amount", 80, "Arnount", 84, "Amount"},    /* rather one that is sure elsewhere; a letter more is less */
	{"Anount", 86, "Amount", 70, "Amount"},
	{"{ten", 83, "Iten", 78, "Iten"}, /* print has no braces in words */
	{"Sonst", 96, "", 0, "Sonst"},    /* nothing is no reading */
	{"", 0, "Seul", 60, "Seul"},
	{"", 0, "Seul", 40, NULL}, /* a guess is not added */
};

START_TEST(the_better_reading_of_a_place_is_taken)
{
	/* in both readings, far below, a word that is sure */
	struct dx_word first[2] = {at(9, "AMOUNT", 95)};
	struct dx_word second[2] = {at(9, "AMOUNT", 95)};
	struct reading r = {first, 1, 0, 0};
	struct reading s = {second, 1, 0, 0};
	const char *found = NULL;

	if (cases[_i].first[0])
		first[r.n++] = at(1, cases[_i].first, cases[_i].first_conf);
	if (cases[_i].second[0])
		second[s.n++] = at(1, cases[_i].second, cases[_i].second_conf);
	dx_ocr_blend(arena, &r, &s);
	for (size_t i = 0; i < r.n; i++) {
		if (r.words[i].y0 != 40)
			continue;
		ck_assert_ptr_null(found); /* one of both */
		found = r.words[i].text;
	}
	if (cases[_i].taken)
		ck_assert_str_eq(found, cases[_i].taken);
	else
		ck_assert_ptr_null(found);
}
END_TEST

/* A word does not bear witness for itself: both readings have it at one place, once sure and once not. */
START_TEST(a_word_is_no_evidence_for_itself)
{
	struct dx_word first[] = {at(1, "Anount", 86)};
	struct dx_word second[] = {at(1, "Amount", 81)};
	struct reading r = {first, 1, 0, 0};
	const struct reading s = {second, 1, 0, 0};

	dx_ocr_blend(arena, &r, &s);
	ck_assert_uint_eq(r.n, 1);
	ck_assert_str_eq(r.words[0].text, "Anount");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ocr blend");
	TCase *t = tcase_create("blend");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_loop_test(t, the_better_reading_of_a_place_is_taken, 0, DX_LEN(cases));
	tcase_add_test(t, a_word_is_no_evidence_for_itself);
	suite_add_tcase(s, t);
	return unit_main(s);
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Letters of a text layer that nobody sees: cut off, covered, below their own copies; and those that are half seen. */
#include "made.h"

/* The page's words, each with a blank behind it. */
static const char *said(const struct dx_page *p)
{
	static char text[256];
	size_t n = 0;

	text[0] = '\0';
	for (size_t i = 0; i < p->n_words && n + strlen(p->words[i].text) + 2 < sizeof(text); i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s ", p->words[i].text);
	return text;
}

START_TEST(text_is_seen_or_not)
{
	static const struct {
		const char *content, *words;
	} cases[] = {
		/* a cell's text goes on below the next one, and its clip ends before */
		{"q 99 690 31 20 re W n BT /F 10 Tf 100 700 Td (NEFT A 9,876.54) Tj ET Q "
		 "BT /F 10 Tf 136 700 Td (1,234.50) Tj ET",
		 "NEFT 1,234.50 "},
		/* the same letter in the same place does not stand for it */
		{"q 99 690 31 20 re W n BT /F 10 Tf 100 700 Td (NEFT) Tj 36 0 Td (99.00) Tj ET Q "
		 "BT /F 10 Tf 136.5 700 Td (19.00) Tj ET",
		 "NEFT 19.00 "},
		/* in the middle of a digit, of what is no figure */
		{"q 99 690 34 20 re W n BT /F 10 Tf 100 700 Td (UPI/50412345) Tj ET Q "
		 "BT /F 10 Tf 140 700 Td (1,234.50) Tj ET",
		 "UPI/50 1,234.50 "},
		/* or the next cell's ground covers it */
		{"BT /F 10 Tf 100 700 Td (NEFT 9,876.54) Tj ET 1 g 129 690 80 20 re f 0 g "
		 "BT /F 10 Tf 132 700 Td (1,234.50) Tj ET",
		 "NEFT 1,234.50 "},
		/* what was covered and then written again in its place is there */
		{"BT /F 10 Tf 100 700 Td (NEFT) Tj ET 1 g 90 690 80 20 re f 0 g BT /F 10 Tf 100 700 Td (NEFT) Tj ET",
		 "NEFT "},
		/* a box that lets through what is below covers nothing */
		{"BT /F 10 Tf 100 700 Td (NEFT) Tj ET /Half gs 0.9 g 90 690 80 20 re f", "NEFT "},
		/* a shadow and its letters */
		{"0.75 g BT /F 10 Tf 100.8 699.2 Td (1,234.50) Tj ET 0 g BT /F 10 Tf 100 700 Td (1,234.50) Tj ET",
		 "1,234.50 "},
		/* pale marks below figures, and where they are alone; other pale text is left */
		{"0.9 g BT /F 14 Tf 90 699 Td (Customer copy) Tj 200 -100 Td (Customer copy) Tj ET 0.5 g "
		 "BT /F 10 Tf 300 500 Td (Page) Tj ET 0 g BT /F 10 Tf 100 700 Td (1,234.50) Tj ET",
		 "1,234.50 Page "},
		/* white on a dark ground is meant to be read */
		{"0 g 90 690 80 20 re f 1 g BT /F 10 Tf 100 700 Td (Date) Tj ET", "Date "},
	};
	struct dx_page p;

	mkpdf_page(&made, 600, 800, "", "/ExtGState<</Half<</ca 0.5>>>>", cases[_i].content, strlen(cases[_i].content));
	ck_assert(open_made());
	p = words_of(1);
	ck_assert_int_eq(p.text_state, DX_TEXT_USABLE);
	ck_assert_str_eq(said(&p), cases[_i].words);
}
END_TEST

/* An eight of which a clip leaves the right side is a three to whoever looks. */
START_TEST(half_a_digit_is_not_believed)
{
	struct dx_page p = words_from("BT /F 10 Tf 100 700 Td (1,234.5) Tj ET q 135.3 690 60 20 re W n "
				      "BT /F 10 Tf 133 700 Td (8) Tj ET Q");

	ck_assert_int_eq(p.text_state, DX_TEXT_GARBLED);
}
END_TEST

START_TEST(half_a_digit_of_a_figure_is_not_believed)
{
	struct dx_page p = words_from("q 99 690 31 20 re W n BT /F 10 Tf 100 700 Td (1,504,123.45) Tj ET Q");

	ck_assert_int_eq(p.text_state, DX_TEXT_GARBLED);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("pdf/seen");
	TCase *seen = tcase_create("seen");

	tcase_add_checked_fixture(seen, set_up, tear_down);
	tcase_add_loop_test(seen, text_is_seen_or_not, 0, 9);
	tcase_add_test(seen, half_a_digit_is_not_believed);
	tcase_add_test(seen, half_a_digit_of_a_figure_is_not_believed);
	suite_add_tcase(s, seen);
	return s;
}

int main(void)
{
	return unit_main(suite());
}

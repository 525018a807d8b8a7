/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/label.h"

#include "../unit.h"
#include "dx/extract/lex.h"
#include "../sheet.h"

static struct dx_arena *arena;
static struct sheet sheet;

static void setup(void)
{
	arena = dx_arena_new();
	sheet_init(&sheet, arena, 1);
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static struct dx_lines lines_of(void)
{
	struct dx_lines lines;

	dx_lines_build(arena, &sheet.page, 1, &lines);
	return lines;
}

/* ---- phrases ---- */

static const struct {
	const char *text;
	int number;
	size_t len;
} matches[] = {
	{"Chq./Ref.No.", 1, 3}, {"CHQ REF NO", 1, 3}, {"Chq", 0, 1},         {"Chq. Ref.", 0, 1},
	{"CGST %", 2, 2},       {"CGST%", 2, 2},      {"cgst amount", 3, 1}, {"खाता संख्या : 1", 4, 2},
	{"Débit", 5, 1},        {"DÉBIT", 5, 1},      {"No", -1, 0},         {"...", -1, 0},
};

START_TEST(phrases_match_folded_and_the_longest_wins)
{
	struct dx_lex *lex = dx_lex_new(arena);
	static const char *const phrases[] = {"chq", "chq ref no", "cgst %", "cgst", "खाता संख्या", "débit"};
	struct dx_tok *toks;
	size_t n;
	size_t len = 0;
	int number;

	for (size_t i = 0; i < DX_LEN(phrases); i++)
		dx_lex_add(lex, phrases[i], (int)i);
	dx_lex_add(lex, "chq", 9); /* the first one counts */
	toks = dx_lex_tokens_of(lex, arena, dx_str(matches[_i].text), &n);
	number = dx_lex_match(lex, toks, n, 0, &len);
	ck_assert_msg(number == matches[_i].number, "%s: %d", matches[_i].text, number);
	if (number >= 0)
		ck_assert_uint_eq(len, matches[_i].len);
}
END_TEST

static const struct {
	const char *text;
	uint8_t conf;
	int number;
} recognised[] = {
	{"DRAMT", 90, 0}, {"dramt", 100, -1}, {"Paidin", 93, 1}, {"AIC", 90, 2},  {"A/C", 90, 2},
	{"AlC", 90, 2},   {"AIC", 100, -1},   {"DrlCr", 80, 4},  {"aty", 80, 3},  {"oY", 64, 3},
	{"Oty", 100, -1}, {"arty", 80, -1},   {"say", 80, -1},   {"AXC", 90, -1},
};

/* What recognition makes of short headings; a text layer says what it says. */
START_TEST(recognised_words_lose_blanks_slashes_and_tails)
{
	static const char *const phrases[] = {"dr amt", "paid in", "a c", "qty", "dr cr"};
	const struct dx_word word = {.text = recognised[_i].text, .conf = recognised[_i].conf};
	const struct dx_word *words[] = {&word};
	struct dx_lex *lex = dx_lex_new(arena);
	struct dx_tok *toks;
	size_t len = 0;
	size_t n;

	for (size_t i = 0; i < DX_LEN(phrases); i++)
		dx_lex_add(lex, phrases[i], (int)i);
	toks = dx_lex_tokens(lex, arena, words, 1, &n);
	ck_assert_msg(dx_lex_match(lex, toks, n, 0, &len) == recognised[_i].number, "%s", word.text);
	if (recognised[_i].number >= 0) {
		ck_assert_uint_eq(len, n);
		ck_assert(toks[0].first);
	}
}
END_TEST

/* ---- labels ---- */

enum { ACCOUNT, HOLDER, DATED, INVOICE, GSTIN, BALANCE };

static struct dx_labels labels_of(struct dx_lines *lines)
{
	struct dx_lex *lex = dx_lex_new(arena);
	struct dx_labels labels;

	dx_lex_add(lex, "account no", ACCOUNT);
	dx_lex_add(lex, "account holder", HOLDER);
	dx_lex_add(lex, "dated", DATED);
	dx_lex_add(lex, "invoice no", INVOICE);
	dx_lex_add(lex, "gstin", GSTIN);
	dx_lex_add(lex, "opening balance", BALANCE);
	*lines = lines_of();
	dx_labels_unwrap(arena, lines, lex);
	dx_labels_find(arena, lines, lex, &labels);
	return labels;
}

/* The first candidate for the first hit of FIELD; NULL when there is none. */
static const char *value_of(int field)
{
	struct dx_lines lines;
	struct dx_labels labels = labels_of(&lines);
	struct dx_words values[DX_LABEL_VALUES_MAX];

	for (size_t i = 0; i < labels.n; i++)
		if (labels.v[i].field == field)
			return dx_labels_values(arena, &labels, &labels.v[i], values) ? dx_words_text(arena, &values[0])
										      : NULL;
	return NULL;
}

START_TEST(a_value_stands_behind_its_label)
{
	sheet_put(&sheet, 40, 100, "Account Holder : A. B. Rao");
	sheet_put(&sheet, 300, 100, "Account No");
	sheet_put(&sheet, 400, 100, ": 8816676039027");
	ck_assert_str_eq(value_of(HOLDER), "A. B. Rao");
	ck_assert_str_eq(value_of(ACCOUNT), "8816676039027");
}
END_TEST

START_TEST(a_value_may_be_glued_to_its_label)
{
	sheet_put(&sheet, 40, 100, "GSTIN:29ABCDE1234F1Z5 (regular)");
	ck_assert_str_eq(value_of(GSTIN), "29ABCDE1234F1Z5 (regular)");
}
END_TEST

START_TEST(a_value_may_stand_below)
{
	sheet_put(&sheet, 40, 100, "Invoice No.");
	sheet_put(&sheet, 200, 100, "Dated");
	sheet_put(&sheet, 40, 114, "INV-3769");
	sheet_put(&sheet, 200, 114, "26-Aug-25");
	ck_assert_str_eq(value_of(INVOICE), "INV-3769");
	ck_assert_str_eq(value_of(DATED), "26-Aug-25");
}
END_TEST

/* The value in the middle, or at the height of the first line. */
START_TEST(a_label_may_be_in_two_lines)
{
	sheet_put(&sheet, 40, 100, "Account");
	sheet_put(&sheet, 120, 106, ": A. B. Rao");
	sheet_put(&sheet, 40, 112, "Holder");
	sheet_put(&sheet, 40, 140, "Account");
	sheet_put(&sheet, 120, 140, ": 8816676039027");
	sheet_put(&sheet, 40, 152, "No.");
	ck_assert_str_eq(value_of(HOLDER), "A. B. Rao");
	ck_assert_str_eq(value_of(ACCOUNT), "8816676039027");
}
END_TEST

START_TEST(two_lines_with_values_are_two_labels)
{
	sheet_put(&sheet, 40, 100, "Account");
	sheet_put(&sheet, 120, 100, ": savings");
	sheet_put(&sheet, 40, 112, "Holder");
	sheet_put(&sheet, 120, 112, ": A. B. Rao");
	ck_assert_ptr_null(value_of(HOLDER));
}
END_TEST

START_TEST(another_label_is_no_value)
{
	sheet_put(&sheet, 40, 100, "Account No");
	sheet_put(&sheet, 40, 114, "Account Holder");
	sheet_put(&sheet, 40, 160, "far away");
	ck_assert_ptr_null(value_of(ACCOUNT));
	ck_assert_ptr_null(value_of(HOLDER)); /* the next line is too far down */
}
END_TEST

/* "Opening" over "Balance" over a figure: one label of both lines. */
START_TEST(a_label_may_stand_in_two_lines_over_its_value)
{
	sheet_put(&sheet, 300, 100, "Opening");
	sheet_put(&sheet, 302, 112, "Balance");
	sheet_put(&sheet, 300, 124, "12,306.85");
	ck_assert_str_eq(value_of(BALANCE), "12,306.85");
}
END_TEST

START_TEST(the_second_line_of_a_label_may_end_with_a_currency)
{
	sheet_put(&sheet, 40, 100, "Opening");
	sheet_put(&sheet, 40, 112, "Balance ( ₹ )");
	sheet_put(&sheet, 40, 126, "5,210.00");
	ck_assert_ptr_nonnull(value_of(BALANCE));
}
END_TEST

/* "Payments      - Credits": two labels of a sum in words. */
START_TEST(a_sign_does_not_join_what_stands_apart)
{
	sheet_put(&sheet, 40, 100, "Opening");
	sheet_put(&sheet, 200, 100, "- Balance");
	sheet_put(&sheet, 40, 114, "12.00");
	sheet_put(&sheet, 200, 114, "5.00");
	ck_assert_ptr_null(value_of(BALANCE));
}
END_TEST

START_TEST(an_unknown_label_is_no_value)
{
	sheet_put(&sheet, 40, 100, "Account No");
	sheet_put(&sheet, 200, 100, "Something else:");
	ck_assert_ptr_null(value_of(ACCOUNT));
}
END_TEST

/* A sentence fills its column up to the next one, whose edge the lines around it show. */
START_TEST(a_label_may_begin_close_behind_another_column)
{
	struct dx_lex *lex = dx_lex_new(arena);
	struct dx_labels labels;

	dx_lex_add(lex, "state tax", BALANCE);
	for (int edged = 0; edged < 2; edged++) {
		struct dx_lines lines;

		sheet_init(&sheet, arena, 1);
		for (int i = 0; i < 4; i++) /* two above, two below */
			sheet_put(&sheet, edged ? 300 : 290 + 5 * i, 88 + 12 * i + (i > 1 ? 12 : 0), "Amount");
		sheet_right(&sheet, 292, 112, "subject to Gurugram");
		sheet_put(&sheet, 300, 112, "State Tax");
		sheet_right(&sheet, 500, 112, "1,858.62");
		lines = lines_of();
		dx_labels_find(arena, &lines, lex, &labels);
		ck_assert_uint_eq(labels.n, 1);
		ck_assert_int_eq(labels.v[0].inner, !edged);
	}
}
END_TEST

/* Where words have blanks between them, a gap without one parts them, however small it is. */
START_TEST(a_gap_without_a_blank_parts_a_label)
{
	struct dx_lex *lex = dx_lex_new(arena);
	struct dx_labels labels;

	dx_lex_add(lex, "state tax", BALANCE);
	for (int blanks = 0; blanks < 2; blanks++) {
		struct dx_lines lines;

		sheet_init(&sheet, arena, 1);
		for (int i = 0; i < 8; i++)
			sheet_put(&sheet, 40, 200 + 12 * i, "goods once sold are not taken back");
		sheet_right(&sheet, 292, 112, "subject to Gurugram");
		sheet_put(&sheet, 300, 112, "State Tax");
		if (blanks)
			sheet_blanks(&sheet);
		lines = lines_of();
		dx_labels_find(arena, &lines, lex, &labels);
		ck_assert_uint_eq(labels.n, 1);
		ck_assert_int_eq(labels.v[0].inner, !blanks);
	}
}
END_TEST

/* Recognition knows one script: of a label in two the first half becomes some letters before a slash. */
START_TEST(a_misread_script_is_part_of_its_label)
{
	static const struct {
		const char *text;
		bool scan;
		size_t first;
	} cases[] = {{"waiter / State Tax : Goa", true, 0},
		     {"wa ter / State Tax : Goa", true, 0},
		     {"waiter / State Tax : Goa", false, 1},    /* a text layer says what it says */
		     {"waiter / State Tax Goa", true, 1},       /* no label for sure */
		     {"a b c d e / State Tax : Goa", true, 5}}; /* a sentence */
	struct dx_lex *lex = dx_lex_new(arena);
	struct dx_labels labels;

	dx_lex_add(lex, "state tax", BALANCE);
	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct dx_lines lines;

		sheet_init(&sheet, arena, 1);
		sheet_put(&sheet, 40, 112, cases[i].text);
		if (cases[i].scan)
			sheet_scan(&sheet);
		lines = lines_of();
		dx_labels_find(arena, &lines, lex, &labels);
		ck_assert_uint_eq(labels.n, 1);
		ck_assert_uint_eq(labels.v[0].first, cases[i].first);
		ck_assert_int_eq(labels.v[0].inner, cases[i].first > 0);
	}
}
END_TEST

START_TEST(a_page_of_two_scripts_needs_no_colons)
{
	struct dx_lex *lex = dx_lex_new(arena);
	struct dx_labels labels;

	dx_lex_add(lex, "state tax", BALANCE);
	for (int n = 3; n <= 4; n++) {
		struct dx_lines lines;

		sheet_init(&sheet, arena, 1);
		for (int i = 1; i < n; i++)
			sheet_put(&sheet, 40, 112 + 20 * i, "arka / Other words");
		sheet_put(&sheet, 40, 112, "waiter / State Tax Goa");
		sheet_scan(&sheet);
		lines = lines_of();
		dx_labels_find(arena, &lines, lex, &labels);
		ck_assert_uint_eq(labels.n, 1);
		ck_assert_int_eq(labels.v[0].inner, n < 4);
	}
}
END_TEST

START_TEST(rows_of_tables_hold_no_labels)
{
	struct dx_lex *lex = dx_lex_new(arena);
	struct dx_lines lines;
	struct dx_labels labels;

	sheet_put(&sheet, 40, 100, "Opening Balance 5.00");
	lines = lines_of();
	dx_lex_add(lex, "opening balance", BALANCE);
	lines.v[0].used = true;
	dx_labels_find(arena, &lines, lex, &labels);
	ck_assert_uint_eq(labels.n, 0);
	lines.v[0].used = false;
	dx_labels_find(arena, &lines, lex, &labels);
	ck_assert_uint_eq(labels.n, 1);
}
END_TEST

static Suite *label_suite(void)
{
	Suite *s = suite_create("labels");
	TCase *tc = tcase_create("labels");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, phrases_match_folded_and_the_longest_wins, 0, (int)DX_LEN(matches));
	tcase_add_loop_test(tc, recognised_words_lose_blanks_slashes_and_tails, 0, (int)DX_LEN(recognised));
	tcase_add_test(tc, a_value_stands_behind_its_label);
	tcase_add_test(tc, a_value_may_be_glued_to_its_label);
	tcase_add_test(tc, a_value_may_stand_below);
	tcase_add_test(tc, a_label_may_be_in_two_lines);
	tcase_add_test(tc, two_lines_with_values_are_two_labels);
	tcase_add_test(tc, another_label_is_no_value);
	tcase_add_test(tc, a_label_may_stand_in_two_lines_over_its_value);
	tcase_add_test(tc, the_second_line_of_a_label_may_end_with_a_currency);
	tcase_add_test(tc, a_sign_does_not_join_what_stands_apart);
	tcase_add_test(tc, an_unknown_label_is_no_value);
	tcase_add_test(tc, a_label_may_begin_close_behind_another_column);
	tcase_add_test(tc, a_gap_without_a_blank_parts_a_label);
	tcase_add_test(tc, a_misread_script_is_part_of_its_label);
	tcase_add_test(tc, a_page_of_two_scripts_needs_no_colons);
	tcase_add_test(tc, rows_of_tables_hold_no_labels);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(label_suite());
}

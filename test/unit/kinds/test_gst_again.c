/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GST invoices as scans, of which words of the head and of the foot were misread: what second readings of their places
 * make of them, and what they do not. */
#include "dx/doc/cells.h"

#include "../unit.h"
#include "gst_rows.h"

#define HASH      "a83c1f1ed8644c4a0fafaabed3ca1a8bc82814aa45c555cd5a40ec6b1695b913"
#define AGAIN_MAX 4

static struct dx_reread cells[AGAIN_MAX];
static size_t n_cells;

/* Draws P as a scan, with WAS read as READ. */
static void misread(const struct paper *p, const char *was, const char *read)
{
	draw(p);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.page.words[i].text, was) == 0)
			sheet.page.words[i].text = read;
	sheet_scan(&sheet);
	n_cells = 0;
}

static const char *of_scan(const char *path)
{
	sheet.page.rereads = cells;
	sheet.page.n_rereads = n_cells;
	sheet.page.reread_round = n_cells ? 1 : 0;
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_at(all, path);
}

/* The Nth cell of KIND that the first reading asks for below Y was read so, in the ways line, larger, twice, smooth. */
static void reread_below(enum dx_cell_kind kind, int32_t y, size_t nth, const char *const texts[4])
{
	static const char *const ways[4] = {"line", "larger", "twice", "smooth"};
	struct dx_cell_reading *r = dx_alloc_array(arena, 4, sizeof(*r));
	struct dx_extract_result result;
	struct dx_want *w = NULL;
	struct dx_err err;
	size_t n;

	sheet.page.n_rereads = 0;
	ck_assert(dx_extract(arena, sheet_file(arena, TEMPLATE), DX_STR(""), &sheet.page, 1, &result, &err));
	ck_assert(dx_wants_read(arena, dx_strn(result.wants.data, result.wants.len), &w, &n, &err));
	dx_extract_free(&result);
	for (size_t i = 0; i < 4; i++)
		r[i] = (struct dx_cell_reading){texts[i], 60, ways[i]};
	for (size_t i = 0; i < n; i++)
		if (w[i].kind == kind && w[i].y0 > y && nth-- == 0) {
			cells[n_cells++] = (struct dx_reread){w[i].x0, w[i].y0, w[i].x1, w[i].y1, r, 4};
			return;
		}
	ck_abort_msg("no such cell is asked for");
}

static void reread(enum dx_cell_kind kind, size_t nth, const char *const texts[4])
{
	reread_below(kind, 0, nth, texts);
}

/* Below the word TEXT. */
static int32_t foot_of(const char *text)
{
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.page.words[i].text, text) == 0)
			return sheet.page.words[i].y0;
	return 0;
}

/* ---- GSTINs ---- */

START_TEST(a_gstin_is_what_two_readings_say_with_its_check_character)
{
	const struct paper p = plain();

	misread(&p, "29AAHCM7727Q1ZI", "2SAAHCM7727Q1ZI");
	reread(DX_CELL_CODE, 0, (const char *const[4]){"2SAAHCM7727Q1ZI", "29AAHCM7727Q1ZI", "29AAHCM7727Q1ZI", "X"});
	ck_assert_str_eq(of_scan("data/recipient/gstin"), "29AAHCM7727Q1ZI");
}
END_TEST

START_TEST(one_reading_is_too_few_for_a_gstin)
{
	const struct paper p = plain();

	misread(&p, "29AAHCM7727Q1ZI", "2SAAHCM7727Q1ZI");
	reread(DX_CELL_CODE, 0, (const char *const[4]){"2SAAHCM7727Q1ZI", "29AAHCM7727Q1ZI", "2SAAHCM7727Q1ZI", "X"});
	ck_assert_str_ne(of_scan("data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_check(all, "gstin"), "failed");
}
END_TEST

START_TEST(a_gstin_with_letters_too_few_or_too_many_is_read_again)
{
	static const char *const read[] = {"29AAHC7727Q1ZI", "29/AAHCM7727Q1ZI", "29AAHCM7727Q122I"};
	static const char *const right[4] = {"29AAHCM7727Q1ZI", "29AAHCM7727Q1ZI", "29AAHCM7727Q1ZI", "29"};
	const struct paper p = plain();

	for (size_t i = 0; i < DX_LEN(read); i++) {
		misread(&p, "29AAHCM7727Q1ZI", read[i]);
		if (strchr(read[i], '/')) /* a mark is no letter: right as it is */
			ck_assert_str_eq(of_scan("data/recipient/gstin"), right[0]);
		else
			reread(DX_CELL_CODE, 0, right);
		ck_assert_str_eq(of_scan("data/recipient/gstin"), right[0]);
	}
}
END_TEST

START_TEST(a_letter_twice_or_a_label_in_readings_is_none_of_a_gstin)
{
	static const char *const texts[4] = {"STIN29AAHCM77S27Q1ZI", "ISTIN29AAHCM7727Q1ZI", "X", "29"};
	const struct paper p = plain();

	misread(&p, "29AAHCM7727Q1ZI", "29AAHCM77S2701ZI");
	reread(DX_CELL_CODE, 0, texts);
	ck_assert_str_eq(of_scan("data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(a_number_of_digits_is_no_gstin)
{
	const struct paper p = plain();

	misread(&p, "29AAHCM7727Q1ZI", "112517207612997");
	ck_assert_str_eq(of_scan("data/recipient/gstin"), "null");
}
END_TEST

START_TEST(a_bracket_at_the_end_of_a_gstin_is_a_j)
{
	const struct paper p = plain();

	misread(&p, "29AAHCM7727Q1ZI", "24AAUFC4999K1Z}");
	ck_assert_str_eq(of_scan("data/recipient/gstin"), "24AAUFC4999K1ZJ");
}
END_TEST

/* ---- hashes ---- */

static struct paper registered(const char *first, const char *second)
{
	struct paper p = plain();

	p.head[2] = first;
	p.head[3] = second;
	return p;
}

START_TEST(a_hash_torn_by_recognition_is_what_three_readings_say)
{
	const struct paper p =
		registered("IRN: a83c1f1ed8644c4a0fafaabed3ca1 a8bc828 1 4aa45c555cd5a40ec6b1695b913", NULL);

	misread(&p, "", "");
	ck_assert_str_eq(of_scan("data/irn"), "null");
	reread(DX_CELL_HEX, 0, (const char *const[4]){HASH, HASH, HASH, "a83c"});
	ck_assert_str_eq(of_scan("data/irn"), HASH);
}
END_TEST

START_TEST(a_hash_in_two_lines_is_read_line_by_line)
{
	static const char *const first[4] = {"a83c1f1ed8644c4a0fafaabed3ca1a8b", "a83c1f1ed8644c4a0fafaabed3ca1a8b",
					     "a83c1f1ed8644c4a0fafaabed3ca1a8b", "a83c1"};
	/* one letter too few in two ways: the other line says how many there are */
	static const char *const second[4] = {"c8284aa45c555cd5a40ec6b1695b913", "c82814aa45c555cd5a40ec6b1695b913",
					      "c82814aa45c555cd5a40ec6b1695b913", "c8284aa45c555cd5a40ec6b1695b913"};
	const struct paper p = registered("IRN: a83c1f1ed8644c4a0fafaabed3calaBb-", NULL);

	misread(&p, "", "");
	sheet_put(&sheet, 65, 146, "c828l4aa45c555cd5a40ec6b1695b913");
	sheet_scan(&sheet);
	reread(DX_CELL_HEX, 0, first);
	reread(DX_CELL_HEX, 1, second);
	ck_assert_str_eq(of_scan("data/irn"), HASH);
}
END_TEST

/* HASH with its first f, in place 5, read as a 1. */
#define BARLESS "a83c111ed8644c4a0fafaabed3ca1a8bc82814aa45c555cd5a40ec6b1695b913"

START_TEST(an_f_that_two_readings_see_is_no_1)
{
	const struct paper p =
		registered("IRN: a83c1f1ed8644c4a0fafaabed3ca1 a8bc828 1 4aa45c555cd5a40ec6b1695b913", NULL);

	misread(&p, "", "");
	reread(DX_CELL_HEX, 0, (const char *const[4]){BARLESS, BARLESS, HASH, BARLESS});
	ck_assert_str_eq(of_scan("data/irn"), HASH);
	n_cells = 0;
	reread(DX_CELL_HEX, 0, (const char *const[4]){BARLESS, BARLESS, BARLESS, BARLESS});
	ck_assert_str_eq(of_scan("data/irn"), "null");
}
END_TEST

START_TEST(a_hash_of_which_readings_differ_is_none)
{
	const struct paper p =
		registered("IRN: a83c1f1ed8644c4a0fafaabed3ca1 a8bc828 1 4aa45c555cd5a40ec6b1695b913", NULL);

	misread(&p, "", "");
	reread(DX_CELL_HEX, 0,
	       (const char *const[4]){HASH, "a83c1f1ed8644c4a0fafaabed3ca1a8bc82814aa45c555cd5a40ec6b1695b9",
				      "083c1f1ed8644c4a0fafaabed3ca1a8bc82814aa45c555cd5a40ec6b1695b913",
				      "a83c1f1ed8644c4a0fafaabed3ca1a8bc82814aa45c555cd5a40ec6b1695b91e"});
	ck_assert_str_eq(of_scan("data/irn"), "null");
}
END_TEST

START_TEST(letters_of_a_hash_are_small)
{
	const struct paper p =
		registered("IRN: a83c1f1ed8644c4a0Fafaabed3ca1a8bc82814aa45c555cd5a40ec6b1695b913", NULL);

	misread(&p, "", "");
	ck_assert_str_eq(of_scan("data/irn"), HASH);
}
END_TEST

START_TEST(a_letter_lost_at_its_end_is_no_other_hash)
{
	const struct paper p =
		registered("IRN: a83c1f1ed8644c4a0fafaabed3ca1 a8bc828 1 5aa45c555cd5a40ec6b1695b913", NULL);

	misread(&p, "", "");
	reread(DX_CELL_HEX, 0,
	       (const char *const[4]){HASH, "a83c1f1ed8644c4a0fafaabed3ca1a8bc82814aa45c555cd5a40ec6b1695b91", HASH "c",
				      "a83c"});
	ck_assert_str_eq(of_scan("data/irn"), HASH);
}
END_TEST

/* SHA-256 of "29AABCR1718E1ZL2025-26INVPS/25-26/8412". */
#define DUE "26758f4565ace631d9c0af0c2b7774bf8b1a924f558be77664db6577f604a768"
#define DUE_BROKEN                                                                                                     \
	"26758f4565ace631d9c0"                                                                                         \
	"l"                                                                                                            \
	"f0c2b7774bf8b1a924f8be77664db6577f604a768"

START_TEST(a_misread_hash_that_the_values_come_to_is_theirs)
{
	const struct paper p = registered("IRN: " DUE_BROKEN, NULL);

	misread(&p, "", "");
	ck_assert_str_eq(of_scan("data/irn"), DUE);
	ck_assert_str_eq(sheet_check(all, "irn"), "passed");
}
END_TEST

START_TEST(the_values_come_to_the_hash)
{
	const struct paper right = registered("IRN: " DUE, NULL);
	struct paper other = registered("IRN: " DUE, NULL);
	struct paper small = registered("IRN: " DUE, NULL);

	verdict(&right);
	ck_assert_str_eq(sheet_check(all, "irn"), "passed");
	small.head[0] = "Invoice No: ps/25-26/8412"; /* the portal hashes capitals */
	verdict(&small);
	ck_assert_str_eq(sheet_check(all, "irn"), "passed");
	other.head[0] = "Invoice No: PS/25-26/8413";
	verdict(&other);
	ck_assert_str_eq(sheet_check(all, "irn"), "none");
	ck_assert_str_eq(sheet_at(all, "warnings/0/code"), "irn_differs");
	ck_assert_str_eq(sheet_at(all, "data/irn"), DUE);
}
END_TEST

/* ---- roundings ---- */

static struct paper rounded(const char *rounding)
{
	struct paper p = plain();

	p.foot[3][0] = "Round Off";
	p.foot[3][1] = rounding;
	p.foot[4][0] = "Grand Total";
	p.foot[4][1] = "9,959.00";
	return p;
}

START_TEST(a_rounding_has_the_sign_that_readings_and_the_total_say)
{
	static const char *const texts[4] = {"0.20", "-0.20", "-0.20", "0.20"};
	const struct paper p = rounded("0.20");

	misread(&p, "", "");
	ck_assert_str_eq(of_scan("verification/state"), "mismatch");
	reread(DX_CELL_AMOUNT, 0, texts);
	ck_assert_str_eq(of_scan("data/totals/round_off"), "-0.20");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(arithmetic_alone_makes_no_sign)
{
	static const char *const texts[4] = {"0.20", "-0.20", "0.20", "0.20"};
	const struct paper p = rounded("0.20");

	misread(&p, "", "");
	reread(DX_CELL_AMOUNT, 0, texts);
	ck_assert_str_eq(of_scan("data/totals/round_off"), "0.20");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* ---- sums ---- */

START_TEST(a_misread_sum_is_what_readings_and_the_total_say)
{
	static const char *const texts[4] = {"759.60", "159.60", "759.60", "x"};
	static const char *const few[4] = {"759.60", "159.60", "159.60", "x"};
	static const char *const names[] = {"CGST", "SGST"};
	struct paper p = plain();

	for (size_t i = 0; i < DX_LEN(names); i++) {
		p = plain();
		p.foot[1 + i][1] = "159.60";
		misread(&p, "", "");
		ck_assert_str_eq(of_scan("verification/state"), "mismatch");
		reread_below(DX_CELL_AMOUNT, foot_of("8,440.00"), i, texts);
		ck_assert_str_eq(of_scan("data/totals/cgst"), "759.60");
		ck_assert_str_eq(sheet_at(all, "data/totals/sgst"), "759.60");
		ck_assert_str_eq(sheet_verdict(all), "verified");
		n_cells = 0;
		reread_below(DX_CELL_AMOUNT, foot_of("8,440.00"), i, few);
		ck_assert_str_eq(of_scan("verification/state"), "mismatch");
	}
}
END_TEST

START_TEST(a_tax_without_its_label_is_what_readings_and_its_twin_say)
{
	static const char *const texts[4] = {"759.60", "759.60", "159.60", "x"};
	static const char *const few[4] = {"759.60", "159.60", "159.60", "x"};
	struct paper p = plain();

	p.foot[1][0] = "CST T";
	p.foot[1][1] = "759.";
	misread(&p, "", "");
	ck_assert_str_eq(of_scan("data/totals/cgst"), "null");
	reread_below(DX_CELL_AMOUNT, foot_of("8,440.00"), 0, texts);
	ck_assert_str_eq(of_scan("data/totals/cgst"), "759.60");
	n_cells = 0;
	reread_below(DX_CELL_AMOUNT, foot_of("8,440.00"), 0, few);
	ck_assert_str_eq(of_scan("data/totals/cgst"), "null");
}
END_TEST

/* ---- taxes of lines ---- */

START_TEST(a_lost_tax_of_a_line_is_the_reading_that_is_its_twin)
{
	static const char *const texts[4] = {"252.00", "252.00", "262.00", "x"};
	static const char *const other[4] = {"262.00", "262.00", "262.00", "x"};
	struct paper p = plain();
	const struct paper taxed = {
		.heads = {"Sl", "Description", "HSN", "Taxable", "CGST", "SGST", "Total"},
		.items = {{"1", "Oak shelf", "9403", "5,400.00", "486.00", "486.00", "6,372.00"},
			  {"2", "Steel ladder", "7326", "2,800.00", NULL, "252.00", "3,304.00"},
			  {"3", "Handbook", "4901", "240.00", "21.60", "21.60", "283.20"}},
	};

	memcpy(p.heads, taxed.heads, sizeof(p.heads));
	memcpy(p.items, taxed.items, sizeof(p.items));
	misread(&p, "", "");
	ck_assert_str_eq(of_scan("data/line_items/1/cgst"), "null");
	reread_below(DX_CELL_AMOUNT, foot_of("6,372.00"), 0, texts);
	ck_assert_str_eq(of_scan("data/line_items/1/cgst"), "252.00");
	n_cells = 0;
	reread_below(DX_CELL_AMOUNT, foot_of("6,372.00"), 0, other);
	ck_assert_str_eq(of_scan("data/line_items/1/cgst"), "null");
}
END_TEST

/* ---- words ---- */

START_TEST(a_stroke_lost_to_a_firms_title_leaves_its_name)
{
	const struct paper p = plain();

	misread(&p, "Bill", "Ms.");
	for (size_t i = 0; i < sheet.page.n_words; i++) {
		struct dx_word *w = &sheet.page.words[i];

		w->text = strcmp(w->text, "To") == 0 ? "Sura" : strcmp(w->text, "Nandi") == 0 ? "14," : w->text;
	}
	sheet_put(&sheet, 352, 50, "LLP");
	sheet_scan(&sheet);
	ck_assert_str_eq(of_scan("data/recipient/name"), "Sura LLP");
}
END_TEST

START_TEST(an_l_among_capitals_is_an_i)
{
	const struct paper p = plain();

	misread(&p, "PS/25-26/8412", "El/25-26/8412");
	ck_assert_str_eq(of_scan("data/invoice_number"), "EI/25-26/8412");
	misread(&p, "PS/25-26/8412", "elm/25-26/8412");
	ck_assert_str_eq(of_scan("data/invoice_number"), "elm/25-26/8412");
}
END_TEST

START_TEST(a_colon_that_touches_an_answer_is_none_of_its_letters)
{
	struct paper p = plain();

	p.head[2] = "Reverse Charge iN";
	misread(&p, "", "");
	ck_assert_str_eq(of_scan("data/reverse_charge"), "false");
}
END_TEST

START_TEST(what_hangs_over_a_code_is_none_of_it)
{
	static const char *const codes[][2] = {{"998362 4", "998362"},
					       {"998362 12", "998362"},
					       {"85285200 5N1094953Z,", "85285200"},
					       {"998362", "998362"}};

	for (size_t i = 0; i < DX_LEN(codes); i++) {
		struct paper p = plain();

		p.items[0][2] = codes[i][0];
		misread(&p, "", "");
		ck_assert_str_eq(of_scan("data/line_items/0/hsn_sac"), codes[i][1]);
	}
}
END_TEST

static Suite *gst_again_suite(void)
{
	Suite *s = suite_create("gst_again");
	TCase *tc = tcase_create("gst_again");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_gstin_is_what_two_readings_say_with_its_check_character);
	tcase_add_test(tc, one_reading_is_too_few_for_a_gstin);
	tcase_add_test(tc, a_gstin_with_letters_too_few_or_too_many_is_read_again);
	tcase_add_test(tc, a_letter_twice_or_a_label_in_readings_is_none_of_a_gstin);
	tcase_add_test(tc, a_misread_sum_is_what_readings_and_the_total_say);
	tcase_add_test(tc, a_tax_without_its_label_is_what_readings_and_its_twin_say);
	tcase_add_test(tc, a_lost_tax_of_a_line_is_the_reading_that_is_its_twin);
	tcase_add_test(tc, what_hangs_over_a_code_is_none_of_it);
	tcase_add_test(tc, a_stroke_lost_to_a_firms_title_leaves_its_name);
	tcase_add_test(tc, a_number_of_digits_is_no_gstin);
	tcase_add_test(tc, a_bracket_at_the_end_of_a_gstin_is_a_j);
	tcase_add_test(tc, a_hash_torn_by_recognition_is_what_three_readings_say);
	tcase_add_test(tc, a_hash_in_two_lines_is_read_line_by_line);
	tcase_add_test(tc, an_f_that_two_readings_see_is_no_1);
	tcase_add_test(tc, a_hash_of_which_readings_differ_is_none);
	tcase_add_test(tc, letters_of_a_hash_are_small);
	tcase_add_test(tc, a_letter_lost_at_its_end_is_no_other_hash);
	tcase_add_test(tc, a_misread_hash_that_the_values_come_to_is_theirs);
	tcase_add_test(tc, the_values_come_to_the_hash);
	tcase_add_test(tc, a_rounding_has_the_sign_that_readings_and_the_total_say);
	tcase_add_test(tc, arithmetic_alone_makes_no_sign);
	tcase_add_test(tc, an_l_among_capitals_is_an_i);
	tcase_add_test(tc, a_colon_that_touches_an_answer_is_none_of_its_letters);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(gst_again_suite());
}

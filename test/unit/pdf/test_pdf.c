/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The words of a page: their boxes and order, what a text layer is worth, letters that lie. */
#include "made.h"

START_TEST(words_with_boxes)
{
	struct dx_page p = words_from("BT /F 10 Tf 100 700 Td (Closing Balance) Tj 200 0 Td (1,234.50) Tj ET");

	ck_assert_int_eq(p.width, 600000);
	ck_assert_int_eq(p.height, 800000);
	ck_assert_int_eq(p.text_state, DX_TEXT_USABLE);
	ck_assert_int_eq(p.source, DX_SOURCE_TEXT_LAYER);
	ck_assert_uint_eq(p.n_words, 3);
	ck_assert_str_eq(p.words[0].text, "Closing");
	ck_assert_str_eq(p.words[1].text, "Balance");
	ck_assert_str_eq(p.words[2].text, "1,234.50");
	ck_assert_uint_eq(p.words[1].flags, DX_WORD_SPACE);
	ck_assert_uint_eq(p.words[2].flags, 0);
	ck_assert_uint_eq(p.words[0].line, p.words[1].line);
	ck_assert_uint_lt(p.words[1].line, p.words[2].line);
	ck_assert_int_eq(p.words[2].x0, 300000);
	/* baseline 100 points from the top, letters about ten high */
	ck_assert_int_lt(p.words[2].y0, 95000);
	ck_assert_int_gt(p.words[2].y0, 85000);
	ck_assert_int_ge(p.words[2].y1, 100000);
	ck_assert_int_eq(p.words[2].conf, 100);
}
END_TEST

START_TEST(gaps_break_words_and_kerning_does_not)
{
	struct dx_page p =
		words_from("BT /F 10 Tf 100 700 Td [(12)-100(34)] TJ ET BT /F 10 Tf 100 600 Td [(56)-400(78)] TJ ET");

	ck_assert_uint_eq(p.n_words, 3);
	ck_assert_str_eq(p.words[0].text, "1234");
	ck_assert_str_eq(p.words[1].text, "56");
	ck_assert_str_eq(p.words[2].text, "78");
	ck_assert_uint_eq(p.words[2].flags & DX_WORD_SPACE, 0);
}
END_TEST

/* A sign is often of another font than its figure; one that a blank's width parts stands alone. */
START_TEST(a_sign_of_a_currency_stays_at_its_figure)
{
	struct dx_page p =
		words_from("BT /F 10 Tf 100 700 Td [($)-200(34)] TJ ET BT /F 10 Tf 100 600 Td [($)-280(78)] TJ ET");

	ck_assert_uint_eq(p.n_words, 3);
	ck_assert_str_eq(p.words[0].text, "$34");
	ck_assert_str_eq(p.words[1].text, "$");
}
END_TEST

START_TEST(lines_come_in_reading_order)
{
	struct dx_page p = words_from("BT /F 10 Tf 400 500 Td (right) Tj -300 0 Td (left) Tj 0 100 Td (top) Tj ET");

	ck_assert_uint_eq(p.n_words, 3);
	ck_assert_str_eq(p.words[0].text, "top");
	ck_assert_str_eq(p.words[1].text, "left");
	ck_assert_str_eq(p.words[2].text, "right");
}
END_TEST

START_TEST(blank_behind_a_line_is_told)
{
	struct dx_page p = words_from("BT /F 10 Tf 100 700 Td (LIC ) Tj 0 -20 Td (OF INDIA) Tj ET");

	ck_assert_uint_eq(find(&p, "LIC")->flags, DX_WORD_END_SPACE);
	ck_assert_uint_eq(find(&p, "OF")->flags, 0);
	ck_assert_uint_eq(find(&p, "INDIA")->flags, DX_WORD_SPACE);
}
END_TEST

START_TEST(slanted_watermarks_are_dropped)
{
	struct dx_page p = words_from("BT /F 10 Tf 100 700 Td (Invoice 42 of the day) Tj ET "
				      "BT /F 60 Tf .7 .7 -.7 .7 100 100 Tm (SPECIMEN) Tj ET");

	ck_assert_uint_eq(p.n_words, 5);
	ck_assert_int_eq(p.rotation, 0);
}
END_TEST

START_TEST(text_that_runs_up_the_page_is_made_upright)
{
	struct dx_page p =
		words_from("BT /F 10 Tf 0 1 -1 0 100 200 Tm (Statement of account) Tj 0 -20 Td (second line) Tj ET");

	ck_assert_int_eq(p.rotation, 90);
	ck_assert_int_eq(p.width, 800000);
	ck_assert_int_eq(p.height, 600000);
	ck_assert_uint_eq(p.n_words, 5);
	ck_assert_str_eq(p.words[0].text, "Statement");
	ck_assert_str_eq(p.words[4].text, "line");
	/* x of the page was 100 from the left edge, which is now the top */
	ck_assert_int_gt(p.words[0].y0, 85000);
	ck_assert_int_lt(p.words[0].y1, 105000);
	ck_assert_int_eq(p.words[0].x0, 200000);
}
END_TEST

START_TEST(text_upside_down_is_turned)
{
	ck_assert_int_eq(words_from("BT /F 10 Tf -1 0 0 -1 300 700 Tm (Statement of account) Tj ET").rotation, 180);
}
END_TEST

START_TEST(text_that_runs_down_is_turned)
{
	ck_assert_int_eq(words_from("BT /F 10 Tf 0 -1 1 0 300 700 Tm (Statement of account) Tj ET").rotation, 270);
}
END_TEST

START_TEST(rotated_page_is_upright_by_itself)
{
	struct dx_page p;
	const char *c = "BT /F 10 Tf 0 1 -1 0 100 200 Tm (Statement of account) Tj ET";

	mkpdf_page(&made, 600, 800, "/Rotate 90", "", c, strlen(c));
	ck_assert(open_made());
	p = words_of(1);
	ck_assert_int_eq(p.rotation, 0);
	ck_assert_int_eq(p.width, 800000);
	ck_assert_uint_eq(p.n_words, 3);
}
END_TEST

START_TEST(rules_are_found_and_joined)
{
	struct dx_page p = words_from("BT /F 10 Tf 100 700 Td (Header of the table) Tj ET "
				      "1 w 50 690 m 300 690 l S 300 690 m 550 690 l S " /* two pieces */
				      "50 650 500 0.5 re f "                            /* filled, thin */
				      "50 600 100 20 re S "                             /* a box */
				      "100 100 m 300 300 l S "                          /* slanted */
				      "50 500 200 40 re f");                            /* shading */

	ck_assert_uint_eq(p.n_rules, 6);
	ck_assert_int_eq(p.rules[0].x0, 50000);
	ck_assert_int_eq(p.rules[0].x1, 550000);
	ck_assert_int_eq(p.rules[0].y0, 110000);
	ck_assert_int_eq(p.rules[0].y1, 110000);
	ck_assert_int_eq(p.rules[1].y0, p.rules[1].y1);
	ck_assert_int_eq(p.rules[4].x0, 50000);
	ck_assert_int_eq(p.rules[4].y1 - p.rules[4].y0, 20000);
}
END_TEST

START_TEST(doubled_text_counts_once)
{
	struct dx_page p =
		words_from("BT /F 10 Tf 100 700 Td (Total 11 11) Tj ET BT /F 10 Tf 100.3 700 Td (Total 11 11) Tj ET");

	ck_assert_uint_eq(p.n_words, 3);
}
END_TEST

START_TEST(letters_of_symbol_fonts_are_flagged)
{
	struct dx_page p;
	const char *c = "BT /Z 10 Tf 100 700 Td (I) Tj /F 10 Tf (15,450.00) Tj 0 -50 Td (plain) Tj ET";

	mkpdf_page(&made, 600, 800, "", "/Font<</F 3 0 R/Z<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>>>", c,
		   strlen(c));
	ck_assert(open_made());
	p = words_of(1);
	ck_assert_uint_eq(p.words[0].flags & DX_WORD_SYMBOL, DX_WORD_SYMBOL);
	ck_assert_uint_eq(find(&p, "plain")->flags & DX_WORD_SYMBOL, 0);
}
END_TEST

/* ---- what the text layer is worth ---- */

/* A picture over the whole page, in its own stream. */
static void page_with_scan(const char *before, const char *after)
{
	static const char grey[16] = {(char)0xff};
	int image = mkpdf_stream(
		&made, "/Type/XObject/Subtype/Image/Width 4/Height 4/ColorSpace/DeviceGray/BitsPerComponent 8", grey,
		sizeof(grey));
	char content[4096];
	char resources[64];

	snprintf(content, sizeof(content), "%s q 600 0 0 800 0 0 cm /I Do Q %s", before, after);
	snprintf(resources, sizeof(resources), "/XObject<</I %d 0 R>>", image);
	mkpdf_page(&made, 600, 800, "", resources, content, strlen(content));
	ck_assert(open_made());
}

START_TEST(no_text_over_a_scan_is_none)
{
	page_with_scan("", "");
	ck_assert_int_eq(words_of(1).text_state, DX_TEXT_NONE);
	ck_assert_int_eq(words_of(1).source, DX_SOURCE_NONE);
}
END_TEST

START_TEST(stamp_over_a_scan_is_sparse)
{
	page_with_scan("", "BT /F 10 Tf 50 20 Td (Page 1 of 7) Tj ET");
	ck_assert_int_eq(words_of(1).text_state, DX_TEXT_SPARSE);
	ck_assert_uint_eq(words_of(1).n_words, 0);
}
END_TEST

START_TEST(invisible_text_over_a_scan_is_hidden)
{
	page_with_scan("", "3 Tr " LONG_TEXT);
	ck_assert_int_eq(words_of(1).text_state, DX_TEXT_HIDDEN);
}
END_TEST

START_TEST(text_below_a_scan_is_hidden)
{
	page_with_scan(LONG_TEXT, "");
	ck_assert_int_eq(words_of(1).text_state, DX_TEXT_HIDDEN);
}
END_TEST

START_TEST(text_over_a_background_is_usable)
{
	page_with_scan("", LONG_TEXT);
	ck_assert_int_eq(words_of(1).text_state, DX_TEXT_USABLE);
	ck_assert_uint_eq(words_of(1).n_words, 4 * 12);
}
END_TEST

START_TEST(empty_page_needs_no_reading)
{
	struct dx_page p = words_from("");

	ck_assert_int_eq(p.text_state, DX_TEXT_NONE);
	ck_assert_int_eq(p.source, DX_SOURCE_TEXT_LAYER);
	ck_assert_uint_eq(p.n_words, 0);
}
END_TEST

/* TEXT at X, each letter of it twice, DX aside, before the next one. */
static void letter_twice(struct dx_buf *out, int x, int y, const char *text, double dx)
{
	double at = x;

	for (const char *c = text; *c; c++) {
		for (int k = 0; k < 2; k++)
			dx_buf_printf(out, "BT /F 10 Tf %.2f %d Td (%c) Tj ET ", at + k * dx, y, *c);
		at += *c == '.' || *c == ',' || *c == 'l' ? (*c == 'l' ? 2.22 : 2.78) : *c == 'W' ? 9.44 : 5.56;
	}
}

START_TEST(letters_drawn_twice_are_read_once)
{
	static const double aside[] = {0, 0.3, 0.9};
	struct dx_buf content = DX_BUF_INIT;
	struct dx_page p;

	for (int i = 0; i < 3; i++)
		letter_twice(&content, 100, 700 - 50 * i, "11,110.00", aside[i]);
	letter_twice(&content, 300, 700, "Wall", 0.3);
	p = words_from(dx_buf_cstr(&content));
	dx_buf_free(&content);
	ck_assert_uint_eq(p.n_words, 4);
	ck_assert_str_eq(p.words[0].text, "11,110.00");
	ck_assert_str_eq(p.words[1].text, "Wall");
	ck_assert_str_eq(p.words[2].text, "11,110.00");
	ck_assert_str_eq(p.words[3].text, "11,110.00");
}
END_TEST

START_TEST(letters_filled_and_stroked_are_read_once)
{
	struct dx_page p = words_from("BT /F 10 Tf 2 Tr 100 700 Td (Total 11,110.00) Tj ET");

	ck_assert_uint_eq(p.n_words, 2);
	ck_assert_str_eq(p.words[1].text, "11,110.00");
}
END_TEST

/* The font /G is Helvetica whose ToUnicode calls the digits FROM by those in TO. */
static void font_that_lies(const char *from, const char *to)
{
	struct dx_buf cmap = DX_BUF_INIT;
	int stream;

	dx_buf_printf(&cmap,
		      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n"
		      "1 begincodespacerange <00> <FF> endcodespacerange\n1 beginbfrange <20> <7E> <0020> endbfrange\n"
		      "%zu beginbfchar\n",
		      strlen(from));
	for (size_t i = 0; from[i]; i++)
		dx_buf_printf(&cmap, "<%02X> <%04X>\n", (unsigned)from[i], (unsigned)to[i]);
	dx_buf_adds(&cmap, "endbfchar endcmap CMapName currentdict /CMap defineresource pop end end");
	stream = mkpdf_stream(&made, "", cmap.data, cmap.len);
	dx_buf_free(&cmap);
	made.font = mkpdf_object(&made, 0);
	dx_buf_printf(&made.out,
		      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode %d 0 R>>\n"
		      "endobj\n",
		      stream);
}

START_TEST(digits_that_look_like_others_are_not_believed)
{
	static const struct {
		const char *from, *to;
		enum dx_text_state state;
	} fonts[] = {
		{"3", "3", DX_TEXT_USABLE},
		{"38", "83", DX_TEXT_GARBLED},
		{"17", "71", DX_TEXT_GARBLED},
		{"6", "0", DX_TEXT_GARBLED},
		{"0", "6", DX_TEXT_GARBLED},
		{"9", "4", DX_TEXT_GARBLED},
		{"0123456789", "1234567890", DX_TEXT_GARBLED},
	};
	const size_t i = (size_t)_i;
	struct dx_page p;

	font_that_lies(fonts[i].from, fonts[i].to);
	p = words_from("BT /G 10 Tf 100 700 Td (Balance of the account 1,23,456.78 and 90.01) Tj ET");
	ck_assert_int_eq(p.text_state, fonts[i].state);
	ck_assert_int_eq(p.source, fonts[i].state == DX_TEXT_USABLE ? DX_SOURCE_TEXT_LAYER : DX_SOURCE_NONE);
}
END_TEST

START_TEST(codes_without_meaning_are_garbled)
{
	const char *to_unicode = "/CIDInit /ProcSet findresource begin begincmap "
				 "1 begincodespacerange <00> <ff> endcodespacerange "
				 "1 beginbfrange <20> <7e> <e020> endbfrange endcmap end";
	int map = mkpdf_stream(&made, "", to_unicode, strlen(to_unicode));
	char resources[160];

	snprintf(resources, sizeof(resources),
		 "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode %d 0 R>>>>", map);
	mkpdf_page(&made, 600, 800, "", resources, LONG_TEXT, strlen(LONG_TEXT));
	ck_assert(open_made());
	ck_assert_int_eq(words_of(1).text_state, DX_TEXT_GARBLED);
}
END_TEST

START_TEST(shifted_letters_are_garbled)
{
	/* each letter three further on: what fonts with their own codes and no map give */
	ck_assert_int_eq(
		words_from("BT /F 10 Tf 50 700 Td 12 TL (Wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj dqg wkhq) ' "
			   "(grhv wr vohhs lq wkh vkdgh ri wkh wuhh wkdw vwdqgv wkhuh vlqfh orqj djr dqg) ' "
			   "(grhv wr vohhs lq wkh vkdgh ri wkh wuhh wkdw vwdqgv wkhuh vlqfh orqj djr dqg) ' ET")
			.text_state,
		DX_TEXT_GARBLED);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("pdf/pdf");
	TCase *t = tcase_create("text");
	TCase *state = tcase_create("text_state");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, words_with_boxes);
	tcase_add_test(t, gaps_break_words_and_kerning_does_not);
	tcase_add_test(t, a_sign_of_a_currency_stays_at_its_figure);
	tcase_add_test(t, lines_come_in_reading_order);
	tcase_add_test(t, blank_behind_a_line_is_told);
	tcase_add_test(t, slanted_watermarks_are_dropped);
	tcase_add_test(t, text_that_runs_up_the_page_is_made_upright);
	tcase_add_test(t, text_upside_down_is_turned);
	tcase_add_test(t, text_that_runs_down_is_turned);
	tcase_add_test(t, rotated_page_is_upright_by_itself);
	tcase_add_test(t, rules_are_found_and_joined);
	tcase_add_test(t, doubled_text_counts_once);
	tcase_add_test(t, letters_of_symbol_fonts_are_flagged);
	suite_add_tcase(s, t);
	tcase_add_checked_fixture(state, set_up, tear_down);
	tcase_add_test(state, no_text_over_a_scan_is_none);
	tcase_add_test(state, stamp_over_a_scan_is_sparse);
	tcase_add_test(state, invisible_text_over_a_scan_is_hidden);
	tcase_add_test(state, text_below_a_scan_is_hidden);
	tcase_add_test(state, text_over_a_background_is_usable);
	tcase_add_test(state, empty_page_needs_no_reading);
	tcase_add_test(state, letters_drawn_twice_are_read_once);
	tcase_add_test(state, letters_filled_and_stroked_are_read_once);
	tcase_add_loop_test(state, digits_that_look_like_others_are_not_believed, 0, 7);
	tcase_add_test(state, codes_without_meaning_are_garbled);
	tcase_add_test(state, shifted_letters_are_garbled);
	suite_add_tcase(s, state);
	return s;
}

int main(void)
{
	return unit_main(suite());
}

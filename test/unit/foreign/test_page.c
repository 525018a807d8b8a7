/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/foreign/page.h"

#include "../unit.h"

static struct dx_arena *a;
static struct dx_err err;
static struct dx_page page;
static bool in_pixels;

static void set_up(void)
{
	a = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&a);
}

static bool take(const char *text)
{
	return dx_foreign_page(a, dx_str(text), &page, &in_pixels, &err);
}

static void check_word(size_t i, const char *text, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	ck_assert_uint_lt(i, page.n_words);
	const struct dx_word *w = &page.words[i];
	ck_assert_str_eq(w->text, text);
	ck_assert_int_eq(w->x0, x0);
	ck_assert_int_eq(w->y0, y0);
	ck_assert_int_eq(w->x1, x1);
	ck_assert_int_eq(w->y1, y1);
}

/* ---- words JSON ---- */

START_TEST(our_own_form_is_taken_as_it_is)
{
	ck_assert(take("{\"v\":1,\"page\":7,\"width\":595000,\"height\":842000,\"source\":\"ocr\",\"text_state\":"
		       "\"none\",\"rotation\":90,\"skew_millideg\":-300,\"dpi\":200,"
		       "\"words\":[[\"Total\",10,20,30,40,96,0,4],[\"5\",50,20,60,40,80,0,0],[\"x\",1,50,2,60,0,3]],"
		       "\"rules\":[[0,5,9,5]],\"codes\":[[\"eA==\",1,1,2,2]]}"));
	ck_assert(!in_pixels);
	ck_assert_int_eq(page.width, 595000);
	ck_assert_int_eq(page.rotation, 90);
	ck_assert_int_eq(page.skew_millideg, -300);
	ck_assert_uint_eq(page.n_words, 3);
	check_word(0, "Total", 10, 20, 30, 40);
	ck_assert_uint_eq(page.words[0].flags, DX_WORD_SPACE);
	ck_assert_uint_eq(page.words[2].line, 3);
	ck_assert_uint_eq(page.n_rules, 1);
	/* signed codes are looked for by ourselves */
	ck_assert_uint_eq(page.n_codes, 0);
	ck_assert_int_eq(page.source, DX_SOURCE_OCR);
}
END_TEST

START_TEST(pixels_are_cut_to_the_page)
{
	ck_assert(take(
		" {\"unit\":\"px\",\"words\":[[\"a\",-5,1.5,900,20.4,9,77]],\"height\":100,\"width\":200,\"v\":1}"));
	ck_assert(in_pixels);
	check_word(0, "a", 0, 2, 200, 20);
	ck_assert_uint_eq(page.words[0].line, 77);
}
END_TEST

START_TEST(blanks_part_a_word)
{
	ck_assert(take(
		"{\"v\":1,\"width\":900,\"height\":100,\"words\":[[\" 12  345 \",0,0,90,10,9,0],[\" \",0,0,1,1,9,1]]}"));
	ck_assert_uint_eq(page.n_words, 2);
	check_word(0, "12", 10, 0, 30, 10);
	check_word(1, "345", 50, 0, 80, 10);
}
END_TEST

#define HEAD "{\"v\":1,\"width\":200,\"height\":100,\"words\":"

static const char *const bad_json[] = {
	"{",
	"{}",
	"{\"v\":2,\"width\":200,\"height\":100,\"words\":[]}",
	"{\"v\":1,\"height\":100,\"words\":[]}",
	"{\"v\":1,\"width\":0,\"height\":100,\"words\":[]}",
	"{\"v\":1,\"width\":100000001,\"height\":100,\"words\":[]}",
	"{\"v\":1,\"unit\":\"px\",\"width\":200001,\"height\":100,\"words\":[]}",
	"{\"v\":1,\"unit\":\"mm\",\"width\":200,\"height\":100,\"words\":[]}",
	"{\"v\":1,\"rotation\":45,\"width\":200,\"height\":100,\"words\":[]}",
	"{\"v\":1,\"rotation\":360,\"width\":200,\"height\":100,\"words\":[]}",
	"{\"v\":1,\"skew_millideg\":45001,\"width\":200,\"height\":100,\"words\":[]}",
	HEAD "{}}",
	HEAD "[[]]}",
	HEAD "[[\"a\",1,1,2,2,90]]}",
	HEAD "[[\"a\",1,1,2,2,90,0,0,0]]}",
	HEAD "[[7,1,1,2,2,90,0]]}",
	HEAD "[[\"a\",\"1\",1,2,2,90,0]]}",
	HEAD "[[\"a\",3,1,2,2,90,0]]}",
	HEAD "[[\"a\",1,3,2,2,90,0]]}",
	HEAD "[[\"a\",1,1,2,1e300,90,0]]}",
	HEAD "[[\"a\",1,1,2,2,101,0]]}",
	HEAD "[[\"a\",1,1,2,2,-1,0]]}",
	HEAD "[[\"a\",1,1,2,2,90,-1]]}",
	HEAD "[[\"a\",1,1,2,2,90,1],[\"b\",1,1,2,2,90,0]]}",
	HEAD "[],\"rules\":[[1,1,2]]}",
	HEAD "[],\"rules\":[[2,1,1,1]]}",
	HEAD "[],\"rules\":{}}",
	HEAD "[]} x",
};

START_TEST(malformed_json_is_refused)
{
	ck_assert_msg(!take(bad_json[_i]), "%s", bad_json[_i]);
	ck_assert_int_eq(err.code, DX_E_upstream_unavailable);
}
END_TEST

START_TEST(there_is_an_end_to_words)
{
	struct dx_buf b = DX_BUF_INIT;

	dx_buf_adds(&b, HEAD "[");
	for (int i = 0; i <= DX_FOREIGN_WORDS_MAX; i++)
		dx_buf_adds(&b, i ? ",[\"a\",1,1,2,2,90,0]" : "[\"a\",1,1,2,2,90,0]");
	dx_buf_adds(&b, "]}");
	ck_assert(!take(dx_buf_cstr(&b)));
	dx_buf_free(&b);
}
END_TEST

/* ---- hOCR ---- */

#define PAGE(words)       "<div class='ocr_page' title='image \"a>b\"; bbox 0 0 700 160; ppageno 0'>" words "</div>"
#define WORD(title, text) "<span class='ocrx_word' title='" title "'>" text "</span>"

START_TEST(hocr_is_read)
{
	ck_assert(take("<?xml version='1.0'?><!-- <span class='ocrx_word'> --><html><head><meta a='b'></head><body>" PAGE(
		"<p class='ocr_par'><span class='ocr_line' title=\"bbox 0 0 5 5; baseline 0 -5\">" WORD(
			"bbox 31 25 129 48; x_wconf 96",
			"Opening") " noise " WORD("bbox 242 25 259 43.9; x_wconf 93.7",
						  "&amp;") "</span>"
							   "<span class=\"ocr_header x\">" WORD(
								   "x_wconf 7;bbox  1 2  3 4",
								   "<strong>1,2<em>34</em></strong><br>.50")
								   WORD("bbox 5 5 6 6", "&#8377;&#x20b9;&lt;&unknown;&")
									   WORD("bbox 5 5 6 6",
										" ") "</span></p>") "</body></html>"));
	ck_assert(in_pixels);
	ck_assert_int_eq(page.width, 700);
	ck_assert_int_eq(page.height, 160);
	ck_assert_uint_eq(page.n_words, 4);
	check_word(0, "Opening", 31, 25, 129, 48);
	ck_assert_uint_eq(page.words[0].conf, 96);
	check_word(1, "&", 242, 25, 259, 43);
	ck_assert_uint_eq(page.words[1].conf, 93);
	ck_assert_uint_eq(page.words[0].line, page.words[1].line);
	check_word(2, "1,234.50", 1, 2, 3, 4);
	ck_assert_uint_ne(page.words[1].line, page.words[2].line);
	check_word(3, "\xe2\x82\xb9\xe2\x82\xb9<&unknown;&", 5, 5, 6, 6);
}
END_TEST

START_TEST(the_first_page_counts)
{
	ck_assert(take(PAGE(WORD("bbox 1 2 3 4", "a")) PAGE(WORD("bbox 1 2 3 4", "b"))));
	ck_assert_uint_eq(page.n_words, 1);
}
END_TEST

START_TEST(most_lines_say_how_the_page_lies)
{
	ck_assert(take(PAGE("<span class='ocr_line' title='textangle 90'>" WORD(
		"bbox 1 2 3 4",
		"a") "</span>"
		     "<span class='ocr_line' title='bbox 1 1 2 2; textangle 89'></span><span class='ocr_line'></span>")));
	ck_assert_int_eq(page.rotation, 90);
	ck_assert(take(PAGE("<span class='ocr_line' title='textangle -90'></span>")));
	ck_assert_int_eq(page.rotation, 270);
	ck_assert(take(PAGE("<span class='ocr_line' title='textangle 2'></span>")));
	ck_assert_int_eq(page.rotation, 0);
}
END_TEST

static const char *const bad_hocr[] = {
	"",
	"hello",
	"<html>",
	"<div class='ocr_page' title='bbox 0 0 0 10'></div>",
	"<div class='ocr_page' title='bbox 5 0 10 10'></div>",
	"<div class='ocr_page' title='bbox 0 0 10'></div>",
	"<div class='ocr_page' title='bbox 0 0 900000 10'></div>",
	"<div class='ocr_page'></div>",
	WORD("bbox 1 2 3 4", "a"),
	PAGE(WORD("x_wconf 9", "a")),
	PAGE(WORD("bbox 9 2 3 4", "a")),
	PAGE(WORD("bbox 1 2 3 99999999999999999999", "a")),
	PAGE(WORD("bbox 1 2 3 4", "\xff")),
	"<div class='ocr_page' title='bbox 0 0 9 9'><span class='ocrx_word' title='bbox 1 2 3 4'>abc",
	"<div class='ocr_page' title='bbox 0 0 9 9",
};

START_TEST(malformed_hocr_is_refused)
{
	ck_assert_msg(!take(bad_hocr[_i]), "%s", bad_hocr[_i]);
	ck_assert_int_eq(err.code, DX_E_upstream_unavailable);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("foreign/page");
	TCase *c = tcase_create("page");

	tcase_add_checked_fixture(c, set_up, tear_down);
	tcase_add_test(c, our_own_form_is_taken_as_it_is);
	tcase_add_test(c, pixels_are_cut_to_the_page);
	tcase_add_test(c, blanks_part_a_word);
	tcase_add_loop_test(c, malformed_json_is_refused, 0, (int)DX_LEN(bad_json));
	tcase_add_test(c, there_is_an_end_to_words);
	tcase_add_test(c, hocr_is_read);
	tcase_add_test(c, the_first_page_counts);
	tcase_add_test(c, most_lines_say_how_the_page_lies);
	tcase_add_loop_test(c, malformed_hocr_is_refused, 0, (int)DX_LEN(bad_hocr));
	suite_add_tcase(s, c);
	return unit_main(s);
}

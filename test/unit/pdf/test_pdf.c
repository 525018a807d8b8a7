/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/pdf/pdf.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "encrypted.h"
#include "mkpdf.h"

#define BUDGET     (256u << 20)
#define MAX_PAGES  1000
#define MAX_PIXELS 40000000

static struct dx_arena *arena;
static struct dx_pdf *pdf;
static struct mkpdf made;
static struct dx_pdf_doc *doc;
static struct dx_err err;

static void set_up(void)
{
	arena = dx_arena_new();
	ck_assert(dx_pdf_new(BUDGET, &pdf, &err));
	made = mkpdf_begin();
	doc = NULL;
}

static void tear_down(void)
{
	dx_pdf_close(&doc);
	dx_pdf_drop(&pdf);
	dx_buf_free(&made.out);
	dx_arena_drop(&arena);
}

static void page(const char *content)
{
	mkpdf_page(&made, 600, 800, "", "", content, strlen(content));
}

static bool open_made(void)
{
	mkpdf_end(&made);
	return dx_pdf_open(pdf, made.out.data, made.out.len, NULL, MAX_PAGES, &doc, &err);
}

static struct dx_page words_of(int number)
{
	struct dx_page p;

	ck_assert_msg(dx_pdf_page_words(doc, arena, number, &p, &err), "%s", err.msg);
	return p;
}

/* One page with CONTENT: its words. */
static struct dx_page words_from(const char *content)
{
	page(content);
	ck_assert_msg(open_made(), "%s", err.msg);
	return words_of(1);
}

static const struct dx_word *find(const struct dx_page *p, const char *text)
{
	for (size_t i = 0; i < p->n_words; i++)
		if (strcmp(p->words[i].text, text) == 0)
			return &p->words[i];
	ck_abort_msg("no word %s", text);
}

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

#define LONG_TEXT                                                                                                      \
	"BT /F 10 Tf 50 700 Td 12 TL (The quick brown fox jumps over the lazy dog and runs away) ' "                   \
	"(The quick brown fox jumps over the lazy dog and runs away) ' "                                               \
	"(The quick brown fox jumps over the lazy dog and runs away) ' "                                               \
	"(The quick brown fox jumps over the lazy dog and runs away) ' ET "

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

/* ---- documents that are not what they say ---- */

START_TEST(false_page_count_is_corrected)
{
	page("BT /F 10 Tf 50 700 Td (one) Tj ET");
	page("BT /F 10 Tf 50 700 Td (two) Tj ET");
	made.declared = 900;
	ck_assert(open_made());
	ck_assert_int_eq(dx_pdf_pages(doc), 2);
}
END_TEST

START_TEST(enormous_page_count_is_left_to_the_caller)
{
	page("");
	made.declared = 2000000000;
	ck_assert(open_made());
	ck_assert_int_gt(dx_pdf_pages(doc), MAX_PAGES);
}
END_TEST

START_TEST(truncated_file_is_corrupt_or_repaired)
{
	page(LONG_TEXT);
	mkpdf_end(&made);
	/* every length: nothing but two outcomes, and never a crash */
	for (size_t n = 0; n < made.out.len; n += 7) {
		if (dx_pdf_open(pdf, made.out.data, n, NULL, MAX_PAGES, &doc, &err))
			dx_pdf_close(&doc);
		else
			ck_assert_int_eq(err.code, DX_E_corrupt_file);
	}
	ck_assert(!dx_pdf_open(pdf, made.out.data, made.out.len / 3, NULL, MAX_PAGES, &doc, &err));
}
END_TEST

START_TEST(passwords)
{
	static const struct {
		const uint8_t *p;
		size_t n;
	} files[] = {{encrypted_rc4, sizeof(encrypted_rc4)}, {encrypted_aes, sizeof(encrypted_aes)}};

	for (size_t i = 0; i < DX_LEN(files); i++) {
		ck_assert(!dx_pdf_open(pdf, files[i].p, files[i].n, NULL, MAX_PAGES, &doc, &err));
		ck_assert_int_eq(err.code, DX_E_password_required);
		ck_assert(!dx_pdf_open(pdf, files[i].p, files[i].n, "nonsense", MAX_PAGES, &doc, &err));
		ck_assert_int_eq(err.code, DX_E_wrong_password);
		ck_assert(dx_pdf_open(pdf, files[i].p, files[i].n, "owner", MAX_PAGES, &doc, &err));
		dx_pdf_close(&doc);
		ck_assert(dx_pdf_open(pdf, files[i].p, files[i].n, "user", MAX_PAGES, &doc, &err));
		ck_assert(dx_pdf_encrypted(doc));
		ck_assert_uint_eq(words_of(1).n_words, 2);
		dx_pdf_close(&doc);
	}
}
END_TEST

START_TEST(a_password_that_is_not_needed_is_ignored)
{
	page("");
	mkpdf_end(&made);
	ck_assert(dx_pdf_open(pdf, made.out.data, made.out.len, "whatever", MAX_PAGES, &doc, &err));
	ck_assert(!dx_pdf_encrypted(doc));
}
END_TEST

/* ---- pictures ---- */

START_TEST(page_is_rendered_in_grey)
{
	struct dx_pdf_picture pic;

	page("0 0 300 800 re f"); /* the left half black */
	ck_assert(open_made());
	ck_assert_msg(dx_pdf_render(doc, 1, 72, MAX_PIXELS, &pic, &err), "%s", err.msg);
	ck_assert_int_eq(pic.width_px, 600);
	ck_assert_int_eq(pic.height_px, 800);
	ck_assert_int_eq(pic.dpi, 72);
	ck_assert_int_eq(pic.width, 600000);
	ck_assert_int_eq(pic.grey[400 * pic.stride_bytes + 10], 0);
	ck_assert_int_eq(pic.grey[400 * pic.stride_bytes + 590], 255);
	dx_pdf_picture_drop(doc, &pic);
}
END_TEST

START_TEST(enormous_page_is_clamped)
{
	struct dx_pdf_picture pic;

	mkpdf_page(&made, 14400, 14400, "", "", "0 0 m 9 9 l S", 13);
	ck_assert(open_made());
	ck_assert_msg(dx_pdf_render(doc, 1, 300, 1000000, &pic, &err), "%s", err.msg);
	ck_assert_int_le((int64_t)pic.width_px * pic.height_px, 1001000);
	ck_assert_int_lt(pic.dpi, 10);
	dx_pdf_picture_drop(doc, &pic);
	dx_pdf_close(&doc);

	dx_buf_free(&made.out);
	made = mkpdf_begin();
	mkpdf_page(&made, 30000, 10, "", "", "", 0);
	ck_assert(open_made());
	ck_assert(dx_pdf_render(doc, 1, 300, MAX_PIXELS, &pic, &err));
	ck_assert_int_le(pic.width_px, 32767);
	dx_pdf_picture_drop(doc, &pic);
}
END_TEST

START_TEST(scan_is_rendered_at_its_own_resolution)
{
	/* 600 × 800 points: 1500 × 2000 pixels are 180 dpi */
	const size_t n = 1500 * 2000;
	char *grey = malloc(n);
	char resources[64];
	struct dx_pdf_picture pic;
	size_t wrong = 0;
	int image;

	ck_assert_ptr_nonnull(grey);
	for (size_t i = 0; i < n; i++)
		grey[i] = (char)(i % 2 ? 0 : -1);
	image = mkpdf_stream(
		&made, "/Type/XObject/Subtype/Image/Width 1500/Height 2000/ColorSpace/DeviceGray/BitsPerComponent 8",
		grey, n);
	free(grey);
	snprintf(resources, sizeof(resources), "/XObject<</I %d 0 R>>", image);
	mkpdf_page(&made, 600, 800, "", resources, "q 600 0 0 800 0 0 cm /I Do Q", 28);
	ck_assert(open_made());
	ck_assert_msg(dx_pdf_render(doc, 1, 0, MAX_PIXELS, &pic, &err), "%s", err.msg);
	ck_assert_int_eq(pic.width_px, 1500);
	ck_assert_int_eq(pic.height_px, 2000);
	ck_assert_int_eq(pic.dpi, 180);
	/* single-pixel stripes survive only when nothing is resampled */
	for (int32_t x = 0; x < pic.width_px; x++)
		wrong += pic.grey[1000 * pic.stride_bytes + x] != (x % 2 ? 0 : 255);
	ck_assert_uint_eq(wrong, 0);
	dx_pdf_picture_drop(doc, &pic);
}
END_TEST

START_TEST(picture_out_of_proportion_is_refused)
{
	struct dx_pdf_picture pic;
	int image = mkpdf_stream(
		&made,
		"/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 1"
		"/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 60000/Rows 60000>>",
		"\0", 1);
	char resources[64];

	snprintf(resources, sizeof(resources), "/XObject<</I %d 0 R>>", image);
	mkpdf_page(&made, 600, 800, "", resources, "q 600 0 0 800 0 0 cm /I Do Q", 28);
	ck_assert(open_made());
	ck_assert(!dx_pdf_render(doc, 1, 0, MAX_PIXELS, &pic, &err));
	ck_assert_int_eq(err.code, DX_E_image_too_large);
}
END_TEST

START_TEST(memory_stays_within_the_budget)
{
	struct dx_pdf *small;
	struct dx_pdf_picture pic;

	page("0 0 m 9 9 l S");
	mkpdf_end(&made);
	ck_assert(dx_pdf_new(4u << 20, &small, &err));
	ck_assert(dx_pdf_open(small, made.out.data, made.out.len, NULL, MAX_PAGES, &doc, &err));
	ck_assert(!dx_pdf_render(doc, 1, 600, MAX_PIXELS, &pic, &err));
	ck_assert_int_eq(err.code, DX_E_image_too_large);
	ck_assert(dx_pdf_render(doc, 1, 72, MAX_PIXELS, &pic, &err));
	dx_pdf_picture_drop(doc, &pic);
	dx_pdf_close(&doc);
	dx_pdf_drop(&small);
}
END_TEST

/* Every allocation may be the one that fails: an error each time, until there is enough. */
START_TEST(lack_of_memory_is_an_error_and_nothing_else)
{
	struct dx_pdf_picture pic;
	struct dx_page p;
	bool done = false;
	size_t failed = 0;

	page(LONG_TEXT "1 w 50 690 m 300 690 l S");
	mkpdf_end(&made);
	for (size_t budget = 100000; !done && budget < BUDGET; budget += budget / 16) {
		struct dx_pdf *small = NULL;

		err.code = DX_OK;
		if (dx_pdf_new(budget, &small, &err) &&
		    dx_pdf_open(small, made.out.data, made.out.len, NULL, MAX_PAGES, &doc, &err) &&
		    dx_pdf_page_words(doc, arena, 1, &p, &err) && dx_pdf_render(doc, 1, 72, MAX_PIXELS, &pic, &err)) {
			ck_assert_uint_eq(p.n_words, 4 * 12);
			dx_pdf_picture_drop(doc, &pic);
			done = true;
		} else {
			ck_assert_int_ne(err.code, DX_OK);
			failed++;
		}
		dx_pdf_close(&doc);
		dx_pdf_drop(&small);
	}
	ck_assert(done);
	ck_assert_uint_gt(failed, 3);
}
END_TEST

static TCase *text_cases(void)
{
	TCase *t = tcase_create("text");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, words_with_boxes);
	tcase_add_test(t, gaps_break_words_and_kerning_does_not);
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
	return t;
}

static TCase *state_cases(void)
{
	TCase *t = tcase_create("text_state");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, no_text_over_a_scan_is_none);
	tcase_add_test(t, stamp_over_a_scan_is_sparse);
	tcase_add_test(t, invisible_text_over_a_scan_is_hidden);
	tcase_add_test(t, text_below_a_scan_is_hidden);
	tcase_add_test(t, text_over_a_background_is_usable);
	tcase_add_test(t, empty_page_needs_no_reading);
	tcase_add_test(t, letters_drawn_twice_are_read_once);
	tcase_add_test(t, letters_filled_and_stroked_are_read_once);
	tcase_add_loop_test(t, digits_that_look_like_others_are_not_believed, 0, 7);
	tcase_add_test(t, codes_without_meaning_are_garbled);
	tcase_add_test(t, shifted_letters_are_garbled);
	return t;
}

static TCase *document_cases(void)
{
	TCase *t = tcase_create("documents");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, false_page_count_is_corrected);
	tcase_add_test(t, enormous_page_count_is_left_to_the_caller);
	tcase_add_test(t, truncated_file_is_corrupt_or_repaired);
	tcase_add_test(t, passwords);
	tcase_add_test(t, a_password_that_is_not_needed_is_ignored);
	tcase_add_test(t, page_is_rendered_in_grey);
	tcase_add_test(t, enormous_page_is_clamped);
	tcase_add_test(t, scan_is_rendered_at_its_own_resolution);
	tcase_add_test(t, picture_out_of_proportion_is_refused);
	tcase_add_test(t, memory_stays_within_the_budget);
	tcase_add_test(t, lack_of_memory_is_an_error_and_nothing_else);
	return t;
}

int main(void)
{
	Suite *s = suite_create("pdf/pdf");
	SRunner *r;
	int failed;

	suite_add_tcase(s, text_cases());
	suite_add_tcase(s, state_cases());
	suite_add_tcase(s, document_cases());
	r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

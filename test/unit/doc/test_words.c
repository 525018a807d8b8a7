/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/words.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static struct dx_arena *arena;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

static struct dx_page sample(void)
{
	static struct dx_word words[] = {
		{"Saldo", 10000, 20000, 40000, 31000, 100, DX_WORD_BOLD, 0},
		{"\xe2\x82\xb9"
		 "1,234.50",
		 50000, 20000, 90000, 31000, 87, DX_WORD_SPACE | DX_WORD_SYMBOL, 0},
		{"\"q\\", -5, 40000, 0, 51000, 0, 0, 7},
	};
	static struct dx_rule rules[] = {{0, 100, 595280, 100}};

	return (struct dx_page){
		.number = 3,
		.width = 595280,
		.height = 841890,
		.source = DX_SOURCE_OCR,
		.text_state = DX_TEXT_HIDDEN,
		.rotation = 270,
		.skew_millideg = -640,
		.dpi = 200,
		.words = words,
		.n_words = DX_LEN(words),
		.rules = rules,
		.n_rules = DX_LEN(rules),
	};
}

START_TEST(stored_form_is_fixed)
{
	struct dx_page page = sample();
	struct dx_buf b = DX_BUF_INIT;

	dx_words_write(&b, &page);
	ck_assert_str_eq(
		dx_buf_cstr(&b),
		"{\"v\":1,\"page\":3,\"width\":595280,\"height\":841890,\"source\":\"ocr\",\"text_state\":\"hidden\","
		"\"rotation\":270,\"skew_millideg\":-640,\"dpi\":200,\"words\":["
		"[\"Saldo\",10000,20000,40000,31000,100,0,1],"
		"[\"\xe2\x82\xb9"
		"1,234.50\",50000,20000,90000,31000,87,0,6],"
		"[\"\\\"q\\\\\",-5,40000,0,51000,0,7,0]],"
		"\"rules\":[[0,100,595280,100]]}");
	dx_buf_free(&b);
}
END_TEST

START_TEST(what_is_written_can_be_read)
{
	struct dx_page page = sample();
	struct dx_buf b = DX_BUF_INIT;
	struct dx_buf again = DX_BUF_INIT;
	struct dx_page back;
	struct dx_err err;

	dx_words_write(&b, &page);
	ck_assert_msg(dx_words_read(arena, dx_strn(b.data, b.len), &back, &err), "%s", err.msg);
	ck_assert_int_eq(back.number, 3);
	ck_assert_uint_eq(back.n_words, 3);
	ck_assert_int_eq(back.words[1].conf, 87);
	ck_assert_uint_eq(back.words[2].line, 7);
	ck_assert_int_eq(back.text_state, DX_TEXT_HIDDEN);
	dx_words_write(&again, &back);
	ck_assert_str_eq(dx_buf_cstr(&again), dx_buf_cstr(&b));
	dx_buf_free(&b);
	dx_buf_free(&again);
}
END_TEST

static struct dx_page with_extras(void)
{
	static struct dx_qr codes[] = {{{"upi://pay?pa=x\0y", 16}, 1, 2, 3, 4}};
	static struct dx_attached files[] = {{{"factur-x.xml", 12}, {"<a>\n</a>", 8}}, {{"big.xml", 7}, {"", 0}}};
	struct dx_page page = sample();

	page.codes = codes;
	page.n_codes = DX_LEN(codes);
	page.attached = files;
	page.n_attached = DX_LEN(files);
	return page;
}

START_TEST(codes_and_files_come_back)
{
	struct dx_page page = with_extras();
	struct dx_buf b = DX_BUF_INIT;
	struct dx_page back;
	struct dx_err err;

	dx_words_write(&b, &page);
	ck_assert_msg(dx_words_read(arena, dx_strn(b.data, b.len), &back, &err), "%s", err.msg);
	ck_assert_uint_eq(back.n_codes, 1);
	ck_assert_uint_eq(back.codes[0].payload.n, 16);
	ck_assert_int_eq(memcmp(back.codes[0].payload.p, page.codes[0].payload.p, 16), 0);
	ck_assert_int_eq(back.codes[0].y1, 4);
	ck_assert_uint_eq(back.n_attached, 2);
	ck_assert(dx_str_eq_c(back.attached[0].name, "factur-x.xml"));
	ck_assert(dx_str_eq_c(back.attached[0].bytes, "<a>\n</a>"));
	ck_assert_uint_eq(back.attached[1].bytes.n, 0);
	dx_buf_free(&b);
}
END_TEST

#define TAIL(more)                                                                                                     \
	"{\"v\":1,\"page\":1,\"width\":10,\"height\":10,\"source\":\"ocr\",\"text_state\":\"none\",\"rotation\":0,"    \
	"\"skew_millideg\":0,\"dpi\":0,\"words\":[],\"rules\":[]" more "}"

#define HEAD(state, rot, words)                                                                                        \
	"{\"v\":1,\"page\":1,\"width\":10,\"height\":10,\"source\":\"ocr\",\"text_state\":\"" state                    \
	"\",\"rotation\":" rot ",\"skew_millideg\":0,\"dpi\":0,\"words\":[" words "],\"rules\":[]}"

START_TEST(blank_page_is_fine)
{
	struct dx_page back;
	struct dx_err err;

	ck_assert_msg(dx_words_read(arena, DX_STR(HEAD("none", "0", "")), &back, &err), "%s", err.msg);
	ck_assert_uint_eq(back.n_words, 0);
}
END_TEST

/* Everything that a subverted reader might try instead of the form above. */
static const char *const malformed[] = {
	"",
	"[]",
	"{}",
	HEAD("none", "0", "") "x",
	HEAD("nonsense", "0", ""),
	HEAD("none", "45", ""),
	HEAD("none", "360", ""),
	HEAD("none", "0.5", ""),
	HEAD("none", "0", "7"),
	HEAD("none", "0", "[\"a\",0,0,1,1,100,0]"),
	HEAD("none", "0", "[\"a\",0,0,1,1,100,0,0,0]"),
	HEAD("none", "0", "[\"\",0,0,1,1,100,0,0]"),
	HEAD("none", "0", "[\"a b\",0,0,1,1,100,0,0]"),
	HEAD("none", "0", "[\"a\\u00a0b\",0,0,1,1,100,0,0]"),
	HEAD("none", "0", "[\"a\\u0000b\",0,0,1,1,100,0,0]"),
	HEAD("none", "0", "[\"a\\u0007\",0,0,1,1,100,0,0]"),
	HEAD("none", "0", "[1,0,0,1,1,100,0,0]"),
	HEAD("none", "0", "[\"a\",2,0,1,1,100,0,0]"),
	HEAD("none", "0", "[\"a\",0,0,1,4294967296,100,0,0]"),
	HEAD("none", "0", "[\"a\",0,0,1,1,101,0,0]"),
	HEAD("none", "0", "[\"a\",0,0,1,1,-1,0,0]"),
	HEAD("none", "0", "[\"a\",0,0,1,1,100,-1,0]"),
	HEAD("none", "0", "[\"a\",0,0,1,1,100,0,16]"),
	HEAD("none", "0", "[\"a\",0,0,1,1,100,5,0],[\"b\",0,0,1,1,100,4,0]"),
	"{\"v\":2,\"page\":1,\"width\":10,\"height\":10,\"source\":\"ocr\",\"text_state\":\"none\",\"rotation\":0,"
	"\"skew_millideg\":0,\"dpi\":0,\"words\":[],\"rules\":[]}",
	"{\"v\":1,\"page\":0,\"width\":10,\"height\":10,\"source\":\"ocr\",\"text_state\":\"none\",\"rotation\":0,"
	"\"skew_millideg\":0,\"dpi\":0,\"words\":[],\"rules\":[]}",
	"{\"v\":1,\"page\":1,\"width\":0,\"height\":10,\"source\":\"ocr\",\"text_state\":\"none\",\"rotation\":0,"
	"\"skew_millideg\":0,\"dpi\":0,\"words\":[],\"rules\":[]}",
	"{\"v\":1,\"page\":1,\"width\":10,\"height\":10,\"source\":\"ocr\",\"text_state\":\"none\",\"rotation\":0,"
	"\"skew_millideg\":0,\"dpi\":0,\"words\":[],\"rules\":[[1,2,3]]}",
	"{\"v\":1,\"page\":1,\"width\":10,\"height\":10,\"source\":\"ocr\",\"text_state\":\"none\",\"rotation\":0,"
	"\"skew_millideg\":0,\"dpi\":0,\"words\":[],\"rules\":[],\"more\":1}",
	"{\"v\":1,\"page\":1,\"width\":10,\"height\":10,\"source\":\"ocr\",\"text_state\":\"none\",\"rotation\":0,"
	"\"skew_millideg\":0,\"dpi\":0,\"words\":{},\"rules\":[]}",
	TAIL(",\"codes\":[]"),
	TAIL(",\"codes\":[[\"eA==\",0,0,1]]"),
	TAIL(",\"codes\":[[\"e A\",0,0,1,1]]"),
	TAIL(",\"codes\":[[\"eA==\",2,0,1,1]]"),
	TAIL(",\"codes\":[[\"eA=="),
	TAIL(",\"codes\":[[\"eA==\",0,0,1,1],]"),
	TAIL(",\"attached\":[[\"eA==\"]]"),
	TAIL(",\"attached\":[[\"eA==\",\"eA==\"]],\"codes\":[[\"eA==\",0,0,1,1]]"),
};

START_TEST(malformed_forms_are_refused)
{
	struct dx_page back;
	struct dx_err err = {0};

	ck_assert_msg(!dx_words_read(arena, dx_str(malformed[_i]), &back, &err), "accepted: %s", malformed[_i]);
	ck_assert_int_eq(err.code, DX_E_internal_error);
}
END_TEST

START_TEST(breaks)
{
	ck_assert(dx_word_breaks(' '));
	ck_assert(dx_word_breaks(0xa0));
	ck_assert(dx_word_breaks(0x3000));
	ck_assert(dx_word_breaks(0x7f));
	ck_assert(dx_word_breaks(0));
	ck_assert(!dx_word_breaks('!'));
	ck_assert(!dx_word_breaks(0xa1));
	ck_assert(!dx_word_breaks(0x20b9));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("doc/words");
	TCase *t = tcase_create("words");
	SRunner *r;
	int failed;

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, stored_form_is_fixed);
	tcase_add_test(t, what_is_written_can_be_read);
	tcase_add_test(t, codes_and_files_come_back);
	tcase_add_test(t, blank_page_is_fine);
	tcase_add_loop_test(t, malformed_forms_are_refused, 0, (int)DX_LEN(malformed));
	tcase_add_test(t, breaks);
	suite_add_tcase(s, t);
	r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

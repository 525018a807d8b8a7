/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/foreign/pdf.h"

#include "../unit.h"

static struct dx_arena *a;
static struct dx_err err;
static struct dx_foreign_pdf f;

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
	return dx_foreign_pdf(a, dx_str(text), &f, &err);
}

#define PAGE(n, more) "{\"page\":" #n ",\"width\":200,\"height\":100" more "}"
#define ONE(more)     "{\"v\":1,\"pages_total\":1,\"pages\":[" PAGE(1, more) "]}"
#define WORDS         ",\"words\":[[\"a\",1,2,3,4,100,0]]"

START_TEST(pages_with_and_without_words)
{
	ck_assert_msg(
		take("{\"pages\":[" PAGE(
			2, WORDS
			",\"rotation\":90,\"source\":\"text_layer\",\"rules\":[[0,5,9,5]],"
			"\"codes\":[[\"eA==\",1,1,2,2]],\"attached\":[[\"YQ==\",\"PHgvPg==\"],[\"Yg==\",\"\"]]") "," PAGE(5,
															  ",\"text_state\":\"sparse\",\"more\":{}") "],\"v\":1,\"pages_total\":7,\"encrypted\":true}"),
		"%s", err.msg);
	ck_assert_int_eq(f.pages_total, 7);
	ck_assert(f.encrypted);
	ck_assert_uint_eq(f.n, 2);
	const struct dx_page *p = &f.sheets[0].page;
	ck_assert_int_eq(p->number, 2);
	ck_assert_int_eq(p->source, DX_SOURCE_TEXT_LAYER);
	ck_assert_int_eq(p->text_state, DX_TEXT_USABLE);
	ck_assert_int_eq(p->rotation, 90);
	ck_assert_uint_eq(p->n_words, 1);
	ck_assert_uint_eq(p->n_rules, 1);
	ck_assert_uint_eq(p->n_codes, 1);
	ck_assert(dx_str_eq_c(p->codes[0].payload, "x"));
	ck_assert_uint_eq(p->n_attached, 2);
	ck_assert(dx_str_eq_c(p->attached[0].name, "a"));
	ck_assert(dx_str_eq_c(p->attached[0].bytes, "<x/>"));
	ck_assert_uint_eq(p->attached[1].bytes.n, 0);
	ck_assert_int_eq(f.sheets[1].page.source, DX_SOURCE_NONE);
	ck_assert_int_eq(f.sheets[1].page.text_state, DX_TEXT_SPARSE);
	ck_assert_uint_eq(f.sheets[1].png.n, 0);
}
END_TEST

START_TEST(an_empty_page_is_read_already)
{
	ck_assert(take(ONE(",\"words\":[]")));
	ck_assert_int_eq(f.sheets[0].page.source, DX_SOURCE_TEXT_LAYER);
	ck_assert_uint_eq(f.sheets[0].page.n_words, 0);
}
END_TEST

static const char *const not_to_be_used[] = {
	ONE(""),
	ONE(",\"words\":null"),
	ONE(WORDS ",\"text_state\":\"garbled\""),
	ONE(WORDS ",\"text_state\":\"hidden\""),
	ONE(WORDS ",\"source\":\"none\""),
	/* never looked at */
	ONE(",\"words\":[[]],\"text_state\":\"sparse\""),
};

START_TEST(words_that_are_not_to_be_trusted_are_passed_over)
{
	ck_assert_msg(take(not_to_be_used[_i]), "%s", err.msg);
	ck_assert_int_eq(f.sheets[0].page.source, DX_SOURCE_NONE);
	ck_assert_uint_eq(f.sheets[0].page.n_words, 0);
}
END_TEST

START_TEST(words_off_the_page_are_left_out)
{
	ck_assert(
		take(ONE(",\"words\":[[\"l\",-9,1,-1,4,100,0],[\"r\",201,1,209,4,100,0],[\"u\",1,-9,2,-1,100,0],"
			 "[\"d\",1,101,2,109,100,0],[\"cut\",-5,-5,500,500,100,0],[\"edge\",200,100,210,110,100,0]]")));
	const struct dx_page *p = &f.sheets[0].page;
	ck_assert_uint_eq(p->n_words, 2);
	ck_assert_str_eq(p->words[0].text, "cut");
	ck_assert_int_eq(p->words[0].x0, 0);
	ck_assert_int_eq(p->words[0].y1, 100);
	ck_assert_str_eq(p->words[1].text, "edge");
	ck_assert_int_eq(p->words[1].x1, 200);
}
END_TEST

START_TEST(a_picture)
{
	ck_assert(take(ONE(",\"picture\":{\"png\":\"iVBO\",\"width\":100,\"height\":200,\"dpi\":150}")));
	ck_assert_uint_eq(f.sheets[0].png.n, 3);
	ck_assert_int_eq(f.sheets[0].width, 100);
	ck_assert_int_eq(f.sheets[0].height, 200);
	ck_assert_int_eq(f.sheets[0].dpi, 150);
}
END_TEST

static const char *const bad[] = {
	"",
	"<html>",
	"[]",
	"{\"v\":1,\"pages_total\":1}",
	"{\"v\":2,\"pages_total\":1,\"pages\":[]}",
	"{\"v\":1,\"pages_total\":0,\"pages\":[]}",
	"{\"v\":1,\"pages_total\":99999999999,\"pages\":[]}",
	"{\"v\":1,\"pages_total\":1,\"pages\":{}}",
	"{\"v\":1,\"pages_total\":1,\"pages\":[7]}",
	"{\"v\":1,\"pages_total\":1,\"pages\":[" PAGE(0, "") "]}",
	"{\"v\":1,\"pages_total\":1,\"pages\":[" PAGE(2, "") "]}",
	"{\"v\":1,\"pages_total\":2,\"pages\":[" PAGE(2, "") "," PAGE(1, "") "]}",
	"{\"v\":1,\"pages_total\":2,\"pages\":[" PAGE(1, "") "," PAGE(1, "") "]}",
	"{\"v\":1,\"pages_total\":1,\"pages\":[{\"page\":1}]}",
	ONE(",\"rotation\":45"),
	ONE(",\"text_state\":7"),
	ONE(",\"text_state\":\"good\""),
	ONE(",\"words\":{}"),
	ONE(",\"words\":[[\"a\",1,2,3,4,100]]"),
	ONE(",\"words\":[[\"a\",3,2,1,4,100,0]]"),
	ONE(",\"words\":[[\"a\",1,2,3,4,100,1],[\"a\",1,2,3,4,100,0]]"),
	ONE(WORDS ",\"rules\":[[1,1,1]]"),
	ONE(",\"codes\":[[\"eA==\",1,1,2]]"),
	ONE(",\"codes\":[[\"eA\",1,1,2,2]]"),
	ONE(",\"codes\":{}"),
	ONE(",\"attached\":[[\"eA==\"]]"),
	ONE(",\"attached\":[[1,2]]"),
	ONE(",\"attached\":[[\"\",\"\"],[\"\",\"\"],[\"\",\"\"],[\"\",\"\"],[\"\",\"\"]]"),
	ONE(",\"picture\":[]"),
	ONE(",\"picture\":{\"width\":1,\"height\":1}"),
	ONE(",\"picture\":{\"png\":\"\",\"width\":1,\"height\":1}"),
	ONE(",\"picture\":{\"png\":\"iVBO\",\"width\":0,\"height\":1}"),
	ONE(",\"picture\":{\"png\":\"iVBO\",\"height\":1}"),
	ONE(",\"picture\":{\"png\":\"iVBO\",\"width\":1,\"height\":1,\"dpi\":3001}"),
};

START_TEST(malformed_answers_are_refused)
{
	ck_assert_msg(!take(bad[_i]), "%s", bad[_i]);
	ck_assert_int_eq(err.code, DX_E_upstream_unavailable);
}
END_TEST

START_TEST(there_is_an_end_to_pages)
{
	struct dx_buf b = DX_BUF_INIT;

	dx_buf_printf(&b, "{\"v\":1,\"pages_total\":9999,\"pages\":[0");
	for (int i = 0; i < DX_FOREIGN_PAGES_MAX; i++)
		dx_buf_adds(&b, ",0");
	dx_buf_adds(&b, "]}");
	ck_assert(!dx_foreign_pdf(a, dx_strn(b.data, b.len), &f, &err));
	ck_assert_int_eq(err.code, DX_E_too_many_pages);
	dx_buf_free(&b);
}
END_TEST

static const struct {
	const char *text;
	enum dx_code code;
} refusals[] = {
	{"{\"code\":\"password_required\"}", DX_E_password_required},
	{"{\"status\":422,\"code\":\"wrong_password\",\"detail\":\"x\"}", DX_E_wrong_password},
	{"{\"code\":\"corrupt_file\"}", DX_E_corrupt_file},
	{"{\"code\":\"bad_request\"}", DX_E_bad_request},
	/* of no file's making */
	{"{\"code\":\"quota_exceeded\"}", DX_E_upstream_unavailable},
	{"{\"code\":\"internal_error\"}", DX_E_upstream_unavailable},
	{"{\"code\":\"no_such_code\"}", DX_E_upstream_unavailable},
	{"{\"code\":7}", DX_E_upstream_unavailable},
	{"[\"corrupt_file\"]", DX_E_upstream_unavailable},
	{"corrupt_file", DX_E_upstream_unavailable},
	{"", DX_E_upstream_unavailable},
};

START_TEST(what_is_wrong_with_the_file)
{
	ck_assert(!dx_foreign_refusal(a, dx_str(refusals[_i].text), 422, &err));
	ck_assert_int_eq(err.code, refusals[_i].code);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("foreign/pdf");
	TCase *c = tcase_create("pdf");

	tcase_add_checked_fixture(c, set_up, tear_down);
	tcase_add_test(c, pages_with_and_without_words);
	tcase_add_test(c, an_empty_page_is_read_already);
	tcase_add_loop_test(c, words_that_are_not_to_be_trusted_are_passed_over, 0, (int)DX_LEN(not_to_be_used));
	tcase_add_test(c, words_off_the_page_are_left_out);
	tcase_add_test(c, a_picture);
	tcase_add_loop_test(c, malformed_answers_are_refused, 0, (int)DX_LEN(bad));
	tcase_add_test(c, there_is_an_end_to_pages);
	tcase_add_loop_test(c, what_is_wrong_with_the_file, 0, (int)DX_LEN(refusals));
	suite_add_tcase(s, c);
	return unit_main(s);
}

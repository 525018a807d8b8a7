/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/worker/answer.h"

#include <string.h>

#include "../unit.h"

static struct dx_arena *a;
static struct dx_err err;

static void setup(void)
{
	a = dx_arena_new();
	err = (struct dx_err){0};
}

static void teardown(void)
{
	dx_arena_drop(&a);
}

/* An ok answer of these parts; ends with NULL. */
static struct dx_eng_answer answer_of(const char *const *texts)
{
	struct dx_eng_answer answer = {.ok = true};

	while (texts[answer.n_parts] != NULL)
		answer.n_parts++;
	answer.parts = dx_alloc_array(a, answer.n_parts, sizeof(*answer.parts));
	for (size_t i = 0; i < answer.n_parts; i++)
		answer.parts[i] = dx_str(texts[i]);
	return answer;
}
#define ANSWER(...) answer_of((const char *const[]){__VA_ARGS__, NULL})

/* ---- what to do about failures ---- */

static enum dx_answer_class judge(enum dx_code code, bool crashed, bool gone)
{
	const struct dx_eng_answer answer = {.err.code = code, .crashed = crashed, .gone = gone};
	return dx_answer_judge(&answer);
}

START_TEST(crashes_are_crashes_whatever_their_code)
{
	ck_assert_int_eq(judge(DX_E_reader_crashed, true, false), DX_ANSWER_CRASHED);
	ck_assert_int_eq(judge(DX_E_page_timeout, true, false), DX_ANSWER_CRASHED);
	ck_assert_int_eq(judge(DX_E_internal_error, false, true), DX_ANSWER_CRASHED);
}
END_TEST

START_TEST(what_the_file_is_to_blame_for_is_final)
{
	ck_assert_int_eq(judge(DX_E_corrupt_file, false, false), DX_ANSWER_FATAL);
	ck_assert_int_eq(judge(DX_E_password_required, false, false), DX_ANSWER_FATAL);
	ck_assert_int_eq(judge(DX_E_image_too_large, false, false), DX_ANSWER_FATAL);
	ck_assert_int_eq(judge(DX_E_no_text_found, false, false), DX_ANSWER_FATAL);
}
END_TEST

START_TEST(our_own_faults_are_tried_again)
{
	ck_assert_int_eq(judge(DX_E_internal_error, false, false), DX_ANSWER_AGAIN);
	ck_assert_int_eq(judge(DX_E_overloaded, false, false), DX_ANSWER_AGAIN);
	ck_assert_int_eq(judge(DX_E_upstream_unavailable, false, false), DX_ANSWER_AGAIN);
}
END_TEST

/* ---- open ---- */

#define PAGE(n, words)                                                                                                 \
	"{\"page\":" #n ",\"width\":595280,\"height\":841890,\"text_state\":\"usable\",\"words\":" #words "}"
#define INFO(total, pages)                                                                                             \
	"{\"kind\":\"pdf\",\"media_type\":\"application/pdf\",\"pages_total\":" #total                                 \
	",\"encrypted\":false,\"pages\":[" pages "]}"

START_TEST(pages_get_their_words)
{
	struct dx_answer_open o;
	const struct dx_eng_answer answer =
		ANSWER(INFO(9, PAGE(2, true) "," PAGE(4, false) "," PAGE(9, true)), "two", "nine");

	ck_assert_msg(dx_answer_open(a, &answer, &o, &err), "%s", err.msg);
	ck_assert_str_eq(o.kind, "pdf");
	ck_assert_str_eq(o.media_type, "application/pdf");
	ck_assert_int_eq(o.pages_total, 9);
	ck_assert_uint_eq(o.n, 3);
	ck_assert_int_eq(o.pages[1].number, 4);
	ck_assert_int_eq(o.pages[0].width, 595280);
	ck_assert_int_eq(o.pages[0].text_state, DX_TEXT_USABLE);
	ck_assert(dx_str_eq_c(o.pages[0].words, "two"));
	ck_assert_ptr_null(o.pages[1].words.p);
	ck_assert(dx_str_eq_c(o.pages[2].words, "nine"));
}
END_TEST

static const struct {
	const char *why;
	const char *info;
	const char *words; /* second part, or NULL */
} bad_opens[] = {
	{"no JSON", "{", NULL},
	{"no object", "[]", NULL},
	{"no pages", INFO(1, ""), NULL},
	{"unknown kind", "{\"kind\":\"exe\",\"pages_total\":1,\"pages\":[" PAGE(1, false) "]}", NULL},
	{"page number beyond the end", INFO(1, PAGE(2, false)), NULL},
	{"page number 0", INFO(1, PAGE(0, false)), NULL},
	{"page twice", INFO(2, PAGE(1, false) "," PAGE(1, false)), NULL},
	{"pages descend", INFO(2, PAGE(2, false) "," PAGE(1, false)), NULL},
	{"words promised, not sent", INFO(1, PAGE(1, true)), NULL},
	{"words sent, not promised", INFO(1, PAGE(1, false)), "w"},
	{"pages_total too large", INFO(2147483648, PAGE(1, false)), NULL},
	{"pages_total a text", INFO("1", PAGE(1, false)), NULL},
	{"no width",
	 "{\"kind\":\"pdf\",\"pages_total\":1,\"pages\":[{\"page\":1,\"height\":1,\"text_state\":\"usable\"}]}", NULL},
	{"negative height",
	 "{\"kind\":\"pdf\",\"pages_total\":1,\"pages\":[{\"page\":1,\"width\":1,\"height\":-1,\"text_state\":\"usable\"}]}",
	 NULL},
	{"unknown text state",
	 "{\"kind\":\"pdf\",\"pages_total\":1,\"pages\":[{\"page\":1,\"width\":1,\"height\":1,\"text_state\":\"x\"}]}",
	 NULL},
	{"a page that is no object", "{\"kind\":\"pdf\",\"pages_total\":1,\"pages\":[1]}", NULL},
};

START_TEST(wrong_descriptions_are_refused)
{
	struct dx_answer_open o = {.n = 77};
	const char *const parts[] = {bad_opens[_i].info, bad_opens[_i].words, NULL};
	const struct dx_eng_answer answer = answer_of(parts);

	ck_assert_msg(!dx_answer_open(a, &answer, &o, &err), "%s", bad_opens[_i].why);
	ck_assert_int_eq(err.code, DX_E_internal_error);
	ck_assert_uint_eq(o.n, 77);
}
END_TEST

START_TEST(an_answer_without_parts_is_refused)
{
	struct dx_answer_open o;
	const struct dx_eng_answer answer = {.ok = true};

	ck_assert(!dx_answer_open(a, &answer, &o, &err));
}
END_TEST

/* ---- words ---- */

#define WORDS(page, source)                                                                                            \
	"{\"v\":1,\"page\":" #page ",\"width\":100,\"height\":200,\"source\":\"" source                                \
	"\",\"text_state\":\"none\",\"rotation\":0,\"skew_millideg\":0,\"dpi\":300,\"words\":[[\"a\",0,0,1,1,90,0,0]],\"rules\":[]}"

START_TEST(words_of_the_page_that_was_asked_for)
{
	struct dx_page page;

	ck_assert_msg(dx_answer_words(a, DX_STR(WORDS(3, "ocr")), 3, DX_SOURCE_OCR, &page, &err), "%s", err.msg);
	ck_assert_uint_eq(page.n_words, 1);
	ck_assert(!dx_answer_words(a, DX_STR(WORDS(3, "ocr")), 4, DX_SOURCE_OCR, &page, &err));
	ck_assert(!dx_answer_words(a, DX_STR(WORDS(3, "text_layer")), 3, DX_SOURCE_OCR, &page, &err));
	ck_assert(!dx_answer_words(a, DX_STR("{}"), 3, DX_SOURCE_OCR, &page, &err));
	ck_assert_int_eq(err.code, DX_E_internal_error);
}
END_TEST

START_TEST(source_is_told_by_the_head)
{
	ck_assert_int_eq(dx_answer_words_source(DX_STR(WORDS(1, "ocr"))), DX_SOURCE_OCR);
	ck_assert_int_eq(dx_answer_words_source(DX_STR(WORDS(1000, "text_layer"))), DX_SOURCE_TEXT_LAYER);
	ck_assert_int_eq(dx_answer_words_source(DX_STR("")), DX_SOURCE_NONE);
	ck_assert_int_eq(dx_answer_words_source(DX_STR(WORDS(1, "none"))), DX_SOURCE_NONE);
}
END_TEST

/* ---- cells ---- */

#define CELLS(page, round, box)                                                                                        \
	"{\"cells_v\":1,\"page\":" #page ",\"round\":" #round ",\"cells\":[[" box ",[[\"5.00\",90,\"line\"]]]]}"

static const struct dx_want one_want[] = {{2, 1, 2, 3, 4, DX_CELL_AMOUNT}};

START_TEST(wants_stand_in_the_head)
{
	const struct dx_eng_answer with = ANSWER("{\"wants\":[[2,1,2,3,4,\"amount\"]]}");
	const struct dx_eng_answer without = ANSWER("{\"status\":\"completed\"}");
	const struct dx_eng_answer bad = ANSWER("{\"wants\":[[2,1,2,3,4,\"everything\"]]}");
	struct dx_want *w;
	size_t n;

	ck_assert(dx_answer_wants(a, &with, &w, &n, &err));
	ck_assert_uint_eq(n, 1);
	ck_assert_int_eq(w[0].page, 2);
	ck_assert(dx_answer_wants(a, &without, &w, &n, &err));
	ck_assert_uint_eq(n, 0);
	ck_assert(!dx_answer_wants(a, &bad, &w, &n, &err));
}
END_TEST

START_TEST(cells_must_be_the_wanted_ones)
{
	static const char *const wrong[] = {CELLS(3, 1, "1,2,3,4"), CELLS(2, 2, "1,2,3,4"), CELLS(2, 1, "1,2,3,5"),
					    "{\"cells_v\":1,\"page\":2,\"round\":1,\"cells\":[]}", "{}"};
	const struct dx_eng_answer right = ANSWER(CELLS(2, 1, "1,2,3,4"));
	struct dx_rereads cells;

	ck_assert(dx_answer_cells(a, &right, one_want, 1, 1, &cells, &err));
	ck_assert_str_eq(cells.v[0].readings[0].text, "5.00");
	for (size_t i = 0; i < DX_LEN(wrong); i++) {
		const struct dx_eng_answer answer = ANSWER(wrong[i]);

		ck_assert_msg(!dx_answer_cells(a, &answer, one_want, 1, 1, &cells, &err), "%s", wrong[i]);
	}
}
END_TEST

/* ---- extract ---- */

#define GOOD_REST "{\"a\":1}", "{}", "[]", "{\"state\":\"verified\"}", "[]", "[{\"code\":\"x\"}]"

START_TEST(results_are_taken_as_they_are)
{
	struct dx_finished f;
	const struct dx_eng_answer answer = ANSWER("{\"status\":\"needs_review\",\"rows_total\":12}", GOOD_REST);

	ck_assert_msg(dx_answer_extract(a, &answer, &f, &err), "%s", err.msg);
	ck_assert_str_eq(f.status, "needs_review");
	ck_assert_int_eq(f.rows_total, 12);
	ck_assert_str_eq(f.data, "{\"a\":1}");
	ck_assert_str_eq(f.verification, "{\"state\":\"verified\"}");
	ck_assert_str_eq(f.warnings, "[{\"code\":\"x\"}]");
}
END_TEST

START_TEST(a_template_may_have_no_rows)
{
	struct dx_finished f;
	const struct dx_eng_answer answer = ANSWER("{\"status\":\"completed\",\"rows_total\":null}", GOOD_REST);

	ck_assert(dx_answer_extract(a, &answer, &f, &err));
	ck_assert_int_eq(f.rows_total, -1);
}
END_TEST

static const char *const bad_heads[] = {
	"",
	"{}",
	"{\"status\":\"failed\",\"rows_total\":1}",
	"{\"status\":\"completed\",\"rows_total\":-2}",
	"[\"completed\"]",
};

START_TEST(wrong_heads_are_refused)
{
	struct dx_finished f;
	const struct dx_eng_answer answer = ANSWER(bad_heads[_i], GOOD_REST);
	ck_assert_msg(!dx_answer_extract(a, &answer, &f, &err), "%s", bad_heads[_i]);
}
END_TEST

/* These texts stand inside the document's JSON as they are: none may close it or add members to it. */
static const char *const bad_texts[] = {
	"{},\"status\":\"completed\"", "{}}", "{\"a\":1", "", "null", "[]", "{\"a\":1,\"a\":2}", "{\"a\":NaN}",
};

START_TEST(texts_that_are_no_whole_value_are_refused)
{
	struct dx_finished f;
	const struct dx_eng_answer answer =
		ANSWER("{\"status\":\"completed\"}", bad_texts[_i], "{}", "[]", "{}", "[]", "[]");
	ck_assert_msg(!dx_answer_extract(a, &answer, &f, &err), "%s", bad_texts[_i]);
}
END_TEST

START_TEST(every_part_must_be_there_once)
{
	struct dx_finished f;
	const struct dx_eng_answer few = ANSWER("{\"status\":\"completed\"}", "{}", "{}", "[]", "{}", "[]");
	const struct dx_eng_answer many = ANSWER("{\"status\":\"completed\"}", GOOD_REST, "[]");

	ck_assert(!dx_answer_extract(a, &few, &f, &err));
	ck_assert(!dx_answer_extract(a, &many, &f, &err));
}
END_TEST

/* ---- the template that was chosen ---- */

#define OFFERED "[{\"industry\":\"a\",\"name\":\"x\",\"version\":1},{\"industry\":\"b\",\"name\":\"x\",\"version\":3}]"

START_TEST(a_choice_is_one_of_those_offered)
{
	static const char *const wrong[] = {
		"{}",
		"{\"template\":\"b/x@3\"}",
		"{\"template\":\"b/x@3\",\"template_percent\":101}",
		"{\"template\":\"b/x@1\",\"template_percent\":80}",
		"{\"template\":\"a/x\",\"template_percent\":80}",
		"{\"template\":\"c/x@1\",\"template_percent\":80}",
	};
	const struct dx_eng_answer right = ANSWER("{\"template\":\"b/x@3\",\"template_percent\":83}", GOOD_REST);
	struct dx_finished f = {0};

	ck_assert_msg(dx_answer_choice(a, &right, DX_STR(OFFERED), &f, &err), "%s", err.msg);
	ck_assert_str_eq(f.industry, "b");
	ck_assert_str_eq(f.template_name, "x");
	ck_assert_int_eq(f.template_version, 3);
	ck_assert_int_eq(f.template_percent, 83);
	for (size_t i = 0; i < DX_LEN(wrong); i++) {
		const struct dx_eng_answer answer = ANSWER(wrong[i], GOOD_REST);

		ck_assert_msg(!dx_answer_choice(a, &answer, DX_STR(OFFERED), &f, &err), "%s", wrong[i]);
	}
}
END_TEST

/* ---- options ---- */

static Suite *answer_suite(void)
{
	Suite *s = suite_create("worker/answer");
	TCase *t = tcase_create("answers");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, crashes_are_crashes_whatever_their_code);
	tcase_add_test(t, what_the_file_is_to_blame_for_is_final);
	tcase_add_test(t, our_own_faults_are_tried_again);
	tcase_add_test(t, pages_get_their_words);
	tcase_add_loop_test(t, wrong_descriptions_are_refused, 0, (int)DX_LEN(bad_opens));
	tcase_add_test(t, an_answer_without_parts_is_refused);
	tcase_add_test(t, words_of_the_page_that_was_asked_for);
	tcase_add_test(t, source_is_told_by_the_head);
	tcase_add_test(t, wants_stand_in_the_head);
	tcase_add_test(t, cells_must_be_the_wanted_ones);
	tcase_add_test(t, results_are_taken_as_they_are);
	tcase_add_test(t, a_template_may_have_no_rows);
	tcase_add_loop_test(t, wrong_heads_are_refused, 0, (int)DX_LEN(bad_heads));
	tcase_add_loop_test(t, texts_that_are_no_whole_value_are_refused, 0, (int)DX_LEN(bad_texts));
	tcase_add_test(t, every_part_must_be_there_once);
	tcase_add_test(t, a_choice_is_one_of_those_offered);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(answer_suite());
}

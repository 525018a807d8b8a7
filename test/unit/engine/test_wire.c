/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What readers may say, and what is made of those that say nothing. */
#include <signal.h>
#include <string.h>

#include "../../../lib/engine/engine_int.h"
#include "../unit.h"
#include "dx/fmt/json.h"

static struct dx_arena *arena;
static struct dx_err err;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

/* ---- frames ---- */

static struct dx_buf frame(bool ok)
{
	struct result r = {.arena = arena};
	struct dx_buf out = DX_BUF_INIT;
	struct dx_err why;

	dx_fail(&why, DX_E_corrupt_file, "so it is");
	dx_result_add(&r, DX_STR("one"));
	dx_result_add(&r, DX_STR(""));
	dx_result_add(&r, DX_STR("three"));
	dx_wire_write(&out, ok, &why, &r);
	return out;
}

START_TEST(an_answer_comes_through)
{
	struct dx_buf b = frame(true);
	struct outcome o;

	ck_assert(dx_wire_read(arena, dx_strn(b.data, b.len), &o));
	ck_assert(o.ok);
	ck_assert_uint_eq(o.n_parts, 3);
	ck_assert(dx_str_eq_c(o.parts[0], "one"));
	ck_assert_uint_eq(o.parts[1].n, 0);
	ck_assert(dx_str_eq_c(o.parts[2], "three"));
	dx_buf_free(&b);
}
END_TEST

START_TEST(an_error_comes_through)
{
	struct dx_buf b = frame(false);
	struct outcome o;

	ck_assert(dx_wire_read(arena, dx_strn(b.data, b.len), &o));
	ck_assert(!o.ok);
	ck_assert_int_eq(o.code, DX_E_corrupt_file);
	ck_assert_str_eq(o.detail, "so it is");
	ck_assert_uint_eq(o.n_parts, 0);
	dx_buf_free(&b);
}
END_TEST

START_TEST(cut_and_lengthened_frames_are_refused)
{
	struct dx_buf b = frame(true);
	struct outcome o;

	for (size_t n = 0; n < b.len; n++)
		ck_assert_msg(!dx_wire_read(arena, dx_strn(b.data, n), &o), "%zu bytes", n);
	dx_buf_addc(&b, 0);
	ck_assert(!dx_wire_read(arena, dx_strn(b.data, b.len), &o));
	dx_buf_free(&b);
}
END_TEST

/* One byte changed at a time: refused or a different answer, never a read beyond the end (the sanitizer looks). */
START_TEST(forged_frames_do_no_harm)
{
	static const char values[] = {0, 1, 2, 0x7f, (char)0x80, (char)0xff};
	struct outcome o;

	for (int ok = 0; ok < 2; ok++) {
		struct dx_buf b = frame(ok == 1);
		char *exact = malloc(b.len);

		ck_assert_ptr_nonnull(exact);
		for (size_t i = 0; i < b.len; i++) {
			for (size_t v = 0; v < sizeof(values); v++) {
				memcpy(exact, b.data, b.len);
				exact[i] = values[v];
				if (dx_wire_read(arena, dx_strn(exact, b.len), &o))
					for (size_t p = 0; p < o.n_parts; p++)
						ck_assert(o.parts[p].p >= exact &&
							  o.parts[p].p + o.parts[p].n <= exact + b.len);
			}
		}
		free(exact);
		dx_buf_free(&b);
	}
}
END_TEST

START_TEST(a_code_that_is_none_is_refused)
{
	struct dx_buf b = frame(false);
	struct outcome o;

	b.data[5] = (char)0xff; /* the code, behind magic and flag */
	b.data[6] = 0x7f;
	ck_assert(!dx_wire_read(arena, dx_strn(b.data, b.len), &o));
	dx_buf_free(&b);
}
END_TEST

/* ---- ends ---- */

#define GIB (UINT64_C(1) << 30)

static const struct {
	enum verdict verdict;
	int status; /* as wait() gives it: a signal, or an exit status shifted */
	int64_t rss_kb;
	enum dx_code code;
	bool crashed;
} ends[] = {
	{VERDICT_DEADLINE, SIGKILL, 1000, DX_E_page_timeout, true},
	{VERDICT_CANCELLED, SIGKILL, 1000, DX_E_internal_error, false},
	{VERDICT_OWNER_GONE, SIGKILL, 1000, DX_E_internal_error, false},
	{VERDICT_TOO_MUCH_OUTPUT, SIGKILL, 1000, DX_E_reader_crashed, true},
	{VERDICT_NONE, SIGSYS, 1000, DX_E_reader_crashed, true},
	{VERDICT_NONE, SIGSEGV, 1000, DX_E_reader_crashed, true},
	{VERDICT_NONE, SIGBUS, 1000, DX_E_reader_crashed, true},
	{VERDICT_NONE, SIGXCPU, 1000, DX_E_page_timeout, true},
	{VERDICT_NONE, SIGKILL, 1000, DX_E_reader_crashed, true},
	{VERDICT_NONE, SIGABRT, 1000, DX_E_reader_crashed, true},
	{VERDICT_NONE, SIGABRT, 900000, DX_E_image_too_large, true},
	{VERDICT_NONE, READER_NO_MEMORY << 8, 1000, DX_E_image_too_large, true},
	{VERDICT_NONE, READER_NO_JAIL << 8, 1000, DX_E_internal_error, true},
	{VERDICT_NONE, 0, 1000, DX_E_reader_crashed, true},
	{VERDICT_NONE, 1 << 8, 1000, DX_E_reader_crashed, true},
};

START_TEST(ends_are_told_apart)
{
	struct outcome o = {0};
	struct dx_buf b = DX_BUF_INIT;
	json_t *v;

	dx_outcome_of_end(ends[_i].verdict, ends[_i].status, ends[_i].rss_kb, GIB, &o);
	ck_assert(!o.ok);
	ck_assert_int_eq(o.code, ends[_i].code);
	ck_assert_int_eq(o.crashed, ends[_i].crashed);
	dx_outcome_write(&b, &o);
	ck_assert(dx_json_parse(arena, dx_strn(b.data, b.len), &v, &err));
	ck_assert_str_eq(dx_json_str(v, "outcome"), "error");
	ck_assert_str_eq(dx_json_str(v, "code"), dx_code_name(ends[_i].code));
	ck_assert_ptr_nonnull(dx_json_str(v, "detail"));
	dx_buf_free(&b);
}
END_TEST

/* ---- parameters ---- */

START_TEST(parameters_have_defaults_and_bounds)
{
	struct params p;

	ck_assert(dx_params_read(arena, DX_STR("{}"), &p, &err));
	ck_assert_int_eq(p.deadline_ms, 60000);
	ck_assert_int_eq(p.max_pixels, 40000000);
	ck_assert_int_eq(p.max_pages, 1000);
	ck_assert_int_eq(p.page, 1);
	ck_assert_ptr_null(p.password);
	ck_assert_ptr_null(p.pages);
	ck_assert_str_eq(p.languages, "eng");
	ck_assert_uint_eq(p.options.n, 0);
	ck_assert(dx_params_read(arena, DX_STR("{\"deadline_ms\":-5,\"max_pages\":9999999,\"options\":{\"a\":[1]}}"),
				 &p, &err));
	ck_assert_int_eq(p.deadline_ms, 1);
	ck_assert_int_eq(p.max_pages, 3600);
	ck_assert(dx_str_eq_c(p.options, "{\"a\":[1]}"));
	ck_assert(!dx_params_read(arena, DX_STR("7"), &p, &err));
	ck_assert_int_eq(err.code, DX_E_internal_error);
}
END_TEST

static const struct {
	const char *spec;
	int total;
	int max;
	const char *pages; /* NULL: refused */
	enum dx_code code;
} selections[] = {
	{NULL, 3, 10, "1 2 3", DX_OK},
	{NULL, 3, 3, "1 2 3", DX_OK},
	{NULL, 4, 3, NULL, DX_E_too_many_pages},
	{NULL, 2000000000, 1000, NULL, DX_E_too_many_pages},
	{"2", 3, 10, "2", DX_OK},
	{"1-3,7", 9, 10, "1 2 3 7", DX_OK},
	{"7,1-3,2", 9, 10, "1 2 3 7", DX_OK},
	{" 2 - 3 , 5 ", 9, 10, "2 3 5", DX_OK},
	{"8-", 9, 10, "8 9", DX_OK},
	{"8-99", 9, 10, "8 9", DX_OK},
	{"1-2", 2000000000, 10, "1 2", DX_OK},
	{"1-18446744073709551615", 3, 10, "1 2 3", DX_OK},
	{"1-4", 9, 3, NULL, DX_E_too_many_pages},
	{"10", 9, 10, NULL, DX_E_bad_request},
	{"", 9, 10, NULL, DX_E_bad_request},
	{"0", 9, 10, NULL, DX_E_bad_request},
	{"3-1", 9, 10, NULL, DX_E_bad_request},
	{"a", 9, 10, NULL, DX_E_bad_request},
	{"1,,2", 9, 10, NULL, DX_E_bad_request},
	{"1-2-3", 9, 10, NULL, DX_E_bad_request},
	{"-3", 9, 10, NULL, DX_E_bad_request},
	{"99999999999999999999", 9, 10, NULL, DX_E_bad_request},
};

START_TEST(pages_are_selected)
{
	struct dx_buf got = DX_BUF_INIT;
	size_t n = 0;
	int *pages;
	bool ok =
		dx_pages_select(arena, selections[_i].spec, selections[_i].total, selections[_i].max, &pages, &n, &err);

	ck_assert_int_eq(ok, selections[_i].pages != NULL);
	if (!ok)
		ck_assert_int_eq(err.code, selections[_i].code);
	for (size_t i = 0; ok && i < n; i++)
		dx_buf_printf(&got, "%s%d", i ? " " : "", pages[i]);
	if (ok)
		ck_assert_str_eq(dx_buf_cstr(&got), selections[_i].pages);
	dx_buf_free(&got);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("engine/wire");
	TCase *t = tcase_create("wire");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, an_answer_comes_through);
	tcase_add_test(t, an_error_comes_through);
	tcase_add_test(t, cut_and_lengthened_frames_are_refused);
	tcase_add_test(t, forged_frames_do_no_harm);
	tcase_add_test(t, a_code_that_is_none_is_refused);
	tcase_add_loop_test(t, ends_are_told_apart, 0, (int)DX_LEN(ends));
	tcase_add_test(t, parameters_have_defaults_and_bounds);
	tcase_add_loop_test(t, pages_are_selected, 0, (int)DX_LEN(selections));
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}

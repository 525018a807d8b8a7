/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/check.h"

#include <string.h>

#include "../unit.h"
#include "dx/extract/emit.h"
#include "dx/fmt/json.h"

struct line {
	struct dx_val amount, note;
};

struct record {
	struct dx_val name, opening, when, done, rate;
	struct {
		struct dx_val from;
	} period;
	struct dx_rows lines, extra;
};

static const struct dx_shape line_shape[] = {
	DX_SHAPE(struct line, amount, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct line, note, DX_SHAPE_TEXT),
};

static const struct dx_shape period_shape[] = {{.name = "from", .kind = DX_SHAPE_DATE}};

static const struct dx_shape shape[] = {
	DX_SHAPE(struct record, name, DX_SHAPE_TEXT),
	DX_SHAPE(struct record, opening, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct record, when, DX_SHAPE_DATE),
	DX_SHAPE(struct record, done, DX_SHAPE_BOOL),
	DX_SHAPE(struct record, rate, DX_SHAPE_NUMBER),
	DX_SHAPE_SUB(struct record, period, period_shape),
	DX_SHAPE_LIST(struct record, lines, line_shape, struct line),
	{.name = "extra",
	 .kind = DX_SHAPE_ROWS,
	 .at = offsetof(struct record, extra),
	 .sub = line_shape,
	 .n_sub = DX_LEN(line_shape),
	 .row_size = sizeof(struct line),
	 .optional = true},
};

static struct dx_arena *arena;
static struct dx_checks checks;
static struct record record;
static struct line list[2];

static struct dx_val printed(int64_t coef, uint8_t scale, const char *raw)
{
	return (struct dx_val){.dec = dx_dec(coef, scale),
			       .source = DX_VAL_TEXT_LAYER,
			       .conf = 100,
			       .raw = raw,
			       .place = {1, 10000, 20000, 60000, 30000}};
}

static void setup(void)
{
	arena = dx_arena_new();
	checks = (struct dx_checks){.arena = arena};
	record = (struct record){.lines = {list, 2}};
	record.opening = printed(1000, 1, "100.0");
	list[0] = (struct line){.amount = printed(500, 2, "5.00")};
	list[1] = (struct line){.amount = printed(-250, 2, "(2.50)")};
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static enum dx_verdict verdict(bool anchored)
{
	return dx_verdict(&checks, anchored, shape, DX_LEN(shape), &record);
}

static void prove(struct dx_val *a, struct dx_val *b)
{
	struct dx_term terms[] = {{a, "/a"}, {b, "/b"}};

	dx_checks_compare(&checks, "sum", "a and b", dx_dec(1, 0), dx_dec(1, 0), dx_dec(0, 0), terms, 2);
}

START_TEST(verified_needs_every_amount_proved)
{
	prove(&list[0].amount, &list[1].amount);
	ck_assert_int_eq(verdict(true), DX_VERDICT_UNVERIFIABLE); /* the opening balance stands in no check */
	prove(&record.opening, &list[0].amount);
	ck_assert_int_eq(verdict(true), DX_VERDICT_VERIFIED);
	ck_assert_int_eq(verdict(false), DX_VERDICT_UNVERIFIABLE); /* not tied to anything at its ends */
}
END_TEST

START_TEST(what_is_derived_proves_nothing)
{
	struct dx_val derived = dx_val_derived_dec(dx_dec(1, 0));

	list[1].amount.source = DX_VAL_ABSENT;
	record.opening.source = DX_VAL_ABSENT;
	prove(&list[0].amount, &derived); /* "opening = balance − amount" */
	ck_assert(!list[0].amount.proved);
	ck_assert_int_eq(verdict(true), DX_VERDICT_UNVERIFIABLE);
}
END_TEST

START_TEST(one_failure_is_a_mismatch)
{
	struct dx_term terms[] = {{&record.opening, "/opening"}};

	prove(&list[0].amount, &list[1].amount);
	prove(&record.opening, &list[0].amount);
	dx_checks_compare(&checks, "x", "x", dx_dec(100, 2), dx_dec(101, 2), dx_dec(0, 0), terms, 1);
	ck_assert_int_eq(verdict(true), DX_VERDICT_MISMATCH);
	ck_assert_uint_eq(checks.failed, 1);
	ck_assert_uint_eq(checks.passed, 2);
}
END_TEST

START_TEST(nothing_checked_is_unverifiable)
{
	dx_checks_none(&checks, "x", "x", "/opening");
	ck_assert_int_eq(verdict(true), DX_VERDICT_UNVERIFIABLE);
	ck_assert_uint_eq(checks.not_applicable, 1);
}
END_TEST

/* What verification.open says, as JSON. */
static const char *said_open(bool anchored)
{
	static char text[1000];
	struct dx_buf out = DX_BUF_INIT;
	enum dx_verdict v = verdict(anchored);
	const char *open;

	dx_verdict_write(v, NULL, 0, &checks, shape, DX_LEN(shape), &record, &out);
	open = strstr(dx_buf_cstr(&out), "\"open\":");
	ck_assert_ptr_nonnull(open);
	(void)snprintf(text, sizeof(text), "%s", open);
	dx_buf_free(&out);
	return text;
}

START_TEST(says_what_is_open)
{
	bool met = dx_checks_need(&checks, &(const struct dx_need){false, DX_OPEN_PAGES}, 1);

	ck_assert(!met);
	prove(&list[0].amount, &list[1].amount);
	ck_assert_ptr_nonnull(strstr(said_open(false), "\"no_counterpart\""));
	ck_assert_ptr_nonnull(strstr(said_open(false), "\"paths\":[\"/opening\"]"));
	ck_assert_ptr_nonnull(strstr(said_open(false), "\"page_may_lack\""));
	ck_assert_ptr_null(strstr(said_open(true), "\"page_may_lack\"")); /* something else tied it to its ends */
	prove(&record.opening, &list[0].amount);
	ck_assert_str_eq(said_open(true), "\"open\":[]}");
}
END_TEST

START_TEST(tolerance_is_exact)
{
	dx_checks_compare(&checks, "x", "x", dx_dec(100, 2), dx_dec(101, 2), dx_dec(1, 2), NULL, 0);
	ck_assert_uint_eq(checks.passed, 1);
	dx_checks_compare(&checks, "x", "x", dx_dec(100, 2), dx_dec(1011, 3), dx_dec(1, 2), NULL, 0);
	ck_assert_uint_eq(checks.failed, 1);
}
END_TEST

START_TEST(checks_are_written_as_agreed)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_term terms[] = {{&record.opening, "/opening"}, {&list[0].amount, NULL}};

	dx_checks_compare(&checks, "closing", "Closing", dx_dec(1050, 1), dx_dec(10500, 2), dx_dec(0, 0), terms, 2);
	dx_checks_none(&checks, "total", "Total", NULL);
	dx_checks_write(&checks, &out);
	ck_assert_str_eq(
		dx_buf_cstr(&out),
		"[{\"id\":\"closing\",\"label\":\"Closing\",\"state\":\"passed\",\"expected\":\"105.0\",\"found\":\"105.00\","
		"\"paths\":[\"/opening\"]},"
		"{\"id\":\"total\",\"label\":\"Total\",\"state\":\"not_applicable\",\"expected\":null,\"found\":null,"
		"\"paths\":[]}]");
	dx_buf_reset(&out);
	dx_verdict_write(DX_VERDICT_UNVERIFIABLE, (const char *const[]){"amounts"}, 1, &checks, shape, DX_LEN(shape),
			 &record, &out);
	ck_assert_str_eq(dx_buf_cstr(&out),
			 "{\"state\":\"unverifiable\",\"covers\":[\"amounts\"],\"passed\":1,\"failed\":0,"
			 "\"not_applicable\":1,\"open\":[]}");
	dx_buf_free(&out);
}
END_TEST

START_TEST(failures_are_always_written)
{
	struct dx_buf out = DX_BUF_INIT;
	json_t *all;

	for (int i = 0; i < DX_CHECKS_WRITTEN_MAX + 10; i++)
		dx_checks_compare(&checks, "x", "x", dx_dec(0, 0), dx_dec(0, 0), dx_dec(0, 0), NULL, 0);
	dx_checks_compare(&checks, "bad", "x", dx_dec(0, 0), dx_dec(1, 0), dx_dec(0, 0), NULL, 0);
	dx_checks_write(&checks, &out);
	all = json_loads(dx_buf_cstr(&out), 0, NULL);
	ck_assert_uint_eq(json_array_size(all), DX_CHECKS_WRITTEN_MAX + 1);
	ck_assert_str_eq(json_string_value(json_object_get(json_array_get(all, DX_CHECKS_WRITTEN_MAX), "id")), "bad");
	json_decref(all);
	dx_buf_free(&out);
}
END_TEST

START_TEST(data_has_the_shapes_order)
{
	struct dx_buf out = DX_BUF_INIT;

	record.name = (struct dx_val){.text = "A \"B\"", .source = DX_VAL_OCR, .raw = "A \"B\""};
	record.when = dx_val_derived_date((struct dx_date){2025, 4, 1});
	record.done = (struct dx_val){.flag = true, .source = DX_VAL_TEXT_LAYER};
	record.rate = printed(1800, 2, "18.00 %");
	list[1].note = (struct dx_val){.text = "n", .source = DX_VAL_TEXT_LAYER};
	dx_emit_data(shape, DX_LEN(shape), &record, &out);
	ck_assert_str_eq(
		dx_buf_cstr(&out),
		"{\"name\":\"A \\\"B\\\"\",\"opening\":\"100.00\",\"when\":\"2025-04-01\",\"done\":true,\"rate\":\"18\","
		"\"period\":{\"from\":null},\"lines\":[{\"amount\":\"5.00\",\"note\":null},"
		"{\"amount\":\"-2.50\",\"note\":\"n\"}]}");
	dx_buf_free(&out);
}
END_TEST

START_TEST(evidence_names_place_and_source)
{
	struct dx_buf out = DX_BUF_INIT;
	const struct dx_page page = {.number = 1, .width = 100000, .height = 200000};

	record.when = dx_val_derived_date((struct dx_date){2025, 4, 1});
	list[0].amount.source = DX_VAL_OCR;
	list[0].amount.conf = 97;
	list[1].amount.source = DX_VAL_ABSENT;
	dx_emit_evidence(shape, DX_LEN(shape), &record, &page, 1, &out);
	ck_assert_str_eq(
		dx_buf_cstr(&out),
		"{\"/opening\":{\"page\":1,\"box\":[0.1,0.1,0.6,0.15],\"raw\":\"100.0\",\"confidence\":1,\"source\":\"text_layer\"},"
		"\"/when\":{\"page\":null,\"box\":null,\"raw\":null,\"confidence\":null,\"source\":\"derived\"},"
		"\"/lines/0/amount\":{\"page\":1,\"box\":[0.1,0.1,0.6,0.15],\"raw\":\"5.00\",\"confidence\":0.97,"
		"\"source\":\"ocr\"}}");
	dx_buf_free(&out);
}
END_TEST

START_TEST(notes_are_written_once_and_in_order)
{
	struct dx_notes notes = {.arena = arena};
	struct dx_buf out = DX_BUF_INIT;
	static const char *const candidates[] = {"5.00", "8.00"};

	dx_notes_warn(&notes, "a", 1, "x");
	dx_notes_warn(&notes, "a", 2, "x");
	dx_notes_warn(&notes, "a", 1, "x");
	dx_notes_warn(&notes, "b", 0, "y");
	dx_emit_warnings(&notes, &out);
	ck_assert_str_eq(dx_buf_cstr(&out),
			 "[{\"code\":\"a\",\"page\":1,\"detail\":\"x\"},{\"code\":\"a\",\"page\":2,\"detail\":\"x\"},"
			 "{\"code\":\"b\",\"page\":null,\"detail\":\"y\"}]");
	dx_buf_reset(&out);
	dx_notes_correct(&notes, (struct dx_correction){"/p", "$.00", "5.00", "first_character", candidates, 2});
	dx_emit_corrections(&notes, &out);
	ck_assert_str_eq(dx_buf_cstr(&out),
			 "[{\"path\":\"/p\",\"read\":\"$.00\",\"used\":\"5.00\",\"why\":\"first_character\","
			 "\"candidates\":[\"5.00\",\"8.00\"]}]");
	dx_buf_free(&out);
}
END_TEST

static Suite *check_suite(void)
{
	Suite *s = suite_create("check");
	TCase *tc = tcase_create("check");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, verified_needs_every_amount_proved);
	tcase_add_test(tc, what_is_derived_proves_nothing);
	tcase_add_test(tc, one_failure_is_a_mismatch);
	tcase_add_test(tc, nothing_checked_is_unverifiable);
	tcase_add_test(tc, says_what_is_open);
	tcase_add_test(tc, tolerance_is_exact);
	tcase_add_test(tc, checks_are_written_as_agreed);
	tcase_add_test(tc, failures_are_always_written);
	tcase_add_test(tc, data_has_the_shapes_order);
	tcase_add_test(tc, evidence_names_place_and_source);
	tcase_add_test(tc, notes_are_written_once_and_in_order);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(check_suite());
}

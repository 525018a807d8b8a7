/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/rows.h"

#include "../unit.h"
#include "dx/fmt/json.h"

static struct dx_arena *arena;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

static struct dx_rowset read_rows(const char *data, const char *evidence, size_t max)
{
	struct dx_rowset set;
	struct dx_err err;
	json_t *d, *e;

	ck_assert(dx_json_parse(arena, dx_str(data), &d, &err));
	ck_assert(dx_json_parse(arena, dx_str(evidence), &e, &err));
	dx_rows_read(arena, d, dx_str(evidence), max, &set);
	return set;
}

static void is(struct dx_str s, const char *want)
{
	ck_assert_str_eq(dx_strndup(arena, s.p, s.n), want);
}

START_TEST(each_row_has_its_own_evidence_and_numbers_stay_as_they_were)
{
	struct dx_rowset s = read_rows("{\"a\":null,\"transactions\":[{\"debit\":\"1.00\"},{\"debit\":null}]}",
				       "{\"/a\":{\"page\":1},\"/transactions/0/debit\":{\"box\":[0.1234,1,0.97,0]},"
				       "\"/transactions/1/date\":{\"confidence\":0.9}}",
				       2);
	ck_assert_uint_eq(s.n, 2);
	ck_assert(!s.cut);
	is(s.items[0], "{\"index\":0,\"path\":\"/transactions/0\",\"data\":{\"debit\":\"1.00\"},"
		       "\"evidence\":{\"/transactions/0/debit\":{\"box\":[0.1234,1,0.97,0]}}}");
	is(s.items[1], "{\"index\":1,\"path\":\"/transactions/1\",\"data\":{\"debit\":null},"
		       "\"evidence\":{\"/transactions/1/date\":{\"confidence\":0.9}}}");
}
END_TEST

START_TEST(what_is_too_long_is_cut_everywhere)
{
	struct dx_rowset s = read_rows(
		"{\"n\":\"x\",\"line_items\":[{\"a\":\"0\"},{\"a\":\"1\"},{\"a\":\"2\"}],\"tax_summary\":[{},{},{}]}",
		"{\"/n\":{},\"/line_items/1/a\":{\"page\":1},\"/line_items/2/a\":{\"page\":2},\"/tax_summary/2/b\":{}}",
		2);
	ck_assert(s.cut);
	ck_assert_uint_eq(s.n, 3);
	is(s.data, "{\"n\":\"x\",\"line_items\":[{\"a\":\"0\"},{\"a\":\"1\"}],\"tax_summary\":[{},{},{}]}");
	is(s.evidence, "{\"/n\":{},\"/line_items/1/a\":{\"page\":1},\"/tax_summary/2/b\":{}}");
	is(s.items[2], "{\"index\":2,\"path\":\"/line_items/2\",\"data\":{\"a\":\"2\"},"
		       "\"evidence\":{\"/line_items/2/a\":{\"page\":2}}}");
}
END_TEST

START_TEST(accounts_come_one_after_the_other_and_none_twice)
{
	struct dx_rowset s = read_rows(
		"{\"transactions\":[{\"a\":\"0\"},{\"a\":\"1\"}],\"accounts\":[{\"transactions\":[{\"a\":\"0\"},"
		"{\"a\":\"1\"}]},{\"transactions\":[{\"a\":\"2\"},{\"a\":\"3\"}]}]}",
		"{\"/transactions/1/a\":{},\"/accounts/0/transactions/1/a\":{\"page\":1},"
		"\"/accounts/1/transactions/0/a\":{\"page\":2},\"/accounts/1/transactions/1/a\":{\"page\":3}}",
		3);
	ck_assert_uint_eq(s.n, 4);
	is(s.items[1], "{\"index\":1,\"path\":\"/accounts/0/transactions/1\",\"data\":{\"a\":\"1\"},"
		       "\"evidence\":{\"/accounts/0/transactions/1/a\":{\"page\":1}}}");
	is(s.items[2], "{\"index\":2,\"path\":\"/accounts/1/transactions/0\",\"data\":{\"a\":\"2\"},"
		       "\"evidence\":{\"/accounts/1/transactions/0/a\":{\"page\":2}}}");
	is(s.data, "{\"transactions\":[{\"a\":\"0\"},{\"a\":\"1\"}],\"accounts\":[{\"transactions\":[{\"a\":\"0\"},"
		   "{\"a\":\"1\"}]},{\"transactions\":[{\"a\":\"2\"}]}]}");
	is(s.evidence, "{\"/transactions/1/a\":{},\"/accounts/0/transactions/1/a\":{\"page\":1},"
		       "\"/accounts/1/transactions/0/a\":{\"page\":2}}");
}
END_TEST

START_TEST(a_result_without_rows_has_none)
{
	struct dx_rowset s = read_rows("{\"read\":[1,2],\"transactions\":[]}", "{\"/transactions/0/x\":{}}", 2);
	ck_assert_uint_eq(s.n, 0);
	ck_assert(!s.cut);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("doc/rows");
	TCase *t = tcase_create("rows");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, each_row_has_its_own_evidence_and_numbers_stay_as_they_were);
	tcase_add_test(t, what_is_too_long_is_cut_everywhere);
	tcase_add_test(t, accounts_come_one_after_the_other_and_none_twice);
	tcase_add_test(t, a_result_without_rows_has_none);
	suite_add_tcase(s, t);
	return unit_main(s);
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Queries whose connection, server or answers are not as they should be. The scripts are laid out by what belongs
 * together. */
/* clang-format off */
#include "scripted.h"

/* ---- the server goes away ---- */

static const struct fake_step dies_before_answer[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_EOF, {0}};
static const struct fake_step dies_with_an_error_of_libpq[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_EOF, FAKE_GONE, {0}};
/* The row is there, its commit is not confirmed. */
static const struct fake_step dies_before_commit[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_READ, FAKE_OK, FAKE_END,
	FAKE_ROW("a"), FAKE_END, FAKE_EOF, {0}};
static const struct fake_step ends_the_session_at_commit[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_READ, FAKE_OK, FAKE_END,
	FAKE_ROW("a"), FAKE_END, FAKE_ERROR("57P01"), FAKE_END, FAKE_EOF, {0}};
static const struct fake_step refuses_the_sync[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_REFUSE("PQpipelineSync"), {0}};
static const struct fake_step cannot_write[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_FLUSH(-1), {0}};

static const struct fake_step *const uncertain[] = {dies_before_answer, dies_with_an_error_of_libpq, dies_before_commit,
                                                    ends_the_session_at_commit, refuses_the_sync, cannot_write};

START_TEST(a_query_lost_on_its_way_is_uncertain)
{
	struct asked a, b;

	open_up(uncertain[_i], NULL);
	ask(&a, sql_a);
	settle();
	expect_unavailable(&a, DX_RETRY_UNCERTAIN);
	if (uncertain[_i] == ends_the_session_at_commit)
		pause_us(20000);
	ck_assert(!dx_db_up(t.db));
	ask(&b, sql_a);
	settle();
	expect_unavailable(&b, DX_RETRY_YES);
	ck_assert_int_eq(t.downs, 1);
	close_all();
}
END_TEST

static const struct fake_step refuses_the_query[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_REFUSE("PQsendQueryPrepared"), {0}};
static const struct fake_step refuses_the_prepare[] = {FAKE_SESSION, FAKE_REFUSE("PQsendPrepare"), {0}};
static const struct fake_step says_goodbye[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_READ, FAKE_OK, FAKE_END,
	FAKE_ERROR("57P01"), FAKE_END, FAKE_EOF, {0}};
/* Goodbye and end in one read: the answer counts, not the end. */
static const struct fake_step says_goodbye_and_goes[] = {
	FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_EOF, FAKE_OK, FAKE_END,
	FAKE_ERROR("57P01"), FAKE_END, FAKE_GONE, {0}};

static const struct fake_step *const undone[] = {refuses_the_query, refuses_the_prepare, says_goodbye, says_goodbye_and_goes};

START_TEST(a_query_that_was_certainly_not_done_may_be_repeated)
{
	struct asked a;

	open_up(undone[_i], NULL);
	t.stop_when_down = true;
	ask(&a, sql_a);
	while (t.pending || !t.downs)
		run();
	t.stop_when_down = false;
	expect_unavailable(&a, DX_RETRY_YES);
	close_all();
}
END_TEST

START_TEST(all_queries_of_a_lost_connection_are_answered_in_order)
{
	static const struct fake_step script[] = {
		FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_PREPARE("dx2"), FAKE_RUN("dx2"), FAKE_SYNC,
		FAKE_SEND(sql_a), FAKE_SYNC, FAKE_READ, FAKE_ANSWER_FIRST("a"), FAKE_EOF, {0}};
	static const struct fake_step second[] = {FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_READ,
	                                          FAKE_ANSWER_FIRST("again"), {0}};
	struct asked a[3], after;

	open_up(script, second);
	ask(&a[0], sql_a);
	ask(&a[1], sql_b);
	ask(&a[2], sql_a);
	settle();
	ck_assert_str_eq(a[0].value, "a");
	expect_unavailable(&a[1], DX_RETRY_UNCERTAIN);
	expect_unavailable(&a[2], DX_RETRY_UNCERTAIN);
	for (int i = 0; i < 3; i++)
		ck_assert_int_eq(a[i].place, i + 1);

	/* The new session knows none of the old one's statements. */
	t.stop_when_up = true;
	run();
	ask(&after, sql_b);
	settle();
	ck_assert_str_eq(after.value, "again");
	ck_assert_uint_eq(dx_db_reconnects(t.db), 1);
	close_all();
}
END_TEST

/* ---- answers that cannot be ---- */

#define SENT FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_READ

static const struct fake_step no_result[] = {SENT, FAKE_END, {0}};
static const struct fake_step early_sync[] = {SENT, FAKE_OK, FAKE_END, FAKE_SYNCED, {0}};
static const struct fake_step nothing_at_sync[] = {SENT, FAKE_OK, FAKE_END, FAKE_ROW("a"), FAKE_END, FAKE_END, {0}};
static const struct fake_step result_at_sync[] = {SENT, FAKE_OK, FAKE_END, FAKE_ROW("a"), FAKE_END, FAKE_ROW("b"), {0}};
static const struct fake_step skipped_for_nothing[] = {SENT, FAKE_OK, FAKE_END, FAKE_ABORTED, {0}};
static const struct fake_step bad_response[] = {SENT, FAKE_OK, FAKE_END, FAKE_RESULT(PGRES_BAD_RESPONSE), {0}};
static const struct fake_step single_row[] = {SENT, FAKE_OK, FAKE_END, FAKE_RESULT(PGRES_SINGLE_TUPLE), {0}};
static const struct fake_step error_of_libpq[] = {SENT, FAKE_OK, FAKE_END, FAKE_RESULT(PGRES_FATAL_ERROR), {0}};

static const struct fake_step *const nonsense[] = {no_result, early_sync, nothing_at_sync, result_at_sync,
                                                   skipped_for_nothing, bad_response, single_row, error_of_libpq};

START_TEST(a_connection_out_of_step_is_given_up)
{
	static const struct fake_step second[] = {FAKE_SESSION, {0}};
	struct asked a;

	open_up(nonsense[_i], second);
	ask(&a, sql_a);
	settle();
	expect_unavailable(&a, DX_RETRY_UNCERTAIN);
	t.stop_when_up = true;
	run();
	ck_assert_uint_eq(fake_pq_attempts(), 2);
	close_all();
}
END_TEST

START_TEST(a_second_result_is_an_error_of_that_query_alone)
{
	static const struct fake_step script[] = {SENT, FAKE_OK, FAKE_END, FAKE_ROW("a"), FAKE_ROW("b"), FAKE_END, FAKE_SYNCED,
	                                          FAKE_RUN("dx1"), FAKE_SYNC, FAKE_READ, FAKE_ANSWER("fine"), {0}};
	struct asked a, b;

	open_up(script, NULL);
	ask(&a, sql_a);
	settle();
	ck_assert_int_eq(a.err.code, DX_E_internal_error);
	ck_assert_int_eq(a.err.retry, DX_RETRY_NO);
	ask(&b, sql_a);
	settle();
	ck_assert_str_eq(b.value, "fine");
	ck_assert_int_eq(t.downs, 0);
	close_all();
}
END_TEST

START_TEST(a_copy_gives_the_connection_up)
{
	static const struct fake_step copy[][12 + 16] = {
		{SENT, FAKE_OK, FAKE_END, FAKE_RESULT(PGRES_COPY_IN), {0}},
		{SENT, FAKE_OK, FAKE_END, FAKE_RESULT(PGRES_COPY_OUT), {0}},
		{SENT, FAKE_OK, FAKE_END, FAKE_RESULT(PGRES_COPY_BOTH), {0}},
	};
	struct asked a;

	open_up(copy[_i], NULL);
	ask(&a, sql_a);
	settle();
	ck_assert_int_eq(a.err.code, DX_E_internal_error);
	ck_assert_int_eq(a.err.retry, DX_RETRY_NO);
	close_all();
}
END_TEST

/* ---- prepared statements ---- */

START_TEST(a_failed_prepare_is_forgotten)
{
	static const struct fake_step script[] = {
		SENT, FAKE_ERROR("42P01"), FAKE_END, FAKE_ABORTED, FAKE_END, FAKE_SYNCED,
		/* the next use tries again, under a fresh name */
		FAKE_PREPARE("dx2"), FAKE_RUN("dx2"), FAKE_SYNC, FAKE_READ, FAKE_ANSWER_FIRST("now"),
		/* and it stays */
		FAKE_RUN("dx2"), FAKE_SYNC, FAKE_READ, FAKE_ANSWER("still"), {0}};
	struct asked a;

	open_up(script, NULL);
	ask(&a, sql_a);
	settle();
	ck_assert_str_eq(a.err.sqlstate, "42P01");
	ck_assert_str_eq(a.err.msg, "database error 42P01: as scripted");
	ask(&a, sql_a);
	settle();
	ck_assert_str_eq(a.value, "now");
	ask(&a, sql_a);
	settle();
	ck_assert_str_eq(a.value, "still");
	close_all();
}
END_TEST

START_TEST(while_a_prepare_is_under_way_others_go_without_it)
{
	static const struct fake_step script[] = {
		FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_SEND(sql_a), FAKE_SYNC,
		FAKE_READ, FAKE_ERROR("42P01"), FAKE_END, FAKE_ABORTED, FAKE_END, FAKE_SYNCED,
		FAKE_READ, FAKE_ANSWER("own"), {0}};
	struct asked a, b;

	open_up(script, NULL);
	ask(&a, sql_a);
	ask(&b, sql_a);
	settle();
	ck_assert_str_eq(a.err.sqlstate, "42P01");
	ck_assert_str_eq(b.value, "own");
	close_all();
}
END_TEST

static char changing[] = "SELECT 1";

START_TEST(another_text_at_the_same_address_is_a_bug)
{
	struct dx_stmts s = {0};

	ck_assert_uint_eq(dx_stmts_find(&s, sql_a), 0);
	ck_assert_uint_eq(dx_stmts_find(&s, changing), 1);
	ck_assert_uint_eq(dx_stmts_find(&s, changing), 1);
	changing[7] = '2';
	dx_stmts_find(&s, changing);
}
END_TEST

/* ---- writing ---- */

START_TEST(a_slow_flush_is_finished_from_the_loop)
{
	static const struct fake_step script[] = {
		FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_FLUSH(1),
		/* it can write again: some of it */
		FAKE_FLUSH(1),
		/* there is something to read while it still writes: read, then flush again */
		FAKE_READ, FAKE_FLUSH(1), FAKE_FLUSH(0),
		FAKE_READ, FAKE_ANSWER_FIRST("slow"), {0}};
	struct asked a;

	open_up(script, NULL);
	ask(&a, sql_a);
	settle();
	ck_assert_str_eq(a.value, "slow");
	/* Nothing is left to write, so the loop sleeps: an unscripted call would end the test. */
	pause_us(20000);
	close_all();
}
END_TEST

/* ---- columns ---- */

static void on_missing_column(PGresult *res, DX_UNUSED const struct dx_err *err, DX_UNUSED void *arg)
{
	(void)dx_col(res, 0, "nothing");
}

static void on_bad_number(PGresult *res, DX_UNUSED const struct dx_err *err, DX_UNUSED void *arg)
{
	(void)dx_col_int(res, 0, "value", 0);
}

static void on_bad_switch(PGresult *res, DX_UNUSED const struct dx_err *err, DX_UNUSED void *arg)
{
	(void)dx_col_bool(res, 0, "value");
}

static dx_db_fn *const column_bugs[] = {on_missing_column, on_bad_number, on_bad_switch};

START_TEST(asking_for_a_column_that_is_not_there_is_a_bug)
{
	static const struct fake_step script[] = {SENT, FAKE_ANSWER_FIRST("text"), {0}};

	open_up(script, NULL);
	dx_db_query(t.db, sql_a, NULL, 0, column_bugs[_i], NULL);
	run();
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("db/scripted");
	TCase *tc = tcase_create("scripted");

	tcase_set_timeout(tc, 10);
	tcase_add_loop_test(tc, a_query_lost_on_its_way_is_uncertain, 0, DX_LEN(uncertain));
	tcase_add_loop_test(tc, a_query_that_was_certainly_not_done_may_be_repeated, 0, DX_LEN(undone));
	tcase_add_test(tc, all_queries_of_a_lost_connection_are_answered_in_order);
	tcase_add_loop_test(tc, a_connection_out_of_step_is_given_up, 0, DX_LEN(nonsense));
	tcase_add_test(tc, a_second_result_is_an_error_of_that_query_alone);
	tcase_add_loop_test(tc, a_copy_gives_the_connection_up, 0, 3);
	tcase_add_test(tc, a_failed_prepare_is_forgotten);
	tcase_add_test(tc, while_a_prepare_is_under_way_others_go_without_it);
	tcase_add_test_raise_signal(tc, another_text_at_the_same_address_is_a_bug, SIGABRT);
	tcase_add_test(tc, a_slow_flush_is_finished_from_the_loop);
	tcase_add_loop_test_raise_signal(tc, asking_for_a_column_that_is_not_there_is_a_bug, SIGABRT, 0, DX_LEN(column_bugs));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	dx_log_set_level(DX_LOG_ERROR);
	return unit_main(suite());
}

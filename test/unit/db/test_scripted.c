/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What no server does on demand, by a scripted libpq (test/lib/fake_pq.c). The
 * scripts are laid out by what belongs together, so:
 */
/* clang-format off */
#include "../../lib/fake_pq.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../../lib/db/db_int.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"

static const char sql_a[] = "SELECT a";
static const char sql_b[] = "SELECT b";

struct asked {
	int place; /* 0: no answer yet */
	bool failed;
	struct dx_err err;
	char value[32];
	bool nothing; /* neither a result nor an error */
};

static struct {
	struct dx_loop *loop;
	struct dx_db *db;
	int pending;
	int answered;
	bool in_call;
	int ups, downs;
	bool stop_when_up;
	bool stop_when_down;
} t;

static void on_state(bool up, DX_UNUSED void *arg)
{
	ck_assert(!t.in_call);
	up ? t.ups++ : t.downs++;
	if (up ? t.stop_when_up : t.stop_when_down)
		dx_loop_stop(t.loop);
}

static void on_guard(DX_UNUSED void *arg)
{
	ck_abort_msg("nothing happened any more: %d answers missing, %zu steps left", t.pending, fake_pq_left());
}

static void run(void)
{
	struct dx_timer *guard = dx_timer_once(t.loop, 4000000, on_guard, NULL);

	dx_loop_run(t.loop);
	dx_timer_free(&guard);
}

static void on_pause_over(DX_UNUSED void *arg)
{
	dx_loop_stop(t.loop);
}

static void pause_us(int64_t us)
{
	struct dx_timer *timer = dx_timer_once(t.loop, us, on_pause_over, NULL);

	dx_loop_run(t.loop);
	dx_timer_free(&timer);
}

static void open_scripts(const struct fake_step *const *scripts, size_t n)
{
	struct dx_db_options o = {.conninfo = "dbname=x", .role = "test", .connections = 1, .on_state = on_state};

	fake_pq_scripts(scripts, n);
	t.loop = dx_loop_new();
	t.db = dx_db_new(t.loop, &o);
}

/* Up, with SCRIPT for the first attempt. */
static void open_up(const struct fake_step *script, const struct fake_step *second)
{
	static const struct fake_step *scripts[2];

	scripts[0] = script;
	scripts[1] = second;
	open_scripts(scripts, second ? 2 : 1);
	t.stop_when_up = true;
	run();
	t.stop_when_up = false;
}

static void close_all(void)
{
	dx_db_free(&t.db);
	dx_loop_free(&t.loop);
	fake_pq_verify();
}

static void on_answer(PGresult *res, const struct dx_err *err, void *arg)
{
	struct asked *a = arg;

	ck_assert_msg(!t.in_call, "a function ran inside a call");
	ck_assert_msg(a->place == 0, "answered twice");
	ck_assert(!res || !err);
	a->place = ++t.answered;
	a->failed = err != NULL;
	a->nothing = !res && !err;
	if (err)
		a->err = *err;
	if (res && PQntuples(res))
		snprintf(a->value, sizeof(a->value), "%s", dx_col(res, 0, "value"));
	if (--t.pending == 0)
		dx_loop_stop(t.loop);
}

static void ask(struct asked *a, const char *sql)
{
	*a = (struct asked){0};
	t.pending++;
	t.in_call = true;
	dx_db_query(t.db, sql, NULL, 0, on_answer, a);
	t.in_call = false;
}

static void settle(void)
{
	if (t.pending)
		run();
}

static void expect_unavailable(const struct asked *a, enum dx_retry retry)
{
	ck_assert(a->failed);
	ck_assert_int_eq(a->err.code, DX_E_database_unavailable);
	ck_assert_int_eq(a->err.retry, retry);
}

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

/* ---- transactions ---- */

static struct {
	struct dx_db_tx *tx;
	int ready;
	int drained;
	struct dx_err err;
} x;

static void on_tx(struct dx_db_tx *tx, const struct dx_err *err, DX_UNUSED void *arg)
{
	ck_assert(!t.in_call);
	x.ready++;
	x.tx = tx;
	if (err)
		x.err = *err;
	dx_loop_stop(t.loop);
}

static void on_drain(struct dx_db_tx *tx, DX_UNUSED void *arg)
{
	ck_assert(!t.in_call);
	ck_assert_ptr_eq(tx, x.tx);
	x.drained++;
	dx_loop_stop(t.loop);
}

static void begin(void)
{
	t.in_call = true;
	dx_db_tx_begin(t.db, on_tx, NULL);
	t.in_call = false;
	run();
	ck_assert_ptr_nonnull(x.tx);
	dx_db_tx_on_drain(x.tx, on_drain, NULL);
}

static void send_bytes(const char *sql, size_t n)
{
	static const char bytes[2 << 20];

	t.in_call = true;
	dx_db_tx_send(x.tx, sql, (const struct dx_param[]){DX_P_BIN(bytes, n)}, 1, true);
	t.in_call = false;
}

static void commit(struct asked *a)
{
	*a = (struct asked){0};
	t.pending++;
	t.in_call = true;
	dx_db_tx_commit(&x.tx, on_answer, a);
	t.in_call = false;
	ck_assert_ptr_null(x.tx);
}

START_TEST(a_transaction_is_held_back_until_its_bytes_are_written)
{
	static const struct fake_step script[] = {
		FAKE_SESSION,
		FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_FLUSH(1), /* half the mark */
		FAKE_FLUSH(0),                                       /* no call for so little */
		FAKE_RUN("dx1"), FAKE_FLUSH(1), FAKE_RUN("dx1"), FAKE_FLUSH(1),
		FAKE_FLUSH(1), FAKE_FLUSH(0), /* now */
		FAKE_SYNC, FAKE_READ, FAKE_OK, FAKE_END, FAKE_ROW("1"), FAKE_END, FAKE_ROW("2"), FAKE_END, FAKE_ROW("3"), FAKE_END,
		FAKE_SYNCED, {0}};
	const size_t half = DX_DB_TX_LOW_WATER / 2;
	struct asked a;

	open_up(script, NULL);
	begin();
	send_bytes(sql_a, half);
	ck_assert_uint_eq(dx_db_tx_pending(x.tx), half);
	pause_us(20000);
	ck_assert_uint_eq(dx_db_tx_pending(x.tx), 0);
	ck_assert_int_eq(x.drained, 0);

	send_bytes(sql_a, half);
	send_bytes(sql_a, half);
	ck_assert_uint_eq(dx_db_tx_pending(x.tx), 2 * half);
	ck_assert_int_eq(x.drained, 0);
	run();
	ck_assert_int_eq(x.drained, 1);
	ck_assert_uint_eq(dx_db_tx_pending(x.tx), 0);
	commit(&a);
	settle();
	ck_assert_str_eq(a.value, "3");
	ck_assert_int_eq(x.drained, 1);
	close_all();
}
END_TEST

START_TEST(a_prepare_aborted_by_an_earlier_error_is_forgotten)
{
	static const struct fake_step script[] = {
		FAKE_SESSION,
		FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_PREPARE("dx2"), FAKE_RUN("dx2"), FAKE_SYNC,
		FAKE_READ, FAKE_OK, FAKE_END, FAKE_ERROR("23505"), FAKE_END, FAKE_ABORTED, FAKE_END, FAKE_ABORTED, FAKE_END, FAKE_SYNCED,
		FAKE_RUN("dx1"), FAKE_SYNC, FAKE_READ, FAKE_ANSWER("a"),
		FAKE_PREPARE("dx3"), FAKE_RUN("dx3"), FAKE_SYNC, FAKE_READ, FAKE_ANSWER_FIRST("b"), {0}};
	struct asked a;

	open_up(script, NULL);
	begin();
	send_bytes(sql_a, 1);
	send_bytes(sql_b, 1);
	commit(&a);
	settle();
	ck_assert_str_eq(a.err.sqlstate, "23505");
	ask(&a, sql_a);
	settle();
	ck_assert_str_eq(a.value, "a");
	ask(&a, sql_b);
	settle();
	ck_assert_str_eq(a.value, "b");
	close_all();
}
END_TEST

START_TEST(an_early_error_makes_a_transaction_swallow_the_rest)
{
	static const struct fake_step script[] = {
		FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_READ, FAKE_OK, FAKE_END, FAKE_ERROR("53100"), FAKE_END,
		/* not sent: what the caller gives it now */
		FAKE_SYNC, FAKE_READ, FAKE_SYNCED, {0}};
	struct asked a;

	open_up(script, NULL);
	begin();
	send_bytes(sql_a, 1);
	pause_us(20000);
	send_bytes(sql_a, 1);
	commit(&a);
	settle();
	ck_assert_str_eq(a.err.sqlstate, "53100");
	ck_assert_int_eq(a.err.retry, DX_RETRY_YES);
	close_all();
}
END_TEST

static const struct fake_step tx_loses_server[] = {FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_EOF, {0}};
static const struct fake_step tx_is_refused[] = {FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_REFUSE("PQsendQueryPrepared"), {0}};

START_TEST(a_transaction_lost_before_its_commit_may_be_repeated)
{
	struct asked a;

	open_up(_i ? tx_is_refused : tx_loses_server, NULL);
	begin();
	send_bytes(sql_a, 1);
	run();
	ck_assert_int_eq(x.drained, 1);
	send_bytes(sql_a, 1);
	commit(&a);
	settle();
	expect_unavailable(&a, DX_RETRY_YES);
	ck_assert_int_eq(x.drained, 1);
	close_all();
}
END_TEST

START_TEST(a_transaction_lost_after_its_commit_is_uncertain)
{
	static const struct fake_step script[] = {FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_EOF, {0}};
	static const struct fake_step refused[] = {FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"),
	                                           FAKE_REFUSE("PQpipelineSync"), {0}};
	struct asked a;

	open_up(_i ? refused : script, NULL);
	begin();
	send_bytes(sql_a, 1);
	commit(&a);
	settle();
	expect_unavailable(&a, DX_RETRY_UNCERTAIN);
	close_all();
}
END_TEST

START_TEST(a_rollback_goes_through_a_block)
{
	static const struct fake_step script[] = {
		FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SEND("BEGIN"), FAKE_SEND("ROLLBACK"), FAKE_SYNC,
		FAKE_SEND(sql_a), FAKE_SYNC, FAKE_READ,
		FAKE_OK, FAKE_END, FAKE_ROW("1"), FAKE_END, FAKE_OK, FAKE_END, FAKE_OK, FAKE_END, FAKE_SYNCED,
		FAKE_ANSWER("after"), {0}};
	static const struct fake_step refused[] = {FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SEND("BEGIN"),
	                                           FAKE_REFUSE("PQsendQueryParams"), {0}};
	struct asked a;

	open_up(_i ? refused : script, NULL);
	begin();
	send_bytes(sql_a, 1);
	dx_db_tx_rollback(&x.tx);
	ck_assert_ptr_null(x.tx);
	ask(&a, sql_a);
	settle();
	if (_i)
		expect_unavailable(&a, DX_RETRY_YES);
	else
		ck_assert_str_eq(a.value, "after");
	close_all();
}
END_TEST

START_TEST(a_transaction_whose_connection_breaks_before_it_began_is_refused)
{
	static const struct fake_step script[] = {FAKE_SESSION, FAKE_REFUSE("PQsendPrepare"), {0}};
	struct asked a;

	open_up(script, NULL);
	t.in_call = true;
	dx_db_tx_begin(t.db, on_tx, NULL);
	dx_db_tx_begin(t.db, on_tx, NULL);
	t.in_call = false;
	ask(&a, sql_b); /* waits: the only connection is taken */
	run();
	ck_assert_int_eq(x.ready, 1);
	send_bytes(sql_a, 1);
	struct dx_db_tx *first = x.tx;
	settle();
	/* Both that waited hear of it. */
	expect_unavailable(&a, DX_RETRY_YES);
	ck_assert_int_eq(x.ready, 2);
	ck_assert_ptr_null(x.tx);
	ck_assert_int_eq(x.err.retry, DX_RETRY_YES);
	x.tx = first;
	commit(&a);
	settle();
	expect_unavailable(&a, DX_RETRY_YES);
	close_all();
}
END_TEST

/* ---- connecting ---- */

START_TEST(a_connection_is_polled_as_it_asks)
{
	static const struct fake_step script[] = {
		FAKE_POLL(PGRES_POLLING_WRITING), FAKE_POLL(PGRES_POLLING_READING), FAKE_POLL(PGRES_POLLING_READING),
		FAKE_SESSION, {0}};

	open_up(script, NULL);
	ck_assert(dx_db_up(t.db));
	ck_assert_int_eq(t.ups, 1);
	close_all();
}
END_TEST

static const struct fake_step start_fails[] = {{.call = "PQconnectStartParams", .lost = true}, {0}};
static const struct fake_step poll_fails[] = {FAKE_POLL(PGRES_POLLING_READING), FAKE_POLL(PGRES_POLLING_FAILED), {0}};
static const struct fake_step no_pipeline[] = {
	FAKE_POLL(PGRES_POLLING_OK), {.call = "PQenterPipelineMode", .result = 0}, {0}};
static const struct fake_step setup_refused[] = {
	FAKE_POLL(PGRES_POLLING_OK), {.call = "PQenterPipelineMode", .result = 1}, FAKE_REFUSE("PQsendQueryParams"), {0}};
static const struct fake_step setup_lost[] = {FAKE_SESSION_SENT, FAKE_EOF, {0}};
static const struct fake_step setup_fails[] = {
	FAKE_SESSION_SENT, FAKE_READ, FAKE_ROW("500ms"), FAKE_END, FAKE_SYNCED, FAKE_ERROR("42704"), FAKE_END, FAKE_SYNCED, {0}};

static const struct fake_step *const bad_starts[] = {start_fails, poll_fails, no_pipeline, setup_refused, setup_lost, setup_fails};

START_TEST(a_failed_start_is_tried_again)
{
	static const struct fake_step second[] = {FAKE_SESSION, {0}};

	open_up(bad_starts[_i], second);
	ck_assert_uint_eq(fake_pq_attempts(), 2);
	ck_assert_int_eq(t.ups, 1);
	ck_assert_int_eq(t.downs, 0);
	ck_assert_uint_eq(dx_db_reconnects(t.db), 0);
	close_all();
}
END_TEST

START_TEST(a_server_whose_system_cannot_watch_its_clients_will_do)
{
	static const struct fake_step script[] = {
		FAKE_SESSION_SENT, FAKE_READ, FAKE_ERROR("22023"), FAKE_END, FAKE_SYNCED, FAKE_ROW(""), FAKE_END, FAKE_SYNCED, {0}};

	open_up(script, NULL);
	ck_assert(dx_db_up(t.db));
	close_all();
}
END_TEST

START_TEST(an_older_server_is_not_asked_for_what_it_does_not_know)
{
	static const struct fake_step script[] = {
		FAKE_POLL(PGRES_POLLING_OK), {.call = "PQenterPipelineMode", .result = 1}, FAKE_SEND(NULL), FAKE_SYNC,
		FAKE_READ, FAKE_ROW(""), FAKE_END, FAKE_SYNCED, {0}};

	fake_pq_server_version(130011);
	open_up(script, NULL);
	ck_assert(dx_db_up(t.db));
	close_all();
}
END_TEST

static void expect_waits(const int64_t *longest_us, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		int64_t wait = fake_pq_attempt_us(i + 1) - fake_pq_attempt_us(i);
		ck_assert_int_ge(wait, longest_us[i] / 2 - 5000);
		ck_assert_int_le(wait, longest_us[i] + 50000);
	}
}

START_TEST(attempts_become_rarer)
{
	/* The third comes up and is lost at once, which does not count as a success. */
	static const struct fake_step flaps[] = {FAKE_SESSION, FAKE_EOF, {0}};
	static const struct fake_step *const scripts[] = {start_fails, start_fails, flaps, start_fails};
	static const int64_t longest_us[] = {100000, 200000, 400000, 800000};

	open_scripts(scripts, DX_LEN(scripts));
	pause_us(1800000);
	ck_assert_int_eq(t.ups, 1);
	ck_assert_int_eq(t.downs, 1);
	ck_assert_uint_ge(fake_pq_attempts(), DX_LEN(longest_us) + 1);
	expect_waits(longest_us, DX_LEN(longest_us));
	close_all();
}
END_TEST

START_TEST(a_connection_that_lasted_is_replaced_soon)
{
	static const struct fake_step lasts[] = {
		FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_EOF, {0}};
	static const struct fake_step *const scripts[] = {start_fails, start_fails, start_fails, lasts, start_fails};
	struct asked a;

	open_scripts(scripts, DX_LEN(scripts));
	pause_us(1000000 + DX_DB_LASTING_US);
	ask(&a, sql_a);
	settle();
	int64_t lost_us = dx_now_mono_us();
	pause_us(150000);
	ck_assert_uint_ge(fake_pq_attempts(), 5);
	ck_assert_int_ge(fake_pq_attempt_us(4) - lost_us, 40000);
	close_all();
}
END_TEST

START_TEST(the_wait_doubles_up_to_five_seconds_with_jitter)
{
	struct dx_backoff b = {0};
	int64_t whole = 100000, least = INT64_MAX, most = 0;

	for (int i = 0; i < 12; i++) {
		int64_t wait = dx_backoff_next_us(&b);
		ck_assert_int_ge(wait, whole / 2);
		ck_assert_int_le(wait, whole);
		whole = whole * 2 < 5000000 ? whole * 2 : 5000000;
	}
	for (int i = 0; i < 500; i++) {
		int64_t wait = dx_backoff_next_us(&b);
		least = wait < least ? wait : least;
		most = wait > most ? wait : most;
	}
	ck_assert_int_ge(least, 2500000);
	ck_assert_int_lt(least, 2700000);
	ck_assert_int_gt(most, 4800000);
	ck_assert_int_le(most, 5000000);
	dx_backoff_reset(&b);
	ck_assert_int_le(dx_backoff_next_us(&b), 100000);
}
END_TEST

/* ---- callbacks that ask again ---- */

static struct dx_db *copy;

static void ask_for_ever(DX_UNUSED PGresult *res, const struct dx_err *err, DX_UNUSED void *arg)
{
	ck_assert_ptr_nonnull(err);
	t.answered++;
	dx_db_query(copy, sql_a, NULL, 0, ask_for_ever, NULL);
}

START_TEST(asking_again_for_ever_does_not_stop_the_loop)
{
	static const struct fake_step *const scripts[] = {start_fails};

	open_scripts(scripts, 1);
	copy = t.db;
	dx_db_query(t.db, sql_a, NULL, 0, ask_for_ever, NULL);
	pause_us(20000);
	ck_assert_int_gt(t.answered, 10);
	/* But whoever goes on while the pool is freed has a bug. */
	dx_db_free(&t.db);
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
	tcase_add_test(tc, a_transaction_is_held_back_until_its_bytes_are_written);
	tcase_add_test(tc, a_prepare_aborted_by_an_earlier_error_is_forgotten);
	tcase_add_test(tc, an_early_error_makes_a_transaction_swallow_the_rest);
	tcase_add_loop_test(tc, a_transaction_lost_before_its_commit_may_be_repeated, 0, 2);
	tcase_add_loop_test(tc, a_transaction_lost_after_its_commit_is_uncertain, 0, 2);
	tcase_add_loop_test(tc, a_rollback_goes_through_a_block, 0, 2);
	tcase_add_test(tc, a_transaction_whose_connection_breaks_before_it_began_is_refused);
	tcase_add_test(tc, a_connection_is_polled_as_it_asks);
	tcase_add_loop_test(tc, a_failed_start_is_tried_again, 0, DX_LEN(bad_starts));
	tcase_add_test(tc, a_server_whose_system_cannot_watch_its_clients_will_do);
	tcase_add_test(tc, an_older_server_is_not_asked_for_what_it_does_not_know);
	tcase_add_test(tc, attempts_become_rarer);
	tcase_add_test(tc, a_connection_that_lasted_is_replaced_soon);
	tcase_add_test(tc, the_wait_doubles_up_to_five_seconds_with_jitter);
	tcase_add_test_raise_signal(tc, asking_again_for_ever_does_not_stop_the_loop, SIGABRT);
	tcase_add_loop_test_raise_signal(tc, asking_for_a_column_that_is_not_there_is_a_bug, SIGABRT, 0, DX_LEN(column_bugs));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	dx_log_set_level(DX_LOG_ERROR);
	SRunner *sr = srunner_create(suite());
	srunner_run_all(sr, CK_ENV);
	int failed = srunner_ntests_failed(sr);
	srunner_free(sr);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

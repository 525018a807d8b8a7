/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Transactions on a connection that breaks, waits or answers early. The scripts are laid out by what belongs together.
 */
/* clang-format off */
#include "scripted.h"

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

static Suite *suite(void)
{
	Suite *s = suite_create("db/scripted_tx");
	TCase *tc = tcase_create("scripted_tx");

	tcase_set_timeout(tc, 10);
	tcase_add_test(tc, a_transaction_is_held_back_until_its_bytes_are_written);
	tcase_add_test(tc, a_prepare_aborted_by_an_earlier_error_is_forgotten);
	tcase_add_test(tc, an_early_error_makes_a_transaction_swallow_the_rest);
	tcase_add_loop_test(tc, a_transaction_lost_before_its_commit_may_be_repeated, 0, 2);
	tcase_add_loop_test(tc, a_transaction_lost_after_its_commit_is_uncertain, 0, 2);
	tcase_add_loop_test(tc, a_rollback_goes_through_a_block, 0, 2);
	tcase_add_test(tc, a_transaction_whose_connection_breaks_before_it_began_is_refused);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	dx_log_set_level(DX_LOG_ERROR);
	return unit_main(suite());
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Transactions in pieces, on a real server. */
#include "../../lib/pg_rig.h"

#define CHUNK ((size_t)1 << 20)

static const char sql_put[] = "INSERT INTO public.rig_chunk VALUES ($1, $2)";
static const char sql_count[] = "SELECT count(*) || '/' || coalesce(sum(length(bytes)), 0) FROM public.rig_chunk";

/* A producer that sends chunks as fast as the server takes them. */
struct upload {
	struct rig *rig;
	struct dx_db_tx *tx;
	int chunks; /* to send */
	int sent;
	int bad_chunk; /* this one fails in the server; 0: none */
	int drains;
	int abandon_at;
	size_t most_pending;
	int begun;
	bool refused;
	struct answer answer;
	char *bytes;
};

static void make_table(struct rig *r)
{
	rig_admin(r, "DROP TABLE IF EXISTS public.rig_chunk");
	rig_admin(r, "CREATE TABLE public.rig_chunk(seq int PRIMARY KEY, bytes bytea)");
	rig_admin(r, "ALTER TABLE public.rig_chunk ALTER bytes SET STORAGE EXTERNAL");
}

static void drop_table(struct rig *r)
{
	rig_admin(r, "DROP TABLE public.rig_chunk");
}

static void end_upload(struct upload *u)
{
	if (u->abandon_at && u->sent >= u->abandon_at) {
		dx_db_tx_rollback(&u->tx);
		if (--u->rig->pending == 0)
			dx_loop_stop(u->rig->loop);
	} else {
		dx_db_tx_send(u->tx, sql_count, NULL, 0, true);
		dx_db_tx_commit(&u->tx, rig_on_answer, &u->answer);
	}
	ck_assert_ptr_null(u->tx);
}

static void produce(struct dx_db_tx *tx, void *arg)
{
	struct upload *u = arg;
	char seq[16];

	ck_assert_ptr_eq(tx, u->tx);
	u->drains++;
	while (u->sent < u->chunks && (!u->abandon_at || u->sent < u->abandon_at)) {
		if (dx_db_tx_pending(tx) >= DX_DB_TX_LOW_WATER)
			return;
		u->sent++;
		snprintf(seq, sizeof(seq), "%d", u->sent == u->bad_chunk ? 1 : u->sent);
		u->rig->in_call = true;
		dx_db_tx_send(tx, sql_put, (const struct dx_param[]){DX_P(seq), DX_P_BIN(u->bytes, CHUNK)}, 2, false);
		u->rig->in_call = false;
		if (dx_db_tx_pending(tx) > u->most_pending)
			u->most_pending = dx_db_tx_pending(tx);
	}
	end_upload(u);
}

static void on_begin(struct dx_db_tx *tx, const struct dx_err *err, void *arg)
{
	struct upload *u = arg;

	ck_assert_msg(!u->rig->in_call, "a function ran inside a call");
	u->begun = ++u->rig->answered;
	if (!tx) {
		ck_assert_int_eq(err->code, DX_E_database_unavailable);
		ck_assert_int_eq(err->retry, DX_RETRY_YES);
		u->refused = true;
		if (--u->rig->pending == 0)
			dx_loop_stop(u->rig->loop);
		return;
	}
	ck_assert_ptr_null(err);
	u->tx = tx;
	dx_db_tx_on_drain(tx, produce, u);
	produce(tx, u);
}

static void begin(struct rig *r, struct upload *u)
{
	u->rig = r;
	u->answer = (struct answer){.rig = r};
	u->bytes = malloc(CHUNK);
	memset(u->bytes, 'b', CHUNK);
	r->pending++;
	r->in_call = true;
	dx_db_tx_begin(r->db, on_begin, u);
	r->in_call = false;
}

START_TEST(an_upload_commits_and_is_held_back)
{
	struct rig r;
	struct upload u = {.chunks = 64};
	struct answer a;

	rig_open(&r, 2);
	make_table(&r);
	begin(&r, &u);
	rig_settle(&r);
	ck_assert_msg(!u.answer.failed, "%s", u.answer.err.msg);
	/* The result asked for is that of the transaction's last statement. */
	ck_assert_str_eq(u.answer.value, "64/67108864");
	ck_assert_str_eq(rig_value(&r, &a, sql_count), "64/67108864");
	/* One chunk over the mark at most. */
	ck_assert_uint_lt(u.most_pending, DX_DB_TX_LOW_WATER + CHUNK + 16);
	ck_assert_int_gt(u.drains, 1);
	free(u.bytes);
	drop_table(&r);
	rig_close(&r);
}
END_TEST

START_TEST(an_error_undoes_everything_and_is_told_once)
{
	struct rig r;
	struct upload u = {.chunks = 20, .bad_chunk = _i};
	struct answer a;

	rig_open(&r, 1);
	make_table(&r);
	begin(&r, &u);
	rig_settle(&r);
	ck_assert(u.answer.failed);
	ck_assert_str_eq(u.answer.err.sqlstate, "23505");
	ck_assert_int_eq(u.answer.err.retry, DX_RETRY_NO);
	/* The connection goes on, in no leftover transaction. */
	ck_assert_str_eq(rig_value(&r, &a, sql_count), "0/0");
	ck_assert_uint_eq(dx_db_reconnects(r.db), 0);
	free(u.bytes);
	drop_table(&r);
	rig_close(&r);
}
END_TEST

START_TEST(a_rollback_leaves_nothing)
{
	struct rig r;
	struct upload u = {.chunks = 5, .abandon_at = 3};
	struct answer a;

	rig_open(&r, 1);
	make_table(&r);
	begin(&r, &u);
	rig_ask(&r, &a, sql_count, NULL, 0);
	rig_settle(&r);
	ck_assert_int_eq(u.sent, 3);
	ck_assert_str_eq(a.value, "0/0");
	ck_assert_str_eq(rig_admin(&r, sql_count), "0/0");
	ck_assert_uint_eq(dx_db_reconnects(r.db), 0);
	/* And it can write afterwards: no transaction was left open. */
	ck_assert_str_eq(rig_value(&r, &a, "INSERT INTO public.rig_chunk VALUES (7, '') RETURNING seq"), "7");
	ck_assert_str_eq(rig_admin(&r, sql_count), "1/0");
	free(u.bytes);
	drop_table(&r);
	rig_close(&r);
}
END_TEST

static void on_begin_empty(struct dx_db_tx *tx, DX_UNUSED const struct dx_err *err, void *arg)
{
	struct answer *a = arg;

	ck_assert_ptr_nonnull(tx);
	if (a->place < 0) {
		a->place = 0;
		dx_db_tx_rollback(&tx);
		ck_assert_ptr_null(tx);
		dx_db_tx_rollback(&tx);
		if (--a->rig->pending == 0)
			dx_loop_stop(a->rig->loop);
	} else {
		dx_db_tx_commit(&tx, rig_on_answer, a);
	}
}

START_TEST(an_empty_transaction_is_fine)
{
	struct rig r;
	struct answer a = {.rig = &r}, b = {.rig = &r, .place = -1};

	rig_open(&r, 1);
	r.pending = 2;
	dx_db_tx_begin(r.db, on_begin_empty, &a);
	dx_db_tx_begin(r.db, on_begin_empty, &b);
	rig_settle(&r);
	ck_assert(!a.failed);
	ck_assert_int_eq(a.rows, 0);
	rig_close(&r);
}
END_TEST

START_TEST(queries_and_transactions_wait_for_the_only_connection)
{
	struct rig r;
	struct upload first = {.chunks = 8}, second = {.chunks = 8, .bad_chunk = 2};
	struct answer before, between;

	rig_open(&r, 1);
	make_table(&r);
	rig_ask(&r, &before, "SELECT 'before'", NULL, 0);
	begin(&r, &first);
	begin(&r, &second);
	/* The parameters must be copied: this one waits. */
	char text[] = "between";
	rig_ask(&r, &between, "SELECT $1 || $2", (const struct dx_param[]){DX_P(text), DX_P_BIN("!", 1)}, 2);
	memset(text, 'X', sizeof(text) - 1);
	rig_settle(&r);
	ck_assert_str_eq(before.value, "before");
	ck_assert_str_eq(between.value, "between!");
	ck_assert_str_eq(first.answer.value, "8/8388608");
	ck_assert_str_eq(second.answer.err.sqlstate, "23505");
	ck_assert_int_lt(first.begun, second.begun);
	ck_assert_int_lt(first.answer.place, between.place);
	ck_assert_str_eq(rig_admin(&r, sql_count), "8/8388608");
	free(first.bytes);
	free(second.bytes);
	drop_table(&r);
	rig_close(&r);
}
END_TEST

static void keep_open(struct dx_db_tx *tx, DX_UNUSED const struct dx_err *err, void *arg)
{
	struct upload *u = arg;

	ck_assert_ptr_nonnull(tx);
	u->begun = ++u->rig->answered;
	u->tx = tx;
}

START_TEST(slow_transactions_leave_a_connection_for_queries)
{
	struct rig r;
	struct upload u[4] = {0};
	struct answer a;

	rig_open(&r, 3);
	rig_pause(&r, 100000);
	for (size_t i = 0; i < DX_LEN(u); i++) {
		u[i].rig = &r;
		dx_db_tx_begin(r.db, keep_open, &u[i]);
	}
	ck_assert_str_eq(rig_value(&r, &a, "SELECT 'served'"), "served");
	ck_assert(u[0].begun && u[1].begun && !u[2].begun && !u[3].begun);
	for (size_t i = 0; i < 2; i++)
		dx_db_tx_rollback(&u[i].tx);
	rig_pause(&r, 50000);
	ck_assert(u[2].begun && u[3].begun);
	dx_db_tx_rollback(&u[2].tx);
	dx_db_tx_rollback(&u[3].tx);
	rig_close(&r);
}
END_TEST

START_TEST(a_transaction_whose_server_dies_tells_its_commit_once)
{
	static const char pid[] = "SELECT pg_catalog.pg_backend_pid()";
	struct rig r;
	struct upload u = {.rig = &r, .answer = {.rig = &r}};
	struct answer b;

	rig_open(&r, 1);
	make_table(&r);
	rig_value(&r, &b, pid);
	dx_db_tx_begin(r.db, keep_open, &u);
	rig_pause(&r, 50000);
	u.bytes = malloc(CHUNK);
	memset(u.bytes, 'b', CHUNK);
	u.chunks = 2;
	r.pending = 1;
	dx_db_tx_send(u.tx, sql_put, (const struct dx_param[]){DX_P("1"), DX_P_BIN(u.bytes, CHUNK)}, 2, false);
	rig_pause(&r, 50000);
	rig_terminate(&r, b.value);
	dx_db_tx_on_drain(u.tx, produce, &u);
	rig_settle(&r);
	rig_await(&r, true);

	/* The producer was woken, sent the rest into the void and committed. */
	ck_assert_int_eq(u.drains, 1);
	ck_assert_int_eq(u.sent, 2);
	ck_assert_ptr_null(u.tx);
	ck_assert(u.answer.failed);
	ck_assert_int_eq(u.answer.err.code, DX_E_database_unavailable);
	ck_assert_int_eq(u.answer.err.retry, DX_RETRY_YES);
	ck_assert_str_eq(rig_value(&r, &b, sql_count), "0/0");
	free(u.bytes);
	drop_table(&r);
	rig_close(&r);
}
END_TEST

START_TEST(without_a_server_a_transaction_is_refused)
{
	struct rig r;
	struct upload u = {.chunks = 1};
	struct dx_db_options o = rig_options(&r, 1);

	o.conninfo = "host=/nonexistent/socket/folder";
	rig_open_with(&r, &o);
	begin(&r, &u);
	rig_settle(&r);
	ck_assert(u.refused);
	free(u.bytes);
	rig_close(&r);
}
END_TEST

START_TEST(transactions_may_outlive_the_pool)
{
	struct rig r;
	struct upload open = {.rig = &r}, rolled = {.rig = &r}, waiting = {.chunks = 1};

	rig_open(&r, 3);
	rig_pause(&r, 100000);
	dx_db_tx_begin(r.db, keep_open, &open);
	dx_db_tx_begin(r.db, keep_open, &rolled);
	rig_pause(&r, 50000);
	ck_assert(open.tx && rolled.tx);
	begin(&r, &waiting);
	r.in_call = false;
	dx_db_free(&r.db);
	ck_assert(waiting.refused);
	ck_assert_int_eq(r.pending, 0);
	rig_pause(&r, 1000);

	open.answer = (struct answer){.rig = &r};
	r.pending = 1;
	dx_db_tx_send(open.tx, "SELECT 1", NULL, 0, true);
	ck_assert_uint_eq(dx_db_tx_pending(open.tx), 0);
	r.in_call = true;
	dx_db_tx_commit(&open.tx, rig_on_answer, &open.answer);
	dx_db_tx_rollback(&rolled.tx);
	r.in_call = false;
	rig_settle(&r);
	ck_assert_int_eq(open.answer.err.code, DX_E_database_unavailable);
	ck_assert_int_eq(open.answer.err.retry, DX_RETRY_YES);
	rig_pause(&r, 10000);
	free(waiting.bytes);
	rig_close(&r);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("db/tx on a server");
	TCase *tc = tcase_create("tx");

	tcase_set_timeout(tc, 40);
	tcase_add_test(tc, an_upload_commits_and_is_held_back);
	/* The very first statement cannot be a duplicate; 2 is early, 20 the last. */
	tcase_add_loop_test(tc, an_error_undoes_everything_and_is_told_once, 2, 4);
	tcase_add_loop_test(tc, an_error_undoes_everything_and_is_told_once, 20, 21);
	tcase_add_test(tc, a_rollback_leaves_nothing);
	tcase_add_test(tc, an_empty_transaction_is_fine);
	tcase_add_test(tc, queries_and_transactions_wait_for_the_only_connection);
	tcase_add_test(tc, slow_transactions_leave_a_connection_for_queries);
	tcase_add_test(tc, a_transaction_whose_server_dies_tells_its_commit_once);
	tcase_add_test(tc, without_a_server_a_transaction_is_refused);
	tcase_add_test(tc, transactions_may_outlive_the_pool);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return rig_main("db/tx", suite);
}

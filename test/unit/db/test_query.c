/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Queries on a real server. */
#include "../../lib/pg_rig.h"

#include <unistd.h>

START_TEST(a_session_is_set_up)
{
	struct rig r;
	struct answer a;
	char name[64];

	rig_open(&r, 1);
	ck_assert_str_eq(rig_value(&r, &a, "SELECT pg_catalog.current_setting('search_path')"), "");
	ck_assert_str_eq(rig_value(&r, &a, "SELECT pg_catalog.current_setting('client_encoding')"), "UTF8");
	ck_assert_str_eq(rig_value(&r, &a, "SELECT pg_catalog.current_setting('statement_timeout')"), "15s");
	ck_assert_str_eq(rig_value(&r, &a, "SELECT pg_catalog.current_setting('lock_timeout')"), "2s");
	ck_assert_str_eq(rig_value(&r, &a, "SELECT pg_catalog.current_setting('idle_in_transaction_session_timeout')"),
			 "10s");
	ck_assert_str_eq(rig_value(&r, &a, "SELECT pg_catalog.current_setting('client_connection_check_interval')"),
			 "500ms");
	snprintf(name, sizeof(name), "docextract test %ld", (long)getpid());
	ck_assert_str_eq(rig_value(&r, &a, "SELECT pg_catalog.current_setting('application_name')"), name);
	rig_close(&r);
}
END_TEST

START_TEST(a_sessions_own_statement_runs_on_every_connection)
{
	struct rig r;
	struct answer a;
	struct dx_db_options o = rig_options(&r, 1);

	o.on_connect = "SELECT pg_catalog.pg_advisory_lock_shared(4711, 17)";
	o.statement_timeout_ms = 3210;
	rig_open_with(&r, &o);
	rig_await(&r, true);
	ck_assert_str_eq(rig_value(&r, &a, "SELECT pg_catalog.current_setting('statement_timeout')"), "3210ms");
	ck_assert_str_eq(rig_admin(&r, "SELECT count(*) FROM pg_locks WHERE classid = 4711 AND objid = 17"), "1");
	rig_admin(&r, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = 4711 AND objid = 17");
	rig_await(&r, false);
	rig_await(&r, true);
	ck_assert_str_eq(rig_admin(&r, "SELECT count(*) FROM pg_locks WHERE classid = 4711 AND objid = 17"), "1");
	ck_assert_uint_eq(dx_db_reconnects(r.db), 1);
	rig_close(&r);
}
END_TEST

START_TEST(a_session_that_cannot_be_set_up_is_not_used)
{
	struct rig r;
	struct answer a;
	struct dx_db_options o = rig_options(&r, 1);

	o.on_connect = "SELECT nothing.of_this_name()";
	rig_open_with(&r, &o);
	rig_pause(&r, 300000);
	ck_assert(!dx_db_up(r.db));
	ck_assert_int_eq(r.state_changes, 0);
	rig_ask(&r, &a, "SELECT 1", NULL, 0);
	rig_settle(&r);
	ck_assert_int_eq(a.err.code, DX_E_database_unavailable);
	ck_assert_int_eq(a.err.retry, DX_RETRY_YES);
	rig_close(&r);
}
END_TEST

/* What a pooler of transactions gives: a session that another client has set up. */
START_TEST(a_session_that_somebody_else_uses_is_refused)
{
	struct rig r;
	char conninfo[512];
	struct dx_db_options o = rig_options(&r, 1);

	snprintf(conninfo, sizeof(conninfo), "%s options='-c docextract.session=other'", rig_conninfo());
	o.conninfo = conninfo;
	rig_open_with(&r, &o);
	rig_pause(&r, 300000);
	ck_assert(!dx_db_up(r.db));
	rig_close(&r);
	snprintf(conninfo, sizeof(conninfo), "%s options='-c docextract.session='", rig_conninfo());
	rig_open_with(&r, &o);
	rig_await(&r, true);
	rig_close(&r);
}
END_TEST

START_TEST(parameters_arrive_as_they_are)
{
	static const char sql[] =
		"SELECT pg_catalog.concat_ws('|', $1::text, $2::text, pg_catalog.encode($3::bytea, 'hex'), "
		"$4::int + 1, $5::text IS NULL)";
	struct rig r;
	struct answer a;
	const char bytes[] = {0, 1, '\\', '\'', (char)0xff};
	const struct dx_param params[] = {DX_P("it's"), DX_P(""), DX_P_BIN(bytes, sizeof(bytes)), DX_P("41"),
					  DX_P_NULL};

	rig_open(&r, 1);
	for (int i = 0; i < 3; i++) {
		rig_ask(&r, &a, sql, params, DX_LEN(params));
		rig_settle(&r);
		ck_assert_msg(!a.failed, "%s", a.err.msg);
		ck_assert_str_eq(a.value, "it's||00015c27ff|42|t");
	}
	rig_close(&r);
}
END_TEST

static void on_columns(PGresult *res, const struct dx_err *err, void *arg)
{
	struct rig *r = arg;

	ck_assert_msg(!err, "%s", err ? err->msg : "");
	ck_assert_str_eq(dx_col(res, 0, "text"), "x");
	ck_assert_ptr_null(dx_col(res, 0, "nothing"));
	ck_assert_int_eq(dx_col_int(res, 0, "number", 7), -9000000000);
	ck_assert_int_eq(dx_col_int(res, 0, "nothing", 7), 7);
	ck_assert(dx_col_bool(res, 0, "yes"));
	ck_assert(!dx_col_bool(res, 0, "no"));
	ck_assert(!dx_col_bool(res, 0, "nothing"));
	dx_loop_stop(r->loop);
}

START_TEST(columns_are_read_by_name)
{
	struct rig r;

	rig_open(&r, 1);
	dx_db_query(r.db, "SELECT 'x' AS text, NULL AS nothing, -9000000000 AS number, true AS yes, false AS no", NULL,
		    0, on_columns, &r);
	rig_run(&r);
	rig_close(&r);
}
END_TEST

START_TEST(a_statement_is_prepared_once_per_connection)
{
	static const char count[] = "SELECT count(*) FROM pg_catalog.pg_prepared_statements";
	static const char twice[] = "SELECT $1::int * 2";
	struct rig r;
	struct answer a[8], n;

	rig_open(&r, 1);
	/* The first prepares; the others of the burst must neither wait for it nor prepare it again. */
	for (size_t i = 0; i < DX_LEN(a); i++)
		rig_ask(&r, &a[i], twice, (const struct dx_param[]){DX_P("21")}, 1);
	rig_settle(&r);
	for (size_t i = 0; i < DX_LEN(a); i++)
		ck_assert_str_eq(a[i].value, "42");
	ck_assert_str_eq(rig_value(&r, &n, count), "2");
	rig_ask(&r, &a[0], twice, (const struct dx_param[]){DX_P("1")}, 1);
	rig_settle(&r);
	ck_assert_str_eq(a[0].value, "2");
	ck_assert_str_eq(rig_value(&r, &n, count), "2");
	rig_close(&r);
}
END_TEST

START_TEST(a_burst_keeps_each_answer_with_its_question)
{
	static const char division[] = "SELECT $1::int || '/' || 100 / ($1::int % 7)";
	static struct answer a[700];
	struct rig r;
	char number[16], expected[32];

	rig_open(&r, _i);
	for (int i = 0; i < (int)DX_LEN(a); i++) {
		snprintf(number, sizeof(number), "%d", i);
		rig_ask(&r, &a[i], division, (const struct dx_param[]){DX_P(number)}, 1);
	}
	rig_settle(&r);
	for (int i = 0; i < (int)DX_LEN(a); i++) {
		ck_assert_int_eq(a[i].failed, i % 7 == 0);
		if (a[i].failed) {
			ck_assert_str_eq(a[i].err.sqlstate, "22012");
			ck_assert_int_eq(a[i].err.code, DX_E_internal_error);
			ck_assert_int_eq(a[i].err.retry, DX_RETRY_NO);
			continue;
		}
		snprintf(expected, sizeof(expected), "%d/%d", i, 100 / (i % 7));
		ck_assert_str_eq(a[i].value, expected);
	}
	rig_close(&r);
}
END_TEST

START_TEST(a_statement_that_cannot_be_prepared_hurts_only_itself)
{
	static const char broken[] = "SELECT no_such_column";
	static const char good[] = "SELECT 'good'";
	struct rig r;
	struct answer a[6];

	rig_open(&r, 1);
	for (size_t i = 0; i < DX_LEN(a); i++)
		rig_ask(&r, &a[i], i % 2 ? good : broken, NULL, 0);
	rig_settle(&r);
	for (size_t i = 0; i < DX_LEN(a); i++) {
		ck_assert_int_eq(a[i].failed, i % 2 == 0);
		if (a[i].failed) {
			ck_assert_str_eq(a[i].err.sqlstate, "42703");
			ck_assert_str_eq(a[i].err.msg,
					 "database error 42703: column \"no_such_column\" does not exist");
		}
	}
	rig_close(&r);
}
END_TEST

/* What an SQLSTATE means for the caller. The server raises it, so the whole way is tested. */
static const struct {
	const char *sql;
	enum dx_code code;
	enum dx_retry retry;
} states[] = {
	{"DO $$ BEGIN RAISE SQLSTATE '40001'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '55P03'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '53100'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '53300'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '57P03'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '57014'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '08006'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '25006'; END $$", DX_E_database_unavailable, DX_RETRY_YES},
	{"DO $$ BEGIN RAISE SQLSTATE '08007'; END $$", DX_E_database_unavailable, DX_RETRY_UNCERTAIN},
	{"DO $$ BEGIN RAISE SQLSTATE '40003'; END $$", DX_E_database_unavailable, DX_RETRY_UNCERTAIN},
	{"DO $$ BEGIN RAISE SQLSTATE '23505'; END $$", DX_E_internal_error, DX_RETRY_NO},
	{"DO $$ BEGIN RAISE SQLSTATE 'DX001'; END $$", DX_E_internal_error, DX_RETRY_NO},
	{"DO $$ BEGIN RAISE SQLSTATE 'XX000'; END $$", DX_E_internal_error, DX_RETRY_NO},
	{"DO $$ BEGIN RAISE SQLSTATE '42501'; END $$", DX_E_internal_error, DX_RETRY_NO},
};

START_TEST(the_sqlstate_decides_whether_to_try_again)
{
	struct rig r;
	struct answer a, after;

	rig_open(&r, 1);
	rig_ask(&r, &a, states[_i].sql, NULL, 0);
	rig_settle(&r);
	ck_assert(a.failed);
	ck_assert_msg(strstr(states[_i].sql, a.err.sqlstate) && strlen(a.err.sqlstate) == 5, "%s", a.err.sqlstate);
	ck_assert_int_eq(a.err.code, states[_i].code);
	ck_assert_int_eq(a.err.retry, states[_i].retry);
	ck_assert_str_eq(rig_value(&r, &after, "SELECT 'fine'"), "fine");
	ck_assert_uint_eq(dx_db_reconnects(r.db), 0);
	rig_close(&r);
}
END_TEST

START_TEST(data_of_a_client_does_not_get_into_a_message)
{
	struct rig r;
	struct answer a;

	rig_open(&r, 1);
	rig_ask(&r, &a, "SELECT $1::int", (const struct dx_param[]){DX_P("hush")}, 1);
	rig_settle(&r);
	ck_assert_str_eq(a.err.sqlstate, "22P02");
	ck_assert_str_eq(a.err.msg, "database error 22P02: invalid input syntax for type integer");
	rig_admin(&r, "DROP TABLE IF EXISTS public.rig_unique");
	rig_admin(&r, "CREATE TABLE public.rig_unique(v text PRIMARY KEY)");
	rig_admin(&r, "INSERT INTO public.rig_unique VALUES ('hush')");
	rig_ask(&r, &a, "INSERT INTO public.rig_unique VALUES ($1)", (const struct dx_param[]){DX_P("hush")}, 1);
	rig_settle(&r);
	ck_assert_str_eq(a.err.msg,
			 "database error 23505: duplicate key value violates unique constraint \"rig_unique_pkey\"");
	rig_admin(&r, "DROP TABLE public.rig_unique");
	rig_close(&r);
}
END_TEST

START_TEST(a_failure_of_the_commit_is_a_failure)
{
	struct rig r;
	struct answer a;

	rig_open(&r, 1);
	rig_admin(&r, "DROP TABLE IF EXISTS public.rig_deferred");
	rig_admin(&r, "CREATE TABLE public.rig_deferred(id int PRIMARY KEY, parent int REFERENCES public.rig_deferred "
		      "DEFERRABLE INITIALLY DEFERRED)");
	for (int i = 0; i < 2; i++) {
		/* The INSERT itself succeeds and returns a row; the constraint is looked at when it commits. */
		rig_ask(&r, &a, "INSERT INTO public.rig_deferred VALUES (1, 99) RETURNING id", NULL, 0);
		rig_settle(&r);
		ck_assert(a.failed);
		ck_assert_str_eq(a.err.sqlstate, "23503");
	}
	ck_assert_str_eq(rig_value(&r, &a, "SELECT count(*) FROM public.rig_deferred"), "0");
	ck_assert_uint_eq(dx_db_reconnects(r.db), 0);
	rig_admin(&r, "DROP TABLE public.rig_deferred");
	rig_close(&r);
}
END_TEST

START_TEST(a_migration_behind_our_back_costs_one_retry)
{
	static const char all[] = "SELECT * FROM public.rig_shape";
	struct rig r;
	struct answer a;

	rig_open(&r, 1);
	rig_admin(&r, "DROP TABLE IF EXISTS public.rig_shape");
	rig_admin(&r, "CREATE TABLE public.rig_shape AS SELECT 1 AS a");
	ck_assert_str_eq(rig_value(&r, &a, all), "1");
	rig_admin(&r, "ALTER TABLE public.rig_shape ALTER a TYPE text");
	rig_ask(&r, &a, all, NULL, 0);
	rig_settle(&r);
	ck_assert_str_eq(a.err.sqlstate, "0A000");
	ck_assert_int_eq(a.err.code, DX_E_database_unavailable);
	ck_assert_int_eq(a.err.retry, DX_RETRY_YES);
	ck_assert_str_eq(rig_value(&r, &a, all), "1");
	rig_admin(&r, "DROP TABLE public.rig_shape");
	rig_close(&r);
}
END_TEST

START_TEST(a_session_without_our_statements_is_given_up)
{
	static const char sql[] = "SELECT 1";
	struct rig r;
	struct answer a;

	rig_open(&r, 1);
	ck_assert_str_eq(rig_value(&r, &a, sql), "1");
	rig_value(&r, &a, "DEALLOCATE ALL");
	rig_ask(&r, &a, sql, NULL, 0);
	rig_settle(&r);
	ck_assert_str_eq(a.err.sqlstate, "26000");
	ck_assert_int_eq(a.err.code, DX_E_database_unavailable);
	ck_assert_int_eq(a.err.retry, DX_RETRY_YES);
	rig_await(&r, false);
	rig_await(&r, true);
	ck_assert_str_eq(rig_value(&r, &a, sql), "1");
	rig_close(&r);
}
END_TEST

/* Else, behind a pooler of transactions, one connection would run what another has prepared. */
START_TEST(no_two_connections_prepare_the_same_name)
{
	static const char names[] = "SELECT name FROM pg_catalog.pg_prepared_statements ORDER BY prepare_time LIMIT 1";
	struct rig r;
	struct answer a;
	char first[64];

	rig_open(&r, 1);
	snprintf(first, sizeof(first), "%s", rig_value(&r, &a, names));
	ck_assert_int_eq(strncmp(first, "dx1_", 4), 0);
	rig_close(&r);
	rig_open(&r, 1);
	ck_assert_int_eq(strncmp(rig_value(&r, &a, names), "dx1_", 4), 0);
	ck_assert_str_ne(rig_value(&r, &a, names), first);
	rig_close(&r);
}
END_TEST

START_TEST(a_copy_is_refused_and_the_service_goes_on)
{
	struct rig r;
	struct answer a, behind;

	rig_open(&r, 1);
	rig_ask(&r, &a, "COPY (SELECT 1) TO STDOUT", NULL, 0);
	rig_ask(&r, &behind, "SELECT 1", NULL, 0);
	rig_settle(&r);
	ck_assert_int_eq(a.err.code, DX_E_internal_error);
	ck_assert_int_eq(a.err.retry, DX_RETRY_NO);
	ck_assert(behind.failed);
	ck_assert_int_eq(behind.err.retry, DX_RETRY_UNCERTAIN);
	rig_await(&r, false);
	rig_await(&r, true);
	ck_assert_str_eq(rig_value(&r, &a, "SELECT 'again'"), "again");
	rig_close(&r);
}
END_TEST

START_TEST(a_statement_that_takes_too_long_is_ended)
{
	struct rig r;
	struct answer a;
	struct dx_db_options o = rig_options(&r, 1);

	o.statement_timeout_ms = 100;
	rig_open_with(&r, &o);
	rig_await(&r, true);
	rig_ask(&r, &a, "SELECT pg_catalog.pg_sleep(10)", NULL, 0);
	rig_settle(&r);
	ck_assert_str_eq(a.err.sqlstate, "57014");
	ck_assert_int_eq(a.err.code, DX_E_database_unavailable);
	ck_assert_int_eq(a.err.retry, DX_RETRY_YES);
	rig_close(&r);
}
END_TEST

START_TEST(big_answers_and_big_questions_pass_at_once)
{
	/* Neither side may wait for the other to read first: far more than socket buffers hold, both ways. */
	static const char echo[] =
		"SELECT pg_catalog.length($1) || ':' || pg_catalog.right($1, 3), pg_catalog.repeat($1, 4)";
	enum { BYTES = 2 << 20, COUNT = 12 };
	static struct answer a[COUNT];
	struct rig r;
	char *text = malloc(BYTES + 1), expected[32];

	memset(text, 'x', BYTES);
	text[BYTES] = '\0';
	snprintf(expected, sizeof(expected), "%d:xxx", BYTES);
	rig_open(&r, 1);
	for (int i = 0; i < COUNT; i++)
		rig_ask(&r, &a[i], echo, (const struct dx_param[]){DX_P(text)}, 1);
	free(text);
	rig_settle(&r);
	for (int i = 0; i < COUNT; i++)
		ck_assert_str_eq(a[i].value, expected);
	rig_close(&r);
}
END_TEST

/* ---- the end ---- */

static void free_in_callback(DX_UNUSED PGresult *res, const struct dx_err *err, void *arg)
{
	struct rig *r = arg;

	ck_assert_ptr_null(err);
	dx_db_free(&r->db);
	ck_assert_ptr_null(r->db);
	dx_loop_stop(r->loop);
}

static void count_refused(PGresult *res, const struct dx_err *err, void *arg)
{
	struct rig *r = arg;

	ck_assert_ptr_null(res);
	ck_assert_int_eq(err->code, DX_E_database_unavailable);
	ck_assert_int_eq(err->retry, DX_RETRY_UNCERTAIN);
	r->answered++;
}

START_TEST(a_pool_may_be_freed_in_a_callback_and_answers_what_is_pending)
{
	struct rig r;

	rig_open(&r, 1);
	dx_db_query(r.db, "SELECT 1", NULL, 0, free_in_callback, &r);
	dx_db_query(r.db, "SELECT pg_catalog.pg_sleep(8)", NULL, 0, count_refused, &r);
	dx_db_query(r.db, "SELECT pg_catalog.pg_sleep(9)", NULL, 0, count_refused, &r);
	rig_run(&r);
	ck_assert_int_eq(r.answered, 2);
	rig_close(&r);
}
END_TEST

static void ask_again(DX_UNUSED PGresult *res, DX_UNUSED const struct dx_err *err, void *arg)
{
	struct rig *r = arg;

	if (++r->answered < 50)
		dx_db_query(r->db, "SELECT 1", NULL, 0, ask_again, r);
	else
		dx_loop_stop(r->loop);
}

START_TEST(a_callback_may_ask_again)
{
	struct rig r;
	struct dx_db_options o = rig_options(&r, 1);

	rig_open(&r, 1);
	ask_again(NULL, NULL, &r);
	rig_run(&r);
	ck_assert_int_eq(r.answered, 50);
	rig_close(&r);

	/* The same without a server: one failure after the other, but the loop is not held up. */
	o.conninfo = "host=/nonexistent/socket/folder";
	rig_open_with(&r, &o);
	ask_again(NULL, NULL, &r);
	ck_assert_int_eq(r.answered, 1);
	rig_run(&r);
	ck_assert_int_eq(r.answered, 50);
	rig_close(&r);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("db/query on a server");
	TCase *tc = tcase_create("query");

	tcase_set_timeout(tc, 40);
	tcase_add_test(tc, a_session_is_set_up);
	tcase_add_test(tc, a_sessions_own_statement_runs_on_every_connection);
	tcase_add_test(tc, a_session_that_cannot_be_set_up_is_not_used);
	tcase_add_test(tc, a_session_that_somebody_else_uses_is_refused);
	tcase_add_test(tc, parameters_arrive_as_they_are);
	tcase_add_test(tc, columns_are_read_by_name);
	tcase_add_test(tc, a_statement_is_prepared_once_per_connection);
	tcase_add_loop_test(tc, a_burst_keeps_each_answer_with_its_question, 1, 5);
	tcase_add_test(tc, a_statement_that_cannot_be_prepared_hurts_only_itself);
	tcase_add_loop_test(tc, the_sqlstate_decides_whether_to_try_again, 0, DX_LEN(states));
	tcase_add_test(tc, data_of_a_client_does_not_get_into_a_message);
	tcase_add_test(tc, a_failure_of_the_commit_is_a_failure);
	tcase_add_test(tc, a_migration_behind_our_back_costs_one_retry);
	tcase_add_test(tc, a_session_without_our_statements_is_given_up);
	tcase_add_test(tc, no_two_connections_prepare_the_same_name);
	tcase_add_test(tc, a_copy_is_refused_and_the_service_goes_on);
	tcase_add_test(tc, a_statement_that_takes_too_long_is_ended);
	tcase_add_test(tc, big_answers_and_big_questions_pass_at_once);
	tcase_add_test(tc, a_pool_may_be_freed_in_a_callback_and_answers_what_is_pending);
	tcase_add_test(tc, a_callback_may_ask_again);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return rig_main("db/query", suite);
}

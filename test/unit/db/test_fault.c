/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Servers that die, hang or never answer, and LISTEN through all that; on a real server. */
#include "../../lib/pg_rig.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

static const char sql_pid[] = "SELECT pg_catalog.pg_backend_pid()";

START_TEST(a_session_ended_in_the_middle_fails_its_queries_and_comes_back)
{
	struct rig r;
	struct answer pid, running, behind, after;

	rig_open(&r, 1);
	rig_value(&r, &pid, sql_pid);
	rig_ask(&r, &running, "SELECT pg_catalog.pg_sleep(30)", NULL, 0);
	rig_ask(&r, &behind, "SELECT 1", NULL, 0);
	rig_pause(&r, 100000);
	rig_terminate(&r, pid.value);
	rig_settle(&r);
	/* The server said that it ended this one: nothing was done. */
	ck_assert_str_eq(running.err.sqlstate, "57P01");
	ck_assert_int_eq(running.err.code, DX_E_database_unavailable);
	ck_assert_int_eq(running.err.retry, DX_RETRY_YES);
	/* Of the one behind it we only know that it was sent. */
	ck_assert_int_eq(behind.err.code, DX_E_database_unavailable);
	ck_assert_int_eq(behind.err.retry, DX_RETRY_UNCERTAIN);
	ck_assert_int_lt(running.place, behind.place);

	rig_await(&r, false);
	rig_ask(&r, &after, "SELECT 1", NULL, 0);
	rig_settle(&r);
	ck_assert_int_eq(after.err.retry, DX_RETRY_YES);
	rig_await(&r, true);
	ck_assert_str_eq(rig_value(&r, &after, "SELECT 'again'"), "again");
	ck_assert_int_eq(r.state_changes, 3);
	ck_assert_uint_eq(dx_db_reconnects(r.db), 1);
	rig_close(&r);
}
END_TEST

START_TEST(one_of_several_sessions_ended_is_not_an_outage)
{
	struct rig r;
	struct answer pid, a[20];

	rig_open(&r, 3);
	rig_pause(&r, 200000);
	rig_value(&r, &pid, sql_pid);
	rig_terminate(&r, pid.value);
	rig_pause(&r, 20000);
	for (size_t i = 0; i < DX_LEN(a); i++)
		rig_ask(&r, &a[i], "SELECT 'served'", NULL, 0);
	rig_settle(&r);
	for (size_t i = 0; i < DX_LEN(a); i++)
		ck_assert_str_eq(a[i].value, "served");
	rig_pause(&r, 300000);
	ck_assert_int_eq(r.state_changes, 1);
	ck_assert_uint_eq(dx_db_reconnects(r.db), 1);
	ck_assert_str_eq(
		rig_admin(&r, "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'docextract test %'"),
		"3");
	rig_close(&r);
}
END_TEST

/*
 * A crashed backend makes the server end all sessions without a word and recover: what an immediate restart
 * looks like from here.
 */
START_TEST(a_crash_of_the_server_is_survived)
{
	struct rig r;
	struct answer pid, a[3], after;
	char sql[96];

	rig_open(&r, 2);
	rig_pause(&r, 100000);
	for (size_t i = 0; i < DX_LEN(a); i++)
		rig_ask(&r, &a[i], "SELECT pg_catalog.pg_sleep(30)", NULL, 0);
	rig_pause(&r, 100000);
	snprintf(sql, sizeof(sql), "COPY (SELECT 1) TO PROGRAM 'kill -ABRT $PPID'");
	PQclear(PQexec(r.admin, sql));
	rig_settle(&r);
	for (size_t i = 0; i < DX_LEN(a); i++) {
		ck_assert(a[i].failed);
		ck_assert_int_eq(a[i].err.code, DX_E_database_unavailable);
		ck_assert_int_eq(a[i].err.retry, DX_RETRY_UNCERTAIN);
	}
	rig_await(&r, false);
	rig_await(&r, true);
	rig_value(&r, &pid, sql_pid);
	ck_assert_str_eq(rig_value(&r, &after, "SELECT 'again'"), "again");
	rig_close(&r);
}
END_TEST

static void signal_sessions(struct rig *r, const char *signal_name)
{
	char sql[256];

	snprintf(sql, sizeof(sql),
		 "COPY (SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'docextract test %%') TO PROGRAM "
		 "'while read p; do kill -%s $p; done'",
		 signal_name);
	rig_admin(r, sql);
}

static void send_much(struct dx_db_tx *tx, DX_UNUSED const struct dx_err *err, void *arg)
{
	static const char bytes[8 << 20];

	dx_db_tx_send(tx, "SELECT length($1::bytea)", (const struct dx_param[]){DX_P_BIN(bytes, sizeof(bytes))}, 1,
		      true);
	*(struct dx_db_tx **)arg = tx;
}

START_TEST(servers_that_stop_answering_or_reading_are_given_up)
{
	struct rig r;
	struct answer a, never_read = {.rig = &r}, after;
	struct dx_db_options o = rig_options(&r, 2);
	struct dx_db_tx *tx = NULL;

	o.statement_timeout_ms = 500;
	rig_open_with(&r, &o);
	rig_await(&r, true);
	rig_pause(&r, 200000);
	signal_sessions(&r, "STOP");
	int64_t start = dx_now_mono_us();
	dx_db_tx_begin(r.db, send_much, &tx);
	rig_ask(&r, &a, "SELECT 1", NULL, 0);
	rig_await(&r, false);
	int64_t took = dx_now_mono_us() - start;
	signal_sessions(&r, "CONT");
	r.pending++;
	ck_assert_ptr_nonnull(tx);
	dx_db_tx_commit(&tx, rig_on_answer, &never_read);
	rig_settle(&r);
	ck_assert_int_eq(a.err.retry, DX_RETRY_UNCERTAIN);
	ck_assert_int_eq(never_read.err.retry, DX_RETRY_YES);
	ck_assert_int_gt(took, 5500000);
	ck_assert_int_lt(took, 8000000);
	rig_await(&r, true);
	ck_assert_str_eq(rig_value(&r, &after, "SELECT 'again'"), "again");
	rig_close(&r);
}
END_TEST

static void keep_open(struct dx_db_tx *tx, DX_UNUSED const struct dx_err *err, void *arg)
{
	*(struct dx_db_tx **)arg = tx;
}

START_TEST(quiet_connections_are_not_taken_for_dead_ones)
{
	struct rig r;
	struct answer a, b = {.rig = &r};
	struct dx_db_options o = rig_options(&r, 2);
	struct dx_db_tx *tx = NULL;

	/* Longer idle than the server may take to answer; then both are busy when that is looked at. */
	o.statement_timeout_ms = 2000;
	rig_open_with(&r, &o);
	rig_await(&r, true);
	dx_db_tx_begin(r.db, keep_open, &tx);
	rig_pause(&r, 7500000);
	signal_sessions(&r, "STOP");
	send_much(tx, NULL, &tx);
	rig_ask(&r, &a, "SELECT 'served'", NULL, 0);
	rig_pause(&r, 1200000);
	ck_assert_int_eq(a.place, 0);
	signal_sessions(&r, "CONT");
	r.pending++;
	dx_db_tx_commit(&tx, rig_on_answer, &b);
	rig_settle(&r);
	ck_assert_str_eq(a.value, "served");
	ck_assert_str_eq(b.value, "8388608");
	ck_assert_int_eq(r.state_changes, 1);
	ck_assert_uint_eq(dx_db_reconnects(r.db), 0);
	rig_close(&r);
}
END_TEST

START_TEST(a_listener_that_never_answers_is_left_after_the_deadline)
{
	struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t n = sizeof(address);
	struct rig r;
	struct answer a;
	struct dx_db_options o = rig_options(&r, 1);
	char conninfo[96], startup[512], end;

	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	ck_assert_int_eq(bind(fd, (struct sockaddr *)&address, n), 0);
	ck_assert_int_eq(listen(fd, 5), 0);
	ck_assert_int_eq(getsockname(fd, (struct sockaddr *)&address, &n), 0);
	snprintf(conninfo, sizeof(conninfo), "hostaddr=127.0.0.1 port=%d dbname=x user=x", ntohs(address.sin_port));
	o.conninfo = conninfo;

	rig_open_with(&r, &o);
	rig_pause(&r, 4000000);
	int peer = accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
	ck_assert_int_ge(peer, 0);
	ck_assert_int_gt(recv(peer, startup, sizeof(startup), 0), 0);
	ck_assert_int_eq(recv(peer, &end, 1, 0), -1); /* still there after 4 s */
	rig_ask(&r, &a, "SELECT 1", NULL, 0);
	rig_settle(&r);
	ck_assert_int_eq(a.err.retry, DX_RETRY_YES);
	rig_pause(&r, 1500000);
	ck_assert_int_eq(recv(peer, &end, 1, 0), 0); /* closed after 5.5 s */
	close(peer);
	close(fd);
	rig_close(&r);
}
END_TEST

/* ---- LISTEN ---- */

struct ear {
	struct rig *rig;
	struct dx_listen *listen;
	int ready;
	int heard;
	int want_ready;
	int want_heard;
	bool free_on_ready;
	bool free_on_heard;
	char last[64];
};

static void check_ear(struct ear *e)
{
	if (e->ready >= e->want_ready && e->heard >= e->want_heard)
		dx_loop_stop(e->rig->loop);
}

static void on_ear_ready(void *arg)
{
	struct ear *e = arg;

	e->ready++;
	if (e->free_on_ready)
		dx_listen_free(&e->listen);
	check_ear(e);
}

static void on_heard(const char *channel, const char *payload, void *arg)
{
	struct ear *e = arg;

	e->heard++;
	snprintf(e->last, sizeof(e->last), "%s=%s", channel, payload);
	if (e->free_on_heard)
		dx_listen_free(&e->listen);
	check_ear(e);
}

static const char *const channels[] = {"rig_one", "rig_two"};

static void listen_open(struct rig *r, struct ear *e)
{
	struct dx_db_options o = rig_options(r, 1);

	rig_open(r, 1);
	o.on_state = NULL;
	e->rig = r;
	e->listen = dx_listen_new(r->loop, &o, channels, DX_LEN(channels), on_heard, on_ear_ready, e);
}

static void listen_until(struct ear *e, int ready, int heard)
{
	e->want_ready = ready;
	e->want_heard = heard;
	rig_run(e->rig);
	ck_assert_int_eq(e->ready, ready);
	ck_assert_int_eq(e->heard, heard);
}

START_TEST(notifications_arrive_also_after_the_connection_was_lost)
{
	struct rig r;
	struct ear e = {0};

	listen_open(&r, &e);
	listen_until(&e, 1, 0);
	rig_admin(&r, "NOTIFY rig_one, 'first'");
	listen_until(&e, 1, 1);
	ck_assert_str_eq(e.last, "rig_one=first");
	rig_admin(&r, "SELECT pg_notify('rig_two', '')");
	listen_until(&e, 1, 2);
	ck_assert_str_eq(e.last, "rig_two=");
	rig_admin(&r, "BEGIN; NOTIFY rig_one, 'a'; NOTIFY rig_one, 'b'; NOTIFY rig_two, 'c'; COMMIT");
	listen_until(&e, 1, 5);
	ck_assert_str_eq(e.last, "rig_two=c");

	rig_admin(
		&r,
		"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'docextract test % listen'");
	listen_until(&e, 2, 5);
	rig_admin(&r, "NOTIFY rig_one, 'later'");
	listen_until(&e, 2, 6);
	ck_assert_str_eq(e.last, "rig_one=later");
	dx_listen_free(&e.listen);
	ck_assert_ptr_null(e.listen);
	dx_listen_free(&e.listen);
	rig_close(&r);
}
END_TEST

START_TEST(a_listener_may_be_freed_in_its_callbacks)
{
	struct rig r;
	struct ear e = {.free_on_ready = _i == 0, .free_on_heard = _i == 1};

	listen_open(&r, &e);
	listen_until(&e, 1, 0);
	if (_i == 1) {
		rig_admin(&r, "BEGIN; NOTIFY rig_one, 'a'; NOTIFY rig_one, 'b'; COMMIT");
		listen_until(&e, 1, 1);
	}
	ck_assert_ptr_null(e.listen);
	rig_close(&r);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("db/fault on a server");
	TCase *tc = tcase_create("fault");
	TCase *listening = tcase_create("listen");

	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, a_session_ended_in_the_middle_fails_its_queries_and_comes_back);
	tcase_add_test(tc, one_of_several_sessions_ended_is_not_an_outage);
	tcase_add_test(tc, a_crash_of_the_server_is_survived);
	tcase_add_test(tc, servers_that_stop_answering_or_reading_are_given_up);
	tcase_add_test(tc, quiet_connections_are_not_taken_for_dead_ones);
	tcase_add_test(tc, a_listener_that_never_answers_is_left_after_the_deadline);
	suite_add_tcase(s, tc);
	tcase_set_timeout(listening, 40);
	tcase_add_test(listening, notifications_arrive_also_after_the_connection_was_lost);
	tcase_add_loop_test(listening, a_listener_may_be_freed_in_its_callbacks, 0, 2);
	suite_add_tcase(s, listening);
	return s;
}

int main(void)
{
	return rig_main("db/fault", suite);
}

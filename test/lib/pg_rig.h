/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What tests of db on a real server share: a loop, a pool, answers that are
 * collected, and a second, plain connection for the things a DBA would do.
 */
#ifndef TEST_LIB_PG_RIG_H
#define TEST_LIB_PG_RIG_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/db/db.h"

#define RIG_GUARD_US INT64_C(20000000)

struct rig {
	struct dx_loop *loop;
	struct dx_db *db;
	PGconn *admin;
	int pending;  /* answers still to come */
	int answered; /* so far; gives each its place */
	bool up;
	int state_changes;
	bool in_call; /* inside dx_db_query() and the like */
	bool wait_up; /* run until `up` is this … */
	bool want_up;
};

struct answer {
	struct rig *rig;
	int place; /* 0: not yet */
	int rows;
	char value[64];
	bool failed;
	struct dx_err err;
};

static inline const char *rig_conninfo(void)
{
	return getenv("DX_TEST_CONNINFO");
}

/* False: there is no server to test with, and everybody shall see that nothing was tested. */
static inline bool rig_available(const char *name)
{
	if (rig_conninfo())
		return true;
	fprintf(stderr,
		"\n*** SKIPPED: %s tested NOTHING: DX_TEST_CONNINFO is not set. ***\n"
		"*** It must name a private cluster's superuser; see scripts/cluster. ***\n\n",
		name);
	return false;
}

static inline void rig_on_guard(void *arg)
{
	const struct rig *r = arg;

	ck_abort_msg("nothing happened any more: %d answers missing, up %d", r->pending, r->up);
}

static inline void rig_run(struct rig *r)
{
	struct dx_timer *guard = dx_timer_once(r->loop, RIG_GUARD_US, rig_on_guard, r);

	dx_loop_run(r->loop);
	dx_timer_free(&guard);
}

static inline void rig_on_state(bool up, void *arg)
{
	struct rig *r = arg;

	ck_assert_msg(!r->in_call, "a function ran inside a call");
	ck_assert_msg(up != r->up, "told twice");
	r->up = up;
	r->state_changes++;
	if (r->wait_up && up == r->want_up) {
		r->wait_up = false;
		dx_loop_stop(r->loop);
	}
}

static inline void rig_await(struct rig *r, bool up)
{
	if (r->up == up)
		return;
	r->wait_up = true;
	r->want_up = up;
	rig_run(r);
}

static inline struct dx_db_options rig_options(struct rig *r, int connections)
{
	return (struct dx_db_options){.conninfo = rig_conninfo(),
				      .role = "test",
				      .connections = connections,
				      .on_state = rig_on_state,
				      .arg = r};
}

static inline void rig_no_notice(DX_UNUSED void *arg, DX_UNUSED const char *message)
{
}

static inline void rig_open_with(struct rig *r, const struct dx_db_options *o)
{
	*r = (struct rig){.loop = dx_loop_new()};
	r->admin = PQconnectdb(rig_conninfo());
	ck_assert_msg(PQstatus(r->admin) == CONNECTION_OK, "%s", PQerrorMessage(r->admin));
	(void)PQsetNoticeProcessor(r->admin, rig_no_notice, NULL);
	r->db = dx_db_new(r->loop, o);
}

static inline void rig_open(struct rig *r, int connections)
{
	struct dx_db_options o = rig_options(r, connections);

	rig_open_with(r, &o);
	rig_await(r, true);
	ck_assert(dx_db_up(r->db));
}

static inline void rig_close(struct rig *r)
{
	dx_db_free(&r->db);
	ck_assert_ptr_null(r->db);
	PQfinish(r->admin);
	dx_loop_free(&r->loop);
}

/* On the plain connection, which waits for the answer. Returns the first value. */
static inline char *rig_admin(struct rig *r, const char *sql)
{
	static char value[256];
	PGresult *res = PQexec(r->admin, sql);

	ck_assert_msg(PQresultStatus(res) == PGRES_TUPLES_OK || PQresultStatus(res) == PGRES_COMMAND_OK, "%s",
		      PQresultErrorMessage(res));
	snprintf(value, sizeof(value), "%s", PQntuples(res) > 0 ? PQgetvalue(res, 0, 0) : "");
	PQclear(res);
	return value;
}

/* End the session with this process number, as a DBA would. */
static inline void rig_terminate(struct rig *r, const char *pid)
{
	PGresult *res = PQexecParams(r->admin, "SELECT pg_terminate_backend($1::int)", 1, NULL, &pid, NULL, NULL, 0);

	ck_assert_msg(PQresultStatus(res) == PGRES_TUPLES_OK, "%s", PQresultErrorMessage(res));
	PQclear(res);
}

static inline void rig_on_answer(PGresult *res, const struct dx_err *err, void *arg)
{
	struct answer *a = arg;
	struct rig *r = a->rig;

	ck_assert_msg(!r->in_call, "a function ran inside a call");
	ck_assert_msg(a->place == 0, "answered twice");
	a->place = ++r->answered;
	if (err) {
		ck_assert_ptr_null(res);
		a->failed = true;
		a->err = *err;
	} else if (res) {
		a->rows = PQntuples(res);
		if (a->rows > 0 && PQnfields(res) > 0)
			snprintf(a->value, sizeof(a->value), "%s", PQgetvalue(res, 0, 0));
	}
	if (--r->pending == 0)
		dx_loop_stop(r->loop);
}

static inline void rig_ask(struct rig *r, struct answer *a, const char *sql, const struct dx_param *params, int n)
{
	*a = (struct answer){.rig = r};
	r->pending++;
	r->in_call = true;
	dx_db_query(r->db, sql, params, n, rig_on_answer, a);
	r->in_call = false;
}

/* Run until all answers are here. */
static inline void rig_settle(struct rig *r)
{
	if (r->pending > 0)
		rig_run(r);
	ck_assert_int_eq(r->pending, 0);
}

/* Ask and wait; the value. */
static inline const char *rig_value(struct rig *r, struct answer *a, const char *sql)
{
	rig_ask(r, a, sql, NULL, 0);
	rig_settle(r);
	ck_assert_msg(!a->failed, "%s: %s", sql, a->err.msg);
	return a->value;
}

static inline void rig_stop(void *arg)
{
	struct rig *r = arg;

	dx_loop_stop(r->loop);
}

static inline void rig_pause(struct rig *r, int64_t us)
{
	struct dx_timer *t = dx_timer_once(r->loop, us, rig_stop, r);

	dx_loop_run(r->loop);
	dx_timer_free(&t);
}

static inline int rig_main(const char *name, Suite *(*suite)(void))
{
	if (!rig_available(name))
		return EXIT_SUCCESS;
	/* Lost connections are what is tested here; whoever wants to read about them sets DX_TEST_LOG. */
	if (!getenv("DX_TEST_LOG"))
		dx_log_set_level(DX_LOG_ERROR);
	SRunner *sr = srunner_create(suite());
	srunner_run_all(sr, CK_ENV);
	int failed = srunner_ntests_failed(sr);
	srunner_free(sr);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#endif

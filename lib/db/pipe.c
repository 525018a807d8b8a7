/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The pipeline of one connection. For every step sent, libpq gives back:
 *
 *   PREPARE, EXEC   one result, then NULL
 *   SYNC            PGRES_PIPELINE_SYNC, without a NULL
 *
 * An error makes the later steps of the operation PGRES_PIPELINE_ABORTED up to
 * its SYNC. The commit happens at the SYNC: it can fail there (a result and a
 * NULL before the PGRES_PIPELINE_SYNC), and an operation is not done before it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db_int.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"

/* ---- operations ---- */

struct dx_op *dx_op_new(dx_db_fn *fn, void *arg)
{
	struct dx_op *op = dx_db_new_object(sizeof(*op));

	op->fn = fn;
	op->arg = arg;
	return op;
}

void dx_op_free(struct dx_op *op)
{
	PQclear(op->res);
	free(op->params);
	free(op);
}

void dx_op_fail(struct dx_op *op, const struct dx_err *err)
{
	if (op->failed)
		return;
	op->failed = true;
	op->err = *err;
}

static void fail_internal(struct dx_op *op, const char *message)
{
	struct dx_err err = {0};

	(void)dx_fail(&err, DX_E_internal_error, "%s", message);
	err.retry = DX_RETRY_NO;
	dx_op_fail(op, &err);
}

/* ---- the ring of steps ---- */

static struct dx_step *head(struct dx_pipe *p)
{
	return &p->v[p->first];
}

static void push(struct dx_pipe *p, struct dx_step step)
{
	if (p->n == p->cap) {
		size_t cap = p->cap ? 2 * p->cap : 64;
		struct dx_step *v = dx_db_new_object(dx_size_mul(cap, sizeof(*v)));

		for (size_t i = 0; i < p->n; i++)
			v[i] = p->v[(p->first + i) % p->cap];
		free(p->v);
		p->v = v;
		p->cap = cap;
		p->first = 0;
	}
	p->v[(p->first + p->n) % p->cap] = step;
	p->n++;
}

static void pop(struct dx_pipe *p)
{
	p->first = (p->first + 1) % p->cap;
	p->n--;
}

void dx_pipe_init(struct dx_pipe *p)
{
	*p = (struct dx_pipe){0};
	STAILQ_INIT(&p->ops);
}

/* ---- sending ---- */

void dx_pipe_begin(struct dx_conn *c, struct dx_op *op)
{
	STAILQ_INSERT_TAIL(&c->pipe.ops, op, link);
	c->pipe.n_ops++;
}

struct pq_params {
	const char *values[DX_DB_PARAMS_MAX];
	int lengths[DX_DB_PARAMS_MAX];
	int formats[DX_DB_PARAMS_MAX];
	size_t bytes;
};

static void to_pq(const struct dx_param *params, int n_params, struct pq_params *out)
{
	dx_assert(n_params >= 0 && n_params <= DX_DB_PARAMS_MAX);
	out->bytes = 0;
	for (int i = 0; i < n_params; i++) {
		out->values[i] = params[i].p;
		out->lengths[i] = params[i].n;
		out->formats[i] = params[i].binary;
		if (params[i].p)
			out->bytes += params[i].binary ? (size_t)params[i].n : strlen(params[i].p);
	}
}

#define NAME_MAX_BYTES 32

/*
 * No other connection's names are like these: behind a pooler that hands a session from client to client, a name finds
 * our text or none, never somebody else's.
 */
static void statement_name(const struct dx_conn *c, const struct dx_stmt *s, char out[NAME_MAX_BYTES])
{
	snprintf(out, NAME_MAX_BYTES, "dx%u_%016llx", s->number, (unsigned long long)c->token);
}

static bool send_prepare(struct dx_conn *c, struct dx_op *op, size_t index)
{
	struct dx_stmt *s = &c->pipe.stmts.v[index];
	char name[NAME_MAX_BYTES];

	/* A fresh name each time: whether a failed attempt left something behind does not matter then. */
	s->number = ++c->pipe.stmts.last_number;
	statement_name(c, s, name);
	if (!PQsendPrepare(c->pg, name, s->sql, 0, NULL))
		return false;
	s->state = DX_STMT_PENDING;
	s->op = op;
	push(&c->pipe, (struct dx_step){.kind = DX_STEP_PREPARE, .op = op, .stmt = index});
	return true;
}

/*
 * Send SQL by its name where the name is sure to exist when the server gets there: prepared before, or in
 * this very operation (what aborts the PREPARE aborts the use, too). While another operation's PREPARE is
 * under way it goes without a name.
 */
static bool send_named(struct dx_conn *c, struct dx_op *op, const char *sql, const struct pq_params *p, int n_params,
		       size_t *index_r)
{
	size_t index = dx_stmts_find(&c->pipe.stmts, sql);
	const struct dx_stmt *s = &c->pipe.stmts.v[index];
	char name[NAME_MAX_BYTES];

	if (s->state == DX_STMT_UNKNOWN && !send_prepare(c, op, index))
		return false;
	if (s->state == DX_STMT_PENDING && s->op != op)
		return PQsendQueryParams(c->pg, sql, n_params, NULL, p->values, p->lengths, p->formats, 0);
	*index_r = index;
	statement_name(c, s, name);
	return PQsendQueryPrepared(c->pg, name, n_params, p->values, p->lengths, p->formats, 0);
}

bool dx_pipe_exec(struct dx_conn *c, struct dx_op *op, const char *sql, const struct dx_param *params, int n_params,
		  bool want, bool named)
{
	struct pq_params p;
	size_t index = SIZE_MAX;
	bool ok;

	to_pq(params, n_params, &p);
	if (named)
		ok = send_named(c, op, sql, &p, n_params, &index);
	else
		ok = PQsendQueryParams(c->pg, sql, n_params, NULL, p.values, p.lengths, p.formats, 0);
	if (!ok)
		return false;
	push(&c->pipe, (struct dx_step){.kind = DX_STEP_EXEC, .op = op, .stmt = index, .want = want});
	c->pipe.pending_bytes += p.bytes;
	return true;
}

bool dx_pipe_sync(struct dx_conn *c, struct dx_op *op)
{
	/* Also when libpq reports a failure the message may already be with the server. */
	op->sync_sent = true;
	op->tx = NULL;
	if (op == STAILQ_FIRST(&c->pipe.ops))
		c->progress_us = dx_now_mono_us();
	if (!PQpipelineSync(c->pg))
		return false;
	push(&c->pipe, (struct dx_step){.kind = DX_STEP_SYNC, .op = op, .stmt = SIZE_MAX});
	return true;
}

/* ---- receiving ---- */

static bool give_up(struct dx_conn *c, const char *why)
{
	if (PQstatus(c->pg) == CONNECTION_BAD)
		dx_db_message(c->pg, c->why, sizeof(c->why));
	else
		snprintf(c->why, sizeof(c->why), "%s", why);
	return false;
}

static void hand_out(struct dx_conn *c, struct dx_op *op)
{
	if (op->failed) {
		PQclear(op->res);
		op->res = NULL;
	}
	if (op->internal)
		op->internal(c, op);
	else
		c->hooks->on_op(c, op);
}

static bool take_sync(struct dx_conn *c, struct dx_step step)
{
	if (step.kind != DX_STEP_SYNC || step.op != STAILQ_FIRST(&c->pipe.ops))
		return give_up(c, "the answers are out of step");
	pop(&c->pipe);
	STAILQ_REMOVE_HEAD(&c->pipe.ops, link);
	c->pipe.n_ops--;
	hand_out(c, step.op);
	return true;
}

/* The NULL that ends the results of a step. */
static bool take_end(struct dx_conn *c)
{
	struct dx_step *step = head(&c->pipe);

	if (!step->got)
		return give_up(c, "an answer is missing");
	if (step->kind == DX_STEP_SYNC)
		step->got = false;
	else
		pop(&c->pipe);
	return true;
}

static void forget_statement(struct dx_conn *c, const struct dx_step *step)
{
	if (step->stmt != SIZE_MAX)
		c->pipe.stmts.v[step->stmt].state = DX_STMT_UNKNOWN;
}

static bool take_error(struct dx_conn *c, struct dx_step *step, const PGresult *res)
{
	const char *sqlstate = PQresultErrorField(res, PG_DIAG_SQLSTATE);
	struct dx_err err = {0};

	/* libpq's own errors have no SQLSTATE: the connection broke, or it does not understand the server. */
	if (!sqlstate)
		return give_up(c, "libpq does not understand the server");
	dx_db_error(res, step->kind == DX_STEP_SYNC, &err);
	bool prepared = step->stmt != SIZE_MAX && step->kind == DX_STEP_EXEC;
	/* The session is not the one that was set up. Whether a pooler shares it is found out when it is set up anew.
	 */
	bool lost = prepared && strcmp(sqlstate, "26000") == 0;
	/* A migration changed what the statement returns: the next use prepares it anew. */
	bool stale = prepared && strcmp(sqlstate, "0A000") == 0;
	if (lost || stale) {
		err.code = DX_E_database_unavailable;
		err.retry = DX_RETRY_YES;
	}
	if (stale || step->kind == DX_STEP_PREPARE)
		forget_statement(c, step);
	dx_op_fail(step->op, &err);
	return !lost || give_up(c, "the server has lost the statements that were prepared");
}

static bool take_rows(struct dx_conn *c, struct dx_step *step, PGresult **res)
{
	if (step->kind == DX_STEP_SYNC)
		return give_up(c, "there is a result that belongs to no statement");
	if (step->kind == DX_STEP_PREPARE) {
		c->pipe.stmts.v[step->stmt].state = DX_STMT_READY;
	} else if (step->got) {
		fail_internal(step->op, "the database sent a second result");
	} else if (step->want) {
		PQclear(step->op->res);
		step->op->res = *res;
		*res = NULL;
	}
	return true;
}

static bool take_aborted(struct dx_conn *c, struct dx_step *step)
{
	if (!step->op->failed)
		return give_up(c, "a statement was skipped without an error before it");
	if (step->kind == DX_STEP_PREPARE)
		forget_statement(c, step);
	return true;
}

/* One result (not NULL, not a sync). Takes *RES over by setting it to NULL, if it keeps it. */
static bool take_result(struct dx_conn *c, struct dx_step *step, PGresult **res)
{
	bool ok;

	switch (PQresultStatus(*res)) {
	case PGRES_TUPLES_OK:
	case PGRES_COMMAND_OK:
	case PGRES_EMPTY_QUERY:
		ok = take_rows(c, step, res);
		break;
	case PGRES_FATAL_ERROR:
		ok = take_error(c, step, *res);
		break;
	case PGRES_PIPELINE_ABORTED:
		ok = take_aborted(c, step);
		break;
	case PGRES_COPY_IN:
	case PGRES_COPY_OUT:
	case PGRES_COPY_BOTH:
		/* Cannot be ended in pipeline mode. */
		fail_internal(step->op, "the statement began a COPY");
		ok = give_up(c, "a statement began a COPY");
		break;
	case PGRES_BAD_RESPONSE:
	case PGRES_NONFATAL_ERROR:
	case PGRES_SINGLE_TUPLE:
	case PGRES_PIPELINE_SYNC:
	default:
		ok = give_up(c, "there is a result of a kind that cannot be");
		break;
	}
	step->got = true;
	return ok;
}

bool dx_pipe_read(struct dx_conn *c)
{
	bool ok = true;

	while (ok && c->pipe.n > 0 && !PQisBusy(c->pg)) {
		PGresult *res = PQgetResult(c->pg);

		if (!res) {
			ok = take_end(c);
		} else if (PQresultStatus(res) == PGRES_PIPELINE_SYNC) {
			ok = take_sync(c, *head(&c->pipe));
		} else {
			ok = take_result(c, head(&c->pipe), &res);
		}
		PQclear(res);
	}
	return ok && c->why[0] == '\0';
}

void dx_pipe_abandon(struct dx_conn *c)
{
	struct dx_pipe old = c->pipe;
	struct dx_op *op;

	/* First of all the new state: what is handed out may ask for it. */
	dx_pipe_init(&c->pipe);
	while ((op = STAILQ_FIRST(&old.ops))) {
		struct dx_err err = {0};

		STAILQ_REMOVE_HEAD(&old.ops, link);
		dx_db_error_lost(op->sync_sent, &err);
		dx_op_fail(op, &err);
		if (op->tx)
			dx_tx_lost(c, op);
		else
			hand_out(c, op);
	}
	dx_stmts_clear(&old.stmts);
	free(old.v);
}

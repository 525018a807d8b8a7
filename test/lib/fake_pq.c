/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "fake_pq.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "dx/base/clock.h"

#define ATTEMPTS_MAX 64

struct pg_conn {
	const struct fake_step *at;
	size_t number;
	int fds[2]; /* ours, and the server's end */
	bool lost;
	bool readable;
};

struct pg_result {
	ExecStatusType status;
	const char *sqlstate;
	char *value;
};

static struct {
	const struct fake_step *const *scripts;
	size_t n_scripts;
	size_t n_attempts;
	int64_t attempt_us[ATTEMPTS_MAX];
	PGconn *newest; /* NULL when finished */
	int live_conns;
	int live_results;
	int version;
} fake = {.version = 150000};

void fake_pq_scripts(const struct fake_step *const *scripts, size_t n)
{
	fake.scripts = scripts;
	fake.n_scripts = n;
}

void fake_pq_server_version(int version)
{
	fake.version = version;
}

size_t fake_pq_attempts(void)
{
	return fake.n_attempts;
}

int64_t fake_pq_attempt_us(size_t i)
{
	ck_assert_uint_lt(i, fake.n_attempts);
	return fake.attempt_us[i];
}

size_t fake_pq_left(void)
{
	size_t n = 0;

	for (const struct fake_step *s = fake.newest ? fake.newest->at : NULL; s && s->call; s++)
		n++;
	return n;
}

void fake_pq_verify(void)
{
	ck_assert_msg(fake.n_attempts >= fake.n_scripts, "%zu attempts, but %zu scripts", fake.n_attempts,
		      fake.n_scripts);
	ck_assert_msg(fake.live_conns == 0, "%d connections were not finished", fake.live_conns);
	ck_assert_msg(fake.live_results == 0, "%d results were not cleared", fake.live_results);
}

static const char *next_name(const PGconn *c)
{
	return c->at->call ? c->at->call : "nothing";
}

static bool is_next(const PGconn *c, const char *call)
{
	return c->at->call && strcmp(c->at->call, call) == 0;
}

/* When the script goes on with reading, there has to be something to read. */
static void prepare_next(PGconn *c)
{
	if (is_next(c, "PQconsumeInput") && !c->readable) {
		ck_assert_int_eq(write(c->fds[1], "x", 1), 1);
		c->readable = true;
	}
}

static const struct fake_step *play(PGconn *c, const char *call, const char *text)
{
	const struct fake_step *s = c->at;

	if (!is_next(c, call))
		ck_abort_msg("attempt %zu: %s(%s) was called, but the script goes on with %s", c->number, call,
			     text ? text : "", next_name(c));
	if (s->text && (!text || strcmp(s->text, text) != 0))
		ck_abort_msg("attempt %zu: %s(\"%s\") was called instead of \"%s\"", c->number, call, text ? text : "",
			     s->text);
	c->at++;
	c->lost |= s->lost;
	prepare_next(c);
	return s;
}

/* ---- connections ---- */

PGconn *PQconnectStartParams(const char *const *keywords, DX_UNUSED const char *const *values,
			     DX_UNUSED int expand_dbname)
{
	static const struct fake_step refused[] = {{0}};
	PGconn *c = calloc(1, sizeof(*c));

	ck_assert_str_eq(keywords[0], "keepalives");
	ck_assert_uint_lt(fake.n_attempts, ATTEMPTS_MAX);
	ck_assert_msg(fake.live_conns == 0, "two connections at once: one script at a time");
	c->number = fake.n_attempts;
	fake.attempt_us[fake.n_attempts++] = dx_now_mono_us();
	c->lost = c->number >= fake.n_scripts;
	c->at = c->lost ? refused : fake.scripts[c->number];
	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, c->fds), 0);
	fake.live_conns++;
	fake.newest = c;
	if (is_next(c, "PQconnectStartParams"))
		play(c, "PQconnectStartParams", NULL);
	prepare_next(c);
	return c;
}

PostgresPollingStatusType PQconnectPoll(PGconn *c)
{
	int what = play(c, "PQconnectPoll", NULL)->result;

	/* As when the next address of a host is tried: another socket under the same number. */
	close(c->fds[0]);
	close(c->fds[1]);
	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, c->fds), 0);
	if (what == PGRES_POLLING_READING)
		ck_assert_int_eq(write(c->fds[1], "x", 1), 1);
	return (PostgresPollingStatusType)what;
}

void PQfinish(PGconn *c)
{
	if (!c)
		return;
	if (c->at->call)
		ck_abort_msg("attempt %zu: finished, but the script goes on with %s", c->number, next_name(c));
	close(c->fds[0]);
	close(c->fds[1]);
	if (fake.newest == c)
		fake.newest = NULL;
	fake.live_conns--;
	free(c);
}

ConnStatusType PQstatus(const PGconn *c)
{
	return c->lost ? CONNECTION_BAD : CONNECTION_OK;
}

int PQsocket(const PGconn *c)
{
	return c->fds[0];
}

char *PQerrorMessage(DX_UNUSED const PGconn *c)
{
	static char text[] = "the script says so\nand more";

	return text;
}

int PQserverVersion(DX_UNUSED const PGconn *c)
{
	return fake.version;
}

PQnoticeReceiver PQsetNoticeReceiver(DX_UNUSED PGconn *c, DX_UNUSED PQnoticeReceiver proc, DX_UNUSED void *arg)
{
	return NULL;
}

int PQsetnonblocking(DX_UNUSED PGconn *c, int on)
{
	ck_assert_int_eq(on, 1);
	return 0;
}

int PQenterPipelineMode(PGconn *c)
{
	return play(c, "PQenterPipelineMode", NULL)->result;
}

/* ---- sending ---- */

int PQsendQueryParams(PGconn *c, const char *command, DX_UNUSED int n, DX_UNUSED const Oid *types,
		      DX_UNUSED const char *const *values, DX_UNUSED const int *lengths, DX_UNUSED const int *formats,
		      int result_format)
{
	ck_assert_int_eq(result_format, 0);
	return play(c, "PQsendQueryParams", command)->result;
}

/* The script knows statements by their numbers: what follows the number is random. */
static const struct fake_step *play_statement(PGconn *c, const char *call, const char *name)
{
	char number[32];
	size_t n = strcspn(name, "_");

	ck_assert_uint_lt(n, sizeof(number));
	memcpy(number, name, n);
	number[n] = '\0';
	return play(c, call, number);
}

int PQsendPrepare(PGconn *c, const char *name, DX_UNUSED const char *query, DX_UNUSED int n, DX_UNUSED const Oid *types)
{
	return play_statement(c, "PQsendPrepare", name)->result;
}

int PQsendQueryPrepared(PGconn *c, const char *name, DX_UNUSED int n, DX_UNUSED const char *const *values,
			DX_UNUSED const int *lengths, DX_UNUSED const int *formats, int result_format)
{
	ck_assert_int_eq(result_format, 0);
	return play_statement(c, "PQsendQueryPrepared", name)->result;
}

int PQpipelineSync(PGconn *c)
{
	return play(c, "PQpipelineSync", NULL)->result;
}

int PQflush(PGconn *c)
{
	return is_next(c, "PQflush") ? play(c, "PQflush", NULL)->result : 0;
}

/* ---- receiving ---- */

int PQconsumeInput(PGconn *c)
{
	char byte;

	ck_assert_int_eq(read(c->fds[0], &byte, 1), 1);
	c->readable = false;
	return play(c, "PQconsumeInput", NULL)->result;
}

int PQisBusy(PGconn *c)
{
	return !is_next(c, "PQgetResult");
}

PGresult *PQgetResult(PGconn *c)
{
	const struct fake_step *s = play(c, "PQgetResult", NULL);
	PGresult *res;

	if (s->status == FAKE_NULL)
		return NULL;
	res = calloc(1, sizeof(*res));
	res->status = (ExecStatusType)s->status;
	res->sqlstate = s->sqlstate;
	res->value = s->value ? strdup(s->value) : NULL;
	fake.live_results++;
	return res;
}

PGnotify *PQnotifies(DX_UNUSED PGconn *c)
{
	return NULL;
}

void PQfreemem(void *p)
{
	free(p);
}

ExecStatusType PQresultStatus(const PGresult *res)
{
	return res->status;
}

char *PQresultErrorField(const PGresult *res, int field)
{
	static char message[] = "as scripted";
	static char sqlstate[6];

	if (field == PG_DIAG_MESSAGE_PRIMARY)
		return message;
	if (field != PG_DIAG_SQLSTATE || !res->sqlstate)
		return NULL;
	memcpy(sqlstate, res->sqlstate, sizeof(sqlstate));
	return sqlstate;
}

void PQclear(PGresult *res)
{
	if (!res)
		return;
	fake.live_results--;
	free(res->value);
	free(res);
}

int PQntuples(const PGresult *res)
{
	return res->value != NULL;
}

int PQfnumber(DX_UNUSED const PGresult *res, const char *name)
{
	return strcmp(name, "value") == 0 ? 0 : -1;
}

int PQgetisnull(DX_UNUSED const PGresult *res, DX_UNUSED int row, DX_UNUSED int column)
{
	return 0;
}

char *PQgetvalue(const PGresult *res, DX_UNUSED int row, DX_UNUSED int column)
{
	return res->value;
}

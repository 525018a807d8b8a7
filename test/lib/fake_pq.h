/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A scripted libpq, linked instead of the real one: a test lists, for each
 * attempt to connect, the calls it expects and what they answer. Any other call
 * of these ends the test. Two are filled in: PQisBusy says yes unless the script
 * goes on with PQgetResult, and PQflush says that all is written unless the
 * script goes on with PQflush. The socket becomes readable when the script goes
 * on with PQconsumeInput, and is always writable.
 */
#ifndef TEST_LIB_FAKE_PQ_H
#define TEST_LIB_FAKE_PQ_H

#include <libpq-fe.h>

#include "dx/dx.h"

#define FAKE_NULL (-1)

struct fake_step {
	const char *call; /* NULL ends the script */
	const char *text; /* the SQL or the statement's name must be this; NULL: any */
	int result;       /* what the call returns */
	int status;       /* of the result; FAKE_NULL: none */
	const char *sqlstate;
	const char *value; /* first column of the only row */
	bool lost;         /* PQstatus says CONNECTION_BAD from here on */
};

/* clang-format off */
#define FAKE_POLL(r)       {.call = "PQconnectPoll", .result = (r)}
#define FAKE_SEND(sql)     {.call = "PQsendQueryParams", .text = (sql), .result = 1}
#define FAKE_PREPARE(name) {.call = "PQsendPrepare", .text = (name), .result = 1}
#define FAKE_RUN(name)     {.call = "PQsendQueryPrepared", .text = (name), .result = 1}
#define FAKE_SYNC          {.call = "PQpipelineSync", .result = 1}
#define FAKE_REFUSE(fn)    {.call = (fn), .result = 0}
#define FAKE_FLUSH(left)   {.call = "PQflush", .result = (left)}
#define FAKE_READ          {.call = "PQconsumeInput", .result = 1}
#define FAKE_EOF           {.call = "PQconsumeInput", .result = 0, .lost = true}
#define FAKE_RESULT(s)     {.call = "PQgetResult", .status = (s)}
#define FAKE_ROW(v)        {.call = "PQgetResult", .status = PGRES_TUPLES_OK, .value = (v)}
#define FAKE_OK            FAKE_RESULT(PGRES_COMMAND_OK)
#define FAKE_END           FAKE_RESULT(FAKE_NULL)
#define FAKE_SYNCED        FAKE_RESULT(PGRES_PIPELINE_SYNC)
#define FAKE_ABORTED       FAKE_RESULT(PGRES_PIPELINE_ABORTED)
#define FAKE_ERROR(state)  {.call = "PQgetResult", .status = PGRES_FATAL_ERROR, .sqlstate = (state)}
#define FAKE_GONE          {.call = "PQgetResult", .status = PGRES_FATAL_ERROR, .lost = true}

/* clang-format on */

/* A connection that comes up at the first poll, and its settings. */
#define FAKE_SESSION_SENT                                                                                              \
	FAKE_POLL(PGRES_POLLING_OK), {.call = "PQenterPipelineMode", .result = 1}, FAKE_SEND(NULL), FAKE_SYNC,         \
		FAKE_SEND(NULL), FAKE_SYNC
#define FAKE_SESSION                                                                                                   \
	FAKE_SESSION_SENT, FAKE_READ, FAKE_ROW("500ms"), FAKE_END, FAKE_SYNCED, FAKE_ROW(""), FAKE_END, FAKE_SYNCED
/* The answers to a first use and to a later one. */
#define FAKE_ANSWER_FIRST(v) FAKE_OK, FAKE_END, FAKE_ROW(v), FAKE_END, FAKE_SYNCED
#define FAKE_ANSWER(v)       FAKE_ROW(v), FAKE_END, FAKE_SYNCED

/* One script per attempt; attempts after the last one are refused. Scripts must outlive the test. */
void fake_pq_scripts(const struct fake_step *const *scripts, size_t n);
void fake_pq_server_version(int version);
/* Attempts so far, and when number I (from 0) was made. */
size_t fake_pq_attempts(void);
int64_t fake_pq_attempt_us(size_t i);
/* Steps of the newest attempt that were not reached yet. */
size_t fake_pq_left(void);
/* Every script must have been played to its end, every connection finished and every result cleared. */
void fake_pq_verify(void);

#endif

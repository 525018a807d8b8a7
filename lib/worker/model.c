/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The server of a language model: POST <url>/chat/completions. What it answers is not looked at here, but in a reader.
 * A server that fails is left alone for a while, so that not every document waits for it in vain.
 */
#include <string.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "worker_int.h"

#define REPLY_MAX    (1024 * 1024)
#define FAILURES_MAX 3 /* in a row, before it is left alone */
#define PAUSE_US     (INT64_C(30) * 1000 * 1000)
#define PAUSE_MAX_S  300 /* however long it asks for */

struct dx_model {
	struct dx_child *child;
	struct dx_fetch *fetch;
	struct dx_arena *arena;
	const char *url, *name;
	const char *headers[3];
	int failures;
	int64_t until_us; /* monotonic; not asked before */
	bool refused;     /* it was the server that asked for quiet */
};

struct dx_model_call {
	struct dx_model *m;
	struct dx_arena *a;
	struct dx_fetch_call *call;
	void (*fn)(struct dx_str reply, const char *failed, void *arg);
	void *arg;
};

bool dx_model_new(struct dx_child *c, struct dx_model **m_r, struct dx_err *err)
{
	const char *url = dx_conf_str(c->conf, DX_OPT_llm_url);
	const char *name = dx_conf_str(c->conf, DX_OPT_llm_model);

	*m_r = NULL;
	if (*url == '\0')
		return true;
	if (*name == '\0')
		return dx_fail(err, DX_E_internal_error, "llm.url is set, llm.model is not");
	struct dx_arena *a = dx_arena_new();
	struct dx_model *m = DX_NEW(a, struct dx_model);
	*m = (struct dx_model){
		.child = c,
		.arena = a,
		.url = dx_asprintf(a, "%s/chat/completions", url),
		.name = dx_strdup(a, name),
		.headers = {"Content-Type: application/json", NULL, NULL},
	};
	const struct dx_service service = {
		.loop = c->loop,
		.url = m->url,
		.key_file = dx_conf_str(c->conf, DX_OPT_llm_key_file),
		.ca_file = dx_conf_str(c->conf, DX_OPT_llm_ca_file),
	};
	if (!dx_service_open(a, &service, &m->fetch, &m->headers[1], err)) {
		dx_arena_drop(&a);
		return false;
	}
	*m_r = m;
	return true;
}

void dx_model_free(struct dx_model **m)
{
	if (*m == NULL)
		return;
	struct dx_arena *a = (*m)->arena;
	dx_fetch_free(&(*m)->fetch);
	dx_arena_drop(&a);
	*m = NULL;
}

const char *dx_model_name(const struct dx_model *m)
{
	return m->name;
}

const char *dx_model_pause(const struct dx_model *m)
{
	if (dx_now_mono_us() >= m->until_us)
		return NULL;
	return m->refused ? "not asked: its server wants a pause"
			  : "not asked: its server failed several times in a row";
}

static const char *judge(struct dx_model *m, struct dx_arena *a, const struct dx_fetch_answer *answer)
{
	if (answer->end != DX_FETCH_ANSWERED)
		return dx_fetch_end_name(answer->end);
	if (answer->status == 200)
		return NULL;
	if (answer->status == 429) {
		int64_t s = dx_fetch_retry_after_s(answer, dx_now_real_us() / 1000000);

		m->refused = true;
		m->until_us = dx_now_mono_us() + (s < 1 ? 1 : s > PAUSE_MAX_S ? PAUSE_MAX_S : s) * 1000 * 1000;
	}
	return dx_asprintf(a, "status %d", answer->status);
}

static void on_answer(const struct dx_fetch_answer *answer, void *arg)
{
	struct dx_model_call *call = arg;
	struct dx_model *m = call->m;
	const char *failed = judge(m, call->a, answer);

	if (failed == NULL) {
		m->failures = 0;
	} else {
		DX_WARN("the language model did not answer", DX_KV_S("reason", failed), DX_KV_S("error", answer->error),
			DX_KV_I("ms", answer->took_us / 1000));
		if (++m->failures >= FAILURES_MAX && m->until_us <= dx_now_mono_us()) {
			m->refused = false;
			m->until_us = dx_now_mono_us() + PAUSE_US;
		}
	}
	dx_stats_add(m->child->stats, failed == NULL ? DX_C_LLM_ANSWERED : DX_C_LLM_FAILED, 1);
	call->fn(answer->body, failed, call->arg);
}

struct dx_model_call *dx_model_ask(struct dx_model *m, struct dx_arena *a, struct dx_str body,
				   void (*fn)(struct dx_str reply, const char *failed, void *arg), void *arg)
{
	struct dx_model_call *call = DX_NEW(a, struct dx_model_call);
	const struct dx_fetch_request r = {
		.method = "POST",
		.url = m->url,
		.headers = m->headers,
		.body = body,
		.timeout_ms = dx_conf_int(m->child->conf, DX_OPT_llm_timeout),
		.body_max_bytes = REPLY_MAX,
	};

	*call = (struct dx_model_call){.m = m, .a = a, .fn = fn, .arg = arg};
	call->call = dx_fetch_start(m->fetch, &r, on_answer, call);
	return call;
}

void dx_model_cancel(struct dx_model_call **call)
{
	if (*call != NULL)
		dx_fetch_cancel(&(*call)->call);
	*call = NULL;
}

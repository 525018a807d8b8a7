/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a reader writes into its pipe, and what the owner is told. */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "dx/base/check.h"
#include "dx/base/log.h"
#include "dx/base/rd.h"
#include "dx/fmt/json.h"
#include "dx/os/chan.h"
#include "engine_int.h"

#define MAGIC     "DXr1"
#define PARTS_MAX (DX_CHAN_PARTS - 1) /* part 0 of the answer is the outcome */

void dx_result_add(struct result *r, struct dx_str bytes)
{
	if (r->n_parts == r->cap) {
		size_t cap = r->cap ? r->cap * 2 : 8;
		struct dx_str *more = dx_alloc_array(r->arena, cap, sizeof(*more));

		if (r->n_parts > 0)
			memcpy(more, r->parts, r->n_parts * sizeof(*more));
		r->parts = more;
		r->cap = cap;
	}
	r->parts[r->n_parts++] = dx_strn(dx_memdup(r->arena, bytes.p, bytes.n), bytes.n);
}

static void add_u16(struct dx_buf *out, size_t v)
{
	const uint8_t bytes[2] = {(uint8_t)(v & 0xff), (uint8_t)(v >> 8)};

	dx_buf_add(out, bytes, sizeof(bytes));
}

void dx_wire_write(struct dx_buf *out, bool ok, const struct dx_err *err, const struct result *r)
{
	const char *detail = ok ? "" : err->msg;

	dx_buf_adds(out, MAGIC);
	dx_buf_addc(out, ok ? 1 : 0);
	add_u16(out, ok ? DX_OK : err->code);
	add_u16(out, strlen(detail));
	dx_buf_adds(out, detail);
	dx_buf_add_u32(out, ok ? (uint32_t)r->n_parts : 0);
	for (size_t i = 0; ok && i < r->n_parts; i++) {
		dx_buf_add_u32(out, (uint32_t)r->parts[i].n);
		dx_buf_addstr(out, r->parts[i]);
	}
}

bool dx_wire_read(struct dx_arena *a, struct dx_str bytes, struct outcome *o_r)
{
	struct dx_rd rd = dx_rd(bytes.p, bytes.n);
	struct outcome o = {0};
	struct dx_str magic = dx_rd_bytes(&rd, strlen(MAGIC));
	uint8_t ok = dx_rd_u8(&rd);
	uint16_t code = dx_rd_u16(&rd);
	struct dx_str detail = dx_rd_bytes(&rd, dx_rd_u16(&rd));
	uint32_t n = dx_rd_u32(&rd);

	if (rd.failed || !dx_str_eq_c(magic, MAGIC) || ok > 1 || (ok == 1) != (code == DX_OK) ||
	    code >= DX_CODE_COUNT || n > PARTS_MAX)
		return false;
	o.ok = ok == 1;
	o.code = (enum dx_code)code;
	o.detail = dx_strndup(a, detail.p, detail.n);
	o.n_parts = n;
	o.parts = dx_alloc_array(a, n, sizeof(*o.parts));
	for (uint32_t i = 0; i < n; i++)
		o.parts[i] = dx_rd_bytes(&rd, dx_rd_u32(&rd));
	if (!dx_rd_done(&rd))
		return false;
	*o_r = o;
	return true;
}

/* ---- a reader that gave no answer ---- */

static void set(struct outcome *o, enum dx_code code, const char *detail)
{
	o->ok = false;
	o->crashed = true;
	o->code = code;
	o->detail = detail;
}

static void of_signal(int sig, int64_t max_rss_kb, uint64_t memory_bytes, struct outcome *o)
{
	/* our own allocators abort when memory runs out; so does much else, but not near the limit */
	bool near_limit = max_rss_kb > 0 && (uint64_t)max_rss_kb * 1024 > memory_bytes / 2;

	switch (sig) {
	case SIGSYS:
		DX_ERR("sandbox violation", DX_KV_S("what", "a reader made a forbidden system call"));
		set(o, DX_E_reader_crashed, "the reader was stopped by its sandbox");
		break;
	case SIGXCPU:
		set(o, DX_E_page_timeout, "reading took too much processor time");
		break;
	case SIGKILL:
		/* by an administrator or for the host's lack of memory: another try may fare better */
		set(o, DX_E_reader_crashed, "the reader was killed from outside");
		break;
	case SIGABRT:
		if (near_limit) {
			set(o, DX_E_image_too_large, "reading needs more memory than a reader may use");
			break;
		}
		set(o, DX_E_reader_crashed, "the reader aborted");
		break;
	default:
		set(o, DX_E_reader_crashed, "the reader crashed");
		DX_WARN("reader crashed", DX_KV_I("signal", sig));
		break;
	}
}

static void of_exit(int status, struct outcome *o)
{
	switch (status) {
	case READER_NO_MEMORY:
		set(o, DX_E_image_too_large, "reading needs more memory than a reader may use");
		break;
	case READER_NO_JAIL:
		DX_ERR("reader could not enter its sandbox");
		set(o, DX_E_internal_error, "the reader could not enter its sandbox");
		break;
	default:
		DX_WARN("reader ended without a valid answer", DX_KV_I("exit", status));
		set(o, DX_E_reader_crashed, "the reader ended without an answer");
		break;
	}
}

void dx_outcome_of_end(enum verdict v, int status, int64_t max_rss_kb, uint64_t memory_bytes, struct outcome *o)
{
	switch (v) {
	case VERDICT_DEADLINE:
		set(o, DX_E_page_timeout, "reading took longer than its deadline");
		return;
	case VERDICT_CANCELLED:
	case VERDICT_OWNER_GONE:
		set(o, DX_E_internal_error, "cancelled");
		o->crashed = false;
		return;
	case VERDICT_TOO_MUCH_OUTPUT:
		set(o, DX_E_reader_crashed, "the reader's answer is longer than allowed");
		return;
	case VERDICT_NONE:
		break;
	}
	if (WIFSIGNALED(status))
		of_signal(WTERMSIG(status), max_rss_kb, memory_bytes, o);
	else
		of_exit(WEXITSTATUS(status), o);
}

void dx_outcome_write(struct dx_buf *out, const struct outcome *o)
{
	struct dx_jw w = dx_jw(out);

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "outcome", o->ok ? "ok" : "error");
	if (!o->ok) {
		dx_jw_kcstr(&w, "code", dx_code_name(o->code));
		dx_jw_kcstr(&w, "detail", o->detail);
		dx_jw_kbool(&w, "crashed", o->crashed);
	}
	dx_jw_kint(&w, "cpu_ms", o->cpu_ms);
	dx_jw_kint(&w, "max_rss_kb", o->max_rss_kb);
	dx_jw_obj_end(&w);
}

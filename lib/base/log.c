/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/log.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "dx/base/buf.h"
#include "dx/base/clock.h"
#include "dx/base/utf8.h"
#include "log_int.h"

/* Values may come from outside (a file name); one of them must not fill the log. */
#define VALUE_MAX 1024u

static struct {
	enum dx_log_level level;
	void (*sink)(const struct dx_log_line *line);
} state = {.level = DX_LOG_INFO};

static const char *const level_names[] = {
	[DX_LOG_DEBUG] = "debug",
	[DX_LOG_INFO] = "info",
	[DX_LOG_WARN] = "warn",
	[DX_LOG_ERROR] = "error",
};

static bool needs_quotes(struct dx_str s)
{
	size_t pos = 0;
	uint32_t cp;

	if (s.n == 0)
		return true;
	while (dx_utf8_next(s, &pos, &cp))
		if (cp <= ' ' || cp == '"' || cp == '\\' || cp == '=' || (cp >= 0x7f && cp <= 0xa0) || cp == 0xfffd)
			return true;
	return false;
}

/* Line feeds would forge lines, escape sequences would command the reader's terminal: both are spelled out. */
static void add_quoted(struct dx_buf *out, struct dx_str s)
{
	size_t pos = 0;
	size_t from = 0;
	uint32_t cp;

	dx_buf_addc(out, '"');
	for (; dx_utf8_next(s, &pos, &cp); from = pos) {
		if (cp == '"' || cp == '\\')
			dx_buf_printf(out, "\\%c", (char)cp);
		else if (cp == '\n')
			dx_buf_adds(out, "\\n");
		else if (cp < ' ' || (cp >= 0x7f && cp < 0xa0) || (cp == 0xfffd && pos - from == 1))
			for (; from < pos; from++)
				dx_buf_printf(out, "\\x%02x", (unsigned int)(unsigned char)s.p[from]);
		else
			dx_buf_add(out, s.p + from, pos - from);
	}
	dx_buf_addc(out, '"');
}

static void add_field(struct dx_buf *out, const char *key, struct dx_str value)
{
	bool cut = value.n > VALUE_MAX;

	dx_buf_printf(out, " %s=", key);
	if (cut)
		value = dx_str_sub(value, 0, VALUE_MAX);
	if (needs_quotes(value))
		add_quoted(out, value);
	else
		dx_buf_addstr(out, value);
	if (cut)
		dx_buf_adds(out, "…");
}

void dx_log_text(const struct dx_log_line *line, struct dx_buf *out)
{
	dx_buf_adds(out, line->msg);
	for (const struct dx_kv *kv = line->kv; kv && kv->key; kv++) {
		if (kv->s)
			add_field(out, kv->key, dx_str(kv->s));
		else
			dx_buf_printf(out, " %s=%lld", kv->key, (long long)kv->i);
	}
	if (line->request_id)
		add_field(out, "request", dx_str(line->request_id));
	if (line->document)
		add_field(out, "document", dx_str(line->document));
	if (line->trace)
		add_field(out, "trace", dx_str(line->trace));
}

static void to_stderr(const struct dx_log_line *line)
{
	struct dx_buf out = DX_BUF_INIT;
	char now[DX_RFC3339_MAX];
	ssize_t n;

	dx_buf_printf(&out, "%s %s %s[%d] ", dx_rfc3339(dx_now_real_us(), now), level_names[line->level], line->role,
		      (int)getpid());
	dx_log_text(line, &out);
	dx_buf_addc(&out, '\n');
	/* One write a line, so that the lines of several processes do not mix. There is nobody to tell of a failure. */
	do
		n = write(STDERR_FILENO, out.data, out.len);
	while (n < 0 && errno == EINTR);
	dx_buf_free(&out);
}

void dx_log(enum dx_log_level level, const char *msg, const struct dx_kv *kv)
{
	int saved_errno = errno;
	const struct dx_log_who *who = dx_log_who();
	struct dx_log_line line = {
		.level = level,
		.msg = msg,
		.role = who->role,
		.request_id = who->request_id[0] ? who->request_id : NULL,
		.document = who->document[0] ? who->document : NULL,
		.trace = who->trace[0] ? who->trace : NULL,
		.kv = kv,
	};

	if (level >= state.level)
		(state.sink ? state.sink : to_stderr)(&line);
	errno = saved_errno;
}

void dx_log_set_level(enum dx_log_level level)
{
	state.level = level;
}

bool dx_log_parse_level(const char *name, enum dx_log_level *level_r)
{
	for (size_t i = 0; i < DX_LEN(level_names); i++) {
		if (strcmp(level_names[i], name) == 0) {
			*level_r = (enum dx_log_level)i;
			return true;
		}
	}
	return false;
}

void dx_log_set_sink(void (*sink)(const struct dx_log_line *line))
{
	state.sink = sink;
}

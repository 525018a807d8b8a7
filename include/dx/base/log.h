/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Structured log lines: a short constant message and typed fields.
 *
 *     DX_INFO("document accepted", DX_KV_S("document", uuid), DX_KV_I("pages", n));
 *
 * On stderr:  2026-11-21T07:34:38.123456Z info api[812] document accepted document=… pages=3
 * (values quoted when they hold blanks, quotes or control characters). Under
 * systemd the os package replaces the sink by the journal, where each field is
 * DOCEXTRACT_<NAME>. Never log keys, passwords, secrets or document text.
 */
#ifndef DX_BASE_LOG_H
#define DX_BASE_LOG_H

#include "dx/dx.h"

enum dx_log_level {
	DX_LOG_DEBUG,
	DX_LOG_INFO,
	DX_LOG_WARN,
	DX_LOG_ERROR,
};

struct dx_kv {
	const char *key; /* lower case, [a-z0-9_] */
	const char *s;   /* the value, or NULL when `i` is it */
	int64_t i;
};

/* A function, so that an array as the value is no reason for a warning. */
static inline struct dx_kv dx_kv_s(const char *key, const char *value)
{
	return (struct dx_kv){key, value ? value : "", 0};
}

#define DX_KV_S(k, v) dx_kv_s((k), (v))
#define DX_KV_I(k, v) ((struct dx_kv){(k), NULL, (int64_t)(v)})

#ifdef __cppcheck__ /* does not know __VA_OPT__ */
#define DX_LOG(level, msg, ...) dx_log((level), (msg), NULL)
#define DX_DEBUG(msg, ...)      DX_LOG(DX_LOG_DEBUG, msg)
#define DX_INFO(msg, ...)       DX_LOG(DX_LOG_INFO, msg)
#define DX_WARN(msg, ...)       DX_LOG(DX_LOG_WARN, msg)
#define DX_ERR(msg, ...)        DX_LOG(DX_LOG_ERROR, msg)
#else
#define DX_LOG(level, msg, ...)                                                                                        \
	dx_log((level), (msg), (const struct dx_kv[]){__VA_ARGS__ __VA_OPT__(, ){NULL, NULL, 0}})
#define DX_DEBUG(msg, ...) DX_LOG(DX_LOG_DEBUG, msg __VA_OPT__(, ) __VA_ARGS__)
#define DX_INFO(msg, ...)  DX_LOG(DX_LOG_INFO, msg __VA_OPT__(, ) __VA_ARGS__)
#define DX_WARN(msg, ...)  DX_LOG(DX_LOG_WARN, msg __VA_OPT__(, ) __VA_ARGS__)
#define DX_ERR(msg, ...)   DX_LOG(DX_LOG_ERROR, msg __VA_OPT__(, ) __VA_ARGS__)
#endif

/* KV ends with an element whose key is NULL. Not for signal handlers. errno is kept. */
void dx_log(enum dx_log_level level, const char *msg, const struct dx_kv *kv);

/* Process name shown in each line ("api", "worker 2", "master"); copied. */
void dx_log_set_role(const char *role);
void dx_log_set_level(enum dx_log_level level);
bool dx_log_parse_level(const char *name, enum dx_log_level *level_r) DX_MUST_CHECK;

/* Fields added to every line until cleared with NULL: what this process is working on right now. Copied. */
void dx_log_set_request(const char *request_id);
void dx_log_set_document(const char *uuid);
void dx_log_set_trace(const char *trace_id);

/* Everything a sink gets to see of one line. */
struct dx_log_line {
	enum dx_log_level level;
	const char *msg;
	const char *role;
	const char *request_id; /* NULL when none */
	const char *document;   /* NULL when none */
	const char *trace;      /* NULL when none */
	const struct dx_kv *kv;
};
struct dx_buf;
/* Append message and fields as one line of text without its end, "request status=200 …"; what would break it is
 * escaped. */
void dx_log_text(const struct dx_log_line *line, struct dx_buf *out);
/* Replace the sink (NULL: back to stderr). */
void dx_log_set_sink(void (*sink)(const struct dx_log_line *line));

#endif

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/notify.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <syslog.h>
#include <unistd.h>

/* The place in our sources says nothing to an operator and differs by build. */
#define SD_JOURNAL_SUPPRESS_LOCATION
#include <systemd/sd-daemon.h>
#include <systemd/sd-journal.h>

#include "dx/base/buf.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"

#define FIELDS_MAX 48u

void dx_notify_ready(const char *status)
{
	sd_notifyf(0, "READY=1\nSTATUS=%s", status);
}

void dx_notify_status(const char *status)
{
	sd_notifyf(0, "STATUS=%s", status);
}

void dx_notify_reloading(void)
{
	sd_notifyf(0, "RELOADING=1\nMONOTONIC_USEC=%" PRId64, dx_now_mono_us());
}

void dx_notify_stopping(void)
{
	sd_notify(0, "STOPPING=1");
}

void dx_notify_watchdog(void)
{
	sd_notify(0, "WATCHDOG=1");
}

int64_t dx_watchdog_period_us(void)
{
	uint64_t us = 0;

	return sd_watchdog_enabled(0, &us) > 0 && us <= INT64_MAX ? (int64_t)us : 0;
}

struct dx_activated dx_activated_fds(void)
{
	struct dx_activated a = {-1, -1, -1};
	char **names = NULL;
	int n = sd_listen_fds_with_names(0, &names);

	/* those of two units come in no promised order, so one is told by its name */
	for (int i = 0; i < n; i++) {
		int *to = strcmp(names[i], "tls") == 0 ? &a.tls : a.api < 0 ? &a.api : &a.admin;

		if (*to < 0)
			*to = SD_LISTEN_FDS_START + i;
		free(names[i]);
	}
	free(names);
	return a;
}

/* The fields of one line; all texts in one buffer, which must not move once the iovecs point into it. */
struct fields {
	struct dx_buf text;
	struct {
		size_t at;
		size_t n;
	} slice[FIELDS_MAX];
	size_t n;
};

static void add_field(struct fields *f, const char *prefix, const char *key, const char *value)
{
	size_t at = f->text.len;

	if (f->n == FIELDS_MAX)
		return;
	dx_buf_adds(&f->text, prefix);
	for (const char *c = key; *c; c++)
		dx_buf_addc(&f->text, *c >= 'a' && *c <= 'z' ? (char)(*c - ('a' - 'A')) : *c);
	dx_buf_addc(&f->text, '=');
	dx_buf_adds(&f->text, value);
	f->slice[f->n].at = at;
	f->slice[f->n++].n = f->text.len - at;
}

static void add_int_field(struct fields *f, const char *prefix, const char *key, int64_t value)
{
	char text[24];

	snprintf(text, sizeof(text), "%" PRId64, value);
	add_field(f, prefix, key, text);
}

static void to_journal(const struct dx_log_line *line)
{
	static const int priorities[] = {
		[DX_LOG_DEBUG] = LOG_DEBUG,
		[DX_LOG_INFO] = LOG_INFO,
		[DX_LOG_WARN] = LOG_WARNING,
		[DX_LOG_ERROR] = LOG_ERR,
	};
	struct fields f = {.text = DX_BUF_INIT};
	struct iovec iov[FIELDS_MAX];
	struct dx_buf text = DX_BUF_INIT;

	/* whole: journalctl by itself shows nothing but the message */
	dx_buf_printf(&text, "%s: ", line->role);
	dx_log_text(line, &text);
	add_field(&f, "", "MESSAGE", text.data);
	dx_buf_free(&text);
	add_int_field(&f, "", "PRIORITY", priorities[line->level]);
	add_field(&f, "", "SYSLOG_IDENTIFIER", "docextract");
	add_field(&f, "DOCEXTRACT_", "role", line->role);
	if (line->request_id)
		add_field(&f, "DOCEXTRACT_", "request", line->request_id);
	if (line->document)
		add_field(&f, "DOCEXTRACT_", "document", line->document);
	if (line->trace)
		add_field(&f, "DOCEXTRACT_", "trace", line->trace);
	for (const struct dx_kv *kv = line->kv; kv && kv->key; kv++) {
		if (kv->s)
			add_field(&f, "DOCEXTRACT_", kv->key, kv->s);
		else
			add_int_field(&f, "DOCEXTRACT_", kv->key, kv->i);
	}
	for (size_t i = 0; i < f.n; i++)
		iov[i] = (struct iovec){.iov_base = f.text.data + f.slice[i].at, .iov_len = f.slice[i].n};
	sd_journal_sendv(iov, (int)f.n);
	dx_buf_free(&f.text);
}

/* JOURNAL_STREAM=device:inode names the stream that the manager connected; ours may have been redirected since. */
static bool stderr_is_journal(void)
{
	const char *env = getenv("JOURNAL_STREAM");
	struct dx_str rest = dx_str(env);
	struct dx_str device;
	uint64_t dev;
	uint64_t ino;
	struct stat st;

	return dx_str_split(&rest, ':', &device) && dx_str_u64(device, &dev) && dx_str_u64(rest, &ino) &&
	       fstat(STDERR_FILENO, &st) == 0 && st.st_dev == dev && st.st_ino == ino;
}

void dx_log_to_journal_if_connected(void)
{
	if (stderr_is_journal())
		dx_log_set_sink(to_journal);
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/role/master.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "dx/base/arena.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/os/fd.h"
#include "dx/os/notify.h"
#include "dx/role/contract.h"
#include "master_int.h"

/* Set by the handlers. Signals are blocked except inside ppoll(), so none is missed between look and sleep. */
static struct {
	volatile sig_atomic_t stop; /* how often */
	volatile sig_atomic_t quit;
	volatile sig_atomic_t reload;
	volatile sig_atomic_t child;
} caught;

static void on_signal(int signo)
{
	switch (signo) {
	case SIGTERM:
	case SIGINT:
		caught.stop++;
		break;
	case SIGQUIT:
		caught.quit = 1;
		break;
	case SIGHUP:
		caught.reload = 1;
		break;
	default:
		caught.child = 1;
		break;
	}
}

static void set_signals(void)
{
	static const int ours[] = {SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGCHLD};
	struct sigaction act = {.sa_handler = on_signal};
	struct sigaction ignore = {.sa_handler = SIG_IGN};
	sigset_t blocked;

	(void)sigemptyset(&blocked);
	for (size_t i = 0; i < DX_LEN(ours); i++)
		(void)sigaddset(&blocked, ours[i]);
	bool ok = sigprocmask(SIG_BLOCK, &blocked, NULL) == 0 && sigaction(SIGPIPE, &ignore, NULL) == 0;
	for (size_t i = 0; i < DX_LEN(ours); i++)
		ok = sigaction(ours[i], &act, NULL) == 0 && ok;
	dx_assert(ok);
}

/* ---- reload and stop ---- */

static void name_restart_options(const struct dx_conf *old, const struct dx_conf *fresh)
{
	struct dx_arena *a = dx_arena_new();
	const char *names;

	if (dx_conf_needs_restart(old, fresh, a, &names))
		DX_WARN("changed options that take effect after a restart only", DX_KV_S("options", names));
	dx_arena_drop(&a);
}

static void reload(struct dx_master *m)
{
	struct dx_conf *fresh = NULL;

	DX_INFO("reloading the configuration");
	dx_notify_reloading();
	if (!dx_master_load(m->o->conf_file, m->o->overrides, &fresh, NULL, NULL)) {
		DX_ERR("configuration not reloaded, the old one stays");
		dx_notify_ready("the last reload failed, the old configuration is in use");
		return;
	}
	name_restart_options(m->conf, fresh);
	dx_conf_free(&m->conf);
	m->conf = fresh;
	dx_master_apply_log_level(fresh);
	dx_master_signal_all(m, SIGHUP);
	for (size_t i = 0; i < m->n_slots; i++)
		m->slots[i].retired = false;
	dx_notify_ready("reloaded");
	DX_INFO("configuration reloaded");
}

/* Long enough for a page or a waiting client to come to its end. */
static int64_t grace_us(const struct dx_conf *c)
{
	int64_t page_ms = dx_conf_int(c, DX_OPT_page_deadline);
	int64_t sync_ms = dx_conf_int(c, DX_OPT_sync_deadline);
	return (page_ms > sync_ms ? page_ms : sync_ms) * 1000 + DX_STOP_GRACE_US;
}

static void begin_stop(struct dx_master *m, int64_t now_us)
{
	m->stopping = true;
	m->kill_at_us = now_us + grace_us(m->conf);
	DX_INFO("stopping", DX_KV_I("children", dx_master_alive(m)),
		DX_KV_I("grace_ms", (m->kill_at_us - now_us) / 1000));
	dx_notify_stopping();
	/* a successor can listen as soon as our children have let go too */
	dx_fd_close(&m->listen_fd);
	dx_fd_close(&m->tls_fd);
	dx_fd_close(&m->admin_fd);
	dx_fd_close(&m->upstream_fd);
	dx_master_signal_all(m, SIGTERM);
}

static void kill_all(struct dx_master *m, const char *why)
{
	if (dx_master_alive(m) > 0)
		DX_WARN("killing the children", DX_KV_S("why", why), DX_KV_I("children", dx_master_alive(m)));
	dx_master_signal_all(m, SIGKILL);
	m->kill_at_us = INT64_MAX;
}

/* ---- the loop ---- */

static void act_on_signals(struct dx_master *m, int64_t now_us)
{
	if (caught.child) {
		caught.child = 0;
		dx_master_reap(m);
	}
	if (caught.quit)
		caught.stop = 2;
	if ((caught.stop > 0 || m->failed) && !m->stopping)
		begin_stop(m, now_us);
	if (caught.stop > 1 && m->kill_at_us != INT64_MAX)
		kill_all(m, "told again to stop");
	if (caught.reload) {
		caught.reload = 0;
		if (!m->stopping)
			reload(m);
	}
}

static void announce(struct dx_master *m)
{
	char text[256];

	if (m->announced || m->stopping || !dx_master_all_kinds_ready(m))
		return;
	m->announced = true;
	const char *status = dx_master_status_text(m, text, sizeof(text));
	dx_notify_ready(status);
	DX_INFO("ready", DX_KV_S("children", status));
}

static int64_t earliest(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/* Sleep until a child reports, a signal comes or DUE_US; then read what the children say. */
static void wait_and_read(struct dx_master *m, struct pollfd *fds, int64_t due_us)
{
	sigset_t none;
	nfds_t n = 0;
	int64_t wait_us = due_us - dx_now_mono_us();

	if (wait_us < 0)
		wait_us = 0;
	const struct timespec ts = {.tv_sec = wait_us / 1000000, .tv_nsec = wait_us % 1000000 * 1000};
	for (size_t i = 0; i < m->n_slots; i++)
		if (m->slots[i].status_fd >= 0)
			fds[n++] = (struct pollfd){.fd = m->slots[i].status_fd, .events = POLLIN};
	(void)sigemptyset(&none);
	if (ppoll(fds, n, due_us == INT64_MAX ? NULL : &ts, &none) <= 0)
		return;
	for (size_t i = 0; i < m->n_slots; i++)
		dx_master_read_status(m, &m->slots[i]);
}

static void tell_status(const struct dx_master *m, char *last, size_t size)
{
	char text[256];
	const char *status = dx_master_status_text(m, text, sizeof(text));

	if (!m->announced || m->stopping || strcmp(status, last) == 0)
		return;
	dx_notify_status(status);
	(void)snprintf(last, size, "%s", status);
}

static void supervise(struct dx_master *m)
{
	struct pollfd *fds = calloc(m->n_slots, sizeof(*fds));
	int64_t ping_us = dx_watchdog_period_us() / 2;
	int64_t next_ping_us = 0;
	char status[256] = "";

	if (fds == NULL)
		dx_die("out of memory");
	for (;;) {
		int64_t now_us = dx_now_mono_us();
		act_on_signals(m, now_us);
		if (m->stopping && dx_master_alive(m) == 0)
			break;
		if (m->stopping && now_us >= m->kill_at_us)
			kill_all(m, "they took too long to stop");
		if (!m->stopping)
			dx_master_spawn_due(m, now_us);
		dx_master_kill_overdue(m, now_us);
		announce(m);
		tell_status(m, status, sizeof(status));
		int64_t due_us = dx_master_next_due_us(m);
		if (m->stopping)
			due_us = earliest(due_us, m->kill_at_us);
		if (ping_us > 0) {
			if (now_us >= next_ping_us) {
				dx_notify_watchdog();
				next_ping_us = now_us + ping_us;
			}
			due_us = earliest(due_us, next_ping_us);
		}
		wait_and_read(m, fds, due_us);
	}
	free(fds);
}

int dx_master_run(const struct dx_master_options *o)
{
	struct dx_master m = {
		.o = o,
		.listen_fd = -1,
		.tls_fd = -1,
		.admin_fd = -1,
		.upstream_fd = -1,
		.stats_fd = -1,
		.pid_fd = -1,
		.dead_fd = -1,
		.dead_child_fd = -1,
	};

	dx_log_set_role("master");
	set_signals();
	m.exit_code = dx_master_open(&m);
	if (m.exit_code == DX_EXIT_OK) {
		DX_INFO("starting", DX_KV_S("version", DX_VERSION), DX_KV_I("children", m.n_slots));
		supervise(&m);
		DX_INFO("stopped");
	}
	dx_master_close(&m);
	return m.exit_code;
}

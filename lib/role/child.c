/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/role/child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "dx/base/log.h"
#include "dx/os/fd.h"
#include "dx/role/contract.h"
#include "dx/role/master.h"

/* The public part first: roles only know that one. */
struct child {
	struct dx_child pub;
	const struct dx_child_options *o;
	struct dx_conf *conf;
	int status_fd;
	bool stopping;
	struct dx_watch *dead;
	struct dx_timer *orphan;
	void (*on_stop)(void *arg);
	void *stop_arg;
	void (*on_reload)(void *arg);
	void *reload_arg;
};

static struct child *child_of(struct dx_child *c)
{
	return (struct child *)(void *)c;
}

void dx_child_ready(struct dx_child *c)
{
	struct child *ch = child_of(c);
	const char byte = DX_STATUS_READY;
	ssize_t n;

	if (ch->status_fd < 0)
		return;
	do
		n = write(ch->status_fd, &byte, 1);
	while (n < 0 && errno == EINTR);
	if (n != 1)
		DX_WARN("could not report ready to the master", DX_KV_I("errno", errno));
	dx_fd_close(&ch->status_fd);
	DX_INFO("ready");
}

void dx_child_on_stop(struct dx_child *c, void (*fn)(void *arg), void *arg)
{
	struct child *ch = child_of(c);
	ch->on_stop = fn;
	ch->stop_arg = arg;
}

void dx_child_on_reload(struct dx_child *c, void (*fn)(void *arg), void *arg)
{
	struct child *ch = child_of(c);
	ch->on_reload = fn;
	ch->reload_arg = arg;
}

static void stop(struct child *ch)
{
	ch->stopping = true;
	if (ch->on_stop != NULL)
		ch->on_stop(ch->stop_arg);
	else
		dx_loop_stop(ch->pub.loop);
}

static DX_NORETURN void on_quit(int signo, void *arg)
{
	(void)arg;
	DX_WARN("told to stop at once", DX_KV_I("signal", signo));
	_exit(DX_EXIT_FORCED);
}

static void on_term(int signo, void *arg)
{
	struct child *ch = arg;

	if (ch->stopping)
		on_quit(signo, arg);
	DX_DEBUG("told to stop", DX_KV_I("signal", signo));
	stop(ch);
}

static void on_orphan_deadline(void *arg)
{
	(void)arg;
	DX_WARN("the master is gone and the orderly stop took too long");
	_exit(DX_EXIT_MASTER_GONE);
}

static void on_dead_pipe(int fd, short what, void *arg)
{
	struct child *ch = arg;
	char byte;

	(void)what;
	ssize_t n = read(fd, &byte, 1);
	if (n > 0 || (n < 0 && (errno == EINTR || errno == EAGAIN)))
		return;
	DX_WARN("the master is gone, stopping");
	dx_watch_free(&ch->dead);
	ch->pub.master_gone = true;
	ch->orphan = dx_timer_once(ch->pub.loop, DX_ORPHAN_US, on_orphan_deadline, ch);
	if (!ch->stopping)
		stop(ch);
}

static void apply_log_level(const struct dx_conf *conf)
{
	enum dx_log_level level;
	if (dx_log_parse_level(dx_conf_str(conf, DX_OPT_log_level), &level))
		dx_log_set_level(level);
}

static void on_hup(int signo, void *arg)
{
	struct child *ch = arg;
	struct dx_conf *fresh = NULL;

	(void)signo;
	/* the master has read the same file a moment ago; if somebody broke it since, the old values stay */
	if (!dx_master_load(ch->o->conf_file, ch->o->overrides, &fresh, NULL, NULL)) {
		DX_ERR("configuration not reloaded, the old one stays");
		return;
	}
	dx_conf_free(&ch->conf);
	ch->conf = fresh;
	ch->pub.conf = fresh;
	apply_log_level(fresh);
	if (ch->on_reload != NULL)
		ch->on_reload(ch->reload_arg);
	DX_DEBUG("configuration reloaded");
}

static bool is_open(int fd)
{
	return fcntl(fd, F_GETFD) >= 0;
}

/* The engine and whatever else this process starts must not hold the master's pipes open. */
static bool keep_from_exec(int fd)
{
	return fcntl(fd, F_SETFD, FD_CLOEXEC) == 0;
}

static bool take_fds(struct child *ch)
{
	const struct dx_role *role = ch->o->role;

	ch->status_fd = DX_FD_STATUS;
	ch->pub.listen_fd = role->listens && is_open(DX_FD_LISTEN) ? DX_FD_LISTEN : -1;
	ch->pub.tls_fd = role->listens && is_open(DX_FD_TLS) ? DX_FD_TLS : -1;
	ch->pub.admin_fd = role->admin && is_open(DX_FD_ADMIN) ? DX_FD_ADMIN : -1;
	ch->pub.upstream_fd = role->upstream && is_open(DX_FD_UPSTREAM) ? DX_FD_UPSTREAM : -1;
	if (!keep_from_exec(DX_FD_DEAD) || !keep_from_exec(DX_FD_STATUS) || !keep_from_exec(DX_FD_STATS)) {
		DX_ERR("-x is for the master only");
		return false;
	}
	if ((ch->pub.listen_fd >= 0 && !keep_from_exec(DX_FD_LISTEN)) ||
	    (ch->pub.tls_fd >= 0 && !keep_from_exec(DX_FD_TLS)) ||
	    (ch->pub.admin_fd >= 0 && !keep_from_exec(DX_FD_ADMIN)) ||
	    (ch->pub.upstream_fd >= 0 && !keep_from_exec(DX_FD_UPSTREAM)))
		return false;
	if ((role->listens && ch->pub.listen_fd < 0 && ch->pub.tls_fd < 0) ||
	    (role->upstream && ch->pub.upstream_fd < 0)) {
		DX_ERR("the master passed no listening socket");
		return false;
	}
	return true;
}

static void set_names(const struct dx_child_options *o)
{
	char name[32];
	(void)snprintf(name, sizeof(name), "%s %d", o->role->name, o->index);
	dx_log_set_role(name);
	/* after exec of /proc/self/exe the process would be called "exe" */
	(void)snprintf(name, sizeof(name), "dx-%s-%d", o->role->name, o->index);
	(void)prctl(PR_SET_NAME, name);
}

static bool set_signals(struct child *ch)
{
	struct sigaction ignore = {.sa_handler = SIG_IGN};
	/* Ctrl-C goes to the whole group; the master is the one who acts on it */
	if (sigaction(SIGPIPE, &ignore, NULL) != 0 || sigaction(SIGINT, &ignore, NULL) != 0)
		return false;
	dx_loop_on_signal(ch->pub.loop, SIGTERM, on_term, ch);
	dx_loop_on_signal(ch->pub.loop, SIGQUIT, on_quit, ch);
	dx_loop_on_signal(ch->pub.loop, SIGHUP, on_hup, ch);
	return true;
}

/*
 * A configuration that cannot be read is not fatal here: the master has read it before it started us, so
 * somebody is editing it right now, and the next start may find it whole.
 */
static bool set_up(struct child *ch)
{
	struct dx_err err = {0};

	if (!take_fds(ch) || !dx_master_load(ch->o->conf_file, ch->o->overrides, &ch->conf, NULL, NULL))
		return false;
	ch->pub.conf = ch->conf;
	apply_log_level(ch->conf);
	if (!dx_stats_open(DX_FD_STATS, ch->o->slot, &ch->pub.stats, &err)) {
		DX_ERR("no counters", DX_KV_S("error", err.msg));
		return false;
	}
	ch->pub.loop = dx_loop_new();
	if (!set_signals(ch))
		return false;
	ch->dead = dx_watch_fd(ch->pub.loop, DX_FD_DEAD, EV_READ, on_dead_pipe, ch);
	return true;
}

int dx_child_main(const struct dx_child_options *o)
{
	struct child ch = {
		.pub = {.index = o->index,
			.listen_fd = -1,
			.tls_fd = -1,
			.admin_fd = -1,
			.upstream_fd = -1,
			.route_names = o->route_names},
		.o = o,
		.status_fd = -1,
	};
	int code = DX_EXIT_FAILED;

	set_names(o);
	if (!set_up(&ch))
		goto out;
	code = o->role->run(&ch.pub);
	DX_DEBUG("ended", DX_KV_I("code", code));
out:
	dx_timer_free(&ch.orphan);
	dx_watch_free(&ch.dead);
	dx_stats_close(&ch.pub.stats);
	dx_loop_free(&ch.pub.loop);
	dx_conf_free(&ch.conf);
	return code;
}

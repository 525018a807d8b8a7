/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "master_int.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/log.h"
#include "dx/os/fd.h"
#include "dx/os/notify.h"
#include "dx/role/contract.h"

static void log_mistake(const char *message, void *arg)
{
	(void)arg;
	DX_ERR("configuration", DX_KV_S("mistake", message));
}

static bool is_set(const struct dx_conf *c, enum dx_opt o)
{
	return dx_conf_str(c, o)[0] != '\0';
}

static bool are_same(const struct dx_conf *c, enum dx_opt a, enum dx_opt b)
{
	return is_set(c, a) && strcmp(dx_conf_str(c, a), dx_conf_str(c, b)) == 0;
}

/* What the option table cannot express. */
static bool check_values(const struct dx_conf *c, void (*on_error)(const char *message, void *arg), void *arg)
{
	const bool tls = is_set(c, DX_OPT_tls_listen);
	const char *version = dx_conf_str(c, DX_OPT_tls_min_version);
	const struct {
		bool wrong;
		const char *text;
	} rules[] = {
		{are_same(c, DX_OPT_upstream_listen, DX_OPT_listen) ||
			 are_same(c, DX_OPT_upstream_listen, DX_OPT_tls_listen) ||
			 are_same(c, DX_OPT_upstream_listen, DX_OPT_admin_listen),
		 "upstream.listen: the same address as another listener's, allowed: another one, or empty"},
		{is_set(c, DX_OPT_upstream_listen) && !is_set(c, DX_OPT_upstream_accept_file),
		 "upstream.listen: set without upstream.accept_keys_file: nobody may read for everybody"},
		{are_same(c, DX_OPT_admin_listen, DX_OPT_listen),
		 "admin.listen: the same address as listen, allowed: another one, or empty"},
		{are_same(c, DX_OPT_admin_listen, DX_OPT_tls_listen),
		 "admin.listen: the same address as tls.listen, allowed: another one, or empty"},
		{are_same(c, DX_OPT_listen, DX_OPT_tls_listen),
		 "tls.listen: the same address as listen, allowed: another one, or empty"},
		{!tls && !is_set(c, DX_OPT_listen), "listen: empty, allowed: only with an address in tls.listen"},
		{tls && !is_set(c, DX_OPT_tls_cert_file),
		 "tls.cert_file: empty, allowed: a file when tls.listen is set"},
		{tls && !is_set(c, DX_OPT_tls_key_file), "tls.key_file: empty, allowed: a file when tls.listen is set"},
		{strcmp(version, "1.2") != 0 && strcmp(version, "1.3") != 0,
		 "tls.min_version: not a version that is spoken here, allowed: 1.2, 1.3"},
	};
	bool ok = true;

	for (size_t i = 0; i < DX_LEN(rules); i++)
		if (rules[i].wrong) {
			on_error(rules[i].text, arg);
			ok = false;
		}
	return ok;
}

bool dx_master_load(const char *file, const char *const *overrides, struct dx_conf **c_r,
		    void (*on_error)(const char *message, void *arg), void *arg)
{
	struct dx_conf *c = NULL;

	if (on_error == NULL)
		on_error = log_mistake;
	if (!dx_conf_load(file, overrides, &c, on_error, arg))
		return false;
	if (!check_values(c, on_error, arg)) {
		dx_conf_free(&c);
		return false;
	}
	*c_r = c;
	return true;
}

void dx_master_apply_log_level(const struct dx_conf *conf)
{
	enum dx_log_level level;
	if (dx_log_parse_level(dx_conf_str(conf, DX_OPT_log_level), &level))
		dx_log_set_level(level);
}

static void *new_array(size_t n, size_t size)
{
	void *p = calloc(n > 0 ? n : 1, size);
	if (p == NULL)
		dx_die("out of memory");
	return p;
}

static void lay_out_slots(struct dx_master *m)
{
	m->n_kinds = m->o->n_roles;
	m->kinds = new_array(m->n_kinds, sizeof(*m->kinds));
	for (size_t k = 0; k < m->n_kinds; k++) {
		m->kinds[k].role = &m->o->roles[k];
		m->kinds[k].count = m->o->roles[k].count(m->conf);
		m->n_slots += (size_t)m->kinds[k].count;
	}
	m->slots = new_array(m->n_slots, sizeof(*m->slots));
	size_t s = 0;
	for (size_t k = 0; k < m->n_kinds; k++)
		for (int i = 0; i < m->kinds[k].count; i++)
			m->slots[s++] = (struct dx_slot){.kind = &m->kinds[k], .index = i, .status_fd = -1};
}

static bool open_socket(const char *what, const char *address, int *fd_r)
{
	struct dx_err err = {0};
	if (dx_listen_tcp(address, fd_r, &err))
		return true;
	if (err.sys_errno == EADDRINUSE)
		DX_ERR("another process listens there already; is a second docextractd running?",
		       DX_KV_S("option", what), DX_KV_S("address", address));
	else
		DX_ERR("could not listen", DX_KV_S("option", what), DX_KV_S("address", address),
		       DX_KV_S("error", err.msg));
	return false;
}

static bool take_socket(int fd, int *fd_r)
{
	struct dx_err err = {0};
	if (!dx_fd_nonblock(fd, &err)) {
		DX_ERR("cannot use the socket of the service manager", DX_KV_S("error", err.msg));
		return false;
	}
	*fd_r = fd;
	return true;
}

static bool wanted(const struct dx_master *m, bool admin)
{
	for (size_t k = 0; k < m->n_kinds; k++)
		if (m->kinds[k].count > 0 && (admin ? m->kinds[k].role->admin : m->kinds[k].role->listens))
			return true;
	return false;
}

/* GIVEN: by the service manager, which then says the address, not the option; -1: none. */
static bool open_one(struct dx_master *m, const char *name, enum dx_opt option, int given, int *fd_r)
{
	const char *address = dx_conf_str(m->conf, option);

	if (given < 0 && address[0] == '\0')
		return true;
	if (given >= 0 ? !take_socket(given, fd_r) : !open_socket(name, address, fd_r))
		return false;
	DX_INFO("listening", DX_KV_S("for", name),
		DX_KV_S("address", given >= 0 ? "from the service manager" : address));
	return true;
}

static bool open_sockets(struct dx_master *m)
{
	struct dx_activated given = dx_activated_fds();

	if (given.tls >= 0 && !is_set(m->conf, DX_OPT_tls_listen)) {
		DX_ERR("the service manager passes a socket for TLS, but tls.listen is not set");
		return false;
	}
	if (wanted(m, false) && (!open_one(m, "listen", DX_OPT_listen, given.api, &m->listen_fd) ||
				 !open_one(m, "tls.listen", DX_OPT_tls_listen, given.tls, &m->tls_fd)))
		return false;
	if (!open_one(m, "upstream.listen", DX_OPT_upstream_listen, -1, &m->upstream_fd))
		return false;
	if (!wanted(m, true)) {
		if (given.admin >= 0 || is_set(m->conf, DX_OPT_admin_listen))
			DX_WARN("admin.listen is set but no keeper runs on this host: no admin listener");
		return true;
	}
	return open_one(m, "admin.listen", DX_OPT_admin_listen, given.admin, &m->admin_fd);
}

/* The lock, not the number in the file, says whether the daemon of this folder is alive. */
static bool write_pid_file(struct dx_master *m)
{
	const char *dir = dx_conf_str(m->conf, DX_OPT_run_dir);
	char text[24];

	if (dir[0] == '\0')
		return true;
	int n = snprintf(m->pid_path, sizeof(m->pid_path), "%s/docextractd.pid", dir);
	if (n < 0 || (size_t)n >= sizeof(m->pid_path)) {
		m->pid_path[0] = '\0';
		DX_ERR("run_dir is too long", DX_KV_S("run_dir", dir));
		return false;
	}
	m->pid_fd = open(m->pid_path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644);
	if (m->pid_fd < 0 || flock(m->pid_fd, LOCK_EX | LOCK_NB) != 0) {
		if (m->pid_fd >= 0 && errno == EWOULDBLOCK)
			DX_ERR("another docextractd runs with this run_dir", DX_KV_S("pid_file", m->pid_path));
		else
			DX_ERR("could not open the pid file", DX_KV_S("pid_file", m->pid_path),
			       DX_KV_I("errno", errno));
		dx_fd_close(&m->pid_fd);
		return false;
	}
	n = snprintf(text, sizeof(text), "%d\n", (int)getpid());
	if (ftruncate(m->pid_fd, 0) != 0 || write(m->pid_fd, text, (size_t)n) != n) {
		DX_ERR("could not write the pid file", DX_KV_S("pid_file", m->pid_path), DX_KV_I("errno", errno));
		return false;
	}
	return true;
}

/* Children inherit it. The soft limit is for programs that use select(), which none of ours does. */
static void raise_file_limit(const struct dx_conf *conf)
{
	struct rlimit lim;
	/* a TLS connection has three: dx/tls/relay.h */
	rlim_t each = is_set(conf, DX_OPT_tls_listen) ? 3 : 1;
	rlim_t need = (rlim_t)dx_conf_int(conf, DX_OPT_http_max_connections) * each + 64;

	if (getrlimit(RLIMIT_NOFILE, &lim) != 0)
		return;
	lim.rlim_cur = lim.rlim_max;
	if (setrlimit(RLIMIT_NOFILE, &lim) != 0)
		DX_WARN("could not raise the limit of open files", DX_KV_I("errno", errno));
	else if (lim.rlim_max < need)
		DX_WARN("the limit of open files is below what http.max_connections needs",
			DX_KV_I("limit", lim.rlim_max), DX_KV_I("needed", need));
}

int dx_master_open(struct dx_master *m)
{
	struct dx_err err = {0};
	int dead[2];

	if (!dx_master_load(m->o->conf_file, m->o->overrides, &m->conf, NULL, NULL))
		return DX_EXIT_CONFIG;
	dx_master_apply_log_level(m->conf);
	if (geteuid() == 0)
		DX_WARN("running as root; an unprivileged user is enough");
	lay_out_slots(m);
	if (m->n_slots == 0) {
		DX_ERR("every role is switched off, nothing to do");
		return DX_EXIT_CONFIG;
	}
	raise_file_limit(m->conf);
	if (!write_pid_file(m) || !open_sockets(m))
		return DX_EXIT_FAILED;
	if (!dx_stats_create((int)m->n_slots, &m->stats_fd, &err) || !dx_pipe(dead, &err)) {
		DX_ERR("could not start", DX_KV_S("error", err.msg));
		return DX_EXIT_FAILED;
	}
	m->dead_child_fd = dead[0];
	m->dead_fd = dead[1];
	return DX_EXIT_OK;
}

void dx_master_close(struct dx_master *m)
{
	dx_fd_close(&m->listen_fd);
	dx_fd_close(&m->tls_fd);
	dx_fd_close(&m->admin_fd);
	dx_fd_close(&m->upstream_fd);
	dx_fd_close(&m->stats_fd);
	dx_fd_close(&m->dead_fd);
	dx_fd_close(&m->dead_child_fd);
	/* only its owner, the holder of the lock, may remove it */
	if (m->pid_fd >= 0)
		(void)unlink(m->pid_path);
	dx_fd_close(&m->pid_fd);
	free(m->slots);
	free(m->kinds);
	dx_conf_free(&m->conf);
}

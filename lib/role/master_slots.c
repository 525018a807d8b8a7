/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "master_int.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/clock.h"
#include "dx/base/killpoint.h"
#include "dx/base/log.h"
#include "dx/os/fd.h"
#include "dx/os/proc.h"
#include "dx/role/contract.h"

static const char *const *child_argv(const struct dx_master *m, const struct dx_slot *slot, struct dx_arena *a)
{
	size_t n_overrides = 0;
	while (m->o->overrides != NULL && m->o->overrides[n_overrides] != NULL)
		n_overrides++;
	const char **argv = dx_alloc_array(a, 10 + 2 * n_overrides, sizeof(*argv));
	size_t n = 0;
	argv[n++] = "docextractd";
	argv[n++] = "-x";
	argv[n++] = slot->kind->role->name;
	argv[n++] = "-i";
	argv[n++] = dx_asprintf(a, "%d", slot->index);
	argv[n++] = "-s";
	argv[n++] = dx_asprintf(a, "%d", (int)(slot - m->slots));
	if (m->o->conf_file != NULL) {
		argv[n++] = "-c";
		argv[n++] = m->o->conf_file;
	}
	for (size_t i = 0; i < n_overrides; i++) {
		argv[n++] = "-o";
		argv[n++] = m->o->overrides[i];
	}
	return argv;
}

static bool spawn_child(const struct dx_master *m, const struct dx_slot *slot, int status_fd, pid_t *pid_r,
			struct dx_err *err)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_fd_map fds[7] = {
		{m->dead_child_fd, DX_FD_DEAD},
		{status_fd, DX_FD_STATUS},
		{m->stats_fd, DX_FD_STATS},
	};
	size_t n_fds = 3;

	if (slot->kind->role->listens && m->listen_fd >= 0)
		fds[n_fds++] = (struct dx_fd_map){m->listen_fd, DX_FD_LISTEN};
	if (slot->kind->role->listens && m->tls_fd >= 0)
		fds[n_fds++] = (struct dx_fd_map){m->tls_fd, DX_FD_TLS};
	if (slot->kind->role->admin && m->admin_fd >= 0)
		fds[n_fds++] = (struct dx_fd_map){m->admin_fd, DX_FD_ADMIN};
	if (slot->kind->role->upstream && m->upstream_fd >= 0)
		fds[n_fds++] = (struct dx_fd_map){m->upstream_fd, DX_FD_UPSTREAM};
	const struct dx_spawn s = {
		.path = "/proc/self/exe", /* the very program that runs, whatever has been installed since */
		.argv = child_argv(m, slot, a),
		.fds = fds,
		.n_fds = n_fds,
	};
	bool ok = dx_spawn(&s, pid_r, err);
	dx_arena_drop(&a);
	return ok;
}

static bool start(struct dx_master *m, struct dx_slot *slot, int64_t now_us)
{
	struct dx_err err = {0};
	int fds[2] = {-1, -1};
	pid_t pid;

	if (!dx_pipe(fds, &err) || !dx_fd_nonblock(fds[0], &err) || !spawn_child(m, slot, fds[1], &pid, &err)) {
		DX_ERR("could not start a child", DX_KV_S("kind", slot->kind->role->name),
		       DX_KV_I("index", slot->index), DX_KV_S("error", err.msg));
		dx_fd_close(&fds[0]);
		dx_fd_close(&fds[1]);
		return false;
	}
	DX_KILL_POINT("master_forked");
	dx_fd_close(&fds[1]);
	slot->pid = pid;
	slot->status_fd = fds[0];
	slot->started_us = now_us;
	slot->ready = false;
	slot->overdue = false;
	DX_DEBUG("child started", DX_KV_S("kind", slot->kind->role->name), DX_KV_I("index", slot->index),
		 DX_KV_I("pid", pid));
	return true;
}

void dx_master_spawn_due(struct dx_master *m, int64_t now_us)
{
	for (size_t i = 0; i < m->n_slots; i++) {
		struct dx_slot *slot = &m->slots[i];
		if (slot->pid != 0 || slot->retired || now_us < slot->kind->respawn.not_before_us)
			continue;
		/* no memory or no process: as if it had died at once, but never without a pause */
		if (!start(m, slot, now_us) && dx_respawn_died(&slot->kind->respawn, now_us) <= now_us)
			slot->kind->respawn.not_before_us = now_us + DX_STORM_DELAY_US;
	}
}

static void retire(struct dx_master *m, struct dx_slot *slot)
{
	slot->retired = true;
	if (m->announced || m->failed)
		return;
	/* a daemon that never worked must not look as if it ran */
	DX_ERR("cannot start with this configuration, stopping");
	m->exit_code = DX_EXIT_CONFIG;
	m->failed = true;
}

static void bury(struct dx_master *m, struct dx_slot *slot, int status, int64_t now_us)
{
	char words[160];
	const char *reason = dx_exit_words(status, words, sizeof(words));
	const char *name = slot->kind->role->name;
	bool expected = m->stopping && WIFEXITED(status) && WEXITSTATUS(status) == DX_EXIT_OK;

	DX_LOG(expected ? DX_LOG_DEBUG : DX_LOG_ERROR, expected ? "child ended" : "child died", DX_KV_S("kind", name),
	       DX_KV_I("index", slot->index), DX_KV_I("pid", slot->pid), DX_KV_S("reason", reason));
	slot->pid = 0;
	slot->ready = false;
	dx_fd_close(&slot->status_fd);
	if (m->stopping)
		return;
	bool misplaced = WIFEXITED(status) && WEXITSTATUS(status) == DX_EXIT_CONFIG;
	if (misplaced && !slot->kind->respawn.worked) {
		retire(m, slot);
		return;
	}
	int64_t wait_us = dx_respawn_died(&slot->kind->respawn, now_us) - now_us;
	/* it worked a moment ago: an upgrade that replaces files under us, say, and passes */
	if (misplaced && wait_us < DX_MISPLACED_DELAY_US) {
		wait_us = DX_MISPLACED_DELAY_US;
		slot->kind->respawn.not_before_us = now_us + wait_us;
	}
	if (wait_us > 0)
		DX_WARN("will be started again later", DX_KV_S("kind", name), DX_KV_I("wait_ms", wait_us / 1000));
}

void dx_master_reap(struct dx_master *m)
{
	int status;
	pid_t pid;

	while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
		for (size_t i = 0; i < m->n_slots; i++) {
			if (m->slots[i].pid == pid) {
				/* its last word may still lie in the pipe */
				dx_master_read_status(m, &m->slots[i]);
				bury(m, &m->slots[i], status, dx_now_mono_us());
				break;
			}
		}
	}
}

void dx_master_read_status(struct dx_master *m, struct dx_slot *slot)
{
	char byte = 0;

	(void)m;
	if (slot->status_fd < 0)
		return;
	ssize_t n = read(slot->status_fd, &byte, 1);
	if (n < 0 && (errno == EAGAIN || errno == EINTR))
		return;
	if (n == 1 && byte == DX_STATUS_READY) {
		slot->ready = true;
		dx_respawn_worked(&slot->kind->respawn);
	}
	dx_fd_close(&slot->status_fd);
}

/* A child that closed its status pipe without a word is waited for like one that is silent. */
static bool unreported(const struct dx_slot *slot)
{
	return slot->pid != 0 && !slot->ready && !slot->overdue;
}

void dx_master_kill_overdue(struct dx_master *m, int64_t now_us)
{
	for (size_t i = 0; i < m->n_slots; i++) {
		struct dx_slot *slot = &m->slots[i];
		if (!unreported(slot) || now_us - slot->started_us < DX_START_DEADLINE_US)
			continue;
		DX_ERR("child did not report ready in time, killing it", DX_KV_S("kind", slot->kind->role->name),
		       DX_KV_I("index", slot->index), DX_KV_I("pid", slot->pid),
		       DX_KV_I("seconds", DX_START_DEADLINE_US / 1000000));
		slot->overdue = true;
		(void)kill(slot->pid, SIGKILL);
	}
}

void dx_master_signal_all(const struct dx_master *m, int signo)
{
	for (size_t i = 0; i < m->n_slots; i++)
		if (m->slots[i].pid != 0 && kill(m->slots[i].pid, signo) != 0)
			DX_WARN("could not signal a child", DX_KV_I("pid", m->slots[i].pid), DX_KV_I("errno", errno));
}

size_t dx_master_alive(const struct dx_master *m)
{
	size_t n = 0;
	for (size_t i = 0; i < m->n_slots; i++)
		n += m->slots[i].pid != 0;
	return n;
}

static int ready_of(const struct dx_master *m, const struct dx_crew *kind)
{
	int n = 0;
	for (size_t i = 0; i < m->n_slots; i++)
		n += m->slots[i].kind == kind && m->slots[i].ready;
	return n;
}

bool dx_master_all_kinds_ready(const struct dx_master *m)
{
	for (size_t k = 0; k < m->n_kinds; k++)
		if (m->kinds[k].count > 0 && ready_of(m, &m->kinds[k]) == 0)
			return false;
	return true;
}

const char *dx_master_status_text(const struct dx_master *m, char *out, size_t size)
{
	struct dx_buf text = DX_BUF_INIT;
	for (size_t k = 0; k < m->n_kinds; k++)
		if (m->kinds[k].count > 0)
			dx_buf_printf(&text, "%s%d of %d %s", text.len > 0 ? ", " : "", ready_of(m, &m->kinds[k]),
				      m->kinds[k].count, m->kinds[k].role->name);
	(void)snprintf(out, size, "%s", dx_buf_cstr(&text));
	dx_buf_free(&text);
	return out;
}

int64_t dx_master_next_due_us(const struct dx_master *m)
{
	int64_t due = INT64_MAX;
	for (size_t i = 0; i < m->n_slots; i++) {
		const struct dx_slot *slot = &m->slots[i];
		int64_t t = INT64_MAX;
		if (unreported(slot))
			t = slot->started_us + DX_START_DEADLINE_US;
		else if (slot->pid == 0 && !slot->retired && !m->stopping)
			t = slot->kind->respawn.not_before_us;
		if (t < due)
			due = t;
	}
	return due;
}

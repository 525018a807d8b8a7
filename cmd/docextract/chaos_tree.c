/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The processes below this one, from /proc; and signals that can reach no other. */
#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "chaos.h"
#include "dx/os/fd.h"

#define PROC_FILE_MAX 16384u
#define DEPTH_MAX     64

const char *const chaos_role_names[CHAOS_ROLES] = {"api",    "worker", "engine", "reader",
						   "sender", "keeper", "master", "other"};

struct entry {
	pid_t pid, parent;
};

/* Parent of PID; 0: gone, or a zombie. */
static pid_t parent_of(pid_t pid)
{
	char path[64];
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err;
	uint64_t parent = 0;

	(void)snprintf(path, sizeof(path), "/proc/%d/stat", (int)pid);
	if (dx_read_file(path, PROC_FILE_MAX, &b, &err)) {
		/* pid (name) state parent …, and a name may hold anything */
		const char *end = strrchr(dx_buf_cstr(&b), ')');
		if (end != NULL && strlen(end) > 4 && end[2] != 'Z' && end[2] != 'X') {
			struct dx_str rest = dx_str(end + 4);
			if (!dx_str_u64(dx_str_sub(rest, 0, dx_str_find_c(rest, ' ')), &parent))
				parent = 0;
		}
	}
	dx_buf_free(&b);
	return (pid_t)parent;
}

static bool is_below_us(pid_t pid)
{
	for (int i = 0; i < DEPTH_MAX && pid > 1; i++) {
		pid = parent_of(pid);
		if (pid == getpid())
			return true;
	}
	return false;
}

bool chaos_signal(pid_t pid, int signo)
{
	/* Looked at after it was opened: from here on the descriptor means this process, whoever gets its number. */
	int fd = (int)syscall(SYS_pidfd_open, pid, 0);
	bool ok = fd >= 0 && is_below_us(pid) && syscall(SYS_pidfd_send_signal, fd, signo, NULL, 0) == 0;

	dx_fd_close(&fd);
	return ok;
}

static int is_number(const struct dirent *e)
{
	return isdigit((unsigned char)e->d_name[0]);
}

static size_t all_processes(struct dx_arena *a, struct entry **list_r)
{
	struct dirent **names = NULL;
	int found = scandir("/proc", &names, is_number, alphasort);
	struct entry *list = dx_alloc_array(a, found > 0 ? (size_t)found : 1, sizeof(*list));
	size_t n = 0;

	for (int i = 0; i < found; i++) {
		uint64_t pid;
		if (dx_str_u64(dx_str(names[i]->d_name), &pid)) {
			list[n].pid = (pid_t)pid;
			list[n].parent = parent_of(list[n].pid);
			n += list[n].parent > 0;
		}
		free(names[i]);
	}
	free(names);
	*list_r = list;
	return n;
}

static bool is_one_of(pid_t pid, const pid_t *pids, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (pids[i] == pid)
			return true;
	return false;
}

/* From its command line: docextractd -x ROLE, or the engine, whose forks are readers. */
static enum chaos_role role_of(pid_t pid, enum chaos_role parent)
{
	char path[64];
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err;
	enum chaos_role role = CHAOS_OTHER;

	(void)snprintf(path, sizeof(path), "/proc/%d/cmdline", (int)pid);
	if (dx_read_file(path, PROC_FILE_MAX, &b, &err) && b.len > 0) {
		struct dx_str all = dx_strn(b.data, b.len), word;
		bool next = false, daemon = strstr(b.data, "docextractd") != NULL;

		if (strstr(b.data, "docextract-engine") != NULL)
			role = parent == CHAOS_ENGINE || parent == CHAOS_READER ? CHAOS_READER : CHAOS_ENGINE;
		else if (daemon)
			role = CHAOS_MASTER;
		while (daemon && dx_str_split(&all, '\0', &word)) {
			if (next)
				role = CHAOS_OTHER;
			for (int r = 0; next && r < CHAOS_MASTER; r++)
				if (dx_str_eq_c(word, chaos_role_names[r]))
					role = (enum chaos_role)r;
			next = dx_str_eq_c(word, "-x");
		}
	}
	dx_buf_free(&b);
	return role;
}

/* What PARENT started, and what that started. */
static size_t add_children(const struct entry *list, size_t n, pid_t parent, enum chaos_role role, const pid_t *but,
			   size_t n_but, struct chaos_proc *procs, size_t have)
{
	for (size_t i = 0; i < n && have < CHAOS_PROCS_MAX; i++) {
		if (list[i].parent != parent || is_one_of(list[i].pid, but, n_but))
			continue;
		enum chaos_role own = role_of(list[i].pid, role);
		procs[have++] = (struct chaos_proc){list[i].pid, own};
		have = add_children(list, n, list[i].pid, own, but, n_but, procs, have);
	}
	return have;
}

size_t chaos_tree(const pid_t *but, size_t n_but, struct chaos_proc procs_r[CHAOS_PROCS_MAX])
{
	struct dx_arena *a = dx_arena_new();
	struct entry *list;
	size_t n = all_processes(a, &list);
	size_t found = add_children(list, n, getpid(), CHAOS_OTHER, but, n_but, procs_r, 0);

	dx_arena_drop(&a);
	return found;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A PostgreSQL cluster and a docextractd of our own, in a folder that goes with them. */
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "chaos.h"
#include "dx/base/clock.h"
#include "dx/base/str.h"
#include "dx/os/fd.h"
#include "dx/os/proc.h"
#include "pg.h"

#define PATIENCE_US  INT64_C(60000000)
#define LAST_ONES_US INT64_C(10000000)
#define POLL_MS      50
#define OLDEST_PG    15
#define NEWEST_PG    40
#define OUTPUT_MAX   (1u << 20)
#define DATABASE     "docextract_chaos"
#define FOLDER       "/tmp/docextract-chaos-XXXXXX"
#define REQUESTS     "1000000" /* a minute: limits are not what is tried here */

volatile sig_atomic_t chaos_interrupted;

const char *chaos_path(const struct chaos_house *h, const char *name)
{
	return dx_asprintf(h->c->arena, "%s/%s", h->folder, name);
}

static void nap_ms(int ms)
{
	(void)nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = (long)(ms % 1000) * 1000000}, NULL);
}

/* ---- programs: nothing of our environment reaches them ---- */

/* Start ARGV with OUT_FD (−1: the log) as its standard output and the log of this NAME as the rest. */
static bool spawn(struct chaos_house *h, const char *const *argv, const char *log_name, int out_fd, pid_t *pid_r)
{
	const char *const env[] = {
		"PATH=/usr/sbin:/usr/bin:/sbin:/bin",
		"LC_ALL=C.UTF-8",
		"OMP_THREAD_LIMIT=1",
		dx_asprintf(h->c->arena, "TMPDIR=%s", chaos_path(h, "tmp")),
		NULL,
	};
	struct dx_err err = {0};
	int log = open(chaos_path(h, log_name), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
	const struct dx_fd_map fds[] = {{out_fd >= 0 ? out_fd : log, STDOUT_FILENO}, {log, STDERR_FILENO}};
	const struct dx_spawn s = {.path = argv[0],
				   .argv = argv,
				   .envp = env,
				   .fds = fds,
				   .n_fds = 2,
				   .die_with_parent = true,
				   .new_group = true};

	bool ok = log >= 0 && dx_spawn(&s, pid_r, &err);
	if (!ok)
		(void)cli_failed(h->c, "%s: %s", argv[0], log >= 0 ? err.msg : "its log cannot be written");
	dx_fd_close(&log);
	return ok;
}

/* Run ARGV to its end; its output without the last newline, NULL: it failed (printed, with the end of its log). */
static const char *run(struct chaos_house *h, const char *const *argv)
{
	int out[2] = {-1, -1}, status = -1;
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err;
	char chunk[4096];
	pid_t pid;

	bool ok = dx_pipe(out, &err) && spawn(h, argv, "setup.log", out[1], &pid);
	dx_fd_close(&out[1]);
	for (ssize_t n; ok && b.len < OUTPUT_MAX && (n = read(out[0], chunk, sizeof(chunk))) > 0;)
		dx_buf_add(&b, chunk, (size_t)n);
	dx_fd_close(&out[0]);
	while (ok && waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	const char *text = NULL;
	if (ok && WIFEXITED(status) && WEXITSTATUS(status) == 0) {
		struct dx_str s = dx_str_trim(dx_strn(b.data, b.len));
		text = dx_strndup(h->c->arena, s.p, s.n);
	} else if (ok) {
		dx_buf_reset(&b);
		if (!dx_read_file(chaos_path(h, "setup.log"), OUTPUT_MAX, &b, &err))
			dx_buf_adds(&b, err.msg);
		(void)cli_failed(h->c, "%s %s failed:\n%s", argv[0], argv[1], dx_buf_cstr(&b));
	}
	dx_buf_free(&b);
	return text;
}

/* This program again, with another verb. */
static const char *run_self(struct chaos_house *h, const char *const *words)
{
	const char *argv[16];
	char self[PATH_MAX];
	size_t n = 1;

	if (!dx_self_sibling("docextract", self, sizeof(self)))
		return NULL;
	argv[0] = self;
	while (*words != NULL && n < DX_LEN(argv) - 3)
		argv[n++] = *words++;
	argv[n++] = "--database";
	argv[n++] = h->owner;
	argv[n] = NULL;
	return run(h, argv);
}
#define SELF(h, ...) run_self((h), (const char *const[]){__VA_ARGS__, NULL})

/* ---- the database ---- */

static bool find_programs(struct chaos_house *h)
{
	struct dx_arena *a = h->c->arena;

	for (int version = NEWEST_PG; version >= OLDEST_PG; version--) {
		/* Debian's place, PostgreSQL's own packages for RPM systems, Fedora's */
		const char *const places[] = {dx_asprintf(a, "/usr/lib/postgresql/%d/bin", version),
					      dx_asprintf(a, "/usr/pgsql-%d/bin", version), "/usr/bin"};
		for (size_t i = 0; i < DX_LEN(places); i++)
			if (access(dx_asprintf(a, "%s/initdb", places[i]), X_OK) == 0) {
				h->programs = places[i];
				return true;
			}
	}
	(void)cli_failed(h->c,
			 "PostgreSQL's server programs are not on this host (apt-get install postgresql); or name an "
			 "empty database with --database");
	return false;
}

static bool start_postgres(struct chaos_house *h)
{
	struct dx_arena *a = h->c->arena;
	const char *const argv[] = {
		dx_asprintf(a, "%s/postgres", h->programs),
		"-D",
		chaos_path(h, "data"),
		"-k",
		h->folder,
		"-p",
		"5432",
		"-c",
		"listen_addresses=",
		"-c",
		"unix_socket_permissions=0700",
		"-c",
		"max_connections=100",
		"-c",
		"client_connection_check_interval=500ms",
		"-c",
		"jit=off",
		"-c",
		"timezone=UTC",
		NULL,
	};
	const char *ping = dx_asprintf(a, "host=%s port=5432 dbname=postgres user=postgres", h->folder);

	/* What the last one held is free a moment after it is gone: begin again then. */
	for (int64_t until_us = dx_now_mono_us() + PATIENCE_US; dx_now_mono_us() < until_us; nap_ms(POLL_MS)) {
		if (h->postgres == 0 && !spawn(h, argv, "postgres.log", -1, &h->postgres))
			return false;
		if (PQping(ping) == PQPING_OK)
			return true;
		if (waitpid(h->postgres, NULL, WNOHANG) == h->postgres)
			h->postgres = 0;
	}
	(void)cli_failed(h->c, "the private PostgreSQL does not start; see %s", chaos_path(h, "postgres.log"));
	return false;
}

static bool make_cluster(struct chaos_house *h)
{
	struct dx_arena *a = h->c->arena;
	const char *server = dx_asprintf(a, "host=%s port=5432 user=postgres", h->folder);
	const char *const initdb[] = {
		dx_asprintf(a, "%s/initdb", h->programs),
		"-D",
		chaos_path(h, "data"),
		"-U",
		"postgres",
		"-E",
		"UTF8",
		"--locale=C.UTF-8",
		"--lc-collate=C",
		"-A",
		"trust",
		"--no-sync",
		NULL,
	};

	if (run(h, initdb) == NULL || !start_postgres(h))
		return false;
	struct cli admin = *h->c;
	admin.database = dx_asprintf(a, "%s dbname=postgres", server);
	if (pg_value(&admin, "CREATE DATABASE " DATABASE, 0, NULL) == NULL)
		return false;
	h->owner = dx_asprintf(a, "%s dbname=" DATABASE, server);
	h->daemon = dx_asprintf(a, "host=%s port=5432 user=docextract_daemon dbname=" DATABASE, h->folder);
	return true;
}

/* The database of --database: only when there is no schema docextract in it, whatever that would hold. */
static bool take_database(struct chaos_house *h)
{
	const char *there = strpbrk(h->c->database, "\r\n") == NULL
				    ? pg_value(h->c, "SELECT to_regnamespace('docextract') IS NOT NULL", 0, NULL)
				    : NULL;

	if (there == NULL)
		return false;
	if (strcmp(there, "f") != 0) {
		(void)cli_failed(
			h->c,
			"that database has a schema docextract; --chaos wants an empty one, and empties it again");
		return false;
	}
	const char *roles = pg_value(
		h->c,
		"SELECT count(*) FROM pg_catalog.pg_roles r WHERE r.rolname IN ('docextract_owner', 'docextract_daemon')",
		0, NULL);
	if (roles == NULL)
		return false;
	h->has_schema = true;
	h->has_roles = strcmp(roles, "0") == 0;
	h->owner = h->daemon = h->c->database;
	return true;
}

bool chaos_house_restart_database(struct chaos_house *h, int pause_ms)
{
	if (h->postgres > 0 && chaos_signal(h->postgres, SIGQUIT))
		while (waitpid(h->postgres, NULL, 0) < 0 && errno == EINTR)
			;
	h->postgres = 0;
	nap_ms(pause_ms);
	return start_postgres(h);
}

/* ---- accounts, configuration ---- */

static bool make_account(struct chaos_house *h, int i, uint16_t receiver_port)
{
	struct dx_arena *a = h->c->arena;
	const char *team = dx_asprintf(a, "chaos%d", i), *user = dx_asprintf(a, "chaos%d@example.com", i);
	const char *url = dx_asprintf(a, "http://127.0.0.1:%d/%s", receiver_port, team);
	const char *pepper = chaos_path(h, "pepper"), *master = chaos_path(h, "master-key");

	h->keys[i] = NULL;
	if (SELF(h, "teams", "add", team, "--plan", "unlimited") != NULL &&
	    SELF(h, "users", "add", user, "--team", team) != NULL &&
	    SELF(h, "users", "limit", user, REQUESTS) != NULL &&
	    SELF(h, "webhooks", "add", url, "--team", team, "--master-key-file", master) != NULL)
		h->keys[i] = SELF(h, "keys", "create", "--team", team, "--user", user, "--pepper-file", pepper);
	return h->keys[i] != NULL;
}

/* A port that nobody has now. */
static bool find_port(struct chaos_house *h)
{
	struct dx_err err;
	int fd = -1;
	bool ok = chaos_receiver_listen(&fd, &h->port, &err);

	dx_fd_close(&fd);
	if (!ok)
		(void)cli_failed(h->c, "%s", err.msg);
	return ok;
}

static bool write_configuration(struct chaos_house *h)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err;
	int fd = open(chaos_path(h, "docextract.conf"), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	dx_buf_printf(
		&b,
		"database.conninfo = %s\nkeys.pepper_file = %s\nkeys.master_key_file = %s\nlisten = 127.0.0.1:%d\n"
		"webhook.allow_cidr = 127.0.0.0/8\nwebhook.timeout = 3s\napi = 2\nworkers = 2\n",
		h->daemon, chaos_path(h, "pepper"), chaos_path(h, "master-key"), h->port);
	bool ok = fd >= 0 && dx_write_all(fd, b.data, b.len, &err);
	if (!ok)
		(void)cli_failed(h->c, "cannot write %s", chaos_path(h, "docextract.conf"));
	dx_fd_close(&fd);
	dx_buf_free(&b);
	return ok;
}

static bool make_folder(struct chaos_house *h)
{
	char *folder = dx_strdup(h->c->arena, FOLDER);

	if (mkdtemp(folder) == NULL) {
		(void)cli_failed(h->c, "cannot make a folder in /tmp: %m");
		return false;
	}
	h->folder = folder;
	if (mkdir(chaos_path(h, "tmp"), 0700) == 0)
		return true;
	(void)cli_failed(h->c, "cannot make %s: %m", chaos_path(h, "tmp"));
	return false;
}

bool chaos_house_build(struct chaos_house *h, uint16_t receiver_port)
{
	bool ok = make_folder(h) && (h->c->database != NULL ? take_database(h) : find_programs(h) && make_cluster(h)) &&
		  SELF(h, "migrate") != NULL;

	for (int i = 0; ok && i < CHAOS_TEAMS; i++)
		ok = make_account(h, i, receiver_port);
	return ok && find_port(h) && write_configuration(h);
}

/* ---- the daemon ---- */

bool chaos_house_start(struct chaos_house *h)
{
	static const char *const places[] = {"docextractd", "../sbin/docextractd"};
	char path[PATH_MAX];

	for (size_t i = 0; i < DX_LEN(places); i++)
		if (dx_self_sibling(places[i], path, sizeof(path)) && access(path, X_OK) == 0)
			return spawn(h, (const char *const[]){path, "-c", chaos_path(h, "docextract.conf"), NULL},
				     "daemon.log", -1, &h->master);
	(void)cli_failed(h->c, "there is no docextractd beside this program");
	return false;
}

bool chaos_house_open(struct chaos_house *h)
{
	if (!chaos_house_start(h))
		return false;
	for (int64_t until_us = dx_now_mono_us() + PATIENCE_US; dx_now_mono_us() < until_us && !chaos_interrupted;
	     nap_ms(POLL_MS)) {
		chaos_house_reap(h, NULL, 0, NULL);
		if (h->master == 0)
			break;
		if (chaos_get(h->port, "/readyz") == 200)
			return true;
	}
	if (!chaos_interrupted)
		(void)cli_failed(h->c, "docextractd does not get ready");
	return false;
}

void chaos_house_reap(struct chaos_house *h, pid_t *pids, size_t n, int *bad_r)
{
	int status;

	for (pid_t pid; (pid = waitpid(-1, &status, WNOHANG)) > 0;) {
		if (pid == h->postgres)
			h->postgres = 0;
		if (pid == h->master) {
			h->master = 0;
			h->master_ended = true;
		}
		for (size_t i = 0; i < n; i++)
			if (pids[i] == pid) {
				pids[i] = 0;
				*bad_r += !WIFEXITED(status) || WEXITSTATUS(status) != 0;
			}
	}
}

bool chaos_house_close(struct chaos_house *h)
{
	struct chaos_proc left[CHAOS_PROCS_MAX];
	pid_t pid = 0;
	int status = -1;

	if (h->master == 0 || !chaos_signal(h->master, SIGTERM))
		return false;
	for (int64_t until_us = dx_now_mono_us() + PATIENCE_US; pid == 0 && dx_now_mono_us() < until_us;
	     nap_ms(POLL_MS))
		pid = waitpid(h->master, &status, WNOHANG);
	if (pid != h->master)
		return false;
	h->master = 0;
	size_t n = 1;
	for (int64_t until_us = dx_now_mono_us() + LAST_ONES_US; n > 0 && dx_now_mono_us() < until_us;
	     nap_ms(POLL_MS)) {
		chaos_house_reap(h, NULL, 0, NULL);
		n = chaos_tree(&h->postgres, 1, left);
	}
	return WIFEXITED(status) && WEXITSTATUS(status) == 0 && n == 0;
}

/* ---- the end ---- */

/* Whatever is below us, but the database, which is asked to stop. */
static void end_processes(struct chaos_house *h)
{
	struct chaos_proc procs[CHAOS_PROCS_MAX];
	size_t n = 1;

	for (int64_t until_us = dx_now_mono_us() + PATIENCE_US; n > 0 && dx_now_mono_us() < until_us; nap_ms(POLL_MS)) {
		n = chaos_tree(&h->postgres, 1, procs);
		for (size_t i = 0; i < n; i++)
			(void)chaos_signal(procs[i].pid, SIGKILL);
		chaos_house_reap(h, NULL, 0, NULL);
	}
}

static void stop_postgres(struct chaos_house *h)
{
	if (h->postgres > 0 && chaos_signal(h->postgres, SIGINT))
		while (waitpid(h->postgres, NULL, 0) < 0 && errno == EINTR)
			;
	h->postgres = 0;
}

/* As it was: our schema gone, with it what else we changed there. */
static void empty_database(struct chaos_house *h)
{
	static const char sql[] =
		"DROP SCHEMA IF EXISTS docextract CASCADE; "
		"DO $$ BEGIN IF EXISTS (SELECT FROM pg_catalog.pg_roles r WHERE r.rolname = 'docextract_owner') THEN "
		"ALTER DEFAULT PRIVILEGES FOR ROLE docextract_owner GRANT EXECUTE ON FUNCTIONS TO PUBLIC; END IF; END $$";
	PGconn *db = h->has_schema ? pg_open(h->c) : NULL;

	if (db != NULL &&
	    (!pg_run(h->c, db, sql) ||
	     (h->has_roles && !pg_run(h->c, db, "DROP ROLE IF EXISTS docextract_daemon, docextract_owner"))))
		cli_note("the database of --database could not be emptied: DROP SCHEMA docextract CASCADE");
	PQfinish(db);
}

static void remove_folder(struct chaos_house *h)
{
	char *root = dx_strdup(h->c->arena, h->folder);
	FTS *fts = fts_open((char *const[]){root, NULL}, FTS_PHYSICAL | FTS_NOCHDIR, NULL);

	for (FTSENT *e; fts != NULL && (e = fts_read(fts)) != NULL;)
		if (e->fts_info != FTS_D &&
		    (e->fts_info == FTS_DP ? rmdir(e->fts_accpath) : unlink(e->fts_accpath)) != 0)
			cli_note("cannot remove %s: %m", e->fts_path);
	if (fts != NULL)
		(void)fts_close(fts);
}

void chaos_house_remove(struct chaos_house *h, bool keep)
{
	end_processes(h);
	h->master = 0;
	empty_database(h);
	stop_postgres(h);
	if (h->folder != NULL && !keep)
		remove_folder(h);
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract doctor --chaos: documents for a throw-away service while everything in it dies; then, is every promise
 * kept? */
#include <dirent.h>
#include <errno.h>
#include <grp.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "chaos.h"
#include "dx/base/clock.h"
#include "dx/crypt/hash.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "pg.h"

#define SECOND_US     INT64_C(1000000)
#define DOCUMENTS     200
#define KILLS         60
#define SECONDS       600
#define STANDSTILL_US (90 * SECOND_US) /* nothing changes for so long: it never will. Three times the longest lease */
#define ORPHANS_US    (30 * SECOND_US)
#define LOG_MAX       (1u << 28)
#define SQL_MAX       65536u

struct chaos {
	struct cli *c;
	struct chaos_house house;
	struct chaos_traffic traffic;
	int64_t documents, kills, seconds;
	uint64_t seed, random;
	int64_t end_us;
	int killed[CHAOS_ROLES], restarts, bad_clients, broken;
	struct dx_buf json;
	struct dx_jw w;
};

static void on_signal(int signo)
{
	(void)signo;
	chaos_interrupted = 1;
}

/* ---- chance, from the seed (splitmix64) ---- */

static uint64_t next(struct chaos *x)
{
	uint64_t z = x->random += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
	return z ^ (z >> 31);
}

static int between(struct chaos *x, int low, int high)
{
	return low + (int)(next(x) % (uint64_t)(high - low + 1));
}

/* ---- deaths ---- */

/* Let MS go by; take in what the clients tell. */
static void live(struct chaos *x, int ms)
{
	int64_t until_us = dx_now_mono_us() + ms * INT64_C(1000);

	do {
		(void)nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
		chaos_traffic_pump(&x->traffic);
		chaos_house_reap(&x->house, x->traffic.clients, CHAOS_TEAMS, &x->bad_clients);
	} while (!chaos_interrupted && dx_now_mono_us() < until_us);
}

static bool clients_are_done(const struct chaos *x)
{
	for (int i = 0; i < CHAOS_TEAMS; i++)
		if (x->traffic.clients[i] > 0)
			return false;
	return true;
}

/* The service's processes. */
static size_t victims(const struct chaos *x, struct chaos_proc procs_r[CHAOS_PROCS_MAX])
{
	pid_t but[CHAOS_TEAMS + 2] = {x->house.postgres, x->traffic.receiver};

	memcpy(but + 2, x->traffic.clients, sizeof(x->traffic.clients));
	return chaos_tree(but, DX_LEN(but), procs_r);
}

static int all_kills(const struct chaos *x)
{
	int n = 0;
	for (int r = 0; r < CHAOS_ROLES; r++)
		n += x->killed[r];
	return n;
}

/* One of a sort that is chosen first: there are many readers and one keeper. */
static void kill_one(struct chaos *x)
{
	static const int weights[CHAOS_MASTER] = {4, 4, 2, 4, 2, 2};
	struct chaos_proc procs[CHAOS_PROCS_MAX];
	size_t n = victims(x, procs);
	int count[CHAOS_ROLES] = {0}, sum = 0, role = 0;

	for (size_t i = 0; i < n; i++)
		count[procs[i].role]++;
	for (int r = 0; r < CHAOS_MASTER; r++)
		sum += count[r] > 0 ? weights[r] : 0;
	if (sum == 0)
		return;
	for (int at = between(x, 1, sum); at > 0; role++)
		at -= count[role] > 0 ? weights[role] : 0;
	role--;
	int which = between(x, 1, count[role]);
	for (size_t i = 0; i < n; i++)
		if ((int)procs[i].role == role && --which == 0 && chaos_signal(procs[i].pid, SIGKILL))
			x->killed[role]++;
}

/* With -9: its children see that it is gone, and stop. Then it is started again, as systemd would. */
static bool kill_master(struct chaos *x)
{
	struct chaos_proc procs[CHAOS_PROCS_MAX];

	if (x->house.master == 0 || !chaos_signal(x->house.master, SIGKILL))
		return false;
	while (waitpid(x->house.master, NULL, 0) < 0 && errno == EINTR)
		;
	x->house.master = 0;
	x->killed[CHAOS_MASTER]++;
	int64_t until_us = dx_now_mono_us() + ORPHANS_US;
	while (victims(x, procs) > 0 && dx_now_mono_us() < until_us)
		live(x, 20);
	return chaos_house_start(&x->house);
}

static bool goes_on(const struct chaos *x)
{
	bool all = clients_are_done(x) && all_kills(x) >= x->kills && (x->kills == 0 || x->killed[CHAOS_MASTER] > 0) &&
		   (x->kills == 0 || x->restarts > 0 || x->house.programs == NULL);

	return !all && !chaos_interrupted && dx_now_mono_us() < x->end_us && !x->house.master_ended;
}

/* In bursts: a service that never runs does no work. */
static bool storm(struct chaos *x)
{
	for (int turn = 0; goes_on(x); turn++) {
		bool dies = all_kills(x) < x->kills || !clients_are_done(x);
		for (int i = between(x, 3, 8); x->kills > 0 && dies && i > 0 && !chaos_interrupted; i--) {
			kill_one(x);
			live(x, between(x, 50, 200));
		}
		bool ok = true;
		if (x->kills > 0 && turn % 2 == 0 && x->house.programs != NULL) {
			ok = chaos_house_restart_database(&x->house, between(x, 0, 500));
			x->restarts++;
		} else if (x->kills > 0) {
			ok = kill_master(x);
		}
		if (!ok)
			return false;
		live(x, between(x, 200, 1000));
	}
	return !chaos_interrupted;
}

/* ---- promises ---- */

static void tell(struct chaos *x, bool kept, const char *promise, const char *found)
{
	x->broken += !kept;
	if (!x->c->json) {
		(void)printf("%-6s  %s%s%s\n", kept ? "ok" : "NOT OK", promise, *found != '\0' ? ": " : "", found);
		return;
	}
	dx_jw_obj(&x->w);
	dx_jw_kcstr(&x->w, "promise", promise);
	dx_jw_kbool(&x->w, "kept", kept);
	dx_jw_kcstr(&x->w, "found", found);
	dx_jw_obj_end(&x->w);
}

/* Lines as an array of PostgreSQL's. */
static const char *array(struct dx_arena *a, const struct dx_buf *lines)
{
	char *text = dx_asprintf(a, "{%s", dx_buf_cstr(lines));

	for (char *p = text; *p != '\0'; p++)
		if (*p == '\n')
			*p = p[1] == '\0' ? '}' : ',';
	return lines->len > 0 ? text : "{}";
}

static PGresult *look(struct chaos *x, PGconn *db, const char *sql)
{
	struct dx_arena *a = dx_arena_new();
	const char *const params[] = {array(a, &x->traffic.accepted), array(a, &x->traffic.arrived)};
	PGresult *res = pg_query(x->c, db, sql, 2, params);

	dx_arena_drop(&a);
	return res;
}

/* Does RES say the same as WAS? Are all kept? */
static bool same(const PGresult *was, const PGresult *res)
{
	for (int i = 0; was != NULL && i < PQntuples(res); i++)
		if (strcmp(PQgetvalue(was, i, 2), PQgetvalue(res, i, 2)) != 0)
			return false;
	return was != NULL;
}

static bool all_kept(const PGresult *res)
{
	for (int i = 0; i < PQntuples(res); i++)
		if (PQgetvalue(res, i, 1)[0] != 't')
			return false;
	return true;
}

/* The promises, once all are kept or nothing changes any more. NULL: printed why. */
static PGresult *settle(struct chaos *x, PGconn *db, const char *sql)
{
	int64_t since_us = dx_now_mono_us();
	PGresult *was = NULL;

	for (;;) {
		PGresult *res = look(x, db, sql);
		if (res != NULL && !same(was, res))
			since_us = dx_now_mono_us();
		PQclear(was);
		was = res;
		bool wait = res != NULL && !(all_kept(res) && clients_are_done(x)) && !chaos_interrupted;
		if (!wait || dx_now_mono_us() - since_us > STANDSTILL_US)
			return was;
		live(x, 500);
	}
}

static void tell_states(struct chaos *x, PGconn *db)
{
	PGresult *res = pg_query(x->c, db,
				 "SELECT string_agg(s.n || ' ' || s.status, ', ' ORDER BY s.status) FROM "
				 "(SELECT d.status, count(*) AS n FROM docextract.document d GROUP BY 1) s",
				 0, NULL);

	if (res != NULL && !x->c->json)
		(void)printf("documents: %s\n", PQgetvalue(res, 0, 0));
	PQclear(res);
}

static bool judge_database(struct chaos *x)
{
	struct dx_buf sql = DX_BUF_INIT;
	struct dx_err err;
	struct cli owner = *x->c;
	PGresult *res = NULL;

	owner.database = x->house.owner;
	PGconn *db = pg_open(&owner);
	const char *file = dx_asprintf(x->c->arena, "%s/checks/promises.sql", cli_data_path(x->c, "sql", "sql"));
	if (!dx_read_file(file, SQL_MAX, &sql, &err))
		(void)cli_failed(x->c, "%s", err.msg);
	else if (db != NULL)
		res = settle(x, db, dx_buf_cstr(&sql));
	if (res != NULL) {
		tell_states(x, db);
		for (int i = 0; i < PQntuples(res); i++)
			tell(x, PQgetvalue(res, i, 1)[0] == 't', PQgetvalue(res, i, 0), PQgetvalue(res, i, 2));
	}
	bool ok = res != NULL;
	PQclear(res);
	PQfinish(db);
	dx_buf_free(&sql);
	return ok;
}

static void judge_clients(struct chaos *x)
{
	int64_t n = 0;
	char found[64];

	for (size_t i = 0; i < x->traffic.accepted.len; i++)
		n += x->traffic.accepted.data[i] == '\n';
	(void)snprintf(found, sizeof(found), "%lld of %lld", (long long)n, (long long)x->documents);
	tell(x, n == x->documents && x->bad_clients == 0, "every client was told 202 in the end", found);
}

static void judge_service(struct chaos *x)
{
	struct dx_buf answer = DX_BUF_INIT;
	int status = chaos_post(x->house.port, "/api/v1/extract", x->house.keys[0], x->documents, &answer);
	bool done = strstr(dx_buf_cstr(&answer), "\"status\":\"completed\"") != NULL;
	char found[64] = "";

	if (status != 200 || !done)
		(void)snprintf(found, sizeof(found), "POST /extract answers %d", status);
	tell(x, status == 200 && done, "the service reads on without a restart", found);
	dx_buf_free(&answer);
}

static void judge_log(struct chaos *x)
{
	static const char *const bad[] = {"assertion failed", "sandbox violation", "Sanitizer", "runtime error:"};
	struct dx_buf log = DX_BUF_INIT;
	struct dx_err err;
	const char *found = "";

	if (!dx_read_file(chaos_path(&x->house, "daemon.log"), LOG_MAX, &log, &err))
		found = "it cannot be read";
	for (size_t i = 0; i < DX_LEN(bad); i++)
		if (strstr(dx_buf_cstr(&log), bad[i]) != NULL)
			found = bad[i];
	tell(x, *found == '\0', "the log tells of no defect", found);
	dx_buf_free(&log);
}

static int is_named(const struct dirent *e)
{
	return strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
}

static void judge_leavings(struct chaos *x)
{
	struct dirent **names = NULL;
	int n = scandir(chaos_path(&x->house, "tmp"), &names, is_named, alphasort);
	char found[64] = "";

	if (n != 0)
		(void)snprintf(found, sizeof(found), "%d files", n);
	for (int i = 0; i < n; i++)
		free(names[i]);
	free(names);
	tell(x, n == 0, "no temporary file is left", found);
}

static void tell_deaths(const struct chaos *x)
{
	(void)printf("killed:");
	for (int r = 0; r < CHAOS_ROLES; r++)
		if (x->killed[r] > 0)
			(void)printf(" %s %d,", chaos_role_names[r], x->killed[r]);
	(void)printf(" database restarted %d times\n", x->restarts);
}

static bool judge(struct chaos *x)
{
	if (!x->c->json)
		tell_deaths(x);
	tell(x, !x->house.master_ended, "the master ended only when it was killed", "");
	if (!judge_database(x) || chaos_interrupted)
		return false;
	judge_clients(x);
	judge_service(x);
	judge_log(x);
	chaos_traffic_stop(&x->traffic);
	bool ended = chaos_house_close(&x->house);
	tell(x, ended, "SIGTERM ends the service, and no process is left", "");
	judge_leavings(x);
	return true;
}

/* ---- the command ---- */

/* PostgreSQL does not run as root, and who is nobody can hurt nobody. */
static bool step_down(struct cli *c)
{
	struct passwd entry, *pw = NULL;
	char names[4096];

	if (geteuid() != 0)
		return true;
	if (getpwnam_r("nobody", &entry, names, sizeof(names), &pw) != 0 || pw == NULL || setgroups(0, NULL) != 0 ||
	    setresgid(pw->pw_gid, pw->pw_gid, pw->pw_gid) != 0 || setresuid(pw->pw_uid, pw->pw_uid, pw->pw_uid) != 0 ||
	    chdir("/") != 0) {
		(void)cli_failed(c, "cannot become the user nobody: %m");
		return false;
	}
	return true;
}

static bool alone(struct cli *c)
{
	const struct sigaction act = {.sa_handler = on_signal}, ign = {.sa_handler = SIG_IGN};

	/* What the service's processes leave behind becomes ours, so that it is found. */
	if (clearenv() != 0 || prctl(PR_SET_CHILD_SUBREAPER, 1) != 0 || sigaction(SIGINT, &act, NULL) != 0 ||
	    sigaction(SIGTERM, &act, NULL) != 0 || sigaction(SIGHUP, &act, NULL) != 0 ||
	    sigaction(SIGPIPE, &ign, NULL) != 0) {
		(void)cli_failed(c, "cannot prepare: %m");
		return false;
	}
	return step_down(c);
}

static bool read_options(struct chaos *x, const struct chaos_options *o)
{
	int64_t seed;

	dx_random(&seed, sizeof(seed));
	seed &= INT32_MAX;
	x->documents = DOCUMENTS;
	x->kills = KILLS;
	x->seconds = SECONDS;
	bool ok = (o->documents == NULL || cli_number(o->documents, 1, 1000000, &x->documents)) &&
		  (o->kills == NULL || cli_number(o->kills, 0, 1000000, &x->kills)) &&
		  (o->seconds == NULL || cli_number(o->seconds, 1, 1000000, &x->seconds)) &&
		  (o->seed == NULL || cli_number(o->seed, 0, INT64_MAX, &seed));
	x->seed = x->random = (uint64_t)seed;
	return ok;
}

static bool run(struct chaos *x)
{
	struct chaos_traffic *t = &x->traffic;
	uint16_t receiver_port = 0;
	struct dx_err err;

	if (!chaos_receiver_listen(&t->receiver_fd, &receiver_port, &err)) {
		(void)cli_failed(x->c, "%s", err.msg);
		return false;
	}
	if (!chaos_house_build(&x->house, receiver_port) || !chaos_house_open(&x->house))
		return false;
	t->port = x->house.port;
	t->keys = x->house.keys;
	t->documents = x->documents;
	x->end_us = dx_now_mono_us() + x->seconds * SECOND_US;
	if (!chaos_traffic_start(t, &err)) {
		(void)cli_failed(x->c, "%s", err.msg);
		return false;
	}
	return storm(x) && judge(x);
}

static void print_json(struct chaos *x, bool ok)
{
	dx_jw_arr_end(&x->w);
	dx_jw_key(&x->w, "killed");
	dx_jw_obj(&x->w);
	for (int r = 0; r < CHAOS_ROLES; r++)
		if (x->killed[r] > 0)
			dx_jw_kint(&x->w, chaos_role_names[r], x->killed[r]);
	dx_jw_obj_end(&x->w);
	dx_jw_kint(&x->w, "database_restarts", x->restarts);
	dx_jw_kcstr(&x->w, "folder", x->house.folder);
	dx_jw_kbool(&x->w, "kept", ok);
	dx_jw_obj_end(&x->w);
	cli_print_json(dx_strn(x->json.data, x->json.len));
}

int doctor_chaos(struct cli *c, const struct chaos_options *o)
{
	struct chaos x = {
		.c = c, .house = {.c = c}, .traffic = {.receiver_fd = -1, .accepted_fd = -1, .arrived_fd = -1}};

	if (c->conf_file != NULL || c->pepper_file != NULL)
		return cli_usage(c, "--chaos reads no configuration: it makes a service of its own");
	if (!read_options(&x, o))
		return cli_usage(c, "--documents, --kills, --seed and --seconds take whole numbers");
	if (!alone(c))
		return CLI_FAILED;
	x.w = dx_jw(&x.json);
	dx_jw_obj(&x.w);
	dx_jw_kint(&x.w, "seed", (int64_t)x.seed);
	dx_jw_kint(&x.w, "documents", x.documents);
	dx_jw_key(&x.w, "promises");
	dx_jw_arr(&x.w);
	if (!c->json)
		(void)printf("seed %lld: %lld documents, at least %lld kills\n", (long long)x.seed,
			     (long long)x.documents, (long long)x.kills);
	(void)fflush(stdout);
	bool ok = run(&x) && x.broken == 0;
	chaos_traffic_stop(&x.traffic);
	chaos_house_remove(&x.house, o->keep != NULL);
	if (c->json)
		print_json(&x, ok);
	else
		(void)printf("%s\n", ok                  ? "every promise was kept"
				     : chaos_interrupted ? "interrupted"
							 : "NOT every promise was kept");
	if (o->keep != NULL && x.house.folder != NULL)
		cli_note("logs are in %s", x.house.folder);
	dx_buf_free(&x.json);
	return ok ? CLI_OK : CLI_FAILED;
}

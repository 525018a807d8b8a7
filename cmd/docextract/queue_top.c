/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract queue top: what waits, who works on what, how much gets done; drawn again every second. */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "dx/base/clock.h"
#include "queue_top.h"

#define EVERY_MS 1000
#define ROWS_MIN 8

static volatile sig_atomic_t ended;

static void on_signal(int signo)
{
	(void)signo;
	ended = 1;
}

static const char sql_queue[] =
	"SELECT q.kind, q.priority, q.ready, q.working, q.delayed, q.teams, "
	"coalesce(round(extract(epoch FROM q.oldest_ready))::text || ' s', '-') AS oldest FROM docextract.queue_overview q";
static const char sql_rates[] =
	"SELECT count(*) FILTER (WHERE a.outcome = 'done') AS done, count(*) FILTER (WHERE a.outcome <> 'done') AS other, "
	"coalesce(round(avg(extract(epoch FROM a.ended - a.started) * 1000) FILTER (WHERE a.outcome = 'done')), 0) AS mean_ms "
	"FROM docextract.job_attempt a WHERE a.ended > now() - interval '1 minute'";
static const char sql_workers[] =
	"SELECT w.worker, w.host, w.pid, coalesce(w.kind, 'idle') AS doing, w.page, "
	"coalesce(round(extract(epoch FROM w.busy_for), 1)::text || ' s', '-') AS busy, w.document "
	"FROM docextract.worker_activity w ORDER BY w.busy_for DESC NULLS LAST, w.worker LIMIT $1";

static int screen_rows(void)
{
	struct winsize size;
	int rows = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? size.ws_row : 24;

	return rows < ROWS_MIN ? ROWS_MIN : rows;
}

static bool table(struct cli *c, PGconn *db, const char *sql, int n, const char *const *params, int *rows_r)
{
	PGresult *res = pg_query(c, db, sql, n, params);

	if (res == NULL)
		return false;
	pg_print(c, res);
	*rows_r = PQntuples(res);
	PQclear(res);
	return true;
}

static bool draw(struct cli *c, PGconn *db, bool terminal)
{
	int n = 0, used;
	struct dx_arena *a = dx_arena_new();
	char time[DX_RFC3339_MAX];

	if (terminal)
		(void)fputs("\033[H\033[2J", stdout);
	(void)printf("docextract queue  %s  %s\n\n", dx_rfc3339(dx_now_real_us(), time), terminal ? "q ends" : "");
	bool ok = table(c, db, sql_queue, 0, NULL, &n);
	used = n + 5;
	if (ok && n == 0)
		(void)puts("nothing waits");
	PGresult *rates = ok ? pg_query(c, db, sql_rates, 0, NULL) : NULL;
	ok = rates != NULL;
	if (ok)
		(void)printf("\nlast minute: %s jobs done, %s otherwise, %s ms each\n\n", PQgetvalue(rates, 0, 0),
			     PQgetvalue(rates, 0, 1), PQgetvalue(rates, 0, 2));
	PQclear(rates);
	int left = screen_rows() - used - 4;
	const char *limit[] = {dx_asprintf(a, "%d", terminal ? (left > 1 ? left : 1) : 1000)};
	ok = ok && table(c, db, sql_workers, 1, limit, &n);
	dx_arena_drop(&a);
	return fflush(stdout) == 0 && ok;
}

/* Single keys, not lines; false: not a terminal. */
static bool keys_one_by_one(struct termios *was)
{
	struct termios raw;

	if (tcgetattr(STDIN_FILENO, was) != 0)
		return false;
	raw = *was;
	raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	return tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0;
}

static void wait_for_key(bool keyboard)
{
	struct pollfd p = {.fd = keyboard ? STDIN_FILENO : -1, .events = POLLIN};
	char key;

	if (poll(&p, 1, EVERY_MS) == 1 && (read(STDIN_FILENO, &key, 1) != 1 || key == 'q' || key == 'Q'))
		ended = 1;
}

int queue_top(struct cli *c, int64_t rounds)
{
	const struct sigaction act = {.sa_handler = on_signal};
	bool terminal = isatty(STDOUT_FILENO) == 1;
	struct termios was;
	PGconn *db = pg_open(c);
	bool ok = db != NULL;

	if (!ok)
		return CLI_FAILED;
	if (sigaction(SIGINT, &act, NULL) != 0 || sigaction(SIGTERM, &act, NULL) != 0)
		ok = false;
	bool keyboard = terminal && keys_one_by_one(&was);
	for (int64_t i = 1; ok && !ended; i++) {
		ok = draw(c, db, terminal);
		if (i == rounds)
			break;
		if (ok)
			wait_for_key(keyboard);
	}
	if (keyboard)
		(void)tcsetattr(STDIN_FILENO, TCSANOW, &was);
	PQfinish(db);
	return ok ? CLI_OK : CLI_FAILED;
}

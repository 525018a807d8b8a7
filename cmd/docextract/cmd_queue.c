/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract queue: what is waiting, and what to do with a document that is stuck. */
#include <stdio.h>
#include <string.h>

#include "dx/base/str.h"
#include "pg.h"
#include "queue_top.h"

const char help_queue[] = "usage: docextract queue status\n"
			  "       docextract queue top            a live view: queue, throughput, workers; q ends\n"
			  "       docextract queue requeue UUID   start a failed, cancelled or stuck document over\n"
			  "       docextract queue cancel UUID    end a document that is not finished\n"
			  "\n"
			  "      --rounds N           top: so many views, then the end\n"
			  "      --json               status as JSON\n"
			  "  -c, --config FILE        configuration that says where the database is\n"
			  "      --database CONNINFO  libpq connection string of the schema's owner\n";

static int status(struct cli *c, void *state)
{
	(void)state;
	return pg_list(
		c,
		"SELECT CASE g.kind WHEN 1 THEN 'open' WHEN 2 THEN 'ocr_page' WHEN 3 THEN 'extract' ELSE 'reanalyze' END "
		"       AS kind, "
		"       CASE g.prio WHEN 0 THEN 'sync' WHEN 10 THEN 'async' ELSE 'bulk' END AS priority, "
		"       g.ready, g.working, g.oldest_ready_s "
		"FROM docextract.queue_gauges() g ORDER BY g.prio, g.kind",
		0, NULL);
}

/* Change the document with SQL, which answers VERDICT_OK; then wake whom NOTIFY wakes, after the commit. */
static int change(struct cli *c, const char *sql, const char *verdict_ok, const char *notify, int n_notify)
{
	const char *params[] = {c->argv[0]};
	if (!dx_is_uuid(dx_str(c->argv[0])))
		return cli_usage(c, "%s is no UUID", c->argv[0]);
	const char *verdict = pg_value(c, sql, 1, params);
	if (verdict == NULL)
		return CLI_FAILED;
	if (strcmp(verdict, "not_found") == 0)
		return cli_failed(c, "there is no document %s", c->argv[0]);
	if (strcmp(verdict, verdict_ok) != 0)
		return cli_failed(c, "the document's state does not allow it");
	if (pg_value(c, notify, n_notify, params) == NULL)
		return CLI_FAILED;
	(void)printf("document %s %s\n", c->argv[0], strcmp(verdict_ok, "ok") == 0 ? "cancelled" : verdict_ok);
	return CLI_OK;
}

static int requeue(struct cli *c, void *state)
{
	(void)state;
	return change(c, "SELECT docextract.requeue_job($1)", "requeued", "SELECT docextract.notify_job()", 0);
}

static int cancel(struct cli *c, void *state)
{
	(void)state;
	return change(c, "SELECT docextract.cancel_document($1)", "ok", "SELECT docextract.notify_cancel($1)", 1);
}

struct queue {
	const char *rounds;
};

static int top(struct cli *c, void *state)
{
	const struct queue *q = state;
	int64_t rounds = 0;
	if (q->rounds != NULL && !cli_number(q->rounds, 1, INT32_MAX, &rounds))
		return cli_usage(c, "--rounds takes a number");
	return queue_top(c, rounds);
}

int cmd_queue(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {{"status", 0, 0, status},
						    {"top", 0, 0, top},
						    {"requeue", 1, 1, requeue},
						    {"cancel", 1, 1, cancel},
						    {NULL, 0, 0, NULL}};
	struct queue q = {0};
	const struct cli_opt opts[] = {{"rounds", true, &q.rounds}, {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &q);
}

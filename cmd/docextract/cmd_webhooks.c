/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract webhooks: where a team's events go, what became of them, and sending them again. */
#include <stdio.h>
#include <string.h>

#include "dx/crypt/box.h"
#include "dx/crypt/hash.h"
#include "dx/fetch/fetch.h"
#include "dx/fmt/b64.h"
#include "dx/fmt/json.h"
#include "pg.h"
#include "sealed.h"

#define SECRET_BYTES 32

const char help_webhooks[] =
	"usage: docextract webhooks add --team TEAM URL [--events LIST] [--description TEXT]\n"
	"       docextract webhooks list [--team TEAM]\n"
	"       docextract webhooks show ID           with its last deliveries\n"
	"       docextract webhooks events ID [LIST]  what it gets; with LIST: from now on\n"
	"       docextract webhooks pause ID          events are collected and wait\n"
	"       docextract webhooks resume ID         also after it was disabled; what waited is sent\n"
	"       docextract webhooks rotate-secret ID  the old secret signs too for 24 hours\n"
	"       docextract webhooks test ID           sends a webhook.test event\n"
	"       docextract webhooks remove ID\n"
	"       docextract webhooks deliveries ID [--state STATE] [--limit N]\n"
	"       docextract webhooks attempts DELIVERY each try, with what was answered\n"
	"       docextract webhooks redeliver DELIVERY\n"
	"       docextract webhooks redeliver --endpoint ID --since WHEN [--until WHEN] [--failed]\n"
	"\n"
	"`add` and `rotate-secret` print the signing secret, once. LIST is comma-separated: document.completed and\n"
	"document.failed unless others are named; there are also document.password_required, document.cancelled,\n"
	"tax_export.completed, tax_export.failed. States of deliveries: waiting, sending, delivered, failed.\n"
	"\n"
	"      --since WHEN             a time (2026-11-21T08:00:00Z) or an age (90min, 12h, 3d)\n"
	"      --failed                 only what was given up\n"
	"      --force                  rotate although the last rotation is less than 24 hours old\n"
	"      --master-key-file FILE   instead of the setting keys.master_key_file; made when it is not there yet\n"
	"      --json                   as JSON\n"
	"  -c, --config FILE            configuration that says where database and master key are\n"
	"      --database CONNINFO      libpq connection string of the schema's owner\n";

struct webhooks {
	const char *team, *events, *description, *state, *limit, *endpoint, *since, *until, *failed, *force, *master;
};

#define ENDPOINT_COLUMNS                                                                                               \
	"h.endpoint AS id, h.team, h.url, h.state, h.disabled_reason, h.waiting, h.sending, h.delivered_24h, "         \
	"h.failed_attempts_24h, h.median_ms, h.p99_ms, docextract.rfc3339(h.last_success_at) AS last_success_at, "     \
	"docextract.rfc3339(h.failing_since) AS failing_since, h.last_error "

static bool is_id(const char *text)
{
	int64_t id;
	return cli_number(text, 1, INT64_MAX, &id);
}

/* Comma-separated words as a text[] literal; NULL stays NULL. */
static const char *array_of(struct cli *c, const char *list)
{
	if (list == NULL)
		return NULL;
	for (const char *p = list; *p != '\0'; p++)
		if (strchr("{}\"\\ \t", *p) != NULL)
			return "{?}";
	return dx_asprintf(c->arena, "{%s}", list);
}

/* ---- secrets ---- */

static const char *new_secret(struct cli *c)
{
	uint8_t bytes[SECRET_BYTES];
	struct dx_buf text = DX_BUF_INIT;

	dx_random(bytes, sizeof(bytes));
	dx_buf_adds(&text, "whsec_");
	dx_b64_encode(DX_B64_STD, bytes, sizeof(bytes), &text);
	const char *secret = dx_strdup(c->arena, dx_buf_cstr(&text));
	dx_wipe(bytes, sizeof(bytes));
	dx_wipe_buf(&text);
	return secret;
}

static int print_secret(const struct cli *c, const char *id, const char *secret, const char *until)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	if (!c->json) {
		(void)printf("endpoint %s\nsecret %s\n", id, secret);
		if (until != NULL)
			(void)printf("the secret before signs until %s\n", until);
		return CLI_OK;
	}
	dx_jw_obj(&w);
	dx_jw_key(&w, "id");
	dx_jw_raw(&w, dx_str(id));
	dx_jw_kcstr(&w, "secret", secret);
	if (until != NULL)
		dx_jw_kcstr(&w, "previous_secret_until", until);
	dx_jw_obj_end(&w);
	cli_print_json(dx_strn(out.data, out.len));
	dx_buf_free(&out);
	return CLI_OK;
}

static int add(struct cli *c, void *state)
{
	const struct webhooks *k = state;
	const char *url = c->argv[0];
	struct dx_err err;

	if (k->team == NULL)
		return cli_usage(c, "--team says whose events");
	if (!dx_fetch_check_url(url, &err))
		return cli_usage(c, "%s", err.msg);
	const char *secret = new_secret(c);
	const char *sealed = sealed_secret(c, k->master, "webhook", dx_str(secret));
	if (sealed == NULL)
		return CLI_FAILED;
	const char *params[] = {k->team, url, sealed, array_of(c, k->events),
				k->description != NULL ? k->description : ""};
	const char *id = pg_value(c, "SELECT docextract.add_webhook($1, $2, $3, $4, $5)", (int)DX_LEN(params), params);
	if (id == NULL)
		return CLI_FAILED;
	if (dx_str_starts(dx_str(url), "http:"))
		cli_note("plain http is sent only to addresses that webhook.allow_cidr lists");
	return print_secret(c, id, secret, NULL);
}

static int rotate(struct cli *c, void *state)
{
	const struct webhooks *k = state;

	if (!is_id(c->argv[0]))
		return cli_usage(c, "%s is no number of an endpoint", c->argv[0]);
	const char *secret = new_secret(c);
	const char *sealed = sealed_secret(c, k->master, "webhook", dx_str(secret));
	if (sealed == NULL)
		return CLI_FAILED;
	const char *params[] = {c->argv[0], sealed, k->force != NULL ? "true" : "false"};
	const char *until =
		pg_value(c, "SELECT docextract.rfc3339(docextract.rotate_webhook_secret($1, $2, $3))", 3, params);
	return until != NULL ? print_secret(c, c->argv[0], secret, until) : CLI_FAILED;
}

/* ---- looking ---- */

static int list(struct cli *c, void *state)
{
	const struct webhooks *k = state;
	const char *params[] = {k->team};

	return pg_list(c,
		       "SELECT " ENDPOINT_COLUMNS "FROM docextract.webhook_health h "
		       "WHERE h.kind = 'webhook' AND ($1::text IS NULL OR h.team = $1)",
		       1, params);
}

static int list_deliveries(struct cli *c, const char *id, const char *state, const char *limit)
{
	const char *params[] = {id, state, limit};

	return pg_list(
		c,
		"SELECT d.delivery, d.event_id, d.type, d.document, docextract.rfc3339(d.happened_at) AS happened_at, "
		"d.state, d.attempts, docextract.rfc3339(d.next_attempt_at) AS next_attempt_at, d.last_outcome, "
		"d.last_status, d.last_ms, d.last_error "
		"FROM docextract.webhook_deliveries d WHERE d.endpoint = $1 AND ($2::text IS NULL OR d.state = $2) "
		"ORDER BY d.delivery DESC LIMIT $3",
		(int)DX_LEN(params), params);
}

static int show(struct cli *c, void *state)
{
	const char *id = c->argv[0];
	const char *params[] = {id};

	(void)state;
	if (!is_id(id))
		return cli_usage(c, "%s is no number of an endpoint", id);
	if (pg_value(c, "SELECT (docextract.endpoint_of($1)).id", 1, params) == NULL)
		return CLI_FAILED;
	int code = pg_list(c,
			   "SELECT " ENDPOINT_COLUMNS
			   ", e.description, e.events, docextract.rfc3339(e.created_at) AS created_at, "
			   "CASE WHEN e.previous_expires_at > now() THEN docextract.rfc3339(e.previous_expires_at) END "
			   "AS previous_secret_until, docextract.rfc3339(e.throttle_until) AS throttled_until "
			   "FROM docextract.webhook_health h JOIN docextract.webhook_endpoint e ON e.id = h.endpoint "
			   "WHERE e.id = $1",
			   1, params);
	if (code != CLI_OK || c->json)
		return code;
	(void)putchar('\n');
	return list_deliveries(c, id, NULL, "10");
}

static int deliveries(struct cli *c, void *state)
{
	static const char *const states[] = {"waiting", "sending", "delivered", "failed", NULL};
	const struct webhooks *k = state;
	int64_t limit;

	if (!is_id(c->argv[0]))
		return cli_usage(c, "%s is no number of an endpoint", c->argv[0]);
	if (k->limit != NULL && !cli_number(k->limit, 1, 100000, &limit))
		return cli_usage(c, "--limit takes a number");
	if (k->state != NULL && cli_choice(k->state, states) < 0)
		return cli_usage(c, "there is no state %s", k->state);
	return list_deliveries(c, c->argv[0], k->state, k->limit != NULL ? k->limit : "50");
}

static int attempts(struct cli *c, void *state)
{
	const char *params[] = {c->argv[0]};

	(void)state;
	if (!is_id(c->argv[0]))
		return cli_usage(c, "%s is no number of a delivery", c->argv[0]);
	return pg_list(
		c,
		"SELECT a.attempt, docextract.rfc3339(a.started_at) AS started_at, a.outcome, a.status, a.ms, a.remote, "
		"a.error, a.sender, encode(a.answer, 'escape') AS answer "
		"FROM docextract.delivery_attempt a WHERE a.delivery = $1 ORDER BY a.attempt, a.started_at",
		1, params);
}

/* ---- changing ---- */

static int change(struct cli *c, const char *sql, const char *done)
{
	const char *params[] = {c->argv[0]};

	if (!is_id(c->argv[0]))
		return cli_usage(c, "%s is no number of an endpoint", c->argv[0]);
	const char *value = pg_value(c, sql, 1, params);
	if (value == NULL)
		return CLI_FAILED;
	(void)printf("endpoint %s %s%s\n", c->argv[0], done, value);
	return CLI_OK;
}

static int pause_it(struct cli *c, void *state)
{
	(void)state;
	return change(c, "SELECT docextract.pause_webhook($1)", "paused");
}

static int resume(struct cli *c, void *state)
{
	(void)state;
	return change(c, "SELECT docextract.resume_webhook($1)", "active");
}

static int remove_it(struct cli *c, void *state)
{
	(void)state;
	return change(c, "SELECT docextract.remove_webhook($1)", "removed; undelivered events: ");
}

static int test(struct cli *c, void *state)
{
	(void)state;
	return change(c, "SELECT docextract.test_webhook($1)", "will get ");
}

static int events(struct cli *c, void *state)
{
	const char *params[] = {c->argv[0], c->argc > 1 ? array_of(c, c->argv[1]) : NULL};

	(void)state;
	if (!is_id(c->argv[0]))
		return cli_usage(c, "%s is no number of an endpoint", c->argv[0]);
	return pg_list(c,
		       "SELECT unnest(CASE WHEN $2::text[] IS NULL THEN (docextract.endpoint_of($1)).events "
		       "ELSE docextract.set_webhook_events($1, $2) END) AS event",
		       (int)DX_LEN(params), params);
}

/* ---- again ---- */

/* "12h" → interval text; a time stays as it is, for PostgreSQL to judge. */
static void read_when(struct cli *c, const char *text, const char **age_r, const char **time_r)
{
	static const struct {
		const char *suffix, *unit;
	} units[] = {{"min", "minutes"}, {"h", "hours"}, {"d", "days"}};
	int64_t n;

	for (size_t i = 0; i < DX_LEN(units); i++) {
		struct dx_str s = dx_str(text);
		if (!dx_str_ends(s, units[i].suffix))
			continue;
		const char *digits = dx_strndup(c->arena, text, s.n - strlen(units[i].suffix));
		if (cli_number(digits, 0, 1000000, &n)) {
			*age_r = dx_asprintf(c->arena, "%s %s", digits, units[i].unit);
			return;
		}
	}
	*time_r = text;
}

static int redeliver_range(struct cli *c, const struct webhooks *k)
{
	const char *since_age = NULL, *since = NULL, *until_age = NULL, *until = NULL;

	if (k->endpoint == NULL || !is_id(k->endpoint) || k->since == NULL)
		return cli_usage(c, "name a delivery, or --endpoint ID and --since WHEN");
	read_when(c, k->since, &since_age, &since);
	if (k->until != NULL)
		read_when(c, k->until, &until_age, &until);
	const char *params[] = {k->endpoint, since, since_age, until, until_age, k->failed != NULL ? "true" : "false"};
	const char *n =
		pg_value(c,
			 "SELECT docextract.redeliver($1::bigint, coalesce($2::timestamptz, now() - $3::interval), "
			 "coalesce($4::timestamptz, now() - $5::interval, 'infinity'), $6::bool)",
			 (int)DX_LEN(params), params);
	if (n == NULL)
		return CLI_FAILED;
	(void)printf("%s to be sent again to endpoint %s\n", n, k->endpoint);
	return CLI_OK;
}

static int redeliver(struct cli *c, void *state)
{
	if (c->argc == 0)
		return redeliver_range(c, state);
	const char *params[] = {c->argv[0]};
	if (!is_id(c->argv[0]))
		return cli_usage(c, "%s is no number of a delivery", c->argv[0]);
	const char *verdict = pg_value(c, "SELECT docextract.redeliver($1::bigint)", 1, params);
	if (verdict == NULL)
		return CLI_FAILED;
	(void)printf("delivery %s %s\n", c->argv[0], verdict);
	return CLI_OK;
}

int cmd_webhooks(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {
		{"add", 1, 1, add},           {"list", 0, 0, list},
		{"show", 1, 1, show},         {"events", 1, 2, events},
		{"pause", 1, 1, pause_it},    {"resume", 1, 1, resume},
		{"remove", 1, 1, remove_it},  {"rotate-secret", 1, 1, rotate},
		{"test", 1, 1, test},         {"deliveries", 1, 1, deliveries},
		{"attempts", 1, 1, attempts}, {"redeliver", 0, 1, redeliver},
		{NULL, 0, 0, NULL},
	};
	struct webhooks k = {0};
	const struct cli_opt opts[] = {
		{"team", true, &k.team},
		{"events", true, &k.events},
		{"description", true, &k.description},
		{"state", true, &k.state},
		{"limit", true, &k.limit},
		{"endpoint", true, &k.endpoint},
		{"since", true, &k.since},
		{"until", true, &k.until},
		{"failed", false, &k.failed},
		{"force", false, &k.force},
		{"master-key-file", true, &k.master},
		{NULL, false, NULL},
	};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &k);
}

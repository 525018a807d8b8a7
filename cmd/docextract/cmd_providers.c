/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract providers: where a team's tax exports are pushed. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "dx/crypt/box.h"
#include "dx/fetch/fetch.h"
#include "pg.h"
#include "sealed.h"

#define LINE_MAX_BYTES 4096

const char help_providers[] =
	"usage: docextract providers set --team TEAM URL [--header-file FILE] [--format FORMAT]\n"
	"       docextract providers list [--team TEAM]\n"
	"       docextract providers remove --team TEAM\n"
	"\n"
	"Tax exports with push_to_provider go there: sales in FORMAT (gstr1_b2b_json unless another is named), purchases\n"
	"as the JSON of doc/webhooks.md. One provider per team; `set` replaces it, and starts it again after failures.\n"
	"\n"
	"      --header-file FILE       a file (- for standard input) with one header line that proves who we are,\n"
	"                               like \"Authorization: Bearer …\"; kept sealed\n"
	"      --master-key-file FILE   instead of the setting keys.master_key_file; made when it is not there yet\n"
	"      --json                   as JSON\n"
	"  -c, --config FILE            configuration that says where database and master key are\n"
	"      --database CONNINFO      libpq connection string of the schema's owner\n";

struct providers {
	const char *team, *header_file, *format, *master;
};

/* The first LINE_MAX_BYTES of FILE; false: printed why. */
static bool read_file(const struct cli *c, const char *file, struct dx_buf *out)
{
	int fd = strcmp(file, "-") == 0 ? dup(STDIN_FILENO) : open(file, O_RDONLY | O_CLOEXEC | O_NOCTTY);
	char piece[512];
	ssize_t n = fd >= 0 ? 0 : -1;

	while (fd >= 0 && out->len <= LINE_MAX_BYTES && (n = read(fd, piece, sizeof(piece))) != 0) {
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			break;
		dx_buf_add(out, piece, (size_t)n);
	}
	dx_wipe(piece, sizeof(piece));
	if (n < 0)
		cli_note("docextract %s: cannot read %s: %m", c->verb, file);
	if (fd >= 0)
		(void)close(fd);
	return n >= 0;
}

/* "Name: value", printable ASCII. */
static bool is_header_line(struct dx_str s)
{
	size_t colon = dx_str_find_c(s, ':');

	if (s.n > LINE_MAX_BYTES || colon == 0 || colon == SIZE_MAX)
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] < ' ' || s.p[i] >= 0x7f || (i < colon && s.p[i] == ' '))
			return false;
	return true;
}

static int set(struct cli *c, void *state)
{
	const struct providers *k = state;
	struct dx_buf text = DX_BUF_INIT;
	struct dx_err err;

	if (k->team == NULL)
		return cli_usage(c, "--team says whose exports");
	if (!dx_fetch_check_url(c->argv[0], &err))
		return cli_usage(c, "%s", err.msg);
	if (k->header_file != NULL && !read_file(c, k->header_file, &text))
		return CLI_FAILED;
	struct dx_str line = dx_str_trim(dx_strn(dx_buf_cstr(&text), text.len));
	bool is_line = k->header_file == NULL || is_header_line(line);
	const char *sealed = is_line ? sealed_secret(c, k->master, "provider", line) : NULL;
	dx_wipe_buf(&text);
	if (!is_line)
		return cli_usage(c, "%s does not hold one header line, like \"Authorization: Bearer …\"",
				 k->header_file);
	if (sealed == NULL)
		return CLI_FAILED;
	const char *params[] = {k->team, c->argv[0], sealed, k->format != NULL ? k->format : "gstr1_b2b_json"};
	const char *id = pg_value(c, "SELECT docextract.set_provider($1, $2, $3, $4)", (int)DX_LEN(params), params);
	if (id == NULL)
		return CLI_FAILED;
	(void)printf("endpoint %s\n", id);
	return CLI_OK;
}

static int list(struct cli *c, void *state)
{
	const struct providers *k = state;
	const char *params[] = {k->team};

	return pg_list(
		c,
		"SELECT h.endpoint AS id, h.team, h.url, e.format, h.state, h.disabled_reason, h.waiting, h.sending, "
		"docextract.rfc3339(h.last_success_at) AS last_success_at, h.last_error "
		"FROM docextract.webhook_health h JOIN docextract.webhook_endpoint e ON e.id = h.endpoint "
		"WHERE h.kind = 'provider' AND ($1::text IS NULL OR h.team = $1)",
		1, params);
}

static int remove_it(struct cli *c, void *state)
{
	const struct providers *k = state;
	const char *params[] = {k->team};

	if (k->team == NULL)
		return cli_usage(c, "--team says whose provider");
	const char *n = pg_value(c, "SELECT docextract.remove_provider($1)", 1, params);
	if (n == NULL)
		return CLI_FAILED;
	(void)printf("provider of %s removed; exports not pushed: %s\n", k->team, n);
	return CLI_OK;
}

int cmd_providers(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {
		{"set", 1, 1, set}, {"list", 0, 0, list}, {"remove", 0, 0, remove_it}, {NULL, 0, 0, NULL}};
	struct providers k = {0};
	const struct cli_opt opts[] = {{"team", true, &k.team},
				       {"header-file", true, &k.header_file},
				       {"format", true, &k.format},
				       {"master-key-file", true, &k.master},
				       {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &k);
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "template_file.h"

#include <fts.h>
#include <string.h>
#include <unistd.h>

#include "dx/fmt/json.h"
#include "dx/os/fd.h"

#define TEMPLATES_MAX 1000u

/* Industry and name are the path's last two parts. */
static bool names_of(struct dx_arena *a, const char *path, struct template_file *t, struct dx_err *err)
{
	char *copy = dx_strdup(a, path);
	char *slash = strrchr(copy, '/');
	char *name = slash != NULL ? slash + 1 : copy;
	if (!dx_str_ends(dx_str(name), ".json") || slash == NULL)
		return dx_fail(err, DX_E_bad_request, "%s: a template file is called <industry>/<name>.json", path);
	name[strlen(name) - strlen(".json")] = '\0';
	*slash = '\0';
	slash = strrchr(copy, '/');
	t->name = name;
	t->industry = slash != NULL ? slash + 1 : copy;
	t->path = dx_strdup(a, path);
	return true;
}

bool template_file_read(struct cli *c, const char *path, struct template_file *t_r, struct dx_err *err)
{
	struct template_file t = {0};
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err why;
	json_t *v = NULL;
	if (!names_of(c->arena, path, &t, err) || !dx_read_file(path, TEMPLATE_MAX_BYTES, &b, err))
		return false;
	t.json = dx_strn(dx_strndup(c->arena, dx_buf_cstr(&b), b.len), b.len);
	dx_buf_free(&b);
	if (!dx_json_parse(c->arena, t.json, &v, &why))
		return dx_fail(err, DX_E_bad_request, "%s: %s", path, why.msg);
	t.title = dx_json_str(v, "title");
	t.version = (int)dx_json_int(v, "version", 0);
	if (t.title == NULL)
		return dx_fail(err, DX_E_bad_request, "%s: title is missing", path);
	if (t.version < 1)
		return dx_fail(err, DX_E_bad_request, "%s: version is missing or below 1", path);
	if (!json_is_object(json_object_get(v, "schema")))
		return dx_fail(err, DX_E_bad_request, "%s: schema (JSON Schema of data) is missing", path);
	*t_r = t;
	return true;
}

const char *template_dir(struct cli *c, const char *dir)
{
	if (dir != NULL)
		return dir;
	const struct dx_conf *conf = cli_conf(c);
	if (conf == NULL)
		return NULL;
	const char *configured = dx_conf_str(conf, DX_OPT_template_dir);
	return *configured != '\0' ? configured : cli_data_path(c, "config/templates", "templates");
}

/* "auto", "tax/auto": all files of the folder, or of one industry in it, for the engine to choose from. */
static bool all_files(struct cli *c, const char *dir, const char *industry, struct template_file *t_r,
		      struct dx_err *err)
{
	struct template_file *list;
	struct dx_buf all = DX_BUF_INIT;
	size_t n;
	size_t taken = 0;
	if (!template_file_list(c, dir, &list, &n, err))
		return false;
	for (size_t i = 0; i < n; i++) {
		if (strcmp(industry, "auto") != 0 && strcmp(industry, list[i].industry) != 0)
			continue;
		dx_buf_addc(&all, taken++ ? ',' : '[');
		dx_buf_addstr(&all, list[i].json);
	}
	dx_buf_addc(&all, ']');
	*t_r = (struct template_file){.industry = "auto", .name = "auto"};
	t_r->json = dx_strn(dx_strndup(c->arena, all.data, all.len), all.len);
	dx_buf_free(&all);
	return taken > 0 ? true
			 : dx_fail(err, DX_E_unknown_template, "no template of industry %s in %s", industry, dir);
}

bool template_file_find(struct cli *c, const char *dir, const char *ref, struct template_file *t_r, struct dx_err *err)
{
	if (dx_str_ends(dx_str(ref), ".json"))
		return template_file_read(c, ref, t_r, err);
	const char *slash = strchr(ref, '/');
	bool any = strcmp(slash != NULL ? slash + 1 : ref, "auto") == 0;
	if (!any && (slash == NULL || strchr(slash + 1, '/') != NULL || ref[0] == '.' || slash[1] == '.'))
		return dx_fail(err, DX_E_unknown_template,
			       "a template is named industry/name, such as finance/bank_statement");
	dir = template_dir(c, dir);
	if (dir == NULL)
		return dx_fail(err, DX_E_unknown_template, "no template folder");
	if (any)
		return all_files(c, dir, slash != NULL ? dx_strndup(c->arena, ref, (size_t)(slash - ref)) : ref, t_r,
				 err);
	const char *path = dx_asprintf(c->arena, "%s/%s.json", dir, ref);
	if (access(path, R_OK) != 0)
		return dx_fail_errno(err, DX_E_unknown_template, "no template %s in %s", ref, dir);
	return template_file_read(c, path, t_r, err);
}

static int by_name(const FTSENT **a, const FTSENT **b)
{
	return strcmp((*a)->fts_name, (*b)->fts_name);
}

bool template_file_list(struct cli *c, const char *dir, struct template_file **list_r, size_t *n_r, struct dx_err *err)
{
	char *const roots[] = {dx_strdup(c->arena, dir), NULL};
	struct template_file *list = dx_alloc_array(c->arena, TEMPLATES_MAX, sizeof(*list));
	size_t n = 0;
	bool ok = true;
	FTS *fts = fts_open(roots, FTS_LOGICAL | FTS_NOCHDIR, by_name);
	if (fts == NULL)
		return dx_fail_errno(err, DX_E_internal_error, "cannot read %s", dir);
	for (FTSENT *e; ok && (e = fts_read(fts)) != NULL;) {
		if (e->fts_info == FTS_ERR || e->fts_info == FTS_NS || e->fts_info == FTS_DNR)
			ok = dx_fail(err, DX_E_internal_error, "cannot read %s", e->fts_path);
		else if (e->fts_info == FTS_F && e->fts_level == 2 && dx_str_ends(dx_str(e->fts_name), ".json"))
			ok = n < TEMPLATES_MAX
				     ? template_file_read(c, e->fts_path, &list[n], err)
				     : dx_fail(err, DX_E_internal_error, "more than %u templates", TEMPLATES_MAX);
		if (ok && e->fts_info == FTS_F && e->fts_level == 2 && dx_str_ends(dx_str(e->fts_name), ".json"))
			n++;
	}
	fts_close(fts);
	*list_r = list;
	*n_r = n;
	return ok;
}

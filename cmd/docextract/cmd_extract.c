/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract extract FILE: the daemon's engine and code path, without the daemon. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "dx/base/check.h"
#include "dx/crypt/hash.h"
#include "dx/doc/export.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "explain.h"
#include "reading.h"
#include "template_file.h"

#define FILE_MAX_BYTES (1024u << 20)
#define KEYS_MAX_BYTES (1u << 20)

const char help_extract[] =
	"usage: docextract extract FILE [OPTION]…\n"
	"\n"
	"Reads one PDF or picture and prints what is in it. Needs no server and no database.\n"
	"\n"
	"      --template IND/NAME  what the file is, such as finance/bank_statement (see `docextract templates`);\n"
	"                           also the path of a template file; auto or IND/auto: the one that fits\n"
	"      --json               the whole document as JSON (the default; indented on a terminal)\n"
	"      --csv                its rows: transactions of a statement, line items of an invoice\n"
	"      --words              words with boxes, one page a line, before any template; needs no --template\n"
	"      --evidence           with JSON: where each value was read\n"
	"      --explain            as text: each value with its place, each check with its figures, lines without a value\n"
	"      --languages LIST     OCR languages joined by + (default: the setting ocr.languages)\n"
	"      --pages LIST         only these, such as 1-3,7\n"
	"      --password-file FILE its first line opens an encrypted file\n"
	"      --jobs N             pages read at the same time (default: processors, at most 4)\n"
	"      --einvoice-keys FILE public keys of the e-invoice portals, JWKS or PEM (default: the setting)\n"
	"      --template-dir DIR   where template files are\n"
	"      --engine FILE        the docextract-engine to use\n"
	"  -c, --config FILE        take limits and languages from this configuration\n"
	"\n"
	"Exit codes: 0 done, 1 the file could not be read, 2 wrong command line.\n";

struct extract {
	struct cli *c;
	const char *file;
	const char *template_ref, *template_dir, *languages, *pages, *password_file, *jobs, *engine, *keys_file;
	const char *csv, *words, *evidence, *explain;
	struct reading_options o;
	struct template_file template;
	struct dx_buf bytes;
	struct reading r;
};

static int refuse(const struct extract *x, const struct dx_err *err)
{
	return cli_failed(x->c, "%s: %s: %s", x->file, dx_code_name(err->code), err->msg);
}

/* ---- output ---- */

static void print_words(const struct extract *x)
{
	for (size_t i = 0; i < x->r.n_pages; i++) {
		struct dx_str w = x->r.pages[i].words;
		if (w.n == 0)
			continue;
		(void)fwrite(w.p, 1, w.n, stdout);
		(void)fputc('\n', stdout);
	}
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash != NULL ? slash + 1 : path;
}

static void add_file(struct dx_jw *w, const struct extract *x)
{
	struct dx_sha256 sha;
	uint8_t sum[DX_SHA256_BYTES];
	char hex[2 * DX_SHA256_BYTES + 1];
	dx_sha256_init(&sha);
	dx_sha256_add(&sha, x->bytes.data, x->bytes.len);
	dx_sha256_end(&sha, sum);
	dx_hex(hex, sum, sizeof(sum));
	dx_jw_key(w, "file");
	dx_jw_obj(w);
	dx_jw_kcstr(w, "name", base_name(x->file));
	dx_jw_kcstr(w, "media_type", x->r.media_type);
	dx_jw_kint(w, "size_bytes", (int64_t)x->bytes.len);
	dx_jw_kcstr(w, "sha256", hex);
	dx_jw_kint(w, "pages", x->r.pages_total);
	dx_jw_obj_end(w);
}

/* The extraction's own warnings, then pages that could not be read. */
static void add_warnings(struct dx_jw *w, const struct extract *x, struct dx_str warnings)
{
	json_t *list, *item;
	size_t i;
	struct dx_err err;
	dx_jw_key(w, "warnings");
	dx_jw_arr(w);
	if (dx_json_parse(x->c->arena, warnings, &list, &err))
		json_array_foreach (list, i, item)
			dx_jw_json(w, item);
	for (i = 0; i < x->r.n_pages; i++) {
		const struct reading_page *p = &x->r.pages[i];
		if (p->words.n > 0)
			continue;
		dx_jw_obj(w);
		dx_jw_kcstr(w, "code", "page_unreadable");
		dx_jw_kint(w, "page", p->number);
		dx_jw_kcstr(w, "detail", dx_asprintf(x->c->arena, "%s: %s", dx_code_name(p->err.code), p->err.msg));
		dx_jw_obj_end(w);
	}
	dx_jw_arr_end(w);
}

static void add_engine(struct dx_jw *w, const struct extract *x)
{
	const struct reading *r = &x->r;
	const struct dx_eng_versions *v = dx_eng_versions(r->engines[0]);
	dx_jw_key(w, "engine");
	dx_jw_obj(w);
	dx_jw_kcstr(w, "version", DX_VERSION);
	dx_jw_kcstr(w, "tesseract", v->tesseract);
	dx_jw_kcstr(w, "mupdf", v->mupdf);
	dx_jw_kcstr(w, "languages", r->o.languages);
	dx_jw_kint(w, "pages_text_layer", (int64_t)(r->n_pages - r->n_ocr));
	dx_jw_kint(w, "pages_ocr", (int64_t)(r->n_ocr - r->n_failed));
	dx_jw_kint(w, "cells_read_again", (int64_t)r->n_cells);
	dx_jw_key(w, "timings_ms");
	dx_jw_obj(w);
	dx_jw_kint(w, "open", r->open_ms);
	dx_jw_kint(w, "ocr", r->ocr_ms);
	dx_jw_kint(w, "cells", r->cells_ms);
	dx_jw_kint(w, "extract", r->extract_ms);
	dx_jw_obj_end(w);
	dx_jw_key(w, "cpu_ms");
	dx_jw_obj(w);
	dx_jw_kint(w, "open", r->cpu.open_ms);
	dx_jw_kint(w, "ocr", r->cpu.ocr_ms);
	dx_jw_kint(w, "cells", r->cpu.cells_ms);
	dx_jw_kint(w, "extract", r->cpu.extract_ms);
	dx_jw_obj_end(w);
	dx_jw_obj_end(w);
}

static void add_raw(struct dx_jw *w, const char *key, struct dx_str json)
{
	dx_jw_key(w, key);
	dx_jw_raw(w, json);
}

/* Where the engine chose the template: take its name from the answer's head. */
static void take_choice(struct extract *x, const json_t *head)
{
	struct dx_str rest = dx_str(dx_json_str(head, "template"));
	struct dx_str industry, name;
	uint64_t version = 0;
	if (rest.n == 0 || !dx_str_split(&rest, '/', &industry) || !dx_str_split(&rest, '@', &name) ||
	    !dx_str_u64(rest, &version))
		return;
	x->template.industry = dx_strndup(x->c->arena, industry.p, industry.n);
	x->template.name = dx_strndup(x->c->arena, name.p, name.n);
	x->template.version = (int)version;
}

/* As the service answers, less what only a server has (uuid, times, links). PARTS: see eng/unit.h. */
static bool print_document(struct extract *x, const struct dx_str *parts, struct dx_err *err)
{
	json_t *head;
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	if (!dx_json_parse(x->c->arena, parts[0], &head, err))
		return false;
	const json_t *rows = json_object_get(head, "rows_total");
	int64_t percent = dx_json_int(head, "template_percent", -1);
	take_choice(x, head);
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "status", x->r.n_failed > 0 ? "needs_review" : dx_json_str(head, "status"));
	dx_jw_kcstr(&w, "industry", x->template.industry);
	dx_jw_kcstr(&w, "template", x->template.name);
	dx_jw_kint(&w, "template_version", x->template.version);
	dx_jw_key(&w, "template_confidence");
	if (percent >= 0)
		dx_jw_fixed(&w, percent, 2);
	else
		dx_jw_null(&w);
	add_file(&w, x);
	add_raw(&w, "data", parts[1]);
	dx_jw_key(&w, "rows_total");
	if (json_is_integer(rows))
		dx_jw_int(&w, json_integer_value(rows));
	else
		dx_jw_null(&w);
	add_raw(&w, "verification", parts[4]);
	add_raw(&w, "checks", parts[3]);
	add_raw(&w, "corrections", parts[5]);
	add_warnings(&w, x, parts[6]);
	dx_jw_key(&w, "error");
	dx_jw_null(&w);
	if (x->evidence != NULL)
		add_raw(&w, "evidence", parts[2]);
	add_engine(&w, x);
	dx_jw_obj_end(&w);
	cli_print_json(dx_strn(out.data, out.len));
	dx_buf_free(&out);
	return true;
}

static bool print_csv(struct extract *x, const struct dx_str *parts, struct dx_err *err)
{
	json_t *data, *head;
	struct dx_buf out = DX_BUF_INIT;
	if (!dx_json_parse(x->c->arena, parts[0], &head, err))
		return false;
	take_choice(x, head);
	bool ok = dx_json_parse(x->c->arena, parts[1], &data, err) && dx_export_csv(x->template.name, data, &out, err);
	if (ok)
		(void)fwrite(out.data, 1, out.len, stdout);
	dx_buf_free(&out);
	return ok;
}

static bool print_explained(struct extract *x, const struct dx_str *parts, struct dx_err *err)
{
	json_t *head;

	if (!dx_json_parse(x->c->arena, parts[0], &head, err))
		return false;
	take_choice(x, head);
	const char *name =
		dx_asprintf(x->c->arena, "%s/%s@%d", x->template.industry, x->template.name, x->template.version);
	return explain_print(&x->r, name, parts, err);
}

/* ---- the command line ---- */

static bool read_password(struct extract *x, struct dx_err *err)
{
	struct dx_buf b = DX_BUF_INIT;
	if (x->password_file == NULL)
		return true;
	if (!dx_read_file(x->password_file, 4096, &b, err))
		return false;
	struct dx_str line = dx_str_sub(dx_strn(b.data, b.len), 0, strcspn(dx_buf_cstr(&b), "\r\n"));
	x->o.password = dx_strndup(x->c->arena, line.p, line.n);
	dx_buf_free(&b);
	return true;
}

static bool read_keys(struct extract *x, const struct dx_conf *conf, struct dx_err *err)
{
	const char *path = x->keys_file != NULL ? x->keys_file : dx_conf_str(conf, DX_OPT_einvoice_keys);
	struct dx_buf b = DX_BUF_INIT;
	if (*path == '\0')
		return true;
	if (!dx_read_file(path, KEYS_MAX_BYTES, &b, err))
		return false;
	x->o.einvoice_keys = dx_strn(dx_strndup(x->c->arena, b.data, b.len), b.len);
	dx_buf_free(&b);
	return true;
}

static int default_jobs(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);
	return n < 1 ? 1 : n > 4 ? 4 : (int)n;
}

static int set_options(struct extract *x)
{
	int64_t jobs = default_jobs();
	struct dx_err err;
	const struct dx_conf *conf = cli_conf(x->c);
	if (conf == NULL)
		return CLI_USAGE;
	if (x->jobs != NULL && !cli_number(x->jobs, 1, READING_ENGINES_MAX, &jobs))
		return cli_usage(x->c, "--jobs takes a number from 1 to %d", READING_ENGINES_MAX);
	const char *engine = dx_conf_str(conf, DX_OPT_engine_path);
	x->o = (struct reading_options){
		.engine_path = x->engine != NULL ? x->engine
			       : *engine != '\0' ? engine
						 : NULL,
		.pages = x->pages,
		.languages = x->languages != NULL ? x->languages : dx_conf_str(conf, DX_OPT_languages),
		.deadline_ms = dx_conf_int(conf, DX_OPT_page_deadline),
		.max_pages = dx_conf_int(conf, DX_OPT_limit_pages),
		.max_pixels = dx_conf_int(conf, DX_OPT_limit_pixels),
		.reader_memory_bytes = dx_conf_int(conf, DX_OPT_engine_memory),
		.jobs = (int)jobs,
		.progress = isatty(STDERR_FILENO) != 0,
	};
	if (!read_password(x, &err) || !read_keys(x, conf, &err))
		return cli_failed(x->c, "%s", err.msg);
	if (x->template_ref != NULL && !template_file_find(x->c, x->template_dir, x->template_ref, &x->template, &err))
		return cli_failed(x->c, "%s", err.msg);
	return CLI_OK;
}

static bool read_and_print(struct extract *x, struct dx_err *err)
{
	struct dx_str *parts = NULL;
	if (!reading_start(&x->r, x->c->arena, &x->o, x->bytes.data, x->bytes.len, err) || !reading_open(&x->r, err) ||
	    !reading_ocr(&x->r, err))
		return false;
	if (x->words != NULL) {
		print_words(x);
		return true;
	}
	if (!reading_extract(&x->r, x->template.json, &parts, err))
		return false;
	return x->csv != NULL       ? print_csv(x, parts, err)
	       : x->explain != NULL ? print_explained(x, parts, err)
				    : print_document(x, parts, err);
}

int cmd_extract(struct cli *c, int argc, char **argv)
{
	struct extract x = {.c = c};
	struct dx_err err;
	const struct cli_opt opts[] = {
		{"template", true, &x.template_ref},
		{"template-dir", true, &x.template_dir},
		{"languages", true, &x.languages},
		{"pages", true, &x.pages},
		{"jobs", true, &x.jobs},
		{"password-file", true, &x.password_file},
		{"engine", true, &x.engine},
		{"einvoice-keys", true, &x.keys_file},
		{"evidence", false, &x.evidence},
		{"explain", false, &x.explain},
		{"csv", false, &x.csv},
		{"words", false, &x.words},
		{NULL, false, NULL},
	};
	int code = cli_options(c, argc, argv, opts);
	if (code >= 0)
		return code;
	if (c->argc != 1)
		return cli_usage(c, "name one file");
	if ((int)c->json + (x.csv != NULL) + (x.words != NULL) + (x.explain != NULL) > 1)
		return cli_usage(c, "choose one of --json, --csv, --words and --explain");
	if (x.words == NULL && x.template_ref == NULL)
		return cli_usage(c, "--template says what the file is, such as finance/bank_statement");
	x.file = c->argv[0];
	code = set_options(&x);
	if (code == CLI_OK && !dx_read_file(x.file, FILE_MAX_BYTES, &x.bytes, &err))
		code = cli_failed(c, "%s", err.msg);
	else if (code == CLI_OK && x.bytes.len == 0)
		code = cli_failed(c, "%s: empty_file: the file has no bytes", x.file);
	else if (code == CLI_OK) {
		if (!read_and_print(&x, &err))
			code = refuse(&x, &err);
		reading_close(&x.r);
	}
	dx_buf_free(&x.bytes);
	return code;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/ocr/ocr.h"

#include <stdlib.h>
#include <string.h>
#include <tesseract/capi.h>

#include "dx/base/arena.h"
#include "dx/base/check.h"
#include "dx/base/str.h"
#include "ocr_int.h"

#define MODELS_MAX      4 /* sets of languages kept loaded */
#define SET_MAX         64
#define LANGUAGE_ALWAYS "eng"

struct model {
	char languages[SET_MAX]; /* "eng+hin" */
	TessBaseAPI *api;
};

struct dx_ocr {
	struct dx_arena *arena;
	struct model models[MODELS_MAX];
	size_t n_models;
	struct model *current;
	const char **languages;
	size_t n_languages;
};

const char *dx_ocr_version(void)
{
	return TessVersion();
}

/* ---- models ---- */

static bool load_model(struct model *m, const char *languages, struct dx_err *err)
{
	TessBaseAPI *api = TessBaseAPICreate();

	if (!api)
		return dx_fail(err, DX_E_internal_error, "cannot make a recogniser");
	if (TessBaseAPIInit2(api, NULL, languages, OEM_LSTM_ONLY) != 0) {
		TessBaseAPIDelete(api);
		return dx_fail(err, DX_E_internal_error, "cannot load the model \"%s\"", languages);
	}
	/* its messages quote the document */
	TessBaseAPISetVariable(api, "debug_file", "/dev/null");
	/* light letters on dark are turned over before (img/bars.c); trying every unsure line both ways costs a lot */
	TessBaseAPISetVariable(api, "tessedit_do_invert", "0");
	memset(m->languages, 0, sizeof(m->languages));
	memcpy(m->languages, languages, strlen(languages));
	m->api = api;
	return true;
}

static int by_name(const void *a, const void *b)
{
	const char *const *pa = a;
	const char *const *pb = b;

	return strcmp(*pa, *pb);
}

static void list_languages(struct dx_ocr *o)
{
	char **list = TessBaseAPIGetAvailableLanguagesAsVector(o->models[0].api);
	size_t n = 0;

	while (list[n])
		n++;
	o->languages = dx_alloc_array(o->arena, n, sizeof(*o->languages));
	for (size_t i = 0; i < n; i++)
		if (strcmp(list[i], "osd") != 0)
			o->languages[o->n_languages++] = dx_strdup(o->arena, list[i]);
	if (o->n_languages > 0)
		qsort(o->languages, o->n_languages, sizeof(*o->languages), by_name);
	TessDeleteTextArray(list);
}

bool dx_ocr_new(struct dx_ocr **o_r, struct dx_err *err)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_ocr *o = DX_NEW(a, struct dx_ocr);

	o->arena = a;
	if (!load_model(&o->models[0], LANGUAGE_ALWAYS, err)) {
		dx_arena_drop(&a);
		return false;
	}
	o->n_models = 1;
	o->current = &o->models[0];
	list_languages(o);
	*o_r = o;
	return true;
}

void dx_ocr_drop(struct dx_ocr **o)
{
	struct dx_arena *a;

	if (!*o)
		return;
	for (size_t i = 0; i < (*o)->n_models; i++) {
		TessBaseAPIEnd((*o)->models[i].api);
		TessBaseAPIDelete((*o)->models[i].api);
	}
	a = (*o)->arena;
	*o = NULL;
	dx_arena_drop(&a);
}

const char *const *dx_ocr_languages(const struct dx_ocr *o, size_t *n_r)
{
	*n_r = o->n_languages;
	return o->languages;
}

static bool is_installed(const struct dx_ocr *o, struct dx_str name)
{
	for (size_t i = 0; i < o->n_languages; i++)
		if (dx_str_eq_c(name, o->languages[i]))
			return true;
	return false;
}

/* "eng,hin" → "eng+hin", every name known. */
static bool read_set(const struct dx_ocr *o, const char *languages, char set[SET_MAX], struct dx_err *err)
{
	struct dx_str rest;
	struct dx_str name;
	size_t n = strlen(languages);

	if (n == 0 || n >= SET_MAX)
		return dx_fail(err, DX_E_bad_request, "the languages are malformed");
	for (size_t i = 0; i <= n; i++)
		set[i] = languages[i] == ',' ? '+' : languages[i];
	rest = dx_strn(set, n);
	while (dx_str_split(&rest, '+', &name))
		if (!is_installed(o, name))
			return dx_fail(err, DX_E_bad_request, "no model is installed for one of the languages");
	return true;
}

bool dx_ocr_select(struct dx_ocr *o, const char *languages, struct dx_err *err)
{
	char set[SET_MAX];
	struct model *m;

	if (!read_set(o, languages, set, err))
		return false;
	for (size_t i = 0; i < o->n_models; i++) {
		if (strcmp(o->models[i].languages, set) == 0) {
			o->current = &o->models[i];
			return true;
		}
	}
	if (o->n_models == MODELS_MAX) { /* never the first one: nearly everything is read with it */
		m = &o->models[MODELS_MAX - 1];
		TessBaseAPIEnd(m->api);
		TessBaseAPIDelete(m->api);
		o->n_models--;
	}
	m = &o->models[o->n_models];
	if (!load_model(m, set, err)) {
		o->current = &o->models[0];
		return false;
	}
	o->n_models++;
	o->current = m;
	return true;
}

TessBaseAPI *dx_ocr_api(const struct dx_ocr *o)
{
	return o->current->api;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/kinds/suggest.h"

#include <string.h>

#include "dx/extract/suggest.h"
#include "dx/fmt/json.h"
#include "kinds_int.h"

/* Each one is an extraction; proposals that would need more are refused. */
#define TRIALS_MAX 24

static struct dx_str text(const struct dx_buf *b)
{
	return dx_strn(b->data, b->len);
}

/* The file's own XML speaks for itself, and is checked against the page: nothing is left to be guessed. */
static bool is_embedded(const struct dx_extract_result *r)
{
	return dx_str_find(text(&r->evidence), DX_STR("\"source\":\"embedded_xml\"")) != SIZE_MAX;
}

bool dx_extract_prompt(struct dx_arena *a, struct dx_str template_json, struct dx_str options_json,
		       const struct dx_page *pages, size_t n_pages, enum dx_asking *asking_r, struct dx_buf *out,
		       struct dx_err *err)
{
	struct dx_extract_result r;
	struct dx_template tpl;
	struct dx_job job;
	json_t *checks;
	bool ok;

	if (!dx_kinds_extract(a, template_json, options_json, pages, n_pages, &tpl, &job, &r, err))
		return false;
	ok = dx_json_parse(a, text(&r.checks), &checks, err);
	if (ok && is_embedded(&r))
		*asking_r = DX_ASKING_EMBEDDED;
	else if (ok)
		*asking_r = dx_prompt_write(&job, text(&r.data), checks, out) ? DX_ASKING_YES : DX_ASKING_TOO_LARGE;
	dx_extract_free(&r);
	return ok;
}

/* ---- trying ---- */

struct trial {
	struct dx_arena *arena;
	struct dx_str template_json;
	const struct dx_page *pages;
	size_t n_pages;
	const struct dx_extract_result *base;
	json_t *checks; /* of base */
	struct dx_proposals *p;
	bool *in; /* which ones are in the result so far */
	int tries;
};

static const char *name_of(struct dx_arena *a, const json_t *check)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	const char *name;

	dx_jw_arr(&w);
	dx_jw_cstr(&w, dx_json_str(check, "id"));
	dx_jw_json(&w, json_object_get(check, "paths"));
	dx_jw_arr_end(&w);
	name = dx_strdup(a, dx_buf_cstr(&out));
	dx_buf_free(&out);
	return name;
}

static bool in_state(const json_t *check, const char *state)
{
	const char *s = dx_json_str(check, "state");

	return s && strcmp(s, state) == 0;
}

/* Nothing that failed is new. */
static bool fails_no_more(struct dx_arena *a, json_t *before, json_t *after)
{
	json_t *failed = json_object();
	json_t *check;
	bool ok = true;
	size_t i;

	json_array_foreach (before, i, check)
		if (in_state(check, "failed"))
			json_object_set_new(failed, name_of(a, check), json_true());
	json_array_foreach (after, i, check)
		if (in_state(check, "failed"))
			ok &= json_object_get(failed, name_of(a, check)) != NULL;
	json_decref(failed);
	return ok;
}

/* 0 verified … 2 mismatch */
static int verdict_of(const json_t *verification)
{
	const char *state = dx_json_str(verification, "state");

	return !state || strcmp(state, "mismatch") == 0 ? 2 : strcmp(state, "verified") == 0 ? 0 : 1;
}

/* With the proposals nothing is worse: no check lost or broken, and the verdict at least as good. */
static bool holds(const struct trial *t, const struct dx_extract_result *r)
{
	json_t *before, *after, *checks;

	if (!dx_json_parse(t->arena, text(&t->base->verification), &before, NULL) ||
	    !dx_json_parse(t->arena, text(&r->verification), &after, NULL) ||
	    !dx_json_parse(t->arena, text(&r->checks), &checks, NULL))
		return false;
	return verdict_of(after) <= verdict_of(before) &&
	       dx_json_int(after, "passed", 0) >= dx_json_int(before, "passed", 0) &&
	       dx_json_int(after, "failed", 0) <= dx_json_int(before, "failed", 0) &&
	       fails_no_more(t->arena, t->checks, checks);
}

static bool put_all(const struct trial *t, struct dx_given *g)
{
	for (size_t i = 0; i < t->p->n; i++)
		if (t->in[i] &&
		    !dx_given_put(g, t->p->v[i].path, t->p->v[i].value, t->p->v[i].evidence, t->p->v[i].correction))
			return false;
	return true;
}

/* The extraction with those that are in. False: it does not hold, *R is not set. */
static bool try_them(struct trial *t, struct dx_extract_result *r)
{
	const struct dx_extract_result *b = t->base;
	struct dx_given g;
	struct dx_err err;

	if (t->tries++ >= TRIALS_MAX ||
	    !dx_given_make(t->arena, text(&b->data), text(&b->evidence), text(&b->corrections), DX_STR("merge"),
			   DX_STR("{}"), &g, &err) ||
	    !put_all(t, &g) || !dx_extract_given(t->arena, t->template_json, &g, t->pages, t->n_pages, r, &err))
		return false;
	/* a kind that cannot check given values cannot tell what they break */
	if (g.taken && g.n_faults == 0 && holds(t, r))
		return true;
	dx_extract_free(r);
	return false;
}

static void keep(struct dx_extract_result *best, bool *any, const struct dx_extract_result *r)
{
	if (*any)
		dx_extract_free(best);
	*best = *r;
	*any = true;
}

/* All at once; where that does not hold, opinions first, then one after the other. True: *BEST is a result. */
static bool choose(struct trial *t, struct dx_extract_result *best)
{
	struct dx_extract_result r;
	bool any = false;
	size_t opinions = 0;

	for (size_t i = 0; i < t->p->n; i++)
		t->in[i] = t->p->v[i].state == DX_PROPOSAL_OPEN;
	if (try_them(t, best))
		return true;
	for (size_t i = 0; i < t->p->n; i++) {
		t->in[i] &= t->p->v[i].opinion;
		opinions += t->in[i];
	}
	if (opinions > 0 && try_them(t, &r))
		keep(best, &any, &r);
	else
		memset(t->in, 0, t->p->n * sizeof(*t->in));
	for (size_t i = 0; i < t->p->n; i++) {
		if (t->p->v[i].state != DX_PROPOSAL_OPEN || t->p->v[i].opinion)
			continue;
		t->in[i] = true;
		if (try_them(t, &r))
			keep(best, &any, &r);
		else
			t->in[i] = false;
	}
	return any;
}

static void count(const struct trial *t, struct dx_suggested *s)
{
	s->rejected = t->p->too_many;
	for (size_t i = 0; i < t->p->n; i++) {
		s->accepted += t->in[i];
		s->rejected += !t->in[i] && t->p->v[i].state != DX_PROPOSAL_SAME;
	}
}

static bool apply(struct trial *t, const struct dx_job *job, struct dx_extract_result *r, struct dx_suggested *s,
		  struct dx_err *err)
{
	struct dx_extract_result best;
	bool open = false;
	json_t *data;

	if (!dx_json_parse(t->arena, text(&r->data), &data, err) ||
	    !dx_json_parse(t->arena, text(&r->checks), &t->checks, err))
		return false;
	t->in = dx_alloc_array(t->arena, t->p->n + 1, sizeof(*t->in));
	if (!is_embedded(r))
		dx_proposals_judge(job, data, t->checks, t->p);
	for (size_t i = 0; i < t->p->n; i++)
		open |= t->p->v[i].state == DX_PROPOSAL_OPEN && t->p->v[i].evidence;
	if (open && choose(t, &best)) {
		dx_extract_free(r);
		*r = best;
	}
	count(t, s);
	return true;
}

bool dx_extract_suggested(struct dx_arena *a, struct dx_str template_json, struct dx_str options_json,
			  struct dx_str reply, const struct dx_page *pages, size_t n_pages, struct dx_extract_result *r,
			  struct dx_suggested *s, struct dx_err *err)
{
	struct dx_proposals p;
	struct dx_template tpl;
	struct dx_err why;
	struct dx_job job;

	*s = (struct dx_suggested){0};
	if (!dx_kinds_extract(a, template_json, options_json, pages, n_pages, &tpl, &job, r, err))
		return false;
	if (!dx_proposals_read(a, reply, &p, &why)) {
		s->unusable = dx_strdup(a, why.msg);
		return true;
	}
	struct trial t = {
		.arena = a, .template_json = template_json, .pages = pages, .n_pages = n_pages, .base = r, .p = &p};
	if (apply(&t, &job, r, s, err))
		return true;
	dx_extract_free(r);
	return false;
}

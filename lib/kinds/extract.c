/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/kinds/extract.h"

#include <stdio.h>
#include <string.h>

#include "dx/extract/job.h"
#include "dx/extract/want.h"
#include "dx/extract/whole.h"
#include "dx/fmt/json.h"
#include "dx/kinds/kinds.h"
#include "kinds_int.h"

void dx_extract_free(struct dx_extract_result *r)
{
	dx_buf_free(&r->data);
	dx_buf_free(&r->evidence);
	dx_buf_free(&r->checks);
	dx_buf_free(&r->verification);
	dx_buf_free(&r->corrections);
	dx_buf_free(&r->warnings);
	dx_buf_free(&r->wants);
}

/* ---- what was corrected ---- */

static const char *why_of(const struct dx_val *v)
{
	for (size_t i = 0; i < v->n_readings; i++)
		if (dx_dec_cmp(v->readings[i].value, v->dec) == 0)
			return v->readings[i].why;
	return "look_alikes";
}

/* Of the warning that names it. */
static const char *unsure_code(const struct dx_shape *member, const struct dx_val *v)
{
	if (member->kind == DX_SHAPE_AMOUNT)
		return "amount_uncertain";
	if (member->kind != DX_SHAPE_DATE)
		return "code_not_read";
	return dx_val_has(v) ? "date_uncertain" : "date_not_read";
}

static void on_value(void *arg, const struct dx_shape *member, struct dx_val *v, const char *pointer)
{
	struct dx_job *job = arg;
	struct dx_correction c = {.path = pointer, .read = v->raw, .why = "look_alikes"};
	const char **list;
	char text[DX_DEC_TEXT_MAX];

	if (v->unsure)
		dx_notes_point(&job->notes, unsure_code(member, v), v->place.page, pointer);
	if (v->source != DX_VAL_REPAIRED)
		return;
	if (member->kind == DX_SHAPE_TEXT) {
		c.used = v->text;
		c.why = v->n_readings > 0 ? "read_again" : "look_alikes";
	} else if (member->kind == DX_SHAPE_DATE) {
		c.used = dx_date_text(v->date, text);
		c.why = "read_again";
	} else {
		c.used = dx_dec_text(v->dec, text);
		c.why = why_of(v);
	}
	list = dx_alloc_array(job->arena, v->n_readings, sizeof(*list));
	for (size_t i = 0; i < v->n_readings; i++)
		list[i] = v->readings[i].text;
	c.candidates = list;
	c.n_candidates = v->n_readings;
	dx_notes_correct(&job->notes, c);
}

/* ---- what must be there ---- */

struct required {
	struct dx_job *job;
	bool *found;
};

static void on_required(void *arg, const struct dx_shape *member DX_UNUSED, struct dx_val *v, const char *pointer)
{
	struct required *r = arg;
	const struct dx_template *t = r->job->tpl;

	for (size_t i = 0; i < t->n_required && dx_val_has(v); i++) {
		struct dx_str rest = dx_str(t->required[i]);
		struct dx_str one;

		/* the value itself, or anything inside a required list; alternatives stand side by side */
		while (dx_str_split(&rest, '|', &one))
			if (strncmp(pointer, one.p, one.n) == 0 && (pointer[one.n] == '\0' || pointer[one.n] == '/'))
				r->found[i] = true;
	}
}

static bool has_required(struct dx_job *job, void *record)
{
	const struct dx_template *t = job->tpl;
	struct required r = {job, dx_alloc_array(job->arena, t->n_required + 1, sizeof(bool))};
	bool all = true;

	dx_val_walk(t->kind->shape, t->kind->n_shape, record, "", on_required, &r);
	for (size_t i = 0; i < t->n_required; i++) {
		if (r.found[i])
			continue;
		dx_notes_warn(&job->notes, "required_missing", 0, t->required[i]);
		all = false;
	}
	return all;
}

/* ---- what should be read again ---- */

/* A value in a failed check: what it is, the shape says. */
static void on_doubted(void *arg, const struct dx_shape *member, struct dx_val *v, const char *pointer DX_UNUSED)
{
	struct dx_job *job = arg;

	if (v->doubted && !v->proved) /* what another check proves is not to blame */
		dx_wants_add(job, v->place,
			     member->kind == DX_SHAPE_DATE   ? DX_CELL_DATE
			     : member->kind == DX_SHAPE_TEXT ? DX_CELL_TEXT
							     : DX_CELL_AMOUNT);
}

static void write_wants(struct dx_job *job, void *record, struct dx_buf *out)
{
	const struct dx_kind *k = job->tpl->kind;

	dx_val_walk(k->shape, k->n_shape, record, "", on_doubted, job);
	dx_wants_settle(job);
	dx_wants_write(out, job->wants.v, job->wants.n);
}

static void write_all(struct dx_job *job, void *record, struct dx_extract_result *r)
{
	const struct dx_kind *k = job->tpl->kind;
	bool twins = dx_whole_has_twin_pages(job);
	bool anchored =
		dx_checks_need(&job->checks, &(const struct dx_need){!twins, DX_OPEN_TWICE}, 1) && job->anchored;
	enum dx_verdict verdict = dx_verdict(&job->checks, anchored, k->shape, k->n_shape, record);
	bool complete = has_required(job, record);

	if (twins) {
		job->needs_review = true;
		dx_notes_warn(&job->notes, "page_twice", 0, "two pages have the same words");
	}
	dx_val_walk(k->shape, k->n_shape, record, "", on_value, job);
	*r = (struct dx_extract_result){.rows_total = job->rows_total};
	r->needs_review = job->checks.failed > 0 || !complete || job->needs_review;
	dx_emit_data(k->shape, k->n_shape, record, &r->data);
	dx_emit_evidence(k->shape, k->n_shape, record, job->pages, job->n_pages, &r->evidence);
	dx_checks_write(&job->checks, &r->checks);
	dx_verdict_write(verdict, k->covers, k->n_covers, &job->checks, k->shape, k->n_shape, record, &r->verification);
	dx_emit_corrections(&job->notes, &r->corrections);
	dx_emit_warnings(&job->notes, &r->warnings);
	write_wants(job, record, &r->wants);
}

struct choice {
	bool made;
	int percent;
};

/* TEXT is a template, or an array of them: then the one that fits PAGES, whose lines JOB has. */
static bool load_template(struct dx_arena *a, struct dx_str text, const struct dx_page *pages, const struct dx_job *job,
			  struct dx_template *t, struct choice *c, struct dx_err *err)
{
	struct dx_buf one = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&one);
	json_t *all;
	size_t at = 0;
	bool ok;

	if (!dx_str_starts(dx_str_trim(text), "["))
		return dx_template_load(a, &dx_kinds, text, t, err);
	if (!dx_json_parse(a, text, &all, err) ||
	    !dx_auto_choose(a, all, pages, job->n_pages, &job->lines, &at, &c->percent, err))
		return false;
	c->made = true;
	dx_jw_json(&w, json_array_get(all, at));
	ok = dx_template_load(a, &dx_kinds, dx_strn(one.data, one.len), t, err);
	dx_buf_free(&one);
	return ok;
}

/* Say what was chosen, and that it is a guess if it is one. */
static void tell_choice(struct dx_job *job, const struct choice *c)
{
	if (!c->made || c->percent >= DX_AUTO_SURE)
		return;
	job->needs_review = true;
	dx_notes_warn(&job->notes, "template_uncertain", 0, "the template is a guess; name it to be sure");
}

static void write_chosen(struct dx_job *job, void *record, const struct choice *c, struct dx_extract_result *r)
{
	const struct dx_template *t = job->tpl;

	tell_choice(job, c);
	write_all(job, record, r);
	r->chosen_percent = c->percent;
	if (c->made)
		(void)snprintf(r->chosen, sizeof(r->chosen), "%.64s/%.64s@%d", t->industry, t->name, t->version);
}

/* Everything up to the kind's own work. */
static bool prepare(struct dx_arena *a, struct dx_str template_json, const struct dx_page *pages, size_t n_pages,
		    struct dx_template *tpl, struct dx_job *job, struct choice *c, struct dx_err *err)
{
	if (!dx_reading_begin(a, pages, n_pages, job))
		return dx_fail(err, DX_E_no_text_found, "no word on any page");
	job->tpl = tpl;
	return load_template(a, template_json, pages, job, tpl, c, err);
}

bool dx_kinds_extract(struct dx_arena *a, struct dx_str template_json, struct dx_str options_json,
		      const struct dx_page *pages, size_t n_pages, struct dx_template *tpl, struct dx_job *job,
		      struct dx_extract_result *r, struct dx_err *err)
{
	struct choice choice = {0};
	void *record;

	if (!prepare(a, template_json, pages, n_pages, tpl, job, &choice, err))
		return false;
	record = dx_reading_best(job, pages);
	dx_embedded_apply(job, record);
	dx_signed_apply(job, record, options_json);
	write_chosen(job, record, &choice, r);
	return true;
}

bool dx_extract(struct dx_arena *a, struct dx_str template_json, struct dx_str options_json,
		const struct dx_page *pages, size_t n_pages, struct dx_extract_result *r, struct dx_err *err)
{
	struct dx_template tpl;
	struct dx_job job;

	return dx_kinds_extract(a, template_json, options_json, pages, n_pages, &tpl, &job, r, err);
}

/* ---- a result that a person has corrected ---- */

/* A kind that does not know how: what it found about its own reading says nothing about these values. */
static void forget_checks(struct dx_job *job, void *record)
{
	const struct dx_kind *k = job->tpl->kind;

	dx_given_load(job->given, k->shape, k->n_shape, record);
	job->checks = (struct dx_checks){.arena = job->arena};
	job->anchored = false;
	job->checks.open[DX_OPEN_NOTHING] = true;
	job->needs_review = true;
	dx_notes_warn(&job->notes, "checks_not_run", 0, "corrected values of this template are not checked");
}

bool dx_extract_given(struct dx_arena *a, struct dx_str template_json, struct dx_given *given,
		      const struct dx_page *pages, size_t n_pages, struct dx_extract_result *r, struct dx_err *err)
{
	const struct dx_kind *k;
	struct dx_template tpl;
	struct choice choice = {0};
	struct dx_job job;
	void *record;

	if (!prepare(a, template_json, pages, n_pages, &tpl, &job, &choice, err))
		return false;
	k = tpl.kind;
	record = dx_reading_given(&job, pages, given);
	if (!given->taken)
		forget_checks(&job, record);
	write_chosen(&job, record, &choice, r);
	dx_buf_reset(&r->evidence);
	dx_given_evidence(given, k->shape, k->n_shape, record, &r->evidence);
	dx_buf_reset(&r->corrections);
	dx_given_corrections(given, k->shape, k->n_shape, record, &r->corrections);
	return true;
}

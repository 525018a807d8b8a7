/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/check.h"

#include <string.h>

#include "dx/fmt/json.h"

static const char *const state_names[] = {"passed", "failed", "not_applicable"};

static struct dx_check *push(struct dx_checks *c)
{
	if (c->n == c->cap) {
		size_t cap = c->cap ? 2 * c->cap : 64;
		struct dx_check *grown = dx_alloc_array(c->arena, cap, sizeof(*grown));

		if (c->n)
			memcpy(grown, c->v, c->n * sizeof(*grown));
		c->v = grown;
		c->cap = cap;
	}
	return &c->v[c->n++];
}

static void prove(const struct dx_term *terms, size_t n)
{
	size_t printed = 0;

	for (size_t i = 0; i < n; i++)
		printed += terms[i].val && dx_val_printed(terms[i].val);
	if (printed < 2)
		return;
	for (size_t i = 0; i < n; i++)
		if (terms[i].val)
			terms[i].val->proved = true;
}

void dx_checks_add(struct dx_checks *c, const char *id, const char *label, enum dx_check_state state,
		   const char *expected, const char *found, const struct dx_term *terms, size_t n)
{
	struct dx_check *check = push(c);
	size_t listed = 0;

	for (size_t i = 0; i < n; i++)
		listed += terms[i].path != NULL;
	*check = (struct dx_check){.id = id,
				   .label = label,
				   .state = state,
				   .expected = expected ? dx_strdup(c->arena, expected) : NULL,
				   .found = found ? dx_strdup(c->arena, found) : NULL};
	check->paths = dx_alloc_array(c->arena, listed, sizeof(*check->paths));
	for (size_t i = 0; i < n; i++)
		if (terms[i].path)
			check->paths[check->n_paths++] = dx_strdup(c->arena, terms[i].path);
	c->passed += state == DX_CHECK_PASSED;
	c->failed += state == DX_CHECK_FAILED;
	c->not_applicable += state == DX_CHECK_NOT_APPLICABLE;
	if (state == DX_CHECK_PASSED)
		prove(terms, n);
	for (size_t i = 0; state == DX_CHECK_FAILED && i < n; i++)
		if (terms[i].val)
			terms[i].val->doubted = true;
}

void dx_checks_compare(struct dx_checks *c, const char *id, const char *label, struct dx_dec expected,
		       struct dx_dec found, struct dx_dec tol, const struct dx_term *terms, size_t n)
{
	char want[DX_DEC_TEXT_MAX];
	char have[DX_DEC_TEXT_MAX];
	enum dx_check_state state = dx_dec_near(expected, found, tol) ? DX_CHECK_PASSED : DX_CHECK_FAILED;

	dx_checks_add(c, id, label, state, dx_dec_text(expected, want), dx_dec_text(found, have), terms, n);
}

bool dx_check_pins(struct dx_dec product, struct dx_dec found, struct dx_dec other, struct dx_dec factor)
{
	struct dx_dec step = dx_dec_abs(dx_dec_mul(other, dx_dec(1, factor.scale)));
	struct dx_dec off = dx_dec_sub(product, found);
	/* an issuer that does not round to the nearest may be off by nearly a whole unit */
	struct dx_dec tol = dx_dec_near(off, dx_dec(0, 2), dx_dec(5, 3)) ? dx_dec(5, 3) : dx_dec(1, 2);

	return !dx_dec_near(dx_dec_add(off, step), dx_dec(0, 2), tol) &&
	       !dx_dec_near(dx_dec_sub(off, step), dx_dec(0, 2), tol);
}

void dx_checks_none(struct dx_checks *c, const char *id, const char *label, const char *path)
{
	struct dx_term term = {NULL, path};

	dx_checks_add(c, id, label, DX_CHECK_NOT_APPLICABLE, NULL, NULL, &term, 1);
}

static void write_one(struct dx_jw *w, const struct dx_check *check)
{
	dx_jw_obj(w);
	dx_jw_kcstr(w, "id", check->id);
	dx_jw_kcstr(w, "label", check->label);
	dx_jw_kcstr(w, "state", state_names[check->state]);
	dx_jw_kcstr(w, "expected", check->expected);
	dx_jw_kcstr(w, "found", check->found);
	dx_jw_key(w, "paths");
	dx_jw_arr(w);
	for (size_t i = 0; i < check->n_paths; i++)
		dx_jw_cstr(w, check->paths[i]);
	dx_jw_arr_end(w);
	dx_jw_obj_end(w);
}

void dx_checks_write(const struct dx_checks *c, struct dx_buf *out)
{
	struct dx_jw w = dx_jw(out);
	size_t written = 0;

	dx_jw_arr(&w);
	for (size_t i = 0; i < c->n; i++) {
		if (c->v[i].state != DX_CHECK_FAILED && written == DX_CHECKS_WRITTEN_MAX)
			continue;
		write_one(&w, &c->v[i]);
		written += c->v[i].state != DX_CHECK_FAILED;
	}
	dx_jw_arr_end(&w);
}

bool dx_checks_need(struct dx_checks *c, const struct dx_need *needs, size_t n)
{
	bool all = true;

	for (size_t i = 0; i < n; i++) {
		c->open[needs[i].why] |= !needs[i].met;
		all &= needs[i].met;
	}
	return all;
}

struct proof {
	size_t amounts;
	size_t unproved;
	struct dx_jw *paths; /* of those unproved; NULL: they are only counted */
};

static void on_value(void *arg, const struct dx_shape *member, struct dx_val *v, const char *pointer)
{
	struct proof *p = arg;

	if ((member->kind != DX_SHAPE_AMOUNT && member->kind != DX_SHAPE_NUMBER) || member->apart || !dx_val_printed(v))
		return;
	p->amounts++;
	if (v->proved)
		return;
	if (p->paths && p->unproved < DX_OPEN_PATHS_MAX)
		dx_jw_cstr(p->paths, pointer);
	p->unproved++;
}

enum dx_verdict dx_verdict(struct dx_checks *c, bool anchored, const struct dx_shape *shape, size_t n_shape,
			   void *record)
{
	struct proof p = {0};
	bool known;

	if (c->failed)
		return DX_VERDICT_MISMATCH;
	if (anchored)
		memset(c->open, 0, sizeof(c->open));
	dx_val_walk(shape, n_shape, record, "", on_value, &p);
	known = dx_checks_need(c,
			       (const struct dx_need[]){{c->passed && p.amounts, DX_OPEN_NOTHING},
							{p.unproved == 0, DX_OPEN_COUNTERPART}},
			       2);
	return anchored && known ? DX_VERDICT_VERIFIED : DX_VERDICT_UNVERIFIABLE;
}

static void write_open(struct dx_jw *w, const struct dx_checks *c, const struct dx_shape *shape, size_t n_shape,
		       void *record)
{
	static const struct {
		const char *code, *detail;
	} reasons[DX_OPEN_COUNT] = {
		[DX_OPEN_NOTHING] = {"nothing_to_check", "no amount was read, or no check could be made"},
		[DX_OPEN_COUNTERPART] = {"no_counterpart",
					 "these amounts meet no other printed amount in a check that passed"},
		[DX_OPEN_LINES] = {"lines_without_sum", "no printed sum is what the lines come to"},
		[DX_OPEN_TOTAL] = {"total_without_sum", "the total is not made of other printed amounts"},
		[DX_OPEN_ENDS] = {"ends_not_printed",
				  "opening and closing balance, or totals in their place, are not printed"},
		[DX_OPEN_PAGES] =
			{"page_may_lack",
			 "a page is missing by their numbers, or nothing printed would show a lost page or lost rows"},
		[DX_OPEN_SIDES] = {"sides_not_told", "nothing printed tells debits from credits"},
		[DX_OPEN_UNREAD] = {"figure_not_read", "a figure of the rows is in no value"},
		[DX_OPEN_UNEXPLAINED] = {"figure_unexplained",
					 "a printed figure is in no value, and no value explains it"},
		[DX_OPEN_GUESS] = {"told_by_arithmetic", "arithmetic alone tells which figure is which"},
		[DX_OPEN_LACKING] = {"value_may_lack",
				     "a value is missing that a heading, a label or the other rows make expect"},
		[DX_OPEN_TWICE] = {"page_twice", "two pages have the same words"},
	};
	struct proof p = {.paths = w};

	for (size_t i = 0; i < DX_OPEN_COUNT; i++) {
		if (!c->open[i])
			continue;
		dx_jw_obj(w);
		dx_jw_kcstr(w, "code", reasons[i].code);
		dx_jw_kcstr(w, "detail", reasons[i].detail);
		dx_jw_key(w, "paths");
		dx_jw_arr(w);
		if (i == DX_OPEN_COUNTERPART)
			dx_val_walk(shape, n_shape, record, "", on_value, &p);
		dx_jw_arr_end(w);
		dx_jw_obj_end(w);
	}
}

void dx_verdict_write(enum dx_verdict v, const char *const *covers, size_t n_covers, const struct dx_checks *c,
		      const struct dx_shape *shape, size_t n_shape, void *record, struct dx_buf *out)
{
	static const char *const names[] = {"verified", "mismatch", "unverifiable"};
	struct dx_jw w = dx_jw(out);

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "state", names[v]);
	dx_jw_key(&w, "covers");
	dx_jw_arr(&w);
	for (size_t i = 0; i < n_covers; i++)
		dx_jw_cstr(&w, covers[i]);
	dx_jw_arr_end(&w);
	dx_jw_kint(&w, "passed", (int64_t)c->passed);
	dx_jw_kint(&w, "failed", (int64_t)c->failed);
	dx_jw_kint(&w, "not_applicable", (int64_t)c->not_applicable);
	dx_jw_key(&w, "open");
	dx_jw_arr(&w);
	if (v == DX_VERDICT_UNVERIFIABLE)
		write_open(&w, c, shape, n_shape, record);
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
}

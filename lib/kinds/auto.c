/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Which template fits: each says by its words ("recognise") what speaks for it and against it. A phrase counts
 * once, and twice where titles stand, in the upper third of the first page; the columns that it knows count where
 * one line names several of them; the shape of the paper counts where the template says so. Where all of that leaves
 * doubt, what each template makes of the paper counts as well. Nothing here knows a template by name.
 */
#include <string.h>

#include "dx/extract/lex.h"
#include "dx/extract/lines.h"
#include "dx/fmt/json.h"

#include "dx/kinds/kinds.h"
#include "kinds_int.h"

#define WEIGHT_STRONG 4
#define WEIGHT_ANY    1
#define WEIGHT_NONE   (-4)
#define WEIGHT_SLIP   3
/* A till's paper is so many times as long as it is wide, at least; sheets of all formats are less. */
#define SLIP_RATIO 2
#define SLIP_WIDTH 255120 /* 90 mm */
/* So many points are as good as certain, if nobody else has any. */
#define POINTS_SURE 6

struct phrase {
	int weight;
	bool found, in_title;
};

struct phrases {
	struct dx_lex *lex;
	struct phrase *v;
	size_t n;
};

/* The lists were looked at when the template was loaded. */
static void add(struct phrases *p, const json_t *recognise, const char *member, int weight)
{
	size_t i;
	const json_t *one;

	json_array_foreach (json_object_get(recognise, member), i, one) {
		dx_lex_add(p->lex, json_string_value(one), (int)p->n);
		p->v[p->n++].weight = weight;
	}
}

static void load(struct dx_arena *a, const json_t *tpl, struct phrases *p)
{
	const json_t *r = json_object_get(tpl, "recognise");

	p->lex = dx_lex_new(a);
	p->v = dx_alloc_array(a,
			      json_array_size(json_object_get(r, "any")) + json_array_size(json_object_get(r, "none")) +
				      json_array_size(json_object_get(r, "strong")),
			      sizeof(*p->v));
	add(p, r, "strong", WEIGHT_STRONG);
	add(p, r, "any", WEIGHT_ANY);
	add(p, r, "none", WEIGHT_NONE);
}

static void look(struct dx_arena *a, const struct dx_lines *lines, struct phrases *p)
{
	for (size_t i = 0; i < lines->n; i++) {
		const struct dx_line *line = &lines->v[i];
		bool title = line->page == 0 && line->y1 < lines->pages[0].height / 3;
		size_t n;
		size_t len;
		struct dx_tok *toks = dx_lex_tokens(p->lex, a, line->words, line->n, &n);

		for (size_t k = 0; k < n; k++) {
			int at = dx_lex_match(p->lex, toks, n, k, &len);

			if (at < 0)
				continue;
			p->v[at].found = true;
			p->v[at].in_title |= title;
		}
	}
}

static int points(const struct phrases *p)
{
	int sum = 0;

	for (size_t i = 0; i < p->n; i++)
		if (p->v[i].found)
			sum += p->v[i].weight * (p->v[i].in_title ? 2 : 1);
	return sum;
}

/* The most columns of T that one line of the page names, from three on: then it is the head of its table. */
static int header_points(struct dx_arena *a, const struct dx_lines *lines, const struct dx_template *t)
{
	int best = 0;

	for (size_t i = 0; i < lines->n; i++) {
		const struct dx_line *line = &lines->v[i];
		uint32_t roles = 0;
		size_t n;
		size_t len = 1;
		struct dx_tok *toks = dx_lex_tokens(t->columns, a, line->words, line->n, &n);

		for (size_t k = 0; k < n; k += len) {
			int role = dx_lex_match(t->columns, toks, n, k, &len);

			len = role < 0 ? 1 : len;
			if (role >= 0 && role < 32)
				roles |= UINT32_C(1) << role;
		}
		if (n <= 24 && __builtin_popcount(roles) > best)
			best = __builtin_popcount(roles);
	}
	return best < 3 ? 0 : best;
}

/* A roll of a till is 57 or 80 mm wide; of a picture nobody knows how wide its paper was. */
static bool is_slip(const struct dx_page *page)
{
	return page->height >= (int64_t)SLIP_RATIO * page->width ||
	       (page->source == DX_SOURCE_TEXT_LAYER && page->width <= SLIP_WIDTH);
}

/* A template may say that its papers are slips from a till. */
static int shape_points(const struct dx_lines *lines, const json_t *tpl)
{
	const json_t *slip = json_object_get(json_object_get(tpl, "recognise"), "slip");

	return json_is_true(slip) && lines->n_pages > 0 && is_slip(&lines->pages[0]) ? WEIGHT_SLIP : 0;
}

static bool load_whole(struct dx_arena *a, const json_t *tpl, struct dx_template *t, struct dx_err *err)
{
	struct dx_buf text = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&text);
	bool ok;

	dx_jw_json(&w, tpl);
	ok = dx_template_load(a, &dx_kinds, dx_strn(text.data, text.len), t, err);
	dx_buf_free(&text);
	return ok;
}

/* In hundredths: how far ahead of the next one, and on how much ground. */
static int confidence(int best, int second)
{
	int ahead = best - (second > 0 ? second : 0);
	int ground = best > POINTS_SURE ? POINTS_SURE : best;

	return 100 * ahead * ground / (best * POINTS_SURE);
}

struct fit {
	struct dx_template whole;
	int points;
};

/* The two that have most of the N points, the first of equals. */
static void two_best(const struct fit *fits, size_t n, size_t *at_r, int *best_r, int *second_r)
{
	*best_r = *second_r = 0;
	for (size_t i = 0; i < n; i++) {
		if (fits[i].points > *best_r) {
			*second_r = *best_r;
			*best_r = fits[i].points;
			*at_r = i;
		} else if (fits[i].points > *second_r) {
			*second_r = fits[i].points;
		}
	}
}

static bool word_points(struct dx_arena *a, const json_t *tpl, const struct dx_lines *lines, struct fit *f,
			struct dx_err *err)
{
	struct phrases p = {0};

	if (!load_whole(a, tpl, &f->whole, err))
		return false;
	load(a, tpl, &p);
	look(a, lines, &p);
	f->points = points(&p) + header_points(a, lines, &f->whole) + shape_points(lines, tpl);
	return true;
}

bool dx_auto_choose(struct dx_arena *a, const json_t *templates, const struct dx_page *pages, size_t n_pages,
		    const struct dx_lines *lines, size_t *at_r, int *confidence_r, struct dx_err *err)
{
	const size_t n = json_array_size(templates);
	struct fit *fits = dx_alloc_array(a, n + 1, sizeof(*fits));
	int best;
	int second;
	size_t i;
	const json_t *tpl;

	json_array_foreach (templates, i, tpl)
		if (!word_points(a, tpl, lines, &fits[i], err))
			return false;
	two_best(fits, n, at_r, &best, &second);
	if (best == 0 || confidence(best, second) < DX_AUTO_SURE) {
		for (i = 0; i < n; i++)
			fits[i].points += dx_weigh(&fits[i].whole, pages, n_pages);
		two_best(fits, n, at_r, &best, &second);
	}
	if (best == 0)
		return dx_fail(err, DX_E_unknown_template, "no template recognises the document; name one");
	*confidence_r = confidence(best, second);
	return true;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Whose the GSTINs are of a paper on which no label says it. As a rule the seller's stands first, in its letterhead.
 * Where the letterhead is a picture, and its rest is printed at the foot of the page, the buyer's stands first. Several
 * signs tell them apart; where they contradict one another, nobody knows.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/foot.h"
#include "dx/extract/ident.h"

#include "party_int.h"
#include "record/record.h"

#define MARK_MIN   4 /* letters of a mark */
#define NEAR_LINES 3 /* between a GSTIN and a place of supply that is its owner's */

struct owner {
	struct dx_val gstin;
	size_t line, word; /* where it stands first */
};

/* The two GSTINs that the paper has, in their order; false: it has others. */
static bool both(struct dx_job *job, struct owner out[2])
{
	size_t n = 0;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v;
		size_t at = 0;

		while (!line->used && dx_gst_next_gstin(job, line, &at, &v)) {
			bool known = false;

			for (size_t k = 0; k < n; k++)
				known |= strcmp(out[k].gstin.text, v.text) == 0;
			if (!known && n == 2)
				return false;
			if (!known)
				out[n++] = (struct owner){.gstin = v, .line = i, .word = at - 1};
		}
	}
	return n == 2;
}

/* Is WORD what only a letterhead has beside a GSTIN? */
static bool is_contact(const char *word)
{
	static const char *const marks[] = {"cin", "website", "www"};

	return strchr(word, '@') || dx_str_is_one_of(dx_strn(word, strcspn(word, ".:-")), marks, DX_LEN(marks));
}

/* The run of words with O's GSTIN; contacts may stand in runs beside it. */
static struct dx_seg run_of(struct dx_job *job, const struct owner *o)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &job->lines.v[o->line], &n);

	for (size_t k = 0; k < n; k++)
		if (o->word >= segs[k].first && o->word < segs[k].first + segs[k].n)
			return segs[k];
	return (struct dx_seg){0};
}

static bool has_contact(struct dx_job *job, const struct owner *o)
{
	const struct dx_line *line = &job->lines.v[o->line];
	struct dx_seg seg = run_of(job, o);

	for (size_t i = 0; i < seg.n; i++)
		if (is_contact(line->words[seg.first + i]->text))
			return true;
	return false;
}

/* Where O's GSTIN begins, or its label that stands apart from it, whichever is nearer to X. */
static int32_t edge_near(struct dx_job *job, const struct owner *o, int32_t x)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[o->line];
	int32_t edge = run_of(job, o).x0;

	for (size_t k = l->line_first[o->line]; k < l->line_first[o->line + 1]; k++)
		if (l->v[k].field == GL_GSTIN && l->v[k].first < o->word &&
		    labs((long)line->words[l->v[k].first]->x0 - x) < labs((long)edge - x))
			edge = line->words[l->v[k].first]->x0;
	return edge;
}

/* How many lines above or below O's GSTIN a place of supply stands at the same left edge; SIZE_MAX: none is near. */
static size_t place_from(struct dx_job *job, const struct owner *o)
{
	const struct dx_labels *l = &job->labels;
	size_t nearest = SIZE_MAX;

	for (size_t k = 0; k < l->n; k++) {
		const struct dx_line *line = &job->lines.v[l->v[k].line];
		const struct dx_word *word = line->words[l->v[k].first];
		const size_t at = l->v[k].line;
		const size_t lines = at > o->line ? at - o->line : o->line - at;

		if (l->v[k].field == GL_PLACE_OF_SUPPLY && lines <= NEAR_LINES && lines < nearest &&
		    line->page == job->lines.v[o->line].page &&
		    labs((long)word->x0 - edge_near(job, o, word->x0)) <= line->height)
			nearest = lines;
	}
	return nearest;
}

/* A place of supply at O's GSTIN, and not nearer to OTHER's: it is where the buyer is. */
static bool has_place(struct dx_job *job, const struct owner *o, const struct owner *other)
{
	const size_t from = place_from(job, o);

	return from != SIZE_MAX && from <= place_from(job, other);
}

static bool is_charged(const struct dx_val *v)
{
	return dx_val_has(v) && v->dec.coef > 0;
}

/* 1: integrated tax is charged, −1: the two halves are, 0: not known. */
static int scheme(struct dx_job *job, const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_val igst = {0};
	struct dx_val cgst = {0};
	bool inter;
	bool intra;

	dx_foot_first(job, GL_IGST, &igst);
	dx_foot_first(job, GL_CGST, &cgst);
	inter = is_charged(&igst);
	intra = is_charged(&cgst);
	for (size_t i = 0; i < inv->line_items.n; i++) {
		inter |= is_charged(&items[i].igst);
		intra |= is_charged(&items[i].cgst);
	}
	return (int)inter - (int)intra;
}

/* Would the tax that is charged be the wrong one if O sold? */
static bool sells_against_law(struct dx_job *job, const struct gst_invoice *inv, const struct owner *o)
{
	int is = scheme(job, inv);
	bool at_home;

	if (is == 0 || !dx_val_has(&inv->place_of_supply))
		return false;
	at_home = strncmp(inv->place_of_supply.text, o->gstin.text, 2) == 0;
	return at_home == (is > 0);
}

/* Does O's GSTIN stand in the block with which the paper begins, or who signs? */
static bool is_on_top(struct dx_job *job, const struct owner *o)
{
	struct gst_party p = {.gstin = o->gstin};
	struct dx_val top = {0};
	struct dx_val signer;
	bool in_head;

	dx_gst_name_over(job, &(struct gst_party){0}, &p, o->line);
	dx_gst_name_on_top(job, NULL, &top);
	if (!dx_val_has(&p.name))
		return false;
	return (dx_val_has(&top) && strcmp(top.text, p.name.text) == 0) ||
	       (dx_gst_signer(job, &signer, &in_head) && dx_str_ieq_c(dx_str(signer.text), p.name.text));
}

/* "Jeevandeep Fibernet Private Limited" over O's GSTIN below the items, and a mark with that word on top of the paper:
 * whose letterhead it is. */
static bool is_mark_of(struct dx_job *job, const struct owner *o)
{
	struct gst_party p = {.gstin = o->gstin};
	struct dx_val top = {0};
	size_t n;

	dx_gst_name_on_top(job, NULL, &top);
	dx_gst_name_over(job, &(struct gst_party){0}, &p, o->line);
	if (!dx_val_has(&top) || !dx_val_has(&p.name) || o->line < dx_gst_head_end(job))
		return false;
	n = strcspn(top.text, " .");
	return n >= MARK_MIN && strlen(p.name.text) > n && strchr(" .", p.name.text[n]) &&
	       dx_str_ieq(dx_strn(p.name.text, n), dx_strn(top.text, n));
}

void dx_gst_whose(struct dx_job *job, struct gst_invoice *inv, bool named)
{
	struct owner o[2];
	size_t first_sells; /* signs that it does */
	size_t first_buys;
	bool law;

	if (dx_val_has(&inv->supplier.gstin) || dx_val_has(&inv->recipient.gstin) || !both(job, o))
		return;
	law = sells_against_law(job, inv, &o[0]);
	first_sells = (size_t)has_contact(job, &o[0]) + is_on_top(job, &o[0]) + has_place(job, &o[1], &o[0]) +
		      sells_against_law(job, inv, &o[1]);
	first_buys = (size_t)has_contact(job, &o[1]) + has_place(job, &o[0], &o[1]) + law + is_mark_of(job, &o[1]);
	/* beside a buyer who is named, and is not registered, the other one may be anybody */
	if (first_buys > 0 && first_sells == 0 && (!named || law || has_place(job, &o[0], &o[1]))) {
		inv->recipient.gstin = o[0].gstin;
		inv->supplier.gstin = o[1].gstin;
	} else if (first_buys > 0 && first_buys >= first_sells) {
		inv->is_doubtful = true;
	}
}

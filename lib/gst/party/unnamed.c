/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Parties whose labels nobody knows. A GSTIN is known by its check digit wherever it stands, and who has it stands in
 * the same block.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/ident.h"

#include "party_int.h"
#include "record/record.h"

#define GSTINS_MAX        8
#define LABEL_WORDS_MAX   4
#define HEADING_WORDS_MAX 2
#define NAME_WORDS_MAX    12 /* a sentence has more */
#define HEADINGS_MAX      2  /* lines over who is written to */
#define POSTAL_FAR        3  /* heights of a line between an address and its last line, at most */

/* ---- headings ---- */

/* A short line over one without figures, and both are nobody's label. */
static bool over_name(struct dx_job *job, const struct dx_block *b)
{
	const char *name;

	if (b->n < 4 || b->lines[0].n > HEADING_WORDS_MAX || dx_block_label(job, b, 0) || dx_block_label(job, b, 1))
		return false;
	name = dx_words_text(job->arena, &b->lines[1]);
	return !strpbrk(dx_words_text(job->arena, &b->lines[0]), "0123456789:,@") && !strpbrk(name, "0123456789:,@") &&
	       dx_gst_may_be_name(name) && strpbrk(dx_words_text(job->arena, &b->lines[2]), "0123456789");
}

size_t dx_gst_is_twin(struct dx_job *job, const struct dx_block *blocks, size_t n, size_t i)
{
	if (!over_name(job, &blocks[i]))
		return 0;
	for (size_t k = 0; k < n; k++)
		if (k != i && blocks[k].at[0] == blocks[i].at[0] && over_name(job, &blocks[k]))
			return 1;
	return 0;
}

/* ---- GSTINs ---- */

static bool is_same(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) && dx_val_has(b) && strcmp(a->text, b->text) == 0;
}

/* All different GSTINs of the head, from above; more than fit are none. */
static size_t gstins_of(struct dx_job *job, struct dx_val *out)
{
	size_t n = 0;

	for (size_t i = 0; i < dx_gst_head_end(job); i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v;
		size_t at = 0;

		while (!line->used && dx_gst_next_gstin(job, line, &at, &v)) {
			bool known = false;

			for (size_t k = 0; k < n; k++)
				known |= is_same(&out[k], &v);
			if (!known && n == GSTINS_MAX)
				return 0;
			if (!known)
				out[n++] = v;
		}
	}
	return n;
}

/* With two of them the seller's is the first; of three nobody knows whose the third is. */
static void assign(const struct dx_val *found, size_t n, struct gst_invoice *inv)
{
	struct dx_val *seller = &inv->supplier.gstin;
	struct dx_val *buyer = &inv->recipient.gstin;

	for (size_t i = 0; i < n && n <= 2; i++) {
		if (is_same(&found[i], seller) || is_same(&found[i], buyer))
			continue;
		if (!dx_val_has(seller))
			*seller = found[i];
		else if (!dx_val_has(buyer))
			*buyer = found[i];
	}
}

/* ---- names ---- */

/* What a line says behind an unknown label with a colon, or all of it. NULL: no name. */
static struct dx_words name_part(struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, i);
	struct dx_words w = b->lines[i];

	for (size_t k = 0; k < w.n; k++) {
		const char *text = w.words[k]->text;
		const char *colon = strchr(text, ':');
		struct dx_words rest = {w.words + k, w.n - k, colon ? (size_t)(colon + 1 - text) : 0, w.page};

		if (!colon)
			continue;
		if (k == 0 && colon == text) /* ": Services": the value of a label beside it */
			return (struct dx_words){0};
		if (k >= LABEL_WORDS_MAX ||
		    (!hit && (colon[1] != '\0' ? w.n - k : w.n - k - 1) < 2) || /* "Type :Deluxe" */
		    (hit && hit->field != GL_NAME && hit->field != GL_RECIPIENT && hit->field != GL_SUPPLIER))
			return (struct dx_words){0};
		if (colon[1] == '\0')
			rest = (struct dx_words){w.words + k + 1, w.n - k - 1, 0, w.page};
		return rest;
	}
	if (hit)
		w.n = 0;
	return w;
}

static bool is_name(struct dx_job *job, const struct dx_words *w)
{
	const char *text;
	size_t digits = 0;

	if (w->n == 0 || w->n > NAME_WORDS_MAX)
		return false;
	text = dx_words_text(job->arena, w);
	for (const char *p = text; *p; p++)
		digits += *p >= '0' && *p <= '9';
	return digits * 3 < strlen(text) && !strpbrk(text, ":@") && !dx_gst_is_postal(text) &&
	       !dx_gst_is_address(text) && dx_gst_may_be_name(text) && !dx_ident_state_in(job->arena, dx_str(text));
}

/* Does GSTIN stand in line I of B, as it is or, at its place, with letters that were misread? */
static bool has_gstin(struct dx_job *job, const struct dx_block *b, size_t i, const struct dx_val *gstin)
{
	const struct dx_words *w = &b->lines[i];
	const struct dx_place *at = &gstin->place;

	for (size_t k = 0; gstin->source == DX_VAL_REPAIRED && k < w->n; k++)
		if (at->page == job->pages[w->page].number && w->words[k]->x0 == at->x0 && w->words[k]->y0 < at->y1 &&
		    w->words[k]->y1 > at->y0)
			return true;
	return strstr(dx_words_text(job->arena, w), gstin->text) != NULL;
}

/* The words of line INDEX that stand above what reaches from X0 to X1. */
static bool above(struct dx_job *job, size_t index, int32_t x0, int32_t x1, struct dx_seg *seg_r)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &job->lines.v[index], &n);

	for (size_t k = 0; k < n; k++) {
		if (segs[k].x1 < x0 || segs[k].x0 > x1)
			continue;
		*seg_r = segs[k];
		return true;
	}
	return false;
}

/* "Reason Code   Quality rejection": do the words of line I of B stand right behind a label that is no party's? */
static bool is_behind_other(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[b->at[i]];

	for (size_t k = l->line_first[b->at[i]]; k < l->line_first[b->at[i] + 1]; k++) {
		const struct dx_label_hit *hit = &l->v[k];
		const size_t behind = hit->first + hit->n;

		if (behind < line->n && line->words[behind] == b->lines[i].words[0])
			return hit->field != GL_NAME && hit->field != GL_RECIPIENT && hit->field != GL_SUPPLIER &&
			       hit->field != GL_SHIP_TO;
	}
	return false;
}

void dx_gst_name_over(struct dx_job *job, const struct gst_party *other, struct gst_party *p, size_t from)
{
	const struct dx_line *last = &job->lines.v[from];
	struct dx_seg seg = {0};
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, last, &n);

	for (size_t k = 0; k < n && seg.n == 0; k++) {
		struct dx_words w = {last->words + segs[k].first, segs[k].n, 0, last->page};

		if (strstr(dx_words_text(job->arena, &w), p->gstin.text))
			seg = segs[k];
	}
	for (size_t i = from; seg.n && i-- > 0;) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_block one = {.lines = &(struct dx_words){0}, .at = &i, .n = 1};
		struct dx_words w;

		if (line->used || line->page != last->page || dx_lines_leading(line, last) > line->height ||
		    !above(job, i, seg.x0, seg.x1, &seg))
			return;
		last = line;
		one.lines[0] = (struct dx_words){line->words + seg.first, seg.n, 0, line->page};
		if (dx_val_has(&other->gstin) && has_gstin(job, &one, 0, &other->gstin))
			return;
		w = name_part(job, &one, 0);
		if (is_name(job, &w) && !is_behind_other(job, &one, 0))
			p->name = dx_words_val(job->arena, &job->lines, &w);
	}
}

/* Where the words left of block B's line I on the page begin; -1: there are none, or they head a name. */
static int32_t left_of(struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_line *line = &job->lines.v[b->at[i]];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	int32_t x0 = -1;

	for (size_t k = 0; k < n && segs[k].x0 < b->lines[i].words[0]->x0; k++)
		x0 = dx_str_ieq_c(dx_str(line->words[segs[k].first + segs[k].n - 1]->text), "name") ? -1 : segs[k].x0;
	return x0;
}

/* "GST Category   Registered Regular" below "Company GSTIN   24AADCU0806F1ZT": what stands in a column of labels and
 * values says something else. */
static bool is_labelled_value(struct dx_job *job, const struct dx_block *b, size_t at, size_t k)
{
	int32_t label = left_of(job, b, at);

	return (k > at || is_behind_other(job, b, k)) && label >= 0 && left_of(job, b, k) == label;
}

/* Is line I of B a heading of somebody? */
static bool heads_party(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, i);

	return hit && (hit->field == GL_RECIPIENT || hit->field == GL_SUPPLIER || hit->field == GL_SHIP_TO);
}

/* The first line of the block with P's GSTIN that may be a name: above it, else below, where nobody else is headed. */
static void name_by_block(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct gst_party *other,
			  struct gst_party *p)
{
	for (size_t i = 0; i < n; i++) {
		const struct dx_block *b = &blocks[i];
		size_t at = 0;
		size_t from = dx_gst_is_twin(job, blocks, n, i);

		while (at < b->n && !has_gstin(job, b, at, &p->gstin))
			at++;
		if (at == b->n || b->at[at] >= dx_gst_head_end(job))
			continue;
		for (size_t k = 0; k < at; k++)
			if (dx_val_has(&other->gstin) && has_gstin(job, b, k, &other->gstin))
				from = k + 1;
		for (size_t k = from; k < b->n; k++) {
			struct dx_words w = name_part(job, b, k);
			struct dx_val v;

			if (k > at && heads_party(job, b, k))
				break;
			if (k == at || !is_name(job, &w) || is_labelled_value(job, b, at, k))
				continue;
			v = dx_words_val(job->arena, &job->lines, &w);
			if (is_same(&v, &other->name))
				continue;
			p->name = v;
			return;
		}
		dx_gst_name_over(job, other, p, b->at[at]);
		if (dx_val_has(&p->name))
			return; /* else there may be another block with it */
	}
}

/* "Kaveri Hardware Mart - 07ABCDE1234F1Z5": who has the GSTIN stands before it, as nothing but its name. */
static void name_before(struct dx_job *job, struct gst_party *p)
{
	struct gst_above it = dx_gst_above(job);

	while (dx_val_has(&p->gstin) && dx_gst_next_above(job, &it)) {
		const struct dx_word *const *words = it.line->words + it.seg->first;
		size_t n = it.seg->n;
		const char *dash = n > 3 ? words[n - 2]->text : "";
		struct dx_words w = {words, n > 3 ? n - 2 : 0, 0, it.line->page};
		const char *text;

		if (w.n == 0 || strcmp(words[n - 1]->text, p->gstin.text) != 0 ||
		    !(strcmp(dash, "-") == 0 || strcmp(dash, "–") == 0 || strcmp(dash, "—") == 0))
			continue;
		text = dx_words_text(job->arena, &w);
		if (!strpbrk(text, "0123456789,:") && is_name(job, &w))
			p->name = dx_words_val(job->arena, &job->lines, &w);
	}
}

/* ---- "Sponsor GSTIN" beside "Sponsor" ---- */

/* A word of a label without what ends it. */
static struct dx_str label_word(const char *text)
{
	return dx_strn(text, strcspn(text, ".:()"));
}

/* How many words of LINE stand in front of "GSTIN" or "GST No", from *FIRST_R on, at the head of the segment that ends
 * before word AT or holds it. */
static size_t stem_before(struct dx_job *job, const struct dx_line *line, size_t at, size_t *first_r)
{
	static const char *const ends[] = {"gstin", "gst", "gstn"};
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = n; k-- > 0;) {
		if (segs[k].first > at)
			continue;
		for (size_t i = 1; i < segs[k].n && i <= HEADING_WORDS_MAX; i++) {
			if (!dx_str_is_one_of(label_word(line->words[segs[k].first + i]->text), ends, DX_LEN(ends)))
				continue;
			*first_r = segs[k].first;
			return i;
		}
	}
	return 0;
}

/* Do words FIRST.. of LINE begin with the N of STEM, and is that, perhaps with "Name", the whole label? */
static bool is_stem(const struct dx_line *line, const struct dx_seg *seg, const struct dx_word *const *stem, size_t n,
		    size_t *len_r)
{
	for (size_t i = 0; i < n; i++)
		if (i >= seg->n || !dx_str_ieq_c(label_word(line->words[seg->first + i]->text), stem[i]->text))
			return false;
	*len_r = n;
	if (*len_r < seg->n && dx_str_ieq_c(label_word(line->words[seg->first + n]->text), "name"))
		++*len_r;
	return *len_r == seg->n || strchr(line->words[seg->first + *len_r - 1]->text, ':') ||
	       line->words[seg->first + *len_r]->text[0] == ':';
}

/* Who is called as the GSTIN's label is: "Sponsor : Yamuna Consulting Group" over "Sponsor GSTIN : 33…". */
static void name_by_stem(struct dx_job *job, struct gst_party *p)
{
	const struct dx_word *const *stem = NULL;
	size_t n_stem = 0;
	size_t end = dx_gst_head_end(job);

	for (size_t i = 0; dx_val_has(&p->gstin) && i < end && n_stem == 0; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v;
		size_t first;
		size_t at = 0;

		while (!line->used && n_stem == 0 && dx_gst_next_gstin(job, line, &at, &v))
			if (is_same(&v, &p->gstin) && (n_stem = stem_before(job, line, at - 1, &first)) > 0)
				stem = (const struct dx_word *const *)line->words + first;
	}
	for (struct gst_above it = dx_gst_above(job); n_stem && dx_gst_next_above(job, &it);) {
		struct dx_label_hit hit = {.field = GL_OTHER, .line = it.index, .first = it.seg->first};
		struct dx_words values[DX_LABEL_VALUES_MAX];

		if (!is_stem(it.line, it.seg, stem, n_stem, &hit.n) ||
		    !dx_labels_values(job->arena, &job->labels, &hit, values) || values[0].n < 2 ||
		    !is_name(job, &values[0]))
			continue;
		p->name = dx_words_val(job->arena, &job->lines, &values[0]);
		return;
	}
}

/* ---- "Company" beside "Name" ---- */

#define COMPANY_NEAR 3 /* lines between it and the GSTIN */

/* Does GSTIN stand in LINE, as it is or with letters that were misread? */
static bool is_on(const struct dx_job *job, const struct dx_line *line, const struct dx_val *gstin)
{
	const struct dx_place *at = &gstin->place;

	for (size_t k = 0; k < line->n; k++)
		if (strstr(line->words[k]->text, gstin->text) ||
		    (at->page == job->pages[line->page].number && line->words[k]->x0 == at->x0 &&
		     line->words[k]->y0 < at->y1 && line->words[k]->y1 > at->y0))
			return true;
	return false;
}

static bool has_gstin_near(struct dx_job *job, size_t index, const struct dx_val *gstin)
{
	size_t from = index > COMPANY_NEAR ? index - COMPANY_NEAR : 0;

	for (size_t i = from; i <= index + COMPANY_NEAR && i < job->lines.n; i++)
		if (is_on(job, &job->lines.v[i], gstin))
			return true;
	return false;
}

/* How far below or above NAME, on line INDEX, GSTIN stands in its column; INT32_MAX: nowhere near. */
static int32_t apart_in_column(struct dx_job *job, size_t index, const struct dx_val *name, const struct dx_val *gstin)
{
	const struct dx_place *at = &gstin->place;

	if (!dx_val_has(gstin) || !has_gstin_near(job, index, gstin) || at->page != name->place.page ||
	    at->x0 >= name->place.x1 || at->x1 <= name->place.x0)
		return INT32_MAX;
	return (int32_t)labs((long)at->y0 - name->place.y0);
}

/* How many of the N words of a run are a firm's label: "Company", "Firm Name", "GSTIN Customer Name"; 0: they are not.
 */
static size_t firm_label(const struct dx_word *const *words, size_t n)
{
	static const char *const firms[] = {"company", "organisation", "organization", "firm"};
	static const char *const owners[] = {"customer", "company", "party", "buyer", "holder", "client"};
	static const char *const taxes[] = {"gst", "gstin"};

	if (n > 2 && dx_str_is_one_of(label_word(words[0]->text), taxes, DX_LEN(taxes)) &&
	    dx_str_is_one_of(label_word(words[1]->text), owners, DX_LEN(owners)) &&
	    dx_str_ieq_c(label_word(words[2]->text), "name"))
		return 3;
	if (!dx_str_is_one_of(label_word(words[0]->text), firms, DX_LEN(firms)))
		return 0;
	return n > 1 && dx_str_ieq_c(label_word(words[1]->text), "name") ? 2 : 1;
}

/* "Name: Mr. A Rao / Company: Sura and Sons / GST ID: …": of a guest and a firm it is the firm that has the number. */
static void name_by_company(struct dx_job *job, const struct gst_party *other, struct gst_party *p)
{
	struct gst_above it = dx_gst_above(job);

	while (dx_val_has(&p->gstin) && dx_gst_next_above(job, &it)) {
		const struct dx_word *const *words = it.line->words + it.seg->first;
		struct dx_label_hit hit = {.field = GL_OTHER, .line = it.index, .first = it.seg->first};
		struct dx_words values[DX_LABEL_VALUES_MAX];
		struct dx_val found;

		hit.n = firm_label(words, it.seg->n);
		if (hit.n == 0 || (!strchr(words[hit.n - 1]->text, ':') &&
				   !(hit.first + hit.n < it.line->n && words[hit.n]->text[0] == ':')))
			continue;
		if (!dx_labels_values(job->arena, &job->labels, &hit, values) || values[0].n < 2 ||
		    values[0].words < it.line->words || values[0].words >= it.line->words + it.line->n ||
		    !is_name(job, &values[0]) || !has_gstin_near(job, it.index, &p->gstin))
			continue;
		found = dx_words_val(job->arena, &job->lines, &values[0]);
		if (is_same(&found, &other->name) || /* in the block beside */
		    apart_in_column(job, it.index, &found, &other->gstin) <
			    apart_in_column(job, it.index, &found, &p->gstin)) /* over the other one's number */
			continue;
		p->name = found;
		return;
	}
}

/* ---- buyers without a GSTIN ---- */

/* "Name     Girish Deshwal" above the items, as small bills have it of who buys. */
static void name_by_label(struct dx_job *job, const struct gst_party *other, struct gst_party *p)
{
	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		struct dx_label_hit hit = {.field = GL_NAME, .line = it.index, .first = it.seg->first, .n = 1};
		struct dx_words values[DX_LABEL_VALUES_MAX];
		struct dx_val v;

		if (!dx_str_ieq_c(label_word(it.line->words[it.seg->first]->text), "name") ||
		    (it.seg->n > 1 && !strchr(it.line->words[it.seg->first]->text, ':') &&
		     it.line->words[it.seg->first + 1]->text[0] != ':') ||
		    !dx_labels_values(job->arena, &job->labels, &hit, values) || values[0].words < it.line->words ||
		    values[0].words >= it.line->words + it.line->n || !is_name(job, &values[0]))
			continue;
		v = dx_words_val(job->arena, &job->lines, &values[0]);
		if (!is_same(&v, &other->name))
			p->name = v;
		return;
	}
}

/* Does a line of B from FROM on, or the first one of the block below it, end with a postal code? */
static bool is_posted(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_block *b,
		      size_t from)
{
	const struct dx_block *next = dx_block_below(blocks, n, b);

	for (size_t i = from; i < b->n; i++)
		if (dx_gst_is_postal(dx_words_text(job->arena, &b->lines[i])))
			return true;
	return next && next->lines[0].words[0]->x0 == b->lines[b->n - 1].words[0]->x0 &&
	       next->y0 - b->y1 <= job->lines.v[b->at[0]].height * POSTAL_FAR &&
	       dx_gst_is_postal(dx_words_text(job->arena, &next->lines[0]));
}

/* "Mr. Rohan Rao": a person. */
static bool is_person(const struct dx_words *w)
{
	static const char *const titles[] = {"mr", "mrs", "ms", "shri", "smt", "sri", "dr"};

	return w->n > 2 && dx_str_is_one_of(label_word(w->words[0]->text), titles, DX_LEN(titles));
}

/* Does line I of B begin an address? "Attn: Head, Stores" may stand over that. */
static bool begins_address(struct dx_job *job, const struct dx_block *b, size_t i)
{
	static const char *const attention[] = {"attn", "attention"};
	const bool attn =
		i + 1 < b->n && dx_str_is_one_of(label_word(b->lines[i].words[0]->text), attention, DX_LEN(attention));

	return dx_gst_is_address(dx_words_text(job->arena, &b->lines[i + attn]));
}

/* Which line of B is a name over an address that ends with a postal code, or a person's; SIZE_MAX: none. Headings may
 * stand over it, "Credit Note" and its number. */
static size_t addressee(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_block *b)
{
	size_t at = 0;

	while (at <= HEADINGS_MAX && at + 1 < b->n && !begins_address(job, b, at + 1))
		at++;
	return at <= HEADINGS_MAX && at + 1 < b->n && !dx_block_label(job, b, at) && is_name(job, &b->lines[at]) &&
			       (is_person(&b->lines[at]) || is_posted(job, blocks, n, b, at + 2))
		       ? at
		       : SIZE_MAX;
}

/* Who stands over the only address of the head that is not the seller's. */
static void name_by_address(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct gst_party *other,
			    struct gst_party *p)
{
	struct dx_val found = {0};

	for (size_t i = 0; i < n; i++) {
		size_t at = addressee(job, blocks, n, &blocks[i]);
		struct dx_val v;

		if (at == SIZE_MAX || blocks[i].at[at] >= dx_gst_head_end(job))
			continue;
		v = dx_words_val(job->arena, &job->lines, &blocks[i].lines[at]);
		if (dx_gst_is_like(v.text, other->name.text) || is_same(&v, &found))
			continue;
		if (dx_val_has(&found))
			return;
		found = v;
	}
	if (dx_val_has(&found))
		p->name = found;
}

/* Nobody sells to himself: the same words of the paper are not both names. A branch may get goods from another one, and
 * is headed then. */
static void drop_own_name(struct gst_invoice *inv, bool named)
{
	const struct dx_val *seller = &inv->supplier.name;
	struct dx_val *buyer = &inv->recipient.name;

	if (!dx_val_has(seller) || !dx_val_has(buyer))
		return;
	if ((!named && dx_str_ieq_c(dx_str(seller->text), buyer->text)) ||
	    (seller->place.page == buyer->place.page && seller->place.x0 == buyer->place.x0 &&
	     seller->place.y0 == buyer->place.y0))
		buyer->source = DX_VAL_ABSENT;
}

void dx_gst_unregistered(struct dx_job *job, const struct dx_block *blocks, size_t n, bool named,
			 struct gst_invoice *inv)
{
	drop_own_name(inv, named);
	if (dx_val_has(&inv->recipient.name) || !dx_val_has(&inv->supplier.name))
		return;
	if (!dx_val_has(&inv->recipient.gstin)) /* a guest's name is none of the firm whose number it is */
		name_by_label(job, &inv->supplier, &inv->recipient);
	if (!dx_val_has(&inv->recipient.name))
		name_by_address(job, blocks, n, &inv->supplier, &inv->recipient);
}

void dx_gst_unnamed(struct dx_job *job, const struct dx_block *blocks, size_t n, struct gst_invoice *inv)
{
	struct dx_val found[GSTINS_MAX];

	assign(found, gstins_of(job, found), inv);
	name_before(job, &inv->supplier);
	name_before(job, &inv->recipient);
	name_by_stem(job, &inv->recipient);
	name_by_company(job, &inv->supplier, &inv->recipient);
	if (dx_val_has(&inv->supplier.gstin) && !dx_val_has(&inv->supplier.name))
		name_by_block(job, blocks, n, &inv->recipient, &inv->supplier);
	if (dx_val_has(&inv->recipient.gstin) && !dx_val_has(&inv->recipient.name))
		name_by_block(job, blocks, n, &inv->supplier, &inv->recipient);
}

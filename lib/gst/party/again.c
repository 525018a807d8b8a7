/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What is misread in the head and the foot of scans, from second readings of its place: GSTINs, of which the check
 * character tells what is right; and roundings, of which the total tells what they come to.
 */
#include <string.h>

#include "dx/extract/ident.h"
#include "dx/extract/want.h"

#include "party_int.h"
#include "party.h"

/* ---- GSTINs ---- */

#define NEAR_BY    2  /* letters lost or added */
#define NEAR_FITS  11 /* places that are as a GSTIN has them */
#define NEAR_WORDS 4
/* So many ways say a GSTIN. */
#define GSTIN_VOTES 2

/* How many places of S, of which the first is place AT of a GSTIN, are as one has them; look-alikes count. */
static size_t fits(struct dx_arena *a, struct dx_str s, size_t at)
{
	static const char shape[] = "99AAAAA9999AXXX";
	char padded[DX_GSTIN_LEN];
	const char *placed;
	size_t n = 0;

	memset(padded, '-', sizeof(padded));
	memcpy(padded + at, s.p, s.n);
	placed = dx_ident_gstin_place(a, dx_strn(padded, DX_GSTIN_LEN));
	for (size_t i = 0; i < DX_GSTIN_LEN; i++) {
		bool digit = placed[i] >= '0' && placed[i] <= '9';

		n += placed[i] != '-' && (shape[i] == 'X' || (shape[i] == '9') == digit);
	}
	return n;
}

/* Is S a GSTIN of which a few letters were misread, lost or added? */
static bool is_near(struct dx_job *job, struct dx_str s)
{
	struct dx_str head = dx_str_sub(s, 0, s.n < DX_GSTIN_LEN ? s.n : DX_GSTIN_LEN);
	struct dx_str tail = dx_str_sub(s, s.n - head.n, head.n);

	return s.n + NEAR_BY >= DX_GSTIN_LEN && s.n <= DX_GSTIN_LEN + NEAR_BY && dx_gst_may_be_gstin(s) &&
	       (fits(job->arena, head, 0) >= NEAR_FITS || fits(job->arena, tail, DX_GSTIN_LEN - tail.n) >= NEAR_FITS);
}

/* Capitals and digits of TEXT, what is left of a label before them ("STIN24…") not; all brackets are Js if JS. */
static struct dx_str letters_of(struct dx_job *job, const char *text, bool js)
{
	const char *label = strstr(text, "TIN");
	char *copy;

	if (label && strlen(label) > DX_GSTIN_LEN)
		text = label + strlen("TIN");
	copy = dx_strndup(job->arena, text, strlen(text));
	for (char *c = copy; js && *c; c++)
		*c = strchr("()[]{}", *c) ? 'J' : *c;
	return dx_gst_plain(job, dx_str(copy));
}

/* The only GSTIN with a right check character that S is, but for look-alikes and a letter too many ("CBS5205" for
 * "CB5205"); NULL: none, or several. */
static const char *only_gstin(struct dx_job *job, struct dx_str s)
{
	const char *found = NULL;

	if (s.n == DX_GSTIN_LEN)
		return dx_ident_gstin_repair(job->arena, s, &found) == 1 ? found : NULL;
	for (size_t drop = 0; s.n == DX_GSTIN_LEN + 1 && drop < s.n; drop++) {
		struct dx_str one = dx_str(
			dx_asprintf(job->arena, "%.*s%.*s", (int)drop, s.p, (int)(s.n - drop - 1), s.p + drop + 1));
		const char *placed = dx_ident_gstin_place(job->arena, one);

		if (!placed || !dx_ident_gstin(dx_str(placed)))
			continue;
		if (found && strcmp(found, placed) != 0)
			return NULL;
		found = placed;
	}
	return found;
}

/* The GSTIN that a reading says. */
static const char *gstin_of(struct dx_job *job, const char *text)
{
	const char *found = only_gstin(job, letters_of(job, text, false));

	return found ? found : only_gstin(job, letters_of(job, text, true));
}

bool dx_gst_gstin_again(struct dx_job *job, struct dx_val *v)
{
	const struct dx_reread *cell = dx_reread_of(job, v->place);
	const char *first = cell ? gstin_of(job, v->text) : NULL; /* of the same pixels as a plain second reading */
	struct dx_ballot b = {.n = 0};
	size_t best = 0;
	bool tie = false;

	dx_wants_add(job, v->place, DX_CELL_CODE);
	for (size_t i = 0; cell && i < cell->n; i++) {
		const struct dx_cell_reading *r = &cell->readings[i];
		const char *said = dx_ballot_takes(r) ? gstin_of(job, r->text) : NULL;

		if (said)
			dx_ballot_add(&b, said);
		if (said && first && dx_reread_is_plain(r))
			first = NULL;
	}
	if (first)
		dx_ballot_add(&b, first);
	for (size_t i = 1; i < b.n; i++) {
		tie = b.votes[i] == b.votes[best] || (tie && b.votes[i] < b.votes[best]);
		best = b.votes[i] > b.votes[best] ? i : best;
	}
	if (b.n == 0 || tie || b.votes[best] < GSTIN_VOTES)
		return false;
	v->text = b.text[best];
	v->source = DX_VAL_REPAIRED;
	return true;
}

bool dx_gst_gstin_near(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	for (size_t i = 0; job->pages[w->page].source == DX_SOURCE_OCR && i < w->n; i++)
		for (size_t k = i; k < w->n && k < i + NEAR_WORDS; k++) {
			struct dx_words part = {w->words + i, k + 1 - i, i ? 0 : w->skip, w->page};
			struct dx_val one = dx_words_val(job->arena, &job->lines, &part);

			if (!is_near(job, dx_gst_plain(job, dx_str(one.text))))
				continue;
			if (!dx_gst_gstin_again(job, &one))
				return false;
			*v = one;
			return true;
		}
	return false;
}

/* ---- roundings ---- */

/* So many ways say an amount that the total bears out. */
#define BORNE_OUT_VOTES 2
#define SIGN_ROOM       2 /* heights before a figure in which its sign stands */

/* The figure behind the label of a rounding, with room for a sign before it. False: none. */
static bool rounding_place(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++) {
		const struct dx_word *label = job->lines.v[hit->line].words[hit->first + hit->n - 1];
		struct dx_words last = {values[i].words + values[i].n - 1, 1, 0, values[i].page};
		int32_t room;

		if (!dx_has_digit(last.words[0]->text))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &last);
		room = v->place.x0 - SIGN_ROOM * (v->place.y1 - v->place.y0);
		if (room > label->x1 || label->y1 <= v->place.y0)
			v->place.x0 = room;
		return v->source == DX_VAL_OCR;
	}
	return false;
}

static bool says_amount(struct dx_job *job, const struct dx_reread *cell, struct dx_dec amount)
{
	unsigned int votes = 0;

	for (size_t i = 0; cell && i < cell->n; i++) {
		struct dx_number n;

		votes += dx_ballot_takes(&cell->readings[i]) &&
			 dx_value_parse(dx_str(cell->readings[i].text), job->tables.rule, &n) &&
			 dx_dec_cmp(n.value, amount) == 0;
	}
	return votes >= BORNE_OUT_VOTES;
}

bool dx_gst_says_again(struct dx_job *job, struct dx_place place, struct dx_dec amount)
{
	dx_wants_add(job, place, DX_CELL_AMOUNT);
	return says_amount(job, dx_reread_of(job, place), amount);
}

void dx_gst_rounding_again(struct dx_job *job, struct dx_val *rounding, struct dx_dec lacks)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_ROUND_OFF, &at))) {
		struct dx_val v;

		if (!rounding_place(job, hit, &v))
			continue;
		if (!dx_gst_says_again(job, v.place, lacks))
			continue;
		v.dec = lacks;
		v.source = DX_VAL_REPAIRED;
		*rounding = v;
		return;
	}
}

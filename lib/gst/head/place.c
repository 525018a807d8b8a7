/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Place of supply: behind its label, or behind words that say nothing else ("State of delivery", "POS-Kerala"). */
#include <string.h>

#include "dx/extract/ident.h"

#include "head.h"
#include "party/party.h"
#include "record/record.h"

#define LABEL_WORDS_MAX 6
#define VALUE_FAR       4 /* heights between the parts of a value whose signs are lost */
#define UNDER_MAX       3 /* lines under a heading of which one says the state */

/* The first label whose value is a state: "Supply to SEZ unit …" has none. */
static bool by_label(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_PLACE_OF_SUPPLY, &at))) {
		/* beside it, or in the row of boxes below */
		if ((!hit->inner || hit->has_colon) && dx_gst_state_behind(job, hit, v))
			return true;
	}
	return false;
}

static struct dx_str bare(const char *word)
{
	return dx_strn(word, strcspn(word, ".:,()-"));
}

/* Is TEXT of a scan "Place", but for its first letter, on which a rule of the form or the edge of a stamp may lie? */
static bool is_place(const struct dx_word *w)
{
	return w->conf < 100 && dx_str_ieq_c(dx_strn(bare(w->text).n == 5 ? w->text + 1 : "", 4), "lace");
}

/* How many words from FIRST on name the place where something is supplied, *N_R of them; false: they do not. */
static bool names_place(const struct dx_line *line, const struct dx_seg *seg, size_t *n_r)
{
	static const char *const place[] = {"state", "place", "location"};
	static const char *const supply[] = {"supply", "supplied", "service", "services", "delivery", "consumption"};
	static const char *const others[] = {"supplier", "supplier's", "customer", "date",
					     "code",     "no",         "type",     "nature"};
	bool has_place = false;
	bool has_supply = false;

	for (size_t i = 0; i < seg->n && i < LABEL_WORDS_MAX; i++) {
		const char *text = line->words[seg->first + i]->text;

		if (dx_str_is_one_of(bare(text), others, DX_LEN(others)))
			return false;
		has_place |=
			dx_str_is_one_of(bare(text), place, DX_LEN(place)) || is_place(line->words[seg->first + i]);
		has_supply |= dx_str_is_one_of(bare(text), supply, DX_LEN(supply));
		if (has_place && has_supply) {
			*n_r = i + 1;
			return true;
		}
	}
	return false;
}

/* Is line I of B such words and nothing else? */
static bool is_heading(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_line *line = &job->lines.v[b->at[i]];
	const struct dx_seg seg = {.first = (size_t)(b->lines[i].words - line->words), .n = b->lines[i].n};
	size_t n;

	return names_place(line, &seg, &n) && n == seg.n;
}

/* "Site / Place of Supply" over "Tower 4, Ring Road" over "Gujarat (24)": the first of these lines that is a state. */
static bool by_heading(struct dx_job *job, struct dx_val *v)
{
	size_t n;
	const struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);

	for (size_t i = 0; i < n; i++) {
		const struct dx_block *b = &blocks[i];
		size_t from = 0;

		while (from < b->n && !is_heading(job, b, from))
			from++;
		for (size_t k = from + 1; k < b->n && k <= from + UNDER_MAX && !dx_block_label(job, b, k); k++) {
			const char *code =
				dx_ident_state_in(job->arena, dx_str(dx_words_text(job->arena, &b->lines[k])));

			if (!code)
				continue;
			*v = dx_words_val(job->arena, &job->lines, &b->lines[k]);
			v->text = code;
			return true;
		}
	}
	return false;
}

/* "POS-Kerala": the state in the label's own word and those behind it. */
static bool behind_pos(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	const char *text = line->words[seg->first]->text;
	struct dx_words w = {line->words + seg->first, seg->n, 4, line->page};
	const char *code;

	if (strlen(text) < 6 || !dx_str_ieq_c(dx_strn(text, 3), "pos") || !strchr("-:", text[3]))
		return false;
	code = dx_ident_state_in(job->arena, dx_str(dx_words_text(job->arena, &w)));
	if (!code)
		return false;
	*v = dx_words_val(job->arena, &job->lines, &w);
	v->text = code;
	return true;
}

/* "(105    Delhi" of a scan, for ": 07 - Delhi": the state that the words of W on LINE, or what stands right behind
 * them, end with; NULL: none. */
static const char *state_behind_misread(struct dx_job *job, const struct dx_line *line, struct dx_words *w)
{
	const struct dx_word *const *end = (const struct dx_word *const *)line->words + line->n;
	const char *code = NULL;

	if (w->words < (const struct dx_word *const *)line->words || w->words >= end)
		return NULL;
	while (w->n < LABEL_WORDS_MAX && w->words + w->n < end &&
	       w->words[w->n]->x0 - w->words[w->n - 1]->x1 <= VALUE_FAR * line->height)
		w->n++;
	for (; w->n > 0 && !code; w->words += !code, w->n -= !code) {
		w->skip = 0;
		if (!dx_has_digit(w->words[0]->text)) /* no code alone */
			code = dx_ident_state_in(job->arena, dx_str(dx_words_text(job->arena, w)));
	}
	return code;
}

static bool by_words(struct dx_job *job, size_t index, const struct dx_seg *seg, struct dx_val *v)
{
	struct dx_label_hit hit = {.field = GL_OTHER, .line = index, .first = seg->first};
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const char *code;

	if (!names_place(&job->lines.v[index], seg, &hit.n) ||
	    !dx_labels_values(job->arena, &job->labels, &hit, values))
		return false;
	code = dx_ident_state_in(job->arena, dx_str(dx_words_text(job->arena, &values[0])));
	if (!code && job->pages[values[0].page].source == DX_SOURCE_OCR)
		code = state_behind_misread(job, &job->lines.v[index], &values[0]);
	if (!code)
		return false;
	*v = dx_words_val(job->arena, &job->lines, &values[0]);
	v->text = code;
	return true;
}

static bool is_verb(const char *word)
{
	return dx_str_ieq_c(dx_str(word), "is") || dx_str_ieq_c(dx_str(word), "being");
}

/* The word of LINE with which the place begins that HIT is the label of, in a sentence; LINE's end: none. */
static size_t said_at(const struct dx_line *line, const struct dx_label_hit *hit)
{
	size_t at = hit->first + hit->n;

	if (hit->has_colon) {
		while (at < line->n && strcmp(line->words[at]->text, ":") == 0)
			at++;
		return at;
	}
	while (at < line->n && at < hit->first + hit->n + LABEL_WORDS_MAX && !is_verb(line->words[at]->text))
		at++;
	return at < line->n && is_verb(line->words[at]->text) ? at + 1 : line->n;
}

/* Does LINE end with the label HIT, and perhaps the verb behind it, of a sentence that the next line goes on with? */
static bool ends_with(const struct dx_line *line, const struct dx_label_hit *hit)
{
	const size_t end = hit->first + hit->n;

	return hit->has_colon || end == line->n || (end + 1 == line->n && is_verb(line->words[end]->text));
}

/* The first words of the line below HIT's, which ends with it, where it goes on with a sentence: N is 0 where it does
 * not. */
static struct dx_words next_line(struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_line *next = line + 1;
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t from;
	int32_t off;

	if (!hit->inner || !ends_with(line, hit) || hit->line + 1 >= job->lines.n || next->page != line->page ||
	    next->n == 0 || n == 0 || dx_lines_leading(line, next) > 2 * line->height)
		return (struct dx_words){0};
	off = next->words[0]->x0 - line->words[segs[n - 1].first]->x0;
	if (off > line->height || off < -line->height)
		return (struct dx_words){0};
	from = !hit->has_colon && hit->first + hit->n == line->n && is_verb(next->words[0]->text);
	if (!hit->has_colon && hit->first + hit->n == line->n && !from)
		return (struct dx_words){0};
	n = next->n - from;
	return (struct dx_words){next->words + from, n < LABEL_WORDS_MAX ? n : LABEL_WORDS_MAX, 0, next->page};
}

/* "Place of supply of the services is Karnataka (State Code 29)", "… the following work, place of supply being Odisha
 * (State Code 21).", "Place of Supply : Gujarat. Tax payable …", which may begin on the next line. */
static bool by_sentence(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_PLACE_OF_SUPPLY, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t is = said_at(line, hit);
		struct dx_words w;
		const char *code;

		w = is < line->n ? (struct dx_words){line->words + is, line->n - is, 0, line->page}
				 : next_line(job, hit);
		for (; w.n > 0; w.n--) { /* the sentence goes on */
			code = w.n <= LABEL_WORDS_MAX
				       ? dx_ident_state_in(job->arena, dx_str(dx_words_text(job->arena, &w)))
				       : NULL;
			if (!code)
				continue;
			*v = dx_words_val(job->arena, &job->lines, &w);
			v->text = code;
			return true;
		}
	}
	return false;
}

/* How many words of LINE before LABEL are the state's: "State Code: 08 (Place of Supply)" in brackets, "Maharashtra
 * (State Code 27), which is the place of supply"; 0: it says nothing of what is before it. */
static size_t said_before(const struct dx_line *line, size_t label)
{
	static const char *const links[] = {"which", "is", "being", "the", "our"};
	size_t n = label;

	if (label > 0 && line->words[label]->text[0] == '(')
		return label;
	while (n > 0 && dx_str_is_one_of(bare(line->words[n - 1]->text), links, DX_LEN(links)))
		n--;
	return n < label && (dx_str_ieq_c(bare(line->words[n]->text), "which") ||
			     dx_str_ieq_c(bare(line->words[n]->text), "being"))
		       ? n
		       : 0;
}

/* The state right in front of the label. */
static bool before_label(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_PLACE_OF_SUPPLY, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		const size_t end = said_before(line, hit->first);

		for (size_t n = 1; n <= end && n <= LABEL_WORDS_MAX; n++) {
			struct dx_words w = {line->words + end - n, n, 0, line->page};
			const char *code = dx_ident_state_in(job->arena, dx_str(dx_words_text(job->arena, &w)));

			if (line->words[end - n + 1]->x0 - w.words[0]->x1 > line->height)
				break;
			if (!code)
				continue;
			*v = dx_words_val(job->arena, &job->lines, &w);
			v->text = code;
			return true;
		}
	}
	return false;
}

void dx_gst_place(struct dx_job *job, struct gst_invoice *inv)
{
	if (by_label(job, &inv->place_of_supply))
		return;
	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);)
		if (behind_pos(job, it.line, it.seg, &inv->place_of_supply) ||
		    by_words(job, it.index, it.seg, &inv->place_of_supply))
			return;
	if (!by_sentence(job, &inv->place_of_supply) && !before_label(job, &inv->place_of_supply))
		(void)by_heading(job, &inv->place_of_supply);
}

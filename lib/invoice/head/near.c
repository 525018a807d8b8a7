/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Addresses of who sells and who buys, when their names are known: rid of what is none of them. That of who sells,
 * where the block that has his name has none, is looked for behind his name in the foot, and beside or under it in a
 * letterhead that is centred.
 */
#include <string.h>

#include "party_int.h"

#define UNDER_LINES 6  /* lines of the page under a name in which its address may begin */
#define OTHERS      2  /* lines between the two that say something else */
#define LINES       4  /* of one address */
#define FAR         2  /* heights between two of its lines, at most */
#define WORDS       40 /* of one address, at most */
#define YEAR_FIRST  "19"
#define YEAR_SECOND "20"
#define YEAR_DIGITS 4
#define OWN_WORDS   12 /* of an address that stands beside a name */
#define RUN_APART   3  /* heights between the parts of a line that is centred as a whole, at most */
#define MIDDLE_NEAR 2  /* heights between the middles of two lines that are centred */

struct search {
	struct dx_job *job;
	const struct inv_party *other;
	struct inv_party *party;
};

/* ---- */

/* Is line AT that of the other party's name or address? */
static bool is_others(const struct search *s, const struct dx_line *line, const struct dx_seg *seg)
{
	const struct dx_val *const vals[] = {&s->other->name, &s->other->address};

	for (size_t i = 0; i < DX_LEN(vals); i++) {
		const struct dx_place *place = &vals[i]->place;

		if (dx_val_has(vals[i]) && place->page == s->job->pages[line->page].number && line->y0 < place->y1 &&
		    line->y1 > place->y0 && seg->x0 < place->x1 && seg->x1 > place->x0)
			return true;
	}
	return false;
}

static const char *text_of(const struct search *s, const struct dx_line *line, size_t first, size_t n)
{
	return dx_lines_text(s->job->arena, line->words + first, n);
}

/* "Douala, le 30 mars 2024": a year at the end, which is no postal code. */
static bool ends_in_year(const char *text)
{
	size_t n = strlen(text);
	const char *last = strrchr(text, ' ');
	const char *before;

	if (n < YEAR_DIGITS + 1 || !last || strlen(last + 1) != YEAR_DIGITS ||
	    (strncmp(last + 1, YEAR_FIRST, 2) != 0 && strncmp(last + 1, YEAR_SECOND, 2) != 0) ||
	    strspn(last + 1, "0123456789") != YEAR_DIGITS)
		return false;
	for (before = last; before > text && before[-1] != ' ';)
		before--;
	return strspn(before, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") + before < last; /* but "NSW 2000" */
}

/* TEXT as the seller's address; empty: it is none. */
static const char *cleaned(const struct search *s, const char *text)
{
	const char *id = dx_val_has(&s->party->tax_id) ? s->party->tax_id.text : "";

	text = dx_invoice_clean_address(s->job, text, s->party->name.text, id, true);
	return ends_in_year(text) ? "" : text;
}

/* The seller's address is TEXT, which is what N WORDS of PAGE say. */
static bool set(const struct search *s, size_t page, const struct dx_word *const *words, size_t n, const char *text)
{
	s->party->address = dx_lines_val(s->job->arena, &s->job->pages[page], words, n);
	s->party->address.text = text;
	return true;
}

/* ---- behind, beside, under ---- */

/* "Acme Ltd | 12 Ring Road | 9206 BG Drachten | VAT no. …", "Acme Ltd. Registered office: …". */
static bool behind(const struct search *s, const struct dx_line *line, const struct dx_seg *seg, size_t name)
{
	const struct dx_word *const *words = line->words + seg->first + name;
	const char *text;

	if (seg->n <= name)
		return false;
	text = cleaned(s, text_of(s, line, seg->first + name, seg->n - name));
	return *text && dx_invoice_says_where(s->job, text) && set(s, line->page, words, seg->n - name, text);
}

/* A whole address with a postal code right of the name NAME of line AT, in what letters soever. */
static bool beside(const struct search *s, size_t at, const struct dx_seg *name)
{
	const struct dx_line *own = &s->job->lines.v[at];

	for (size_t i = at > 0 ? at - 1 : 0; i < s->job->lines.n && i <= at + 1; i++) {
		const struct dx_line *line = &s->job->lines.v[i];
		size_t n;
		const struct dx_seg *segs = dx_lines_segments(s->job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			const struct dx_words w = {line->words + segs[k].first, segs[k].n, 0, line->page};
			const char *text = cleaned(s, text_of(s, line, segs[k].first, segs[k].n));

			if (line->page == own->page && line->y0 < own->y1 && line->y1 > own->y0 && !line->used &&
			    segs[k].x0 > name->x1 && segs[k].n <= OWN_WORDS && strchr(text, ',') &&
			    !is_others(s, line, &segs[k]) && dx_invoice_has_code(text, &w))
				return set(s, line->page, w.words, w.n, text);
		}
	}
	return false;
}

/* Do A and SEG begin or end at one place, or have their middle there? */
static bool is_aligned(const struct dx_seg *a, const struct dx_line *line, const struct dx_seg *seg)
{
	const int32_t near = line->height;
	const int32_t left = seg->x0 - a->x0;
	const int32_t right = seg->x1 - a->x1;
	const int32_t middle = (left + right) / 2;

	return (left < near && left > -near) || (right < near && right > -near) ||
	       (middle < MIDDLE_NEAR * near && middle > -MIDDLE_NEAR * near);
}

/* The heading of a party, the paper's title or another label begins SEG of line AT. */
static bool is_labelled(const struct dx_job *job, size_t at, const struct dx_seg *seg)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first == seg->first && l->v[i].field != IL_ADDRESS &&
		    (l->v[i].has_colon || l->v[i].n == seg->n))
			return true;
	return false;
}

/* "RR 2 Box 118   McMinnville, TN 37110   (931) 555-0142": all of LINE in one, where its N runs SEGS stand no farther
 * apart than words of one line do, and have their middle under that of NAME; NULL: they do not. */
static const struct dx_seg *centred_run(const struct search *s, const struct dx_line *line, const struct dx_seg *segs,
					size_t n, const struct dx_seg *name)
{
	const int32_t off = (segs[0].x0 + segs[n - 1].x1) / 2 - (name->x0 + name->x1) / 2;
	struct dx_seg *all;

	if (n < 2 || off > line->height / 2 || -off > line->height / 2)
		return NULL;
	for (size_t k = 1; k < n; k++)
		if (segs[k].x0 - segs[k - 1].x1 > RUN_APART * line->height)
			return NULL;
	all = DX_NEW(s->job->arena, struct dx_seg);
	*all = (struct dx_seg){.first = 0, .n = line->n, .x0 = segs[0].x0, .x1 = segs[n - 1].x1};
	return all;
}

/* The run of LINE that stands under the name NAME; NULL: none. */
static const struct dx_seg *under_name(const struct search *s, size_t at, const struct dx_seg *name)
{
	const struct dx_line *line = &s->job->lines.v[at];
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(s->job->arena, line, &n);
	const struct dx_seg *all = centred_run(s, line, segs, n, name);

	if (all && !is_others(s, line, all) && !is_labelled(s->job, at, all))
		return all;
	for (size_t k = 0; k < n; k++)
		if (is_aligned(name, line, &segs[k]))
			return is_others(s, line, &segs[k]) || is_labelled(s->job, at, &segs[k]) ? NULL : &segs[k];
	return NULL;
}

/* Does word I of LINE stand apart from the one before it: by a gap, or by several blanks where others have one? */
static bool stands_apart(const struct dx_line *line, size_t i)
{
	int32_t gap = line->words[i]->x0 - line->words[i - 1]->x1;
	int32_t least = gap;

	for (size_t k = 1; k < line->n; k++) {
		int32_t one = line->words[k]->x0 - line->words[k - 1]->x1;

		least = one > 0 && one < least ? one : least;
	}
	return gap > line->height || (2 * gap > line->height && 2 * gap > 5 * least);
}

/* The words of SEG, with a comma where they stand apart. */
static const char *text_of_runs(const struct search *s, const struct dx_line *line, const struct dx_seg *seg)
{
	const char *text = "";
	size_t from = seg->first;

	for (size_t i = from + 1; i <= seg->first + seg->n; i++) {
		if (i < seg->first + seg->n && !stands_apart(line, i))
			continue;
		text = dx_asprintf(s->job->arena, "%s%s%s", text, *text ? ", " : "", text_of(s, line, from, i - from));
		from = i;
	}
	return text;
}

static bool under(const struct search *s, size_t at, const struct dx_seg *name)
{
	const struct dx_word *words[WORDS];
	const struct dx_line *own = &s->job->lines.v[at];
	const char *all = "";
	size_t n_words = 0;
	size_t others = 0;
	size_t lines = 0;
	int32_t y1 = own->y1;

	for (size_t i = at + 1; i < s->job->lines.n && i <= at + UNDER_LINES && lines < LINES; i++) {
		const struct dx_line *line = &s->job->lines.v[i];
		const struct dx_seg *seg;
		const char *text;

		if (line->page != own->page || line->used || line->y0 - y1 > FAR * line->height)
			break;
		seg = under_name(s, i, name);
		if (!seg)
			continue;
		y1 = line->y1;
		text = text_of_runs(s, line, seg);
		if (lines == 0 &&
		    (!dx_has_digit(cleaned(s, text)) || !dx_has_letter(text) || dx_invoice_says_trade(text))) {
			if (others++ == OTHERS)
				break;
			continue; /* what the firm does, its registrations */
		}
		for (size_t k = 0; k < seg->n && n_words < WORDS; k++)
			words[n_words++] = line->words[seg->first + k];
		all = dx_asprintf(s->job->arena, "%s%s%s", all, *all ? ", " : "", text);
		lines++;
		if (strcmp(cleaned(s, all), all) != 0)
			break; /* a telephone ends it */
	}
	all = cleaned(s, all);
	return *all && dx_invoice_says_where(s->job, all) && set(s, own->page, words, n_words, all);
}

/* ---- */

/* How many words of SEG of LINE, from its first one on, are NAME; 0: it does not begin with it. */
static size_t says_name(const struct dx_line *line, const struct dx_seg *seg, const char *name)
{
	size_t n = 0;

	for (name += strspn(name, " "); *name; name += strspn(name, " ")) {
		size_t len = strcspn(name, " ");

		if (n >= seg->n || !dx_invoice_same_word(dx_strn(name, len), line->words[seg->first + n]->text))
			return 0;
		n++;
		name += len;
	}
	return n;
}

static bool at_name(const struct search *s, size_t at)
{
	const struct dx_line *line = &s->job->lines.v[at];
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(s->job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		size_t name = says_name(line, &segs[k], s->party->name.text);

		if (!name || is_others(s, line, &segs[k]))
			continue;
		if (behind(s, line, &segs[k], name))
			return true;
		if (name == segs[k].n && beside(s, at, &segs[k]))
			return true;
		if (under(s, at, &segs[k]))
			return true;
	}
	return false;
}

/* The address of PARTY, who sells and is not OTHER, with his name elsewhere. */
static void look_near(struct dx_job *job, const struct inv_party *other, struct inv_party *party)
{
	const struct search s = {job, other, party};

	for (size_t i = 0; i < job->lines.n; i++)
		if (!job->lines.v[i].used && at_name(&s, i))
			return;
}

/* ---- */

/* The address of PARTY without what is none of it; absent where nothing is left. */
static void clean(struct dx_job *job, struct inv_party *party, bool letterhead)
{
	const char *text;

	if (!dx_val_has(&party->address) ||
	    (party->address.source != DX_VAL_TEXT_LAYER && party->address.source != DX_VAL_OCR))
		return;
	text = dx_invoice_clean_address(job, party->address.text, dx_val_has(&party->name) ? party->name.text : "",
					dx_val_has(&party->tax_id) ? party->tax_id.text : "", letterhead);
	if (*text)
		party->address.text = text;
	else
		party->address = (struct dx_val){0};
}

void dx_invoice_addresses(struct dx_job *job, struct inv_invoice *inv)
{
	clean(job, &inv->supplier, true);
	clean(job, &inv->recipient, false);
	if (!dx_val_has(&inv->supplier.address) && dx_val_has(&inv->supplier.name))
		look_near(job, &inv->recipient, &inv->supplier);
	if (!dx_val_has(&inv->supplier.address) && dx_val_has(&inv->supplier.name))
		dx_invoice_address_opposite(job, &inv->recipient, &inv->supplier);
}

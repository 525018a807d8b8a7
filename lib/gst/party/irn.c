/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The IRN of a registered invoice: where it is printed, what second readings of a scan make of it, and what it must be.
 * It is SHA-256 of supplier's GSTIN, financial year, document type and number, as the registration portal hashes them
 * (see dx/einv/einv.h): where the values of the paper come to it, each of them was read right.
 */
#include <string.h>

#include "dx/base/utf8.h"
#include "dx/einv/einv.h"
#include "dx/extract/ident.h"
#include "dx/extract/want.h"

#include "party.h"
#include "party_int.h"

#define IRN_PART_MIN 16 /* letters and digits of an IRN's first line */
#define UNDER_LINES  6  /* from the label of an IRN to its second line */

#define HASH_LEN   64
#define HASH_WORD  6 /* letters of a word that is a part of one */
#define HASH_MORE  4 /* the same where one goes on below */
#define HASH_SLACK 6 /* letters lost or added, of all */
#define HASH_LINES 4
#define HASH_ODD   4 /* one letter of so many may be none of a hash, where its words are looked for */
/* So many ways, the first reading counted, say a part of it. */
#define HASH_VOTES 3
/* And so many that a letter of it has a bar. */
#define BAR_VOTES 2

/* What recognition takes for a digit of a hash. */
static const char *const alike[][2] = {{"\342\202\254", "e"},
				       {"\302\243", "f"},
				       {"\302\242", "c"},
				       {"l", "1"},
				       {"I", "1"},
				       {"|", "1"},
				       {"O", "0"},
				       {"o", "0"},
				       {"Q", "0"},
				       {"S", "5"},
				       {"t", "f"},
				       {" ", ""},
				       {"-", ""}};

/* WORD in small letters, with such ones put right: "€a46l" is "ea461"; NULL: it is none. */
static char *hex(struct dx_arena *a, const char *word)
{
	char *out = dx_alloc(a, strlen(word) + 1);
	size_t n = 0;

	while (*word) {
		char c = *word >= 'A' && *word <= 'F' ? (char)(*word - 'A' + 'a') : *word;
		size_t i = 0;

		if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f')) {
			out[n++] = c;
			word++;
			continue;
		}
		while (i < DX_LEN(alike) && strncmp(word, alike[i][0], strlen(alike[i][0])) != 0)
			i++;
		if (i == DX_LEN(alike))
			return NULL;
		if (alike[i][1][0])
			out[n++] = alike[i][1][0];
		word += strlen(alike[i][0]);
	}
	out[n] = '\0';
	return out;
}

/* How many letters WORD, which may be a part of a hash, has; of a long one some may be misread as anything. 0: it is
 * none.
 */
static size_t hash_letters(struct dx_arena *a, const char *word)
{
	const char *plain = hex(a, word);
	struct dx_str s = dx_str(word);
	size_t pos = 0;
	size_t n = 0;
	size_t odd = 0;
	uint32_t cp;

	if (plain)
		return strlen(plain);
	while (dx_utf8_next(s, &pos, &cp)) {
		n++;
		odd += cp >= 0x80 || !strchr("0123456789abcdefABCDEF", (int)cp);
	}
	return n >= HASH_WORD && odd * HASH_ODD <= n ? n : 0;
}

/* The run of words of LINE from word FROM on that is a part of a hash, the first of LEAST letters or more, and how many
 * letters it has; 0: there is none. */
static size_t hash_part(struct dx_job *job, const struct dx_line *line, size_t from, size_t least, struct dx_words *w_r)
{
	size_t letters = 0;
	size_t i = from;

	while (i < line->n && hash_letters(job->arena, line->words[i]->text) < least)
		i++;
	for (from = i; i < line->n; i++) {
		size_t n = hash_letters(job->arena, line->words[i]->text);

		if (!n || letters + n > HASH_LEN + HASH_SLACK)
			break;
		letters += n;
	}
	*w_r = (struct dx_words){line->words + from, i - from, 0, line->page};
	return letters;
}

struct hash_parts {
	struct dx_val v[HASH_LINES];
	struct dx_ballot ballot[HASH_LINES];
	size_t n;
};

static void vote_part(struct dx_job *job, struct dx_val *v, struct dx_ballot *b)
{
	const struct dx_reread *cell = dx_reread_of(job, v->place);
	const char *first = hex(job->arena, v->text);

	dx_wants_add(job, v->place, DX_CELL_HEX);
	if (first && *first)
		dx_ballot_add(b, first);
	for (size_t i = 0; cell && i < cell->n; i++) {
		const char *text = dx_ballot_takes(&cell->readings[i]) ? hex(job->arena, cell->readings[i].text) : NULL;

		if (text && *text)
			dx_ballot_add(b, text);
	}
}

/* The parts of the hash behind HIT: one line, or several that begin one below the other. False: there is none. */
static bool find_parts(struct dx_job *job, const struct dx_label_hit *hit, struct hash_parts *p)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t letters = 0;
	int32_t x0 = 0;

	*p = (struct hash_parts){.n = 0};
	for (size_t i = hit->line; i < job->lines.n && p->n < HASH_LINES && letters + HASH_SLACK < HASH_LEN; i++) {
		const struct dx_line *next = &job->lines.v[i];
		struct dx_words w;
		size_t n = 0;

		for (size_t from = i == hit->line ? hit->first + hit->n : 0; from < next->n && n == 0; from++) {
			n = hash_part(job, next, from, p->n ? HASH_MORE : HASH_WORD, &w);
			if (n && p->n && (w.words[0]->x0 < x0 - line->height || w.words[0]->x0 > x0 + line->height))
				n = 0;
		}
		if (n == 0 || next->page != line->page) {
			if (i > hit->line + 1)
				break;
			continue;
		}
		letters += n;
		x0 = w.words[0]->x0;
		p->v[p->n++] = dx_words_val(job->arena, &job->lines, &w);
	}
	return letters + HASH_SLACK >= HASH_LEN && letters <= HASH_LEN + HASH_SLACK;
}

/* Do A and B differ at most where one has an f and the other a 1, and in a letter that the end of one lacks? */
static bool same_but_for_bars(const char *a, const char *b)
{
	for (; *a && *b; a++, b++)
		if (*a != *b && !((*a == '1' && *b == 'f') || (*a == 'f' && *b == '1')))
			return false;
	return strlen(a) + strlen(b) <= 1;
}

/* How many readings say TEXT but for lost bars, or all of it but the letter with which it begins. */
static unsigned int votes_for(const struct dx_ballot *b, const char *text)
{
	unsigned int votes = 0;

	for (size_t k = 0; k < b->n; k++)
		if (same_but_for_bars(b->text[k], text) || strcmp(b->text[k], text + 1) == 0)
			votes += b->votes[k];
	return votes;
}

/* How many readings that say TEXT, as above, have an f (or a 1, which C says) in its place AT. */
static unsigned int votes_at(const struct dx_ballot *b, const char *text, size_t at, char c)
{
	unsigned int votes = 0;

	for (size_t k = 0; k < b->n; k++) {
		const char *one = b->text[k];

		if (same_but_for_bars(one, text))
			votes += one[at] == c ? b->votes[k] : 0;
		else if (at > 0 && strcmp(one, text + 1) == 0)
			votes += one[at - 1] == c ? b->votes[k] : 0;
	}
	return votes;
}

/*
 * What most readings of part K say, of so many letters as the others leave; NULL: too few say one thing. An f whose bar
 * is lost is read as a 1, and no 1 gets a bar: two that see one are right, one is not enough to tell.
 */
static const char *elect_part(struct dx_job *job, const struct hash_parts *p, size_t k, size_t letters)
{
	const struct dx_ballot *b = &p->ballot[k];
	size_t i = 0;
	char *text;

	while (i < b->n && !(strlen(b->text[i]) == letters && votes_for(b, b->text[i]) >= HASH_VOTES))
		i++;
	if (i == b->n)
		return NULL;
	text = dx_strdup(job->arena, b->text[i]);
	for (size_t at = 0; at < letters; at++) {
		unsigned int bars = votes_at(b, text, at, 'f');

		if ((text[at] != '1' && text[at] != 'f') || !bars || !votes_at(b, text, at, '1'))
			continue;
		if (bars < BAR_VOTES)
			return NULL;
		text[at] = 'f';
	}
	return text;
}

/* Letters of part K by most of its readings. */
static size_t usual_length(const struct hash_parts *p, size_t k)
{
	const struct dx_ballot *b = &p->ballot[k];
	size_t best = 0;

	for (size_t i = 1; i < b->n; i++)
		best = b->votes[i] > b->votes[best] ? i : best;
	return b->n ? strlen(b->text[best]) : 0;
}

static bool join_parts(struct dx_job *job, struct hash_parts *p, struct dx_val *v)
{
	const char *whole = "";
	struct dx_val found = p->v[0];
	size_t letters = 0;

	for (size_t k = 0; k < p->n; k++) {
		size_t n = k + 1 < p->n ? usual_length(p, k) : HASH_LEN - letters;
		const char *part = letters + n <= HASH_LEN ? elect_part(job, p, k, n) : NULL;

		if (!part)
			return false;
		whole = dx_asprintf(job->arena, "%s%s", whole, part);
		letters += n;
		found.place = dx_place_join(found.place, p->v[k].place);
	}
	if (!dx_ident_irn(dx_str(whole)))
		return false;
	found.text = whole;
	found.source = DX_VAL_REPAIRED;
	*v = found;
	return true;
}

/* The word right below W, which line AT has or one of the next, with the same left edge; NULL: none. Lines of a column
 * beside it may stand between. */
static const struct dx_word *word_under(const struct dx_job *job, size_t at, const struct dx_word *w)
{
	for (size_t i = at; i < job->lines.n && i <= at + UNDER_LINES && job->lines.v[i].page == job->lines.v[at].page;
	     i++) {
		int32_t height = job->lines.v[i].height;

		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const struct dx_word *o = job->lines.v[i].words[k];

			if (o->y0 > w->y0 + height / 2 && o->y0 < w->y1 + height && o->x0 > w->x0 - height / 2 &&
			    o->x0 < w->x0 + height / 2)
				return o;
		}
	}
	return NULL;
}

/* The IRN that begins with HEAD, right behind its label or below it, and goes on under it; the first line may end with
 * a hyphen. */
static bool irn_from(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_word *head, struct dx_val *v)
{
	const struct dx_word *label = job->lines.v[hit->line].words[hit->first];
	const struct dx_word *tail = word_under(job, hit->line, head);
	size_t used = strlen(head->text);
	const char *both;

	while (used && head->text[used - 1] == '-')
		used--;
	if (!tail) /* a paragraph goes on below its label */
		tail = word_under(job, hit->line, label);
	if (!tail || used < IRN_PART_MIN)
		return false;
	both = dx_asprintf(job->arena, "%.*s%s", (int)used, head->text, tail->text);
	if (!dx_ident_irn(dx_str(both)))
		return false;
	*v = dx_lines_val(job->arena, &job->pages[job->lines.v[hit->line].page],
			  (const struct dx_word *const[]){head, tail}, 2);
	v->text = both;
	return true;
}

/* The IRN in two lines of a narrow box. */
static bool broken_irn(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, s, GL_IRN, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n; i++) /* beside it may be another box */
			if (irn_from(job, hit, values[i].words[0], v))
				return true;
	}
	return false;
}

/* ---- what it must be ---- */

/* Letters that may be lost, added or misread in a hash of a scan for it to be the one that the paper's values come to:
 * two hashes that have nothing to do with each other differ in some fifty. */
#define HASH_NEAR 16

/* How many letters must be changed, added or dropped to make B of A, of HASH_LEN letters and a few more each. */
static size_t distance(const char *a, const char *b)
{
	size_t row[HASH_LEN + HASH_NEAR + 1];
	size_t n = strlen(b);

	if (n >= DX_LEN(row) || strlen(a) >= DX_LEN(row))
		return HASH_LEN;
	for (size_t k = 0; k <= n; k++)
		row[k] = k;
	for (size_t i = 0; a[i]; i++) {
		size_t corner = row[0];

		row[0] = i + 1;
		for (size_t k = 0; k < n; k++) {
			size_t least = row[k] < row[k + 1] ? row[k] + 1 : row[k + 1] + 1;
			size_t swapped = corner + (a[i] != b[k]);

			corner = row[k + 1];
			row[k + 1] = swapped < least ? swapped : least;
		}
	}
	return row[n];
}

/* What the values of INV come to under document type TYPE, its number in capitals or as it is printed. */
static const char *hash_of(struct dx_job *job, const struct gst_invoice *inv, const char *type, bool capitals)
{
	char *out = dx_alloc(job->arena, DX_EINV_IRN_TEXT);
	const char *number = inv->invoice_number.text;

	dx_einv_irn(inv->supplier.gstin.text, inv->invoice_date.date, type,
		    capitals ? dx_einv_capitals(job->arena, number) : number, out);
	return out;
}

/* The hash of INV's values that is TEXT but for NEAR letters; NULL: none is, or a value lacks. */
static const char *hash_near(struct dx_job *job, const struct gst_invoice *inv, const char *text, size_t near)
{
	static const char *const types[] = {"INV", "CRN", "DBN"};

	if (!dx_val_has(&inv->supplier.gstin) || !dx_val_has(&inv->invoice_number) || inv->invoice_date.date.year == 0)
		return NULL;
	for (size_t i = 0; i < DX_LEN(types) * 2; i++) {
		const char *hash = hash_of(job, inv, types[i / 2], i % 2);

		if (*hash && distance(hash, text) <= near)
			return hash;
	}
	return NULL;
}

/* The first reading of parts P in one word. */
static const char *first_reading(struct dx_job *job, const struct hash_parts *p, struct dx_place *place_r)
{
	const char *whole = "";

	*place_r = p->v[0].place;
	for (size_t k = 0; k < p->n; k++) {
		const char *plain = hex(job->arena, p->v[k].text);

		whole = dx_asprintf(job->arena, "%s%s", whole, plain ? plain : p->v[k].text);
		*place_r = dx_place_join(*place_r, p->v[k].place);
	}
	return whole;
}

/* The hash behind its label in one to four lines of a scan: the one that the paper's values come to, or what second
 * readings of those lines say. */
static bool irn_again(struct dx_job *job, const struct gst_invoice *inv, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_IRN, &at))) {
		struct hash_parts p;
		struct dx_place place;
		const char *due;

		if (job->pages[job->lines.v[hit->line].page].source != DX_SOURCE_OCR || !find_parts(job, hit, &p))
			continue;
		due = hash_near(job, inv, first_reading(job, &p, &place), HASH_NEAR);
		if (due) {
			*v = p.v[0];
			v->place = place;
			v->text = due;
			v->source = DX_VAL_REPAIRED;
			return true;
		}
		for (size_t k = 0; k < p.n; k++)
			vote_part(job, &p.v[k], &p.ballot[k]);
		if (join_parts(job, &p, v))
			return true;
	}
	return false;
}

void dx_gst_irn(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_scope all = dx_scope_all(job);
	struct dx_val *v = &inv->irn;
	const char *due;

	if (!dx_fields_word(job, all, GL_IRN, dx_ident_irn, v) && !broken_irn(job, all, v) &&
	    !dx_fields_anywhere(job, dx_ident_irn, v) && !irn_again(job, inv, v))
		return;
	if (v->source != DX_VAL_OCR)
		return;
	if (strpbrk(v->text, "abcdef")) /* its letters are small, and one of them was taken for a capital */
		v->text = hex(job->arena, v->text);
	due = hash_near(job, inv, v->text, HASH_NEAR);
	if (due && strcmp(due, v->text) != 0) {
		v->text = due;
		v->source = DX_VAL_REPAIRED;
	}
}

void dx_gst_check_irn(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_term terms[] = {{&inv->irn, "/irn"},
					{&inv->supplier.gstin, "/supplier/gstin"},
					{&inv->invoice_number, "/invoice_number"}};
	const char *plain;
	const char *due;

	if (!dx_val_has(&inv->irn))
		return;
	/* a corrected one may be anything */
	plain = dx_ident_irn(dx_str(inv->irn.text)) ? hex(job->arena, inv->irn.text) : NULL;
	due = plain ? hash_near(job, inv, plain, 0) : NULL;
	if (due)
		dx_checks_add(&job->checks, "irn", "IRN: SHA-256 of supplier, year, type and number", DX_CHECK_PASSED,
			      due, inv->irn.text, terms, DX_LEN(terms));
	else
		dx_notes_warn(&job->notes, "irn_differs", inv->irn.place.page,
			      "the IRN is not SHA-256 of the supplier's GSTIN, the financial year, the type and the "
			      "number as they were read");
}

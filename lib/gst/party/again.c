/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What is misread in the head and the foot of scans, from second readings of its place: GSTINs, of which the check
 * character tells what is right; hashes, which have none, so that more readings must say them; and roundings, of
 * which the total tells what they come to.
 */
#include <string.h>

#include "dx/base/utf8.h"
#include "dx/extract/ident.h"
#include "dx/extract/want.h"

#include "party_int.h"
#include "party.h"

/* The ways in which a cell is read that have the least in common; others repeat one of them. */
static const char *const ways[] = {"line", "larger", "twice", "smooth"};

/* Readings of one place that say the same, each way having one vote. */
struct ballot {
	const char *text[DX_LEN(ways) + 1]; /* the first reading is one more */
	unsigned int votes[DX_LEN(ways) + 1];
	size_t n;
};

static void vote(struct ballot *b, const char *text)
{
	size_t i = 0;

	while (i < b->n && strcmp(b->text[i], text) != 0)
		i++;
	if (i == DX_LEN(b->text))
		return;
	if (i == b->n)
		b->text[b->n++] = text;
	b->votes[i]++;
}

static bool has_vote(const struct dx_cell_reading *r)
{
	for (size_t i = 0; i < DX_LEN(ways); i++)
		if (strcmp(r->how, ways[i]) == 0)
			return true;
	return false;
}

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

bool dx_gst_gstin_again(struct dx_job *job, struct dx_val *v)
{
	const struct dx_reread *cell = dx_reread_of(job, v->place);
	struct ballot b = {.n = 0};
	size_t best = 0;
	bool tie = false;

	dx_wants_add(job, v->place, DX_CELL_CODE);
	for (size_t i = 0; cell && i < cell->n; i++) {
		struct dx_str s = dx_gst_plain(job, dx_str(cell->readings[i].text));
		const char *placed = has_vote(&cell->readings[i]) ? dx_ident_gstin_place(job->arena, s) : NULL;

		if (placed && dx_ident_gstin(dx_str(placed)))
			vote(&b, placed);
	}
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

/* ---- the hash of a registered invoice ---- */

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
	struct ballot ballot[HASH_LINES];
	size_t n;
};

static void vote_part(struct dx_job *job, struct dx_val *v, struct ballot *b)
{
	const struct dx_reread *cell = dx_reread_of(job, v->place);
	const char *first = hex(job->arena, v->text);

	dx_wants_add(job, v->place, DX_CELL_HEX);
	if (first && *first)
		vote(b, first);
	for (size_t i = 0; cell && i < cell->n; i++) {
		const char *text = has_vote(&cell->readings[i]) ? hex(job->arena, cell->readings[i].text) : NULL;

		if (text && *text)
			vote(b, text);
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

/* Do A and B differ at most where one has an f and the other a 1? */
static bool same_but_for_bars(const char *a, const char *b)
{
	for (; *a && *b; a++, b++)
		if (*a != *b && !((*a == '1' && *b == 'f') || (*a == 'f' && *b == '1')))
			return false;
	return *a == *b;
}

/* How many readings say TEXT but for lost bars, or all of it but the letter with which it begins. */
static unsigned int votes_for(const struct ballot *b, const char *text)
{
	unsigned int votes = 0;

	for (size_t k = 0; k < b->n; k++)
		if (same_but_for_bars(b->text[k], text) || strcmp(b->text[k], text + 1) == 0)
			votes += b->votes[k];
	return votes;
}

/* How many readings that say TEXT, as above, have an f (or a 1, which C says) in its place AT. */
static unsigned int votes_at(const struct ballot *b, const char *text, size_t at, char c)
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
	const struct ballot *b = &p->ballot[k];
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
	const struct ballot *b = &p->ballot[k];
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

bool dx_gst_irn_again(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_IRN, &at))) {
		struct hash_parts p;

		if (job->pages[job->lines.v[hit->line].page].source != DX_SOURCE_OCR || !find_parts(job, hit, &p))
			continue;
		for (size_t k = 0; k < p.n; k++)
			vote_part(job, &p.v[k], &p.ballot[k]);
		if (join_parts(job, &p, v))
			return true;
	}
	return false;
}

void dx_gst_irn_case(struct dx_job *job, struct dx_val *v)
{
	if (v->source == DX_VAL_OCR && strpbrk(v->text, "abcdef"))
		v->text = hex(job->arena, v->text);
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

		votes += has_vote(&cell->readings[i]) &&
			 dx_value_parse(dx_str(cell->readings[i].text), job->tables.rule, &n) &&
			 dx_dec_cmp(n.value, amount) == 0;
	}
	return votes >= BORNE_OUT_VOTES;
}

void dx_gst_rounding_again(struct dx_job *job, struct dx_val *rounding, struct dx_dec lacks)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_ROUND_OFF, &at))) {
		struct dx_val v;

		if (!rounding_place(job, hit, &v))
			continue;
		dx_wants_add(job, v.place, DX_CELL_AMOUNT);
		if (!says_amount(job, dx_reread_of(job, v.place), lacks))
			continue;
		v.dec = lacks;
		v.source = DX_VAL_REPAIRED;
		*rounding = v;
		return;
	}
}

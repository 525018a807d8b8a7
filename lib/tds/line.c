/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines as tokens: these forms have fixed rows, which their contents tell apart better than their long headings. */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/ident.h"

#include "tds_int.h"

/* A date has at most so many words: "1 Apr 2025". */
#define DATE_WORDS 3
/* One or two letters of a scan that are less sure than this may be none. */
#define SPECK_CONF 50

const char dx_tds_pan[] = "AAAAA9999A";
const char dx_tds_tan[] = "AAAA99999A";

static bool scanned(const struct dx_job *job, const struct dx_line *line)
{
	return job->pages[line->page].source == DX_SOURCE_OCR;
}

bool dx_tds_scanned(const struct dx_job *job, const struct tds_line *l)
{
	return scanned(job, l->line);
}

/* ---- cutting ---- */

/* The words of a date at AT, 0 when there is none. */
static size_t date_at(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_date *d_r)
{
	size_t room = line->n - at < DATE_WORDS ? line->n - at : DATE_WORDS;

	for (size_t n = 1; n <= room; n++) {
		const char *text = dx_lines_text(job->arena, line->words + at, n);
		struct dx_dates_raw raw;

		if (text[0] < '0' || text[0] > '9')
			return 0;
		if (dx_dates_whole(dx_str(text), &raw) && raw.year >= 0 && dx_dates_resolve(&raw, &job->dates, d_r))
			return n;
	}
	return 0;
}

/* What recognition makes of an amount: mostly digits, and a mark near the end. */
static bool like_amount(const char *text)
{
	size_t digits = 0;
	size_t other = 0;
	size_t n = strlen(text);

	for (const char *p = text; *p; p++) {
		digits += *p >= '0' && *p <= '9';
		other += !(*p >= '0' && *p <= '9') && !strchr(".,", *p);
	}
	return n >= 4 && digits >= 3 && digits > 2 * other && (strchr(".,", text[n - 3]) != NULL);
}

bool dx_tds_whole(const struct dx_job *job)
{
	struct dx_number n;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			const char *text = line->words[k]->text;

			if ((dx_value_parse(dx_str(text), job->tables.rule, &n) && n.value.scale == 2 &&
			     dx_dec_cmp(n.value, dx_dec(100, 0)) > 0) ||
			    (scanned(job, line) && like_amount(text)))
				return false;
		}
	}
	return true;
}

static enum tds_tok_kind kind_of(const struct dx_job *job, const struct dx_line *line, const char *text, bool whole)
{
	struct dx_number n;

	size_t digits = strspn(text, "0123456789");

	/* "1." numbers a row */
	if (text[digits] == '\0' || (digits > 0 && digits <= 3 && strchr(".)", text[digits]) && !text[digits + 1]))
		return TDS_INT;
	if (dx_value_parse(dx_str(text), job->tables.rule, &n) &&
	    (n.value.scale == 2 || (whole && n.value.scale == 0 && strchr(text, ','))))
		return TDS_AMOUNT;
	return scanned(job, line) && like_amount(text) ? TDS_AMOUNT : TDS_WORD;
}

/* "Rs." of a heading right above belongs to the amount as little as one before it. */
static bool is_currency(const char *text)
{
	struct dx_str s = dx_str(text);

	while (s.n && strchr(".:", s.p[s.n - 1]))
		s.n--;
	return dx_str_ieq_c(s, "rs") || dx_str_ieq_c(s, "inr") || dx_str_ieq_c(s, "\342\202\271");
}

static void drop_currency(const struct dx_line *line, struct tds_line *l)
{
	size_t n = 0;

	for (size_t i = 0; i < l->n; i++)
		if (i + 1 == l->n || (l->toks[i + 1].kind != TDS_AMOUNT && l->toks[i + 1].kind != TDS_INT) ||
		    l->toks[i].kind != TDS_WORD || !is_currency(line->words[l->toks[i].first]->text))
			l->toks[n++] = l->toks[i];
	l->n = n;
}

/* A word that recognition made of a speck or of the end of a rule. */
static bool is_speck(const struct dx_word *w)
{
	return w->text[strspn(w->text, ".,:;'`~*=|_")] == '\0' ||
	       (w->conf < SPECK_CONF && strlen(w->text) <= 2 && !strpbrk(w->text, "0123456789"));
}

/* Nothing stands between two amounts of a row, or behind its last one. */
static void drop_specks(const struct dx_line *line, struct tds_line *l)
{
	size_t n = 0;

	for (size_t i = 0; i < l->n; i++) {
		bool behind = i > 0 && l->toks[i - 1].kind == TDS_AMOUNT;
		bool before = i + 1 == l->n || l->toks[i + 1].kind == TDS_AMOUNT;

		if (l->toks[i].kind != TDS_WORD || !behind || !before || !is_speck(line->words[l->toks[i].first]))
			l->toks[n++] = l->toks[i];
	}
	l->n = n;
}

/* "ol" "09.2022", close together: a scan's date that lost the mark behind its day. */
static bool is_torn_date(struct dx_job *job, const struct dx_line *line, size_t at)
{
	const struct dx_word *const *w = line->words + at;
	const char *rest;

	if (at + 1 >= line->n || strlen(w[0]->text) > 3 || w[1]->x0 - w[0]->x1 > line->height)
		return false;
	rest = w[1]->text;
	return strlen(rest) == 7 && strspn(rest, "0123456789") == 2 && strchr("./-", rest[2]) &&
	       dx_tds_like_date(dx_lines_text(job->arena, w, 2));
}

struct tds_line dx_tds_line(struct dx_job *job, size_t at, bool whole)
{
	const struct dx_line *line = &job->lines.v[at];
	struct tds_line l = {at, line, dx_alloc_array(job->arena, line->n, sizeof(struct tds_tok)), 0, whole};

	for (size_t i = 0; i < line->n;) {
		struct tds_tok t = {.kind = kind_of(job, line, line->words[i]->text, whole), .first = i, .n = 1};
		size_t n = t.kind == TDS_AMOUNT ? 0 : date_at(job, line, i, &t.date);

		if (n) {
			t.kind = TDS_DATE;
			t.n = n;
		} else if (t.kind != TDS_AMOUNT && scanned(job, line) && is_torn_date(job, line, i)) {
			t.kind = TDS_DATE; /* as below */
			t.n = 2;
		} else if (t.kind == TDS_WORD && scanned(job, line) && dx_tds_like_date(line->words[i]->text)) {
			t.kind = TDS_DATE; /* its day is still to be found */
		}
		l.toks[l.n++] = t;
		i += t.n;
	}
	drop_currency(line, &l);
	if (scanned(job, line))
		drop_specks(line, &l);
	return l;
}

bool dx_tds_is_amount(const struct tds_line *l, size_t tok)
{
	return l->toks[tok].kind == TDS_AMOUNT || (l->whole && l->toks[tok].kind == TDS_INT);
}

size_t dx_tds_amounts_at_end(const struct tds_line *l)
{
	size_t n = 0;

	while (n < l->n && dx_tds_is_amount(l, l->n - 1 - n))
		n++;
	return n;
}

/* ---- values ---- */

struct dx_val dx_tds_text(struct dx_job *job, const struct tds_line *l, size_t first, size_t n)
{
	size_t from = l->toks[first].first;
	size_t to = l->toks[first + n - 1].first + l->toks[first + n - 1].n;

	return dx_lines_val(job->arena, &job->pages[l->line->page], l->line->words + from, to - from);
}

struct dx_val dx_tds_date(struct dx_job *job, const struct tds_line *l, size_t tok)
{
	struct dx_val v = dx_tds_text(job, l, tok, 1);

	v.date = l->toks[tok].date;
	if (v.date.year == 0)
		dx_tds_mend_date(job, &v);
	return v;
}

struct dx_val dx_tds_amount(struct dx_job *job, const struct tds_line *l, size_t tok)
{
	const struct tds_tok *t = &l->toks[tok];
	struct dx_cell_word *words = dx_alloc_array(job->arena, t->n, sizeof(*words));
	struct dx_cell cell = {words, t->n};
	struct dx_val v = {0};
	struct dx_number n;
	bool unread = false;

	for (size_t i = 0; i < t->n; i++)
		words[i] = (struct dx_cell_word){l->line->words[t->first + i], l->at};
	if (!dx_cell_number(job, &cell, 2, &v, &n, &unread))
		v.source = DX_VAL_ABSENT;
	return v;
}

/* ---- identifiers ---- */

static char as_letter(char c)
{
	static const char from[] = "0158264l", to[] = "OISBZGAI";
	const char *p = memchr(from, c, sizeof(from) - 1);

	return p ? to[p - from] : c;
}

static char as_digit(char c)
{
	static const char from[] = "OQDILlSBZG", to[] = "0001115826";
	const char *p = memchr(from, c, sizeof(from) - 1);

	return p ? to[p - from] : c;
}

const char *dx_tds_place(struct dx_arena *a, struct dx_str raw, const char *shape, bool is_scan, bool *repaired_r)
{
	size_t n = strlen(shape);
	bool hook = is_scan && raw.n == n && shape[n - 1] == 'A' && raw.p[n - 1] == ')'; /* a J */
	char *out;

	while (raw.n && !hook && strchr(".,:;()[]", raw.p[raw.n - 1]))
		raw.n--;
	while (raw.n && strchr(".,:;()[]", raw.p[0]))
		raw = dx_str_sub(raw, 1, SIZE_MAX);
	if (raw.n != n)
		return NULL;
	out = dx_strndup(a, raw.p, raw.n);
	*repaired_r = false;
	for (size_t i = 0; i < n; i++) {
		char c = out[i];

		if (is_scan && c >= 'a' && c <= 'z' && c != 'l')
			c = (char)(c - 'a' + 'A');
		if (hook && i == n - 1)
			c = 'J';
		else if (is_scan)
			c = shape[i] == 'A' ? as_letter(c) : as_digit(c);
		if (shape[i] == 'A' ? c < 'A' || c > 'Z' : c < '0' || c > '9')
			return NULL;
		*repaired_r |= c != out[i];
		out[i] = c;
	}
	return out;
}

/* At most so many characters of an identifier are exchanged, its case aside: more makes one of any word. */
static bool few_changes(const char *a, const char *b)
{
	size_t n = 0;

	for (size_t i = 0; a[i] && b[i]; i++)
		n += a[i] != b[i] && a[i] - 'a' + 'A' != b[i];
	return n <= 2;
}

/* RAW with one of two neighbours that look alike left out, "RCPMO00855X", where what is left has SHAPE to the letter.
 */
static const char *without_double(struct dx_job *job, const char *raw, const char *shape)
{
	size_t n = strlen(raw);
	const char *found = NULL;
	bool repaired;

	for (size_t i = 0; n == strlen(shape) + 1 && i + 1 < n; i++) {
		char *text = dx_strdup(job->arena, raw);

		if (as_digit(raw[i]) != as_digit(raw[i + 1]) || raw[i] == raw[i + 1])
			continue;
		for (size_t k = i; k < n; k++)
			text[k] = raw[k + 1];
		if (!dx_tds_place(job->arena, dx_str(text), shape, true, &repaired) || repaired)
			continue;
		if (found && strcmp(found, text) != 0)
			return NULL;
		found = text;
	}
	return found;
}

size_t dx_tds_ident(struct dx_job *job, const struct tds_line *l, size_t from, const char *shape, struct dx_val *v)
{
	for (size_t i = from; i < l->n; i++) {
		const char *raw = l->line->words[l->toks[i].first]->text;
		bool repaired;
		const char *text;

		if (l->toks[i].n != 1)
			continue;
		text = dx_tds_place(job->arena, dx_str(raw), shape, scanned(job, l->line), &repaired);
		if (!text && scanned(job, l->line)) {
			text = without_double(job, raw, shape);
			repaired = true;
		} else if (text && repaired && !few_changes(raw, text)) {
			continue;
		}
		if (!text)
			continue;
		*v = dx_tds_text(job, l, i, 1);
		v->text = text;
		if (repaired)
			v->source = DX_VAL_REPAIRED;
		return i;
	}
	return SIZE_MAX;
}

bool dx_tds_labelled(struct dx_job *job, int field, const char *shape, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n; i++) {
			for (size_t k = 0; k < values[i].n; k++) {
				struct dx_words one = {values[i].words + k, 1, k ? 0 : values[i].skip, values[i].page};
				const char *raw = dx_words_text(job->arena, &one);
				bool repaired;
				const char *text =
					dx_tds_place(job->arena, dx_str(raw), shape,
						     job->pages[one.page].source == DX_SOURCE_OCR, &repaired);

				if (!text || (repaired && !few_changes(raw, text)))
					continue;
				*v = dx_words_val(job->arena, &job->lines, &one);
				v->text = text;
				if (repaired)
					v->source = DX_VAL_REPAIRED;
				return true;
			}
		}
	}
	return false;
}

/* ---- text over several lines ---- */

void dx_tds_join(struct dx_job *job, struct dx_val *a, const char *between, const struct dx_val *b)
{
	a->text = dx_asprintf(job->arena, "%s%s%s", a->text, between, b->text);
	a->raw = a->text;
	a->place = dx_place_join(a->place, b->place);
	a->conf = b->conf < a->conf ? b->conf : a->conf;
}

int dx_tds_row_word(struct dx_job *job, const struct dx_word *const *words, size_t n, bool anywhere)
{
	size_t n_toks;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->row_words, job->arena, words, n, &n_toks);

	for (size_t i = 0; i < n_toks && (anywhere || i == 0); i++) {
		int word = dx_lex_match(job->tpl->row_words, toks, n_toks, i, &len);

		if (word >= 0)
			return word;
	}
	return -1;
}

/* ---- years ---- */

int dx_tds_year(struct dx_str s)
{
	struct dx_str first = dx_str_sub(s, 0, 4);
	struct dx_str second = dx_str_sub(s, 5, SIZE_MAX);
	uint64_t a, b;

	if ((s.n != 7 && s.n != 9) || s.p[4] != '-' || !dx_str_u64(first, &a) || !dx_str_u64(second, &b))
		return 0;
	return a > 1900 && a < 2200 && b == (s.n == 7 ? (a + 1) % 100 : a + 1) ? (int)a : 0;
}

static bool is_year(struct dx_str s)
{
	return dx_tds_year(s) != 0;
}

/* The label in the middle of a line ("Status Active Financial Year 2025-26 Assessment Year 2026-27"). WANTED 0: any. */
static bool year_within(struct dx_job *job, const struct dx_line *line, int field, int wanted, struct dx_val *v)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, line->n, &n);

	for (size_t i = 0; i < n; i++) {
		size_t word;

		if (dx_lex_match(job->tpl->labels, toks, n, i, &len) != field)
			continue;
		word = toks[i + len - 1].word + 1;
		if (word >= line->n || !is_year(dx_str(line->words[word]->text)) ||
		    (wanted && dx_tds_year(dx_str(line->words[word]->text)) != wanted))
			continue;
		*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + word, 1);
		return true;
	}
	return false;
}

bool dx_tds_only_year(struct dx_job *job, int wanted, struct dx_val *v)
{
	struct dx_val found = {0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			int year = dx_tds_year(dx_str(line->words[k]->text));

			if (!year || (wanted && year != wanted))
				continue;
			if (dx_val_has(&found) && strcmp(found.text, line->words[k]->text) != 0)
				return false;
			if (!dx_val_has(&found))
				found = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
		}
	}
	if (!dx_val_has(&found))
		return false;
	*v = found;
	return true;
}

bool dx_tds_anywhere(struct dx_job *job, const char *shape, struct dx_val *v)
{
	struct dx_val found;

	for (size_t i = 0; i < job->lines.n; i++) {
		struct tds_line l = dx_tds_line(job, i, false);

		/* without a label only what fits as it was read: a PAN with two changes is a TAN */
		if (!job->lines.v[i].used && dx_tds_ident(job, &l, 0, shape, &found) != SIZE_MAX &&
		    found.source != DX_VAL_REPAIRED) {
			*v = found;
			return true;
		}
	}
	return false;
}

bool dx_tds_years(struct dx_job *job, int field, struct dx_val *v)
{
	if (dx_fields_word(job, dx_scope_all(job), field, is_year, v))
		return true;
	for (size_t i = 0; i < job->lines.n; i++)
		if (year_within(job, &job->lines.v[i], field, 0, v))
			return true;
	return false;
}

void dx_tds_year_after(struct dx_job *job, int field, int wanted, struct dx_val *v)
{
	struct dx_val found;

	for (size_t i = 0; i < job->lines.n && dx_tds_year(dx_str(v->text)) != wanted; i++)
		if (year_within(job, &job->lines.v[i], field, wanted, &found))
			*v = found;
}

void *dx_tds_push(struct dx_arena *a, struct tds_list *l)
{
	if (l->n == l->cap) {
		size_t cap = l->cap ? 2 * l->cap : 16;
		char *grown = dx_alloc_array(a, cap, l->size);

		if (l->n)
			memcpy(grown, l->v, l->n * l->size);
		l->v = grown;
		l->cap = cap;
	}
	return l->v + l->size * l->n++;
}

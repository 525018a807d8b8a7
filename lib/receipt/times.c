/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * How many times how much, wherever a till prints it: before the amount, on a line of its own below the goods or above
 * them, with a unit or without. What else may stand there is so little told apart from a name that nothing of this
 * counts until both make an amount.
 */
#include <string.h>

#include "receipt_int.h"

#define UNIT_BYTES   5 /* of the longest word about a quantity: "Stk", "each", "pcs." */
#define NUMBERS      3
#define COUNT_DIGITS 3 /* of how many, glued to their price */
#define DIGITS_MAX   6 /* of a quantity */

struct figure {
	struct dx_dec v;
	size_t n;          /* bytes of it, where another figure is glued to it; 0: all */
	size_t word, skip; /* skip: bytes of the word before the figure */
	bool is_price;     /* "@88", "/0.58" */
};

struct scan {
	struct figure v[NUMBERS];
	size_t n;
	size_t units; /* words behind the last figure that say of what it is */
	bool marked;  /* a sign of multiplication, or a price for each unit */
};

static bool is_mark(const char *text)
{
	static const char *const marks[] = {"x", "X", "@", "*", "\xc3\x97", "AT", "at", "\xc3\xa0"};

	for (size_t i = 0; i < DX_LEN(marks); i++)
		if (strcmp(text, marks[i]) == 0)
			return true;
	return false;
}

/* "kg", "Stk", "each", "EUR/kg": each part is short, and has no digit. */
static bool is_unit(const char *text)
{
	size_t run = 0;

	for (; *text; text++) {
		run = *text == '/' ? 0 : run + 1;
		if (dx_is_digit(*text) || run > UNIT_BYTES)
			return false;
	}
	return true;
}

/* "1.10 each": the figure before it is a price, and nothing is named. */
static bool is_each(const char *text)
{
	static const char *const names[] = {"ea", "ea.", "each"};

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (dx_str_ieq_c(dx_str(text), names[i]))
			return true;
	return false;
}

/* "1.216 kg NET": without what it was weighed in. */
static bool is_net(const char *text)
{
	return dx_str_ieq_c(dx_str(text), "net") || dx_str_ieq_c(dx_str(text), "nett");
}

/* "Qty:": what says of the figure behind it that it is how many. */
static bool is_caption(const char *text)
{
	static const char *const names[] = {"qty", "quantity"};
	size_t n = strcspn(text, ":.");

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (dx_str_ieq_c(dx_strn(text, n), names[i]) && strlen(text + n) <= 1)
			return true;
	return false;
}

/* A figure with what may be glued to it: "@88", "2x", "RM9.43", "3.10/kg", "0.5kg". */
static bool figure_of(const struct dx_job *job, const char *text, struct scan *s, struct figure *f)
{
	size_t skip = strspn(text, "@*/(");
	size_t end;
	size_t len = 0;
	struct dx_number n;

	if ((text[skip] == 'x' || text[skip] == 'X') && dx_is_digit(text[skip + 1]))
		skip++;
	f->skip = skip;
	f->is_price = text[0] == '@' || text[0] == '/';
	s->marked |= skip > 0 && text[0] != '(';
	text += skip;
	end = strcspn(text, "/)");
	for (size_t i = 0; i < end; i++)
		if (dx_is_digit(text[i]))
			len = i + 1;
	if (end - len > UNIT_BYTES || !is_unit(text + end) ||
	    !dx_value_parse(dx_strn(text, len), job->tables.rule, &n) || n.value.coef <= 0)
		return false;
	s->marked |= text[end] == '/' || (end == len + 1 && strchr("xX@*", text[len])) ||
		     (end == len + 2 && strncmp(text + len, "\xc3\x97", 2) == 0);
	f->v = n.value;
	return true;
}

/* The text of word I of a scan, with the next one where it is parted at its mark: "6. 50". *N_R: words. */
static const char *joined(struct dx_job *job, const struct dx_line *line, size_t i, size_t to, size_t *n_r)
{
	const char *text = line->words[i]->text;
	const char *next = i + 1 < to ? line->words[i + 1]->text : "";
	size_t n = strlen(text);

	*n_r = 1;
	if (job->pages[line->page].source != DX_SOURCE_OCR || n < 2 || (text[n - 1] != '.' && text[n - 1] != ',') ||
	    strspn(next, "0123456789") != 2 || next[2])
		return text;
	*n_r = 2;
	return dx_receipt_digit_behind_sign(job, dx_asprintf(job->arena, "%s%s", text, next));
}

/* "4@2.90": quantity and price in word I. */
static bool glued(const struct dx_job *job, const char *text, struct scan *s, size_t i)
{
	size_t n = strspn(text, "0123456789");
	struct dx_number q;
	struct figure price = {.word = i};

	if (n == 0 || n > COUNT_DIGITS || text[n] != '@' || !dx_value_parse(dx_strn(text, n), job->tables.rule, &q) ||
	    !figure_of(job, text + n, s, &price))
		return false;
	price.skip += n;
	price.is_price = false;
	s->v[s->n++] = (struct figure){.v = q.value, .word = i, .n = n};
	s->v[s->n++] = price;
	return true;
}

static struct dx_val value_of(struct dx_job *job, const struct dx_line *line, const struct figure *f)
{
	struct dx_words w = {line->words + f->word, 1, f->skip, line->page};
	struct dx_val v = dx_words_val(job->arena, &job->lines, &w);

	v.dec = f->v;
	if (f->n > 0)
		v.raw = dx_strndup(job->arena, line->words[f->word]->text, f->n);
	return v;
}

bool dx_receipt_times(struct dx_job *job, size_t index, size_t from, size_t to, struct rec_times *t_r)
{
	const struct dx_line *line = &job->lines.v[index];
	struct scan s = {.n = 0};
	const struct figure *q;
	const struct figure *p;

	for (size_t i = from, words; i < to; i += words) {
		const char *text = joined(job, line, i, to, &words);
		struct figure f = {.word = i};

		if (strcmp(text, "(") == 0 || strcmp(text, ")") == 0 || (i == from && is_caption(text)))
			continue;
		if (s.n == 1 && is_net(text))
			continue;
		if (s.n > 0 && is_mark(text)) {
			s.marked = true;
			s.units = 0; /* "3.497 kg @ RM 10.00/kg": what stands behind it is of the price */
		} else if (s.n == 0 && glued(job, text, &s, i)) {
			continue;
		} else if (strpbrk(text, "0123456789")) {
			if (s.n == NUMBERS || !figure_of(job, text, &s, &f))
				return false;
			s.v[s.n++] = f;
			s.units = 0;
		} else if (s.n > 0 && is_unit(text) && s.units < 1) {
			s.units += strchr(text, '/') == NULL && !is_each(text);
			s.marked |= strchr(text, '/') != NULL || (s.n > 1 && is_each(text));
		} else {
			return false;
		}
	}
	/* the price of one: "@ 1 lb. /0.58", "AT 1 FOR 2.48" */
	if (s.n == NUMBERS && dx_dec_cmp(s.v[1].v, dx_dec(1, 0)) != 0)
		return false;
	if (s.n < 2 || !s.marked)
		return false;
	t_r->has_word = s.units > 0;
	q = &s.v[0];
	p = &s.v[s.n - 1];
	if (q->is_price) {
		q = p;
		p = &s.v[0];
	}
	if (q->v.scale > 3 || q->v.coef > INT64_C(1000000000) || p->v.coef > INT64_C(1000000000000))
		return false;
	t_r->quantity = value_of(job, line, q);
	t_r->price = value_of(job, line, p);
	return true;
}

bool dx_receipt_times_make(const struct rec_times *t, struct dx_dec amount)
{
	return dx_dec_near(dx_dec_mul(t->quantity.dec, t->price.dec), dx_dec_abs(amount), dx_dec(1, 2));
}

bool dx_receipt_quantity_at(const char *text, struct dx_dec *v, size_t *n_r)
{
	size_t from = strspn(text, "~-_*'.,");
	size_t n = from;
	size_t digits = 0;
	bool point = false;

	while (dx_is_digit(text[n]) || (text[n] == '.' && !point && dx_is_digit(text[n + 1]))) {
		point |= text[n] == '.';
		digits += dx_is_digit(text[n]);
		n++;
	}
	*n_r = n + strspn(text + n, ".,_-':");
	return digits > 0 && digits <= DIGITS_MAX && dx_dec_parse(dx_strn(text + from, n - from), v);
}

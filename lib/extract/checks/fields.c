/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/fields.h"

#include <string.h>

#include "dx/base/buf.h"
#include "dx/extract/ident.h"
#include "dx/extract/month.h"

#define COUNT_MAX 1000000 /* rows of one statement */

const struct dx_label_hit *dx_fields_next(const struct dx_job *job, struct dx_scope s, int field, size_t *at)
{
	const struct dx_labels *l = &job->labels;

	for (; *at < l->n; (*at)++) {
		const struct dx_label_hit *hit = &l->v[*at];

		if (hit->field == field && hit->line >= s.from && hit->line < s.to) {
			(*at)++;
			return hit;
		}
	}
	return NULL;
}

/* No value of a field has more words; running text may have any number. */
#define DATE_WORDS_MAX  3 /* "01 Aug 2025" */
#define VALUE_WORDS_MAX 12

/* The part of W from word I on, as words of its own. */
static struct dx_words tail(const struct dx_words *w, size_t i)
{
	size_t n = w->n - i;

	return (struct dx_words){.words = w->words + i, .n = n, .skip = i ? 0 : w->skip, .page = w->page};
}

/* The same, cut behind what a date can need. */
static struct dx_words some(const struct dx_words *w, size_t i)
{
	struct dx_words part = tail(w, i);

	if (part.n > VALUE_WORDS_MAX)
		part.n = VALUE_WORDS_MAX;
	return part;
}

static bool is_money(const struct dx_number *n, const char *text)
{
	return n->value.scale > 0 || n->has_currency || strchr(text, ',') || strchr(text, '.');
}

/* TEXT with no blank behind a separator: recognition tears "1,43,355.00" into "1,43," and "355.00". */
static const char *mended(struct dx_arena *a, const char *text)
{
	char *copy = dx_strdup(a, text);
	size_t n = 0;

	for (const char *p = text; *p; p++)
		if (*p != ' ' || n == 0 || (copy[n - 1] != ',' && copy[n - 1] != '.'))
			copy[n++] = *p;
	copy[n] = '\0';
	return copy;
}

/* The amount in "(INR):5,15,930.40", which is one word; NULL when there is none. */
static const char *glued_amount(const struct dx_job *job, const char *text, struct dx_number *n)
{
	const char *colon = strrchr(text, ':');

	return colon && !strchr(text, ' ') && dx_value_parse(dx_str(colon + 1), job->tables.rule, n) &&
			       !n->has_percent && is_money(n, colon + 1)
		       ? colon + 1
		       : NULL;
}

/* "062.00" behind "28,895", a comma of which was lost: no amount begins with a nought and two more digits. */
static bool is_later_group(const char *before, const char *text)
{
	return text[0] == '0' && strspn(text, "0123456789") == 3 && (text[3] == '.' || text[3] == ',') &&
	       strspn(before, "0123456789,.") == strlen(before) && dx_has_digit(before);
}

/* The digits of "K598 638.57" behind its first word: a group of a larger number, no number by themselves. */
static bool is_cut_off(const struct dx_words *w, size_t i)
{
	const char *before = w->words[i - 1]->text;
	const char *text = w->words[i]->text;
	size_t letters = strcspn(before, "0123456789");
	size_t digits = strlen(before) - letters;
	size_t group = strspn(text, "0123456789");

	if (is_later_group(before, text))
		return true;
	return letters >= 1 && letters <= 3 && digits >= 1 && digits <= 3 &&
	       strspn(before + letters, "0123456789") == digits && group == 3 &&
	       (text[3] == '.' || text[3] == ',' || text[3] == '\0') &&
	       w->words[i]->x0 - w->words[i - 1]->x1 < w->words[i]->y1 - w->words[i]->y0;
}

/* "477,857.73  01-Aug-2025", "1,000.00 as on 31/03/2026": how many words are the amount, before the day it is of. */
static size_t words_before_day(struct dx_job *job, const struct dx_words *w)
{
	static const char *const words[] = {"as", "on", "at", "of"};
	size_t n = w->n;

	for (size_t k = 1; k <= DATE_WORDS_MAX && k < w->n; k++) {
		struct dx_words last = {.words = w->words + w->n - k, .n = k, .page = w->page};
		struct dx_dates_raw raw;

		if (dx_dates_whole(dx_str(dx_words_text(job->arena, &last)), &raw) && raw.year >= 0)
			n = w->n - k;
	}
	if (n == w->n)
		return n;
	while (n > 1 && dx_str_is_one_of(dx_str(w->words[n - 1]->text), words, DX_LEN(words)))
		n--;
	return dx_columns_amount_like(w->words[n - 1]) ? n : w->n;
}

static bool amount_of(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	/* From the longest tail to the shortest: "10 750,00 $" before "750,00 $", and no date before an amount. */
	for (size_t i = w->n > VALUE_WORDS_MAX ? w->n - VALUE_WORDS_MAX : 0; i < w->n; i++) {
		struct dx_words part = tail(w, i);
		const char *text = dx_words_text(job->arena, &part);
		const char *glued;
		struct dx_number n;

		if (i > 0 && is_cut_off(w, i))
			continue;
		while (*text == '=' || *text == ' ')
			text++;
		if (dx_str_ends(dx_str(text), " =")) /* "815,028.35 =": the end of a sum */
			text = dx_strndup(job->arena, text, strlen(text) - 2);
		if (job->pages[w->page].source == DX_SOURCE_OCR)
			text = mended(job->arena, text);
		glued = glued_amount(job, text, &n);
		text = glued ? glued : text;
		if (!dx_value_parse(dx_str(text), job->tables.rule, &n) || n.has_percent ||
		    (i > 0 && !is_money(&n, text)))
			continue;
		if (*text == '(' && !is_money(&n, text)) /* "Total debits (19)": how many */
			continue;
		*v = dx_words_val(job->arena, &job->lines, &part);
		v->raw = text;
		v->dec = n.mark == DX_VALUE_MARK_DR ? dx_dec_neg(n.value) : n.value;
		return true;
	}
	return false;
}

/* "8,00,542.00 (9 Nos.)": the words of W before a number of things in brackets that ends it. */
static size_t words_before_count(const struct dx_words *w)
{
	for (size_t i = 1; i < w->n; i++) {
		const char *text = w->words[i]->text;
		const size_t digits = text[0] == '(' ? strspn(text + 1, "0123456789") : 0;

		if (digits && (text[1 + digits] == '\0' || text[1 + digits] == ')') &&
		    dx_str_ends(dx_str(w->words[w->n - 1]->text), ")"))
			return dx_columns_amount_like(w->words[i - 1]) ? i : w->n;
	}
	return w->n;
}

bool dx_fields_amount_of(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	struct dx_words head = *w;

	if (amount_of(job, w, v))
		return true;
	head.n = words_before_day(job, w);
	if (head.n < w->n && amount_of(job, &head, v))
		return true;
	head.n = words_before_count(w);
	return head.n < w->n && amount_of(job, &head, v);
}

/* Words that may follow a label without making it another one: "Closing Balance as on …", "Total in INR". */
static bool is_neutral(const char *text)
{
	size_t used;

	static const char *const words[] = {"as", "on", "at", "of", "in", "the", "for", "amount", "amt", "rs", "rs.",
					    "total", "is", "cr", "dr",
					    /* of the day that follows: "Saldo final em 31/05/2024: …" */
					    "em", "en", "al", "el", "am", "zum", "per", "au", "op"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_str(text), words[i]))
			return true;
	/* "Previous balance, May 12" */
	return dx_value_currency(dx_str(text)) || (dx_month_scan(dx_str(text), &used) && text[used] == '\0');
}

/* Letters, and no currency's name or sign. */
static bool is_word(const char *text)
{
	return dx_has_letter(text) && !dx_has_digit(text) && !dx_value_currency(dx_str(text));
}

/* "Points brought forward   2,410": no label of money. */
static bool is_of_points(const struct dx_line *line, size_t first)
{
	return first > 0 && dx_str_ieq_c(dx_str(line->words[first - 1]->text), "points") &&
	       line->words[first]->x0 - line->words[first - 1]->x1 <= line->height;
}

/* "£8,394.42", "£600", "£69.00." at the end of a sentence. */
static bool is_figure(const struct dx_job *job, const struct dx_word *w)
{
	const size_t n = strlen(w->text);
	struct dx_word bare = *w;
	struct dx_number figure;

	bare.text = dx_strndup(job->arena, w->text, n - (n > 1 && w->text[n - 1] == '.'));
	return dx_columns_amount_like(&bare) ||
	       (dx_value_parse(dx_str(bare.text), job->tables.rule, &figure) && figure.has_currency);
}

bool dx_fields_is_label(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	if (is_of_points(line, hit->first))
		return false;
	if (hit->has_colon)
		return true;
	for (size_t i = hit->first + hit->n; i < line->n; i++) {
		const struct dx_word *w = line->words[i];
		char c = w->text[0];

		if (w->x0 - line->words[i - 1]->x1 > line->height)
			return true;
		if (strcmp(w->text, "+") == 0 && i + 1 < line->n && is_word(line->words[i + 1]->text) &&
		    line->words[i + 1]->x0 - w->x1 <= line->height)
			return false; /* "Minimum payment + amounts deferred: 20.00" */
		if ((unsigned char)c < 0x80 && !(c >= 'A' && c <= 'Z') && !(c >= 'a' && c <= 'z'))
			return true; /* a digit, a sign, a parenthesis */
		if (is_figure(job, w))
			return true;
		if (!is_neutral(w->text))
			return false;
	}
	return true;
}

/* Take V from W, a value of label HIT; false: it is none. ARG: what the caller gave. */
typedef bool take_value(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w, const void *arg,
			struct dx_val *v);

/* The first value of the labels FIELD that is taken. */
static bool first_value(struct dx_job *job, struct dx_scope s, int field, take_value *take, const void *arg,
			struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, s, field, &at))) {
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n; i++)
			if (take(job, hit, &values[i], arg, v))
				return true;
	}
	return false;
}

static bool take_amount(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w, const void *arg,
			struct dx_val *v)
{
	(void)arg;
	return dx_fields_is_label(job, hit) && dx_fields_amount_of(job, w, v);
}

bool dx_fields_amount(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v)
{
	return first_value(job, s, field, take_amount, NULL, v);
}

static bool take_count(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w, const void *arg,
		       struct dx_val *v)
{
	uint64_t count;

	(void)hit;
	(void)arg;
	if (!dx_str_u64(dx_str(dx_words_text(job->arena, w)), &count) || count > COUNT_MAX)
		return false;
	*v = dx_words_val(job->arena, &job->lines, w);
	v->dec = dx_dec((int64_t)count, 0);
	return true;
}

bool dx_fields_count(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v)
{
	return first_value(job, s, field, take_count, NULL, v);
}

bool dx_fields_date_of(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	for (size_t i = 0; i < w->n; i++) {
		struct dx_words part = some(w, i);
		const char *text = dx_words_text(job->arena, &part);
		struct dx_dates_raw raw;
		struct dx_date date;
		size_t used;

		if (!dx_dates_scan(dx_str(text), &raw, &used) || !dx_dates_resolve(&raw, &job->dates, &date))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &part);
		v->raw = dx_strndup(job->arena, text, used);
		v->date = date;
		return true;
	}
	return false;
}

static bool take_date(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w, const void *arg,
		      struct dx_val *v)
{
	(void)hit;
	(void)arg;
	return dx_fields_date_of(job, w, v);
}

bool dx_fields_date(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v)
{
	return first_value(job, s, field, take_date, NULL, v);
}

static bool has_letter_or_digit(const char *text)
{
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;

		if (c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))
			return true;
	}
	return false;
}

/* Does the template's pattern for the field take TEXT? The value is group 1, or all of the match. */
static bool matches(struct dx_job *job, int field, const char *text, const char **value_r)
{
	struct dx_re *re = job->tpl->patterns[field];
	struct dx_str caps[2] = {{0}};
	struct dx_str value;

	*value_r = text;
	if (!re)
		return true;
	if (dx_re_match(re, dx_str(text), 0, caps, DX_LEN(caps)) != DX_RE_YES)
		return false;
	value = caps[1].p ? caps[1] : caps[0];
	*value_r = dx_strndup(job->arena, value.p, value.n);
	return value.n > 0;
}

struct text_test {
	bool (*ok)(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w); /* or NULL */
};

static bool take_text(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w, const void *arg,
		      struct dx_val *v)
{
	const struct text_test *test = arg;
	const char *text = dx_words_text(job->arena, w);
	const char *value;

	if ((hit->inner && !hit->has_colon) || !has_letter_or_digit(text) || !matches(job, hit->field, text, &value) ||
	    (test->ok && !test->ok(job, hit, w)))
		return false;
	*v = dx_words_val(job->arena, &job->lines, w);
	v->text = value;
	return true;
}

bool dx_fields_text_if(struct dx_job *job, struct dx_scope s, int field,
		       bool (*ok)(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w),
		       struct dx_val *v)
{
	const struct text_test test = {ok};

	return first_value(job, s, field, take_text, &test, v);
}

bool dx_fields_text(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v)
{
	return dx_fields_text_if(job, s, field, NULL, v);
}

/* Punctuation around a word that is not part of an identifier. */
static struct dx_str bare(struct dx_str s)
{
	return dx_str_strip(s, ":.,;()[]-", ":.,;()[]");
}

static bool word_if(struct dx_job *job, const struct dx_words *w, bool (*ok)(struct dx_str s), struct dx_val *v)
{
	for (size_t i = 0; i < w->n; i++) {
		struct dx_words one = {.words = w->words + i, .n = 1, .skip = i ? 0 : w->skip, .page = w->page};
		struct dx_str s = bare(dx_str(dx_words_text(job->arena, &one)));

		if (!ok(s))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &one);
		v->text = dx_strndup(job->arena, s.p, s.n);
		return true;
	}
	return false;
}

struct word_test {
	bool (*ok)(struct dx_str s);
};

static bool take_word(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w, const void *arg,
		      struct dx_val *v)
{
	const struct word_test *test = arg;

	(void)hit;
	return word_if(job, w, test->ok, v);
}

bool dx_fields_word(struct dx_job *job, struct dx_scope s, int field, bool (*ok)(struct dx_str s), struct dx_val *v)
{
	const struct word_test test = {ok};

	return first_value(job, s, field, take_word, &test, v);
}

/* So many digits are a whole account number. */
#define NUMBER_DIGITS 6
#define BULLET        "•"

/* "VERTEX" has a letter that may be a mask, and others. */
static bool is_capitals(const char *text)
{
	return text[strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")] == '\0' && text[strspn(text, "X")] != '\0';
}

/* "8327-9,520 584 353-6": the comma behind a clearing number and its check digit; behind it the account's begins. */
static bool is_behind_clearing(const char *text, const char *p)
{
	return *p == ',' && p - text > 4 && p[-2] == '-' && p[-1] >= '0' && p[-1] <= '9' &&
	       strspn(text, "0123456789-") == (size_t)(p - text);
}

/* One word of an account number: digits and masks, capitals only beside them; a bracket may end it that its label
 * began. */
static bool is_number_part(const char *text, size_t *digits)
{
	for (const char *p = text; *p; p++) {
		bool digit = *p >= '0' && *p <= '9';

		if (dx_str_starts(dx_str(p), BULLET BULLET)) { /* masks; a single one parts values */
			for (; dx_str_starts(dx_str(p), BULLET); p += strlen(BULLET))
				*digits += 1;
			p--;
			continue;
		}
		if (*p == ')' && p[1] == '\0' && p > text)
			break;
		if (!digit && !(*p >= 'A' && *p <= 'Z') && !strchr("*-/xX.#", *p) && !is_behind_clearing(text, p))
			return false;
		*digits += digit || *p == '*' || *p == 'X' || *p == 'x';
	}
	return *text != '\0';
}

/* Words so near each other that nobody sees a blank are one. */
static char *as_seen(struct dx_job *job, const struct dx_words *w)
{
	struct dx_buf buf = DX_BUF_INIT;
	char *text;

	for (size_t i = 0; i < w->n; i++) {
		const struct dx_word *word = w->words[i];

		if (i && word->x0 - w->words[i - 1]->x1 > (word->y1 - word->y0) / 10)
			dx_buf_addc(&buf, ' ');
		dx_buf_adds(&buf, word->text + (i ? 0 : w->skip));
	}
	text = dx_strdup(job->arena, dx_buf_cstr(&buf));
	dx_buf_free(&buf);
	if (!strchr(text, '(') && dx_str_ends(dx_str(text), ")"))
		text[strlen(text) - 1] = '\0';
	return text + strspn(text, ": ");
}

#define PRODUCT_MIN 4 /* letters; a country, a branch or a kind of two or three may be a part of the number */

/* "Cuenta SUPER 23224252327": what kind of account it is stands before its number; masks are a part of that. */
static bool is_product(const char *text, const char *next)
{
	size_t n = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");

	return n >= PRODUCT_MIN && text[n] == '\0' && text[strspn(text, "X")] != '\0' &&
	       strspn(next, "0123456789") >= PRODUCT_MIN;
}

/* "CLASSIC ACCOUNT" names what stands below by chance: a label behind other words, and a value in a line below it. */
static bool is_below_inner(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *value)
{
	return hit->inner && !hit->has_colon && value->words[0]->y0 >= job->lines.v[hit->line].y1;
}

/* "MAY 2025" below a label of a number: no number of four digits stands so far from its label without more. */
static bool is_year_elsewhere(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const char *text = as_seen(job, w);

	return strlen(text) == 4 && strspn(text, "0123456789") == 4 &&
	       (strncmp(text, "19", 2) == 0 || strncmp(text, "20", 2) == 0) && w->words[0]->y0 >= line->y1;
}

/* SURE: a label that goes on with other words ("Account BSB") has no value apart from them. */
static bool number_text(struct dx_job *job, struct dx_scope s, int field, bool sure, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, s, field, &at))) {
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		if (sure && n > 1 && !dx_fields_is_label(job, hit))
			n = 1;
		for (size_t i = 0; i < n; i++) {
			struct dx_words w = values[i];
			size_t total = 0;
			size_t k = 0;
			struct dx_dates_raw date;
			const char *value;

			/* A colon that recognition took for a 1 or an i. */
			if (job->pages[w.page].source == DX_SOURCE_OCR && !hit->has_colon && w.n > 1 && w.skip == 0 &&
			    strlen(w.words[0]->text) == 1 && strlen(w.words[1]->text) >= 6) {
				w.words++;
				w.n--;
			}

			if (w.n > 1 && w.skip == 0 && is_product(w.words[0]->text, w.words[1]->text)) {
				w.words++;
				w.n--;
			}
			/* "Agência | Conta" over "3590 | 0053256-4": the branch stands before the account */
			if (w.n == 3 && w.skip == 0 && strcmp(w.words[1]->text, "|") == 0) {
				w.words += 2;
				w.n = 1;
			}
			for (; k < w.n; k++) {
				size_t digits = 0;

				if (!is_number_part(w.words[k]->text + (k ? 0 : w.skip), &digits) ||
				    (k && (digits == 0 || is_capitals(w.words[k]->text))))
					break;
				if (total >= NUMBER_DIGITS && dx_dates_whole(dx_str(w.words[k]->text), &date) &&
				    date.year >= 0)
					break; /* the period behind it */
				total += digits;
			}
			w.n = k;
			if (total < (sure ? 4 : 3) || (sure && is_below_inner(job, hit, &values[i])) ||
			    (k == 1 && dx_dates_whole(dx_str(as_seen(job, &w)), &date)) ||
			    (k == 1 && is_year_elsewhere(job, hit, &w)) ||
			    !matches(job, field, as_seen(job, &w), &value) ||
			    dx_ident_ifsc(dx_str(value)) ||      /* a branch's code */
			    dx_ident_gstin_shape(dx_str(value))) /* "GSTIN of Card: …" */
				continue;
			*v = dx_words_val(job->arena, &job->lines, &w);
			v->text = value;
			return true;
		}
	}
	return false;
}

bool dx_fields_number_text(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v)
{
	return number_text(job, s, field, true, v) || number_text(job, s, field, false, v);
}

bool dx_fields_anywhere(struct dx_job *job, bool (*ok)(struct dx_str s), struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_words w = {.words = line->words, .n = line->n, .page = line->page};

		if (!line->used && word_if(job, &w, ok, v))
			return true;
	}
	return false;
}

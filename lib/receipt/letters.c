/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Letters of a name: what several readings of it agree on, and what recognition is known to make of some. */
#include <string.h>

#include "receipt_int.h"

#define FOLD_MAX 96 /* letters of a name that are compared */
#define FAR      9  /* from a legal form: none */

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

static char upper(char c)
{
	return (char)(c >= 'a' && c <= 'z' ? c - 32 : c);
}

static bool is_letter(char c)
{
	return is_capital(upper(c)) || (unsigned char)c >= 0x80;
}

char *dx_receipt_fold(struct dx_job *job, const char *text)
{
	char *out = dx_strdup(job->arena, text);
	size_t n = 0;

	for (const char *p = text; *p; p++)
		if (is_letter(*p) || is_digit(*p))
			out[n++] = upper(*p);
	out[n] = '\0';
	return out;
}

/* ---- several readings ---- */

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* How many letters are more, less or other. */
static size_t distance(const char *a, const char *b)
{
	size_t row[FOLD_MAX + 1];
	size_t n = least(strlen(a), FOLD_MAX);
	size_t m = least(strlen(b), FOLD_MAX);

	for (size_t j = 0; j <= m; j++)
		row[j] = j;
	for (size_t i = 1; i <= n; i++) {
		size_t corner = row[0];

		row[0] = i;
		for (size_t j = 1; j <= m; j++) {
			size_t above = row[j];

			row[j] = least(least(above, row[j - 1]) + 1, corner + (a[i - 1] != b[j - 1]));
			corner = above;
		}
	}
	return row[m];
}

/* How many words of TEXT are of a legal form or a trade. */
static size_t known_words(struct dx_job *job, const char *text)
{
	size_t n;
	struct dx_tok *toks = dx_lex_tokens_of(job->tpl->labels, job->arena, dx_str(text), &n);
	size_t known = 0;

	for (size_t i = 0; i < n; i++) {
		size_t len = 0;
		int field = dx_lex_match(job->tpl->labels, toks, n, i, &len);

		if (field == RL_COMPANY || field == RL_SHOP)
			known++;
		i += field >= 0 ? len - 1 : 0;
	}
	return known;
}

/* How many words of TEXT have letters and digits: what recognition makes of a drawing. */
static size_t mixed_words(const char *text)
{
	size_t n = 0;

	while (*text) {
		size_t length = strcspn(text, " ");
		size_t letters = 0;
		size_t digits = 0;

		for (size_t i = 0; i < length; i++) {
			letters += is_letter(text[i]);
			digits += is_digit(text[i]);
		}
		n += letters > 0 && digits > 0 && text[0] != '(';
		text += length;
		text += strspn(text, " ");
	}
	return n;
}

size_t dx_receipt_middle(struct dx_job *job, const char *const *texts, size_t n, size_t *apart_r)
{
	const char **folded = dx_alloc_array(job->arena, n, sizeof(*folded));
	int64_t fewest = INT64_MAX;
	size_t best = 0;
	size_t apart = 0;

	for (size_t i = 0; i < n; i++)
		folded[i] = dx_receipt_fold(job, texts[i]);
	for (size_t i = 0; i < n; i++) {
		int64_t sum = ((int64_t)mixed_words(texts[i]) - (int64_t)known_words(job, texts[i])) * (int64_t)n / 2;

		for (size_t k = 0; k < n; k++)
			sum += (int64_t)distance(folded[i], folded[k]);
		if (sum < fewest) {
			fewest = sum;
			best = i;
		}
	}
	for (size_t k = 0; k < n; k++)
		apart += distance(folded[best], folded[k]);
	*apart_r = n > 1 && folded[best][0] ? apart * 100 / ((n - 1) * strlen(folded[best])) : 0;
	return best;
}

/* What V was read as in the way that reading R was made; as it stands when it was not. */
static const char *reading_like(const struct dx_val *v, const struct dx_reading *r)
{
	for (size_t i = 0; i < v->n_readings; i++)
		if (strcmp(v->readings[i].how, r->how) == 0)
			return v->readings[i].text;
	return v->text;
}

void dx_receipt_join_name(struct dx_job *job, struct dx_val *v, const struct dx_val *more)
{
	struct dx_reading *list = dx_alloc_array(job->arena, v->n_readings + more->n_readings, sizeof(*list));
	size_t n = 0;

	for (size_t i = 0; i < v->n_readings; i++, n++) {
		list[n] = v->readings[i];
		list[n].text = dx_asprintf(job->arena, "%s %s", list[n].text, reading_like(more, &list[n]));
	}
	for (size_t i = 0; i < more->n_readings; i++) {
		bool made = false;

		for (size_t k = 0; k < v->n_readings; k++)
			made |= strcmp(v->readings[k].how, more->readings[i].how) == 0;
		if (made)
			continue;
		list[n] = more->readings[i];
		list[n].text = dx_asprintf(job->arena, "%s %s", v->text, list[n].text);
		n++;
	}
	v->text = dx_asprintf(job->arena, "%s %s", v->text, more->text);
	v->raw = dx_asprintf(job->arena, "%s %s", v->raw, more->raw);
	v->place = dx_place_join(v->place, more->place);
	v->conf = more->conf < v->conf ? more->conf : v->conf;
	v->readings = list;
	v->n_readings = (uint8_t)n;
}

/* ---- letters that were taken for something else ---- */

/* The letter that a digit was where only a letter can stand; 0: no such one. */
static char letter_for(char c)
{
	return (char)(c == '0' ? 'O' : c == '1' ? 'I' : c == '5' ? 'S' : c == '8' ? 'B' : 0);
}

/* "A.1.B.": single letters with points, one of them a digit at most. */
static bool is_initials(const char *p, size_t n)
{
	size_t letters = 0;
	size_t digits = 0;

	for (size_t i = 0; i < n; i++) {
		if (i % 2 == 1 && p[i] != '.')
			return false;
		letters += i % 2 == 0 && is_capital(p[i]);
		digits += i % 2 == 0 && letter_for(p[i]);
	}
	return n >= 3 && digits == 1 && letters + digits == (n + 1) / 2;
}

/* "INIT{AL": a sign between two capitals that no other one closes is the letter of one stroke. */
static void mend_strokes(char *text)
{
	for (char *p = text; *p; p++)
		if (p > text && is_capital(p[-1]) && is_capital(p[1]) &&
		    (*p == '|' || *p == '!' || (strchr("({[", *p) && !strpbrk(p, ")}]"))))
			*p = 'I';
}

/* A digit in initials, or between two capitals, is a letter. */
static void mend_digits(char *text)
{
	for (char *word = text; *word;) {
		size_t n = strcspn(word, " ");
		bool initials = is_initials(word, n);

		for (size_t i = 0; i < n; i++) {
			bool between = i > 0 && i + 1 < n && is_capital(word[i - 1]) && is_capital(word[i + 1]);

			if ((initials || between) && letter_for(word[i]))
				word[i] = letter_for(word[i]);
		}
		word += n;
		word += strspn(word, " ");
	}
}

/* Yen are no part of a name: "D.I.¥." has a Y. */
static void mend_yen(char *text)
{
	char *to = text;

	for (const char *p = text; *p; p++) {
		bool yen = strncmp(p, "¥", 2) == 0;

		*to++ = (char)(yen ? 'Y' : *p);
		p += yen;
	}
	*to = '\0';
}

/* Legal forms of two words. */
static const char *const forms[][2] = {{"SDN", "BHD"}, {"PTE", "LTD"}, {"PTY", "LTD"}, {"PVT", "LTD"}};

/* How many of the letters of A differ from those of WORD; WORD's length when it is not as long. */
static size_t differing(const char *a, size_t n, const char *word)
{
	size_t differ = 0;

	if (n != strlen(word))
		return strlen(word);
	for (size_t i = 0; i < n; i++)
		differ += upper(a[i]) != word[i];
	return differ;
}

static void put(char *to, const char *word, bool capitals)
{
	for (size_t i = 0; word[i]; i++)
		to[i] = (char)(capitals || i == 0 ? word[i] : word[i] + 32);
}

/*
 * How far the words A and B are from FORM, in letters; 0: they are it, FAR: they are something else. One letter of
 * either may be wrong; behind "Sdn", which is no other word, nothing but "Bhd" stands.
 */
static size_t off_form(const char *a, size_t n, const char *b, size_t m, const char *const form[2])
{
	size_t first = differing(a, n, form[0]);
	size_t second = differing(b, m, form[1]);

	if (n != strlen(form[0]) || m != strlen(form[1]))
		return FAR;
	if (first == 0 && strcmp(form[0], "SDN") == 0)
		return second;
	return first <= 1 && second <= 1 ? first + second : FAR;
}

/* The form that the words A and B were, if one is nearest. */
static const char *const *form_of(const char *a, size_t n, const char *b, size_t m, size_t *off_r)
{
	const char *const *found = NULL;

	*off_r = FAR;
	for (size_t i = 0; i < DX_LEN(forms); i++) {
		size_t off = off_form(a, n, b, m, forms[i]);

		if (off < *off_r)
			found = forms[i];
		else if (off == *off_r)
			found = NULL; /* several are as near */
		*off_r = off < *off_r ? off : *off_r;
	}
	return found;
}

/* The two words at A and B, that are nearly a form; known ones stay. */
static void mend_form(char *a, size_t n, char *b, size_t m)
{
	size_t off;
	const char *const *found = form_of(a, n, b, m, &off);

	if (!found || off == 0)
		return;
	put(a, found[0], is_capital(a[1]));
	put(b, found[1], is_capital(a[1]));
}

bool dx_receipt_is_form(const char *a, const char *b)
{
	size_t off;

	(void)form_of(a, strcspn(a, "."), b, strcspn(b, ".("), &off);
	return off < FAR;
}

static void mend_forms(char *text)
{
	for (char *a = text; *a;) {
		size_t n = strcspn(a, " .");
		char *b = a + n + strspn(a + n, " .");

		mend_form(a, n, b, strcspn(b, " ."));
		a = b;
	}
}

/* One or two signs in parentheses that no abbreviation of a place is: "4", "H", "Ia", "il", "MN". */
static bool is_misread_land(const char *p, size_t n)
{
	bool capitals = is_capital(p[0]) && (n == 1 || is_capital(p[1]));

	for (size_t i = 0; i < n; i++)
		if (!is_letter(p[i]) && !is_digit(p[i]))
			return false;
	return n > 0 && n <= 2 && (!capitals || strspn(p, n == 1 ? "MNHW" : "IMNH") >= n);
}

/*
 * "(4) SDN BHD", "(Ia) Sdn bhd", "{MN) SDN BHD", "€H) SDN BHD": what stands there in so few letters is Malaysia's,
 * whatever one of the parentheses was taken for ("(Ij Sdn Bhd").
 */
static void mend_land(char *text)
{
	char *word = text;

	for (char *p = text; *p; p++) {
		char *inner = word;
		bool closed;

		if (*p != ' ')
			continue;
		while (inner < p && !is_capital(upper(*inner)) && !is_digit(*inner))
			inner++;
		closed = p > text && (p[-1] == ')' || p[-1] == '}');
		if (p - word > 2 && inner > word && inner < p && (closed || *word == '(') && strnlen(p, 4) == 4 &&
		    differing(p, 4, " SDN") == 0 && is_misread_land(inner, (size_t)(p - inner) - closed)) {
			memmove(word + 3, p, strlen(p) + 1);
			memcpy(word, "(M)", 3);
			p = word + 3;
		}
		word = p + 1;
	}
}

const char *dx_receipt_mend_name(struct dx_job *job, const char *text)
{
	char *out = dx_strdup(job->arena, text);

	mend_yen(out);
	mend_digits(out);
	mend_strokes(out);
	mend_forms(out);
	mend_land(out);
	return out;
}

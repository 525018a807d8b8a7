/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Letters of a name: what several readings of it agree on, and what recognition is known to make of some. */
#include <string.h>

#include "receipt_int.h"

#define FOLD_MAX 96 /* letters of a name that are compared */

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

size_t dx_receipt_middle(struct dx_job *job, const char *const *texts, size_t n, size_t *apart_r)
{
	const char **folded = dx_alloc_array(job->arena, n, sizeof(*folded));
	int64_t fewest = INT64_MAX;
	size_t best = 0;
	size_t apart = 0;

	for (size_t i = 0; i < n; i++)
		folded[i] = dx_receipt_fold(job, texts[i]);
	for (size_t i = 0; i < n; i++) {
		int64_t sum = -(int64_t)(known_words(job, texts[i]) * n / 2);

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

/* The two words at A and B, of which one is a form's and the other one has one letter wrong; known ones stay. */
static void mend_form(char *a, size_t n, char *b, size_t m)
{
	const char *const *found = NULL;

	for (size_t i = 0; i < DX_LEN(forms); i++) {
		size_t off = differing(a, n, forms[i][0]) + differing(b, m, forms[i][1]);

		if (off == 0)
			return;
		if (off == 1 && found)
			return; /* several forms are as near */
		if (off == 1)
			found = forms[i];
	}
	if (!found)
		return;
	put(a, found[0], is_capital(a[1]));
	put(b, found[1], is_capital(b[1]));
}

bool dx_receipt_is_form(const char *a, const char *b)
{
	size_t n = strcspn(a, ".");
	size_t m = strcspn(b, ".(");

	for (size_t i = 0; i < DX_LEN(forms); i++)
		if (differing(a, n, forms[i][0]) + differing(b, m, forms[i][1]) <= 1)
			return true;
	return false;
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
 * whatever the first parenthesis was taken for.
 */
static void mend_land(char *text)
{
	char *word = text;

	for (char *p = text; *p; p++) {
		char *inner = word;

		if (*p != ' ')
			continue;
		while (inner < p && !is_capital(upper(*inner)) && !is_digit(*inner))
			inner++;
		if (p - word > 2 && inner > word && inner < p && (p[-1] == ')' || p[-1] == '}') && strnlen(p, 4) == 4 &&
		    differing(p, 4, " SDN") == 0 && is_misread_land(inner, (size_t)(p - 1 - inner))) {
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
	mend_forms(out);
	mend_land(out);
	return out;
}

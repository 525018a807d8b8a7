/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Amounts in English words, Indian scale (thousand, lakh, crore) or western (million). */
#include <string.h>

#include "dx/extract/inwords.h"

static const struct {
	const char *word;
	int64_t value;
} numbers[] = {
	{"zero", 0},       {"nil", 0},       {"one", 1},       {"two", 2},       {"three", 3},    {"four", 4},
	{"five", 5},       {"six", 6},       {"seven", 7},     {"eight", 8},     {"nine", 9},     {"ten", 10},
	{"eleven", 11},    {"twelve", 12},   {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15}, {"sixteen", 16},
	{"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19}, {"twenty", 20},   {"thirty", 30},  {"forty", 40},
	{"fourty", 40},    {"fifty", 50},    {"sixty", 60},    {"seventy", 70},  {"eighty", 80},  {"ninety", 90},
};

static const struct {
	const char *word;
	int64_t value;
} scales[] = {{"thousand", 1000}, {"lakh", 100000},     {"lakhs", 100000},   {"lac", 100000},
	      {"lacs", 100000},   {"million", 1000000}, {"crore", 10000000}, {"crores", 10000000}};

static const char *const noise[] = {"and",    "only",       "rupees",  "rupee",   "inr",  "rs",  "indian",
				    "in",     "words",      "amount",  "total",   "us",   "usd", "dollars",
				    "dollar", "euro",       "euros",   "eur",     "gbp",  "sum", "of",
				    "say",    "chargeable", "payable", "invoice", "value"};

#define TOKENS_MAX 64

static bool number_of(struct dx_str w, int64_t *v)
{
	for (size_t i = 0; i < DX_LEN(numbers); i++) {
		if (dx_str_ieq_c(w, numbers[i].word)) {
			*v = numbers[i].value;
			return true;
		}
	}
	return false;
}

static bool scale_of(struct dx_str w, int64_t *v)
{
	for (size_t i = 0; i < DX_LEN(scales); i++) {
		if (dx_str_ieq_c(w, scales[i].word)) {
			*v = scales[i].value;
			return true;
		}
	}
	return false;
}

static bool is_paise(struct dx_str w)
{
	return dx_str_ieq_c(w, "paise") || dx_str_ieq_c(w, "paisa") || dx_str_ieq_c(w, "ps") ||
	       dx_str_ieq_c(w, "cents") || dx_str_ieq_c(w, "cent");
}

static bool is_letter(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool is_figure(char c)
{
	return c >= '0' && c <= '9';
}

/* The words of TEXT; SIZE_MAX when something in it is neither a word nor punctuation. */
static size_t tokens(struct dx_str text, struct dx_str out[TOKENS_MAX])
{
	size_t n = 0;

	for (size_t i = 0; i < text.n;) {
		size_t from = i;

		while (i < text.n && is_letter(text.p[i]))
			i++;
		if (i > from) {
			if (n == TOKENS_MAX)
				return SIZE_MAX;
			out[n++] = dx_str_sub(text, from, i - from);
		} else if ((unsigned char)text.p[i] >= 0x80 || is_figure(text.p[i])) {
			return SIZE_MAX;
		} else {
			i++;
		}
	}
	return n;
}

/* "… and 81/100 only": the TEXT in front of the hundredths, which go to PAISE_R; all of it where it has none. What
 * stands behind them says nothing that counts. */
static struct dx_str less_hundredths(struct dx_str text, int64_t *paise_r)
{
	static const char of[] = "/100";
	const size_t n = sizeof(of) - 1;

	*paise_r = 0;
	for (size_t i = 2; i + n <= text.n; i++)
		if (memcmp(text.p + i, of, n) == 0 && is_figure(text.p[i - 1]) && is_figure(text.p[i - 2]) &&
		    (i == 2 || !is_figure(text.p[i - 3])) && (i + n == text.n || !is_figure(text.p[i + n]))) {
			*paise_r = (text.p[i - 2] - '0') * 10 + (text.p[i - 1] - '0');
			return dx_str_sub(text, 0, i - 2);
		}
	return text;
}

/* Take "fifty five paise" or, as in "twenty five & paise fifty", "paise fifty five" out of the words. */
static int64_t take_paise(struct dx_str *w, size_t *n)
{
	size_t at = 0;
	size_t from, to;
	int64_t paise = 0;
	int64_t v;

	while (at < *n && !is_paise(w[at]))
		at++;
	if (at == *n)
		return 0;
	from = at;
	to = at + 1;
	if ((to == *n || !number_of(w[to], &v)) && at > 0 && number_of(w[at - 1], &v)) {
		paise = v;
		from--;
		if (v < 10 && from > 0 && number_of(w[from - 1], &v) && v >= 20) {
			paise += v;
			from--;
		}
	} else {
		for (; to < *n && number_of(w[to], &v); to++)
			paise += v;
	}
	memmove(w + from, w + to, (*n - to) * sizeof(*w));
	*n -= to - from;
	return paise;
}

/* One word more; WHOLE are complete scales, PART is what stands below the next scale word. */
static bool take(struct dx_str w, int64_t *whole, int64_t *part, bool *any)
{
	int64_t v;

	if (number_of(w, &v)) {
		*part += v;
		*any = true;
	} else if (dx_str_ieq_c(w, "hundred")) {
		*part = (*part ? *part : 1) * 100;
	} else if (scale_of(w, &v)) {
		*whole += (*part ? *part : 1) * v;
		*part = 0;
	} else {
		return dx_str_is_one_of(w, noise, DX_LEN(noise));
	}
	return *part < 100000 && *whole < INT64_C(1000000000000000);
}

bool dx_inwords_parse(struct dx_str text, struct dx_dec *v_r)
{
	struct dx_str w[TOKENS_MAX];
	int64_t hundredths;
	size_t n = tokens(less_hundredths(text, &hundredths), w);
	int64_t whole = 0;
	int64_t part = 0;
	int64_t paise;
	bool any = false;

	if (n == SIZE_MAX)
		return false;
	paise = take_paise(w, &n) + hundredths;
	for (size_t i = 0; i < n; i++)
		if (!take(w[i], &whole, &part, &any))
			return false;
	if (!any || paise > 99)
		return false;
	*v_r = dx_dec((whole + part) * 100 + paise, 2);
	return true;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a misread amount may have been. Readings only: which one is right, arithmetic decides elsewhere. */
#include <string.h>

#include "value_int.h"

struct list {
	struct dx_reading *out;
	size_t n, max;
	struct dx_value_rule rule;
	unsigned int decimals;
	bool has_plain; /* the cell as it stands is a number */
	struct dx_dec plain;
};

static void add(struct list *l, struct dx_dec v, const char *why)
{
	if (l->n == l->max || (l->has_plain && dx_dec_cmp(v, l->plain) == 0))
		return;
	for (size_t i = 0; i < l->n; i++)
		if (dx_dec_cmp(l->out[i].value, v) == 0)
			return;
	l->out[l->n++] = (struct dx_reading){.value = v, .why = why};
}

static bool is_digit(unsigned char c)
{
	return c >= '0' && c <= '9';
}

static bool is_separator(unsigned char c)
{
	return c == '.' || c == ',' || c == '\'' || c == ' ' || c == ':' || c == ';';
}

/*
 * The digits in order, the decimal mark where the column has it. Separators are the first thing OCR
 * loses ("23,81,649,32"), digits the last.
 */
static bool by_digits(const unsigned char *p, size_t n, unsigned int decimals, struct dx_dec *v_r)
{
	struct dx_dec v = {.scale = (uint8_t)decimals};
	size_t digits = 0;
	size_t behind = 0; /* digits behind the last separator */
	bool has_sep = false;

	while (n > 0 && is_separator(p[n - 1])) /* a speck behind the figure */
		n--;
	for (size_t i = 0; i < n; i++) {
		if (is_digit(p[i])) {
			v.coef = v.coef * 10 + (p[i] - '0');
			digits++;
			behind++;
		} else if (is_separator(p[i])) {
			has_sep = true;
			behind = 0;
		} else {
			return false;
		}
		if (digits > DX_VALUE_DIGITS_MAX)
			return false;
	}
	if (digits <= decimals || (has_sep && behind != decimals))
		return false;
	*v_r = v;
	return true;
}

/* TEXT as a number, or at least its digits. */
static void add_text(struct list *l, const unsigned char *p, size_t n, const char *why)
{
	struct dx_dec v;

	if (dx_value_body(p, n, l->rule, &v) && v.scale == l->decimals)
		add(l, v, why);
	else if (by_digits(p, n, l->decimals, &v))
		add(l, v, why);
}

static unsigned char digit_like(unsigned char c)
{
	static const char pairs[][2] = {{'O', '0'}, {'Q', '0'}, {'D', '0'}, {'I', '1'}, {'L', '1'},
					{'|', '1'}, {']', '1'}, {'[', '1'}, {'Z', '2'}, {'S', '5'},
					{'$', '5'}, {'G', '6'}, {'T', '7'}, {'B', '8'}};

	for (size_t i = 0; i < DX_LEN(pairs); i++)
		if ((unsigned char)pairs[i][0] == c)
			return (unsigned char)pairs[i][1];
	return c;
}

static void add_letters(struct list *l, const unsigned char *p, size_t n)
{
	unsigned char copy[DX_VALUE_FOLDED_MAX];
	size_t digits = 0;
	size_t changed = 0;

	for (size_t i = 0; i < n; i++) {
		copy[i] = digit_like(p[i]);
		digits += is_digit(p[i]);
		changed += copy[i] != p[i];
	}
	/* A cell that is mostly letters is a word, not a number. */
	if (changed && digits > changed)
		add_text(l, copy, n, "letter_for_digit");
}

static void add_first(struct list *l, const unsigned char *p, size_t n)
{
	static const unsigned char digits[] = "58";
	unsigned char copy[DX_VALUE_FOLDED_MAX];

	if (n < 2 || (p[0] != '$' && p[0] != 'S' && p[0] != 0xa7) || (!is_digit(p[1]) && !is_separator(p[1])))
		return;
	memcpy(copy, p, n);
	for (size_t i = 0; i + 1 < sizeof(digits); i++) {
		copy[0] = digits[i];
		add_text(l, copy, n, "first_character");
	}
}

/* "RS.$37.00": what stands before the figure with a point, and is a currency. */
static size_t currency_length(const unsigned char *p, size_t n)
{
	size_t letters = 0;

	while (letters < n && p[letters] >= 'A' && p[letters] <= 'Z')
		letters++;
	return letters == 2 && n > 3 && p[0] == 'R' && p[1] == 'S' && p[2] == '.' ? 3 : 0;
}

/* What stands in the brackets that end the N letters of P, without them; how many are left. */
static size_t without_brackets(unsigned char *p, size_t n)
{
	memmove(p + n - 4, p + n - 3, 2);
	return n - 2;
}

size_t dx_value_readings(struct dx_arena *a, struct dx_str raw, struct dx_value_rule rule, unsigned int decimals,
			 struct dx_reading *out, size_t max)
{
	unsigned char folded[DX_VALUE_FOLDED_MAX];
	struct list l = {.out = out, .max = max, .rule = rule, .decimals = decimals};
	struct dx_number plain;
	size_t n = dx_value_fold(raw, folded);
	size_t m = 0;
	bool negative;

	for (size_t i = 0; i < n; i++)
		if (folded[i] != ' ')
			folded[m++] = folded[i];
	negative = m > 0 && folded[0] == '-';
	l.has_plain = dx_value_parse(raw, rule, &plain) && plain.value.scale == decimals;
	if (l.has_plain)
		l.plain = dx_dec_abs(plain.value);
	if (negative)
		memmove(folded, folded + 1, --m);
	if (m > 4 && folded[m - 1] == ')' && folded[m - 4] == '(') /* "(Cr)" */
		m = without_brackets(folded, m);
	if (m > 3 && folded[m - 1] == 'R' && (folded[m - 2] == 'C' || folded[m - 2] == 'D')) /* Cr, Dr */
		m -= 2;
	n = currency_length(folded, m);
	memmove(folded, folded + n, m - n);
	m -= n;
	if (m == 0)
		return 0;
	add_first(&l, folded, m);
	add_text(&l, folded, m, "decimal_point");
	if (m > 2 && is_digit(folded[m - 2]) && strchr("CDHS", folded[m - 1])) /* credit, debit, Haben, Soll */
		add_text(&l, folded, m - 1, "decimal_point");
	add_letters(&l, folded, m);
	for (size_t i = 0; i < l.n; i++) {
		char text[DX_DEC_TEXT_MAX];

		if (negative)
			out[i].value = dx_dec_neg(out[i].value);
		out[i].text = dx_strdup(a, dx_dec_text(out[i].value, text));
	}
	return l.n;
}

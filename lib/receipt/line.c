/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines of a receipt: the label on the left, the amount on the right. */
#include <string.h>

#include "receipt_int.h"

#define LOOK_ALIKES_MAX  8
#define CURRENCY_LETTERS 3
#define COUNT_DIGITS     3 /* of how many */
#define MARK_LETTERS     3
#define TAIL_WORDS       2 /* tax codes and stars behind an amount */
/* Words that were read with less, in percent, and have no more letters may be anything. */
#define ILLEGIBLE       60
#define ILLEGIBLE_BYTES 3

/* Figures with a percent sign behind them. */
static bool is_rate(const char *text)
{
	size_t n = strspn(text, "0123456789.,");

	return n > 0 && text[n] == '%' && !text[n + 1];
}

/* "Less Disc 8%", "Incl. CGST 6%", "Add: Service charge": what says how the amount of a label of FIELD counts. */
static bool is_lead(const char *text, int field)
{
	static const char *const more[] = {"add", "plus", "incl", "including", "includes", "included"};
	size_t n = strcspn(text, ".:");

	if (strlen(text + n) > 1)
		return false;
	if (field == RL_DISCOUNT)
		return dx_str_ieq_c(dx_strn(text, n), "less");
	for (size_t i = 0; (field == RL_TAX || field == RL_TIP || field == RL_CHARGE) && i < DX_LEN(more); i++)
		if (dx_str_ieq_c(dx_strn(text, n), more[i]))
			return true;
	return false;
}

const struct dx_label_hit *dx_receipt_label(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_label_hit *hit = NULL;

	/* Specks and stars that recognition sees at the edge do not count, nor does a rate: "5.00% Sales Tax". */
	for (size_t i = l->line_first[line]; i < l->line_first[line + 1] && !hit; i++) {
		size_t letters = 0;

		for (size_t k = l->v[i].first > 0 && is_lead(job->lines.v[line].words[0]->text, l->v[i].field);
		     k < l->v[i].first; k++)
			for (const char *p = job->lines.v[line].words[k]->text; *p && !is_rate(p); p++)
				letters += (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') ||
					   (*p >= '0' && *p <= '9');
		if (letters <= 2)
			hit = &l->v[i];
	}
	return hit;
}

const struct dx_label_hit *dx_receipt_hidden_total(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *of = &job->lines.v[line];
	const struct dx_label_hit *hit =
		l->line_first[line] < l->line_first[line + 1] ? &l->v[l->line_first[line]] : NULL;

	if (!hit || !dx_receipt_is_total(hit->field) || job->pages[of->page].source != DX_SOURCE_OCR)
		return NULL;
	for (size_t i = 0; i < hit->first; i++)
		if (of->words[i]->conf >= ILLEGIBLE || strlen(of->words[i]->text) > ILLEGIBLE_BYTES)
			return NULL;
	return hit;
}

static bool is_code(const char *text)
{
	size_t n = strlen(text);

	for (const char *p = text; *p; p++)
		if (*p >= '0' && *p <= '9')
			return false;
	return n <= 3;
}

/* "4.70 oz": what says of a figure that it was weighed or measured; no tax has such a code. */
static bool is_measure(const char *text)
{
	static const char *const units[] = {"oz", "oz.", "lb", "lbs", "kg",  "gm", "mg",  "ml",  "cl", "cm",
					    "mm", "km",  "mi", "ltr", "gal", "pc", "pcs", "nos", "hrs"};

	return dx_str_is_one_of(dx_str(text), units, DX_LEN(units));
}

/* "70,00 2", "70,00 (2)": the digit of a tax behind the amount of goods. A text layer says it; on a scan it may be
 * anything. */
static bool is_tax_digit(const struct dx_job *job, const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;
	const char *amount = at > 0 ? line->words[at - 1]->text : "";
	size_t n = strlen(amount);

	bool aside = text[0] == '(' && text[1] && text[2] == ')' && !text[3];

	return job->pages[line->page].source != DX_SOURCE_OCR &&
	       (aside ? dx_is_digit(text[1]) : dx_is_digit(text[0]) && !text[1]) && n >= 4 &&
	       amount[n - 3] == (job->tables.rule.comma ? ',' : '.') && dx_is_digit(amount[n - 2]) &&
	       dx_is_digit(amount[n - 1]);
}

/* Is the character at P, behind ASCII, punctuation or a sign: U+0080 to U+00BF, U+2000 to U+2BFF? */
static bool is_sign(const char *p)
{
	const unsigned char *u = (const unsigned char *)p;

	return u[0] == 0xc2 || (u[0] == 0xe2 && u[1] < 0xb0);
}

void dx_receipt_count(const char *text, size_t *letters, size_t *digits, size_t *capitals)
{
	*letters = *digits = *capitals = 0;
	for (; *text; text++) {
		if ((unsigned char)*text >= 0x80) { /* quotation marks and signs are what specks are taken for */
			const char *from = text;

			while ((text[1] & 0xc0) == 0x80)
				text++;
			if (!is_sign(from))
				*letters += (size_t)(text - from) + 1;
			continue;
		}
		*letters += dx_is_letter(*text);
		*digits += dx_is_digit(*text);
		*capitals += *text >= 'A' && *text <= 'Z';
	}
}

const struct dx_label_hit *dx_receipt_holds(const struct dx_job *job, size_t line, int field)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field == field)
			return &l->v[i];
	return NULL;
}

bool dx_receipt_is_yen(const struct dx_job *job, const char *text, struct dx_number *n)
{
	size_t len = strlen(text);

	if (!strstr(text, "\xc2\xa5"))
		return false;
	while (len > 0 && strchr("*)", text[len - 1]))
		len--;
	return dx_value_parse(dx_strn(text, len), job->tables.rule, n) && n->value.scale == 0;
}

/*
 * The text of N words as OCR sees it, blanks taken out, with what recognition makes of signs and specks put
 * right: "~0.02", "{0.01}", "54.50\"", "71.00(S)", "18,00", "48_00".
 */
static char *mended(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	char *out = dx_lines_text(job->arena, words, n);
	size_t len = 0;
	char other = job->tables.rule.comma ? '.' : ',';
	char mark = job->tables.rule.comma ? ',' : '.';
	bool parens;

	for (const char *p = out; *p; p++)
		if (*p != ' ')
			out[len++] = *p == '{' ? '(' : *p == '}' ? ')' : *p == '~' ? '-' : *p;
	out[len] = '\0';
	if (strncmp(out, "$$", 2) == 0) /* "S$" */
		memmove(out, out + 1, len--);
	/* a sign of the currency that was taken for a parenthesis has none that closes it: "{13.36" */
	if (len > 3 && out[0] == '(' && dx_is_digit(out[1]) && !strchr(out, ')'))
		memmove(out, out + 1, len--);
	parens = len > 2 && out[0] == '(' && out[len - 1] == ')' && dx_is_digit(out[len - 2]);
	while (len && !parens && !dx_is_digit(out[len - 1]))
		len--;
	out[len] = '\0';
	if (len > 3 && (out[len - 3] == other || out[len - 3] == '_') && !strchr(out, mark))
		out[len - 3] = mark;
	return out;
}

/* "30 30" for 30.30: two words, the last one two digits. NULL when it is nothing like it. */
static char *torn(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	size_t whole = n == 2 ? strlen(words[0]->text) : 0;

	if (whole == 0 || whole > 8 || strlen(words[1]->text) != 2 || !dx_is_digit(words[1]->text[0]) ||
	    !dx_is_digit(words[1]->text[1]) || !dx_is_digit(words[0]->text[whole - 1]) || strpbrk(words[0]->text, ".,"))
		return NULL;
	return dx_asprintf(job->arena, "%s%c%s", words[0]->text, job->tables.rule.comma ? ',' : '.', words[1]->text);
}

/* Digits that stand before the first decimal mark or comma of TEXT. */
static size_t leading_digits(const char *text)
{
	return strspn(text, "0123456789");
}

/*
 * "2 21.20": a colon that was read as a digit is no group of thousands before the amount; nor is a number in a column
 * of its own, a line's HEIGHT away.
 */
static bool is_apart(const struct dx_word *const *words, size_t n, int32_t height)
{
	for (size_t i = 0; i + 1 < n; i++)
		if (dx_is_digit(words[i]->text[strlen(words[i]->text) - 1]) && dx_is_digit(words[i + 1]->text[0]) &&
		    words[i + 1]->x0 - words[i]->x1 > height)
			return true;
	for (size_t i = 0; i + 1 < n; i++)
		if (dx_is_digit(words[i]->text[strlen(words[i]->text) - 1]) && strpbrk(words[i + 1]->text, ".,") &&
		    dx_is_digit(words[i + 1]->text[0]) && leading_digits(words[i + 1]->text) != 3)
			return true;
	return false;
}

/*
 * TEXT without the last of three digits behind its decimal mark: a sign or the letter of a tax that was taken for a
 * digit ("48.00]", "4.45 S"). NULL: it has not three.
 */
static char *without_sign(struct dx_job *job, const char *text, const char *alike)
{
	size_t n = strlen(text);

	if (n < 5 || text[n - 4] != (job->tables.rule.comma ? ',' : '.') || !dx_is_digit(text[n - 5]) ||
	    strspn(text + n - 3, "0123456789") != 3 || (alike && !strchr(alike, text[n - 1])))
		return NULL;
	return dx_strndup(job->arena, text, n - 1);
}

/* "3O.30": the letter behind a digit and before another, or its mark, is a nought. */
static char *with_noughts(char *text)
{
	for (size_t i = 1; text[0] && text[i]; i++)
		if (text[i] == 'O' && dx_is_digit(text[i - 1]) &&
		    (dx_is_digit(text[i + 1]) || text[i + 1] == '.' || text[i + 1] == ','))
			text[i] = '0';
	return text;
}

/*
 * "RML20.65", "RMB3.85": behind the sign of the currency a letter that looks like one digit was that. '\0': it does
 * not. What S and G are taken for is more than one digit.
 */
static char digit_behind_sign(const char *text, size_t n)
{
	static const char letters[] = "LIBZ";
	static const char digits[] = "1182";
	const char *at = n == 3 && text[0] == 'R' && strchr("MN", text[1]) ? strchr(letters, text[2]) : NULL;

	return at ? digits[at - letters] : '\0';
}

/* "RKO.47" for RM0.47: what is left of a currency before the figure, and a nought that was taken for a letter. */
static char *without_letters(struct dx_job *job, const char *text)
{
	size_t from = *text == '-';
	size_t n = strspn(text + from, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
	char digit = digit_behind_sign(text + from, n);
	bool nought = n > 0 && strchr("OCDQ", text[from + n - 1]) && (text[from + n] == '.' || text[from + n] == ',');

	if (n == 0 || n > CURRENCY_LETTERS || (!nought && !digit && !dx_is_digit(text[from + n])))
		return NULL;
	if (digit)
		return with_noughts(dx_asprintf(job->arena, "%s%c%s", from ? "-" : "", digit, text + from + n));
	return with_noughts(dx_asprintf(job->arena, "%s%s%s", from ? "-" : "", nought ? "0" : "", text + from + n));
}

/* One figure, apart from what stands before it: glued to it, it may be the last of a weight ("0.678"). */
static bool is_figure_apart(const struct dx_word *const *words, size_t n)
{
	return n > 1 && dx_is_digit(words[n - 1]->text[0]) && !words[n - 1]->text[1];
}

/* A whole number and a price among the N words make V: "1 x 4,45". */
static bool is_explained(struct dx_job *job, const struct dx_word *const *words, size_t n, struct dx_dec v)
{
	for (size_t i = 0; i + 1 < n; i++) {
		size_t digits = leading_digits(words[i]->text);
		struct dx_dec q;

		if (digits == 0 || digits > COUNT_DIGITS || !dx_dec_parse(dx_strn(words[i]->text, digits), &q))
			continue;
		for (size_t k = i + 1; k < n; k++) {
			struct dx_number price;

			if (dx_value_parse(dx_str(mended(job, words + k, 1)), job->tables.rule, &price) &&
			    price.value.scale == 2 && dx_dec_cmp(dx_dec_mul(q, price.value), v) == 0)
				return true;
		}
	}
	return false;
}

/*
 * "145.00V", "59.90*", "5.20ZRL": the mark of a tax behind an amount; bytes of it, 0: there is none. Letters need a
 * column of their own, "Milk 1.50L" is none; several of them may be a currency as well, or a credit.
 */
static size_t glued_mark(const struct dx_job *job, const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;
	size_t n = strlen(text);
	size_t mark = 0;
	bool letters;
	struct dx_number num;

	while (mark < MARK_LETTERS && mark < n && text[n - 1 - mark] >= 'A' && text[n - 1 - mark] <= 'Z')
		mark++;
	letters = mark > 0;
	if (!letters && n > 0 && strchr("*#", text[n - 1]))
		mark = 1;
	if (at == 0 || at + 1 < line->n || mark == 0 || n < mark + 4 || !dx_is_digit(text[n - mark - 1]) ||
	    !dx_is_digit(text[n - mark - 2]) || text[n - mark - 3] != (job->tables.rule.comma ? ',' : '.') ||
	    (letters && line->words[at]->x0 - line->words[at - 1]->x1 <= line->height) ||
	    (mark > 1 && dx_value_parse(dx_str(text), job->tables.rule, &num)))
		return 0;
	return mark;
}

/* "Damansara": no sign of a currency, and no tail of an amount. */
static bool is_word(const char *text)
{
	size_t letters, digits, capitals;

	dx_receipt_count(text, &letters, &digits, &capitals);
	return letters > CURRENCY_LETTERS && digits == 0;
}

/* Is the figure N of TEXT one that was given back? A lone letter behind it is the code of a tax: "40.38 C". */
static bool is_credit(const struct dx_number *n, const char *text)
{
	char last = text[strlen(text) - 1];

	return n->mark == DX_VALUE_MARK_CR && last != 'C' && last != 'H';
}

/* The words FROM..TO (exclusive) as an amount with two decimals; SUM: of a labelled line, where it may be torn. */
static bool amount_of(struct dx_job *job, const struct dx_line *line, size_t from, size_t to, bool sum,
		      struct dx_val *v)
{
	const struct dx_page *page = &job->pages[line->page];
	const struct dx_word *const *words = line->words + from;
	bool scanned = page->source == DX_SOURCE_OCR;
	const char *text = scanned ? mended(job, words, to - from) : dx_lines_text(job->arena, words, to - from);
	bool repaired = false;
	struct dx_number n;

	if (!scanned && !sum && to - from == 1)
		text = dx_strndup(job->arena, text, strlen(text) - glued_mark(job, line, from));
	if (is_rate(words[to - from - 1]->text) || (scanned && to - from > 1 && is_word(words[to - from - 1]->text)))
		return false;
	if (!dx_receipt_is_yen(job, text, &n) &&
	    (is_apart(words, to - from, line->height) || !dx_value_parse(dx_str(text), job->tables.rule, &n) ||
	     n.value.scale != 2)) {
		const char *other = scanned ? without_sign(job, text, sum ? NULL : "2578") : NULL;

		if (other && !sum && !is_figure_apart(words, to - from) &&
		    !(dx_value_parse(dx_str(other), job->tables.rule, &n) &&
		      is_explained(job, line->words, from, n.value)))
			other = NULL;

		if (!other && scanned && sum)
			other = torn(job, words, to - from);
		if (!other && scanned && sum)
			other = without_letters(job, text);
		if (is_apart(words, to - from, line->height))
			other = NULL;
		text = other;
		if (!text || !dx_value_parse(dx_str(text), job->tables.rule, &n) || n.value.scale != 2)
			return false;
		repaired = true;
	}
	if (n.has_percent)
		return false;
	*v = dx_lines_val(job->arena, page, words, to - from);
	v->dec = is_credit(&n, text) ? dx_dec_neg(n.value) : n.value;
	if (repaired)
		v->source = DX_VAL_REPAIRED;
	return true;
}

/* "-      26.00": a dash that says "none" in the column before, or a speck, is not the sign of what goods come to. */
static bool is_dash_apart(const struct dx_line *line, size_t at, size_t n)
{
	static const char *const dashes[] = {"-", "\xe2\x80\x93", "\xe2\x80\x94"};
	bool dash = false;

	for (size_t i = 0; i < DX_LEN(dashes); i++)
		dash |= strcmp(line->words[at]->text, dashes[i]) == 0;
	return n > 1 && dash &&
	       (line->words[at]->conf < ILLEGIBLE || line->words[at + 1]->x0 - line->words[at]->x1 > line->height);
}

/* "Kopi C      1.90": a letter that ends a name is no sign of the amount in its column. */
static bool is_letter_apart(const struct dx_line *line, size_t at, size_t n)
{
	return n > 1 && strcmp(line->words[at]->text, "C") == 0 &&
	       line->words[at + 1]->x0 - line->words[at]->x1 > line->height;
}

bool dx_receipt_amount(struct dx_job *job, size_t index, size_t from, struct dx_val *v, size_t *at_r)
{
	return dx_receipt_amount_before(job, index, from, job->lines.v[index].n, v, at_r);
}

bool dx_receipt_amount_before(struct dx_job *job, size_t index, size_t from, size_t end, struct dx_val *v, size_t *at_r)
{
	const struct dx_line *line = &job->lines.v[index];

	for (size_t skipped = 0; end > from; end--) {
		/* a currency or a minus may be a word of its own; a number may be torn in two */
		for (size_t n = end - from < 3 ? end - from : 3; n > 0; n--) {
			if ((from == 0 && (is_dash_apart(line, end - n, n) || is_letter_apart(line, end - n, n))) ||
			    !amount_of(job, line, end - n, end, from > 0, v))
				continue;
			*at_r = end - n;
			return true;
		}
		if (skipped++ == TAIL_WORDS || is_measure(line->words[end - 1]->text) ||
		    !(is_code(line->words[end - 1]->text) || (from == 0 && is_tax_digit(job, line, end - 1))))
			return false;
	}
	return false;
}

const char *dx_receipt_digit_behind_sign(struct dx_job *job, const char *text)
{
	const char *sign = strstr(text, "RM");
	char digit = sign ? digit_behind_sign(sign, strspn(sign, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")) : '\0';

	return digit ? dx_asprintf(job->arena, "%c%s", digit, sign + 3) : text;
}

/* "10 13.36": what is left of a label before an amount is no part of it, unless its digits are a group of three. */
static const char *last_amount(const char *text)
{
	const char *blank = strrchr(text, ' ');
	size_t n = blank ? leading_digits(blank + 1) : 0;

	return n > 0 && n != 3 && strchr(".,", blank[1 + n]) && strspn(blank + 2 + n, "0123456789") == 2 &&
			       strlen(blank + 2 + n) == 2
		       ? blank + 1
		       : text;
}

bool dx_receipt_reading(struct dx_job *job, const char *text, struct dx_dec *v_r)
{
	struct dx_reading list[LOOK_ALIKES_MAX];
	struct dx_number num;
	size_t n = strlen(text);

	text = dx_receipt_digit_behind_sign(job, text);
	n = strlen(text);
	while (*text && !dx_is_digit(*text))
		n--, text++;
	while (n && !dx_is_digit(text[n - 1]))
		n--;
	text = last_amount(dx_strndup(job->arena, text, n));
	if (without_sign(job, text, NULL))
		text = without_sign(job, text, NULL);
	if (dx_value_parse(dx_str(text), job->tables.rule, &num) && num.value.scale == 2) {
		*v_r = dx_dec_abs(num.value);
		return true;
	}
	n = dx_value_readings(job->arena, dx_str(text), job->tables.rule, 2, list, DX_LEN(list));
	for (size_t i = 0; i < n; i++) {
		if (strcmp(list[i].why, "decimal_point") == 0) {
			*v_r = dx_dec_abs(list[i].value);
			return true;
		}
	}
	return false;
}

struct dx_str dx_receipt_figure(const char *text)
{
	size_t n = strcspn(text, ")=:");

	while (n > 0 && text[n - 1] == '.')
		n--;
	return dx_strn(text, n);
}

bool dx_receipt_says(struct dx_job *job, const char *text, struct dx_dec v)
{
	struct dx_number num;
	struct dx_dec other;

	if (!strpbrk(text, ".,"))
		return false;
	if (dx_receipt_reading(job, text, &other))
		return dx_dec_cmp(other, v) == 0;
	return dx_value_parse(dx_str(text), job->tables.rule, &num) && num.value.scale == 1 && num.value.coef > 0 &&
	       num.value.coef == v.coef / 10;
}

bool dx_receipt_is_total(int field)
{
	return field >= RL_ROUNDED_TOTAL && field <= RL_TOTAL;
}

/* Does a figure, or what a time has before its minutes, stand right before byte I of TEXT? "Time:19:31" is none. */
static bool is_inside_figure(const char *text, size_t i)
{
	return i > 0 && (dx_is_digit(text[i - 1]) || text[i - 1] == '.' ||
			 (text[i - 1] == ':' && (i < 2 || !dx_is_letter(text[i - 2]))));
}

bool dx_receipt_time_in(struct dx_job *job, const char *text, size_t *from_r, size_t *n_r, const char **value_r)
{
	for (size_t i = 0; text[i]; i++) {
		const char *p = text + i;
		unsigned int h = 0;
		size_t n = 0;
		bool pm;
		bool am;
		const char *rest;

		if (!dx_is_digit(*p) || is_inside_figure(text, i))
			continue;
		while (n < 2 && dx_is_digit(p[n]))
			h = h * 10 + (unsigned int)(p[n++] - '0');
		if ((p[n] != ':' && p[n] != 'h') || h > 23 || p[n + 1] < '0' || p[n + 1] > '5' ||
		    !dx_is_digit(p[n + 2]) || dx_is_digit(p[n + 3]) || (p[n] == 'h' && dx_is_letter(p[n + 3])))
			continue;
		rest = p + n + 3;
		if (rest[0] == ':' && rest[1] >= '0' && rest[1] <= '5' && dx_is_digit(rest[2]) && !dx_is_digit(rest[3]))
			rest += 3;
		*from_r = i;
		*n_r = (size_t)(rest - p);
		while (*rest == ' ')
			rest++;
		pm = (rest[0] == 'P' || rest[0] == 'p') && (rest[1] == 'M' || rest[1] == 'm' || rest[1] == '.');
		am = (rest[0] == 'A' || rest[0] == 'a') && (rest[1] == 'M' || rest[1] == 'm' || rest[1] == '.');
		if (pm && h < 12)
			h += 12;
		else if (am && h == 12)
			h = 0;
		*value_r = dx_asprintf(job->arena, "%02u:%.*s", h, (int)(*n_r - n - 1), p + n + 1);
		return true;
	}
	return false;
}

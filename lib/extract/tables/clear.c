/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands among headings and is none: specks of a scan, ordinals, a stretch of time. */
#include <string.h>

#include "dx/extract/dates.h"
#include "dx/extract/value.h"

#include "table_int.h"

#define CELLS_MIN     4  /* words of a line of headings without its ordinals */
#define SPECK_CONF    50 /* percent */
#define SPECK_BYTES   8
#define DOT_PARTS     4  /* of a line's height, of which a dot has one */
#define ROWS_UNDER    10 /* lines under a heading among which its column has figures */
#define FIGURES_MIN   3
#define MISREAD_BYTES 3
#define MEASURE_WORDS 3
#define HEAD_BYTES    3 /* of a word that heads figures, at least */

/* Is word AT of LINE in a phrase of LEX that stands there whole? */
static bool in_phrase(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line, size_t at)
{
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(lex, a, line->words, line->n, &n);

	for (size_t i = 0; i < n && toks[i].word <= at; i++) {
		size_t len = 0;

		if (dx_lex_match(lex, toks, n, i, &len) >= 0 && toks[i + len - 1].word >= at)
			return true;
	}
	return false;
}

/* A dot of a scan that was read as a letter or digit: none is so much lower than the words beside it. */
static bool is_dot(const struct dx_line *line, const struct dx_word *w)
{
	return w->conf < 100 && (dx_has_digit(w->text) || dx_has_letter(w->text)) &&
	       (w->y1 - w->y0) * DOT_PARTS <= line->height;
}

/*
 * Short, hardly sure, and no word of a header: what recognition sees in rules and shades. A letter that only longer
 * phrases know ("a" of "a hinta") is none by itself. Strokes are pieces of rules however sure they are.
 */
static bool is_speck(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	struct dx_tok *toks;
	size_t n;

	if (w->conf < 100 && w->text[strspn(w->text, "|[]!_~'`")] == '\0')
		return true;
	if (is_dot(line, w))
		return true;
	if (w->conf >= SPECK_CONF || strlen(w->text) > SPECK_BYTES)
		return false;
	toks = dx_lex_tokens(lex, a, &w, 1, &n);
	for (size_t i = 0; i < n; i++)
		if (toks[i].id)
			return w->text[1] == '\0' && !in_phrase(lex, a, line, at);
	return true;
}

static bool is_known(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *w)
{
	size_t n;
	const struct dx_tok *toks = dx_lex_tokens(lex, a, &w, 1, &n);

	for (size_t i = 0; i < n; i++)
		if (!toks[i].id)
			return false;
	return n > 0;
}

/* "(8)" behind a heading's word: the sign of a currency in brackets, read as the digit that looks like it. */
static bool is_sign(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];

	return at > 0 && w->conf < 100 && strlen(w->text) == 3 && strchr("([{", w->text[0]) && w->text[1] >= '0' &&
	       w->text[1] <= '9' && strchr(")]}", w->text[2]) && dx_has_letter(line->words[at - 1]->text);
}

static bool are_over(const struct dx_word *w, const struct dx_word *under)
{
	return w->x0 < under->x1 && under->x0 < w->x1;
}

/* Stands no other word of LINE than word AT over W? */
static bool is_alone_over(const struct dx_line *line, size_t at, const struct dx_word *w)
{
	for (size_t i = 0; i < line->n; i++)
		if (i != at && are_over(line->words[i], w))
			return false;
	return are_over(line->words[at], w);
}

/* Stands a word right above LINE over word AT? Then that heads what is below both. */
static bool is_second(const struct dx_lines *lines, const struct dx_line *line, size_t at)
{
	for (const struct dx_line *above = line; above-- > lines->v && above->page == line->page;) {
		if (line->y0 - above->y1 > above->height)
			return false;
		for (size_t i = 0; i < above->n; i++)
			if (are_over(above->words[i], line->words[at]) && dx_has_letter(above->words[i]->text))
				return true;
	}
	return false;
}

/*
 * Letters that stand apart over amounts that nothing else heads: a heading whose word was misread ("Gator" for
 * "Balance"), however unsure it is. Without it its amounts come to its neighbour's.
 */
static bool heads_figures(const struct dx_lines *lines, const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	size_t first = (size_t)(line - lines->v) + 1;
	size_t n = 0;

	if (strlen(w->text) < HEAD_BYTES || !dx_has_letter(w->text) || is_second(lines, line, at) ||
	    (w->y1 - w->y0) * 2 < line->height || (at > 0 && w->x0 - line->words[at - 1]->x1 < line->height) ||
	    (at + 1 < line->n && line->words[at + 1]->x0 - w->x1 < line->height))
		return false;
	for (size_t i = first; i < lines->n && i < first + ROWS_UNDER && lines->v[i].page == line->page; i++)
		for (size_t k = 0; k < lines->v[i].n; k++)
			n += dx_columns_amount_like(lines->v[i].words[k]) &&
			     is_alone_over(line, at, lines->v[i].words[k]);
	return n >= FIGURES_MIN;
}

static const struct dx_word *with_text(struct dx_arena *a, const struct dx_word *w, const char *text)
{
	struct dx_word *read = dx_memdup(a, w, sizeof(*w));

	read->text = text;
	return read;
}

/* W with letters for the digits that look like them, where that makes it a word of headings ("1D"); W where not. */
static const struct dx_word *in_letters(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *w)
{
	static const char *const ways[] = {"OISB", "OlSB"};
	static const char digits[] = "0158";

	if (!strpbrk(w->text, digits) || !dx_has_letter(w->text) || strpbrk(w->text, "234679"))
		return w;
	for (size_t i = 0; i < DX_LEN(ways); i++) {
		char *text = dx_strdup(a, w->text);
		const struct dx_word *read;

		for (char *p = text; *p; p++)
			if (strchr(digits, *p))
				*p = ways[i][strchr(digits, *p) - digits];
		read = with_text(a, w, text);
		if (is_known(lex, a, read))
			return read;
	}
	return w;
}

/*
 * The same for a stroke that was read as a letter: "DRICR" for "DR/CR", "AmountiRs.)" for "Amount(Rs.)". A slash must
 * make it a whole phrase with letters behind it ("Cyl." has none), what is before and behind the bracket must be words
 * of headings.
 */
static const struct dx_word *in_strokes(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *w)
{
	const char *end = strchr(w->text, ')');
	bool open = end && !strchr(w->text, '(');

	if (is_known(lex, a, w))
		return w;
	for (size_t i = 1; w->text[i] && w->text[i + 1]; i++) {
		char *text = dx_strdup(a, w->text);
		const struct dx_word *read = with_text(a, w, text);

		if (!strchr("Iil1|t[{", text[i]))
			continue;
		text[i] = '(';
		if (open && w->text + i < end && is_known(lex, a, read))
			return read;
		text[i] = '/';
		if (!end && dx_has_letter(text + i + 1) && dx_lex_whole(lex, a, &read, 1))
			return read;
	}
	return w;
}

/* Word AT of LINE as "ID" where it is a number that looks like it, and words before it are a phrase with it. */
static const struct dx_word *as_id(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line, size_t at)
{
	const struct dx_word *pair[2];

	if (at == 0 || strcmp(line->words[at]->text, "10") != 0)
		return line->words[at];
	pair[0] = line->words[at - 1];
	pair[1] = with_text(a, line->words[at], "ID");
	return dx_lex_whole(lex, a, pair, 2) ? pair[1] : line->words[at];
}

static const struct dx_word *read_right(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line,
					size_t at)
{
	const struct dx_word *w = line->words[at];

	return w->conf == 100 ? w : in_strokes(lex, a, in_letters(lex, a, as_id(lex, a, line, at)));
}

struct dx_line dx_clear_specks(const struct dx_lex *lex, struct dx_arena *a, const struct dx_lines *lines,
			       const struct dx_line *line)
{
	const struct dx_word **words = dx_alloc_array(a, line->n, sizeof(*words));
	struct dx_line clear = *line;

	clear.n = 0;
	for (size_t i = 0; i < line->n; i++)
		if ((!is_speck(lex, a, line, i) || (lines && heads_figures(lines, line, i))) && !is_sign(line, i))
			words[clear.n++] = read_right(lex, a, line, i);
	clear.words = words;
	return clear;
}

static bool is_percentage(const char *text)
{
	const size_t n = strspn(text, "(@0123456789.");

	return text[n] == '%' && text[n + 1 + strspn(text + n + 1, ")")] == '\0';
}

/* Is word AT of LINE, not the first, a rate behind a name ("CGST @ 9%"), or behind such rates ("before tax │ 9% │ 9%"
 * under "Charges │ CGST │ SGST")? "P & F" is a name, "F" alone none. */
static bool is_rate(const struct dx_line *line, size_t at)
{
	const char *before;
	size_t name = at - 1;

	if (!is_percentage(line->words[at]->text))
		return false;
	while (name > 0 && (is_percentage(line->words[name]->text) || strcmp(line->words[name]->text, "@") == 0))
		name--;
	before = line->words[name]->text;
	return !strpbrk(before, "0123456789") &&
	       (strlen(before) > 2 || (name > 0 && strcmp(line->words[name - 1]->text, "&") == 0));
}

/* "@350/MT", "@18%": at what a charge of the column is. */
static bool is_at(const struct dx_word *w)
{
	return w->text[0] == '@' && (strchr(w->text, '/') || strchr(w->text, '%'));
}

/* A rate behind the name of a tax ("CGST 9%"), or of a charge, is no figure, nor is one in a heading of LEX ("RAB1").
 */
bool dx_clear_has_number(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_has_digit(line->words[i]->text) && !(i > 0 && (is_rate(line, i) || is_at(line->words[i]))) &&
		    !(dx_has_letter(line->words[i]->text) && dx_lex_whole(lex, a, line->words + i, 1)))
			return true;
	return false;
}

/* "Referencia 1": which of several a heading is, a blank behind its words. */
static bool is_ordinal(const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;

	return at > 0 && text[0] >= '1' && text[0] <= '9' && text[1] == '\0' &&
	       line->words[at]->x0 - line->words[at - 1]->x1 <= dx_lines_blank(line) &&
	       !strpbrk(line->words[at - 1]->text, "0123456789:;,.");
}

/* "1b": letters and a digit of a scan, fewer than any figure has. */
static bool is_misread(const struct dx_word *w)
{
	return w->conf < 100 && strlen(w->text) <= MISREAD_BYTES && dx_has_letter(w->text);
}

/* LINE without such numbers; itself when there is another figure in it, or when it ends in nothing else. */
static struct dx_line without_ordinals(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line)
{
	const struct dx_word **words = dx_alloc_array(a, line->n, sizeof(*words));
	struct dx_line clear = *line;

	clear.n = 0;
	for (size_t i = 0; i < line->n; i++)
		if (!is_ordinal(line, i) && !(dx_has_digit(line->words[i]->text) && is_misread(line->words[i])))
			words[clear.n++] = line->words[i];
	clear.words = words;
	return clear.n < line->n && clear.n >= CELLS_MIN && !dx_clear_has_number(lex, a, &clear) ? clear : *line;
}

/* Words of LINE from AT on that are a date; 0: none. */
static size_t date_at(struct dx_arena *a, const struct dx_line *line, size_t at)
{
	struct dx_dates_raw raw;
	size_t words = 0;
	size_t used;
	const char *text;

	if (at >= line->n)
		return 0;
	text = dx_lines_text(a, line->words + at, line->n - at);
	if (!dx_dates_scan(dx_str(text), &raw, &used) || (text[used] != ' ' && text[used] != '\0'))
		return 0;
	for (size_t len = 0; len < used; words++)
		len += dx_str(line->words[at + words]->text).n + 1;
	return words;
}

/* The words *FROM_R..*TO_R are two dates with what joins and announces them. */
static bool find(struct dx_arena *a, const struct dx_line *line, size_t *from_r, size_t *to_r)
{
	static const char *const joins[] = {"to", "-", "\xe2\x80\x93", "till", "until"};
	static const char *const before[] = {"from", "for", "between", "the", "statement", "period", "period:"};

	for (size_t i = 0; i < line->n; i++) {
		size_t first = date_at(a, line, i);
		size_t second;

		if (first == 0 || i + first >= line->n ||
		    !dx_str_is_one_of(dx_str(line->words[i + first]->text), joins, DX_LEN(joins)))
			continue;
		second = date_at(a, line, i + first + 1);
		if (second == 0)
			continue;
		*to_r = i + first + 1 + second;
		for (*from_r = i;
		     *from_r > 0 && dx_str_is_one_of(dx_str(line->words[*from_r - 1]->text), before, DX_LEN(before));)
			--*from_r;
		return true;
	}
	return false;
}

/* Words *FROM_R..*TO_R are the first day behind a heading's words, and what announces it there. */
static bool find_day(struct dx_arena *a, const struct dx_line *line, size_t *from_r, size_t *to_r)
{
	static const char *const before[] = {"as", "at",   "of",   "on",    "for",    "the",    "to",    "up",
					     "by", "upto", "till", "dated", "dated:", "ending", "ended", "statement"};

	for (size_t i = 2; i < line->n; i++) {
		size_t n = date_at(a, line, i);

		for (*from_r = i; n && *from_r > 1; --*from_r)
			if (!dx_str_is_one_of(dx_str(line->words[*from_r - 1]->text), before, DX_LEN(before)))
				break;
		if (n && *from_r < i) {
			*to_r = i + n;
			return true;
		}
	}
	return false;
}

/* LINE without its words from FROM to TO. */
static struct dx_line without(struct dx_arena *a, const struct dx_line *line, size_t from, size_t to)
{
	struct dx_line out = *line;

	out.words = dx_alloc_array(a, line->n, sizeof(*out.words));
	out.n = 0;
	for (size_t i = 0; i < line->n; i++)
		if (i < from || i >= to)
			out.words[out.n++] = line->words[i];
	return out;
}

/* LINE without the first "from 16-Feb-2026 to 15-Mar-2026" or "for statement dated 23 Aug 2023" in it. */
static struct dx_line without_days(struct dx_arena *a, const struct dx_line *line)
{
	size_t from, to;

	return find(a, line, &from, &to) || find_day(a, line, &from, &to) ? without(a, line, from, to) : *line;
}

struct dx_line dx_clear_figures(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line)
{
	struct dx_line clear = without_ordinals(lex, a, line);

	return dx_clear_has_number(lex, a, &clear) ? without_days(a, &clear) : clear;
}

/* Words from AT that end a bracket which a figure opens, with letters: "(8 Hrs.)"; 0: none do. */
static size_t in_brackets(const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;
	const size_t digits = text[0] == '(' ? strspn(text + 1, "0123456789") : 0;
	bool letters = false;

	if (digits == 0 || (text[1 + digits] != '\0' && !dx_has_letter(text + 1 + digits)))
		return 0;
	for (size_t i = at; i < line->n && i < at + MEASURE_WORDS; i++) {
		const char *close = strchr(line->words[i]->text, ')');

		letters |= dx_has_letter(line->words[i]->text);
		if (close)
			return letters && close[strspn(close, ").:")] == '\0' ? i + 1 - at : 0;
	}
	return 0;
}

/* "per", "/" */
static bool is_per(const struct dx_word *w)
{
	const char *text = w->text + (w->text[0] == '(');

	return dx_str_ieq_c(dx_str(text), "per") || strcmp(text, "/") == 0;
}

/* Words of LINE from AT on that are "100" or "1000 Nos"; 0: none are. */
static size_t many(const struct dx_line *line, size_t at)
{
	static const char *const pieces[] = {"nos", "no", "pcs", "pc", "pieces", "units", "unit"};
	const char *text = at < line->n ? line->words[at]->text : "";

	if (text[0] != '1' || text[1] != '0' || text[1 + strspn(text + 1, "0).")] != '\0')
		return 0;
	if (at + 1 == line->n || !dx_columns_is_close(line, at + 1))
		return 1;
	text = line->words[at + 1]->text;
	return 1 + dx_str_is_one_of(dx_strn(text, strcspn(text, ").")), pieces, DX_LEN(pieces));
}

/* "per 1000", "/ 100 Nos" */
static size_t per_many(const struct dx_line *line, size_t at)
{
	const size_t n = is_per(line->words[at]) ? many(line, at + 1) : 0;

	return n ? 1 + n : 0;
}

/* "@ 25°C": at what something is measured; so many words, 0: none. */
static size_t at_measure(const struct dx_line *line, size_t at)
{
	return strcmp(line->words[at]->text, "@") == 0 && at + 1 < line->n && dx_has_digit(line->words[at + 1]->text) &&
			       strstr(line->words[at + 1]->text, "\xc2\xb0") /* a degree */
		       ? 2
		       : 0;
}

/* Ends a heading of LINE with "per", over W? */
static bool is_under_per(const struct dx_line *line, const struct dx_word *w)
{
	for (size_t i = 1; i < line->n; i++)
		if (is_per(line->words[i]) && w->x0 < line->words[i]->x1 && w->x1 > line->words[i - 1]->x0)
			return i + 1 == line->n || !dx_columns_is_close(line, i + 1);
	return false;
}

/* "IGST" over "18%", beside "Service" over "Fee": a rate under a name of LINE. */
static bool is_under_name(const struct dx_line *line, const struct dx_word *w)
{
	if (!is_percentage(w->text) || !dx_has_digit(w->text))
		return false;
	for (size_t i = 0; i < line->n; i++)
		if (are_over(line->words[i], w) && !dx_has_digit(line->words[i]->text))
			return true;
	return false;
}

/* "EUR / ME" under "Preis": the money of a price, and of what it is one; so many words from AT on, 0: none are. */
static size_t money_per(const struct dx_line *above, const struct dx_line *line, size_t at)
{
	const struct dx_word *const *w = line->words + at;

	if (at + 2 >= line->n || !dx_clear_is_currency(w[0]) || strcmp(w[1]->text, "/") != 0 ||
	    !dx_has_letter(w[2]->text) || !dx_columns_is_close(line, at + 1) || !dx_columns_is_close(line, at + 2))
		return 0;
	for (size_t i = 0; i < above->n; i++)
		if (above->words[i]->x0 < w[2]->x1 && w[0]->x0 < above->words[i]->x1)
			return 3;
	return 0;
}

static bool has_name(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_has_letter(line->words[i]->text))
			return true;
	return false;
}

struct dx_line dx_clear_measures_under(struct dx_arena *a, const struct dx_line *above, const struct dx_line *line)
{
	struct dx_line clear = *line;

	for (size_t i = 0; i < clear.n;) {
		size_t n = is_under_per(above, clear.words[i]) ? many(&clear, i) : 0;

		n = n == 0 && has_name(line) && is_under_name(above, clear.words[i]) ? 1 : n;
		n = n ? n : money_per(above, &clear, i);
		if (n)
			clear = without(a, &clear, i, i + n);
		else
			i++;
	}
	return clear;
}

struct dx_line dx_clear_measures(struct dx_arena *a, const struct dx_line *line)
{
	struct dx_line clear = *line;

	for (size_t i = 0; i < clear.n;) {
		size_t n = in_brackets(&clear, i);

		n = n ? n : per_many(&clear, i);
		n = n ? n : at_measure(&clear, i);
		if (n)
			clear = without(a, &clear, i, i + n);
		else
			i++;
	}
	return clear;
}

bool dx_clear_is_currency(const struct dx_word *w)
{
	struct dx_str s = dx_str(w->text);

	/* "{Rs.)": recognition takes one bracket for another */
	while (s.n && strchr("([{", s.p[0]))
		s = dx_str_sub(s, 1, s.n);
	while (s.n && strchr(")]}.:,", s.p[s.n - 1]))
		s = dx_str_sub(s, 0, s.n - 1);
	return dx_value_currency(s) != NULL;
}

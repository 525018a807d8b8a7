/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "label_int.h"

#include <string.h>

#include "dx/base/buf.h"

#include "dx/extract/value.h"

/* How far below a label, in line heights between their boxes, its value may stand. */
#define BELOW_HEIGHTS 2
#define BELOW_LINES   3

/* Labels in one line that make it a strip of them, over their values. */
#define STRIP_MIN 4

/* Line heights between two words from which on they are no one label: "Branch        Name" are two. */
#define APART_HEIGHTS 3

#define EDGE_LINES 2 /* above and below a line, which tell where a column begins */
#define EDGE_PART  8 /* part of a height by which its words may be off */
/* Words of another script before a slash and a label, which recognition took for Latin ones, at most. */
#define MISREAD_WORDS 4
/* Lines of a page of labels in two scripts, at least, that have a slash between words. */
#define TWO_SCRIPTS_MIN 4

struct find {
	struct dx_arena *arena;
	const struct dx_lines *lines;
	struct dx_labels *out;
	size_t cap;
};

static void push(struct find *f, struct dx_label_hit hit)
{
	struct dx_labels *l = f->out;

	if (l->n == f->cap) {
		size_t cap = f->cap ? 2 * f->cap : 64;
		struct dx_label_hit *grown = dx_alloc_array(f->arena, cap, sizeof(*grown));

		if (l->n)
			memcpy(grown, l->v, l->n * sizeof(*grown));
		l->v = grown;
		f->cap = cap;
	}
	l->v[l->n++] = hit;
}

static bool is_colon(const char *text)
{
	return strcmp(text, ":") == 0 || strcmp(text, "：") == 0 || strcmp(text, ":-") == 0;
}

static bool ends_with_colon(const char *text)
{
	size_t n = strlen(text);

	return n > 0 &&
	       (text[n - 1] == ':' || dx_str_ends(dx_strn(text, n), "：") || dx_str_ends(dx_strn(text, n), ":-"));
}

/* "SOLD TO-Acme": the dash of words that are no compound, since the label has more than one and a name or number
 * follows. */
static bool is_dash(const struct dx_tok *tok, const char *rest)
{
	return tok->word != (tok - 1)->word && rest[0] == '-' &&
	       ((rest[1] >= 'A' && rest[1] <= 'Z') || (rest[1] >= '0' && rest[1] <= '9'));
}

/* "(INR):" behind "Total Debit Amount": where the currency in brackets before a colon ends; REST: there is none. */
static const char *behind_unit(const char *rest)
{
	const char *close = *rest == '(' ? strchr(rest, ')') : NULL;

	return close && close[1] == ':' && dx_value_currency(dx_strn(rest + 1, (size_t)(close - rest - 1))) ? close + 1
													    : rest;
}

/* Does the last of the phrase's LEN tokens end its word, or does a colon follow right behind it? */
static bool closed(const struct dx_line *line, const struct dx_tok *tok, size_t len, size_t *skip_r)
{
	const char *word = line->words[tok->word]->text;
	const char *rest = word + tok->end;

	*skip_r = 0;
	if (tok->last)
		return true;
	for (;;) {
		if (*rest == '.' || *rest == ')' || *rest == '#')
			rest++;
		else if (dx_str_starts(dx_str(rest), "°") || dx_str_starts(dx_str(rest), "º"))
			rest += strlen("°");
		else
			break;
	}
	rest = behind_unit(rest);
	if (*rest == '/' && dx_lex_is_other_script(rest + 1)) /* "Balance/शेष" */
		return true;
	if (*rest == '@')
		return true;
	if (*rest == '(') { /* "CGST(9%)", "KDV(%20)" */
		const char *figure = rest + (rest[1] == '%' ? 2 : 1);

		return *figure >= '0' && *figure <= '9';
	}
	if (len > 1 && is_dash(tok, rest)) {
		*skip_r = (size_t)(rest + 1 - word);
		return true;
	}
	if (dx_str_starts(dx_str(rest), "：")) { /* "账号：1077360326478" */
		*skip_r = (size_t)(rest + strlen("：") - word);
		return true;
	}
	if (*rest != ':' && *rest != ';') /* "Kunde;" in lists for programs */
		return false;
	*skip_r = (size_t)(rest + 1 - word);
	return true;
}

bool dx_label_is_sign(const char *text)
{
	static const char *const signs[] = {"-", "+", "=", "–", "−", "(-)", "(+)", "(=)", "(–)", "(−)"};

	for (size_t i = 0; i < DX_LEN(signs); i++)
		if (strcmp(text, signs[i]) == 0)
			return true;
	return false;
}

/* Does WORD stand apart from what is before it? */
static bool is_apart(const struct dx_line *line, size_t word)
{
	return word == 0 || line->words[word]->x0 - line->words[word - 1]->x1 > line->height;
}

/* Does an upright rule stand before WORD: the cell of a form begins there? */
static bool is_ruled(const struct dx_lines *lines, const struct dx_line *line, size_t word)
{
	return dx_lines_ruled(&lines->pages[line->page], line, line->words[word - 1], line->words[word]);
}

/* Does something that stands apart begin at X on LINE? */
static bool begins_at(const struct dx_line *line, int32_t x)
{
	for (size_t i = 0; i < line->n; i++) {
		int32_t off = line->words[i]->x0 - x;

		if (off < line->height / EDGE_PART && -off < line->height / EDGE_PART && is_apart(line, i))
			return true;
	}
	return false;
}

/* "2." at the begin of LINE: a sentence follows. */
static bool is_counted(const struct dx_line *line)
{
	const char *text = line->words[0]->text;
	const size_t n = strspn(text, "0123456789");

	return n > 0 && strlen(text) == n + 1 && strchr(".)", text[n]);
}

/* "…  Subject to Pune   State Tax (SGST)   1,858.62": more than a blank behind a text that fills its column, where the
 * page has blanks and none is there, or below or above what begins at the same edge on most of the lines around it? */
static bool is_at_edge(const struct dx_lines *lines, const struct dx_line *line, size_t word)
{
	const size_t at = (size_t)(line - lines->v);
	const size_t from = at > EDGE_LINES ? at - EDGE_LINES : 0;
	size_t n = 0;

	if (2 * (line->words[word]->x0 - line->words[word - 1]->x1) <= line->height)
		return false;
	if (dx_lines_parts(line, word) && !(word == 1 && is_counted(line)))
		return true;
	for (size_t i = from; i <= at + EDGE_LINES && i < lines->n; i++)
		n += i != at && lines->v[i].page == line->page && begins_at(&lines->v[i], line->words[word]->x0);
	return n > EDGE_LINES;
}

static bool is_inner(const struct dx_lines *lines, const struct dx_line *line, size_t word)
{
	const struct dx_word *before;

	if (is_apart(line, word) || is_ruled(lines, line, word) || is_at_edge(lines, line, word) ||
	    (dx_label_is_sign(line->words[word - 1]->text) && is_apart(line, word - 1)))
		return false;
	before = line->words[word - 1];
	return !ends_with_colon(before->text) && strcmp(before->text, "|") != 0 && strcmp(before->text, "•") != 0;
}

/* The end of the tokens from AT on whose words stand together. */
static size_t run_end(const struct dx_lines *lines, const struct dx_line *line, const struct dx_tok *toks, size_t n,
		      size_t at)
{
	for (size_t i = at + 1; i < n; i++) /* a sign between two of them is none: "Payments        - Credits" */
		for (size_t word = toks[i - 1].word + 1; word <= toks[i].word; word++)
			if (line->words[word]->x0 - line->words[word - 1]->x1 > APART_HEIGHTS * line->height ||
			    is_ruled(lines, line, word))
				return i;
	return n;
}

/* Does a slash stand between token AT and the one before, and nothing else? */
static bool behind_slash(const struct dx_line *line, const struct dx_tok *toks, size_t at)
{
	const struct dx_tok *before = &toks[at - 1];
	const char *rest = line->words[before->word]->text + before->end;

	if (toks[at].word == before->word)
		return *rest == '/';
	if (toks[at].word == before->word + 1)
		return strcmp(rest, "/") == 0 || (*rest == '\0' && *line->words[toks[at].word]->text == '/');
	return toks[at].word == before->word + 2 && *rest == '\0' &&
	       strcmp(line->words[before->word + 1]->text, "/") == 0;
}

/* "Nomor Rekening/Account Number": tokens from AT on that are label FIELD in a second language; 0: none. */
static size_t second_language(const struct dx_lex *lex, const struct dx_line *line, const struct dx_tok *toks, size_t n,
			      size_t at, int field)
{
	size_t len = 0;

	if (at >= n || !behind_slash(line, toks, at) || dx_lex_match(lex, toks, n, at, &len) != field)
		return 0;
	return len;
}

/* Number of tokens of the longest label at AT that ends with its word, and before token RUN. */
static int label_at(const struct dx_lex *lex, const struct dx_line *line, const struct dx_tok *toks, size_t run,
		    size_t at, size_t *len_r, size_t *skip_r)
{
	for (size_t end = run; end > at;) {
		size_t len = 0;
		int field = dx_lex_match(lex, toks, end, at, &len);
		size_t more = field < 0 ? 0 : second_language(lex, line, toks, run, at + len, field);

		if (field < 0)
			return -1;
		if (more && closed(line, &toks[at + len + more - 1], len + more, skip_r)) {
			*len_r = len + more;
			return field;
		}
		if (closed(line, &toks[at + len - 1], len, skip_r)) {
			*len_r = len;
			return field;
		}
		end = at + len - 1;
	}
	return -1;
}

/*
 * Labels in two scripts, in either order: "कुल देय राशि/Total Amount Due". Does a label in Latin letters begin behind
 * the slash of token AT's word?
 */
static bool is_behind_slash(const struct dx_line *line, const struct dx_tok *toks, size_t at)
{
	const char *text = line->words[toks[at].word]->text;
	const char *slash = strchr(text, '/');

	return slash && at > 0 && toks[at - 1].word == toks[at].word && toks[at - 1].end <= (size_t)(slash - text) &&
	       toks[at].end > (size_t)(slash - text) && dx_lex_is_other_script(text);
}

static bool stand_together(const struct dx_line *line, size_t word)
{
	return line->words[word]->x0 - line->words[word - 1]->x1 <= line->height;
}

/* Is it a slash alone, between the two? */
static bool is_slash(const char *text)
{
	return strcmp(text, "/") == 0;
}

/* Words of the other script before a Latin label, back to word FROM, or behind it and a slash are a part of it. */
static void take_other_script(const struct dx_line *line, size_t from, struct dx_label_hit *hit)
{
	size_t first = hit->first;
	size_t end = hit->first + hit->n;
	const char *last = line->words[end - 1]->text;
	const char *slash = strchr(last, '/');

	while (first > from && stand_together(line, first) &&
	       (dx_lex_is_other_script(line->words[first - 1]->text) || is_slash(line->words[first - 1]->text)))
		first--;
	hit->n = end - first;
	hit->first = first;
	if (hit->skip || ends_with_colon(last))
		return;
	if (end + 1 < line->n && is_slash(line->words[end]->text) && dx_lex_is_other_script(line->words[end + 1]->text))
		end++;
	else if (!slash || !dx_lex_is_other_script(slash + 1))
		return;
	while (end < line->n && stand_together(line, end) && dx_lex_is_other_script(line->words[end]->text))
		end++;
	hit->n = end - first;
}

/* Is a page of two scripts? Then many of its lines have a word, a slash by itself and a label. */
static bool is_of_two_scripts(const struct dx_lines *lines, size_t page)
{
	size_t n = 0;

	for (size_t i = lines->page_first[page]; i < lines->page_first[page + 1]; i++) {
		const struct dx_line *line = &lines->v[i];
		bool found = false;

		for (size_t k = 1; k + 1 < line->n && !found; k++)
			found = is_slash(line->words[k]->text) && stand_together(line, k) &&
				stand_together(line, k + 1) && !dx_has_digit(line->words[k - 1]->text) &&
				!dx_has_digit(line->words[k + 1]->text);
		n += found;
	}
	return n >= TWO_SCRIPTS_MIN;
}

/* "waiter / Buyer :": the same of a scan, of which recognition knows one script. From which word on? What stands apart,
 * before the slash of a label with a colon, or on a page of such labels, is its first half, whatever letters it was
 * taken for. */
static void take_misread_script(const struct dx_lines *lines, const struct dx_line *line, size_t from,
				struct dx_label_hit *hit)
{
	const size_t end = hit->first + hit->n;
	size_t first = hit->first; /* the slash */

	if (first == from || !is_slash(line->words[first]->text) || line->words[first - 1]->conf == 100 ||
	    (!ends_with_colon(line->words[end - 1]->text) && (end == line->n || !is_colon(line->words[end]->text)) &&
	     !is_of_two_scripts(lines, line->page)))
		return;
	while (first > from && hit->first - first < MISREAD_WORDS && !is_apart(line, first))
		first--;
	if (!is_apart(line, first))
		return;
	hit->n = end - first;
	hit->first = first;
}

static void scan_line(struct find *f, const struct dx_lex *lex, size_t index)
{
	const struct dx_line *line = &f->lines->v[index];
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(lex, f->arena, line->words, line->n, &n);
	size_t from = 0; /* behind the label before */
	size_t run = 0;  /* the end of the tokens that stand together with token I */

	for (size_t i = 0; i < n;) {
		struct dx_label_hit hit = {.line = index};
		size_t len = 0;
		size_t last;

		if (i >= run)
			run = run_end(f->lines, line, toks, n, i);
		hit.field = toks[i].first || is_behind_slash(line, toks, i)
				    ? label_at(lex, line, toks, run, i, &len, &hit.skip)
				    : -1;
		if (hit.field < 0) {
			i++;
			continue;
		}
		hit.first = toks[i].word;
		last = toks[i + len - 1].word;
		hit.n = last - hit.first + 1;
		if (!toks[i].first || !dx_lex_is_other_script(line->words[hit.first]->text))
			take_other_script(line, from, &hit);
		take_misread_script(f->lines, line, from, &hit);
		from = hit.first + hit.n;
		last = from - 1;
		hit.inner = is_inner(f->lines, line, hit.first);
		hit.has_colon = hit.skip > 0 || ends_with_colon(line->words[last]->text) ||
				(last + 1 < line->n && is_colon(line->words[last + 1]->text));
		push(f, hit);
		i += len;
	}
}

void dx_labels_find(struct dx_arena *a, const struct dx_lines *lines, const struct dx_lex *lex, struct dx_labels *l_r)
{
	struct find f = {.arena = a, .lines = lines, .out = l_r};

	*l_r = (struct dx_labels){.lines = lines};
	l_r->line_first = dx_alloc_array(a, lines->n + 1, sizeof(*l_r->line_first));
	for (size_t i = 0; i < lines->n; i++) {
		l_r->line_first[i] = l_r->n;
		if (!lines->v[i].used)
			scan_line(&f, lex, i);
	}
	l_r->line_first[lines->n] = l_r->n;
}

bool dx_labels_stop_at(const struct dx_labels *l, size_t line, size_t word)
{
	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].first == word && (!l->v[i].inner || l->v[i].has_colon))
			return true;
	return false;
}

static bool is_filler(const char *text)
{
	return strspn(text, ":.-=_|#") == strlen(text) || is_colon(text);
}

/* Words that end with a colon are a label that the template does not know; "as of 01.10.2025:" is none. */
static bool is_other_label(const struct dx_line *v, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (v->words[i]->text[strcspn(v->words[i]->text, "0123456789")])
			return false;
	return ends_with_colon(v->words[to - 1]->text);
}

static void add(const struct dx_labels *l, size_t line, size_t from, size_t to, size_t skip, struct dx_words *out,
		size_t *n)
{
	const struct dx_line *v = &l->lines->v[line];

	while (from < to && skip == 0 && is_filler(v->words[from]->text))
		from++;
	if (from < to && skip == 0) /* "#:88912768052000" */
		skip = strspn(v->words[from]->text, "#:");
	if (from >= to || *n == DX_LABEL_VALUES_MAX || (skip == 0 && is_other_label(v, from, to)))
		return;
	out[(*n)++] = (struct dx_words){.words = v->words + from, .n = to - from, .skip = skip, .page = v->page};
}

static void values_right(const struct dx_labels *l, const struct dx_label_hit *hit, struct dx_words *out, size_t *n)
{
	const struct dx_line *line = &l->lines->v[hit->line];
	size_t from = hit->first + hit->n - (hit->skip ? 1 : 0);
	size_t skip = hit->skip;

	/* the glued rest may be nothing: "No.:" */
	if (skip && line->words[from]->text[skip] == '\0') {
		skip = 0;
		from++;
	}
	while (from < line->n && (skip || !dx_labels_stop_at(l, hit->line, from))) {
		size_t to = from + 1;

		while (to < line->n && line->words[to]->x0 - line->words[to - 1]->x1 <= line->height &&
		       !is_ruled(l->lines, line, to) && !dx_labels_stop_at(l, hit->line, to))
			to++;
		add(l, hit->line, from, to, skip, out, n);
		from = to;
		skip = 0;
	}
}

static bool has_digit(const struct dx_word **words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (words[i]->text[strcspn(words[i]->text, "0123456789")])
			return true;
	return false;
}

/* "SEK            12 469,00" in a box: the currency at its left, the amount at its right. */
static bool is_currency(const struct dx_line *line, const struct dx_seg *seg)
{
	return seg->n == 1 && dx_value_currency(dx_str(line->words[seg->first]->text));
}

/* "Other │ Round │ Tot Inv. Amt" over "Charges │ off Amt": the line BELOW has what other labels of a strip go on with.
 */
static bool goes_on_beside(const struct dx_labels *l, const struct dx_label_hit *hit, const struct dx_line *below)
{
	const struct dx_line *line = &l->lines->v[hit->line];

	return l->line_first[hit->line + 1] - l->line_first[hit->line] >= STRIP_MIN && !below->used &&
	       dx_lines_leading(line, below) <= line->height && !has_digit(below->words, below->n);
}

static void values_below(struct dx_arena *a, const struct dx_labels *l, const struct dx_label_hit *hit,
			 struct dx_words *out, size_t *n)
{
	const struct dx_line *line = &l->lines->v[hit->line];
	int32_t x0 = line->words[hit->first]->x0;
	int32_t x1 = line->words[hit->first + hit->n - 1]->x1;
	const struct dx_seg label = {.first = hit->first, .n = hit->n, .x0 = x0, .x1 = x1};
	int32_t end = line->y1;
	size_t seen = 0;

	for (size_t i = hit->line + 1; i < l->lines->n && seen < BELOW_LINES; i++) {
		const struct dx_line *below = &l->lines->v[i];
		struct dx_seg *segs;
		size_t n_segs;

		if (below->page != line->page)
			return;
		/* what stands beside a table comes behind all of its rows, those behind the table's foot, too */
		if (below->y0 - end > BELOW_HEIGHTS * line->height || below->y1 <= line->y0)
			continue;
		seen++;
		if (goes_on_beside(l, hit, below))
			end = below->y1;
		(void)dx_lines_framed(&l->lines->pages[line->page], line, below, &label, &x0, &x1);
		segs = dx_lines_segments(a, below, &n_segs);
		for (size_t k = 0; k < n_segs; k++) {
			if (segs[k].x1 < x0 || segs[k].x0 > x1)
				continue;
			if (below->used || dx_labels_stop_at(l, i, segs[k].first))
				return;
			add(l, i, segs[k].first, segs[k].first + segs[k].n, 0, out, n);
			if (*n < DX_LABEL_VALUES_MAX && k + 1 < n_segs && is_currency(below, &segs[k]) &&
			    has_digit(below->words + segs[k + 1].first, segs[k + 1].n)) {
				add(l, i, segs[k + 1].first, segs[k + 1].first + segs[k + 1].n, 0, out, n);
				return;
			}
			if (*n == DX_LABEL_VALUES_MAX || has_digit(below->words + segs[k].first, segs[k].n))
				return;
			end = below->y1; /* "(Current Billing Cycle)": the heading may go on, the value stand under it
					  */
			break;
		}
	}
}

size_t dx_labels_values(struct dx_arena *a, const struct dx_labels *l, const struct dx_label_hit *hit,
			struct dx_words out[DX_LABEL_VALUES_MAX])
{
	size_t n = 0;

	if (dx_labels_over(a, l, hit, &out[0]))
		return 1;
	values_right(l, hit, out, &n);
	if (n == 0 && dx_labels_aslant(a, l, hit, &out[0]))
		return 1;
	if (n == DX_LABEL_VALUES_MAX)
		n--;
	values_below(a, l, hit, out, &n);
	return n;
}

char *dx_words_text(struct dx_arena *a, const struct dx_words *w)
{
	struct dx_buf buf = DX_BUF_INIT;
	char *text;
	char *from;

	for (size_t i = 0; i < w->n; i++) {
		if (i)
			dx_buf_addc(&buf, ' ');
		dx_buf_adds(&buf, w->words[i]->text + (i == 0 ? w->skip : 0));
	}
	text = dx_strdup(a, dx_buf_cstr(&buf));
	dx_buf_free(&buf);
	from = text;
	while (*from == ':' || *from == ' ') {
		if (from[0] == ':' && from[1] == '-' && from[2] == ' ') /* no minus */
			from++;
		from++;
	}
	return from;
}

struct dx_val dx_words_val(struct dx_arena *a, const struct dx_lines *lines, const struct dx_words *w)
{
	struct dx_val v = dx_lines_val(a, &lines->pages[w->page], w->words, w->n);

	v.text = dx_words_text(a, w);
	v.raw = v.text;
	return v;
}

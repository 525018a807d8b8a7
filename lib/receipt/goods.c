/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the goods are called, and what stands about a name that is none of it. */
#include <stdlib.h>
#include <string.h>

#include "goods_int.h"

#define CODE_DIGITS  5 /* a number with as many is no part of a name */
#define BARS_DIGITS  8 /* of a number that a scanner of bars reads */
#define MARK_BYTES   4 /* of "<A>", "<AB>" */
#define COUNT_DIGITS 2

static const char *word_of(const struct dx_job *job, size_t line, size_t i)
{
	return job->lines.v[line].words[i]->text;
}

static const char *text_of(struct dx_job *job, size_t line)
{
	return dx_lines_text(job->arena, job->lines.v[line].words, job->lines.v[line].n);
}

/* What most of the receipt's names have: a number in front, which is its code then, or a rate behind. */
struct habits {
	bool codes, rates;
	bool above;    /* each name stands above a line that says more of the goods, and their amount */
	bool below;    /* … or right below that line */
	bool few;      /* few names of a text layer begin with a number that is no quantity: it is of the name */
	bool numbered; /* "1.", "2.": each name begins with its number */
	const struct dx_word *next; /* what heads a column of codes right of the names; NULL: none */
	int32_t begin; /* where a heading says that names begin, and all do; codes stand left of it. 0: anywhere */
};

static bool is_rate(const char *text)
{
	size_t n = strspn(text, "0123456789.,");

	return n > 0 && strcmp(text + n, "%") == 0;
}

/* "*", "<A>": what marks goods of a tax; "-": nothing, in a column behind the name. */
static bool is_mark(const char *text)
{
	size_t n = strlen(text);

	if (n > 2 && n <= MARK_BYTES && text[0] == '<' && text[n - 1] == '>')
		return true;
	return text[strspn(text, "*#^-")] == '\0' || strcmp(text, "\xe2\x80\x93") == 0;
}

/* "DAIRY" set in above "MILK 1GAL  3.29": does a text on line ABOVE begin right of all words of IT? It heads a group.
 */
static bool is_set_in(const struct dx_job *job, const struct rec_item *it, size_t above)
{
	const struct dx_line *line = &job->lines.v[it->line];

	return it->to > it->from && job->lines.v[above].words[0]->x0 > line->words[0]->x0 + line->height;
}

/* All goods, two and more, have a text as far above their amounts, and what stands below the last is none of it. */
static bool are_above(struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	size_t n = r->line_items.n;
	size_t first = n > 1 ? dx_receipt_name_above(job, items[0].line, r->behind) : SIZE_MAX;

	for (size_t i = 0; first != SIZE_MAX && i < n; i++) {
		size_t above = dx_receipt_name_above(job, items[i].line, r->behind);

		if (above == SIZE_MAX || items[i].line - above != items[0].line - first ||
		    is_set_in(job, &items[i], above))
			return false;
	}
	return first != SIZE_MAX &&
	       (items[n - 1].line + 1 >= r->foot || !dx_receipt_is_text(job, items[n - 1].line + 1));
}

/* Does line A stand as near above line B as C stands below it? */
static bool is_as_near(const struct dx_job *job, size_t a, size_t b, size_t c)
{
	const struct dx_line *v = job->lines.v;

	return 2 * (v[b].words[0]->y0 - v[a].words[0]->y0) < 3 * (v[c].words[0]->y0 - v[b].words[0]->y0);
}

/*
 * All goods, two and more, are nameless on their own line, and have a text right below it; what stands above the first
 * of them is farther from it, if the last one of all was not read that text may be its name.
 */
static bool are_below(struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	size_t above = r->line_items.n > 1 ? dx_receipt_name_above(job, items[0].line, r->behind) : SIZE_MAX;

	if (above != SIZE_MAX && is_as_near(job, above, items[0].line, items[0].line + 1))
		return false;

	for (size_t i = 0; i < r->line_items.n; i++)
		if (items[i].to > items[i].from || items[i].line + 1 >= r->foot ||
		    !dx_receipt_is_text(job, items[i].line + 1))
			return false;
	return r->line_items.n > 1;
}

/* "D24", "XO" alone above the quantity and the amount of IT, a line of its own: too short for a name elsewhere. */
static bool has_short_name_above(struct dx_job *job, const struct rec_receipt *r, const struct rec_item *it)
{
	const struct rec_item *items = r->line_items.items;
	size_t floor = it > items ? it[-1].line + 1 : r->behind;
	size_t letters, digits;
	struct rec_times t;

	if (!dx_val_has(&it->quantity) || it->line <= floor || dx_receipt_label(job, it->line - 1) ||
	    dx_receipt_has_amount(job, it->line - 1) ||
	    dx_receipt_times(job, it->line - 1, 0, job->lines.v[it->line - 1].n, &t))
		return false;
	dx_receipt_count_of(text_of(job, it->line - 1), &letters, &digits);
	return letters > 0 && digits < CODE_DIGITS && job->lines.v[it->line - 1].n == 1;
}

static struct rec_words name_of(struct dx_job *job, const struct rec_receipt *r, const struct rec_item *it,
				const struct habits *h)
{
	size_t above = it->to > it->from && !h->above ? SIZE_MAX : dx_receipt_name_above(job, it->line, r->behind);

	if (h->below)
		return (struct rec_words){it->line + 1, 0, job->lines.v[it->line + 1].n};
	if (above == SIZE_MAX && it->to <= it->from && has_short_name_above(job, r, it))
		return (struct rec_words){it->line - 1, 0, job->lines.v[it->line - 1].n};
	return above == SIZE_MAX ? (struct rec_words){it->line, it->from, it->to}
				 : (struct rec_words){above, 0, job->lines.v[above].n};
}

/* Does LINE begin with "3." or "3)", NUMBER being 3? */
static bool begins_with(const struct dx_job *job, size_t line, size_t number)
{
	const char *text = word_of(job, line, 0);
	size_t n = strspn(text, "0123456789");
	struct dx_dec v;

	return n > 0 && n <= COUNT_DIGITS && (text[n] == '.' || text[n] == ')') && !text[n + 1] &&
	       dx_dec_parse(dx_strn(text, n), &v) && dx_dec_cmp(v, dx_dec((int64_t)number, 0)) == 0;
}

/* The line that begins with the number of goods I, theirs or the one above it; SIZE_MAX: none. */
static size_t numbered_line(struct dx_job *job, const struct rec_receipt *r, size_t i)
{
	const struct rec_item *items = r->line_items.items;
	size_t line = items[i].line;

	if (begins_with(job, line, i + 1))
		return line;
	return line > r->body && begins_with(job, line - 1, i + 1) ? line - 1 : SIZE_MAX;
}

static bool are_numbered(struct dx_job *job, const struct rec_receipt *r)
{
	for (size_t i = 0; i < r->line_items.n; i++)
		if (numbered_line(job, r, i) == SIZE_MAX)
			return false;
	return r->line_items.n > 1;
}

/* The first word of AT that begins at X, and is not its first; 0: none does. */
static size_t word_at(const struct dx_job *job, const struct rec_words *at, int32_t x)
{
	const struct dx_line *line = &job->lines.v[at->line];

	for (size_t i = at->from + 1; i < at->to; i++)
		if (abs(line->words[i]->x0 - x) <= line->height / 2)
			return i;
	return 0;
}

/* The label that heads the names, above the goods, be there but one; NULL: none. */
static const struct dx_label_hit *heading_of(const struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	const struct dx_label_hit *hit = NULL;

	for (size_t i = r->behind; r->line_items.n > 0 && i < items[0].line && !hit; i++)
		hit = dx_receipt_holds(job, i, RL_GOODS);
	return hit;
}

/* The first word of AT but its first that stands below HEAD, apart from what is left of it, and has a digit or begins
 * as HEAD does; 0: none. */
static size_t word_below(const struct dx_job *job, const struct rec_words *at, const struct dx_word *head)
{
	const struct dx_line *line = &job->lines.v[at->line];

	for (size_t i = at->from + 1; i < at->to; i++)
		if (line->words[i]->x1 > head->x0 && line->words[i]->x0 < head->x1)
			return line->words[i]->x0 - line->words[i - 1]->x1 > line->height &&
					       (dx_has_digit(line->words[i]->text) ||
						2 * abs(line->words[i]->x0 - head->x0) <= line->height)
				       ? i
				       : 0;
	return 0;
}

/* The word that heads the column right of the names, in *LINE_R; NULL: there is none. */
static const struct dx_word *next_heading(struct dx_job *job, const struct rec_receipt *r,
					  const struct dx_line **line_r)
{
	const struct rec_item *items = r->line_items.items;
	const struct dx_label_hit *hit = heading_of(job, r);
	const struct dx_line *line = hit ? &job->lines.v[hit->line] : NULL;

	*line_r = line;
	if (hit)
		return hit->first + hit->n < line->n ? line->words[hit->first + hit->n] : NULL;
	for (size_t i = r->behind; r->line_items.n > 0 && i < items[0].line; i++) {
		if (!dx_receipt_heads_goods(job, i))
			continue;
		*line_r = line = &job->lines.v[i];
		for (size_t k = 1; k < line->n; k++)
			if (line->words[k]->x0 - line->words[k - 1]->x1 > line->height)
				return line->words[k];
	}
	return NULL;
}

/* "Product  Batch  Exp", "Service  With  Price": what heads a column right of the names, where all goods have a code or
 * a word there. */
static const struct dx_word *next_column(struct dx_job *job, const struct rec_receipt *r, const struct habits *h)
{
	const struct rec_item *items = r->line_items.items;
	const struct dx_line *line;
	const struct dx_word *head = next_heading(job, r, &line);

	for (size_t i = 0; head && i < r->line_items.n; i++) {
		struct rec_words at = name_of(job, r, &items[i], h);

		if (job->lines.v[at.line].page != line->page || word_below(job, &at, head) == 0)
			return NULL;
	}
	return head;
}

/* "No  Item Code  Description": where all names have a word below the heading of theirs, which is not their first. */
static int32_t begin_of(struct dx_job *job, const struct rec_receipt *r, const struct habits *h)
{
	const struct rec_item *items = r->line_items.items;
	const struct dx_label_hit *hit = heading_of(job, r);
	int32_t x;

	if (!hit || hit->first == 0)
		return 0;
	x = job->lines.v[hit->line].words[hit->first]->x0;
	for (size_t i = 0; i < r->line_items.n; i++) {
		struct rec_words at = name_of(job, r, &items[i], h);

		if (job->lines.v[at.line].page != job->lines.v[hit->line].page || word_at(job, &at, x) == 0)
			return 0;
	}
	return x;
}

static struct habits habits_of(struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	size_t codes = 0;
	size_t rates = 0;
	size_t numbers = 0;
	bool scanned = dx_whole_scanned(job);
	struct habits h = {.above = are_above(job, r), .below = are_below(job, r), .numbered = are_numbered(job, r)};

	for (size_t i = 0; i < r->line_items.n; i++) {
		struct rec_words at = name_of(job, r, &items[i], &h);

		if (at.to <= at.from)
			continue;
		numbers += dx_receipt_number_of(word_of(job, at.line, at.from)) > 0;
		codes += dx_receipt_number_of(word_of(job, at.line, at.from)) > COUNT_DIGITS;
		rates += is_rate(word_of(job, at.line, at.to - 1));
	}
	h.begin = begin_of(job, r, &h);
	h.next = next_column(job, r, &h);
	h.few = !scanned && 2 * numbers < r->line_items.n;
	h.codes = 2 * codes > r->line_items.n;
	h.rates = 2 * rates > r->line_items.n;
	return h;
}

/* "3/4\"", "1/2": a size that a name begins with. */
static bool is_size(const char *text)
{
	size_t n = strspn(text, "0123456789/");

	return n > 2 && strchr(text, '/') && (!text[n] || strcmp(text + n, "\"") == 0);
}

/* "2.5\"": a size that a name ends with. */
static bool is_inches(const char *text)
{
	size_t n = strspn(text, "0123456789./");

	return n > 0 && strcmp(text + n, "\"") == 0;
}

/* "Apfelschorle 0,5": a figure with one decimal that ends AT, a blank behind the name, is how much is in one. */
static bool is_litres(const struct dx_job *job, const struct rec_words *at)
{
	const struct dx_line *line = &job->lines.v[at->line];
	const struct dx_word *last = line->words[at->to - 1];
	struct dx_number n;

	return at->to > at->from + 1 && job->pages[line->page].source != DX_SOURCE_OCR &&
	       last->x0 - line->words[at->to - 2]->x1 < line->height &&
	       dx_value_parse(dx_str(last->text), job->tables.rule, &n) && !n.has_percent && n.value.scale == 1;
}

/* Does a number in front belong to the name? "100 PLUS", among goods that have no codes; "2 Eggs", among others
 * without. */
static bool is_of_name(const char *text, const struct habits *h)
{
	size_t digits = dx_receipt_number_of(text);

	return digits > 0 && (digits > COUNT_DIGITS || h->few) && digits < CODE_DIGITS && !h->codes;
}

/*
 * "DEPOSIT 0.25" above "3 pcs x 0.25": how many stands on another line than AT, where no column has a price then. Nor
 * has one "DEPOSIT 0.25   0.25", a blank behind the name.
 */
static bool is_counted_apart(const struct dx_job *job, const struct rec_words *at, const struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[at->line];
	const struct dx_word *last = line->words[at->to - 1];
	struct dx_number n;

	if (at->to > at->from + 1 && at->to < line->n && !dx_val_has(&it->quantity) &&
	    dx_value_parse(dx_str(last->text), job->tables.rule, &n) && dx_dec_cmp(n.value, it->amount.dec) == 0)
		return last->x0 - line->words[at->to - 2]->x1 < line->height &&
		       line->words[at->to]->x0 - last->x1 > 2 * line->height;
	return dx_val_has(&it->quantity) && (it->quantity.place.y0 >= line->words[at->from]->y1 ||
					     it->quantity.place.y1 <= line->words[at->from]->y0);
}

/*
 * Words of IT without codes and running numbers before the name, rates, numbers of bars and figures of columns behind
 * it.
 */
static void strip(struct dx_job *job, struct rec_words *at, const struct rec_item *it, const struct habits *h)
{
	size_t letters, digits;

	if (h->next)
		at->to = word_below(job, at, h->next);
	if (h->begin)
		at->from = word_at(job, at, h->begin);
	while (at->from < at->to) {
		dx_receipt_count_of(word_of(job, at->line, at->from), &letters, &digits);
		if (letters > 0 || is_size(word_of(job, at->line, at->from)) ||
		    is_of_name(word_of(job, at->line, at->from), h))
			break;
		at->from++;
	}
	for (size_t i = at->from + 1; i < at->to; i++)
		if (dx_receipt_number_of(word_of(job, at->line, i)) >= BARS_DIGITS) {
			at->to = i;
			break;
		}
	while (at->to > at->from) {
		const char *text = word_of(job, at->line, at->to - 1);

		dx_receipt_count_of(text, &letters, &digits);
		if (is_rate(text) ? !h->rates
				  : (letters > 0 && !is_mark(text)) || is_inches(text) || is_litres(job, at) ||
					    (!strpbrk(text, ".,") && !is_mark(text)) ||
					    (digits > 0 && is_counted_apart(job, at, it)))
			break;
		at->to--;
	}
}

/* How far to the right the names go: what would go further is set on another line. */
static int32_t edge_of(struct dx_job *job, const struct rec_receipt *r, const struct habits *h)
{
	const struct rec_item *items = r->line_items.items;
	int32_t edge = 0;

	for (size_t i = 0; i < r->line_items.n; i++) {
		struct rec_words at = name_of(job, r, &items[i], h);
		int32_t x1;

		strip(job, &at, &items[i], h);
		x1 = at.to > at.from ? job->lines.v[at.line].words[at.to - 1]->x1 : 0;

		edge = x1 > edge ? x1 : edge;
	}
	return edge;
}

void dx_receipt_goods_names(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_item *items = r->line_items.items;
	struct habits h = habits_of(job, r);
	int32_t edge = edge_of(job, r, &h);

	for (size_t i = 0; i < r->line_items.n; i++) {
		struct rec_words at = name_of(job, r, &items[i], &h);
		const struct dx_line *line = &job->lines.v[at.line];

		strip(job, &at, &items[i], &h);
		if (at.to <= at.from)
			continue;
		items[i].description =
			dx_lines_val(job->arena, &job->pages[line->page], line->words + at.from, at.to - at.from);
		if (at.line < items[i].line && at.line > (i > 0 ? items[i - 1].line + 1 : r->behind))
			dx_receipt_name_before(job, &items[i], at.line, edge);
		if (h.numbered && !h.above && numbered_line(job, r, i) < at.line)
			dx_receipt_name_numbered(job, &items[i], at.line - 1);
		if (h.numbered && !h.above && at.line < items[i].line)
			dx_receipt_name_beside(job, &items[i]);
		else if (at.line < items[i].line)
			dx_receipt_name_rest(job, &items[i], &at, edge);
		if (at.line != items[i].line)
			continue;
		/* the first line of nameless goods is theirs */
		dx_receipt_name_below(job, &items[i], &at,
				      i + 1 < r->line_items.n ? name_of(job, r, &items[i + 1], &(struct habits){0}).line
							      : r->foot,
				      edge);
		dx_receipt_name_below_code(job, &items[i], &at, i > 0 ? items[i - 1].line + 1 : r->behind);
	}
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the goods are called, and what stands about a name that is none of it. */
#include <stdlib.h>
#include <string.h>

#include "receipt_int.h"

#define NAME_LETTERS 3 /* of a name, at least */
#define ABOVE_MAX    3 /* lines from an amount up to the name, codes between them */
#define BELOW_MAX    2 /* lines that a name runs on */
#define CODE_DIGITS  5 /* a number with as many is no part of a name */
#define BARS_DIGITS  8 /* of a number that a scanner of bars reads */
#define COUNT_DIGITS 2

static void count_of(const char *text, size_t *letters, size_t *digits)
{
	size_t capitals;

	dx_receipt_count(text, letters, digits, &capitals);
}

static bool has_amount(struct dx_job *job, size_t line)
{
	struct dx_val v;
	size_t at;

	return dx_receipt_amount(job, line, 0, &v, &at);
}

bool dx_receipt_is_word(const struct dx_label_hit *hit)
{
	return !hit || hit->field == RL_TIP || hit->field == RL_CHARGE ||
	       (hit->field >= RL_COMPANY && hit->field <= RL_STREET);
}

/* Nothing but a code of figures and letters, of which no three make a word: "WA44 - 14", "EZ10HD05 - 60". */
static bool is_code(const char *text)
{
	size_t letters, digits;
	size_t run = 0;

	count_of(text, &letters, &digits);
	for (; *text && run < NAME_LETTERS; text++)
		run = dx_is_letter(*text) || (unsigned char)*text >= 0x80 ? run + 1 : 0;
	return run < NAME_LETTERS && (letters < NAME_LETTERS ? digits >= letters : digits > letters);
}

static const char *text_of(struct dx_job *job, size_t line)
{
	return dx_lines_text(job->arena, job->lines.v[line].words, job->lines.v[line].n);
}

/* A line of a code, which may stand between a name and its amount. */
static bool is_code_line(struct dx_job *job, size_t index)
{
	return is_code(text_of(job, index)) && !dx_receipt_label(job, index) && !has_amount(job, index);
}

/* "$11.50 ea.", "4.20 each", "($5.50 ea.)": an amount, and that it is of one. */
static bool is_price_each(const struct dx_job *job, const struct dx_line *line)
{
	static const char *const names[] = {"ea", "ea.", "each"};
	bool aside = line->words[0]->text[0] == '(';
	struct dx_number n;

	if (line->n != 2 || !dx_value_parse(dx_str(line->words[0]->text + aside), job->tables.rule, &n) ||
	    n.value.scale != 2 || n.has_percent)
		return false;
	for (size_t i = 0; i < DX_LEN(names); i++)
		if (dx_str_ieq_c(dx_strn(line->words[1]->text, strcspn(line->words[1]->text, ")")), names[i]))
			return true;
	return false;
}

bool dx_receipt_is_price(const struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];
	const char *text = line->words[0]->text;
	bool apart = strcmp(text, "@") == 0;

	if (is_price_each(job, line))
		return true;
	if (*text != '@' || line->n > (apart ? 3U : 2U) || (apart && line->n < 2))
		return false;
	text = apart ? line->words[1]->text : text + 1;
	return dx_has_digit(text) && (line->n == 1U + apart || !dx_has_digit(line->words[line->n - 1]->text));
}

bool dx_receipt_is_in_name(const struct dx_job *job, size_t line, const struct dx_label_hit *hit)
{
	size_t letters = 0;
	size_t digits;

	if (!hit || (hit->field != RL_TITLE && !(hit->field >= RL_CASH && hit->field <= RL_CHANGE)))
		return false;
	for (size_t i = hit->first + hit->n; i < job->lines.v[line].n && letters < NAME_LETTERS; i++)
		count_of(job->lines.v[line].words[i]->text, &letters, &digits);
	return letters >= NAME_LETTERS;
}

bool dx_receipt_is_text(struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_label_hit *hit = dx_receipt_label(job, index);
	struct rec_times t;
	size_t letters, digits;

	count_of(text_of(job, index), &letters, &digits);
	return letters >= NAME_LETTERS && !is_code(text_of(job, index)) && !dx_receipt_is_price(job, index) &&
	       (dx_receipt_is_word(hit) || dx_receipt_is_in_name(job, index, hit)) && !has_amount(job, index) &&
	       !dx_receipt_times(job, index, 0, line->n, &t);
}

size_t dx_receipt_name_above(struct dx_job *job, size_t line, size_t floor)
{
	for (size_t k = 1; k <= ABOVE_MAX && line >= floor + k; k++) {
		if (dx_receipt_is_text(job, line - k))
			return line - k;
		if (!is_code_line(job, line - k))
			break;
	}
	return SIZE_MAX;
}

/* Words of a line that may be a name. */
struct name {
	size_t line, from, to;
};

static const char *word_of(const struct dx_job *job, size_t line, size_t i)
{
	return job->lines.v[line].words[i]->text;
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

/* "*": what marks goods of a tax; "-": nothing, in a column behind the name. */
static bool is_mark(const char *text)
{
	return text[strspn(text, "*#^-")] == '\0' || strcmp(text, "\xe2\x80\x93") == 0;
}

/* A number of digits without letters. */
static size_t number_of(const char *text)
{
	size_t letters, digits;

	count_of(text, &letters, &digits);
	return letters ? 0 : digits;
}

/* All goods, two and more, have a text as far above their amounts, and what stands below the last is none of it. */
static bool are_above(struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	size_t n = r->line_items.n;
	size_t first = n > 1 ? dx_receipt_name_above(job, items[0].line, r->behind) : SIZE_MAX;

	for (size_t i = 0; first != SIZE_MAX && i < n; i++) {
		size_t above = dx_receipt_name_above(job, items[i].line, r->behind);

		if (above == SIZE_MAX || items[i].line - above != items[0].line - first)
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

static struct name name_of(struct dx_job *job, const struct rec_receipt *r, const struct rec_item *it,
			   const struct habits *h)
{
	size_t above = it->to > it->from && !h->above ? SIZE_MAX : dx_receipt_name_above(job, it->line, r->behind);

	if (h->below)
		return (struct name){it->line + 1, 0, job->lines.v[it->line + 1].n};
	return above == SIZE_MAX ? (struct name){it->line, it->from, it->to}
				 : (struct name){above, 0, job->lines.v[above].n};
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
static size_t word_at(const struct dx_job *job, const struct name *at, int32_t x)
{
	const struct dx_line *line = &job->lines.v[at->line];

	for (size_t i = at->from + 1; i < at->to; i++)
		if (abs(line->words[i]->x0 - x) <= line->height / 2)
			return i;
	return 0;
}

/* The label that heads the names, above the goods; NULL: none. */
static const struct dx_label_hit *heading_of(const struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	const struct dx_label_hit *hit = NULL;

	for (size_t i = r->behind; r->line_items.n > 1 && i < items[0].line && !hit; i++)
		hit = dx_receipt_holds(job, i, RL_GOODS);
	return hit;
}

/* The first word of AT but its first that stands below HEAD, apart from what is left of it, and has a digit; 0: none.
 */
static size_t word_below(const struct dx_job *job, const struct name *at, const struct dx_word *head)
{
	const struct dx_line *line = &job->lines.v[at->line];

	for (size_t i = at->from + 1; i < at->to; i++)
		if (line->words[i]->x1 > head->x0 && line->words[i]->x0 < head->x1)
			return line->words[i]->x0 - line->words[i - 1]->x1 > line->height &&
					       dx_has_digit(line->words[i]->text)
				       ? i
				       : 0;
	return 0;
}

/* "Product  Batch  Exp": the word that heads the column right of the names, where all goods have a code there. */
static const struct dx_word *next_column(struct dx_job *job, const struct rec_receipt *r, const struct habits *h)
{
	const struct rec_item *items = r->line_items.items;
	const struct dx_label_hit *hit = heading_of(job, r);
	const struct dx_line *line = hit ? &job->lines.v[hit->line] : NULL;

	if (!hit || hit->first + hit->n >= line->n)
		return NULL;
	for (size_t i = 0; i < r->line_items.n; i++) {
		struct name at = name_of(job, r, &items[i], h);

		if (job->lines.v[at.line].page != line->page ||
		    word_below(job, &at, line->words[hit->first + hit->n]) == 0)
			return NULL;
	}
	return line->words[hit->first + hit->n];
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
		struct name at = name_of(job, r, &items[i], h);

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
		struct name at = name_of(job, r, &items[i], &h);

		if (at.to <= at.from)
			continue;
		numbers += number_of(word_of(job, at.line, at.from)) > 0;
		codes += number_of(word_of(job, at.line, at.from)) > COUNT_DIGITS;
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

/* Does a number in front belong to the name? "100 PLUS", among goods that have no codes; "2 Eggs", among others
 * without. */
static bool is_of_name(const char *text, const struct habits *h)
{
	size_t digits = number_of(text);

	return digits > 0 && (digits > COUNT_DIGITS || h->few) && digits < CODE_DIGITS && !h->codes;
}

/*
 * "DEPOSIT 0.25" above "3 pcs x 0.25": how many stands on another line than AT, where no column has a price then. Nor
 * has one "DEPOSIT 0.25   0.25", a blank behind the name.
 */
static bool is_counted_apart(const struct dx_job *job, const struct name *at, const struct rec_item *it)
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
static void strip(struct dx_job *job, struct name *at, const struct rec_item *it, const struct habits *h)
{
	size_t letters, digits;

	if (h->next)
		at->to = word_below(job, at, h->next);
	if (h->begin)
		at->from = word_at(job, at, h->begin);
	while (at->from < at->to) {
		count_of(word_of(job, at->line, at->from), &letters, &digits);
		if (letters > 0 || is_size(word_of(job, at->line, at->from)) ||
		    is_of_name(word_of(job, at->line, at->from), h))
			break;
		at->from++;
	}
	for (size_t i = at->from + 1; i < at->to; i++)
		if (number_of(word_of(job, at->line, i)) >= BARS_DIGITS) {
			at->to = i;
			break;
		}
	while (at->to > at->from) {
		const char *text = word_of(job, at->line, at->to - 1);

		count_of(text, &letters, &digits);
		if (is_rate(text) ? !h->rates
				  : letters > 0 || is_inches(text) || (!strpbrk(text, ".,") && !is_mark(text)) ||
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
		struct name at = name_of(job, r, &items[i], h);
		int32_t x1;

		strip(job, &at, &items[i], h);
		x1 = at.to > at.from ? job->lines.v[at.line].words[at.to - 1]->x1 : 0;

		edge = x1 > edge ? x1 : edge;
	}
	return edge;
}

/* "750g", "500 ml": how much is in one, which may end a name on a line of its own. */
static bool is_measure(const struct dx_job *job, size_t index)
{
	static const char *const units[] = {"g", "kg", "mg", "ml", "cl", "l", "oz", "lb", "cm", "mm", "m", "pcs"};
	const struct dx_line *line = &job->lines.v[index];
	size_t n = strspn(line->words[0]->text, "0123456789.,");
	const char *unit = line->n == 2 ? line->words[1]->text : line->words[0]->text + n;

	for (size_t i = 0; n > 0 && line->n <= 2 && (line->n == 1 || !line->words[0]->text[n]) && i < DX_LEN(units);
	     i++)
		if (dx_str_ieq_c(dx_str(unit), units[i]))
			return true;
	return false;
}

/* Does line NEXT go on with the name AT, which had no room for its first word? It begins below it. */
static bool runs_on(struct dx_job *job, const struct name *at, size_t next, int32_t edge)
{
	const struct dx_line *line = &job->lines.v[at->line];
	const struct dx_line *below = &job->lines.v[next];
	const struct dx_word *w = below->words[0];

	return below->page == line->page && (dx_receipt_is_text(job, next) || is_measure(job, next)) &&
	       abs(w->x0 - line->words[at->from]->x0) <= line->height / 3 &&
	       line->words[at->to - 1]->x1 + (w->x1 - w->x0) > edge;
}

/* The lines below the amount that its name runs on in; the first line of nameless goods is theirs. */
static void add_below(struct dx_job *job, struct rec_receipt *r, size_t i, const struct name *at, int32_t edge)
{
	const struct rec_item *items = r->line_items.items;
	struct rec_item *it = &((struct rec_item *)r->line_items.items)[i];
	size_t end = i + 1 < r->line_items.n ? name_of(job, r, &items[i + 1], &(struct habits){0}).line : r->foot;

	for (size_t k = at->line + 1; k < end && k <= at->line + BELOW_MAX && runs_on(job, at, k, edge); k++) {
		const struct dx_line *below = &job->lines.v[k];
		bool counted = dx_val_has(&it->said_behind) && it->said_line == k; /* "Whole Bean x 2" */
		struct dx_val more = dx_lines_val(job->arena, &job->pages[below->page], below->words,
						  counted ? it->said_at : below->n);

		it->description.text = dx_asprintf(job->arena, "%s %s", it->description.text, more.text);
		it->description.raw = it->description.text;
		it->description.place = dx_place_join(it->description.place, more.place);
	}
}

/* "355ML  39.00": what stands before the amount of IT, too little to be a name, ends the one above. */
static void add_beside(struct dx_job *job, struct rec_item *it)
{
	const struct dx_line *l = &job->lines.v[it->line];
	size_t letters, digits;
	struct dx_val more;

	if (it->at == 0 || dx_val_has(&it->quantity))
		return;
	more = dx_lines_val(job->arena, &job->pages[l->page], l->words, it->at);
	count_of(more.text, &letters, &digits);
	if (letters == 0)
		return;
	it->description.text = dx_asprintf(job->arena, "%s %s", it->description.text, more.text);
	it->description.raw = it->description.text;
	it->description.place = dx_place_join(it->description.place, more.place);
}

/* The name of IT begins with FIRST. */
static void put_before(struct rec_item *it, struct dx_arena *arena, struct dx_val first)
{
	it->description.text = dx_asprintf(arena, "%s %s", first.text, it->description.text);
	it->description.raw = it->description.text;
	it->description.place = dx_place_join(it->description.place, first.place);
}

/* The name of IT begins on LINE, behind its number. */
static void add_above(struct dx_job *job, struct rec_item *it, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];

	put_before(it, job->arena, dx_lines_val(job->arena, &job->pages[l->page], l->words + 1, l->n - 1));
}

/* Do words of LINE stand in columns? */
static bool has_columns(const struct dx_line *line)
{
	for (size_t i = 1; i < line->n; i++)
		if (line->words[i]->x0 - line->words[i - 1]->x1 > line->height)
			return true;
	return false;
}

/* A name of which line AT, above the amount, is the second half: the line above it had no room for it. */
static void add_before(struct dx_job *job, struct rec_item *it, size_t at, int32_t edge)
{
	const struct dx_line *l = &job->lines.v[at - 1];

	if (dx_receipt_is_text(job, at - 1) && !has_columns(l) &&
	    runs_on(job, &(struct name){at - 1, 0, l->n}, at, edge))
		put_before(it, job->arena, dx_lines_val(job->arena, &job->pages[l->page], l->words, l->n));
}

void dx_receipt_goods_names(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_item *items = r->line_items.items;
	struct habits h = habits_of(job, r);
	int32_t edge = edge_of(job, r, &h);

	for (size_t i = 0; i < r->line_items.n; i++) {
		struct name at = name_of(job, r, &items[i], &h);
		const struct dx_line *line = &job->lines.v[at.line];

		strip(job, &at, &items[i], &h);
		if (at.to <= at.from)
			continue;
		items[i].description =
			dx_lines_val(job->arena, &job->pages[line->page], line->words + at.from, at.to - at.from);
		if (at.line < items[i].line && at.line > (i > 0 ? items[i - 1].line + 1 : r->behind))
			add_before(job, &items[i], at.line, edge);
		if (h.numbered && !h.above && numbered_line(job, r, i) < at.line)
			add_above(job, &items[i], at.line - 1);
		if (h.numbered && !h.above && at.line < items[i].line)
			add_beside(job, &items[i]);
		if (at.line == items[i].line)
			add_below(job, r, i, &at, edge);
	}
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * In what a line is counted, where only the headings say it: "Weight (Kgs.)", "Net Wt. │ MT", "Cases", "Rate per Sq.
 * Ft.", "Rs/MT". What stands in a column of units is none without a letter ("13/15" a pound), and "1000" is what a
 * price is of.
 */
#include <ctype.h>
#include <string.h>

#include "dx/extract/rowread.h"
#include "table/table.h"

#define WORDS_MAX 12 /* over one column */
#define LINES_MAX 4  /* of headings */
#define NAME_MAX  12 /* letters of a unit */

/* The words over a column. */
struct heading {
	const struct dx_word *words[WORDS_MAX];
	size_t n;
};

/* Words FIRST and perhaps the next one of a heading: "Kg.", "Sq. Ft."; of a word that is more, its letters. */
struct unit {
	size_t first, n;
	struct dx_str name; /* "M.T." of "Wt.(M.T.)" */
};

static const char *const measures[] = {
	"bag",    "bags",   "bale",   "bales",  "box",     "boxes",  "btl",    "btls",  "bottle", "bottles", "candy",
	"can",    "cans",   "carton", "ctn",    "cartons", "ctns",   "case",   "cases", "cs",     "cft",     "cbm",
	"cum",    "cumtr",  "cuft",   "cm",     "cms",     "day",    "days",   "doz",   "dozen",  "drum",    "drums",
	"ft",     "feet",   "gm",     "gms",    "gram",    "grams",  "hr",     "hrs",   "hour",   "hours",   "kg",
	"kgs",    "kl",     "km",     "kms",    "kwh",     "mwh",    "lbs",    "ltr",   "ltrs",   "litre",   "litres",
	"ml",     "mtr",    "mtrs",   "meter",  "meters",  "metre",  "metres", "mt",    "mts",    "ton",     "tons",
	"tonne",  "tonnes", "month",  "months", "night",   "nights", "nos",    "packs", "packet", "packets", "pkt",
	"pkts",   "pc",     "pcs",    "piece",  "pieces",  "pair",   "pairs",  "prs",   "qtl",    "qtls",    "quintal",
	"ream",   "reams",  "rmt",    "rmtr",   "roll",    "rolls",  "set",    "sets",  "sft",    "sheets",  "sqft",
	"sqfeet", "sqcm",   "sqm",    "sqmt",   "sqmtr",   "sqmtrs", "sqyd",   "sqyds", "sqinch", "teu",     "tins",
	"trip",   "trips",  "unit",   "units",  "vials",   "yard",   "yards",  "yds",
};

/* S in small letters without its stops: "Sq.Ft." is "sqft"; false: something else than letters is in it, or nothing. */
static bool letters_in(struct dx_str s, char *out, size_t max)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == '.')
			continue;
		if (!isalpha((unsigned char)s.p[i]) || n + 1 >= max)
			return false;
		out[n++] = (char)tolower((unsigned char)s.p[i]);
	}
	out[n] = '\0';
	return n > 0;
}

static bool is_measure(const char *letters)
{
	return dx_str_is_one_of(dx_str(letters), measures, DX_LEN(measures));
}

/* WORD without its brackets: "(Kgs.)", and what they hold: "Wt.(Kg)". */
static struct dx_str unbracketed(const char *word)
{
	const char *open = strpbrk(word, "([");

	word = open ? open + 1 : word;
	return dx_strn(word, strcspn(word, ")],:"));
}

/* The unit that word AT of H is, with the next one ("Sq." over "Ft."), if it is one: *U_R, and its LETTERS. */
static bool unit_at(const struct heading *h, size_t at, struct unit *u_r, char letters[NAME_MAX])
{
	char next[NAME_MAX];

	*u_r = (struct unit){.first = at, .n = 1, .name = unbracketed(h->words[at]->text)};
	if (!letters_in(u_r->name, letters, NAME_MAX))
		return false;
	if (at + 1 < h->n && (strcmp(letters, "sq") == 0 || strcmp(letters, "cu") == 0) &&
	    letters_in(unbracketed(h->words[at + 1]->text), next, sizeof(next)) && strlen(next) + 2 < NAME_MAX) {
		memcpy(letters + 2, next, strlen(next) + 1);
		u_r->n = 2;
	}
	return true;
}

/* Where the first row of T begins, the last of whose headings may be taken for text above it. */
static size_t first_row(const struct dx_job *job, const struct dx_table *t)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];

		if (row->class == DX_ROW_BEGIN && &job->tables.v[row->table] == t)
			return row->line;
	}
	return t->first;
}

static bool is_over(const struct dx_word *w, const struct dx_col *col)
{
	const int32_t middle = w->x0 + (w->x1 - w->x0) / 2;

	return (middle >= col->hx0 && middle <= col->hx1) || (middle >= col->x0 && middle <= col->x1);
}

/* What stands over column C of T, or of the table that it goes on from. */
static struct heading heading_of(const struct dx_job *job, const struct dx_table *t, size_t c)
{
	struct heading h = {.n = 0};
	size_t end;

	while (t > job->tables.v && t->header_n == 0 && dx_table_same_roles(t - 1, t))
		t--;
	end = first_row(job, t);
	if (end > t->header_first + LINES_MAX)
		end = t->header_first + LINES_MAX;
	for (size_t i = t->header_first; t->header_n > 0 && i < end; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && h.n < WORDS_MAX; k++)
			if (is_over(line->words[k], &t->cols[c]))
				h.words[h.n++] = line->words[k];
	}
	return h;
}

/* What a price is of: the word behind "per" or a stroke in H, its heading. */
static bool unit_of_price(const struct heading *h, struct unit *u_r, char letters[NAME_MAX])
{
	for (size_t i = 0; i < h->n; i++) {
		const char *text = h->words[i]->text;
		const char *stroke = strchr(text, '/');

		if (stroke && stroke[1]) {
			*u_r = (struct unit){.first = i, .n = 1, .name = unbracketed(stroke + 1)};
			return letters_in(u_r->name, letters, NAME_MAX);
		}
		if ((stroke || dx_str_ieq_c(dx_str(text), "per")) && i + 1 < h->n)
			return unit_at(h, i + 1, u_r, letters);
	}
	return false;
}

/* "No. of Bags": the first words are no unit. */
static bool is_number_of(const struct heading *h, size_t at)
{
	return at + 1 < h->n && dx_str_ieq_c(dx_str(h->words[at + 1]->text), "of");
}

/* The only unit in H, the heading of quantities, or the one that their price is OF, if that is not NULL. */
static bool unit_of_count(const struct heading *h, const char *of, struct unit *u_r)
{
	size_t found = 0;

	for (size_t i = 0; i < h->n; i++) {
		char letters[NAME_MAX];
		struct unit u;

		if (!unit_at(h, i, &u, letters))
			continue;
		if (of && strcmp(letters, of) == 0) {
			*u_r = u;
			return true;
		}
		if (!is_measure(letters) || is_number_of(h, i))
			continue;
		if (found++ == 0)
			*u_r = u;
	}
	return found == 1;
}

static struct dx_val val_of(const struct dx_job *job, const struct dx_table *t, const struct heading *h,
			    const struct unit *u)
{
	struct dx_val v = dx_lines_val(job->arena, &job->pages[t->page], h->words + u->first, u->n);

	v.text = dx_strndup(job->arena, u->name.p, u->name.n);
	if (u->n > 1) {
		const struct dx_str more = unbracketed(h->words[u->first + 1]->text);

		v.text = dx_asprintf(job->arena, "%s %.*s", v.text, (int)more.n, more.p);
	}
	return v;
}

static void unit_of_heads(struct dx_rowread *r, struct gst_item *it)
{
	const int count = dx_table_col(r->t, GC_QUANTITY);
	const int price = dx_table_col(r->t, GC_UNIT_PRICE);
	const struct heading none = {.n = 0};
	struct heading h, of;
	char per[NAME_MAX];
	struct unit u, of_price;
	bool priced;

	if (count < 0 || r->row->cells[count].n == 0)
		return;
	h = heading_of(r->job, r->t, (size_t)count);
	of = price < 0 ? none : heading_of(r->job, r->t, (size_t)price);
	priced = unit_of_price(&of, &of_price, per);
	if (unit_of_count(&h, priced ? per : NULL, &u))
		it->unit = val_of(r->job, r->t, &h, &u);
	else if (priced && is_measure(per))
		it->unit = val_of(r->job, r->t, &of, &of_price);
}

void dx_gst_settle_unit(struct dx_rowread *r, struct gst_item *it)
{
	struct dx_val quantity = {0};
	struct dx_val beside = {0};

	if (dx_val_has(&it->unit) && dx_has_digit(it->unit.text) && !dx_gst_has_letter(it->unit.text)) {
		dx_rowread_quantity(r, GC_QUANTITY, &quantity, &beside);
		if (dx_val_has(&beside) || it->unit.source != DX_VAL_OCR)
			it->unit = beside;
	}
	if (!dx_val_has(&it->unit) && dx_val_printed(&it->quantity))
		unit_of_heads(r, it);
}

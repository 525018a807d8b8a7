/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What pages say about themselves: "Page 2 of 5", the currency of their amounts, the order of their dates. */
#include <string.h>
#include <strings.h>

#include "dx/extract/job.h"

#include "lines_int.h"

#define PAGES_MAX 10000
#define BARE_MAX  1000 /* without a word for pages: papers with more have numbers that are none of pages … */
#define BARE_LOST 50   /* … and so have those that would lack so many in front */

/* "2 of 5", "2/5", "2 de 2": two numbers with one of these between them. */
static bool is_between(const char *word)
{
	static const char *const words[] = {"of", "/",  "von", "van", "de", "sur", "di",  "out", "dari", "din",
					    "av", "af", "z",   "ze",  "iz", "od",  "από", "из",  "от",   "daripada"};

	return dx_str_is_one_of(dx_str(word), words, DX_LEN(words));
}

/* "Page No. 1 / 2" */
static bool is_number_word(const char *word)
{
	static const char *const words[] = {"no", "no.", "no:",    "no.:", "nr", "nr.",
					    "n°", "nº",  "number", "num.", ":",  "#"};

	return dx_str_is_one_of(dx_str(word), words, DX_LEN(words));
}

static bool small_number(const char *text, int *v_r)
{
	struct dx_str s = dx_str(text);
	uint64_t v;

	while (s.n && strchr(".,)(", s.p[s.n - 1]))
		s.n--;
	if (!dx_str_u64(s, &v) || v < 1 || v > PAGES_MAX)
		return false;
	*v_r = (int)v;
	return true;
}

/* "2/5" in one word. */
static bool glued(const char *text, int *n_r, int *of_r)
{
	struct dx_str rest = dx_str(text);
	struct dx_str part;
	uint64_t n, of;

	if (!dx_str_split(&rest, '/', &part) || !rest.p || !dx_str_u64(part, &n) || !dx_str_u64(rest, &of) || n < 1 ||
	    of > PAGES_MAX)
		return false;
	*n_r = (int)n;
	*of_r = (int)of;
	return n <= of;
}

/* "2 of 5" in three words. */
static bool parted(const struct dx_line *line, size_t at, int *n_r, int *of_r)
{
	return at + 2 < line->n && small_number(line->words[at]->text, n_r) && is_between(line->words[at + 1]->text) &&
	       small_number(line->words[at + 2]->text, of_r) && *n_r <= *of_r;
}

/* "4/2025" numbers a statement, "19 set 2025" is a date. */
static bool is_year(int n)
{
	return n >= 1900 && n <= 2100;
}

/* Are the words of the run S, all of them, a page's own number? "3/81 LYGON PARADE" is an address. */
static bool is_number_run(const struct dx_line *line, const struct dx_seg *s, int *n_r, int *of_r)
{
	return s->n == 1 ? glued(line->words[s->first]->text, n_r, of_r)
			 : s->n == 3 && parted(line, s->first, n_r, of_r);
}

/* "1101/4579" alone on its line is an account's number. */
static bool may_be_pages(const struct dx_lines *lines, int n, int of)
{
	size_t pages = lines->n_pages;

	return !is_year(of) && ((size_t)of < BARE_MAX || (size_t)of <= 2 * pages) && (size_t)n <= pages + BARE_LOST;
}

/* Where pages are numbered without a word: alone on its line, or in the outer eighth of the page. */
static bool is_margin(const struct dx_lines *lines, const struct dx_line *line, size_t n_segs)
{
	int32_t height = lines->pages[line->page].height;

	return n_segs == 1 || line->y1 < height / 8 || line->y0 > height - height / 8;
}

/* "Sheet 2 of 3" at the beginning of its run: of papers, while "MS sheet 1/4" is of steel. */
static bool is_sheet(const struct dx_line *line, size_t at)
{
	return at + 3 < line->n && dx_str_ieq_c(dx_str(line->words[at]->text), "sheet") &&
	       dx_str_ieq_c(dx_str(line->words[at + 2]->text), "of") &&
	       (at == 0 || line->words[at]->x0 - line->words[at - 1]->x1 > line->height);
}

/* "Page 2 of 3", "Page No. : 2/3". */
static bool named_number(const struct dx_line *line, int *n_r, int *of_r)
{
	for (size_t i = 0; i + 1 < line->n; i++) {
		size_t at = i + 1;

		if (!dx_job_is_page_word(line->words[i]->text) && !is_sheet(line, i))
			continue;
		while (at + 1 < line->n && at < i + 3 && is_number_word(line->words[at]->text))
			at++;
		if (glued(line->words[at]->text, n_r, of_r) || parted(line, at, n_r, of_r))
			return true;
	}
	return false;
}

/*
 * With the word "page" before it, or alone in its run of words: a date "1/4" or "2 of 5 instalments" is
 * neither, and "5/12" in a table counts instalments.
 */
static bool line_number(struct dx_arena *a, const struct dx_lines *lines, const struct dx_line *line, int *n_r,
			int *of_r)
{
	size_t n;
	struct dx_seg *segs;

	if (named_number(line, n_r, of_r))
		return true;
	segs = dx_lines_segments(a, line, &n);
	for (size_t i = 0; i < n && is_margin(lines, line, n); i++)
		if (is_number_run(line, &segs[i], n_r, of_r) && may_be_pages(lines, *n_r, *of_r))
			return true;
	return false;
}

struct dx_page_count dx_job_page_count(struct dx_arena *a, const struct dx_lines *lines)
{
	struct dx_page_count c = {0};
	size_t numbered = 0;
	bool in_place = true; /* each number is the place of its page */
	bool front = false;   /* the first page has one */
	int last = 0;

	for (size_t page = 0; page < lines->n_pages; page++) {
		bool found = false;

		for (size_t i = lines->page_first[page]; i < lines->page_first[page + 1] && !found; i++) {
			int n, of;

			if (lines->v[i].used || !line_number(a, lines, &lines->v[i], &n, &of) || (c.of && of != c.of))
				continue;
			found = true;
			c.of = of;
			in_place &= n == (int)page + 1;
			/* a page that stands behind a later one is not in its place; a copy's pages are no others */
			if (n > last) {
				c.found++;
				last = n;
			}
		}
		numbered += found;
		front |= found && page == 0;
	}
	/* One stray "1/2" does not number a document; blank pages carry no number. */
	c.seen = numbered > 0 && numbered * 2 > lines->n_pages;
	/* A front page may have none: all others stand in their places, and there are no more and no fewer. */
	if (c.seen && in_place && !front && numbered + 1 == lines->n_pages && (size_t)c.of == lines->n_pages)
		c.found = c.of;
	c.complete = c.seen && c.found == c.of;
	return c;
}

/* "Page 2", and nothing else in its run of words: the number that page INDEX (from 0) says it has; 0: none, or several.
 */
static int said_number(struct dx_arena *a, const struct dx_lines *lines, size_t index)
{
	int said = 0;

	for (size_t i = lines->page_first[index]; i < lines->page_first[index + 1]; i++) {
		const struct dx_line *line = &lines->v[i];
		size_t n_segs;
		const struct dx_seg *segs = dx_lines_segments(a, line, &n_segs);

		for (size_t k = 0; k < n_segs; k++) {
			size_t last = segs[k].first + segs[k].n - 1;
			size_t at = segs[k].first + 1;
			int n;

			while (at < last && is_number_word(line->words[at]->text))
				at++;
			if (at != last || !dx_job_is_page_word(line->words[segs[k].first]->text) ||
			    !small_number(line->words[last]->text, &n))
				continue;
			if (said && n != said)
				return 0;
			said = n;
		}
	}
	return said;
}

/* "Page 2" on the first page, "Page 3" behind "Page 1": pages that do not say of how many may still tell of others. */
static bool skips_number(struct dx_arena *a, const struct dx_lines *lines)
{
	int last = 0;

	for (size_t page = 0; page < lines->n_pages; page++) {
		int n = said_number(a, lines, page);

		if (n > 1 && (page == 0 || (last && n != last && n != last + 1)))
			return true;
		last = n;
	}
	return false;
}

/* "2 of 2", "2/2" at an end of the page's last line, without a word for pages. */
static bool foot_number(struct dx_arena *a, const struct dx_lines *lines, size_t page, int *n_r, int *of_r)
{
	const struct dx_line *line = &lines->v[lines->page_first[page + 1] - 1];
	size_t n;
	const struct dx_seg *segs;

	if (lines->page_first[page + 1] == lines->page_first[page])
		return false;
	segs = dx_lines_segments(a, line, &n);
	for (size_t i = 0; i<n; i += n> 1 ? n - 1 : 1)
		if (is_margin(lines, line, n) && is_number_run(line, &segs[i], n_r, of_r) &&
		    may_be_pages(lines, *n_r, *of_r))
			return true;
	return false;
}

bool dx_job_lacks_page(struct dx_arena *a, const struct dx_lines *lines)
{
	int last = 0;
	int all = 0;

	for (size_t page = 0; page < lines->n_pages; page++) {
		int n = 0;
		int of = 0;

		for (size_t i = lines->page_first[page]; i < lines->page_first[page + 1] && n == 0; i++)
			if (!named_number(&lines->v[i], &n, &of))
				n = 0;
		if (n == 0 && !foot_number(a, lines, page, &n, &of))
			return skips_number(a, lines) || dx_job_goes_on(a, lines, true);
		if (last == all ? n != 1 : n != last + 1 || of != all) /* behind a last page a copy begins */
			return true;
		last = n;
		all = of;
	}
	return last != all;
}

bool dx_job_page_says(const struct dx_lines *lines, size_t index, int number)
{
	bool found = false;

	for (size_t i = lines->page_first[index]; i < lines->page_first[index + 1]; i++) {
		const struct dx_line *line = &lines->v[i];

		for (size_t k = 0; k + 1 < line->n && !line->used; k++) {
			size_t at = k + 1;
			int n;

			if (!dx_job_is_page_word(line->words[k]->text))
				continue;
			while (at + 1 < line->n && at < k + 3 && is_number_word(line->words[at]->text))
				at++;
			if (!small_number(line->words[at]->text, &n))
				continue;
			if (n != number)
				return false;
			found = true;
		}
	}
	return found;
}

#define CODES_MAX 32
#define NUMBERED  4 /* digits that an amount in whole units may have without a mark */

struct tally {
	struct {
		char code[4];
		size_t count;
		size_t line, word; /* where it stood first */
	} v[CODES_MAX];
	size_t n;
	bool has_sign; /* a sign of several currencies was seen */
};

static void count(struct tally *t, const char *code, size_t line, size_t word)
{
	size_t at = 0;

	while (at < t->n && strcmp(t->v[at].code, code) != 0)
		at++;
	if (at == CODES_MAX || strlen(code) >= sizeof(t->v[at].code))
		return;
	if (at == t->n) {
		memcpy(t->v[at].code, code, strlen(code) + 1);
		t->v[at].line = line;
		t->v[at].word = word;
		t->n++;
	}
	t->v[at].count++;
}

/* A sign or code with the parentheses of a header taken off: "(INR)"; "(GBP)." ends a sentence. */
static const char *code_of(const char *text)
{
	struct dx_str s = dx_str(text);

	while (s.n && strchr("([", s.p[0]))
		s = dx_str_sub(s, 1, s.n);
	if (dx_str_ends(s, ")."))
		s.n--;
	while (s.n && strchr(")]:,", s.p[s.n - 1]))
		s.n--;
	if (strspn(s.p, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 3 && s.p[3] == '-' && dx_has_letter(s.p + 4))
		s.n = 3; /* "EUR-Konto" */
	return dx_value_currency(s);
}

/* Does a word of a row stand in a column of texts or of marks? */
static bool is_in_text(const struct dx_job *job, size_t line, size_t word)
{
	const struct dx_word *w = job->lines.v[line].words[word];
	int32_t middle = w->x0 + (w->x1 - w->x0) / 2;

	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		if (line < t->first || line >= t->first + t->n)
			continue;
		for (size_t k = 0; k < t->n_cols; k++)
			if (middle >= t->cols[k].x0 && middle < t->cols[k].x1)
				return t->cols[k].class != DX_COL_NUMBER;
	}
	return false;
}

/* "DOP4557020", and in a column of texts or marks "RM21043": what codes and digits without a mark make up is a number
 * of something, not money. */
static bool is_numbered(const struct dx_job *job, size_t line, size_t word)
{
	const char *text = job->lines.v[line].words[word]->text;
	size_t letters = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
	size_t digits = strlen(text) - strcspn(text, "0123456789");

	if (job->lines.v[line].words[word]->conf < 100 && text[0] >= '0' && text[0] <= '9' && !dx_has_digit(text + 1))
		return true; /* "0€": what a speck was read as */
	if (letters == 0 && strspn(text, "0123456789") + 2 == strlen(text))
		return is_in_text(job, line, word); /* "6204 2RS" */
	if (letters < 2 || digits < 2 || strpbrk(text, ".,'"))
		return false;
	return (letters == 3 && digits > NUMBERED) || is_in_text(job, line, word);
}

/* "6715 KC EDE": the letters of a postal code of the Netherlands, before the place. */
static bool is_dutch_code(const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;
	const char *digits = at > 0 ? line->words[at - 1]->text : "";
	const char *place = at + 1 < line->n ? line->words[at + 1]->text : "";

	return strlen(text) == 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= 'A' && text[1] <= 'Z' &&
	       strlen(digits) == 4 && strspn(digits, "0123456789") == 4 && place[0] >= 'A' && place[0] <= 'Z';
}

/*
 * A code that stands alone in a row may be that of a foreign amount in its text, and so may one before a figure there
 * ("USD6146.00 RATE 81.2152"): it goes to WEAK.
 */
static void tally_word(const struct dx_job *job, struct tally *t, struct tally *weak, size_t line, size_t word)
{
	const char *text = job->lines.v[line].words[word]->text;
	const char *code = code_of(text);
	struct dx_number n;

	if (is_numbered(job, line, word) || is_dutch_code(&job->lines.v[line], word))
		return;
	if (code) {
		if (!dx_lines_is_only_word(&job->lines.v[line], word, code))
			count(weak, code, line, word);
	} else if (dx_value_parse(dx_str(text), job->tables.rule, &n) && n.has_currency) {
		if (strcmp(n.currency, "HUF") == 0 && !strstr(text, "HUF") && !strstr(text, "Ft"))
			return; /* "10FT": feet */
		if (n.currency[0])
			count(is_in_text(job, line, word) ? weak : t, n.currency, line, word);
		else if (strchr(text, '$') || strstr(text, "\xc2\xa5")) /* a box is a rupee that the font lacks */
			t->has_sign = true;
	} else if (strcmp(text, "$") == 0 || strcmp(text, "($)") == 0 || strcmp(text, "($") == 0) {
		t->has_sign = true;
	}
}

/* "WILMINGTON, DE 19850-1423": only one country writes its addresses so. */
static bool is_us_address(const struct dx_line *line, size_t at)
{
	static const char states[] =
		"AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH "
		"NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ";
	const char *state = line->words[at]->text;
	const char *zip = at + 1 < line->n ? line->words[at + 1]->text : "";
	size_t n = strspn(zip, "0123456789");
	const char *found;

	if (strlen(state) != 2 || n != 5 || (zip[n] != '\0' && zip[n] != '-' && zip[n] != ','))
		return false;
	found = strstr(states, state);
	return found && found[2] == ' ' && (found - states) % 3 == 0;
}

/* "Concord, New Hampshire 03301": the last word of a state's name before a code of five digits. */
static bool is_us_state(const struct dx_line *line, size_t at)
{
	static const char *const names[] = {
		"Alabama",   "Alaska",       "Arizona",     "Arkansas",  "California", "Colorado", "Connecticut",
		"Delaware",  "Florida",      "Georgia",     "Hawaii",    "Idaho",      "Illinois", "Indiana",
		"Iowa",      "Kansas",       "Kentucky",    "Maine",     "Louisiana",  "Maryland", "Massachusetts",
		"Michigan",  "Minnesota",    "Missouri",    "Montana",   "Nebraska",   "Nevada",   "Hampshire",
		"Jersey",    "York",         "Carolina",    "Dakota",    "Ohio",       "Oklahoma", "Oregon",
		"Tennessee", "Pennsylvania", "Mississippi", "Island",    "Texas",      "Utah",     "Vermont",
		"Virginia",  "Wisconsin",    "Wyoming",     "Washington"};
	const char *zip = at + 1 < line->n ? line->words[at + 1]->text : "";
	size_t n = strspn(zip, "0123456789");

	return n == 5 && (zip[n] == '\0' || zip[n] == '-' || zip[n] == ',') &&
	       dx_str_is_one_of(dx_str(line->words[at]->text), names, DX_LEN(names));
}

/* Is TEXT, but for what stands behind it, of capitals and digits as LIKE is of A and D: "M5V" as "ADA"? */
static bool is_canadian(const char *text, const char *like)
{
	size_t i = 0;

	while (like[i] && (like[i] == 'A' ? text[i] >= 'A' && text[i] <= 'Z' : text[i] >= '0' && text[i] <= '9'))
		i++;
	return !like[i] && (!text[i] || strchr(",.;", text[i]));
}

/*
 * "RICHMOND VIC 3121", "TORONTO ON M5V 2T6", "Sainte-Mirande (Québec)  J0X 0X0": whose addresses they are; NULL:
 * nobody's.
 */
static const char *dollar_of_address(const struct dx_line *line, size_t at)
{
	static const char states[] = "NSW VIC QLD TAS ACT WA SA NT ";
	static const char provinces[] = "AB BC MB NB NL NS ON PE QC SK YT ";
	struct dx_str s = dx_str(line->words[at]->text);
	const char *code = at + 1 < line->n ? line->words[at + 1]->text : "";
	char key[5];

	/* "S(560412)": Singapore's postcode, whose letter is easily taken for the sign */
	if (s.n == 9 && strchr("S$", s.p[0]) && s.p[1] == '(' && strspn(s.p + 2, "0123456789") == 6 && s.p[8] == ')')
		return "SGD";
	/* "C.P. 44100 GUADALAJARA": of the countries with a "$" only Mexico; "C.P. 11500, succ. …" is a box of Canada
	 */
	if (dx_str_ieq_c(s, "c.p.") && strlen(code) == 5 && strspn(code, "0123456789") == 5 && at + 2 < line->n &&
	    !dx_str_ieq_c(dx_strn(line->words[at + 2]->text, strnlen(line->words[at + 2]->text, 4)), "succ"))
		return "MXN";
	if (s.n < 2 || s.n > 3)
		return NULL;
	if (s.n == 3 && is_canadian(s.p, "ADA") && is_canadian(code, "DAD"))
		return "CAD";
	memcpy(key, s.p, s.n);
	key[s.n] = ' ';
	key[s.n + 1] = '\0';
	if (strstr(states, key) && strspn(code, "0123456789") == 4 && strcspn(code, ",.") == 4)
		return "AUD";
	if (s.n == 2 && strstr(provinces, key) && is_canadian(code, "ADA"))
		return "CAD";
	return NULL;
}

/* Whose dollar a "$" is, by the country that the paper names. NULL when it names none. */
static const char *dollar_of(const struct dx_job *job)
{
	static const struct {
		const char *first, *second, *code;
	} countries[] = {{"canada", NULL, "CAD"},   {"singapore", NULL, "SGD"}, {"australia", NULL, "AUD"},
			 {"hong", "kong", "HKD"},   {"new", "zealand", "NZD"},  {"united", "states", "USD"},
			 {"member", "fdic", "USD"}, {"mexico", NULL, "MXN"},    {"méxico", NULL, "MXN"},
			 {"taiwan", NULL, "TWD"},   {"usa", NULL, "USD"}};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && !line->used; k++) {
			struct dx_str word = dx_str(line->words[k]->text);

			while (word.n && strchr(".,()", word.p[word.n - 1]))
				word.n--;
			for (size_t c = 0; c < DX_LEN(countries); c++)
				if (dx_str_ieq_c(word, countries[c].first) &&
				    (!countries[c].second ||
				     (k + 1 < line->n &&
				      dx_str_ieq_c(dx_str(line->words[k + 1]->text), countries[c].second))))
					return countries[c].code;
			if (is_us_address(line, k) || is_us_state(line, k))
				return "USD";
			if (dollar_of_address(line, k))
				return dollar_of_address(line, k);
		}
	}
	return NULL;
}

/* Lines that a table has taken for its rows; its header is none of them. */
static bool *row_lines(struct dx_job *job)
{
	bool *in_rows = dx_alloc_array(job->arena, job->lines.n, sizeof(*in_rows));

	for (size_t i = 0; i < job->lines.n; i++)
		in_rows[i] = job->lines.v[i].used;
	for (size_t i = 0; i < job->tables.n; i++)
		for (size_t k = 0; k < job->tables.v[i].header_n; k++)
			in_rows[job->tables.v[i].header_first + k] = false;
	return in_rows;
}

/* The code that stands most often, as a value. */
static bool most(struct dx_job *job, const struct tally *t, struct dx_val *v)
{
	const struct dx_line *line;
	size_t best = 0;

	if (t->n == 0)
		return false;
	for (size_t i = 1; i < t->n; i++)
		if (t->v[i].count > t->v[best].count)
			best = i;
	line = &job->lines.v[t->v[best].line];
	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + t->v[best].word, 1);
	v->text = dx_strdup(job->arena, t->v[best].code);
	return true;
}

struct dx_val dx_job_currency(struct dx_job *job)
{
	struct tally t = {.n = 0};
	struct tally weak = {.n = 0};
	bool *in_rows = row_lines(job);
	struct dx_val v;

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++)
			tally_word(job, &t, in_rows[i] ? &weak : &t, i, k);
	if (most(job, &t, &v))
		return v;
	if (t.has_sign && dollar_of(job))
		return dx_val_derived_text(dollar_of(job));
	if (most(job, &weak, &v))
		return v;
	return t.has_sign || !job->tpl->currency ? (struct dx_val){0} : dx_val_derived_text(job->tpl->currency);
}

struct dx_dates_vote dx_job_dates_vote(const struct dx_job *job)
{
	struct dx_dates_vote vote = {0};

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const struct dx_word *w = job->lines.v[i].words[k];
			struct dx_dates_raw raw;

			if (dx_dates_whole(dx_str(w->text), &raw) && raw.year >= 0)
				dx_dates_vote(&vote, &raw);
			else if (w->conf < 100)
				dx_dates_vote_misread(&vote, dx_str(w->text));
		}
	return vote;
}

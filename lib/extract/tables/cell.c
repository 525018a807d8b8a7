/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/cell.h"

#include <string.h>

#include "dx/extract/want.h"

#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

static enum dx_val_source source_of(const struct dx_job *job, const struct dx_cell *c)
{
	return job->pages[job->lines.v[c->words[0].line].page].source == DX_SOURCE_OCR ? DX_VAL_OCR : DX_VAL_TEXT_LAYER;
}

struct dx_val dx_cell_val(struct dx_job *job, const struct dx_cell *c)
{
	return (struct dx_val){.source = source_of(job, c),
			       .conf = dx_cell_conf(c),
			       .place = dx_cell_place(&job->lines, c),
			       .raw = dx_cell_text(job->arena, c)};
}

bool dx_cell_blank(const char *text)
{
	return text[strspn(text, " -–—_.")] == '\0' || dx_str_ieq_c(dx_str(text), "nil");
}

/* So many heights of a figure behind it there is another column, not its next digit. */
#define CODE_APART 2

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* A number that recognition, or the producer of a text layer, has cut into several words. */
static char *squeeze(struct dx_job *job, const char *text)
{
	char *out = dx_strdup(job->arena, text);
	size_t n = 0;

	for (const char *p = text; *p; p++)
		if (*p != ' ')
			out[n++] = *p;
	out[n] = '\0';
	return out;
}

/*
 * "504.512 68 Dr", "76.257 82": recognition cut a figure at its decimal mark and lost it. TEXT with a point in its
 * place; TEXT as it is where the two digits are behind no mark, or behind a figure that has its decimals.
 */
static const char *with_point(struct dx_arena *a, const char *text)
{
	const size_t first = strspn(text, "0123456789.,");
	const char *behind = text + first + 1;
	const size_t marks = strcspn(text, ".,");
	char *out;

	if (text[first] != ' ' || marks >= first || first < 4 || !is_digit(text[first - 1]) ||
	    !is_digit(text[first - 3]) || strspn(behind, "0123456789") != 2 || (behind[2] != '\0' && behind[2] != ' '))
		return text;
	out = dx_strdup(a, text);
	out[first] = '.';
	return out;
}

/*
 * Words of a text layer that stand as near as letters of one number do. Apart, they were no number
 * ("3,88," and "222.01"); together they must be one that is grouped as numbers are.
 */
static bool pieces(struct dx_job *job, const struct dx_cell *c, const char *text, struct dx_number *n)
{
	for (size_t i = 1; i < c->n; i++) {
		const struct dx_word *w = c->words[i].word;
		const struct dx_word *before = c->words[i - 1].word;

		if (c->words[i].line != c->words[i - 1].line || w->x0 - before->x1 > (w->y1 - w->y0) / 2)
			return false;
	}
	return c->n > 1 && dx_value_parse(dx_str(squeeze(job, text)), job->tables.rule, n) && n->value.scale > 0;
}

/* "14,800.00 Cr" */
static bool ends_with_side(struct dx_str s)
{
	struct dx_str mark = s.n > 3 ? dx_str_sub(s, s.n - 2, 2) : DX_STR("");

	return (dx_str_ieq_c(mark, "cr") || dx_str_ieq_c(mark, "dr")) &&
	       (s.p[s.n - 3] == ' ' || is_digit(s.p[s.n - 3]));
}

/*
 * "28,200.00.", "14,800.00 (Cr)," and "14,800.00 Cr,": what recognition sees behind a figure that ends with two
 * digits, a bracket or a side.
 */
static struct dx_str without_specks(const char *text)
{
	struct dx_str s = dx_str_trim(dx_str(text));
	size_t n = s.n;

	while (n > 1 && strchr(";:'`", s.p[n - 1]) && s.p[n - 2] >= '0' && s.p[n - 2] <= '9')
		s = dx_str_sub(s, 0, --n); /* no figure ends so: "12.5:" */
	while (n > 0 && strchr(".,;:'`", s.p[n - 1]))
		n--;
	if (n > 0 && (s.p[n - 1] == ')' || ends_with_side(dx_str_sub(s, 0, n))))
		return dx_str_sub(s, 0, n);
	return n > 3 && strchr(".,", s.p[n - 3]) ? dx_str_sub(s, 0, n) : s;
}

/*
 * The figure behind two or three letters, which is what recognition makes of a currency ("As 649,652.61",
 * "fis.7,16,867.41"); TEXT: there is none. Letters that all look like digits are part of the figure.
 */
static const char *behind_currency(const char *text)
{
	size_t n = strspn(text, LETTERS);
	const char *figure = text + n;

	if (n < 2 || n > 3 || strspn(text, "OoISBZlGQD") >= n)
		return text;
	figure += strspn(figure, ".,");
	figure += strspn(figure, " ");
	return *figure >= '0' && *figure <= '9' ? figure : text;
}

/* "1.717,41 *": the mark of a note under the table belongs to no figure. */
static struct dx_str without_note(const char *text)
{
	struct dx_str s = dx_str_trim(dx_str(text));
	size_t n = s.n;

	while (n > 1 && s.p[n - 1] == '*')
		n--;
	return n < s.n && (s.p[n - 1] == ' ' || is_digit(s.p[n - 1])) ? dx_str_trim(dx_str_sub(s, 0, n)) : s;
}

/*
 * "96,18    2": the code of the next column, whose heading was not read, stands far behind a figure that has its
 * decimals. NULL: nothing does.
 */
static const char *before_code(const struct dx_cell *c)
{
	const struct dx_word *w = c->n == 2 ? c->words[0].word : NULL;
	const struct dx_word *code = c->n == 2 ? c->words[1].word : NULL;
	size_t len = w ? strlen(w->text) : 0;

	if (len < 4 || !strchr(".,", w->text[len - 3]) || !is_digit(w->text[len - 2]) || !is_digit(w->text[len - 1]) ||
	    c->words[0].line != c->words[1].line || strlen(code->text) != 1 || !is_digit(code->text[0]) ||
	    code->x0 - w->x1 < (w->y1 - w->y0) * CODE_APART)
		return NULL;
	return w->text;
}

static bool parse(struct dx_job *job, const struct dx_cell *c, const char *text, struct dx_number *n)
{
	const char *figure = source_of(job, c) == DX_VAL_OCR ? before_code(c) : NULL;

	if (figure && dx_value_parse(dx_str(figure), job->tables.rule, n))
		return true;
	if (dx_value_parse(dx_str(text), job->tables.rule, n))
		return true;
	if (dx_value_parse(without_note(text), job->tables.rule, n) && n->value.scale > 0)
		return true;
	if (source_of(job, c) != DX_VAL_OCR)
		return pieces(job, c, text, n);
	if (dx_value_parse(without_specks(text), job->tables.rule, n))
		return true;
	figure = behind_currency(text);
	return figure != text && dx_value_parse(without_specks(figure), job->tables.rule, n) && n->value.scale == 2;
}

bool dx_cell_numeric(struct dx_job *job, const struct dx_cell *c)
{
	const char *text;
	struct dx_number n;
	size_t digits = 0;
	size_t other = 0;

	if (c->n == 0)
		return false;
	text = dx_cell_text(job->arena, c);
	if (parse(job, c, text, &n))
		return true;
	if (source_of(job, c) != DX_VAL_OCR)
		return false;
	for (const char *p = text; *p; p++) {
		if (*p >= '0' && *p <= '9')
			digits++;
		else if (!strchr(".,' ", *p))
			other++;
	}
	return digits >= 2 && digits > other;
}

/* Look-alikes of the first reading, and what second readings may add. */
#define LOOK_ALIKES_MAX 8
#define READINGS_MAX    (LOOK_ALIKES_MAX + DX_CELL_READINGS_MAX)
/* A second reading that is no surer than this is a guess. */
#define SURE_ENOUGH 20
#define FRONT_MAX   4 /* bytes */

struct readings {
	struct dx_reading v[READINGS_MAX];
	size_t n;
};

/*
 * TEXT as a number of the column, by its digits if need be; as large as it is, without a sign. Where figures have as
 * many decimals as they need (DECIMALS 0), it must have one.
 */
static bool plain_magnitude(struct dx_job *job, const char *text, unsigned int decimals, struct dx_dec *v_r)
{
	struct dx_reading list[LOOK_ALIKES_MAX];
	struct dx_number num;
	struct dx_str figure = without_specks(text);
	const bool ok = dx_value_parse(figure, job->tables.rule, &num);
	size_t n;

	if (ok && (decimals > 0 ? num.value.scale == decimals : num.value.scale > 0)) {
		*v_r = dx_dec_abs(num.value);
		return true;
	}
	if (decimals == 0)
		return false;
	n = dx_value_readings(job->arena, figure, job->tables.rule, decimals, list, DX_LEN(list));
	for (size_t i = 0; i < n; i++) {
		if (strcmp(list[i].why, "decimal_point") == 0) {
			*v_r = dx_dec_abs(list[i].value);
			return true;
		}
	}
	return false;
}

/* … behind what a sign and a currency may be read as: "=73,106.44", "~% 28.91". */
static bool magnitude(struct dx_job *job, const char *text, unsigned int decimals, struct dx_dec *v_r)
{
	const size_t front = strcspn(text, "0123456789");

	return plain_magnitude(job, text, decimals, v_r) ||
	       (front > 0 && front <= FRONT_MAX && plain_magnitude(job, text + front, decimals, v_r));
}

static bool is_listed(const struct readings *r, struct dx_dec v)
{
	for (size_t i = 0; i < r->n; i++)
		if (dx_dec_cmp(r->v[i].value, v) == 0)
			return true;
	return false;
}

/* Is reading AT of CELL, V, no guess: sure enough, or what another way says as well? "word" is no other way than
 * "line". */
static bool is_heard(struct dx_job *job, const struct dx_reread *cell, size_t at, unsigned int decimals,
		     struct dx_dec v)
{
	struct dx_dec other;

	if (cell->readings[at].conf >= SURE_ENOUGH)
		return true;
	for (size_t i = 0; i < cell->n; i++)
		if (i != at && strcmp(cell->readings[i].how, "word") != 0 &&
		    strcmp(cell->readings[at].how, "word") != 0 &&
		    magnitude(job, cell->readings[i].text, decimals, &other) && dx_dec_cmp(other, v) == 0)
			return true;
	return false;
}

/*
 * What was read again, as far as it says something else. The sign stays that of the first reading: a speck
 * before a number must not turn it round.
 */
static void add_second(struct dx_job *job, struct dx_place at, unsigned int decimals, const struct dx_dec *plain,
		       struct readings *r)
{
	const struct dx_reread *cell = dx_reread_of(job, at);
	char text[DX_DEC_TEXT_MAX];
	struct dx_dec v;

	for (size_t i = 0; cell && i < cell->n && r->n < READINGS_MAX; i++) {
		const struct dx_cell_reading *c = &cell->readings[i];

		if (!magnitude(job, c->text, decimals, &v) || !is_heard(job, cell, i, decimals, v))
			continue;
		if (plain && plain->coef < 0)
			v = dx_dec_neg(v);
		if ((plain && dx_dec_cmp(v, *plain) == 0) || is_listed(r, v))
			continue;
		r->v[r->n++] = (struct dx_reading){.value = v,
						   .text = dx_strdup(job->arena, dx_dec_text(v, text)),
						   .why = "read_again",
						   .how = c->how,
						   .conf = c->conf};
	}
}

/* What else a scanned cell may be; and its value where the plain reading is none or breaks the column's rule. */
static bool ocr_readings(struct dx_job *job, const char *text, unsigned int decimals, bool has_plain, struct dx_val *v)
{
	struct readings r = {.n = 0};

	if (decimals)
		r.n = dx_value_readings(job->arena, dx_str(text), job->tables.rule, decimals, r.v, LOOK_ALIKES_MAX);
	add_second(job, v->place, decimals, has_plain ? &v->dec : NULL, &r);
	if (r.n == 0)
		return has_plain;
	v->readings = dx_memdup(job->arena, r.v, r.n * sizeof(r.v[0]));
	v->n_readings = (uint8_t)r.n;
	for (size_t i = 0; i < r.n; i++) {
		if (strcmp(r.v[i].why, "decimal_point") == 0 && (!has_plain || v->dec.scale != decimals)) {
			v->dec = r.v[i].value;
			v->source = DX_VAL_REPAIRED;
			return true;
		}
	}
	return has_plain;
}

/* "203.00 22": behind a figure with its decimals another one begins, unless that may be the last of its thousands. */
static bool is_two_figures(struct dx_job *job, const char *text)
{
	const char mark = job->tables.rule.comma ? ',' : '.';

	for (const char *blank = strchr(text, ' '); blank; blank = strchr(blank + 1, ' ')) {
		size_t next = strspn(blank + 1, "0123456789");

		if (blank - text > 3 && blank[-3] == mark && is_digit(blank[-2]) && is_digit(blank[-1]) &&
		    is_digit(blank[-4]) && next > 0 && next != 3)
			return true;
	}
	return false;
}

bool dx_cell_number(struct dx_job *job, const struct dx_cell *c, unsigned int decimals, struct dx_val *v,
		    struct dx_number *n, bool *unread_r)
{
	struct dx_val cell;
	struct dx_number num = {0};
	const char *text;
	bool ok;

	if (c->n == 0)
		return false;
	cell = dx_cell_val(job, c);
	if (dx_cell_blank(cell.raw))
		return false;
	ok = parse(job, c, cell.raw, &num);
	if (cell.source == DX_VAL_OCR) {
		if (!ok && !dx_has_digit(cell.raw)) /* a speck, a piece of a rule */
			return false;
		text = ok ? cell.raw : with_point(job->arena, cell.raw);
		if (ok || !is_two_figures(job, text)) {
			ok = ok || dx_value_parse(dx_str(squeeze(job, text)), job->tables.rule, &num);
			cell.dec = num.value;
			ok = ocr_readings(job, text, decimals, ok, &cell);
			num.value = cell.dec;
		}
	}
	if (!ok && cell.source == DX_VAL_OCR)
		dx_wants_add(job, cell.place, DX_CELL_AMOUNT);
	if (!ok) { /* what it may be is kept: arithmetic may choose */
		*unread_r = true;
		cell.source = DX_VAL_ABSENT;
		*v = cell;
		return false;
	}
	cell.dec = num.value;
	*v = cell;
	*n = num;
	return true;
}

bool dx_cell_lost(struct dx_job *job, struct dx_place at, unsigned int decimals, struct dx_val *v)
{
	struct readings r = {.n = 0};

	if (!dx_reread_of(job, at)) {
		dx_wants_add(job, at, DX_CELL_AMOUNT);
		return false;
	}
	add_second(job, at, decimals, NULL, &r);
	if (r.n == 0)
		return false;
	*v = (struct dx_val){.place = at,
			     .raw = "",
			     .conf = r.v[0].conf,
			     .readings = dx_memdup(job->arena, r.v, r.n * sizeof(r.v[0])),
			     .n_readings = (uint8_t)r.n};
	return true;
}

unsigned int dx_cell_decimals(struct dx_job *job, const int *roles, size_t n_roles)
{
	size_t two = 0;
	size_t all = 0;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];

		for (size_t k = 0; k < n_roles; k++) {
			int col = dx_table_col(&job->tables.v[row->table], roles[k]);
			struct dx_number n;

			if (col < 0 ||
			    !dx_value_parse(dx_str(dx_cell_text(job->arena, &row->cells[col])), job->tables.rule, &n))
				continue;
			all++;
			two += n.value.scale == 2;
		}
	}
	return two * 10 > all * 8 ? 2 : 0;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Balances of scanned rows whose figures are read and whose side ("Cr", "Dr") is not: "47,28,692.62 Or". Either side
 * is a reading of such a cell, and of a figure alone where most others have a side behind them. The one is taken with
 * which the balance follows from the one before and leads to the one behind it, or, where none is printed before it,
 * leads to two behind it; what only one neighbour asks for stays unread.
 */
#include <string.h>

#include "dx/doc/cells.h"
#include "dx/extract/want.h"
#include "amounts.h"
#include "record/record.h"

#define TEXT_MAX       48
#define FIGURES        8 /* of one cell */
#define USUAL_DECIMALS 2
#define MARK_MAX       5  /* bytes: "(Cr)," */
#define FRONT_MAX      8  /* … of a sign and a currency, as they may be read */
#define SURE_SIDE      20 /* percent: a second reading that is no surer is a guess */
#define LETTERS        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/* ---- what the cell may be ---- */

/* Digits of TEXT as a number with DECIMALS. */
static bool number(struct dx_job *job, struct dx_str text, unsigned int decimals, struct dx_dec *v_r)
{
	struct dx_reading list[FIGURES];
	struct dx_number num;
	size_t n;

	if (dx_value_parse(text, job->tables.rule, &num)) {
		*v_r = dx_dec_abs(num.value);
		return num.value.scale == decimals;
	}
	n = dx_value_readings(job->arena, text, job->tables.rule, decimals, list, DX_LEN(list));
	for (size_t i = 0; i < n; i++)
		if (strcmp(list[i].why, "decimal_point") == 0) {
			*v_r = dx_dec_abs(list[i].value);
			return true;
		}
	return false;
}

static bool squeezed(const char *text, char out[TEXT_MAX])
{
	size_t n = 0;

	for (; *text; text++) {
		if (*text == ' ')
			continue;
		if (n + 1 == TEXT_MAX)
			return false;
		out[n++] = *text;
	}
	out[n] = '\0';
	return true;
}

/* Bytes before the first digit of TEXT, where they are what a minus is read as: "-", "~", "=", "«". 0: they are not. */
static size_t minus_before(const char *text)
{
	static const char *const marks[] = {"-", "~", "=", "<", "_", "«", "—", "–", "−"};
	const size_t n = strcspn(text, "0123456789");

	for (size_t i = 0; n > 0 && text[n] != '\0' && i < DX_LEN(marks); i++)
		if (dx_str_starts(dx_str(text), marks[i]) &&
		    n == strlen(marks[i]) + strspn(text + strlen(marks[i]), " "))
			return n;
	return 0;
}

/* Where the figure of TEXT ends that has DECIMALS behind its last mark; 0: it has none. */
static size_t end_of_figure(const char *text, unsigned int decimals)
{
	for (size_t i = strlen(text); i-- > 1;)
		if ((text[i] == '.' || text[i] == ',') && strspn(text + i + 1, "0123456789") >= decimals)
			return i + 1 + decimals;
	return 0;
}

/* The figure in RAW without what may be a mark before or behind it. */
static bool figure(struct dx_job *job, const char *raw, unsigned int decimals, struct dx_dec *v_r)
{
	char text[TEXT_MAX];
	size_t from, to;

	if (!squeezed(raw, text))
		return false;
	from = minus_before(text);
	from = from ? from : strspn(text, LETTERS);
	to = end_of_figure(text, decimals);
	if (from > MARK_MAX || to <= from || strlen(text + to) > MARK_MAX)
		return false;
	return number(job, (struct dx_str){text + from, to - from}, decimals, v_r);
}

struct figures {
	struct dx_dec v[FIGURES];
	size_t n;
};

static void add(struct figures *f, struct dx_dec v)
{
	v = dx_dec_abs(v);
	if (f->n == FIGURES || dx_dec_is_zero(v))
		return;
	for (size_t i = 0; i < f->n; i++)
		if (dx_dec_cmp(f->v[i], v) == 0)
			return;
	f->v[f->n++] = v;
}

static bool is_side(struct dx_str s)
{
	return dx_str_ieq_c(s, "cr") || dx_str_ieq_c(s, "dr");
}

/* A mark that is read stands before or behind the figure in RAW. */
static bool has_side(const char *raw)
{
	struct dx_str s = dx_str_trim(dx_str(raw));

	while (s.n > 0 && strchr(".,)]}", s.p[s.n - 1]))
		s.n--;
	return s.n > 2 && (is_side(dx_str_sub(s, 0, 2)) || is_side(dx_str_sub(s, s.n - 2, 2)));
}

/* More stands in RAW than a figure: what may be a side. */
static bool has_more(const char *raw, unsigned int decimals)
{
	char text[TEXT_MAX];
	size_t to;

	if (!squeezed(raw, text))
		return false;
	to = end_of_figure(text, decimals);
	return to > 0 && (text[to] != '\0' || strspn(text, LETTERS) > 0);
}

/* A sign stands in front of the figure in RAW, or what was made of it and of a currency: "-*€ 575.00". */
static bool has_front(const char *raw)
{
	const size_t n = strcspn(raw, "0123456789");

	return n > 0 && n <= FRONT_MAX && raw[n] != '\0';
}

/* Does another way than reading AT of CELL say V too? "word" is no other one than "line". */
static bool is_said_again(struct dx_job *job, const struct dx_reread *cell, size_t at, unsigned int decimals,
			  struct dx_dec v)
{
	struct dx_dec other;

	for (size_t i = 0; i < cell->n; i++)
		if (i != at && strcmp(cell->readings[i].how, "word") != 0 &&
		    strcmp(cell->readings[at].how, "word") != 0 &&
		    figure(job, cell->readings[i].text, decimals, &other) && dx_dec_cmp(other, v) == 0)
			return true;
	return false;
}

static struct figures figures_of(struct dx_job *job, const struct dx_val *v, unsigned int decimals)
{
	const struct dx_reread *cell = dx_reread_of(job, v->place);
	struct figures f = {.n = 0};
	struct dx_dec one;

	if (figure(job, v->raw, decimals, &one))
		add(&f, one);
	for (size_t i = 0; i < v->n_readings; i++)
		add(&f, v->readings[i].value);
	for (size_t i = 0; cell && i < cell->n; i++)
		if (figure(job, cell->readings[i].text, decimals, &one) &&
		    (cell->readings[i].conf >= SURE_SIDE || is_said_again(job, cell, i, decimals, one)))
			add(&f, one);
	return f;
}

/* The balance of R may be any of F, on either side. */
static void open_row(struct dx_job *job, struct st_row *r, const struct figures *f)
{
	struct dx_reading *list = dx_alloc_array(job->arena, 2 * f->n, sizeof(*list));

	for (size_t i = 0; i < 2 * f->n; i++) {
		struct dx_dec one = i % 2 ? dx_dec_neg(f->v[i / 2]) : f->v[i / 2];
		char text[DX_DEC_TEXT_MAX];

		list[i] = (struct dx_reading){
			.value = one, .text = dx_strdup(job->arena, dx_dec_text(one, text)), .why = "side_not_read"};
	}
	r->unsided = r->t.balance;
	r->unsided.readings = list;
	r->unsided.n_readings = (uint8_t)(2 * f->n);
}

void dx_st_unsided(struct dx_job *job, bool is_read, unsigned int decimals, struct st_row *r)
{
	const struct dx_val *v = &r->t.balance;
	struct figures f;

	if (!decimals)
		decimals = USUAL_DECIMALS; /* of a column whose figures have as many as they need */
	if (!v->raw || job->pages[r->table->page].source != DX_SOURCE_OCR || has_side(v->raw) ||
	    !has_more(v->raw, decimals) || (is_read && v->dec.scale <= decimals))
		return;
	f = figures_of(job, v, decimals);
	open_row(job, r, &f);
}

/* ---- an amount of a column of both sides ---- */

void dx_st_unsided_amount(struct dx_job *job, unsigned int decimals, struct st_row *r)
{
	struct figures f;
	struct dx_reading *list;

	if (!decimals)
		decimals = USUAL_DECIMALS;
	if (!r->amount.raw || r->word >= 0 || job->pages[r->table->page].source != DX_SOURCE_OCR ||
	    has_side(r->amount.raw) || (!has_more(r->amount.raw, decimals) && !has_front(r->amount.raw)))
		return;
	f = figures_of(job, &r->amount, decimals);
	list = dx_alloc_array(job->arena, f.n, sizeof(*list));
	for (size_t i = 0; i < f.n; i++) {
		char text[DX_DEC_TEXT_MAX];

		list[i] = (struct dx_reading){.value = f.v[i],
					      .text = dx_strdup(job->arena, dx_dec_text(f.v[i], text)),
					      .why = "side_not_read"};
	}
	r->unsided_amount = r->amount;
	r->unsided_amount.readings = list;
	r->unsided_amount.n_readings = (uint8_t)f.n;
}

bool dx_st_move_unsided(struct st_row *r, struct dx_dec change)
{
	struct dx_val *to = change.coef < 0 ? &r->t.debit : &r->t.credit;

	for (size_t i = 0; i < r->unsided_amount.n_readings; i++) {
		if (dx_dec_cmp(r->unsided_amount.readings[i].value, dx_dec_abs(change)) != 0)
			continue;
		*to = r->unsided_amount;
		to->dec = dx_dec_abs(change);
		to->source = DX_VAL_REPAIRED;
		r->n_unread--;
		return true;
	}
	return false;
}

/* ---- figures alone in a column of sides ---- */

#define SIDED_LEAST 3
#define TORN_MAX    2 /* bytes of a side behind the figure: "39D" */
#define LINKS_LEAST 2 /* balances behind one that must follow from it where none is before it */

static bool is_scanned(const struct dx_job *job, const struct st_row *r)
{
	return r->word < 0 && r->t.balance.raw && job->pages[r->table->page].source == DX_SOURCE_OCR;
}

static bool has_figure_alone(const struct dx_job *job, const struct st_row *r)
{
	const char *raw = r->t.balance.raw;

	return is_scanned(job, r) && dx_val_printed(&r->t.balance) && r->unsided.n_readings == 0 &&
	       strlen(raw + strspn(raw, "0123456789., ")) <= TORN_MAX && !has_side(raw) &&
	       !dx_dec_is_zero(r->t.balance.dec);
}

/* Most balances of P have a side behind them: to one that has none either side may belong. */
static void open_bare(struct dx_job *job, struct st_part *p)
{
	size_t sided = 0;
	size_t all = 0;

	for (size_t i = 0; i < p->n; i++) {
		all += is_scanned(job, &p->rows[i]);
		sided += is_scanned(job, &p->rows[i]) &&
			 (p->rows[i].unsided.n_readings > 0 || has_side(p->rows[i].t.balance.raw));
	}
	if (sided < SIDED_LEAST || sided * 2 <= all)
		return;
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];
		struct figures f = {.n = 0};

		if (!has_figure_alone(job, r))
			continue;
		add(&f, r->t.balance.dec);
		open_row(job, r, &f);
	}
}

/* ---- a minus that is not read ---- */

/* Does the balance of R have a minus in front, or something that is read as one in one of the readings of its cell? */
static bool has_minus(const struct dx_job *job, const struct st_row *r)
{
	const struct dx_reread *cell = dx_reread_of(job, r->t.balance.place);

	if (minus_before(r->t.balance.raw))
		return true;
	for (size_t i = 0; cell && i < cell->n; i++)
		if (minus_before(cell->readings[i].text))
			return true;
	return false;
}

/* Most balances of P have a minus: one whose minus is not read for sure may have it or not. */
static void open_minus(struct dx_job *job, struct st_part *p, unsigned int decimals)
{
	size_t minus = 0;
	size_t all = 0;

	for (size_t i = 0; i < p->n; i++) {
		all += is_scanned(job, &p->rows[i]);
		minus += is_scanned(job, &p->rows[i]) && has_minus(job, &p->rows[i]);
	}
	if (minus < SIDED_LEAST || minus * 2 <= all)
		return;
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];
		struct figures f;

		if (!is_scanned(job, r) || r->unsided.n_readings > 0 || has_side(r->t.balance.raw) ||
		    (dx_val_printed(&r->t.balance) && r->t.balance.dec.coef <= 0))
			continue;
		f = figures_of(job, &r->t.balance, decimals);
		if (dx_val_printed(&r->t.balance))
			add(&f, r->t.balance.dec);
		if (f.n > 0)
			open_row(job, r, &f);
	}
}

/* ---- which of them the neighbours ask for ---- */

static bool is_open(const struct st_row *r)
{
	return r->unsided.n_readings > 0 && r->unsided.raw == r->t.balance.raw;
}

/* Its figure stands in the data, with a side that may be its own. */
static bool is_bare(const struct st_row *r)
{
	return dx_val_printed(&r->t.balance) &&
	       dx_dec_cmp(dx_dec_abs(r->t.balance.dec), dx_dec_abs(r->unsided.readings[0].value)) == 0;
}

/* Its amount is read, and nothing but the balance is not. */
static bool is_moved(const struct st_row *r)
{
	return (dx_val_has(&r->t.debit) || dx_val_has(&r->t.credit)) &&
	       r->n_unread == (dx_val_has(&r->t.balance) ? 0 : 1);
}

static bool may_be(const struct st_row *r, struct dx_dec v)
{
	for (size_t i = 0; i < r->unsided.n_readings; i++)
		if (dx_dec_cmp(r->unsided.readings[i].value, v) == 0)
			return true;
	return false;
}

static bool is_printed_as(const struct dx_val *balance, struct dx_dec v)
{
	return dx_val_printed(balance) && dx_dec_cmp(balance->dec, v) == 0;
}

/* The printed balance before row I. */
static const struct dx_val *printed_before(const struct st_part *p, size_t i)
{
	size_t before = dx_st_before(p, i);
	const struct dx_val *v = before == SIZE_MAX ? &p->acc->opening_balance : &p->rows[before].t.balance;
	bool open = before == SIZE_MAX ? p->opening_inferred : is_open(&p->rows[before]) && !is_bare(&p->rows[before]);

	return dx_val_printed(v) && !open ? v : NULL;
}

static void settle(struct st_row *r, struct dx_dec v)
{
	bool as_read = is_bare(r) && dx_dec_cmp(r->t.balance.dec, v) == 0;

	r->n_unread -= dx_val_has(&r->t.balance) ? 0 : 1;
	if (!as_read) {
		r->t.balance = r->unsided;
		r->t.balance.dec = v;
		r->t.balance.source = DX_VAL_REPAIRED;
	}
	r->unsided.n_readings = 0;
}

/* Its amount is read, and of its balance nothing that could be told a side of. */
static bool is_passed(const struct st_row *r)
{
	return !is_open(r) && !dx_val_has(&r->t.balance);
}

/*
 * From row AT on, V before it, as far as the next figure is what follows; how many do. With SETTLES, a side is settled
 * when the balance behind it, printed or of figures without a side as well, follows from it too, or when it is the
 * printed closing balance.
 */
static size_t follow(struct st_part *p, size_t at, struct dx_dec v, bool settles)
{
	struct st_row *open = NULL;
	struct dx_dec of_open = v;
	size_t n = 0;

	for (; at != SIZE_MAX; at = dx_st_behind(p, at)) {
		struct st_row *r = &p->rows[at];

		if (!is_moved(r))
			return n;
		v = dx_dec_add(v, dx_st_change(&r->t));
		if (is_passed(r))
			continue;
		if (is_open(r) ? !may_be(r, v) : !is_printed_as(&r->t.balance, v))
			return n;
		n++;
		if (open && settles)
			settle(open, of_open);
		if (!is_open(r) && settles)
			return n;
		open = is_open(r) ? r : NULL;
		of_open = v;
	}
	if (open && settles && !p->closing_inferred && is_printed_as(&p->acc->closing_balance, v))
		settle(open, of_open);
	return n;
}

/* Row AT, before which no balance is printed: the only reading to which enough of those behind it follow. */
static void begin_at(struct st_part *p, size_t at)
{
	struct st_row *r = &p->rows[at];
	const struct dx_reading *found = NULL;

	for (size_t i = 0; i < r->unsided.n_readings; i++) {
		if (follow(p, dx_st_behind(p, at), r->unsided.readings[i].value, false) < LINKS_LEAST)
			continue;
		if (found)
			return;
		found = &r->unsided.readings[i];
	}
	if (!found)
		return;
	settle(r, found->value);
	(void)follow(p, dx_st_behind(p, at), found->value, true);
}

void dx_st_choose_sides(struct dx_job *job, struct st_part *p)
{
	open_bare(job, p);
	open_minus(job, p, USUAL_DECIMALS);
	for (size_t i = 0; i < p->n; i++) {
		size_t at = p->reversed ? p->n - 1 - i : i;
		const struct dx_val *before;

		if (p->rows[at].word >= 0 || !is_open(&p->rows[at]))
			continue;
		before = printed_before(p, at);
		if (before)
			(void)follow(p, at, before->dec, true);
		else
			begin_at(p, at);
	}
}

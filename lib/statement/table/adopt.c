/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns whose header nobody knows, or whose header says what cannot be: what stands in them tells what
 * they are. Dates are dates, words are the narration; of amounts the chain of balances says which is which.
 */
#include <string.h>

#include "adopt_int.h"
#include "record/record.h"
#include "table.h"

#define OPEN_MAX   5 /* columns of amounts whose role is open */
#define FEW        2
#define SURE_LINKS 5    /* balances that follow to the last digit */
#define DAY_LINKS  3    /* … that a balance once a day must have, at least */
#define FEW_LINES  5    /* … of which one is enough */
#define BLANK      4000 /* between two words of one header, at most */

static const int money_roles[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT, ST_BALANCE};

static bool is_open(int role)
{
	return role < 0 || role == ST_OTHER;
}

static int col_of(const struct st_kin *k, int role)
{
	for (size_t i = 0; i < k->n_cols; i++)
		if (k->roles[i] == role)
			return (int)i;
	return -1;
}

static bool has_role(const struct st_kin *k, int role)
{
	return col_of(k, role) >= 0;
}

static bool holds_dates(const struct st_facts *f)
{
	return f->filled >= FEW && f->dates >= f->money && (f->dates + f->either) * 2 > f->filled;
}

static bool holds_money(const struct st_facts *f)
{
	return f->filled >= FEW && f->money && f->money >= f->dates && (f->money + f->either) * 5 >= f->filled * 4;
}

/* ---- the chain ---- */

static const struct dx_dec *value_of(const struct st_kin *k, const struct st_sight *s, int role)
{
	int col = col_of(k, role);

	return col >= 0 && s->has[col] ? &s->v[col] : NULL;
}

/* The amounts since the last balance: what they come to by their columns or their own signs, and how many they are. */
struct stretch {
	struct dx_dec sum;
	size_t n;
};

static void add_to(struct stretch *t, const struct dx_dec *v, int sign)
{
	if (!v)
		return;
	t->sum = sign < 0   ? dx_dec_sub(t->sum, dx_dec_abs(*v))
		 : sign > 0 ? dx_dec_add(t->sum, dx_dec_abs(*v))
			    : dx_dec_add(t->sum, *v);
	t->n++;
}

/* Does CHANGE follow? One amount in a column without sides may have lost its sign; several tell by theirs. */
static bool follows(const struct stretch *t, struct dx_dec change, const struct dx_dec *amount)
{
	if (dx_dec_cmp(change, t->sum) == 0)
		return true;
	return amount && t->n == 1 && dx_dec_cmp(dx_dec_abs(change), dx_dec_abs(*amount)) == 0;
}

/* An amount and the same once more, "Amount 100.00  Fees 0.00  Total 100.00": from nothing nothing follows. */
static bool takes_back(const struct dx_dec *debit, const struct dx_dec *credit)
{
	return debit && credit && dx_dec_cmp(dx_dec_abs(*debit), dx_dec_abs(*credit)) == 0 && !dx_dec_is_zero(*debit);
}

/* Balances that follow from the one before by the amounts between them, in one direction. */
static size_t links_one_way(const struct st_kin *k, bool upwards)
{
	const struct dx_dec *last = NULL;
	struct stretch between = {.sum = dx_dec(0, 0)};
	size_t linked = 0;

	for (size_t i = 0; i < k->n; i++) {
		const struct st_sight *s = &k->lines[upwards ? k->n - 1 - i : i];
		const struct dx_dec *debit = value_of(k, s, ST_DEBIT);
		const struct dx_dec *credit = value_of(k, s, ST_CREDIT);
		const struct dx_dec *amount = value_of(k, s, ST_AMOUNT);
		const struct dx_dec *balance = value_of(k, s, ST_BALANCE);

		add_to(&between, debit, -1);
		add_to(&between, credit, 1);
		add_to(&between, amount, 0);
		if (!balance) /* it stands once a day, or this is a figure in the narration */
			continue;
		/* a line without an amount is an opening balance, or one carried forward */
		if (last && balance && (debit || credit || amount) && !takes_back(debit, credit))
			linked += follows(&between, dx_dec_sub(*balance, *last), amount);
		last = balance;
		between = (struct stretch){.sum = dx_dec(0, 0)};
	}
	return linked;
}

static size_t links(const struct st_kin *k)
{
	size_t down = links_one_way(k, false);
	size_t up = links_one_way(k, true);

	return down > up ? down : up;
}

struct search {
	size_t open[OPEN_MAX];
	size_t n;
	size_t best;
	int roles[OPEN_MAX];
};

static bool may_take(const struct st_kin *k, int role)
{
	if (has_role(k, role))
		return false;
	if (role == ST_AMOUNT)
		return !has_role(k, ST_DEBIT) && !has_role(k, ST_CREDIT);
	return role == ST_BALANCE || !has_role(k, ST_AMOUNT);
}

/*
 * Of so few lines any side may lead to a balance: what stands with and without a minus is no column of one side, nor is
 * what has a minus where no column is one of a side.
 */
static bool is_signed_side(const struct st_kin *k, size_t col, int role)
{
	size_t minus = 0;
	size_t plus = 0;

	if (k->n > FEW_LINES || (role != ST_DEBIT && role != ST_CREDIT))
		return false;
	for (size_t i = 0; i < k->n; i++) {
		minus += k->lines[i].has[col] && k->lines[i].v[col].coef < 0;
		plus += k->lines[i].has[col] && k->lines[i].v[col].coef > 0;
	}
	return minus && (plus || (!has_role(k, ST_DEBIT) && !has_role(k, ST_CREDIT)));
}

/* Every way to give the open columns the roles that are missing; the first of the best counts. */
static void try_roles(struct st_kin *k, struct search *s, size_t at)
{
	if (at == s->n) {
		size_t score = links(k);

		if (score > s->best) {
			s->best = score;
			for (size_t i = 0; i < s->n; i++)
				s->roles[i] = k->roles[s->open[i]];
		}
		return;
	}
	try_roles(k, s, at + 1);
	for (size_t i = 0; i < DX_LEN(money_roles); i++) {
		int was = k->roles[s->open[at]];

		if (!may_take(k, money_roles[i]) || is_signed_side(k, s->open[at], money_roles[i]))
			continue;
		k->roles[s->open[at]] = money_roles[i];
		try_roles(k, s, at + 1);
		k->roles[s->open[at]] = was;
	}
}

/* One side is known, and one column of amounts is left, never filled beside it: the other side. */
static void by_elimination(struct st_kin *k, size_t col)
{
	int debit = col_of(k, ST_DEBIT);
	int credit = col_of(k, ST_CREDIT);
	int known = debit >= 0 ? debit : credit;

	if ((debit >= 0) == (credit >= 0) || has_role(k, ST_AMOUNT))
		return;
	for (size_t i = 0; i < k->n; i++)
		if (k->lines[i].has[known] && k->lines[i].has[col])
			return;
	k->roles[col] = debit >= 0 ? ST_CREDIT : ST_DEBIT;
}

/* Nothing is called an amount, and nothing follows from anything: the last column of amounts, where no line lacks one.
 */
static void only_amounts(struct st_kin *k, size_t col)
{
	for (size_t i = 0; i < DX_LEN(money_roles); i++)
		if (has_role(k, money_roles[i]))
			return;
	if (k->n > FEW && k->facts[col].filled == k->n)
		k->roles[col] = ST_AMOUNT;
}

/*
 * Two columns of amounts of which each line fills one, and nothing says more: what goes out, then what comes in, as
 * nearly all papers have it. Sums and balances that say otherwise are a mismatch; where none could, see
 * dx_st_sides_are_told().
 */
static void two_sides(struct st_kin *k, size_t left, size_t right)
{
	size_t both = 0;

	for (size_t i = 0; i < DX_LEN(money_roles); i++)
		if (has_role(k, money_roles[i]))
			return;
	for (size_t i = 0; i < k->n; i++)
		both += k->lines[i].has[left] && k->lines[i].has[right];
	if (k->n <= FEW || both > FEW || (k->facts[left].filled + k->facts[right].filled) * 10 < k->n * 9)
		return;
	k->roles[left] = ST_DEBIT;
	k->roles[right] = ST_CREDIT;
	k->by_place = true;
}

/* Of few lines one may be the only one of its side; of many, where the other side and the balances are known. */
static bool may_hold_money(const struct st_kin *k, const struct st_facts *f)
{
	bool lacks_side = has_role(k, ST_BALANCE) && has_role(k, ST_DEBIT) != has_role(k, ST_CREDIT);

	return holds_money(f) || ((k->n <= FEW_LINES || lacks_side) && f->filled == 1 && f->money == 1);
}

static size_t open_columns(const struct st_kin *k, size_t open[OPEN_MAX])
{
	size_t n = 0;

	for (size_t i = 0; i < k->n_cols; i++)
		if (is_open(k->roles[i]) && may_hold_money(k, &k->facts[i]) && n < OPEN_MAX)
			open[n++] = i;
	return n;
}

/* Balances in the column that S would make one of balances; 0: it makes none. */
static size_t balances_of(const struct st_kin *k, const struct search *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (s->roles[i] == ST_BALANCE)
			return k->facts[s->open[i]].money;
	return 0;
}

/*
 * Enough rows of the lines that were seen? Of a bad scan many cells are not legible yet, and a few cannot be chance. A
 * balance that stands once a day is too seldom for that: then each follows from the one before.
 */
static bool is_enough(const struct st_kin *k, const struct search *s)
{
	size_t balances = balances_of(k, s);

	return s->best * 3 >= k->n || (k->scanned && s->best >= SURE_LINKS) ||
	       (s->best >= (k->n <= FEW_LINES ? 1 : DAY_LINKS) && s->best + 1 >= balances);
}

/* Search with what is open now; roles are changed only when more rows are linked than SCORE says. */
static bool adopt_open(struct st_kin *k, size_t score)
{
	struct search s = {.best = score};

	s.n = open_columns(k, s.open);
	try_roles(k, &s, 0);
	if (s.best <= score || !is_enough(k, &s))
		return false;
	for (size_t i = 0; i < s.n; i++)
		k->roles[s.open[i]] = s.roles[i];
	return true;
}

/*
 * "Amount" over two columns, or over the balance: words that mean more than one thing give way to the
 * chain. What is called debit or credit stays that: a debt is printed without a sign, too.
 */
static void adopt_money(struct st_kin *k)
{
	size_t open[OPEN_MAX];
	size_t n = open_columns(k, open);
	size_t score = links(k);
	int amount = col_of(k, ST_AMOUNT);
	int balance = col_of(k, ST_BALANCE);

	while (n && adopt_open(k, score)) /* once one side is found, a single figure may be the other */
		score = links(k);
	if (score * 10 >= k->n * 9 || (n == 0 && balance < 0))
		return;
	if (amount >= 0)
		k->roles[amount] = -1;
	if (balance >= 0)
		k->roles[balance] = -1;
	if (adopt_open(k, score))
		return;
	if (amount >= 0)
		k->roles[amount] = ST_AMOUNT;
	if (balance >= 0)
		k->roles[balance] = ST_BALANCE;
	if (n == 1 && (score == 0 || k->scanned)) /* of a scan some links are those of the other side */
		by_elimination(k, open[0]);
	if (n == 2 && score == 0)
		two_sides(k, open[0], open[1]);
	if (n && score == 0)
		only_amounts(k, open[n - 1]);
}

/* ---- dates and words ---- */

/*
 * Column COL holds dates under a heading that was not read. Of a scan it is the day of the row where it stands left of
 * what is headed "Date": of "Trans. Date   Value Date" the first was lost, and the second word of the other read.
 */
static void adopt_date(struct st_kin *k, size_t col)
{
	int date = col_of(k, ST_DATE);

	if (date < 0) {
		k->roles[col] = ST_DATE;
	} else if (!has_role(k, ST_VALUE_DATE)) {
		k->roles[col] = ST_VALUE_DATE;
		if (k->scanned && (size_t)date > col) {
			k->roles[col] = ST_DATE;
			k->roles[date] = ST_VALUE_DATE;
		}
	}
}

static void adopt_dates(struct st_kin *k)
{
	for (size_t i = 0; i < k->n_cols; i++)
		if (is_open(k->roles[i]) && holds_dates(&k->facts[i]))
			adopt_date(k, i);
	for (size_t i = 0; i < k->n_cols && !has_role(k, ST_DATE) && !has_role(k, ST_VALUE_DATE); i++)
		if (is_open(k->roles[i]) && k->facts[i].dates && k->facts[i].dates == k->facts[i].filled)
			k->roles[i] = ST_DATE; /* of one row */
	/* A lone column of value dates is the one of dates. */
	if (!has_role(k, ST_DATE) && has_role(k, ST_VALUE_DATE))
		k->roles[col_of(k, ST_VALUE_DATE)] = ST_DATE;
}

static void adopt_text(struct st_kin *k)
{
	size_t best = SIZE_MAX;

	for (size_t i = 0; i < k->n_cols; i++) {
		const struct st_facts *f = &k->facts[i];

		if (k->roles[i] >= 0 || holds_dates(f) || holds_money(f))
			continue;
		if (f->filled >= FEW && f->marks * 10 >= f->filled * 9 &&
		    (!has_role(k, ST_DIRECTION) || (i > 0 && k->roles[i - 1] == ST_BALANCE)))
			k->roles[i] = ST_DIRECTION;
		else if (f->letters && (best == SIZE_MAX || f->letters > k->facts[best].letters))
			best = i;
	}
	if (best != SIZE_MAX && !has_role(k, ST_DESCRIPTION) && k->facts[best].letters > 3 * k->n)
		k->roles[best] = dx_st_kin_text(k, best);
}

/*
 * Column COL is headed as one of dates and holds none, and one of no known heading does: the words of the two were put
 * together wrongly ("Transaction Date" read as two, times of day under the second).
 */
static bool lost_its_dates(const struct st_kin *k, size_t col)
{
	const struct st_facts *f = &k->facts[col];

	if (f->filled <= FEW || f->dates || f->either)
		return false;
	for (size_t i = 0; i < k->n_cols; i++)
		if (is_open(k->roles[i]) && k->facts[i].dates > FEW && holds_dates(&k->facts[i]))
			return true;
	return false;
}

/* A header that says one thing over a column that holds another. */
static void drop_contradicted(struct st_kin *k)
{
	for (size_t i = 0; i < k->n_cols; i++) {
		const struct st_facts *f = &k->facts[i];
		enum dx_col_class class = k->roles[i] < 0 ? DX_COL_NUMBER : dx_st_column_classes[k->roles[i]];

		if (k->roles[i] == ST_FOREIGN_AMOUNT || k->roles[i] == ST_OTHER || dx_st_kin_is_numbered(k, i))
			continue;
		if (class != DX_COL_NUMBER && f->dates == 0 && holds_money(f) &&
		    (f->filled > FEW || (class == DX_COL_DATE && f->money == f->filled)))
			k->roles[i] = -1; /* "Valor" is of the day, or of the money */
		if (class == DX_COL_DATE && k->scanned && lost_its_dates(k, i))
			k->roles[i] = -1;
		if (class == DX_COL_NUMBER && f->filled > FEW && f->money == 0 && f->either == 0 &&
		    f->letters >= f->filled)
			k->roles[i] = -1; /* "Purchases" over what was bought */
		if (class == DX_COL_TEXT && f->filled > FEW && f->dates * 10 >= f->filled * 8)
			k->roles[i] = -1; /* "Transaction" above "Date" */
		if (k->roles[i] == ST_DIRECTION &&
		    ((f->filled > FEW && f->marks * 2 < f->filled) || (f->filled && f->money == f->filled)))
			k->roles[i] = -1;
		/* "Withdrawal (Dr)/ Deposit (Cr)": one column for both sides */
		if ((k->roles[i] == ST_DEBIT || k->roles[i] == ST_CREDIT) && f->dr && f->cr &&
		    f->dr + f->cr == f->filled && !has_role(k, ST_AMOUNT) &&
		    has_role(k, ST_DEBIT) != has_role(k, ST_CREDIT))
			k->roles[i] = ST_AMOUNT;
	}
}

/* An amount that is not nothing: "0.00" stands where another paper has a blank. */
static bool is_there(const struct st_sight *s, int col)
{
	return s->has[col] && !dx_dec_is_zero(s->v[col]);
}

/* Does each amount of a side lead to the figure beside it? But for the first one, where many others do. */
static bool all_follow(const struct st_kin *k, size_t amounts)
{
	size_t n = links(k);

	return n > 0 && (n == amounts || (n + 1 == amounts && n >= DAY_LINKS));
}

/*
 * "Incoming   Outgoing   Amount": beside each amount of a side stands another one, which can only be the balance. Of
 * a scan one in ten may not be legible. Where it stands alone as well ("Opening balance") arithmetic must say so.
 */
static void balance_beside_sides(struct st_kin *k)
{
	int debit = col_of(k, ST_DEBIT);
	int credit = col_of(k, ST_CREDIT);
	int amount = col_of(k, ST_AMOUNT);
	size_t lacking = 0;
	size_t alone = 0;
	size_t sums = 0;

	if (debit < 0 || credit < 0 || amount < debit || amount < credit || has_role(k, ST_BALANCE) || k->n < FEW)
		return;
	for (size_t i = 0; i < k->n; i++) {
		const struct st_sight *s = &k->lines[i];

		if (s->has[debit] && s->has[credit] && !s->has[amount]) {
			sums++; /* a row of totals */
			continue;
		}
		if (is_there(s, debit) && is_there(s, credit))
			return;
		alone += !is_there(s, debit) && !is_there(s, credit);
		lacking += !s->has[amount];
	}
	if (lacking * 10 > (k->scanned ? k->n : 0))
		return;
	k->roles[amount] = ST_BALANCE;
	if (alone + sums && !all_follow(k, k->n - alone - sums))
		k->roles[amount] = ST_AMOUNT;
}

/* Figures of a column between two balances: how many, and to how many balances their signs lead. */
struct signs {
	size_t n, led;
	size_t lost;  /* of a scan: without a sign, where the balance falls by as much */
	size_t minus; /* … and all that have a minus */
};

static struct signs signs_of(const struct st_kin *k, size_t col, bool upwards)
{
	struct signs c = {0};
	const struct dx_dec *last = NULL;

	for (size_t i = 0; i < k->n; i++) {
		const struct st_sight *s = &k->lines[upwards ? k->n - 1 - i : i];
		const struct dx_dec *balance = value_of(k, s, ST_BALANCE);

		c.minus += s->has[col] && s->v[col].coef < 0;
		if (balance && last && s->has[col]) {
			const struct dx_dec change = dx_dec_sub(*balance, *last);

			c.n++;
			c.led += dx_dec_cmp(change, s->v[col]) == 0;
			c.lost += k->scanned && change.coef < 0 && dx_dec_cmp(dx_dec_neg(change), s->v[col]) == 0;
		}
		last = balance ? balance : last;
	}
	return c;
}

/*
 * "Insättning/ Uttag", "Deposits or withdrawals": one column for both sides, read as that of the side named first.
 * Figures in it have a minus, and lead to the balances by their signs, and the other side has no column. Scans lose
 * most of the signs: where a few are left, figures may lead down without.
 */
static void signed_side(struct st_kin *k)
{
	const int debit = col_of(k, ST_DEBIT);
	const int credit = col_of(k, ST_CREDIT);
	const int side = debit >= 0 ? debit : credit;

	if ((debit >= 0) == (credit >= 0) || has_role(k, ST_AMOUNT) || !has_role(k, ST_BALANCE))
		return;
	for (int up = 0; up < 2 && k->roles[side] != ST_AMOUNT; up++) {
		const struct signs c = signs_of(k, (size_t)side, up);
		const size_t led = c.led + (c.minus >= FEW ? c.lost : 0);

		if (c.minus > 0 && c.led > 0 && led * 10 >= c.n * (k->scanned ? 7 : 10))
			k->roles[side] = ST_AMOUNT;
	}
}

static bool is_money_role(int role)
{
	for (size_t i = 0; i < DX_LEN(money_roles); i++)
		if (money_roles[i] == role)
			return true;
	return false;
}

/* "Dr" and "Amt" taken for two columns, of which one is empty: the words are one header, the first says it. */
static void lend_roles(struct st_kin *k)
{
	for (size_t i = 0; i < k->n_cols && k->n > FEW; i++) {
		if (k->facts[i].filled || !is_money_role(k->roles[i]) || k->roles[i] == ST_AMOUNT)
			continue;
		for (size_t to = i ? i - 1 : i + 1; to <= i + 1 && to < k->n_cols; to += 2) {
			const struct dx_col *left = &k->cols[i < to ? i : to];

			if (left[1].hx0 - left->hx1 > BLANK || !holds_money(&k->facts[to]) ||
			    !(is_open(k->roles[to]) || k->roles[to] == ST_AMOUNT))
				continue;
			k->roles[to] = k->roles[i];
			k->roles[i] = -1;
			break;
		}
	}
}

static bool apply(struct st_kin *k, struct dx_table *t)
{
	bool changed = false;

	t->roles = 0;
	t->by_place = k->by_place;
	for (size_t i = 0; i < t->n_cols; i++) {
		struct dx_col *c = &t->cols[i];

		changed |= c->role != k->roles[i];
		c->role = k->roles[i];
		c->class = c->role >= 0 ? dx_st_column_classes[c->role] : DX_COL_TEXT;
		if (c->role >= 0)
			t->roles |= UINT32_C(1) << c->role;
	}
	return changed;
}

bool dx_st_adopt(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;
	bool *done = dx_alloc_array(job->arena, t->n, sizeof(*done));
	size_t *of = dx_alloc_array(job->arena, t->n, sizeof(*of));
	bool changed = false;

	for (size_t i = 0; i < t->n; i++) {
		struct st_kin k = {.job = job,
				   .cols = t->v[i].cols,
				   .n_cols = t->v[i].n_cols,
				   .scanned = job->pages[t->v[i].page].source == DX_SOURCE_OCR};
		size_t n = 0;

		if (done[i] || dx_st_is_elsewhere(t->v[i].roles))
			continue;
		k.lines = dx_alloc_array(job->arena, ST_KIN_LINES, sizeof(*k.lines));
		for (size_t c = 0; c < k.n_cols; c++)
			k.roles[c] = k.cols[c].role;
		for (size_t m = i; m < t->n; m++) {
			if (done[m] || !dx_table_same_roles(&t->v[i], &t->v[m]))
				continue;
			done[m] = true;
			of[n++] = m;
			dx_st_kin_look(&k, &t->v[m]);
		}
		drop_contradicted(&k);
		lend_roles(&k);
		balance_beside_sides(&k);
		signed_side(&k);
		adopt_dates(&k);
		adopt_money(&k);
		adopt_text(&k);
		dx_st_kin_kind(&k, &t->v[i]);
		for (size_t m = 0; m < n; m++)
			changed |= apply(&k, &t->v[of[m]]);
	}
	return changed;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands in the columns of tables of one geometry, line by line. */
#include <string.h>

#include "adopt_int.h"
#include "amounts/asked_int.h"
#include "dx/extract/cell.h"
#include "dx/extract/dates.h"
#include "amounts/amounts.h"
#include "dates/dates.h"

#define SMUDGE_CONF  50
#define SMUDGE_MAX   4   /* bytes */
#define TEXT_LETTERS 2   /* of a text: one alone is a mark behind a number, "2676 i" */
#define FOOT_MAX     120 /* lines of a table beside which those under it may count for much */

static bool is_money(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++)
		if (dx_columns_amount_like(c->words[i].word))
			return true;
	return false;
}

static size_t letters_of(const char *text)
{
	size_t n = 0;

	for (const unsigned char *p = (const unsigned char *)text; *p; p++)
		n += (*p | 0x20) >= 'a' && (*p | 0x20) <= 'z';
	return n;
}

/* The figure TEXT of a scan that may be torn behind a mark: "6, 18,322.00". */
static bool is_figure(const struct st_kin *k, const char *text, struct dx_number *n)
{
	char *joined;
	size_t len = 0;

	if (dx_value_parse(dx_str(text), k->job->tables.rule, n))
		return true;
	if (!k->scanned || text[strspn(text, "0123456789., ")] != '\0')
		return false;
	joined = dx_strdup(k->job->arena, text);
	for (; *text; text++)
		if (*text != ' ')
			joined[len++] = *text;
	return dx_value_parse((struct dx_str){joined, len}, k->job->tables.rule, n);
}

static void see_cell(struct st_kin *k, const struct dx_cell *whole, size_t col, struct st_sight *s)
{
	const struct dx_cell own = dx_st_own_amount(k->job, whole);
	const struct dx_cell *c = &own;
	const char *text = dx_cell_text(k->job->arena, c);
	struct st_facts *f = &k->facts[col];
	struct dx_dates_raw raw;
	struct dx_number n;
	struct dx_cell among;
	bool date = dx_dates_whole(dx_str(text), &raw) || (k->scanned && dx_st_date_among(k->job, c, &raw, &among));
	bool money = is_money(c) && is_figure(k, text, &n);

	f->filled++;
	f->either += date && money;
	f->dates += date && !money;
	f->money += money && !date;
	f->parts += money && !date && n.value.scale > 0;
	f->marks += (k->scanned ? dx_st_side_of_scan(text) : dx_st_side_of_mark(text)) != 0;
	f->dr += money && n.mark == DX_VALUE_MARK_DR;
	f->cr += money && n.mark == DX_VALUE_MARK_CR;
	f->letters += letters_of(text);
	f->said += letters_of(text) >= TEXT_LETTERS ? letters_of(text) : 0;
	if (money) {
		s->has[col] = true;
		s->v[col] = n.mark == DX_VALUE_MARK_DR ? dx_dec_neg(n.value) : n.value;
	}
}

static bool has_money(const struct st_kin *k, const struct dx_cell *cells)
{
	for (size_t c = 0; c < k->n_cols; c++)
		if (is_money(&cells[c]))
			return true;
	return false;
}

static bool has_date(const struct st_kin *k, const struct dx_cell *cells)
{
	struct dx_dates_raw raw;

	for (size_t c = 0; c < k->n_cols; c++)
		if (cells[c].n && !is_money(&cells[c]) &&
		    dx_dates_whole(dx_str(dx_cell_text(k->job->arena, &cells[c])), &raw))
			return true;
	return false;
}

/*
 * As many lines of T as are rows: where most lines with an amount have a date, those behind the last of these are sums
 * and summaries under the rows. Below few rows they would be as many as the rows.
 */
static size_t lines_of(const struct st_kin *k, const struct dx_table *t)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t dated = 0;
	size_t all = 0;
	size_t end = t->n;
	size_t all_to_end = 0;

	if (t->n > FOOT_MAX)
		return t->n;
	for (size_t i = 0; i < t->n; i++) {
		dx_columns_split(k->job->arena, &k->job->lines, t, t->first + i, cells);
		if (!has_money(k, cells))
			continue;
		all++;
		if (!has_date(k, cells))
			continue;
		dated++;
		end = i + 1;
		all_to_end = all;
	}
	return dated * 2 > all_to_end ? end : t->n;
}

/* "—<", "ae": a dash for an empty cell that recognition took for letters; no word that it is sure of. */
static bool is_smudge(const struct st_kin *k, const struct dx_cell *c)
{
	return k->scanned && c->n == 1 && c->words[0].word->conf < SMUDGE_CONF &&
	       strlen(c->words[0].word->text) <= SMUDGE_MAX && !dx_has_digit(c->words[0].word->text);
}

void dx_st_kin_look(struct st_kin *k, const struct dx_table *t)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t n = lines_of(k, t);

	for (size_t i = 0; i < t->n && k->n < ST_KIN_LINES; i++) {
		struct st_sight *s = &k->lines[k->n];

		dx_columns_split(k->job->arena, &k->job->lines, t, t->first + i, cells);
		for (size_t c = 0; c < t->n_cols && i < n; c++)
			k->facts[c].words += cells[c].n;
		if (!has_money(k, cells))
			continue;
		if (i >= n) { /* it says at least which column words stand in */
			for (size_t c = 0; c < t->n_cols; c++)
				k->facts[c].letters += letters_of(dx_cell_text(k->job->arena, &cells[c]));
			continue;
		}
		*s = (struct st_sight){0};
		for (size_t c = 0; c < t->n_cols; c++)
			if (cells[c].n && !dx_cell_blank(dx_cell_text(k->job->arena, &cells[c])) &&
			    !is_smudge(k, &cells[c]))
				see_cell(k, &cells[c], c, s);
		k->n++;
	}
}

bool dx_st_kin_is_numbered(const struct st_kin *k, size_t col)
{
	size_t beside = 0;

	if (k->roles[col] != ST_REFERENCE || k->facts[col].parts > 0)
		return false;
	for (size_t i = 0; i < k->n_cols; i++)
		beside += k->facts[i].parts;
	return beside > 0;
}

int dx_st_kin_text(const struct st_kin *k, size_t col)
{
	for (size_t i = 0; i < k->n_cols; i++)
		if (k->roles[i] == ST_REFERENCE)
			return ST_DESCRIPTION;
	return k->facts[col].said || k->facts[col].filled < k->n ? ST_DESCRIPTION : ST_REFERENCE;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which lines name goods: words, and not codes, prices of one, or quantities. */
#include <string.h>

#include "goods_int.h"

#define NAME_LETTERS 3 /* of a name, at least */
#define ABOVE_MAX    3 /* lines from an amount up to the name, codes between them */

void dx_receipt_count_of(const char *text, size_t *letters, size_t *digits)
{
	size_t capitals;

	dx_receipt_count(text, letters, digits, &capitals);
}

size_t dx_receipt_number_of(const char *text)
{
	size_t letters, digits;

	dx_receipt_count_of(text, &letters, &digits);
	return letters ? 0 : digits;
}

bool dx_receipt_has_amount(struct dx_job *job, size_t line)
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

bool dx_receipt_is_goods_code(const char *text)
{
	size_t letters, digits;
	size_t run = 0;

	dx_receipt_count_of(text, &letters, &digits);
	for (; *text && run < NAME_LETTERS; text++)
		run = dx_is_letter(*text) || (unsigned char)*text >= 0x80 ? run + 1 : 0;
	return run < NAME_LETTERS && (letters < NAME_LETTERS ? digits >= letters : digits > letters);
}

static const char *text_of(struct dx_job *job, size_t line)
{
	return dx_lines_text(job->arena, job->lines.v[line].words, job->lines.v[line].n);
}

/* A line of a code, or of a quantity and its price, which may stand between a name and its amount. */
static bool is_code_line(struct dx_job *job, size_t index)
{
	struct rec_times t;

	if (dx_receipt_times(job, index, 0, job->lines.v[index].n, &t) && !t.has_word)
		return true;
	return dx_receipt_is_goods_code(text_of(job, index)) && !dx_receipt_label(job, index) &&
	       !dx_receipt_has_amount(job, index);
}

/* "$11.50 ea.", "4.20 each", "($5.50 ea.)": an amount, and that it is of one. */
static bool is_price_each(const struct dx_job *job, const struct dx_line *line)
{
	static const char *const names[] = {"ea", "ea.", "each"};
	bool aside = line->words[0]->text[0] == '(';
	size_t sign = line->n > 2 && dx_value_currency(dx_str(line->words[0]->text)); /* "£ 6.75 each" */
	const char *last = line->words[line->n - 1]->text;
	struct dx_number n;

	if (line->n != 2 + sign || !dx_value_parse(dx_str(line->words[sign]->text + aside), job->tables.rule, &n) ||
	    n.value.scale != 2 || n.has_percent)
		return false;
	for (size_t i = 0; i < DX_LEN(names); i++)
		if (dx_str_ieq_c(dx_strn(last, strcspn(last, ")")), names[i]))
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
	/* "Baki 15 jam": what is left of the time; change has nothing counted behind it */
	if (hit->field == RL_CHANGE &&
	    (hit->first + hit->n + 1 >= job->lines.v[line].n ||
	     dx_receipt_number_of(job->lines.v[line].words[hit->first + hit->n]->text) == 0 ||
	     strpbrk(job->lines.v[line].words[hit->first + hit->n]->text, ".,")))
		return false;
	for (size_t i = hit->first + hit->n; i < job->lines.v[line].n && letters < NAME_LETTERS; i++)
		dx_receipt_count_of(job->lines.v[line].words[i]->text, &letters, &digits);
	return letters >= NAME_LETTERS;
}

bool dx_receipt_is_text(struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_label_hit *hit = dx_receipt_label(job, index);
	struct rec_times t;
	size_t letters, digits;

	dx_receipt_count_of(text_of(job, index), &letters, &digits);
	return letters >= NAME_LETTERS && !dx_receipt_is_goods_code(text_of(job, index)) &&
	       !dx_receipt_is_price(job, index) &&
	       (dx_receipt_is_word(hit) || dx_receipt_is_in_name(job, index, hit)) &&
	       !dx_receipt_has_amount(job, index) && !dx_receipt_times(job, index, 0, line->n, &t) &&
	       !dx_receipt_heads_goods(job, index);
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

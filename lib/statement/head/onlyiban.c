/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * An account that is numbered by its IBAN alone: "Compte courant LU25 0258 7829 8931 2281 en EUR". Papers that print
 * "Konto number EE20…" have it as both, so that who asks for an account's number finds one on either. Not where another
 * long number in the head may be the account's under a name that nobody knows.
 */
#include <string.h>

#include "dates/dates.h"
#include "dx/extract/ident.h"
#include "head.h"
#include "record/record.h"

#define NUMBER_DIGITS 6 /* of an account's number, at least; places have fewer */
#define POSTAL_MIN    4 /* digits of a postal code at least */
#define HOUSE_MAX     4 /* bytes of a house's number: "112a" */

/* How many words of LINE, from word FROM on, are an IBAN; 0: none begins there. */
static size_t iban_words(struct dx_job *job, const struct dx_line *line, size_t from)
{
	return dx_lines_iban(job->arena, (const struct dx_word *const *)line->words + from, line->n - from);
}

static size_t digits_of(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += (*text >= '0' && *text <= '9') || *text == '*' || *text == 'X';
	return n;
}

/* "003/2024": of a paper of that year. */
static bool is_of_paper(const char *text)
{
	size_t n = strspn(text, "0123456789");

	return n > 0 && n <= 4 && text[n] == '/' && strlen(text + n) == 5 &&
	       dx_str_starts(dx_str(text + n + 1), "20") && strspn(text + n + 1, "0123456789") == 4;
}

/* "Marktplatz 3 26871 Uferstadt": is word AT the number of a house, before a postal code and its place? */
static bool is_house(const struct dx_line *line, size_t at, size_t to)
{
	const char *house = line->words[at]->text;
	const char *code = at + 2 < to ? line->words[at + 1]->text : "";
	const size_t n = strspn(code, "0123456789");

	return at > 0 && strlen(house) <= HOUSE_MAX && n >= POSTAL_MIN && n < NUMBER_DIGITS && code[n] == '\0' &&
	       dx_st_is_capital(line->words[at + 2]->text) && !dx_has_digit(line->words[at + 2]->text) &&
	       !dx_has_digit(line->words[at - 1]->text) && !dx_str_ends(dx_str(line->words[at - 1]->text), ":");
}

/* "Telefon 0848 888 701": is word AT one for telephones, whose number follows? */
static bool is_telephone(const char *text)
{
	static const char *const words[] = {"tel",      "tél",    "telefon", "téléphone", "telephone", "telefono",
					    "teléfono", "phone",  "fax",     "hotline",   "telefax",   "telefoon",
					    "telefone", "mobile", "mobil",   "call"};

	return dx_str_is_one_of(dx_str_strip(dx_str(text), "(", ".,:)"), words, DX_LEN(words));
}

/* Stands among the words FROM..TO of LINE a long number, or one in groups, that is no IBAN, day or money? */
static bool has_number(struct dx_job *job, const struct dx_line *line, size_t from, size_t to)
{
	size_t digits = 0;
	size_t n;

	for (size_t i = from; i < to; i += n) {
		if (is_telephone(line->words[i]->text))
			return false;
		n = iban_words(job, line, i);
		if (n == 0)
			n = is_house(line, i, to) ? 2 : dx_st_date_words(job, line, i);
		if (n == 0 && dx_has_digit(line->words[i]->text) && !dx_columns_amount_like(line->words[i]) &&
		    !is_of_paper(line->words[i]->text))
			digits += digits_of(line->words[i]->text);
		else
			digits = 0;
		if (digits >= NUMBER_DIGITS)
			return true;
		if (dx_str_ends(dx_str(line->words[i]->text), ",")) /* "Pot v gaj 62, 4000 Kranj" */
			digits = 0;
		n += n == 0;
	}
	return false;
}

/* Is what label HIT gives, beside or under it, an IBAN? */
static bool gives_iban(struct dx_job *job, const struct dx_label_hit *hit)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++)
		if (dx_lines_iban(job->arena, values[i].words, values[i].n) > 0)
			return true;
	return false;
}

/* Is a label for the account's number in a line without an IBAN, and no paper's? What it gives was not read. */
static bool lacks_labelled(struct dx_job *job)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		bool found = hit->inner || gives_iban(job, hit);

		for (size_t i = 0; i < line->n && !found; i++)
			found = iban_words(job, line, i) > 0 || is_of_paper(line->words[i]->text);
		if (!found)
			return true;
	}
	return false;
}

void dx_st_number_is_iban(struct dx_job *job, const struct dx_val *iban, struct dx_val *number)
{
	struct st_runs runs = {0};
	struct dx_words w;
	size_t n;

	if (dx_val_has(number) || !dx_val_printed(iban) || !iban->raw)
		return;
	n = dx_ident_iban_shape(dx_str(iban->raw));
	if (n == 0 || lacks_labelled(job))
		return;
	while (dx_st_next_run(job, &runs, &w))
		if (has_number(job, &job->lines.v[runs.line], runs.seg->first, runs.seg->first + runs.seg->n))
			return;
	*number = *iban;
	number->text = dx_strndup(job->arena, iban->raw, n);
}

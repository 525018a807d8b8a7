/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * In how many days an invoice is to be paid, as it says in words. It is no value: of two readings of its dates,
 * "02/03/2025" of February and of March, the one that it agrees with is meant.
 */
#include <string.h>

#include "record.h"

#define DAYS_MAX 190 /* nobody is given longer */

/* "30 days", "14 Tagen", "30 jours", "30-day" */
static bool is_day(const char *word)
{
	static const char *const stems[] = {"day", "tag", "jour", "dag", "giorn", "dia", "día", "dni", "dias", "días"};
	struct dx_str s = dx_str(word);

	for (size_t i = 0; i < DX_LEN(stems); i++) {
		size_t n = strlen(stems[i]);

		if (s.n >= n && dx_str_ieq_c(dx_str_sub(s, 0, n), stems[i]))
			return true;
	}
	return false;
}

/* "30" of "Net 30" or "30 days"; 0: none. */
static int32_t days_at(const struct dx_line *line, size_t i)
{
	const char *text = line->words[i]->text;
	size_t n = strspn(text, "0123456789");
	bool named = i + 1 < line->n && is_day(line->words[i + 1]->text);
	bool net = i > 0 && dx_str_ieq_c(dx_str(line->words[i - 1]->text), "net");
	int32_t days = 0;

	if (n == 0 || n > 3 || (text[n] && !strchr(".,)", text[n])) || !(named || net))
		return 0;
	for (size_t k = 0; k < n; k++)
		days = days * 10 + (text[k] - '0');
	return days <= DAYS_MAX ? days : 0;
}

bool dx_invoice_meets_terms(const struct dx_job *job, struct dx_date date, struct dx_date due)
{
	int32_t days = dx_date_days(due) - dx_date_days(date);

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			int32_t said = days_at(&job->lines.v[i], k);

			if (said > 0 && said == days)
				return true;
		}
	return false;
}

bool dx_invoice_names_discount(const char *text)
{
	static const char *const words[] = {"skonto", "discount",  "escompte", "korting", "betalingskorting", "sconto",
					    "dto",    "descuento", "desconto", "kontant", "kassarabatt",      "skonta"};
	struct dx_str s = dx_str(text);

	while (s.n && strchr(".,;:()", s.p[s.n - 1]))
		s.n--;
	while (s.n && strchr("(", s.p[0]))
		s = dx_str_sub(s, 1, s.n);
	return dx_str_is_one_of(s, words, DX_LEN(words));
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The currency: by its code or sign, and where several countries share a sign by the registrations that a paper has. */
#include <string.h>

#include "head.h"

/* "R 1,234.50": a sign that is a letter like others, before the amounts of so many lines. */
static size_t rand_lines(struct dx_job *job, struct dx_val *v)
{
	size_t lines = 0;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_word *last = line->n > 1 ? line->words[line->n - 1] : NULL;
		const struct dx_word *sign = last ? line->words[line->n - 2] : NULL;

		if (!last || strcmp(sign->text, "R") != 0 || last->x0 - sign->x1 > line->height ||
		    !dx_columns_amount_like(last))
			continue;
		if (lines++ == 0)
			*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + line->n - 2, 1);
	}
	return lines;
}

/*
 * What registrations look like: D a digit, A a capital, X any of them or a digit, a blank one between two words; and
 * what stands before them.
 */
static const struct registration {
	const char *label; /* NULL: none is needed */
	const char *like;
	const char *sign; /* what is ambiguous elsewhere; NULL: firms at home print none */
	const char *code;
} registrations[] = {
	{NULL, "TDDDDDDDDDDDDD", "\xc2\xa5", "JPY"}, /* of a qualified issuer; yuan have the same sign */
	{"RUT", "DD.DDD.DDD-X", "$", "CLP"},
	{"RUT", "D.DDD.DDD-X", "$", "CLP"},
	{"RUT", "DDDDDDDD-X", "$", "CLP"},
	{"RUT", "DDDDDDDDDDDD", "$", "UYU"},
	{"CUIT", "DD-DDDDDDDD-D", "$", "ARS"},
	{"CUIT", "DDDDDDDDDDD", "$", "ARS"},
	{"NIT", "DDD.DDD.DDD-D", "$", "COP"},
	{"NIT", "DDDDDDDDD-D", "$", "COP"},
	{"RFC", "AAADDDDDDXXX", "$", "MXN"},
	{"RFC", "AAAADDDDDDXXX", "$", "MXN"},
	{"RNC", "DDDDDDDDD", "$", "DOP"},
	{"RNC", "D-DD-DDDDD-D", "$", "DOP"},
	{"RUC", "DDDDDDDDDD001", "$", "USD"}, /* Ecuador's, whose money it is */
	{"ABN", "DD DDD DDD DDD", "$", "AUD"},
	{"ABN", "DDDDDDDDDDD", "$", "AUD"},
	{"GST", "DDD-DDD-DDD", "$", "NZD"},
	{"GST", "DD-DDD-DDD", "$", "NZD"},
	{NULL, "DDDDDDDDD RTDDDD", "$", "CAD"},
	{NULL, "DDDDDDDDDRTDDDD", "$", "CAD"},
	{NULL, "SEDDDDDDDDDDDD", "kr", "SEK"},
	{NULL, "DKDDDDDDDD", "kr", "DKK"},
	{"CVR", "DDDDDDDD", "kr", "DKK"},
	{NULL, "DDD DDD DDD MVA", "kr", "NOK"},
	{NULL, "DDDDDDDDD MVA", "kr", "NOK"},
	{NULL, "DDDDDDDDDMVA", "kr", "NOK"},
	{"ICE", "DDDDDDDDDDDDDDD", NULL, "MAD"},
	{NULL, "DDDDDDD/A/A/A/DDD", NULL, "TND"},
	{NULL, "DDDDDDDA/A/A/DDD", NULL, "TND"},
	{NULL, "DDDDDDDA/A/DDD", NULL, "TND"},
	{"NIPT", "ADDDDDDDDA", NULL, "ALL"},
	{"NUIS", "ADDDDDDDDA", NULL, "ALL"},
	{"ЄДРПОУ", "DDDDDDDD", NULL, "UAH"},
	{"ІПН", "DDDDDDDDDDDD", NULL, "UAH"},
	{"ΑΦΜ", "DDDDDDDDD", NULL, "EUR"},
	{"IVA", "ITDDDDDDDDDDD", NULL, "EUR"},
	{"PIN", "ADDDDDDDDDA", NULL, "KES"},
	{NULL, "ADDDDDDDDDDDDA", "CFA", "XAF"}, /* Cameroon's */
	{"NINEA", "DDDDDDD", "CFA", "XOF"},
	{"NINEA", "DDDDDDDDD", "CFA", "XOF"},
	{"CC", "DDDDDDDA", "CFA", "XOF"}, /* of Ivory Coast */
	{"IFU", "DDDDDDDDDDDDD", "CFA", "XOF"},
};

static bool is_like(const char *text, const char *like)
{
	for (; *like; text++, like++) {
		bool digit = *text >= '0' && *text <= '9';
		bool capital = *text >= 'A' && *text <= 'Z';

		if (*like == 'D'   ? !digit
		    : *like == 'A' ? !capital
		    : *like == 'X' ? !digit && !capital
				   : *text != *like)
			return false;
	}
	return *text == '\0';
}

/* TEXT, and as many words behind word AT of LINE as LIKE has blanks, without the stop at their end. */
static const char *joined(struct dx_arena *a, const struct dx_line *line, size_t at, const char *text, const char *like)
{
	size_t n;

	for (; (like = strchr(like, ' ')); like++) {
		if (++at >= line->n || line->words[at]->x0 - line->words[at - 1]->x1 > line->height)
			return "";
		text = dx_asprintf(a, "%s %s", text, line->words[at]->text);
	}
	n = strlen(text);
	while (n && strchr(".,;)", text[n - 1]))
		n--;
	return dx_strndup(a, text, n);
}

/* "No." of "GST No. 118-402-773". */
static bool says_number(const char *text)
{
	static const char *const words[] = {"no", "no.", "nr", "nr.", "number", "num", "num.", "reg", "reg."};
	struct dx_str s = dx_str(text);

	while (s.n && s.p[s.n - 1] == ':')
		s.n--;
	return dx_str_is_one_of(s, words, DX_LEN(words));
}

/*
 * Is LABEL the word that ends before TEXT in word AT of LINE ("R.U.T.:7"), or the one before it, but for its points, a
 * colon that stands apart, and a word for a number?
 */
static bool is_labelled(const struct dx_line *line, size_t at, const char *text, const char *label)
{
	const char *word = line->words[at]->text;
	const char *end = text;

	if (text == word && at > 1 && strcmp(line->words[at - 1]->text, ":") == 0)
		at--;
	if (text == word && at > 1 && says_number(line->words[at - 1]->text))
		at--;
	if (text == word && at > 0) {
		word = line->words[at - 1]->text;
		end = word + strlen(word);
	}
	for (; word < end; word++) {
		if (strchr(".:", *word))
			continue;
		if (*word != *label)
			return false;
		label++;
	}
	return *label == '\0';
}

static bool has_sign(const struct dx_job *job, const char *sign)
{
	bool letters = sign && sign[0] >= 'a' && sign[0] <= 'z';

	for (size_t i = 0; sign && i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const char *text = job->lines.v[i].words[k]->text;

			if (letters ? dx_str_ieq_c(dx_str(text), sign) : strstr(text, sign) != NULL)
				return true;
		}
	return sign == NULL;
}

/* The currency of a sign that countries share, or that firms at home leave out, by the registration of one of them. */
static struct dx_val by_registration(struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			const char *word = line->words[k]->text;
			const char *text = strchr(word, ':') && strchr(word, ':')[1] ? strchr(word, ':') + 1 : word;

			for (size_t r = 0; r < DX_LEN(registrations); r++) {
				const struct registration *one = &registrations[r];
				struct dx_val v;

				if (!is_like(joined(job->arena, line, k, text, one->like), one->like) ||
				    !has_sign(job, one->sign) ||
				    (one->label && !is_labelled(line, k, text, one->label)))
					continue;
				v = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
				v.text = dx_strdup(job->arena, one->code);
				return v;
			}
		}
	}
	return (struct dx_val){0};
}

/* "(ΕΥΡΩ)", "16 390,91 грн.": money by its name in another script. */
static struct dx_val by_name(struct dx_job *job)
{
	static const struct {
		const char *name, *code;
	} names[] = {{"грн", "UAH"},      {"гривень", "UAH"},   {"гривні", "UAH"},  {"ΕΥΡΩ", "EUR"},
		     {"ευρώ", "EUR"},     {"Ευρώ", "EUR"},      {"ΕΥΡΏ", "EUR"},    {"руб", "RUB"},
		     {"рублей", "RUB"},   {"рубля", "RUB"},     {"тенге", "KZT"},   {"динара", "RSD"},
		     {"дин", "RSD"},      {"РСД", "RSD"},       {"ден", "MKD"},     {"денари", "MKD"},
		     {"МКД", "MKD"},      {"сом", "KGS"},       {"manat", "AZN"},   {"lekë", "ALL"},
		     {"元", "CNY"},       {"S/", "PEN"},        {"S/.", "PEN"},     {"SOLES", "PEN"},
		     {"Soles", "PEN"},    {"soles", "PEN"},     {"GH¢", "GHS"},     {"GH₵", "GHS"},
		     {"millimes", "TND"}, {"guaraníes", "PYG"}, {"Gs", "PYG"},      {"quetzales", "GTQ"},
		     {"lempiras", "HNL"}, {"RD$", "DOP"},       {"kwanzas", "AOA"}, {"meticais", "MZN"},
		     {"人民币", "CNY"},   {"円", "JPY"}};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			struct dx_str s = dx_str(line->words[k]->text);
			struct dx_val v;

			while (s.n && strchr("(", s.p[0]))
				s = dx_str_sub(s, 1, s.n);
			while (s.n && strchr(".,;:)", s.p[s.n - 1]))
				s.n--;
			for (size_t c = 0; c < DX_LEN(names); c++) {
				if (!dx_str_eq_c(s, names[c].name))
					continue;
				v = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
				v.text = dx_strdup(job->arena, names[c].code);
				return v;
			}
		}
	}
	return (struct dx_val){0};
}

/* "4958317682": a VAT number of South Africa behind a label that says so. */
static bool has_south_african_id(struct dx_job *job)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TAX_ID, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];

		for (size_t k = hit->first + hit->n; k < line->n; k++)
			if (is_like(line->words[k]->text, "4DDDDDDDDD"))
				return true;
	}
	return false;
}

#define GROUPS_OF_ODD 8 /* for each figure that may have lost a digit */

/* "12.345" and hardly anything else: are the figures with a point whole ones in groups of three? */
static bool has_only_groups(const struct dx_job *job)
{
	size_t groups = 0;
	size_t odd = 0;

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const char *text = job->lines.v[i].words[k]->text;
			struct dx_number n;
			size_t first;

			text += *text == '-';
			text += *text == '$';
			if (!strchr(text, '.') || !strpbrk(strchr(text, '.'), "0123456789") || /* "3. maí" */
			    !dx_value_parse(dx_str(text), job->tables.rule, &n))
				continue;
			first = strspn(text, "0123456789");
			if (first == 0 || first > 3 || text[0] == '0' || text[first] != '.' ||
			    strspn(text + first + 1, "0123456789") != 3 || text[first + 4] != '\0')
				odd++;
			else
				groups++;
		}
	return groups > 1 && odd * GROUPS_OF_ODD <= groups;
}

/* Does money of CODE have no decimals, or are they hardly ever printed? */
static bool is_whole(const char *code)
{
	static const char *const codes[] = {"CLP", "PYG", "COP", "ARS", "ISK", "IDR", "VND",
					    "HUF", "KRW", "JPY", "CRC", "XAF", "XOF"};

	return dx_str_is_one_of(dx_str(code), codes, DX_LEN(codes));
}

void dx_invoice_currency(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_val code;
	struct dx_val sign = {0};
	size_t rands;

	if (dx_fields_text(job, dx_scope_all(job), IL_CURRENCY, &code) && dx_value_currency(dx_str(code.text))) {
		inv->currency = code;
		inv->currency.text = dx_value_currency(dx_str(code.text));
	} else {
		inv->currency = dx_job_currency(job);
	}
	rands = dx_val_has(&inv->currency) ? 0 : rand_lines(job, &sign);
	if (rands > 1 || (rands == 1 && has_south_african_id(job))) {
		inv->currency = sign;
		inv->currency.text = "ZAR";
	}
	if (!dx_val_has(&inv->currency))
		inv->currency = by_name(job);
	if (!dx_val_has(&inv->currency))
		inv->currency = by_registration(job);
	/* two moneys are called francs CFA: which of them it is may not be printed */
	job->tables.rule.whole = dx_val_has(&inv->currency) ? is_whole(inv->currency.text) : has_sign(job, "CFA");
	if (job->tables.rule.whole && has_only_groups(job))
		job->tables.rule.comma = true;
}

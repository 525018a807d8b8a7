/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Numbers of accounts that no known label names: an IBAN proves itself, others stand behind a sign for a number. */
#include <string.h>

#include "dx/base/buf.h"
#include "dx/extract/ident.h"

#include "dates/dates.h"
#include "head.h"
#include "record/record.h"

#define IBAN_WORDS 10
#define DIGITS_MIN 6  /* of a number behind a label that says "account" */
#define ALONE_MIN  8  /* of one that says nothing but "No." */
#define GROUPS_MIN 16 /* … of one in groups */

/* ---- IBAN ---- */

/* Words of W that are one IBAN, from its first one on; 0: none. */
static size_t iban_words(const struct dx_word *const *w, size_t n)
{
	struct dx_buf buf = DX_BUF_INIT;
	size_t found = 0;

	for (size_t i = 0; i < n && i < IBAN_WORDS && !found; i++) {
		const char *text = w[i]->text;

		if (text[strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")] != '\0')
			break;
		dx_buf_adds(&buf, text);
		if (dx_ident_iban(dx_str(dx_buf_cstr(&buf))))
			found = i + 1;
	}
	dx_buf_free(&buf);
	return found;
}

static bool same(const char *a, const char *b)
{
	while (*a || *b) {
		while (*a == ' ')
			a++;
		while (*b == ' ')
			b++;
		if (*a != *b)
			return false;
		a += *a != '\0';
		b += *b != '\0';
	}
	return true;
}

/* The only number that is WORDS long from one of its words on, in the lines before END; false: none, or several. */
static bool only_one(struct dx_job *job, size_t end, size_t (*words)(const struct dx_word *const *w, size_t n),
		     struct dx_val *v)
{
	struct dx_val found = {0};

	for (size_t i = 0; i < end; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && !line->used; k++) {
			size_t n = words(line->words + k, line->n - k);
			struct dx_words w = {.words = line->words + k, .n = n, .page = line->page};
			struct dx_val one;

			if (n == 0)
				continue;
			one = dx_words_val(job->arena, &job->lines, &w);
			if (dx_val_has(&found) && !same(found.text, one.text))
				return false; /* somebody else's, too: which of them is the account's, nothing says */
			if (!dx_val_has(&found))
				found = one;
			k += n - 1;
		}
	}
	if (!dx_val_has(&found))
		return false;
	*v = found;
	return true;
}

/* The N bytes of TEXT without blanks and hyphens, in capitals. */
static const char *plain(struct dx_job *job, const char *text, size_t n)
{
	struct dx_buf buf = DX_BUF_INIT;
	const char *found;

	for (const char *p = text; p < text + n; p++)
		if (*p != ' ' && *p != '-')
			dx_buf_addc(&buf, *p >= 'a' && *p <= 'z' ? (char)(*p - 'a' + 'A') : *p);
	found = dx_strdup(job->arena, dx_buf_cstr(&buf));
	dx_buf_free(&buf);
	return found;
}

/* "GE60NB0000000123456789GEL": an IBAN and the currency of its account in one word. */
static size_t iban_and_currency(const struct dx_word *const *w, size_t n)
{
	const size_t iban = n ? dx_ident_iban_shape(dx_str(w[0]->text)) : 0;

	return iban && w[0]->text[iban] != '\0' && dx_ident_iban(dx_strn(w[0]->text, iban)) ? 1 : 0;
}

/* The only IBAN outside the rows. False, and *V as it was, when there is none or more than one. */
static bool iban_anywhere(struct dx_job *job, struct dx_val *v)
{
	return only_one(job, job->lines.n, iban_words, v) || only_one(job, job->lines.n, iban_and_currency, v);
}

/* "IBAN", "IBAN:" at the end of a run without a number: "COORDINATE IBAN", "Code IBAN" */
static bool ends_in_iban(const struct dx_words *w)
{
	static const char *const ends[] = {"iban", "iban:"};

	for (size_t i = 0; i < w->n; i++)
		if (dx_has_digit(w->words[i]->text))
			return false;
	return dx_str_is_one_of(dx_str(w->words[w->n - 1]->text), ends, DX_LEN(ends));
}

/* Is run S of LINE an IBAN, by its shape? */
static bool is_shaped(struct dx_job *job, const struct dx_line *line, const struct dx_seg *s, struct dx_words *w_r)
{
	*w_r = (struct dx_words){
		.words = (const struct dx_word *const *)line->words + s->first, .n = s->n, .page = line->page};
	return dx_ident_iban_shape(dx_str(dx_words_text(job->arena, w_r))) > 0;
}

/* The IBAN beside the last of RUNS, or right under it; false: there is none. */
static bool beside_or_below(struct dx_job *job, const struct st_runs *runs, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[runs->line];
	const struct dx_line *below = line + 1;
	size_t n;
	struct dx_seg *segs;

	if (runs->seg + 1 < runs->segs + runs->n && is_shaped(job, line, runs->seg + 1, w_r))
		return true;
	if (runs->line + 1 == job->lines.n || below->used || below->page != line->page ||
	    below->y0 - line->y1 > 2 * line->height)
		return false;
	segs = dx_lines_segments(job->arena, below, &n);
	for (size_t i = 0; i < n; i++)
		if (segs[i].x0 < runs->seg->x1 && segs[i].x1 > runs->seg->x0 && is_shaped(job, below, &segs[i], w_r))
			return true;
	return false;
}

/* The only IBAN in the head that a run calls one, whether or not its check digits are right. */
static bool iban_spoken(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;
	struct dx_val found = {0};

	while (dx_st_next_run(job, &runs, &w)) {
		struct dx_words iban;
		struct dx_val one;

		if (!ends_in_iban(&w) || !beside_or_below(job, &runs, &iban))
			continue;
		one = dx_words_val(job->arena, &job->lines, &iban);
		if (dx_val_has(&found) && !same(found.text, one.text))
			return false;
		found = one;
	}
	if (dx_val_has(&found))
		*v = found;
	return dx_val_has(&found);
}

static bool is_iban(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	(void)hit;
	return dx_ident_iban_shape(dx_str(dx_words_text(job->arena, w))) > 0;
}

/* Another label beside "IBAN" is none. */
static bool may_be_iban(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	(void)hit;
	return dx_has_digit(dx_words_text(job->arena, w));
}

/* "$A23 5500 …" of a scan: the country's letter was read as a sign; check digits tell. */
static void mend_country(struct dx_job *job, struct dx_val *v)
{
	char *text;
	char *sign;

	if (v->source != DX_VAL_OCR)
		return;
	text = dx_strdup(job->arena, plain(job, v->text, strlen(v->text)));
	sign = strchr(text, '$');
	if (!sign || sign > text + 1)
		return;
	*sign = 'S';
	if (!dx_ident_iban(dx_str(text)))
		return;
	v->text = text;
	v->source = DX_VAL_REPAIRED;
}

void dx_st_iban_read(struct dx_job *job, struct dx_val *v)
{
	struct dx_scope all = dx_scope_all(job);
	size_t n;

	if (!dx_fields_text_if(job, all, SL_IBAN, is_iban, v) &&
	    !dx_fields_text_if(job, all, SL_IBAN, may_be_iban, v) && !iban_anywhere(job, v) && !iban_spoken(job, v))
		return;
	mend_country(job, v);
	n = dx_ident_iban_shape(dx_str(v->text));
	if (n || dx_ident_iban(dx_str(v->text)))
		v->text = plain(job, v->text, n ? n : strlen(v->text));
}

/* ---- a card's number, masked ---- */

#define CARD_MIN 12 /* digits and masks */
#define CARD_MAX 19
#define MASK_MIN 4

size_t dx_st_card_words(const struct dx_word *const *w, size_t n)
{
	size_t marks = 0;
	size_t masks = 0;
	size_t at = 0;

	for (; at < n && marks < CARD_MAX; at++) {
		const char *text = w[at]->text;

		if (*text == '\0' || text[strspn(text, "0123456789xX*-)")] != '\0')
			break;
		for (; *text && *text != ')'; text++) {
			marks += *text != '-';
			masks += *text == 'x' || *text == 'X' || *text == '*';
		}
	}
	if (marks < CARD_MIN || marks > CARD_MAX || masks < MASK_MIN)
		return 0;
	return strspn(w[at - 1]->text + strcspn(w[at - 1]->text, "0123456789"), "0123456789") >= 3 ? at : 0;
}

#define LAST_DIGITS 4

/* "•••• 6757", "****6757": four marks for what is hidden, and a number's last digits. */
static size_t last_digits(const struct dx_word *const *w, size_t n)
{
	const char *text = n ? w[0]->text : "";
	size_t masks = 0;
	size_t len;

	for (; *text; text += len, masks++) {
		len = strncmp(text, "•", strlen("•")) == 0 ? strlen("•") : strchr("xX*", *text) ? 1 : 0;
		if (len == 0)
			break;
	}
	if (masks != MASK_MIN || (*text == '\0' && n < 2))
		return 0;
	len = *text == '\0' ? 2 : 1;
	text = *text == '\0' ? w[1]->text : text;
	return strspn(text, "0123456789") == LAST_DIGITS && text[LAST_DIGITS] == '\0' ? len : 0;
}

bool dx_st_is_masked(const char *text)
{
	return strpbrk(text, "xX*") != NULL || strstr(text, "•") != NULL;
}

/* Is a name all that stands in front of word AT of LINE? */
static bool is_behind_name(struct dx_job *job, const struct dx_line *line, size_t at)
{
	struct dx_words w = {.words = (const struct dx_word *const *)line->words, .n = at, .page = line->page};

	return at >= 2 && dx_st_is_name(job, &w);
}

/* Do figures of a panel beside ("89%", "Rs 1,655.00") alone stand in front of word AT of LINE, far from it? */
static bool is_beside_figures(struct dx_job *job, const struct dx_line *line, size_t at)
{
	for (size_t i = 0; i < at; i++)
		if ((dx_has_letter(line->words[i]->text) && !dx_value_currency(dx_str(line->words[i]->text))) ||
		    dx_st_date_words(job, line, i) > 0)
			return false;
	return at > 0 && line->words[at]->x0 - line->words[at - 1]->x1 > 2 * line->height;
}

/* "STRAITS PREMIER VISA     4265-88XX-XXXX-7342     LIM JUN HAO": what the card is called, N words, and a name? */
static bool is_among_titles(struct dx_job *job, const struct dx_line *line, size_t at, size_t n)
{
	const struct dx_words behind = {.words = (const struct dx_word *const *)line->words + at + n,
					.n = line->n - at - n,
					.page = line->page};

	for (size_t i = 0; i < at; i++)
		if (!dx_st_is_capital(line->words[i]->text) || dx_has_digit(line->words[i]->text))
			return false;
	return at > 0 && behind.n > 0 && line->words[at]->x0 - line->words[at - 1]->x1 > 2 * line->height &&
	       dx_st_is_name(job, &behind);
}

/* Is a day or money among the words FROM to TO of LINE? */
static bool has_day_or_money(struct dx_job *job, const struct dx_line *line, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (dx_columns_amount_like(line->words[i]) || dx_st_date_words(job, line, i) > 0)
			return true;
	return false;
}

/* Are the N words from AT on of LINE, a number, a title with a name, a card's name, or figures of a panel beside? */
static bool is_title(struct dx_job *job, const struct dx_line *line, size_t at, size_t n)
{
	const bool beside = n > 0 && is_beside_figures(job, line, at);
	const bool alone = at == 0 || (at + n == line->n && (beside || is_behind_name(job, line, at)));

	return n > 0 && (alone || is_among_titles(job, line, at, n)) &&
	       ((beside && at > 1 && dx_value_currency(dx_str(line->words[0]->text))) ||
		!has_day_or_money(job, line, 0, at)) &&
	       !has_day_or_money(job, line, at + n, line->n);
}

/* "XXXX-XXXX-XXXX-3297 MEERA KRISHNAN", or the name first, between headings and rows. */
static bool title_of_card(struct dx_job *job, size_t from, struct dx_val *v)
{
	for (size_t i = from; i < job->lines.n && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n = dx_st_card_words((const struct dx_word *const *)line->words, line->n);
		size_t at = 0;
		struct dx_words w = {.page = line->page};

		while (n == 0 && ++at < line->n)
			n = dx_st_card_words((const struct dx_word *const *)line->words + at, line->n - at);
		if (!is_title(job, line, at, n))
			continue;
		w.words = (const struct dx_word *const *)line->words + at;
		w.n = n;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return true;
	}
	return false;
}

bool dx_st_card_anywhere(struct dx_job *job, struct dx_val *v)
{
	size_t begin = dx_st_begin(job);
	size_t end = 0;

	while (end < begin && job->lines.v[end].page == job->lines.v[0].page)
		end++;
	return only_one(job, end, dx_st_card_words, v) || title_of_card(job, end, v) ||
	       only_one(job, end, last_digits, v);
}

/* ---- "Compte de dépôt n° …", "No. …" ---- */

bool dx_st_is_number_sign(struct dx_str s)
{
	static const char *const signs[] = {"no",     "no.",    "nº",     "n°",     "nr",  "nr.",
					    "n.",     "no:",    "nr:",    "n°:",    "nº:", "number",
					    "nummer", "numero", "número", "numéro", "#"};

	return dx_str_is_one_of(s, signs, DX_LEN(signs));
}

static size_t digits_of(const char *text)
{
	size_t n = 0;

	if (text[strspn(text, "0123456789-/.xX*")] != '\0')
		return 0;
	for (const char *p = text; *p; p++)
		n += *p != '-' && *p != '/' && *p != '.';
	return n;
}

/* A sign and a number behind it among the words FROM..TO of a line. */
static bool behind_sign(struct dx_job *job, size_t line, size_t from, size_t to, size_t least, struct dx_val *v)
{
	const struct dx_line *l = &job->lines.v[line];
	struct dx_dates_raw date;

	for (size_t i = from; i + 1 < to; i++) {
		struct dx_words w = {.words = l->words + i + 1, .n = 1, .page = l->page};

		if (!dx_st_is_number_sign(dx_str(l->words[i]->text)) || digits_of(l->words[i + 1]->text) < least ||
		    dx_dates_whole(dx_str(l->words[i + 1]->text), &date))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return true;
	}
	return false;
}

/* "nr: 62 1140 2017 0000 7215 0459 1416": a sign, and a number in groups that is too long for one of a telephone. */
static bool groups_behind_sign(struct dx_job *job, size_t line, const struct dx_seg *s, struct dx_val *v)
{
	const struct dx_line *l = &job->lines.v[line];
	struct dx_words w = {
		.words = (const struct dx_word *const *)l->words + s->first + 1, .n = s->n - 1, .page = l->page};
	size_t digits = 0;

	if (s->n < 3 || !dx_st_is_number_sign(dx_str(l->words[s->first]->text)))
		return false;
	for (size_t i = 0; i < w.n; i++) {
		if (w.words[i]->text[strspn(w.words[i]->text, "0123456789")] != '\0')
			return false;
		digits += strlen(w.words[i]->text);
	}
	if (digits < GROUPS_MIN)
		return false;
	*v = dx_words_val(job->arena, &job->lines, &w);
	return true;
}

/* "CCSUV-A/C NO: 15755161841": a sign for an account's number behind a code of the scheme. */
static bool behind_scheme(struct dx_job *job, size_t line, const struct dx_seg *s, struct dx_val *v)
{
	static const char *const words[] = {"-a/c", "-account", "-acct"};
	const struct dx_line *l = &job->lines.v[line];

	for (size_t i = s->first; i + 2 < s->first + s->n; i++) {
		const char *text = l->words[i]->text;
		size_t n = strlen(text);

		for (size_t k = 0; k < DX_LEN(words); k++)
			if (n > strlen(words[k]) && dx_str_ieq_c(dx_str(text + n - strlen(words[k])), words[k]) &&
			    behind_sign(job, line, i + 1, i + 3, DIGITS_MIN, v))
				return true;
	}
	return false;
}

/* "Transactions List - MEERA KRISHNAN (INR) - 11738692266": the number that ends a title with a currency. */
static bool ends_title(struct dx_job *job, size_t line, const struct dx_seg *s, struct dx_val *v)
{
	const struct dx_line *l = &job->lines.v[line];
	const struct dx_word *const *words = (const struct dx_word *const *)l->words + s->first;
	bool has_currency = false;

	if (s->n < 4 || strcmp(words[s->n - 2]->text, "-") != 0 || digits_of(words[s->n - 1]->text) < ALONE_MIN)
		return false;
	for (size_t i = 0; i + 2 < s->n; i++) {
		struct dx_str text = dx_str(words[i]->text);

		has_currency |= text.n == 5 && text.p[0] == '(' && text.p[4] == ')' &&
				dx_value_currency(dx_str_sub(text, 1, 3)) != NULL;
	}
	if (!has_currency)
		return false;
	*v = dx_lines_val(job->arena, &job->pages[l->page], words + s->n - 1, 1);
	return true;
}

/* Do the N words W begin with an IBAN: one that proves itself, or "IBAN:" and one that looks like it? */
static bool begins_with_iban(struct dx_job *job, const struct dx_word *const *w, size_t n)
{
	static const char *const labels[] = {"iban", "iban:"};

	if (n < 2 || !dx_str_is_one_of(dx_str(w[0]->text), labels, DX_LEN(labels)))
		return iban_words(w, n) > 0;
	return dx_ident_iban_shape(dx_str(dx_lines_text(job->arena, w + 1, n - 1))) > 0;
}

/* "GiroBusiness 53303178, DE38 4000 …": a number, a comma, and its IBAN. */
static bool before_iban(struct dx_job *job, size_t line, const struct dx_seg *s, struct dx_val *v)
{
	const struct dx_line *l = &job->lines.v[line];

	for (size_t i = s->first; i + 1 < s->first + s->n; i++) {
		struct dx_words w = {.words = (const struct dx_word *const *)l->words + i, .n = 1, .page = l->page};
		const char *text = l->words[i]->text;
		size_t n = strspn(text, "0123456789");

		if (n < DIGITS_MIN || strcmp(text + n, ",") != 0 ||
		    !begins_with_iban(job, w.words + 1, s->first + s->n - i - 1))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		v->text = dx_strndup(job->arena, text, n);
		return true;
	}
	return false;
}

bool dx_st_number_behind_sign(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;
	size_t end = dx_st_begin(job);

	while ((hit = dx_fields_next(job, s, SL_ACCOUNT_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t from = hit->first + hit->n;
		size_t to = from;

		while (to < line->n && (to == 0 || line->words[to]->x0 - line->words[to - 1]->x1 <= line->height))
			to++;
		if (behind_sign(job, hit->line, from, to, DIGITS_MIN, v))
			return true;
	}
	for (size_t i = s.from; i < s.to && i < end; i++) {
		struct dx_seg *segs;
		size_t n;

		if (job->lines.v[i].used || job->lines.v[i].page != job->lines.v[0].page)
			continue;
		segs = dx_lines_segments(job->arena, &job->lines.v[i], &n);
		for (size_t k = 0; k < n; k++)
			if (ends_title(job, i, &segs[k], v) || behind_scheme(job, i, &segs[k], v) ||
			    before_iban(job, i, &segs[k], v) || groups_behind_sign(job, i, &segs[k], v) ||
			    (segs[k].n == 2 && behind_sign(job, i, segs[k].first, segs[k].first + 2, ALONE_MIN, v)))
				return true;
	}
	return false;
}

bool dx_st_number_behind_kind(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	for (size_t i = s.from; i < s.to && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n && !line->used; k++) {
			struct dx_words w = {.words = (const struct dx_word *const *)line->words + segs[k].first,
					     .page = line->page};

			while (w.n < segs[k].n && strcmp(w.words[w.n]->text, "-") != 0)
				w.n++;
			if (w.n + 1 >= segs[k].n || digits_of(w.words[w.n + 1]->text) < ALONE_MIN ||
			    !dx_st_says_only_kind(job, &w))
				continue;
			*v = dx_lines_val(job->arena, &job->pages[w.page], w.words + w.n + 1, 1);
			return true;
		}
	}
	return false;
}

size_t dx_st_number_places(const char *text)
{
	const bool masked = text[strspn(text, "0123456789-xX*")] == '\0';
	size_t n = 0;

	for (; *text; text++)
		n += (*text >= '0' && *text <= '9') || (masked && *text != '-');
	return n;
}

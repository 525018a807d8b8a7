/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who sold, when, and how to reach them: the lines above the goods. */
#include <string.h>

#include "receipt_int.h"

#define NAME_LINES    8 /* how far down a merchant's name may stand */
#define ADDRESS_LINES 7

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

static void count(const char *text, size_t *letters, size_t *digits, size_t *capitals)
{
	*letters = *digits = *capitals = 0;
	for (; *text; text++) {
		*letters += is_letter(*text);
		*digits += is_digit(*text);
		*capitals += *text >= 'A' && *text <= 'Z';
	}
}

/* The first run of words of a line: what stands on its left side. */
static struct dx_words left(struct dx_job *job, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];
	size_t letters, digits;
	size_t from;
	size_t n = 0;

	do { /* a speck at the edge is no run of words */
		from = n;
		letters = digits = 0;
		do {
			size_t more, figures, capitals;

			count(l->words[n]->text, &more, &figures, &capitals);
			letters += more;
			digits += figures;
			n++;
		} while (n < l->n && l->words[n]->x0 - l->words[n - 1]->x1 <= 2 * l->height);
	} while (n < l->n && letters + digits < 3);
	return (struct dx_words){l->words + from, n - from, 0, l->page};
}

static const char *text_of(struct dx_job *job, size_t line)
{
	struct dx_words w = left(job, line);

	return dx_words_text(job->arena, &w);
}

/* Does the line hold FIELD anywhere? Words of companies and addresses stand in the middle. */
static const struct dx_label_hit *holds(const struct dx_job *job, size_t line, int field)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field == field)
			return &l->v[i];
	return NULL;
}

/* ---- dates ---- */

/* No receipt is older or newer; the clock has no say, the same picture gives the same answer. */
#define YEAR_MIN 1990
#define YEAR_MAX 2050

static bool is_digit_or_name(char c)
{
	return is_digit(c) || is_letter(c);
}

/* A date anywhere in TEXT ("Date:11/01/2019", "25/12/201820:13"). */
static bool date_in(struct dx_job *job, const char *text, size_t *from_r, size_t *used_r, struct dx_date *d)
{
	struct dx_str s = dx_str(text);

	for (size_t i = 0; i < s.n; i++) {
		struct dx_dates_raw raw;
		bool inside = i > 0 && (is_digit(s.p[i - 1]) || is_letter(s.p[i - 1]));

		/* a time or a label may be glued behind it */
		if (inside || !is_digit_or_name(s.p[i]) ||
		    (!dx_dates_scan(dx_str_sub(s, i, SIZE_MAX), &raw, used_r) &&
		     !dx_dates_scan(dx_str_sub(s, i, 10), &raw, used_r)) ||
		    raw.year < 0 || !dx_dates_resolve(&raw, &job->dates, d) || d->year < YEAR_MIN || d->year > YEAR_MAX)
			continue;
		*from_r = i;
		return true;
	}
	return false;
}

static bool is_slash(char c)
{
	return c == '/' || c == '-';
}

/*
 * What a scanner makes of years of this century, and of a lost stroke: "10/03/2078" for 2018, "1101/2019" for
 * 11/01/2019. NULL when the text has neither.
 */
static char *respelled(struct dx_job *job, const char *text)
{
	char *copy = dx_strdup(job->arena, text);

	for (size_t i = 0; copy[i]; i++) {
		size_t run = 0;

		if (i > 0 && (is_digit(copy[i - 1]) || is_slash(copy[i - 1])))
			continue;
		while (is_digit(copy[i + run]))
			run++;
		if (run == 4 && is_slash(copy[i + 4]) && strncmp(copy + i + 5, "20", 2) == 0)
			return dx_asprintf(job->arena, "%.*s%c%s", (int)i + 2, copy, copy[i + 4], copy + i + 2);
		if ((run == 1 || run == 2) && is_slash(copy[i + run])) {
			char *year = copy + i + run + 1;

			year += strspn(year, "0123456789");
			if (is_slash(*year) && year[1] == '2' && year[2] == '0' && year[3] == '7' &&
			    is_digit(year[4])) {
				year[3] = '1';
				return copy;
			}
		}
	}
	return NULL;
}

static bool date_on(struct dx_job *job, size_t line, struct dx_val *v)
{
	const struct dx_line *l = &job->lines.v[line];
	bool scanned = job->pages[l->page].source == DX_SOURCE_OCR;
	char *text = dx_lines_text(job->arena, l->words, l->n);
	bool repaired = false;
	size_t from;
	size_t used;
	struct dx_date d;

	if (!date_in(job, text, &from, &used, &d)) {
		const char *other = scanned ? respelled(job, text) : NULL;

		if (!other || !date_in(job, other, &from, &used, &d))
			return false;
		repaired = true;
	}
	*v = dx_lines_val(job->arena, &job->pages[l->page], l->words, l->n);
	if (repaired)
		v->source = DX_VAL_REPAIRED;
	v->raw = dx_strndup(job->arena, text + from, repaired ? strlen(text + from) : used);
	v->date = d;
	return true;
}

/* The labelled date, else the first one. */
static void date(struct dx_job *job, struct rec_receipt *r)
{
	struct dx_dates_vote vote = {0};

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			struct dx_dates_raw raw;
			size_t used;

			if (dx_dates_scan(dx_str(job->lines.v[i].words[k]->text), &raw, &used) && raw.year >= 0)
				dx_dates_vote(&vote, &raw);
		}
	job->dates.month_first =
		vote.day_first != vote.month_first ? vote.month_first > vote.day_first : job->tpl->month_first;
	for (size_t i = 0; i < job->lines.n && !dx_val_has(&r->date); i++)
		if (holds(job, i, RL_DATE))
			date_on(job, i, &r->date);
	for (size_t i = 0; i < job->lines.n && !dx_val_has(&r->date); i++)
		date_on(job, i, &r->date);
}

/* "9:44", "20:13:39", "08:06 PM": hours and minutes, seconds if printed. */
static bool time_in(struct dx_job *job, const char *text, size_t *from_r, size_t *n_r, const char **value_r)
{
	for (size_t i = 0; text[i]; i++) {
		const char *p = text + i;
		unsigned int h = 0;
		size_t n = 0;
		bool pm;
		bool am;
		const char *rest;

		if (!is_digit(*p) || (i > 0 && (is_digit(text[i - 1]) || text[i - 1] == ':' || text[i - 1] == '.')))
			continue;
		while (n < 2 && is_digit(p[n]))
			h = h * 10 + (unsigned int)(p[n++] - '0');
		if (p[n] != ':' || h > 23 || p[n + 1] < '0' || p[n + 1] > '5' || !is_digit(p[n + 2]) ||
		    is_digit(p[n + 3]))
			continue;
		rest = p + n + 3;
		if (rest[0] == ':' && rest[1] >= '0' && rest[1] <= '5' && is_digit(rest[2]) && !is_digit(rest[3]))
			rest += 3;
		*from_r = i;
		*n_r = (size_t)(rest - p);
		while (*rest == ' ')
			rest++;
		pm = (rest[0] == 'P' || rest[0] == 'p') && (rest[1] == 'M' || rest[1] == 'm' || rest[1] == '.');
		am = (rest[0] == 'A' || rest[0] == 'a') && (rest[1] == 'M' || rest[1] == 'm' || rest[1] == '.');
		if (pm && h < 12)
			h += 12;
		else if (am && h == 12)
			h = 0;
		*value_r = dx_asprintf(job->arena, "%02u%.*s", h, (int)(*n_r - n), p + n);
		return true;
	}
	return false;
}

static void time_of_day(struct dx_job *job, struct rec_receipt *r)
{
	for (int labelled = 1; labelled >= 0; labelled--) {
		for (size_t i = 0; i < job->lines.n; i++) {
			const struct dx_line *l = &job->lines.v[i];
			char *text;
			const char *value;
			size_t from;
			size_t n;
			struct dx_val unused;

			if (labelled && !holds(job, i, RL_TIME) && !date_on(job, i, &unused))
				continue;
			text = dx_lines_text(job->arena, l->words, l->n);
			if (!time_in(job, text, &from, &n, &value))
				continue;
			r->time = dx_lines_val(job->arena, &job->pages[l->page], l->words, l->n);
			r->time.raw = dx_strndup(job->arena, text + from, n);
			r->time.text = value;
			return;
		}
	}
}

/* ---- merchant ---- */

/* A number of a registration behind the name: "AEON CO. (M) BHD (126926-R)". */
static size_t without_registration(const struct dx_words *w)
{
	size_t n = w->n;

	while (n > 1) {
		size_t letters, digits, capitals;

		count(w->words[n - 1]->text, &letters, &digits, &capitals);
		if (digits < 4 && !(digits + letters == 0))
			break;
		n--;
	}
	return n;
}

/* Labels that end the lines about the merchant. */
static bool ends_head(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);
	struct dx_val v;
	size_t at;

	/* "Staff" without anything behind it may be a misread word of the name */
	if (hit && !(hit->field >= RL_PHONE && hit->field <= RL_STREET) && hit->field != RL_TAX &&
	    (hit->has_colon || hit->field != RL_OTHER || strpbrk(text_of(job, line), "0123456789:")))
		return true;
	return date_on(job, line, &v) || dx_receipt_amount(job, line, 0, &v, &at);
}

static bool is_mail(const char *text)
{
	const char *at = strchr(text, '@');

	return at && at > text && (is_letter(at[-1]) || is_digit(at[-1])) && is_letter(at[1]);
}

/* A line about the merchant that is neither name nor address. */
static bool is_contact(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);
	const char *text = text_of(job, line);

	size_t letters, digits, capitals;

	count(text, &letters, &digits, &capitals);
	return (hit && hit->field != RL_COMPANY && hit->field != RL_SHOP && hit->field != RL_STREET &&
		hit->field != RL_PHONE) ||
	       (digits > 5 && holds(job, line, RL_PHONE)) || holds(job, line, RL_TAX_ID) ||
	       holds(job, line, RL_NOISE) || holds(job, line, RL_REGISTRATION) || is_mail(text) ||
	       strstr(text, "www.") || strstr(text, "WWW.") || strstr(text, ".com") || strstr(text, ".COM");
}

/* Letters enough to be a name, in capitals, unless nothing better comes. */
static bool is_name(struct dx_job *job, size_t line, bool strict)
{
	size_t letters, digits, capitals;
	const char *text = text_of(job, line);

	count(text, &letters, &digits, &capitals);
	if (letters < 3 || digits > letters || is_contact(job, line))
		return false;
	return !strict || (capitals > 0 && letters >= 4);
}

/* The first line with FIELD in it that may be a name, above line MOST. */
static size_t line_with(struct dx_job *job, int field, size_t most)
{
	for (size_t i = 0; i < most; i++)
		if (holds(job, i, field) && is_name(job, i, false))
			return i;
	return most;
}

/* The line of the name: one with a legal form, else with a word that shops have, else the first that may be one. */
static size_t name_line(struct dx_job *job, size_t end)
{
	size_t most = end < NAME_LINES ? end : NAME_LINES;
	size_t at = line_with(job, RL_COMPANY, most);

	if (at == most)
		at = line_with(job, RL_SHOP, most);
	for (int strict = 1; at == most && strict >= 0; strict--)
		for (size_t i = 0; i < most && at == most; i++)
			if (is_name(job, i, strict))
				at = i;
	return at;
}

/* Only "(M) Sdn Bhd": the name stands on the line above. Letters of any case count, a specked one or two do not. */
static bool only_form(struct dx_job *job, size_t line, const struct dx_words *w)
{
	const struct dx_labels *l = &job->labels;
	size_t rest = 0;

	for (size_t k = 0; k < w->n; k++) {
		size_t letters, digits, capitals;
		bool form = false;

		for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
			form |= (l->v[i].field == RL_COMPANY || l->v[i].field == RL_SHOP) && k >= l->v[i].first &&
				k < l->v[i].first + l->v[i].n;
		count(w->words[k]->text, &letters, &digits, &capitals);
		rest += form || letters <= 1 ? 0 : letters;
	}
	return rest <= 3 && holds(job, line, RL_COMPANY);
}

static size_t name(struct dx_job *job, struct rec_receipt *r, size_t end)
{
	size_t at = name_line(job, end);
	struct dx_words w;

	if (at >= end)
		return 0;
	w = left(job, at);
	w.n = without_registration(&w);
	for (size_t i = 0; i + 1 < w.n; i++) /* "Owned by: …" */
		if (w.words[i]->text[strlen(w.words[i]->text) - 1] == ':') {
			w.words += i + 1;
			w.n -= i + 1;
			i = SIZE_MAX;
		}
	r->merchant.name = dx_words_val(job->arena, &job->lines, &w);
	if (at > 0 && only_form(job, at, &w) && is_name(job, at - 1, true)) {
		struct dx_words above = left(job, at - 1);
		struct dx_val v = dx_words_val(job->arena, &job->lines, &above);

		v.text = dx_asprintf(job->arena, "%s %s", v.text, r->merchant.name.text);
		v.raw = v.text;
		v.place = dx_place_join(v.place, r->merchant.name.place);
		r->merchant.name = v;
	}
	return at + 1;
}

/* A number too long for an address: a registration, a telephone. */
static bool has_long_number(const char *text)
{
	size_t run = 0;
	size_t digits = 0;

	for (const char *p = text; *p; p++) {
		run = is_digit(*p) ? run + 1 : *p == '-' && run ? run : 0;
		digits = run > digits ? run : digits;
	}
	return digits >= 7;
}

/* A line of an address: a word of addresses, a number, or a comma. */
static bool is_address(struct dx_job *job, size_t line)
{
	size_t letters, digits, capitals;
	const char *text = text_of(job, line);

	count(text, &letters, &digits, &capitals);
	return letters >= 2 && !is_contact(job, line) && !has_long_number(text) && !holds(job, line, RL_COMPANY) &&
	       (digits || strchr(text, ','));
}

/* Where the address begins: a line with a number or a comma, or else with a word of addresses. */
static size_t address_line(struct dx_job *job, size_t from, size_t end)
{
	for (size_t i = from; i < end; i++)
		if (is_address(job, i))
			return i;
	for (size_t i = from; i < end; i++)
		if (holds(job, i, RL_STREET) && !is_contact(job, i))
			return i;
	return end;
}

/* Specks before the first letter or digit of a line, and behind the last. */
static struct dx_str cleaned(const char *text)
{
	struct dx_str s = dx_str_trim(dx_str(text));

	while (s.n && !is_letter(s.p[0]) && !is_digit(s.p[0]) && s.p[0] != '(')
		s = dx_str_sub(s, 1, SIZE_MAX);
	while (s.n && !is_letter(s.p[s.n - 1]) && !is_digit(s.p[s.n - 1]) && s.p[s.n - 1] != ')')
		s.n--;
	return s;
}

static void address(struct dx_job *job, struct rec_receipt *r, size_t from, size_t end)
{
	struct dx_val *v = &r->merchant.address;
	size_t lines = 0;
	size_t blank = 0;

	for (size_t i = address_line(job, from, end); i < end && lines < ADDRESS_LINES; i++) {
		struct dx_words w = left(job, i);
		struct dx_str s = cleaned(text_of(job, i));
		struct dx_val one;
		size_t letters, digits, capitals;

		count(text_of(job, i), &letters, &digits, &capitals);
		if (lines && (is_contact(job, i) || has_long_number(text_of(job, i)) || digits > letters + 4 ||
			      letters + digits < 4)) {
			if (++blank == 1 && letters + digits < 4)
				continue; /* a speck inside */
			return;
		}
		one = dx_words_val(job->arena, &job->lines, &w);
		if (lines == 0) {
			*v = one;
			v->text = dx_strndup(job->arena, s.p, s.n);
		} else {
			v->text = dx_asprintf(job->arena, "%s, %.*s", v->text, (int)s.n, s.p);
			v->place = dx_place_join(v->place, one.place);
			v->conf = one.conf < v->conf ? one.conf : v->conf;
		}
		v->raw = v->text;
		lines++;
	}
}

static bool is_phone(struct dx_str s)
{
	size_t digits = 0;

	for (size_t i = 0; i < s.n; i++) {
		digits += is_digit(s.p[i]);
		if (!is_digit(s.p[i]) && !strchr("+-() .", s.p[i]))
			return false;
	}
	return digits >= 7 && digits <= 15;
}

static bool is_tax_number(struct dx_str s)
{
	size_t digits = 0;

	for (size_t i = 0; i < s.n; i++) {
		digits += is_digit(s.p[i]);
		if (!is_digit(s.p[i]) && !is_letter(s.p[i]) && !strchr("-. ", s.p[i]))
			return false;
	}
	return digits >= 8 && s.n <= 20;
}

/* The longest run of words behind FIELD, on its line, for which OK holds. */
static void behind(struct dx_job *job, int field, size_t end, bool (*ok)(struct dx_str s), struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, (struct dx_scope){0, end}, field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t from = hit->first + hit->n - (hit->skip ? 1 : 0);

		for (size_t i = from; i < line->n && !dx_val_has(v); i++) {
			for (size_t n = line->n - i < 5 ? line->n - i : 5; n > 0 && !dx_val_has(v); n--) {
				struct dx_words w = {line->words + i, n, i == from ? hit->skip : 0, line->page};
				struct dx_str s = cleaned(dx_words_text(job->arena, &w));

				if (s.n == 0 || !ok(s) ||
				    !is_digit(w.words[n - 1]->text[strlen(w.words[n - 1]->text) - 1]))
					continue;
				*v = dx_words_val(job->arena, &job->lines, &w);
				v->text = dx_strndup(job->arena, s.p, s.n);
			}
		}
	}
}

void dx_receipt_head(struct dx_job *job, struct rec_receipt *r)
{
	size_t end = 0;

	date(job, r);
	time_of_day(job, r);
	while (end < job->lines.n && !ends_head(job, end))
		end++;
	r->body = end;
	address(job, r, name(job, r, end), end);
	behind(job, RL_PHONE, end ? end : job->lines.n, is_phone, &r->merchant.phone);
	behind(job, RL_TAX_ID, job->lines.n, is_tax_number, &r->merchant.tax_id);
	behind(job, RL_TAX, job->lines.n, is_tax_number, &r->merchant.tax_id); /* "GST: 000123456789" */
}

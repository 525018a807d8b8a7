/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The account's number when no label is known: by a word that speaks of an account, or as the only number of a head. */
#include <ctype.h>
#include <string.h>

#include "head.h"
#include "record/record.h"

#define SPOKEN_MIN  6 /* digits and masks behind a word that speaks of an account */
#define ALONE_MIN   9 /* without one: no date, no postcode, no number of a page */
#define DIGITS_MAX  24
#define GROUP_MIN   3 /* digits of a number's first word */
#define WORD_MAX    24
#define PHONE_WORDS 3 /* "Mobile Number", "Wallet linked to" */
#define KIND_MAX    2 /* words of a kind behind "account" */
#define FOLIO_FAR   2 /* words from "Folio" to its number */
#define TRANSIT_FAR 2 /* lines from a folio to its transit */
#define PART_MAX    3 /* digits behind a stroke */
#define ABROAD_MAX  3 /* digits of a country's code before a telephone's number */

enum said {
	SAID_NOTHING, /* no word before it */
	SAID_UNKNOWN,
	SAID_ACCOUNT,
	SAID_OTHER, /* a telephone's, a customer's */
};

/* Beginnings of words for an account. */
static const char *const account_stems[] = {"account", "a/c",    "acct",    "acc",      "konto",    "kto",
					    "compte",  "cuenta", "conta",   "conto",    "rekening", "rachun",
					    "hesap",   "számla", "účet",    "účtu",     "girokon",  "sparkon",
					    "tilin",   "depot",  "sąskait", "kontonum", "konta"};

/* … and ends of such: "Privatkonto", "Betaalrekening". */
static const char *const account_ends[] = {"konto", "rekening", "számla", "tili"};

/* Beginnings of words for a telephone that one carries, whose number is that of a purse in it, and for the purse. */
static const char *const phone_stems[] = {"mobile", "msisdn", "celular", "móvil", "wallet"};

/* … and of words for what has other numbers, or which are no label at all. */
static const char *const other_stems[] = {
	"contact",   "tel",     "tele",        "phone",   "mobile",  "fax",      "call",    "toll",     "customer",
	"client",    "cust",    "cif",         "crn",     "id",      "ref",      "refer",   "micr",     "code",
	"pin",       "zip",     "gst",         "gstin",   "cin",     "reg",      "regis",   "page",     "serial",
	"swift",     "ifsc",    "branch",      "type",    "open",    "cheque",   "nominee", "user",     "member",
	"date",      "card",    "transaction", "balance", "limit",   "amount",   "agency",  "sort",     "bsb",
	"blz",       "bic",     "tax",         "vat",     "pan",     "ckyc",     "kyc",     "licence",  "sequence",
	"statement", "period",  "rating",      "kunden",  "cliente", "whatsapp", "tél",     "télé",     "tlf",
	"natel",     "gsm",     "hotline",     "telp",    "тел",     "box",      "pobox",   "postfach", "postbus",
	"postboks",  "casilla", "apartado",    "apdo",    "casella", "boîte",    "bp",      "☎",        "✆"};

/* Does WORD begin with one of them? Those of three letters and less are whole words. */
static bool begins_with_one(struct dx_str word, const char *const *stems, size_t n)
{
	char low[WORD_MAX];
	size_t len = 0;

	for (size_t at = 0; at < word.n && len + 1 < sizeof(low); at++)
		if (!strchr("(\"'*-:.", word.p[at]))
			low[len++] = (char)tolower((unsigned char)word.p[at]);
	low[len] = '\0';
	for (size_t i = 0; i < n; i++) {
		size_t k = strlen(stems[i]);

		if (strncmp(low, stems[i], k) == 0 && (k > 3 || low[k] == '\0'))
			return true;
	}
	return false;
}

static bool ends_with_one(struct dx_str word, const char *const *ends, size_t n)
{
	while (word.n && strchr(":.-)", word.p[word.n - 1]))
		word.n--;
	for (size_t i = 0; i < n; i++) {
		size_t k = strlen(ends[i]);

		if (word.n > k && dx_str_ieq_c(dx_str_sub(word, word.n - k, k), ends[i]))
			return true;
	}
	return false;
}

static enum said said_by_word(struct dx_str word)
{
	size_t signs = 0;
	bool digit = false;
	bool letter = false;

	for (size_t i = 0; i < word.n; i++) {
		signs += strchr(":.-#()*", word.p[i]) != NULL;
		digit |= isdigit((unsigned char)word.p[i]) != 0;
		letter |= isalpha((unsigned char)word.p[i]) != 0;
	}
	if (signs == word.n)
		return SAID_NOTHING;
	if (word.n && word.p[0] == '+' && digit) /* "+91 98XXXXXX21" */
		return SAID_OTHER;
	/* "CH93 0076 2011": the number is the rest of another one */
	if ((digit && letter) || begins_with_one(word, other_stems, DX_LEN(other_stems)))
		return SAID_OTHER;
	return begins_with_one(word, account_stems, DX_LEN(account_stems)) ||
			       ends_with_one(word, account_ends, DX_LEN(account_ends))
		       ? SAID_ACCOUNT
		       : SAID_UNKNOWN;
}

/* A line's runs, and what each of its words says: asked for every number of the line. */
struct told {
	size_t at; /* of the job's lines */
	const struct dx_line *line;
	const struct dx_seg *segs;
	size_t n;
	const enum said *words;
};

static struct told told_by(struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	enum said *words = dx_alloc_array(job->arena, line->n, sizeof(*words));
	struct told t = {.at = at, .line = line, .words = words};

	t.segs = dx_lines_segments(job->arena, line, &t.n);
	for (size_t i = 0; i < line->n; i++)
		words[i] = said_by_word(dx_str(line->words[i]->text));
	return t;
}

/* What the words FROM..TO say, the last that says anything first. */
static enum said said_by(const struct told *t, size_t from, size_t to)
{
	enum said said = SAID_NOTHING;

	for (size_t i = to; i-- > from;) {
		if (i > from && t->words[i - 1] == SAID_ACCOUNT && dx_str_ieq_c(dx_str(t->line->words[i]->text), "id"))
			return SAID_ACCOUNT; /* "A/c. ID": by what the account is known */
		if (t->words[i] == SAID_ACCOUNT || t->words[i] == SAID_OTHER)
			return t->words[i];
		if (t->words[i] == SAID_UNKNOWN)
			said = SAID_UNKNOWN;
	}
	return said;
}

static enum said said_by_run(const struct told *t, size_t k)
{
	return said_by(t, t->segs[k].first, t->segs[k].first + t->segs[k].n);
}

/* Bytes of TEXT that are a label's end: "No:" of "No:5887267130119". */
static size_t glued(const char *text)
{
	const char *colon = strrchr(text, ':');

	return colon ? (size_t)(colon + 1 - text) : 0;
}

/* "195-007592/8", "692-8547058/006": a check digit, or which of a customer's accounts it is. */
static bool is_part(const char *text)
{
	const size_t n = strspn(text, "0123456789");

	return n > 0 && n <= PART_MAX && text[n] == '\0';
}

/* Does a part of a sentence end with TEXT? */
static bool is_stopped(const char *text)
{
	const size_t n = strlen(text);

	return n > 1 && strchr(",;.", text[n - 1]) != NULL;
}

/* Does a sentence go on behind word AT, in small letters or in the next line? */
static bool sentence_goes_on(const struct dx_line *line, size_t at, size_t end)
{
	const char *next = at + 1 < end ? line->words[at + 1]->text : "a";

	return next[0] >= 'a' && next[0] <= 'z';
}

/* Digits and masks of a number in TEXT, with dashes between, a currency perhaps behind it; 0: less than LEAST digits,
 * or a date. */
static size_t marks_of(const char *text, size_t least)
{
	struct dx_dates_raw date;
	size_t n = strspn(text, "0123456789-xX*");
	size_t digits = 0;
	size_t marks = 0;

	if ((text[n] != '\0' && !(text[n + 1] == '\0' && is_stopped(text)) &&
	     (text[n] != '/' || (!dx_value_currency(dx_str(text + n + 1)) && !is_part(text + n + 1)))) ||
	    dx_dates_whole(dx_strn(text, n), &date))
		return 0;
	for (size_t i = 0; i < n; i++) {
		marks += text[i] != '-';
		digits += text[i] >= '0' && text[i] <= '9';
	}
	return digits >= least && marks <= DIGITS_MAX ? marks : 0;
}

/* Is label HIT the name of an account ("Privatkonto"), which may stand before its number, or "Folio", as an account is
 * called in Québec, and elsewhere a page? */
static bool names_account(const struct told *t, const struct dx_label_hit *hit)
{
	if (hit->n == 1 && dx_str_ieq_c(dx_str(t->line->words[hit->first]->text), "folio"))
		return true;
	return (hit->field == SL_ACCOUNT_TYPE || hit->field == SL_TITLE) && hit->n == 1 &&
	       ends_with_one(dx_str(t->line->words[hit->first]->text), account_ends, DX_LEN(account_ends));
}

/* Is TEXT the word, with or without a colon behind it? */
static bool is_word(const char *text, const char *word)
{
	return dx_str_ieq_c(dx_strn(text, strcspn(text, ":")), word);
}

/* Does a label that the template knows stand before word AT, with nothing but signs between? */
static bool has_label(const struct dx_job *job, const struct told *t, size_t at)
{
	const struct dx_labels *l = &job->labels;
	size_t from = at;

	while (from > 0 && t->words[from - 1] == SAID_NOTHING)
		from--;
	for (size_t i = l->line_first[t->at]; i < l->line_first[t->at + 1]; i++) {
		size_t end = l->v[i].first + l->v[i].n;

		if (l->v[i].field != SL_ACCOUNT_NUMBER && end >= from && end <= at && !names_account(t, &l->v[i]))
			return true;
	}
	return false;
}

/* What is said over word AT, where its own line says nothing: the run right above it, of line ABOVE. */
static enum said said_above(const struct dx_job *job, const struct told *above, const struct told *own, size_t at)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = 0; k < above->n; k++) {
		const struct dx_seg *s = &above->segs[k];

		if (s->x1 < own->line->words[at]->x0 || s->x0 > own->line->words[at]->x1)
			continue;
		for (size_t i = l->line_first[above->at]; i < l->line_first[above->at + 1]; i++)
			if (l->v[i].first >= s->first && l->v[i].first < s->first + s->n &&
			    l->v[i].field != SL_ACCOUNT_NUMBER)
				return SAID_OTHER;
		return said_by_run(above, k);
	}
	return SAID_NOTHING;
}

/* What the runs on the left of K say, the nearest that says anything; *COLON_R: it ends in a colon. */
static enum said said_left(const struct told *t, size_t k, bool *colon_r)
{
	enum said said = SAID_NOTHING;

	*colon_r = false;
	for (; k > 0 && said == SAID_NOTHING; k--) {
		const char *end = t->line->words[t->segs[k - 1].first + t->segs[k - 1].n - 1]->text;

		*colon_r |= *end && end[strlen(end) - 1] == ':';
		said = said_by_run(t, k - 1);
	}
	return said;
}

/*
 * "Transit   815-30214" over "Folio   385359": at a caisse of Québec the second is the account. A folio without a
 * transit near it is a page, or a document's number.
 */
static bool is_folio(const struct dx_job *job, const struct told *t, size_t k, size_t at)
{
	const size_t word = at > t->segs[k].first ? t->segs[k].first : k > 0 ? t->segs[k - 1].first : at;
	const size_t from = t->at > TRANSIT_FAR ? t->at - TRANSIT_FAR : 0;

	if (word == at || at - word > FOLIO_FAR || !is_word(t->line->words[word]->text, "folio"))
		return false;
	for (size_t i = from; i <= t->at + TRANSIT_FAR && i < job->lines.n; i++)
		for (size_t w = 0; w < job->lines.v[i].n && job->lines.v[i].page == t->line->page; w++)
			if (is_word(job->lines.v[i].words[w]->text, "transit"))
				return true;
	return false;
}

/* What is said of word AT in run K: in itself, before it in its run, on its left, or above it. */
static enum said said_of(const struct dx_job *job, const struct told *own, const struct told *above, size_t k,
			 size_t at)
{
	const char *text = own->line->words[at]->text;
	enum said said = said_by_word(dx_strn(text, glued(text)));
	enum said over;
	bool colon = glued(text) > 0;

	if (said == SAID_ACCOUNT || said == SAID_OTHER)
		return said;
	if (is_folio(job, own, k, at))
		return SAID_ACCOUNT;
	if (has_label(job, own, at))
		return SAID_OTHER;
	if (at > own->segs[k].first)
		return said_by(own, own->segs[k].first, at);
	if (said == SAID_NOTHING)
		said = said_left(own, k, &colon);
	if (said == SAID_ACCOUNT || (said != SAID_NOTHING && colon))
		return said;
	over = said_above(job, above, own, at);
	return over == SAID_NOTHING || (said == SAID_OTHER && over != SAID_ACCOUNT) ? said : over;
}

/* "TAMPA FL 33602-1410": nine digits behind two capitals are a postcode. */
static bool is_postcode(const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;
	const char *before = at > 0 ? line->words[at - 1]->text : "";

	return strlen(text) == 10 && strspn(text, "0123456789") == 5 && text[5] == '-' &&
	       strspn(text + 6, "0123456789") == 4 && strlen(before) == 2 &&
	       strspn(before, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 2;
}

/*
 * Digits of TEXT, in groups with points between, as an account of a Swiss bank has them: "3.773.580.36"; 0: less than
 * GROUP_MIN, a day, or money, whose groups behind the first have three digits each, or two behind the last.
 */
static size_t pointed_marks(const char *text)
{
	struct dx_dates_raw date;
	size_t digits = 0;
	size_t points = 0;
	size_t last = 0;

	if (text[strspn(text, "0123456789.")] != '\0' || dx_dates_whole(dx_str(text), &date))
		return 0;
	for (size_t i = 0; text[i]; i++) {
		points += text[i] == '.';
		digits += text[i] != '.';
		last = text[i] == '.' ? 0 : last + 1;
	}
	return points >= 2 && last > 0 && last != 3 && digits >= GROUP_MIN && digits <= DIGITS_MAX ? digits : 0;
}

/* Is word AT right behind a word for an account, or the kind that stands between ("Compte privé")? */
static bool is_behind_account(const struct told *t, const struct dx_seg *s, size_t at)
{
	const size_t first = at > s->first + KIND_MAX ? at - KIND_MAX : s->first;

	while (at > first && t->words[at - 1] == SAID_UNKNOWN && !dx_has_digit(t->line->words[at - 1]->text))
		at--;
	return at > s->first && t->words[at - 1] == SAID_ACCOUNT;
}

/* "42" of "42 3.773.580.36", "L" of "L 9273.47.10" */
static bool is_lead(const char *text)
{
	return strspn(text, "0123456789") == strlen(text) || (text[0] >= 'A' && text[0] <= 'Z' && text[1] == '\0');
}

/* "42 3.773.580.36" from word AT of LINE on, behind a word for an account; 0: no such number. */
static size_t pointed_words(const struct told *t, const struct dx_seg *s, size_t at, size_t *marks_r)
{
	const char *text = t->line->words[at]->text;
	const size_t lead = at + 1 < s->first + s->n && is_lead(text) ? 1 : 0;
	const size_t marks = pointed_marks(t->line->words[at + lead]->text);

	if (marks == 0 || !is_behind_account(t, s, at))
		return 0;
	*marks_r = marks + (lead ? strlen(text) : 0);
	return 1 + lead;
}

/* Words of a run from AT on that are one number, parted by blanks; its digits and masks in *MARKS_R. */
static size_t number_words(const struct dx_line *line, const struct dx_seg *s, size_t at, size_t *marks_r)
{
	size_t n = 0;

	*marks_r = 0;
	for (size_t i = at; i < s->first + s->n; i++, n++) {
		const char *text = line->words[i]->text;
		size_t marks = i == at ? marks_of(text + glued(text), GROUP_MIN) : marks_of(text, 1);

		if (marks == 0 || *marks_r + marks > DIGITS_MAX ||
		    (is_stopped(text) && !sentence_goes_on(line, i, s->first + s->n)))
			break;
		*marks_r += marks;
		if (is_stopped(text))
			return n + 1;
	}
	return n;
}

/* "Main Street 5 · 555 0140 · www.bank.example": numbers of a run with an address in the net are telephones. */
static bool has_site(const struct dx_line *line, const struct dx_seg *s)
{
	for (size_t i = s->first; i < s->first + s->n; i++)
		if (strchr(line->words[i]->text, '@') || strstr(line->words[i]->text, "www."))
			return true;
	return false;
}

struct found {
	struct dx_val spoken, alone;
	bool several_spoken, several_alone;
};

static void take(struct dx_val *v, bool *several, const struct dx_val *one)
{
	if (!dx_val_has(v))
		*v = *one;
	else if (strcmp(v->text, one->text) != 0)
		*several = true;
}

/* The line right above LINE, or one without runs. */
static struct told told_above(struct dx_job *job, size_t line)
{
	const struct dx_line *own = &job->lines.v[line];
	const struct dx_line *above = line > 0 ? own - 1 : NULL;

	if (!above || above->page != own->page || above->used || own->y0 - above->y1 > 2 * own->height)
		return (struct told){0};
	return told_by(job, line - 1);
}

/* Takes number W, of which its place says SAID, for an account's, if it may be one. SITE: its run has an address in the
 * net. */
static void judge(struct dx_job *job, const struct dx_words *w, size_t marks, bool site, enum said said,
		  struct found *f)
{
	const bool stopped = is_stopped(w->words[w->n - 1]->text);
	struct dx_val one;

	if (said == SAID_OTHER ||
	    (said != SAID_ACCOUNT && (marks < ALONE_MIN || stopped || site || dx_st_is_telephone(w))))
		return;
	one = dx_words_val(job->arena, &job->lines, w);
	one.text = dx_strndup(job->arena, one.text, strlen(one.text) - stopped);
	if (said == SAID_ACCOUNT)
		take(&f->spoken, &f->several_spoken, &one);
	else
		take(&f->alone, &f->several_alone, &one);
}

static void look_at(struct dx_job *job, size_t line, struct found *f)
{
	const struct told own = told_by(job, line);
	const struct told above = told_above(job, line);
	const struct dx_line *l = own.line;

	for (size_t k = 0; k < own.n; k++) {
		const bool site = has_site(l, &own.segs[k]);

		for (size_t at = own.segs[k].first; at < own.segs[k].first + own.segs[k].n; at++) {
			size_t marks;
			size_t n = pointed_words(&own, &own.segs[k], at, &marks);

			if (n == 0)
				n = number_words(l, &own.segs[k], at, &marks);
			if (n == 0 || is_postcode(l, at))
				continue;
			if (marks >= SPOKEN_MIN) {
				const struct dx_words w = {(const struct dx_word *const *)l->words + at, n,
							   glued(l->words[at]->text), l->page};

				judge(job, &w, marks, site, said_of(job, &own, &above, k, at), f);
			}
			at += n - 1;
		}
	}
}

/* As number_words(), of a telephone: "+91 22805 94405". */
static size_t phone_words(const struct dx_line *line, const struct dx_seg *s, size_t at, size_t *marks_r)
{
	const char *text = line->words[at]->text;
	const size_t digits = text[0] == '+' ? strspn(text + 1, "0123456789") : 0;
	const bool abroad = digits > 0 && digits <= ABROAD_MAX && text[1 + digits] == '\0';
	const size_t n = number_words(line, s, at + abroad, marks_r);

	return n && !is_stopped(line->words[at + abroad + n - 1]->text) ? n + abroad : 0;
}

/* Long numbers of line AT behind a run that begins with a word for a telephone: "Mobile Number :". */
static void look_at_phones(struct dx_job *job, size_t at, struct found *f)
{
	const struct told own = told_by(job, at);
	const struct dx_line *l = own.line;
	size_t said = PHONE_WORDS + 1; /* words since such a one began a run */

	for (size_t k = 0; k < own.n; k++)
		for (size_t i = own.segs[k].first; i < own.segs[k].first + own.segs[k].n; i++) {
			size_t marks;
			size_t n = phone_words(l, &own.segs[k], i, &marks);

			if (n && said <= PHONE_WORDS && marks >= ALONE_MIN) {
				struct dx_words w = {(const struct dx_word *const *)l->words + i, n,
						     glued(l->words[i]->text), l->page};
				struct dx_val one = dx_words_val(job->arena, &job->lines, &w);

				take(&f->alone, &f->several_alone, &one);
			}
			if (i == own.segs[k].first &&
			    begins_with_one(dx_str(l->words[i]->text), phone_stems, DX_LEN(phone_stems)))
				said = 1;
			else
				said += own.words[i] != SAID_NOTHING;
			i += n ? n - 1 : 0;
		}
}

/* What the head has of numbers without a label of an account's. */
static struct found numbers_of_head(struct dx_job *job, struct dx_scope s,
				    void (*look)(struct dx_job *job, size_t line, struct found *f))
{
	const size_t end = dx_st_begin(job);
	struct found f = {0};

	for (size_t i = s.from; i < s.to && i < end && job->lines.v[i].page == job->lines.v[0].page; i++)
		if (!job->lines.v[i].used)
			look(job, i, &f);
	return f;
}

bool dx_st_number_of_purse(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	struct found f = numbers_of_head(job, s, look_at);
	size_t at = 0;

	if (dx_val_has(&f.spoken) || dx_val_has(&f.alone) || dx_fields_next(job, s, SL_ACCOUNT_NUMBER, &at))
		return false;
	f = numbers_of_head(job, s, look_at_phones);
	if (!dx_val_has(&f.alone) || f.several_alone)
		return false;
	*v = f.alone;
	return true;
}

bool dx_st_number_unlabelled(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	const struct found f = numbers_of_head(job, s, look_at);
	struct dx_st_values values;

	if (dx_val_has(&f.spoken) && !f.several_spoken)
		*v = f.spoken;
	else if (!dx_val_has(&f.spoken) && dx_st_value_line(job, &values) && values.line >= s.from &&
		 values.line < s.to)
		*v = dx_words_val(job->arena, &job->lines, &values.number);
	else if (!dx_val_has(&f.spoken) && dx_val_has(&f.alone) && !f.several_alone)
		*v = f.alone;
	else
		return false;
	return true;
}

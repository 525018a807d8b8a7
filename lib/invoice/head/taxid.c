/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Tax registrations of who sells and who buys. */
#include <string.h>

#include "dx/extract/ident.h"

#include "party_int.h"

#define ID_WORDS_MAX 5
#define IBAN_GROUP   4 /* characters that an IBAN is printed in groups of */

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_upper(char c)
{
	return c >= 'A' && c <= 'Z';
}

/* Of a text that is not empty. */
static char last_char(const char *text)
{
	return text[strlen(text) - 1];
}

/* Letters and digits of S, upper case, into OUT (CAP); false when it does not fit or holds anything else. */
static bool plain(struct dx_str s, char *out, size_t cap)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		char c = s.p[i];

		if (c >= 'a' && c <= 'z')
			c = (char)(c - 'a' + 'A');
		if (strchr(" .-/()", c))
			continue;
		if (!is_digit(c) && !is_upper(c))
			return false;
		if (n + 1 >= cap)
			return false;
		out[n++] = c;
	}
	out[n] = '\0';
	return true;
}

/* Registrations of all countries are 8 to 15 letters and digits, most of them digits; those of the EU name their
 * country. */
static bool is_tax_id(const char *s)
{
	size_t digits = 0;
	size_t n = strlen(s);

	for (size_t i = 0; i < n; i++)
		digits += is_digit(s[i]);
	return n >= 8 && n <= 15 && digits >= 7 && digits + 5 >= n - (n == DX_GSTIN_LEN ? 2 : 0);
}

bool dx_invoice_names_country(const char *text)
{
	static const char eu[] =
		"AT BE BG CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI CH";
	const char code[3] = {text[0], text[1], '\0'};

	return is_upper(code[0]) && is_upper(code[1]) && strstr(eu, code) != NULL;
}

/* "T3758387586438": a qualified invoice's issuer in Japan. */
static bool is_issuer(const char *text)
{
	return text[0] == 'T' && strlen(text) == 14 && strspn(text + 1, "0123456789") == 13;
}

static bool is_vat_id(struct dx_str s)
{
	char text[16];

	if (plain(s, text, sizeof(text)) && is_issuer(text))
		return true;
	if (!plain(s, text, sizeof(text)) || strlen(text) < 9 || strlen(text) > 14 || !is_tax_id(text))
		return false;
	return dx_invoice_names_country(text);
}

/* Can the first of several words be one of a registration? "CIF" is none of it, "DE" is. */
static bool may_begin(const char *text)
{
	return dx_has_digit(text) || (strlen(text) == 2 && dx_invoice_names_country(text)) || strcmp(text, "CHE") == 0;
}

/* How many words from I on may be one registration: a stop or a comma ends it. */
static size_t words_of(const struct dx_words *w, size_t i)
{
	size_t n = 1;

	while (i + n < w->n && n < ID_WORDS_MAX && !strchr(".,;", last_char(w->words[i + n - 1]->text)))
		n++;
	return n;
}

/* "1E3206488LH", "lT01234567890" of a picture: no registration begins with one digit and one letter of a country. */
static const char *with_country(struct dx_job *job, const struct dx_words *w, struct dx_str s)
{
	const char code[3] = {'I', s.n > 1 ? s.p[1] : '\0', '\0'};

	if (s.n < 9 || w->page >= job->n_pages || job->pages[w->page].source != DX_SOURCE_OCR ||
	    (s.p[0] != '1' && s.p[0] != 'l') || !is_upper(s.p[1]) || !dx_invoice_names_country(code))
		return dx_strndup(job->arena, s.p, s.n);
	return dx_asprintf(job->arena, "I%.*s", (int)s.n - 1, s.p + 1);
}

/*
 * "CHE-123.456.788 TVA", "NO 987 654 325 MVA": a word of the tax right behind the last of N words from I on, and last,
 * or before another word: "… MVA Foretaksregisteret".
 */
static bool is_tax_behind(struct dx_job *job, const struct dx_words *w, size_t i, size_t n)
{
	const struct dx_word *last = w->words[i + n - 1];
	const struct dx_word *next = i + n < w->n ? w->words[i + n] : NULL;
	int32_t height = last->y1 - last->y0;
	struct dx_tok *toks;
	size_t n_toks;
	size_t len;

	if (!next || next->x0 - last->x1 > height || !is_upper(next->text[0]) || strlen(next->text) > 4 ||
	    dx_has_digit(next->text))
		return false;
	if (i + n + 1 < w->n && w->words[i + n + 1]->x0 - next->x1 < height && !is_upper(w->words[i + n + 1]->text[0]))
		return false;
	toks = dx_lex_tokens(job->tpl->labels, job->arena, &next, 1, &n_toks);
	return n_toks == 1 && dx_lex_match(job->tpl->labels, toks, n_toks, 0, &len) == IL_TAX;
}

/* S without the stop behind it, or the bracket that opened before it: "(n° 612406064 RT0001)". */
static struct dx_str without_end(struct dx_str s)
{
	while (s.n && (strchr(".,;:", s.p[s.n - 1]) || (s.p[s.n - 1] == ')' && !memchr(s.p, '(', s.n))))
		s.n--;
	return s;
}

/* "16.11.2024" has as many digits as a short registration. */
static bool is_day(struct dx_str s)
{
	struct dx_dates_raw raw;

	for (size_t i = 0; i < s.n; i++)
		if (!is_digit(s.p[i]))
			return dx_dates_whole(s, &raw);
	return false;
}

/* How many words of W from I on are the groups of an IBAN, "CH00 0077 8000 4650 9469 0": an account is none. */
static size_t account_at(struct dx_job *job, const struct dx_words *w, size_t i)
{
	bool grouped = is_upper(w->words[i]->text[0]) && strlen(w->words[i]->text) == IBAN_GROUP;

	return grouped ? dx_lines_iban(job->arena, (const struct dx_word *const *)w->words + i, w->n - i) : 0;
}

bool dx_invoice_tax_id_in(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	for (size_t i = 0, skip; i < w->n; i += skip ? skip : 1) {
		skip = account_at(job, w, i);
		for (size_t n = skip ? 0 : words_of(w, i); n > 0; n--) {
			struct dx_words part = {w->words + i, n, i ? 0 : w->skip, w->page};
			struct dx_str s = dx_str(dx_words_text(job->arena, &part));
			char text[16];

			s = without_end(s);
			if (!plain(s, text, sizeof(text)) || !is_tax_id(text) || is_day(s) ||
			    (n > 1 && (!dx_has_digit(part.words[n - 1]->text) || !may_begin(part.words[0]->text))))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &part);
			v->text = with_country(job, &part, s);
			if (is_tax_behind(job, w, i, n)) {
				bool norway = i > 0 && strcmp(w->words[i - 1]->text, "NO") == 0;

				part.n += 1 + norway;
				part.words -= norway;
				*v = dx_words_val(job->arena, &job->lines, &part);
			}
			return true;
		}
	}
	return false;
}

/* Does nothing stand over word AT of LINE but a wide gap? Then a block begins there, whoever's name is above. */
static bool begins_block(const struct dx_job *job, size_t line, size_t at)
{
	const struct dx_line *own = &job->lines.v[line];
	int32_t x0 = own->words[at]->x0;

	for (size_t i = line; i-- > 0 && job->lines.v[i].page == own->page;) {
		const struct dx_line *above = &job->lines.v[i];

		if (own->y0 - above->y1 > own->height * 6 / 5)
			return true;
		for (size_t k = 0; k < above->n; k++)
			if (above->words[k]->x0 <= x0 + own->height && above->words[k]->x1 >= x0)
				return false;
	}
	return true;
}

#define HEADING_LINES 2  /* a registration stands so far below a heading that is beside it */
#define ABOVE_LINES   12 /* … below one that is above it */

/*
 * "Supplier:            Customer:       Reg. no.: 7 / VAT no.: CZ7", and the name below: the party whose heading is
 * the last one on the left, a line above or none; NULL: there is none.
 */
static struct inv_party *headed_on_left(const struct dx_job *job, struct inv_invoice *inv,
					const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	struct inv_party *found = NULL;
	int32_t right = INT32_MIN;

	for (size_t i = 0; i < job->labels.n; i++) {
		const struct dx_label_hit *head = &job->labels.v[i];
		const struct dx_line *at = &job->lines.v[head->line];
		int32_t x0 = at->words[head->first]->x0;

		if ((head->field != IL_SUPPLIER && head->field != IL_RECIPIENT) || !head->has_colon || head->inner ||
		    at->page != line->page || head->line > hit->line ||
		    line->y0 - at->y0 > HEADING_LINES * line->height || x0 >= line->words[hit->first]->x0 ||
		    x0 <= right)
			continue;
		right = x0;
		found = head->field == IL_SUPPLIER ? &inv->supplier : &inv->recipient;
	}
	return found;
}

/*
 * "Supplier:" over a name, and farther below, set in less than that, its registrations: the party whose heading begins
 * where the run of the label does, and is the nearest one above; NULL: there is none.
 */
static struct inv_party *headed_above(const struct dx_job *job, struct inv_invoice *inv, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	int32_t x0 = dx_invoice_run_begin(job, hit);
	struct inv_party *found = NULL;

	for (size_t i = 0; i < job->labels.n && job->labels.v[i].line < hit->line; i++) {
		const struct dx_label_hit *head = &job->labels.v[i];
		const struct dx_line *at = &job->lines.v[head->line];
		int32_t shift = x0 - at->words[head->first]->x0;

		if ((head->field != IL_SUPPLIER && head->field != IL_RECIPIENT) || !head->has_colon || head->inner ||
		    at->page != line->page || line->y0 - at->y1 > ABOVE_LINES * line->height || shift > line->height ||
		    shift < -line->height)
			continue;
		found = head->field == IL_SUPPLIER ? &inv->supplier : &inv->recipient;
	}
	return found;
}

/* "Name    Hotel A.E.     Tax no.  685335067" over his address: does the label stand on lines of PARTY, to the right?
 */
static bool is_beside(const struct dx_job *job, const struct inv_party *party, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_place *name = &party->name.place;
	const struct dx_place *last = dx_val_has(&party->address) ? &party->address.place : name;
	int32_t x0 = line->words[hit->first]->x0;

	return dx_val_has(&party->name) && name->page == job->pages[line->page].number && name->x1 < x0 &&
	       last->x1 < x0 && line->y1 >= name->y0 && line->y0 <= last->y1;
}

/* "VAT no. (customer)", "Customer VAT no.": who buys is named right behind the label, or right before it. */
static bool names_buyer(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		if (l->v[i].field == IL_RECIPIENT && !l->v[i].has_colon &&
		    ((l->v[i].first >= hit->first + hit->n - 1 && l->v[i].first <= hit->first + hit->n) ||
		     l->v[i].first + l->v[i].n == hit->first))
			return true;
	return false;
}

/* "VAT Reg: 161628": does the label say itself that it is a registration for the tax? */
static bool names_registration(const struct dx_line *line, const struct dx_label_hit *hit)
{
	return hit->n > 1 && dx_str_ieq_c(dx_str(line->words[hit->first]->text), "vat") &&
	       dx_str_ieq_c(dx_str_sub(dx_str(line->words[hit->first + 1]->text), 0, 3), "reg");
}

/* "VSK nr. 94013": numbers of the tax of small countries are so short that only their own label tells them. */
static bool is_vsk(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t at = hit->first + hit->n;
	const char *text = at < line->n ? line->words[at]->text : "";
	size_t n = strlen(text);

	if (!dx_str_ieq_c(dx_str(line->words[hit->first]->text), "vsk") && !names_registration(line, hit))
		return false;
	if (n < 5 || n > 6 || strspn(text, "0123456789") != n)
		return false;
	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + at, 1);
	return true;
}

/* "…, ІПН" at the end of a line of text, and the number is what the next line of it begins with. */
static bool id_wrapped(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_line *next = hit->line + 1 < job->lines.n ? line + 1 : line;
	int32_t x0 = dx_invoice_run_begin(job, hit);
	size_t at = 0;

	if (!hit->inner || hit->skip || hit->first + hit->n < line->n || next == line || next->page != line->page ||
	    next->y0 - line->y1 > line->height)
		return false;
	while (at < next->n && next->words[at]->x0 < x0 - line->height / 2)
		at++;
	return at < next->n && next->words[at]->x0 < x0 + line->height / 2 &&
	       dx_invoice_tax_id_in(job, &(struct dx_words){next->words + at, 1, 0, next->page}, v);
}

/* A registration behind or below the label HIT. */
static bool id_of(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	if (is_vsk(job, hit, v) || id_wrapped(job, hit, v))
		return true;
	for (size_t i = 0; i < n; i++)
		if (dx_invoice_tax_id_in(job, &values[i], v))
			return true;
	return false;
}

/* "ЄДРПОУ 41254140, ІПН 412541401582": the number of a register, which is a firm's where the tax office gave none. */
static bool is_of_register(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const names[] = {"ЄДРПОУ", "єдрпоу", "ОГРН", "огрн"};
	struct dx_str s = dx_str(job->lines.v[hit->line].words[hit->first + hit->n - 1]->text);

	while (s.n && strchr(":.", s.p[s.n - 1]))
		s.n--;
	return dx_str_is_one_of(s, names, DX_LEN(names));
}

/* "Company: Acme Ltd", "Company TRN: 1007…": the party whose name stands behind the word that the label HIT begins
 * with.
 */
static struct inv_party *alike(struct dx_job *job, struct inv_invoice *inv, const struct dx_label_hit *hit)
{
	struct inv_party *const parties[] = {&inv->supplier, &inv->recipient};
	struct dx_val name;

	if (!dx_invoice_named_alike(job, hit, &name))
		return NULL;
	for (size_t i = 0; i < DX_LEN(parties); i++)
		if (dx_val_has(&parties[i]->name) && strcmp(parties[i]->name.text, name.text) == 0)
			return parties[i];
	return NULL;
}

/*
 * "Account: Institute of Geology", "Account PIN: P05…": whose registration it is says the word that both labels begin
 * with. On a paper where nobody else is named as the buyer it is he.
 */
static void named_alike(struct dx_job *job, struct inv_invoice *inv)
{
	static const int fields[] = {IL_RECIPIENT_TAX_ID, IL_TAX_ID};

	for (size_t f = 0; f < DX_LEN(fields); f++) {
		const struct dx_label_hit *hit;
		size_t at = 0;

		while (!dx_val_has(&inv->recipient.name) &&
		       (hit = dx_fields_next(job, dx_scope_all(job), fields[f], &at))) {
			struct dx_val id;

			if (!id_of(job, hit, &id) || !dx_invoice_named_alike(job, hit, &inv->recipient.name))
				continue;
			inv->recipient.tax_id = id;
		}
	}
}

static bool same(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) && strcmp(a->text, b->text) == 0;
}

/* What FIELD says belongs to whom it stands with, else to ELSE_TO; OWNED: only the former. */
static void behind_labels(struct dx_job *job, struct inv_invoice *inv, int field, bool owned, struct inv_party *else_to)
{
	bool registers = !owned; /* a register's number only where there is no other */

	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		bool buyer = field == IL_RECIPIENT_TAX_ID || names_buyer(job, hit);
		struct dx_val v;
		struct inv_party *party;

		if (is_of_register(job, hit) && !registers)
			continue;
		if (!id_of(job, hit, &v) || same(&inv->supplier.tax_id, &v) || same(&inv->recipient.tax_id, &v))
			continue;
		party = buyer ? &inv->recipient : alike(job, inv, hit);
		if (!party)
			party = dx_invoice_owner(job, inv, hit, &v);
		if (!party)
			party = headed_on_left(job, inv, hit);
		if (!party)
			party = headed_above(job, inv, hit);
		if (!party && !owned)
			party = else_to;
		if (party && !dx_val_has(&party->tax_id))
			party->tax_id = v;
	}
}

/* One beside the buyer is his where the seller's is another one. */
static void beside_buyer(struct dx_job *job, struct inv_invoice *inv)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (dx_val_has(&inv->supplier.tax_id) && !dx_val_has(&inv->recipient.tax_id) &&
	       (hit = dx_fields_next(job, dx_scope_all(job), IL_TAX_ID, &at))) {
		struct dx_val v;

		if (is_beside(job, &inv->recipient, hit) && !is_beside(job, &inv->supplier, hit) &&
		    id_of(job, hit, &v) && !same(&inv->supplier.tax_id, &v))
			inv->recipient.tax_id = v;
	}
}

/* The only registration of a paper, apart from the blocks of both: it is the seller's, who has to print it. */
static void settle_lone(struct dx_job *job, struct inv_invoice *inv)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	if (dx_val_has(&inv->supplier.tax_id) || !dx_val_has(&inv->recipient.tax_id))
		return;
	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TAX_ID, &at))) {
		struct dx_val v;

		if (names_buyer(job, hit) || !begins_block(job, hit->line, hit->first) || !id_of(job, hit, &v) ||
		    !same(&inv->recipient.tax_id, &v))
			continue;
		inv->supplier.tax_id = v;
		inv->recipient.tax_id = (struct dx_val){0};
		return;
	}
}

/* "GB123456789", "BE 0997.231.071": the VAT number among the words of LINE that names its country, and is not OTHER. */
static bool vat_id_in(struct dx_job *job, const struct dx_line *line, const struct dx_val *other, struct dx_val *v)
{
	for (size_t i = 0; i < line->n; i++) {
		bool parted = strlen(line->words[i]->text) == 2;
		struct dx_words part = {line->words + i, 1, 0, line->page};
		size_t n = words_of(&(struct dx_words){line->words + i, line->n - i, 0, line->page}, 0);

		for (; part.n <= (parted ? n : 1); part.n++) {
			struct dx_str s = dx_str(dx_words_text(job->arena, &part));
			struct dx_words rest = {line->words + i, line->n - i, 0, line->page};
			struct dx_val one;

			s = without_end(s);
			if (!is_vat_id(s) || !dx_invoice_tax_id_in(job, &rest, &one) || same(other, &one))
				continue;
			*v = one;
			return true;
		}
	}
	return false;
}

/* Such a number, wherever it stands. */
static void any_vat_id(struct dx_job *job, const struct dx_val *other, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++)
		if (!job->lines.v[i].used && vat_id_in(job, &job->lines.v[i], other, v))
			return;
}

#define NEAR_LINES 3 /* a firm's numbers stand so near below one another */

/* Is LINE on the page of V, and no farther above or below it than numbers of one firm are? */
static bool is_near(const struct dx_job *job, const struct dx_line *line, const struct dx_val *v)
{
	int32_t far = NEAR_LINES * line->height;

	return job->pages[line->page].number == v->place.page && line->y0 <= v->place.y1 + far &&
	       line->y1 >= v->place.y0 - far;
}

/* "SIRET 303 265 045 00021 · N° TVA FR40303265045": of several of PARTY's the one that names its country is meant. */
static void prefer_vat_id(struct dx_job *job, struct inv_invoice *inv, struct inv_party *party)
{
	struct dx_val *v = &party->tax_id;
	struct inv_party *other_party = party == &inv->supplier ? &inv->recipient : &inv->supplier;
	const struct dx_label_hit *hit;
	size_t at = 0;

	if (!dx_val_has(v) || is_vat_id(dx_str(v->text)))
		return;
	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TAX_ID, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		struct dx_val other;
		struct inv_party *whose;

		if (!is_near(job, line, v) || (names_buyer(job, hit) && party == &inv->supplier) ||
		    !id_of(job, hit, &other) || !(is_vat_id(dx_str(other.text)) || is_vsk(job, hit, &other)) ||
		    same(&other_party->tax_id, &other))
			continue;
		whose = dx_invoice_owner(job, inv, hit, &other);
		if (whose == other_party || (!whose && party == &inv->recipient))
			continue; /* the buyer's is printed only where it is said to be his */
		*v = other;
		return;
	}
}

/* "VATIN:", "N° Contribuable:": does the last word before a colon hold a stem of words for taxes and who pays them? */
static bool has_tax_stem(struct dx_arena *a, const char *word)
{
	static const char *const stems[] = {"vat", "tax", "tva", "mwst", "fiscal", "contrib", "steuer", "podat"};
	const char *folded = dx_lex_fold(a, dx_str(word));

	for (size_t i = 0; i < DX_LEN(stems); i++)
		if (strstr(folded, stems[i]))
			return true;
	return false;
}

/* A registration behind a colon, and a label that nobody knows but for such a stem, is of whom it stands with. */
static void behind_stem(struct dx_job *job, struct inv_invoice *inv)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; !line->used && k + 1 < line->n; k++) {
			bool apart = strcmp(line->words[k + 1]->text, ":") == 0;
			struct dx_label_hit hit = {.line = i, .first = k, .n = 1, .field = IL_TAX_ID};
			struct dx_words one = {line->words + k + 1 + apart, 1, 0, line->page};
			struct inv_party *party;
			struct dx_val v;

			if ((!apart && last_char(line->words[k]->text) != ':') || k + 1 + apart >= line->n ||
			    !has_tax_stem(job->arena, line->words[k]->text) || !dx_invoice_tax_id_in(job, &one, &v) ||
			    same(&inv->supplier.tax_id, &v) || same(&inv->recipient.tax_id, &v))
				continue;
			party = dx_invoice_owner(job, inv, &hit, &v);
			party = party ? party : &inv->supplier;
			if (!dx_val_has(&party->tax_id))
				party->tax_id = v;
		}
	}
}

void dx_invoice_tax_ids(struct dx_job *job, struct inv_invoice *inv)
{
	named_alike(job, inv);
	behind_labels(job, inv, IL_RECIPIENT_TAX_ID, false, &inv->recipient);
	behind_labels(job, inv, IL_TAX_ID, true, NULL);
	behind_labels(job, inv, IL_TAX_ID, false, &inv->supplier);
	behind_labels(job, inv, IL_TAX, false, &inv->supplier); /* "VAT: GB 123 4567 89" */
	behind_stem(job, inv);
	settle_lone(job, inv);
	beside_buyer(job, inv);
	prefer_vat_id(job, inv, &inv->recipient);
	prefer_vat_id(job, inv, &inv->supplier);
	if (!dx_val_has(&inv->supplier.tax_id))
		any_vat_id(job, &inv->recipient.tax_id, &inv->supplier.tax_id);
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who sold: the line above the goods that is the merchant's name, or the two lines. */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/value.h"
#include "dx/extract/want.h"

#include "name_int.h"

#define NAME_LINES 8  /* how far down a merchant's name may stand */
#define LEGIBLE    50 /* percent, by letter: less is a drawing that was taken for letters */
#define BRAND_MIN  4  /* letters of a brand */
#define FAINT      60
#define CLEAR      75 /* percent: so a name comes before a line that is hardly legible */
#define SURE       96 /* percent; below that a name is read again */
#define APART      10 /* of 100 letters: readings that differ more leave the name in doubt */
#define STRANGERS  30 /* of 100: readings that have so little in common are no reason to change the first one */
#define PARTS_MAX  2
#define SHORT_FORM 3 /* letters of a legal form that other words have as well */
#define READINGS   (DX_CELL_READINGS_MAX + 1)

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

/* "Operated by:", "Welcome to": whose name stands on the next line. */
static bool is_only_owner(const struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_holds(job, line, RL_OWNER);

	return hit && hit->first == 0 && hit->n == job->lines.v[line].n;
}

/* Letters enough to be a name, in capitals, unless nothing better comes. */
static bool is_name(struct dx_job *job, size_t line, bool strict)
{
	struct dx_words w = dx_receipt_left(job, line);
	size_t letters, digits, capitals;

	dx_receipt_count(dx_words_text(job->arena, &w), &letters, &digits, &capitals);
	if (letters < 3 || digits > letters || dx_receipt_is_contact(job, line) || is_only_owner(job, line))
		return false;
	return !strict || (capitals > 0 && letters >= 4);
}

static bool is_legible(struct dx_job *job, size_t line)
{
	return dx_receipt_is_read(job, line, LEGIBLE);
}

/* A street with its number, or a comma: no name, though a shop's word stands in it. */
static bool is_street(struct dx_job *job, size_t line)
{
	return dx_receipt_holds(job, line, RL_STREET) && dx_receipt_is_address(job, line);
}

/* "23, Ground Floor, Jalan Mawar", "LOT 4": it is no name even where there is no other. */
static bool begins_with_house(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_holds(job, line, RL_STREET);

	return is_street(job, line) && (hit->first == 0 || is_digit(job->lines.v[line].words[0]->text[0]));
}

/* "CO 80203" ends LINE, below a line that begins with a house: letters of a land, and the five digits of its code. */
static bool is_land(const struct dx_job *job, size_t line, const struct dx_label_hit *hit)
{
	const struct dx_line *l = &job->lines.v[line];
	const char *code = l->words[l->n - 1]->text;
	size_t letters, digits, capitals;

	dx_receipt_count(l->words[hit->first]->text, &letters, &digits, &capitals);
	return hit->n == 1 && hit->first + 2 == l->n && capitals == 2 && strlen(l->words[hit->first]->text) == 2 &&
	       strspn(code, "0123456789") == 5 && !code[5] && line > 0 &&
	       is_digit(job->lines.v[line - 1].words[0]->text[0]);
}

/* "Denver, CO 80203": a land behind a comma and before its code. */
static bool is_place(const struct dx_job *job, size_t line, const struct dx_label_hit *hit)
{
	const struct dx_line *l = &job->lines.v[line];
	size_t behind = hit->first + hit->n;

	return hit->first > 0 && behind < l->n &&
	       ((strchr(l->words[hit->first - 1]->text, ',') && strspn(l->words[behind]->text, "0123456789") >= 4) ||
		is_land(job, line, hit));
}

/* "oy", "co", "sas" in a drawing that was taken for letters: a form as short as that needs a name beside it. */
static bool is_only_form(struct dx_job *job, size_t line, const struct dx_label_hit *hit)
{
	size_t length = 0;
	size_t letters, digits, capitals;

	for (size_t i = 0; i < hit->n; i++) {
		dx_receipt_count(job->lines.v[line].words[hit->first + i]->text, &letters, &digits, &capitals);
		length += letters;
	}
	return length <= SHORT_FORM &&
	       (is_place(job, line, hit) || !(is_name(job, line, true) && is_legible(job, line)));
}

/* "(formerly", and not "(M)". */
static bool is_aside(const char *text)
{
	return *text == '(' && !strchr(text, ')');
}

/* "SDN BHI": a legal form of two words, one letter of it misread. */
static bool has_misread_form(const struct dx_job *job, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];

	for (size_t i = 1; i + 1 < l->n; i++)
		if (dx_receipt_is_form(l->words[i]->text, l->words[i + 1]->text))
			return job->pages[l->page].source == DX_SOURCE_OCR;
	return false;
}

static bool is_and(const char *text)
{
	static const char *const words[] = {"&", "and", "And", "AND", "+", "und", "dan", "DAN", "Dan", "et", "ET"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (strcmp(text, words[i]) == 0)
			return true;
	return false;
}

/* "Nettle & Co.": no more than that, which a brand says as well. */
static bool is_and_company(const struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_holds(job, line, RL_COMPANY);

	return hit && hit->n == 1 && hit->first > 0 && is_and(job->lines.v[line].words[hit->first - 1]->text);
}

/*
 * "B-17, Main Market", "Market Place" below a name: a word that shops have stands in an address as well, with a number
 * and a comma, or right before the word of streets that ends the line.
 */
static bool is_shop_in_address(struct dx_job *job, size_t line, const struct dx_label_hit *hit)
{
	const struct dx_label_hit *street = dx_receipt_holds(job, line, RL_STREET);
	const char *text = dx_receipt_text_left(job, line);

	if (strchr(text, ',') && strpbrk(text, "0123456789") && dx_receipt_is_address(job, line))
		return true;
	return street && line > 0 && street->first == hit->first + hit->n &&
	       street->first + street->n == job->lines.v[line].n && is_name(job, line - 1, true) &&
	       is_legible(job, line - 1);
}

/*
 * "Operated by: KRD Foodhouse Inc." below a name: who stands behind it. A firm that is registered by a form of two
 * words, "Sdn Bhd", is the merchant whatever stands before it.
 */
static bool is_behind_brand(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *form = dx_receipt_holds(job, line, RL_COMPANY);
	const struct dx_label_hit *hit = dx_receipt_holds(job, line, RL_OWNER);

	return hit && form && line > 0 && hit->first == 0 && form->first > hit->n && form->n == 1 &&
	       strncmp(dx_receipt_fold(job, job->lines.v[line].words[0]->text), "OPERATED", 8) == 0 &&
	       is_name(job, line - 1, true) && is_legible(job, line - 1);
}

/* "EURL Arcades" below "CAFÉ DES ARCADES": a form that French firms have before their names, of who is behind a shop.
 */
static bool is_form_before_name(struct dx_job *job, size_t line)
{
	static const char *const forms[] = {"sarl", "eurl", "sas", "sasu", "snc"};
	const struct dx_line *l = &job->lines.v[line];

	return line > 0 && l->n > 1 && dx_str_is_one_of(dx_str(l->words[0]->text), forms, DX_LEN(forms)) &&
	       is_name(job, line - 1, true) && is_legible(job, line - 1) &&
	       !dx_receipt_holds(job, line - 1, RL_COMPANY) && !is_street(job, line - 1);
}

/* "The Beaufort Quay Hotel" below "KINGFISHER LOUNGE": the house that a bar or a restaurant with a name of its own is
 * in. */
static bool is_house_of(struct dx_job *job, size_t line)
{
	return dx_receipt_is_hotel(job, line) && line > 0 && is_name(job, line - 1, true) &&
	       is_legible(job, line - 1) && !is_street(job, line - 1);
}

/* Does one of the lines above END name a firm by a form of two words, "Pte. Ltd.", "Sdn Bhd"? */
static bool has_registered_form(struct dx_job *job, size_t end)
{
	for (size_t i = 0; i < end; i++) {
		const struct dx_label_hit *hit = dx_receipt_holds(job, i, RL_COMPANY);

		if (hit && hit->n > 1 && is_name(job, i, true) && job->lines.v[i].words[0]->text[0] != '(')
			return true;
	}
	return false;
}

/*
 * The first line with FIELD in it that may be a name, above line MOST. ASIDE: also one that begins with a parenthesis,
 * which says what the name was, or whose it is.
 */
static size_t line_with(struct dx_job *job, int field, size_t most, bool aside)
{
	bool brand = field == RL_COMPANY && has_registered_form(job, most);
	const struct dx_label_hit *hit;

	for (size_t i = 0; i < most; i++)
		if (!(brand && is_and_company(job, i)) && (aside || !is_aside(job->lines.v[i].words[0]->text)) &&
		    is_name(job, i, false) &&
		    ((hit = dx_receipt_holds(job, i, field))
			     ? !is_only_form(job, i, hit) && !is_behind_brand(job, i) &&
				       (field == RL_COMPANY ? !is_form_before_name(job, i)
							    : !is_street(job, i) && !is_house_of(job, i) &&
								      !is_shop_in_address(job, i, hit))
			     : field == RL_COMPANY && has_misread_form(job, i)))
			return i;
	return most;
}

/* "bhpetrol" above "BHPETROL PERMAS JAYA 2": does the line below AT begin with what AT says? */
static bool is_repeated_below(struct dx_job *job, size_t at)
{
	struct dx_words w = dx_receipt_left(job, at);
	struct dx_words below = dx_receipt_left(job, at + 1);
	const char *name = dx_receipt_fold(job, dx_words_text(job->arena, &w));
	const char *more = dx_receipt_fold(job, dx_words_text(job->arena, &below));

	return strlen(name) >= BRAND_MIN && strlen(more) > strlen(name) && strncmp(name, more, strlen(name)) == 0 &&
	       is_name(job, at + 1, true);
}

/*
 * The line of the name: one with a legal form, else with a word that shops have, else the first that may be one:
 * a legible one in capitals, if there is any.
 */
static size_t name_line(struct dx_job *job, size_t end)
{
	size_t most = end < NAME_LINES ? end : NAME_LINES;
	size_t at = line_with(job, RL_COMPANY, most, false);

	for (int aside = 0; at == most && aside < 2; aside++) {
		if (aside)
			at = line_with(job, RL_COMPANY, most, true);
		if (at == most)
			at = line_with(job, RL_SHOP, most, aside);
	}
	for (int strict = 2; at == most && strict >= 0; strict--)
		for (size_t i = 0; i < most && at == most; i++)
			if (is_name(job, i, strict > 0) && (strict < 2 || is_legible(job, i)) &&
			    (strict < 1 ? !begins_with_house(job, i) : !is_street(job, i)))
				at = i;
	if (at < most && !dx_receipt_holds(job, at, RL_COMPANY) && !dx_receipt_is_read(job, at, FAINT))
		for (size_t i = at + 1; i < most && !dx_receipt_is_address(job, i); i++)
			if (is_name(job, i, true) && dx_receipt_is_read(job, i, CLEAR) &&
			    !dx_receipt_holds(job, i, RL_STREET))
				return i;
	return at + 1 < most && !dx_receipt_holds(job, at, RL_COMPANY) && is_repeated_below(job, at) ? at + 1 : at;
}

/* What a line says besides the names that it has in common with others. */
struct common {
	size_t letters; /* in words that are no form and no trade; one of a single letter does not count */
	bool form;      /* a legal form */
	bool trade;     /* a word that shops have */
	bool joined;    /* two trades: "Bistro & Cafe" */
};

static struct common common_of(struct dx_job *job, size_t line, const struct dx_words *w)
{
	const struct dx_label_hit *hits;
	size_t n;
	size_t from = dx_receipt_name_hits(job, line, w, &hits, &n);
	struct common c = {0};

	for (size_t k = 0; k < w->n; k++) {
		const char *text = w->words[k]->text;
		size_t letters, digits, capitals;
		bool known = strpbrk(text, "()") != NULL; /* "(M)", "(KL)": where, not who */

		for (size_t i = 0; i < n; i++) {
			if (from + k < hits[i].first || from + k >= hits[i].first + hits[i].n)
				continue;
			known |= hits[i].field == RL_COMPANY || hits[i].field == RL_SHOP;
			c.form |= hits[i].field == RL_COMPANY;
			c.trade |= hits[i].field == RL_SHOP;
		}
		if ((k + 1 < w->n && dx_receipt_is_form(text, w->words[k + 1]->text)) ||
		    (k > 0 && dx_receipt_is_form(w->words[k - 1]->text, text)))
			known = c.form = true;
		dx_receipt_count(text, &letters, &digits, &capitals);
		if (!known && is_and(text) && k > 0 && k + 1 < w->n)
			c.joined = true;
		else if (!known && letters > 1)
			c.letters += letters;
	}
	return c;
}

/* A line that may be the other half of a name: not a firm of its own, not an address. */
static bool is_half(struct dx_job *job, size_t line)
{
	return is_name(job, line, true) && is_legible(job, line) && !dx_receipt_holds(job, line, RL_COMPANY) &&
	       !is_street(job, line);
}

/* The line below AT is the other half of a name that a registration's number, alone on its line, stands behind. */
static bool runs_to_number(struct dx_job *job, size_t at, size_t end)
{
	struct dx_words below;

	if (at + 2 >= end || !is_half(job, at + 1) || dx_receipt_is_address(job, at + 1) ||
	    !dx_receipt_is_number_aside(dx_receipt_text_left(job, at + 2)))
		return false;
	below = dx_receipt_left(job, at + 1);
	return !strpbrk(dx_words_text(job->arena, &below), "0123456789():");
}

static int by_height(const void *a, const void *b)
{
	const int32_t *x = a;
	const int32_t *y = b;

	return (*x > *y) - (*x < *y);
}

/* How high most of the paper's lines are. */
static int32_t usual_height(struct dx_job *job)
{
	int32_t *list = dx_alloc_array(job->arena, job->lines.n, sizeof(*list));

	for (size_t i = 0; i < job->lines.n; i++)
		list[i] = job->lines.v[i].height;
	qsort(list, job->lines.n, sizeof(*list), by_height);
	return list[job->lines.n / 2];
}

/* How wide the print of the paper is. */
static int32_t width_of(const struct dx_job *job)
{
	int32_t x0 = INT32_MAX;
	int32_t x1 = 0;

	for (size_t i = 0; i < job->lines.n; i++) {
		x0 = job->lines.v[i].x0 < x0 ? job->lines.v[i].x0 : x0;
		x1 = job->lines.v[i].x1 > x1 ? job->lines.v[i].x1 : x1;
	}
	return x1 - x0;
}

/* Are line AT and the one below it of one size that is larger than that of the others, and had AT no room for more? */
static bool is_set_larger(struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_line *below = line + 1;
	const struct dx_word *next = below->words[0];
	int32_t usual = usual_height(job);

	return 4 * line->height > 5 * usual && 4 * below->height > 5 * usual &&
	       5 * abs(line->height - below->height) < line->height &&
	       10 * (line->x1 - line->x0 + line->height / 4 + next->x1 - next->x0) > 9 * width_of(job);
}

/*
 * The name on line AT goes on below: "&" stands between them, or it is set in letters so large that it had no room. A
 * way of paying is a word there: "Coffee" over "Bar".
 */
static bool runs_on(struct dx_job *job, size_t at)
{
	const struct dx_words w = dx_receipt_left(job, at);
	const struct dx_label_hit *hit;
	size_t letters, digits, capitals;
	bool joined;

	if (at + 1 >= job->lines.n || job->lines.v[at + 1].page != job->lines.v[at].page || !is_half(job, at))
		return false;
	joined = (w.n > 1 && is_and(w.words[w.n - 1]->text)) || is_and(job->lines.v[at + 1].words[0]->text);
	if (joined)
		return is_name(job, at + 1, true);
	hit = dx_receipt_label(job, at + 1);
	dx_receipt_count(dx_receipt_text_left(job, at + 1), &letters, &digits, &capitals);
	return letters > 1 && digits == 0 && !strpbrk(dx_receipt_text_left(job, at + 1), "():,") &&
	       !dx_receipt_holds(job, at + 1, RL_COMPANY) && !dx_receipt_holds(job, at + 1, RL_STREET) &&
	       (!dx_receipt_is_contact(job, at + 1) || (hit && hit->field >= RL_CASH && hit->field <= RL_CHANGE)) &&
	       is_set_larger(job, at);
}

/* "FACE TO FACE NOODLES" above "FTF NOODLES": one more name, and no half of one. */
static bool ends_alike(struct dx_job *job, size_t at)
{
	const struct dx_words w = dx_receipt_left(job, at);
	const struct dx_words below = dx_receipt_left(job, at + 1);

	return w.n > 1 && below.n > 1 &&
	       strcmp(dx_receipt_fold(job, w.words[w.n - 1]->text),
		      dx_receipt_fold(job, below.words[below.n - 1]->text)) == 0;
}

/* "MAJU PAINT & HARDWARE SDN" above "BHD": a legal form of two words that had no room. */
static bool has_parted_form(struct dx_job *job, size_t at, size_t end)
{
	const struct dx_words w = dx_receipt_left(job, at);
	struct dx_words below;

	if (at + 1 >= end || w.n < 2)
		return false;
	below = dx_receipt_name_words(job, at + 1);
	return below.n == 1 && dx_receipt_is_form(w.words[w.n - 1]->text, below.words[0]->text);
}

struct part {
	size_t line;
	struct dx_words w;
};

/*
 * Line AT, and the one that goes on with it, or that it needs: "(M) Sdn Bhd" or "Bakery" alone belong to the name above
 * them, "Restoran" to the one below when there is none above. "Bistro & Cafe" says what the name above it does.
 */
static size_t find_parts(struct dx_job *job, size_t at, size_t end, struct part parts[PARTS_MAX])
{
	struct dx_words w = dx_receipt_name_words(job, at);
	struct common c = common_of(job, at, &w);
	size_t n = 0;

	if (has_parted_form(job, at, end)) {
		parts[n++] = (struct part){at, w};
		parts[n++] = (struct part){at + 1, dx_receipt_name_words(job, at + 1)};
	} else if (at > 0 && runs_on(job, at - 1)) {
		parts[n++] = (struct part){at - 1, dx_receipt_name_words(job, at - 1)};
		parts[n++] = (struct part){at, w};
	} else if (!c.form && at + 1 < end && runs_on(job, at)) {
		parts[n++] = (struct part){at, w};
		parts[n++] = (struct part){at + 1, dx_receipt_name_words(job, at + 1)};
	} else if (c.letters > 3 || (!c.form && !c.trade)) {
		bool runs = !c.form && runs_to_number(job, at, end);

		if (!runs || !ends_alike(job, at))
			parts[n++] = (struct part){at, w};
		if (runs)
			parts[n++] = (struct part){at + 1, dx_receipt_name_words(job, at + 1)};
	} else if (at > 0 && (c.form ? is_name(job, at - 1, true) : is_half(job, at - 1))) {
		parts[n++] = (struct part){at - 1, dx_receipt_name_words(job, at - 1)};
		if (c.form || !c.joined)
			parts[n++] = (struct part){at, w};
	} else {
		parts[n++] = (struct part){at, w};
		if (!c.form && at + 1 < end && is_half(job, at + 1) && !dx_receipt_is_address(job, at + 1))
			parts[n++] = (struct part){at + 1, dx_receipt_name_words(job, at + 1)};
	}
	return n;
}

/* ---- its text ---- */

/* "(LADLE FOODS SDN BHD)": a name that stands in parentheses as a whole. */
static const char *without_parentheses(struct dx_job *job, const char *text)
{
	size_t n = strlen(text);

	return n > 2 && *text == '(' && strchr(text, ')') == text + n - 1 ? dx_strndup(job->arena, text + 1, n - 2)
									  : text;
}

/* TEXT, a reading of a name, without specks at its ends and without the number of a registration. */
static char *bare(struct dx_job *job, const char *text)
{
	char *out = dx_strdup(job->arena, text);
	char *paren = strrchr(out, '(');
	size_t letters, digits, capitals;

	dx_receipt_count(paren ? dx_strndup(job->arena, paren, strcspn(paren, ")")) : "", &letters, &digits, &capitals);
	if (paren && ((digits >= 2 && !dx_receipt_is_place_aside(paren)) || dx_receipt_ends_registration(paren)))
		*paren = '\0';
	for (size_t n = strlen(out); n > 0;) {
		char *last = out + n;

		while (last > out && last[-1] != ' ')
			last--;
		dx_receipt_count(last, &letters, &digits, &capitals);
		if (letters + digits > 0 && (digits < 4 || last == out))
			break;
		n = last > out ? (size_t)(last - out) - 1 : 0;
		out[n] = '\0';
	}
	while (*out && !is_letter(*out) && !is_digit(*out) && *out != '(')
		out++;
	for (size_t n = strlen(out); n > 0 && strchr(",:;\"'`*~_-|=", out[n - 1]); n--)
		out[n - 1] = '\0';
	return out;
}

/* The reading that is printed once more, if the one at BEST is not: another print is worth more than more readings. */
static size_t said_elsewhere(struct dx_job *job, struct dx_place place, const char *const *texts, size_t n, size_t best)
{
	if (dx_receipt_is_said_elsewhere(job, place, texts[best]))
		return best;
	for (size_t i = 0; i < n; i++)
		if (dx_receipt_is_said_elsewhere(job, place, texts[i]))
			return i;
	return best;
}

/* V, a name as it was read first, by all readings of its CELL: the one nearest to all of them. True: they differ much.
 */
static bool elect(struct dx_job *job, const struct dx_reread *cell, struct dx_val *v)
{
	struct dx_reading *list = dx_alloc_array(job->arena, cell->n, sizeof(*list));
	const char *texts[READINGS] = {v->text};
	size_t least = strlen(dx_receipt_fold(job, v->text)) / 2;
	size_t n = 1;
	size_t apart;
	size_t best;

	for (size_t i = 0; i < cell->n && n < READINGS; i++) {
		const struct dx_cell_reading *r = &cell->readings[i];
		const char *text = bare(job, r->text);

		/* with letters or without is the same for a cell of text: that reading has been counted */
		if (strcmp(r->how, "letters") == 0 || strlen(dx_receipt_fold(job, text)) <= least)
			continue;
		list[n - 1] = (struct dx_reading){.text = text, .why = "read_again", .how = r->how, .conf = r->conf};
		texts[n++] = text;
	}
	best = dx_receipt_middle(job, texts, n, &apart);
	if (apart > STRANGERS)
		return true;
	v->text = texts[said_elsewhere(job, v->place, texts, n, best)];
	v->readings = list;
	v->n_readings = (uint8_t)(n - 1);
	return apart > APART;
}

/* The name that stands in PART, into *V; read again when it is not sure. True: it stays in doubt. */
static bool read_part(struct dx_job *job, const struct part *p, struct dx_val *v)
{
	const char *last = p->w.words[p->w.n - 1]->text;
	const struct dx_reread *cell;
	bool doubt = false;

	*v = dx_words_val(job->arena, &job->lines, &p->w);
	if (dx_receipt_glued_number(last) > 0)
		v->text =
			dx_strndup(job->arena, v->text, strlen(v->text) - strlen(last) + dx_receipt_glued_number(last));
	if (v->source != DX_VAL_OCR)
		return false;
	v->text = bare(job, v->text);
	cell = dx_reread_of(job, v->place);
	if (cell)
		doubt = elect(job, cell, v);
	else if (v->conf < SURE)
		dx_wants_add(job, v->place, DX_CELL_TEXT);
	v->text = dx_receipt_mend_name(job, v->text);
	return doubt;
}

size_t dx_receipt_name(struct dx_job *job, struct rec_receipt *r, size_t end)
{
	struct dx_val *v = &r->merchant.name;
	size_t at = name_line(job, end);
	struct part parts[PARTS_MAX];
	bool doubt;
	size_t n;

	if (at >= end)
		return 0;
	n = find_parts(job, at, end, parts);
	doubt = read_part(job, &parts[0], v);
	for (size_t i = 1; i < n; i++) {
		struct dx_val more;

		doubt |= read_part(job, &parts[i], &more);
		dx_receipt_join_name(job, v, &more);
	}
	v->text = without_parentheses(job, v->text);
	if (v->source == DX_VAL_OCR && !strstr(v->raw, v->text))
		v->source = DX_VAL_REPAIRED;
	if (doubt) {
		job->needs_review = true;
		dx_notes_warn(&job->notes, "merchant_uncertain", v->place.page,
			      "a scanned name can be read in several ways");
	}
	return (parts[n - 1].line > at ? parts[n - 1].line : at) + 1;
}

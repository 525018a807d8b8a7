/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* How to reach who sold: the lines above the goods. The name is in name.c. */
#include <string.h>

#include "receipt_int.h"

#define ADDRESS_LINES 7
#define CALL_MIN      7 /* digits of a telephone */
#define TOWN_MIN      3 /* digits of a town's code before them, its 0 with them */
#define TOWN_MAX      6
#define POSTCODE_MIN  4 /* digits */
#define POSTCODE_MAX  6
#define STREET_MIN    8 /* letters of a street's line */
#define STREETS_MAX   2 /* lines of an address above the first one that has a number */
#define WORDS_MIN     4 /* letters of a line that says something */
#define FOOT_LINES    3 /* of an address below the sums */
#define ABOVE_MAX     3 /* lines above the name that are none of the merchant's */
#define GROUPS_MAX    5 /* of the figures of a telephone */
#define AREA_MIN      9 /* digits of a telephone whose area's code begins with a nought */
#define AREA_MAX      11

/* Labels that end the lines about the merchant. */
static bool ends_head(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);
	struct rec_times times;
	struct dx_val v;
	size_t at;

	if (hit && hit->field == RL_ROUNDING && !dx_receipt_amount(job, line, 0, &v, &at))
		return false; /* "Round Rock, TX 78665" */
	if (dx_receipt_times(job, line, 0, job->lines.v[line].n, &times))
		return true; /* "0,547 kg x 18,90 EUR/kg" above the first of the goods */
	/* "Staff" without anything behind it may be a misread word of the name */
	if (hit && !(hit->field >= RL_PHONE && hit->field <= RL_STREET) && hit->field != RL_TAX &&
	    hit->field != RL_PARENT &&
	    (hit->has_colon || hit->field < RL_OTHER || strpbrk(dx_receipt_text_left(job, line), "0123456789:")))
		return true;
	return dx_receipt_date_on(job, line, &v) || dx_receipt_amount(job, line, 0, &v, &at) ||
	       dx_receipt_heads_goods(job, line);
}

/* "Careline : 1800 88 1231": a word, a colon, and figures to call. */
static bool is_number_to_call(const char *text)
{
	const char *colon = strpbrk(text, ":;");
	size_t letters, digits, capitals;

	dx_receipt_count(colon ? colon : "", &letters, &digits, &capitals);
	return colon > text && letters == 0 && digits >= CALL_MIN;
}

/* "No.", "LOT": a word that stands before the number of a house. */
static bool is_house(const char *text)
{
	size_t n = strcspn(text, ".:");

	return dx_str_ieq_c(dx_strn(text, n), "no") || dx_str_ieq_c(dx_strn(text, n), "lot");
}

/* "Lot        P4": what stands before the number of a house names a number of its own, with nothing behind it. */
static bool is_lone_house(struct dx_job *job, size_t line)
{
	struct dx_words w = dx_receipt_left(job, line);

	return w.n == 1 && is_house(w.words[0]->text);
}

/* Where the address begins: a line with a number or a comma, or else with a word of addresses. */
static size_t address_line(struct dx_job *job, size_t from, size_t end)
{
	for (size_t i = from; i < end; i++)
		if (dx_receipt_is_address(job, i))
			return i;
	for (size_t i = from; i < end; i++)
		if (dx_receipt_holds(job, i, RL_STREET) && !dx_receipt_is_contact(job, i) && !is_lone_house(job, i))
			return i;
	return end;
}

/* "15000 KHEMISSET": a place behind its postcode, which no address begins with. */
static bool is_postcode_line(struct dx_job *job, size_t line)
{
	const char *text = dx_receipt_text_left(job, line);
	size_t n = strspn(text, "0123456789");
	size_t letters, digits, capitals;

	dx_receipt_count(text + n, &letters, &digits, &capitals);
	return n >= POSTCODE_MIN && n <= POSTCODE_MAX && digits == 0 && letters >= 3;
}

/* "109, $$21/1A,": a number and commas, though most letters of it were taken for something else. */
static bool is_number_line(struct dx_job *job, size_t line)
{
	const char *text = dx_receipt_text_left(job, line);
	size_t letters, digits, capitals;

	dx_receipt_count(text, &letters, &digits, &capitals);
	return letters > 0 && digits >= 2 && strchr(text, ',') && !dx_receipt_is_contact(job, line) &&
	       !dx_receipt_has_long_number(text);
}

/* "No.41G,", "Lot5": what names a house is glued to its number. */
static bool is_glued_house(const char *text)
{
	static const char *const names[] = {"no", "lot", "blk"};

	for (size_t i = 0; i < DX_LEN(names); i++) {
		size_t n = strlen(names[i]);

		if (dx_str_ieq_c(dx_strn(text, strlen(text) < n ? strlen(text) : n), names[i]) &&
		    dx_is_digit(text[n + strspn(text + n, ".:")]))
			return true;
	}
	return false;
}

/* "Lot 5", "22 Mill Lane", "#03-631": does LINE begin with a house, or a street? No postcode is one. */
static bool begins_with_house(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_holds(job, line, RL_STREET);
	const char *text = dx_receipt_text_left(job, line);

	return (hit && hit->first == 0) || *text == '#' || is_glued_house(text) ||
	       (dx_is_digit(*text) && !is_postcode_line(job, line));
}

/* Does LINE end with a word of streets, or begin with a corner's? */
static bool is_street_line(struct dx_job *job, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];
	const struct dx_labels *hits = &job->labels;

	for (size_t i = hits->line_first[line]; i < hits->line_first[line + 1]; i++)
		if (hits->v[i].field == RL_STREET &&
		    ((hits->v[i].first > 0 && hits->v[i].first + hits->v[i].n == l->n) ||
		     (hits->v[i].first == 0 && hits->v[i].n < l->n)))
			return true;
	return false;
}

/* A line of words that may be of an address, and of nothing else. */
static bool is_plain(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *owner =
		dx_receipt_holds(job, line, RL_OWNER); /* "Mill" is hardly told from "Milik" */
	size_t letters, digits, capitals;

	dx_receipt_count(dx_receipt_text_left(job, line), &letters, &digits, &capitals);
	return letters >= 3 && digits == 0 && job->lines.v[line].words[0]->text[0] != '(' &&
	       !dx_receipt_is_contact(job, line) && !dx_receipt_holds(job, line, RL_COMPANY) &&
	       !(owner && owner->first == 0) && !dx_receipt_holds(job, line, RL_PARENT);
}

/* Is TEXT of the SHAPE, 'd' a digit and 'l' a capital? */
static bool is_shaped(const char *text, const char *shape)
{
	for (; *text && *shape; text++, shape++)
		if (*shape == 'd' ? !dx_is_digit(*text) : !(*text >= 'A' && *text <= 'Z'))
			return false;
	return !*text && !*shape;
}

/* "LS4 2DQ", "T2E 6W5": the halves of a postcode of the United Kingdom, or of Canada. */
static bool is_postcode_of_letters(const char *first, const char *second)
{
	static const char *const outward[] = {"ld", "ldd", "lld", "lldd", "ldl", "lldl"};

	if (is_shaped(first, "ldl") && is_shaped(second, "dld"))
		return true;
	for (size_t i = 0; is_shaped(second, "dll") && i < DX_LEN(outward); i++)
		if (is_shaped(first, outward[i]))
			return true;
	return false;
}

/* "Yarrabee VIC 3875", "Leeds LS4 2DQ": a town before its postcode. */
static bool ends_with_postcode(struct dx_job *job, size_t line)
{
	struct dx_words w = dx_receipt_left(job, line);
	const char *text = w.words[w.n - 1]->text;
	size_t n = strspn(text, "0123456789");

	return (n >= POSTCODE_MIN && n <= POSTCODE_MAX && !text[n]) || dx_receipt_is_postcode_with_route(text) ||
	       (w.n > 1 && is_postcode_of_letters(w.words[w.n - 2]->text, text));
}

/* "53000" over "KUALA LUMPUR": a postcode that has a line of its own. */
static bool is_lone_postcode(struct dx_job *job, size_t line, size_t end)
{
	struct dx_words w = dx_receipt_left(job, line);

	return w.n == 1 && ends_with_postcode(job, line) && line + 1 < end && is_plain(job, line + 1);
}

/*
 * "Market Place" over "Helmsby" over line AT, which has no house or street itself, or a postcode: how many lines above
 * it, down to FROM, are of the address.
 */
static size_t streets_above(struct dx_job *job, size_t from, size_t at)
{
	size_t n = 0;

	for (size_t k = 1; k <= STREETS_MAX && at >= from + k && is_plain(job, at - k); k++)
		n = is_street_line(job, at - k) ||
				    (k == 1 && ends_with_postcode(job, at) && dx_receipt_holds(job, at - k, RL_STREET))
			    ? k
			    : n;
	return begins_with_house(job, at) || (dx_receipt_holds(job, at, RL_STREET) && !ends_with_postcode(job, at)) ? 0
														    : n;
}

/*
 * "One Utama Phase 2" on line AT, over "Lot 319, 2nd Floor": with no comma, house or street of its own, and no number
 * but the one that it ends with, it is a branch.
 */
static bool is_branch_above(struct dx_job *job, size_t at)
{
	const char *text = dx_receipt_text_left(job, at);
	const struct dx_label_hit *below;

	if (at + 1 >= job->lines.n || strcspn(text, "0123456789") + 2 < strlen(text) || strchr(text, ',') ||
	    begins_with_house(job, at) || is_postcode_line(job, at) || !dx_receipt_is_address(job, at + 1))
		return false;
	below = dx_receipt_holds(job, at + 1, RL_STREET);
	return is_glued_house(dx_receipt_text_left(job, at + 1)) ||
	       (below && below->first == 0 && below->n == 1 && job->lines.v[at + 1].n > 1 &&
		is_house(job->lines.v[at + 1].words[0]->text) &&
		strpbrk(job->lines.v[at + 1].words[1]->text, "0123456789"));
}

/* Does the next line of the address end with a postcode? */
static bool is_above_postcode(struct dx_job *job, size_t line)
{
	return line + 1 < job->lines.n && !dx_receipt_is_contact(job, line + 1) && ends_with_postcode(job, line + 1);
}

/*
 * Line AT, or above it, behind line FROM: what must belong to the address that was found to begin there. A street
 * without a number stands above a postcode, one with a number that was misread above a place.
 */
static size_t first_line(struct dx_job *job, size_t from, size_t at)
{
	size_t letters, digits, capitals;

	if (is_branch_above(job, at))
		return at + 1;
	if (at == from || dx_receipt_is_contact(job, at - 1) || dx_receipt_holds(job, at - 1, RL_COMPANY))
		return at;
	dx_receipt_count(dx_receipt_text_left(job, at - 1), &letters, &digits, &capitals);
	if (dx_receipt_is_hotel(job, at - 1) && begins_with_house(job, at))
		return at - 1;
	/* "3900 W COLFAX AVE" over a town and its postcode begins with a house */
	if ((is_postcode_line(job, at) && !is_above_postcode(job, at) && letters >= STREET_MIN && digits == 0) ||
	    is_number_line(job, at - 1))
		return at - 1;
	return at - streets_above(job, from, at);
}

/* "#03-631", "#03-631 S(560412)": floor and unit, and perhaps what stands behind them. */
static bool is_unit(const char *text)
{
	size_t floor = *text == '#' ? strspn(text + 1, "0123456789") : 0;
	const char *unit = text + 1 + floor;

	return floor > 0 && *unit == '-' && strchr(" ", unit[1 + strspn(unit + 1, "0123456789")]);
}

/* Specks before the first letter or digit of a line, and behind the last. */
static struct dx_str cleaned(const char *text)
{
	struct dx_str s = dx_str_trim(dx_str(text));

	while (s.n && !dx_is_letter(s.p[0]) && !dx_is_digit(s.p[0]) && s.p[0] != '(' && !is_unit(s.p))
		s = dx_str_sub(s, 1, SIZE_MAX);
	while (s.n && !dx_is_letter(s.p[s.n - 1]) && !dx_is_digit(s.p[s.n - 1]) && s.p[s.n - 1] != ')')
		s.n--;
	return s;
}

static void address(struct dx_job *job, struct rec_receipt *r, size_t from, size_t end)
{
	struct dx_val *v = &r->merchant.address;
	size_t lines = 0;
	size_t blank = 0;

	size_t at = address_line(job, from, end);

	for (size_t i = at < end ? first_line(job, from, at) : end; i < end && lines < ADDRESS_LINES; i++) {
		struct dx_words w = dx_receipt_left(job, i);
		struct dx_str s = cleaned(dx_receipt_text_left(job, i));
		struct dx_val one;
		size_t letters, digits, capitals;

		dx_receipt_count(dx_receipt_text_left(job, i), &letters, &digits, &capitals);
		if (lines && (dx_receipt_is_contact(job, i) || is_number_to_call(dx_receipt_text_left(job, i)) ||
			      dx_receipt_has_long_number(dx_receipt_text_left(job, i)) ||
			      (digits > letters + 4 && !is_lone_postcode(job, i, end) &&
			       !is_unit(dx_receipt_text_left(job, i))) ||
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
		r->behind = i + 1;
	}
}

/* "080 22221111", "02374/77398": a stroke may part the code of a town from the number. */
static bool is_phone(struct dx_str s)
{
	size_t digits = 0;
	bool parted = false;

	for (size_t i = 0; i < s.n; i++) {
		bool parts = s.p[i] == '/' && !parted && *s.p == '0' && digits >= TOWN_MIN && digits <= TOWN_MAX;

		digits += dx_is_digit(s.p[i]);
		parted |= parts;
		if (!dx_is_digit(s.p[i]) && !strchr("+-() .", s.p[i]) && !parts)
			return false;
	}
	return digits >= 7 && digits <= 15;
}

/* Letters may stand before the digits, in capitals, between them and behind: "GB 758 1407 44", "29AACFB5622M1ZT". */
static bool is_tax_number(struct dx_str s)
{
	size_t digits = 0;

	for (size_t i = 0; i < s.n; i++) {
		digits += dx_is_digit(s.p[i]);
		if (!dx_is_digit(s.p[i]) && !(s.p[i] >= 'A' && s.p[i] <= 'Z') && !strchr("-. ", s.p[i]))
			return false;
	}
	return (digits >= 8 || (digits >= 7 && s.n >= 9 && !memchr(s.p, ' ', s.n))) && s.n <= 20;
}

/* "051/702/43259": office, district and number of who pays taxes in Germany; a day has two figures where these have
 * more.
 */
static bool is_tax_number_of_office(struct dx_str s)
{
	size_t groups[3] = {0};
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == '/' && n + 1 < DX_LEN(groups))
			n++;
		else if (dx_is_digit(s.p[i]))
			groups[n]++;
		else
			return false;
	}
	return groups[0] >= 2 && groups[0] <= 3 && groups[1] >= 3 && groups[1] <= 4 && groups[2] >= 4 && groups[2] <= 5;
}

/* "T1406829355073": under a mere "Registration No" the number that Japan's consumption tax has. */
static bool is_qualified_issuer(struct dx_str s)
{
	size_t digits = 0;

	for (size_t i = 1; i < s.n; i++)
		digits += dx_is_digit(s.p[i]);
	return s.n == 14 && s.p[0] == 'T' && digits == 13;
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
			if (strcmp(line->words[i]->text, ":") == 0)
				continue; /* none of the few words of a number: "Tél : 01 46 83 94 66" */
			for (size_t n = line->n - i < 5 ? line->n - i : 5; n > 0 && !dx_val_has(v); n--) {
				struct dx_words w = {line->words + i, n, i == from ? hit->skip : 0, line->page};
				struct dx_str s = cleaned(dx_words_text(job->arena, &w));

				if (s.n && s.p[s.n - 1] == ')' && !memchr(s.p, '(', s.n))
					s.n--; /* "(GST ID NO : 000300735272)" */
				if (s.n == 0 || !ok(s) || !strpbrk(w.words[n - 1]->text, "0123456789"))
					continue;
				*v = dx_words_val(job->arena, &job->lines, &w);
				v->text = dx_strndup(job->arena, s.p, s.n);
			}
		}
	}
}

/* Words enough to be a name, or a part of one. */
static bool has_words(struct dx_job *job, size_t line)
{
	size_t letters, digits, capitals;

	dx_receipt_count(dx_receipt_text_left(job, line), &letters, &digits, &capitals);
	return letters >= WORDS_MIN && letters > digits;
}

/* Does a line from AT on, before the next one that ends the head, say who sold? */
static bool begins_below(struct dx_job *job, size_t at)
{
	for (; at < job->lines.n && !ends_head(job, at); at++)
		if (has_words(job, at) && (dx_receipt_holds(job, at, RL_COMPANY) ||
					   dx_receipt_holds(job, at, RL_SHOP) || dx_receipt_holds(job, at, RL_STREET)))
			return true;
	return false;
}

/* "Bar", "Master Grill": a way of paying without a figure is a word of a name, as long as no address has come. */
static bool is_word_of_payment(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);

	return hit && hit->field >= RL_CASH && hit->field <= RL_CHANGE && !hit->has_colon &&
	       !strpbrk(dx_receipt_text_left(job, line), "0123456789");
}

/* The first line that cannot be the merchant's. A date, or figures in ink, may stand above everything that is. */
static size_t head_end(struct dx_job *job)
{
	size_t end = 0;
	bool words = false;
	bool placed = false;

	for (; end < job->lines.n; end++) {
		placed |= dx_receipt_is_address(job, end);
		if (!placed && is_word_of_payment(job, end))
			continue;
		if (ends_head(job, end) && (words || end >= ABOVE_MAX || !begins_below(job, end + 1)))
			break;
		words |= has_words(job, end) && !ends_head(job, end);
	}
	return end;
}

/* Is LINE of an address, and of nothing that a label names? */
static bool is_unlabelled(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = line < job->lines.n ? dx_receipt_label(job, line) : NULL;
	struct dx_val v;
	size_t at;

	return line < job->lines.n && (!hit || hit->field == RL_STREET) && dx_receipt_is_address(job, line) &&
	       !dx_receipt_date_on(job, line, &v) && !dx_receipt_amount(job, line, 0, &v, &at);
}

/* "E-receipt  1 May 2024" below the name: an address up to its postcode may stand right below line END, the date's. */
static void address_below(struct dx_job *job, struct rec_receipt *r, size_t end)
{
	size_t last = end + 1;
	struct dx_val v;

	if (end >= job->lines.n || dx_val_has(&r->merchant.address) || !dx_receipt_date_on(job, end, &v))
		return;
	if (is_unlabelled(job, last) && !ends_with_postcode(job, last))
		last++;
	if (is_unlabelled(job, last) && ends_with_postcode(job, last))
		address(job, r, end + 1, last + 1);
}

/* "514-555-0119", "0141 555 0133": figures in groups as a telephone has them, its area's code or a nought before them.
 */
static bool is_number_of_area(const char *text)
{
	static const size_t american[] = {3, 3, 4};
	size_t groups[GROUPS_MAX] = {0};
	size_t n = 0;
	size_t digits = 0;

	for (const char *p = text; *p; p += groups[n++]) {
		p += n > 0 && strchr("-. ", *p);
		if (n == GROUPS_MAX || (groups[n] = strspn(p, "0123456789")) == 0)
			return false;
		digits += groups[n];
	}
	return n > 1 && ((*text == '0' && digits >= AREA_MIN && digits <= AREA_MAX) ||
			 (n == DX_LEN(american) && memcmp(groups, american, sizeof(american)) == 0));
}

/* "(61) 3014 7085" alone on a line above line END: a number with its area's code needs no label. */
static void phone_alone(struct dx_job *job, size_t end, struct dx_val *v)
{
	for (size_t i = 0; i < end && !dx_val_has(v); i++) {
		const struct dx_line *line = &job->lines.v[i];
		const char *text = dx_lines_text(job->arena, line->words, line->n);

		if (((strchr("(+", *text) && dx_is_digit(text[1])) || is_number_of_area(text)) &&
		    is_phone(dx_str(text)))
			*v = dx_lines_val(job->arena, &job->pages[line->page], line->words, line->n);
	}
}

/* The line behind the address that begins with a house on line FROM and ends with its postcode; 0: none does. */
static size_t behind_address(struct dx_job *job, size_t from)
{
	if (!is_unlabelled(job, from) ||
	    (!begins_with_house(job, from) &&
	     !(dx_is_digit(*dx_receipt_text_left(job, from)) && dx_receipt_holds(job, from, RL_STREET))))
		return 0;
	for (size_t i = from + 1; i < from + FOOT_LINES && is_unlabelled(job, i); i++)
		if (ends_with_postcode(job, i))
			return i + 1;
	return 0;
}

/* Below a total or a payment, where the head has none: some tills print where they stand at the end. */
static void address_at_foot(struct dx_job *job, struct rec_receipt *r)
{
	const size_t behind = r->behind; /* above the goods still */
	bool total = false;

	for (size_t i = r->body; i < job->lines.n && !dx_val_has(&r->merchant.address); i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		size_t end = total ? behind_address(job, i) : 0;
		struct dx_val v;
		size_t at;

		total |= hit && hit->field >= RL_ROUNDED_TOTAL && hit->field <= RL_PAID &&
			 dx_receipt_amount(job, i, hit->first + hit->n, &v, &at);
		if (end > 0)
			address(job, r, i, end);
	}
	r->behind = behind;
}

void dx_receipt_head(struct dx_job *job, struct rec_receipt *r)
{
	size_t end;

	dx_receipt_when(job, r);
	dx_receipt_clock(job, r);
	end = head_end(job);
	r->body = r->behind = end;
	address(job, r, dx_receipt_name(job, r, end), end);
	address_below(job, r, end);
	address_at_foot(job, r);
	behind(job, RL_PHONE, end ? end : job->lines.n, is_phone, &r->merchant.phone);
	phone_alone(job, end, &r->merchant.phone);
	behind(job, RL_TAX_ID, job->lines.n, is_tax_number, &r->merchant.tax_id);
	behind(job, RL_TAX_ID, job->lines.n, is_tax_number_of_office, &r->merchant.tax_id);
	behind(job, RL_TAX, job->lines.n, is_tax_number, &r->merchant.tax_id); /* "GST: 000123456789" */
	behind(job, RL_REGISTRATION, job->lines.n, is_qualified_issuer, &r->merchant.tax_id);
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines above the goods: what of them is an address, and what a way to reach or register who sold. */
#include <string.h>

#include "receipt_int.h"

#define HOUSE_MAX      5  /* digits of a house */
#define STREET_LETTERS 4  /* of a street behind its house */
#define ROUTED         10 /* bytes of "05149-9998" */
#define ASIDE_DIGITS   5  /* of a number of a registration in parentheses */

struct dx_words dx_receipt_left(struct dx_job *job, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];
	size_t letters, digits;
	size_t from;
	size_t n = 0;

	do {                     /* a speck at the edge is no run of words */
		int32_t end = 0; /* words of two readings may overlap */

		from = n;
		letters = digits = 0;
		do {
			size_t more, figures, capitals;

			dx_receipt_count(l->words[n]->text, &more, &figures, &capitals);
			letters += more;
			digits += figures;
			end = l->words[n]->x1 > end ? l->words[n]->x1 : end;
			n++;
		} while (n < l->n && l->words[n]->x0 - end <= 2 * l->height);
	} while (n < l->n && letters + digits < 3);
	return (struct dx_words){l->words + from, n - from, 0, l->page};
}

const char *dx_receipt_text_left(struct dx_job *job, size_t line)
{
	struct dx_words w = dx_receipt_left(job, line);

	return dx_words_text(job->arena, &w);
}

static bool is_mail(const char *text)
{
	const char *at = strchr(text, '@');

	return at && at > text && (dx_is_letter(at[-1]) || dx_is_digit(at[-1])) && dx_is_letter(at[1]);
}

/* The number of a registration; behind the firm on its line it is an aside: "… SDN BHD (Company No. 123456-K)". */
static bool is_registration(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_holds(job, line, RL_REGISTRATION);
	const struct dx_label_hit *form = dx_receipt_holds(job, line, RL_COMPANY);

	return hit && !(form && form->first > 0 && form->first + form->n <= hit->first &&
			job->lines.v[line].words[hit->first]->text[0] == '(');
}

/* "www.lantern.com.my", "wow. lantern. com. my": recognition parts it at its points. */
static bool is_web(struct dx_job *job, const char *text)
{
	char *bare = dx_strdup(job->arena, text);
	size_t n = 0;

	for (const char *p = text; *p; p++)
		if (*p != ' ')
			bare[n++] = *p >= 'A' && *p <= 'Z' ? (char)(*p - 'A' + 'a') : *p;
	bare[n] = '\0';
	return strstr(bare, "www.") || strstr(bare, ".com") || strstr(bare, ",com.");
}

/* "|| Shree Ganeshay Namah ||", "!! OM !!": an invocation stands between doubled strokes. */
static bool is_invocation(const struct dx_job *job, size_t line)
{
	static const char *const strokes[] = {"||", "!!", "॥", "//"};
	const struct dx_line *l = &job->lines.v[line];
	const char *last = l->words[l->n - 1]->text;

	for (size_t i = 0; i < DX_LEN(strokes); i++) {
		size_t n = strlen(strokes[i]);

		if (strncmp(l->words[0]->text, strokes[i], n) == 0 && strlen(last) >= n &&
		    strcmp(last + strlen(last) - n, strokes[i]) == 0)
			return true;
	}
	return false;
}

/* "GST Road": a label of a tax right before a word of streets is the name of one. */
static bool is_road(struct dx_job *job, size_t line, const struct dx_label_hit *hit)
{
	const struct dx_label_hit *street = dx_receipt_holds(job, line, RL_STREET);

	return hit && hit->field == RL_TAX && !hit->has_colon && street && street->first == hit->first + hit->n;
}

/* "Since 1948", "Est. 1921": when a shop began ends the line. */
static bool is_founding(const char *text)
{
	static const char *const words[] = {"since", "est",    "est.",  "established", "seit",
					    "gegr.", "depuis", "desde", "sejak",       "sinds"};
	const char *year = strrchr(text, ' ');
	const char *before = year;

	if (!year || strspn(year + 1, "0123456789") != 4 || year[5] || !strchr("12", year[1]))
		return false;
	while (before > text && before[-1] != ' ')
		before--;
	return dx_str_is_one_of(dx_strn(before, (size_t)(year - before)), words, DX_LEN(words));
}

bool dx_receipt_is_contact(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);
	const char *text = dx_receipt_text_left(job, line);

	size_t letters, digits, capitals;
	struct dx_val v;
	size_t at;

	if (hit && hit->field == RL_ROUNDING && !dx_receipt_amount(job, line, 0, &v, &at))
		hit = NULL; /* "Round Rock, TX 78665" */
	if (is_road(job, line, hit))
		hit = NULL;
	dx_receipt_count(text, &letters, &digits, &capitals);
	return (hit && hit->field != RL_COMPANY && hit->field != RL_SHOP && hit->field != RL_STREET &&
		hit->field != RL_PHONE && hit->field != RL_OWNER) ||
	       (digits > 5 && dx_receipt_holds(job, line, RL_PHONE)) || dx_receipt_holds(job, line, RL_TAX_ID) ||
	       dx_receipt_holds(job, line, RL_NOISE) || is_registration(job, line) || is_mail(text) ||
	       is_web(job, text) || is_invocation(job, line) || is_founding(text);
}

/* "147-4800 Maple Way": unit and house, one number each, before a street. */
static bool is_unit_and_house(const char *text)
{
	size_t unit = strspn(text, "0123456789");
	const char *behind = text + unit + (text[unit] == '-');
	size_t house = strspn(behind, "0123456789");
	size_t letters, digits, capitals;

	dx_receipt_count(behind + house, &letters, &digits, &capitals);
	return unit > 0 && unit <= HOUSE_MAX && text[unit] == '-' && house > 0 && house <= HOUSE_MAX &&
	       behind[house] == ' ' && letters >= STREET_LETTERS && digits == 0 && !strchr(behind, ':');
}

bool dx_receipt_is_postcode_with_route(const char *text)
{
	size_t n = strlen(text);
	const char *code = n >= ROUTED ? text + n - ROUTED : text;

	return n >= ROUTED && strspn(code, "0123456789") == 5 && code[5] == '-' && strspn(code + 6, "0123456789") == 4;
}

/* "HARLOW, VT 05149-9998": an American postcode behind its land's two capitals. */
static bool ends_in_routed_land(const char *text)
{
	size_t n = strlen(text);

	return n > ROUTED + 4 && dx_receipt_is_postcode_with_route(text) && text[n - ROUTED - 1] == ' ' &&
	       strspn(text + n - ROUTED - 3, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 2 && text[n - ROUTED - 4] == ' ';
}

bool dx_receipt_has_long_number(const char *text)
{
	size_t run = 0;
	size_t digits = 0;

	if (is_unit_and_house(text) || ends_in_routed_land(text))
		return false;
	for (const char *p = text; *p; p++) {
		run = dx_is_digit(*p) ? run + 1 : *p == '-' && run ? run : 0;
		digits = run > digits ? run : digits;
	}
	return digits >= 7;
}

/* "BR No.: (124525-H)": all digits stand in the parenthesis that the line ends with. */
static bool ends_in_number(const char *text)
{
	const char *paren = strrchr(text, '(');
	size_t letters, digits, capitals;

	if (!paren || strcspn(text, "0123456789") < (size_t)(paren - text))
		return false;
	dx_receipt_count(paren, &letters, &digits, &capitals);
	return letters <= 2 && digits >= ASIDE_DIGITS && text[strlen(text) - 1] == ')';
}

/* "(123456-V) Corner Kitchen": a number in parentheses, and words behind it. */
static bool begins_with_number(const char *text)
{
	size_t inside = *text == '(' ? strcspn(text + 1, ") ") : 0;
	size_t all = strspn(inside > 0 ? text + 1 : "", "0123456789");

	return all >= ASIDE_DIGITS && text[1 + inside] == ')' && inside - all <= 2 &&
	       !strpbrk(text + 1 + inside, "0123456789,");
}

bool dx_receipt_ends_registration(const char *text)
{
	size_t n = strlen(text);

	return n > 4 && text[n - 1] == ')' && text[n - 2] >= 'A' && text[n - 2] <= 'Z' && text[n - 3] == '-' &&
	       strpbrk(text, "0123456789");
}

bool dx_receipt_is_number_aside(const char *text)
{
	size_t n = strlen(text);

	if (ends_in_number(text) || begins_with_number(text))
		return true;
	return n > 3 && text[n - 1] == ')' && strpbrk(text, "0123456789") &&
	       (*text == '(' || (!strchr(text, '(') && text[n - 3] == '-' && dx_is_letter(text[n - 2])));
}

bool dx_receipt_is_hotel(struct dx_job *job, size_t line)
{
	struct dx_words w = dx_receipt_left(job, line);

	if (dx_receipt_is_contact(job, line) || dx_receipt_holds(job, line, RL_COMPANY) || w.n < 2 ||
	    strpbrk(dx_receipt_text_left(job, line), "0123456789,"))
		return false;
	for (size_t i = 0; i < w.n; i++)
		if (dx_str_ieq_c(dx_str(w.words[i]->text), "hotel"))
			return true;
	return false;
}

bool dx_receipt_is_address(struct dx_job *job, size_t line)
{
	size_t letters, digits, capitals;
	const char *text = dx_receipt_text_left(job, line);

	dx_receipt_count(text, &letters, &digits, &capitals);
	return letters >= 2 && !dx_receipt_is_contact(job, line) && !dx_receipt_has_long_number(text) &&
	       !dx_receipt_is_number_aside(text) && !dx_receipt_holds(job, line, RL_COMPANY) &&
	       (digits || strchr(text, ','));
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Legal forms in single letters with points: "Sp. z 0.0.", "S.r.|.", "s.r.0.". No word tells the recogniser what a
 * letter between two points is, so that a ring is a nought and a stroke a bar. Names of registrations and taxes in
 * capitals with points, in which an I and its point become an L: "N.LF. 58610595]". The stroke of "A/c". And the T of
 * a time.
 */
#include <string.h>

#include "dx/base/str.h"
#include "ocr_int.h"

/* Digits before the letter of a registration. */
#define REGISTERED 8
/* A T may be read as so many letters and digits. */
#define MISREAD_T 2

/* One that is digits alone when it is misread needs the word before it. */
struct form {
	const char *text;
	const char *before;
};

static const struct form forms[] = {
	{"o.o.", "z"}, {"d.o.o.", NULL}, {"s.r.o.", NULL}, {"S.r.l.", NULL}, {"s.r.l.", NULL},
};

/* Is C what a picture of LETTER may be read as? */
static bool looks_like(char c, char letter)
{
	return c == letter || (letter == 'o' && (c == '0' || c == 'O')) || (letter == 'l' && (c == '1' || c == '|'));
}

static bool is_form(const char *text, const char *form)
{
	size_t i = 0;

	while (form[i] && looks_like(text[i], form[i]))
		i++;
	return form[i] == '\0' && (text[i] == '\0' || strcmp(text + i, ",") == 0);
}

/* With an I and a point, which is read as an L, in each. */
static const char *const names[] = {"C.I.F.", "N.I.F.", "I.V.A."};

/* TEXT as a picture of NAME may be read: what follows in it; NULL: it is no reading of it. */
static const char *behind_name(const char *text, const char *name)
{
	bool misread = false;

	for (; *name; name++) {
		if (*name == 'I' && (*text == 'L' || *text == 'l' || *text == '1')) {
			misread = true;
			text++;
			if (*text == '.')
				text++;
			name++;
		} else if (*text == *name || (name[1] == '\0' && *text == ',')) {
			text++;
		} else {
			return NULL;
		}
	}
	return misread && (*text == '\0' || strcmp(text, ":") == 0) ? text : NULL;
}

static const char *with_name(struct dx_arena *a, const char *text)
{
	for (size_t k = 0; k < DX_LEN(names); k++) {
		const char *behind = behind_name(text, names[k]);

		if (behind)
			return dx_asprintf(a, "%s%s", names[k], behind);
	}
	return text;
}

/* Does TEXT begin as FORM does, in which a nought is any digit? */
static bool is_written(const char *text, const char *form)
{
	for (; *form; form++, text++)
		if (*form == '0' ? !dx_is_digit(*text) : *text != *form)
			return false;
	return true;
}

/* "2023-09-09709:47:12", "2023-09-097T11:37:21": between a day and an hour of ISO 8601 stands a T and nothing else. */
static const char *with_t(struct dx_arena *a, const char *text)
{
	static const char day[] = "0000-00-00";
	static const char hour[] = "00:00:00";
	const char *behind = text + sizeof(day) - 1;

	if (!is_written(text, day))
		return text;
	for (size_t n = 1; n <= MISREAD_T; n++)
		if (strspn(behind, "T71I") >= n && is_written(behind + n, hour))
			return dx_asprintf(a, "%.*sT%s", (int)(sizeof(day) - 1), text, behind + n);
	return text;
}

/* "R5.34.00": an amount with two decimals, and before it rupees, whose s is a 5. */
static const char *with_s(struct dx_arena *a, const char *text)
{
	const char *amount = text + 3;
	size_t n;

	if (strncmp(text, "R5.", 3) != 0)
		return text;
	n = strspn(amount, "0123456789,");
	return n > 0 && is_written(amount + n, ".00") && amount[n + 3] == '\0' ? dx_asprintf(a, "Rs.%s", amount) : text;
}

/* A registration of digits and a letter that ends with a bracket which nothing opens ends with a J. */
static const char *with_j(struct dx_arena *a, const char *text)
{
	size_t n = strspn(text, "0123456789");

	if ((n != REGISTERED && n != REGISTERED - 1) || strcmp(text + n, "]") != 0)
		return text;
	return dx_asprintf(a, "%.*sJ", (int)n, text);
}

/* "Ale No.", "Afe Type": "A/c", whose stroke leans on both its letters, before what a label goes on with. */
static bool is_account(const char *text, const char *next)
{
	static const char *const seen[] = {"Ale", "Alc", "Afc", "Afe", "A/e", "AJc", "Aic"};
	static const char *const goes_on[] = {"No", "No.", "Number", "Type", "Name", "Holder", "Opened"};

	return dx_str_is_one_of(dx_str(text), seen, DX_LEN(seen)) &&
	       dx_str_is_one_of(dx_strn(next, strcspn(next, ":")), goes_on, DX_LEN(goes_on));
}

void dx_ocr_mend_forms(struct dx_arena *a, struct reading *r)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		const struct dx_word *before = i > 0 && w[-1].line == w->line ? &w[-1] : NULL;
		const struct dx_word *next = i + 1 < r->n && w[1].line == w->line ? &w[1] : NULL;

		w->text = with_s(a, with_t(a, with_j(a, with_name(a, w->text))));
		if (next && is_account(w->text, next->text))
			w->text = dx_strdup(a, "A/c");
		for (size_t k = 0; k < DX_LEN(forms); k++) {
			const struct form *f = &forms[k];

			if (!is_form(w->text, f->text) ||
			    (f->before && (!before || strcmp(before->text, f->before) != 0)))
				continue;
			w->text = dx_asprintf(a, "%s%s", f->text, w->text + strlen(f->text));
			break;
		}
	}
}

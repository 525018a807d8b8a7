/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Numbers as documents print them: Indian and western grouping, decimal comma,
 * currency before or behind, parentheses, trailing minus, Dr and Cr. Strict:
 * what is not a number is none. Nothing here guesses; dx_value_readings() lists
 * what a misread picture cell may have been, for arithmetic to choose from.
 */
#ifndef DX_EXTRACT_VALUE_H
#define DX_EXTRACT_VALUE_H

#include "dx/base/arena.h"
#include "dx/base/dec.h"
#include "dx/base/str.h"

/* More digits than any amount has, few enough that products of three cannot overflow. */
#define DX_VALUE_DIGITS_MAX 15

enum dx_value_mark {
	DX_VALUE_MARK_NONE,
	DX_VALUE_MARK_DR,
	DX_VALUE_MARK_CR,
};

struct dx_number {
	struct dx_dec value; /* a minus or parentheses applied; Dr and Cr not */
	enum dx_value_mark mark;
	bool has_plus;  /* a plus was printed */
	bool has_minus; /* a minus or parentheses were printed */
	bool has_percent;
	bool has_currency; /* a sign or code was printed; the code stands in `currency` if it is known */
	char currency[4];  /* "INR"; "" when none, or a sign of several currencies */
};

struct dx_value_rule {
	bool comma;  /* decimal comma: 1.234,50; else 1,234.50 */
	bool blanks; /* a blank may separate thousands; true only inside a column of numbers */
	bool whole;  /* money has no decimals: "33 930" and "599" are amounts; for who asks, nothing is parsed by it */
};

/* Parse all of RAW. False (and *N_R untouched) when it is not exactly one number. */
bool dx_value_parse(struct dx_str raw, struct dx_value_rule rule, struct dx_number *n_r) DX_MUST_CHECK;

/* How a document writes decimals: a vote over its words. Zero it to begin with. */
struct dx_value_vote {
	unsigned int point; /* 1,234.50 and 1234.50 */
	unsigned int comma; /* 1.234,50 and 1234,50 */
	/* no vote by themselves: 22.757 may have three decimals, unless its column has 538, too; see dx_value_groups */
	unsigned int group; /* 22.757 */
	unsigned int whole; /* 538 */
};
void dx_value_vote(struct dx_value_vote *vote, struct dx_str word);
/* Do the words of COLUMN alone, of whose kind no word of the document tells, write thousands with a point? */
bool dx_value_groups(const struct dx_value_vote *column);

/* One thing that a misread cell may have been. */
struct dx_reading {
	struct dx_dec value;
	const char *text; /* as it would have been printed, in the arena */
	const char *why;  /* "decimal_point", "first_character", "letter_for_digit", "read_again", "side_not_read":
			     constant */
	const char
		*how; /* which way it was read again, and how sure that was; NULL: a look-alike of the first reading */
	uint8_t conf;
};

/*
 * What RAW, a cell of an amount column as OCR read it, may have been besides what dx_value_parse()
 * says; DECIMALS is the column's rule. In a fixed order, no duplicates, at most MAX (≤ 8); returns
 * how many. Never used for a text layer: its characters are what the issuer wrote.
 */
size_t dx_value_readings(struct dx_arena *a, struct dx_str raw, struct dx_value_rule rule, unsigned int decimals,
			 struct dx_reading *out, size_t max);

/* The ISO code that a sign or a code stands for ("Rs." → "INR"); NULL when none or not only one. */
const char *dx_value_currency(struct dx_str s);

#endif

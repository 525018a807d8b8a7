/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The text of a bank's transaction in words: parted at blanks and at its separators, and where letters and numbers or
 * several terms are run together ("IMPS420340930565SUBHASH", "NEFTO", "CASHDEP"). Each word says what it looks like
 * and which of the template's terms it is part of.
 */
#ifndef DX_EXTRACT_NARRATION_H
#define DX_EXTRACT_NARRATION_H

#include "dx/base/arena.h"
#include "dx/base/str.h"
#include "dx/extract/lex.h"

/* No bank prints longer ones; what is behind is not read. */
#define DX_NARRATION_BYTES 1024

/* What a template's terms say of the words around them ("enrich.terms"); the number of each in its lexicon. */
enum dx_term {
	DX_TERM_NONE = -1,
	DX_TERM_MARK,  /* how the money moved, who moved it: a name may stand before and behind it */
	DX_TERM_NOTE,  /* what it was for: a name ends before it, and seldom stands behind it */
	DX_TERM_STOP,  /* a name ends before it, and none stands behind it, up to the next separator */
	DX_TERM_PAYEE, /* stands before the name of the other party */
	DX_TERM_LEAD, /* the same at the beginning of what separators part, and behind a mark; else part of a name: "de"
		       */
	DX_TERM_OWN,  /* what stands before it is no other party: "card ending in" */
	DX_TERM_NAME, /* part of a name, although its words are terms: "credit card" */
	DX_TERM_MONTH,
	DX_TERM_PLACE,
	DX_TERM_HOUSE, /* what names of banks end with */
	DX_TERM_SITE,  /* behind the name of a place: "branch"; else the same as a stop */
	DX_N_TERMS,
};

enum dx_narration_kind {
	DX_NARRATION_WORD,
	DX_NARRATION_CODE, /* number, reference, date, masked card */
	DX_NARRATION_VPA,  /* "meera.k@bank" */
};

struct dx_narration_word {
	struct dx_str s; /* in the text */
	enum dx_narration_kind kind;
	enum dx_term term;
	size_t tail; /* bytes before the term that it ends with ("FOLGE|LASTSCHRIFT"); 0: with none */
	bool parted; /* a separator stands before it, or it is the first */
	bool colon;  /* a colon stands right behind it */
	bool glued;  /* run together with the number before it */
};

struct dx_narration {
	struct dx_narration_word *v;
	size_t n;
	size_t n_parted;              /* separators */
	const struct dx_word **words; /* the same for lexicons */
};

/* What narrations are parted with: all of the template's. */
struct dx_narration_terms {
	struct dx_lex *terms;  /* DX_TERM_* */
	struct dx_lex *known;  /* any term of the template, whatever it is for; 1: that may be a name, too */
	struct dx_lex *rails;  /* codes of ways to pay that are run together with anything: "upi", "neft" */
	struct dx_lex *joined; /* other codes that are run together with these and each other: "dr", "dep" */
};

/* TEXT in words; what was found lives in A, slices are of TEXT. */
struct dx_narration dx_narration(const struct dx_narration_terms *t, struct dx_arena *a, const char *text);

#endif

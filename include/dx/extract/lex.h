/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Phrases of a template ("withdrawal amt", "चेक संख्या") found in lines of words.
 * Both are folded first: case, punctuation and blanks do not count, so "Chq./Ref.No."
 * matches "chq ref no"; a percent sign is a token ("CGST %" is not "CGST"). Finding costs the same for one phrase as
 * for a thousand.
 */
#ifndef DX_EXTRACT_LEX_H
#define DX_EXTRACT_LEX_H

#include "dx/base/arena.h"
#include "dx/base/str.h"
#include "dx/doc/words.h"

struct dx_lex;

struct dx_tok {
	uint32_t id;   /* which token of the lexicon; 0: in no phrase */
	uint32_t word; /* index of the word it is part of */
	uint32_t end;  /* bytes of the word up to its end */
	bool first;    /* the first token of its word */
	bool last;     /* the last token of its word */
	bool number;   /* begins with a digit */
};

struct dx_lex *dx_lex_new(struct dx_arena *a);

/*
 * From now on recognised words (below full confidence) that are in no phrase are also taken for the one
 * word of five letters or more that they resemble: look-alikes exchanged ("T0tal", "Zuziigl"), or one
 * letter more, less or other ("Tota").
 */
void dx_lex_forgive(struct dx_lex *lex);
/* The same for look-alikes alone ("Zuztigl" is "Zuzügl", "Tota" is nothing), unless a word could hardly be read. */
void dx_lex_forgive_alike(struct dx_lex *lex);

/* Add PHRASE; NUMBER (≥ 0) is what a match gives back. Of equal phrases the first one added counts. */
void dx_lex_add(struct dx_lex *lex, const char *phrase, int number);

/*
 * The tokens of N words, in A. Words without a letter or digit give none; a recognised word that is a phrase without
 * its blanks ("DRAMT") gives that phrase's.
 */
struct dx_tok *dx_lex_tokens(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *const *words, size_t n,
			     size_t *n_r);

/* The same for one text. */
struct dx_tok *dx_lex_tokens_of(const struct dx_lex *lex, struct dx_arena *a, struct dx_str text, size_t *n_r);

/* The longest phrase that begins with token AT; its number, or -1. *LEN_R is its number of tokens. */
int dx_lex_match(const struct dx_lex *lex, const struct dx_tok *toks, size_t n, size_t at, size_t *len_r);

/* Has TEXT, up to its end or a slash, a letter of a script other than Latin, and no Latin letter and no digit? */
bool dx_lex_is_other_script(const char *text);

/* Are the N WORDS one phrase and nothing else? */
bool dx_lex_whole(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *const *words, size_t n);

/* The small letter of a letter, without its accent; anything else as it is. */
uint32_t dx_lex_lower(uint32_t cp);

/* Folded text: lower case letters and digits, one blank between tokens. */
char *dx_lex_fold(struct dx_arena *a, struct dx_str text);

#endif

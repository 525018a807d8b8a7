/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a page's text layer is worth. */
#include "dx/base/utf8.h"
#include "pdf_int.h"

/* With fewer letters than this beside a scan or a drawing, the text is a stamp or a page number. */
#define FEW_LETTERS 150
/* With fewer than this, any table or picture around makes it so. */
#define VERY_FEW_LETTERS 30
#define SOME_RULES       8
/* Parts of the page covered by pictures, and curves in outlines, from which on "beside" holds. */
#define MUCH_PICTURE 0.30
#define MUCH_CURVE   2000
/* Garbled: one word in so many, at least so many of them; one control character in so many. */
#define BAD_WORDS_PART 20
#define BAD_WORDS_MIN  3
#define CONTROL_PART   50
/* Texts of this many Latin letters have vowels, at least one in so many letters. */
#define VOWEL_SAMPLE 100
#define VOWEL_PART   9

/* Code points that no business document prints: a font's own codes taken for Unicode lie there. */
static bool is_unlikely(uint32_t cp)
{
	return cp == 0xfffd || cp < 0x20 || (cp >= 0x7f && cp < 0xa0) || (cp >= 0xe000 && cp <= 0xf8ff) ||
	       (cp >= 0x0180 && cp <= 0x02af && cp != 0x0192) || (cp >= 0x1400 && cp <= 0x18af) ||
	       (cp >= 0xa000 && cp <= 0xa4cf) || (cp & 0xfffe) == 0xfffe || cp >= 0xf0000;
}

static bool is_vowel(uint32_t lower)
{
	switch (lower) {
	case 'a':
	case 'e':
	case 'i':
	case 'o':
	case 'u':
	case 'y':
		return true;
	default:
		return false;
	}
}

void dx_tally_char(struct text_tally *t, uint32_t cp)
{
	uint32_t lower = cp | 0x20;

	if (cp < 0x20 && cp != '\t' && cp != '\n' && cp != '\r')
		t->control++;
	if (dx_word_breaks(cp))
		return;
	t->letters++;
	if (lower >= 'a' && lower <= 'z') {
		t->latin++;
		t->vowels += is_vowel(lower);
	} else if (cp >= 0xc0 && cp <= 0x17f) {
		/* letters with accents are vowels more often than not; counted so, they cannot make a text look garbled
		 */
		t->latin++;
		t->vowels++;
	}
}

void dx_tally_word(struct text_tally *t, const struct dx_word *w)
{
	struct dx_str s = dx_str(w->text);
	size_t pos = 0;
	size_t n = 0;
	size_t bad = 0;
	uint32_t cp;

	/* pictures from a symbol font have no code that matters, and a lone odd character is a bullet */
	if (w->flags & DX_WORD_SYMBOL)
		return;
	while (dx_utf8_next(s, &pos, &cp)) {
		n++;
		bad += is_unlikely(cp);
	}
	t->words++;
	t->bad_words += n > 1 && bad * 3 > n;
}

static bool is_sparse(const struct survey *s, const struct text_tally *t)
{
	if (t->letters < VERY_FEW_LETTERS && (s->picture_area > 0 || s->n_rules >= SOME_RULES))
		return true;
	return t->letters < FEW_LETTERS && (s->picture_area >= MUCH_PICTURE || s->curves >= MUCH_CURVE);
}

static bool is_garbled(const struct text_tally *t)
{
	if (t->bad_words * 2 > t->words)
		return true;
	if (t->bad_words >= BAD_WORDS_MIN && t->bad_words * BAD_WORDS_PART >= t->words)
		return true;
	if (t->control >= BAD_WORDS_MIN && t->control * CONTROL_PART >= t->letters)
		return true;
	return t->latin >= VOWEL_SAMPLE && t->vowels * VOWEL_PART < t->latin;
}

enum dx_text_state dx_judge_text(const struct survey *s, const struct text_tally *t)
{
	if (s->shown + s->hidden == 0)
		return DX_TEXT_NONE;
	if (s->hidden > s->shown)
		return DX_TEXT_HIDDEN;
	if (is_sparse(s, t))
		return DX_TEXT_SPARSE;
	if (s->gone * 2 > s->shown)
		return DX_TEXT_HIDDEN;
	if (t->letters == 0)
		return DX_TEXT_NONE;
	return s->digits_lie || s->differs || is_garbled(t) ? DX_TEXT_GARBLED : DX_TEXT_USABLE;
}

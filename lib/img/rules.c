/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Ruled lines: found in black and white, painted out of the grey picture, kept for the geometry of tables. */
#include "prep_int.h"

/* A line is at least this long, and so many times the height of the text; stems of headings are upright lines too. */
#define FLAT_MIN_PX      60
#define FLAT_MIN_TEXT    3
#define UPRIGHT_MIN_PX   100
#define UPRIGHT_MIN_TEXT 5
#define RULES_MAX        4000
/* What is thicker is a bar (with white text on it, often) or a picture. */
#define RULE_THICK_PX 12
/* A line may rise by one in so many and still counts. */
#define SLANT 30
/*
 * Noise breaks a faint rule into pieces: runs of so many tenths of the text's height, longer than a stroke of a letter,
 * and no thicker than this part (1/N) of it, as strokes of headings are. They are a line when they lie in one another's
 * extension, so many heights apart at most.
 */
#define PIECE_TENTHS  18
#define PIECE_THICK   4
#define PIECE_APART   6
#define PIECE_TEXT_PX 8 /* of smaller text nothing can be told */
/*
 * Bold letters run together on a bad scan, and have such runs and whole lines in them. There the ink goes on across the
 * run, for half the height of the text at least, in more than so much of its length, percent; across a rule it does
 * where letters cross.
 */
#define ACROSS_PART    2
#define ACROSS_PERCENT 30
/* Lines that only the means along them show are longer, and are letters sooner: rows of these have such means too. */
#define FAINT_TIMES  3
#define FAINT_ACROSS 12
/* Pixels on both sides that are averaged. */
#define FAINT_REACH 20
/* So are columns of ones below each other, and small print; the means over so few pixels show the white in those. */
#define FAINT_NEAR  1
#define FAINT_WHOLE 88
/* A long rule spans this part of the page. */
#define LONG_PART 3

static int min_length(int text_px, bool flat)
{
	int least = flat ? FLAT_MIN_PX : UPRIGHT_MIN_PX;
	int by_text = text_px * (flat ? FLAT_MIN_TEXT : UPRIGHT_MIN_TEXT);

	return by_text > least ? by_text : least;
}

static bool is_empty(PIX *pix)
{
	l_int32 empty = 0;

	return pixZero(pix, &empty) == 0 && empty;
}

/* Can there be something solid? A quarter of what it takes to find it, and mostly there is nothing. */
static bool is_thick(PIX *lines, bool flat)
{
	PIX *core = flat ? pixErodeBrick(NULL, lines, 1, RULE_THICK_PX + 1)
			 : pixErodeBrick(NULL, lines, RULE_THICK_PX + 1, 1);
	bool thick = !core || !is_empty(core);

	pixDestroy(&core);
	return thick;
}

/*
 * Black runs of the length of a line that are not part of something solid. Open first and join afterwards:
 * the other way round letters become lines and text is deleted.
 */
static PIX *find_lines(PIX *mask, int length, bool flat)
{
	PIX *lines = flat ? pixOpenCompBrick(NULL, mask, length, 1) : pixOpenCompBrick(NULL, mask, 1, length);
	PIX *solid;

	if (!lines || is_empty(lines) || !is_thick(lines, flat))
		return lines;
	solid = pixOpenBrick(NULL, lines, RULE_THICK_PX + 1, RULE_THICK_PX + 1);
	if (!solid || !pixSubtract(lines, lines, solid))
		pixDestroy(&lines);
	pixDestroy(&solid);
	return lines;
}

/* How much of PART, which lies in BOX, is set in PIX, percent. */
static int percent_of(PIX *pix, PIX *part, BOX *box)
{
	PIX *both = pixClipRectangle(pix, box, NULL);
	l_int32 all = 0;
	l_int32 n = 0;

	if (both && pixAnd(both, both, part)) {
		pixCountPixels(part, &all, NULL);
		pixCountPixels(both, &n, NULL);
	}
	pixDestroy(&both);
	return all > 0 ? (int)((int64_t)n * 100 / all) : 0;
}

/* Take out of LINES the parts of which less than LEAST or more than MOST percent are set in PIX. False: no memory. */
static bool drop_parts(PIX *pix, PIX *lines, int least, int most)
{
	PIXA *parts = NULL;
	BOXA *boxes = pixConnComp(lines, &parts, 8);
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	bool ok = boxes != NULL;

	for (l_int32 i = 0; i < n; i++) {
		BOX *box = boxaGetBox(boxes, i, L_CLONE);
		PIX *part = pixaGetPix(parts, i, L_CLONE);
		const int percent = percent_of(pix, part, box);
		l_int32 x = 0;
		l_int32 y = 0;

		boxGetGeometry(box, &x, &y, NULL, NULL);
		if (percent < least || percent > most)
			pixRasterop(lines, x, y, pixGetWidth(part), pixGetHeight(part), PIX_DST & PIX_NOT(PIX_SRC),
				    part, 0, 0);
		pixDestroy(&part);
		boxDestroy(&box);
	}
	pixaDestroy(&parts);
	boxaDestroy(&boxes);
	return ok;
}

/*
 * Take the runs in letters of TEXT_PX out of LINES, that were found in MASK: more than PERCENT of each have ink across.
 * A thick rule is ink across itself. False: no memory.
 */
static bool drop_letters(PIX *mask, PIX *lines, int text_px, bool flat, int percent)
{
	const l_int32 thin = text_px / PIECE_THICK + 1;
	const l_int32 length = text_px / ACROSS_PART;
	PIX *thick = flat ? pixOpenBrick(NULL, lines, 1, thin + 1) : pixOpenBrick(NULL, lines, thin + 1, 1);
	PIX *across = flat ? pixOpenBrick(NULL, mask, 1, length) : pixOpenBrick(NULL, mask, length, 1);

	bool ok = thick && across && pixSubtract(across, across, thick) && drop_parts(across, lines, 0, percent);

	pixDestroy(&across);
	pixDestroy(&thick);
	return ok;
}

/* Thin runs of MASK that may be pieces of a line, together with LINES. */
static PIX *find_pieces(PIX *mask, PIX *lines, int text_px, bool flat, bool noisy)
{
	const l_int32 thick = text_px / PIECE_THICK + 1;
	PIX *pieces = find_lines(mask, text_px * PIECE_TENTHS / 10, flat);
	PIX *strokes = pieces ? pixOpenBrick(NULL, pieces, flat ? 1 : thick, flat ? thick : 1) : NULL;

	if (!strokes || !pixSubtract(pieces, pieces, strokes) ||
	    (noisy && !drop_letters(mask, pieces, text_px, flat, ACROSS_PERCENT)) || !pixOr(pieces, pieces, lines))
		pixDestroy(&pieces);
	pixDestroy(&strokes);
	return pieces;
}

/*
 * LINES, and the pieces in MASK that together are as long as a line. LINES becomes that; NULL: no memory. *FOUND_R:
 * there are some.
 */
static PIX *with_pieces(PIX *mask, PIX *lines, int text_px, bool flat, bool noisy, bool *found_r)
{
	const l_int32 apart = (text_px * PIECE_APART) | 1;
	const l_int32 length = min_length(text_px, flat);
	PIX *pieces = lines ? find_pieces(mask, lines, text_px, flat, noisy) : NULL;
	PIX *wide = pieces ? pixDilateBrick(NULL, pieces, flat ? 1 : 3, flat ? 3 : 1) : NULL;
	PIX *joined = wide ? (flat ? pixCloseSafeCompBrick(NULL, wide, apart, 1)
				   : pixCloseSafeCompBrick(NULL, wide, 1, apart))
			   : NULL;
	PIX *whole =
		joined ? (flat ? pixOpenCompBrick(NULL, joined, length, 1) : pixOpenCompBrick(NULL, joined, 1, length))
		       : NULL;

	if (!whole || !pixAnd(pieces, pieces, whole) || !pixOr(lines, lines, pieces))
		pixDestroy(&lines);
	*found_r = *found_r || (lines && !is_empty(pieces));
	pixDestroy(&whole);
	pixDestroy(&joined);
	pixDestroy(&wide);
	pixDestroy(&pieces);
	return lines;
}

/*
 * LINES, found in MASK, whose first row is row TOP of the page, and those of P's picture that are too light for it;
 * NULL: no memory.
 */
static PIX *with_hairlines(const struct dx_prep *p, PIX *mask, PIX *lines, int32_t top, bool flat)
{
	int length = min_length(p->text_px, true); /* of uprights too: no stem is as faint */
	PIX *faint = dx_prep_hairlines(p->grey, mask, top, length, min_length(p->text_px, false), flat);

	if (!faint || !pixOr(lines, lines, faint))
		pixDestroy(&lines);
	pixDestroy(&faint);
	return lines;
}

/* The first row of LINES is row TOP of the page. */
static bool add_boxes(struct dx_arena *a, struct dx_prep *p, PIX *lines, bool flat, int32_t top)
{
	BOXA *boxes = pixConnCompBB(lines, 8);
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	struct dx_prep_rule *rules;
	size_t room;
	l_int32 x;
	l_int32 y;
	l_int32 w;
	l_int32 h;

	if (!boxes)
		return false;
	room = p->n_rules + (size_t)n > RULES_MAX ? RULES_MAX : p->n_rules + (size_t)n;
	rules = dx_alloc_array(a, room, sizeof(*rules));
	for (size_t i = 0; i < p->n_rules; i++)
		rules[i] = p->rules[i];
	for (l_int32 i = 0; i < n && p->n_rules < room; i++) {
		boxaGetBoxGeometry(boxes, i, &x, &y, &w, &h);
		if (flat ? h <= RULE_THICK_PX + w / SLANT && w >= FLAT_MIN_PX
			 : w <= RULE_THICK_PX + h / SLANT && h >= FLAT_MIN_PX) /* faint ones may be as short */
			rules[p->n_rules++] = (struct dx_prep_rule){x, top + y, x + w, top + y + h};
	}
	p->rules = rules;
	boxaDestroy(&boxes);
	return true;
}

/*
 * Where LINES are to become white: the lines, a little wider, but not where ink stands on both sides, for
 * there a letter crosses.
 */
static PIX *to_remove(PIX *mask, PIX *lines, bool flat)
{
	PIX *wide;
	PIX *rest;
	PIX *joined;

	if (is_empty(lines))
		return pixClone(lines);
	wide = flat ? pixDilateBrick(NULL, lines, 9, 3) : pixDilateBrick(NULL, lines, 3, 9);
	rest = wide ? pixSubtract(NULL, mask, wide) : NULL;
	joined = rest ? (flat ? pixCloseBrick(NULL, rest, 1, 9) : pixCloseBrick(NULL, rest, 9, 1)) : NULL;
	if (!joined || !pixSubtract(wide, wide, joined))
		pixDestroy(&wide);
	pixDestroy(&joined);
	pixDestroy(&rest);
	return wide;
}

size_t dx_prep_count_long_rules(PIX *mask, int text_px)
{
	PIX *lines = find_lines(mask, min_length(text_px, true), true);
	BOXA *boxes = lines ? pixConnCompBB(lines, 8) : NULL;
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	size_t found = 0;
	l_int32 w;

	for (l_int32 i = 0; i < n; i++) {
		boxaGetBoxGeometry(boxes, i, NULL, NULL, &w, NULL);
		found += w * LONG_PART >= pixGetWidth(mask);
	}
	boxaDestroy(&boxes);
	pixDestroy(&lines);
	return found;
}

/* The picture may still be the one that came in: that one is not to be painted on. */
static bool own_grey(struct dx_prep *p)
{
	PIX *copy;

	if (pixGetRefcount(p->grey) == 1)
		return true;
	copy = pixCopy(NULL, p->grey);
	pixDestroy(&p->grey);
	p->grey = copy;
	return copy != NULL;
}

/* GONE, whose first row is row TOP of the page, becomes white in P's mask and, with PAINT, in its picture. */
static bool remove_lines(struct dx_prep *p, PIX *gone, int32_t top, bool paint)
{
	return pixRasterop(p->mask, 0, top, pixGetWidth(gone), pixGetHeight(gone), PIX_DST & PIX_NOT(PIX_SRC), gone, 0,
			   0) == 0 &&
	       (!paint || pixPaintThroughMask(p->grey, gone, 0, top, (l_uint32)p->white) == 0);
}

/*
 * Where a flat line crosses an upright one ink stands on both sides of each, and a dot would be left that is read as
 * a minus or a quotation mark: added to what is removed of the flat ones.
 */
static bool add_crossings(PIX *lines[2], PIX *gone)
{
	PIX *flat = pixDilateBrick(NULL, lines[0], 5, 5);
	PIX *upright = flat ? pixDilateBrick(NULL, lines[1], 5, 5) : NULL;
	bool ok = upright && pixAnd(flat, flat, upright) && pixOr(gone, gone, flat);

	pixDestroy(&flat);
	pixDestroy(&upright);
	return ok;
}

/* Take out of LINES what is not dark all along in GREY, whose paper differs by GRAIN. False: no memory. */
static bool drop_broken(struct dx_arena *a, PIX *grey, int grain, PIX *lines, bool flat)
{
	PIX *dark = dx_prep_faint_lines(a, grey, FAINT_NEAR, grain, flat);
	/* a rule that rises goes on in the next row */
	PIX *wide = dark ? pixDilateBrick(NULL, dark, flat ? 1 : 3, flat ? 3 : 1) : NULL;
	bool ok = wide && drop_parts(wide, lines, FAINT_WHOLE, 100);

	pixDestroy(&wide);
	pixDestroy(&dark);
	return ok;
}

/* LINES and those that only the means along them show, of paper with so much GRAIN. False: no memory. */
static bool add_faint(struct dx_arena *a, const struct dx_prep *p, PIX *mask, PIX *lines, bool flat, int32_t top,
		      int grain)
{
	const int32_t length = min_length(p->text_px, flat) * (flat ? FAINT_TIMES : 1);
	BOX *rows = boxCreate(0, top, pixGetWidth(lines), pixGetHeight(lines));
	PIX *grey = rows ? pixClipRectangle(p->grey, rows, NULL) : NULL;
	PIX *valleys = grey ? dx_prep_faint_lines(a, grey, FAINT_REACH, grain, flat) : NULL;
	PIX *faint = valleys ? find_lines(valleys, length, flat) : NULL;
	bool ok = faint != NULL;

	if (ok && !is_empty(faint))
		ok = drop_letters(mask, faint, p->text_px, flat, FAINT_ACROSS) &&
		     drop_broken(a, grey, grain, faint, flat) && pixOr(lines, lines, faint);
	pixDestroy(&faint);
	pixDestroy(&valleys);
	pixDestroy(&grey);
	boxDestroy(&rows);
	return ok;
}

/* LINES of a noisy page without what is none, and with what only the means along it show. False: no memory. */
static bool settle_lines(struct dx_arena *a, const struct dx_prep *p, PIX *mask, PIX *lines, bool flat, int32_t top,
			 int grain)
{
	return (is_empty(lines) || drop_letters(mask, lines, p->text_px, flat, ACROSS_PERCENT)) &&
	       add_faint(a, p, mask, lines, flat, top, grain);
}

bool dx_prep_find_rules(struct dx_arena *a, struct dx_prep *p, bool paint_out)
{
	/* of a receipt, or of small print, nothing more can be told */
	const bool is_page = !p->narrow && p->text_px >= PIECE_TEXT_PX;
	const int grain = is_page ? dx_prep_grain(p->grey) : 0;
	int32_t top = 0;
	PIX *mask = dx_prep_inked_part(p->mask, p->text_px, &top);
	PIX *lines[2] = {NULL, NULL};
	PIX *gone[2] = {NULL, NULL};
	bool ok = mask != NULL;
	bool found = false;

	/* both directions are looked for in the whole mask: where rules cross, one would cut the other in pieces */
	for (int i = 0; ok && i < 2; i++) {
		bool flat = i == 0;

		lines[i] = find_lines(mask, min_length(p->text_px, flat), flat);
		if (lines[i] && grain > 0)
			ok = settle_lines(a, p, mask, lines[i], flat, top, grain);
		else if (lines[i] && !p->narrow) /* creases of a receipt look like them */
			lines[i] = with_hairlines(p, mask, lines[i], top, flat);
		ok = ok && lines[i] && add_boxes(a, p, lines[i], flat, top);
		if (ok && is_page)
			lines[i] = with_pieces(mask, lines[i], p->text_px, flat, grain > 0, &found);
		ok = ok && lines[i];
		gone[i] = ok ? to_remove(mask, lines[i], flat) : NULL;
		ok = gone[i] != NULL;
	}
	pixDestroy(&mask);
	if (ok && !is_empty(lines[0]) && !is_empty(lines[1]))
		ok = add_crossings(lines, gone[0]);
	pixDestroy(&lines[0]);
	pixDestroy(&lines[1]);
	paint_out = paint_out && (found || p->n_rules > 0);
	if (paint_out)
		ok = ok && own_grey(p);
	for (int i = 0; i < 2; i++) {
		ok = ok && remove_lines(p, gone[i], top, paint_out);
		pixDestroy(&gone[i]);
	}
	return ok && (!paint_out || dx_prep_feet(p));
}

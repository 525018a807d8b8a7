/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Checks that a person can repeat with a pocket calculator, and the verdict
 * drawn from them. A check that passes proves its values only if at least two
 * of them were printed: "opening = balance − amount" proves nothing.
 */
#ifndef DX_EXTRACT_CHECK_H
#define DX_EXTRACT_CHECK_H

#include "dx/base/buf.h"
#include "dx/extract/val.h"

enum dx_check_state {
	DX_CHECK_PASSED,
	DX_CHECK_FAILED,
	DX_CHECK_NOT_APPLICABLE, /* something it needs was not printed */
};

/* One value that takes part in a check. */
struct dx_term {
	struct dx_val *val;
	const char *path; /* JSON pointer; NULL: takes part, but is not listed */
};

struct dx_check {
	const char *id;
	const char *label;
	enum dx_check_state state;
	const char *expected, *found; /* NULL: null */
	const char **paths;
	size_t n_paths;
};

/* Why a document without a failed check is not verified: see struct dx_need. */
enum dx_open {
	DX_OPEN_NOTHING,     /* no amount was read, or no check could be made */
	DX_OPEN_COUNTERPART, /* printed amounts that no check holds against another printed one */
	DX_OPEN_LINES,       /* the lines meet no printed sum */
	DX_OPEN_TOTAL,       /* the total is not what printed sums make it */
	DX_OPEN_ENDS,        /* neither both balances nor totals instead */
	DX_OPEN_PAGES,       /* a page, or rows at one end, may lack: nothing printed would show it */
	DX_OPEN_SIDES,       /* nothing printed says which amounts are debits and which credits */
	DX_OPEN_UNREAD,      /* a figure of the rows is in no value */
	DX_OPEN_UNEXPLAINED, /* a figure among the sums, or beside them, is in no value and none of them explains it */
	DX_OPEN_GUESS,       /* which figure is which was told by the arithmetic that would verify it */
	DX_OPEN_LACKING,     /* a value that others, a heading or a label make expect is not there */
	DX_OPEN_TWICE,       /* two pages have the same words */
	DX_OPEN_COUNT
};

struct dx_checks {
	struct dx_arena *arena;
	struct dx_check *v;
	size_t n, cap;
	size_t passed, failed, not_applicable;
	bool open[DX_OPEN_COUNT];
};

/* Record a check; mark its terms as proved when it passed, as doubted when it failed. Strings are copied, ID and LABEL
 * are not. */
void dx_checks_add(struct dx_checks *c, const char *id, const char *label, enum dx_check_state state,
		   const char *expected, const char *found, const struct dx_term *terms, size_t n);

/* EXPECTED against FOUND, equal within TOL. */
void dx_checks_compare(struct dx_checks *c, const char *id, const char *label, struct dx_dec expected,
		       struct dx_dec found, struct dx_dec tol, const struct dx_term *terms, size_t n);

/*
 * Does PRODUCT (not rounded), found as FOUND, leave no other value of FACTOR? True when FACTOR with its last
 * printed digit one higher or lower would miss FOUND by more than a rounding to two decimals; OTHER is what
 * it is multiplied with. "0.333 × 3.00 = 1.00" holds for 0.334 as well and proves no quantity.
 */
bool dx_check_pins(struct dx_dec product, struct dx_dec found, struct dx_dec other, struct dx_dec factor);

/* A check that cannot be made; PATH may be NULL. */
void dx_checks_none(struct dx_checks *c, const char *id, const char *label, const char *path);

/* What a verified document needs. */
struct dx_need {
	bool met;
	enum dx_open why; /* … it is not verified otherwise */
};

/* Are they all met? Those that are not are kept for the verdict. */
bool dx_checks_need(struct dx_checks *c, const struct dx_need *needs, size_t n) DX_MUST_CHECK;

/* At most this many checks that did not fail are written out; failed ones always, counts are of all. */
#define DX_CHECKS_WRITTEN_MAX 5000

/* [{"id","label","state","expected","found","paths"}] */
void dx_checks_write(const struct dx_checks *c, struct dx_buf *out);

enum dx_verdict {
	DX_VERDICT_VERIFIED,
	DX_VERDICT_MISMATCH,
	DX_VERDICT_UNVERIFIABLE,
};

/*
 * ANCHORED: the kind of document says that its sums are tied to printed ones at both ends. Verified only
 * if so, if nothing failed, and if every printed amount and number of RECORD is proved.
 */
enum dx_verdict dx_verdict(struct dx_checks *c, bool anchored, const struct dx_shape *shape, size_t n_shape,
			   void *record);

/* At most this many paths of amounts without a counterpart are written. */
#define DX_OPEN_PATHS_MAX 100

/*
 * {"state","covers","passed","failed","not_applicable","open":[{"code","detail","paths"}]}: what is open is said of an
 * unverifiable document alone. RECORD is the one that V was drawn from.
 */
void dx_verdict_write(enum dx_verdict v, const char *const *covers, size_t n_covers, const struct dx_checks *c,
		      const struct dx_shape *shape, size_t n_shape, void *record, struct dx_buf *out);

#endif

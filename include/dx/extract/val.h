/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A value with the proof of where it comes from, and the shape of a record:
 * a table of members in the order in which they are written. One walk over a
 * shape writes `data` and `evidence`, another compares the template's schema,
 * a third asks whether every amount was proved.
 */
#ifndef DX_EXTRACT_VAL_H
#define DX_EXTRACT_VAL_H

#include "dx/base/arena.h"
#include "dx/base/date.h"
#include "dx/base/dec.h"
#include "dx/base/str.h"

enum dx_val_source {
	DX_VAL_ABSENT, /* written as null */
	DX_VAL_TEXT_LAYER,
	DX_VAL_OCR,
	DX_VAL_DERIVED,      /* computed, printed nowhere: proves nothing */
	DX_VAL_EMBEDDED_XML, /* invoice data inside the file */
	DX_VAL_QR,           /* a signed code on the page */
	DX_VAL_REPAIRED,     /* another reading than the first one; stands in the corrections */
	DX_VAL_HUMAN,        /* said by a person who looked at the document */
	DX_VAL_LLM,          /* proposed by a language model, and let through (suggest.h) */
	DX_VAL_SOURCES
};

struct dx_place {
	int page; /* number, from 1; 0: nowhere */
	int32_t x0, y0, x1, y1;
};

struct dx_reading;

struct dx_val {
	union {
		const char *text;
		struct dx_dec dec;
		struct dx_date date;
		bool flag;
	};
	enum dx_val_source source;
	uint8_t conf; /* percent */
	bool doubted; /* stands in a check that failed */
	bool proved;  /* stands in a check that passed against something else that was printed */
	bool unsure;  /* may be another, which no check tells: a warning of its page names it */
	uint8_t n_readings;
	struct dx_place place;
	const char *raw;                   /* as printed; NULL when derived */
	const struct dx_reading *readings; /* what else an OCR cell may have been (dx/extract/value.h) */
};

enum dx_shape_kind {
	DX_SHAPE_TEXT,
	DX_SHAPE_DATE,
	DX_SHAPE_BOOL,
	DX_SHAPE_AMOUNT, /* money: at least two decimals */
	DX_SHAPE_NUMBER, /* quantity or rate: no trailing zeros */
	DX_SHAPE_OBJECT,
	DX_SHAPE_ROWS, /* array of objects: struct dx_rows */
};

struct dx_shape {
	const char *name;
	enum dx_shape_kind kind;
	size_t at; /* offset in the record: struct dx_val, struct, or struct dx_rows */
	const struct dx_shape *sub;
	size_t n_sub;
	size_t row_size;
	bool optional; /* a list that is left out when it is empty */
	bool apart;    /* an amount that no arithmetic reaches: the verdict does not speak for it */
	bool opinion;  /* a text that nobody printed: what a transaction was for, say */
};

struct dx_rows {
	void *items;
	size_t n;
};

#define DX_SHAPE(type, member, shape_kind)                                                                             \
	{                                                                                                              \
		.name = #member, .kind = (shape_kind), .at = offsetof(type, member)                                    \
	}
#define DX_SHAPE_OPINION(type, member)                                                                                 \
	{                                                                                                              \
		.name = #member, .kind = DX_SHAPE_TEXT, .at = offsetof(type, member), .opinion = true                  \
	}
#define DX_SHAPE_SUB(type, member, table)                                                                              \
	{                                                                                                              \
		.name = #member, .kind = DX_SHAPE_OBJECT, .at = offsetof(type, member), .sub = (table),                \
		.n_sub = DX_LEN(table)                                                                                 \
	}
#define DX_SHAPE_LIST(type, member, table, row)                                                                        \
	{                                                                                                              \
		.name = #member, .kind = DX_SHAPE_ROWS, .at = offsetof(type, member), .sub = (table),                  \
		.n_sub = DX_LEN(table), .row_size = sizeof(row)                                                        \
	}

static inline bool dx_val_has(const struct dx_val *v)
{
	return v->source != DX_VAL_ABSENT;
}

/* Printed and legible somewhere, not computed. */
static inline bool dx_val_printed(const struct dx_val *v)
{
	return v->source != DX_VAL_ABSENT && v->source != DX_VAL_DERIVED;
}

/*
 * Does one printed figure stand for both? Their places begin at the same point of the same page. Two that stand nowhere
 * are alike in that: ask dx_val_printed() first where a value may be absent or derived.
 */
bool dx_val_same_place(const struct dx_val *a, const struct dx_val *b);

/* The number of V, or 0.00 when it has none. */
struct dx_dec dx_val_or_zero(const struct dx_val *v);

/* The value OFFSET bytes into RECORD. */
static inline struct dx_val *dx_val_at(void *record, size_t offset)
{
	return (struct dx_val *)(void *)((char *)record + offset);
}

/* What the values at OFFSET of all ROWS (of ROW_SIZE bytes) come to, two decimals at least. False: a row lacks it, or
 * there is none. */
bool dx_rows_sum(const struct dx_rows *rows, size_t row_size, size_t offset, struct dx_dec *sum_r);

struct dx_val dx_val_derived_dec(struct dx_dec v);
struct dx_val dx_val_derived_text(const char *text);
struct dx_val dx_val_derived_date(struct dx_date d);

const char *dx_val_source_name(enum dx_val_source s); /* "text_layer", …; NULL for absent */

/* The smallest box around both places; a place on another page, or none, leaves A as it is. */
struct dx_place dx_place_join(struct dx_place a, struct dx_place b);

/*
 * Call FN for each plain value in RECORD, in the order of writing, with its JSON pointer under PREFIX
 * (""). The pointer lives until FN returns.
 */
typedef void dx_val_fn(void *arg, const struct dx_shape *member, struct dx_val *v, const char *pointer);
void dx_val_walk(const struct dx_shape *shape, size_t n, void *record, const char *prefix, dx_val_fn *fn, void *arg);

#endif

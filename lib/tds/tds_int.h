/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The records of both kinds, and what their modules share. */
#ifndef DX_TDS_INT_H
#define DX_TDS_INT_H

#include "dx/extract/fields.h"

/* ---- a line as tokens ---- */

enum tds_tok_kind {
	TDS_WORD,
	TDS_INT,    /* digits only */
	TDS_AMOUNT, /* a number with two decimals, or of whole rupees; on a scan whatever may be one */
	TDS_DATE,
};

struct tds_tok {
	enum tds_tok_kind kind;
	size_t first, n; /* words of the line */
	struct dx_date date;
};

/* A line of a page and its tokens, left to right. */
struct tds_line {
	size_t at; /* index into the lines */
	const struct dx_line *line;
	struct tds_tok *toks;
	size_t n;
	bool whole; /* amounts have no paise: digits alone may be one, by their place */
};

/* No number of the paper has two decimals but rates in percent: its amounts are whole rupees. */
bool dx_tds_whole(const struct dx_job *job) DX_MUST_CHECK;
/* Line AT of a paper that is WHOLE. A currency's sign before a number is no token. */
struct tds_line dx_tds_line(struct dx_job *job, size_t at, bool whole);
/* May token TOK be an amount, by its kind? */
bool dx_tds_is_amount(const struct tds_line *l, size_t tok) DX_MUST_CHECK;

/* Values of tokens FIRST..FIRST+N (exclusive) of L: their text, a date, an amount. */
struct dx_val dx_tds_text(struct dx_job *job, const struct tds_line *l, size_t first, size_t n);
struct dx_val dx_tds_date(struct dx_job *job, const struct tds_line *l, size_t tok);
/* An amount that is no number is absent, and knows its raw text and its readings. */
struct dx_val dx_tds_amount(struct dx_job *job, const struct tds_line *l, size_t tok);

/* How many tokens at the end of L are amounts. */
size_t dx_tds_amounts_at_end(const struct tds_line *l);

/*
 * A PAN or TAN among the tokens FROM.. of L: as printed, or on a scan with the look-alikes exchanged that its
 * fixed places demand (then repaired). SHAPE is "AAAAA9999A" or "AAAA99999A". SIZE_MAX when there is none.
 */
size_t dx_tds_ident(struct dx_job *job, const struct tds_line *l, size_t from, const char *shape, struct dx_val *v);
/* The same for one text: NULL when it cannot be made to fit; *REPAIRED_R: something was exchanged. */
const char *dx_tds_place(struct dx_arena *a, struct dx_str raw, const char *shape, bool scanned, bool *repaired_r);
/* The identifier of SHAPE behind label FIELD. */
bool dx_tds_labelled(struct dx_job *job, int field, const char *shape, struct dx_val *v);
extern const char dx_tds_pan[], dx_tds_tan[];

/* L is of a scanned page. */
bool dx_tds_scanned(const struct dx_job *job, const struct tds_line *l);

/* ---- scan.c: what recognition does, and what second readings of a cell make good ---- */

/* A word that was a date before recognition: "02/Now/2019". */
bool dx_tds_like_date(const char *text);
/* V, a cell of such a date: what two readings say, else absent. Asks for readings. */
void dx_tds_mend_date(struct dx_job *job, struct dx_val *v);
/* "1941" is section 194I, "194]" 194J; "1945" is what its readings say, or absent. Asks for readings. */
void dx_tds_section(struct dx_job *job, struct dx_val *v);
/* "194J", "194LBA", "206CR", "192": a section of the Act of 1961 under which tax is deducted or collected. */
bool dx_tds_is_section(const char *text) DX_MUST_CHECK;
/* One of the letters F, P, U, O and Z, or not known. Asks for readings. */
void dx_tds_status(struct dx_job *job, struct dx_val *v);
/* Where cells stand, from the beginning of another cell of their row; zero it to begin with. */
struct tds_column {
	int32_t from, to; /* millipoints */
	size_t n;
};
void dx_tds_column_add(struct tds_column *c, struct dx_place from, struct dx_place at);
/* The cell of that column in the row of cell FROM; page 0: too few are known. */
struct dx_place dx_tds_column_at(const struct tds_column *c, struct dx_place from);
/* The running number at PLACE as two readings say it, 0: nothing. Asks for readings. */
size_t dx_tds_serial(struct dx_job *job, struct dx_place at);

/* ---- mend.c: scanned amounts that a sum contradicts ---- */

/* The values at OFFSET of N rows of SIZE bytes come to TOTAL. */
struct tds_sum {
	void *rows;
	size_t n, size, offset;
	struct dx_val *total;
};
/* Of each of the N sums that does not come out, the one reading of one cell with which all of that cell do. */
void dx_tds_mend(const struct tds_sum *sums, size_t n);
/* Is there a cell that is not empty and no number? */
bool dx_tds_unread(const struct tds_sum *sums, size_t n);

/* Texts A and B as one, with BETWEEN between them. */
void dx_tds_join(struct dx_job *job, struct dx_val *a, const char *between, const struct dx_val *b);
/* Does LINE begin under the text at WITH, or is it centred as that is? */
bool dx_tds_aligned(const struct dx_line *line, struct dx_place with) DX_MUST_CHECK;
/*
 * The text of a cell over X0..X1 in row L, with what is wrapped around it: V is what stands in the row itself, if
 * anything. The lines that were taken are used.
 */
void dx_tds_cell_around(struct dx_job *job, const struct tds_line *l, int32_t x0, int32_t x1, struct dx_val *v);
/* Lines right below L that hold only words over X0..X1: the rest of a name that was wrapped. */
void dx_tds_wrapped(struct dx_job *job, const struct tds_line *l, int32_t x0, int32_t x1, struct dx_val *v);

/* The number of a row of words that the line begins with (a template's row word), or -1. ANYWHERE: or has in it. */
int dx_tds_row_word(struct dx_job *job, const struct dx_word *const *words, size_t n, bool anywhere);

/* "2025-26", "2025-2026": the first year, 0 when it is no such thing. */
int dx_tds_year(struct dx_str s);
/* The first year of "2025-26" behind label FIELD, its words as the value. */
bool dx_tds_years(struct dx_job *job, int field, struct dx_val *v);
/* Where V begins with another year than WANTED: the first that does so right behind label FIELD in its own line, if
 * any. */
void dx_tds_year_after(struct dx_job *job, int field, int wanted, struct dx_val *v);

/* No label: the one pair of years that is printed at all, or the one that begins with WANTED (0: any). */
bool dx_tds_only_year(struct dx_job *job, int wanted, struct dx_val *v);
/* The first identifier of SHAPE on any line that is no row. */
bool dx_tds_anywhere(struct dx_job *job, const char *shape, struct dx_val *v);

/* A growing list of rows of SIZE bytes in the job's arena. */
struct tds_list {
	char *v;
	size_t n, cap, size;
};
void *dx_tds_push(struct dx_arena *a, struct tds_list *l);

/*
 * Statuses, at offset STATUS of ROWS, of which nothing was read: looked for where the others stand beside their DATE.
 * Not known: absent. Asks for readings.
 */
void dx_tds_find_statuses(struct dx_job *job, const struct tds_list *rows, size_t date, size_t status);

/* Sum of the values at OFFSET of N rows against TOTAL, exactly; the state that was recorded. */
enum dx_check_state dx_tds_sum(struct dx_job *job, const char *id, const char *label, void *rows, size_t n, size_t size,
			       size_t offset, struct dx_val *total, const char *path);
/* A shape that a value must have: passed or failed when there is a value. */
void dx_tds_shape_check(struct dx_job *job, const char *id, const char *label, const struct dx_val *v,
			bool (*ok)(struct dx_str s), const char *path);
/* The assessment year follows the financial year. */
void dx_tds_years_check(struct dx_job *job, int financial, int assessment);
/* All pages that are printed as "n of m" are here. False when the check failed. */
bool dx_tds_pages_check(struct dx_job *job, struct dx_page_count *count_r);

/* ---- Form 26AS ---- */

enum as_label { AL_PAN, AL_NAME, AL_ASSESSMENT_YEAR, AL_FINANCIAL_YEAR, AL_OTHER, AL_LABELS };

enum as_col {
	AC_SERIAL,
	AC_DEDUCTOR,
	AC_TAN,
	AC_TOTAL_PAID,
	AC_TOTAL_DEDUCTED,
	AC_TOTAL_DEPOSITED,
	AC_SECTION,
	AC_DATE,
	AC_STATUS,
	AC_BOOKING_DATE,
	AC_REMARKS,
	AC_AMOUNT_PAID,
	AC_TDS_DEDUCTED,
	AC_TDS_DEPOSITED,
	AC_OTHER,
	AC_COLS
};

enum as_word {
	AW_PART_READ,  /* heads a part with deductors */
	AW_PART_OTHER, /* heads any other part */
	AW_NONE,       /* "No Transactions Present" */
	AW_TOTAL,      /* begins the row with a deductor's totals where that stands below its entries */
	AW_WORDS
};

enum as_check { AK_PAID, AK_DEDUCTED, AK_DEPOSITED, AK_SERIAL, AK_YEARS, AK_PAN, AK_TAN, AK_PAGES, AK_CHECKS };

struct as_entry {
	struct dx_val section, date, status, booking_date, remarks, amount_paid, tds_deducted, tds_deposited;
};

struct as_deductor {
	struct dx_val name, tan, total_paid, total_deducted, total_deposited;
	struct dx_rows entries; /* struct as_entry */
	/* not written */
	size_t first_entry;
	size_t serial;             /* 0: none was printed, or none is legible */
	struct dx_place serial_at; /* of a scan: where it was read */
	size_t part;               /* which of the parts */
};

struct as_form {
	struct dx_val pan, name, assessment_year, financial_year;
	struct dx_rows deductors; /* struct as_deductor */
	/* not written */
	struct tds_list list, entries;
	size_t parts;
	bool in_part; /* what comes next belongs to deductors */
	bool whole;   /* see dx_tds_whole() */
	bool closed;  /* another part follows the last deductor: none was lost behind it */
	bool has_unread;
	bool skipped; /* parts that this record has no place for hold transactions */
};

struct as_deductor *dx_as_deductor(struct dx_job *job, struct as_form *f);
struct as_entry *dx_as_entry(struct dx_job *job, struct as_form *f);
/* A part begins: word is AW_PART_READ or AW_PART_OTHER. */
void dx_as_part(struct as_form *f, int word);
bool dx_as_is_text(const struct dx_job *job);
void dx_as_read_text(struct dx_job *job, struct as_form *f);
void dx_as_read_paper(struct dx_job *job, struct as_form *f);
void dx_as_checks(struct dx_job *job, struct as_form *f);

/* ---- Form 16A ---- */

enum cert_label {
	CL_CERTIFICATE_NUMBER,
	CL_DEDUCTOR,
	CL_DEDUCTEE,
	CL_DEDUCTOR_NAME, /* the name alone, and the address */
	CL_DEDUCTOR_ADDRESS,
	CL_DEDUCTEE_NAME,
	CL_DEDUCTEE_ADDRESS,
	CL_NAME, /* of the party under whose heading it stands */
	CL_ADDRESS,
	CL_DEDUCTOR_PAN,
	CL_DEDUCTOR_TAN,
	CL_DEDUCTEE_PAN,
	CL_PAN, /* not said whose */
	CL_ASSESSMENT_YEAR,
	CL_TAX_YEAR,
	CL_PERIOD,
	CL_PERIOD_FROM,
	CL_PERIOD_TO,
	CL_NATURE,    /* of all payments, where their rows do not say it */
	CL_CERTIFIED, /* "a sum of": followed by what was deducted, then by what was deposited */
	CL_IN_WORDS,  /* "amount in words" */
	CL_OTHER,
	CL_LABELS
};

enum cert_col {
	CC_SERIAL,
	CC_PAID_ON,
	CC_NATURE,
	CC_SECTION,
	CC_PAID,
	CC_RATE,
	CC_DEDUCTED,
	CC_DEPOSITED,
	CC_QUARTER,
	CC_RECEIPT,
	CC_BSR,
	CC_DEPOSITED_ON,
	CC_CHALLAN,
	CC_STATUS,
	CC_DATE,   /* of which the other columns tell */
	CC_AMOUNT, /* likewise */
	CC_COUNT,  /* how many payments a row sums up */
	CC_OTHER,
	CC_COLS
};

enum cert_word {
	CW_TOTAL,
	CW_PAYMENTS,   /* heads the payments */
	CW_DEDUCTIONS, /* heads the tax by quarter */
	CW_CHALLANS,   /* heads the challans */
	CW_END,        /* no table goes on below it: the sentence that certifies them */
	CW_CARRIED,    /* a sum at the end of a page, or at the beginning of the next */
	CW_WORDS
};

enum cert_check {
	CK_PAYMENTS,
	CK_DEDUCTED,
	CK_DEPOSITED,
	CK_CHALLANS,
	CK_CERTIFIED,
	CK_WORDS,
	CK_PERIOD,
	CK_QUARTERS,
	CK_YEARS,
	CK_PAN,
	CK_TAN,
	CK_PAGES,
	CK_CHECKS
};

struct cert_deductor {
	struct dx_val name, tan, pan, address;
};
struct cert_deductee {
	struct dx_val name, pan, address;
};
struct cert_period {
	struct dx_val from, to;
};
struct cert_payment {
	struct dx_val date, nature, amount_paid;
	/* not written */
	struct dx_dec rate;    /* of the tax, percent, of a text layer; 0: none is printed */
	struct dx_val section; /* where the nature does not begin with it */
};
struct cert_deduction {
	struct dx_val quarter, receipt_number, tds_deducted, tds_deposited;
};
struct cert_challan {
	struct dx_val tds_deposited, bsr_code, date, serial, status;
};
struct cert_totals {
	struct dx_val amount_paid, tds_deducted, tds_deposited;
};

struct cert {
	struct dx_val certificate_number;
	struct cert_deductor deductor;
	struct cert_deductee deductee;
	struct dx_val assessment_year, tax_year;
	struct cert_period period;
	struct dx_val section;
	struct dx_rows payments;   /* struct cert_payment */
	struct dx_rows deductions; /* struct cert_deduction */
	struct dx_rows challans;   /* struct cert_challan */
	struct cert_totals totals;
	/* not written */
	struct dx_val certified_deducted, certified_deposited;
	struct dx_val payments_deducted;               /* the total of the tax beside that of the payments */
	bool certified;                                /* its last sentence is there */
	struct dx_val words_deducted, words_deposited; /* of these, in words */
	struct tds_list payment_list, deduction_list, challan_list;
	struct tds_list challan_totals; /* struct dx_val: one of each table, challans and book adjustments */
	bool whole;                     /* see dx_tds_whole() */
	bool has_unread;
};

void dx_cert_rows(struct dx_job *job, struct cert *c);

/* ---- cert_cols.c: tables whose headings say what their columns hold ---- */

extern const enum dx_col_class dx_cert_column_classes[CC_COLS];

/* The tokens of a line that stand in the columns of its table. */
struct cert_cells {
	const struct dx_table *table; /* NULL: the line is in none */
	struct cert_cell {
		size_t first, n; /* tokens */
		int32_t x0, x1;  /* of the column */
	} of[CC_COLS];
};

/* Headings of payments, quarters and challans; their lines are used. */
void dx_cert_columns(struct dx_job *job, struct dx_tables *t_r);
/* False: no table has line L. */
bool dx_cert_cells(struct dx_job *job, const struct dx_tables *t, const struct tds_line *l, struct cert_cells *c_r);
/* Row L of what its headings name: a payment, a quarter, a challan. CW_PAYMENTS …; -1: none of them. */
int dx_cert_take_cells(struct dx_job *job, struct cert *c, const struct tds_line *l, const struct cert_cells *cells);
/* "Q1", "I", "1st quarter", "Apr - Jun 2024", "June 2024": 1 is April to June; 0: no quarter. */
int dx_cert_quarter(struct dx_str s);
/* Is column ROLE of CELLS's row one amount, and its table has it? SIZE_MAX when not, else the token. */
size_t dx_cert_cell_amount(const struct tds_line *l, const struct cert_cells *cells, int role);
/* Does line AT say what a table's columns hold? */
bool dx_cert_is_heading(struct dx_job *job, size_t at) DX_MUST_CHECK;
void dx_cert_head(struct dx_job *job, struct cert *c);

/* A party's lines. X0, EDGE: where those of its cell begin at the earliest, and must end; EDGE 0: not known. */
struct cert_lines {
	struct dx_block block;
	int32_t x0, edge;
};

/* Lines FROM.. of P up to the next label: the name, then the address. NAME NULL: all are the address. */
bool dx_cert_read_party(struct dx_job *job, const struct cert_lines *p, size_t from, struct dx_val *name,
			struct dx_val *address);
/* Whose letterhead it is has signed the certificate: "For Acme Ltd". False: nobody did so. */
bool dx_cert_signed_letter(struct dx_job *job, struct dx_val *name, struct dx_val *address);
/* No label: whose TAN stands under a letterhead is its first line. */
void dx_cert_letterhead(struct dx_job *job, struct dx_val *name, struct dx_val *address);
/* "To" alone on its line, and whom the letter is written to below. */
void dx_cert_addressee(struct dx_job *job, struct dx_val *name, struct dx_val *address);
/* The cell right of one that holds heading FIELD ("Name and address of the deductor") and nothing else. */
bool dx_cert_form(struct dx_job *job, int field, struct cert_lines *p_r);
void dx_cert_parties(struct dx_job *job, struct cert *c);
/* The text beside label HIT, with what is wrapped above and below; those lines are used. False: there is none. */
bool dx_cert_beside(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v);
/* Does HIT stand in the lines under heading H (NULL: no), and nearer to it than to the other party's (NULL: none)? */
bool dx_cert_is_under(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_label_hit *h,
		      const struct dx_label_hit *other);
/* PANs and the TAN; HITS are the headings of deductor and deductee, or NULL. */
void dx_cert_numbers(struct dx_job *job, struct cert *c, const struct dx_label_hit *const hits[2]);
void dx_cert_certified(struct dx_job *job, struct cert *c);
void dx_cert_checks(struct dx_job *job, struct cert *c);

#endif

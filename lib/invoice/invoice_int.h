/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Invoices: the record, and what its modules share. */
#ifndef DX_INVOICE_INT_H
#define DX_INVOICE_INT_H

#include "dx/extract/rowread.h"
#include "dx/extract/whole.h"

#define DX_INVOICE_RATE_MAX 40 /* percent: no tax is higher */

enum inv_col {
	IC_SERIAL,
	IC_CODE,
	IC_DESCRIPTION,
	IC_QUANTITY,
	IC_UNIT,
	IC_UNIT_PRICE,
	IC_DISCOUNT,
	IC_TAX_RATE,
	IC_TAX,
	IC_NET,    /* the line without tax, where a column with tax stands beside it */
	IC_AMOUNT, /* the line as the invoice counts it */
	IC_GROSS,  /* the line with tax */
	IC_OTHER,
	IC_ORDERED,
	IC_SHIPPED,    /* how many, but only beside the former: "Delivered" alone may be a day or a place */
	IC_CREDIT,     /* what was paid, beside what is charged */
	IC_PER,        /* for how many the price is */
	IC_LIST_PRICE, /* a price before discounts, beside the one that is charged */
	IC_STACK,      /* how many over at which price, see stacked.c */
	IC_FURTHER,    /* a second discount, of what the first one leaves */
	IC_WORDED,     /* how many at which price, see worded.c */
	IC_CHARGED,    /* the price less the line's discount, which stands between the two */
	IC_COLS
};

enum inv_label {
	IL_INVOICE_NUMBER,
	IL_INVOICE_DATE,
	IL_DATE, /* only "Date": if there is no invoice date */
	IL_DUE_DATE,
	IL_PURCHASE_ORDER,
	IL_SUPPLIER,  /* heads the supplier's block */
	IL_RECIPIENT, /* heads the recipient's block */
	IL_SHIP_TO,   /* heads a block of no use */
	IL_NAME,
	IL_ADDRESS,
	IL_TAX_ID,
	IL_RECIPIENT_TAX_ID,
	IL_CURRENCY,
	IL_SUBTOTAL,
	IL_DISCOUNT,
	IL_TAX, /* a tax, or one rate of it */
	IL_TAX_TOTAL,
	IL_SHIPPING,
	IL_SERVICE,  /* what a house takes for its service, taxed as the rest */
	IL_BROUGHT,  /* what was owed before this invoice */
	IL_ROUNDING, /* what makes the total a whole one */
	IL_WITHHELD, /* a tax that the buyer pays for the seller: less is to be paid */
	IL_GRAND_TOTAL,
	IL_TOTAL, /* only "Total": the last one, and only if there is no grand total */
	IL_PAID,
	IL_DUE,
	IL_DOC_INVOICE,
	IL_DOC_CREDIT_NOTE,
	IL_DOC_DEBIT_NOTE,
	IL_OTHER,
	IL_LABELS
};

enum inv_word {
	IW_TOTAL,   /* a row of totals under the items */
	IW_END,     /* anything else that ends them */
	IW_CARRIED, /* what a page comes to, or the one before: the items go on */
	IW_WORDS
};

enum inv_check { IK_LINE_AMOUNT, IK_LINE_SUM, IK_TAX_SUMMARY, IK_TAX_TOTAL, IK_TOTAL, IK_DUE, IK_CHECKS };

struct inv_party {
	struct dx_val name, address, tax_id;
};

struct inv_item {
	struct dx_val description, quantity, unit, unit_price, tax_rate, amount;
	/* not written */
	struct dx_val discount, discount_rate, tax, net, gross;
	struct dx_val apart;   /* a discount that its amount does not have, see discount.c */
	struct dx_dec charged; /* its price less its discount as printed, where they agree; else 0 */
	bool stepped;          /* its discount rate is what several printed ones come to, see steps.c */
	bool marked;           /* a letter behind its amount says that it is taxed */
	struct dx_dec per;     /* its price is that of so many, or in so many hundredths; 0: of one */
	struct dx_dec beside;  /* what lines below it add to quantity × price, see conditions.c */
};

/* "31 days x 65.735p" */
struct inv_product {
	struct dx_val quantity, unit, price;
	bool minor;
};

struct inv_rate {
	struct dx_val tax_rate, taxable, tax;
};

/* What the lines above it come to, where a page ends or begins, or those of a section. */
struct inv_carried {
	struct inv_item sums;
	size_t n_items;
	bool section;
};

struct inv_totals {
	struct dx_val subtotal, discount, tax, shipping, total, paid, due;
	struct dx_val service; /* not written */
};

struct inv_invoice {
	struct dx_val invoice_number, invoice_date, due_date, purchase_order, document_type;
	struct inv_party supplier, recipient;
	struct dx_val currency;
	struct dx_rows line_items;  /* struct inv_item */
	struct dx_rows tax_summary; /* struct inv_rate */
	struct inv_totals totals;
	/* not written */
	struct dx_val withheld;
	struct dx_val rounding;
	struct dx_val brought;       /* what was owed before */
	struct dx_rows carried;      /* struct inv_carried */
	struct inv_item table_total; /* the row of totals under the items */
	bool *marks;                 /* by line: see dx_invoice_drop_marks(), or NULL */
	bool *tax_lines;             /* by line: holds a tax of the summary */
	bool discounts_apart;        /* of the lines */
	bool has_unread;
	bool has_more;       /* rows hold figures that none of their values is */
	bool has_guess;      /* columns were told apart by the arithmetic that would verify them */
	bool has_odd_figure; /* something is printed among the sums that the arithmetic does not explain */
};

enum dx_row_class dx_invoice_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				      const struct dx_row *previous);
/*
 * The word of rows that the line of CELLS begins with, or -1. The sum of a section of the items is IW_CARRIED, since
 * they go on; *SECTION_R, if wanted, says so.
 */
int dx_invoice_row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, bool *section_r);
/*
 * Roles for columns without a known heading, or for a whole table without one. True when any was given; *GUESSED_R: by
 * the arithmetic that would verify it. See unknown.c.
 */
bool dx_invoice_name_columns(struct dx_job *job, bool *guessed_r);

/*
 * A table of names and amounts where no header is known, and no other table is. *GUESSED_R, if there is one: only
 * arithmetic tells it.
 */
bool dx_invoice_charges(struct dx_job *job, bool *guessed_r);

/*
 * Tables of names and amounts in LEAST sections or more, each of which says what it comes to, where no table is known.
 * Only arithmetic tells them: see sections.c.
 */
bool dx_invoice_sections(struct dx_job *job, size_t least);

/*
 * "33.77T": the letter that says that an amount is taxed goes; by line, which had one. NULL: none, or letters of
 * several kinds. Before anything is read: see marks.c.
 */
bool *dx_invoice_drop_marks(struct dx_job *job);

/* Tables whose only headings are "Hrs/Rate │ Amount", where no other table is: see stacked.c. */
bool dx_invoice_stacked(struct dx_job *job);
/* What LINE of such a table is. */
enum dx_row_class dx_invoice_classify_stacked(struct dx_job *job, const struct dx_table *t, size_t line);
/* The quantity and the price of IT, of such a row. */
void dx_invoice_read_stack(struct dx_rowread *r, struct inv_item *it);

/*
 * Items under no heading whose lines end in how many at which price, in words, and what that comes to, where no table
 * is. See worded.c.
 */
bool dx_invoice_worded(struct dx_job *job);
/* Do more such items stand behind LINE of T? Then what it comes to is a section. */
bool dx_invoice_worded_below(const struct dx_job *job, const struct dx_table *t, size_t line);
/* "1.1": does a count stand before a line of such a table? */
bool dx_invoice_is_counted(const struct dx_table *t, const struct dx_cell *cells);

/*
 * Items whose amounts stand below them, in lines with names: mark the tables that have them (named_below), whose lines
 * are used up then. False: there are none. See conditions.c.
 */
bool dx_invoice_find_conditions(struct dx_job *job);
/* BEGIN: an item of such a table. OUT: taken. MORE: anything else. */
enum dx_row_class dx_invoice_classify_named(struct dx_job *job, const struct dx_table *t, size_t line);
/* Does ROW of such a table say on the line below it how many? Then a code stands in the column of quantities. */
bool dx_invoice_counts_below(struct dx_job *job, const struct dx_table *t, const struct dx_row *row);
/* Names of such rows, which may be longer than their column. */
void dx_invoice_gather_names(struct dx_job *job);
/* Price and amount of IT, of ROW of such a table. False: its last line is not what the others come to. */
bool dx_invoice_read_conditions(struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
				struct inv_item *it);

/* Codes of goods leave the texts of their rows: see codes.c. */
void dx_invoice_drop_codes(struct dx_job *job);

/* How many the price of R's row is for, by the column that says so; 0: it says nothing. */
struct dx_dec dx_invoice_per_of(const struct dx_rowread *r);
/* "Price │ Price unit": how many the price of IT is for, where that makes its amount. */
void dx_invoice_read_per(struct dx_rowread *r, struct inv_item *it);

/* A number, or one with its unit: "17.00 Units". */
bool dx_invoice_number_of(struct dx_job *job, const char *text, struct dx_number *num);

/* Below the first line of items? Figures of the head are none of the sums. */
bool dx_invoice_is_below(const struct dx_job *job, size_t line);

void dx_invoice_rows(struct dx_job *job, struct inv_invoice *inv);
/* The only later date than DATE that a sentence on paying below the items names; else DUE stays as it is. */
void dx_invoice_due_in_text(struct dx_job *job, const struct dx_val *date, struct dx_val *due);

/* A word of a discount for who pays early, in any of the languages. */
bool dx_invoice_names_discount(const char *text);

/* DUE, "payable by 15.9. with 2 % discount, by 7.10. without": the later date, which is the one for the whole amount.
 */
void dx_invoice_due_undiscounted(struct dx_job *job, struct dx_val *due);

/* Does the paper say in how many days it is to be paid, and are they those between DATE and DUE? */
bool dx_invoice_meets_terms(const struct dx_job *job, struct dx_date date, struct dx_date due);

/* A number of a document: a digit in it, no blank, and no date. */
bool dx_invoice_is_number(struct dx_str s);
/* "Invoice", "Credit note": what kind of paper it is. */
bool dx_invoice_is_title(const struct dx_label_hit *hit);
/* The line right below the title HIT begins with "#7" or "N. 7": V, and what stands behind it in REST_R. */
bool dx_invoice_number_below(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v,
			     struct dx_words *rest_r);
void dx_invoice_number(struct dx_job *job, struct inv_invoice *inv);

void dx_invoice_head(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_parties(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_taxes(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_totals(struct dx_job *job, struct inv_invoice *inv);
/* An amount of the foot that FIELD names and that is WANT, if there is one. */
bool dx_invoice_named_amount(struct dx_job *job, int field, struct dx_dec want, struct dx_val *v);
/* Sums whose labels nobody knows, by what the others come to: see unnamed.c. May set has_guess. */
void dx_invoice_unnamed(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_repair(struct inv_invoice *inv);
void dx_invoice_checks(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_check_embedded(struct dx_job *job, void *record);

/* The taxes of single rates, see rates.c, and what they are of where that is not printed, see bases.c. */
void dx_invoice_check_rates(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_check_bases(struct dx_job *job, struct inv_invoice *inv);
/* The rates of the lines, where each has one, against the taxes of single rates or all of them: see bases.c. */
void dx_invoice_check_line_rates(struct dx_job *job, struct inv_invoice *inv);
/* The taxes that the lines print, where they print no rates, against those of the foot: see linetax.c. True if met. */
bool dx_invoice_check_line_taxes(struct dx_job *job, struct inv_invoice *inv);
/* The taxes of single rates against their sum. */
void dx_invoice_check_tax_total(struct dx_job *job, struct inv_invoice *inv);

/* Prices and rates of lines that the same figure of another line proves: see twins.c. Behind all other checks of lines.
 */
void dx_invoice_check_twins(struct dx_job *job, struct inv_invoice *inv);

/* "/LIST/I/MEMBER" */
char *dx_invoice_path(struct dx_job *job, const char *list, size_t i, const char *member);
/* Add V, at WHERE, to *SUM and to the N TERMS, if it has a value. Returns how many terms there are then. */
size_t dx_invoice_term(struct dx_term *terms, size_t n, struct dx_val *v, const char *where, struct dx_dec *sum);
/* SUM less the invoice's discount, with its shipping. */
struct dx_dec dx_invoice_with_extras(const struct inv_totals *t, struct dx_dec sum);
/* Are they in the subtotal already? They stand above it, and the lines come to it with them. */
bool dx_invoice_holds_extras(const struct inv_invoice *inv);
/* The subtotal with them, once. */
struct dx_dec dx_invoice_taxed(const struct inv_invoice *inv);

/* Net amount, rate, tax, and amount with tax of each line: see ends.c. True if amounts with and without tax are
 * printed. */
bool dx_invoice_check_ends(struct dx_job *job, struct inv_invoice *inv);

/* What is printed besides the record's own values: see sums.c. Sets has_odd_figure. */
void dx_invoice_check_sums(struct dx_job *job, struct inv_invoice *inv);

/* Is all in the record that is printed? See dx/extract/whole.h. */
bool dx_invoice_is_whole(struct dx_job *job, struct inv_invoice *inv);

/* A rate at word I: "19%", "19,0 %", "(5%):"; *N_R words. */
bool dx_invoice_rate_at(struct dx_job *job, const struct dx_line *line, size_t i, size_t *n_r, struct dx_val *v);

/* The amount that begins with word I, the longest run of words that is one: "1 234,50 €". Returns how many, or 0. */
size_t dx_invoice_amount_at(struct dx_job *job, const struct dx_line *line, size_t i, struct dx_val *v);

/*
 * Quantity × price, less the line's discount; plus its tax where WITH_TAX. Not rounded. False without
 * quantity and price.
 */
bool dx_invoice_line_value(const struct inv_item *it, bool with_tax, struct dx_dec *v_r);

/* Does SEG of LINE begin with a quantity, its unit, a sign, and a price? See product.c. */
bool dx_invoice_is_product(const struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg);
/* The only one among the words of LINE before word END. */
bool dx_invoice_product_in(const struct dx_job *job, const struct dx_line *line, size_t end, struct dx_seg *seg_r);
/* What such a run, SEG of LINE, says. */
bool dx_invoice_product_at(const struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg,
			   struct inv_product *p_r);
/* The only one among the texts of ROW of T. */
bool dx_invoice_product_of(const struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
			   struct inv_product *p_r);
/* Quantities and prices of lines without them, by what N lines' texts come to. */
void dx_invoice_settle_products(struct inv_item *items, const struct inv_product *products, size_t n);

/*
 * The discount of IT, an amount or a rate; several, each of what the one before leaves ("30+5%", or columns of their
 * own), as the rate that they come to.
 */
void dx_invoice_read_discount(struct dx_rowread *r, struct inv_item *it);
/* "P.U. HT │ Rem. % │ P.U. net": the printed price less the discount of IT, where quantity and amount agree. */
void dx_invoice_read_charged(struct dx_rowread *r, struct inv_item *it);
/* Is the discount of the line a rate? */
void dx_invoice_settle_discount(struct inv_item *it);
/* Discounts that the lines' amounts do not have: see discount.c. When all lines are read. */
void dx_invoice_part_discounts(struct inv_invoice *inv);
/* SUM, an amount of IT, less such a discount. */
struct dx_dec dx_invoice_less_apart(const struct inv_item *it, struct dx_dec sum);
/* Their sum against the invoice's discount; else has_odd_figure is set. */
void dx_invoice_check_discounts(struct dx_job *job, struct inv_invoice *inv);

enum inv_below {
	INV_BELOW_TEXT,
	INV_BELOW_TAX, /* the tax of the item above it, by what it comes to */
	INV_BELOW_ODD, /* like one, but what is taxed at the rate is not the tax */
};

/* What LINE below an item is; its tax in *RATE_R. */
enum inv_below dx_invoice_tax_below(struct dx_job *job, const struct dx_line *line, struct inv_rate *rate_r);
/* Take the rate and the tax of IT from the only such line from FROM to TO. False: one is odd. */
bool dx_invoice_take_tax_below(struct dx_job *job, size_t from, size_t to, struct inv_item *it) DX_MUST_CHECK;

/* Do the prices stand without the tax that the amounts have? What most lines say. */
bool dx_invoice_adds_tax(const struct inv_invoice *inv);

#endif

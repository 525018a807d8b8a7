/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The table of items: found, read, its lines' arithmetic. */
#ifndef DX_INVOICE_ITEMS_H
#define DX_INVOICE_ITEMS_H

#include "invoice_int.h"

/* "31 days x 65.735p" */
struct inv_product {
	struct dx_val quantity, unit, price;
	bool minor;
};

enum dx_row_class dx_invoice_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				      const struct dx_row *previous);
/* Is the cell of ROLE in CELLS an amount, and no number of something? */
bool dx_invoice_is_amount(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role);

/* Is there an amount in CELLS, or a price where T is of prices only? */
bool dx_invoice_has_money(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);

/* Does LINE, of CELLS in T, say what a section above it comes to, by words, by hours, or before the next lot? */
bool dx_invoice_closes_section(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			       const struct dx_line *line);

/* Is LINE, which may be NULL, the heading of a lot of items, right below what the one before comes to? */
bool dx_invoice_heads_lot(struct dx_job *job, const struct dx_table *t, const struct dx_line *line);

/*
 * The word of rows that the line of CELLS begins with, or -1. The sum of a section of the items is IW_CARRIED, since
 * they go on; *SECTION_R, if wanted, says so.
 */
int dx_invoice_row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, bool *section_r);
/* Is line AT of T, right below PREVIOUS, what all items come to, by a name that nobody knows? See itemsum.c. */
bool dx_invoice_sums_items(struct dx_job *job, const struct dx_table *t, size_t at, const struct dx_row *previous);
/* A column before the others of tables that head no names, where their rows have one; amounts under the sign of their
 * currency, where nothing else heads any. See untitled.c. */
void dx_invoice_add_untitled(struct dx_job *job);
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

/* Words between a quantity and the text's heading leave the texts, as units of the quantities: see aside.c. */
void dx_invoice_units_aside(struct dx_job *job);

/* "213,50 EUR / 100 PC": how many words of cell C, of prices, are before what it is for; all of them, if it says none.
 */
size_t dx_invoice_price_words(const struct dx_cell *c);
/* How many the price of R's row is for, by the column that says so; 0: it says nothing. */
struct dx_dec dx_invoice_per_of(const struct dx_rowread *r);
/* "Price │ Price unit": how many the price of IT is for, where that makes its amount. */
void dx_invoice_read_per(struct dx_rowread *r, struct inv_item *it);

/* A number, or one with its unit: "17.00 Units". */
bool dx_invoice_number_of(struct dx_job *job, const char *text, struct dx_number *num);

void dx_invoice_rows(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_taxes(struct dx_job *job, struct inv_invoice *inv);
/* "GST │ 10% │ 146.80 │ 1,467.95": is LINE, at its end, a tax, its rate, and two amounts of which one is the rate's
 * share of the other? */
bool dx_invoice_is_tax_row(struct dx_job *job, const struct dx_line *line) DX_MUST_CHECK;
/* "Umsatzsteuer-Voranmeldung Juli": is the word for sums that LINE begins with only the first part of a longer one? */
bool dx_invoice_is_compound(struct dx_job *job, const struct dx_line *line) DX_MUST_CHECK;
/* Do the rows of T's items say "T", taxable, or nothing in the column of taxes, and one of them says it? */
bool dx_invoice_marks_column(struct dx_job *job, const struct dx_table *t) DX_MUST_CHECK;
/* Does the row of CELLS say so there? */
bool dx_invoice_is_marked(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells) DX_MUST_CHECK;
/* What the lines with RATE say that their taxes are, together. False when a line lacks its rate or its tax. */
bool dx_invoice_lines_tax(const struct inv_invoice *inv, struct dx_dec rate, struct dx_dec *sum_r) DX_MUST_CHECK;
/* The taxes that the lines print, where they print no rates, against those of the foot: see linetax.c. True if met. */
bool dx_invoice_check_line_taxes(struct dx_job *job, struct inv_invoice *inv);

/* Net amount, rate, tax, and amount with tax of each line: see ends.c. True if amounts with and without tax are
 * printed. */
bool dx_invoice_check_ends(struct dx_job *job, struct inv_invoice *inv);

/* A rate at word I: "19%", "19,0 %", "(5%):"; *N_R words. */
bool dx_invoice_rate_at(struct dx_job *job, const struct dx_line *line, size_t i, size_t *n_r, struct dx_val *v);

/* The amount that begins with word I, the longest run of words that is one: "1 234,50 €". Returns how many, or 0. */
size_t dx_invoice_amount_at(struct dx_job *job, const struct dx_line *line, size_t i, struct dx_val *v);

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
/*
 * "Price │ Discount │ Net price" of 2 at 975.60, 97.56 and 878.04: a price that is that of the whole line is none of
 * one piece. Where all N lines say so, and for three of several pieces nothing else can be, their prices go.
 */
void dx_invoice_drop_extended(struct inv_item *items, size_t n);
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
/* The column of T in which CELLS, below PREVIOUS (or NULL), have the rate of the tax above it; -1: none. */
int dx_invoice_rate_below(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			  const struct dx_row *previous);
/* The tax of IT, and its rate below it in the same cell of R's row. False: they stand in it otherwise. */
bool dx_invoice_read_taxed(struct dx_rowread *r, struct inv_item *it) DX_MUST_CHECK;
/* Is there a rate in the column of taxes on an unread line from FROM to TO, where IT has a tax and no rate? */
bool dx_invoice_leaves_rate(struct dx_rowread *r, size_t from, size_t to, const struct inv_item *it);
/* Take the rate and the tax of IT from the only such line from FROM to TO. False: one is odd. */
bool dx_invoice_take_tax_below(struct dx_job *job, size_t from, size_t to, struct inv_item *it) DX_MUST_CHECK;

/*
 * "Tri-County Corporation" on a later page, as it stands in the head of the first one, with or without the number of
 * the paper behind it: to whom the paper goes, or from whom it comes, is said again on LINE, and is no text of an item.
 * With MONEY only the whole of a line of the head is it. See running.c.
 */
bool dx_invoice_repeats_head(struct dx_job *job, const struct dx_line *line, bool money);

#endif

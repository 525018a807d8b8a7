/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The tables of a page and what their columns are: by headings, by place, by arithmetic. */
#ifndef DX_GST_TABLE_H
#define DX_GST_TABLE_H

#include "gst_int.h"

/* Are the rows of T items, and not those of a summary of taxes? */
bool dx_gst_is_items(const struct dx_table *t);

/* Roles of columns that their headings do not tell; see roles.c. Of a header, of all rows, of lines that are read. */
void dx_gst_guess(struct dx_col *cols, size_t n);
void dx_gst_settle_names(struct dx_col *cols, size_t n);
/* "Sch% │ Sch Amt": a further discount right before the first one is the rate of that. */
void dx_gst_settle_second_discounts(struct dx_col *cols, size_t n);
/* "Total │ IGST │ Total (Incl Taxes)", "Total Value │ Taxable │ IGST │ Net Amount": the one on the left of the taxes is
 * before them, and what stands last is with them. */
void dx_gst_settle_headed_totals(struct dx_col *cols, size_t n);
/* What the columns of JOB's tables are, once their rows are known. *DOUBTFUL_R is set where one row alone says so. */
void dx_gst_roles(struct dx_job *job, bool *doubtful_r);
/* What the N words over one column say, GC_…; -1: nothing that is known. */
int dx_gst_heading_role(struct dx_job *job, const struct dx_word *const *words, size_t n);
/* Those that what stands in them tells; see content.c. */
void dx_gst_roles_by_content(struct dx_job *job);
/* The roles of N columns, as bits. */
uint32_t dx_gst_roles_of(const struct dx_col *cols, size_t n);
/* What stands in the columns of each role. */
extern const enum dx_col_class dx_gst_column_classes[GC_COLS];
/* Which column has the names, where the one that has them by its heading or its place holds no words; see wordcol.c. */
void dx_gst_name_by_words(struct dx_job *job);
/* Column COL of T is one of ROLE, and of figures unless that is GC_OTHER. */
void dx_gst_rename_column(struct dx_table *t, size_t col, int role);
/* The same of all tables with the columns of T, which is one of them. */
void dx_gst_rename_alike(struct dx_job *job, const struct dx_table *t, size_t col, int role);
/* Columns whose cells complete an equation that each row prints; see charges.c. *DOUBTFUL_R: one row alone does. */
void dx_gst_name_charges(struct dx_job *job, bool *doubtful_r);
/* The column without a role right of a discount that is its rate of quantity × price in all rows is the discount. */
void dx_gst_name_rated(struct dx_job *job, const struct dx_table *t);
/* Which of JOB's tables have the columns of T, as they are now: their roles may be changed afterwards. In its arena. */
bool *dx_gst_same_columns(struct dx_job *job, const struct dx_table *t);
/* The next row from *AT on that begins an item under columns like T's, and *AT behind it; NULL: there is none. */
const struct dx_row *dx_gst_next_item(const struct dx_job *job, const struct dx_table *t, size_t *at);
/* Columns of rates that their headings do not tell, or tell wrongly; see ratecols.c. */
void dx_gst_rate_columns(struct dx_job *job);
/* TEXT as a figure, whatever writes it; false: it is none. */
bool dx_gst_parse_figure(const char *text, struct gst_figure *f);
/* The same of "10 Nos", "57BAG", "6,051.24 (12%)". */
bool dx_gst_read_figure(struct dx_arena *a, const char *text, struct gst_figure *f);
/* What stands in C, which is no percentage; false: no figure. */
bool dx_gst_figure_in(struct dx_job *job, const struct dx_cell *c, struct dx_dec *v_r) DX_MUST_CHECK;
/* The same where C may lack one: a dash, "Nil" and nothing are 0.00. */
bool dx_gst_charge_in(struct dx_job *job, const struct dx_cell *c, struct dx_dec *v_r) DX_MUST_CHECK;
/* A code of goods or services: four, six or eight digits and nothing else. */
bool dx_gst_is_hsn(const char *text);
/* Letters of W where it is a word, or a grade as short as "M25"; "CG06BM8736", "25-Oct" and "L" are none. */
size_t dx_gst_letters_of(const struct dx_word *w);
/* May a cell of N words, with so many LETTERS of them, be a name, and no unit ("Nos")? */
bool dx_gst_are_names(size_t n, size_t letters);
/* Has it decimals, and no percent sign? */
bool dx_gst_is_money(const struct gst_figure *f);

/* A run of words that is one cell. */
struct gst_run {
	size_t first, n;
	int32_t x0, x1;
	struct gst_figure f;
	bool letters;
};
/* Lines without the words of theirs that are NULL, those that are left with none dropped; each page begins where its
 * lines do. */
void dx_gst_compact(struct dx_lines *l);
/* The same without the lines that are TAKEN. */
void dx_gst_drop_lines(struct dx_lines *l, const bool *taken);
/* Headings of a running bill over each other, and figures that are headings of sizes, before tables are looked for; see
 * grouped.c, sizehead.c. */
void dx_gst_join_groups(struct dx_job *job);
void dx_gst_name_size_heads(struct dx_job *job);
/* Cut the lines where the foot stands right of a summary's headings, before tables are looked for; where a panel stands
 * right of the items, behind which those of SPEC are found anew. See panel.c. */
void dx_gst_part_foot(struct dx_job *job);
void dx_gst_part_panels(struct dx_job *job, const struct dx_table_spec *spec);
/* Are the N runs of LINE headings of a summary of taxes? */
bool dx_gst_are_heads(struct dx_job *job, const struct dx_line *line, const struct gst_run *runs,
		      size_t n) DX_MUST_CHECK;
void dx_gst_see_lead(struct dx_rowread *r, struct gst_leads *l);
/* The names of the N lines ITEMS without it. */
void dx_gst_strip_leads(struct dx_job *job, struct gst_item *items, size_t n, const struct gst_leads *l);
/* Is a word of the headings over column C of T, but for its case, one with PREFIX? A table that goes on without a
 * header has none to tell. */
bool dx_gst_is_called(const struct dx_job *job, const struct dx_table *t, size_t c, const char *prefix) DX_MUST_CHECK;
/* Is one of the words without figures right below the headings, where they may go on ("No. of" over "Days")? */
bool dx_gst_goes_on_called(const struct dx_job *job, const struct dx_table *t, size_t c,
			   const char *prefix) DX_MUST_CHECK;
/* Says a word over column C of T in what something is measured, and none that it is money? */
bool dx_gst_is_measure(const struct dx_job *job, const struct dx_table *t, size_t c) DX_MUST_CHECK;
/* What the words over column C of T, or of the table that it goes on from, say, GC_…; -1: nothing that is known. */
int dx_gst_heading_over(struct dx_job *job, const struct dx_table *t, size_t c);
/* Columns that say of all lines what others do, such as quantity × price, are of no use, and hide nothing. */
void dx_gst_name_copies(struct dx_job *job, struct dx_table *t);
/* The retail price with tax is the price of T's lines where it makes their totals, and no other price stands there. */
void dx_gst_retail_price(struct dx_job *job, struct dx_table *t);
/* "List Price │ Disc. │ Price": a second price of T's lines that makes their values is what was charged, and nothing
 * comes off it. */
void dx_gst_net_price(struct dx_job *job, struct dx_table *t);
struct gst_run *dx_gst_runs(struct dx_arena *a, const struct dx_line *line, const struct dx_table *known, size_t *n_r);
/* A Latin letter in S. */
bool dx_gst_has_letter(const char *s);
/* The *N_R cells of LINE whose first one is two: its first word, and the others. */
struct gst_run *dx_gst_part_first(struct dx_arena *a, const struct dx_line *line, const struct gst_run *runs,
				  size_t *n_r);
/* The same where the one that X passes through is two there. */
struct gst_run *dx_gst_part_at(struct dx_arena *a, const struct dx_line *line, struct gst_run *runs, size_t *n_r,
			       int32_t x);
/* Are these cells of LINE those of an item? */
bool dx_gst_is_item(const struct dx_line *line, const struct gst_run *runs, size_t n);
/* The same of LINE whose cells are where its blanks are. */
bool dx_gst_is_item_line(struct dx_arena *a, const struct dx_line *line);
/* 4, 6 or 8 digits, as codes of goods and services have them. */
bool dx_gst_is_code(const struct dx_line *line, const struct gst_run *run);

/* The figures of rows, in a table whose headings say nothing. */
struct gst_grid {
	struct gst_figure *v; /* n_rows × n_cols */
	size_t n_rows, n_cols;
	size_t below; /* the line behind the last row */
};
/* The first of G's columns COLS that is one of ROLE; -1: none. */
int dx_gst_grid_col(const struct gst_grid *g, const struct dx_col *cols, int role) DX_MUST_CHECK;
/* Is column K of G one in all rows? What it makes of another is no product. */
bool dx_gst_is_one_each(const struct gst_grid *g, int k) DX_MUST_CHECK;
/* Give columns without a role (-1) what the arithmetic of G's rows says that they are. True when it says what a line
 * comes to. *DOUBTFUL_R is set when quantity and price could as well be the other way round. */
bool dx_gst_solve(const struct gst_grid *g, struct dx_col *cols, bool *doubtful_r);
/* Does what COLS call the quantity, for what they call the price, make what they call an amount, or nothing, in G's
 * rows? See twocounts.c. */
bool dx_gst_counts_its_value(const struct gst_grid *g, const struct dx_col *cols) DX_MUST_CHECK;
/* Is the quantity of COLS one that the headings, which SAID has, do not call so, while another column that COLS make
 * nothing of makes an amount for the same price? */
bool dx_gst_has_two_counts(const struct gst_grid *g, const struct dx_col *said,
			   const struct dx_col *cols) DX_MUST_CHECK;
/*
 * Open columns that what is printed below the rows tells, once the others have their roles: rates, a count of things.
 * ALONE: one that is the only whole number of each row is such a count without its sum. See below.c.
 */
void dx_gst_name_by_foot(struct dx_job *job, const struct gst_grid *g, struct dx_col *cols, bool alone);
/* The one column of codes of goods (ARE, by column) that has no role, right of the names or else left of them. */
void dx_gst_name_code_column(const bool *are, struct dx_col *cols, size_t n_cols);
/* Hold most rows of T two figures in one of its cells, as where two headings touch? */
bool dx_gst_is_crowded(struct dx_job *job, const struct dx_table *t);
/* The quantity that columns of sizes come to; see sizes.c. */
void dx_gst_name_sizes(struct dx_job *job);
/* What the headings over figures say is nothing, so that their columns are open; see opencols.c. */
void dx_gst_forget_figures(struct dx_job *job);
/* The same of column COL alone, unless it is one of names. */
void dx_gst_forget_column(struct dx_job *job, size_t col);
/* Open columns of tables whose headings are known in part; see opencols.c. *DOUBTFUL_R as above. */
void dx_gst_name_open(struct dx_job *job, bool *doubtful_r);
/* May a column of T count the days for which something is hired? */
bool dx_gst_has_time(const struct dx_job *job, const struct dx_table *t) DX_MUST_CHECK;
/* Has a line of N RUNS a name and, behind one another, three figures and what they make: how many, for how long, at
 * what price? */
bool dx_gst_is_hired(const struct gst_run *runs, size_t n) DX_MUST_CHECK;
/* The days, beside a quantity and a price, that make what T's lines come to, G with those of columns of no use; see
 * factors.c. */
void dx_gst_name_time(struct dx_job *job, const struct dx_table *t, const struct gst_grid *g, struct dx_col *cols);
/* Has T no quantities, but columns that may be, with the price or with one that may be that? The only two that make a
 * third one in G's rows are; false: several do, or two do in some rows only. */
bool dx_gst_lacks_factors(const struct dx_table *t) DX_MUST_CHECK;
bool dx_gst_name_factors(const struct gst_grid *g, struct dx_col *cols) DX_MUST_CHECK;
/* What headings say that figures contradict, and the other one of two halves of tax; see misnamed.c. */
void dx_gst_settle_misnamed(const struct gst_grid *g, struct dx_col *cols);
/* The open column that is in G's rows what their values and taxes make is their total; see linetotal.c. */
void dx_gst_name_line_total(const struct gst_grid *g, struct dx_col *cols);
/* Does RATE percent OF an amount make SHARE, to the paisa? */
bool dx_gst_is_share(const struct gst_figure *of, const struct gst_figure *rate, const struct gst_figure *share);
/* A rate of goods and services tax, or one half of it. */
bool dx_gst_is_tax_rate(struct dx_dec rate);
/* A share of an amount by a rate that is none of a tax is what G's rows come to; false: it is not. See shares.c. */
bool dx_gst_name_shares(const struct gst_grid *g, struct dx_col *cols);
/* Taxes of G's rows that are printed as nothing, once what is charged has its role; see nils.c. */
void dx_gst_name_nils(const struct gst_grid *g, struct dx_col *cols);
/* The table of items by its rows, where no header was found or rows say more than it; see unheaded.c. *DOUBTFUL_R as
 * above. */
void dx_gst_find_unheaded(struct dx_job *job, bool *doubtful_r);
/* The same where the tables were cut into rows and none is an item. True: they are to be cut again. */
bool dx_gst_find_lost(struct dx_job *job, bool *doubtful_r);

/* A table of names and amounts alone, where the headings of SPEC found none of items; see plain.c. */
bool dx_gst_is_plain(const struct dx_table *t); /* such a table */

/* A summary of taxes below the items whose headings say nothing, into INV; its lines are used then. See summary.c. */
void dx_gst_find_summary(struct dx_job *job, struct gst_invoice *inv);
/* What TEXT, the first word of a row of a summary, says: GC_CGST, GC_SGST, GC_IGST or (of "GST") GC_TAX; -1: nothing.
 */
int dx_gst_tax_kind(const char *text);
/*
 * A summary by kinds of tax: the tax of a row that is one of IGST is that, and two rows of one value, "CGST 9%" and
 * "SGST 9%", are one rate. Returns how many of the N RATES there are then; KINDS as above.
 */
size_t dx_gst_settle_kinds(struct dx_arena *a, struct gst_rate *rates, const int *kinds, size_t n);
/* A figure in a column of no use that is what its line comes to in most of the N lines ITEMS, and not in all; or a
 * charge that no value says. */
bool dx_gst_has_odd_spare(struct dx_job *job, const struct gst_item *items, size_t n);
/* "Disc. % │ Disc. Amount": what the rate of a discount makes in most of the N lines ITEMS, or is called so, in a
 * column of no use, is the discount as it is printed. Amounts have DECIMALS. */
void dx_gst_read_spare_discounts(struct dx_job *job, unsigned int decimals, struct gst_item *items, size_t n);

/* Codes of scanned items that recognition read together with the count right of them; see gluedcode.c. */
void dx_gst_part_codes(struct dx_job *job);
/* Columns of scanned summaries that hold two, for a heading was lost; see crowded.c. */
void dx_gst_part_summaries(struct dx_job *job);

/* Columns of what is passed on untaxed beside the value, and with it which column the value is; see untaxed.c. */
void dx_gst_name_untaxed(struct dx_job *job);

/* "Taxable fare │ Toll │ Total", by their headings, of lines whose tax is charged below: the only open column between
 * that makes the total of the value, in all of G's rows, is passed on. False: there is none. */
bool dx_gst_name_passed(const struct gst_grid *g, struct dx_col *cols);

/* Is a price of N, which is a power of ten: "per 100"? */
bool dx_gst_is_many(uint64_t n) DX_MUST_CHECK;
/* The price of IT, a line of T, is that of so many, where its heading or its unit says so and its value is not the
 * plain product: see priceof.c. */
void dx_gst_price_of_many(struct dx_job *job, const struct dx_table *t, struct gst_item *it);
/* The count of IT, of R, that its unit is of, where another one does not make its value: see percount.c. */
void dx_gst_count_by_unit(struct dx_rowread *r, struct gst_item *it);
/* The unit of IT, of R, where it is none or only the headings over its count and its price say it: see unithead.c. */
void dx_gst_settle_unit(struct dx_rowread *r, struct gst_item *it);

#endif

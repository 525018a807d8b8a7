/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines of the table to items. */
#ifndef DX_GST_ITEMS_H
#define DX_GST_ITEMS_H

#include "gst_int.h"

/* Row test, cells → items and rates. */
enum dx_row_class dx_gst_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				  const struct dx_row *previous);
void dx_gst_rows(struct dx_job *job, struct gst_invoice *inv);
/* *RATE where only its halves are printed, CGST and SGST, or IGST; what it was read as is left alone. See halves.c. */
void dx_gst_combine_rate(struct dx_arena *a, struct dx_val *rate, const struct dx_val *cgst, const struct dx_val *sgst,
			 const struct dx_val *igst);
/* Where a table has columns for both prices, a line that lacks the one without tax has none: see inclusive.c. */
void dx_gst_part_prices(const struct dx_job *job, struct gst_item *items, size_t n);
/* Lines whose only amount holds the tax: see inclusive.c. */
void dx_gst_settle_inclusive(struct gst_invoice *inv);
/* Is IT one of the lines that ROW of the summary is of? */
bool dx_gst_is_of_rate(const struct gst_item *it, const struct gst_rate *row) DX_MUST_CHECK;
/* "Cash : 473.48" below the last column of a summary is none of its rows, which have a value or a tax: *ROW is empty
 * then, and LINE the foot's. */
bool dx_gst_says_nothing(struct dx_job *job, const struct dx_row *line, struct gst_rate *row) DX_MUST_CHECK;
/* The last of N RATES that is the sum of those above it, and has no name, becomes *TOTAL; returns how many are left. */
size_t dx_gst_less_rate_sum(struct gst_rate *rates, size_t n, struct gst_rate *total);
/* The rate of V, a row of a summary that was read as IT, where it was taken for a price; see summaryrate.c. */
void dx_gst_price_is_rate(const struct gst_item *it, struct gst_rate *v);
/* What rows of INV's summary call the sum of taxes is the only tax that the paper has; once all is checked. */
void dx_gst_name_only_tax(struct gst_invoice *inv);
/* How many of the N RATES, of which others are left out, are classes that something was sold in: a form prints "GST
 * 28% 0.00 0.00" too. */
size_t dx_gst_less_nil_rates(struct gst_rate *rates, size_t n);
void dx_gst_settle_totals(struct gst_invoice *inv);
/* "TOTAL" with one figure, which stands below a column of taxes by chance: what all lines with their taxes come to. */
void dx_gst_settle_sole(struct gst_invoice *inv);
/* The same for the taxes of lines, once the invoice's are read. */
void dx_gst_settle_taxes(struct gst_invoice *inv);
/* What all lines are taxed with is integrated tax. */
void dx_gst_move_taxes(struct gst_invoice *inv);

/* The cells of LINE, in A; two amounts are two cells however near they stand, as is what a column of KNOWN (NULL: not
 * known) parts. */
/* Is the row PREVIOUS, a sum, that of a section, and CELLS a line or a sum of all behind it? See section.c. */
enum dx_row_class dx_gst_after_section(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
				       const struct dx_row *previous) DX_MUST_CHECK;
/* What a row of T says that is a sum, GW_…, as its first words do, or as its last one does where it has no code, price
 * or count of lines: "PARTS TOTAL". -1: nothing. */
int dx_gst_row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells) DX_MUST_CHECK;
/* Counts LINE, which begins with "Total", goods, or does it head the sums below it? See sumline.c. */
bool dx_gst_is_no_row_of_totals(const struct dx_line *line) DX_MUST_CHECK;
/* Take rows away that follow the total of their table on a later page; see ended.c. */
void dx_gst_drop_ended(struct dx_job *job);
/* Join the parts of lines that a page cuts; see cutrows.c. */
void dx_gst_join_cut(struct dx_job *job);
/* Rows of JOB's tables that are sums of the lines above them, whatever they are called, and before others: no items. */
void dx_gst_find_section_sums(struct dx_job *job);
/* Stands a line of words without figures, "Dining Room", between row I of T and the row above it? */
bool dx_gst_is_titled(const struct dx_job *job, const struct dx_tables *t, size_t i);
/* Which rows of JOB's tables are sums of sections, behind which lines follow? They are no foot. In its arena. */
bool *dx_gst_sections(struct dx_job *job) DX_MUST_CHECK;
/* Amounts that narrow cells cut in two lines; see cutfigures.c. Before tables are looked for. */
void dx_gst_join_figures(struct dx_job *job);
/* Raise prices and values that stand below their items to the items' own lines, before tables are looked for; see
 * raise.c. */
void dx_gst_raise_prices(struct dx_job *job);
struct dx_rowread;
/* All that comes on top of quantity × price, as one amount. */
void dx_gst_read_charges(struct dx_rowread *r, struct dx_val *v);
/* What one of the price's currency comes to, or for how many days it is paid. */
void dx_gst_read_exchange(struct dx_rowread *r, struct dx_val *v);
/* All that is passed on beside it, as one amount. */
void dx_gst_read_untaxed(struct dx_rowread *r, struct dx_val *v);
/* All that comes off it, as one amount, and *SECOND of it; or what is printed as a percentage. */
void dx_gst_read_discounts(struct dx_rowread *r, struct dx_val *v, struct dx_val *second, struct dx_val *percent);
/* Discounts of the N lines ITEMS that are rates, though printed without a sign, as what they come to; see bothrates.c.
 */
void dx_gst_settle_discounts(struct gst_item *items, size_t n);
/* The discount of IT as the product of two rates, where its value says so; see bothrates.c. */
bool dx_gst_take_both_rates(struct gst_item *it);
/* "(-5%)" */
bool dx_gst_is_taken_off(const char *text) DX_MUST_CHECK;
/* "Taxable │ Rate │ Other charges │ Total": what the total of IT holds besides its value and its taxes. */
void dx_gst_find_untaxed(struct dx_rowread *r, struct gst_item *it);
/* The price of one, or *PER: "184.50 / 100"; in *PERCENT what comes off it, where that stands below it: "(-5%)". */
void dx_gst_read_price(struct dx_rowread *r, struct dx_val *price, struct dx_val *per, struct dx_val *percent);
/* "621142," of a scan: specks around a code are no part of it. A number with its day is no code. */
void dx_gst_bare_code(struct dx_arena *a, struct dx_val *code);
/* "@ 12%", of which recognition makes "- 12%": no rate is negative. */
void dx_gst_unsign_rates(struct gst_item *it);
/* "-582.00": the column says what it does to an amount that is none of a return. */
void dx_gst_unsign_discount(struct gst_item *it);
/* "Tax Type │ Tax Amount": the only tax of a line whose row names it as IGST is that. */
void dx_gst_name_tax(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, struct gst_item *it);
/* A code of goods that stands in CELL, the description's, becomes the line's where it has none, and the seller's own
 * code is no part of its name; see codein.c. */
void dx_gst_code_in_text(struct dx_job *job, const struct dx_cell *cell, struct gst_item *it);
/* "GEORGETTE SUIT TOP 2.5 MTR 998821": where no line has a code, and the names of all (two at least) end with one,
 * those are the codes. */
void dx_gst_codes_at_ends(struct dx_job *job, struct gst_item *items, size_t n);
/* "SAC 997161 - Insurance brokerage" above lines without codes: the only one that the paper names is that of all N. */
void dx_gst_code_said_once(struct dx_job *job, struct gst_item *items, size_t n);
/* Is LINE of T one that says what becomes of the amount of the item that began with line ITEM? See conditions.c. */
bool dx_gst_is_condition(struct dx_job *job, const struct dx_table *t, size_t line, size_t item) DX_MUST_CHECK;
/* Is LINE, above the first row of T, such a line of the last item of the page before? */
bool dx_gst_is_cut_condition(struct dx_job *job, const struct dx_table *t, size_t line);
/* ROW without such lines; what they say is put into *IT. */
struct dx_row dx_gst_without_conditions(struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
					struct gst_item *it);
/* Take lines of ROW below its name that mark its pieces out of its cells, which are its own; see details.c. */
void dx_gst_drop_details(const struct dx_table *t, struct dx_row *row);
/* Give the name of ROW, whose cells are its own, those of its words that reach into the column of codes; see runon.c.
 */
void dx_gst_end_name(struct dx_arena *a, const struct dx_table *t, struct dx_row *row);
/* "1", "1.", "1)" in the column that counts the lines. */
bool dx_gst_has_serial(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells) DX_MUST_CHECK;
/* Is there a number in a column of values, amounts or totals? */
bool dx_gst_has_money(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells) DX_MUST_CHECK;
/* A rate of tax that the law has, or half of one: "9.00", "2.5". */
bool dx_gst_is_lawful(const char *text) DX_MUST_CHECK;
/* The words of C on its first line (or on those below it). */
struct dx_cell dx_gst_cell_lines(const struct dx_cell *c, bool below);
/* "41.93" below "9.00": what comes to the rate ABOVE, which has no sign? See ownrate.c. */
bool dx_gst_is_tax_under_rate(const struct dx_cell *above, const struct dx_cell *c) DX_MUST_CHECK;
/* The rate of a tax in a column of ROLE; where its amount stands in the same cell, below or above it, both. "IGST (%)"
 * of a scan may be "IGST (₹)". VALUE is the line's. */
void dx_gst_own_rate(struct dx_rowread *r, int role, const struct dx_val *value, struct dx_val *rate,
		     struct dx_val *tax);
/* "18 704.95" in one column of ROLE, whose "%" recognition lost: no thousands, where the first is a rate that there is
 * and makes the second of VALUE. Nothing is changed otherwise. */
bool dx_gst_rate_beside(struct dx_rowread *r, int role, const struct dx_val *value, struct dx_val *rate,
			struct dx_val *tax) DX_MUST_CHECK;
/* A rate in a column of its own that makes the cess, beside that of the tax: it is the cess's. */
void dx_gst_rate_of_cess(struct gst_item *it);
/* Has LINE of T the figures of the counted line ITEM, whose name ends there? See completes.c. */
bool dx_gst_completes(struct dx_job *job, const struct dx_table *t, size_t line, size_t item) DX_MUST_CHECK;
/* Stands a percentage in a column of taxes on a line between IT, which has no rate, and line END that no row took? See
 * droppedrate.c. */
bool dx_gst_drops_rate(const struct dx_rowread *r, size_t end, const struct gst_item *it) DX_MUST_CHECK;
/* A percentage outside of description and discount, in a column of whatever name: a heading may have been misread. The
 * rates of discounts that are in the price, or have their amounts beside them, are of no use. */
bool dx_gst_shows_rate(const struct dx_rowread *r) DX_MUST_CHECK;
/* Has a line below the name of R's row nothing but figures in the columns of words, one with paise? See barelines.c. */
bool dx_gst_has_bare_figures(const struct dx_rowread *r) DX_MUST_CHECK;
/* "Room Tariff" over prices: an amount of the row in a column that is headed as one of codes. */
bool dx_gst_has_amount_for_code(const struct dx_rowread *r) DX_MUST_CHECK;
/* Rates of IT that the headings over its taxes say; see headrates.c. */
void dx_gst_rates_of_heads(struct dx_job *job, const struct dx_table *t, struct gst_item *it);
/* Is LINE of T a title that says the rates of the lines under it, and nothing else? See ratetitles.c. */
bool dx_gst_is_rate_title(struct dx_job *job, const struct dx_table *t, size_t line) DX_MUST_CHECK;
/* The rates of IT, which begins with LINE of T and has none, that its title says. */
void dx_gst_rates_of_title(struct dx_job *job, const struct dx_table *t, size_t line, struct gst_item *it);
/* "1) 5.00%" in a summary: RATE of the group that is counted so. False, and nothing set, when C says anything else. */
bool dx_gst_counted_rate(struct dx_job *job, const struct dx_cell *c, struct dx_val *rate);
/* "18.00+0.00 | 0.00+0.00", see joint.c. False, and nothing set, when the cell says anything else. */
bool dx_gst_joint_rates(struct dx_job *job, const struct dx_cell *c, struct gst_item *it);
/* "18.00+0.00 | 0.0050:00" of a scan: RATE, if it is none, is the tax, whose cess is none; the rest was not read. */
void dx_gst_joint_begins(struct dx_rowread *r, const struct dx_cell *c, struct dx_val *rate);
/* Is C, below ABOVE, the last part of such rates, whose cell was too narrow: "18 + 0 | 0 +" over "0"? */
bool dx_gst_joint_goes_on(const struct dx_cell *above, const struct dx_cell *c) DX_MUST_CHECK;
/* "IGST @12.0%" over "Rs.88.71": taxes with names in C, each with its rate, become those of IT. False, and nothing set,
 * when the cell says anything else. */
bool dx_gst_named_taxes(struct dx_job *job, const struct dx_cell *c, struct gst_item *it);
/* Is the line of CELLS, below PREVIOUS, nothing but the taxes of that in words? See taxbelow.c. */
bool dx_gst_is_tax_below(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, size_t line,
			 const struct dx_row *previous) DX_MUST_CHECK;
/* Such a line of ROW is taken out of its cells, which are its own, and its taxes and their rates become IT's. */
void dx_gst_take_taxes_below(struct dx_job *job, const struct dx_table *t, struct dx_row *row, struct gst_item *it);
/* Have some of the N lines ITEMS the rates of their taxes in words below their names, and some not? Those may be lost.
 */
bool dx_gst_lacks_words(const struct gst_item *items, size_t n) DX_MUST_CHECK;
/* "EXEMPT" where others have their rate; "Nil", "Nil rated": *RATE is 0 % then. */
bool dx_gst_names_no_tax(struct dx_job *job, const struct dx_cell *c, struct dx_val *rate);
/* The same where the title was taken for the goods, and the column left of it has their codes. */
void dx_gst_part_titles(struct dx_job *job);
/* "Product │ Title": the column of T that has the names of its lines, right of the one that is called so, and the name
 * in it as that of IT; -1: T has none. See titlecol.c. */
int dx_gst_title_col(const struct dx_job *job, const struct dx_table *t) DX_MUST_CHECK;
void dx_gst_take_title(struct dx_rowread *r, const struct dx_wrap *wrap, struct gst_item *it);
/* Of two columns headed by goods the first may count the lines; see itemcol.c. */
void dx_gst_name_item_column(struct dx_job *job);
void dx_gst_find_plain(struct dx_job *job, const struct dx_table_spec *spec);
bool dx_gst_has_items(const struct dx_job *job) DX_MUST_CHECK; /* is a row of a table an item? */
/* The counted paragraphs of a letter as a table, where there is none; see counted.c. */
void dx_gst_find_counted(struct dx_job *job);
/* Put TABLES among JOB's by their place, and ROWS, whose tables count from the first of TABLES; see insert.c. */
void dx_gst_insert_rows(struct dx_job *job, const struct dx_table *tables, size_t n_tables, const struct dx_row *rows,
			size_t n_rows);
/* N WORDS of LINE, which is used then, behind those of CELL. */
void dx_gst_put_cell(struct dx_job *job, struct dx_cell *cell, size_t line, const struct dx_word *const *words,
		     size_t n);
struct gst_stacked;
/* Items of two lines under headings of two, where there is no table of items; NULL: none. Once the tables are cut into
 * rows they become one. See stacked.c. */
struct gst_stacked *dx_gst_find_stacked(struct dx_job *job);
void dx_gst_take_stacked(struct gst_stacked *s);
struct gst_unfolded;
/* Put the lower line of items of two lines under headings of two behind the upper one, beyond the page's edge, before
 * tables are looked for; NULL: there are none. Once the tables are cut into rows, fold again: cells have the words
 * where the paper prints them. See unfold.c. */
struct gst_unfolded *dx_gst_unfold(struct dx_job *job);
void dx_gst_fold_again(struct gst_unfolded *u);
/* Charges with their taxes on lines below them as a table, where there is none; see blocks.c. */
void dx_gst_find_blocks(struct dx_job *job, struct gst_invoice *inv);

/* Leave out the pages of a text layer that are those before once more, as another copy of the invoice. */
void dx_gst_drop_copies(struct dx_job *job);
/* By how many paise a tax of ROW may differ from value × rate where the tax of each line was rounded. */
size_t dx_gst_summary_slack(const struct gst_invoice *inv, const struct gst_rate *row) DX_MUST_CHECK;

/* How many of N ITEMS are lines: the last one, without a word, may be what the quantities and the values of the others
 * come to, and is their TOTAL then; see lesscount.c. */
size_t dx_gst_less_counted_sum(struct gst_item *items, size_t n, struct gst_item *total);

#endif

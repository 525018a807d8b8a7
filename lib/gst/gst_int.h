/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Indian GST invoices: the record, and what its modules share. */
#ifndef DX_GST_INT_H
#define DX_GST_INT_H

#include "dx/extract/whole.h"

enum gst_col {
	GC_SERIAL,
	GC_DESCRIPTION,
	GC_HSN,
	GC_QUANTITY,
	GC_UNIT,
	GC_UNIT_PRICE,
	GC_PRICE_WITH_TAX,
	GC_DISCOUNT,
	GC_TAXABLE,
	GC_AMOUNT, /* taxable value or total: the arithmetic tells */
	GC_TAX_RATE,
	GC_CGST_RATE,
	GC_CGST,
	GC_SGST_RATE,
	GC_SGST,
	GC_IGST_RATE,
	GC_IGST,
	GC_CESS_RATE,
	GC_CESS,
	GC_TAX, /* all taxes of the line together */
	GC_TOTAL,
	GC_CHARGE,        /* what comes on top of quantity × price, such as the making of jewels */
	GC_MORE_CHARGE,   /* beside it, such as their stones */
	GC_MORE_DISCOUNT, /* beside the discount, such as one for cash */
	GC_OTHER,
	GC_COLS
};

enum gst_label {
	GL_INVOICE_NUMBER,
	GL_INVOICE_DATE,
	GL_DUE_DATE,
	GL_SUPPLIER,  /* heads the supplier's block */
	GL_RECIPIENT, /* heads the recipient's block */
	GL_SHIP_TO,   /* heads a block of no use */
	GL_NAME,
	GL_ADDRESS,
	GL_GSTIN,
	GL_PAN,
	GL_STATE,
	GL_STATE_CODE,
	GL_PLACE_OF_SUPPLY,
	GL_REVERSE_CHARGE,
	GL_IRN,
	GL_ACK_NUMBER,
	GL_ACK_DATE,
	GL_CURRENCY,
	GL_TAXABLE_TOTAL,
	GL_CGST,
	GL_SGST,
	GL_IGST,
	GL_CESS,
	GL_TAX_TOTAL,
	GL_DISCOUNT,
	GL_CHARGES, /* freight, packing, tax collected at source: what is added besides lines and taxes */
	GL_ROUND_OFF,
	GL_GRAND_TOTAL,
	GL_TOTAL,   /* only "Total": the last one, and only if there is no grand total */
	GL_BALANCE, /* what is left to pay: the total only where nothing else says it */
	GL_BEFORE,  /* what was owed before this invoice */
	GL_WORDS,
	GL_DOC_INVOICE,
	GL_DOC_CREDIT_NOTE,
	GL_DOC_DEBIT_NOTE,
	GL_DOC_BILL_OF_SUPPLY,
	GL_OTHER,
	GL_LABELS
};

enum gst_word {
	GW_TOTAL,   /* a row of totals under the items */
	GW_END,     /* anything else that ends them */
	GW_SECTION, /* what the lines below a title come to, where more lines may follow */
	GW_CARRIED, /* what the lines so far come to, at the end of a page or on top of the next one */
	GW_WORDS
};

enum gst_check {
	GK_LINE_AMOUNT,
	GK_LINE_TAX,
	GK_LINE_TOTAL,
	GK_TAXABLE_TOTAL,
	GK_TAX_TOTAL,
	GK_TAX_SUMMARY,
	GK_CGST_EQUALS_SGST,
	GK_STATE_RULE,
	GK_ROUND_OFF,
	GK_TOTAL,
	GK_WORDS,
	GK_GSTIN,
	GK_PAN_IN_GSTIN,
	GK_CHECKS
};

struct gst_party {
	struct dx_val name, gstin, pan, address, state_code;
};

struct gst_item {
	struct dx_val description, hsn_sac, quantity, unit, unit_price, discount, taxable_value, tax_rate, cgst, sgst,
		igst, cess, total;
	/* not written */
	struct dx_val tax;    /* one column for all taxes */
	struct dx_val amount; /* a column that may be taxable value or total */
	struct dx_val price_with_tax;
	struct dx_val per;             /* the price is that of so many: "184.50 / 100", of the days of a month */
	struct dx_val charge;          /* a column of what comes on top of quantity × price */
	struct dx_val gross;           /* such a column that is quantity × price before the discount */
	struct dx_val second_discount; /* the part of the discount that has a column of its own */
	struct dx_val discount_rate;   /* where a discount is printed both ways */
	struct dx_val cgst_rate, sgst_rate, igst_rate, cess_rate;
	bool holds_tax; /* the unit price does; last, so that all before it are values */
};

struct gst_rate {
	struct dx_val tax_rate, taxable_value, cgst, sgst, igst, cess;
	/* not written */
	struct dx_val hsn_sac;
	struct dx_val tax, total; /* all taxes of the row; with the taxable value or without it */
};

/* What the lines above it come to, at a page's end. */
struct gst_carried {
	struct gst_item sums;
	size_t n_items;
	bool section; /* of those since the section before, see section.c */
};

#define GST_CHARGES_MAX   8
#define GST_SUBTOTALS_MAX 8
#define GST_TOTALS_MAX    16

struct gst_totals {
	struct dx_val taxable_value, cgst, sgst, igst, cess, discount, round_off, total;
};

struct gst_invoice {
	struct dx_val invoice_number, invoice_date, due_date, document_type;
	struct gst_party supplier, recipient;
	struct dx_val place_of_supply, reverse_charge, irn, ack_number, ack_date, currency;
	struct dx_rows line_items;  /* struct gst_item */
	struct dx_rows tax_summary; /* struct gst_rate */
	struct gst_totals totals;
	struct dx_val amount_in_words;
	/* not written */
	struct dx_val tax_total;
	struct dx_val charges[GST_CHARGES_MAX];
	size_t n_charges;
	size_t n_taxed; /* so many of them are part of the taxable value */
	struct dx_val subtotals[GST_SUBTOTALS_MAX];
	size_t n_subtotals; /* further sums before tax, whatever they are called */
	struct dx_val said[GST_TOTALS_MAX];
	size_t n_said;                 /* whatever is called a total */
	struct dx_val before;          /* owed before this invoice */
	struct dx_rows carried;        /* struct gst_carried */
	struct gst_item table_total;   /* the row of totals under the items */
	struct gst_item bare_total;    /* figures alone on the line below the items */
	struct gst_rate summary_total; /* the row of totals under the summary */
	bool has_unread;
	bool has_uncoded;    /* a code of goods stands in a column without a heading */
	bool has_odd_figure; /* such a figure is no sum */
	bool shows_rates;    /* rows of items hold percentages that may be rates */
	bool has_more;       /* rows hold figures that none of their values is */
	bool may_have_rate;  /* such figures, which may be nothing but the rate of a tax */
	bool is_doubtful;    /* which of two columns is the price is a guess */
	bool is_split;       /* which taxes these are the states alone say, or nothing but their sum */
};

/* Are the rows of T items, and not those of a summary of taxes? */
bool dx_gst_is_items(const struct dx_table *t);
/* Row test, cells → items and rates. */
enum dx_row_class dx_gst_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				  const struct dx_row *previous);
void dx_gst_rows(struct dx_job *job, struct gst_invoice *inv);

/* Roles of columns that their headings do not tell; see roles.c. Of a header, of all rows, of lines that are read. */
void dx_gst_guess(struct dx_col *cols, size_t n);
void dx_gst_settle_names(struct dx_col *cols, size_t n);
void dx_gst_roles(struct dx_job *job);
/* What the N words over one column say, GC_…; -1: nothing that is known. */
int dx_gst_heading_role(struct dx_job *job, const struct dx_word *const *words, size_t n);
/* Those that what stands in them tells; see content.c. */
void dx_gst_roles_by_content(struct dx_job *job);
/* The roles of N columns, as bits. */
uint32_t dx_gst_roles_of(const struct dx_col *cols, size_t n);
/* What stands in the columns of each role. */
extern const enum dx_col_class dx_gst_column_classes[GC_COLS];
/* Column COL of T is one of ROLE, and of figures unless that is GC_OTHER. */
void dx_gst_rename_column(struct dx_table *t, size_t col, int role);
/* Which of JOB's tables have the columns of T, as they are now: their roles may be changed afterwards. In its arena. */
bool *dx_gst_same_columns(struct dx_job *job, const struct dx_table *t);
/* Columns of rates that their headings do not tell, or tell wrongly; see ratecols.c. */
void dx_gst_rate_columns(struct dx_job *job);
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
void dx_gst_settle_totals(struct gst_invoice *inv);
/* "TOTAL" with one figure, which stands below a column of taxes by chance: what all lines with their taxes come to. */
void dx_gst_settle_sole(struct gst_invoice *inv);
/* The same for the taxes of lines, once the invoice's are read. */
void dx_gst_settle_taxes(struct gst_invoice *inv);
/* What all lines are taxed with is integrated tax. */
void dx_gst_move_taxes(struct gst_invoice *inv);

/* A figure of a row. */
struct gst_figure {
	bool has;
	bool is_percent;
	bool has_unit; /* a word behind it: "10 Nos" */
	struct dx_dec v;
};
/* TEXT as a figure, whatever writes it; false: it is none. */
bool dx_gst_parse_figure(const char *text, struct gst_figure *f);
/* The same of "10 Nos", "57BAG", "6,051.24 (12%)". */
bool dx_gst_read_figure(struct dx_arena *a, const char *text, struct gst_figure *f);
/* Has it decimals, and no percent sign? */
bool dx_gst_is_money(const struct gst_figure *f);

/* A run of words that is one cell. */
struct gst_run {
	size_t first, n;
	int32_t x0, x1;
	struct gst_figure f;
	bool letters;
};

/* The cells of LINE, in A; two amounts are two cells however near they stand, as is what a column of KNOWN (NULL: not
 * known) parts. */
/* Is the row PREVIOUS, a sum, that of a section, and CELLS a line or a sum of all behind it? See section.c. */
enum dx_row_class dx_gst_after_section(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
				       const struct dx_row *previous) DX_MUST_CHECK;
/* Take rows away that follow the total of their table on a later page; see ended.c. */
void dx_gst_drop_ended(struct dx_job *job);
/* Join the parts of lines that a page cuts; see cutrows.c. */
void dx_gst_join_cut(struct dx_job *job);
/* Which rows of JOB's tables are sums of sections, behind which lines follow? They are no foot. In its arena. */
bool *dx_gst_sections(struct dx_job *job) DX_MUST_CHECK;
/* Raise prices and values that stand below their items to the items' own lines, before tables are looked for; see
 * raise.c. */
void dx_gst_raise_prices(struct dx_job *job);
/* Cut the lines where the foot stands right of a summary's headings, before tables are looked for; where a panel stands
 * right of the items, behind which those of SPEC are found anew. See panel.c. */
void dx_gst_part_foot(struct dx_job *job);
void dx_gst_part_panels(struct dx_job *job, const struct dx_table_spec *spec);
struct dx_rowread;
/* All that comes on top of quantity × price, as one amount. */
void dx_gst_read_charges(struct dx_rowread *r, struct dx_val *v);
/* All that comes off it, as one amount, and *SECOND of it; or what is printed as a percentage. */
void dx_gst_read_discounts(struct dx_rowread *r, struct dx_val *v, struct dx_val *second, struct dx_val *percent);
/* The discount of IT as the product of two rates, where its value says so; see bothrates.c. */
bool dx_gst_take_both_rates(struct gst_item *it);
/* "(-5%)" */
bool dx_gst_is_taken_off(const char *text) DX_MUST_CHECK;
/* The price of one, or *PER: "184.50 / 100"; in *PERCENT what comes off it, where that stands below it: "(-5%)". */
void dx_gst_read_price(struct dx_rowread *r, struct dx_val *price, struct dx_val *per, struct dx_val *percent);
/* "621142," of a scan: specks around a code are no part of it. A number with its day is no code. */
void dx_gst_bare_code(struct dx_arena *a, struct dx_val *code);
/* A price per month of what is paid for days of it is that of so many: see permonth.c. */
void dx_gst_price_of_month(struct dx_job *job, const struct dx_table *t, struct gst_item *it);
/* "-582.00": the column says what it does to an amount that is none of a return. */
void dx_gst_unsign_discount(struct gst_item *it);
/* "Tax Type │ Tax Amount": the only tax of a line whose row names it as IGST is that. */
void dx_gst_name_tax(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, struct gst_item *it);
/* What stands before the names of the lines; see leads.c. */
struct gst_leads {
	bool apart;      /* the first word of the last line's name stands apart, as a count does */
	bool unnumbered; /* a line has no number of goods above its name */
};
void dx_gst_see_lead(struct dx_rowread *r, struct gst_leads *l);
/* The names of the N lines ITEMS without it. */
void dx_gst_strip_leads(struct dx_job *job, struct gst_item *items, size_t n, const struct gst_leads *l);
/* A code of goods that stands in CELL, the description's, becomes the line's where it has none, and the seller's own
 * code is no part of its name; see codein.c. */
void dx_gst_code_in_text(struct dx_job *job, const struct dx_cell *cell, struct gst_item *it);
/* Is LINE of T one that says what becomes of the amount of the item that began with line ITEM? See conditions.c. */
bool dx_gst_is_condition(struct dx_job *job, const struct dx_table *t, size_t line, size_t item) DX_MUST_CHECK;
/* Is LINE, above the first row of T, such a line of the last item of the page before? */
bool dx_gst_is_cut_condition(struct dx_job *job, const struct dx_table *t, size_t line);
/* ROW without such lines; what they say is put into *IT. */
struct dx_row dx_gst_without_conditions(struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
					struct gst_item *it);
/* Take lines of ROW below its name that mark its pieces out of its cells, which are its own; see details.c. */
void dx_gst_drop_details(const struct dx_table *t, struct dx_row *row);
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
/* Has LINE of T the figures of the counted line ITEM, whose name ends there? See completes.c. */
bool dx_gst_completes(struct dx_job *job, const struct dx_table *t, size_t line, size_t item) DX_MUST_CHECK;
/* Stands a percentage in a column of taxes on a line between IT, which has no rate, and line END that no row took? See
 * droppedrate.c. */
bool dx_gst_drops_rate(const struct dx_rowread *r, size_t end, const struct gst_item *it) DX_MUST_CHECK;
/* Rates of IT that the headings over its taxes say; see headrates.c. */
void dx_gst_rates_of_heads(struct dx_job *job, const struct dx_table *t, struct gst_item *it);
/* Is LINE of T a title that says the rates of the lines under it, and nothing else? See ratetitles.c. */
bool dx_gst_is_rate_title(struct dx_job *job, const struct dx_table *t, size_t line) DX_MUST_CHECK;
/* The rates of IT, which begins with LINE of T and has none, that its title says. */
void dx_gst_rates_of_title(struct dx_job *job, const struct dx_table *t, size_t line, struct gst_item *it);
/* "1) 5.00%" in a summary: RATE of the group that is counted so. False, and nothing set, when C says anything else. */
bool dx_gst_counted_rate(struct dx_job *job, const struct dx_cell *c, struct dx_val *rate);
/* Let labels see the invoice's foot where it stands beside the rows of a summary; see beside.c. */
void dx_gst_free_foot(struct dx_job *job);
/* "18.00+0.00 | 0.00+0.00", see joint.c. False, and nothing set, when the cell says anything else. */
bool dx_gst_joint_rates(struct dx_job *job, const struct dx_cell *c, struct gst_item *it);
/* "18.00+0.00 | 0.0050:00" of a scan: RATE, if it is none, is the tax, whose cess is none; the rest was not read. */
void dx_gst_joint_begins(struct dx_rowread *r, const struct dx_cell *c, struct dx_val *rate);
/* Is C, below ABOVE, the last part of such rates, whose cell was too narrow: "18 + 0 | 0 +" over "0"? */
bool dx_gst_joint_goes_on(const struct dx_cell *above, const struct dx_cell *c) DX_MUST_CHECK;
/* "IGST @12.0%" over "Rs.88.71": taxes with names in C, each with its rate, become those of IT. False, and nothing set,
 * when the cell says anything else. */
bool dx_gst_named_taxes(struct dx_job *job, const struct dx_cell *c, struct gst_item *it);
/* Is a word of the headings over column C of T, but for its case, one with PREFIX? A table that goes on without a
 * header has none to tell. */
bool dx_gst_is_called(const struct dx_job *job, const struct dx_table *t, size_t c, const char *prefix) DX_MUST_CHECK;
/* The retail price with tax is the price of T's lines where it makes their totals, and no other price stands there. */
void dx_gst_retail_price(struct dx_job *job, struct dx_table *t);
struct gst_run *dx_gst_runs(struct dx_arena *a, const struct dx_line *line, const struct dx_table *known, size_t *n_r);
/* A Latin letter in S. */
bool dx_gst_has_letter(const char *s);
/* The *N_R cells of LINE whose first one is two: its first word, and the others. */
struct gst_run *dx_gst_part_first(struct dx_arena *a, const struct dx_line *line, const struct gst_run *runs,
				  size_t *n_r);
/* Are these cells of LINE those of an item? */
bool dx_gst_is_item(const struct dx_line *line, const struct gst_run *runs, size_t n);
/* 4, 6 or 8 digits, as codes of goods and services have them. */
bool dx_gst_is_code(const struct dx_line *line, const struct gst_run *run);

/* The figures of rows, in a table whose headings say nothing. */
struct gst_grid {
	struct gst_figure *v; /* n_rows × n_cols */
	size_t n_rows, n_cols;
	size_t below; /* the line behind the last row */
};
/* Give columns without a role (-1) what the arithmetic of G's rows says that they are. True when it says what a line
 * comes to. *DOUBTFUL_R is set when quantity and price could as well be the other way round. */
bool dx_gst_solve(const struct gst_grid *g, struct dx_col *cols, bool *doubtful_r);
/*
 * Open columns that what is printed below the rows tells, once the others have their roles: rates, a count of things.
 * ALONE: one that is the only whole number of each row is such a count without its sum. See below.c.
 */
void dx_gst_name_by_foot(struct dx_job *job, const struct gst_grid *g, struct dx_col *cols, bool alone);
/* The one column of codes of goods (ARE, by column) that has no role, right of the names or else left of them. */
void dx_gst_name_code_column(const bool *are, struct dx_col *cols, size_t n_cols);
/* Hold most rows of T two figures in one of its cells, as where two headings touch? */
bool dx_gst_is_crowded(struct dx_job *job, const struct dx_table *t);
/* Of two columns headed by goods the first may count the lines; see itemcol.c. */
void dx_gst_name_item_column(struct dx_job *job);
/* Open columns of tables whose headings are known in part; see opencols.c. *DOUBTFUL_R as above. */
void dx_gst_name_open(struct dx_job *job, bool *doubtful_r);
/* What headings say that figures contradict, and the other one of two halves of tax; see misnamed.c. */
void dx_gst_settle_misnamed(const struct gst_grid *g, struct dx_col *cols);
/* Taxes of G's rows that are printed as nothing, once what is charged has its role; see nils.c. */
void dx_gst_name_nils(const struct gst_grid *g, struct dx_col *cols);
/* The table of items by its rows, where no header was found or rows say more than it; see unheaded.c. *DOUBTFUL_R as
 * above. */
void dx_gst_find_unheaded(struct dx_job *job, bool *doubtful_r);
/* The same where the tables were cut into rows and none is an item. True: they are to be cut again. */
bool dx_gst_find_lost(struct dx_job *job, bool *doubtful_r);

/* A table of names and amounts alone, where the headings of SPEC found none of items; see plain.c. */
bool dx_gst_is_plain(const struct dx_table *t); /* such a table */
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
/* Charges with their taxes on lines below them as a table, where there is none; see blocks.c. */
void dx_gst_find_blocks(struct dx_job *job, struct gst_invoice *inv);

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

/* Leave out the pages of a text layer that are those before once more, as another copy of the invoice. */
void dx_gst_drop_copies(struct dx_job *job);

/* So many lines stand above the items; where no table was found, those of the first page or two. */
size_t dx_gst_head_end(const struct dx_job *job);

/* The runs of words of these lines, those of lines that are used already left out. Begin with dx_gst_above(). */
struct gst_above {
	size_t index; /* of LINE */
	const struct dx_line *line;
	const struct dx_seg *seg;
	/* private */
	size_t n, end;
};
struct gst_above dx_gst_above(const struct dx_job *job);
/* The next one; false: there is none. */
bool dx_gst_next_above(struct dx_job *job, struct gst_above *it);

void dx_gst_head(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_place(struct dx_job *job, struct gst_invoice *inv);
/* Is the tax charged, or who buys to pay it? See reverse.c. */
void dx_gst_reverse(struct dx_job *job, struct gst_invoice *inv);
/* Its dates; the number is known. */
void dx_gst_dates(struct dx_job *job, struct gst_invoice *inv);
/* The paper's number; its type is known. */
void dx_gst_number(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_parties(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_totals(struct dx_job *job, struct gst_invoice *inv);
/* Lines of the foot without a known name; see blind.c. A charge that is taxed; the total. */
void dx_gst_blind_charge(struct dx_job *job, struct gst_invoice *inv);
/* A line without a known name between the lines, which come to SUM, and TAXABLE, which is that much more: *V_R. */
bool dx_gst_charge_between(struct dx_job *job, struct dx_dec sum, const struct dx_val *taxable, struct dx_val *v_r);
/* One tax, or two equal ones, between the taxable value and the total, which they make; the rates say how much. Where
 * the total is not what was known as one it is the amount that they make. */
void dx_gst_blind_taxes(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_blind_total(struct dx_job *job, struct gst_invoice *inv);
/* The taxable value by the taxes that are on it, which make the total with it. */
void dx_gst_blind_taxable(struct dx_job *job, struct gst_invoice *inv);
/* The taxable value that only a summary of one rate says, where the lines less the discount come to it with the first
 * charges. */
void dx_gst_value_of_only_rate(struct gst_invoice *inv);
/* Taxes of the foot where no label tells one, by lines whose words hold their names; see glued.c. */
void dx_gst_glued_taxes(struct dx_job *job, struct gst_invoice *inv);
/* Does a word of LINE before the last one hold "GST"? */
bool dx_gst_names_tax(const struct dx_line *line);
/* The amount at the end of a line of the foot; true: it is V (of either sign), and words stand before it. */
bool dx_gst_line_says(struct dx_job *job, size_t index, struct dx_dec v, struct dx_val *found_r);
/* A minus before the last word of LINE (two words at least), or "Less" in front of all. */
bool dx_gst_says_less(const struct dx_line *line);
/* What the taxable value, taxes, charges and rounding come to; false without the first. */
bool dx_gst_sum_of_parts(const struct gst_invoice *inv, struct dx_dec *sum_r);
/* The same where the value may be printed in the lines alone. */
bool dx_gst_sum_of_all(const struct gst_invoice *inv, struct dx_dec *sum_r);
/* Sum of the lines' taxable values as they will be; false when a line has none. */
bool dx_gst_lines_taxable(const struct gst_invoice *inv, struct dx_dec *sum_r) DX_MUST_CHECK;
void dx_gst_repair(struct gst_invoice *inv);
/* "IGST 12% on 67,391.40" in the foot whose base and rate do not make its tax, or bases that nearly come to the taxable
 * value. */
bool dx_gst_has_odd_base(struct dx_job *job, const struct gst_invoice *inv);
/* A figure in a column of no use that is what its line comes to in most of the N lines ITEMS, and not in all; or a
 * charge that no value says. */
bool dx_gst_has_odd_spare(struct dx_job *job, const struct gst_item *items, size_t n);
/* What was not printed but follows from the lines, and from the states of both parties. */
void dx_gst_derive(struct gst_invoice *inv);
void dx_gst_checks(struct dx_job *job, struct gst_invoice *inv);
/* Shared by the checks. Paths are made in the job's arena. */
char *dx_gst_path(struct dx_job *job, const char *list, size_t i, const char *member);
/* BASE × RATE % (or half of it), rounded to paise. */
struct dx_dec dx_gst_tax(struct dx_dec base, struct dx_dec rate, bool half);
/*
 * "IGST 0.00" beside CGST or SGST that are charged, or these beside it: is tax TOTAL (a HALF or integrated) nothing
 * because those of the other kind are charged? No half excuses the other one.
 */
bool dx_gst_is_of_other_kind(const struct gst_totals *t, const struct dx_val *total, bool half);
/* BASE × RATE % (or half of it) is TAX, and no other last digit of the rate would give it. */
bool dx_gst_pins_rate(struct dx_dec base, struct dx_dec rate, bool half, struct dx_dec tax);
/* A line without a taxable value and without any tax, or with 0.00 for all of them: its total is what it comes to. */
bool dx_gst_is_exempt(const struct gst_item *it) DX_MUST_CHECK;
/* Add V to the terms and to SUM if there is one; returns the new number of terms. */
size_t dx_gst_term(struct dx_term *terms, size_t n, struct dx_val *v, const char *path, struct dx_dec *sum);
/* Sum of the charges FROM..TO; their terms behind the N of TERMS. */
size_t dx_gst_charges(struct gst_invoice *inv, size_t from, size_t to, struct dx_term *terms, size_t n,
		      struct dx_dec *sum);
void dx_gst_check_lines(struct dx_job *job, struct gst_invoice *inv);
/* The summary by rate, against lines and totals; see ratesums.c. */
void dx_gst_check_summary(struct dx_job *job, struct gst_invoice *inv);
/* Terms of the member at OFFSET over all lines, and their sum; false, and nothing changed, when a line lacks it. */
bool dx_gst_sum_lines(struct gst_invoice *inv, size_t offset, struct dx_term *terms, size_t *n, struct dx_dec *sum);
/* Printed sums of columns; may find an odd figure. */
void dx_gst_check_sums(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_rules(struct dx_job *job, struct gst_invoice *inv);
/* Is all in the record that is printed? See whole.h. */
bool dx_gst_is_whole(struct dx_job *job, struct gst_invoice *inv);

/* The count of IT, of R, that its unit is of, where another one does not make its value: see percount.c. */
void dx_gst_count_by_unit(struct dx_rowread *r, struct gst_item *it);
/* Quantity × price less discount, rounded to two decimals; false without both. *ROUNDED_R: a rounding took place. */
bool dx_gst_line_value(const struct gst_item *it, struct dx_dec *v_r, bool *rounded_r);
/*
 * Could a price that was rounded after it was multiplied by QUANTITY (of what the price is for) be OFF the value of IT?
 * *SLACK_R: how far it could be. See rounding.c.
 */
bool dx_gst_is_rounded_price(const struct gst_item *it, struct dx_dec quantity, struct dx_dec off,
			     struct dx_dec *slack_r) DX_MUST_CHECK;
/* Was the price of IT less the rate of its discount rounded, to *NET_R, before it was multiplied? Then the quantity of
 * those is WANT, and not VALUE. */
bool dx_gst_is_rounded_net(const struct gst_item *it, struct dx_dec value, struct dx_dec want,
			   struct dx_dec *net_r) DX_MUST_CHECK;
/* Would a factor's last digit one higher or lower, which is STEP of the product, that is OFF, exceed SLACK? */
bool dx_gst_leaves_no_other(struct dx_dec off, struct dx_dec step, struct dx_dec slack) DX_MUST_CHECK;
/* Value and taxes of IT, and the values of all lines, to the paisa against the total that is printed. */
bool dx_gst_value_makes_total(const struct gst_item *it) DX_MUST_CHECK;
bool dx_gst_values_make_total(const struct gst_invoice *inv) DX_MUST_CHECK;
/* By how many paise a tax of ROW may differ from value × rate where the tax of each line was rounded. */
size_t dx_gst_summary_slack(const struct gst_invoice *inv, const struct gst_rate *row) DX_MUST_CHECK;
/* Is TAX what the rate of ROW makes, or half of it, within SLACK paise, and what no other last digit of it makes? */
bool dx_gst_leaves_no_other_rate(const struct gst_rate *row, bool half, struct dx_dec tax, size_t slack) DX_MUST_CHECK;
/* A line of a text layer without a quantity, whose printed price, less its discount, is its printed value. */
bool dx_gst_is_one(const struct gst_item *it);

/* ---- what is read again of scans; see again.c ---- */

/*
 * The total lacks LACKS, less than a rupee: that is the rounding behind its label, where second readings of that place
 * say it, sign and all.
 */
void dx_gst_rounding_again(struct dx_job *job, struct dx_val *rounding, struct dx_dec lacks);

/* The IRN behind its label in one to four lines, from second readings of those; it has no check of its own. */
bool dx_gst_irn_again(struct dx_job *job, struct dx_val *v);

/* An IRN as it was read: its letters are small, and one of them was taken for a capital. */
void dx_gst_irn_case(struct dx_job *job, struct dx_val *v);

#endif

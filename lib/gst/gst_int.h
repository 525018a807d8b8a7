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
	GC_UNTAXED,       /* passed on as the buyer's agent: in the total of the line, and not taxed */
	GC_EXCHANGE,      /* what quantity × price is multiplied with: of foreign money, or days of hire */
	GC_OTHER,
	GC_COLS
};

/* Ways to read an invoice, job->way. */
enum gst_way {
	GST_AS_HEADED,     /* as headings say, and the rows alone where they say more */
	GST_KEEP_HEADINGS, /* as headings say, whatever the rows would */
	GST_BY_FIGURES,    /* columns of figures by the arithmetic of the rows, whatever their headings say */
	GST_BY_ROWS,       /* no heading is a heading */
	GST_WITHOUT /* the first column's heading says nothing; the next number is of the next column's, and so on */
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
	struct dx_val per;            /* the price is that of so many: "184.50 / 100", of the days of a month */
	struct dx_val exchange;       /* what one of the price's currency comes to; days that it is paid for */
	struct dx_val charge;         /* a column of what comes on top of quantity × price */
	struct dx_val untaxed;        /* passed on or charged behind the taxes: part of the total, not of the value */
	struct dx_val gross;          /* such a column that is quantity × price before the discount */
	struct dx_val gross_with_tax; /* such a column whose prices hold the tax: before the discount it is the total */
	struct dx_val second_discount; /* the part of the discount that has a column of its own */
	struct dx_val discount_rate;   /* where a discount is printed both ways */
	struct dx_val cgst_rate, sgst_rate, igst_rate, cess_rate;
	/* last, so that all before them are values */
	bool holds_tax; /* the unit price does */
	bool is_exempt; /* one of those that the foot's sum of what is exempt is of */
	bool has_words; /* the rates of its taxes stand below its name */
	bool has_odd;   /* a figure stands among the words of a scanned row: is it one of the row's values? */
	uint32_t cols;  /* roles of its table's columns; 0: not known */
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
	size_t from;  /* the first line below the last title above it, of a section */
	bool section; /* of those since the section before, see section.c */
};

#define GST_CHARGES_MAX   8
#define GST_SUBTOTALS_MAX 8
#define GST_TOTALS_MAX    16

struct gst_totals {
	struct dx_val taxable_value, cgst, sgst, igst, cess, discount, round_off, total;
};

/* The tax of a charge of the foot, printed by itself; KIND: GC_CGST, GC_SGST, GC_IGST, or GC_TAX for all of it. */
struct gst_charge_tax {
	int kind;
	bool rated; /* its rate is printed, and makes it of one charge */
	struct dx_val v;
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
	struct gst_charge_tax charge_taxes[GST_CHARGES_MAX];
	size_t n_charge_taxes;
	struct dx_val taken[GST_CHARGES_MAX]; /* what the discount is the sum of; see takenoff.c */
	size_t n_taken;
	struct dx_val subtotals[GST_SUBTOTALS_MAX];
	size_t n_subtotals; /* further sums before tax, whatever they are called */
	struct dx_val said[GST_TOTALS_MAX];
	size_t n_said;                 /* whatever is called a total */
	struct dx_val before;          /* owed before this invoice */
	struct dx_val exempt;          /* what the foot calls so, apart from what is taxed; see exempt.c */
	struct dx_rows carried;        /* struct gst_carried */
	struct gst_item table_total;   /* the row of totals under the items */
	struct gst_item bare_total;    /* figures alone on the line below the items */
	struct gst_rate summary_total; /* the row of totals under the summary */
	bool has_unread;
	bool has_uncoded;      /* a code of goods stands in a column without a heading */
	bool has_odd_figure;   /* such a figure is no sum */
	bool shows_rates;      /* rows of items hold percentages that may be rates */
	bool has_more;         /* rows hold figures that none of their values is */
	bool may_have_rate;    /* such figures, which may be nothing but the rate of a tax */
	bool has_slabs;        /* in all rows that hold such figures one is a rate that there is */
	bool has_bare_summary; /* headings of a summary of taxes, and no row under them */
	bool has_nil_classes;  /* the summary's form prints classes that nothing was sold in: it leaves none out */
	bool is_doubtful;      /* which of two columns is the price, or who sells, is a guess */
	bool joins_discounts;  /* the discount is the sum of all that the foot calls so */
	bool is_split;         /* which taxes these are the states alone say, or nothing but their sum */
};

/* A figure of a row. */
struct gst_figure {
	bool has;
	bool is_percent;
	bool has_unit; /* a word behind it: "10 Nos" */
	struct dx_dec v;
};
/* What stands before the names of the lines; see leads.c. */
struct gst_leads {
	bool apart;      /* the first word of the last line's name stands apart, as a count does */
	bool unnumbered; /* a line has no number of goods above its name */
	bool unparted;   /* a line has no code under a heading of its own before its name */
};

/* The runs of words of these lines, those of lines that are used already left out. Begin with dx_gst_above(). */
struct gst_above {
	size_t index; /* of LINE */
	const struct dx_line *line;
	const struct dx_seg *seg;
	/* private */
	size_t n, end;
};

#endif

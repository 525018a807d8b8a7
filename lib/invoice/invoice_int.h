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

/* Ways to read an invoice, job->way. */
enum inv_way {
	INV_AS_HEADED,
	INV_BY_ROWS, /* no heading is a heading */
	INV_WITHOUT  /* the first column's heading says nothing; the next number is of the next column's, and so on */
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
	bool whole;            /* no line's amount has decimals, nor has the paper's money; its price may */
	struct dx_dec per;     /* its price is that of so many, or in so many hundredths; 0: of one */
	struct dx_dec beside;  /* what lines below it add to quantity × price, see conditions.c */
};

struct inv_rate {
	struct dx_val tax_rate, taxable, tax;
	/* not written */
	struct dx_val gross; /* the two together, where the row prints it */
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
	struct dx_val granted;       /* what the lines' own discounts come to, which their amounts do not have */
	struct dx_val brought;       /* what was owed before */
	struct dx_val settled;       /* what was paid of that: the rest is what is brought forward */
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

#endif

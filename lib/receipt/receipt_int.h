/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Receipts: the record, and what its modules share. */
#ifndef DX_RECEIPT_INT_H
#define DX_RECEIPT_INT_H

#include "dx/extract/fields.h"

enum rec_label {
	RL_DATE,
	RL_TIME,
	RL_PHONE,
	RL_TAX_ID,
	RL_REGISTRATION, /* a number of the company, no tax number */
	RL_TITLE,        /* "Tax invoice", "Receipt" */
	RL_COMPANY,      /* legal forms: "Sdn Bhd", "Ltd" */
	RL_SHOP,         /* words that names of shops have */
	RL_NOISE,        /* "Thank you", "Goods sold are not returnable" */
	RL_STREET,       /* words of addresses */
	RL_SUBTOTAL,
	RL_DISCOUNT,
	RL_TAX,
	RL_ROUNDING,
	RL_TIP,
	RL_ROUNDED_TOTAL, /* the total after rounding */
	RL_GRAND_TOTAL,
	RL_TOTAL,
	RL_CASH,
	RL_CARD,
	RL_WALLET,
	RL_PAID, /* without saying how */
	RL_CHANGE,
	RL_SUMMARY, /* heads a summary of taxes, whose totals are others */
	RL_OTHER,
	RL_LABELS
};

enum rec_check { RK_LINE_AMOUNT, RK_LINE_SUM, RK_TOTAL, RK_CHANGE, RK_CHECKS };

struct rec_item {
	struct dx_val description, quantity, amount;
	/* not written */
	struct dx_val price;
};

struct rec_merchant {
	struct dx_val name, address, phone, tax_id;
};

struct rec_totals {
	struct dx_val subtotal, tax, rounding, tip, total, paid, change;
};

struct rec_receipt {
	struct rec_merchant merchant;
	struct dx_val date, time, currency;
	struct dx_rows line_items; /* struct rec_item */
	struct rec_totals totals;
	struct dx_val payment_method;
	/* not written */
	struct dx_val discount;
	size_t foot; /* the first line of the sums */
	size_t body; /* the first line that cannot be the merchant's */
};

/* The label that line LINE begins with, wherever its run of words stands; NULL: none. */
const struct dx_label_hit *dx_receipt_label(const struct dx_job *job, size_t line);

/* The amount that ends line LINE behind word FROM; *AT_R is its first word. A tax code may stand behind it. */
bool dx_receipt_amount(struct dx_job *job, size_t line, size_t from, struct dx_val *v, size_t *at_r);

void dx_receipt_head(struct dx_job *job, struct rec_receipt *r);
void dx_receipt_totals(struct dx_job *job, struct rec_receipt *r);
void dx_receipt_items(struct dx_job *job, struct rec_receipt *r);
void dx_receipt_checks(struct dx_job *job, struct rec_receipt *r);

#endif

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Receipts: the record, and what its modules share. */
#ifndef DX_RECEIPT_INT_H
#define DX_RECEIPT_INT_H

#include "dx/extract/whole.h"

enum rec_label {
	RL_DATE,
	RL_TIME,
	RL_PHONE,
	RL_TAX_ID,
	RL_REGISTRATION, /* a number of the company, no tax number */
	RL_TITLE,        /* "Tax invoice", "Receipt" */
	RL_COMPANY,      /* legal forms: "Sdn Bhd", "Ltd" */
	RL_SHOP,         /* words that names of shops have */
	RL_OWNER,        /* "Owned by", before the company behind a brand */
	RL_NOISE,        /* "Thank you", "Goods sold are not returnable" */
	RL_STREET,       /* words of addresses */
	RL_SUBTOTAL,
	RL_DISCOUNT,
	RL_TAX,
	RL_ROUNDING,
	RL_TIP,
	RL_CHARGE,        /* put on what was bought: "Card surcharge" */
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
	RL_GOODS,  /* heads the column of what was bought */
	RL_COUNT,  /* how many goods, often with what they come to */
	RL_PRICE,  /* of one */
	RL_PARENT, /* "A unit of", "Prop. by": before who stands behind the shop, and is not it */
	RL_LABELS
};

enum rec_check { RK_LINE_AMOUNT, RK_LINE_SUM, RK_TOTAL, RK_CHANGE, RK_CHECKS };

struct rec_item {
	struct dx_val description, quantity, amount;
	/* not written */
	struct dx_val price;
	struct dx_dec off;         /* percent that is taken off quantity times price; 0: none */
	struct dx_dec less;        /* … or an amount */
	struct dx_val price_below; /* "@ 5.90" on a line of its own, until the quantity is known */
	struct dx_val
		said_behind; /* "x 2", "3X" behind the name: of a pack, until something says that it is how many */
	size_t said_line, said_at; /* … the first word of that */
	size_t line;               /* where its amount stands */
	size_t at;                 /* the first word of that */
	size_t from, to;           /* words of that line that name it */
	size_t rest;               /* behind words from FROM that are too few to name it; 0: there are none */
	/* a number stands where a quantity or a price may, and is not known to be one */
	bool has_count, has_count_behind;
};

/* How many times how much: "3 x 4.50", "0.497 kg @ 3.10/kg", "2 AT 1 FOR 2.48". */
struct rec_times {
	struct dx_val quantity, price;
	bool has_word; /* behind both: what was bought */
};

struct rec_merchant {
	struct dx_val name, address, phone, tax_id;
};

struct rec_totals {
	struct dx_val subtotal, tax, rounding, tip, total, paid, change;
};

#define REC_SUMS_MAX  64
#define REC_TAXED_MAX 2
#define REC_TAXES_MAX 8 /* on one line */

/* An amount below the goods. */
struct rec_sum {
	struct dx_val v;      /* absent: a total's label whose amount is not legible */
	struct dx_place cell; /* where such an amount stands, or should */
	const char *rest;     /* what such an amount was read as; NULL: nothing */
	struct dx_val base;   /* of a tax: what its line says that it was taken of */
	int field;            /* enum rec_label; -1: no label */
	size_t line;
	size_t from;  /* the first word of its label, where another sum stands left of it; 0: it has its line alone */
	bool unnamed; /* taken off, and no label says so */
	bool hidden;  /* something illegible stands before the label: "Sub", perhaps */
};

struct rec_sums {
	struct rec_sum v[REC_SUMS_MAX];
	size_t n;
	bool unread;  /* a total's label stands without an amount that can be read */
	bool damaged; /* behind a label of a text layer stands a figure that is no amount */
	bool rounds;  /* a line about rounding does not say nought */
	bool taxes;   /* several taxes make the tax, which is one of them or printed nowhere */
	/* what the lines of the summary of taxes come to, net and tax, as its last line says and together */
	struct dx_dec taxed[REC_TAXED_MAX];
	size_t n_taxed;
	size_t summary; /* the line that begins it; 0: there is none */
	bool lone;      /* a line of it has a rate and one amount: its base, or its tax, is lost */
	bool broken;    /* a line of it is not legible, and none adds up all of them */
	bool rated;     /* each of its lines is the rate that it prints, to the hundredth: no digit there was misread */
	/* what its lines come to before their taxes, and the taxes: printed where one line says them */
	struct dx_dec summed_net;
	struct dx_val summed_tax;
};

struct rec_receipt {
	struct rec_merchant merchant;
	struct dx_val date, time, currency;
	struct dx_rows line_items; /* struct rec_item */
	struct rec_totals totals;
	struct dx_val payment_method;
	/* not written */
	struct dx_val discount;
	struct rec_sums sums;
	struct dx_val counted; /* what the line that counts the goods, above the sums, ends with */
	bool has_odd_figure;   /* something is printed that the arithmetic does not explain */
	bool loose_times;      /* a quantity and its price stand between the goods, and make none of their amounts */
	bool rounds_payment;   /* the rounding leads to what is paid, not to the total: see known.c */
	bool guessed_rounding; /* of an amount whose label is not legible: it may be a tax */
	bool overruled;        /* the total is not the one that the clearest label names */
	size_t block_first,
		block_end; /* lines of the goods that are written in blocks, see blocks.c; equal: none are */
	size_t foot;       /* the first line of the sums */
	size_t body;       /* the first line that cannot be the merchant's */
	size_t behind;     /* the first line behind the merchant's address; what names the goods is none above it */
};

/* The label that line LINE begins with, wherever its run of words stands; NULL: none. */
const struct dx_label_hit *dx_receipt_label(const struct dx_job *job, size_t line);

/* The label of a total that line LINE of a scan begins with but for short words that are not legible; NULL: none. */
const struct dx_label_hit *dx_receipt_hidden_total(const struct dx_job *job, size_t line);

/* The amount that ends line LINE behind word FROM; *AT_R is its first word. A tax code may stand behind it. */
bool dx_receipt_amount(struct dx_job *job, size_t line, size_t from, struct dx_val *v, size_t *at_r);

/* The same for what stands before word END. */
bool dx_receipt_amount_before(struct dx_job *job, size_t line, size_t from, size_t end, struct dx_val *v, size_t *at_r);

/* TEXT with the digit that stands behind the sign of the currency, if it was taken for a letter: "RMB3.85". */
const char *dx_receipt_digit_behind_sign(struct dx_job *job, const char *text);

/* "¥150*", "¥74)": a whole number of yen, which have no hundredths, as their sign says. */
bool dx_receipt_is_yen(const struct dx_job *job, const char *text, struct dx_number *n);

struct dx_val dx_receipt_currency(struct dx_job *job);

/* Letters, digits and capitals of TEXT, in bytes. */
void dx_receipt_count(const char *text, size_t *letters, size_t *digits, size_t *capitals);

/* Does the line hold FIELD anywhere? Words of companies and addresses stand in the middle. */
const struct dx_label_hit *dx_receipt_holds(const struct dx_job *job, size_t line, int field);

/* The first date on a line. */
bool dx_receipt_date_on(struct dx_job *job, size_t line, struct dx_val *v);

/* The first run of words of a line: what stands on its left side. */
struct dx_words dx_receipt_left(struct dx_job *job, size_t line);

/* … as text, in the arena. */
const char *dx_receipt_text_left(struct dx_job *job, size_t line);
/* A number too long for an address: a registration, a telephone. */
bool dx_receipt_has_long_number(const char *text);

/* "05149-9998": does TEXT end with a postcode of the United States that goes on with its route? */
bool dx_receipt_is_postcode_with_route(const char *text);

/* A line about the merchant that is neither name nor address. */
bool dx_receipt_is_contact(struct dx_job *job, size_t line);

/* "lu/SJG9-P)": it ends as the number of a registration does, whatever its digits were taken for. */
bool dx_receipt_ends_registration(const char *text);

/*
 * "(ABC 123-X)": a number of a registration, whose letters make it none of those that are long; "CCo. No. 1382-W)", of
 * which the first parenthesis was misread.
 */
bool dx_receipt_is_number_aside(const char *text);

/* "The Beaufort Quay Hotel": a house that shops of other names are in, on a line without figures. */
bool dx_receipt_is_hotel(struct dx_job *job, size_t line);

/* A line of an address: it has a number or a comma, and nothing else that it could be. */
bool dx_receipt_is_address(struct dx_job *job, size_t line);

/*
 * Could the left of the line be read, each letter by LEAST percent? A drawing above the name gives letters of little
 * confidence.
 */
bool dx_receipt_is_read(struct dx_job *job, size_t line, size_t least);

/* Does another line than the one at PLACE print TEXT as well, and clearly? "Thank you for shopping at …". */
bool dx_receipt_is_said_elsewhere(struct dx_job *job, struct dx_place place, const char *text);

/* The merchant's name on lines 0..END (exclusive); returns the line behind it, 0: there is none. */
size_t dx_receipt_name(struct dx_job *job, struct rec_receipt *r, size_t end);

/* Letters and digits of TEXT in capitals: what readings of a name are compared by. In the arena. */
char *dx_receipt_fold(struct dx_job *job, const char *text);

/* The name V goes on with MORE; readings of both halves that were made in one way are one reading of the name. */
void dx_receipt_join_name(struct dx_job *job, struct dx_val *v, const struct dx_val *more);

/*
 * TEXT, a name as a scan has it, with what can only be a letter or a legal form put right: "A.1.B.", "¥", "SON BHD".
 * In the arena.
 */
const char *dx_receipt_mend_name(struct dx_job *job, const char *text);

/* Are the words A and B a legal form of two words, one letter of it misread at most? */
bool dx_receipt_is_form(const char *a, const char *b);

/*
 * Which of the N readings TEXTS is nearest to all of them together, the first one in doubt. Half of the readings
 * weigh as much as a word that the template knows of names: a letter of "PHARHACY" is wrong.
 * *APART_R: how many of 100 letters the others differ from it.
 */
size_t dx_receipt_middle(struct dx_job *job, const char *const *texts, size_t n, size_t *apart_r);

/*
 * TEXT with a date in figures of which the tens are those of no day or month put right: "19/62/2018". In the arena;
 * NULL: it has none.
 */
char *dx_receipt_possible_day(struct dx_job *job, const char *text);

/*
 * TEXT with the letter of two that is a nought beside its digit put right: "O1 Jan 2018", "2O/11/2017". In the arena;
 * NULL: there is none.
 */
char *dx_receipt_with_noughts(struct dx_job *job, const char *text);

/*
 * Does a number of the till begin with a day, year first, that differs from D in one digit that looks alike, and none
 * with D itself? *OTHER_R is it then.
 */
bool dx_receipt_day_in_numbers(struct dx_job *job, struct dx_date d, struct dx_date *other_r);

/* "21032018": a word of day, month and year that has the day and month of D, which no receipt can be of. */
bool dx_receipt_day_without_strokes(const struct dx_job *job, struct dx_date d, struct dx_date *other_r);

/*
 * Do months stand before days? By the dates that can be read in one way only ("11.14.00" may be a time), or have a day
 * of the week beside them; else by the template, or the land of CURRENCY (NULL: not known).
 */
bool dx_receipt_month_first(const struct dx_job *job, const char *currency);

/* Is TEXT, but for one letter that stands where a digit must be, the reading OF? */
bool dx_receipt_is_blurred(const char *text, const char *of);

/*
 * The first day that a receipt in CURRENCY (NULL: not known) can be of, by the taxes that it names if it is SCANNED;
 * what is printed may be wrong, but was not misread.
 */
struct dx_date dx_receipt_earliest(const struct dx_job *job, const char *currency, bool scanned);

/*
 * "9:44", "20:13:39", "08:06 PM" in TEXT: hours and minutes, seconds if printed. Where it begins, how many bytes are
 * figures, and the time of twenty-four hours, in the arena.
 */
bool dx_receipt_time_in(struct dx_job *job, const char *text, size_t *from_r, size_t *n_r, const char **value_r);
/* "SESSION" above "Mon 11 Aug 2025, 05:45PM": is the day and the time of LINE of something that was bought for it? */
bool dx_receipt_is_appointment(struct dx_job *job, size_t line);
void dx_receipt_clock(struct dx_job *job, struct rec_receipt *r);

void dx_receipt_when(struct dx_job *job, struct rec_receipt *r);
void dx_receipt_head(struct dx_job *job, struct rec_receipt *r);
/* TEXT, one more reading of a cell, as an amount with two decimals, its digits if need be; without a sign. */
bool dx_receipt_reading(struct dx_job *job, const char *text, struct dx_dec *v_r);

/* TEXT up to the mark that ends its figure, "6%)", "6%.", "45.53:". */
struct dx_str dx_receipt_figure(const char *text);

/* Does TEXT say V? A last digit may be lost ("174.9"); without a mark the digits may be anything. */
bool dx_receipt_says(struct dx_job *job, const char *text, struct dx_dec v);

/* A line that names the columns of base and tax, or a summary of taxes, and has no amount itself. */
bool dx_receipt_is_tax_heading(struct dx_job *job, size_t line);
/* … and a line of the summary below it. */
bool dx_receipt_heads_taxes(struct dx_job *job, size_t line);
/* A line of such a summary whose heading says nothing: code, rate, what was taxed and the tax at that rate. */
bool dx_receipt_begins_taxes(struct dx_job *job, size_t line);

/* The summary of taxes below line HEAD. */
void dx_receipt_summary(struct dx_job *job, size_t head, struct rec_sums *s);

/* A count of the goods that is not theirs, and one that their quantities make: see counted.c. */
bool dx_receipt_counts_otherwise(const struct dx_job *job, const struct rec_receipt *r);
/* "Qty 4 · $12.95 each" on a line of its own among the goods, and none of them has its quantity from there. */
bool dx_receipt_lacks_quantity(struct dx_job *job, const struct rec_receipt *r);
void dx_receipt_check_counts(struct dx_job *job, struct rec_receipt *r);

/* A tax that LINE tells in a sentence, its amount at the end or alone on the line below. */
bool dx_receipt_told_tax(struct dx_job *job, size_t line, struct dx_val *v);
/* The amount of a tax that ends LINE behind word FROM, before its rate or not: "of $8.83 at 9%". */
bool dx_receipt_tax_amount(struct dx_job *job, size_t line, size_t from, struct dx_val *v, size_t *at_r);
/* "TVA 10 % : 4,79 € sur 47,91 € HT": what LINE says that the tax behind word FROM was taken of. */
bool dx_receipt_tax_base(struct dx_job *job, size_t line, size_t from, struct dx_val *v);
/* "Total includes GST": does a verb of LINE say that what it names is a part? */
bool dx_receipt_says_part(const struct dx_job *job, size_t line);
/*
 * The taxes of LINE, each with its amount; 0: one of them has none. TOLD: in a sentence that says they are inside,
 * which may hold other labels and name the tax before its parts: "inclusive of GST: CGST 6% Rs. 79.60 and SGST 6%
 * Rs. 79.60".
 */
size_t dx_receipt_taxes_on(struct dx_job *job, size_t line, bool told, struct rec_sum list[REC_TAXES_MAX]);
/* Is a tax named below the first sum beside an amount that is none of the receipt's, or nought? */
bool dx_receipt_tells_tax(struct dx_job *job, const struct rec_receipt *r);
/* Do words of the name go on behind HIT, of a title, a way of paying or the change: "Take Away Box", "3 PIN PLUG"? */
bool dx_receipt_is_in_name(const struct dx_job *job, size_t line, const struct dx_label_hit *hit);

/* The labelled amounts, all but the total. */
void dx_receipt_sums(struct dx_job *job, struct rec_receipt *r);
/*
 * "TOTAL 149.59, Rounding 0.01, Pay 149.60": what the rounding makes of the total is what was to be paid, where its
 * label asks for it, unless a way to pay or the change says that it was handed over.
 */
void dx_receipt_settle_due(const struct dx_job *job, struct rec_sums *s);
/* Which of them is the total: after the sums and the goods. */
void dx_receipt_choose(struct dx_job *job, struct rec_receipt *r);
bool dx_receipt_is_total(int field);
/* Goods in blocks of labels and values, before the sums are looked for; and is LINE one of theirs? */
void dx_receipt_blocks(struct dx_job *job, struct rec_receipt *r);
bool dx_receipt_in_blocks(const struct rec_receipt *r, size_t line);
/*
 * "GALLONS: 18.136", "PRICE/GAL: $3.917", in either order on line INDEX and the next one: how many of IT, whose amount
 * stands above, and the price of one, where they make that amount.
 */
bool dx_receipt_measured(struct dx_job *job, size_t index, struct rec_item *it);
/* "PRICE/GAL: $3.917" alone on LINE: goods beside it have a quantity, wherever it stands. */
bool dx_receipt_says_price(struct dx_job *job, size_t line);
void dx_receipt_items(struct dx_job *job, struct rec_receipt *r);
/* Do the sums say V as a total? */
bool dx_receipt_is_said_total(const struct rec_receipt *r, struct dx_dec v);
/* How many of the N ITEMS are left without what they come to under another name, and services below it: see apart.c. */
size_t dx_receipt_without_subtotal(struct dx_job *job, struct rec_receipt *r, const struct rec_item *items, size_t n);
/* Are words FROM..TO (exclusive) of LINE a quantity and a price of one, with no more than units and signs about them?
 */
bool dx_receipt_times(struct dx_job *job, size_t line, size_t from, size_t to, struct rec_times *t_r);
/* What Q of the price of IT come to, less what is taken off; not rounded. */
struct dx_dec dx_receipt_priced(const struct rec_item *it, struct dx_dec q);
/*
 * A number and a price before the amount AT of line INDEX, in either order, that make the amount of IT, perhaps less
 * what stands between them and the amount: "Hose 2 ROL 6.50 13.00", "39.90 1 15% 33.91". The name is what is left of
 * *FROM..*TO.
 */
bool dx_receipt_columns(struct dx_job *job, size_t index, size_t at, struct rec_item *it, size_t *from, size_t *to);
/* Is word AT of the line of IT a price of which Q makes its amount, less what stands before that? It is its price then.
 */
bool dx_receipt_price_makes(struct dx_job *job, size_t at, struct dx_dec q, struct rec_item *it);
/* Scanned goods whose quantity was taken for something else: read again, where the price beside it makes the amount. */
void dx_receipt_misread_quantities(struct dx_job *job, struct rec_item *items, size_t n);
/* Where most amounts of the scanned lines FROM..TO end, across the page; 0: they have no column. */
int32_t dx_receipt_edge(struct dx_job *job, size_t from, size_t to);
/* "31.80 5", "31.20 8)": an amount at EDGE, and the code of a tax behind it that a scan took for a digit. */
bool dx_receipt_amount_in_column(struct dx_job *job, size_t line, int32_t edge, struct dx_val *v, size_t *at_r);
/* The figures that end LINE at EDGE, no amount as they were read: an amount, if later readings of them agree on one. */
bool dx_receipt_misread_amount(struct dx_job *job, size_t line, int32_t edge, struct dx_val *v, size_t *at_r);
/* "Total GST 120", in a column of amounts: the faint mark before the last two digits of what ends LINE, behind a label
 * before word FROM, was lost. No later reading finds what recognition does not see; the sums say whether it fits. */
bool dx_receipt_misread_sum(struct dx_job *job, size_t line, size_t from, struct dx_val *v);
/* Do they make AMOUNT, as tills round? */
bool dx_receipt_times_make(const struct rec_times *t, struct dx_dec amount);
/* A number of things at the start of a word: "3", "3x", "2.5KG", "1@"; *N_R bytes. */
bool dx_receipt_quantity_at(const char *text, struct dx_dec *v_r, size_t *n_r);
/* A column of whole numbers beside the names, which no price explains, is that of the quantities. */
void dx_receipt_quantity_columns(struct dx_job *job, struct rec_receipt *r);
/* "@ 5.90", "@ 18.80 each", "$11.50 ea.": a line of nothing but the price of one. */
bool dx_receipt_is_price(const struct dx_job *job, size_t line);
/* A line of text only: the name of the goods whose amount stands below, or above. */
bool dx_receipt_is_text(struct dx_job *job, size_t line);
/* Labels that may as well be words of goods. */
bool dx_receipt_is_word(const struct dx_label_hit *hit);
/* The line above LINE, behind FLOOR, that names the goods whose amount stands there without a name; SIZE_MAX: none. */
size_t dx_receipt_name_above(struct dx_job *job, size_t line, size_t floor);
/* What the goods are called: without codes, rates and bars' numbers, and with what runs on below. */
void dx_receipt_goods_names(struct dx_job *job, struct rec_receipt *r);
/* … and what of them stands on the line above or below the rest. */
void dx_receipt_halves(struct dx_job *job, struct rec_receipt *r);
/* "Your items      Price": words in columns without a figure, of which one is the price of one. */
bool dx_receipt_heads_goods(struct dx_job *job, size_t line);
/* Is what was paid, less the change, V rounded as the receipt says? */
bool dx_receipt_pays_rounded(const struct rec_receipt *r, struct dx_dec v);
/* Does the rounding lead from the total to what was paid? */
bool dx_receipt_rounds_payment(const struct dx_job *job, const struct rec_receipt *r);
/* The rounding that leads to the total; nought where there is none, or it leads to what was paid. */
struct dx_dec dx_receipt_rounding(const struct rec_receipt *r);
/* Is V one of the receipt's sums, the total before its rounding or without its tax, or what the goods come to? */
bool dx_receipt_knows(const struct rec_receipt *r, struct dx_dec v);
/* Where the next of the sums that stand side by side on LINE begins, behind word FROM; its end: it has none. */
size_t dx_receipt_next_at(const struct dx_job *job, const struct rec_receipt *r, size_t line, size_t from);
/*
 * "Amount due 58.50", "Tip 10.00", "Total 68.50", each on its line: is ONE among S the last of such? A tip at a rate
 * may be a proposal.
 */
bool dx_receipt_is_with_tip(const struct dx_job *job, const struct rec_sums *s, const struct rec_sum *one);
/* Is V how many goods there are: lines, or things? */
bool dx_receipt_is_count(const struct rec_receipt *r, struct dx_dec v);
/* Is V, of either sign, what was bought, all of it: with its tax or without, before its rounding or after? */
bool dx_receipt_is_whole_sum(const struct rec_receipt *r, struct dx_dec v);
/* Does what the taxes were taken of agree with the receipt, wherever it is printed? */
bool dx_receipt_bases_hold(struct dx_job *job, const struct rec_receipt *r);
/* Is each amount beside a rate that share of one of the receipt's sums, or of what stands beside it? See rated.c. */
bool dx_receipt_rates_hold(const struct dx_job *job, const struct rec_receipt *r);
/* "15% 5.14  18% 6.17": nothing but shares of the receipt's sums, two and more. */
bool dx_receipt_is_guide(const struct dx_job *job, const struct rec_receipt *r, size_t line);
/* The line that says the total last; the number of lines: none does. */
size_t dx_receipt_line_of_total(const struct dx_job *job, const struct rec_receipt *r);
/* Do the lines of the summary of taxes come to the total? */
bool dx_receipt_is_summed(const struct rec_receipt *r);
/* What the total says of the other sums: after it was chosen. */
void dx_receipt_settle(struct dx_job *job, struct rec_receipt *r);
/* What the lines called discounts come to, less what charges put on; nought without any. */
struct dx_dec dx_receipt_discounts(const struct rec_receipt *r);
/* A tax in the prices, without a subtotal, against the rate on its line. One that misses it says nothing: not all may
 * be taxed. */
void dx_receipt_tax_inside(struct dx_job *job, struct rec_receipt *r);
void dx_receipt_checks(struct dx_job *job, struct rec_receipt *r);

#endif

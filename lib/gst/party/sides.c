/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Whose a GSTIN is, by a word of its label: "Party GSTN", "Your GST Registration", "Our GSTIN". */
#include <string.h>

#include "party_int.h"
#include "record/record.h"

#define LABEL_WORDS_MAX 4
#define DIGITS_MAX      2 /* a word with more of them is no part of a label */

/* "Buyer's", "Supplier's:", "Party": the word itself. */
static struct dx_str plain_word(const char *text)
{
	size_t n = strcspn(text, "'.:()");
	const char *apostrophe = strstr(text, "’");

	return dx_strn(text, apostrophe && (size_t)(apostrophe - text) < n ? (size_t)(apostrophe - text) : n);
}

static size_t digits_in(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += *text >= '0' && *text <= '9';
	return n;
}

/* 1: the buyer's, −1: the seller's, 0: the words before word AT do not say. The nearest one speaks. */
static int side_before(const struct dx_line *line, size_t at)
{
	static const char *const buyer[] = {"buyer",     "party",     "customer", "client",       "consumer",
					    "recipient", "receiver",  "guest",    "your",         "tenant",
					    "lessee",    "purchaser", "insured",  "policyholder", "cust"};
	static const char *const seller[] = {"seller",   "supplier", "our",      "vendor", "landlord", "lessor",
					     "property", "hotel",    "merchant", "issuer", "insurer"};

	for (size_t i = at, n = 0; i-- > 0 && n < LABEL_WORDS_MAX; n++) {
		struct dx_str word = plain_word(line->words[i]->text);

		if (digits_in(line->words[i]->text) > DIGITS_MAX)
			return 0;
		if (dx_str_is_one_of(word, buyer, DX_LEN(buyer)))
			return 1;
		if (dx_str_is_one_of(word, seller, DX_LEN(seller)) ||
		    (dx_str_ieq_c(word, "invoice") && i > 0 &&
		     dx_str_ieq_c(plain_word(line->words[i - 1]->text), "tax")))
			return -1; /* "TAX INVOICE - 27…": whose paper it is */
	}
	return 0;
}

/* The same below the items, where a sentence may name anybody's: "Our GSTIN is …" says whose paper it is. */
static int side_of_writer(const struct dx_line *line, size_t at)
{
	for (size_t i = at, n = 0; i-- > 0 && n < LABEL_WORDS_MAX; n++) {
		struct dx_str word = plain_word(line->words[i]->text);

		if (digits_in(line->words[i]->text) > DIGITS_MAX)
			return 0;
		if (dx_str_ieq_c(word, "our") || dx_str_ieq_c(word, "your"))
			return dx_str_ieq_c(word, "your") ? 1 : -1;
	}
	return 0;
}

/* V is one more GSTIN of a side that has FOUND so far; two different ones say nothing. */
static void add(struct dx_val *found, bool *several, const struct dx_val *v)
{
	*several |= dx_val_has(found) && strcmp(found->text, v->text) != 0;
	*found = *v;
}

void dx_gst_sides(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val seller = {0};
	struct dx_val buyer = {0};
	bool several = false;
	const size_t head = dx_gst_head_end(job);

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v;
		size_t at = 0;

		while (!line->used && dx_gst_next_gstin(job, line, &at, &v)) {
			int side = i < head ? side_before(line, at - 1) : side_of_writer(line, at - 1);

			if (side > 0)
				add(&buyer, &several, &v);
			else if (side < 0)
				add(&seller, &several, &v);
		}
	}
	if (several || (dx_val_has(&seller) && dx_val_has(&buyer) && strcmp(seller.text, buyer.text) == 0))
		return;
	if (dx_val_has(&seller))
		inv->supplier.gstin = seller;
	if (dx_val_has(&buyer))
		inv->recipient.gstin = buyer;
}

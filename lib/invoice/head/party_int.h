/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Parties of an invoice: what the ways to find them share. */
#ifndef DX_INVOICE_PARTY_INT_H
#define DX_INVOICE_PARTY_INT_H

#include "invoice_int.h"

struct parties {
	struct dx_job *job;
	struct dx_block *blocks;
	size_t n;
	bool *taken; /* by block: somebody's already, or of no use */
};

/* Do the words W of TEXT have a postal code among them, and a name? */
bool dx_invoice_has_code(const char *text, const struct dx_words *w);

/* A line with a postal code: four to six digits beside a name, "SW1A 1AA", "NSW 2000", "411 06", "01310-100". */
bool dx_invoice_is_postal(struct parties *p, const struct dx_block *b, size_t i, size_t max_words);

/* A postal line below the first one. */
bool dx_invoice_has_address(struct parties *p, const struct dx_block *b);

/* What is no part of a name or an address: labels, telephones, links. */
bool dx_invoice_is_contact(struct parties *p, const struct dx_block *b, size_t i);

/* "Name It Ltd": does line I of B begin with a word that names names, which is a part of the name here? */
bool dx_invoice_begins_name(struct parties *p, const struct dx_block *b, size_t i);

/* "From:" over "27 Voortrek Street", the name in the letterhead: what was taken for PARTY's name is its street. */
void dx_invoice_name_street(struct parties *p, struct inv_party *party);

/* Block B is somebody's. */
void dx_invoice_take(struct parties *p, const struct dx_block *b);

/* Text behind a label FIELD that begins line I of B: "Name: Sura and Sons". False, and *V as it was, when it has a
 * value. */
bool dx_invoice_behind(struct parties *p, const struct dx_block *b, size_t i, int field, struct dx_val *v);

/* Does B end above the items, on the first page? */
bool dx_invoice_is_in_head(const struct parties *p, const struct dx_block *b);

/* How many lines from I of B on are one firm's name, the first of which had no place for what the next begins with. */
size_t dx_invoice_name_lines(struct parties *p, const struct dx_block *b, size_t i);

/* Line FROM of B is PARTY's name, what follows its address; the blocks that were read are taken. */
void dx_invoice_read_party(struct parties *p, const struct dx_block *b, size_t from, struct inv_party *party);

/* Blocks end where a title or a heading begins another one. Before anything is taken. */
void dx_invoice_cut_blocks(struct parties *p);

/*
 * PARTY's name among the words of W, which may go on with a registration or begin with it: "TIN 080440018821, Acme Ltd,
 * 16 High Street", "Acme Ltd, TIN 7701234567, 101000 Moscow". Then what stands behind the name is the address.
 */
void dx_invoice_take_among(struct parties *p, const struct dx_words *w, struct inv_party *party);

/* Does the run right of the heading HIT begin with a registration? Then it is *W_R. */
bool dx_invoice_beside_heading(struct parties *p, const struct dx_label_hit *hit, struct dx_words *w_r);

/* Is the first line of B a heading that nobody knows ("Kepada Yth :"), and what follows the party? */
bool dx_invoice_is_heading(struct parties *p, const struct dx_block *b);

/* "GmbH", "Ltd.", "S.L.": what only the name of a firm ends with. */
bool dx_invoice_ends_as_firm(const char *text);

/* "Pty Ltd", "GmbH & Co. KG": nothing but a legal form, the rest of a name on the line above. */
bool dx_invoice_is_form(const struct dx_words *w);

/* Are A and B the same word, but for capitals and what stands around it? */
bool dx_invoice_same_word(struct dx_str a, const char *b);

/* V, a firm's name without its legal form, as the first page has it in full elsewhere; never OTHER. See firm.c. */
void dx_invoice_full_name(struct dx_job *job, const struct dx_val *other, struct dx_val *v);

/* Does TEXT begin with the two letters of a country whose registrations name it ("DE 232 446 240")? */
bool dx_invoice_names_country(const char *text);

/* A registration among the words of W: one word, or a few together ("DE 232 446 240"). */
bool dx_invoice_tax_id_in(struct dx_job *job, const struct dx_words *w, struct dx_val *v);

/* The left edge of the words that run up to the label HIT without a gap. */
int32_t dx_invoice_run_begin(const struct dx_job *job, const struct dx_label_hit *hit);

/*
 * The party on whose line, in whose grid of labels, or in whose column, below whose name the label HIT or its value V
 * (or NULL) stands; NULL: nobody's.
 */
struct inv_party *dx_invoice_owner(struct dx_job *job, struct inv_invoice *inv, const struct dx_label_hit *hit,
				   const struct dx_val *v);

/*
 * "Company: Acme Ltd" above "Company TRN: 1007…": the name that stands behind the word that the label HIT begins with.
 * False: none does.
 */
bool dx_invoice_named_alike(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *name_r);

/*
 * TEXT, of the address of NAME whose registration is ID ("" where they are not known), without what is none of it:
 * labels, telephones, registrations, who is to open the letter. With LETTERHEAD what the firm does is none of it
 * either. Empty: nothing of a place is left.
 */
const char *dx_invoice_clean_address(struct dx_job *job, const char *text, const char *name, const char *id,
				     bool letterhead);

/* "Flagstaff, AZ 86003": does W end with a state of the United States and its code? */
bool dx_invoice_is_state_and_code(const struct dx_words *w);

/* "Menuiserie – Charpente": is TEXT without a figure of a house, with dashes between its words? It says what a firm
 * does. */
bool dx_invoice_says_trade(const char *text);

/* Does the address TEXT say a postal code, or a street in pieces with figures? Else it may be anything. */
bool dx_invoice_says_where(struct dx_job *job, const char *text);

/* Addresses without what is none of them, and one for who sells where no block had one. After the registrations. */
void dx_invoice_addresses(struct dx_job *job, struct inv_invoice *inv);

/* Registrations that no block of a party holds, by whose name they stand below. After the parties are known. */
void dx_invoice_tax_ids(struct dx_job *job, struct inv_invoice *inv);

/* Lines that end in one column ("sender at the right"), each of them a block so far, become one block. */
void dx_invoice_join_right(struct parties *p);

/* How high the first word on line I of B is, millipoints. */
int32_t dx_invoice_letter_height(const struct dx_block *b, size_t i);

/*
 * Who sends by a line that has name and address, and whose address is in the window right below it. *HAS_SUPPLIER and
 * *HAS_RECIPIENT: what is known already, and then what is known as well.
 */
void dx_invoice_sender(struct parties *p, struct inv_invoice *inv, bool *has_supplier, bool *has_recipient);

/*
 * Parties without a heading: by the sender's line over an address window, else by what stands around
 * their addresses. What HAS_SUPPLIER and HAS_RECIPIENT say is known stays.
 */
void dx_invoice_unheaded(struct parties *p, struct inv_invoice *inv, bool has_supplier, bool has_recipient);

/* The address of PARTY, whose name stands alone at the left: a block with a postal code at the right, without a label,
 * that is as high as the name's line and higher, and not OTHER's. */
void dx_invoice_address_opposite(struct dx_job *job, const struct inv_party *other, struct inv_party *party);

#endif

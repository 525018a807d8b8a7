/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Parties of a GST invoice: what the ways to find them share. */
#ifndef DX_GST_PARTY_INT_H
#define DX_GST_PARTY_INT_H

#include "dx/extract/want.h"
#include "gst_int.h"

/* ---- GSTINs; see gstin.c, letters.c ---- */

/* Upper case without blanks and punctuation: what a GSTIN looks like to the checks. */
struct dx_str dx_gst_plain(struct dx_job *job, struct dx_str s);
/* Letters and digits both: no number, no name. */
bool dx_gst_may_be_gstin(struct dx_str s);

/* A GSTIN among the words of W: one word, or a few that make 15 characters. */
bool dx_gst_gstin_in(struct dx_job *job, const struct dx_words *w, struct dx_val *v);

/* The GSTIN behind label HIT, or, misread, what is near one; false: none. */
bool dx_gst_gstin_behind(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v);
/* What stands behind HIT on a scanned page is a GSTIN whose letters were misread beyond repair: somebody's all the
 * same. */
bool dx_gst_is_misread_gstin(struct dx_job *job, const struct dx_label_hit *hit);
/* The next GSTIN with a right check digit in LINE from word *AT on, glued to its label or not; *AT moves behind the
 * word with which it begins. */
bool dx_gst_next_gstin(struct dx_job *job, const struct dx_line *line, size_t *at, struct dx_val *v);

/* ---- votes; see ballot.c ---- */

/* Readings of one place that say the same, each way of reading having one vote, and the first reading one. */
#define DX_BALLOT_WAYS 4
struct dx_ballot {
	const char *text[DX_BALLOT_WAYS + 1];
	unsigned int votes[DX_BALLOT_WAYS + 1];
	size_t n;
};

/* One vote for TEXT, which is kept and must live on. */
void dx_ballot_add(struct dx_ballot *b, const char *text);

/* Has R a vote: is it read in a way that repeats no other's? */
bool dx_ballot_takes(const struct dx_cell_reading *r);

/* ---- read again; see again.c ---- */

/*
 * V of a scan, which is no GSTIN with a right check character: its place is read again. True: V is what those readings
 * say.
 */
bool dx_gst_gstin_again(struct dx_job *job, struct dx_val *v);

/* The same for the words of W that look like a GSTIN of which letters were lost, added or misread. */
bool dx_gst_gstin_near(struct dx_job *job, const struct dx_words *w, struct dx_val *v);

/* The GSTINs of which their labels say whose they are; see sides.c. */
void dx_gst_sides(struct dx_job *job, struct gst_invoice *inv);

/* How many lines of B, above line AT with the buyer's GSTIN, are the seller's: those down to another GSTIN, and to a
 * title below it. See shared.c. */
size_t dx_gst_other_ends(struct dx_job *job, const struct dx_block *b, size_t at, const struct dx_val *gstin);

/* ---- names; see names.c ---- */

/* "Chennai 600001": a place and its postal code are nobody's name. */
bool dx_gst_is_postal(const char *text);

/* "Plot No. 14, GIDC Phase II", "29, Ring Road", "H-16, Old Bus Stand": where somebody is, and not who. */
bool dx_gst_is_address(const char *text);

/* The address that begins with a house and ends with a PIN code in the N words of line AT from FIRST on, which no table
 * has; NULL: none. */
const char *dx_gst_whole_address(struct dx_job *job, size_t at, size_t first, size_t n);

/* P's address where none was found under its name: the only whole one over it, or beside it; see overname.c. */
void dx_gst_address_over_name(struct dx_job *job, struct gst_party *p);

/* The runs of LINE, of a scan in letters of one width: what dx_lines_segments() parts at blanks; see onewidth.c. */
struct dx_seg *dx_gst_wide_runs(struct dx_arena *a, const struct dx_line *line, size_t *n_r);

/* "The Manager", "Accounts Department", "The General Manager (HR & Admn.),": whom a letter goes to, in the house whose
 * name follows. */
bool dx_gst_is_office(const char *text);

/* "Prepared for", "Property Details", "(if other than consignee)", "Debit Memo": what heads a block or a paper. */
bool dx_gst_is_heading(const char *text);

/* Three letters at least, and no heading: no number of a customer. */
bool dx_gst_may_be_name(const char *text);

/* dx_block_label() of a line AT that may be a name: "State Board of Examinations" and "Mobile World Limited" begin like
 * labels of what does not follow. */
const struct dx_label_hit *dx_gst_label_under(struct dx_job *job, const struct dx_block *b, size_t at);

/* The name V without what ends a line of an address or is drawn before it; of a scan what recognition made of both. */
void dx_gst_trim_name(struct dx_job *job, struct dx_val *v);

/* "Sura and Sons, Plot No. 4, Lake View, Surat 395003": the name of P without the address behind it, which is P's where
 * it has none. */
void dx_gst_part_address(struct dx_job *job, struct gst_party *p);

/* P's address without registrations, telephones and its name, which stand among its lines; where there is none, the one
 * under P's name in the head of the first page, or where it SELLS the one in the foot. See address.c. */
void dx_gst_address(struct dx_job *job, struct gst_party *p, bool sells);
/* P's address without a PIN code, and the line right below it that has one. See goeson.c. */
void dx_gst_address_goes_on(struct dx_job *job, struct gst_party *p);
/* Is line I of B, TEXT, what another label beside it names, "Billing instr. : Bill to company", and no place? */
bool dx_gst_is_labelled_else(const struct dx_job *job, const struct dx_block *b, size_t i,
			     const char *text) DX_MUST_CHECK;

/* ---- what belongs to an address; see kept.c ---- */

/* The word at *AT, which moves behind it; empty: there is none. Blanks and the signs between parts are in none. */
struct dx_str dx_gst_next_word(const char **at) DX_MUST_CHECK;
/* "560001", "560 001", "Pune-411001": a PIN code in TEXT, which no other digits touch. */
bool dx_gst_has_pin(const char *text) DX_MUST_CHECK;
/* Does TEXT say where somebody is: by a PIN code, the number of a house, or a word of streets and quarters? */
bool dx_gst_says_where(const char *text) DX_MUST_CHECK;
/* Where in TEXT what is no address begins, such as a registration or a telephone; its length: nowhere. */
size_t dx_gst_address_ends(struct dx_job *job, const char *text) DX_MUST_CHECK;
/* Does TEXT begin or end with what a firm does, and say nothing of a place? */
bool dx_gst_is_only_trade(const char *text) DX_MUST_CHECK;
/* What of the line TEXT belongs to the address of NAME; empty: nothing. */
const char *dx_gst_kept(struct dx_job *job, const char *text, const char *name) DX_MUST_CHECK;
/* "INR", "Invoice Date": is TEXT the money or a label of something else, and no part of an address? */
bool dx_gst_is_no_place(struct dx_job *job, const char *text) DX_MUST_CHECK;
/* TEXT, a part of an address, up to its PIN code where signs and no state follow: "Hosur 635126 | 24 x 7". */
const char *dx_gst_up_to_pin(struct dx_job *job, const char *text) DX_MUST_CHECK;

/* Is line I of B what a label of a state beside it names, "POS │ 29 - Karnataka"? It is no line of an address. */
bool dx_gst_is_labelled_state(const struct dx_job *job, const struct dx_block *b, size_t i) DX_MUST_CHECK;
/* "Station Road", "Transport Nagar": is the line TEXT one of an address, though it begins like the label HIT? */
bool dx_gst_is_street(const struct dx_label_hit *hit, const char *text) DX_MUST_CHECK;

/* NAME with its last words, where its column was too narrow for them; see wrapped.c. */
void dx_gst_unwrap_name(struct dx_job *job, struct dx_val *name);

/* How many bytes of TEXT are the name where places follow it behind commas, "Sura and Sons, Main Bazaar, Nagpur"; all
 * of them where none does. See places.c. */
size_t dx_gst_name_before_place(const char *text);

/* "Sura and Sons, 221 Lake View, Surat 395003": the whole address in the line of the name. */
bool dx_gst_name_in_address(struct dx_job *job, const char *text, struct dx_val *v);

/* "Sura and Sons, Ship-from" of "… Ship-from Address: …": cut what begins the next label off *W; false: nothing does.
 */
bool dx_gst_ends_in_heading(struct dx_job *job, struct dx_words *w);

/* "Sura and Sons, GSTIN 27…" behind a heading: the name, and the number, of P. */
bool dx_gst_name_and_number(struct dx_job *job, const struct dx_words *w, struct gst_party *p);

/* The topmost words of the first page that are no label, nor OTHER (NULL: nobody): a seller's whose lines are centred.
 * Nothing: there are none above the table. See ontop.c. */
void dx_gst_name_on_top(struct dx_job *job, const struct dx_val *other, struct dx_val *v_r);
/* Is the heading on line AT of B the "M/s" of the firm whose letterhead it begins? The buyer is headed further down. */
bool dx_gst_titles_letterhead(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_block *b,
			      size_t at) DX_MUST_CHECK;

/* ---- numbers that begin like headings; see numbered.c ---- */

/* "Bill-to Customer No. C00868": do the words behind the heading HIT of LINE name a number, which follows? */
bool dx_gst_names_number(const struct dx_line *line, const struct dx_label_hit *hit) DX_MUST_CHECK;
/* "Customer No." over "Net Due Date", and beside them "100093" and a day: line AT of B names a number that stands
 * apart, in a column of labels. */
bool dx_gst_labels_number(struct dx_job *job, const struct dx_block *b, size_t at) DX_MUST_CHECK;
/* "Vendor Contact Number 9811000000": is line AT of B a label of something else, which begins like a heading? */
bool dx_gst_is_other_label(struct dx_job *job, const struct dx_block *b, size_t at) DX_MUST_CHECK;
/* dx_block_mentions() of a party; "Bill To" goes before "Guest Name" over it. */
bool dx_gst_heads(struct dx_job *job, const struct dx_block *b, int field, size_t *at);

/* The block of a name and an address over B, which begins with such a number; NULL: none. */
const struct dx_block *dx_gst_address_over(struct dx_job *job, const struct dx_block *blocks, size_t n,
					   const struct dx_block *b) DX_MUST_CHECK;

/* All blocks of the paper, those that were too long for one joined again; see fullblocks.c. */
struct dx_block *dx_gst_blocks(struct dx_job *job, size_t *n_r);
/* Lines FROM.. of block B: the first one without a label is the name, the next ones are the address; see readblock.c.
 */
void dx_gst_read_block(struct dx_job *job, const struct dx_block *b, size_t from, struct gst_party *p);
/* Has the buyer of what is supplied to another country a whole address there? See abroad.c. */
bool dx_gst_is_abroad(const struct gst_invoice *inv) DX_MUST_CHECK;
/* What is labelled as an address on the line of P's name; see levelwith.c. */
void dx_gst_address_beside(struct dx_job *job, const struct dx_block *blocks, size_t n, struct gst_party *p);
/* The PAN in the column of P's name, which has no GSTIN; see pan.c. */
void dx_gst_pan_in_column(struct dx_job *job, struct gst_party *p);
/* Does line INDEX begin the block of a buyer or a consignee? */
bool dx_gst_begins_buyer(const struct dx_job *job, size_t index) DX_MUST_CHECK;
/* Lines with a common edge beside P's name that are its address, which it has nowhere else; see corner.c. */
void dx_gst_address_in_corner(struct dx_job *job, struct gst_party *p);
/* The lines below P's address that go on with it in a column of values; see belowlabel.c. */
void dx_gst_address_below_label(struct dx_job *job, struct gst_party *p);
/* Beside the name of a client alone, an agency with address and GSTIN is the buyer, in block *USED_R; see agency.c. */
void dx_gst_by_agency(struct dx_job *job, const struct dx_block *blocks, size_t n, struct gst_party *client,
		      const struct dx_block **used_r);

/* The block beside the heading HIT, which stands in a column of labels, and its line on the heading's own, a name;
 * NULL: there is none. See incolumn.c. */
const struct dx_block *dx_gst_beside(struct dx_job *job, const struct dx_block *blocks, size_t n,
				     const struct dx_label_hit *hit, size_t *line_r) DX_MUST_CHECK;
/* The GSTIN under such a block of VALUES, before the next label of the column; *GSTIN stays where there is none. */
void dx_gst_gstin_in_column(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_block *values,
			    struct dx_val *gstin);

/* The block below B, which ends in a heading; NULL: none is near. */
const struct dx_block *dx_gst_under(const struct dx_job *job, const struct dx_block *blocks, size_t n,
				    const struct dx_block *b) DX_MUST_CHECK;

/* "Exporter (Bill To)" heads the buyer alone: one label of the two that it was read as. See twofold.c. */
void dx_gst_join_twofold(struct dx_job *job);

/* ---- who signs; see signer.c ---- */

/* The name behind "For" below the items, where the head has it too (*IN_HEAD_R), a signature stands under it, or all
 * words are capital; or a name over a signature that the head has. */
bool dx_gst_signer(struct dx_job *job, struct dx_val *v, bool *in_head_r);

/* "Ms. Sura and Sons": of a scan, whose recognition lost the stroke of "M/s.", the buyer's name where nothing else
 * tells one; and a firm's name without it. See ms.c. */
void dx_gst_name_behind_ms(struct dx_job *job, const struct dx_val *other, struct dx_val *name);
void dx_gst_drop_ms(struct dx_job *job, struct dx_val *name);

/* A mark, NAME, becomes the company's whole name where the paper has that, and it is not OTHER's; see company.c. */
void dx_gst_company(struct dx_job *job, const struct dx_val *other, struct dx_val *name);

/* A guest's name over that of the firm whose GSTIN P has: the firm's is P's name. */
void dx_gst_firm_below(struct dx_job *job, const struct dx_block *blocks, size_t n, struct gst_party *p);

/* "Vayu Telecom Limited, 12 Ring Road, Pune. GSTIN: 27…": the name of who has P's GSTIN in such an imprint. */
void dx_gst_imprint(struct dx_job *job, struct gst_party *p);

/* Do both names begin with the same word? */
bool dx_gst_is_like(const char *a, const char *b);

/* Are A and B spelt alike but for a quarter of their letters? */
bool dx_gst_is_spelt_like(const char *a, const char *b);

/* ---- parties without known labels; see unnamed.c ---- */

/*
 * Is the first line of block I an unknown heading? "Landlord" and "Tenant" side by side, each over a name without
 * figures and an address with some. As a number of lines to leave out.
 */
size_t dx_gst_is_twin(struct dx_job *job, const struct dx_block *blocks, size_t n, size_t i);

/*
 * The GSTINs above the items that no label told, the seller's first, and the names of parties by the blocks in which
 * their GSTINs stand. What is known stays.
 */
void dx_gst_unnamed(struct dx_job *job, const struct dx_block *blocks, size_t n, struct gst_invoice *inv);

/* The name of a buyer who has neither a heading (NAMED) nor a GSTIN, once the seller's is known; the seller's own is
 * dropped. */
void dx_gst_unregistered(struct dx_job *job, const struct dx_block *blocks, size_t n, bool named,
			 struct gst_invoice *inv);

/* The topmost name in the lines right above line FROM, which has P's GSTIN, whatever edge they have: indented, or
 * centred. They end at OTHER's GSTIN. */
void dx_gst_name_over(struct dx_job *job, const struct gst_party *other, struct gst_party *p, size_t from);

/* Both GSTINs of a paper of which nothing says yet whose they are, by several signs; NAMED: a heading names the buyer.
 * Where the signs contradict one another both stay unknown here, and the invoice is doubtful. See whose.c. */
void dx_gst_whose(struct dx_job *job, struct gst_invoice *inv, bool named);

#endif

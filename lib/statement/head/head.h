/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Whose account, of which bank, of what kind, under which number. */
#ifndef DX_STATEMENT_HEAD_H
#define DX_STATEMENT_HEAD_H

#include "statement_int.h"

/* Heads: everything that is not a row. */
void dx_st_bank_read(struct dx_job *job, struct dx_val *v);
/* … by the words of the head alone, where what was taken for the bank turned out to be its customer. */
void dx_st_bank_else(struct dx_job *job, struct dx_val *v);
/* A company that says to be a bank and its legal form, where nothing else names one. */
void dx_st_bank_by_form(struct dx_job *job, struct dx_val *v);
/* The title of a card's paper that speaks of no bank ("Ridings Credit Card"); *V as it was: it is none. */
void dx_st_brand_of_card(struct dx_job *job, struct dx_val *v);
/* "crest", which V is, in full as another line of the paper prints it; see bankfull.c. */
void dx_st_bank_full(struct dx_job *job, struct dx_val *v);
/* V in the fullest form that the paper prints: with what stands under a sign, and its legal form; see bankwhole.c. */
void dx_st_bank_whole(struct dx_job *job, struct dx_val *v);
/* What kind of account it is: by a label, else by a title of its own; see acctype.c. */
void dx_st_account_type_read(struct dx_job *job, struct dx_val *v);
/*
 * Does W name a kind of account: a word for kinds and one for accounts, or one that is both ("Girokonto"), and at most
 * REST_MAX words that are neither and tell no product from another? See product.c.
 */
bool dx_st_says_kind(struct dx_job *job, const struct dx_words *w, size_t rest_max);
/* Does W say a kind of account and nothing else ("SAVINGS")? */
bool dx_st_says_only_kind(struct dx_job *job, const struct dx_words *w);
/* Does W name a kind of account among other words, none of which is a heading's ("AU Savings - Royale")? */
bool dx_st_names_kind(struct dx_job *job, const struct dx_words *w);
/* How many of its words tell one product of a bank from the next ("Complete", "Gold"). */
size_t dx_st_tiers(struct dx_job *job, const struct dx_words *w);
/* "Relevé de compte chèques": W behind the word for a statement that it begins with. */
struct dx_words dx_st_untitled(const struct dx_words *w);
/* "respect of Current Account": W without the words of a sentence before the kind. */
struct dx_words dx_st_kind_of_sentence(struct dx_job *job, struct dx_words w);
/* Digits of TEXT, and the letters and signs that stand for digits of a number in it: 12 of "XXXXXXXX9891". */
size_t dx_st_number_places(const char *text);
/* … by what the paper's title says in passing, where V is absent; see typesaid.c. */
void dx_st_type_said(struct dx_job *job, struct dx_val *v);
/* … by what stands in the line of the account's number, where V is absent; see typebeside.c. */
void dx_st_type_beside_number(struct dx_job *job, struct dx_val *v);
/* … by a label that the template does not know but which has a word for kinds, or in a strip of headings; see
 * typecalled.c. */
void dx_st_type_called(struct dx_job *job, struct dx_val *v);
/* … by a currency and a kind alone over the headings of the rows, where V is absent: what the paper is called may be
 * several accounts. */
void dx_st_type_over_table(struct dx_job *job, struct dx_val *v);
/* … by a title that has more in it than the kind, where V is absent; see typetitle.c. */
void dx_st_type_titled(struct dx_job *job, struct dx_val *v);
/*
 * Does another run of R's line than R's own hold a digit, or a kind of account, too? Then it is a table of accounts.
 * The paper's period beside it is none, nor is what a member's account is known by before it: "SUFFIX 0070".
 */
bool dx_st_type_is_listed(struct dx_job *job, const struct st_runs *r);
/* … by the place of a name that no list knows, where V is absent; see typeover.c. */
void dx_st_type_over(struct dx_job *job, struct dx_val *v);
/* "EOP Compte d'épargne avec opérations": W without its first word, where that is short for the others. */
void dx_st_type_unabbreviated(struct dx_job *job, struct dx_words *w);
/* "Savings - Edge account": W without "account" in small letters, which NEXT behind it, a sign for a number, is about.
 */
void dx_st_type_without_account(struct dx_words *w, const char *next);
/* How many words at the end of W are a currency in brackets: "($ CA)", "(EUR)". */
size_t dx_st_currency_words(const struct dx_words *w);
/*
 * Is line AT a strip of headings with their values in the line under it: three runs or more without a digit or a colon,
 * some of them labels, and under each of them, and nowhere else, a run that is flush with it?
 */
bool dx_st_is_strip(struct dx_job *job, size_t at);
/* "Current Account - INR": without the currency behind. */
void dx_st_type_without_currency(struct dx_job *job, struct dx_val *v);
/* "= Overdraft against property", "Savings account •": without the signs between a label, it and what follows. */
void dx_st_type_without_signs(struct dx_job *job, struct dx_val *v);
/* Where the account is kept: by a label, else by a line of the head that ends in the word. */
void dx_st_branch_read(struct dx_job *job, struct dx_val *v);
/* The name of a branch in TEXT, what its label gives: without codes, address and telephone; false: there is none. */
bool dx_st_branch_name(struct dx_job *job, const char *text, const char **name_r);
/* Is WORD one for what banks print of a branch beside its name: "Code", "Manager", "Tel."? */
bool dx_st_is_branch_datum(struct dx_str word);
/*
 * Whose account it is: by a label, else by what a customer's name looks like and stands by; see holder.c. A BANK that
 * was known by its size alone and turns out to be the customer is absent afterwards.
 */
void dx_st_holder_read(struct dx_job *job, struct dx_val *bank, struct dx_val *v);
/* Who has the card, by a slip at the end of the paper or of its first page: a name over an address, which is said
 * elsewhere, too. */
bool dx_st_holder_of_slip(struct dx_job *job, struct dx_val *v);
/* The name that a sign of two lines is, its first line V or V absent; see sign.c. */
bool dx_st_bank_of_sign(struct dx_job *job, struct dx_val *v);
/* Does the paper name a site called NAME, such as "www.quantumone.example"? */
bool dx_st_has_site(const struct dx_job *job, const char *name);
/* V with the word that a line ends with, where the next one begins with V and a site's address writes both together:
 * "… Write: Plains" over "Trust Bank, N.A., P.O. Box …". */
void dx_st_bank_wrapped(struct dx_job *job, struct dx_val *v);
/* "Bank", "Sparkasse", …: what institutions call themselves, in several languages; none is the name of one. */
bool dx_st_is_bank_word(const char *text);
/* Has a name of several words one of them? */
bool dx_st_says_bank(struct dx_job *job, const char *name);
/* "Dear", "Hello,", …: what a letter to a customer begins with. */
bool dx_st_is_greeting(const char *text);
/* How many of the N words of a run stand before a name that it speaks to or of: "Dear", "Account statement of"; 0:
 * none. */
size_t dx_st_before_name(const struct dx_word *const *words, size_t n);
/* "Limited", "S.A.", "N.A.": what a bank's name ends with; what stands around it does not count. */
bool dx_st_is_legal(const char *text);
/* "Mr", "M/s", "Herrn": what letters call a customer by. */
bool dx_st_is_courtesy(const struct dx_words *w);
/* "S/D/W of", "C/o": whose son or wife somebody is, whose name does not stand before it. "M/s" is a firm's. */
bool dx_st_begins_with_kin(const struct dx_words *w);
/* Words of W that papers and banks say of themselves: headings, products, labels and headings of the template. */
bool dx_st_is_paper_word(struct dx_job *job, const struct dx_word *const *word);
size_t dx_st_paper_words(struct dx_job *job, const struct dx_words *w);
/* Does W, a name, hold none of them, or is it a firm's, up to its legal form: "PALASH FOODS INDIA LLP"? */
bool dx_st_may_be_customer(struct dx_job *job, const struct dx_words *w);
/* "Account name  Everyday account", "Cliente - Conta atual": what label HIT gives is the account's name, nobody's. */
bool dx_st_is_product(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w);
/* "MAIN ROAD BRANCH" has an address under it as customers have. */
bool dx_st_is_of_bank(const struct dx_words *w);
/*
 * Run K of the runs SEGS of LINE, or its end, where a label that the template does not know stands before it with a
 * colon, and not one of somebody else (a nominee, a branch). *CUSTOMER_R: the label has a word for customers or names.
 */
bool dx_st_called(const struct dx_job *job, size_t line, const struct dx_seg *segs, size_t k, struct dx_words *w_r,
		  bool *customer_r);
/* V, a name, without the number or the greeting before it: "1) MEERA KRISHNAN", "SAYIN MEHMET YILMAZ", and without
 * the customer's code behind it: "MEENA HEGDE [N22852]". */
void dx_st_name_bare(struct dx_job *job, struct dx_val *v);
/* Do the words begin with capitals as names do, without a digit? */
bool dx_st_is_name(struct dx_job *job, const struct dx_words *w);
/* A day of a year: "14/2 Market Road" is an address. */
bool dx_st_has_date(struct dx_job *job, const struct dx_words *w);
/* A number as long as an account's; "28202-1423" is a place's, "15/06/2025" a day. */
bool dx_st_is_long_number(const char *text);
/* A product's name, or the account's number: what may stand over the customer. */
bool dx_st_is_over_customer(struct dx_job *job, const struct dx_words *w);
/* "021 555 01 40": short groups behind a nought, as long as numbers of telephones are. */
bool dx_st_is_telephone(const struct dx_words *w);
/* A number, no account's, and letters: a line of an address. */
bool dx_st_is_place(struct dx_job *job, const struct dx_words *w);
/* Is the line under run S of line AT the number that a state gives a person, flush with it on one side? */
bool dx_st_is_over_id(const struct dx_job *job, size_t at, const struct dx_seg *s);
/* "Account holder", "Customer Details": a label of a person, where that of an account may be followed by what is called
 * so. */
bool dx_st_is_label_of_person(const struct dx_job *job, const struct dx_label_hit *hit);
/* The customer whom a label names. */
bool dx_st_holder_labelled(struct dx_job *job, struct dx_val *v);
/* Who uses the account, "Nome do usuário: …", where nobody says whose it is. */
bool dx_st_holder_of_user(struct dx_job *job, struct dx_val *v);
/* Is label HIT in brackets, as those are that stand below their value? */
bool dx_st_is_caption_below(const struct dx_job *job, const struct dx_label_hit *hit);
/* What stands over a label of FIELD in brackets: "LOTUS PAPER WORKS" over "(Account Name)". */
bool dx_st_captioned(struct dx_job *job, int field, struct dx_words *w_r);
/* "Branch Relationship Officer Name": do the words before label HIT say that it is another person's? */
bool dx_st_is_of_someone(const struct dx_job *job, const struct dx_label_hit *hit);
/* "Müşteri Numarası :", "Name and Address of the Customer": the words right behind HIT belong to the label. */
bool dx_st_goes_on(const struct dx_job *job, const struct dx_label_hit *hit);
/* Does a word begin as names do? */
bool dx_st_is_capital(const char *text);
/*
 * V, a bank's name, without the words in another script than Latin that stand before or behind the others, where those
 * name a bank.
 */
void dx_st_name_in_latin(struct dx_job *job, struct dx_val *v);
/* "No.", "n°", "Nummer", "#": is S a word or sign for a number? */
bool dx_st_is_number_sign(struct dx_str s);
/* "USD", "US Dollar", "US DOLLAR (USD)": the code (ISO 4217) of the currency that TEXT is, all of it; NULL: none. */
const char *dx_st_currency_code(struct dx_arena *a, const char *text);
/* In which currency it is kept; see currency.c. */
void dx_st_currency_read(struct dx_job *job, struct dx_val *v);
/* A template's own country says nothing of an account with an IBAN of another one: there are none of India. */
void dx_st_currency_by_iban(const struct dx_job *job, struct st_account *acc);
void dx_st_head_read(struct dx_job *job, struct st_account *acc);
void dx_st_part_labels(struct dx_job *job, struct st_part *p);
/* Balances and totals in rows before the first and behind the last transaction, in order of time. */
void dx_st_balances_from_rows(struct st_part *p);
/*
 * The account's IBAN in its electronic form (ISO 13616), without blanks and hyphens: behind its label whether or not
 * its check digits are right, as it is printed; elsewhere only where they prove it, and outside the rows is no other.
 * Its raw text stays as it is printed.
 */
void dx_st_iban_read(struct dx_job *job, struct dx_val *v);
/* Words of W that are one masked number of a card ("4364 56XX XXXX 9768"), from its first one on; 0: none. A bracket
 * may end it. */
size_t dx_st_card_words(const struct dx_word *const *w, size_t n);
/* Balances and totals printed over their labels, for those that are absent. */
void dx_st_figures_above(struct dx_job *job, struct st_part *p);
/* The balance or total of ACC that label FIELD asks for; NULL: it asks for another thing. */
struct dx_val *dx_st_sum_of(struct st_account *acc, int field);
/* The closing balance by a list of the customer's accounts above the rows, where it is absent; see listed.c. */
void dx_st_closing_listed(struct dx_job *job, struct st_part *p);
/* Totals called by headings of their sides between both balances, for those that are absent; see sidehead.c. */
void dx_st_totals_by_side(struct dx_job *job, struct st_part *p);
/* The total of one side under or over the labelled one of the other, called by a heading of its side; see pair.c. */
void dx_st_total_of_pair(struct dx_job *job, struct st_part *p);
/* Two of them in one cell, with a stroke between ("Totaal af / Totaal bij"), in place of what was read for them. */
void dx_st_figures_slashed(struct dx_job *job, struct st_part *p);
/* Those that a sentence says, for those that are absent; see sentence.c. */
void dx_st_figures_in_sentence(struct dx_job *job, struct st_part *p);

/* A card's number with places masked; an account's behind it is printed whole. */
bool dx_st_is_masked(const char *text);
/* The one masked number of a card in the head of the first page, where no label names it. */
bool dx_st_card_anywhere(struct dx_job *job, struct dx_val *v);
/* An account's number behind "n°" or "No.", some words behind its label or alone. */
bool dx_st_number_behind_sign(struct dx_job *job, struct dx_scope s, struct dx_val *v);
/* "… of your Current Account number 0115538711549, held in …": in a sentence that goes on behind it; see spoken.c. */
bool dx_st_number_in_sentence(struct dx_job *job, struct dx_scope s, struct dx_val *v);
/* What a line of values without labels says of an account; those that it lacks have no words. */
struct dx_st_values {
	struct dx_words number, kind, name;
	size_t line;
};
/* The first such line above the rows: "PEREYRA, MARIA   Caja de Ahorros   692-8547058/006   UYU"; see valueline.c. */
bool dx_st_value_line(struct dx_job *job, struct dx_st_values *v);
/* "Checking - 0697301759157": an account's number behind its kind and a dash. */
bool dx_st_number_behind_kind(struct dx_job *job, struct dx_scope s, struct dx_val *v);
/*
 * … or behind no label that the template knows: the only number that a word speaks of as an account's, else the only
 * long number of the head that nothing calls somebody else's.
 */
bool dx_st_number_unlabelled(struct dx_job *job, struct dx_scope s, struct dx_val *v);
/* … or a purse in a telephone: nothing on the paper is an account's number, and only one telephone's is there. */
bool dx_st_number_of_purse(struct dx_job *job, struct dx_scope s, struct dx_val *v);
/* "Client ID   BT5961", "Client : MEENA HEGDE [N22852]": a broker's ledger is kept under its client's code. */
void dx_st_number_of_client(struct dx_job *job, struct dx_scope s, struct dx_val *v);
/* NUMBER, if there is none, is the IBAN as printed, where the head has no other number that may be it; onlyiban.c. */
void dx_st_number_is_iban(struct dx_job *job, const struct dx_val *iban, struct dx_val *number);

/* Where an account of several on one paper begins. */
struct st_cut {
	size_t line;          /* of the job's: its first; what stands above the first account's is of all of them */
	const char *name;     /* its number, or its currency, in letters and digits alone; NULL: none is named */
	struct dx_val number; /* … as it is printed; absent: it is a currency */
	struct dx_val kind;   /* what its heading calls it besides: "REGULAR SHARES 2788415-S1" */
	bool is_titled;       /* in a line of its own */
	bool has_head;        /* it begins on a page of its own, under a head of its own */
	size_t titles;        /* lines over the one that names it */
};
/* Of ROWS, all of the paper's, the accounts (1: the paper is of one) in *CUTS_R, in the job's arena; see accounts.c. */
size_t dx_st_cuts(struct dx_job *job, const struct st_row *rows, size_t n, struct st_cut **cuts_r);
/*
 * *OWN_R: a job for the paper that account I would have alone: its lines, and what is of all of the N accounts but for
 * what that says of others. Checks, notes and wishes go on from JOB's, and are to be given back to it.
 */
void dx_st_account_job(struct dx_job *job, const struct st_cut *cuts, size_t n, size_t i, struct dx_job *own_r);

/* "Savings Account No. 8014059245 - Privy Savings": the product behind an account's kind and number; typebeside.c. */
void dx_st_type_behind_dash(struct dx_job *job, struct dx_val *v);

/* ---- bankline.c ---- */

/* Is line K of B the name of BANK, or what it begins with? */
bool dx_st_is_bank_line(struct dx_job *job, const struct dx_block *b, size_t k, const struct dx_val *bank);

#endif

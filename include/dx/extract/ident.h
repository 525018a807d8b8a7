/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Identifiers that carry their own proof, or at least a fixed shape. */
#ifndef DX_EXTRACT_IDENT_H
#define DX_EXTRACT_IDENT_H

#include "dx/base/arena.h"
#include "dx/base/dec.h"
#include "dx/base/str.h"

#define DX_GSTIN_LEN 15

/* The shape of a GSTIN of any kind (normal, government, UIN, TDS, TCS, NRI, OIDAR); upper case. */
bool dx_ident_gstin_shape(struct dx_str s);

/* The check character of the first 14 characters; 0 when one of them is no digit and no capital. */
char dx_ident_gstin_check(struct dx_str s);

/* Shape, state and check digit. */
bool dx_ident_gstin(struct dx_str s);

/*
 * The GSTINs that RAW, as OCR read it, may be: letters and digits that look alike exchanged where the
 * positions demand it (2 digits, 5 letters, 4 digits, letter, …), and of the free positions, or of one letter in
 * place of one that it is taken for (O and Q, I and L), only what the check digit confirms. Returns how many distinct
 * ones fit (counting stops at 2); *GSTIN_R is the first, in A. A valid RAW gives 1 and itself.
 */
int dx_ident_gstin_repair(struct dx_arena *a, struct dx_str raw, const char **gstin_r);

/* Only the exchange that the fixed positions demand, no check digit. Copy in A; NULL when RAW has another length. */
const char *dx_ident_gstin_place(struct dx_arena *a, struct dx_str raw);

bool dx_ident_pan(struct dx_str s);  /* AAAAA9999A */
bool dx_ident_tan(struct dx_str s);  /* AAAA99999A */
bool dx_ident_ifsc(struct dx_str s); /* AAAA0XXXXXX */

/*
 * RAW, as OCR read it, with the look-alikes exchanged that an IFSC's fixed places demand (four letters and
 * a zero). Copy in A; NULL when it is no IFSC even so.
 */
const char *dx_ident_ifsc_place(struct dx_arena *a, struct dx_str raw);
/* Spain's number of a firm ("B40856015"), a person ("12345678Z") or a foreigner ("X1234567L") for the tax office: its
 * shape and the digit or letter that checks it. */
bool dx_ident_nif(struct dx_str s);
bool dx_ident_iban(struct dx_str s); /* blanks allowed; its country's length, or 15..34, and mod 97 */
/*
 * Bytes of TEXT, from its first one on, that look like an IBAN, blanks, hyphens and small letters allowed: as many
 * letters and digits as the country's IBANs have, and no more of the word but a currency's code ("GE60…GEL"). Whether
 * its check digits are right is not asked. 0: it does not look like one.
 */
size_t dx_ident_iban_shape(struct dx_str text);
/* How many letters and digits the IBANs of a country have, by its two letters at the beginning; 0: it is not known. */
size_t dx_ident_iban_len(struct dx_str iban);
/* The currency of an IBAN's country, by its first two letters (ISO 4217, the IBAN registry), whether or not its check
 * digits are right; NULL: a country that is not known here. */
const char *dx_ident_iban_currency(struct dx_str iban);
bool dx_ident_irn(struct dx_str s); /* 64 hexadecimal digits */

/* GST state code of a state's name ("West Bengal" → "19"), or of a two-digit code; NULL when none. */
const char *dx_ident_state(struct dx_str name);
/* The first state named or coded in TEXT ("24-Gujarat", "Karnataka, Code : 29"); NULL when none. */
const char *dx_ident_state_in(struct dx_arena *a, struct dx_str text);
/* Is RATE, in percent, one of the combined rates of GST that the offline tool of its returns lists? */
bool dx_ident_gst_rate(struct dx_dec rate);
/* All of them in turn: *AT begins with 0. False: there are no more. */
bool dx_ident_gst_next_rate(size_t *at, struct dx_dec *rate_r);
/* True for "01".."38", "96", "97". */
bool dx_ident_state_code(struct dx_str code);

#endif

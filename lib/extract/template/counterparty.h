/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which words of a narration are the name of the other party. */
#ifndef DX_EXTRACT_COUNTERPARTY_H
#define DX_EXTRACT_COUNTERPARTY_H

#include "narration.h"

/* What is known of names by the way the money moved ("enrich.parties"). */
enum dx_party {
	DX_PARTY_ANY,
	DX_PARTY_NONE,   /* there is no other party: cash from a machine, interest */
	DX_PARTY_CALLED, /* only behind a word such as "by" */
	DX_PARTY_SHOP,   /* its town may stand behind it */
	DX_PARTY_DRAWER, /* its bank may stand behind it, or alone */
	DX_PARTY_BANK,   /* it may be a bank */
	DX_PARTY_ISSUER, /* only behind such a word, or with a term in its name: "credit card" */
	DX_PARTY_WALLET, /* an address may stand instead of it: "meera.k@bank" */
};

/* What is no name: phrases, and whatever is made of terms alone. */
struct dx_no_names {
	const struct dx_lex *phrases, *known;
};

/* The name in N, or NULL where none is told; CHANNEL: the text tells how the money moved. */
const char *dx_counterparty(const struct dx_narration *n, struct dx_arena *a, enum dx_party party, bool channel,
			    const struct dx_no_names *none);

/* Is S no name, wherever it stands? Too few letters, too long, or one of NONE. */
bool dx_counterparty_is_none(const struct dx_no_names *none, struct dx_arena *a, struct dx_str s);

#endif

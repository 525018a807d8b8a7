/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a team tells about itself, once, so that files for tax portals and accounting programs come out right:
 * its GSTINs, company and ledger names, tax names. Names, defaults and limits are in the table here; the values
 * that differ are kept in docextract.team_setting.
 */
#ifndef DX_FILING_SETTINGS_H
#define DX_FILING_SETTINGS_H

#include <jansson.h>

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

/*
 * id, name, kind, default, help. Kinds:
 *   GSTINS   GSTINs joined by commas, each with its check digit
 *   STATE    two-digit GST state code
 *   YESNO    yes or no
 *   VERSION  GST3.2.4
 *   TEXT     1 to 100 characters without control characters
 *   EMPTY    the same, may be empty
 *   TAX      a TEXT in which {rate} stands for the combined rate
 *   DATES    dd/mm/yyyy, dd-mm-yyyy or yyyy-mm-dd
 *   DAYS     0 to 365
 */
#define DX_FILING_SETTINGS(S)                                                                                          \
	S(gstins, "gst.gstins", GSTINS, "", "GSTINs of the team, joined by commas; they tell sales from purchases")    \
	S(state, "gst.state", STATE, "", "Home state (two digits); empty: that of the first GSTIN")                    \
	S(sez, "gst.sez_unit", YESNO, "no", "yes: the team is an SEZ unit, whose supplies attract IGST")               \
	S(gstr1_version, "gstr1.version", VERSION, "GST3.2.4", "Version of the offline tool that GSTR-1 files name")   \
	S(tally_company, "accounting_a.company", EMPTY, "", "Company to import into; empty: the one that is open")     \
	S(tally_voucher, "accounting_a.voucher_type", TEXT, "Sales", "Voucher type of sales")                          \
	S(tally_sales, "accounting_a.sales_ledger", TEXT, "Sales", "Ledger of sales")                                  \
	S(tally_cgst, "accounting_a.cgst_ledger", TEXT, "Output CGST", "Ledger of central tax")                        \
	S(tally_sgst, "accounting_a.sgst_ledger", TEXT, "Output SGST", "Ledger of state tax")                          \
	S(tally_igst, "accounting_a.igst_ledger", TEXT, "Output IGST", "Ledger of integrated tax")                     \
	S(tally_cess, "accounting_a.cess_ledger", TEXT, "Output Cess", "Ledger of cess")                               \
	S(tally_round, "accounting_a.round_off_ledger", TEXT, "Round Off", "Ledger of rounding")                       \
	S(tally_party, "accounting_a.party_ledger", EMPTY, "", "Ledger of customers; empty: the customer's name")      \
	S(tally_bills, "accounting_a.bill_wise", YESNO, "yes", "Customers are kept bill by bill")                      \
	S(books_account, "accounting_b.account", TEXT, "Cost of Goods Sold", "Account of purchases")                   \
	S(books_group, "accounting_b.tax_group", TAX, "GST{rate}", "Name of central and state tax together")           \
	S(books_igst, "accounting_b.igst_tax", TAX, "IGST{rate}", "Name of integrated tax")                            \
	S(books_days, "accounting_b.payment_days", DAYS, "0", "Days to pay where a bill has no due date")              \
	S(provider_dates, "provider_a.dates", DATES, "dd/mm/yyyy", "How dates are written")

enum dx_filing_setting {
#define DX_FILING_SETTING_ID(id, name, kind, def, help) DX_FSET_##id,
	DX_FILING_SETTINGS(DX_FILING_SETTING_ID)
#undef DX_FILING_SETTING_ID
		DX_FSET_COUNT
};

struct dx_filing_setting_info {
	const char *name;
	const char *kind;
	const char *def;
	const char *help;
};

/* What is known of setting S; its texts are static. */
const struct dx_filing_setting_info *dx_filing_setting_info(enum dx_filing_setting s);
/* False when no setting has this name. */
bool dx_filing_setting_find(const char *name, enum dx_filing_setting *s_r) DX_MUST_CHECK;
/*
 * Is VALUE good for setting S? *CLEAN_R (in A) is how it is kept: GSTINs in upper case, each once, without
 * blanks. Errors: bad_request saying what is wrong and what would do.
 */
bool dx_filing_setting_check(struct dx_arena *a, enum dx_filing_setting s, const char *value, const char **clean_r,
			     struct dx_err *err) DX_MUST_CHECK;

/* All settings of one team; lives in the arena that it was loaded into. */
struct dx_filing_settings {
	const char *value[DX_FSET_COUNT]; /* never NULL */
	struct dx_str *gstins;
	size_t n_gstins;
};

/*
 * VALUES: a JSON object of the values that differ (member names as in the table); NULL: none. Values that do
 * not pass their check (written by another version) count as absent.
 */
void dx_filing_settings_load(struct dx_arena *a, const json_t *values, struct dx_filing_settings *s_r);
/* Is GSTIN (NULL: no) one of the team's? */
bool dx_filing_is_own(const struct dx_filing_settings *s, const char *gstin);

#endif

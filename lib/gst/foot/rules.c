/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the law asks of an invoice besides sums: the right tax, small rounding, words, registrations. */
#include <string.h>

#include "dx/extract/ident.h"

#include "dx/extract/inwords.h"
#include "foot.h"

static bool on(const struct dx_job *job, enum gst_check c)
{
	return dx_template_checks(job->tpl, c);
}

/* "SEZ unit", "(SEZ)" on a paper whose supply may be one to a special economic zone. */
static bool names_zone(const struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const char *text = job->lines.v[i].words[k]->text;

			text += strspn(text, "(\"'");
			if (strncmp(text, "SEZ", 3) == 0 && !dx_has_letter(text + 3))
				return true;
		}
	return false;
}

/* Within the supplier's state CGST and SGST, beyond it IGST; a special economic zone is beyond every state. */
static void state_rule(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Supplier's state and place of supply decide between CGST+SGST and IGST";
	struct gst_totals *t = &inv->totals;
	bool has_igst = dx_val_has(&t->igst) && !dx_dec_is_zero(t->igst.dec);
	bool has_cgst = dx_val_has(&t->cgst) && !dx_dec_is_zero(t->cgst.dec);
	struct dx_term terms[] = {{NULL, "/supplier/state_code"}, {NULL, "/place_of_supply"}};
	const char *want;
	const char *found = has_igst ? "igst" : "cgst+sgst";
	bool within;

	if (!dx_val_has(&inv->place_of_supply) || !dx_val_has(&inv->supplier.state_code) || has_igst == has_cgst) {
		dx_checks_none(&job->checks, "state_rule", label, "/place_of_supply");
		return;
	}
	within = strcmp(inv->place_of_supply.text, inv->supplier.state_code.text) == 0;
	if (within && has_igst && names_zone(job)) { /* nothing says for certain that it is one */
		dx_checks_none(&job->checks, "state_rule", label, "/place_of_supply");
		return;
	}
	want = within ? "cgst+sgst" : "igst";
	dx_checks_add(&job->checks, "state_rule", label, strcmp(want, found) == 0 ? DX_CHECK_PASSED : DX_CHECK_FAILED,
		      want, found, terms, DX_LEN(terms));
}

static void round_off(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Rounding is less than one rupee";
	struct dx_term term = {NULL, "/totals/round_off"};
	char found[DX_DEC_TEXT_MAX];

	if (!dx_val_has(&inv->totals.round_off))
		return;
	dx_checks_add(&job->checks, "round_off", label,
		      dx_dec_cmp(dx_dec_abs(inv->totals.round_off.dec), dx_dec(1, 0)) < 0 ? DX_CHECK_PASSED
											  : DX_CHECK_FAILED,
		      "less than 1.00", dx_dec_text(inv->totals.round_off.dec, found), &term, 1);
}

static void check_words(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Amount in words against the total";
	struct dx_term terms[] = {{&inv->totals.total, "/totals/total"}, {&inv->amount_in_words, "/amount_in_words"}};
	struct dx_dec v;

	if (dx_val_has(&inv->amount_in_words) && dx_val_printed(&inv->totals.total) &&
	    dx_inwords_parse(dx_str(inv->amount_in_words.text), &v))
		dx_checks_compare(&job->checks, "amount_in_words", label, v, inv->totals.total.dec, dx_dec(0, 2), terms,
				  DX_LEN(terms));
	else
		dx_checks_none(&job->checks, "amount_in_words", label, "/amount_in_words");
}

static void gstin(struct dx_job *job, const struct dx_val *v, const char *path)
{
	static const char label[] = "Check digit of the GSTIN";
	struct dx_term term = {NULL, path};
	char want[2] = {0};
	char found[2] = {0};

	if (!dx_val_has(v)) {
		dx_checks_none(&job->checks, "gstin", label, path);
		return;
	}
	want[0] = dx_ident_gstin_check(dx_str(v->text));
	found[0] = v->text[DX_GSTIN_LEN - 1];
	dx_checks_add(&job->checks, "gstin", label, dx_ident_gstin(dx_str(v->text)) ? DX_CHECK_PASSED : DX_CHECK_FAILED,
		      want, found, &term, 1);
}

static void pan_in_gstin(struct dx_job *job, const struct gst_party *p, const char *path)
{
	struct dx_term term = {NULL, path};
	char want[11];

	if (!dx_val_printed(&p->pan) || !dx_val_has(&p->gstin))
		return;
	memcpy(want, p->gstin.text + 2, 10);
	want[10] = '\0';
	dx_checks_add(&job->checks, "pan_in_gstin", "PAN is part of the GSTIN",
		      strcmp(want, p->pan.text) == 0 ? DX_CHECK_PASSED : DX_CHECK_FAILED, want, p->pan.text, &term, 1);
}

void dx_gst_rules(struct dx_job *job, struct gst_invoice *inv)
{
	if (on(job, GK_ROUND_OFF))
		round_off(job, inv);
	if (on(job, GK_WORDS))
		check_words(job, inv);
	if (on(job, GK_STATE_RULE))
		state_rule(job, inv);
	if (on(job, GK_GSTIN)) {
		gstin(job, &inv->supplier.gstin, "/supplier/gstin");
		gstin(job, &inv->recipient.gstin, "/recipient/gstin");
	}
	if (on(job, GK_PAN_IN_GSTIN)) {
		pan_in_gstin(job, &inv->supplier, "/supplier/pan");
		pan_in_gstin(job, &inv->recipient, "/recipient/pan");
	}
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sums, taxes and totals, their checks and repair. */
#ifndef DX_GST_FOOT_H
#define DX_GST_FOOT_H

#include "gst_int.h"

/* Let labels see the invoice's foot where it stands beside the rows of a summary; see beside.c. */
void dx_gst_free_foot(struct dx_job *job);
void dx_gst_totals(struct dx_job *job, struct gst_invoice *inv);
/* Where a line has the tax KIND, GC_CGST, GC_SGST, GC_IGST or GC_TAX. */
size_t dx_gst_tax_offset(int kind) DX_MUST_CHECK;
/*
 * Taxes of charges that have lines of their own in the foot, once the charges are known; see chargetax.c. Does LINE
 * name one, is V one, what do those of KIND come to (false: there is none)? The totals of taxes, which lack them, with
 * them.
 */
bool dx_gst_is_charge_tax(const struct dx_job *job, size_t line) DX_MUST_CHECK;
void dx_gst_find_charge_taxes(struct dx_job *job, struct gst_invoice *inv);
bool dx_gst_is_of_charge(const struct gst_invoice *inv, const struct dx_val *v) DX_MUST_CHECK;
bool dx_gst_tax_of_charges(const struct gst_invoice *inv, int kind, struct dx_dec *sum_r);
void dx_gst_add_charge_taxes(struct dx_job *job, struct gst_invoice *inv);
/* Has each charge such a tax, which its rate makes? */
bool dx_gst_are_charges_taxed(const struct gst_invoice *inv) DX_MUST_CHECK;
/* The tax that label FIELD names, or the sum of its lines by rate, into *V; see taxsaid.c. */
void dx_gst_tax_said(struct dx_job *job, const struct gst_invoice *inv, int field, struct dx_val *v);
/* The only sum before tax is that before the discount, or before several: the taxable value is not printed. */
void dx_gst_before_discount(struct dx_job *job, struct gst_invoice *inv);
/* All that is taken off between the lines and a sum before tax is the discount, or, where no such sum is printed, what
 * is taken off before the taxes and makes the total; see takenoff.c. */
void dx_gst_taken_before_tax(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_taken_from_total(struct dx_job *job, struct gst_invoice *inv);
/* "Sub Total / Less: Cash Discount", and a summary of what is left: that, perhaps with the first charges, is the
 * taxable value. */
void dx_gst_after_discount(struct gst_invoice *inv);
/* Are the lines less the discount of the foot what is taxed, and nothing else is? */
bool dx_gst_discount_is_before_tax(const struct gst_invoice *inv) DX_MUST_CHECK;
/* PART of the lines' sum less its share of that discount, rounded to paise; false: there is none. */
bool dx_gst_less_discount(const struct gst_invoice *inv, struct dx_dec part, struct dx_dec *less_r) DX_MUST_CHECK;
/* Lines of the foot without a known name; see blind.c. A charge that is taxed; the total. */
void dx_gst_blind_charge(struct dx_job *job, struct gst_invoice *inv);
/* A line without a known name between the lines, which come to SUM, and TAXABLE, which is that much more: *V_R. */
bool dx_gst_charge_between(struct dx_job *job, struct dx_dec sum, const struct dx_val *taxable, struct dx_val *v_r);
/* One tax, or two equal ones, between the taxable value and the total, which they make; the rates say how much. Where
 * the total is not what was known as one it is the amount that they make. */
void dx_gst_blind_taxes(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_blind_total(struct dx_job *job, struct gst_invoice *inv);
/* Are the printed taxes those on BASE, by law or by the rates of the lines that come to it? */
bool dx_gst_taxes_are_on(const struct gst_invoice *inv, struct dx_dec base) DX_MUST_CHECK;
/* The taxable value by the taxes that are on it, which make the total with it. */
void dx_gst_blind_taxable(struct dx_job *job, struct gst_invoice *inv);
/* The taxable value that only a summary of one rate says, where the lines less the discount come to it with the first
 * charges. */
void dx_gst_value_of_only_rate(struct gst_invoice *inv);
/* Which charges a taxable value holds that no label says, but a row of totals: the first ones, or a line without a
 * known name. */
void dx_gst_taxed_charges(struct dx_job *job, struct gst_invoice *inv);
/* Taxes of the foot where no label tells one, by lines whose words hold their names; see glued.c. */
void dx_gst_glued_taxes(struct dx_job *job, struct gst_invoice *inv);
/* Names of taxes that recognition tears, "c GST", as one word, and "C.G.S.T." as "CGST"; before anything is looked for.
 */
void dx_gst_join_names(struct dx_job *job);
/* Does a word of LINE before the last one hold "GST"? */
bool dx_gst_names_tax(const struct dx_line *line);
/* The amount at the end of a line of the foot; true: it is V (of either sign), and words stand before it. */
bool dx_gst_line_says(struct dx_job *job, size_t index, struct dx_dec v, struct dx_val *found_r);
/* The first word of the run that stands left of the last word of LINE, which is an amount. */
size_t dx_gst_name_from(const struct dx_line *line) DX_MUST_CHECK;
/* A minus before the last word of LINE (two words at least), or "Less" in front of all. */
bool dx_gst_says_less(const struct dx_line *line);
/* What the taxable value, taxes, charges and rounding come to; false without the first. */
bool dx_gst_sum_of_parts(const struct gst_invoice *inv, struct dx_dec *sum_r);
/* The same where the value may be printed in the lines alone. */
bool dx_gst_sum_of_all(const struct gst_invoice *inv, struct dx_dec *sum_r);
/* "Less : Rounded Off (-)      0.20": the sign stands with the name, and the total bears it out. */
void dx_gst_round_off_sign(struct dx_job *job, struct gst_invoice *inv);
/* A rounding of a scan that was not read, or not as the total has it: a sign is lost, or a digit to it. */
void dx_gst_round_off_again(struct dx_job *job, struct gst_invoice *inv);
/* One of the sums and taxes of a scan that was misread, or CGST or SGST that was lost: what makes the total, where
 * second readings of its place say it; see sumagain.c. */
void dx_gst_sums_again(struct dx_job *job, struct gst_invoice *inv);
/* A line of the foot with exactly what the total lacks, less than a rupee, whatever it is called. */
void dx_gst_round_off_by_sum(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_repair(struct gst_invoice *inv);
/* "IGST 12% on 67,391.40" in the foot whose base and rate do not make its tax, or bases that nearly come to the taxable
 * value. */
bool dx_gst_has_odd_base(struct dx_job *job, const struct gst_invoice *inv);
/* The number in TEXT, a word of a name: brackets and "@" around it are none of it. */
bool dx_gst_number_in(struct dx_job *job, const char *text, struct dx_number *n_r) DX_MUST_CHECK;
/* "CGST @ 9%  486.00": the only rate that LINE says of its tax; false: it says none, or several. */
bool dx_gst_only_rate(struct dx_job *job, const struct dx_line *line, struct dx_dec *rate_r) DX_MUST_CHECK;
/* The foot says one rate, which makes all taxes of the taxable value, and most lines have no figure like it under a
 * heading that nobody knows: what stands there is not their rate. See onerate.c. */
bool dx_gst_is_of_one_rate(struct dx_job *job, const struct gst_invoice *inv) DX_MUST_CHECK;
/* "CGST @ 9%" in the foot beside a tax that the lines of another rate make. */
bool dx_gst_has_odd_rate(struct dx_job *job, const struct gst_invoice *inv);
/* What was not printed but follows from the lines, and from the states of both parties. */
void dx_gst_derive(struct gst_invoice *inv);
void dx_gst_checks(struct dx_job *job, struct gst_invoice *inv);
/*
 * "IGST 0.00" beside CGST or SGST that are charged, or these beside it: is tax TOTAL (a HALF or integrated) nothing
 * because those of the other kind are charged? No half excuses the other one.
 */
bool dx_gst_is_of_other_kind(const struct gst_totals *t, const struct dx_val *total, bool half);
/* What is called a total and is none of the invoice: V is what is due behind its total, or one of the figures in the
 * row of totals under the items that are no money of theirs; see due.c. */
bool dx_gst_is_due(struct dx_job *job, const struct gst_invoice *inv, const struct dx_val *v) DX_MUST_CHECK;
bool dx_gst_is_of_column(const struct dx_job *job, const struct gst_invoice *inv, const struct dx_val *v) DX_MUST_CHECK;
/* Is what is left to pay, below the total, not what total and payments between them make it? See owed.c. */
bool dx_gst_has_odd_balance(struct dx_job *job, const struct gst_invoice *inv) DX_MUST_CHECK;
/* The foot's sum of what is exempt, beside that of what is taxed, and the lines that it is of; see exempt.c. */
void dx_gst_find_exempt(struct dx_job *job, struct gst_invoice *inv);
/* Both sums against their lines. */
void dx_gst_check_exempt(struct dx_job *job, struct gst_invoice *inv);
/* The total that all parts come to where what is left of it to pay was taken for it; see due.c. */
void dx_gst_total_over_due(struct dx_job *job, struct gst_invoice *inv);
/* Sum of the charges FROM..TO; their terms behind the N of TERMS. */
size_t dx_gst_charges(struct gst_invoice *inv, size_t from, size_t to, struct dx_term *terms, size_t n,
		      struct dx_dec *sum);
/* The summary by rate, against lines and totals; see ratesums.c. */
void dx_gst_check_summary(struct dx_job *job, struct gst_invoice *inv);
/*
 * "GST 5.00 │ 1147.68 │ 28.13 │ 28.13" in the foot, under no summary's headings: behind which word of LINE end the
 * figures, each of which the lines of that rate come to; 0: it says no rate, or another figure. See classes.c.
 */
size_t dx_gst_class_end(struct dx_job *job, const struct gst_invoice *inv, const struct dx_line *line);
/* Does LINE name a tax in such figures alone? "GST 18% on 1,655.00   Less : Advance Received  -6,000.00" */
bool dx_gst_is_class(struct dx_job *job, const struct gst_invoice *inv, const struct dx_line *line) DX_MUST_CHECK;
bool dx_gst_is_of_class(struct dx_job *job, const struct gst_invoice *inv, const struct dx_val *v); /* one of these */
/* The rates of lines that such figures hold. */
void dx_gst_check_classes(struct dx_job *job, struct gst_invoice *inv);
/* Terms of the member at OFFSET over all lines, and their sum; false, and nothing changed, when a line lacks it. */
bool dx_gst_sum_lines(struct gst_invoice *inv, size_t offset, struct dx_term *terms, size_t *n, struct dx_dec *sum);
/* Printed sums of discounts, see discounts.c; those of lines FROM..TO are proved by one. */
void dx_gst_check_discounts(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_prove_discounts(struct gst_invoice *inv, size_t from, size_t to);
/* Is V, which stands between X0 and X1, what the figures over it in a column of the items come to, whatever they are?
 */
bool dx_gst_is_column_sum(struct dx_job *job, int32_t x0, int32_t x1, struct dx_dec v) DX_MUST_CHECK;
/* Printed sums of columns; may find an odd figure. */
void dx_gst_check_sums(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_rules(struct dx_job *job, struct gst_invoice *inv);
/* A tax invoice that names no tax, and no reason why there is none. */
bool dx_gst_lost_taxes(const struct dx_job *job, const struct gst_invoice *inv) DX_MUST_CHECK;
/* Is all in the record that is printed? See whole.h. */
bool dx_gst_is_whole(struct dx_job *job, struct gst_invoice *inv);

#endif

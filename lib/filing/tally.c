/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * accounting_a_sales_voucher: vouchers for Tally's "Import transactions" (XML), as accounting invoices, which need
 * ledgers but no stock items. Debits are negative and "deemed positive", credits positive; a voucher sums to zero.
 */
#include <stdio.h>
#include <string.h>

#include "filing_int.h"

/* What the ledgers of one voucher get. */
struct sums {
	struct dx_dec sales, cgst, sgst, igst, cess, round_off, total;
};

static const char *value(const struct dx_fil *f, enum dx_filing_setting s)
{
	return f->settings->value[s];
}

/* Taxes as the invoice charges them; where only rates are printed, as computed. */
static struct sums sum_up(const struct dx_invoice *inv)
{
	struct sums s = {dx_dec(0, 2), dx_dec(0, 2), dx_dec(0, 2), dx_dec(0, 2),
			 dx_dec(0, 2), dx_dec(0, 2), inv->total.v};
	struct dx_dec without = dx_dec(0, 2);
	bool reverse = inv->reverse_charge; /* the recipient pays the tax: it is not in the total */
	for (size_t i = 0; i < inv->n_rates; i++) {
		const struct dx_inv_rate *r = &inv->rates[i];
		s.sales = dx_dec_add(s.sales, r->taxable);
		s.cgst = dx_dec_add(s.cgst, reverse ? dx_dec(0, 2) : r->cgst);
		s.sgst = dx_dec_add(s.sgst, reverse ? dx_dec(0, 2) : r->sgst);
		s.igst = dx_dec_add(s.igst, reverse ? dx_dec(0, 2) : r->igst);
		s.cess = dx_dec_add(s.cess, r->cess);
	}
	if (inv->cgst.has)
		s.cgst = inv->cgst.v;
	if (inv->sgst.has)
		s.sgst = inv->sgst.v;
	if (inv->igst.has)
		s.igst = inv->igst.v;
	if (inv->cess.has)
		s.cess = inv->cess.v;
	without = dx_dec_add(dx_dec_add(s.sales, s.cgst), dx_dec_add(s.sgst, dx_dec_add(s.igst, s.cess)));
	s.total = dx_dec_round(s.total, 2);
	s.round_off = dx_dec_round(dx_dec_sub(s.total, without), 2);
	return s;
}

static bool check(struct dx_fil *f, struct dx_err *err)
{
	struct dx_invoice *inv = &f->inv;
	bool sez = strcmp(value(f, DX_FSET_sez), "yes") == 0;
	if (!inv->gst)
		return dx_fail(err, DX_E_export_not_available, "it takes GST invoices only");
	if (inv->type != NULL && strstr(inv->type, "note") != NULL)
		return dx_fail(err, DX_E_export_not_available,
			       "a credit or debit note is another kind of voucher than a sale");
	if (inv->number == NULL || inv->date.year == 0 || !inv->total.has)
		return dx_fail(err, DX_E_export_not_available, "the invoice has no %s",
			       inv->number == NULL ? "number" : (inv->date.year == 0 ? "date" : "total"));
	if (inv->recipient.name == NULL && *value(f, DX_FSET_tally_party) == '\0')
		return dx_fail(err, DX_E_export_not_available,
			       "the recipient's name was not found, and no ledger for customers is set "
			       "(accounting_a.party_ledger)");
	if (!dx_invoice_rates(f->arena, inv, sez, err))
		return false;
	if (!dx_dec_near(sum_up(inv).round_off, dx_dec(0, 2), dx_dec(100, 2)))
		return dx_fail(err, DX_E_export_not_available,
			       "taxable value and taxes differ from the total by more than rounding: the invoice has a "
			       "charge or a discount outside its lines");
	return true;
}

static void open_envelope(struct dx_filing_writer *w)
{
	const char *company = w->settings->value[DX_FSET_tally_company];
	dx_buf_adds(w->out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
			    "<ENVELOPE>\n<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>\n"
			    "<BODY>\n<IMPORTDATA>\n<REQUESTDESC>\n<REPORTNAME>Vouchers</REPORTNAME>\n");
	if (*company != '\0') {
		dx_buf_adds(w->out, "<STATICVARIABLES>\n");
		dx_fil_xml_element(w->out, "SVCURRENTCOMPANY", company);
		dx_buf_adds(w->out, "</STATICVARIABLES>\n");
	}
	dx_buf_adds(w->out, "</REQUESTDESC>\n<REQUESTDATA>\n");
}

static void close_envelope(struct dx_filing_writer *w)
{
	dx_buf_adds(w->out, "</REQUESTDATA>\n</IMPORTDATA>\n</BODY>\n</ENVELOPE>\n");
}

/* AMOUNT as Tally signs it: credits positive. Nothing for zero. */
static void entry(struct dx_buf *out, const char *ledger, struct dx_dec amount, const char *bill)
{
	char text[DX_DEC_TEXT_MAX];
	if (dx_dec_is_zero(amount))
		return;
	dx_dec_text(dx_dec_round(amount, 2), text);
	dx_buf_adds(out, "<LEDGERENTRIES.LIST>\n");
	dx_fil_xml_element(out, "LEDGERNAME", ledger);
	dx_fil_xml_element(out, "ISDEEMEDPOSITIVE", text[0] == '-' ? "Yes" : "No");
	dx_fil_xml_element(out, "AMOUNT", text);
	if (bill != NULL) {
		dx_buf_adds(out, "<BILLALLOCATIONS.LIST>\n");
		dx_fil_xml_element(out, "NAME", bill);
		dx_fil_xml_element(out, "BILLTYPE", "New Ref");
		dx_fil_xml_element(out, "AMOUNT", text);
		dx_buf_adds(out, "</BILLALLOCATIONS.LIST>\n");
	}
	dx_buf_adds(out, "</LEDGERENTRIES.LIST>\n");
}

static void add_entries(struct dx_buf *out, const struct dx_fil *f, const char *party)
{
	const struct sums s = sum_up(&f->inv);
	bool bills = strcmp(value(f, DX_FSET_tally_bills), "yes") == 0;
	entry(out, party, dx_dec_neg(s.total), bills ? f->inv.number : NULL);
	entry(out, value(f, DX_FSET_tally_sales), s.sales, NULL);
	entry(out, value(f, DX_FSET_tally_cgst), s.cgst, NULL);
	entry(out, value(f, DX_FSET_tally_sgst), s.sgst, NULL);
	entry(out, value(f, DX_FSET_tally_igst), s.igst, NULL);
	entry(out, value(f, DX_FSET_tally_cess), s.cess, NULL);
	entry(out, value(f, DX_FSET_tally_round), s.round_off, NULL);
}

static void add_dates(struct dx_buf *out, struct dx_date d)
{
	static const char *const tags[] = {"DATE", "EFFECTIVEDATE", "REFERENCEDATE"};
	char text[24];
	snprintf(text, sizeof(text), "%04d%02d%02d", d.year, d.month, d.day);
	for (size_t i = 0; i < DX_LEN(tags); i++)
		dx_fil_xml_element(out, tags[i], text);
}

static void add_party(struct dx_buf *out, const struct dx_invoice *inv, const char *ledger)
{
	static const char *const names[] = {"PARTYNAME", "BASICBASEPARTYNAME", "PARTYMAILINGNAME", "BASICBUYERNAME",
					    "CONSIGNEEMAILINGNAME"};
	const char *name = inv->recipient.name != NULL ? inv->recipient.name : ledger;
	const char *state = dx_fil_state_name(inv->recipient.state);
	const char *pos = dx_fil_state_name(inv->pos);
	dx_fil_xml_element(out, "PARTYLEDGERNAME", ledger);
	for (size_t i = 0; i < DX_LEN(names); i++)
		dx_fil_xml_element(out, names[i], name);
	if (inv->recipient.gstin != NULL)
		dx_fil_xml_element(out, "PARTYGSTIN", inv->recipient.gstin);
	if (state != NULL) {
		dx_fil_xml_element(out, "STATENAME", state);
		dx_fil_xml_element(out, "CONSIGNEESTATENAME", state);
	}
	if (pos != NULL)
		dx_fil_xml_element(out, "PLACEOFSUPPLY", pos);
	dx_fil_xml_element(out, "GSTREGISTRATIONTYPE",
			   inv->recipient.gstin != NULL ? "Regular" : "Unregistered/Consumer");
	dx_buf_adds(out, "<VATDEALERTYPE>Regular</VATDEALERTYPE>\n<COUNTRYOFRESIDENCE>India</COUNTRYOFRESIDENCE>\n"
			 "<CONSIGNEECOUNTRYNAME>India</CONSIGNEECOUNTRYNAME>\n");
}

static void add(struct dx_filing_writer *w, struct dx_fil *f)
{
	struct dx_buf *out = w->out;
	const struct dx_invoice *inv = &f->inv;
	const char *party =
		*value(f, DX_FSET_tally_party) != '\0' ? value(f, DX_FSET_tally_party) : inv->recipient.name;
	const char *type = value(f, DX_FSET_tally_voucher);
	/* The document's own uuid: a second import of the same file finds the voucher instead of doubling it. */
	dx_buf_printf(out, "<TALLYMESSAGE xmlns:UDF=\"TallyUDF\">\n<VOUCHER REMOTEID=\"%s\" VCHTYPE=\"", f->doc->uuid);
	dx_fil_xml_text(out, type);
	dx_buf_adds(out, "\" ACTION=\"Create\" OBJVIEW=\"Invoice Voucher View\">\n");
	add_dates(out, inv->date);
	dx_fil_xml_element(out, "REFERENCE", inv->number);
	dx_fil_xml_element(out, "VOUCHERTYPENAME", type);
	dx_fil_xml_element(out, "VOUCHERNUMBER", inv->number);
	add_party(out, inv, party);
	/* without these two Tally takes the voucher for an item invoice, or for an empty one */
	dx_buf_adds(out, "<PERSISTEDVIEW>Invoice Voucher View</PERSISTEDVIEW>\n"
			 "<VCHENTRYMODE>Accounting Invoice</VCHENTRYMODE>\n<ISINVOICE>Yes</ISINVOICE>\n");
	dx_fil_xml_element(out, "NARRATION",
			   dx_asprintf(f->arena, "%sInvoice %s", f->doc->marked ? "UNVERIFIED: " : "", inv->number));
	add_entries(out, f, party);
	dx_buf_adds(out, "</VOUCHER>\n</TALLYMESSAGE>\n");
	w->rows++;
}

const struct dx_filing_ops dx_fil_tally = {true, check, open_envelope, add, close_envelope};

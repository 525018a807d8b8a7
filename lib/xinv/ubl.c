/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* OASIS UBL 2.1 invoices and credit notes (Peppol, XRechnung). */
#include "xinv_int.h"

static void party(struct xinv_build *b, const xmlNode *n, const char *side)
{
	static const char *const address[] = {"PostalAddress/StreetName", "PostalAddress/AdditionalStreetName",
					      "PostalAddress/PostalZone", "PostalAddress/CityName",
					      "PostalAddress/Country/IdentificationCode"};
	const char *pointer = dx_asprintf(b->arena, "/%s/name", side);
	const char *name = dx_xinv_text(b->arena, dx_xinv_child(n, "PartyLegalEntity/RegistrationName"));

	if (!n)
		return;
	if (!name)
		name = dx_xinv_text(b->arena, dx_xinv_child(n, "PartyName/Name"));
	dx_xinv_add(b, pointer, DX_XINV_TEXT, name);
	dx_xinv_joined(b, n, address, DX_LEN(address), dx_asprintf(b->arena, "/%s/address", side));
	dx_xinv_take(b, n, "PartyTaxScheme/CompanyID", dx_asprintf(b->arena, "/%s/tax_id", side), DX_XINV_TEXT);
}

static void line(struct xinv_build *b, const xmlNode *n, size_t i)
{
	const xmlNode *quantity = dx_xinv_child(n, "InvoicedQuantity|CreditedQuantity");

	dx_xinv_take(b, n, "Item/Name", dx_asprintf(b->arena, "/line_items/%zu/description", i), DX_XINV_TEXT);
	dx_xinv_add(b, dx_asprintf(b->arena, "/line_items/%zu/quantity", i), DX_XINV_NUMBER,
		    dx_xinv_text(b->arena, quantity));
	dx_xinv_add(b, dx_asprintf(b->arena, "/line_items/%zu/unit", i), DX_XINV_TEXT,
		    dx_xinv_attribute(b->arena, quantity, "unitCode"));
	dx_xinv_take(b, n, "Price/PriceAmount", dx_asprintf(b->arena, "/line_items/%zu/unit_price", i), DX_XINV_NUMBER);
	dx_xinv_take(b, n, "Item/ClassifiedTaxCategory/Percent", dx_asprintf(b->arena, "/line_items/%zu/tax_rate", i),
		     DX_XINV_NUMBER);
	dx_xinv_take(b, n, "LineExtensionAmount", dx_asprintf(b->arena, "/line_items/%zu/amount", i), DX_XINV_NUMBER);
}

static void rates(struct xinv_build *b, const xmlNode *root)
{
	const xmlNode *n = dx_xinv_child(root, "TaxTotal/TaxSubtotal");

	for (; n && b->x.n_rates < DX_XINV_LINES_MAX; n = dx_xinv_next(n, "TaxSubtotal")) {
		size_t i = b->x.n_rates++;

		dx_xinv_take(b, n, "TaxCategory/Percent", dx_asprintf(b->arena, "/tax_summary/%zu/tax_rate", i),
			     DX_XINV_NUMBER);
		dx_xinv_take(b, n, "TaxableAmount", dx_asprintf(b->arena, "/tax_summary/%zu/taxable", i),
			     DX_XINV_NUMBER);
		dx_xinv_take(b, n, "TaxAmount", dx_asprintf(b->arena, "/tax_summary/%zu/tax", i), DX_XINV_NUMBER);
	}
}

void dx_xinv_ubl(struct xinv_build *b, const xmlNode *root)
{
	const xmlNode *sums = dx_xinv_child(root, "LegalMonetaryTotal");
	const xmlNode *n = dx_xinv_child(root, "InvoiceLine|CreditNoteLine");

	dx_xinv_take(b, root, "ID", "/invoice_number", DX_XINV_TEXT);
	dx_xinv_take(b, root, "IssueDate", "/invoice_date", DX_XINV_DATE);
	dx_xinv_take(b, root, "DueDate", "/due_date", DX_XINV_DATE);
	dx_xinv_document_type(b, dx_xinv_text(b->arena, dx_xinv_child(root, "InvoiceTypeCode|CreditNoteTypeCode")));
	dx_xinv_take(b, root, "OrderReference/ID", "/purchase_order", DX_XINV_TEXT);
	party(b, dx_xinv_child(root, "AccountingSupplierParty/Party"), "supplier");
	party(b, dx_xinv_child(root, "AccountingCustomerParty/Party"), "recipient");
	dx_xinv_take(b, root, "DocumentCurrencyCode", "/currency", DX_XINV_TEXT);
	for (; n && b->x.n_lines < DX_XINV_LINES_MAX; n = dx_xinv_next(n, "InvoiceLine|CreditNoteLine"))
		line(b, n, b->x.n_lines++);
	rates(b, root);
	dx_xinv_take(b, sums, "LineExtensionAmount", "/totals/subtotal", DX_XINV_NUMBER);
	dx_xinv_take_nonzero(b, sums, "AllowanceTotalAmount", "/totals/discount");
	dx_xinv_take_nonzero(b, sums, "ChargeTotalAmount", "/totals/shipping");
	dx_xinv_take(b, root, "TaxTotal/TaxAmount", "/totals/tax", DX_XINV_NUMBER);
	dx_xinv_take(b, sums, "TaxInclusiveAmount", "/totals/total", DX_XINV_NUMBER);
	dx_xinv_take_nonzero(b, sums, "PrepaidAmount", "/totals/paid");
	dx_xinv_take(b, sums, "PayableAmount", "/totals/due", DX_XINV_NUMBER);
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* UN/CEFACT Cross Industry Invoice: D16B (Factur-X, ZUGFeRD 2) and the older draft of ZUGFeRD 1. */
#include <string.h>

#include "xinv_int.h"

#define SUMS "SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation"
#define LINE "IncludedSupplyChainTradeLineItem"

static void party(struct xinv_build *b, const xmlNode *n, const char *side)
{
	static const char *const address[] = {"PostalTradeAddress/LineOne",   "PostalTradeAddress/LineTwo",
					      "PostalTradeAddress/LineThree", "PostalTradeAddress/PostcodeCode",
					      "PostalTradeAddress/CityName",  "PostalTradeAddress/CountryID"};
	const xmlNode *tax = dx_xinv_child(n, "SpecifiedTaxRegistration");
	const xmlNode *best = tax;

	if (!n)
		return;
	dx_xinv_take(b, n, "Name", dx_asprintf(b->arena, "/%s/name", side), DX_XINV_TEXT);
	dx_xinv_joined(b, n, address, DX_LEN(address), dx_asprintf(b->arena, "/%s/address", side));
	for (; tax; tax = dx_xinv_next(tax, "SpecifiedTaxRegistration")) {
		const char *scheme = dx_xinv_attribute(b->arena, dx_xinv_child(tax, "ID"), "schemeID");

		if (scheme && strcmp(scheme, "VA") == 0)
			best = tax;
	}
	dx_xinv_take(b, best, "ID", dx_asprintf(b->arena, "/%s/tax_id", side), DX_XINV_TEXT);
}

static void line(struct xinv_build *b, const xmlNode *n, size_t i)
{
	const xmlNode *price = dx_xinv_child(n, "SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement");
	const xmlNode *quantity =
		dx_xinv_child(n, "SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery/BilledQuantity");
	const xmlNode *sums = dx_xinv_child(n, "SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement");

	dx_xinv_take(b, n, "SpecifiedTradeProduct/Name", dx_asprintf(b->arena, "/line_items/%zu/description", i),
		     DX_XINV_TEXT);
	dx_xinv_add(b, dx_asprintf(b->arena, "/line_items/%zu/quantity", i), DX_XINV_NUMBER,
		    dx_xinv_text(b->arena, quantity));
	dx_xinv_add(b, dx_asprintf(b->arena, "/line_items/%zu/unit", i), DX_XINV_TEXT,
		    dx_xinv_attribute(b->arena, quantity, "unitCode"));
	dx_xinv_take(b, price, "NetPriceProductTradePrice/ChargeAmount",
		     dx_asprintf(b->arena, "/line_items/%zu/unit_price", i), DX_XINV_NUMBER);
	dx_xinv_take(b, sums, "ApplicableTradeTax/RateApplicablePercent|ApplicablePercent",
		     dx_asprintf(b->arena, "/line_items/%zu/tax_rate", i), DX_XINV_NUMBER);
	dx_xinv_take(b, sums,
		     "SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation/"
		     "LineTotalAmount",
		     dx_asprintf(b->arena, "/line_items/%zu/amount", i), DX_XINV_NUMBER);
}

/* Lines that only carry a note have no amount and are no items. */
static void lines(struct xinv_build *b, const xmlNode *deal)
{
	const xmlNode *n = dx_xinv_child(deal, LINE);

	for (; n && b->x.n_lines < DX_XINV_LINES_MAX; n = dx_xinv_next(n, LINE))
		if (dx_xinv_child(n, "SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement/"
				     "SpecifiedTradeSettlementLineMonetarySummation|"
				     "SpecifiedTradeSettlementMonetarySummation/LineTotalAmount"))
			line(b, n, b->x.n_lines++);
}

static void rates(struct xinv_build *b, const xmlNode *settlement)
{
	const xmlNode *n = dx_xinv_child(settlement, "ApplicableTradeTax");

	for (; n && b->x.n_rates < DX_XINV_LINES_MAX; n = dx_xinv_next(n, "ApplicableTradeTax")) {
		size_t i = b->x.n_rates++;

		dx_xinv_take(b, n, "RateApplicablePercent|ApplicablePercent",
			     dx_asprintf(b->arena, "/tax_summary/%zu/tax_rate", i), DX_XINV_NUMBER);
		dx_xinv_take(b, n, "BasisAmount", dx_asprintf(b->arena, "/tax_summary/%zu/taxable", i), DX_XINV_NUMBER);
		dx_xinv_take(b, n, "CalculatedAmount", dx_asprintf(b->arena, "/tax_summary/%zu/tax", i),
			     DX_XINV_NUMBER);
	}
}

static void totals(struct xinv_build *b, const xmlNode *sums)
{
	dx_xinv_take(b, sums, "LineTotalAmount", "/totals/subtotal", DX_XINV_NUMBER);
	dx_xinv_take_nonzero(b, sums, "AllowanceTotalAmount", "/totals/discount");
	dx_xinv_take_nonzero(b, sums, "ChargeTotalAmount", "/totals/shipping");
	dx_xinv_take(b, sums, "TaxTotalAmount", "/totals/tax", DX_XINV_NUMBER);
	dx_xinv_take(b, sums, "GrandTotalAmount", "/totals/total", DX_XINV_NUMBER);
	dx_xinv_take_nonzero(b, sums, "TotalPrepaidAmount", "/totals/paid");
	dx_xinv_take(b, sums, "DuePayableAmount", "/totals/due", DX_XINV_NUMBER);
}

void dx_xinv_cii(struct xinv_build *b, const xmlNode *root)
{
	const xmlNode *head = dx_xinv_child(root, "ExchangedDocument|HeaderExchangedDocument");
	const xmlNode *deal = dx_xinv_child(root, "SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction");
	const xmlNode *agreement =
		dx_xinv_child(deal, "ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement");
	const xmlNode *settlement =
		dx_xinv_child(deal, "ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement");

	dx_xinv_take(b, head, "ID", "/invoice_number", DX_XINV_TEXT);
	dx_xinv_take(b, head, "IssueDateTime", "/invoice_date", DX_XINV_DATE);
	dx_xinv_take(b, head, "IssueDateTime/DateTimeString", "/invoice_date", DX_XINV_DATE);
	dx_xinv_take(b, settlement, "SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString", "/due_date",
		     DX_XINV_DATE);
	dx_xinv_document_type(b, dx_xinv_text(b->arena, dx_xinv_child(head, "TypeCode")));
	dx_xinv_take(b, agreement, "BuyerOrderReferencedDocument/IssuerAssignedID|ID", "/purchase_order", DX_XINV_TEXT);
	party(b, dx_xinv_child(agreement, "SellerTradeParty"), "supplier");
	party(b, dx_xinv_child(agreement, "BuyerTradeParty"), "recipient");
	dx_xinv_take(b, settlement, "InvoiceCurrencyCode", "/currency", DX_XINV_TEXT);
	lines(b, deal);
	rates(b, settlement);
	totals(b, dx_xinv_child(settlement, SUMS));
}

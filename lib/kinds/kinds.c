/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The list of kinds. A new kind is one line here. */
#include "dx/kinds/kinds.h"

#include "dx/gst/gst.h"
#include "dx/invoice/invoice.h"
#include "dx/receipt/receipt.h"
#include "dx/statement/statement.h"
#include "dx/tds/tds.h"

static const struct dx_kind *const kinds[] = {
	&dx_kind_statement,       &dx_kind_card,      &dx_kind_gst_invoice, &dx_kind_invoice,
	&dx_kind_tds_certificate, &dx_kind_form_26as, &dx_kind_receipt};

const struct dx_kinds dx_kinds = {kinds, DX_LEN(kinds)};

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_RECEIPT_RECEIPT_H
#define DX_RECEIPT_RECEIPT_H

#include "dx/extract/template.h"

/* Till receipts: one narrow column, a merchant's name on top, prices on the right. */
extern const struct dx_kind dx_kind_receipt;

#endif

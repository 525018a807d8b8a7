/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_INVOICE_INVOICE_H
#define DX_INVOICE_INVOICE_H

#include "dx/extract/template.h"

/* Invoices and credit notes of any country, with value added or sales tax. */
extern const struct dx_kind dx_kind_invoice;

#endif

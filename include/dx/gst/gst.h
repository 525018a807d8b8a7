/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Indian GST invoices. */
#ifndef DX_GST_GST_H
#define DX_GST_GST_H

#include "dx/extract/template.h"

extern const struct dx_kind dx_kind_gst_invoice;

#endif

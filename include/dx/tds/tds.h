/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tax deducted at source in India: the certificate that a deductor hands out
 * (Form 16A; Form 131 since April 2026) and the year's statement of the tax
 * office (Form 26AS, Form 168), on paper or as text with carets.
 */
#ifndef DX_TDS_TDS_H
#define DX_TDS_TDS_H

#include "dx/extract/template.h"

extern const struct dx_kind dx_kind_tds_certificate;
extern const struct dx_kind dx_kind_form_26as;

#endif

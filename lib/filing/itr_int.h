/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The two halves of itr_prep_json: itr.c (document, tax deducted), itr_bank.c (bank statements). */
#ifndef DX_FILING_ITR_INT_H
#define DX_FILING_ITR_INT_H

#include "filing_int.h"

/* Amounts of a return are whole rupees: V rounded, 0 when negative. */
int64_t dx_itr_rupees(struct dx_dec v);
/* Members financial_year, assessment_year (to 2025-26) or tax_year (from 2026-27) of the year that begins in FIRST. */
void dx_itr_year(struct dx_jw *w, struct dx_arena *a, int first);
/* A warning of the file; TEXT is static or in the document's arena. */
void dx_itr_warn(struct dx_jw *warnings, const char *text);

/* Members bank_accounts, years and continuity of a statement. WARNINGS is an open array. */
void dx_itr_bank(struct dx_jw *w, struct dx_jw *warnings, struct dx_fil *f);

#endif

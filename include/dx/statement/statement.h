/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements of bank accounts and of cards. */
#ifndef DX_STATEMENT_STATEMENT_H
#define DX_STATEMENT_STATEMENT_H

#include "dx/extract/template.h"

extern const struct dx_kind dx_kind_statement;
extern const struct dx_kind dx_kind_card;

#endif

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Every kind of document there is. */
#ifndef DX_KINDS_KINDS_H
#define DX_KINDS_KINDS_H

#include "dx/extract/template.h"

extern const struct dx_kinds dx_kinds;

#endif

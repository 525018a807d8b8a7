/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_EXTRACT_GIVEN_INT_H
#define DX_EXTRACT_GIVEN_INT_H

#include "dx/extract/given.h"

/* Characters of a number: what multiplies without overflow, with room for sign, point and decimals. */
#define DX_GIVEN_DIGITS_MAX 18

#endif

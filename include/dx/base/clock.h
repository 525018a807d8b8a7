/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Clocks in microseconds. Intervals use the monotonic one, never the wall clock. */
#ifndef DX_BASE_CLOCK_H
#define DX_BASE_CLOCK_H

#include "dx/dx.h"

int64_t dx_now_mono_us(void);
int64_t dx_now_real_us(void); /* since the epoch */

#define DX_RFC3339_MAX 32
/* "2026-11-21T07:34:38.123456Z" into OUT (DX_RFC3339_MAX bytes); returns OUT. */
const char *dx_rfc3339(int64_t real_us, char *out);

#endif

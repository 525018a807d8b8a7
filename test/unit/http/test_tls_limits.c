/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Limits of one server, over TLS. */
#define DX_TEST_TLS

#include "test_limits.c"

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Our own cases, over TLS. */
#define DX_TEST_TLS

#include "test_probe.c"

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Clients that go away, over TLS. */
#define DX_TEST_TLS
#define DX_TEST_TLS_SHAKEN

#include "test_gone.c"

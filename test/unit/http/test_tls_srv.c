/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the server does, over TLS. */
#define DX_TEST_TLS

#include "test_srv.c"

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The cases of the public lists, over TLS. */
#define DX_TEST_TLS

#include "test_lists.c"

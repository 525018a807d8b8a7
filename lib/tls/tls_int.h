/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_TLS_TLS_INT_H
#define DX_TLS_TLS_INT_H

#include <openssl/ssl.h>

#include "dx/tls/tls.h"

/* A new connection of the server's side over FD, which stays the caller's. Dies without memory. */
SSL *dx_tls_connection(const struct dx_tls *t, int fd);
/* What OpenSSL complains about, in its words ("wrong version number"); clears its queue. */
const char *dx_tls_complaint(void);

#endif

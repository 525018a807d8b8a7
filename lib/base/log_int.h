/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the assertions need of the log: who we are and what we are working on. */
#ifndef DX_BASE_LOG_INT_H
#define DX_BASE_LOG_INT_H

#define DX_LOG_CONTEXT_MAX 320

/* "worker 2[812] request=… document=…" into OUT (DX_LOG_CONTEXT_MAX bytes); no allocation. Returns OUT. */
const char *dx_log_context(char *out);

#endif

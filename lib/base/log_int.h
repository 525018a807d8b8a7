/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who we are and what we are working on: what the log and the assertions share. */
#ifndef DX_BASE_LOG_INT_H
#define DX_BASE_LOG_INT_H

struct dx_log_who {
	char role[64];
	char request_id[64]; /* "": none; so are the others */
	char document[64];
	char trace[64];
};

const struct dx_log_who *dx_log_who(void);

#define DX_LOG_CONTEXT_MAX 320

/* "worker 2[812] request=… document=…" into OUT (DX_LOG_CONTEXT_MAX bytes); no allocation. Returns OUT. */
const char *dx_log_context(char *out);

#endif

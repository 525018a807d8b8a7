/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What docextract doctor found: one line a check, and with each mistake the command that mends it. */
#ifndef DOCEXTRACT_DOCTOR_H
#define DOCEXTRACT_DOCTOR_H

#include "cli.h"
#include "dx/fmt/json.h"

enum verdict { GOOD, WARNING, WRONG };

struct doctor {
	struct cli *c;
	const struct dx_conf *conf;
	int wrong, warnings;
	struct dx_buf json;
	struct dx_jw w;
};

/* MEND: a command, or what to change; NULL with GOOD. */
void doctor_say(struct doctor *d, enum verdict v, const char *check, const char *mend, const char *fmt, ...)
	DX_PRINTF(5, 6);

/* ---- doctor_db.c ---- */

/* Connection, version, schema, rights and settings of the database; clock against it; endpoints of webhooks. */
void doctor_database(struct doctor *d);

/* ---- doctor_storage.c ---- */

/* Can uploads be kept where the configuration says? */
void doctor_storage(struct doctor *d);

/* ---- doctor_net.c ---- */

/* Can HOST and PORT be connected to within 5 s? ERR says why not. *FD_R (may be NULL) is the connection. */
bool doctor_connect(const char *host, const char *port, int *fd_r, struct dx_err *err);
/* The same for URL; *TO_R names host and port. */
bool doctor_connect_url(struct doctor *d, const char *url, const char **to_r, struct dx_err *err);
/* Do the services of upstream.ocr_url and upstream.pdf_url accept connections? */
void doctor_remote(struct doctor *d);
/* Certificate and key of tls.listen: readable, a pair, valid for a while? */
void doctor_certificate(struct doctor *d);
/* Does the service answer at its address? */
void doctor_service(struct doctor *d);

#endif

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "db_int.h"
#include "dx/base/check.h"

enum verdict {
	VERDICT_FINAL, /* the same call fails again */
	VERDICT_RETRY, /* nothing was done; it may work later */
	VERDICT_OPEN,  /* nobody knows whether it was done */
};

/* Prefixes of SQLSTATE, the first that fits counts. */
static const struct {
	const char *prefix;
	enum verdict verdict;
} classes[] = {
	{"08007", VERDICT_OPEN},  /* transaction resolution unknown */
	{"08", VERDICT_RETRY},    /* connection exceptions */
	{"25006", VERDICT_RETRY}, /* read-only: a standby that is about to be promoted, or we talk to the wrong one */
	{"25P03", VERDICT_RETRY}, /* idle in transaction too long */
	{"26000", VERDICT_RETRY}, /* the server lost our prepared statement: we connect anew */
	{"40003", VERDICT_OPEN},  /* statement completion unknown */
	{"40", VERDICT_RETRY},    /* serialization failure, deadlock */
	{"53", VERDICT_RETRY},    /* out of connections, memory or disk */
	{"55P03", VERDICT_RETRY}, /* lock_timeout */
	{"57014", VERDICT_RETRY}, /* statement_timeout, or a DBA cancelled it */
	{"57P", VERDICT_RETRY},   /* shutdown, crash of another session, starting up */
	{"58", VERDICT_RETRY},    /* trouble of the server's machine */
	{"XX", VERDICT_FINAL},
};

static enum verdict judge(const char *sqlstate, bool committing)
{
	enum verdict v = VERDICT_FINAL;

	for (size_t i = 0; i < DX_LEN(classes); i++)
		if (strncmp(sqlstate, classes[i].prefix, strlen(classes[i].prefix)) == 0) {
			v = classes[i].verdict;
			break;
		}
	/* A session that is ended while it commits may have committed (it waits for a standby, for example). */
	if (committing && v == VERDICT_RETRY && (strncmp(sqlstate, "57P", 3) == 0 || strncmp(sqlstate, "08", 2) == 0))
		v = VERDICT_OPEN;
	return v;
}

/* Data exceptions quote what the client sent, which is a document's text: such a message ends before the quote. */
static size_t safe_length(const char *sqlstate, const char *message)
{
	size_t n = strcspn(message, "\n");

	if (strncmp(sqlstate, "22", 2) == 0) {
		size_t quote = strcspn(message, "\"");
		n = quote < n ? quote : n;
	}
	while (n && (message[n - 1] == ' ' || message[n - 1] == ':'))
		n--;
	return n;
}

void dx_db_error(const PGresult *res, bool committing, struct dx_err *err)
{
	const char *sqlstate = PQresultErrorField(res, PG_DIAG_SQLSTATE);
	const char *message = PQresultErrorField(res, PG_DIAG_MESSAGE_PRIMARY);

	if (!sqlstate)
		sqlstate = "";
	if (!message)
		message = "";
	enum verdict v = judge(sqlstate, committing);
	(void)dx_fail(err, v == VERDICT_FINAL ? DX_E_internal_error : DX_E_database_unavailable,
		      "database error %s: %.*s", sqlstate, (int)safe_length(sqlstate, message), message);
	err->retry = v == VERDICT_FINAL ? DX_RETRY_NO : v == VERDICT_OPEN ? DX_RETRY_UNCERTAIN : DX_RETRY_YES;
	memcpy(err->sqlstate, sqlstate, strnlen(sqlstate, sizeof(err->sqlstate) - 1));
}

void dx_db_error_lost(bool sent, struct dx_err *err)
{
	if (sent)
		(void)dx_fail(err, DX_E_database_unavailable,
			      "the connection to the database broke while a query was on its way");
	else
		(void)dx_fail(err, DX_E_database_unavailable, "there is no connection to the database");
	err->retry = sent ? DX_RETRY_UNCERTAIN : DX_RETRY_YES;
}

void dx_db_message(const PGconn *pg, char *out, size_t size)
{
	const char *message = PQerrorMessage(pg);
	size_t n;

	if (message[0] == '\0')
		message = "libpq gives no reason";
	n = strcspn(message, "\n");
	if (n > size - 1)
		n = size - 1;
	memcpy(out, message, n);
	out[n] = '\0';
}

void *dx_db_new_object(size_t size)
{
	void *p = calloc(1, size);

	if (!p)
		dx_die("out of memory");
	return p;
}

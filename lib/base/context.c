/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who this process is and what it works on, for lines of the log and for the last words of one that dies. */
#include <stdio.h>
#include <unistd.h>

#include "dx/base/log.h"
#include "log_int.h"

static struct dx_log_who who = {.role = "docextract"};

const struct dx_log_who *dx_log_who(void)
{
	return &who;
}

static void keep(char *to, size_t size, const char *text)
{
	snprintf(to, size, "%s", text ? text : "");
}

void dx_log_set_role(const char *role)
{
	keep(who.role, sizeof(who.role), role);
}

void dx_log_set_request(const char *request_id)
{
	keep(who.request_id, sizeof(who.request_id), request_id);
}

void dx_log_set_document(const char *uuid)
{
	keep(who.document, sizeof(who.document), uuid);
}

void dx_log_set_trace(const char *trace_id)
{
	keep(who.trace, sizeof(who.trace), trace_id);
}

const char *dx_log_context(char *out)
{
	snprintf(out, DX_LOG_CONTEXT_MAX, "%s[%d]%s%s%s%s", who.role, (int)getpid(),
		 who.request_id[0] ? " request=" : "", who.request_id, who.document[0] ? " document=" : "",
		 who.document);
	return out;
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "gauges.h"

#include <inttypes.h>
#include <stdio.h>

#include "dx/db/db.h"

/* {kind="open",priority="sync" without the closing brace */
static void add_labels(const PGresult *res, int row, struct dx_buf *out)
{
	static const char *const kinds[] = {"", "open", "ocr_page", "extract", "reanalyze"};
	int64_t kind = dx_col_int(res, row, "kind", 0);
	int64_t prio = dx_col_int(res, row, "prio", -1);

	if (kind > 0 && kind < (int64_t)DX_LEN(kinds))
		dx_buf_printf(out, "{kind=\"%s\"", kinds[kind]);
	else
		dx_buf_printf(out, "{kind=\"%" PRId64 "\"", kind);
	switch (prio) {
	case 0:
		dx_buf_adds(out, ",priority=\"sync\"");
		break;
	case 10:
		dx_buf_adds(out, ",priority=\"async\"");
		break;
	case 20:
		dx_buf_adds(out, ",priority=\"bulk\"");
		break;
	default:
		dx_buf_printf(out, ",priority=\"%" PRId64 "\"", prio);
		break;
	}
}

static void add_jobs(const PGresult *res, int row, const char *column, struct dx_buf *out)
{
	dx_buf_adds(out, "docextract_queue_jobs");
	add_labels(res, row, out);
	dx_buf_printf(out, ",state=\"%s\"} %" PRId64 "\n", column, dx_col_int(res, row, column, 0));
}

void dx_keeper_gauges_write(const PGresult *res, struct dx_buf *out)
{
	dx_buf_adds(out, "# HELP docextract_queue_jobs Jobs in the queue, of all hosts.\n"
			 "# TYPE docextract_queue_jobs gauge\n");
	for (int row = 0; row < PQntuples(res); row++) {
		add_jobs(res, row, "ready", out);
		add_jobs(res, row, "working", out);
		add_jobs(res, row, "delayed", out);
	}
	dx_buf_adds(out, "# HELP docextract_queue_oldest_ready_seconds How long the oldest ready job has waited.\n"
			 "# TYPE docextract_queue_oldest_ready_seconds gauge\n");
	for (int row = 0; row < PQntuples(res); row++) {
		const char *age = dx_col(res, row, "oldest_ready_s");
		dx_buf_adds(out, "docextract_queue_oldest_ready_seconds");
		add_labels(res, row, out);
		dx_buf_printf(out, "} %s\n", age != NULL ? age : "0");
	}
}

void dx_keeper_event_gauges_write(const PGresult *res, struct dx_buf *out)
{
	dx_buf_adds(out, "# HELP docextract_deliveries Events for endpoints that are not delivered yet, of all hosts.\n"
			 "# TYPE docextract_deliveries gauge\n");
	for (int row = 0; row < PQntuples(res); row++)
		dx_buf_printf(out, "docextract_deliveries{state=\"%s\"} %" PRId64 "\n", dx_col(res, row, "state"),
			      dx_col_int(res, row, "deliveries", 0));
	dx_buf_adds(out, "# HELP docextract_deliveries_overdue_seconds How long the oldest of them has been due.\n"
			 "# TYPE docextract_deliveries_overdue_seconds gauge\n");
	for (int row = 0; row < PQntuples(res); row++)
		dx_buf_printf(out, "docextract_deliveries_overdue_seconds{state=\"%s\"} %s\n",
			      dx_col(res, row, "state"), dx_col(res, row, "oldest_due_s"));
}

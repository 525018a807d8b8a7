/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The counters as Prometheus text, format 0.0.4. */
#include <inttypes.h>
#include <stdlib.h>

#include "dx/base/check.h"
#include "stats_int.h"

/* One line of a counter family; lines of one family stand together because the format demands it. */
static const struct {
	enum dx_counter counter;
	const char *name;
	const char *labels; /* "" or "{…}" */
	const char *help;
} families[] = {
	{DX_C_PAGES_TEXT_LAYER, "docextract_pages_read_total", "{source=\"text_layer\"}",
	 "Pages read, by where their words came from."},
	{DX_C_PAGES_OCR, "docextract_pages_read_total", "{source=\"ocr\"}", NULL},
	{DX_C_PAGES_FAILED, "docextract_pages_failed_total", "", "Pages that could not be read."},
	{DX_C_READER_CRASHES, "docextract_reader_crashes_total", "",
	 "Reader processes that died of a signal, the sandbox or their memory limit."},
	{DX_C_READER_TIMEOUTS, "docextract_reader_timeouts_total", "",
	 "Reader processes that were killed at their deadline."},
	{DX_C_ENGINE_RESTARTS, "docextract_engine_restarts_total", "", "Engines started again after they were gone."},
	{DX_C_JOBS_DONE, "docextract_jobs_total", "{outcome=\"done\"}", "Jobs by how this host's claim of them ended."},
	{DX_C_JOBS_RETRIED, "docextract_jobs_total", "{outcome=\"retried\"}", NULL},
	{DX_C_JOBS_LOST, "docextract_jobs_total", "{outcome=\"lost\"}", NULL},
	{DX_C_DOCUMENTS_COMPLETED, "docextract_documents_total", "{status=\"completed\"}",
	 "Documents finished, by status."},
	{DX_C_DOCUMENTS_NEEDS_REVIEW, "docextract_documents_total", "{status=\"needs_review\"}", NULL},
	{DX_C_DOCUMENTS_FAILED, "docextract_documents_total", "{status=\"failed\"}", NULL},
	{DX_C_DB_RECONNECTS, "docextract_database_reconnects_total", "",
	 "Database connections that were lost and made again."},
	{DX_C_RATE_LIMITED, "docextract_rate_limited_total", "", "Requests refused by the rate limit."},
	{DX_C_SWEPT, "docextract_jobs_swept_total", "",
	 "Jobs made ready again: delayed ones that were due, and those of workers that were gone."},
	{DX_C_LLM_ANSWERED, "docextract_llm_requests_total", "{outcome=\"answered\"}",
	 "Questions to the language model, by how they ended."},
	{DX_C_LLM_FAILED, "docextract_llm_requests_total", "{outcome=\"failed\"}", NULL},
	{DX_C_LLM_CACHED, "docextract_llm_requests_total", "{outcome=\"cached\"}", NULL},
	{DX_C_LLM_ACCEPTED, "docextract_llm_proposals_total", "{outcome=\"accepted\"}",
	 "Values that the language model proposed, by what the fence said."},
	{DX_C_LLM_REJECTED, "docextract_llm_proposals_total", "{outcome=\"rejected\"}", NULL},
	{DX_C_TLS_DONE, "docextract_tls_handshakes_total", "{outcome=\"done\"}",
	 "TLS handshakes of clients, by how they ended."},
	{DX_C_TLS_FAILED, "docextract_tls_handshakes_total", "{outcome=\"failed\"}", NULL},
	{DX_C_REMOTE_OCR_ANSWERED, "docextract_remote_ocr_requests_total", "{outcome=\"answered\"}",
	 "Calls to the remote OCR service, by how they ended."},
	{DX_C_REMOTE_OCR_FAILED, "docextract_remote_ocr_requests_total", "{outcome=\"failed\"}", NULL},
	{DX_C_REMOTE_PDF_ANSWERED, "docextract_remote_pdf_requests_total", "{outcome=\"answered\"}",
	 "Calls to the remote PDF service, by how they ended."},
	{DX_C_REMOTE_PDF_FAILED, "docextract_remote_pdf_requests_total", "{outcome=\"failed\"}", NULL},
	{DX_C_SERVED_PAGES, "docextract_upstream_requests_total", "{outcome=\"answered\"}",
	 "Pages, cells and PDF files asked for by other services, by how they ended."},
	{DX_C_SERVED_REFUSED, "docextract_upstream_requests_total", "{outcome=\"failed\"}", NULL},
};

static void head(struct dx_buf *out, const char *name, const char *type, const char *help)
{
	dx_buf_printf(out, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

static void write_counters(const struct dx_stats_total *t, struct dx_buf *out)
{
	_Static_assert(DX_LEN(families) == DX_COUNTER_COUNT, "every counter is printed");
	for (size_t i = 0; i < DX_LEN(families); i++) {
		if (families[i].help != NULL)
			head(out, families[i].name, "counter", families[i].help);
		dx_buf_printf(out, "%s%s %" PRIu64 "\n", families[i].name, families[i].labels,
			      t->counters[families[i].counter]);
	}
}

static void write_requests(const struct dx_stats_total *t, const char *const *names, struct dx_buf *out)
{
	static const char name[] = "docextract_http_requests_total";
	head(out, name, "counter", "HTTP responses by route and status.");
	for (int r = 0; r < DX_STATS_ROUTES && names[r] != NULL; r++) {
		for (int i = 0; i < DX_STATS_STATUSES; i++) {
			uint64_t n = t->routes[r].by_status[i];
			int status = dx_stats_status_of(i);
			if (n == 0)
				continue;
			dx_buf_printf(out, "%s{route=\"%s\",status=\"", name, names[r]);
			if (status != 0)
				dx_buf_printf(out, "%d\"} %" PRIu64 "\n", status, n);
			else
				dx_buf_printf(out, "other\"} %" PRIu64 "\n", n);
		}
	}
}

/* Microseconds as seconds without binary fractions: 2500 → "0.0025". */
static void add_seconds(struct dx_buf *out, uint64_t us)
{
	dx_buf_printf(out, "%" PRIu64, us / 1000000);
	char digits[8];
	int n = 0;
	for (uint64_t rest = us % 1000000, unit = 100000; rest != 0; rest %= unit, unit /= 10)
		digits[n++] = (char)('0' + rest / unit);
	if (n > 0)
		dx_buf_addc(out, '.');
	dx_buf_add(out, digits, (size_t)n);
}

static void write_histogram(const uint64_t *buckets, uint64_t sum_us, const char *route, struct dx_buf *out)
{
	static const char name[] = "docextract_http_request_seconds";
	uint64_t n = 0;
	for (int b = 0; b < DX_STATS_BUCKETS; b++) {
		n += buckets[b];
		dx_buf_printf(out, "%s_bucket{route=\"%s\",le=\"", name, route);
		if (dx_stats_bound_us(b) == INT64_MAX)
			dx_buf_adds(out, "+Inf");
		else
			add_seconds(out, (uint64_t)dx_stats_bound_us(b));
		dx_buf_printf(out, "\"} %" PRIu64 "\n", n);
	}
	dx_buf_printf(out, "%s_sum{route=\"%s\"} ", name, route);
	add_seconds(out, sum_us);
	dx_buf_printf(out, "\n%s_count{route=\"%s\"} %" PRIu64 "\n", name, route, n);
}

static void write_latencies(const struct dx_stats_total *t, const char *const *names, struct dx_buf *out)
{
	head(out, "docextract_http_request_seconds", "histogram", "Time from the request's head to its response.");
	for (int r = 0; r < DX_STATS_ROUTES && names[r] != NULL; r++) {
		uint64_t n = 0;
		for (int i = 0; i < DX_STATS_STATUSES; i++)
			n += t->routes[r].by_status[i];
		if (n > 0)
			write_histogram(t->routes[r].buckets, t->routes[r].sum_us, names[r], out);
	}
}

/* Without TLS the series has no value, not a false one. */
static void write_certificate(const struct dx_stats_total *t, struct dx_buf *out)
{
	static const char name[] = "docextract_tls_certificate_expiry_timestamp_seconds";

	head(out, name, "gauge", "When the certificate in use expires, in seconds since 1970.");
	if (t->certificate_s != 0)
		dx_buf_printf(out, "%s %" PRIu64 "\n", name, t->certificate_s);
}

void dx_stats_prometheus(const struct dx_stats *s, const char *const *route_names, struct dx_buf *out)
{
	if (s == NULL)
		return;
	struct dx_stats_total *t = malloc(sizeof(*t)); /* 24 KiB: too much for the stack */
	if (t == NULL)
		dx_die("out of memory");
	dx_stats_sum(s, t);
	head(out, "docextract_build_info", "gauge", "Version of this daemon.");
	dx_buf_adds(out, "docextract_build_info{version=\"" DX_VERSION "\"} 1\n");
	write_counters(t, out);
	head(out, "docextract_http_connections", "gauge", "Open connections of clients.");
	dx_buf_printf(out, "docextract_http_connections %" PRIu64 "\n", t->connections);
	write_certificate(t, out);
	write_requests(t, route_names, out);
	write_latencies(t, route_names, out);
	free(t);
}

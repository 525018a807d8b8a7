/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Counters of all processes of a host in one shared mapping (a memfd from the
 * master): each process adds to its own slot only, the keeper's /metrics sums
 * them. A slot survives its process, so counters never go backwards.
 */
#ifndef DX_ROLE_STATS_H
#define DX_ROLE_STATS_H

#include "dx/base/buf.h"
#include "dx/base/err.h"

struct dx_stats;

enum dx_counter {
	DX_C_PAGES_TEXT_LAYER,
	DX_C_PAGES_OCR,
	DX_C_PAGES_FAILED,
	DX_C_READER_CRASHES,
	DX_C_READER_TIMEOUTS,
	DX_C_ENGINE_RESTARTS,
	DX_C_JOBS_DONE,
	DX_C_JOBS_RETRIED,
	DX_C_JOBS_LOST, /* fence lost: somebody else owns the job now */
	DX_C_DOCUMENTS_COMPLETED,
	DX_C_DOCUMENTS_NEEDS_REVIEW,
	DX_C_DOCUMENTS_FAILED,
	DX_C_DB_RECONNECTS,
	DX_C_RATE_LIMITED,
	DX_C_SWEPT,
	DX_C_LLM_ANSWERED,
	DX_C_LLM_FAILED,
	DX_C_LLM_CACHED,
	DX_C_LLM_ACCEPTED,
	DX_C_LLM_REJECTED,
	DX_C_TLS_DONE,
	DX_C_TLS_FAILED,
	DX_C_REMOTE_OCR_ANSWERED, /* calls of workers to upstream.ocr_url */
	DX_C_REMOTE_OCR_FAILED,
	DX_C_REMOTE_PDF_ANSWERED, /* and to upstream.pdf_url */
	DX_C_REMOTE_PDF_FAILED,
	DX_C_SERVED_PAGES, /* pages that the role upstream has read for others */
	DX_C_SERVED_REFUSED,
	DX_COUNTER_COUNT
};

/* Master: a new zeroed segment for SLOTS processes; its descriptor goes to the children. */
bool dx_stats_create(int slots, int *fd_r, struct dx_err *err) DX_MUST_CHECK;
/* Child: map the segment and take slot number SLOT (< 0: read only). */
bool dx_stats_open(int fd, int slot, struct dx_stats **s_r, struct dx_err *err) DX_MUST_CHECK;
void dx_stats_close(struct dx_stats **s);

/* S may be NULL in all of these (nothing is counted). */
void dx_stats_add(struct dx_stats *s, enum dx_counter c, uint64_t n);
/* One HTTP response: ROUTE is an index < 64 into the caller's route table. */
void dx_stats_request(struct dx_stats *s, int route, int status, int64_t duration_us);
/* How a call to a remote engine failed. */
enum dx_remote_fault {
	DX_REMOTE_NO_CONNECTION = 1,
	DX_REMOTE_TLS,
	DX_REMOTE_TIMEOUT,
	DX_REMOTE_TOO_LARGE,
	DX_REMOTE_BROKEN,
	DX_REMOTE_STATUS,    /* another HTTP status than 200 */
	DX_REMOTE_MALFORMED, /* 200 with a body that makes no sense */
};
const char *dx_remote_fault_name(enum dx_remote_fault f); /* "no_connection", …; never NULL */

enum dx_remote_service { DX_REMOTE_OCR, DX_REMOTE_PDF, DX_REMOTE_SERVICES };

/* What this host's workers have seen of a remote service. Times in milliseconds since the epoch; 0: never. */
struct dx_remote_seen {
	uint64_t answered, failed;
	int64_t last_answer_ms, last_failure_ms;
	enum dx_remote_fault fault; /* the last one */
	int status;                 /* with DX_REMOTE_STATUS */
};
/* FAULT 0: it has answered. */
void dx_stats_remote(struct dx_stats *s, enum dx_remote_service service, enum dx_remote_fault fault, int status,
		     int64_t now_ms);
void dx_stats_remote_seen(const struct dx_stats *s, enum dx_remote_service service, struct dx_remote_seen *r);

/* Gauge of this slot: open connections. */
void dx_stats_connections(struct dx_stats *s, int n);
/* Gauge of this slot: when the certificate in use expires, seconds since 1970; 0: none. */
void dx_stats_certificate(struct dx_stats *s, int64_t not_after_s);

/*
 * Prometheus text (format 0.0.4) of everything counted; ROUTE_NAMES by index, NULL-terminated.
 * Series: docextract_http_requests_total{route,status}, docextract_http_request_seconds (histogram by route),
 * docextract_pages_read_total{source}, docextract_reader_crashes_total, … all with HELP and TYPE.
 */
void dx_stats_prometheus(const struct dx_stats *s, const char *const *route_names, struct dx_buf *out);

#endif

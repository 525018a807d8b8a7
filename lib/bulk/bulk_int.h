/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Inside the package. Where is what:
 *
 *   bulk.c     the process's part: claims, batches, the end
 *   job.c      one export: what happens to each invoice
 *   out.c      a file being written, in pieces
 *   totals.c   sums, whole and by rate
 */
#ifndef DX_BULK_BULK_INT_H
#define DX_BULK_BULK_INT_H

#include "dx/base/arena.h"
#include "dx/bulk/bulk.h"
#include "dx/crypt/hash.h"
#include "dx/filing/filing.h"
#include "dx/filing/invoice.h"
#include "dx/fmt/json.h"
#include "dx/store/export.h"

#define DX_BULK_PART_BYTES (256u * 1024)
/* The archive of all files has to stay below 4 GiB. */
#define DX_BULK_BYTES_MAX (UINT64_C(3) * 1024 * 1024 * 1024)

struct dx_bulk_job;

/* ---- totals.c ---- */

#define DX_BULK_RATES 32

struct dx_bulk_totals {
	struct dx_dec taxable, cgst, sgst, igst, cess, total;
	struct dx_inv_rate rates[DX_BULK_RATES]; /* ascending */
	size_t n_rates;
	int64_t not_by_rate;    /* invoices whose lines tell no sums by rate */
	int64_t other_currency; /* invoices that are in no sum */
};

void dx_bulk_totals_begin(struct dx_bulk_totals *t);
/* INV's sums, negative for credit notes. SEZ: see dx_invoice_rates(), which changes INV. */
void dx_bulk_totals_add(struct dx_bulk_totals *t, struct dx_arena *a, struct dx_invoice *inv, bool sez);
/* Member "totals". */
void dx_bulk_totals_write(const struct dx_bulk_totals *t, struct dx_jw *w);

/* ---- out.c ---- */

struct dx_bulk_out {
	const char *format_name;
	const struct dx_filing_format *format; /* NULL: a file of ours */
	/* The file under way, if there is one. */
	bool open;
	struct dx_arena *arena; /* lives as long as the file */
	struct dx_filing_writer writer;
	const char *name, *media_type, *gstin, *month;
	struct dx_buf buf; /* bytes that are not stored yet */
	struct dx_sha256 sha256;
	uint32_t crc32;
	uint64_t size, documents;
	int parts;
	bool begun; /* the database knows it */
};

/* Begin a file; NAME, GSTIN and MONTH are copied. */
void dx_bulk_out_open(struct dx_bulk_out *o, const char *name, const char *media_type, const char *gstin,
		      const char *month);
/* Store what has come together, when it is enough for a piece. */
void dx_bulk_out_flush(struct dx_bulk_job *j, struct dx_bulk_out *o);
/* Store the rest; the file joins the manifest. */
void dx_bulk_out_close(struct dx_bulk_job *j, struct dx_bulk_out *o);
/* The file is dropped: nothing of it was stored. */
void dx_bulk_out_drop(struct dx_bulk_out *o);

/* ---- job.c ---- */

struct dx_bulk_job {
	struct dx_db *db;
	struct dx_arena *arena, *row; /* row: for one invoice */
	struct dx_export_ref ref;
	const char *from, *to;
	bool sales, include_unverified, unverified;
	struct dx_filing_settings settings;
	struct dx_bulk_out *outs; /* formats, then our own */
	size_t n_outs;
	struct dx_bulk_out trace;
	struct dx_bulk_totals totals;
	struct dx_buf refusals; /* of this batch: elements of a JSON array */
	struct dx_buf files;    /* of the manifest: elements of a JSON array */
	int64_t found, included, done;
	int position;
	uint64_t bytes;
	/* Statements under way; ON_SETTLED once none is any more. */
	int pending;
	bool broken; /* one of them failed, or the export is another's */
	void (*on_settled)(struct dx_bulk_job *j);
	void *owner;
};

/* RES: the row of a claim. Error: settings that cannot be read. */
bool dx_bulk_job_new(struct dx_db *db, const PGresult *res, struct dx_bulk_job **j_r, struct dx_err *err) DX_MUST_CHECK;
void dx_bulk_job_free(struct dx_bulk_job **j);
/* The next invoice: row ROW of a batch. */
void dx_bulk_job_add(struct dx_bulk_job *j, const PGresult *res, int row);
/* The last one was added: close the files, add the manifest. */
void dx_bulk_job_close(struct dx_bulk_job *j);
/* Members for the record: totals and notes; in the job's arena. */
const char *dx_bulk_job_summary(struct dx_bulk_job *j);
/* For every statement that writes; ARG is the job. */
void dx_bulk_job_written(PGresult *res, const struct dx_err *err, void *arg);

#endif

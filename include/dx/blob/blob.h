/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Objects outside of the database: the bytes of uploads, in a folder (driver "file") or in a bucket of an S3 server
 * ("s3"). Nothing blocks the loop: files are read and written by threads, S3 is spoken to by dx/fetch. An object is
 * written once, under a name that is never used again, and is whole and durable when put's function says so.
 * Who owns which object is in the database (sql/functions/48_content.sql), not here.
 */
#ifndef DX_BLOB_BLOB_H
#define DX_BLOB_BLOB_H

#include "dx/base/err.h"
#include "dx/base/str.h"
#include "dx/conf/conf.h"
#include "dx/ev/loop.h"

struct dx_blobs;
struct dx_blob_op; /* under way */

/* What the database calls the driver that is none: bytes in its own table. */
#define DX_BLOB_POSTGRES "postgres"

/*
 * All drivers that C configures (storage.*), whichever of them is for new content. Errors: a setting, folder or secret
 * that cannot be used. Strings of C are copied.
 */
bool dx_blobs_open(const struct dx_conf *c, struct dx_loop *loop, struct dx_blobs **b_r,
		   struct dx_err *err) DX_MUST_CHECK;
/* What is under way is dropped without a call of its function; waits for the threads. NULL is accepted. */
void dx_blobs_close(struct dx_blobs **b);
/* For new content: "postgres", "file" or "s3". */
const char *dx_blobs_driver(const struct dx_blobs *b);
/* Is DRIVER configured here? */
bool dx_blobs_has(const struct dx_blobs *b, const char *driver);

#define DX_BLOB_KEY 64 /* a key, with the terminator */
/* A new name for content of document UUID: two levels of folders by chance, then the uuid and more chance. */
void dx_blob_key(const char *uuid, char out[DX_BLOB_KEY]);
/* Is it a name that dx_blob_key() makes? */
bool dx_blob_is_key(struct dx_str key);

/* Bytes to be written, borrowed until put's function is called. */
struct dx_blob_source {
	/* Copy N > 0 bytes at AT, which are there, to P. From the beginning again when a try failed. In the loop. */
	void (*read)(void *arg, uint64_t at, void *p, size_t n);
	void *arg;
	uint64_t bytes; /* > 0 */
	const uint8_t *sha256;
};

/*
 * How it ended: ERR NULL when well. BYTES live during the call. Errors: not_found (get: no such object),
 * storage_unavailable (all else: no room, not allowed, not reachable; said in the log's words, not in a client's). With
 * DX_RETRY_UNCERTAIN a put may still be carried out, so that what is deleted now may come afterwards.
 */
typedef void dx_blob_fn(struct dx_str bytes, const struct dx_err *err, void *arg);

#define DX_BLOB_PIECE ((size_t)1 << 20)

/*
 * FN is called once, from the loop, never from inside these calls. A driver that is not configured here, or a key that
 * is none, is an error told to FN. What is returned is valid until then.
 */
struct dx_blob_op *dx_blob_put(struct dx_blobs *b, const char *driver, const char *key, const struct dx_blob_source *s,
			       dx_blob_fn *fn, void *arg);
/* Up to N (≤ DX_BLOB_PIECE) bytes from AT on; fewer only at the object's end. */
struct dx_blob_op *dx_blob_get(struct dx_blobs *b, const char *driver, const char *key, uint64_t at, size_t n,
			       dx_blob_fn *fn, void *arg);
/* What is not there (any more) is deleted. */
struct dx_blob_op *dx_blob_delete(struct dx_blobs *b, const char *driver, const char *key, dx_blob_fn *fn, void *arg);
/* Names behind AFTER ("": all) in byte order, one a line: some hundreds, foreign ones too; none: that was all. */
struct dx_blob_op *dx_blob_list(struct dx_blobs *b, const char *driver, const char *after, dx_blob_fn *fn, void *arg);
/* FN will not be called. NULL is accepted; sets NULL. Not with the operation whose function is running. */
void dx_blob_cancel(struct dx_blob_op **op);

#endif

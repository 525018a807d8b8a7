/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Storage outside of the database for a program that does one thing after the other. */
#ifndef DOCEXTRACT_STORAGE_H
#define DOCEXTRACT_STORAGE_H

#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/blob/blob.h"
#include "dx/conf/conf.h"

struct storage {
	struct dx_loop *loop;
	struct dx_blobs *blobs;
	/* of the last call */
	bool ok;
	struct dx_err err;
	struct dx_buf got;
};

/* End with storage_close() in any case. */
bool storage_open(struct storage *s, const struct dx_conf *conf, struct dx_err *err) DX_MUST_CHECK;
void storage_close(struct storage *s);
/* BYTES (not empty) whose hash is SHA256. */
bool storage_put(struct storage *s, const char *driver, const char *key, struct dx_str bytes, const uint8_t sha256[32],
		 struct dx_err *err) DX_MUST_CHECK;
/* SIZE bytes, all there are, behind what is in OUT. Error: also when there are fewer or more. */
bool storage_get(struct storage *s, const char *driver, const char *key, uint64_t size, struct dx_buf *out,
		 struct dx_err *err) DX_MUST_CHECK;
bool storage_delete(struct storage *s, const char *driver, const char *key, struct dx_err *err) DX_MUST_CHECK;
/* Names behind AFTER, one a line, into OUT, which is emptied first; none: that was all. */
bool storage_list(struct storage *s, const char *driver, const char *after, struct dx_buf *out,
		  struct dx_err *err) DX_MUST_CHECK;

#endif

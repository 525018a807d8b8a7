/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a driver is: file.c, s3.c. */
#ifndef DX_BLOB_BLOB_INT_H
#define DX_BLOB_BLOB_INT_H

#include <sys/queue.h>

#include "dx/blob/blob.h"

/* One operation, the same for all drivers. Made and freed by blob.c. */
struct dx_blob_op {
	LIST_ENTRY(dx_blob_op) link;
	const struct dx_blob_driver *driver;
	void *store;               /* the driver's */
	void *own;                 /* of this operation; NULL when the driver is done with it */
	struct dx_timer *never;    /* to tell that the driver is not there */
	char key[DX_BLOB_KEY * 4]; /* of a list: the name to begin behind */
	const struct dx_blob_source *source;
	uint64_t at;
	size_t n;
	dx_blob_fn *fn;
	void *arg;
};

struct dx_blob_driver {
	const char *name;
	/* *STORE_R is NULL when it is not configured. */
	bool (*open)(const struct dx_conf *c, struct dx_loop *loop, void **store_r, struct dx_err *err);
	void (*close)(void *store); /* after the last of its operations */
	/* Set op->own; end with dx_blob_done(), never from inside. */
	void (*put)(struct dx_blob_op *op);
	void (*get)(struct dx_blob_op *op);
	void (*del)(struct dx_blob_op *op);
	void (*list)(struct dx_blob_op *op);
	void (*cancel)(struct dx_blob_op *op); /* op->own is to be let go; op is freed afterwards */
};

extern const struct dx_blob_driver dx_blob_file, dx_blob_s3;

/* OP is freed, then its function called. */
void dx_blob_done(struct dx_blob_op *op, struct dx_str bytes, const struct dx_err *err);

#endif

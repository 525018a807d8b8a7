/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Objects outside of the database that belong to no document: deleted when their time has come, a few at a time. */
#ifndef DX_KEEPER_UNOWNED_H
#define DX_KEEPER_UNOWNED_H

#include "dx/blob/blob.h"
#include "dx/db/db.h"

struct dx_unowned;

/* NULL: no storage outside of the database is configured on this host. BLOBS outlives it. */
struct dx_unowned *dx_unowned_new(struct dx_blobs *blobs);
/* After DB and blobs are closed; NULL is accepted. */
void dx_unowned_free(struct dx_unowned **u);
/* Look what is due and delete it, unless that is going on. */
void dx_unowned_look(struct dx_unowned *u, struct dx_db *db);

#endif

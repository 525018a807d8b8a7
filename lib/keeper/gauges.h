/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The queue as Prometheus text. */
#ifndef DX_KEEPER_GAUGES_H
#define DX_KEEPER_GAUGES_H

#include <libpq-fe.h>

#include "dx/base/buf.h"

/* Rows of queue_gauges(). */
void dx_keeper_gauges_write(const PGresult *res, struct dx_buf *out);

/* Rows of delivery_gauges(). */
void dx_keeper_event_gauges_write(const PGresult *res, struct dx_buf *out);

#endif

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DOCEXTRACT_QUEUE_TOP_H
#define DOCEXTRACT_QUEUE_TOP_H

#include "pg.h"

/* Draw the queue every second until q, a signal, or ROUNDS drawings (0: no end). Returns the exit code. */
int queue_top(struct cli *c, int64_t rounds);

#endif

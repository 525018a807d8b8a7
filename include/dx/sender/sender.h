/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The sender process: outgoing events. */
#ifndef DX_SENDER_SENDER_H
#define DX_SENDER_SENDER_H

#include "dx/role/child.h"

/* Run as role "sender"; returns the process's exit code when the loop has stopped. */
int dx_sender_run(struct dx_child *c);

#endif

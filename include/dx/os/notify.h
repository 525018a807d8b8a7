/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The service manager: sd_notify, socket activation, journal. All are no-ops outside systemd. */
#ifndef DX_OS_NOTIFY_H
#define DX_OS_NOTIFY_H

#include "dx/dx.h"

void dx_notify_ready(const char *status);
void dx_notify_status(const char *status);
void dx_notify_reloading(void); /* RELOADING=1 with MONOTONIC_USEC */
void dx_notify_stopping(void);
void dx_notify_watchdog(void);
int64_t dx_watchdog_period_us(void); /* 0: none asked for */

/* Listening sockets passed in (LISTEN_FDS); -1: none. */
struct dx_activated {
	int tls;   /* the one named "tls" (FileDescriptorName=) */
	int api;   /* the first of the others */
	int admin; /* and the second */
};
struct dx_activated dx_activated_fds(void);
/* Send log lines to the journal with fields when stderr is connected to it (JOURNAL_STREAM). */
void dx_log_to_journal_if_connected(void);

#endif

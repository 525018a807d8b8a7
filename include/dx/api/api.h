/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The API process: HTTP in front of the database. */
#ifndef DX_API_API_H
#define DX_API_API_H

#include "dx/role/child.h"

/* Names of its routes, by the index used in dx_stats_request(). NULL-terminated; the first is "other": requests that
 * met no route. */
extern const char *const dx_api_route_names[];

/* Run as role "api"; returns the process's exit code when the loop has stopped. */
int dx_api_run(struct dx_child *c);

#endif

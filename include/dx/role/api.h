/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What others need to know of the API role: names of its routes, by the index used in dx_stats_request(). */
#ifndef DX_ROLE_API_H
#define DX_ROLE_API_H

#include "dx/dx.h"

/* NULL-terminated; the first is "other": requests that met no route. */
extern const char *const dx_api_route_names[];

#endif

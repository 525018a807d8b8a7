/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The kinds of child processes of this program. */
#ifndef DX_CMD_DOCEXTRACTD_ROLES_H
#define DX_CMD_DOCEXTRACTD_ROLES_H

#include "dx/role/master.h"

#define DX_ROLE_COUNT 5
extern const struct dx_role dx_roles[DX_ROLE_COUNT];

/* NULL when there is none of that name. */
const struct dx_role *dx_role_lookup(const char *name);

#endif

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Files that are part of the executable. */
#ifndef DX_API_ASSETS_H
#define DX_API_ASSETS_H

#include "dx/base/str.h"

struct dx_str dx_asset_components(void); /* config/openapi/components.json */
struct dx_str dx_asset_docs(void);       /* config/openapi/docs.html */

#endif

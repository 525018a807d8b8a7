/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Header values with parameters, as multipart/form-data uses them: Content-Type and Content-Disposition. */
#ifndef DX_HTTP_MPHEAD_INT_H
#define DX_HTTP_MPHEAD_INT_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_BOUNDARY_MAX 70u
#define DX_FILENAME_MAX 255u /* bytes kept */
#define DX_FIELD_MAX    128u /* bytes of a form field's name */

/* "multipart/form-data; boundary=…". Errors: unsupported_media_type, bad_request. */
bool dx_mphead_boundary(struct dx_arena *a, const char *content_type, struct dx_str *boundary_r,
			struct dx_err *err) DX_MUST_CHECK;

/* "form-data; name=…; filename=…; filename*=…". *FILENAME_R is NULL when there is none. Errors: bad_request. */
bool dx_mphead_disposition(struct dx_arena *a, struct dx_str value, const char **name_r, const char **filename_r,
			   struct dx_err *err) DX_MUST_CHECK;

#endif

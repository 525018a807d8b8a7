/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What was read of a GST invoice: its lines, and a sheet that the test drew by itself. */
#ifndef DX_TEST_KINDS_GST_LINES_H
#define DX_TEST_KINDS_GST_LINES_H

#include "gst_rows.h"

static inline const char *item(size_t i, const char *member)
{
	char path[64];

	(void)snprintf(path, sizeof(path), "data/line_items/%zu/%s", i, member);
	return sheet_at(all, path);
}

static inline size_t lines(void)
{
	return json_array_size(json_object_get(json_object_get(all, "data"), "line_items"));
}

static inline const char *read_sheet(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

#endif

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A page that is read as an invoice of commerce. */
#ifndef DX_TEST_KINDS_COMMERCE_PAGE_H
#define DX_TEST_KINDS_COMMERCE_PAGE_H

#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/invoice.json"

static inline const char *at(const char *path)
{
	return sheet_at(all, path);
}

static inline void read_page(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

#endif

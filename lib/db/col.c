/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/check.h"
#include "dx/db/db.h"

const char *dx_col(const PGresult *res, int row, const char *name)
{
	int column = PQfnumber(res, name);

	dx_assert(column >= 0);
	dx_assert(row >= 0 && row < PQntuples(res));
	return PQgetisnull(res, row, column) ? NULL : PQgetvalue(res, row, column);
}

int64_t dx_col_int(const PGresult *res, int row, const char *name, int64_t def)
{
	const char *text = dx_col(res, row, name);
	int64_t n = def;
	bool ok = !text || dx_str_i64(dx_str(text), &n);

	dx_assert(ok);
	return n;
}

bool dx_col_bool(const PGresult *res, int row, const char *name)
{
	const char *text = dx_col(res, row, name);

	dx_assert(!text || ((text[0] == 't' || text[0] == 'f') && text[1] == '\0'));
	return text && text[0] == 't';
}

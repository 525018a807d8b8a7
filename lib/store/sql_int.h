/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Pieces that several statements of this package share. */
#ifndef DX_STORE_SQL_INT_H
#define DX_STORE_SQL_INT_H

#define DX_SQL_AUTH_COLUMNS                                                                                                 \
	"a.verdict, a.key_id, a.account_id, a.account_email, a.team_id, a.team_name, a.scopes, a.rate_limit, a.remaining, " \
	"a.retry_after, a.pages_limit, a.pages_used, a.server_time, a.granted, a.granted_ms"

#endif

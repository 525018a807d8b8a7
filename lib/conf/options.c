/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Every option there is, from options.tbl. */
#include "conf_int.h"

const struct dx_option dx_options[DX_OPT_COUNT] = {
#define DX_OPTION(id, name, type, def, min, max, reload, help)                                                         \
	[DX_OPT_##id] = {(name), DX_OPTION_##type, (def), (min), (max), (reload), (help)},
#include "options.tbl"
#undef DX_OPTION
};

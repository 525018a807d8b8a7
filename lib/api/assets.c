/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "assets.h"

#include <stdint.h>

/*
 * The assembler copies the file; paths count from the project's root, where the compiler runs. The two labels are no
 * objects of C of their own, so that their distance is taken between addresses.
 */
#define ASSET(name, path)                                                                                              \
	__asm__(".pushsection .rodata\n"                                                                               \
		"dx_asset_" #name "_start:\n.incbin \"" path "\"\n"                                                    \
		"dx_asset_" #name "_end:\n.popsection\n");                                                             \
	extern const char dx_asset_##name##_start[], dx_asset_##name##_end[];                                          \
	struct dx_str dx_asset_##name(void)                                                                            \
	{                                                                                                              \
		return dx_strn(dx_asset_##name##_start,                                                                \
			       (size_t)((uintptr_t)dx_asset_##name##_end - (uintptr_t)dx_asset_##name##_start));       \
	}

ASSET(components, "config/openapi/components.json")
ASSET(docs, "config/openapi/docs.html")

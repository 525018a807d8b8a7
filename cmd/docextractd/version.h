/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What --version says: this program, every library that it is linked with, and the same of the engine. */
#ifndef DX_CMD_DOCEXTRACTD_VERSION_H
#define DX_CMD_DOCEXTRACTD_VERSION_H

/* One "name version" a line to standard output; the engine's lines come from itself (`docextract-engine --version`). */
void print_versions(void);

#endif

/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Template files: <folder>/<industry>/<name>.json. */
#ifndef DOCEXTRACT_TEMPLATE_FILE_H
#define DOCEXTRACT_TEMPLATE_FILE_H

#include "cli.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

#define TEMPLATE_MAX_BYTES (4u << 20)

struct template_file {
	const char *path;
	const char *industry, *name; /* from the path */
	const char *title;
	int version;
	struct dx_str json; /* the file as it is */
};

/* Read one file and check what every template has. */
bool template_file_read(struct cli *c, const char *path, struct template_file *t_r, struct dx_err *err) DX_MUST_CHECK;
/* REF is "industry/name" (within DIR; NULL: --config's templates.dir or those that came along) a path that ends in
 * .json, or "auto" or "industry/auto": then JSON is an array of all templates that the engine may choose from. */
bool template_file_find(struct cli *c, const char *dir, const char *ref, struct template_file *t_r,
			struct dx_err *err) DX_MUST_CHECK;
/* The folder meant by DIR (may be NULL). NULL when the configuration is wrong. */
const char *template_dir(struct cli *c, const char *dir);
/* All files of a folder, by industry and name. */
bool template_file_list(struct cli *c, const char *dir, struct template_file **list_r, size_t *n_r,
			struct dx_err *err) DX_MUST_CHECK;

#endif

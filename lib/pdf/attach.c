/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Files inside a document. */
#include <string.h>
#include <strings.h>

#include "pdf_int.h"

#define NAME_MAX_BYTES 255u
/* Nobody embeds so many files; the list of a hostile document is as long as it likes. */
#define FILES_LOOKED_AT 200

pdf_obj *dx_attach_next(fz_context *ctx, pdf_obj *tree, int *at, struct dx_arena *a, struct dx_attached *f)
{
	int n = pdf_dict_len(ctx, tree);

	for (; *at < n && *at < FILES_LOOKED_AT; (*at)++) {
		pdf_obj *spec = pdf_dict_get_val(ctx, tree, *at);
		pdf_obj *name_obj = pdf_dict_get(ctx, spec, PDF_NAME(UF));
		const char *name;
		size_t len;

		if (!pdf_is_string(ctx, name_obj))
			name_obj = pdf_dict_get(ctx, spec, PDF_NAME(F));
		name = pdf_is_string(ctx, name_obj) ? pdf_to_text_string(ctx, name_obj) : "";
		len = strlen(name);
		if (len < 5 || len > NAME_MAX_BYTES || strcasecmp(name + len - 4, ".xml") != 0)
			continue;
		f->name = dx_strn(dx_strdup(a, name), len);
		f->bytes = dx_str("");
		(*at)++;
		return spec;
	}
	return NULL;
}

void dx_attach_read(fz_context *ctx, pdf_obj *spec, struct dx_arena *a, struct dx_attached *f, fz_stream **stream)
{
	const size_t room = DX_ATTACHED_BYTES_MAX + 1;
	unsigned char *data = dx_alloc(a, room);
	size_t n;

	*stream = pdf_open_stream(ctx, pdf_dict_get(ctx, pdf_dict_get(ctx, spec, PDF_NAME(EF)), PDF_NAME(F)));
	n = fz_read(ctx, *stream, data, room);
	if (n < room)
		f->bytes = dx_strn((const char *)data, n);
}

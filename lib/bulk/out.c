/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "bulk_int.h"

#include "dx/fmt/zip.h"

void dx_bulk_out_open(struct dx_bulk_out *o, const char *name, const char *media_type, const char *gstin,
		      const char *month)
{
	if (o->arena == NULL)
		o->arena = dx_arena_new();
	dx_arena_reset(o->arena);
	dx_buf_reset(&o->buf);
	dx_sha256_init(&o->sha256);
	o->name = dx_strdup(o->arena, name);
	o->gstin = gstin != NULL ? dx_strdup(o->arena, gstin) : NULL;
	o->month = month != NULL ? dx_strdup(o->arena, month) : NULL;
	o->media_type = media_type;
	o->open = true;
	o->begun = false;
	o->crc32 = 0;
	o->size = o->documents = 0;
	o->parts = 0;
}

void dx_bulk_out_drop(struct dx_bulk_out *o)
{
	dx_buf_reset(&o->buf);
	o->open = false;
}

static void store(struct dx_bulk_job *j, struct dx_bulk_out *o)
{
	if (!o->begun) {
		const struct dx_export_file f = {
			.name = o->name,
			.format = o->format_name,
			.gstin = o->gstin,
			.month = o->month,
			.media_type = o->media_type,
			.position = ++j->position,
		};
		o->begun = true;
		j->pending++;
		dx_store_export_file_begin(j->db, j->ref, &f, dx_bulk_job_written, j);
	}
	if (o->buf.len == 0)
		return;
	dx_sha256_add(&o->sha256, o->buf.data, o->buf.len);
	o->crc32 = dx_crc32(o->crc32, o->buf.data, o->buf.len);
	o->size += o->buf.len;
	j->bytes += o->buf.len;
	j->pending++;
	dx_store_export_part(j->db, j->ref, o->name, o->parts++, dx_strn(o->buf.data, o->buf.len), dx_bulk_job_written,
			     j);
	dx_buf_reset(&o->buf);
}

void dx_bulk_out_flush(struct dx_bulk_job *j, struct dx_bulk_out *o)
{
	if (o->buf.len >= DX_BULK_PART_BYTES)
		store(j, o);
}

static void list(struct dx_bulk_job *j, const struct dx_bulk_out *o, const char *hex)
{
	struct dx_buf one = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&one);
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "name", o->name);
	dx_jw_kcstr(&w, "format", o->format_name);
	dx_jw_kcstr(&w, "gstin", o->gstin);
	dx_jw_kcstr(&w, "month", o->month);
	dx_jw_kcstr(&w, "media_type", o->media_type);
	dx_jw_kint(&w, "size_bytes", (int64_t)o->size);
	dx_jw_kcstr(&w, "sha256", hex);
	dx_jw_kint(&w, "documents", (int64_t)o->documents);
	dx_jw_obj_end(&w);
	if (j->files.len > 0)
		dx_buf_addc(&j->files, ',');
	dx_buf_add(&j->files, one.data, one.len);
	dx_buf_free(&one);
}

void dx_bulk_out_close(struct dx_bulk_job *j, struct dx_bulk_out *o)
{
	static const char digits[] = "0123456789abcdef";
	uint8_t hash[DX_SHA256_BYTES];
	char hex[2 * DX_SHA256_BYTES + 1];
	if (!o->open)
		return;
	if (o->format != NULL)
		dx_filing_close(&o->writer);
	store(j, o);
	dx_sha256_end(&o->sha256, hash);
	for (size_t i = 0; i < sizeof(hash); i++) {
		hex[2 * i] = digits[hash[i] >> 4];
		hex[2 * i + 1] = digits[hash[i] & 15];
	}
	hex[2 * sizeof(hash)] = '\0';
	list(j, o, hex);
	j->pending++;
	dx_store_export_file_end(j->db, j->ref, o->name, o->size, dx_strn((const char *)hash, sizeof(hash)), o->crc32,
				 o->documents, dx_bulk_job_written, j);
	o->open = false;
}

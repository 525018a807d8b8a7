/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * ZIP archives (APPNOTE 6.3) of files stored as they are: what size, CRC-32 and name are known beforehand, so that the
 * archive can be sent while its files are read, its length told first. No times in it: the same files give the same
 * bytes. Names of [A-Za-z0-9._-] only; everything together below 4 GiB, at most 65,535 files.
 */
#ifndef DX_FMT_ZIP_H
#define DX_FMT_ZIP_H

#include "dx/base/buf.h"

struct dx_zip_file {
	const char *name;
	uint64_t size;
	uint32_t crc32;
};

/* CRC-32 of the N bytes at P appended to bytes whose CRC-32 is CRC (0: none). */
uint32_t dx_crc32(uint32_t crc, const void *p, size_t n);
/* Bytes of the whole archive; 0: too large for this form, or too many files. */
uint64_t dx_zip_length(const struct dx_zip_file *files, size_t n);
/* What stands before file F's bytes. */
void dx_zip_begin_file(struct dx_buf *out, const struct dx_zip_file *f);
/* What stands behind the last file. */
void dx_zip_end(struct dx_buf *out, const struct dx_zip_file *files, size_t n);

#endif

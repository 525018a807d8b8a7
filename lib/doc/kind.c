/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/kind.h"

#include <string.h>

static const struct {
	const char *name;
	const char *media_type;
} kinds[] = {
	[DX_KIND_PDF] = {"pdf", "application/pdf"},
	[DX_KIND_PNG] = {"png", "image/png"},
	[DX_KIND_JPEG] = {"jpeg", "image/jpeg"},
	[DX_KIND_TIFF] = {"tiff", "image/tiff"},
	[DX_KIND_WEBP] = {"webp", "image/webp"},
	[DX_KIND_BMP] = {"bmp", "image/bmp"},
	[DX_KIND_PNM] = {"pnm", "image/x-portable-anymap"},
	[DX_KIND_TEXT] = {"text", "text/plain"},
};

const char *dx_kind_name(enum dx_kind k)
{
	return kinds[k].name;
}

const char *dx_kind_media_type(enum dx_kind k)
{
	return kinds[k].media_type;
}

static bool has_at(struct dx_str s, size_t at, const char *magic, size_t n)
{
	return s.n >= at && s.n - at >= n && memcmp(s.p + at, magic, n) == 0;
}

/* Fixed signatures; a PDF's may stand later and comes last. */
static const struct {
	enum dx_kind kind;
	uint8_t at, n;
	const char *magic;
} signatures[] = {
	{DX_KIND_PNG, 0, 8, "\x89PNG\r\n\x1a\n"}, {DX_KIND_JPEG, 0, 3, "\xff\xd8\xff"},
	{DX_KIND_TIFF, 0, 4, "II\x2a\0"},         {DX_KIND_TIFF, 0, 4, "MM\0\x2a"},
	{DX_KIND_TIFF, 0, 4, "II\x2b\0"}, /* BigTIFF */
	{DX_KIND_TIFF, 0, 4, "MM\0\x2b"},
};

/* "BM", and a header size that some version of the format has: two letters alone begin many texts. */
static bool is_bmp(struct dx_str s)
{
	static const uint8_t sizes[] = {12, 40, 52, 56, 64, 108, 124};

	if (!has_at(s, 0, "BM", 2) || s.n < 18 || s.p[15] != 0 || s.p[16] != 0 || s.p[17] != 0)
		return false;
	for (size_t i = 0; i < DX_LEN(sizes); i++)
		if ((uint8_t)s.p[14] == sizes[i])
			return true;
	return false;
}

/* "P1" … "P7" and white space. */
static bool is_pnm(struct dx_str s)
{
	return s.n >= 3 && s.p[0] == 'P' && s.p[1] >= '1' && s.p[1] <= '7' &&
	       (s.p[2] == '\n' || s.p[2] == '\r' || s.p[2] == ' ' || s.p[2] == '\t' || s.p[2] == '#');
}

static bool has_phrase(struct dx_str s, const char *phrase)
{
	size_t n = strlen(phrase);

	for (size_t i = 0; i + n <= s.n; i++)
		if (dx_str_ieq(dx_str_sub(s, i, n), dx_strn(phrase, n)))
			return true;
	return false;
}

/*
 * The Indian tax statement (Form 26AS; Form 168 since April 2026) as its authority hands it out for
 * spreadsheets: fields between carets (or bars, from programs that pass it on), and one of these headings near the
 * top.
 */
static bool is_caret_text(struct dx_str s)
{
	static const char *const headings[] = {"annual tax statement",
					       "form 26as",
					       "form 168",
					       "^permanent account number (pan)^",
					       "^tan of deductor^",
					       "|permanent account number (pan)|",
					       "|tan of deductor|"};
	struct dx_str head = dx_str_sub(s, 0, DX_KIND_PDF_WINDOW);

	for (size_t i = 0; i < head.n; i++) {
		unsigned char c = (unsigned char)head.p[i];

		if ((c < 0x20 && c != '\t' && c != '\r' && c != '\n') || c == 0x7f)
			return false;
	}
	for (size_t i = 0; i < DX_LEN(headings) && (memchr(head.p, '^', head.n) || memchr(head.p, '|', head.n)); i++)
		if (has_phrase(head, headings[i]))
			return true;
	return false;
}

bool dx_kind_sniff(struct dx_str bytes, enum dx_kind *kind_r, struct dx_err *err)
{
	if (bytes.n == 0)
		return dx_fail(err, DX_E_empty_file, "the file is empty");
	for (size_t i = 0; i < DX_LEN(signatures); i++) {
		if (has_at(bytes, signatures[i].at, signatures[i].magic, signatures[i].n)) {
			*kind_r = signatures[i].kind;
			return true;
		}
	}
	if (has_at(bytes, 0, "RIFF", 4) && has_at(bytes, 8, "WEBP", 4)) {
		*kind_r = DX_KIND_WEBP;
		return true;
	}
	/* Before the two short ones: a PDF may have any junk in front. */
	if (dx_str_find(dx_str_sub(bytes, 0, DX_KIND_PDF_WINDOW), DX_STR("%PDF-")) != SIZE_MAX) {
		*kind_r = DX_KIND_PDF;
		return true;
	}
	if (is_bmp(bytes) || is_pnm(bytes)) {
		*kind_r = bytes.p[0] == 'B' ? DX_KIND_BMP : DX_KIND_PNM;
		return true;
	}
	if (is_caret_text(bytes)) {
		*kind_r = DX_KIND_TEXT;
		return true;
	}
	return dx_fail(err, DX_E_unsupported_media_type, "the bytes are of no supported file type");
}

/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/utf8.h"
#include "filing_int.h"

/* Char of XML 1.0 */
static bool may_stand(uint32_t c)
{
	return c == 0x9 || c == 0xa || c == 0xd || (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) ||
	       (c >= 0x10000 && c <= 0x10ffff);
}

void dx_fil_xml_text(struct dx_buf *out, const char *s)
{
	struct dx_str text = dx_str(s);
	size_t pos = 0;
	uint32_t c;
	while (pos < text.n) {
		size_t from = pos;
		bool good = dx_utf8_next(text, &pos, &c) && may_stand(c);
		if (pos == from)
			pos++;
		if (!good)
			dx_buf_adds(out, "\xef\xbf\xbd");
		else if (c == '&')
			dx_buf_adds(out, "&amp;");
		else if (c == '<')
			dx_buf_adds(out, "&lt;");
		else if (c == '>')
			dx_buf_adds(out, "&gt;");
		else if (c == '"')
			dx_buf_adds(out, "&quot;");
		else if (c == '\'')
			dx_buf_adds(out, "&apos;");
		else
			dx_buf_add(out, text.p + from, pos - from);
	}
}

void dx_fil_xml_element(struct dx_buf *out, const char *tag, const char *s)
{
	dx_buf_printf(out, "<%s>", tag);
	dx_fil_xml_text(out, s);
	dx_buf_printf(out, "</%s>\n", tag);
}

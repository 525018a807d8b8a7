/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/xinv/xinv.h"

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <string.h>

#include "xinv_int.h"

#define DEPTH_MAX 64

bool dx_xinv_name(struct dx_str name)
{
	static const char *const names[] = {"factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml", "cii.xml"};

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (dx_str_ieq_c(name, names[i]))
			return true;
	return false;
}

static bool contains(struct dx_str s, const char *what)
{
	return dx_str_find(s, dx_str(what)) != SIZE_MAX;
}

static bool too_deep(const xmlNode *n, int depth)
{
	if (depth > DEPTH_MAX)
		return true;
	for (const xmlNode *c = n->children; c; c = c->next)
		if (c->type == XML_ELEMENT_NODE && too_deep(c, depth + 1))
			return true;
	return false;
}

static bool read_root(struct xinv_build *b, const xmlNode *root)
{
	/* drafts of ZUGFeRD called the root otherwise, what is in it the same */
	if (dx_xinv_child(root, "ExchangedDocument|HeaderExchangedDocument"))
		dx_xinv_cii(b, root);
	else if (dx_xinv_is_named(root, dx_str("Invoice|CreditNote")))
		dx_xinv_ubl(b, root);
	return b->x.n > 0;
}

static xmlParserInput *load_nothing(const char *url DX_UNUSED, const char *id DX_UNUSED, xmlParserCtxt *ctxt DX_UNUSED)
{
	return NULL;
}

bool dx_xinv_parse(struct dx_arena *a, struct dx_str xml, struct dx_xinv *x_r, struct dx_err *err)
{
	struct xinv_build b = {.arena = a};
	xmlDoc *doc;
	const xmlNode *root;
	bool ok;

	if (xml.n == 0 || xml.n > INT32_MAX)
		return dx_fail(err, DX_E_corrupt_file, "the XML is empty or too large");
	if (contains(xml, "<!DOCTYPE") || contains(xml, "<!ENTITY"))
		return dx_fail(err, DX_E_corrupt_file, "the XML declares a document type, which no invoice does");
	xmlSetExternalEntityLoader(load_nothing);
	doc = xmlReadMemory(xml.p, (int)xml.n, "invoice.xml", NULL,
			    XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_COMPACT);
	if (!doc)
		return dx_fail(err, DX_E_corrupt_file, "the XML is not well formed");
	root = xmlDocGetRootElement(doc);
	ok = !doc->intSubset && root && !too_deep(root, 1) && read_root(&b, root);
	xmlFreeDoc(doc);
	if (!ok)
		return dx_fail(err, DX_E_corrupt_file, "the XML holds no invoice of a form that we know");
	*x_r = b.x;
	return true;
}

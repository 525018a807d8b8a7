/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The contract between whoever has a document (worker, CLI) and
 * docextract-engine. One request in flight at a time; the engine forks one
 * throwaway reader for it, enforces the deadline, and always answers.
 *
 * Started as `docextract-engine READER_LIMIT_BYTES` (decimal; address space of each reader, 0: no limit),
 * its channel at descriptor DX_ENGINE_FD. It ends when the channel does.
 *
 * Request:  type = enum dx_unit_op; fd = sealed memfd with the document's bytes (not for EXTRACT, CHECK, PROMPT,
 * SUGGEST, TEMPLATE). part 0  JSON parameters (below); further parts as the operation says. Answer:   type =
 * DX_UNIT_ANSWER; part 0 JSON outcome
 *           {"outcome":"ok"} or {"outcome":"error","code":"corrupt_file","detail":"…","crashed":false}
 *           plus "cpu_ms","max_rss_kb"; then, when ok, the operation's parts.
 *
 * OPEN      params {"deadline_ms","max_pages","max_pixels","password"?,"pages"?:"1-3,7"}
 *           part 1 {"kind":"pdf|png|jpeg|tiff|webp|bmp|pnm|text","media_type","pages_total","encrypted":bool,
 *                   "pages":[{"page":1,"width","height","text_state":"usable","words":true},…]}
 *                  (only the selected pages)
 *           parts 2… one stored form ("words v1") per page with "words":true, in the order of `pages`;
 *           pages with "words":false need OCR.
 *           With "picture_dpi":n (0: whatever suits recognition) the one selected page of a PDF is drawn: it has
 *           "picture":[width,height,dpi], "words":true even if it needs OCR (its stored form then has the source
 *           "none"), and the last part is its PNG.
 *
 * Instead of a PDF file the document may be what a remote PDF service answered about it (foreign/pdf.h): bytes from
 * outside. Parameters then have "service_status", the HTTP status that it came with; the operation is the same for
 * OPEN, OCR_PAGE, PICTURE, TAKE_WORDS, READ_CELLS and RENDER. But for OPEN it must hold a picture of that page.
 * OCR_PAGE  params {"deadline_ms","page":3,"max_pixels","password"?,"languages":"eng"}
 *           part 1 stored form of that page (source "ocr"; zero words on a blank page).
 *           With "document":"NAME" (below 64 bytes; the same for all units of one document, and for no other) what is
 *           prepared for the words is kept for READ_CELLS with that name, until the page of another one is read.
 *           With "paper":[width,height,dpi] (thousandths of a point; zeros: unknown) the document is the answer to a
 *           PICTURE: the picture alone is read, as it is.
 * PICTURE   params {"deadline_ms","page":3,"max_pixels","password"?}
 *           part 1 {"paper":[width,height,dpi]} as above, part 2 PNG of what OCR_PAGE would read.
 * TAKE_WORDS  params as PICTURE; part 1 what a remote OCR service says about that picture (foreign/page.h): bytes
 *           from outside. Answer as OCR_PAGE.
 * TAKE_CELLS  params {"deadline_ms","page":3,"round":1}; part 1 what a remote service read in cells: "cells v1" of page
 * 1, bytes from outside; part 2 the wants. Answer as READ_CELLS. Needs no document.
 * EXTRACT   params {"deadline_ms","options":{"einvoice_keys":"JWKS or PEM"?}}
 *           part 1 template JSON, or an array of them to choose from (then the head has also
 *           "template":"industry/name@version" and "template_percent":83); parts 2… stored forms of all
 *           read pages, ascending; behind them the cells of these pages that were read again ("cells v1", doc/cells.h),
 * if any. answer parts: 1 head {"status":"completed|needs_review","rows_total":n|null,
 *           "wants":[[page,x0,y0,x1,y1,"amount"],…]}: cells that should be read again, of pages that were
 *           read by OCR alone, never one that was read again already; none after the last round,
 *           2 data, 3 evidence, 4 checks, 5 verification, 6 corrections, 7 warnings (all JSON texts).
 * CHECK     what a person says about a result, and its checks again: params and part 1 as EXTRACT; parts 2 to 4
 *           the result's data, evidence and corrections; 5 "merge" or "json"; 6 the patch (RFC 7396 or 6902);
 *           then words and cells as EXTRACT. Answer as EXTRACT, or part 1 alone:
 *           {"status":"refused","errors":[{"pointer","code","detail"},…]}
 * PROMPT    what a language model is asked: params and parts as EXTRACT. Answer part 1
 *           {"ask":"yes|too_large|embedded_data"}; when yes, 2 the messages of a chat, 3 the JSON schema of the reply.
 * SUGGEST   EXTRACT with what a model says: params, 1 template, 2 the body of its chat completion as it came, then
 * words and cells. Answer as EXTRACT, and part 8 {"accepted":n,"rejected":n,"unusable":"why"|null}.
 * RENDER    params {"deadline_ms","page":3,"max_pixels","dpi":150,"password"?,"rotation"?,"skew_millideg"?,"box"?}
 *           part 1 PNG bytes of the upright page; with rotation and skew_millideg of its stored form the boxes of its
 *           words fit the picture. `box` [x0,y0,x1,y1], in DX_BOX_UNITs of the upright page: only that.
 * TEMPLATE  what is wrong with a template: params {"deadline_ms"}, part 1 its JSON text. Answer part 1
 *           [{"at":"/labels/x","what":"…"},…], empty when EXTRACT would take it.
 * READ_CELLS  params {"deadline_ms","page":3,"max_pixels","password"?,"languages":"eng","rotation","skew_millideg",
 *           "round":1,"paper"?,"document"?} (rotation and skew from the page's stored form); part 1 the page's wants
 *           from EXTRACT's head, part 2, which may be left out, its stored form: its figures teach what its digits look
 *           like. part 1 of the answer "cells v1" with one cell for each want, in their order.
 */
#ifndef DX_ENG_UNIT_H
#define DX_ENG_UNIT_H

#include "dx/dx.h"

enum dx_unit_op {
	DX_UNIT_HELLO = 1, /* engine → owner once ready: part 0 {"tesseract","leptonica","mupdf","languages":[…]} */
	DX_UNIT_OPEN = 2,
	DX_UNIT_OCR_PAGE = 3,
	DX_UNIT_EXTRACT = 4,
	DX_UNIT_RENDER = 5,
	DX_UNIT_CANCEL = 6, /* kill the running reader; the pending answer comes as error internal_error "cancelled" */
	DX_UNIT_ANSWER = 7,
	DX_UNIT_READ_CELLS = 8,
	DX_UNIT_CHECK = 9,
	DX_UNIT_PROMPT = 10,
	DX_UNIT_SUGGEST = 11,
	DX_UNIT_TEMPLATE = 12,
	DX_UNIT_PICTURE = 13,
	DX_UNIT_TAKE_WORDS = 14,
	DX_UNIT_TAKE_CELLS = 15,
};

/* Parts of a page's width and height. */
#define DX_BOX_UNIT 10000

/* Descriptor number at which the engine finds its channel. */
#define DX_ENGINE_FD 3
/* Longest message either way: words of a thousand pages fit. */
#define DX_UNIT_MAX_BYTES (256u << 20)

#endif

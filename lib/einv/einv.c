/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/einv/einv.h"

#include <openssl/evp.h>
#include <stdio.h>
#include <string.h>

#include "dx/fmt/b64.h"
#include "dx/fmt/json.h"

/* Longer than any member that means something. */
#define MEMBER_MAX 128

static bool decode(struct dx_arena *a, struct dx_str text, struct dx_str *bytes_r)
{
	struct dx_buf out = DX_BUF_INIT;
	bool ok = text.n > 0 && dx_b64_decode(DX_B64_URL, text, &out);

	if (ok)
		*bytes_r = dx_strn(dx_memdup(a, dx_buf_cstr(&out), out.len), out.len);
	dx_buf_free(&out);
	return ok;
}

static const char *member(struct dx_arena *a, const json_t *o, const char *name)
{
	const char *s = dx_json_str(o, name);

	return s && *s && strlen(s) <= MEMBER_MAX ? dx_strdup(a, s) : NULL;
}

/* "31/03/2024" */
static struct dx_date read_date(const char *s)
{
	static const struct dx_date none;
	char iso[11];
	struct dx_date d;

	if (!s || strlen(s) != 10 || s[2] != '/' || s[5] != '/')
		return none;
	(void)snprintf(iso, sizeof(iso), "%.4s-%.2s-%.2s", s + 6, s + 3, s);
	return dx_date_parse_iso(dx_str(iso), &d) ? d : none;
}

/* The digits of a number as they stand: a double would lose the paise of large sums. */
static bool read_number(struct dx_str json, const char *name, struct dx_dec *v_r)
{
	size_t at = dx_str_find(json, dx_str(name));
	struct dx_str rest = at == SIZE_MAX ? json : dx_str_sub(json, at + strlen(name), SIZE_MAX);
	size_t n = 0;

	if (at == SIZE_MAX)
		return false;
	rest = dx_str_trim(rest);
	if (!dx_str_starts(rest, ":"))
		return false;
	rest = dx_str_trim(dx_str_sub(rest, 1, SIZE_MAX));
	while (n < rest.n && ((rest.p[n] >= '0' && rest.p[n] <= '9') || rest.p[n] == '.' || rest.p[n] == '-'))
		n++;
	return dx_dec_parse(dx_strn(rest.p, n), v_r);
}

static bool read_data(struct dx_arena *a, const char *text, struct dx_einv *e)
{
	json_t *o;
	struct dx_err err;

	if (!text || !dx_json_parse(a, dx_str(text), &o, &err) || !json_is_object(o))
		return false;
	e->supplier = member(a, o, "SellerGstin");
	e->recipient = member(a, o, "BuyerGstin");
	e->number = member(a, o, "DocNo");
	e->type = member(a, o, "DocTyp");
	e->hsn = member(a, o, "MainHsnCode");
	e->irn = member(a, o, "Irn");
	e->date = read_date(dx_json_str(o, "DocDt"));
	e->items = (int)dx_json_int(o, "ItemCnt", -1);
	e->has_total = json_is_number(json_object_get(o, "TotInvVal")) &&
		       read_number(dx_str(text), "\"TotInvVal\"", &e->total);
	return e->supplier && e->number && e->irn;
}

bool dx_einv_read(struct dx_arena *a, struct dx_str payload, struct dx_einv *e_r)
{
	struct dx_einv e = {.items = -1};
	struct dx_str rest = dx_str_trim(payload);
	struct dx_str whole = rest;
	struct dx_str parts[3];
	struct dx_str header;
	struct dx_str body;
	struct dx_err err;
	json_t *o;

	for (size_t i = 0; i < DX_LEN(parts); i++)
		if (!dx_str_split(&rest, '.', &parts[i]))
			return false;
	if (rest.p || !decode(a, parts[0], &header) || !decode(a, parts[1], &body) ||
	    !decode(a, parts[2], &e.signature) || !dx_json_parse(a, header, &o, &err))
		return false;
	/* "none", and whatever else a forger would like us to use, is no signature */
	if (!dx_json_str(o, "alg") || strcmp(dx_json_str(o, "alg"), "RS256") != 0)
		return false;
	e.kid = member(a, o, "kid");
	e.signed_text = dx_strn(whole.p, parts[0].n + 1 + parts[1].n);
	if (!dx_json_parse(a, body, &o, &err) || !read_data(a, dx_json_str(o, "data"), &e))
		return false;
	*e_r = e;
	return true;
}

char *dx_einv_capitals(struct dx_arena *a, const char *number)
{
	char *out = dx_strdup(a, number);

	for (char *p = out; *p; p++)
		*p = *p >= 'a' && *p <= 'z' ? (char)(*p - 'a' + 'A') : *p;
	return out;
}

void dx_einv_irn(const char *supplier, struct dx_date date, const char *type, const char *number, char *out)
{
	const int from = date.month >= 4 ? date.year : date.year - 1; /* the financial year begins in April */
	unsigned char digest[EVP_MAX_MD_SIZE];
	unsigned int n = 0;
	char text[4 * MEMBER_MAX];
	int len = snprintf(text, sizeof(text), "%.*s%d-%02d%.*s%.*s", MEMBER_MAX, supplier, from, (from + 1) % 100,
			   MEMBER_MAX, type, MEMBER_MAX, number);

	*out = '\0';
	if (len < 0 || (size_t)len >= sizeof(text) ||
	    EVP_Digest(text, (size_t)len, digest, &n, EVP_sha256(), NULL) != 1 || n != 32)
		return;
	for (unsigned int i = 0; i < n; i++)
		(void)snprintf(out + (size_t)2 * i, 3, "%02x", digest[i]);
}

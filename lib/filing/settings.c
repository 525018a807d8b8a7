/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/filing/settings.h"

#include <string.h>

#include "dx/base/utf8.h"
#include "dx/extract/ident.h"
#include "dx/fmt/json.h"

#define TEXT_CHARS_MAX 100
#define GSTINS_MAX     200

static const struct dx_filing_setting_info infos[DX_FSET_COUNT] = {
#define INFO(id, name, kind, def, help) [DX_FSET_##id] = {name, #kind, def, help},
	DX_FILING_SETTINGS(INFO)
#undef INFO
};

const struct dx_filing_setting_info *dx_filing_setting_info(enum dx_filing_setting s)
{
	return &infos[s];
}

bool dx_filing_setting_find(const char *name, enum dx_filing_setting *s_r)
{
	for (size_t i = 0; i < DX_FSET_COUNT; i++) {
		if (strcmp(infos[i].name, name) != 0)
			continue;
		*s_r = (enum dx_filing_setting)i;
		return true;
	}
	return false;
}

static bool check_gstins(struct dx_arena *a, const char *value, const char **clean_r, struct dx_err *err)
{
	char *out = dx_alloc(a, strlen(value) + 1);
	struct dx_str rest = dx_str(value), part;
	size_t n = 0, len = 0;
	while (dx_str_split(&rest, ',', &part)) {
		char *one = dx_strndup(a, dx_str_trim(part).p, dx_str_trim(part).n);
		for (char *p = one; *p != '\0'; p++)
			if (*p >= 'a' && *p <= 'z')
				*p = (char)(*p - 'a' + 'A');
		if (*one == '\0' && n == 0 && rest.p == NULL)
			break; /* no GSTIN at all */
		if (!dx_ident_gstin_shape(dx_str(one)))
			return dx_fail(err, DX_E_bad_request,
				       "\"%.40s\" is no GSTIN: 15 letters and digits, as on the "
				       "registration certificate",
				       one);
		if (!dx_ident_gstin(dx_str(one)))
			return dx_fail(err, DX_E_bad_request,
				       "%s is mistyped: its state or its last character, the "
				       "check digit, does not fit the others",
				       one);
		if (strstr(out, one) != NULL)
			continue;
		if (++n > GSTINS_MAX)
			return dx_fail(err, DX_E_bad_request, "more than %d GSTINs", GSTINS_MAX);
		if (len > 0)
			out[len++] = ',';
		memcpy(out + len, one, strlen(one) + 1);
		len += strlen(one);
	}
	*clean_r = out;
	return true;
}

static bool check_text(const char *value, bool may_be_empty, struct dx_err *err)
{
	struct dx_str s = dx_str(value);
	size_t chars = 0;
	if (!dx_utf8_valid(s))
		return dx_fail(err, DX_E_bad_request, "not UTF-8");
	for (size_t i = 0; i < s.n; i++) {
		if ((unsigned char)s.p[i] < 0x20 || s.p[i] == 0x7f)
			return dx_fail(err, DX_E_bad_request, "it takes a text without control characters");
		chars += ((unsigned char)s.p[i] & 0xc0) != 0x80;
	}
	if (chars > TEXT_CHARS_MAX || (dx_str_trim(s).n == 0 && !(may_be_empty && s.n == 0)))
		return dx_fail(err, DX_E_bad_request, "it takes a text of 1 to %d characters%s", TEXT_CHARS_MAX,
			       may_be_empty ? ", or nothing" : "");
	return true;
}

/* GST and two or three numbers joined by dots. */
static bool is_version(const char *v)
{
	size_t dots = 0, digits = 0;
	if (strncmp(v, "GST", 3) != 0 || strlen(v) > 20)
		return false;
	for (const char *p = v + 3; *p != '\0'; p++) {
		if (*p >= '0' && *p <= '9') {
			digits++;
		} else if (*p == '.' && digits > 0) {
			dots++;
			digits = 0;
		} else {
			return false;
		}
	}
	return digits > 0 && dots >= 1 && dots <= 2;
}

static bool is_one_of(const char *value, const char *const *names)
{
	for (; *names != NULL; names++)
		if (strcmp(value, *names) == 0)
			return true;
	return false;
}

bool dx_filing_setting_check(struct dx_arena *a, enum dx_filing_setting s, const char *value, const char **clean_r,
			     struct dx_err *err)
{
	static const char *const yes_no[] = {"yes", "no", NULL};
	static const char *const dates[] = {"dd/mm/yyyy", "dd-mm-yyyy", "yyyy-mm-dd", NULL};
	const char *kind = infos[s].kind;
	uint64_t days;

	if (strcmp(kind, "GSTINS") == 0)
		return check_gstins(a, value, clean_r, err);
	if (strcmp(kind, "STATE") == 0) {
		if (*value != '\0' && !dx_ident_state_code(dx_str(value)))
			return dx_fail(err, DX_E_bad_request, "it takes a GST state code: 01 to 38, or 97");
	} else if (strcmp(kind, "YESNO") == 0) {
		if (!is_one_of(value, yes_no))
			return dx_fail(err, DX_E_bad_request, "it takes yes or no");
	} else if (strcmp(kind, "VERSION") == 0) {
		if (!is_version(value))
			return dx_fail(err, DX_E_bad_request,
				       "it takes the version of the portal's offline tool, "
				       "like GST3.2.4");
	} else if (strcmp(kind, "DATES") == 0) {
		if (!is_one_of(value, dates))
			return dx_fail(err, DX_E_bad_request, "it takes dd/mm/yyyy, dd-mm-yyyy or yyyy-mm-dd");
	} else if (strcmp(kind, "DAYS") == 0) {
		if (!dx_str_u64(dx_str(value), &days) || days > 365)
			return dx_fail(err, DX_E_bad_request, "it takes a number of days from 0 to 365");
	} else if (!check_text(value, strcmp(kind, "EMPTY") == 0, err)) {
		return false;
	}
	*clean_r = dx_strdup(a, value);
	return true;
}

static void split_gstins(struct dx_arena *a, struct dx_filing_settings *s)
{
	struct dx_str rest = dx_str(s->value[DX_FSET_gstins]), part;
	s->gstins = dx_alloc_array(a, GSTINS_MAX, sizeof(*s->gstins));
	while (rest.n > 0 && dx_str_split(&rest, ',', &part) && s->n_gstins < GSTINS_MAX)
		s->gstins[s->n_gstins++] = part;
}

void dx_filing_settings_load(struct dx_arena *a, const json_t *values, struct dx_filing_settings *s_r)
{
	struct dx_filing_settings s = {0};
	struct dx_err err;
	for (size_t i = 0; i < DX_FSET_COUNT; i++) {
		const char *own = dx_json_str(values, infos[i].name);
		if (own == NULL || !dx_filing_setting_check(a, (enum dx_filing_setting)i, own, &s.value[i], &err))
			s.value[i] = infos[i].def;
	}
	split_gstins(a, &s);
	if (*s.value[DX_FSET_state] == '\0' && s.n_gstins > 0)
		s.value[DX_FSET_state] = dx_strndup(a, s.gstins[0].p, 2);
	*s_r = s;
}

bool dx_filing_is_own(const struct dx_filing_settings *s, const char *gstin)
{
	for (size_t i = 0; gstin != NULL && i < s->n_gstins; i++)
		if (dx_str_ieq_c(s->gstins[i], gstin))
			return true;
	return false;
}

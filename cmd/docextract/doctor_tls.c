/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "doctor.h"
#include "dx/base/clock.h"
#include "dx/tls/tls.h"

#define DAY_S INT64_C(86400)

void doctor_certificate(struct doctor *d)
{
	const struct dx_tls_options o = {
		.cert_file = dx_conf_str(d->conf, DX_OPT_tls_cert_file),
		.key_file = dx_conf_str(d->conf, DX_OPT_tls_key_file),
		.min_version = dx_conf_str(d->conf, DX_OPT_tls_min_version),
	};
	static const char renew[] = "renew it, then systemctl reload docextract";
	int64_t now_s = dx_now_real_us() / 1000000;
	struct dx_tls *t = NULL;
	struct dx_err err;

	if (dx_conf_str(d->conf, DX_OPT_tls_listen)[0] == '\0') {
		doctor_say(d, GOOD, "certificate", NULL, "none: tls.listen is empty");
		return;
	}
	if (!dx_tls_load(&o, &t, &err)) {
		doctor_say(d, WRONG, "certificate", "tls.cert_file and tls.key_file in the configuration", "%s",
			   err.msg);
		return;
	}
	const struct dx_tls_facts *f = dx_tls_facts(t);
	int64_t days = (f->not_after_s - now_s) / DAY_S;
	switch (dx_tls_age(f, now_s)) {
	case DX_TLS_EARLY:
		doctor_say(d, WRONG, "certificate", "timedatectl: is the clock right?", "%s: not valid yet", f->names);
		break;
	case DX_TLS_GOOD:
		doctor_say(d, GOOD, "certificate", NULL, "%s: %d days left", f->names, (int)days);
		break;
	case DX_TLS_SOON:
		doctor_say(d, WARNING, "certificate", renew, "%s: %d days left", f->names, (int)days);
		break;
	case DX_TLS_EXPIRED:
		doctor_say(d, WRONG, "certificate", renew, "%s: expired %d days ago", f->names, (int)-days);
		break;
	}
	dx_tls_free(&t);
}

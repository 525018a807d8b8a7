/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The certificate of tls.listen: read at the start, again at each reload, looked at once a day. */
#include "api_int.h"

#include <time.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"

#define LOOK_S INT64_C(86400)

static int64_t now_s(void)
{
	return dx_now_real_us() / 1000000;
}

static bool load(const struct dx_api *api, struct dx_tls **t_r, struct dx_err *err)
{
	const struct dx_conf *conf = api->child->conf;

	return dx_tls_load(
		&(struct dx_tls_options){
			.cert_file = dx_conf_str(conf, DX_OPT_tls_cert_file),
			.key_file = dx_conf_str(conf, DX_OPT_tls_key_file),
			.min_version = dx_conf_str(conf, DX_OPT_tls_min_version),
		},
		t_r, err);
}

static const char *date_of(int64_t s, char out[32])
{
	time_t t = (time_t)s;
	struct tm tm;

	out[0] = '\0';
	if (gmtime_r(&t, &tm) != NULL)
		(void)strftime(out, 32, "%Y-%m-%dT%H:%M:%SZ", &tm);
	return out;
}

/* Served all the same: a service that stops on its own for a date would help nobody. */
static void warn_of_age(struct dx_api *api)
{
	const struct dx_tls_facts *f = &api->certificate;
	enum dx_tls_age age = dx_tls_age(f, now_s());
	char from[32], to[32];

	api->certificate_look_s = now_s() + LOOK_S;
	if (age != DX_TLS_GOOD)
		DX_LOG(age == DX_TLS_EXPIRED ? DX_LOG_ERROR : DX_LOG_WARN, "look after the certificate of tls.listen",
		       DX_KV_S("it", dx_tls_age_words(age)), DX_KV_S("names", f->names),
		       DX_KV_S("valid_from", date_of(f->not_before_s, from)),
		       DX_KV_S("valid_to", date_of(f->not_after_s, to)));
}

static void use(struct dx_api *api, const struct dx_tls *t)
{
	char to[32];

	api->certificate = *dx_tls_facts(t);
	dx_stats_certificate(api->child->stats, api->certificate.not_after_s);
	DX_INFO("certificate", DX_KV_S("names", api->certificate.names),
		DX_KV_S("valid_to", date_of(api->certificate.not_after_s, to)));
	warn_of_age(api);
}

bool dx_api_certificate_load(struct dx_api *api)
{
	struct dx_err err;

	if (api->child->tls_fd < 0)
		return true;
	if (!load(api, &api->tls, &err)) {
		DX_ERR("cannot speak TLS", DX_KV_S("error", err.msg));
		return false;
	}
	use(api, api->tls);
	return true;
}

void dx_api_certificate_reload(struct dx_api *api)
{
	struct dx_tls *t = NULL;
	struct dx_err err;
	char to[32];

	if (api->child->tls_fd < 0)
		return;
	if (!load(api, &t, &err)) {
		DX_ERR("certificate not reloaded, the old one stays", DX_KV_S("error", err.msg));
		return;
	}
	const struct dx_tls_facts *f = dx_tls_facts(t);
	/* a mistake with files, most likely, unless the old one is no better */
	if (dx_tls_age(f, now_s()) == DX_TLS_EXPIRED && f->not_after_s < api->certificate.not_after_s) {
		DX_ERR("certificate not reloaded, the old one stays", DX_KV_S("error", "the new one has expired"),
		       DX_KV_S("valid_to", date_of(f->not_after_s, to)));
		dx_tls_free(&t);
		return;
	}
	use(api, t);
	if (api->serving) {
		dx_http_set_tls(api->http, t);
	} else {
		dx_tls_free(&api->tls);
		api->tls = t;
	}
}

void dx_api_certificate_look(struct dx_api *api)
{
	if (api->child->tls_fd >= 0 && now_s() >= api->certificate_look_s)
		warn_of_age(api);
}

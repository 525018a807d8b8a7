/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextractd: the command line of the daemon. */
#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/api/api.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/str.h"
#include "dx/os/notify.h"
#include "dx/role/contract.h"
#include "dx/tls/tls.h"
#include "roles.h"
#include "version.h"

enum mode {
	MODE_RUN,
	MODE_CHECK,
	MODE_PRINT_CONFIG,
};

struct args {
	enum mode mode;
	const char *conf_file;
	const char **overrides; /* NULL-terminated */
	size_t n_overrides;
	const char *role; /* -x: this is a child */
	const char *index;
	const char *slot;
};

static const char help[] =
	"usage: docextractd [-c FILE] [-o NAME=VALUE]…\n"
	"\n"
	"Serves document extraction over HTTP. Stays in the foreground; logs to standard\n"
	"error, or to the journal under systemd. HUP reloads the configuration, TERM stops\n"
	"in order, a second TERM at once.\n"
	"\n"
	"  -c, --config FILE        read this configuration file (none: defaults and environment only)\n"
	"  -o, --option NAME=VALUE  set one option; wins over file and environment; may be repeated\n"
	"  -n, --check              check the configuration and exit: 0 right, 1 wrong\n"
	"      --print-config       print the options in effect and where they come from, and exit\n"
	"      --print-sample       print a configuration file with every option and its default, and exit\n"
	"  -V, --version            print the versions of this program and its libraries, and exit\n"
	"  -h, --help               print this and exit\n"
	"\n"
	"Each option may also come from the environment: listen from DOCEXTRACT_LISTEN,\n"
	"http.max_body from DOCEXTRACT_HTTP_MAX_BODY.\n"
	"Exit codes: 0 stopped in order, 1 failure, 2 wrong configuration or command line.\n";

static void print_mistake(const char *message, void *arg)
{
	(void)arg;
	(void)fprintf(stderr, "docextractd: %s\n", message);
}

/* Can it be served with? That it has expired, or soon will, does not keep the daemon from starting. */
static bool check_certificate(const struct dx_conf *conf)
{
	struct dx_tls *t = NULL;
	struct dx_err err;

	if (dx_conf_str(conf, DX_OPT_tls_listen)[0] == '\0')
		return true;
	if (!dx_tls_load(
		    &(struct dx_tls_options){
			    .cert_file = dx_conf_str(conf, DX_OPT_tls_cert_file),
			    .key_file = dx_conf_str(conf, DX_OPT_tls_key_file),
			    .min_version = dx_conf_str(conf, DX_OPT_tls_min_version),
		    },
		    &t, &err)) {
		(void)fprintf(stderr, "docextractd: tls: %s\n", err.msg);
		return false;
	}
	enum dx_tls_age age = dx_tls_age(dx_tls_facts(t), dx_now_real_us() / 1000000);
	if (age != DX_TLS_GOOD)
		(void)fprintf(stderr, "docextractd: warning: the certificate in \"%s\" %s\n",
			      dx_conf_str(conf, DX_OPT_tls_cert_file), dx_tls_age_words(age));
	dx_tls_free(&t);
	return true;
}

static int load_and_leave(const struct args *a)
{
	struct dx_conf *conf = NULL;

	if (!dx_master_load(a->conf_file, a->overrides, &conf, print_mistake, NULL))
		return DX_EXIT_FAILED;
	if (a->mode == MODE_PRINT_CONFIG) {
		dx_conf_print(conf, stdout);
	} else if (check_certificate(conf)) {
		puts("configuration OK");
	} else {
		dx_conf_free(&conf);
		return DX_EXIT_FAILED;
	}
	dx_conf_free(&conf);
	return fflush(stdout) == 0 ? DX_EXIT_OK : DX_EXIT_FAILED;
}

static bool small_number(const char *text, int *n_r)
{
	uint64_t v;
	if (text == NULL || !dx_str_u64(dx_str(text), &v) || v > INT_MAX)
		return false;
	*n_r = (int)v;
	return true;
}

static int run_child(const struct args *a)
{
	struct dx_child_options o = {
		.role = dx_role_lookup(a->role),
		.route_names = dx_api_route_names,
		.conf_file = a->conf_file,
		.overrides = a->overrides,
	};

	if (o.role == NULL || !small_number(a->index, &o.index) || !small_number(a->slot, &o.slot)) {
		(void)fprintf(stderr, "docextractd: -x is for the master only\n");
		return DX_EXIT_CONFIG;
	}
	return dx_child_main(&o);
}

static int run(const struct args *a)
{
	if (a->mode != MODE_RUN)
		return load_and_leave(a);
	dx_log_to_journal_if_connected();
	if (a->role != NULL)
		return run_child(a);
	return dx_master_run(&(struct dx_master_options){
		.conf_file = a->conf_file,
		.overrides = a->overrides,
		.roles = dx_roles,
		.n_roles = DX_LEN(dx_roles),
	});
}

static void add_override(struct args *a, const char *text)
{
	const char **more = reallocarray(a->overrides, a->n_overrides + 2, sizeof(*more));
	if (more == NULL)
		dx_die("out of memory");
	more[a->n_overrides++] = text;
	more[a->n_overrides] = NULL;
	a->overrides = more;
}

enum { OPT_PRINT_CONFIG = 256, OPT_PRINT_SAMPLE };

static const struct option long_options[] = {
	{"config", required_argument, NULL, 'c'},
	{"option", required_argument, NULL, 'o'},
	{"check", no_argument, NULL, 'n'},
	{"print-config", no_argument, NULL, OPT_PRINT_CONFIG},
	{"print-sample", no_argument, NULL, OPT_PRINT_SAMPLE},
	{"version", no_argument, NULL, 'V'},
	{"help", no_argument, NULL, 'h'},
	{NULL, 0, NULL, 0},
};

/* True: go on with what stands in *A; false: leave with *CODE_R. */
static bool parse(int argc, char **argv, struct args *a, int *code_r)
{
	int c;

	*code_r = DX_EXIT_OK;
	/* -x, -i and -s are the master's own, see role/contract.h */
	while ((c = getopt_long(argc, argv, "c:o:nVhx:i:s:", long_options, NULL)) != -1) {
		switch (c) {
		case 'c':
			a->conf_file = optarg;
			break;
		case 'o':
			add_override(a, optarg);
			break;
		case 'n':
			a->mode = MODE_CHECK;
			break;
		case OPT_PRINT_CONFIG:
			a->mode = MODE_PRINT_CONFIG;
			break;
		case OPT_PRINT_SAMPLE:
			dx_conf_print_sample(stdout);
			return false;
		case 'V':
			print_versions();
			return false;
		case 'h':
			(void)fputs(help, stdout);
			return false;
		case 'x':
			a->role = optarg;
			break;
		case 'i':
			a->index = optarg;
			break;
		case 's':
			a->slot = optarg;
			break;
		default:
			(void)fputs("Try \"docextractd --help\".\n", stderr);
			*code_r = DX_EXIT_CONFIG;
			return false;
		}
	}
	if (optind < argc) {
		(void)fprintf(stderr, "docextractd: unexpected argument \"%s\"\nTry \"docextractd --help\".\n",
			      argv[optind]);
		*code_r = DX_EXIT_CONFIG;
		return false;
	}
	return true;
}

int main(int argc, char **argv)
{
	struct args a = {.mode = MODE_RUN};
	int code;

	if (parse(argc, argv, &a, &code))
		code = run(&a);
	free(a.overrides);
	return code;
}

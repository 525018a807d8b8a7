/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract doctor: is everything in place that the daemon needs on this host? */
#include <stdio.h>
#include <string.h>
#include <sys/statvfs.h>
#include <sys/timex.h>

#include "chaos.h"
#include "doctor.h"
#include "dx/base/str.h"
#include "dx/crypt/box.h"
#include "dx/eng/client.h"
#include "dx/os/fd.h"
#include "dx/os/jail.h"

#define DISK_MIN_PERCENT 10
#define SMALL_FILE_BYTES 4096

const char help_doctor[] =
	"usage: docextract doctor [OPTION]…\n"
	"       docextract doctor --chaos [--documents N] [--kills N] [--seconds N] [--seed N]\n"
	"\n"
	"Looks at configuration, secrets, certificate, database, engine and languages, sandbox, clock, disk, the service itself and\n"
	"whether endpoints of webhooks can be reached; says what is wrong and what mends it. Changes nothing.\n"
	"\n"
	"      --json               as JSON\n"
	"  -c, --config FILE        configuration of the daemon\n"
	"      --database CONNINFO  the schema's owner, for what only he can see: endpoints\n"
	"      --pepper-file FILE   instead of the setting keys.pepper_file\n"
	"\n"
	"With --chaos it looks at nothing that is there: it starts a service of its own from this installation, with a private\n"
	"PostgreSQL, in a new folder below /tmp, uploads documents that it makes itself, and meanwhile kills the service's\n"
	"processes with -9 and restarts that database. Then it says of every promise whether it was kept (nothing lost, nothing\n"
	"twice, nothing left over), and removes all. It needs two minutes, PostgreSQL's server programs, and no rights; as root\n"
	"it becomes the user nobody. It reads neither configuration nor environment, and signals only what it has started.\n"
	"\n"
	"      --documents N        how many (200)\n"
	"      --kills N            at least so many processes (60); 0: none, and no restarts\n"
	"      --seconds N          kill no longer than this (600)\n"
	"      --seed N             what dies when is chosen from this number; default: another each time, printed\n"
	"      --database CONNINFO  instead of the private PostgreSQL this database, which must have no schema docextract;\n"
	"                           its server is not restarted, and it is emptied again\n"
	"      --keep               leave the folder with its logs\n"
	"      --json               as JSON\n"
	"\n"
	"Exit codes: 0 nothing is wrong (there may be warnings), 1 something is, 2 wrong command line.\n";

static void look_at_secret(struct doctor *d, const char *what, const char *file, enum verdict missing)
{
	struct dx_peppers p;
	struct dx_err err;
	const char *mend =
		dx_asprintf(d->c->arena, "docextract secrets create %s; chmod 0600, owner: the daemon's user", what);

	if (*file == '\0')
		doctor_say(d, missing, what, mend, "no file is configured");
	else if (!dx_peppers_load(file, &p, &err))
		doctor_say(d, WRONG, what, mend, "%s", err.msg);
	else
		doctor_say(d, GOOD, what, NULL, "version %d, %d in the file", p.v[0].version, (int)p.n);
	dx_wipe(&p, sizeof(p));
}

static bool has_language(struct dx_str installed, struct dx_str language)
{
	for (struct dx_str one; dx_str_split(&installed, ',', &one);)
		if (dx_str_eq(one, language))
			return true;
	return false;
}

static void look_at_engine(struct doctor *d)
{
	const char *path = dx_conf_str(d->conf, DX_OPT_engine_path);
	struct dx_str wanted = dx_str(dx_conf_str(d->conf, DX_OPT_languages));
	struct dx_eng *e = NULL;
	struct dx_err err;

	if (!dx_eng_open(*path != '\0' ? path : NULL, (uint64_t)dx_conf_int(d->conf, DX_OPT_engine_memory), &e, &err)) {
		doctor_say(d, WRONG, "engine", "apt-get install tesseract-ocr-eng; engine.path in the configuration",
			   "%s", err.msg);
		return;
	}
	const struct dx_eng_versions *v = dx_eng_versions(e);
	doctor_say(d, GOOD, "engine", NULL, "tesseract %s, mupdf %s", v->tesseract, v->mupdf);
	bool all = true;
	for (struct dx_str one; dx_str_split(&wanted, '+', &one);)
		if (!has_language(dx_str(v->languages), one)) {
			doctor_say(d, WRONG, "languages",
				   dx_asprintf(d->c->arena, "apt-get install tesseract-ocr-%.*s", DX_STR_ARG(one)),
				   "ocr.languages asks for %.*s; there are %s", DX_STR_ARG(one), v->languages);
			all = false;
		}
	if (all)
		doctor_say(d, GOOD, "languages", NULL, "%s", v->languages);
	dx_eng_close(&e);
}

static void look_at_sandbox(struct doctor *d)
{
	struct dx_buf actions = DX_BUF_INIT;
	struct dx_err err;

	if (!dx_read_file("/proc/sys/kernel/seccomp/actions_avail", SMALL_FILE_BYTES, &actions, &err) ||
	    strstr(dx_buf_cstr(&actions), "kill_process") == NULL)
		doctor_say(d, WRONG, "sandbox", "a kernel with CONFIG_SECCOMP_FILTER",
			   "this kernel has no seccomp filters");
	else if (!dx_jail_has_landlock())
		doctor_say(d, WARNING, "sandbox", "a kernel with Landlock: CONFIG_SECURITY_LANDLOCK, lsm=landlock,…",
			   "seccomp, but no Landlock: one of two fences around readers");
	else
		doctor_say(d, GOOD, "sandbox", NULL, "seccomp and Landlock");
	dx_buf_free(&actions);
}

static void look_at_clock(struct doctor *d)
{
	struct timex t = {0};
	int state = adjtimex(&t);

	if (state == TIME_ERROR || (t.status & STA_UNSYNC) != 0)
		doctor_say(d, WARNING, "clock", "timedatectl set-ntp true", "nothing keeps this host's clock right");
	else
		doctor_say(d, GOOD, "clock", NULL, "kept right by NTP or the like");
}

static void look_at_disk(struct doctor *d, const char *folder)
{
	struct statvfs s;

	if (statvfs(folder, &s) != 0 || s.f_blocks == 0)
		return;
	int left = (int)(s.f_bavail * 100 / s.f_blocks);
	if (left < DISK_MIN_PERCENT)
		doctor_say(d, left < 2 ? WRONG : WARNING, "disk", "enlarge it, or shorten retention.document",
			   "%s has %d %% left", folder, left);
	else
		doctor_say(d, GOOD, "disk", NULL, "%s has %d %% left", folder, left);
}

static void look_at_all(struct doctor *d)
{
	const char *pepper = d->c->pepper_file;

	look_at_secret(d, "pepper", pepper != NULL ? pepper : dx_conf_str(d->conf, DX_OPT_pepper_file), WRONG);
	look_at_secret(d, "master-key", dx_conf_str(d->conf, DX_OPT_master_key_file), WARNING);
	doctor_certificate(d);
	look_at_engine(d);
	look_at_sandbox(d);
	look_at_clock(d);
	look_at_disk(d, "/var");
	look_at_disk(d, "/var/lib/postgresql");
	if (*dx_conf_str(d->conf, DX_OPT_storage_dir) != '\0')
		look_at_disk(d, dx_conf_str(d->conf, DX_OPT_storage_dir));
	doctor_storage(d);
	doctor_remote(d);
	doctor_database(d);
	doctor_service(d);
}

int cmd_doctor(struct cli *c, int argc, char **argv)
{
	struct doctor d = {.c = c, .json = DX_BUF_INIT};
	struct dx_err err;
	struct chaos_options o = {0};
	const char *chaos = NULL;
	const struct cli_opt opts[] = {{"chaos", false, &chaos},  {"documents", true, &o.documents},
				       {"kills", true, &o.kills}, {"seconds", true, &o.seconds},
				       {"seed", true, &o.seed},   {"keep", false, &o.keep},
				       {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);

	if (code >= 0)
		return code;
	if (c->argc > 0)
		return cli_usage(c, "it takes no arguments");
	if (chaos == NULL && (o.documents || o.kills || o.seconds || o.seed || o.keep))
		return cli_usage(c, "--documents, --kills, --seconds, --seed and --keep belong to --chaos");
	if (!dx_crypt_init(&err))
		return cli_failed(c, "%s", err.msg);
	if (chaos != NULL)
		return doctor_chaos(c, &o);
	d.w = dx_jw(&d.json);
	dx_jw_arr(&d.w);
	d.conf = cli_conf(c);
	if (d.conf == NULL) {
		doctor_say(&d, WRONG, "configuration", "docextractd -n -c FILE names every mistake", "cannot be used");
	} else {
		doctor_say(&d, GOOD, "configuration", NULL, "%s",
			   c->conf_file != NULL ? c->conf_file : "defaults and environment");
		look_at_all(&d);
	}
	dx_jw_arr_end(&d.w);
	if (c->json)
		cli_print_json(dx_strn(d.json.data, d.json.len));
	else
		(void)printf("%d wrong, %d to think about\n", d.wrong, d.warnings);
	dx_buf_free(&d.json);
	return d.wrong > 0 ? CLI_FAILED : CLI_OK;
}

# SPDX-License-Identifier: AGPL-3.0-or-later
#
# One Makefile, not recursive. `build=release|debug|asan` picks the flavour; each
# has its own folder under build/. `make help` lists what people type.

build ?= release
B := build/$(build)

CC ?= gcc
AR ?= ar
PYTHON ?= /usr/bin/python3
PREFIX ?= /usr/local
LIBEXECDIR ?= $(PREFIX)/libexec/docextract
DATADIR ?= $(PREFIX)/share/docextract
MANDIR ?= $(PREFIX)/share/man
DOCDIR ?= $(PREFIX)/share/doc/docextract
SYSTEMD ?= yes # empty: `make install` leaves the units out (debhelper brings them itself)

# ---- flags ---------------------------------------------------------------

# Packagers may set WERROR= (empty); everybody else builds with warnings as errors.
WERROR ?= -Werror
WARN := -Wall -Wextra $(WERROR) -Wshadow -Wstrict-prototypes -Wold-style-definition -Wmissing-prototypes \
	-Wmissing-declarations -Wredundant-decls -Wpointer-arith -Wcast-qual -Wcast-align -Wwrite-strings \
	-Wconversion -Wsign-conversion -Wformat=2 -Wundef -Wvla -Walloca -Wnull-dereference -Wfloat-equal \
	-Wimplicit-fallthrough -Wunused-macros -Wdate-time
ifeq ($(findstring clang,$(CC)),clang)
WARN += -Wno-missing-field-initializers # libseccomp's own macros leave some out
else
WARN += -Wformat-signedness -Wformat-overflow=2 -Wformat-truncation=2 -Wduplicated-cond -Wduplicated-branches \
	-Wlogical-op -Wimplicit-fallthrough=5 -Wstack-usage=65536
endif

CPPFLAGS_ALL := -D_GNU_SOURCE -Iinclude -Iconfig -Ilib/conf -DDX_LIBEXECDIR='"$(LIBEXECDIR)"' -DDX_DATADIR='"$(DATADIR)"' $(CPPFLAGS)
CFLAGS_ALL := -std=gnu17 $(WARN) -g3 -fno-common -fno-strict-aliasing -fPIE -MMD -MP
LDFLAGS_ALL := -pie -Wl,-z,relro,-z,now,-z,noexecstack -Wl,--as-needed $(LDFLAGS)

ifeq ($(build),release)
CFLAGS_ALL += -O2 -fstack-protector-strong -fstack-clash-protection -D_FORTIFY_SOURCE=2
ifneq ($(findstring clang,$(CC)),clang)
CFLAGS_ALL += -ftrivial-auto-var-init=zero
endif
ifeq ($(shell uname -m),x86_64)
CFLAGS_ALL += -fcf-protection
endif
else ifeq ($(build),debug)
CFLAGS_ALL += -O1 -DDX_DEBUG_BUILD=1
else ifeq ($(build),asan)
CFLAGS_ALL += -O1 -DDX_DEBUG_BUILD=1 -DDX_ASAN=1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
LDFLAGS_ALL += -fsanitize=address,undefined
else ifeq ($(build),fuzz)
# For libFuzzer: `make fuzz` builds it, with clang.
CFLAGS_ALL += -O1 -DDX_DEBUG_BUILD=1 -DDX_ASAN=1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
LDFLAGS_ALL += -fsanitize=address,undefined
else
$(error build must be release, debug, asan or fuzz, not "$(build)")
endif
CFLAGS_ALL += $(CFLAGS)

isystem = $(patsubst -I%,-isystem %,$(shell pkg-config --cflags-only-I $(1) 2>/dev/null))

# Short lines; `make V=1` shows the commands.
Q := $(if $(V),,@)
say = $(if $(V),,@printf '  %-5s %s\n' $(1) $(2))

# ---- packages, lowest layer first ------------------------------------------
# A package may include and call only packages of a lower layer (see scripts/layers);
# <package>_3RD names the third-party headers that only it may use.

PACKAGES := base os fmt crypt conf ev tls eng db http fetch blob img pdf ocr doc foreign qr einv xinv extract filing statement gst invoice receipt tds kinds store role runner api worker upstream bulk keeper sender engine

INC_fmt := $(call isystem,jansson libpcre2-8)
INC_ev := $(call isystem,libevent)
INC_db := $(call isystem,libpq libevent)
INC_pdf :=
INC_extract := $(call isystem,jansson libpcre2-8)
CPPFLAGS_3RD := $(call isystem,jansson libpcre2-8 libevent libpq libsodium lept tesseract libseccomp libsystemd libcurl libxml-2.0)

MUPDF_LIBS := -lmupdf -lmupdf-third -lmujs -lgumbo -lopenjp2 -ljbig2dec -ljpeg -lharfbuzz -lfreetype -lz -lm
LIBS_base := -lm
LIBS_os := $(LIBS_base) -lseccomp -lsystemd
LIBS_fmt := $(LIBS_base) -ljansson -lpcre2-8
LIBS_crypt := -lsodium
LIBS_ev := -levent_core
LIBS_http := -levent_core -levent_extra -lz
LIBS_db := -lpq -levent_core

src = $(sort $(wildcard lib/$(1)/*.c lib/$(1)/*/*.c))
obj = $(patsubst %.c,$(B)/%.o,$(call src,$(1))) $(patsubst %.cc,$(B)/%.o,$(sort $(wildcard lib/$(1)/*.cc)))
lib = $(B)/libdx_$(1).a

DAEMON_PKGS := api worker upstream keeper bulk sender runner role filing extract store http blob fetch db tls ev conf crypt doc eng os fmt base
ENGINE_PKGS := engine kinds statement gst invoice receipt tds extract xinv einv qr foreign doc ocr pdf img os fmt base
CLI_PKGS := filing extract store blob fetch db tls ev conf crypt doc eng os fmt base

DAEMON := $(B)/docextractd
ENGINE := $(B)/docextract-engine
CLI := $(B)/docextract

DAEMON_LIBS := -levent_core -levent_extra -lpq -lcurl -lssl -lcrypto -lsodium -ljansson -lpcre2-8 -lseccomp -lsystemd -lz -lm
ENGINE_LIBS := -ltesseract -llept -lZXing -lstdc++ -lcrypto $(MUPDF_LIBS) -lxml2 -ljansson -lpcre2-8 -lseccomp -lsystemd -lm
CLI_LIBS := -levent_core -lcurl -lssl -lcrypto -lpq -lsodium -ljansson -lpcre2-8 -lseccomp -lsystemd -lm

.PHONY: all
all: $(DAEMON) $(ENGINE) $(CLI)

# lib/api/assets.c takes these in, which its .d file does not know.
$(B)/lib/api/assets.o: $(wildcard config/openapi/*)

$(B)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(call say,CC,$<)
	$(Q)$(CC) $(CPPFLAGS_ALL) $(CPPFLAGS_3RD) $(CFLAGS_ALL) -c -o $@ $<

# The one library without a C interface is spoken to in C++ (lib/qr).
CXX ?= g++
CXXFLAGS_ALL := -std=c++17 -Wall -Wextra $(WERROR) $(filter -g% -f% -O% -D%,$(CFLAGS_ALL)) -MMD -MP $(CXXFLAGS)
$(B)/%.o: %.cc Makefile
	@mkdir -p $(@D)
	$(call say,CXX,$<)
	$(Q)$(CXX) $(CPPFLAGS_ALL) $(CXXFLAGS_ALL) -c -o $@ $<

define library
$(call obj,$(1)): CPPFLAGS_ALL += -Ilib/$(1)
$(B)/libdx_$(1).a: $(call obj,$(1))
	@rm -f $$@
	$$(Q)$(AR) rcsD $$@ $$^
endef
$(foreach p,$(PACKAGES),$(eval $(call library,$(p))))

cmdobj = $(patsubst %.c,$(B)/%.o,$(sort $(wildcard cmd/$(1)/*.c)))

# -rdynamic on the daemon: libevent's internal calls must find our evhttp_send_error() (QUEUE C.3, http/errors.c).
$(DAEMON): $(call cmdobj,docextractd) $(foreach p,$(DAEMON_PKGS),$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -rdynamic -o $@ $(filter %.o,$^) -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(DAEMON_LIBS)

$(ENGINE): $(call cmdobj,docextract-engine) $(foreach p,$(ENGINE_PKGS),$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -rdynamic -o $@ $(filter %.o,$^) -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(ENGINE_LIBS)

$(CLI): $(call cmdobj,docextract) $(foreach p,$(CLI_PKGS),$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -o $@ $(filter %.o,$^) -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(CLI_LIBS)

# ---- unit tests: one program per module, test/unit/<package>/test_<module>.c ----

UNIT_SRC := $(sort $(wildcard test/unit/*/test_*.c))
UNIT_BIN := $(patsubst %.c,$(B)/%,$(UNIT_SRC))
unit_pkg = $(word 3,$(subst /, ,$(1)))

# What a package's tests link: the package and every layer that it may use.
DEPS_base := base
DEPS_os := os base
DEPS_fmt := fmt base
DEPS_crypt := crypt os base
DEPS_conf := conf base
DEPS_ev := ev base
DEPS_eng := eng os fmt base
DEPS_db := db ev base
DEPS_tls := tls ev os base
DEPS_http := http tls ev fmt os base
DEPS_fetch := fetch ev base
DEPS_blob := blob fetch ev conf crypt os fmt base
DEPS_img := img base
DEPS_pdf := pdf doc fmt base
DEPS_ocr := ocr img doc fmt base
DEPS_doc := doc fmt base
DEPS_foreign := foreign doc fmt base
DEPS_xinv := xinv base
DEPS_einv := einv fmt base
DEPS_qr := qr doc fmt base
DEPS_extract := extract doc fmt base
DEPS_filing := filing extract doc fmt base
DEPS_kinds := kinds statement gst invoice receipt tds extract xinv einv doc fmt base
DEPS_store := store db ev conf crypt doc os fmt base
DEPS_role := role ev conf crypt os fmt base
DEPS_api := api role filing extract store http blob fetch db tls ev conf crypt doc eng os fmt base
DEPS_worker := worker runner role store blob fetch db ev conf crypt doc eng os fmt base
DEPS_upstream := upstream runner role http tls ev conf crypt doc eng os fmt base
DEPS_bulk := bulk store filing extract db ev conf crypt doc os fmt base
DEPS_sender := sender role store fetch db ev conf crypt doc os fmt base
DEPS_engine := engine kinds statement gst invoice receipt tds extract xinv einv qr foreign doc ocr pdf img os fmt base

LIBS3_base := -lm
LIBS3_os := -lseccomp -lsystemd -lm
LIBS3_fmt := -ljansson -lpcre2-8 -lm
LIBS3_crypt := -lsodium -lm
LIBS3_conf := -lm
LIBS3_ev := -levent_core -lm
LIBS3_eng := -ljansson -lpcre2-8 -lseccomp -lsystemd -lm
LIBS3_db := -lpq -levent_core -lm
LIBS3_tls := -levent_core -lssl -lcrypto -lseccomp -lsystemd -lm
LIBS3_http := -levent_core -levent_extra -lssl -lcrypto -lseccomp -lsystemd -ljansson -lpcre2-8 -lz -lm
LIBS3_fetch := -lcurl -levent_core -lm
LIBS3_blob := $(CLI_LIBS)
LIBS3_img := -llept -lm
LIBS3_pdf := $(MUPDF_LIBS) -ljansson -lpcre2-8
LIBS3_ocr := -ltesseract -llept -ljansson -lpcre2-8 -lm
LIBS3_doc := -ljansson -lpcre2-8 -lm
LIBS3_foreign := -ljansson -lpcre2-8 -lm
LIBS3_xinv := -lxml2 -lm
LIBS3_einv := -lcrypto -ljansson -lpcre2-8 -lm
LIBS3_qr := -lZXing -lstdc++ -ljansson -lpcre2-8 -lm
LIBS3_extract := -ljansson -lpcre2-8 -lm
LIBS3_filing := -ljansson -lpcre2-8 -lm
LIBS3_kinds := -lxml2 -lcrypto -ljansson -lpcre2-8 -lm
LIBS3_store := $(DAEMON_LIBS)
LIBS3_role := $(DAEMON_LIBS)
LIBS3_api := $(DAEMON_LIBS)
LIBS3_worker := $(DAEMON_LIBS)
LIBS3_upstream := $(DAEMON_LIBS)
LIBS3_bulk := $(DAEMON_LIBS)
LIBS3_sender := $(DAEMON_LIBS)
LIBS3_engine := $(ENGINE_LIBS)

CHECK_LIBS := $(shell pkg-config --libs check 2>/dev/null)

# A program test_scripted*.c gets the scripted libpq of test/lib/fake_pq.c instead of the real one.
scripted = $(findstring /test_scripted,$(1))

define unit_test
$(B)/$(1): $(B)/$(1).o $(if $(call scripted,$(1)),$(B)/test/lib/fake_pq.o) $(foreach p,$(DEPS_$(call unit_pkg,$(1))),$(call lib,$(p)))
	$$(call say,LINK,$$@)
	$$(Q)$$(CC) $$(CFLAGS_ALL) $$(LDFLAGS_ALL) -rdynamic -o $$@ $$(filter %.o,$$^) -Wl,--start-group $$(filter %.a,$$^) -Wl,--end-group $$(filter-out $(if $(call scripted,$(1)),-lpq),$$(LIBS3_$(call unit_pkg,$(1)))) $$(CHECK_LIBS)
endef
$(foreach t,$(patsubst %.c,%,$(UNIT_SRC)),$(eval $(call unit_test,$(t))))

# The engine's tests run the real executable.
$(filter $(B)/test/unit/engine/%,$(UNIT_BIN)): | $(ENGINE)

# ---- fuzz targets: test/fuzz/fuzz_NAME.c; with libFuzzer, or replaying its corpus as a unit test ----

FUZZ_NAMES := $(patsubst test/fuzz/fuzz_%.c,%,$(sort $(wildcard test/fuzz/fuzz_*.c)))
FUZZ_PKGS := api engine kinds statement gst invoice receipt tds extract xinv einv qr foreign doc http blob fetch conf crypt tls ev os fmt base
FUZZ_LIBS := -levent_core -levent_extra -lssl -lcurl -lsodium -lxml2 -lZXing -lstdc++ -lcrypto -ljansson -lpcre2-8 -lseccomp -lsystemd -lz -lm
FUZZ_BIN := $(FUZZ_NAMES:%=$(B)/test/fuzz/fuzz_%)
FUZZ_REPLAY := $(FUZZ_NAMES:%=$(B)/test/unit/fuzz/test_%)
fuzz_link = $(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) $(1) -o $@ $(filter %.o,$^) -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(FUZZ_LIBS)

$(FUZZ_BIN): $(B)/test/fuzz/fuzz_%: $(B)/test/fuzz/fuzz_%.o $(foreach p,$(FUZZ_PKGS),$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(call fuzz_link,-fsanitize=fuzzer)
$(FUZZ_REPLAY): $(B)/test/unit/fuzz/test_%: $(B)/test/fuzz/fuzz_%.o $(B)/test/fuzz/replay.o $(foreach p,$(FUZZ_PKGS),$(call lib,$(p)))
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(call fuzz_link)

.PHONY: unit-bins unit unit-fuzz fuzz-bins
fuzz-bins: $(FUZZ_BIN)
unit-fuzz: $(FUZZ_REPLAY)
	@scripts/unit $^
UNIT_BIN += $(FUZZ_REPLAY)
unit-bins: $(UNIT_BIN)
unit: unit-bins
	@scripts/unit $(UNIT_BIN)

# One package's library and tests while working on it: make pkg-base unit-base
.PHONY: $(addprefix pkg-,$(PACKAGES)) $(addprefix unit-,$(PACKAGES))
$(foreach p,$(PACKAGES),$(eval pkg-$(p): $(call lib,$(p))))
define unit_of
unit-$(1): $(filter $(B)/test/unit/$(1)/%,$(UNIT_BIN))
	@scripts/unit $$^
endef
$(foreach p,$(PACKAGES),$(eval $(call unit_of,$(p))))

# Manual pages; the options and verbs in them are asked of the programs just built.
MAN_PAGES := docextract.1 docextract.conf.5 docextract-templates.5 docextractd.8
MAN := $(addprefix $(B)/man/,$(MAN_PAGES))
.PHONY: man
man: $(MAN)
$(MAN) &: $(DAEMON) $(CLI) scripts/man-pages scripts/markdown-to-mdoc doc/templates.md $(wildcard doc/man/*)
	$(call say,MAN,$(B)/man)
	$(Q)scripts/man-pages $(B) $(B)/man

# ---- installing; nothing outside DESTDIR and PREFIX but /etc below DESTDIR ----

INSTALL_DATA = install -m 0644
.PHONY: install
install: all man
	install -d $(addprefix $(DESTDIR),$(PREFIX)/bin $(PREFIX)/sbin $(LIBEXECDIR) $(DATADIR) $(MANDIR)/man1 $(MANDIR)/man5 $(MANDIR)/man8)
	install -m 0755 $(CLI) $(DESTDIR)$(PREFIX)/bin/docextract
	install -m 0755 $(DAEMON) $(DESTDIR)$(PREFIX)/sbin/docextractd
	install -m 0755 $(ENGINE) $(DESTDIR)$(LIBEXECDIR)/docextract-engine
	cd sql && find . -name '*.sql' -exec install -D -m 0644 {} $(DESTDIR)$(DATADIR)/sql/{} \;
	cd config/templates && find . -name '*.json' -exec install -D -m 0644 {} $(DESTDIR)$(DATADIR)/templates/{} \;
	install -m 0755 packaging/upgrade-database $(DESTDIR)$(DATADIR)/upgrade-database
	$(INSTALL_DATA) $(filter %.1,$(MAN)) $(DESTDIR)$(MANDIR)/man1/
	$(INSTALL_DATA) $(filter %.5,$(MAN)) $(DESTDIR)$(MANDIR)/man5/
	$(INSTALL_DATA) $(filter %.8,$(MAN)) $(DESTDIR)$(MANDIR)/man8/
	install -D -m 0644 completions/docextract.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/docextract
	install -D -m 0644 completions/_docextract $(DESTDIR)$(PREFIX)/share/zsh/vendor-completions/_docextract
	install -d $(DESTDIR)$(DOCDIR)/examples
	$(INSTALL_DATA) $(filter-out doc/plan.md,$(wildcard doc/*.md)) $(DESTDIR)$(DOCDIR)/
	$(INSTALL_DATA) config/docextract.conf systemd/docextract-tls.socket $(wildcard config/monitoring/* doc/examples/*) samples/till-slip.pdf \
		$(DESTDIR)$(DOCDIR)/examples/
	install -D -m 0644 packaging/docextract.conf $(DESTDIR)/etc/docextract/docextract.conf
ifneq ($(strip $(SYSTEMD)),)
	install -D -m 0644 systemd/docextract.service $(DESTDIR)$(PREFIX)/lib/systemd/system/docextract.service
	install -D -m 0644 systemd/docextract.socket $(DESTDIR)$(PREFIX)/lib/systemd/system/docextract.socket
	install -D -m 0644 systemd/docextract.sysusers $(DESTDIR)$(PREFIX)/lib/sysusers.d/docextract.conf
	install -D -m 0644 systemd/docextract.tmpfiles $(DESTDIR)$(PREFIX)/lib/tmpfiles.d/docextract.conf
	install -D -m 0644 packaging/default $(DESTDIR)/etc/default/docextract
endif

.PHONY: deb rpm check-packages
deb:
	@scripts/bootstrap package
	scripts/make-deb build/packages
rpm:
	@scripts/bootstrap package
	scripts/make-rpm build/packages
check-packages:
	@scripts/bootstrap package
	scripts/check-packages

.PHONY: clean
clean:
	rm -rf build

-include $(shell find $(B) -name '*.d' 2>/dev/null)

# ---- the chaos test's world: a disk that can be full, a clock that can jump ----

$(B)/test/chaos/world.so: test/chaos/world.c Makefile
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) -std=gnu17 -D_GNU_SOURCE $(WARN) -O2 -fPIC -shared -o $@ $< -ldl
unit-bins: $(B)/test/chaos/world.so

# Documents given as words, for tests that change some of them (test/score/adversary.py).
$(B)/test/score/from_words: $(B)/test/score/from_words.o $(foreach p,$(DEPS_kinds) kinds,$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -o $@ $< -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(LIBS3_kinds)
unit-bins: $(B)/test/score/from_words

# What a template's tables make of descriptions (test/score/narrations.py).
$(B)/test/score/enrich: $(B)/test/score/enrich.o $(foreach p,$(DEPS_kinds) kinds,$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -o $@ $< -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(LIBS3_kinds)
unit-bins: $(B)/test/score/enrich

# ---- what `make bench` measures against ----

$(B)/test/bench/tess_loop: $(B)/test/bench/tess_loop.o
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -o $@ $< -ltesseract -llept
$(B)/test/bench/page_times.o: CPPFLAGS_ALL += -Ilib/ocr
$(B)/test/bench/page_times: $(B)/test/bench/page_times.o $(foreach p,$(ENGINE_PKGS),$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -o $@ $< -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(ENGINE_LIBS)
$(B)/test/bench/hello: $(B)/test/bench/hello.o
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -o $@ $< -levent_core -levent_extra
$(B)/test/it/http/serve: $(B)/test/it/http/serve.o $(foreach p,$(DEPS_http),$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -rdynamic -o $@ $^ $(LIBS3_http)
$(B)/test/bench/db_queries: $(B)/test/bench/db_queries.o $(foreach p,$(DEPS_db),$(call lib,$(p)))
	$(call say,LINK,$@)
	$(Q)$(CC) $(CFLAGS_ALL) $(LDFLAGS_ALL) -o $@ $^ $(LIBS3_db)

# ---- what people type ----

STATE ?= var
LISTEN ?= 127.0.0.1:8080
SUB := $(MAKE) --no-print-directory -j2

.PHONY: help demo run check check-asan check-clients fuzz chaos soak scale lint bench score times honesty format
help:
	@echo "make demo                 try it: set up, build, two documents through the daemon"
	@echo "make run STATE=dir LISTEN=host:port   keep a daemon in the foreground, with keys in STATE"
	@echo "make check                set up, build, every test"
	@echo "make check-clients        webhooks verified, and a client generated, by packages of npm; storage in a real S3 server"
	@echo "make fuzz T=60            each fuzz target for so many seconds (F='head json': these only)"
	@echo "make chaos                kill, freeze, cut off and fill up everything under 5,000 documents; nothing may be lost"
	@echo "make scale                migrations, plans and claims in a database of 1,000,000 documents"
	@echo "make soak MINUTES=60      mixed load for so long; memory and descriptors of every process must stay flat"
	@echo "make bench                the service beside what it is compared with"
	@echo "make honesty N=2000       papers with truth and altered ones: is a wrong one ever called verified?"
	@echo "make score                how right the extraction is (SCORE='--raster sroie' …)"
	@echo "make times                processor time of a scanned page beside tesseract's own (TIMES='--seeds 3')"
	@echo "make lint | format        second opinions | clang-format in place"
	@echo "make install DESTDIR=dir PREFIX=/usr   everything in its place"
	@echo "make deb | rpm | check-packages   packages in build/packages | and whether they install, upgrade, run"
	@echo "make all unit build=release|debug|asan"

# Each sets up first, then starts make anew: pkg-config may have come only now.
demo:
	@scripts/bootstrap build
	@$(SUB) all
	@DX_BUILD=$(B) scripts/demo
run:
	@scripts/bootstrap build
	@$(SUB) all
	@DX_BUILD=$(B) exec scripts/run "$(STATE)" "$(LISTEN)"
check:
	@scripts/bootstrap test
	@$(SUB) all unit-bins
	@DX_BUILD=$(B) scripts/check $(CHECK)
# The sanitizer flavour runs all units, and the daemon's tests but those where it would only repeat `check` slowly: what is
# not our C, how right the reading is (the units read the same words; an eighth of the strangers' papers are read here too, for
# what only whole papers ask of memory), and chaos, whose time goes into waiting.
ASAN_LEAVES := altered altered_bills altered_tax auto chaos database_tls dba docs_page doctor_chaos einvoice embedded failover hard hosts openapi pgbouncer photographs \
	pictures plans real_clients reread scans score soak statement_layouts tds webhook_samples
check-asan:
	@scripts/bootstrap test
	@$(SUB) build=asan all unit-bins
	@DX_BUILD=build/asan DX_TESTS=test/it scripts/check $(ASAN_LEAVES:%=--ignore=test/it/test_%.py) '--ignore-glob=test/it/test_stranger_[a-s]*.py' $(CHECK)
# A real S3 server, and packages from npm below the build folder; says so and skips those where there is no npm.
check-clients:
	@scripts/bootstrap test
	@scripts/bootstrap clients
	@$(SUB) all
	@DX_BUILD=$(B) scripts/check-clients
bench:
	@scripts/bootstrap test
	@$(SUB) all $(B)/test/bench/tess_loop $(B)/test/bench/hello
	@DX_BUILD=$(B) scripts/unprivileged test/bench/bench.py $(BENCH)
score:
	@scripts/bootstrap test
	@$(SUB) all
	@/usr/bin/python3 test/score/score.py --tool $(B)/docextract $(SCORE)
times:
	@scripts/bootstrap test
	@$(SUB) all $(B)/test/bench/page_times
	@/usr/bin/python3 test/score/times.py --tool $(B)/docextract --steps $(B)/test/bench/page_times $(TIMES)
# Does the verdict ever lie? N generated papers, N/5 altered ones, all corpora. HONESTY='--seed 2 --keep FOLDER'
N ?= 2000
honesty:
	@scripts/bootstrap test
	@$(SUB) all
	@/usr/bin/python3 test/score/honesty.py --tool $(B)/docextract --generated $(N) --altered $$(($(N) / 5)) --corpora $(HONESTY)
# Each target T seconds, one after the other; F names some: make fuzz T=60 F='head json'
T ?= 60
F ?= $(FUZZ_NAMES)
fuzz:
	@scripts/bootstrap test
	@$(SUB) build=fuzz CC=clang-14 CXX=clang++-14 fuzz-bins
	@scripts/fuzz "$(T)" $(F)
# The long form of test/it/test_chaos.py: 5,000 documents, 300 kills and more. CHAOS='--seed 2 --documents 500'
chaos:
	@scripts/bootstrap test
	@$(SUB) all $(B)/test/chaos/world.so
	@DX_BUILD=$(B) scripts/unprivileged /usr/bin/python3 test/chaos/chaos.py $(CHAOS)
# A database of 1,000,000 documents: migrations, plans, claims. SCALE='--finished 50000 --waiting 5000'
scale:
	@scripts/bootstrap test
	@scripts/unprivileged test/scale/scale.py $(SCALE)
# The long form of test/it/test_soak.py.
MINUTES ?= 60
soak:
	@scripts/bootstrap test
	@$(SUB) all
	@DX_BUILD=$(B) scripts/unprivileged /usr/bin/python3 test/soak/soak.py --minutes $(MINUTES)
lint:
	@scripts/bootstrap test
	@scripts/lint
format:
	clang-format-14 -i $$(git ls-files '*.c' '*.h')
